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
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %steps = alloca i64, align 8
  %bodies = alloca [8 x %struct.Body], align 16
  %start = alloca [8 x %struct.Body], align 16
  %rate = alloca double, align 8
  %time = alloca double, align 8
  %wrong = alloca i32, align 4
  %i = alloca i64, align 8
  %i16 = alloca i32, align 4
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
  %call = call i64 @strtol(ptr noundef %2, ptr noundef null, i32 noundef 10) #6
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
  %mul = mul nsw i64 %4, 2000000
  br label %cond.end3

cond.false2:                                      ; preds = %cond.end
  br label %cond.end3

cond.end3:                                        ; preds = %cond.false2, %cond.true1
  %cond4 = phi i64 [ %mul, %cond.true1 ], [ 2000, %cond.false2 ]
  store i64 %cond4, ptr %steps, align 8
  %call5 = call double @squared_rate()
  %call6 = call double @sqrt(double noundef %call5) #6
  store double %call6, ptr %rate, align 8
  %5 = load double, ptr %rate, align 8
  %div = fdiv double 0x401921FB54442D18, %5
  %6 = load i64, ptr %steps, align 8
  %conv = sitofp i64 %6 to double
  %div7 = fdiv double %div, %conv
  store double %div7, ptr %time, align 8
  store i32 0, ptr %wrong, align 4
  %arraydecay = getelementptr inbounds [8 x %struct.Body], ptr %bodies, i64 0, i64 0
  %7 = load double, ptr %rate, align 8
  call void @make_ring(ptr noundef %arraydecay, double noundef %7)
  %arraydecay8 = getelementptr inbounds [8 x %struct.Body], ptr %start, i64 0, i64 0
  %8 = load double, ptr %rate, align 8
  call void @make_ring(ptr noundef %arraydecay8, double noundef %8)
  store i64 0, ptr %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end3
  %9 = load i64, ptr %i, align 8
  %10 = load i64, ptr %steps, align 8
  %cmp9 = icmp slt i64 %9, %10
  br i1 %cmp9, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %arraydecay11 = getelementptr inbounds [8 x %struct.Body], ptr %bodies, i64 0, i64 0
  %11 = load double, ptr %time, align 8
  %div12 = fdiv double %11, 2.000000e+00
  call void @drift(ptr noundef %arraydecay11, double noundef %div12)
  %arraydecay13 = getelementptr inbounds [8 x %struct.Body], ptr %bodies, i64 0, i64 0
  %12 = load double, ptr %time, align 8
  call void @accelerate(ptr noundef %arraydecay13, double noundef %12)
  %arraydecay14 = getelementptr inbounds [8 x %struct.Body], ptr %bodies, i64 0, i64 0
  %13 = load double, ptr %time, align 8
  %div15 = fdiv double %13, 2.000000e+00
  call void @drift(ptr noundef %arraydecay14, double noundef %div15)
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %14 = load i64, ptr %i, align 8
  %inc = add nsw i64 %14, 1
  store i64 %inc, ptr %i, align 8
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  store i32 0, ptr %i16, align 4
  br label %for.cond17

for.cond17:                                       ; preds = %for.inc28, %for.end
  %15 = load i32, ptr %i16, align 4
  %cmp18 = icmp slt i32 %15, 8
  br i1 %cmp18, label %for.body20, label %for.end30

for.body20:                                       ; preds = %for.cond17
  %16 = load i32, ptr %i16, align 4
  %idxprom = sext i32 %16 to i64
  %arrayidx21 = getelementptr inbounds [8 x %struct.Body], ptr %bodies, i64 0, i64 %idxprom
  %place = getelementptr inbounds %struct.Body, ptr %arrayidx21, i32 0, i32 0
  %17 = load i32, ptr %i16, align 4
  %idxprom22 = sext i32 %17 to i64
  %arrayidx23 = getelementptr inbounds [8 x %struct.Body], ptr %start, i64 0, i64 %idxprom22
  %place24 = getelementptr inbounds %struct.Body, ptr %arrayidx23, i32 0, i32 0
  %call25 = call double @distance(ptr noundef byval(%struct.Vector) align 8 %place, ptr noundef byval(%struct.Vector) align 8 %place24)
  %cmp26 = fcmp olt double %call25, 1.000000e-04
  %lnot = xor i1 %cmp26, true
  %lnot.ext = zext i1 %lnot to i32
  %18 = load i32, ptr %wrong, align 4
  %add = add nsw i32 %18, %lnot.ext
  store i32 %add, ptr %wrong, align 4
  br label %for.inc28

for.inc28:                                        ; preds = %for.body20
  %19 = load i32, ptr %i16, align 4
  %inc29 = add nsw i32 %19, 1
  store i32 %inc29, ptr %i16, align 4
  br label %for.cond17, !llvm.loop !7

for.end30:                                        ; preds = %for.cond17
  %20 = load i64, ptr %steps, align 8
  %21 = load i32, ptr %wrong, align 4
  %tobool31 = icmp ne i32 %21, 0
  %22 = zext i1 %tobool31 to i64
  %cond32 = select i1 %tobool31, ptr @.str.1, ptr @.str.2
  %call33 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %20, ptr noundef %cond32)
  %23 = load i32, ptr %wrong, align 4
  %cmp34 = icmp ne i32 %23, 0
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
  %pull = alloca double, align 8
  %i = alloca i32, align 4
  store double 0.000000e+00, ptr %pull, align 8
  store i32 1, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4
  %cmp = icmp slt i32 %0, 7
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %i, align 4
  %conv = sitofp i32 %1 to double
  %mul = fmul double 0x400921FB54442D18, %conv
  %div = fdiv double %mul, 7.000000e+00
  %call = call double @sin(double noundef %div) #6
  %div1 = fdiv double 2.500000e-01, %call
  %2 = load double, ptr %pull, align 8
  %add = fadd double %2, %div1
  store double %add, ptr %pull, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %3 = load i32, ptr %i, align 4
  %inc = add nsw i32 %3, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !8

for.end:                                          ; preds = %for.cond
  %4 = load double, ptr %pull, align 8
  %5 = call double @llvm.fmuladd.f64(double 1.000000e-04, double %4, double 1.000000e+00)
  ret double %5
}

; Function Attrs: noinline nounwind uwtable
define internal void @make_ring(ptr noundef %bodies, double noundef %rate) #0 {
entry:
  %bodies.addr = alloca ptr, align 8
  %rate.addr = alloca double, align 8
  %.compoundliteral = alloca %struct.Body, align 8
  %i = alloca i32, align 4
  %angle = alloca double, align 8
  %place1 = alloca %struct.Vector, align 8
  %speed6 = alloca %struct.Vector, align 8
  %.compoundliteral19 = alloca %struct.Body, align 8
  store ptr %bodies, ptr %bodies.addr, align 8
  store double %rate, ptr %rate.addr, align 8
  %0 = load ptr, ptr %bodies.addr, align 8
  %arrayidx = getelementptr inbounds %struct.Body, ptr %0, i64 0
  call void @llvm.memset.p0.i64(ptr align 8 %.compoundliteral, i8 0, i64 56, i1 false)
  %place = getelementptr inbounds %struct.Body, ptr %.compoundliteral, i32 0, i32 0
  %speed = getelementptr inbounds %struct.Body, ptr %.compoundliteral, i32 0, i32 1
  %mass = getelementptr inbounds %struct.Body, ptr %.compoundliteral, i32 0, i32 2
  store double 1.000000e+00, ptr %mass, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %arrayidx, ptr align 8 %.compoundliteral, i64 56, i1 false)
  store i32 1, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4
  %cmp = icmp sle i32 %1, 7
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load i32, ptr %i, align 4
  %conv = sitofp i32 %2 to double
  %mul = fmul double 0x401921FB54442D18, %conv
  %div = fdiv double %mul, 7.000000e+00
  store double %div, ptr %angle, align 8
  %x = getelementptr inbounds %struct.Vector, ptr %place1, i32 0, i32 0
  %3 = load double, ptr %angle, align 8
  %call = call double @cos(double noundef %3) #6
  store double %call, ptr %x, align 8
  %y = getelementptr inbounds %struct.Vector, ptr %place1, i32 0, i32 1
  %4 = load double, ptr %angle, align 8
  %call2 = call double @sin(double noundef %4) #6
  %mul3 = fmul double 8.000000e-01, %call2
  store double %mul3, ptr %y, align 8
  %z = getelementptr inbounds %struct.Vector, ptr %place1, i32 0, i32 2
  %5 = load double, ptr %angle, align 8
  %call4 = call double @sin(double noundef %5) #6
  %mul5 = fmul double 6.000000e-01, %call4
  store double %mul5, ptr %z, align 8
  %x7 = getelementptr inbounds %struct.Vector, ptr %speed6, i32 0, i32 0
  %6 = load double, ptr %rate.addr, align 8
  %fneg = fneg double %6
  %7 = load double, ptr %angle, align 8
  %call8 = call double @sin(double noundef %7) #6
  %mul9 = fmul double %fneg, %call8
  store double %mul9, ptr %x7, align 8
  %y10 = getelementptr inbounds %struct.Vector, ptr %speed6, i32 0, i32 1
  %8 = load double, ptr %rate.addr, align 8
  %mul11 = fmul double %8, 8.000000e-01
  %9 = load double, ptr %angle, align 8
  %call12 = call double @cos(double noundef %9) #6
  %mul13 = fmul double %mul11, %call12
  store double %mul13, ptr %y10, align 8
  %z14 = getelementptr inbounds %struct.Vector, ptr %speed6, i32 0, i32 2
  %10 = load double, ptr %rate.addr, align 8
  %mul15 = fmul double %10, 6.000000e-01
  %11 = load double, ptr %angle, align 8
  %call16 = call double @cos(double noundef %11) #6
  %mul17 = fmul double %mul15, %call16
  store double %mul17, ptr %z14, align 8
  %12 = load ptr, ptr %bodies.addr, align 8
  %13 = load i32, ptr %i, align 4
  %idxprom = sext i32 %13 to i64
  %arrayidx18 = getelementptr inbounds %struct.Body, ptr %12, i64 %idxprom
  %place20 = getelementptr inbounds %struct.Body, ptr %.compoundliteral19, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %place20, ptr align 8 %place1, i64 24, i1 false)
  %speed21 = getelementptr inbounds %struct.Body, ptr %.compoundliteral19, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %speed21, ptr align 8 %speed6, i64 24, i1 false)
  %mass22 = getelementptr inbounds %struct.Body, ptr %.compoundliteral19, i32 0, i32 2
  store double 1.000000e-04, ptr %mass22, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %arrayidx18, ptr align 8 %.compoundliteral19, i64 56, i1 false)
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %14 = load i32, ptr %i, align 4
  %inc = add nsw i32 %14, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !9

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @drift(ptr noundef %bodies, double noundef %time) #0 {
entry:
  %bodies.addr = alloca ptr, align 8
  %time.addr = alloca double, align 8
  %i = alloca i32, align 4
  store ptr %bodies, ptr %bodies.addr, align 8
  store double %time, ptr %time.addr, align 8
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4
  %cmp = icmp slt i32 %0, 8
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load ptr, ptr %bodies.addr, align 8
  %2 = load i32, ptr %i, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds %struct.Body, ptr %1, i64 %idxprom
  %speed = getelementptr inbounds %struct.Body, ptr %arrayidx, i32 0, i32 1
  %x = getelementptr inbounds %struct.Vector, ptr %speed, i32 0, i32 0
  %3 = load double, ptr %x, align 8
  %4 = load double, ptr %time.addr, align 8
  %5 = load ptr, ptr %bodies.addr, align 8
  %6 = load i32, ptr %i, align 4
  %idxprom1 = sext i32 %6 to i64
  %arrayidx2 = getelementptr inbounds %struct.Body, ptr %5, i64 %idxprom1
  %place = getelementptr inbounds %struct.Body, ptr %arrayidx2, i32 0, i32 0
  %x3 = getelementptr inbounds %struct.Vector, ptr %place, i32 0, i32 0
  %7 = load double, ptr %x3, align 8
  %8 = call double @llvm.fmuladd.f64(double %3, double %4, double %7)
  store double %8, ptr %x3, align 8
  %9 = load ptr, ptr %bodies.addr, align 8
  %10 = load i32, ptr %i, align 4
  %idxprom4 = sext i32 %10 to i64
  %arrayidx5 = getelementptr inbounds %struct.Body, ptr %9, i64 %idxprom4
  %speed6 = getelementptr inbounds %struct.Body, ptr %arrayidx5, i32 0, i32 1
  %y = getelementptr inbounds %struct.Vector, ptr %speed6, i32 0, i32 1
  %11 = load double, ptr %y, align 8
  %12 = load double, ptr %time.addr, align 8
  %13 = load ptr, ptr %bodies.addr, align 8
  %14 = load i32, ptr %i, align 4
  %idxprom7 = sext i32 %14 to i64
  %arrayidx8 = getelementptr inbounds %struct.Body, ptr %13, i64 %idxprom7
  %place9 = getelementptr inbounds %struct.Body, ptr %arrayidx8, i32 0, i32 0
  %y10 = getelementptr inbounds %struct.Vector, ptr %place9, i32 0, i32 1
  %15 = load double, ptr %y10, align 8
  %16 = call double @llvm.fmuladd.f64(double %11, double %12, double %15)
  store double %16, ptr %y10, align 8
  %17 = load ptr, ptr %bodies.addr, align 8
  %18 = load i32, ptr %i, align 4
  %idxprom11 = sext i32 %18 to i64
  %arrayidx12 = getelementptr inbounds %struct.Body, ptr %17, i64 %idxprom11
  %speed13 = getelementptr inbounds %struct.Body, ptr %arrayidx12, i32 0, i32 1
  %z = getelementptr inbounds %struct.Vector, ptr %speed13, i32 0, i32 2
  %19 = load double, ptr %z, align 8
  %20 = load double, ptr %time.addr, align 8
  %21 = load ptr, ptr %bodies.addr, align 8
  %22 = load i32, ptr %i, align 4
  %idxprom14 = sext i32 %22 to i64
  %arrayidx15 = getelementptr inbounds %struct.Body, ptr %21, i64 %idxprom14
  %place16 = getelementptr inbounds %struct.Body, ptr %arrayidx15, i32 0, i32 0
  %z17 = getelementptr inbounds %struct.Vector, ptr %place16, i32 0, i32 2
  %23 = load double, ptr %z17, align 8
  %24 = call double @llvm.fmuladd.f64(double %19, double %20, double %23)
  store double %24, ptr %z17, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %25 = load i32, ptr %i, align 4
  %inc = add nsw i32 %25, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !10

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @accelerate(ptr noundef %bodies, double noundef %time) #0 {
entry:
  %bodies.addr = alloca ptr, align 8
  %time.addr = alloca double, align 8
  %i = alloca i32, align 4
  %k = alloca i32, align 4
  %a = alloca ptr, align 8
  %b = alloca ptr, align 8
  %dx = alloca double, align 8
  %dy = alloca double, align 8
  %dz = alloca double, align 8
  %square = alloca double, align 8
  %strength = alloca double, align 8
  store ptr %bodies, ptr %bodies.addr, align 8
  store double %time, ptr %time.addr, align 8
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc47, %entry
  %0 = load i32, ptr %i, align 4
  %cmp = icmp slt i32 %0, 8
  br i1 %cmp, label %for.body, label %for.end49

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %i, align 4
  %add = add nsw i32 %1, 1
  store i32 %add, ptr %k, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %2 = load i32, ptr %k, align 4
  %cmp2 = icmp slt i32 %2, 8
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %3 = load ptr, ptr %bodies.addr, align 8
  %4 = load i32, ptr %i, align 4
  %idxprom = sext i32 %4 to i64
  %arrayidx = getelementptr inbounds %struct.Body, ptr %3, i64 %idxprom
  store ptr %arrayidx, ptr %a, align 8
  %5 = load ptr, ptr %bodies.addr, align 8
  %6 = load i32, ptr %k, align 4
  %idxprom4 = sext i32 %6 to i64
  %arrayidx5 = getelementptr inbounds %struct.Body, ptr %5, i64 %idxprom4
  store ptr %arrayidx5, ptr %b, align 8
  %7 = load ptr, ptr %a, align 8
  %place = getelementptr inbounds %struct.Body, ptr %7, i32 0, i32 0
  %x = getelementptr inbounds %struct.Vector, ptr %place, i32 0, i32 0
  %8 = load double, ptr %x, align 8
  %9 = load ptr, ptr %b, align 8
  %place6 = getelementptr inbounds %struct.Body, ptr %9, i32 0, i32 0
  %x7 = getelementptr inbounds %struct.Vector, ptr %place6, i32 0, i32 0
  %10 = load double, ptr %x7, align 8
  %sub = fsub double %8, %10
  store double %sub, ptr %dx, align 8
  %11 = load ptr, ptr %a, align 8
  %place8 = getelementptr inbounds %struct.Body, ptr %11, i32 0, i32 0
  %y = getelementptr inbounds %struct.Vector, ptr %place8, i32 0, i32 1
  %12 = load double, ptr %y, align 8
  %13 = load ptr, ptr %b, align 8
  %place9 = getelementptr inbounds %struct.Body, ptr %13, i32 0, i32 0
  %y10 = getelementptr inbounds %struct.Vector, ptr %place9, i32 0, i32 1
  %14 = load double, ptr %y10, align 8
  %sub11 = fsub double %12, %14
  store double %sub11, ptr %dy, align 8
  %15 = load ptr, ptr %a, align 8
  %place12 = getelementptr inbounds %struct.Body, ptr %15, i32 0, i32 0
  %z = getelementptr inbounds %struct.Vector, ptr %place12, i32 0, i32 2
  %16 = load double, ptr %z, align 8
  %17 = load ptr, ptr %b, align 8
  %place13 = getelementptr inbounds %struct.Body, ptr %17, i32 0, i32 0
  %z14 = getelementptr inbounds %struct.Vector, ptr %place13, i32 0, i32 2
  %18 = load double, ptr %z14, align 8
  %sub15 = fsub double %16, %18
  store double %sub15, ptr %dz, align 8
  %19 = load double, ptr %dx, align 8
  %20 = load double, ptr %dx, align 8
  %21 = load double, ptr %dy, align 8
  %22 = load double, ptr %dy, align 8
  %mul16 = fmul double %21, %22
  %23 = call double @llvm.fmuladd.f64(double %19, double %20, double %mul16)
  %24 = load double, ptr %dz, align 8
  %25 = load double, ptr %dz, align 8
  %26 = call double @llvm.fmuladd.f64(double %24, double %25, double %23)
  store double %26, ptr %square, align 8
  %27 = load double, ptr %time.addr, align 8
  %28 = load double, ptr %square, align 8
  %29 = load double, ptr %square, align 8
  %call = call double @sqrt(double noundef %29) #6
  %mul = fmul double %28, %call
  %div = fdiv double %27, %mul
  store double %div, ptr %strength, align 8
  %30 = load double, ptr %dx, align 8
  %31 = load ptr, ptr %b, align 8
  %mass = getelementptr inbounds %struct.Body, ptr %31, i32 0, i32 2
  %32 = load double, ptr %mass, align 8
  %mul17 = fmul double %30, %32
  %33 = load double, ptr %strength, align 8
  %34 = load ptr, ptr %a, align 8
  %speed = getelementptr inbounds %struct.Body, ptr %34, i32 0, i32 1
  %x19 = getelementptr inbounds %struct.Vector, ptr %speed, i32 0, i32 0
  %35 = load double, ptr %x19, align 8
  %neg = fneg double %mul17
  %36 = call double @llvm.fmuladd.f64(double %neg, double %33, double %35)
  store double %36, ptr %x19, align 8
  %37 = load double, ptr %dy, align 8
  %38 = load ptr, ptr %b, align 8
  %mass20 = getelementptr inbounds %struct.Body, ptr %38, i32 0, i32 2
  %39 = load double, ptr %mass20, align 8
  %mul21 = fmul double %37, %39
  %40 = load double, ptr %strength, align 8
  %41 = load ptr, ptr %a, align 8
  %speed23 = getelementptr inbounds %struct.Body, ptr %41, i32 0, i32 1
  %y24 = getelementptr inbounds %struct.Vector, ptr %speed23, i32 0, i32 1
  %42 = load double, ptr %y24, align 8
  %neg25 = fneg double %mul21
  %43 = call double @llvm.fmuladd.f64(double %neg25, double %40, double %42)
  store double %43, ptr %y24, align 8
  %44 = load double, ptr %dz, align 8
  %45 = load ptr, ptr %b, align 8
  %mass26 = getelementptr inbounds %struct.Body, ptr %45, i32 0, i32 2
  %46 = load double, ptr %mass26, align 8
  %mul27 = fmul double %44, %46
  %47 = load double, ptr %strength, align 8
  %48 = load ptr, ptr %a, align 8
  %speed29 = getelementptr inbounds %struct.Body, ptr %48, i32 0, i32 1
  %z30 = getelementptr inbounds %struct.Vector, ptr %speed29, i32 0, i32 2
  %49 = load double, ptr %z30, align 8
  %neg31 = fneg double %mul27
  %50 = call double @llvm.fmuladd.f64(double %neg31, double %47, double %49)
  store double %50, ptr %z30, align 8
  %51 = load double, ptr %dx, align 8
  %52 = load ptr, ptr %a, align 8
  %mass32 = getelementptr inbounds %struct.Body, ptr %52, i32 0, i32 2
  %53 = load double, ptr %mass32, align 8
  %mul33 = fmul double %51, %53
  %54 = load double, ptr %strength, align 8
  %55 = load ptr, ptr %b, align 8
  %speed35 = getelementptr inbounds %struct.Body, ptr %55, i32 0, i32 1
  %x36 = getelementptr inbounds %struct.Vector, ptr %speed35, i32 0, i32 0
  %56 = load double, ptr %x36, align 8
  %57 = call double @llvm.fmuladd.f64(double %mul33, double %54, double %56)
  store double %57, ptr %x36, align 8
  %58 = load double, ptr %dy, align 8
  %59 = load ptr, ptr %a, align 8
  %mass37 = getelementptr inbounds %struct.Body, ptr %59, i32 0, i32 2
  %60 = load double, ptr %mass37, align 8
  %mul38 = fmul double %58, %60
  %61 = load double, ptr %strength, align 8
  %62 = load ptr, ptr %b, align 8
  %speed40 = getelementptr inbounds %struct.Body, ptr %62, i32 0, i32 1
  %y41 = getelementptr inbounds %struct.Vector, ptr %speed40, i32 0, i32 1
  %63 = load double, ptr %y41, align 8
  %64 = call double @llvm.fmuladd.f64(double %mul38, double %61, double %63)
  store double %64, ptr %y41, align 8
  %65 = load double, ptr %dz, align 8
  %66 = load ptr, ptr %a, align 8
  %mass42 = getelementptr inbounds %struct.Body, ptr %66, i32 0, i32 2
  %67 = load double, ptr %mass42, align 8
  %mul43 = fmul double %65, %67
  %68 = load double, ptr %strength, align 8
  %69 = load ptr, ptr %b, align 8
  %speed45 = getelementptr inbounds %struct.Body, ptr %69, i32 0, i32 1
  %z46 = getelementptr inbounds %struct.Vector, ptr %speed45, i32 0, i32 2
  %70 = load double, ptr %z46, align 8
  %71 = call double @llvm.fmuladd.f64(double %mul43, double %68, double %70)
  store double %71, ptr %z46, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body3
  %72 = load i32, ptr %k, align 4
  %inc = add nsw i32 %72, 1
  store i32 %inc, ptr %k, align 4
  br label %for.cond1, !llvm.loop !11

for.end:                                          ; preds = %for.cond1
  br label %for.inc47

for.inc47:                                        ; preds = %for.end
  %73 = load i32, ptr %i, align 4
  %inc48 = add nsw i32 %73, 1
  store i32 %inc48, ptr %i, align 4
  br label %for.cond, !llvm.loop !12

for.end49:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal double @distance(ptr noundef byval(%struct.Vector) align 8 %a, ptr noundef byval(%struct.Vector) align 8 %b) #0 {
entry:
  %dx = alloca double, align 8
  %dy = alloca double, align 8
  %dz = alloca double, align 8
  %x = getelementptr inbounds %struct.Vector, ptr %a, i32 0, i32 0
  %0 = load double, ptr %x, align 8
  %x1 = getelementptr inbounds %struct.Vector, ptr %b, i32 0, i32 0
  %1 = load double, ptr %x1, align 8
  %sub = fsub double %0, %1
  store double %sub, ptr %dx, align 8
  %y = getelementptr inbounds %struct.Vector, ptr %a, i32 0, i32 1
  %2 = load double, ptr %y, align 8
  %y2 = getelementptr inbounds %struct.Vector, ptr %b, i32 0, i32 1
  %3 = load double, ptr %y2, align 8
  %sub3 = fsub double %2, %3
  store double %sub3, ptr %dy, align 8
  %z = getelementptr inbounds %struct.Vector, ptr %a, i32 0, i32 2
  %4 = load double, ptr %z, align 8
  %z4 = getelementptr inbounds %struct.Vector, ptr %b, i32 0, i32 2
  %5 = load double, ptr %z4, align 8
  %sub5 = fsub double %4, %5
  store double %sub5, ptr %dz, align 8
  %6 = load double, ptr %dx, align 8
  %7 = load double, ptr %dx, align 8
  %8 = load double, ptr %dy, align 8
  %9 = load double, ptr %dy, align 8
  %mul6 = fmul double %8, %9
  %10 = call double @llvm.fmuladd.f64(double %6, double %7, double %mul6)
  %11 = load double, ptr %dz, align 8
  %12 = load double, ptr %dz, align 8
  %13 = call double @llvm.fmuladd.f64(double %11, double %12, double %10)
  %call = call double @sqrt(double noundef %13) #6
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
