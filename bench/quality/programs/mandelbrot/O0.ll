source_filename = "mandelbrot.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [41 x i8] c"mandelbrot: %ld of %d points, area %.3f\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %columns = alloca i32, align 4
  %rows = alloca i32, align 4
  %rounds = alloca i64, align 8
  %above = alloca i64, align 8
  %below = alloca i64, align 8
  %round = alloca i64, align 8
  %row = alloca i32, align 4
  %points = alloca i64, align 8
  %area = alloca double, align 8
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
  %cond1 = select i1 %tobool, i32 600, i32 60
  store i32 %cond1, ptr %columns, align 4
  %5 = load i64, ptr %scale, align 8
  %tobool2 = icmp ne i64 %5, 0
  %6 = zext i1 %tobool2 to i64
  %cond3 = select i1 %tobool2, i32 200, i32 20
  store i32 %cond3, ptr %rows, align 4
  %7 = load i64, ptr %scale, align 8
  %tobool4 = icmp ne i64 %7, 0
  br i1 %tobool4, label %cond.true5, label %cond.false6

cond.true5:                                       ; preds = %cond.end
  %8 = load i64, ptr %scale, align 8
  %mul = mul nsw i64 6, %8
  br label %cond.end7

cond.false6:                                      ; preds = %cond.end
  br label %cond.end7

cond.end7:                                        ; preds = %cond.false6, %cond.true5
  %cond8 = phi i64 [ %mul, %cond.true5 ], [ 1, %cond.false6 ]
  store i64 %cond8, ptr %rounds, align 8
  store i64 0, ptr %above, align 8
  store i64 0, ptr %below, align 8
  store i64 0, ptr %round, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc16, %cond.end7
  %9 = load i64, ptr %round, align 8
  %10 = load i64, ptr %rounds, align 8
  %cmp9 = icmp slt i64 %9, %10
  br i1 %cmp9, label %for.body, label %for.end18

for.body:                                         ; preds = %for.cond
  store i32 0, ptr %row, align 4
  br label %for.cond10

for.cond10:                                       ; preds = %for.inc, %for.body
  %11 = load i32, ptr %row, align 4
  %12 = load i32, ptr %rows, align 4
  %cmp11 = icmp slt i32 %11, %12
  br i1 %cmp11, label %for.body12, label %for.end

for.body12:                                       ; preds = %for.cond10
  %13 = load i32, ptr %columns, align 4
  %14 = load i32, ptr %rows, align 4
  %15 = load i32, ptr %row, align 4
  %call13 = call i64 @count_row(i32 noundef %13, i32 noundef %14, i32 noundef %15, i32 noundef 1)
  %16 = load i64, ptr %above, align 8
  %add = add nsw i64 %16, %call13
  store i64 %add, ptr %above, align 8
  %17 = load i32, ptr %columns, align 4
  %18 = load i32, ptr %rows, align 4
  %19 = load i32, ptr %row, align 4
  %call14 = call i64 @count_row(i32 noundef %17, i32 noundef %18, i32 noundef %19, i32 noundef -1)
  %20 = load i64, ptr %below, align 8
  %add15 = add nsw i64 %20, %call14
  store i64 %add15, ptr %below, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body12
  %21 = load i32, ptr %row, align 4
  %inc = add nsw i32 %21, 1
  store i32 %inc, ptr %row, align 4
  br label %for.cond10, !llvm.loop !5

for.end:                                          ; preds = %for.cond10
  br label %for.inc16

for.inc16:                                        ; preds = %for.end
  %22 = load i64, ptr %round, align 8
  %inc17 = add nsw i64 %22, 1
  store i64 %inc17, ptr %round, align 8
  br label %for.cond, !llvm.loop !7

for.end18:                                        ; preds = %for.cond
  %23 = load i64, ptr %above, align 8
  %24 = load i64, ptr %below, align 8
  %add19 = add nsw i64 %23, %24
  %25 = load i64, ptr %rounds, align 8
  %div = sdiv i64 %add19, %25
  store i64 %div, ptr %points, align 8
  %26 = load i64, ptr %points, align 8
  %conv = sitofp i64 %26 to double
  %mul20 = fmul double 6.240000e+00, %conv
  %27 = load i32, ptr %columns, align 4
  %conv21 = sitofp i32 %27 to double
  %mul22 = fmul double 2.000000e+00, %conv21
  %28 = load i32, ptr %rows, align 4
  %conv23 = sitofp i32 %28 to double
  %mul24 = fmul double %mul22, %conv23
  %div25 = fdiv double %mul20, %mul24
  store double %div25, ptr %area, align 8
  %29 = load i64, ptr %above, align 8
  %30 = load i64, ptr %below, align 8
  %cmp26 = icmp eq i64 %29, %30
  br i1 %cmp26, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.end18
  %31 = load double, ptr %area, align 8
  %sub = fsub double %31, 1.506000e+00
  %32 = call double @llvm.fabs.f64(double %sub)
  %33 = load i64, ptr %scale, align 8
  %tobool28 = icmp ne i64 %33, 0
  %34 = zext i1 %tobool28 to i64
  %cond29 = select i1 %tobool28, double 2.000000e-02, double 1.000000e-01
  %cmp30 = fcmp olt double %32, %cond29
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.end18
  %35 = phi i1 [ false, %for.end18 ], [ %cmp30, %land.rhs ]
  %land.ext = zext i1 %35 to i32
  store i32 %land.ext, ptr %right, align 4
  %36 = load i64, ptr %points, align 8
  %37 = load i32, ptr %columns, align 4
  %mul32 = mul nsw i32 2, %37
  %38 = load i32, ptr %rows, align 4
  %mul33 = mul nsw i32 %mul32, %38
  %39 = load double, ptr %area, align 8
  %call34 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %36, i32 noundef %mul33, double noundef %39)
  %40 = load i32, ptr %right, align 4
  %tobool35 = icmp ne i32 %40, 0
  %lnot = xor i1 %tobool35, true
  %lnot.ext = zext i1 %lnot to i32
  ret i32 %lnot.ext
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i64 @count_row(i32 noundef %columns, i32 noundef %rows, i32 noundef %row, i32 noundef %sign) #0 {
entry:
  %columns.addr = alloca i32, align 4
  %rows.addr = alloca i32, align 4
  %row.addr = alloca i32, align 4
  %sign.addr = alloca i32, align 4
  %inside = alloca i64, align 8
  %im = alloca double, align 8
  %column = alloca i32, align 4
  store i32 %columns, ptr %columns.addr, align 4
  store i32 %rows, ptr %rows.addr, align 4
  store i32 %row, ptr %row.addr, align 4
  store i32 %sign, ptr %sign.addr, align 4
  store i64 0, ptr %inside, align 8
  %0 = load i32, ptr %sign.addr, align 4
  %conv = sitofp i32 %0 to double
  %mul = fmul double %conv, 1.200000e+00
  %1 = load i32, ptr %row.addr, align 4
  %conv1 = sitofp i32 %1 to double
  %add = fadd double %conv1, 5.000000e-01
  %mul2 = fmul double %mul, %add
  %2 = load i32, ptr %rows.addr, align 4
  %conv3 = sitofp i32 %2 to double
  %div = fdiv double %mul2, %conv3
  store double %div, ptr %im, align 8
  store i32 0, ptr %column, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load i32, ptr %column, align 4
  %4 = load i32, ptr %columns.addr, align 4
  %cmp = icmp slt i32 %3, %4
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %5 = load i32, ptr %column, align 4
  %conv5 = sitofp i32 %5 to double
  %add6 = fadd double %conv5, 5.000000e-01
  %mul7 = fmul double 2.600000e+00, %add6
  %6 = load i32, ptr %columns.addr, align 4
  %conv8 = sitofp i32 %6 to double
  %div9 = fdiv double %mul7, %conv8
  %add10 = fadd double -2.000000e+00, %div9
  %7 = load double, ptr %im, align 8
  %call = call i32 @stays(double noundef %add10, double noundef %7)
  %conv11 = sext i32 %call to i64
  %8 = load i64, ptr %inside, align 8
  %add12 = add nsw i64 %8, %conv11
  store i64 %add12, ptr %inside, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %9 = load i32, ptr %column, align 4
  %inc = add nsw i32 %9, 1
  store i32 %inc, ptr %column, align 4
  br label %for.cond, !llvm.loop !8

for.end:                                          ; preds = %for.cond
  %10 = load i64, ptr %inside, align 8
  ret i64 %10
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #2

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @stays(double noundef %re, double noundef %im) #0 {
entry:
  %retval = alloca i32, align 4
  %re.addr = alloca double, align 8
  %im.addr = alloca double, align 8
  %x = alloca double, align 8
  %y = alloca double, align 8
  %i = alloca i32, align 4
  %xx = alloca double, align 8
  %yy = alloca double, align 8
  store double %re, ptr %re.addr, align 8
  store double %im, ptr %im.addr, align 8
  store double 0.000000e+00, ptr %x, align 8
  store double 0.000000e+00, ptr %y, align 8
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4
  %cmp = icmp slt i32 %0, 300
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load double, ptr %x, align 8
  %2 = load double, ptr %x, align 8
  %mul = fmul double %1, %2
  store double %mul, ptr %xx, align 8
  %3 = load double, ptr %y, align 8
  %4 = load double, ptr %y, align 8
  %mul1 = fmul double %3, %4
  store double %mul1, ptr %yy, align 8
  %5 = load double, ptr %xx, align 8
  %6 = load double, ptr %yy, align 8
  %add = fadd double %5, %6
  %cmp2 = fcmp ogt double %add, 4.000000e+00
  br i1 %cmp2, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  store i32 0, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %for.body
  %7 = load double, ptr %x, align 8
  %mul3 = fmul double 2.000000e+00, %7
  %8 = load double, ptr %y, align 8
  %9 = load double, ptr %im.addr, align 8
  %10 = call double @llvm.fmuladd.f64(double %mul3, double %8, double %9)
  store double %10, ptr %y, align 8
  %11 = load double, ptr %xx, align 8
  %12 = load double, ptr %yy, align 8
  %sub = fsub double %11, %12
  %13 = load double, ptr %re.addr, align 8
  %add5 = fadd double %sub, %13
  store double %add5, ptr %x, align 8
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %14 = load i32, ptr %i, align 4
  %inc = add nsw i32 %14, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !9

for.end:                                          ; preds = %for.cond
  store i32 1, ptr %retval, align 4
  br label %return

return:                                           ; preds = %for.end, %if.then
  %15 = load i32, ptr %retval, align 4
  ret i32 %15
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
