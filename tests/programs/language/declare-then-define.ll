; A declaration and a definition of the same function with the same type.
; exit: 10
declare i64 @later(i64)
define i64 @main() {
  %r = call i64 @later(i64 9)
  ret i64 %r
}
define i64 @later(i64 %x) {
  %y = add i64 %x, 1
  ret i64 %y
}
