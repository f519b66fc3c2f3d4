; Exponents that are no int, and whole numbers that are no long, of intrinsics that the C library has.
; exit: 0
; output: 8 0.125 8
; output: 0.125 8
; output: -3 -4 -3 -4
; output: -3 -3 3 4
; output: -8 16
target triple = "x86_64-pc-linux-gnu"

@three = private constant [10 x i8] c"%g %g %g\0A\00"
@two = private constant [7 x i8] c"%g %g\0A\00"
@four = private constant [13 x i8] c"%d %d %d %d\0A\00"

declare i32 @printf(ptr, ...)
declare double @llvm.ldexp.f64.i16(double, i16)
declare double @llvm.ldexp.f64.i8(double, i8)
declare half @llvm.ldexp.f16.i16(half, i16)
declare <2 x float> @llvm.ldexp.v2f32.v2i16(<2 x float>, <2 x i16>)
declare double @llvm.powi.f64.i16(double, i16)
declare i32 @llvm.lrint.i32.f64(double)
declare i16 @llvm.lround.i16.f64(double)
declare i8 @llvm.llrint.i8.f32(float)
declare i33 @llvm.llround.i33.f64(double)
declare <2 x i32> @llvm.lrint.v2i32.v2f32(<2 x float>)
declare <2 x i16> @llvm.lround.v2i16.v2f64(<2 x double>)

; Upper bits of the registers are not the value's.
define void @scale(i32 %three, i32 %minus) noinline {
  %a16 = trunc i32 %three to i16
  %a8 = trunc i32 %minus to i8
  %x = call double @llvm.ldexp.f64.i16(double 1.0, i16 %a16)
  %y = call double @llvm.ldexp.f64.i8(double 1.0, i8 %a8)
  %h = call half @llvm.ldexp.f16.i16(half 1.0, i16 %a16)
  %z = fpext half %h to double
  call i32 (ptr, ...) @printf(ptr @three, double %x, double %y, double %z)
  %b16 = trunc i32 %minus to i16
  %e0 = insertelement <2 x i16> poison, i16 %b16, i32 0
  %e1 = insertelement <2 x i16> %e0, i16 %a16, i32 1
  %v = call <2 x float> @llvm.ldexp.v2f32.v2i16(<2 x float> <float 1.0, float 1.0>, <2 x i16> %e1)
  %w = fpext <2 x float> %v to <2 x double>
  %w0 = extractelement <2 x double> %w, i32 0
  %w1 = extractelement <2 x double> %w, i32 1
  call i32 (ptr, ...) @printf(ptr @two, double %w0, double %w1)
  ret void
}

define void @round(double %x, float %f) noinline {
  %a = call i32 @llvm.lrint.i32.f64(double %x)
  %b = call i16 @llvm.lround.i16.f64(double -3.5)
  %c = call i8 @llvm.llrint.i8.f32(float %f)
  %d = call i33 @llvm.llround.i33.f64(double -3.5)
  %b32 = sext i16 %b to i32
  %c32 = sext i8 %c to i32
  %d32 = trunc i33 %d to i32
  call i32 (ptr, ...) @printf(ptr @four, i32 %a, i32 %b32, i32 %c32, i32 %d32)
  %v0 = insertelement <2 x float> poison, float %f, i32 0
  %v1 = insertelement <2 x float> %v0, float %f, i32 1
  %v = call <2 x i32> @llvm.lrint.v2i32.v2f32(<2 x float> %v1)
  %w = call <2 x i16> @llvm.lround.v2i16.v2f64(<2 x double> <double 2.5, double 3.5>)
  %w32 = sext <2 x i16> %w to <2 x i32>
  %e = extractelement <2 x i32> %v, i32 0
  %g = extractelement <2 x i32> %v, i32 1
  %h = extractelement <2 x i32> %w32, i32 0
  %i = extractelement <2 x i32> %w32, i32 1
  call i32 (ptr, ...) @printf(ptr @four, i32 %e, i32 %g, i32 %h, i32 %i)
  ret void
}

define void @power(i32 %three, i32 %four) noinline {
  %a = trunc i32 %three to i16
  %b = trunc i32 %four to i16
  %x = call double @llvm.powi.f64.i16(double -2.0, i16 %a)
  %y = call double @llvm.powi.f64.i16(double -2.0, i16 %b)
  call i32 (ptr, ...) @printf(ptr @two, double %x, double %y)
  ret void
}

define i32 @main() {
  call void @scale(i32 65539, i32 458749)
  call void @round(double -3.25, float -3.25)
  call void @power(i32 65539, i32 -65532)
  ret i32 0
}
