; error: 7:24: %b
define i64 @f(i64 %a) {
  ret i64 %a
}
define i64 @main() {
  %b = icmp eq i64 1, 2
  %x = call i64 @f(i64 %b)
  ret i64 %x
}
