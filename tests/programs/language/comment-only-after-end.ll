; exit: 5
define i64 @main() {
  ret i64 5
}
; the file ends in a comment
