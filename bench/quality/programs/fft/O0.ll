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
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %size = alloca i32, align 4
  %rounds = alloca i64, align 8
  %peak = alloca double, align 8
  %wrong = alloca i32, align 4
  %i = alloca i32, align 4
  %round = alloca i64, align 8
  %i23 = alloca i32, align 4
  %i43 = alloca i32, align 4
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
  %4 = zext i1 %tobool to i64
  %cond1 = select i1 %tobool, i32 4096, i32 256
  store i32 %cond1, ptr %size, align 4
  %5 = load i64, ptr %scale, align 8
  %tobool2 = icmp ne i64 %5, 0
  br i1 %tobool2, label %cond.true3, label %cond.false4

cond.true3:                                       ; preds = %cond.end
  %6 = load i64, ptr %scale, align 8
  %mul = mul nsw i64 %6, 2600
  br label %cond.end5

cond.false4:                                      ; preds = %cond.end
  br label %cond.end5

cond.end5:                                        ; preds = %cond.false4, %cond.true3
  %cond6 = phi i64 [ %mul, %cond.true3 ], [ 2, %cond.false4 ]
  store i64 %cond6, ptr %rounds, align 8
  store double 0.000000e+00, ptr %peak, align 8
  store i32 0, ptr %wrong, align 4
  %7 = load i32, ptr %size, align 4
  call void @make_factors(i32 noundef %7)
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end5
  %8 = load i32, ptr %i, align 4
  %9 = load i32, ptr %size, align 4
  %cmp7 = icmp ult i32 %8, %9
  br i1 %cmp7, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %10 = load i32, ptr %i, align 4
  %conv = uitofp i32 %10 to double
  %mul8 = fmul double 0x403F6A7A2955385E, %conv
  %11 = load i32, ptr %size, align 4
  %conv9 = uitofp i32 %11 to double
  %div = fdiv double %mul8, %conv9
  %call10 = call double @sin(double noundef %div) #5
  %12 = load i32, ptr %i, align 4
  %idxprom = zext i32 %12 to i64
  %arrayidx11 = getelementptr inbounds [4096 x %struct.Complex], ptr @signal, i64 0, i64 %idxprom
  %re = getelementptr inbounds %struct.Complex, ptr %arrayidx11, i32 0, i32 0
  store double %call10, ptr %re, align 16
  %13 = load i32, ptr %i, align 4
  %idxprom12 = zext i32 %13 to i64
  %arrayidx13 = getelementptr inbounds [4096 x %struct.Complex], ptr @work, i64 0, i64 %idxprom12
  %14 = load i32, ptr %i, align 4
  %idxprom14 = zext i32 %14 to i64
  %arrayidx15 = getelementptr inbounds [4096 x %struct.Complex], ptr @signal, i64 0, i64 %idxprom14
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arrayidx13, ptr align 16 %arrayidx15, i64 16, i1 false)
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %15 = load i32, ptr %i, align 4
  %inc = add i32 %15, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  store i64 0, ptr %round, align 8
  br label %for.cond16

for.cond16:                                       ; preds = %for.inc40, %for.end
  %16 = load i64, ptr %round, align 8
  %17 = load i64, ptr %rounds, align 8
  %cmp17 = icmp slt i64 %16, %17
  br i1 %cmp17, label %for.body19, label %for.end42

for.body19:                                       ; preds = %for.cond16
  %18 = load i32, ptr %size, align 4
  call void @transform(ptr noundef @work, i32 noundef %18, double noundef 1.000000e+00)
  %19 = load double, ptr getelementptr inbounds (%struct.Complex, ptr getelementptr inbounds ([4096 x %struct.Complex], ptr @work, i64 0, i64 5), i32 0, i32 1), align 8
  %mul20 = fmul double -2.000000e+00, %19
  %20 = load i32, ptr %size, align 4
  %conv21 = uitofp i32 %20 to double
  %div22 = fdiv double %mul20, %conv21
  store double %div22, ptr %peak, align 8
  %21 = load i32, ptr %size, align 4
  call void @transform(ptr noundef @work, i32 noundef %21, double noundef -1.000000e+00)
  store i32 0, ptr %i23, align 4
  br label %for.cond24

for.cond24:                                       ; preds = %for.inc37, %for.body19
  %22 = load i32, ptr %i23, align 4
  %23 = load i32, ptr %size, align 4
  %cmp25 = icmp ult i32 %22, %23
  br i1 %cmp25, label %for.body27, label %for.end39

for.body27:                                       ; preds = %for.cond24
  %24 = load i32, ptr %size, align 4
  %conv28 = uitofp i32 %24 to double
  %25 = load i32, ptr %i23, align 4
  %idxprom29 = zext i32 %25 to i64
  %arrayidx30 = getelementptr inbounds [4096 x %struct.Complex], ptr @work, i64 0, i64 %idxprom29
  %re31 = getelementptr inbounds %struct.Complex, ptr %arrayidx30, i32 0, i32 0
  %26 = load double, ptr %re31, align 16
  %div32 = fdiv double %26, %conv28
  store double %div32, ptr %re31, align 16
  %27 = load i32, ptr %size, align 4
  %conv33 = uitofp i32 %27 to double
  %28 = load i32, ptr %i23, align 4
  %idxprom34 = zext i32 %28 to i64
  %arrayidx35 = getelementptr inbounds [4096 x %struct.Complex], ptr @work, i64 0, i64 %idxprom34
  %im = getelementptr inbounds %struct.Complex, ptr %arrayidx35, i32 0, i32 1
  %29 = load double, ptr %im, align 8
  %div36 = fdiv double %29, %conv33
  store double %div36, ptr %im, align 8
  br label %for.inc37

for.inc37:                                        ; preds = %for.body27
  %30 = load i32, ptr %i23, align 4
  %inc38 = add i32 %30, 1
  store i32 %inc38, ptr %i23, align 4
  br label %for.cond24, !llvm.loop !7

for.end39:                                        ; preds = %for.cond24
  br label %for.inc40

for.inc40:                                        ; preds = %for.end39
  %31 = load i64, ptr %round, align 8
  %inc41 = add nsw i64 %31, 1
  store i64 %inc41, ptr %round, align 8
  br label %for.cond16, !llvm.loop !8

for.end42:                                        ; preds = %for.cond16
  store i32 0, ptr %i43, align 4
  br label %for.cond44

for.cond44:                                       ; preds = %for.inc60, %for.end42
  %32 = load i32, ptr %i43, align 4
  %33 = load i32, ptr %size, align 4
  %cmp45 = icmp ult i32 %32, %33
  br i1 %cmp45, label %for.body47, label %for.end62

for.body47:                                       ; preds = %for.cond44
  %34 = load i32, ptr %i43, align 4
  %idxprom48 = zext i32 %34 to i64
  %arrayidx49 = getelementptr inbounds [4096 x %struct.Complex], ptr @work, i64 0, i64 %idxprom48
  %re50 = getelementptr inbounds %struct.Complex, ptr %arrayidx49, i32 0, i32 0
  %35 = load double, ptr %re50, align 16
  %36 = load i32, ptr %i43, align 4
  %idxprom51 = zext i32 %36 to i64
  %arrayidx52 = getelementptr inbounds [4096 x %struct.Complex], ptr @signal, i64 0, i64 %idxprom51
  %re53 = getelementptr inbounds %struct.Complex, ptr %arrayidx52, i32 0, i32 0
  %37 = load double, ptr %re53, align 16
  %sub = fsub double %35, %37
  %38 = call double @llvm.fabs.f64(double %sub)
  %39 = load i32, ptr %i43, align 4
  %idxprom54 = zext i32 %39 to i64
  %arrayidx55 = getelementptr inbounds [4096 x %struct.Complex], ptr @work, i64 0, i64 %idxprom54
  %im56 = getelementptr inbounds %struct.Complex, ptr %arrayidx55, i32 0, i32 1
  %40 = load double, ptr %im56, align 8
  %41 = call double @llvm.fabs.f64(double %40)
  %add = fadd double %38, %41
  %cmp57 = fcmp olt double %add, 1.000000e-09
  %lnot = xor i1 %cmp57, true
  %lnot.ext = zext i1 %lnot to i32
  %42 = load i32, ptr %wrong, align 4
  %add59 = add nsw i32 %42, %lnot.ext
  store i32 %add59, ptr %wrong, align 4
  br label %for.inc60

for.inc60:                                        ; preds = %for.body47
  %43 = load i32, ptr %i43, align 4
  %inc61 = add i32 %43, 1
  store i32 %inc61, ptr %i43, align 4
  br label %for.cond44, !llvm.loop !9

for.end62:                                        ; preds = %for.cond44
  %44 = load i32, ptr %size, align 4
  %45 = load double, ptr %peak, align 8
  %46 = load i32, ptr %wrong, align 4
  %tobool63 = icmp ne i32 %46, 0
  %47 = zext i1 %tobool63 to i64
  %cond64 = select i1 %tobool63, ptr @.str.1, ptr @.str.2
  %call65 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %44, double noundef %45, ptr noundef %cond64)
  %48 = load i32, ptr %wrong, align 4
  %cmp66 = icmp ne i32 %48, 0
  br i1 %cmp66, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %for.end62
  %49 = load double, ptr %peak, align 8
  %sub68 = fsub double %49, 1.000000e+00
  %50 = call double @llvm.fabs.f64(double %sub68)
  %cmp69 = fcmp olt double %50, 1.000000e-09
  %lnot71 = xor i1 %cmp69, true
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %for.end62
  %51 = phi i1 [ true, %for.end62 ], [ %lnot71, %lor.rhs ]
  %lor.ext = zext i1 %51 to i32
  ret i32 %lor.ext
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @make_factors(i32 noundef %size) #0 {
entry:
  %size.addr = alloca i32, align 4
  %k = alloca i32, align 4
  %angle = alloca double, align 8
  %.compoundliteral = alloca %struct.Complex, align 8
  store i32 %size, ptr %size.addr, align 4
  store i32 0, ptr %k, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %k, align 4
  %1 = load i32, ptr %size.addr, align 4
  %div = udiv i32 %1, 2
  %cmp = icmp ult i32 %0, %div
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load i32, ptr %k, align 4
  %conv = uitofp i32 %2 to double
  %mul = fmul double 0xC01921FB54442D18, %conv
  %3 = load i32, ptr %size.addr, align 4
  %conv1 = uitofp i32 %3 to double
  %div2 = fdiv double %mul, %conv1
  store double %div2, ptr %angle, align 8
  %4 = load i32, ptr %k, align 4
  %idxprom = zext i32 %4 to i64
  %arrayidx = getelementptr inbounds [2048 x %struct.Complex], ptr @factors, i64 0, i64 %idxprom
  %re = getelementptr inbounds %struct.Complex, ptr %.compoundliteral, i32 0, i32 0
  %5 = load double, ptr %angle, align 8
  %call = call double @cos(double noundef %5) #5
  store double %call, ptr %re, align 8
  %im = getelementptr inbounds %struct.Complex, ptr %.compoundliteral, i32 0, i32 1
  %6 = load double, ptr %angle, align 8
  %call3 = call double @sin(double noundef %6) #5
  store double %call3, ptr %im, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arrayidx, ptr align 8 %.compoundliteral, i64 16, i1 false)
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %7 = load i32, ptr %k, align 4
  %inc = add i32 %7, 1
  store i32 %inc, ptr %k, align 4
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
  %data.addr = alloca ptr, align 8
  %size.addr = alloca i32, align 4
  %sign.addr = alloca double, align 8
  %half = alloca i32, align 4
  %stride = alloca i32, align 4
  %start = alloca i32, align 4
  %k = alloca i32, align 4
  %low = alloca ptr, align 8
  %high = alloca ptr, align 8
  %factor = alloca %struct.Complex, align 8
  %im = alloca double, align 8
  %turned = alloca %struct.Complex, align 8
  %.compoundliteral = alloca %struct.Complex, align 8
  %.compoundliteral30 = alloca %struct.Complex, align 8
  store ptr %data, ptr %data.addr, align 8
  store i32 %size, ptr %size.addr, align 4
  store double %sign, ptr %sign.addr, align 8
  %0 = load ptr, ptr %data.addr, align 8
  %1 = load i32, ptr %size.addr, align 4
  call void @reverse_bits(ptr noundef %0, i32 noundef %1)
  store i32 1, ptr %half, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc43, %entry
  %2 = load i32, ptr %half, align 4
  %3 = load i32, ptr %size.addr, align 4
  %cmp = icmp ult i32 %2, %3
  br i1 %cmp, label %for.body, label %for.end45

for.body:                                         ; preds = %for.cond
  %4 = load i32, ptr %size.addr, align 4
  %5 = load i32, ptr %half, align 4
  %mul = mul i32 2, %5
  %div = udiv i32 %4, %mul
  store i32 %div, ptr %stride, align 4
  store i32 0, ptr %start, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc39, %for.body
  %6 = load i32, ptr %start, align 4
  %7 = load i32, ptr %size.addr, align 4
  %cmp2 = icmp ult i32 %6, %7
  br i1 %cmp2, label %for.body3, label %for.end42

for.body3:                                        ; preds = %for.cond1
  store i32 0, ptr %k, align 4
  br label %for.cond4

for.cond4:                                        ; preds = %for.inc, %for.body3
  %8 = load i32, ptr %k, align 4
  %9 = load i32, ptr %half, align 4
  %cmp5 = icmp ult i32 %8, %9
  br i1 %cmp5, label %for.body6, label %for.end

for.body6:                                        ; preds = %for.cond4
  %10 = load ptr, ptr %data.addr, align 8
  %11 = load i32, ptr %start, align 4
  %12 = load i32, ptr %k, align 4
  %add = add i32 %11, %12
  %idxprom = zext i32 %add to i64
  %arrayidx = getelementptr inbounds %struct.Complex, ptr %10, i64 %idxprom
  store ptr %arrayidx, ptr %low, align 8
  %13 = load ptr, ptr %low, align 8
  %14 = load i32, ptr %half, align 4
  %idx.ext = zext i32 %14 to i64
  %add.ptr = getelementptr inbounds %struct.Complex, ptr %13, i64 %idx.ext
  store ptr %add.ptr, ptr %high, align 8
  %15 = load i32, ptr %k, align 4
  %16 = load i32, ptr %stride, align 4
  %mul7 = mul i32 %15, %16
  %idxprom8 = zext i32 %mul7 to i64
  %arrayidx9 = getelementptr inbounds [2048 x %struct.Complex], ptr @factors, i64 0, i64 %idxprom8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %factor, ptr align 16 %arrayidx9, i64 16, i1 false)
  %17 = load double, ptr %sign.addr, align 8
  %im10 = getelementptr inbounds %struct.Complex, ptr %factor, i32 0, i32 1
  %18 = load double, ptr %im10, align 8
  %mul11 = fmul double %17, %18
  store double %mul11, ptr %im, align 8
  %re = getelementptr inbounds %struct.Complex, ptr %turned, i32 0, i32 0
  %19 = load ptr, ptr %high, align 8
  %re12 = getelementptr inbounds %struct.Complex, ptr %19, i32 0, i32 0
  %20 = load double, ptr %re12, align 8
  %re13 = getelementptr inbounds %struct.Complex, ptr %factor, i32 0, i32 0
  %21 = load double, ptr %re13, align 8
  %22 = load ptr, ptr %high, align 8
  %im15 = getelementptr inbounds %struct.Complex, ptr %22, i32 0, i32 1
  %23 = load double, ptr %im15, align 8
  %24 = load double, ptr %im, align 8
  %mul16 = fmul double %23, %24
  %neg = fneg double %mul16
  %25 = call double @llvm.fmuladd.f64(double %20, double %21, double %neg)
  store double %25, ptr %re, align 8
  %im17 = getelementptr inbounds %struct.Complex, ptr %turned, i32 0, i32 1
  %26 = load ptr, ptr %high, align 8
  %re18 = getelementptr inbounds %struct.Complex, ptr %26, i32 0, i32 0
  %27 = load double, ptr %re18, align 8
  %28 = load double, ptr %im, align 8
  %29 = load ptr, ptr %high, align 8
  %im20 = getelementptr inbounds %struct.Complex, ptr %29, i32 0, i32 1
  %30 = load double, ptr %im20, align 8
  %re21 = getelementptr inbounds %struct.Complex, ptr %factor, i32 0, i32 0
  %31 = load double, ptr %re21, align 8
  %mul22 = fmul double %30, %31
  %32 = call double @llvm.fmuladd.f64(double %27, double %28, double %mul22)
  store double %32, ptr %im17, align 8
  %33 = load ptr, ptr %high, align 8
  %re23 = getelementptr inbounds %struct.Complex, ptr %.compoundliteral, i32 0, i32 0
  %34 = load ptr, ptr %low, align 8
  %re24 = getelementptr inbounds %struct.Complex, ptr %34, i32 0, i32 0
  %35 = load double, ptr %re24, align 8
  %re25 = getelementptr inbounds %struct.Complex, ptr %turned, i32 0, i32 0
  %36 = load double, ptr %re25, align 8
  %sub = fsub double %35, %36
  store double %sub, ptr %re23, align 8
  %im26 = getelementptr inbounds %struct.Complex, ptr %.compoundliteral, i32 0, i32 1
  %37 = load ptr, ptr %low, align 8
  %im27 = getelementptr inbounds %struct.Complex, ptr %37, i32 0, i32 1
  %38 = load double, ptr %im27, align 8
  %im28 = getelementptr inbounds %struct.Complex, ptr %turned, i32 0, i32 1
  %39 = load double, ptr %im28, align 8
  %sub29 = fsub double %38, %39
  store double %sub29, ptr %im26, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %33, ptr align 8 %.compoundliteral, i64 16, i1 false)
  %40 = load ptr, ptr %low, align 8
  %re31 = getelementptr inbounds %struct.Complex, ptr %.compoundliteral30, i32 0, i32 0
  %41 = load ptr, ptr %low, align 8
  %re32 = getelementptr inbounds %struct.Complex, ptr %41, i32 0, i32 0
  %42 = load double, ptr %re32, align 8
  %re33 = getelementptr inbounds %struct.Complex, ptr %turned, i32 0, i32 0
  %43 = load double, ptr %re33, align 8
  %add34 = fadd double %42, %43
  store double %add34, ptr %re31, align 8
  %im35 = getelementptr inbounds %struct.Complex, ptr %.compoundliteral30, i32 0, i32 1
  %44 = load ptr, ptr %low, align 8
  %im36 = getelementptr inbounds %struct.Complex, ptr %44, i32 0, i32 1
  %45 = load double, ptr %im36, align 8
  %im37 = getelementptr inbounds %struct.Complex, ptr %turned, i32 0, i32 1
  %46 = load double, ptr %im37, align 8
  %add38 = fadd double %45, %46
  store double %add38, ptr %im35, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %40, ptr align 8 %.compoundliteral30, i64 16, i1 false)
  br label %for.inc

for.inc:                                          ; preds = %for.body6
  %47 = load i32, ptr %k, align 4
  %inc = add i32 %47, 1
  store i32 %inc, ptr %k, align 4
  br label %for.cond4, !llvm.loop !11

for.end:                                          ; preds = %for.cond4
  br label %for.inc39

for.inc39:                                        ; preds = %for.end
  %48 = load i32, ptr %half, align 4
  %mul40 = mul i32 2, %48
  %49 = load i32, ptr %start, align 4
  %add41 = add i32 %49, %mul40
  store i32 %add41, ptr %start, align 4
  br label %for.cond1, !llvm.loop !12

for.end42:                                        ; preds = %for.cond1
  br label %for.inc43

for.inc43:                                        ; preds = %for.end42
  %50 = load i32, ptr %half, align 4
  %mul44 = mul i32 %50, 2
  store i32 %mul44, ptr %half, align 4
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
  %data.addr = alloca ptr, align 8
  %size.addr = alloca i32, align 4
  %reversed = alloca i32, align 4
  %i = alloca i32, align 4
  %bit = alloca i32, align 4
  %kept = alloca %struct.Complex, align 8
  store ptr %data, ptr %data.addr, align 8
  store i32 %size, ptr %size.addr, align 4
  store i32 0, ptr %reversed, align 4
  store i32 1, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc12, %entry
  %0 = load i32, ptr %i, align 4
  %1 = load i32, ptr %size.addr, align 4
  %cmp = icmp ult i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end13

for.body:                                         ; preds = %for.cond
  %2 = load i32, ptr %size.addr, align 4
  %shr = lshr i32 %2, 1
  store i32 %shr, ptr %bit, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %3 = load i32, ptr %reversed, align 4
  %4 = load i32, ptr %bit, align 4
  %and = and i32 %3, %4
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %for.body2, label %for.end

for.body2:                                        ; preds = %for.cond1
  %5 = load i32, ptr %bit, align 4
  %6 = load i32, ptr %reversed, align 4
  %xor = xor i32 %6, %5
  store i32 %xor, ptr %reversed, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body2
  %7 = load i32, ptr %bit, align 4
  %shr3 = lshr i32 %7, 1
  store i32 %shr3, ptr %bit, align 4
  br label %for.cond1, !llvm.loop !14

for.end:                                          ; preds = %for.cond1
  %8 = load i32, ptr %bit, align 4
  %9 = load i32, ptr %reversed, align 4
  %xor4 = xor i32 %9, %8
  store i32 %xor4, ptr %reversed, align 4
  %10 = load i32, ptr %i, align 4
  %11 = load i32, ptr %reversed, align 4
  %cmp5 = icmp ult i32 %10, %11
  br i1 %cmp5, label %if.then, label %if.end

if.then:                                          ; preds = %for.end
  %12 = load ptr, ptr %data.addr, align 8
  %13 = load i32, ptr %i, align 4
  %idxprom = zext i32 %13 to i64
  %arrayidx = getelementptr inbounds %struct.Complex, ptr %12, i64 %idxprom
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %kept, ptr align 8 %arrayidx, i64 16, i1 false)
  %14 = load ptr, ptr %data.addr, align 8
  %15 = load i32, ptr %i, align 4
  %idxprom6 = zext i32 %15 to i64
  %arrayidx7 = getelementptr inbounds %struct.Complex, ptr %14, i64 %idxprom6
  %16 = load ptr, ptr %data.addr, align 8
  %17 = load i32, ptr %reversed, align 4
  %idxprom8 = zext i32 %17 to i64
  %arrayidx9 = getelementptr inbounds %struct.Complex, ptr %16, i64 %idxprom8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %arrayidx7, ptr align 8 %arrayidx9, i64 16, i1 false)
  %18 = load ptr, ptr %data.addr, align 8
  %19 = load i32, ptr %reversed, align 4
  %idxprom10 = zext i32 %19 to i64
  %arrayidx11 = getelementptr inbounds %struct.Complex, ptr %18, i64 %idxprom10
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %arrayidx11, ptr align 8 %kept, i64 16, i1 false)
  br label %if.end

if.end:                                           ; preds = %if.then, %for.end
  br label %for.inc12

for.inc12:                                        ; preds = %if.end
  %20 = load i32, ptr %i, align 4
  %inc = add i32 %20, 1
  store i32 %inc, ptr %i, align 4
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
