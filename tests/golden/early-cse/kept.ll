; Accesses and expressions that stay: memory may have changed, another thread may watch, types differ, or values may.
; lilt: --stop-after=dce
; written: count: 2 load
; called: count: 2 load
; escaped: count: 1 load
; volatile: count: 2 load
; volatile: count: 2 store
; acquired: count: 3 load
; fenced: count: 2 load
; types: count: 2 load
; overlapping: count: 2 load
; read: count: 2 store
; in_loop: count: 1 load in body
; lifetime: count: 2 store
; second_return: count: 1 load
; assembly: count: 2 load
; calls: count: 2 call
; frozen: count: 2 freeze
; variable_index: count: 2 load
; joined: count: 2 load
define i32 @written(ptr %p, ptr %q) {
  %1 = load i32, ptr %p
  store i32 1, ptr %q
  %2 = load i32, ptr %p
  %3 = add i32 %1, %2
  ret i32 %3
}
define i32 @called(ptr %p) {
  %1 = load i32, ptr %p
  call void @effect()
  %2 = load i32, ptr %p
  %3 = add i32 %1, %2
  ret i32 %3
}
define i32 @escaped() {
  %x = alloca i32
  call void @take(ptr %x)
  store i32 1, ptr %x
  call void @effect()
  %1 = load i32, ptr %x
  ret i32 %1
}
define i32 @volatile(ptr %p) {
  %1 = load volatile i32, ptr %p
  %2 = load volatile i32, ptr %p
  store volatile i32 %1, ptr %p
  store volatile i32 %1, ptr %p
  %3 = add i32 %1, %2
  ret i32 %3
}
define i32 @acquired(ptr %p, ptr %flag) {
  %1 = load i32, ptr %p
  %2 = load atomic i32, ptr %flag acquire, align 4
  %3 = load i32, ptr %p
  %4 = add i32 %1, %2
  %5 = add i32 %4, %3
  ret i32 %5
}
define i32 @fenced(ptr %p) {
  %1 = load i32, ptr %p
  fence seq_cst
  %2 = load i32, ptr %p
  %3 = add i32 %1, %2
  ret i32 %3
}
define i64 @types(ptr %p) {
  %1 = load i64, ptr %p
  %2 = load i32, ptr %p
  %3 = zext i32 %2 to i64
  %4 = add i64 %1, %3
  ret i64 %4
}
define i64 @overlapping(ptr %p) {
  %1 = load i64, ptr %p
  %q = getelementptr i8, ptr %p, i64 7
  store i8 1, ptr %q
  %2 = load i64, ptr %p
  %3 = add i64 %1, %2
  ret i64 %3
}
define i32 @read(ptr %p, ptr %q) {
  store i32 1, ptr %p
  %1 = load i32, ptr %q
  store i32 2, ptr %p
  ret i32 %1
}
define i32 @in_loop(ptr %p, i32 %n) {
entry:
  %1 = load i32, ptr %p
  br label %body
body:
  %sum = phi i32 [ %1, %entry ], [ %next, %body ]
  %2 = load i32, ptr %p
  %next = add i32 %sum, %2
  store i32 %next, ptr %p
  %done = icmp sgt i32 %next, %n
  br i1 %done, label %end, label %body
end:
  ret i32 %next
}
define void @lifetime(ptr %q) {
  %x = alloca [2 x i32]
  store i32 1, ptr %x
  call void @llvm.lifetime.end.p0(i64 8, ptr %x)
  call void @llvm.lifetime.start.p0(i64 8, ptr %x)
  store i32 1, ptr %x
  call void @take(ptr %x)
  ret void
}
define i32 @second_return(i64 %i) {
  %x = alloca [2 x i32]
  store i32 1, ptr %x
  %1 = call i32 @setjmp(ptr @buffer)
  %2 = load i32, ptr %x
  %at = getelementptr [2 x i32], ptr %x, i64 0, i64 %i
  store i32 2, ptr %at
  call void @effect()
  ret i32 %2
}
define i32 @assembly(ptr %p) {
  %1 = load i32, ptr %p
  call void asm sideeffect "", "~{memory}"()
  %2 = load i32, ptr %p
  %3 = add i32 %1, %2
  ret i32 %3
}
define i32 @calls(i32 %x) {
  %1 = call i32 @function(i32 %x)
  %2 = call i32 @function(i32 %x)
  %3 = add i32 %1, %2
  ret i32 %3
}
define i32 @frozen(i32 %x) {
  %1 = freeze i32 %x
  %2 = freeze i32 %x
  %3 = sub i32 %1, %2
  ret i32 %3
}
define i32 @variable_index(ptr %p, i64 %i) {
  %1 = load i32, ptr %p
  %at = getelementptr i32, ptr %p, i64 %i
  store i32 1, ptr %at
  %2 = load i32, ptr %p
  %3 = add i32 %1, %2
  ret i32 %3
}
define i32 @joined(ptr %p, ptr %q, i1 %c) {
entry:
  %1 = load i32, ptr %p
  br i1 %c, label %then, label %end
then:
  store i32 1, ptr %q
  call void @effect()
  br label %end
end:
  %2 = load i32, ptr %p
  %3 = add i32 %1, %2
  ret i32 %3
}
@buffer = global [25 x i64] zeroinitializer
declare void @effect()
declare void @take(ptr)
declare i32 @function(i32)
declare i32 @setjmp(ptr) returns_twice
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
