; A name made of digits is a name: its size does not matter.
; exit: 4
define i64 @main() {
  %a99999999999999999999999 = add i64 1, 1
  %b00000000000000000000001 = add i64 %a99999999999999999999999, 2
  ret i64 %b00000000000000000000001
}
