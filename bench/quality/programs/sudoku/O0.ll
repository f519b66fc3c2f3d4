source_filename = "sudoku.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@kPuzzles = internal constant [3 x ptr] [ptr @.str.1, ptr @.str.2, ptr @.str.3], align 16
@.str = private unnamed_addr constant [21 x i8] c"sudoku: %llu visits\0A\00", align 1
@visits = internal global i64 0, align 8
@boxes = internal global [9 x i16] zeroinitializer, align 16
@columns = internal global [9 x i16] zeroinitializer, align 16
@rows = internal global [9 x i16] zeroinitializer, align 16
@digits = internal global [81 x i8] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [82 x i8] c"8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..\00", align 1
@.str.2 = private unnamed_addr constant [82 x i8] c"..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9\00", align 1
@.str.3 = private unnamed_addr constant [82 x i8] c"1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %rounds = alloca i64, align 8
  %wrong = alloca i32, align 4
  %round = alloca i64, align 8
  %i = alloca i64, align 8
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
  br i1 %tobool, label %cond.true1, label %cond.false2

cond.true1:                                       ; preds = %cond.end
  %4 = load i64, ptr %scale, align 8
  %mul = mul nsw i64 %4, 40
  br label %cond.end3

cond.false2:                                      ; preds = %cond.end
  br label %cond.end3

cond.end3:                                        ; preds = %cond.false2, %cond.true1
  %cond4 = phi i64 [ %mul, %cond.true1 ], [ 1, %cond.false2 ]
  store i64 %cond4, ptr %rounds, align 8
  store i32 0, ptr %wrong, align 4
  store i64 0, ptr %round, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc15, %cond.end3
  %5 = load i64, ptr %round, align 8
  %6 = load i64, ptr %rounds, align 8
  %cmp5 = icmp slt i64 %5, %6
  br i1 %cmp5, label %for.body, label %for.end17

for.body:                                         ; preds = %for.cond
  store i64 0, ptr %i, align 8
  br label %for.cond6

for.cond6:                                        ; preds = %for.inc, %for.body
  %7 = load i64, ptr %i, align 8
  %8 = load i64, ptr %scale, align 8
  %tobool7 = icmp ne i64 %8, 0
  %9 = zext i1 %tobool7 to i64
  %cond8 = select i1 %tobool7, i32 3, i32 1
  %conv = sext i32 %cond8 to i64
  %cmp9 = icmp ult i64 %7, %conv
  br i1 %cmp9, label %for.body11, label %for.end

for.body11:                                       ; preds = %for.cond6
  %10 = load i64, ptr %i, align 8
  %arrayidx12 = getelementptr inbounds [3 x ptr], ptr @kPuzzles, i64 0, i64 %10
  %11 = load ptr, ptr %arrayidx12, align 8
  %call13 = call i32 @run(ptr noundef %11)
  %tobool14 = icmp ne i32 %call13, 0
  %lnot = xor i1 %tobool14, true
  %lnot.ext = zext i1 %lnot to i32
  %12 = load i32, ptr %wrong, align 4
  %add = add nsw i32 %12, %lnot.ext
  store i32 %add, ptr %wrong, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body11
  %13 = load i64, ptr %i, align 8
  %inc = add i64 %13, 1
  store i64 %inc, ptr %i, align 8
  br label %for.cond6, !llvm.loop !5

for.end:                                          ; preds = %for.cond6
  br label %for.inc15

for.inc15:                                        ; preds = %for.end
  %14 = load i64, ptr %round, align 8
  %inc16 = add nsw i64 %14, 1
  store i64 %inc16, ptr %round, align 8
  br label %for.cond, !llvm.loop !7

for.end17:                                        ; preds = %for.cond
  %15 = load i64, ptr @visits, align 8
  %call18 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %15)
  %16 = load i32, ptr %wrong, align 4
  %cmp19 = icmp ne i32 %16, 0
  %conv20 = zext i1 %cmp19 to i32
  ret i32 %conv20
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @run(ptr noundef %puzzle) #0 {
entry:
  %retval = alloca i32, align 4
  %puzzle.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  %i5 = alloca i32, align 4
  %i35 = alloca i32, align 4
  %i59 = alloca i32, align 4
  store ptr %puzzle, ptr %puzzle.addr, align 8
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4
  %cmp = icmp slt i32 %0, 9
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %i, align 4
  %idxprom = sext i32 %1 to i64
  %arrayidx = getelementptr inbounds [9 x i16], ptr @boxes, i64 0, i64 %idxprom
  store i16 0, ptr %arrayidx, align 2
  %2 = load i32, ptr %i, align 4
  %idxprom1 = sext i32 %2 to i64
  %arrayidx2 = getelementptr inbounds [9 x i16], ptr @columns, i64 0, i64 %idxprom1
  store i16 0, ptr %arrayidx2, align 2
  %3 = load i32, ptr %i, align 4
  %idxprom3 = sext i32 %3 to i64
  %arrayidx4 = getelementptr inbounds [9 x i16], ptr @rows, i64 0, i64 %idxprom3
  store i16 0, ptr %arrayidx4, align 2
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %4 = load i32, ptr %i, align 4
  %inc = add nsw i32 %4, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !8

for.end:                                          ; preds = %for.cond
  store i32 0, ptr %i5, align 4
  br label %for.cond6

for.cond6:                                        ; preds = %for.inc30, %for.end
  %5 = load i32, ptr %i5, align 4
  %cmp7 = icmp slt i32 %5, 81
  br i1 %cmp7, label %for.body8, label %for.end32

for.body8:                                        ; preds = %for.cond6
  %6 = load ptr, ptr %puzzle.addr, align 8
  %7 = load i32, ptr %i5, align 4
  %idxprom9 = sext i32 %7 to i64
  %arrayidx10 = getelementptr inbounds i8, ptr %6, i64 %idxprom9
  %8 = load i8, ptr %arrayidx10, align 1
  %conv = sext i8 %8 to i32
  %cmp11 = icmp eq i32 %conv, 46
  br i1 %cmp11, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.body8
  br label %cond.end

cond.false:                                       ; preds = %for.body8
  %9 = load ptr, ptr %puzzle.addr, align 8
  %10 = load i32, ptr %i5, align 4
  %idxprom13 = sext i32 %10 to i64
  %arrayidx14 = getelementptr inbounds i8, ptr %9, i64 %idxprom13
  %11 = load i8, ptr %arrayidx14, align 1
  %conv15 = sext i8 %11 to i32
  %sub = sub nsw i32 %conv15, 48
  %conv16 = trunc i32 %sub to i8
  %conv17 = zext i8 %conv16 to i32
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 0, %cond.true ], [ %conv17, %cond.false ]
  %conv18 = trunc i32 %cond to i8
  %12 = load i32, ptr %i5, align 4
  %idxprom19 = sext i32 %12 to i64
  %arrayidx20 = getelementptr inbounds [81 x i8], ptr @digits, i64 0, i64 %idxprom19
  store i8 %conv18, ptr %arrayidx20, align 1
  %13 = load i32, ptr %i5, align 4
  %idxprom21 = sext i32 %13 to i64
  %arrayidx22 = getelementptr inbounds [81 x i8], ptr @digits, i64 0, i64 %idxprom21
  %14 = load i8, ptr %arrayidx22, align 1
  %conv23 = zext i8 %14 to i32
  %cmp24 = icmp ne i32 %conv23, 0
  br i1 %cmp24, label %if.then, label %if.end

if.then:                                          ; preds = %cond.end
  %15 = load i32, ptr %i5, align 4
  %16 = load i32, ptr %i5, align 4
  %idxprom26 = sext i32 %16 to i64
  %arrayidx27 = getelementptr inbounds [81 x i8], ptr @digits, i64 0, i64 %idxprom26
  %17 = load i8, ptr %arrayidx27, align 1
  %conv28 = zext i8 %17 to i32
  %sub29 = sub nsw i32 %conv28, 1
  %shl = shl i32 1, %sub29
  call void @toggle(i32 noundef %15, i32 noundef %shl)
  br label %if.end

if.end:                                           ; preds = %if.then, %cond.end
  br label %for.inc30

for.inc30:                                        ; preds = %if.end
  %18 = load i32, ptr %i5, align 4
  %inc31 = add nsw i32 %18, 1
  store i32 %inc31, ptr %i5, align 4
  br label %for.cond6, !llvm.loop !9

for.end32:                                        ; preds = %for.cond6
  %call = call i32 @solve()
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.end34, label %if.then33

if.then33:                                        ; preds = %for.end32
  store i32 0, ptr %retval, align 4
  br label %return

if.end34:                                         ; preds = %for.end32
  store i32 0, ptr %i35, align 4
  br label %for.cond36

for.cond36:                                       ; preds = %for.inc56, %if.end34
  %19 = load i32, ptr %i35, align 4
  %cmp37 = icmp slt i32 %19, 81
  br i1 %cmp37, label %for.body39, label %for.end58

for.body39:                                       ; preds = %for.cond36
  %20 = load ptr, ptr %puzzle.addr, align 8
  %21 = load i32, ptr %i35, align 4
  %idxprom40 = sext i32 %21 to i64
  %arrayidx41 = getelementptr inbounds i8, ptr %20, i64 %idxprom40
  %22 = load i8, ptr %arrayidx41, align 1
  %conv42 = sext i8 %22 to i32
  %cmp43 = icmp ne i32 %conv42, 46
  br i1 %cmp43, label %land.lhs.true, label %if.end55

land.lhs.true:                                    ; preds = %for.body39
  %23 = load ptr, ptr %puzzle.addr, align 8
  %24 = load i32, ptr %i35, align 4
  %idxprom45 = sext i32 %24 to i64
  %arrayidx46 = getelementptr inbounds i8, ptr %23, i64 %idxprom45
  %25 = load i8, ptr %arrayidx46, align 1
  %conv47 = sext i8 %25 to i32
  %sub48 = sub nsw i32 %conv47, 48
  %26 = load i32, ptr %i35, align 4
  %idxprom49 = sext i32 %26 to i64
  %arrayidx50 = getelementptr inbounds [81 x i8], ptr @digits, i64 0, i64 %idxprom49
  %27 = load i8, ptr %arrayidx50, align 1
  %conv51 = zext i8 %27 to i32
  %cmp52 = icmp ne i32 %sub48, %conv51
  br i1 %cmp52, label %if.then54, label %if.end55

if.then54:                                        ; preds = %land.lhs.true
  store i32 0, ptr %retval, align 4
  br label %return

if.end55:                                         ; preds = %land.lhs.true, %for.body39
  br label %for.inc56

for.inc56:                                        ; preds = %if.end55
  %28 = load i32, ptr %i35, align 4
  %inc57 = add nsw i32 %28, 1
  store i32 %inc57, ptr %i35, align 4
  br label %for.cond36, !llvm.loop !10

for.end58:                                        ; preds = %for.cond36
  store i32 0, ptr %i59, align 4
  br label %for.cond60

for.cond60:                                       ; preds = %for.inc82, %for.end58
  %29 = load i32, ptr %i59, align 4
  %cmp61 = icmp slt i32 %29, 9
  br i1 %cmp61, label %for.body63, label %for.end84

for.body63:                                       ; preds = %for.cond60
  %30 = load i32, ptr %i59, align 4
  %idxprom64 = sext i32 %30 to i64
  %arrayidx65 = getelementptr inbounds [9 x i16], ptr @rows, i64 0, i64 %idxprom64
  %31 = load i16, ptr %arrayidx65, align 2
  %conv66 = zext i16 %31 to i32
  %cmp67 = icmp ne i32 %conv66, 511
  br i1 %cmp67, label %if.then80, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.body63
  %32 = load i32, ptr %i59, align 4
  %idxprom69 = sext i32 %32 to i64
  %arrayidx70 = getelementptr inbounds [9 x i16], ptr @columns, i64 0, i64 %idxprom69
  %33 = load i16, ptr %arrayidx70, align 2
  %conv71 = zext i16 %33 to i32
  %cmp72 = icmp ne i32 %conv71, 511
  br i1 %cmp72, label %if.then80, label %lor.lhs.false74

lor.lhs.false74:                                  ; preds = %lor.lhs.false
  %34 = load i32, ptr %i59, align 4
  %idxprom75 = sext i32 %34 to i64
  %arrayidx76 = getelementptr inbounds [9 x i16], ptr @boxes, i64 0, i64 %idxprom75
  %35 = load i16, ptr %arrayidx76, align 2
  %conv77 = zext i16 %35 to i32
  %cmp78 = icmp ne i32 %conv77, 511
  br i1 %cmp78, label %if.then80, label %if.end81

if.then80:                                        ; preds = %lor.lhs.false74, %lor.lhs.false, %for.body63
  store i32 0, ptr %retval, align 4
  br label %return

if.end81:                                         ; preds = %lor.lhs.false74
  br label %for.inc82

for.inc82:                                        ; preds = %if.end81
  %36 = load i32, ptr %i59, align 4
  %inc83 = add nsw i32 %36, 1
  store i32 %inc83, ptr %i59, align 4
  br label %for.cond60, !llvm.loop !11

for.end84:                                        ; preds = %for.cond60
  store i32 1, ptr %retval, align 4
  br label %return

return:                                           ; preds = %for.end84, %if.then80, %if.then54, %if.then33
  %37 = load i32, ptr %retval, align 4
  ret i32 %37
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal void @toggle(i32 noundef %cell, i32 noundef %bit) #0 {
entry:
  %cell.addr = alloca i32, align 4
  %bit.addr = alloca i32, align 4
  store i32 %cell, ptr %cell.addr, align 4
  store i32 %bit, ptr %bit.addr, align 4
  %0 = load i32, ptr %bit.addr, align 4
  %conv = trunc i32 %0 to i16
  %conv1 = zext i16 %conv to i32
  %1 = load i32, ptr %cell.addr, align 4
  %div = sdiv i32 %1, 9
  %idxprom = sext i32 %div to i64
  %arrayidx = getelementptr inbounds [9 x i16], ptr @rows, i64 0, i64 %idxprom
  %2 = load i16, ptr %arrayidx, align 2
  %conv2 = zext i16 %2 to i32
  %xor = xor i32 %conv2, %conv1
  %conv3 = trunc i32 %xor to i16
  store i16 %conv3, ptr %arrayidx, align 2
  %3 = load i32, ptr %bit.addr, align 4
  %conv4 = trunc i32 %3 to i16
  %conv5 = zext i16 %conv4 to i32
  %4 = load i32, ptr %cell.addr, align 4
  %rem = srem i32 %4, 9
  %idxprom6 = sext i32 %rem to i64
  %arrayidx7 = getelementptr inbounds [9 x i16], ptr @columns, i64 0, i64 %idxprom6
  %5 = load i16, ptr %arrayidx7, align 2
  %conv8 = zext i16 %5 to i32
  %xor9 = xor i32 %conv8, %conv5
  %conv10 = trunc i32 %xor9 to i16
  store i16 %conv10, ptr %arrayidx7, align 2
  %6 = load i32, ptr %bit.addr, align 4
  %conv11 = trunc i32 %6 to i16
  %conv12 = zext i16 %conv11 to i32
  %7 = load i32, ptr %cell.addr, align 4
  %call = call i32 @box_of(i32 noundef %7)
  %idxprom13 = sext i32 %call to i64
  %arrayidx14 = getelementptr inbounds [9 x i16], ptr @boxes, i64 0, i64 %idxprom13
  %8 = load i16, ptr %arrayidx14, align 2
  %conv15 = zext i16 %8 to i32
  %xor16 = xor i32 %conv15, %conv12
  %conv17 = trunc i32 %xor16 to i16
  store i16 %conv17, ptr %arrayidx14, align 2
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @solve() #0 {
entry:
  %retval = alloca i32, align 4
  %cell = alloca i32, align 4
  %fewest = alloca i32, align 4
  %i = alloca i32, align 4
  %count = alloca i32, align 4
  %left = alloca i32, align 4
  %bit = alloca i32, align 4
  %digit = alloca i32, align 4
  store i32 -1, ptr %cell, align 4
  store i32 10, ptr %fewest, align 4
  %0 = load i64, ptr @visits, align 8
  %inc = add i64 %0, 1
  store i64 %inc, ptr @visits, align 8
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4
  %cmp = icmp slt i32 %1, 81
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %2 = load i32, ptr %fewest, align 4
  %cmp1 = icmp sgt i32 %2, 1
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %3 = phi i1 [ false, %for.cond ], [ %cmp1, %land.rhs ]
  br i1 %3, label %for.body, label %for.end

for.body:                                         ; preds = %land.end
  %4 = load i32, ptr %i, align 4
  %idxprom = sext i32 %4 to i64
  %arrayidx = getelementptr inbounds [81 x i8], ptr @digits, i64 0, i64 %idxprom
  %5 = load i8, ptr %arrayidx, align 1
  %conv = zext i8 %5 to i32
  %cmp2 = icmp ne i32 %conv, 0
  br i1 %cmp2, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  br label %for.inc

if.end:                                           ; preds = %for.body
  %6 = load i32, ptr %i, align 4
  %call = call i32 @free_digits(i32 noundef %6)
  %call4 = call i32 @count_bits(i32 noundef %call)
  store i32 %call4, ptr %count, align 4
  %7 = load i32, ptr %count, align 4
  %8 = load i32, ptr %fewest, align 4
  %cmp5 = icmp slt i32 %7, %8
  br i1 %cmp5, label %if.then7, label %if.end8

if.then7:                                         ; preds = %if.end
  %9 = load i32, ptr %count, align 4
  store i32 %9, ptr %fewest, align 4
  %10 = load i32, ptr %i, align 4
  store i32 %10, ptr %cell, align 4
  br label %if.end8

if.end8:                                          ; preds = %if.then7, %if.end
  br label %for.inc

for.inc:                                          ; preds = %if.end8, %if.then
  %11 = load i32, ptr %i, align 4
  %inc9 = add nsw i32 %11, 1
  store i32 %inc9, ptr %i, align 4
  br label %for.cond, !llvm.loop !12

for.end:                                          ; preds = %land.end
  %12 = load i32, ptr %cell, align 4
  %cmp10 = icmp slt i32 %12, 0
  br i1 %cmp10, label %if.then12, label %if.end13

if.then12:                                        ; preds = %for.end
  store i32 1, ptr %retval, align 4
  br label %return

if.end13:                                         ; preds = %for.end
  %13 = load i32, ptr %cell, align 4
  %call14 = call i32 @free_digits(i32 noundef %13)
  store i32 %call14, ptr %left, align 4
  br label %for.cond15

for.cond15:                                       ; preds = %for.inc29, %if.end13
  %14 = load i32, ptr %left, align 4
  %cmp16 = icmp ne i32 %14, 0
  br i1 %cmp16, label %for.body18, label %for.end32

for.body18:                                       ; preds = %for.cond15
  %15 = load i32, ptr %left, align 4
  %16 = load i32, ptr %left, align 4
  %sub = sub nsw i32 0, %16
  %and = and i32 %15, %sub
  store i32 %and, ptr %bit, align 4
  store i32 1, ptr %digit, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %for.body18
  %17 = load i32, ptr %digit, align 4
  %sub19 = sub nsw i32 %17, 1
  %shl = shl i32 1, %sub19
  %18 = load i32, ptr %bit, align 4
  %cmp20 = icmp ne i32 %shl, %18
  br i1 %cmp20, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %19 = load i32, ptr %digit, align 4
  %inc22 = add nsw i32 %19, 1
  store i32 %inc22, ptr %digit, align 4
  br label %while.cond, !llvm.loop !13

while.end:                                        ; preds = %while.cond
  %20 = load i32, ptr %digit, align 4
  %conv23 = trunc i32 %20 to i8
  %21 = load i32, ptr %cell, align 4
  %idxprom24 = sext i32 %21 to i64
  %arrayidx25 = getelementptr inbounds [81 x i8], ptr @digits, i64 0, i64 %idxprom24
  store i8 %conv23, ptr %arrayidx25, align 1
  %22 = load i32, ptr %cell, align 4
  %23 = load i32, ptr %bit, align 4
  call void @toggle(i32 noundef %22, i32 noundef %23)
  %call26 = call i32 @solve()
  %tobool = icmp ne i32 %call26, 0
  br i1 %tobool, label %if.then27, label %if.end28

if.then27:                                        ; preds = %while.end
  store i32 1, ptr %retval, align 4
  br label %return

if.end28:                                         ; preds = %while.end
  %24 = load i32, ptr %cell, align 4
  %25 = load i32, ptr %bit, align 4
  call void @toggle(i32 noundef %24, i32 noundef %25)
  br label %for.inc29

for.inc29:                                        ; preds = %if.end28
  %26 = load i32, ptr %left, align 4
  %sub30 = sub nsw i32 %26, 1
  %27 = load i32, ptr %left, align 4
  %and31 = and i32 %27, %sub30
  store i32 %and31, ptr %left, align 4
  br label %for.cond15, !llvm.loop !14

for.end32:                                        ; preds = %for.cond15
  %28 = load i32, ptr %cell, align 4
  %idxprom33 = sext i32 %28 to i64
  %arrayidx34 = getelementptr inbounds [81 x i8], ptr @digits, i64 0, i64 %idxprom33
  store i8 0, ptr %arrayidx34, align 1
  store i32 0, ptr %retval, align 4
  br label %return

return:                                           ; preds = %for.end32, %if.then27, %if.then12
  %29 = load i32, ptr %retval, align 4
  ret i32 %29
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @box_of(i32 noundef %cell) #0 {
entry:
  %cell.addr = alloca i32, align 4
  store i32 %cell, ptr %cell.addr, align 4
  %0 = load i32, ptr %cell.addr, align 4
  %div = sdiv i32 %0, 27
  %mul = mul nsw i32 %div, 3
  %1 = load i32, ptr %cell.addr, align 4
  %rem = srem i32 %1, 9
  %div1 = sdiv i32 %rem, 3
  %add = add nsw i32 %mul, %div1
  ret i32 %add
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @count_bits(i32 noundef %set) #0 {
entry:
  %set.addr = alloca i32, align 4
  %count = alloca i32, align 4
  store i32 %set, ptr %set.addr, align 4
  store i32 0, ptr %count, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %set.addr, align 4
  %cmp = icmp ne i32 %0, 0
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %count, align 4
  %inc = add nsw i32 %1, 1
  store i32 %inc, ptr %count, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %2 = load i32, ptr %set.addr, align 4
  %sub = sub i32 %2, 1
  %3 = load i32, ptr %set.addr, align 4
  %and = and i32 %3, %sub
  store i32 %and, ptr %set.addr, align 4
  br label %for.cond, !llvm.loop !15

for.end:                                          ; preds = %for.cond
  %4 = load i32, ptr %count, align 4
  ret i32 %4
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @free_digits(i32 noundef %cell) #0 {
entry:
  %cell.addr = alloca i32, align 4
  store i32 %cell, ptr %cell.addr, align 4
  %0 = load i32, ptr %cell.addr, align 4
  %div = sdiv i32 %0, 9
  %idxprom = sext i32 %div to i64
  %arrayidx = getelementptr inbounds [9 x i16], ptr @rows, i64 0, i64 %idxprom
  %1 = load i16, ptr %arrayidx, align 2
  %conv = zext i16 %1 to i32
  %2 = load i32, ptr %cell.addr, align 4
  %rem = srem i32 %2, 9
  %idxprom1 = sext i32 %rem to i64
  %arrayidx2 = getelementptr inbounds [9 x i16], ptr @columns, i64 0, i64 %idxprom1
  %3 = load i16, ptr %arrayidx2, align 2
  %conv3 = zext i16 %3 to i32
  %or = or i32 %conv, %conv3
  %4 = load i32, ptr %cell.addr, align 4
  %call = call i32 @box_of(i32 noundef %4)
  %idxprom4 = sext i32 %call to i64
  %arrayidx5 = getelementptr inbounds [9 x i16], ptr @boxes, i64 0, i64 %idxprom4
  %5 = load i16, ptr %arrayidx5, align 2
  %conv6 = zext i16 %5 to i32
  %or7 = or i32 %or, %conv6
  %not = xor i32 %or7, -1
  %and = and i32 511, %not
  ret i32 %and
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
