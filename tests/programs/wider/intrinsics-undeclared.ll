; LLVM 19 needs neither the declarations of intrinsics nor the types in their names.
; exit: 42
define i32 @main() {
  %a = call i32 @llvm.umax.i32(i32 5, i32 2)
  %b = call i32 @llvm.umax(i32 %a, i32 3)
  %c = call i64 @llvm.umax(i64 4, i64 5000000000)
  %d = call i8 @llvm.umin(i8 -1, i8 30)
  %e = call { i64, i1 } @llvm.uadd.with.overflow(i64 %c, i64 -1)
  %f = extractvalue { i64, i1 } %e, 1
  %g = zext i1 %f to i32
  %h = zext i8 %d to i32
  %i = add i32 %b, %h
  %j = add i32 %i, %g
  %k = call i32 @llvm.ctpop(i32 63)
  %l = add i32 %j, %k
  %slot = alloca i32
  call void @llvm.memset(ptr %slot, i8 0, i64 4, i1 false)
  %m = load i32, ptr %slot
  %n = add i32 %l, %m
  ret i32 %n
}
