source_filename = "fft.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Complex = type { double, double }

@signal = internal global [4096 x %struct.Complex] zeroinitializer, align 16
@work = internal global [4096 x %struct.Complex] zeroinitializer, align 16
@.str = private unnamed_addr constant [42 x i8] c"fft: %u points, peak %.6f, error %s 1e-9\0A\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"above\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"below\00", align 1
@factors = internal global [2048 x %struct.Complex] zeroinitializer, align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
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
  %1 = zext i1 %tobool to i64
  %cond1 = select i1 %tobool, i32 4096, i32 256
  %tobool2 = icmp ne i64 %cond, 0
  %mul = mul nsw i64 %cond, 2600
  %cond6 = select i1 %tobool2, i64 %mul, i64 2
  call void @make_factors(i32 noundef %cond1)
  br label %for.cond

for.cond:                                         ; preds = %for.body, %cond.end
  %i.0 = phi i32 [ 0, %cond.end ], [ %inc, %for.body ]
  %cmp7 = icmp ult i32 %i.0, %cond1
  br i1 %cmp7, label %for.body, label %for.cond16

for.body:                                         ; preds = %for.cond
  %conv = uitofp i32 %i.0 to double
  %mul8 = fmul double 0x403F6A7A2955385E, %conv
  %conv9 = uitofp i32 %cond1 to double
  %div = fdiv double %mul8, %conv9
  %call10 = call double @sin(double noundef %div) #5
  %idxprom = zext i32 %i.0 to i64
  %arrayidx11 = getelementptr inbounds [4096 x %struct.Complex], ptr @signal, i64 0, i64 %idxprom
  %re = getelementptr inbounds %struct.Complex, ptr %arrayidx11, i32 0, i32 0
  store double %call10, ptr %re, align 16
  %idxprom12 = zext i32 %i.0 to i64
  %arrayidx13 = getelementptr inbounds [4096 x %struct.Complex], ptr @work, i64 0, i64 %idxprom12
  %idxprom14 = zext i32 %i.0 to i64
  %arrayidx15 = getelementptr inbounds [4096 x %struct.Complex], ptr @signal, i64 0, i64 %idxprom14
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arrayidx13, ptr align 16 %arrayidx15, i64 16, i1 false)
  %inc = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !5

for.cond16:                                       ; preds = %for.cond, %for.inc40
  %peak.0 = phi double [ %div22, %for.inc40 ], [ 0.000000e+00, %for.cond ]
  %round.0 = phi i64 [ %inc41, %for.inc40 ], [ 0, %for.cond ]
  %cmp17 = icmp slt i64 %round.0, %cond6
  br i1 %cmp17, label %for.body19, label %for.cond44

for.body19:                                       ; preds = %for.cond16
  call void @transform(ptr noundef @work, i32 noundef %cond1, double noundef 1.000000e+00)
  %2 = load double, ptr getelementptr inbounds (%struct.Complex, ptr getelementptr inbounds ([4096 x %struct.Complex], ptr @work, i64 0, i64 5), i32 0, i32 1), align 8
  %mul20 = fmul double -2.000000e+00, %2
  %conv21 = uitofp i32 %cond1 to double
  %div22 = fdiv double %mul20, %conv21
  call void @transform(ptr noundef @work, i32 noundef %cond1, double noundef -1.000000e+00)
  br label %for.cond24

for.cond24:                                       ; preds = %for.body27, %for.body19
  %i23.0 = phi i32 [ 0, %for.body19 ], [ %inc38, %for.body27 ]
  %cmp25 = icmp ult i32 %i23.0, %cond1
  br i1 %cmp25, label %for.body27, label %for.inc40

for.body27:                                       ; preds = %for.cond24
  %conv28 = uitofp i32 %cond1 to double
  %idxprom29 = zext i32 %i23.0 to i64
  %arrayidx30 = getelementptr inbounds [4096 x %struct.Complex], ptr @work, i64 0, i64 %idxprom29
  %re31 = getelementptr inbounds %struct.Complex, ptr %arrayidx30, i32 0, i32 0
  %3 = load double, ptr %re31, align 16
  %div32 = fdiv double %3, %conv28
  store double %div32, ptr %re31, align 16
  %conv33 = uitofp i32 %cond1 to double
  %idxprom34 = zext i32 %i23.0 to i64
  %arrayidx35 = getelementptr inbounds [4096 x %struct.Complex], ptr @work, i64 0, i64 %idxprom34
  %im = getelementptr inbounds %struct.Complex, ptr %arrayidx35, i32 0, i32 1
  %4 = load double, ptr %im, align 8
  %div36 = fdiv double %4, %conv33
  store double %div36, ptr %im, align 8
  %inc38 = add i32 %i23.0, 1
  br label %for.cond24, !llvm.loop !7

for.inc40:                                        ; preds = %for.cond24
  %inc41 = add nsw i64 %round.0, 1
  br label %for.cond16, !llvm.loop !8

for.cond44:                                       ; preds = %for.cond16, %for.body47
  %wrong.0 = phi i32 [ %add59, %for.body47 ], [ 0, %for.cond16 ]
  %i43.0 = phi i32 [ %inc61, %for.body47 ], [ 0, %for.cond16 ]
  %cmp45 = icmp ult i32 %i43.0, %cond1
  br i1 %cmp45, label %for.body47, label %for.end62

for.body47:                                       ; preds = %for.cond44
  %idxprom48 = zext i32 %i43.0 to i64
  %arrayidx49 = getelementptr inbounds [4096 x %struct.Complex], ptr @work, i64 0, i64 %idxprom48
  %re50 = getelementptr inbounds %struct.Complex, ptr %arrayidx49, i32 0, i32 0
  %5 = load double, ptr %re50, align 16
  %idxprom51 = zext i32 %i43.0 to i64
  %arrayidx52 = getelementptr inbounds [4096 x %struct.Complex], ptr @signal, i64 0, i64 %idxprom51
  %re53 = getelementptr inbounds %struct.Complex, ptr %arrayidx52, i32 0, i32 0
  %6 = load double, ptr %re53, align 16
  %sub = fsub double %5, %6
  %7 = call double @llvm.fabs.f64(double %sub)
  %idxprom54 = zext i32 %i43.0 to i64
  %arrayidx55 = getelementptr inbounds [4096 x %struct.Complex], ptr @work, i64 0, i64 %idxprom54
  %im56 = getelementptr inbounds %struct.Complex, ptr %arrayidx55, i32 0, i32 1
  %8 = load double, ptr %im56, align 8
  %9 = call double @llvm.fabs.f64(double %8)
  %add = fadd double %7, %9
  %cmp57 = fcmp olt double %add, 1.000000e-09
  %lnot = xor i1 %cmp57, true
  %lnot.ext = zext i1 %lnot to i32
  %add59 = add nsw i32 %wrong.0, %lnot.ext
  %inc61 = add i32 %i43.0, 1
  br label %for.cond44, !llvm.loop !9

for.end62:                                        ; preds = %for.cond44
  %tobool63 = icmp ne i32 %wrong.0, 0
  %10 = zext i1 %tobool63 to i64
  %cond64 = select i1 %tobool63, ptr @.str.1, ptr @.str.2
  %call65 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %cond1, double noundef %peak.0, ptr noundef %cond64)
  %cmp66 = icmp ne i32 %wrong.0, 0
  br i1 %cmp66, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %for.end62
  %sub68 = fsub double %peak.0, 1.000000e+00
  %11 = call double @llvm.fabs.f64(double %sub68)
  %cmp69 = fcmp olt double %11, 1.000000e-09
  %lnot71 = xor i1 %cmp69, true
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %for.end62
  %12 = phi i1 [ true, %for.end62 ], [ %lnot71, %lor.rhs ]
  %lor.ext = zext i1 %12 to i32
  ret i32 %lor.ext
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @make_factors(i32 noundef %size) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %k.0 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %div = udiv i32 %size, 2
  %cmp = icmp ult i32 %k.0, %div
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %conv = uitofp i32 %k.0 to double
  %mul = fmul double 0xC01921FB54442D18, %conv
  %conv1 = uitofp i32 %size to double
  %div2 = fdiv double %mul, %conv1
  %idxprom = zext i32 %k.0 to i64
  %arrayidx = getelementptr inbounds [2048 x %struct.Complex], ptr @factors, i64 0, i64 %idxprom
  %call = call double @cos(double noundef %div2) #5
  %call3 = call double @sin(double noundef %div2) #5
  store double %call, ptr %arrayidx, align 16
  %.compoundliteral.sroa.2.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 8
  store double %call3, ptr %.compoundliteral.sroa.2.0.arrayidx.sroa_idx, align 8
  %inc = add i32 %k.0, 1
  br label %for.cond, !llvm.loop !10

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: nounwind
declare double @sin(double noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define internal void @transform(ptr noundef %data, i32 noundef %size, double noundef %sign) #0 {
entry:
  call void @reverse_bits(ptr noundef %data, i32 noundef %size)
  br label %for.cond

for.cond:                                         ; preds = %for.inc43, %entry
  %half.0 = phi i32 [ 1, %entry ], [ %mul44, %for.inc43 ]
  %cmp = icmp ult i32 %half.0, %size
  br i1 %cmp, label %for.body, label %for.end45

for.body:                                         ; preds = %for.cond
  %mul = mul i32 2, %half.0
  %div = udiv i32 %size, %mul
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc39, %for.body
  %start.0 = phi i32 [ 0, %for.body ], [ %add41, %for.inc39 ]
  %cmp2 = icmp ult i32 %start.0, %size
  br i1 %cmp2, label %for.cond4, label %for.inc43

for.cond4:                                        ; preds = %for.cond1, %for.body6
  %k.0 = phi i32 [ %inc, %for.body6 ], [ 0, %for.cond1 ]
  %cmp5 = icmp ult i32 %k.0, %half.0
  br i1 %cmp5, label %for.body6, label %for.inc39

for.body6:                                        ; preds = %for.cond4
  %add = add i32 %start.0, %k.0
  %idxprom = zext i32 %add to i64
  %arrayidx = getelementptr inbounds %struct.Complex, ptr %data, i64 %idxprom
  %idx.ext = zext i32 %half.0 to i64
  %add.ptr = getelementptr inbounds %struct.Complex, ptr %arrayidx, i64 %idx.ext
  %mul7 = mul i32 %k.0, %div
  %idxprom8 = zext i32 %mul7 to i64
  %arrayidx9 = getelementptr inbounds [2048 x %struct.Complex], ptr @factors, i64 0, i64 %idxprom8
  %factor.sroa.0.0.copyload = load double, ptr %arrayidx9, align 16
  %factor.sroa.3.0.arrayidx9.sroa_idx = getelementptr inbounds i8, ptr %arrayidx9, i64 8
  %factor.sroa.3.0.copyload = load double, ptr %factor.sroa.3.0.arrayidx9.sroa_idx, align 8
  %mul11 = fmul double %sign, %factor.sroa.3.0.copyload
  %re12 = getelementptr inbounds %struct.Complex, ptr %add.ptr, i32 0, i32 0
  %0 = load double, ptr %re12, align 8
  %im15 = getelementptr inbounds %struct.Complex, ptr %add.ptr, i32 0, i32 1
  %1 = load double, ptr %im15, align 8
  %mul16 = fmul double %1, %mul11
  %neg = fneg double %mul16
  %2 = call double @llvm.fmuladd.f64(double %0, double %factor.sroa.0.0.copyload, double %neg)
  %re18 = getelementptr inbounds %struct.Complex, ptr %add.ptr, i32 0, i32 0
  %3 = load double, ptr %re18, align 8
  %im20 = getelementptr inbounds %struct.Complex, ptr %add.ptr, i32 0, i32 1
  %4 = load double, ptr %im20, align 8
  %mul22 = fmul double %4, %factor.sroa.0.0.copyload
  %5 = call double @llvm.fmuladd.f64(double %3, double %mul11, double %mul22)
  %re24 = getelementptr inbounds %struct.Complex, ptr %arrayidx, i32 0, i32 0
  %6 = load double, ptr %re24, align 8
  %sub = fsub double %6, %2
  %im27 = getelementptr inbounds %struct.Complex, ptr %arrayidx, i32 0, i32 1
  %7 = load double, ptr %im27, align 8
  %sub29 = fsub double %7, %5
  store double %sub, ptr %add.ptr, align 8
  %.compoundliteral.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %add.ptr, i64 8
  store double %sub29, ptr %.compoundliteral.sroa.2.0..sroa_idx, align 8
  %re32 = getelementptr inbounds %struct.Complex, ptr %arrayidx, i32 0, i32 0
  %8 = load double, ptr %re32, align 8
  %add34 = fadd double %8, %2
  %im36 = getelementptr inbounds %struct.Complex, ptr %arrayidx, i32 0, i32 1
  %9 = load double, ptr %im36, align 8
  %add38 = fadd double %9, %5
  store double %add34, ptr %arrayidx, align 8
  %.compoundliteral30.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 8
  store double %add38, ptr %.compoundliteral30.sroa.2.0..sroa_idx, align 8
  %inc = add i32 %k.0, 1
  br label %for.cond4, !llvm.loop !11

for.inc39:                                        ; preds = %for.cond4
  %mul40 = mul i32 2, %half.0
  %add41 = add i32 %start.0, %mul40
  br label %for.cond1, !llvm.loop !12

for.inc43:                                        ; preds = %for.cond1
  %mul44 = mul i32 %half.0, 2
  br label %for.cond, !llvm.loop !13

for.end45:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #3

declare i32 @printf(ptr noundef, ...) #4

; Function Attrs: nounwind
declare double @cos(double noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @reverse_bits(ptr noundef %data, i32 noundef %size) #0 {
entry:
  %kept = alloca %struct.Complex, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc12, %entry
  %reversed.0 = phi i32 [ 0, %entry ], [ %xor4, %for.inc12 ]
  %i.0 = phi i32 [ 1, %entry ], [ %inc, %for.inc12 ]
  %cmp = icmp ult i32 %i.0, %size
  br i1 %cmp, label %for.body, label %for.end13

for.body:                                         ; preds = %for.cond
  %shr = lshr i32 %size, 1
  br label %for.cond1

for.cond1:                                        ; preds = %for.body2, %for.body
  %reversed.1 = phi i32 [ %reversed.0, %for.body ], [ %xor, %for.body2 ]
  %bit.0 = phi i32 [ %shr, %for.body ], [ %shr3, %for.body2 ]
  %and = and i32 %reversed.1, %bit.0
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %for.body2, label %for.end

for.body2:                                        ; preds = %for.cond1
  %xor = xor i32 %reversed.1, %bit.0
  %shr3 = lshr i32 %bit.0, 1
  br label %for.cond1, !llvm.loop !14

for.end:                                          ; preds = %for.cond1
  %xor4 = xor i32 %reversed.1, %bit.0
  %cmp5 = icmp ult i32 %i.0, %xor4
  br i1 %cmp5, label %if.then, label %for.inc12

if.then:                                          ; preds = %for.end
  %idxprom = zext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds %struct.Complex, ptr %data, i64 %idxprom
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %kept, ptr align 8 %arrayidx, i64 16, i1 false)
  %idxprom6 = zext i32 %i.0 to i64
  %arrayidx7 = getelementptr inbounds %struct.Complex, ptr %data, i64 %idxprom6
  %idxprom8 = zext i32 %xor4 to i64
  %arrayidx9 = getelementptr inbounds %struct.Complex, ptr %data, i64 %idxprom8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %arrayidx7, ptr align 8 %arrayidx9, i64 16, i1 false)
  %idxprom10 = zext i32 %xor4 to i64
  %arrayidx11 = getelementptr inbounds %struct.Complex, ptr %data, i64 %idxprom10
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %arrayidx11, ptr align 8 %kept, i64 16, i1 false)
  br label %for.inc12

for.inc12:                                        ; preds = %for.end, %if.then
  %inc = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !15

for.end13:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

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
!15 = distinct !{!15, !6}
