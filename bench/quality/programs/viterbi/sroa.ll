source_filename = "viterbi.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@message = internal global [3007 x i8] zeroinitializer, align 16
@decoded = internal global [3007 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [36 x i8] c"viterbi: %ld errors, checksum %08x\0A\00", align 1
@branch = internal global [128 x [2 x i8]] zeroinitializer, align 16
@rng = internal global i32 195936478, align 4
@channel = internal global [6014 x i8] zeroinitializer, align 16
@survivors = internal global [3007 x [64 x i8]] zeroinitializer, align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %errors = alloca [2 x i64], align 16
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
  %mul = mul nsw i64 %cond, 110
  %cond4 = select i1 %tobool, i64 %mul, i64 2
  call void @llvm.memset.p0.i64(ptr align 16 %errors, i8 0, i64 16, i1 false)
  call void @init_branches()
  br label %for.cond

for.cond:                                         ; preds = %for.inc46, %cond.end
  %noisy.0 = phi i32 [ 0, %cond.end ], [ %inc47, %for.inc46 ]
  %sum.0 = phi i32 [ 0, %cond.end ], [ %sum.1, %for.inc46 ]
  %cmp5 = icmp slt i32 %noisy.0, 2
  br i1 %cmp5, label %for.cond6, label %for.end48

for.cond6:                                        ; preds = %for.cond, %for.inc43
  %frame.0 = phi i64 [ %inc44, %for.inc43 ], [ 0, %for.cond ]
  %sum.1 = phi i32 [ %sum.2, %for.inc43 ], [ %sum.0, %for.cond ]
  %mul7 = mul nsw i64 3, %cond4
  %cmp8 = icmp slt i64 %frame.0, %mul7
  br i1 %cmp8, label %for.cond10, label %for.inc46

for.cond10:                                       ; preds = %for.cond6, %for.body12
  %i.0 = phi i32 [ %inc, %for.body12 ], [ 0, %for.cond6 ]
  %cmp11 = icmp slt i32 %i.0, 3000
  br i1 %cmp11, label %for.body12, label %for.end

for.body12:                                       ; preds = %for.cond10
  %call13 = call i32 @rnd(i32 noundef 2)
  %conv = trunc i32 %call13 to i8
  %idxprom = sext i32 %i.0 to i64
  %arrayidx14 = getelementptr inbounds [3007 x i8], ptr @message, i64 0, i64 %idxprom
  store i8 %conv, ptr %arrayidx14, align 1
  %inc = add nsw i32 %i.0, 1
  br label %for.cond10, !llvm.loop !5

for.end:                                          ; preds = %for.cond10
  call void @llvm.memset.p0.i64(ptr align 1 getelementptr inbounds (i8, ptr @message, i64 3000), i8 0, i64 7, i1 false)
  %call15 = call i32 @encode(i32 noundef 3006)
  %tobool16 = icmp ne i32 %noisy.0, 0
  %1 = zext i1 %tobool16 to i64
  %cond17 = select i1 %tobool16, i32 13, i32 4
  call void @add_noise(i32 noundef %call15, i32 noundef %cond17)
  %call18 = call i32 @decode(i32 noundef 3006)
  br label %for.cond20

for.cond20:                                       ; preds = %for.body23, %for.end
  %sum.2 = phi i32 [ %sum.1, %for.end ], [ %add39, %for.body23 ]
  %i19.0 = phi i32 [ 0, %for.end ], [ %inc41, %for.body23 ]
  %cmp21 = icmp slt i32 %i19.0, 3000
  br i1 %cmp21, label %for.body23, label %for.inc43

for.body23:                                       ; preds = %for.cond20
  %idxprom24 = sext i32 %i19.0 to i64
  %arrayidx25 = getelementptr inbounds [3007 x i8], ptr @decoded, i64 0, i64 %idxprom24
  %2 = load i8, ptr %arrayidx25, align 1
  %conv26 = zext i8 %2 to i32
  %idxprom27 = sext i32 %i19.0 to i64
  %arrayidx28 = getelementptr inbounds [3007 x i8], ptr @message, i64 0, i64 %idxprom27
  %3 = load i8, ptr %arrayidx28, align 1
  %conv29 = zext i8 %3 to i32
  %cmp30 = icmp ne i32 %conv26, %conv29
  %conv31 = zext i1 %cmp30 to i32
  %conv32 = sext i32 %conv31 to i64
  %idxprom33 = sext i32 %noisy.0 to i64
  %arrayidx34 = getelementptr inbounds [2 x i64], ptr %errors, i64 0, i64 %idxprom33
  %4 = load i64, ptr %arrayidx34, align 8
  %add = add nsw i64 %4, %conv32
  store i64 %add, ptr %arrayidx34, align 8
  %mul35 = mul i32 %sum.2, 3
  %idxprom36 = sext i32 %i19.0 to i64
  %arrayidx37 = getelementptr inbounds [3007 x i8], ptr @decoded, i64 0, i64 %idxprom36
  %5 = load i8, ptr %arrayidx37, align 1
  %conv38 = zext i8 %5 to i32
  %add39 = add i32 %mul35, %conv38
  %inc41 = add nsw i32 %i19.0, 1
  br label %for.cond20, !llvm.loop !7

for.inc43:                                        ; preds = %for.cond20
  %inc44 = add nsw i64 %frame.0, 1
  br label %for.cond6, !llvm.loop !8

for.inc46:                                        ; preds = %for.cond6
  %inc47 = add nsw i32 %noisy.0, 1
  br label %for.cond, !llvm.loop !9

for.end48:                                        ; preds = %for.cond
  %arrayidx49 = getelementptr inbounds [2 x i64], ptr %errors, i64 0, i64 1
  %6 = load i64, ptr %arrayidx49, align 8
  %call50 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %6, i32 noundef %sum.0)
  %arrayidx51 = getelementptr inbounds [2 x i64], ptr %errors, i64 0, i64 0
  %7 = load i64, ptr %arrayidx51, align 16
  %cmp52 = icmp ne i64 %7, 0
  %conv53 = zext i1 %cmp52 to i32
  ret i32 %conv53
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define internal void @init_branches() #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %cmp = icmp ult i32 %s.0, 128
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %and = and i32 %s.0, 109
  %call = call i32 @parity(i32 noundef %and)
  %tobool = icmp ne i32 %call, 0
  %0 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 1, i32 -1
  %conv = trunc i32 %cond to i8
  %idxprom = zext i32 %s.0 to i64
  %arrayidx = getelementptr inbounds [128 x [2 x i8]], ptr @branch, i64 0, i64 %idxprom
  %arrayidx1 = getelementptr inbounds [2 x i8], ptr %arrayidx, i64 0, i64 0
  store i8 %conv, ptr %arrayidx1, align 2
  %and2 = and i32 %s.0, 79
  %call3 = call i32 @parity(i32 noundef %and2)
  %tobool4 = icmp ne i32 %call3, 0
  %1 = zext i1 %tobool4 to i64
  %cond5 = select i1 %tobool4, i32 1, i32 -1
  %conv6 = trunc i32 %cond5 to i8
  %idxprom7 = zext i32 %s.0 to i64
  %arrayidx8 = getelementptr inbounds [128 x [2 x i8]], ptr @branch, i64 0, i64 %idxprom7
  %arrayidx9 = getelementptr inbounds [2 x i8], ptr %arrayidx8, i64 0, i64 1
  store i8 %conv6, ptr %arrayidx9, align 1
  %inc = add i32 %s.0, 1
  br label %for.cond, !llvm.loop !10

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @rnd(i32 noundef %n) #0 {
entry:
  %0 = load i32, ptr @rng, align 4
  %shl = shl i32 %0, 13
  %1 = load i32, ptr @rng, align 4
  %xor = xor i32 %1, %shl
  store i32 %xor, ptr @rng, align 4
  %2 = load i32, ptr @rng, align 4
  %shr = lshr i32 %2, 17
  %3 = load i32, ptr @rng, align 4
  %xor1 = xor i32 %3, %shr
  store i32 %xor1, ptr @rng, align 4
  %4 = load i32, ptr @rng, align 4
  %shl2 = shl i32 %4, 5
  %5 = load i32, ptr @rng, align 4
  %xor3 = xor i32 %5, %shl2
  store i32 %xor3, ptr @rng, align 4
  %6 = load i32, ptr @rng, align 4
  %rem = urem i32 %6, %n
  ret i32 %rem
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @encode(i32 noundef %nbits) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %shift.0 = phi i32 [ 0, %entry ], [ %and, %for.body ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %cmp = icmp slt i32 %i.0, %nbits
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %shl = shl i32 %shift.0, 1
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [3007 x i8], ptr @message, i64 0, i64 %idxprom
  %0 = load i8, ptr %arrayidx, align 1
  %conv = zext i8 %0 to i32
  %or = or i32 %shl, %conv
  %and = and i32 %or, 127
  %idxprom1 = zext i32 %and to i64
  %arrayidx2 = getelementptr inbounds [128 x [2 x i8]], ptr @branch, i64 0, i64 %idxprom1
  %arrayidx3 = getelementptr inbounds [2 x i8], ptr %arrayidx2, i64 0, i64 0
  %1 = load i8, ptr %arrayidx3, align 2
  %conv4 = sext i8 %1 to i32
  %mul = mul nsw i32 %conv4, 16
  %conv5 = trunc i32 %mul to i8
  %mul6 = mul nsw i32 2, %i.0
  %idxprom7 = sext i32 %mul6 to i64
  %arrayidx8 = getelementptr inbounds [6014 x i8], ptr @channel, i64 0, i64 %idxprom7
  store i8 %conv5, ptr %arrayidx8, align 1
  %idxprom9 = zext i32 %and to i64
  %arrayidx10 = getelementptr inbounds [128 x [2 x i8]], ptr @branch, i64 0, i64 %idxprom9
  %arrayidx11 = getelementptr inbounds [2 x i8], ptr %arrayidx10, i64 0, i64 1
  %2 = load i8, ptr %arrayidx11, align 1
  %conv12 = sext i8 %2 to i32
  %mul13 = mul nsw i32 %conv12, 16
  %conv14 = trunc i32 %mul13 to i8
  %mul15 = mul nsw i32 2, %i.0
  %add = add nsw i32 %mul15, 1
  %idxprom16 = sext i32 %add to i64
  %arrayidx17 = getelementptr inbounds [6014 x i8], ptr @channel, i64 0, i64 %idxprom16
  store i8 %conv14, ptr %arrayidx17, align 1
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !11

for.end:                                          ; preds = %for.cond
  %mul18 = mul nsw i32 %nbits, 2
  ret i32 %mul18
}

; Function Attrs: noinline nounwind uwtable
define internal void @add_noise(i32 noundef %n, i32 noundef %level) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.end, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc18, %for.end ]
  %cmp = icmp slt i32 %i.0, %n
  br i1 %cmp, label %for.cond1, label %for.end19

for.cond1:                                        ; preds = %for.cond, %for.body3
  %noise.0 = phi i32 [ %add4, %for.body3 ], [ 0, %for.cond ]
  %k.0 = phi i32 [ %inc, %for.body3 ], [ 0, %for.cond ]
  %cmp2 = icmp slt i32 %k.0, 4
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %mul = mul nsw i32 2, %level
  %add = add nsw i32 %mul, 1
  %call = call i32 @rnd(i32 noundef %add)
  %sub = sub nsw i32 %call, %level
  %add4 = add nsw i32 %noise.0, %sub
  %inc = add nsw i32 %k.0, 1
  br label %for.cond1, !llvm.loop !12

for.end:                                          ; preds = %for.cond1
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [6014 x i8], ptr @channel, i64 0, i64 %idxprom
  %0 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %0 to i32
  %add5 = add nsw i32 %conv, %noise.0
  %cmp6 = icmp sgt i32 %add5, 31
  %cmp8 = icmp slt i32 %add5, -32
  %.add5 = select i1 %cmp8, i32 -32, i32 %add5
  %cond13 = select i1 %cmp6, i32 31, i32 %.add5
  %conv14 = trunc i32 %cond13 to i8
  %idxprom15 = sext i32 %i.0 to i64
  %arrayidx16 = getelementptr inbounds [6014 x i8], ptr @channel, i64 0, i64 %idxprom15
  store i8 %conv14, ptr %arrayidx16, align 1
  %inc18 = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !13

for.end19:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @decode(i32 noundef %nbits) #0 {
entry:
  %metric = alloca [2 x [64 x i32]], align 16
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %cmp = icmp slt i32 %s.0, 64
  br i1 %cmp, label %for.body, label %for.cond3

for.body:                                         ; preds = %for.cond
  %cmp1 = icmp eq i32 %s.0, 0
  %0 = zext i1 %cmp1 to i64
  %cond = select i1 %cmp1, i32 0, i32 -100000
  %arrayidx = getelementptr inbounds [2 x [64 x i32]], ptr %metric, i64 0, i64 0
  %idxprom = sext i32 %s.0 to i64
  %arrayidx2 = getelementptr inbounds [64 x i32], ptr %arrayidx, i64 0, i64 %idxprom
  store i32 %cond, ptr %arrayidx2, align 4
  %inc = add nsw i32 %s.0, 1
  br label %for.cond, !llvm.loop !14

for.cond3:                                        ; preds = %for.cond, %for.end67
  %t.0 = phi i32 [ %inc70, %for.end67 ], [ 0, %for.cond ]
  %cur.0 = phi i32 [ %xor68, %for.end67 ], [ 0, %for.cond ]
  %cmp4 = icmp slt i32 %t.0, %nbits
  br i1 %cmp4, label %for.body5, label %for.end71

for.body5:                                        ; preds = %for.cond3
  %idxprom6 = sext i32 %cur.0 to i64
  %arrayidx7 = getelementptr inbounds [2 x [64 x i32]], ptr %metric, i64 0, i64 %idxprom6
  %arraydecay = getelementptr inbounds [64 x i32], ptr %arrayidx7, i64 0, i64 0
  %xor = xor i32 %cur.0, 1
  %idxprom8 = sext i32 %xor to i64
  %arrayidx9 = getelementptr inbounds [2 x [64 x i32]], ptr %metric, i64 0, i64 %idxprom8
  %arraydecay10 = getelementptr inbounds [64 x i32], ptr %arrayidx9, i64 0, i64 0
  %mul = mul nsw i32 2, %t.0
  %idxprom11 = sext i32 %mul to i64
  %arrayidx12 = getelementptr inbounds [6014 x i8], ptr @channel, i64 0, i64 %idxprom11
  %1 = load i8, ptr %arrayidx12, align 1
  %conv = sext i8 %1 to i32
  %mul13 = mul nsw i32 2, %t.0
  %add = add nsw i32 %mul13, 1
  %idxprom14 = sext i32 %add to i64
  %arrayidx15 = getelementptr inbounds [6014 x i8], ptr @channel, i64 0, i64 %idxprom14
  %2 = load i8, ptr %arrayidx15, align 1
  %conv16 = sext i8 %2 to i32
  br label %for.cond18

for.cond18:                                       ; preds = %for.inc65, %for.body5
  %s17.0 = phi i32 [ 0, %for.body5 ], [ %inc66, %for.inc65 ]
  %cmp19 = icmp ult i32 %s17.0, 64
  br i1 %cmp19, label %for.body21, label %for.end67

for.body21:                                       ; preds = %for.cond18
  %shr = lshr i32 %s17.0, 1
  %or = or i32 %shr, 32
  %or22 = or i32 %s17.0, 64
  %idxprom23 = zext i32 %shr to i64
  %arrayidx24 = getelementptr inbounds i32, ptr %arraydecay, i64 %idxprom23
  %3 = load i32, ptr %arrayidx24, align 4
  %idxprom25 = zext i32 %s17.0 to i64
  %arrayidx26 = getelementptr inbounds [128 x [2 x i8]], ptr @branch, i64 0, i64 %idxprom25
  %arrayidx27 = getelementptr inbounds [2 x i8], ptr %arrayidx26, i64 0, i64 0
  %4 = load i8, ptr %arrayidx27, align 2
  %conv28 = sext i8 %4 to i32
  %mul29 = mul nsw i32 %conv, %conv28
  %add30 = add nsw i32 %3, %mul29
  %idxprom31 = zext i32 %s17.0 to i64
  %arrayidx32 = getelementptr inbounds [128 x [2 x i8]], ptr @branch, i64 0, i64 %idxprom31
  %arrayidx33 = getelementptr inbounds [2 x i8], ptr %arrayidx32, i64 0, i64 1
  %5 = load i8, ptr %arrayidx33, align 1
  %conv34 = sext i8 %5 to i32
  %mul35 = mul nsw i32 %conv16, %conv34
  %add36 = add nsw i32 %add30, %mul35
  %idxprom37 = zext i32 %or to i64
  %arrayidx38 = getelementptr inbounds i32, ptr %arraydecay, i64 %idxprom37
  %6 = load i32, ptr %arrayidx38, align 4
  %idxprom39 = zext i32 %or22 to i64
  %arrayidx40 = getelementptr inbounds [128 x [2 x i8]], ptr @branch, i64 0, i64 %idxprom39
  %arrayidx41 = getelementptr inbounds [2 x i8], ptr %arrayidx40, i64 0, i64 0
  %7 = load i8, ptr %arrayidx41, align 2
  %conv42 = sext i8 %7 to i32
  %mul43 = mul nsw i32 %conv, %conv42
  %add44 = add nsw i32 %6, %mul43
  %idxprom45 = zext i32 %or22 to i64
  %arrayidx46 = getelementptr inbounds [128 x [2 x i8]], ptr @branch, i64 0, i64 %idxprom45
  %arrayidx47 = getelementptr inbounds [2 x i8], ptr %arrayidx46, i64 0, i64 1
  %8 = load i8, ptr %arrayidx47, align 1
  %conv48 = sext i8 %8 to i32
  %mul49 = mul nsw i32 %conv16, %conv48
  %add50 = add nsw i32 %add44, %mul49
  %cmp51 = icmp sgt i32 %add50, %add36
  br i1 %cmp51, label %if.then, label %if.else

if.then:                                          ; preds = %for.body21
  %idxprom53 = zext i32 %s17.0 to i64
  %arrayidx54 = getelementptr inbounds i32, ptr %arraydecay10, i64 %idxprom53
  store i32 %add50, ptr %arrayidx54, align 4
  %idxprom55 = sext i32 %t.0 to i64
  %arrayidx56 = getelementptr inbounds [3007 x [64 x i8]], ptr @survivors, i64 0, i64 %idxprom55
  %idxprom57 = zext i32 %s17.0 to i64
  %arrayidx58 = getelementptr inbounds [64 x i8], ptr %arrayidx56, i64 0, i64 %idxprom57
  store i8 1, ptr %arrayidx58, align 1
  br label %for.inc65

if.else:                                          ; preds = %for.body21
  %idxprom59 = zext i32 %s17.0 to i64
  %arrayidx60 = getelementptr inbounds i32, ptr %arraydecay10, i64 %idxprom59
  store i32 %add36, ptr %arrayidx60, align 4
  %idxprom61 = sext i32 %t.0 to i64
  %arrayidx62 = getelementptr inbounds [3007 x [64 x i8]], ptr @survivors, i64 0, i64 %idxprom61
  %idxprom63 = zext i32 %s17.0 to i64
  %arrayidx64 = getelementptr inbounds [64 x i8], ptr %arrayidx62, i64 0, i64 %idxprom63
  store i8 0, ptr %arrayidx64, align 1
  br label %for.inc65

for.inc65:                                        ; preds = %if.then, %if.else
  %inc66 = add i32 %s17.0, 1
  br label %for.cond18, !llvm.loop !15

for.end67:                                        ; preds = %for.cond18
  %xor68 = xor i32 %cur.0, 1
  %inc70 = add nsw i32 %t.0, 1
  br label %for.cond3, !llvm.loop !16

for.end71:                                        ; preds = %for.cond3
  %sub = sub nsw i32 %nbits, 1
  br label %for.cond73

for.cond73:                                       ; preds = %for.body76, %for.end71
  %state.0 = phi i32 [ 0, %for.end71 ], [ %or86, %for.body76 ]
  %t72.0 = phi i32 [ %sub, %for.end71 ], [ %dec, %for.body76 ]
  %cmp74 = icmp sge i32 %t72.0, 0
  br i1 %cmp74, label %for.body76, label %for.end88

for.body76:                                       ; preds = %for.cond73
  %and = and i32 %state.0, 1
  %conv77 = trunc i32 %and to i8
  %idxprom78 = sext i32 %t72.0 to i64
  %arrayidx79 = getelementptr inbounds [3007 x i8], ptr @decoded, i64 0, i64 %idxprom78
  store i8 %conv77, ptr %arrayidx79, align 1
  %shr80 = lshr i32 %state.0, 1
  %idxprom81 = sext i32 %t72.0 to i64
  %arrayidx82 = getelementptr inbounds [3007 x [64 x i8]], ptr @survivors, i64 0, i64 %idxprom81
  %idxprom83 = zext i32 %state.0 to i64
  %arrayidx84 = getelementptr inbounds [64 x i8], ptr %arrayidx82, i64 0, i64 %idxprom83
  %9 = load i8, ptr %arrayidx84, align 1
  %conv85 = zext i8 %9 to i32
  %shl = shl i32 %conv85, 5
  %or86 = or i32 %shr80, %shl
  %dec = add nsw i32 %t72.0, -1
  br label %for.cond73, !llvm.loop !17

for.end88:                                        ; preds = %for.cond73
  %idxprom89 = sext i32 %cur.0 to i64
  %arrayidx90 = getelementptr inbounds [2 x [64 x i32]], ptr %metric, i64 0, i64 %idxprom89
  %arrayidx91 = getelementptr inbounds [64 x i32], ptr %arrayidx90, i64 0, i64 0
  %10 = load i32, ptr %arrayidx91, align 16
  ret i32 %10
}

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @parity(i32 noundef %x) #0 {
entry:
  %shr = lshr i32 %x, 4
  %xor = xor i32 %x, %shr
  %shr1 = lshr i32 %xor, 2
  %xor2 = xor i32 %xor, %shr1
  %shr3 = lshr i32 %xor2, 1
  %xor4 = xor i32 %xor2, %shr3
  %and = and i32 %xor4, 1
  ret i32 %and
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

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
