source_filename = "quicksort.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@data = internal global [200000 x i64] zeroinitializer, align 16
@.str = private unnamed_addr constant [24 x i8] c"quicksort: median %lld\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %size = alloca i64, align 8
  %rounds = alloca i64, align 8
  %state = alloca i64, align 8
  %wrong = alloca i64, align 8
  %round = alloca i64, align 8
  %sum = alloca i64, align 8
  %parity = alloca i64, align 8
  %i = alloca i64, align 8
  %random = alloca i64, align 8
  %i17 = alloca i64, align 8
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
  %4 = zext i1 %tobool to i64
  %cond1 = select i1 %tobool, i32 200000, i32 2000
  %conv = sext i32 %cond1 to i64
  store i64 %conv, ptr %size, align 8
  %5 = load i64, ptr %scale, align 8
  %tobool2 = icmp ne i64 %5, 0
  br i1 %tobool2, label %cond.true3, label %cond.false4

cond.true3:                                       ; preds = %cond.end
  %6 = load i64, ptr %scale, align 8
  %mul = mul nsw i64 %6, 22
  br label %cond.end5

cond.false4:                                      ; preds = %cond.end
  br label %cond.end5

cond.end5:                                        ; preds = %cond.false4, %cond.true3
  %cond6 = phi i64 [ %mul, %cond.true3 ], [ 1, %cond.false4 ]
  store i64 %cond6, ptr %rounds, align 8
  store i64 20261121, ptr %state, align 8
  store i64 0, ptr %wrong, align 8
  store i64 0, ptr %round, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc44, %cond.end5
  %7 = load i64, ptr %round, align 8
  %8 = load i64, ptr %rounds, align 8
  %cmp7 = icmp slt i64 %7, %8
  br i1 %cmp7, label %for.body, label %for.end46

for.body:                                         ; preds = %for.cond
  store i64 0, ptr %sum, align 8
  store i64 0, ptr %parity, align 8
  store i64 0, ptr %i, align 8
  br label %for.cond9

for.cond9:                                        ; preds = %for.inc, %for.body
  %9 = load i64, ptr %i, align 8
  %10 = load i64, ptr %size, align 8
  %cmp10 = icmp slt i64 %9, %10
  br i1 %cmp10, label %for.body12, label %for.end

for.body12:                                       ; preds = %for.cond9
  %call13 = call i64 @next_random(ptr noundef %state)
  store i64 %call13, ptr %random, align 8
  %11 = load i64, ptr %random, align 8
  %shr = lshr i64 %11, 1
  %sub = sub nsw i64 %shr, 4611686018427387903
  %12 = load i64, ptr %i, align 8
  %arrayidx14 = getelementptr inbounds [200000 x i64], ptr @data, i64 0, i64 %12
  store i64 %sub, ptr %arrayidx14, align 8
  %13 = load i64, ptr %i, align 8
  %arrayidx15 = getelementptr inbounds [200000 x i64], ptr @data, i64 0, i64 %13
  %14 = load i64, ptr %arrayidx15, align 8
  %15 = load i64, ptr %sum, align 8
  %add = add i64 %15, %14
  store i64 %add, ptr %sum, align 8
  %16 = load i64, ptr %i, align 8
  %arrayidx16 = getelementptr inbounds [200000 x i64], ptr @data, i64 0, i64 %16
  %17 = load i64, ptr %arrayidx16, align 8
  %18 = load i64, ptr %parity, align 8
  %xor = xor i64 %18, %17
  store i64 %xor, ptr %parity, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body12
  %19 = load i64, ptr %i, align 8
  %inc = add nsw i64 %19, 1
  store i64 %inc, ptr %i, align 8
  br label %for.cond9, !llvm.loop !5

for.end:                                          ; preds = %for.cond9
  %20 = load i64, ptr %size, align 8
  call void @quicksort(ptr noundef @data, i64 noundef %20)
  store i64 0, ptr %i17, align 8
  br label %for.cond18

for.cond18:                                       ; preds = %for.inc35, %for.end
  %21 = load i64, ptr %i17, align 8
  %22 = load i64, ptr %size, align 8
  %cmp19 = icmp slt i64 %21, %22
  br i1 %cmp19, label %for.body21, label %for.end37

for.body21:                                       ; preds = %for.cond18
  %23 = load i64, ptr %i17, align 8
  %cmp22 = icmp sgt i64 %23, 0
  br i1 %cmp22, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.body21
  %24 = load i64, ptr %i17, align 8
  %sub24 = sub nsw i64 %24, 1
  %arrayidx25 = getelementptr inbounds [200000 x i64], ptr @data, i64 0, i64 %sub24
  %25 = load i64, ptr %arrayidx25, align 8
  %26 = load i64, ptr %i17, align 8
  %arrayidx26 = getelementptr inbounds [200000 x i64], ptr @data, i64 0, i64 %26
  %27 = load i64, ptr %arrayidx26, align 8
  %cmp27 = icmp sgt i64 %25, %27
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.body21
  %28 = phi i1 [ false, %for.body21 ], [ %cmp27, %land.rhs ]
  %land.ext = zext i1 %28 to i32
  %conv29 = sext i32 %land.ext to i64
  %29 = load i64, ptr %wrong, align 8
  %add30 = add nsw i64 %29, %conv29
  store i64 %add30, ptr %wrong, align 8
  %30 = load i64, ptr %i17, align 8
  %arrayidx31 = getelementptr inbounds [200000 x i64], ptr @data, i64 0, i64 %30
  %31 = load i64, ptr %arrayidx31, align 8
  %32 = load i64, ptr %sum, align 8
  %sub32 = sub i64 %32, %31
  store i64 %sub32, ptr %sum, align 8
  %33 = load i64, ptr %i17, align 8
  %arrayidx33 = getelementptr inbounds [200000 x i64], ptr @data, i64 0, i64 %33
  %34 = load i64, ptr %arrayidx33, align 8
  %35 = load i64, ptr %parity, align 8
  %xor34 = xor i64 %35, %34
  store i64 %xor34, ptr %parity, align 8
  br label %for.inc35

for.inc35:                                        ; preds = %land.end
  %36 = load i64, ptr %i17, align 8
  %inc36 = add nsw i64 %36, 1
  store i64 %inc36, ptr %i17, align 8
  br label %for.cond18, !llvm.loop !7

for.end37:                                        ; preds = %for.cond18
  %37 = load i64, ptr %sum, align 8
  %cmp38 = icmp ne i64 %37, 0
  br i1 %cmp38, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %for.end37
  %38 = load i64, ptr %parity, align 8
  %cmp40 = icmp ne i64 %38, 0
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %for.end37
  %39 = phi i1 [ true, %for.end37 ], [ %cmp40, %lor.rhs ]
  %lor.ext = zext i1 %39 to i32
  %conv42 = sext i32 %lor.ext to i64
  %40 = load i64, ptr %wrong, align 8
  %add43 = add nsw i64 %40, %conv42
  store i64 %add43, ptr %wrong, align 8
  br label %for.inc44

for.inc44:                                        ; preds = %lor.end
  %41 = load i64, ptr %round, align 8
  %inc45 = add nsw i64 %41, 1
  store i64 %inc45, ptr %round, align 8
  br label %for.cond, !llvm.loop !8

for.end46:                                        ; preds = %for.cond
  %42 = load i64, ptr %size, align 8
  %div = sdiv i64 %42, 2
  %arrayidx47 = getelementptr inbounds [200000 x i64], ptr @data, i64 0, i64 %div
  %43 = load i64, ptr %arrayidx47, align 8
  %call48 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %43)
  %44 = load i64, ptr %wrong, align 8
  %cmp49 = icmp ne i64 %44, 0
  %conv50 = zext i1 %cmp49 to i32
  ret i32 %conv50
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

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
define internal void @quicksort(ptr noundef %first, i64 noundef %count) #0 {
entry:
  %first.addr = alloca ptr, align 8
  %count.addr = alloca i64, align 8
  %pivot = alloca i64, align 8
  %low = alloca i64, align 8
  %high = alloca i64, align 8
  store ptr %first, ptr %first.addr, align 8
  store i64 %count, ptr %count.addr, align 8
  br label %while.cond

while.cond:                                       ; preds = %if.end26, %entry
  %0 = load i64, ptr %count.addr, align 8
  %cmp = icmp sgt i64 %0, 16
  br i1 %cmp, label %while.body, label %while.end27

while.body:                                       ; preds = %while.cond
  %1 = load ptr, ptr %first.addr, align 8
  %2 = load i64, ptr %count.addr, align 8
  %call = call i64 @pivot_of(ptr noundef %1, i64 noundef %2)
  store i64 %call, ptr %pivot, align 8
  store i64 0, ptr %low, align 8
  %3 = load i64, ptr %count.addr, align 8
  %sub = sub nsw i64 %3, 1
  store i64 %sub, ptr %high, align 8
  br label %while.cond1

while.cond1:                                      ; preds = %if.end, %while.body
  %4 = load i64, ptr %low, align 8
  %5 = load i64, ptr %high, align 8
  %cmp2 = icmp sle i64 %4, %5
  br i1 %cmp2, label %while.body3, label %while.end17

while.body3:                                      ; preds = %while.cond1
  br label %while.cond4

while.cond4:                                      ; preds = %while.body6, %while.body3
  %6 = load ptr, ptr %first.addr, align 8
  %7 = load i64, ptr %low, align 8
  %arrayidx = getelementptr inbounds i64, ptr %6, i64 %7
  %8 = load i64, ptr %arrayidx, align 8
  %9 = load i64, ptr %pivot, align 8
  %cmp5 = icmp slt i64 %8, %9
  br i1 %cmp5, label %while.body6, label %while.end

while.body6:                                      ; preds = %while.cond4
  %10 = load i64, ptr %low, align 8
  %inc = add nsw i64 %10, 1
  store i64 %inc, ptr %low, align 8
  br label %while.cond4, !llvm.loop !9

while.end:                                        ; preds = %while.cond4
  br label %while.cond7

while.cond7:                                      ; preds = %while.body10, %while.end
  %11 = load ptr, ptr %first.addr, align 8
  %12 = load i64, ptr %high, align 8
  %arrayidx8 = getelementptr inbounds i64, ptr %11, i64 %12
  %13 = load i64, ptr %arrayidx8, align 8
  %14 = load i64, ptr %pivot, align 8
  %cmp9 = icmp sgt i64 %13, %14
  br i1 %cmp9, label %while.body10, label %while.end11

while.body10:                                     ; preds = %while.cond7
  %15 = load i64, ptr %high, align 8
  %dec = add nsw i64 %15, -1
  store i64 %dec, ptr %high, align 8
  br label %while.cond7, !llvm.loop !10

while.end11:                                      ; preds = %while.cond7
  %16 = load i64, ptr %low, align 8
  %17 = load i64, ptr %high, align 8
  %cmp12 = icmp sle i64 %16, %17
  br i1 %cmp12, label %if.then, label %if.end

if.then:                                          ; preds = %while.end11
  %18 = load ptr, ptr %first.addr, align 8
  %19 = load i64, ptr %low, align 8
  %inc13 = add nsw i64 %19, 1
  store i64 %inc13, ptr %low, align 8
  %arrayidx14 = getelementptr inbounds i64, ptr %18, i64 %19
  %20 = load ptr, ptr %first.addr, align 8
  %21 = load i64, ptr %high, align 8
  %dec15 = add nsw i64 %21, -1
  store i64 %dec15, ptr %high, align 8
  %arrayidx16 = getelementptr inbounds i64, ptr %20, i64 %21
  call void @exchange(ptr noundef %arrayidx14, ptr noundef %arrayidx16)
  br label %if.end

if.end:                                           ; preds = %if.then, %while.end11
  br label %while.cond1, !llvm.loop !11

while.end17:                                      ; preds = %while.cond1
  %22 = load i64, ptr %high, align 8
  %add = add nsw i64 %22, 1
  %23 = load i64, ptr %count.addr, align 8
  %24 = load i64, ptr %low, align 8
  %sub18 = sub nsw i64 %23, %24
  %cmp19 = icmp slt i64 %add, %sub18
  br i1 %cmp19, label %if.then20, label %if.else

if.then20:                                        ; preds = %while.end17
  %25 = load ptr, ptr %first.addr, align 8
  %26 = load i64, ptr %high, align 8
  %add21 = add nsw i64 %26, 1
  call void @quicksort(ptr noundef %25, i64 noundef %add21)
  %27 = load i64, ptr %low, align 8
  %28 = load ptr, ptr %first.addr, align 8
  %add.ptr = getelementptr inbounds i64, ptr %28, i64 %27
  store ptr %add.ptr, ptr %first.addr, align 8
  %29 = load i64, ptr %low, align 8
  %30 = load i64, ptr %count.addr, align 8
  %sub22 = sub nsw i64 %30, %29
  store i64 %sub22, ptr %count.addr, align 8
  br label %if.end26

if.else:                                          ; preds = %while.end17
  %31 = load ptr, ptr %first.addr, align 8
  %32 = load i64, ptr %low, align 8
  %add.ptr23 = getelementptr inbounds i64, ptr %31, i64 %32
  %33 = load i64, ptr %count.addr, align 8
  %34 = load i64, ptr %low, align 8
  %sub24 = sub nsw i64 %33, %34
  call void @quicksort(ptr noundef %add.ptr23, i64 noundef %sub24)
  %35 = load i64, ptr %high, align 8
  %add25 = add nsw i64 %35, 1
  store i64 %add25, ptr %count.addr, align 8
  br label %if.end26

if.end26:                                         ; preds = %if.else, %if.then20
  br label %while.cond, !llvm.loop !12

while.end27:                                      ; preds = %while.cond
  %36 = load ptr, ptr %first.addr, align 8
  %37 = load i64, ptr %count.addr, align 8
  call void @insertion_sort(ptr noundef %36, i64 noundef %37)
  ret void
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal i64 @pivot_of(ptr noundef %first, i64 noundef %count) #0 {
entry:
  %first.addr = alloca ptr, align 8
  %count.addr = alloca i64, align 8
  %middle = alloca ptr, align 8
  %last = alloca ptr, align 8
  store ptr %first, ptr %first.addr, align 8
  store i64 %count, ptr %count.addr, align 8
  %0 = load ptr, ptr %first.addr, align 8
  %1 = load i64, ptr %count.addr, align 8
  %div = sdiv i64 %1, 2
  %add.ptr = getelementptr inbounds i64, ptr %0, i64 %div
  store ptr %add.ptr, ptr %middle, align 8
  %2 = load ptr, ptr %first.addr, align 8
  %3 = load i64, ptr %count.addr, align 8
  %add.ptr1 = getelementptr inbounds i64, ptr %2, i64 %3
  %add.ptr2 = getelementptr inbounds i64, ptr %add.ptr1, i64 -1
  store ptr %add.ptr2, ptr %last, align 8
  %4 = load ptr, ptr %middle, align 8
  %5 = load i64, ptr %4, align 8
  %6 = load ptr, ptr %first.addr, align 8
  %7 = load i64, ptr %6, align 8
  %cmp = icmp slt i64 %5, %7
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %8 = load ptr, ptr %middle, align 8
  %9 = load ptr, ptr %first.addr, align 8
  call void @exchange(ptr noundef %8, ptr noundef %9)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %10 = load ptr, ptr %last, align 8
  %11 = load i64, ptr %10, align 8
  %12 = load ptr, ptr %middle, align 8
  %13 = load i64, ptr %12, align 8
  %cmp3 = icmp slt i64 %11, %13
  br i1 %cmp3, label %if.then4, label %if.end5

if.then4:                                         ; preds = %if.end
  %14 = load ptr, ptr %last, align 8
  %15 = load ptr, ptr %middle, align 8
  call void @exchange(ptr noundef %14, ptr noundef %15)
  br label %if.end5

if.end5:                                          ; preds = %if.then4, %if.end
  %16 = load ptr, ptr %middle, align 8
  %17 = load i64, ptr %16, align 8
  %18 = load ptr, ptr %first.addr, align 8
  %19 = load i64, ptr %18, align 8
  %cmp6 = icmp slt i64 %17, %19
  br i1 %cmp6, label %if.then7, label %if.end8

if.then7:                                         ; preds = %if.end5
  %20 = load ptr, ptr %middle, align 8
  %21 = load ptr, ptr %first.addr, align 8
  call void @exchange(ptr noundef %20, ptr noundef %21)
  br label %if.end8

if.end8:                                          ; preds = %if.then7, %if.end5
  %22 = load ptr, ptr %middle, align 8
  %23 = load i64, ptr %22, align 8
  ret i64 %23
}

; Function Attrs: noinline nounwind uwtable
define internal void @exchange(ptr noundef %a, ptr noundef %b) #0 {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %kept = alloca i64, align 8
  store ptr %a, ptr %a.addr, align 8
  store ptr %b, ptr %b.addr, align 8
  %0 = load ptr, ptr %a.addr, align 8
  %1 = load i64, ptr %0, align 8
  store i64 %1, ptr %kept, align 8
  %2 = load ptr, ptr %b.addr, align 8
  %3 = load i64, ptr %2, align 8
  %4 = load ptr, ptr %a.addr, align 8
  store i64 %3, ptr %4, align 8
  %5 = load i64, ptr %kept, align 8
  %6 = load ptr, ptr %b.addr, align 8
  store i64 %5, ptr %6, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @insertion_sort(ptr noundef %first, i64 noundef %count) #0 {
entry:
  %first.addr = alloca ptr, align 8
  %count.addr = alloca i64, align 8
  %i = alloca i64, align 8
  %moving = alloca i64, align 8
  %k = alloca i64, align 8
  store ptr %first, ptr %first.addr, align 8
  store i64 %count, ptr %count.addr, align 8
  store i64 1, ptr %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc10, %entry
  %0 = load i64, ptr %i, align 8
  %1 = load i64, ptr %count.addr, align 8
  %cmp = icmp slt i64 %0, %1
  br i1 %cmp, label %for.body, label %for.end11

for.body:                                         ; preds = %for.cond
  %2 = load ptr, ptr %first.addr, align 8
  %3 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds i64, ptr %2, i64 %3
  %4 = load i64, ptr %arrayidx, align 8
  store i64 %4, ptr %moving, align 8
  %5 = load i64, ptr %i, align 8
  store i64 %5, ptr %k, align 8
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %6 = load i64, ptr %k, align 8
  %cmp2 = icmp sgt i64 %6, 0
  br i1 %cmp2, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond1
  %7 = load ptr, ptr %first.addr, align 8
  %8 = load i64, ptr %k, align 8
  %sub = sub nsw i64 %8, 1
  %arrayidx3 = getelementptr inbounds i64, ptr %7, i64 %sub
  %9 = load i64, ptr %arrayidx3, align 8
  %10 = load i64, ptr %moving, align 8
  %cmp4 = icmp sgt i64 %9, %10
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond1
  %11 = phi i1 [ false, %for.cond1 ], [ %cmp4, %land.rhs ]
  br i1 %11, label %for.body5, label %for.end

for.body5:                                        ; preds = %land.end
  %12 = load ptr, ptr %first.addr, align 8
  %13 = load i64, ptr %k, align 8
  %sub6 = sub nsw i64 %13, 1
  %arrayidx7 = getelementptr inbounds i64, ptr %12, i64 %sub6
  %14 = load i64, ptr %arrayidx7, align 8
  %15 = load ptr, ptr %first.addr, align 8
  %16 = load i64, ptr %k, align 8
  %arrayidx8 = getelementptr inbounds i64, ptr %15, i64 %16
  store i64 %14, ptr %arrayidx8, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body5
  %17 = load i64, ptr %k, align 8
  %dec = add nsw i64 %17, -1
  store i64 %dec, ptr %k, align 8
  br label %for.cond1, !llvm.loop !13

for.end:                                          ; preds = %land.end
  %18 = load i64, ptr %moving, align 8
  %19 = load ptr, ptr %first.addr, align 8
  %20 = load i64, ptr %k, align 8
  %arrayidx9 = getelementptr inbounds i64, ptr %19, i64 %20
  store i64 %18, ptr %arrayidx9, align 8
  br label %for.inc10

for.inc10:                                        ; preds = %for.end
  %21 = load i64, ptr %i, align 8
  %inc = add nsw i64 %21, 1
  store i64 %inc, ptr %i, align 8
  br label %for.cond, !llvm.loop !14

for.end11:                                        ; preds = %for.cond
  ret void
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
