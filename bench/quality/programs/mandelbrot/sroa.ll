source_filename = "mandelbrot.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [41 x i8] c"mandelbrot: %ld of %d points, area %.3f\0A\00", align 1

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
  %cond1 = select i1 %tobool, i32 600, i32 60
  %tobool2 = icmp ne i64 %cond, 0
  %2 = zext i1 %tobool2 to i64
  %cond3 = select i1 %tobool2, i32 200, i32 20
  %tobool4 = icmp ne i64 %cond, 0
  %mul = mul nsw i64 6, %cond
  %cond8 = select i1 %tobool4, i64 %mul, i64 1
  br label %for.cond

for.cond:                                         ; preds = %for.inc16, %cond.end
  %round.0 = phi i64 [ 0, %cond.end ], [ %inc17, %for.inc16 ]
  %below.0 = phi i64 [ 0, %cond.end ], [ %below.1, %for.inc16 ]
  %above.0 = phi i64 [ 0, %cond.end ], [ %above.1, %for.inc16 ]
  %cmp9 = icmp slt i64 %round.0, %cond8
  br i1 %cmp9, label %for.cond10, label %for.end18

for.cond10:                                       ; preds = %for.cond, %for.body12
  %row.0 = phi i32 [ %inc, %for.body12 ], [ 0, %for.cond ]
  %below.1 = phi i64 [ %add15, %for.body12 ], [ %below.0, %for.cond ]
  %above.1 = phi i64 [ %add, %for.body12 ], [ %above.0, %for.cond ]
  %cmp11 = icmp slt i32 %row.0, %cond3
  br i1 %cmp11, label %for.body12, label %for.inc16

for.body12:                                       ; preds = %for.cond10
  %call13 = call i64 @count_row(i32 noundef %cond1, i32 noundef %cond3, i32 noundef %row.0, i32 noundef 1)
  %add = add nsw i64 %above.1, %call13
  %call14 = call i64 @count_row(i32 noundef %cond1, i32 noundef %cond3, i32 noundef %row.0, i32 noundef -1)
  %add15 = add nsw i64 %below.1, %call14
  %inc = add nsw i32 %row.0, 1
  br label %for.cond10, !llvm.loop !5

for.inc16:                                        ; preds = %for.cond10
  %inc17 = add nsw i64 %round.0, 1
  br label %for.cond, !llvm.loop !7

for.end18:                                        ; preds = %for.cond
  %add19 = add nsw i64 %above.0, %below.0
  %div = sdiv i64 %add19, %cond8
  %conv = sitofp i64 %div to double
  %mul20 = fmul double 6.240000e+00, %conv
  %conv21 = sitofp i32 %cond1 to double
  %mul22 = fmul double 2.000000e+00, %conv21
  %conv23 = sitofp i32 %cond3 to double
  %mul24 = fmul double %mul22, %conv23
  %div25 = fdiv double %mul20, %mul24
  %cmp26 = icmp eq i64 %above.0, %below.0
  br i1 %cmp26, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.end18
  %sub = fsub double %div25, 1.506000e+00
  %3 = call double @llvm.fabs.f64(double %sub)
  %tobool28 = icmp ne i64 %cond, 0
  %4 = zext i1 %tobool28 to i64
  %cond29 = select i1 %tobool28, double 2.000000e-02, double 1.000000e-01
  %cmp30 = fcmp olt double %3, %cond29
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.end18
  %5 = phi i1 [ false, %for.end18 ], [ %cmp30, %land.rhs ]
  %land.ext = zext i1 %5 to i32
  %mul32 = mul nsw i32 2, %cond1
  %mul33 = mul nsw i32 %mul32, %cond3
  %call34 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %div, i32 noundef %mul33, double noundef %div25)
  %tobool35 = icmp ne i32 %land.ext, 0
  %lnot = xor i1 %tobool35, true
  %lnot.ext = zext i1 %lnot to i32
  ret i32 %lnot.ext
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i64 @count_row(i32 noundef %columns, i32 noundef %rows, i32 noundef %row, i32 noundef %sign) #0 {
entry:
  %conv = sitofp i32 %sign to double
  %mul = fmul double %conv, 1.200000e+00
  %conv1 = sitofp i32 %row to double
  %add = fadd double %conv1, 5.000000e-01
  %mul2 = fmul double %mul, %add
  %conv3 = sitofp i32 %rows to double
  %div = fdiv double %mul2, %conv3
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %inside.0 = phi i64 [ 0, %entry ], [ %add12, %for.body ]
  %column.0 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %cmp = icmp slt i32 %column.0, %columns
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %conv5 = sitofp i32 %column.0 to double
  %add6 = fadd double %conv5, 5.000000e-01
  %mul7 = fmul double 2.600000e+00, %add6
  %conv8 = sitofp i32 %columns to double
  %div9 = fdiv double %mul7, %conv8
  %add10 = fadd double -2.000000e+00, %div9
  %call = call i32 @stays(double noundef %add10, double noundef %div)
  %conv11 = sext i32 %call to i64
  %add12 = add nsw i64 %inside.0, %conv11
  %inc = add nsw i32 %column.0, 1
  br label %for.cond, !llvm.loop !8

for.end:                                          ; preds = %for.cond
  ret i64 %inside.0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #2

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @stays(double noundef %re, double noundef %im) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %if.end, %entry
  %y.0 = phi double [ 0.000000e+00, %entry ], [ %0, %if.end ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %if.end ]
  %x.0 = phi double [ 0.000000e+00, %entry ], [ %add5, %if.end ]
  %cmp = icmp slt i32 %i.0, 300
  br i1 %cmp, label %for.body, label %return

for.body:                                         ; preds = %for.cond
  %mul = fmul double %x.0, %x.0
  %mul1 = fmul double %y.0, %y.0
  %add = fadd double %mul, %mul1
  %cmp2 = fcmp ogt double %add, 4.000000e+00
  br i1 %cmp2, label %return, label %if.end

if.end:                                           ; preds = %for.body
  %mul3 = fmul double 2.000000e+00, %x.0
  %0 = call double @llvm.fmuladd.f64(double %mul3, double %y.0, double %im)
  %sub = fsub double %mul, %mul1
  %add5 = fadd double %sub, %re
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !9

return:                                           ; preds = %for.cond, %for.body
  %retval.0 = phi i32 [ 0, %for.body ], [ 1, %for.cond ]
  ret i32 %retval.0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

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
