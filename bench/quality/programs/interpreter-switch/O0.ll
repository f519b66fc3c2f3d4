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
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %limit = alloca i32, align 4
  %number = alloca i32, align 4
  %bound = alloca i32, align 4
  %rounds = alloca i64, align 8
  %best = alloca i64, align 8
  %expected_primes = alloca i64, align 8
  %wrong = alloca i64, align 8
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
  %call = call i64 @strtol(ptr noundef %2, ptr noundef null, i32 noundef 10) #5
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %cond.false ]
  store i64 %cond, ptr %scale, align 8
  %3 = load i64, ptr %scale, align 8
  %tobool = icmp ne i64 %3, 0
  %4 = zext i1 %tobool to i64
  %cond1 = select i1 %tobool, i32 30000, i32 300
  store i32 %cond1, ptr %limit, align 4
  %5 = load i64, ptr %scale, align 8
  %tobool2 = icmp ne i64 %5, 0
  %6 = zext i1 %tobool2 to i64
  %cond3 = select i1 %tobool2, i32 26, i32 10
  store i32 %cond3, ptr %number, align 4
  %7 = load i64, ptr %scale, align 8
  %tobool4 = icmp ne i64 %7, 0
  %8 = zext i1 %tobool4 to i64
  %cond5 = select i1 %tobool4, i32 200000, i32 1000
  store i32 %cond5, ptr %bound, align 4
  %9 = load i64, ptr %scale, align 8
  %tobool6 = icmp ne i64 %9, 0
  br i1 %tobool6, label %cond.true7, label %cond.false8

cond.true7:                                       ; preds = %cond.end
  %10 = load i64, ptr %scale, align 8
  %mul = mul nsw i64 3, %10
  br label %cond.end9

cond.false8:                                      ; preds = %cond.end
  br label %cond.end9

cond.end9:                                        ; preds = %cond.false8, %cond.true7
  %cond10 = phi i64 [ %mul, %cond.true7 ], [ 1, %cond.false8 ]
  store i64 %cond10, ptr %rounds, align 8
  %11 = load i32, ptr %limit, align 4
  %conv = sext i32 %11 to i64
  %call11 = call i64 @longest(i64 noundef %conv)
  store i64 %call11, ptr %best, align 8
  %12 = load i32, ptr %bound, align 4
  %conv12 = sext i32 %12 to i64
  %call13 = call i64 @primes(i64 noundef %conv12)
  store i64 %call13, ptr %expected_primes, align 8
  store i64 0, ptr %wrong, align 8
  store i64 0, ptr %round, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end9
  %13 = load i64, ptr %round, align 8
  %14 = load i64, ptr %rounds, align 8
  %cmp14 = icmp slt i64 %13, %14
  br i1 %cmp14, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.memset.p0.i64(ptr align 16 @memory, i8 0, i64 1600000, i1 false)
  %15 = load i32, ptr %limit, align 4
  %conv16 = sext i32 %15 to i64
  %call17 = call i64 @run(i32 noundef 24, i64 noundef %conv16)
  %16 = load i64, ptr %best, align 8
  %cmp18 = icmp ne i64 %call17, %16
  %conv19 = zext i1 %cmp18 to i32
  %conv20 = sext i32 %conv19 to i64
  %17 = load i64, ptr %wrong, align 8
  %add = add nsw i64 %17, %conv20
  store i64 %add, ptr %wrong, align 8
  %18 = load i32, ptr %number, align 4
  %conv21 = sext i32 %18 to i64
  %call22 = call i64 @run(i32 noundef 48, i64 noundef %conv21)
  %19 = load i32, ptr %number, align 4
  %call23 = call i64 @fibonacci(i32 noundef %19)
  %cmp24 = icmp ne i64 %call22, %call23
  %conv25 = zext i1 %cmp24 to i32
  %conv26 = sext i32 %conv25 to i64
  %20 = load i64, ptr %wrong, align 8
  %add27 = add nsw i64 %20, %conv26
  store i64 %add27, ptr %wrong, align 8
  %21 = load i32, ptr %bound, align 4
  %conv28 = sext i32 %21 to i64
  %call29 = call i64 @run(i32 noundef 64, i64 noundef %conv28)
  %22 = load i64, ptr %expected_primes, align 8
  %cmp30 = icmp ne i64 %call29, %22
  %conv31 = zext i1 %cmp30 to i32
  %conv32 = sext i32 %conv31 to i64
  %23 = load i64, ptr %wrong, align 8
  %add33 = add nsw i64 %23, %conv32
  store i64 %add33, ptr %wrong, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %24 = load i64, ptr %round, align 8
  %inc = add nsw i64 %24, 1
  store i64 %inc, ptr %round, align 8
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  %25 = load i64, ptr %best, align 8
  %rem = srem i64 %25, 1048576
  %conv34 = trunc i64 %rem to i32
  %26 = load i64, ptr %best, align 8
  %shr = ashr i64 %26, 20
  %conv35 = trunc i64 %shr to i32
  %27 = load i32, ptr %number, align 4
  %28 = load i32, ptr %number, align 4
  %call36 = call i64 @fibonacci(i32 noundef %28)
  %conv37 = trunc i64 %call36 to i32
  %29 = load i64, ptr %expected_primes, align 8
  %conv38 = trunc i64 %29 to i32
  %call39 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %conv34, i32 noundef %conv35, i32 noundef %27, i32 noundef %conv37, i32 noundef %conv38)
  %30 = load i64, ptr %wrong, align 8
  %cmp40 = icmp ne i64 %30, 0
  %conv41 = zext i1 %cmp40 to i32
  ret i32 %conv41
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i64 @longest(i64 noundef %limit) #0 {
entry:
  %limit.addr = alloca i64, align 8
  %best = alloca i64, align 8
  %start = alloca i64, align 8
  %steps = alloca i64, align 8
  %n = alloca i64, align 8
  store i64 %limit, ptr %limit.addr, align 8
  store i64 0, ptr %best, align 8
  store i64 1, ptr %start, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc9, %entry
  %0 = load i64, ptr %start, align 8
  %1 = load i64, ptr %limit.addr, align 8
  %cmp = icmp slt i64 %0, %1
  br i1 %cmp, label %for.body, label %for.end11

for.body:                                         ; preds = %for.cond
  store i64 0, ptr %steps, align 8
  %2 = load i64, ptr %start, align 8
  store i64 %2, ptr %n, align 8
  br label %for.cond1

for.cond1:                                        ; preds = %cond.end, %for.body
  %3 = load i64, ptr %n, align 8
  %cmp2 = icmp sgt i64 %3, 1
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %4 = load i64, ptr %steps, align 8
  %inc = add nsw i64 %4, 1
  store i64 %inc, ptr %steps, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body3
  %5 = load i64, ptr %n, align 8
  %rem = srem i64 %5, 2
  %tobool = icmp ne i64 %rem, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.inc
  %6 = load i64, ptr %n, align 8
  %mul = mul nsw i64 3, %6
  %add = add nsw i64 %mul, 1
  br label %cond.end

cond.false:                                       ; preds = %for.inc
  %7 = load i64, ptr %n, align 8
  %div = sdiv i64 %7, 2
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %add, %cond.true ], [ %div, %cond.false ]
  store i64 %cond, ptr %n, align 8
  br label %for.cond1, !llvm.loop !7

for.end:                                          ; preds = %for.cond1
  %8 = load i64, ptr %best, align 8
  %9 = load i64, ptr %steps, align 8
  %mul4 = mul nsw i64 %9, 1048576
  %10 = load i64, ptr %start, align 8
  %add5 = add nsw i64 %mul4, %10
  %cmp6 = icmp slt i64 %8, %add5
  br i1 %cmp6, label %if.then, label %if.end

if.then:                                          ; preds = %for.end
  %11 = load i64, ptr %steps, align 8
  %mul7 = mul nsw i64 %11, 1048576
  %12 = load i64, ptr %start, align 8
  %add8 = add nsw i64 %mul7, %12
  store i64 %add8, ptr %best, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %for.end
  br label %for.inc9

for.inc9:                                         ; preds = %if.end
  %13 = load i64, ptr %start, align 8
  %inc10 = add nsw i64 %13, 1
  store i64 %inc10, ptr %start, align 8
  br label %for.cond, !llvm.loop !8

for.end11:                                        ; preds = %for.cond
  %14 = load i64, ptr %best, align 8
  ret i64 %14
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @primes(i64 noundef %limit) #0 {
entry:
  %limit.addr = alloca i64, align 8
  %count = alloca i64, align 8
  %n = alloca i64, align 8
  %divisor = alloca i64, align 8
  store i64 %limit, ptr %limit.addr, align 8
  store i64 0, ptr %count, align 8
  store i64 2, ptr %n, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i64, ptr %n, align 8
  %1 = load i64, ptr %limit.addr, align 8
  %cmp = icmp slt i64 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  store i64 2, ptr %divisor, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %for.body
  %2 = load i64, ptr %divisor, align 8
  %3 = load i64, ptr %divisor, align 8
  %mul = mul nsw i64 %2, %3
  %4 = load i64, ptr %n, align 8
  %cmp1 = icmp sle i64 %mul, %4
  br i1 %cmp1, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %5 = load i64, ptr %n, align 8
  %6 = load i64, ptr %divisor, align 8
  %rem = srem i64 %5, %6
  %cmp2 = icmp ne i64 %rem, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %7 = phi i1 [ false, %while.cond ], [ %cmp2, %land.rhs ]
  br i1 %7, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %8 = load i64, ptr %divisor, align 8
  %inc = add nsw i64 %8, 1
  store i64 %inc, ptr %divisor, align 8
  br label %while.cond, !llvm.loop !9

while.end:                                        ; preds = %land.end
  %9 = load i64, ptr %divisor, align 8
  %10 = load i64, ptr %divisor, align 8
  %mul3 = mul nsw i64 %9, %10
  %11 = load i64, ptr %n, align 8
  %cmp4 = icmp sgt i64 %mul3, %11
  %conv = zext i1 %cmp4 to i32
  %conv5 = sext i32 %conv to i64
  %12 = load i64, ptr %count, align 8
  %add = add nsw i64 %12, %conv5
  store i64 %add, ptr %count, align 8
  br label %for.inc

for.inc:                                          ; preds = %while.end
  %13 = load i64, ptr %n, align 8
  %inc6 = add nsw i64 %13, 1
  store i64 %inc6, ptr %n, align 8
  br label %for.cond, !llvm.loop !10

for.end:                                          ; preds = %for.cond
  %14 = load i64, ptr %count, align 8
  ret i64 %14
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define internal i64 @run(i32 noundef %entry1, i64 noundef %argument) #0 {
entry:
  %retval = alloca i64, align 8
  %entry.addr = alloca i32, align 4
  %argument.addr = alloca i64, align 8
  %stack = alloca [1000 x i64], align 16
  %callers = alloca [100 x %struct.Caller], align 16
  %frame = alloca ptr, align 8
  %top = alloca ptr, align 8
  %caller = alloca ptr, align 8
  %next = alloca ptr, align 8
  %now = alloca ptr, align 8
  %.compoundliteral = alloca %struct.Caller, align 8
  %.compoundliteral75 = alloca %struct.Caller, align 8
  store i32 %entry1, ptr %entry.addr, align 4
  store i64 %argument, ptr %argument.addr, align 8
  call void @llvm.memset.p0.i64(ptr align 16 %stack, i8 0, i64 8000, i1 false)
  %0 = load i64, ptr %argument.addr, align 8
  store i64 %0, ptr %stack, align 8
  %arraydecay = getelementptr inbounds [1000 x i64], ptr %stack, i64 0, i64 0
  store ptr %arraydecay, ptr %frame, align 8
  %arraydecay2 = getelementptr inbounds [1000 x i64], ptr %stack, i64 0, i64 0
  %add.ptr = getelementptr inbounds i64, ptr %arraydecay2, i64 4
  store ptr %add.ptr, ptr %top, align 8
  %arraydecay3 = getelementptr inbounds [100 x %struct.Caller], ptr %callers, i64 0, i64 0
  store ptr %arraydecay3, ptr %caller, align 8
  %1 = load i32, ptr %entry.addr, align 4
  %idxprom = sext i32 %1 to i64
  %arrayidx = getelementptr inbounds [100 x %struct.Instruction], ptr @kProgram, i64 0, i64 %idxprom
  store ptr %arrayidx, ptr %next, align 8
  %2 = load ptr, ptr %caller, align 8
  %incdec.ptr = getelementptr inbounds %struct.Caller, ptr %2, i32 1
  store ptr %incdec.ptr, ptr %caller, align 8
  %next4 = getelementptr inbounds %struct.Caller, ptr %.compoundliteral, i32 0, i32 0
  store ptr @kProgram, ptr %next4, align 8
  %frame5 = getelementptr inbounds %struct.Caller, ptr %.compoundliteral, i32 0, i32 1
  %arraydecay6 = getelementptr inbounds [1000 x i64], ptr %stack, i64 0, i64 0
  store ptr %arraydecay6, ptr %frame5, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 %.compoundliteral, i64 16, i1 false)
  br label %for.cond

for.cond:                                         ; preds = %sw.epilog, %entry
  %3 = load ptr, ptr %next, align 8
  %incdec.ptr7 = getelementptr inbounds %struct.Instruction, ptr %3, i32 1
  store ptr %incdec.ptr7, ptr %next, align 8
  store ptr %3, ptr %now, align 8
  %4 = load ptr, ptr %now, align 8
  %operation = getelementptr inbounds %struct.Instruction, ptr %4, i32 0, i32 0
  %5 = load i32, ptr %operation, align 4
  switch i32 %5, label %sw.default [
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
  %6 = load i64, ptr %arrayidx8, align 16
  store i64 %6, ptr %retval, align 8
  br label %return

sw.bb9:                                           ; preds = %for.cond
  %7 = load ptr, ptr %now, align 8
  %operand = getelementptr inbounds %struct.Instruction, ptr %7, i32 0, i32 1
  %8 = load i32, ptr %operand, align 4
  %conv = sext i32 %8 to i64
  %9 = load ptr, ptr %top, align 8
  %incdec.ptr10 = getelementptr inbounds i64, ptr %9, i32 1
  store ptr %incdec.ptr10, ptr %top, align 8
  store i64 %conv, ptr %9, align 8
  br label %sw.epilog

sw.bb11:                                          ; preds = %for.cond
  %10 = load ptr, ptr %frame, align 8
  %11 = load ptr, ptr %now, align 8
  %operand12 = getelementptr inbounds %struct.Instruction, ptr %11, i32 0, i32 1
  %12 = load i32, ptr %operand12, align 4
  %idxprom13 = sext i32 %12 to i64
  %arrayidx14 = getelementptr inbounds i64, ptr %10, i64 %idxprom13
  %13 = load i64, ptr %arrayidx14, align 8
  %14 = load ptr, ptr %top, align 8
  %incdec.ptr15 = getelementptr inbounds i64, ptr %14, i32 1
  store ptr %incdec.ptr15, ptr %top, align 8
  store i64 %13, ptr %14, align 8
  br label %sw.epilog

sw.bb16:                                          ; preds = %for.cond
  %15 = load ptr, ptr %top, align 8
  %incdec.ptr17 = getelementptr inbounds i64, ptr %15, i32 -1
  store ptr %incdec.ptr17, ptr %top, align 8
  %16 = load i64, ptr %incdec.ptr17, align 8
  %17 = load ptr, ptr %frame, align 8
  %18 = load ptr, ptr %now, align 8
  %operand18 = getelementptr inbounds %struct.Instruction, ptr %18, i32 0, i32 1
  %19 = load i32, ptr %operand18, align 4
  %idxprom19 = sext i32 %19 to i64
  %arrayidx20 = getelementptr inbounds i64, ptr %17, i64 %idxprom19
  store i64 %16, ptr %arrayidx20, align 8
  br label %sw.epilog

sw.bb21:                                          ; preds = %for.cond
  %20 = load ptr, ptr %top, align 8
  %arrayidx22 = getelementptr inbounds i64, ptr %20, i64 -1
  %21 = load i64, ptr %arrayidx22, align 8
  %arrayidx23 = getelementptr inbounds [200000 x i64], ptr @memory, i64 0, i64 %21
  %22 = load i64, ptr %arrayidx23, align 8
  %23 = load ptr, ptr %top, align 8
  %arrayidx24 = getelementptr inbounds i64, ptr %23, i64 -1
  store i64 %22, ptr %arrayidx24, align 8
  br label %sw.epilog

sw.bb25:                                          ; preds = %for.cond
  %24 = load ptr, ptr %top, align 8
  %add.ptr26 = getelementptr inbounds i64, ptr %24, i64 -2
  store ptr %add.ptr26, ptr %top, align 8
  %25 = load ptr, ptr %top, align 8
  %arrayidx27 = getelementptr inbounds i64, ptr %25, i64 0
  %26 = load i64, ptr %arrayidx27, align 8
  %27 = load ptr, ptr %top, align 8
  %arrayidx28 = getelementptr inbounds i64, ptr %27, i64 1
  %28 = load i64, ptr %arrayidx28, align 8
  %arrayidx29 = getelementptr inbounds [200000 x i64], ptr @memory, i64 0, i64 %28
  store i64 %26, ptr %arrayidx29, align 8
  br label %sw.epilog

sw.bb30:                                          ; preds = %for.cond
  %29 = load ptr, ptr %top, align 8
  %incdec.ptr31 = getelementptr inbounds i64, ptr %29, i32 -1
  store ptr %incdec.ptr31, ptr %top, align 8
  %30 = load ptr, ptr %top, align 8
  %arrayidx32 = getelementptr inbounds i64, ptr %30, i64 0
  %31 = load i64, ptr %arrayidx32, align 8
  %32 = load ptr, ptr %top, align 8
  %arrayidx33 = getelementptr inbounds i64, ptr %32, i64 -1
  %33 = load i64, ptr %arrayidx33, align 8
  %add = add nsw i64 %33, %31
  store i64 %add, ptr %arrayidx33, align 8
  br label %sw.epilog

sw.bb34:                                          ; preds = %for.cond
  %34 = load ptr, ptr %top, align 8
  %incdec.ptr35 = getelementptr inbounds i64, ptr %34, i32 -1
  store ptr %incdec.ptr35, ptr %top, align 8
  %35 = load ptr, ptr %top, align 8
  %arrayidx36 = getelementptr inbounds i64, ptr %35, i64 0
  %36 = load i64, ptr %arrayidx36, align 8
  %37 = load ptr, ptr %top, align 8
  %arrayidx37 = getelementptr inbounds i64, ptr %37, i64 -1
  %38 = load i64, ptr %arrayidx37, align 8
  %sub = sub nsw i64 %38, %36
  store i64 %sub, ptr %arrayidx37, align 8
  br label %sw.epilog

sw.bb38:                                          ; preds = %for.cond
  %39 = load ptr, ptr %top, align 8
  %incdec.ptr39 = getelementptr inbounds i64, ptr %39, i32 -1
  store ptr %incdec.ptr39, ptr %top, align 8
  %40 = load ptr, ptr %top, align 8
  %arrayidx40 = getelementptr inbounds i64, ptr %40, i64 0
  %41 = load i64, ptr %arrayidx40, align 8
  %42 = load ptr, ptr %top, align 8
  %arrayidx41 = getelementptr inbounds i64, ptr %42, i64 -1
  %43 = load i64, ptr %arrayidx41, align 8
  %mul = mul nsw i64 %43, %41
  store i64 %mul, ptr %arrayidx41, align 8
  br label %sw.epilog

sw.bb42:                                          ; preds = %for.cond
  %44 = load ptr, ptr %top, align 8
  %incdec.ptr43 = getelementptr inbounds i64, ptr %44, i32 -1
  store ptr %incdec.ptr43, ptr %top, align 8
  %45 = load ptr, ptr %top, align 8
  %arrayidx44 = getelementptr inbounds i64, ptr %45, i64 -1
  %46 = load i64, ptr %arrayidx44, align 8
  %47 = load ptr, ptr %top, align 8
  %arrayidx45 = getelementptr inbounds i64, ptr %47, i64 0
  %48 = load i64, ptr %arrayidx45, align 8
  %cmp = icmp slt i64 %46, %48
  %conv46 = zext i1 %cmp to i32
  %conv47 = sext i32 %conv46 to i64
  %49 = load ptr, ptr %top, align 8
  %arrayidx48 = getelementptr inbounds i64, ptr %49, i64 -1
  store i64 %conv47, ptr %arrayidx48, align 8
  br label %sw.epilog

sw.bb49:                                          ; preds = %for.cond
  %50 = load ptr, ptr %top, align 8
  %arrayidx50 = getelementptr inbounds i64, ptr %50, i64 -1
  %51 = load i64, ptr %arrayidx50, align 8
  %and = and i64 %51, 1
  store i64 %and, ptr %arrayidx50, align 8
  br label %sw.epilog

sw.bb51:                                          ; preds = %for.cond
  %52 = load ptr, ptr %top, align 8
  %arrayidx52 = getelementptr inbounds i64, ptr %52, i64 -1
  %53 = load i64, ptr %arrayidx52, align 8
  %shr = ashr i64 %53, 1
  store i64 %shr, ptr %arrayidx52, align 8
  br label %sw.epilog

sw.bb53:                                          ; preds = %for.cond
  %54 = load ptr, ptr %now, align 8
  %operand54 = getelementptr inbounds %struct.Instruction, ptr %54, i32 0, i32 1
  %55 = load i32, ptr %operand54, align 4
  %idxprom55 = sext i32 %55 to i64
  %arrayidx56 = getelementptr inbounds [100 x %struct.Instruction], ptr @kProgram, i64 0, i64 %idxprom55
  store ptr %arrayidx56, ptr %next, align 8
  br label %sw.epilog

sw.bb57:                                          ; preds = %for.cond
  %56 = load ptr, ptr %top, align 8
  %incdec.ptr58 = getelementptr inbounds i64, ptr %56, i32 -1
  store ptr %incdec.ptr58, ptr %top, align 8
  %57 = load i64, ptr %incdec.ptr58, align 8
  %cmp59 = icmp ne i64 %57, 0
  br i1 %cmp59, label %if.then, label %if.end

if.then:                                          ; preds = %sw.bb57
  %58 = load ptr, ptr %now, align 8
  %operand61 = getelementptr inbounds %struct.Instruction, ptr %58, i32 0, i32 1
  %59 = load i32, ptr %operand61, align 4
  %idxprom62 = sext i32 %59 to i64
  %arrayidx63 = getelementptr inbounds [100 x %struct.Instruction], ptr @kProgram, i64 0, i64 %idxprom62
  store ptr %arrayidx63, ptr %next, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %sw.bb57
  br label %sw.epilog

sw.bb64:                                          ; preds = %for.cond
  %60 = load ptr, ptr %top, align 8
  %incdec.ptr65 = getelementptr inbounds i64, ptr %60, i32 -1
  store ptr %incdec.ptr65, ptr %top, align 8
  %61 = load i64, ptr %incdec.ptr65, align 8
  %cmp66 = icmp eq i64 %61, 0
  br i1 %cmp66, label %if.then68, label %if.end72

if.then68:                                        ; preds = %sw.bb64
  %62 = load ptr, ptr %now, align 8
  %operand69 = getelementptr inbounds %struct.Instruction, ptr %62, i32 0, i32 1
  %63 = load i32, ptr %operand69, align 4
  %idxprom70 = sext i32 %63 to i64
  %arrayidx71 = getelementptr inbounds [100 x %struct.Instruction], ptr @kProgram, i64 0, i64 %idxprom70
  store ptr %arrayidx71, ptr %next, align 8
  br label %if.end72

if.end72:                                         ; preds = %if.then68, %sw.bb64
  br label %sw.epilog

sw.bb73:                                          ; preds = %for.cond
  %64 = load ptr, ptr %caller, align 8
  %incdec.ptr74 = getelementptr inbounds %struct.Caller, ptr %64, i32 1
  store ptr %incdec.ptr74, ptr %caller, align 8
  %next76 = getelementptr inbounds %struct.Caller, ptr %.compoundliteral75, i32 0, i32 0
  %65 = load ptr, ptr %next, align 8
  store ptr %65, ptr %next76, align 8
  %frame77 = getelementptr inbounds %struct.Caller, ptr %.compoundliteral75, i32 0, i32 1
  %66 = load ptr, ptr %frame, align 8
  store ptr %66, ptr %frame77, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %64, ptr align 8 %.compoundliteral75, i64 16, i1 false)
  %67 = load ptr, ptr %top, align 8
  %add.ptr78 = getelementptr inbounds i64, ptr %67, i64 -1
  store ptr %add.ptr78, ptr %frame, align 8
  %68 = load ptr, ptr %top, align 8
  %arrayidx79 = getelementptr inbounds i64, ptr %68, i64 2
  store i64 0, ptr %arrayidx79, align 8
  %69 = load ptr, ptr %top, align 8
  %arrayidx80 = getelementptr inbounds i64, ptr %69, i64 1
  store i64 0, ptr %arrayidx80, align 8
  %70 = load ptr, ptr %top, align 8
  %arrayidx81 = getelementptr inbounds i64, ptr %70, i64 0
  store i64 0, ptr %arrayidx81, align 8
  %71 = load ptr, ptr %top, align 8
  %add.ptr82 = getelementptr inbounds i64, ptr %71, i64 3
  store ptr %add.ptr82, ptr %top, align 8
  %72 = load ptr, ptr %now, align 8
  %operand83 = getelementptr inbounds %struct.Instruction, ptr %72, i32 0, i32 1
  %73 = load i32, ptr %operand83, align 4
  %idxprom84 = sext i32 %73 to i64
  %arrayidx85 = getelementptr inbounds [100 x %struct.Instruction], ptr @kProgram, i64 0, i64 %idxprom84
  store ptr %arrayidx85, ptr %next, align 8
  br label %sw.epilog

sw.bb86:                                          ; preds = %for.cond
  %74 = load ptr, ptr %top, align 8
  %arrayidx87 = getelementptr inbounds i64, ptr %74, i64 -1
  %75 = load i64, ptr %arrayidx87, align 8
  %76 = load ptr, ptr %frame, align 8
  %arrayidx88 = getelementptr inbounds i64, ptr %76, i64 0
  store i64 %75, ptr %arrayidx88, align 8
  %77 = load ptr, ptr %frame, align 8
  %add.ptr89 = getelementptr inbounds i64, ptr %77, i64 1
  store ptr %add.ptr89, ptr %top, align 8
  %78 = load ptr, ptr %caller, align 8
  %incdec.ptr90 = getelementptr inbounds %struct.Caller, ptr %78, i32 -1
  store ptr %incdec.ptr90, ptr %caller, align 8
  %79 = load ptr, ptr %caller, align 8
  %frame91 = getelementptr inbounds %struct.Caller, ptr %79, i32 0, i32 1
  %80 = load ptr, ptr %frame91, align 8
  store ptr %80, ptr %frame, align 8
  %81 = load ptr, ptr %caller, align 8
  %next92 = getelementptr inbounds %struct.Caller, ptr %81, i32 0, i32 0
  %82 = load ptr, ptr %next92, align 8
  store ptr %82, ptr %next, align 8
  br label %sw.epilog

sw.default:                                       ; preds = %for.cond
  store i64 -1, ptr %retval, align 8
  br label %return

sw.epilog:                                        ; preds = %sw.bb86, %sw.bb73, %if.end72, %if.end, %sw.bb53, %sw.bb51, %sw.bb49, %sw.bb42, %sw.bb38, %sw.bb34, %sw.bb30, %sw.bb25, %sw.bb21, %sw.bb16, %sw.bb11, %sw.bb9
  br label %for.cond

return:                                           ; preds = %sw.default, %sw.bb
  %83 = load i64, ptr %retval, align 8
  ret i64 %83
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @fibonacci(i32 noundef %n) #0 {
entry:
  %n.addr = alloca i32, align 4
  %a = alloca i64, align 8
  %b = alloca i64, align 8
  %next = alloca i64, align 8
  store i32 %n, ptr %n.addr, align 4
  store i64 0, ptr %a, align 8
  store i64 1, ptr %b, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %n.addr, align 4
  %cmp = icmp sgt i32 %0, 0
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load i64, ptr %a, align 8
  %2 = load i64, ptr %b, align 8
  %add = add nsw i64 %1, %2
  store i64 %add, ptr %next, align 8
  %3 = load i64, ptr %b, align 8
  store i64 %3, ptr %a, align 8
  %4 = load i64, ptr %next, align 8
  store i64 %4, ptr %b, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %5 = load i32, ptr %n.addr, align 4
  %dec = add nsw i32 %5, -1
  store i32 %dec, ptr %n.addr, align 4
  br label %for.cond, !llvm.loop !11

for.end:                                          ; preds = %for.cond
  %6 = load i64, ptr %a, align 8
  ret i64 %6
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
