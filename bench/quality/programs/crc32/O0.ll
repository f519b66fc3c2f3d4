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
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %length = alloca i32, align 4
  %rounds = alloca i64, align 8
  %state = alloca i32, align 4
  %crc = alloca i32, align 4
  %wrong = alloca i64, align 8
  %round = alloca i64, align 8
  %i = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  store i32 %argc, ptr %argc.addr, align 4
  store ptr %argv, ptr %argv.addr, align 8
  %0 = load i32, ptr %argc.addr, align 4
  %cmp = icmp sgt i32 %0, 1
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load ptr, ptr %argv.addr, align 8
  %arrayidx = getelementptr inbounds ptr, ptr %1, i64 1
  %2 = load ptr, ptr %arrayidx, align 8
  %call = call i64 @strtol(ptr noundef %2, ptr noundef null, i32 noundef 10) #3
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %cond.false ]
  store i64 %cond, ptr %scale, align 8
  %3 = load i64, ptr %scale, align 8
  %tobool = icmp ne i64 %3, 0
  %4 = zext i1 %tobool to i64
  %cond1 = select i1 %tobool, i32 65536, i32 1003
  store i32 %cond1, ptr %length, align 4
  %5 = load i64, ptr %scale, align 8
  %tobool2 = icmp ne i64 %5, 0
  br i1 %tobool2, label %cond.true3, label %cond.false4

cond.true3:                                       ; preds = %cond.end
  %6 = load i64, ptr %scale, align 8
  %mul = mul nsw i64 %6, 900
  br label %cond.end5

cond.false4:                                      ; preds = %cond.end
  br label %cond.end5

cond.end5:                                        ; preds = %cond.false4, %cond.true3
  %cond6 = phi i64 [ %mul, %cond.true3 ], [ 1, %cond.false4 ]
  store i64 %cond6, ptr %rounds, align 8
  store i32 20261121, ptr %state, align 4
  store i32 0, ptr %crc, align 4
  store i64 0, ptr %wrong, align 8
  call void @make_tables()
  %call7 = call i32 @by_table(i32 noundef -1, ptr noundef @.str, i32 noundef 9)
  %not = xor i32 %call7, -1
  %cmp8 = icmp ne i32 %not, -873187034
  %conv = zext i1 %cmp8 to i32
  %conv9 = sext i32 %conv to i64
  %7 = load i64, ptr %wrong, align 8
  %add = add nsw i64 %7, %conv9
  store i64 %add, ptr %wrong, align 8
  store i64 0, ptr %round, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc36, %cond.end5
  %8 = load i64, ptr %round, align 8
  %9 = load i64, ptr %rounds, align 8
  %cmp10 = icmp slt i64 %8, %9
  br i1 %cmp10, label %for.body, label %for.end38

for.body:                                         ; preds = %for.cond
  store i32 0, ptr %i, align 4
  br label %for.cond12

for.cond12:                                       ; preds = %for.inc, %for.body
  %10 = load i32, ptr %i, align 4
  %11 = load i32, ptr %length, align 4
  %cmp13 = icmp ult i32 %10, %11
  br i1 %cmp13, label %for.body15, label %for.end

for.body15:                                       ; preds = %for.cond12
  %12 = load i32, ptr %state, align 4
  %mul16 = mul i32 %12, 1664525
  %add17 = add i32 %mul16, 1013904223
  store i32 %add17, ptr %state, align 4
  %13 = load i32, ptr %state, align 4
  %shr = lshr i32 %13, 24
  %conv18 = trunc i32 %shr to i8
  %14 = load i32, ptr %i, align 4
  %idxprom = zext i32 %14 to i64
  %arrayidx19 = getelementptr inbounds [65536 x i8], ptr @main.bytes, i64 0, i64 %idxprom
  store i8 %conv18, ptr %arrayidx19, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body15
  %15 = load i32, ptr %i, align 4
  %inc = add i32 %15, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond12, !llvm.loop !5

for.end:                                          ; preds = %for.cond12
  %16 = load i32, ptr %length, align 4
  %call20 = call i32 @by_table(i32 noundef -1, ptr noundef @main.bytes, i32 noundef %16)
  %not21 = xor i32 %call20, -1
  store i32 %not21, ptr %crc, align 4
  %17 = load i32, ptr %crc, align 4
  %18 = load i32, ptr %length, align 4
  %call22 = call i32 @by_eight_tables(i32 noundef -1, ptr noundef @main.bytes, i32 noundef %18)
  %not23 = xor i32 %call22, -1
  %cmp24 = icmp ne i32 %17, %not23
  %conv25 = zext i1 %cmp24 to i32
  %conv26 = sext i32 %conv25 to i64
  %19 = load i64, ptr %wrong, align 8
  %add27 = add nsw i64 %19, %conv26
  store i64 %add27, ptr %wrong, align 8
  %20 = load i64, ptr %round, align 8
  %rem = srem i64 %20, 16
  %cmp28 = icmp eq i64 %rem, 0
  br i1 %cmp28, label %if.then, label %if.end

if.then:                                          ; preds = %for.end
  %21 = load i32, ptr %crc, align 4
  %22 = load i32, ptr %length, align 4
  %call30 = call i32 @by_bits(i32 noundef -1, ptr noundef @main.bytes, i32 noundef %22)
  %not31 = xor i32 %call30, -1
  %cmp32 = icmp ne i32 %21, %not31
  %conv33 = zext i1 %cmp32 to i32
  %conv34 = sext i32 %conv33 to i64
  %23 = load i64, ptr %wrong, align 8
  %add35 = add nsw i64 %23, %conv34
  store i64 %add35, ptr %wrong, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %for.end
  br label %for.inc36

for.inc36:                                        ; preds = %if.end
  %24 = load i64, ptr %round, align 8
  %inc37 = add nsw i64 %24, 1
  store i64 %inc37, ptr %round, align 8
  br label %for.cond, !llvm.loop !7

for.end38:                                        ; preds = %for.cond
  %25 = load i32, ptr %crc, align 4
  %call39 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %25)
  %26 = load i64, ptr %wrong, align 8
  %cmp40 = icmp ne i64 %26, 0
  %conv41 = zext i1 %cmp40 to i32
  ret i32 %conv41
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @make_tables() #0 {
entry:
  %value = alloca i32, align 4
  %zero = alloca i8, align 1
  %value1 = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 0, ptr %value, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %value, align 4
  %cmp = icmp ult i32 %0, 256
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  store i8 0, ptr %zero, align 1
  %1 = load i32, ptr %value, align 4
  %call = call i32 @by_bits(i32 noundef %1, ptr noundef %zero, i32 noundef 1)
  %2 = load i32, ptr %value, align 4
  %idxprom = zext i32 %2 to i64
  %arrayidx = getelementptr inbounds [256 x i32], ptr @tables, i64 0, i64 %idxprom
  store i32 %call, ptr %arrayidx, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %3 = load i32, ptr %value, align 4
  %inc = add i32 %3, 1
  store i32 %inc, ptr %value, align 4
  br label %for.cond, !llvm.loop !8

for.end:                                          ; preds = %for.cond
  store i32 0, ptr %value1, align 4
  br label %for.cond2

for.cond2:                                        ; preds = %for.inc26, %for.end
  %4 = load i32, ptr %value1, align 4
  %cmp3 = icmp ult i32 %4, 256
  br i1 %cmp3, label %for.body4, label %for.end28

for.body4:                                        ; preds = %for.cond2
  store i32 1, ptr %i, align 4
  br label %for.cond5

for.cond5:                                        ; preds = %for.inc23, %for.body4
  %5 = load i32, ptr %i, align 4
  %cmp6 = icmp slt i32 %5, 8
  br i1 %cmp6, label %for.body7, label %for.end25

for.body7:                                        ; preds = %for.cond5
  %6 = load i32, ptr %i, align 4
  %sub = sub nsw i32 %6, 1
  %idxprom8 = sext i32 %sub to i64
  %arrayidx9 = getelementptr inbounds [8 x [256 x i32]], ptr @tables, i64 0, i64 %idxprom8
  %7 = load i32, ptr %value1, align 4
  %idxprom10 = zext i32 %7 to i64
  %arrayidx11 = getelementptr inbounds [256 x i32], ptr %arrayidx9, i64 0, i64 %idxprom10
  %8 = load i32, ptr %arrayidx11, align 4
  %shr = lshr i32 %8, 8
  %9 = load i32, ptr %i, align 4
  %sub12 = sub nsw i32 %9, 1
  %idxprom13 = sext i32 %sub12 to i64
  %arrayidx14 = getelementptr inbounds [8 x [256 x i32]], ptr @tables, i64 0, i64 %idxprom13
  %10 = load i32, ptr %value1, align 4
  %idxprom15 = zext i32 %10 to i64
  %arrayidx16 = getelementptr inbounds [256 x i32], ptr %arrayidx14, i64 0, i64 %idxprom15
  %11 = load i32, ptr %arrayidx16, align 4
  %and = and i32 %11, 255
  %idxprom17 = zext i32 %and to i64
  %arrayidx18 = getelementptr inbounds [256 x i32], ptr @tables, i64 0, i64 %idxprom17
  %12 = load i32, ptr %arrayidx18, align 4
  %xor = xor i32 %shr, %12
  %13 = load i32, ptr %i, align 4
  %idxprom19 = sext i32 %13 to i64
  %arrayidx20 = getelementptr inbounds [8 x [256 x i32]], ptr @tables, i64 0, i64 %idxprom19
  %14 = load i32, ptr %value1, align 4
  %idxprom21 = zext i32 %14 to i64
  %arrayidx22 = getelementptr inbounds [256 x i32], ptr %arrayidx20, i64 0, i64 %idxprom21
  store i32 %xor, ptr %arrayidx22, align 4
  br label %for.inc23

for.inc23:                                        ; preds = %for.body7
  %15 = load i32, ptr %i, align 4
  %inc24 = add nsw i32 %15, 1
  store i32 %inc24, ptr %i, align 4
  br label %for.cond5, !llvm.loop !9

for.end25:                                        ; preds = %for.cond5
  br label %for.inc26

for.inc26:                                        ; preds = %for.end25
  %16 = load i32, ptr %value1, align 4
  %inc27 = add i32 %16, 1
  store i32 %inc27, ptr %value1, align 4
  br label %for.cond2, !llvm.loop !10

for.end28:                                        ; preds = %for.cond2
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @by_table(i32 noundef %crc, ptr noundef %bytes, i32 noundef %length) #0 {
entry:
  %crc.addr = alloca i32, align 4
  %bytes.addr = alloca ptr, align 8
  %length.addr = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 %crc, ptr %crc.addr, align 4
  store ptr %bytes, ptr %bytes.addr, align 8
  store i32 %length, ptr %length.addr, align 4
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4
  %1 = load i32, ptr %length.addr, align 4
  %cmp = icmp ult i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load i32, ptr %crc.addr, align 4
  %shr = lshr i32 %2, 8
  %3 = load i32, ptr %crc.addr, align 4
  %4 = load ptr, ptr %bytes.addr, align 8
  %5 = load i32, ptr %i, align 4
  %idxprom = zext i32 %5 to i64
  %arrayidx = getelementptr inbounds i8, ptr %4, i64 %idxprom
  %6 = load i8, ptr %arrayidx, align 1
  %conv = zext i8 %6 to i32
  %xor = xor i32 %3, %conv
  %and = and i32 %xor, 255
  %idxprom1 = zext i32 %and to i64
  %arrayidx2 = getelementptr inbounds [256 x i32], ptr @tables, i64 0, i64 %idxprom1
  %7 = load i32, ptr %arrayidx2, align 4
  %xor3 = xor i32 %shr, %7
  store i32 %xor3, ptr %crc.addr, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %8 = load i32, ptr %i, align 4
  %inc = add i32 %8, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !11

for.end:                                          ; preds = %for.cond
  %9 = load i32, ptr %crc.addr, align 4
  ret i32 %9
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @by_eight_tables(i32 noundef %crc, ptr noundef %bytes, i32 noundef %length) #0 {
entry:
  %crc.addr = alloca i32, align 4
  %bytes.addr = alloca ptr, align 8
  %length.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %low = alloca i32, align 4
  %high = alloca i32, align 4
  store i32 %crc, ptr %crc.addr, align 4
  store ptr %bytes, ptr %bytes.addr, align 8
  store i32 %length, ptr %length.addr, align 4
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4
  %add = add i32 %0, 8
  %1 = load i32, ptr %length.addr, align 4
  %cmp = icmp ule i32 %add, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load ptr, ptr %bytes.addr, align 8
  %3 = load i32, ptr %i, align 4
  %idx.ext = zext i32 %3 to i64
  %add.ptr = getelementptr inbounds i8, ptr %2, i64 %idx.ext
  %call = call i32 @word_at(ptr noundef %add.ptr)
  %4 = load i32, ptr %crc.addr, align 4
  %xor = xor i32 %call, %4
  store i32 %xor, ptr %low, align 4
  %5 = load ptr, ptr %bytes.addr, align 8
  %6 = load i32, ptr %i, align 4
  %idx.ext1 = zext i32 %6 to i64
  %add.ptr2 = getelementptr inbounds i8, ptr %5, i64 %idx.ext1
  %add.ptr3 = getelementptr inbounds i8, ptr %add.ptr2, i64 4
  %call4 = call i32 @word_at(ptr noundef %add.ptr3)
  store i32 %call4, ptr %high, align 4
  %7 = load i32, ptr %low, align 4
  %and = and i32 %7, 255
  %idxprom = zext i32 %and to i64
  %arrayidx = getelementptr inbounds [256 x i32], ptr getelementptr inbounds ([8 x [256 x i32]], ptr @tables, i64 0, i64 7), i64 0, i64 %idxprom
  %8 = load i32, ptr %arrayidx, align 4
  %9 = load i32, ptr %low, align 4
  %shr = lshr i32 %9, 8
  %and5 = and i32 %shr, 255
  %idxprom6 = zext i32 %and5 to i64
  %arrayidx7 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds ([8 x [256 x i32]], ptr @tables, i64 0, i64 6), i64 0, i64 %idxprom6
  %10 = load i32, ptr %arrayidx7, align 4
  %xor8 = xor i32 %8, %10
  %11 = load i32, ptr %low, align 4
  %shr9 = lshr i32 %11, 16
  %and10 = and i32 %shr9, 255
  %idxprom11 = zext i32 %and10 to i64
  %arrayidx12 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds ([8 x [256 x i32]], ptr @tables, i64 0, i64 5), i64 0, i64 %idxprom11
  %12 = load i32, ptr %arrayidx12, align 4
  %xor13 = xor i32 %xor8, %12
  %13 = load i32, ptr %low, align 4
  %shr14 = lshr i32 %13, 24
  %idxprom15 = zext i32 %shr14 to i64
  %arrayidx16 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds ([8 x [256 x i32]], ptr @tables, i64 0, i64 4), i64 0, i64 %idxprom15
  %14 = load i32, ptr %arrayidx16, align 4
  %xor17 = xor i32 %xor13, %14
  %15 = load i32, ptr %high, align 4
  %and18 = and i32 %15, 255
  %idxprom19 = zext i32 %and18 to i64
  %arrayidx20 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds ([8 x [256 x i32]], ptr @tables, i64 0, i64 3), i64 0, i64 %idxprom19
  %16 = load i32, ptr %arrayidx20, align 4
  %xor21 = xor i32 %xor17, %16
  %17 = load i32, ptr %high, align 4
  %shr22 = lshr i32 %17, 8
  %and23 = and i32 %shr22, 255
  %idxprom24 = zext i32 %and23 to i64
  %arrayidx25 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds ([8 x [256 x i32]], ptr @tables, i64 0, i64 2), i64 0, i64 %idxprom24
  %18 = load i32, ptr %arrayidx25, align 4
  %xor26 = xor i32 %xor21, %18
  %19 = load i32, ptr %high, align 4
  %shr27 = lshr i32 %19, 16
  %and28 = and i32 %shr27, 255
  %idxprom29 = zext i32 %and28 to i64
  %arrayidx30 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds ([8 x [256 x i32]], ptr @tables, i64 0, i64 1), i64 0, i64 %idxprom29
  %20 = load i32, ptr %arrayidx30, align 4
  %xor31 = xor i32 %xor26, %20
  %21 = load i32, ptr %high, align 4
  %shr32 = lshr i32 %21, 24
  %idxprom33 = zext i32 %shr32 to i64
  %arrayidx34 = getelementptr inbounds [256 x i32], ptr @tables, i64 0, i64 %idxprom33
  %22 = load i32, ptr %arrayidx34, align 4
  %xor35 = xor i32 %xor31, %22
  store i32 %xor35, ptr %crc.addr, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %23 = load i32, ptr %i, align 4
  %add36 = add i32 %23, 8
  store i32 %add36, ptr %i, align 4
  br label %for.cond, !llvm.loop !12

for.end:                                          ; preds = %for.cond
  %24 = load i32, ptr %crc.addr, align 4
  %25 = load ptr, ptr %bytes.addr, align 8
  %26 = load i32, ptr %i, align 4
  %idx.ext37 = zext i32 %26 to i64
  %add.ptr38 = getelementptr inbounds i8, ptr %25, i64 %idx.ext37
  %27 = load i32, ptr %length.addr, align 4
  %28 = load i32, ptr %i, align 4
  %sub = sub i32 %27, %28
  %call39 = call i32 @by_table(i32 noundef %24, ptr noundef %add.ptr38, i32 noundef %sub)
  ret i32 %call39
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @by_bits(i32 noundef %crc, ptr noundef %bytes, i32 noundef %length) #0 {
entry:
  %crc.addr = alloca i32, align 4
  %bytes.addr = alloca ptr, align 8
  %length.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %bit = alloca i32, align 4
  store i32 %crc, ptr %crc.addr, align 4
  store ptr %bytes, ptr %bytes.addr, align 8
  store i32 %length, ptr %length.addr, align 4
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc6, %entry
  %0 = load i32, ptr %i, align 4
  %1 = load i32, ptr %length.addr, align 4
  %cmp = icmp ult i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end8

for.body:                                         ; preds = %for.cond
  %2 = load ptr, ptr %bytes.addr, align 8
  %3 = load i32, ptr %i, align 4
  %idxprom = zext i32 %3 to i64
  %arrayidx = getelementptr inbounds i8, ptr %2, i64 %idxprom
  %4 = load i8, ptr %arrayidx, align 1
  %conv = zext i8 %4 to i32
  %5 = load i32, ptr %crc.addr, align 4
  %xor = xor i32 %5, %conv
  store i32 %xor, ptr %crc.addr, align 4
  store i32 0, ptr %bit, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %6 = load i32, ptr %bit, align 4
  %cmp2 = icmp slt i32 %6, 8
  br i1 %cmp2, label %for.body4, label %for.end

for.body4:                                        ; preds = %for.cond1
  %7 = load i32, ptr %crc.addr, align 4
  %shr = lshr i32 %7, 1
  %8 = load i32, ptr %crc.addr, align 4
  %and = and i32 %8, 1
  %tobool = icmp ne i32 %and, 0
  %9 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 -306674912, i32 0
  %xor5 = xor i32 %shr, %cond
  store i32 %xor5, ptr %crc.addr, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body4
  %10 = load i32, ptr %bit, align 4
  %inc = add nsw i32 %10, 1
  store i32 %inc, ptr %bit, align 4
  br label %for.cond1, !llvm.loop !13

for.end:                                          ; preds = %for.cond1
  br label %for.inc6

for.inc6:                                         ; preds = %for.end
  %11 = load i32, ptr %i, align 4
  %inc7 = add i32 %11, 1
  store i32 %inc7, ptr %i, align 4
  br label %for.cond, !llvm.loop !14

for.end8:                                         ; preds = %for.cond
  %12 = load i32, ptr %crc.addr, align 4
  ret i32 %12
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @word_at(ptr noundef %bytes) #0 {
entry:
  %bytes.addr = alloca ptr, align 8
  store ptr %bytes, ptr %bytes.addr, align 8
  %0 = load ptr, ptr %bytes.addr, align 8
  %arrayidx = getelementptr inbounds i8, ptr %0, i64 0
  %1 = load i8, ptr %arrayidx, align 1
  %conv = zext i8 %1 to i32
  %2 = load ptr, ptr %bytes.addr, align 8
  %arrayidx1 = getelementptr inbounds i8, ptr %2, i64 1
  %3 = load i8, ptr %arrayidx1, align 1
  %conv2 = zext i8 %3 to i32
  %shl = shl i32 %conv2, 8
  %or = or i32 %conv, %shl
  %4 = load ptr, ptr %bytes.addr, align 8
  %arrayidx3 = getelementptr inbounds i8, ptr %4, i64 2
  %5 = load i8, ptr %arrayidx3, align 1
  %conv4 = zext i8 %5 to i32
  %shl5 = shl i32 %conv4, 16
  %or6 = or i32 %or, %shl5
  %6 = load ptr, ptr %bytes.addr, align 8
  %arrayidx7 = getelementptr inbounds i8, ptr %6, i64 3
  %7 = load i8, ptr %arrayidx7, align 1
  %conv8 = zext i8 %7 to i32
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
