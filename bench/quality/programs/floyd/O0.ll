source_filename = "floyd.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@length = internal global [320 x [320 x i32]] zeroinitializer, align 16
@.str = private unnamed_addr constant [31 x i8] c"floyd: %d nodes, lengths %lld\0A\00", align 1
@edge = internal global [320 x [320 x i32]] zeroinitializer, align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %nodes = alloca i32, align 4
  %rounds = alloca i64, align 8
  %round = alloca i64, align 8
  %sum = alloca i64, align 8
  %a = alloca i32, align 4
  %b = alloca i32, align 4
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
  %cond1 = select i1 %tobool, i32 320, i32 24
  store i32 %cond1, ptr %nodes, align 4
  %5 = load i64, ptr %scale, align 8
  %tobool2 = icmp ne i64 %5, 0
  br i1 %tobool2, label %cond.true3, label %cond.false4

cond.true3:                                       ; preds = %cond.end
  %6 = load i64, ptr %scale, align 8
  %mul = mul nsw i64 %6, 8
  br label %cond.end5

cond.false4:                                      ; preds = %cond.end
  br label %cond.end5

cond.end5:                                        ; preds = %cond.false4, %cond.true3
  %cond6 = phi i64 [ %mul, %cond.true3 ], [ 1, %cond.false4 ]
  store i64 %cond6, ptr %rounds, align 8
  %7 = load i32, ptr %nodes, align 4
  call void @make_graph(i32 noundef %7)
  store i64 0, ptr %round, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end5
  %8 = load i64, ptr %round, align 8
  %9 = load i64, ptr %rounds, align 8
  %cmp7 = icmp slt i64 %8, %9
  br i1 %cmp7, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %10 = load i32, ptr %nodes, align 4
  call void @find_lengths(i32 noundef %10)
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %11 = load i64, ptr %round, align 8
  %inc = add nsw i64 %11, 1
  store i64 %inc, ptr %round, align 8
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  store i64 0, ptr %sum, align 8
  store i32 0, ptr %a, align 4
  br label %for.cond8

for.cond8:                                        ; preds = %for.inc20, %for.end
  %12 = load i32, ptr %a, align 4
  %13 = load i32, ptr %nodes, align 4
  %cmp9 = icmp slt i32 %12, %13
  br i1 %cmp9, label %for.body10, label %for.end22

for.body10:                                       ; preds = %for.cond8
  store i32 0, ptr %b, align 4
  br label %for.cond11

for.cond11:                                       ; preds = %for.inc17, %for.body10
  %14 = load i32, ptr %b, align 4
  %15 = load i32, ptr %nodes, align 4
  %cmp12 = icmp slt i32 %14, %15
  br i1 %cmp12, label %for.body13, label %for.end19

for.body13:                                       ; preds = %for.cond11
  %16 = load i32, ptr %a, align 4
  %idxprom = sext i32 %16 to i64
  %arrayidx14 = getelementptr inbounds [320 x [320 x i32]], ptr @length, i64 0, i64 %idxprom
  %17 = load i32, ptr %b, align 4
  %idxprom15 = sext i32 %17 to i64
  %arrayidx16 = getelementptr inbounds [320 x i32], ptr %arrayidx14, i64 0, i64 %idxprom15
  %18 = load i32, ptr %arrayidx16, align 4
  %conv = sext i32 %18 to i64
  %19 = load i64, ptr %sum, align 8
  %add = add nsw i64 %19, %conv
  store i64 %add, ptr %sum, align 8
  br label %for.inc17

for.inc17:                                        ; preds = %for.body13
  %20 = load i32, ptr %b, align 4
  %inc18 = add nsw i32 %20, 1
  store i32 %inc18, ptr %b, align 4
  br label %for.cond11, !llvm.loop !7

for.end19:                                        ; preds = %for.cond11
  br label %for.inc20

for.inc20:                                        ; preds = %for.end19
  %21 = load i32, ptr %a, align 4
  %inc21 = add nsw i32 %21, 1
  store i32 %inc21, ptr %a, align 4
  br label %for.cond8, !llvm.loop !8

for.end22:                                        ; preds = %for.cond8
  %22 = load i32, ptr %nodes, align 4
  %23 = load i64, ptr %sum, align 8
  %call23 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %22, i64 noundef %23)
  %24 = load i32, ptr %nodes, align 4
  %call24 = call i32 @count_faults(i32 noundef %24)
  %cmp25 = icmp ne i32 %call24, 0
  %conv26 = zext i1 %cmp25 to i32
  ret i32 %conv26
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @make_graph(i32 noundef %nodes) #0 {
entry:
  %nodes.addr = alloca i32, align 4
  %random = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  store i32 %nodes, ptr %nodes.addr, align 4
  store i32 12345, ptr %random, align 4
  store i32 0, ptr %a, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc14, %entry
  %0 = load i32, ptr %a, align 4
  %1 = load i32, ptr %nodes.addr, align 4
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end16

for.body:                                         ; preds = %for.cond
  store i32 0, ptr %b, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %2 = load i32, ptr %b, align 4
  %3 = load i32, ptr %nodes.addr, align 4
  %cmp2 = icmp slt i32 %2, %3
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %4 = load i32, ptr %random, align 4
  %mul = mul i32 %4, 1664525
  %add = add i32 %mul, 1013904223
  store i32 %add, ptr %random, align 4
  %5 = load i32, ptr %a, align 4
  %6 = load i32, ptr %b, align 4
  %cmp4 = icmp eq i32 %5, %6
  br i1 %cmp4, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.body3
  br label %cond.end10

cond.false:                                       ; preds = %for.body3
  %7 = load i32, ptr %random, align 4
  %shr = lshr i32 %7, 24
  %cmp5 = icmp ult i32 %shr, 40
  br i1 %cmp5, label %cond.true6, label %cond.false9

cond.true6:                                       ; preds = %cond.false
  %8 = load i32, ptr %random, align 4
  %shr7 = lshr i32 %8, 8
  %rem = srem i32 %shr7, 1000
  %add8 = add nsw i32 %rem, 1
  br label %cond.end

cond.false9:                                      ; preds = %cond.false
  br label %cond.end

cond.end:                                         ; preds = %cond.false9, %cond.true6
  %cond = phi i32 [ %add8, %cond.true6 ], [ 1000000, %cond.false9 ]
  br label %cond.end10

cond.end10:                                       ; preds = %cond.end, %cond.true
  %cond11 = phi i32 [ 0, %cond.true ], [ %cond, %cond.end ]
  %9 = load i32, ptr %a, align 4
  %idxprom = sext i32 %9 to i64
  %arrayidx = getelementptr inbounds [320 x [320 x i32]], ptr @edge, i64 0, i64 %idxprom
  %10 = load i32, ptr %b, align 4
  %idxprom12 = sext i32 %10 to i64
  %arrayidx13 = getelementptr inbounds [320 x i32], ptr %arrayidx, i64 0, i64 %idxprom12
  store i32 %cond11, ptr %arrayidx13, align 4
  br label %for.inc

for.inc:                                          ; preds = %cond.end10
  %11 = load i32, ptr %b, align 4
  %inc = add nsw i32 %11, 1
  store i32 %inc, ptr %b, align 4
  br label %for.cond1, !llvm.loop !9

for.end:                                          ; preds = %for.cond1
  br label %for.inc14

for.inc14:                                        ; preds = %for.end
  %12 = load i32, ptr %a, align 4
  %inc15 = add nsw i32 %12, 1
  store i32 %inc15, ptr %a, align 4
  br label %for.cond, !llvm.loop !10

for.end16:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @find_lengths(i32 noundef %nodes) #0 {
entry:
  %nodes.addr = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %via = alloca i32, align 4
  %a16 = alloca i32, align 4
  %b20 = alloca i32, align 4
  store i32 %nodes, ptr %nodes.addr, align 4
  store i32 0, ptr %a, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc10, %entry
  %0 = load i32, ptr %a, align 4
  %1 = load i32, ptr %nodes.addr, align 4
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end12

for.body:                                         ; preds = %for.cond
  store i32 0, ptr %b, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %2 = load i32, ptr %b, align 4
  %3 = load i32, ptr %nodes.addr, align 4
  %cmp2 = icmp slt i32 %2, %3
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %4 = load i32, ptr %a, align 4
  %idxprom = sext i32 %4 to i64
  %arrayidx = getelementptr inbounds [320 x [320 x i32]], ptr @edge, i64 0, i64 %idxprom
  %5 = load i32, ptr %b, align 4
  %idxprom4 = sext i32 %5 to i64
  %arrayidx5 = getelementptr inbounds [320 x i32], ptr %arrayidx, i64 0, i64 %idxprom4
  %6 = load i32, ptr %arrayidx5, align 4
  %7 = load i32, ptr %a, align 4
  %idxprom6 = sext i32 %7 to i64
  %arrayidx7 = getelementptr inbounds [320 x [320 x i32]], ptr @length, i64 0, i64 %idxprom6
  %8 = load i32, ptr %b, align 4
  %idxprom8 = sext i32 %8 to i64
  %arrayidx9 = getelementptr inbounds [320 x i32], ptr %arrayidx7, i64 0, i64 %idxprom8
  store i32 %6, ptr %arrayidx9, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body3
  %9 = load i32, ptr %b, align 4
  %inc = add nsw i32 %9, 1
  store i32 %inc, ptr %b, align 4
  br label %for.cond1, !llvm.loop !11

for.end:                                          ; preds = %for.cond1
  br label %for.inc10

for.inc10:                                        ; preds = %for.end
  %10 = load i32, ptr %a, align 4
  %inc11 = add nsw i32 %10, 1
  store i32 %inc11, ptr %a, align 4
  br label %for.cond, !llvm.loop !12

for.end12:                                        ; preds = %for.cond
  store i32 0, ptr %via, align 4
  br label %for.cond13

for.cond13:                                       ; preds = %for.inc56, %for.end12
  %11 = load i32, ptr %via, align 4
  %12 = load i32, ptr %nodes.addr, align 4
  %cmp14 = icmp slt i32 %11, %12
  br i1 %cmp14, label %for.body15, label %for.end58

for.body15:                                       ; preds = %for.cond13
  store i32 0, ptr %a16, align 4
  br label %for.cond17

for.cond17:                                       ; preds = %for.inc53, %for.body15
  %13 = load i32, ptr %a16, align 4
  %14 = load i32, ptr %nodes.addr, align 4
  %cmp18 = icmp slt i32 %13, %14
  br i1 %cmp18, label %for.body19, label %for.end55

for.body19:                                       ; preds = %for.cond17
  store i32 0, ptr %b20, align 4
  br label %for.cond21

for.cond21:                                       ; preds = %for.inc50, %for.body19
  %15 = load i32, ptr %b20, align 4
  %16 = load i32, ptr %nodes.addr, align 4
  %cmp22 = icmp slt i32 %15, %16
  br i1 %cmp22, label %for.body23, label %for.end52

for.body23:                                       ; preds = %for.cond21
  %17 = load i32, ptr %a16, align 4
  %idxprom24 = sext i32 %17 to i64
  %arrayidx25 = getelementptr inbounds [320 x [320 x i32]], ptr @length, i64 0, i64 %idxprom24
  %18 = load i32, ptr %via, align 4
  %idxprom26 = sext i32 %18 to i64
  %arrayidx27 = getelementptr inbounds [320 x i32], ptr %arrayidx25, i64 0, i64 %idxprom26
  %19 = load i32, ptr %arrayidx27, align 4
  %20 = load i32, ptr %via, align 4
  %idxprom28 = sext i32 %20 to i64
  %arrayidx29 = getelementptr inbounds [320 x [320 x i32]], ptr @length, i64 0, i64 %idxprom28
  %21 = load i32, ptr %b20, align 4
  %idxprom30 = sext i32 %21 to i64
  %arrayidx31 = getelementptr inbounds [320 x i32], ptr %arrayidx29, i64 0, i64 %idxprom30
  %22 = load i32, ptr %arrayidx31, align 4
  %add = add nsw i32 %19, %22
  %23 = load i32, ptr %a16, align 4
  %idxprom32 = sext i32 %23 to i64
  %arrayidx33 = getelementptr inbounds [320 x [320 x i32]], ptr @length, i64 0, i64 %idxprom32
  %24 = load i32, ptr %b20, align 4
  %idxprom34 = sext i32 %24 to i64
  %arrayidx35 = getelementptr inbounds [320 x i32], ptr %arrayidx33, i64 0, i64 %idxprom34
  %25 = load i32, ptr %arrayidx35, align 4
  %cmp36 = icmp slt i32 %add, %25
  br i1 %cmp36, label %if.then, label %if.end

if.then:                                          ; preds = %for.body23
  %26 = load i32, ptr %a16, align 4
  %idxprom37 = sext i32 %26 to i64
  %arrayidx38 = getelementptr inbounds [320 x [320 x i32]], ptr @length, i64 0, i64 %idxprom37
  %27 = load i32, ptr %via, align 4
  %idxprom39 = sext i32 %27 to i64
  %arrayidx40 = getelementptr inbounds [320 x i32], ptr %arrayidx38, i64 0, i64 %idxprom39
  %28 = load i32, ptr %arrayidx40, align 4
  %29 = load i32, ptr %via, align 4
  %idxprom41 = sext i32 %29 to i64
  %arrayidx42 = getelementptr inbounds [320 x [320 x i32]], ptr @length, i64 0, i64 %idxprom41
  %30 = load i32, ptr %b20, align 4
  %idxprom43 = sext i32 %30 to i64
  %arrayidx44 = getelementptr inbounds [320 x i32], ptr %arrayidx42, i64 0, i64 %idxprom43
  %31 = load i32, ptr %arrayidx44, align 4
  %add45 = add nsw i32 %28, %31
  %32 = load i32, ptr %a16, align 4
  %idxprom46 = sext i32 %32 to i64
  %arrayidx47 = getelementptr inbounds [320 x [320 x i32]], ptr @length, i64 0, i64 %idxprom46
  %33 = load i32, ptr %b20, align 4
  %idxprom48 = sext i32 %33 to i64
  %arrayidx49 = getelementptr inbounds [320 x i32], ptr %arrayidx47, i64 0, i64 %idxprom48
  store i32 %add45, ptr %arrayidx49, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body23
  br label %for.inc50

for.inc50:                                        ; preds = %if.end
  %34 = load i32, ptr %b20, align 4
  %inc51 = add nsw i32 %34, 1
  store i32 %inc51, ptr %b20, align 4
  br label %for.cond21, !llvm.loop !13

for.end52:                                        ; preds = %for.cond21
  br label %for.inc53

for.inc53:                                        ; preds = %for.end52
  %35 = load i32, ptr %a16, align 4
  %inc54 = add nsw i32 %35, 1
  store i32 %inc54, ptr %a16, align 4
  br label %for.cond17, !llvm.loop !14

for.end55:                                        ; preds = %for.cond17
  br label %for.inc56

for.inc56:                                        ; preds = %for.end55
  %36 = load i32, ptr %via, align 4
  %inc57 = add nsw i32 %36, 1
  store i32 %inc57, ptr %via, align 4
  br label %for.cond13, !llvm.loop !15

for.end58:                                        ; preds = %for.cond13
  ret void
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @count_faults(i32 noundef %nodes) #0 {
entry:
  %nodes.addr = alloca i32, align 4
  %faults = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %is_reached = alloca i32, align 4
  %via = alloca i32, align 4
  %step = alloca i32, align 4
  store i32 %nodes, ptr %nodes.addr, align 4
  store i32 0, ptr %faults, align 4
  store i32 0, ptr %a, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc42, %entry
  %0 = load i32, ptr %a, align 4
  %1 = load i32, ptr %nodes.addr, align 4
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end44

for.body:                                         ; preds = %for.cond
  store i32 0, ptr %b, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc39, %for.body
  %2 = load i32, ptr %b, align 4
  %3 = load i32, ptr %nodes.addr, align 4
  %cmp2 = icmp slt i32 %2, %3
  br i1 %cmp2, label %for.body3, label %for.end41

for.body3:                                        ; preds = %for.cond1
  %4 = load i32, ptr %a, align 4
  %idxprom = sext i32 %4 to i64
  %arrayidx = getelementptr inbounds [320 x [320 x i32]], ptr @length, i64 0, i64 %idxprom
  %5 = load i32, ptr %b, align 4
  %idxprom4 = sext i32 %5 to i64
  %arrayidx5 = getelementptr inbounds [320 x i32], ptr %arrayidx, i64 0, i64 %idxprom4
  %6 = load i32, ptr %arrayidx5, align 4
  %7 = load i32, ptr %a, align 4
  %idxprom6 = sext i32 %7 to i64
  %arrayidx7 = getelementptr inbounds [320 x [320 x i32]], ptr @edge, i64 0, i64 %idxprom6
  %8 = load i32, ptr %b, align 4
  %idxprom8 = sext i32 %8 to i64
  %arrayidx9 = getelementptr inbounds [320 x i32], ptr %arrayidx7, i64 0, i64 %idxprom8
  %9 = load i32, ptr %arrayidx9, align 4
  %cmp10 = icmp eq i32 %6, %9
  %conv = zext i1 %cmp10 to i32
  store i32 %conv, ptr %is_reached, align 4
  store i32 0, ptr %via, align 4
  br label %for.cond11

for.cond11:                                       ; preds = %for.inc, %for.body3
  %10 = load i32, ptr %via, align 4
  %11 = load i32, ptr %nodes.addr, align 4
  %cmp12 = icmp slt i32 %10, %11
  br i1 %cmp12, label %for.body14, label %for.end

for.body14:                                       ; preds = %for.cond11
  %12 = load i32, ptr %a, align 4
  %idxprom15 = sext i32 %12 to i64
  %arrayidx16 = getelementptr inbounds [320 x [320 x i32]], ptr @length, i64 0, i64 %idxprom15
  %13 = load i32, ptr %via, align 4
  %idxprom17 = sext i32 %13 to i64
  %arrayidx18 = getelementptr inbounds [320 x i32], ptr %arrayidx16, i64 0, i64 %idxprom17
  %14 = load i32, ptr %arrayidx18, align 4
  %15 = load i32, ptr %via, align 4
  %idxprom19 = sext i32 %15 to i64
  %arrayidx20 = getelementptr inbounds [320 x [320 x i32]], ptr @edge, i64 0, i64 %idxprom19
  %16 = load i32, ptr %b, align 4
  %idxprom21 = sext i32 %16 to i64
  %arrayidx22 = getelementptr inbounds [320 x i32], ptr %arrayidx20, i64 0, i64 %idxprom21
  %17 = load i32, ptr %arrayidx22, align 4
  %add = add nsw i32 %14, %17
  store i32 %add, ptr %step, align 4
  %18 = load i32, ptr %step, align 4
  %19 = load i32, ptr %a, align 4
  %idxprom23 = sext i32 %19 to i64
  %arrayidx24 = getelementptr inbounds [320 x [320 x i32]], ptr @length, i64 0, i64 %idxprom23
  %20 = load i32, ptr %b, align 4
  %idxprom25 = sext i32 %20 to i64
  %arrayidx26 = getelementptr inbounds [320 x i32], ptr %arrayidx24, i64 0, i64 %idxprom25
  %21 = load i32, ptr %arrayidx26, align 4
  %cmp27 = icmp slt i32 %18, %21
  %conv28 = zext i1 %cmp27 to i32
  %22 = load i32, ptr %faults, align 4
  %add29 = add nsw i32 %22, %conv28
  store i32 %add29, ptr %faults, align 4
  %23 = load i32, ptr %via, align 4
  %24 = load i32, ptr %b, align 4
  %cmp30 = icmp ne i32 %23, %24
  br i1 %cmp30, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.body14
  %25 = load i32, ptr %step, align 4
  %26 = load i32, ptr %a, align 4
  %idxprom32 = sext i32 %26 to i64
  %arrayidx33 = getelementptr inbounds [320 x [320 x i32]], ptr @length, i64 0, i64 %idxprom32
  %27 = load i32, ptr %b, align 4
  %idxprom34 = sext i32 %27 to i64
  %arrayidx35 = getelementptr inbounds [320 x i32], ptr %arrayidx33, i64 0, i64 %idxprom34
  %28 = load i32, ptr %arrayidx35, align 4
  %cmp36 = icmp eq i32 %25, %28
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.body14
  %29 = phi i1 [ false, %for.body14 ], [ %cmp36, %land.rhs ]
  %land.ext = zext i1 %29 to i32
  %30 = load i32, ptr %is_reached, align 4
  %or = or i32 %30, %land.ext
  store i32 %or, ptr %is_reached, align 4
  br label %for.inc

for.inc:                                          ; preds = %land.end
  %31 = load i32, ptr %via, align 4
  %inc = add nsw i32 %31, 1
  store i32 %inc, ptr %via, align 4
  br label %for.cond11, !llvm.loop !16

for.end:                                          ; preds = %for.cond11
  %32 = load i32, ptr %is_reached, align 4
  %tobool = icmp ne i32 %32, 0
  %lnot = xor i1 %tobool, true
  %lnot.ext = zext i1 %lnot to i32
  %33 = load i32, ptr %faults, align 4
  %add38 = add nsw i32 %33, %lnot.ext
  store i32 %add38, ptr %faults, align 4
  br label %for.inc39

for.inc39:                                        ; preds = %for.end
  %34 = load i32, ptr %b, align 4
  %inc40 = add nsw i32 %34, 1
  store i32 %inc40, ptr %b, align 4
  br label %for.cond1, !llvm.loop !17

for.end41:                                        ; preds = %for.cond1
  br label %for.inc42

for.inc42:                                        ; preds = %for.end41
  %35 = load i32, ptr %a, align 4
  %inc43 = add nsw i32 %35, 1
  store i32 %inc43, ptr %a, align 4
  br label %for.cond, !llvm.loop !18

for.end44:                                        ; preds = %for.cond
  %36 = load i32, ptr %faults, align 4
  ret i32 %36
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
!15 = distinct !{!15, !6}
!16 = distinct !{!16, !6}
!17 = distinct !{!17, !6}
!18 = distinct !{!18, !6}
