source_filename = "dijkstra.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.entry = type { i32, i32 }

@distance = internal global [90000 x i32] zeroinitializer, align 16
@.str = private unnamed_addr constant [35 x i8] c"dijkstra: %u crossings, ways %llu\0A\00", align 1
@target = internal global [90000 x [4 x i32]] zeroinitializer, align 16
@cost = internal global [90000 x [4 x i32]] zeroinitializer, align 16
@entries = internal global i32 0, align 4
@heap = internal global [360001 x %struct.entry] zeroinitializer, align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %side = alloca i32, align 4
  %count = alloca i32, align 4
  %rounds = alloca i64, align 8
  %wrong = alloca i64, align 8
  %sum = alloca i64, align 8
  %round = alloca i64, align 8
  %start = alloca i32, align 4
  %i = alloca i32, align 4
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
  %call = call i64 @strtol(ptr noundef %2, ptr noundef null, i32 noundef 10) #4
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %cond.false ]
  store i64 %cond, ptr %scale, align 8
  %3 = load i64, ptr %scale, align 8
  %tobool = icmp ne i64 %3, 0
  %4 = zext i1 %tobool to i64
  %cond1 = select i1 %tobool, i32 300, i32 12
  store i32 %cond1, ptr %side, align 4
  %5 = load i32, ptr %side, align 4
  %6 = load i32, ptr %side, align 4
  %mul = mul i32 %5, %6
  store i32 %mul, ptr %count, align 4
  %7 = load i64, ptr %scale, align 8
  %tobool2 = icmp ne i64 %7, 0
  br i1 %tobool2, label %cond.true3, label %cond.false5

cond.true3:                                       ; preds = %cond.end
  %8 = load i64, ptr %scale, align 8
  %mul4 = mul nsw i64 %8, 12
  br label %cond.end6

cond.false5:                                      ; preds = %cond.end
  br label %cond.end6

cond.end6:                                        ; preds = %cond.false5, %cond.true3
  %cond7 = phi i64 [ %mul4, %cond.true3 ], [ 1, %cond.false5 ]
  store i64 %cond7, ptr %rounds, align 8
  store i64 0, ptr %wrong, align 8
  store i64 0, ptr %sum, align 8
  %9 = load i32, ptr %side, align 4
  call void @build_town(i32 noundef %9)
  store i64 0, ptr %round, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc19, %cond.end6
  %10 = load i64, ptr %round, align 8
  %11 = load i64, ptr %rounds, align 8
  %cmp8 = icmp slt i64 %10, %11
  br i1 %cmp8, label %for.body, label %for.end21

for.body:                                         ; preds = %for.cond
  %12 = load i64, ptr %round, align 8
  %conv = trunc i64 %12 to i32
  %mul9 = mul i32 %conv, 7
  %13 = load i32, ptr %count, align 4
  %rem = urem i32 %mul9, %13
  store i32 %rem, ptr %start, align 4
  %14 = load i32, ptr %count, align 4
  %15 = load i32, ptr %start, align 4
  call void @find_ways(i32 noundef %14, i32 noundef %15)
  %16 = load i32, ptr %count, align 4
  %17 = load i32, ptr %start, align 4
  %call10 = call i32 @count_faults(i32 noundef %16, i32 noundef %17)
  %conv11 = sext i32 %call10 to i64
  %18 = load i64, ptr %wrong, align 8
  %add = add nsw i64 %18, %conv11
  store i64 %add, ptr %wrong, align 8
  store i32 0, ptr %i, align 4
  br label %for.cond12

for.cond12:                                       ; preds = %for.inc, %for.body
  %19 = load i32, ptr %i, align 4
  %20 = load i32, ptr %count, align 4
  %cmp13 = icmp ult i32 %19, %20
  br i1 %cmp13, label %for.body15, label %for.end

for.body15:                                       ; preds = %for.cond12
  %21 = load i32, ptr %i, align 4
  %idxprom = zext i32 %21 to i64
  %arrayidx16 = getelementptr inbounds [90000 x i32], ptr @distance, i64 0, i64 %idxprom
  %22 = load i32, ptr %arrayidx16, align 4
  %conv17 = zext i32 %22 to i64
  %23 = load i64, ptr %sum, align 8
  %add18 = add i64 %23, %conv17
  store i64 %add18, ptr %sum, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body15
  %24 = load i32, ptr %i, align 4
  %inc = add i32 %24, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond12, !llvm.loop !5

for.end:                                          ; preds = %for.cond12
  br label %for.inc19

for.inc19:                                        ; preds = %for.end
  %25 = load i64, ptr %round, align 8
  %inc20 = add nsw i64 %25, 1
  store i64 %inc20, ptr %round, align 8
  br label %for.cond, !llvm.loop !7

for.end21:                                        ; preds = %for.cond
  %26 = load i32, ptr %count, align 4
  %27 = load i64, ptr %sum, align 8
  %call22 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %26, i64 noundef %27)
  %28 = load i64, ptr %wrong, align 8
  %cmp23 = icmp ne i64 %28, 0
  %conv24 = zext i1 %cmp23 to i32
  ret i32 %conv24
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @build_town(i32 noundef %side) #0 {
entry:
  %side.addr = alloca i32, align 4
  %random = alloca i32, align 4
  %y = alloca i32, align 4
  %x = alloca i32, align 4
  %from = alloca i32, align 4
  %to = alloca [4 x i32], align 16
  %i = alloca i32, align 4
  store i32 %side, ptr %side.addr, align 4
  store i32 99, ptr %random, align 4
  store i32 0, ptr %y, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc39, %entry
  %0 = load i32, ptr %y, align 4
  %1 = load i32, ptr %side.addr, align 4
  %cmp = icmp ult i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end41

for.body:                                         ; preds = %for.cond
  store i32 0, ptr %x, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc36, %for.body
  %2 = load i32, ptr %x, align 4
  %3 = load i32, ptr %side.addr, align 4
  %cmp2 = icmp ult i32 %2, %3
  br i1 %cmp2, label %for.body3, label %for.end38

for.body3:                                        ; preds = %for.cond1
  %4 = load i32, ptr %y, align 4
  %5 = load i32, ptr %side.addr, align 4
  %mul = mul i32 %4, %5
  %6 = load i32, ptr %x, align 4
  %add = add i32 %mul, %6
  store i32 %add, ptr %from, align 4
  %7 = load i32, ptr %y, align 4
  %8 = load i32, ptr %side.addr, align 4
  %mul4 = mul i32 %7, %8
  %9 = load i32, ptr %x, align 4
  %add5 = add i32 %9, 1
  %10 = load i32, ptr %side.addr, align 4
  %rem = urem i32 %add5, %10
  %add6 = add i32 %mul4, %rem
  store i32 %add6, ptr %to, align 4
  %arrayinit.element = getelementptr inbounds i32, ptr %to, i64 1
  %11 = load i32, ptr %y, align 4
  %12 = load i32, ptr %side.addr, align 4
  %mul7 = mul i32 %11, %12
  %13 = load i32, ptr %x, align 4
  %14 = load i32, ptr %side.addr, align 4
  %add8 = add i32 %13, %14
  %sub = sub i32 %add8, 1
  %15 = load i32, ptr %side.addr, align 4
  %rem9 = urem i32 %sub, %15
  %add10 = add i32 %mul7, %rem9
  store i32 %add10, ptr %arrayinit.element, align 4
  %arrayinit.element11 = getelementptr inbounds i32, ptr %to, i64 2
  %16 = load i32, ptr %y, align 4
  %add12 = add i32 %16, 1
  %17 = load i32, ptr %side.addr, align 4
  %rem13 = urem i32 %add12, %17
  %18 = load i32, ptr %side.addr, align 4
  %mul14 = mul i32 %rem13, %18
  %19 = load i32, ptr %x, align 4
  %add15 = add i32 %mul14, %19
  store i32 %add15, ptr %arrayinit.element11, align 4
  %arrayinit.element16 = getelementptr inbounds i32, ptr %to, i64 3
  %20 = load i32, ptr %y, align 4
  %21 = load i32, ptr %side.addr, align 4
  %add17 = add i32 %20, %21
  %sub18 = sub i32 %add17, 1
  %22 = load i32, ptr %side.addr, align 4
  %rem19 = urem i32 %sub18, %22
  %23 = load i32, ptr %side.addr, align 4
  %mul20 = mul i32 %rem19, %23
  %24 = load i32, ptr %x, align 4
  %add21 = add i32 %mul20, %24
  store i32 %add21, ptr %arrayinit.element16, align 4
  store i32 0, ptr %i, align 4
  br label %for.cond22

for.cond22:                                       ; preds = %for.inc, %for.body3
  %25 = load i32, ptr %i, align 4
  %cmp23 = icmp slt i32 %25, 4
  br i1 %cmp23, label %for.body24, label %for.end

for.body24:                                       ; preds = %for.cond22
  %26 = load i32, ptr %random, align 4
  %mul25 = mul i32 %26, 1664525
  %add26 = add i32 %mul25, 1013904223
  store i32 %add26, ptr %random, align 4
  %27 = load i32, ptr %i, align 4
  %idxprom = sext i32 %27 to i64
  %arrayidx = getelementptr inbounds [4 x i32], ptr %to, i64 0, i64 %idxprom
  %28 = load i32, ptr %arrayidx, align 4
  %29 = load i32, ptr %from, align 4
  %idxprom27 = zext i32 %29 to i64
  %arrayidx28 = getelementptr inbounds [90000 x [4 x i32]], ptr @target, i64 0, i64 %idxprom27
  %30 = load i32, ptr %i, align 4
  %idxprom29 = sext i32 %30 to i64
  %arrayidx30 = getelementptr inbounds [4 x i32], ptr %arrayidx28, i64 0, i64 %idxprom29
  store i32 %28, ptr %arrayidx30, align 4
  %31 = load i32, ptr %random, align 4
  %shr = lshr i32 %31, 20
  %add31 = add i32 %shr, 1
  %32 = load i32, ptr %from, align 4
  %idxprom32 = zext i32 %32 to i64
  %arrayidx33 = getelementptr inbounds [90000 x [4 x i32]], ptr @cost, i64 0, i64 %idxprom32
  %33 = load i32, ptr %i, align 4
  %idxprom34 = sext i32 %33 to i64
  %arrayidx35 = getelementptr inbounds [4 x i32], ptr %arrayidx33, i64 0, i64 %idxprom34
  store i32 %add31, ptr %arrayidx35, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body24
  %34 = load i32, ptr %i, align 4
  %inc = add nsw i32 %34, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond22, !llvm.loop !8

for.end:                                          ; preds = %for.cond22
  br label %for.inc36

for.inc36:                                        ; preds = %for.end
  %35 = load i32, ptr %x, align 4
  %inc37 = add i32 %35, 1
  store i32 %inc37, ptr %x, align 4
  br label %for.cond1, !llvm.loop !9

for.end38:                                        ; preds = %for.cond1
  br label %for.inc39

for.inc39:                                        ; preds = %for.end38
  %36 = load i32, ptr %y, align 4
  %inc40 = add i32 %36, 1
  store i32 %inc40, ptr %y, align 4
  br label %for.cond, !llvm.loop !10

for.end41:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @find_ways(i32 noundef %count, i32 noundef %start) #0 {
entry:
  %count.addr = alloca i32, align 4
  %start.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %.compoundliteral = alloca %struct.entry, align 4
  %next = alloca %struct.entry, align 4
  %i9 = alloca i32, align 4
  %to = alloca i32, align 4
  %way = alloca i32, align 4
  %.compoundliteral30 = alloca %struct.entry, align 4
  store i32 %count, ptr %count.addr, align 4
  store i32 %start, ptr %start.addr, align 4
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4
  %1 = load i32, ptr %count.addr, align 4
  %cmp = icmp ult i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load i32, ptr %i, align 4
  %idxprom = zext i32 %2 to i64
  %arrayidx = getelementptr inbounds [90000 x i32], ptr @distance, i64 0, i64 %idxprom
  store i32 -1, ptr %arrayidx, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %3 = load i32, ptr %i, align 4
  %inc = add i32 %3, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !11

for.end:                                          ; preds = %for.cond
  %4 = load i32, ptr %start.addr, align 4
  %idxprom1 = zext i32 %4 to i64
  %arrayidx2 = getelementptr inbounds [90000 x i32], ptr @distance, i64 0, i64 %idxprom1
  store i32 0, ptr %arrayidx2, align 4
  store i32 0, ptr @entries, align 4
  %distance = getelementptr inbounds %struct.entry, ptr %.compoundliteral, i32 0, i32 0
  store i32 0, ptr %distance, align 4
  %crossing = getelementptr inbounds %struct.entry, ptr %.compoundliteral, i32 0, i32 1
  %5 = load i32, ptr %start.addr, align 4
  store i32 %5, ptr %crossing, align 4
  %6 = load i64, ptr %.compoundliteral, align 4
  call void @push(i64 %6)
  br label %while.cond

while.cond:                                       ; preds = %for.end36, %if.then, %for.end
  %7 = load i32, ptr @entries, align 4
  %cmp3 = icmp ugt i32 %7, 0
  br i1 %cmp3, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %call = call i64 @pop()
  store i64 %call, ptr %next, align 4
  %distance4 = getelementptr inbounds %struct.entry, ptr %next, i32 0, i32 0
  %8 = load i32, ptr %distance4, align 4
  %crossing5 = getelementptr inbounds %struct.entry, ptr %next, i32 0, i32 1
  %9 = load i32, ptr %crossing5, align 4
  %idxprom6 = zext i32 %9 to i64
  %arrayidx7 = getelementptr inbounds [90000 x i32], ptr @distance, i64 0, i64 %idxprom6
  %10 = load i32, ptr %arrayidx7, align 4
  %cmp8 = icmp ne i32 %8, %10
  br i1 %cmp8, label %if.then, label %if.end

if.then:                                          ; preds = %while.body
  br label %while.cond, !llvm.loop !12

if.end:                                           ; preds = %while.body
  store i32 0, ptr %i9, align 4
  br label %for.cond10

for.cond10:                                       ; preds = %for.inc34, %if.end
  %11 = load i32, ptr %i9, align 4
  %cmp11 = icmp slt i32 %11, 4
  br i1 %cmp11, label %for.body12, label %for.end36

for.body12:                                       ; preds = %for.cond10
  %crossing13 = getelementptr inbounds %struct.entry, ptr %next, i32 0, i32 1
  %12 = load i32, ptr %crossing13, align 4
  %idxprom14 = zext i32 %12 to i64
  %arrayidx15 = getelementptr inbounds [90000 x [4 x i32]], ptr @target, i64 0, i64 %idxprom14
  %13 = load i32, ptr %i9, align 4
  %idxprom16 = sext i32 %13 to i64
  %arrayidx17 = getelementptr inbounds [4 x i32], ptr %arrayidx15, i64 0, i64 %idxprom16
  %14 = load i32, ptr %arrayidx17, align 4
  store i32 %14, ptr %to, align 4
  %distance18 = getelementptr inbounds %struct.entry, ptr %next, i32 0, i32 0
  %15 = load i32, ptr %distance18, align 4
  %crossing19 = getelementptr inbounds %struct.entry, ptr %next, i32 0, i32 1
  %16 = load i32, ptr %crossing19, align 4
  %idxprom20 = zext i32 %16 to i64
  %arrayidx21 = getelementptr inbounds [90000 x [4 x i32]], ptr @cost, i64 0, i64 %idxprom20
  %17 = load i32, ptr %i9, align 4
  %idxprom22 = sext i32 %17 to i64
  %arrayidx23 = getelementptr inbounds [4 x i32], ptr %arrayidx21, i64 0, i64 %idxprom22
  %18 = load i32, ptr %arrayidx23, align 4
  %add = add i32 %15, %18
  store i32 %add, ptr %way, align 4
  %19 = load i32, ptr %way, align 4
  %20 = load i32, ptr %to, align 4
  %idxprom24 = zext i32 %20 to i64
  %arrayidx25 = getelementptr inbounds [90000 x i32], ptr @distance, i64 0, i64 %idxprom24
  %21 = load i32, ptr %arrayidx25, align 4
  %cmp26 = icmp ult i32 %19, %21
  br i1 %cmp26, label %if.then27, label %if.end33

if.then27:                                        ; preds = %for.body12
  %22 = load i32, ptr %way, align 4
  %23 = load i32, ptr %to, align 4
  %idxprom28 = zext i32 %23 to i64
  %arrayidx29 = getelementptr inbounds [90000 x i32], ptr @distance, i64 0, i64 %idxprom28
  store i32 %22, ptr %arrayidx29, align 4
  %distance31 = getelementptr inbounds %struct.entry, ptr %.compoundliteral30, i32 0, i32 0
  %24 = load i32, ptr %way, align 4
  store i32 %24, ptr %distance31, align 4
  %crossing32 = getelementptr inbounds %struct.entry, ptr %.compoundliteral30, i32 0, i32 1
  %25 = load i32, ptr %to, align 4
  store i32 %25, ptr %crossing32, align 4
  %26 = load i64, ptr %.compoundliteral30, align 4
  call void @push(i64 %26)
  br label %if.end33

if.end33:                                         ; preds = %if.then27, %for.body12
  br label %for.inc34

for.inc34:                                        ; preds = %if.end33
  %27 = load i32, ptr %i9, align 4
  %inc35 = add nsw i32 %27, 1
  store i32 %inc35, ptr %i9, align 4
  br label %for.cond10, !llvm.loop !13

for.end36:                                        ; preds = %for.cond10
  br label %while.cond, !llvm.loop !12

while.end:                                        ; preds = %while.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @count_faults(i32 noundef %count, i32 noundef %start) #0 {
entry:
  %count.addr = alloca i32, align 4
  %start.addr = alloca i32, align 4
  %faults = alloca i32, align 4
  %reached = alloca i32, align 4
  %from = alloca i32, align 4
  %i = alloca i32, align 4
  %to = alloca i32, align 4
  %is_reached = alloca i32, align 4
  %i25 = alloca i32, align 4
  %from30 = alloca i32, align 4
  %j = alloca i32, align 4
  store i32 %count, ptr %count.addr, align 4
  store i32 %start, ptr %start.addr, align 4
  store i32 0, ptr %faults, align 4
  store i32 0, ptr %reached, align 4
  store i32 0, ptr %from, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc16, %entry
  %0 = load i32, ptr %from, align 4
  %1 = load i32, ptr %count.addr, align 4
  %cmp = icmp ult i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end18

for.body:                                         ; preds = %for.cond
  store i32 0, ptr %i, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %2 = load i32, ptr %i, align 4
  %cmp2 = icmp slt i32 %2, 4
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %3 = load i32, ptr %from, align 4
  %idxprom = zext i32 %3 to i64
  %arrayidx = getelementptr inbounds [90000 x i32], ptr @distance, i64 0, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4
  %5 = load i32, ptr %from, align 4
  %idxprom4 = zext i32 %5 to i64
  %arrayidx5 = getelementptr inbounds [90000 x [4 x i32]], ptr @cost, i64 0, i64 %idxprom4
  %6 = load i32, ptr %i, align 4
  %idxprom6 = sext i32 %6 to i64
  %arrayidx7 = getelementptr inbounds [4 x i32], ptr %arrayidx5, i64 0, i64 %idxprom6
  %7 = load i32, ptr %arrayidx7, align 4
  %add = add i32 %4, %7
  %8 = load i32, ptr %from, align 4
  %idxprom8 = zext i32 %8 to i64
  %arrayidx9 = getelementptr inbounds [90000 x [4 x i32]], ptr @target, i64 0, i64 %idxprom8
  %9 = load i32, ptr %i, align 4
  %idxprom10 = sext i32 %9 to i64
  %arrayidx11 = getelementptr inbounds [4 x i32], ptr %arrayidx9, i64 0, i64 %idxprom10
  %10 = load i32, ptr %arrayidx11, align 4
  %idxprom12 = zext i32 %10 to i64
  %arrayidx13 = getelementptr inbounds [90000 x i32], ptr @distance, i64 0, i64 %idxprom12
  %11 = load i32, ptr %arrayidx13, align 4
  %cmp14 = icmp ult i32 %add, %11
  %conv = zext i1 %cmp14 to i32
  %12 = load i32, ptr %faults, align 4
  %add15 = add nsw i32 %12, %conv
  store i32 %add15, ptr %faults, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body3
  %13 = load i32, ptr %i, align 4
  %inc = add nsw i32 %13, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond1, !llvm.loop !14

for.end:                                          ; preds = %for.cond1
  br label %for.inc16

for.inc16:                                        ; preds = %for.end
  %14 = load i32, ptr %from, align 4
  %inc17 = add i32 %14, 1
  store i32 %inc17, ptr %from, align 4
  br label %for.cond, !llvm.loop !15

for.end18:                                        ; preds = %for.cond
  store i32 0, ptr %to, align 4
  br label %for.cond19

for.cond19:                                       ; preds = %for.inc65, %for.end18
  %15 = load i32, ptr %to, align 4
  %16 = load i32, ptr %count.addr, align 4
  %cmp20 = icmp ult i32 %15, %16
  br i1 %cmp20, label %for.body22, label %for.end67

for.body22:                                       ; preds = %for.cond19
  %17 = load i32, ptr %to, align 4
  %18 = load i32, ptr %start.addr, align 4
  %cmp23 = icmp eq i32 %17, %18
  %conv24 = zext i1 %cmp23 to i32
  store i32 %conv24, ptr %is_reached, align 4
  store i32 0, ptr %i25, align 4
  br label %for.cond26

for.cond26:                                       ; preds = %for.inc61, %for.body22
  %19 = load i32, ptr %i25, align 4
  %cmp27 = icmp slt i32 %19, 4
  br i1 %cmp27, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond26
  %20 = load i32, ptr %is_reached, align 4
  %tobool = icmp ne i32 %20, 0
  %lnot = xor i1 %tobool, true
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond26
  %21 = phi i1 [ false, %for.cond26 ], [ %lnot, %land.rhs ]
  br i1 %21, label %for.body29, label %for.end63

for.body29:                                       ; preds = %land.end
  %22 = load i32, ptr %to, align 4
  %idxprom31 = zext i32 %22 to i64
  %arrayidx32 = getelementptr inbounds [90000 x [4 x i32]], ptr @target, i64 0, i64 %idxprom31
  %23 = load i32, ptr %i25, align 4
  %idxprom33 = sext i32 %23 to i64
  %arrayidx34 = getelementptr inbounds [4 x i32], ptr %arrayidx32, i64 0, i64 %idxprom33
  %24 = load i32, ptr %arrayidx34, align 4
  store i32 %24, ptr %from30, align 4
  store i32 0, ptr %j, align 4
  br label %for.cond35

for.cond35:                                       ; preds = %for.inc58, %for.body29
  %25 = load i32, ptr %j, align 4
  %cmp36 = icmp slt i32 %25, 4
  br i1 %cmp36, label %for.body38, label %for.end60

for.body38:                                       ; preds = %for.cond35
  %26 = load i32, ptr %from30, align 4
  %idxprom39 = zext i32 %26 to i64
  %arrayidx40 = getelementptr inbounds [90000 x [4 x i32]], ptr @target, i64 0, i64 %idxprom39
  %27 = load i32, ptr %j, align 4
  %idxprom41 = sext i32 %27 to i64
  %arrayidx42 = getelementptr inbounds [4 x i32], ptr %arrayidx40, i64 0, i64 %idxprom41
  %28 = load i32, ptr %arrayidx42, align 4
  %29 = load i32, ptr %to, align 4
  %cmp43 = icmp eq i32 %28, %29
  br i1 %cmp43, label %land.rhs45, label %land.end57

land.rhs45:                                       ; preds = %for.body38
  %30 = load i32, ptr %from30, align 4
  %idxprom46 = zext i32 %30 to i64
  %arrayidx47 = getelementptr inbounds [90000 x i32], ptr @distance, i64 0, i64 %idxprom46
  %31 = load i32, ptr %arrayidx47, align 4
  %32 = load i32, ptr %from30, align 4
  %idxprom48 = zext i32 %32 to i64
  %arrayidx49 = getelementptr inbounds [90000 x [4 x i32]], ptr @cost, i64 0, i64 %idxprom48
  %33 = load i32, ptr %j, align 4
  %idxprom50 = sext i32 %33 to i64
  %arrayidx51 = getelementptr inbounds [4 x i32], ptr %arrayidx49, i64 0, i64 %idxprom50
  %34 = load i32, ptr %arrayidx51, align 4
  %add52 = add i32 %31, %34
  %35 = load i32, ptr %to, align 4
  %idxprom53 = zext i32 %35 to i64
  %arrayidx54 = getelementptr inbounds [90000 x i32], ptr @distance, i64 0, i64 %idxprom53
  %36 = load i32, ptr %arrayidx54, align 4
  %cmp55 = icmp eq i32 %add52, %36
  br label %land.end57

land.end57:                                       ; preds = %land.rhs45, %for.body38
  %37 = phi i1 [ false, %for.body38 ], [ %cmp55, %land.rhs45 ]
  %land.ext = zext i1 %37 to i32
  %38 = load i32, ptr %is_reached, align 4
  %or = or i32 %38, %land.ext
  store i32 %or, ptr %is_reached, align 4
  br label %for.inc58

for.inc58:                                        ; preds = %land.end57
  %39 = load i32, ptr %j, align 4
  %inc59 = add nsw i32 %39, 1
  store i32 %inc59, ptr %j, align 4
  br label %for.cond35, !llvm.loop !16

for.end60:                                        ; preds = %for.cond35
  br label %for.inc61

for.inc61:                                        ; preds = %for.end60
  %40 = load i32, ptr %i25, align 4
  %inc62 = add nsw i32 %40, 1
  store i32 %inc62, ptr %i25, align 4
  br label %for.cond26, !llvm.loop !17

for.end63:                                        ; preds = %land.end
  %41 = load i32, ptr %is_reached, align 4
  %42 = load i32, ptr %reached, align 4
  %add64 = add i32 %42, %41
  store i32 %add64, ptr %reached, align 4
  br label %for.inc65

for.inc65:                                        ; preds = %for.end63
  %43 = load i32, ptr %to, align 4
  %inc66 = add i32 %43, 1
  store i32 %inc66, ptr %to, align 4
  br label %for.cond19, !llvm.loop !18

for.end67:                                        ; preds = %for.cond19
  %44 = load i32, ptr %faults, align 4
  %45 = load i32, ptr %reached, align 4
  %46 = load i32, ptr %count.addr, align 4
  %cmp68 = icmp ne i32 %45, %46
  %conv69 = zext i1 %cmp68 to i32
  %add70 = add nsw i32 %44, %conv69
  ret i32 %add70
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal void @push(i64 %new_entry.coerce) #0 {
entry:
  %new_entry = alloca %struct.entry, align 4
  %at = alloca i32, align 4
  store i64 %new_entry.coerce, ptr %new_entry, align 4
  %0 = load i32, ptr @entries, align 4
  %inc = add i32 %0, 1
  store i32 %inc, ptr @entries, align 4
  store i32 %inc, ptr %at, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %at, align 4
  %cmp = icmp ugt i32 %1, 1
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %2 = load i32, ptr %at, align 4
  %div = udiv i32 %2, 2
  %idxprom = zext i32 %div to i64
  %arrayidx = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom
  %distance = getelementptr inbounds %struct.entry, ptr %arrayidx, i32 0, i32 0
  %3 = load i32, ptr %distance, align 8
  %distance1 = getelementptr inbounds %struct.entry, ptr %new_entry, i32 0, i32 0
  %4 = load i32, ptr %distance1, align 4
  %cmp2 = icmp ugt i32 %3, %4
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %5 = phi i1 [ false, %for.cond ], [ %cmp2, %land.rhs ]
  br i1 %5, label %for.body, label %for.end

for.body:                                         ; preds = %land.end
  %6 = load i32, ptr %at, align 4
  %idxprom3 = zext i32 %6 to i64
  %arrayidx4 = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom3
  %7 = load i32, ptr %at, align 4
  %div5 = udiv i32 %7, 2
  %idxprom6 = zext i32 %div5 to i64
  %arrayidx7 = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %arrayidx4, ptr align 8 %arrayidx7, i64 8, i1 false)
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %8 = load i32, ptr %at, align 4
  %div8 = udiv i32 %8, 2
  store i32 %div8, ptr %at, align 4
  br label %for.cond, !llvm.loop !19

for.end:                                          ; preds = %land.end
  %9 = load i32, ptr %at, align 4
  %idxprom9 = zext i32 %9 to i64
  %arrayidx10 = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom9
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %arrayidx10, ptr align 4 %new_entry, i64 8, i1 false)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @pop() #0 {
entry:
  %retval = alloca %struct.entry, align 4
  %last = alloca %struct.entry, align 4
  %at = alloca i32, align 4
  %child = alloca i32, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %retval, ptr align 8 getelementptr inbounds ([360001 x %struct.entry], ptr @heap, i64 0, i64 1), i64 8, i1 false)
  %0 = load i32, ptr @entries, align 4
  %dec = add i32 %0, -1
  store i32 %dec, ptr @entries, align 4
  %idxprom = zext i32 %0 to i64
  %arrayidx = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %last, ptr align 8 %arrayidx, i64 8, i1 false)
  store i32 1, ptr %at, align 4
  br label %for.cond

for.cond:                                         ; preds = %if.end16, %entry
  %1 = load i32, ptr %at, align 4
  %mul = mul i32 2, %1
  store i32 %mul, ptr %child, align 4
  %2 = load i32, ptr %child, align 4
  %3 = load i32, ptr @entries, align 4
  %cmp = icmp ugt i32 %2, %3
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %for.cond
  br label %for.end

if.end:                                           ; preds = %for.cond
  %4 = load i32, ptr %child, align 4
  %5 = load i32, ptr @entries, align 4
  %cmp1 = icmp ult i32 %4, %5
  br i1 %cmp1, label %land.lhs.true, label %if.end9

land.lhs.true:                                    ; preds = %if.end
  %6 = load i32, ptr %child, align 4
  %add = add i32 %6, 1
  %idxprom2 = zext i32 %add to i64
  %arrayidx3 = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom2
  %distance = getelementptr inbounds %struct.entry, ptr %arrayidx3, i32 0, i32 0
  %7 = load i32, ptr %distance, align 8
  %8 = load i32, ptr %child, align 4
  %idxprom4 = zext i32 %8 to i64
  %arrayidx5 = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom4
  %distance6 = getelementptr inbounds %struct.entry, ptr %arrayidx5, i32 0, i32 0
  %9 = load i32, ptr %distance6, align 8
  %cmp7 = icmp ult i32 %7, %9
  br i1 %cmp7, label %if.then8, label %if.end9

if.then8:                                         ; preds = %land.lhs.true
  %10 = load i32, ptr %child, align 4
  %inc = add i32 %10, 1
  store i32 %inc, ptr %child, align 4
  br label %if.end9

if.end9:                                          ; preds = %if.then8, %land.lhs.true, %if.end
  %distance10 = getelementptr inbounds %struct.entry, ptr %last, i32 0, i32 0
  %11 = load i32, ptr %distance10, align 4
  %12 = load i32, ptr %child, align 4
  %idxprom11 = zext i32 %12 to i64
  %arrayidx12 = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom11
  %distance13 = getelementptr inbounds %struct.entry, ptr %arrayidx12, i32 0, i32 0
  %13 = load i32, ptr %distance13, align 8
  %cmp14 = icmp ule i32 %11, %13
  br i1 %cmp14, label %if.then15, label %if.end16

if.then15:                                        ; preds = %if.end9
  br label %for.end

if.end16:                                         ; preds = %if.end9
  %14 = load i32, ptr %at, align 4
  %idxprom17 = zext i32 %14 to i64
  %arrayidx18 = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom17
  %15 = load i32, ptr %child, align 4
  %idxprom19 = zext i32 %15 to i64
  %arrayidx20 = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom19
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %arrayidx18, ptr align 8 %arrayidx20, i64 8, i1 false)
  %16 = load i32, ptr %child, align 4
  store i32 %16, ptr %at, align 4
  br label %for.cond

for.end:                                          ; preds = %if.then15, %if.then
  %17 = load i32, ptr %at, align 4
  %idxprom21 = zext i32 %17 to i64
  %arrayidx22 = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom21
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %arrayidx22, ptr align 4 %last, i64 8, i1 false)
  %18 = load i64, ptr %retval, align 4
  ret i64 %18
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind }

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
!16 = distinct !{!16, !6}
!17 = distinct !{!17, !6}
!18 = distinct !{!18, !6}
!19 = distinct !{!19, !6}
