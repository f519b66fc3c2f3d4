; Classes of floating-point numbers (llvm.is.fpclass) for float, double and x86_fp80.
; output: 20 20 20
; output: 340 340 340
; output: 28 28 28
; output: 92 92 92
; output: 34 34 34
; output: -2 -2 -2
; output: 17 17 17
; output: 20 148 28
; output: 340 212 92
; output: 20 28 28
; output: 34 28 28
; output: 148 148 148
; exit: 0
source_filename = "classes-of-numbers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.v = private unnamed_addr constant [11 x double] [double 0.000000e+00, double -0.000000e+00, double 1.500000e+00, double -2.500000e+00, double 0x7FF0000000000000, double 0xFFF0000000000000, double 0x7FF8000000000000, double 1.000000e-310, double -9.999880e-321, double 0x10000000000000, double 1.000000e+308], align 16
@.str = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @ff(float noundef %0) local_unnamed_addr #0 {
  %2 = fcmp uno float %0, 0.000000e+00
  %3 = zext i1 %2 to i32
  %4 = tail call float @llvm.fabs.f32(float %0) #4
  %5 = fcmp oeq float %4, 0x7FF0000000000000
  %6 = bitcast float %0 to i32
  %7 = icmp sgt i32 %6, -1
  %8 = select i1 %7, i32 1, i32 -1
  %9 = select i1 %5, i32 %8, i32 0
  %10 = shl nsw i32 %9, 1
  %11 = or disjoint i32 %10, %3
  %12 = tail call float @llvm.fabs.f32(float %0)
  %13 = fcmp one float %12, 0x7FF0000000000000
  %14 = select i1 %13, i32 4, i32 0
  %15 = tail call i1 @llvm.is.fpclass.f32(float %0, i32 264)
  %16 = select i1 %15, i32 8, i32 0
  %17 = shl nsw i32 %9, 4
  %18 = add nsw i32 %17, 16
  %19 = lshr i32 %6, 25
  %20 = and i32 %19, 64
  %21 = tail call i1 @llvm.is.fpclass.f32(float %0, i32 144)
  %22 = select i1 %21, i32 128, i32 0
  %23 = tail call i1 @llvm.is.fpclass.f32(float %0, i32 32)
  %24 = select i1 %23, i32 256, i32 0
  %25 = or disjoint i32 %22, %16
  %26 = or disjoint i32 %25, %24
  %27 = or disjoint i32 %26, %14
  %28 = or disjoint i32 %27, %20
  %29 = or i32 %28, %11
  %30 = or i32 %29, %18
  ret i32 %30
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @fd(double noundef %0) local_unnamed_addr #0 {
  %2 = fcmp uno double %0, 0.000000e+00
  %3 = zext i1 %2 to i32
  %4 = tail call double @llvm.fabs.f64(double %0) #4
  %5 = fcmp oeq double %4, 0x7FF0000000000000
  %6 = bitcast double %0 to i64
  %7 = icmp slt i64 %6, 0
  %8 = select i1 %7, i32 -1, i32 1
  %9 = select i1 %5, i32 %8, i32 0
  %10 = shl nsw i32 %9, 1
  %11 = or disjoint i32 %10, %3
  %12 = tail call double @llvm.fabs.f64(double %0)
  %13 = fcmp one double %12, 0x7FF0000000000000
  %14 = select i1 %13, i32 4, i32 0
  %15 = tail call i1 @llvm.is.fpclass.f64(double %0, i32 264)
  %16 = select i1 %15, i32 8, i32 0
  %17 = shl nsw i32 %9, 4
  %18 = add nsw i32 %17, 16
  %19 = lshr i64 %6, 57
  %20 = trunc nuw nsw i64 %19 to i32
  %21 = and i32 %20, 64
  %22 = tail call i1 @llvm.is.fpclass.f64(double %0, i32 144)
  %23 = select i1 %22, i32 128, i32 0
  %24 = tail call i1 @llvm.is.fpclass.f64(double %0, i32 32)
  %25 = select i1 %24, i32 256, i32 0
  %26 = or disjoint i32 %23, %16
  %27 = or disjoint i32 %26, %25
  %28 = or disjoint i32 %27, %14
  %29 = or disjoint i32 %28, %21
  %30 = or i32 %29, %11
  %31 = or i32 %30, %18
  ret i32 %31
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @fl(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = fcmp uno x86_fp80 %0, 0xK00000000000000000000
  %3 = zext i1 %2 to i32
  %4 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %0) #4
  %5 = fcmp oeq x86_fp80 %4, 0xK7FFF8000000000000000
  %6 = bitcast x86_fp80 %0 to i80
  %7 = icmp slt i80 %6, 0
  %8 = select i1 %7, i32 -1, i32 1
  %9 = select i1 %5, i32 %8, i32 0
  %10 = shl nsw i32 %9, 1
  %11 = or disjoint i32 %10, %3
  %12 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %0)
  %13 = fcmp one x86_fp80 %12, 0xK7FFF8000000000000000
  %14 = select i1 %13, i32 4, i32 0
  %15 = tail call i1 @llvm.is.fpclass.f80(x86_fp80 %0, i32 264)
  %16 = select i1 %15, i32 8, i32 0
  %17 = shl nsw i32 %9, 4
  %18 = add nsw i32 %17, 16
  %19 = lshr i80 %6, 73
  %20 = trunc nuw nsw i80 %19 to i32
  %21 = and i32 %20, 64
  %22 = tail call i1 @llvm.is.fpclass.f80(x86_fp80 %0, i32 144)
  %23 = select i1 %22, i32 128, i32 0
  %24 = tail call i1 @llvm.is.fpclass.f80(x86_fp80 %0, i32 32)
  %25 = select i1 %24, i32 256, i32 0
  %26 = or disjoint i32 %23, %16
  %27 = or disjoint i32 %26, %25
  %28 = or disjoint i32 %27, %14
  %29 = or disjoint i32 %28, %21
  %30 = or i32 %29, %11
  %31 = or i32 %30, %18
  ret i32 %31
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f80(x86_fp80, i32 immarg) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fabs.f80(x86_fp80) #1

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #2 {
  br label %6

1:                                                ; preds = %6
  %2 = tail call i32 @ff(float noundef 0x37A16C2000000000)
  %3 = tail call i32 @fd(double noundef 4.940660e-324)
  %4 = tail call i32 @fl(x86_fp80 noundef 0xK00000000000663278E62)
  %5 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %2, i32 noundef %3, i32 noundef %4)
  ret i32 0

6:                                                ; preds = %0, %6
  %7 = phi i64 [ 0, %0 ], [ %16, %6 ]
  %8 = getelementptr inbounds [11 x double], ptr @__const.main.v, i64 0, i64 %7
  %9 = load double, ptr %8, align 8, !tbaa !5
  %10 = fptrunc double %9 to float
  %11 = tail call i32 @ff(float noundef %10)
  %12 = tail call i32 @fd(double noundef %9)
  %13 = fpext double %9 to x86_fp80
  %14 = tail call i32 @fl(x86_fp80 noundef %13)
  %15 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %11, i32 noundef %12, i32 noundef %14)
  %16 = add nuw nsw i64 %7, 1
  %17 = icmp eq i64 %16, 11
  br i1 %17, label %1, label %6, !llvm.loop !9
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!5 = !{!6, !6, i64 0}
!6 = !{!"double", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
