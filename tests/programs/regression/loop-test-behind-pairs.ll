; A loop's test has another use: where rounds are made in pairs, it is false behind the last round.
; exit: 0
; output: 0 0
declare i32 @printf(ptr, ...)
@f = constant [7 x i8] c"%d %d\0A\00"
define i32 @g(ptr %p, i64 %n, i1 %k) noinline {
entry:
  br i1 %k, label %h, label %x
h:
  %i = phi i64 [0,%entry],[%i1,%b]
  %c = icmp ult i64 %i, %n
  br i1 %c, label %b, label %x
b:
  %q = getelementptr i32, ptr %p, i64 %i
  %v = load i32, ptr %q
  %w = add i32 %v, 7
  store i32 %w, ptr %q
  %i1 = add i64 %i, 1
  br label %h
x:
  %r = phi i1 [ %c, %h ], [ true, %entry ]
  %z = zext i1 %r to i32
  ret i32 %z
}
@t = global [5 x i32] [i32 1, i32 2, i32 4, i32 8, i32 16]
define i32 @main() {
  %r = call i32 @g(ptr @t, i64 5, i1 1)
  %r2 = call i32 @g(ptr @t, i64 4, i1 1)
  call i32 (ptr, ...) @printf(ptr @f, i32 %r, i32 %r2)
  ret i32 0
}
