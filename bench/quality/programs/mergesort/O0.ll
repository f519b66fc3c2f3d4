source_filename = "mergesort.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Record = type { i64, i64 }

@main.orders = internal constant [2 x ptr] [ptr @by_key, ptr @by_key_from_above], align 16
@data = internal global [100000 x %struct.Record] zeroinitializer, align 16
@spare = internal global [100000 x %struct.Record] zeroinitializer, align 16
@.str = private unnamed_addr constant [24 x i8] c"mergesort: median %lld\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %size = alloca i64, align 8
  %rounds = alloca i64, align 8
  %state = alloca i64, align 8
  %median = alloca i64, align 8
  %wrong = alloca i64, align 8
  %round = alloca i64, align 8
  %i = alloca i64, align 8
  %.compoundliteral = alloca %struct.Record, align 8
  %sorted = alloca ptr, align 8
  %i18 = alloca i64, align 8
  %rise = alloca i64, align 8
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
  %cond1 = select i1 %tobool, i32 100000, i32 2000
  %conv = sext i32 %cond1 to i64
  store i64 %conv, ptr %size, align 8
  %5 = load i64, ptr %scale, align 8
  %tobool2 = icmp ne i64 %5, 0
  br i1 %tobool2, label %cond.true3, label %cond.false4

cond.true3:                                       ; preds = %cond.end
  %6 = load i64, ptr %scale, align 8
  %mul = mul nsw i64 %6, 38
  br label %cond.end5

cond.false4:                                      ; preds = %cond.end
  br label %cond.end5

cond.end5:                                        ; preds = %cond.false4, %cond.true3
  %cond6 = phi i64 [ %mul, %cond.true3 ], [ 2, %cond.false4 ]
  store i64 %cond6, ptr %rounds, align 8
  store i64 20261121, ptr %state, align 8
  store i64 0, ptr %median, align 8
  store i64 0, ptr %wrong, align 8
  store i64 0, ptr %round, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc55, %cond.end5
  %7 = load i64, ptr %round, align 8
  %8 = load i64, ptr %rounds, align 8
  %cmp7 = icmp slt i64 %7, %8
  br i1 %cmp7, label %for.body, label %for.end57

for.body:                                         ; preds = %for.cond
  store i64 0, ptr %i, align 8
  br label %for.cond9

for.cond9:                                        ; preds = %for.inc, %for.body
  %9 = load i64, ptr %i, align 8
  %10 = load i64, ptr %size, align 8
  %cmp10 = icmp slt i64 %9, %10
  br i1 %cmp10, label %for.body12, label %for.end

for.body12:                                       ; preds = %for.cond9
  %11 = load i64, ptr %i, align 8
  %arrayidx13 = getelementptr inbounds [100000 x %struct.Record], ptr @data, i64 0, i64 %11
  %key = getelementptr inbounds %struct.Record, ptr %.compoundliteral, i32 0, i32 0
  %call14 = call i64 @next_random(ptr noundef %state)
  %rem = urem i64 %call14, 5000
  store i64 %rem, ptr %key, align 8
  %number = getelementptr inbounds %struct.Record, ptr %.compoundliteral, i32 0, i32 1
  %12 = load i64, ptr %i, align 8
  store i64 %12, ptr %number, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arrayidx13, ptr align 8 %.compoundliteral, i64 16, i1 false)
  br label %for.inc

for.inc:                                          ; preds = %for.body12
  %13 = load i64, ptr %i, align 8
  %inc = add nsw i64 %13, 1
  store i64 %inc, ptr %i, align 8
  br label %for.cond9, !llvm.loop !5

for.end:                                          ; preds = %for.cond9
  %14 = load i64, ptr %size, align 8
  %15 = load i64, ptr %round, align 8
  %rem15 = srem i64 %15, 2
  %arrayidx16 = getelementptr inbounds [2 x ptr], ptr @main.orders, i64 0, i64 %rem15
  %16 = load ptr, ptr %arrayidx16, align 8
  %call17 = call ptr @mergesort(ptr noundef @data, ptr noundef @spare, i64 noundef %14, ptr noundef %16)
  store ptr %call17, ptr %sorted, align 8
  store i64 1, ptr %i18, align 8
  br label %for.cond19

for.cond19:                                       ; preds = %for.inc50, %for.end
  %17 = load i64, ptr %i18, align 8
  %18 = load i64, ptr %size, align 8
  %cmp20 = icmp slt i64 %17, %18
  br i1 %cmp20, label %for.body22, label %for.end52

for.body22:                                       ; preds = %for.cond19
  %19 = load ptr, ptr %sorted, align 8
  %20 = load i64, ptr %i18, align 8
  %arrayidx23 = getelementptr inbounds %struct.Record, ptr %19, i64 %20
  %key24 = getelementptr inbounds %struct.Record, ptr %arrayidx23, i32 0, i32 0
  %21 = load i64, ptr %key24, align 8
  %22 = load ptr, ptr %sorted, align 8
  %23 = load i64, ptr %i18, align 8
  %sub = sub nsw i64 %23, 1
  %arrayidx25 = getelementptr inbounds %struct.Record, ptr %22, i64 %sub
  %key26 = getelementptr inbounds %struct.Record, ptr %arrayidx25, i32 0, i32 0
  %24 = load i64, ptr %key26, align 8
  %sub27 = sub nsw i64 %21, %24
  store i64 %sub27, ptr %rise, align 8
  %25 = load i64, ptr %round, align 8
  %rem28 = srem i64 %25, 2
  %tobool29 = icmp ne i64 %rem28, 0
  br i1 %tobool29, label %cond.true30, label %cond.false33

cond.true30:                                      ; preds = %for.body22
  %26 = load i64, ptr %rise, align 8
  %cmp31 = icmp sgt i64 %26, 0
  %conv32 = zext i1 %cmp31 to i32
  br label %cond.end36

cond.false33:                                     ; preds = %for.body22
  %27 = load i64, ptr %rise, align 8
  %cmp34 = icmp slt i64 %27, 0
  %conv35 = zext i1 %cmp34 to i32
  br label %cond.end36

cond.end36:                                       ; preds = %cond.false33, %cond.true30
  %cond37 = phi i32 [ %conv32, %cond.true30 ], [ %conv35, %cond.false33 ]
  %conv38 = sext i32 %cond37 to i64
  %28 = load i64, ptr %wrong, align 8
  %add = add nsw i64 %28, %conv38
  store i64 %add, ptr %wrong, align 8
  %29 = load i64, ptr %rise, align 8
  %cmp39 = icmp eq i64 %29, 0
  br i1 %cmp39, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %cond.end36
  %30 = load ptr, ptr %sorted, align 8
  %31 = load i64, ptr %i18, align 8
  %sub41 = sub nsw i64 %31, 1
  %arrayidx42 = getelementptr inbounds %struct.Record, ptr %30, i64 %sub41
  %number43 = getelementptr inbounds %struct.Record, ptr %arrayidx42, i32 0, i32 1
  %32 = load i64, ptr %number43, align 8
  %33 = load ptr, ptr %sorted, align 8
  %34 = load i64, ptr %i18, align 8
  %arrayidx44 = getelementptr inbounds %struct.Record, ptr %33, i64 %34
  %number45 = getelementptr inbounds %struct.Record, ptr %arrayidx44, i32 0, i32 1
  %35 = load i64, ptr %number45, align 8
  %cmp46 = icmp sgt i64 %32, %35
  br label %land.end

land.end:                                         ; preds = %land.rhs, %cond.end36
  %36 = phi i1 [ false, %cond.end36 ], [ %cmp46, %land.rhs ]
  %land.ext = zext i1 %36 to i32
  %conv48 = sext i32 %land.ext to i64
  %37 = load i64, ptr %wrong, align 8
  %add49 = add nsw i64 %37, %conv48
  store i64 %add49, ptr %wrong, align 8
  br label %for.inc50

for.inc50:                                        ; preds = %land.end
  %38 = load i64, ptr %i18, align 8
  %inc51 = add nsw i64 %38, 1
  store i64 %inc51, ptr %i18, align 8
  br label %for.cond19, !llvm.loop !7

for.end52:                                        ; preds = %for.cond19
  %39 = load ptr, ptr %sorted, align 8
  %40 = load i64, ptr %size, align 8
  %div = sdiv i64 %40, 2
  %arrayidx53 = getelementptr inbounds %struct.Record, ptr %39, i64 %div
  %key54 = getelementptr inbounds %struct.Record, ptr %arrayidx53, i32 0, i32 0
  %41 = load i64, ptr %key54, align 8
  store i64 %41, ptr %median, align 8
  br label %for.inc55

for.inc55:                                        ; preds = %for.end52
  %42 = load i64, ptr %round, align 8
  %inc56 = add nsw i64 %42, 1
  store i64 %inc56, ptr %round, align 8
  br label %for.cond, !llvm.loop !8

for.end57:                                        ; preds = %for.cond
  %43 = load i64, ptr %median, align 8
  %call58 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %43)
  %44 = load i64, ptr %wrong, align 8
  %cmp59 = icmp ne i64 %44, 0
  %conv60 = zext i1 %cmp59 to i32
  ret i32 %conv60
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @by_key(ptr noundef %a, ptr noundef %b) #0 {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  store ptr %a, ptr %a.addr, align 8
  store ptr %b, ptr %b.addr, align 8
  %0 = load ptr, ptr %a.addr, align 8
  %key = getelementptr inbounds %struct.Record, ptr %0, i32 0, i32 0
  %1 = load i64, ptr %key, align 8
  %2 = load ptr, ptr %b.addr, align 8
  %key1 = getelementptr inbounds %struct.Record, ptr %2, i32 0, i32 0
  %3 = load i64, ptr %key1, align 8
  %cmp = icmp sgt i64 %1, %3
  %conv = zext i1 %cmp to i32
  %4 = load ptr, ptr %a.addr, align 8
  %key2 = getelementptr inbounds %struct.Record, ptr %4, i32 0, i32 0
  %5 = load i64, ptr %key2, align 8
  %6 = load ptr, ptr %b.addr, align 8
  %key3 = getelementptr inbounds %struct.Record, ptr %6, i32 0, i32 0
  %7 = load i64, ptr %key3, align 8
  %cmp4 = icmp slt i64 %5, %7
  %conv5 = zext i1 %cmp4 to i32
  %sub = sub nsw i32 %conv, %conv5
  ret i32 %sub
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @by_key_from_above(ptr noundef %a, ptr noundef %b) #0 {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  store ptr %a, ptr %a.addr, align 8
  store ptr %b, ptr %b.addr, align 8
  %0 = load ptr, ptr %b.addr, align 8
  %1 = load ptr, ptr %a.addr, align 8
  %call = call i32 @by_key(ptr noundef %0, ptr noundef %1)
  ret i32 %call
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

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @mergesort(ptr noundef %from, ptr noundef %to, i64 noundef %count, ptr noundef %compare) #0 {
entry:
  %from.addr = alloca ptr, align 8
  %to.addr = alloca ptr, align 8
  %count.addr = alloca i64, align 8
  %compare.addr = alloca ptr, align 8
  %width = alloca i64, align 8
  %start = alloca i64, align 8
  %middle = alloca i64, align 8
  %end = alloca i64, align 8
  %sorted = alloca ptr, align 8
  store ptr %from, ptr %from.addr, align 8
  store ptr %to, ptr %to.addr, align 8
  store i64 %count, ptr %count.addr, align 8
  store ptr %compare, ptr %compare.addr, align 8
  store i64 1, ptr %width, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc17, %entry
  %0 = load i64, ptr %width, align 8
  %1 = load i64, ptr %count.addr, align 8
  %cmp = icmp slt i64 %0, %1
  br i1 %cmp, label %for.body, label %for.end19

for.body:                                         ; preds = %for.cond
  store i64 0, ptr %start, align 8
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %2 = load i64, ptr %start, align 8
  %3 = load i64, ptr %count.addr, align 8
  %cmp2 = icmp slt i64 %2, %3
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %4 = load i64, ptr %start, align 8
  %5 = load i64, ptr %width, align 8
  %add = add nsw i64 %4, %5
  %6 = load i64, ptr %count.addr, align 8
  %cmp4 = icmp slt i64 %add, %6
  br i1 %cmp4, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.body3
  %7 = load i64, ptr %start, align 8
  %8 = load i64, ptr %width, align 8
  %add5 = add nsw i64 %7, %8
  br label %cond.end

cond.false:                                       ; preds = %for.body3
  %9 = load i64, ptr %count.addr, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %add5, %cond.true ], [ %9, %cond.false ]
  store i64 %cond, ptr %middle, align 8
  %10 = load i64, ptr %middle, align 8
  %11 = load i64, ptr %width, align 8
  %add6 = add nsw i64 %10, %11
  %12 = load i64, ptr %count.addr, align 8
  %cmp7 = icmp slt i64 %add6, %12
  br i1 %cmp7, label %cond.true8, label %cond.false10

cond.true8:                                       ; preds = %cond.end
  %13 = load i64, ptr %middle, align 8
  %14 = load i64, ptr %width, align 8
  %add9 = add nsw i64 %13, %14
  br label %cond.end11

cond.false10:                                     ; preds = %cond.end
  %15 = load i64, ptr %count.addr, align 8
  br label %cond.end11

cond.end11:                                       ; preds = %cond.false10, %cond.true8
  %cond12 = phi i64 [ %add9, %cond.true8 ], [ %15, %cond.false10 ]
  store i64 %cond12, ptr %end, align 8
  %16 = load ptr, ptr %from.addr, align 8
  %17 = load i64, ptr %start, align 8
  %add.ptr = getelementptr inbounds %struct.Record, ptr %16, i64 %17
  %18 = load ptr, ptr %from.addr, align 8
  %19 = load i64, ptr %middle, align 8
  %add.ptr13 = getelementptr inbounds %struct.Record, ptr %18, i64 %19
  %20 = load ptr, ptr %from.addr, align 8
  %21 = load i64, ptr %end, align 8
  %add.ptr14 = getelementptr inbounds %struct.Record, ptr %20, i64 %21
  %22 = load ptr, ptr %to.addr, align 8
  %23 = load i64, ptr %start, align 8
  %add.ptr15 = getelementptr inbounds %struct.Record, ptr %22, i64 %23
  %24 = load ptr, ptr %compare.addr, align 8
  call void @merge(ptr noundef %add.ptr, ptr noundef %add.ptr13, ptr noundef %add.ptr14, ptr noundef %add.ptr15, ptr noundef %24)
  br label %for.inc

for.inc:                                          ; preds = %cond.end11
  %25 = load i64, ptr %width, align 8
  %mul = mul nsw i64 2, %25
  %26 = load i64, ptr %start, align 8
  %add16 = add nsw i64 %26, %mul
  store i64 %add16, ptr %start, align 8
  br label %for.cond1, !llvm.loop !9

for.end:                                          ; preds = %for.cond1
  %27 = load ptr, ptr %to.addr, align 8
  store ptr %27, ptr %sorted, align 8
  %28 = load ptr, ptr %from.addr, align 8
  store ptr %28, ptr %to.addr, align 8
  %29 = load ptr, ptr %sorted, align 8
  store ptr %29, ptr %from.addr, align 8
  br label %for.inc17

for.inc17:                                        ; preds = %for.end
  %30 = load i64, ptr %width, align 8
  %mul18 = mul nsw i64 %30, 2
  store i64 %mul18, ptr %width, align 8
  br label %for.cond, !llvm.loop !10

for.end19:                                        ; preds = %for.cond
  %31 = load ptr, ptr %from.addr, align 8
  ret ptr %31
}

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: noinline nounwind uwtable
define internal void @merge(ptr noundef %left, ptr noundef %middle, ptr noundef %end, ptr noundef %to, ptr noundef %compare) #0 {
entry:
  %left.addr = alloca ptr, align 8
  %middle.addr = alloca ptr, align 8
  %end.addr = alloca ptr, align 8
  %to.addr = alloca ptr, align 8
  %compare.addr = alloca ptr, align 8
  %right = alloca ptr, align 8
  store ptr %left, ptr %left.addr, align 8
  store ptr %middle, ptr %middle.addr, align 8
  store ptr %end, ptr %end.addr, align 8
  store ptr %to, ptr %to.addr, align 8
  store ptr %compare, ptr %compare.addr, align 8
  %0 = load ptr, ptr %middle.addr, align 8
  store ptr %0, ptr %right, align 8
  br label %while.cond

while.cond:                                       ; preds = %cond.end, %entry
  %1 = load ptr, ptr %left.addr, align 8
  %2 = load ptr, ptr %middle.addr, align 8
  %cmp = icmp ult ptr %1, %2
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %3 = load ptr, ptr %right, align 8
  %4 = load ptr, ptr %end.addr, align 8
  %cmp1 = icmp ult ptr %3, %4
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %5 = phi i1 [ false, %while.cond ], [ %cmp1, %land.rhs ]
  br i1 %5, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %6 = load ptr, ptr %to.addr, align 8
  %incdec.ptr = getelementptr inbounds %struct.Record, ptr %6, i32 1
  store ptr %incdec.ptr, ptr %to.addr, align 8
  %7 = load ptr, ptr %compare.addr, align 8
  %8 = load ptr, ptr %left.addr, align 8
  %9 = load ptr, ptr %right, align 8
  %call = call i32 %7(ptr noundef %8, ptr noundef %9)
  %cmp2 = icmp sle i32 %call, 0
  br i1 %cmp2, label %cond.true, label %cond.false

cond.true:                                        ; preds = %while.body
  %10 = load ptr, ptr %left.addr, align 8
  %incdec.ptr3 = getelementptr inbounds %struct.Record, ptr %10, i32 1
  store ptr %incdec.ptr3, ptr %left.addr, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %10, i64 16, i1 false)
  br label %cond.end

cond.false:                                       ; preds = %while.body
  %11 = load ptr, ptr %right, align 8
  %incdec.ptr4 = getelementptr inbounds %struct.Record, ptr %11, i32 1
  store ptr %incdec.ptr4, ptr %right, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %11, i64 16, i1 false)
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  br label %while.cond, !llvm.loop !11

while.end:                                        ; preds = %land.end
  br label %while.cond5

while.cond5:                                      ; preds = %while.body7, %while.end
  %12 = load ptr, ptr %left.addr, align 8
  %13 = load ptr, ptr %middle.addr, align 8
  %cmp6 = icmp ult ptr %12, %13
  br i1 %cmp6, label %while.body7, label %while.end10

while.body7:                                      ; preds = %while.cond5
  %14 = load ptr, ptr %to.addr, align 8
  %incdec.ptr8 = getelementptr inbounds %struct.Record, ptr %14, i32 1
  store ptr %incdec.ptr8, ptr %to.addr, align 8
  %15 = load ptr, ptr %left.addr, align 8
  %incdec.ptr9 = getelementptr inbounds %struct.Record, ptr %15, i32 1
  store ptr %incdec.ptr9, ptr %left.addr, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %15, i64 16, i1 false)
  br label %while.cond5, !llvm.loop !12

while.end10:                                      ; preds = %while.cond5
  br label %while.cond11

while.cond11:                                     ; preds = %while.body13, %while.end10
  %16 = load ptr, ptr %right, align 8
  %17 = load ptr, ptr %end.addr, align 8
  %cmp12 = icmp ult ptr %16, %17
  br i1 %cmp12, label %while.body13, label %while.end16

while.body13:                                     ; preds = %while.cond11
  %18 = load ptr, ptr %to.addr, align 8
  %incdec.ptr14 = getelementptr inbounds %struct.Record, ptr %18, i32 1
  store ptr %incdec.ptr14, ptr %to.addr, align 8
  %19 = load ptr, ptr %right, align 8
  %incdec.ptr15 = getelementptr inbounds %struct.Record, ptr %19, i32 1
  store ptr %incdec.ptr15, ptr %right, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %19, i64 16, i1 false)
  br label %while.cond11, !llvm.loop !13

while.end16:                                      ; preds = %while.cond11
  ret void
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
!10 = distinct !{!10, !6}
!11 = distinct !{!11, !6}
!12 = distinct !{!12, !6}
!13 = distinct !{!13, !6}
