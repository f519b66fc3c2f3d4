source_filename = "levenshtein.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [49 x i8] c"levenshtein: %ld pairs, distances add up to %ld\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %pairs = alloca i64, align 8
  %state = alloca i64, align 8
  %sum = alloca i64, align 8
  %wrong = alloca i64, align 8
  %pair = alloca i64, align 8
  %a = alloca [64 x i8], align 16
  %b = alloca [64 x i8], align 16
  %a_length = alloca i32, align 4
  %b_length = alloca i32, align 4
  %found = alloca i32, align 4
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
  %mul = mul nsw i64 %4, 80000
  br label %cond.end3

cond.false2:                                      ; preds = %cond.end
  br label %cond.end3

cond.end3:                                        ; preds = %cond.false2, %cond.true1
  %cond4 = phi i64 [ %mul, %cond.true1 ], [ 100, %cond.false2 ]
  store i64 %cond4, ptr %pairs, align 8
  store i64 20261121, ptr %state, align 8
  store i64 0, ptr %sum, align 8
  store i64 0, ptr %wrong, align 8
  store i64 0, ptr %pair, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end3
  %5 = load i64, ptr %pair, align 8
  %6 = load i64, ptr %pairs, align 8
  %cmp5 = icmp slt i64 %5, %6
  br i1 %cmp5, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %arraydecay = getelementptr inbounds [64 x i8], ptr %a, i64 0, i64 0
  %call6 = call i32 @make_word(ptr noundef %arraydecay, ptr noundef %state)
  store i32 %call6, ptr %a_length, align 4
  %arraydecay7 = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 0
  %call8 = call i32 @make_word(ptr noundef %arraydecay7, ptr noundef %state)
  store i32 %call8, ptr %b_length, align 4
  %arraydecay9 = getelementptr inbounds [64 x i8], ptr %a, i64 0, i64 0
  %7 = load i32, ptr %a_length, align 4
  %arraydecay10 = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 0
  %8 = load i32, ptr %b_length, align 4
  %call11 = call i32 @distance(ptr noundef %arraydecay9, i32 noundef %7, ptr noundef %arraydecay10, i32 noundef %8)
  store i32 %call11, ptr %found, align 4
  %9 = load i32, ptr %found, align 4
  %arraydecay12 = getelementptr inbounds [64 x i8], ptr %a, i64 0, i64 0
  %10 = load i32, ptr %a_length, align 4
  %arraydecay13 = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 0
  %11 = load i32, ptr %b_length, align 4
  %call14 = call i32 @distance_by_bits(ptr noundef %arraydecay12, i32 noundef %10, ptr noundef %arraydecay13, i32 noundef %11)
  %cmp15 = icmp ne i32 %9, %call14
  %conv = zext i1 %cmp15 to i32
  %conv16 = sext i32 %conv to i64
  %12 = load i64, ptr %wrong, align 8
  %add = add nsw i64 %12, %conv16
  store i64 %add, ptr %wrong, align 8
  %13 = load i32, ptr %found, align 4
  %conv17 = sext i32 %13 to i64
  %14 = load i64, ptr %sum, align 8
  %add18 = add nsw i64 %14, %conv17
  store i64 %add18, ptr %sum, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %15 = load i64, ptr %pair, align 8
  %inc = add nsw i64 %15, 1
  store i64 %inc, ptr %pair, align 8
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  %16 = load i64, ptr %pairs, align 8
  %17 = load i64, ptr %sum, align 8
  %call19 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %16, i64 noundef %17)
  %18 = load i64, ptr %wrong, align 8
  %cmp20 = icmp ne i64 %18, 0
  %conv21 = zext i1 %cmp20 to i32
  ret i32 %conv21
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @make_word(ptr noundef %word, ptr noundef %state) #0 {
entry:
  %word.addr = alloca ptr, align 8
  %state.addr = alloca ptr, align 8
  %length = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %word, ptr %word.addr, align 8
  store ptr %state, ptr %state.addr, align 8
  %0 = load ptr, ptr %state.addr, align 8
  %call = call i64 @next_random(ptr noundef %0)
  %rem = urem i64 %call, 25
  %conv = trunc i64 %rem to i32
  %add = add nsw i32 40, %conv
  store i32 %add, ptr %length, align 4
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4
  %2 = load i32, ptr %length, align 4
  %cmp = icmp slt i32 %1, %2
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %3 = load ptr, ptr %state.addr, align 8
  %call2 = call i64 @next_random(ptr noundef %3)
  %shr = lshr i64 %call2, 32
  %rem3 = urem i64 %shr, 4
  %add4 = add i64 97, %rem3
  %conv5 = trunc i64 %add4 to i8
  %4 = load ptr, ptr %word.addr, align 8
  %5 = load i32, ptr %i, align 4
  %idxprom = sext i32 %5 to i64
  %arrayidx = getelementptr inbounds i8, ptr %4, i64 %idxprom
  store i8 %conv5, ptr %arrayidx, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %6 = load i32, ptr %i, align 4
  %inc = add nsw i32 %6, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !7

for.end:                                          ; preds = %for.cond
  %7 = load i32, ptr %length, align 4
  ret i32 %7
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @distance(ptr noundef %a, i32 noundef %a_length, ptr noundef %b, i32 noundef %b_length) #0 {
entry:
  %a.addr = alloca ptr, align 8
  %a_length.addr = alloca i32, align 4
  %b.addr = alloca ptr, align 8
  %b_length.addr = alloca i32, align 4
  %row = alloca [65 x i32], align 16
  %k = alloca i32, align 4
  %i = alloca i32, align 4
  %diagonal = alloca i32, align 4
  %k6 = alloca i32, align 4
  %above = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
  store i32 %a_length, ptr %a_length.addr, align 4
  store ptr %b, ptr %b.addr, align 8
  store i32 %b_length, ptr %b_length.addr, align 4
  store i32 0, ptr %k, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %k, align 4
  %1 = load i32, ptr %b_length.addr, align 4
  %cmp = icmp sle i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load i32, ptr %k, align 4
  %3 = load i32, ptr %k, align 4
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds [65 x i32], ptr %row, i64 0, i64 %idxprom
  store i32 %2, ptr %arrayidx, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %4 = load i32, ptr %k, align 4
  %inc = add nsw i32 %4, 1
  store i32 %inc, ptr %k, align 4
  br label %for.cond, !llvm.loop !8

for.end:                                          ; preds = %for.cond
  store i32 1, ptr %i, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc30, %for.end
  %5 = load i32, ptr %i, align 4
  %6 = load i32, ptr %a_length.addr, align 4
  %cmp2 = icmp sle i32 %5, %6
  br i1 %cmp2, label %for.body3, label %for.end32

for.body3:                                        ; preds = %for.cond1
  %arrayidx4 = getelementptr inbounds [65 x i32], ptr %row, i64 0, i64 0
  %7 = load i32, ptr %arrayidx4, align 16
  store i32 %7, ptr %diagonal, align 4
  %8 = load i32, ptr %i, align 4
  %arrayidx5 = getelementptr inbounds [65 x i32], ptr %row, i64 0, i64 0
  store i32 %8, ptr %arrayidx5, align 16
  store i32 1, ptr %k6, align 4
  br label %for.cond7

for.cond7:                                        ; preds = %for.inc27, %for.body3
  %9 = load i32, ptr %k6, align 4
  %10 = load i32, ptr %b_length.addr, align 4
  %cmp8 = icmp sle i32 %9, %10
  br i1 %cmp8, label %for.body9, label %for.end29

for.body9:                                        ; preds = %for.cond7
  %11 = load i32, ptr %k6, align 4
  %idxprom10 = sext i32 %11 to i64
  %arrayidx11 = getelementptr inbounds [65 x i32], ptr %row, i64 0, i64 %idxprom10
  %12 = load i32, ptr %arrayidx11, align 4
  store i32 %12, ptr %above, align 4
  %13 = load i32, ptr %above, align 4
  %add = add nsw i32 %13, 1
  %14 = load i32, ptr %k6, align 4
  %sub = sub nsw i32 %14, 1
  %idxprom12 = sext i32 %sub to i64
  %arrayidx13 = getelementptr inbounds [65 x i32], ptr %row, i64 0, i64 %idxprom12
  %15 = load i32, ptr %arrayidx13, align 4
  %add14 = add nsw i32 %15, 1
  %16 = load i32, ptr %diagonal, align 4
  %17 = load ptr, ptr %a.addr, align 8
  %18 = load i32, ptr %i, align 4
  %sub15 = sub nsw i32 %18, 1
  %idxprom16 = sext i32 %sub15 to i64
  %arrayidx17 = getelementptr inbounds i8, ptr %17, i64 %idxprom16
  %19 = load i8, ptr %arrayidx17, align 1
  %conv = sext i8 %19 to i32
  %20 = load ptr, ptr %b.addr, align 8
  %21 = load i32, ptr %k6, align 4
  %sub18 = sub nsw i32 %21, 1
  %idxprom19 = sext i32 %sub18 to i64
  %arrayidx20 = getelementptr inbounds i8, ptr %20, i64 %idxprom19
  %22 = load i8, ptr %arrayidx20, align 1
  %conv21 = sext i8 %22 to i32
  %cmp22 = icmp ne i32 %conv, %conv21
  %conv23 = zext i1 %cmp22 to i32
  %add24 = add nsw i32 %16, %conv23
  %call = call i32 @least(i32 noundef %add, i32 noundef %add14, i32 noundef %add24)
  %23 = load i32, ptr %k6, align 4
  %idxprom25 = sext i32 %23 to i64
  %arrayidx26 = getelementptr inbounds [65 x i32], ptr %row, i64 0, i64 %idxprom25
  store i32 %call, ptr %arrayidx26, align 4
  %24 = load i32, ptr %above, align 4
  store i32 %24, ptr %diagonal, align 4
  br label %for.inc27

for.inc27:                                        ; preds = %for.body9
  %25 = load i32, ptr %k6, align 4
  %inc28 = add nsw i32 %25, 1
  store i32 %inc28, ptr %k6, align 4
  br label %for.cond7, !llvm.loop !9

for.end29:                                        ; preds = %for.cond7
  br label %for.inc30

for.inc30:                                        ; preds = %for.end29
  %26 = load i32, ptr %i, align 4
  %inc31 = add nsw i32 %26, 1
  store i32 %inc31, ptr %i, align 4
  br label %for.cond1, !llvm.loop !10

for.end32:                                        ; preds = %for.cond1
  %27 = load i32, ptr %b_length.addr, align 4
  %idxprom33 = sext i32 %27 to i64
  %arrayidx34 = getelementptr inbounds [65 x i32], ptr %row, i64 0, i64 %idxprom33
  %28 = load i32, ptr %arrayidx34, align 4
  ret i32 %28
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @distance_by_bits(ptr noundef %a, i32 noundef %a_length, ptr noundef %b, i32 noundef %b_length) #0 {
entry:
  %a.addr = alloca ptr, align 8
  %a_length.addr = alloca i32, align 4
  %b.addr = alloca ptr, align 8
  %b_length.addr = alloca i32, align 4
  %places = alloca [4 x i64], align 16
  %more = alloca i64, align 8
  %less = alloca i64, align 8
  %last = alloca i64, align 8
  %score = alloca i32, align 4
  %i = alloca i32, align 4
  %k = alloca i32, align 4
  %equal = alloca i64, align 8
  %level = alloca i64, align 8
  %right_more = alloca i64, align 8
  %right_less = alloca i64, align 8
  store ptr %a, ptr %a.addr, align 8
  store i32 %a_length, ptr %a_length.addr, align 4
  store ptr %b, ptr %b.addr, align 8
  store i32 %b_length, ptr %b_length.addr, align 4
  call void @llvm.memset.p0.i64(ptr align 16 %places, i8 0, i64 32, i1 false)
  store i64 -1, ptr %more, align 8
  store i64 0, ptr %less, align 8
  %0 = load i32, ptr %a_length.addr, align 4
  %sub = sub nsw i32 %0, 1
  %sh_prom = zext i32 %sub to i64
  %shl = shl i64 1, %sh_prom
  store i64 %shl, ptr %last, align 8
  %1 = load i32, ptr %a_length.addr, align 4
  store i32 %1, ptr %score, align 4
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %2 = load i32, ptr %i, align 4
  %3 = load i32, ptr %a_length.addr, align 4
  %cmp = icmp slt i32 %2, %3
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %4 = load i32, ptr %i, align 4
  %sh_prom1 = zext i32 %4 to i64
  %shl2 = shl i64 1, %sh_prom1
  %5 = load ptr, ptr %a.addr, align 8
  %6 = load i32, ptr %i, align 4
  %idxprom = sext i32 %6 to i64
  %arrayidx = getelementptr inbounds i8, ptr %5, i64 %idxprom
  %7 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %7 to i32
  %sub3 = sub nsw i32 %conv, 97
  %idxprom4 = sext i32 %sub3 to i64
  %arrayidx5 = getelementptr inbounds [4 x i64], ptr %places, i64 0, i64 %idxprom4
  %8 = load i64, ptr %arrayidx5, align 8
  %or = or i64 %8, %shl2
  store i64 %or, ptr %arrayidx5, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %9 = load i32, ptr %i, align 4
  %inc = add nsw i32 %9, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !11

for.end:                                          ; preds = %for.cond
  store i32 0, ptr %k, align 4
  br label %for.cond6

for.cond6:                                        ; preds = %for.inc36, %for.end
  %10 = load i32, ptr %k, align 4
  %11 = load i32, ptr %b_length.addr, align 4
  %cmp7 = icmp slt i32 %10, %11
  br i1 %cmp7, label %for.body9, label %for.end38

for.body9:                                        ; preds = %for.cond6
  %12 = load ptr, ptr %b.addr, align 8
  %13 = load i32, ptr %k, align 4
  %idxprom10 = sext i32 %13 to i64
  %arrayidx11 = getelementptr inbounds i8, ptr %12, i64 %idxprom10
  %14 = load i8, ptr %arrayidx11, align 1
  %conv12 = sext i8 %14 to i32
  %sub13 = sub nsw i32 %conv12, 97
  %idxprom14 = sext i32 %sub13 to i64
  %arrayidx15 = getelementptr inbounds [4 x i64], ptr %places, i64 0, i64 %idxprom14
  %15 = load i64, ptr %arrayidx15, align 8
  store i64 %15, ptr %equal, align 8
  %16 = load i64, ptr %equal, align 8
  %17 = load i64, ptr %more, align 8
  %and = and i64 %16, %17
  %18 = load i64, ptr %more, align 8
  %add = add i64 %and, %18
  %19 = load i64, ptr %more, align 8
  %xor = xor i64 %add, %19
  %20 = load i64, ptr %equal, align 8
  %or16 = or i64 %xor, %20
  %21 = load i64, ptr %less, align 8
  %or17 = or i64 %or16, %21
  store i64 %or17, ptr %level, align 8
  %22 = load i64, ptr %less, align 8
  %23 = load i64, ptr %level, align 8
  %24 = load i64, ptr %more, align 8
  %or18 = or i64 %23, %24
  %not = xor i64 %or18, -1
  %or19 = or i64 %22, %not
  store i64 %or19, ptr %right_more, align 8
  %25 = load i64, ptr %more, align 8
  %26 = load i64, ptr %level, align 8
  %and20 = and i64 %25, %26
  store i64 %and20, ptr %right_less, align 8
  %27 = load i64, ptr %right_more, align 8
  %28 = load i64, ptr %last, align 8
  %and21 = and i64 %27, %28
  %cmp22 = icmp ne i64 %and21, 0
  %conv23 = zext i1 %cmp22 to i32
  %29 = load i32, ptr %score, align 4
  %add24 = add nsw i32 %29, %conv23
  store i32 %add24, ptr %score, align 4
  %30 = load i64, ptr %right_less, align 8
  %31 = load i64, ptr %last, align 8
  %and25 = and i64 %30, %31
  %cmp26 = icmp ne i64 %and25, 0
  %conv27 = zext i1 %cmp26 to i32
  %32 = load i32, ptr %score, align 4
  %sub28 = sub nsw i32 %32, %conv27
  store i32 %sub28, ptr %score, align 4
  %33 = load i64, ptr %right_more, align 8
  %shl29 = shl i64 %33, 1
  %or30 = or i64 %shl29, 1
  store i64 %or30, ptr %right_more, align 8
  %34 = load i64, ptr %right_less, align 8
  %shl31 = shl i64 %34, 1
  %35 = load i64, ptr %level, align 8
  %36 = load i64, ptr %right_more, align 8
  %or32 = or i64 %35, %36
  %not33 = xor i64 %or32, -1
  %or34 = or i64 %shl31, %not33
  store i64 %or34, ptr %more, align 8
  %37 = load i64, ptr %right_more, align 8
  %38 = load i64, ptr %level, align 8
  %and35 = and i64 %37, %38
  store i64 %and35, ptr %less, align 8
  br label %for.inc36

for.inc36:                                        ; preds = %for.body9
  %39 = load i32, ptr %k, align 4
  %inc37 = add nsw i32 %39, 1
  store i32 %inc37, ptr %k, align 4
  br label %for.cond6, !llvm.loop !12

for.end38:                                        ; preds = %for.cond6
  %40 = load i32, ptr %score, align 4
  ret i32 %40
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal i64 @next_random(ptr noundef %state) #0 {
entry:
  %state.addr = alloca ptr, align 8
  store ptr %state, ptr %state.addr, align 8
  %0 = load ptr, ptr %state.addr, align 8
  %1 = load i64, ptr %0, align 8
  %shl = shl i64 %1, 13
  %2 = load ptr, ptr %state.addr, align 8
  %3 = load i64, ptr %2, align 8
  %xor = xor i64 %3, %shl
  store i64 %xor, ptr %2, align 8
  %4 = load ptr, ptr %state.addr, align 8
  %5 = load i64, ptr %4, align 8
  %shr = lshr i64 %5, 7
  %6 = load ptr, ptr %state.addr, align 8
  %7 = load i64, ptr %6, align 8
  %xor1 = xor i64 %7, %shr
  store i64 %xor1, ptr %6, align 8
  %8 = load ptr, ptr %state.addr, align 8
  %9 = load i64, ptr %8, align 8
  %shl2 = shl i64 %9, 17
  %10 = load ptr, ptr %state.addr, align 8
  %11 = load i64, ptr %10, align 8
  %xor3 = xor i64 %11, %shl2
  store i64 %xor3, ptr %10, align 8
  %12 = load ptr, ptr %state.addr, align 8
  %13 = load i64, ptr %12, align 8
  ret i64 %13
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @least(i32 noundef %a, i32 noundef %b, i32 noundef %c) #0 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  %c.addr = alloca i32, align 4
  %smaller = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  store i32 %c, ptr %c.addr, align 4
  %0 = load i32, ptr %a.addr, align 4
  %1 = load i32, ptr %b.addr, align 4
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %2 = load i32, ptr %a.addr, align 4
  br label %cond.end

cond.false:                                       ; preds = %entry
  %3 = load i32, ptr %b.addr, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %2, %cond.true ], [ %3, %cond.false ]
  store i32 %cond, ptr %smaller, align 4
  %4 = load i32, ptr %smaller, align 4
  %5 = load i32, ptr %c.addr, align 4
  %cmp1 = icmp slt i32 %4, %5
  br i1 %cmp1, label %cond.true2, label %cond.false3

cond.true2:                                       ; preds = %cond.end
  %6 = load i32, ptr %smaller, align 4
  br label %cond.end4

cond.false3:                                      ; preds = %cond.end
  %7 = load i32, ptr %c.addr, align 4
  br label %cond.end4

cond.end4:                                        ; preds = %cond.false3, %cond.true2
  %cond5 = phi i32 [ %6, %cond.true2 ], [ %7, %cond.false3 ]
  ret i32 %cond5
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
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
