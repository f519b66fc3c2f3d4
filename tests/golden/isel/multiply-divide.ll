; Multiplication and division by constants and by variables.
; lilt: --stop-after=isel
define i64 @by9(i64 %a) {
  %1 = mul i64 %a, 9
  ret i64 %1
}
define i64 @by10(i64 %a) {
  %1 = mul i64 %a, 10
  ret i64 %1
}
define i64 @by100(i64 %a) {
  %1 = mul i64 %a, 100
  ret i64 %1
}
define i64 @variable(i64 %a, i64 %b) {
  %1 = mul i64 %a, %b
  ret i64 %1
}
define i32 @unsigned10(i32 %a) {
  %1 = udiv i32 %a, 10
  ret i32 %1
}
define i64 @signed8(i64 %a) {
  %1 = sdiv i64 %a, 8
  ret i64 %1
}
define i64 @remainder7(i64 %a) {
  %1 = urem i64 %a, 7
  ret i64 %1
}
define i64 @both(i64 %a, i64 %b) {
  %1 = sdiv i64 %a, %b
  %2 = srem i64 %a, %b
  %3 = add i64 %1, %2
  ret i64 %3
}
