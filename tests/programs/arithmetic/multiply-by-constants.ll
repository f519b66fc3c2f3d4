; Factors for which a machine has shorter ways than a multiplication.
; exit: 136
; output: 987286416060808
define i64 @mix(i64 %x) {
  %a = mul i64 %x, 0
  %b = mul i64 %x, 1
  %c = mul i64 %x, 2
  %d = mul i64 %x, 3
  %e = mul i64 %x, 5
  %f = mul i64 %x, 9
  %g = mul i64 %x, 7
  %h = mul i64 %x, 10
  %i = mul i64 %x, -1
  %j = mul i64 %x, -8
  %k = mul i64 %x, 4096
  %l = mul i64 %x, 1000003
  %m = mul i64 15, %x
  %n = mul i64 %x, 9223372036854775807
  %s1 = xor i64 %a, %b
  %s2 = add i64 %s1, %c
  %s3 = xor i64 %s2, %d
  %s4 = add i64 %s3, %e
  %s5 = xor i64 %s4, %f
  %s6 = add i64 %s5, %g
  %s7 = xor i64 %s6, %h
  %s8 = add i64 %s7, %i
  %s9 = xor i64 %s8, %j
  %s10 = add i64 %s9, %k
  %s11 = xor i64 %s10, %l
  %s12 = add i64 %s11, %m
  %s13 = xor i64 %s12, %n
  ret i64 %s13
}
define i64 @main() {
  %a = call i64 @mix(i64 12345)
  %b = call i64 @mix(i64 -987654321)
  %c = add i64 %a, %b
  %s = call i8* @ll_ltoa(i64 %c)
  call void @ll_puts(i8* %s)
  ret i64 %c
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
