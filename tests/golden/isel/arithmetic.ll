; Integer arithmetic: immediates, lea, wide constants, complements.
; lilt: --stop-after=isel
define i64 @immediates(i64 %a) {
  %1 = add i64 %a, 1
  %2 = xor i64 %1, 255
  %3 = sub i64 100, %2
  %4 = add i64 %3, 2147483648
  %5 = and i64 %4, 81985529216486895
  ret i64 %5
}
define i64 @three_parts(i64 %a, i64 %b) {
  %1 = add i64 %a, %b
  %2 = add i64 %1, 7
  ret i64 %2
}
define i64 @scaled(i64 %a, i64 %b) {
  %1 = shl i64 %b, 3
  %2 = add i64 %a, %1
  ret i64 %2
}
define i64 @complement(i64 %a, i64 %b) {
  %1 = xor i64 %a, -1
  %2 = and i64 %1, %b
  %3 = sub i64 0, %2
  ret i64 %3
}
define i64 @low_half(i64 %a) {
  %1 = and i64 %a, 4294967295
  ret i64 %1
}
define i64 @upper_zero(i64 %a) {
  %1 = and i64 %a, 4294967280
  ret i64 %1
}
