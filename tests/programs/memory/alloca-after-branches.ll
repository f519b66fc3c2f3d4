; An alloca outside the entry block, reached or not.
; exit: 14
define i64 @f(i64 %n) {
  %c = icmp sgt i64 %n, 5
  br i1 %c, label %big, label %small
big:
  %p = alloca i64
  store i64 %n, i64* %p
  %v = load i64* %p
  ret i64 %v
small:
  %q = alloca i64
  %w = alloca i64
  store i64 1, i64* %q
  store i64 3, i64* %w
  %a = load i64* %q
  %b = load i64* %w
  %s = add i64 %a, %b
  ret i64 %s
}
define i64 @main() {
  %a = call i64 @f(i64 10)
  %b = call i64 @f(i64 2)
  %s = add i64 %a, %b
  ret i64 %s
}
