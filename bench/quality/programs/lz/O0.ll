source_filename = "lz.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@text = internal global [400000 x i8] zeroinitializer, align 16
@unpacked = internal global [400000 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [24 x i8] c"lz: %u bytes become %u\0A\00", align 1
@packed = internal global [800000 x i8] zeroinitializer, align 16
@newest = internal global [16384 x i32] zeroinitializer, align 16
@earlier = internal global [400000 x i32] zeroinitializer, align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %length = alloca i32, align 4
  %rounds = alloca i64, align 8
  %size = alloca i32, align 4
  %wrong = alloca i64, align 8
  %round = alloca i64, align 8
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
  %cond1 = select i1 %tobool, i32 400000, i32 4000
  store i32 %cond1, ptr %length, align 4
  %5 = load i64, ptr %scale, align 8
  %tobool2 = icmp ne i64 %5, 0
  br i1 %tobool2, label %cond.true3, label %cond.false4

cond.true3:                                       ; preds = %cond.end
  %6 = load i64, ptr %scale, align 8
  %mul = mul nsw i64 %6, 24
  br label %cond.end5

cond.false4:                                      ; preds = %cond.end
  br label %cond.end5

cond.end5:                                        ; preds = %cond.false4, %cond.true3
  %cond6 = phi i64 [ %mul, %cond.true3 ], [ 1, %cond.false4 ]
  store i64 %cond6, ptr %rounds, align 8
  store i32 0, ptr %size, align 4
  store i64 0, ptr %wrong, align 8
  store i64 0, ptr %round, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end5
  %7 = load i64, ptr %round, align 8
  %8 = load i64, ptr %rounds, align 8
  %cmp7 = icmp slt i64 %7, %8
  br i1 %cmp7, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %9 = load i32, ptr %length, align 4
  %10 = load i64, ptr %round, align 8
  %conv = trunc i64 %10 to i32
  %add = add i32 %conv, 1
  call void @make_text(i32 noundef %9, i32 noundef %add)
  %11 = load i32, ptr %length, align 4
  %call8 = call i32 @compress(i32 noundef %11)
  store i32 %call8, ptr %size, align 4
  %12 = load i32, ptr %size, align 4
  %call9 = call i32 @expand(i32 noundef %12)
  %13 = load i32, ptr %length, align 4
  %cmp10 = icmp ne i32 %call9, %13
  br i1 %cmp10, label %lor.end, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.body
  %14 = load i32, ptr %length, align 4
  %conv12 = zext i32 %14 to i64
  %call13 = call i32 @memcmp(ptr noundef @text, ptr noundef @unpacked, i64 noundef %conv12) #7
  %cmp14 = icmp ne i32 %call13, 0
  br i1 %cmp14, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %lor.lhs.false
  %15 = load i32, ptr %size, align 4
  %16 = load i32, ptr %length, align 4
  %mul16 = mul i32 %16, 3
  %div = udiv i32 %mul16, 4
  %cmp17 = icmp ugt i32 %15, %div
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %lor.lhs.false, %for.body
  %17 = phi i1 [ true, %lor.lhs.false ], [ true, %for.body ], [ %cmp17, %lor.rhs ]
  %lor.ext = zext i1 %17 to i32
  %conv19 = sext i32 %lor.ext to i64
  %18 = load i64, ptr %wrong, align 8
  %add20 = add nsw i64 %18, %conv19
  store i64 %add20, ptr %wrong, align 8
  br label %for.inc

for.inc:                                          ; preds = %lor.end
  %19 = load i64, ptr %round, align 8
  %inc = add nsw i64 %19, 1
  store i64 %inc, ptr %round, align 8
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  %20 = load i32, ptr %length, align 4
  %21 = load i32, ptr %size, align 4
  %call21 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %20, i32 noundef %21)
  %22 = load i64, ptr %wrong, align 8
  %cmp22 = icmp ne i64 %22, 0
  %conv23 = zext i1 %cmp22 to i32
  ret i32 %conv23
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @make_text(i32 noundef %length, i32 noundef %state) #0 {
entry:
  %length.addr = alloca i32, align 4
  %state.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %word = alloca i32, align 4
  %letter = alloca i32, align 4
  store i32 %length, ptr %length.addr, align 4
  store i32 %state, ptr %state.addr, align 4
  store i32 0, ptr %i, align 4
  br label %while.cond

while.cond:                                       ; preds = %if.end, %entry
  %0 = load i32, ptr %i, align 4
  %1 = load i32, ptr %length.addr, align 4
  %cmp = icmp ult i32 %0, %1
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %2 = load i32, ptr %state.addr, align 4
  %mul = mul i32 %2, 1664525
  %add = add i32 %mul, 1013904223
  store i32 %add, ptr %state.addr, align 4
  %3 = load i32, ptr %state.addr, align 4
  %shr = lshr i32 %3, 8
  %rem = urem i32 %shr, 512
  %4 = load i32, ptr %state.addr, align 4
  %shr1 = lshr i32 %4, 17
  %rem2 = urem i32 %shr1, 512
  %mul3 = mul i32 %rem, %rem2
  %div = udiv i32 %mul3, 256
  store i32 %div, ptr %word, align 4
  store i32 0, ptr %letter, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %while.body
  %5 = load i32, ptr %letter, align 4
  %6 = load i32, ptr %word, align 4
  %rem4 = urem i32 %6, 7
  %add5 = add i32 3, %rem4
  %cmp6 = icmp ult i32 %5, %add5
  br i1 %cmp6, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %7 = load i32, ptr %i, align 4
  %8 = load i32, ptr %length.addr, align 4
  %cmp7 = icmp ult i32 %7, %8
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %9 = phi i1 [ false, %for.cond ], [ %cmp7, %land.rhs ]
  br i1 %9, label %for.body, label %for.end

for.body:                                         ; preds = %land.end
  %10 = load i32, ptr %word, align 4
  %mul8 = mul i32 %10, 7919
  %11 = load i32, ptr %letter, align 4
  %12 = load i32, ptr %letter, align 4
  %mul9 = mul i32 %11, %12
  %mul10 = mul i32 %mul9, 31
  %add11 = add i32 %mul8, %mul10
  %13 = load i32, ptr %word, align 4
  %14 = load i32, ptr %letter, align 4
  %mul12 = mul i32 %13, %14
  %add13 = add i32 %add11, %mul12
  %rem14 = urem i32 %add13, 26
  %add15 = add i32 97, %rem14
  %conv = trunc i32 %add15 to i8
  %15 = load i32, ptr %i, align 4
  %inc = add i32 %15, 1
  store i32 %inc, ptr %i, align 4
  %idxprom = zext i32 %15 to i64
  %arrayidx = getelementptr inbounds [400000 x i8], ptr @text, i64 0, i64 %idxprom
  store i8 %conv, ptr %arrayidx, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %16 = load i32, ptr %letter, align 4
  %inc16 = add i32 %16, 1
  store i32 %inc16, ptr %letter, align 4
  br label %for.cond, !llvm.loop !7

for.end:                                          ; preds = %land.end
  %17 = load i32, ptr %i, align 4
  %18 = load i32, ptr %length.addr, align 4
  %cmp17 = icmp ult i32 %17, %18
  br i1 %cmp17, label %if.then, label %if.end

if.then:                                          ; preds = %for.end
  %19 = load i32, ptr %state.addr, align 4
  %shr19 = lshr i32 %19, 28
  %tobool = icmp ne i32 %shr19, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then
  br label %cond.end

cond.false:                                       ; preds = %if.then
  %20 = load i32, ptr %state.addr, align 4
  %shr20 = lshr i32 %20, 20
  %rem21 = urem i32 %shr20, 26
  %add22 = add i32 65, %rem21
  %conv23 = trunc i32 %add22 to i8
  %conv24 = zext i8 %conv23 to i32
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 32, %cond.true ], [ %conv24, %cond.false ]
  %conv25 = trunc i32 %cond to i8
  %21 = load i32, ptr %i, align 4
  %inc26 = add i32 %21, 1
  store i32 %inc26, ptr %i, align 4
  %idxprom27 = zext i32 %21 to i64
  %arrayidx28 = getelementptr inbounds [400000 x i8], ptr @text, i64 0, i64 %idxprom27
  store i8 %conv25, ptr %arrayidx28, align 1
  br label %if.end

if.end:                                           ; preds = %cond.end, %for.end
  br label %while.cond, !llvm.loop !8

while.end:                                        ; preds = %while.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @compress(i32 noundef %length) #0 {
entry:
  %length.addr = alloca i32, align 4
  %out = alloca ptr, align 8
  %literals = alloca i32, align 4
  %place = alloca i32, align 4
  %distance = alloca i32, align 4
  %count = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 %length, ptr %length.addr, align 4
  store ptr @packed, ptr %out, align 8
  store i32 0, ptr %literals, align 4
  call void @llvm.memset.p0.i64(ptr align 16 @newest, i8 0, i64 65536, i1 false)
  store i32 0, ptr %place, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.end, %if.then, %entry
  %0 = load i32, ptr %place, align 4
  %1 = load i32, ptr %length.addr, align 4
  %cmp = icmp ult i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end14

for.body:                                         ; preds = %for.cond
  store i32 0, ptr %distance, align 4
  %2 = load i32, ptr %place, align 4
  %3 = load i32, ptr %length.addr, align 4
  %call = call i32 @longest_match(i32 noundef %2, i32 noundef %3, ptr noundef %distance)
  store i32 %call, ptr %count, align 4
  %4 = load i32, ptr %count, align 4
  %cmp1 = icmp eq i32 %4, 0
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %5 = load i32, ptr %place, align 4
  %inc = add i32 %5, 1
  store i32 %inc, ptr %place, align 4
  %6 = load i32, ptr %length.addr, align 4
  call void @remember(i32 noundef %5, i32 noundef %6)
  br label %for.cond, !llvm.loop !9

if.end:                                           ; preds = %for.body
  %7 = load ptr, ptr %out, align 8
  %8 = load i32, ptr %literals, align 4
  %9 = load i32, ptr %place, align 4
  %call2 = call ptr @put_literals(ptr noundef %7, i32 noundef %8, i32 noundef %9)
  store ptr %call2, ptr %out, align 8
  %10 = load i32, ptr %count, align 4
  %add = add i32 128, %10
  %sub = sub i32 %add, 4
  %conv = trunc i32 %sub to i8
  %11 = load ptr, ptr %out, align 8
  %incdec.ptr = getelementptr inbounds i8, ptr %11, i32 1
  store ptr %incdec.ptr, ptr %out, align 8
  store i8 %conv, ptr %11, align 1
  %12 = load i32, ptr %distance, align 4
  %conv3 = trunc i32 %12 to i8
  %13 = load ptr, ptr %out, align 8
  %incdec.ptr4 = getelementptr inbounds i8, ptr %13, i32 1
  store ptr %incdec.ptr4, ptr %out, align 8
  store i8 %conv3, ptr %13, align 1
  %14 = load i32, ptr %distance, align 4
  %shr = lshr i32 %14, 8
  %conv5 = trunc i32 %shr to i8
  %15 = load ptr, ptr %out, align 8
  %incdec.ptr6 = getelementptr inbounds i8, ptr %15, i32 1
  store ptr %incdec.ptr6, ptr %out, align 8
  store i8 %conv5, ptr %15, align 1
  store i32 0, ptr %i, align 4
  br label %for.cond7

for.cond7:                                        ; preds = %for.inc, %if.end
  %16 = load i32, ptr %i, align 4
  %17 = load i32, ptr %count, align 4
  %cmp8 = icmp ult i32 %16, %17
  br i1 %cmp8, label %for.body10, label %for.end

for.body10:                                       ; preds = %for.cond7
  %18 = load i32, ptr %place, align 4
  %19 = load i32, ptr %i, align 4
  %add11 = add i32 %18, %19
  %20 = load i32, ptr %length.addr, align 4
  call void @remember(i32 noundef %add11, i32 noundef %20)
  br label %for.inc

for.inc:                                          ; preds = %for.body10
  %21 = load i32, ptr %i, align 4
  %inc12 = add i32 %21, 1
  store i32 %inc12, ptr %i, align 4
  br label %for.cond7, !llvm.loop !10

for.end:                                          ; preds = %for.cond7
  %22 = load i32, ptr %count, align 4
  %23 = load i32, ptr %place, align 4
  %add13 = add i32 %23, %22
  store i32 %add13, ptr %place, align 4
  %24 = load i32, ptr %place, align 4
  store i32 %24, ptr %literals, align 4
  br label %for.cond, !llvm.loop !9

for.end14:                                        ; preds = %for.cond
  %25 = load ptr, ptr %out, align 8
  %26 = load i32, ptr %literals, align 4
  %27 = load i32, ptr %length.addr, align 4
  %call15 = call ptr @put_literals(ptr noundef %25, i32 noundef %26, i32 noundef %27)
  %sub.ptr.lhs.cast = ptrtoint ptr %call15 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, ptrtoint (ptr @packed to i64)
  %conv16 = trunc i64 %sub.ptr.sub to i32
  ret i32 %conv16
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @expand(i32 noundef %packed_length) #0 {
entry:
  %packed_length.addr = alloca i32, align 4
  %in = alloca ptr, align 8
  %end = alloca ptr, align 8
  %out = alloca ptr, align 8
  %control = alloca i32, align 4
  %from = alloca ptr, align 8
  %i = alloca i32, align 4
  store i32 %packed_length, ptr %packed_length.addr, align 4
  store ptr @packed, ptr %in, align 8
  %0 = load i32, ptr %packed_length.addr, align 4
  %idx.ext = zext i32 %0 to i64
  %add.ptr = getelementptr inbounds i8, ptr @packed, i64 %idx.ext
  store ptr %add.ptr, ptr %end, align 8
  store ptr @unpacked, ptr %out, align 8
  br label %while.cond

while.cond:                                       ; preds = %for.end, %if.then, %entry
  %1 = load ptr, ptr %in, align 8
  %2 = load ptr, ptr %end, align 8
  %cmp = icmp ult ptr %1, %2
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %3 = load ptr, ptr %in, align 8
  %incdec.ptr = getelementptr inbounds i8, ptr %3, i32 1
  store ptr %incdec.ptr, ptr %in, align 8
  %4 = load i8, ptr %3, align 1
  %conv = zext i8 %4 to i32
  store i32 %conv, ptr %control, align 4
  %5 = load i32, ptr %control, align 4
  %cmp1 = icmp ult i32 %5, 128
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %while.body
  %6 = load ptr, ptr %out, align 8
  %7 = load ptr, ptr %in, align 8
  %8 = load i32, ptr %control, align 4
  %add = add i32 %8, 1
  %conv3 = zext i32 %add to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %6, ptr align 1 %7, i64 %conv3, i1 false)
  %9 = load i32, ptr %control, align 4
  %add4 = add i32 %9, 1
  %10 = load ptr, ptr %out, align 8
  %idx.ext5 = zext i32 %add4 to i64
  %add.ptr6 = getelementptr inbounds i8, ptr %10, i64 %idx.ext5
  store ptr %add.ptr6, ptr %out, align 8
  %11 = load i32, ptr %control, align 4
  %add7 = add i32 %11, 1
  %12 = load ptr, ptr %in, align 8
  %idx.ext8 = zext i32 %add7 to i64
  %add.ptr9 = getelementptr inbounds i8, ptr %12, i64 %idx.ext8
  store ptr %add.ptr9, ptr %in, align 8
  br label %while.cond, !llvm.loop !11

if.end:                                           ; preds = %while.body
  %13 = load ptr, ptr %out, align 8
  %14 = load ptr, ptr %in, align 8
  %arrayidx = getelementptr inbounds i8, ptr %14, i64 0
  %15 = load i8, ptr %arrayidx, align 1
  %conv10 = zext i8 %15 to i32
  %16 = load ptr, ptr %in, align 8
  %arrayidx11 = getelementptr inbounds i8, ptr %16, i64 1
  %17 = load i8, ptr %arrayidx11, align 1
  %conv12 = zext i8 %17 to i32
  %shl = shl i32 %conv12, 8
  %or = or i32 %conv10, %shl
  %idx.ext13 = sext i32 %or to i64
  %idx.neg = sub i64 0, %idx.ext13
  %add.ptr14 = getelementptr inbounds i8, ptr %13, i64 %idx.neg
  store ptr %add.ptr14, ptr %from, align 8
  %18 = load ptr, ptr %in, align 8
  %add.ptr15 = getelementptr inbounds i8, ptr %18, i64 2
  store ptr %add.ptr15, ptr %in, align 8
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %19 = load i32, ptr %i, align 4
  %20 = load i32, ptr %control, align 4
  %sub = sub i32 %20, 128
  %add16 = add i32 %sub, 4
  %cmp17 = icmp ult i32 %19, %add16
  br i1 %cmp17, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %21 = load ptr, ptr %from, align 8
  %incdec.ptr19 = getelementptr inbounds i8, ptr %21, i32 1
  store ptr %incdec.ptr19, ptr %from, align 8
  %22 = load i8, ptr %21, align 1
  %23 = load ptr, ptr %out, align 8
  %incdec.ptr20 = getelementptr inbounds i8, ptr %23, i32 1
  store ptr %incdec.ptr20, ptr %out, align 8
  store i8 %22, ptr %23, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %24 = load i32, ptr %i, align 4
  %inc = add i32 %24, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !12

for.end:                                          ; preds = %for.cond
  br label %while.cond, !llvm.loop !11

while.end:                                        ; preds = %while.cond
  %25 = load ptr, ptr %out, align 8
  %sub.ptr.lhs.cast = ptrtoint ptr %25 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, ptrtoint (ptr @unpacked to i64)
  %conv21 = trunc i64 %sub.ptr.sub to i32
  ret i32 %conv21
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #2

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: noinline nounwind uwtable
define internal i32 @longest_match(i32 noundef %place, i32 noundef %length, ptr noundef %distance) #0 {
entry:
  %retval = alloca i32, align 4
  %place.addr = alloca i32, align 4
  %length.addr = alloca i32, align 4
  %distance.addr = alloca ptr, align 8
  %best = alloca i32, align 4
  %candidate = alloca i32, align 4
  %i = alloca i32, align 4
  %from = alloca i32, align 4
  %count = alloca i32, align 4
  store i32 %place, ptr %place.addr, align 4
  store i32 %length, ptr %length.addr, align 4
  store ptr %distance, ptr %distance.addr, align 8
  store i32 3, ptr %best, align 4
  %0 = load i32, ptr %place.addr, align 4
  %add = add i32 %0, 4
  %1 = load i32, ptr %length.addr, align 4
  %cmp = icmp ugt i32 %add, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 0, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %2 = load i32, ptr %place.addr, align 4
  %call = call i32 @hash_at(i32 noundef %2)
  %idxprom = zext i32 %call to i64
  %arrayidx = getelementptr inbounds [16384 x i32], ptr @newest, i64 0, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4
  store i32 %3, ptr %candidate, align 4
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %4 = load i32, ptr %i, align 4
  %cmp1 = icmp slt i32 %4, 16
  br i1 %cmp1, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %5 = load i32, ptr %candidate, align 4
  %tobool = icmp ne i32 %5, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %6 = phi i1 [ false, %for.cond ], [ %tobool, %land.rhs ]
  br i1 %6, label %for.body, label %for.end

for.body:                                         ; preds = %land.end
  %7 = load i32, ptr %candidate, align 4
  %sub = sub i32 %7, 1
  store i32 %sub, ptr %from, align 4
  %8 = load i32, ptr %place.addr, align 4
  %9 = load i32, ptr %from, align 4
  %sub2 = sub i32 %8, %9
  %cmp3 = icmp ugt i32 %sub2, 65535
  br i1 %cmp3, label %if.then4, label %if.end5

if.then4:                                         ; preds = %for.body
  br label %for.end

if.end5:                                          ; preds = %for.body
  %10 = load i32, ptr %from, align 4
  %11 = load i32, ptr %place.addr, align 4
  %12 = load i32, ptr %length.addr, align 4
  %call6 = call i32 @match_length(i32 noundef %10, i32 noundef %11, i32 noundef %12)
  store i32 %call6, ptr %count, align 4
  %13 = load i32, ptr %count, align 4
  %14 = load i32, ptr %best, align 4
  %cmp7 = icmp ugt i32 %13, %14
  br i1 %cmp7, label %if.then8, label %if.end10

if.then8:                                         ; preds = %if.end5
  %15 = load i32, ptr %count, align 4
  store i32 %15, ptr %best, align 4
  %16 = load i32, ptr %place.addr, align 4
  %17 = load i32, ptr %from, align 4
  %sub9 = sub i32 %16, %17
  %18 = load ptr, ptr %distance.addr, align 8
  store i32 %sub9, ptr %18, align 4
  br label %if.end10

if.end10:                                         ; preds = %if.then8, %if.end5
  br label %for.inc

for.inc:                                          ; preds = %if.end10
  %19 = load i32, ptr %i, align 4
  %inc = add nsw i32 %19, 1
  store i32 %inc, ptr %i, align 4
  %20 = load i32, ptr %candidate, align 4
  %sub11 = sub nsw i32 %20, 1
  %idxprom12 = sext i32 %sub11 to i64
  %arrayidx13 = getelementptr inbounds [400000 x i32], ptr @earlier, i64 0, i64 %idxprom12
  %21 = load i32, ptr %arrayidx13, align 4
  store i32 %21, ptr %candidate, align 4
  br label %for.cond, !llvm.loop !13

for.end:                                          ; preds = %if.then4, %land.end
  %22 = load i32, ptr %best, align 4
  %cmp14 = icmp uge i32 %22, 4
  br i1 %cmp14, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.end
  %23 = load i32, ptr %best, align 4
  br label %cond.end

cond.false:                                       ; preds = %for.end
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %23, %cond.true ], [ 0, %cond.false ]
  store i32 %cond, ptr %retval, align 4
  br label %return

return:                                           ; preds = %cond.end, %if.then
  %24 = load i32, ptr %retval, align 4
  ret i32 %24
}

; Function Attrs: noinline nounwind uwtable
define internal void @remember(i32 noundef %place, i32 noundef %length) #0 {
entry:
  %place.addr = alloca i32, align 4
  %length.addr = alloca i32, align 4
  %chain = alloca ptr, align 8
  store i32 %place, ptr %place.addr, align 4
  store i32 %length, ptr %length.addr, align 4
  %0 = load i32, ptr %place.addr, align 4
  %add = add i32 %0, 4
  %1 = load i32, ptr %length.addr, align 4
  %cmp = icmp ugt i32 %add, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %2 = load i32, ptr %place.addr, align 4
  %call = call i32 @hash_at(i32 noundef %2)
  %idxprom = zext i32 %call to i64
  %arrayidx = getelementptr inbounds [16384 x i32], ptr @newest, i64 0, i64 %idxprom
  store ptr %arrayidx, ptr %chain, align 8
  %3 = load ptr, ptr %chain, align 8
  %4 = load i32, ptr %3, align 4
  %5 = load i32, ptr %place.addr, align 4
  %idxprom1 = zext i32 %5 to i64
  %arrayidx2 = getelementptr inbounds [400000 x i32], ptr @earlier, i64 0, i64 %idxprom1
  store i32 %4, ptr %arrayidx2, align 4
  %6 = load i32, ptr %place.addr, align 4
  %add3 = add nsw i32 %6, 1
  %7 = load ptr, ptr %chain, align 8
  store i32 %add3, ptr %7, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @put_literals(ptr noundef %out, i32 noundef %from, i32 noundef %to) #0 {
entry:
  %out.addr = alloca ptr, align 8
  %from.addr = alloca i32, align 4
  %to.addr = alloca i32, align 4
  %count = alloca i32, align 4
  store ptr %out, ptr %out.addr, align 8
  store i32 %from, ptr %from.addr, align 4
  store i32 %to, ptr %to.addr, align 4
  br label %while.cond

while.cond:                                       ; preds = %cond.end, %entry
  %0 = load i32, ptr %from.addr, align 4
  %1 = load i32, ptr %to.addr, align 4
  %cmp = icmp ult i32 %0, %1
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %2 = load i32, ptr %to.addr, align 4
  %3 = load i32, ptr %from.addr, align 4
  %sub = sub i32 %2, %3
  %cmp1 = icmp ult i32 %sub, 128
  br i1 %cmp1, label %cond.true, label %cond.false

cond.true:                                        ; preds = %while.body
  %4 = load i32, ptr %to.addr, align 4
  %5 = load i32, ptr %from.addr, align 4
  %sub2 = sub i32 %4, %5
  br label %cond.end

cond.false:                                       ; preds = %while.body
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %sub2, %cond.true ], [ 128, %cond.false ]
  store i32 %cond, ptr %count, align 4
  %6 = load i32, ptr %count, align 4
  %sub3 = sub i32 %6, 1
  %conv = trunc i32 %sub3 to i8
  %7 = load ptr, ptr %out.addr, align 8
  %incdec.ptr = getelementptr inbounds i8, ptr %7, i32 1
  store ptr %incdec.ptr, ptr %out.addr, align 8
  store i8 %conv, ptr %7, align 1
  %8 = load ptr, ptr %out.addr, align 8
  %9 = load i32, ptr %from.addr, align 4
  %idx.ext = zext i32 %9 to i64
  %add.ptr = getelementptr inbounds i8, ptr @text, i64 %idx.ext
  %10 = load i32, ptr %count, align 4
  %conv4 = zext i32 %10 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %8, ptr align 1 %add.ptr, i64 %conv4, i1 false)
  %11 = load i32, ptr %count, align 4
  %12 = load ptr, ptr %out.addr, align 8
  %idx.ext5 = zext i32 %11 to i64
  %add.ptr6 = getelementptr inbounds i8, ptr %12, i64 %idx.ext5
  store ptr %add.ptr6, ptr %out.addr, align 8
  %13 = load i32, ptr %count, align 4
  %14 = load i32, ptr %from.addr, align 4
  %add = add i32 %14, %13
  store i32 %add, ptr %from.addr, align 4
  br label %while.cond, !llvm.loop !14

while.end:                                        ; preds = %while.cond
  %15 = load ptr, ptr %out.addr, align 8
  ret ptr %15
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @hash_at(i32 noundef %place) #0 {
entry:
  %place.addr = alloca i32, align 4
  %word = alloca i32, align 4
  store i32 %place, ptr %place.addr, align 4
  %0 = load i32, ptr %place.addr, align 4
  %idx.ext = zext i32 %0 to i64
  %add.ptr = getelementptr inbounds i8, ptr @text, i64 %idx.ext
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %word, ptr align 1 %add.ptr, i64 4, i1 false)
  %1 = load i32, ptr %word, align 4
  %mul = mul i32 %1, -1640531535
  %shr = lshr i32 %mul, 18
  ret i32 %shr
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @match_length(i32 noundef %from, i32 noundef %place, i32 noundef %length) #0 {
entry:
  %from.addr = alloca i32, align 4
  %place.addr = alloca i32, align 4
  %length.addr = alloca i32, align 4
  %limit = alloca i32, align 4
  %count = alloca i32, align 4
  store i32 %from, ptr %from.addr, align 4
  store i32 %place, ptr %place.addr, align 4
  store i32 %length, ptr %length.addr, align 4
  %0 = load i32, ptr %length.addr, align 4
  %1 = load i32, ptr %place.addr, align 4
  %sub = sub i32 %0, %1
  %cmp = icmp ult i32 %sub, 131
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %2 = load i32, ptr %length.addr, align 4
  %3 = load i32, ptr %place.addr, align 4
  %sub1 = sub i32 %2, %3
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %sub1, %cond.true ], [ 131, %cond.false ]
  store i32 %cond, ptr %limit, align 4
  store i32 0, ptr %count, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %cond.end
  %4 = load i32, ptr %count, align 4
  %5 = load i32, ptr %limit, align 4
  %cmp2 = icmp ult i32 %4, %5
  br i1 %cmp2, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %6 = load i32, ptr %from.addr, align 4
  %7 = load i32, ptr %count, align 4
  %add = add i32 %6, %7
  %idxprom = zext i32 %add to i64
  %arrayidx = getelementptr inbounds [400000 x i8], ptr @text, i64 0, i64 %idxprom
  %8 = load i8, ptr %arrayidx, align 1
  %conv = zext i8 %8 to i32
  %9 = load i32, ptr %place.addr, align 4
  %10 = load i32, ptr %count, align 4
  %add3 = add i32 %9, %10
  %idxprom4 = zext i32 %add3 to i64
  %arrayidx5 = getelementptr inbounds [400000 x i8], ptr @text, i64 0, i64 %idxprom4
  %11 = load i8, ptr %arrayidx5, align 1
  %conv6 = zext i8 %11 to i32
  %cmp7 = icmp eq i32 %conv, %conv6
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %12 = phi i1 [ false, %while.cond ], [ %cmp7, %land.rhs ]
  br i1 %12, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %13 = load i32, ptr %count, align 4
  %inc = add i32 %13, 1
  store i32 %inc, ptr %count, align 4
  br label %while.cond, !llvm.loop !15

while.end:                                        ; preds = %land.end
  %14 = load i32, ptr %count, align 4
  ret i32 %14
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind }
attributes #7 = { nounwind willreturn memory(read) }

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
