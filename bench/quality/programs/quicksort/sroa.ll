source_filename = "quicksort.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@data = internal global [200000 x i64] zeroinitializer, align 16
@.str = private unnamed_addr constant [24 x i8] c"quicksort: median %lld\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %state = alloca i64, align 8
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
  %1 = zext i1 %tobool to i64
  %cond1 = select i1 %tobool, i32 200000, i32 2000
  %conv = sext i32 %cond1 to i64
  %tobool2 = icmp ne i64 %cond, 0
  %mul = mul nsw i64 %cond, 22
  %cond6 = select i1 %tobool2, i64 %mul, i64 1
  store i64 20261121, ptr %state, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.end37, %cond.end
  %round.0 = phi i64 [ 0, %cond.end ], [ %inc45, %for.end37 ]
  %wrong.0 = phi i64 [ 0, %cond.end ], [ %add43, %for.end37 ]
  %cmp7 = icmp slt i64 %round.0, %cond6
  br i1 %cmp7, label %for.cond9, label %for.end46

for.cond9:                                        ; preds = %for.cond, %for.body12
  %sum.0 = phi i64 [ %add, %for.body12 ], [ 0, %for.cond ]
  %parity.0 = phi i64 [ %xor, %for.body12 ], [ 0, %for.cond ]
  %i.0 = phi i64 [ %inc, %for.body12 ], [ 0, %for.cond ]
  %cmp10 = icmp slt i64 %i.0, %conv
  br i1 %cmp10, label %for.body12, label %for.end

for.body12:                                       ; preds = %for.cond9
  %call13 = call i64 @next_random(ptr noundef %state)
  %shr = lshr i64 %call13, 1
  %sub = sub nsw i64 %shr, 4611686018427387903
  %arrayidx14 = getelementptr inbounds [200000 x i64], ptr @data, i64 0, i64 %i.0
  store i64 %sub, ptr %arrayidx14, align 8
  %arrayidx15 = getelementptr inbounds [200000 x i64], ptr @data, i64 0, i64 %i.0
  %2 = load i64, ptr %arrayidx15, align 8
  %add = add i64 %sum.0, %2
  %arrayidx16 = getelementptr inbounds [200000 x i64], ptr @data, i64 0, i64 %i.0
  %3 = load i64, ptr %arrayidx16, align 8
  %xor = xor i64 %parity.0, %3
  %inc = add nsw i64 %i.0, 1
  br label %for.cond9, !llvm.loop !5

for.end:                                          ; preds = %for.cond9
  call void @quicksort(ptr noundef @data, i64 noundef %conv)
  br label %for.cond18

for.cond18:                                       ; preds = %land.end, %for.end
  %sum.1 = phi i64 [ %sum.0, %for.end ], [ %sub32, %land.end ]
  %parity.1 = phi i64 [ %parity.0, %for.end ], [ %xor34, %land.end ]
  %wrong.1 = phi i64 [ %wrong.0, %for.end ], [ %add30, %land.end ]
  %i17.0 = phi i64 [ 0, %for.end ], [ %inc36, %land.end ]
  %cmp19 = icmp slt i64 %i17.0, %conv
  br i1 %cmp19, label %for.body21, label %for.end37

for.body21:                                       ; preds = %for.cond18
  %cmp22 = icmp sgt i64 %i17.0, 0
  br i1 %cmp22, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.body21
  %sub24 = sub nsw i64 %i17.0, 1
  %arrayidx25 = getelementptr inbounds [200000 x i64], ptr @data, i64 0, i64 %sub24
  %4 = load i64, ptr %arrayidx25, align 8
  %arrayidx26 = getelementptr inbounds [200000 x i64], ptr @data, i64 0, i64 %i17.0
  %5 = load i64, ptr %arrayidx26, align 8
  %cmp27 = icmp sgt i64 %4, %5
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.body21
  %6 = phi i1 [ false, %for.body21 ], [ %cmp27, %land.rhs ]
  %land.ext = zext i1 %6 to i32
  %conv29 = sext i32 %land.ext to i64
  %add30 = add nsw i64 %wrong.1, %conv29
  %arrayidx31 = getelementptr inbounds [200000 x i64], ptr @data, i64 0, i64 %i17.0
  %7 = load i64, ptr %arrayidx31, align 8
  %sub32 = sub i64 %sum.1, %7
  %arrayidx33 = getelementptr inbounds [200000 x i64], ptr @data, i64 0, i64 %i17.0
  %8 = load i64, ptr %arrayidx33, align 8
  %xor34 = xor i64 %parity.1, %8
  %inc36 = add nsw i64 %i17.0, 1
  br label %for.cond18, !llvm.loop !7

for.end37:                                        ; preds = %for.cond18
  %cmp38 = icmp ne i64 %sum.1, 0
  %cmp40 = icmp ne i64 %parity.1, 0
  %spec.select = select i1 %cmp38, i1 true, i1 %cmp40
  %lor.ext = zext i1 %spec.select to i32
  %conv42 = sext i32 %lor.ext to i64
  %add43 = add nsw i64 %wrong.1, %conv42
  %inc45 = add nsw i64 %round.0, 1
  br label %for.cond, !llvm.loop !8

for.end46:                                        ; preds = %for.cond
  %div = sdiv i64 %conv, 2
  %arrayidx47 = getelementptr inbounds [200000 x i64], ptr @data, i64 0, i64 %div
  %9 = load i64, ptr %arrayidx47, align 8
  %call48 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %9)
  %cmp49 = icmp ne i64 %wrong.0, 0
  %conv50 = zext i1 %cmp49 to i32
  ret i32 %conv50
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

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
define internal void @quicksort(ptr noundef %first, i64 noundef %count) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %if.end26, %entry
  %count.addr.0 = phi i64 [ %count, %entry ], [ %count.addr.1, %if.end26 ]
  %first.addr.0 = phi ptr [ %first, %entry ], [ %first.addr.1, %if.end26 ]
  %cmp = icmp sgt i64 %count.addr.0, 16
  br i1 %cmp, label %while.body, label %while.end27

while.body:                                       ; preds = %while.cond
  %call = call i64 @pivot_of(ptr noundef %first.addr.0, i64 noundef %count.addr.0)
  %sub = sub nsw i64 %count.addr.0, 1
  br label %while.cond1

while.cond1:                                      ; preds = %if.end, %while.body
  %low.0 = phi i64 [ 0, %while.body ], [ %low.2, %if.end ]
  %high.0 = phi i64 [ %sub, %while.body ], [ %high.2, %if.end ]
  %cmp2 = icmp sle i64 %low.0, %high.0
  br i1 %cmp2, label %while.cond4, label %while.end17

while.cond4:                                      ; preds = %while.cond1, %while.body6
  %low.1 = phi i64 [ %inc, %while.body6 ], [ %low.0, %while.cond1 ]
  %arrayidx = getelementptr inbounds i64, ptr %first.addr.0, i64 %low.1
  %0 = load i64, ptr %arrayidx, align 8
  %cmp5 = icmp slt i64 %0, %call
  br i1 %cmp5, label %while.body6, label %while.cond7

while.body6:                                      ; preds = %while.cond4
  %inc = add nsw i64 %low.1, 1
  br label %while.cond4, !llvm.loop !9

while.cond7:                                      ; preds = %while.cond4, %while.body10
  %high.1 = phi i64 [ %dec, %while.body10 ], [ %high.0, %while.cond4 ]
  %arrayidx8 = getelementptr inbounds i64, ptr %first.addr.0, i64 %high.1
  %1 = load i64, ptr %arrayidx8, align 8
  %cmp9 = icmp sgt i64 %1, %call
  br i1 %cmp9, label %while.body10, label %while.end11

while.body10:                                     ; preds = %while.cond7
  %dec = add nsw i64 %high.1, -1
  br label %while.cond7, !llvm.loop !10

while.end11:                                      ; preds = %while.cond7
  %cmp12 = icmp sle i64 %low.1, %high.1
  br i1 %cmp12, label %if.then, label %if.end

if.then:                                          ; preds = %while.end11
  %inc13 = add nsw i64 %low.1, 1
  %arrayidx14 = getelementptr inbounds i64, ptr %first.addr.0, i64 %low.1
  %dec15 = add nsw i64 %high.1, -1
  %arrayidx16 = getelementptr inbounds i64, ptr %first.addr.0, i64 %high.1
  call void @exchange(ptr noundef %arrayidx14, ptr noundef %arrayidx16)
  br label %if.end

if.end:                                           ; preds = %if.then, %while.end11
  %low.2 = phi i64 [ %inc13, %if.then ], [ %low.1, %while.end11 ]
  %high.2 = phi i64 [ %dec15, %if.then ], [ %high.1, %while.end11 ]
  br label %while.cond1, !llvm.loop !11

while.end17:                                      ; preds = %while.cond1
  %add = add nsw i64 %high.0, 1
  %sub18 = sub nsw i64 %count.addr.0, %low.0
  %cmp19 = icmp slt i64 %add, %sub18
  br i1 %cmp19, label %if.then20, label %if.else

if.then20:                                        ; preds = %while.end17
  %add21 = add nsw i64 %high.0, 1
  call void @quicksort(ptr noundef %first.addr.0, i64 noundef %add21)
  %add.ptr = getelementptr inbounds i64, ptr %first.addr.0, i64 %low.0
  %sub22 = sub nsw i64 %count.addr.0, %low.0
  br label %if.end26

if.else:                                          ; preds = %while.end17
  %add.ptr23 = getelementptr inbounds i64, ptr %first.addr.0, i64 %low.0
  %sub24 = sub nsw i64 %count.addr.0, %low.0
  call void @quicksort(ptr noundef %add.ptr23, i64 noundef %sub24)
  %add25 = add nsw i64 %high.0, 1
  br label %if.end26

if.end26:                                         ; preds = %if.else, %if.then20
  %count.addr.1 = phi i64 [ %sub22, %if.then20 ], [ %add25, %if.else ]
  %first.addr.1 = phi ptr [ %add.ptr, %if.then20 ], [ %first.addr.0, %if.else ]
  br label %while.cond, !llvm.loop !12

while.end27:                                      ; preds = %while.cond
  call void @insertion_sort(ptr noundef %first.addr.0, i64 noundef %count.addr.0)
  ret void
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal i64 @pivot_of(ptr noundef %first, i64 noundef %count) #0 {
entry:
  %div = sdiv i64 %count, 2
  %add.ptr = getelementptr inbounds i64, ptr %first, i64 %div
  %add.ptr1 = getelementptr inbounds i64, ptr %first, i64 %count
  %add.ptr2 = getelementptr inbounds i64, ptr %add.ptr1, i64 -1
  %0 = load i64, ptr %add.ptr, align 8
  %1 = load i64, ptr %first, align 8
  %cmp = icmp slt i64 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @exchange(ptr noundef %add.ptr, ptr noundef %first)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %2 = load i64, ptr %add.ptr2, align 8
  %3 = load i64, ptr %add.ptr, align 8
  %cmp3 = icmp slt i64 %2, %3
  br i1 %cmp3, label %if.then4, label %if.end5

if.then4:                                         ; preds = %if.end
  call void @exchange(ptr noundef %add.ptr2, ptr noundef %add.ptr)
  br label %if.end5

if.end5:                                          ; preds = %if.then4, %if.end
  %4 = load i64, ptr %add.ptr, align 8
  %5 = load i64, ptr %first, align 8
  %cmp6 = icmp slt i64 %4, %5
  br i1 %cmp6, label %if.then7, label %if.end8

if.then7:                                         ; preds = %if.end5
  call void @exchange(ptr noundef %add.ptr, ptr noundef %first)
  br label %if.end8

if.end8:                                          ; preds = %if.then7, %if.end5
  %6 = load i64, ptr %add.ptr, align 8
  ret i64 %6
}

; Function Attrs: noinline nounwind uwtable
define internal void @exchange(ptr noundef %a, ptr noundef %b) #0 {
entry:
  %0 = load i64, ptr %a, align 8
  %1 = load i64, ptr %b, align 8
  store i64 %1, ptr %a, align 8
  store i64 %0, ptr %b, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @insertion_sort(ptr noundef %first, i64 noundef %count) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.end, %entry
  %i.0 = phi i64 [ 1, %entry ], [ %inc, %for.end ]
  %cmp = icmp slt i64 %i.0, %count
  br i1 %cmp, label %for.body, label %for.end11

for.body:                                         ; preds = %for.cond
  %arrayidx = getelementptr inbounds i64, ptr %first, i64 %i.0
  %0 = load i64, ptr %arrayidx, align 8
  br label %for.cond1

for.cond1:                                        ; preds = %for.body5, %for.body
  %k.0 = phi i64 [ %i.0, %for.body ], [ %dec, %for.body5 ]
  %cmp2 = icmp sgt i64 %k.0, 0
  br i1 %cmp2, label %land.rhs, label %for.end

land.rhs:                                         ; preds = %for.cond1
  %sub = sub nsw i64 %k.0, 1
  %arrayidx3 = getelementptr inbounds i64, ptr %first, i64 %sub
  %1 = load i64, ptr %arrayidx3, align 8
  %cmp4 = icmp sgt i64 %1, %0
  br i1 %cmp4, label %for.body5, label %for.end

for.body5:                                        ; preds = %land.rhs
  %sub6 = sub nsw i64 %k.0, 1
  %arrayidx7 = getelementptr inbounds i64, ptr %first, i64 %sub6
  %2 = load i64, ptr %arrayidx7, align 8
  %arrayidx8 = getelementptr inbounds i64, ptr %first, i64 %k.0
  store i64 %2, ptr %arrayidx8, align 8
  %dec = add nsw i64 %k.0, -1
  br label %for.cond1, !llvm.loop !13

for.end:                                          ; preds = %for.cond1, %land.rhs
  %arrayidx9 = getelementptr inbounds i64, ptr %first, i64 %k.0
  store i64 %0, ptr %arrayidx9, align 8
  %inc = add nsw i64 %i.0, 1
  br label %for.cond, !llvm.loop !14

for.end11:                                        ; preds = %for.cond
  ret void
}

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
!8 = distinct !{!8, !6}
!9 = distinct !{!9, !6}
!10 = distinct !{!10, !6}
!11 = distinct !{!11, !6}
!12 = distinct !{!12, !6}
!13 = distinct !{!13, !6}
!14 = distinct !{!14, !6}
