; Reductions of vectors to their greatest and least float; lanes that are NaN lose, or decide. Lanes that overflow.
; exit: 0
; output: 7 -2 7 1
; output: 4 -1 1 1
; output: 0 1 254 0
; output: 1 0 1 0
@format = constant [13 x i8] c"%g %g %g %d\0A\00"
@numbers = constant [13 x i8] c"%d %d %d %d\0A\00"
declare i32 @printf(ptr, ...)
declare float @llvm.vector.reduce.fmax.v4f32(<4 x float>)
declare double @llvm.vector.reduce.fmin.v2f64(<2 x double>)
declare float @llvm.vector.reduce.fmaximum.v4f32(<4 x float>)
declare double @llvm.vector.reduce.fminimum.v2f64(<2 x double>)
declare { double, i32 } @llvm.frexp.f64.i32(double)
declare { x86_fp80, i32 } @llvm.frexp.f80.i32(x86_fp80)
declare { <2 x i8>, <2 x i1> } @llvm.uadd.with.overflow.v2i8(<2 x i8>, <2 x i8>)
define void @show(<4 x float> %f, <2 x double> %d, double %nan) {
  %greatest = call float @llvm.vector.reduce.fmax.v4f32(<4 x float> %f)
  %least = call double @llvm.vector.reduce.fmin.v2f64(<2 x double> %d)
  %maximum = call float @llvm.vector.reduce.fmaximum.v4f32(<4 x float> %f)
  %with_nan = insertelement <2 x double> %d, double %nan, i32 1
  %minimum = call double @llvm.vector.reduce.fminimum.v2f64(<2 x double> %with_nan)
  %unordered = fcmp uno double %minimum, 0.0
  %u = zext i1 %unordered to i32
  %g = fpext float %greatest to double
  %m = fpext float %maximum to double
  %r = call i32 (ptr, ...) @printf(ptr @format, double %g, double %least, double %m, i32 %u)
  ret void
}
define void @exponents(double %x, x86_fp80 %y) {
  %a = call { double, i32 } @llvm.frexp.f64.i32(double %x)
  %b = call { x86_fp80, i32 } @llvm.frexp.f80.i32(x86_fp80 %y)
  %e = extractvalue { double, i32 } %a, 1
  %f = extractvalue { x86_fp80, i32 } %b, 1
  %fraction = extractvalue { double, i32 } %a, 0
  %is_fraction = fcmp oeq double %fraction, 0.5
  %p = zext i1 %is_fraction to i32
  %other = extractvalue { x86_fp80, i32 } %b, 0
  %is_other = fcmp oeq x86_fp80 %other, 0xKBFFE8000000000000000
  %q = zext i1 %is_other to i32
  %r = call i32 (ptr, ...) @printf(ptr @numbers, i32 %e, i32 %f, i32 %p, i32 %q)
  ret void
}
define void @sums(<2 x i8> %x, <2 x i8> %y) {
  %s = call { <2 x i8>, <2 x i1> } @llvm.uadd.with.overflow.v2i8(<2 x i8> %x, <2 x i8> %y)
  %v = extractvalue { <2 x i8>, <2 x i1> } %s, 0
  %o = extractvalue { <2 x i8>, <2 x i1> } %s, 1
  %v0 = extractelement <2 x i8> %v, i32 0
  %v1 = extractelement <2 x i8> %v, i32 1
  %o0 = extractelement <2 x i1> %o, i32 0
  %o1 = extractelement <2 x i1> %o, i32 1
  %a = zext i8 %v0 to i32
  %b = zext i1 %o0 to i32
  %c = zext i8 %v1 to i32
  %d = zext i1 %o1 to i32
  %r = call i32 (ptr, ...) @printf(ptr @numbers, i32 %a, i32 %b, i32 %c, i32 %d)
  ret void
}
declare double @llvm.maxnum.f64(double, double)
declare float @llvm.minnum.f32(float, float)
; The sign of the result of two zeros is the second's, as in the C library.
define void @zeros(double %x, double %y, float %f, float %g) {
  %a = call double @llvm.maxnum.f64(double %x, double %y)
  %b = call double @llvm.maxnum.f64(double %y, double %x)
  %c = call float @llvm.minnum.f32(float %f, float %g)
  %d = call float @llvm.minnum.f32(float %g, float %f)
  %a1 = bitcast double %a to i64
  %b1 = bitcast double %b to i64
  %c1 = bitcast float %c to i32
  %d1 = bitcast float %d to i32
  %a2 = icmp slt i64 %a1, 0
  %b2 = icmp slt i64 %b1, 0
  %c2 = icmp slt i32 %c1, 0
  %d2 = icmp slt i32 %d1, 0
  %a3 = zext i1 %a2 to i32
  %b3 = zext i1 %b2 to i32
  %c3 = zext i1 %c2 to i32
  %d3 = zext i1 %d2 to i32
  %r = call i32 (ptr, ...) @printf(ptr @numbers, i32 %a3, i32 %b3, i32 %c3, i32 %d3)
  ret void
}
define i32 @main() {
  call void @show(<4 x float> <float 1.0, float 7.0, float -3.0, float 2.0>, <2 x double> <double -2.0, double 5.0>, double 0x7FF8000000000000)
  call void @exponents(double 8.0, x86_fp80 0xKBFFD8000000000000000)
  call void @sums(<2 x i8> <i8 255, i8 250>, <2 x i8> <i8 1, i8 4>)
  call void @zeros(double 0.0, double -0.0, float 0.0, float -0.0)
  ret i32 0
}
