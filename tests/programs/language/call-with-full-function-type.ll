; exit: 12
define i64 @add3(i64 %a, i64 %b, i64 %c) {
  %x = add i64 %a, %b
  %y = add i64 %x, %c
  ret i64 %y
}
define i64 @main() {
  %r = call i64 (i64, i64, i64) @add3(i64 3, i64 4, i64 5)
  ret i64 %r
}
