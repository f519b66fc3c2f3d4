; The smaller and the larger of two numbers: one instruction if neither is a NaN, as the flag of the call promises.
; lilt: -O2 -S
; quick: instructions: 2
; careful: has: cmpsd $3
; careful, quick: lacks: call
define double @quick(double %x, double %y) {
  %r = call nnan double @llvm.maxnum.f64(double %x, double %y)
  ret double %r
}
define double @careful(double %x, double %y) {
  %r = call double @llvm.minnum.f64(double %x, double %y)
  ret double %r
}
define x86_fp80 @library(x86_fp80 %x, x86_fp80 %y) {
  %r = call x86_fp80 @llvm.minnum.f80(x86_fp80 %x, x86_fp80 %y)
  ret x86_fp80 %r
}
declare double @llvm.minnum.f64(double, double)
declare double @llvm.maxnum.f64(double, double)
declare x86_fp80 @llvm.minnum.f80(x86_fp80, x86_fp80)
