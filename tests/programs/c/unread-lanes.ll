; Lanes that nobody reads are poison; the others reach the caller.
; output: 1 2 3
; output: 123 123 123 123
; exit: 0
source_filename = "unread-lanes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@one = dso_local global i32 1, align 4
@.str = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = load volatile i32, ptr @one, align 4, !tbaa !5
  %2 = load volatile i32, ptr @one, align 4, !tbaa !5
  %3 = add nsw i32 %2, 1
  %4 = load volatile i32, ptr @one, align 4, !tbaa !5
  %5 = add nsw i32 %4, 2
  %6 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 9>, i32 %1, i64 0
  %7 = insertelement <4 x i32> %6, i32 %3, i64 1
  %8 = insertelement <4 x i32> %7, i32 %5, i64 2
  %9 = tail call fastcc <4 x i32> @first_three(<4 x i32> noundef %8)
  %10 = extractelement <4 x i32> %9, i64 0
  %11 = extractelement <4 x i32> %9, i64 1
  %12 = extractelement <4 x i32> %9, i64 2
  %13 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %10, i32 noundef %11, i32 noundef %12)
  %14 = load volatile i32, ptr @one, align 4, !tbaa !5
  %15 = tail call fastcc double @shorts(i32 noundef %14)
  %16 = bitcast double %15 to <4 x i16>
  %17 = shufflevector <4 x i16> %16, <4 x i16> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %18 = bitcast <4 x i16> %17 to double
  %19 = tail call fastcc i32 @of_shorts(double %18)
  %20 = load volatile i32, ptr @one, align 4, !tbaa !5
  %21 = tail call fastcc i32 @bytes(i32 noundef %20)
  %22 = bitcast i32 %21 to <4 x i8>
  %23 = shufflevector <4 x i8> %22, <4 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %24 = bitcast <4 x i8> %23 to i32
  %25 = tail call fastcc i32 @of_bytes(i32 %24)
  %26 = load volatile i32, ptr @one, align 4, !tbaa !5
  %27 = tail call fastcc <3 x i32> @ints(i32 noundef %26)
  %28 = tail call fastcc i32 @of_ints(<3 x i32> noundef %27)
  %29 = load volatile i32, ptr @one, align 4, !tbaa !5
  %30 = tail call fastcc <3 x float> @floats(i32 noundef %29)
  %31 = tail call fastcc i32 @of_floats(<3 x float> noundef %30)
  %32 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %19, i32 noundef %25, i32 noundef %28, i32 noundef %31)
  ret i32 0
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc <4 x i32> @first_three(<4 x i32> noundef %0) unnamed_addr #1 {
  %2 = shufflevector <4 x i32> %0, <4 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  ret <4 x i32> %2
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i32 -3637248, 3637138) i32 @of_shorts(double %0) unnamed_addr #3 {
  %2 = bitcast double %0 to <4 x i16>
  %3 = extractelement <4 x i16> %2, i64 0
  %4 = sext i16 %3 to i32
  %5 = mul nsw i32 %4, 100
  %6 = extractelement <4 x i16> %2, i64 1
  %7 = sext i16 %6 to i32
  %8 = mul nsw i32 %7, 10
  %9 = extractelement <4 x i16> %2, i64 2
  %10 = sext i16 %9 to i32
  %11 = add nsw i32 %8, %10
  %12 = add nsw i32 %11, %5
  ret i32 %12
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc double @shorts(i32 noundef %0) unnamed_addr #3 {
  %2 = alloca double, align 8
  %3 = trunc i32 %0 to i16
  %4 = insertelement <3 x i16> poison, i16 %3, i64 0
  %5 = add i16 %3, 1
  %6 = insertelement <3 x i16> %4, i16 %5, i64 1
  %7 = add i16 %3, 2
  %8 = insertelement <3 x i16> %6, i16 %7, i64 2
  store <3 x i16> %8, ptr %2, align 8
  %9 = load double, ptr %2, align 8
  ret double %9
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i32 0, 28306) i32 @of_bytes(i32 %0) unnamed_addr #3 {
  %2 = bitcast i32 %0 to <4 x i8>
  %3 = and i32 %0, 255
  %4 = mul nuw nsw i32 %3, 100
  %5 = extractelement <4 x i8> %2, i64 1
  %6 = zext i8 %5 to i32
  %7 = mul nuw nsw i32 %6, 10
  %8 = extractelement <4 x i8> %2, i64 2
  %9 = zext i8 %8 to i32
  %10 = add nuw nsw i32 %4, %9
  %11 = add nuw nsw i32 %10, %7
  ret i32 %11
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i32 0, 16777216) i32 @bytes(i32 noundef %0) unnamed_addr #3 {
  %2 = trunc i32 %0 to i8
  %3 = insertelement <3 x i8> poison, i8 %2, i64 0
  %4 = add i8 %2, 1
  %5 = insertelement <3 x i8> %3, i8 %4, i64 1
  %6 = add i8 %2, 2
  %7 = insertelement <3 x i8> %5, i8 %6, i64 2
  %8 = bitcast <3 x i8> %7 to i24
  %9 = zext i24 %8 to i32
  ret i32 %9
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc i32 @of_ints(<3 x i32> noundef %0) unnamed_addr #4 {
  %2 = extractelement <3 x i32> %0, i64 0
  %3 = mul nsw i32 %2, 100
  %4 = extractelement <3 x i32> %0, i64 1
  %5 = mul nsw i32 %4, 10
  %6 = extractelement <3 x i32> %0, i64 2
  %7 = add i32 %5, %6
  %8 = add i32 %7, %3
  ret i32 %8
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc <3 x i32> @ints(i32 noundef %0) unnamed_addr #4 {
  %2 = insertelement <3 x i32> poison, i32 %0, i64 0
  %3 = add nsw i32 %0, 1
  %4 = insertelement <3 x i32> %2, i32 %3, i64 1
  %5 = add nsw i32 %0, 2
  %6 = insertelement <3 x i32> %4, i32 %5, i64 2
  ret <3 x i32> %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc i32 @of_floats(<3 x float> noundef %0) unnamed_addr #4 {
  %2 = extractelement <3 x float> %0, i64 0
  %3 = extractelement <3 x float> %0, i64 1
  %4 = fmul float %3, 1.000000e+01
  %5 = tail call float @llvm.fmuladd.f32(float %2, float 1.000000e+02, float %4)
  %6 = extractelement <3 x float> %0, i64 2
  %7 = fadd float %6, %5
  %8 = fptosi float %7 to i32
  ret i32 %8
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc <3 x float> @floats(i32 noundef %0) unnamed_addr #4 {
  %2 = sitofp i32 %0 to float
  %3 = insertelement <3 x float> poison, float %2, i64 0
  %4 = add nsw i32 %0, 1
  %5 = sitofp i32 %4 to float
  %6 = insertelement <3 x float> %3, float %5, i64 1
  %7 = add nsw i32 %0, 2
  %8 = sitofp i32 %7 to float
  %9 = insertelement <3 x float> %6, float %8, i64 2
  ret <3 x float> %9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="96" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
