; Values of x86_fp80 whose uses are in one block share slots: each value here is used twice, the next one takes the place
; of the one before the last. A value that another block uses keeps its own.
; lilt: --stop-after=isel
; chain: lacks: [slot.3
; crossing: has: [slot.3
define x86_fp80 @chain(x86_fp80 %a) {
  %b = fmul x86_fp80 %a, %a
  %c = fmul x86_fp80 %b, %b
  %d = fmul x86_fp80 %c, %c
  %e = fmul x86_fp80 %d, %d
  %f = fmul x86_fp80 %e, %e
  ret x86_fp80 %f
}
define x86_fp80 @crossing(x86_fp80 %a, i1 %t) {
  %b = fmul x86_fp80 %a, %a
  %c = fmul x86_fp80 %b, %b
  %d = fmul x86_fp80 %c, %c
  br i1 %t, label %more, label %less
more:
  ret x86_fp80 %b
less:
  %e = fadd x86_fp80 %d, %c
  ret x86_fp80 %e
}
