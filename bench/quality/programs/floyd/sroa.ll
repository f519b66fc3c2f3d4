source_filename = "floyd.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@length = internal global [320 x [320 x i32]] zeroinitializer, align 16
@.str = private unnamed_addr constant [31 x i8] c"floyd: %d nodes, lengths %lld\0A\00", align 1
@edge = internal global [320 x [320 x i32]] zeroinitializer, align 16

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
  %1 = zext i1 %tobool to i64
  %cond1 = select i1 %tobool, i32 320, i32 24
  %tobool2 = icmp ne i64 %cond, 0
  %mul = mul nsw i64 %cond, 8
  %cond6 = select i1 %tobool2, i64 %mul, i64 1
  call void @make_graph(i32 noundef %cond1)
  br label %for.cond

for.cond:                                         ; preds = %for.body, %cond.end
  %round.0 = phi i64 [ 0, %cond.end ], [ %inc, %for.body ]
  %cmp7 = icmp slt i64 %round.0, %cond6
  br i1 %cmp7, label %for.body, label %for.cond8

for.body:                                         ; preds = %for.cond
  call void @find_lengths(i32 noundef %cond1)
  %inc = add nsw i64 %round.0, 1
  br label %for.cond, !llvm.loop !5

for.cond8:                                        ; preds = %for.cond, %for.inc20
  %sum.0 = phi i64 [ %sum.1, %for.inc20 ], [ 0, %for.cond ]
  %a.0 = phi i32 [ %inc21, %for.inc20 ], [ 0, %for.cond ]
  %cmp9 = icmp slt i32 %a.0, %cond1
  br i1 %cmp9, label %for.cond11, label %for.end22

for.cond11:                                       ; preds = %for.cond8, %for.body13
  %sum.1 = phi i64 [ %add, %for.body13 ], [ %sum.0, %for.cond8 ]
  %b.0 = phi i32 [ %inc18, %for.body13 ], [ 0, %for.cond8 ]
  %cmp12 = icmp slt i32 %b.0, %cond1
  br i1 %cmp12, label %for.body13, label %for.inc20

for.body13:                                       ; preds = %for.cond11
  %idxprom = sext i32 %a.0 to i64
  %arrayidx14 = getelementptr inbounds [320 x [320 x i32]], ptr @length, i64 0, i64 %idxprom
  %idxprom15 = sext i32 %b.0 to i64
  %arrayidx16 = getelementptr inbounds [320 x i32], ptr %arrayidx14, i64 0, i64 %idxprom15
  %2 = load i32, ptr %arrayidx16, align 4
  %conv = sext i32 %2 to i64
  %add = add nsw i64 %sum.1, %conv
  %inc18 = add nsw i32 %b.0, 1
  br label %for.cond11, !llvm.loop !7

for.inc20:                                        ; preds = %for.cond11
  %inc21 = add nsw i32 %a.0, 1
  br label %for.cond8, !llvm.loop !8

for.end22:                                        ; preds = %for.cond8
  %call23 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %cond1, i64 noundef %sum.0)
  %call24 = call i32 @count_faults(i32 noundef %cond1)
  %cmp25 = icmp ne i32 %call24, 0
  %conv26 = zext i1 %cmp25 to i32
  ret i32 %conv26
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @make_graph(i32 noundef %nodes) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc14, %entry
  %random.0 = phi i32 [ 12345, %entry ], [ %random.1, %for.inc14 ]
  %a.0 = phi i32 [ 0, %entry ], [ %inc15, %for.inc14 ]
  %cmp = icmp slt i32 %a.0, %nodes
  br i1 %cmp, label %for.cond1, label %for.end16

for.cond1:                                        ; preds = %for.cond, %cond.end10
  %random.1 = phi i32 [ %add, %cond.end10 ], [ %random.0, %for.cond ]
  %b.0 = phi i32 [ %inc, %cond.end10 ], [ 0, %for.cond ]
  %cmp2 = icmp slt i32 %b.0, %nodes
  br i1 %cmp2, label %for.body3, label %for.inc14

for.body3:                                        ; preds = %for.cond1
  %mul = mul i32 %random.1, 1664525
  %add = add i32 %mul, 1013904223
  %cmp4 = icmp eq i32 %a.0, %b.0
  br i1 %cmp4, label %cond.end10, label %cond.false

cond.false:                                       ; preds = %for.body3
  %shr = lshr i32 %add, 24
  %cmp5 = icmp ult i32 %shr, 40
  br i1 %cmp5, label %cond.true6, label %cond.end10

cond.true6:                                       ; preds = %cond.false
  %shr7 = lshr i32 %add, 8
  %rem = srem i32 %shr7, 1000
  %add8 = add nsw i32 %rem, 1
  br label %cond.end10

cond.end10:                                       ; preds = %cond.true6, %cond.false, %for.body3
  %cond11 = phi i32 [ 0, %for.body3 ], [ %add8, %cond.true6 ], [ 1000000, %cond.false ]
  %idxprom = sext i32 %a.0 to i64
  %arrayidx = getelementptr inbounds [320 x [320 x i32]], ptr @edge, i64 0, i64 %idxprom
  %idxprom12 = sext i32 %b.0 to i64
  %arrayidx13 = getelementptr inbounds [320 x i32], ptr %arrayidx, i64 0, i64 %idxprom12
  store i32 %cond11, ptr %arrayidx13, align 4
  %inc = add nsw i32 %b.0, 1
  br label %for.cond1, !llvm.loop !9

for.inc14:                                        ; preds = %for.cond1
  %inc15 = add nsw i32 %a.0, 1
  br label %for.cond, !llvm.loop !10

for.end16:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @find_lengths(i32 noundef %nodes) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc10, %entry
  %a.0 = phi i32 [ 0, %entry ], [ %inc11, %for.inc10 ]
  %cmp = icmp slt i32 %a.0, %nodes
  br i1 %cmp, label %for.cond1, label %for.cond13

for.cond1:                                        ; preds = %for.cond, %for.body3
  %b.0 = phi i32 [ %inc, %for.body3 ], [ 0, %for.cond ]
  %cmp2 = icmp slt i32 %b.0, %nodes
  br i1 %cmp2, label %for.body3, label %for.inc10

for.body3:                                        ; preds = %for.cond1
  %idxprom = sext i32 %a.0 to i64
  %arrayidx = getelementptr inbounds [320 x [320 x i32]], ptr @edge, i64 0, i64 %idxprom
  %idxprom4 = sext i32 %b.0 to i64
  %arrayidx5 = getelementptr inbounds [320 x i32], ptr %arrayidx, i64 0, i64 %idxprom4
  %0 = load i32, ptr %arrayidx5, align 4
  %idxprom6 = sext i32 %a.0 to i64
  %arrayidx7 = getelementptr inbounds [320 x [320 x i32]], ptr @length, i64 0, i64 %idxprom6
  %idxprom8 = sext i32 %b.0 to i64
  %arrayidx9 = getelementptr inbounds [320 x i32], ptr %arrayidx7, i64 0, i64 %idxprom8
  store i32 %0, ptr %arrayidx9, align 4
  %inc = add nsw i32 %b.0, 1
  br label %for.cond1, !llvm.loop !11

for.inc10:                                        ; preds = %for.cond1
  %inc11 = add nsw i32 %a.0, 1
  br label %for.cond, !llvm.loop !12

for.cond13:                                       ; preds = %for.cond, %for.inc56
  %via.0 = phi i32 [ %inc57, %for.inc56 ], [ 0, %for.cond ]
  %cmp14 = icmp slt i32 %via.0, %nodes
  br i1 %cmp14, label %for.cond17, label %for.end58

for.cond17:                                       ; preds = %for.cond13, %for.inc53
  %a16.0 = phi i32 [ %inc54, %for.inc53 ], [ 0, %for.cond13 ]
  %cmp18 = icmp slt i32 %a16.0, %nodes
  br i1 %cmp18, label %for.cond21, label %for.inc56

for.cond21:                                       ; preds = %for.cond17, %for.inc50
  %b20.0 = phi i32 [ %inc51, %for.inc50 ], [ 0, %for.cond17 ]
  %cmp22 = icmp slt i32 %b20.0, %nodes
  br i1 %cmp22, label %for.body23, label %for.inc53

for.body23:                                       ; preds = %for.cond21
  %idxprom24 = sext i32 %a16.0 to i64
  %arrayidx25 = getelementptr inbounds [320 x [320 x i32]], ptr @length, i64 0, i64 %idxprom24
  %idxprom26 = sext i32 %via.0 to i64
  %arrayidx27 = getelementptr inbounds [320 x i32], ptr %arrayidx25, i64 0, i64 %idxprom26
  %1 = load i32, ptr %arrayidx27, align 4
  %idxprom28 = sext i32 %via.0 to i64
  %arrayidx29 = getelementptr inbounds [320 x [320 x i32]], ptr @length, i64 0, i64 %idxprom28
  %idxprom30 = sext i32 %b20.0 to i64
  %arrayidx31 = getelementptr inbounds [320 x i32], ptr %arrayidx29, i64 0, i64 %idxprom30
  %2 = load i32, ptr %arrayidx31, align 4
  %add = add nsw i32 %1, %2
  %idxprom32 = sext i32 %a16.0 to i64
  %arrayidx33 = getelementptr inbounds [320 x [320 x i32]], ptr @length, i64 0, i64 %idxprom32
  %idxprom34 = sext i32 %b20.0 to i64
  %arrayidx35 = getelementptr inbounds [320 x i32], ptr %arrayidx33, i64 0, i64 %idxprom34
  %3 = load i32, ptr %arrayidx35, align 4
  %cmp36 = icmp slt i32 %add, %3
  br i1 %cmp36, label %if.then, label %for.inc50

if.then:                                          ; preds = %for.body23
  %idxprom37 = sext i32 %a16.0 to i64
  %arrayidx38 = getelementptr inbounds [320 x [320 x i32]], ptr @length, i64 0, i64 %idxprom37
  %idxprom39 = sext i32 %via.0 to i64
  %arrayidx40 = getelementptr inbounds [320 x i32], ptr %arrayidx38, i64 0, i64 %idxprom39
  %4 = load i32, ptr %arrayidx40, align 4
  %idxprom41 = sext i32 %via.0 to i64
  %arrayidx42 = getelementptr inbounds [320 x [320 x i32]], ptr @length, i64 0, i64 %idxprom41
  %idxprom43 = sext i32 %b20.0 to i64
  %arrayidx44 = getelementptr inbounds [320 x i32], ptr %arrayidx42, i64 0, i64 %idxprom43
  %5 = load i32, ptr %arrayidx44, align 4
  %add45 = add nsw i32 %4, %5
  %idxprom46 = sext i32 %a16.0 to i64
  %arrayidx47 = getelementptr inbounds [320 x [320 x i32]], ptr @length, i64 0, i64 %idxprom46
  %idxprom48 = sext i32 %b20.0 to i64
  %arrayidx49 = getelementptr inbounds [320 x i32], ptr %arrayidx47, i64 0, i64 %idxprom48
  store i32 %add45, ptr %arrayidx49, align 4
  br label %for.inc50

for.inc50:                                        ; preds = %for.body23, %if.then
  %inc51 = add nsw i32 %b20.0, 1
  br label %for.cond21, !llvm.loop !13

for.inc53:                                        ; preds = %for.cond21
  %inc54 = add nsw i32 %a16.0, 1
  br label %for.cond17, !llvm.loop !14

for.inc56:                                        ; preds = %for.cond17
  %inc57 = add nsw i32 %via.0, 1
  br label %for.cond13, !llvm.loop !15

for.end58:                                        ; preds = %for.cond13
  ret void
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @count_faults(i32 noundef %nodes) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc42, %entry
  %a.0 = phi i32 [ 0, %entry ], [ %inc43, %for.inc42 ]
  %faults.0 = phi i32 [ 0, %entry ], [ %faults.1, %for.inc42 ]
  %cmp = icmp slt i32 %a.0, %nodes
  br i1 %cmp, label %for.cond1, label %for.end44

for.cond1:                                        ; preds = %for.cond, %for.end
  %b.0 = phi i32 [ %inc40, %for.end ], [ 0, %for.cond ]
  %faults.1 = phi i32 [ %add38, %for.end ], [ %faults.0, %for.cond ]
  %cmp2 = icmp slt i32 %b.0, %nodes
  br i1 %cmp2, label %for.body3, label %for.inc42

for.body3:                                        ; preds = %for.cond1
  %idxprom = sext i32 %a.0 to i64
  %arrayidx = getelementptr inbounds [320 x [320 x i32]], ptr @length, i64 0, i64 %idxprom
  %idxprom4 = sext i32 %b.0 to i64
  %arrayidx5 = getelementptr inbounds [320 x i32], ptr %arrayidx, i64 0, i64 %idxprom4
  %0 = load i32, ptr %arrayidx5, align 4
  %idxprom6 = sext i32 %a.0 to i64
  %arrayidx7 = getelementptr inbounds [320 x [320 x i32]], ptr @edge, i64 0, i64 %idxprom6
  %idxprom8 = sext i32 %b.0 to i64
  %arrayidx9 = getelementptr inbounds [320 x i32], ptr %arrayidx7, i64 0, i64 %idxprom8
  %1 = load i32, ptr %arrayidx9, align 4
  %cmp10 = icmp eq i32 %0, %1
  %conv = zext i1 %cmp10 to i32
  br label %for.cond11

for.cond11:                                       ; preds = %land.end, %for.body3
  %is_reached.0 = phi i32 [ %conv, %for.body3 ], [ %or, %land.end ]
  %via.0 = phi i32 [ 0, %for.body3 ], [ %inc, %land.end ]
  %faults.2 = phi i32 [ %faults.1, %for.body3 ], [ %add29, %land.end ]
  %cmp12 = icmp slt i32 %via.0, %nodes
  br i1 %cmp12, label %for.body14, label %for.end

for.body14:                                       ; preds = %for.cond11
  %idxprom15 = sext i32 %a.0 to i64
  %arrayidx16 = getelementptr inbounds [320 x [320 x i32]], ptr @length, i64 0, i64 %idxprom15
  %idxprom17 = sext i32 %via.0 to i64
  %arrayidx18 = getelementptr inbounds [320 x i32], ptr %arrayidx16, i64 0, i64 %idxprom17
  %2 = load i32, ptr %arrayidx18, align 4
  %idxprom19 = sext i32 %via.0 to i64
  %arrayidx20 = getelementptr inbounds [320 x [320 x i32]], ptr @edge, i64 0, i64 %idxprom19
  %idxprom21 = sext i32 %b.0 to i64
  %arrayidx22 = getelementptr inbounds [320 x i32], ptr %arrayidx20, i64 0, i64 %idxprom21
  %3 = load i32, ptr %arrayidx22, align 4
  %add = add nsw i32 %2, %3
  %idxprom23 = sext i32 %a.0 to i64
  %arrayidx24 = getelementptr inbounds [320 x [320 x i32]], ptr @length, i64 0, i64 %idxprom23
  %idxprom25 = sext i32 %b.0 to i64
  %arrayidx26 = getelementptr inbounds [320 x i32], ptr %arrayidx24, i64 0, i64 %idxprom25
  %4 = load i32, ptr %arrayidx26, align 4
  %cmp27 = icmp slt i32 %add, %4
  %conv28 = zext i1 %cmp27 to i32
  %add29 = add nsw i32 %faults.2, %conv28
  %cmp30 = icmp ne i32 %via.0, %b.0
  br i1 %cmp30, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.body14
  %idxprom32 = sext i32 %a.0 to i64
  %arrayidx33 = getelementptr inbounds [320 x [320 x i32]], ptr @length, i64 0, i64 %idxprom32
  %idxprom34 = sext i32 %b.0 to i64
  %arrayidx35 = getelementptr inbounds [320 x i32], ptr %arrayidx33, i64 0, i64 %idxprom34
  %5 = load i32, ptr %arrayidx35, align 4
  %cmp36 = icmp eq i32 %add, %5
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.body14
  %6 = phi i1 [ false, %for.body14 ], [ %cmp36, %land.rhs ]
  %land.ext = zext i1 %6 to i32
  %or = or i32 %is_reached.0, %land.ext
  %inc = add nsw i32 %via.0, 1
  br label %for.cond11, !llvm.loop !16

for.end:                                          ; preds = %for.cond11
  %tobool = icmp ne i32 %is_reached.0, 0
  %lnot = xor i1 %tobool, true
  %lnot.ext = zext i1 %lnot to i32
  %add38 = add nsw i32 %faults.2, %lnot.ext
  %inc40 = add nsw i32 %b.0, 1
  br label %for.cond1, !llvm.loop !17

for.inc42:                                        ; preds = %for.cond1
  %inc43 = add nsw i32 %a.0, 1
  br label %for.cond, !llvm.loop !18

for.end44:                                        ; preds = %for.cond
  ret i32 %faults.0
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
!15 = distinct !{!15, !6}
!16 = distinct !{!16, !6}
!17 = distinct !{!17, !6}
!18 = distinct !{!18, !6}
