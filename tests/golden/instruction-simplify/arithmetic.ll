; Constant folding and identities.
; lilt: --stop-after=dce
; folded, identities, zero, twice_not: instructions: 1
; reassociated, powers, shifts: instructions: 2
define i64 @folded() {
  %1 = mul i64 6, 7
  %2 = shl i64 %1, 3
  %3 = icmp sgt i64 %2, 300
  %4 = sub i64 %2, 36
  ret i64 %4
}
define i64 @identities(i64 %a) {
  %1 = add i64 %a, 0
  %2 = mul i64 %1, 1
  %3 = xor i64 %2, 0
  %4 = or i64 %3, %3
  %5 = and i64 %4, -1
  ret i64 %5
}
define i64 @zero(i64 %a) {
  %1 = sub i64 %a, %a
  %2 = xor i64 %a, %a
  %3 = mul i64 %a, 0
  %4 = or i64 %1, %2
  %5 = or i64 %4, %3
  ret i64 %5
}
define i64 @reassociated(i64 %a) {
  %1 = add i64 %a, 5
  %2 = add i64 %1, 7
  %3 = sub i64 %2, 2
  ret i64 %3
}
define i64 @powers(i64 %a) {
  %1 = mul i64 %a, 8
  %2 = sub i64 0, %1
  %3 = sub i64 0, %2
  ret i64 %3
}
define i64 @shifts(i64 %a) {
  %1 = shl i64 %a, 3
  %2 = shl i64 %1, 4
  %3 = lshr i64 %2, 7
  ret i64 %3
}
define i64 @twice_not(i64 %a) {
  %1 = xor i64 %a, -1
  %2 = xor i64 %1, -1
  ret i64 %2
}
