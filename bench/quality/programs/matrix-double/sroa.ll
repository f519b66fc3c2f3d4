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
  %state = alloca i64, align 8
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
  %cond1 = select i1 %tobool, i32 300, i32 20
  %tobool2 = icmp ne i64 %cond, 0
  %mul = mul nsw i64 %cond, 100
  %cond6 = select i1 %tobool2, i64 %mul, i64 1
  store i64 2026, ptr %state, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc16, %cond.end
  %wrong.0 = phi i64 [ 0, %cond.end ], [ %wrong.1, %for.inc16 ]
  %round.0 = phi i64 [ 0, %cond.end ], [ %inc17, %for.inc16 ]
  %cmp7 = icmp slt i64 %round.0, %cond6
  br i1 %cmp7, label %for.body, label %for.end18

for.body:                                         ; preds = %for.cond
  call void @make_system(i32 noundef %cond1, ptr noundef %state)
  call void @eliminate(i32 noundef %cond1)
  call void @substitute_back(i32 noundef %cond1)
  br label %for.cond8

for.cond8:                                        ; preds = %for.body10, %for.body
  %wrong.1 = phi i64 [ %wrong.0, %for.body ], [ %add15, %for.body10 ]
  %i.0 = phi i32 [ 0, %for.body ], [ %inc, %for.body10 ]
  %cmp9 = icmp slt i32 %i.0, %cond1
  br i1 %cmp9, label %for.body10, label %for.inc16

for.body10:                                       ; preds = %for.cond8
  %idxprom = sext i32 %i.0 to i64
  %arrayidx11 = getelementptr inbounds [300 x double], ptr @right, i64 0, i64 %idxprom
  %2 = load double, ptr %arrayidx11, align 8
  %add = add nsw i32 %i.0, 1
  %conv = sitofp i32 %add to double
  %sub = fsub double %2, %conv
  %3 = call double @llvm.fabs.f64(double %sub)
  %cmp12 = fcmp olt double %3, 0x3EB0C6F7A0B5ED8D
  %lnot = xor i1 %cmp12, true
  %lnot.ext = zext i1 %lnot to i32
  %conv14 = sext i32 %lnot.ext to i64
  %add15 = add nsw i64 %wrong.1, %conv14
  %inc = add nsw i32 %i.0, 1
  br label %for.cond8, !llvm.loop !5

for.inc16:                                        ; preds = %for.cond8
  %inc17 = add nsw i64 %round.0, 1
  br label %for.cond, !llvm.loop !7

for.end18:                                        ; preds = %for.cond
  %tobool19 = icmp ne i64 %wrong.0, 0
  %4 = zext i1 %tobool19 to i64
  %cond20 = select i1 %tobool19, ptr @.str.1, ptr @.str.2
  %call21 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %cond1, ptr noundef %cond20)
  %cmp22 = icmp ne i64 %wrong.0, 0
  %conv23 = zext i1 %cmp22 to i32
  ret i32 %conv23
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @make_system(i32 noundef %size, ptr noundef %state) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc18, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc19, %for.inc18 ]
  %cmp = icmp slt i32 %i.0, %size
  br i1 %cmp, label %for.body, label %for.end20

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [300 x [300 x double]], ptr @matrix, i64 0, i64 %idxprom
  %arraydecay = getelementptr inbounds [300 x double], ptr %arrayidx, i64 0, i64 0
  %idxprom1 = sext i32 %i.0 to i64
  %arrayidx2 = getelementptr inbounds [300 x ptr], ptr @rows, i64 0, i64 %idxprom1
  store ptr %arraydecay, ptr %arrayidx2, align 8
  %idxprom3 = sext i32 %i.0 to i64
  %arrayidx4 = getelementptr inbounds [300 x double], ptr @right, i64 0, i64 %idxprom3
  store double 0.000000e+00, ptr %arrayidx4, align 8
  br label %for.cond5

for.cond5:                                        ; preds = %for.body7, %for.body
  %k.0 = phi i32 [ 0, %for.body ], [ %inc, %for.body7 ]
  %cmp6 = icmp slt i32 %k.0, %size
  br i1 %cmp6, label %for.body7, label %for.inc18

for.body7:                                        ; preds = %for.cond5
  %call = call double @next_random(ptr noundef %state)
  %idxprom8 = sext i32 %i.0 to i64
  %arrayidx9 = getelementptr inbounds [300 x [300 x double]], ptr @matrix, i64 0, i64 %idxprom8
  %idxprom10 = sext i32 %k.0 to i64
  %arrayidx11 = getelementptr inbounds [300 x double], ptr %arrayidx9, i64 0, i64 %idxprom10
  store double %call, ptr %arrayidx11, align 8
  %idxprom12 = sext i32 %i.0 to i64
  %arrayidx13 = getelementptr inbounds [300 x [300 x double]], ptr @matrix, i64 0, i64 %idxprom12
  %idxprom14 = sext i32 %k.0 to i64
  %arrayidx15 = getelementptr inbounds [300 x double], ptr %arrayidx13, i64 0, i64 %idxprom14
  %0 = load double, ptr %arrayidx15, align 8
  %add = add nsw i32 %k.0, 1
  %conv = sitofp i32 %add to double
  %idxprom16 = sext i32 %i.0 to i64
  %arrayidx17 = getelementptr inbounds [300 x double], ptr @right, i64 0, i64 %idxprom16
  %1 = load double, ptr %arrayidx17, align 8
  %2 = call double @llvm.fmuladd.f64(double %0, double %conv, double %1)
  store double %2, ptr %arrayidx17, align 8
  %inc = add nsw i32 %k.0, 1
  br label %for.cond5, !llvm.loop !8

for.inc18:                                        ; preds = %for.cond5
  %inc19 = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !9

for.end20:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @eliminate(i32 noundef %size) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc26, %entry
  %column.0 = phi i32 [ 0, %entry ], [ %inc27, %for.inc26 ]
  %cmp = icmp slt i32 %column.0, %size
  br i1 %cmp, label %for.body, label %for.end28

for.body:                                         ; preds = %for.cond
  %call = call i32 @pivot_row(i32 noundef %size, i32 noundef %column.0)
  call void @swap_rows(i32 noundef %column.0, i32 noundef %call)
  %idxprom = sext i32 %column.0 to i64
  %arrayidx = getelementptr inbounds [300 x ptr], ptr @rows, i64 0, i64 %idxprom
  %0 = load ptr, ptr %arrayidx, align 8
  %add = add nsw i32 %column.0, 1
  br label %for.cond1

for.cond1:                                        ; preds = %for.end, %for.body
  %i.0 = phi i32 [ %add, %for.body ], [ %inc24, %for.end ]
  %cmp2 = icmp slt i32 %i.0, %size
  br i1 %cmp2, label %for.body3, label %for.inc26

for.body3:                                        ; preds = %for.cond1
  %idxprom4 = sext i32 %i.0 to i64
  %arrayidx5 = getelementptr inbounds [300 x ptr], ptr @rows, i64 0, i64 %idxprom4
  %1 = load ptr, ptr %arrayidx5, align 8
  %idxprom6 = sext i32 %column.0 to i64
  %arrayidx7 = getelementptr inbounds double, ptr %1, i64 %idxprom6
  %2 = load double, ptr %arrayidx7, align 8
  %idxprom8 = sext i32 %column.0 to i64
  %arrayidx9 = getelementptr inbounds double, ptr %0, i64 %idxprom8
  %3 = load double, ptr %arrayidx9, align 8
  %div = fdiv double %2, %3
  %add10 = add nsw i32 %column.0, 1
  br label %for.cond11

for.cond11:                                       ; preds = %for.body13, %for.body3
  %k.0 = phi i32 [ %add10, %for.body3 ], [ %inc, %for.body13 ]
  %cmp12 = icmp slt i32 %k.0, %size
  br i1 %cmp12, label %for.body13, label %for.end

for.body13:                                       ; preds = %for.cond11
  %idxprom14 = sext i32 %k.0 to i64
  %arrayidx15 = getelementptr inbounds double, ptr %0, i64 %idxprom14
  %4 = load double, ptr %arrayidx15, align 8
  %idxprom16 = sext i32 %k.0 to i64
  %arrayidx17 = getelementptr inbounds double, ptr %1, i64 %idxprom16
  %5 = load double, ptr %arrayidx17, align 8
  %neg = fneg double %div
  %6 = call double @llvm.fmuladd.f64(double %neg, double %4, double %5)
  store double %6, ptr %arrayidx17, align 8
  %inc = add nsw i32 %k.0, 1
  br label %for.cond11, !llvm.loop !10

for.end:                                          ; preds = %for.cond11
  %idxprom18 = sext i32 %column.0 to i64
  %arrayidx19 = getelementptr inbounds [300 x double], ptr @right, i64 0, i64 %idxprom18
  %7 = load double, ptr %arrayidx19, align 8
  %idxprom20 = sext i32 %i.0 to i64
  %arrayidx21 = getelementptr inbounds [300 x double], ptr @right, i64 0, i64 %idxprom20
  %8 = load double, ptr %arrayidx21, align 8
  %neg22 = fneg double %div
  %9 = call double @llvm.fmuladd.f64(double %neg22, double %7, double %8)
  store double %9, ptr %arrayidx21, align 8
  %inc24 = add nsw i32 %i.0, 1
  br label %for.cond1, !llvm.loop !11

for.inc26:                                        ; preds = %for.cond1
  %inc27 = add nsw i32 %column.0, 1
  br label %for.cond, !llvm.loop !12

for.end28:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @substitute_back(i32 noundef %size) #0 {
entry:
  %sub = sub nsw i32 %size, 1
  br label %for.cond

for.cond:                                         ; preds = %for.end, %entry
  %i.0 = phi i32 [ %sub, %entry ], [ %dec, %for.end ]
  %cmp = icmp sge i32 %i.0, 0
  br i1 %cmp, label %for.body, label %for.end17

for.body:                                         ; preds = %for.cond
  %add = add nsw i32 %i.0, 1
  br label %for.cond1

for.cond1:                                        ; preds = %for.body3, %for.body
  %k.0 = phi i32 [ %add, %for.body ], [ %inc, %for.body3 ]
  %cmp2 = icmp slt i32 %k.0, %size
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [300 x ptr], ptr @rows, i64 0, i64 %idxprom
  %0 = load ptr, ptr %arrayidx, align 8
  %idxprom4 = sext i32 %k.0 to i64
  %arrayidx5 = getelementptr inbounds double, ptr %0, i64 %idxprom4
  %1 = load double, ptr %arrayidx5, align 8
  %idxprom6 = sext i32 %k.0 to i64
  %arrayidx7 = getelementptr inbounds [300 x double], ptr @right, i64 0, i64 %idxprom6
  %2 = load double, ptr %arrayidx7, align 8
  %idxprom8 = sext i32 %i.0 to i64
  %arrayidx9 = getelementptr inbounds [300 x double], ptr @right, i64 0, i64 %idxprom8
  %3 = load double, ptr %arrayidx9, align 8
  %neg = fneg double %1
  %4 = call double @llvm.fmuladd.f64(double %neg, double %2, double %3)
  store double %4, ptr %arrayidx9, align 8
  %inc = add nsw i32 %k.0, 1
  br label %for.cond1, !llvm.loop !13

for.end:                                          ; preds = %for.cond1
  %idxprom10 = sext i32 %i.0 to i64
  %arrayidx11 = getelementptr inbounds [300 x ptr], ptr @rows, i64 0, i64 %idxprom10
  %5 = load ptr, ptr %arrayidx11, align 8
  %idxprom12 = sext i32 %i.0 to i64
  %arrayidx13 = getelementptr inbounds double, ptr %5, i64 %idxprom12
  %6 = load double, ptr %arrayidx13, align 8
  %idxprom14 = sext i32 %i.0 to i64
  %arrayidx15 = getelementptr inbounds [300 x double], ptr @right, i64 0, i64 %idxprom14
  %7 = load double, ptr %arrayidx15, align 8
  %div = fdiv double %7, %6
  store double %div, ptr %arrayidx15, align 8
  %dec = add nsw i32 %i.0, -1
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
  %0 = load i64, ptr %state, align 8
  %mul = mul i64 %0, 6364136223846793005
  %add = add i64 %mul, 1442695040888963407
  store i64 %add, ptr %state, align 8
  %1 = load i64, ptr %state, align 8
  %shr = lshr i64 %1, 40
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
  %idxprom = sext i32 %i to i64
  %arrayidx = getelementptr inbounds [300 x ptr], ptr @rows, i64 0, i64 %idxprom
  %0 = load ptr, ptr %arrayidx, align 8
  %idxprom1 = sext i32 %i to i64
  %arrayidx2 = getelementptr inbounds [300 x double], ptr @right, i64 0, i64 %idxprom1
  %1 = load double, ptr %arrayidx2, align 8
  %idxprom3 = sext i32 %k to i64
  %arrayidx4 = getelementptr inbounds [300 x ptr], ptr @rows, i64 0, i64 %idxprom3
  %2 = load ptr, ptr %arrayidx4, align 8
  %idxprom5 = sext i32 %i to i64
  %arrayidx6 = getelementptr inbounds [300 x ptr], ptr @rows, i64 0, i64 %idxprom5
  store ptr %2, ptr %arrayidx6, align 8
  %idxprom7 = sext i32 %k to i64
  %arrayidx8 = getelementptr inbounds [300 x double], ptr @right, i64 0, i64 %idxprom7
  %3 = load double, ptr %arrayidx8, align 8
  %idxprom9 = sext i32 %i to i64
  %arrayidx10 = getelementptr inbounds [300 x double], ptr @right, i64 0, i64 %idxprom9
  store double %3, ptr %arrayidx10, align 8
  %idxprom11 = sext i32 %k to i64
  %arrayidx12 = getelementptr inbounds [300 x ptr], ptr @rows, i64 0, i64 %idxprom11
  store ptr %0, ptr %arrayidx12, align 8
  %idxprom13 = sext i32 %k to i64
  %arrayidx14 = getelementptr inbounds [300 x double], ptr @right, i64 0, i64 %idxprom13
  store double %1, ptr %arrayidx14, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @pivot_row(i32 noundef %size, i32 noundef %column) #0 {
entry:
  %add = add nsw i32 %column, 1
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %best.0 = phi i32 [ %column, %entry ], [ %best.1, %for.body ]
  %i.0 = phi i32 [ %add, %entry ], [ %inc, %for.body ]
  %cmp = icmp slt i32 %i.0, %size
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [300 x ptr], ptr @rows, i64 0, i64 %idxprom
  %0 = load ptr, ptr %arrayidx, align 8
  %idxprom1 = sext i32 %column to i64
  %arrayidx2 = getelementptr inbounds double, ptr %0, i64 %idxprom1
  %1 = load double, ptr %arrayidx2, align 8
  %2 = call double @llvm.fabs.f64(double %1)
  %idxprom3 = sext i32 %best.0 to i64
  %arrayidx4 = getelementptr inbounds [300 x ptr], ptr @rows, i64 0, i64 %idxprom3
  %3 = load ptr, ptr %arrayidx4, align 8
  %idxprom5 = sext i32 %column to i64
  %arrayidx6 = getelementptr inbounds double, ptr %3, i64 %idxprom5
  %4 = load double, ptr %arrayidx6, align 8
  %5 = call double @llvm.fabs.f64(double %4)
  %cmp7 = fcmp ogt double %2, %5
  %best.1 = select i1 %cmp7, i32 %i.0, i32 %best.0
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !15

for.end:                                          ; preds = %for.cond
  ret i32 %best.0
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
