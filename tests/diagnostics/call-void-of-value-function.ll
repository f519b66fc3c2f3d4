; error: 7:13: @f
; note: 3: @f
define i64 @f() {
  ret i64 1
}
define i64 @main() {
  call void @f()
  ret i64 0
}
