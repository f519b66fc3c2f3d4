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
  %mul = mul nsw i64 %cond, 40
  %cond4 = select i1 %tobool, i64 %mul, i64 1
  br label %for.cond

for.cond:                                         ; preds = %for.inc15, %cond.end
  %wrong.0 = phi i32 [ 0, %cond.end ], [ %wrong.1, %for.inc15 ]
  %round.0 = phi i64 [ 0, %cond.end ], [ %inc16, %for.inc15 ]
  %cmp5 = icmp slt i64 %round.0, %cond4
  br i1 %cmp5, label %for.cond6, label %for.end17

for.cond6:                                        ; preds = %for.cond, %for.body11
  %wrong.1 = phi i32 [ %add, %for.body11 ], [ %wrong.0, %for.cond ]
  %i.0 = phi i64 [ %inc, %for.body11 ], [ 0, %for.cond ]
  %tobool7 = icmp ne i64 %cond, 0
  %1 = zext i1 %tobool7 to i64
  %cond8 = select i1 %tobool7, i32 3, i32 1
  %conv = sext i32 %cond8 to i64
  %cmp9 = icmp ult i64 %i.0, %conv
  br i1 %cmp9, label %for.body11, label %for.inc15

for.body11:                                       ; preds = %for.cond6
  %arrayidx12 = getelementptr inbounds [3 x ptr], ptr @kPuzzles, i64 0, i64 %i.0
  %2 = load ptr, ptr %arrayidx12, align 8
  %call13 = call i32 @run(ptr noundef %2)
  %tobool14 = icmp ne i32 %call13, 0
  %lnot = xor i1 %tobool14, true
  %lnot.ext = zext i1 %lnot to i32
  %add = add nsw i32 %wrong.1, %lnot.ext
  %inc = add i64 %i.0, 1
  br label %for.cond6, !llvm.loop !5

for.inc15:                                        ; preds = %for.cond6
  %inc16 = add nsw i64 %round.0, 1
  br label %for.cond, !llvm.loop !7

for.end17:                                        ; preds = %for.cond
  %3 = load i64, ptr @visits, align 8
  %call18 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %3)
  %cmp19 = icmp ne i32 %wrong.0, 0
  %conv20 = zext i1 %cmp19 to i32
  ret i32 %conv20
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @run(ptr noundef %puzzle) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %cmp = icmp slt i32 %i.0, 9
  br i1 %cmp, label %for.body, label %for.cond6

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [9 x i16], ptr @boxes, i64 0, i64 %idxprom
  store i16 0, ptr %arrayidx, align 2
  %idxprom1 = sext i32 %i.0 to i64
  %arrayidx2 = getelementptr inbounds [9 x i16], ptr @columns, i64 0, i64 %idxprom1
  store i16 0, ptr %arrayidx2, align 2
  %idxprom3 = sext i32 %i.0 to i64
  %arrayidx4 = getelementptr inbounds [9 x i16], ptr @rows, i64 0, i64 %idxprom3
  store i16 0, ptr %arrayidx4, align 2
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !8

for.cond6:                                        ; preds = %for.cond, %for.inc30
  %i5.0 = phi i32 [ %inc31, %for.inc30 ], [ 0, %for.cond ]
  %cmp7 = icmp slt i32 %i5.0, 81
  br i1 %cmp7, label %for.body8, label %for.end32

for.body8:                                        ; preds = %for.cond6
  %idxprom9 = sext i32 %i5.0 to i64
  %arrayidx10 = getelementptr inbounds i8, ptr %puzzle, i64 %idxprom9
  %0 = load i8, ptr %arrayidx10, align 1
  %conv = sext i8 %0 to i32
  %cmp11 = icmp eq i32 %conv, 46
  br i1 %cmp11, label %cond.end, label %cond.false

cond.false:                                       ; preds = %for.body8
  %idxprom13 = sext i32 %i5.0 to i64
  %arrayidx14 = getelementptr inbounds i8, ptr %puzzle, i64 %idxprom13
  %1 = load i8, ptr %arrayidx14, align 1
  %conv15 = sext i8 %1 to i32
  %sub = sub nsw i32 %conv15, 48
  %conv16 = trunc i32 %sub to i8
  %conv17 = zext i8 %conv16 to i32
  br label %cond.end

cond.end:                                         ; preds = %for.body8, %cond.false
  %cond = phi i32 [ %conv17, %cond.false ], [ 0, %for.body8 ]
  %conv18 = trunc i32 %cond to i8
  %idxprom19 = sext i32 %i5.0 to i64
  %arrayidx20 = getelementptr inbounds [81 x i8], ptr @digits, i64 0, i64 %idxprom19
  store i8 %conv18, ptr %arrayidx20, align 1
  %idxprom21 = sext i32 %i5.0 to i64
  %arrayidx22 = getelementptr inbounds [81 x i8], ptr @digits, i64 0, i64 %idxprom21
  %2 = load i8, ptr %arrayidx22, align 1
  %conv23 = zext i8 %2 to i32
  %cmp24 = icmp ne i32 %conv23, 0
  br i1 %cmp24, label %if.then, label %for.inc30

if.then:                                          ; preds = %cond.end
  %idxprom26 = sext i32 %i5.0 to i64
  %arrayidx27 = getelementptr inbounds [81 x i8], ptr @digits, i64 0, i64 %idxprom26
  %3 = load i8, ptr %arrayidx27, align 1
  %conv28 = zext i8 %3 to i32
  %sub29 = sub nsw i32 %conv28, 1
  %shl = shl i32 1, %sub29
  call void @toggle(i32 noundef %i5.0, i32 noundef %shl)
  br label %for.inc30

for.inc30:                                        ; preds = %cond.end, %if.then
  %inc31 = add nsw i32 %i5.0, 1
  br label %for.cond6, !llvm.loop !9

for.end32:                                        ; preds = %for.cond6
  %call = call i32 @solve()
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %for.cond36, label %return

for.cond36:                                       ; preds = %for.end32, %for.inc56
  %i35.0 = phi i32 [ %inc57, %for.inc56 ], [ 0, %for.end32 ]
  %cmp37 = icmp slt i32 %i35.0, 81
  br i1 %cmp37, label %for.body39, label %for.cond60

for.body39:                                       ; preds = %for.cond36
  %idxprom40 = sext i32 %i35.0 to i64
  %arrayidx41 = getelementptr inbounds i8, ptr %puzzle, i64 %idxprom40
  %4 = load i8, ptr %arrayidx41, align 1
  %conv42 = sext i8 %4 to i32
  %cmp43 = icmp ne i32 %conv42, 46
  br i1 %cmp43, label %land.lhs.true, label %for.inc56

land.lhs.true:                                    ; preds = %for.body39
  %idxprom45 = sext i32 %i35.0 to i64
  %arrayidx46 = getelementptr inbounds i8, ptr %puzzle, i64 %idxprom45
  %5 = load i8, ptr %arrayidx46, align 1
  %conv47 = sext i8 %5 to i32
  %sub48 = sub nsw i32 %conv47, 48
  %idxprom49 = sext i32 %i35.0 to i64
  %arrayidx50 = getelementptr inbounds [81 x i8], ptr @digits, i64 0, i64 %idxprom49
  %6 = load i8, ptr %arrayidx50, align 1
  %conv51 = zext i8 %6 to i32
  %cmp52 = icmp ne i32 %sub48, %conv51
  br i1 %cmp52, label %return, label %for.inc56

for.inc56:                                        ; preds = %for.body39, %land.lhs.true
  %inc57 = add nsw i32 %i35.0, 1
  br label %for.cond36, !llvm.loop !10

for.cond60:                                       ; preds = %for.cond36, %for.inc82
  %i59.0 = phi i32 [ %inc83, %for.inc82 ], [ 0, %for.cond36 ]
  %cmp61 = icmp slt i32 %i59.0, 9
  br i1 %cmp61, label %for.body63, label %return

for.body63:                                       ; preds = %for.cond60
  %idxprom64 = sext i32 %i59.0 to i64
  %arrayidx65 = getelementptr inbounds [9 x i16], ptr @rows, i64 0, i64 %idxprom64
  %7 = load i16, ptr %arrayidx65, align 2
  %conv66 = zext i16 %7 to i32
  %cmp67 = icmp ne i32 %conv66, 511
  br i1 %cmp67, label %return, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.body63
  %idxprom69 = sext i32 %i59.0 to i64
  %arrayidx70 = getelementptr inbounds [9 x i16], ptr @columns, i64 0, i64 %idxprom69
  %8 = load i16, ptr %arrayidx70, align 2
  %conv71 = zext i16 %8 to i32
  %cmp72 = icmp ne i32 %conv71, 511
  br i1 %cmp72, label %return, label %lor.lhs.false74

lor.lhs.false74:                                  ; preds = %lor.lhs.false
  %idxprom75 = sext i32 %i59.0 to i64
  %arrayidx76 = getelementptr inbounds [9 x i16], ptr @boxes, i64 0, i64 %idxprom75
  %9 = load i16, ptr %arrayidx76, align 2
  %conv77 = zext i16 %9 to i32
  %cmp78 = icmp ne i32 %conv77, 511
  br i1 %cmp78, label %return, label %for.inc82

for.inc82:                                        ; preds = %lor.lhs.false74
  %inc83 = add nsw i32 %i59.0, 1
  br label %for.cond60, !llvm.loop !11

return:                                           ; preds = %for.cond60, %for.body63, %lor.lhs.false, %lor.lhs.false74, %land.lhs.true, %for.end32
  %retval.0 = phi i32 [ 0, %for.end32 ], [ 0, %land.lhs.true ], [ 0, %lor.lhs.false74 ], [ 0, %lor.lhs.false ], [ 0, %for.body63 ], [ 1, %for.cond60 ]
  ret i32 %retval.0
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal void @toggle(i32 noundef %cell, i32 noundef %bit) #0 {
entry:
  %conv = trunc i32 %bit to i16
  %conv1 = zext i16 %conv to i32
  %div = sdiv i32 %cell, 9
  %idxprom = sext i32 %div to i64
  %arrayidx = getelementptr inbounds [9 x i16], ptr @rows, i64 0, i64 %idxprom
  %0 = load i16, ptr %arrayidx, align 2
  %conv2 = zext i16 %0 to i32
  %xor = xor i32 %conv2, %conv1
  %conv3 = trunc i32 %xor to i16
  store i16 %conv3, ptr %arrayidx, align 2
  %conv4 = trunc i32 %bit to i16
  %conv5 = zext i16 %conv4 to i32
  %rem = srem i32 %cell, 9
  %idxprom6 = sext i32 %rem to i64
  %arrayidx7 = getelementptr inbounds [9 x i16], ptr @columns, i64 0, i64 %idxprom6
  %1 = load i16, ptr %arrayidx7, align 2
  %conv8 = zext i16 %1 to i32
  %xor9 = xor i32 %conv8, %conv5
  %conv10 = trunc i32 %xor9 to i16
  store i16 %conv10, ptr %arrayidx7, align 2
  %conv11 = trunc i32 %bit to i16
  %conv12 = zext i16 %conv11 to i32
  %call = call i32 @box_of(i32 noundef %cell)
  %idxprom13 = sext i32 %call to i64
  %arrayidx14 = getelementptr inbounds [9 x i16], ptr @boxes, i64 0, i64 %idxprom13
  %2 = load i16, ptr %arrayidx14, align 2
  %conv15 = zext i16 %2 to i32
  %xor16 = xor i32 %conv15, %conv12
  %conv17 = trunc i32 %xor16 to i16
  store i16 %conv17, ptr %arrayidx14, align 2
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @solve() #0 {
entry:
  %0 = load i64, ptr @visits, align 8
  %inc = add i64 %0, 1
  store i64 %inc, ptr @visits, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %fewest.0 = phi i32 [ 10, %entry ], [ %fewest.2, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc9, %for.inc ]
  %cell.0 = phi i32 [ -1, %entry ], [ %cell.2, %for.inc ]
  %cmp = icmp slt i32 %i.0, 81
  %cmp1 = icmp sgt i32 %fewest.0, 1
  %spec.select = select i1 %cmp, i1 %cmp1, i1 false
  br i1 %spec.select, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [81 x i8], ptr @digits, i64 0, i64 %idxprom
  %1 = load i8, ptr %arrayidx, align 1
  %conv = zext i8 %1 to i32
  %cmp2 = icmp ne i32 %conv, 0
  br i1 %cmp2, label %for.inc, label %if.end

if.end:                                           ; preds = %for.body
  %call = call i32 @free_digits(i32 noundef %i.0)
  %call4 = call i32 @count_bits(i32 noundef %call)
  %cmp5 = icmp slt i32 %call4, %fewest.0
  %spec.select20 = select i1 %cmp5, i32 %call4, i32 %fewest.0
  %spec.select21 = select i1 %cmp5, i32 %i.0, i32 %cell.0
  br label %for.inc

for.inc:                                          ; preds = %for.body, %if.end
  %fewest.2 = phi i32 [ %spec.select20, %if.end ], [ %fewest.0, %for.body ]
  %cell.2 = phi i32 [ %spec.select21, %if.end ], [ %cell.0, %for.body ]
  %inc9 = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !12

for.end:                                          ; preds = %for.cond
  %cmp10 = icmp slt i32 %cell.0, 0
  br i1 %cmp10, label %return, label %if.end13

if.end13:                                         ; preds = %for.end
  %call14 = call i32 @free_digits(i32 noundef %cell.0)
  br label %for.cond15

for.cond15:                                       ; preds = %if.end28, %if.end13
  %left.0 = phi i32 [ %call14, %if.end13 ], [ %and31, %if.end28 ]
  %cmp16 = icmp ne i32 %left.0, 0
  br i1 %cmp16, label %for.body18, label %for.end32

for.body18:                                       ; preds = %for.cond15
  %sub = sub nsw i32 0, %left.0
  %and = and i32 %left.0, %sub
  br label %while.cond

while.cond:                                       ; preds = %while.body, %for.body18
  %digit.0 = phi i32 [ 1, %for.body18 ], [ %inc22, %while.body ]
  %sub19 = sub nsw i32 %digit.0, 1
  %shl = shl i32 1, %sub19
  %cmp20 = icmp ne i32 %shl, %and
  br i1 %cmp20, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %inc22 = add nsw i32 %digit.0, 1
  br label %while.cond, !llvm.loop !13

while.end:                                        ; preds = %while.cond
  %conv23 = trunc i32 %digit.0 to i8
  %idxprom24 = sext i32 %cell.0 to i64
  %arrayidx25 = getelementptr inbounds [81 x i8], ptr @digits, i64 0, i64 %idxprom24
  store i8 %conv23, ptr %arrayidx25, align 1
  call void @toggle(i32 noundef %cell.0, i32 noundef %and)
  %call26 = call i32 @solve()
  %tobool = icmp ne i32 %call26, 0
  br i1 %tobool, label %return, label %if.end28

if.end28:                                         ; preds = %while.end
  call void @toggle(i32 noundef %cell.0, i32 noundef %and)
  %sub30 = sub nsw i32 %left.0, 1
  %and31 = and i32 %left.0, %sub30
  br label %for.cond15, !llvm.loop !14

for.end32:                                        ; preds = %for.cond15
  %idxprom33 = sext i32 %cell.0 to i64
  %arrayidx34 = getelementptr inbounds [81 x i8], ptr @digits, i64 0, i64 %idxprom33
  store i8 0, ptr %arrayidx34, align 1
  br label %return

return:                                           ; preds = %while.end, %for.end, %for.end32
  %retval.0 = phi i32 [ 0, %for.end32 ], [ 1, %for.end ], [ 1, %while.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @box_of(i32 noundef %cell) #0 {
entry:
  %div = sdiv i32 %cell, 27
  %mul = mul nsw i32 %div, 3
  %rem = srem i32 %cell, 9
  %div1 = sdiv i32 %rem, 3
  %add = add nsw i32 %mul, %div1
  ret i32 %add
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @count_bits(i32 noundef %set) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %set.addr.0 = phi i32 [ %set, %entry ], [ %and, %for.body ]
  %count.0 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %cmp = icmp ne i32 %set.addr.0, 0
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %inc = add nsw i32 %count.0, 1
  %sub = sub i32 %set.addr.0, 1
  %and = and i32 %set.addr.0, %sub
  br label %for.cond, !llvm.loop !15

for.end:                                          ; preds = %for.cond
  ret i32 %count.0
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @free_digits(i32 noundef %cell) #0 {
entry:
  %div = sdiv i32 %cell, 9
  %idxprom = sext i32 %div to i64
  %arrayidx = getelementptr inbounds [9 x i16], ptr @rows, i64 0, i64 %idxprom
  %0 = load i16, ptr %arrayidx, align 2
  %conv = zext i16 %0 to i32
  %rem = srem i32 %cell, 9
  %idxprom1 = sext i32 %rem to i64
  %arrayidx2 = getelementptr inbounds [9 x i16], ptr @columns, i64 0, i64 %idxprom1
  %1 = load i16, ptr %arrayidx2, align 2
  %conv3 = zext i16 %1 to i32
  %or = or i32 %conv, %conv3
  %call = call i32 @box_of(i32 noundef %cell)
  %idxprom4 = sext i32 %call to i64
  %arrayidx5 = getelementptr inbounds [9 x i16], ptr @boxes, i64 0, i64 %idxprom4
  %2 = load i16, ptr %arrayidx5, align 2
  %conv6 = zext i16 %2 to i32
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
