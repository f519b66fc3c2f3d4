; The exit status is the low byte of main's value.
; exit: 255
define i64 @main() {
  ret i64 -1
}
