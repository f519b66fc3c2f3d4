source_filename = "large-heap.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [35 x i8] c"large-heap: mean place %lu of %lu\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %state = alloca i64, align 8
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %arrayidx = getelementptr inbounds ptr, ptr %argv, i64 1
  %0 = load ptr, ptr %arrayidx, align 8
  %call = call i64 @strtol(ptr noundef %0, ptr noundef null, i32 noundef 10) #4
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %entry ]
  %tobool = icmp ne i64 %cond, 0
  %1 = zext i1 %tobool to i64
  %cond1 = select i1 %tobool, i32 1500000, i32 2000
  %conv = sext i32 %cond1 to i64
  %tobool2 = icmp ne i64 %cond, 0
  %mul = mul nsw i64 %cond, 250000
  %cond6 = select i1 %tobool2, i64 %mul, i64 1000
  %mul7 = mul i64 %conv, 8
  %call8 = call noalias ptr @malloc(i64 noundef %mul7) #5
  store i64 20261128, ptr %state, align 8
  %cmp9 = icmp eq ptr %call8, null
  %conv10 = zext i1 %cmp9 to i32
  %conv11 = sext i32 %conv10 to i64
  br label %for.cond

for.cond:                                         ; preds = %for.body, %cond.end
  %i.0 = phi i64 [ 0, %cond.end ], [ %inc, %for.body ]
  %sum.0 = phi double [ 0.000000e+00, %cond.end ], [ %add, %for.body ]
  %cmp12 = icmp ult i64 %i.0, %conv
  %tobool14 = icmp ne ptr %call8, null
  %spec.select = select i1 %cmp12, i1 %tobool14, i1 false
  br i1 %spec.select, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %call15 = call i64 @next_random(ptr noundef %state)
  %shr = lshr i64 %call15, 40
  %conv16 = uitofp i64 %shr to double
  %arrayidx17 = getelementptr inbounds double, ptr %call8, i64 %i.0
  store double %conv16, ptr %arrayidx17, align 8
  %arrayidx18 = getelementptr inbounds double, ptr %call8, i64 %i.0
  %2 = load double, ptr %arrayidx18, align 8
  %add = fadd double %sum.0, %2
  %inc = add i64 %i.0, 1
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  %tobool19 = icmp ne ptr %call8, null
  br i1 %tobool19, label %if.then, label %if.end

if.then:                                          ; preds = %for.end
  call void @heapsort(ptr noundef %call8, i64 noundef %conv)
  br label %for.cond21

for.cond21:                                       ; preds = %land.end32, %if.then
  %i20.0 = phi i64 [ 0, %if.then ], [ %inc38, %land.end32 ]
  %wrong.0 = phi i64 [ %conv11, %if.then ], [ %add34, %land.end32 ]
  %sum.1 = phi double [ %sum.0, %if.then ], [ %sub36, %land.end32 ]
  %cmp22 = icmp ult i64 %i20.0, %conv
  br i1 %cmp22, label %for.body24, label %for.end39

for.body24:                                       ; preds = %for.cond21
  %cmp25 = icmp ugt i64 %i20.0, 0
  br i1 %cmp25, label %land.rhs27, label %land.end32

land.rhs27:                                       ; preds = %for.body24
  %sub = sub i64 %i20.0, 1
  %arrayidx28 = getelementptr inbounds double, ptr %call8, i64 %sub
  %3 = load double, ptr %arrayidx28, align 8
  %arrayidx29 = getelementptr inbounds double, ptr %call8, i64 %i20.0
  %4 = load double, ptr %arrayidx29, align 8
  %cmp30 = fcmp ogt double %3, %4
  br label %land.end32

land.end32:                                       ; preds = %land.rhs27, %for.body24
  %5 = phi i1 [ false, %for.body24 ], [ %cmp30, %land.rhs27 ]
  %land.ext = zext i1 %5 to i32
  %conv33 = sext i32 %land.ext to i64
  %add34 = add nsw i64 %wrong.0, %conv33
  %arrayidx35 = getelementptr inbounds double, ptr %call8, i64 %i20.0
  %6 = load double, ptr %arrayidx35, align 8
  %sub36 = fsub double %sum.1, %6
  %inc38 = add i64 %i20.0, 1
  br label %for.cond21, !llvm.loop !7

for.end39:                                        ; preds = %for.cond21
  %cmp40 = fcmp une double %sum.1, 0.000000e+00
  %conv41 = zext i1 %cmp40 to i32
  %conv42 = sext i32 %conv41 to i64
  %add43 = add nsw i64 %wrong.0, %conv42
  br label %if.end

if.end:                                           ; preds = %for.end39, %for.end
  %wrong.1 = phi i64 [ %add43, %for.end39 ], [ %conv11, %for.end ]
  br label %for.cond45

for.cond45:                                       ; preds = %land.end74, %if.end
  %places.0 = phi i64 [ 0, %if.end ], [ %add78, %land.end74 ]
  %i44.0 = phi i64 [ 0, %if.end ], [ %inc80, %land.end74 ]
  %wrong.2 = phi i64 [ %wrong.1, %if.end ], [ %add77, %land.end74 ]
  %cmp46 = icmp slt i64 %i44.0, %cond6
  %tobool49 = icmp ne ptr %call8, null
  %spec.select45 = select i1 %cmp46, i1 %tobool49, i1 false
  br i1 %spec.select45, label %for.body52, label %for.end81

for.body52:                                       ; preds = %for.cond45
  %call53 = call i64 @next_random(ptr noundef %state)
  %shr54 = lshr i64 %call53, 40
  %conv55 = uitofp i64 %shr54 to double
  %call56 = call i64 @lower_bound(ptr noundef %call8, i64 noundef %conv, double noundef %conv55)
  %cmp57 = icmp ugt i64 %call56, 0
  br i1 %cmp57, label %land.rhs59, label %land.end64

land.rhs59:                                       ; preds = %for.body52
  %sub60 = sub i64 %call56, 1
  %arrayidx61 = getelementptr inbounds double, ptr %call8, i64 %sub60
  %7 = load double, ptr %arrayidx61, align 8
  %cmp62 = fcmp oge double %7, %conv55
  br label %land.end64

land.end64:                                       ; preds = %land.rhs59, %for.body52
  %8 = phi i1 [ false, %for.body52 ], [ %cmp62, %land.rhs59 ]
  %land.ext65 = zext i1 %8 to i32
  %conv66 = sext i32 %land.ext65 to i64
  %add67 = add nsw i64 %wrong.2, %conv66
  %cmp68 = icmp ult i64 %call56, %conv
  br i1 %cmp68, label %land.rhs70, label %land.end74

land.rhs70:                                       ; preds = %land.end64
  %arrayidx71 = getelementptr inbounds double, ptr %call8, i64 %call56
  %9 = load double, ptr %arrayidx71, align 8
  %cmp72 = fcmp olt double %9, %conv55
  br label %land.end74

land.end74:                                       ; preds = %land.rhs70, %land.end64
  %10 = phi i1 [ false, %land.end64 ], [ %cmp72, %land.rhs70 ]
  %land.ext75 = zext i1 %10 to i32
  %conv76 = sext i32 %land.ext75 to i64
  %add77 = add nsw i64 %add67, %conv76
  %add78 = add i64 %places.0, %call56
  %inc80 = add nsw i64 %i44.0, 1
  br label %for.cond45, !llvm.loop !8

for.end81:                                        ; preds = %for.cond45
  %div = udiv i64 %places.0, %cond6
  %call82 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %div, i64 noundef %conv)
  call void @free(ptr noundef %call8) #4
  %cmp83 = icmp ne i64 %wrong.2, 0
  %conv84 = zext i1 %cmp83 to i32
  ret i32 %conv84
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal i64 @next_random(ptr noundef %state) #0 {
entry:
  %0 = load i64, ptr %state, align 8
  %shl = shl i64 %0, 13
  %1 = load i64, ptr %state, align 8
  %xor = xor i64 %1, %shl
  store i64 %xor, ptr %state, align 8
  %2 = load i64, ptr %state, align 8
  %shr = lshr i64 %2, 7
  %3 = load i64, ptr %state, align 8
  %xor1 = xor i64 %3, %shr
  store i64 %xor1, ptr %state, align 8
  %4 = load i64, ptr %state, align 8
  %shl2 = shl i64 %4, 17
  %5 = load i64, ptr %state, align 8
  %xor3 = xor i64 %5, %shl2
  store i64 %xor3, ptr %state, align 8
  %6 = load i64, ptr %state, align 8
  ret i64 %6
}

; Function Attrs: noinline nounwind uwtable
define internal void @heapsort(ptr noundef %heap, i64 noundef %count) #0 {
entry:
  %div = udiv i64 %count, 2
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %i.0 = phi i64 [ %div, %entry ], [ %dec, %for.body ]
  %dec = add i64 %i.0, -1
  %cmp = icmp ugt i64 %i.0, 0
  br i1 %cmp, label %for.body, label %while.cond

for.body:                                         ; preds = %for.cond
  call void @sift_down(ptr noundef %heap, i64 noundef %dec, i64 noundef %count)
  br label %for.cond, !llvm.loop !9

while.cond:                                       ; preds = %for.cond, %while.body
  %count.addr.0 = phi i64 [ %dec2, %while.body ], [ %count, %for.cond ]
  %cmp1 = icmp ugt i64 %count.addr.0, 1
  br i1 %cmp1, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %arrayidx = getelementptr inbounds double, ptr %heap, i64 0
  %0 = load double, ptr %arrayidx, align 8
  %dec2 = add i64 %count.addr.0, -1
  %arrayidx3 = getelementptr inbounds double, ptr %heap, i64 %dec2
  %1 = load double, ptr %arrayidx3, align 8
  %arrayidx4 = getelementptr inbounds double, ptr %heap, i64 0
  store double %1, ptr %arrayidx4, align 8
  %arrayidx5 = getelementptr inbounds double, ptr %heap, i64 %dec2
  store double %0, ptr %arrayidx5, align 8
  call void @sift_down(ptr noundef %heap, i64 noundef 0, i64 noundef %dec2)
  br label %while.cond, !llvm.loop !10

while.end:                                        ; preds = %while.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @lower_bound(ptr noundef %sorted, i64 noundef %count, double noundef %key) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %high.0 = phi i64 [ %count, %entry ], [ %high.1, %while.body ]
  %low.0 = phi i64 [ 0, %entry ], [ %low.1, %while.body ]
  %cmp = icmp ult i64 %low.0, %high.0
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %sub = sub i64 %high.0, %low.0
  %div = udiv i64 %sub, 2
  %add = add i64 %low.0, %div
  %arrayidx = getelementptr inbounds double, ptr %sorted, i64 %add
  %0 = load double, ptr %arrayidx, align 8
  %cmp1 = fcmp olt double %0, %key
  %add2 = add i64 %add, 1
  %high.1 = select i1 %cmp1, i64 %high.0, i64 %add
  %low.1 = select i1 %cmp1, i64 %add2, i64 %low.0
  br label %while.cond, !llvm.loop !11

while.end:                                        ; preds = %while.cond
  ret i64 %low.0
}

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: nounwind
declare void @free(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @sift_down(ptr noundef %heap, i64 noundef %hole, i64 noundef %count) #0 {
entry:
  %arrayidx = getelementptr inbounds double, ptr %heap, i64 %hole
  %0 = load double, ptr %arrayidx, align 8
  br label %for.cond

for.cond:                                         ; preds = %if.end12, %entry
  %hole.addr.0 = phi i64 [ %hole, %entry ], [ %child.0, %if.end12 ]
  %mul = mul i64 2, %hole.addr.0
  %add = add i64 %mul, 1
  %cmp = icmp uge i64 %add, %count
  br i1 %cmp, label %for.end, label %if.end

if.end:                                           ; preds = %for.cond
  %add1 = add i64 %add, 1
  %cmp2 = icmp ult i64 %add1, %count
  br i1 %cmp2, label %land.lhs.true, label %if.end8

land.lhs.true:                                    ; preds = %if.end
  %add3 = add i64 %add, 1
  %arrayidx4 = getelementptr inbounds double, ptr %heap, i64 %add3
  %1 = load double, ptr %arrayidx4, align 8
  %arrayidx5 = getelementptr inbounds double, ptr %heap, i64 %add
  %2 = load double, ptr %arrayidx5, align 8
  %cmp6 = fcmp ogt double %1, %2
  br i1 %cmp6, label %if.then7, label %if.end8

if.then7:                                         ; preds = %land.lhs.true
  %inc = add i64 %add, 1
  br label %if.end8

if.end8:                                          ; preds = %if.then7, %land.lhs.true, %if.end
  %child.0 = phi i64 [ %inc, %if.then7 ], [ %add, %land.lhs.true ], [ %add, %if.end ]
  %arrayidx9 = getelementptr inbounds double, ptr %heap, i64 %child.0
  %3 = load double, ptr %arrayidx9, align 8
  %cmp10 = fcmp ole double %3, %0
  br i1 %cmp10, label %for.end, label %if.end12

if.end12:                                         ; preds = %if.end8
  %arrayidx13 = getelementptr inbounds double, ptr %heap, i64 %child.0
  %4 = load double, ptr %arrayidx13, align 8
  %arrayidx14 = getelementptr inbounds double, ptr %heap, i64 %hole.addr.0
  store double %4, ptr %arrayidx14, align 8
  br label %for.cond

for.end:                                          ; preds = %if.end8, %for.cond
  %arrayidx15 = getelementptr inbounds double, ptr %heap, i64 %hole.addr.0
  store double %0, ptr %arrayidx15, align 8
  ret void
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { nounwind allocsize(0) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
!8 = distinct !{!8, !6}
!9 = distinct !{!9, !6}
!10 = distinct !{!10, !6}
!11 = distinct !{!11, !6}
