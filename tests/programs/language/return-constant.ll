; The smallest program.
; exit: 7
define i64 @main() {
  ret i64 7
}
