; What LLVM 20 to 23 added that `lilt interpret` lacks: updates of memory by the larger and smaller number, of which a NaN
; is both and -0 is less than +0; sums of parts of a vector.
; exit: 0
; output: 2 5 nan -0
; output: 0 0 nan -3
; output: 13 31
target triple = "x86_64-pc-linux-gnu"

@numbers = private constant [13 x i8] c"%g %g %g %g\0A\00"
@two = private constant [7 x i8] c"%d %d\0A\00"

declare i32 @printf(ptr, ...)

define double @largest(ptr %p, double %x, double %y) noinline {
  store double %x, ptr %p
  %old = atomicrmw fmaximum ptr %p, double %y seq_cst
  %new = load double, ptr %p
  ret double %new
}
define double @smallest(ptr %p, double %x, double %y) noinline {
  store double %x, ptr %p
  %old = atomicrmw fminimum ptr %p, double %y seq_cst
  %new = load double, ptr %p
  ret double %new
}
define float @smallest_float(ptr %p, float %x, float %y) noinline {
  store float %x, ptr %p
  %old = atomicrmw fminimum ptr %p, float %y seq_cst
  %new = load float, ptr %p
  ret float %new
}
define <2 x i32> @sums(<2 x i32> %start, <6 x i32> %v) noinline {
  %sum = call <2 x i32> @llvm.vector.partial.reduce.add.v2i32.v6i32(<2 x i32> %start, <6 x i32> %v)
  ret <2 x i32> %sum
}

define i32 @main() {
  %p = alloca double
  %1 = call double @largest(ptr %p, double 1.0, double 2.0)
  %2 = call double @largest(ptr %p, double 5.0, double 2.0)
  %3 = call double @largest(ptr %p, double 5.0, double 0x7FF8000000000000)
  %4 = call double @smallest(ptr %p, double 0.0, double -0.0)
  call i32 (ptr, ...) @printf(ptr @numbers, double %1, double %2, double %3, double %4)
  %5 = call double @largest(ptr %p, double -0.0, double 0.0)
  %6 = call double @largest(ptr %p, double 0.0, double -0.0)
  %7 = call double @smallest(ptr %p, double 0x7FF8000000000000, double 1.0)
  %narrow = call float @smallest_float(ptr %p, float 1.0, float -3.0)
  %8 = fpext float %narrow to double
  call i32 (ptr, ...) @printf(ptr @numbers, double %5, double %6, double %7, double %8)
  %sums = call <2 x i32> @sums(<2 x i32> <i32 4, i32 19>, <6 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6>)
  %a = extractelement <2 x i32> %sums, i64 0
  %b = extractelement <2 x i32> %sums, i64 1
  call i32 (ptr, ...) @printf(ptr @two, i32 %a, i32 %b)
  ret i32 0
}
