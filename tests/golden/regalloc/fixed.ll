; Registers that instructions demand: rax and rdx of a division, rcx of a shift; its result is never in rcx.
; lilt: --stop-after=regalloc
; lacks: rcx = SH
; div: max-moves: 2
; shift_cl: max-moves: 3
; shift_into_count: max-moves: 3
; max-spills: 0
define i64 @div(i64 %a, i64 %b, i64 %c) {
  %1 = sdiv i64 %a, %b
  %2 = add i64 %1, %c
  ret i64 %2
}
define i64 @shift_cl(i64 %a, i64 %b, i64 %c, i64 %d) {
  %1 = shl i64 %a, %d
  %2 = lshr i64 %b, %1
  %3 = add i64 %2, %d
  ret i64 %3
}
define i64 @shift_into_count(i64 %a, i64 %b) {
  %1 = shl i64 %a, %b
  %2 = shl i64 %1, %a
  ret i64 %2
}
