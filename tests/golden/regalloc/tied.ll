; Two-address instructions: an input that lives on is copied, of a commutable pair the one that dies is overwritten.
; lilt: --stop-after=regalloc
; max-moves: 1
; max-spills: 0
define i64 @tied_live(i64 %a, i64 %b) {
  %1 = sub i64 %a, %b
  %2 = mul i64 %1, %a
  ret i64 %2
}
define i64 @tied_commute(i64 %a, i64 %b) {
  %1 = add i64 %a, %b
  %2 = mul i64 %1, %a
  ret i64 %2
}
define i64 @add_self(i64 %a) {
  %1 = mul i64 %a, %a
  %2 = mul i64 %1, %1
  ret i64 %2
}
