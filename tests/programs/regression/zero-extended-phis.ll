; An i32 phi of constants and 32-bit sums has zeros above in its register, also where the phi is negative.
; exit: 0
; output: 2
; output: 1
; output: 2
; output: 34359738368
; output: 34359738371
source_filename = "zero-extended-phis"

declare i32 @printf(ptr, ...)
@format = private constant [5 x i8] c"%ld\0A\00"
define i64 @f(i1 %c, i32 %a, i32 %n) noinline {
entry:
  br i1 %c, label %l, label %r
l:
  %x = add i32 %a, 1
  br label %j
r:
  %q = call i32 (ptr, ...) @printf(ptr @format, i64 1)
  br label %j
j:
  %p = phi i32 [ %x, %l ], [ -1, %r ]
  %k1 = call i32 (ptr, ...) @printf(ptr @format, i64 2)
  %z = zext i32 %p to i64
  %m = mul i64 %z, 3
  br label %loop
loop:
  %i = phi i32 [ -5, %j ], [ %i2, %loop ]
  %t = phi i64 [ 0, %j ], [ %t2, %loop ]
  %i2 = add i32 %i, 1
  %zi = zext i32 %i to i64
  %t2 = add i64 %t, %zi
  %e = icmp eq i32 %i2, %n
  br i1 %e, label %done, label %loop
done:
  %res = add i64 %t2, %m
  ret i64 %res
}
define i32 @main() {
  %a = call i64 @f(i1 true, i32 -3, i32 7)
  %b = call i64 @f(i1 false, i32 -3, i32 7)
  %q = call i32 (ptr, ...) @printf(ptr @format, i64 %a)
  %q2 = call i32 (ptr, ...) @printf(ptr @format, i64 %b)
  ret i32 0
}
