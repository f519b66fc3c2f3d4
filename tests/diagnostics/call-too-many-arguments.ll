; error: 7:17: @f
; note: 3: @f
define i64 @f(i64 %a) {
  ret i64 %a
}
define i64 @main() {
  %x = call i64 @f(i64 1, i64 2)
  ret i64 %x
}
