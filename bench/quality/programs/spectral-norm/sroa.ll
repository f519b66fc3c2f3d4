source_filename = "spectral-norm.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@main.u = internal global [640 x double] zeroinitializer, align 16
@main.v = internal global [640 x double] zeroinitializer, align 16
@main.between = internal global [640 x double] zeroinitializer, align 16
@.str = private unnamed_addr constant [34 x i8] c"spectral-norm: %.9f with %d rows\0A\00", align 1

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
  %cond1 = select i1 %tobool, i32 640, i32 60
  %tobool2 = icmp ne i64 %cond, 0
  %mul = mul nsw i64 %cond, 120
  %cond6 = select i1 %tobool2, i64 %mul, i64 12
  br label %for.cond

for.cond:                                         ; preds = %for.body, %cond.end
  %i.0 = phi i32 [ 0, %cond.end ], [ %inc, %for.body ]
  %cmp7 = icmp slt i32 %i.0, %cond1
  br i1 %cmp7, label %for.body, label %for.cond9

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx8 = getelementptr inbounds [640 x double], ptr @main.u, i64 0, i64 %idxprom
  store double 1.000000e+00, ptr %arrayidx8, align 8
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !5

for.cond9:                                        ; preds = %for.cond, %for.end33
  %round.0 = phi i64 [ %inc35, %for.end33 ], [ 0, %for.cond ]
  %cmp10 = icmp slt i64 %round.0, %cond6
  br i1 %cmp10, label %for.body11, label %for.end36

for.body11:                                       ; preds = %for.cond9
  %call12 = call double @dot(i32 noundef %cond1, ptr noundef @main.u, ptr noundef @main.u)
  %call13 = call double @sqrt(double noundef %call12) #4
  br label %for.cond15

for.cond15:                                       ; preds = %for.body17, %for.body11
  %i14.0 = phi i32 [ 0, %for.body11 ], [ %inc21, %for.body17 ]
  %cmp16 = icmp slt i32 %i14.0, %cond1
  br i1 %cmp16, label %for.body17, label %for.end22

for.body17:                                       ; preds = %for.cond15
  %idxprom18 = sext i32 %i14.0 to i64
  %arrayidx19 = getelementptr inbounds [640 x double], ptr @main.u, i64 0, i64 %idxprom18
  %2 = load double, ptr %arrayidx19, align 8
  %div = fdiv double %2, %call13
  store double %div, ptr %arrayidx19, align 8
  %inc21 = add nsw i32 %i14.0, 1
  br label %for.cond15, !llvm.loop !7

for.end22:                                        ; preds = %for.cond15
  call void @multiply(i32 noundef %cond1, ptr noundef @main.u, ptr noundef @main.between)
  call void @multiply_transposed(i32 noundef %cond1, ptr noundef @main.between, ptr noundef @main.v)
  br label %for.cond24

for.cond24:                                       ; preds = %for.body26, %for.end22
  %i23.0 = phi i32 [ 0, %for.end22 ], [ %inc32, %for.body26 ]
  %cmp25 = icmp slt i32 %i23.0, %cond1
  br i1 %cmp25, label %for.body26, label %for.end33

for.body26:                                       ; preds = %for.cond24
  %idxprom27 = sext i32 %i23.0 to i64
  %arrayidx28 = getelementptr inbounds [640 x double], ptr @main.v, i64 0, i64 %idxprom27
  %3 = load double, ptr %arrayidx28, align 8
  %idxprom29 = sext i32 %i23.0 to i64
  %arrayidx30 = getelementptr inbounds [640 x double], ptr @main.u, i64 0, i64 %idxprom29
  store double %3, ptr %arrayidx30, align 8
  %inc32 = add nsw i32 %i23.0, 1
  br label %for.cond24, !llvm.loop !8

for.end33:                                        ; preds = %for.cond24
  call void @multiply(i32 noundef %cond1, ptr noundef @main.v, ptr noundef @main.between)
  call void @multiply_transposed(i32 noundef %cond1, ptr noundef @main.between, ptr noundef @main.u)
  %inc35 = add nsw i64 %round.0, 1
  br label %for.cond9, !llvm.loop !9

for.end36:                                        ; preds = %for.cond9
  %call37 = call double @dot(i32 noundef %cond1, ptr noundef @main.v, ptr noundef @main.u)
  %call38 = call double @dot(i32 noundef %cond1, ptr noundef @main.v, ptr noundef @main.v)
  %div39 = fdiv double %call37, %call38
  %call40 = call double @sqrt(double noundef %div39) #4
  %cmp41 = fcmp olt double %call40, 0x3FF46338DD87A92E
  %conv = sitofp i32 %cond1 to double
  %div42 = fdiv double 1.000000e-02, %conv
  %sub = fsub double 0x3FF46338DD80C9F6, %div42
  %cmp43 = fcmp ogt double %call40, %sub
  %4 = select i1 %cmp41, i1 %cmp43, i1 false
  %land.ext = zext i1 %4 to i32
  %call45 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %call40, i32 noundef %cond1)
  %tobool46 = icmp ne i32 %land.ext, 0
  %lnot = xor i1 %tobool46, true
  %lnot.ext = zext i1 %lnot to i32
  ret i32 %lnot.ext
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: nounwind
declare double @sqrt(double noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal double @dot(i32 noundef %size, ptr noundef %a, ptr noundef %b) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %sum.0 = phi double [ 0.000000e+00, %entry ], [ %2, %for.body ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %cmp = icmp slt i32 %i.0, %size
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %idxprom
  %0 = load double, ptr %arrayidx, align 8
  %idxprom1 = sext i32 %i.0 to i64
  %arrayidx2 = getelementptr inbounds double, ptr %b, i64 %idxprom1
  %1 = load double, ptr %arrayidx2, align 8
  %2 = call double @llvm.fmuladd.f64(double %0, double %1, double %sum.0)
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !10

for.end:                                          ; preds = %for.cond
  ret double %sum.0
}

; Function Attrs: noinline nounwind uwtable
define internal void @multiply(i32 noundef %size, ptr noundef %vector, ptr noundef %product) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.end, %entry
  %row.0 = phi i32 [ 0, %entry ], [ %inc7, %for.end ]
  %cmp = icmp slt i32 %row.0, %size
  br i1 %cmp, label %for.cond1, label %for.end8

for.cond1:                                        ; preds = %for.cond, %for.body3
  %sum.0 = phi double [ %1, %for.body3 ], [ 0.000000e+00, %for.cond ]
  %column.0 = phi i32 [ %inc, %for.body3 ], [ 0, %for.cond ]
  %cmp2 = icmp slt i32 %column.0, %size
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %call = call double @entry(i32 noundef %row.0, i32 noundef %column.0)
  %idxprom = sext i32 %column.0 to i64
  %arrayidx = getelementptr inbounds double, ptr %vector, i64 %idxprom
  %0 = load double, ptr %arrayidx, align 8
  %1 = call double @llvm.fmuladd.f64(double %call, double %0, double %sum.0)
  %inc = add nsw i32 %column.0, 1
  br label %for.cond1, !llvm.loop !11

for.end:                                          ; preds = %for.cond1
  %idxprom4 = sext i32 %row.0 to i64
  %arrayidx5 = getelementptr inbounds double, ptr %product, i64 %idxprom4
  store double %sum.0, ptr %arrayidx5, align 8
  %inc7 = add nsw i32 %row.0, 1
  br label %for.cond, !llvm.loop !12

for.end8:                                         ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @multiply_transposed(i32 noundef %size, ptr noundef %vector, ptr noundef %product) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.end, %entry
  %row.0 = phi i32 [ 0, %entry ], [ %inc7, %for.end ]
  %cmp = icmp slt i32 %row.0, %size
  br i1 %cmp, label %for.cond1, label %for.end8

for.cond1:                                        ; preds = %for.cond, %for.body3
  %sum.0 = phi double [ %1, %for.body3 ], [ 0.000000e+00, %for.cond ]
  %column.0 = phi i32 [ %inc, %for.body3 ], [ 0, %for.cond ]
  %cmp2 = icmp slt i32 %column.0, %size
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %call = call double @entry(i32 noundef %column.0, i32 noundef %row.0)
  %idxprom = sext i32 %column.0 to i64
  %arrayidx = getelementptr inbounds double, ptr %vector, i64 %idxprom
  %0 = load double, ptr %arrayidx, align 8
  %1 = call double @llvm.fmuladd.f64(double %call, double %0, double %sum.0)
  %inc = add nsw i32 %column.0, 1
  br label %for.cond1, !llvm.loop !13

for.end:                                          ; preds = %for.cond1
  %idxprom4 = sext i32 %row.0 to i64
  %arrayidx5 = getelementptr inbounds double, ptr %product, i64 %idxprom4
  store double %sum.0, ptr %arrayidx5, align 8
  %inc7 = add nsw i32 %row.0, 1
  br label %for.cond, !llvm.loop !14

for.end8:                                         ; preds = %for.cond
  ret void
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: noinline nounwind uwtable
define internal double @entry(i32 noundef %row, i32 noundef %column) #0 {
entry:
  %add = add nsw i32 %row, %column
  %add1 = add nsw i32 %add, 1
  %mul = mul nsw i32 %add, %add1
  %div = sdiv i32 %mul, 2
  %add2 = add nsw i32 %div, %row
  %add3 = add nsw i32 %add2, 1
  %conv = sitofp i32 %add3 to double
  %div4 = fdiv double 1.000000e+00, %conv
  ret double %div4
}

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
