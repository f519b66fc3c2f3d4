source_filename = "life.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@cells = internal global [258 x [258 x i8]] zeroinitializer, align 16
@.str = private unnamed_addr constant [39 x i8] c"life: %ld cells after %ld generations\0A\00", align 1
@next = internal global [258 x [258 x i8]] zeroinitializer, align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %generations = alloca i64, align 8
  %before = alloca i32, align 4
  %i = alloca i64, align 8
  %alive = alloca i64, align 8
  %y = alloca i32, align 4
  %x = alloca i32, align 4
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
  br i1 %tobool, label %cond.true1, label %cond.false3

cond.true1:                                       ; preds = %cond.end
  %4 = load i64, ptr %scale, align 8
  %mul = mul nsw i64 %4, 4
  %mul2 = mul nsw i64 %mul, 1024
  br label %cond.end4

cond.false3:                                      ; preds = %cond.end
  br label %cond.end4

cond.end4:                                        ; preds = %cond.false3, %cond.true1
  %cond5 = phi i64 [ %mul2, %cond.true1 ], [ 4, %cond.false3 ]
  store i64 %cond5, ptr %generations, align 8
  call void @clear()
  call void @put_glider(i32 noundef 9, i32 noundef 17)
  call void @put_glider(i32 noundef 100, i32 noundef 200)
  %call6 = call i32 @hash()
  store i32 %call6, ptr %before, align 4
  store i64 0, ptr %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end4
  %5 = load i64, ptr %i, align 8
  %6 = load i64, ptr %generations, align 8
  %cmp7 = icmp slt i64 %5, %6
  br i1 %cmp7, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  call void @step()
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %7 = load i64, ptr %i, align 8
  %inc = add nsw i64 %7, 1
  store i64 %inc, ptr %i, align 8
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  store i64 0, ptr %alive, align 8
  store i32 1, ptr %y, align 4
  br label %for.cond8

for.cond8:                                        ; preds = %for.inc20, %for.end
  %8 = load i32, ptr %y, align 4
  %cmp9 = icmp sle i32 %8, 256
  br i1 %cmp9, label %for.body10, label %for.end22

for.body10:                                       ; preds = %for.cond8
  store i32 1, ptr %x, align 4
  br label %for.cond11

for.cond11:                                       ; preds = %for.inc17, %for.body10
  %9 = load i32, ptr %x, align 4
  %cmp12 = icmp sle i32 %9, 256
  br i1 %cmp12, label %for.body13, label %for.end19

for.body13:                                       ; preds = %for.cond11
  %10 = load i32, ptr %y, align 4
  %idxprom = sext i32 %10 to i64
  %arrayidx14 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom
  %11 = load i32, ptr %x, align 4
  %idxprom15 = sext i32 %11 to i64
  %arrayidx16 = getelementptr inbounds [258 x i8], ptr %arrayidx14, i64 0, i64 %idxprom15
  %12 = load i8, ptr %arrayidx16, align 1
  %conv = zext i8 %12 to i64
  %13 = load i64, ptr %alive, align 8
  %add = add nsw i64 %13, %conv
  store i64 %add, ptr %alive, align 8
  br label %for.inc17

for.inc17:                                        ; preds = %for.body13
  %14 = load i32, ptr %x, align 4
  %inc18 = add nsw i32 %14, 1
  store i32 %inc18, ptr %x, align 4
  br label %for.cond11, !llvm.loop !7

for.end19:                                        ; preds = %for.cond11
  br label %for.inc20

for.inc20:                                        ; preds = %for.end19
  %15 = load i32, ptr %y, align 4
  %inc21 = add nsw i32 %15, 1
  store i32 %inc21, ptr %y, align 4
  br label %for.cond8, !llvm.loop !8

for.end22:                                        ; preds = %for.cond8
  %16 = load i64, ptr %alive, align 8
  %17 = load i64, ptr %generations, align 8
  %call23 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %16, i64 noundef %17)
  %18 = load i64, ptr %alive, align 8
  %cmp24 = icmp ne i64 %18, 10
  br i1 %cmp24, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %for.end22
  %19 = load i64, ptr %scale, align 8
  %tobool26 = icmp ne i64 %19, 0
  br i1 %tobool26, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %lor.rhs
  %call27 = call i32 @hash()
  %20 = load i32, ptr %before, align 4
  %cmp28 = icmp ne i32 %call27, %20
  br label %land.end

land.end:                                         ; preds = %land.rhs, %lor.rhs
  %21 = phi i1 [ false, %lor.rhs ], [ %cmp28, %land.rhs ]
  br label %lor.end

lor.end:                                          ; preds = %land.end, %for.end22
  %22 = phi i1 [ true, %for.end22 ], [ %21, %land.end ]
  %lor.ext = zext i1 %22 to i32
  ret i32 %lor.ext
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @clear() #0 {
entry:
  %y = alloca i32, align 4
  %x = alloca i32, align 4
  store i32 0, ptr %y, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc6, %entry
  %0 = load i32, ptr %y, align 4
  %cmp = icmp slt i32 %0, 258
  br i1 %cmp, label %for.body, label %for.end8

for.body:                                         ; preds = %for.cond
  store i32 0, ptr %x, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %1 = load i32, ptr %x, align 4
  %cmp2 = icmp slt i32 %1, 258
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %2 = load i32, ptr %y, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom
  %3 = load i32, ptr %x, align 4
  %idxprom4 = sext i32 %3 to i64
  %arrayidx5 = getelementptr inbounds [258 x i8], ptr %arrayidx, i64 0, i64 %idxprom4
  store i8 0, ptr %arrayidx5, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body3
  %4 = load i32, ptr %x, align 4
  %inc = add nsw i32 %4, 1
  store i32 %inc, ptr %x, align 4
  br label %for.cond1, !llvm.loop !9

for.end:                                          ; preds = %for.cond1
  br label %for.inc6

for.inc6:                                         ; preds = %for.end
  %5 = load i32, ptr %y, align 4
  %inc7 = add nsw i32 %5, 1
  store i32 %inc7, ptr %y, align 4
  br label %for.cond, !llvm.loop !10

for.end8:                                         ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @put_glider(i32 noundef %y, i32 noundef %x) #0 {
entry:
  %y.addr = alloca i32, align 4
  %x.addr = alloca i32, align 4
  store i32 %y, ptr %y.addr, align 4
  store i32 %x, ptr %x.addr, align 4
  %0 = load i32, ptr %y.addr, align 4
  %add = add nsw i32 %0, 1
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom
  %1 = load i32, ptr %x.addr, align 4
  %add1 = add nsw i32 %1, 2
  %idxprom2 = sext i32 %add1 to i64
  %arrayidx3 = getelementptr inbounds [258 x i8], ptr %arrayidx, i64 0, i64 %idxprom2
  store i8 1, ptr %arrayidx3, align 1
  %2 = load i32, ptr %y.addr, align 4
  %idxprom4 = sext i32 %2 to i64
  %arrayidx5 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom4
  %3 = load i32, ptr %x.addr, align 4
  %add6 = add nsw i32 %3, 1
  %idxprom7 = sext i32 %add6 to i64
  %arrayidx8 = getelementptr inbounds [258 x i8], ptr %arrayidx5, i64 0, i64 %idxprom7
  store i8 1, ptr %arrayidx8, align 1
  %4 = load i32, ptr %y.addr, align 4
  %add9 = add nsw i32 %4, 2
  %idxprom10 = sext i32 %add9 to i64
  %arrayidx11 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom10
  %5 = load i32, ptr %x.addr, align 4
  %add12 = add nsw i32 %5, 2
  %idxprom13 = sext i32 %add12 to i64
  %arrayidx14 = getelementptr inbounds [258 x i8], ptr %arrayidx11, i64 0, i64 %idxprom13
  store i8 1, ptr %arrayidx14, align 1
  %6 = load i32, ptr %y.addr, align 4
  %add15 = add nsw i32 %6, 2
  %idxprom16 = sext i32 %add15 to i64
  %arrayidx17 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom16
  %7 = load i32, ptr %x.addr, align 4
  %add18 = add nsw i32 %7, 1
  %idxprom19 = sext i32 %add18 to i64
  %arrayidx20 = getelementptr inbounds [258 x i8], ptr %arrayidx17, i64 0, i64 %idxprom19
  store i8 1, ptr %arrayidx20, align 1
  %8 = load i32, ptr %y.addr, align 4
  %add21 = add nsw i32 %8, 2
  %idxprom22 = sext i32 %add21 to i64
  %arrayidx23 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom22
  %9 = load i32, ptr %x.addr, align 4
  %idxprom24 = sext i32 %9 to i64
  %arrayidx25 = getelementptr inbounds [258 x i8], ptr %arrayidx23, i64 0, i64 %idxprom24
  store i8 1, ptr %arrayidx25, align 1
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @hash() #0 {
entry:
  %sum = alloca i32, align 4
  %y = alloca i32, align 4
  %x = alloca i32, align 4
  store i32 0, ptr %sum, align 4
  store i32 1, ptr %y, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc6, %entry
  %0 = load i32, ptr %y, align 4
  %cmp = icmp sle i32 %0, 256
  br i1 %cmp, label %for.body, label %for.end8

for.body:                                         ; preds = %for.cond
  store i32 1, ptr %x, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %1 = load i32, ptr %x, align 4
  %cmp2 = icmp sle i32 %1, 256
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %2 = load i32, ptr %sum, align 4
  %mul = mul i32 %2, 31
  %3 = load i32, ptr %y, align 4
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom
  %4 = load i32, ptr %x, align 4
  %idxprom4 = sext i32 %4 to i64
  %arrayidx5 = getelementptr inbounds [258 x i8], ptr %arrayidx, i64 0, i64 %idxprom4
  %5 = load i8, ptr %arrayidx5, align 1
  %conv = zext i8 %5 to i32
  %add = add i32 %mul, %conv
  store i32 %add, ptr %sum, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body3
  %6 = load i32, ptr %x, align 4
  %inc = add nsw i32 %6, 1
  store i32 %inc, ptr %x, align 4
  br label %for.cond1, !llvm.loop !11

for.end:                                          ; preds = %for.cond1
  br label %for.inc6

for.inc6:                                         ; preds = %for.end
  %7 = load i32, ptr %y, align 4
  %inc7 = add nsw i32 %7, 1
  store i32 %inc7, ptr %y, align 4
  br label %for.cond, !llvm.loop !12

for.end8:                                         ; preds = %for.cond
  %8 = load i32, ptr %sum, align 4
  ret i32 %8
}

; Function Attrs: noinline nounwind uwtable
define internal void @step() #0 {
entry:
  %y = alloca i32, align 4
  %x = alloca i32, align 4
  %around = alloca i32, align 4
  %y75 = alloca i32, align 4
  %x80 = alloca i32, align 4
  call void @repeat_border()
  store i32 1, ptr %y, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc72, %entry
  %0 = load i32, ptr %y, align 4
  %cmp = icmp sle i32 %0, 256
  br i1 %cmp, label %for.body, label %for.end74

for.body:                                         ; preds = %for.cond
  store i32 1, ptr %x, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %1 = load i32, ptr %x, align 4
  %cmp2 = icmp sle i32 %1, 256
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %2 = load i32, ptr %y, align 4
  %sub = sub nsw i32 %2, 1
  %idxprom = sext i32 %sub to i64
  %arrayidx = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom
  %3 = load i32, ptr %x, align 4
  %sub4 = sub nsw i32 %3, 1
  %idxprom5 = sext i32 %sub4 to i64
  %arrayidx6 = getelementptr inbounds [258 x i8], ptr %arrayidx, i64 0, i64 %idxprom5
  %4 = load i8, ptr %arrayidx6, align 1
  %conv = zext i8 %4 to i32
  %5 = load i32, ptr %y, align 4
  %sub7 = sub nsw i32 %5, 1
  %idxprom8 = sext i32 %sub7 to i64
  %arrayidx9 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom8
  %6 = load i32, ptr %x, align 4
  %idxprom10 = sext i32 %6 to i64
  %arrayidx11 = getelementptr inbounds [258 x i8], ptr %arrayidx9, i64 0, i64 %idxprom10
  %7 = load i8, ptr %arrayidx11, align 1
  %conv12 = zext i8 %7 to i32
  %add = add nsw i32 %conv, %conv12
  %8 = load i32, ptr %y, align 4
  %sub13 = sub nsw i32 %8, 1
  %idxprom14 = sext i32 %sub13 to i64
  %arrayidx15 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom14
  %9 = load i32, ptr %x, align 4
  %add16 = add nsw i32 %9, 1
  %idxprom17 = sext i32 %add16 to i64
  %arrayidx18 = getelementptr inbounds [258 x i8], ptr %arrayidx15, i64 0, i64 %idxprom17
  %10 = load i8, ptr %arrayidx18, align 1
  %conv19 = zext i8 %10 to i32
  %add20 = add nsw i32 %add, %conv19
  %11 = load i32, ptr %y, align 4
  %idxprom21 = sext i32 %11 to i64
  %arrayidx22 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom21
  %12 = load i32, ptr %x, align 4
  %sub23 = sub nsw i32 %12, 1
  %idxprom24 = sext i32 %sub23 to i64
  %arrayidx25 = getelementptr inbounds [258 x i8], ptr %arrayidx22, i64 0, i64 %idxprom24
  %13 = load i8, ptr %arrayidx25, align 1
  %conv26 = zext i8 %13 to i32
  %add27 = add nsw i32 %add20, %conv26
  %14 = load i32, ptr %y, align 4
  %idxprom28 = sext i32 %14 to i64
  %arrayidx29 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom28
  %15 = load i32, ptr %x, align 4
  %add30 = add nsw i32 %15, 1
  %idxprom31 = sext i32 %add30 to i64
  %arrayidx32 = getelementptr inbounds [258 x i8], ptr %arrayidx29, i64 0, i64 %idxprom31
  %16 = load i8, ptr %arrayidx32, align 1
  %conv33 = zext i8 %16 to i32
  %add34 = add nsw i32 %add27, %conv33
  %17 = load i32, ptr %y, align 4
  %add35 = add nsw i32 %17, 1
  %idxprom36 = sext i32 %add35 to i64
  %arrayidx37 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom36
  %18 = load i32, ptr %x, align 4
  %sub38 = sub nsw i32 %18, 1
  %idxprom39 = sext i32 %sub38 to i64
  %arrayidx40 = getelementptr inbounds [258 x i8], ptr %arrayidx37, i64 0, i64 %idxprom39
  %19 = load i8, ptr %arrayidx40, align 1
  %conv41 = zext i8 %19 to i32
  %add42 = add nsw i32 %add34, %conv41
  %20 = load i32, ptr %y, align 4
  %add43 = add nsw i32 %20, 1
  %idxprom44 = sext i32 %add43 to i64
  %arrayidx45 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom44
  %21 = load i32, ptr %x, align 4
  %idxprom46 = sext i32 %21 to i64
  %arrayidx47 = getelementptr inbounds [258 x i8], ptr %arrayidx45, i64 0, i64 %idxprom46
  %22 = load i8, ptr %arrayidx47, align 1
  %conv48 = zext i8 %22 to i32
  %add49 = add nsw i32 %add42, %conv48
  %23 = load i32, ptr %y, align 4
  %add50 = add nsw i32 %23, 1
  %idxprom51 = sext i32 %add50 to i64
  %arrayidx52 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom51
  %24 = load i32, ptr %x, align 4
  %add53 = add nsw i32 %24, 1
  %idxprom54 = sext i32 %add53 to i64
  %arrayidx55 = getelementptr inbounds [258 x i8], ptr %arrayidx52, i64 0, i64 %idxprom54
  %25 = load i8, ptr %arrayidx55, align 1
  %conv56 = zext i8 %25 to i32
  %add57 = add nsw i32 %add49, %conv56
  store i32 %add57, ptr %around, align 4
  %26 = load i32, ptr %around, align 4
  %cmp58 = icmp eq i32 %26, 3
  br i1 %cmp58, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %for.body3
  %27 = load i32, ptr %around, align 4
  %cmp60 = icmp eq i32 %27, 2
  br i1 %cmp60, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %lor.rhs
  %28 = load i32, ptr %y, align 4
  %idxprom62 = sext i32 %28 to i64
  %arrayidx63 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom62
  %29 = load i32, ptr %x, align 4
  %idxprom64 = sext i32 %29 to i64
  %arrayidx65 = getelementptr inbounds [258 x i8], ptr %arrayidx63, i64 0, i64 %idxprom64
  %30 = load i8, ptr %arrayidx65, align 1
  %conv66 = zext i8 %30 to i32
  %tobool = icmp ne i32 %conv66, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %lor.rhs
  %31 = phi i1 [ false, %lor.rhs ], [ %tobool, %land.rhs ]
  br label %lor.end

lor.end:                                          ; preds = %land.end, %for.body3
  %32 = phi i1 [ true, %for.body3 ], [ %31, %land.end ]
  %lor.ext = zext i1 %32 to i32
  %conv67 = trunc i32 %lor.ext to i8
  %33 = load i32, ptr %y, align 4
  %idxprom68 = sext i32 %33 to i64
  %arrayidx69 = getelementptr inbounds [258 x [258 x i8]], ptr @next, i64 0, i64 %idxprom68
  %34 = load i32, ptr %x, align 4
  %idxprom70 = sext i32 %34 to i64
  %arrayidx71 = getelementptr inbounds [258 x i8], ptr %arrayidx69, i64 0, i64 %idxprom70
  store i8 %conv67, ptr %arrayidx71, align 1
  br label %for.inc

for.inc:                                          ; preds = %lor.end
  %35 = load i32, ptr %x, align 4
  %inc = add nsw i32 %35, 1
  store i32 %inc, ptr %x, align 4
  br label %for.cond1, !llvm.loop !13

for.end:                                          ; preds = %for.cond1
  br label %for.inc72

for.inc72:                                        ; preds = %for.end
  %36 = load i32, ptr %y, align 4
  %inc73 = add nsw i32 %36, 1
  store i32 %inc73, ptr %y, align 4
  br label %for.cond, !llvm.loop !14

for.end74:                                        ; preds = %for.cond
  store i32 1, ptr %y75, align 4
  br label %for.cond76

for.cond76:                                       ; preds = %for.inc96, %for.end74
  %37 = load i32, ptr %y75, align 4
  %cmp77 = icmp sle i32 %37, 256
  br i1 %cmp77, label %for.body79, label %for.end98

for.body79:                                       ; preds = %for.cond76
  store i32 1, ptr %x80, align 4
  br label %for.cond81

for.cond81:                                       ; preds = %for.inc93, %for.body79
  %38 = load i32, ptr %x80, align 4
  %cmp82 = icmp sle i32 %38, 256
  br i1 %cmp82, label %for.body84, label %for.end95

for.body84:                                       ; preds = %for.cond81
  %39 = load i32, ptr %y75, align 4
  %idxprom85 = sext i32 %39 to i64
  %arrayidx86 = getelementptr inbounds [258 x [258 x i8]], ptr @next, i64 0, i64 %idxprom85
  %40 = load i32, ptr %x80, align 4
  %idxprom87 = sext i32 %40 to i64
  %arrayidx88 = getelementptr inbounds [258 x i8], ptr %arrayidx86, i64 0, i64 %idxprom87
  %41 = load i8, ptr %arrayidx88, align 1
  %42 = load i32, ptr %y75, align 4
  %idxprom89 = sext i32 %42 to i64
  %arrayidx90 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom89
  %43 = load i32, ptr %x80, align 4
  %idxprom91 = sext i32 %43 to i64
  %arrayidx92 = getelementptr inbounds [258 x i8], ptr %arrayidx90, i64 0, i64 %idxprom91
  store i8 %41, ptr %arrayidx92, align 1
  br label %for.inc93

for.inc93:                                        ; preds = %for.body84
  %44 = load i32, ptr %x80, align 4
  %inc94 = add nsw i32 %44, 1
  store i32 %inc94, ptr %x80, align 4
  br label %for.cond81, !llvm.loop !15

for.end95:                                        ; preds = %for.cond81
  br label %for.inc96

for.inc96:                                        ; preds = %for.end95
  %45 = load i32, ptr %y75, align 4
  %inc97 = add nsw i32 %45, 1
  store i32 %inc97, ptr %y75, align 4
  br label %for.cond76, !llvm.loop !16

for.end98:                                        ; preds = %for.cond76
  ret void
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal void @repeat_border() #0 {
entry:
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store i32 1, ptr %x, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %x, align 4
  %cmp = icmp sle i32 %0, 256
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %x, align 4
  %idxprom = sext i32 %1 to i64
  %arrayidx = getelementptr inbounds [258 x i8], ptr getelementptr inbounds ([258 x [258 x i8]], ptr @cells, i64 0, i64 256), i64 0, i64 %idxprom
  %2 = load i8, ptr %arrayidx, align 1
  %3 = load i32, ptr %x, align 4
  %idxprom1 = sext i32 %3 to i64
  %arrayidx2 = getelementptr inbounds [258 x i8], ptr @cells, i64 0, i64 %idxprom1
  store i8 %2, ptr %arrayidx2, align 1
  %4 = load i32, ptr %x, align 4
  %idxprom3 = sext i32 %4 to i64
  %arrayidx4 = getelementptr inbounds [258 x i8], ptr getelementptr inbounds ([258 x [258 x i8]], ptr @cells, i64 0, i64 1), i64 0, i64 %idxprom3
  %5 = load i8, ptr %arrayidx4, align 1
  %6 = load i32, ptr %x, align 4
  %idxprom5 = sext i32 %6 to i64
  %arrayidx6 = getelementptr inbounds [258 x i8], ptr getelementptr inbounds ([258 x [258 x i8]], ptr @cells, i64 0, i64 257), i64 0, i64 %idxprom5
  store i8 %5, ptr %arrayidx6, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %7 = load i32, ptr %x, align 4
  %inc = add nsw i32 %7, 1
  store i32 %inc, ptr %x, align 4
  br label %for.cond, !llvm.loop !17

for.end:                                          ; preds = %for.cond
  store i32 0, ptr %y, align 4
  br label %for.cond7

for.cond7:                                        ; preds = %for.inc22, %for.end
  %8 = load i32, ptr %y, align 4
  %cmp8 = icmp slt i32 %8, 258
  br i1 %cmp8, label %for.body9, label %for.end24

for.body9:                                        ; preds = %for.cond7
  %9 = load i32, ptr %y, align 4
  %idxprom10 = sext i32 %9 to i64
  %arrayidx11 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom10
  %arrayidx12 = getelementptr inbounds [258 x i8], ptr %arrayidx11, i64 0, i64 256
  %10 = load i8, ptr %arrayidx12, align 2
  %11 = load i32, ptr %y, align 4
  %idxprom13 = sext i32 %11 to i64
  %arrayidx14 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom13
  %arrayidx15 = getelementptr inbounds [258 x i8], ptr %arrayidx14, i64 0, i64 0
  store i8 %10, ptr %arrayidx15, align 2
  %12 = load i32, ptr %y, align 4
  %idxprom16 = sext i32 %12 to i64
  %arrayidx17 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom16
  %arrayidx18 = getelementptr inbounds [258 x i8], ptr %arrayidx17, i64 0, i64 1
  %13 = load i8, ptr %arrayidx18, align 1
  %14 = load i32, ptr %y, align 4
  %idxprom19 = sext i32 %14 to i64
  %arrayidx20 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %idxprom19
  %arrayidx21 = getelementptr inbounds [258 x i8], ptr %arrayidx20, i64 0, i64 257
  store i8 %13, ptr %arrayidx21, align 1
  br label %for.inc22

for.inc22:                                        ; preds = %for.body9
  %15 = load i32, ptr %y, align 4
  %inc23 = add nsw i32 %15, 1
  store i32 %inc23, ptr %y, align 4
  br label %for.cond7, !llvm.loop !18

for.end24:                                        ; preds = %for.cond7
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
!15 = distinct !{!15, !6}
!16 = distinct !{!16, !6}
!17 = distinct !{!17, !6}
!18 = distinct !{!18, !6}
