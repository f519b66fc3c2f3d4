; base + index * scale + displacement as plain integers.
; exit: 182
; output: 40802512822
define i64 @f(i64 %b, i64 %i) {
  %1 = shl i64 %i, 3
  %2 = add i64 %b, %1
  %3 = add i64 %2, 16
  %4 = mul i64 %i, 4
  %5 = add i64 %4, %b
  %6 = add i64 %5, -128
  %7 = mul i64 %i, 2
  %8 = add i64 %3, %7
  %9 = add i64 %8, %6
  %10 = shl i64 %b, 4
  %11 = add i64 %9, %10
  %12 = add i64 %11, 2147483648
  ret i64 %12
}
define i64 @main() {
  %a = call i64 @f(i64 1000, i64 7)
  %b = call i64 @f(i64 %a, i64 -9)
  %t = call i8* @ll_ltoa(i64 %b)
  call void @ll_puts(i8* %t)
  ret i64 %b
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
