; Comparisons, conditions and what is known of them.
; lilt: --stop-after=dce
; itself, never, dead: instructions: 1
; constant_left, not_strict, through_add, through_xor, negated: instructions: 2
define i1 @itself(i64 %a) {
  %1 = icmp sge i64 %a, %a
  ret i1 %1
}
define i1 @constant_left(i64 %a) {
  %1 = icmp slt i64 5, %a
  ret i1 %1
}
define i1 @not_strict(i64 %a) {
  %1 = icmp sle i64 %a, 9
  ret i1 %1
}
define i1 @through_add(i64 %a) {
  %1 = add i64 %a, 5
  %2 = icmp eq i64 %1, 7
  ret i1 %2
}
define i1 @through_xor(i64 %a, i64 %b) {
  %1 = xor i64 %a, %b
  %2 = icmp eq i64 %1, 0
  ret i1 %2
}
define i1 @negated(i64 %a, i64 %b) {
  %1 = icmp slt i64 %a, %b
  %2 = xor i1 %1, true
  ret i1 %2
}
define i1 @never(i64 %a) {
  %1 = and i64 %a, 7
  %2 = icmp ugt i64 %1, 7
  ret i1 %2
}
define i64 @dead(i64 %a) {
  %1 = add i64 %a, 5
  %2 = mul i64 %1, %1
  %p = alloca i64
  ret i64 %a
}
