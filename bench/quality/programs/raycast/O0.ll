source_filename = "raycast.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Vector = type { double, double, double }
%struct.Ball = type { %struct.Vector, double, double }
%struct.Hit = type { double, %struct.Vector, %struct.Vector, double, double }

@main.row = internal global [320 x double] zeroinitializer, align 16
@.str = private unnamed_addr constant [31 x i8] c"raycast: mean brightness %.6f\0A\00", align 1
@kLight = internal constant %struct.Vector { double 0.000000e+00, double 8.000000e+00, double -2.000000e+00 }, align 8
@kBalls = internal constant [7 x %struct.Ball] [%struct.Ball { %struct.Vector { double 0.000000e+00, double 1.000000e+00, double 6.000000e+00 }, double 1.000000e+00, double 6.000000e-01 }, %struct.Ball { %struct.Vector { double -2.000000e+00, double 0x3FE6666666666666, double 5.000000e+00 }, double 0x3FE6666666666666, double 3.000000e-01 }, %struct.Ball { %struct.Vector { double 2.000000e+00, double 0x3FE6666666666666, double 5.000000e+00 }, double 0x3FE6666666666666, double 3.000000e-01 }, %struct.Ball { %struct.Vector { double -1.000000e+00, double 3.000000e-01, double 3.500000e+00 }, double 3.000000e-01, double 5.000000e-01 }, %struct.Ball { %struct.Vector { double 1.000000e+00, double 3.000000e-01, double 3.500000e+00 }, double 3.000000e-01, double 5.000000e-01 }, %struct.Ball { %struct.Vector { double -3.000000e+00, double 2.000000e+00, double 9.000000e+00 }, double 2.000000e+00, double 0x3FE6666666666666 }, %struct.Ball { %struct.Vector { double 3.000000e+00, double 2.000000e+00, double 9.000000e+00 }, double 2.000000e+00, double 0x3FE6666666666666 }], align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %width = alloca i32, align 4
  %height = alloca i32, align 4
  %frames = alloca i64, align 8
  %sum = alloca double, align 8
  %wrong = alloca i64, align 8
  %frame = alloca i64, align 8
  %eye = alloca %struct.Vector, align 8
  %y11 = alloca i32, align 4
  %x16 = alloca i32, align 4
  %ray = alloca %struct.Vector, align 8
  %agg.tmp = alloca %struct.Vector, align 8
  %x38 = alloca i32, align 4
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
  %4 = zext i1 %tobool to i64
  %cond1 = select i1 %tobool, i32 320, i32 32
  store i32 %cond1, ptr %width, align 4
  %5 = load i64, ptr %scale, align 8
  %tobool2 = icmp ne i64 %5, 0
  %6 = zext i1 %tobool2 to i64
  %cond3 = select i1 %tobool2, i32 240, i32 24
  store i32 %cond3, ptr %height, align 4
  %7 = load i64, ptr %scale, align 8
  %tobool4 = icmp ne i64 %7, 0
  br i1 %tobool4, label %cond.true5, label %cond.false6

cond.true5:                                       ; preds = %cond.end
  %8 = load i64, ptr %scale, align 8
  %mul = mul nsw i64 %8, 44
  br label %cond.end7

cond.false6:                                      ; preds = %cond.end
  br label %cond.end7

cond.end7:                                        ; preds = %cond.false6, %cond.true5
  %cond8 = phi i64 [ %mul, %cond.true5 ], [ 1, %cond.false6 ]
  store i64 %cond8, ptr %frames, align 8
  store double 0.000000e+00, ptr %sum, align 8
  store i64 0, ptr %wrong, align 8
  store i64 0, ptr %frame, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc59, %cond.end7
  %9 = load i64, ptr %frame, align 8
  %10 = load i64, ptr %frames, align 8
  %cmp9 = icmp slt i64 %9, %10
  br i1 %cmp9, label %for.body, label %for.end61

for.body:                                         ; preds = %for.cond
  %x = getelementptr inbounds %struct.Vector, ptr %eye, i32 0, i32 0
  store double 0.000000e+00, ptr %x, align 8
  %y = getelementptr inbounds %struct.Vector, ptr %eye, i32 0, i32 1
  %11 = load i64, ptr %frame, align 8
  %rem = srem i64 %11, 10
  %conv = sitofp i64 %rem to double
  %12 = call double @llvm.fmuladd.f64(double 1.000000e-01, double %conv, double 1.500000e+00)
  store double %12, ptr %y, align 8
  %z = getelementptr inbounds %struct.Vector, ptr %eye, i32 0, i32 2
  store double -2.000000e+00, ptr %z, align 8
  store i32 0, ptr %y11, align 4
  br label %for.cond12

for.cond12:                                       ; preds = %for.inc56, %for.body
  %13 = load i32, ptr %y11, align 4
  %14 = load i32, ptr %height, align 4
  %cmp13 = icmp slt i32 %13, %14
  br i1 %cmp13, label %for.body15, label %for.end58

for.body15:                                       ; preds = %for.cond12
  store i32 0, ptr %x16, align 4
  br label %for.cond17

for.cond17:                                       ; preds = %for.inc, %for.body15
  %15 = load i32, ptr %x16, align 4
  %16 = load i32, ptr %width, align 4
  %cmp18 = icmp slt i32 %15, %16
  br i1 %cmp18, label %for.body20, label %for.end

for.body20:                                       ; preds = %for.cond17
  %x21 = getelementptr inbounds %struct.Vector, ptr %ray, i32 0, i32 0
  %17 = load i32, ptr %x16, align 4
  %mul22 = mul nsw i32 2, %17
  %add = add nsw i32 %mul22, 1
  %18 = load i32, ptr %width, align 4
  %sub = sub nsw i32 %add, %18
  %conv23 = sitofp i32 %sub to double
  %19 = load i32, ptr %width, align 4
  %conv24 = sitofp i32 %19 to double
  %div = fdiv double %conv23, %conv24
  store double %div, ptr %x21, align 8
  %y25 = getelementptr inbounds %struct.Vector, ptr %ray, i32 0, i32 1
  %20 = load i32, ptr %height, align 4
  %21 = load i32, ptr %y11, align 4
  %mul26 = mul nsw i32 2, %21
  %sub27 = sub nsw i32 %20, %mul26
  %sub28 = sub nsw i32 %sub27, 1
  %conv29 = sitofp i32 %sub28 to double
  %22 = load i32, ptr %width, align 4
  %conv30 = sitofp i32 %22 to double
  %div31 = fdiv double %conv29, %conv30
  store double %div31, ptr %y25, align 8
  %z32 = getelementptr inbounds %struct.Vector, ptr %ray, i32 0, i32 2
  store double 1.500000e+00, ptr %z32, align 8
  call void @unit(ptr dead_on_unwind writable sret(%struct.Vector) align 8 %agg.tmp, ptr noundef byval(%struct.Vector) align 8 %ray)
  %call33 = call double @brightness(ptr noundef byval(%struct.Vector) align 8 %eye, ptr noundef byval(%struct.Vector) align 8 %agg.tmp, i32 noundef 4)
  %23 = load i32, ptr %x16, align 4
  %idxprom = sext i32 %23 to i64
  %arrayidx34 = getelementptr inbounds [320 x double], ptr @main.row, i64 0, i64 %idxprom
  store double %call33, ptr %arrayidx34, align 8
  %24 = load i32, ptr %x16, align 4
  %idxprom35 = sext i32 %24 to i64
  %arrayidx36 = getelementptr inbounds [320 x double], ptr @main.row, i64 0, i64 %idxprom35
  %25 = load double, ptr %arrayidx36, align 8
  %26 = load double, ptr %sum, align 8
  %add37 = fadd double %26, %25
  store double %add37, ptr %sum, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body20
  %27 = load i32, ptr %x16, align 4
  %inc = add nsw i32 %27, 1
  store i32 %inc, ptr %x16, align 4
  br label %for.cond17, !llvm.loop !5

for.end:                                          ; preds = %for.cond17
  store i32 0, ptr %x38, align 4
  br label %for.cond39

for.cond39:                                       ; preds = %for.inc53, %for.end
  %28 = load i32, ptr %x38, align 4
  %29 = load i32, ptr %width, align 4
  %cmp40 = icmp slt i32 %28, %29
  br i1 %cmp40, label %for.body42, label %for.end55

for.body42:                                       ; preds = %for.cond39
  %30 = load i32, ptr %x38, align 4
  %idxprom43 = sext i32 %30 to i64
  %arrayidx44 = getelementptr inbounds [320 x double], ptr @main.row, i64 0, i64 %idxprom43
  %31 = load double, ptr %arrayidx44, align 8
  %32 = load i32, ptr %width, align 4
  %sub45 = sub nsw i32 %32, 1
  %33 = load i32, ptr %x38, align 4
  %sub46 = sub nsw i32 %sub45, %33
  %idxprom47 = sext i32 %sub46 to i64
  %arrayidx48 = getelementptr inbounds [320 x double], ptr @main.row, i64 0, i64 %idxprom47
  %34 = load double, ptr %arrayidx48, align 8
  %cmp49 = fcmp une double %31, %34
  %conv50 = zext i1 %cmp49 to i32
  %conv51 = sext i32 %conv50 to i64
  %35 = load i64, ptr %wrong, align 8
  %add52 = add nsw i64 %35, %conv51
  store i64 %add52, ptr %wrong, align 8
  br label %for.inc53

for.inc53:                                        ; preds = %for.body42
  %36 = load i32, ptr %x38, align 4
  %inc54 = add nsw i32 %36, 1
  store i32 %inc54, ptr %x38, align 4
  br label %for.cond39, !llvm.loop !7

for.end55:                                        ; preds = %for.cond39
  br label %for.inc56

for.inc56:                                        ; preds = %for.end55
  %37 = load i32, ptr %y11, align 4
  %inc57 = add nsw i32 %37, 1
  store i32 %inc57, ptr %y11, align 4
  br label %for.cond12, !llvm.loop !8

for.end58:                                        ; preds = %for.cond12
  br label %for.inc59

for.inc59:                                        ; preds = %for.end58
  %38 = load i64, ptr %frame, align 8
  %inc60 = add nsw i64 %38, 1
  store i64 %inc60, ptr %frame, align 8
  br label %for.cond, !llvm.loop !9

for.end61:                                        ; preds = %for.cond
  %39 = load double, ptr %sum, align 8
  %40 = load i64, ptr %frames, align 8
  %conv62 = sitofp i64 %40 to double
  %41 = load i32, ptr %width, align 4
  %conv63 = sitofp i32 %41 to double
  %mul64 = fmul double %conv62, %conv63
  %42 = load i32, ptr %height, align 4
  %conv65 = sitofp i32 %42 to double
  %mul66 = fmul double %mul64, %conv65
  %div67 = fdiv double %39, %mul66
  %call68 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %div67)
  %43 = load i64, ptr %wrong, align 8
  %cmp69 = icmp ne i64 %43, 0
  %conv70 = zext i1 %cmp69 to i32
  ret i32 %conv70
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: noinline nounwind uwtable
define internal double @brightness(ptr noundef byval(%struct.Vector) align 8 %from, ptr noundef byval(%struct.Vector) align 8 %direction, i32 noundef %depth) #0 {
entry:
  %retval = alloca double, align 8
  %depth.addr = alloca i32, align 4
  %hit = alloca %struct.Hit, align 8
  %to_light = alloca %struct.Vector, align 8
  %light_distance = alloca double, align 8
  %off = alloca %struct.Vector, align 8
  %agg.tmp = alloca %struct.Vector, align 8
  %tmp = alloca %struct.Vector, align 8
  %lit = alloca double, align 8
  %own = alloca double, align 8
  %mirrored = alloca %struct.Vector, align 8
  %agg.tmp16 = alloca %struct.Vector, align 8
  store i32 %depth, ptr %depth.addr, align 4
  call void @trace(ptr dead_on_unwind writable sret(%struct.Hit) align 8 %hit, ptr noundef byval(%struct.Vector) align 8 %from, ptr noundef byval(%struct.Vector) align 8 %direction)
  %distance = getelementptr inbounds %struct.Hit, ptr %hit, i32 0, i32 0
  %0 = load double, ptr %distance, align 8
  %cmp = fcmp oeq double %0, 0x7FF0000000000000
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %y = getelementptr inbounds %struct.Vector, ptr %direction, i32 0, i32 1
  %1 = load double, ptr %y, align 8
  %mul = fmul double 5.000000e-01, %1
  %y1 = getelementptr inbounds %struct.Vector, ptr %direction, i32 0, i32 1
  %2 = load double, ptr %y1, align 8
  %3 = call double @llvm.fmuladd.f64(double %mul, double %2, double 3.000000e-01)
  store double %3, ptr %retval, align 8
  br label %return

if.end:                                           ; preds = %entry
  %place = getelementptr inbounds %struct.Hit, ptr %hit, i32 0, i32 1
  call void @subtract(ptr dead_on_unwind writable sret(%struct.Vector) align 8 %to_light, ptr noundef byval(%struct.Vector) align 8 @kLight, ptr noundef byval(%struct.Vector) align 8 %place)
  %call = call double @dot(ptr noundef byval(%struct.Vector) align 8 %to_light, ptr noundef byval(%struct.Vector) align 8 %to_light)
  %call3 = call double @sqrt(double noundef %call) #6
  store double %call3, ptr %light_distance, align 8
  %place4 = getelementptr inbounds %struct.Hit, ptr %hit, i32 0, i32 1
  %normal = getelementptr inbounds %struct.Hit, ptr %hit, i32 0, i32 2
  call void @scaled(ptr dead_on_unwind writable sret(%struct.Vector) align 8 %agg.tmp, ptr noundef byval(%struct.Vector) align 8 %normal, double noundef 0x3EB0C6F7A0B5ED8D)
  call void @add(ptr dead_on_unwind writable sret(%struct.Vector) align 8 %off, ptr noundef byval(%struct.Vector) align 8 %place4, ptr noundef byval(%struct.Vector) align 8 %agg.tmp)
  %4 = load double, ptr %light_distance, align 8
  %div = fdiv double 1.000000e+00, %4
  call void @scaled(ptr dead_on_unwind writable sret(%struct.Vector) align 8 %tmp, ptr noundef byval(%struct.Vector) align 8 %to_light, double noundef %div)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %to_light, ptr align 8 %tmp, i64 24, i1 false)
  %normal5 = getelementptr inbounds %struct.Hit, ptr %hit, i32 0, i32 2
  %call6 = call double @dot(ptr noundef byval(%struct.Vector) align 8 %normal5, ptr noundef byval(%struct.Vector) align 8 %to_light)
  store double %call6, ptr %lit, align 8
  %5 = load double, ptr %lit, align 8
  %cmp7 = fcmp olt double %5, 0.000000e+00
  br i1 %cmp7, label %if.then9, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %if.end
  %6 = load double, ptr %light_distance, align 8
  %call8 = call i32 @in_shadow(ptr noundef byval(%struct.Vector) align 8 %off, ptr noundef byval(%struct.Vector) align 8 %to_light, double noundef %6)
  %tobool = icmp ne i32 %call8, 0
  br i1 %tobool, label %if.then9, label %if.end10

if.then9:                                         ; preds = %lor.lhs.false, %if.end
  store double 0.000000e+00, ptr %lit, align 8
  br label %if.end10

if.end10:                                         ; preds = %if.then9, %lor.lhs.false
  %brightness = getelementptr inbounds %struct.Hit, ptr %hit, i32 0, i32 3
  %7 = load double, ptr %brightness, align 8
  %8 = load double, ptr %lit, align 8
  %9 = call double @llvm.fmuladd.f64(double 9.000000e-01, double %8, double 1.000000e-01)
  %mul12 = fmul double %7, %9
  store double %mul12, ptr %own, align 8
  %10 = load i32, ptr %depth.addr, align 4
  %cmp13 = icmp eq i32 %10, 0
  br i1 %cmp13, label %if.then14, label %if.end15

if.then14:                                        ; preds = %if.end10
  %11 = load double, ptr %own, align 8
  store double %11, ptr %retval, align 8
  br label %return

if.end15:                                         ; preds = %if.end10
  %normal17 = getelementptr inbounds %struct.Hit, ptr %hit, i32 0, i32 2
  %normal18 = getelementptr inbounds %struct.Hit, ptr %hit, i32 0, i32 2
  %call19 = call double @dot(ptr noundef byval(%struct.Vector) align 8 %direction, ptr noundef byval(%struct.Vector) align 8 %normal18)
  %mul20 = fmul double 2.000000e+00, %call19
  call void @scaled(ptr dead_on_unwind writable sret(%struct.Vector) align 8 %agg.tmp16, ptr noundef byval(%struct.Vector) align 8 %normal17, double noundef %mul20)
  call void @subtract(ptr dead_on_unwind writable sret(%struct.Vector) align 8 %mirrored, ptr noundef byval(%struct.Vector) align 8 %direction, ptr noundef byval(%struct.Vector) align 8 %agg.tmp16)
  %mirror = getelementptr inbounds %struct.Hit, ptr %hit, i32 0, i32 4
  %12 = load double, ptr %mirror, align 8
  %sub = fsub double 1.000000e+00, %12
  %13 = load double, ptr %own, align 8
  %mirror22 = getelementptr inbounds %struct.Hit, ptr %hit, i32 0, i32 4
  %14 = load double, ptr %mirror22, align 8
  %15 = load i32, ptr %depth.addr, align 4
  %sub23 = sub nsw i32 %15, 1
  %call24 = call double @brightness(ptr noundef byval(%struct.Vector) align 8 %off, ptr noundef byval(%struct.Vector) align 8 %mirrored, i32 noundef %sub23)
  %mul25 = fmul double %14, %call24
  %16 = call double @llvm.fmuladd.f64(double %sub, double %13, double %mul25)
  store double %16, ptr %retval, align 8
  br label %return

return:                                           ; preds = %if.end15, %if.then14, %if.then
  %17 = load double, ptr %retval, align 8
  ret double %17
}

; Function Attrs: noinline nounwind uwtable
define internal void @unit(ptr dead_on_unwind noalias writable sret(%struct.Vector) align 8 %agg.result, ptr noundef byval(%struct.Vector) align 8 %a) #0 {
entry:
  %call = call double @dot(ptr noundef byval(%struct.Vector) align 8 %a, ptr noundef byval(%struct.Vector) align 8 %a)
  %call1 = call double @sqrt(double noundef %call) #6
  %div = fdiv double 1.000000e+00, %call1
  call void @scaled(ptr dead_on_unwind writable sret(%struct.Vector) align 8 %agg.result, ptr noundef byval(%struct.Vector) align 8 %a, double noundef %div)
  ret void
}

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: noinline nounwind uwtable
define internal void @trace(ptr dead_on_unwind noalias writable sret(%struct.Hit) align 8 %agg.result, ptr noundef byval(%struct.Vector) align 8 %from, ptr noundef byval(%struct.Vector) align 8 %direction) #0 {
entry:
  %tmp = alloca %struct.Hit, align 8
  %i = alloca i32, align 4
  %distance = alloca double, align 8
  %place = alloca %struct.Vector, align 8
  %agg.tmp = alloca %struct.Vector, align 8
  %normal = alloca %struct.Vector, align 8
  %agg.tmp7 = alloca %struct.Vector, align 8
  %.compoundliteral = alloca %struct.Hit, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %agg.result, i8 0, i64 72, i1 false)
  %0 = getelementptr inbounds %struct.Hit, ptr %agg.result, i32 0, i32 0
  store double 0x7FF0000000000000, ptr %0, align 8
  %y = getelementptr inbounds %struct.Vector, ptr %direction, i32 0, i32 1
  %1 = load double, ptr %y, align 8
  %cmp = fcmp olt double %1, 0xBEB0C6F7A0B5ED8D
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @floor_hit(ptr dead_on_unwind writable sret(%struct.Hit) align 8 %tmp, ptr noundef byval(%struct.Vector) align 8 %from, ptr noundef byval(%struct.Vector) align 8 %direction)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.result, ptr align 8 %tmp, i64 72, i1 false)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %2 = load i32, ptr %i, align 4
  %cmp1 = icmp slt i32 %2, 7
  br i1 %cmp1, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %3 = load i32, ptr %i, align 4
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds [7 x %struct.Ball], ptr @kBalls, i64 0, i64 %idxprom
  %call = call double @distance_to(ptr noundef %arrayidx, ptr noundef byval(%struct.Vector) align 8 %from, ptr noundef byval(%struct.Vector) align 8 %direction)
  store double %call, ptr %distance, align 8
  %4 = load double, ptr %distance, align 8
  %cmp2 = fcmp olt double %4, 0.000000e+00
  br i1 %cmp2, label %if.then5, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.body
  %5 = load double, ptr %distance, align 8
  %distance3 = getelementptr inbounds %struct.Hit, ptr %agg.result, i32 0, i32 0
  %6 = load double, ptr %distance3, align 8
  %cmp4 = fcmp oge double %5, %6
  br i1 %cmp4, label %if.then5, label %if.end6

if.then5:                                         ; preds = %lor.lhs.false, %for.body
  br label %for.inc

if.end6:                                          ; preds = %lor.lhs.false
  %7 = load double, ptr %distance, align 8
  call void @scaled(ptr dead_on_unwind writable sret(%struct.Vector) align 8 %agg.tmp, ptr noundef byval(%struct.Vector) align 8 %direction, double noundef %7)
  call void @add(ptr dead_on_unwind writable sret(%struct.Vector) align 8 %place, ptr noundef byval(%struct.Vector) align 8 %from, ptr noundef byval(%struct.Vector) align 8 %agg.tmp)
  %8 = load i32, ptr %i, align 4
  %idxprom8 = sext i32 %8 to i64
  %arrayidx9 = getelementptr inbounds [7 x %struct.Ball], ptr @kBalls, i64 0, i64 %idxprom8
  %centre = getelementptr inbounds %struct.Ball, ptr %arrayidx9, i32 0, i32 0
  call void @subtract(ptr dead_on_unwind writable sret(%struct.Vector) align 8 %agg.tmp7, ptr noundef byval(%struct.Vector) align 8 %place, ptr noundef byval(%struct.Vector) align 8 %centre)
  %9 = load i32, ptr %i, align 4
  %idxprom10 = sext i32 %9 to i64
  %arrayidx11 = getelementptr inbounds [7 x %struct.Ball], ptr @kBalls, i64 0, i64 %idxprom10
  %radius = getelementptr inbounds %struct.Ball, ptr %arrayidx11, i32 0, i32 1
  %10 = load double, ptr %radius, align 8
  %div = fdiv double 1.000000e+00, %10
  call void @scaled(ptr dead_on_unwind writable sret(%struct.Vector) align 8 %normal, ptr noundef byval(%struct.Vector) align 8 %agg.tmp7, double noundef %div)
  %distance12 = getelementptr inbounds %struct.Hit, ptr %.compoundliteral, i32 0, i32 0
  %11 = load double, ptr %distance, align 8
  store double %11, ptr %distance12, align 8
  %place13 = getelementptr inbounds %struct.Hit, ptr %.compoundliteral, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %place13, ptr align 8 %place, i64 24, i1 false)
  %normal14 = getelementptr inbounds %struct.Hit, ptr %.compoundliteral, i32 0, i32 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %normal14, ptr align 8 %normal, i64 24, i1 false)
  %brightness = getelementptr inbounds %struct.Hit, ptr %.compoundliteral, i32 0, i32 3
  store double 0x3FE6666666666666, ptr %brightness, align 8
  %mirror = getelementptr inbounds %struct.Hit, ptr %.compoundliteral, i32 0, i32 4
  %12 = load i32, ptr %i, align 4
  %idxprom15 = sext i32 %12 to i64
  %arrayidx16 = getelementptr inbounds [7 x %struct.Ball], ptr @kBalls, i64 0, i64 %idxprom15
  %mirror17 = getelementptr inbounds %struct.Ball, ptr %arrayidx16, i32 0, i32 2
  %13 = load double, ptr %mirror17, align 8
  store double %13, ptr %mirror, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.result, ptr align 8 %.compoundliteral, i64 72, i1 false)
  br label %for.inc

for.inc:                                          ; preds = %if.end6, %if.then5
  %14 = load i32, ptr %i, align 4
  %inc = add nsw i32 %14, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !10

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @subtract(ptr dead_on_unwind noalias writable sret(%struct.Vector) align 8 %agg.result, ptr noundef byval(%struct.Vector) align 8 %a, ptr noundef byval(%struct.Vector) align 8 %b) #0 {
entry:
  %x = getelementptr inbounds %struct.Vector, ptr %agg.result, i32 0, i32 0
  %x1 = getelementptr inbounds %struct.Vector, ptr %a, i32 0, i32 0
  %0 = load double, ptr %x1, align 8
  %x2 = getelementptr inbounds %struct.Vector, ptr %b, i32 0, i32 0
  %1 = load double, ptr %x2, align 8
  %sub = fsub double %0, %1
  store double %sub, ptr %x, align 8
  %y = getelementptr inbounds %struct.Vector, ptr %agg.result, i32 0, i32 1
  %y3 = getelementptr inbounds %struct.Vector, ptr %a, i32 0, i32 1
  %2 = load double, ptr %y3, align 8
  %y4 = getelementptr inbounds %struct.Vector, ptr %b, i32 0, i32 1
  %3 = load double, ptr %y4, align 8
  %sub5 = fsub double %2, %3
  store double %sub5, ptr %y, align 8
  %z = getelementptr inbounds %struct.Vector, ptr %agg.result, i32 0, i32 2
  %z6 = getelementptr inbounds %struct.Vector, ptr %a, i32 0, i32 2
  %4 = load double, ptr %z6, align 8
  %z7 = getelementptr inbounds %struct.Vector, ptr %b, i32 0, i32 2
  %5 = load double, ptr %z7, align 8
  %sub8 = fsub double %4, %5
  store double %sub8, ptr %z, align 8
  ret void
}

; Function Attrs: nounwind
declare double @sqrt(double noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal double @dot(ptr noundef byval(%struct.Vector) align 8 %a, ptr noundef byval(%struct.Vector) align 8 %b) #0 {
entry:
  %x = getelementptr inbounds %struct.Vector, ptr %a, i32 0, i32 0
  %0 = load double, ptr %x, align 8
  %x1 = getelementptr inbounds %struct.Vector, ptr %b, i32 0, i32 0
  %1 = load double, ptr %x1, align 8
  %y = getelementptr inbounds %struct.Vector, ptr %a, i32 0, i32 1
  %2 = load double, ptr %y, align 8
  %y2 = getelementptr inbounds %struct.Vector, ptr %b, i32 0, i32 1
  %3 = load double, ptr %y2, align 8
  %mul3 = fmul double %2, %3
  %4 = call double @llvm.fmuladd.f64(double %0, double %1, double %mul3)
  %z = getelementptr inbounds %struct.Vector, ptr %a, i32 0, i32 2
  %5 = load double, ptr %z, align 8
  %z4 = getelementptr inbounds %struct.Vector, ptr %b, i32 0, i32 2
  %6 = load double, ptr %z4, align 8
  %7 = call double @llvm.fmuladd.f64(double %5, double %6, double %4)
  ret double %7
}

; Function Attrs: noinline nounwind uwtable
define internal void @add(ptr dead_on_unwind noalias writable sret(%struct.Vector) align 8 %agg.result, ptr noundef byval(%struct.Vector) align 8 %a, ptr noundef byval(%struct.Vector) align 8 %b) #0 {
entry:
  %x = getelementptr inbounds %struct.Vector, ptr %agg.result, i32 0, i32 0
  %x1 = getelementptr inbounds %struct.Vector, ptr %a, i32 0, i32 0
  %0 = load double, ptr %x1, align 8
  %x2 = getelementptr inbounds %struct.Vector, ptr %b, i32 0, i32 0
  %1 = load double, ptr %x2, align 8
  %add = fadd double %0, %1
  store double %add, ptr %x, align 8
  %y = getelementptr inbounds %struct.Vector, ptr %agg.result, i32 0, i32 1
  %y3 = getelementptr inbounds %struct.Vector, ptr %a, i32 0, i32 1
  %2 = load double, ptr %y3, align 8
  %y4 = getelementptr inbounds %struct.Vector, ptr %b, i32 0, i32 1
  %3 = load double, ptr %y4, align 8
  %add5 = fadd double %2, %3
  store double %add5, ptr %y, align 8
  %z = getelementptr inbounds %struct.Vector, ptr %agg.result, i32 0, i32 2
  %z6 = getelementptr inbounds %struct.Vector, ptr %a, i32 0, i32 2
  %4 = load double, ptr %z6, align 8
  %z7 = getelementptr inbounds %struct.Vector, ptr %b, i32 0, i32 2
  %5 = load double, ptr %z7, align 8
  %add8 = fadd double %4, %5
  store double %add8, ptr %z, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @scaled(ptr dead_on_unwind noalias writable sret(%struct.Vector) align 8 %agg.result, ptr noundef byval(%struct.Vector) align 8 %a, double noundef %factor) #0 {
entry:
  %factor.addr = alloca double, align 8
  store double %factor, ptr %factor.addr, align 8
  %x = getelementptr inbounds %struct.Vector, ptr %agg.result, i32 0, i32 0
  %x1 = getelementptr inbounds %struct.Vector, ptr %a, i32 0, i32 0
  %0 = load double, ptr %x1, align 8
  %1 = load double, ptr %factor.addr, align 8
  %mul = fmul double %0, %1
  store double %mul, ptr %x, align 8
  %y = getelementptr inbounds %struct.Vector, ptr %agg.result, i32 0, i32 1
  %y2 = getelementptr inbounds %struct.Vector, ptr %a, i32 0, i32 1
  %2 = load double, ptr %y2, align 8
  %3 = load double, ptr %factor.addr, align 8
  %mul3 = fmul double %2, %3
  store double %mul3, ptr %y, align 8
  %z = getelementptr inbounds %struct.Vector, ptr %agg.result, i32 0, i32 2
  %z4 = getelementptr inbounds %struct.Vector, ptr %a, i32 0, i32 2
  %4 = load double, ptr %z4, align 8
  %5 = load double, ptr %factor.addr, align 8
  %mul5 = fmul double %4, %5
  store double %mul5, ptr %z, align 8
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: noinline nounwind uwtable
define internal i32 @in_shadow(ptr noundef byval(%struct.Vector) align 8 %place, ptr noundef byval(%struct.Vector) align 8 %to_light, double noundef %light_distance) #0 {
entry:
  %retval = alloca i32, align 4
  %light_distance.addr = alloca double, align 8
  %i = alloca i32, align 4
  %distance = alloca double, align 8
  store double %light_distance, ptr %light_distance.addr, align 8
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4
  %cmp = icmp slt i32 %0, 7
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %i, align 4
  %idxprom = sext i32 %1 to i64
  %arrayidx = getelementptr inbounds [7 x %struct.Ball], ptr @kBalls, i64 0, i64 %idxprom
  %call = call double @distance_to(ptr noundef %arrayidx, ptr noundef byval(%struct.Vector) align 8 %place, ptr noundef byval(%struct.Vector) align 8 %to_light)
  store double %call, ptr %distance, align 8
  %2 = load double, ptr %distance, align 8
  %cmp1 = fcmp ogt double %2, 0.000000e+00
  br i1 %cmp1, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %for.body
  %3 = load double, ptr %distance, align 8
  %4 = load double, ptr %light_distance.addr, align 8
  %cmp2 = fcmp olt double %3, %4
  br i1 %cmp2, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  store i32 1, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %land.lhs.true, %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %5 = load i32, ptr %i, align 4
  %inc = add nsw i32 %5, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !11

for.end:                                          ; preds = %for.cond
  store i32 0, ptr %retval, align 4
  br label %return

return:                                           ; preds = %for.end, %if.then
  %6 = load i32, ptr %retval, align 4
  ret i32 %6
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: noinline nounwind uwtable
define internal void @floor_hit(ptr dead_on_unwind noalias writable sret(%struct.Hit) align 8 %agg.result, ptr noundef byval(%struct.Vector) align 8 %from, ptr noundef byval(%struct.Vector) align 8 %direction) #0 {
entry:
  %distance = alloca double, align 8
  %place = alloca %struct.Vector, align 8
  %agg.tmp = alloca %struct.Vector, align 8
  %odd = alloca i32, align 4
  %y = getelementptr inbounds %struct.Vector, ptr %from, i32 0, i32 1
  %0 = load double, ptr %y, align 8
  %fneg = fneg double %0
  %y1 = getelementptr inbounds %struct.Vector, ptr %direction, i32 0, i32 1
  %1 = load double, ptr %y1, align 8
  %div = fdiv double %fneg, %1
  store double %div, ptr %distance, align 8
  %2 = load double, ptr %distance, align 8
  call void @scaled(ptr dead_on_unwind writable sret(%struct.Vector) align 8 %agg.tmp, ptr noundef byval(%struct.Vector) align 8 %direction, double noundef %2)
  call void @add(ptr dead_on_unwind writable sret(%struct.Vector) align 8 %place, ptr noundef byval(%struct.Vector) align 8 %from, ptr noundef byval(%struct.Vector) align 8 %agg.tmp)
  %x = getelementptr inbounds %struct.Vector, ptr %place, i32 0, i32 0
  %3 = load double, ptr %x, align 8
  %4 = call double @llvm.fabs.f64(double %3)
  %add = fadd double %4, 5.000000e-01
  %conv = fptosi double %add to i32
  %z = getelementptr inbounds %struct.Vector, ptr %place, i32 0, i32 2
  %5 = load double, ptr %z, align 8
  %6 = call double @llvm.floor.f64(double %5)
  %conv2 = fptosi double %6 to i32
  %add3 = add nsw i32 %conv, %conv2
  %and = and i32 %add3, 1
  store i32 %and, ptr %odd, align 4
  %distance4 = getelementptr inbounds %struct.Hit, ptr %agg.result, i32 0, i32 0
  %7 = load double, ptr %distance, align 8
  store double %7, ptr %distance4, align 8
  %place5 = getelementptr inbounds %struct.Hit, ptr %agg.result, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %place5, ptr align 8 %place, i64 24, i1 false)
  %normal = getelementptr inbounds %struct.Hit, ptr %agg.result, i32 0, i32 2
  %x6 = getelementptr inbounds %struct.Vector, ptr %normal, i32 0, i32 0
  store double 0.000000e+00, ptr %x6, align 8
  %y7 = getelementptr inbounds %struct.Vector, ptr %normal, i32 0, i32 1
  store double 1.000000e+00, ptr %y7, align 8
  %z8 = getelementptr inbounds %struct.Vector, ptr %normal, i32 0, i32 2
  store double 0.000000e+00, ptr %z8, align 8
  %brightness = getelementptr inbounds %struct.Hit, ptr %agg.result, i32 0, i32 3
  %8 = load i32, ptr %odd, align 4
  %tobool = icmp ne i32 %8, 0
  %9 = zext i1 %tobool to i64
  %cond = select i1 %tobool, double 9.000000e-01, double 2.000000e-01
  store double %cond, ptr %brightness, align 8
  %mirror = getelementptr inbounds %struct.Hit, ptr %agg.result, i32 0, i32 4
  store double 2.000000e-01, ptr %mirror, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal double @distance_to(ptr noundef %ball, ptr noundef byval(%struct.Vector) align 8 %from, ptr noundef byval(%struct.Vector) align 8 %direction) #0 {
entry:
  %retval = alloca double, align 8
  %ball.addr = alloca ptr, align 8
  %to_centre = alloca %struct.Vector, align 8
  %along = alloca double, align 8
  %square = alloca double, align 8
  %half = alloca double, align 8
  store ptr %ball, ptr %ball.addr, align 8
  %0 = load ptr, ptr %ball.addr, align 8
  %centre = getelementptr inbounds %struct.Ball, ptr %0, i32 0, i32 0
  call void @subtract(ptr dead_on_unwind writable sret(%struct.Vector) align 8 %to_centre, ptr noundef byval(%struct.Vector) align 8 %centre, ptr noundef byval(%struct.Vector) align 8 %from)
  %call = call double @dot(ptr noundef byval(%struct.Vector) align 8 %to_centre, ptr noundef byval(%struct.Vector) align 8 %direction)
  store double %call, ptr %along, align 8
  %1 = load ptr, ptr %ball.addr, align 8
  %radius = getelementptr inbounds %struct.Ball, ptr %1, i32 0, i32 1
  %2 = load double, ptr %radius, align 8
  %3 = load ptr, ptr %ball.addr, align 8
  %radius1 = getelementptr inbounds %struct.Ball, ptr %3, i32 0, i32 1
  %4 = load double, ptr %radius1, align 8
  %call2 = call double @dot(ptr noundef byval(%struct.Vector) align 8 %to_centre, ptr noundef byval(%struct.Vector) align 8 %to_centre)
  %5 = load double, ptr %along, align 8
  %6 = load double, ptr %along, align 8
  %neg = fneg double %5
  %7 = call double @llvm.fmuladd.f64(double %neg, double %6, double %call2)
  %neg4 = fneg double %7
  %8 = call double @llvm.fmuladd.f64(double %2, double %4, double %neg4)
  store double %8, ptr %square, align 8
  %9 = load double, ptr %square, align 8
  %cmp = fcmp olt double %9, 0.000000e+00
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store double -1.000000e+00, ptr %retval, align 8
  br label %return

if.end:                                           ; preds = %entry
  %10 = load double, ptr %square, align 8
  %call5 = call double @sqrt(double noundef %10) #6
  store double %call5, ptr %half, align 8
  %11 = load double, ptr %along, align 8
  %12 = load double, ptr %half, align 8
  %sub = fsub double %11, %12
  %cmp6 = fcmp ogt double %sub, 0x3EB0C6F7A0B5ED8D
  br i1 %cmp6, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %13 = load double, ptr %along, align 8
  %14 = load double, ptr %half, align 8
  %sub7 = fsub double %13, %14
  br label %cond.end12

cond.false:                                       ; preds = %if.end
  %15 = load double, ptr %along, align 8
  %16 = load double, ptr %half, align 8
  %add = fadd double %15, %16
  %cmp8 = fcmp ogt double %add, 0x3EB0C6F7A0B5ED8D
  br i1 %cmp8, label %cond.true9, label %cond.false11

cond.true9:                                       ; preds = %cond.false
  %17 = load double, ptr %along, align 8
  %18 = load double, ptr %half, align 8
  %add10 = fadd double %17, %18
  br label %cond.end

cond.false11:                                     ; preds = %cond.false
  br label %cond.end

cond.end:                                         ; preds = %cond.false11, %cond.true9
  %cond = phi double [ %add10, %cond.true9 ], [ -1.000000e+00, %cond.false11 ]
  br label %cond.end12

cond.end12:                                       ; preds = %cond.end, %cond.true
  %cond13 = phi double [ %sub7, %cond.true ], [ %cond, %cond.end ]
  store double %cond13, ptr %retval, align 8
  br label %return

return:                                           ; preds = %cond.end12, %if.then
  %19 = load double, ptr %retval, align 8
  ret double %19
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
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
