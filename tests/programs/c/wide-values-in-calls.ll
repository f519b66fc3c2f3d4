; 128-bit integers, vectors, structs and _Float16 as arguments and results; variable arguments; _BitInt;
; variable-length arrays; frame and return addresses.
; exit: 0
; output: 1bfffd40 20
; output: 10000 2
; output: 4 10
; output: 10 12
; output: 3 c
; output: 2.125
; output: 1 2 3 4 0
; output: 610 780
; output: -1 997 -4975030 q
; output: 0 125 98197268915 46 58955584358 65 19713899801 54 117911168716 13 78669484159 70 39427799602 97 186115045 94 98383383960 61 
; output: 1
; output: 1.20893e+24 0
; output: 0
; output: 1 8
source_filename = "wide-values-in-calls.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }
%struct.L = type { x86_fp80, i128 }

@gs = dso_local local_unnamed_addr global { i8, i8, i8, i8, i8, i8, i8, i8 } { i8 29, i8 125, i8 -5, i8 -1, i8 -1, i8 -1, i8 -1, i8 113 }, align 8
@.str = private unnamed_addr constant [9 x i8] c"%lx %lx\0A\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"%g %g\0A\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.3 = private unnamed_addr constant [9 x i8] c"%Lg %lx\0A\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"%g\0A\00", align 1
@.str.5 = private unnamed_addr constant [16 x i8] c"%d %d %d %d %d\0A\00", align 1
@.str.6 = private unnamed_addr constant [14 x i8] c"%d %u %ld %c\0A\00", align 1
@.str.7 = private unnamed_addr constant [8 x i8] c"%lu %d \00", align 1
@.str.9 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.10 = private unnamed_addr constant [8 x i8] c"%d %zu\0A\00", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local { i64, i64 } @f(i64 noundef %0, i64 noundef %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i128 noundef %6) local_unnamed_addr {
  %8 = zext i64 %1 to i128
  %9 = shl nuw i128 %8, 64
  %10 = zext i64 %0 to i128
  %11 = or disjoint i128 %9, %10
  %12 = zext i64 %4 to i128
  %13 = shl nuw i128 %12, 64
  %14 = zext i64 %3 to i128
  %15 = sext i32 %2 to i128
  %16 = mul nsw i128 %11, %15
  %17 = sext i64 %5 to i128
  %18 = mul nsw i128 %17, %6
  %19 = add i128 %16, %14
  %20 = add i128 %19, %13
  %21 = sub i128 %20, %18
  %22 = trunc i128 %21 to i64
  %23 = lshr i128 %21, 64
  %24 = trunc nuw i128 %23 to i64
  %25 = insertvalue { i64, i64 } poison, i64 %22, 0
  %26 = insertvalue { i64, i64 } %25, i64 %24, 1
  ret { i64, i64 } %26
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local { i64, i64 } @va(i32 noundef %0, ...) local_unnamed_addr {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2)
  call void @llvm.va_start.p0(ptr nonnull %2)
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %14

4:                                                ; preds = %1
  %5 = load i32, ptr %2, align 16
  %6 = getelementptr inbounds i8, ptr %2, i64 8
  %7 = getelementptr inbounds i8, ptr %2, i64 16
  %8 = load ptr, ptr %7, align 16
  %9 = load ptr, ptr %6, align 8
  br label %19

10:                                               ; preds = %35
  %11 = lshr i128 %39, 64
  %12 = trunc nuw i128 %11 to i64
  %13 = trunc i128 %39 to i64
  br label %14

14:                                               ; preds = %10, %1
  %15 = phi i64 [ 0, %1 ], [ %13, %10 ]
  %16 = phi i64 [ 0, %1 ], [ %12, %10 ]
  call void @llvm.va_end.p0(ptr %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2)
  %17 = insertvalue { i64, i64 } poison, i64 %15, 0
  %18 = insertvalue { i64, i64 } %17, i64 %16, 1
  ret { i64, i64 } %18

19:                                               ; preds = %4, %35
  %20 = phi ptr [ %9, %4 ], [ %36, %35 ]
  %21 = phi i128 [ 0, %4 ], [ %39, %35 ]
  %22 = phi i32 [ 0, %4 ], [ %40, %35 ]
  %23 = phi i32 [ %5, %4 ], [ %37, %35 ]
  %24 = icmp ult i32 %23, 33
  br i1 %24, label %25, label %30

25:                                               ; preds = %19
  %26 = zext nneg i32 %23 to i64
  %27 = getelementptr i8, ptr %8, i64 %26
  %28 = load i128, ptr %27, align 8
  %29 = add nuw nsw i32 %23, 16
  store i32 %29, ptr %2, align 16
  br label %35

30:                                               ; preds = %19
  %31 = getelementptr inbounds i8, ptr %20, i64 15
  %32 = call align 16 ptr @llvm.ptrmask.p0.i64(ptr nonnull %31, i64 -16)
  %33 = getelementptr i8, ptr %32, i64 16
  store ptr %33, ptr %6, align 8
  %34 = load i128, ptr %32, align 16
  br label %35

35:                                               ; preds = %30, %25
  %36 = phi ptr [ %20, %25 ], [ %33, %30 ]
  %37 = phi i32 [ %29, %25 ], [ %23, %30 ]
  %38 = phi i128 [ %28, %25 ], [ %34, %30 ]
  %39 = add nsw i128 %38, %21
  %40 = add nuw nsw i32 %22, 1
  %41 = icmp eq i32 %40, %0
  br i1 %41, label %10, label %19
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr)

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr)

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef double @g(double noundef %0, double noundef %1) local_unnamed_addr {
  %3 = bitcast double %0 to <2 x float>
  %4 = bitcast double %1 to <2 x float>
  %5 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %3, <2 x float> %4, <2 x float> %3)
  %6 = bitcast <2 x float> %5 to double
  ret double %6
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fmuladd.v2f32(<2 x float>, <2 x float>, <2 x float>)

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef double @h(double noundef %0) local_unnamed_addr {
  %2 = bitcast double %0 to <2 x i32>
  %3 = shl <2 x i32> %2, <i32 1, i32 1>
  %4 = bitcast <2 x i32> %3 to double
  ret double %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local void @ml(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.L) align 16 %0, ptr nocapture noundef byval(%struct.L) align 16 %1) local_unnamed_addr {
  %3 = load x86_fp80, ptr %1, align 16
  %4 = fmul x86_fp80 %3, 0xK40008000000000000000
  store x86_fp80 %4, ptr %1, align 16
  %5 = getelementptr inbounds i8, ptr %1, i64 16
  %6 = load i128, ptr %5, align 16
  %7 = mul nsw i128 %6, 3
  store i128 %7, ptr %5, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %0, ptr noundef nonnull align 16 dereferenceable(32) %1, i64 32, i1 false)
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef half @hf(half noundef %0, half noundef %1) local_unnamed_addr {
  %3 = fpext half %0 to float
  %4 = fpext half %1 to float
  %5 = fdiv float %3, %4
  %6 = tail call float @llvm.fmuladd.f32(float %3, float %4, float %5)
  %7 = fadd float %6, -3.000000e+00
  %8 = fptrunc float %7 to half
  ret half %8
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float)

; Function Attrs: nofree noinline nosync nounwind memory(none) uwtable
define dso_local i32 @fib(i32 noundef %0) local_unnamed_addr {
  br label %2

2:                                                ; preds = %6, %1
  %3 = phi i32 [ 0, %1 ], [ %10, %6 ]
  %4 = phi i32 [ %0, %1 ], [ %9, %6 ]
  %5 = icmp slt i32 %4, 2
  br i1 %5, label %11, label %6

6:                                                ; preds = %2
  %7 = add nsw i32 %4, -1
  %8 = tail call i32 @fib(i32 noundef %7)
  %9 = add nsw i32 %4, -2
  %10 = add nsw i32 %3, %8
  br label %2

11:                                               ; preds = %2
  %12 = add nsw i32 %3, %4
  ret i32 %12
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local i32 @vla(i32 noundef %0) local_unnamed_addr {
  %2 = icmp sgt i32 %0, 1
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = zext nneg i32 %0 to i64
  br label %7

5:                                                ; preds = %7, %1
  %6 = phi i32 [ 0, %1 ], [ %17, %7 ]
  ret i32 %6

7:                                                ; preds = %3, %7
  %8 = phi i64 [ 1, %3 ], [ %18, %7 ]
  %9 = phi i32 [ 0, %3 ], [ %17, %7 ]
  %10 = tail call ptr @llvm.stacksave.p0()
  %11 = alloca i8, i64 %8, align 16
  %12 = trunc i64 %8 to i8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) %11, i8 %12, i64 %8, i1 false)
  %13 = getelementptr i8, ptr %11, i64 %8
  %14 = getelementptr i8, ptr %13, i64 -1
  %15 = load i8, ptr %14, align 1
  %16 = sext i8 %15 to i32
  %17 = add nsw i32 %9, %16
  tail call void @llvm.stackrestore.p0(ptr %10)
  %18 = add nuw nsw i64 %8, 1
  %19 = icmp eq i64 %18, %4
  br i1 %19, label %5, label %7
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0()

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr)

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i64 @inc(i64 %0) local_unnamed_addr {
  %2 = trunc i64 %0 to i16
  %3 = and i64 %0, -72057594037927936
  %4 = add i16 %2, 1
  %5 = and i16 %4, 31
  %6 = shl i16 %4, 11
  %7 = ashr exact i16 %6, 6
  %8 = add i16 %7, %2
  %9 = and i16 %8, -32
  %10 = or disjoint i16 %9, %5
  %11 = lshr i16 %8, 5
  %12 = zext nneg i16 %11 to i64
  %13 = and i64 %0, 72057594037862400
  %14 = mul i64 %13, %12
  %15 = and i64 %14, 72057594037862400
  %16 = zext i16 %10 to i64
  %17 = or disjoint i64 %3, %16
  %18 = or disjoint i64 %17, %15
  ret i64 %18
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i64 0, 137438953472) i64 @bi(i64 noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = zext i64 %2 to i100
  %5 = shl i100 %4, 64
  %6 = zext i64 %1 to i100
  %7 = or disjoint i100 %5, %6
  %8 = mul i64 %0, 3
  %9 = lshr i100 %7, 50
  %10 = trunc nuw nsw i100 %9 to i64
  %11 = add i64 %8, %10
  %12 = and i64 %11, 137438953471
  ret i64 %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local zeroext i7 @b7(i7 noundef zeroext %0) local_unnamed_addr {
  %2 = mul i7 %0, %0
  %3 = zext i7 %2 to i32
  %4 = add nuw nsw i32 %3, 125
  %5 = trunc i32 %4 to i7
  ret i7 %5
}

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr {
  %1 = alloca i128, align 16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %1)
  store i128 8665567288489834032769531936, ptr %1, align 16
  %2 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef 469761344, i64 noundef 32)
  %3 = tail call { i64, i64 } (i32, ...) @va(i32 noundef 3, i64 noundef 0, i64 noundef 65536, i64 noundef -5, i64 noundef -1, i128 noundef 7)
  %4 = extractvalue { i64, i64 } %3, 0
  %5 = extractvalue { i64, i64 } %3, 1
  %6 = zext i64 %5 to i128
  %7 = shl nuw i128 %6, 64
  %8 = zext i64 %4 to i128
  %9 = or disjoint i128 %7, %8
  store i128 %9, ptr %1, align 16
  %10 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %5, i64 noundef %4)
  %11 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef 4.000000e+00, double noundef 1.000000e+01)
  %12 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef 10, i32 noundef 12)
  %13 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, x86_fp80 noundef 0xK4000C000000000000000, i64 noundef 12)
  %14 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, double noundef 2.125000e+00)
  %15 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef 1, i32 noundef 2, i32 noundef 3, i32 noundef 4, i32 noundef 0)
  %16 = tail call i32 @fib(i32 noundef 15)
  %17 = tail call i32 @vla(i32 noundef 40)
  %18 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %16, i32 noundef %17)
  %19 = load i64, ptr @gs, align 8
  %20 = trunc i64 %19 to i16
  %21 = add i16 %20, 1
  %22 = and i16 %21, 31
  %23 = shl i16 %21, 11
  %24 = ashr exact i16 %23, 6
  %25 = add i16 %24, %20
  %26 = and i16 %25, -32
  %27 = or disjoint i16 %26, %22
  %28 = lshr i16 %25, 5
  %29 = zext nneg i16 %28 to i64
  %30 = add i16 %27, 1
  %31 = shl i16 %30, 11
  %32 = ashr exact i16 %31, 6
  %33 = add i16 %32, %27
  %34 = lshr i16 %33, 5
  %35 = zext nneg i16 %34 to i64
  %36 = shl i16 %30, 11
  %37 = ashr exact i16 %36, 11
  %38 = sext i16 %37 to i32
  %39 = lshr i16 %33, 5
  %40 = zext nneg i16 %39 to i32
  %41 = shl i64 %19, 8
  %42 = and i64 %41, -16777216
  %43 = mul i64 %42, %29
  %44 = mul i64 %43, %35
  %45 = ashr exact i64 %44, 24
  %46 = lshr i64 %19, 32
  %47 = trunc nuw i64 %46 to i32
  %48 = ashr i32 %47, 24
  %49 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %38, i32 noundef %40, i64 noundef %45, i32 noundef %48)
  br label %54

50:                                               ; preds = %54
  %51 = tail call i32 @putchar(i32 10)
  %52 = tail call ptr @llvm.frameaddress.p0(i32 0)
  %53 = icmp eq ptr %52, null
  br i1 %53, label %70, label %66

54:                                               ; preds = %0, %54
  %55 = phi i64 [ 0, %0 ], [ %64, %54 ]
  %56 = mul i64 %55, 98197268915
  %57 = and i64 %56, 137438953471
  %58 = mul nuw nsw i64 %55, 7
  %59 = mul nuw nsw i64 %58, %58
  %60 = trunc i64 %59 to i32
  %61 = add i32 %60, 125
  %62 = and i32 %61, 127
  %63 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i64 noundef %57, i32 noundef %62)
  %64 = add nuw nsw i64 %55, 1
  %65 = icmp eq i64 %64, 9
  br i1 %65, label %50, label %54

66:                                               ; preds = %50
  %67 = tail call ptr @llvm.returnaddress(i32 0)
  %68 = icmp ne ptr %67, null
  %69 = zext i1 %68 to i32
  br label %70

70:                                               ; preds = %66, %50
  %71 = phi i32 [ 0, %50 ], [ %69, %66 ]
  %72 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %71)
  %73 = sitofp i128 %9 to x86_fp80
  %74 = fmul x86_fp80 %73, 0xK4000C000000000000000
  %75 = fptosi x86_fp80 %74 to i128
  %76 = trunc i128 %75 to i64
  %77 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, x86_fp80 noundef %73, i64 noundef %76)
  call void @llvm.prefetch.p0(ptr nonnull %1, i32 0, i32 3, i32 1)
  %78 = icmp eq i128 %9, 1
  br i1 %78, label %79, label %80, !prof !21

79:                                               ; preds = %70
  tail call void @llvm.trap()
  unreachable

80:                                               ; preds = %70
  %81 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef 0)
  %82 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef 1, i64 noundef 8)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %1)
  ret i32 0
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr @llvm.frameaddress.p0(i32 immarg)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr @llvm.returnaddress(i32 immarg)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg)

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap()

; Function Attrs: nofree nounwind
declare noundef i32 @putchar(i32 noundef) local_unnamed_addr
