; CRLF
; exit: 5
define i64 @main() {
  %a = add i64 2, 3 ; comment
  ret i64 %a
}
