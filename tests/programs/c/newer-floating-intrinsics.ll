; What LLVM 20 to 23 added: the minimum and maximum of numbers, against which a NaN does not count and of which -0 is less
; than +0; modf and sincos with two results; masked accesses without an alignment; constants as LLVM 23 prints them.
; exit: 0
; output: 1 2 nan -0 0
; output: 2 1 nan 0 -0
; output: -3 -0.75
; output: inf 0
; output: -2 -0
; output: 0.841471 0.540302
; output: 3.14 0.01 1.5 -inf
; output: 10 19 30 19
target triple = "x86_64-pc-linux-gnu"

@five = private constant [16 x i8] c"%g %g %g %g %g\0A\00"
@four = private constant [13 x i8] c"%g %g %g %g\0A\00"
@two = private constant [7 x i8] c"%g %g\0A\00"
@lanes = private constant [13 x i8] c"%d %d %d %d\0A\00"
@numbers = private global [4 x i32] [i32 10, i32 20, i32 30, i32 40]
@nan = private global double +qnan
@constants = private global [4 x float] [float 3.140000e+00, float f0x3C23D70A, float 0x1.8p0, float -inf]

declare i32 @printf(ptr, ...)

define void @extremes(double %x) noinline {
  %1 = call double @llvm.minimumnum.f64(double %x, double 1.0)
  %2 = call double @llvm.minimumnum.f64(double 2.0, double %x)
  %3 = call double @llvm.minimumnum.f64(double %x, double %x)
  %absolute = call double @llvm.fabs.f64(double %3)
  %zero = fsub double 0.0, 0.0
  %4 = call double @llvm.minimumnum.f64(double %zero, double -0.0)
  %5 = call double @llvm.minimumnum.f64(double 5.0, double 0.0)
  call i32 (ptr, ...) @printf(ptr @five, double %1, double %2, double %absolute, double %4, double %5)
  %6 = call double @llvm.maximumnum.f64(double %x, double 2.0)
  %7 = call double @llvm.maximumnum.f64(double 1.0, double %x)
  %8 = call double @llvm.maximumnum.f64(double %x, double %x)
  %absolute.8 = call double @llvm.fabs.f64(double %8)
  %9 = call double @llvm.maximumnum.f64(double %zero, double -0.0)
  %10 = call double @llvm.maximumnum.f64(double -5.0, double -0.0)
  call i32 (ptr, ...) @printf(ptr @five, double %6, double %7, double %absolute.8, double %9, double %10)
  ret void
}

define void @parts(<2 x double> %v) noinline {
  %x = extractelement <2 x double> %v, i64 0
  %scalar = call { double, double } @llvm.modf.f64(double %x)
  %fraction = extractvalue { double, double } %scalar, 0
  %whole = extractvalue { double, double } %scalar, 1
  call i32 (ptr, ...) @printf(ptr @two, double %whole, double %fraction)
  %both = call { <2 x double>, <2 x double> } @llvm.modf.v2f64(<2 x double> %v)
  %fractions = extractvalue { <2 x double>, <2 x double> } %both, 0
  %wholes = extractvalue { <2 x double>, <2 x double> } %both, 1
  %f = extractelement <2 x double> %fractions, i64 1
  %w = extractelement <2 x double> %wholes, i64 1
  call i32 (ptr, ...) @printf(ptr @two, double %w, double %f)
  ret void
}

define i32 @main() {
  %nan = load double, ptr @nan
  call void @extremes(double %nan)
  call void @parts(<2 x double> <double -3.75, double +inf>)
  %whole = call { float, float } @llvm.modf.f32(float -2.0)
  %w = extractvalue { float, float } %whole, 1
  %f = extractvalue { float, float } %whole, 0
  %w.d = fpext float %w to double
  %f.d = fpext float %f to double
  call i32 (ptr, ...) @printf(ptr @two, double %w.d, double %f.d)
  %both = call { double, double } @llvm.sincos.f64(double 1.0)
  %sine = extractvalue { double, double } %both, 0
  %cosine = extractvalue { double, double } %both, 1
  call i32 (ptr, ...) @printf(ptr @two, double %sine, double %cosine)
  %c = load <4 x float>, ptr @constants
  %d = fpext <4 x float> %c to <4 x double>
  %d.0 = extractelement <4 x double> %d, i64 0
  %d.1 = extractelement <4 x double> %d, i64 1
  %d.2 = extractelement <4 x double> %d, i64 2
  %d.3 = extractelement <4 x double> %d, i64 3
  call i32 (ptr, ...) @printf(ptr @four, double %d.0, double %d.1, double %d.2, double %d.3)
  %v = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 @numbers, <4 x i1> <i1 1, i1 0, i1 1, i1 0>, <4 x i32> splat (i32 9))
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr align 4 @numbers, <4 x i1> <i1 0, i1 1, i1 0, i1 0>)
  %at = getelementptr i32, ptr @numbers, <4 x i64> <i64 0, i64 1, i64 2, i64 1>
  %g = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> align 4 %at, <4 x i1> splat (i1 true), <4 x i32> poison)
  %sum = add <4 x i32> %g, <i32 0, i32 10, i32 0, i32 10>
  call void @llvm.masked.scatter.v4i32.v4p0(<4 x i32> %sum, <4 x ptr> align 4 %at, <4 x i1> <i1 1, i1 1, i1 0, i1 0>)
  %s.0 = extractelement <4 x i32> %sum, i64 0
  %s.1 = load i32, ptr getelementptr (i32, ptr @numbers, i64 1)
  %s.2 = extractelement <4 x i32> %sum, i64 2
  %s.3 = extractelement <4 x i32> %sum, i64 3
  call i32 (ptr, ...) @printf(ptr @lanes, i32 %s.0, i32 %s.1, i32 %s.2, i32 %s.3)
  ret i32 0
}
