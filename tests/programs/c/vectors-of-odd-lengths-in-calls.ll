; Vectors of three, five and eight lanes, many floating results, narrow vectors and wide integers on
; the stack: as LLVM passes types that C has not.
; exit: 0
; output: 1 2 3 / 4 5 6
; output: 1.5 2.5 -3.5
; output: 1 2 3 4
; output: 11 18
; output: 5 6 7 8 / 9
; output: 7 -8 9 10
target triple = "x86_64-pc-linux-gnu"

@ints = private constant [21 x i8] c"%d %d %d / %d %d %d\0A\00"
@three = private constant [10 x i8] c"%g %g %g\0A\00"
@four = private constant [13 x i8] c"%g %g %g %g\0A\00"
@two = private constant [9 x i8] c"%ld %ld\0A\00"
@five = private constant [22 x i8] c"%ld %ld %ld %ld / %d\0A\00"
@words = private constant [17 x i8] c"%ld %ld %ld %ld\0A\00"
declare i32 @printf(ptr, ...)

define <3 x i8> @bytes(<3 x i8> %a) noinline {
  %r = add <3 x i8> %a, <i8 1, i8 1, i8 1>
  ret <3 x i8> %r
}

define <3 x i16> @halves(<3 x i8> %a) noinline {
  %z = zext <3 x i8> %a to <3 x i16>
  %r = add <3 x i16> %z, <i16 3, i16 3, i16 3>
  ret <3 x i16> %r
}

define <3 x double> @doubles(<3 x double> %a) noinline {
  %r = fsub <3 x double> %a, <double 0.5, double 0.5, double 0.5>
  ret <3 x double> %r
}

define { float, double, float, double } @floats(double %x) noinline {
  %f = fptrunc double %x to float
  %y = fadd double %x, 1.0
  %g = fadd float %f, 2.0
  %z = fadd double %x, 3.0
  %1 = insertvalue { float, double, float, double } poison, float %f, 0
  %2 = insertvalue { float, double, float, double } %1, double %y, 1
  %3 = insertvalue { float, double, float, double } %2, float %g, 2
  %4 = insertvalue { float, double, float, double } %3, double %z, 3
  ret { float, double, float, double } %4
}

; One register is left for six words, and none for what is behind them.
define { i64, i64 } @mixed(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, <3 x i64> %v, i64 %g, i192 %w) noinline {
  %v0 = extractelement <3 x i64> %v, i32 0
  %v2 = extractelement <3 x i64> %v, i32 2
  %w2 = lshr i192 %w, 128
  %t = trunc i192 %w2 to i64
  %s = add i64 %v0, %v2
  %u = add i64 %s, %g
  %x = mul i64 %t, %e
  %1 = insertvalue { i64, i64 } poison, i64 %u, 0
  %2 = insertvalue { i64, i64 } %1, i64 %x, 1
  ret { i64, i64 } %2
}

define <8 x i64> @eight(i64 %x) noinline {
  %1 = insertelement <8 x i64> <i64 5, i64 6, i64 7, i64 8, i64 0, i64 0, i64 0, i64 0>, i64 %x, i32 7
  ret <8 x i64> %1
}

; The last two are on the stack, each in sixteen bytes.
define <5 x i64> @stacked(<8 x double> %a, <8 x double> %b, <2 x i32> %c, <2 x i16> %d) noinline {
  %c0 = extractelement <2 x i32> %c, i32 0
  %c1 = extractelement <2 x i32> %c, i32 1
  %d0 = extractelement <2 x i16> %d, i32 0
  %d1 = extractelement <2 x i16> %d, i32 1
  %w0 = sext i32 %c0 to i64
  %w1 = sext i32 %c1 to i64
  %w2 = sext i16 %d0 to i64
  %w3 = sext i16 %d1 to i64
  %1 = insertelement <5 x i64> poison, i64 %w0, i32 0
  %2 = insertelement <5 x i64> %1, i64 %w1, i32 1
  %3 = insertelement <5 x i64> %2, i64 %w2, i32 2
  %4 = insertelement <5 x i64> %3, i64 %w3, i32 3
  ret <5 x i64> %4
}

define {} @nothing() noinline {
  ret {} zeroinitializer
}

define i32 @main() {
  %a = call <3 x i8> @bytes(<3 x i8> <i8 0, i8 1, i8 2>)
  %b = call <3 x i16> @halves(<3 x i8> %a)
  %a0 = extractelement <3 x i8> %a, i32 0
  %a1 = extractelement <3 x i8> %a, i32 1
  %a2 = extractelement <3 x i8> %a, i32 2
  %b0 = extractelement <3 x i16> %b, i32 0
  %b1 = extractelement <3 x i16> %b, i32 1
  %b2 = extractelement <3 x i16> %b, i32 2
  %i0 = zext i8 %a0 to i32
  %i1 = zext i8 %a1 to i32
  %i2 = zext i8 %a2 to i32
  %j0 = zext i16 %b0 to i32
  %j1 = zext i16 %b1 to i32
  %j2 = zext i16 %b2 to i32
  call i32 (ptr, ...) @printf(ptr @ints, i32 %i0, i32 %i1, i32 %i2, i32 %j0, i32 %j1, i32 %j2)
  %n = call {} @nothing()
  %unused = call <3 x double> @doubles(<3 x double> <double 1.0, double 1.0, double 1.0>)
  %d = call <3 x double> @doubles(<3 x double> <double 2.0, double 3.0, double -3.0>)
  %d0 = extractelement <3 x double> %d, i32 0
  %d1 = extractelement <3 x double> %d, i32 1
  %d2 = extractelement <3 x double> %d, i32 2
  call i32 (ptr, ...) @printf(ptr @three, double %d0, double %d1, double %d2)
  %f = call { float, double, float, double } @floats(double 1.0)
  %f0 = extractvalue { float, double, float, double } %f, 0
  %f1 = extractvalue { float, double, float, double } %f, 1
  %f2 = extractvalue { float, double, float, double } %f, 2
  %f3 = extractvalue { float, double, float, double } %f, 3
  %e0 = fpext float %f0 to double
  %e2 = fpext float %f2 to double
  call i32 (ptr, ...) @printf(ptr @four, double %e0, double %f1, double %e2, double %f3)
  %m = call { i64, i64 } @mixed(i64 1, i64 2, i64 3, i64 4, i64 6, <3 x i64> <i64 2, i64 20, i64 4>, i64 5, i192 1020847100762815390390123822295304634371)
  %m0 = extractvalue { i64, i64 } %m, 0
  %m1 = extractvalue { i64, i64 } %m, 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %m0, i64 %m1)
  %v = call <8 x i64> @eight(i64 9)
  %v0 = extractelement <8 x i64> %v, i32 0
  %v1 = extractelement <8 x i64> %v, i32 1
  %v2 = extractelement <8 x i64> %v, i32 2
  %v3 = extractelement <8 x i64> %v, i32 3
  %v7 = extractelement <8 x i64> %v, i32 7
  %v7t = trunc i64 %v7 to i32
  call i32 (ptr, ...) @printf(ptr @five, i64 %v0, i64 %v1, i64 %v2, i64 %v3, i32 %v7t)
  %s = call <5 x i64> @stacked(<8 x double> zeroinitializer, <8 x double> zeroinitializer, <2 x i32> <i32 7, i32 -8>, <2 x i16> <i16 9, i16 10>)
  %s0 = extractelement <5 x i64> %s, i32 0
  %s1 = extractelement <5 x i64> %s, i32 1
  %s2 = extractelement <5 x i64> %s, i32 2
  %s3 = extractelement <5 x i64> %s, i32 3
  call i32 (ptr, ...) @printf(ptr @words, i64 %s0, i64 %s1, i64 %s2, i64 %s3)
  ret i32 0
}
