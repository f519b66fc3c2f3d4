; Each of the nine operations on locals and constants.
; exit: 48
; output: 8240
define i64 @main() {
  %x = add i64 100, 23
  %y = sub i64 %x, 200
  %a = add i64 %x, %y
  %b = sub i64 %x, %y
  %c = mul i64 %x, %y
  %d = shl i64 %x, 3
  %e = lshr i64 %x, 3
  %f = ashr i64 %y, 2
  %g = and i64 %x, %y
  %h = or i64 %x, %y
  %i = xor i64 %x, %y
  %s1 = add i64 %a, %b
  %s2 = add i64 %s1, %c
  %s3 = add i64 %s2, %d
  %s4 = add i64 %s3, %e
  %s5 = add i64 %s4, %f
  %s6 = add i64 %s5, %g
  %s7 = add i64 %s6, %h
  %s8 = xor i64 %s7, %i
  %t = call i8* @ll_ltoa(i64 %s8)
  call void @ll_puts(i8* %t)
  ret i64 %s8
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
