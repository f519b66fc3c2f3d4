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
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %size = alloca i32, align 4
  %rounds = alloca i64, align 8
  %i = alloca i32, align 4
  %round = alloca i64, align 8
  %length = alloca double, align 8
  %i14 = alloca i32, align 4
  %i23 = alloca i32, align 4
  %norm = alloca double, align 8
  %right = alloca i32, align 4
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
  %call = call i64 @strtol(ptr noundef %2, ptr noundef null, i32 noundef 10) #4
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %cond.false ]
  store i64 %cond, ptr %scale, align 8
  %3 = load i64, ptr %scale, align 8
  %tobool = icmp ne i64 %3, 0
  %4 = zext i1 %tobool to i64
  %cond1 = select i1 %tobool, i32 640, i32 60
  store i32 %cond1, ptr %size, align 4
  %5 = load i64, ptr %scale, align 8
  %tobool2 = icmp ne i64 %5, 0
  br i1 %tobool2, label %cond.true3, label %cond.false4

cond.true3:                                       ; preds = %cond.end
  %6 = load i64, ptr %scale, align 8
  %mul = mul nsw i64 %6, 120
  br label %cond.end5

cond.false4:                                      ; preds = %cond.end
  br label %cond.end5

cond.end5:                                        ; preds = %cond.false4, %cond.true3
  %cond6 = phi i64 [ %mul, %cond.true3 ], [ 12, %cond.false4 ]
  store i64 %cond6, ptr %rounds, align 8
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end5
  %7 = load i32, ptr %i, align 4
  %8 = load i32, ptr %size, align 4
  %cmp7 = icmp slt i32 %7, %8
  br i1 %cmp7, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %9 = load i32, ptr %i, align 4
  %idxprom = sext i32 %9 to i64
  %arrayidx8 = getelementptr inbounds [640 x double], ptr @main.u, i64 0, i64 %idxprom
  store double 1.000000e+00, ptr %arrayidx8, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %10 = load i32, ptr %i, align 4
  %inc = add nsw i32 %10, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  store i64 0, ptr %round, align 8
  br label %for.cond9

for.cond9:                                        ; preds = %for.inc34, %for.end
  %11 = load i64, ptr %round, align 8
  %12 = load i64, ptr %rounds, align 8
  %cmp10 = icmp slt i64 %11, %12
  br i1 %cmp10, label %for.body11, label %for.end36

for.body11:                                       ; preds = %for.cond9
  %13 = load i32, ptr %size, align 4
  %call12 = call double @dot(i32 noundef %13, ptr noundef @main.u, ptr noundef @main.u)
  %call13 = call double @sqrt(double noundef %call12) #4
  store double %call13, ptr %length, align 8
  store i32 0, ptr %i14, align 4
  br label %for.cond15

for.cond15:                                       ; preds = %for.inc20, %for.body11
  %14 = load i32, ptr %i14, align 4
  %15 = load i32, ptr %size, align 4
  %cmp16 = icmp slt i32 %14, %15
  br i1 %cmp16, label %for.body17, label %for.end22

for.body17:                                       ; preds = %for.cond15
  %16 = load double, ptr %length, align 8
  %17 = load i32, ptr %i14, align 4
  %idxprom18 = sext i32 %17 to i64
  %arrayidx19 = getelementptr inbounds [640 x double], ptr @main.u, i64 0, i64 %idxprom18
  %18 = load double, ptr %arrayidx19, align 8
  %div = fdiv double %18, %16
  store double %div, ptr %arrayidx19, align 8
  br label %for.inc20

for.inc20:                                        ; preds = %for.body17
  %19 = load i32, ptr %i14, align 4
  %inc21 = add nsw i32 %19, 1
  store i32 %inc21, ptr %i14, align 4
  br label %for.cond15, !llvm.loop !7

for.end22:                                        ; preds = %for.cond15
  %20 = load i32, ptr %size, align 4
  call void @multiply(i32 noundef %20, ptr noundef @main.u, ptr noundef @main.between)
  %21 = load i32, ptr %size, align 4
  call void @multiply_transposed(i32 noundef %21, ptr noundef @main.between, ptr noundef @main.v)
  store i32 0, ptr %i23, align 4
  br label %for.cond24

for.cond24:                                       ; preds = %for.inc31, %for.end22
  %22 = load i32, ptr %i23, align 4
  %23 = load i32, ptr %size, align 4
  %cmp25 = icmp slt i32 %22, %23
  br i1 %cmp25, label %for.body26, label %for.end33

for.body26:                                       ; preds = %for.cond24
  %24 = load i32, ptr %i23, align 4
  %idxprom27 = sext i32 %24 to i64
  %arrayidx28 = getelementptr inbounds [640 x double], ptr @main.v, i64 0, i64 %idxprom27
  %25 = load double, ptr %arrayidx28, align 8
  %26 = load i32, ptr %i23, align 4
  %idxprom29 = sext i32 %26 to i64
  %arrayidx30 = getelementptr inbounds [640 x double], ptr @main.u, i64 0, i64 %idxprom29
  store double %25, ptr %arrayidx30, align 8
  br label %for.inc31

for.inc31:                                        ; preds = %for.body26
  %27 = load i32, ptr %i23, align 4
  %inc32 = add nsw i32 %27, 1
  store i32 %inc32, ptr %i23, align 4
  br label %for.cond24, !llvm.loop !8

for.end33:                                        ; preds = %for.cond24
  %28 = load i32, ptr %size, align 4
  call void @multiply(i32 noundef %28, ptr noundef @main.v, ptr noundef @main.between)
  %29 = load i32, ptr %size, align 4
  call void @multiply_transposed(i32 noundef %29, ptr noundef @main.between, ptr noundef @main.u)
  br label %for.inc34

for.inc34:                                        ; preds = %for.end33
  %30 = load i64, ptr %round, align 8
  %inc35 = add nsw i64 %30, 1
  store i64 %inc35, ptr %round, align 8
  br label %for.cond9, !llvm.loop !9

for.end36:                                        ; preds = %for.cond9
  %31 = load i32, ptr %size, align 4
  %call37 = call double @dot(i32 noundef %31, ptr noundef @main.v, ptr noundef @main.u)
  %32 = load i32, ptr %size, align 4
  %call38 = call double @dot(i32 noundef %32, ptr noundef @main.v, ptr noundef @main.v)
  %div39 = fdiv double %call37, %call38
  %call40 = call double @sqrt(double noundef %div39) #4
  store double %call40, ptr %norm, align 8
  %33 = load double, ptr %norm, align 8
  %cmp41 = fcmp olt double %33, 0x3FF46338DD87A92E
  br i1 %cmp41, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.end36
  %34 = load double, ptr %norm, align 8
  %35 = load i32, ptr %size, align 4
  %conv = sitofp i32 %35 to double
  %div42 = fdiv double 1.000000e-02, %conv
  %sub = fsub double 0x3FF46338DD80C9F6, %div42
  %cmp43 = fcmp ogt double %34, %sub
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.end36
  %36 = phi i1 [ false, %for.end36 ], [ %cmp43, %land.rhs ]
  %land.ext = zext i1 %36 to i32
  store i32 %land.ext, ptr %right, align 4
  %37 = load double, ptr %norm, align 8
  %38 = load i32, ptr %size, align 4
  %call45 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %37, i32 noundef %38)
  %39 = load i32, ptr %right, align 4
  %tobool46 = icmp ne i32 %39, 0
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
  %size.addr = alloca i32, align 4
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %sum = alloca double, align 8
  %i = alloca i32, align 4
  store i32 %size, ptr %size.addr, align 4
  store ptr %a, ptr %a.addr, align 8
  store ptr %b, ptr %b.addr, align 8
  store double 0.000000e+00, ptr %sum, align 8
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4
  %1 = load i32, ptr %size.addr, align 4
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load ptr, ptr %a.addr, align 8
  %3 = load i32, ptr %i, align 4
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds double, ptr %2, i64 %idxprom
  %4 = load double, ptr %arrayidx, align 8
  %5 = load ptr, ptr %b.addr, align 8
  %6 = load i32, ptr %i, align 4
  %idxprom1 = sext i32 %6 to i64
  %arrayidx2 = getelementptr inbounds double, ptr %5, i64 %idxprom1
  %7 = load double, ptr %arrayidx2, align 8
  %8 = load double, ptr %sum, align 8
  %9 = call double @llvm.fmuladd.f64(double %4, double %7, double %8)
  store double %9, ptr %sum, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %10 = load i32, ptr %i, align 4
  %inc = add nsw i32 %10, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !10

for.end:                                          ; preds = %for.cond
  %11 = load double, ptr %sum, align 8
  ret double %11
}

; Function Attrs: noinline nounwind uwtable
define internal void @multiply(i32 noundef %size, ptr noundef %vector, ptr noundef %product) #0 {
entry:
  %size.addr = alloca i32, align 4
  %vector.addr = alloca ptr, align 8
  %product.addr = alloca ptr, align 8
  %row = alloca i32, align 4
  %sum = alloca double, align 8
  %column = alloca i32, align 4
  store i32 %size, ptr %size.addr, align 4
  store ptr %vector, ptr %vector.addr, align 8
  store ptr %product, ptr %product.addr, align 8
  store i32 0, ptr %row, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc6, %entry
  %0 = load i32, ptr %row, align 4
  %1 = load i32, ptr %size.addr, align 4
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end8

for.body:                                         ; preds = %for.cond
  store double 0.000000e+00, ptr %sum, align 8
  store i32 0, ptr %column, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %2 = load i32, ptr %column, align 4
  %3 = load i32, ptr %size.addr, align 4
  %cmp2 = icmp slt i32 %2, %3
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %4 = load i32, ptr %row, align 4
  %5 = load i32, ptr %column, align 4
  %call = call double @entry(i32 noundef %4, i32 noundef %5)
  %6 = load ptr, ptr %vector.addr, align 8
  %7 = load i32, ptr %column, align 4
  %idxprom = sext i32 %7 to i64
  %arrayidx = getelementptr inbounds double, ptr %6, i64 %idxprom
  %8 = load double, ptr %arrayidx, align 8
  %9 = load double, ptr %sum, align 8
  %10 = call double @llvm.fmuladd.f64(double %call, double %8, double %9)
  store double %10, ptr %sum, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body3
  %11 = load i32, ptr %column, align 4
  %inc = add nsw i32 %11, 1
  store i32 %inc, ptr %column, align 4
  br label %for.cond1, !llvm.loop !11

for.end:                                          ; preds = %for.cond1
  %12 = load double, ptr %sum, align 8
  %13 = load ptr, ptr %product.addr, align 8
  %14 = load i32, ptr %row, align 4
  %idxprom4 = sext i32 %14 to i64
  %arrayidx5 = getelementptr inbounds double, ptr %13, i64 %idxprom4
  store double %12, ptr %arrayidx5, align 8
  br label %for.inc6

for.inc6:                                         ; preds = %for.end
  %15 = load i32, ptr %row, align 4
  %inc7 = add nsw i32 %15, 1
  store i32 %inc7, ptr %row, align 4
  br label %for.cond, !llvm.loop !12

for.end8:                                         ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @multiply_transposed(i32 noundef %size, ptr noundef %vector, ptr noundef %product) #0 {
entry:
  %size.addr = alloca i32, align 4
  %vector.addr = alloca ptr, align 8
  %product.addr = alloca ptr, align 8
  %row = alloca i32, align 4
  %sum = alloca double, align 8
  %column = alloca i32, align 4
  store i32 %size, ptr %size.addr, align 4
  store ptr %vector, ptr %vector.addr, align 8
  store ptr %product, ptr %product.addr, align 8
  store i32 0, ptr %row, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc6, %entry
  %0 = load i32, ptr %row, align 4
  %1 = load i32, ptr %size.addr, align 4
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end8

for.body:                                         ; preds = %for.cond
  store double 0.000000e+00, ptr %sum, align 8
  store i32 0, ptr %column, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %2 = load i32, ptr %column, align 4
  %3 = load i32, ptr %size.addr, align 4
  %cmp2 = icmp slt i32 %2, %3
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %4 = load i32, ptr %column, align 4
  %5 = load i32, ptr %row, align 4
  %call = call double @entry(i32 noundef %4, i32 noundef %5)
  %6 = load ptr, ptr %vector.addr, align 8
  %7 = load i32, ptr %column, align 4
  %idxprom = sext i32 %7 to i64
  %arrayidx = getelementptr inbounds double, ptr %6, i64 %idxprom
  %8 = load double, ptr %arrayidx, align 8
  %9 = load double, ptr %sum, align 8
  %10 = call double @llvm.fmuladd.f64(double %call, double %8, double %9)
  store double %10, ptr %sum, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body3
  %11 = load i32, ptr %column, align 4
  %inc = add nsw i32 %11, 1
  store i32 %inc, ptr %column, align 4
  br label %for.cond1, !llvm.loop !13

for.end:                                          ; preds = %for.cond1
  %12 = load double, ptr %sum, align 8
  %13 = load ptr, ptr %product.addr, align 8
  %14 = load i32, ptr %row, align 4
  %idxprom4 = sext i32 %14 to i64
  %arrayidx5 = getelementptr inbounds double, ptr %13, i64 %idxprom4
  store double %12, ptr %arrayidx5, align 8
  br label %for.inc6

for.inc6:                                         ; preds = %for.end
  %15 = load i32, ptr %row, align 4
  %inc7 = add nsw i32 %15, 1
  store i32 %inc7, ptr %row, align 4
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
  %row.addr = alloca i32, align 4
  %column.addr = alloca i32, align 4
  %diagonal = alloca i32, align 4
  store i32 %row, ptr %row.addr, align 4
  store i32 %column, ptr %column.addr, align 4
  %0 = load i32, ptr %row.addr, align 4
  %1 = load i32, ptr %column.addr, align 4
  %add = add nsw i32 %0, %1
  store i32 %add, ptr %diagonal, align 4
  %2 = load i32, ptr %diagonal, align 4
  %3 = load i32, ptr %diagonal, align 4
  %add1 = add nsw i32 %3, 1
  %mul = mul nsw i32 %2, %add1
  %div = sdiv i32 %mul, 2
  %4 = load i32, ptr %row.addr, align 4
  %add2 = add nsw i32 %div, %4
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
