; Selects: cmov, constants that differ by little.
; lilt: --stop-after=isel
define i64 @maximum(i64 %a, i64 %b) {
  %1 = icmp sgt i64 %a, %b
  %2 = select i1 %1, i64 %a, i64 %b
  ret i64 %2
}
define i64 @constants(i64 %a) {
  %1 = icmp eq i64 %a, 0
  %2 = select i1 %1, i64 8, i64 0
  ret i64 %2
}
define i64 @neighbours(i64 %a) {
  %1 = icmp eq i64 %a, 0
  %2 = select i1 %1, i64 4, i64 3
  ret i64 %2
}
define i64 @absolute(i64 %a) {
  %1 = sub i64 0, %a
  %2 = icmp slt i64 %a, 0
  %3 = select i1 %2, i64 %1, i64 %a
  ret i64 %3
}
