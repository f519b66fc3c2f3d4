; INT64_MAX + 1 is INT64_MIN; INT64_MIN - 1 is INT64_MAX.
; exit: 0
; output: -9223372036854775808
; output: 9223372036854775807
; output: -2
define void @show(i64 %v) {
  %s = call i8* @ll_ltoa(i64 %v)
  call void @ll_puts(i8* %s)
  ret void
}
define i64 @main(i64 %argc, i8** %argv) {
  %a = add i64 9223372036854775807, %argc
  call void @show(i64 %a)
  %b = sub i64 -9223372036854775808, %argc
  call void @show(i64 %b)
  %c = add i64 %b, %b
  call void @show(i64 %c)
  ret i64 0
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
