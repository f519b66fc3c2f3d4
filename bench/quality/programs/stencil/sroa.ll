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
  %cond1 = select i1 %tobool, i32 258, i32 34
  %tobool2 = icmp ne i64 %cond, 0
  %mul = mul nsw i64 %cond, 9000
  %cond6 = select i1 %tobool2, i64 %mul, i64 20
  %div = sdiv i32 %cond1, 2
  %sub = sub nsw i32 %div, 2
  br label %for.cond

for.cond:                                         ; preds = %for.inc16, %cond.end
  %y.0 = phi i32 [ %sub, %cond.end ], [ %inc17, %for.inc16 ]
  %add = add nsw i32 %div, 2
  %cmp7 = icmp slt i32 %y.0, %add
  br i1 %cmp7, label %for.body, label %for.cond19

for.body:                                         ; preds = %for.cond
  %sub8 = sub nsw i32 %div, 2
  br label %for.cond9

for.cond9:                                        ; preds = %for.body12, %for.body
  %x.0 = phi i32 [ %sub8, %for.body ], [ %inc, %for.body12 ]
  %add10 = add nsw i32 %div, 2
  %cmp11 = icmp slt i32 %x.0, %add10
  br i1 %cmp11, label %for.body12, label %for.inc16

for.body12:                                       ; preds = %for.cond9
  %idxprom = sext i32 %y.0 to i64
  %arrayidx13 = getelementptr inbounds [258 x [258 x double]], ptr @plates, i64 0, i64 %idxprom
  %idxprom14 = sext i32 %x.0 to i64
  %arrayidx15 = getelementptr inbounds [258 x double], ptr %arrayidx13, i64 0, i64 %idxprom14
  store double 1.000000e+03, ptr %arrayidx15, align 8
  %inc = add nsw i32 %x.0, 1
  br label %for.cond9, !llvm.loop !5

for.inc16:                                        ; preds = %for.cond9
  %inc17 = add nsw i32 %y.0, 1
  br label %for.cond, !llvm.loop !7

for.cond19:                                       ; preds = %for.cond, %for.body21
  %i.0 = phi i64 [ %inc28, %for.body21 ], [ 0, %for.cond ]
  %cmp20 = icmp slt i64 %i.0, %cond6
  br i1 %cmp20, label %for.body21, label %for.end29

for.body21:                                       ; preds = %for.cond19
  %rem = srem i64 %i.0, 2
  %arrayidx22 = getelementptr inbounds [2 x [258 x [258 x double]]], ptr @plates, i64 0, i64 %rem
  %arraydecay = getelementptr inbounds [258 x [258 x double]], ptr %arrayidx22, i64 0, i64 0
  %add23 = add nsw i64 %i.0, 1
  %rem24 = srem i64 %add23, 2
  %arrayidx25 = getelementptr inbounds [2 x [258 x [258 x double]]], ptr @plates, i64 0, i64 %rem24
  %arraydecay26 = getelementptr inbounds [258 x [258 x double]], ptr %arrayidx25, i64 0, i64 0
  call void @step(i32 noundef %cond1, ptr noundef %arraydecay, ptr noundef %arraydecay26)
  %inc28 = add nsw i64 %i.0, 1
  br label %for.cond19, !llvm.loop !8

for.end29:                                        ; preds = %for.cond19
  %rem30 = srem i64 %cond6, 2
  %arrayidx31 = getelementptr inbounds [2 x [258 x [258 x double]]], ptr @plates, i64 0, i64 %rem30
  %arraydecay32 = getelementptr inbounds [258 x [258 x double]], ptr %arrayidx31, i64 0, i64 0
  %call33 = call double @total(i32 noundef %cond1, ptr noundef %arraydecay32)
  %call34 = call i32 @is_symmetric(i32 noundef %cond1, ptr noundef %arraydecay32)
  %tobool35 = icmp ne i32 %call34, 0
  %cmp36 = fcmp ole double %call33, 0x40CF400020C49BA6
  %or.cond = select i1 %tobool35, i1 %cmp36, i1 false
  br i1 %or.cond, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.end29
  %cmp37 = icmp sgt i64 %cond, 1
  %cmp38 = fcmp ogt double %call33, 1.200000e+04
  %spec.select = select i1 %cmp37, i1 true, i1 %cmp38
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.end29
  %2 = phi i1 [ false, %for.end29 ], [ %spec.select, %land.rhs ]
  %land.ext = zext i1 %2 to i32
  %tobool39 = icmp ne i32 %land.ext, 0
  %3 = zext i1 %tobool39 to i64
  %cond40 = select i1 %tobool39, ptr @.str.1, ptr @.str.2
  %call41 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %cond6, ptr noundef %cond40, double noundef %call33)
  %tobool42 = icmp ne i32 %land.ext, 0
  %lnot = xor i1 %tobool42, true
  %lnot.ext = zext i1 %lnot to i32
  ret i32 %lnot.ext
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @step(i32 noundef %size, ptr noundef %from, ptr noundef %to) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc34, %entry
  %y.0 = phi i32 [ 1, %entry ], [ %inc35, %for.inc34 ]
  %sub = sub nsw i32 %size, 1
  %cmp = icmp slt i32 %y.0, %sub
  br i1 %cmp, label %for.cond1, label %for.end36

for.cond1:                                        ; preds = %for.cond, %for.body4
  %x.0 = phi i32 [ %inc, %for.body4 ], [ 1, %for.cond ]
  %sub2 = sub nsw i32 %size, 1
  %cmp3 = icmp slt i32 %x.0, %sub2
  br i1 %cmp3, label %for.body4, label %for.inc34

for.body4:                                        ; preds = %for.cond1
  %sub5 = sub nsw i32 %y.0, 1
  %idxprom = sext i32 %sub5 to i64
  %arrayidx = getelementptr inbounds [258 x double], ptr %from, i64 %idxprom
  %idxprom6 = sext i32 %x.0 to i64
  %arrayidx7 = getelementptr inbounds [258 x double], ptr %arrayidx, i64 0, i64 %idxprom6
  %0 = load double, ptr %arrayidx7, align 8
  %add = add nsw i32 %y.0, 1
  %idxprom8 = sext i32 %add to i64
  %arrayidx9 = getelementptr inbounds [258 x double], ptr %from, i64 %idxprom8
  %idxprom10 = sext i32 %x.0 to i64
  %arrayidx11 = getelementptr inbounds [258 x double], ptr %arrayidx9, i64 0, i64 %idxprom10
  %1 = load double, ptr %arrayidx11, align 8
  %add12 = fadd double %0, %1
  %idxprom13 = sext i32 %y.0 to i64
  %arrayidx14 = getelementptr inbounds [258 x double], ptr %from, i64 %idxprom13
  %sub15 = sub nsw i32 %x.0, 1
  %idxprom16 = sext i32 %sub15 to i64
  %arrayidx17 = getelementptr inbounds [258 x double], ptr %arrayidx14, i64 0, i64 %idxprom16
  %2 = load double, ptr %arrayidx17, align 8
  %idxprom18 = sext i32 %y.0 to i64
  %arrayidx19 = getelementptr inbounds [258 x double], ptr %from, i64 %idxprom18
  %add20 = add nsw i32 %x.0, 1
  %idxprom21 = sext i32 %add20 to i64
  %arrayidx22 = getelementptr inbounds [258 x double], ptr %arrayidx19, i64 0, i64 %idxprom21
  %3 = load double, ptr %arrayidx22, align 8
  %add23 = fadd double %2, %3
  %add24 = fadd double %add12, %add23
  %idxprom25 = sext i32 %y.0 to i64
  %arrayidx26 = getelementptr inbounds [258 x double], ptr %from, i64 %idxprom25
  %idxprom27 = sext i32 %x.0 to i64
  %arrayidx28 = getelementptr inbounds [258 x double], ptr %arrayidx26, i64 0, i64 %idxprom27
  %4 = load double, ptr %arrayidx28, align 8
  %mul29 = fmul double 1.250000e-01, %add24
  %5 = call double @llvm.fmuladd.f64(double 5.000000e-01, double %4, double %mul29)
  %idxprom30 = sext i32 %y.0 to i64
  %arrayidx31 = getelementptr inbounds [258 x double], ptr %to, i64 %idxprom30
  %idxprom32 = sext i32 %x.0 to i64
  %arrayidx33 = getelementptr inbounds [258 x double], ptr %arrayidx31, i64 0, i64 %idxprom32
  store double %5, ptr %arrayidx33, align 8
  %inc = add nsw i32 %x.0, 1
  br label %for.cond1, !llvm.loop !9

for.inc34:                                        ; preds = %for.cond1
  %inc35 = add nsw i32 %y.0, 1
  br label %for.cond, !llvm.loop !10

for.end36:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal double @total(i32 noundef %size, ptr noundef %plate) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc6, %entry
  %sum.0 = phi double [ 0.000000e+00, %entry ], [ %sum.1, %for.inc6 ]
  %y.0 = phi i32 [ 0, %entry ], [ %inc7, %for.inc6 ]
  %cmp = icmp slt i32 %y.0, %size
  br i1 %cmp, label %for.cond1, label %for.end8

for.cond1:                                        ; preds = %for.cond, %for.body3
  %sum.1 = phi double [ %add, %for.body3 ], [ %sum.0, %for.cond ]
  %x.0 = phi i32 [ %inc, %for.body3 ], [ 0, %for.cond ]
  %cmp2 = icmp slt i32 %x.0, %size
  br i1 %cmp2, label %for.body3, label %for.inc6

for.body3:                                        ; preds = %for.cond1
  %idxprom = sext i32 %y.0 to i64
  %arrayidx = getelementptr inbounds [258 x double], ptr %plate, i64 %idxprom
  %idxprom4 = sext i32 %x.0 to i64
  %arrayidx5 = getelementptr inbounds [258 x double], ptr %arrayidx, i64 0, i64 %idxprom4
  %0 = load double, ptr %arrayidx5, align 8
  %add = fadd double %sum.1, %0
  %inc = add nsw i32 %x.0, 1
  br label %for.cond1, !llvm.loop !11

for.inc6:                                         ; preds = %for.cond1
  %inc7 = add nsw i32 %y.0, 1
  br label %for.cond, !llvm.loop !12

for.end8:                                         ; preds = %for.cond
  ret double %sum.0
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @is_symmetric(i32 noundef %size, ptr noundef %plate) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc21, %entry
  %y.0 = phi i32 [ 0, %entry ], [ %inc22, %for.inc21 ]
  %cmp = icmp slt i32 %y.0, %size
  br i1 %cmp, label %for.cond1, label %return

for.cond1:                                        ; preds = %for.cond, %for.inc
  %x.0 = phi i32 [ %inc, %for.inc ], [ 0, %for.cond ]
  %cmp2 = icmp slt i32 %x.0, %size
  br i1 %cmp2, label %for.body3, label %for.inc21

for.body3:                                        ; preds = %for.cond1
  %idxprom = sext i32 %y.0 to i64
  %arrayidx = getelementptr inbounds [258 x double], ptr %plate, i64 %idxprom
  %idxprom4 = sext i32 %x.0 to i64
  %arrayidx5 = getelementptr inbounds [258 x double], ptr %arrayidx, i64 0, i64 %idxprom4
  %0 = load double, ptr %arrayidx5, align 8
  %idxprom6 = sext i32 %y.0 to i64
  %arrayidx7 = getelementptr inbounds [258 x double], ptr %plate, i64 %idxprom6
  %sub = sub nsw i32 %size, 1
  %sub8 = sub nsw i32 %sub, %x.0
  %idxprom9 = sext i32 %sub8 to i64
  %arrayidx10 = getelementptr inbounds [258 x double], ptr %arrayidx7, i64 0, i64 %idxprom9
  %1 = load double, ptr %arrayidx10, align 8
  %cmp11 = fcmp une double %0, %1
  br i1 %cmp11, label %return, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.body3
  %idxprom12 = sext i32 %y.0 to i64
  %arrayidx13 = getelementptr inbounds [258 x double], ptr %plate, i64 %idxprom12
  %idxprom14 = sext i32 %x.0 to i64
  %arrayidx15 = getelementptr inbounds [258 x double], ptr %arrayidx13, i64 0, i64 %idxprom14
  %2 = load double, ptr %arrayidx15, align 8
  %idxprom16 = sext i32 %x.0 to i64
  %arrayidx17 = getelementptr inbounds [258 x double], ptr %plate, i64 %idxprom16
  %idxprom18 = sext i32 %y.0 to i64
  %arrayidx19 = getelementptr inbounds [258 x double], ptr %arrayidx17, i64 0, i64 %idxprom18
  %3 = load double, ptr %arrayidx19, align 8
  %cmp20 = fcmp une double %2, %3
  br i1 %cmp20, label %return, label %for.inc

for.inc:                                          ; preds = %lor.lhs.false
  %inc = add nsw i32 %x.0, 1
  br label %for.cond1, !llvm.loop !13

for.inc21:                                        ; preds = %for.cond1
  %inc22 = add nsw i32 %y.0, 1
  br label %for.cond, !llvm.loop !14

return:                                           ; preds = %for.cond, %for.body3, %lor.lhs.false
  %retval.0 = phi i32 [ 0, %lor.lhs.false ], [ 0, %for.body3 ], [ 1, %for.cond ]
  ret i32 %retval.0
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
