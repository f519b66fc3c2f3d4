; error: 7:16: @f
; note: 3: @f
define i64 @f() {
  ret i64 1
}
define i64 @main() {
  %x = call i1 @f()
  ret i64 0
}
