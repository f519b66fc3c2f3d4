; Value, amount and result want the same register on x86.
; exit: 169
; output: 594475150812903849
define i64 @f(i64 %a, i64 %b, i64 %c, i64 %d) {
  %1 = shl i64 %d, %d
  %2 = lshr i64 %c, %d
  %3 = ashr i64 %d, %c
  %4 = shl i64 %1, %c
  %5 = shl i64 %b, %a
  %6 = add i64 %2, %3
  %7 = add i64 %4, %5
  %8 = add i64 %6, %7
  %9 = add i64 %8, %d
  ret i64 %9
}
define i64 @main() {
  %r = call i64 @f(i64 1, i64 2, i64 3, i64 4)
  %s = call i64 @f(i64 7, i64 -9, i64 21, i64 33)
  %t = xor i64 %r, %s
  %u = call i8* @ll_ltoa(i64 %t)
  call void @ll_puts(i8* %u)
  ret i64 %t
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
