; Constants of every size as arguments, in registers and on the stack.
; exit: 237
; output: 81985531363970541
define i64 @h(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i) {
  %1 = xor i64 %a, %b
  %2 = add i64 %1, %c
  %3 = xor i64 %2, %d
  %4 = add i64 %3, %e
  %5 = xor i64 %4, %f
  %6 = add i64 %5, %g
  %7 = xor i64 %6, %h
  %8 = add i64 %7, %i
  ret i64 %8
}
define i64 @main() {
  %r = call i64 @h(i64 0, i64 -1, i64 2147483648, i64 -2147483649, i64 9223372036854775807, i64 -9223372036854775808, i64 4294967295, i64 -2147483648, i64 81985529216486895)
  %t = call i8* @ll_ltoa(i64 %r)
  call void @ll_puts(i8* %t)
  ret i64 %r
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
