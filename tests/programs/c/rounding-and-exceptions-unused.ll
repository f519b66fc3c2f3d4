; Operations whose results nothing uses still raise their exceptions. Each line has the flags after the operation, as
; in code of clang: 1 invalid, 32 inexact.
; exit: 0
; output: 1
; output: 1
; output: 32
; output: 1
; output: 1
; output: 32
; output: 1
; output: 1
; output: 32
; output: 1
; output: 1
; output: 32
; output: 1
; output: 1
; output: 32
; output: 1
; output: 32
; output: 1
; output: 32
; output: 1
; output: 32
; output: 32
; output: 1
; output: 0
; output: 0
; output: 1
; output: 1
source_filename = "unused-constrained.c"
target triple = "x86_64-pc-linux-gnu"

@format = constant [4 x i8] c"%d\0A\00"
@nan = global x86_fp80 0xK7FFFC000000000000000
@large = global x86_fp80 0xK7FFE8000000000000000
@fraction = global x86_fp80 0xK3FFFC000000000000000
@quadruple = global fp128 0xL00000000000000007FFF800000000000
@signalling = global i64 9219994337134247936
@subnormal = global i32 1
@odd = global i128 170141183460469231731687303715884105727

declare i32 @feclearexcept(i32)
declare i32 @fetestexcept(i32)
declare i32 @printf(ptr, ...)
declare i16 @llvm.experimental.constrained.fptosi.i16.f80(x86_fp80, metadata)
declare i16 @llvm.experimental.constrained.fptoui.i16.f80(x86_fp80, metadata)
declare i32 @llvm.experimental.constrained.fptosi.i32.f80(x86_fp80, metadata)
declare i32 @llvm.experimental.constrained.fptoui.i32.f80(x86_fp80, metadata)
declare i64 @llvm.experimental.constrained.fptosi.i64.f80(x86_fp80, metadata)
declare i64 @llvm.experimental.constrained.fptoui.i64.f80(x86_fp80, metadata)
declare i128 @llvm.experimental.constrained.fptosi.i128.f80(x86_fp80, metadata)
declare i128 @llvm.experimental.constrained.fptoui.i128.f80(x86_fp80, metadata)
declare x86_fp80 @llvm.experimental.constrained.sitofp.f80.i128(i128, metadata, metadata)
declare x86_fp80 @llvm.experimental.constrained.fpext.f80.f64(double, metadata)
declare x86_fp80 @llvm.experimental.constrained.fpext.f80.f32(float, metadata)
declare i1 @llvm.experimental.constrained.fcmp.f128(fp128, fp128, metadata, metadata)
declare i1 @llvm.experimental.constrained.fcmps.f128(fp128, fp128, metadata, metadata)
declare i64 @llvm.experimental.constrained.fptosi.i64.f128(fp128, metadata)

define i32 @main() strictfp {
  %nan = load volatile x86_fp80, ptr @nan
  %large = load volatile x86_fp80, ptr @large
  %fraction = load volatile x86_fp80, ptr @fraction
  %quadruple = load volatile fp128, ptr @quadruple
  %odd = load volatile i128, ptr @odd
  %signalling = load volatile double, ptr @signalling
  %subnormal = load volatile float, ptr @subnormal
  call i32 @feclearexcept(i32 63) strictfp
  %r0 = call i16 @llvm.experimental.constrained.fptosi.i16.f80(x86_fp80 %nan, metadata !"fpexcept.strict") strictfp
  %t0 = call i32 @fetestexcept(i32 63) strictfp
  call i32 (ptr, ...) @printf(ptr @format, i32 %t0)
  call i32 @feclearexcept(i32 63) strictfp
  %r1 = call i16 @llvm.experimental.constrained.fptosi.i16.f80(x86_fp80 %large, metadata !"fpexcept.strict") strictfp
  %t1 = call i32 @fetestexcept(i32 63) strictfp
  call i32 (ptr, ...) @printf(ptr @format, i32 %t1)
  call i32 @feclearexcept(i32 63) strictfp
  %r2 = call i16 @llvm.experimental.constrained.fptosi.i16.f80(x86_fp80 %fraction, metadata !"fpexcept.strict") strictfp
  %t2 = call i32 @fetestexcept(i32 63) strictfp
  call i32 (ptr, ...) @printf(ptr @format, i32 %t2)
  call i32 @feclearexcept(i32 63) strictfp
  %r3 = call i16 @llvm.experimental.constrained.fptoui.i16.f80(x86_fp80 %nan, metadata !"fpexcept.strict") strictfp
  %t3 = call i32 @fetestexcept(i32 63) strictfp
  call i32 (ptr, ...) @printf(ptr @format, i32 %t3)
  call i32 @feclearexcept(i32 63) strictfp
  %r4 = call i16 @llvm.experimental.constrained.fptoui.i16.f80(x86_fp80 %large, metadata !"fpexcept.strict") strictfp
  %t4 = call i32 @fetestexcept(i32 63) strictfp
  call i32 (ptr, ...) @printf(ptr @format, i32 %t4)
  call i32 @feclearexcept(i32 63) strictfp
  %r5 = call i16 @llvm.experimental.constrained.fptoui.i16.f80(x86_fp80 %fraction, metadata !"fpexcept.strict") strictfp
  %t5 = call i32 @fetestexcept(i32 63) strictfp
  call i32 (ptr, ...) @printf(ptr @format, i32 %t5)
  call i32 @feclearexcept(i32 63) strictfp
  %r6 = call i32 @llvm.experimental.constrained.fptosi.i32.f80(x86_fp80 %nan, metadata !"fpexcept.strict") strictfp
  %t6 = call i32 @fetestexcept(i32 63) strictfp
  call i32 (ptr, ...) @printf(ptr @format, i32 %t6)
  call i32 @feclearexcept(i32 63) strictfp
  %r7 = call i32 @llvm.experimental.constrained.fptosi.i32.f80(x86_fp80 %large, metadata !"fpexcept.strict") strictfp
  %t7 = call i32 @fetestexcept(i32 63) strictfp
  call i32 (ptr, ...) @printf(ptr @format, i32 %t7)
  call i32 @feclearexcept(i32 63) strictfp
  %r8 = call i32 @llvm.experimental.constrained.fptosi.i32.f80(x86_fp80 %fraction, metadata !"fpexcept.strict") strictfp
  %t8 = call i32 @fetestexcept(i32 63) strictfp
  call i32 (ptr, ...) @printf(ptr @format, i32 %t8)
  call i32 @feclearexcept(i32 63) strictfp
  %r9 = call i32 @llvm.experimental.constrained.fptoui.i32.f80(x86_fp80 %nan, metadata !"fpexcept.strict") strictfp
  %t9 = call i32 @fetestexcept(i32 63) strictfp
  call i32 (ptr, ...) @printf(ptr @format, i32 %t9)
  call i32 @feclearexcept(i32 63) strictfp
  %r10 = call i32 @llvm.experimental.constrained.fptoui.i32.f80(x86_fp80 %large, metadata !"fpexcept.strict") strictfp
  %t10 = call i32 @fetestexcept(i32 63) strictfp
  call i32 (ptr, ...) @printf(ptr @format, i32 %t10)
  call i32 @feclearexcept(i32 63) strictfp
  %r11 = call i32 @llvm.experimental.constrained.fptoui.i32.f80(x86_fp80 %fraction, metadata !"fpexcept.strict") strictfp
  %t11 = call i32 @fetestexcept(i32 63) strictfp
  call i32 (ptr, ...) @printf(ptr @format, i32 %t11)
  call i32 @feclearexcept(i32 63) strictfp
  %r12 = call i64 @llvm.experimental.constrained.fptosi.i64.f80(x86_fp80 %nan, metadata !"fpexcept.strict") strictfp
  %t12 = call i32 @fetestexcept(i32 63) strictfp
  call i32 (ptr, ...) @printf(ptr @format, i32 %t12)
  call i32 @feclearexcept(i32 63) strictfp
  %r13 = call i64 @llvm.experimental.constrained.fptosi.i64.f80(x86_fp80 %large, metadata !"fpexcept.strict") strictfp
  %t13 = call i32 @fetestexcept(i32 63) strictfp
  call i32 (ptr, ...) @printf(ptr @format, i32 %t13)
  call i32 @feclearexcept(i32 63) strictfp
  %r14 = call i64 @llvm.experimental.constrained.fptosi.i64.f80(x86_fp80 %fraction, metadata !"fpexcept.strict") strictfp
  %t14 = call i32 @fetestexcept(i32 63) strictfp
  call i32 (ptr, ...) @printf(ptr @format, i32 %t14)
  call i32 @feclearexcept(i32 63) strictfp
  %r15 = call i64 @llvm.experimental.constrained.fptoui.i64.f80(x86_fp80 %nan, metadata !"fpexcept.strict") strictfp
  %t15 = call i32 @fetestexcept(i32 63) strictfp
  call i32 (ptr, ...) @printf(ptr @format, i32 %t15)
  call i32 @feclearexcept(i32 63) strictfp
  %r17 = call i64 @llvm.experimental.constrained.fptoui.i64.f80(x86_fp80 %fraction, metadata !"fpexcept.strict") strictfp
  %t17 = call i32 @fetestexcept(i32 63) strictfp
  call i32 (ptr, ...) @printf(ptr @format, i32 %t17)
  call i32 @feclearexcept(i32 63) strictfp
  %r18 = call i128 @llvm.experimental.constrained.fptosi.i128.f80(x86_fp80 %nan, metadata !"fpexcept.strict") strictfp
  %t18 = call i32 @fetestexcept(i32 63) strictfp
  call i32 (ptr, ...) @printf(ptr @format, i32 %t18)
  call i32 @feclearexcept(i32 63) strictfp
  %r20 = call i128 @llvm.experimental.constrained.fptosi.i128.f80(x86_fp80 %fraction, metadata !"fpexcept.strict") strictfp
  %t20 = call i32 @fetestexcept(i32 63) strictfp
  call i32 (ptr, ...) @printf(ptr @format, i32 %t20)
  call i32 @feclearexcept(i32 63) strictfp
  %r21 = call i128 @llvm.experimental.constrained.fptoui.i128.f80(x86_fp80 %nan, metadata !"fpexcept.strict") strictfp
  %t21 = call i32 @fetestexcept(i32 63) strictfp
  call i32 (ptr, ...) @printf(ptr @format, i32 %t21)
  call i32 @feclearexcept(i32 63) strictfp
  %r23 = call i128 @llvm.experimental.constrained.fptoui.i128.f80(x86_fp80 %fraction, metadata !"fpexcept.strict") strictfp
  %t23 = call i32 @fetestexcept(i32 63) strictfp
  call i32 (ptr, ...) @printf(ptr @format, i32 %t23)
  call i32 @feclearexcept(i32 63) strictfp
  %r24 = call x86_fp80 @llvm.experimental.constrained.sitofp.f80.i128(i128 %odd, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %t24 = call i32 @fetestexcept(i32 63) strictfp
  call i32 (ptr, ...) @printf(ptr @format, i32 %t24)
  call i32 @feclearexcept(i32 63) strictfp
  %r25 = call x86_fp80 @llvm.experimental.constrained.fpext.f80.f64(double %signalling, metadata !"fpexcept.strict") strictfp
  %t25 = call i32 @fetestexcept(i32 63) strictfp
  call i32 (ptr, ...) @printf(ptr @format, i32 %t25)
  call i32 @feclearexcept(i32 63) strictfp
  %r26 = call x86_fp80 @llvm.experimental.constrained.fpext.f80.f32(float %subnormal, metadata !"fpexcept.strict") strictfp
  %t26 = call i32 @fetestexcept(i32 63) strictfp
  call i32 (ptr, ...) @printf(ptr @format, i32 %t26)
  call i32 @feclearexcept(i32 63) strictfp
  %r27 = call i1 @llvm.experimental.constrained.fcmp.f128(fp128 %quadruple, fp128 %quadruple, metadata !"oeq", metadata !"fpexcept.strict") strictfp
  %t27 = call i32 @fetestexcept(i32 63) strictfp
  call i32 (ptr, ...) @printf(ptr @format, i32 %t27)
  call i32 @feclearexcept(i32 63) strictfp
  %r30 = call i1 @llvm.experimental.constrained.fcmps.f128(fp128 %quadruple, fp128 %quadruple, metadata !"olt", metadata !"fpexcept.strict") strictfp
  %t30 = call i32 @fetestexcept(i32 63) strictfp
  call i32 (ptr, ...) @printf(ptr @format, i32 %t30)
  call i32 @feclearexcept(i32 63) strictfp
  %r31 = call i64 @llvm.experimental.constrained.fptosi.i64.f128(fp128 %quadruple, metadata !"fpexcept.strict") strictfp
  %t31 = call i32 @fetestexcept(i32 63) strictfp
  call i32 (ptr, ...) @printf(ptr @format, i32 %t31)
  ret i32 0
}
