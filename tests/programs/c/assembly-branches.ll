; Inline assembly that jumps to labels of the program.
; exit: 0
; output: 1 2 4 14 55
source_filename = "assembly-branches.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [16 x i8] c"%d %d %d %d %d\0A\00", align 1

define dso_local noundef i32 @main() local_unnamed_addr #0 {
  callbr void asm sideeffect "testl $0,$0\0A\09jne ${1:l}", "r,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 0) #2
          to label %2 [label %1]

1:                                                ; preds = %0
  br label %2

2:                                                ; preds = %0, %1
  %3 = phi i32 [ 2, %1 ], [ 1, %0 ]
  callbr void asm sideeffect "testl $0,$0\0A\09jne ${1:l}", "r,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 5) #2
          to label %5 [label %4]

4:                                                ; preds = %2
  br label %5

5:                                                ; preds = %2, %4
  %6 = phi i32 [ 2, %4 ], [ 1, %2 ]
  %7 = callbr i32 asm "movl $1,$0; testl $1,$1; jne ${2:l}; incl $0; jmp ${3:l}", "=r,r,!i,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 0) #3
          to label %8 [label %10, label %12]

8:                                                ; preds = %5
  %9 = add nsw i32 %7, 100
  br label %14

10:                                               ; preds = %5
  %11 = shl nsw i32 %7, 1
  br label %14

12:                                               ; preds = %5
  %13 = add nsw i32 %7, 3
  br label %14

14:                                               ; preds = %8, %10, %12
  %15 = phi i32 [ %9, %8 ], [ %13, %12 ], [ %11, %10 ]
  %16 = callbr i32 asm "movl $1,$0; testl $1,$1; jne ${2:l}; incl $0; jmp ${3:l}", "=r,r,!i,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 7) #3
          to label %17 [label %19, label %21]

17:                                               ; preds = %14
  %18 = add nsw i32 %16, 100
  br label %23

19:                                               ; preds = %14
  %20 = shl nsw i32 %16, 1
  br label %23

21:                                               ; preds = %14
  %22 = add nsw i32 %16, 3
  br label %23

23:                                               ; preds = %17, %19, %21
  %24 = phi i32 [ %18, %17 ], [ %22, %21 ], [ %20, %19 ]
  br label %25

25:                                               ; preds = %25, %23
  %26 = phi i32 [ 10, %23 ], [ %29, %25 ]
  %27 = phi i32 [ 0, %23 ], [ %28, %25 ]
  %28 = add nsw i32 %27, %26
  %29 = add nsw i32 %26, -1
  callbr void asm sideeffect "cmpl $$0, $0; jg ${1:l}", "r,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %29) #2
          to label %30 [label %25]

30:                                               ; preds = %25
  %31 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %3, i32 noundef %6, i32 noundef %15, i32 noundef %24, i32 noundef %28)
  ret i32 0
}

declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }
attributes #3 = { nounwind memory(none) }


