; A call of sqrt remains for numbers less than zero, which set errno, and for NaN; all others take the instruction. Not in
; functions for size, and not where the text says that the name is not the library's.
; lilt: -O2 --stop-after=inline-libcalls
; root, twice: has: fcmp ult
; root: count: 1 @llvm.sqrt.f64
; root: count: 1 call double @sqrt
; twice: count: 2 @llvm.sqrt.f32
; twice: count: 2 call float @sqrtf
; small, own: lacks: llvm.sqrt
declare double @sqrt(double)
declare float @sqrtf(float)

define double @root(double %x) {
  %root = call double @sqrt(double %x)
  %more = fadd double %root, 1.0
  ret double %more
}
define float @twice(i1 %c, float %x, float %y) {
entry:
  br i1 %c, label %then, label %done
then:
  %a = call float @sqrtf(float %x)
  %b = call float @sqrtf(float %y)
  %sum = fadd float %a, %b
  br label %done
done:
  %result = phi float [ %sum, %then ], [ %x, %entry ]
  ret float %result
}
define double @small(double %x) optsize {
  %root = call double @sqrt(double %x)
  ret double %root
}
define double @own(double %x) "no-builtins" {
  %root = call double @sqrt(double %x)
  ret double %root
}
