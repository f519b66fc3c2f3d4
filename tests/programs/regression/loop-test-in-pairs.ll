; A phi of a loop takes its test, which the pairs of rounds do not compute.
; exit: 0
; output: 1 1
declare i32 @printf(ptr, ...)
@f = constant [7 x i8] c"%d %d\0A\00"
define i32 @g(ptr %p, i64 %n) noinline {
entry:
  br label %h
h:
  %i = phi i64 [0,%entry],[%i1,%b]
  %pc = phi i1 [false,%entry],[%c,%b]
  %c = icmp ult i64 %i, %n
  br i1 %c, label %b, label %x
b:
  %q = getelementptr i32, ptr %p, i64 %i
  %v = load i32, ptr %q
  %cz = zext i1 %c to i32
  %w = add i32 %v, %cz
  store i32 %w, ptr %q
  %i1 = add i64 %i, 1
  br label %h
x:
  %z = zext i1 %pc to i32
  %z2 = zext i1 %c to i32
  %s = shl i32 %z2, 1
  %o = or i32 %s, %z
  ret i32 %o
}
@t = global [5 x i32] [i32 1, i32 2, i32 4, i32 8, i32 16]
define i32 @main() {
  %r = call i32 @g(ptr @t, i64 5)
  %r2 = call i32 @g(ptr @t, i64 4)
  call i32 (ptr, ...) @printf(ptr @f, i32 %r, i32 %r2)
  ret i32 0
}
