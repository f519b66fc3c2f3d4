; What LLVM's verifier demands of operands beyond their types: an undefined value is not a constant number, a comparison
; has a predicate that orders, constrained operations know their modes, and alignments are powers of 2.
; error: 23:25: operand 3 must be a constant number
; error: 24:17: operand 2 must be a constant number
; error: 25:23: operand 2 must be a constant number
; error: 26:16: operand 3 is '!"olf"', expected a predicate such as '!"olt"'
; error: 27:16: operand 3 is '!"true"'
; error: 28:16: operand 3 is '!0'
; error: 38:20: operand 3 is '!"round.up"', expected a rounding mode such as '!"round.dynamic"'
; error: 39:20: operand 3 is '!"fpexcept.strict"', expected a rounding mode
; error: 40:20: operand 4 is '!"round.dynamic"', expected '!"fpexcept.ignore"', '!"fpexcept.maytrap"'
; error: 41:20: operand 2 is '!0', expected '!"fpexcept.ignore"'
; error: 42:23: operand 2 is an alignment of 7, which is not a power of 2
; error: 43:13: operand 3 is an alignment of 12, which is not a power of 2
; errors: 12
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

declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)
declare double @llvm.experimental.constrained.floor.f64(double, metadata)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)
declare void @llvm.masked.scatter.v4i32.v4p0(<4 x i32>, <4 x ptr>, i32, <4 x i1>)
define void @g(double %x, ptr %p, <4 x ptr> %q, <4 x i1> %m, <4 x i32> %v) {
  %1 = call double @llvm.experimental.constrained.fadd.f64(double %x, double %x, metadata !"round.up", metadata !"fpexcept.strict")
  %2 = call double @llvm.experimental.constrained.fadd.f64(double %x, double %x, metadata !"fpexcept.strict", metadata !"fpexcept.strict")
  %3 = call double @llvm.experimental.constrained.fadd.f64(double %x, double %x, metadata !"round.upward", metadata !"round.dynamic")
  %4 = call double @llvm.experimental.constrained.floor.f64(double %x, metadata !0)
  %5 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 7, <4 x i1> %m, <4 x i32> %v)
  call void @llvm.masked.scatter.v4i32.v4p0(<4 x i32> %v, <4 x ptr> %q, i32 12, <4 x i1> %m)
  ret void
}
!0 = !{i32 1}
