source_filename = "collatz.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [41 x i8] c"collatz: %ld after %d steps, %ld in all\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %arrayidx = getelementptr inbounds ptr, ptr %argv, i64 1
  %0 = load ptr, ptr %arrayidx, align 8
  %call = call i64 @strtol(ptr noundef %0, ptr noundef null, i32 noundef 10) #3
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %entry ]
  %tobool = icmp ne i64 %cond, 0
  %mul = mul nsw i64 %cond, 2000000
  %cond4 = select i1 %tobool, i64 %mul, i64 1000
  br label %for.cond

for.cond:                                         ; preds = %for.body, %cond.end
  %sum.0 = phi i64 [ 0, %cond.end ], [ %add, %for.body ]
  %best_of_thousand.0 = phi i64 [ 0, %cond.end ], [ %best_of_thousand.1, %for.body ]
  %most.0 = phi i32 [ 0, %cond.end ], [ %spec.select, %for.body ]
  %n.0 = phi i64 [ 1, %cond.end ], [ %inc, %for.body ]
  %best.0 = phi i64 [ 0, %cond.end ], [ %spec.select11, %for.body ]
  %cmp5 = icmp slt i64 %n.0, %cond4
  br i1 %cmp5, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %call6 = call i32 @steps_of(i64 noundef %n.0)
  %conv = sext i32 %call6 to i64
  %add = add nsw i64 %sum.0, %conv
  %cmp7 = icmp sgt i32 %call6, %most.0
  %spec.select = select i1 %cmp7, i32 %call6, i32 %most.0
  %spec.select11 = select i1 %cmp7, i64 %n.0, i64 %best.0
  %cmp9 = icmp eq i64 %n.0, 999
  %best_of_thousand.1 = select i1 %cmp9, i64 %spec.select11, i64 %best_of_thousand.0
  %inc = add nsw i64 %n.0, 1
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  %call13 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %best.0, i32 noundef %most.0, i64 noundef %sum.0)
  %cmp14 = icmp ne i64 %best_of_thousand.0, 871
  %conv15 = zext i1 %cmp14 to i32
  ret i32 %conv15
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @steps_of(i64 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %n.addr.0 = phi i64 [ %n, %entry ], [ %cond, %for.inc ]
  %steps.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp ne i64 %n.addr.0, 1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %rem = srem i64 %n.addr.0, 2
  %cmp1 = icmp eq i64 %rem, 0
  br i1 %cmp1, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.body
  %div = sdiv i64 %n.addr.0, 2
  br label %for.inc

cond.false:                                       ; preds = %for.body
  %mul = mul nsw i64 3, %n.addr.0
  %add = add nsw i64 %mul, 1
  br label %for.inc

for.inc:                                          ; preds = %cond.true, %cond.false
  %cond = phi i64 [ %div, %cond.true ], [ %add, %cond.false ]
  %inc = add nsw i32 %steps.0, 1
  br label %for.cond, !llvm.loop !7

for.end:                                          ; preds = %for.cond
  ret i32 %steps.0
}

declare i32 @printf(ptr noundef, ...) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
