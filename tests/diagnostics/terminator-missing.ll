; The block of the label has no terminator before the function ends.
; error: 5:1: terminator
define i64 @main() {
  %x = add i64 1, 2
}
