source_filename = "matrix-double.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@right = internal global [300 x double] zeroinitializer, align 16
@.str = private unnamed_addr constant [43 x i8] c"matrix-double: %d unknowns, error %s 1e-6\0A\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"above\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"below\00", align 1
@matrix = internal global [300 x [300 x double]] zeroinitializer, align 16
@rows = internal global [300 x ptr] zeroinitializer, align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %size = alloca i32, align 4
  %rounds = alloca i64, align 8
  %state = alloca i64, align 8
  %wrong = alloca i64, align 8
  %round = alloca i64, align 8
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
  %cond1 = select i1 %tobool, i32 300, i32 20
  store i32 %cond1, ptr %size, align 4
  %5 = load i64, ptr %scale, align 8
  %tobool2 = icmp ne i64 %5, 0
  br i1 %tobool2, label %cond.true3, label %cond.false4

cond.true3:                                       ; preds = %cond.end
  %6 = load i64, ptr %scale, align 8
  %mul = mul nsw i64 %6, 100
  br label %cond.end5

cond.false4:                                      ; preds = %cond.end
  br label %cond.end5

cond.end5:                                        ; preds = %cond.false4, %cond.true3
  %cond6 = phi i64 [ %mul, %cond.true3 ], [ 1, %cond.false4 ]
  store i64 %cond6, ptr %rounds, align 8
  store i64 2026, ptr %state, align 8
  store i64 0, ptr %wrong, align 8
  store i64 0, ptr %round, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc16, %cond.end5
  %7 = load i64, ptr %round, align 8
  %8 = load i64, ptr %rounds, align 8
  %cmp7 = icmp slt i64 %7, %8
  br i1 %cmp7, label %for.body, label %for.end18

for.body:                                         ; preds = %for.cond
  %9 = load i32, ptr %size, align 4
  call void @make_system(i32 noundef %9, ptr noundef %state)
  %10 = load i32, ptr %size, align 4
  call void @eliminate(i32 noundef %10)
  %11 = load i32, ptr %size, align 4
  call void @substitute_back(i32 noundef %11)
  store i32 0, ptr %i, align 4
  br label %for.cond8

for.cond8:                                        ; preds = %for.inc, %for.body
  %12 = load i32, ptr %i, align 4
  %13 = load i32, ptr %size, align 4
  %cmp9 = icmp slt i32 %12, %13
  br i1 %cmp9, label %for.body10, label %for.end

for.body10:                                       ; preds = %for.cond8
  %14 = load i32, ptr %i, align 4
  %idxprom = sext i32 %14 to i64
  %arrayidx11 = getelementptr inbounds [300 x double], ptr @right, i64 0, i64 %idxprom
  %15 = load double, ptr %arrayidx11, align 8
  %16 = load i32, ptr %i, align 4
  %add = add nsw i32 %16, 1
  %conv = sitofp i32 %add to double
  %sub = fsub double %15, %conv
  %17 = call double @llvm.fabs.f64(double %sub)
  %cmp12 = fcmp olt double %17, 0x3EB0C6F7A0B5ED8D
  %lnot = xor i1 %cmp12, true
  %lnot.ext = zext i1 %lnot to i32
  %conv14 = sext i32 %lnot.ext to i64
  %18 = load i64, ptr %wrong, align 8
  %add15 = add nsw i64 %18, %conv14
  store i64 %add15, ptr %wrong, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body10
  %19 = load i32, ptr %i, align 4
  %inc = add nsw i32 %19, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond8, !llvm.loop !5

for.end:                                          ; preds = %for.cond8
  br label %for.inc16

for.inc16:                                        ; preds = %for.end
  %20 = load i64, ptr %round, align 8
  %inc17 = add nsw i64 %20, 1
  store i64 %inc17, ptr %round, align 8
  br label %for.cond, !llvm.loop !7

for.end18:                                        ; preds = %for.cond
  %21 = load i32, ptr %size, align 4
  %22 = load i64, ptr %wrong, align 8
  %tobool19 = icmp ne i64 %22, 0
  %23 = zext i1 %tobool19 to i64
  %cond20 = select i1 %tobool19, ptr @.str.1, ptr @.str.2
  %call21 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %21, ptr noundef %cond20)
  %24 = load i64, ptr %wrong, align 8
  %cmp22 = icmp ne i64 %24, 0
  %conv23 = zext i1 %cmp22 to i32
  ret i32 %conv23
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @make_system(i32 noundef %size, ptr noundef %state) #0 {
entry:
  %size.addr = alloca i32, align 4
  %state.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  %k = alloca i32, align 4
  store i32 %size, ptr %size.addr, align 4
  store ptr %state, ptr %state.addr, align 8
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc18, %entry
  %0 = load i32, ptr %i, align 4
  %1 = load i32, ptr %size.addr, align 4
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end20

for.body:                                         ; preds = %for.cond
  %2 = load i32, ptr %i, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds [300 x [300 x double]], ptr @matrix, i64 0, i64 %idxprom
  %arraydecay = getelementptr inbounds [300 x double], ptr %arrayidx, i64 0, i64 0
  %3 = load i32, ptr %i, align 4
  %idxprom1 = sext i32 %3 to i64
  %arrayidx2 = getelementptr inbounds [300 x ptr], ptr @rows, i64 0, i64 %idxprom1
  store ptr %arraydecay, ptr %arrayidx2, align 8
  %4 = load i32, ptr %i, align 4
  %idxprom3 = sext i32 %4 to i64
  %arrayidx4 = getelementptr inbounds [300 x double], ptr @right, i64 0, i64 %idxprom3
  store double 0.000000e+00, ptr %arrayidx4, align 8
  store i32 0, ptr %k, align 4
  br label %for.cond5

for.cond5:                                        ; preds = %for.inc, %for.body
  %5 = load i32, ptr %k, align 4
  %6 = load i32, ptr %size.addr, align 4
  %cmp6 = icmp slt i32 %5, %6
  br i1 %cmp6, label %for.body7, label %for.end

for.body7:                                        ; preds = %for.cond5
  %7 = load ptr, ptr %state.addr, align 8
  %call = call double @next_random(ptr noundef %7)
  %8 = load i32, ptr %i, align 4
  %idxprom8 = sext i32 %8 to i64
  %arrayidx9 = getelementptr inbounds [300 x [300 x double]], ptr @matrix, i64 0, i64 %idxprom8
  %9 = load i32, ptr %k, align 4
  %idxprom10 = sext i32 %9 to i64
  %arrayidx11 = getelementptr inbounds [300 x double], ptr %arrayidx9, i64 0, i64 %idxprom10
  store double %call, ptr %arrayidx11, align 8
  %10 = load i32, ptr %i, align 4
  %idxprom12 = sext i32 %10 to i64
  %arrayidx13 = getelementptr inbounds [300 x [300 x double]], ptr @matrix, i64 0, i64 %idxprom12
  %11 = load i32, ptr %k, align 4
  %idxprom14 = sext i32 %11 to i64
  %arrayidx15 = getelementptr inbounds [300 x double], ptr %arrayidx13, i64 0, i64 %idxprom14
  %12 = load double, ptr %arrayidx15, align 8
  %13 = load i32, ptr %k, align 4
  %add = add nsw i32 %13, 1
  %conv = sitofp i32 %add to double
  %14 = load i32, ptr %i, align 4
  %idxprom16 = sext i32 %14 to i64
  %arrayidx17 = getelementptr inbounds [300 x double], ptr @right, i64 0, i64 %idxprom16
  %15 = load double, ptr %arrayidx17, align 8
  %16 = call double @llvm.fmuladd.f64(double %12, double %conv, double %15)
  store double %16, ptr %arrayidx17, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body7
  %17 = load i32, ptr %k, align 4
  %inc = add nsw i32 %17, 1
  store i32 %inc, ptr %k, align 4
  br label %for.cond5, !llvm.loop !8

for.end:                                          ; preds = %for.cond5
  br label %for.inc18

for.inc18:                                        ; preds = %for.end
  %18 = load i32, ptr %i, align 4
  %inc19 = add nsw i32 %18, 1
  store i32 %inc19, ptr %i, align 4
  br label %for.cond, !llvm.loop !9

for.end20:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @eliminate(i32 noundef %size) #0 {
entry:
  %size.addr = alloca i32, align 4
  %column = alloca i32, align 4
  %pivot = alloca ptr, align 8
  %i = alloca i32, align 4
  %row = alloca ptr, align 8
  %factor = alloca double, align 8
  %k = alloca i32, align 4
  store i32 %size, ptr %size.addr, align 4
  store i32 0, ptr %column, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc26, %entry
  %0 = load i32, ptr %column, align 4
  %1 = load i32, ptr %size.addr, align 4
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end28

for.body:                                         ; preds = %for.cond
  %2 = load i32, ptr %column, align 4
  %3 = load i32, ptr %size.addr, align 4
  %4 = load i32, ptr %column, align 4
  %call = call i32 @pivot_row(i32 noundef %3, i32 noundef %4)
  call void @swap_rows(i32 noundef %2, i32 noundef %call)
  %5 = load i32, ptr %column, align 4
  %idxprom = sext i32 %5 to i64
  %arrayidx = getelementptr inbounds [300 x ptr], ptr @rows, i64 0, i64 %idxprom
  %6 = load ptr, ptr %arrayidx, align 8
  store ptr %6, ptr %pivot, align 8
  %7 = load i32, ptr %column, align 4
  %add = add nsw i32 %7, 1
  store i32 %add, ptr %i, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc23, %for.body
  %8 = load i32, ptr %i, align 4
  %9 = load i32, ptr %size.addr, align 4
  %cmp2 = icmp slt i32 %8, %9
  br i1 %cmp2, label %for.body3, label %for.end25

for.body3:                                        ; preds = %for.cond1
  %10 = load i32, ptr %i, align 4
  %idxprom4 = sext i32 %10 to i64
  %arrayidx5 = getelementptr inbounds [300 x ptr], ptr @rows, i64 0, i64 %idxprom4
  %11 = load ptr, ptr %arrayidx5, align 8
  store ptr %11, ptr %row, align 8
  %12 = load ptr, ptr %row, align 8
  %13 = load i32, ptr %column, align 4
  %idxprom6 = sext i32 %13 to i64
  %arrayidx7 = getelementptr inbounds double, ptr %12, i64 %idxprom6
  %14 = load double, ptr %arrayidx7, align 8
  %15 = load ptr, ptr %pivot, align 8
  %16 = load i32, ptr %column, align 4
  %idxprom8 = sext i32 %16 to i64
  %arrayidx9 = getelementptr inbounds double, ptr %15, i64 %idxprom8
  %17 = load double, ptr %arrayidx9, align 8
  %div = fdiv double %14, %17
  store double %div, ptr %factor, align 8
  %18 = load i32, ptr %column, align 4
  %add10 = add nsw i32 %18, 1
  store i32 %add10, ptr %k, align 4
  br label %for.cond11

for.cond11:                                       ; preds = %for.inc, %for.body3
  %19 = load i32, ptr %k, align 4
  %20 = load i32, ptr %size.addr, align 4
  %cmp12 = icmp slt i32 %19, %20
  br i1 %cmp12, label %for.body13, label %for.end

for.body13:                                       ; preds = %for.cond11
  %21 = load double, ptr %factor, align 8
  %22 = load ptr, ptr %pivot, align 8
  %23 = load i32, ptr %k, align 4
  %idxprom14 = sext i32 %23 to i64
  %arrayidx15 = getelementptr inbounds double, ptr %22, i64 %idxprom14
  %24 = load double, ptr %arrayidx15, align 8
  %25 = load ptr, ptr %row, align 8
  %26 = load i32, ptr %k, align 4
  %idxprom16 = sext i32 %26 to i64
  %arrayidx17 = getelementptr inbounds double, ptr %25, i64 %idxprom16
  %27 = load double, ptr %arrayidx17, align 8
  %neg = fneg double %21
  %28 = call double @llvm.fmuladd.f64(double %neg, double %24, double %27)
  store double %28, ptr %arrayidx17, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body13
  %29 = load i32, ptr %k, align 4
  %inc = add nsw i32 %29, 1
  store i32 %inc, ptr %k, align 4
  br label %for.cond11, !llvm.loop !10

for.end:                                          ; preds = %for.cond11
  %30 = load double, ptr %factor, align 8
  %31 = load i32, ptr %column, align 4
  %idxprom18 = sext i32 %31 to i64
  %arrayidx19 = getelementptr inbounds [300 x double], ptr @right, i64 0, i64 %idxprom18
  %32 = load double, ptr %arrayidx19, align 8
  %33 = load i32, ptr %i, align 4
  %idxprom20 = sext i32 %33 to i64
  %arrayidx21 = getelementptr inbounds [300 x double], ptr @right, i64 0, i64 %idxprom20
  %34 = load double, ptr %arrayidx21, align 8
  %neg22 = fneg double %30
  %35 = call double @llvm.fmuladd.f64(double %neg22, double %32, double %34)
  store double %35, ptr %arrayidx21, align 8
  br label %for.inc23

for.inc23:                                        ; preds = %for.end
  %36 = load i32, ptr %i, align 4
  %inc24 = add nsw i32 %36, 1
  store i32 %inc24, ptr %i, align 4
  br label %for.cond1, !llvm.loop !11

for.end25:                                        ; preds = %for.cond1
  br label %for.inc26

for.inc26:                                        ; preds = %for.end25
  %37 = load i32, ptr %column, align 4
  %inc27 = add nsw i32 %37, 1
  store i32 %inc27, ptr %column, align 4
  br label %for.cond, !llvm.loop !12

for.end28:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @substitute_back(i32 noundef %size) #0 {
entry:
  %size.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %k = alloca i32, align 4
  store i32 %size, ptr %size.addr, align 4
  %0 = load i32, ptr %size.addr, align 4
  %sub = sub nsw i32 %0, 1
  store i32 %sub, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc16, %entry
  %1 = load i32, ptr %i, align 4
  %cmp = icmp sge i32 %1, 0
  br i1 %cmp, label %for.body, label %for.end17

for.body:                                         ; preds = %for.cond
  %2 = load i32, ptr %i, align 4
  %add = add nsw i32 %2, 1
  store i32 %add, ptr %k, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %3 = load i32, ptr %k, align 4
  %4 = load i32, ptr %size.addr, align 4
  %cmp2 = icmp slt i32 %3, %4
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %5 = load i32, ptr %i, align 4
  %idxprom = sext i32 %5 to i64
  %arrayidx = getelementptr inbounds [300 x ptr], ptr @rows, i64 0, i64 %idxprom
  %6 = load ptr, ptr %arrayidx, align 8
  %7 = load i32, ptr %k, align 4
  %idxprom4 = sext i32 %7 to i64
  %arrayidx5 = getelementptr inbounds double, ptr %6, i64 %idxprom4
  %8 = load double, ptr %arrayidx5, align 8
  %9 = load i32, ptr %k, align 4
  %idxprom6 = sext i32 %9 to i64
  %arrayidx7 = getelementptr inbounds [300 x double], ptr @right, i64 0, i64 %idxprom6
  %10 = load double, ptr %arrayidx7, align 8
  %11 = load i32, ptr %i, align 4
  %idxprom8 = sext i32 %11 to i64
  %arrayidx9 = getelementptr inbounds [300 x double], ptr @right, i64 0, i64 %idxprom8
  %12 = load double, ptr %arrayidx9, align 8
  %neg = fneg double %8
  %13 = call double @llvm.fmuladd.f64(double %neg, double %10, double %12)
  store double %13, ptr %arrayidx9, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body3
  %14 = load i32, ptr %k, align 4
  %inc = add nsw i32 %14, 1
  store i32 %inc, ptr %k, align 4
  br label %for.cond1, !llvm.loop !13

for.end:                                          ; preds = %for.cond1
  %15 = load i32, ptr %i, align 4
  %idxprom10 = sext i32 %15 to i64
  %arrayidx11 = getelementptr inbounds [300 x ptr], ptr @rows, i64 0, i64 %idxprom10
  %16 = load ptr, ptr %arrayidx11, align 8
  %17 = load i32, ptr %i, align 4
  %idxprom12 = sext i32 %17 to i64
  %arrayidx13 = getelementptr inbounds double, ptr %16, i64 %idxprom12
  %18 = load double, ptr %arrayidx13, align 8
  %19 = load i32, ptr %i, align 4
  %idxprom14 = sext i32 %19 to i64
  %arrayidx15 = getelementptr inbounds [300 x double], ptr @right, i64 0, i64 %idxprom14
  %20 = load double, ptr %arrayidx15, align 8
  %div = fdiv double %20, %18
  store double %div, ptr %arrayidx15, align 8
  br label %for.inc16

for.inc16:                                        ; preds = %for.end
  %21 = load i32, ptr %i, align 4
  %dec = add nsw i32 %21, -1
  store i32 %dec, ptr %i, align 4
  br label %for.cond, !llvm.loop !14

for.end17:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #2

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: noinline nounwind uwtable
define internal double @next_random(ptr noundef %state) #0 {
entry:
  %state.addr = alloca ptr, align 8
  store ptr %state, ptr %state.addr, align 8
  %0 = load ptr, ptr %state.addr, align 8
  %1 = load i64, ptr %0, align 8
  %mul = mul i64 %1, 6364136223846793005
  %add = add i64 %mul, 1442695040888963407
  %2 = load ptr, ptr %state.addr, align 8
  store i64 %add, ptr %2, align 8
  %3 = load ptr, ptr %state.addr, align 8
  %4 = load i64, ptr %3, align 8
  %shr = lshr i64 %4, 40
  %conv = uitofp i64 %shr to double
  %div = fdiv double %conv, 0x4170000000000000
  %sub = fsub double %div, 5.000000e-01
  ret double %sub
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: noinline nounwind uwtable
define internal void @swap_rows(i32 noundef %i, i32 noundef %k) #0 {
entry:
  %i.addr = alloca i32, align 4
  %k.addr = alloca i32, align 4
  %row = alloca ptr, align 8
  %value = alloca double, align 8
  store i32 %i, ptr %i.addr, align 4
  store i32 %k, ptr %k.addr, align 4
  %0 = load i32, ptr %i.addr, align 4
  %idxprom = sext i32 %0 to i64
  %arrayidx = getelementptr inbounds [300 x ptr], ptr @rows, i64 0, i64 %idxprom
  %1 = load ptr, ptr %arrayidx, align 8
  store ptr %1, ptr %row, align 8
  %2 = load i32, ptr %i.addr, align 4
  %idxprom1 = sext i32 %2 to i64
  %arrayidx2 = getelementptr inbounds [300 x double], ptr @right, i64 0, i64 %idxprom1
  %3 = load double, ptr %arrayidx2, align 8
  store double %3, ptr %value, align 8
  %4 = load i32, ptr %k.addr, align 4
  %idxprom3 = sext i32 %4 to i64
  %arrayidx4 = getelementptr inbounds [300 x ptr], ptr @rows, i64 0, i64 %idxprom3
  %5 = load ptr, ptr %arrayidx4, align 8
  %6 = load i32, ptr %i.addr, align 4
  %idxprom5 = sext i32 %6 to i64
  %arrayidx6 = getelementptr inbounds [300 x ptr], ptr @rows, i64 0, i64 %idxprom5
  store ptr %5, ptr %arrayidx6, align 8
  %7 = load i32, ptr %k.addr, align 4
  %idxprom7 = sext i32 %7 to i64
  %arrayidx8 = getelementptr inbounds [300 x double], ptr @right, i64 0, i64 %idxprom7
  %8 = load double, ptr %arrayidx8, align 8
  %9 = load i32, ptr %i.addr, align 4
  %idxprom9 = sext i32 %9 to i64
  %arrayidx10 = getelementptr inbounds [300 x double], ptr @right, i64 0, i64 %idxprom9
  store double %8, ptr %arrayidx10, align 8
  %10 = load ptr, ptr %row, align 8
  %11 = load i32, ptr %k.addr, align 4
  %idxprom11 = sext i32 %11 to i64
  %arrayidx12 = getelementptr inbounds [300 x ptr], ptr @rows, i64 0, i64 %idxprom11
  store ptr %10, ptr %arrayidx12, align 8
  %12 = load double, ptr %value, align 8
  %13 = load i32, ptr %k.addr, align 4
  %idxprom13 = sext i32 %13 to i64
  %arrayidx14 = getelementptr inbounds [300 x double], ptr @right, i64 0, i64 %idxprom13
  store double %12, ptr %arrayidx14, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @pivot_row(i32 noundef %size, i32 noundef %column) #0 {
entry:
  %size.addr = alloca i32, align 4
  %column.addr = alloca i32, align 4
  %best = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 %size, ptr %size.addr, align 4
  store i32 %column, ptr %column.addr, align 4
  %0 = load i32, ptr %column.addr, align 4
  store i32 %0, ptr %best, align 4
  %1 = load i32, ptr %column.addr, align 4
  %add = add nsw i32 %1, 1
  store i32 %add, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %2 = load i32, ptr %i, align 4
  %3 = load i32, ptr %size.addr, align 4
  %cmp = icmp slt i32 %2, %3
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %4 = load i32, ptr %i, align 4
  %idxprom = sext i32 %4 to i64
  %arrayidx = getelementptr inbounds [300 x ptr], ptr @rows, i64 0, i64 %idxprom
  %5 = load ptr, ptr %arrayidx, align 8
  %6 = load i32, ptr %column.addr, align 4
  %idxprom1 = sext i32 %6 to i64
  %arrayidx2 = getelementptr inbounds double, ptr %5, i64 %idxprom1
  %7 = load double, ptr %arrayidx2, align 8
  %8 = call double @llvm.fabs.f64(double %7)
  %9 = load i32, ptr %best, align 4
  %idxprom3 = sext i32 %9 to i64
  %arrayidx4 = getelementptr inbounds [300 x ptr], ptr @rows, i64 0, i64 %idxprom3
  %10 = load ptr, ptr %arrayidx4, align 8
  %11 = load i32, ptr %column.addr, align 4
  %idxprom5 = sext i32 %11 to i64
  %arrayidx6 = getelementptr inbounds double, ptr %10, i64 %idxprom5
  %12 = load double, ptr %arrayidx6, align 8
  %13 = call double @llvm.fabs.f64(double %12)
  %cmp7 = fcmp ogt double %8, %13
  br i1 %cmp7, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %14 = load i32, ptr %i, align 4
  store i32 %14, ptr %best, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %15 = load i32, ptr %i, align 4
  %inc = add nsw i32 %15, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !15

for.end:                                          ; preds = %for.cond
  %16 = load i32, ptr %best, align 4
  ret i32 %16
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
