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
  %eye = alloca %struct.Vector, align 8
  %ray = alloca %struct.Vector, align 8
  %agg.tmp = alloca %struct.Vector, align 8
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
  %1 = zext i1 %tobool to i64
  %cond1 = select i1 %tobool, i32 320, i32 32
  %tobool2 = icmp ne i64 %cond, 0
  %2 = zext i1 %tobool2 to i64
  %cond3 = select i1 %tobool2, i32 240, i32 24
  %tobool4 = icmp ne i64 %cond, 0
  %mul = mul nsw i64 %cond, 44
  %cond8 = select i1 %tobool4, i64 %mul, i64 1
  br label %for.cond

for.cond:                                         ; preds = %for.inc59, %cond.end
  %sum.0 = phi double [ 0.000000e+00, %cond.end ], [ %sum.1, %for.inc59 ]
  %wrong.0 = phi i64 [ 0, %cond.end ], [ %wrong.1, %for.inc59 ]
  %frame.0 = phi i64 [ 0, %cond.end ], [ %inc60, %for.inc59 ]
  %cmp9 = icmp slt i64 %frame.0, %cond8
  br i1 %cmp9, label %for.body, label %for.end61

for.body:                                         ; preds = %for.cond
  %x = getelementptr inbounds %struct.Vector, ptr %eye, i32 0, i32 0
  store double 0.000000e+00, ptr %x, align 8
  %y = getelementptr inbounds %struct.Vector, ptr %eye, i32 0, i32 1
  %rem = srem i64 %frame.0, 10
  %conv = sitofp i64 %rem to double
  %3 = call double @llvm.fmuladd.f64(double 1.000000e-01, double %conv, double 1.500000e+00)
  store double %3, ptr %y, align 8
  %z = getelementptr inbounds %struct.Vector, ptr %eye, i32 0, i32 2
  store double -2.000000e+00, ptr %z, align 8
  br label %for.cond12

for.cond12:                                       ; preds = %for.inc56, %for.body
  %sum.1 = phi double [ %sum.0, %for.body ], [ %sum.2, %for.inc56 ]
  %wrong.1 = phi i64 [ %wrong.0, %for.body ], [ %wrong.2, %for.inc56 ]
  %y11.0 = phi i32 [ 0, %for.body ], [ %inc57, %for.inc56 ]
  %cmp13 = icmp slt i32 %y11.0, %cond3
  br i1 %cmp13, label %for.cond17, label %for.inc59

for.cond17:                                       ; preds = %for.cond12, %for.body20
  %sum.2 = phi double [ %add37, %for.body20 ], [ %sum.1, %for.cond12 ]
  %x16.0 = phi i32 [ %inc, %for.body20 ], [ 0, %for.cond12 ]
  %cmp18 = icmp slt i32 %x16.0, %cond1
  br i1 %cmp18, label %for.body20, label %for.cond39

for.body20:                                       ; preds = %for.cond17
  %x21 = getelementptr inbounds %struct.Vector, ptr %ray, i32 0, i32 0
  %mul22 = mul nsw i32 2, %x16.0
  %add = add nsw i32 %mul22, 1
  %sub = sub nsw i32 %add, %cond1
  %conv23 = sitofp i32 %sub to double
  %conv24 = sitofp i32 %cond1 to double
  %div = fdiv double %conv23, %conv24
  store double %div, ptr %x21, align 8
  %y25 = getelementptr inbounds %struct.Vector, ptr %ray, i32 0, i32 1
  %mul26 = mul nsw i32 2, %y11.0
  %sub27 = sub nsw i32 %cond3, %mul26
  %sub28 = sub nsw i32 %sub27, 1
  %conv29 = sitofp i32 %sub28 to double
  %conv30 = sitofp i32 %cond1 to double
  %div31 = fdiv double %conv29, %conv30
  store double %div31, ptr %y25, align 8
  %z32 = getelementptr inbounds %struct.Vector, ptr %ray, i32 0, i32 2
  store double 1.500000e+00, ptr %z32, align 8
  call void @unit(ptr dead_on_unwind writable sret(%struct.Vector) align 8 %agg.tmp, ptr noundef byval(%struct.Vector) align 8 %ray)
  %call33 = call double @brightness(ptr noundef byval(%struct.Vector) align 8 %eye, ptr noundef byval(%struct.Vector) align 8 %agg.tmp, i32 noundef 4)
  %idxprom = sext i32 %x16.0 to i64
  %arrayidx34 = getelementptr inbounds [320 x double], ptr @main.row, i64 0, i64 %idxprom
  store double %call33, ptr %arrayidx34, align 8
  %idxprom35 = sext i32 %x16.0 to i64
  %arrayidx36 = getelementptr inbounds [320 x double], ptr @main.row, i64 0, i64 %idxprom35
  %4 = load double, ptr %arrayidx36, align 8
  %add37 = fadd double %sum.2, %4
  %inc = add nsw i32 %x16.0, 1
  br label %for.cond17, !llvm.loop !5

for.cond39:                                       ; preds = %for.cond17, %for.body42
  %wrong.2 = phi i64 [ %add52, %for.body42 ], [ %wrong.1, %for.cond17 ]
  %x38.0 = phi i32 [ %inc54, %for.body42 ], [ 0, %for.cond17 ]
  %cmp40 = icmp slt i32 %x38.0, %cond1
  br i1 %cmp40, label %for.body42, label %for.inc56

for.body42:                                       ; preds = %for.cond39
  %idxprom43 = sext i32 %x38.0 to i64
  %arrayidx44 = getelementptr inbounds [320 x double], ptr @main.row, i64 0, i64 %idxprom43
  %5 = load double, ptr %arrayidx44, align 8
  %sub45 = sub nsw i32 %cond1, 1
  %sub46 = sub nsw i32 %sub45, %x38.0
  %idxprom47 = sext i32 %sub46 to i64
  %arrayidx48 = getelementptr inbounds [320 x double], ptr @main.row, i64 0, i64 %idxprom47
  %6 = load double, ptr %arrayidx48, align 8
  %cmp49 = fcmp une double %5, %6
  %conv50 = zext i1 %cmp49 to i32
  %conv51 = sext i32 %conv50 to i64
  %add52 = add nsw i64 %wrong.2, %conv51
  %inc54 = add nsw i32 %x38.0, 1
  br label %for.cond39, !llvm.loop !7

for.inc56:                                        ; preds = %for.cond39
  %inc57 = add nsw i32 %y11.0, 1
  br label %for.cond12, !llvm.loop !8

for.inc59:                                        ; preds = %for.cond12
  %inc60 = add nsw i64 %frame.0, 1
  br label %for.cond, !llvm.loop !9

for.end61:                                        ; preds = %for.cond
  %conv62 = sitofp i64 %cond8 to double
  %conv63 = sitofp i32 %cond1 to double
  %mul64 = fmul double %conv62, %conv63
  %conv65 = sitofp i32 %cond3 to double
  %mul66 = fmul double %mul64, %conv65
  %div67 = fdiv double %sum.0, %mul66
  %call68 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %div67)
  %cmp69 = icmp ne i64 %wrong.0, 0
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
  %hit = alloca %struct.Hit, align 8
  %to_light = alloca %struct.Vector, align 8
  %off = alloca %struct.Vector, align 8
  %agg.tmp = alloca %struct.Vector, align 8
  %tmp = alloca %struct.Vector, align 8
  %mirrored = alloca %struct.Vector, align 8
  %agg.tmp16 = alloca %struct.Vector, align 8
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
  br label %return

if.end:                                           ; preds = %entry
  %place = getelementptr inbounds %struct.Hit, ptr %hit, i32 0, i32 1
  call void @subtract(ptr dead_on_unwind writable sret(%struct.Vector) align 8 %to_light, ptr noundef byval(%struct.Vector) align 8 @kLight, ptr noundef byval(%struct.Vector) align 8 %place)
  %call = call double @dot(ptr noundef byval(%struct.Vector) align 8 %to_light, ptr noundef byval(%struct.Vector) align 8 %to_light)
  %call3 = call double @sqrt(double noundef %call) #6
  %place4 = getelementptr inbounds %struct.Hit, ptr %hit, i32 0, i32 1
  %normal = getelementptr inbounds %struct.Hit, ptr %hit, i32 0, i32 2
  call void @scaled(ptr dead_on_unwind writable sret(%struct.Vector) align 8 %agg.tmp, ptr noundef byval(%struct.Vector) align 8 %normal, double noundef 0x3EB0C6F7A0B5ED8D)
  call void @add(ptr dead_on_unwind writable sret(%struct.Vector) align 8 %off, ptr noundef byval(%struct.Vector) align 8 %place4, ptr noundef byval(%struct.Vector) align 8 %agg.tmp)
  %div = fdiv double 1.000000e+00, %call3
  call void @scaled(ptr dead_on_unwind writable sret(%struct.Vector) align 8 %tmp, ptr noundef byval(%struct.Vector) align 8 %to_light, double noundef %div)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %to_light, ptr align 8 %tmp, i64 24, i1 false)
  %normal5 = getelementptr inbounds %struct.Hit, ptr %hit, i32 0, i32 2
  %call6 = call double @dot(ptr noundef byval(%struct.Vector) align 8 %normal5, ptr noundef byval(%struct.Vector) align 8 %to_light)
  %cmp7 = fcmp olt double %call6, 0.000000e+00
  br i1 %cmp7, label %if.then9, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %if.end
  %call8 = call i32 @in_shadow(ptr noundef byval(%struct.Vector) align 8 %off, ptr noundef byval(%struct.Vector) align 8 %to_light, double noundef %call3)
  %tobool = icmp ne i32 %call8, 0
  br i1 %tobool, label %if.then9, label %if.end10

if.then9:                                         ; preds = %lor.lhs.false, %if.end
  br label %if.end10

if.end10:                                         ; preds = %if.then9, %lor.lhs.false
  %lit.0 = phi double [ 0.000000e+00, %if.then9 ], [ %call6, %lor.lhs.false ]
  %brightness = getelementptr inbounds %struct.Hit, ptr %hit, i32 0, i32 3
  %4 = load double, ptr %brightness, align 8
  %5 = call double @llvm.fmuladd.f64(double 9.000000e-01, double %lit.0, double 1.000000e-01)
  %mul12 = fmul double %4, %5
  %cmp13 = icmp eq i32 %depth, 0
  br i1 %cmp13, label %return, label %if.end15

if.end15:                                         ; preds = %if.end10
  %normal17 = getelementptr inbounds %struct.Hit, ptr %hit, i32 0, i32 2
  %normal18 = getelementptr inbounds %struct.Hit, ptr %hit, i32 0, i32 2
  %call19 = call double @dot(ptr noundef byval(%struct.Vector) align 8 %direction, ptr noundef byval(%struct.Vector) align 8 %normal18)
  %mul20 = fmul double 2.000000e+00, %call19
  call void @scaled(ptr dead_on_unwind writable sret(%struct.Vector) align 8 %agg.tmp16, ptr noundef byval(%struct.Vector) align 8 %normal17, double noundef %mul20)
  call void @subtract(ptr dead_on_unwind writable sret(%struct.Vector) align 8 %mirrored, ptr noundef byval(%struct.Vector) align 8 %direction, ptr noundef byval(%struct.Vector) align 8 %agg.tmp16)
  %mirror = getelementptr inbounds %struct.Hit, ptr %hit, i32 0, i32 4
  %6 = load double, ptr %mirror, align 8
  %sub = fsub double 1.000000e+00, %6
  %mirror22 = getelementptr inbounds %struct.Hit, ptr %hit, i32 0, i32 4
  %7 = load double, ptr %mirror22, align 8
  %sub23 = sub nsw i32 %depth, 1
  %call24 = call double @brightness(ptr noundef byval(%struct.Vector) align 8 %off, ptr noundef byval(%struct.Vector) align 8 %mirrored, i32 noundef %sub23)
  %mul25 = fmul double %7, %call24
  %8 = call double @llvm.fmuladd.f64(double %sub, double %mul12, double %mul25)
  br label %return

return:                                           ; preds = %if.end10, %if.end15, %if.then
  %retval.0 = phi double [ %3, %if.then ], [ %8, %if.end15 ], [ %mul12, %if.end10 ]
  ret double %retval.0
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
  %place = alloca %struct.Vector, align 8
  %agg.tmp = alloca %struct.Vector, align 8
  %normal = alloca %struct.Vector, align 8
  %agg.tmp7 = alloca %struct.Vector, align 8
  %.compoundliteral.sroa.2 = alloca %struct.Vector, align 8
  %.compoundliteral.sroa.3 = alloca %struct.Vector, align 8
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
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %i.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ]
  %cmp1 = icmp slt i32 %i.0, 7
  br i1 %cmp1, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [7 x %struct.Ball], ptr @kBalls, i64 0, i64 %idxprom
  %call = call double @distance_to(ptr noundef %arrayidx, ptr noundef byval(%struct.Vector) align 8 %from, ptr noundef byval(%struct.Vector) align 8 %direction)
  %cmp2 = fcmp olt double %call, 0.000000e+00
  %distance3 = getelementptr inbounds %struct.Hit, ptr %agg.result, i32 0, i32 0
  %2 = load double, ptr %distance3, align 8
  %cmp4 = fcmp oge double %call, %2
  %or.cond = select i1 %cmp2, i1 true, i1 %cmp4
  br i1 %or.cond, label %for.inc, label %if.end6

if.end6:                                          ; preds = %for.body
  call void @scaled(ptr dead_on_unwind writable sret(%struct.Vector) align 8 %agg.tmp, ptr noundef byval(%struct.Vector) align 8 %direction, double noundef %call)
  call void @add(ptr dead_on_unwind writable sret(%struct.Vector) align 8 %place, ptr noundef byval(%struct.Vector) align 8 %from, ptr noundef byval(%struct.Vector) align 8 %agg.tmp)
  %idxprom8 = sext i32 %i.0 to i64
  %arrayidx9 = getelementptr inbounds [7 x %struct.Ball], ptr @kBalls, i64 0, i64 %idxprom8
  %centre = getelementptr inbounds %struct.Ball, ptr %arrayidx9, i32 0, i32 0
  call void @subtract(ptr dead_on_unwind writable sret(%struct.Vector) align 8 %agg.tmp7, ptr noundef byval(%struct.Vector) align 8 %place, ptr noundef byval(%struct.Vector) align 8 %centre)
  %idxprom10 = sext i32 %i.0 to i64
  %arrayidx11 = getelementptr inbounds [7 x %struct.Ball], ptr @kBalls, i64 0, i64 %idxprom10
  %radius = getelementptr inbounds %struct.Ball, ptr %arrayidx11, i32 0, i32 1
  %3 = load double, ptr %radius, align 8
  %div = fdiv double 1.000000e+00, %3
  call void @scaled(ptr dead_on_unwind writable sret(%struct.Vector) align 8 %normal, ptr noundef byval(%struct.Vector) align 8 %agg.tmp7, double noundef %div)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %.compoundliteral.sroa.2, ptr align 8 %place, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %.compoundliteral.sroa.3, ptr align 8 %normal, i64 24, i1 false)
  %idxprom15 = sext i32 %i.0 to i64
  %arrayidx16 = getelementptr inbounds [7 x %struct.Ball], ptr @kBalls, i64 0, i64 %idxprom15
  %mirror17 = getelementptr inbounds %struct.Ball, ptr %arrayidx16, i32 0, i32 2
  %4 = load double, ptr %mirror17, align 8
  store double %call, ptr %agg.result, align 8
  %.compoundliteral.sroa.2.0.agg.result.sroa_idx = getelementptr inbounds i8, ptr %agg.result, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %.compoundliteral.sroa.2.0.agg.result.sroa_idx, ptr align 8 %.compoundliteral.sroa.2, i64 24, i1 false)
  %.compoundliteral.sroa.3.0.agg.result.sroa_idx = getelementptr inbounds i8, ptr %agg.result, i64 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %.compoundliteral.sroa.3.0.agg.result.sroa_idx, ptr align 8 %.compoundliteral.sroa.3, i64 24, i1 false)
  %.compoundliteral.sroa.4.0.agg.result.sroa_idx = getelementptr inbounds i8, ptr %agg.result, i64 56
  store double 0x3FE6666666666666, ptr %.compoundliteral.sroa.4.0.agg.result.sroa_idx, align 8
  %.compoundliteral.sroa.5.0.agg.result.sroa_idx = getelementptr inbounds i8, ptr %agg.result, i64 64
  store double %4, ptr %.compoundliteral.sroa.5.0.agg.result.sroa_idx, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body, %if.end6
  %inc = add nsw i32 %i.0, 1
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
  %x = getelementptr inbounds %struct.Vector, ptr %agg.result, i32 0, i32 0
  %x1 = getelementptr inbounds %struct.Vector, ptr %a, i32 0, i32 0
  %0 = load double, ptr %x1, align 8
  %mul = fmul double %0, %factor
  store double %mul, ptr %x, align 8
  %y = getelementptr inbounds %struct.Vector, ptr %agg.result, i32 0, i32 1
  %y2 = getelementptr inbounds %struct.Vector, ptr %a, i32 0, i32 1
  %1 = load double, ptr %y2, align 8
  %mul3 = fmul double %1, %factor
  store double %mul3, ptr %y, align 8
  %z = getelementptr inbounds %struct.Vector, ptr %agg.result, i32 0, i32 2
  %z4 = getelementptr inbounds %struct.Vector, ptr %a, i32 0, i32 2
  %2 = load double, ptr %z4, align 8
  %mul5 = fmul double %2, %factor
  store double %mul5, ptr %z, align 8
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: noinline nounwind uwtable
define internal i32 @in_shadow(ptr noundef byval(%struct.Vector) align 8 %place, ptr noundef byval(%struct.Vector) align 8 %to_light, double noundef %light_distance) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp slt i32 %i.0, 7
  br i1 %cmp, label %for.body, label %return

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [7 x %struct.Ball], ptr @kBalls, i64 0, i64 %idxprom
  %call = call double @distance_to(ptr noundef %arrayidx, ptr noundef byval(%struct.Vector) align 8 %place, ptr noundef byval(%struct.Vector) align 8 %to_light)
  %cmp1 = fcmp ogt double %call, 0.000000e+00
  %cmp2 = fcmp olt double %call, %light_distance
  %or.cond = and i1 %cmp1, %cmp2
  br i1 %or.cond, label %return, label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !11

return:                                           ; preds = %for.cond, %for.body
  %retval.0 = phi i32 [ 1, %for.body ], [ 0, %for.cond ]
  ret i32 %retval.0
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: noinline nounwind uwtable
define internal void @floor_hit(ptr dead_on_unwind noalias writable sret(%struct.Hit) align 8 %agg.result, ptr noundef byval(%struct.Vector) align 8 %from, ptr noundef byval(%struct.Vector) align 8 %direction) #0 {
entry:
  %place = alloca %struct.Vector, align 8
  %agg.tmp = alloca %struct.Vector, align 8
  %y = getelementptr inbounds %struct.Vector, ptr %from, i32 0, i32 1
  %0 = load double, ptr %y, align 8
  %fneg = fneg double %0
  %y1 = getelementptr inbounds %struct.Vector, ptr %direction, i32 0, i32 1
  %1 = load double, ptr %y1, align 8
  %div = fdiv double %fneg, %1
  call void @scaled(ptr dead_on_unwind writable sret(%struct.Vector) align 8 %agg.tmp, ptr noundef byval(%struct.Vector) align 8 %direction, double noundef %div)
  call void @add(ptr dead_on_unwind writable sret(%struct.Vector) align 8 %place, ptr noundef byval(%struct.Vector) align 8 %from, ptr noundef byval(%struct.Vector) align 8 %agg.tmp)
  %x = getelementptr inbounds %struct.Vector, ptr %place, i32 0, i32 0
  %2 = load double, ptr %x, align 8
  %3 = call double @llvm.fabs.f64(double %2)
  %add = fadd double %3, 5.000000e-01
  %conv = fptosi double %add to i32
  %z = getelementptr inbounds %struct.Vector, ptr %place, i32 0, i32 2
  %4 = load double, ptr %z, align 8
  %5 = call double @llvm.floor.f64(double %4)
  %conv2 = fptosi double %5 to i32
  %add3 = add nsw i32 %conv, %conv2
  %and = and i32 %add3, 1
  %distance4 = getelementptr inbounds %struct.Hit, ptr %agg.result, i32 0, i32 0
  store double %div, ptr %distance4, align 8
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
  %tobool = icmp ne i32 %and, 0
  %6 = zext i1 %tobool to i64
  %cond = select i1 %tobool, double 9.000000e-01, double 2.000000e-01
  store double %cond, ptr %brightness, align 8
  %mirror = getelementptr inbounds %struct.Hit, ptr %agg.result, i32 0, i32 4
  store double 2.000000e-01, ptr %mirror, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal double @distance_to(ptr noundef %ball, ptr noundef byval(%struct.Vector) align 8 %from, ptr noundef byval(%struct.Vector) align 8 %direction) #0 {
entry:
  %to_centre = alloca %struct.Vector, align 8
  %centre = getelementptr inbounds %struct.Ball, ptr %ball, i32 0, i32 0
  call void @subtract(ptr dead_on_unwind writable sret(%struct.Vector) align 8 %to_centre, ptr noundef byval(%struct.Vector) align 8 %centre, ptr noundef byval(%struct.Vector) align 8 %from)
  %call = call double @dot(ptr noundef byval(%struct.Vector) align 8 %to_centre, ptr noundef byval(%struct.Vector) align 8 %direction)
  %radius = getelementptr inbounds %struct.Ball, ptr %ball, i32 0, i32 1
  %0 = load double, ptr %radius, align 8
  %radius1 = getelementptr inbounds %struct.Ball, ptr %ball, i32 0, i32 1
  %1 = load double, ptr %radius1, align 8
  %call2 = call double @dot(ptr noundef byval(%struct.Vector) align 8 %to_centre, ptr noundef byval(%struct.Vector) align 8 %to_centre)
  %neg = fneg double %call
  %2 = call double @llvm.fmuladd.f64(double %neg, double %call, double %call2)
  %neg4 = fneg double %2
  %3 = call double @llvm.fmuladd.f64(double %0, double %1, double %neg4)
  %cmp = fcmp olt double %3, 0.000000e+00
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %call5 = call double @sqrt(double noundef %3) #6
  %sub = fsub double %call, %call5
  %cmp6 = fcmp ogt double %sub, 0x3EB0C6F7A0B5ED8D
  br i1 %cmp6, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %sub7 = fsub double %call, %call5
  br label %return

cond.false:                                       ; preds = %if.end
  %add = fadd double %call, %call5
  %cmp8 = fcmp ogt double %add, 0x3EB0C6F7A0B5ED8D
  %add10 = fadd double %call, %call5
  %cond = select i1 %cmp8, double %add10, double -1.000000e+00
  br label %return

return:                                           ; preds = %cond.true, %cond.false, %entry
  %retval.0 = phi double [ -1.000000e+00, %entry ], [ %sub7, %cond.true ], [ %cond, %cond.false ]
  ret double %retval.0
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
