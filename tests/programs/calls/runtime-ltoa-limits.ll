; exit: 0
; output: -9223372036854775808
; output: 0
; output: -1
declare void @ll_puts(i8*)
declare i8* @ll_ltoa(i64)
define i64 @main() {
  %a = call i8* @ll_ltoa(i64 -9223372036854775808)
  call void @ll_puts(i8* %a)
  %b = call i8* @ll_ltoa(i64 0)
  call void @ll_puts(i8* %b)
  %c = call i8* @ll_ltoa(i64 -1)
  call void @ll_puts(i8* %c)
  ret i64 0
}
