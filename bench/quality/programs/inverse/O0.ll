source_filename = "inverse.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Matrix = type { [3 x [3 x double]] }

@__const.main.m = private unnamed_addr constant %struct.Matrix { [3 x [3 x double]] [[3 x double] [double 2.000000e+00, double 1.000000e+00, double 0.000000e+00], [3 x double] [double 1.000000e+00, double 3.000000e+00, double 1.000000e+00], [3 x double] [double 0.000000e+00, double 1.000000e+00, double 2.000000e+00]] }, align 8
@.str = private unnamed_addr constant [26 x i8] c"inverse: mean trace %.5f\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %rounds = alloca i64, align 8
  %m = alloca %struct.Matrix, align 8
  %trace = alloca double, align 8
  %worst = alloca double, align 8
  %round = alloca i64, align 8
  %n = alloca %struct.Matrix, align 8
  %identity = alloca %struct.Matrix, align 8
  %distance = alloca double, align 8
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
  %call = call i64 @strtol(ptr noundef %2, ptr noundef null, i32 noundef 10) #5
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
  %mul = mul nsw i64 %4, 12000000
  br label %cond.end3

cond.false2:                                      ; preds = %cond.end
  br label %cond.end3

cond.end3:                                        ; preds = %cond.false2, %cond.true1
  %cond4 = phi i64 [ %mul, %cond.true1 ], [ 1000, %cond.false2 ]
  store i64 %cond4, ptr %rounds, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %m, ptr align 8 @__const.main.m, i64 72, i1 false)
  store double 0.000000e+00, ptr %trace, align 8
  store double 0.000000e+00, ptr %worst, align 8
  store i64 0, ptr %round, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end3
  %5 = load i64, ptr %round, align 8
  %6 = load i64, ptr %rounds, align 8
  %cmp5 = icmp slt i64 %5, %6
  br i1 %cmp5, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %7 = load i64, ptr %round, align 8
  %and = and i64 %7, 7
  %conv = sitofp i64 %and to double
  %8 = call double @llvm.fmuladd.f64(double 1.000000e-01, double %conv, double 5.000000e-01)
  %at = getelementptr inbounds %struct.Matrix, ptr %m, i32 0, i32 0
  %arrayidx7 = getelementptr inbounds [3 x [3 x double]], ptr %at, i64 0, i64 0
  %arrayidx8 = getelementptr inbounds [3 x double], ptr %arrayidx7, i64 0, i64 1
  store double %8, ptr %arrayidx8, align 8
  %9 = load i64, ptr %round, align 8
  %and9 = and i64 %9, 3
  %conv10 = sitofp i64 %and9 to double
  %mul11 = fmul double 1.000000e-01, %conv10
  %at12 = getelementptr inbounds %struct.Matrix, ptr %m, i32 0, i32 0
  %arrayidx13 = getelementptr inbounds [3 x [3 x double]], ptr %at12, i64 0, i64 2
  %arrayidx14 = getelementptr inbounds [3 x double], ptr %arrayidx13, i64 0, i64 0
  store double %mul11, ptr %arrayidx14, align 8
  call void @inverse(ptr dead_on_unwind writable sret(%struct.Matrix) align 8 %n, ptr noundef byval(%struct.Matrix) align 8 %m)
  call void @product(ptr dead_on_unwind writable sret(%struct.Matrix) align 8 %identity, ptr noundef byval(%struct.Matrix) align 8 %m, ptr noundef byval(%struct.Matrix) align 8 %n)
  %call15 = call double @distance_to_identity(ptr noundef %identity)
  store double %call15, ptr %distance, align 8
  %10 = load double, ptr %distance, align 8
  %11 = load double, ptr %worst, align 8
  %cmp16 = fcmp ogt double %10, %11
  br i1 %cmp16, label %cond.true18, label %cond.false19

cond.true18:                                      ; preds = %for.body
  %12 = load double, ptr %distance, align 8
  br label %cond.end20

cond.false19:                                     ; preds = %for.body
  %13 = load double, ptr %worst, align 8
  br label %cond.end20

cond.end20:                                       ; preds = %cond.false19, %cond.true18
  %cond21 = phi double [ %12, %cond.true18 ], [ %13, %cond.false19 ]
  store double %cond21, ptr %worst, align 8
  %at22 = getelementptr inbounds %struct.Matrix, ptr %n, i32 0, i32 0
  %arrayidx23 = getelementptr inbounds [3 x [3 x double]], ptr %at22, i64 0, i64 0
  %arrayidx24 = getelementptr inbounds [3 x double], ptr %arrayidx23, i64 0, i64 0
  %14 = load double, ptr %arrayidx24, align 8
  %at25 = getelementptr inbounds %struct.Matrix, ptr %n, i32 0, i32 0
  %arrayidx26 = getelementptr inbounds [3 x [3 x double]], ptr %at25, i64 0, i64 1
  %arrayidx27 = getelementptr inbounds [3 x double], ptr %arrayidx26, i64 0, i64 1
  %15 = load double, ptr %arrayidx27, align 8
  %add = fadd double %14, %15
  %at28 = getelementptr inbounds %struct.Matrix, ptr %n, i32 0, i32 0
  %arrayidx29 = getelementptr inbounds [3 x [3 x double]], ptr %at28, i64 0, i64 2
  %arrayidx30 = getelementptr inbounds [3 x double], ptr %arrayidx29, i64 0, i64 2
  %16 = load double, ptr %arrayidx30, align 8
  %add31 = fadd double %add, %16
  %17 = load double, ptr %trace, align 8
  %add32 = fadd double %17, %add31
  store double %add32, ptr %trace, align 8
  br label %for.inc

for.inc:                                          ; preds = %cond.end20
  %18 = load i64, ptr %round, align 8
  %inc = add nsw i64 %18, 1
  store i64 %inc, ptr %round, align 8
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  %19 = load double, ptr %trace, align 8
  %20 = load i64, ptr %rounds, align 8
  %conv33 = sitofp i64 %20 to double
  %div = fdiv double %19, %conv33
  %call34 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %div)
  %21 = load double, ptr %worst, align 8
  %cmp35 = fcmp ogt double %21, 1.000000e-09
  %conv36 = zext i1 %cmp35 to i32
  ret i32 %conv36
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: noinline nounwind uwtable
define internal void @inverse(ptr dead_on_unwind noalias writable sret(%struct.Matrix) align 8 %agg.result, ptr noundef byval(%struct.Matrix) align 8 %m) #0 {
entry:
  %factor = alloca double, align 8
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %c = alloca i32, align 4
  %d = alloca i32, align 4
  %call = call double @determinant(ptr noundef %m)
  %div = fdiv double 1.000000e+00, %call
  store double %div, ptr %factor, align 8
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc33, %entry
  %0 = load i32, ptr %i, align 4
  %cmp = icmp slt i32 %0, 3
  br i1 %cmp, label %for.body, label %for.end35

for.body:                                         ; preds = %for.cond
  store i32 0, ptr %j, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %1 = load i32, ptr %j, align 4
  %cmp2 = icmp slt i32 %1, 3
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %2 = load i32, ptr %j, align 4
  %add = add nsw i32 %2, 1
  %rem = srem i32 %add, 3
  store i32 %rem, ptr %a, align 4
  %3 = load i32, ptr %j, align 4
  %add4 = add nsw i32 %3, 2
  %rem5 = srem i32 %add4, 3
  store i32 %rem5, ptr %b, align 4
  %4 = load i32, ptr %i, align 4
  %add6 = add nsw i32 %4, 1
  %rem7 = srem i32 %add6, 3
  store i32 %rem7, ptr %c, align 4
  %5 = load i32, ptr %i, align 4
  %add8 = add nsw i32 %5, 2
  %rem9 = srem i32 %add8, 3
  store i32 %rem9, ptr %d, align 4
  %at = getelementptr inbounds %struct.Matrix, ptr %m, i32 0, i32 0
  %6 = load i32, ptr %a, align 4
  %idxprom = sext i32 %6 to i64
  %arrayidx = getelementptr inbounds [3 x [3 x double]], ptr %at, i64 0, i64 %idxprom
  %7 = load i32, ptr %c, align 4
  %idxprom10 = sext i32 %7 to i64
  %arrayidx11 = getelementptr inbounds [3 x double], ptr %arrayidx, i64 0, i64 %idxprom10
  %8 = load double, ptr %arrayidx11, align 8
  %at12 = getelementptr inbounds %struct.Matrix, ptr %m, i32 0, i32 0
  %9 = load i32, ptr %b, align 4
  %idxprom13 = sext i32 %9 to i64
  %arrayidx14 = getelementptr inbounds [3 x [3 x double]], ptr %at12, i64 0, i64 %idxprom13
  %10 = load i32, ptr %d, align 4
  %idxprom15 = sext i32 %10 to i64
  %arrayidx16 = getelementptr inbounds [3 x double], ptr %arrayidx14, i64 0, i64 %idxprom15
  %11 = load double, ptr %arrayidx16, align 8
  %at17 = getelementptr inbounds %struct.Matrix, ptr %m, i32 0, i32 0
  %12 = load i32, ptr %a, align 4
  %idxprom18 = sext i32 %12 to i64
  %arrayidx19 = getelementptr inbounds [3 x [3 x double]], ptr %at17, i64 0, i64 %idxprom18
  %13 = load i32, ptr %d, align 4
  %idxprom20 = sext i32 %13 to i64
  %arrayidx21 = getelementptr inbounds [3 x double], ptr %arrayidx19, i64 0, i64 %idxprom20
  %14 = load double, ptr %arrayidx21, align 8
  %at22 = getelementptr inbounds %struct.Matrix, ptr %m, i32 0, i32 0
  %15 = load i32, ptr %b, align 4
  %idxprom23 = sext i32 %15 to i64
  %arrayidx24 = getelementptr inbounds [3 x [3 x double]], ptr %at22, i64 0, i64 %idxprom23
  %16 = load i32, ptr %c, align 4
  %idxprom25 = sext i32 %16 to i64
  %arrayidx26 = getelementptr inbounds [3 x double], ptr %arrayidx24, i64 0, i64 %idxprom25
  %17 = load double, ptr %arrayidx26, align 8
  %mul27 = fmul double %14, %17
  %neg = fneg double %mul27
  %18 = call double @llvm.fmuladd.f64(double %8, double %11, double %neg)
  %19 = load double, ptr %factor, align 8
  %mul = fmul double %18, %19
  %at28 = getelementptr inbounds %struct.Matrix, ptr %agg.result, i32 0, i32 0
  %20 = load i32, ptr %i, align 4
  %idxprom29 = sext i32 %20 to i64
  %arrayidx30 = getelementptr inbounds [3 x [3 x double]], ptr %at28, i64 0, i64 %idxprom29
  %21 = load i32, ptr %j, align 4
  %idxprom31 = sext i32 %21 to i64
  %arrayidx32 = getelementptr inbounds [3 x double], ptr %arrayidx30, i64 0, i64 %idxprom31
  store double %mul, ptr %arrayidx32, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body3
  %22 = load i32, ptr %j, align 4
  %inc = add nsw i32 %22, 1
  store i32 %inc, ptr %j, align 4
  br label %for.cond1, !llvm.loop !7

for.end:                                          ; preds = %for.cond1
  br label %for.inc33

for.inc33:                                        ; preds = %for.end
  %23 = load i32, ptr %i, align 4
  %inc34 = add nsw i32 %23, 1
  store i32 %inc34, ptr %i, align 4
  br label %for.cond, !llvm.loop !8

for.end35:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @product(ptr dead_on_unwind noalias writable sret(%struct.Matrix) align 8 %agg.result, ptr noundef byval(%struct.Matrix) align 8 %m, ptr noundef byval(%struct.Matrix) align 8 %n) #0 {
entry:
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  %k = alloca i32, align 4
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc27, %entry
  %0 = load i32, ptr %i, align 4
  %cmp = icmp slt i32 %0, 3
  br i1 %cmp, label %for.body, label %for.end29

for.body:                                         ; preds = %for.cond
  store i32 0, ptr %j, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc24, %for.body
  %1 = load i32, ptr %j, align 4
  %cmp2 = icmp slt i32 %1, 3
  br i1 %cmp2, label %for.body3, label %for.end26

for.body3:                                        ; preds = %for.cond1
  %at = getelementptr inbounds %struct.Matrix, ptr %agg.result, i32 0, i32 0
  %2 = load i32, ptr %i, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds [3 x [3 x double]], ptr %at, i64 0, i64 %idxprom
  %3 = load i32, ptr %j, align 4
  %idxprom4 = sext i32 %3 to i64
  %arrayidx5 = getelementptr inbounds [3 x double], ptr %arrayidx, i64 0, i64 %idxprom4
  store double 0.000000e+00, ptr %arrayidx5, align 8
  store i32 0, ptr %k, align 4
  br label %for.cond6

for.cond6:                                        ; preds = %for.inc, %for.body3
  %4 = load i32, ptr %k, align 4
  %cmp7 = icmp slt i32 %4, 3
  br i1 %cmp7, label %for.body8, label %for.end

for.body8:                                        ; preds = %for.cond6
  %at9 = getelementptr inbounds %struct.Matrix, ptr %m, i32 0, i32 0
  %5 = load i32, ptr %i, align 4
  %idxprom10 = sext i32 %5 to i64
  %arrayidx11 = getelementptr inbounds [3 x [3 x double]], ptr %at9, i64 0, i64 %idxprom10
  %6 = load i32, ptr %k, align 4
  %idxprom12 = sext i32 %6 to i64
  %arrayidx13 = getelementptr inbounds [3 x double], ptr %arrayidx11, i64 0, i64 %idxprom12
  %7 = load double, ptr %arrayidx13, align 8
  %at14 = getelementptr inbounds %struct.Matrix, ptr %n, i32 0, i32 0
  %8 = load i32, ptr %k, align 4
  %idxprom15 = sext i32 %8 to i64
  %arrayidx16 = getelementptr inbounds [3 x [3 x double]], ptr %at14, i64 0, i64 %idxprom15
  %9 = load i32, ptr %j, align 4
  %idxprom17 = sext i32 %9 to i64
  %arrayidx18 = getelementptr inbounds [3 x double], ptr %arrayidx16, i64 0, i64 %idxprom17
  %10 = load double, ptr %arrayidx18, align 8
  %at19 = getelementptr inbounds %struct.Matrix, ptr %agg.result, i32 0, i32 0
  %11 = load i32, ptr %i, align 4
  %idxprom20 = sext i32 %11 to i64
  %arrayidx21 = getelementptr inbounds [3 x [3 x double]], ptr %at19, i64 0, i64 %idxprom20
  %12 = load i32, ptr %j, align 4
  %idxprom22 = sext i32 %12 to i64
  %arrayidx23 = getelementptr inbounds [3 x double], ptr %arrayidx21, i64 0, i64 %idxprom22
  %13 = load double, ptr %arrayidx23, align 8
  %14 = call double @llvm.fmuladd.f64(double %7, double %10, double %13)
  store double %14, ptr %arrayidx23, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body8
  %15 = load i32, ptr %k, align 4
  %inc = add nsw i32 %15, 1
  store i32 %inc, ptr %k, align 4
  br label %for.cond6, !llvm.loop !9

for.end:                                          ; preds = %for.cond6
  br label %for.inc24

for.inc24:                                        ; preds = %for.end
  %16 = load i32, ptr %j, align 4
  %inc25 = add nsw i32 %16, 1
  store i32 %inc25, ptr %j, align 4
  br label %for.cond1, !llvm.loop !10

for.end26:                                        ; preds = %for.cond1
  br label %for.inc27

for.inc27:                                        ; preds = %for.end26
  %17 = load i32, ptr %i, align 4
  %inc28 = add nsw i32 %17, 1
  store i32 %inc28, ptr %i, align 4
  br label %for.cond, !llvm.loop !11

for.end29:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal double @distance_to_identity(ptr noundef %m) #0 {
entry:
  %m.addr = alloca ptr, align 8
  %sum = alloca double, align 8
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  store ptr %m, ptr %m.addr, align 8
  store double 0.000000e+00, ptr %sum, align 8
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc8, %entry
  %0 = load i32, ptr %i, align 4
  %cmp = icmp slt i32 %0, 3
  br i1 %cmp, label %for.body, label %for.end10

for.body:                                         ; preds = %for.cond
  store i32 0, ptr %j, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %1 = load i32, ptr %j, align 4
  %cmp2 = icmp slt i32 %1, 3
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %2 = load ptr, ptr %m.addr, align 8
  %at = getelementptr inbounds %struct.Matrix, ptr %2, i32 0, i32 0
  %3 = load i32, ptr %i, align 4
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds [3 x [3 x double]], ptr %at, i64 0, i64 %idxprom
  %4 = load i32, ptr %j, align 4
  %idxprom4 = sext i32 %4 to i64
  %arrayidx5 = getelementptr inbounds [3 x double], ptr %arrayidx, i64 0, i64 %idxprom4
  %5 = load double, ptr %arrayidx5, align 8
  %6 = load i32, ptr %i, align 4
  %7 = load i32, ptr %j, align 4
  %cmp6 = icmp eq i32 %6, %7
  %conv = zext i1 %cmp6 to i32
  %conv7 = sitofp i32 %conv to double
  %sub = fsub double %5, %conv7
  %8 = call double @llvm.fabs.f64(double %sub)
  %9 = load double, ptr %sum, align 8
  %add = fadd double %9, %8
  store double %add, ptr %sum, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body3
  %10 = load i32, ptr %j, align 4
  %inc = add nsw i32 %10, 1
  store i32 %inc, ptr %j, align 4
  br label %for.cond1, !llvm.loop !12

for.end:                                          ; preds = %for.cond1
  br label %for.inc8

for.inc8:                                         ; preds = %for.end
  %11 = load i32, ptr %i, align 4
  %inc9 = add nsw i32 %11, 1
  store i32 %inc9, ptr %i, align 4
  br label %for.cond, !llvm.loop !13

for.end10:                                        ; preds = %for.cond
  %12 = load double, ptr %sum, align 8
  ret double %12
}

declare i32 @printf(ptr noundef, ...) #4

; Function Attrs: noinline nounwind uwtable
define internal double @determinant(ptr noundef %m) #0 {
entry:
  %m.addr = alloca ptr, align 8
  %sum = alloca double, align 8
  %i = alloca i32, align 4
  store ptr %m, ptr %m.addr, align 8
  store double 0.000000e+00, ptr %sum, align 8
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4
  %cmp = icmp slt i32 %0, 3
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load ptr, ptr %m.addr, align 8
  %at = getelementptr inbounds %struct.Matrix, ptr %1, i32 0, i32 0
  %arrayidx = getelementptr inbounds [3 x [3 x double]], ptr %at, i64 0, i64 0
  %2 = load i32, ptr %i, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx1 = getelementptr inbounds [3 x double], ptr %arrayidx, i64 0, i64 %idxprom
  %3 = load double, ptr %arrayidx1, align 8
  %4 = load ptr, ptr %m.addr, align 8
  %at2 = getelementptr inbounds %struct.Matrix, ptr %4, i32 0, i32 0
  %arrayidx3 = getelementptr inbounds [3 x [3 x double]], ptr %at2, i64 0, i64 1
  %5 = load i32, ptr %i, align 4
  %add = add nsw i32 %5, 1
  %rem = srem i32 %add, 3
  %idxprom4 = sext i32 %rem to i64
  %arrayidx5 = getelementptr inbounds [3 x double], ptr %arrayidx3, i64 0, i64 %idxprom4
  %6 = load double, ptr %arrayidx5, align 8
  %7 = load ptr, ptr %m.addr, align 8
  %at6 = getelementptr inbounds %struct.Matrix, ptr %7, i32 0, i32 0
  %arrayidx7 = getelementptr inbounds [3 x [3 x double]], ptr %at6, i64 0, i64 2
  %8 = load i32, ptr %i, align 4
  %add8 = add nsw i32 %8, 2
  %rem9 = srem i32 %add8, 3
  %idxprom10 = sext i32 %rem9 to i64
  %arrayidx11 = getelementptr inbounds [3 x double], ptr %arrayidx7, i64 0, i64 %idxprom10
  %9 = load double, ptr %arrayidx11, align 8
  %10 = load ptr, ptr %m.addr, align 8
  %at12 = getelementptr inbounds %struct.Matrix, ptr %10, i32 0, i32 0
  %arrayidx13 = getelementptr inbounds [3 x [3 x double]], ptr %at12, i64 0, i64 1
  %11 = load i32, ptr %i, align 4
  %add14 = add nsw i32 %11, 2
  %rem15 = srem i32 %add14, 3
  %idxprom16 = sext i32 %rem15 to i64
  %arrayidx17 = getelementptr inbounds [3 x double], ptr %arrayidx13, i64 0, i64 %idxprom16
  %12 = load double, ptr %arrayidx17, align 8
  %13 = load ptr, ptr %m.addr, align 8
  %at18 = getelementptr inbounds %struct.Matrix, ptr %13, i32 0, i32 0
  %arrayidx19 = getelementptr inbounds [3 x [3 x double]], ptr %at18, i64 0, i64 2
  %14 = load i32, ptr %i, align 4
  %add20 = add nsw i32 %14, 1
  %rem21 = srem i32 %add20, 3
  %idxprom22 = sext i32 %rem21 to i64
  %arrayidx23 = getelementptr inbounds [3 x double], ptr %arrayidx19, i64 0, i64 %idxprom22
  %15 = load double, ptr %arrayidx23, align 8
  %mul24 = fmul double %12, %15
  %neg = fneg double %mul24
  %16 = call double @llvm.fmuladd.f64(double %6, double %9, double %neg)
  %17 = load double, ptr %sum, align 8
  %18 = call double @llvm.fmuladd.f64(double %3, double %16, double %17)
  store double %18, ptr %sum, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %19 = load i32, ptr %i, align 4
  %inc = add nsw i32 %19, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !14

for.end:                                          ; preds = %for.cond
  %20 = load double, ptr %sum, align 8
  ret double %20
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

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
