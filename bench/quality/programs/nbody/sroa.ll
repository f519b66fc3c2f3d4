source_filename = "nbody.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Body = type { %struct.Vector, %struct.Vector, double }
%struct.Vector = type { double, double, double }

@.str = private unnamed_addr constant [45 x i8] c"nbody: %ld steps, back at the start %s 1e-4\0A\00", align 1
@.str.1 = private unnamed_addr constant [11 x i8] c"not within\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"within\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %bodies = alloca [8 x %struct.Body], align 16
  %start = alloca [8 x %struct.Body], align 16
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %arrayidx = getelementptr inbounds ptr, ptr %argv, i64 1
  %0 = load ptr, ptr %arrayidx, align 8
  %call = call i64 @strtol(ptr noundef %0, ptr noundef null, i32 noundef 10) #6
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %entry ]
  %tobool = icmp ne i64 %cond, 0
  %mul = mul nsw i64 %cond, 2000000
  %cond4 = select i1 %tobool, i64 %mul, i64 2000
  %call5 = call double @squared_rate()
  %call6 = call double @sqrt(double noundef %call5) #6
  %div = fdiv double 0x401921FB54442D18, %call6
  %conv = sitofp i64 %cond4 to double
  %div7 = fdiv double %div, %conv
  %arraydecay = getelementptr inbounds [8 x %struct.Body], ptr %bodies, i64 0, i64 0
  call void @make_ring(ptr noundef %arraydecay, double noundef %call6)
  %arraydecay8 = getelementptr inbounds [8 x %struct.Body], ptr %start, i64 0, i64 0
  call void @make_ring(ptr noundef %arraydecay8, double noundef %call6)
  br label %for.cond

for.cond:                                         ; preds = %for.body, %cond.end
  %i.0 = phi i64 [ 0, %cond.end ], [ %inc, %for.body ]
  %cmp9 = icmp slt i64 %i.0, %cond4
  br i1 %cmp9, label %for.body, label %for.cond17

for.body:                                         ; preds = %for.cond
  %arraydecay11 = getelementptr inbounds [8 x %struct.Body], ptr %bodies, i64 0, i64 0
  %div12 = fdiv double %div7, 2.000000e+00
  call void @drift(ptr noundef %arraydecay11, double noundef %div12)
  %arraydecay13 = getelementptr inbounds [8 x %struct.Body], ptr %bodies, i64 0, i64 0
  call void @accelerate(ptr noundef %arraydecay13, double noundef %div7)
  %arraydecay14 = getelementptr inbounds [8 x %struct.Body], ptr %bodies, i64 0, i64 0
  %div15 = fdiv double %div7, 2.000000e+00
  call void @drift(ptr noundef %arraydecay14, double noundef %div15)
  %inc = add nsw i64 %i.0, 1
  br label %for.cond, !llvm.loop !5

for.cond17:                                       ; preds = %for.cond, %for.body20
  %wrong.0 = phi i32 [ %add, %for.body20 ], [ 0, %for.cond ]
  %i16.0 = phi i32 [ %inc29, %for.body20 ], [ 0, %for.cond ]
  %cmp18 = icmp slt i32 %i16.0, 8
  br i1 %cmp18, label %for.body20, label %for.end30

for.body20:                                       ; preds = %for.cond17
  %idxprom = sext i32 %i16.0 to i64
  %arrayidx21 = getelementptr inbounds [8 x %struct.Body], ptr %bodies, i64 0, i64 %idxprom
  %place = getelementptr inbounds %struct.Body, ptr %arrayidx21, i32 0, i32 0
  %idxprom22 = sext i32 %i16.0 to i64
  %arrayidx23 = getelementptr inbounds [8 x %struct.Body], ptr %start, i64 0, i64 %idxprom22
  %place24 = getelementptr inbounds %struct.Body, ptr %arrayidx23, i32 0, i32 0
  %call25 = call double @distance(ptr noundef byval(%struct.Vector) align 8 %place, ptr noundef byval(%struct.Vector) align 8 %place24)
  %cmp26 = fcmp olt double %call25, 1.000000e-04
  %lnot = xor i1 %cmp26, true
  %lnot.ext = zext i1 %lnot to i32
  %add = add nsw i32 %wrong.0, %lnot.ext
  %inc29 = add nsw i32 %i16.0, 1
  br label %for.cond17, !llvm.loop !7

for.end30:                                        ; preds = %for.cond17
  %tobool31 = icmp ne i32 %wrong.0, 0
  %1 = zext i1 %tobool31 to i64
  %cond32 = select i1 %tobool31, ptr @.str.1, ptr @.str.2
  %call33 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %cond4, ptr noundef %cond32)
  %cmp34 = icmp ne i32 %wrong.0, 0
  %conv35 = zext i1 %cmp34 to i32
  ret i32 %conv35
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: nounwind
declare double @sqrt(double noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal double @squared_rate() #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %pull.0 = phi double [ 0.000000e+00, %entry ], [ %add, %for.body ]
  %i.0 = phi i32 [ 1, %entry ], [ %inc, %for.body ]
  %cmp = icmp slt i32 %i.0, 7
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %conv = sitofp i32 %i.0 to double
  %mul = fmul double 0x400921FB54442D18, %conv
  %div = fdiv double %mul, 7.000000e+00
  %call = call double @sin(double noundef %div) #6
  %div1 = fdiv double 2.500000e-01, %call
  %add = fadd double %pull.0, %div1
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !8

for.end:                                          ; preds = %for.cond
  %0 = call double @llvm.fmuladd.f64(double 1.000000e-04, double %pull.0, double 1.000000e+00)
  ret double %0
}

; Function Attrs: noinline nounwind uwtable
define internal void @make_ring(ptr noundef %bodies, double noundef %rate) #0 {
entry:
  %.compoundliteral.sroa.0 = alloca { %struct.Vector, %struct.Vector }, align 8
  %arrayidx = getelementptr inbounds %struct.Body, ptr %bodies, i64 0
  call void @llvm.memset.p0.i64(ptr align 8 %.compoundliteral.sroa.0, i8 0, i64 48, i1 false)
  %0 = bitcast double undef to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %arrayidx, ptr align 8 %.compoundliteral.sroa.0, i64 48, i1 false)
  %.compoundliteral.sroa.2.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 48
  store double 1.000000e+00, ptr %.compoundliteral.sroa.2.0.arrayidx.sroa_idx, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %i.0 = phi i32 [ 1, %entry ], [ %inc, %for.body ]
  %cmp = icmp sle i32 %i.0, 7
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %conv = sitofp i32 %i.0 to double
  %mul = fmul double 0x401921FB54442D18, %conv
  %div = fdiv double %mul, 7.000000e+00
  %call = call double @cos(double noundef %div) #6
  %call2 = call double @sin(double noundef %div) #6
  %mul3 = fmul double 8.000000e-01, %call2
  %call4 = call double @sin(double noundef %div) #6
  %mul5 = fmul double 6.000000e-01, %call4
  %fneg = fneg double %rate
  %call8 = call double @sin(double noundef %div) #6
  %mul9 = fmul double %fneg, %call8
  %mul11 = fmul double %rate, 8.000000e-01
  %call12 = call double @cos(double noundef %div) #6
  %mul13 = fmul double %mul11, %call12
  %mul15 = fmul double %rate, 6.000000e-01
  %call16 = call double @cos(double noundef %div) #6
  %mul17 = fmul double %mul15, %call16
  %idxprom = sext i32 %i.0 to i64
  %arrayidx18 = getelementptr inbounds %struct.Body, ptr %bodies, i64 %idxprom
  store double %call, ptr %arrayidx18, align 8
  %.compoundliteral19.sroa.0.sroa.0.sroa.2.0.arrayidx18.sroa_idx = getelementptr inbounds i8, ptr %arrayidx18, i64 8
  store double %mul3, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.2.0.arrayidx18.sroa_idx, align 8
  %.compoundliteral19.sroa.0.sroa.0.sroa.3.0.arrayidx18.sroa_idx = getelementptr inbounds i8, ptr %arrayidx18, i64 16
  store double %mul5, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.3.0.arrayidx18.sroa_idx, align 8
  %.compoundliteral19.sroa.0.sroa.2.0.arrayidx18.sroa_idx = getelementptr inbounds i8, ptr %arrayidx18, i64 24
  store double %mul9, ptr %.compoundliteral19.sroa.0.sroa.2.0.arrayidx18.sroa_idx, align 8
  %.compoundliteral19.sroa.0.sroa.3.0.arrayidx18.sroa_idx = getelementptr inbounds i8, ptr %arrayidx18, i64 32
  store double %mul13, ptr %.compoundliteral19.sroa.0.sroa.3.0.arrayidx18.sroa_idx, align 8
  %.compoundliteral19.sroa.0.sroa.4.0.arrayidx18.sroa_idx = getelementptr inbounds i8, ptr %arrayidx18, i64 40
  store double %mul17, ptr %.compoundliteral19.sroa.0.sroa.4.0.arrayidx18.sroa_idx, align 8
  %.compoundliteral19.sroa.3.0.arrayidx18.sroa_idx = getelementptr inbounds i8, ptr %arrayidx18, i64 48
  store double 1.000000e-04, ptr %.compoundliteral19.sroa.3.0.arrayidx18.sroa_idx, align 8
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !9

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @drift(ptr noundef %bodies, double noundef %time) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %cmp = icmp slt i32 %i.0, 8
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds %struct.Body, ptr %bodies, i64 %idxprom
  %speed = getelementptr inbounds %struct.Body, ptr %arrayidx, i32 0, i32 1
  %x = getelementptr inbounds %struct.Vector, ptr %speed, i32 0, i32 0
  %0 = load double, ptr %x, align 8
  %idxprom1 = sext i32 %i.0 to i64
  %arrayidx2 = getelementptr inbounds %struct.Body, ptr %bodies, i64 %idxprom1
  %place = getelementptr inbounds %struct.Body, ptr %arrayidx2, i32 0, i32 0
  %x3 = getelementptr inbounds %struct.Vector, ptr %place, i32 0, i32 0
  %1 = load double, ptr %x3, align 8
  %2 = call double @llvm.fmuladd.f64(double %0, double %time, double %1)
  store double %2, ptr %x3, align 8
  %idxprom4 = sext i32 %i.0 to i64
  %arrayidx5 = getelementptr inbounds %struct.Body, ptr %bodies, i64 %idxprom4
  %speed6 = getelementptr inbounds %struct.Body, ptr %arrayidx5, i32 0, i32 1
  %y = getelementptr inbounds %struct.Vector, ptr %speed6, i32 0, i32 1
  %3 = load double, ptr %y, align 8
  %idxprom7 = sext i32 %i.0 to i64
  %arrayidx8 = getelementptr inbounds %struct.Body, ptr %bodies, i64 %idxprom7
  %place9 = getelementptr inbounds %struct.Body, ptr %arrayidx8, i32 0, i32 0
  %y10 = getelementptr inbounds %struct.Vector, ptr %place9, i32 0, i32 1
  %4 = load double, ptr %y10, align 8
  %5 = call double @llvm.fmuladd.f64(double %3, double %time, double %4)
  store double %5, ptr %y10, align 8
  %idxprom11 = sext i32 %i.0 to i64
  %arrayidx12 = getelementptr inbounds %struct.Body, ptr %bodies, i64 %idxprom11
  %speed13 = getelementptr inbounds %struct.Body, ptr %arrayidx12, i32 0, i32 1
  %z = getelementptr inbounds %struct.Vector, ptr %speed13, i32 0, i32 2
  %6 = load double, ptr %z, align 8
  %idxprom14 = sext i32 %i.0 to i64
  %arrayidx15 = getelementptr inbounds %struct.Body, ptr %bodies, i64 %idxprom14
  %place16 = getelementptr inbounds %struct.Body, ptr %arrayidx15, i32 0, i32 0
  %z17 = getelementptr inbounds %struct.Vector, ptr %place16, i32 0, i32 2
  %7 = load double, ptr %z17, align 8
  %8 = call double @llvm.fmuladd.f64(double %6, double %time, double %7)
  store double %8, ptr %z17, align 8
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !10

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @accelerate(ptr noundef %bodies, double noundef %time) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc47, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc48, %for.inc47 ]
  %cmp = icmp slt i32 %i.0, 8
  br i1 %cmp, label %for.body, label %for.end49

for.body:                                         ; preds = %for.cond
  %add = add nsw i32 %i.0, 1
  br label %for.cond1

for.cond1:                                        ; preds = %for.body3, %for.body
  %k.0 = phi i32 [ %add, %for.body ], [ %inc, %for.body3 ]
  %cmp2 = icmp slt i32 %k.0, 8
  br i1 %cmp2, label %for.body3, label %for.inc47

for.body3:                                        ; preds = %for.cond1
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds %struct.Body, ptr %bodies, i64 %idxprom
  %idxprom4 = sext i32 %k.0 to i64
  %arrayidx5 = getelementptr inbounds %struct.Body, ptr %bodies, i64 %idxprom4
  %place = getelementptr inbounds %struct.Body, ptr %arrayidx, i32 0, i32 0
  %x = getelementptr inbounds %struct.Vector, ptr %place, i32 0, i32 0
  %0 = load double, ptr %x, align 8
  %place6 = getelementptr inbounds %struct.Body, ptr %arrayidx5, i32 0, i32 0
  %x7 = getelementptr inbounds %struct.Vector, ptr %place6, i32 0, i32 0
  %1 = load double, ptr %x7, align 8
  %sub = fsub double %0, %1
  %place8 = getelementptr inbounds %struct.Body, ptr %arrayidx, i32 0, i32 0
  %y = getelementptr inbounds %struct.Vector, ptr %place8, i32 0, i32 1
  %2 = load double, ptr %y, align 8
  %place9 = getelementptr inbounds %struct.Body, ptr %arrayidx5, i32 0, i32 0
  %y10 = getelementptr inbounds %struct.Vector, ptr %place9, i32 0, i32 1
  %3 = load double, ptr %y10, align 8
  %sub11 = fsub double %2, %3
  %place12 = getelementptr inbounds %struct.Body, ptr %arrayidx, i32 0, i32 0
  %z = getelementptr inbounds %struct.Vector, ptr %place12, i32 0, i32 2
  %4 = load double, ptr %z, align 8
  %place13 = getelementptr inbounds %struct.Body, ptr %arrayidx5, i32 0, i32 0
  %z14 = getelementptr inbounds %struct.Vector, ptr %place13, i32 0, i32 2
  %5 = load double, ptr %z14, align 8
  %sub15 = fsub double %4, %5
  %mul16 = fmul double %sub11, %sub11
  %6 = call double @llvm.fmuladd.f64(double %sub, double %sub, double %mul16)
  %7 = call double @llvm.fmuladd.f64(double %sub15, double %sub15, double %6)
  %call = call double @sqrt(double noundef %7) #6
  %mul = fmul double %7, %call
  %div = fdiv double %time, %mul
  %mass = getelementptr inbounds %struct.Body, ptr %arrayidx5, i32 0, i32 2
  %8 = load double, ptr %mass, align 8
  %mul17 = fmul double %sub, %8
  %speed = getelementptr inbounds %struct.Body, ptr %arrayidx, i32 0, i32 1
  %x19 = getelementptr inbounds %struct.Vector, ptr %speed, i32 0, i32 0
  %9 = load double, ptr %x19, align 8
  %neg = fneg double %mul17
  %10 = call double @llvm.fmuladd.f64(double %neg, double %div, double %9)
  store double %10, ptr %x19, align 8
  %mass20 = getelementptr inbounds %struct.Body, ptr %arrayidx5, i32 0, i32 2
  %11 = load double, ptr %mass20, align 8
  %mul21 = fmul double %sub11, %11
  %speed23 = getelementptr inbounds %struct.Body, ptr %arrayidx, i32 0, i32 1
  %y24 = getelementptr inbounds %struct.Vector, ptr %speed23, i32 0, i32 1
  %12 = load double, ptr %y24, align 8
  %neg25 = fneg double %mul21
  %13 = call double @llvm.fmuladd.f64(double %neg25, double %div, double %12)
  store double %13, ptr %y24, align 8
  %mass26 = getelementptr inbounds %struct.Body, ptr %arrayidx5, i32 0, i32 2
  %14 = load double, ptr %mass26, align 8
  %mul27 = fmul double %sub15, %14
  %speed29 = getelementptr inbounds %struct.Body, ptr %arrayidx, i32 0, i32 1
  %z30 = getelementptr inbounds %struct.Vector, ptr %speed29, i32 0, i32 2
  %15 = load double, ptr %z30, align 8
  %neg31 = fneg double %mul27
  %16 = call double @llvm.fmuladd.f64(double %neg31, double %div, double %15)
  store double %16, ptr %z30, align 8
  %mass32 = getelementptr inbounds %struct.Body, ptr %arrayidx, i32 0, i32 2
  %17 = load double, ptr %mass32, align 8
  %mul33 = fmul double %sub, %17
  %speed35 = getelementptr inbounds %struct.Body, ptr %arrayidx5, i32 0, i32 1
  %x36 = getelementptr inbounds %struct.Vector, ptr %speed35, i32 0, i32 0
  %18 = load double, ptr %x36, align 8
  %19 = call double @llvm.fmuladd.f64(double %mul33, double %div, double %18)
  store double %19, ptr %x36, align 8
  %mass37 = getelementptr inbounds %struct.Body, ptr %arrayidx, i32 0, i32 2
  %20 = load double, ptr %mass37, align 8
  %mul38 = fmul double %sub11, %20
  %speed40 = getelementptr inbounds %struct.Body, ptr %arrayidx5, i32 0, i32 1
  %y41 = getelementptr inbounds %struct.Vector, ptr %speed40, i32 0, i32 1
  %21 = load double, ptr %y41, align 8
  %22 = call double @llvm.fmuladd.f64(double %mul38, double %div, double %21)
  store double %22, ptr %y41, align 8
  %mass42 = getelementptr inbounds %struct.Body, ptr %arrayidx, i32 0, i32 2
  %23 = load double, ptr %mass42, align 8
  %mul43 = fmul double %sub15, %23
  %speed45 = getelementptr inbounds %struct.Body, ptr %arrayidx5, i32 0, i32 1
  %z46 = getelementptr inbounds %struct.Vector, ptr %speed45, i32 0, i32 2
  %24 = load double, ptr %z46, align 8
  %25 = call double @llvm.fmuladd.f64(double %mul43, double %div, double %24)
  store double %25, ptr %z46, align 8
  %inc = add nsw i32 %k.0, 1
  br label %for.cond1, !llvm.loop !11

for.inc47:                                        ; preds = %for.cond1
  %inc48 = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !12

for.end49:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal double @distance(ptr noundef byval(%struct.Vector) align 8 %a, ptr noundef byval(%struct.Vector) align 8 %b) #0 {
entry:
  %x = getelementptr inbounds %struct.Vector, ptr %a, i32 0, i32 0
  %0 = load double, ptr %x, align 8
  %x1 = getelementptr inbounds %struct.Vector, ptr %b, i32 0, i32 0
  %1 = load double, ptr %x1, align 8
  %sub = fsub double %0, %1
  %y = getelementptr inbounds %struct.Vector, ptr %a, i32 0, i32 1
  %2 = load double, ptr %y, align 8
  %y2 = getelementptr inbounds %struct.Vector, ptr %b, i32 0, i32 1
  %3 = load double, ptr %y2, align 8
  %sub3 = fsub double %2, %3
  %z = getelementptr inbounds %struct.Vector, ptr %a, i32 0, i32 2
  %4 = load double, ptr %z, align 8
  %z4 = getelementptr inbounds %struct.Vector, ptr %b, i32 0, i32 2
  %5 = load double, ptr %z4, align 8
  %sub5 = fsub double %4, %5
  %mul6 = fmul double %sub3, %sub3
  %6 = call double @llvm.fmuladd.f64(double %sub, double %sub, double %mul6)
  %7 = call double @llvm.fmuladd.f64(double %sub5, double %sub5, double %6)
  %call = call double @sqrt(double noundef %7) #6
  ret double %call
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: nounwind
declare double @sin(double noundef) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nounwind
declare double @cos(double noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind }

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
