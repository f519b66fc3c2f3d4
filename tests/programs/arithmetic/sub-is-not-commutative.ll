; x - y, y - x, 0 - x, c - x, x - x, with the first operand alive afterwards.
; exit: 64
; output: 108499776
define i64 @f(i64 %x, i64 %y) {
  %a = sub i64 %x, %y
  %b = sub i64 %y, %x
  %c = sub i64 0, %x
  %d = sub i64 1000, %y
  %e = sub i64 %x, %x
  %s1 = mul i64 %a, 3
  %s2 = mul i64 %b, 5
  %s3 = mul i64 %c, 7
  %s4 = mul i64 %d, 11
  %s5 = add i64 %e, %s1
  %s6 = add i64 %s5, %s2
  %s7 = add i64 %s6, %s3
  %s8 = add i64 %s7, %s4
  %s9 = add i64 %s8, %x
  %s10 = sub i64 %s9, %y
  ret i64 %s10
}
define i64 @main() {
  %a = call i64 @f(i64 17, i64 4)
  %b = call i64 @f(i64 -3, i64 100)
  %c = mul i64 %a, %b
  %t = call i8* @ll_ltoa(i64 %c)
  call void @ll_puts(i8* %t)
  ret i64 %c
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
