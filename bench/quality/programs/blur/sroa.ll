source_filename = "blur.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [12 x i8] c"blur: %08x\0A\00", align 1
@image = internal global [240 x [320 x [3 x i8]]] zeroinitializer, align 16
@weight = internal constant [5 x i32] [i32 1, i32 4, i32 6, i32 4, i32 1], align 16
@blurred = internal global [240 x [320 x [3 x i8]]] zeroinitializer, align 16

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
  %mul = mul nsw i64 %cond, 240
  %cond4 = select i1 %tobool, i64 %mul, i64 1
  call void @paint(i32 noundef 1)
  %call5 = call i32 @hash()
  call void @blur()
  %call6 = call i32 @hash()
  %cmp7 = icmp ne i32 %call6, %call5
  %conv = zext i1 %cmp7 to i32
  call void @paint(i32 noundef 0)
  br label %for.cond

for.cond:                                         ; preds = %for.body, %cond.end
  %round.0 = phi i64 [ 0, %cond.end ], [ %inc, %for.body ]
  %cmp8 = icmp slt i64 %round.0, %cond4
  br i1 %cmp8, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  call void @blur()
  %inc = add nsw i64 %round.0, 1
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  %call10 = call i32 @hash()
  %call11 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %call10)
  ret i32 %conv
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @paint(i32 noundef %is_plain) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc15, %entry
  %y.0 = phi i32 [ 0, %entry ], [ %inc16, %for.inc15 ]
  %cmp = icmp slt i32 %y.0, 240
  br i1 %cmp, label %for.cond1, label %for.end17

for.cond1:                                        ; preds = %for.cond, %for.inc12
  %x.0 = phi i32 [ %inc13, %for.inc12 ], [ 0, %for.cond ]
  %cmp2 = icmp slt i32 %x.0, 320
  br i1 %cmp2, label %for.cond4, label %for.inc15

for.cond4:                                        ; preds = %for.cond1, %for.body6
  %channel.0 = phi i32 [ %inc, %for.body6 ], [ 0, %for.cond1 ]
  %cmp5 = icmp slt i32 %channel.0, 3
  br i1 %cmp5, label %for.body6, label %for.inc12

for.body6:                                        ; preds = %for.cond4
  %tobool = icmp ne i32 %is_plain, 0
  %mul = mul nsw i32 %x.0, %y.0
  %mul7 = mul nsw i32 50, %channel.0
  %add = add nsw i32 %mul, %mul7
  %cond = select i1 %tobool, i32 77, i32 %add
  %conv = trunc i32 %cond to i8
  %idxprom = sext i32 %y.0 to i64
  %arrayidx = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %idxprom
  %idxprom8 = sext i32 %x.0 to i64
  %arrayidx9 = getelementptr inbounds [320 x [3 x i8]], ptr %arrayidx, i64 0, i64 %idxprom8
  %idxprom10 = sext i32 %channel.0 to i64
  %arrayidx11 = getelementptr inbounds [3 x i8], ptr %arrayidx9, i64 0, i64 %idxprom10
  store i8 %conv, ptr %arrayidx11, align 1
  %inc = add nsw i32 %channel.0, 1
  br label %for.cond4, !llvm.loop !7

for.inc12:                                        ; preds = %for.cond4
  %inc13 = add nsw i32 %x.0, 1
  br label %for.cond1, !llvm.loop !8

for.inc15:                                        ; preds = %for.cond1
  %inc16 = add nsw i32 %y.0, 1
  br label %for.cond, !llvm.loop !9

for.end17:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @hash() #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc14, %entry
  %sum.0 = phi i32 [ 0, %entry ], [ %sum.1, %for.inc14 ]
  %y.0 = phi i32 [ 0, %entry ], [ %inc15, %for.inc14 ]
  %cmp = icmp slt i32 %y.0, 240
  br i1 %cmp, label %for.cond1, label %for.end16

for.cond1:                                        ; preds = %for.cond, %for.inc11
  %sum.1 = phi i32 [ %sum.2, %for.inc11 ], [ %sum.0, %for.cond ]
  %x.0 = phi i32 [ %inc12, %for.inc11 ], [ 0, %for.cond ]
  %cmp2 = icmp slt i32 %x.0, 320
  br i1 %cmp2, label %for.cond4, label %for.inc14

for.cond4:                                        ; preds = %for.cond1, %for.body6
  %sum.2 = phi i32 [ %add, %for.body6 ], [ %sum.1, %for.cond1 ]
  %channel.0 = phi i32 [ %inc, %for.body6 ], [ 0, %for.cond1 ]
  %cmp5 = icmp slt i32 %channel.0, 3
  br i1 %cmp5, label %for.body6, label %for.inc11

for.body6:                                        ; preds = %for.cond4
  %mul = mul i32 %sum.2, 31
  %idxprom = sext i32 %y.0 to i64
  %arrayidx = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %idxprom
  %idxprom7 = sext i32 %x.0 to i64
  %arrayidx8 = getelementptr inbounds [320 x [3 x i8]], ptr %arrayidx, i64 0, i64 %idxprom7
  %idxprom9 = sext i32 %channel.0 to i64
  %arrayidx10 = getelementptr inbounds [3 x i8], ptr %arrayidx8, i64 0, i64 %idxprom9
  %0 = load i8, ptr %arrayidx10, align 1
  %conv = zext i8 %0 to i32
  %add = add i32 %mul, %conv
  %inc = add nsw i32 %channel.0, 1
  br label %for.cond4, !llvm.loop !10

for.inc11:                                        ; preds = %for.cond4
  %inc12 = add nsw i32 %x.0, 1
  br label %for.cond1, !llvm.loop !11

for.inc14:                                        ; preds = %for.cond1
  %inc15 = add nsw i32 %y.0, 1
  br label %for.cond, !llvm.loop !12

for.end16:                                        ; preds = %for.cond
  ret i32 %sum.0
}

; Function Attrs: noinline nounwind uwtable
define internal void @blur() #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc42, %entry
  %y.0 = phi i32 [ 2, %entry ], [ %inc43, %for.inc42 ]
  %cmp = icmp slt i32 %y.0, 238
  br i1 %cmp, label %for.cond1, label %for.cond46

for.cond1:                                        ; preds = %for.cond, %for.inc39
  %x.0 = phi i32 [ %inc40, %for.inc39 ], [ 2, %for.cond ]
  %cmp2 = icmp slt i32 %x.0, 318
  br i1 %cmp2, label %for.cond4, label %for.inc42

for.cond4:                                        ; preds = %for.cond1, %for.end28
  %channel.0 = phi i32 [ %inc37, %for.end28 ], [ 0, %for.cond1 ]
  %cmp5 = icmp slt i32 %channel.0, 3
  br i1 %cmp5, label %for.cond7, label %for.inc39

for.cond7:                                        ; preds = %for.cond4, %for.inc26
  %sum.0 = phi i32 [ %sum.1, %for.inc26 ], [ 0, %for.cond4 ]
  %j.0 = phi i32 [ %inc27, %for.inc26 ], [ -2, %for.cond4 ]
  %cmp8 = icmp sle i32 %j.0, 2
  br i1 %cmp8, label %for.cond10, label %for.end28

for.cond10:                                       ; preds = %for.cond7, %for.body12
  %sum.1 = phi i32 [ %add25, %for.body12 ], [ %sum.0, %for.cond7 ]
  %i.0 = phi i32 [ %inc, %for.body12 ], [ -2, %for.cond7 ]
  %cmp11 = icmp sle i32 %i.0, 2
  br i1 %cmp11, label %for.body12, label %for.inc26

for.body12:                                       ; preds = %for.cond10
  %add = add nsw i32 %y.0, %j.0
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %idxprom
  %add13 = add nsw i32 %x.0, %i.0
  %idxprom14 = sext i32 %add13 to i64
  %arrayidx15 = getelementptr inbounds [320 x [3 x i8]], ptr %arrayidx, i64 0, i64 %idxprom14
  %idxprom16 = sext i32 %channel.0 to i64
  %arrayidx17 = getelementptr inbounds [3 x i8], ptr %arrayidx15, i64 0, i64 %idxprom16
  %0 = load i8, ptr %arrayidx17, align 1
  %conv = zext i8 %0 to i32
  %add18 = add nsw i32 %i.0, 2
  %idxprom19 = sext i32 %add18 to i64
  %arrayidx20 = getelementptr inbounds [5 x i32], ptr @weight, i64 0, i64 %idxprom19
  %1 = load i32, ptr %arrayidx20, align 4
  %mul = mul nsw i32 %conv, %1
  %add21 = add nsw i32 %j.0, 2
  %idxprom22 = sext i32 %add21 to i64
  %arrayidx23 = getelementptr inbounds [5 x i32], ptr @weight, i64 0, i64 %idxprom22
  %2 = load i32, ptr %arrayidx23, align 4
  %mul24 = mul nsw i32 %mul, %2
  %add25 = add nsw i32 %sum.1, %mul24
  %inc = add nsw i32 %i.0, 1
  br label %for.cond10, !llvm.loop !13

for.inc26:                                        ; preds = %for.cond10
  %inc27 = add nsw i32 %j.0, 1
  br label %for.cond7, !llvm.loop !14

for.end28:                                        ; preds = %for.cond7
  %shr = ashr i32 %sum.0, 8
  %conv29 = trunc i32 %shr to i8
  %idxprom30 = sext i32 %y.0 to i64
  %arrayidx31 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @blurred, i64 0, i64 %idxprom30
  %idxprom32 = sext i32 %x.0 to i64
  %arrayidx33 = getelementptr inbounds [320 x [3 x i8]], ptr %arrayidx31, i64 0, i64 %idxprom32
  %idxprom34 = sext i32 %channel.0 to i64
  %arrayidx35 = getelementptr inbounds [3 x i8], ptr %arrayidx33, i64 0, i64 %idxprom34
  store i8 %conv29, ptr %arrayidx35, align 1
  %inc37 = add nsw i32 %channel.0, 1
  br label %for.cond4, !llvm.loop !15

for.inc39:                                        ; preds = %for.cond4
  %inc40 = add nsw i32 %x.0, 1
  br label %for.cond1, !llvm.loop !16

for.inc42:                                        ; preds = %for.cond1
  %inc43 = add nsw i32 %y.0, 1
  br label %for.cond, !llvm.loop !17

for.cond46:                                       ; preds = %for.cond, %for.inc78
  %y45.0 = phi i32 [ %inc79, %for.inc78 ], [ 2, %for.cond ]
  %cmp47 = icmp slt i32 %y45.0, 238
  br i1 %cmp47, label %for.cond51, label %for.end80

for.cond51:                                       ; preds = %for.cond46, %for.inc75
  %x50.0 = phi i32 [ %inc76, %for.inc75 ], [ 2, %for.cond46 ]
  %cmp52 = icmp slt i32 %x50.0, 318
  br i1 %cmp52, label %for.cond56, label %for.inc78

for.cond56:                                       ; preds = %for.cond51, %for.body59
  %channel55.0 = phi i32 [ %inc73, %for.body59 ], [ 0, %for.cond51 ]
  %cmp57 = icmp slt i32 %channel55.0, 3
  br i1 %cmp57, label %for.body59, label %for.inc75

for.body59:                                       ; preds = %for.cond56
  %idxprom60 = sext i32 %y45.0 to i64
  %arrayidx61 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @blurred, i64 0, i64 %idxprom60
  %idxprom62 = sext i32 %x50.0 to i64
  %arrayidx63 = getelementptr inbounds [320 x [3 x i8]], ptr %arrayidx61, i64 0, i64 %idxprom62
  %idxprom64 = sext i32 %channel55.0 to i64
  %arrayidx65 = getelementptr inbounds [3 x i8], ptr %arrayidx63, i64 0, i64 %idxprom64
  %3 = load i8, ptr %arrayidx65, align 1
  %idxprom66 = sext i32 %y45.0 to i64
  %arrayidx67 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %idxprom66
  %idxprom68 = sext i32 %x50.0 to i64
  %arrayidx69 = getelementptr inbounds [320 x [3 x i8]], ptr %arrayidx67, i64 0, i64 %idxprom68
  %idxprom70 = sext i32 %channel55.0 to i64
  %arrayidx71 = getelementptr inbounds [3 x i8], ptr %arrayidx69, i64 0, i64 %idxprom70
  store i8 %3, ptr %arrayidx71, align 1
  %inc73 = add nsw i32 %channel55.0, 1
  br label %for.cond56, !llvm.loop !18

for.inc75:                                        ; preds = %for.cond56
  %inc76 = add nsw i32 %x50.0, 1
  br label %for.cond51, !llvm.loop !19

for.inc78:                                        ; preds = %for.cond51
  %inc79 = add nsw i32 %y45.0, 1
  br label %for.cond46, !llvm.loop !20

for.end80:                                        ; preds = %for.cond46
  ret void
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
!19 = distinct !{!19, !6}
!20 = distinct !{!20, !6}
