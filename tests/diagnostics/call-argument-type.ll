; error: 7:17: @f
; note: 3: @f
define i64 @f(i64 %a) {
  ret i64 %a
}
define i64 @main() {
  %x = call i64 @f(i1 true)
  ret i64 %x
}
