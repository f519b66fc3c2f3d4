source_filename = "large-heap.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [35 x i8] c"large-heap: mean place %lu of %lu\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %size = alloca i64, align 8
  %lookups = alloca i64, align 8
  %data = alloca ptr, align 8
  %state = alloca i64, align 8
  %sum = alloca double, align 8
  %wrong = alloca i64, align 8
  %i = alloca i64, align 8
  %i20 = alloca i64, align 8
  %places = alloca i64, align 8
  %i44 = alloca i64, align 8
  %key = alloca double, align 8
  %place = alloca i64, align 8
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
  %cond1 = select i1 %tobool, i32 1500000, i32 2000
  %conv = sext i32 %cond1 to i64
  store i64 %conv, ptr %size, align 8
  %5 = load i64, ptr %scale, align 8
  %tobool2 = icmp ne i64 %5, 0
  br i1 %tobool2, label %cond.true3, label %cond.false4

cond.true3:                                       ; preds = %cond.end
  %6 = load i64, ptr %scale, align 8
  %mul = mul nsw i64 %6, 250000
  br label %cond.end5

cond.false4:                                      ; preds = %cond.end
  br label %cond.end5

cond.end5:                                        ; preds = %cond.false4, %cond.true3
  %cond6 = phi i64 [ %mul, %cond.true3 ], [ 1000, %cond.false4 ]
  store i64 %cond6, ptr %lookups, align 8
  %7 = load i64, ptr %size, align 8
  %mul7 = mul i64 %7, 8
  %call8 = call noalias ptr @malloc(i64 noundef %mul7) #5
  store ptr %call8, ptr %data, align 8
  store i64 20261128, ptr %state, align 8
  store double 0.000000e+00, ptr %sum, align 8
  %8 = load ptr, ptr %data, align 8
  %cmp9 = icmp eq ptr %8, null
  %conv10 = zext i1 %cmp9 to i32
  %conv11 = sext i32 %conv10 to i64
  store i64 %conv11, ptr %wrong, align 8
  store i64 0, ptr %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end5
  %9 = load i64, ptr %i, align 8
  %10 = load i64, ptr %size, align 8
  %cmp12 = icmp ult i64 %9, %10
  br i1 %cmp12, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %11 = load ptr, ptr %data, align 8
  %tobool14 = icmp ne ptr %11, null
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %12 = phi i1 [ false, %for.cond ], [ %tobool14, %land.rhs ]
  br i1 %12, label %for.body, label %for.end

for.body:                                         ; preds = %land.end
  %call15 = call i64 @next_random(ptr noundef %state)
  %shr = lshr i64 %call15, 40
  %conv16 = uitofp i64 %shr to double
  %13 = load ptr, ptr %data, align 8
  %14 = load i64, ptr %i, align 8
  %arrayidx17 = getelementptr inbounds double, ptr %13, i64 %14
  store double %conv16, ptr %arrayidx17, align 8
  %15 = load ptr, ptr %data, align 8
  %16 = load i64, ptr %i, align 8
  %arrayidx18 = getelementptr inbounds double, ptr %15, i64 %16
  %17 = load double, ptr %arrayidx18, align 8
  %18 = load double, ptr %sum, align 8
  %add = fadd double %18, %17
  store double %add, ptr %sum, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %19 = load i64, ptr %i, align 8
  %inc = add i64 %19, 1
  store i64 %inc, ptr %i, align 8
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %land.end
  %20 = load ptr, ptr %data, align 8
  %tobool19 = icmp ne ptr %20, null
  br i1 %tobool19, label %if.then, label %if.end

if.then:                                          ; preds = %for.end
  %21 = load ptr, ptr %data, align 8
  %22 = load i64, ptr %size, align 8
  call void @heapsort(ptr noundef %21, i64 noundef %22)
  store i64 0, ptr %i20, align 8
  br label %for.cond21

for.cond21:                                       ; preds = %for.inc37, %if.then
  %23 = load i64, ptr %i20, align 8
  %24 = load i64, ptr %size, align 8
  %cmp22 = icmp ult i64 %23, %24
  br i1 %cmp22, label %for.body24, label %for.end39

for.body24:                                       ; preds = %for.cond21
  %25 = load i64, ptr %i20, align 8
  %cmp25 = icmp ugt i64 %25, 0
  br i1 %cmp25, label %land.rhs27, label %land.end32

land.rhs27:                                       ; preds = %for.body24
  %26 = load ptr, ptr %data, align 8
  %27 = load i64, ptr %i20, align 8
  %sub = sub i64 %27, 1
  %arrayidx28 = getelementptr inbounds double, ptr %26, i64 %sub
  %28 = load double, ptr %arrayidx28, align 8
  %29 = load ptr, ptr %data, align 8
  %30 = load i64, ptr %i20, align 8
  %arrayidx29 = getelementptr inbounds double, ptr %29, i64 %30
  %31 = load double, ptr %arrayidx29, align 8
  %cmp30 = fcmp ogt double %28, %31
  br label %land.end32

land.end32:                                       ; preds = %land.rhs27, %for.body24
  %32 = phi i1 [ false, %for.body24 ], [ %cmp30, %land.rhs27 ]
  %land.ext = zext i1 %32 to i32
  %conv33 = sext i32 %land.ext to i64
  %33 = load i64, ptr %wrong, align 8
  %add34 = add nsw i64 %33, %conv33
  store i64 %add34, ptr %wrong, align 8
  %34 = load ptr, ptr %data, align 8
  %35 = load i64, ptr %i20, align 8
  %arrayidx35 = getelementptr inbounds double, ptr %34, i64 %35
  %36 = load double, ptr %arrayidx35, align 8
  %37 = load double, ptr %sum, align 8
  %sub36 = fsub double %37, %36
  store double %sub36, ptr %sum, align 8
  br label %for.inc37

for.inc37:                                        ; preds = %land.end32
  %38 = load i64, ptr %i20, align 8
  %inc38 = add i64 %38, 1
  store i64 %inc38, ptr %i20, align 8
  br label %for.cond21, !llvm.loop !7

for.end39:                                        ; preds = %for.cond21
  %39 = load double, ptr %sum, align 8
  %cmp40 = fcmp une double %39, 0.000000e+00
  %conv41 = zext i1 %cmp40 to i32
  %conv42 = sext i32 %conv41 to i64
  %40 = load i64, ptr %wrong, align 8
  %add43 = add nsw i64 %40, %conv42
  store i64 %add43, ptr %wrong, align 8
  br label %if.end

if.end:                                           ; preds = %for.end39, %for.end
  store i64 0, ptr %places, align 8
  store i64 0, ptr %i44, align 8
  br label %for.cond45

for.cond45:                                       ; preds = %for.inc79, %if.end
  %41 = load i64, ptr %i44, align 8
  %42 = load i64, ptr %lookups, align 8
  %cmp46 = icmp slt i64 %41, %42
  br i1 %cmp46, label %land.rhs48, label %land.end50

land.rhs48:                                       ; preds = %for.cond45
  %43 = load ptr, ptr %data, align 8
  %tobool49 = icmp ne ptr %43, null
  br label %land.end50

land.end50:                                       ; preds = %land.rhs48, %for.cond45
  %44 = phi i1 [ false, %for.cond45 ], [ %tobool49, %land.rhs48 ]
  br i1 %44, label %for.body52, label %for.end81

for.body52:                                       ; preds = %land.end50
  %call53 = call i64 @next_random(ptr noundef %state)
  %shr54 = lshr i64 %call53, 40
  %conv55 = uitofp i64 %shr54 to double
  store double %conv55, ptr %key, align 8
  %45 = load ptr, ptr %data, align 8
  %46 = load i64, ptr %size, align 8
  %47 = load double, ptr %key, align 8
  %call56 = call i64 @lower_bound(ptr noundef %45, i64 noundef %46, double noundef %47)
  store i64 %call56, ptr %place, align 8
  %48 = load i64, ptr %place, align 8
  %cmp57 = icmp ugt i64 %48, 0
  br i1 %cmp57, label %land.rhs59, label %land.end64

land.rhs59:                                       ; preds = %for.body52
  %49 = load ptr, ptr %data, align 8
  %50 = load i64, ptr %place, align 8
  %sub60 = sub i64 %50, 1
  %arrayidx61 = getelementptr inbounds double, ptr %49, i64 %sub60
  %51 = load double, ptr %arrayidx61, align 8
  %52 = load double, ptr %key, align 8
  %cmp62 = fcmp oge double %51, %52
  br label %land.end64

land.end64:                                       ; preds = %land.rhs59, %for.body52
  %53 = phi i1 [ false, %for.body52 ], [ %cmp62, %land.rhs59 ]
  %land.ext65 = zext i1 %53 to i32
  %conv66 = sext i32 %land.ext65 to i64
  %54 = load i64, ptr %wrong, align 8
  %add67 = add nsw i64 %54, %conv66
  store i64 %add67, ptr %wrong, align 8
  %55 = load i64, ptr %place, align 8
  %56 = load i64, ptr %size, align 8
  %cmp68 = icmp ult i64 %55, %56
  br i1 %cmp68, label %land.rhs70, label %land.end74

land.rhs70:                                       ; preds = %land.end64
  %57 = load ptr, ptr %data, align 8
  %58 = load i64, ptr %place, align 8
  %arrayidx71 = getelementptr inbounds double, ptr %57, i64 %58
  %59 = load double, ptr %arrayidx71, align 8
  %60 = load double, ptr %key, align 8
  %cmp72 = fcmp olt double %59, %60
  br label %land.end74

land.end74:                                       ; preds = %land.rhs70, %land.end64
  %61 = phi i1 [ false, %land.end64 ], [ %cmp72, %land.rhs70 ]
  %land.ext75 = zext i1 %61 to i32
  %conv76 = sext i32 %land.ext75 to i64
  %62 = load i64, ptr %wrong, align 8
  %add77 = add nsw i64 %62, %conv76
  store i64 %add77, ptr %wrong, align 8
  %63 = load i64, ptr %place, align 8
  %64 = load i64, ptr %places, align 8
  %add78 = add i64 %64, %63
  store i64 %add78, ptr %places, align 8
  br label %for.inc79

for.inc79:                                        ; preds = %land.end74
  %65 = load i64, ptr %i44, align 8
  %inc80 = add nsw i64 %65, 1
  store i64 %inc80, ptr %i44, align 8
  br label %for.cond45, !llvm.loop !8

for.end81:                                        ; preds = %land.end50
  %66 = load i64, ptr %places, align 8
  %67 = load i64, ptr %lookups, align 8
  %div = udiv i64 %66, %67
  %68 = load i64, ptr %size, align 8
  %call82 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %div, i64 noundef %68)
  %69 = load ptr, ptr %data, align 8
  call void @free(ptr noundef %69) #4
  %70 = load i64, ptr %wrong, align 8
  %cmp83 = icmp ne i64 %70, 0
  %conv84 = zext i1 %cmp83 to i32
  ret i32 %conv84
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

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
define internal void @heapsort(ptr noundef %heap, i64 noundef %count) #0 {
entry:
  %heap.addr = alloca ptr, align 8
  %count.addr = alloca i64, align 8
  %i = alloca i64, align 8
  %largest = alloca double, align 8
  store ptr %heap, ptr %heap.addr, align 8
  store i64 %count, ptr %count.addr, align 8
  %0 = load i64, ptr %count.addr, align 8
  %div = udiv i64 %0, 2
  store i64 %div, ptr %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %1 = load i64, ptr %i, align 8
  %dec = add i64 %1, -1
  store i64 %dec, ptr %i, align 8
  %cmp = icmp ugt i64 %1, 0
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load ptr, ptr %heap.addr, align 8
  %3 = load i64, ptr %i, align 8
  %4 = load i64, ptr %count.addr, align 8
  call void @sift_down(ptr noundef %2, i64 noundef %3, i64 noundef %4)
  br label %for.cond, !llvm.loop !9

for.end:                                          ; preds = %for.cond
  br label %while.cond

while.cond:                                       ; preds = %while.body, %for.end
  %5 = load i64, ptr %count.addr, align 8
  %cmp1 = icmp ugt i64 %5, 1
  br i1 %cmp1, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %6 = load ptr, ptr %heap.addr, align 8
  %arrayidx = getelementptr inbounds double, ptr %6, i64 0
  %7 = load double, ptr %arrayidx, align 8
  store double %7, ptr %largest, align 8
  %8 = load ptr, ptr %heap.addr, align 8
  %9 = load i64, ptr %count.addr, align 8
  %dec2 = add i64 %9, -1
  store i64 %dec2, ptr %count.addr, align 8
  %arrayidx3 = getelementptr inbounds double, ptr %8, i64 %dec2
  %10 = load double, ptr %arrayidx3, align 8
  %11 = load ptr, ptr %heap.addr, align 8
  %arrayidx4 = getelementptr inbounds double, ptr %11, i64 0
  store double %10, ptr %arrayidx4, align 8
  %12 = load double, ptr %largest, align 8
  %13 = load ptr, ptr %heap.addr, align 8
  %14 = load i64, ptr %count.addr, align 8
  %arrayidx5 = getelementptr inbounds double, ptr %13, i64 %14
  store double %12, ptr %arrayidx5, align 8
  %15 = load ptr, ptr %heap.addr, align 8
  %16 = load i64, ptr %count.addr, align 8
  call void @sift_down(ptr noundef %15, i64 noundef 0, i64 noundef %16)
  br label %while.cond, !llvm.loop !10

while.end:                                        ; preds = %while.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @lower_bound(ptr noundef %sorted, i64 noundef %count, double noundef %key) #0 {
entry:
  %sorted.addr = alloca ptr, align 8
  %count.addr = alloca i64, align 8
  %key.addr = alloca double, align 8
  %low = alloca i64, align 8
  %high = alloca i64, align 8
  %middle = alloca i64, align 8
  store ptr %sorted, ptr %sorted.addr, align 8
  store i64 %count, ptr %count.addr, align 8
  store double %key, ptr %key.addr, align 8
  store i64 0, ptr %low, align 8
  %0 = load i64, ptr %count.addr, align 8
  store i64 %0, ptr %high, align 8
  br label %while.cond

while.cond:                                       ; preds = %if.end, %entry
  %1 = load i64, ptr %low, align 8
  %2 = load i64, ptr %high, align 8
  %cmp = icmp ult i64 %1, %2
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %3 = load i64, ptr %low, align 8
  %4 = load i64, ptr %high, align 8
  %5 = load i64, ptr %low, align 8
  %sub = sub i64 %4, %5
  %div = udiv i64 %sub, 2
  %add = add i64 %3, %div
  store i64 %add, ptr %middle, align 8
  %6 = load ptr, ptr %sorted.addr, align 8
  %7 = load i64, ptr %middle, align 8
  %arrayidx = getelementptr inbounds double, ptr %6, i64 %7
  %8 = load double, ptr %arrayidx, align 8
  %9 = load double, ptr %key.addr, align 8
  %cmp1 = fcmp olt double %8, %9
  br i1 %cmp1, label %if.then, label %if.else

if.then:                                          ; preds = %while.body
  %10 = load i64, ptr %middle, align 8
  %add2 = add i64 %10, 1
  store i64 %add2, ptr %low, align 8
  br label %if.end

if.else:                                          ; preds = %while.body
  %11 = load i64, ptr %middle, align 8
  store i64 %11, ptr %high, align 8
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  br label %while.cond, !llvm.loop !11

while.end:                                        ; preds = %while.cond
  %12 = load i64, ptr %low, align 8
  ret i64 %12
}

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: nounwind
declare void @free(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @sift_down(ptr noundef %heap, i64 noundef %hole, i64 noundef %count) #0 {
entry:
  %heap.addr = alloca ptr, align 8
  %hole.addr = alloca i64, align 8
  %count.addr = alloca i64, align 8
  %moving = alloca double, align 8
  %child = alloca i64, align 8
  store ptr %heap, ptr %heap.addr, align 8
  store i64 %hole, ptr %hole.addr, align 8
  store i64 %count, ptr %count.addr, align 8
  %0 = load ptr, ptr %heap.addr, align 8
  %1 = load i64, ptr %hole.addr, align 8
  %arrayidx = getelementptr inbounds double, ptr %0, i64 %1
  %2 = load double, ptr %arrayidx, align 8
  store double %2, ptr %moving, align 8
  br label %for.cond

for.cond:                                         ; preds = %if.end12, %entry
  %3 = load i64, ptr %hole.addr, align 8
  %mul = mul i64 2, %3
  %add = add i64 %mul, 1
  store i64 %add, ptr %child, align 8
  %4 = load i64, ptr %child, align 8
  %5 = load i64, ptr %count.addr, align 8
  %cmp = icmp uge i64 %4, %5
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %for.cond
  br label %for.end

if.end:                                           ; preds = %for.cond
  %6 = load i64, ptr %child, align 8
  %add1 = add i64 %6, 1
  %7 = load i64, ptr %count.addr, align 8
  %cmp2 = icmp ult i64 %add1, %7
  br i1 %cmp2, label %land.lhs.true, label %if.end8

land.lhs.true:                                    ; preds = %if.end
  %8 = load ptr, ptr %heap.addr, align 8
  %9 = load i64, ptr %child, align 8
  %add3 = add i64 %9, 1
  %arrayidx4 = getelementptr inbounds double, ptr %8, i64 %add3
  %10 = load double, ptr %arrayidx4, align 8
  %11 = load ptr, ptr %heap.addr, align 8
  %12 = load i64, ptr %child, align 8
  %arrayidx5 = getelementptr inbounds double, ptr %11, i64 %12
  %13 = load double, ptr %arrayidx5, align 8
  %cmp6 = fcmp ogt double %10, %13
  br i1 %cmp6, label %if.then7, label %if.end8

if.then7:                                         ; preds = %land.lhs.true
  %14 = load i64, ptr %child, align 8
  %inc = add i64 %14, 1
  store i64 %inc, ptr %child, align 8
  br label %if.end8

if.end8:                                          ; preds = %if.then7, %land.lhs.true, %if.end
  %15 = load ptr, ptr %heap.addr, align 8
  %16 = load i64, ptr %child, align 8
  %arrayidx9 = getelementptr inbounds double, ptr %15, i64 %16
  %17 = load double, ptr %arrayidx9, align 8
  %18 = load double, ptr %moving, align 8
  %cmp10 = fcmp ole double %17, %18
  br i1 %cmp10, label %if.then11, label %if.end12

if.then11:                                        ; preds = %if.end8
  br label %for.end

if.end12:                                         ; preds = %if.end8
  %19 = load ptr, ptr %heap.addr, align 8
  %20 = load i64, ptr %child, align 8
  %arrayidx13 = getelementptr inbounds double, ptr %19, i64 %20
  %21 = load double, ptr %arrayidx13, align 8
  %22 = load ptr, ptr %heap.addr, align 8
  %23 = load i64, ptr %hole.addr, align 8
  %arrayidx14 = getelementptr inbounds double, ptr %22, i64 %23
  store double %21, ptr %arrayidx14, align 8
  %24 = load i64, ptr %child, align 8
  store i64 %24, ptr %hole.addr, align 8
  br label %for.cond

for.end:                                          ; preds = %if.then11, %if.then
  %25 = load double, ptr %moving, align 8
  %26 = load ptr, ptr %heap.addr, align 8
  %27 = load i64, ptr %hole.addr, align 8
  %arrayidx15 = getelementptr inbounds double, ptr %26, i64 %27
  store double %25, ptr %arrayidx15, align 8
  ret void
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { nounwind allocsize(0) }

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
