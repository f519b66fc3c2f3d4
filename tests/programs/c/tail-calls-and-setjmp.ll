; Tail calls, direct and through pointers; values that live across a second return of setjmp.
; output: 151000 1011 43 7 -56 44
; output: 5
; output: 6
; output: 8 9 10 24
; output: 759 3
; exit: 0
source_filename = "tail-calls-and-setjmp.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%struct.S = type { i64, i64, i64 }

@.str = private unnamed_addr constant [4 x i8] c"%ld\00", align 1
@jb = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16
@cnt = dso_local local_unnamed_addr global i32 0, align 4
@.str.2 = private unnamed_addr constant [22 x i8] c"%ld %ld %ld %g %d %d\0A\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.4 = private unnamed_addr constant [17 x i8] c"%ld %ld %ld %ld\0A\00", align 1
@.str.5 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i64 @g(i64 noundef %0, i64 noundef %1) #0 {
  %3 = mul nsw i64 %0, 3
  %4 = add nsw i64 %3, %1
  ret i64 %4
}

; Function Attrs: nofree noinline nosync nounwind memory(none) uwtable
define dso_local i64 @odd(i64 noundef %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = icmp eq i64 %0, 0
  br i1 %3, label %8, label %4

4:                                                ; preds = %2
  %5 = add nsw i64 %0, -1
  %6 = add nsw i64 %1, 1
  %7 = tail call i64 @even(i64 noundef %5, i64 noundef %6)
  br label %8

8:                                                ; preds = %2, %4
  %9 = phi i64 [ %7, %4 ], [ %1, %2 ]
  ret i64 %9
}

; Function Attrs: nofree noinline nosync nounwind memory(none) uwtable
define dso_local i64 @even(i64 noundef %0, i64 noundef %1) local_unnamed_addr #1 {
  %3 = icmp eq i64 %0, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = add nsw i64 %1, 1000
  br label %10

6:                                                ; preds = %2
  %7 = add nsw i64 %0, -1
  %8 = add nsw i64 %1, 2
  %9 = tail call i64 @odd(i64 noundef %7, i64 noundef %8)
  br label %10

10:                                               ; preds = %6, %4
  %11 = phi i64 [ %9, %6 ], [ %5, %4 ]
  ret i64 %11
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @viaptr(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) local_unnamed_addr #2 {
  %7 = add nsw i64 %3, %2
  %8 = add nsw i64 %7, %4
  %9 = add nsw i64 %8, %5
  %10 = tail call i64 %0(i64 noundef %9, i64 noundef %1) #11
  ret i64 %10
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef double @fd(double noundef %0) local_unnamed_addr #0 {
  %2 = fmul double %0, 2.000000e+00
  ret double %2
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef double @gd(double noundef %0) local_unnamed_addr #0 {
  %2 = fadd double %0, 1.000000e+00
  %3 = tail call double @fd(double noundef %2)
  ret double %3
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef signext i8 @sc(i32 noundef %0) local_unnamed_addr #0 {
  %2 = trunc i32 %0 to i8
  ret i8 %2
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef signext i8 @sc2(i32 noundef %0) local_unnamed_addr #0 {
  %2 = shl nsw i32 %0, 1
  %3 = tail call signext i8 @sc(i32 noundef %2)
  ret i8 %3
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i32 -128, 128) i32 @wid(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call signext i8 @sc(i32 noundef %0)
  %3 = sext i8 %2 to i32
  ret i32 %3
}

; Function Attrs: nofree noinline nounwind uwtable
define dso_local void @out(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #3 {
  %3 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %0, i32 noundef %1)
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define dso_local void @mk(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.S) align 8 %0, i64 noundef %1) local_unnamed_addr #5 {
  store i64 %1, ptr %0, align 8, !tbaa !5
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = add nsw i64 %1, 1
  store i64 %4, ptr %3, align 8, !tbaa !10
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  %6 = add nsw i64 %1, 2
  store i64 %6, ptr %5, align 8, !tbaa !11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define dso_local void @mk2(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.S) align 8 %0, i64 noundef %1) local_unnamed_addr #5 {
  %3 = shl nsw i64 %1, 1
  tail call void @mk(ptr dead_on_unwind writable sret(%struct.S) align 8 %0, i64 noundef %3)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @deep(ptr nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr #2 {
  %3 = alloca [100 x i8], align 16
  call void @llvm.lifetime.start.p0(i64 100, ptr nonnull %3) #11
  %4 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %3, i64 noundef 100, ptr noundef nonnull @.str, i64 noundef %1) #11
  %5 = call i32 @puts(ptr nonnull dereferenceable(1) %3)
  %6 = tail call i64 %0(i64 noundef %1, i64 noundef %1) #11
  call void @llvm.lifetime.end.p0(i64 100, ptr nonnull %3) #11
  ret i64 %6
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #6

; Function Attrs: nofree nounwind
declare noundef i32 @snprintf(ptr noalias nocapture noundef writeonly, i64 noundef, ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #6

; Function Attrs: noinline nounwind uwtable
define dso_local void @thrower(i32 noundef %0) local_unnamed_addr #2 {
  %2 = icmp sgt i32 %0, 2
  br i1 %2, label %3, label %4

3:                                                ; preds = %1
  tail call void @longjmp(ptr noundef nonnull @jb, i32 noundef %0) #12
  unreachable

4:                                                ; preds = %1
  %5 = load i32, ptr @cnt, align 4, !tbaa !12
  %6 = add nsw i32 %5, 1
  store i32 %6, ptr @cnt, align 4, !tbaa !12
  ret void
}

; Function Attrs: noreturn nounwind
declare void @longjmp(ptr noundef, i32 noundef) local_unnamed_addr #7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @many(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #2 {
  %9 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %9)
  store volatile i32 0, ptr %9, align 4, !tbaa !12
  %10 = call i32 @_setjmp(ptr noundef nonnull @jb) #13
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %35

12:                                               ; preds = %8
  %13 = sub nsw i32 %0, %1
  %14 = sub nsw i32 %4, %5
  %15 = sub i32 %7, %6
  %16 = xor i32 %7, %0
  %17 = xor i32 %6, %1
  %18 = xor i32 %5, %2
  %19 = xor i32 %4, %3
  %20 = mul i32 %15, %14
  %21 = mul nsw i32 %16, %17
  %22 = mul nsw i32 %18, %19
  %23 = add i32 %22, %3
  %24 = sub i32 %2, %23
  %25 = add i32 %24, %20
  %26 = add i32 %25, %21
  br label %27

27:                                               ; preds = %12, %27
  %28 = phi i32 [ 0, %12 ], [ %33, %27 ]
  %29 = mul nsw i32 %28, %13
  %30 = load volatile i32, ptr %9, align 4, !tbaa !12
  %31 = add i32 %26, %29
  %32 = add nsw i32 %31, %30
  store volatile i32 %32, ptr %9, align 4, !tbaa !12
  call void @thrower(i32 noundef %28)
  %33 = add nuw nsw i32 %28, 1
  %34 = icmp eq i32 %33, 5
  br i1 %34, label %35, label %27, !llvm.loop !14

35:                                               ; preds = %27, %8
  %36 = add nsw i32 %4, %3
  %37 = add nsw i32 %5, %2
  %38 = add nsw i32 %6, %1
  %39 = add nsw i32 %7, %0
  %40 = mul nsw i32 %1, %0
  %41 = load volatile i32, ptr %9, align 4, !tbaa !12
  %42 = shl i32 %2, 1
  %43 = mul i32 %42, %3
  %44 = mul i32 %4, 3
  %45 = mul i32 %44, %5
  %46 = shl i32 %6, 2
  %47 = mul i32 %46, %7
  %48 = mul nsw i32 %39, 5
  %49 = mul nsw i32 %38, 6
  %50 = mul nsw i32 %37, 7
  %51 = shl nsw i32 %36, 3
  %52 = add i32 %1, %0
  %53 = add i32 %52, %40
  %54 = add i32 %53, %2
  %55 = add i32 %54, %3
  %56 = add i32 %55, %43
  %57 = add i32 %56, %4
  %58 = add i32 %57, %5
  %59 = add i32 %58, %45
  %60 = add i32 %59, %51
  %61 = add i32 %60, %6
  %62 = add i32 %61, %50
  %63 = add i32 %62, %7
  %64 = add i32 %63, %47
  %65 = add i32 %64, %49
  %66 = add i32 %65, %48
  %67 = add i32 %66, %10
  %68 = add i32 %67, %41
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %9)
  ret i32 %68
}

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(ptr noundef) local_unnamed_addr #8

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #9 {
  %1 = alloca %struct.S, align 8
  %2 = tail call i64 @even(i64 noundef 100000, i64 noundef 0)
  %3 = tail call i64 @odd(i64 noundef 7, i64 noundef 1)
  %4 = tail call i64 @viaptr(ptr noundef nonnull @g, i64 noundef 1, i64 noundef 2, i64 noundef 3, i64 noundef 4, i64 noundef 5)
  %5 = tail call double @gd(double noundef 2.500000e+00)
  %6 = tail call signext i8 @sc2(i32 noundef 100)
  %7 = sext i8 %6 to i32
  %8 = tail call i32 @wid(i32 noundef 300)
  %9 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i64 noundef %2, i64 noundef %3, i64 noundef %4, double noundef %5, i32 noundef %7, i32 noundef %8)
  tail call void @out(ptr noundef nonnull @.str.3, i32 noundef 5)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %1) #11
  call void @mk2(ptr dead_on_unwind nonnull writable sret(%struct.S) align 8 %1, i64 noundef 4)
  %10 = load i64, ptr %1, align 8, !tbaa !5
  %11 = getelementptr inbounds i8, ptr %1, i64 8
  %12 = load i64, ptr %11, align 8, !tbaa !10
  %13 = getelementptr inbounds i8, ptr %1, i64 16
  %14 = load i64, ptr %13, align 8, !tbaa !11
  %15 = tail call i64 @deep(ptr noundef nonnull @g, i64 noundef 6)
  %16 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i64 noundef %10, i64 noundef %12, i64 noundef %14, i64 noundef %15)
  %17 = tail call i32 @many(i32 noundef 1, i32 noundef 2, i32 noundef 3, i32 noundef 4, i32 noundef 5, i32 noundef 6, i32 noundef 7, i32 noundef 8)
  %18 = load i32, ptr @cnt, align 4, !tbaa !12
  %19 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %17, i32 noundef %18)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %1) #11
  ret i32 0
}

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr nocapture noundef readonly) local_unnamed_addr #10

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree noinline nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind returns_twice "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree nounwind }
attributes #11 = { nounwind }
attributes #12 = { noreturn nounwind }
attributes #13 = { nounwind returns_twice }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!5 = !{!6, !7, i64 0}
!6 = !{!"S", !7, i64 0, !7, i64 8, !7, i64 16}
!7 = !{!"long", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!6, !7, i64 8}
!11 = !{!6, !7, i64 16}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !8, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
