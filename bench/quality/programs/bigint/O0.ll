source_filename = "bigint.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Big = type { i32, [320 x i32] }

@.str = private unnamed_addr constant [40 x i8] c"bigint: the digits of %d! add up to %u\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %rounds = alloca i64, align 8
  %sum = alloca i32, align 4
  %wrong = alloca i64, align 8
  %round = alloca i64, align 8
  %factorial = alloca %struct.Big, align 8
  %number = alloca i32, align 4
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
  br i1 %tobool, label %cond.true1, label %cond.false2

cond.true1:                                       ; preds = %cond.end
  %4 = load i64, ptr %scale, align 8
  %mul = mul nsw i64 %4, 220
  br label %cond.end3

cond.false2:                                      ; preds = %cond.end
  br label %cond.end3

cond.end3:                                        ; preds = %cond.false2, %cond.true1
  %cond4 = phi i64 [ %mul, %cond.true1 ], [ 1, %cond.false2 ]
  store i64 %cond4, ptr %rounds, align 8
  store i32 0, ptr %sum, align 4
  store i64 0, ptr %wrong, align 8
  store i64 0, ptr %round, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end3
  %5 = load i64, ptr %round, align 8
  %6 = load i64, ptr %rounds, align 8
  %cmp5 = icmp slt i64 %5, %6
  br i1 %cmp5, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %7 = load i64, ptr %round, align 8
  %conv = trunc i64 %7 to i32
  %rem = urem i32 %conv, 2
  %sub = sub i32 1000, %rem
  store i32 %sub, ptr %number, align 4
  %8 = load i32, ptr %number, align 4
  call void @product_of(i32 noundef 1, i32 noundef %8, ptr noundef %factorial)
  %9 = load i32, ptr %number, align 4
  %call6 = call i32 @divides_to_one(ptr noundef byval(%struct.Big) align 8 %factorial, i32 noundef %9)
  %tobool7 = icmp ne i32 %call6, 0
  %lnot = xor i1 %tobool7, true
  %lnot.ext = zext i1 %lnot to i32
  %conv8 = sext i32 %lnot.ext to i64
  %10 = load i64, ptr %wrong, align 8
  %add = add nsw i64 %10, %conv8
  store i64 %add, ptr %wrong, align 8
  %call9 = call i32 @digit_sum(ptr noundef byval(%struct.Big) align 8 %factorial)
  store i32 %call9, ptr %sum, align 4
  %11 = load i32, ptr %sum, align 4
  %cmp10 = icmp ne i32 %11, 10539
  %conv11 = zext i1 %cmp10 to i32
  %conv12 = sext i32 %conv11 to i64
  %12 = load i64, ptr %wrong, align 8
  %add13 = add nsw i64 %12, %conv12
  store i64 %add13, ptr %wrong, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %13 = load i64, ptr %round, align 8
  %inc = add nsw i64 %13, 1
  store i64 %inc, ptr %round, align 8
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  %14 = load i32, ptr %sum, align 4
  %call14 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef 1000, i32 noundef %14)
  %15 = load i64, ptr %wrong, align 8
  %cmp15 = icmp ne i64 %15, 0
  %conv16 = zext i1 %cmp15 to i32
  ret i32 %conv16
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @product_of(i32 noundef %first, i32 noundef %last, ptr noundef %product) #0 {
entry:
  %first.addr = alloca i32, align 4
  %last.addr = alloca i32, align 4
  %product.addr = alloca ptr, align 8
  %low = alloca %struct.Big, align 4
  %high = alloca %struct.Big, align 4
  %middle = alloca i32, align 4
  store i32 %first, ptr %first.addr, align 4
  store i32 %last, ptr %last.addr, align 4
  store ptr %product, ptr %product.addr, align 8
  %0 = load i32, ptr %first.addr, align 4
  %1 = load i32, ptr %last.addr, align 4
  %cmp = icmp eq i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %2 = load ptr, ptr %product.addr, align 8
  %length = getelementptr inbounds %struct.Big, ptr %2, i32 0, i32 0
  store i32 1, ptr %length, align 4
  %3 = load i32, ptr %first.addr, align 4
  %4 = load ptr, ptr %product.addr, align 8
  %words = getelementptr inbounds %struct.Big, ptr %4, i32 0, i32 1
  %arrayidx = getelementptr inbounds [320 x i32], ptr %words, i64 0, i64 0
  store i32 %3, ptr %arrayidx, align 4
  br label %return

if.end:                                           ; preds = %entry
  %5 = load i32, ptr %first.addr, align 4
  %6 = load i32, ptr %last.addr, align 4
  %7 = load i32, ptr %first.addr, align 4
  %sub = sub i32 %6, %7
  %div = udiv i32 %sub, 2
  %add = add i32 %5, %div
  store i32 %add, ptr %middle, align 4
  %8 = load i32, ptr %first.addr, align 4
  %9 = load i32, ptr %middle, align 4
  call void @product_of(i32 noundef %8, i32 noundef %9, ptr noundef %low)
  %10 = load i32, ptr %middle, align 4
  %add1 = add i32 %10, 1
  %11 = load i32, ptr %last.addr, align 4
  call void @product_of(i32 noundef %add1, i32 noundef %11, ptr noundef %high)
  %12 = load ptr, ptr %product.addr, align 8
  call void @multiply(ptr noundef %low, ptr noundef %high, ptr noundef %12)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @divides_to_one(ptr noundef byval(%struct.Big) align 8 %number, i32 noundef %last) #0 {
entry:
  %retval = alloca i32, align 4
  %last.addr = alloca i32, align 4
  %factor = alloca i32, align 4
  store i32 %last, ptr %last.addr, align 4
  store i32 2, ptr %factor, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %factor, align 4
  %1 = load i32, ptr %last.addr, align 4
  %cmp = icmp ule i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load i32, ptr %factor, align 4
  %call = call i32 @divide(ptr noundef %number, i32 noundef %2)
  %cmp1 = icmp ne i32 %call, 0
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  store i32 0, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %3 = load i32, ptr %factor, align 4
  %inc = add i32 %3, 1
  store i32 %inc, ptr %factor, align 4
  br label %for.cond, !llvm.loop !7

for.end:                                          ; preds = %for.cond
  %call2 = call i32 @is_value(ptr noundef %number, i32 noundef 1)
  store i32 %call2, ptr %retval, align 4
  br label %return

return:                                           ; preds = %for.end, %if.then
  %4 = load i32, ptr %retval, align 4
  ret i32 %4
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @digit_sum(ptr noundef byval(%struct.Big) align 8 %number) #0 {
entry:
  %sum = alloca i32, align 4
  %digits = alloca i32, align 4
  store i32 0, ptr %sum, align 4
  br label %while.cond

while.cond:                                       ; preds = %for.end, %entry
  %call = call i32 @is_value(ptr noundef %number, i32 noundef 0)
  %tobool = icmp ne i32 %call, 0
  %lnot = xor i1 %tobool, true
  br i1 %lnot, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %call1 = call i32 @divide(ptr noundef %number, i32 noundef 1000000000)
  store i32 %call1, ptr %digits, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %while.body
  %0 = load i32, ptr %digits, align 4
  %tobool2 = icmp ne i32 %0, 0
  br i1 %tobool2, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %digits, align 4
  %rem = urem i32 %1, 10
  %2 = load i32, ptr %sum, align 4
  %add = add i32 %2, %rem
  store i32 %add, ptr %sum, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %3 = load i32, ptr %digits, align 4
  %div = udiv i32 %3, 10
  store i32 %div, ptr %digits, align 4
  br label %for.cond, !llvm.loop !8

for.end:                                          ; preds = %for.cond
  br label %while.cond, !llvm.loop !9

while.end:                                        ; preds = %while.cond
  %4 = load i32, ptr %sum, align 4
  ret i32 %4
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal void @multiply(ptr noundef %a, ptr noundef %b, ptr noundef %product) #0 {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %product.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  %carry = alloca i64, align 8
  %k = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
  store ptr %b, ptr %b.addr, align 8
  store ptr %product, ptr %product.addr, align 8
  %0 = load ptr, ptr %product.addr, align 8
  %words = getelementptr inbounds %struct.Big, ptr %0, i32 0, i32 1
  %arraydecay = getelementptr inbounds [320 x i32], ptr %words, i64 0, i64 0
  %1 = load ptr, ptr %a.addr, align 8
  %length = getelementptr inbounds %struct.Big, ptr %1, i32 0, i32 0
  %2 = load i32, ptr %length, align 4
  %3 = load ptr, ptr %b.addr, align 8
  %length1 = getelementptr inbounds %struct.Big, ptr %3, i32 0, i32 0
  %4 = load i32, ptr %length1, align 4
  %add = add nsw i32 %2, %4
  %conv = sext i32 %add to i64
  %mul = mul i64 4, %conv
  call void @llvm.memset.p0.i64(ptr align 4 %arraydecay, i8 0, i64 %mul, i1 false)
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc34, %entry
  %5 = load i32, ptr %i, align 4
  %6 = load ptr, ptr %a.addr, align 8
  %length2 = getelementptr inbounds %struct.Big, ptr %6, i32 0, i32 0
  %7 = load i32, ptr %length2, align 4
  %cmp = icmp slt i32 %5, %7
  br i1 %cmp, label %for.body, label %for.end36

for.body:                                         ; preds = %for.cond
  store i64 0, ptr %carry, align 8
  store i32 0, ptr %k, align 4
  br label %for.cond4

for.cond4:                                        ; preds = %for.inc, %for.body
  %8 = load i32, ptr %k, align 4
  %9 = load ptr, ptr %b.addr, align 8
  %length5 = getelementptr inbounds %struct.Big, ptr %9, i32 0, i32 0
  %10 = load i32, ptr %length5, align 4
  %cmp6 = icmp slt i32 %8, %10
  br i1 %cmp6, label %for.body8, label %for.end

for.body8:                                        ; preds = %for.cond4
  %11 = load ptr, ptr %a.addr, align 8
  %words9 = getelementptr inbounds %struct.Big, ptr %11, i32 0, i32 1
  %12 = load i32, ptr %i, align 4
  %idxprom = sext i32 %12 to i64
  %arrayidx = getelementptr inbounds [320 x i32], ptr %words9, i64 0, i64 %idxprom
  %13 = load i32, ptr %arrayidx, align 4
  %conv10 = zext i32 %13 to i64
  %14 = load ptr, ptr %b.addr, align 8
  %words11 = getelementptr inbounds %struct.Big, ptr %14, i32 0, i32 1
  %15 = load i32, ptr %k, align 4
  %idxprom12 = sext i32 %15 to i64
  %arrayidx13 = getelementptr inbounds [320 x i32], ptr %words11, i64 0, i64 %idxprom12
  %16 = load i32, ptr %arrayidx13, align 4
  %conv14 = zext i32 %16 to i64
  %mul15 = mul i64 %conv10, %conv14
  %17 = load ptr, ptr %product.addr, align 8
  %words16 = getelementptr inbounds %struct.Big, ptr %17, i32 0, i32 1
  %18 = load i32, ptr %i, align 4
  %19 = load i32, ptr %k, align 4
  %add17 = add nsw i32 %18, %19
  %idxprom18 = sext i32 %add17 to i64
  %arrayidx19 = getelementptr inbounds [320 x i32], ptr %words16, i64 0, i64 %idxprom18
  %20 = load i32, ptr %arrayidx19, align 4
  %conv20 = zext i32 %20 to i64
  %add21 = add i64 %mul15, %conv20
  %21 = load i64, ptr %carry, align 8
  %add22 = add i64 %21, %add21
  store i64 %add22, ptr %carry, align 8
  %22 = load i64, ptr %carry, align 8
  %conv23 = trunc i64 %22 to i32
  %23 = load ptr, ptr %product.addr, align 8
  %words24 = getelementptr inbounds %struct.Big, ptr %23, i32 0, i32 1
  %24 = load i32, ptr %i, align 4
  %25 = load i32, ptr %k, align 4
  %add25 = add nsw i32 %24, %25
  %idxprom26 = sext i32 %add25 to i64
  %arrayidx27 = getelementptr inbounds [320 x i32], ptr %words24, i64 0, i64 %idxprom26
  store i32 %conv23, ptr %arrayidx27, align 4
  %26 = load i64, ptr %carry, align 8
  %shr = lshr i64 %26, 32
  store i64 %shr, ptr %carry, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body8
  %27 = load i32, ptr %k, align 4
  %inc = add nsw i32 %27, 1
  store i32 %inc, ptr %k, align 4
  br label %for.cond4, !llvm.loop !10

for.end:                                          ; preds = %for.cond4
  %28 = load i64, ptr %carry, align 8
  %conv28 = trunc i64 %28 to i32
  %29 = load ptr, ptr %product.addr, align 8
  %words29 = getelementptr inbounds %struct.Big, ptr %29, i32 0, i32 1
  %30 = load i32, ptr %i, align 4
  %31 = load ptr, ptr %b.addr, align 8
  %length30 = getelementptr inbounds %struct.Big, ptr %31, i32 0, i32 0
  %32 = load i32, ptr %length30, align 4
  %add31 = add nsw i32 %30, %32
  %idxprom32 = sext i32 %add31 to i64
  %arrayidx33 = getelementptr inbounds [320 x i32], ptr %words29, i64 0, i64 %idxprom32
  store i32 %conv28, ptr %arrayidx33, align 4
  br label %for.inc34

for.inc34:                                        ; preds = %for.end
  %33 = load i32, ptr %i, align 4
  %inc35 = add nsw i32 %33, 1
  store i32 %inc35, ptr %i, align 4
  br label %for.cond, !llvm.loop !11

for.end36:                                        ; preds = %for.cond
  %34 = load ptr, ptr %a.addr, align 8
  %length37 = getelementptr inbounds %struct.Big, ptr %34, i32 0, i32 0
  %35 = load i32, ptr %length37, align 4
  %36 = load ptr, ptr %b.addr, align 8
  %length38 = getelementptr inbounds %struct.Big, ptr %36, i32 0, i32 0
  %37 = load i32, ptr %length38, align 4
  %add39 = add nsw i32 %35, %37
  %38 = load ptr, ptr %product.addr, align 8
  %length40 = getelementptr inbounds %struct.Big, ptr %38, i32 0, i32 0
  store i32 %add39, ptr %length40, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %for.end36
  %39 = load ptr, ptr %product.addr, align 8
  %length41 = getelementptr inbounds %struct.Big, ptr %39, i32 0, i32 0
  %40 = load i32, ptr %length41, align 4
  %cmp42 = icmp sgt i32 %40, 1
  br i1 %cmp42, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %41 = load ptr, ptr %product.addr, align 8
  %words44 = getelementptr inbounds %struct.Big, ptr %41, i32 0, i32 1
  %42 = load ptr, ptr %product.addr, align 8
  %length45 = getelementptr inbounds %struct.Big, ptr %42, i32 0, i32 0
  %43 = load i32, ptr %length45, align 4
  %sub = sub nsw i32 %43, 1
  %idxprom46 = sext i32 %sub to i64
  %arrayidx47 = getelementptr inbounds [320 x i32], ptr %words44, i64 0, i64 %idxprom46
  %44 = load i32, ptr %arrayidx47, align 4
  %cmp48 = icmp eq i32 %44, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %45 = phi i1 [ false, %while.cond ], [ %cmp48, %land.rhs ]
  br i1 %45, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %46 = load ptr, ptr %product.addr, align 8
  %length50 = getelementptr inbounds %struct.Big, ptr %46, i32 0, i32 0
  %47 = load i32, ptr %length50, align 4
  %dec = add nsw i32 %47, -1
  store i32 %dec, ptr %length50, align 4
  br label %while.cond, !llvm.loop !12

while.end:                                        ; preds = %land.end
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @divide(ptr noundef %number, i32 noundef %divisor) #0 {
entry:
  %number.addr = alloca ptr, align 8
  %divisor.addr = alloca i32, align 4
  %rest = alloca i64, align 8
  %i = alloca i32, align 4
  store ptr %number, ptr %number.addr, align 8
  store i32 %divisor, ptr %divisor.addr, align 4
  store i64 0, ptr %rest, align 8
  %0 = load ptr, ptr %number.addr, align 8
  %length = getelementptr inbounds %struct.Big, ptr %0, i32 0, i32 0
  %1 = load i32, ptr %length, align 4
  %sub = sub nsw i32 %1, 1
  store i32 %sub, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %2 = load i32, ptr %i, align 4
  %cmp = icmp sge i32 %2, 0
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %3 = load i64, ptr %rest, align 8
  %shl = shl i64 %3, 32
  %4 = load ptr, ptr %number.addr, align 8
  %words = getelementptr inbounds %struct.Big, ptr %4, i32 0, i32 1
  %5 = load i32, ptr %i, align 4
  %idxprom = sext i32 %5 to i64
  %arrayidx = getelementptr inbounds [320 x i32], ptr %words, i64 0, i64 %idxprom
  %6 = load i32, ptr %arrayidx, align 4
  %conv = zext i32 %6 to i64
  %or = or i64 %shl, %conv
  store i64 %or, ptr %rest, align 8
  %7 = load i64, ptr %rest, align 8
  %8 = load i32, ptr %divisor.addr, align 4
  %conv1 = zext i32 %8 to i64
  %div = udiv i64 %7, %conv1
  %conv2 = trunc i64 %div to i32
  %9 = load ptr, ptr %number.addr, align 8
  %words3 = getelementptr inbounds %struct.Big, ptr %9, i32 0, i32 1
  %10 = load i32, ptr %i, align 4
  %idxprom4 = sext i32 %10 to i64
  %arrayidx5 = getelementptr inbounds [320 x i32], ptr %words3, i64 0, i64 %idxprom4
  store i32 %conv2, ptr %arrayidx5, align 4
  %11 = load i32, ptr %divisor.addr, align 4
  %conv6 = zext i32 %11 to i64
  %12 = load i64, ptr %rest, align 8
  %rem = urem i64 %12, %conv6
  store i64 %rem, ptr %rest, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %13 = load i32, ptr %i, align 4
  %dec = add nsw i32 %13, -1
  store i32 %dec, ptr %i, align 4
  br label %for.cond, !llvm.loop !13

for.end:                                          ; preds = %for.cond
  br label %while.cond

while.cond:                                       ; preds = %while.body, %for.end
  %14 = load ptr, ptr %number.addr, align 8
  %length7 = getelementptr inbounds %struct.Big, ptr %14, i32 0, i32 0
  %15 = load i32, ptr %length7, align 4
  %cmp8 = icmp sgt i32 %15, 1
  br i1 %cmp8, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %16 = load ptr, ptr %number.addr, align 8
  %words10 = getelementptr inbounds %struct.Big, ptr %16, i32 0, i32 1
  %17 = load ptr, ptr %number.addr, align 8
  %length11 = getelementptr inbounds %struct.Big, ptr %17, i32 0, i32 0
  %18 = load i32, ptr %length11, align 4
  %sub12 = sub nsw i32 %18, 1
  %idxprom13 = sext i32 %sub12 to i64
  %arrayidx14 = getelementptr inbounds [320 x i32], ptr %words10, i64 0, i64 %idxprom13
  %19 = load i32, ptr %arrayidx14, align 4
  %cmp15 = icmp eq i32 %19, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %20 = phi i1 [ false, %while.cond ], [ %cmp15, %land.rhs ]
  br i1 %20, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %21 = load ptr, ptr %number.addr, align 8
  %length17 = getelementptr inbounds %struct.Big, ptr %21, i32 0, i32 0
  %22 = load i32, ptr %length17, align 4
  %dec18 = add nsw i32 %22, -1
  store i32 %dec18, ptr %length17, align 4
  br label %while.cond, !llvm.loop !14

while.end:                                        ; preds = %land.end
  %23 = load i64, ptr %rest, align 8
  %conv19 = trunc i64 %23 to i32
  ret i32 %conv19
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @is_value(ptr noundef %number, i32 noundef %value) #0 {
entry:
  %number.addr = alloca ptr, align 8
  %value.addr = alloca i32, align 4
  store ptr %number, ptr %number.addr, align 8
  store i32 %value, ptr %value.addr, align 4
  %0 = load ptr, ptr %number.addr, align 8
  %length = getelementptr inbounds %struct.Big, ptr %0, i32 0, i32 0
  %1 = load i32, ptr %length, align 4
  %cmp = icmp eq i32 %1, 1
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %2 = load ptr, ptr %number.addr, align 8
  %words = getelementptr inbounds %struct.Big, ptr %2, i32 0, i32 1
  %arrayidx = getelementptr inbounds [320 x i32], ptr %words, i64 0, i64 0
  %3 = load i32, ptr %arrayidx, align 4
  %4 = load i32, ptr %value.addr, align 4
  %cmp1 = icmp eq i32 %3, %4
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %5 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  %land.ext = zext i1 %5 to i32
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
