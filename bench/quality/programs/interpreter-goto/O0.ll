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
  %.compoundliteral119 = alloca %struct.Caller, align 8
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
  %3 = load ptr, ptr %next, align 8
  %incdec.ptr7 = getelementptr inbounds %struct.Instruction, ptr %3, i32 1
  store ptr %incdec.ptr7, ptr %next, align 8
  store ptr %3, ptr %now, align 8
  %operation = getelementptr inbounds %struct.Instruction, ptr %3, i32 0, i32 0
  %4 = load i32, ptr %operation, align 4
  %idxprom8 = sext i32 %4 to i64
  %arrayidx9 = getelementptr inbounds [17 x ptr], ptr @run.labels, i64 0, i64 %idxprom8
  %5 = load ptr, ptr %arrayidx9, align 8
  br label %indirectgoto

halt:                                             ; preds = %indirectgoto
  %arrayidx10 = getelementptr inbounds [1000 x i64], ptr %stack, i64 0, i64 0
  %6 = load i64, ptr %arrayidx10, align 16
  ret i64 %6

indirectgoto:                                     ; preds = %return_, %call, %if.end113, %if.end, %jump, %halve, %odd, %less, %multiply, %subtract, %add, %put, %fetch, %store, %load, %constant, %entry
  %indirect.goto.dest = phi ptr [ %5, %entry ], [ %12, %constant ], [ %20, %load ], [ %28, %store ], [ %35, %fetch ], [ %43, %put ], [ %51, %add ], [ %59, %subtract ], [ %67, %multiply ], [ %76, %less ], [ %81, %odd ], [ %86, %halve ], [ %91, %jump ], [ %98, %if.end ], [ %105, %if.end113 ], [ %118, %call ], [ %130, %return_ ]
  indirectbr ptr %indirect.goto.dest, [label %halt, label %constant, label %load, label %store, label %fetch, label %put, label %add, label %subtract, label %multiply, label %less, label %odd, label %halve, label %jump, label %jump_if, label %jump_if_not, label %call, label %return_]

constant:                                         ; preds = %indirectgoto
  %7 = load ptr, ptr %now, align 8
  %operand = getelementptr inbounds %struct.Instruction, ptr %7, i32 0, i32 1
  %8 = load i32, ptr %operand, align 4
  %conv = sext i32 %8 to i64
  %9 = load ptr, ptr %top, align 8
  %incdec.ptr11 = getelementptr inbounds i64, ptr %9, i32 1
  store ptr %incdec.ptr11, ptr %top, align 8
  store i64 %conv, ptr %9, align 8
  %10 = load ptr, ptr %next, align 8
  %incdec.ptr12 = getelementptr inbounds %struct.Instruction, ptr %10, i32 1
  store ptr %incdec.ptr12, ptr %next, align 8
  store ptr %10, ptr %now, align 8
  %operation13 = getelementptr inbounds %struct.Instruction, ptr %10, i32 0, i32 0
  %11 = load i32, ptr %operation13, align 4
  %idxprom14 = sext i32 %11 to i64
  %arrayidx15 = getelementptr inbounds [17 x ptr], ptr @run.labels, i64 0, i64 %idxprom14
  %12 = load ptr, ptr %arrayidx15, align 8
  br label %indirectgoto

load:                                             ; preds = %indirectgoto
  %13 = load ptr, ptr %frame, align 8
  %14 = load ptr, ptr %now, align 8
  %operand16 = getelementptr inbounds %struct.Instruction, ptr %14, i32 0, i32 1
  %15 = load i32, ptr %operand16, align 4
  %idxprom17 = sext i32 %15 to i64
  %arrayidx18 = getelementptr inbounds i64, ptr %13, i64 %idxprom17
  %16 = load i64, ptr %arrayidx18, align 8
  %17 = load ptr, ptr %top, align 8
  %incdec.ptr19 = getelementptr inbounds i64, ptr %17, i32 1
  store ptr %incdec.ptr19, ptr %top, align 8
  store i64 %16, ptr %17, align 8
  %18 = load ptr, ptr %next, align 8
  %incdec.ptr20 = getelementptr inbounds %struct.Instruction, ptr %18, i32 1
  store ptr %incdec.ptr20, ptr %next, align 8
  store ptr %18, ptr %now, align 8
  %operation21 = getelementptr inbounds %struct.Instruction, ptr %18, i32 0, i32 0
  %19 = load i32, ptr %operation21, align 4
  %idxprom22 = sext i32 %19 to i64
  %arrayidx23 = getelementptr inbounds [17 x ptr], ptr @run.labels, i64 0, i64 %idxprom22
  %20 = load ptr, ptr %arrayidx23, align 8
  br label %indirectgoto

store:                                            ; preds = %indirectgoto
  %21 = load ptr, ptr %top, align 8
  %incdec.ptr24 = getelementptr inbounds i64, ptr %21, i32 -1
  store ptr %incdec.ptr24, ptr %top, align 8
  %22 = load i64, ptr %incdec.ptr24, align 8
  %23 = load ptr, ptr %frame, align 8
  %24 = load ptr, ptr %now, align 8
  %operand25 = getelementptr inbounds %struct.Instruction, ptr %24, i32 0, i32 1
  %25 = load i32, ptr %operand25, align 4
  %idxprom26 = sext i32 %25 to i64
  %arrayidx27 = getelementptr inbounds i64, ptr %23, i64 %idxprom26
  store i64 %22, ptr %arrayidx27, align 8
  %26 = load ptr, ptr %next, align 8
  %incdec.ptr28 = getelementptr inbounds %struct.Instruction, ptr %26, i32 1
  store ptr %incdec.ptr28, ptr %next, align 8
  store ptr %26, ptr %now, align 8
  %operation29 = getelementptr inbounds %struct.Instruction, ptr %26, i32 0, i32 0
  %27 = load i32, ptr %operation29, align 4
  %idxprom30 = sext i32 %27 to i64
  %arrayidx31 = getelementptr inbounds [17 x ptr], ptr @run.labels, i64 0, i64 %idxprom30
  %28 = load ptr, ptr %arrayidx31, align 8
  br label %indirectgoto

fetch:                                            ; preds = %indirectgoto
  %29 = load ptr, ptr %top, align 8
  %arrayidx32 = getelementptr inbounds i64, ptr %29, i64 -1
  %30 = load i64, ptr %arrayidx32, align 8
  %arrayidx33 = getelementptr inbounds [200000 x i64], ptr @memory, i64 0, i64 %30
  %31 = load i64, ptr %arrayidx33, align 8
  %32 = load ptr, ptr %top, align 8
  %arrayidx34 = getelementptr inbounds i64, ptr %32, i64 -1
  store i64 %31, ptr %arrayidx34, align 8
  %33 = load ptr, ptr %next, align 8
  %incdec.ptr35 = getelementptr inbounds %struct.Instruction, ptr %33, i32 1
  store ptr %incdec.ptr35, ptr %next, align 8
  store ptr %33, ptr %now, align 8
  %operation36 = getelementptr inbounds %struct.Instruction, ptr %33, i32 0, i32 0
  %34 = load i32, ptr %operation36, align 4
  %idxprom37 = sext i32 %34 to i64
  %arrayidx38 = getelementptr inbounds [17 x ptr], ptr @run.labels, i64 0, i64 %idxprom37
  %35 = load ptr, ptr %arrayidx38, align 8
  br label %indirectgoto

put:                                              ; preds = %indirectgoto
  %36 = load ptr, ptr %top, align 8
  %add.ptr39 = getelementptr inbounds i64, ptr %36, i64 -2
  store ptr %add.ptr39, ptr %top, align 8
  %37 = load ptr, ptr %top, align 8
  %arrayidx40 = getelementptr inbounds i64, ptr %37, i64 0
  %38 = load i64, ptr %arrayidx40, align 8
  %39 = load ptr, ptr %top, align 8
  %arrayidx41 = getelementptr inbounds i64, ptr %39, i64 1
  %40 = load i64, ptr %arrayidx41, align 8
  %arrayidx42 = getelementptr inbounds [200000 x i64], ptr @memory, i64 0, i64 %40
  store i64 %38, ptr %arrayidx42, align 8
  %41 = load ptr, ptr %next, align 8
  %incdec.ptr43 = getelementptr inbounds %struct.Instruction, ptr %41, i32 1
  store ptr %incdec.ptr43, ptr %next, align 8
  store ptr %41, ptr %now, align 8
  %operation44 = getelementptr inbounds %struct.Instruction, ptr %41, i32 0, i32 0
  %42 = load i32, ptr %operation44, align 4
  %idxprom45 = sext i32 %42 to i64
  %arrayidx46 = getelementptr inbounds [17 x ptr], ptr @run.labels, i64 0, i64 %idxprom45
  %43 = load ptr, ptr %arrayidx46, align 8
  br label %indirectgoto

add:                                              ; preds = %indirectgoto
  %44 = load ptr, ptr %top, align 8
  %incdec.ptr47 = getelementptr inbounds i64, ptr %44, i32 -1
  store ptr %incdec.ptr47, ptr %top, align 8
  %45 = load ptr, ptr %top, align 8
  %arrayidx48 = getelementptr inbounds i64, ptr %45, i64 0
  %46 = load i64, ptr %arrayidx48, align 8
  %47 = load ptr, ptr %top, align 8
  %arrayidx49 = getelementptr inbounds i64, ptr %47, i64 -1
  %48 = load i64, ptr %arrayidx49, align 8
  %add50 = add nsw i64 %48, %46
  store i64 %add50, ptr %arrayidx49, align 8
  %49 = load ptr, ptr %next, align 8
  %incdec.ptr51 = getelementptr inbounds %struct.Instruction, ptr %49, i32 1
  store ptr %incdec.ptr51, ptr %next, align 8
  store ptr %49, ptr %now, align 8
  %operation52 = getelementptr inbounds %struct.Instruction, ptr %49, i32 0, i32 0
  %50 = load i32, ptr %operation52, align 4
  %idxprom53 = sext i32 %50 to i64
  %arrayidx54 = getelementptr inbounds [17 x ptr], ptr @run.labels, i64 0, i64 %idxprom53
  %51 = load ptr, ptr %arrayidx54, align 8
  br label %indirectgoto

subtract:                                         ; preds = %indirectgoto
  %52 = load ptr, ptr %top, align 8
  %incdec.ptr55 = getelementptr inbounds i64, ptr %52, i32 -1
  store ptr %incdec.ptr55, ptr %top, align 8
  %53 = load ptr, ptr %top, align 8
  %arrayidx56 = getelementptr inbounds i64, ptr %53, i64 0
  %54 = load i64, ptr %arrayidx56, align 8
  %55 = load ptr, ptr %top, align 8
  %arrayidx57 = getelementptr inbounds i64, ptr %55, i64 -1
  %56 = load i64, ptr %arrayidx57, align 8
  %sub = sub nsw i64 %56, %54
  store i64 %sub, ptr %arrayidx57, align 8
  %57 = load ptr, ptr %next, align 8
  %incdec.ptr58 = getelementptr inbounds %struct.Instruction, ptr %57, i32 1
  store ptr %incdec.ptr58, ptr %next, align 8
  store ptr %57, ptr %now, align 8
  %operation59 = getelementptr inbounds %struct.Instruction, ptr %57, i32 0, i32 0
  %58 = load i32, ptr %operation59, align 4
  %idxprom60 = sext i32 %58 to i64
  %arrayidx61 = getelementptr inbounds [17 x ptr], ptr @run.labels, i64 0, i64 %idxprom60
  %59 = load ptr, ptr %arrayidx61, align 8
  br label %indirectgoto

multiply:                                         ; preds = %indirectgoto
  %60 = load ptr, ptr %top, align 8
  %incdec.ptr62 = getelementptr inbounds i64, ptr %60, i32 -1
  store ptr %incdec.ptr62, ptr %top, align 8
  %61 = load ptr, ptr %top, align 8
  %arrayidx63 = getelementptr inbounds i64, ptr %61, i64 0
  %62 = load i64, ptr %arrayidx63, align 8
  %63 = load ptr, ptr %top, align 8
  %arrayidx64 = getelementptr inbounds i64, ptr %63, i64 -1
  %64 = load i64, ptr %arrayidx64, align 8
  %mul = mul nsw i64 %64, %62
  store i64 %mul, ptr %arrayidx64, align 8
  %65 = load ptr, ptr %next, align 8
  %incdec.ptr65 = getelementptr inbounds %struct.Instruction, ptr %65, i32 1
  store ptr %incdec.ptr65, ptr %next, align 8
  store ptr %65, ptr %now, align 8
  %operation66 = getelementptr inbounds %struct.Instruction, ptr %65, i32 0, i32 0
  %66 = load i32, ptr %operation66, align 4
  %idxprom67 = sext i32 %66 to i64
  %arrayidx68 = getelementptr inbounds [17 x ptr], ptr @run.labels, i64 0, i64 %idxprom67
  %67 = load ptr, ptr %arrayidx68, align 8
  br label %indirectgoto

less:                                             ; preds = %indirectgoto
  %68 = load ptr, ptr %top, align 8
  %incdec.ptr69 = getelementptr inbounds i64, ptr %68, i32 -1
  store ptr %incdec.ptr69, ptr %top, align 8
  %69 = load ptr, ptr %top, align 8
  %arrayidx70 = getelementptr inbounds i64, ptr %69, i64 -1
  %70 = load i64, ptr %arrayidx70, align 8
  %71 = load ptr, ptr %top, align 8
  %arrayidx71 = getelementptr inbounds i64, ptr %71, i64 0
  %72 = load i64, ptr %arrayidx71, align 8
  %cmp = icmp slt i64 %70, %72
  %conv72 = zext i1 %cmp to i32
  %conv73 = sext i32 %conv72 to i64
  %73 = load ptr, ptr %top, align 8
  %arrayidx74 = getelementptr inbounds i64, ptr %73, i64 -1
  store i64 %conv73, ptr %arrayidx74, align 8
  %74 = load ptr, ptr %next, align 8
  %incdec.ptr75 = getelementptr inbounds %struct.Instruction, ptr %74, i32 1
  store ptr %incdec.ptr75, ptr %next, align 8
  store ptr %74, ptr %now, align 8
  %operation76 = getelementptr inbounds %struct.Instruction, ptr %74, i32 0, i32 0
  %75 = load i32, ptr %operation76, align 4
  %idxprom77 = sext i32 %75 to i64
  %arrayidx78 = getelementptr inbounds [17 x ptr], ptr @run.labels, i64 0, i64 %idxprom77
  %76 = load ptr, ptr %arrayidx78, align 8
  br label %indirectgoto

odd:                                              ; preds = %indirectgoto
  %77 = load ptr, ptr %top, align 8
  %arrayidx79 = getelementptr inbounds i64, ptr %77, i64 -1
  %78 = load i64, ptr %arrayidx79, align 8
  %and = and i64 %78, 1
  store i64 %and, ptr %arrayidx79, align 8
  %79 = load ptr, ptr %next, align 8
  %incdec.ptr80 = getelementptr inbounds %struct.Instruction, ptr %79, i32 1
  store ptr %incdec.ptr80, ptr %next, align 8
  store ptr %79, ptr %now, align 8
  %operation81 = getelementptr inbounds %struct.Instruction, ptr %79, i32 0, i32 0
  %80 = load i32, ptr %operation81, align 4
  %idxprom82 = sext i32 %80 to i64
  %arrayidx83 = getelementptr inbounds [17 x ptr], ptr @run.labels, i64 0, i64 %idxprom82
  %81 = load ptr, ptr %arrayidx83, align 8
  br label %indirectgoto

halve:                                            ; preds = %indirectgoto
  %82 = load ptr, ptr %top, align 8
  %arrayidx84 = getelementptr inbounds i64, ptr %82, i64 -1
  %83 = load i64, ptr %arrayidx84, align 8
  %shr = ashr i64 %83, 1
  store i64 %shr, ptr %arrayidx84, align 8
  %84 = load ptr, ptr %next, align 8
  %incdec.ptr85 = getelementptr inbounds %struct.Instruction, ptr %84, i32 1
  store ptr %incdec.ptr85, ptr %next, align 8
  store ptr %84, ptr %now, align 8
  %operation86 = getelementptr inbounds %struct.Instruction, ptr %84, i32 0, i32 0
  %85 = load i32, ptr %operation86, align 4
  %idxprom87 = sext i32 %85 to i64
  %arrayidx88 = getelementptr inbounds [17 x ptr], ptr @run.labels, i64 0, i64 %idxprom87
  %86 = load ptr, ptr %arrayidx88, align 8
  br label %indirectgoto

jump:                                             ; preds = %indirectgoto
  %87 = load ptr, ptr %now, align 8
  %operand89 = getelementptr inbounds %struct.Instruction, ptr %87, i32 0, i32 1
  %88 = load i32, ptr %operand89, align 4
  %idxprom90 = sext i32 %88 to i64
  %arrayidx91 = getelementptr inbounds [100 x %struct.Instruction], ptr @kProgram, i64 0, i64 %idxprom90
  store ptr %arrayidx91, ptr %next, align 8
  %89 = load ptr, ptr %next, align 8
  %incdec.ptr92 = getelementptr inbounds %struct.Instruction, ptr %89, i32 1
  store ptr %incdec.ptr92, ptr %next, align 8
  store ptr %89, ptr %now, align 8
  %operation93 = getelementptr inbounds %struct.Instruction, ptr %89, i32 0, i32 0
  %90 = load i32, ptr %operation93, align 4
  %idxprom94 = sext i32 %90 to i64
  %arrayidx95 = getelementptr inbounds [17 x ptr], ptr @run.labels, i64 0, i64 %idxprom94
  %91 = load ptr, ptr %arrayidx95, align 8
  br label %indirectgoto

jump_if:                                          ; preds = %indirectgoto
  %92 = load ptr, ptr %top, align 8
  %incdec.ptr96 = getelementptr inbounds i64, ptr %92, i32 -1
  store ptr %incdec.ptr96, ptr %top, align 8
  %93 = load i64, ptr %incdec.ptr96, align 8
  %cmp97 = icmp ne i64 %93, 0
  br i1 %cmp97, label %if.then, label %if.end

if.then:                                          ; preds = %jump_if
  %94 = load ptr, ptr %now, align 8
  %operand99 = getelementptr inbounds %struct.Instruction, ptr %94, i32 0, i32 1
  %95 = load i32, ptr %operand99, align 4
  %idxprom100 = sext i32 %95 to i64
  %arrayidx101 = getelementptr inbounds [100 x %struct.Instruction], ptr @kProgram, i64 0, i64 %idxprom100
  store ptr %arrayidx101, ptr %next, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %jump_if
  %96 = load ptr, ptr %next, align 8
  %incdec.ptr102 = getelementptr inbounds %struct.Instruction, ptr %96, i32 1
  store ptr %incdec.ptr102, ptr %next, align 8
  store ptr %96, ptr %now, align 8
  %operation103 = getelementptr inbounds %struct.Instruction, ptr %96, i32 0, i32 0
  %97 = load i32, ptr %operation103, align 4
  %idxprom104 = sext i32 %97 to i64
  %arrayidx105 = getelementptr inbounds [17 x ptr], ptr @run.labels, i64 0, i64 %idxprom104
  %98 = load ptr, ptr %arrayidx105, align 8
  br label %indirectgoto

jump_if_not:                                      ; preds = %indirectgoto
  %99 = load ptr, ptr %top, align 8
  %incdec.ptr106 = getelementptr inbounds i64, ptr %99, i32 -1
  store ptr %incdec.ptr106, ptr %top, align 8
  %100 = load i64, ptr %incdec.ptr106, align 8
  %cmp107 = icmp eq i64 %100, 0
  br i1 %cmp107, label %if.then109, label %if.end113

if.then109:                                       ; preds = %jump_if_not
  %101 = load ptr, ptr %now, align 8
  %operand110 = getelementptr inbounds %struct.Instruction, ptr %101, i32 0, i32 1
  %102 = load i32, ptr %operand110, align 4
  %idxprom111 = sext i32 %102 to i64
  %arrayidx112 = getelementptr inbounds [100 x %struct.Instruction], ptr @kProgram, i64 0, i64 %idxprom111
  store ptr %arrayidx112, ptr %next, align 8
  br label %if.end113

if.end113:                                        ; preds = %if.then109, %jump_if_not
  %103 = load ptr, ptr %next, align 8
  %incdec.ptr114 = getelementptr inbounds %struct.Instruction, ptr %103, i32 1
  store ptr %incdec.ptr114, ptr %next, align 8
  store ptr %103, ptr %now, align 8
  %operation115 = getelementptr inbounds %struct.Instruction, ptr %103, i32 0, i32 0
  %104 = load i32, ptr %operation115, align 4
  %idxprom116 = sext i32 %104 to i64
  %arrayidx117 = getelementptr inbounds [17 x ptr], ptr @run.labels, i64 0, i64 %idxprom116
  %105 = load ptr, ptr %arrayidx117, align 8
  br label %indirectgoto

call:                                             ; preds = %indirectgoto
  %106 = load ptr, ptr %caller, align 8
  %incdec.ptr118 = getelementptr inbounds %struct.Caller, ptr %106, i32 1
  store ptr %incdec.ptr118, ptr %caller, align 8
  %next120 = getelementptr inbounds %struct.Caller, ptr %.compoundliteral119, i32 0, i32 0
  %107 = load ptr, ptr %next, align 8
  store ptr %107, ptr %next120, align 8
  %frame121 = getelementptr inbounds %struct.Caller, ptr %.compoundliteral119, i32 0, i32 1
  %108 = load ptr, ptr %frame, align 8
  store ptr %108, ptr %frame121, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %106, ptr align 8 %.compoundliteral119, i64 16, i1 false)
  %109 = load ptr, ptr %top, align 8
  %add.ptr122 = getelementptr inbounds i64, ptr %109, i64 -1
  store ptr %add.ptr122, ptr %frame, align 8
  %110 = load ptr, ptr %top, align 8
  %arrayidx123 = getelementptr inbounds i64, ptr %110, i64 2
  store i64 0, ptr %arrayidx123, align 8
  %111 = load ptr, ptr %top, align 8
  %arrayidx124 = getelementptr inbounds i64, ptr %111, i64 1
  store i64 0, ptr %arrayidx124, align 8
  %112 = load ptr, ptr %top, align 8
  %arrayidx125 = getelementptr inbounds i64, ptr %112, i64 0
  store i64 0, ptr %arrayidx125, align 8
  %113 = load ptr, ptr %top, align 8
  %add.ptr126 = getelementptr inbounds i64, ptr %113, i64 3
  store ptr %add.ptr126, ptr %top, align 8
  %114 = load ptr, ptr %now, align 8
  %operand127 = getelementptr inbounds %struct.Instruction, ptr %114, i32 0, i32 1
  %115 = load i32, ptr %operand127, align 4
  %idxprom128 = sext i32 %115 to i64
  %arrayidx129 = getelementptr inbounds [100 x %struct.Instruction], ptr @kProgram, i64 0, i64 %idxprom128
  store ptr %arrayidx129, ptr %next, align 8
  %116 = load ptr, ptr %next, align 8
  %incdec.ptr130 = getelementptr inbounds %struct.Instruction, ptr %116, i32 1
  store ptr %incdec.ptr130, ptr %next, align 8
  store ptr %116, ptr %now, align 8
  %operation131 = getelementptr inbounds %struct.Instruction, ptr %116, i32 0, i32 0
  %117 = load i32, ptr %operation131, align 4
  %idxprom132 = sext i32 %117 to i64
  %arrayidx133 = getelementptr inbounds [17 x ptr], ptr @run.labels, i64 0, i64 %idxprom132
  %118 = load ptr, ptr %arrayidx133, align 8
  br label %indirectgoto

return_:                                          ; preds = %indirectgoto
  %119 = load ptr, ptr %top, align 8
  %arrayidx134 = getelementptr inbounds i64, ptr %119, i64 -1
  %120 = load i64, ptr %arrayidx134, align 8
  %121 = load ptr, ptr %frame, align 8
  %arrayidx135 = getelementptr inbounds i64, ptr %121, i64 0
  store i64 %120, ptr %arrayidx135, align 8
  %122 = load ptr, ptr %frame, align 8
  %add.ptr136 = getelementptr inbounds i64, ptr %122, i64 1
  store ptr %add.ptr136, ptr %top, align 8
  %123 = load ptr, ptr %caller, align 8
  %incdec.ptr137 = getelementptr inbounds %struct.Caller, ptr %123, i32 -1
  store ptr %incdec.ptr137, ptr %caller, align 8
  %124 = load ptr, ptr %caller, align 8
  %frame138 = getelementptr inbounds %struct.Caller, ptr %124, i32 0, i32 1
  %125 = load ptr, ptr %frame138, align 8
  store ptr %125, ptr %frame, align 8
  %126 = load ptr, ptr %caller, align 8
  %next139 = getelementptr inbounds %struct.Caller, ptr %126, i32 0, i32 0
  %127 = load ptr, ptr %next139, align 8
  store ptr %127, ptr %next, align 8
  %128 = load ptr, ptr %next, align 8
  %incdec.ptr140 = getelementptr inbounds %struct.Instruction, ptr %128, i32 1
  store ptr %incdec.ptr140, ptr %next, align 8
  store ptr %128, ptr %now, align 8
  %operation141 = getelementptr inbounds %struct.Instruction, ptr %128, i32 0, i32 0
  %129 = load i32, ptr %operation141, align 4
  %idxprom142 = sext i32 %129 to i64
  %arrayidx143 = getelementptr inbounds [17 x ptr], ptr @run.labels, i64 0, i64 %idxprom142
  %130 = load ptr, ptr %arrayidx143, align 8
  br label %indirectgoto
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
