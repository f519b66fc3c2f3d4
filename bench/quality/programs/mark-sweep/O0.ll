source_filename = "mark-sweep.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Cell = type { i32, i32, i32, i8 }

@main.present = internal global [12 x [400 x i8]] zeroinitializer, align 16
@roots = internal global [412 x i32] zeroinitializer, align 16
@.str = private unnamed_addr constant [38 x i8] c"mark-sweep: %u keys, %ld collections\0A\00", align 1
@collections = internal global i64 0, align 8
@root_count = internal global i32 12, align 4
@free_cells = internal global i32 0, align 4
@cells = internal global [20000 x %struct.Cell] zeroinitializer, align 16
@pending = internal global [20000 x i32] zeroinitializer, align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %operations = alloca i64, align 8
  %state = alloca i64, align 8
  %total = alloca i32, align 4
  %wrong = alloca i64, align 8
  %i = alloca i64, align 8
  %random = alloca i64, align 8
  %tree = alloca i32, align 4
  %other = alloca i32, align 4
  %key = alloca i32, align 4
  %changed = alloca i32, align 4
  %tree44 = alloca i32, align 4
  %count = alloca i32, align 4
  %expected = alloca i32, align 4
  %key49 = alloca i32, align 4
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
  %call = call i64 @strtol(ptr noundef %2, ptr noundef null, i32 noundef 10) #6
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
  %mul = mul nsw i64 %4, 2800000
  br label %cond.end3

cond.false2:                                      ; preds = %cond.end
  br label %cond.end3

cond.end3:                                        ; preds = %cond.false2, %cond.true1
  %cond4 = phi i64 [ %mul, %cond.true1 ], [ 10000, %cond.false2 ]
  store i64 %cond4, ptr %operations, align 8
  store i64 20261121, ptr %state, align 8
  store i32 0, ptr %total, align 4
  store i64 0, ptr %wrong, align 8
  call void @collect()
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
  %rem = urem i32 %conv, 12
  store i32 %rem, ptr %tree, align 4
  %8 = load i64, ptr %random, align 8
  %shr7 = lshr i64 %8, 20
  %conv8 = trunc i64 %shr7 to i32
  %rem9 = urem i32 %conv8, 12
  store i32 %rem9, ptr %other, align 4
  %9 = load i64, ptr %random, align 8
  %shr10 = lshr i64 %9, 40
  %rem11 = urem i64 %shr10, 400
  %conv12 = trunc i64 %rem11 to i32
  store i32 %conv12, ptr %key, align 4
  %10 = load i64, ptr %random, align 8
  %rem13 = urem i64 %10, 512
  %cmp14 = icmp eq i64 %rem13, 0
  br i1 %cmp14, label %if.then, label %if.else

if.then:                                          ; preds = %for.body
  %11 = load i32, ptr %tree, align 4
  %idxprom = zext i32 %11 to i64
  %arrayidx16 = getelementptr inbounds [412 x i32], ptr @roots, i64 0, i64 %idxprom
  store i32 0, ptr %arrayidx16, align 4
  %12 = load i32, ptr %tree, align 4
  %idxprom17 = zext i32 %12 to i64
  %arrayidx18 = getelementptr inbounds [12 x [400 x i8]], ptr @main.present, i64 0, i64 %idxprom17
  %arraydecay = getelementptr inbounds [400 x i8], ptr %arrayidx18, i64 0, i64 0
  call void @llvm.memset.p0.i64(ptr align 16 %arraydecay, i8 0, i64 400, i1 false)
  br label %if.end43

if.else:                                          ; preds = %for.body
  %13 = load i64, ptr %random, align 8
  %rem19 = urem i64 %13, 512
  %cmp20 = icmp eq i64 %rem19, 1
  br i1 %cmp20, label %if.then22, label %if.else33

if.then22:                                        ; preds = %if.else
  %14 = load i32, ptr %other, align 4
  %idxprom23 = zext i32 %14 to i64
  %arrayidx24 = getelementptr inbounds [412 x i32], ptr @roots, i64 0, i64 %idxprom23
  %15 = load i32, ptr %arrayidx24, align 4
  %16 = load i32, ptr %tree, align 4
  %idxprom25 = zext i32 %16 to i64
  %arrayidx26 = getelementptr inbounds [412 x i32], ptr @roots, i64 0, i64 %idxprom25
  store i32 %15, ptr %arrayidx26, align 4
  %17 = load i32, ptr %tree, align 4
  %idxprom27 = zext i32 %17 to i64
  %arrayidx28 = getelementptr inbounds [12 x [400 x i8]], ptr @main.present, i64 0, i64 %idxprom27
  %arraydecay29 = getelementptr inbounds [400 x i8], ptr %arrayidx28, i64 0, i64 0
  %18 = load i32, ptr %other, align 4
  %idxprom30 = zext i32 %18 to i64
  %arrayidx31 = getelementptr inbounds [12 x [400 x i8]], ptr @main.present, i64 0, i64 %idxprom30
  %arraydecay32 = getelementptr inbounds [400 x i8], ptr %arrayidx31, i64 0, i64 0
  call void @llvm.memmove.p0.p0.i64(ptr align 16 %arraydecay29, ptr align 16 %arraydecay32, i64 400, i1 false)
  br label %if.end

if.else33:                                        ; preds = %if.else
  %19 = load i32, ptr %tree, align 4
  %idxprom34 = zext i32 %19 to i64
  %arrayidx35 = getelementptr inbounds [412 x i32], ptr @roots, i64 0, i64 %idxprom34
  %20 = load i32, ptr %arrayidx35, align 4
  %21 = load i32, ptr %key, align 4
  %call36 = call i32 @insert(i32 noundef %20, i32 noundef %21)
  store i32 %call36, ptr %changed, align 4
  %22 = load i32, ptr %changed, align 4
  %23 = load i32, ptr %tree, align 4
  %idxprom37 = zext i32 %23 to i64
  %arrayidx38 = getelementptr inbounds [412 x i32], ptr @roots, i64 0, i64 %idxprom37
  store i32 %22, ptr %arrayidx38, align 4
  %24 = load i32, ptr %tree, align 4
  %idxprom39 = zext i32 %24 to i64
  %arrayidx40 = getelementptr inbounds [12 x [400 x i8]], ptr @main.present, i64 0, i64 %idxprom39
  %25 = load i32, ptr %key, align 4
  %idxprom41 = sext i32 %25 to i64
  %arrayidx42 = getelementptr inbounds [400 x i8], ptr %arrayidx40, i64 0, i64 %idxprom41
  store i8 1, ptr %arrayidx42, align 1
  br label %if.end

if.end:                                           ; preds = %if.else33, %if.then22
  br label %if.end43

if.end43:                                         ; preds = %if.end, %if.then
  br label %for.inc

for.inc:                                          ; preds = %if.end43
  %26 = load i64, ptr %i, align 8
  %inc = add nsw i64 %26, 1
  store i64 %inc, ptr %i, align 8
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  store i32 0, ptr %tree44, align 4
  br label %for.cond45

for.cond45:                                       ; preds = %for.inc73, %for.end
  %27 = load i32, ptr %tree44, align 4
  %cmp46 = icmp slt i32 %27, 12
  br i1 %cmp46, label %for.body48, label %for.end75

for.body48:                                       ; preds = %for.cond45
  store i32 0, ptr %count, align 4
  store i32 0, ptr %expected, align 4
  store i32 0, ptr %key49, align 4
  br label %for.cond50

for.cond50:                                       ; preds = %for.inc59, %for.body48
  %28 = load i32, ptr %key49, align 4
  %cmp51 = icmp slt i32 %28, 400
  br i1 %cmp51, label %for.body53, label %for.end61

for.body53:                                       ; preds = %for.cond50
  %29 = load i32, ptr %tree44, align 4
  %idxprom54 = sext i32 %29 to i64
  %arrayidx55 = getelementptr inbounds [12 x [400 x i8]], ptr @main.present, i64 0, i64 %idxprom54
  %30 = load i32, ptr %key49, align 4
  %idxprom56 = sext i32 %30 to i64
  %arrayidx57 = getelementptr inbounds [400 x i8], ptr %arrayidx55, i64 0, i64 %idxprom56
  %31 = load i8, ptr %arrayidx57, align 1
  %loadedv = trunc i8 %31 to i1
  %conv58 = zext i1 %loadedv to i32
  %32 = load i32, ptr %expected, align 4
  %add = add i32 %32, %conv58
  store i32 %add, ptr %expected, align 4
  br label %for.inc59

for.inc59:                                        ; preds = %for.body53
  %33 = load i32, ptr %key49, align 4
  %inc60 = add nsw i32 %33, 1
  store i32 %inc60, ptr %key49, align 4
  br label %for.cond50, !llvm.loop !7

for.end61:                                        ; preds = %for.cond50
  %34 = load i32, ptr %tree44, align 4
  %idxprom62 = sext i32 %34 to i64
  %arrayidx63 = getelementptr inbounds [412 x i32], ptr @roots, i64 0, i64 %idxprom62
  %35 = load i32, ptr %arrayidx63, align 4
  %36 = load i32, ptr %tree44, align 4
  %idxprom64 = sext i32 %36 to i64
  %arrayidx65 = getelementptr inbounds [12 x [400 x i8]], ptr @main.present, i64 0, i64 %idxprom64
  %arraydecay66 = getelementptr inbounds [400 x i8], ptr %arrayidx65, i64 0, i64 0
  %call67 = call zeroext i1 @agrees(i32 noundef %35, ptr noundef %arraydecay66, i32 noundef 0, i32 noundef 400, ptr noundef %count)
  br i1 %call67, label %lor.rhs, label %lor.end

lor.rhs:                                          ; preds = %for.end61
  %37 = load i32, ptr %count, align 4
  %38 = load i32, ptr %expected, align 4
  %cmp68 = icmp ne i32 %37, %38
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %for.end61
  %39 = phi i1 [ true, %for.end61 ], [ %cmp68, %lor.rhs ]
  %lor.ext = zext i1 %39 to i32
  %conv70 = sext i32 %lor.ext to i64
  %40 = load i64, ptr %wrong, align 8
  %add71 = add nsw i64 %40, %conv70
  store i64 %add71, ptr %wrong, align 8
  %41 = load i32, ptr %count, align 4
  %42 = load i32, ptr %total, align 4
  %add72 = add i32 %42, %41
  store i32 %add72, ptr %total, align 4
  br label %for.inc73

for.inc73:                                        ; preds = %lor.end
  %43 = load i32, ptr %tree44, align 4
  %inc74 = add nsw i32 %43, 1
  store i32 %inc74, ptr %tree44, align 4
  br label %for.cond45, !llvm.loop !8

for.end75:                                        ; preds = %for.cond45
  %44 = load i32, ptr %total, align 4
  %45 = load i64, ptr @collections, align 8
  %call76 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %44, i64 noundef %45)
  %46 = load i64, ptr %wrong, align 8
  %cmp77 = icmp ne i64 %46, 0
  %conv78 = zext i1 %cmp77 to i32
  ret i32 %conv78
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @collect() #0 {
entry:
  %i = alloca i32, align 4
  %i2 = alloca i32, align 4
  %0 = load i64, ptr @collections, align 8
  %inc = add nsw i64 %0, 1
  store i64 %inc, ptr @collections, align 8
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4
  %2 = load i32, ptr @root_count, align 4
  %cmp = icmp ult i32 %1, %2
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %3 = load i32, ptr %i, align 4
  %idxprom = zext i32 %3 to i64
  %arrayidx = getelementptr inbounds [412 x i32], ptr @roots, i64 0, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4
  call void @mark_from(i32 noundef %4)
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %5 = load i32, ptr %i, align 4
  %inc1 = add i32 %5, 1
  store i32 %inc1, ptr %i, align 4
  br label %for.cond, !llvm.loop !9

for.end:                                          ; preds = %for.cond
  store i32 0, ptr @free_cells, align 4
  store i32 19999, ptr %i2, align 4
  br label %for.cond3

for.cond3:                                        ; preds = %for.inc13, %for.end
  %6 = load i32, ptr %i2, align 4
  %cmp4 = icmp ugt i32 %6, 0
  br i1 %cmp4, label %for.body5, label %for.end14

for.body5:                                        ; preds = %for.cond3
  %7 = load i32, ptr %i2, align 4
  %idxprom6 = zext i32 %7 to i64
  %arrayidx7 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom6
  %marked = getelementptr inbounds %struct.Cell, ptr %arrayidx7, i32 0, i32 3
  %8 = load i8, ptr %marked, align 4
  %loadedv = trunc i8 %8 to i1
  br i1 %loadedv, label %if.end, label %if.then

if.then:                                          ; preds = %for.body5
  %9 = load i32, ptr @free_cells, align 4
  %10 = load i32, ptr %i2, align 4
  %idxprom8 = zext i32 %10 to i64
  %arrayidx9 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom8
  %left = getelementptr inbounds %struct.Cell, ptr %arrayidx9, i32 0, i32 0
  store i32 %9, ptr %left, align 16
  %11 = load i32, ptr %i2, align 4
  store i32 %11, ptr @free_cells, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body5
  %12 = load i32, ptr %i2, align 4
  %idxprom10 = zext i32 %12 to i64
  %arrayidx11 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom10
  %marked12 = getelementptr inbounds %struct.Cell, ptr %arrayidx11, i32 0, i32 3
  store i8 0, ptr %marked12, align 4
  br label %for.inc13

for.inc13:                                        ; preds = %if.end
  %13 = load i32, ptr %i2, align 4
  %dec = add i32 %13, -1
  store i32 %dec, ptr %i2, align 4
  br label %for.cond3, !llvm.loop !10

for.end14:                                        ; preds = %for.cond3
  ret void
}

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

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @insert(i32 noundef %tree, i32 noundef %key) #0 {
entry:
  %retval = alloca i32, align 4
  %tree.addr = alloca i32, align 4
  %key.addr = alloca i32, align 4
  %copy = alloca i32, align 4
  %left19 = alloca i32, align 4
  %right32 = alloca i32, align 4
  store i32 %tree, ptr %tree.addr, align 4
  store i32 %key, ptr %key.addr, align 4
  %0 = load i32, ptr %tree.addr, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load i32, ptr %tree.addr, align 4
  %idxprom = zext i32 %1 to i64
  %arrayidx = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom
  %key1 = getelementptr inbounds %struct.Cell, ptr %arrayidx, i32 0, i32 2
  %2 = load i32, ptr %key1, align 8
  br label %cond.end

cond.false:                                       ; preds = %entry
  %3 = load i32, ptr %key.addr, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %2, %cond.true ], [ %3, %cond.false ]
  %call = call i32 @allocate(i32 noundef %cond)
  store i32 %call, ptr %copy, align 4
  %4 = load i32, ptr %tree.addr, align 4
  %tobool2 = icmp ne i32 %4, 0
  br i1 %tobool2, label %if.end, label %if.then

if.then:                                          ; preds = %cond.end
  %5 = load i32, ptr %copy, align 4
  store i32 %5, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %cond.end
  %6 = load i32, ptr %tree.addr, align 4
  %idxprom3 = zext i32 %6 to i64
  %arrayidx4 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom3
  %left = getelementptr inbounds %struct.Cell, ptr %arrayidx4, i32 0, i32 0
  %7 = load i32, ptr %left, align 16
  %8 = load i32, ptr %copy, align 4
  %idxprom5 = zext i32 %8 to i64
  %arrayidx6 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom5
  %left7 = getelementptr inbounds %struct.Cell, ptr %arrayidx6, i32 0, i32 0
  store i32 %7, ptr %left7, align 16
  %9 = load i32, ptr %tree.addr, align 4
  %idxprom8 = zext i32 %9 to i64
  %arrayidx9 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom8
  %right = getelementptr inbounds %struct.Cell, ptr %arrayidx9, i32 0, i32 1
  %10 = load i32, ptr %right, align 4
  %11 = load i32, ptr %copy, align 4
  %idxprom10 = zext i32 %11 to i64
  %arrayidx11 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom10
  %right12 = getelementptr inbounds %struct.Cell, ptr %arrayidx11, i32 0, i32 1
  store i32 %10, ptr %right12, align 4
  %12 = load i32, ptr %copy, align 4
  %13 = load i32, ptr @root_count, align 4
  %inc = add i32 %13, 1
  store i32 %inc, ptr @root_count, align 4
  %idxprom13 = zext i32 %13 to i64
  %arrayidx14 = getelementptr inbounds [412 x i32], ptr @roots, i64 0, i64 %idxprom13
  store i32 %12, ptr %arrayidx14, align 4
  %14 = load i32, ptr %key.addr, align 4
  %15 = load i32, ptr %copy, align 4
  %idxprom15 = zext i32 %15 to i64
  %arrayidx16 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom15
  %key17 = getelementptr inbounds %struct.Cell, ptr %arrayidx16, i32 0, i32 2
  %16 = load i32, ptr %key17, align 8
  %cmp = icmp slt i32 %14, %16
  br i1 %cmp, label %if.then18, label %if.else

if.then18:                                        ; preds = %if.end
  %17 = load i32, ptr %copy, align 4
  %idxprom20 = zext i32 %17 to i64
  %arrayidx21 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom20
  %left22 = getelementptr inbounds %struct.Cell, ptr %arrayidx21, i32 0, i32 0
  %18 = load i32, ptr %left22, align 16
  %19 = load i32, ptr %key.addr, align 4
  %call23 = call i32 @insert(i32 noundef %18, i32 noundef %19)
  store i32 %call23, ptr %left19, align 4
  %20 = load i32, ptr %left19, align 4
  %21 = load i32, ptr %copy, align 4
  %idxprom24 = zext i32 %21 to i64
  %arrayidx25 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom24
  %left26 = getelementptr inbounds %struct.Cell, ptr %arrayidx25, i32 0, i32 0
  store i32 %20, ptr %left26, align 16
  br label %if.end41

if.else:                                          ; preds = %if.end
  %22 = load i32, ptr %key.addr, align 4
  %23 = load i32, ptr %copy, align 4
  %idxprom27 = zext i32 %23 to i64
  %arrayidx28 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom27
  %key29 = getelementptr inbounds %struct.Cell, ptr %arrayidx28, i32 0, i32 2
  %24 = load i32, ptr %key29, align 8
  %cmp30 = icmp sgt i32 %22, %24
  br i1 %cmp30, label %if.then31, label %if.end40

if.then31:                                        ; preds = %if.else
  %25 = load i32, ptr %copy, align 4
  %idxprom33 = zext i32 %25 to i64
  %arrayidx34 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom33
  %right35 = getelementptr inbounds %struct.Cell, ptr %arrayidx34, i32 0, i32 1
  %26 = load i32, ptr %right35, align 4
  %27 = load i32, ptr %key.addr, align 4
  %call36 = call i32 @insert(i32 noundef %26, i32 noundef %27)
  store i32 %call36, ptr %right32, align 4
  %28 = load i32, ptr %right32, align 4
  %29 = load i32, ptr %copy, align 4
  %idxprom37 = zext i32 %29 to i64
  %arrayidx38 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom37
  %right39 = getelementptr inbounds %struct.Cell, ptr %arrayidx38, i32 0, i32 1
  store i32 %28, ptr %right39, align 4
  br label %if.end40

if.end40:                                         ; preds = %if.then31, %if.else
  br label %if.end41

if.end41:                                         ; preds = %if.end40, %if.then18
  %30 = load i32, ptr @root_count, align 4
  %dec = add i32 %30, -1
  store i32 %dec, ptr @root_count, align 4
  %31 = load i32, ptr %copy, align 4
  store i32 %31, ptr %retval, align 4
  br label %return

return:                                           ; preds = %if.end41, %if.then
  %32 = load i32, ptr %retval, align 4
  ret i32 %32
}

; Function Attrs: noinline nounwind uwtable
define internal zeroext i1 @agrees(i32 noundef %tree, ptr noundef %present, i32 noundef %from, i32 noundef %to, ptr noundef %count) #0 {
entry:
  %retval = alloca i1, align 1
  %tree.addr = alloca i32, align 4
  %present.addr = alloca ptr, align 8
  %from.addr = alloca i32, align 4
  %to.addr = alloca i32, align 4
  %count.addr = alloca ptr, align 8
  %cell = alloca ptr, align 8
  store i32 %tree, ptr %tree.addr, align 4
  store ptr %present, ptr %present.addr, align 8
  store i32 %from, ptr %from.addr, align 4
  store i32 %to, ptr %to.addr, align 4
  store ptr %count, ptr %count.addr, align 8
  %0 = load i32, ptr %tree.addr, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  store i1 true, ptr %retval, align 1
  br label %return

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %tree.addr, align 4
  %idxprom = zext i32 %1 to i64
  %arrayidx = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom
  store ptr %arrayidx, ptr %cell, align 8
  %2 = load ptr, ptr %count.addr, align 8
  %3 = load i32, ptr %2, align 4
  %inc = add i32 %3, 1
  store i32 %inc, ptr %2, align 4
  %4 = load ptr, ptr %cell, align 8
  %key = getelementptr inbounds %struct.Cell, ptr %4, i32 0, i32 2
  %5 = load i32, ptr %key, align 4
  %6 = load i32, ptr %from.addr, align 4
  %cmp = icmp sge i32 %5, %6
  br i1 %cmp, label %land.lhs.true, label %land.end

land.lhs.true:                                    ; preds = %if.end
  %7 = load ptr, ptr %cell, align 8
  %key1 = getelementptr inbounds %struct.Cell, ptr %7, i32 0, i32 2
  %8 = load i32, ptr %key1, align 4
  %9 = load i32, ptr %to.addr, align 4
  %cmp2 = icmp slt i32 %8, %9
  br i1 %cmp2, label %land.lhs.true3, label %land.end

land.lhs.true3:                                   ; preds = %land.lhs.true
  %10 = load ptr, ptr %present.addr, align 8
  %11 = load ptr, ptr %cell, align 8
  %key4 = getelementptr inbounds %struct.Cell, ptr %11, i32 0, i32 2
  %12 = load i32, ptr %key4, align 4
  %idxprom5 = sext i32 %12 to i64
  %arrayidx6 = getelementptr inbounds i8, ptr %10, i64 %idxprom5
  %13 = load i8, ptr %arrayidx6, align 1
  %loadedv = trunc i8 %13 to i1
  br i1 %loadedv, label %land.lhs.true7, label %land.end

land.lhs.true7:                                   ; preds = %land.lhs.true3
  %14 = load ptr, ptr %cell, align 8
  %left = getelementptr inbounds %struct.Cell, ptr %14, i32 0, i32 0
  %15 = load i32, ptr %left, align 4
  %16 = load ptr, ptr %present.addr, align 8
  %17 = load i32, ptr %from.addr, align 4
  %18 = load ptr, ptr %cell, align 8
  %key8 = getelementptr inbounds %struct.Cell, ptr %18, i32 0, i32 2
  %19 = load i32, ptr %key8, align 4
  %20 = load ptr, ptr %count.addr, align 8
  %call = call zeroext i1 @agrees(i32 noundef %15, ptr noundef %16, i32 noundef %17, i32 noundef %19, ptr noundef %20)
  br i1 %call, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %land.lhs.true7
  %21 = load ptr, ptr %cell, align 8
  %right = getelementptr inbounds %struct.Cell, ptr %21, i32 0, i32 1
  %22 = load i32, ptr %right, align 4
  %23 = load ptr, ptr %present.addr, align 8
  %24 = load ptr, ptr %cell, align 8
  %key9 = getelementptr inbounds %struct.Cell, ptr %24, i32 0, i32 2
  %25 = load i32, ptr %key9, align 4
  %add = add nsw i32 %25, 1
  %26 = load i32, ptr %to.addr, align 4
  %27 = load ptr, ptr %count.addr, align 8
  %call10 = call zeroext i1 @agrees(i32 noundef %22, ptr noundef %23, i32 noundef %add, i32 noundef %26, ptr noundef %27)
  br label %land.end

land.end:                                         ; preds = %land.rhs, %land.lhs.true7, %land.lhs.true3, %land.lhs.true, %if.end
  %28 = phi i1 [ false, %land.lhs.true7 ], [ false, %land.lhs.true3 ], [ false, %land.lhs.true ], [ false, %if.end ], [ %call10, %land.rhs ]
  store i1 %28, ptr %retval, align 1
  br label %return

return:                                           ; preds = %land.end, %if.then
  %29 = load i1, ptr %retval, align 1
  ret i1 %29
}

declare i32 @printf(ptr noundef, ...) #4

; Function Attrs: noinline nounwind uwtable
define internal void @mark_from(i32 noundef %root) #0 {
entry:
  %root.addr = alloca i32, align 4
  %count = alloca i32, align 4
  %cell = alloca ptr, align 8
  %children = alloca [2 x i32], align 4
  %i = alloca i32, align 4
  store i32 %root, ptr %root.addr, align 4
  store i32 0, ptr %count, align 4
  %0 = load i32, ptr %root.addr, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %1 = load i32, ptr %root.addr, align 4
  %idxprom = zext i32 %1 to i64
  %arrayidx = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom
  %marked = getelementptr inbounds %struct.Cell, ptr %arrayidx, i32 0, i32 3
  %2 = load i8, ptr %marked, align 4
  %loadedv = trunc i8 %2 to i1
  br i1 %loadedv, label %if.end, label %if.then

if.then:                                          ; preds = %land.lhs.true
  %3 = load i32, ptr %root.addr, align 4
  %idxprom1 = zext i32 %3 to i64
  %arrayidx2 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom1
  %marked3 = getelementptr inbounds %struct.Cell, ptr %arrayidx2, i32 0, i32 3
  store i8 1, ptr %marked3, align 4
  %4 = load i32, ptr %root.addr, align 4
  %5 = load i32, ptr %count, align 4
  %inc = add i32 %5, 1
  store i32 %inc, ptr %count, align 4
  %idxprom4 = zext i32 %5 to i64
  %arrayidx5 = getelementptr inbounds [20000 x i32], ptr @pending, i64 0, i64 %idxprom4
  store i32 %4, ptr %arrayidx5, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  br label %while.cond

while.cond:                                       ; preds = %for.end, %if.end
  %6 = load i32, ptr %count, align 4
  %cmp = icmp ugt i32 %6, 0
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %7 = load i32, ptr %count, align 4
  %dec = add i32 %7, -1
  store i32 %dec, ptr %count, align 4
  %idxprom6 = zext i32 %dec to i64
  %arrayidx7 = getelementptr inbounds [20000 x i32], ptr @pending, i64 0, i64 %idxprom6
  %8 = load i32, ptr %arrayidx7, align 4
  %idxprom8 = zext i32 %8 to i64
  %arrayidx9 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom8
  store ptr %arrayidx9, ptr %cell, align 8
  %9 = load ptr, ptr %cell, align 8
  %left = getelementptr inbounds %struct.Cell, ptr %9, i32 0, i32 0
  %10 = load i32, ptr %left, align 4
  store i32 %10, ptr %children, align 4
  %arrayinit.element = getelementptr inbounds i32, ptr %children, i64 1
  %11 = load ptr, ptr %cell, align 8
  %right = getelementptr inbounds %struct.Cell, ptr %11, i32 0, i32 1
  %12 = load i32, ptr %right, align 4
  store i32 %12, ptr %arrayinit.element, align 4
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %while.body
  %13 = load i32, ptr %i, align 4
  %cmp10 = icmp slt i32 %13, 2
  br i1 %cmp10, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %14 = load i32, ptr %i, align 4
  %idxprom11 = sext i32 %14 to i64
  %arrayidx12 = getelementptr inbounds [2 x i32], ptr %children, i64 0, i64 %idxprom11
  %15 = load i32, ptr %arrayidx12, align 4
  %tobool13 = icmp ne i32 %15, 0
  br i1 %tobool13, label %land.lhs.true14, label %if.end32

land.lhs.true14:                                  ; preds = %for.body
  %16 = load i32, ptr %i, align 4
  %idxprom15 = sext i32 %16 to i64
  %arrayidx16 = getelementptr inbounds [2 x i32], ptr %children, i64 0, i64 %idxprom15
  %17 = load i32, ptr %arrayidx16, align 4
  %idxprom17 = zext i32 %17 to i64
  %arrayidx18 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom17
  %marked19 = getelementptr inbounds %struct.Cell, ptr %arrayidx18, i32 0, i32 3
  %18 = load i8, ptr %marked19, align 4
  %loadedv20 = trunc i8 %18 to i1
  br i1 %loadedv20, label %if.end32, label %if.then21

if.then21:                                        ; preds = %land.lhs.true14
  %19 = load i32, ptr %i, align 4
  %idxprom22 = sext i32 %19 to i64
  %arrayidx23 = getelementptr inbounds [2 x i32], ptr %children, i64 0, i64 %idxprom22
  %20 = load i32, ptr %arrayidx23, align 4
  %idxprom24 = zext i32 %20 to i64
  %arrayidx25 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom24
  %marked26 = getelementptr inbounds %struct.Cell, ptr %arrayidx25, i32 0, i32 3
  store i8 1, ptr %marked26, align 4
  %21 = load i32, ptr %i, align 4
  %idxprom27 = sext i32 %21 to i64
  %arrayidx28 = getelementptr inbounds [2 x i32], ptr %children, i64 0, i64 %idxprom27
  %22 = load i32, ptr %arrayidx28, align 4
  %23 = load i32, ptr %count, align 4
  %inc29 = add i32 %23, 1
  store i32 %inc29, ptr %count, align 4
  %idxprom30 = zext i32 %23 to i64
  %arrayidx31 = getelementptr inbounds [20000 x i32], ptr @pending, i64 0, i64 %idxprom30
  store i32 %22, ptr %arrayidx31, align 4
  br label %if.end32

if.end32:                                         ; preds = %if.then21, %land.lhs.true14, %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end32
  %24 = load i32, ptr %i, align 4
  %inc33 = add nsw i32 %24, 1
  store i32 %inc33, ptr %i, align 4
  br label %for.cond, !llvm.loop !11

for.end:                                          ; preds = %for.cond
  br label %while.cond, !llvm.loop !12

while.end:                                        ; preds = %while.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @allocate(i32 noundef %key) #0 {
entry:
  %key.addr = alloca i32, align 4
  %cell = alloca i32, align 4
  %.compoundliteral = alloca %struct.Cell, align 4
  store i32 %key, ptr %key.addr, align 4
  %0 = load i32, ptr @free_cells, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  call void @collect()
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %1 = load i32, ptr @free_cells, align 4
  %tobool1 = icmp ne i32 %1, 0
  br i1 %tobool1, label %if.end3, label %if.then2

if.then2:                                         ; preds = %if.end
  call void @exit(i32 noundef 1) #7
  unreachable

if.end3:                                          ; preds = %if.end
  %2 = load i32, ptr @free_cells, align 4
  store i32 %2, ptr %cell, align 4
  %3 = load i32, ptr %cell, align 4
  %idxprom = zext i32 %3 to i64
  %arrayidx = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom
  %left = getelementptr inbounds %struct.Cell, ptr %arrayidx, i32 0, i32 0
  %4 = load i32, ptr %left, align 16
  store i32 %4, ptr @free_cells, align 4
  %5 = load i32, ptr %cell, align 4
  %idxprom4 = zext i32 %5 to i64
  %arrayidx5 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom4
  %left6 = getelementptr inbounds %struct.Cell, ptr %.compoundliteral, i32 0, i32 0
  store i32 0, ptr %left6, align 4
  %right = getelementptr inbounds %struct.Cell, ptr %.compoundliteral, i32 0, i32 1
  store i32 0, ptr %right, align 4
  %key7 = getelementptr inbounds %struct.Cell, ptr %.compoundliteral, i32 0, i32 2
  %6 = load i32, ptr %key.addr, align 4
  store i32 %6, ptr %key7, align 4
  %marked = getelementptr inbounds %struct.Cell, ptr %.compoundliteral, i32 0, i32 3
  store i8 0, ptr %marked, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arrayidx5, ptr align 4 %.compoundliteral, i64 16, i1 false)
  %7 = load i32, ptr %cell, align 4
  ret i32 %7
}

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

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
