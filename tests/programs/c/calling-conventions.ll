; Conventions besides C's: preserve_most, preserve_all, preserve_none, ms_abi, swiftcall, with values that live across.
; exit: 0
; output: -565
; output: -166
; output: -48
; output: -217
; output: 640
source_filename = "calling-conventions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@calls = internal unnamed_addr global i64 0, align 8
@__const.run.mem = private unnamed_addr constant [8 x i64] [i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8], align 16
@__const.run.dm = private unnamed_addr constant [4 x double] [double 1.000000e+00, double 2.000000e+00, double 3.000000e+00, double 4.000000e+00], align 16
@.str = private unnamed_addr constant [5 x i8] c"%ld\0A\00", align 1

define dso_local range(i64 -9223372036854775807, -9223372036854775808) i64 @helper(i64 noundef %0) local_unnamed_addr #0 {
  %2 = load i64, ptr @calls, align 8
  %3 = add nsw i64 %2, 1
  store i64 %3, ptr @calls, align 8
  %4 = mul nsw i64 %0, 7
  %5 = add nsw i64 %4, 1
  ret i64 %5
}

define dso_local noundef double @dhelper(double noundef %0) local_unnamed_addr #1 {
  %2 = tail call double @llvm.fmuladd.f64(double %0, double 5.000000e-01, double 1.000000e+00)
  ret double %2
}

declare double @llvm.fmuladd.f64(double, double, double) #2

define dso_local preserve_mostcc i64 @most(i64 noundef %0, double noundef %1, i64 noundef %2) local_unnamed_addr #3 {
  %4 = icmp sgt i64 %0, 0
  br i1 %4, label %9, label %5

5:                                                ; preds = %9, %3
  %6 = phi i64 [ 0, %3 ], [ %17, %9 ]
  %7 = fptosi double %1 to i64
  %8 = add nsw i64 %6, %7
  ret i64 %8

9:                                                ; preds = %3, %9
  %10 = phi i64 [ %18, %9 ], [ 0, %3 ]
  %11 = phi i64 [ %17, %9 ], [ 0, %3 ]
  %12 = mul nsw i64 %10, %2
  %13 = tail call i64 @helper(i64 noundef %12)
  %14 = xor i64 %13, %10
  %15 = add nsw i64 %14, %11
  %16 = mul nsw i64 %15, 3
  %17 = srem i64 %16, 100003
  %18 = add nuw nsw i64 %10, 1
  %19 = icmp eq i64 %18, %0
  br i1 %19, label %5, label %9
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #4

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #4

define dso_local preserve_mostcc void @most_void(ptr nocapture noundef %0, i64 noundef %1) local_unnamed_addr #3 {
  br label %4

3:                                                ; preds = %4
  ret void

4:                                                ; preds = %2, %4
  %5 = phi i64 [ 0, %2 ], [ %8, %4 ]
  %6 = add nsw i64 %5, %1
  %7 = tail call i64 @helper(i64 noundef %6)
  %8 = add nuw nsw i64 %5, 1
  %9 = and i64 %8, 7
  %10 = getelementptr inbounds i64, ptr %0, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = mul nsw i64 %11, 5
  %13 = add nsw i64 %12, %7
  %14 = add nuw i64 %5, 3
  %15 = and i64 %14, 7
  %16 = getelementptr inbounds i64, ptr %0, i64 %15
  %17 = load i64, ptr %16, align 8
  %18 = sub i64 %13, %17
  %19 = srem i64 %18, 1009
  %20 = getelementptr inbounds i64, ptr %0, i64 %5
  store i64 %19, ptr %20, align 8
  %21 = icmp eq i64 %8, 8
  br i1 %21, label %3, label %4
}

define dso_local preserve_allcc double @all(double noundef %0, i64 noundef %1, float noundef %2) local_unnamed_addr #5 {
  %4 = icmp sgt i64 %1, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = fpext float %2 to double
  br label %9

7:                                                ; preds = %9, %3
  %8 = phi double [ 0.000000e+00, %3 ], [ %16, %9 ]
  ret double %8

9:                                                ; preds = %5, %9
  %10 = phi i64 [ 0, %5 ], [ %17, %9 ]
  %11 = phi double [ 0.000000e+00, %5 ], [ %16, %9 ]
  %12 = uitofp nneg i64 %10 to double
  %13 = fmul double %12, %0
  %14 = tail call double @dhelper(double noundef %13)
  %15 = fsub double %14, %6
  %16 = fadd double %11, %15
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, %1
  br i1 %18, label %7, label %9
}

define dso_local preserve_allcc void @all_void(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr #6 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %7

6:                                                ; preds = %7, %2
  ret void

7:                                                ; preds = %4, %7
  %8 = phi i64 [ 0, %4 ], [ %20, %7 ]
  %9 = getelementptr inbounds double, ptr %0, i64 %8
  %10 = load double, ptr %9, align 8
  %11 = tail call double @dhelper(double noundef %10)
  %12 = trunc i64 %8 to i32
  %13 = add i32 %12, 2
  %14 = urem i32 %13, %1
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds double, ptr %0, i64 %15
  %17 = load double, ptr %16, align 8
  %18 = fmul double %17, 2.500000e-01
  %19 = tail call double @llvm.fmuladd.f64(double %11, double 5.000000e-01, double %18)
  store double %19, ptr %9, align 8
  %20 = add nuw nsw i64 %8, 1
  %21 = icmp eq i64 %20, %5
  br i1 %21, label %6, label %7
}

define dso_local preserve_nonecc range(i64 -1000002, 1000003) i64 @none(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8, i64 noundef %9) local_unnamed_addr #3 {
  %11 = mul nsw i64 %2, 3
  %12 = shl nsw i64 %3, 2
  %13 = mul nsw i64 %5, 6
  %14 = mul nsw i64 %6, 7
  %15 = shl nsw i64 %7, 3
  %16 = mul nsw i64 %8, 9
  %17 = mul nsw i64 %9, 10
  %18 = add i64 %12, %11
  %19 = add i64 %18, %13
  %20 = add i64 %19, %14
  %21 = add i64 %20, %15
  %22 = add i64 %21, %16
  %23 = add i64 %22, %17
  br label %25

24:                                               ; preds = %25
  ret i64 %39

25:                                               ; preds = %10, %25
  %26 = phi i64 [ 0, %10 ], [ %43, %25 ]
  %27 = phi i64 [ 0, %10 ], [ %39, %25 ]
  %28 = phi i64 [ %0, %10 ], [ %40, %25 ]
  %29 = phi i64 [ %1, %10 ], [ %41, %25 ]
  %30 = phi i64 [ %4, %10 ], [ %42, %25 ]
  %31 = add nsw i64 %28, %26
  %32 = tail call i64 @helper(i64 noundef %31)
  %33 = shl nsw i64 %29, 1
  %34 = mul nsw i64 %30, 5
  %35 = add i64 %23, %34
  %36 = add i64 %35, %33
  %37 = add i64 %36, %27
  %38 = add i64 %37, %32
  %39 = srem i64 %38, 1000003
  %40 = xor i64 %39, %28
  %41 = add nsw i64 %29, %3
  %42 = sub nsw i64 %30, %9
  %43 = add nuw nsw i64 %26, 1
  %44 = icmp eq i64 %43, 10
  br i1 %44, label %24, label %25
}

define dso_local preserve_nonecc i64 @none_loop(i64 noundef %0, i64 noundef %1, ptr nocapture noundef writeonly %2) local_unnamed_addr #7 {
  br label %4

4:                                                ; preds = %12, %3
  %5 = phi i64 [ %0, %3 ], [ %13, %12 ]
  %6 = phi i64 [ %1, %3 ], [ %16, %12 ]
  %7 = tail call i64 @helper(i64 noundef %6)
  %8 = and i64 %5, 7
  %9 = getelementptr inbounds i64, ptr %2, i64 %8
  store i64 %7, ptr %9, align 8
  %10 = icmp eq i64 %5, 0
  br i1 %10, label %11, label %12

11:                                               ; preds = %4
  ret i64 %6

12:                                               ; preds = %4
  %13 = add nsw i64 %5, -1
  %14 = mul nsw i64 %6, 3
  %15 = add nsw i64 %14, %5
  %16 = srem i64 %15, 10007
  br label %4
}

define dso_local win64cc i64 @ms(i64 noundef %0, double noundef %1, i32 noundef %2, float noundef %3, i64 noundef %4, double noundef %5, i16 noundef %6) local_unnamed_addr #8 {
  %8 = tail call i64 @helper(i64 noundef %0)
  %9 = sext i32 %2 to i64
  %10 = tail call i64 @helper(i64 noundef %9)
  %11 = tail call double @dhelper(double noundef %1)
  %12 = fptosi double %11 to i64
  %13 = mul nsw i64 %12, 3
  %14 = fpext float %3 to double
  %15 = tail call double @dhelper(double noundef %14)
  %16 = fptosi double %15 to i64
  %17 = mul nsw i64 %16, 5
  %18 = mul nsw i64 %4, 7
  %19 = fmul double %5, 1.100000e+01
  %20 = fptosi double %19 to i64
  %21 = sext i16 %6 to i64
  %22 = mul nsw i64 %21, 13
  %23 = add i64 %18, %20
  %24 = add i64 %23, %22
  %25 = add i64 %24, %8
  %26 = add i64 %25, %10
  %27 = add i64 %26, %13
  %28 = add i64 %27, %17
  ret i64 %28
}

define dso_local win64cc double @ms_d(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #9 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %15

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %17

6:                                                ; preds = %17
  %7 = fadd double %30, %31
  %8 = fadd double %7, %32
  %9 = fadd double %8, %33
  %10 = fadd double %9, %34
  %11 = fadd double %10, %35
  %12 = fadd double %11, %36
  %13 = fadd double %12, %37
  %14 = fadd double %13, %38
  br label %15

15:                                               ; preds = %6, %2
  %16 = phi double [ 3.600000e+01, %2 ], [ %14, %6 ]
  ret double %16

17:                                               ; preds = %4, %17
  %18 = phi i64 [ 0, %4 ], [ %39, %17 ]
  %19 = phi double [ 8.000000e+00, %4 ], [ %38, %17 ]
  %20 = phi double [ 7.000000e+00, %4 ], [ %37, %17 ]
  %21 = phi double [ 6.000000e+00, %4 ], [ %36, %17 ]
  %22 = phi double [ 5.000000e+00, %4 ], [ %35, %17 ]
  %23 = phi double [ 4.000000e+00, %4 ], [ %34, %17 ]
  %24 = phi double [ 3.000000e+00, %4 ], [ %33, %17 ]
  %25 = phi double [ 2.000000e+00, %4 ], [ %32, %17 ]
  %26 = phi double [ 1.000000e+00, %4 ], [ %31, %17 ]
  %27 = phi double [ 0.000000e+00, %4 ], [ %30, %17 ]
  %28 = getelementptr inbounds double, ptr %0, i64 %18
  %29 = load double, ptr %28, align 8
  %30 = fadd double %27, %29
  %31 = tail call double @llvm.fmuladd.f64(double %30, double 5.000000e-01, double %26)
  %32 = tail call double @llvm.fmuladd.f64(double %31, double 2.500000e-01, double %25)
  %33 = tail call double @llvm.fmuladd.f64(double %32, double 5.000000e-01, double %24)
  %34 = fsub double %23, %33
  %35 = tail call double @llvm.fmuladd.f64(double %34, double 1.250000e-01, double %22)
  %36 = fadd double %21, %35
  %37 = fsub double %20, %36
  %38 = fadd double %19, %37
  %39 = add nuw nsw i64 %18, 1
  %40 = icmp eq i64 %39, %5
  br i1 %40, label %6, label %17
}

define dso_local swiftcc i64 @swift(i64 noundef %0, ptr nocapture noundef swiftself %1, double noundef %2) local_unnamed_addr #8 {
  %4 = tail call i64 @helper(i64 noundef %0)
  %5 = load i64, ptr %1, align 8
  %6 = add nsw i64 %5, %4
  store i64 %6, ptr %1, align 8
  %7 = fptosi double %2 to i64
  %8 = add nsw i64 %6, %7
  ret i64 %8
}

define dso_local swiftcc { i64, i64, i64, i64 } @swift4(i64 noundef %0) local_unnamed_addr #8 {
  %2 = shl nsw i64 %0, 1
  %3 = tail call i64 @helper(i64 noundef %0)
  %4 = shl nsw i64 %0, 2
  %5 = insertvalue { i64, i64, i64, i64 } poison, i64 %0, 0
  %6 = insertvalue { i64, i64, i64, i64 } %5, i64 %2, 1
  %7 = insertvalue { i64, i64, i64, i64 } %6, i64 %3, 2
  %8 = insertvalue { i64, i64, i64, i64 } %7, i64 %4, 3
  ret { i64, i64, i64, i64 } %8
}

define dso_local i64 @run(i64 noundef %0) local_unnamed_addr #7 {
  %2 = alloca [8 x i64], align 16
  %3 = alloca [4 x double], align 16
  %4 = mul nsw i64 %0, 3
  %5 = mul nsw i64 %0, 5
  %6 = xor i64 %0, 77
  %7 = add nsw i64 %0, 9
  %8 = mul nsw i64 %0, 11
  %9 = sitofp i64 %0 to double
  %10 = fmul double %9, 5.000000e-01
  %11 = fadd double %9, 3.000000e+00
  %12 = fadd double %9, -1.000000e+00
  %13 = fmul double %9, 2.000000e+00
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %2) #13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %2, ptr noundef nonnull align 16 dereferenceable(64) @__const.run.mem, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %3, ptr noundef nonnull align 16 dereferenceable(32) @__const.run.dm, i64 32, i1 false)
  %14 = getelementptr inbounds i8, ptr %2, i64 16
  br label %45

15:                                               ; preds = %121
  %16 = add i64 %82, %81
  %17 = tail call double @llvm.fmuladd.f64(double %52, double 5.000000e-01, double %53)
  %18 = tail call double @llvm.fmuladd.f64(double %17, double 2.500000e-01, double %51)
  %19 = srem i64 %68, 1003
  %20 = srem i64 %16, 1003
  %21 = srem i64 %91, 1003
  %22 = srem i64 %102, 103
  %23 = srem i64 %104, 103
  %24 = fsub double %72, %114
  %25 = fsub double %76, %117
  %26 = fsub double %89, %120
  %27 = icmp eq i64 %69, 5
  br i1 %27, label %28, label %45

28:                                               ; preds = %15
  %29 = fadd double %24, %25
  %30 = fadd double %29, %26
  %31 = fadd double %30, %17
  %32 = fadd double %31, %106
  %33 = fadd double %32, %18
  %34 = fptosi double %33 to i64
  %35 = xor i64 %109, %34
  %36 = xor i64 %35, %21
  %37 = xor i64 %36, %110
  %38 = xor i64 %37, %22
  %39 = xor i64 %38, %111
  %40 = xor i64 %39, %23
  %41 = xor i64 %40, %20
  %42 = xor i64 %41, %108
  %43 = xor i64 %42, %19
  %44 = xor i64 %43, %107
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #13
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %2) #13
  ret i64 %44

45:                                               ; preds = %1, %15
  %46 = phi i64 [ 0, %1 ], [ %69, %15 ]
  %47 = phi i64 [ %0, %1 ], [ %107, %15 ]
  %48 = phi i64 [ %4, %1 ], [ %19, %15 ]
  %49 = phi i64 [ %5, %1 ], [ %108, %15 ]
  %50 = phi i64 [ %6, %1 ], [ %20, %15 ]
  %51 = phi double [ 5.000000e+00, %1 ], [ %18, %15 ]
  %52 = phi double [ %13, %1 ], [ %106, %15 ]
  %53 = phi double [ %12, %1 ], [ %17, %15 ]
  %54 = phi double [ %11, %1 ], [ %26, %15 ]
  %55 = phi double [ %10, %1 ], [ %25, %15 ]
  %56 = phi double [ %9, %1 ], [ %24, %15 ]
  %57 = phi i64 [ 23, %1 ], [ %23, %15 ]
  %58 = phi i64 [ 19, %1 ], [ %111, %15 ]
  %59 = phi i64 [ 17, %1 ], [ %22, %15 ]
  %60 = phi i64 [ 13, %1 ], [ %110, %15 ]
  %61 = phi i64 [ %8, %1 ], [ %21, %15 ]
  %62 = phi i64 [ %7, %1 ], [ %109, %15 ]
  %63 = add nuw nsw i64 %46, 2
  %64 = tail call preserve_mostcc i64 @most(i64 noundef %63, double noundef %56, i64 noundef %48)
  %65 = add nsw i64 %64, %47
  call preserve_mostcc void @most_void(ptr noundef nonnull %2, i64 noundef %49)
  %66 = getelementptr inbounds [8 x i64], ptr %2, i64 0, i64 %46
  %67 = load i64, ptr %66, align 8
  %68 = xor i64 %67, %48
  %69 = add nuw nsw i64 %46, 1
  %70 = fptrunc double %54 to float
  %71 = tail call preserve_allcc double @all(double noundef %55, i64 noundef %69, float noundef %70)
  %72 = fadd double %56, %71
  call preserve_allcc void @all_void(ptr noundef nonnull %3, i32 noundef 4)
  %73 = and i64 %46, 3
  %74 = getelementptr inbounds [4 x double], ptr %3, i64 0, i64 %73
  %75 = load double, ptr %74, align 8
  %76 = fsub double %55, %75
  %77 = tail call preserve_nonecc i64 @none(i64 noundef %65, i64 noundef %68, i64 noundef %49, i64 noundef %50, i64 noundef %62, i64 noundef %61, i64 noundef %60, i64 noundef %59, i64 noundef %58, i64 noundef %57)
  %78 = add nsw i64 %77, %49
  %79 = add nuw nsw i64 %46, 3
  %80 = call preserve_nonecc i64 @none_loop(i64 noundef %79, i64 noundef %68, ptr noundef nonnull %2)
  %81 = load i64, ptr %14, align 16
  %82 = add i64 %80, %50
  %83 = fptrunc double %76 to float
  %84 = trunc nsw i64 %60 to i16
  %85 = trunc nuw nsw i64 %46 to i32
  %86 = tail call win64cc i64 @ms(i64 noundef %65, double noundef %72, i32 noundef %85, float noundef %83, i64 noundef %61, double noundef %54, i16 noundef %84)
  %87 = add nsw i64 %86, %62
  %88 = call win64cc double @ms_d(ptr noundef nonnull %3, i32 noundef 4)
  %89 = tail call double @llvm.fmuladd.f64(double %88, double 1.000000e-03, double %54)
  %90 = call swiftcc i64 @swift(i64 noundef %87, ptr noundef nonnull swiftself %2, double noundef %53)
  %91 = xor i64 %90, %61
  %92 = tail call swiftcc { i64, i64, i64, i64 } @swift4(i64 noundef %91)
  %93 = extractvalue { i64, i64, i64, i64 } %92, 0
  %94 = extractvalue { i64, i64, i64, i64 } %92, 1
  %95 = extractvalue { i64, i64, i64, i64 } %92, 2
  %96 = extractvalue { i64, i64, i64, i64 } %92, 3
  %97 = xor i64 %93, %94
  %98 = xor i64 %97, %95
  %99 = xor i64 %98, %96
  %100 = add nsw i64 %99, %60
  %101 = mul nsw i64 %100, 3
  %102 = add nsw i64 %101, %59
  %103 = sub nsw i64 %58, %102
  %104 = xor i64 %103, %57
  %105 = fneg double %51
  %106 = tail call double @llvm.fmuladd.f64(double %105, double 2.500000e-01, double %52)
  %107 = srem i64 %65, 1003
  %108 = srem i64 %78, 1003
  %109 = srem i64 %87, 1003
  %110 = srem i64 %100, 103
  %111 = srem i64 %103, 103
  %112 = fptosi double %72 to i64
  %113 = sdiv i64 %112, 8
  %114 = sitofp i64 %113 to double
  %115 = fptosi double %76 to i64
  %116 = sdiv i64 %115, 8
  %117 = sitofp i64 %116 to double
  %118 = fptosi double %89 to i64
  %119 = sdiv i64 %118, 8
  %120 = sitofp i64 %119 to double
  br label %121

121:                                              ; preds = %45, %121
  %122 = phi i64 [ 0, %45 ], [ %126, %121 ]
  %123 = getelementptr inbounds [8 x i64], ptr %2, i64 0, i64 %122
  %124 = load i64, ptr %123, align 8
  %125 = srem i64 %124, 103
  store i64 %125, ptr %123, align 8
  %126 = add nuw nsw i64 %122, 1
  %127 = icmp eq i64 %126, 8
  br i1 %127, label %15, label %121
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #10

define dso_local noundef i32 @main() local_unnamed_addr #11 {
  br label %4

1:                                                ; preds = %4
  %2 = load i64, ptr @calls, align 8
  %3 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %2)
  ret i32 0

4:                                                ; preds = %0, %4
  %5 = phi i64 [ 1, %0 ], [ %8, %4 ]
  %6 = tail call i64 @run(i64 noundef %5)
  %7 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %6)
  %8 = add nuw nsw i64 %5, 1
  %9 = icmp eq i64 %8, 5
  br i1 %9, label %1, label %4
}

declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #12

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree noinline nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #11 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nounwind }


