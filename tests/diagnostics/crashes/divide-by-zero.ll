; exit: 136
; error: 5: the program was ended by SIGFPE (arithmetic exception): division by zero, or a quotient that overflows, in @quotient
source_filename = "divide.c"
define i64 @quotient(i64 %a, i64 %b) {
  %q = sdiv i64 %a, %b
  ret i64 %q
}
define i64 @main(i64 %argc, ptr %argv) {
  %zero = sub i64 %argc, 1
  %q = call i64 @quotient(i64 7, i64 %zero)
  ret i64 %q
}
