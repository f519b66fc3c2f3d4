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
  %cond1 = select i1 %tobool, i32 120, i32 20
  %tobool2 = icmp ne i64 %cond, 0
  %2 = zext i1 %tobool2 to i64
  %cond3 = select i1 %tobool2, i32 1500, i32 60
  %tobool4 = icmp ne i64 %cond, 0
  %3 = zext i1 %tobool4 to i64
  %cond5 = select i1 %tobool4, i32 6000, i32 200
  %tobool6 = icmp ne i64 %cond, 0
  %mul = mul nsw i64 %cond, 40
  %cond10 = select i1 %tobool6, i64 %mul, i64 1
  br label %for.cond

for.cond:                                         ; preds = %for.body, %cond.end
  %i.0 = phi i32 [ 0, %cond.end ], [ %inc, %for.body ]
  %cmp11 = icmp slt i32 %i.0, %cond1
  br i1 %cmp11, label %for.body, label %for.cond19

for.body:                                         ; preds = %for.cond
  %div = udiv i32 %cond5, 10
  %call12 = call i32 @random_below(i32 noundef %div)
  %add = add i32 1, %call12
  %idxprom = sext i32 %i.0 to i64
  %arrayidx13 = getelementptr inbounds [120 x i32], ptr @weight, i64 0, i64 %idxprom
  store i32 %add, ptr %arrayidx13, align 4
  %call14 = call i32 @random_below(i32 noundef 1000)
  %add15 = add i32 1, %call14
  %idxprom16 = sext i32 %i.0 to i64
  %arrayidx17 = getelementptr inbounds [120 x i32], ptr @worth, i64 0, i64 %idxprom16
  store i32 %add15, ptr %arrayidx17, align 4
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !5

for.cond19:                                       ; preds = %for.cond, %for.body21
  %i18.0 = phi i32 [ %inc32, %for.body21 ], [ 0, %for.cond ]
  %cmp20 = icmp slt i32 %i18.0, %cond3
  br i1 %cmp20, label %for.body21, label %for.cond34

for.body21:                                       ; preds = %for.cond19
  %call22 = call i32 @random_below(i32 noundef 8)
  %add23 = add i32 97, %call22
  %conv = trunc i32 %add23 to i8
  %idxprom24 = sext i32 %i18.0 to i64
  %arrayidx25 = getelementptr inbounds [1500 x i8], ptr @first, i64 0, i64 %idxprom24
  store i8 %conv, ptr %arrayidx25, align 1
  %call26 = call i32 @random_below(i32 noundef 8)
  %add27 = add i32 97, %call26
  %conv28 = trunc i32 %add27 to i8
  %idxprom29 = sext i32 %i18.0 to i64
  %arrayidx30 = getelementptr inbounds [1500 x i8], ptr @second, i64 0, i64 %idxprom29
  store i8 %conv28, ptr %arrayidx30, align 1
  %inc32 = add nsw i32 %i18.0, 1
  br label %for.cond19, !llvm.loop !7

for.cond34:                                       ; preds = %for.cond19, %lor.end
  %value.0 = phi i32 [ %call38, %lor.end ], [ 0, %for.cond19 ]
  %subsequence.0 = phi i32 [ %call39, %lor.end ], [ 0, %for.cond19 ]
  %wrong.0 = phi i32 [ %add45, %lor.end ], [ 0, %for.cond19 ]
  %round.0 = phi i64 [ %inc47, %lor.end ], [ 0, %for.cond19 ]
  %cmp35 = icmp slt i64 %round.0, %cond10
  br i1 %cmp35, label %for.body37, label %for.end48

for.body37:                                       ; preds = %for.cond34
  %call38 = call i32 @fill(i32 noundef %cond1, i32 noundef %cond5)
  %call39 = call i32 @longest(i32 noundef %cond3)
  %call40 = call i32 @is_filled(i32 noundef %cond1, i32 noundef %cond5)
  %tobool41 = icmp ne i32 %call40, 0
  br i1 %tobool41, label %lor.rhs, label %lor.end

lor.rhs:                                          ; preds = %for.body37
  %call42 = call i32 @walk_back(i32 noundef %cond3)
  %cmp43 = icmp ne i32 %call42, %call39
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %for.body37
  %4 = phi i1 [ true, %for.body37 ], [ %cmp43, %lor.rhs ]
  %lor.ext = zext i1 %4 to i32
  %add45 = add nsw i32 %wrong.0, %lor.ext
  %inc47 = add nsw i64 %round.0, 1
  br label %for.cond34, !llvm.loop !8

for.end48:                                        ; preds = %for.cond34
  %call49 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %value.0, i32 noundef %subsequence.0)
  %cmp50 = icmp ne i32 %wrong.0, 0
  %conv51 = zext i1 %cmp50 to i32
  ret i32 %conv51
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @random_below(i32 noundef %limit) #0 {
entry:
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
  %rem = urem i32 %6, %limit
  ret i32 %rem
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @fill(i32 noundef %items, i32 noundef %capacity) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %room.0 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %cmp = icmp ule i32 %room.0, %capacity
  br i1 %cmp, label %for.body, label %for.cond1

for.body:                                         ; preds = %for.cond
  %idxprom = zext i32 %room.0 to i64
  %arrayidx = getelementptr inbounds [6001 x i32], ptr @best, i64 0, i64 %idxprom
  store i32 0, ptr %arrayidx, align 4
  %inc = add i32 %room.0, 1
  br label %for.cond, !llvm.loop !9

for.cond1:                                        ; preds = %for.cond, %for.inc48
  %item.0 = phi i32 [ %inc49, %for.inc48 ], [ 0, %for.cond ]
  %cmp2 = icmp slt i32 %item.0, %items
  br i1 %cmp2, label %for.cond5, label %for.end50

for.cond5:                                        ; preds = %for.cond1, %for.body7
  %room4.0 = phi i32 [ %inc17, %for.body7 ], [ 0, %for.cond1 ]
  %cmp6 = icmp ule i32 %room4.0, %capacity
  br i1 %cmp6, label %for.body7, label %for.end18

for.body7:                                        ; preds = %for.cond5
  %idxprom8 = sext i32 %item.0 to i64
  %arrayidx9 = getelementptr inbounds [121 x [6001 x i32]], ptr @best, i64 0, i64 %idxprom8
  %idxprom10 = zext i32 %room4.0 to i64
  %arrayidx11 = getelementptr inbounds [6001 x i32], ptr %arrayidx9, i64 0, i64 %idxprom10
  %0 = load i32, ptr %arrayidx11, align 4
  %add = add nsw i32 %item.0, 1
  %idxprom12 = sext i32 %add to i64
  %arrayidx13 = getelementptr inbounds [121 x [6001 x i32]], ptr @best, i64 0, i64 %idxprom12
  %idxprom14 = zext i32 %room4.0 to i64
  %arrayidx15 = getelementptr inbounds [6001 x i32], ptr %arrayidx13, i64 0, i64 %idxprom14
  store i32 %0, ptr %arrayidx15, align 4
  %inc17 = add i32 %room4.0, 1
  br label %for.cond5, !llvm.loop !10

for.end18:                                        ; preds = %for.cond5
  %idxprom20 = sext i32 %item.0 to i64
  %arrayidx21 = getelementptr inbounds [120 x i32], ptr @weight, i64 0, i64 %idxprom20
  %1 = load i32, ptr %arrayidx21, align 4
  br label %for.cond22

for.cond22:                                       ; preds = %for.inc45, %for.end18
  %room19.0 = phi i32 [ %1, %for.end18 ], [ %inc46, %for.inc45 ]
  %cmp23 = icmp ule i32 %room19.0, %capacity
  br i1 %cmp23, label %for.body24, label %for.inc48

for.body24:                                       ; preds = %for.cond22
  %idxprom25 = sext i32 %item.0 to i64
  %arrayidx26 = getelementptr inbounds [121 x [6001 x i32]], ptr @best, i64 0, i64 %idxprom25
  %idxprom27 = sext i32 %item.0 to i64
  %arrayidx28 = getelementptr inbounds [120 x i32], ptr @weight, i64 0, i64 %idxprom27
  %2 = load i32, ptr %arrayidx28, align 4
  %sub = sub i32 %room19.0, %2
  %idxprom29 = zext i32 %sub to i64
  %arrayidx30 = getelementptr inbounds [6001 x i32], ptr %arrayidx26, i64 0, i64 %idxprom29
  %3 = load i32, ptr %arrayidx30, align 4
  %idxprom31 = sext i32 %item.0 to i64
  %arrayidx32 = getelementptr inbounds [120 x i32], ptr @worth, i64 0, i64 %idxprom31
  %4 = load i32, ptr %arrayidx32, align 4
  %add33 = add i32 %3, %4
  %add34 = add nsw i32 %item.0, 1
  %idxprom35 = sext i32 %add34 to i64
  %arrayidx36 = getelementptr inbounds [121 x [6001 x i32]], ptr @best, i64 0, i64 %idxprom35
  %idxprom37 = zext i32 %room19.0 to i64
  %arrayidx38 = getelementptr inbounds [6001 x i32], ptr %arrayidx36, i64 0, i64 %idxprom37
  %5 = load i32, ptr %arrayidx38, align 4
  %cmp39 = icmp ugt i32 %add33, %5
  br i1 %cmp39, label %if.then, label %for.inc45

if.then:                                          ; preds = %for.body24
  %add40 = add nsw i32 %item.0, 1
  %idxprom41 = sext i32 %add40 to i64
  %arrayidx42 = getelementptr inbounds [121 x [6001 x i32]], ptr @best, i64 0, i64 %idxprom41
  %idxprom43 = zext i32 %room19.0 to i64
  %arrayidx44 = getelementptr inbounds [6001 x i32], ptr %arrayidx42, i64 0, i64 %idxprom43
  store i32 %add33, ptr %arrayidx44, align 4
  br label %for.inc45

for.inc45:                                        ; preds = %for.body24, %if.then
  %inc46 = add i32 %room19.0, 1
  br label %for.cond22, !llvm.loop !11

for.inc48:                                        ; preds = %for.cond22
  %inc49 = add nsw i32 %item.0, 1
  br label %for.cond1, !llvm.loop !12

for.end50:                                        ; preds = %for.cond1
  %idxprom51 = sext i32 %items to i64
  %arrayidx52 = getelementptr inbounds [121 x [6001 x i32]], ptr @best, i64 0, i64 %idxprom51
  %idxprom53 = zext i32 %capacity to i64
  %arrayidx54 = getelementptr inbounds [6001 x i32], ptr %arrayidx52, i64 0, i64 %idxprom53
  %6 = load i32, ptr %arrayidx54, align 4
  ret i32 %6
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @longest(i32 noundef %length) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc53, %entry
  %a.0 = phi i32 [ 1, %entry ], [ %inc54, %for.inc53 ]
  %cmp = icmp sle i32 %a.0, %length
  br i1 %cmp, label %for.cond1, label %for.end55

for.cond1:                                        ; preds = %for.cond, %for.inc
  %b.0 = phi i32 [ %inc, %for.inc ], [ 1, %for.cond ]
  %cmp2 = icmp sle i32 %b.0, %length
  br i1 %cmp2, label %for.body3, label %for.inc53

for.body3:                                        ; preds = %for.cond1
  %sub = sub nsw i32 %a.0, 1
  %idxprom = sext i32 %sub to i64
  %arrayidx = getelementptr inbounds [1500 x i8], ptr @first, i64 0, i64 %idxprom
  %0 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %0 to i32
  %sub4 = sub nsw i32 %b.0, 1
  %idxprom5 = sext i32 %sub4 to i64
  %arrayidx6 = getelementptr inbounds [1500 x i8], ptr @second, i64 0, i64 %idxprom5
  %1 = load i8, ptr %arrayidx6, align 1
  %conv7 = sext i8 %1 to i32
  %cmp8 = icmp eq i32 %conv, %conv7
  br i1 %cmp8, label %if.then, label %if.else

if.then:                                          ; preds = %for.body3
  %sub10 = sub nsw i32 %a.0, 1
  %idxprom11 = sext i32 %sub10 to i64
  %arrayidx12 = getelementptr inbounds [1501 x [1501 x i16]], ptr @common, i64 0, i64 %idxprom11
  %sub13 = sub nsw i32 %b.0, 1
  %idxprom14 = sext i32 %sub13 to i64
  %arrayidx15 = getelementptr inbounds [1501 x i16], ptr %arrayidx12, i64 0, i64 %idxprom14
  %2 = load i16, ptr %arrayidx15, align 2
  %conv16 = zext i16 %2 to i32
  %add = add nsw i32 %conv16, 1
  %conv17 = trunc i32 %add to i16
  %idxprom18 = sext i32 %a.0 to i64
  %arrayidx19 = getelementptr inbounds [1501 x [1501 x i16]], ptr @common, i64 0, i64 %idxprom18
  %idxprom20 = sext i32 %b.0 to i64
  %arrayidx21 = getelementptr inbounds [1501 x i16], ptr %arrayidx19, i64 0, i64 %idxprom20
  store i16 %conv17, ptr %arrayidx21, align 2
  br label %for.inc

if.else:                                          ; preds = %for.body3
  %sub22 = sub nsw i32 %a.0, 1
  %idxprom23 = sext i32 %sub22 to i64
  %arrayidx24 = getelementptr inbounds [1501 x [1501 x i16]], ptr @common, i64 0, i64 %idxprom23
  %idxprom25 = sext i32 %b.0 to i64
  %arrayidx26 = getelementptr inbounds [1501 x i16], ptr %arrayidx24, i64 0, i64 %idxprom25
  %3 = load i16, ptr %arrayidx26, align 2
  %conv27 = zext i16 %3 to i32
  %idxprom28 = sext i32 %a.0 to i64
  %arrayidx29 = getelementptr inbounds [1501 x [1501 x i16]], ptr @common, i64 0, i64 %idxprom28
  %sub30 = sub nsw i32 %b.0, 1
  %idxprom31 = sext i32 %sub30 to i64
  %arrayidx32 = getelementptr inbounds [1501 x i16], ptr %arrayidx29, i64 0, i64 %idxprom31
  %4 = load i16, ptr %arrayidx32, align 2
  %conv33 = zext i16 %4 to i32
  %cmp34 = icmp sgt i32 %conv27, %conv33
  br i1 %cmp34, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.else
  %sub36 = sub nsw i32 %a.0, 1
  %idxprom37 = sext i32 %sub36 to i64
  %arrayidx38 = getelementptr inbounds [1501 x [1501 x i16]], ptr @common, i64 0, i64 %idxprom37
  %idxprom39 = sext i32 %b.0 to i64
  %arrayidx40 = getelementptr inbounds [1501 x i16], ptr %arrayidx38, i64 0, i64 %idxprom39
  %5 = load i16, ptr %arrayidx40, align 2
  %conv41 = zext i16 %5 to i32
  br label %cond.end

cond.false:                                       ; preds = %if.else
  %idxprom42 = sext i32 %a.0 to i64
  %arrayidx43 = getelementptr inbounds [1501 x [1501 x i16]], ptr @common, i64 0, i64 %idxprom42
  %sub44 = sub nsw i32 %b.0, 1
  %idxprom45 = sext i32 %sub44 to i64
  %arrayidx46 = getelementptr inbounds [1501 x i16], ptr %arrayidx43, i64 0, i64 %idxprom45
  %6 = load i16, ptr %arrayidx46, align 2
  %conv47 = zext i16 %6 to i32
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %conv41, %cond.true ], [ %conv47, %cond.false ]
  %conv48 = trunc i32 %cond to i16
  %idxprom49 = sext i32 %a.0 to i64
  %arrayidx50 = getelementptr inbounds [1501 x [1501 x i16]], ptr @common, i64 0, i64 %idxprom49
  %idxprom51 = sext i32 %b.0 to i64
  %arrayidx52 = getelementptr inbounds [1501 x i16], ptr %arrayidx50, i64 0, i64 %idxprom51
  store i16 %conv48, ptr %arrayidx52, align 2
  br label %for.inc

for.inc:                                          ; preds = %if.then, %cond.end
  %inc = add nsw i32 %b.0, 1
  br label %for.cond1, !llvm.loop !13

for.inc53:                                        ; preds = %for.cond1
  %inc54 = add nsw i32 %a.0, 1
  br label %for.cond, !llvm.loop !14

for.end55:                                        ; preds = %for.cond
  %idxprom56 = sext i32 %length to i64
  %arrayidx57 = getelementptr inbounds [1501 x [1501 x i16]], ptr @common, i64 0, i64 %idxprom56
  %idxprom58 = sext i32 %length to i64
  %arrayidx59 = getelementptr inbounds [1501 x i16], ptr %arrayidx57, i64 0, i64 %idxprom58
  %7 = load i16, ptr %arrayidx59, align 2
  %conv60 = zext i16 %7 to i32
  ret i32 %conv60
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @is_filled(i32 noundef %items, i32 noundef %capacity) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %if.end, %entry
  %room.0 = phi i32 [ %capacity, %entry ], [ %room.1, %if.end ]
  %value.0 = phi i32 [ 0, %entry ], [ %value.1, %if.end ]
  %item.0 = phi i32 [ %items, %entry ], [ %dec, %if.end ]
  %dec = add nsw i32 %item.0, -1
  %cmp = icmp sgt i32 %item.0, 0
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %add = add nsw i32 %dec, 1
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds [121 x [6001 x i32]], ptr @best, i64 0, i64 %idxprom
  %idxprom1 = zext i32 %room.0 to i64
  %arrayidx2 = getelementptr inbounds [6001 x i32], ptr %arrayidx, i64 0, i64 %idxprom1
  %0 = load i32, ptr %arrayidx2, align 4
  %idxprom3 = sext i32 %dec to i64
  %arrayidx4 = getelementptr inbounds [121 x [6001 x i32]], ptr @best, i64 0, i64 %idxprom3
  %idxprom5 = zext i32 %room.0 to i64
  %arrayidx6 = getelementptr inbounds [6001 x i32], ptr %arrayidx4, i64 0, i64 %idxprom5
  %1 = load i32, ptr %arrayidx6, align 4
  %cmp7 = icmp ne i32 %0, %1
  br i1 %cmp7, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %idxprom8 = sext i32 %dec to i64
  %arrayidx9 = getelementptr inbounds [120 x i32], ptr @weight, i64 0, i64 %idxprom8
  %2 = load i32, ptr %arrayidx9, align 4
  %sub = sub i32 %room.0, %2
  %idxprom10 = sext i32 %dec to i64
  %arrayidx11 = getelementptr inbounds [120 x i32], ptr @worth, i64 0, i64 %idxprom10
  %3 = load i32, ptr %arrayidx11, align 4
  %add12 = add i32 %value.0, %3
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  %room.1 = phi i32 [ %sub, %if.then ], [ %room.0, %for.body ]
  %value.1 = phi i32 [ %add12, %if.then ], [ %value.0, %for.body ]
  br label %for.cond, !llvm.loop !15

for.end:                                          ; preds = %for.cond
  %cmp13 = icmp ule i32 %room.0, %capacity
  br i1 %cmp13, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.end
  %idxprom14 = sext i32 %items to i64
  %arrayidx15 = getelementptr inbounds [121 x [6001 x i32]], ptr @best, i64 0, i64 %idxprom14
  %idxprom16 = zext i32 %capacity to i64
  %arrayidx17 = getelementptr inbounds [6001 x i32], ptr %arrayidx15, i64 0, i64 %idxprom16
  %4 = load i32, ptr %arrayidx17, align 4
  %cmp18 = icmp eq i32 %value.0, %4
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.end
  %5 = phi i1 [ false, %for.end ], [ %cmp18, %land.rhs ]
  %land.ext = zext i1 %5 to i32
  ret i32 %land.ext
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @walk_back(i32 noundef %length) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %if.end40, %entry
  %a.0 = phi i32 [ %length, %entry ], [ %a.2, %if.end40 ]
  %b.0 = phi i32 [ %length, %entry ], [ %b.2, %if.end40 ]
  %steps.0 = phi i32 [ 0, %entry ], [ %steps.1, %if.end40 ]
  %cmp = icmp sgt i32 %a.0, 0
  %cmp1 = icmp sgt i32 %b.0, 0
  %spec.select = select i1 %cmp, i1 %cmp1, i1 false
  br i1 %spec.select, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %sub = sub nsw i32 %a.0, 1
  %idxprom = sext i32 %sub to i64
  %arrayidx = getelementptr inbounds [1500 x i8], ptr @first, i64 0, i64 %idxprom
  %0 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %0 to i32
  %sub2 = sub nsw i32 %b.0, 1
  %idxprom3 = sext i32 %sub2 to i64
  %arrayidx4 = getelementptr inbounds [1500 x i8], ptr @second, i64 0, i64 %idxprom3
  %1 = load i8, ptr %arrayidx4, align 1
  %conv5 = sext i8 %1 to i32
  %cmp6 = icmp eq i32 %conv, %conv5
  br i1 %cmp6, label %land.lhs.true, label %if.else

land.lhs.true:                                    ; preds = %while.body
  %idxprom8 = sext i32 %a.0 to i64
  %arrayidx9 = getelementptr inbounds [1501 x [1501 x i16]], ptr @common, i64 0, i64 %idxprom8
  %idxprom10 = sext i32 %b.0 to i64
  %arrayidx11 = getelementptr inbounds [1501 x i16], ptr %arrayidx9, i64 0, i64 %idxprom10
  %2 = load i16, ptr %arrayidx11, align 2
  %conv12 = zext i16 %2 to i32
  %sub13 = sub nsw i32 %a.0, 1
  %idxprom14 = sext i32 %sub13 to i64
  %arrayidx15 = getelementptr inbounds [1501 x [1501 x i16]], ptr @common, i64 0, i64 %idxprom14
  %sub16 = sub nsw i32 %b.0, 1
  %idxprom17 = sext i32 %sub16 to i64
  %arrayidx18 = getelementptr inbounds [1501 x i16], ptr %arrayidx15, i64 0, i64 %idxprom17
  %3 = load i16, ptr %arrayidx18, align 2
  %conv19 = zext i16 %3 to i32
  %add = add nsw i32 %conv19, 1
  %cmp20 = icmp eq i32 %conv12, %add
  br i1 %cmp20, label %if.then, label %if.else

if.then:                                          ; preds = %land.lhs.true
  %inc = add nsw i32 %steps.0, 1
  %dec = add nsw i32 %a.0, -1
  %dec22 = add nsw i32 %b.0, -1
  br label %if.end40

if.else:                                          ; preds = %land.lhs.true, %while.body
  %sub23 = sub nsw i32 %a.0, 1
  %idxprom24 = sext i32 %sub23 to i64
  %arrayidx25 = getelementptr inbounds [1501 x [1501 x i16]], ptr @common, i64 0, i64 %idxprom24
  %idxprom26 = sext i32 %b.0 to i64
  %arrayidx27 = getelementptr inbounds [1501 x i16], ptr %arrayidx25, i64 0, i64 %idxprom26
  %4 = load i16, ptr %arrayidx27, align 2
  %conv28 = zext i16 %4 to i32
  %idxprom29 = sext i32 %a.0 to i64
  %arrayidx30 = getelementptr inbounds [1501 x [1501 x i16]], ptr @common, i64 0, i64 %idxprom29
  %idxprom31 = sext i32 %b.0 to i64
  %arrayidx32 = getelementptr inbounds [1501 x i16], ptr %arrayidx30, i64 0, i64 %idxprom31
  %5 = load i16, ptr %arrayidx32, align 2
  %conv33 = zext i16 %5 to i32
  %cmp34 = icmp eq i32 %conv28, %conv33
  %dec37 = add nsw i32 %a.0, -1
  %dec39 = add nsw i32 %b.0, -1
  %a.1 = select i1 %cmp34, i32 %dec37, i32 %a.0
  %b.1 = select i1 %cmp34, i32 %b.0, i32 %dec39
  br label %if.end40

if.end40:                                         ; preds = %if.else, %if.then
  %a.2 = phi i32 [ %dec, %if.then ], [ %a.1, %if.else ]
  %b.2 = phi i32 [ %dec22, %if.then ], [ %b.1, %if.else ]
  %steps.1 = phi i32 [ %inc, %if.then ], [ %steps.0, %if.else ]
  br label %while.cond, !llvm.loop !16

while.end:                                        ; preds = %while.cond
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
!8 = distinct !{!8, !6}
!9 = distinct !{!9, !6}
!10 = distinct !{!10, !6}
!11 = distinct !{!11, !6}
!12 = distinct !{!12, !6}
!13 = distinct !{!13, !6}
!14 = distinct !{!14, !6}
!15 = distinct !{!15, !6}
!16 = distinct !{!16, !6}
