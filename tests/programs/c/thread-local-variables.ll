; Thread-local variables: in several threads, zero and initialised, over-aligned, with pointers.
; exit: 0
; output: 6 0 Aello 3 1 9
; output: 9 19 Dello 3 1 9
; output: 21 65 Gello 6 1 9
; output: 42 165 Jello 9 1 9
; output: 27 91 Hello 7 1 9
; output: 49 336 Hello 14 1 10
; output: 49
source_filename = "tls.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.S = type { i32, i32 }

@a = dso_local thread_local global i32 5, align 4
@buf = dso_local thread_local global [100 x i8] c"hello\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", align 16
@arr = dso_local thread_local local_unnamed_addr global <{ %struct.S, %struct.S, [8 x %struct.S] }> <{ %struct.S { i32 1, i32 2 }, %struct.S { i32 3, i32 4 }, [8 x %struct.S] zeroinitializer }>, align 16
@al = dso_local thread_local local_unnamed_addr global i32 9, align 64
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@pa = dso_local thread_local local_unnamed_addr global ptr null, align 8
@b = internal thread_local unnamed_addr global i64 0, align 8
@.str.1 = private unnamed_addr constant [20 x i8] c"%d %ld %s %d %d %d\0A\00", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none) uwtable
define dso_local i32 @g(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @arr)
  %3 = sext i32 %0 to i64
  %4 = getelementptr inbounds [10 x %struct.S], ptr %2, i64 0, i64 %3
  %5 = load i32, ptr %4, align 8, !tbaa !5
  %6 = getelementptr inbounds i8, ptr %4, i64 4
  %7 = load i32, ptr %6, align 4, !tbaa !10
  %8 = add nsw i32 %7, %5
  ret i32 %8
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #2 {
  %1 = alloca i64, align 8
  br label %57

2:                                                ; preds = %57
  %3 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @a)
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @b)
  %5 = load i32, ptr %3, align 4, !tbaa !11
  %6 = load i64, ptr %4, align 8, !tbaa !12
  br label %7

7:                                                ; preds = %7, %2
  %8 = phi i64 [ 0, %2 ], [ %15, %7 ]
  %9 = phi i64 [ %6, %2 ], [ %14, %7 ]
  %10 = phi i32 [ %5, %2 ], [ %12, %7 ]
  %11 = trunc nuw nsw i64 %8 to i32
  %12 = add nsw i32 %10, %11
  %13 = sext i32 %12 to i64
  %14 = add nsw i64 %9, %13
  %15 = add nuw nsw i64 %8, 1
  %16 = icmp eq i64 %15, 7
  br i1 %16, label %17, label %7, !llvm.loop !14

17:                                               ; preds = %7
  %18 = add i32 %5, 21
  store i32 %18, ptr %3, align 4, !tbaa !11
  store i64 %14, ptr %4, align 8, !tbaa !12
  %19 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @buf)
  store i8 72, ptr %19, align 16, !tbaa !17
  %20 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @arr)
  %21 = getelementptr inbounds i8, ptr %20, i64 56
  %22 = load i32, ptr %21, align 8, !tbaa !5
  %23 = add nsw i32 %22, 7
  store i32 %23, ptr %21, align 8, !tbaa !5
  %24 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @pa)
  store ptr %3, ptr %24, align 8, !tbaa !18
  %25 = add i32 %5, 22
  store i32 %25, ptr %3, align 4, !tbaa !11
  %26 = getelementptr inbounds i8, ptr %20, i64 60
  %27 = load i32, ptr %26, align 4, !tbaa !10
  %28 = add nsw i32 %27, %23
  %29 = call align 64 ptr @llvm.threadlocal.address.p0(ptr align 64 @al)
  %30 = load i32, ptr %29, align 64, !tbaa !11
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %29, align 64, !tbaa !11
  %32 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %25, i64 noundef %14, ptr noundef nonnull %19, i32 noundef %28, i32 noundef 1, i32 noundef %30)
  %33 = load i32, ptr %3, align 4, !tbaa !11
  %34 = load i64, ptr %4, align 8, !tbaa !12
  br label %35

35:                                               ; preds = %35, %17
  %36 = phi i64 [ 0, %17 ], [ %43, %35 ]
  %37 = phi i64 [ %34, %17 ], [ %42, %35 ]
  %38 = phi i32 [ %33, %17 ], [ %40, %35 ]
  %39 = trunc nuw nsw i64 %36 to i32
  %40 = add nsw i32 %38, %39
  %41 = sext i32 %40 to i64
  %42 = add nsw i64 %37, %41
  %43 = add nuw nsw i64 %36, 1
  %44 = icmp eq i64 %43, 7
  br i1 %44, label %45, label %35, !llvm.loop !14

45:                                               ; preds = %35
  %46 = add i32 %33, 21
  store i32 %46, ptr %3, align 4, !tbaa !11
  store i64 %42, ptr %4, align 8, !tbaa !12
  store i8 72, ptr %19, align 16, !tbaa !17
  %47 = load i32, ptr %21, align 8, !tbaa !5
  %48 = add nsw i32 %47, 7
  store i32 %48, ptr %21, align 8, !tbaa !5
  store ptr %3, ptr %24, align 8, !tbaa !18
  %49 = add i32 %33, 22
  store i32 %49, ptr %3, align 4, !tbaa !11
  %50 = load i32, ptr %26, align 4, !tbaa !10
  %51 = add nsw i32 %50, %48
  %52 = load i32, ptr %29, align 64, !tbaa !11
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %29, align 64, !tbaa !11
  %54 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %49, i64 noundef %42, ptr noundef nonnull %19, i32 noundef %51, i32 noundef 1, i32 noundef %52)
  %55 = load i32, ptr %3, align 4, !tbaa !11
  %56 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %55)
  ret i32 0

57:                                               ; preds = %0, %57
  %58 = phi i64 [ 0, %0 ], [ %64, %57 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1) #8
  %59 = mul nuw nsw i64 %58, 3
  %60 = inttoptr i64 %59 to ptr
  %61 = call i32 @pthread_create(ptr noundef nonnull %1, ptr noundef null, ptr noundef nonnull @f, ptr noundef %60) #8
  %62 = load i64, ptr %1, align 8, !tbaa !12
  %63 = call i32 @pthread_join(i64 noundef %62, ptr noundef null) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1) #8
  %64 = add nuw nsw i64 %58, 1
  %65 = icmp eq i64 %64, 4
  br i1 %65, label %2, label %57, !llvm.loop !20
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nofree nounwind uwtable
define internal noalias noundef ptr @f(ptr noundef %0) #5 {
  %2 = ptrtoint ptr %0 to i64
  %3 = trunc i64 %2 to i32
  %4 = icmp sgt i32 %3, 0
  br i1 %4, label %5, label %12

5:                                                ; preds = %1
  %6 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @a)
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @b)
  %8 = load i32, ptr %6, align 4, !tbaa !11
  %9 = load i64, ptr %7, align 8, !tbaa !12
  %10 = and i64 %2, 2147483647
  br label %35

11:                                               ; preds = %35
  store i32 %40, ptr %6, align 4, !tbaa !11
  store i64 %42, ptr %7, align 8, !tbaa !12
  br label %12

12:                                               ; preds = %11, %1
  %13 = trunc i64 %2 to i8
  %14 = add i8 %13, 65
  %15 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @buf)
  store i8 %14, ptr %15, align 16, !tbaa !17
  %16 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @arr)
  %17 = srem i32 %3, 10
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [10 x %struct.S], ptr %16, i64 0, i64 %18
  %20 = load i32, ptr %19, align 8, !tbaa !5
  %21 = add nsw i32 %20, %3
  store i32 %21, ptr %19, align 8, !tbaa !5
  %22 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @a)
  %23 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @pa)
  store ptr %22, ptr %23, align 8, !tbaa !18
  %24 = load i32, ptr %22, align 4, !tbaa !11
  %25 = add nsw i32 %24, 1
  store i32 %25, ptr %22, align 4, !tbaa !11
  %26 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @b)
  %27 = load i64, ptr %26, align 8, !tbaa !12
  %28 = getelementptr inbounds i8, ptr %19, i64 4
  %29 = load i32, ptr %28, align 4, !tbaa !10
  %30 = add nsw i32 %29, %21
  %31 = tail call align 64 ptr @llvm.threadlocal.address.p0(ptr align 64 @al)
  %32 = load i32, ptr %31, align 64, !tbaa !11
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %31, align 64, !tbaa !11
  %34 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %25, i64 noundef %27, ptr noundef nonnull %15, i32 noundef %30, i32 noundef 1, i32 noundef %32)
  ret ptr null

35:                                               ; preds = %5, %35
  %36 = phi i64 [ 0, %5 ], [ %43, %35 ]
  %37 = phi i64 [ %9, %5 ], [ %42, %35 ]
  %38 = phi i32 [ %8, %5 ], [ %40, %35 ]
  %39 = trunc nuw nsw i64 %36 to i32
  %40 = add nsw i32 %38, %39
  %41 = sext i32 %40 to i64
  %42 = add nsw i64 %37, %41
  %43 = add nuw nsw i64 %36, 1
  %44 = icmp eq i64 %43, %10
  br i1 %44, label %11, label %35, !llvm.loop !14
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !7, i64 0}
!6 = !{!"S", !7, i64 0, !7, i64 4}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!6, !7, i64 4}
!11 = !{!7, !7, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"long", !8, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = !{!8, !8, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"any pointer", !8, i64 0}
!20 = distinct !{!20, !15, !16}
