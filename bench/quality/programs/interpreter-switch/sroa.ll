source_filename = "interpreter-switch.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Instruction = type { i32, i32 }
%struct.Caller = type { ptr, ptr }

@memory = internal global [200000 x i64] zeroinitializer, align 16
@.str = private unnamed_addr constant [62 x i8] c"interpreter-switch: %d takes %d steps, F(%d) = %d, %d primes\0A\00", align 1
@kProgram = internal constant [100 x %struct.Instruction] [%struct.Instruction zeroinitializer, %struct.Instruction { i32 12, i32 18 }, %struct.Instruction { i32 2, i32 0 }, %struct.Instruction { i32 10, i32 0 }, %struct.Instruction { i32 14, i32 11 }, %struct.Instruction { i32 2, i32 0 }, %struct.Instruction { i32 1, i32 3 }, %struct.Instruction { i32 8, i32 0 }, %struct.Instruction { i32 1, i32 1 }, %struct.Instruction { i32 6, i32 0 }, %struct.Instruction { i32 12, i32 13 }, %struct.Instruction { i32 2, i32 0 }, %struct.Instruction { i32 11, i32 0 }, %struct.Instruction { i32 3, i32 0 }, %struct.Instruction { i32 2, i32 1 }, %struct.Instruction { i32 1, i32 1 }, %struct.Instruction { i32 6, i32 0 }, %struct.Instruction { i32 3, i32 1 }, %struct.Instruction { i32 1, i32 1 }, %struct.Instruction { i32 2, i32 0 }, %struct.Instruction { i32 9, i32 0 }, %struct.Instruction { i32 13, i32 2 }, %struct.Instruction { i32 2, i32 1 }, %struct.Instruction { i32 16, i32 0 }, %struct.Instruction { i32 12, i32 38 }, %struct.Instruction { i32 2, i32 2 }, %struct.Instruction { i32 15, i32 1 }, %struct.Instruction { i32 1, i32 1048576 }, %struct.Instruction { i32 8, i32 0 }, %struct.Instruction { i32 2, i32 2 }, %struct.Instruction { i32 6, i32 0 }, %struct.Instruction { i32 3, i32 3 }, %struct.Instruction { i32 2, i32 1 }, %struct.Instruction { i32 2, i32 3 }, %struct.Instruction { i32 9, i32 0 }, %struct.Instruction { i32 14, i32 38 }, %struct.Instruction { i32 2, i32 3 }, %struct.Instruction { i32 3, i32 1 }, %struct.Instruction { i32 2, i32 2 }, %struct.Instruction { i32 1, i32 1 }, %struct.Instruction { i32 6, i32 0 }, %struct.Instruction { i32 3, i32 2 }, %struct.Instruction { i32 2, i32 2 }, %struct.Instruction { i32 2, i32 0 }, %struct.Instruction { i32 9, i32 0 }, %struct.Instruction { i32 13, i32 25 }, %struct.Instruction { i32 2, i32 1 }, %struct.Instruction { i32 16, i32 0 }, %struct.Instruction { i32 2, i32 0 }, %struct.Instruction { i32 1, i32 2 }, %struct.Instruction { i32 9, i32 0 }, %struct.Instruction { i32 14, i32 54 }, %struct.Instruction { i32 2, i32 0 }, %struct.Instruction { i32 16, i32 0 }, %struct.Instruction { i32 2, i32 0 }, %struct.Instruction { i32 1, i32 1 }, %struct.Instruction { i32 7, i32 0 }, %struct.Instruction { i32 15, i32 48 }, %struct.Instruction { i32 2, i32 0 }, %struct.Instruction { i32 1, i32 2 }, %struct.Instruction { i32 7, i32 0 }, %struct.Instruction { i32 15, i32 48 }, %struct.Instruction { i32 6, i32 0 }, %struct.Instruction { i32 16, i32 0 }, %struct.Instruction { i32 1, i32 1 }, %struct.Instruction { i32 3, i32 2 }, %struct.Instruction { i32 12, i32 90 }, %struct.Instruction { i32 2, i32 2 }, %struct.Instruction { i32 4, i32 0 }, %struct.Instruction { i32 13, i32 90 }, %struct.Instruction { i32 2, i32 1 }, %struct.Instruction { i32 1, i32 1 }, %struct.Instruction { i32 6, i32 0 }, %struct.Instruction { i32 3, i32 1 }, %struct.Instruction { i32 2, i32 2 }, %struct.Instruction { i32 2, i32 2 }, %struct.Instruction { i32 6, i32 0 }, %struct.Instruction { i32 3, i32 3 }, %struct.Instruction { i32 12, i32 86 }, %struct.Instruction { i32 1, i32 1 }, %struct.Instruction { i32 2, i32 3 }, %struct.Instruction { i32 5, i32 0 }, %struct.Instruction { i32 2, i32 3 }, %struct.Instruction { i32 2, i32 2 }, %struct.Instruction { i32 6, i32 0 }, %struct.Instruction { i32 3, i32 3 }, %struct.Instruction { i32 2, i32 3 }, %struct.Instruction { i32 2, i32 0 }, %struct.Instruction { i32 9, i32 0 }, %struct.Instruction { i32 13, i32 79 }, %struct.Instruction { i32 2, i32 2 }, %struct.Instruction { i32 1, i32 1 }, %struct.Instruction { i32 6, i32 0 }, %struct.Instruction { i32 3, i32 2 }, %struct.Instruction { i32 2, i32 2 }, %struct.Instruction { i32 2, i32 0 }, %struct.Instruction { i32 9, i32 0 }, %struct.Instruction { i32 13, i32 67 }, %struct.Instruction { i32 2, i32 1 }, %struct.Instruction { i32 16, i32 0 }], align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %arrayidx = getelementptr inbounds ptr, ptr %argv, i64 1
  %0 = load ptr, ptr %arrayidx, align 8
  %call = call i64 @strtol(ptr noundef %0, ptr noundef null, i32 noundef 10) #5
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %entry ]
  %tobool = icmp ne i64 %cond, 0
  %1 = zext i1 %tobool to i64
  %cond1 = select i1 %tobool, i32 30000, i32 300
  %tobool2 = icmp ne i64 %cond, 0
  %2 = zext i1 %tobool2 to i64
  %cond3 = select i1 %tobool2, i32 26, i32 10
  %tobool4 = icmp ne i64 %cond, 0
  %3 = zext i1 %tobool4 to i64
  %cond5 = select i1 %tobool4, i32 200000, i32 1000
  %tobool6 = icmp ne i64 %cond, 0
  %mul = mul nsw i64 3, %cond
  %cond10 = select i1 %tobool6, i64 %mul, i64 1
  %conv = sext i32 %cond1 to i64
  %call11 = call i64 @longest(i64 noundef %conv)
  %conv12 = sext i32 %cond5 to i64
  %call13 = call i64 @primes(i64 noundef %conv12)
  br label %for.cond

for.cond:                                         ; preds = %for.body, %cond.end
  %wrong.0 = phi i64 [ 0, %cond.end ], [ %add33, %for.body ]
  %round.0 = phi i64 [ 0, %cond.end ], [ %inc, %for.body ]
  %cmp14 = icmp slt i64 %round.0, %cond10
  br i1 %cmp14, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.memset.p0.i64(ptr align 16 @memory, i8 0, i64 1600000, i1 false)
  %conv16 = sext i32 %cond1 to i64
  %call17 = call i64 @run(i32 noundef 24, i64 noundef %conv16)
  %cmp18 = icmp ne i64 %call17, %call11
  %conv19 = zext i1 %cmp18 to i32
  %conv20 = sext i32 %conv19 to i64
  %add = add nsw i64 %wrong.0, %conv20
  %conv21 = sext i32 %cond3 to i64
  %call22 = call i64 @run(i32 noundef 48, i64 noundef %conv21)
  %call23 = call i64 @fibonacci(i32 noundef %cond3)
  %cmp24 = icmp ne i64 %call22, %call23
  %conv25 = zext i1 %cmp24 to i32
  %conv26 = sext i32 %conv25 to i64
  %add27 = add nsw i64 %add, %conv26
  %conv28 = sext i32 %cond5 to i64
  %call29 = call i64 @run(i32 noundef 64, i64 noundef %conv28)
  %cmp30 = icmp ne i64 %call29, %call13
  %conv31 = zext i1 %cmp30 to i32
  %conv32 = sext i32 %conv31 to i64
  %add33 = add nsw i64 %add27, %conv32
  %inc = add nsw i64 %round.0, 1
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  %rem = srem i64 %call11, 1048576
  %conv34 = trunc i64 %rem to i32
  %shr = ashr i64 %call11, 20
  %conv35 = trunc i64 %shr to i32
  %call36 = call i64 @fibonacci(i32 noundef %cond3)
  %conv37 = trunc i64 %call36 to i32
  %conv38 = trunc i64 %call13 to i32
  %call39 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %conv34, i32 noundef %conv35, i32 noundef %cond3, i32 noundef %conv37, i32 noundef %conv38)
  %cmp40 = icmp ne i64 %wrong.0, 0
  %conv41 = zext i1 %cmp40 to i32
  ret i32 %conv41
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i64 @longest(i64 noundef %limit) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.end, %entry
  %best.0 = phi i64 [ 0, %entry ], [ %best.1, %for.end ]
  %start.0 = phi i64 [ 1, %entry ], [ %inc10, %for.end ]
  %cmp = icmp slt i64 %start.0, %limit
  br i1 %cmp, label %for.cond1, label %for.end11

for.cond1:                                        ; preds = %for.cond, %cond.end
  %steps.0 = phi i64 [ %inc, %cond.end ], [ 0, %for.cond ]
  %n.0 = phi i64 [ %cond, %cond.end ], [ %start.0, %for.cond ]
  %cmp2 = icmp sgt i64 %n.0, 1
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %inc = add nsw i64 %steps.0, 1
  %rem = srem i64 %n.0, 2
  %tobool = icmp ne i64 %rem, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.body3
  %mul = mul nsw i64 3, %n.0
  %add = add nsw i64 %mul, 1
  br label %cond.end

cond.false:                                       ; preds = %for.body3
  %div = sdiv i64 %n.0, 2
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %add, %cond.true ], [ %div, %cond.false ]
  br label %for.cond1, !llvm.loop !7

for.end:                                          ; preds = %for.cond1
  %mul4 = mul nsw i64 %steps.0, 1048576
  %add5 = add nsw i64 %mul4, %start.0
  %cmp6 = icmp slt i64 %best.0, %add5
  %mul7 = mul nsw i64 %steps.0, 1048576
  %add8 = add nsw i64 %mul7, %start.0
  %best.1 = select i1 %cmp6, i64 %add8, i64 %best.0
  %inc10 = add nsw i64 %start.0, 1
  br label %for.cond, !llvm.loop !8

for.end11:                                        ; preds = %for.cond
  ret i64 %best.0
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @primes(i64 noundef %limit) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %while.end, %entry
  %count.0 = phi i64 [ 0, %entry ], [ %add, %while.end ]
  %n.0 = phi i64 [ 2, %entry ], [ %inc6, %while.end ]
  %cmp = icmp slt i64 %n.0, %limit
  br i1 %cmp, label %while.cond, label %for.end

while.cond:                                       ; preds = %for.cond, %while.body
  %divisor.0 = phi i64 [ %inc, %while.body ], [ 2, %for.cond ]
  %mul = mul nsw i64 %divisor.0, %divisor.0
  %cmp1 = icmp sle i64 %mul, %n.0
  br i1 %cmp1, label %land.rhs, label %while.end

land.rhs:                                         ; preds = %while.cond
  %rem = srem i64 %n.0, %divisor.0
  %cmp2 = icmp ne i64 %rem, 0
  br i1 %cmp2, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs
  %inc = add nsw i64 %divisor.0, 1
  br label %while.cond, !llvm.loop !9

while.end:                                        ; preds = %while.cond, %land.rhs
  %mul3 = mul nsw i64 %divisor.0, %divisor.0
  %cmp4 = icmp sgt i64 %mul3, %n.0
  %conv = zext i1 %cmp4 to i32
  %conv5 = sext i32 %conv to i64
  %add = add nsw i64 %count.0, %conv5
  %inc6 = add nsw i64 %n.0, 1
  br label %for.cond, !llvm.loop !10

for.end:                                          ; preds = %for.cond
  ret i64 %count.0
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define internal i64 @run(i32 noundef %entry1, i64 noundef %argument) #0 {
entry:
  %stack = alloca [1000 x i64], align 16
  %callers = alloca [100 x %struct.Caller], align 16
  call void @llvm.memset.p0.i64(ptr align 16 %stack, i8 0, i64 8000, i1 false)
  store i64 %argument, ptr %stack, align 8
  %arraydecay = getelementptr inbounds [1000 x i64], ptr %stack, i64 0, i64 0
  %arraydecay2 = getelementptr inbounds [1000 x i64], ptr %stack, i64 0, i64 0
  %add.ptr = getelementptr inbounds i64, ptr %arraydecay2, i64 4
  %arraydecay3 = getelementptr inbounds [100 x %struct.Caller], ptr %callers, i64 0, i64 0
  %idxprom = sext i32 %entry1 to i64
  %arrayidx = getelementptr inbounds [100 x %struct.Instruction], ptr @kProgram, i64 0, i64 %idxprom
  %incdec.ptr = getelementptr inbounds %struct.Caller, ptr %arraydecay3, i32 1
  %arraydecay6 = getelementptr inbounds [1000 x i64], ptr %stack, i64 0, i64 0
  store ptr @kProgram, ptr %arraydecay3, align 8
  %.compoundliteral.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %arraydecay3, i64 8
  store ptr %arraydecay6, ptr %.compoundliteral.sroa.2.0..sroa_idx, align 8
  br label %for.cond

for.cond:                                         ; preds = %sw.epilog, %entry
  %next.0 = phi ptr [ %arrayidx, %entry ], [ %next.3, %sw.epilog ]
  %caller.0 = phi ptr [ %incdec.ptr, %entry ], [ %caller.1, %sw.epilog ]
  %top.0 = phi ptr [ %add.ptr, %entry ], [ %top.1, %sw.epilog ]
  %frame.0 = phi ptr [ %arraydecay, %entry ], [ %frame.1, %sw.epilog ]
  %incdec.ptr7 = getelementptr inbounds %struct.Instruction, ptr %next.0, i32 1
  %operation = getelementptr inbounds %struct.Instruction, ptr %next.0, i32 0, i32 0
  %0 = load i32, ptr %operation, align 4
  switch i32 %0, label %return [
    i32 0, label %sw.bb
    i32 1, label %sw.bb9
    i32 2, label %sw.bb11
    i32 3, label %sw.bb16
    i32 4, label %sw.bb21
    i32 5, label %sw.bb25
    i32 6, label %sw.bb30
    i32 7, label %sw.bb34
    i32 8, label %sw.bb38
    i32 9, label %sw.bb42
    i32 10, label %sw.bb49
    i32 11, label %sw.bb51
    i32 12, label %sw.bb53
    i32 13, label %sw.bb57
    i32 14, label %sw.bb64
    i32 15, label %sw.bb73
    i32 16, label %sw.bb86
  ]

sw.bb:                                            ; preds = %for.cond
  %arrayidx8 = getelementptr inbounds [1000 x i64], ptr %stack, i64 0, i64 0
  %1 = load i64, ptr %arrayidx8, align 16
  br label %return

sw.bb9:                                           ; preds = %for.cond
  %operand = getelementptr inbounds %struct.Instruction, ptr %next.0, i32 0, i32 1
  %2 = load i32, ptr %operand, align 4
  %conv = sext i32 %2 to i64
  %incdec.ptr10 = getelementptr inbounds i64, ptr %top.0, i32 1
  store i64 %conv, ptr %top.0, align 8
  br label %sw.epilog

sw.bb11:                                          ; preds = %for.cond
  %operand12 = getelementptr inbounds %struct.Instruction, ptr %next.0, i32 0, i32 1
  %3 = load i32, ptr %operand12, align 4
  %idxprom13 = sext i32 %3 to i64
  %arrayidx14 = getelementptr inbounds i64, ptr %frame.0, i64 %idxprom13
  %4 = load i64, ptr %arrayidx14, align 8
  %incdec.ptr15 = getelementptr inbounds i64, ptr %top.0, i32 1
  store i64 %4, ptr %top.0, align 8
  br label %sw.epilog

sw.bb16:                                          ; preds = %for.cond
  %incdec.ptr17 = getelementptr inbounds i64, ptr %top.0, i32 -1
  %5 = load i64, ptr %incdec.ptr17, align 8
  %operand18 = getelementptr inbounds %struct.Instruction, ptr %next.0, i32 0, i32 1
  %6 = load i32, ptr %operand18, align 4
  %idxprom19 = sext i32 %6 to i64
  %arrayidx20 = getelementptr inbounds i64, ptr %frame.0, i64 %idxprom19
  store i64 %5, ptr %arrayidx20, align 8
  br label %sw.epilog

sw.bb21:                                          ; preds = %for.cond
  %arrayidx22 = getelementptr inbounds i64, ptr %top.0, i64 -1
  %7 = load i64, ptr %arrayidx22, align 8
  %arrayidx23 = getelementptr inbounds [200000 x i64], ptr @memory, i64 0, i64 %7
  %8 = load i64, ptr %arrayidx23, align 8
  %arrayidx24 = getelementptr inbounds i64, ptr %top.0, i64 -1
  store i64 %8, ptr %arrayidx24, align 8
  br label %sw.epilog

sw.bb25:                                          ; preds = %for.cond
  %add.ptr26 = getelementptr inbounds i64, ptr %top.0, i64 -2
  %arrayidx27 = getelementptr inbounds i64, ptr %add.ptr26, i64 0
  %9 = load i64, ptr %arrayidx27, align 8
  %arrayidx28 = getelementptr inbounds i64, ptr %add.ptr26, i64 1
  %10 = load i64, ptr %arrayidx28, align 8
  %arrayidx29 = getelementptr inbounds [200000 x i64], ptr @memory, i64 0, i64 %10
  store i64 %9, ptr %arrayidx29, align 8
  br label %sw.epilog

sw.bb30:                                          ; preds = %for.cond
  %incdec.ptr31 = getelementptr inbounds i64, ptr %top.0, i32 -1
  %arrayidx32 = getelementptr inbounds i64, ptr %incdec.ptr31, i64 0
  %11 = load i64, ptr %arrayidx32, align 8
  %arrayidx33 = getelementptr inbounds i64, ptr %incdec.ptr31, i64 -1
  %12 = load i64, ptr %arrayidx33, align 8
  %add = add nsw i64 %12, %11
  store i64 %add, ptr %arrayidx33, align 8
  br label %sw.epilog

sw.bb34:                                          ; preds = %for.cond
  %incdec.ptr35 = getelementptr inbounds i64, ptr %top.0, i32 -1
  %arrayidx36 = getelementptr inbounds i64, ptr %incdec.ptr35, i64 0
  %13 = load i64, ptr %arrayidx36, align 8
  %arrayidx37 = getelementptr inbounds i64, ptr %incdec.ptr35, i64 -1
  %14 = load i64, ptr %arrayidx37, align 8
  %sub = sub nsw i64 %14, %13
  store i64 %sub, ptr %arrayidx37, align 8
  br label %sw.epilog

sw.bb38:                                          ; preds = %for.cond
  %incdec.ptr39 = getelementptr inbounds i64, ptr %top.0, i32 -1
  %arrayidx40 = getelementptr inbounds i64, ptr %incdec.ptr39, i64 0
  %15 = load i64, ptr %arrayidx40, align 8
  %arrayidx41 = getelementptr inbounds i64, ptr %incdec.ptr39, i64 -1
  %16 = load i64, ptr %arrayidx41, align 8
  %mul = mul nsw i64 %16, %15
  store i64 %mul, ptr %arrayidx41, align 8
  br label %sw.epilog

sw.bb42:                                          ; preds = %for.cond
  %incdec.ptr43 = getelementptr inbounds i64, ptr %top.0, i32 -1
  %arrayidx44 = getelementptr inbounds i64, ptr %incdec.ptr43, i64 -1
  %17 = load i64, ptr %arrayidx44, align 8
  %arrayidx45 = getelementptr inbounds i64, ptr %incdec.ptr43, i64 0
  %18 = load i64, ptr %arrayidx45, align 8
  %cmp = icmp slt i64 %17, %18
  %conv46 = zext i1 %cmp to i32
  %conv47 = sext i32 %conv46 to i64
  %arrayidx48 = getelementptr inbounds i64, ptr %incdec.ptr43, i64 -1
  store i64 %conv47, ptr %arrayidx48, align 8
  br label %sw.epilog

sw.bb49:                                          ; preds = %for.cond
  %arrayidx50 = getelementptr inbounds i64, ptr %top.0, i64 -1
  %19 = load i64, ptr %arrayidx50, align 8
  %and = and i64 %19, 1
  store i64 %and, ptr %arrayidx50, align 8
  br label %sw.epilog

sw.bb51:                                          ; preds = %for.cond
  %arrayidx52 = getelementptr inbounds i64, ptr %top.0, i64 -1
  %20 = load i64, ptr %arrayidx52, align 8
  %shr = ashr i64 %20, 1
  store i64 %shr, ptr %arrayidx52, align 8
  br label %sw.epilog

sw.bb53:                                          ; preds = %for.cond
  %operand54 = getelementptr inbounds %struct.Instruction, ptr %next.0, i32 0, i32 1
  %21 = load i32, ptr %operand54, align 4
  %idxprom55 = sext i32 %21 to i64
  %arrayidx56 = getelementptr inbounds [100 x %struct.Instruction], ptr @kProgram, i64 0, i64 %idxprom55
  br label %sw.epilog

sw.bb57:                                          ; preds = %for.cond
  %incdec.ptr58 = getelementptr inbounds i64, ptr %top.0, i32 -1
  %22 = load i64, ptr %incdec.ptr58, align 8
  %cmp59 = icmp ne i64 %22, 0
  br i1 %cmp59, label %if.then, label %sw.epilog

if.then:                                          ; preds = %sw.bb57
  %operand61 = getelementptr inbounds %struct.Instruction, ptr %next.0, i32 0, i32 1
  %23 = load i32, ptr %operand61, align 4
  %idxprom62 = sext i32 %23 to i64
  %arrayidx63 = getelementptr inbounds [100 x %struct.Instruction], ptr @kProgram, i64 0, i64 %idxprom62
  br label %sw.epilog

sw.bb64:                                          ; preds = %for.cond
  %incdec.ptr65 = getelementptr inbounds i64, ptr %top.0, i32 -1
  %24 = load i64, ptr %incdec.ptr65, align 8
  %cmp66 = icmp eq i64 %24, 0
  br i1 %cmp66, label %if.then68, label %sw.epilog

if.then68:                                        ; preds = %sw.bb64
  %operand69 = getelementptr inbounds %struct.Instruction, ptr %next.0, i32 0, i32 1
  %25 = load i32, ptr %operand69, align 4
  %idxprom70 = sext i32 %25 to i64
  %arrayidx71 = getelementptr inbounds [100 x %struct.Instruction], ptr @kProgram, i64 0, i64 %idxprom70
  br label %sw.epilog

sw.bb73:                                          ; preds = %for.cond
  %incdec.ptr74 = getelementptr inbounds %struct.Caller, ptr %caller.0, i32 1
  store ptr %incdec.ptr7, ptr %caller.0, align 8
  %.compoundliteral75.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %caller.0, i64 8
  store ptr %frame.0, ptr %.compoundliteral75.sroa.2.0..sroa_idx, align 8
  %add.ptr78 = getelementptr inbounds i64, ptr %top.0, i64 -1
  %arrayidx79 = getelementptr inbounds i64, ptr %top.0, i64 2
  store i64 0, ptr %arrayidx79, align 8
  %arrayidx80 = getelementptr inbounds i64, ptr %top.0, i64 1
  store i64 0, ptr %arrayidx80, align 8
  %arrayidx81 = getelementptr inbounds i64, ptr %top.0, i64 0
  store i64 0, ptr %arrayidx81, align 8
  %add.ptr82 = getelementptr inbounds i64, ptr %top.0, i64 3
  %operand83 = getelementptr inbounds %struct.Instruction, ptr %next.0, i32 0, i32 1
  %26 = load i32, ptr %operand83, align 4
  %idxprom84 = sext i32 %26 to i64
  %arrayidx85 = getelementptr inbounds [100 x %struct.Instruction], ptr @kProgram, i64 0, i64 %idxprom84
  br label %sw.epilog

sw.bb86:                                          ; preds = %for.cond
  %arrayidx87 = getelementptr inbounds i64, ptr %top.0, i64 -1
  %27 = load i64, ptr %arrayidx87, align 8
  %arrayidx88 = getelementptr inbounds i64, ptr %frame.0, i64 0
  store i64 %27, ptr %arrayidx88, align 8
  %add.ptr89 = getelementptr inbounds i64, ptr %frame.0, i64 1
  %incdec.ptr90 = getelementptr inbounds %struct.Caller, ptr %caller.0, i32 -1
  %frame91 = getelementptr inbounds %struct.Caller, ptr %incdec.ptr90, i32 0, i32 1
  %28 = load ptr, ptr %frame91, align 8
  %next92 = getelementptr inbounds %struct.Caller, ptr %incdec.ptr90, i32 0, i32 0
  %29 = load ptr, ptr %next92, align 8
  br label %sw.epilog

sw.epilog:                                        ; preds = %sw.bb64, %if.then68, %sw.bb57, %if.then, %sw.bb86, %sw.bb73, %sw.bb53, %sw.bb51, %sw.bb49, %sw.bb42, %sw.bb38, %sw.bb34, %sw.bb30, %sw.bb25, %sw.bb21, %sw.bb16, %sw.bb11, %sw.bb9
  %next.3 = phi ptr [ %29, %sw.bb86 ], [ %arrayidx85, %sw.bb73 ], [ %arrayidx56, %sw.bb53 ], [ %incdec.ptr7, %sw.bb51 ], [ %incdec.ptr7, %sw.bb49 ], [ %incdec.ptr7, %sw.bb42 ], [ %incdec.ptr7, %sw.bb38 ], [ %incdec.ptr7, %sw.bb34 ], [ %incdec.ptr7, %sw.bb30 ], [ %incdec.ptr7, %sw.bb25 ], [ %incdec.ptr7, %sw.bb21 ], [ %incdec.ptr7, %sw.bb16 ], [ %incdec.ptr7, %sw.bb11 ], [ %incdec.ptr7, %sw.bb9 ], [ %arrayidx63, %if.then ], [ %incdec.ptr7, %sw.bb57 ], [ %arrayidx71, %if.then68 ], [ %incdec.ptr7, %sw.bb64 ]
  %caller.1 = phi ptr [ %incdec.ptr90, %sw.bb86 ], [ %incdec.ptr74, %sw.bb73 ], [ %caller.0, %sw.bb53 ], [ %caller.0, %sw.bb51 ], [ %caller.0, %sw.bb49 ], [ %caller.0, %sw.bb42 ], [ %caller.0, %sw.bb38 ], [ %caller.0, %sw.bb34 ], [ %caller.0, %sw.bb30 ], [ %caller.0, %sw.bb25 ], [ %caller.0, %sw.bb21 ], [ %caller.0, %sw.bb16 ], [ %caller.0, %sw.bb11 ], [ %caller.0, %sw.bb9 ], [ %caller.0, %if.then ], [ %caller.0, %sw.bb57 ], [ %caller.0, %if.then68 ], [ %caller.0, %sw.bb64 ]
  %top.1 = phi ptr [ %add.ptr89, %sw.bb86 ], [ %add.ptr82, %sw.bb73 ], [ %top.0, %sw.bb53 ], [ %top.0, %sw.bb51 ], [ %top.0, %sw.bb49 ], [ %incdec.ptr43, %sw.bb42 ], [ %incdec.ptr39, %sw.bb38 ], [ %incdec.ptr35, %sw.bb34 ], [ %incdec.ptr31, %sw.bb30 ], [ %add.ptr26, %sw.bb25 ], [ %top.0, %sw.bb21 ], [ %incdec.ptr17, %sw.bb16 ], [ %incdec.ptr15, %sw.bb11 ], [ %incdec.ptr10, %sw.bb9 ], [ %incdec.ptr58, %if.then ], [ %incdec.ptr58, %sw.bb57 ], [ %incdec.ptr65, %if.then68 ], [ %incdec.ptr65, %sw.bb64 ]
  %frame.1 = phi ptr [ %28, %sw.bb86 ], [ %add.ptr78, %sw.bb73 ], [ %frame.0, %sw.bb53 ], [ %frame.0, %sw.bb51 ], [ %frame.0, %sw.bb49 ], [ %frame.0, %sw.bb42 ], [ %frame.0, %sw.bb38 ], [ %frame.0, %sw.bb34 ], [ %frame.0, %sw.bb30 ], [ %frame.0, %sw.bb25 ], [ %frame.0, %sw.bb21 ], [ %frame.0, %sw.bb16 ], [ %frame.0, %sw.bb11 ], [ %frame.0, %sw.bb9 ], [ %frame.0, %if.then ], [ %frame.0, %sw.bb57 ], [ %frame.0, %if.then68 ], [ %frame.0, %sw.bb64 ]
  br label %for.cond

return:                                           ; preds = %for.cond, %sw.bb
  %retval.0 = phi i64 [ %1, %sw.bb ], [ -1, %for.cond ]
  ret i64 %retval.0
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @fibonacci(i32 noundef %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %a.0 = phi i64 [ 0, %entry ], [ %b.0, %for.body ]
  %b.0 = phi i64 [ 1, %entry ], [ %add, %for.body ]
  %n.addr.0 = phi i32 [ %n, %entry ], [ %dec, %for.body ]
  %cmp = icmp sgt i32 %n.addr.0, 0
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %add = add nsw i64 %a.0, %b.0
  %dec = add nsw i32 %n.addr.0, -1
  br label %for.cond, !llvm.loop !11

for.end:                                          ; preds = %for.cond
  ret i64 %a.0
}

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind }

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
