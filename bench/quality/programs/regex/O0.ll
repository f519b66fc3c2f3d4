source_filename = "regex.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Machine = type { [256 x %struct.State], i32, ptr, ptr, i32 }
%struct.State = type { i32, i8, ptr, ptr, i32 }
%struct.List = type { [256 x ptr], i32 }

@main.letters = internal global %struct.Machine zeroinitializer, align 8
@main.numbers = internal global %struct.Machine zeroinitializer, align 8
@.str = private unnamed_addr constant [17 x i8] c"(a|b)*a.........\00", align 1
@.str.1 = private unnamed_addr constant [67 x i8] c"-?(0|1|2|3|4|5|6|7|8|9)+\\.(0|1|2|3|4|5|6|7|8|9)+((e|E)(-|\\+)?10*)?\00", align 1
@.str.2 = private unnamed_addr constant [31 x i8] c"regex: %ld of %ld lines match\0A\00", align 1
@matches.lists = internal global [2 x %struct.List] zeroinitializer, align 16
@.str.3 = private unnamed_addr constant [11 x i8] c"%s%u%s%s%s\00", align 1
@.str.4 = private unnamed_addr constant [2 x i8] c"-\00", align 1
@.str.5 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.6 = private unnamed_addr constant [3 x i8] c"..\00", align 1
@.str.7 = private unnamed_addr constant [2 x i8] c".\00", align 1
@.str.8 = private unnamed_addr constant [6 x i8] c"01102\00", align 1
@.str.9 = private unnamed_addr constant [2 x i8] c"5\00", align 1
@.str.10 = private unnamed_addr constant [5 x i8] c"e+10\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %lines = alloca i64, align 8
  %random = alloca i32, align 4
  %found = alloca i64, align 8
  %wrong = alloca i64, align 8
  %tenth = alloca ptr, align 8
  %number = alloca ptr, align 8
  %i = alloca i64, align 8
  %line = alloca [65 x i8], align 16
  %expected = alloca i8, align 1
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
  br i1 %tobool, label %cond.true1, label %cond.false2

cond.true1:                                       ; preds = %cond.end
  %4 = load i64, ptr %scale, align 8
  %mul = mul nsw i64 %4, 100000
  br label %cond.end3

cond.false2:                                      ; preds = %cond.end
  br label %cond.end3

cond.end3:                                        ; preds = %cond.false2, %cond.true1
  %cond4 = phi i64 [ %mul, %cond.true1 ], [ 100, %cond.false2 ]
  store i64 %cond4, ptr %lines, align 8
  store i32 20261121, ptr %random, align 4
  store i64 0, ptr %found, align 8
  store i64 0, ptr %wrong, align 8
  %call5 = call ptr @compile(ptr noundef @main.letters, ptr noundef @.str)
  store ptr %call5, ptr %tenth, align 8
  %call6 = call ptr @compile(ptr noundef @main.numbers, ptr noundef @.str.1)
  store ptr %call6, ptr %number, align 8
  store i64 0, ptr %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end3
  %5 = load i64, ptr %i, align 8
  %6 = load i64, ptr %lines, align 8
  %cmp7 = icmp slt i64 %5, %6
  br i1 %cmp7, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %arraydecay = getelementptr inbounds [65 x i8], ptr %line, i64 0, i64 0
  %call8 = call zeroext i1 @make_line(ptr noundef %arraydecay, ptr noundef %random)
  %storedv = zext i1 %call8 to i8
  store i8 %storedv, ptr %expected, align 1
  %7 = load ptr, ptr %tenth, align 8
  %arraydecay9 = getelementptr inbounds [65 x i8], ptr %line, i64 0, i64 0
  %call10 = call zeroext i1 @matches(ptr noundef @main.letters, ptr noundef %7, ptr noundef %arraydecay9)
  %conv = zext i1 %call10 to i32
  %8 = load i8, ptr %expected, align 1
  %loadedv = trunc i8 %8 to i1
  %conv11 = zext i1 %loadedv to i32
  %cmp12 = icmp ne i32 %conv, %conv11
  %conv13 = zext i1 %cmp12 to i32
  %conv14 = sext i32 %conv13 to i64
  %9 = load i64, ptr %wrong, align 8
  %add = add nsw i64 %9, %conv14
  store i64 %add, ptr %wrong, align 8
  %10 = load i8, ptr %expected, align 1
  %loadedv15 = trunc i8 %10 to i1
  %conv16 = zext i1 %loadedv15 to i64
  %11 = load i64, ptr %found, align 8
  %add17 = add nsw i64 %11, %conv16
  store i64 %add17, ptr %found, align 8
  %arraydecay18 = getelementptr inbounds [65 x i8], ptr %line, i64 0, i64 0
  %call19 = call zeroext i1 @make_number(ptr noundef %arraydecay18, ptr noundef %random)
  %storedv20 = zext i1 %call19 to i8
  store i8 %storedv20, ptr %expected, align 1
  %12 = load ptr, ptr %number, align 8
  %arraydecay21 = getelementptr inbounds [65 x i8], ptr %line, i64 0, i64 0
  %call22 = call zeroext i1 @matches(ptr noundef @main.numbers, ptr noundef %12, ptr noundef %arraydecay21)
  %conv23 = zext i1 %call22 to i32
  %13 = load i8, ptr %expected, align 1
  %loadedv24 = trunc i8 %13 to i1
  %conv25 = zext i1 %loadedv24 to i32
  %cmp26 = icmp ne i32 %conv23, %conv25
  %conv27 = zext i1 %cmp26 to i32
  %conv28 = sext i32 %conv27 to i64
  %14 = load i64, ptr %wrong, align 8
  %add29 = add nsw i64 %14, %conv28
  store i64 %add29, ptr %wrong, align 8
  %15 = load i8, ptr %expected, align 1
  %loadedv30 = trunc i8 %15 to i1
  %conv31 = zext i1 %loadedv30 to i64
  %16 = load i64, ptr %found, align 8
  %add32 = add nsw i64 %16, %conv31
  store i64 %add32, ptr %found, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %17 = load i64, ptr %i, align 8
  %inc = add nsw i64 %17, 1
  store i64 %inc, ptr %i, align 8
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  %18 = load i64, ptr %found, align 8
  %19 = load i64, ptr %lines, align 8
  %mul33 = mul nsw i64 2, %19
  %call34 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i64 noundef %18, i64 noundef %mul33)
  %20 = load i64, ptr %wrong, align 8
  %cmp35 = icmp ne i64 %20, 0
  %conv36 = zext i1 %cmp35 to i32
  ret i32 %conv36
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @compile(ptr noundef %machine, ptr noundef %pattern) #0 {
entry:
  %machine.addr = alloca ptr, align 8
  %pattern.addr = alloca ptr, align 8
  store ptr %machine, ptr %machine.addr, align 8
  store ptr %pattern, ptr %pattern.addr, align 8
  %0 = load ptr, ptr %machine.addr, align 8
  %used = getelementptr inbounds %struct.Machine, ptr %0, i32 0, i32 1
  store i32 0, ptr %used, align 8
  %1 = load ptr, ptr %machine.addr, align 8
  %step = getelementptr inbounds %struct.Machine, ptr %1, i32 0, i32 4
  store i32 0, ptr %step, align 8
  %2 = load ptr, ptr %pattern.addr, align 8
  %3 = load ptr, ptr %machine.addr, align 8
  %pattern1 = getelementptr inbounds %struct.Machine, ptr %3, i32 0, i32 2
  store ptr %2, ptr %pattern1, align 8
  %4 = load ptr, ptr %pattern.addr, align 8
  %5 = load ptr, ptr %pattern.addr, align 8
  %call = call i64 @strlen(ptr noundef %5) #6
  %add.ptr = getelementptr inbounds i8, ptr %4, i64 %call
  %6 = load ptr, ptr %machine.addr, align 8
  %at = getelementptr inbounds %struct.Machine, ptr %6, i32 0, i32 3
  store ptr %add.ptr, ptr %at, align 8
  %7 = load ptr, ptr %machine.addr, align 8
  %8 = load ptr, ptr %machine.addr, align 8
  %call2 = call ptr @make(ptr noundef %8, i32 noundef 3, i8 noundef signext 0, ptr noundef null, ptr noundef null)
  %call3 = call ptr @compile_alternatives(ptr noundef %7, ptr noundef %call2)
  ret ptr %call3
}

; Function Attrs: noinline nounwind uwtable
define internal zeroext i1 @make_line(ptr noundef %line, ptr noundef %state) #0 {
entry:
  %line.addr = alloca ptr, align 8
  %state.addr = alloca ptr, align 8
  %length = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %line, ptr %line.addr, align 8
  store ptr %state, ptr %state.addr, align 8
  %0 = load ptr, ptr %state.addr, align 8
  %call = call i32 @next_random(ptr noundef %0)
  %rem = urem i32 %call, 44
  %add = add nsw i32 20, %rem
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
  %call1 = call i32 @next_random(ptr noundef %3)
  %rem2 = urem i32 %call1, 2
  %tobool = icmp ne i32 %rem2, 0
  %4 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 97, i32 98
  %conv = trunc i32 %cond to i8
  %5 = load ptr, ptr %line.addr, align 8
  %6 = load i32, ptr %i, align 4
  %idxprom = sext i32 %6 to i64
  %arrayidx = getelementptr inbounds i8, ptr %5, i64 %idxprom
  store i8 %conv, ptr %arrayidx, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %7 = load i32, ptr %i, align 4
  %inc = add nsw i32 %7, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !7

for.end:                                          ; preds = %for.cond
  %8 = load ptr, ptr %line.addr, align 8
  %9 = load i32, ptr %length, align 4
  %idxprom3 = sext i32 %9 to i64
  %arrayidx4 = getelementptr inbounds i8, ptr %8, i64 %idxprom3
  store i8 0, ptr %arrayidx4, align 1
  %10 = load ptr, ptr %line.addr, align 8
  %11 = load i32, ptr %length, align 4
  %sub = sub nsw i32 %11, 10
  %idxprom5 = sext i32 %sub to i64
  %arrayidx6 = getelementptr inbounds i8, ptr %10, i64 %idxprom5
  %12 = load i8, ptr %arrayidx6, align 1
  %conv7 = sext i8 %12 to i32
  %cmp8 = icmp eq i32 %conv7, 97
  ret i1 %cmp8
}

; Function Attrs: noinline nounwind uwtable
define internal zeroext i1 @matches(ptr noundef %machine, ptr noundef %start, ptr noundef %line) #0 {
entry:
  %retval = alloca i1, align 1
  %machine.addr = alloca ptr, align 8
  %start.addr = alloca ptr, align 8
  %line.addr = alloca ptr, align 8
  %now = alloca ptr, align 8
  %then = alloca ptr, align 8
  %kept = alloca ptr, align 8
  %i = alloca i32, align 4
  store ptr %machine, ptr %machine.addr, align 8
  store ptr %start, ptr %start.addr, align 8
  store ptr %line, ptr %line.addr, align 8
  store ptr @matches.lists, ptr %now, align 8
  store ptr getelementptr inbounds ([2 x %struct.List], ptr @matches.lists, i64 0, i64 1), ptr %then, align 8
  %0 = load ptr, ptr %now, align 8
  %count = getelementptr inbounds %struct.List, ptr %0, i32 0, i32 1
  store i32 0, ptr %count, align 8
  %1 = load ptr, ptr %now, align 8
  %2 = load ptr, ptr %start.addr, align 8
  %3 = load ptr, ptr %machine.addr, align 8
  %step = getelementptr inbounds %struct.Machine, ptr %3, i32 0, i32 4
  %4 = load i32, ptr %step, align 8
  %inc = add i32 %4, 1
  store i32 %inc, ptr %step, align 8
  call void @add(ptr noundef %1, ptr noundef %2, i32 noundef %inc)
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %5 = load ptr, ptr %line.addr, align 8
  %6 = load i8, ptr %5, align 1
  %conv = sext i8 %6 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %7 = load ptr, ptr %now, align 8
  %count1 = getelementptr inbounds %struct.List, ptr %7, i32 0, i32 1
  %8 = load i32, ptr %count1, align 8
  %tobool2 = icmp ne i32 %8, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %9 = phi i1 [ false, %for.cond ], [ %tobool2, %land.rhs ]
  br i1 %9, label %for.body, label %for.end

for.body:                                         ; preds = %land.end
  %10 = load ptr, ptr %now, align 8
  %11 = load ptr, ptr %then, align 8
  %12 = load ptr, ptr %line.addr, align 8
  %13 = load i8, ptr %12, align 1
  %14 = load ptr, ptr %machine.addr, align 8
  %step3 = getelementptr inbounds %struct.Machine, ptr %14, i32 0, i32 4
  %15 = load i32, ptr %step3, align 8
  %inc4 = add i32 %15, 1
  store i32 %inc4, ptr %step3, align 8
  call void @advance(ptr noundef %10, ptr noundef %11, i8 noundef signext %13, i32 noundef %inc4)
  %16 = load ptr, ptr %now, align 8
  store ptr %16, ptr %kept, align 8
  %17 = load ptr, ptr %then, align 8
  store ptr %17, ptr %now, align 8
  %18 = load ptr, ptr %kept, align 8
  store ptr %18, ptr %then, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %19 = load ptr, ptr %line.addr, align 8
  %incdec.ptr = getelementptr inbounds i8, ptr %19, i32 1
  store ptr %incdec.ptr, ptr %line.addr, align 8
  br label %for.cond, !llvm.loop !8

for.end:                                          ; preds = %land.end
  store i32 0, ptr %i, align 4
  br label %for.cond5

for.cond5:                                        ; preds = %for.inc14, %for.end
  %20 = load i32, ptr %i, align 4
  %21 = load ptr, ptr %now, align 8
  %count6 = getelementptr inbounds %struct.List, ptr %21, i32 0, i32 1
  %22 = load i32, ptr %count6, align 8
  %cmp = icmp slt i32 %20, %22
  br i1 %cmp, label %for.body8, label %for.end16

for.body8:                                        ; preds = %for.cond5
  %23 = load ptr, ptr %now, align 8
  %states = getelementptr inbounds %struct.List, ptr %23, i32 0, i32 0
  %24 = load i32, ptr %i, align 4
  %idxprom = sext i32 %24 to i64
  %arrayidx = getelementptr inbounds [256 x ptr], ptr %states, i64 0, i64 %idxprom
  %25 = load ptr, ptr %arrayidx, align 8
  %kind = getelementptr inbounds %struct.State, ptr %25, i32 0, i32 0
  %26 = load i32, ptr %kind, align 8
  %cmp9 = icmp eq i32 %26, 3
  br i1 %cmp9, label %if.then, label %if.end

if.then:                                          ; preds = %for.body8
  %27 = load ptr, ptr %line.addr, align 8
  %28 = load i8, ptr %27, align 1
  %conv11 = sext i8 %28 to i32
  %cmp12 = icmp eq i32 %conv11, 0
  store i1 %cmp12, ptr %retval, align 1
  br label %return

if.end:                                           ; preds = %for.body8
  br label %for.inc14

for.inc14:                                        ; preds = %if.end
  %29 = load i32, ptr %i, align 4
  %inc15 = add nsw i32 %29, 1
  store i32 %inc15, ptr %i, align 4
  br label %for.cond5, !llvm.loop !9

for.end16:                                        ; preds = %for.cond5
  store i1 false, ptr %retval, align 1
  br label %return

return:                                           ; preds = %for.end16, %if.then
  %30 = load i1, ptr %retval, align 1
  ret i1 %30
}

; Function Attrs: noinline nounwind uwtable
define internal zeroext i1 @make_number(ptr noundef %line, ptr noundef %state) #0 {
entry:
  %line.addr = alloca ptr, align 8
  %state.addr = alloca ptr, align 8
  %random = alloca i32, align 4
  %spoiled = alloca i8, align 1
  store ptr %line, ptr %line.addr, align 8
  store ptr %state, ptr %state.addr, align 8
  %0 = load ptr, ptr %state.addr, align 8
  %call = call i32 @next_random(ptr noundef %0)
  store i32 %call, ptr %random, align 4
  %1 = load i32, ptr %random, align 4
  %rem = urem i32 %1, 3
  %cmp = icmp eq i32 %rem, 0
  %storedv = zext i1 %cmp to i8
  store i8 %storedv, ptr %spoiled, align 1
  %2 = load ptr, ptr %line.addr, align 8
  %3 = load i32, ptr %random, align 4
  %and = and i32 %3, 4
  %tobool = icmp ne i32 %and, 0
  %4 = zext i1 %tobool to i64
  %cond = select i1 %tobool, ptr @.str.4, ptr @.str.5
  %5 = load i32, ptr %random, align 4
  %6 = load i8, ptr %spoiled, align 1
  %loadedv = trunc i8 %6 to i1
  %7 = zext i1 %loadedv to i64
  %cond1 = select i1 %loadedv, ptr @.str.6, ptr @.str.7
  %8 = load i32, ptr %random, align 4
  %and2 = and i32 %8, 8
  %tobool3 = icmp ne i32 %and2, 0
  %9 = zext i1 %tobool3 to i64
  %cond4 = select i1 %tobool3, ptr @.str.8, ptr @.str.9
  %10 = load i32, ptr %random, align 4
  %and5 = and i32 %10, 16
  %tobool6 = icmp ne i32 %and5, 0
  %11 = zext i1 %tobool6 to i64
  %cond7 = select i1 %tobool6, ptr @.str.10, ptr @.str.5
  %call8 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %2, ptr noundef @.str.3, ptr noundef %cond, i32 noundef %5, ptr noundef %cond1, ptr noundef %cond4, ptr noundef %cond7) #5
  %12 = load i8, ptr %spoiled, align 1
  %loadedv9 = trunc i8 %12 to i1
  %lnot = xor i1 %loadedv9, true
  ret i1 %lnot
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @compile_alternatives(ptr noundef %machine, ptr noundef %next) #0 {
entry:
  %machine.addr = alloca ptr, align 8
  %next.addr = alloca ptr, align 8
  %first = alloca ptr, align 8
  store ptr %machine, ptr %machine.addr, align 8
  store ptr %next, ptr %next.addr, align 8
  %0 = load ptr, ptr %machine.addr, align 8
  %1 = load ptr, ptr %next.addr, align 8
  %call = call ptr @compile_sequence(ptr noundef %0, ptr noundef %1)
  store ptr %call, ptr %first, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %2 = load ptr, ptr %machine.addr, align 8
  %call1 = call zeroext i1 @ends_in(ptr noundef %2, i8 noundef signext 124)
  br i1 %call1, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %3 = load ptr, ptr %machine.addr, align 8
  %at = getelementptr inbounds %struct.Machine, ptr %3, i32 0, i32 3
  %4 = load ptr, ptr %at, align 8
  %incdec.ptr = getelementptr inbounds i8, ptr %4, i32 -1
  store ptr %incdec.ptr, ptr %at, align 8
  %5 = load ptr, ptr %machine.addr, align 8
  %6 = load ptr, ptr %machine.addr, align 8
  %7 = load ptr, ptr %next.addr, align 8
  %call2 = call ptr @compile_sequence(ptr noundef %6, ptr noundef %7)
  %8 = load ptr, ptr %first, align 8
  %call3 = call ptr @make(ptr noundef %5, i32 noundef 2, i8 noundef signext 0, ptr noundef %call2, ptr noundef %8)
  store ptr %call3, ptr %first, align 8
  br label %while.cond, !llvm.loop !10

while.end:                                        ; preds = %while.cond
  %9 = load ptr, ptr %first, align 8
  ret ptr %9
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @make(ptr noundef %machine, i32 noundef %kind, i8 noundef signext %letter, ptr noundef %next, ptr noundef %other) #0 {
entry:
  %machine.addr = alloca ptr, align 8
  %kind.addr = alloca i32, align 4
  %letter.addr = alloca i8, align 1
  %next.addr = alloca ptr, align 8
  %other.addr = alloca ptr, align 8
  %state = alloca ptr, align 8
  %.compoundliteral = alloca %struct.State, align 8
  store ptr %machine, ptr %machine.addr, align 8
  store i32 %kind, ptr %kind.addr, align 4
  store i8 %letter, ptr %letter.addr, align 1
  store ptr %next, ptr %next.addr, align 8
  store ptr %other, ptr %other.addr, align 8
  %0 = load ptr, ptr %machine.addr, align 8
  %states = getelementptr inbounds %struct.Machine, ptr %0, i32 0, i32 0
  %1 = load ptr, ptr %machine.addr, align 8
  %used = getelementptr inbounds %struct.Machine, ptr %1, i32 0, i32 1
  %2 = load i32, ptr %used, align 8
  %inc = add nsw i32 %2, 1
  store i32 %inc, ptr %used, align 8
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds [256 x %struct.State], ptr %states, i64 0, i64 %idxprom
  store ptr %arrayidx, ptr %state, align 8
  %3 = load ptr, ptr %state, align 8
  %kind1 = getelementptr inbounds %struct.State, ptr %.compoundliteral, i32 0, i32 0
  %4 = load i32, ptr %kind.addr, align 4
  store i32 %4, ptr %kind1, align 8
  %letter2 = getelementptr inbounds %struct.State, ptr %.compoundliteral, i32 0, i32 1
  %5 = load i8, ptr %letter.addr, align 1
  store i8 %5, ptr %letter2, align 4
  %next3 = getelementptr inbounds %struct.State, ptr %.compoundliteral, i32 0, i32 2
  %6 = load ptr, ptr %next.addr, align 8
  store ptr %6, ptr %next3, align 8
  %other4 = getelementptr inbounds %struct.State, ptr %.compoundliteral, i32 0, i32 3
  %7 = load ptr, ptr %other.addr, align 8
  store ptr %7, ptr %other4, align 8
  %mark = getelementptr inbounds %struct.State, ptr %.compoundliteral, i32 0, i32 4
  store i32 0, ptr %mark, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %.compoundliteral, i64 32, i1 false)
  %8 = load ptr, ptr %state, align 8
  ret ptr %8
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @compile_sequence(ptr noundef %machine, ptr noundef %next) #0 {
entry:
  %machine.addr = alloca ptr, align 8
  %next.addr = alloca ptr, align 8
  store ptr %machine, ptr %machine.addr, align 8
  store ptr %next, ptr %next.addr, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load ptr, ptr %machine.addr, align 8
  %at = getelementptr inbounds %struct.Machine, ptr %0, i32 0, i32 3
  %1 = load ptr, ptr %at, align 8
  %2 = load ptr, ptr %machine.addr, align 8
  %pattern = getelementptr inbounds %struct.Machine, ptr %2, i32 0, i32 2
  %3 = load ptr, ptr %pattern, align 8
  %cmp = icmp ugt ptr %1, %3
  br i1 %cmp, label %land.lhs.true, label %land.end

land.lhs.true:                                    ; preds = %while.cond
  %4 = load ptr, ptr %machine.addr, align 8
  %call = call zeroext i1 @ends_in(ptr noundef %4, i8 noundef signext 40)
  br i1 %call, label %land.end, label %land.rhs

land.rhs:                                         ; preds = %land.lhs.true
  %5 = load ptr, ptr %machine.addr, align 8
  %call1 = call zeroext i1 @ends_in(ptr noundef %5, i8 noundef signext 124)
  %lnot = xor i1 %call1, true
  br label %land.end

land.end:                                         ; preds = %land.rhs, %land.lhs.true, %while.cond
  %6 = phi i1 [ false, %land.lhs.true ], [ false, %while.cond ], [ %lnot, %land.rhs ]
  br i1 %6, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %7 = load ptr, ptr %machine.addr, align 8
  %8 = load ptr, ptr %next.addr, align 8
  %call2 = call ptr @compile_repeated(ptr noundef %7, ptr noundef %8)
  store ptr %call2, ptr %next.addr, align 8
  br label %while.cond, !llvm.loop !11

while.end:                                        ; preds = %land.end
  %9 = load ptr, ptr %next.addr, align 8
  ret ptr %9
}

; Function Attrs: noinline nounwind uwtable
define internal zeroext i1 @ends_in(ptr noundef %machine, i8 noundef signext %mark) #0 {
entry:
  %machine.addr = alloca ptr, align 8
  %mark.addr = alloca i8, align 1
  %length = alloca i64, align 8
  store ptr %machine, ptr %machine.addr, align 8
  store i8 %mark, ptr %mark.addr, align 1
  %0 = load ptr, ptr %machine.addr, align 8
  %at = getelementptr inbounds %struct.Machine, ptr %0, i32 0, i32 3
  %1 = load ptr, ptr %at, align 8
  %2 = load ptr, ptr %machine.addr, align 8
  %pattern = getelementptr inbounds %struct.Machine, ptr %2, i32 0, i32 2
  %3 = load ptr, ptr %pattern, align 8
  %sub.ptr.lhs.cast = ptrtoint ptr %1 to i64
  %sub.ptr.rhs.cast = ptrtoint ptr %3 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  store i64 %sub.ptr.sub, ptr %length, align 8
  %4 = load i64, ptr %length, align 8
  %cmp = icmp sgt i64 %4, 0
  br i1 %cmp, label %land.lhs.true, label %land.end13

land.lhs.true:                                    ; preds = %entry
  %5 = load ptr, ptr %machine.addr, align 8
  %at1 = getelementptr inbounds %struct.Machine, ptr %5, i32 0, i32 3
  %6 = load ptr, ptr %at1, align 8
  %arrayidx = getelementptr inbounds i8, ptr %6, i64 -1
  %7 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %7 to i32
  %8 = load i8, ptr %mark.addr, align 1
  %conv2 = sext i8 %8 to i32
  %cmp3 = icmp eq i32 %conv, %conv2
  br i1 %cmp3, label %land.rhs, label %land.end13

land.rhs:                                         ; preds = %land.lhs.true
  %9 = load i64, ptr %length, align 8
  %cmp5 = icmp sgt i64 %9, 1
  br i1 %cmp5, label %land.rhs7, label %land.end

land.rhs7:                                        ; preds = %land.rhs
  %10 = load ptr, ptr %machine.addr, align 8
  %at8 = getelementptr inbounds %struct.Machine, ptr %10, i32 0, i32 3
  %11 = load ptr, ptr %at8, align 8
  %arrayidx9 = getelementptr inbounds i8, ptr %11, i64 -2
  %12 = load i8, ptr %arrayidx9, align 1
  %conv10 = sext i8 %12 to i32
  %cmp11 = icmp eq i32 %conv10, 92
  br label %land.end

land.end:                                         ; preds = %land.rhs7, %land.rhs
  %13 = phi i1 [ false, %land.rhs ], [ %cmp11, %land.rhs7 ]
  %lnot = xor i1 %13, true
  br label %land.end13

land.end13:                                       ; preds = %land.end, %land.lhs.true, %entry
  %14 = phi i1 [ false, %land.lhs.true ], [ false, %entry ], [ %lnot, %land.end ]
  ret i1 %14
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @compile_repeated(ptr noundef %machine, ptr noundef %next) #0 {
entry:
  %retval = alloca ptr, align 8
  %machine.addr = alloca ptr, align 8
  %next.addr = alloca ptr, align 8
  %optional = alloca i8, align 1
  %at_least_once = alloca i8, align 1
  %split = alloca ptr, align 8
  store ptr %machine, ptr %machine.addr, align 8
  store ptr %next, ptr %next.addr, align 8
  %0 = load ptr, ptr %machine.addr, align 8
  %call = call zeroext i1 @ends_in(ptr noundef %0, i8 noundef signext 63)
  %storedv = zext i1 %call to i8
  store i8 %storedv, ptr %optional, align 1
  %1 = load ptr, ptr %machine.addr, align 8
  %call1 = call zeroext i1 @ends_in(ptr noundef %1, i8 noundef signext 43)
  %storedv2 = zext i1 %call1 to i8
  store i8 %storedv2, ptr %at_least_once, align 1
  %2 = load i8, ptr %optional, align 1
  %loadedv = trunc i8 %2 to i1
  br i1 %loadedv, label %if.end, label %land.lhs.true

land.lhs.true:                                    ; preds = %entry
  %3 = load i8, ptr %at_least_once, align 1
  %loadedv3 = trunc i8 %3 to i1
  br i1 %loadedv3, label %if.end, label %land.lhs.true4

land.lhs.true4:                                   ; preds = %land.lhs.true
  %4 = load ptr, ptr %machine.addr, align 8
  %call5 = call zeroext i1 @ends_in(ptr noundef %4, i8 noundef signext 42)
  br i1 %call5, label %if.end, label %if.then

if.then:                                          ; preds = %land.lhs.true4
  %5 = load ptr, ptr %machine.addr, align 8
  %6 = load ptr, ptr %next.addr, align 8
  %call6 = call ptr @compile_atom(ptr noundef %5, ptr noundef %6)
  store ptr %call6, ptr %retval, align 8
  br label %return

if.end:                                           ; preds = %land.lhs.true4, %land.lhs.true, %entry
  %7 = load ptr, ptr %machine.addr, align 8
  %at = getelementptr inbounds %struct.Machine, ptr %7, i32 0, i32 3
  %8 = load ptr, ptr %at, align 8
  %incdec.ptr = getelementptr inbounds i8, ptr %8, i32 -1
  store ptr %incdec.ptr, ptr %at, align 8
  %9 = load ptr, ptr %machine.addr, align 8
  %10 = load ptr, ptr %next.addr, align 8
  %call7 = call ptr @make(ptr noundef %9, i32 noundef 2, i8 noundef signext 0, ptr noundef null, ptr noundef %10)
  store ptr %call7, ptr %split, align 8
  %11 = load ptr, ptr %machine.addr, align 8
  %12 = load i8, ptr %optional, align 1
  %loadedv8 = trunc i8 %12 to i1
  br i1 %loadedv8, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %13 = load ptr, ptr %next.addr, align 8
  br label %cond.end

cond.false:                                       ; preds = %if.end
  %14 = load ptr, ptr %split, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %13, %cond.true ], [ %14, %cond.false ]
  %call9 = call ptr @compile_repeated(ptr noundef %11, ptr noundef %cond)
  %15 = load ptr, ptr %split, align 8
  %next10 = getelementptr inbounds %struct.State, ptr %15, i32 0, i32 2
  store ptr %call9, ptr %next10, align 8
  %16 = load i8, ptr %at_least_once, align 1
  %loadedv11 = trunc i8 %16 to i1
  br i1 %loadedv11, label %cond.true12, label %cond.false14

cond.true12:                                      ; preds = %cond.end
  %17 = load ptr, ptr %split, align 8
  %next13 = getelementptr inbounds %struct.State, ptr %17, i32 0, i32 2
  %18 = load ptr, ptr %next13, align 8
  br label %cond.end15

cond.false14:                                     ; preds = %cond.end
  %19 = load ptr, ptr %split, align 8
  br label %cond.end15

cond.end15:                                       ; preds = %cond.false14, %cond.true12
  %cond16 = phi ptr [ %18, %cond.true12 ], [ %19, %cond.false14 ]
  store ptr %cond16, ptr %retval, align 8
  br label %return

return:                                           ; preds = %cond.end15, %if.then
  %20 = load ptr, ptr %retval, align 8
  ret ptr %20
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @compile_atom(ptr noundef %machine, ptr noundef %next) #0 {
entry:
  %retval = alloca ptr, align 8
  %machine.addr = alloca ptr, align 8
  %next.addr = alloca ptr, align 8
  %first = alloca ptr, align 8
  %kind = alloca i32, align 4
  %letter = alloca i8, align 1
  store ptr %machine, ptr %machine.addr, align 8
  store ptr %next, ptr %next.addr, align 8
  %0 = load ptr, ptr %machine.addr, align 8
  %call = call zeroext i1 @ends_in(ptr noundef %0, i8 noundef signext 41)
  br i1 %call, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %machine.addr, align 8
  %at = getelementptr inbounds %struct.Machine, ptr %1, i32 0, i32 3
  %2 = load ptr, ptr %at, align 8
  %incdec.ptr = getelementptr inbounds i8, ptr %2, i32 -1
  store ptr %incdec.ptr, ptr %at, align 8
  %3 = load ptr, ptr %machine.addr, align 8
  %4 = load ptr, ptr %next.addr, align 8
  %call1 = call ptr @compile_alternatives(ptr noundef %3, ptr noundef %4)
  store ptr %call1, ptr %first, align 8
  %5 = load ptr, ptr %machine.addr, align 8
  %at2 = getelementptr inbounds %struct.Machine, ptr %5, i32 0, i32 3
  %6 = load ptr, ptr %at2, align 8
  %incdec.ptr3 = getelementptr inbounds i8, ptr %6, i32 -1
  store ptr %incdec.ptr3, ptr %at2, align 8
  %7 = load ptr, ptr %first, align 8
  store ptr %7, ptr %retval, align 8
  br label %return

if.end:                                           ; preds = %entry
  %8 = load ptr, ptr %machine.addr, align 8
  %call4 = call zeroext i1 @ends_in(ptr noundef %8, i8 noundef signext 46)
  %9 = zext i1 %call4 to i64
  %cond = select i1 %call4, i32 1, i32 0
  store i32 %cond, ptr %kind, align 4
  %10 = load ptr, ptr %machine.addr, align 8
  %at5 = getelementptr inbounds %struct.Machine, ptr %10, i32 0, i32 3
  %11 = load ptr, ptr %at5, align 8
  %incdec.ptr6 = getelementptr inbounds i8, ptr %11, i32 -1
  store ptr %incdec.ptr6, ptr %at5, align 8
  %12 = load i8, ptr %incdec.ptr6, align 1
  store i8 %12, ptr %letter, align 1
  %13 = load ptr, ptr %machine.addr, align 8
  %at7 = getelementptr inbounds %struct.Machine, ptr %13, i32 0, i32 3
  %14 = load ptr, ptr %at7, align 8
  %15 = load ptr, ptr %machine.addr, align 8
  %pattern = getelementptr inbounds %struct.Machine, ptr %15, i32 0, i32 2
  %16 = load ptr, ptr %pattern, align 8
  %cmp = icmp ugt ptr %14, %16
  br i1 %cmp, label %land.lhs.true, label %if.end14

land.lhs.true:                                    ; preds = %if.end
  %17 = load ptr, ptr %machine.addr, align 8
  %at8 = getelementptr inbounds %struct.Machine, ptr %17, i32 0, i32 3
  %18 = load ptr, ptr %at8, align 8
  %arrayidx = getelementptr inbounds i8, ptr %18, i64 -1
  %19 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %19 to i32
  %cmp9 = icmp eq i32 %conv, 92
  br i1 %cmp9, label %if.then11, label %if.end14

if.then11:                                        ; preds = %land.lhs.true
  %20 = load ptr, ptr %machine.addr, align 8
  %at12 = getelementptr inbounds %struct.Machine, ptr %20, i32 0, i32 3
  %21 = load ptr, ptr %at12, align 8
  %incdec.ptr13 = getelementptr inbounds i8, ptr %21, i32 -1
  store ptr %incdec.ptr13, ptr %at12, align 8
  br label %if.end14

if.end14:                                         ; preds = %if.then11, %land.lhs.true, %if.end
  %22 = load ptr, ptr %machine.addr, align 8
  %23 = load i32, ptr %kind, align 4
  %24 = load i8, ptr %letter, align 1
  %25 = load ptr, ptr %next.addr, align 8
  %call15 = call ptr @make(ptr noundef %22, i32 noundef %23, i8 noundef signext %24, ptr noundef %25, ptr noundef null)
  store ptr %call15, ptr %retval, align 8
  br label %return

return:                                           ; preds = %if.end14, %if.then
  %26 = load ptr, ptr %retval, align 8
  ret ptr %26
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: noinline nounwind uwtable
define internal i32 @next_random(ptr noundef %state) #0 {
entry:
  %state.addr = alloca ptr, align 8
  store ptr %state, ptr %state.addr, align 8
  %0 = load ptr, ptr %state.addr, align 8
  %1 = load i32, ptr %0, align 4
  %mul = mul i32 %1, 1664525
  %add = add i32 %mul, 1013904223
  %2 = load ptr, ptr %state.addr, align 8
  store i32 %add, ptr %2, align 4
  %3 = load ptr, ptr %state.addr, align 8
  %4 = load i32, ptr %3, align 4
  %shr = lshr i32 %4, 16
  ret i32 %shr
}

; Function Attrs: noinline nounwind uwtable
define internal void @add(ptr noundef %list, ptr noundef %state, i32 noundef %step) #0 {
entry:
  %list.addr = alloca ptr, align 8
  %state.addr = alloca ptr, align 8
  %step.addr = alloca i32, align 4
  store ptr %list, ptr %list.addr, align 8
  store ptr %state, ptr %state.addr, align 8
  store i32 %step, ptr %step.addr, align 4
  %0 = load ptr, ptr %state.addr, align 8
  %mark = getelementptr inbounds %struct.State, ptr %0, i32 0, i32 4
  %1 = load i32, ptr %mark, align 8
  %2 = load i32, ptr %step.addr, align 4
  %cmp = icmp eq i32 %1, %2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %3 = load i32, ptr %step.addr, align 4
  %4 = load ptr, ptr %state.addr, align 8
  %mark1 = getelementptr inbounds %struct.State, ptr %4, i32 0, i32 4
  store i32 %3, ptr %mark1, align 8
  %5 = load ptr, ptr %state.addr, align 8
  %kind = getelementptr inbounds %struct.State, ptr %5, i32 0, i32 0
  %6 = load i32, ptr %kind, align 8
  %cmp2 = icmp eq i32 %6, 2
  br i1 %cmp2, label %if.then3, label %if.end4

if.then3:                                         ; preds = %if.end
  %7 = load ptr, ptr %list.addr, align 8
  %8 = load ptr, ptr %state.addr, align 8
  %next = getelementptr inbounds %struct.State, ptr %8, i32 0, i32 2
  %9 = load ptr, ptr %next, align 8
  %10 = load i32, ptr %step.addr, align 4
  call void @add(ptr noundef %7, ptr noundef %9, i32 noundef %10)
  %11 = load ptr, ptr %list.addr, align 8
  %12 = load ptr, ptr %state.addr, align 8
  %other = getelementptr inbounds %struct.State, ptr %12, i32 0, i32 3
  %13 = load ptr, ptr %other, align 8
  %14 = load i32, ptr %step.addr, align 4
  call void @add(ptr noundef %11, ptr noundef %13, i32 noundef %14)
  br label %return

if.end4:                                          ; preds = %if.end
  %15 = load ptr, ptr %state.addr, align 8
  %16 = load ptr, ptr %list.addr, align 8
  %states = getelementptr inbounds %struct.List, ptr %16, i32 0, i32 0
  %17 = load ptr, ptr %list.addr, align 8
  %count = getelementptr inbounds %struct.List, ptr %17, i32 0, i32 1
  %18 = load i32, ptr %count, align 8
  %inc = add nsw i32 %18, 1
  store i32 %inc, ptr %count, align 8
  %idxprom = sext i32 %18 to i64
  %arrayidx = getelementptr inbounds [256 x ptr], ptr %states, i64 0, i64 %idxprom
  store ptr %15, ptr %arrayidx, align 8
  br label %return

return:                                           ; preds = %if.end4, %if.then3, %if.then
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @advance(ptr noundef %from, ptr noundef %to, i8 noundef signext %c, i32 noundef %step) #0 {
entry:
  %from.addr = alloca ptr, align 8
  %to.addr = alloca ptr, align 8
  %c.addr = alloca i8, align 1
  %step.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %state = alloca ptr, align 8
  store ptr %from, ptr %from.addr, align 8
  store ptr %to, ptr %to.addr, align 8
  store i8 %c, ptr %c.addr, align 1
  store i32 %step, ptr %step.addr, align 4
  %0 = load ptr, ptr %to.addr, align 8
  %count = getelementptr inbounds %struct.List, ptr %0, i32 0, i32 1
  store i32 0, ptr %count, align 8
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4
  %2 = load ptr, ptr %from.addr, align 8
  %count1 = getelementptr inbounds %struct.List, ptr %2, i32 0, i32 1
  %3 = load i32, ptr %count1, align 8
  %cmp = icmp slt i32 %1, %3
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %4 = load ptr, ptr %from.addr, align 8
  %states = getelementptr inbounds %struct.List, ptr %4, i32 0, i32 0
  %5 = load i32, ptr %i, align 4
  %idxprom = sext i32 %5 to i64
  %arrayidx = getelementptr inbounds [256 x ptr], ptr %states, i64 0, i64 %idxprom
  %6 = load ptr, ptr %arrayidx, align 8
  store ptr %6, ptr %state, align 8
  %7 = load ptr, ptr %state, align 8
  %kind = getelementptr inbounds %struct.State, ptr %7, i32 0, i32 0
  %8 = load i32, ptr %kind, align 8
  switch i32 %8, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb5
    i32 2, label %sw.bb7
    i32 3, label %sw.bb7
  ]

sw.bb:                                            ; preds = %for.body
  %9 = load ptr, ptr %state, align 8
  %letter = getelementptr inbounds %struct.State, ptr %9, i32 0, i32 1
  %10 = load i8, ptr %letter, align 4
  %conv = sext i8 %10 to i32
  %11 = load i8, ptr %c.addr, align 1
  %conv2 = sext i8 %11 to i32
  %cmp3 = icmp eq i32 %conv, %conv2
  br i1 %cmp3, label %if.then, label %if.end

if.then:                                          ; preds = %sw.bb
  %12 = load ptr, ptr %to.addr, align 8
  %13 = load ptr, ptr %state, align 8
  %next = getelementptr inbounds %struct.State, ptr %13, i32 0, i32 2
  %14 = load ptr, ptr %next, align 8
  %15 = load i32, ptr %step.addr, align 4
  call void @add(ptr noundef %12, ptr noundef %14, i32 noundef %15)
  br label %if.end

if.end:                                           ; preds = %if.then, %sw.bb
  br label %sw.epilog

sw.bb5:                                           ; preds = %for.body
  %16 = load ptr, ptr %to.addr, align 8
  %17 = load ptr, ptr %state, align 8
  %next6 = getelementptr inbounds %struct.State, ptr %17, i32 0, i32 2
  %18 = load ptr, ptr %next6, align 8
  %19 = load i32, ptr %step.addr, align 4
  call void @add(ptr noundef %16, ptr noundef %18, i32 noundef %19)
  br label %sw.epilog

sw.bb7:                                           ; preds = %for.body, %for.body
  br label %sw.epilog

sw.epilog:                                        ; preds = %for.body, %sw.bb7, %sw.bb5, %if.end
  br label %for.inc

for.inc:                                          ; preds = %sw.epilog
  %20 = load i32, ptr %i, align 4
  %inc = add nsw i32 %20, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !12

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: nounwind
declare i32 @sprintf(ptr noundef, ptr noundef, ...) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind }
attributes #6 = { nounwind willreturn memory(read) }

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
