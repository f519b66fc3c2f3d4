; Vectors of 16 bytes and of other sizes as arguments and results, in structs, with variable arguments, through a pointer.
; exit: 0
; output: f 11 22.5 27 44.25
; output: d 6.75 -0.75
; output: i 16 16 24 28
; output: l 1099511627769 -4
; output: c 2 4 10 8 10 20 18 16 18 20 42 40 42 36 34 32
; output: s 3 6 7 12 -1 14 15 24
; output: 2 6 12
; output: many -95 -155 -465 -261.875
; output: wrap 1 2.5 -3 4
; output: unwrap 10 20 30 40.25
; output: w2 10 20 30 40.25
; output: vsum 36 75 72 144.75
; output: vsum 108 225 216 434.25
; output: call 11 22.5 27 44.25
source_filename = "vectors-in-calls.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.VV = type { <4 x float>, <4 x float> }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c" %g\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c" %d\00", align 1
@.str.8 = private unnamed_addr constant [5 x i8] c" %ld\00", align 1
@.str.11 = private unnamed_addr constant [10 x i8] c"%g %g %g\0A\00", align 1
@.str.12 = private unnamed_addr constant [5 x i8] c"many\00", align 1
@.str.13 = private unnamed_addr constant [5 x i8] c"wrap\00", align 1
@.str.14 = private unnamed_addr constant [7 x i8] c"unwrap\00", align 1
@.str.15 = private unnamed_addr constant [3 x i8] c"w2\00", align 1
@.str.16 = private unnamed_addr constant [5 x i8] c"vsum\00", align 1
@.str.17 = private unnamed_addr constant [5 x i8] c"call\00", align 1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef <4 x float> @addf(<4 x float> noundef %0, <4 x float> noundef %1) #0 {
  %3 = fadd <4 x float> %0, %1
  ret <4 x float> %3
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local <2 x double> @addd(<2 x double> noundef %0, double noundef %1, <2 x double> noundef %2) local_unnamed_addr #0 {
  %4 = insertelement <2 x double> poison, double %1, i64 0
  %5 = shufflevector <2 x double> %4, <2 x double> poison, <2 x i32> zeroinitializer
  %6 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %0, <2 x double> %5, <2 x double> %2)
  ret <2 x double> %6
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef <4 x i32> @addi(<4 x i32> noundef %0, <4 x i32> noundef %1) local_unnamed_addr #0 {
  %3 = mul <4 x i32> %1, <i32 3, i32 3, i32 3, i32 3>
  %4 = add <4 x i32> %3, %0
  ret <4 x i32> %4
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef <2 x i64> @addl(<2 x i64> noundef %0, <2 x i64> noundef %1) local_unnamed_addr #0 {
  %3 = sub <2 x i64> %0, %1
  ret <2 x i64> %3
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef <16 x i8> @addc(<16 x i8> noundef %0, <16 x i8> noundef %1) local_unnamed_addr #0 {
  %3 = xor <16 x i8> %1, %0
  ret <16 x i8> %3
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef <8 x i16> @adds(<8 x i16> noundef %0, <8 x i16> noundef %1) local_unnamed_addr #0 {
  %3 = shl <8 x i16> %0, <i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1>
  %4 = or <8 x i16> %3, %1
  ret <8 x i16> %4
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef <3 x float> @addf3(<3 x float> noundef %0, <3 x float> noundef %1) local_unnamed_addr #2 {
  %3 = fmul <3 x float> %0, %1
  ret <3 x float> %3
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local <4 x float> @many(<4 x float> noundef %0, <4 x float> noundef %1, <4 x float> noundef %2, <4 x float> noundef %3, <4 x float> noundef %4, <4 x float> noundef %5, <4 x float> noundef %6, <4 x float> noundef %7, <4 x float> noundef %8, i32 noundef %9, <4 x float> noundef %10, double noundef %11, <4 x float> noundef %12) local_unnamed_addr #0 {
  %14 = fsub <4 x float> %0, %1
  %15 = fadd <4 x float> %14, %2
  %16 = fsub <4 x float> %15, %3
  %17 = fadd <4 x float> %16, %4
  %18 = fsub <4 x float> %17, %5
  %19 = fadd <4 x float> %18, %6
  %20 = fsub <4 x float> %19, %7
  %21 = sitofp i32 %9 to float
  %22 = insertelement <4 x float> poison, float %21, i64 0
  %23 = shufflevector <4 x float> %22, <4 x float> poison, <4 x i32> zeroinitializer
  %24 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %8, <4 x float> %23, <4 x float> %20)
  %25 = fptrunc double %11 to float
  %26 = insertelement <4 x float> poison, float %25, i64 0
  %27 = shufflevector <4 x float> %26, <4 x float> poison, <4 x i32> zeroinitializer
  %28 = fneg <4 x float> %10
  %29 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %28, <4 x float> %27, <4 x float> %24)
  %30 = fadd <4 x float> %29, %12
  ret <4 x float> %30
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef <4 x float> @wrap(<4 x float> noundef returned %0) local_unnamed_addr #0 {
  ret <4 x float> %0
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local <4 x float> @unwrap(<4 x float> returned %0) local_unnamed_addr #0 {
  ret <4 x float> %0
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define dso_local void @wrap2(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.VV) align 16 %0, <4 x float> noundef %1, <4 x float> noundef %2) local_unnamed_addr #3 {
  store <4 x float> %1, ptr %0, align 16, !tbaa !5
  %4 = getelementptr inbounds i8, ptr %0, i64 16
  store <4 x float> %2, ptr %4, align 16, !tbaa !5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind uwtable
define dso_local <4 x float> @vsum(i32 noundef %0, ...) local_unnamed_addr #4 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #11
  call void @llvm.va_start.p0(ptr nonnull %2)
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %50, label %4

4:                                                ; preds = %1
  %5 = load i32, ptr %2, align 16
  %6 = getelementptr inbounds i8, ptr %2, i64 4
  %7 = getelementptr inbounds i8, ptr %2, i64 8
  %8 = getelementptr inbounds i8, ptr %2, i64 16
  %9 = load ptr, ptr %8, align 16
  %10 = load i32, ptr %6, align 4
  %11 = load ptr, ptr %7, align 8
  br label %12

12:                                               ; preds = %4, %40
  %13 = phi ptr [ %11, %4 ], [ %41, %40 ]
  %14 = phi i32 [ %10, %4 ], [ %30, %40 ]
  %15 = phi i32 [ %0, %4 ], [ %18, %40 ]
  %16 = phi <4 x float> [ zeroinitializer, %4 ], [ %48, %40 ]
  %17 = phi i32 [ %5, %4 ], [ %42, %40 ]
  %18 = add nsw i32 %15, -1
  %19 = icmp ult i32 %14, 161
  br i1 %19, label %20, label %24

20:                                               ; preds = %12
  %21 = zext nneg i32 %14 to i64
  %22 = getelementptr i8, ptr %9, i64 %21
  %23 = add nuw nsw i32 %14, 16
  store i32 %23, ptr %6, align 4
  br label %28

24:                                               ; preds = %12
  %25 = getelementptr inbounds i8, ptr %13, i64 15
  %26 = call align 16 ptr @llvm.ptrmask.p0.i64(ptr nonnull %25, i64 -16)
  %27 = getelementptr i8, ptr %26, i64 16
  store ptr %27, ptr %7, align 8
  br label %28

28:                                               ; preds = %24, %20
  %29 = phi ptr [ %13, %20 ], [ %27, %24 ]
  %30 = phi i32 [ %23, %20 ], [ %14, %24 ]
  %31 = phi ptr [ %22, %20 ], [ %26, %24 ]
  %32 = load <4 x float>, ptr %31, align 16, !tbaa !5
  %33 = icmp ult i32 %17, 41
  br i1 %33, label %34, label %38

34:                                               ; preds = %28
  %35 = zext nneg i32 %17 to i64
  %36 = getelementptr i8, ptr %9, i64 %35
  %37 = add nuw nsw i32 %17, 8
  store i32 %37, ptr %2, align 16
  br label %40

38:                                               ; preds = %28
  %39 = getelementptr i8, ptr %29, i64 8
  store ptr %39, ptr %7, align 8
  br label %40

40:                                               ; preds = %38, %34
  %41 = phi ptr [ %29, %34 ], [ %39, %38 ]
  %42 = phi i32 [ %37, %34 ], [ %17, %38 ]
  %43 = phi ptr [ %36, %34 ], [ %29, %38 ]
  %44 = load i32, ptr %43, align 4, !tbaa !8
  %45 = sitofp i32 %44 to float
  %46 = insertelement <4 x float> poison, float %45, i64 0
  %47 = shufflevector <4 x float> %46, <4 x float> poison, <4 x i32> zeroinitializer
  %48 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %32, <4 x float> %47, <4 x float> %16)
  %49 = icmp eq i32 %18, 0
  br i1 %49, label %50, label %12, !llvm.loop !10

50:                                               ; preds = %40, %1
  %51 = phi <4 x float> [ zeroinitializer, %1 ], [ %48, %40 ]
  call void @llvm.va_end.p0(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #11
  ret <4 x float> %51
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #5

; Function Attrs: noinline nounwind uwtable
define dso_local <4 x float> @call(ptr nocapture noundef readonly %0, <4 x float> noundef %1, <4 x float> noundef %2) local_unnamed_addr #7 {
  %4 = tail call <4 x float> %0(<4 x float> noundef %2, <4 x float> noundef %1) #11
  ret <4 x float> %4
}

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #8 {
  %1 = alloca %struct.VV, align 16
  %2 = tail call <4 x float> @addf(<4 x float> noundef <float 1.000000e+00, float 2.500000e+00, float -3.000000e+00, float 4.000000e+00>, <4 x float> noundef <float 1.000000e+01, float 2.000000e+01, float 3.000000e+01, float 4.025000e+01>)
  %3 = tail call i32 @putchar(i32 102)
  %4 = extractelement <4 x float> %2, i64 0
  %5 = fpext float %4 to double
  %6 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %5)
  %7 = extractelement <4 x float> %2, i64 1
  %8 = fpext float %7 to double
  %9 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %8)
  %10 = extractelement <4 x float> %2, i64 2
  %11 = fpext float %10 to double
  %12 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %11)
  %13 = extractelement <4 x float> %2, i64 3
  %14 = fpext float %13 to double
  %15 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %14)
  %16 = tail call i32 @putchar(i32 10)
  %17 = tail call <2 x double> @addd(<2 x double> noundef <double 1.500000e+00, double -2.000000e+00>, double noundef 2.500000e+00, <2 x double> noundef <double 3.000000e+00, double 4.250000e+00>)
  %18 = tail call i32 @putchar(i32 100)
  %19 = extractelement <2 x double> %17, i64 0
  %20 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %19)
  %21 = extractelement <2 x double> %17, i64 1
  %22 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %21)
  %23 = tail call i32 @putchar(i32 10)
  %24 = tail call <4 x i32> @addi(<4 x i32> noundef <i32 1, i32 -2, i32 3, i32 4>, <4 x i32> noundef <i32 5, i32 6, i32 7, i32 8>)
  %25 = tail call i32 @putchar(i32 105)
  %26 = extractelement <4 x i32> %24, i64 0
  %27 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %26)
  %28 = extractelement <4 x i32> %24, i64 1
  %29 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %28)
  %30 = extractelement <4 x i32> %24, i64 2
  %31 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %30)
  %32 = extractelement <4 x i32> %24, i64 3
  %33 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %32)
  %34 = tail call i32 @putchar(i32 10)
  %35 = tail call <2 x i64> @addl(<2 x i64> noundef <i64 1099511627776, i64 5>, <2 x i64> noundef <i64 7, i64 9>)
  %36 = tail call i32 @putchar(i32 108)
  %37 = extractelement <2 x i64> %35, i64 0
  %38 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i64 noundef %37)
  %39 = extractelement <2 x i64> %35, i64 1
  %40 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i64 noundef %39)
  %41 = tail call i32 @putchar(i32 10)
  %42 = tail call <16 x i8> @addc(<16 x i8> noundef <i8 1, i8 2, i8 3, i8 4, i8 5, i8 6, i8 7, i8 8, i8 9, i8 10, i8 11, i8 12, i8 13, i8 14, i8 15, i8 16>, <16 x i8> noundef <i8 3, i8 6, i8 9, i8 12, i8 15, i8 18, i8 21, i8 24, i8 27, i8 30, i8 33, i8 36, i8 39, i8 42, i8 45, i8 48>)
  %43 = tail call i32 @putchar(i32 99)
  %44 = extractelement <16 x i8> %42, i64 0
  %45 = sext i8 %44 to i32
  %46 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %45)
  %47 = extractelement <16 x i8> %42, i64 1
  %48 = sext i8 %47 to i32
  %49 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %48)
  %50 = extractelement <16 x i8> %42, i64 2
  %51 = sext i8 %50 to i32
  %52 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %51)
  %53 = extractelement <16 x i8> %42, i64 3
  %54 = sext i8 %53 to i32
  %55 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %54)
  %56 = extractelement <16 x i8> %42, i64 4
  %57 = sext i8 %56 to i32
  %58 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %57)
  %59 = extractelement <16 x i8> %42, i64 5
  %60 = sext i8 %59 to i32
  %61 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %60)
  %62 = extractelement <16 x i8> %42, i64 6
  %63 = sext i8 %62 to i32
  %64 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %63)
  %65 = extractelement <16 x i8> %42, i64 7
  %66 = sext i8 %65 to i32
  %67 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %66)
  %68 = extractelement <16 x i8> %42, i64 8
  %69 = sext i8 %68 to i32
  %70 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %69)
  %71 = extractelement <16 x i8> %42, i64 9
  %72 = sext i8 %71 to i32
  %73 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %72)
  %74 = extractelement <16 x i8> %42, i64 10
  %75 = sext i8 %74 to i32
  %76 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %75)
  %77 = extractelement <16 x i8> %42, i64 11
  %78 = sext i8 %77 to i32
  %79 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %78)
  %80 = extractelement <16 x i8> %42, i64 12
  %81 = sext i8 %80 to i32
  %82 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %81)
  %83 = extractelement <16 x i8> %42, i64 13
  %84 = sext i8 %83 to i32
  %85 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %84)
  %86 = extractelement <16 x i8> %42, i64 14
  %87 = sext i8 %86 to i32
  %88 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %87)
  %89 = extractelement <16 x i8> %42, i64 15
  %90 = sext i8 %89 to i32
  %91 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %90)
  %92 = tail call i32 @putchar(i32 10)
  %93 = tail call <8 x i16> @adds(<8 x i16> noundef <i16 1, i16 2, i16 3, i16 4, i16 -5, i16 6, i16 7, i16 8>, <8 x i16> noundef <i16 1, i16 2, i16 3, i16 4, i16 -5, i16 6, i16 7, i16 8>)
  %94 = tail call i32 @putchar(i32 115)
  %95 = extractelement <8 x i16> %93, i64 0
  %96 = sext i16 %95 to i32
  %97 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %96)
  %98 = extractelement <8 x i16> %93, i64 1
  %99 = sext i16 %98 to i32
  %100 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %99)
  %101 = extractelement <8 x i16> %93, i64 2
  %102 = sext i16 %101 to i32
  %103 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %102)
  %104 = extractelement <8 x i16> %93, i64 3
  %105 = sext i16 %104 to i32
  %106 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %105)
  %107 = extractelement <8 x i16> %93, i64 4
  %108 = sext i16 %107 to i32
  %109 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %108)
  %110 = extractelement <8 x i16> %93, i64 5
  %111 = sext i16 %110 to i32
  %112 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %111)
  %113 = extractelement <8 x i16> %93, i64 6
  %114 = sext i16 %113 to i32
  %115 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %114)
  %116 = extractelement <8 x i16> %93, i64 7
  %117 = sext i16 %116 to i32
  %118 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %117)
  %119 = tail call i32 @putchar(i32 10)
  %120 = tail call <3 x float> @addf3(<3 x float> noundef <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00>, <3 x float> noundef <float 2.000000e+00, float 3.000000e+00, float 4.000000e+00>)
  %121 = extractelement <3 x float> %120, i64 0
  %122 = fpext float %121 to double
  %123 = extractelement <3 x float> %120, i64 1
  %124 = fpext float %123 to double
  %125 = extractelement <3 x float> %120, i64 2
  %126 = fpext float %125 to double
  %127 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, double noundef %122, double noundef %124, double noundef %126)
  %128 = tail call <4 x float> @many(<4 x float> noundef <float 1.000000e+00, float 2.500000e+00, float -3.000000e+00, float 4.000000e+00>, <4 x float> noundef <float 1.000000e+01, float 2.000000e+01, float 3.000000e+01, float 4.025000e+01>, <4 x float> noundef <float 1.000000e+00, float 2.500000e+00, float -3.000000e+00, float 4.000000e+00>, <4 x float> noundef <float 1.000000e+01, float 2.000000e+01, float 3.000000e+01, float 4.025000e+01>, <4 x float> noundef <float 1.000000e+00, float 2.500000e+00, float -3.000000e+00, float 4.000000e+00>, <4 x float> noundef <float 1.000000e+01, float 2.000000e+01, float 3.000000e+01, float 4.025000e+01>, <4 x float> noundef <float 1.000000e+00, float 2.500000e+00, float -3.000000e+00, float 4.000000e+00>, <4 x float> noundef <float 1.000000e+01, float 2.000000e+01, float 3.000000e+01, float 4.025000e+01>, <4 x float> noundef <float 2.000000e+00, float 5.000000e+00, float -6.000000e+00, float 8.000000e+00>, i32 noundef 3, <4 x float> noundef <float 5.000000e+01, float 1.000000e+02, float 1.500000e+02, float 2.012500e+02>, double noundef 1.500000e+00, <4 x float> noundef <float 1.000000e+01, float 5.000000e+01, float -9.000000e+01, float 1.610000e+02>)
  %129 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.12)
  %130 = extractelement <4 x float> %128, i64 0
  %131 = fpext float %130 to double
  %132 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %131)
  %133 = extractelement <4 x float> %128, i64 1
  %134 = fpext float %133 to double
  %135 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %134)
  %136 = extractelement <4 x float> %128, i64 2
  %137 = fpext float %136 to double
  %138 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %137)
  %139 = extractelement <4 x float> %128, i64 3
  %140 = fpext float %139 to double
  %141 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %140)
  %142 = tail call i32 @putchar(i32 10)
  %143 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.13)
  %144 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef 1.000000e+00)
  %145 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef 2.500000e+00)
  %146 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef -3.000000e+00)
  %147 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef 4.000000e+00)
  %148 = tail call i32 @putchar(i32 10)
  %149 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.14)
  %150 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef 1.000000e+01)
  %151 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef 2.000000e+01)
  %152 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef 3.000000e+01)
  %153 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef 4.025000e+01)
  %154 = tail call i32 @putchar(i32 10)
  call void @wrap2(ptr dead_on_unwind nonnull writable sret(%struct.VV) align 16 %1, <4 x float> noundef <float 1.000000e+00, float 2.500000e+00, float -3.000000e+00, float 4.000000e+00>, <4 x float> noundef <float 1.000000e+01, float 2.000000e+01, float 3.000000e+01, float 4.025000e+01>)
  %155 = getelementptr inbounds i8, ptr %1, i64 16
  %156 = load <4 x float>, ptr %155, align 16, !tbaa !5
  %157 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.15)
  %158 = extractelement <4 x float> %156, i64 0
  %159 = fpext float %158 to double
  %160 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %159)
  %161 = extractelement <4 x float> %156, i64 1
  %162 = fpext float %161 to double
  %163 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %162)
  %164 = extractelement <4 x float> %156, i64 2
  %165 = fpext float %164 to double
  %166 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %165)
  %167 = extractelement <4 x float> %156, i64 3
  %168 = fpext float %167 to double
  %169 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %168)
  %170 = tail call i32 @putchar(i32 10)
  %171 = tail call <4 x float> (i32, ...) @vsum(i32 noundef 3, <4 x float> noundef <float 1.000000e+00, float 2.500000e+00, float -3.000000e+00, float 4.000000e+00>, i32 noundef 2, <4 x float> noundef <float 1.000000e+01, float 2.000000e+01, float 3.000000e+01, float 4.025000e+01>, i32 noundef 3, <4 x float> noundef <float 1.000000e+00, float 2.500000e+00, float -3.000000e+00, float 4.000000e+00>, i32 noundef 4)
  %172 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.16)
  %173 = extractelement <4 x float> %171, i64 0
  %174 = fpext float %173 to double
  %175 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %174)
  %176 = extractelement <4 x float> %171, i64 1
  %177 = fpext float %176 to double
  %178 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %177)
  %179 = extractelement <4 x float> %171, i64 2
  %180 = fpext float %179 to double
  %181 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %180)
  %182 = extractelement <4 x float> %171, i64 3
  %183 = fpext float %182 to double
  %184 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %183)
  %185 = tail call i32 @putchar(i32 10)
  %186 = tail call <4 x float> (i32, ...) @vsum(i32 noundef 9, <4 x float> noundef <float 1.000000e+00, float 2.500000e+00, float -3.000000e+00, float 4.000000e+00>, i32 noundef 2, <4 x float> noundef <float 1.000000e+01, float 2.000000e+01, float 3.000000e+01, float 4.025000e+01>, i32 noundef 3, <4 x float> noundef <float 1.000000e+00, float 2.500000e+00, float -3.000000e+00, float 4.000000e+00>, i32 noundef 4, <4 x float> noundef <float 1.000000e+00, float 2.500000e+00, float -3.000000e+00, float 4.000000e+00>, i32 noundef 2, <4 x float> noundef <float 1.000000e+01, float 2.000000e+01, float 3.000000e+01, float 4.025000e+01>, i32 noundef 3, <4 x float> noundef <float 1.000000e+00, float 2.500000e+00, float -3.000000e+00, float 4.000000e+00>, i32 noundef 4, <4 x float> noundef <float 1.000000e+00, float 2.500000e+00, float -3.000000e+00, float 4.000000e+00>, i32 noundef 2, <4 x float> noundef <float 1.000000e+01, float 2.000000e+01, float 3.000000e+01, float 4.025000e+01>, i32 noundef 3, <4 x float> noundef <float 1.000000e+00, float 2.500000e+00, float -3.000000e+00, float 4.000000e+00>, i32 noundef 4)
  %187 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.16)
  %188 = extractelement <4 x float> %186, i64 0
  %189 = fpext float %188 to double
  %190 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %189)
  %191 = extractelement <4 x float> %186, i64 1
  %192 = fpext float %191 to double
  %193 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %192)
  %194 = extractelement <4 x float> %186, i64 2
  %195 = fpext float %194 to double
  %196 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %195)
  %197 = extractelement <4 x float> %186, i64 3
  %198 = fpext float %197 to double
  %199 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %198)
  %200 = tail call i32 @putchar(i32 10)
  %201 = tail call <4 x float> @call(ptr noundef nonnull @addf, <4 x float> noundef <float 1.000000e+00, float 2.500000e+00, float -3.000000e+00, float 4.000000e+00>, <4 x float> noundef <float 1.000000e+01, float 2.000000e+01, float 3.000000e+01, float 4.025000e+01>)
  %202 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.17)
  %203 = extractelement <4 x float> %201, i64 0
  %204 = fpext float %203 to double
  %205 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %204)
  %206 = extractelement <4 x float> %201, i64 1
  %207 = fpext float %206 to double
  %208 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %207)
  %209 = extractelement <4 x float> %201, i64 2
  %210 = fpext float %209 to double
  %211 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %210)
  %212 = extractelement <4 x float> %201, i64 3
  %213 = fpext float %212 to double
  %214 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %213)
  %215 = tail call i32 @putchar(i32 10)
  ret i32 0
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #9

; Function Attrs: nofree nounwind
declare noundef i32 @putchar(i32 noundef) local_unnamed_addr #10

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="96" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree noinline norecurse nosync nounwind uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #7 = { noinline nounwind uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree nounwind }
attributes #11 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
