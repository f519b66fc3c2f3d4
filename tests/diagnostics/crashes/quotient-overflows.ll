; exit: 136
; error: 5: division by zero, or a quotient that overflows, in @quotient
source_filename = "divide.c"
define i64 @quotient(i64 %a, i64 %b) {
  %q = sdiv i64 %a, %b
  ret i64 %q
}
define i64 @main(i64 %argc, ptr %argv) {
  %minus = sub i64 0, %argc
  %q = call i64 @quotient(i64 -9223372036854775808, i64 %minus)
  ret i64 %q
}
