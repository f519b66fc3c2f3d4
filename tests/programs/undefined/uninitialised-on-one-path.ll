; The slot is written on one way only.
; interpret-error: 14: uninitialised
define i64 @f(i64 %n) {
  %p = alloca i64
  %c = icmp sgt i64 %n, 0
  br i1 %c, label %set, label %use
set:
  store i64 %n, i64* %p
  br label %use
use:
  %v = load i64* %p
  %w = add i64 %v, 1
  %d = icmp sgt i64 %w, 10
  br i1 %d, label %big, label %small
big:
  ret i64 1
small:
  ret i64 2
}
define i64 @main() {
  %a = call i64 @f(i64 5)
  %b = call i64 @f(i64 -5)
  %c = add i64 %a, %b
  ret i64 %c
}
