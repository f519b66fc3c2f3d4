; error: 6:20: void
define i64 @f(i64 %a) {
  ret i64 %a
}
define i64 @main() {
  %x = call i64 @f(void)
  ret i64 %x
}
