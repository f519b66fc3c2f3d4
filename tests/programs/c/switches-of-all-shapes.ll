; Switches as tables, bit tests and searches; fall-through, holes, an unreachable default.
; exit: 0
; output: -6 -4 -2 5 17 3 99 -4 10 12 12 16 1 20 22 
; output: 0000000002200000000000000000000020000000000000000000000000000000000000000000000000000000000000000100010001000001000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
; output: 1 2 3 4 5 6 7 8 9 0 0 0 0 0 
; output: 9 16 7 12 -2 17 15 -17 17 24 7 44 -18 25 23 -9 25 32 7 76 -34 33 31 -1 33 40 7 108 -50 41 39 7 41 48 7 140 -66 49 47 15 49 56 7 172 -82 57 55 23 57 64 7 204 -98 65 63 31 65 72 7 236 -114 73 71 39 73 80 7 268 -130 81 79 47 81 88 7 300 -146 89 87 55 89 96 7 332 -162 97 95 63 97 104 7 364 -178 105 103 71 105 112 7 396 -194 113 111 79 113 120 7 428 -210 121 119 87 121 128 7 460 -226 129 127 95 129 136 7 492 -242 137 135 103 137 144 7 524 -258 145 143 111 145 152 7 556 -274 153 151 119 153 160 7 588 -290 161 159 127 161 168 7 620 -306 169 167 135 169 176 7 652 -322 177 175 143 177 184 7 684 -338 185 183 151 185 192 7 716 -354 193 191 159 193 200 7 748 -370 201 199 167 201 208 7 780 -386 209 207 175 209 216 7 812 -402 217 215 183 217 224 7 844 -418 225 223 191 225 232 7 876 -434 233 231 199 233 240 7 908 -450 241 239 207 241 248 7 940 -466 249 247 215 249 256 7 972 -482 257 255 223 257 264 7 1004 -498 265 263 231 
; output: 175245
source_filename = "sw.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@.str = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@main.v = internal unnamed_addr constant [14 x i64] [i64 -100000000000, i64 5, i64 1000, i64 1001, i64 1002, i64 1003, i64 1004, i64 99999999, i64 -1, i64 0, i64 6, i64 999, i64 1005, i64 -2], align 16
@.str.2 = private unnamed_addr constant [5 x i8] c"\0A%d\0A\00", align 1
@stdout = external local_unnamed_addr global %struct._IO_FILE*, align 8
@switch.table.main = private unnamed_addr constant [10 x i32] [i32 5, i32 17, i32 3, i32 99, i32 -4, i32 5, i32 5, i32 12, i32 5, i32 1], align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @dense(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp ult i32 %0, 10
  br i1 %2, label %5, label %3

3:                                                ; preds = %5, %1
  %4 = shl nsw i32 %0, 1
  br label %14

5:                                                ; preds = %1
  %6 = trunc i32 %0 to i16
  %7 = lshr i16 671, %6
  %8 = and i16 %7, 1
  %9 = icmp eq i16 %8, 0
  br i1 %9, label %3, label %10

10:                                               ; preds = %5
  %11 = sext i32 %0 to i64
  %12 = getelementptr inbounds [10 x i32], [10 x i32]* @switch.table.main, i64 0, i64 %11
  %13 = load i32, i32* %12, align 4
  br label %14

14:                                               ; preds = %10, %3
  %15 = phi i32 [ %4, %3 ], [ %13, %10 ]
  ret i32 %15
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @bits(i8 noundef zeroext %0) local_unnamed_addr #0 {
  switch i8 %0, label %3 [
    i8 97, label %4
    i8 101, label %4
    i8 105, label %4
    i8 111, label %4
    i8 117, label %4
    i8 32, label %2
    i8 9, label %2
    i8 10, label %2
  ]

2:                                                ; preds = %1, %1, %1
  br label %4

3:                                                ; preds = %1
  br label %4

4:                                                ; preds = %1, %1, %1, %1, %1, %3, %2
  %5 = phi i32 [ 0, %3 ], [ 2, %2 ], [ 1, %1 ], [ 1, %1 ], [ 1, %1 ], [ 1, %1 ], [ 1, %1 ]
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @sparse(i64 noundef %0) local_unnamed_addr #0 {
  switch i64 %0, label %10 [
    i64 -100000000000, label %11
    i64 5, label %2
    i64 1000, label %3
    i64 1001, label %4
    i64 1002, label %5
    i64 1003, label %6
    i64 1004, label %7
    i64 99999999, label %8
    i64 -1, label %9
  ]

2:                                                ; preds = %1
  br label %11

3:                                                ; preds = %1
  br label %11

4:                                                ; preds = %1
  br label %11

5:                                                ; preds = %1
  br label %11

6:                                                ; preds = %1
  br label %11

7:                                                ; preds = %1
  br label %11

8:                                                ; preds = %1
  br label %11

9:                                                ; preds = %1
  br label %11

10:                                               ; preds = %1
  br label %11

11:                                               ; preds = %1, %10, %9, %8, %7, %6, %5, %4, %3, %2
  %12 = phi i32 [ 0, %10 ], [ 9, %9 ], [ 8, %8 ], [ 7, %7 ], [ 6, %6 ], [ 5, %5 ], [ 4, %4 ], [ 3, %3 ], [ 2, %2 ], [ 1, %1 ]
  ret i32 %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @full(i8 noundef zeroext %0) local_unnamed_addr #0 {
  %2 = zext i8 %0 to i32
  %3 = and i32 %2, 7
  switch i32 %3, label %11 [
    i32 0, label %12
    i32 1, label %4
    i32 2, label %16
    i32 3, label %5
    i32 4, label %6
    i32 5, label %8
    i32 6, label %12
    i32 7, label %10
  ]

4:                                                ; preds = %1
  br label %12

5:                                                ; preds = %1
  br label %12

6:                                                ; preds = %1
  %7 = xor i32 %2, -6
  br label %8

8:                                                ; preds = %1, %6
  %9 = phi i32 [ 4, %1 ], [ %7, %6 ]
  br label %12

10:                                               ; preds = %1
  br label %12

11:                                               ; preds = %1
  unreachable

12:                                               ; preds = %1, %1, %10, %8, %5, %4
  %13 = phi i32 [ -8, %10 ], [ %9, %8 ], [ %2, %5 ], [ 5, %4 ], [ 3, %1 ], [ 3, %1 ]
  %14 = mul nsw i32 %13, 3
  %15 = add nsw i32 %14, %2
  br label %16

16:                                               ; preds = %1, %12
  %17 = phi i32 [ %15, %12 ], [ 7, %1 ]
  ret i32 %17
}

; Function Attrs: nofree norecurse nosync nounwind readnone uwtable
define dso_local i32 @through(i32 noundef %0) local_unnamed_addr #1 {
  %2 = icmp sgt i32 %0, 0
  br i1 %2, label %3, label %32

3:                                                ; preds = %1, %28
  %4 = phi i32 [ %30, %28 ], [ 0, %1 ]
  %5 = phi i32 [ %29, %28 ], [ 0, %1 ]
  %6 = urem i32 %4, 11
  switch i32 %6, label %25 [
    i32 0, label %7
    i32 1, label %9
    i32 2, label %12
    i32 3, label %28
    i32 4, label %14
    i32 5, label %16
    i32 6, label %18
    i32 8, label %21
    i32 10, label %23
  ]

7:                                                ; preds = %3
  %8 = add nsw i32 %5, 1
  br label %9

9:                                                ; preds = %3, %7
  %10 = phi i32 [ %5, %3 ], [ %8, %7 ]
  %11 = add nsw i32 %10, 2
  br label %25

12:                                               ; preds = %3
  %13 = mul nsw i32 %5, 3
  br label %25

14:                                               ; preds = %3
  %15 = sub nsw i32 %5, %4
  br label %25

16:                                               ; preds = %3
  %17 = xor i32 %4, %5
  br label %18

18:                                               ; preds = %3, %16
  %19 = phi i32 [ %5, %3 ], [ %17, %16 ]
  %20 = add nsw i32 %19, 7
  br label %25

21:                                               ; preds = %3
  %22 = or i32 %5, 1
  br label %25

23:                                               ; preds = %3
  %24 = icmp sgt i32 %5, 100000
  br i1 %24, label %32, label %25

25:                                               ; preds = %23, %3, %21, %18, %14, %12, %9
  %26 = phi i32 [ %5, %3 ], [ %5, %23 ], [ %22, %21 ], [ %20, %18 ], [ %15, %14 ], [ %13, %12 ], [ %11, %9 ]
  %27 = and i32 %26, 1048575
  br label %28

28:                                               ; preds = %3, %25
  %29 = phi i32 [ %27, %25 ], [ %5, %3 ]
  %30 = add nuw nsw i32 %4, 1
  %31 = icmp eq i32 %30, %0
  br i1 %31, label %32, label %3, !llvm.loop !5

32:                                               ; preds = %23, %28, %1
  %33 = phi i32 [ 0, %1 ], [ %5, %23 ], [ %29, %28 ]
  ret i32 %33
}

; Function Attrs: nofree nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #2 {
  br label %4

1:                                                ; preds = %18
  %2 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !tbaa !8
  %3 = call i32 @putc(i32 noundef 10, %struct._IO_FILE* noundef %2) #4
  br label %26

4:                                                ; preds = %0, %18
  %5 = phi i32 [ -3, %0 ], [ %21, %18 ]
  %6 = icmp ult i32 %5, 10
  br i1 %6, label %9, label %7

7:                                                ; preds = %9, %4
  %8 = shl nsw i32 %5, 1
  br label %18

9:                                                ; preds = %4
  %10 = trunc i32 %5 to i16
  %11 = lshr i16 671, %10
  %12 = and i16 %11, 1
  %13 = icmp eq i16 %12, 0
  br i1 %13, label %7, label %14

14:                                               ; preds = %9
  %15 = sext i32 %5 to i64
  %16 = getelementptr inbounds [10 x i32], [10 x i32]* @switch.table.main, i64 0, i64 %15
  %17 = load i32, i32* %16, align 4
  br label %18

18:                                               ; preds = %14, %7
  %19 = phi i32 [ %8, %7 ], [ %17, %14 ]
  %20 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i32 noundef %19)
  %21 = add nsw i32 %5, 1
  %22 = icmp eq i32 %21, 12
  br i1 %22, label %1, label %4, !llvm.loop !12

23:                                               ; preds = %31
  %24 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !tbaa !8
  %25 = call i32 @putc(i32 noundef 10, %struct._IO_FILE* noundef %24) #4
  br label %40

26:                                               ; preds = %1, %31
  %27 = phi i32 [ 0, %1 ], [ %35, %31 ]
  %28 = trunc i32 %27 to i8
  switch i8 %28, label %30 [
    i8 97, label %31
    i8 101, label %31
    i8 105, label %31
    i8 111, label %31
    i8 117, label %31
    i8 32, label %29
    i8 9, label %29
    i8 10, label %29
  ]

29:                                               ; preds = %26, %26, %26
  br label %31

30:                                               ; preds = %26
  br label %31

31:                                               ; preds = %26, %26, %26, %26, %26, %29, %30
  %32 = phi i32 [ 48, %30 ], [ 50, %29 ], [ 49, %26 ], [ 49, %26 ], [ 49, %26 ], [ 49, %26 ], [ 49, %26 ]
  %33 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !tbaa !8
  %34 = call i32 @putc(i32 noundef %32, %struct._IO_FILE* noundef %33) #4
  %35 = add nuw nsw i32 %27, 1
  %36 = icmp eq i32 %35, 256
  br i1 %36, label %23, label %26, !llvm.loop !13

37:                                               ; preds = %53
  %38 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !tbaa !8
  %39 = call i32 @putc(i32 noundef 10, %struct._IO_FILE* noundef %38) #4
  br label %90

40:                                               ; preds = %23, %53
  %41 = phi i64 [ 0, %23 ], [ %56, %53 ]
  %42 = getelementptr inbounds [14 x i64], [14 x i64]* @main.v, i64 0, i64 %41
  %43 = load i64, i64* %42, align 8, !tbaa !14
  switch i64 %43, label %52 [
    i64 -100000000000, label %53
    i64 5, label %44
    i64 1000, label %45
    i64 1001, label %46
    i64 1002, label %47
    i64 1003, label %48
    i64 1004, label %49
    i64 99999999, label %50
    i64 -1, label %51
  ]

44:                                               ; preds = %40
  br label %53

45:                                               ; preds = %40
  br label %53

46:                                               ; preds = %40
  br label %53

47:                                               ; preds = %40
  br label %53

48:                                               ; preds = %40
  br label %53

49:                                               ; preds = %40
  br label %53

50:                                               ; preds = %40
  br label %53

51:                                               ; preds = %40
  br label %53

52:                                               ; preds = %40
  br label %53

53:                                               ; preds = %40, %44, %45, %46, %47, %48, %49, %50, %51, %52
  %54 = phi i32 [ 0, %52 ], [ 9, %51 ], [ 8, %50 ], [ 7, %49 ], [ 6, %48 ], [ 5, %47 ], [ 4, %46 ], [ 3, %45 ], [ 2, %44 ], [ 1, %40 ]
  %55 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i32 noundef %54)
  %56 = add nuw nsw i64 %41, 1
  %57 = icmp eq i64 %56, 14
  br i1 %57, label %37, label %40, !llvm.loop !16

58:                                               ; preds = %105, %83
  %59 = phi i32 [ %85, %83 ], [ 0, %105 ]
  %60 = phi i32 [ %84, %83 ], [ 0, %105 ]
  %61 = urem i32 %59, 11
  switch i32 %61, label %80 [
    i32 0, label %62
    i32 1, label %64
    i32 2, label %67
    i32 3, label %83
    i32 4, label %69
    i32 5, label %71
    i32 6, label %73
    i32 8, label %76
    i32 10, label %78
  ]

62:                                               ; preds = %58
  %63 = add nsw i32 %60, 1
  br label %64

64:                                               ; preds = %62, %58
  %65 = phi i32 [ %60, %58 ], [ %63, %62 ]
  %66 = add nsw i32 %65, 2
  br label %80

67:                                               ; preds = %58
  %68 = mul nsw i32 %60, 3
  br label %80

69:                                               ; preds = %58
  %70 = sub nsw i32 %60, %59
  br label %80

71:                                               ; preds = %58
  %72 = xor i32 %60, %59
  br label %73

73:                                               ; preds = %71, %58
  %74 = phi i32 [ %60, %58 ], [ %72, %71 ]
  %75 = add nsw i32 %74, 7
  br label %80

76:                                               ; preds = %58
  %77 = or i32 %60, 1
  br label %80

78:                                               ; preds = %58
  %79 = icmp sgt i32 %60, 100000
  br i1 %79, label %87, label %80

80:                                               ; preds = %78, %76, %73, %69, %67, %64, %58
  %81 = phi i32 [ %60, %58 ], [ %60, %78 ], [ %77, %76 ], [ %75, %73 ], [ %70, %69 ], [ %68, %67 ], [ %66, %64 ]
  %82 = and i32 %81, 1048575
  br label %83

83:                                               ; preds = %80, %58
  %84 = phi i32 [ %82, %80 ], [ %60, %58 ]
  %85 = add nuw nsw i32 %59, 1
  %86 = icmp eq i32 %85, 1000
  br i1 %86, label %87, label %58, !llvm.loop !5

87:                                               ; preds = %78, %83
  %88 = phi i32 [ %60, %78 ], [ %84, %83 ]
  %89 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([5 x i8], [5 x i8]* @.str.2, i64 0, i64 0), i32 noundef %88)
  ret i32 0

90:                                               ; preds = %37, %105
  %91 = phi i32 [ 0, %37 ], [ %108, %105 ]
  %92 = and i32 %91, 7
  switch i32 %92, label %100 [
    i32 0, label %101
    i32 1, label %93
    i32 2, label %105
    i32 3, label %94
    i32 4, label %95
    i32 5, label %97
    i32 6, label %101
    i32 7, label %99
  ]

93:                                               ; preds = %90
  br label %101

94:                                               ; preds = %90
  br label %101

95:                                               ; preds = %90
  %96 = xor i32 %91, -6
  br label %97

97:                                               ; preds = %95, %90
  %98 = phi i32 [ 4, %90 ], [ %96, %95 ]
  br label %101

99:                                               ; preds = %90
  br label %101

100:                                              ; preds = %90
  unreachable

101:                                              ; preds = %99, %97, %94, %93, %90, %90
  %102 = phi i32 [ -8, %99 ], [ %98, %97 ], [ %91, %94 ], [ 5, %93 ], [ 3, %90 ], [ 3, %90 ]
  %103 = mul nsw i32 %102, 3
  %104 = add nsw i32 %103, %91
  br label %105

105:                                              ; preds = %90, %101
  %106 = phi i32 [ %104, %101 ], [ 7, %90 ]
  %107 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i32 noundef %106)
  %108 = add nuw nsw i32 %91, 1
  %109 = icmp eq i32 %108, 256
  br i1 %109, label %58, label %90, !llvm.loop !17
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare noundef i32 @putc(i32 noundef, %struct._IO_FILE* nocapture noundef) local_unnamed_addr #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree norecurse nosync nounwind readnone uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{!"Debian clang version 14.0.6"}
!5 = distinct !{!5, !6, !7}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{!"llvm.loop.unroll.disable"}
!8 = !{!9, !9, i64 0}
!9 = !{!"any pointer", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = distinct !{!12, !6, !7}
!13 = distinct !{!13, !6, !7}
!14 = !{!15, !15, i64 0}
!15 = !{!"long", !10, i64 0}
!16 = distinct !{!16, !6, !7}
!17 = distinct !{!17, !6, !7}
