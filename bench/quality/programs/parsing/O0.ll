source_filename = "parsing.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Rule = type { i8, i8, i8 }

@input_len = internal global i32 0, align 4
@.str = private unnamed_addr constant [6 x i8] c"()+*n\00", align 1
@input = internal global [161 x i8] zeroinitializer, align 16
@ways = internal global [160 x [161 x i32]] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [36 x i8] c"parsing: %ld of %ld, checksum %08x\0A\00", align 1
@rng = internal global i32 2024, align 4
@table = internal global [160 x [161 x i16]] zeroinitializer, align 16
@rules = internal constant [12 x %struct.Rule] [%struct.Rule { i8 1, i8 1, i8 4 }, %struct.Rule { i8 1, i8 2, i8 5 }, %struct.Rule { i8 1, i8 7, i8 6 }, %struct.Rule { i8 2, i8 2, i8 5 }, %struct.Rule { i8 2, i8 7, i8 6 }, %struct.Rule { i8 3, i8 7, i8 6 }, %struct.Rule { i8 4, i8 9, i8 2 }, %struct.Rule { i8 5, i8 10, i8 3 }, %struct.Rule { i8 6, i8 1, i8 8 }, %struct.Rule { i8 0, i8 1, i8 4 }, %struct.Rule { i8 0, i8 2, i8 5 }, %struct.Rule { i8 0, i8 7, i8 6 }], align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %texts = alloca i64, align 8
  %total = alloca i64, align 8
  %accepted = alloca i64, align 8
  %wrong = alloca i64, align 8
  %sum = alloca i32, align 4
  %is_changed = alloca i32, align 4
  %is_accepted = alloca i32, align 4
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
  %mul = mul nsw i64 %4, 4000
  br label %cond.end3

cond.false2:                                      ; preds = %cond.end
  br label %cond.end3

cond.end3:                                        ; preds = %cond.false2, %cond.true1
  %cond4 = phi i64 [ %mul, %cond.true1 ], [ 40, %cond.false2 ]
  store i64 %cond4, ptr %texts, align 8
  store i64 0, ptr %total, align 8
  store i64 0, ptr %accepted, align 8
  store i64 0, ptr %wrong, align 8
  store i32 0, ptr %sum, align 4
  br label %while.cond

while.cond:                                       ; preds = %land.end, %if.then, %cond.end3
  %5 = load i64, ptr %total, align 8
  %6 = load i64, ptr %texts, align 8
  %cmp5 = icmp slt i64 %5, %6
  br i1 %cmp5, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  store i32 0, ptr @input_len, align 4
  call void @gen_expr(i32 noundef 4)
  %7 = load i32, ptr @input_len, align 4
  %cmp6 = icmp slt i32 %7, 40
  br i1 %cmp6, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %while.body
  %8 = load i32, ptr @input_len, align 4
  %cmp7 = icmp eq i32 %8, 160
  br i1 %cmp7, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %while.body
  br label %while.cond, !llvm.loop !5

if.end:                                           ; preds = %lor.lhs.false
  %9 = load i64, ptr %total, align 8
  %rem = srem i64 %9, 4
  %cmp8 = icmp eq i64 %rem, 3
  %conv = zext i1 %cmp8 to i32
  store i32 %conv, ptr %is_changed, align 4
  %10 = load i32, ptr %is_changed, align 4
  %tobool9 = icmp ne i32 %10, 0
  br i1 %tobool9, label %if.then10, label %if.end16

if.then10:                                        ; preds = %if.end
  %call11 = call i32 @rnd(i32 noundef 5)
  %idxprom = sext i32 %call11 to i64
  %arrayidx12 = getelementptr inbounds [6 x i8], ptr @.str, i64 0, i64 %idxprom
  %11 = load i8, ptr %arrayidx12, align 1
  %12 = load i32, ptr @input_len, align 4
  %call13 = call i32 @rnd(i32 noundef %12)
  %idxprom14 = sext i32 %call13 to i64
  %arrayidx15 = getelementptr inbounds [161 x i8], ptr @input, i64 0, i64 %idxprom14
  store i8 %11, ptr %arrayidx15, align 1
  br label %if.end16

if.end16:                                         ; preds = %if.then10, %if.end
  %13 = load i32, ptr @input_len, align 4
  %call17 = call i32 @parse(i32 noundef %13)
  store i32 %call17, ptr %is_accepted, align 4
  %14 = load i32, ptr %is_changed, align 4
  %tobool18 = icmp ne i32 %14, 0
  br i1 %tobool18, label %land.end, label %land.rhs

land.rhs:                                         ; preds = %if.end16
  %15 = load i32, ptr %is_accepted, align 4
  %tobool19 = icmp ne i32 %15, 0
  %lnot = xor i1 %tobool19, true
  br label %land.end

land.end:                                         ; preds = %land.rhs, %if.end16
  %16 = phi i1 [ false, %if.end16 ], [ %lnot, %land.rhs ]
  %land.ext = zext i1 %16 to i32
  %conv20 = sext i32 %land.ext to i64
  %17 = load i64, ptr %wrong, align 8
  %add = add nsw i64 %17, %conv20
  store i64 %add, ptr %wrong, align 8
  %18 = load i32, ptr %is_accepted, align 4
  %conv21 = sext i32 %18 to i64
  %19 = load i64, ptr %accepted, align 8
  %add22 = add nsw i64 %19, %conv21
  store i64 %add22, ptr %accepted, align 8
  %20 = load i64, ptr %total, align 8
  %inc = add nsw i64 %20, 1
  store i64 %inc, ptr %total, align 8
  %21 = load i32, ptr %sum, align 4
  %mul23 = mul i32 %21, 37
  %22 = load i32, ptr @input_len, align 4
  %idxprom24 = sext i32 %22 to i64
  %arrayidx25 = getelementptr inbounds [161 x i32], ptr @ways, i64 0, i64 %idxprom24
  %23 = load i32, ptr %arrayidx25, align 4
  %add26 = add i32 %mul23, %23
  store i32 %add26, ptr %sum, align 4
  br label %while.cond, !llvm.loop !5

while.end:                                        ; preds = %while.cond
  %24 = load i64, ptr %accepted, align 8
  %25 = load i64, ptr %total, align 8
  %26 = load i32, ptr %sum, align 4
  %call27 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i64 noundef %24, i64 noundef %25, i32 noundef %26)
  %27 = load i64, ptr %wrong, align 8
  %cmp28 = icmp ne i64 %27, 0
  %conv29 = zext i1 %cmp28 to i32
  ret i32 %conv29
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @gen_expr(i32 noundef %depth) #0 {
entry:
  %depth.addr = alloca i32, align 4
  %terms = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 %depth, ptr %depth.addr, align 4
  %call = call i32 @rnd(i32 noundef 3)
  %add = add nsw i32 1, %call
  store i32 %add, ptr %terms, align 4
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4
  %1 = load i32, ptr %terms, align 4
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load i32, ptr %i, align 4
  %tobool = icmp ne i32 %2, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %call1 = call i32 @rnd(i32 noundef 2)
  %tobool2 = icmp ne i32 %call1, 0
  %3 = zext i1 %tobool2 to i64
  %cond = select i1 %tobool2, i32 43, i32 42
  %conv = trunc i32 %cond to i8
  call void @emit(i8 noundef signext %conv)
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  %4 = load i32, ptr %depth.addr, align 4
  call void @gen_factor(i32 noundef %4)
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %5 = load i32, ptr %i, align 4
  %inc = add nsw i32 %5, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !7

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @rnd(i32 noundef %n) #0 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
  %0 = load i32, ptr @rng, align 4
  %mul = mul i32 %0, 1103515245
  %add = add i32 %mul, 12345
  store i32 %add, ptr @rng, align 4
  %1 = load i32, ptr @rng, align 4
  %shr = lshr i32 %1, 16
  %2 = load i32, ptr %n.addr, align 4
  %rem = urem i32 %shr, %2
  ret i32 %rem
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @parse(i32 noundef %n) #0 {
entry:
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %len = alloca i32, align 4
  %i10 = alloca i32, align 4
  %set = alloca i32, align 4
  %count = alloca i32, align 4
  %k = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %r = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
  call void @llvm.memset.p0.i64(ptr align 16 @table, i8 0, i64 51520, i1 false)
  call void @llvm.memset.p0.i64(ptr align 16 @ways, i8 0, i64 103040, i1 false)
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4
  %1 = load i32, ptr %n.addr, align 4
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load i32, ptr %i, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds [161 x i8], ptr @input, i64 0, i64 %idxprom
  %3 = load i8, ptr %arrayidx, align 1
  %call = call zeroext i16 @terminal(i8 noundef signext %3)
  %4 = load i32, ptr %i, align 4
  %idxprom1 = sext i32 %4 to i64
  %arrayidx2 = getelementptr inbounds [160 x [161 x i16]], ptr @table, i64 0, i64 %idxprom1
  %arrayidx3 = getelementptr inbounds [161 x i16], ptr %arrayidx2, i64 0, i64 1
  store i16 %call, ptr %arrayidx3, align 2
  %5 = load i32, ptr %i, align 4
  %idxprom4 = sext i32 %5 to i64
  %arrayidx5 = getelementptr inbounds [160 x [161 x i32]], ptr @ways, i64 0, i64 %idxprom4
  %arrayidx6 = getelementptr inbounds [161 x i32], ptr %arrayidx5, i64 0, i64 1
  store i32 1, ptr %arrayidx6, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %6 = load i32, ptr %i, align 4
  %inc = add nsw i32 %6, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !8

for.end:                                          ; preds = %for.cond
  store i32 2, ptr %len, align 4
  br label %for.cond7

for.cond7:                                        ; preds = %for.inc79, %for.end
  %7 = load i32, ptr %len, align 4
  %8 = load i32, ptr %n.addr, align 4
  %cmp8 = icmp sle i32 %7, %8
  br i1 %cmp8, label %for.body9, label %for.end81

for.body9:                                        ; preds = %for.cond7
  store i32 0, ptr %i10, align 4
  br label %for.cond11

for.cond11:                                       ; preds = %for.inc76, %for.body9
  %9 = load i32, ptr %i10, align 4
  %10 = load i32, ptr %len, align 4
  %add = add nsw i32 %9, %10
  %11 = load i32, ptr %n.addr, align 4
  %cmp12 = icmp sle i32 %add, %11
  br i1 %cmp12, label %for.body13, label %for.end78

for.body13:                                       ; preds = %for.cond11
  store i32 0, ptr %set, align 4
  store i32 0, ptr %count, align 4
  store i32 1, ptr %k, align 4
  br label %for.cond14

for.cond14:                                       ; preds = %for.inc63, %for.body13
  %12 = load i32, ptr %k, align 4
  %13 = load i32, ptr %len, align 4
  %cmp15 = icmp slt i32 %12, %13
  br i1 %cmp15, label %for.body16, label %for.end65

for.body16:                                       ; preds = %for.cond14
  %14 = load i32, ptr %i10, align 4
  %idxprom17 = sext i32 %14 to i64
  %arrayidx18 = getelementptr inbounds [160 x [161 x i16]], ptr @table, i64 0, i64 %idxprom17
  %15 = load i32, ptr %k, align 4
  %idxprom19 = sext i32 %15 to i64
  %arrayidx20 = getelementptr inbounds [161 x i16], ptr %arrayidx18, i64 0, i64 %idxprom19
  %16 = load i16, ptr %arrayidx20, align 2
  %conv = zext i16 %16 to i32
  store i32 %conv, ptr %a, align 4
  %17 = load i32, ptr %i10, align 4
  %18 = load i32, ptr %k, align 4
  %add21 = add nsw i32 %17, %18
  %idxprom22 = sext i32 %add21 to i64
  %arrayidx23 = getelementptr inbounds [160 x [161 x i16]], ptr @table, i64 0, i64 %idxprom22
  %19 = load i32, ptr %len, align 4
  %20 = load i32, ptr %k, align 4
  %sub = sub nsw i32 %19, %20
  %idxprom24 = sext i32 %sub to i64
  %arrayidx25 = getelementptr inbounds [161 x i16], ptr %arrayidx23, i64 0, i64 %idxprom24
  %21 = load i16, ptr %arrayidx25, align 2
  %conv26 = zext i16 %21 to i32
  store i32 %conv26, ptr %b, align 4
  %22 = load i32, ptr %a, align 4
  %cmp27 = icmp eq i32 %22, 0
  br i1 %cmp27, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.body16
  %23 = load i32, ptr %b, align 4
  %cmp29 = icmp eq i32 %23, 0
  br i1 %cmp29, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %for.body16
  br label %for.inc63

if.end:                                           ; preds = %lor.lhs.false
  store i32 0, ptr %r, align 4
  br label %for.cond31

for.cond31:                                       ; preds = %for.inc60, %if.end
  %24 = load i32, ptr %r, align 4
  %cmp32 = icmp slt i32 %24, 12
  br i1 %cmp32, label %for.body34, label %for.end62

for.body34:                                       ; preds = %for.cond31
  %25 = load i32, ptr %a, align 4
  %26 = load i32, ptr %r, align 4
  %idxprom35 = sext i32 %26 to i64
  %arrayidx36 = getelementptr inbounds [12 x %struct.Rule], ptr @rules, i64 0, i64 %idxprom35
  %left = getelementptr inbounds %struct.Rule, ptr %arrayidx36, i32 0, i32 1
  %27 = load i8, ptr %left, align 1
  %conv37 = zext i8 %27 to i32
  %shr = lshr i32 %25, %conv37
  %and = and i32 %shr, 1
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %land.lhs.true, label %if.end59

land.lhs.true:                                    ; preds = %for.body34
  %28 = load i32, ptr %b, align 4
  %29 = load i32, ptr %r, align 4
  %idxprom38 = sext i32 %29 to i64
  %arrayidx39 = getelementptr inbounds [12 x %struct.Rule], ptr @rules, i64 0, i64 %idxprom38
  %right = getelementptr inbounds %struct.Rule, ptr %arrayidx39, i32 0, i32 2
  %30 = load i8, ptr %right, align 1
  %conv40 = zext i8 %30 to i32
  %shr41 = lshr i32 %28, %conv40
  %and42 = and i32 %shr41, 1
  %tobool43 = icmp ne i32 %and42, 0
  br i1 %tobool43, label %if.then44, label %if.end59

if.then44:                                        ; preds = %land.lhs.true
  %31 = load i32, ptr %r, align 4
  %idxprom45 = sext i32 %31 to i64
  %arrayidx46 = getelementptr inbounds [12 x %struct.Rule], ptr @rules, i64 0, i64 %idxprom45
  %lhs = getelementptr inbounds %struct.Rule, ptr %arrayidx46, i32 0, i32 0
  %32 = load i8, ptr %lhs, align 1
  %conv47 = zext i8 %32 to i32
  %shl = shl i32 1, %conv47
  %33 = load i32, ptr %set, align 4
  %or = or i32 %33, %shl
  store i32 %or, ptr %set, align 4
  %34 = load i32, ptr %i10, align 4
  %idxprom48 = sext i32 %34 to i64
  %arrayidx49 = getelementptr inbounds [160 x [161 x i32]], ptr @ways, i64 0, i64 %idxprom48
  %35 = load i32, ptr %k, align 4
  %idxprom50 = sext i32 %35 to i64
  %arrayidx51 = getelementptr inbounds [161 x i32], ptr %arrayidx49, i64 0, i64 %idxprom50
  %36 = load i32, ptr %arrayidx51, align 4
  %37 = load i32, ptr %i10, align 4
  %38 = load i32, ptr %k, align 4
  %add52 = add nsw i32 %37, %38
  %idxprom53 = sext i32 %add52 to i64
  %arrayidx54 = getelementptr inbounds [160 x [161 x i32]], ptr @ways, i64 0, i64 %idxprom53
  %39 = load i32, ptr %len, align 4
  %40 = load i32, ptr %k, align 4
  %sub55 = sub nsw i32 %39, %40
  %idxprom56 = sext i32 %sub55 to i64
  %arrayidx57 = getelementptr inbounds [161 x i32], ptr %arrayidx54, i64 0, i64 %idxprom56
  %41 = load i32, ptr %arrayidx57, align 4
  %xor = xor i32 %36, %41
  %42 = load i32, ptr %count, align 4
  %add58 = add i32 %42, %xor
  store i32 %add58, ptr %count, align 4
  br label %if.end59

if.end59:                                         ; preds = %if.then44, %land.lhs.true, %for.body34
  br label %for.inc60

for.inc60:                                        ; preds = %if.end59
  %43 = load i32, ptr %r, align 4
  %inc61 = add nsw i32 %43, 1
  store i32 %inc61, ptr %r, align 4
  br label %for.cond31, !llvm.loop !9

for.end62:                                        ; preds = %for.cond31
  br label %for.inc63

for.inc63:                                        ; preds = %for.end62, %if.then
  %44 = load i32, ptr %k, align 4
  %inc64 = add nsw i32 %44, 1
  store i32 %inc64, ptr %k, align 4
  br label %for.cond14, !llvm.loop !10

for.end65:                                        ; preds = %for.cond14
  %45 = load i32, ptr %set, align 4
  %conv66 = trunc i32 %45 to i16
  %46 = load i32, ptr %i10, align 4
  %idxprom67 = sext i32 %46 to i64
  %arrayidx68 = getelementptr inbounds [160 x [161 x i16]], ptr @table, i64 0, i64 %idxprom67
  %47 = load i32, ptr %len, align 4
  %idxprom69 = sext i32 %47 to i64
  %arrayidx70 = getelementptr inbounds [161 x i16], ptr %arrayidx68, i64 0, i64 %idxprom69
  store i16 %conv66, ptr %arrayidx70, align 2
  %48 = load i32, ptr %count, align 4
  %mul = mul i32 %48, -1640531535
  %shr71 = lshr i32 %mul, 3
  %49 = load i32, ptr %i10, align 4
  %idxprom72 = sext i32 %49 to i64
  %arrayidx73 = getelementptr inbounds [160 x [161 x i32]], ptr @ways, i64 0, i64 %idxprom72
  %50 = load i32, ptr %len, align 4
  %idxprom74 = sext i32 %50 to i64
  %arrayidx75 = getelementptr inbounds [161 x i32], ptr %arrayidx73, i64 0, i64 %idxprom74
  store i32 %shr71, ptr %arrayidx75, align 4
  br label %for.inc76

for.inc76:                                        ; preds = %for.end65
  %51 = load i32, ptr %i10, align 4
  %inc77 = add nsw i32 %51, 1
  store i32 %inc77, ptr %i10, align 4
  br label %for.cond11, !llvm.loop !11

for.end78:                                        ; preds = %for.cond11
  br label %for.inc79

for.inc79:                                        ; preds = %for.end78
  %52 = load i32, ptr %len, align 4
  %inc80 = add nsw i32 %52, 1
  store i32 %inc80, ptr %len, align 4
  br label %for.cond7, !llvm.loop !12

for.end81:                                        ; preds = %for.cond7
  %53 = load i32, ptr %n.addr, align 4
  %idxprom82 = sext i32 %53 to i64
  %arrayidx83 = getelementptr inbounds [161 x i16], ptr @table, i64 0, i64 %idxprom82
  %54 = load i16, ptr %arrayidx83, align 2
  %conv84 = zext i16 %54 to i32
  %and85 = and i32 %conv84, 1
  ret i32 %and85
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal void @emit(i8 noundef signext %c) #0 {
entry:
  %c.addr = alloca i8, align 1
  store i8 %c, ptr %c.addr, align 1
  %0 = load i32, ptr @input_len, align 4
  %cmp = icmp slt i32 %0, 160
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load i8, ptr %c.addr, align 1
  %2 = load i32, ptr @input_len, align 4
  %inc = add nsw i32 %2, 1
  store i32 %inc, ptr @input_len, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds [161 x i8], ptr @input, i64 0, i64 %idxprom
  store i8 %1, ptr %arrayidx, align 1
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @gen_factor(i32 noundef %depth) #0 {
entry:
  %depth.addr = alloca i32, align 4
  store i32 %depth, ptr %depth.addr, align 4
  %0 = load i32, ptr %depth.addr, align 4
  %cmp = icmp sgt i32 %0, 0
  br i1 %cmp, label %land.lhs.true, label %if.else

land.lhs.true:                                    ; preds = %entry
  %call = call i32 @rnd(i32 noundef 3)
  %cmp1 = icmp ne i32 %call, 0
  br i1 %cmp1, label %if.then, label %if.else

if.then:                                          ; preds = %land.lhs.true
  call void @emit(i8 noundef signext 40)
  %1 = load i32, ptr %depth.addr, align 4
  %sub = sub nsw i32 %1, 1
  call void @gen_expr(i32 noundef %sub)
  call void @emit(i8 noundef signext 41)
  br label %if.end

if.else:                                          ; preds = %land.lhs.true, %entry
  call void @emit(i8 noundef signext 110)
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: noinline nounwind uwtable
define internal zeroext i16 @terminal(i8 noundef signext %c) #0 {
entry:
  %retval = alloca i16, align 2
  %c.addr = alloca i8, align 1
  store i8 %c, ptr %c.addr, align 1
  %0 = load i8, ptr %c.addr, align 1
  %conv = sext i8 %0 to i32
  switch i32 %conv, label %sw.default [
    i32 110, label %sw.bb
    i32 40, label %sw.bb1
    i32 41, label %sw.bb2
    i32 43, label %sw.bb3
    i32 42, label %sw.bb4
  ]

sw.bb:                                            ; preds = %entry
  store i16 15, ptr %retval, align 2
  br label %return

sw.bb1:                                           ; preds = %entry
  store i16 128, ptr %retval, align 2
  br label %return

sw.bb2:                                           ; preds = %entry
  store i16 256, ptr %retval, align 2
  br label %return

sw.bb3:                                           ; preds = %entry
  store i16 512, ptr %retval, align 2
  br label %return

sw.bb4:                                           ; preds = %entry
  store i16 1024, ptr %retval, align 2
  br label %return

sw.default:                                       ; preds = %entry
  store i16 0, ptr %retval, align 2
  br label %return

return:                                           ; preds = %sw.default, %sw.bb4, %sw.bb3, %sw.bb2, %sw.bb1, %sw.bb
  %1 = load i16, ptr %retval, align 2
  ret i16 %1
}

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
