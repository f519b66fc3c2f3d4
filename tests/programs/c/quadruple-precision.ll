; fp128: arithmetic, comparisons, conversions, calls, variable arguments, constants, selects and phis.
; exit: 0
; output: g 3fff8000000000000000000000000000
; output: a1 c0002000000000000000000000000000
; output: a2 43e37e43c8800759ba59c08e14c7cd7b
; output: gs 3ffdb6db6db6db6db6db6db6db6db6db
; output: add bffe8000000000000000000000000000
; output: many c0045692492492492492492492492492
; output: pick 40000000000000000000000000000000
; output: pick 3fff0000000000000000000000000000
; output: wrap 3fff8000000000000000000000000000
; output: wraps 3fff8000000000000000000000000000
; output: sum 40053a00000000000000000000000000
; output: 15a 15a b23 8ec b23 7e0 b23 8ec 15a 15a b23 8ec b23 7e0 b23 8ec 8ec 8ec 15a 8ec b23 7e0 b23 8ec b23 b23 b23 15a b23 7e0 b23 8ec 8ec 8ec 8ec 8ec 15a 7e0 b23 8ec 7e0 7e0 7e0 7e0 7e0 7e0 7e0 7e0 8ec 8ec 8ec 8ec 8ec 7e0 15a 8ec b23 b23 b23 b23 b23 7e0 b23 15a 
; output: loop bff5703210316de37e7eba78d7bd7400
; output: neg bfff8000000000000000000000000000
; output: fabs 40002000000000000000000000000000
; output: cs bfff8000000000000000000000000000
; output: 123 123 123 123 123 123
; output: 0 7b 0 7b
; output: 123.75 123.75 123.75
; output: -1 -7937 99999999 99999999 99999999 99999999
; output: 0 5f5e0ff 0 5f5e0ff
; output: 100000000 99999999.5 99999999.5
; output: 0 0 0 0 0 0
; output: 0 0 0 0
; output: 0 0 0
; output: c c0014000000000000000000000000000
; output: uc 40069000000000000000000000000000
; output: s c0072c00000000000000000000000000
; output: i c00f1170000000000000000000000000
; output: u 401edcd6500000000000000000000000
; output: l c01f2a05f20000000000000000000000
; output: ul 403e0000000000000000000000000000
; output: w c0630000000000000000000000000000
; output: uw 407f0000000000000000000000000000
; output: f 3fff4000000000000000000000000000
; output: d 3c1a56e1fc2f8f359000000000000000
; output: ld 4000921fb54442d1846a000000000000
source_filename = "quadruple-precision.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.S = type { fp128, i32 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@g = dso_local local_unnamed_addr global fp128 0xL00000000000000003FFF800000000000, align 16
@arr = dso_local local_unnamed_addr global [3 x fp128] [fp128 0xL00000000000000003FFF000000000000, fp128 0xL0000000000000000C000200000000000, fp128 0xLBA59C08E14C7CD7B43E37E43C8800759], align 16
@gs = dso_local local_unnamed_addr global %struct.S { fp128 0xLB6DB6DB6DB6DB6DB3FFDB6DB6DB6DB6D, i32 4 }, align 16
@.str = private unnamed_addr constant [21 x i8] c"%d %d %d %u %ld %lu\0A\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"%lx %lx %lx %lx\0A\00", align 1
@.str.2 = private unnamed_addr constant [19 x i8] c"%.9g %.17g %.21Lg\0A\00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"c\00", align 1
@.str.4 = private unnamed_addr constant [3 x i8] c"uc\00", align 1
@.str.5 = private unnamed_addr constant [2 x i8] c"s\00", align 1
@.str.6 = private unnamed_addr constant [2 x i8] c"i\00", align 1
@.str.7 = private unnamed_addr constant [2 x i8] c"u\00", align 1
@.str.8 = private unnamed_addr constant [2 x i8] c"l\00", align 1
@.str.9 = private unnamed_addr constant [3 x i8] c"ul\00", align 1
@.str.10 = private unnamed_addr constant [2 x i8] c"w\00", align 1
@.str.11 = private unnamed_addr constant [3 x i8] c"uw\00", align 1
@.str.12 = private unnamed_addr constant [2 x i8] c"f\00", align 1
@.str.13 = private unnamed_addr constant [2 x i8] c"d\00", align 1
@.str.14 = private unnamed_addr constant [3 x i8] c"ld\00", align 1
@.str.15 = private unnamed_addr constant [2 x i8] c"g\00", align 1
@.str.16 = private unnamed_addr constant [3 x i8] c"a1\00", align 1
@.str.17 = private unnamed_addr constant [3 x i8] c"a2\00", align 1
@.str.18 = private unnamed_addr constant [3 x i8] c"gs\00", align 1
@.str.19 = private unnamed_addr constant [4 x i8] c"add\00", align 1
@.str.20 = private unnamed_addr constant [5 x i8] c"many\00", align 1
@.str.21 = private unnamed_addr constant [5 x i8] c"pick\00", align 1
@.str.22 = private unnamed_addr constant [5 x i8] c"wrap\00", align 1
@.str.23 = private unnamed_addr constant [6 x i8] c"wraps\00", align 1
@.str.24 = private unnamed_addr constant [4 x i8] c"sum\00", align 1
@.str.25 = private unnamed_addr constant [4 x i8] c"%x \00", align 1
@.str.27 = private unnamed_addr constant [5 x i8] c"loop\00", align 1
@.str.28 = private unnamed_addr constant [4 x i8] c"neg\00", align 1
@.str.29 = private unnamed_addr constant [5 x i8] c"fabs\00", align 1
@.str.30 = private unnamed_addr constant [3 x i8] c"cs\00", align 1
@.str.31 = private unnamed_addr constant [17 x i8] c"%s %016lx%016lx\0A\00", align 1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef fp128 @add(fp128 noundef %0, fp128 noundef %1) local_unnamed_addr #0 {
  %3 = fadd fp128 %0, %1
  ret fp128 %3
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local fp128 @many(fp128 noundef %0, i32 noundef %1, fp128 noundef %2, double noundef %3, fp128 noundef %4, fp128 noundef %5, fp128 noundef %6, fp128 noundef %7, float noundef %8, fp128 noundef %9, fp128 noundef %10, i64 noundef %11, fp128 noundef %12, fp128 noundef %13) local_unnamed_addr #0 {
  %15 = fmul fp128 %2, %4
  %16 = fdiv fp128 %15, %5
  %17 = fsub fp128 %0, %16
  %18 = tail call fp128 @llvm.fmuladd.f128(fp128 %6, fp128 %7, fp128 %17)
  %19 = fneg fp128 %9
  %20 = tail call fp128 @llvm.fmuladd.f128(fp128 %19, fp128 %10, fp128 %18)
  %21 = fdiv fp128 %12, %13
  %22 = fadd fp128 %20, %21
  %23 = sitofp i32 %1 to double
  %24 = fmul double %23, %3
  %25 = fpext double %24 to fp128
  %26 = fadd fp128 %22, %25
  %27 = fpext float %8 to fp128
  %28 = fsub fp128 %26, %27
  %29 = sitofp i64 %11 to fp128
  %30 = fadd fp128 %28, %29
  ret fp128 %30
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare fp128 @llvm.fmuladd.f128(fp128, fp128, fp128) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef fp128 @pick(i32 noundef %0, fp128 noundef %1, fp128 noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq i32 %0, 0
  %5 = select i1 %4, fp128 %2, fp128 %1
  ret fp128 %5
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef fp128 @wrap(fp128 noundef returned %0) local_unnamed_addr #0 {
  ret fp128 %0
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define dso_local void @wraps(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.S) align 16 %0, fp128 noundef %1, i32 noundef %2) local_unnamed_addr #2 {
  store fp128 %1, ptr %0, align 16, !tbaa !5
  %4 = getelementptr inbounds i8, ptr %0, i64 16
  store i32 %2, ptr %4, align 16, !tbaa !11
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind uwtable
define dso_local fp128 @sum(i32 noundef %0, ...) local_unnamed_addr #3 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #11
  call void @llvm.va_start.p0(ptr nonnull %2)
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %12

4:                                                ; preds = %1
  %5 = load i32, ptr %2, align 16
  %6 = getelementptr inbounds i8, ptr %2, i64 4
  %7 = getelementptr inbounds i8, ptr %2, i64 8
  %8 = getelementptr inbounds i8, ptr %2, i64 16
  %9 = load ptr, ptr %8, align 16
  %10 = load i32, ptr %6, align 4
  %11 = load ptr, ptr %7, align 8
  br label %14

12:                                               ; preds = %56, %1
  %13 = phi fp128 [ 0xL00000000000000000000000000000000, %1 ], [ %62, %56 ]
  call void @llvm.va_end.p0(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #11
  ret fp128 %13

14:                                               ; preds = %4, %56
  %15 = phi ptr [ %11, %4 ], [ %57, %56 ]
  %16 = phi i32 [ %10, %4 ], [ %58, %56 ]
  %17 = phi i32 [ 0, %4 ], [ %63, %56 ]
  %18 = phi fp128 [ 0xL00000000000000000000000000000000, %4 ], [ %62, %56 ]
  %19 = phi i32 [ %5, %4 ], [ %44, %56 ]
  %20 = icmp ult i32 %16, 161
  br i1 %20, label %21, label %25

21:                                               ; preds = %14
  %22 = zext nneg i32 %16 to i64
  %23 = getelementptr i8, ptr %9, i64 %22
  %24 = add nuw nsw i32 %16, 16
  store i32 %24, ptr %6, align 4
  br label %29

25:                                               ; preds = %14
  %26 = getelementptr inbounds i8, ptr %15, i64 15
  %27 = call align 16 ptr @llvm.ptrmask.p0.i64(ptr nonnull %26, i64 -16)
  %28 = getelementptr i8, ptr %27, i64 16
  store ptr %28, ptr %7, align 8
  br label %29

29:                                               ; preds = %25, %21
  %30 = phi ptr [ %15, %21 ], [ %28, %25 ]
  %31 = phi i32 [ %24, %21 ], [ %16, %25 ]
  %32 = phi ptr [ %23, %21 ], [ %27, %25 ]
  %33 = load fp128, ptr %32, align 16, !tbaa !12
  %34 = fadd fp128 %18, %33
  %35 = icmp ult i32 %19, 41
  br i1 %35, label %36, label %40

36:                                               ; preds = %29
  %37 = zext nneg i32 %19 to i64
  %38 = getelementptr i8, ptr %9, i64 %37
  %39 = add nuw nsw i32 %19, 8
  store i32 %39, ptr %2, align 16
  br label %42

40:                                               ; preds = %29
  %41 = getelementptr i8, ptr %30, i64 8
  store ptr %41, ptr %7, align 8
  br label %42

42:                                               ; preds = %40, %36
  %43 = phi ptr [ %30, %36 ], [ %41, %40 ]
  %44 = phi i32 [ %39, %36 ], [ %19, %40 ]
  %45 = phi ptr [ %38, %36 ], [ %30, %40 ]
  %46 = load i32, ptr %45, align 4, !tbaa !13
  %47 = sitofp i32 %46 to fp128
  %48 = fadd fp128 %34, %47
  %49 = icmp ult i32 %31, 161
  br i1 %49, label %50, label %54

50:                                               ; preds = %42
  %51 = zext nneg i32 %31 to i64
  %52 = getelementptr i8, ptr %9, i64 %51
  %53 = add nuw nsw i32 %31, 16
  store i32 %53, ptr %6, align 4
  br label %56

54:                                               ; preds = %42
  %55 = getelementptr i8, ptr %43, i64 8
  store ptr %55, ptr %7, align 8
  br label %56

56:                                               ; preds = %54, %50
  %57 = phi ptr [ %43, %50 ], [ %55, %54 ]
  %58 = phi i32 [ %53, %50 ], [ %31, %54 ]
  %59 = phi ptr [ %52, %50 ], [ %43, %54 ]
  %60 = load double, ptr %59, align 8, !tbaa !14
  %61 = fpext double %60 to fp128
  %62 = fadd fp128 %48, %61
  %63 = add nuw nsw i32 %17, 1
  %64 = icmp eq i32 %63, %0
  br i1 %64, label %12, label %14, !llvm.loop !16
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #5

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i32 0, 4096) i32 @cmp(fp128 noundef %0, fp128 noundef %1) local_unnamed_addr #0 {
  %3 = fcmp olt fp128 %0, %1
  %4 = zext i1 %3 to i32
  %5 = fcmp ugt fp128 %0, %1
  %6 = select i1 %5, i32 0, i32 2
  %7 = or disjoint i32 %6, %4
  %8 = fcmp ule fp128 %0, %1
  %9 = select i1 %8, i32 0, i32 4
  %10 = or disjoint i32 %7, %9
  %11 = fcmp ult fp128 %0, %1
  %12 = select i1 %11, i32 0, i32 8
  %13 = or disjoint i32 %10, %12
  %14 = fcmp oeq fp128 %0, %1
  %15 = select i1 %14, i32 16, i32 0
  %16 = or disjoint i32 %13, %15
  %17 = fcmp une fp128 %0, %1
  %18 = select i1 %17, i32 32, i32 0
  %19 = or disjoint i32 %16, %18
  %20 = select i1 %3, i32 0, i32 64
  %21 = or i32 %19, %20
  %22 = select i1 %5, i32 128, i32 0
  %23 = or i32 %21, %22
  %24 = select i1 %8, i32 256, i32 0
  %25 = or i32 %23, %24
  %26 = select i1 %11, i32 512, i32 0
  %27 = or i32 %25, %26
  %28 = fcmp uno fp128 %0, %1
  %29 = select i1 %28, i32 1024, i32 0
  %30 = or i32 %27, %29
  %31 = fcmp one fp128 %0, %1
  %32 = select i1 %31, i32 2048, i32 0
  %33 = or i32 %30, %32
  ret i32 %33
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define dso_local fp128 @loop(i32 noundef %0, fp128 noundef %1) local_unnamed_addr #6 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %22

4:                                                ; preds = %2
  %5 = and i32 %0, 1
  %6 = icmp eq i32 %0, 1
  br i1 %6, label %12, label %7

7:                                                ; preds = %4
  %8 = and i32 %0, 2147483646
  br label %24

9:                                                ; preds = %24
  %10 = urem i32 %40, 3
  %11 = icmp eq i32 %10, 0
  br label %12

12:                                               ; preds = %9, %4
  %13 = phi fp128 [ poison, %4 ], [ %39, %9 ]
  %14 = phi fp128 [ 0xL00000000000000000000000000000000, %4 ], [ %33, %9 ]
  %15 = phi i1 [ true, %4 ], [ %11, %9 ]
  %16 = phi fp128 [ 0xL00000000000000003FFF000000000000, %4 ], [ %39, %9 ]
  %17 = icmp eq i32 %5, 0
  %18 = tail call fp128 @llvm.fmuladd.f128(fp128 %16, fp128 %1, fp128 %14)
  %19 = fneg fp128 %18
  %20 = select i1 %15, fp128 %19, fp128 %18
  %21 = select i1 %17, fp128 %13, fp128 %20
  br label %22

22:                                               ; preds = %12, %2
  %23 = phi fp128 [ 0xL00000000000000003FFF000000000000, %2 ], [ %21, %12 ]
  ret fp128 %23

24:                                               ; preds = %24, %7
  %25 = phi fp128 [ 0xL00000000000000000000000000000000, %7 ], [ %33, %24 ]
  %26 = phi i32 [ 0, %7 ], [ %40, %24 ]
  %27 = phi fp128 [ 0xL00000000000000003FFF000000000000, %7 ], [ %39, %24 ]
  %28 = phi i32 [ 0, %7 ], [ %41, %24 ]
  %29 = tail call fp128 @llvm.fmuladd.f128(fp128 %27, fp128 %1, fp128 %25)
  %30 = urem i32 %26, 3
  %31 = icmp eq i32 %30, 0
  %32 = fneg fp128 %29
  %33 = select i1 %31, fp128 %32, fp128 %29
  %34 = or disjoint i32 %26, 1
  %35 = tail call fp128 @llvm.fmuladd.f128(fp128 %33, fp128 %1, fp128 %27)
  %36 = urem i32 %34, 3
  %37 = icmp eq i32 %36, 0
  %38 = fneg fp128 %35
  %39 = select i1 %37, fp128 %38, fp128 %35
  %40 = add nuw nsw i32 %26, 2
  %41 = add i32 %28, 2
  %42 = icmp eq i32 %41, %8
  br i1 %42, label %9, label %24, !llvm.loop !18
}

; Function Attrs: nofree noinline nounwind uwtable
define dso_local void @convert(fp128 noundef %0) local_unnamed_addr #7 {
  %2 = fptosi fp128 %0 to i32
  %3 = shl i32 %2, 24
  %4 = ashr exact i32 %3, 24
  %5 = trunc i32 %2 to i16
  %6 = sext i16 %5 to i32
  %7 = fptoui fp128 %0 to i32
  %8 = fptosi fp128 %0 to i64
  %9 = fptoui fp128 %0 to i64
  %10 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %4, i32 noundef %6, i32 noundef %2, i32 noundef %7, i64 noundef %8, i64 noundef %9)
  %11 = fptosi fp128 %0 to i128
  %12 = fptoui fp128 %0 to i128
  %13 = lshr i128 %11, 64
  %14 = trunc nuw i128 %13 to i64
  %15 = trunc i128 %11 to i64
  %16 = lshr i128 %12, 64
  %17 = trunc nuw i128 %16 to i64
  %18 = trunc i128 %12 to i64
  %19 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i64 noundef %14, i64 noundef %15, i64 noundef %17, i64 noundef %18)
  %20 = fptrunc fp128 %0 to float
  %21 = fpext float %20 to double
  %22 = fptrunc fp128 %0 to double
  %23 = fptrunc fp128 %0 to x86_fp80
  %24 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %21, double noundef %22, x86_fp80 noundef %23)
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #8

; Function Attrs: nofree noinline nounwind uwtable
define dso_local void @back(i8 noundef signext %0, i8 noundef zeroext %1, i16 noundef signext %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, i64 noundef %6, i128 noundef %7, i128 noundef %8, float noundef %9, double noundef %10, x86_fp80 noundef %11) local_unnamed_addr #7 {
  %13 = sitofp i8 %0 to fp128
  %14 = bitcast fp128 %13 to i128
  %15 = trunc i128 %14 to i64
  %16 = lshr i128 %14, 64
  %17 = trunc nuw i128 %16 to i64
  %18 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.3, i64 noundef %17, i64 noundef %15)
  %19 = uitofp i8 %1 to fp128
  %20 = bitcast fp128 %19 to i128
  %21 = trunc i128 %20 to i64
  %22 = lshr i128 %20, 64
  %23 = trunc nuw nsw i128 %22 to i64
  %24 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.4, i64 noundef %23, i64 noundef %21)
  %25 = sitofp i16 %2 to fp128
  %26 = bitcast fp128 %25 to i128
  %27 = trunc i128 %26 to i64
  %28 = lshr i128 %26, 64
  %29 = trunc nuw i128 %28 to i64
  %30 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.5, i64 noundef %29, i64 noundef %27)
  %31 = sitofp i32 %3 to fp128
  %32 = bitcast fp128 %31 to i128
  %33 = trunc i128 %32 to i64
  %34 = lshr i128 %32, 64
  %35 = trunc nuw i128 %34 to i64
  %36 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.6, i64 noundef %35, i64 noundef %33)
  %37 = uitofp i32 %4 to fp128
  %38 = bitcast fp128 %37 to i128
  %39 = trunc i128 %38 to i64
  %40 = lshr i128 %38, 64
  %41 = trunc nuw nsw i128 %40 to i64
  %42 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.7, i64 noundef %41, i64 noundef %39)
  %43 = sitofp i64 %5 to fp128
  %44 = bitcast fp128 %43 to i128
  %45 = trunc i128 %44 to i64
  %46 = lshr i128 %44, 64
  %47 = trunc nuw i128 %46 to i64
  %48 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.8, i64 noundef %47, i64 noundef %45)
  %49 = uitofp i64 %6 to fp128
  %50 = bitcast fp128 %49 to i128
  %51 = trunc i128 %50 to i64
  %52 = lshr i128 %50, 64
  %53 = trunc nuw nsw i128 %52 to i64
  %54 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.9, i64 noundef %53, i64 noundef %51)
  %55 = sitofp i128 %7 to fp128
  %56 = bitcast fp128 %55 to i128
  %57 = trunc i128 %56 to i64
  %58 = lshr i128 %56, 64
  %59 = trunc nuw i128 %58 to i64
  %60 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.10, i64 noundef %59, i64 noundef %57)
  %61 = uitofp i128 %8 to fp128
  %62 = bitcast fp128 %61 to i128
  %63 = trunc i128 %62 to i64
  %64 = lshr i128 %62, 64
  %65 = trunc nuw nsw i128 %64 to i64
  %66 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.11, i64 noundef %65, i64 noundef %63)
  %67 = fpext float %9 to fp128
  %68 = bitcast fp128 %67 to i128
  %69 = trunc i128 %68 to i64
  %70 = lshr i128 %68, 64
  %71 = trunc nuw i128 %70 to i64
  %72 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.12, i64 noundef %71, i64 noundef %69)
  %73 = fpext double %10 to fp128
  %74 = bitcast fp128 %73 to i128
  %75 = trunc i128 %74 to i64
  %76 = lshr i128 %74, 64
  %77 = trunc nuw i128 %76 to i64
  %78 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.13, i64 noundef %77, i64 noundef %75)
  %79 = fpext x86_fp80 %11 to fp128
  %80 = bitcast fp128 %79 to i128
  %81 = trunc i128 %80 to i64
  %82 = lshr i128 %80, 64
  %83 = trunc nuw i128 %82 to i64
  %84 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.14, i64 noundef %83, i64 noundef %81)
  ret void
}

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #9 {
  %1 = alloca fp128, align 16
  %2 = alloca fp128, align 16
  %3 = alloca %struct.S, align 16
  %4 = alloca [8 x fp128], align 16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %1)
  store volatile fp128 0xL00000000000000007FFF800000000000, ptr %1, align 16, !tbaa !12
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2)
  store volatile fp128 0xL00000000000000007FFF000000000000, ptr %2, align 16, !tbaa !12
  %5 = load i128, ptr @g, align 16, !tbaa !12
  %6 = trunc i128 %5 to i64
  %7 = lshr i128 %5, 64
  %8 = trunc nuw i128 %7 to i64
  %9 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.15, i64 noundef %8, i64 noundef %6)
  %10 = load i128, ptr getelementptr inbounds (i8, ptr @arr, i64 16), align 16, !tbaa !12
  %11 = trunc i128 %10 to i64
  %12 = lshr i128 %10, 64
  %13 = trunc nuw i128 %12 to i64
  %14 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.16, i64 noundef %13, i64 noundef %11)
  %15 = load i128, ptr getelementptr inbounds (i8, ptr @arr, i64 32), align 16, !tbaa !12
  %16 = trunc i128 %15 to i64
  %17 = lshr i128 %15, 64
  %18 = trunc nuw i128 %17 to i64
  %19 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.17, i64 noundef %18, i64 noundef %16)
  %20 = load i128, ptr @gs, align 16, !tbaa !5
  %21 = trunc i128 %20 to i64
  %22 = lshr i128 %20, 64
  %23 = trunc nuw i128 %22 to i64
  %24 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.18, i64 noundef %23, i64 noundef %21)
  %25 = load fp128, ptr @g, align 16, !tbaa !12
  %26 = load fp128, ptr getelementptr inbounds (i8, ptr @arr, i64 16), align 16, !tbaa !12
  %27 = tail call fp128 @add(fp128 noundef %25, fp128 noundef %26)
  %28 = bitcast fp128 %27 to i128
  %29 = trunc i128 %28 to i64
  %30 = lshr i128 %28, 64
  %31 = trunc nuw i128 %30 to i64
  %32 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.19, i64 noundef %31, i64 noundef %29)
  %33 = tail call fp128 @many(fp128 noundef 0xL00000000000000003FFF000000000000, i32 noundef 2, fp128 noundef 0xL00000000000000004000800000000000, double noundef 4.500000e+00, fp128 noundef 0xL00000000000000004001400000000000, fp128 noundef 0xL00000000000000004001800000000000, fp128 noundef 0xL00000000000000004001C00000000000, fp128 noundef 0xL00000000000000004002000000000000, float noundef 9.250000e+00, fp128 noundef 0xL00000000000000004002400000000000, fp128 noundef 0xL00000000000000004002600000000000, i64 noundef 12, fp128 noundef 0xL00000000000000004002A00000000000, fp128 noundef 0xL00000000000000004002C00000000000)
  %34 = bitcast fp128 %33 to i128
  %35 = trunc i128 %34 to i64
  %36 = lshr i128 %34, 64
  %37 = trunc nuw i128 %36 to i64
  %38 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.20, i64 noundef %37, i64 noundef %35)
  %39 = tail call fp128 @pick(i32 noundef 0, fp128 noundef 0xL00000000000000003FFF000000000000, fp128 noundef 0xL00000000000000004000000000000000)
  %40 = bitcast fp128 %39 to i128
  %41 = trunc i128 %40 to i64
  %42 = lshr i128 %40, 64
  %43 = trunc nuw i128 %42 to i64
  %44 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.21, i64 noundef %43, i64 noundef %41)
  %45 = tail call fp128 @pick(i32 noundef 1, fp128 noundef 0xL00000000000000003FFF000000000000, fp128 noundef 0xL00000000000000004000000000000000)
  %46 = bitcast fp128 %45 to i128
  %47 = trunc i128 %46 to i64
  %48 = lshr i128 %46, 64
  %49 = trunc nuw i128 %48 to i64
  %50 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.21, i64 noundef %49, i64 noundef %47)
  %51 = load i128, ptr @g, align 16, !tbaa !12
  %52 = trunc i128 %51 to i64
  %53 = lshr i128 %51, 64
  %54 = trunc nuw i128 %53 to i64
  %55 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.22, i64 noundef %54, i64 noundef %52)
  %56 = load fp128, ptr @g, align 16, !tbaa !12
  call void @wraps(ptr dead_on_unwind nonnull writable sret(%struct.S) align 16 %3, fp128 noundef %56, i32 noundef 3)
  %57 = load i128, ptr %3, align 16, !tbaa !5
  %58 = trunc i128 %57 to i64
  %59 = lshr i128 %57, 64
  %60 = trunc nuw i128 %59 to i64
  %61 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.23, i64 noundef %60, i64 noundef %58)
  %62 = tail call fp128 (i32, ...) @sum(i32 noundef 4, fp128 noundef 0xL00000000000000003FFF000000000000, i32 noundef 2, double noundef 3.000000e+00, fp128 noundef 0xL00000000000000004001000000000000, i32 noundef 5, double noundef 6.000000e+00, fp128 noundef 0xL00000000000000004001C00000000000, i32 noundef 8, double noundef 9.500000e+00, fp128 noundef 0xL00000000000000004002400000000000, i32 noundef 11, double noundef 1.200000e+01)
  %63 = bitcast fp128 %62 to i128
  %64 = trunc i128 %63 to i64
  %65 = lshr i128 %63, 64
  %66 = trunc nuw i128 %65 to i64
  %67 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.24, i64 noundef %66, i64 noundef %64)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %4) #11
  store fp128 0xL00000000000000000000000000000000, ptr %4, align 16, !tbaa !12
  %68 = getelementptr inbounds i8, ptr %4, i64 16
  store fp128 0xL00000000000000008000000000000000, ptr %68, align 16, !tbaa !12
  %69 = getelementptr inbounds i8, ptr %4, i64 32
  store fp128 0xL00000000000000003FFF000000000000, ptr %69, align 16, !tbaa !12
  %70 = getelementptr inbounds i8, ptr %4, i64 48
  store fp128 0xL0000000000000000BFFF000000000000, ptr %70, align 16, !tbaa !12
  %71 = getelementptr inbounds i8, ptr %4, i64 64
  store fp128 0xL18C21AB905450CC373E6A3750647FCAB, ptr %71, align 16, !tbaa !12
  %72 = getelementptr inbounds i8, ptr %4, i64 80
  %73 = load volatile fp128, ptr %1, align 16, !tbaa !12
  store fp128 %73, ptr %72, align 16, !tbaa !12
  %74 = getelementptr inbounds i8, ptr %4, i64 96
  %75 = load volatile fp128, ptr %2, align 16, !tbaa !12
  store fp128 %75, ptr %74, align 16, !tbaa !12
  %76 = getelementptr inbounds i8, ptr %4, i64 112
  %77 = load volatile fp128, ptr %2, align 16, !tbaa !12
  %78 = fneg fp128 %77
  store fp128 %78, ptr %76, align 16, !tbaa !12
  br label %79

79:                                               ; preds = %0, %79
  %80 = phi i64 [ 0, %0 ], [ %99, %79 ]
  %81 = getelementptr inbounds [8 x fp128], ptr %4, i64 0, i64 %80
  %82 = load fp128, ptr %81, align 16, !tbaa !12
  %83 = tail call i32 @cmp(fp128 noundef %82, fp128 noundef 0xL00000000000000000000000000000000)
  %84 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, i32 noundef %83)
  %85 = tail call i32 @cmp(fp128 noundef %82, fp128 noundef 0xL00000000000000008000000000000000)
  %86 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, i32 noundef %85)
  %87 = tail call i32 @cmp(fp128 noundef %82, fp128 noundef 0xL00000000000000003FFF000000000000)
  %88 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, i32 noundef %87)
  %89 = tail call i32 @cmp(fp128 noundef %82, fp128 noundef 0xL0000000000000000BFFF000000000000)
  %90 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, i32 noundef %89)
  %91 = tail call i32 @cmp(fp128 noundef %82, fp128 noundef 0xL18C21AB905450CC373E6A3750647FCAB)
  %92 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, i32 noundef %91)
  %93 = tail call i32 @cmp(fp128 noundef %82, fp128 noundef %73)
  %94 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, i32 noundef %93)
  %95 = tail call i32 @cmp(fp128 noundef %82, fp128 noundef %75)
  %96 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, i32 noundef %95)
  %97 = tail call i32 @cmp(fp128 noundef %82, fp128 noundef %78)
  %98 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, i32 noundef %97)
  %99 = add nuw nsw i64 %80, 1
  %100 = icmp eq i64 %99, 8
  br i1 %100, label %101, label %79, !llvm.loop !19

101:                                              ; preds = %79
  %102 = tail call i32 @putchar(i32 10)
  %103 = tail call fp128 @loop(i32 noundef 20, fp128 noundef 0xL10CB295E9E1B089A3FFF00068DB8BAC7)
  %104 = bitcast fp128 %103 to i128
  %105 = trunc i128 %104 to i64
  %106 = lshr i128 %104, 64
  %107 = trunc nuw i128 %106 to i64
  %108 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.27, i64 noundef %107, i64 noundef %105)
  %109 = load fp128, ptr @g, align 16, !tbaa !12
  %110 = fneg fp128 %109
  %111 = bitcast fp128 %110 to i128
  %112 = trunc i128 %111 to i64
  %113 = lshr i128 %111, 64
  %114 = trunc nuw i128 %113 to i64
  %115 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.28, i64 noundef %114, i64 noundef %112)
  %116 = load fp128, ptr getelementptr inbounds (i8, ptr @arr, i64 16), align 16, !tbaa !12
  %117 = tail call fp128 @llvm.fabs.f128(fp128 %116)
  %118 = bitcast fp128 %117 to i128
  %119 = trunc i128 %118 to i64
  %120 = lshr i128 %118, 64
  %121 = trunc nuw nsw i128 %120 to i64
  %122 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.29, i64 noundef %121, i64 noundef %119)
  %123 = load fp128, ptr @g, align 16, !tbaa !12
  %124 = load fp128, ptr getelementptr inbounds (i8, ptr @arr, i64 16), align 16, !tbaa !12
  %125 = tail call fp128 @llvm.copysign.f128(fp128 %123, fp128 %124)
  %126 = bitcast fp128 %125 to i128
  %127 = trunc i128 %126 to i64
  %128 = lshr i128 %126, 64
  %129 = trunc nuw i128 %128 to i64
  %130 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.31, ptr noundef nonnull @.str.30, i64 noundef %129, i64 noundef %127)
  tail call void @convert(fp128 noundef 0xL00000000000000004005EF0000000000)
  tail call void @convert(fp128 noundef 0xL000000000000000040197D783FE00000)
  tail call void @convert(fp128 noundef 0xL00000000000000000000000000000000)
  tail call void @back(i8 noundef signext -5, i8 noundef zeroext -56, i16 noundef signext -300, i32 noundef -70000, i32 noundef -294967296, i64 noundef -5000000000, i64 noundef -9223372036854775808, i128 noundef -1267650600228229401496703205376, i128 noundef -1, float noundef 1.250000e+00, double noundef 1.000000e-300, x86_fp80 noundef 0xK4000C90FDAA22168C235)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %4) #11
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %1)
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare fp128 @llvm.fabs.f128(fp128) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare fp128 @llvm.copysign.f128(fp128, fp128) #1

; Function Attrs: nofree nounwind
declare noundef i32 @putchar(i32 noundef) local_unnamed_addr #10

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree noinline norecurse nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #6 = { nofree noinline norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree nounwind }
attributes #11 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !7, i64 0}
!6 = !{!"S", !7, i64 0, !10, i64 16}
!7 = !{!"__float128", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!"int", !8, i64 0}
!11 = !{!6, !10, i64 16}
!12 = !{!7, !7, i64 0}
!13 = !{!10, !10, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"double", !8, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
!18 = distinct !{!18, !17}
!19 = distinct !{!19, !17}
