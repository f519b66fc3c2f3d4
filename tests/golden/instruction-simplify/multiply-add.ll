; llvm.fmuladd may round its product: without an instruction for it, it becomes a product and a sum, which have rules and
; share products. A negated operand makes the sum a difference. With `fma` it stays, so does one of half.
; lilt: -O2 --run-pass=instruction-simplify
; by_one: lacks: fmul
; by_one: has: fadd double %x, %y
; shared: count: 1 fmul
; negated: has: fsub double %z
; negated: lacks: fneg
; difference: has: fsub double %v0, %z
; lanes: has: fmul <4 x float>
; fused: has: @llvm.fmuladd.f64
; narrow: has: @llvm.fmuladd.f16
declare double @llvm.fmuladd.f64(double, double, double)
declare half @llvm.fmuladd.f16(half, half, half)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>)
define double @by_one(double %x, double %y) {
  %r = call double @llvm.fmuladd.f64(double %x, double 1.0, double %y)
  ret double %r
}
define double @shared(double %x, double %y, double %a, double %b) {
  %r = call double @llvm.fmuladd.f64(double %x, double %y, double %a)
  %s = call double @llvm.fmuladd.f64(double %x, double %y, double %b)
  %t = fdiv double %r, %s
  ret double %t
}
define double @negated(double %x, double %y, double %z) {
  %n = fneg double %x
  %r = call double @llvm.fmuladd.f64(double %n, double %y, double %z)
  ret double %r
}
define double @difference(double %x, double %y, double %z) {
  %n = fneg double %z
  %r = call double @llvm.fmuladd.f64(double %x, double %y, double %n)
  ret double %r
}
define <4 x float> @lanes(<4 x float> %x, <4 x float> %y, <4 x float> %z) {
  %r = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %x, <4 x float> %y, <4 x float> %z)
  ret <4 x float> %r
}
define double @fused(double %x, double %y) "target-features"="+avx,+fma" {
  %r = call double @llvm.fmuladd.f64(double %x, double 1.0, double %y)
  ret double %r
}
define half @narrow(half %x, half %y, half %z) {
  %r = call half @llvm.fmuladd.f16(half %x, half %y, half %z)
  ret half %r
}
