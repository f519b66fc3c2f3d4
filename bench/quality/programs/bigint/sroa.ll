source_filename = "bigint.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Big = type { i32, [320 x i32] }

@.str = private unnamed_addr constant [40 x i8] c"bigint: the digits of %d! add up to %u\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %factorial = alloca %struct.Big, align 8
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
  %mul = mul nsw i64 %cond, 220
  %cond4 = select i1 %tobool, i64 %mul, i64 1
  br label %for.cond

for.cond:                                         ; preds = %for.body, %cond.end
  %wrong.0 = phi i64 [ 0, %cond.end ], [ %add13, %for.body ]
  %round.0 = phi i64 [ 0, %cond.end ], [ %inc, %for.body ]
  %sum.0 = phi i32 [ 0, %cond.end ], [ %call9, %for.body ]
  %cmp5 = icmp slt i64 %round.0, %cond4
  br i1 %cmp5, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %conv = trunc i64 %round.0 to i32
  %rem = urem i32 %conv, 2
  %sub = sub i32 1000, %rem
  call void @product_of(i32 noundef 1, i32 noundef %sub, ptr noundef %factorial)
  %call6 = call i32 @divides_to_one(ptr noundef byval(%struct.Big) align 8 %factorial, i32 noundef %sub)
  %tobool7 = icmp ne i32 %call6, 0
  %lnot = xor i1 %tobool7, true
  %lnot.ext = zext i1 %lnot to i32
  %conv8 = sext i32 %lnot.ext to i64
  %add = add nsw i64 %wrong.0, %conv8
  %call9 = call i32 @digit_sum(ptr noundef byval(%struct.Big) align 8 %factorial)
  %cmp10 = icmp ne i32 %call9, 10539
  %conv11 = zext i1 %cmp10 to i32
  %conv12 = sext i32 %conv11 to i64
  %add13 = add nsw i64 %add, %conv12
  %inc = add nsw i64 %round.0, 1
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  %call14 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef 1000, i32 noundef %sum.0)
  %cmp15 = icmp ne i64 %wrong.0, 0
  %conv16 = zext i1 %cmp15 to i32
  ret i32 %conv16
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @product_of(i32 noundef %first, i32 noundef %last, ptr noundef %product) #0 {
entry:
  %low = alloca %struct.Big, align 4
  %high = alloca %struct.Big, align 4
  %cmp = icmp eq i32 %first, %last
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %length = getelementptr inbounds %struct.Big, ptr %product, i32 0, i32 0
  store i32 1, ptr %length, align 4
  %words = getelementptr inbounds %struct.Big, ptr %product, i32 0, i32 1
  %arrayidx = getelementptr inbounds [320 x i32], ptr %words, i64 0, i64 0
  store i32 %first, ptr %arrayidx, align 4
  br label %return

if.end:                                           ; preds = %entry
  %sub = sub i32 %last, %first
  %div = udiv i32 %sub, 2
  %add = add i32 %first, %div
  call void @product_of(i32 noundef %first, i32 noundef %add, ptr noundef %low)
  %add1 = add i32 %add, 1
  call void @product_of(i32 noundef %add1, i32 noundef %last, ptr noundef %high)
  call void @multiply(ptr noundef %low, ptr noundef %high, ptr noundef %product)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @divides_to_one(ptr noundef byval(%struct.Big) align 8 %number, i32 noundef %last) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %factor.0 = phi i32 [ 2, %entry ], [ %inc, %for.inc ]
  %cmp = icmp ule i32 %factor.0, %last
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %call = call i32 @divide(ptr noundef %number, i32 noundef %factor.0)
  %cmp1 = icmp ne i32 %call, 0
  br i1 %cmp1, label %return, label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add i32 %factor.0, 1
  br label %for.cond, !llvm.loop !7

for.end:                                          ; preds = %for.cond
  %call2 = call i32 @is_value(ptr noundef %number, i32 noundef 1)
  br label %return

return:                                           ; preds = %for.body, %for.end
  %retval.0 = phi i32 [ %call2, %for.end ], [ 0, %for.body ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @digit_sum(ptr noundef byval(%struct.Big) align 8 %number) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %for.cond, %entry
  %sum.0 = phi i32 [ 0, %entry ], [ %sum.1, %for.cond ]
  %call = call i32 @is_value(ptr noundef %number, i32 noundef 0)
  %tobool = icmp ne i32 %call, 0
  %lnot = xor i1 %tobool, true
  br i1 %lnot, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %call1 = call i32 @divide(ptr noundef %number, i32 noundef 1000000000)
  br label %for.cond

for.cond:                                         ; preds = %for.body, %while.body
  %sum.1 = phi i32 [ %sum.0, %while.body ], [ %add, %for.body ]
  %digits.0 = phi i32 [ %call1, %while.body ], [ %div, %for.body ]
  %tobool2 = icmp ne i32 %digits.0, 0
  br i1 %tobool2, label %for.body, label %while.cond, !llvm.loop !8

for.body:                                         ; preds = %for.cond
  %rem = urem i32 %digits.0, 10
  %add = add i32 %sum.1, %rem
  %div = udiv i32 %digits.0, 10
  br label %for.cond, !llvm.loop !9

while.end:                                        ; preds = %while.cond
  ret i32 %sum.0
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal void @multiply(ptr noundef %a, ptr noundef %b, ptr noundef %product) #0 {
entry:
  %words = getelementptr inbounds %struct.Big, ptr %product, i32 0, i32 1
  %arraydecay = getelementptr inbounds [320 x i32], ptr %words, i64 0, i64 0
  %length = getelementptr inbounds %struct.Big, ptr %a, i32 0, i32 0
  %0 = load i32, ptr %length, align 4
  %length1 = getelementptr inbounds %struct.Big, ptr %b, i32 0, i32 0
  %1 = load i32, ptr %length1, align 4
  %add = add nsw i32 %0, %1
  %conv = sext i32 %add to i64
  %mul = mul i64 4, %conv
  call void @llvm.memset.p0.i64(ptr align 4 %arraydecay, i8 0, i64 %mul, i1 false)
  br label %for.cond

for.cond:                                         ; preds = %for.end, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc35, %for.end ]
  %length2 = getelementptr inbounds %struct.Big, ptr %a, i32 0, i32 0
  %2 = load i32, ptr %length2, align 4
  %cmp = icmp slt i32 %i.0, %2
  br i1 %cmp, label %for.cond4, label %for.end36

for.cond4:                                        ; preds = %for.cond, %for.body8
  %carry.0 = phi i64 [ %shr, %for.body8 ], [ 0, %for.cond ]
  %k.0 = phi i32 [ %inc, %for.body8 ], [ 0, %for.cond ]
  %length5 = getelementptr inbounds %struct.Big, ptr %b, i32 0, i32 0
  %3 = load i32, ptr %length5, align 4
  %cmp6 = icmp slt i32 %k.0, %3
  br i1 %cmp6, label %for.body8, label %for.end

for.body8:                                        ; preds = %for.cond4
  %words9 = getelementptr inbounds %struct.Big, ptr %a, i32 0, i32 1
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [320 x i32], ptr %words9, i64 0, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4
  %conv10 = zext i32 %4 to i64
  %words11 = getelementptr inbounds %struct.Big, ptr %b, i32 0, i32 1
  %idxprom12 = sext i32 %k.0 to i64
  %arrayidx13 = getelementptr inbounds [320 x i32], ptr %words11, i64 0, i64 %idxprom12
  %5 = load i32, ptr %arrayidx13, align 4
  %conv14 = zext i32 %5 to i64
  %mul15 = mul i64 %conv10, %conv14
  %words16 = getelementptr inbounds %struct.Big, ptr %product, i32 0, i32 1
  %add17 = add nsw i32 %i.0, %k.0
  %idxprom18 = sext i32 %add17 to i64
  %arrayidx19 = getelementptr inbounds [320 x i32], ptr %words16, i64 0, i64 %idxprom18
  %6 = load i32, ptr %arrayidx19, align 4
  %conv20 = zext i32 %6 to i64
  %add21 = add i64 %mul15, %conv20
  %add22 = add i64 %carry.0, %add21
  %conv23 = trunc i64 %add22 to i32
  %words24 = getelementptr inbounds %struct.Big, ptr %product, i32 0, i32 1
  %add25 = add nsw i32 %i.0, %k.0
  %idxprom26 = sext i32 %add25 to i64
  %arrayidx27 = getelementptr inbounds [320 x i32], ptr %words24, i64 0, i64 %idxprom26
  store i32 %conv23, ptr %arrayidx27, align 4
  %shr = lshr i64 %add22, 32
  %inc = add nsw i32 %k.0, 1
  br label %for.cond4, !llvm.loop !10

for.end:                                          ; preds = %for.cond4
  %conv28 = trunc i64 %carry.0 to i32
  %words29 = getelementptr inbounds %struct.Big, ptr %product, i32 0, i32 1
  %length30 = getelementptr inbounds %struct.Big, ptr %b, i32 0, i32 0
  %7 = load i32, ptr %length30, align 4
  %add31 = add nsw i32 %i.0, %7
  %idxprom32 = sext i32 %add31 to i64
  %arrayidx33 = getelementptr inbounds [320 x i32], ptr %words29, i64 0, i64 %idxprom32
  store i32 %conv28, ptr %arrayidx33, align 4
  %inc35 = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !11

for.end36:                                        ; preds = %for.cond
  %length37 = getelementptr inbounds %struct.Big, ptr %a, i32 0, i32 0
  %8 = load i32, ptr %length37, align 4
  %length38 = getelementptr inbounds %struct.Big, ptr %b, i32 0, i32 0
  %9 = load i32, ptr %length38, align 4
  %add39 = add nsw i32 %8, %9
  %length40 = getelementptr inbounds %struct.Big, ptr %product, i32 0, i32 0
  store i32 %add39, ptr %length40, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %for.end36
  %length41 = getelementptr inbounds %struct.Big, ptr %product, i32 0, i32 0
  %10 = load i32, ptr %length41, align 4
  %cmp42 = icmp sgt i32 %10, 1
  br i1 %cmp42, label %land.rhs, label %while.end

land.rhs:                                         ; preds = %while.cond
  %words44 = getelementptr inbounds %struct.Big, ptr %product, i32 0, i32 1
  %length45 = getelementptr inbounds %struct.Big, ptr %product, i32 0, i32 0
  %11 = load i32, ptr %length45, align 4
  %sub = sub nsw i32 %11, 1
  %idxprom46 = sext i32 %sub to i64
  %arrayidx47 = getelementptr inbounds [320 x i32], ptr %words44, i64 0, i64 %idxprom46
  %12 = load i32, ptr %arrayidx47, align 4
  %cmp48 = icmp eq i32 %12, 0
  br i1 %cmp48, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs
  %length50 = getelementptr inbounds %struct.Big, ptr %product, i32 0, i32 0
  %13 = load i32, ptr %length50, align 4
  %dec = add nsw i32 %13, -1
  store i32 %dec, ptr %length50, align 4
  br label %while.cond, !llvm.loop !12

while.end:                                        ; preds = %while.cond, %land.rhs
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @divide(ptr noundef %number, i32 noundef %divisor) #0 {
entry:
  %length = getelementptr inbounds %struct.Big, ptr %number, i32 0, i32 0
  %0 = load i32, ptr %length, align 4
  %sub = sub nsw i32 %0, 1
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %rest.0 = phi i64 [ 0, %entry ], [ %rem, %for.body ]
  %i.0 = phi i32 [ %sub, %entry ], [ %dec, %for.body ]
  %cmp = icmp sge i32 %i.0, 0
  br i1 %cmp, label %for.body, label %while.cond

for.body:                                         ; preds = %for.cond
  %shl = shl i64 %rest.0, 32
  %words = getelementptr inbounds %struct.Big, ptr %number, i32 0, i32 1
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [320 x i32], ptr %words, i64 0, i64 %idxprom
  %1 = load i32, ptr %arrayidx, align 4
  %conv = zext i32 %1 to i64
  %or = or i64 %shl, %conv
  %conv1 = zext i32 %divisor to i64
  %div = udiv i64 %or, %conv1
  %conv2 = trunc i64 %div to i32
  %words3 = getelementptr inbounds %struct.Big, ptr %number, i32 0, i32 1
  %idxprom4 = sext i32 %i.0 to i64
  %arrayidx5 = getelementptr inbounds [320 x i32], ptr %words3, i64 0, i64 %idxprom4
  store i32 %conv2, ptr %arrayidx5, align 4
  %conv6 = zext i32 %divisor to i64
  %rem = urem i64 %or, %conv6
  %dec = add nsw i32 %i.0, -1
  br label %for.cond, !llvm.loop !13

while.cond:                                       ; preds = %for.cond, %while.body
  %length7 = getelementptr inbounds %struct.Big, ptr %number, i32 0, i32 0
  %2 = load i32, ptr %length7, align 4
  %cmp8 = icmp sgt i32 %2, 1
  br i1 %cmp8, label %land.rhs, label %while.end

land.rhs:                                         ; preds = %while.cond
  %words10 = getelementptr inbounds %struct.Big, ptr %number, i32 0, i32 1
  %length11 = getelementptr inbounds %struct.Big, ptr %number, i32 0, i32 0
  %3 = load i32, ptr %length11, align 4
  %sub12 = sub nsw i32 %3, 1
  %idxprom13 = sext i32 %sub12 to i64
  %arrayidx14 = getelementptr inbounds [320 x i32], ptr %words10, i64 0, i64 %idxprom13
  %4 = load i32, ptr %arrayidx14, align 4
  %cmp15 = icmp eq i32 %4, 0
  br i1 %cmp15, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs
  %length17 = getelementptr inbounds %struct.Big, ptr %number, i32 0, i32 0
  %5 = load i32, ptr %length17, align 4
  %dec18 = add nsw i32 %5, -1
  store i32 %dec18, ptr %length17, align 4
  br label %while.cond, !llvm.loop !14

while.end:                                        ; preds = %while.cond, %land.rhs
  %conv19 = trunc i64 %rest.0 to i32
  ret i32 %conv19
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @is_value(ptr noundef %number, i32 noundef %value) #0 {
entry:
  %length = getelementptr inbounds %struct.Big, ptr %number, i32 0, i32 0
  %0 = load i32, ptr %length, align 4
  %cmp = icmp eq i32 %0, 1
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %words = getelementptr inbounds %struct.Big, ptr %number, i32 0, i32 1
  %arrayidx = getelementptr inbounds [320 x i32], ptr %words, i64 0, i64 0
  %1 = load i32, ptr %arrayidx, align 4
  %cmp1 = icmp eq i32 %1, %value
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %2 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  %land.ext = zext i1 %2 to i32
  ret i32 %land.ext
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
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
