; A program's own ll_ltoa need not even have the runtime's type.
; exit: 42
define i64 @ll_ltoa(i64 %a, i64 %b) {
  %r = mul i64 %a, %b
  ret i64 %r
}
define i64 @main() {
  %r = call i64 @ll_ltoa(i64 6, i64 7)
  ret i64 %r
}
