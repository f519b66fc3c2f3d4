source_filename = "knapsack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@weight = internal global [120 x i32] zeroinitializer, align 16
@worth = internal global [120 x i32] zeroinitializer, align 16
@first = internal global [1500 x i8] zeroinitializer, align 16
@second = internal global [1500 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [36 x i8] c"knapsack: worth %u, subsequence %d\0A\00", align 1
@state = internal global i32 -1831433054, align 4
@best = internal global [121 x [6001 x i32]] zeroinitializer, align 16
@common = internal global [1501 x [1501 x i16]] zeroinitializer, align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %items = alloca i32, align 4
  %length = alloca i32, align 4
  %capacity = alloca i32, align 4
  %value = alloca i32, align 4
  %rounds = alloca i64, align 8
  %subsequence = alloca i32, align 4
  %wrong = alloca i32, align 4
  %i = alloca i32, align 4
  %i18 = alloca i32, align 4
  %round = alloca i64, align 8
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
  %cond1 = select i1 %tobool, i32 120, i32 20
  store i32 %cond1, ptr %items, align 4
  %5 = load i64, ptr %scale, align 8
  %tobool2 = icmp ne i64 %5, 0
  %6 = zext i1 %tobool2 to i64
  %cond3 = select i1 %tobool2, i32 1500, i32 60
  store i32 %cond3, ptr %length, align 4
  %7 = load i64, ptr %scale, align 8
  %tobool4 = icmp ne i64 %7, 0
  %8 = zext i1 %tobool4 to i64
  %cond5 = select i1 %tobool4, i32 6000, i32 200
  store i32 %cond5, ptr %capacity, align 4
  store i32 0, ptr %value, align 4
  %9 = load i64, ptr %scale, align 8
  %tobool6 = icmp ne i64 %9, 0
  br i1 %tobool6, label %cond.true7, label %cond.false8

cond.true7:                                       ; preds = %cond.end
  %10 = load i64, ptr %scale, align 8
  %mul = mul nsw i64 %10, 40
  br label %cond.end9

cond.false8:                                      ; preds = %cond.end
  br label %cond.end9

cond.end9:                                        ; preds = %cond.false8, %cond.true7
  %cond10 = phi i64 [ %mul, %cond.true7 ], [ 1, %cond.false8 ]
  store i64 %cond10, ptr %rounds, align 8
  store i32 0, ptr %subsequence, align 4
  store i32 0, ptr %wrong, align 4
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end9
  %11 = load i32, ptr %i, align 4
  %12 = load i32, ptr %items, align 4
  %cmp11 = icmp slt i32 %11, %12
  br i1 %cmp11, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %13 = load i32, ptr %capacity, align 4
  %div = udiv i32 %13, 10
  %call12 = call i32 @random_below(i32 noundef %div)
  %add = add i32 1, %call12
  %14 = load i32, ptr %i, align 4
  %idxprom = sext i32 %14 to i64
  %arrayidx13 = getelementptr inbounds [120 x i32], ptr @weight, i64 0, i64 %idxprom
  store i32 %add, ptr %arrayidx13, align 4
  %call14 = call i32 @random_below(i32 noundef 1000)
  %add15 = add i32 1, %call14
  %15 = load i32, ptr %i, align 4
  %idxprom16 = sext i32 %15 to i64
  %arrayidx17 = getelementptr inbounds [120 x i32], ptr @worth, i64 0, i64 %idxprom16
  store i32 %add15, ptr %arrayidx17, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %16 = load i32, ptr %i, align 4
  %inc = add nsw i32 %16, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  store i32 0, ptr %i18, align 4
  br label %for.cond19

for.cond19:                                       ; preds = %for.inc31, %for.end
  %17 = load i32, ptr %i18, align 4
  %18 = load i32, ptr %length, align 4
  %cmp20 = icmp slt i32 %17, %18
  br i1 %cmp20, label %for.body21, label %for.end33

for.body21:                                       ; preds = %for.cond19
  %call22 = call i32 @random_below(i32 noundef 8)
  %add23 = add i32 97, %call22
  %conv = trunc i32 %add23 to i8
  %19 = load i32, ptr %i18, align 4
  %idxprom24 = sext i32 %19 to i64
  %arrayidx25 = getelementptr inbounds [1500 x i8], ptr @first, i64 0, i64 %idxprom24
  store i8 %conv, ptr %arrayidx25, align 1
  %call26 = call i32 @random_below(i32 noundef 8)
  %add27 = add i32 97, %call26
  %conv28 = trunc i32 %add27 to i8
  %20 = load i32, ptr %i18, align 4
  %idxprom29 = sext i32 %20 to i64
  %arrayidx30 = getelementptr inbounds [1500 x i8], ptr @second, i64 0, i64 %idxprom29
  store i8 %conv28, ptr %arrayidx30, align 1
  br label %for.inc31

for.inc31:                                        ; preds = %for.body21
  %21 = load i32, ptr %i18, align 4
  %inc32 = add nsw i32 %21, 1
  store i32 %inc32, ptr %i18, align 4
  br label %for.cond19, !llvm.loop !7

for.end33:                                        ; preds = %for.cond19
  store i64 0, ptr %round, align 8
  br label %for.cond34

for.cond34:                                       ; preds = %for.inc46, %for.end33
  %22 = load i64, ptr %round, align 8
  %23 = load i64, ptr %rounds, align 8
  %cmp35 = icmp slt i64 %22, %23
  br i1 %cmp35, label %for.body37, label %for.end48

for.body37:                                       ; preds = %for.cond34
  %24 = load i32, ptr %items, align 4
  %25 = load i32, ptr %capacity, align 4
  %call38 = call i32 @fill(i32 noundef %24, i32 noundef %25)
  store i32 %call38, ptr %value, align 4
  %26 = load i32, ptr %length, align 4
  %call39 = call i32 @longest(i32 noundef %26)
  store i32 %call39, ptr %subsequence, align 4
  %27 = load i32, ptr %items, align 4
  %28 = load i32, ptr %capacity, align 4
  %call40 = call i32 @is_filled(i32 noundef %27, i32 noundef %28)
  %tobool41 = icmp ne i32 %call40, 0
  br i1 %tobool41, label %lor.rhs, label %lor.end

lor.rhs:                                          ; preds = %for.body37
  %29 = load i32, ptr %length, align 4
  %call42 = call i32 @walk_back(i32 noundef %29)
  %30 = load i32, ptr %subsequence, align 4
  %cmp43 = icmp ne i32 %call42, %30
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %for.body37
  %31 = phi i1 [ true, %for.body37 ], [ %cmp43, %lor.rhs ]
  %lor.ext = zext i1 %31 to i32
  %32 = load i32, ptr %wrong, align 4
  %add45 = add nsw i32 %32, %lor.ext
  store i32 %add45, ptr %wrong, align 4
  br label %for.inc46

for.inc46:                                        ; preds = %lor.end
  %33 = load i64, ptr %round, align 8
  %inc47 = add nsw i64 %33, 1
  store i64 %inc47, ptr %round, align 8
  br label %for.cond34, !llvm.loop !8

for.end48:                                        ; preds = %for.cond34
  %34 = load i32, ptr %value, align 4
  %35 = load i32, ptr %subsequence, align 4
  %call49 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %34, i32 noundef %35)
  %36 = load i32, ptr %wrong, align 4
  %cmp50 = icmp ne i32 %36, 0
  %conv51 = zext i1 %cmp50 to i32
  ret i32 %conv51
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @random_below(i32 noundef %limit) #0 {
entry:
  %limit.addr = alloca i32, align 4
  store i32 %limit, ptr %limit.addr, align 4
  %0 = load i32, ptr @state, align 4
  %shl = shl i32 %0, 13
  %1 = load i32, ptr @state, align 4
  %xor = xor i32 %1, %shl
  store i32 %xor, ptr @state, align 4
  %2 = load i32, ptr @state, align 4
  %shr = lshr i32 %2, 17
  %3 = load i32, ptr @state, align 4
  %xor1 = xor i32 %3, %shr
  store i32 %xor1, ptr @state, align 4
  %4 = load i32, ptr @state, align 4
  %shl2 = shl i32 %4, 5
  %5 = load i32, ptr @state, align 4
  %xor3 = xor i32 %5, %shl2
  store i32 %xor3, ptr @state, align 4
  %6 = load i32, ptr @state, align 4
  %7 = load i32, ptr %limit.addr, align 4
  %rem = urem i32 %6, %7
  ret i32 %rem
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @fill(i32 noundef %items, i32 noundef %capacity) #0 {
entry:
  %items.addr = alloca i32, align 4
  %capacity.addr = alloca i32, align 4
  %room = alloca i32, align 4
  %item = alloca i32, align 4
  %room4 = alloca i32, align 4
  %room19 = alloca i32, align 4
  %with = alloca i32, align 4
  store i32 %items, ptr %items.addr, align 4
  store i32 %capacity, ptr %capacity.addr, align 4
  store i32 0, ptr %room, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %room, align 4
  %1 = load i32, ptr %capacity.addr, align 4
  %cmp = icmp ule i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load i32, ptr %room, align 4
  %idxprom = zext i32 %2 to i64
  %arrayidx = getelementptr inbounds [6001 x i32], ptr @best, i64 0, i64 %idxprom
  store i32 0, ptr %arrayidx, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %3 = load i32, ptr %room, align 4
  %inc = add i32 %3, 1
  store i32 %inc, ptr %room, align 4
  br label %for.cond, !llvm.loop !9

for.end:                                          ; preds = %for.cond
  store i32 0, ptr %item, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc48, %for.end
  %4 = load i32, ptr %item, align 4
  %5 = load i32, ptr %items.addr, align 4
  %cmp2 = icmp slt i32 %4, %5
  br i1 %cmp2, label %for.body3, label %for.end50

for.body3:                                        ; preds = %for.cond1
  store i32 0, ptr %room4, align 4
  br label %for.cond5

for.cond5:                                        ; preds = %for.inc16, %for.body3
  %6 = load i32, ptr %room4, align 4
  %7 = load i32, ptr %capacity.addr, align 4
  %cmp6 = icmp ule i32 %6, %7
  br i1 %cmp6, label %for.body7, label %for.end18

for.body7:                                        ; preds = %for.cond5
  %8 = load i32, ptr %item, align 4
  %idxprom8 = sext i32 %8 to i64
  %arrayidx9 = getelementptr inbounds [121 x [6001 x i32]], ptr @best, i64 0, i64 %idxprom8
  %9 = load i32, ptr %room4, align 4
  %idxprom10 = zext i32 %9 to i64
  %arrayidx11 = getelementptr inbounds [6001 x i32], ptr %arrayidx9, i64 0, i64 %idxprom10
  %10 = load i32, ptr %arrayidx11, align 4
  %11 = load i32, ptr %item, align 4
  %add = add nsw i32 %11, 1
  %idxprom12 = sext i32 %add to i64
  %arrayidx13 = getelementptr inbounds [121 x [6001 x i32]], ptr @best, i64 0, i64 %idxprom12
  %12 = load i32, ptr %room4, align 4
  %idxprom14 = zext i32 %12 to i64
  %arrayidx15 = getelementptr inbounds [6001 x i32], ptr %arrayidx13, i64 0, i64 %idxprom14
  store i32 %10, ptr %arrayidx15, align 4
  br label %for.inc16

for.inc16:                                        ; preds = %for.body7
  %13 = load i32, ptr %room4, align 4
  %inc17 = add i32 %13, 1
  store i32 %inc17, ptr %room4, align 4
  br label %for.cond5, !llvm.loop !10

for.end18:                                        ; preds = %for.cond5
  %14 = load i32, ptr %item, align 4
  %idxprom20 = sext i32 %14 to i64
  %arrayidx21 = getelementptr inbounds [120 x i32], ptr @weight, i64 0, i64 %idxprom20
  %15 = load i32, ptr %arrayidx21, align 4
  store i32 %15, ptr %room19, align 4
  br label %for.cond22

for.cond22:                                       ; preds = %for.inc45, %for.end18
  %16 = load i32, ptr %room19, align 4
  %17 = load i32, ptr %capacity.addr, align 4
  %cmp23 = icmp ule i32 %16, %17
  br i1 %cmp23, label %for.body24, label %for.end47

for.body24:                                       ; preds = %for.cond22
  %18 = load i32, ptr %item, align 4
  %idxprom25 = sext i32 %18 to i64
  %arrayidx26 = getelementptr inbounds [121 x [6001 x i32]], ptr @best, i64 0, i64 %idxprom25
  %19 = load i32, ptr %room19, align 4
  %20 = load i32, ptr %item, align 4
  %idxprom27 = sext i32 %20 to i64
  %arrayidx28 = getelementptr inbounds [120 x i32], ptr @weight, i64 0, i64 %idxprom27
  %21 = load i32, ptr %arrayidx28, align 4
  %sub = sub i32 %19, %21
  %idxprom29 = zext i32 %sub to i64
  %arrayidx30 = getelementptr inbounds [6001 x i32], ptr %arrayidx26, i64 0, i64 %idxprom29
  %22 = load i32, ptr %arrayidx30, align 4
  %23 = load i32, ptr %item, align 4
  %idxprom31 = sext i32 %23 to i64
  %arrayidx32 = getelementptr inbounds [120 x i32], ptr @worth, i64 0, i64 %idxprom31
  %24 = load i32, ptr %arrayidx32, align 4
  %add33 = add i32 %22, %24
  store i32 %add33, ptr %with, align 4
  %25 = load i32, ptr %with, align 4
  %26 = load i32, ptr %item, align 4
  %add34 = add nsw i32 %26, 1
  %idxprom35 = sext i32 %add34 to i64
  %arrayidx36 = getelementptr inbounds [121 x [6001 x i32]], ptr @best, i64 0, i64 %idxprom35
  %27 = load i32, ptr %room19, align 4
  %idxprom37 = zext i32 %27 to i64
  %arrayidx38 = getelementptr inbounds [6001 x i32], ptr %arrayidx36, i64 0, i64 %idxprom37
  %28 = load i32, ptr %arrayidx38, align 4
  %cmp39 = icmp ugt i32 %25, %28
  br i1 %cmp39, label %if.then, label %if.end

if.then:                                          ; preds = %for.body24
  %29 = load i32, ptr %with, align 4
  %30 = load i32, ptr %item, align 4
  %add40 = add nsw i32 %30, 1
  %idxprom41 = sext i32 %add40 to i64
  %arrayidx42 = getelementptr inbounds [121 x [6001 x i32]], ptr @best, i64 0, i64 %idxprom41
  %31 = load i32, ptr %room19, align 4
  %idxprom43 = zext i32 %31 to i64
  %arrayidx44 = getelementptr inbounds [6001 x i32], ptr %arrayidx42, i64 0, i64 %idxprom43
  store i32 %29, ptr %arrayidx44, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body24
  br label %for.inc45

for.inc45:                                        ; preds = %if.end
  %32 = load i32, ptr %room19, align 4
  %inc46 = add i32 %32, 1
  store i32 %inc46, ptr %room19, align 4
  br label %for.cond22, !llvm.loop !11

for.end47:                                        ; preds = %for.cond22
  br label %for.inc48

for.inc48:                                        ; preds = %for.end47
  %33 = load i32, ptr %item, align 4
  %inc49 = add nsw i32 %33, 1
  store i32 %inc49, ptr %item, align 4
  br label %for.cond1, !llvm.loop !12

for.end50:                                        ; preds = %for.cond1
  %34 = load i32, ptr %items.addr, align 4
  %idxprom51 = sext i32 %34 to i64
  %arrayidx52 = getelementptr inbounds [121 x [6001 x i32]], ptr @best, i64 0, i64 %idxprom51
  %35 = load i32, ptr %capacity.addr, align 4
  %idxprom53 = zext i32 %35 to i64
  %arrayidx54 = getelementptr inbounds [6001 x i32], ptr %arrayidx52, i64 0, i64 %idxprom53
  %36 = load i32, ptr %arrayidx54, align 4
  ret i32 %36
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @longest(i32 noundef %length) #0 {
entry:
  %length.addr = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  store i32 %length, ptr %length.addr, align 4
  store i32 1, ptr %a, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc53, %entry
  %0 = load i32, ptr %a, align 4
  %1 = load i32, ptr %length.addr, align 4
  %cmp = icmp sle i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end55

for.body:                                         ; preds = %for.cond
  store i32 1, ptr %b, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %2 = load i32, ptr %b, align 4
  %3 = load i32, ptr %length.addr, align 4
  %cmp2 = icmp sle i32 %2, %3
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %4 = load i32, ptr %a, align 4
  %sub = sub nsw i32 %4, 1
  %idxprom = sext i32 %sub to i64
  %arrayidx = getelementptr inbounds [1500 x i8], ptr @first, i64 0, i64 %idxprom
  %5 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %5 to i32
  %6 = load i32, ptr %b, align 4
  %sub4 = sub nsw i32 %6, 1
  %idxprom5 = sext i32 %sub4 to i64
  %arrayidx6 = getelementptr inbounds [1500 x i8], ptr @second, i64 0, i64 %idxprom5
  %7 = load i8, ptr %arrayidx6, align 1
  %conv7 = sext i8 %7 to i32
  %cmp8 = icmp eq i32 %conv, %conv7
  br i1 %cmp8, label %if.then, label %if.else

if.then:                                          ; preds = %for.body3
  %8 = load i32, ptr %a, align 4
  %sub10 = sub nsw i32 %8, 1
  %idxprom11 = sext i32 %sub10 to i64
  %arrayidx12 = getelementptr inbounds [1501 x [1501 x i16]], ptr @common, i64 0, i64 %idxprom11
  %9 = load i32, ptr %b, align 4
  %sub13 = sub nsw i32 %9, 1
  %idxprom14 = sext i32 %sub13 to i64
  %arrayidx15 = getelementptr inbounds [1501 x i16], ptr %arrayidx12, i64 0, i64 %idxprom14
  %10 = load i16, ptr %arrayidx15, align 2
  %conv16 = zext i16 %10 to i32
  %add = add nsw i32 %conv16, 1
  %conv17 = trunc i32 %add to i16
  %11 = load i32, ptr %a, align 4
  %idxprom18 = sext i32 %11 to i64
  %arrayidx19 = getelementptr inbounds [1501 x [1501 x i16]], ptr @common, i64 0, i64 %idxprom18
  %12 = load i32, ptr %b, align 4
  %idxprom20 = sext i32 %12 to i64
  %arrayidx21 = getelementptr inbounds [1501 x i16], ptr %arrayidx19, i64 0, i64 %idxprom20
  store i16 %conv17, ptr %arrayidx21, align 2
  br label %if.end

if.else:                                          ; preds = %for.body3
  %13 = load i32, ptr %a, align 4
  %sub22 = sub nsw i32 %13, 1
  %idxprom23 = sext i32 %sub22 to i64
  %arrayidx24 = getelementptr inbounds [1501 x [1501 x i16]], ptr @common, i64 0, i64 %idxprom23
  %14 = load i32, ptr %b, align 4
  %idxprom25 = sext i32 %14 to i64
  %arrayidx26 = getelementptr inbounds [1501 x i16], ptr %arrayidx24, i64 0, i64 %idxprom25
  %15 = load i16, ptr %arrayidx26, align 2
  %conv27 = zext i16 %15 to i32
  %16 = load i32, ptr %a, align 4
  %idxprom28 = sext i32 %16 to i64
  %arrayidx29 = getelementptr inbounds [1501 x [1501 x i16]], ptr @common, i64 0, i64 %idxprom28
  %17 = load i32, ptr %b, align 4
  %sub30 = sub nsw i32 %17, 1
  %idxprom31 = sext i32 %sub30 to i64
  %arrayidx32 = getelementptr inbounds [1501 x i16], ptr %arrayidx29, i64 0, i64 %idxprom31
  %18 = load i16, ptr %arrayidx32, align 2
  %conv33 = zext i16 %18 to i32
  %cmp34 = icmp sgt i32 %conv27, %conv33
  br i1 %cmp34, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.else
  %19 = load i32, ptr %a, align 4
  %sub36 = sub nsw i32 %19, 1
  %idxprom37 = sext i32 %sub36 to i64
  %arrayidx38 = getelementptr inbounds [1501 x [1501 x i16]], ptr @common, i64 0, i64 %idxprom37
  %20 = load i32, ptr %b, align 4
  %idxprom39 = sext i32 %20 to i64
  %arrayidx40 = getelementptr inbounds [1501 x i16], ptr %arrayidx38, i64 0, i64 %idxprom39
  %21 = load i16, ptr %arrayidx40, align 2
  %conv41 = zext i16 %21 to i32
  br label %cond.end

cond.false:                                       ; preds = %if.else
  %22 = load i32, ptr %a, align 4
  %idxprom42 = sext i32 %22 to i64
  %arrayidx43 = getelementptr inbounds [1501 x [1501 x i16]], ptr @common, i64 0, i64 %idxprom42
  %23 = load i32, ptr %b, align 4
  %sub44 = sub nsw i32 %23, 1
  %idxprom45 = sext i32 %sub44 to i64
  %arrayidx46 = getelementptr inbounds [1501 x i16], ptr %arrayidx43, i64 0, i64 %idxprom45
  %24 = load i16, ptr %arrayidx46, align 2
  %conv47 = zext i16 %24 to i32
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %conv41, %cond.true ], [ %conv47, %cond.false ]
  %conv48 = trunc i32 %cond to i16
  %25 = load i32, ptr %a, align 4
  %idxprom49 = sext i32 %25 to i64
  %arrayidx50 = getelementptr inbounds [1501 x [1501 x i16]], ptr @common, i64 0, i64 %idxprom49
  %26 = load i32, ptr %b, align 4
  %idxprom51 = sext i32 %26 to i64
  %arrayidx52 = getelementptr inbounds [1501 x i16], ptr %arrayidx50, i64 0, i64 %idxprom51
  store i16 %conv48, ptr %arrayidx52, align 2
  br label %if.end

if.end:                                           ; preds = %cond.end, %if.then
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %27 = load i32, ptr %b, align 4
  %inc = add nsw i32 %27, 1
  store i32 %inc, ptr %b, align 4
  br label %for.cond1, !llvm.loop !13

for.end:                                          ; preds = %for.cond1
  br label %for.inc53

for.inc53:                                        ; preds = %for.end
  %28 = load i32, ptr %a, align 4
  %inc54 = add nsw i32 %28, 1
  store i32 %inc54, ptr %a, align 4
  br label %for.cond, !llvm.loop !14

for.end55:                                        ; preds = %for.cond
  %29 = load i32, ptr %length.addr, align 4
  %idxprom56 = sext i32 %29 to i64
  %arrayidx57 = getelementptr inbounds [1501 x [1501 x i16]], ptr @common, i64 0, i64 %idxprom56
  %30 = load i32, ptr %length.addr, align 4
  %idxprom58 = sext i32 %30 to i64
  %arrayidx59 = getelementptr inbounds [1501 x i16], ptr %arrayidx57, i64 0, i64 %idxprom58
  %31 = load i16, ptr %arrayidx59, align 2
  %conv60 = zext i16 %31 to i32
  ret i32 %conv60
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @is_filled(i32 noundef %items, i32 noundef %capacity) #0 {
entry:
  %items.addr = alloca i32, align 4
  %capacity.addr = alloca i32, align 4
  %room = alloca i32, align 4
  %value = alloca i32, align 4
  %item = alloca i32, align 4
  store i32 %items, ptr %items.addr, align 4
  store i32 %capacity, ptr %capacity.addr, align 4
  %0 = load i32, ptr %capacity.addr, align 4
  store i32 %0, ptr %room, align 4
  store i32 0, ptr %value, align 4
  %1 = load i32, ptr %items.addr, align 4
  store i32 %1, ptr %item, align 4
  br label %for.cond

for.cond:                                         ; preds = %if.end, %entry
  %2 = load i32, ptr %item, align 4
  %dec = add nsw i32 %2, -1
  store i32 %dec, ptr %item, align 4
  %cmp = icmp sgt i32 %2, 0
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %3 = load i32, ptr %item, align 4
  %add = add nsw i32 %3, 1
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds [121 x [6001 x i32]], ptr @best, i64 0, i64 %idxprom
  %4 = load i32, ptr %room, align 4
  %idxprom1 = zext i32 %4 to i64
  %arrayidx2 = getelementptr inbounds [6001 x i32], ptr %arrayidx, i64 0, i64 %idxprom1
  %5 = load i32, ptr %arrayidx2, align 4
  %6 = load i32, ptr %item, align 4
  %idxprom3 = sext i32 %6 to i64
  %arrayidx4 = getelementptr inbounds [121 x [6001 x i32]], ptr @best, i64 0, i64 %idxprom3
  %7 = load i32, ptr %room, align 4
  %idxprom5 = zext i32 %7 to i64
  %arrayidx6 = getelementptr inbounds [6001 x i32], ptr %arrayidx4, i64 0, i64 %idxprom5
  %8 = load i32, ptr %arrayidx6, align 4
  %cmp7 = icmp ne i32 %5, %8
  br i1 %cmp7, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %9 = load i32, ptr %item, align 4
  %idxprom8 = sext i32 %9 to i64
  %arrayidx9 = getelementptr inbounds [120 x i32], ptr @weight, i64 0, i64 %idxprom8
  %10 = load i32, ptr %arrayidx9, align 4
  %11 = load i32, ptr %room, align 4
  %sub = sub i32 %11, %10
  store i32 %sub, ptr %room, align 4
  %12 = load i32, ptr %item, align 4
  %idxprom10 = sext i32 %12 to i64
  %arrayidx11 = getelementptr inbounds [120 x i32], ptr @worth, i64 0, i64 %idxprom10
  %13 = load i32, ptr %arrayidx11, align 4
  %14 = load i32, ptr %value, align 4
  %add12 = add i32 %14, %13
  store i32 %add12, ptr %value, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  br label %for.cond, !llvm.loop !15

for.end:                                          ; preds = %for.cond
  %15 = load i32, ptr %room, align 4
  %16 = load i32, ptr %capacity.addr, align 4
  %cmp13 = icmp ule i32 %15, %16
  br i1 %cmp13, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.end
  %17 = load i32, ptr %value, align 4
  %18 = load i32, ptr %items.addr, align 4
  %idxprom14 = sext i32 %18 to i64
  %arrayidx15 = getelementptr inbounds [121 x [6001 x i32]], ptr @best, i64 0, i64 %idxprom14
  %19 = load i32, ptr %capacity.addr, align 4
  %idxprom16 = zext i32 %19 to i64
  %arrayidx17 = getelementptr inbounds [6001 x i32], ptr %arrayidx15, i64 0, i64 %idxprom16
  %20 = load i32, ptr %arrayidx17, align 4
  %cmp18 = icmp eq i32 %17, %20
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.end
  %21 = phi i1 [ false, %for.end ], [ %cmp18, %land.rhs ]
  %land.ext = zext i1 %21 to i32
  ret i32 %land.ext
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @walk_back(i32 noundef %length) #0 {
entry:
  %length.addr = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %steps = alloca i32, align 4
  store i32 %length, ptr %length.addr, align 4
  %0 = load i32, ptr %length.addr, align 4
  store i32 %0, ptr %a, align 4
  %1 = load i32, ptr %length.addr, align 4
  store i32 %1, ptr %b, align 4
  store i32 0, ptr %steps, align 4
  br label %while.cond

while.cond:                                       ; preds = %if.end40, %entry
  %2 = load i32, ptr %a, align 4
  %cmp = icmp sgt i32 %2, 0
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %3 = load i32, ptr %b, align 4
  %cmp1 = icmp sgt i32 %3, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %4 = phi i1 [ false, %while.cond ], [ %cmp1, %land.rhs ]
  br i1 %4, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %5 = load i32, ptr %a, align 4
  %sub = sub nsw i32 %5, 1
  %idxprom = sext i32 %sub to i64
  %arrayidx = getelementptr inbounds [1500 x i8], ptr @first, i64 0, i64 %idxprom
  %6 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %6 to i32
  %7 = load i32, ptr %b, align 4
  %sub2 = sub nsw i32 %7, 1
  %idxprom3 = sext i32 %sub2 to i64
  %arrayidx4 = getelementptr inbounds [1500 x i8], ptr @second, i64 0, i64 %idxprom3
  %8 = load i8, ptr %arrayidx4, align 1
  %conv5 = sext i8 %8 to i32
  %cmp6 = icmp eq i32 %conv, %conv5
  br i1 %cmp6, label %land.lhs.true, label %if.else

land.lhs.true:                                    ; preds = %while.body
  %9 = load i32, ptr %a, align 4
  %idxprom8 = sext i32 %9 to i64
  %arrayidx9 = getelementptr inbounds [1501 x [1501 x i16]], ptr @common, i64 0, i64 %idxprom8
  %10 = load i32, ptr %b, align 4
  %idxprom10 = sext i32 %10 to i64
  %arrayidx11 = getelementptr inbounds [1501 x i16], ptr %arrayidx9, i64 0, i64 %idxprom10
  %11 = load i16, ptr %arrayidx11, align 2
  %conv12 = zext i16 %11 to i32
  %12 = load i32, ptr %a, align 4
  %sub13 = sub nsw i32 %12, 1
  %idxprom14 = sext i32 %sub13 to i64
  %arrayidx15 = getelementptr inbounds [1501 x [1501 x i16]], ptr @common, i64 0, i64 %idxprom14
  %13 = load i32, ptr %b, align 4
  %sub16 = sub nsw i32 %13, 1
  %idxprom17 = sext i32 %sub16 to i64
  %arrayidx18 = getelementptr inbounds [1501 x i16], ptr %arrayidx15, i64 0, i64 %idxprom17
  %14 = load i16, ptr %arrayidx18, align 2
  %conv19 = zext i16 %14 to i32
  %add = add nsw i32 %conv19, 1
  %cmp20 = icmp eq i32 %conv12, %add
  br i1 %cmp20, label %if.then, label %if.else

if.then:                                          ; preds = %land.lhs.true
  %15 = load i32, ptr %steps, align 4
  %inc = add nsw i32 %15, 1
  store i32 %inc, ptr %steps, align 4
  %16 = load i32, ptr %a, align 4
  %dec = add nsw i32 %16, -1
  store i32 %dec, ptr %a, align 4
  %17 = load i32, ptr %b, align 4
  %dec22 = add nsw i32 %17, -1
  store i32 %dec22, ptr %b, align 4
  br label %if.end40

if.else:                                          ; preds = %land.lhs.true, %while.body
  %18 = load i32, ptr %a, align 4
  %sub23 = sub nsw i32 %18, 1
  %idxprom24 = sext i32 %sub23 to i64
  %arrayidx25 = getelementptr inbounds [1501 x [1501 x i16]], ptr @common, i64 0, i64 %idxprom24
  %19 = load i32, ptr %b, align 4
  %idxprom26 = sext i32 %19 to i64
  %arrayidx27 = getelementptr inbounds [1501 x i16], ptr %arrayidx25, i64 0, i64 %idxprom26
  %20 = load i16, ptr %arrayidx27, align 2
  %conv28 = zext i16 %20 to i32
  %21 = load i32, ptr %a, align 4
  %idxprom29 = sext i32 %21 to i64
  %arrayidx30 = getelementptr inbounds [1501 x [1501 x i16]], ptr @common, i64 0, i64 %idxprom29
  %22 = load i32, ptr %b, align 4
  %idxprom31 = sext i32 %22 to i64
  %arrayidx32 = getelementptr inbounds [1501 x i16], ptr %arrayidx30, i64 0, i64 %idxprom31
  %23 = load i16, ptr %arrayidx32, align 2
  %conv33 = zext i16 %23 to i32
  %cmp34 = icmp eq i32 %conv28, %conv33
  br i1 %cmp34, label %if.then36, label %if.else38

if.then36:                                        ; preds = %if.else
  %24 = load i32, ptr %a, align 4
  %dec37 = add nsw i32 %24, -1
  store i32 %dec37, ptr %a, align 4
  br label %if.end

if.else38:                                        ; preds = %if.else
  %25 = load i32, ptr %b, align 4
  %dec39 = add nsw i32 %25, -1
  store i32 %dec39, ptr %b, align 4
  br label %if.end

if.end:                                           ; preds = %if.else38, %if.then36
  br label %if.end40

if.end40:                                         ; preds = %if.end, %if.then
  br label %while.cond, !llvm.loop !16

while.end:                                        ; preds = %land.end
  %26 = load i32, ptr %steps, align 4
  ret i32 %26
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
