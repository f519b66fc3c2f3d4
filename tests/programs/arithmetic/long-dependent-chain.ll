; A chain in which every result feeds both sides of the next operation.
; exit: 151
; output: -6450517983579962729
define i64 @chain(i64 %x) {
  %1 = add i64 %x, %x
  %2 = mul i64 %1, %1
  %3 = xor i64 %2, %1
  %4 = sub i64 %3, %2
  %5 = shl i64 %4, 3
  %6 = lshr i64 %5, 1
  %7 = or i64 %6, %4
  %8 = mul i64 %7, %6
  %9 = ashr i64 %8, 2
  %10 = and i64 %9, %8
  %11 = add i64 %10, %9
  %12 = mul i64 %11, 2654435761
  %13 = lshr i64 %12, 29
  %14 = xor i64 %13, %12
  %15 = sub i64 %14, %x
  ret i64 %15
}
define i64 @main() {
  %a = call i64 @chain(i64 1)
  %b = call i64 @chain(i64 %a)
  %c = call i64 @chain(i64 %b)
  %t = call i8* @ll_ltoa(i64 %c)
  call void @ll_puts(i8* %t)
  ret i64 %c
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
