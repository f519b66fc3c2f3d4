; Distances between labels in tables of 16 and 8 bits.
; output: 10 20 30
; output: 5 7
; exit: 0
source_filename = "distances-of-labels.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@by_shorts.table = internal unnamed_addr constant [3 x i16] [i16 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@by_shorts, %9) to i64), i64 ptrtoint (ptr blockaddress(@by_shorts, %9) to i64)) to i16), i16 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@by_shorts, %7) to i64), i64 ptrtoint (ptr blockaddress(@by_shorts, %9) to i64)) to i16), i16 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@by_shorts, %8) to i64), i64 ptrtoint (ptr blockaddress(@by_shorts, %9) to i64)) to i16)], align 2
@by_bytes.table = internal unnamed_addr constant [3 x i8] [i8 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@by_bytes, %8) to i64), i64 ptrtoint (ptr blockaddress(@by_bytes, %8) to i64)) to i8), i8 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@by_bytes, %7) to i64), i64 ptrtoint (ptr blockaddress(@by_bytes, %8) to i64)) to i8), i8 5], align 1

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = tail call fastcc i32 @by_shorts(i32 noundef 0)
  %2 = tail call fastcc i32 @by_shorts(i32 noundef 1)
  %3 = tail call fastcc i32 @by_shorts(i32 noundef 2)
  %4 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %1, i32 noundef %2, i32 noundef %3)
  %5 = tail call fastcc i32 @by_bytes(i32 noundef 0)
  %6 = tail call fastcc i32 @by_bytes(i32 noundef 1)
  %7 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %5, i32 noundef %6)
  ret i32 0
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i32 10, 31) i32 @by_shorts(i32 noundef %0) #2 {
  %2 = zext nneg i32 %0 to i64
  %3 = getelementptr inbounds [3 x i16], ptr @by_shorts.table, i64 0, i64 %2
  %4 = load i16, ptr %3, align 2, !tbaa !5
  %5 = sext i16 %4 to i64
  %6 = getelementptr inbounds i8, ptr blockaddress(@by_shorts, %9), i64 %5
  indirectbr ptr %6, [label %9, label %8, label %7]

7:                                                ; preds = %1
  br label %9

8:                                                ; preds = %1
  br label %9

9:                                                ; preds = %1, %8, %7
  %10 = phi i32 [ 20, %7 ], [ 30, %8 ], [ 10, %1 ]
  ret i32 %10
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i32 5, 8) i32 @by_bytes(i32 noundef %0) #2 {
  %2 = zext nneg i32 %0 to i64
  %3 = getelementptr inbounds [3 x i8], ptr @by_bytes.table, i64 0, i64 %2
  %4 = load i8, ptr %3, align 1, !tbaa !9
  %5 = sext i8 %4 to i64
  %6 = getelementptr inbounds i8, ptr blockaddress(@by_bytes, %8), i64 %5
  indirectbr ptr %6, [label %8, label %7]

7:                                                ; preds = %1
  br label %8

8:                                                ; preds = %1, %7
  %9 = phi i32 [ 7, %7 ], [ 5, %1 ]
  ret i32 %9
}

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!5 = !{!6, !6, i64 0}
!6 = !{!"short", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!7, !7, i64 0}
