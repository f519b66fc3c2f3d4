; A load becomes the value that an earlier access of the same address and type read or wrote, if nothing in between
; may have written there; stores of what is there, and those that the next one overwrites, are removed.
; lilt: --stop-after=dce
; loads: count: 1 load
; forwarded: lacks: load
; distinct_offsets: count: 1 load
; distinct_globals: count: 1 load
; private_object: lacks: load
; constant_table: count: 1 load
; both_ways: count: 1 load
; beside: count: 2 load
; same_value: count: 1 store
; overwritten: count: 1 store
; overwritten_twice: count: 2 store
@a = global i32 0
@b = global i32 0
@table = constant [2 x i32] [i32 1, i32 2]
define i32 @loads(ptr %p) {
  %1 = load i32, ptr %p
  %2 = load i32, ptr %p
  %3 = add i32 %1, %2
  ret i32 %3
}
define i32 @forwarded(ptr %p, i32 %x) {
  store i32 %x, ptr %p
  %1 = load i32, ptr %p
  ret i32 %1
}
define i32 @distinct_offsets(ptr %p, i32 %x) {
  %1 = load i32, ptr %p
  %q = getelementptr i8, ptr %p, i64 4
  store i32 %x, ptr %q
  %2 = load i32, ptr %p
  %3 = load i32, ptr %q
  %4 = add i32 %1, %2
  %5 = add i32 %4, %3
  ret i32 %5
}
define i32 @distinct_globals(i32 %x) {
  %1 = load i32, ptr @a
  store i32 %x, ptr @b
  %2 = load i32, ptr @a
  %3 = add i32 %1, %2
  ret i32 %3
}
define i32 @private_object(ptr %p, i64 %i) {
  %x = alloca [4 x i32]
  %at = getelementptr [4 x i32], ptr %x, i64 0, i64 %i
  store i32 5, ptr %at
  store i32 6, ptr %p
  call void @effect()
  %1 = load i32, ptr %at
  ret i32 %1
}
define i32 @constant_table(i64 %i) {
  %at = getelementptr [2 x i32], ptr @table, i64 0, i64 %i
  %1 = load i32, ptr %at
  call void @effect()
  %2 = load i32, ptr %at
  %3 = add i32 %1, %2
  ret i32 %3
}
define i32 @both_ways(ptr %p, i1 %c) {
entry:
  %1 = load i32, ptr %p
  br i1 %c, label %then, label %else
then:
  %2 = load i32, ptr %p
  %3 = call i32 @use(i32 %2) memory(none)
  br label %end
else:
  store i32 7, ptr @unread
  br label %end
end:
  ret i32 %1
}
define i32 @beside(ptr %p, i1 %c) {
entry:
  %1 = load i32, ptr %p
  br i1 %c, label %then, label %else
then:
  store i32 1, ptr %p
  call void @effect()
  %2 = load i32, ptr %p
  ret i32 %2
else:
  %3 = load i32, ptr %p
  %4 = add i32 %3, %1
  ret i32 %4
}
define void @same_value(ptr %p, i32 %x) {
  %1 = load i32, ptr %p
  store i32 %1, ptr %p
  %q = getelementptr i8, ptr %p, i64 4
  store i32 %x, ptr %q
  store i32 %x, ptr %q
  ret void
}
define void @overwritten(ptr %p, i32 %x) {
  store i32 1, ptr %p
  store i32 %x, ptr %p
  ret void
}
define void @overwritten_twice(ptr %p, ptr %q) {
  store i32 1, ptr %p
  store i32 2, ptr %q
  store i32 3, ptr %p
  store i32 4, ptr %p
  ret void
}
@unread = global i32 0
declare void @effect()
declare i32 @use(i32)
