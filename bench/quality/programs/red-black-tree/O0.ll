source_filename = "red-black-tree.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Node = type { ptr, ptr, i32, i8 }

@main.present = internal global [20000 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [46 x i8] c"red-black-tree: %u keys after %ld operations\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %operations = alloca i64, align 8
  %state = alloca i64, align 8
  %expected = alloca i32, align 4
  %nodes = alloca i32, align 4
  %wrong = alloca i64, align 8
  %root = alloca ptr, align 8
  %i = alloca i64, align 8
  %random = alloca i64, align 8
  %key = alloca i32, align 4
  %key35 = alloca i32, align 4
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
  %call = call i64 @strtol(ptr noundef %2, ptr noundef null, i32 noundef 10) #7
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
  %mul = mul nsw i64 %4, 1500000
  br label %cond.end3

cond.false2:                                      ; preds = %cond.end
  br label %cond.end3

cond.end3:                                        ; preds = %cond.false2, %cond.true1
  %cond4 = phi i64 [ %mul, %cond.true1 ], [ 4000, %cond.false2 ]
  store i64 %cond4, ptr %operations, align 8
  store i64 20261121, ptr %state, align 8
  store i32 0, ptr %expected, align 4
  store i32 0, ptr %nodes, align 4
  store i64 0, ptr %wrong, align 8
  store ptr null, ptr %root, align 8
  store i64 0, ptr %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end3
  %5 = load i64, ptr %i, align 8
  %6 = load i64, ptr %operations, align 8
  %cmp5 = icmp slt i64 %5, %6
  br i1 %cmp5, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %call6 = call i64 @next_random(ptr noundef %state)
  store i64 %call6, ptr %random, align 8
  %7 = load i64, ptr %random, align 8
  %shr = lshr i64 %7, 32
  %conv = trunc i64 %shr to i32
  %rem = urem i32 %conv, 20000
  store i32 %rem, ptr %key, align 4
  %8 = load i64, ptr %random, align 8
  %and = and i64 %8, 1
  %tobool7 = icmp ne i64 %and, 0
  br i1 %tobool7, label %if.then, label %if.else

if.then:                                          ; preds = %for.body
  %9 = load ptr, ptr %root, align 8
  %10 = load i32, ptr %key, align 4
  %call8 = call zeroext i1 @contains(ptr noundef %9, i32 noundef %10)
  %conv9 = zext i1 %call8 to i32
  %11 = load i32, ptr %key, align 4
  %idxprom = zext i32 %11 to i64
  %arrayidx10 = getelementptr inbounds [20000 x i8], ptr @main.present, i64 0, i64 %idxprom
  %12 = load i8, ptr %arrayidx10, align 1
  %loadedv = trunc i8 %12 to i1
  %conv11 = zext i1 %loadedv to i32
  %cmp12 = icmp ne i32 %conv9, %conv11
  %conv13 = zext i1 %cmp12 to i32
  %conv14 = sext i32 %conv13 to i64
  %13 = load i64, ptr %wrong, align 8
  %add = add nsw i64 %13, %conv14
  store i64 %add, ptr %wrong, align 8
  br label %if.end30

if.else:                                          ; preds = %for.body
  %14 = load i32, ptr %key, align 4
  %idxprom15 = zext i32 %14 to i64
  %arrayidx16 = getelementptr inbounds [20000 x i8], ptr @main.present, i64 0, i64 %idxprom15
  %15 = load i8, ptr %arrayidx16, align 1
  %loadedv17 = trunc i8 %15 to i1
  br i1 %loadedv17, label %if.then18, label %if.else25

if.then18:                                        ; preds = %if.else
  %16 = load ptr, ptr %root, align 8
  %left = getelementptr inbounds %struct.Node, ptr %16, i32 0, i32 0
  %17 = load ptr, ptr %left, align 8
  %call19 = call zeroext i1 @is_red(ptr noundef %17)
  br i1 %call19, label %if.end, label %land.lhs.true

land.lhs.true:                                    ; preds = %if.then18
  %18 = load ptr, ptr %root, align 8
  %right = getelementptr inbounds %struct.Node, ptr %18, i32 0, i32 1
  %19 = load ptr, ptr %right, align 8
  %call20 = call zeroext i1 @is_red(ptr noundef %19)
  br i1 %call20, label %if.end, label %if.then21

if.then21:                                        ; preds = %land.lhs.true
  %20 = load ptr, ptr %root, align 8
  %red = getelementptr inbounds %struct.Node, ptr %20, i32 0, i32 3
  store i8 1, ptr %red, align 4
  br label %if.end

if.end:                                           ; preds = %if.then21, %land.lhs.true, %if.then18
  %21 = load ptr, ptr %root, align 8
  %22 = load i32, ptr %key, align 4
  %call22 = call ptr @erase(ptr noundef %21, i32 noundef %22)
  store ptr %call22, ptr %root, align 8
  %23 = load i32, ptr %key, align 4
  %idxprom23 = zext i32 %23 to i64
  %arrayidx24 = getelementptr inbounds [20000 x i8], ptr @main.present, i64 0, i64 %idxprom23
  store i8 0, ptr %arrayidx24, align 1
  br label %if.end29

if.else25:                                        ; preds = %if.else
  %24 = load ptr, ptr %root, align 8
  %25 = load i32, ptr %key, align 4
  %call26 = call ptr @insert(ptr noundef %24, i32 noundef %25)
  store ptr %call26, ptr %root, align 8
  %26 = load i32, ptr %key, align 4
  %idxprom27 = zext i32 %26 to i64
  %arrayidx28 = getelementptr inbounds [20000 x i8], ptr @main.present, i64 0, i64 %idxprom27
  store i8 1, ptr %arrayidx28, align 1
  br label %if.end29

if.end29:                                         ; preds = %if.else25, %if.end
  br label %if.end30

if.end30:                                         ; preds = %if.end29, %if.then
  %27 = load ptr, ptr %root, align 8
  %tobool31 = icmp ne ptr %27, null
  br i1 %tobool31, label %if.then32, label %if.end34

if.then32:                                        ; preds = %if.end30
  %28 = load ptr, ptr %root, align 8
  %red33 = getelementptr inbounds %struct.Node, ptr %28, i32 0, i32 3
  store i8 0, ptr %red33, align 4
  br label %if.end34

if.end34:                                         ; preds = %if.then32, %if.end30
  br label %for.inc

for.inc:                                          ; preds = %if.end34
  %29 = load i64, ptr %i, align 8
  %inc = add nsw i64 %29, 1
  store i64 %inc, ptr %i, align 8
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  store i32 0, ptr %key35, align 4
  br label %for.cond36

for.cond36:                                       ; preds = %for.inc45, %for.end
  %30 = load i32, ptr %key35, align 4
  %cmp37 = icmp ult i32 %30, 20000
  br i1 %cmp37, label %for.body39, label %for.end47

for.body39:                                       ; preds = %for.cond36
  %31 = load i32, ptr %key35, align 4
  %idxprom40 = zext i32 %31 to i64
  %arrayidx41 = getelementptr inbounds [20000 x i8], ptr @main.present, i64 0, i64 %idxprom40
  %32 = load i8, ptr %arrayidx41, align 1
  %loadedv42 = trunc i8 %32 to i1
  %conv43 = zext i1 %loadedv42 to i32
  %33 = load i32, ptr %expected, align 4
  %add44 = add i32 %33, %conv43
  store i32 %add44, ptr %expected, align 4
  br label %for.inc45

for.inc45:                                        ; preds = %for.body39
  %34 = load i32, ptr %key35, align 4
  %inc46 = add i32 %34, 1
  store i32 %inc46, ptr %key35, align 4
  br label %for.cond36, !llvm.loop !7

for.end47:                                        ; preds = %for.cond36
  %35 = load ptr, ptr %root, align 8
  %call48 = call i32 @black_height(ptr noundef %35, ptr noundef %nodes)
  %cmp49 = icmp slt i32 %call48, 0
  br i1 %cmp49, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %for.end47
  %36 = load i32, ptr %nodes, align 4
  %37 = load i32, ptr %expected, align 4
  %cmp51 = icmp ne i32 %36, %37
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %for.end47
  %38 = phi i1 [ true, %for.end47 ], [ %cmp51, %lor.rhs ]
  %lor.ext = zext i1 %38 to i32
  %conv53 = sext i32 %lor.ext to i64
  %39 = load i64, ptr %wrong, align 8
  %add54 = add nsw i64 %39, %conv53
  store i64 %add54, ptr %wrong, align 8
  %40 = load i32, ptr %nodes, align 4
  %41 = load i64, ptr %operations, align 8
  %call55 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %40, i64 noundef %41)
  %42 = load ptr, ptr %root, align 8
  call void @release(ptr noundef %42)
  %43 = load i64, ptr %wrong, align 8
  %cmp56 = icmp ne i64 %43, 0
  %conv57 = zext i1 %cmp56 to i32
  ret i32 %conv57
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
define internal zeroext i1 @contains(ptr noundef %node, i32 noundef %key) #0 {
entry:
  %node.addr = alloca ptr, align 8
  %key.addr = alloca i32, align 4
  store ptr %node, ptr %node.addr, align 8
  store i32 %key, ptr %key.addr, align 4
  br label %while.cond

while.cond:                                       ; preds = %cond.end, %entry
  %0 = load ptr, ptr %node.addr, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %1 = load ptr, ptr %node.addr, align 8
  %key1 = getelementptr inbounds %struct.Node, ptr %1, i32 0, i32 2
  %2 = load i32, ptr %key1, align 8
  %3 = load i32, ptr %key.addr, align 4
  %cmp = icmp ne i32 %2, %3
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %4 = phi i1 [ false, %while.cond ], [ %cmp, %land.rhs ]
  br i1 %4, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %5 = load i32, ptr %key.addr, align 4
  %6 = load ptr, ptr %node.addr, align 8
  %key2 = getelementptr inbounds %struct.Node, ptr %6, i32 0, i32 2
  %7 = load i32, ptr %key2, align 8
  %cmp3 = icmp ult i32 %5, %7
  br i1 %cmp3, label %cond.true, label %cond.false

cond.true:                                        ; preds = %while.body
  %8 = load ptr, ptr %node.addr, align 8
  %left = getelementptr inbounds %struct.Node, ptr %8, i32 0, i32 0
  %9 = load ptr, ptr %left, align 8
  br label %cond.end

cond.false:                                       ; preds = %while.body
  %10 = load ptr, ptr %node.addr, align 8
  %right = getelementptr inbounds %struct.Node, ptr %10, i32 0, i32 1
  %11 = load ptr, ptr %right, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %9, %cond.true ], [ %11, %cond.false ]
  store ptr %cond, ptr %node.addr, align 8
  br label %while.cond, !llvm.loop !8

while.end:                                        ; preds = %land.end
  %12 = load ptr, ptr %node.addr, align 8
  %cmp4 = icmp ne ptr %12, null
  ret i1 %cmp4
}

; Function Attrs: noinline nounwind uwtable
define internal zeroext i1 @is_red(ptr noundef %node) #0 {
entry:
  %node.addr = alloca ptr, align 8
  store ptr %node, ptr %node.addr, align 8
  %0 = load ptr, ptr %node.addr, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %1 = load ptr, ptr %node.addr, align 8
  %red = getelementptr inbounds %struct.Node, ptr %1, i32 0, i32 3
  %2 = load i8, ptr %red, align 4
  %loadedv = trunc i8 %2 to i1
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %3 = phi i1 [ false, %entry ], [ %loadedv, %land.rhs ]
  ret i1 %3
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @erase(ptr noundef %node, i32 noundef %key) #0 {
entry:
  %retval = alloca ptr, align 8
  %node.addr = alloca ptr, align 8
  %key.addr = alloca i32, align 4
  %next = alloca ptr, align 8
  store ptr %node, ptr %node.addr, align 8
  store i32 %key, ptr %key.addr, align 4
  %0 = load i32, ptr %key.addr, align 4
  %1 = load ptr, ptr %node.addr, align 8
  %key1 = getelementptr inbounds %struct.Node, ptr %1, i32 0, i32 2
  %2 = load i32, ptr %key1, align 8
  %cmp = icmp ult i32 %0, %2
  br i1 %cmp, label %if.then, label %if.end11

if.then:                                          ; preds = %entry
  %3 = load ptr, ptr %node.addr, align 8
  %left = getelementptr inbounds %struct.Node, ptr %3, i32 0, i32 0
  %4 = load ptr, ptr %left, align 8
  %call = call zeroext i1 @is_red(ptr noundef %4)
  br i1 %call, label %if.end, label %land.lhs.true

land.lhs.true:                                    ; preds = %if.then
  %5 = load ptr, ptr %node.addr, align 8
  %left2 = getelementptr inbounds %struct.Node, ptr %5, i32 0, i32 0
  %6 = load ptr, ptr %left2, align 8
  %left3 = getelementptr inbounds %struct.Node, ptr %6, i32 0, i32 0
  %7 = load ptr, ptr %left3, align 8
  %call4 = call zeroext i1 @is_red(ptr noundef %7)
  br i1 %call4, label %if.end, label %if.then5

if.then5:                                         ; preds = %land.lhs.true
  %8 = load ptr, ptr %node.addr, align 8
  %call6 = call ptr @move_red_left(ptr noundef %8)
  store ptr %call6, ptr %node.addr, align 8
  br label %if.end

if.end:                                           ; preds = %if.then5, %land.lhs.true, %if.then
  %9 = load ptr, ptr %node.addr, align 8
  %left7 = getelementptr inbounds %struct.Node, ptr %9, i32 0, i32 0
  %10 = load ptr, ptr %left7, align 8
  %11 = load i32, ptr %key.addr, align 4
  %call8 = call ptr @erase(ptr noundef %10, i32 noundef %11)
  %12 = load ptr, ptr %node.addr, align 8
  %left9 = getelementptr inbounds %struct.Node, ptr %12, i32 0, i32 0
  store ptr %call8, ptr %left9, align 8
  %13 = load ptr, ptr %node.addr, align 8
  %call10 = call ptr @balance(ptr noundef %13)
  store ptr %call10, ptr %retval, align 8
  br label %return

if.end11:                                         ; preds = %entry
  %14 = load ptr, ptr %node.addr, align 8
  %left12 = getelementptr inbounds %struct.Node, ptr %14, i32 0, i32 0
  %15 = load ptr, ptr %left12, align 8
  %call13 = call zeroext i1 @is_red(ptr noundef %15)
  br i1 %call13, label %if.then14, label %if.end16

if.then14:                                        ; preds = %if.end11
  %16 = load ptr, ptr %node.addr, align 8
  %call15 = call ptr @rotate_right(ptr noundef %16)
  store ptr %call15, ptr %node.addr, align 8
  br label %if.end16

if.end16:                                         ; preds = %if.then14, %if.end11
  %17 = load i32, ptr %key.addr, align 4
  %18 = load ptr, ptr %node.addr, align 8
  %key17 = getelementptr inbounds %struct.Node, ptr %18, i32 0, i32 2
  %19 = load i32, ptr %key17, align 8
  %cmp18 = icmp eq i32 %17, %19
  br i1 %cmp18, label %land.lhs.true19, label %if.end21

land.lhs.true19:                                  ; preds = %if.end16
  %20 = load ptr, ptr %node.addr, align 8
  %right = getelementptr inbounds %struct.Node, ptr %20, i32 0, i32 1
  %21 = load ptr, ptr %right, align 8
  %tobool = icmp ne ptr %21, null
  br i1 %tobool, label %if.end21, label %if.then20

if.then20:                                        ; preds = %land.lhs.true19
  %22 = load ptr, ptr %node.addr, align 8
  call void @free(ptr noundef %22) #7
  store ptr null, ptr %retval, align 8
  br label %return

if.end21:                                         ; preds = %land.lhs.true19, %if.end16
  %23 = load ptr, ptr %node.addr, align 8
  %right22 = getelementptr inbounds %struct.Node, ptr %23, i32 0, i32 1
  %24 = load ptr, ptr %right22, align 8
  %call23 = call zeroext i1 @is_red(ptr noundef %24)
  br i1 %call23, label %if.end30, label %land.lhs.true24

land.lhs.true24:                                  ; preds = %if.end21
  %25 = load ptr, ptr %node.addr, align 8
  %right25 = getelementptr inbounds %struct.Node, ptr %25, i32 0, i32 1
  %26 = load ptr, ptr %right25, align 8
  %left26 = getelementptr inbounds %struct.Node, ptr %26, i32 0, i32 0
  %27 = load ptr, ptr %left26, align 8
  %call27 = call zeroext i1 @is_red(ptr noundef %27)
  br i1 %call27, label %if.end30, label %if.then28

if.then28:                                        ; preds = %land.lhs.true24
  %28 = load ptr, ptr %node.addr, align 8
  %call29 = call ptr @move_red_right(ptr noundef %28)
  store ptr %call29, ptr %node.addr, align 8
  br label %if.end30

if.end30:                                         ; preds = %if.then28, %land.lhs.true24, %if.end21
  %29 = load i32, ptr %key.addr, align 4
  %30 = load ptr, ptr %node.addr, align 8
  %key31 = getelementptr inbounds %struct.Node, ptr %30, i32 0, i32 2
  %31 = load i32, ptr %key31, align 8
  %cmp32 = icmp eq i32 %29, %31
  br i1 %cmp32, label %if.then33, label %if.else

if.then33:                                        ; preds = %if.end30
  %32 = load ptr, ptr %node.addr, align 8
  %right34 = getelementptr inbounds %struct.Node, ptr %32, i32 0, i32 1
  %33 = load ptr, ptr %right34, align 8
  store ptr %33, ptr %next, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %if.then33
  %34 = load ptr, ptr %next, align 8
  %left35 = getelementptr inbounds %struct.Node, ptr %34, i32 0, i32 0
  %35 = load ptr, ptr %left35, align 8
  %tobool36 = icmp ne ptr %35, null
  br i1 %tobool36, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %36 = load ptr, ptr %next, align 8
  %left37 = getelementptr inbounds %struct.Node, ptr %36, i32 0, i32 0
  %37 = load ptr, ptr %left37, align 8
  store ptr %37, ptr %next, align 8
  br label %while.cond, !llvm.loop !9

while.end:                                        ; preds = %while.cond
  %38 = load ptr, ptr %next, align 8
  %key38 = getelementptr inbounds %struct.Node, ptr %38, i32 0, i32 2
  %39 = load i32, ptr %key38, align 8
  %40 = load ptr, ptr %node.addr, align 8
  %key39 = getelementptr inbounds %struct.Node, ptr %40, i32 0, i32 2
  store i32 %39, ptr %key39, align 8
  %41 = load ptr, ptr %node.addr, align 8
  %right40 = getelementptr inbounds %struct.Node, ptr %41, i32 0, i32 1
  %42 = load ptr, ptr %right40, align 8
  %call41 = call ptr @erase_least(ptr noundef %42)
  %43 = load ptr, ptr %node.addr, align 8
  %right42 = getelementptr inbounds %struct.Node, ptr %43, i32 0, i32 1
  store ptr %call41, ptr %right42, align 8
  br label %if.end46

if.else:                                          ; preds = %if.end30
  %44 = load ptr, ptr %node.addr, align 8
  %right43 = getelementptr inbounds %struct.Node, ptr %44, i32 0, i32 1
  %45 = load ptr, ptr %right43, align 8
  %46 = load i32, ptr %key.addr, align 4
  %call44 = call ptr @erase(ptr noundef %45, i32 noundef %46)
  %47 = load ptr, ptr %node.addr, align 8
  %right45 = getelementptr inbounds %struct.Node, ptr %47, i32 0, i32 1
  store ptr %call44, ptr %right45, align 8
  br label %if.end46

if.end46:                                         ; preds = %if.else, %while.end
  %48 = load ptr, ptr %node.addr, align 8
  %call47 = call ptr @balance(ptr noundef %48)
  store ptr %call47, ptr %retval, align 8
  br label %return

return:                                           ; preds = %if.end46, %if.then20, %if.end
  %49 = load ptr, ptr %retval, align 8
  ret ptr %49
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @insert(ptr noundef %node, i32 noundef %key) #0 {
entry:
  %retval = alloca ptr, align 8
  %node.addr = alloca ptr, align 8
  %key.addr = alloca i32, align 4
  %made = alloca ptr, align 8
  %.compoundliteral = alloca %struct.Node, align 8
  store ptr %node, ptr %node.addr, align 8
  store i32 %key, ptr %key.addr, align 4
  %0 = load ptr, ptr %node.addr, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.end4, label %if.then

if.then:                                          ; preds = %entry
  %call = call noalias ptr @malloc(i64 noundef 24) #8
  store ptr %call, ptr %made, align 8
  %1 = load ptr, ptr %made, align 8
  %tobool1 = icmp ne ptr %1, null
  br i1 %tobool1, label %if.end, label %if.then2

if.then2:                                         ; preds = %if.then
  call void @exit(i32 noundef 1) #9
  unreachable

if.end:                                           ; preds = %if.then
  %2 = load ptr, ptr %made, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %.compoundliteral, i8 0, i64 24, i1 false)
  %left = getelementptr inbounds %struct.Node, ptr %.compoundliteral, i32 0, i32 0
  %right = getelementptr inbounds %struct.Node, ptr %.compoundliteral, i32 0, i32 1
  %key3 = getelementptr inbounds %struct.Node, ptr %.compoundliteral, i32 0, i32 2
  %3 = load i32, ptr %key.addr, align 4
  store i32 %3, ptr %key3, align 8
  %red = getelementptr inbounds %struct.Node, ptr %.compoundliteral, i32 0, i32 3
  store i8 1, ptr %red, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 %.compoundliteral, i64 24, i1 false)
  %4 = load ptr, ptr %made, align 8
  store ptr %4, ptr %retval, align 8
  br label %return

if.end4:                                          ; preds = %entry
  %5 = load i32, ptr %key.addr, align 4
  %6 = load ptr, ptr %node.addr, align 8
  %key5 = getelementptr inbounds %struct.Node, ptr %6, i32 0, i32 2
  %7 = load i32, ptr %key5, align 8
  %cmp = icmp ult i32 %5, %7
  br i1 %cmp, label %if.then6, label %if.else

if.then6:                                         ; preds = %if.end4
  %8 = load ptr, ptr %node.addr, align 8
  %left7 = getelementptr inbounds %struct.Node, ptr %8, i32 0, i32 0
  %9 = load ptr, ptr %left7, align 8
  %10 = load i32, ptr %key.addr, align 4
  %call8 = call ptr @insert(ptr noundef %9, i32 noundef %10)
  %11 = load ptr, ptr %node.addr, align 8
  %left9 = getelementptr inbounds %struct.Node, ptr %11, i32 0, i32 0
  store ptr %call8, ptr %left9, align 8
  br label %if.end17

if.else:                                          ; preds = %if.end4
  %12 = load i32, ptr %key.addr, align 4
  %13 = load ptr, ptr %node.addr, align 8
  %key10 = getelementptr inbounds %struct.Node, ptr %13, i32 0, i32 2
  %14 = load i32, ptr %key10, align 8
  %cmp11 = icmp ugt i32 %12, %14
  br i1 %cmp11, label %if.then12, label %if.end16

if.then12:                                        ; preds = %if.else
  %15 = load ptr, ptr %node.addr, align 8
  %right13 = getelementptr inbounds %struct.Node, ptr %15, i32 0, i32 1
  %16 = load ptr, ptr %right13, align 8
  %17 = load i32, ptr %key.addr, align 4
  %call14 = call ptr @insert(ptr noundef %16, i32 noundef %17)
  %18 = load ptr, ptr %node.addr, align 8
  %right15 = getelementptr inbounds %struct.Node, ptr %18, i32 0, i32 1
  store ptr %call14, ptr %right15, align 8
  br label %if.end16

if.end16:                                         ; preds = %if.then12, %if.else
  br label %if.end17

if.end17:                                         ; preds = %if.end16, %if.then6
  %19 = load ptr, ptr %node.addr, align 8
  %call18 = call ptr @balance(ptr noundef %19)
  store ptr %call18, ptr %retval, align 8
  br label %return

return:                                           ; preds = %if.end17, %if.end
  %20 = load ptr, ptr %retval, align 8
  ret ptr %20
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @black_height(ptr noundef %node, ptr noundef %nodes) #0 {
entry:
  %retval = alloca i32, align 4
  %node.addr = alloca ptr, align 8
  %nodes.addr = alloca ptr, align 8
  %left = alloca i32, align 4
  %right = alloca i32, align 4
  %ordered = alloca i8, align 1
  %coloured = alloca i8, align 1
  store ptr %node, ptr %node.addr, align 8
  store ptr %nodes, ptr %nodes.addr, align 8
  %0 = load ptr, ptr %node.addr, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  store i32 0, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %1 = load ptr, ptr %nodes.addr, align 8
  %2 = load i32, ptr %1, align 4
  %inc = add i32 %2, 1
  store i32 %inc, ptr %1, align 4
  %3 = load ptr, ptr %node.addr, align 8
  %left1 = getelementptr inbounds %struct.Node, ptr %3, i32 0, i32 0
  %4 = load ptr, ptr %left1, align 8
  %5 = load ptr, ptr %nodes.addr, align 8
  %call = call i32 @black_height(ptr noundef %4, ptr noundef %5)
  store i32 %call, ptr %left, align 4
  %6 = load ptr, ptr %node.addr, align 8
  %right2 = getelementptr inbounds %struct.Node, ptr %6, i32 0, i32 1
  %7 = load ptr, ptr %right2, align 8
  %8 = load ptr, ptr %nodes.addr, align 8
  %call3 = call i32 @black_height(ptr noundef %7, ptr noundef %8)
  store i32 %call3, ptr %right, align 4
  %9 = load ptr, ptr %node.addr, align 8
  %left4 = getelementptr inbounds %struct.Node, ptr %9, i32 0, i32 0
  %10 = load ptr, ptr %left4, align 8
  %tobool5 = icmp ne ptr %10, null
  br i1 %tobool5, label %lor.lhs.false, label %land.rhs

lor.lhs.false:                                    ; preds = %if.end
  %11 = load ptr, ptr %node.addr, align 8
  %left6 = getelementptr inbounds %struct.Node, ptr %11, i32 0, i32 0
  %12 = load ptr, ptr %left6, align 8
  %key = getelementptr inbounds %struct.Node, ptr %12, i32 0, i32 2
  %13 = load i32, ptr %key, align 8
  %14 = load ptr, ptr %node.addr, align 8
  %key7 = getelementptr inbounds %struct.Node, ptr %14, i32 0, i32 2
  %15 = load i32, ptr %key7, align 8
  %cmp = icmp ult i32 %13, %15
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %lor.lhs.false, %if.end
  %16 = load ptr, ptr %node.addr, align 8
  %right8 = getelementptr inbounds %struct.Node, ptr %16, i32 0, i32 1
  %17 = load ptr, ptr %right8, align 8
  %tobool9 = icmp ne ptr %17, null
  br i1 %tobool9, label %lor.rhs, label %lor.end

lor.rhs:                                          ; preds = %land.rhs
  %18 = load ptr, ptr %node.addr, align 8
  %right10 = getelementptr inbounds %struct.Node, ptr %18, i32 0, i32 1
  %19 = load ptr, ptr %right10, align 8
  %key11 = getelementptr inbounds %struct.Node, ptr %19, i32 0, i32 2
  %20 = load i32, ptr %key11, align 8
  %21 = load ptr, ptr %node.addr, align 8
  %key12 = getelementptr inbounds %struct.Node, ptr %21, i32 0, i32 2
  %22 = load i32, ptr %key12, align 8
  %cmp13 = icmp ugt i32 %20, %22
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %land.rhs
  %23 = phi i1 [ true, %land.rhs ], [ %cmp13, %lor.rhs ]
  br label %land.end

land.end:                                         ; preds = %lor.end, %lor.lhs.false
  %24 = phi i1 [ false, %lor.lhs.false ], [ %23, %lor.end ]
  %storedv = zext i1 %24 to i8
  store i8 %storedv, ptr %ordered, align 1
  %25 = load ptr, ptr %node.addr, align 8
  %right14 = getelementptr inbounds %struct.Node, ptr %25, i32 0, i32 1
  %26 = load ptr, ptr %right14, align 8
  %call15 = call zeroext i1 @is_red(ptr noundef %26)
  br i1 %call15, label %land.end21, label %land.rhs16

land.rhs16:                                       ; preds = %land.end
  %27 = load ptr, ptr %node.addr, align 8
  %red = getelementptr inbounds %struct.Node, ptr %27, i32 0, i32 3
  %28 = load i8, ptr %red, align 4
  %loadedv = trunc i8 %28 to i1
  br i1 %loadedv, label %land.rhs17, label %land.end20

land.rhs17:                                       ; preds = %land.rhs16
  %29 = load ptr, ptr %node.addr, align 8
  %left18 = getelementptr inbounds %struct.Node, ptr %29, i32 0, i32 0
  %30 = load ptr, ptr %left18, align 8
  %call19 = call zeroext i1 @is_red(ptr noundef %30)
  br label %land.end20

land.end20:                                       ; preds = %land.rhs17, %land.rhs16
  %31 = phi i1 [ false, %land.rhs16 ], [ %call19, %land.rhs17 ]
  %lnot = xor i1 %31, true
  br label %land.end21

land.end21:                                       ; preds = %land.end20, %land.end
  %32 = phi i1 [ false, %land.end ], [ %lnot, %land.end20 ]
  %storedv22 = zext i1 %32 to i8
  store i8 %storedv22, ptr %coloured, align 1
  %33 = load i32, ptr %left, align 4
  %34 = load i32, ptr %right, align 4
  %cmp23 = icmp eq i32 %33, %34
  br i1 %cmp23, label %land.lhs.true, label %cond.false

land.lhs.true:                                    ; preds = %land.end21
  %35 = load i32, ptr %left, align 4
  %cmp24 = icmp sge i32 %35, 0
  br i1 %cmp24, label %land.lhs.true25, label %cond.false

land.lhs.true25:                                  ; preds = %land.lhs.true
  %36 = load i8, ptr %ordered, align 1
  %loadedv26 = trunc i8 %36 to i1
  br i1 %loadedv26, label %land.lhs.true27, label %cond.false

land.lhs.true27:                                  ; preds = %land.lhs.true25
  %37 = load i8, ptr %coloured, align 1
  %loadedv28 = trunc i8 %37 to i1
  br i1 %loadedv28, label %cond.true, label %cond.false

cond.true:                                        ; preds = %land.lhs.true27
  %38 = load i32, ptr %left, align 4
  %39 = load ptr, ptr %node.addr, align 8
  %red29 = getelementptr inbounds %struct.Node, ptr %39, i32 0, i32 3
  %40 = load i8, ptr %red29, align 4
  %loadedv30 = trunc i8 %40 to i1
  %lnot31 = xor i1 %loadedv30, true
  %lnot.ext = zext i1 %lnot31 to i32
  %add = add nsw i32 %38, %lnot.ext
  br label %cond.end

cond.false:                                       ; preds = %land.lhs.true27, %land.lhs.true25, %land.lhs.true, %land.end21
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add, %cond.true ], [ -1, %cond.false ]
  store i32 %cond, ptr %retval, align 4
  br label %return

return:                                           ; preds = %cond.end, %if.then
  %41 = load i32, ptr %retval, align 4
  ret i32 %41
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal void @release(ptr noundef %node) #0 {
entry:
  %node.addr = alloca ptr, align 8
  store ptr %node, ptr %node.addr, align 8
  %0 = load ptr, ptr %node.addr, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %1 = load ptr, ptr %node.addr, align 8
  %left = getelementptr inbounds %struct.Node, ptr %1, i32 0, i32 0
  %2 = load ptr, ptr %left, align 8
  call void @release(ptr noundef %2)
  %3 = load ptr, ptr %node.addr, align 8
  %right = getelementptr inbounds %struct.Node, ptr %3, i32 0, i32 1
  %4 = load ptr, ptr %right, align 8
  call void @release(ptr noundef %4)
  %5 = load ptr, ptr %node.addr, align 8
  call void @free(ptr noundef %5) #7
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @move_red_left(ptr noundef %node) #0 {
entry:
  %node.addr = alloca ptr, align 8
  store ptr %node, ptr %node.addr, align 8
  %0 = load ptr, ptr %node.addr, align 8
  call void @flip(ptr noundef %0)
  %1 = load ptr, ptr %node.addr, align 8
  %right = getelementptr inbounds %struct.Node, ptr %1, i32 0, i32 1
  %2 = load ptr, ptr %right, align 8
  %left = getelementptr inbounds %struct.Node, ptr %2, i32 0, i32 0
  %3 = load ptr, ptr %left, align 8
  %call = call zeroext i1 @is_red(ptr noundef %3)
  br i1 %call, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %4 = load ptr, ptr %node.addr, align 8
  %right1 = getelementptr inbounds %struct.Node, ptr %4, i32 0, i32 1
  %5 = load ptr, ptr %right1, align 8
  %call2 = call ptr @rotate_right(ptr noundef %5)
  %6 = load ptr, ptr %node.addr, align 8
  %right3 = getelementptr inbounds %struct.Node, ptr %6, i32 0, i32 1
  store ptr %call2, ptr %right3, align 8
  %7 = load ptr, ptr %node.addr, align 8
  %call4 = call ptr @rotate_left(ptr noundef %7)
  store ptr %call4, ptr %node.addr, align 8
  %8 = load ptr, ptr %node.addr, align 8
  call void @flip(ptr noundef %8)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %9 = load ptr, ptr %node.addr, align 8
  ret ptr %9
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @balance(ptr noundef %node) #0 {
entry:
  %node.addr = alloca ptr, align 8
  store ptr %node, ptr %node.addr, align 8
  %0 = load ptr, ptr %node.addr, align 8
  %right = getelementptr inbounds %struct.Node, ptr %0, i32 0, i32 1
  %1 = load ptr, ptr %right, align 8
  %call = call zeroext i1 @is_red(ptr noundef %1)
  br i1 %call, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %2 = load ptr, ptr %node.addr, align 8
  %left = getelementptr inbounds %struct.Node, ptr %2, i32 0, i32 0
  %3 = load ptr, ptr %left, align 8
  %call1 = call zeroext i1 @is_red(ptr noundef %3)
  br i1 %call1, label %if.end, label %if.then

if.then:                                          ; preds = %land.lhs.true
  %4 = load ptr, ptr %node.addr, align 8
  %call2 = call ptr @rotate_left(ptr noundef %4)
  store ptr %call2, ptr %node.addr, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  %5 = load ptr, ptr %node.addr, align 8
  %left3 = getelementptr inbounds %struct.Node, ptr %5, i32 0, i32 0
  %6 = load ptr, ptr %left3, align 8
  %call4 = call zeroext i1 @is_red(ptr noundef %6)
  br i1 %call4, label %land.lhs.true5, label %if.end11

land.lhs.true5:                                   ; preds = %if.end
  %7 = load ptr, ptr %node.addr, align 8
  %left6 = getelementptr inbounds %struct.Node, ptr %7, i32 0, i32 0
  %8 = load ptr, ptr %left6, align 8
  %left7 = getelementptr inbounds %struct.Node, ptr %8, i32 0, i32 0
  %9 = load ptr, ptr %left7, align 8
  %call8 = call zeroext i1 @is_red(ptr noundef %9)
  br i1 %call8, label %if.then9, label %if.end11

if.then9:                                         ; preds = %land.lhs.true5
  %10 = load ptr, ptr %node.addr, align 8
  %call10 = call ptr @rotate_right(ptr noundef %10)
  store ptr %call10, ptr %node.addr, align 8
  br label %if.end11

if.end11:                                         ; preds = %if.then9, %land.lhs.true5, %if.end
  %11 = load ptr, ptr %node.addr, align 8
  %left12 = getelementptr inbounds %struct.Node, ptr %11, i32 0, i32 0
  %12 = load ptr, ptr %left12, align 8
  %call13 = call zeroext i1 @is_red(ptr noundef %12)
  br i1 %call13, label %land.lhs.true14, label %if.end18

land.lhs.true14:                                  ; preds = %if.end11
  %13 = load ptr, ptr %node.addr, align 8
  %right15 = getelementptr inbounds %struct.Node, ptr %13, i32 0, i32 1
  %14 = load ptr, ptr %right15, align 8
  %call16 = call zeroext i1 @is_red(ptr noundef %14)
  br i1 %call16, label %if.then17, label %if.end18

if.then17:                                        ; preds = %land.lhs.true14
  %15 = load ptr, ptr %node.addr, align 8
  call void @flip(ptr noundef %15)
  br label %if.end18

if.end18:                                         ; preds = %if.then17, %land.lhs.true14, %if.end11
  %16 = load ptr, ptr %node.addr, align 8
  ret ptr %16
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @rotate_right(ptr noundef %node) #0 {
entry:
  %node.addr = alloca ptr, align 8
  %top = alloca ptr, align 8
  store ptr %node, ptr %node.addr, align 8
  %0 = load ptr, ptr %node.addr, align 8
  %left = getelementptr inbounds %struct.Node, ptr %0, i32 0, i32 0
  %1 = load ptr, ptr %left, align 8
  store ptr %1, ptr %top, align 8
  %2 = load ptr, ptr %top, align 8
  %right = getelementptr inbounds %struct.Node, ptr %2, i32 0, i32 1
  %3 = load ptr, ptr %right, align 8
  %4 = load ptr, ptr %node.addr, align 8
  %left1 = getelementptr inbounds %struct.Node, ptr %4, i32 0, i32 0
  store ptr %3, ptr %left1, align 8
  %5 = load ptr, ptr %node.addr, align 8
  %6 = load ptr, ptr %top, align 8
  %right2 = getelementptr inbounds %struct.Node, ptr %6, i32 0, i32 1
  store ptr %5, ptr %right2, align 8
  %7 = load ptr, ptr %node.addr, align 8
  %red = getelementptr inbounds %struct.Node, ptr %7, i32 0, i32 3
  %8 = load i8, ptr %red, align 4
  %loadedv = trunc i8 %8 to i1
  %9 = load ptr, ptr %top, align 8
  %red3 = getelementptr inbounds %struct.Node, ptr %9, i32 0, i32 3
  %storedv = zext i1 %loadedv to i8
  store i8 %storedv, ptr %red3, align 4
  %10 = load ptr, ptr %node.addr, align 8
  %red4 = getelementptr inbounds %struct.Node, ptr %10, i32 0, i32 3
  store i8 1, ptr %red4, align 4
  %11 = load ptr, ptr %top, align 8
  ret ptr %11
}

; Function Attrs: nounwind
declare void @free(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @move_red_right(ptr noundef %node) #0 {
entry:
  %node.addr = alloca ptr, align 8
  store ptr %node, ptr %node.addr, align 8
  %0 = load ptr, ptr %node.addr, align 8
  call void @flip(ptr noundef %0)
  %1 = load ptr, ptr %node.addr, align 8
  %left = getelementptr inbounds %struct.Node, ptr %1, i32 0, i32 0
  %2 = load ptr, ptr %left, align 8
  %left1 = getelementptr inbounds %struct.Node, ptr %2, i32 0, i32 0
  %3 = load ptr, ptr %left1, align 8
  %call = call zeroext i1 @is_red(ptr noundef %3)
  br i1 %call, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %4 = load ptr, ptr %node.addr, align 8
  %call2 = call ptr @rotate_right(ptr noundef %4)
  store ptr %call2, ptr %node.addr, align 8
  %5 = load ptr, ptr %node.addr, align 8
  call void @flip(ptr noundef %5)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %6 = load ptr, ptr %node.addr, align 8
  ret ptr %6
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @erase_least(ptr noundef %node) #0 {
entry:
  %retval = alloca ptr, align 8
  %node.addr = alloca ptr, align 8
  store ptr %node, ptr %node.addr, align 8
  %0 = load ptr, ptr %node.addr, align 8
  %left = getelementptr inbounds %struct.Node, ptr %0, i32 0, i32 0
  %1 = load ptr, ptr %left, align 8
  %tobool = icmp ne ptr %1, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %2 = load ptr, ptr %node.addr, align 8
  call void @free(ptr noundef %2) #7
  store ptr null, ptr %retval, align 8
  br label %return

if.end:                                           ; preds = %entry
  %3 = load ptr, ptr %node.addr, align 8
  %left1 = getelementptr inbounds %struct.Node, ptr %3, i32 0, i32 0
  %4 = load ptr, ptr %left1, align 8
  %call = call zeroext i1 @is_red(ptr noundef %4)
  br i1 %call, label %if.end7, label %land.lhs.true

land.lhs.true:                                    ; preds = %if.end
  %5 = load ptr, ptr %node.addr, align 8
  %left2 = getelementptr inbounds %struct.Node, ptr %5, i32 0, i32 0
  %6 = load ptr, ptr %left2, align 8
  %left3 = getelementptr inbounds %struct.Node, ptr %6, i32 0, i32 0
  %7 = load ptr, ptr %left3, align 8
  %call4 = call zeroext i1 @is_red(ptr noundef %7)
  br i1 %call4, label %if.end7, label %if.then5

if.then5:                                         ; preds = %land.lhs.true
  %8 = load ptr, ptr %node.addr, align 8
  %call6 = call ptr @move_red_left(ptr noundef %8)
  store ptr %call6, ptr %node.addr, align 8
  br label %if.end7

if.end7:                                          ; preds = %if.then5, %land.lhs.true, %if.end
  %9 = load ptr, ptr %node.addr, align 8
  %left8 = getelementptr inbounds %struct.Node, ptr %9, i32 0, i32 0
  %10 = load ptr, ptr %left8, align 8
  %call9 = call ptr @erase_least(ptr noundef %10)
  %11 = load ptr, ptr %node.addr, align 8
  %left10 = getelementptr inbounds %struct.Node, ptr %11, i32 0, i32 0
  store ptr %call9, ptr %left10, align 8
  %12 = load ptr, ptr %node.addr, align 8
  %call11 = call ptr @balance(ptr noundef %12)
  store ptr %call11, ptr %retval, align 8
  br label %return

return:                                           ; preds = %if.end7, %if.then
  %13 = load ptr, ptr %retval, align 8
  ret ptr %13
}

; Function Attrs: noinline nounwind uwtable
define internal void @flip(ptr noundef %node) #0 {
entry:
  %node.addr = alloca ptr, align 8
  store ptr %node, ptr %node.addr, align 8
  %0 = load ptr, ptr %node.addr, align 8
  %red = getelementptr inbounds %struct.Node, ptr %0, i32 0, i32 3
  %1 = load i8, ptr %red, align 4
  %loadedv = trunc i8 %1 to i1
  %lnot = xor i1 %loadedv, true
  %2 = load ptr, ptr %node.addr, align 8
  %red1 = getelementptr inbounds %struct.Node, ptr %2, i32 0, i32 3
  %storedv = zext i1 %lnot to i8
  store i8 %storedv, ptr %red1, align 4
  %3 = load ptr, ptr %node.addr, align 8
  %left = getelementptr inbounds %struct.Node, ptr %3, i32 0, i32 0
  %4 = load ptr, ptr %left, align 8
  %red2 = getelementptr inbounds %struct.Node, ptr %4, i32 0, i32 3
  %5 = load i8, ptr %red2, align 4
  %loadedv3 = trunc i8 %5 to i1
  %lnot4 = xor i1 %loadedv3, true
  %6 = load ptr, ptr %node.addr, align 8
  %left5 = getelementptr inbounds %struct.Node, ptr %6, i32 0, i32 0
  %7 = load ptr, ptr %left5, align 8
  %red6 = getelementptr inbounds %struct.Node, ptr %7, i32 0, i32 3
  %storedv7 = zext i1 %lnot4 to i8
  store i8 %storedv7, ptr %red6, align 4
  %8 = load ptr, ptr %node.addr, align 8
  %right = getelementptr inbounds %struct.Node, ptr %8, i32 0, i32 1
  %9 = load ptr, ptr %right, align 8
  %red8 = getelementptr inbounds %struct.Node, ptr %9, i32 0, i32 3
  %10 = load i8, ptr %red8, align 4
  %loadedv9 = trunc i8 %10 to i1
  %lnot10 = xor i1 %loadedv9, true
  %11 = load ptr, ptr %node.addr, align 8
  %right11 = getelementptr inbounds %struct.Node, ptr %11, i32 0, i32 1
  %12 = load ptr, ptr %right11, align 8
  %red12 = getelementptr inbounds %struct.Node, ptr %12, i32 0, i32 3
  %storedv13 = zext i1 %lnot10 to i8
  store i8 %storedv13, ptr %red12, align 4
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @rotate_left(ptr noundef %node) #0 {
entry:
  %node.addr = alloca ptr, align 8
  %top = alloca ptr, align 8
  store ptr %node, ptr %node.addr, align 8
  %0 = load ptr, ptr %node.addr, align 8
  %right = getelementptr inbounds %struct.Node, ptr %0, i32 0, i32 1
  %1 = load ptr, ptr %right, align 8
  store ptr %1, ptr %top, align 8
  %2 = load ptr, ptr %top, align 8
  %left = getelementptr inbounds %struct.Node, ptr %2, i32 0, i32 0
  %3 = load ptr, ptr %left, align 8
  %4 = load ptr, ptr %node.addr, align 8
  %right1 = getelementptr inbounds %struct.Node, ptr %4, i32 0, i32 1
  store ptr %3, ptr %right1, align 8
  %5 = load ptr, ptr %node.addr, align 8
  %6 = load ptr, ptr %top, align 8
  %left2 = getelementptr inbounds %struct.Node, ptr %6, i32 0, i32 0
  store ptr %5, ptr %left2, align 8
  %7 = load ptr, ptr %node.addr, align 8
  %red = getelementptr inbounds %struct.Node, ptr %7, i32 0, i32 3
  %8 = load i8, ptr %red, align 4
  %loadedv = trunc i8 %8 to i1
  %9 = load ptr, ptr %top, align 8
  %red3 = getelementptr inbounds %struct.Node, ptr %9, i32 0, i32 3
  %storedv = zext i1 %loadedv to i8
  store i8 %storedv, ptr %red3, align 4
  %10 = load ptr, ptr %node.addr, align 8
  %red4 = getelementptr inbounds %struct.Node, ptr %10, i32 0, i32 3
  store i8 1, ptr %red4, align 4
  %11 = load ptr, ptr %top, align 8
  ret ptr %11
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #3

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nounwind }
attributes #8 = { nounwind allocsize(0) }
attributes #9 = { noreturn nounwind }

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
