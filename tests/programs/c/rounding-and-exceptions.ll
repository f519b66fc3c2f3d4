; Arithmetic, conversions and comparisons in all rounding modes, and the exceptions that they raise:
; clang -ffp-model=strict -O0.
; exit: 0
; output:  0x1.5555555555555p-2 0x1.555556p-2 0x1.5555555555555p-2 0x1p+0 inf 0x1.8p+1 0x1.bb67ae8584caap+0 0x1.bb67aep+0 0x1.bb67ae8584caap+0 0x1.8p+1 0x1.8p+1 0x1.555556p-2 0x0p+0 0x1.555556p-2 -0x1p+1 0x1p+1
; output:  0x1.fffffffffffffp+63 0x1p+64 0x1.81c8p+13 -0x1p+53 0x1p+32 0x1p+24 0x1.fffffffffffffp+63 -0x1p+53 18446744073709549568 2 3 2 2 2 -2 2 -2 2 -2 3 2 3 2 3
; output: 1
; output:  0x1.5555555555556p-2 0x1.555556p-2 0x1.5555555555556p-2 0x1.0000000000001p+0 inf 0x1.8p+1 0x1.bb67ae8584cabp+0 0x1.bb67bp+0 0x1.bb67ae8584cabp+0 0x1.8000000000001p+1 0x1.8000000000001p+1 0x1.555556p-2 0x1p-149 0x1.555556p-2 -0x1p+1 0x1p+1
; output:  0x1p+64 0x1p+64 0x1.81c8p+13 -0x1p+53 0x1p+32 0x1.000002p+24 0x1p+64 -0x1p+53 18446744073709549568 2 3 2 2 2 -2 3 -2 3 -2 3 2 3 2 3
; output: 0
; output:  0x1.5555555555555p-2 0x1.555554p-2 0x1.5555555555555p-2 0x1p+0 0x1.fffffffffffffp+1023 0x1.7ffffffffffffp+1 0x1.bb67ae8584caap+0 0x1.bb67aep+0 0x1.bb67ae8584caap+0 0x1.8p+1 0x1.8p+1 0x1.555554p-2 0x0p+0 0x1.555554p-2 -0x1p+1 0x1p+1
; output:  0x1.fffffffffffffp+63 0x1.fffffep+63 0x1.81c8p+13 -0x1.0000000000001p+53 0x1.fffffep+31 0x1p+24 0x1.fffffffffffffp+63 -0x1.000002p+53 18446744073709549568 2 3 2 2 2 -2 2 -3 2 -3 3 2 3 2 3
; output: 1
; output:  0x1.5555555555555p-2 0x1.555554p-2 0x1.5555555555555p-2 0x1p+0 0x1.fffffffffffffp+1023 0x1.7ffffffffffffp+1 0x1.bb67ae8584caap+0 0x1.bb67aep+0 0x1.bb67ae8584caap+0 0x1.8p+1 0x1.8p+1 0x1.555554p-2 0x0p+0 0x1.555554p-2 -0x1p+1 0x1p+1
; output:  0x1.fffffffffffffp+63 0x1.fffffep+63 0x1.81c8p+13 -0x1p+53 0x1.fffffep+31 0x1p+24 0x1.fffffffffffffp+63 -0x1p+53 18446744073709549568 2 3 2 2 2 -2 2 -2 2 -2 3 2 3 2 3
; output: 1
; output: 84 0 1 1 0 1
; output: 1 1 2 5 9 16 0 1 0 0 5 16 1
; ModuleID = 'strictrun.c'
source_filename = "strictrun.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@one = internal global double 1.000000e+00, align 8
@three = internal global double 3.000000e+00, align 8
@modes = internal constant [4 x i32] [i32 0, i32 2048, i32 1024, i32 3072], align 16
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@onef = internal global float 1.000000e+00, align 4
@threef = internal global float 3.000000e+00, align 4
@onel = internal global x86_fp80 0xK3FFF8000000000000000, align 16
@threel = internal global x86_fp80 0xK4000C000000000000000, align 16
@tiny = internal global double 0x730D67819E8D2, align 8
@huge = internal global double 1.000000e+308, align 8
@.str.1 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.2 = private unnamed_addr constant [4 x i8] c" %a\00", align 1
@word = internal global i64 -1025, align 8
@small = internal global i64 12345, align 8
@negative = internal global i64 -9007199254740993, align 8
@u = internal global i32 -1, align 4
@i = internal global i32 16777217, align 4
@.str.3 = private unnamed_addr constant [13 x i8] c" %lu %lu %lu\00", align 1
@big = internal global double 0x43EFFFFFFFFFFFFF, align 8
@half = internal global double 2.500000e+00, align 8
@.str.4 = private unnamed_addr constant [14 x i8] c" %ld %d %u %d\00", align 1
@.str.5 = private unnamed_addr constant [19 x i8] c" %g %g %ld %ld %ld\00", align 1
@.str.6 = private unnamed_addr constant [13 x i8] c" %g %g %g %g\00", align 1
@nan_ = internal global double 0x7FF8000000000000, align 8
@.str.7 = private unnamed_addr constant [19 x i8] c"%d %d %d %d %d %d\0A\00", align 1
@.str.8 = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.9 = private unnamed_addr constant [4 x i8] c" %d\00", align 1
@.str.10 = private unnamed_addr constant [5 x i8] c" %d\0A\00", align 1

; Function Attrs: noinline nounwind optnone strictfp uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 0, ptr %2, align 4
  br label %6

6:                                                ; preds = %28, %0
  %7 = load i32, ptr %2, align 4
  %8 = icmp slt i32 %7, 4
  br i1 %8, label %9, label %31

9:                                                ; preds = %6
  %10 = load volatile double, ptr @one, align 8
  %11 = load volatile double, ptr @three, align 8
  %12 = call double @llvm.experimental.constrained.fdiv.f64(double %10, double %11, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  store double %12, ptr %3, align 8
  %13 = load i32, ptr %2, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [4 x i32], ptr @modes, i64 0, i64 %14
  %16 = load i32, ptr %15, align 4
  %17 = call i32 @fesetround(i32 noundef %16) #5
  %18 = load volatile double, ptr @one, align 8
  %19 = load volatile double, ptr @three, align 8
  %20 = call double @llvm.experimental.constrained.fdiv.f64(double %18, double %19, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  store double %20, ptr %4, align 8
  %21 = load double, ptr %3, align 8
  %22 = load double, ptr %4, align 8
  %23 = call i1 @llvm.experimental.constrained.fcmp.f64(double %21, double %22, metadata !"oeq", metadata !"fpexcept.strict") #4
  %24 = zext i1 %23 to i32
  store i32 %24, ptr %5, align 4
  call void @arithmetic() #4
  call void @conversions() #4
  %25 = call i32 @fesetround(i32 noundef 0) #5
  %26 = load i32, ptr %5, align 4
  %27 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %26) #4
  br label %28

28:                                               ; preds = %9
  %29 = load i32, ptr %2, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %2, align 4
  br label %6, !llvm.loop !6

31:                                               ; preds = %6
  call void @compare() #4
  call void @exceptions() #4
  ret i32 0
}

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fdiv.f64(double, double, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @fesetround(i32 noundef) #2

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i1 @llvm.experimental.constrained.fcmp.f64(double, double, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @arithmetic() #0 {
  %1 = load volatile double, ptr @one, align 8
  %2 = load volatile double, ptr @three, align 8
  %3 = call double @llvm.experimental.constrained.fdiv.f64(double %1, double %2, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  call void @show(double noundef %3) #4
  %4 = load volatile float, ptr @onef, align 4
  %5 = load volatile float, ptr @threef, align 4
  %6 = call float @llvm.experimental.constrained.fdiv.f32(float %4, float %5, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  %7 = call double @llvm.experimental.constrained.fpext.f64.f32(float %6, metadata !"fpexcept.strict") #4
  call void @show(double noundef %7) #4
  %8 = load volatile x86_fp80, ptr @onel, align 16
  %9 = load volatile x86_fp80, ptr @threel, align 16
  %10 = call x86_fp80 @llvm.experimental.constrained.fdiv.f80(x86_fp80 %8, x86_fp80 %9, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  %11 = call double @llvm.experimental.constrained.fptrunc.f64.f80(x86_fp80 %10, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  call void @show(double noundef %11) #4
  %12 = load volatile double, ptr @one, align 8
  %13 = load volatile double, ptr @tiny, align 8
  %14 = call double @llvm.experimental.constrained.fadd.f64(double %12, double %13, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  call void @show(double noundef %14) #4
  %15 = load volatile double, ptr @huge, align 8
  %16 = load volatile double, ptr @three, align 8
  %17 = call double @llvm.experimental.constrained.fmul.f64(double %15, double %16, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  call void @show(double noundef %17) #4
  %18 = load volatile double, ptr @three, align 8
  %19 = load volatile double, ptr @tiny, align 8
  %20 = call double @llvm.experimental.constrained.fsub.f64(double %18, double %19, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  call void @show(double noundef %20) #4
  %21 = load volatile double, ptr @three, align 8
  %22 = call double @llvm.experimental.constrained.sqrt.f64(double %21, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  call void @show(double noundef %22) #4
  %23 = load volatile float, ptr @threef, align 4
  %24 = call float @llvm.experimental.constrained.sqrt.f32(float %23, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  %25 = call double @llvm.experimental.constrained.fpext.f64.f32(float %24, metadata !"fpexcept.strict") #4
  call void @show(double noundef %25) #4
  %26 = load volatile x86_fp80, ptr @threel, align 16
  %27 = call x86_fp80 @llvm.experimental.constrained.sqrt.f80(x86_fp80 %26, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  %28 = call double @llvm.experimental.constrained.fptrunc.f64.f80(x86_fp80 %27, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  call void @show(double noundef %28) #4
  %29 = load volatile double, ptr @one, align 8
  %30 = load volatile double, ptr @three, align 8
  %31 = load volatile double, ptr @tiny, align 8
  %32 = call double @llvm.experimental.constrained.fma.f64(double %29, double %30, double %31, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  call void @show(double noundef %32) #4
  %33 = load volatile double, ptr @one, align 8
  %34 = load volatile double, ptr @three, align 8
  %35 = call double @llvm.experimental.constrained.fmul.f64(double %33, double %34, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  %36 = load volatile double, ptr @tiny, align 8
  %37 = call double @llvm.experimental.constrained.fadd.f64(double %35, double %36, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  call void @show(double noundef %37) #4
  %38 = load volatile double, ptr @one, align 8
  %39 = load volatile double, ptr @three, align 8
  %40 = call double @llvm.experimental.constrained.fdiv.f64(double %38, double %39, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  %41 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %40, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  %42 = call double @llvm.experimental.constrained.fpext.f64.f32(float %41, metadata !"fpexcept.strict") #4
  call void @show(double noundef %42) #4
  %43 = load volatile double, ptr @tiny, align 8
  %44 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %43, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  %45 = call double @llvm.experimental.constrained.fpext.f64.f32(float %44, metadata !"fpexcept.strict") #4
  call void @show(double noundef %45) #4
  %46 = load volatile x86_fp80, ptr @onel, align 16
  %47 = load volatile x86_fp80, ptr @threel, align 16
  %48 = call x86_fp80 @llvm.experimental.constrained.fdiv.f80(x86_fp80 %46, x86_fp80 %47, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  %49 = call float @llvm.experimental.constrained.fptrunc.f32.f80(x86_fp80 %48, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  %50 = call double @llvm.experimental.constrained.fpext.f64.f32(float %49, metadata !"fpexcept.strict") #4
  call void @show(double noundef %50) #4
  %51 = load volatile x86_fp80, ptr @onel, align 16
  %52 = load volatile x86_fp80, ptr @threel, align 16
  %53 = call x86_fp80 @llvm.experimental.constrained.fsub.f80(x86_fp80 %51, x86_fp80 %52, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  %54 = call double @llvm.experimental.constrained.fptrunc.f64.f80(x86_fp80 %53, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  call void @show(double noundef %54) #4
  %55 = load volatile double, ptr @huge, align 8
  %56 = load volatile double, ptr @three, align 8
  %57 = call double @llvm.experimental.constrained.frem.f64(double %55, double %56, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  call void @show(double noundef %57) #4
  %58 = call i32 @puts(ptr noundef @.str.1) #4
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @conversions() #0 {
  %1 = load volatile i64, ptr @word, align 8
  %2 = call double @llvm.experimental.constrained.uitofp.f64.i64(i64 %1, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  call void @show(double noundef %2) #4
  %3 = load volatile i64, ptr @word, align 8
  %4 = call float @llvm.experimental.constrained.uitofp.f32.i64(i64 %3, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  %5 = call double @llvm.experimental.constrained.fpext.f64.f32(float %4, metadata !"fpexcept.strict") #4
  call void @show(double noundef %5) #4
  %6 = load volatile i64, ptr @small, align 8
  %7 = call float @llvm.experimental.constrained.uitofp.f32.i64(i64 %6, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  %8 = call double @llvm.experimental.constrained.fpext.f64.f32(float %7, metadata !"fpexcept.strict") #4
  call void @show(double noundef %8) #4
  %9 = load volatile i64, ptr @negative, align 8
  %10 = call double @llvm.experimental.constrained.sitofp.f64.i64(i64 %9, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  call void @show(double noundef %10) #4
  %11 = load volatile i32, ptr @u, align 4
  %12 = call float @llvm.experimental.constrained.uitofp.f32.i32(i32 %11, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  %13 = call double @llvm.experimental.constrained.fpext.f64.f32(float %12, metadata !"fpexcept.strict") #4
  call void @show(double noundef %13) #4
  %14 = load volatile i32, ptr @i, align 4
  %15 = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %14, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  %16 = call double @llvm.experimental.constrained.fpext.f64.f32(float %15, metadata !"fpexcept.strict") #4
  call void @show(double noundef %16) #4
  %17 = load volatile i64, ptr @word, align 8
  %18 = call x86_fp80 @llvm.experimental.constrained.uitofp.f80.i64(i64 %17, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  %19 = call double @llvm.experimental.constrained.fptrunc.f64.f80(x86_fp80 %18, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  call void @show(double noundef %19) #4
  %20 = load volatile i64, ptr @negative, align 8
  %21 = call float @llvm.experimental.constrained.sitofp.f32.i64(i64 %20, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  %22 = call double @llvm.experimental.constrained.fpext.f64.f32(float %21, metadata !"fpexcept.strict") #4
  call void @show(double noundef %22) #4
  %23 = load volatile double, ptr @big, align 8
  %24 = call i64 @llvm.experimental.constrained.fptoui.i64.f64(double %23, metadata !"fpexcept.strict") #4
  %25 = load volatile double, ptr @half, align 8
  %26 = call i64 @llvm.experimental.constrained.fptoui.i64.f64(double %25, metadata !"fpexcept.strict") #4
  %27 = load volatile float, ptr @threef, align 4
  %28 = call i64 @llvm.experimental.constrained.fptoui.i64.f32(float %27, metadata !"fpexcept.strict") #4
  %29 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i64 noundef %24, i64 noundef %26, i64 noundef %28) #4
  %30 = load volatile double, ptr @half, align 8
  %31 = call i64 @llvm.experimental.constrained.fptosi.i64.f64(double %30, metadata !"fpexcept.strict") #4
  %32 = load volatile double, ptr @half, align 8
  %33 = call i32 @llvm.experimental.constrained.fptosi.i32.f64(double %32, metadata !"fpexcept.strict") #4
  %34 = load volatile double, ptr @half, align 8
  %35 = call i32 @llvm.experimental.constrained.fptoui.i32.f64(double %34, metadata !"fpexcept.strict") #4
  %36 = load volatile double, ptr @half, align 8
  %37 = fneg double %36
  %38 = call i16 @llvm.experimental.constrained.fptosi.i16.f64(double %37, metadata !"fpexcept.strict") #4
  %39 = sext i16 %38 to i32
  %40 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i64 noundef %31, i32 noundef %33, i32 noundef %35, i32 noundef %39) #4
  %41 = load volatile double, ptr @half, align 8
  %42 = call double @llvm.experimental.constrained.rint.f64(double %41, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  %43 = load volatile double, ptr @half, align 8
  %44 = fneg double %43
  %45 = call double @llvm.experimental.constrained.nearbyint.f64(double %44, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  %46 = load volatile double, ptr @half, align 8
  %47 = call i64 @llvm.experimental.constrained.lrint.i64.f64(double %46, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  %48 = load volatile double, ptr @half, align 8
  %49 = fneg double %48
  %50 = call i64 @llvm.experimental.constrained.llrint.i64.f64(double %49, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  %51 = load volatile double, ptr @half, align 8
  %52 = call i64 @llvm.experimental.constrained.lround.i64.f64(double %51, metadata !"fpexcept.strict") #4
  %53 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, double noundef %42, double noundef %45, i64 noundef %47, i64 noundef %50, i64 noundef %52) #4
  %54 = load volatile double, ptr @half, align 8
  %55 = call double @llvm.experimental.constrained.floor.f64(double %54, metadata !"fpexcept.strict") #4
  %56 = load volatile double, ptr @half, align 8
  %57 = call double @llvm.experimental.constrained.ceil.f64(double %56, metadata !"fpexcept.strict") #4
  %58 = load volatile double, ptr @half, align 8
  %59 = call double @llvm.experimental.constrained.trunc.f64(double %58, metadata !"fpexcept.strict") #4
  %60 = load volatile double, ptr @half, align 8
  %61 = call double @llvm.experimental.constrained.round.f64(double %60, metadata !"fpexcept.strict") #4
  %62 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, double noundef %55, double noundef %57, double noundef %59, double noundef %61) #4
  %63 = call i32 @puts(ptr noundef @.str.1) #4
  ret void
}

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @compare() #0 {
  %1 = alloca double, align 8
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca x86_fp80, align 16
  %5 = alloca x86_fp80, align 16
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = load volatile double, ptr @nan_, align 8
  store double %12, ptr %1, align 8
  %13 = load volatile double, ptr @one, align 8
  store double %13, ptr %2, align 8
  %14 = load volatile double, ptr @three, align 8
  store double %14, ptr %3, align 8
  %15 = load volatile double, ptr @nan_, align 8
  %16 = call x86_fp80 @llvm.experimental.constrained.fpext.f80.f64(double %15, metadata !"fpexcept.strict") #4
  store x86_fp80 %16, ptr %4, align 16
  %17 = load volatile x86_fp80, ptr @onel, align 16
  store x86_fp80 %17, ptr %5, align 16
  %18 = call i32 @feclearexcept(i32 noundef 61) #5
  %19 = load double, ptr %2, align 8
  %20 = load double, ptr %3, align 8
  %21 = call i1 @llvm.experimental.constrained.fcmp.f64(double %19, double %20, metadata !"oeq", metadata !"fpexcept.strict") #4
  %22 = zext i1 %21 to i32
  %23 = load double, ptr %1, align 8
  %24 = load double, ptr %2, align 8
  %25 = call i1 @llvm.experimental.constrained.fcmp.f64(double %23, double %24, metadata !"oeq", metadata !"fpexcept.strict") #4
  %26 = zext i1 %25 to i32
  %27 = shl i32 %26, 1
  %28 = or i32 %22, %27
  %29 = load double, ptr %1, align 8
  %30 = load double, ptr %2, align 8
  %31 = call i1 @llvm.experimental.constrained.fcmp.f64(double %29, double %30, metadata !"une", metadata !"fpexcept.strict") #4
  %32 = zext i1 %31 to i32
  %33 = shl i32 %32, 2
  %34 = or i32 %28, %33
  %35 = load double, ptr %1, align 8
  %36 = load double, ptr %2, align 8
  %37 = call i1 @llvm.experimental.constrained.fcmp.f64(double %35, double %36, metadata !"olt", metadata !"fpexcept.strict") #4
  %38 = zext i1 %37 to i32
  %39 = shl i32 %38, 3
  %40 = or i32 %34, %39
  %41 = load double, ptr %1, align 8
  %42 = load double, ptr %2, align 8
  %43 = call i1 @llvm.experimental.constrained.fcmp.f64(double %41, double %42, metadata !"uno", metadata !"fpexcept.strict") #4
  %44 = zext i1 %43 to i32
  %45 = shl i32 %44, 4
  %46 = or i32 %40, %45
  %47 = load x86_fp80, ptr %4, align 16
  %48 = load x86_fp80, ptr %5, align 16
  %49 = call i1 @llvm.experimental.constrained.fcmp.f80(x86_fp80 %47, x86_fp80 %48, metadata !"oeq", metadata !"fpexcept.strict") #4
  %50 = zext i1 %49 to i32
  %51 = shl i32 %50, 5
  %52 = or i32 %46, %51
  %53 = load double, ptr %3, align 8
  %54 = load double, ptr %2, align 8
  %55 = call i1 @llvm.experimental.constrained.fcmp.f64(double %53, double %54, metadata !"oge", metadata !"fpexcept.strict") #4
  %56 = zext i1 %55 to i32
  %57 = shl i32 %56, 6
  %58 = or i32 %52, %57
  %59 = load double, ptr %2, align 8
  %60 = load double, ptr %1, align 8
  %61 = call i1 @llvm.experimental.constrained.fcmp.f64(double %59, double %60, metadata !"one", metadata !"fpexcept.strict") #4
  %62 = zext i1 %61 to i32
  %63 = shl i32 %62, 7
  %64 = or i32 %58, %63
  store i32 %64, ptr %6, align 4
  %65 = call i32 @fetestexcept(i32 noundef 1) #5
  %66 = icmp ne i32 %65, 0
  %67 = zext i1 %66 to i32
  store i32 %67, ptr %7, align 4
  %68 = load double, ptr %2, align 8
  %69 = load double, ptr %3, align 8
  %70 = call i1 @llvm.experimental.constrained.fcmps.f64(double %68, double %69, metadata !"olt", metadata !"fpexcept.strict") #4
  %71 = zext i1 %70 to i32
  %72 = load double, ptr %2, align 8
  %73 = load double, ptr %3, align 8
  %74 = call i1 @llvm.experimental.constrained.fcmps.f64(double %72, double %73, metadata !"oge", metadata !"fpexcept.strict") #4
  %75 = zext i1 %74 to i32
  %76 = shl i32 %75, 1
  %77 = or i32 %71, %76
  %78 = load double, ptr %2, align 8
  %79 = load double, ptr %1, align 8
  %80 = call i1 @llvm.experimental.constrained.fcmps.f64(double %78, double %79, metadata !"ogt", metadata !"fpexcept.strict") #4
  %81 = zext i1 %80 to i32
  %82 = shl i32 %81, 2
  %83 = or i32 %77, %82
  store i32 %83, ptr %8, align 4
  %84 = call i32 @fetestexcept(i32 noundef 1) #5
  %85 = icmp ne i32 %84, 0
  %86 = zext i1 %85 to i32
  store i32 %86, ptr %9, align 4
  %87 = call i32 @feclearexcept(i32 noundef 61) #5
  %88 = load x86_fp80, ptr %5, align 16
  %89 = load x86_fp80, ptr %4, align 16
  %90 = call i1 @llvm.experimental.constrained.fcmps.f80(x86_fp80 %88, x86_fp80 %89, metadata !"ole", metadata !"fpexcept.strict") #4
  %91 = zext i1 %90 to i32
  store i32 %91, ptr %10, align 4
  %92 = call i32 @fetestexcept(i32 noundef 1) #5
  %93 = icmp ne i32 %92, 0
  %94 = zext i1 %93 to i32
  store i32 %94, ptr %11, align 4
  %95 = load i32, ptr %6, align 4
  %96 = load i32, ptr %7, align 4
  %97 = load i32, ptr %8, align 4
  %98 = load i32, ptr %9, align 4
  %99 = load i32, ptr %10, align 4
  %100 = load i32, ptr %11, align 4
  %101 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %95, i32 noundef %96, i32 noundef %97, i32 noundef %98, i32 noundef %99, i32 noundef %100) #4
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @exceptions() #0 {
  %1 = alloca double, align 8
  %2 = load volatile double, ptr @one, align 8
  %3 = call double @llvm.experimental.constrained.sitofp.f64.i32(i32 1, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  %4 = call double @llvm.experimental.constrained.fsub.f64(double %2, double %3, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  store double %4, ptr %1, align 8
  %5 = call i32 @feclearexcept(i32 noundef 61) #5
  %6 = load volatile double, ptr @one, align 8
  %7 = load volatile double, ptr @three, align 8
  %8 = call double @llvm.experimental.constrained.fdiv.f64(double %6, double %7, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  %9 = call i32 @raised() #4
  %10 = call i32 (ptr, ...) @printf(ptr noundef @.str.8, i32 noundef %9) #4
  %11 = call double @llvm.experimental.constrained.fdiv.f64(double 1.000000e+00, double 3.000000e+00, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  %12 = call i32 @raised() #4
  %13 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %12) #4
  %14 = load volatile double, ptr @one, align 8
  %15 = load double, ptr %1, align 8
  %16 = call double @llvm.experimental.constrained.fdiv.f64(double %14, double %15, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  %17 = call i32 @raised() #4
  %18 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %17) #4
  %19 = load volatile double, ptr @huge, align 8
  %20 = load volatile double, ptr @huge, align 8
  %21 = call double @llvm.experimental.constrained.fmul.f64(double %19, double %20, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  %22 = call i32 @raised() #4
  %23 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %22) #4
  %24 = load volatile double, ptr @tiny, align 8
  %25 = load volatile double, ptr @tiny, align 8
  %26 = call double @llvm.experimental.constrained.fmul.f64(double %24, double %25, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  %27 = call i32 @raised() #4
  %28 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %27) #4
  %29 = load double, ptr %1, align 8
  %30 = load double, ptr %1, align 8
  %31 = call double @llvm.experimental.constrained.fdiv.f64(double %29, double %30, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  %32 = call i32 @raised() #4
  %33 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %32) #4
  %34 = load volatile double, ptr @one, align 8
  %35 = load volatile double, ptr @one, align 8
  %36 = call double @llvm.experimental.constrained.fadd.f64(double %34, double %35, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  %37 = call i32 @raised() #4
  %38 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %37) #4
  %39 = load volatile double, ptr @half, align 8
  %40 = call i32 @llvm.experimental.constrained.fptosi.i32.f64(double %39, metadata !"fpexcept.strict") #4
  %41 = call i32 @raised() #4
  %42 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %41) #4
  %43 = load volatile double, ptr @big, align 8
  %44 = call i64 @llvm.experimental.constrained.fptoui.i64.f64(double %43, metadata !"fpexcept.strict") #4
  %45 = call i32 @raised() #4
  %46 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %45) #4
  %47 = load volatile double, ptr @one, align 8
  %48 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %47, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  %49 = call i32 @raised() #4
  %50 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %49) #4
  %51 = load volatile double, ptr @huge, align 8
  %52 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %51, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  %53 = call i32 @raised() #4
  %54 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %53) #4
  %55 = load volatile double, ptr @three, align 8
  %56 = fneg double %55
  %57 = call double @llvm.experimental.constrained.sqrt.f64(double %56, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  %58 = call i32 @raised() #4
  %59 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %58) #4
  %60 = load volatile x86_fp80, ptr @onel, align 16
  %61 = load volatile x86_fp80, ptr @threel, align 16
  %62 = call x86_fp80 @llvm.experimental.constrained.fdiv.f80(x86_fp80 %60, x86_fp80 %61, metadata !"round.dynamic", metadata !"fpexcept.strict") #4
  %63 = call i32 @raised() #4
  %64 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, i32 noundef %63) #4
  ret void
}

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal void @show(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, double noundef %3) #4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.fdiv.f32(float, float, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fpext.f64.f32(float, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.fdiv.f80(x86_fp80, x86_fp80, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fptrunc.f64.f80(x86_fp80, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fmul.f64(double, double, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fsub.f64(double, double, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.sqrt.f64(double, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.sqrt.f32(float, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.sqrt.f80(x86_fp80, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fma.f64(double, double, double, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.fptrunc.f32.f64(double, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.fptrunc.f32.f80(x86_fp80, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.fsub.f80(x86_fp80, x86_fp80, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.frem.f64(double, double, metadata, metadata) #1

declare i32 @puts(ptr noundef) #3

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.uitofp.f64.i64(i64, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.uitofp.f32.i64(i64, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.sitofp.f64.i64(i64, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.uitofp.f32.i32(i32, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.sitofp.f32.i32(i32, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.uitofp.f80.i64(i64, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.sitofp.f32.i64(i64, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.fptoui.i64.f64(double, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.fptoui.i64.f32(float, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.fptosi.i64.f64(double, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i32 @llvm.experimental.constrained.fptosi.i32.f64(double, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i32 @llvm.experimental.constrained.fptoui.i32.f64(double, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i16 @llvm.experimental.constrained.fptosi.i16.f64(double, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.rint.f64(double, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.nearbyint.f64(double, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.lrint.i64.f64(double, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.llrint.i64.f64(double, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.lround.i64.f64(double, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.floor.f64(double, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.ceil.f64(double, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.trunc.f64(double, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.round.f64(double, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.fpext.f80.f64(double, metadata) #1

; Function Attrs: nounwind
declare i32 @feclearexcept(i32 noundef) #2

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i1 @llvm.experimental.constrained.fcmp.f80(x86_fp80, x86_fp80, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @fetestexcept(i32 noundef) #2

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i1 @llvm.experimental.constrained.fcmps.f64(double, double, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i1 @llvm.experimental.constrained.fcmps.f80(x86_fp80, x86_fp80, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.sitofp.f64.i32(i32, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone strictfp uwtable
define internal i32 @raised() #0 {
  %1 = alloca i32, align 4
  %2 = call i32 @fetestexcept(i32 noundef 61) #5
  store i32 %2, ptr %1, align 4
  %3 = call i32 @feclearexcept(i32 noundef 61) #5
  %4 = load i32, ptr %1, align 4
  %5 = and i32 %4, 32
  %6 = icmp ne i32 %5, 0
  %7 = zext i1 %6 to i64
  %8 = select i1 %6, i32 1, i32 0
  %9 = load i32, ptr %1, align 4
  %10 = and i32 %9, 4
  %11 = icmp ne i32 %10, 0
  %12 = zext i1 %11 to i64
  %13 = select i1 %11, i32 2, i32 0
  %14 = or i32 %8, %13
  %15 = load i32, ptr %1, align 4
  %16 = and i32 %15, 8
  %17 = icmp ne i32 %16, 0
  %18 = zext i1 %17 to i64
  %19 = select i1 %17, i32 4, i32 0
  %20 = or i32 %14, %19
  %21 = load i32, ptr %1, align 4
  %22 = and i32 %21, 16
  %23 = icmp ne i32 %22, 0
  %24 = zext i1 %23 to i64
  %25 = select i1 %23, i32 8, i32 0
  %26 = or i32 %20, %25
  %27 = load i32, ptr %1, align 4
  %28 = and i32 %27, 1
  %29 = icmp ne i32 %28, 0
  %30 = zext i1 %29 to i64
  %31 = select i1 %29, i32 16, i32 0
  %32 = or i32 %26, %31
  ret i32 %32
}

attributes #0 = { noinline nounwind optnone strictfp uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite) }
attributes #2 = { nounwind "frame-pointer"="all" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { strictfp }
attributes #5 = { nounwind strictfp }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
