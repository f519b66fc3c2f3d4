; error: 6:17: is called with 1 argument
define i64 @g(i64 %a, i64 %b) {
  ret i64 %a
}
define i64 @f() {
  %x = call i64 @g(i64 1)
  ret i64 %x
}
