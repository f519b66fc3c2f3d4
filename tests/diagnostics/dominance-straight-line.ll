; error: 4:16: %y
; note: 5: %y
define i64 @main() {
  %x = add i64 %y, 1
  %y = add i64 1, 2
  ret i64 %x
}
