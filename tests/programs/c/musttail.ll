; Calls marked musttail: deep recursion with results in registers, in memory, of 128 bits, and arguments on the stack.
; exit: 0
; output: 500000500000
; output: 0 300000
; output: 0 300000 3
; output: 5a42196861acb905
; output: 300001 300004
; output: 1.5
; output: 2100161
; output: 7
source_filename = "musttail.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.P = type { i64, double }
%struct.T = type { i64, i64, i64 }
%struct.B = type { [5 x i64] }

@.str = private unnamed_addr constant [5 x i8] c"%ld\0A\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"%ld %g\0A\00", align 1
@.str.2 = private unnamed_addr constant [13 x i8] c"%ld %ld %ld\0A\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"%lx\0A\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"%g %g\0A\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"%g\0A\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i64 @count(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store i64 %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  %6 = load i64, ptr %4, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load i64, ptr %5, align 8
  store i64 %9, ptr %3, align 8
  br label %18

10:                                               ; preds = %2
  %11 = load i64, ptr %4, align 8
  %12 = sub i64 %11, 1
  %13 = load i64, ptr %5, align 8
  %14 = load i64, ptr %4, align 8
  %15 = add i64 %13, %14
  %16 = musttail call i64 @count(i64 noundef %12, i64 noundef %15)
  ret i64 %16

17:                                               ; No predecessors!
  store i64 undef, ptr %3, align 8
  br label %18

18:                                               ; preds = %17, %8
  %19 = load i64, ptr %3, align 8
  ret i64 %19
}

; Function Attrs: nounwind uwtable
define dso_local { i64, double } @pair(i64 noundef %0, double noundef %1) #0 {
  %3 = alloca %struct.P, align 8
  %4 = alloca i64, align 8
  %5 = alloca double, align 8
  %6 = alloca %struct.P, align 8
  store i64 %0, ptr %4, align 8
  store double %1, ptr %5, align 8
  %7 = load i64, ptr %4, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %14

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.P, ptr %3, i32 0, i32 0
  %11 = load i64, ptr %4, align 8
  store i64 %11, ptr %10, align 8
  %12 = getelementptr inbounds %struct.P, ptr %3, i32 0, i32 1
  %13 = load double, ptr %5, align 8
  store double %13, ptr %12, align 8
  br label %21

14:                                               ; preds = %2
  %15 = load i64, ptr %4, align 8
  %16 = sub i64 %15, 1
  %17 = load double, ptr %5, align 8
  %18 = fadd double %17, 1.000000e+00
  %19 = musttail call { i64, double } @pair(i64 noundef %16, double noundef %18)
  ret { i64, double } %19

20:                                               ; No predecessors!
  br label %21

21:                                               ; preds = %20, %9
  %22 = load { i64, double }, ptr %3, align 8
  ret { i64, double } %22
}

; Function Attrs: nounwind uwtable
define dso_local void @mem(ptr dead_on_unwind noalias writable sret(%struct.T) align 8 %0, i64 noundef %1, double noundef %2) #0 {
  %4 = alloca i64, align 8
  %5 = alloca double, align 8
  %6 = alloca %struct.T, align 8
  store i64 %1, ptr %4, align 8
  store double %2, ptr %5, align 8
  %7 = load i64, ptr %4, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %16

9:                                                ; preds = %3
  %10 = getelementptr inbounds %struct.T, ptr %0, i32 0, i32 0
  %11 = load i64, ptr %4, align 8
  store i64 %11, ptr %10, align 8
  %12 = getelementptr inbounds %struct.T, ptr %0, i32 0, i32 1
  %13 = load double, ptr %5, align 8
  %14 = fptosi double %13 to i64
  store i64 %14, ptr %12, align 8
  %15 = getelementptr inbounds %struct.T, ptr %0, i32 0, i32 2
  store i64 3, ptr %15, align 8
  br label %22

16:                                               ; preds = %3
  %17 = load i64, ptr %4, align 8
  %18 = sub i64 %17, 1
  %19 = load double, ptr %5, align 8
  %20 = fadd double %19, 1.000000e+00
  musttail call void @mem(ptr dead_on_unwind writable sret(%struct.T) align 8 %0, i64 noundef %18, double noundef %20)
  ret void

21:                                               ; No predecessors!
  br label %22

22:                                               ; preds = %21, %9
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local { i64, i64 } @wide(i64 noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca i128, align 16
  %5 = alloca i128, align 16
  %6 = alloca i128, align 16
  %7 = alloca i64, align 8
  %8 = alloca i128, align 16
  %9 = getelementptr inbounds { i64, i64 }, ptr %5, i32 0, i32 0
  store i64 %0, ptr %9, align 16
  %10 = getelementptr inbounds { i64, i64 }, ptr %5, i32 0, i32 1
  store i64 %1, ptr %10, align 8
  %11 = load i128, ptr %5, align 16
  store i128 %11, ptr %6, align 16
  store i64 %2, ptr %7, align 8
  %12 = load i64, ptr %7, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %16

14:                                               ; preds = %3
  %15 = load i128, ptr %6, align 16
  store i128 %15, ptr %4, align 16
  br label %27

16:                                               ; preds = %3
  %17 = load i128, ptr %6, align 16
  %18 = mul i128 %17, 3
  %19 = load i64, ptr %7, align 8
  %20 = sub i64 %19, 1
  store i128 %18, ptr %8, align 16
  %21 = getelementptr inbounds { i64, i64 }, ptr %8, i32 0, i32 0
  %22 = load i64, ptr %21, align 16
  %23 = getelementptr inbounds { i64, i64 }, ptr %8, i32 0, i32 1
  %24 = load i64, ptr %23, align 8
  %25 = musttail call { i64, i64 } @wide(i64 noundef %22, i64 noundef %24, i64 noundef %20)
  ret { i64, i64 } %25

26:                                               ; No predecessors!
  store i128 undef, ptr %4, align 16
  br label %27

27:                                               ; preds = %26, %14
  %28 = load { i64, i64 }, ptr %4, align 16
  ret { i64, i64 } %28
}

; Function Attrs: nounwind uwtable
define dso_local <4 x float> @vec(<4 x float> noundef %0, i64 noundef %1) #1 {
  %3 = alloca <4 x float>, align 16
  %4 = alloca <4 x float>, align 16
  %5 = alloca i64, align 8
  store <4 x float> %0, ptr %4, align 16
  store i64 %1, ptr %5, align 8
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load <4 x float>, ptr %4, align 16
  store <4 x float> %9, ptr %3, align 16
  br label %17

10:                                               ; preds = %2
  %11 = load <4 x float>, ptr %4, align 16
  %12 = fadd <4 x float> %11, <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>
  %13 = load i64, ptr %5, align 8
  %14 = sub i64 %13, 1
  %15 = musttail call <4 x float> @vec(<4 x float> noundef %12, i64 noundef %14)
  ret <4 x float> %15

16:                                               ; No predecessors!
  store <4 x float> undef, ptr %3, align 16
  br label %17

17:                                               ; preds = %16, %8
  %18 = load <4 x float>, ptr %3, align 16
  ret <4 x float> %18
}

; Function Attrs: nounwind uwtable
define dso_local fp128 @quad(fp128 noundef %0, i64 noundef %1) #0 {
  %3 = alloca fp128, align 16
  %4 = alloca fp128, align 16
  %5 = alloca i64, align 8
  store fp128 %0, ptr %4, align 16
  store i64 %1, ptr %5, align 8
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load fp128, ptr %4, align 16
  store fp128 %9, ptr %3, align 16
  br label %16

10:                                               ; preds = %2
  %11 = load fp128, ptr %4, align 16
  %12 = load i64, ptr %5, align 8
  %13 = sub i64 %12, 1
  %14 = musttail call fp128 @quad(fp128 noundef %11, i64 noundef %13)
  ret fp128 %14

15:                                               ; No predecessors!
  store fp128 undef, ptr %3, align 16
  br label %16

16:                                               ; preds = %15, %8
  %17 = load fp128, ptr %3, align 16
  ret fp128 %17
}

; Function Attrs: nounwind uwtable
define dso_local i64 @byval(ptr noundef byval(%struct.B) align 8 %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %1, ptr %4, align 8
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %15

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.B, ptr %0, i32 0, i32 0
  %9 = getelementptr inbounds [5 x i64], ptr %8, i64 0, i64 0
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds %struct.B, ptr %0, i32 0, i32 0
  %12 = getelementptr inbounds [5 x i64], ptr %11, i64 0, i64 4
  %13 = load i64, ptr %12, align 8
  %14 = add i64 %10, %13
  store i64 %14, ptr %3, align 8
  br label %20

15:                                               ; preds = %2
  %16 = load i64, ptr %4, align 8
  %17 = sub i64 %16, 1
  %18 = musttail call i64 @byval(ptr noundef byval(%struct.B) align 8 %0, i64 noundef %17)
  ret i64 %18

19:                                               ; No predecessors!
  store i64 undef, ptr %3, align 8
  br label %20

20:                                               ; preds = %19, %7
  %21 = load i64, ptr %3, align 8
  ret i64 %21
}

; Function Attrs: nounwind uwtable
define dso_local i64 @stack(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, double noundef %8, float noundef %9) #0 {
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca double, align 8
  %21 = alloca float, align 4
  store i64 %0, ptr %12, align 8
  store i64 %1, ptr %13, align 8
  store i64 %2, ptr %14, align 8
  store i64 %3, ptr %15, align 8
  store i64 %4, ptr %16, align 8
  store i64 %5, ptr %17, align 8
  store i64 %6, ptr %18, align 8
  store i64 %7, ptr %19, align 8
  store double %8, ptr %20, align 8
  store float %9, ptr %21, align 4
  %22 = load i64, ptr %12, align 8
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %24, label %51

24:                                               ; preds = %10
  %25 = load i64, ptr %13, align 8
  %26 = load i64, ptr %14, align 8
  %27 = mul i64 2, %26
  %28 = add i64 %25, %27
  %29 = load i64, ptr %15, align 8
  %30 = mul i64 3, %29
  %31 = add i64 %28, %30
  %32 = load i64, ptr %16, align 8
  %33 = mul i64 4, %32
  %34 = add i64 %31, %33
  %35 = load i64, ptr %17, align 8
  %36 = mul i64 5, %35
  %37 = add i64 %34, %36
  %38 = load i64, ptr %18, align 8
  %39 = mul i64 6, %38
  %40 = add i64 %37, %39
  %41 = load i64, ptr %19, align 8
  %42 = mul i64 7, %41
  %43 = add i64 %40, %42
  %44 = sitofp i64 %43 to double
  %45 = load double, ptr %20, align 8
  %46 = fadd double %44, %45
  %47 = load float, ptr %21, align 4
  %48 = fpext float %47 to double
  %49 = fadd double %46, %48
  %50 = fptosi double %49 to i64
  store i64 %50, ptr %11, align 8
  br label %66

51:                                               ; preds = %10
  %52 = load i64, ptr %12, align 8
  %53 = sub i64 %52, 1
  %54 = load i64, ptr %14, align 8
  %55 = load i64, ptr %13, align 8
  %56 = load i64, ptr %16, align 8
  %57 = load i64, ptr %15, align 8
  %58 = load i64, ptr %18, align 8
  %59 = load i64, ptr %17, align 8
  %60 = load i64, ptr %19, align 8
  %61 = add i64 %60, 1
  %62 = load double, ptr %20, align 8
  %63 = load float, ptr %21, align 4
  %64 = musttail call i64 @stack(i64 noundef %53, i64 noundef %54, i64 noundef %55, i64 noundef %56, i64 noundef %57, i64 noundef %58, i64 noundef %59, i64 noundef %61, double noundef %62, float noundef %63)
  ret i64 %64

65:                                               ; No predecessors!
  store i64 undef, ptr %11, align 8
  br label %66

66:                                               ; preds = %65, %24
  %67 = load i64, ptr %11, align 8
  ret i64 %67
}

; Function Attrs: nounwind uwtable
define dso_local void @vd(i64 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  store i64 %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load i64, ptr %3, align 8
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %2
  %8 = load ptr, ptr %4, align 8
  store i64 7, ptr %8, align 8
  br label %14

9:                                                ; preds = %2
  %10 = load i64, ptr %3, align 8
  %11 = sub i64 %10, 1
  %12 = load ptr, ptr %4, align 8
  musttail call void @vd(i64 noundef %11, ptr noundef %12)
  ret void

13:                                               ; No predecessors!
  br label %14

14:                                               ; preds = %13, %7
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local i32 @main() #1 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.B, align 8
  %3 = alloca <4 x float>, align 16
  %4 = alloca i64, align 8
  %5 = alloca %struct.P, align 8
  %6 = alloca %struct.T, align 8
  %7 = alloca i128, align 16
  %8 = alloca i128, align 16
  store i32 0, ptr %1, align 4
  call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 40, i1 false)
  %9 = getelementptr inbounds %struct.B, ptr %2, i32 0, i32 0
  %10 = getelementptr inbounds [5 x i64], ptr %9, i32 0, i32 0
  store i64 1, ptr %10, align 8
  %11 = getelementptr inbounds [5 x i64], ptr %9, i32 0, i32 1
  store i64 2, ptr %11, align 8
  %12 = getelementptr inbounds [5 x i64], ptr %9, i32 0, i32 2
  store i64 3, ptr %12, align 8
  %13 = getelementptr inbounds [5 x i64], ptr %9, i32 0, i32 3
  store i64 4, ptr %13, align 8
  %14 = getelementptr inbounds [5 x i64], ptr %9, i32 0, i32 4
  store i64 5, ptr %14, align 8
  store <4 x float> <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00>, ptr %3, align 16
  %15 = call i64 @count(i64 noundef 1000000, i64 noundef 0)
  %16 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %15)
  %17 = call { i64, double } @pair(i64 noundef 300000, double noundef 5.000000e-01)
  %18 = getelementptr inbounds { i64, double }, ptr %5, i32 0, i32 0
  %19 = extractvalue { i64, double } %17, 0
  store i64 %19, ptr %18, align 8
  %20 = getelementptr inbounds { i64, double }, ptr %5, i32 0, i32 1
  %21 = extractvalue { i64, double } %17, 1
  store double %21, ptr %20, align 8
  %22 = getelementptr inbounds %struct.P, ptr %5, i32 0, i32 0
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds %struct.P, ptr %5, i32 0, i32 1
  %25 = load double, ptr %24, align 8
  %26 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i64 noundef %23, double noundef %25)
  call void @mem(ptr dead_on_unwind writable sret(%struct.T) align 8 %6, i64 noundef 300000, double noundef 5.000000e-01)
  %27 = getelementptr inbounds %struct.T, ptr %6, i32 0, i32 0
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds %struct.T, ptr %6, i32 0, i32 1
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds %struct.T, ptr %6, i32 0, i32 2
  %32 = load i64, ptr %31, align 8
  %33 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i64 noundef %28, i64 noundef %30, i64 noundef %32)
  store i128 1, ptr %7, align 16
  %34 = getelementptr inbounds { i64, i64 }, ptr %7, i32 0, i32 0
  %35 = load i64, ptr %34, align 16
  %36 = getelementptr inbounds { i64, i64 }, ptr %7, i32 0, i32 1
  %37 = load i64, ptr %36, align 8
  %38 = call { i64, i64 } @wide(i64 noundef %35, i64 noundef %37, i64 noundef 300000)
  %39 = getelementptr inbounds { i64, i64 }, ptr %8, i32 0, i32 0
  %40 = extractvalue { i64, i64 } %38, 0
  store i64 %40, ptr %39, align 16
  %41 = getelementptr inbounds { i64, i64 }, ptr %8, i32 0, i32 1
  %42 = extractvalue { i64, i64 } %38, 1
  store i64 %42, ptr %41, align 8
  %43 = load i128, ptr %8, align 16
  %44 = ashr i128 %43, 64
  %45 = trunc i128 %44 to i64
  %46 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i64 noundef %45)
  %47 = load <4 x float>, ptr %3, align 16
  %48 = call <4 x float> @vec(<4 x float> noundef %47, i64 noundef 300000)
  store <4 x float> %48, ptr %3, align 16
  %49 = load <4 x float>, ptr %3, align 16
  %50 = extractelement <4 x float> %49, i32 0
  %51 = fpext float %50 to double
  %52 = load <4 x float>, ptr %3, align 16
  %53 = extractelement <4 x float> %52, i32 3
  %54 = fpext float %53 to double
  %55 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, double noundef %51, double noundef %54)
  %56 = call fp128 @quad(fp128 noundef 0xL00000000000000003FFF800000000000, i64 noundef 300000)
  %57 = fptrunc fp128 %56 to double
  %58 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, double noundef %57)
  %59 = call i64 @stack(i64 noundef 300001, i64 noundef 1, i64 noundef 2, i64 noundef 3, i64 noundef 4, i64 noundef 5, i64 noundef 6, i64 noundef 7, double noundef 8.000000e+00, float noundef 9.000000e+00)
  %60 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %59)
  call void @vd(i64 noundef 300000, ptr noundef %4)
  %61 = load i64, ptr %4, align 8
  %62 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %61)
  ret i32 0
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

declare i32 @printf(ptr noundef, ...) #3

attributes #0 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
