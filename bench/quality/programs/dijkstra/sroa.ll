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
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %arrayidx = getelementptr inbounds ptr, ptr %argv, i64 1
  %0 = load ptr, ptr %arrayidx, align 8
  %call = call i64 @strtol(ptr noundef %0, ptr noundef null, i32 noundef 10) #4
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %entry ]
  %tobool = icmp ne i64 %cond, 0
  %1 = zext i1 %tobool to i64
  %cond1 = select i1 %tobool, i32 300, i32 12
  %mul = mul i32 %cond1, %cond1
  %tobool2 = icmp ne i64 %cond, 0
  %mul4 = mul nsw i64 %cond, 12
  %cond7 = select i1 %tobool2, i64 %mul4, i64 1
  call void @build_town(i32 noundef %cond1)
  br label %for.cond

for.cond:                                         ; preds = %for.inc19, %cond.end
  %sum.0 = phi i64 [ 0, %cond.end ], [ %sum.1, %for.inc19 ]
  %round.0 = phi i64 [ 0, %cond.end ], [ %inc20, %for.inc19 ]
  %wrong.0 = phi i64 [ 0, %cond.end ], [ %add, %for.inc19 ]
  %cmp8 = icmp slt i64 %round.0, %cond7
  br i1 %cmp8, label %for.body, label %for.end21

for.body:                                         ; preds = %for.cond
  %conv = trunc i64 %round.0 to i32
  %mul9 = mul i32 %conv, 7
  %rem = urem i32 %mul9, %mul
  call void @find_ways(i32 noundef %mul, i32 noundef %rem)
  %call10 = call i32 @count_faults(i32 noundef %mul, i32 noundef %rem)
  %conv11 = sext i32 %call10 to i64
  %add = add nsw i64 %wrong.0, %conv11
  br label %for.cond12

for.cond12:                                       ; preds = %for.body15, %for.body
  %sum.1 = phi i64 [ %sum.0, %for.body ], [ %add18, %for.body15 ]
  %i.0 = phi i32 [ 0, %for.body ], [ %inc, %for.body15 ]
  %cmp13 = icmp ult i32 %i.0, %mul
  br i1 %cmp13, label %for.body15, label %for.inc19

for.body15:                                       ; preds = %for.cond12
  %idxprom = zext i32 %i.0 to i64
  %arrayidx16 = getelementptr inbounds [90000 x i32], ptr @distance, i64 0, i64 %idxprom
  %2 = load i32, ptr %arrayidx16, align 4
  %conv17 = zext i32 %2 to i64
  %add18 = add i64 %sum.1, %conv17
  %inc = add i32 %i.0, 1
  br label %for.cond12, !llvm.loop !5

for.inc19:                                        ; preds = %for.cond12
  %inc20 = add nsw i64 %round.0, 1
  br label %for.cond, !llvm.loop !7

for.end21:                                        ; preds = %for.cond
  %call22 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %mul, i64 noundef %sum.0)
  %cmp23 = icmp ne i64 %wrong.0, 0
  %conv24 = zext i1 %cmp23 to i32
  ret i32 %conv24
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @build_town(i32 noundef %side) #0 {
entry:
  %to = alloca [4 x i32], align 16
  br label %for.cond

for.cond:                                         ; preds = %for.inc39, %entry
  %y.0 = phi i32 [ 0, %entry ], [ %inc40, %for.inc39 ]
  %random.0 = phi i32 [ 99, %entry ], [ %random.1, %for.inc39 ]
  %cmp = icmp ult i32 %y.0, %side
  br i1 %cmp, label %for.cond1, label %for.end41

for.cond1:                                        ; preds = %for.cond, %for.inc36
  %x.0 = phi i32 [ %inc37, %for.inc36 ], [ 0, %for.cond ]
  %random.1 = phi i32 [ %random.2, %for.inc36 ], [ %random.0, %for.cond ]
  %cmp2 = icmp ult i32 %x.0, %side
  br i1 %cmp2, label %for.body3, label %for.inc39

for.body3:                                        ; preds = %for.cond1
  %mul = mul i32 %y.0, %side
  %add = add i32 %mul, %x.0
  %mul4 = mul i32 %y.0, %side
  %add5 = add i32 %x.0, 1
  %rem = urem i32 %add5, %side
  %add6 = add i32 %mul4, %rem
  store i32 %add6, ptr %to, align 4
  %arrayinit.element = getelementptr inbounds i32, ptr %to, i64 1
  %mul7 = mul i32 %y.0, %side
  %add8 = add i32 %x.0, %side
  %sub = sub i32 %add8, 1
  %rem9 = urem i32 %sub, %side
  %add10 = add i32 %mul7, %rem9
  store i32 %add10, ptr %arrayinit.element, align 4
  %arrayinit.element11 = getelementptr inbounds i32, ptr %to, i64 2
  %add12 = add i32 %y.0, 1
  %rem13 = urem i32 %add12, %side
  %mul14 = mul i32 %rem13, %side
  %add15 = add i32 %mul14, %x.0
  store i32 %add15, ptr %arrayinit.element11, align 4
  %arrayinit.element16 = getelementptr inbounds i32, ptr %to, i64 3
  %add17 = add i32 %y.0, %side
  %sub18 = sub i32 %add17, 1
  %rem19 = urem i32 %sub18, %side
  %mul20 = mul i32 %rem19, %side
  %add21 = add i32 %mul20, %x.0
  store i32 %add21, ptr %arrayinit.element16, align 4
  br label %for.cond22

for.cond22:                                       ; preds = %for.body24, %for.body3
  %random.2 = phi i32 [ %random.1, %for.body3 ], [ %add26, %for.body24 ]
  %i.0 = phi i32 [ 0, %for.body3 ], [ %inc, %for.body24 ]
  %cmp23 = icmp slt i32 %i.0, 4
  br i1 %cmp23, label %for.body24, label %for.inc36

for.body24:                                       ; preds = %for.cond22
  %mul25 = mul i32 %random.2, 1664525
  %add26 = add i32 %mul25, 1013904223
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [4 x i32], ptr %to, i64 0, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %idxprom27 = zext i32 %add to i64
  %arrayidx28 = getelementptr inbounds [90000 x [4 x i32]], ptr @target, i64 0, i64 %idxprom27
  %idxprom29 = sext i32 %i.0 to i64
  %arrayidx30 = getelementptr inbounds [4 x i32], ptr %arrayidx28, i64 0, i64 %idxprom29
  store i32 %0, ptr %arrayidx30, align 4
  %shr = lshr i32 %add26, 20
  %add31 = add i32 %shr, 1
  %idxprom32 = zext i32 %add to i64
  %arrayidx33 = getelementptr inbounds [90000 x [4 x i32]], ptr @cost, i64 0, i64 %idxprom32
  %idxprom34 = sext i32 %i.0 to i64
  %arrayidx35 = getelementptr inbounds [4 x i32], ptr %arrayidx33, i64 0, i64 %idxprom34
  store i32 %add31, ptr %arrayidx35, align 4
  %inc = add nsw i32 %i.0, 1
  br label %for.cond22, !llvm.loop !8

for.inc36:                                        ; preds = %for.cond22
  %inc37 = add i32 %x.0, 1
  br label %for.cond1, !llvm.loop !9

for.inc39:                                        ; preds = %for.cond1
  %inc40 = add i32 %y.0, 1
  br label %for.cond, !llvm.loop !10

for.end41:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @find_ways(i32 noundef %count, i32 noundef %start) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %cmp = icmp ult i32 %i.0, %count
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = zext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [90000 x i32], ptr @distance, i64 0, i64 %idxprom
  store i32 -1, ptr %arrayidx, align 4
  %inc = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !11

for.end:                                          ; preds = %for.cond
  %idxprom1 = zext i32 %start to i64
  %arrayidx2 = getelementptr inbounds [90000 x i32], ptr @distance, i64 0, i64 %idxprom1
  store i32 0, ptr %arrayidx2, align 4
  store i32 0, ptr @entries, align 4
  %.compoundliteral.sroa.2.0.insert.ext = zext i32 %start to i64
  %.compoundliteral.sroa.2.0.insert.shift = shl i64 %.compoundliteral.sroa.2.0.insert.ext, 32
  %.compoundliteral.sroa.2.0.insert.mask = and i64 undef, 4294967295
  %.compoundliteral.sroa.2.0.insert.insert = or i64 %.compoundliteral.sroa.2.0.insert.mask, %.compoundliteral.sroa.2.0.insert.shift
  %.compoundliteral.sroa.0.0.insert.ext = zext i32 0 to i64
  %.compoundliteral.sroa.0.0.insert.mask = and i64 %.compoundliteral.sroa.2.0.insert.insert, -4294967296
  %.compoundliteral.sroa.0.0.insert.insert = or i64 %.compoundliteral.sroa.0.0.insert.mask, %.compoundliteral.sroa.0.0.insert.ext
  call void @push(i64 %.compoundliteral.sroa.0.0.insert.insert)
  br label %while.cond

while.cond:                                       ; preds = %for.cond10, %while.body, %for.end
  %0 = load i32, ptr @entries, align 4
  %cmp3 = icmp ugt i32 %0, 0
  br i1 %cmp3, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %call = call i64 @pop()
  %next.sroa.0.0.extract.trunc = trunc i64 %call to i32
  %next.sroa.3.0.extract.shift = lshr i64 %call, 32
  %next.sroa.3.0.extract.trunc = trunc i64 %next.sroa.3.0.extract.shift to i32
  %idxprom6 = zext i32 %next.sroa.3.0.extract.trunc to i64
  %arrayidx7 = getelementptr inbounds [90000 x i32], ptr @distance, i64 0, i64 %idxprom6
  %1 = load i32, ptr %arrayidx7, align 4
  %cmp8 = icmp ne i32 %next.sroa.0.0.extract.trunc, %1
  br i1 %cmp8, label %while.cond, label %for.cond10, !llvm.loop !12

for.cond10:                                       ; preds = %while.body, %for.inc34
  %i9.0 = phi i32 [ %inc35, %for.inc34 ], [ 0, %while.body ]
  %cmp11 = icmp slt i32 %i9.0, 4
  br i1 %cmp11, label %for.body12, label %while.cond, !llvm.loop !12

for.body12:                                       ; preds = %for.cond10
  %idxprom14 = zext i32 %next.sroa.3.0.extract.trunc to i64
  %arrayidx15 = getelementptr inbounds [90000 x [4 x i32]], ptr @target, i64 0, i64 %idxprom14
  %idxprom16 = sext i32 %i9.0 to i64
  %arrayidx17 = getelementptr inbounds [4 x i32], ptr %arrayidx15, i64 0, i64 %idxprom16
  %2 = load i32, ptr %arrayidx17, align 4
  %idxprom20 = zext i32 %next.sroa.3.0.extract.trunc to i64
  %arrayidx21 = getelementptr inbounds [90000 x [4 x i32]], ptr @cost, i64 0, i64 %idxprom20
  %idxprom22 = sext i32 %i9.0 to i64
  %arrayidx23 = getelementptr inbounds [4 x i32], ptr %arrayidx21, i64 0, i64 %idxprom22
  %3 = load i32, ptr %arrayidx23, align 4
  %add = add i32 %next.sroa.0.0.extract.trunc, %3
  %idxprom24 = zext i32 %2 to i64
  %arrayidx25 = getelementptr inbounds [90000 x i32], ptr @distance, i64 0, i64 %idxprom24
  %4 = load i32, ptr %arrayidx25, align 4
  %cmp26 = icmp ult i32 %add, %4
  br i1 %cmp26, label %if.then27, label %for.inc34

if.then27:                                        ; preds = %for.body12
  %idxprom28 = zext i32 %2 to i64
  %arrayidx29 = getelementptr inbounds [90000 x i32], ptr @distance, i64 0, i64 %idxprom28
  store i32 %add, ptr %arrayidx29, align 4
  %.compoundliteral30.sroa.2.0.insert.ext = zext i32 %2 to i64
  %.compoundliteral30.sroa.2.0.insert.shift = shl i64 %.compoundliteral30.sroa.2.0.insert.ext, 32
  %.compoundliteral30.sroa.2.0.insert.mask = and i64 undef, 4294967295
  %.compoundliteral30.sroa.2.0.insert.insert = or i64 %.compoundliteral30.sroa.2.0.insert.mask, %.compoundliteral30.sroa.2.0.insert.shift
  %.compoundliteral30.sroa.0.0.insert.ext = zext i32 %add to i64
  %.compoundliteral30.sroa.0.0.insert.mask = and i64 %.compoundliteral30.sroa.2.0.insert.insert, -4294967296
  %.compoundliteral30.sroa.0.0.insert.insert = or i64 %.compoundliteral30.sroa.0.0.insert.mask, %.compoundliteral30.sroa.0.0.insert.ext
  call void @push(i64 %.compoundliteral30.sroa.0.0.insert.insert)
  br label %for.inc34

for.inc34:                                        ; preds = %for.body12, %if.then27
  %inc35 = add nsw i32 %i9.0, 1
  br label %for.cond10, !llvm.loop !13

while.end:                                        ; preds = %while.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @count_faults(i32 noundef %count, i32 noundef %start) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc16, %entry
  %from.0 = phi i32 [ 0, %entry ], [ %inc17, %for.inc16 ]
  %faults.0 = phi i32 [ 0, %entry ], [ %faults.1, %for.inc16 ]
  %cmp = icmp ult i32 %from.0, %count
  br i1 %cmp, label %for.cond1, label %for.cond19

for.cond1:                                        ; preds = %for.cond, %for.body3
  %i.0 = phi i32 [ %inc, %for.body3 ], [ 0, %for.cond ]
  %faults.1 = phi i32 [ %add15, %for.body3 ], [ %faults.0, %for.cond ]
  %cmp2 = icmp slt i32 %i.0, 4
  br i1 %cmp2, label %for.body3, label %for.inc16

for.body3:                                        ; preds = %for.cond1
  %idxprom = zext i32 %from.0 to i64
  %arrayidx = getelementptr inbounds [90000 x i32], ptr @distance, i64 0, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %idxprom4 = zext i32 %from.0 to i64
  %arrayidx5 = getelementptr inbounds [90000 x [4 x i32]], ptr @cost, i64 0, i64 %idxprom4
  %idxprom6 = sext i32 %i.0 to i64
  %arrayidx7 = getelementptr inbounds [4 x i32], ptr %arrayidx5, i64 0, i64 %idxprom6
  %1 = load i32, ptr %arrayidx7, align 4
  %add = add i32 %0, %1
  %idxprom8 = zext i32 %from.0 to i64
  %arrayidx9 = getelementptr inbounds [90000 x [4 x i32]], ptr @target, i64 0, i64 %idxprom8
  %idxprom10 = sext i32 %i.0 to i64
  %arrayidx11 = getelementptr inbounds [4 x i32], ptr %arrayidx9, i64 0, i64 %idxprom10
  %2 = load i32, ptr %arrayidx11, align 4
  %idxprom12 = zext i32 %2 to i64
  %arrayidx13 = getelementptr inbounds [90000 x i32], ptr @distance, i64 0, i64 %idxprom12
  %3 = load i32, ptr %arrayidx13, align 4
  %cmp14 = icmp ult i32 %add, %3
  %conv = zext i1 %cmp14 to i32
  %add15 = add nsw i32 %faults.1, %conv
  %inc = add nsw i32 %i.0, 1
  br label %for.cond1, !llvm.loop !14

for.inc16:                                        ; preds = %for.cond1
  %inc17 = add i32 %from.0, 1
  br label %for.cond, !llvm.loop !15

for.cond19:                                       ; preds = %for.cond, %for.end63
  %reached.0 = phi i32 [ %add64, %for.end63 ], [ 0, %for.cond ]
  %to.0 = phi i32 [ %inc66, %for.end63 ], [ 0, %for.cond ]
  %cmp20 = icmp ult i32 %to.0, %count
  br i1 %cmp20, label %for.body22, label %for.end67

for.body22:                                       ; preds = %for.cond19
  %cmp23 = icmp eq i32 %to.0, %start
  %conv24 = zext i1 %cmp23 to i32
  br label %for.cond26

for.cond26:                                       ; preds = %for.inc61, %for.body22
  %is_reached.0 = phi i32 [ %conv24, %for.body22 ], [ %is_reached.1, %for.inc61 ]
  %i25.0 = phi i32 [ 0, %for.body22 ], [ %inc62, %for.inc61 ]
  %cmp27 = icmp slt i32 %i25.0, 4
  %tobool = icmp ne i32 %is_reached.0, 0
  %lnot = xor i1 %tobool, true
  %4 = select i1 %cmp27, i1 %lnot, i1 false
  br i1 %4, label %for.body29, label %for.end63

for.body29:                                       ; preds = %for.cond26
  %idxprom31 = zext i32 %to.0 to i64
  %arrayidx32 = getelementptr inbounds [90000 x [4 x i32]], ptr @target, i64 0, i64 %idxprom31
  %idxprom33 = sext i32 %i25.0 to i64
  %arrayidx34 = getelementptr inbounds [4 x i32], ptr %arrayidx32, i64 0, i64 %idxprom33
  %5 = load i32, ptr %arrayidx34, align 4
  br label %for.cond35

for.cond35:                                       ; preds = %land.end57, %for.body29
  %is_reached.1 = phi i32 [ %is_reached.0, %for.body29 ], [ %or, %land.end57 ]
  %j.0 = phi i32 [ 0, %for.body29 ], [ %inc59, %land.end57 ]
  %cmp36 = icmp slt i32 %j.0, 4
  br i1 %cmp36, label %for.body38, label %for.inc61

for.body38:                                       ; preds = %for.cond35
  %idxprom39 = zext i32 %5 to i64
  %arrayidx40 = getelementptr inbounds [90000 x [4 x i32]], ptr @target, i64 0, i64 %idxprom39
  %idxprom41 = sext i32 %j.0 to i64
  %arrayidx42 = getelementptr inbounds [4 x i32], ptr %arrayidx40, i64 0, i64 %idxprom41
  %6 = load i32, ptr %arrayidx42, align 4
  %cmp43 = icmp eq i32 %6, %to.0
  br i1 %cmp43, label %land.rhs45, label %land.end57

land.rhs45:                                       ; preds = %for.body38
  %idxprom46 = zext i32 %5 to i64
  %arrayidx47 = getelementptr inbounds [90000 x i32], ptr @distance, i64 0, i64 %idxprom46
  %7 = load i32, ptr %arrayidx47, align 4
  %idxprom48 = zext i32 %5 to i64
  %arrayidx49 = getelementptr inbounds [90000 x [4 x i32]], ptr @cost, i64 0, i64 %idxprom48
  %idxprom50 = sext i32 %j.0 to i64
  %arrayidx51 = getelementptr inbounds [4 x i32], ptr %arrayidx49, i64 0, i64 %idxprom50
  %8 = load i32, ptr %arrayidx51, align 4
  %add52 = add i32 %7, %8
  %idxprom53 = zext i32 %to.0 to i64
  %arrayidx54 = getelementptr inbounds [90000 x i32], ptr @distance, i64 0, i64 %idxprom53
  %9 = load i32, ptr %arrayidx54, align 4
  %cmp55 = icmp eq i32 %add52, %9
  br label %land.end57

land.end57:                                       ; preds = %land.rhs45, %for.body38
  %10 = phi i1 [ false, %for.body38 ], [ %cmp55, %land.rhs45 ]
  %land.ext = zext i1 %10 to i32
  %or = or i32 %is_reached.1, %land.ext
  %inc59 = add nsw i32 %j.0, 1
  br label %for.cond35, !llvm.loop !16

for.inc61:                                        ; preds = %for.cond35
  %inc62 = add nsw i32 %i25.0, 1
  br label %for.cond26, !llvm.loop !17

for.end63:                                        ; preds = %for.cond26
  %add64 = add i32 %reached.0, %is_reached.0
  %inc66 = add i32 %to.0, 1
  br label %for.cond19, !llvm.loop !18

for.end67:                                        ; preds = %for.cond19
  %cmp68 = icmp ne i32 %reached.0, %count
  %conv69 = zext i1 %cmp68 to i32
  %add70 = add nsw i32 %faults.0, %conv69
  ret i32 %add70
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal void @push(i64 %new_entry.coerce) #0 {
entry:
  %new_entry.sroa.0.0.extract.trunc = trunc i64 %new_entry.coerce to i32
  %new_entry.sroa.3.0.extract.shift = lshr i64 %new_entry.coerce, 32
  %new_entry.sroa.3.0.extract.trunc = trunc i64 %new_entry.sroa.3.0.extract.shift to i32
  %0 = load i32, ptr @entries, align 4
  %inc = add i32 %0, 1
  store i32 %inc, ptr @entries, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %at.0 = phi i32 [ %inc, %entry ], [ %div8, %for.body ]
  %cmp = icmp ugt i32 %at.0, 1
  br i1 %cmp, label %land.rhs, label %for.end

land.rhs:                                         ; preds = %for.cond
  %div = udiv i32 %at.0, 2
  %idxprom = zext i32 %div to i64
  %arrayidx = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom
  %distance = getelementptr inbounds %struct.entry, ptr %arrayidx, i32 0, i32 0
  %1 = load i32, ptr %distance, align 8
  %cmp2 = icmp ugt i32 %1, %new_entry.sroa.0.0.extract.trunc
  br i1 %cmp2, label %for.body, label %for.end

for.body:                                         ; preds = %land.rhs
  %idxprom3 = zext i32 %at.0 to i64
  %arrayidx4 = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom3
  %div5 = udiv i32 %at.0, 2
  %idxprom6 = zext i32 %div5 to i64
  %arrayidx7 = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %arrayidx4, ptr align 8 %arrayidx7, i64 8, i1 false)
  %div8 = udiv i32 %at.0, 2
  br label %for.cond, !llvm.loop !19

for.end:                                          ; preds = %for.cond, %land.rhs
  %idxprom9 = zext i32 %at.0 to i64
  %arrayidx10 = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom9
  store i32 %new_entry.sroa.0.0.extract.trunc, ptr %arrayidx10, align 8
  %new_entry.sroa.3.0.arrayidx10.sroa_idx = getelementptr inbounds i8, ptr %arrayidx10, i64 4
  store i32 %new_entry.sroa.3.0.extract.trunc, ptr %new_entry.sroa.3.0.arrayidx10.sroa_idx, align 4
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @pop() #0 {
entry:
  %retval.sroa.0.0.copyload = load i64, ptr getelementptr inbounds ([360001 x %struct.entry], ptr @heap, i64 0, i64 1), align 8
  %0 = load i32, ptr @entries, align 4
  %dec = add i32 %0, -1
  store i32 %dec, ptr @entries, align 4
  %idxprom = zext i32 %0 to i64
  %arrayidx = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom
  %last.sroa.0.0.copyload = load i32, ptr %arrayidx, align 8
  %last.sroa.3.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 4
  %last.sroa.3.0.copyload = load i32, ptr %last.sroa.3.0.arrayidx.sroa_idx, align 4
  br label %for.cond

for.cond:                                         ; preds = %if.end16, %entry
  %at.0 = phi i32 [ 1, %entry ], [ %child.0, %if.end16 ]
  %mul = mul i32 2, %at.0
  %1 = load i32, ptr @entries, align 4
  %cmp = icmp ugt i32 %mul, %1
  br i1 %cmp, label %for.end, label %if.end

if.end:                                           ; preds = %for.cond
  %2 = load i32, ptr @entries, align 4
  %cmp1 = icmp ult i32 %mul, %2
  br i1 %cmp1, label %land.lhs.true, label %if.end9

land.lhs.true:                                    ; preds = %if.end
  %add = add i32 %mul, 1
  %idxprom2 = zext i32 %add to i64
  %arrayidx3 = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom2
  %distance = getelementptr inbounds %struct.entry, ptr %arrayidx3, i32 0, i32 0
  %3 = load i32, ptr %distance, align 8
  %idxprom4 = zext i32 %mul to i64
  %arrayidx5 = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom4
  %distance6 = getelementptr inbounds %struct.entry, ptr %arrayidx5, i32 0, i32 0
  %4 = load i32, ptr %distance6, align 8
  %cmp7 = icmp ult i32 %3, %4
  %inc = add i32 %mul, 1
  %spec.select = select i1 %cmp7, i32 %inc, i32 %mul
  br label %if.end9

if.end9:                                          ; preds = %land.lhs.true, %if.end
  %child.0 = phi i32 [ %mul, %if.end ], [ %spec.select, %land.lhs.true ]
  %idxprom11 = zext i32 %child.0 to i64
  %arrayidx12 = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom11
  %distance13 = getelementptr inbounds %struct.entry, ptr %arrayidx12, i32 0, i32 0
  %5 = load i32, ptr %distance13, align 8
  %cmp14 = icmp ule i32 %last.sroa.0.0.copyload, %5
  br i1 %cmp14, label %for.end, label %if.end16

if.end16:                                         ; preds = %if.end9
  %idxprom17 = zext i32 %at.0 to i64
  %arrayidx18 = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom17
  %idxprom19 = zext i32 %child.0 to i64
  %arrayidx20 = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom19
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %arrayidx18, ptr align 8 %arrayidx20, i64 8, i1 false)
  br label %for.cond

for.end:                                          ; preds = %if.end9, %for.cond
  %idxprom21 = zext i32 %at.0 to i64
  %arrayidx22 = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom21
  store i32 %last.sroa.0.0.copyload, ptr %arrayidx22, align 8
  %last.sroa.3.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 4
  store i32 %last.sroa.3.0.copyload, ptr %last.sroa.3.0.arrayidx22.sroa_idx, align 4
  ret i64 %retval.sroa.0.0.copyload
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
