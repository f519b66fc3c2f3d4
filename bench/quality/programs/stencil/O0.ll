source_filename = "stencil.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@plates = internal global [2 x [258 x [258 x double]]] zeroinitializer, align 16
@.str = private unnamed_addr constant [35 x i8] c"stencil: %ld steps, %s, heat %.2f\0A\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"symmetric\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"wrong\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %size = alloca i32, align 4
  %steps = alloca i64, align 8
  %middle = alloca i32, align 4
  %y = alloca i32, align 4
  %x = alloca i32, align 4
  %i = alloca i64, align 8
  %last = alloca ptr, align 8
  %heat = alloca double, align 8
  %right = alloca i32, align 4
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
  %cond1 = select i1 %tobool, i32 258, i32 34
  store i32 %cond1, ptr %size, align 4
  %5 = load i64, ptr %scale, align 8
  %tobool2 = icmp ne i64 %5, 0
  br i1 %tobool2, label %cond.true3, label %cond.false4

cond.true3:                                       ; preds = %cond.end
  %6 = load i64, ptr %scale, align 8
  %mul = mul nsw i64 %6, 9000
  br label %cond.end5

cond.false4:                                      ; preds = %cond.end
  br label %cond.end5

cond.end5:                                        ; preds = %cond.false4, %cond.true3
  %cond6 = phi i64 [ %mul, %cond.true3 ], [ 20, %cond.false4 ]
  store i64 %cond6, ptr %steps, align 8
  %7 = load i32, ptr %size, align 4
  %div = sdiv i32 %7, 2
  store i32 %div, ptr %middle, align 4
  %8 = load i32, ptr %middle, align 4
  %sub = sub nsw i32 %8, 2
  store i32 %sub, ptr %y, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc16, %cond.end5
  %9 = load i32, ptr %y, align 4
  %10 = load i32, ptr %middle, align 4
  %add = add nsw i32 %10, 2
  %cmp7 = icmp slt i32 %9, %add
  br i1 %cmp7, label %for.body, label %for.end18

for.body:                                         ; preds = %for.cond
  %11 = load i32, ptr %middle, align 4
  %sub8 = sub nsw i32 %11, 2
  store i32 %sub8, ptr %x, align 4
  br label %for.cond9

for.cond9:                                        ; preds = %for.inc, %for.body
  %12 = load i32, ptr %x, align 4
  %13 = load i32, ptr %middle, align 4
  %add10 = add nsw i32 %13, 2
  %cmp11 = icmp slt i32 %12, %add10
  br i1 %cmp11, label %for.body12, label %for.end

for.body12:                                       ; preds = %for.cond9
  %14 = load i32, ptr %y, align 4
  %idxprom = sext i32 %14 to i64
  %arrayidx13 = getelementptr inbounds [258 x [258 x double]], ptr @plates, i64 0, i64 %idxprom
  %15 = load i32, ptr %x, align 4
  %idxprom14 = sext i32 %15 to i64
  %arrayidx15 = getelementptr inbounds [258 x double], ptr %arrayidx13, i64 0, i64 %idxprom14
  store double 1.000000e+03, ptr %arrayidx15, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body12
  %16 = load i32, ptr %x, align 4
  %inc = add nsw i32 %16, 1
  store i32 %inc, ptr %x, align 4
  br label %for.cond9, !llvm.loop !5

for.end:                                          ; preds = %for.cond9
  br label %for.inc16

for.inc16:                                        ; preds = %for.end
  %17 = load i32, ptr %y, align 4
  %inc17 = add nsw i32 %17, 1
  store i32 %inc17, ptr %y, align 4
  br label %for.cond, !llvm.loop !7

for.end18:                                        ; preds = %for.cond
  store i64 0, ptr %i, align 8
  br label %for.cond19

for.cond19:                                       ; preds = %for.inc27, %for.end18
  %18 = load i64, ptr %i, align 8
  %19 = load i64, ptr %steps, align 8
  %cmp20 = icmp slt i64 %18, %19
  br i1 %cmp20, label %for.body21, label %for.end29

for.body21:                                       ; preds = %for.cond19
  %20 = load i32, ptr %size, align 4
  %21 = load i64, ptr %i, align 8
  %rem = srem i64 %21, 2
  %arrayidx22 = getelementptr inbounds [2 x [258 x [258 x double]]], ptr @plates, i64 0, i64 %rem
  %arraydecay = getelementptr inbounds [258 x [258 x double]], ptr %arrayidx22, i64 0, i64 0
  %22 = load i64, ptr %i, align 8
  %add23 = add nsw i64 %22, 1
  %rem24 = srem i64 %add23, 2
  %arrayidx25 = getelementptr inbounds [2 x [258 x [258 x double]]], ptr @plates, i64 0, i64 %rem24
  %arraydecay26 = getelementptr inbounds [258 x [258 x double]], ptr %arrayidx25, i64 0, i64 0
  call void @step(i32 noundef %20, ptr noundef %arraydecay, ptr noundef %arraydecay26)
  br label %for.inc27

for.inc27:                                        ; preds = %for.body21
  %23 = load i64, ptr %i, align 8
  %inc28 = add nsw i64 %23, 1
  store i64 %inc28, ptr %i, align 8
  br label %for.cond19, !llvm.loop !8

for.end29:                                        ; preds = %for.cond19
  %24 = load i64, ptr %steps, align 8
  %rem30 = srem i64 %24, 2
  %arrayidx31 = getelementptr inbounds [2 x [258 x [258 x double]]], ptr @plates, i64 0, i64 %rem30
  %arraydecay32 = getelementptr inbounds [258 x [258 x double]], ptr %arrayidx31, i64 0, i64 0
  store ptr %arraydecay32, ptr %last, align 8
  %25 = load i32, ptr %size, align 4
  %26 = load ptr, ptr %last, align 8
  %call33 = call double @total(i32 noundef %25, ptr noundef %26)
  store double %call33, ptr %heat, align 8
  %27 = load i32, ptr %size, align 4
  %28 = load ptr, ptr %last, align 8
  %call34 = call i32 @is_symmetric(i32 noundef %27, ptr noundef %28)
  %tobool35 = icmp ne i32 %call34, 0
  br i1 %tobool35, label %land.lhs.true, label %land.end

land.lhs.true:                                    ; preds = %for.end29
  %29 = load double, ptr %heat, align 8
  %cmp36 = fcmp ole double %29, 0x40CF400020C49BA6
  br i1 %cmp36, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %land.lhs.true
  %30 = load i64, ptr %scale, align 8
  %cmp37 = icmp sgt i64 %30, 1
  br i1 %cmp37, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %land.rhs
  %31 = load double, ptr %heat, align 8
  %cmp38 = fcmp ogt double %31, 1.200000e+04
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %land.rhs
  %32 = phi i1 [ true, %land.rhs ], [ %cmp38, %lor.rhs ]
  br label %land.end

land.end:                                         ; preds = %lor.end, %land.lhs.true, %for.end29
  %33 = phi i1 [ false, %land.lhs.true ], [ false, %for.end29 ], [ %32, %lor.end ]
  %land.ext = zext i1 %33 to i32
  store i32 %land.ext, ptr %right, align 4
  %34 = load i64, ptr %steps, align 8
  %35 = load i32, ptr %right, align 4
  %tobool39 = icmp ne i32 %35, 0
  %36 = zext i1 %tobool39 to i64
  %cond40 = select i1 %tobool39, ptr @.str.1, ptr @.str.2
  %37 = load double, ptr %heat, align 8
  %call41 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %34, ptr noundef %cond40, double noundef %37)
  %38 = load i32, ptr %right, align 4
  %tobool42 = icmp ne i32 %38, 0
  %lnot = xor i1 %tobool42, true
  %lnot.ext = zext i1 %lnot to i32
  ret i32 %lnot.ext
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @step(i32 noundef %size, ptr noundef %from, ptr noundef %to) #0 {
entry:
  %size.addr = alloca i32, align 4
  %from.addr = alloca ptr, align 8
  %to.addr = alloca ptr, align 8
  %y = alloca i32, align 4
  %x = alloca i32, align 4
  %neighbours = alloca double, align 8
  store i32 %size, ptr %size.addr, align 4
  store ptr %from, ptr %from.addr, align 8
  store ptr %to, ptr %to.addr, align 8
  store i32 1, ptr %y, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc34, %entry
  %0 = load i32, ptr %y, align 4
  %1 = load i32, ptr %size.addr, align 4
  %sub = sub nsw i32 %1, 1
  %cmp = icmp slt i32 %0, %sub
  br i1 %cmp, label %for.body, label %for.end36

for.body:                                         ; preds = %for.cond
  store i32 1, ptr %x, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %2 = load i32, ptr %x, align 4
  %3 = load i32, ptr %size.addr, align 4
  %sub2 = sub nsw i32 %3, 1
  %cmp3 = icmp slt i32 %2, %sub2
  br i1 %cmp3, label %for.body4, label %for.end

for.body4:                                        ; preds = %for.cond1
  %4 = load ptr, ptr %from.addr, align 8
  %5 = load i32, ptr %y, align 4
  %sub5 = sub nsw i32 %5, 1
  %idxprom = sext i32 %sub5 to i64
  %arrayidx = getelementptr inbounds [258 x double], ptr %4, i64 %idxprom
  %6 = load i32, ptr %x, align 4
  %idxprom6 = sext i32 %6 to i64
  %arrayidx7 = getelementptr inbounds [258 x double], ptr %arrayidx, i64 0, i64 %idxprom6
  %7 = load double, ptr %arrayidx7, align 8
  %8 = load ptr, ptr %from.addr, align 8
  %9 = load i32, ptr %y, align 4
  %add = add nsw i32 %9, 1
  %idxprom8 = sext i32 %add to i64
  %arrayidx9 = getelementptr inbounds [258 x double], ptr %8, i64 %idxprom8
  %10 = load i32, ptr %x, align 4
  %idxprom10 = sext i32 %10 to i64
  %arrayidx11 = getelementptr inbounds [258 x double], ptr %arrayidx9, i64 0, i64 %idxprom10
  %11 = load double, ptr %arrayidx11, align 8
  %add12 = fadd double %7, %11
  %12 = load ptr, ptr %from.addr, align 8
  %13 = load i32, ptr %y, align 4
  %idxprom13 = sext i32 %13 to i64
  %arrayidx14 = getelementptr inbounds [258 x double], ptr %12, i64 %idxprom13
  %14 = load i32, ptr %x, align 4
  %sub15 = sub nsw i32 %14, 1
  %idxprom16 = sext i32 %sub15 to i64
  %arrayidx17 = getelementptr inbounds [258 x double], ptr %arrayidx14, i64 0, i64 %idxprom16
  %15 = load double, ptr %arrayidx17, align 8
  %16 = load ptr, ptr %from.addr, align 8
  %17 = load i32, ptr %y, align 4
  %idxprom18 = sext i32 %17 to i64
  %arrayidx19 = getelementptr inbounds [258 x double], ptr %16, i64 %idxprom18
  %18 = load i32, ptr %x, align 4
  %add20 = add nsw i32 %18, 1
  %idxprom21 = sext i32 %add20 to i64
  %arrayidx22 = getelementptr inbounds [258 x double], ptr %arrayidx19, i64 0, i64 %idxprom21
  %19 = load double, ptr %arrayidx22, align 8
  %add23 = fadd double %15, %19
  %add24 = fadd double %add12, %add23
  store double %add24, ptr %neighbours, align 8
  %20 = load ptr, ptr %from.addr, align 8
  %21 = load i32, ptr %y, align 4
  %idxprom25 = sext i32 %21 to i64
  %arrayidx26 = getelementptr inbounds [258 x double], ptr %20, i64 %idxprom25
  %22 = load i32, ptr %x, align 4
  %idxprom27 = sext i32 %22 to i64
  %arrayidx28 = getelementptr inbounds [258 x double], ptr %arrayidx26, i64 0, i64 %idxprom27
  %23 = load double, ptr %arrayidx28, align 8
  %24 = load double, ptr %neighbours, align 8
  %mul29 = fmul double 1.250000e-01, %24
  %25 = call double @llvm.fmuladd.f64(double 5.000000e-01, double %23, double %mul29)
  %26 = load ptr, ptr %to.addr, align 8
  %27 = load i32, ptr %y, align 4
  %idxprom30 = sext i32 %27 to i64
  %arrayidx31 = getelementptr inbounds [258 x double], ptr %26, i64 %idxprom30
  %28 = load i32, ptr %x, align 4
  %idxprom32 = sext i32 %28 to i64
  %arrayidx33 = getelementptr inbounds [258 x double], ptr %arrayidx31, i64 0, i64 %idxprom32
  store double %25, ptr %arrayidx33, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body4
  %29 = load i32, ptr %x, align 4
  %inc = add nsw i32 %29, 1
  store i32 %inc, ptr %x, align 4
  br label %for.cond1, !llvm.loop !9

for.end:                                          ; preds = %for.cond1
  br label %for.inc34

for.inc34:                                        ; preds = %for.end
  %30 = load i32, ptr %y, align 4
  %inc35 = add nsw i32 %30, 1
  store i32 %inc35, ptr %y, align 4
  br label %for.cond, !llvm.loop !10

for.end36:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal double @total(i32 noundef %size, ptr noundef %plate) #0 {
entry:
  %size.addr = alloca i32, align 4
  %plate.addr = alloca ptr, align 8
  %sum = alloca double, align 8
  %y = alloca i32, align 4
  %x = alloca i32, align 4
  store i32 %size, ptr %size.addr, align 4
  store ptr %plate, ptr %plate.addr, align 8
  store double 0.000000e+00, ptr %sum, align 8
  store i32 0, ptr %y, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc6, %entry
  %0 = load i32, ptr %y, align 4
  %1 = load i32, ptr %size.addr, align 4
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end8

for.body:                                         ; preds = %for.cond
  store i32 0, ptr %x, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %2 = load i32, ptr %x, align 4
  %3 = load i32, ptr %size.addr, align 4
  %cmp2 = icmp slt i32 %2, %3
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %4 = load ptr, ptr %plate.addr, align 8
  %5 = load i32, ptr %y, align 4
  %idxprom = sext i32 %5 to i64
  %arrayidx = getelementptr inbounds [258 x double], ptr %4, i64 %idxprom
  %6 = load i32, ptr %x, align 4
  %idxprom4 = sext i32 %6 to i64
  %arrayidx5 = getelementptr inbounds [258 x double], ptr %arrayidx, i64 0, i64 %idxprom4
  %7 = load double, ptr %arrayidx5, align 8
  %8 = load double, ptr %sum, align 8
  %add = fadd double %8, %7
  store double %add, ptr %sum, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body3
  %9 = load i32, ptr %x, align 4
  %inc = add nsw i32 %9, 1
  store i32 %inc, ptr %x, align 4
  br label %for.cond1, !llvm.loop !11

for.end:                                          ; preds = %for.cond1
  br label %for.inc6

for.inc6:                                         ; preds = %for.end
  %10 = load i32, ptr %y, align 4
  %inc7 = add nsw i32 %10, 1
  store i32 %inc7, ptr %y, align 4
  br label %for.cond, !llvm.loop !12

for.end8:                                         ; preds = %for.cond
  %11 = load double, ptr %sum, align 8
  ret double %11
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @is_symmetric(i32 noundef %size, ptr noundef %plate) #0 {
entry:
  %retval = alloca i32, align 4
  %size.addr = alloca i32, align 4
  %plate.addr = alloca ptr, align 8
  %y = alloca i32, align 4
  %x = alloca i32, align 4
  store i32 %size, ptr %size.addr, align 4
  store ptr %plate, ptr %plate.addr, align 8
  store i32 0, ptr %y, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc21, %entry
  %0 = load i32, ptr %y, align 4
  %1 = load i32, ptr %size.addr, align 4
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end23

for.body:                                         ; preds = %for.cond
  store i32 0, ptr %x, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %2 = load i32, ptr %x, align 4
  %3 = load i32, ptr %size.addr, align 4
  %cmp2 = icmp slt i32 %2, %3
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %4 = load ptr, ptr %plate.addr, align 8
  %5 = load i32, ptr %y, align 4
  %idxprom = sext i32 %5 to i64
  %arrayidx = getelementptr inbounds [258 x double], ptr %4, i64 %idxprom
  %6 = load i32, ptr %x, align 4
  %idxprom4 = sext i32 %6 to i64
  %arrayidx5 = getelementptr inbounds [258 x double], ptr %arrayidx, i64 0, i64 %idxprom4
  %7 = load double, ptr %arrayidx5, align 8
  %8 = load ptr, ptr %plate.addr, align 8
  %9 = load i32, ptr %y, align 4
  %idxprom6 = sext i32 %9 to i64
  %arrayidx7 = getelementptr inbounds [258 x double], ptr %8, i64 %idxprom6
  %10 = load i32, ptr %size.addr, align 4
  %sub = sub nsw i32 %10, 1
  %11 = load i32, ptr %x, align 4
  %sub8 = sub nsw i32 %sub, %11
  %idxprom9 = sext i32 %sub8 to i64
  %arrayidx10 = getelementptr inbounds [258 x double], ptr %arrayidx7, i64 0, i64 %idxprom9
  %12 = load double, ptr %arrayidx10, align 8
  %cmp11 = fcmp une double %7, %12
  br i1 %cmp11, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.body3
  %13 = load ptr, ptr %plate.addr, align 8
  %14 = load i32, ptr %y, align 4
  %idxprom12 = sext i32 %14 to i64
  %arrayidx13 = getelementptr inbounds [258 x double], ptr %13, i64 %idxprom12
  %15 = load i32, ptr %x, align 4
  %idxprom14 = sext i32 %15 to i64
  %arrayidx15 = getelementptr inbounds [258 x double], ptr %arrayidx13, i64 0, i64 %idxprom14
  %16 = load double, ptr %arrayidx15, align 8
  %17 = load ptr, ptr %plate.addr, align 8
  %18 = load i32, ptr %x, align 4
  %idxprom16 = sext i32 %18 to i64
  %arrayidx17 = getelementptr inbounds [258 x double], ptr %17, i64 %idxprom16
  %19 = load i32, ptr %y, align 4
  %idxprom18 = sext i32 %19 to i64
  %arrayidx19 = getelementptr inbounds [258 x double], ptr %arrayidx17, i64 0, i64 %idxprom18
  %20 = load double, ptr %arrayidx19, align 8
  %cmp20 = fcmp une double %16, %20
  br i1 %cmp20, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %for.body3
  store i32 0, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %21 = load i32, ptr %x, align 4
  %inc = add nsw i32 %21, 1
  store i32 %inc, ptr %x, align 4
  br label %for.cond1, !llvm.loop !13

for.end:                                          ; preds = %for.cond1
  br label %for.inc21

for.inc21:                                        ; preds = %for.end
  %22 = load i32, ptr %y, align 4
  %inc22 = add nsw i32 %22, 1
  store i32 %inc22, ptr %y, align 4
  br label %for.cond, !llvm.loop !14

for.end23:                                        ; preds = %for.cond
  store i32 1, ptr %retval, align 4
  br label %return

return:                                           ; preds = %for.end23, %if.then
  %23 = load i32, ptr %retval, align 4
  ret i32 %23
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
