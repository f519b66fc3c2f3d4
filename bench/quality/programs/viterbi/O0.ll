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
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %frames = alloca i64, align 8
  %errors = alloca [2 x i64], align 16
  %sum = alloca i32, align 4
  %noisy = alloca i32, align 4
  %frame = alloca i64, align 8
  %i = alloca i32, align 4
  %n = alloca i32, align 4
  %i19 = alloca i32, align 4
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
  %call = call i64 @strtol(ptr noundef %2, ptr noundef null, i32 noundef 10) #4
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %cond.false ]
  store i64 %cond, ptr %scale, align 8
  %3 = load i64, ptr %scale, align 8
  %tobool = icmp ne i64 %3, 0
  br i1 %tobool, label %cond.true1, label %cond.false2

cond.true1:                                       ; preds = %cond.end
  %4 = load i64, ptr %scale, align 8
  %mul = mul nsw i64 %4, 110
  br label %cond.end3

cond.false2:                                      ; preds = %cond.end
  br label %cond.end3

cond.end3:                                        ; preds = %cond.false2, %cond.true1
  %cond4 = phi i64 [ %mul, %cond.true1 ], [ 2, %cond.false2 ]
  store i64 %cond4, ptr %frames, align 8
  call void @llvm.memset.p0.i64(ptr align 16 %errors, i8 0, i64 16, i1 false)
  store i32 0, ptr %sum, align 4
  call void @init_branches()
  store i32 0, ptr %noisy, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc46, %cond.end3
  %5 = load i32, ptr %noisy, align 4
  %cmp5 = icmp slt i32 %5, 2
  br i1 %cmp5, label %for.body, label %for.end48

for.body:                                         ; preds = %for.cond
  store i64 0, ptr %frame, align 8
  br label %for.cond6

for.cond6:                                        ; preds = %for.inc43, %for.body
  %6 = load i64, ptr %frame, align 8
  %7 = load i64, ptr %frames, align 8
  %mul7 = mul nsw i64 3, %7
  %cmp8 = icmp slt i64 %6, %mul7
  br i1 %cmp8, label %for.body9, label %for.end45

for.body9:                                        ; preds = %for.cond6
  store i32 0, ptr %i, align 4
  br label %for.cond10

for.cond10:                                       ; preds = %for.inc, %for.body9
  %8 = load i32, ptr %i, align 4
  %cmp11 = icmp slt i32 %8, 3000
  br i1 %cmp11, label %for.body12, label %for.end

for.body12:                                       ; preds = %for.cond10
  %call13 = call i32 @rnd(i32 noundef 2)
  %conv = trunc i32 %call13 to i8
  %9 = load i32, ptr %i, align 4
  %idxprom = sext i32 %9 to i64
  %arrayidx14 = getelementptr inbounds [3007 x i8], ptr @message, i64 0, i64 %idxprom
  store i8 %conv, ptr %arrayidx14, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body12
  %10 = load i32, ptr %i, align 4
  %inc = add nsw i32 %10, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond10, !llvm.loop !5

for.end:                                          ; preds = %for.cond10
  call void @llvm.memset.p0.i64(ptr align 1 getelementptr inbounds (i8, ptr @message, i64 3000), i8 0, i64 7, i1 false)
  %call15 = call i32 @encode(i32 noundef 3006)
  store i32 %call15, ptr %n, align 4
  %11 = load i32, ptr %n, align 4
  %12 = load i32, ptr %noisy, align 4
  %tobool16 = icmp ne i32 %12, 0
  %13 = zext i1 %tobool16 to i64
  %cond17 = select i1 %tobool16, i32 13, i32 4
  call void @add_noise(i32 noundef %11, i32 noundef %cond17)
  %call18 = call i32 @decode(i32 noundef 3006)
  store i32 0, ptr %i19, align 4
  br label %for.cond20

for.cond20:                                       ; preds = %for.inc40, %for.end
  %14 = load i32, ptr %i19, align 4
  %cmp21 = icmp slt i32 %14, 3000
  br i1 %cmp21, label %for.body23, label %for.end42

for.body23:                                       ; preds = %for.cond20
  %15 = load i32, ptr %i19, align 4
  %idxprom24 = sext i32 %15 to i64
  %arrayidx25 = getelementptr inbounds [3007 x i8], ptr @decoded, i64 0, i64 %idxprom24
  %16 = load i8, ptr %arrayidx25, align 1
  %conv26 = zext i8 %16 to i32
  %17 = load i32, ptr %i19, align 4
  %idxprom27 = sext i32 %17 to i64
  %arrayidx28 = getelementptr inbounds [3007 x i8], ptr @message, i64 0, i64 %idxprom27
  %18 = load i8, ptr %arrayidx28, align 1
  %conv29 = zext i8 %18 to i32
  %cmp30 = icmp ne i32 %conv26, %conv29
  %conv31 = zext i1 %cmp30 to i32
  %conv32 = sext i32 %conv31 to i64
  %19 = load i32, ptr %noisy, align 4
  %idxprom33 = sext i32 %19 to i64
  %arrayidx34 = getelementptr inbounds [2 x i64], ptr %errors, i64 0, i64 %idxprom33
  %20 = load i64, ptr %arrayidx34, align 8
  %add = add nsw i64 %20, %conv32
  store i64 %add, ptr %arrayidx34, align 8
  %21 = load i32, ptr %sum, align 4
  %mul35 = mul i32 %21, 3
  %22 = load i32, ptr %i19, align 4
  %idxprom36 = sext i32 %22 to i64
  %arrayidx37 = getelementptr inbounds [3007 x i8], ptr @decoded, i64 0, i64 %idxprom36
  %23 = load i8, ptr %arrayidx37, align 1
  %conv38 = zext i8 %23 to i32
  %add39 = add i32 %mul35, %conv38
  store i32 %add39, ptr %sum, align 4
  br label %for.inc40

for.inc40:                                        ; preds = %for.body23
  %24 = load i32, ptr %i19, align 4
  %inc41 = add nsw i32 %24, 1
  store i32 %inc41, ptr %i19, align 4
  br label %for.cond20, !llvm.loop !7

for.end42:                                        ; preds = %for.cond20
  br label %for.inc43

for.inc43:                                        ; preds = %for.end42
  %25 = load i64, ptr %frame, align 8
  %inc44 = add nsw i64 %25, 1
  store i64 %inc44, ptr %frame, align 8
  br label %for.cond6, !llvm.loop !8

for.end45:                                        ; preds = %for.cond6
  br label %for.inc46

for.inc46:                                        ; preds = %for.end45
  %26 = load i32, ptr %noisy, align 4
  %inc47 = add nsw i32 %26, 1
  store i32 %inc47, ptr %noisy, align 4
  br label %for.cond, !llvm.loop !9

for.end48:                                        ; preds = %for.cond
  %arrayidx49 = getelementptr inbounds [2 x i64], ptr %errors, i64 0, i64 1
  %27 = load i64, ptr %arrayidx49, align 8
  %28 = load i32, ptr %sum, align 4
  %call50 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %27, i32 noundef %28)
  %arrayidx51 = getelementptr inbounds [2 x i64], ptr %errors, i64 0, i64 0
  %29 = load i64, ptr %arrayidx51, align 16
  %cmp52 = icmp ne i64 %29, 0
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
  %s = alloca i32, align 4
  store i32 0, ptr %s, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %s, align 4
  %cmp = icmp ult i32 %0, 128
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %s, align 4
  %and = and i32 %1, 109
  %call = call i32 @parity(i32 noundef %and)
  %tobool = icmp ne i32 %call, 0
  %2 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 1, i32 -1
  %conv = trunc i32 %cond to i8
  %3 = load i32, ptr %s, align 4
  %idxprom = zext i32 %3 to i64
  %arrayidx = getelementptr inbounds [128 x [2 x i8]], ptr @branch, i64 0, i64 %idxprom
  %arrayidx1 = getelementptr inbounds [2 x i8], ptr %arrayidx, i64 0, i64 0
  store i8 %conv, ptr %arrayidx1, align 2
  %4 = load i32, ptr %s, align 4
  %and2 = and i32 %4, 79
  %call3 = call i32 @parity(i32 noundef %and2)
  %tobool4 = icmp ne i32 %call3, 0
  %5 = zext i1 %tobool4 to i64
  %cond5 = select i1 %tobool4, i32 1, i32 -1
  %conv6 = trunc i32 %cond5 to i8
  %6 = load i32, ptr %s, align 4
  %idxprom7 = zext i32 %6 to i64
  %arrayidx8 = getelementptr inbounds [128 x [2 x i8]], ptr @branch, i64 0, i64 %idxprom7
  %arrayidx9 = getelementptr inbounds [2 x i8], ptr %arrayidx8, i64 0, i64 1
  store i8 %conv6, ptr %arrayidx9, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %7 = load i32, ptr %s, align 4
  %inc = add i32 %7, 1
  store i32 %inc, ptr %s, align 4
  br label %for.cond, !llvm.loop !10

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @rnd(i32 noundef %n) #0 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
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
  %7 = load i32, ptr %n.addr, align 4
  %rem = urem i32 %6, %7
  ret i32 %rem
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @encode(i32 noundef %nbits) #0 {
entry:
  %nbits.addr = alloca i32, align 4
  %shift = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 %nbits, ptr %nbits.addr, align 4
  store i32 0, ptr %shift, align 4
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4
  %1 = load i32, ptr %nbits.addr, align 4
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load i32, ptr %shift, align 4
  %shl = shl i32 %2, 1
  %3 = load i32, ptr %i, align 4
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds [3007 x i8], ptr @message, i64 0, i64 %idxprom
  %4 = load i8, ptr %arrayidx, align 1
  %conv = zext i8 %4 to i32
  %or = or i32 %shl, %conv
  %and = and i32 %or, 127
  store i32 %and, ptr %shift, align 4
  %5 = load i32, ptr %shift, align 4
  %idxprom1 = zext i32 %5 to i64
  %arrayidx2 = getelementptr inbounds [128 x [2 x i8]], ptr @branch, i64 0, i64 %idxprom1
  %arrayidx3 = getelementptr inbounds [2 x i8], ptr %arrayidx2, i64 0, i64 0
  %6 = load i8, ptr %arrayidx3, align 2
  %conv4 = sext i8 %6 to i32
  %mul = mul nsw i32 %conv4, 16
  %conv5 = trunc i32 %mul to i8
  %7 = load i32, ptr %i, align 4
  %mul6 = mul nsw i32 2, %7
  %idxprom7 = sext i32 %mul6 to i64
  %arrayidx8 = getelementptr inbounds [6014 x i8], ptr @channel, i64 0, i64 %idxprom7
  store i8 %conv5, ptr %arrayidx8, align 1
  %8 = load i32, ptr %shift, align 4
  %idxprom9 = zext i32 %8 to i64
  %arrayidx10 = getelementptr inbounds [128 x [2 x i8]], ptr @branch, i64 0, i64 %idxprom9
  %arrayidx11 = getelementptr inbounds [2 x i8], ptr %arrayidx10, i64 0, i64 1
  %9 = load i8, ptr %arrayidx11, align 1
  %conv12 = sext i8 %9 to i32
  %mul13 = mul nsw i32 %conv12, 16
  %conv14 = trunc i32 %mul13 to i8
  %10 = load i32, ptr %i, align 4
  %mul15 = mul nsw i32 2, %10
  %add = add nsw i32 %mul15, 1
  %idxprom16 = sext i32 %add to i64
  %arrayidx17 = getelementptr inbounds [6014 x i8], ptr @channel, i64 0, i64 %idxprom16
  store i8 %conv14, ptr %arrayidx17, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %11 = load i32, ptr %i, align 4
  %inc = add nsw i32 %11, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !11

for.end:                                          ; preds = %for.cond
  %12 = load i32, ptr %nbits.addr, align 4
  %mul18 = mul nsw i32 %12, 2
  ret i32 %mul18
}

; Function Attrs: noinline nounwind uwtable
define internal void @add_noise(i32 noundef %n, i32 noundef %level) #0 {
entry:
  %n.addr = alloca i32, align 4
  %level.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %noise = alloca i32, align 4
  %k = alloca i32, align 4
  %v = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
  store i32 %level, ptr %level.addr, align 4
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc17, %entry
  %0 = load i32, ptr %i, align 4
  %1 = load i32, ptr %n.addr, align 4
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end19

for.body:                                         ; preds = %for.cond
  store i32 0, ptr %noise, align 4
  store i32 0, ptr %k, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %2 = load i32, ptr %k, align 4
  %cmp2 = icmp slt i32 %2, 4
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %3 = load i32, ptr %level.addr, align 4
  %mul = mul nsw i32 2, %3
  %add = add nsw i32 %mul, 1
  %call = call i32 @rnd(i32 noundef %add)
  %4 = load i32, ptr %level.addr, align 4
  %sub = sub nsw i32 %call, %4
  %5 = load i32, ptr %noise, align 4
  %add4 = add nsw i32 %5, %sub
  store i32 %add4, ptr %noise, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body3
  %6 = load i32, ptr %k, align 4
  %inc = add nsw i32 %6, 1
  store i32 %inc, ptr %k, align 4
  br label %for.cond1, !llvm.loop !12

for.end:                                          ; preds = %for.cond1
  %7 = load i32, ptr %i, align 4
  %idxprom = sext i32 %7 to i64
  %arrayidx = getelementptr inbounds [6014 x i8], ptr @channel, i64 0, i64 %idxprom
  %8 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %8 to i32
  %9 = load i32, ptr %noise, align 4
  %add5 = add nsw i32 %conv, %9
  store i32 %add5, ptr %v, align 4
  %10 = load i32, ptr %v, align 4
  %cmp6 = icmp sgt i32 %10, 31
  br i1 %cmp6, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.end
  br label %cond.end12

cond.false:                                       ; preds = %for.end
  %11 = load i32, ptr %v, align 4
  %cmp8 = icmp slt i32 %11, -32
  br i1 %cmp8, label %cond.true10, label %cond.false11

cond.true10:                                      ; preds = %cond.false
  br label %cond.end

cond.false11:                                     ; preds = %cond.false
  %12 = load i32, ptr %v, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false11, %cond.true10
  %cond = phi i32 [ -32, %cond.true10 ], [ %12, %cond.false11 ]
  br label %cond.end12

cond.end12:                                       ; preds = %cond.end, %cond.true
  %cond13 = phi i32 [ 31, %cond.true ], [ %cond, %cond.end ]
  %conv14 = trunc i32 %cond13 to i8
  %13 = load i32, ptr %i, align 4
  %idxprom15 = sext i32 %13 to i64
  %arrayidx16 = getelementptr inbounds [6014 x i8], ptr @channel, i64 0, i64 %idxprom15
  store i8 %conv14, ptr %arrayidx16, align 1
  br label %for.inc17

for.inc17:                                        ; preds = %cond.end12
  %14 = load i32, ptr %i, align 4
  %inc18 = add nsw i32 %14, 1
  store i32 %inc18, ptr %i, align 4
  br label %for.cond, !llvm.loop !13

for.end19:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @decode(i32 noundef %nbits) #0 {
entry:
  %nbits.addr = alloca i32, align 4
  %metric = alloca [2 x [64 x i32]], align 16
  %cur = alloca i32, align 4
  %s = alloca i32, align 4
  %t = alloca i32, align 4
  %old = alloca ptr, align 8
  %now = alloca ptr, align 8
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %s17 = alloca i32, align 4
  %p0 = alloca i32, align 4
  %p1 = alloca i32, align 4
  %e0 = alloca i32, align 4
  %e1 = alloca i32, align 4
  %m0 = alloca i32, align 4
  %m1 = alloca i32, align 4
  %state = alloca i32, align 4
  %t72 = alloca i32, align 4
  store i32 %nbits, ptr %nbits.addr, align 4
  store i32 0, ptr %cur, align 4
  store i32 0, ptr %s, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %s, align 4
  %cmp = icmp slt i32 %0, 64
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %s, align 4
  %cmp1 = icmp eq i32 %1, 0
  %2 = zext i1 %cmp1 to i64
  %cond = select i1 %cmp1, i32 0, i32 -100000
  %arrayidx = getelementptr inbounds [2 x [64 x i32]], ptr %metric, i64 0, i64 0
  %3 = load i32, ptr %s, align 4
  %idxprom = sext i32 %3 to i64
  %arrayidx2 = getelementptr inbounds [64 x i32], ptr %arrayidx, i64 0, i64 %idxprom
  store i32 %cond, ptr %arrayidx2, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %4 = load i32, ptr %s, align 4
  %inc = add nsw i32 %4, 1
  store i32 %inc, ptr %s, align 4
  br label %for.cond, !llvm.loop !14

for.end:                                          ; preds = %for.cond
  store i32 0, ptr %t, align 4
  br label %for.cond3

for.cond3:                                        ; preds = %for.inc69, %for.end
  %5 = load i32, ptr %t, align 4
  %6 = load i32, ptr %nbits.addr, align 4
  %cmp4 = icmp slt i32 %5, %6
  br i1 %cmp4, label %for.body5, label %for.end71

for.body5:                                        ; preds = %for.cond3
  %7 = load i32, ptr %cur, align 4
  %idxprom6 = sext i32 %7 to i64
  %arrayidx7 = getelementptr inbounds [2 x [64 x i32]], ptr %metric, i64 0, i64 %idxprom6
  %arraydecay = getelementptr inbounds [64 x i32], ptr %arrayidx7, i64 0, i64 0
  store ptr %arraydecay, ptr %old, align 8
  %8 = load i32, ptr %cur, align 4
  %xor = xor i32 %8, 1
  %idxprom8 = sext i32 %xor to i64
  %arrayidx9 = getelementptr inbounds [2 x [64 x i32]], ptr %metric, i64 0, i64 %idxprom8
  %arraydecay10 = getelementptr inbounds [64 x i32], ptr %arrayidx9, i64 0, i64 0
  store ptr %arraydecay10, ptr %now, align 8
  %9 = load i32, ptr %t, align 4
  %mul = mul nsw i32 2, %9
  %idxprom11 = sext i32 %mul to i64
  %arrayidx12 = getelementptr inbounds [6014 x i8], ptr @channel, i64 0, i64 %idxprom11
  %10 = load i8, ptr %arrayidx12, align 1
  %conv = sext i8 %10 to i32
  store i32 %conv, ptr %a, align 4
  %11 = load i32, ptr %t, align 4
  %mul13 = mul nsw i32 2, %11
  %add = add nsw i32 %mul13, 1
  %idxprom14 = sext i32 %add to i64
  %arrayidx15 = getelementptr inbounds [6014 x i8], ptr @channel, i64 0, i64 %idxprom14
  %12 = load i8, ptr %arrayidx15, align 1
  %conv16 = sext i8 %12 to i32
  store i32 %conv16, ptr %b, align 4
  store i32 0, ptr %s17, align 4
  br label %for.cond18

for.cond18:                                       ; preds = %for.inc65, %for.body5
  %13 = load i32, ptr %s17, align 4
  %cmp19 = icmp ult i32 %13, 64
  br i1 %cmp19, label %for.body21, label %for.end67

for.body21:                                       ; preds = %for.cond18
  %14 = load i32, ptr %s17, align 4
  %shr = lshr i32 %14, 1
  store i32 %shr, ptr %p0, align 4
  %15 = load i32, ptr %p0, align 4
  %or = or i32 %15, 32
  store i32 %or, ptr %p1, align 4
  %16 = load i32, ptr %s17, align 4
  store i32 %16, ptr %e0, align 4
  %17 = load i32, ptr %s17, align 4
  %or22 = or i32 %17, 64
  store i32 %or22, ptr %e1, align 4
  %18 = load ptr, ptr %old, align 8
  %19 = load i32, ptr %p0, align 4
  %idxprom23 = zext i32 %19 to i64
  %arrayidx24 = getelementptr inbounds i32, ptr %18, i64 %idxprom23
  %20 = load i32, ptr %arrayidx24, align 4
  %21 = load i32, ptr %a, align 4
  %22 = load i32, ptr %e0, align 4
  %idxprom25 = zext i32 %22 to i64
  %arrayidx26 = getelementptr inbounds [128 x [2 x i8]], ptr @branch, i64 0, i64 %idxprom25
  %arrayidx27 = getelementptr inbounds [2 x i8], ptr %arrayidx26, i64 0, i64 0
  %23 = load i8, ptr %arrayidx27, align 2
  %conv28 = sext i8 %23 to i32
  %mul29 = mul nsw i32 %21, %conv28
  %add30 = add nsw i32 %20, %mul29
  %24 = load i32, ptr %b, align 4
  %25 = load i32, ptr %e0, align 4
  %idxprom31 = zext i32 %25 to i64
  %arrayidx32 = getelementptr inbounds [128 x [2 x i8]], ptr @branch, i64 0, i64 %idxprom31
  %arrayidx33 = getelementptr inbounds [2 x i8], ptr %arrayidx32, i64 0, i64 1
  %26 = load i8, ptr %arrayidx33, align 1
  %conv34 = sext i8 %26 to i32
  %mul35 = mul nsw i32 %24, %conv34
  %add36 = add nsw i32 %add30, %mul35
  store i32 %add36, ptr %m0, align 4
  %27 = load ptr, ptr %old, align 8
  %28 = load i32, ptr %p1, align 4
  %idxprom37 = zext i32 %28 to i64
  %arrayidx38 = getelementptr inbounds i32, ptr %27, i64 %idxprom37
  %29 = load i32, ptr %arrayidx38, align 4
  %30 = load i32, ptr %a, align 4
  %31 = load i32, ptr %e1, align 4
  %idxprom39 = zext i32 %31 to i64
  %arrayidx40 = getelementptr inbounds [128 x [2 x i8]], ptr @branch, i64 0, i64 %idxprom39
  %arrayidx41 = getelementptr inbounds [2 x i8], ptr %arrayidx40, i64 0, i64 0
  %32 = load i8, ptr %arrayidx41, align 2
  %conv42 = sext i8 %32 to i32
  %mul43 = mul nsw i32 %30, %conv42
  %add44 = add nsw i32 %29, %mul43
  %33 = load i32, ptr %b, align 4
  %34 = load i32, ptr %e1, align 4
  %idxprom45 = zext i32 %34 to i64
  %arrayidx46 = getelementptr inbounds [128 x [2 x i8]], ptr @branch, i64 0, i64 %idxprom45
  %arrayidx47 = getelementptr inbounds [2 x i8], ptr %arrayidx46, i64 0, i64 1
  %35 = load i8, ptr %arrayidx47, align 1
  %conv48 = sext i8 %35 to i32
  %mul49 = mul nsw i32 %33, %conv48
  %add50 = add nsw i32 %add44, %mul49
  store i32 %add50, ptr %m1, align 4
  %36 = load i32, ptr %m1, align 4
  %37 = load i32, ptr %m0, align 4
  %cmp51 = icmp sgt i32 %36, %37
  br i1 %cmp51, label %if.then, label %if.else

if.then:                                          ; preds = %for.body21
  %38 = load i32, ptr %m1, align 4
  %39 = load ptr, ptr %now, align 8
  %40 = load i32, ptr %s17, align 4
  %idxprom53 = zext i32 %40 to i64
  %arrayidx54 = getelementptr inbounds i32, ptr %39, i64 %idxprom53
  store i32 %38, ptr %arrayidx54, align 4
  %41 = load i32, ptr %t, align 4
  %idxprom55 = sext i32 %41 to i64
  %arrayidx56 = getelementptr inbounds [3007 x [64 x i8]], ptr @survivors, i64 0, i64 %idxprom55
  %42 = load i32, ptr %s17, align 4
  %idxprom57 = zext i32 %42 to i64
  %arrayidx58 = getelementptr inbounds [64 x i8], ptr %arrayidx56, i64 0, i64 %idxprom57
  store i8 1, ptr %arrayidx58, align 1
  br label %if.end

if.else:                                          ; preds = %for.body21
  %43 = load i32, ptr %m0, align 4
  %44 = load ptr, ptr %now, align 8
  %45 = load i32, ptr %s17, align 4
  %idxprom59 = zext i32 %45 to i64
  %arrayidx60 = getelementptr inbounds i32, ptr %44, i64 %idxprom59
  store i32 %43, ptr %arrayidx60, align 4
  %46 = load i32, ptr %t, align 4
  %idxprom61 = sext i32 %46 to i64
  %arrayidx62 = getelementptr inbounds [3007 x [64 x i8]], ptr @survivors, i64 0, i64 %idxprom61
  %47 = load i32, ptr %s17, align 4
  %idxprom63 = zext i32 %47 to i64
  %arrayidx64 = getelementptr inbounds [64 x i8], ptr %arrayidx62, i64 0, i64 %idxprom63
  store i8 0, ptr %arrayidx64, align 1
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  br label %for.inc65

for.inc65:                                        ; preds = %if.end
  %48 = load i32, ptr %s17, align 4
  %inc66 = add i32 %48, 1
  store i32 %inc66, ptr %s17, align 4
  br label %for.cond18, !llvm.loop !15

for.end67:                                        ; preds = %for.cond18
  %49 = load i32, ptr %cur, align 4
  %xor68 = xor i32 %49, 1
  store i32 %xor68, ptr %cur, align 4
  br label %for.inc69

for.inc69:                                        ; preds = %for.end67
  %50 = load i32, ptr %t, align 4
  %inc70 = add nsw i32 %50, 1
  store i32 %inc70, ptr %t, align 4
  br label %for.cond3, !llvm.loop !16

for.end71:                                        ; preds = %for.cond3
  store i32 0, ptr %state, align 4
  %51 = load i32, ptr %nbits.addr, align 4
  %sub = sub nsw i32 %51, 1
  store i32 %sub, ptr %t72, align 4
  br label %for.cond73

for.cond73:                                       ; preds = %for.inc87, %for.end71
  %52 = load i32, ptr %t72, align 4
  %cmp74 = icmp sge i32 %52, 0
  br i1 %cmp74, label %for.body76, label %for.end88

for.body76:                                       ; preds = %for.cond73
  %53 = load i32, ptr %state, align 4
  %and = and i32 %53, 1
  %conv77 = trunc i32 %and to i8
  %54 = load i32, ptr %t72, align 4
  %idxprom78 = sext i32 %54 to i64
  %arrayidx79 = getelementptr inbounds [3007 x i8], ptr @decoded, i64 0, i64 %idxprom78
  store i8 %conv77, ptr %arrayidx79, align 1
  %55 = load i32, ptr %state, align 4
  %shr80 = lshr i32 %55, 1
  %56 = load i32, ptr %t72, align 4
  %idxprom81 = sext i32 %56 to i64
  %arrayidx82 = getelementptr inbounds [3007 x [64 x i8]], ptr @survivors, i64 0, i64 %idxprom81
  %57 = load i32, ptr %state, align 4
  %idxprom83 = zext i32 %57 to i64
  %arrayidx84 = getelementptr inbounds [64 x i8], ptr %arrayidx82, i64 0, i64 %idxprom83
  %58 = load i8, ptr %arrayidx84, align 1
  %conv85 = zext i8 %58 to i32
  %shl = shl i32 %conv85, 5
  %or86 = or i32 %shr80, %shl
  store i32 %or86, ptr %state, align 4
  br label %for.inc87

for.inc87:                                        ; preds = %for.body76
  %59 = load i32, ptr %t72, align 4
  %dec = add nsw i32 %59, -1
  store i32 %dec, ptr %t72, align 4
  br label %for.cond73, !llvm.loop !17

for.end88:                                        ; preds = %for.cond73
  %60 = load i32, ptr %cur, align 4
  %idxprom89 = sext i32 %60 to i64
  %arrayidx90 = getelementptr inbounds [2 x [64 x i32]], ptr %metric, i64 0, i64 %idxprom89
  %arrayidx91 = getelementptr inbounds [64 x i32], ptr %arrayidx90, i64 0, i64 0
  %61 = load i32, ptr %arrayidx91, align 16
  ret i32 %61
}

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @parity(i32 noundef %x) #0 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
  %0 = load i32, ptr %x.addr, align 4
  %shr = lshr i32 %0, 4
  %1 = load i32, ptr %x.addr, align 4
  %xor = xor i32 %1, %shr
  store i32 %xor, ptr %x.addr, align 4
  %2 = load i32, ptr %x.addr, align 4
  %shr1 = lshr i32 %2, 2
  %3 = load i32, ptr %x.addr, align 4
  %xor2 = xor i32 %3, %shr1
  store i32 %xor2, ptr %x.addr, align 4
  %4 = load i32, ptr %x.addr, align 4
  %shr3 = lshr i32 %4, 1
  %5 = load i32, ptr %x.addr, align 4
  %xor4 = xor i32 %5, %shr3
  store i32 %xor4, ptr %x.addr, align 4
  %6 = load i32, ptr %x.addr, align 4
  %and = and i32 %6, 1
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
