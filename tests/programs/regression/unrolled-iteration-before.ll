; A loop that is unrolled whole: its counter's next value is used after the loop, and each iteration reads in a second block
; what the one before it has left. The copies mean that value, not their own.
; exit: 0
; output: 654301 32099
define i64 @sum(i64 %n) noinline {
entry:
  br label %head
head:
  %i = phi i64 [ %n, %entry ], [ %next, %body ]
  %k = phi i64 [ 0, %entry ], [ %k1, %body ]
  %s = phi i64 [ 0, %entry ], [ %s1, %body ]
  %next = add i64 %i, -1
  %go = icmp ne i64 %i, 0
  br i1 %go, label %test, label %out
test:
  %k1 = add nuw nsw i64 %k, 1
  %enough = icmp ugt i64 %k1, 4
  br i1 %enough, label %out, label %body
body:
  %ten = mul i64 %s, 10
  %s1 = add i64 %ten, %i
  br label %head
out:
  %last = phi i64 [ %s, %head ], [ %s, %test ]
  %r = mul i64 %last, 100
  %t = add i64 %r, %next
  ret i64 %t
}
declare i32 @printf(ptr, ...)
@format = private constant [9 x i8] c"%ld %ld\0A\00"
define i32 @main() {
  %a = call i64 @sum(i64 6)
  %b = call i64 @sum(i64 3)
  %x = call i32 (ptr, ...) @printf(ptr @format, i64 %a, i64 %b)
  ret i32 0
}
