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
  %state = alloca i64, align 8
  %count = alloca i32, align 4
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %arrayidx = getelementptr inbounds ptr, ptr %argv, i64 1
  %0 = load ptr, ptr %arrayidx, align 8
  %call = call i64 @strtol(ptr noundef %0, ptr noundef null, i32 noundef 10) #6
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %entry ]
  %tobool = icmp ne i64 %cond, 0
  %mul = mul nsw i64 %cond, 2800000
  %cond4 = select i1 %tobool, i64 %mul, i64 10000
  store i64 20261121, ptr %state, align 8
  call void @collect()
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end
  %i.0 = phi i64 [ 0, %cond.end ], [ %inc, %for.inc ]
  %cmp5 = icmp slt i64 %i.0, %cond4
  br i1 %cmp5, label %for.body, label %for.cond45

for.body:                                         ; preds = %for.cond
  %call6 = call i64 @next_random(ptr noundef %state)
  %shr = lshr i64 %call6, 32
  %conv = trunc i64 %shr to i32
  %rem = urem i32 %conv, 12
  %shr7 = lshr i64 %call6, 20
  %conv8 = trunc i64 %shr7 to i32
  %rem9 = urem i32 %conv8, 12
  %shr10 = lshr i64 %call6, 40
  %rem11 = urem i64 %shr10, 400
  %conv12 = trunc i64 %rem11 to i32
  %rem13 = urem i64 %call6, 512
  %cmp14 = icmp eq i64 %rem13, 0
  br i1 %cmp14, label %if.then, label %if.else

if.then:                                          ; preds = %for.body
  %idxprom = zext i32 %rem to i64
  %arrayidx16 = getelementptr inbounds [412 x i32], ptr @roots, i64 0, i64 %idxprom
  store i32 0, ptr %arrayidx16, align 4
  %idxprom17 = zext i32 %rem to i64
  %arrayidx18 = getelementptr inbounds [12 x [400 x i8]], ptr @main.present, i64 0, i64 %idxprom17
  %arraydecay = getelementptr inbounds [400 x i8], ptr %arrayidx18, i64 0, i64 0
  call void @llvm.memset.p0.i64(ptr align 16 %arraydecay, i8 0, i64 400, i1 false)
  br label %for.inc

if.else:                                          ; preds = %for.body
  %rem19 = urem i64 %call6, 512
  %cmp20 = icmp eq i64 %rem19, 1
  br i1 %cmp20, label %if.then22, label %if.else33

if.then22:                                        ; preds = %if.else
  %idxprom23 = zext i32 %rem9 to i64
  %arrayidx24 = getelementptr inbounds [412 x i32], ptr @roots, i64 0, i64 %idxprom23
  %1 = load i32, ptr %arrayidx24, align 4
  %idxprom25 = zext i32 %rem to i64
  %arrayidx26 = getelementptr inbounds [412 x i32], ptr @roots, i64 0, i64 %idxprom25
  store i32 %1, ptr %arrayidx26, align 4
  %idxprom27 = zext i32 %rem to i64
  %arrayidx28 = getelementptr inbounds [12 x [400 x i8]], ptr @main.present, i64 0, i64 %idxprom27
  %arraydecay29 = getelementptr inbounds [400 x i8], ptr %arrayidx28, i64 0, i64 0
  %idxprom30 = zext i32 %rem9 to i64
  %arrayidx31 = getelementptr inbounds [12 x [400 x i8]], ptr @main.present, i64 0, i64 %idxprom30
  %arraydecay32 = getelementptr inbounds [400 x i8], ptr %arrayidx31, i64 0, i64 0
  call void @llvm.memmove.p0.p0.i64(ptr align 16 %arraydecay29, ptr align 16 %arraydecay32, i64 400, i1 false)
  br label %for.inc

if.else33:                                        ; preds = %if.else
  %idxprom34 = zext i32 %rem to i64
  %arrayidx35 = getelementptr inbounds [412 x i32], ptr @roots, i64 0, i64 %idxprom34
  %2 = load i32, ptr %arrayidx35, align 4
  %call36 = call i32 @insert(i32 noundef %2, i32 noundef %conv12)
  %idxprom37 = zext i32 %rem to i64
  %arrayidx38 = getelementptr inbounds [412 x i32], ptr @roots, i64 0, i64 %idxprom37
  store i32 %call36, ptr %arrayidx38, align 4
  %idxprom39 = zext i32 %rem to i64
  %arrayidx40 = getelementptr inbounds [12 x [400 x i8]], ptr @main.present, i64 0, i64 %idxprom39
  %idxprom41 = sext i32 %conv12 to i64
  %arrayidx42 = getelementptr inbounds [400 x i8], ptr %arrayidx40, i64 0, i64 %idxprom41
  store i8 1, ptr %arrayidx42, align 1
  br label %for.inc

for.inc:                                          ; preds = %if.then, %if.else33, %if.then22
  %inc = add nsw i64 %i.0, 1
  br label %for.cond, !llvm.loop !5

for.cond45:                                       ; preds = %for.cond, %for.end61
  %wrong.0 = phi i64 [ %add71, %for.end61 ], [ 0, %for.cond ]
  %total.0 = phi i32 [ %add72, %for.end61 ], [ 0, %for.cond ]
  %tree44.0 = phi i32 [ %inc74, %for.end61 ], [ 0, %for.cond ]
  %cmp46 = icmp slt i32 %tree44.0, 12
  br i1 %cmp46, label %for.body48, label %for.end75

for.body48:                                       ; preds = %for.cond45
  store i32 0, ptr %count, align 4
  br label %for.cond50

for.cond50:                                       ; preds = %for.body53, %for.body48
  %expected.0 = phi i32 [ 0, %for.body48 ], [ %add, %for.body53 ]
  %key49.0 = phi i32 [ 0, %for.body48 ], [ %inc60, %for.body53 ]
  %cmp51 = icmp slt i32 %key49.0, 400
  br i1 %cmp51, label %for.body53, label %for.end61

for.body53:                                       ; preds = %for.cond50
  %idxprom54 = sext i32 %tree44.0 to i64
  %arrayidx55 = getelementptr inbounds [12 x [400 x i8]], ptr @main.present, i64 0, i64 %idxprom54
  %idxprom56 = sext i32 %key49.0 to i64
  %arrayidx57 = getelementptr inbounds [400 x i8], ptr %arrayidx55, i64 0, i64 %idxprom56
  %3 = load i8, ptr %arrayidx57, align 1
  %loadedv = trunc i8 %3 to i1
  %conv58 = zext i1 %loadedv to i32
  %add = add i32 %expected.0, %conv58
  %inc60 = add nsw i32 %key49.0, 1
  br label %for.cond50, !llvm.loop !7

for.end61:                                        ; preds = %for.cond50
  %idxprom62 = sext i32 %tree44.0 to i64
  %arrayidx63 = getelementptr inbounds [412 x i32], ptr @roots, i64 0, i64 %idxprom62
  %4 = load i32, ptr %arrayidx63, align 4
  %idxprom64 = sext i32 %tree44.0 to i64
  %arrayidx65 = getelementptr inbounds [12 x [400 x i8]], ptr @main.present, i64 0, i64 %idxprom64
  %arraydecay66 = getelementptr inbounds [400 x i8], ptr %arrayidx65, i64 0, i64 0
  %call67 = call zeroext i1 @agrees(i32 noundef %4, ptr noundef %arraydecay66, i32 noundef 0, i32 noundef 400, ptr noundef %count)
  %5 = load i32, ptr %count, align 4
  %cmp68 = icmp ne i32 %5, %expected.0
  %6 = select i1 %call67, i1 %cmp68, i1 true
  %lor.ext = zext i1 %6 to i32
  %conv70 = sext i32 %lor.ext to i64
  %add71 = add nsw i64 %wrong.0, %conv70
  %7 = load i32, ptr %count, align 4
  %add72 = add i32 %total.0, %7
  %inc74 = add nsw i32 %tree44.0, 1
  br label %for.cond45, !llvm.loop !8

for.end75:                                        ; preds = %for.cond45
  %8 = load i64, ptr @collections, align 8
  %call76 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %total.0, i64 noundef %8)
  %cmp77 = icmp ne i64 %wrong.0, 0
  %conv78 = zext i1 %cmp77 to i32
  ret i32 %conv78
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @collect() #0 {
entry:
  %0 = load i64, ptr @collections, align 8
  %inc = add nsw i64 %0, 1
  store i64 %inc, ptr @collections, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc1, %for.body ]
  %1 = load i32, ptr @root_count, align 4
  %cmp = icmp ult i32 %i.0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = zext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [412 x i32], ptr @roots, i64 0, i64 %idxprom
  %2 = load i32, ptr %arrayidx, align 4
  call void @mark_from(i32 noundef %2)
  %inc1 = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !9

for.end:                                          ; preds = %for.cond
  store i32 0, ptr @free_cells, align 4
  br label %for.cond3

for.cond3:                                        ; preds = %if.end, %for.end
  %i2.0 = phi i32 [ 19999, %for.end ], [ %dec, %if.end ]
  %cmp4 = icmp ugt i32 %i2.0, 0
  br i1 %cmp4, label %for.body5, label %for.end14

for.body5:                                        ; preds = %for.cond3
  %idxprom6 = zext i32 %i2.0 to i64
  %arrayidx7 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom6
  %marked = getelementptr inbounds %struct.Cell, ptr %arrayidx7, i32 0, i32 3
  %3 = load i8, ptr %marked, align 4
  %loadedv = trunc i8 %3 to i1
  br i1 %loadedv, label %if.end, label %if.then

if.then:                                          ; preds = %for.body5
  %4 = load i32, ptr @free_cells, align 4
  %idxprom8 = zext i32 %i2.0 to i64
  %arrayidx9 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom8
  %left = getelementptr inbounds %struct.Cell, ptr %arrayidx9, i32 0, i32 0
  store i32 %4, ptr %left, align 16
  store i32 %i2.0, ptr @free_cells, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body5
  %idxprom10 = zext i32 %i2.0 to i64
  %arrayidx11 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom10
  %marked12 = getelementptr inbounds %struct.Cell, ptr %arrayidx11, i32 0, i32 3
  store i8 0, ptr %marked12, align 4
  %dec = add i32 %i2.0, -1
  br label %for.cond3, !llvm.loop !10

for.end14:                                        ; preds = %for.cond3
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @next_random(ptr noundef %state) #0 {
entry:
  %0 = load i64, ptr %state, align 8
  %shl = shl i64 %0, 13
  %1 = load i64, ptr %state, align 8
  %xor = xor i64 %1, %shl
  store i64 %xor, ptr %state, align 8
  %2 = load i64, ptr %state, align 8
  %shr = lshr i64 %2, 7
  %3 = load i64, ptr %state, align 8
  %xor1 = xor i64 %3, %shr
  store i64 %xor1, ptr %state, align 8
  %4 = load i64, ptr %state, align 8
  %shl2 = shl i64 %4, 17
  %5 = load i64, ptr %state, align 8
  %xor3 = xor i64 %5, %shl2
  store i64 %xor3, ptr %state, align 8
  %6 = load i64, ptr %state, align 8
  ret i64 %6
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @insert(i32 noundef %tree, i32 noundef %key) #0 {
entry:
  %tobool = icmp ne i32 %tree, 0
  br i1 %tobool, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %idxprom = zext i32 %tree to i64
  %arrayidx = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom
  %key1 = getelementptr inbounds %struct.Cell, ptr %arrayidx, i32 0, i32 2
  %0 = load i32, ptr %key1, align 8
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i32 [ %0, %cond.true ], [ %key, %entry ]
  %call = call i32 @allocate(i32 noundef %cond)
  %tobool2 = icmp ne i32 %tree, 0
  br i1 %tobool2, label %if.end, label %return

if.end:                                           ; preds = %cond.end
  %idxprom3 = zext i32 %tree to i64
  %arrayidx4 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom3
  %left = getelementptr inbounds %struct.Cell, ptr %arrayidx4, i32 0, i32 0
  %1 = load i32, ptr %left, align 16
  %idxprom5 = zext i32 %call to i64
  %arrayidx6 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom5
  %left7 = getelementptr inbounds %struct.Cell, ptr %arrayidx6, i32 0, i32 0
  store i32 %1, ptr %left7, align 16
  %idxprom8 = zext i32 %tree to i64
  %arrayidx9 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom8
  %right = getelementptr inbounds %struct.Cell, ptr %arrayidx9, i32 0, i32 1
  %2 = load i32, ptr %right, align 4
  %idxprom10 = zext i32 %call to i64
  %arrayidx11 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom10
  %right12 = getelementptr inbounds %struct.Cell, ptr %arrayidx11, i32 0, i32 1
  store i32 %2, ptr %right12, align 4
  %3 = load i32, ptr @root_count, align 4
  %inc = add i32 %3, 1
  store i32 %inc, ptr @root_count, align 4
  %idxprom13 = zext i32 %3 to i64
  %arrayidx14 = getelementptr inbounds [412 x i32], ptr @roots, i64 0, i64 %idxprom13
  store i32 %call, ptr %arrayidx14, align 4
  %idxprom15 = zext i32 %call to i64
  %arrayidx16 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom15
  %key17 = getelementptr inbounds %struct.Cell, ptr %arrayidx16, i32 0, i32 2
  %4 = load i32, ptr %key17, align 8
  %cmp = icmp slt i32 %key, %4
  br i1 %cmp, label %if.then18, label %if.else

if.then18:                                        ; preds = %if.end
  %idxprom20 = zext i32 %call to i64
  %arrayidx21 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom20
  %left22 = getelementptr inbounds %struct.Cell, ptr %arrayidx21, i32 0, i32 0
  %5 = load i32, ptr %left22, align 16
  %call23 = call i32 @insert(i32 noundef %5, i32 noundef %key)
  %idxprom24 = zext i32 %call to i64
  %arrayidx25 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom24
  %left26 = getelementptr inbounds %struct.Cell, ptr %arrayidx25, i32 0, i32 0
  store i32 %call23, ptr %left26, align 16
  br label %if.end41

if.else:                                          ; preds = %if.end
  %idxprom27 = zext i32 %call to i64
  %arrayidx28 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom27
  %key29 = getelementptr inbounds %struct.Cell, ptr %arrayidx28, i32 0, i32 2
  %6 = load i32, ptr %key29, align 8
  %cmp30 = icmp sgt i32 %key, %6
  br i1 %cmp30, label %if.then31, label %if.end41

if.then31:                                        ; preds = %if.else
  %idxprom33 = zext i32 %call to i64
  %arrayidx34 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom33
  %right35 = getelementptr inbounds %struct.Cell, ptr %arrayidx34, i32 0, i32 1
  %7 = load i32, ptr %right35, align 4
  %call36 = call i32 @insert(i32 noundef %7, i32 noundef %key)
  %idxprom37 = zext i32 %call to i64
  %arrayidx38 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom37
  %right39 = getelementptr inbounds %struct.Cell, ptr %arrayidx38, i32 0, i32 1
  store i32 %call36, ptr %right39, align 4
  br label %if.end41

if.end41:                                         ; preds = %if.else, %if.then31, %if.then18
  %8 = load i32, ptr @root_count, align 4
  %dec = add i32 %8, -1
  store i32 %dec, ptr @root_count, align 4
  br label %return

return:                                           ; preds = %cond.end, %if.end41
  ret i32 %call
}

; Function Attrs: noinline nounwind uwtable
define internal zeroext i1 @agrees(i32 noundef %tree, ptr noundef %present, i32 noundef %from, i32 noundef %to, ptr noundef %count) #0 {
entry:
  %tobool = icmp ne i32 %tree, 0
  br i1 %tobool, label %if.end, label %return

if.end:                                           ; preds = %entry
  %idxprom = zext i32 %tree to i64
  %arrayidx = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom
  %0 = load i32, ptr %count, align 4
  %inc = add i32 %0, 1
  store i32 %inc, ptr %count, align 4
  %key = getelementptr inbounds %struct.Cell, ptr %arrayidx, i32 0, i32 2
  %1 = load i32, ptr %key, align 4
  %cmp = icmp sge i32 %1, %from
  br i1 %cmp, label %land.lhs.true, label %return

land.lhs.true:                                    ; preds = %if.end
  %key1 = getelementptr inbounds %struct.Cell, ptr %arrayidx, i32 0, i32 2
  %2 = load i32, ptr %key1, align 4
  %cmp2 = icmp slt i32 %2, %to
  br i1 %cmp2, label %land.lhs.true3, label %return

land.lhs.true3:                                   ; preds = %land.lhs.true
  %key4 = getelementptr inbounds %struct.Cell, ptr %arrayidx, i32 0, i32 2
  %3 = load i32, ptr %key4, align 4
  %idxprom5 = sext i32 %3 to i64
  %arrayidx6 = getelementptr inbounds i8, ptr %present, i64 %idxprom5
  %4 = load i8, ptr %arrayidx6, align 1
  %loadedv = trunc i8 %4 to i1
  br i1 %loadedv, label %land.lhs.true7, label %return

land.lhs.true7:                                   ; preds = %land.lhs.true3
  %left = getelementptr inbounds %struct.Cell, ptr %arrayidx, i32 0, i32 0
  %5 = load i32, ptr %left, align 4
  %key8 = getelementptr inbounds %struct.Cell, ptr %arrayidx, i32 0, i32 2
  %6 = load i32, ptr %key8, align 4
  %call = call zeroext i1 @agrees(i32 noundef %5, ptr noundef %present, i32 noundef %from, i32 noundef %6, ptr noundef %count)
  br i1 %call, label %land.rhs, label %return

land.rhs:                                         ; preds = %land.lhs.true7
  %right = getelementptr inbounds %struct.Cell, ptr %arrayidx, i32 0, i32 1
  %7 = load i32, ptr %right, align 4
  %key9 = getelementptr inbounds %struct.Cell, ptr %arrayidx, i32 0, i32 2
  %8 = load i32, ptr %key9, align 4
  %add = add nsw i32 %8, 1
  %call10 = call zeroext i1 @agrees(i32 noundef %7, ptr noundef %present, i32 noundef %add, i32 noundef %to, ptr noundef %count)
  br label %return

return:                                           ; preds = %if.end, %land.lhs.true, %land.lhs.true3, %land.lhs.true7, %land.rhs, %entry
  %retval.0 = phi i1 [ true, %entry ], [ false, %land.lhs.true7 ], [ false, %land.lhs.true3 ], [ false, %land.lhs.true ], [ false, %if.end ], [ %call10, %land.rhs ]
  ret i1 %retval.0
}

declare i32 @printf(ptr noundef, ...) #4

; Function Attrs: noinline nounwind uwtable
define internal void @mark_from(i32 noundef %root) #0 {
entry:
  %children = alloca [2 x i32], align 4
  %tobool = icmp ne i32 %root, 0
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %idxprom = zext i32 %root to i64
  %arrayidx = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom
  %marked = getelementptr inbounds %struct.Cell, ptr %arrayidx, i32 0, i32 3
  %0 = load i8, ptr %marked, align 4
  %loadedv = trunc i8 %0 to i1
  br i1 %loadedv, label %if.end, label %if.then

if.then:                                          ; preds = %land.lhs.true
  %idxprom1 = zext i32 %root to i64
  %arrayidx2 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom1
  %marked3 = getelementptr inbounds %struct.Cell, ptr %arrayidx2, i32 0, i32 3
  store i8 1, ptr %marked3, align 4
  %inc = add i32 0, 1
  %idxprom4 = zext i32 0 to i64
  %arrayidx5 = getelementptr inbounds [20000 x i32], ptr @pending, i64 0, i64 %idxprom4
  store i32 %root, ptr %arrayidx5, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  %count.0 = phi i32 [ 0, %land.lhs.true ], [ %inc, %if.then ], [ 0, %entry ]
  br label %while.cond

while.cond:                                       ; preds = %for.cond, %if.end
  %count.1 = phi i32 [ %count.0, %if.end ], [ %count.2, %for.cond ]
  %cmp = icmp ugt i32 %count.1, 0
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %dec = add i32 %count.1, -1
  %idxprom6 = zext i32 %dec to i64
  %arrayidx7 = getelementptr inbounds [20000 x i32], ptr @pending, i64 0, i64 %idxprom6
  %1 = load i32, ptr %arrayidx7, align 4
  %idxprom8 = zext i32 %1 to i64
  %arrayidx9 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom8
  %left = getelementptr inbounds %struct.Cell, ptr %arrayidx9, i32 0, i32 0
  %2 = load i32, ptr %left, align 4
  store i32 %2, ptr %children, align 4
  %arrayinit.element = getelementptr inbounds i32, ptr %children, i64 1
  %right = getelementptr inbounds %struct.Cell, ptr %arrayidx9, i32 0, i32 1
  %3 = load i32, ptr %right, align 4
  store i32 %3, ptr %arrayinit.element, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %while.body
  %count.2 = phi i32 [ %dec, %while.body ], [ %count.3, %for.inc ]
  %i.0 = phi i32 [ 0, %while.body ], [ %inc33, %for.inc ]
  %cmp10 = icmp slt i32 %i.0, 2
  br i1 %cmp10, label %for.body, label %while.cond, !llvm.loop !11

for.body:                                         ; preds = %for.cond
  %idxprom11 = sext i32 %i.0 to i64
  %arrayidx12 = getelementptr inbounds [2 x i32], ptr %children, i64 0, i64 %idxprom11
  %4 = load i32, ptr %arrayidx12, align 4
  %tobool13 = icmp ne i32 %4, 0
  br i1 %tobool13, label %land.lhs.true14, label %for.inc

land.lhs.true14:                                  ; preds = %for.body
  %idxprom15 = sext i32 %i.0 to i64
  %arrayidx16 = getelementptr inbounds [2 x i32], ptr %children, i64 0, i64 %idxprom15
  %5 = load i32, ptr %arrayidx16, align 4
  %idxprom17 = zext i32 %5 to i64
  %arrayidx18 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom17
  %marked19 = getelementptr inbounds %struct.Cell, ptr %arrayidx18, i32 0, i32 3
  %6 = load i8, ptr %marked19, align 4
  %loadedv20 = trunc i8 %6 to i1
  br i1 %loadedv20, label %for.inc, label %if.then21

if.then21:                                        ; preds = %land.lhs.true14
  %idxprom22 = sext i32 %i.0 to i64
  %arrayidx23 = getelementptr inbounds [2 x i32], ptr %children, i64 0, i64 %idxprom22
  %7 = load i32, ptr %arrayidx23, align 4
  %idxprom24 = zext i32 %7 to i64
  %arrayidx25 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom24
  %marked26 = getelementptr inbounds %struct.Cell, ptr %arrayidx25, i32 0, i32 3
  store i8 1, ptr %marked26, align 4
  %idxprom27 = sext i32 %i.0 to i64
  %arrayidx28 = getelementptr inbounds [2 x i32], ptr %children, i64 0, i64 %idxprom27
  %8 = load i32, ptr %arrayidx28, align 4
  %inc29 = add i32 %count.2, 1
  %idxprom30 = zext i32 %count.2 to i64
  %arrayidx31 = getelementptr inbounds [20000 x i32], ptr @pending, i64 0, i64 %idxprom30
  store i32 %8, ptr %arrayidx31, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body, %land.lhs.true14, %if.then21
  %count.3 = phi i32 [ %count.2, %land.lhs.true14 ], [ %inc29, %if.then21 ], [ %count.2, %for.body ]
  %inc33 = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !12

while.end:                                        ; preds = %while.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @allocate(i32 noundef %key) #0 {
entry:
  %.compoundliteral.sroa.5 = alloca [3 x i8], align 1
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
  %idxprom = zext i32 %2 to i64
  %arrayidx = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom
  %left = getelementptr inbounds %struct.Cell, ptr %arrayidx, i32 0, i32 0
  %3 = load i32, ptr %left, align 16
  store i32 %3, ptr @free_cells, align 4
  %idxprom4 = zext i32 %2 to i64
  %arrayidx5 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom4
  store i32 0, ptr %arrayidx5, align 16
  %.compoundliteral.sroa.2.0.arrayidx5.sroa_idx = getelementptr inbounds i8, ptr %arrayidx5, i64 4
  store i32 0, ptr %.compoundliteral.sroa.2.0.arrayidx5.sroa_idx, align 4
  %.compoundliteral.sroa.3.0.arrayidx5.sroa_idx = getelementptr inbounds i8, ptr %arrayidx5, i64 8
  store i32 %key, ptr %.compoundliteral.sroa.3.0.arrayidx5.sroa_idx, align 8
  %.compoundliteral.sroa.4.0.arrayidx5.sroa_idx = getelementptr inbounds i8, ptr %arrayidx5, i64 12
  store i8 0, ptr %.compoundliteral.sroa.4.0.arrayidx5.sroa_idx, align 4
  %.compoundliteral.sroa.5.0.arrayidx5.sroa_idx = getelementptr inbounds i8, ptr %arrayidx5, i64 13
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %.compoundliteral.sroa.5.0.arrayidx5.sroa_idx, ptr align 1 %.compoundliteral.sroa.5, i64 3, i1 false)
  ret i32 %2
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
