; A syntax error in one function does not hide the errors of the next.
; error: 6:18: ','
; error: 10:11: %q
; error: 13:7: i1
define i64 @f() {
  %x = add i64 1 2
  ret i64 %x
}
define i64 @g() {
  ret i64 %q
}
define i64 @h() {
  ret i1 true
}
