; Shifts: immediates, by cl, masked amounts, rotates, fields.
; lilt: --stop-after=isel
define i64 @immediate(i64 %a) {
  %1 = shl i64 %a, 5
  %2 = ashr i64 %1, 9
  %3 = lshr i64 %2, 3
  ret i64 %3
}
define i64 @variable(i64 %a, i64 %n) {
  %1 = shl i64 %a, %n
  ret i64 %1
}
define i64 @masked(i64 %a, i64 %n) {
  %1 = and i64 %n, 63
  %2 = lshr i64 %a, %1
  ret i64 %2
}
define i64 @rotate(i64 %a) {
  %1 = shl i64 %a, 7
  %2 = lshr i64 %a, 57
  %3 = or i64 %1, %2
  ret i64 %3
}
define i64 @byte_field(i64 %a) {
  %1 = lshr i64 %a, 8
  %2 = and i64 %1, 255
  ret i64 %2
}
define i64 @sign_of_byte(i64 %a) {
  %1 = shl i64 %a, 56
  %2 = ashr i64 %1, 56
  ret i64 %2
}
