; What LLVM's verifier demands of operands beyond their types: an undefined value is not a constant number, and a
; comparison has a predicate that orders.
; error: 17:25: operand 3 must be a constant number
; error: 18:17: operand 2 must be a constant number
; error: 19:23: operand 2 must be a constant number
; error: 20:16: operand 3 is '!"olf"', expected a predicate such as '!"olt"'
; error: 21:16: operand 3 is '!"true"'
; error: 22:16: operand 3 is '!0'
; errors: 6
source_filename = "constants"
declare <4 x float> @llvm.x86.sse.cmp.ps(<4 x float>, <4 x float>, i8)
declare i32 @llvm.ctlz.i32(i32, i1)
declare <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32>, i64)
declare i1 @llvm.experimental.constrained.fcmp.f64(double, double, metadata, metadata)

define void @f(<4 x float> %a, <4 x i32> %b, double %c, i32 %d) {
  %1 = call <4 x float> @llvm.x86.sse.cmp.ps(<4 x float> %a, <4 x float> %a, i8 undef)
  %2 = call i32 @llvm.ctlz.i32(i32 %d, i1 poison)
  %3 = call <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32> %b, i64 ptrtoint (ptr @f to i64))
  %4 = call i1 @llvm.experimental.constrained.fcmp.f64(double %c, double %c, metadata !"olf", metadata !"fpexcept.strict")
  %5 = call i1 @llvm.experimental.constrained.fcmp.f64(double %c, double %c, metadata !"true", metadata !"fpexcept.strict")
  %6 = call i1 @llvm.experimental.constrained.fcmp.f64(double %c, double %c, metadata !0, metadata !"fpexcept.strict")
  %7 = call i1 @llvm.experimental.constrained.fcmp.f64(double %c, double %c, metadata !"une", metadata !"fpexcept.strict")
  ret void
}
!0 = !{i32 1}
