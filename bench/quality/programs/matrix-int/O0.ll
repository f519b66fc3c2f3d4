source_filename = "matrix-int.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@a = internal global [240 x [240 x i64]] zeroinitializer, align 16
@b = internal global [240 x [240 x i64]] zeroinitializer, align 16
@c = internal global [240 x [240 x i64]] zeroinitializer, align 16
@.str = private unnamed_addr constant [23 x i8] c"matrix-int: %dx%d, %s\0A\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"wrong product\00", align 1
@.str.2 = private unnamed_addr constant [15 x i8] c"products agree\00", align 1

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
  %trace = alloca i64, align 8
  %wrong = alloca i64, align 8
  %row = alloca i32, align 4
  %column = alloca i32, align 4
  %round = alloca i64, align 8
  %i = alloca i32, align 4
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
  %cond1 = select i1 %tobool, i32 240, i32 24
  store i32 %cond1, ptr %size, align 4
  %5 = load i64, ptr %scale, align 8
  %tobool2 = icmp ne i64 %5, 0
  br i1 %tobool2, label %cond.true3, label %cond.false4

cond.true3:                                       ; preds = %cond.end
  %6 = load i64, ptr %scale, align 8
  %mul = mul nsw i64 %6, 50
  br label %cond.end5

cond.false4:                                      ; preds = %cond.end
  br label %cond.end5

cond.end5:                                        ; preds = %cond.false4, %cond.true3
  %cond6 = phi i64 [ %mul, %cond.true3 ], [ 1, %cond.false4 ]
  store i64 %cond6, ptr %rounds, align 8
  store i64 88172645463325252, ptr %state, align 8
  store i64 0, ptr %trace, align 8
  store i64 0, ptr %wrong, align 8
  store i32 0, ptr %row, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc20, %cond.end5
  %7 = load i32, ptr %row, align 4
  %8 = load i32, ptr %size, align 4
  %cmp7 = icmp slt i32 %7, %8
  br i1 %cmp7, label %for.body, label %for.end22

for.body:                                         ; preds = %for.cond
  store i32 0, ptr %column, align 4
  br label %for.cond8

for.cond8:                                        ; preds = %for.inc, %for.body
  %9 = load i32, ptr %column, align 4
  %10 = load i32, ptr %size, align 4
  %cmp9 = icmp slt i32 %9, %10
  br i1 %cmp9, label %for.body10, label %for.end

for.body10:                                       ; preds = %for.cond8
  %call11 = call i64 @next_random(ptr noundef %state)
  %shr = lshr i64 %call11, 40
  %11 = load i32, ptr %row, align 4
  %idxprom = sext i32 %11 to i64
  %arrayidx12 = getelementptr inbounds [240 x [240 x i64]], ptr @a, i64 0, i64 %idxprom
  %12 = load i32, ptr %column, align 4
  %idxprom13 = sext i32 %12 to i64
  %arrayidx14 = getelementptr inbounds [240 x i64], ptr %arrayidx12, i64 0, i64 %idxprom13
  store i64 %shr, ptr %arrayidx14, align 8
  %call15 = call i64 @next_random(ptr noundef %state)
  %13 = load i32, ptr %row, align 4
  %idxprom16 = sext i32 %13 to i64
  %arrayidx17 = getelementptr inbounds [240 x [240 x i64]], ptr @b, i64 0, i64 %idxprom16
  %14 = load i32, ptr %column, align 4
  %idxprom18 = sext i32 %14 to i64
  %arrayidx19 = getelementptr inbounds [240 x i64], ptr %arrayidx17, i64 0, i64 %idxprom18
  store i64 %call15, ptr %arrayidx19, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body10
  %15 = load i32, ptr %column, align 4
  %inc = add nsw i32 %15, 1
  store i32 %inc, ptr %column, align 4
  br label %for.cond8, !llvm.loop !5

for.end:                                          ; preds = %for.cond8
  br label %for.inc20

for.inc20:                                        ; preds = %for.end
  %16 = load i32, ptr %row, align 4
  %inc21 = add nsw i32 %16, 1
  store i32 %inc21, ptr %row, align 4
  br label %for.cond, !llvm.loop !7

for.end22:                                        ; preds = %for.cond
  store i64 0, ptr %round, align 8
  br label %for.cond23

for.cond23:                                       ; preds = %for.inc28, %for.end22
  %17 = load i64, ptr %round, align 8
  %18 = load i64, ptr %rounds, align 8
  %cmp24 = icmp slt i64 %17, %18
  br i1 %cmp24, label %for.body25, label %for.end30

for.body25:                                       ; preds = %for.cond23
  %19 = load i64, ptr %round, align 8
  %rem = urem i64 %19, 5
  store i64 %rem, ptr @a, align 16
  %20 = load i32, ptr %size, align 4
  call void @multiply(i32 noundef %20, ptr noundef @a, ptr noundef @b, ptr noundef @c)
  %21 = load i32, ptr %size, align 4
  %call26 = call i32 @product_is_right(i32 noundef %21)
  %tobool27 = icmp ne i32 %call26, 0
  %lnot = xor i1 %tobool27, true
  %lnot.ext = zext i1 %lnot to i32
  %conv = sext i32 %lnot.ext to i64
  %22 = load i64, ptr %wrong, align 8
  %add = add nsw i64 %22, %conv
  store i64 %add, ptr %wrong, align 8
  br label %for.inc28

for.inc28:                                        ; preds = %for.body25
  %23 = load i64, ptr %round, align 8
  %inc29 = add nsw i64 %23, 1
  store i64 %inc29, ptr %round, align 8
  br label %for.cond23, !llvm.loop !8

for.end30:                                        ; preds = %for.cond23
  store i32 0, ptr %i, align 4
  br label %for.cond31

for.cond31:                                       ; preds = %for.inc40, %for.end30
  %24 = load i32, ptr %i, align 4
  %25 = load i32, ptr %size, align 4
  %cmp32 = icmp slt i32 %24, %25
  br i1 %cmp32, label %for.body34, label %for.end42

for.body34:                                       ; preds = %for.cond31
  %26 = load i32, ptr %i, align 4
  %idxprom35 = sext i32 %26 to i64
  %arrayidx36 = getelementptr inbounds [240 x [240 x i64]], ptr @c, i64 0, i64 %idxprom35
  %27 = load i32, ptr %i, align 4
  %idxprom37 = sext i32 %27 to i64
  %arrayidx38 = getelementptr inbounds [240 x i64], ptr %arrayidx36, i64 0, i64 %idxprom37
  %28 = load i64, ptr %arrayidx38, align 8
  %29 = load i64, ptr %trace, align 8
  %add39 = add i64 %29, %28
  store i64 %add39, ptr %trace, align 8
  br label %for.inc40

for.inc40:                                        ; preds = %for.body34
  %30 = load i32, ptr %i, align 4
  %inc41 = add nsw i32 %30, 1
  store i32 %inc41, ptr %i, align 4
  br label %for.cond31, !llvm.loop !9

for.end42:                                        ; preds = %for.cond31
  %31 = load i32, ptr %size, align 4
  %32 = load i32, ptr %size, align 4
  %33 = load i64, ptr %wrong, align 8
  %tobool43 = icmp ne i64 %33, 0
  %34 = zext i1 %tobool43 to i64
  %cond44 = select i1 %tobool43, ptr @.str.1, ptr @.str.2
  %call45 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %31, i32 noundef %32, ptr noundef %cond44)
  %35 = load i64, ptr %wrong, align 8
  %cmp46 = icmp ne i64 %35, 0
  br i1 %cmp46, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %for.end42
  %36 = load i64, ptr %trace, align 8
  %cmp48 = icmp eq i64 %36, 0
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %for.end42
  %37 = phi i1 [ true, %for.end42 ], [ %cmp48, %lor.rhs ]
  %lor.ext = zext i1 %37 to i32
  ret i32 %lor.ext
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
define internal void @multiply(i32 noundef %size, ptr noundef %left, ptr noundef %right, ptr noundef %product) #0 {
entry:
  %size.addr = alloca i32, align 4
  %left.addr = alloca ptr, align 8
  %right.addr = alloca ptr, align 8
  %product.addr = alloca ptr, align 8
  %row = alloca i32, align 4
  %column = alloca i32, align 4
  %sum = alloca i64, align 8
  %k = alloca i32, align 4
  store i32 %size, ptr %size.addr, align 4
  store ptr %left, ptr %left.addr, align 8
  store ptr %right, ptr %right.addr, align 8
  store ptr %product, ptr %product.addr, align 8
  store i32 0, ptr %row, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc20, %entry
  %0 = load i32, ptr %row, align 4
  %1 = load i32, ptr %size.addr, align 4
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end22

for.body:                                         ; preds = %for.cond
  store i32 0, ptr %column, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc17, %for.body
  %2 = load i32, ptr %column, align 4
  %3 = load i32, ptr %size.addr, align 4
  %cmp2 = icmp slt i32 %2, %3
  br i1 %cmp2, label %for.body3, label %for.end19

for.body3:                                        ; preds = %for.cond1
  store i64 0, ptr %sum, align 8
  store i32 0, ptr %k, align 4
  br label %for.cond4

for.cond4:                                        ; preds = %for.inc, %for.body3
  %4 = load i32, ptr %k, align 4
  %5 = load i32, ptr %size.addr, align 4
  %cmp5 = icmp slt i32 %4, %5
  br i1 %cmp5, label %for.body6, label %for.end

for.body6:                                        ; preds = %for.cond4
  %6 = load ptr, ptr %left.addr, align 8
  %7 = load i32, ptr %row, align 4
  %idxprom = sext i32 %7 to i64
  %arrayidx = getelementptr inbounds [240 x i64], ptr %6, i64 %idxprom
  %8 = load i32, ptr %k, align 4
  %idxprom7 = sext i32 %8 to i64
  %arrayidx8 = getelementptr inbounds [240 x i64], ptr %arrayidx, i64 0, i64 %idxprom7
  %9 = load i64, ptr %arrayidx8, align 8
  %10 = load ptr, ptr %right.addr, align 8
  %11 = load i32, ptr %k, align 4
  %idxprom9 = sext i32 %11 to i64
  %arrayidx10 = getelementptr inbounds [240 x i64], ptr %10, i64 %idxprom9
  %12 = load i32, ptr %column, align 4
  %idxprom11 = sext i32 %12 to i64
  %arrayidx12 = getelementptr inbounds [240 x i64], ptr %arrayidx10, i64 0, i64 %idxprom11
  %13 = load i64, ptr %arrayidx12, align 8
  %mul = mul i64 %9, %13
  %14 = load i64, ptr %sum, align 8
  %add = add i64 %14, %mul
  store i64 %add, ptr %sum, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body6
  %15 = load i32, ptr %k, align 4
  %inc = add nsw i32 %15, 1
  store i32 %inc, ptr %k, align 4
  br label %for.cond4, !llvm.loop !10

for.end:                                          ; preds = %for.cond4
  %16 = load i64, ptr %sum, align 8
  %17 = load ptr, ptr %product.addr, align 8
  %18 = load i32, ptr %row, align 4
  %idxprom13 = sext i32 %18 to i64
  %arrayidx14 = getelementptr inbounds [240 x i64], ptr %17, i64 %idxprom13
  %19 = load i32, ptr %column, align 4
  %idxprom15 = sext i32 %19 to i64
  %arrayidx16 = getelementptr inbounds [240 x i64], ptr %arrayidx14, i64 0, i64 %idxprom15
  store i64 %16, ptr %arrayidx16, align 8
  br label %for.inc17

for.inc17:                                        ; preds = %for.end
  %20 = load i32, ptr %column, align 4
  %inc18 = add nsw i32 %20, 1
  store i32 %inc18, ptr %column, align 4
  br label %for.cond1, !llvm.loop !11

for.end19:                                        ; preds = %for.cond1
  br label %for.inc20

for.inc20:                                        ; preds = %for.end19
  %21 = load i32, ptr %row, align 4
  %inc21 = add nsw i32 %21, 1
  store i32 %inc21, ptr %row, align 4
  br label %for.cond, !llvm.loop !12

for.end22:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @product_is_right(i32 noundef %size) #0 {
entry:
  %retval = alloca i32, align 4
  %size.addr = alloca i32, align 4
  %x = alloca [240 x i64], align 16
  %bx = alloca [240 x i64], align 16
  %abx = alloca [240 x i64], align 16
  %cx = alloca [240 x i64], align 16
  %i = alloca i32, align 4
  %i7 = alloca i32, align 4
  store i32 %size, ptr %size.addr, align 4
  call void @llvm.memset.p0.i64(ptr align 16 %x, i8 0, i64 1920, i1 false)
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4
  %1 = load i32, ptr %size.addr, align 4
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load i32, ptr %i, align 4
  %conv = sext i32 %2 to i64
  %3 = load i32, ptr %i, align 4
  %conv1 = sext i32 %3 to i64
  %mul = mul i64 %conv, %conv1
  %add = add i64 %mul, 1
  %4 = load i32, ptr %i, align 4
  %idxprom = sext i32 %4 to i64
  %arrayidx = getelementptr inbounds [240 x i64], ptr %x, i64 0, i64 %idxprom
  store i64 %add, ptr %arrayidx, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %5 = load i32, ptr %i, align 4
  %inc = add nsw i32 %5, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !13

for.end:                                          ; preds = %for.cond
  %6 = load i32, ptr %size.addr, align 4
  %arraydecay = getelementptr inbounds [240 x i64], ptr %x, i64 0, i64 0
  %arraydecay2 = getelementptr inbounds [240 x i64], ptr %bx, i64 0, i64 0
  call void @apply(i32 noundef %6, ptr noundef @b, ptr noundef %arraydecay, ptr noundef %arraydecay2)
  %7 = load i32, ptr %size.addr, align 4
  %arraydecay3 = getelementptr inbounds [240 x i64], ptr %bx, i64 0, i64 0
  %arraydecay4 = getelementptr inbounds [240 x i64], ptr %abx, i64 0, i64 0
  call void @apply(i32 noundef %7, ptr noundef @a, ptr noundef %arraydecay3, ptr noundef %arraydecay4)
  %8 = load i32, ptr %size.addr, align 4
  %arraydecay5 = getelementptr inbounds [240 x i64], ptr %x, i64 0, i64 0
  %arraydecay6 = getelementptr inbounds [240 x i64], ptr %cx, i64 0, i64 0
  call void @apply(i32 noundef %8, ptr noundef @c, ptr noundef %arraydecay5, ptr noundef %arraydecay6)
  store i32 0, ptr %i7, align 4
  br label %for.cond8

for.cond8:                                        ; preds = %for.inc18, %for.end
  %9 = load i32, ptr %i7, align 4
  %10 = load i32, ptr %size.addr, align 4
  %cmp9 = icmp slt i32 %9, %10
  br i1 %cmp9, label %for.body11, label %for.end20

for.body11:                                       ; preds = %for.cond8
  %11 = load i32, ptr %i7, align 4
  %idxprom12 = sext i32 %11 to i64
  %arrayidx13 = getelementptr inbounds [240 x i64], ptr %abx, i64 0, i64 %idxprom12
  %12 = load i64, ptr %arrayidx13, align 8
  %13 = load i32, ptr %i7, align 4
  %idxprom14 = sext i32 %13 to i64
  %arrayidx15 = getelementptr inbounds [240 x i64], ptr %cx, i64 0, i64 %idxprom14
  %14 = load i64, ptr %arrayidx15, align 8
  %cmp16 = icmp ne i64 %12, %14
  br i1 %cmp16, label %if.then, label %if.end

if.then:                                          ; preds = %for.body11
  store i32 0, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %for.body11
  br label %for.inc18

for.inc18:                                        ; preds = %if.end
  %15 = load i32, ptr %i7, align 4
  %inc19 = add nsw i32 %15, 1
  store i32 %inc19, ptr %i7, align 4
  br label %for.cond8, !llvm.loop !14

for.end20:                                        ; preds = %for.cond8
  store i32 1, ptr %retval, align 4
  br label %return

return:                                           ; preds = %for.end20, %if.then
  %16 = load i32, ptr %retval, align 4
  ret i32 %16
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: noinline nounwind uwtable
define internal void @apply(i32 noundef %size, ptr noundef %matrix, ptr noundef %vector, ptr noundef %result) #0 {
entry:
  %size.addr = alloca i32, align 4
  %matrix.addr = alloca ptr, align 8
  %vector.addr = alloca ptr, align 8
  %result.addr = alloca ptr, align 8
  %row = alloca i32, align 4
  %k = alloca i32, align 4
  store i32 %size, ptr %size.addr, align 4
  store ptr %matrix, ptr %matrix.addr, align 8
  store ptr %vector, ptr %vector.addr, align 8
  store ptr %result, ptr %result.addr, align 8
  store i32 0, ptr %row, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc12, %entry
  %0 = load i32, ptr %row, align 4
  %1 = load i32, ptr %size.addr, align 4
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end14

for.body:                                         ; preds = %for.cond
  %2 = load ptr, ptr %result.addr, align 8
  %3 = load i32, ptr %row, align 4
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds i64, ptr %2, i64 %idxprom
  store i64 0, ptr %arrayidx, align 8
  store i32 0, ptr %k, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %4 = load i32, ptr %k, align 4
  %5 = load i32, ptr %size.addr, align 4
  %cmp2 = icmp slt i32 %4, %5
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %6 = load ptr, ptr %matrix.addr, align 8
  %7 = load i32, ptr %row, align 4
  %idxprom4 = sext i32 %7 to i64
  %arrayidx5 = getelementptr inbounds [240 x i64], ptr %6, i64 %idxprom4
  %8 = load i32, ptr %k, align 4
  %idxprom6 = sext i32 %8 to i64
  %arrayidx7 = getelementptr inbounds [240 x i64], ptr %arrayidx5, i64 0, i64 %idxprom6
  %9 = load i64, ptr %arrayidx7, align 8
  %10 = load ptr, ptr %vector.addr, align 8
  %11 = load i32, ptr %k, align 4
  %idxprom8 = sext i32 %11 to i64
  %arrayidx9 = getelementptr inbounds i64, ptr %10, i64 %idxprom8
  %12 = load i64, ptr %arrayidx9, align 8
  %mul = mul i64 %9, %12
  %13 = load ptr, ptr %result.addr, align 8
  %14 = load i32, ptr %row, align 4
  %idxprom10 = sext i32 %14 to i64
  %arrayidx11 = getelementptr inbounds i64, ptr %13, i64 %idxprom10
  %15 = load i64, ptr %arrayidx11, align 8
  %add = add i64 %15, %mul
  store i64 %add, ptr %arrayidx11, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body3
  %16 = load i32, ptr %k, align 4
  %inc = add nsw i32 %16, 1
  store i32 %inc, ptr %k, align 4
  br label %for.cond1, !llvm.loop !15

for.end:                                          ; preds = %for.cond1
  br label %for.inc12

for.inc12:                                        ; preds = %for.end
  %17 = load i32, ptr %row, align 4
  %inc13 = add nsw i32 %17, 1
  store i32 %inc13, ptr %row, align 4
  br label %for.cond, !llvm.loop !16

for.end14:                                        ; preds = %for.cond
  ret void
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
!15 = distinct !{!15, !6}
!16 = distinct !{!16, !6}
