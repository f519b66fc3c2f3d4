; Values of x86_fp80: arithmetic, comparisons with NaN, conversions from and to every integer, arguments on
; the stack, complex results on the x87 stack.
; output: 1.6071428571428571429 5115.6977207679683826 7845265404
; output: 0.33333333333333331 0.333333343
; output: 154 172 224 172 172 35 154 35 154 224 35 35 35 35 224 224 224 224 224 224 224 35 172 224 154 154 35 35 35 172 224 154 154 35 35 172 172 224 172 172 154 172 154 172 224 172 172 35 154 
; output: 1 18446744073709551615 9223372036854775808 -5 9223372036854775807 -2 200
; output: 18446744073709551615 9223372036854775808 -7 -8 255 -3
; output: 11 2
; output: 5 8 19 45
; output: 1.75 1.80278 -2 1.5 -3.25 10.5625
; output: 3.25 -1.75 4.75 1 0
; output: -3.25 1.75
; output: 15511210043330985984000000 0xc.d4a0619fb0907bcp+80
; output: 3
; output: 1 0
; exit: 0
source_filename = "long-double.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.P = type { x86_fp80, i32 }

@arr = dso_local local_unnamed_addr global [3 x x86_fp80] [x86_fp80 0xK3FFFC000000000000000, x86_fp80 0xK40009000000000000000, x86_fp80 0xKC000C800000000000000], align 16
@.str = private unnamed_addr constant [22 x i8] c"%.20Lg %.20Lg %.20Lg\0A\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"%.17g %.9g\0A\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@.str.4 = private unnamed_addr constant [32 x i8] c"%llu %llu %llu %lld %lld %d %d\0A\00", align 1
@.str.5 = private unnamed_addr constant [43 x i8] c"%.20Lg %.20Lg %.20Lg %.20Lg %.20Lg %.20Lg\0A\00", align 1
@.str.6 = private unnamed_addr constant [9 x i8] c"%Lg %Lg\0A\00", align 1
@.str.7 = private unnamed_addr constant [16 x i8] c"%Lg %d %Lg %Lg\0A\00", align 1
@.str.8 = private unnamed_addr constant [25 x i8] c"%Lg %Lg %Lg %Lg %Lg %Lg\0A\00", align 1
@.str.9 = private unnamed_addr constant [19 x i8] c"%Lg %Lg %Lg %d %d\0A\00", align 1
@.str.10 = private unnamed_addr constant [4 x i8] c"2.5\00", align 1
@.str.11 = private unnamed_addr constant [11 x i8] c"%.0Lf %La\0A\00", align 1
@.str.12 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.13 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef x86_fp80 @add(x86_fp80 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #0 {
  %3 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %1, x86_fp80 0xK40008000000000000000, x86_fp80 %0)
  %4 = fdiv x86_fp80 %0, %1
  %5 = fsub x86_fp80 %3, %4
  ret x86_fp80 %5
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fmuladd.f80(x86_fp80, x86_fp80, x86_fp80) #1

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local x86_fp80 @poly(x86_fp80 noundef %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %6, label %4

4:                                                ; preds = %18, %2
  %5 = phi x86_fp80 [ 0xK00000000000000000000, %2 ], [ %19, %18 ]
  ret x86_fp80 %5

6:                                                ; preds = %2, %18
  %7 = phi i32 [ %20, %18 ], [ 0, %2 ]
  %8 = phi x86_fp80 [ %19, %18 ], [ 0xK00000000000000000000, %2 ]
  %9 = uitofp nneg i32 %7 to x86_fp80
  %10 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %8, x86_fp80 %0, x86_fp80 %9)
  %11 = fcmp ogt x86_fp80 %10, 0xK40209502F90000000000
  br i1 %11, label %12, label %18

12:                                               ; preds = %6
  %13 = fcmp ogt x86_fp80 %10, 0xK40219502F90000000000
  br i1 %13, label %14, label %16

14:                                               ; preds = %12
  %15 = fdiv x86_fp80 %10, 0xK4000C000000000000000
  br label %18

16:                                               ; preds = %12
  %17 = fneg x86_fp80 %10
  br label %18

18:                                               ; preds = %14, %16, %6
  %19 = phi x86_fp80 [ %10, %6 ], [ %15, %14 ], [ %17, %16 ]
  %20 = add nuw nsw i32 %7, 1
  %21 = icmp eq i32 %20, %1
  br i1 %21, label %4, label %6, !llvm.loop !5
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef double @d(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = fptrunc x86_fp80 %0 to double
  ret double %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef float @f(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = fptrunc x86_fp80 %0 to float
  ret float %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i32 0, 256) i32 @cmp(x86_fp80 noundef %0, x86_fp80 noundef %1) local_unnamed_addr #0 {
  %3 = fcmp olt x86_fp80 %0, %1
  %4 = zext i1 %3 to i32
  %5 = fcmp ole x86_fp80 %0, %1
  %6 = select i1 %5, i32 2, i32 0
  %7 = or disjoint i32 %6, %4
  %8 = fcmp ogt x86_fp80 %0, %1
  %9 = select i1 %8, i32 4, i32 0
  %10 = or disjoint i32 %7, %9
  %11 = fcmp oge x86_fp80 %0, %1
  %12 = select i1 %11, i32 8, i32 0
  %13 = or disjoint i32 %10, %12
  %14 = fcmp oeq x86_fp80 %0, %1
  %15 = select i1 %14, i32 16, i32 0
  %16 = or disjoint i32 %13, %15
  %17 = fcmp une x86_fp80 %0, %1
  %18 = select i1 %17, i32 32, i32 0
  %19 = or disjoint i32 %16, %18
  %20 = fcmp uno x86_fp80 %0, %1
  %21 = select i1 %20, i32 64, i32 0
  %22 = or i32 %19, %21
  %23 = select i1 %3, i32 0, i32 128
  %24 = or i32 %22, %23
  ret i32 %24
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i64 @u(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = fptoui x86_fp80 %0 to i64
  ret i64 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i64 @s(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = fptosi x86_fp80 %0 to i64
  ret i64 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @i(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = fptosi x86_fp80 %0 to i32
  ret i32 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local zeroext i8 @c(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = fptoui x86_fp80 %0 to i8
  ret i8 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef x86_fp80 @fu(i64 noundef %0) local_unnamed_addr #0 {
  %2 = uitofp i64 %0 to x86_fp80
  ret x86_fp80 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef x86_fp80 @fs(i64 noundef %0) local_unnamed_addr #0 {
  %2 = sitofp i64 %0 to x86_fp80
  ret x86_fp80 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef x86_fp80 @fi(i32 noundef %0) local_unnamed_addr #0 {
  %2 = sitofp i32 %0 to x86_fp80
  ret x86_fp80 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef x86_fp80 @fc(i8 noundef zeroext %0) local_unnamed_addr #0 {
  %2 = uitofp i8 %0 to x86_fp80
  ret x86_fp80 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef x86_fp80 @fsh(i16 noundef signext %0) local_unnamed_addr #0 {
  %2 = sitofp i16 %0 to x86_fp80
  ret x86_fp80 %2
}

; Function Attrs: nounwind uwtable
define dso_local { x86_fp80, x86_fp80 } @cm(ptr nocapture noundef readonly byval({ x86_fp80, x86_fp80 }) align 16 %0, ptr nocapture noundef readonly byval({ x86_fp80, x86_fp80 }) align 16 %1) local_unnamed_addr #4 {
  %3 = load x86_fp80, ptr %0, align 16
  %4 = getelementptr inbounds i8, ptr %0, i64 16
  %5 = load x86_fp80, ptr %4, align 16
  %6 = load x86_fp80, ptr %1, align 16
  %7 = getelementptr inbounds i8, ptr %1, i64 16
  %8 = load x86_fp80, ptr %7, align 16
  %9 = fmul x86_fp80 %3, %6
  %10 = fmul x86_fp80 %5, %8
  %11 = fmul x86_fp80 %3, %8
  %12 = fmul x86_fp80 %5, %6
  %13 = fsub x86_fp80 %9, %10
  %14 = fadd x86_fp80 %12, %11
  %15 = fcmp uno x86_fp80 %13, 0xK00000000000000000000
  br i1 %15, label %16, label %22, !prof !8

16:                                               ; preds = %2
  %17 = fcmp uno x86_fp80 %14, 0xK00000000000000000000
  br i1 %17, label %18, label %22, !prof !8

18:                                               ; preds = %16
  %19 = tail call { x86_fp80, x86_fp80 } @__mulxc3(x86_fp80 noundef %3, x86_fp80 noundef %5, x86_fp80 noundef %6, x86_fp80 noundef %8) #12
  %20 = extractvalue { x86_fp80, x86_fp80 } %19, 0
  %21 = extractvalue { x86_fp80, x86_fp80 } %19, 1
  br label %22

22:                                               ; preds = %18, %16, %2
  %23 = phi x86_fp80 [ %13, %2 ], [ %13, %16 ], [ %20, %18 ]
  %24 = phi x86_fp80 [ %14, %2 ], [ %14, %16 ], [ %21, %18 ]
  %25 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %23, 0
  %26 = insertvalue { x86_fp80, x86_fp80 } %25, x86_fp80 %24, 1
  ret { x86_fp80, x86_fp80 } %26
}

declare { x86_fp80, x86_fp80 } @__mulxc3(x86_fp80, x86_fp80, x86_fp80, x86_fp80) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define dso_local void @mk(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.P) align 16 %0, x86_fp80 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = fmul x86_fp80 %1, 0xK40008000000000000000
  store x86_fp80 %4, ptr %0, align 16, !tbaa !9
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  %6 = add nsw i32 %2, 1
  store i32 %6, ptr %5, align 16, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local x86_fp80 @take(ptr nocapture noundef readonly byval(%struct.P) align 16 %0, i32 noundef %1, x86_fp80 noundef %2, double noundef %3) local_unnamed_addr #6 {
  %5 = load x86_fp80, ptr %0, align 16, !tbaa !9
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  %7 = load i32, ptr %6, align 16, !tbaa !15
  %8 = sitofp i32 %7 to x86_fp80
  %9 = fadd x86_fp80 %5, %8
  %10 = sitofp i32 %1 to x86_fp80
  %11 = fadd x86_fp80 %9, %10
  %12 = fadd x86_fp80 %11, %2
  %13 = fpext double %3 to x86_fp80
  %14 = fadd x86_fp80 %12, %13
  ret x86_fp80 %14
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local x86_fp80 @many(i32 noundef %0, x86_fp80 noundef %1, i32 noundef %2, x86_fp80 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, x86_fp80 noundef %8) local_unnamed_addr #0 {
  %10 = sitofp i32 %0 to x86_fp80
  %11 = fadd x86_fp80 %10, %1
  %12 = sitofp i32 %2 to x86_fp80
  %13 = fadd x86_fp80 %11, %12
  %14 = fadd x86_fp80 %13, %3
  %15 = sitofp i32 %4 to x86_fp80
  %16 = fadd x86_fp80 %14, %15
  %17 = sitofp i32 %5 to x86_fp80
  %18 = fadd x86_fp80 %16, %17
  %19 = sitofp i32 %6 to x86_fp80
  %20 = fadd x86_fp80 %18, %19
  %21 = sitofp i32 %7 to x86_fp80
  %22 = fadd x86_fp80 %20, %21
  %23 = fadd x86_fp80 %22, %8
  ret x86_fp80 %23
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef x86_fp80 @sel(i32 noundef %0, x86_fp80 noundef %1, x86_fp80 noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq i32 %0, 0
  %5 = select i1 %4, x86_fp80 %2, x86_fp80 %1
  ret x86_fp80 %5
}

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #7 {
  %1 = alloca [10 x i8], align 16
  %2 = alloca [10 x i8], align 16
  %3 = alloca x86_fp80, align 16
  %4 = alloca x86_fp80, align 16
  %5 = alloca [7 x x86_fp80], align 16
  %6 = alloca [4 x x86_fp80], align 16
  call void @llvm.lifetime.start.p0(i64 10, ptr nonnull %1)
  store volatile x86_fp80 0xK4000D000000000000000, ptr %1, align 16, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 10, ptr nonnull %2)
  store volatile x86_fp80 0xKBFFFE000000000000000, ptr %2, align 16, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 10, ptr nonnull %3)
  store volatile x86_fp80 0xK7FFFC000000000000000, ptr %3, align 16, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 10, ptr nonnull %4)
  store volatile x86_fp80 0xK00000000000000000000, ptr %4, align 16, !tbaa !16
  %7 = load volatile x86_fp80, ptr %1, align 16, !tbaa !16
  %8 = load volatile x86_fp80, ptr %2, align 16, !tbaa !16
  %9 = fdiv x86_fp80 %7, %8
  br label %10

10:                                               ; preds = %22, %0
  %11 = phi i32 [ %24, %22 ], [ 0, %0 ]
  %12 = phi x86_fp80 [ %23, %22 ], [ 0xK00000000000000000000, %0 ]
  %13 = uitofp nneg i32 %11 to x86_fp80
  %14 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %12, x86_fp80 0xK3FFF8020C49BA5E353F8, x86_fp80 %13)
  %15 = fcmp ogt x86_fp80 %14, 0xK40209502F90000000000
  br i1 %15, label %16, label %22

16:                                               ; preds = %10
  %17 = fcmp ogt x86_fp80 %14, 0xK40219502F90000000000
  br i1 %17, label %18, label %20

18:                                               ; preds = %16
  %19 = fdiv x86_fp80 %14, 0xK4000C000000000000000
  br label %22

20:                                               ; preds = %16
  %21 = fneg x86_fp80 %14
  br label %22

22:                                               ; preds = %20, %18, %10
  %23 = phi x86_fp80 [ %14, %10 ], [ %19, %18 ], [ %21, %20 ]
  %24 = add nuw nsw i32 %11, 1
  %25 = icmp eq i32 %24, 100
  br i1 %25, label %26, label %10, !llvm.loop !5

26:                                               ; preds = %22
  %27 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %8, x86_fp80 0xK40008000000000000000, x86_fp80 %7)
  br label %28

28:                                               ; preds = %26, %40
  %29 = phi i32 [ %42, %40 ], [ 0, %26 ]
  %30 = phi x86_fp80 [ %41, %40 ], [ 0xK00000000000000000000, %26 ]
  %31 = uitofp nneg i32 %29 to x86_fp80
  %32 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %30, x86_fp80 0xK4000C000000000000000, x86_fp80 %31)
  %33 = fcmp ogt x86_fp80 %32, 0xK40209502F90000000000
  br i1 %33, label %34, label %40

34:                                               ; preds = %28
  %35 = fcmp ogt x86_fp80 %32, 0xK40219502F90000000000
  br i1 %35, label %36, label %38

36:                                               ; preds = %34
  %37 = fdiv x86_fp80 %32, 0xK4000C000000000000000
  br label %40

38:                                               ; preds = %34
  %39 = fneg x86_fp80 %32
  br label %40

40:                                               ; preds = %38, %36, %28
  %41 = phi x86_fp80 [ %32, %28 ], [ %37, %36 ], [ %39, %38 ]
  %42 = add nuw nsw i32 %29, 1
  %43 = icmp eq i32 %42, 60
  br i1 %43, label %44, label %28, !llvm.loop !5

44:                                               ; preds = %40
  %45 = fsub x86_fp80 %27, %9
  %46 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, x86_fp80 noundef %45, x86_fp80 noundef %23, x86_fp80 noundef %41)
  %47 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef 0x3FD5555555555555, double noundef 0x3FD5555560000000)
  call void @llvm.lifetime.start.p0(i64 112, ptr nonnull %5) #12
  %48 = load volatile x86_fp80, ptr %1, align 16, !tbaa !16
  store x86_fp80 %48, ptr %5, align 16, !tbaa !16
  %49 = getelementptr inbounds i8, ptr %5, i64 16
  %50 = load volatile x86_fp80, ptr %2, align 16, !tbaa !16
  store x86_fp80 %50, ptr %49, align 16, !tbaa !16
  %51 = getelementptr inbounds i8, ptr %5, i64 32
  %52 = load volatile x86_fp80, ptr %3, align 16, !tbaa !16
  store x86_fp80 %52, ptr %51, align 16, !tbaa !16
  %53 = getelementptr inbounds i8, ptr %5, i64 48
  %54 = load volatile x86_fp80, ptr %4, align 16, !tbaa !16
  store x86_fp80 %54, ptr %53, align 16, !tbaa !16
  %55 = getelementptr inbounds i8, ptr %5, i64 64
  store x86_fp80 0xK80000000000000000000, ptr %55, align 16, !tbaa !16
  %56 = getelementptr inbounds i8, ptr %5, i64 80
  store x86_fp80 0xK7FFF8000000000000000, ptr %56, align 16, !tbaa !16
  %57 = getelementptr inbounds i8, ptr %5, i64 96
  %58 = load volatile x86_fp80, ptr %1, align 16, !tbaa !16
  store x86_fp80 %58, ptr %57, align 16, !tbaa !16
  br label %59

59:                                               ; preds = %44, %100
  %60 = phi i64 [ 0, %44 ], [ %101, %100 ]
  %61 = getelementptr inbounds [7 x x86_fp80], ptr %5, i64 0, i64 %60
  %62 = load x86_fp80, ptr %61, align 16, !tbaa !16
  br label %103

63:                                               ; preds = %100
  %64 = tail call i32 @putchar(i32 10)
  %65 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i64 noundef 1, i64 noundef -1, i64 noundef -9223372036854775808, i64 noundef -5, i64 noundef 9223372036854775807, i32 noundef -2, i32 noundef 200)
  %66 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, x86_fp80 noundef 0xK403EFFFFFFFFFFFFFFFF, x86_fp80 noundef 0xK403E8000000000000000, x86_fp80 noundef 0xKC001E000000000000000, x86_fp80 noundef 0xKC0028000000000000000, x86_fp80 noundef 0xK4006FF00000000000000, x86_fp80 noundef 0xKC000C000000000000000)
  %67 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, x86_fp80 noundef 0xK4002B000000000000000, x86_fp80 noundef 0xK40008000000000000000)
  %68 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, x86_fp80 noundef 0xK4001A000000000000000, i32 noundef 8, x86_fp80 noundef 0xK40039800000000000000, x86_fp80 noundef 0xK4004B400000000000000)
  %69 = load volatile x86_fp80, ptr %2, align 16, !tbaa !16
  %70 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %69)
  %71 = load volatile x86_fp80, ptr %1, align 16, !tbaa !16
  %72 = tail call x86_fp80 @sqrtl(x86_fp80 noundef %71) #12
  %73 = load volatile x86_fp80, ptr %2, align 16, !tbaa !16
  %74 = tail call x86_fp80 @llvm.floor.f80(x86_fp80 %73)
  %75 = load volatile x86_fp80, ptr %1, align 16, !tbaa !16
  %76 = load volatile x86_fp80, ptr %2, align 16, !tbaa !16
  %77 = tail call x86_fp80 @fmodl(x86_fp80 noundef %75, x86_fp80 noundef %76) #12
  %78 = load volatile x86_fp80, ptr %1, align 16, !tbaa !16
  %79 = load volatile x86_fp80, ptr %2, align 16, !tbaa !16
  %80 = tail call x86_fp80 @llvm.copysign.f80(x86_fp80 %78, x86_fp80 %79)
  %81 = load volatile x86_fp80, ptr %1, align 16, !tbaa !16
  %82 = fmul x86_fp80 %81, %81
  %83 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, x86_fp80 noundef %70, x86_fp80 noundef %72, x86_fp80 noundef %74, x86_fp80 noundef %77, x86_fp80 noundef %80, x86_fp80 noundef %82)
  %84 = load volatile x86_fp80, ptr %1, align 16, !tbaa !16
  %85 = load volatile x86_fp80, ptr %2, align 16, !tbaa !16
  %86 = load volatile x86_fp80, ptr %1, align 16, !tbaa !16
  %87 = load volatile x86_fp80, ptr %2, align 16, !tbaa !16
  %88 = load x86_fp80, ptr getelementptr inbounds (i8, ptr @arr, i64 16), align 16, !tbaa !16
  %89 = tail call x86_fp80 @strtold(ptr nocapture noundef nonnull @.str.10, ptr noundef null) #12
  %90 = fadd x86_fp80 %88, %89
  %91 = load volatile x86_fp80, ptr %2, align 16, !tbaa !16
  %92 = bitcast x86_fp80 %91 to i80
  %93 = lshr i80 %92, 79
  %94 = trunc nuw nsw i80 %93 to i32
  %95 = load volatile x86_fp80, ptr %1, align 16, !tbaa !16
  %96 = bitcast x86_fp80 %95 to i80
  %97 = lshr i80 %96, 79
  %98 = trunc nuw nsw i80 %97 to i32
  %99 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, x86_fp80 noundef %84, x86_fp80 noundef %87, x86_fp80 noundef %90, i32 noundef %94, i32 noundef %98)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #12
  br label %137

100:                                              ; preds = %103
  %101 = add nuw nsw i64 %60, 1
  %102 = icmp eq i64 %101, 7
  br i1 %102, label %63, label %59, !llvm.loop !17

103:                                              ; preds = %59, %103
  %104 = phi i64 [ 0, %59 ], [ %130, %103 ]
  %105 = getelementptr inbounds [7 x x86_fp80], ptr %5, i64 0, i64 %104
  %106 = load x86_fp80, ptr %105, align 16, !tbaa !16
  %107 = fcmp olt x86_fp80 %62, %106
  %108 = zext i1 %107 to i32
  %109 = fcmp ole x86_fp80 %62, %106
  %110 = select i1 %109, i32 2, i32 0
  %111 = or disjoint i32 %110, %108
  %112 = fcmp ogt x86_fp80 %62, %106
  %113 = select i1 %112, i32 4, i32 0
  %114 = or disjoint i32 %111, %113
  %115 = fcmp oge x86_fp80 %62, %106
  %116 = select i1 %115, i32 8, i32 0
  %117 = or disjoint i32 %114, %116
  %118 = fcmp oeq x86_fp80 %62, %106
  %119 = select i1 %118, i32 16, i32 0
  %120 = or disjoint i32 %117, %119
  %121 = fcmp une x86_fp80 %62, %106
  %122 = select i1 %121, i32 32, i32 0
  %123 = or disjoint i32 %120, %122
  %124 = fcmp uno x86_fp80 %62, %106
  %125 = select i1 %124, i32 64, i32 0
  %126 = or i32 %123, %125
  %127 = select i1 %107, i32 0, i32 128
  %128 = or i32 %126, %127
  %129 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %128)
  %130 = add nuw nsw i64 %104, 1
  %131 = icmp eq i64 %130, 7
  br i1 %131, label %100, label %103, !llvm.loop !18

132:                                              ; preds = %137
  %133 = load x86_fp80, ptr %6, align 16, !tbaa !16
  %134 = getelementptr inbounds i8, ptr %6, i64 16
  %135 = load x86_fp80, ptr %134, align 16, !tbaa !16
  %136 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, x86_fp80 noundef %133, x86_fp80 noundef %135)
  br label %161

137:                                              ; preds = %63, %137
  %138 = phi i64 [ 0, %63 ], [ %143, %137 ]
  %139 = getelementptr inbounds [7 x x86_fp80], ptr %5, i64 0, i64 %138
  %140 = load x86_fp80, ptr %139, align 16, !tbaa !16
  %141 = fneg x86_fp80 %140
  %142 = getelementptr inbounds [4 x x86_fp80], ptr %6, i64 0, i64 %138
  store x86_fp80 %141, ptr %142, align 16, !tbaa !16
  %143 = add nuw nsw i64 %138, 1
  %144 = icmp eq i64 %143, 4
  br i1 %144, label %132, label %137, !llvm.loop !19

145:                                              ; preds = %161
  %146 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, x86_fp80 noundef %165, x86_fp80 noundef %165)
  %147 = load volatile x86_fp80, ptr %1, align 16, !tbaa !16
  %148 = load volatile x86_fp80, ptr %2, align 16, !tbaa !16
  %149 = fcmp ogt x86_fp80 %147, %148
  %150 = select i1 %149, ptr %1, ptr %2
  %151 = load volatile x86_fp80, ptr %150, align 16, !tbaa !16
  %152 = fptosi x86_fp80 %151 to i32
  %153 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i32 noundef %152)
  %154 = load volatile x86_fp80, ptr %1, align 16, !tbaa !16
  %155 = fcmp une x86_fp80 %154, 0xK00000000000000000000
  %156 = zext i1 %155 to i32
  %157 = load volatile x86_fp80, ptr %4, align 16, !tbaa !16
  %158 = fcmp une x86_fp80 %157, 0xK00000000000000000000
  %159 = zext i1 %158 to i32
  %160 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, i32 noundef %156, i32 noundef %159)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #12
  call void @llvm.lifetime.end.p0(i64 112, ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(i64 10, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 10, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 10, ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 10, ptr nonnull %1)
  ret i32 0

161:                                              ; preds = %132, %161
  %162 = phi i32 [ 1, %132 ], [ %166, %161 ]
  %163 = phi x86_fp80 [ 0xK3FFF8000000000000000, %132 ], [ %165, %161 ]
  %164 = uitofp nneg i32 %162 to x86_fp80
  %165 = fmul x86_fp80 %163, %164
  %166 = add nuw nsw i32 %162, 1
  %167 = icmp eq i32 %166, 26
  br i1 %167, label %145, label %161, !llvm.loop !20
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fabs.f80(x86_fp80) #1

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare x86_fp80 @sqrtl(x86_fp80 noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.floor.f80(x86_fp80) #1

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare x86_fp80 @fmodl(x86_fp80 noundef, x86_fp80 noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.copysign.f80(x86_fp80, x86_fp80) #1

; Function Attrs: mustprogress nofree nounwind willreturn
declare x86_fp80 @strtold(ptr noundef readonly, ptr nocapture noundef) local_unnamed_addr #10

; Function Attrs: nofree nounwind
declare noundef i32 @putchar(i32 noundef) local_unnamed_addr #11

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nofree norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree nounwind willreturn memory(write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nofree nounwind }
attributes #12 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!5 = distinct !{!5, !6, !7}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{!"llvm.loop.unroll.disable"}
!8 = !{!"branch_weights", i32 1, i32 1048575}
!9 = !{!10, !11, i64 0}
!10 = !{!"P", !11, i64 0, !14, i64 16}
!11 = !{!"long double", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C/C++ TBAA"}
!14 = !{!"int", !12, i64 0}
!15 = !{!10, !14, i64 16}
!16 = !{!11, !11, i64 0}
!17 = distinct !{!17, !6, !7}
!18 = distinct !{!18, !6, !7}
!19 = distinct !{!19, !6, !7}
!20 = distinct !{!20, !6, !7}
