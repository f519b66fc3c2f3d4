source_filename = "life.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@cells = internal global [258 x [258 x i8]] zeroinitializer, align 16
@.str = private unnamed_addr constant [39 x i8] c"life: %ld cells after %ld generations\0A\00", align 1
@next = internal global [258 x [258 x i8]] zeroinitializer, align 16

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
  %mul = mul nsw i64 %cond, 4
  %mul2 = mul nsw i64 %mul, 1024
  %cond5 = select i1 %tobool, i64 %mul2, i64 4
  call void @clear()
  call void @put_glider(i32 noundef 9, i32 noundef 17)
  call void @put_glider(i32 noundef 100, i32 noundef 200)
  %call6 = call i32 @hash()
  br label %for.cond

for.cond:                                         ; preds = %for.body, %cond.end
  %i.0 = phi i64 [ 0, %cond.end ], [ %inc, %for.body ]
  %cmp7 = icmp slt i64 %i.0, %cond5
  br i1 %cmp7, label %for.body, label %for.cond8

for.body:                                         ; preds = %for.cond
  call void @step()
  %inc = add nsw i64 %i.0, 1
  br label %for.cond, !llvm.loop !5

for.cond8:                                        ; preds = %for.cond, %for.inc20
  %alive.0 = phi i64 [ %alive.1, %for.inc20 ], [ 0, %for.cond ]
  %y.0 = phi i32 [ %inc21, %for.inc20 ], [ 1, %for.cond ]
  %cmp9 = icmp sle i32 %y.0, 256
  br i1 %cmp9, label %for.cond11, label %for.end22

for.cond11:                                       ; preds = %for.cond8, %for.body13
  %alive.1 = phi i64 [ %add, %for.body13 ], [ %alive.0, %for.cond8 ]
  %x.0 = phi i32 [ %inc18, %for.body13 ], [ 1, %for.cond8 ]
  %cmp12 = icmp sle i32 %x.0, 256
  br i1 %cmp12, label %for.body13, label %for.inc20

for.body13:                                       ; preds = %for.cond11
  %idxprom = sext i32 %y.0 to i64
  %arrayidx14 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom
  %idxprom15 = sext i32 %x.0 to i64
  %arrayidx16 = getelementptr inbounds [258 x i8], ptr %arrayidx14, i64 0, i64 %idxprom15
  %1 = load i8, ptr %arrayidx16, align 1
  %conv = zext i8 %1 to i64
  %add = add nsw i64 %alive.1, %conv
  %inc18 = add nsw i32 %x.0, 1
  br label %for.cond11, !llvm.loop !7

for.inc20:                                        ; preds = %for.cond11
  %inc21 = add nsw i32 %y.0, 1
  br label %for.cond8, !llvm.loop !8

for.end22:                                        ; preds = %for.cond8
  %call23 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %alive.0, i64 noundef %cond5)
  %cmp24 = icmp ne i64 %alive.0, 10
  br i1 %cmp24, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %for.end22
  %tobool26 = icmp ne i64 %cond, 0
  br i1 %tobool26, label %land.rhs, label %lor.end

land.rhs:                                         ; preds = %lor.rhs
  %call27 = call i32 @hash()
  %cmp28 = icmp ne i32 %call27, %call6
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %land.rhs, %for.end22
  %2 = phi i1 [ true, %for.end22 ], [ false, %lor.rhs ], [ %cmp28, %land.rhs ]
  %lor.ext = zext i1 %2 to i32
  ret i32 %lor.ext
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @clear() #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc6, %entry
  %y.0 = phi i32 [ 0, %entry ], [ %inc7, %for.inc6 ]
  %cmp = icmp slt i32 %y.0, 258
  br i1 %cmp, label %for.cond1, label %for.end8

for.cond1:                                        ; preds = %for.cond, %for.body3
  %x.0 = phi i32 [ %inc, %for.body3 ], [ 0, %for.cond ]
  %cmp2 = icmp slt i32 %x.0, 258
  br i1 %cmp2, label %for.body3, label %for.inc6

for.body3:                                        ; preds = %for.cond1
  %idxprom = sext i32 %y.0 to i64
  %arrayidx = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom
  %idxprom4 = sext i32 %x.0 to i64
  %arrayidx5 = getelementptr inbounds [258 x i8], ptr %arrayidx, i64 0, i64 %idxprom4
  store i8 0, ptr %arrayidx5, align 1
  %inc = add nsw i32 %x.0, 1
  br label %for.cond1, !llvm.loop !9

for.inc6:                                         ; preds = %for.cond1
  %inc7 = add nsw i32 %y.0, 1
  br label %for.cond, !llvm.loop !10

for.end8:                                         ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @put_glider(i32 noundef %y, i32 noundef %x) #0 {
entry:
  %add = add nsw i32 %y, 1
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom
  %add1 = add nsw i32 %x, 2
  %idxprom2 = sext i32 %add1 to i64
  %arrayidx3 = getelementptr inbounds [258 x i8], ptr %arrayidx, i64 0, i64 %idxprom2
  store i8 1, ptr %arrayidx3, align 1
  %idxprom4 = sext i32 %y to i64
  %arrayidx5 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom4
  %add6 = add nsw i32 %x, 1
  %idxprom7 = sext i32 %add6 to i64
  %arrayidx8 = getelementptr inbounds [258 x i8], ptr %arrayidx5, i64 0, i64 %idxprom7
  store i8 1, ptr %arrayidx8, align 1
  %add9 = add nsw i32 %y, 2
  %idxprom10 = sext i32 %add9 to i64
  %arrayidx11 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom10
  %add12 = add nsw i32 %x, 2
  %idxprom13 = sext i32 %add12 to i64
  %arrayidx14 = getelementptr inbounds [258 x i8], ptr %arrayidx11, i64 0, i64 %idxprom13
  store i8 1, ptr %arrayidx14, align 1
  %add15 = add nsw i32 %y, 2
  %idxprom16 = sext i32 %add15 to i64
  %arrayidx17 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom16
  %add18 = add nsw i32 %x, 1
  %idxprom19 = sext i32 %add18 to i64
  %arrayidx20 = getelementptr inbounds [258 x i8], ptr %arrayidx17, i64 0, i64 %idxprom19
  store i8 1, ptr %arrayidx20, align 1
  %add21 = add nsw i32 %y, 2
  %idxprom22 = sext i32 %add21 to i64
  %arrayidx23 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom22
  %idxprom24 = sext i32 %x to i64
  %arrayidx25 = getelementptr inbounds [258 x i8], ptr %arrayidx23, i64 0, i64 %idxprom24
  store i8 1, ptr %arrayidx25, align 1
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @hash() #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc6, %entry
  %sum.0 = phi i32 [ 0, %entry ], [ %sum.1, %for.inc6 ]
  %y.0 = phi i32 [ 1, %entry ], [ %inc7, %for.inc6 ]
  %cmp = icmp sle i32 %y.0, 256
  br i1 %cmp, label %for.cond1, label %for.end8

for.cond1:                                        ; preds = %for.cond, %for.body3
  %sum.1 = phi i32 [ %add, %for.body3 ], [ %sum.0, %for.cond ]
  %x.0 = phi i32 [ %inc, %for.body3 ], [ 1, %for.cond ]
  %cmp2 = icmp sle i32 %x.0, 256
  br i1 %cmp2, label %for.body3, label %for.inc6

for.body3:                                        ; preds = %for.cond1
  %mul = mul i32 %sum.1, 31
  %idxprom = sext i32 %y.0 to i64
  %arrayidx = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom
  %idxprom4 = sext i32 %x.0 to i64
  %arrayidx5 = getelementptr inbounds [258 x i8], ptr %arrayidx, i64 0, i64 %idxprom4
  %0 = load i8, ptr %arrayidx5, align 1
  %conv = zext i8 %0 to i32
  %add = add i32 %mul, %conv
  %inc = add nsw i32 %x.0, 1
  br label %for.cond1, !llvm.loop !11

for.inc6:                                         ; preds = %for.cond1
  %inc7 = add nsw i32 %y.0, 1
  br label %for.cond, !llvm.loop !12

for.end8:                                         ; preds = %for.cond
  ret i32 %sum.0
}

; Function Attrs: noinline nounwind uwtable
define internal void @step() #0 {
entry:
  call void @repeat_border()
  br label %for.cond

for.cond:                                         ; preds = %for.inc72, %entry
  %y.0 = phi i32 [ 1, %entry ], [ %inc73, %for.inc72 ]
  %cmp = icmp sle i32 %y.0, 256
  br i1 %cmp, label %for.cond1, label %for.cond76

for.cond1:                                        ; preds = %for.cond, %lor.end
  %x.0 = phi i32 [ %inc, %lor.end ], [ 1, %for.cond ]
  %cmp2 = icmp sle i32 %x.0, 256
  br i1 %cmp2, label %for.body3, label %for.inc72

for.body3:                                        ; preds = %for.cond1
  %sub = sub nsw i32 %y.0, 1
  %idxprom = sext i32 %sub to i64
  %arrayidx = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom
  %sub4 = sub nsw i32 %x.0, 1
  %idxprom5 = sext i32 %sub4 to i64
  %arrayidx6 = getelementptr inbounds [258 x i8], ptr %arrayidx, i64 0, i64 %idxprom5
  %0 = load i8, ptr %arrayidx6, align 1
  %conv = zext i8 %0 to i32
  %sub7 = sub nsw i32 %y.0, 1
  %idxprom8 = sext i32 %sub7 to i64
  %arrayidx9 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom8
  %idxprom10 = sext i32 %x.0 to i64
  %arrayidx11 = getelementptr inbounds [258 x i8], ptr %arrayidx9, i64 0, i64 %idxprom10
  %1 = load i8, ptr %arrayidx11, align 1
  %conv12 = zext i8 %1 to i32
  %add = add nsw i32 %conv, %conv12
  %sub13 = sub nsw i32 %y.0, 1
  %idxprom14 = sext i32 %sub13 to i64
  %arrayidx15 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom14
  %add16 = add nsw i32 %x.0, 1
  %idxprom17 = sext i32 %add16 to i64
  %arrayidx18 = getelementptr inbounds [258 x i8], ptr %arrayidx15, i64 0, i64 %idxprom17
  %2 = load i8, ptr %arrayidx18, align 1
  %conv19 = zext i8 %2 to i32
  %add20 = add nsw i32 %add, %conv19
  %idxprom21 = sext i32 %y.0 to i64
  %arrayidx22 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom21
  %sub23 = sub nsw i32 %x.0, 1
  %idxprom24 = sext i32 %sub23 to i64
  %arrayidx25 = getelementptr inbounds [258 x i8], ptr %arrayidx22, i64 0, i64 %idxprom24
  %3 = load i8, ptr %arrayidx25, align 1
  %conv26 = zext i8 %3 to i32
  %add27 = add nsw i32 %add20, %conv26
  %idxprom28 = sext i32 %y.0 to i64
  %arrayidx29 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom28
  %add30 = add nsw i32 %x.0, 1
  %idxprom31 = sext i32 %add30 to i64
  %arrayidx32 = getelementptr inbounds [258 x i8], ptr %arrayidx29, i64 0, i64 %idxprom31
  %4 = load i8, ptr %arrayidx32, align 1
  %conv33 = zext i8 %4 to i32
  %add34 = add nsw i32 %add27, %conv33
  %add35 = add nsw i32 %y.0, 1
  %idxprom36 = sext i32 %add35 to i64
  %arrayidx37 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom36
  %sub38 = sub nsw i32 %x.0, 1
  %idxprom39 = sext i32 %sub38 to i64
  %arrayidx40 = getelementptr inbounds [258 x i8], ptr %arrayidx37, i64 0, i64 %idxprom39
  %5 = load i8, ptr %arrayidx40, align 1
  %conv41 = zext i8 %5 to i32
  %add42 = add nsw i32 %add34, %conv41
  %add43 = add nsw i32 %y.0, 1
  %idxprom44 = sext i32 %add43 to i64
  %arrayidx45 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom44
  %idxprom46 = sext i32 %x.0 to i64
  %arrayidx47 = getelementptr inbounds [258 x i8], ptr %arrayidx45, i64 0, i64 %idxprom46
  %6 = load i8, ptr %arrayidx47, align 1
  %conv48 = zext i8 %6 to i32
  %add49 = add nsw i32 %add42, %conv48
  %add50 = add nsw i32 %y.0, 1
  %idxprom51 = sext i32 %add50 to i64
  %arrayidx52 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom51
  %add53 = add nsw i32 %x.0, 1
  %idxprom54 = sext i32 %add53 to i64
  %arrayidx55 = getelementptr inbounds [258 x i8], ptr %arrayidx52, i64 0, i64 %idxprom54
  %7 = load i8, ptr %arrayidx55, align 1
  %conv56 = zext i8 %7 to i32
  %add57 = add nsw i32 %add49, %conv56
  switch i32 %add57, label %land.end [
    i32 3, label %lor.end
    i32 2, label %land.rhs
  ]

land.rhs:                                         ; preds = %for.body3
  %idxprom62 = sext i32 %y.0 to i64
  %arrayidx63 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom62
  %idxprom64 = sext i32 %x.0 to i64
  %arrayidx65 = getelementptr inbounds [258 x i8], ptr %arrayidx63, i64 0, i64 %idxprom64
  %8 = load i8, ptr %arrayidx65, align 1
  %conv66 = zext i8 %8 to i32
  %tobool = icmp ne i32 %conv66, 0
  br label %lor.end

land.end:                                         ; preds = %for.body3
  br label %lor.end

lor.end:                                          ; preds = %land.rhs, %for.body3, %land.end
  %9 = phi i1 [ true, %for.body3 ], [ %tobool, %land.rhs ], [ false, %land.end ]
  %lor.ext = zext i1 %9 to i32
  %conv67 = trunc i32 %lor.ext to i8
  %idxprom68 = sext i32 %y.0 to i64
  %arrayidx69 = getelementptr inbounds [258 x [258 x i8]], ptr @next, i64 0, i64 %idxprom68
  %idxprom70 = sext i32 %x.0 to i64
  %arrayidx71 = getelementptr inbounds [258 x i8], ptr %arrayidx69, i64 0, i64 %idxprom70
  store i8 %conv67, ptr %arrayidx71, align 1
  %inc = add nsw i32 %x.0, 1
  br label %for.cond1, !llvm.loop !13

for.inc72:                                        ; preds = %for.cond1
  %inc73 = add nsw i32 %y.0, 1
  br label %for.cond, !llvm.loop !14

for.cond76:                                       ; preds = %for.cond, %for.inc96
  %y75.0 = phi i32 [ %inc97, %for.inc96 ], [ 1, %for.cond ]
  %cmp77 = icmp sle i32 %y75.0, 256
  br i1 %cmp77, label %for.cond81, label %for.end98

for.cond81:                                       ; preds = %for.cond76, %for.body84
  %x80.0 = phi i32 [ %inc94, %for.body84 ], [ 1, %for.cond76 ]
  %cmp82 = icmp sle i32 %x80.0, 256
  br i1 %cmp82, label %for.body84, label %for.inc96

for.body84:                                       ; preds = %for.cond81
  %idxprom85 = sext i32 %y75.0 to i64
  %arrayidx86 = getelementptr inbounds [258 x [258 x i8]], ptr @next, i64 0, i64 %idxprom85
  %idxprom87 = sext i32 %x80.0 to i64
  %arrayidx88 = getelementptr inbounds [258 x i8], ptr %arrayidx86, i64 0, i64 %idxprom87
  %10 = load i8, ptr %arrayidx88, align 1
  %idxprom89 = sext i32 %y75.0 to i64
  %arrayidx90 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom89
  %idxprom91 = sext i32 %x80.0 to i64
  %arrayidx92 = getelementptr inbounds [258 x i8], ptr %arrayidx90, i64 0, i64 %idxprom91
  store i8 %10, ptr %arrayidx92, align 1
  %inc94 = add nsw i32 %x80.0, 1
  br label %for.cond81, !llvm.loop !15

for.inc96:                                        ; preds = %for.cond81
  %inc97 = add nsw i32 %y75.0, 1
  br label %for.cond76, !llvm.loop !16

for.end98:                                        ; preds = %for.cond76
  ret void
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal void @repeat_border() #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %x.0 = phi i32 [ 1, %entry ], [ %inc, %for.body ]
  %cmp = icmp sle i32 %x.0, 256
  br i1 %cmp, label %for.body, label %for.cond7

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %x.0 to i64
  %arrayidx = getelementptr inbounds [258 x i8], ptr getelementptr inbounds ([258 x [258 x i8]], ptr @cells, i64 0, i64 256), i64 0, i64 %idxprom
  %0 = load i8, ptr %arrayidx, align 1
  %idxprom1 = sext i32 %x.0 to i64
  %arrayidx2 = getelementptr inbounds [258 x i8], ptr @cells, i64 0, i64 %idxprom1
  store i8 %0, ptr %arrayidx2, align 1
  %idxprom3 = sext i32 %x.0 to i64
  %arrayidx4 = getelementptr inbounds [258 x i8], ptr getelementptr inbounds ([258 x [258 x i8]], ptr @cells, i64 0, i64 1), i64 0, i64 %idxprom3
  %1 = load i8, ptr %arrayidx4, align 1
  %idxprom5 = sext i32 %x.0 to i64
  %arrayidx6 = getelementptr inbounds [258 x i8], ptr getelementptr inbounds ([258 x [258 x i8]], ptr @cells, i64 0, i64 257), i64 0, i64 %idxprom5
  store i8 %1, ptr %arrayidx6, align 1
  %inc = add nsw i32 %x.0, 1
  br label %for.cond, !llvm.loop !17

for.cond7:                                        ; preds = %for.cond, %for.body9
  %y.0 = phi i32 [ %inc23, %for.body9 ], [ 0, %for.cond ]
  %cmp8 = icmp slt i32 %y.0, 258
  br i1 %cmp8, label %for.body9, label %for.end24

for.body9:                                        ; preds = %for.cond7
  %idxprom10 = sext i32 %y.0 to i64
  %arrayidx11 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom10
  %arrayidx12 = getelementptr inbounds [258 x i8], ptr %arrayidx11, i64 0, i64 256
  %2 = load i8, ptr %arrayidx12, align 2
  %idxprom13 = sext i32 %y.0 to i64
  %arrayidx14 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom13
  %arrayidx15 = getelementptr inbounds [258 x i8], ptr %arrayidx14, i64 0, i64 0
  store i8 %2, ptr %arrayidx15, align 2
  %idxprom16 = sext i32 %y.0 to i64
  %arrayidx17 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom16
  %arrayidx18 = getelementptr inbounds [258 x i8], ptr %arrayidx17, i64 0, i64 1
  %3 = load i8, ptr %arrayidx18, align 1
  %idxprom19 = sext i32 %y.0 to i64
  %arrayidx20 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom19
  %arrayidx21 = getelementptr inbounds [258 x i8], ptr %arrayidx20, i64 0, i64 257
  store i8 %3, ptr %arrayidx21, align 1
  %inc23 = add nsw i32 %y.0, 1
  br label %for.cond7, !llvm.loop !18

for.end24:                                        ; preds = %for.cond7
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
!15 = distinct !{!15, !6}
!16 = distinct !{!16, !6}
!17 = distinct !{!17, !6}
!18 = distinct !{!18, !6}
