source_filename = "heapsort.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@data = internal global [100000 x i32] zeroinitializer, align 16
@.str = private unnamed_addr constant [21 x i8] c"heapsort: median %d\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %size = alloca i32, align 4
  %rounds = alloca i64, align 8
  %state = alloca i64, align 8
  %wrong = alloca i64, align 8
  %round = alloca i64, align 8
  %sum = alloca i32, align 4
  %parity = alloca i32, align 4
  %i = alloca i32, align 4
  %i17 = alloca i32, align 4
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
  %call = call i64 @strtol(ptr noundef %2, ptr noundef null, i32 noundef 10) #3
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %cond.false ]
  store i64 %cond, ptr %scale, align 8
  %3 = load i64, ptr %scale, align 8
  %tobool = icmp ne i64 %3, 0
  %4 = zext i1 %tobool to i64
  %cond1 = select i1 %tobool, i32 100000, i32 2000
  store i32 %cond1, ptr %size, align 4
  %5 = load i64, ptr %scale, align 8
  %tobool2 = icmp ne i64 %5, 0
  br i1 %tobool2, label %cond.true3, label %cond.false4

cond.true3:                                       ; preds = %cond.end
  %6 = load i64, ptr %scale, align 8
  %mul = mul nsw i64 %6, 40
  br label %cond.end5

cond.false4:                                      ; preds = %cond.end
  br label %cond.end5

cond.end5:                                        ; preds = %cond.false4, %cond.true3
  %cond6 = phi i64 [ %mul, %cond.true3 ], [ 1, %cond.false4 ]
  store i64 %cond6, ptr %rounds, align 8
  store i64 20261121, ptr %state, align 8
  store i64 0, ptr %wrong, align 8
  store i64 0, ptr %round, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc48, %cond.end5
  %7 = load i64, ptr %round, align 8
  %8 = load i64, ptr %rounds, align 8
  %cmp7 = icmp slt i64 %7, %8
  br i1 %cmp7, label %for.body, label %for.end50

for.body:                                         ; preds = %for.cond
  store i32 0, ptr %sum, align 4
  store i32 0, ptr %parity, align 4
  store i32 0, ptr %i, align 4
  br label %for.cond8

for.cond8:                                        ; preds = %for.inc, %for.body
  %9 = load i32, ptr %i, align 4
  %10 = load i32, ptr %size, align 4
  %cmp9 = icmp ult i32 %9, %10
  br i1 %cmp9, label %for.body10, label %for.end

for.body10:                                       ; preds = %for.cond8
  %call11 = call i64 @next_random(ptr noundef %state)
  %shr = lshr i64 %call11, 33
  %conv = trunc i64 %shr to i32
  %sub = sub nsw i32 %conv, 1073741824
  %11 = load i32, ptr %i, align 4
  %idxprom = zext i32 %11 to i64
  %arrayidx12 = getelementptr inbounds [100000 x i32], ptr @data, i64 0, i64 %idxprom
  store i32 %sub, ptr %arrayidx12, align 4
  %12 = load i32, ptr %i, align 4
  %idxprom13 = zext i32 %12 to i64
  %arrayidx14 = getelementptr inbounds [100000 x i32], ptr @data, i64 0, i64 %idxprom13
  %13 = load i32, ptr %arrayidx14, align 4
  %14 = load i32, ptr %sum, align 4
  %add = add i32 %14, %13
  store i32 %add, ptr %sum, align 4
  %15 = load i32, ptr %i, align 4
  %idxprom15 = zext i32 %15 to i64
  %arrayidx16 = getelementptr inbounds [100000 x i32], ptr @data, i64 0, i64 %idxprom15
  %16 = load i32, ptr %arrayidx16, align 4
  %17 = load i32, ptr %parity, align 4
  %xor = xor i32 %17, %16
  store i32 %xor, ptr %parity, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body10
  %18 = load i32, ptr %i, align 4
  %inc = add i32 %18, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond8, !llvm.loop !5

for.end:                                          ; preds = %for.cond8
  %19 = load i32, ptr %size, align 4
  call void @heapsort(ptr noundef @data, i32 noundef %19)
  store i32 0, ptr %i17, align 4
  br label %for.cond18

for.cond18:                                       ; preds = %for.inc39, %for.end
  %20 = load i32, ptr %i17, align 4
  %21 = load i32, ptr %size, align 4
  %cmp19 = icmp ult i32 %20, %21
  br i1 %cmp19, label %for.body21, label %for.end41

for.body21:                                       ; preds = %for.cond18
  %22 = load i32, ptr %i17, align 4
  %cmp22 = icmp ugt i32 %22, 0
  br i1 %cmp22, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.body21
  %23 = load i32, ptr %i17, align 4
  %sub24 = sub i32 %23, 1
  %idxprom25 = zext i32 %sub24 to i64
  %arrayidx26 = getelementptr inbounds [100000 x i32], ptr @data, i64 0, i64 %idxprom25
  %24 = load i32, ptr %arrayidx26, align 4
  %25 = load i32, ptr %i17, align 4
  %idxprom27 = zext i32 %25 to i64
  %arrayidx28 = getelementptr inbounds [100000 x i32], ptr @data, i64 0, i64 %idxprom27
  %26 = load i32, ptr %arrayidx28, align 4
  %cmp29 = icmp sgt i32 %24, %26
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.body21
  %27 = phi i1 [ false, %for.body21 ], [ %cmp29, %land.rhs ]
  %land.ext = zext i1 %27 to i32
  %conv31 = sext i32 %land.ext to i64
  %28 = load i64, ptr %wrong, align 8
  %add32 = add nsw i64 %28, %conv31
  store i64 %add32, ptr %wrong, align 8
  %29 = load i32, ptr %i17, align 4
  %idxprom33 = zext i32 %29 to i64
  %arrayidx34 = getelementptr inbounds [100000 x i32], ptr @data, i64 0, i64 %idxprom33
  %30 = load i32, ptr %arrayidx34, align 4
  %31 = load i32, ptr %sum, align 4
  %sub35 = sub i32 %31, %30
  store i32 %sub35, ptr %sum, align 4
  %32 = load i32, ptr %i17, align 4
  %idxprom36 = zext i32 %32 to i64
  %arrayidx37 = getelementptr inbounds [100000 x i32], ptr @data, i64 0, i64 %idxprom36
  %33 = load i32, ptr %arrayidx37, align 4
  %34 = load i32, ptr %parity, align 4
  %xor38 = xor i32 %34, %33
  store i32 %xor38, ptr %parity, align 4
  br label %for.inc39

for.inc39:                                        ; preds = %land.end
  %35 = load i32, ptr %i17, align 4
  %inc40 = add i32 %35, 1
  store i32 %inc40, ptr %i17, align 4
  br label %for.cond18, !llvm.loop !7

for.end41:                                        ; preds = %for.cond18
  %36 = load i32, ptr %sum, align 4
  %cmp42 = icmp ne i32 %36, 0
  br i1 %cmp42, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %for.end41
  %37 = load i32, ptr %parity, align 4
  %cmp44 = icmp ne i32 %37, 0
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %for.end41
  %38 = phi i1 [ true, %for.end41 ], [ %cmp44, %lor.rhs ]
  %lor.ext = zext i1 %38 to i32
  %conv46 = sext i32 %lor.ext to i64
  %39 = load i64, ptr %wrong, align 8
  %add47 = add nsw i64 %39, %conv46
  store i64 %add47, ptr %wrong, align 8
  br label %for.inc48

for.inc48:                                        ; preds = %lor.end
  %40 = load i64, ptr %round, align 8
  %inc49 = add nsw i64 %40, 1
  store i64 %inc49, ptr %round, align 8
  br label %for.cond, !llvm.loop !8

for.end50:                                        ; preds = %for.cond
  %41 = load i32, ptr %size, align 4
  %div = udiv i32 %41, 2
  %idxprom51 = zext i32 %div to i64
  %arrayidx52 = getelementptr inbounds [100000 x i32], ptr @data, i64 0, i64 %idxprom51
  %42 = load i32, ptr %arrayidx52, align 4
  %call53 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %42)
  %43 = load i64, ptr %wrong, align 8
  %cmp54 = icmp ne i64 %43, 0
  %conv55 = zext i1 %cmp54 to i32
  ret i32 %conv55
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i64 @next_random(ptr noundef %state) #0 {
entry:
  %state.addr = alloca ptr, align 8
  store ptr %state, ptr %state.addr, align 8
  %0 = load ptr, ptr %state.addr, align 8
  %1 = load i64, ptr %0, align 8
  %shl = shl i64 %1, 13
  %2 = load ptr, ptr %state.addr, align 8
  %3 = load i64, ptr %2, align 8
  %xor = xor i64 %3, %shl
  store i64 %xor, ptr %2, align 8
  %4 = load ptr, ptr %state.addr, align 8
  %5 = load i64, ptr %4, align 8
  %shr = lshr i64 %5, 7
  %6 = load ptr, ptr %state.addr, align 8
  %7 = load i64, ptr %6, align 8
  %xor1 = xor i64 %7, %shr
  store i64 %xor1, ptr %6, align 8
  %8 = load ptr, ptr %state.addr, align 8
  %9 = load i64, ptr %8, align 8
  %shl2 = shl i64 %9, 17
  %10 = load ptr, ptr %state.addr, align 8
  %11 = load i64, ptr %10, align 8
  %xor3 = xor i64 %11, %shl2
  store i64 %xor3, ptr %10, align 8
  %12 = load ptr, ptr %state.addr, align 8
  %13 = load i64, ptr %12, align 8
  ret i64 %13
}

; Function Attrs: noinline nounwind uwtable
define internal void @heapsort(ptr noundef %heap, i32 noundef %count) #0 {
entry:
  %heap.addr = alloca ptr, align 8
  %count.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %largest = alloca i32, align 4
  store ptr %heap, ptr %heap.addr, align 8
  store i32 %count, ptr %count.addr, align 4
  %0 = load i32, ptr %count.addr, align 4
  %div = udiv i32 %0, 2
  store i32 %div, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %1 = load i32, ptr %i, align 4
  %dec = add i32 %1, -1
  store i32 %dec, ptr %i, align 4
  %cmp = icmp ugt i32 %1, 0
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load ptr, ptr %heap.addr, align 8
  %3 = load i32, ptr %i, align 4
  %4 = load i32, ptr %count.addr, align 4
  call void @sift_down(ptr noundef %2, i32 noundef %3, i32 noundef %4)
  br label %for.cond, !llvm.loop !9

for.end:                                          ; preds = %for.cond
  br label %while.cond

while.cond:                                       ; preds = %while.body, %for.end
  %5 = load i32, ptr %count.addr, align 4
  %cmp1 = icmp ugt i32 %5, 1
  br i1 %cmp1, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %6 = load ptr, ptr %heap.addr, align 8
  %arrayidx = getelementptr inbounds i32, ptr %6, i64 0
  %7 = load i32, ptr %arrayidx, align 4
  store i32 %7, ptr %largest, align 4
  %8 = load ptr, ptr %heap.addr, align 8
  %9 = load i32, ptr %count.addr, align 4
  %dec2 = add i32 %9, -1
  store i32 %dec2, ptr %count.addr, align 4
  %idxprom = zext i32 %dec2 to i64
  %arrayidx3 = getelementptr inbounds i32, ptr %8, i64 %idxprom
  %10 = load i32, ptr %arrayidx3, align 4
  %11 = load ptr, ptr %heap.addr, align 8
  %arrayidx4 = getelementptr inbounds i32, ptr %11, i64 0
  store i32 %10, ptr %arrayidx4, align 4
  %12 = load i32, ptr %largest, align 4
  %13 = load ptr, ptr %heap.addr, align 8
  %14 = load i32, ptr %count.addr, align 4
  %idxprom5 = zext i32 %14 to i64
  %arrayidx6 = getelementptr inbounds i32, ptr %13, i64 %idxprom5
  store i32 %12, ptr %arrayidx6, align 4
  %15 = load ptr, ptr %heap.addr, align 8
  %16 = load i32, ptr %count.addr, align 4
  call void @sift_down(ptr noundef %15, i32 noundef 0, i32 noundef %16)
  br label %while.cond, !llvm.loop !10

while.end:                                        ; preds = %while.cond
  ret void
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal void @sift_down(ptr noundef %heap, i32 noundef %hole, i32 noundef %count) #0 {
entry:
  %heap.addr = alloca ptr, align 8
  %hole.addr = alloca i32, align 4
  %count.addr = alloca i32, align 4
  %moving = alloca i32, align 4
  %child = alloca i32, align 4
  store ptr %heap, ptr %heap.addr, align 8
  store i32 %hole, ptr %hole.addr, align 4
  store i32 %count, ptr %count.addr, align 4
  %0 = load ptr, ptr %heap.addr, align 8
  %1 = load i32, ptr %hole.addr, align 4
  %idxprom = zext i32 %1 to i64
  %arrayidx = getelementptr inbounds i32, ptr %0, i64 %idxprom
  %2 = load i32, ptr %arrayidx, align 4
  store i32 %2, ptr %moving, align 4
  br label %for.cond

for.cond:                                         ; preds = %if.end15, %entry
  %3 = load i32, ptr %hole.addr, align 4
  %mul = mul i32 2, %3
  %add = add i32 %mul, 1
  store i32 %add, ptr %child, align 4
  %4 = load i32, ptr %child, align 4
  %5 = load i32, ptr %count.addr, align 4
  %cmp = icmp uge i32 %4, %5
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %for.cond
  br label %for.end

if.end:                                           ; preds = %for.cond
  %6 = load i32, ptr %child, align 4
  %add1 = add i32 %6, 1
  %7 = load i32, ptr %count.addr, align 4
  %cmp2 = icmp ult i32 %add1, %7
  br i1 %cmp2, label %land.lhs.true, label %if.end10

land.lhs.true:                                    ; preds = %if.end
  %8 = load ptr, ptr %heap.addr, align 8
  %9 = load i32, ptr %child, align 4
  %add3 = add i32 %9, 1
  %idxprom4 = zext i32 %add3 to i64
  %arrayidx5 = getelementptr inbounds i32, ptr %8, i64 %idxprom4
  %10 = load i32, ptr %arrayidx5, align 4
  %11 = load ptr, ptr %heap.addr, align 8
  %12 = load i32, ptr %child, align 4
  %idxprom6 = zext i32 %12 to i64
  %arrayidx7 = getelementptr inbounds i32, ptr %11, i64 %idxprom6
  %13 = load i32, ptr %arrayidx7, align 4
  %cmp8 = icmp sgt i32 %10, %13
  br i1 %cmp8, label %if.then9, label %if.end10

if.then9:                                         ; preds = %land.lhs.true
  %14 = load i32, ptr %child, align 4
  %inc = add i32 %14, 1
  store i32 %inc, ptr %child, align 4
  br label %if.end10

if.end10:                                         ; preds = %if.then9, %land.lhs.true, %if.end
  %15 = load ptr, ptr %heap.addr, align 8
  %16 = load i32, ptr %child, align 4
  %idxprom11 = zext i32 %16 to i64
  %arrayidx12 = getelementptr inbounds i32, ptr %15, i64 %idxprom11
  %17 = load i32, ptr %arrayidx12, align 4
  %18 = load i32, ptr %moving, align 4
  %cmp13 = icmp sle i32 %17, %18
  br i1 %cmp13, label %if.then14, label %if.end15

if.then14:                                        ; preds = %if.end10
  br label %for.end

if.end15:                                         ; preds = %if.end10
  %19 = load ptr, ptr %heap.addr, align 8
  %20 = load i32, ptr %child, align 4
  %idxprom16 = zext i32 %20 to i64
  %arrayidx17 = getelementptr inbounds i32, ptr %19, i64 %idxprom16
  %21 = load i32, ptr %arrayidx17, align 4
  %22 = load ptr, ptr %heap.addr, align 8
  %23 = load i32, ptr %hole.addr, align 4
  %idxprom18 = zext i32 %23 to i64
  %arrayidx19 = getelementptr inbounds i32, ptr %22, i64 %idxprom18
  store i32 %21, ptr %arrayidx19, align 4
  %24 = load i32, ptr %child, align 4
  store i32 %24, ptr %hole.addr, align 4
  br label %for.cond

for.end:                                          ; preds = %if.then14, %if.then
  %25 = load i32, ptr %moving, align 4
  %26 = load ptr, ptr %heap.addr, align 8
  %27 = load i32, ptr %hole.addr, align 4
  %idxprom20 = zext i32 %27 to i64
  %arrayidx21 = getelementptr inbounds i32, ptr %26, i64 %idxprom20
  store i32 %25, ptr %arrayidx21, align 4
  ret void
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

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
