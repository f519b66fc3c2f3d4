; Conventions besides C's: preserve_most, preserve_all, preserve_none, ms_abi, swiftcall.
; exit: 0
; output: -565
; output: -166
; output: -48
; output: -217
; output: 640
source_filename = "calling-conventions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.four = type { i64, i64, i64, i64 }

@calls = internal global i64 0, align 8
@__const.run.mem = private unnamed_addr constant [8 x i64] [i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8], align 16
@__const.run.dm = private unnamed_addr constant [4 x double] [double 1.000000e+00, double 2.000000e+00, double 3.000000e+00, double 4.000000e+00], align 16
@.str = private unnamed_addr constant [5 x i8] c"%ld\0A\00", align 1

define dso_local i64 @helper(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr @calls, align 8
  %4 = add nsw i64 %3, 1
  store i64 %4, ptr @calls, align 8
  %5 = load i64, ptr %2, align 8
  %6 = mul nsw i64 %5, 7
  %7 = add nsw i64 %6, 1
  ret i64 %7
}

define dso_local double @dhelper(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call double @llvm.fmuladd.f64(double %3, double 5.000000e-01, double 1.000000e+00)
  ret double %4
}

declare double @llvm.fmuladd.f64(double, double, double) #1

define dso_local preserve_mostcc i64 @most(i64 noundef %0, double noundef %1, i64 noundef %2) #0 {
  %4 = alloca i64, align 8
  %5 = alloca double, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store i64 %0, ptr %4, align 8
  store double %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  store i64 0, ptr %7, align 8
  store i64 0, ptr %8, align 8
  br label %9

9:                                                ; preds = %25, %3
  %10 = load i64, ptr %8, align 8
  %11 = load i64, ptr %4, align 8
  %12 = icmp slt i64 %10, %11
  br i1 %12, label %13, label %28

13:                                               ; preds = %9
  %14 = load i64, ptr %8, align 8
  %15 = load i64, ptr %6, align 8
  %16 = mul nsw i64 %14, %15
  %17 = call i64 @helper(i64 noundef %16)
  %18 = load i64, ptr %8, align 8
  %19 = xor i64 %17, %18
  %20 = load i64, ptr %7, align 8
  %21 = add nsw i64 %20, %19
  store i64 %21, ptr %7, align 8
  %22 = load i64, ptr %7, align 8
  %23 = mul nsw i64 %22, 3
  %24 = srem i64 %23, 100003
  store i64 %24, ptr %7, align 8
  br label %25

25:                                               ; preds = %13
  %26 = load i64, ptr %8, align 8
  %27 = add nsw i64 %26, 1
  store i64 %27, ptr %8, align 8
  br label %9

28:                                               ; preds = %9
  %29 = load i64, ptr %7, align 8
  %30 = load double, ptr %5, align 8
  %31 = fptosi double %30 to i64
  %32 = add nsw i64 %29, %31
  ret i64 %32
}

define dso_local preserve_mostcc void @most_void(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  store i32 0, ptr %5, align 4
  br label %6

6:                                                ; preds = %37, %2
  %7 = load i32, ptr %5, align 4
  %8 = icmp slt i32 %7, 8
  br i1 %8, label %9, label %40

9:                                                ; preds = %6
  %10 = load i64, ptr %4, align 8
  %11 = load i32, ptr %5, align 4
  %12 = sext i32 %11 to i64
  %13 = add nsw i64 %10, %12
  %14 = call i64 @helper(i64 noundef %13)
  %15 = load ptr, ptr %3, align 8
  %16 = load i32, ptr %5, align 4
  %17 = add nsw i32 %16, 1
  %18 = and i32 %17, 7
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i64, ptr %15, i64 %19
  %21 = load i64, ptr %20, align 8
  %22 = mul nsw i64 %21, 5
  %23 = add nsw i64 %14, %22
  %24 = load ptr, ptr %3, align 8
  %25 = load i32, ptr %5, align 4
  %26 = add nsw i32 %25, 3
  %27 = and i32 %26, 7
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i64, ptr %24, i64 %28
  %30 = load i64, ptr %29, align 8
  %31 = sub nsw i64 %23, %30
  %32 = srem i64 %31, 1009
  %33 = load ptr, ptr %3, align 8
  %34 = load i32, ptr %5, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i64, ptr %33, i64 %35
  store i64 %32, ptr %36, align 8
  br label %37

37:                                               ; preds = %9
  %38 = load i32, ptr %5, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %5, align 4
  br label %6

40:                                               ; preds = %6
  ret void
}

define dso_local preserve_allcc double @all(double noundef %0, i64 noundef %1, float noundef %2) #0 {
  %4 = alloca double, align 8
  %5 = alloca i64, align 8
  %6 = alloca float, align 4
  %7 = alloca double, align 8
  %8 = alloca i64, align 8
  store double %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store float %2, ptr %6, align 4
  store double 0.000000e+00, ptr %7, align 8
  store i64 0, ptr %8, align 8
  br label %9

9:                                                ; preds = %24, %3
  %10 = load i64, ptr %8, align 8
  %11 = load i64, ptr %5, align 8
  %12 = icmp slt i64 %10, %11
  br i1 %12, label %13, label %27

13:                                               ; preds = %9
  %14 = load double, ptr %4, align 8
  %15 = load i64, ptr %8, align 8
  %16 = sitofp i64 %15 to double
  %17 = fmul double %14, %16
  %18 = call double @dhelper(double noundef %17)
  %19 = load float, ptr %6, align 4
  %20 = fpext float %19 to double
  %21 = fsub double %18, %20
  %22 = load double, ptr %7, align 8
  %23 = fadd double %22, %21
  store double %23, ptr %7, align 8
  br label %24

24:                                               ; preds = %13
  %25 = load i64, ptr %8, align 8
  %26 = add nsw i64 %25, 1
  store i64 %26, ptr %8, align 8
  br label %9

27:                                               ; preds = %9
  %28 = load double, ptr %7, align 8
  ret double %28
}

define dso_local preserve_allcc void @all_void(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  br label %6

6:                                                ; preds = %31, %2
  %7 = load i32, ptr %5, align 4
  %8 = load i32, ptr %4, align 4
  %9 = icmp slt i32 %7, %8
  br i1 %9, label %10, label %34

10:                                               ; preds = %6
  %11 = load ptr, ptr %3, align 8
  %12 = load i32, ptr %5, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds double, ptr %11, i64 %13
  %15 = load double, ptr %14, align 8
  %16 = call double @dhelper(double noundef %15)
  %17 = load ptr, ptr %3, align 8
  %18 = load i32, ptr %5, align 4
  %19 = add nsw i32 %18, 2
  %20 = load i32, ptr %4, align 4
  %21 = srem i32 %19, %20
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds double, ptr %17, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = fmul double %24, 2.500000e-01
  %26 = call double @llvm.fmuladd.f64(double %16, double 5.000000e-01, double %25)
  %27 = load ptr, ptr %3, align 8
  %28 = load i32, ptr %5, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds double, ptr %27, i64 %29
  store double %26, ptr %30, align 8
  br label %31

31:                                               ; preds = %10
  %32 = load i32, ptr %5, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %5, align 4
  br label %6

34:                                               ; preds = %6
  ret void
}

define dso_local preserve_nonecc i64 @none(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8, i64 noundef %9) #0 {
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i32, align 4
  store i64 %0, ptr %11, align 8
  store i64 %1, ptr %12, align 8
  store i64 %2, ptr %13, align 8
  store i64 %3, ptr %14, align 8
  store i64 %4, ptr %15, align 8
  store i64 %5, ptr %16, align 8
  store i64 %6, ptr %17, align 8
  store i64 %7, ptr %18, align 8
  store i64 %8, ptr %19, align 8
  store i64 %9, ptr %20, align 8
  store i64 0, ptr %21, align 8
  store i32 0, ptr %22, align 4
  br label %23

23:                                               ; preds = %72, %10
  %24 = load i32, ptr %22, align 4
  %25 = icmp slt i32 %24, 10
  br i1 %25, label %26, label %75

26:                                               ; preds = %23
  %27 = load i64, ptr %11, align 8
  %28 = load i32, ptr %22, align 4
  %29 = sext i32 %28 to i64
  %30 = add nsw i64 %27, %29
  %31 = call i64 @helper(i64 noundef %30)
  %32 = load i64, ptr %12, align 8
  %33 = mul nsw i64 %32, 2
  %34 = add nsw i64 %31, %33
  %35 = load i64, ptr %13, align 8
  %36 = mul nsw i64 %35, 3
  %37 = add nsw i64 %34, %36
  %38 = load i64, ptr %14, align 8
  %39 = mul nsw i64 %38, 4
  %40 = add nsw i64 %37, %39
  %41 = load i64, ptr %15, align 8
  %42 = mul nsw i64 %41, 5
  %43 = add nsw i64 %40, %42
  %44 = load i64, ptr %16, align 8
  %45 = mul nsw i64 %44, 6
  %46 = add nsw i64 %43, %45
  %47 = load i64, ptr %17, align 8
  %48 = mul nsw i64 %47, 7
  %49 = add nsw i64 %46, %48
  %50 = load i64, ptr %18, align 8
  %51 = mul nsw i64 %50, 8
  %52 = add nsw i64 %49, %51
  %53 = load i64, ptr %19, align 8
  %54 = mul nsw i64 %53, 9
  %55 = add nsw i64 %52, %54
  %56 = load i64, ptr %20, align 8
  %57 = mul nsw i64 %56, 10
  %58 = add nsw i64 %55, %57
  %59 = load i64, ptr %21, align 8
  %60 = add nsw i64 %59, %58
  store i64 %60, ptr %21, align 8
  %61 = load i64, ptr %21, align 8
  %62 = srem i64 %61, 1000003
  store i64 %62, ptr %21, align 8
  %63 = load i64, ptr %21, align 8
  %64 = load i64, ptr %11, align 8
  %65 = xor i64 %64, %63
  store i64 %65, ptr %11, align 8
  %66 = load i64, ptr %14, align 8
  %67 = load i64, ptr %12, align 8
  %68 = add nsw i64 %67, %66
  store i64 %68, ptr %12, align 8
  %69 = load i64, ptr %20, align 8
  %70 = load i64, ptr %15, align 8
  %71 = sub nsw i64 %70, %69
  store i64 %71, ptr %15, align 8
  br label %72

72:                                               ; preds = %26
  %73 = load i32, ptr %22, align 4
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %22, align 4
  br label %23

75:                                               ; preds = %23
  %76 = load i64, ptr %21, align 8
  ret i64 %76
}

define dso_local preserve_nonecc i64 @none_loop(i64 noundef %0, i64 noundef %1, ptr noundef %2) #0 {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  store i64 %0, ptr %5, align 8
  store i64 %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  %8 = load i64, ptr %6, align 8
  %9 = call i64 @helper(i64 noundef %8)
  %10 = load ptr, ptr %7, align 8
  %11 = load i64, ptr %5, align 8
  %12 = and i64 %11, 7
  %13 = getelementptr inbounds i64, ptr %10, i64 %12
  store i64 %9, ptr %13, align 8
  %14 = load i64, ptr %5, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %3
  %17 = load i64, ptr %6, align 8
  store i64 %17, ptr %4, align 8
  br label %29

18:                                               ; preds = %3
  %19 = load i64, ptr %5, align 8
  %20 = sub nsw i64 %19, 1
  %21 = load i64, ptr %6, align 8
  %22 = mul nsw i64 %21, 3
  %23 = load i64, ptr %5, align 8
  %24 = add nsw i64 %22, %23
  %25 = srem i64 %24, 10007
  %26 = load ptr, ptr %7, align 8
  %27 = musttail call preserve_nonecc i64 @none_loop(i64 noundef %20, i64 noundef %25, ptr noundef %26)
  ret i64 %27

28:                                               ; No predecessors!
  store i64 undef, ptr %4, align 8
  br label %29

29:                                               ; preds = %28, %16
  %30 = load i64, ptr %4, align 8
  ret i64 %30
}

define dso_local win64cc i64 @ms(i64 noundef %0, double noundef %1, i32 noundef %2, float noundef %3, i64 noundef %4, double noundef %5, i16 noundef %6) #0 {
  %8 = alloca i64, align 8
  %9 = alloca double, align 8
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca i64, align 8
  %13 = alloca double, align 8
  %14 = alloca i16, align 2
  %15 = alloca i64, align 8
  store i64 %0, ptr %8, align 8
  store double %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store float %3, ptr %11, align 4
  store i64 %4, ptr %12, align 8
  store double %5, ptr %13, align 8
  store i16 %6, ptr %14, align 2
  %16 = load i64, ptr %8, align 8
  %17 = call i64 @helper(i64 noundef %16)
  %18 = load i32, ptr %10, align 4
  %19 = sext i32 %18 to i64
  %20 = call i64 @helper(i64 noundef %19)
  %21 = add nsw i64 %17, %20
  store i64 %21, ptr %15, align 8
  %22 = load double, ptr %9, align 8
  %23 = call double @dhelper(double noundef %22)
  %24 = fptosi double %23 to i64
  %25 = mul nsw i64 %24, 3
  %26 = load float, ptr %11, align 4
  %27 = fpext float %26 to double
  %28 = call double @dhelper(double noundef %27)
  %29 = fptosi double %28 to i64
  %30 = mul nsw i64 %29, 5
  %31 = add nsw i64 %25, %30
  %32 = load i64, ptr %15, align 8
  %33 = add nsw i64 %32, %31
  store i64 %33, ptr %15, align 8
  %34 = load i64, ptr %15, align 8
  %35 = load i64, ptr %12, align 8
  %36 = mul nsw i64 %35, 7
  %37 = add nsw i64 %34, %36
  %38 = load double, ptr %13, align 8
  %39 = fmul double %38, 1.100000e+01
  %40 = fptosi double %39 to i64
  %41 = add nsw i64 %37, %40
  %42 = load i16, ptr %14, align 2
  %43 = sext i16 %42 to i32
  %44 = mul nsw i32 %43, 13
  %45 = sext i32 %44 to i64
  %46 = add nsw i64 %41, %45
  ret i64 %46
}

define dso_local win64cc double @ms_d(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store double 0.000000e+00, ptr %5, align 8
  store double 1.000000e+00, ptr %6, align 8
  store double 2.000000e+00, ptr %7, align 8
  store double 3.000000e+00, ptr %8, align 8
  store double 4.000000e+00, ptr %9, align 8
  store double 5.000000e+00, ptr %10, align 8
  store double 6.000000e+00, ptr %11, align 8
  store double 7.000000e+00, ptr %12, align 8
  store double 8.000000e+00, ptr %13, align 8
  store i32 0, ptr %14, align 4
  br label %15

15:                                               ; preds = %53, %2
  %16 = load i32, ptr %14, align 4
  %17 = load i32, ptr %4, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %56

19:                                               ; preds = %15
  %20 = load ptr, ptr %3, align 8
  %21 = load i32, ptr %14, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds double, ptr %20, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = load double, ptr %5, align 8
  %26 = fadd double %25, %24
  store double %26, ptr %5, align 8
  %27 = load double, ptr %5, align 8
  %28 = load double, ptr %6, align 8
  %29 = call double @llvm.fmuladd.f64(double %27, double 5.000000e-01, double %28)
  store double %29, ptr %6, align 8
  %30 = load double, ptr %6, align 8
  %31 = load double, ptr %7, align 8
  %32 = call double @llvm.fmuladd.f64(double %30, double 2.500000e-01, double %31)
  store double %32, ptr %7, align 8
  %33 = load double, ptr %7, align 8
  %34 = load double, ptr %8, align 8
  %35 = call double @llvm.fmuladd.f64(double %33, double 5.000000e-01, double %34)
  store double %35, ptr %8, align 8
  %36 = load double, ptr %8, align 8
  %37 = load double, ptr %9, align 8
  %38 = fsub double %37, %36
  store double %38, ptr %9, align 8
  %39 = load double, ptr %9, align 8
  %40 = load double, ptr %10, align 8
  %41 = call double @llvm.fmuladd.f64(double %39, double 1.250000e-01, double %40)
  store double %41, ptr %10, align 8
  %42 = load double, ptr %10, align 8
  %43 = load double, ptr %11, align 8
  %44 = fadd double %43, %42
  store double %44, ptr %11, align 8
  %45 = load double, ptr %11, align 8
  %46 = load double, ptr %12, align 8
  %47 = fsub double %46, %45
  store double %47, ptr %12, align 8
  %48 = load double, ptr %12, align 8
  %49 = load double, ptr %13, align 8
  %50 = fadd double %49, %48
  store double %50, ptr %13, align 8
  %51 = load double, ptr %13, align 8
  %52 = call double @dhelper(double noundef %51)
  br label %53

53:                                               ; preds = %19
  %54 = load i32, ptr %14, align 4
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %14, align 4
  br label %15

56:                                               ; preds = %15
  %57 = load double, ptr %5, align 8
  %58 = load double, ptr %6, align 8
  %59 = fadd double %57, %58
  %60 = load double, ptr %7, align 8
  %61 = fadd double %59, %60
  %62 = load double, ptr %8, align 8
  %63 = fadd double %61, %62
  %64 = load double, ptr %9, align 8
  %65 = fadd double %63, %64
  %66 = load double, ptr %10, align 8
  %67 = fadd double %65, %66
  %68 = load double, ptr %11, align 8
  %69 = fadd double %67, %68
  %70 = load double, ptr %12, align 8
  %71 = fadd double %69, %70
  %72 = load double, ptr %13, align 8
  %73 = fadd double %71, %72
  ret double %73
}

define dso_local swiftcc i64 @swift(i64 noundef %0, ptr noundef swiftself %1, double noundef %2) #0 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca double, align 8
  %7 = alloca ptr, align 8
  store i64 %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store double %2, ptr %6, align 8
  %8 = load ptr, ptr %5, align 8
  store ptr %8, ptr %7, align 8
  %9 = load i64, ptr %4, align 8
  %10 = call i64 @helper(i64 noundef %9)
  %11 = load ptr, ptr %7, align 8
  %12 = getelementptr inbounds i64, ptr %11, i64 0
  %13 = load i64, ptr %12, align 8
  %14 = add nsw i64 %13, %10
  store i64 %14, ptr %12, align 8
  %15 = load ptr, ptr %7, align 8
  %16 = getelementptr inbounds i64, ptr %15, i64 0
  %17 = load i64, ptr %16, align 8
  %18 = load double, ptr %6, align 8
  %19 = fptosi double %18 to i64
  %20 = add nsw i64 %17, %19
  ret i64 %20
}

define dso_local swiftcc { i64, i64, i64, i64 } @swift4(i64 noundef %0) #0 {
  %2 = alloca %struct.four, align 8
  %3 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  %4 = getelementptr inbounds %struct.four, ptr %2, i32 0, i32 0
  %5 = load i64, ptr %3, align 8
  store i64 %5, ptr %4, align 8
  %6 = getelementptr inbounds %struct.four, ptr %2, i32 0, i32 1
  %7 = load i64, ptr %3, align 8
  %8 = mul nsw i64 %7, 2
  store i64 %8, ptr %6, align 8
  %9 = getelementptr inbounds %struct.four, ptr %2, i32 0, i32 2
  %10 = load i64, ptr %3, align 8
  %11 = call i64 @helper(i64 noundef %10)
  store i64 %11, ptr %9, align 8
  %12 = getelementptr inbounds %struct.four, ptr %2, i32 0, i32 3
  %13 = load i64, ptr %3, align 8
  %14 = mul nsw i64 %13, 4
  store i64 %14, ptr %12, align 8
  %15 = getelementptr inbounds { i64, i64, i64, i64 }, ptr %2, i32 0, i32 0
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds { i64, i64, i64, i64 }, ptr %2, i32 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds { i64, i64, i64, i64 }, ptr %2, i32 0, i32 2
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds { i64, i64, i64, i64 }, ptr %2, i32 0, i32 3
  %22 = load i64, ptr %21, align 8
  %23 = insertvalue { i64, i64, i64, i64 } poison, i64 %16, 0
  %24 = insertvalue { i64, i64, i64, i64 } %23, i64 %18, 1
  %25 = insertvalue { i64, i64, i64, i64 } %24, i64 %20, 2
  %26 = insertvalue { i64, i64, i64, i64 } %25, i64 %22, 3
  ret { i64, i64, i64, i64 } %26
}

define dso_local i64 @run(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = alloca double, align 8
  %16 = alloca double, align 8
  %17 = alloca double, align 8
  %18 = alloca double, align 8
  %19 = alloca [8 x i64], align 16
  %20 = alloca [4 x double], align 16
  %21 = alloca i32, align 4
  %22 = alloca %struct.four, align 8
  %23 = alloca i32, align 4
  store i64 %0, ptr %2, align 8
  %24 = load i64, ptr %2, align 8
  store i64 %24, ptr %3, align 8
  %25 = load i64, ptr %2, align 8
  %26 = mul nsw i64 %25, 3
  store i64 %26, ptr %4, align 8
  %27 = load i64, ptr %2, align 8
  %28 = mul nsw i64 %27, 5
  store i64 %28, ptr %5, align 8
  %29 = load i64, ptr %2, align 8
  %30 = xor i64 %29, 77
  store i64 %30, ptr %6, align 8
  %31 = load i64, ptr %2, align 8
  %32 = add nsw i64 %31, 9
  store i64 %32, ptr %7, align 8
  %33 = load i64, ptr %2, align 8
  %34 = mul nsw i64 %33, 11
  store i64 %34, ptr %8, align 8
  store i64 13, ptr %9, align 8
  store i64 17, ptr %10, align 8
  store i64 19, ptr %11, align 8
  store i64 23, ptr %12, align 8
  %35 = load i64, ptr %2, align 8
  %36 = sitofp i64 %35 to double
  store double %36, ptr %13, align 8
  %37 = load double, ptr %13, align 8
  %38 = fmul double %37, 5.000000e-01
  store double %38, ptr %14, align 8
  %39 = load double, ptr %13, align 8
  %40 = fadd double %39, 3.000000e+00
  store double %40, ptr %15, align 8
  %41 = load double, ptr %13, align 8
  %42 = fsub double %41, 1.000000e+00
  store double %42, ptr %16, align 8
  %43 = load double, ptr %13, align 8
  %44 = fmul double %43, 2.000000e+00
  store double %44, ptr %17, align 8
  store double 5.000000e+00, ptr %18, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %19, ptr align 16 @__const.run.mem, i64 64, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %20, ptr align 16 @__const.run.dm, i64 32, i1 false)
  store i32 0, ptr %21, align 4
  br label %45

45:                                               ; preds = %222, %1
  %46 = load i32, ptr %21, align 4
  %47 = icmp slt i32 %46, 5
  br i1 %47, label %48, label %225

48:                                               ; preds = %45
  %49 = load i32, ptr %21, align 4
  %50 = add nsw i32 %49, 2
  %51 = sext i32 %50 to i64
  %52 = load double, ptr %13, align 8
  %53 = load i64, ptr %4, align 8
  %54 = call preserve_mostcc i64 @most(i64 noundef %51, double noundef %52, i64 noundef %53)
  %55 = load i64, ptr %3, align 8
  %56 = add nsw i64 %55, %54
  store i64 %56, ptr %3, align 8
  %57 = getelementptr inbounds [8 x i64], ptr %19, i64 0, i64 0
  %58 = load i64, ptr %5, align 8
  call preserve_mostcc void @most_void(ptr noundef %57, i64 noundef %58)
  %59 = load i32, ptr %21, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [8 x i64], ptr %19, i64 0, i64 %60
  %62 = load i64, ptr %61, align 8
  %63 = load i64, ptr %4, align 8
  %64 = xor i64 %63, %62
  store i64 %64, ptr %4, align 8
  %65 = load double, ptr %14, align 8
  %66 = load i32, ptr %21, align 4
  %67 = add nsw i32 %66, 1
  %68 = sext i32 %67 to i64
  %69 = load double, ptr %15, align 8
  %70 = fptrunc double %69 to float
  %71 = call preserve_allcc double @all(double noundef %65, i64 noundef %68, float noundef %70)
  %72 = load double, ptr %13, align 8
  %73 = fadd double %72, %71
  store double %73, ptr %13, align 8
  %74 = getelementptr inbounds [4 x double], ptr %20, i64 0, i64 0
  call preserve_allcc void @all_void(ptr noundef %74, i32 noundef 4)
  %75 = load i32, ptr %21, align 4
  %76 = and i32 %75, 3
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [4 x double], ptr %20, i64 0, i64 %77
  %79 = load double, ptr %78, align 8
  %80 = load double, ptr %14, align 8
  %81 = fsub double %80, %79
  store double %81, ptr %14, align 8
  %82 = load i64, ptr %3, align 8
  %83 = load i64, ptr %4, align 8
  %84 = load i64, ptr %5, align 8
  %85 = load i64, ptr %6, align 8
  %86 = load i64, ptr %7, align 8
  %87 = load i64, ptr %8, align 8
  %88 = load i64, ptr %9, align 8
  %89 = load i64, ptr %10, align 8
  %90 = load i64, ptr %11, align 8
  %91 = load i64, ptr %12, align 8
  %92 = call preserve_nonecc i64 @none(i64 noundef %82, i64 noundef %83, i64 noundef %84, i64 noundef %85, i64 noundef %86, i64 noundef %87, i64 noundef %88, i64 noundef %89, i64 noundef %90, i64 noundef %91)
  %93 = load i64, ptr %5, align 8
  %94 = add nsw i64 %93, %92
  store i64 %94, ptr %5, align 8
  %95 = load i32, ptr %21, align 4
  %96 = add nsw i32 %95, 3
  %97 = sext i32 %96 to i64
  %98 = load i64, ptr %4, align 8
  %99 = getelementptr inbounds [8 x i64], ptr %19, i64 0, i64 0
  %100 = call preserve_nonecc i64 @none_loop(i64 noundef %97, i64 noundef %98, ptr noundef %99)
  %101 = getelementptr inbounds [8 x i64], ptr %19, i64 0, i64 2
  %102 = load i64, ptr %101, align 16
  %103 = add nsw i64 %100, %102
  %104 = load i64, ptr %6, align 8
  %105 = add nsw i64 %104, %103
  store i64 %105, ptr %6, align 8
  %106 = load i64, ptr %3, align 8
  %107 = load double, ptr %13, align 8
  %108 = load i32, ptr %21, align 4
  %109 = load double, ptr %14, align 8
  %110 = fptrunc double %109 to float
  %111 = load i64, ptr %8, align 8
  %112 = load double, ptr %15, align 8
  %113 = load i64, ptr %9, align 8
  %114 = trunc i64 %113 to i16
  %115 = call win64cc i64 @ms(i64 noundef %106, double noundef %107, i32 noundef %108, float noundef %110, i64 noundef %111, double noundef %112, i16 noundef %114)
  %116 = load i64, ptr %7, align 8
  %117 = add nsw i64 %116, %115
  store i64 %117, ptr %7, align 8
  %118 = getelementptr inbounds [4 x double], ptr %20, i64 0, i64 0
  %119 = call win64cc double @ms_d(ptr noundef %118, i32 noundef 4)
  %120 = load double, ptr %15, align 8
  %121 = call double @llvm.fmuladd.f64(double %119, double 1.000000e-03, double %120)
  store double %121, ptr %15, align 8
  %122 = load i64, ptr %7, align 8
  %123 = getelementptr inbounds [8 x i64], ptr %19, i64 0, i64 0
  %124 = load double, ptr %16, align 8
  %125 = call swiftcc i64 @swift(i64 noundef %122, ptr noundef swiftself %123, double noundef %124)
  %126 = load i64, ptr %8, align 8
  %127 = xor i64 %126, %125
  store i64 %127, ptr %8, align 8
  %128 = load i64, ptr %8, align 8
  %129 = call swiftcc { i64, i64, i64, i64 } @swift4(i64 noundef %128)
  %130 = getelementptr inbounds { i64, i64, i64, i64 }, ptr %22, i32 0, i32 0
  %131 = extractvalue { i64, i64, i64, i64 } %129, 0
  store i64 %131, ptr %130, align 8
  %132 = getelementptr inbounds { i64, i64, i64, i64 }, ptr %22, i32 0, i32 1
  %133 = extractvalue { i64, i64, i64, i64 } %129, 1
  store i64 %133, ptr %132, align 8
  %134 = getelementptr inbounds { i64, i64, i64, i64 }, ptr %22, i32 0, i32 2
  %135 = extractvalue { i64, i64, i64, i64 } %129, 2
  store i64 %135, ptr %134, align 8
  %136 = getelementptr inbounds { i64, i64, i64, i64 }, ptr %22, i32 0, i32 3
  %137 = extractvalue { i64, i64, i64, i64 } %129, 3
  store i64 %137, ptr %136, align 8
  %138 = getelementptr inbounds %struct.four, ptr %22, i32 0, i32 0
  %139 = load i64, ptr %138, align 8
  %140 = getelementptr inbounds %struct.four, ptr %22, i32 0, i32 1
  %141 = load i64, ptr %140, align 8
  %142 = xor i64 %139, %141
  %143 = getelementptr inbounds %struct.four, ptr %22, i32 0, i32 2
  %144 = load i64, ptr %143, align 8
  %145 = xor i64 %142, %144
  %146 = getelementptr inbounds %struct.four, ptr %22, i32 0, i32 3
  %147 = load i64, ptr %146, align 8
  %148 = xor i64 %145, %147
  %149 = load i64, ptr %9, align 8
  %150 = add nsw i64 %149, %148
  store i64 %150, ptr %9, align 8
  %151 = load i64, ptr %9, align 8
  %152 = mul nsw i64 %151, 3
  %153 = load i64, ptr %10, align 8
  %154 = add nsw i64 %153, %152
  store i64 %154, ptr %10, align 8
  %155 = load i64, ptr %10, align 8
  %156 = load i64, ptr %11, align 8
  %157 = sub nsw i64 %156, %155
  store i64 %157, ptr %11, align 8
  %158 = load i64, ptr %11, align 8
  %159 = load i64, ptr %12, align 8
  %160 = xor i64 %159, %158
  store i64 %160, ptr %12, align 8
  %161 = load double, ptr %17, align 8
  %162 = load double, ptr %16, align 8
  %163 = call double @llvm.fmuladd.f64(double %161, double 5.000000e-01, double %162)
  store double %163, ptr %16, align 8
  %164 = load double, ptr %18, align 8
  %165 = load double, ptr %17, align 8
  %166 = fneg double %164
  %167 = call double @llvm.fmuladd.f64(double %166, double 2.500000e-01, double %165)
  store double %167, ptr %17, align 8
  %168 = load double, ptr %16, align 8
  %169 = load double, ptr %18, align 8
  %170 = call double @llvm.fmuladd.f64(double %168, double 2.500000e-01, double %169)
  store double %170, ptr %18, align 8
  %171 = load i64, ptr %3, align 8
  %172 = srem i64 %171, 1003
  store i64 %172, ptr %3, align 8
  %173 = load i64, ptr %4, align 8
  %174 = srem i64 %173, 1003
  store i64 %174, ptr %4, align 8
  %175 = load i64, ptr %5, align 8
  %176 = srem i64 %175, 1003
  store i64 %176, ptr %5, align 8
  %177 = load i64, ptr %6, align 8
  %178 = srem i64 %177, 1003
  store i64 %178, ptr %6, align 8
  %179 = load i64, ptr %7, align 8
  %180 = srem i64 %179, 1003
  store i64 %180, ptr %7, align 8
  %181 = load i64, ptr %8, align 8
  %182 = srem i64 %181, 1003
  store i64 %182, ptr %8, align 8
  %183 = load i64, ptr %9, align 8
  %184 = srem i64 %183, 103
  store i64 %184, ptr %9, align 8
  %185 = load i64, ptr %10, align 8
  %186 = srem i64 %185, 103
  store i64 %186, ptr %10, align 8
  %187 = load i64, ptr %11, align 8
  %188 = srem i64 %187, 103
  store i64 %188, ptr %11, align 8
  %189 = load i64, ptr %12, align 8
  %190 = srem i64 %189, 103
  store i64 %190, ptr %12, align 8
  %191 = load double, ptr %13, align 8
  %192 = fptosi double %191 to i64
  %193 = sdiv i64 %192, 8
  %194 = sitofp i64 %193 to double
  %195 = load double, ptr %13, align 8
  %196 = fsub double %195, %194
  store double %196, ptr %13, align 8
  %197 = load double, ptr %14, align 8
  %198 = fptosi double %197 to i64
  %199 = sdiv i64 %198, 8
  %200 = sitofp i64 %199 to double
  %201 = load double, ptr %14, align 8
  %202 = fsub double %201, %200
  store double %202, ptr %14, align 8
  %203 = load double, ptr %15, align 8
  %204 = fptosi double %203 to i64
  %205 = sdiv i64 %204, 8
  %206 = sitofp i64 %205 to double
  %207 = load double, ptr %15, align 8
  %208 = fsub double %207, %206
  store double %208, ptr %15, align 8
  store i32 0, ptr %23, align 4
  br label %209

209:                                              ; preds = %218, %48
  %210 = load i32, ptr %23, align 4
  %211 = icmp slt i32 %210, 8
  br i1 %211, label %212, label %221

212:                                              ; preds = %209
  %213 = load i32, ptr %23, align 4
  %214 = sext i32 %213 to i64
  %215 = getelementptr inbounds [8 x i64], ptr %19, i64 0, i64 %214
  %216 = load i64, ptr %215, align 8
  %217 = srem i64 %216, 103
  store i64 %217, ptr %215, align 8
  br label %218

218:                                              ; preds = %212
  %219 = load i32, ptr %23, align 4
  %220 = add nsw i32 %219, 1
  store i32 %220, ptr %23, align 4
  br label %209

221:                                              ; preds = %209
  br label %222

222:                                              ; preds = %221
  %223 = load i32, ptr %21, align 4
  %224 = add nsw i32 %223, 1
  store i32 %224, ptr %21, align 4
  br label %45

225:                                              ; preds = %45
  %226 = load i64, ptr %3, align 8
  %227 = load i64, ptr %4, align 8
  %228 = xor i64 %226, %227
  %229 = load i64, ptr %5, align 8
  %230 = xor i64 %228, %229
  %231 = load i64, ptr %6, align 8
  %232 = xor i64 %230, %231
  %233 = load i64, ptr %7, align 8
  %234 = xor i64 %232, %233
  %235 = load i64, ptr %8, align 8
  %236 = xor i64 %234, %235
  %237 = load i64, ptr %9, align 8
  %238 = xor i64 %236, %237
  %239 = load i64, ptr %10, align 8
  %240 = xor i64 %238, %239
  %241 = load i64, ptr %11, align 8
  %242 = xor i64 %240, %241
  %243 = load i64, ptr %12, align 8
  %244 = xor i64 %242, %243
  %245 = load double, ptr %13, align 8
  %246 = load double, ptr %14, align 8
  %247 = fadd double %245, %246
  %248 = load double, ptr %15, align 8
  %249 = fadd double %247, %248
  %250 = load double, ptr %16, align 8
  %251 = fadd double %249, %250
  %252 = load double, ptr %17, align 8
  %253 = fadd double %251, %252
  %254 = load double, ptr %18, align 8
  %255 = fadd double %253, %254
  %256 = fptosi double %255 to i64
  %257 = xor i64 %244, %256
  ret i64 %257
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 1, ptr %2, align 4
  br label %3

3:                                                ; preds = %11, %0
  %4 = load i32, ptr %2, align 4
  %5 = icmp slt i32 %4, 5
  br i1 %5, label %6, label %14

6:                                                ; preds = %3
  %7 = load i32, ptr %2, align 4
  %8 = sext i32 %7 to i64
  %9 = call i64 @run(i64 noundef %8)
  %10 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %9)
  br label %11

11:                                               ; preds = %6
  %12 = load i32, ptr %2, align 4
  %13 = add nsw i32 %12, 1
  store i32 %13, ptr %2, align 4
  br label %3

14:                                               ; preds = %3
  %15 = load i64, ptr @calls, align 8
  %16 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %15)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }


