; interpret-error: 4: stack-overflow
define i64 @f(i64 %n) {
  %m = add i64 %n, 1
  %r = call i64 @f(i64 %m)
  %s = add i64 %r, 1
  ret i64 %s
}
define i64 @main() {
  %r = call i64 @f(i64 0)
  ret i64 %r
}
