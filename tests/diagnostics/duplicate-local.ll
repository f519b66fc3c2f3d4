; error: 5:3: %x
; note: 4: %x
define i64 @main() {
  %x = add i64 1, 2
  %x = add i64 3, 4
  ret i64 %x
}
