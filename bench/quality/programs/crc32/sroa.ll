source_filename = "crc32.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@main.bytes = internal global [65536 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [10 x i8] c"123456789\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"crc32: %08x\0A\00", align 1
@tables = internal global [8 x [256 x i32]] zeroinitializer, align 16

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
  %cond1 = select i1 %tobool, i32 65536, i32 1003
  %tobool2 = icmp ne i64 %cond, 0
  %mul = mul nsw i64 %cond, 900
  %cond6 = select i1 %tobool2, i64 %mul, i64 1
  call void @make_tables()
  %call7 = call i32 @by_table(i32 noundef -1, ptr noundef @.str, i32 noundef 9)
  %not = xor i32 %call7, -1
  %cmp8 = icmp ne i32 %not, -873187034
  %conv = zext i1 %cmp8 to i32
  %conv9 = sext i32 %conv to i64
  %add = add nsw i64 0, %conv9
  br label %for.cond

for.cond:                                         ; preds = %for.inc36, %cond.end
  %state.0 = phi i32 [ 20261121, %cond.end ], [ %state.1, %for.inc36 ]
  %crc.0 = phi i32 [ 0, %cond.end ], [ %not21, %for.inc36 ]
  %wrong.0 = phi i64 [ %add, %cond.end ], [ %wrong.1, %for.inc36 ]
  %round.0 = phi i64 [ 0, %cond.end ], [ %inc37, %for.inc36 ]
  %cmp10 = icmp slt i64 %round.0, %cond6
  br i1 %cmp10, label %for.cond12, label %for.end38

for.cond12:                                       ; preds = %for.cond, %for.body15
  %state.1 = phi i32 [ %add17, %for.body15 ], [ %state.0, %for.cond ]
  %i.0 = phi i32 [ %inc, %for.body15 ], [ 0, %for.cond ]
  %cmp13 = icmp ult i32 %i.0, %cond1
  br i1 %cmp13, label %for.body15, label %for.end

for.body15:                                       ; preds = %for.cond12
  %mul16 = mul i32 %state.1, 1664525
  %add17 = add i32 %mul16, 1013904223
  %shr = lshr i32 %add17, 24
  %conv18 = trunc i32 %shr to i8
  %idxprom = zext i32 %i.0 to i64
  %arrayidx19 = getelementptr inbounds [65536 x i8], ptr @main.bytes, i64 0, i64 %idxprom
  store i8 %conv18, ptr %arrayidx19, align 1
  %inc = add i32 %i.0, 1
  br label %for.cond12, !llvm.loop !5

for.end:                                          ; preds = %for.cond12
  %call20 = call i32 @by_table(i32 noundef -1, ptr noundef @main.bytes, i32 noundef %cond1)
  %not21 = xor i32 %call20, -1
  %call22 = call i32 @by_eight_tables(i32 noundef -1, ptr noundef @main.bytes, i32 noundef %cond1)
  %not23 = xor i32 %call22, -1
  %cmp24 = icmp ne i32 %not21, %not23
  %conv25 = zext i1 %cmp24 to i32
  %conv26 = sext i32 %conv25 to i64
  %add27 = add nsw i64 %wrong.0, %conv26
  %rem = srem i64 %round.0, 16
  %cmp28 = icmp eq i64 %rem, 0
  br i1 %cmp28, label %if.then, label %for.inc36

if.then:                                          ; preds = %for.end
  %call30 = call i32 @by_bits(i32 noundef -1, ptr noundef @main.bytes, i32 noundef %cond1)
  %not31 = xor i32 %call30, -1
  %cmp32 = icmp ne i32 %not21, %not31
  %conv33 = zext i1 %cmp32 to i32
  %conv34 = sext i32 %conv33 to i64
  %add35 = add nsw i64 %add27, %conv34
  br label %for.inc36

for.inc36:                                        ; preds = %for.end, %if.then
  %wrong.1 = phi i64 [ %add35, %if.then ], [ %add27, %for.end ]
  %inc37 = add nsw i64 %round.0, 1
  br label %for.cond, !llvm.loop !7

for.end38:                                        ; preds = %for.cond
  %call39 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %crc.0)
  %cmp40 = icmp ne i64 %wrong.0, 0
  %conv41 = zext i1 %cmp40 to i32
  ret i32 %conv41
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @make_tables() #0 {
entry:
  %zero = alloca i8, align 1
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %value.0 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %cmp = icmp ult i32 %value.0, 256
  br i1 %cmp, label %for.body, label %for.cond2

for.body:                                         ; preds = %for.cond
  store i8 0, ptr %zero, align 1
  %call = call i32 @by_bits(i32 noundef %value.0, ptr noundef %zero, i32 noundef 1)
  %idxprom = zext i32 %value.0 to i64
  %arrayidx = getelementptr inbounds [256 x i32], ptr @tables, i64 0, i64 %idxprom
  store i32 %call, ptr %arrayidx, align 4
  %inc = add i32 %value.0, 1
  br label %for.cond, !llvm.loop !8

for.cond2:                                        ; preds = %for.cond, %for.inc26
  %value1.0 = phi i32 [ %inc27, %for.inc26 ], [ 0, %for.cond ]
  %cmp3 = icmp ult i32 %value1.0, 256
  br i1 %cmp3, label %for.cond5, label %for.end28

for.cond5:                                        ; preds = %for.cond2, %for.body7
  %i.0 = phi i32 [ %inc24, %for.body7 ], [ 1, %for.cond2 ]
  %cmp6 = icmp slt i32 %i.0, 8
  br i1 %cmp6, label %for.body7, label %for.inc26

for.body7:                                        ; preds = %for.cond5
  %sub = sub nsw i32 %i.0, 1
  %idxprom8 = sext i32 %sub to i64
  %arrayidx9 = getelementptr inbounds [8 x [256 x i32]], ptr @tables, i64 0, i64 %idxprom8
  %idxprom10 = zext i32 %value1.0 to i64
  %arrayidx11 = getelementptr inbounds [256 x i32], ptr %arrayidx9, i64 0, i64 %idxprom10
  %0 = load i32, ptr %arrayidx11, align 4
  %shr = lshr i32 %0, 8
  %sub12 = sub nsw i32 %i.0, 1
  %idxprom13 = sext i32 %sub12 to i64
  %arrayidx14 = getelementptr inbounds [8 x [256 x i32]], ptr @tables, i64 0, i64 %idxprom13
  %idxprom15 = zext i32 %value1.0 to i64
  %arrayidx16 = getelementptr inbounds [256 x i32], ptr %arrayidx14, i64 0, i64 %idxprom15
  %1 = load i32, ptr %arrayidx16, align 4
  %and = and i32 %1, 255
  %idxprom17 = zext i32 %and to i64
  %arrayidx18 = getelementptr inbounds [256 x i32], ptr @tables, i64 0, i64 %idxprom17
  %2 = load i32, ptr %arrayidx18, align 4
  %xor = xor i32 %shr, %2
  %idxprom19 = sext i32 %i.0 to i64
  %arrayidx20 = getelementptr inbounds [8 x [256 x i32]], ptr @tables, i64 0, i64 %idxprom19
  %idxprom21 = zext i32 %value1.0 to i64
  %arrayidx22 = getelementptr inbounds [256 x i32], ptr %arrayidx20, i64 0, i64 %idxprom21
  store i32 %xor, ptr %arrayidx22, align 4
  %inc24 = add nsw i32 %i.0, 1
  br label %for.cond5, !llvm.loop !9

for.inc26:                                        ; preds = %for.cond5
  %inc27 = add i32 %value1.0, 1
  br label %for.cond2, !llvm.loop !10

for.end28:                                        ; preds = %for.cond2
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @by_table(i32 noundef %crc, ptr noundef %bytes, i32 noundef %length) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %crc.addr.0 = phi i32 [ %crc, %entry ], [ %xor3, %for.body ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %cmp = icmp ult i32 %i.0, %length
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %shr = lshr i32 %crc.addr.0, 8
  %idxprom = zext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i8, ptr %bytes, i64 %idxprom
  %0 = load i8, ptr %arrayidx, align 1
  %conv = zext i8 %0 to i32
  %xor = xor i32 %crc.addr.0, %conv
  %and = and i32 %xor, 255
  %idxprom1 = zext i32 %and to i64
  %arrayidx2 = getelementptr inbounds [256 x i32], ptr @tables, i64 0, i64 %idxprom1
  %1 = load i32, ptr %arrayidx2, align 4
  %xor3 = xor i32 %shr, %1
  %inc = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !11

for.end:                                          ; preds = %for.cond
  ret i32 %crc.addr.0
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @by_eight_tables(i32 noundef %crc, ptr noundef %bytes, i32 noundef %length) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %add36, %for.body ]
  %crc.addr.0 = phi i32 [ %crc, %entry ], [ %xor35, %for.body ]
  %add = add i32 %i.0, 8
  %cmp = icmp ule i32 %add, %length
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idx.ext = zext i32 %i.0 to i64
  %add.ptr = getelementptr inbounds i8, ptr %bytes, i64 %idx.ext
  %call = call i32 @word_at(ptr noundef %add.ptr)
  %xor = xor i32 %call, %crc.addr.0
  %idx.ext1 = zext i32 %i.0 to i64
  %add.ptr2 = getelementptr inbounds i8, ptr %bytes, i64 %idx.ext1
  %add.ptr3 = getelementptr inbounds i8, ptr %add.ptr2, i64 4
  %call4 = call i32 @word_at(ptr noundef %add.ptr3)
  %and = and i32 %xor, 255
  %idxprom = zext i32 %and to i64
  %arrayidx = getelementptr inbounds [256 x i32], ptr getelementptr inbounds ([8 x [256 x i32]], ptr @tables, i64 0, i64 7), i64 0, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %shr = lshr i32 %xor, 8
  %and5 = and i32 %shr, 255
  %idxprom6 = zext i32 %and5 to i64
  %arrayidx7 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds ([8 x [256 x i32]], ptr @tables, i64 0, i64 6), i64 0, i64 %idxprom6
  %1 = load i32, ptr %arrayidx7, align 4
  %xor8 = xor i32 %0, %1
  %shr9 = lshr i32 %xor, 16
  %and10 = and i32 %shr9, 255
  %idxprom11 = zext i32 %and10 to i64
  %arrayidx12 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds ([8 x [256 x i32]], ptr @tables, i64 0, i64 5), i64 0, i64 %idxprom11
  %2 = load i32, ptr %arrayidx12, align 4
  %xor13 = xor i32 %xor8, %2
  %shr14 = lshr i32 %xor, 24
  %idxprom15 = zext i32 %shr14 to i64
  %arrayidx16 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds ([8 x [256 x i32]], ptr @tables, i64 0, i64 4), i64 0, i64 %idxprom15
  %3 = load i32, ptr %arrayidx16, align 4
  %xor17 = xor i32 %xor13, %3
  %and18 = and i32 %call4, 255
  %idxprom19 = zext i32 %and18 to i64
  %arrayidx20 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds ([8 x [256 x i32]], ptr @tables, i64 0, i64 3), i64 0, i64 %idxprom19
  %4 = load i32, ptr %arrayidx20, align 4
  %xor21 = xor i32 %xor17, %4
  %shr22 = lshr i32 %call4, 8
  %and23 = and i32 %shr22, 255
  %idxprom24 = zext i32 %and23 to i64
  %arrayidx25 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds ([8 x [256 x i32]], ptr @tables, i64 0, i64 2), i64 0, i64 %idxprom24
  %5 = load i32, ptr %arrayidx25, align 4
  %xor26 = xor i32 %xor21, %5
  %shr27 = lshr i32 %call4, 16
  %and28 = and i32 %shr27, 255
  %idxprom29 = zext i32 %and28 to i64
  %arrayidx30 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds ([8 x [256 x i32]], ptr @tables, i64 0, i64 1), i64 0, i64 %idxprom29
  %6 = load i32, ptr %arrayidx30, align 4
  %xor31 = xor i32 %xor26, %6
  %shr32 = lshr i32 %call4, 24
  %idxprom33 = zext i32 %shr32 to i64
  %arrayidx34 = getelementptr inbounds [256 x i32], ptr @tables, i64 0, i64 %idxprom33
  %7 = load i32, ptr %arrayidx34, align 4
  %xor35 = xor i32 %xor31, %7
  %add36 = add i32 %i.0, 8
  br label %for.cond, !llvm.loop !12

for.end:                                          ; preds = %for.cond
  %idx.ext37 = zext i32 %i.0 to i64
  %add.ptr38 = getelementptr inbounds i8, ptr %bytes, i64 %idx.ext37
  %sub = sub i32 %length, %i.0
  %call39 = call i32 @by_table(i32 noundef %crc.addr.0, ptr noundef %add.ptr38, i32 noundef %sub)
  ret i32 %call39
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @by_bits(i32 noundef %crc, ptr noundef %bytes, i32 noundef %length) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc6, %entry
  %crc.addr.0 = phi i32 [ %crc, %entry ], [ %crc.addr.1, %for.inc6 ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc7, %for.inc6 ]
  %cmp = icmp ult i32 %i.0, %length
  br i1 %cmp, label %for.body, label %for.end8

for.body:                                         ; preds = %for.cond
  %idxprom = zext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i8, ptr %bytes, i64 %idxprom
  %0 = load i8, ptr %arrayidx, align 1
  %conv = zext i8 %0 to i32
  %xor = xor i32 %crc.addr.0, %conv
  br label %for.cond1

for.cond1:                                        ; preds = %for.body4, %for.body
  %crc.addr.1 = phi i32 [ %xor, %for.body ], [ %xor5, %for.body4 ]
  %bit.0 = phi i32 [ 0, %for.body ], [ %inc, %for.body4 ]
  %cmp2 = icmp slt i32 %bit.0, 8
  br i1 %cmp2, label %for.body4, label %for.inc6

for.body4:                                        ; preds = %for.cond1
  %shr = lshr i32 %crc.addr.1, 1
  %and = and i32 %crc.addr.1, 1
  %tobool = icmp ne i32 %and, 0
  %1 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 -306674912, i32 0
  %xor5 = xor i32 %shr, %cond
  %inc = add nsw i32 %bit.0, 1
  br label %for.cond1, !llvm.loop !13

for.inc6:                                         ; preds = %for.cond1
  %inc7 = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !14

for.end8:                                         ; preds = %for.cond
  ret i32 %crc.addr.0
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @word_at(ptr noundef %bytes) #0 {
entry:
  %arrayidx = getelementptr inbounds i8, ptr %bytes, i64 0
  %0 = load i8, ptr %arrayidx, align 1
  %conv = zext i8 %0 to i32
  %arrayidx1 = getelementptr inbounds i8, ptr %bytes, i64 1
  %1 = load i8, ptr %arrayidx1, align 1
  %conv2 = zext i8 %1 to i32
  %shl = shl i32 %conv2, 8
  %or = or i32 %conv, %shl
  %arrayidx3 = getelementptr inbounds i8, ptr %bytes, i64 2
  %2 = load i8, ptr %arrayidx3, align 1
  %conv4 = zext i8 %2 to i32
  %shl5 = shl i32 %conv4, 16
  %or6 = or i32 %or, %shl5
  %arrayidx7 = getelementptr inbounds i8, ptr %bytes, i64 3
  %3 = load i8, ptr %arrayidx7, align 1
  %conv8 = zext i8 %3 to i32
  %shl9 = shl i32 %conv8, 24
  %or10 = or i32 %or6, %shl9
  ret i32 %or10
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
