; An object that no marker starts is alive from its alloca on: another one must not take its memory.
; exit: 5
@g = global ptr null
define i32 @rd() noinline {
  %p = load ptr, ptr @g
  %v = load i32, ptr %p
  ret i32 %v
}
define void @wr(ptr %q) noinline {
  store i32 7, ptr %q
  ret void
}
define void @init() noinline {
  %p = load ptr, ptr @g
  store i32 5, ptr %p
  ret void
}
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
define i32 @main() {
  %a = alloca i32
  %b = alloca i32
  store ptr %a, ptr @g
  call void @init()
  call void @llvm.lifetime.start.p0(i64 4, ptr %b)
  call void @wr(ptr %b)
  call void @llvm.lifetime.end.p0(i64 4, ptr %b)
  %r = call i32 @rd()
  call void @llvm.lifetime.end.p0(i64 4, ptr %a)
  ret i32 %r
}
