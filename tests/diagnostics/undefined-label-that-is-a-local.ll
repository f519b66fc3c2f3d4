; A local is no label.
; error: 5:12: %x
define i64 @main() {
  %x = add i64 1, 2
  br label %x
}
