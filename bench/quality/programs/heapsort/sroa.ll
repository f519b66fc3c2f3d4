source_filename = "heapsort.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@data = internal global [100000 x i32] zeroinitializer, align 16
@.str = private unnamed_addr constant [21 x i8] c"heapsort: median %d\0A\00", align 1

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
  %cond1 = select i1 %tobool, i32 100000, i32 2000
  %tobool2 = icmp ne i64 %cond, 0
  %mul = mul nsw i64 %cond, 40
  %cond6 = select i1 %tobool2, i64 %mul, i64 1
  store i64 20261121, ptr %state, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.end41, %cond.end
  %wrong.0 = phi i64 [ 0, %cond.end ], [ %add47, %for.end41 ]
  %round.0 = phi i64 [ 0, %cond.end ], [ %inc49, %for.end41 ]
  %cmp7 = icmp slt i64 %round.0, %cond6
  br i1 %cmp7, label %for.cond8, label %for.end50

for.cond8:                                        ; preds = %for.cond, %for.body10
  %sum.0 = phi i32 [ %add, %for.body10 ], [ 0, %for.cond ]
  %parity.0 = phi i32 [ %xor, %for.body10 ], [ 0, %for.cond ]
  %i.0 = phi i32 [ %inc, %for.body10 ], [ 0, %for.cond ]
  %cmp9 = icmp ult i32 %i.0, %cond1
  br i1 %cmp9, label %for.body10, label %for.end

for.body10:                                       ; preds = %for.cond8
  %call11 = call i64 @next_random(ptr noundef %state)
  %shr = lshr i64 %call11, 33
  %conv = trunc i64 %shr to i32
  %sub = sub nsw i32 %conv, 1073741824
  %idxprom = zext i32 %i.0 to i64
  %arrayidx12 = getelementptr inbounds [100000 x i32], ptr @data, i64 0, i64 %idxprom
  store i32 %sub, ptr %arrayidx12, align 4
  %idxprom13 = zext i32 %i.0 to i64
  %arrayidx14 = getelementptr inbounds [100000 x i32], ptr @data, i64 0, i64 %idxprom13
  %2 = load i32, ptr %arrayidx14, align 4
  %add = add i32 %sum.0, %2
  %idxprom15 = zext i32 %i.0 to i64
  %arrayidx16 = getelementptr inbounds [100000 x i32], ptr @data, i64 0, i64 %idxprom15
  %3 = load i32, ptr %arrayidx16, align 4
  %xor = xor i32 %parity.0, %3
  %inc = add i32 %i.0, 1
  br label %for.cond8, !llvm.loop !5

for.end:                                          ; preds = %for.cond8
  call void @heapsort(ptr noundef @data, i32 noundef %cond1)
  br label %for.cond18

for.cond18:                                       ; preds = %land.end, %for.end
  %wrong.1 = phi i64 [ %wrong.0, %for.end ], [ %add32, %land.end ]
  %sum.1 = phi i32 [ %sum.0, %for.end ], [ %sub35, %land.end ]
  %parity.1 = phi i32 [ %parity.0, %for.end ], [ %xor38, %land.end ]
  %i17.0 = phi i32 [ 0, %for.end ], [ %inc40, %land.end ]
  %cmp19 = icmp ult i32 %i17.0, %cond1
  br i1 %cmp19, label %for.body21, label %for.end41

for.body21:                                       ; preds = %for.cond18
  %cmp22 = icmp ugt i32 %i17.0, 0
  br i1 %cmp22, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.body21
  %sub24 = sub i32 %i17.0, 1
  %idxprom25 = zext i32 %sub24 to i64
  %arrayidx26 = getelementptr inbounds [100000 x i32], ptr @data, i64 0, i64 %idxprom25
  %4 = load i32, ptr %arrayidx26, align 4
  %idxprom27 = zext i32 %i17.0 to i64
  %arrayidx28 = getelementptr inbounds [100000 x i32], ptr @data, i64 0, i64 %idxprom27
  %5 = load i32, ptr %arrayidx28, align 4
  %cmp29 = icmp sgt i32 %4, %5
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.body21
  %6 = phi i1 [ false, %for.body21 ], [ %cmp29, %land.rhs ]
  %land.ext = zext i1 %6 to i32
  %conv31 = sext i32 %land.ext to i64
  %add32 = add nsw i64 %wrong.1, %conv31
  %idxprom33 = zext i32 %i17.0 to i64
  %arrayidx34 = getelementptr inbounds [100000 x i32], ptr @data, i64 0, i64 %idxprom33
  %7 = load i32, ptr %arrayidx34, align 4
  %sub35 = sub i32 %sum.1, %7
  %idxprom36 = zext i32 %i17.0 to i64
  %arrayidx37 = getelementptr inbounds [100000 x i32], ptr @data, i64 0, i64 %idxprom36
  %8 = load i32, ptr %arrayidx37, align 4
  %xor38 = xor i32 %parity.1, %8
  %inc40 = add i32 %i17.0, 1
  br label %for.cond18, !llvm.loop !7

for.end41:                                        ; preds = %for.cond18
  %cmp42 = icmp ne i32 %sum.1, 0
  %cmp44 = icmp ne i32 %parity.1, 0
  %spec.select = select i1 %cmp42, i1 true, i1 %cmp44
  %lor.ext = zext i1 %spec.select to i32
  %conv46 = sext i32 %lor.ext to i64
  %add47 = add nsw i64 %wrong.1, %conv46
  %inc49 = add nsw i64 %round.0, 1
  br label %for.cond, !llvm.loop !8

for.end50:                                        ; preds = %for.cond
  %div = udiv i32 %cond1, 2
  %idxprom51 = zext i32 %div to i64
  %arrayidx52 = getelementptr inbounds [100000 x i32], ptr @data, i64 0, i64 %idxprom51
  %9 = load i32, ptr %arrayidx52, align 4
  %call53 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %9)
  %cmp54 = icmp ne i64 %wrong.0, 0
  %conv55 = zext i1 %cmp54 to i32
  ret i32 %conv55
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
define internal void @heapsort(ptr noundef %heap, i32 noundef %count) #0 {
entry:
  %div = udiv i32 %count, 2
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %i.0 = phi i32 [ %div, %entry ], [ %dec, %for.body ]
  %dec = add i32 %i.0, -1
  %cmp = icmp ugt i32 %i.0, 0
  br i1 %cmp, label %for.body, label %while.cond

for.body:                                         ; preds = %for.cond
  call void @sift_down(ptr noundef %heap, i32 noundef %dec, i32 noundef %count)
  br label %for.cond, !llvm.loop !9

while.cond:                                       ; preds = %for.cond, %while.body
  %count.addr.0 = phi i32 [ %dec2, %while.body ], [ %count, %for.cond ]
  %cmp1 = icmp ugt i32 %count.addr.0, 1
  br i1 %cmp1, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %arrayidx = getelementptr inbounds i32, ptr %heap, i64 0
  %0 = load i32, ptr %arrayidx, align 4
  %dec2 = add i32 %count.addr.0, -1
  %idxprom = zext i32 %dec2 to i64
  %arrayidx3 = getelementptr inbounds i32, ptr %heap, i64 %idxprom
  %1 = load i32, ptr %arrayidx3, align 4
  %arrayidx4 = getelementptr inbounds i32, ptr %heap, i64 0
  store i32 %1, ptr %arrayidx4, align 4
  %idxprom5 = zext i32 %dec2 to i64
  %arrayidx6 = getelementptr inbounds i32, ptr %heap, i64 %idxprom5
  store i32 %0, ptr %arrayidx6, align 4
  call void @sift_down(ptr noundef %heap, i32 noundef 0, i32 noundef %dec2)
  br label %while.cond, !llvm.loop !10

while.end:                                        ; preds = %while.cond
  ret void
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal void @sift_down(ptr noundef %heap, i32 noundef %hole, i32 noundef %count) #0 {
entry:
  %idxprom = zext i32 %hole to i64
  %arrayidx = getelementptr inbounds i32, ptr %heap, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  br label %for.cond

for.cond:                                         ; preds = %if.end15, %entry
  %hole.addr.0 = phi i32 [ %hole, %entry ], [ %child.0, %if.end15 ]
  %mul = mul i32 2, %hole.addr.0
  %add = add i32 %mul, 1
  %cmp = icmp uge i32 %add, %count
  br i1 %cmp, label %for.end, label %if.end

if.end:                                           ; preds = %for.cond
  %add1 = add i32 %add, 1
  %cmp2 = icmp ult i32 %add1, %count
  br i1 %cmp2, label %land.lhs.true, label %if.end10

land.lhs.true:                                    ; preds = %if.end
  %add3 = add i32 %add, 1
  %idxprom4 = zext i32 %add3 to i64
  %arrayidx5 = getelementptr inbounds i32, ptr %heap, i64 %idxprom4
  %1 = load i32, ptr %arrayidx5, align 4
  %idxprom6 = zext i32 %add to i64
  %arrayidx7 = getelementptr inbounds i32, ptr %heap, i64 %idxprom6
  %2 = load i32, ptr %arrayidx7, align 4
  %cmp8 = icmp sgt i32 %1, %2
  %inc = add i32 %add, 1
  %spec.select = select i1 %cmp8, i32 %inc, i32 %add
  br label %if.end10

if.end10:                                         ; preds = %land.lhs.true, %if.end
  %child.0 = phi i32 [ %add, %if.end ], [ %spec.select, %land.lhs.true ]
  %idxprom11 = zext i32 %child.0 to i64
  %arrayidx12 = getelementptr inbounds i32, ptr %heap, i64 %idxprom11
  %3 = load i32, ptr %arrayidx12, align 4
  %cmp13 = icmp sle i32 %3, %0
  br i1 %cmp13, label %for.end, label %if.end15

if.end15:                                         ; preds = %if.end10
  %idxprom16 = zext i32 %child.0 to i64
  %arrayidx17 = getelementptr inbounds i32, ptr %heap, i64 %idxprom16
  %4 = load i32, ptr %arrayidx17, align 4
  %idxprom18 = zext i32 %hole.addr.0 to i64
  %arrayidx19 = getelementptr inbounds i32, ptr %heap, i64 %idxprom18
  store i32 %4, ptr %arrayidx19, align 4
  br label %for.cond

for.end:                                          ; preds = %if.end10, %for.cond
  %idxprom20 = zext i32 %hole.addr.0 to i64
  %arrayidx21 = getelementptr inbounds i32, ptr %heap, i64 %idxprom20
  store i32 %0, ptr %arrayidx21, align 4
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
