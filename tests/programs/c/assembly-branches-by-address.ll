; Inline assembly that jumps to labels of the program, as clang 14 prints it.
; exit: 0
; output: 1 2 4 14 55
source_filename = "assembly-branches.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [16 x i8] c"%d %d %d %d %d\0A\00", align 1

define dso_local i32 @main() local_unnamed_addr #0 {
  callbr void asm sideeffect "testl $0,$0\0A\09jne ${1:l}", "r,i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 0, i8* blockaddress(@main, %1)) #2
          to label %2 [label %1]

1:                                                ; preds = %0
  br label %2

2:                                                ; preds = %0, %1
  %3 = phi i32 [ 2, %1 ], [ 1, %0 ]
  callbr void asm sideeffect "testl $0,$0\0A\09jne ${1:l}", "r,i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 5, i8* blockaddress(@main, %4)) #2
          to label %5 [label %4]

4:                                                ; preds = %2
  br label %5

5:                                                ; preds = %2, %4
  %6 = phi i32 [ 2, %4 ], [ 1, %2 ]
  br label %7

7:                                                ; preds = %7, %5
  %8 = phi i32 [ 10, %5 ], [ %11, %7 ]
  %9 = phi i32 [ 0, %5 ], [ %10, %7 ]
  %10 = add nsw i32 %9, %8
  %11 = add nsw i32 %8, -1
  callbr void asm sideeffect "cmpl $$0, $0; jg ${1:l}", "r,i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %11, i8* blockaddress(@main, %7)) #2
          to label %12 [label %7]

12:                                               ; preds = %7
  %13 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0), i32 noundef %3, i32 noundef %6, i32 noundef 4, i32 noundef 14, i32 noundef %10)
  ret i32 0
}

declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #1

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }


