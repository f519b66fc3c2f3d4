source_filename = "interpreter-goto.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Instruction = type { i32, i32 }
%struct.Caller = type { ptr, ptr }

@memory = internal global [200000 x i64] zeroinitializer, align 16
@.str = private unnamed_addr constant [60 x i8] c"interpreter-goto: %d takes %d steps, F(%d) = %d, %d primes\0A\00", align 1
@run.labels = internal constant [17 x ptr] [ptr blockaddress(@run, %halt), ptr blockaddress(@run, %constant), ptr blockaddress(@run, %load), ptr blockaddress(@run, %store), ptr blockaddress(@run, %fetch), ptr blockaddress(@run, %put), ptr blockaddress(@run, %add), ptr blockaddress(@run, %subtract), ptr blockaddress(@run, %multiply), ptr blockaddress(@run, %less), ptr blockaddress(@run, %odd), ptr blockaddress(@run, %halve), ptr blockaddress(@run, %jump), ptr blockaddress(@run, %jump_if), ptr blockaddress(@run, %jump_if_not), ptr blockaddress(@run, %call), ptr blockaddress(@run, %return_)], align 16
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
  %incdec.ptr7 = getelementptr inbounds %struct.Instruction, ptr %arrayidx, i32 1
  %operation = getelementptr inbounds %struct.Instruction, ptr %arrayidx, i32 0, i32 0
  %0 = load i32, ptr %operation, align 4
  %idxprom8 = sext i32 %0 to i64
  %arrayidx9 = getelementptr inbounds [17 x ptr], ptr @run.labels, i64 0, i64 %idxprom8
  %1 = load ptr, ptr %arrayidx9, align 8
  br label %indirectgoto

halt:                                             ; preds = %indirectgoto
  %arrayidx10 = getelementptr inbounds [1000 x i64], ptr %stack, i64 0, i64 0
  %2 = load i64, ptr %arrayidx10, align 16
  ret i64 %2

indirectgoto:                                     ; preds = %return_, %call, %if.end113, %if.end, %jump, %halve, %odd, %less, %multiply, %subtract, %add, %put, %fetch, %store, %load, %constant, %entry
  %now.0 = phi ptr [ %arrayidx, %entry ], [ %60, %return_ ], [ %arrayidx129, %call ], [ %next.2, %if.end113 ], [ %next.1, %if.end ], [ %arrayidx91, %jump ], [ %next.0, %halve ], [ %next.0, %odd ], [ %next.0, %less ], [ %next.0, %multiply ], [ %next.0, %subtract ], [ %next.0, %add ], [ %next.0, %put ], [ %next.0, %fetch ], [ %next.0, %store ], [ %next.0, %load ], [ %next.0, %constant ]
  %next.0 = phi ptr [ %incdec.ptr7, %entry ], [ %incdec.ptr140, %return_ ], [ %incdec.ptr130, %call ], [ %incdec.ptr114, %if.end113 ], [ %incdec.ptr102, %if.end ], [ %incdec.ptr92, %jump ], [ %incdec.ptr85, %halve ], [ %incdec.ptr80, %odd ], [ %incdec.ptr75, %less ], [ %incdec.ptr65, %multiply ], [ %incdec.ptr58, %subtract ], [ %incdec.ptr51, %add ], [ %incdec.ptr43, %put ], [ %incdec.ptr35, %fetch ], [ %incdec.ptr28, %store ], [ %incdec.ptr20, %load ], [ %incdec.ptr12, %constant ]
  %caller.0 = phi ptr [ %incdec.ptr, %entry ], [ %incdec.ptr137, %return_ ], [ %incdec.ptr118, %call ], [ %caller.0, %if.end113 ], [ %caller.0, %if.end ], [ %caller.0, %jump ], [ %caller.0, %halve ], [ %caller.0, %odd ], [ %caller.0, %less ], [ %caller.0, %multiply ], [ %caller.0, %subtract ], [ %caller.0, %add ], [ %caller.0, %put ], [ %caller.0, %fetch ], [ %caller.0, %store ], [ %caller.0, %load ], [ %caller.0, %constant ]
  %top.0 = phi ptr [ %add.ptr, %entry ], [ %add.ptr136, %return_ ], [ %add.ptr126, %call ], [ %incdec.ptr106, %if.end113 ], [ %incdec.ptr96, %if.end ], [ %top.0, %jump ], [ %top.0, %halve ], [ %top.0, %odd ], [ %incdec.ptr69, %less ], [ %incdec.ptr62, %multiply ], [ %incdec.ptr55, %subtract ], [ %incdec.ptr47, %add ], [ %add.ptr39, %put ], [ %top.0, %fetch ], [ %incdec.ptr24, %store ], [ %incdec.ptr19, %load ], [ %incdec.ptr11, %constant ]
  %frame.0 = phi ptr [ %arraydecay, %entry ], [ %59, %return_ ], [ %add.ptr122, %call ], [ %frame.0, %if.end113 ], [ %frame.0, %if.end ], [ %frame.0, %jump ], [ %frame.0, %halve ], [ %frame.0, %odd ], [ %frame.0, %less ], [ %frame.0, %multiply ], [ %frame.0, %subtract ], [ %frame.0, %add ], [ %frame.0, %put ], [ %frame.0, %fetch ], [ %frame.0, %store ], [ %frame.0, %load ], [ %frame.0, %constant ]
  %indirect.goto.dest = phi ptr [ %1, %entry ], [ %5, %constant ], [ %9, %load ], [ %13, %store ], [ %17, %fetch ], [ %21, %put ], [ %25, %add ], [ %29, %subtract ], [ %33, %multiply ], [ %37, %less ], [ %40, %odd ], [ %43, %halve ], [ %46, %jump ], [ %50, %if.end ], [ %54, %if.end113 ], [ %57, %call ], [ %62, %return_ ]
  indirectbr ptr %indirect.goto.dest, [label %halt, label %constant, label %load, label %store, label %fetch, label %put, label %add, label %subtract, label %multiply, label %less, label %odd, label %halve, label %jump, label %jump_if, label %jump_if_not, label %call, label %return_]

constant:                                         ; preds = %indirectgoto
  %operand = getelementptr inbounds %struct.Instruction, ptr %now.0, i32 0, i32 1
  %3 = load i32, ptr %operand, align 4
  %conv = sext i32 %3 to i64
  %incdec.ptr11 = getelementptr inbounds i64, ptr %top.0, i32 1
  store i64 %conv, ptr %top.0, align 8
  %incdec.ptr12 = getelementptr inbounds %struct.Instruction, ptr %next.0, i32 1
  %operation13 = getelementptr inbounds %struct.Instruction, ptr %next.0, i32 0, i32 0
  %4 = load i32, ptr %operation13, align 4
  %idxprom14 = sext i32 %4 to i64
  %arrayidx15 = getelementptr inbounds [17 x ptr], ptr @run.labels, i64 0, i64 %idxprom14
  %5 = load ptr, ptr %arrayidx15, align 8
  br label %indirectgoto

load:                                             ; preds = %indirectgoto
  %operand16 = getelementptr inbounds %struct.Instruction, ptr %now.0, i32 0, i32 1
  %6 = load i32, ptr %operand16, align 4
  %idxprom17 = sext i32 %6 to i64
  %arrayidx18 = getelementptr inbounds i64, ptr %frame.0, i64 %idxprom17
  %7 = load i64, ptr %arrayidx18, align 8
  %incdec.ptr19 = getelementptr inbounds i64, ptr %top.0, i32 1
  store i64 %7, ptr %top.0, align 8
  %incdec.ptr20 = getelementptr inbounds %struct.Instruction, ptr %next.0, i32 1
  %operation21 = getelementptr inbounds %struct.Instruction, ptr %next.0, i32 0, i32 0
  %8 = load i32, ptr %operation21, align 4
  %idxprom22 = sext i32 %8 to i64
  %arrayidx23 = getelementptr inbounds [17 x ptr], ptr @run.labels, i64 0, i64 %idxprom22
  %9 = load ptr, ptr %arrayidx23, align 8
  br label %indirectgoto

store:                                            ; preds = %indirectgoto
  %incdec.ptr24 = getelementptr inbounds i64, ptr %top.0, i32 -1
  %10 = load i64, ptr %incdec.ptr24, align 8
  %operand25 = getelementptr inbounds %struct.Instruction, ptr %now.0, i32 0, i32 1
  %11 = load i32, ptr %operand25, align 4
  %idxprom26 = sext i32 %11 to i64
  %arrayidx27 = getelementptr inbounds i64, ptr %frame.0, i64 %idxprom26
  store i64 %10, ptr %arrayidx27, align 8
  %incdec.ptr28 = getelementptr inbounds %struct.Instruction, ptr %next.0, i32 1
  %operation29 = getelementptr inbounds %struct.Instruction, ptr %next.0, i32 0, i32 0
  %12 = load i32, ptr %operation29, align 4
  %idxprom30 = sext i32 %12 to i64
  %arrayidx31 = getelementptr inbounds [17 x ptr], ptr @run.labels, i64 0, i64 %idxprom30
  %13 = load ptr, ptr %arrayidx31, align 8
  br label %indirectgoto

fetch:                                            ; preds = %indirectgoto
  %arrayidx32 = getelementptr inbounds i64, ptr %top.0, i64 -1
  %14 = load i64, ptr %arrayidx32, align 8
  %arrayidx33 = getelementptr inbounds [200000 x i64], ptr @memory, i64 0, i64 %14
  %15 = load i64, ptr %arrayidx33, align 8
  %arrayidx34 = getelementptr inbounds i64, ptr %top.0, i64 -1
  store i64 %15, ptr %arrayidx34, align 8
  %incdec.ptr35 = getelementptr inbounds %struct.Instruction, ptr %next.0, i32 1
  %operation36 = getelementptr inbounds %struct.Instruction, ptr %next.0, i32 0, i32 0
  %16 = load i32, ptr %operation36, align 4
  %idxprom37 = sext i32 %16 to i64
  %arrayidx38 = getelementptr inbounds [17 x ptr], ptr @run.labels, i64 0, i64 %idxprom37
  %17 = load ptr, ptr %arrayidx38, align 8
  br label %indirectgoto

put:                                              ; preds = %indirectgoto
  %add.ptr39 = getelementptr inbounds i64, ptr %top.0, i64 -2
  %arrayidx40 = getelementptr inbounds i64, ptr %add.ptr39, i64 0
  %18 = load i64, ptr %arrayidx40, align 8
  %arrayidx41 = getelementptr inbounds i64, ptr %add.ptr39, i64 1
  %19 = load i64, ptr %arrayidx41, align 8
  %arrayidx42 = getelementptr inbounds [200000 x i64], ptr @memory, i64 0, i64 %19
  store i64 %18, ptr %arrayidx42, align 8
  %incdec.ptr43 = getelementptr inbounds %struct.Instruction, ptr %next.0, i32 1
  %operation44 = getelementptr inbounds %struct.Instruction, ptr %next.0, i32 0, i32 0
  %20 = load i32, ptr %operation44, align 4
  %idxprom45 = sext i32 %20 to i64
  %arrayidx46 = getelementptr inbounds [17 x ptr], ptr @run.labels, i64 0, i64 %idxprom45
  %21 = load ptr, ptr %arrayidx46, align 8
  br label %indirectgoto

add:                                              ; preds = %indirectgoto
  %incdec.ptr47 = getelementptr inbounds i64, ptr %top.0, i32 -1
  %arrayidx48 = getelementptr inbounds i64, ptr %incdec.ptr47, i64 0
  %22 = load i64, ptr %arrayidx48, align 8
  %arrayidx49 = getelementptr inbounds i64, ptr %incdec.ptr47, i64 -1
  %23 = load i64, ptr %arrayidx49, align 8
  %add50 = add nsw i64 %23, %22
  store i64 %add50, ptr %arrayidx49, align 8
  %incdec.ptr51 = getelementptr inbounds %struct.Instruction, ptr %next.0, i32 1
  %operation52 = getelementptr inbounds %struct.Instruction, ptr %next.0, i32 0, i32 0
  %24 = load i32, ptr %operation52, align 4
  %idxprom53 = sext i32 %24 to i64
  %arrayidx54 = getelementptr inbounds [17 x ptr], ptr @run.labels, i64 0, i64 %idxprom53
  %25 = load ptr, ptr %arrayidx54, align 8
  br label %indirectgoto

subtract:                                         ; preds = %indirectgoto
  %incdec.ptr55 = getelementptr inbounds i64, ptr %top.0, i32 -1
  %arrayidx56 = getelementptr inbounds i64, ptr %incdec.ptr55, i64 0
  %26 = load i64, ptr %arrayidx56, align 8
  %arrayidx57 = getelementptr inbounds i64, ptr %incdec.ptr55, i64 -1
  %27 = load i64, ptr %arrayidx57, align 8
  %sub = sub nsw i64 %27, %26
  store i64 %sub, ptr %arrayidx57, align 8
  %incdec.ptr58 = getelementptr inbounds %struct.Instruction, ptr %next.0, i32 1
  %operation59 = getelementptr inbounds %struct.Instruction, ptr %next.0, i32 0, i32 0
  %28 = load i32, ptr %operation59, align 4
  %idxprom60 = sext i32 %28 to i64
  %arrayidx61 = getelementptr inbounds [17 x ptr], ptr @run.labels, i64 0, i64 %idxprom60
  %29 = load ptr, ptr %arrayidx61, align 8
  br label %indirectgoto

multiply:                                         ; preds = %indirectgoto
  %incdec.ptr62 = getelementptr inbounds i64, ptr %top.0, i32 -1
  %arrayidx63 = getelementptr inbounds i64, ptr %incdec.ptr62, i64 0
  %30 = load i64, ptr %arrayidx63, align 8
  %arrayidx64 = getelementptr inbounds i64, ptr %incdec.ptr62, i64 -1
  %31 = load i64, ptr %arrayidx64, align 8
  %mul = mul nsw i64 %31, %30
  store i64 %mul, ptr %arrayidx64, align 8
  %incdec.ptr65 = getelementptr inbounds %struct.Instruction, ptr %next.0, i32 1
  %operation66 = getelementptr inbounds %struct.Instruction, ptr %next.0, i32 0, i32 0
  %32 = load i32, ptr %operation66, align 4
  %idxprom67 = sext i32 %32 to i64
  %arrayidx68 = getelementptr inbounds [17 x ptr], ptr @run.labels, i64 0, i64 %idxprom67
  %33 = load ptr, ptr %arrayidx68, align 8
  br label %indirectgoto

less:                                             ; preds = %indirectgoto
  %incdec.ptr69 = getelementptr inbounds i64, ptr %top.0, i32 -1
  %arrayidx70 = getelementptr inbounds i64, ptr %incdec.ptr69, i64 -1
  %34 = load i64, ptr %arrayidx70, align 8
  %arrayidx71 = getelementptr inbounds i64, ptr %incdec.ptr69, i64 0
  %35 = load i64, ptr %arrayidx71, align 8
  %cmp = icmp slt i64 %34, %35
  %conv72 = zext i1 %cmp to i32
  %conv73 = sext i32 %conv72 to i64
  %arrayidx74 = getelementptr inbounds i64, ptr %incdec.ptr69, i64 -1
  store i64 %conv73, ptr %arrayidx74, align 8
  %incdec.ptr75 = getelementptr inbounds %struct.Instruction, ptr %next.0, i32 1
  %operation76 = getelementptr inbounds %struct.Instruction, ptr %next.0, i32 0, i32 0
  %36 = load i32, ptr %operation76, align 4
  %idxprom77 = sext i32 %36 to i64
  %arrayidx78 = getelementptr inbounds [17 x ptr], ptr @run.labels, i64 0, i64 %idxprom77
  %37 = load ptr, ptr %arrayidx78, align 8
  br label %indirectgoto

odd:                                              ; preds = %indirectgoto
  %arrayidx79 = getelementptr inbounds i64, ptr %top.0, i64 -1
  %38 = load i64, ptr %arrayidx79, align 8
  %and = and i64 %38, 1
  store i64 %and, ptr %arrayidx79, align 8
  %incdec.ptr80 = getelementptr inbounds %struct.Instruction, ptr %next.0, i32 1
  %operation81 = getelementptr inbounds %struct.Instruction, ptr %next.0, i32 0, i32 0
  %39 = load i32, ptr %operation81, align 4
  %idxprom82 = sext i32 %39 to i64
  %arrayidx83 = getelementptr inbounds [17 x ptr], ptr @run.labels, i64 0, i64 %idxprom82
  %40 = load ptr, ptr %arrayidx83, align 8
  br label %indirectgoto

halve:                                            ; preds = %indirectgoto
  %arrayidx84 = getelementptr inbounds i64, ptr %top.0, i64 -1
  %41 = load i64, ptr %arrayidx84, align 8
  %shr = ashr i64 %41, 1
  store i64 %shr, ptr %arrayidx84, align 8
  %incdec.ptr85 = getelementptr inbounds %struct.Instruction, ptr %next.0, i32 1
  %operation86 = getelementptr inbounds %struct.Instruction, ptr %next.0, i32 0, i32 0
  %42 = load i32, ptr %operation86, align 4
  %idxprom87 = sext i32 %42 to i64
  %arrayidx88 = getelementptr inbounds [17 x ptr], ptr @run.labels, i64 0, i64 %idxprom87
  %43 = load ptr, ptr %arrayidx88, align 8
  br label %indirectgoto

jump:                                             ; preds = %indirectgoto
  %operand89 = getelementptr inbounds %struct.Instruction, ptr %now.0, i32 0, i32 1
  %44 = load i32, ptr %operand89, align 4
  %idxprom90 = sext i32 %44 to i64
  %arrayidx91 = getelementptr inbounds [100 x %struct.Instruction], ptr @kProgram, i64 0, i64 %idxprom90
  %incdec.ptr92 = getelementptr inbounds %struct.Instruction, ptr %arrayidx91, i32 1
  %operation93 = getelementptr inbounds %struct.Instruction, ptr %arrayidx91, i32 0, i32 0
  %45 = load i32, ptr %operation93, align 4
  %idxprom94 = sext i32 %45 to i64
  %arrayidx95 = getelementptr inbounds [17 x ptr], ptr @run.labels, i64 0, i64 %idxprom94
  %46 = load ptr, ptr %arrayidx95, align 8
  br label %indirectgoto

jump_if:                                          ; preds = %indirectgoto
  %incdec.ptr96 = getelementptr inbounds i64, ptr %top.0, i32 -1
  %47 = load i64, ptr %incdec.ptr96, align 8
  %cmp97 = icmp ne i64 %47, 0
  br i1 %cmp97, label %if.then, label %if.end

if.then:                                          ; preds = %jump_if
  %operand99 = getelementptr inbounds %struct.Instruction, ptr %now.0, i32 0, i32 1
  %48 = load i32, ptr %operand99, align 4
  %idxprom100 = sext i32 %48 to i64
  %arrayidx101 = getelementptr inbounds [100 x %struct.Instruction], ptr @kProgram, i64 0, i64 %idxprom100
  br label %if.end

if.end:                                           ; preds = %if.then, %jump_if
  %next.1 = phi ptr [ %arrayidx101, %if.then ], [ %next.0, %jump_if ]
  %incdec.ptr102 = getelementptr inbounds %struct.Instruction, ptr %next.1, i32 1
  %operation103 = getelementptr inbounds %struct.Instruction, ptr %next.1, i32 0, i32 0
  %49 = load i32, ptr %operation103, align 4
  %idxprom104 = sext i32 %49 to i64
  %arrayidx105 = getelementptr inbounds [17 x ptr], ptr @run.labels, i64 0, i64 %idxprom104
  %50 = load ptr, ptr %arrayidx105, align 8
  br label %indirectgoto

jump_if_not:                                      ; preds = %indirectgoto
  %incdec.ptr106 = getelementptr inbounds i64, ptr %top.0, i32 -1
  %51 = load i64, ptr %incdec.ptr106, align 8
  %cmp107 = icmp eq i64 %51, 0
  br i1 %cmp107, label %if.then109, label %if.end113

if.then109:                                       ; preds = %jump_if_not
  %operand110 = getelementptr inbounds %struct.Instruction, ptr %now.0, i32 0, i32 1
  %52 = load i32, ptr %operand110, align 4
  %idxprom111 = sext i32 %52 to i64
  %arrayidx112 = getelementptr inbounds [100 x %struct.Instruction], ptr @kProgram, i64 0, i64 %idxprom111
  br label %if.end113

if.end113:                                        ; preds = %if.then109, %jump_if_not
  %next.2 = phi ptr [ %arrayidx112, %if.then109 ], [ %next.0, %jump_if_not ]
  %incdec.ptr114 = getelementptr inbounds %struct.Instruction, ptr %next.2, i32 1
  %operation115 = getelementptr inbounds %struct.Instruction, ptr %next.2, i32 0, i32 0
  %53 = load i32, ptr %operation115, align 4
  %idxprom116 = sext i32 %53 to i64
  %arrayidx117 = getelementptr inbounds [17 x ptr], ptr @run.labels, i64 0, i64 %idxprom116
  %54 = load ptr, ptr %arrayidx117, align 8
  br label %indirectgoto

call:                                             ; preds = %indirectgoto
  %incdec.ptr118 = getelementptr inbounds %struct.Caller, ptr %caller.0, i32 1
  store ptr %next.0, ptr %caller.0, align 8
  %.compoundliteral119.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %caller.0, i64 8
  store ptr %frame.0, ptr %.compoundliteral119.sroa.2.0..sroa_idx, align 8
  %add.ptr122 = getelementptr inbounds i64, ptr %top.0, i64 -1
  %arrayidx123 = getelementptr inbounds i64, ptr %top.0, i64 2
  store i64 0, ptr %arrayidx123, align 8
  %arrayidx124 = getelementptr inbounds i64, ptr %top.0, i64 1
  store i64 0, ptr %arrayidx124, align 8
  %arrayidx125 = getelementptr inbounds i64, ptr %top.0, i64 0
  store i64 0, ptr %arrayidx125, align 8
  %add.ptr126 = getelementptr inbounds i64, ptr %top.0, i64 3
  %operand127 = getelementptr inbounds %struct.Instruction, ptr %now.0, i32 0, i32 1
  %55 = load i32, ptr %operand127, align 4
  %idxprom128 = sext i32 %55 to i64
  %arrayidx129 = getelementptr inbounds [100 x %struct.Instruction], ptr @kProgram, i64 0, i64 %idxprom128
  %incdec.ptr130 = getelementptr inbounds %struct.Instruction, ptr %arrayidx129, i32 1
  %operation131 = getelementptr inbounds %struct.Instruction, ptr %arrayidx129, i32 0, i32 0
  %56 = load i32, ptr %operation131, align 4
  %idxprom132 = sext i32 %56 to i64
  %arrayidx133 = getelementptr inbounds [17 x ptr], ptr @run.labels, i64 0, i64 %idxprom132
  %57 = load ptr, ptr %arrayidx133, align 8
  br label %indirectgoto

return_:                                          ; preds = %indirectgoto
  %arrayidx134 = getelementptr inbounds i64, ptr %top.0, i64 -1
  %58 = load i64, ptr %arrayidx134, align 8
  %arrayidx135 = getelementptr inbounds i64, ptr %frame.0, i64 0
  store i64 %58, ptr %arrayidx135, align 8
  %add.ptr136 = getelementptr inbounds i64, ptr %frame.0, i64 1
  %incdec.ptr137 = getelementptr inbounds %struct.Caller, ptr %caller.0, i32 -1
  %frame138 = getelementptr inbounds %struct.Caller, ptr %incdec.ptr137, i32 0, i32 1
  %59 = load ptr, ptr %frame138, align 8
  %next139 = getelementptr inbounds %struct.Caller, ptr %incdec.ptr137, i32 0, i32 0
  %60 = load ptr, ptr %next139, align 8
  %incdec.ptr140 = getelementptr inbounds %struct.Instruction, ptr %60, i32 1
  %operation141 = getelementptr inbounds %struct.Instruction, ptr %60, i32 0, i32 0
  %61 = load i32, ptr %operation141, align 4
  %idxprom142 = sext i32 %61 to i64
  %arrayidx143 = getelementptr inbounds [17 x ptr], ptr @run.labels, i64 0, i64 %idxprom142
  %62 = load ptr, ptr %arrayidx143, align 8
  br label %indirectgoto
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
