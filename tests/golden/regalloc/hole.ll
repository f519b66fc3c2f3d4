; %a has a hole across the arm that does not use it.
; lilt: --ra-regs=2 --stop-after=regalloc
; max-spills: 0 in with
; max-spills: 1 in without
define i64 @hole(i64 %a, i64 %b) {
  %1 = icmp slt i64 %b, 0
  br i1 %1, label %without, label %with
without:
  %2 = mul i64 %b, 3
  %3 = mul i64 %b, 7
  %4 = xor i64 %2, %3
  ret i64 %4
with:
  %5 = mul i64 %a, %b
  ret i64 %5
}
