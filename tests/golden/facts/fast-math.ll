; Fast-math flags are kept where two instructions become one and both have them, and allow what does not hold for all
; numbers, such as x + 0, x * 0, division by a constant as a multiplication, equality without a test of order. Without the
; flag that a rule needs, the instruction stays.
; lilt: --stop-after=dce
; printed: has: fadd fast double
; printed: has: fsub nnan ninf nsz arcp contract afn double
; printed: has: fneg reassoc double
; printed: has: fcmp ninf olt double
; printed: has: select nnan i1
; merged: count: 1 fmul nnan double
; zero: has: ret double %x
; product: lacks: fmul
; divided: has: fmul float %x
; equal: has: fcmp nnan ueq
; unequal: has: fcmp nnan one
; ordered: has: ret i1 true
; signed_zero: has: fadd arcp double
; not_exact: has: fdiv nnan double
; too_small: has: fdiv arcp double
; may_be_nan: has: fcmp nsz oeq
define double @printed(double %x, double %y) {
  %1 = fadd fast double %x, %y
  %2 = fsub nnan ninf nsz arcp contract afn double %1, %y
  %3 = fneg reassoc double %2
  %4 = fcmp ninf olt double %3, %y
  %5 = select nnan i1 %4, double %3, double %x
  ret double %5
}
define double @merged(double %x, double %y) {
  %1 = fmul nnan nsz double %x, %y
  %2 = fmul nnan ninf double %x, %y
  %3 = fadd double %1, %2
  ret double %3
}
define double @zero(double %x) {
  %1 = fadd nsz double %x, 0.0
  %2 = fsub nsz double %1, -0.0
  ret double %2
}
define double @product(double %x) {
  %1 = fmul nnan nsz double %x, 0.0
  ret double %1
}
define float @divided(float %x) {
  %1 = fdiv arcp float %x, 3.0
  ret float %1
}
define i1 @equal(double %x, double %y) {
  %1 = fcmp nnan oeq double %x, %y
  ret i1 %1
}
define i1 @unequal(double %x, double %y) {
  %1 = fcmp nnan une double %x, %y
  ret i1 %1
}
define i1 @ordered(double %x, double %y) {
  %1 = fcmp fast ord double %x, %y
  ret i1 %1
}
define double @signed_zero(double %x) {
  %1 = fadd arcp double %x, 0.0
  ret double %1
}
define double @not_exact(double %x) {
  %1 = fdiv nnan double %x, 3.0
  ret double %1
}
define double @too_small(double %x) {
  %1 = fdiv arcp double %x, 0x7FE0000000000001
  ret double %1
}
define i1 @may_be_nan(double %x, double %y) {
  %1 = fcmp nsz oeq double %x, %y
  ret i1 %1
}
