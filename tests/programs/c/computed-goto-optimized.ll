; Labels as values, optimized: several indirect jumps, phis at their targets.
; exit: 0
; output: 12
; output: 9
; output: 18
; output: 15
; output: 30
; output: 27
; output: 27
; output: 27
; output: 10 20 30 131 121 32 231 221 32 133 212 113 ok
source_filename = "goto.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@run.tab = internal unnamed_addr constant [6 x i8*] [i8* blockaddress(@run, %9), i8* blockaddress(@run, %19), i8* blockaddress(@run, %24), i8* blockaddress(@run, %26), i8* blockaddress(@run, %44), i8* blockaddress(@run, %41)], align 16
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@rel.off = internal unnamed_addr constant [3 x i32] [i32 trunc (i64 sub (i64 ptrtoint (i8* blockaddress(@rel, %9) to i64), i64 ptrtoint (i8* blockaddress(@rel, %9) to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (i8* blockaddress(@rel, %7) to i64), i64 ptrtoint (i8* blockaddress(@rel, %9) to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (i8* blockaddress(@rel, %8) to i64), i64 ptrtoint (i8* blockaddress(@rel, %9) to i64)) to i32)], align 4
@two.t = internal unnamed_addr constant [3 x i8*] [i8* blockaddress(@two, %3), i8* blockaddress(@two, %5), i8* blockaddress(@two, %24)], align 16
@main.prog = internal global [11 x i8] c"\00\05\02\05\01\03\05\03\F9\05\04", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"ok\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local i32 @run(i8* nocapture noundef readonly %0, i32 noundef %1) #0 {
  %3 = getelementptr inbounds i8, i8* %0, i64 1
  br label %4

4:                                                ; preds = %14, %2
  %5 = phi i8* [ %16, %14 ], [ %0, %2 ]
  %6 = phi i32 [ %17, %14 ], [ %1, %2 ]
  %7 = phi i32 [ %39, %14 ], [ 3, %2 ]
  %8 = phi i8* [ %18, %14 ], [ %3, %2 ]
  br label %37

9:                                                ; preds = %45
  %10 = getelementptr inbounds i8, i8* %47, i64 1
  %11 = load i8, i8* %47, align 1, !tbaa !5
  %12 = zext i8 %11 to i32
  %13 = add nsw i32 %6, %12
  br label %14

14:                                               ; preds = %9, %24, %19
  %15 = phi i64 [ 2, %9 ], [ 1, %24 ], [ 2, %19 ]
  %16 = phi i8* [ %10, %9 ], [ %47, %24 ], [ %20, %19 ]
  %17 = phi i32 [ %13, %9 ], [ %25, %24 ], [ %23, %19 ]
  %18 = getelementptr inbounds i8, i8* %47, i64 %15
  br label %4

19:                                               ; preds = %45
  %20 = getelementptr inbounds i8, i8* %47, i64 1
  %21 = load i8, i8* %47, align 1, !tbaa !5
  %22 = zext i8 %21 to i32
  %23 = sub nsw i32 %6, %22
  br label %14

24:                                               ; preds = %45
  %25 = shl nsw i32 %6, 1
  br label %14

26:                                               ; preds = %45
  %27 = getelementptr inbounds i8, i8* %47, i64 1
  %28 = add nsw i32 %39, -1
  %29 = icmp sgt i32 %39, 1
  br i1 %29, label %30, label %34

30:                                               ; preds = %26
  %31 = load i8, i8* %47, align 1, !tbaa !5
  %32 = sext i8 %31 to i64
  %33 = getelementptr inbounds i8, i8* %27, i64 %32
  br label %34

34:                                               ; preds = %30, %26
  %35 = phi i8* [ %33, %30 ], [ %27, %26 ]
  %36 = getelementptr inbounds i8, i8* %35, i64 1
  br label %37

37:                                               ; preds = %4, %34
  %38 = phi i8* [ %5, %4 ], [ %35, %34 ]
  %39 = phi i32 [ %7, %4 ], [ %28, %34 ]
  %40 = phi i8* [ %8, %4 ], [ %36, %34 ]
  br label %45

41:                                               ; preds = %45
  %42 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i32 noundef %6)
  %43 = getelementptr inbounds i8, i8* %47, i64 1
  br label %45

44:                                               ; preds = %45
  ret i32 %6

45:                                               ; preds = %37, %41
  %46 = phi i8* [ %38, %37 ], [ %47, %41 ]
  %47 = phi i8* [ %40, %37 ], [ %43, %41 ]
  %48 = load i8, i8* %46, align 1, !tbaa !5
  %49 = zext i8 %48 to i64
  %50 = getelementptr inbounds [6 x i8*], [6 x i8*]* @run.tab, i64 0, i64 %49
  %51 = load i8*, i8** %50, align 8, !tbaa !8
  indirectbr i8* %51, [label %9, label %19, label %24, label %26, label %44, label %41]
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @rel(i32 noundef %0) #2 {
  %2 = sext i32 %0 to i64
  %3 = getelementptr inbounds [3 x i32], [3 x i32]* @rel.off, i64 0, i64 %2
  %4 = load i32, i32* %3, align 4, !tbaa !10
  %5 = sext i32 %4 to i64
  %6 = getelementptr i8, i8* blockaddress(@rel, %9), i64 %5
  indirectbr i8* %6, [label %9, label %8, label %7]

7:                                                ; preds = %1
  br label %9

8:                                                ; preds = %1
  br label %9

9:                                                ; preds = %1, %8, %7
  %10 = phi i32 [ 20, %7 ], [ 30, %8 ], [ 10, %1 ]
  ret i32 %10
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i8* @self() #2 {
  br label %1

1:                                                ; preds = %0
  ret i8* blockaddress(@self, %1)
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i32 @two(i32 noundef %0, i32 noundef %1) #3 {
  br label %10

3:                                                ; preds = %10
  %4 = add nsw i32 %12, 1
  br label %5

5:                                                ; preds = %3, %10
  %6 = phi i32 [ %4, %3 ], [ %12, %10 ]
  %7 = add nsw i32 %6, 10
  %8 = icmp sgt i32 %11, 3
  br i1 %8, label %9, label %17

9:                                                ; preds = %5
  ret i32 %7

10:                                               ; preds = %19, %2
  %11 = phi i32 [ %1, %2 ], [ %20, %19 ]
  %12 = phi i32 [ %0, %2 ], [ %21, %19 ]
  %13 = phi i32 [ %0, %2 ], [ %23, %19 ]
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [3 x i8*], [3 x i8*]* @two.t, i64 0, i64 %14
  %16 = load i8*, i8** %15, align 8, !tbaa !8
  indirectbr i8* %16, [label %3, label %5, label %24]

17:                                               ; preds = %5
  %18 = add nsw i32 %11, 1
  br label %19

19:                                               ; preds = %17, %24
  %20 = phi i32 [ %18, %17 ], [ %26, %24 ]
  %21 = phi i32 [ %7, %17 ], [ %25, %24 ]
  %22 = phi i32 [ %18, %17 ], [ %27, %24 ]
  %23 = srem i32 %22, 3
  br label %10

24:                                               ; preds = %10
  %25 = add nsw i32 %12, 100
  %26 = add nsw i32 %11, 2
  %27 = add nsw i32 %26, %0
  br label %19
}

; Function Attrs: nofree nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 {
  %1 = tail call i32 @run(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @main.prog, i64 0, i64 0), i32 noundef 1)
  %2 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i32 noundef %1)
  %3 = tail call i32 @rel(i32 noundef 0), !range !12
  %4 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %3)
  %5 = tail call i32 @rel(i32 noundef 1), !range !12
  %6 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %5)
  %7 = tail call i32 @rel(i32 noundef 2), !range !12
  %8 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %7)
  %9 = tail call i32 @two(i32 noundef 0, i32 noundef 0)
  %10 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %9)
  %11 = tail call i32 @two(i32 noundef 0, i32 noundef 1)
  %12 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %11)
  %13 = tail call i32 @two(i32 noundef 0, i32 noundef 2)
  %14 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %13)
  %15 = tail call i32 @two(i32 noundef 1, i32 noundef 0)
  %16 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %15)
  %17 = tail call i32 @two(i32 noundef 1, i32 noundef 1)
  %18 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %17)
  %19 = tail call i32 @two(i32 noundef 1, i32 noundef 2)
  %20 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %19)
  %21 = tail call i32 @two(i32 noundef 2, i32 noundef 0)
  %22 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %21)
  %23 = tail call i32 @two(i32 noundef 2, i32 noundef 1)
  %24 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %23)
  %25 = tail call i32 @two(i32 noundef 2, i32 noundef 2)
  %26 = tail call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %25)
  %27 = tail call i32 @puts(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([3 x i8], [3 x i8]* @.str.2, i64 0, i64 0))
  ret i32 0
}

; Function Attrs: nofree nounwind
declare noundef i32 @puts(i8* nocapture noundef readonly) local_unnamed_addr #1

attributes #0 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nosync nounwind readonly uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{!6, !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"any pointer", !6, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !6, i64 0}
!12 = !{i32 10, i32 31}
