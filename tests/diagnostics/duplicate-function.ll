; error: 6:12: @f
; note: 3: @f
define i64 @f() {
  ret i64 1
}
define i64 @f() {
  ret i64 1
}
