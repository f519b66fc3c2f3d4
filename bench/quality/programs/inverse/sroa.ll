source_filename = "inverse.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Matrix = type { [3 x [3 x double]] }

@__const.main.m = private unnamed_addr constant %struct.Matrix { [3 x [3 x double]] [[3 x double] [double 2.000000e+00, double 1.000000e+00, double 0.000000e+00], [3 x double] [double 1.000000e+00, double 3.000000e+00, double 1.000000e+00], [3 x double] [double 0.000000e+00, double 1.000000e+00, double 2.000000e+00]] }, align 8
@.str = private unnamed_addr constant [26 x i8] c"inverse: mean trace %.5f\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %m = alloca %struct.Matrix, align 8
  %n = alloca %struct.Matrix, align 8
  %identity = alloca %struct.Matrix, align 8
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %arrayidx = getelementptr inbounds ptr, ptr %argv, i64 1
  %0 = load ptr, ptr %arrayidx, align 8
  %call = call i64 @strtol(ptr noundef %0, ptr noundef null, i32 noundef 10) #5
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %entry ]
  %tobool = icmp ne i64 %cond, 0
  %mul = mul nsw i64 %cond, 12000000
  %cond4 = select i1 %tobool, i64 %mul, i64 1000
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %m, ptr align 8 @__const.main.m, i64 72, i1 false)
  br label %for.cond

for.cond:                                         ; preds = %for.body, %cond.end
  %worst.0 = phi double [ 0.000000e+00, %cond.end ], [ %call15.worst.0, %for.body ]
  %round.0 = phi i64 [ 0, %cond.end ], [ %inc, %for.body ]
  %trace.0 = phi double [ 0.000000e+00, %cond.end ], [ %add32, %for.body ]
  %cmp5 = icmp slt i64 %round.0, %cond4
  br i1 %cmp5, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %and = and i64 %round.0, 7
  %conv = sitofp i64 %and to double
  %1 = call double @llvm.fmuladd.f64(double 1.000000e-01, double %conv, double 5.000000e-01)
  %at = getelementptr inbounds %struct.Matrix, ptr %m, i32 0, i32 0
  %arrayidx7 = getelementptr inbounds [3 x [3 x double]], ptr %at, i64 0, i64 0
  %arrayidx8 = getelementptr inbounds [3 x double], ptr %arrayidx7, i64 0, i64 1
  store double %1, ptr %arrayidx8, align 8
  %and9 = and i64 %round.0, 3
  %conv10 = sitofp i64 %and9 to double
  %mul11 = fmul double 1.000000e-01, %conv10
  %at12 = getelementptr inbounds %struct.Matrix, ptr %m, i32 0, i32 0
  %arrayidx13 = getelementptr inbounds [3 x [3 x double]], ptr %at12, i64 0, i64 2
  %arrayidx14 = getelementptr inbounds [3 x double], ptr %arrayidx13, i64 0, i64 0
  store double %mul11, ptr %arrayidx14, align 8
  call void @inverse(ptr dead_on_unwind writable sret(%struct.Matrix) align 8 %n, ptr noundef byval(%struct.Matrix) align 8 %m)
  call void @product(ptr dead_on_unwind writable sret(%struct.Matrix) align 8 %identity, ptr noundef byval(%struct.Matrix) align 8 %m, ptr noundef byval(%struct.Matrix) align 8 %n)
  %call15 = call double @distance_to_identity(ptr noundef %identity)
  %cmp16 = fcmp ogt double %call15, %worst.0
  %call15.worst.0 = select i1 %cmp16, double %call15, double %worst.0
  %at22 = getelementptr inbounds %struct.Matrix, ptr %n, i32 0, i32 0
  %arrayidx23 = getelementptr inbounds [3 x [3 x double]], ptr %at22, i64 0, i64 0
  %arrayidx24 = getelementptr inbounds [3 x double], ptr %arrayidx23, i64 0, i64 0
  %2 = load double, ptr %arrayidx24, align 8
  %at25 = getelementptr inbounds %struct.Matrix, ptr %n, i32 0, i32 0
  %arrayidx26 = getelementptr inbounds [3 x [3 x double]], ptr %at25, i64 0, i64 1
  %arrayidx27 = getelementptr inbounds [3 x double], ptr %arrayidx26, i64 0, i64 1
  %3 = load double, ptr %arrayidx27, align 8
  %add = fadd double %2, %3
  %at28 = getelementptr inbounds %struct.Matrix, ptr %n, i32 0, i32 0
  %arrayidx29 = getelementptr inbounds [3 x [3 x double]], ptr %at28, i64 0, i64 2
  %arrayidx30 = getelementptr inbounds [3 x double], ptr %arrayidx29, i64 0, i64 2
  %4 = load double, ptr %arrayidx30, align 8
  %add31 = fadd double %add, %4
  %add32 = fadd double %trace.0, %add31
  %inc = add nsw i64 %round.0, 1
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  %conv33 = sitofp i64 %cond4 to double
  %div = fdiv double %trace.0, %conv33
  %call34 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %div)
  %cmp35 = fcmp ogt double %worst.0, 1.000000e-09
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
  %call = call double @determinant(ptr noundef %m)
  %div = fdiv double 1.000000e+00, %call
  br label %for.cond

for.cond:                                         ; preds = %for.inc33, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc34, %for.inc33 ]
  %cmp = icmp slt i32 %i.0, 3
  br i1 %cmp, label %for.cond1, label %for.end35

for.cond1:                                        ; preds = %for.cond, %for.body3
  %j.0 = phi i32 [ %inc, %for.body3 ], [ 0, %for.cond ]
  %cmp2 = icmp slt i32 %j.0, 3
  br i1 %cmp2, label %for.body3, label %for.inc33

for.body3:                                        ; preds = %for.cond1
  %add = add nsw i32 %j.0, 1
  %rem = srem i32 %add, 3
  %add4 = add nsw i32 %j.0, 2
  %rem5 = srem i32 %add4, 3
  %add6 = add nsw i32 %i.0, 1
  %rem7 = srem i32 %add6, 3
  %add8 = add nsw i32 %i.0, 2
  %rem9 = srem i32 %add8, 3
  %at = getelementptr inbounds %struct.Matrix, ptr %m, i32 0, i32 0
  %idxprom = sext i32 %rem to i64
  %arrayidx = getelementptr inbounds [3 x [3 x double]], ptr %at, i64 0, i64 %idxprom
  %idxprom10 = sext i32 %rem7 to i64
  %arrayidx11 = getelementptr inbounds [3 x double], ptr %arrayidx, i64 0, i64 %idxprom10
  %0 = load double, ptr %arrayidx11, align 8
  %at12 = getelementptr inbounds %struct.Matrix, ptr %m, i32 0, i32 0
  %idxprom13 = sext i32 %rem5 to i64
  %arrayidx14 = getelementptr inbounds [3 x [3 x double]], ptr %at12, i64 0, i64 %idxprom13
  %idxprom15 = sext i32 %rem9 to i64
  %arrayidx16 = getelementptr inbounds [3 x double], ptr %arrayidx14, i64 0, i64 %idxprom15
  %1 = load double, ptr %arrayidx16, align 8
  %at17 = getelementptr inbounds %struct.Matrix, ptr %m, i32 0, i32 0
  %idxprom18 = sext i32 %rem to i64
  %arrayidx19 = getelementptr inbounds [3 x [3 x double]], ptr %at17, i64 0, i64 %idxprom18
  %idxprom20 = sext i32 %rem9 to i64
  %arrayidx21 = getelementptr inbounds [3 x double], ptr %arrayidx19, i64 0, i64 %idxprom20
  %2 = load double, ptr %arrayidx21, align 8
  %at22 = getelementptr inbounds %struct.Matrix, ptr %m, i32 0, i32 0
  %idxprom23 = sext i32 %rem5 to i64
  %arrayidx24 = getelementptr inbounds [3 x [3 x double]], ptr %at22, i64 0, i64 %idxprom23
  %idxprom25 = sext i32 %rem7 to i64
  %arrayidx26 = getelementptr inbounds [3 x double], ptr %arrayidx24, i64 0, i64 %idxprom25
  %3 = load double, ptr %arrayidx26, align 8
  %mul27 = fmul double %2, %3
  %neg = fneg double %mul27
  %4 = call double @llvm.fmuladd.f64(double %0, double %1, double %neg)
  %mul = fmul double %4, %div
  %at28 = getelementptr inbounds %struct.Matrix, ptr %agg.result, i32 0, i32 0
  %idxprom29 = sext i32 %i.0 to i64
  %arrayidx30 = getelementptr inbounds [3 x [3 x double]], ptr %at28, i64 0, i64 %idxprom29
  %idxprom31 = sext i32 %j.0 to i64
  %arrayidx32 = getelementptr inbounds [3 x double], ptr %arrayidx30, i64 0, i64 %idxprom31
  store double %mul, ptr %arrayidx32, align 8
  %inc = add nsw i32 %j.0, 1
  br label %for.cond1, !llvm.loop !7

for.inc33:                                        ; preds = %for.cond1
  %inc34 = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !8

for.end35:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @product(ptr dead_on_unwind noalias writable sret(%struct.Matrix) align 8 %agg.result, ptr noundef byval(%struct.Matrix) align 8 %m, ptr noundef byval(%struct.Matrix) align 8 %n) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc27, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc28, %for.inc27 ]
  %cmp = icmp slt i32 %i.0, 3
  br i1 %cmp, label %for.cond1, label %for.end29

for.cond1:                                        ; preds = %for.cond, %for.inc24
  %j.0 = phi i32 [ %inc25, %for.inc24 ], [ 0, %for.cond ]
  %cmp2 = icmp slt i32 %j.0, 3
  br i1 %cmp2, label %for.body3, label %for.inc27

for.body3:                                        ; preds = %for.cond1
  %at = getelementptr inbounds %struct.Matrix, ptr %agg.result, i32 0, i32 0
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [3 x [3 x double]], ptr %at, i64 0, i64 %idxprom
  %idxprom4 = sext i32 %j.0 to i64
  %arrayidx5 = getelementptr inbounds [3 x double], ptr %arrayidx, i64 0, i64 %idxprom4
  store double 0.000000e+00, ptr %arrayidx5, align 8
  br label %for.cond6

for.cond6:                                        ; preds = %for.body8, %for.body3
  %k.0 = phi i32 [ 0, %for.body3 ], [ %inc, %for.body8 ]
  %cmp7 = icmp slt i32 %k.0, 3
  br i1 %cmp7, label %for.body8, label %for.inc24

for.body8:                                        ; preds = %for.cond6
  %at9 = getelementptr inbounds %struct.Matrix, ptr %m, i32 0, i32 0
  %idxprom10 = sext i32 %i.0 to i64
  %arrayidx11 = getelementptr inbounds [3 x [3 x double]], ptr %at9, i64 0, i64 %idxprom10
  %idxprom12 = sext i32 %k.0 to i64
  %arrayidx13 = getelementptr inbounds [3 x double], ptr %arrayidx11, i64 0, i64 %idxprom12
  %0 = load double, ptr %arrayidx13, align 8
  %at14 = getelementptr inbounds %struct.Matrix, ptr %n, i32 0, i32 0
  %idxprom15 = sext i32 %k.0 to i64
  %arrayidx16 = getelementptr inbounds [3 x [3 x double]], ptr %at14, i64 0, i64 %idxprom15
  %idxprom17 = sext i32 %j.0 to i64
  %arrayidx18 = getelementptr inbounds [3 x double], ptr %arrayidx16, i64 0, i64 %idxprom17
  %1 = load double, ptr %arrayidx18, align 8
  %at19 = getelementptr inbounds %struct.Matrix, ptr %agg.result, i32 0, i32 0
  %idxprom20 = sext i32 %i.0 to i64
  %arrayidx21 = getelementptr inbounds [3 x [3 x double]], ptr %at19, i64 0, i64 %idxprom20
  %idxprom22 = sext i32 %j.0 to i64
  %arrayidx23 = getelementptr inbounds [3 x double], ptr %arrayidx21, i64 0, i64 %idxprom22
  %2 = load double, ptr %arrayidx23, align 8
  %3 = call double @llvm.fmuladd.f64(double %0, double %1, double %2)
  store double %3, ptr %arrayidx23, align 8
  %inc = add nsw i32 %k.0, 1
  br label %for.cond6, !llvm.loop !9

for.inc24:                                        ; preds = %for.cond6
  %inc25 = add nsw i32 %j.0, 1
  br label %for.cond1, !llvm.loop !10

for.inc27:                                        ; preds = %for.cond1
  %inc28 = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !11

for.end29:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal double @distance_to_identity(ptr noundef %m) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc8, %entry
  %sum.0 = phi double [ 0.000000e+00, %entry ], [ %sum.1, %for.inc8 ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc9, %for.inc8 ]
  %cmp = icmp slt i32 %i.0, 3
  br i1 %cmp, label %for.cond1, label %for.end10

for.cond1:                                        ; preds = %for.cond, %for.body3
  %sum.1 = phi double [ %add, %for.body3 ], [ %sum.0, %for.cond ]
  %j.0 = phi i32 [ %inc, %for.body3 ], [ 0, %for.cond ]
  %cmp2 = icmp slt i32 %j.0, 3
  br i1 %cmp2, label %for.body3, label %for.inc8

for.body3:                                        ; preds = %for.cond1
  %at = getelementptr inbounds %struct.Matrix, ptr %m, i32 0, i32 0
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [3 x [3 x double]], ptr %at, i64 0, i64 %idxprom
  %idxprom4 = sext i32 %j.0 to i64
  %arrayidx5 = getelementptr inbounds [3 x double], ptr %arrayidx, i64 0, i64 %idxprom4
  %0 = load double, ptr %arrayidx5, align 8
  %cmp6 = icmp eq i32 %i.0, %j.0
  %conv = zext i1 %cmp6 to i32
  %conv7 = sitofp i32 %conv to double
  %sub = fsub double %0, %conv7
  %1 = call double @llvm.fabs.f64(double %sub)
  %add = fadd double %sum.1, %1
  %inc = add nsw i32 %j.0, 1
  br label %for.cond1, !llvm.loop !12

for.inc8:                                         ; preds = %for.cond1
  %inc9 = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !13

for.end10:                                        ; preds = %for.cond
  ret double %sum.0
}

declare i32 @printf(ptr noundef, ...) #4

; Function Attrs: noinline nounwind uwtable
define internal double @determinant(ptr noundef %m) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %sum.0 = phi double [ 0.000000e+00, %entry ], [ %6, %for.body ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %cmp = icmp slt i32 %i.0, 3
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %at = getelementptr inbounds %struct.Matrix, ptr %m, i32 0, i32 0
  %arrayidx = getelementptr inbounds [3 x [3 x double]], ptr %at, i64 0, i64 0
  %idxprom = sext i32 %i.0 to i64
  %arrayidx1 = getelementptr inbounds [3 x double], ptr %arrayidx, i64 0, i64 %idxprom
  %0 = load double, ptr %arrayidx1, align 8
  %at2 = getelementptr inbounds %struct.Matrix, ptr %m, i32 0, i32 0
  %arrayidx3 = getelementptr inbounds [3 x [3 x double]], ptr %at2, i64 0, i64 1
  %add = add nsw i32 %i.0, 1
  %rem = srem i32 %add, 3
  %idxprom4 = sext i32 %rem to i64
  %arrayidx5 = getelementptr inbounds [3 x double], ptr %arrayidx3, i64 0, i64 %idxprom4
  %1 = load double, ptr %arrayidx5, align 8
  %at6 = getelementptr inbounds %struct.Matrix, ptr %m, i32 0, i32 0
  %arrayidx7 = getelementptr inbounds [3 x [3 x double]], ptr %at6, i64 0, i64 2
  %add8 = add nsw i32 %i.0, 2
  %rem9 = srem i32 %add8, 3
  %idxprom10 = sext i32 %rem9 to i64
  %arrayidx11 = getelementptr inbounds [3 x double], ptr %arrayidx7, i64 0, i64 %idxprom10
  %2 = load double, ptr %arrayidx11, align 8
  %at12 = getelementptr inbounds %struct.Matrix, ptr %m, i32 0, i32 0
  %arrayidx13 = getelementptr inbounds [3 x [3 x double]], ptr %at12, i64 0, i64 1
  %add14 = add nsw i32 %i.0, 2
  %rem15 = srem i32 %add14, 3
  %idxprom16 = sext i32 %rem15 to i64
  %arrayidx17 = getelementptr inbounds [3 x double], ptr %arrayidx13, i64 0, i64 %idxprom16
  %3 = load double, ptr %arrayidx17, align 8
  %at18 = getelementptr inbounds %struct.Matrix, ptr %m, i32 0, i32 0
  %arrayidx19 = getelementptr inbounds [3 x [3 x double]], ptr %at18, i64 0, i64 2
  %add20 = add nsw i32 %i.0, 1
  %rem21 = srem i32 %add20, 3
  %idxprom22 = sext i32 %rem21 to i64
  %arrayidx23 = getelementptr inbounds [3 x double], ptr %arrayidx19, i64 0, i64 %idxprom22
  %4 = load double, ptr %arrayidx23, align 8
  %mul24 = fmul double %3, %4
  %neg = fneg double %mul24
  %5 = call double @llvm.fmuladd.f64(double %1, double %2, double %neg)
  %6 = call double @llvm.fmuladd.f64(double %0, double %5, double %sum.0)
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !14

for.end:                                          ; preds = %for.cond
  ret double %sum.0
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
