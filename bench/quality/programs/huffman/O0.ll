source_filename = "huffman.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Code = type { [64 x i32], [64 x i64], [49 x i32], [64 x i32] }
%struct.Item = type { i64, i32 }

@message = internal global [300000 x i8] zeroinitializer, align 16
@decoded = internal global [300000 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [33 x i8] c"huffman: %u symbols in %u bytes\0A\00", align 1
@bits = internal global [600000 x i8] zeroinitializer, align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %length = alloca i32, align 4
  %rounds = alloca i64, align 8
  %state = alloca i64, align 8
  %bytes = alloca i32, align 4
  %wrong = alloca i64, align 8
  %round = alloca i64, align 8
  %frequency = alloca [64 x i32], align 16
  %code = alloca %struct.Code, align 8
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
  %cond1 = select i1 %tobool, i32 300000, i32 3000
  store i32 %cond1, ptr %length, align 4
  %5 = load i64, ptr %scale, align 8
  %tobool2 = icmp ne i64 %5, 0
  br i1 %tobool2, label %cond.true3, label %cond.false4

cond.true3:                                       ; preds = %cond.end
  %6 = load i64, ptr %scale, align 8
  %mul = mul nsw i64 %6, 45
  br label %cond.end5

cond.false4:                                      ; preds = %cond.end
  br label %cond.end5

cond.end5:                                        ; preds = %cond.false4, %cond.true3
  %cond6 = phi i64 [ %mul, %cond.true3 ], [ 1, %cond.false4 ]
  store i64 %cond6, ptr %rounds, align 8
  store i64 20261121, ptr %state, align 8
  store i32 0, ptr %bytes, align 4
  store i64 0, ptr %wrong, align 8
  store i64 0, ptr %round, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc24, %cond.end5
  %7 = load i64, ptr %round, align 8
  %8 = load i64, ptr %rounds, align 8
  %cmp7 = icmp slt i64 %7, %8
  br i1 %cmp7, label %for.body, label %for.end26

for.body:                                         ; preds = %for.cond
  call void @llvm.memset.p0.i64(ptr align 16 %frequency, i8 0, i64 256, i1 false)
  %9 = load i32, ptr %length, align 4
  call void @make_message(i32 noundef %9, ptr noundef %state)
  store i32 0, ptr %i, align 4
  br label %for.cond8

for.cond8:                                        ; preds = %for.inc, %for.body
  %10 = load i32, ptr %i, align 4
  %11 = load i32, ptr %length, align 4
  %cmp9 = icmp ult i32 %10, %11
  br i1 %cmp9, label %for.body10, label %for.end

for.body10:                                       ; preds = %for.cond8
  %12 = load i32, ptr %i, align 4
  %idxprom = zext i32 %12 to i64
  %arrayidx11 = getelementptr inbounds [300000 x i8], ptr @message, i64 0, i64 %idxprom
  %13 = load i8, ptr %arrayidx11, align 1
  %idxprom12 = zext i8 %13 to i64
  %arrayidx13 = getelementptr inbounds [64 x i32], ptr %frequency, i64 0, i64 %idxprom12
  %14 = load i32, ptr %arrayidx13, align 4
  %inc = add i32 %14, 1
  store i32 %inc, ptr %arrayidx13, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body10
  %15 = load i32, ptr %i, align 4
  %inc14 = add i32 %15, 1
  store i32 %inc14, ptr %i, align 4
  br label %for.cond8, !llvm.loop !5

for.end:                                          ; preds = %for.cond8
  %arraydecay = getelementptr inbounds [64 x i32], ptr %frequency, i64 0, i64 0
  call void @make_lengths(ptr noundef %arraydecay, ptr noundef %code)
  call void @make_codes(ptr noundef %code)
  %16 = load i32, ptr %length, align 4
  %call15 = call i32 @encode(ptr noundef %code, i32 noundef %16)
  store i32 %call15, ptr %bytes, align 4
  %17 = load i32, ptr %length, align 4
  call void @decode(ptr noundef %code, i32 noundef %17)
  %call16 = call i32 @is_complete(ptr noundef %code)
  %tobool17 = icmp ne i32 %call16, 0
  br i1 %tobool17, label %lor.lhs.false, label %lor.end

lor.lhs.false:                                    ; preds = %for.end
  %18 = load i32, ptr %bytes, align 4
  %19 = load i32, ptr %length, align 4
  %mul18 = mul i32 %19, 6
  %div = udiv i32 %mul18, 8
  %cmp19 = icmp ugt i32 %18, %div
  br i1 %cmp19, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %lor.lhs.false
  %20 = load i32, ptr %length, align 4
  %conv = zext i32 %20 to i64
  %call20 = call i32 @memcmp(ptr noundef @message, ptr noundef @decoded, i64 noundef %conv) #7
  %cmp21 = icmp ne i32 %call20, 0
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %lor.lhs.false, %for.end
  %21 = phi i1 [ true, %lor.lhs.false ], [ true, %for.end ], [ %cmp21, %lor.rhs ]
  %lor.ext = zext i1 %21 to i32
  %conv23 = sext i32 %lor.ext to i64
  %22 = load i64, ptr %wrong, align 8
  %add = add nsw i64 %22, %conv23
  store i64 %add, ptr %wrong, align 8
  br label %for.inc24

for.inc24:                                        ; preds = %lor.end
  %23 = load i64, ptr %round, align 8
  %inc25 = add nsw i64 %23, 1
  store i64 %inc25, ptr %round, align 8
  br label %for.cond, !llvm.loop !7

for.end26:                                        ; preds = %for.cond
  %24 = load i32, ptr %length, align 4
  %25 = load i32, ptr %bytes, align 4
  %call27 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %24, i32 noundef %25)
  %26 = load i64, ptr %wrong, align 8
  %cmp28 = icmp ne i64 %26, 0
  %conv29 = zext i1 %cmp28 to i32
  ret i32 %conv29
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define internal void @make_message(i32 noundef %length, ptr noundef %state) #0 {
entry:
  %length.addr = alloca i32, align 4
  %state.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  %random = alloca i64, align 8
  store i32 %length, ptr %length.addr, align 4
  store ptr %state, ptr %state.addr, align 8
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4
  %1 = load i32, ptr %length.addr, align 4
  %cmp = icmp ult i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load ptr, ptr %state.addr, align 8
  %call = call i64 @next_random(ptr noundef %2)
  store i64 %call, ptr %random, align 8
  %3 = load i64, ptr %random, align 8
  %and = and i64 %3, 63
  %4 = load i64, ptr %random, align 8
  %shr = lshr i64 %4, 6
  %and1 = and i64 %shr, 63
  %mul = mul i64 %and, %and1
  %5 = load i64, ptr %random, align 8
  %shr2 = lshr i64 %5, 12
  %and3 = and i64 %shr2, 63
  %mul4 = mul i64 %mul, %and3
  %div = udiv i64 %mul4, 4096
  %conv = trunc i64 %div to i8
  %6 = load i32, ptr %i, align 4
  %idxprom = zext i32 %6 to i64
  %arrayidx = getelementptr inbounds [300000 x i8], ptr @message, i64 0, i64 %idxprom
  store i8 %conv, ptr %arrayidx, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %7 = load i32, ptr %i, align 4
  %inc = add i32 %7, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !8

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @make_lengths(ptr noundef %frequency, ptr noundef %code) #0 {
entry:
  %frequency.addr = alloca ptr, align 8
  %code.addr = alloca ptr, align 8
  %items = alloca [64 x %struct.Item], align 16
  %parent = alloca [128 x i32], align 16
  %count = alloca i32, align 4
  %next = alloca i32, align 4
  %symbol = alloca i32, align 4
  %.compoundliteral = alloca %struct.Item, align 8
  %light = alloca %struct.Item, align 8
  %heavy = alloca %struct.Item, align 8
  %.compoundliteral17 = alloca %struct.Item, align 8
  %symbol23 = alloca i32, align 4
  %node = alloca i32, align 4
  store ptr %frequency, ptr %frequency.addr, align 8
  store ptr %code, ptr %code.addr, align 8
  call void @llvm.memset.p0.i64(ptr align 16 %parent, i8 0, i64 512, i1 false)
  store i32 0, ptr %count, align 4
  store i32 64, ptr %next, align 4
  store i32 0, ptr %symbol, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %symbol, align 4
  %cmp = icmp slt i32 %0, 64
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load ptr, ptr %frequency.addr, align 8
  %2 = load i32, ptr %symbol, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds i32, ptr %1, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4
  %tobool = icmp ne i32 %3, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %arraydecay = getelementptr inbounds [64 x %struct.Item], ptr %items, i64 0, i64 0
  %weight = getelementptr inbounds %struct.Item, ptr %.compoundliteral, i32 0, i32 0
  %4 = load ptr, ptr %frequency.addr, align 8
  %5 = load i32, ptr %symbol, align 4
  %idxprom1 = sext i32 %5 to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %4, i64 %idxprom1
  %6 = load i32, ptr %arrayidx2, align 4
  %conv = zext i32 %6 to i64
  store i64 %conv, ptr %weight, align 8
  %index = getelementptr inbounds %struct.Item, ptr %.compoundliteral, i32 0, i32 1
  %7 = load i32, ptr %symbol, align 4
  store i32 %7, ptr %index, align 8
  %8 = getelementptr inbounds { i64, i32 }, ptr %.compoundliteral, i32 0, i32 0
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds { i64, i32 }, ptr %.compoundliteral, i32 0, i32 1
  %11 = load i32, ptr %10, align 8
  call void @put_sorted(ptr noundef %arraydecay, ptr noundef %count, i64 %9, i32 %11)
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %12 = load i32, ptr %symbol, align 4
  %inc = add nsw i32 %12, 1
  store i32 %inc, ptr %symbol, align 4
  br label %for.cond, !llvm.loop !9

for.end:                                          ; preds = %for.cond
  br label %while.cond

while.cond:                                       ; preds = %while.body, %for.end
  %13 = load i32, ptr %count, align 4
  %cmp3 = icmp sgt i32 %13, 1
  br i1 %cmp3, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %14 = load i32, ptr %count, align 4
  %dec = add nsw i32 %14, -1
  store i32 %dec, ptr %count, align 4
  %idxprom5 = sext i32 %dec to i64
  %arrayidx6 = getelementptr inbounds [64 x %struct.Item], ptr %items, i64 0, i64 %idxprom5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %light, ptr align 16 %arrayidx6, i64 16, i1 false)
  %15 = load i32, ptr %count, align 4
  %dec7 = add nsw i32 %15, -1
  store i32 %dec7, ptr %count, align 4
  %idxprom8 = sext i32 %dec7 to i64
  %arrayidx9 = getelementptr inbounds [64 x %struct.Item], ptr %items, i64 0, i64 %idxprom8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %heavy, ptr align 16 %arrayidx9, i64 16, i1 false)
  %16 = load i32, ptr %next, align 4
  %index10 = getelementptr inbounds %struct.Item, ptr %heavy, i32 0, i32 1
  %17 = load i32, ptr %index10, align 8
  %idxprom11 = sext i32 %17 to i64
  %arrayidx12 = getelementptr inbounds [128 x i32], ptr %parent, i64 0, i64 %idxprom11
  store i32 %16, ptr %arrayidx12, align 4
  %index13 = getelementptr inbounds %struct.Item, ptr %light, i32 0, i32 1
  %18 = load i32, ptr %index13, align 8
  %idxprom14 = sext i32 %18 to i64
  %arrayidx15 = getelementptr inbounds [128 x i32], ptr %parent, i64 0, i64 %idxprom14
  store i32 %16, ptr %arrayidx15, align 4
  %arraydecay16 = getelementptr inbounds [64 x %struct.Item], ptr %items, i64 0, i64 0
  %weight18 = getelementptr inbounds %struct.Item, ptr %.compoundliteral17, i32 0, i32 0
  %weight19 = getelementptr inbounds %struct.Item, ptr %light, i32 0, i32 0
  %19 = load i64, ptr %weight19, align 8
  %weight20 = getelementptr inbounds %struct.Item, ptr %heavy, i32 0, i32 0
  %20 = load i64, ptr %weight20, align 8
  %add = add i64 %19, %20
  store i64 %add, ptr %weight18, align 8
  %index21 = getelementptr inbounds %struct.Item, ptr %.compoundliteral17, i32 0, i32 1
  %21 = load i32, ptr %next, align 4
  %inc22 = add nsw i32 %21, 1
  store i32 %inc22, ptr %next, align 4
  store i32 %21, ptr %index21, align 8
  %22 = getelementptr inbounds { i64, i32 }, ptr %.compoundliteral17, i32 0, i32 0
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds { i64, i32 }, ptr %.compoundliteral17, i32 0, i32 1
  %25 = load i32, ptr %24, align 8
  call void @put_sorted(ptr noundef %arraydecay16, ptr noundef %count, i64 %23, i32 %25)
  br label %while.cond, !llvm.loop !10

while.end:                                        ; preds = %while.cond
  store i32 0, ptr %symbol23, align 4
  br label %for.cond24

for.cond24:                                       ; preds = %for.inc47, %while.end
  %26 = load i32, ptr %symbol23, align 4
  %cmp25 = icmp slt i32 %26, 64
  br i1 %cmp25, label %for.body27, label %for.end49

for.body27:                                       ; preds = %for.cond24
  %27 = load ptr, ptr %code.addr, align 8
  %length = getelementptr inbounds %struct.Code, ptr %27, i32 0, i32 0
  %28 = load i32, ptr %symbol23, align 4
  %idxprom28 = sext i32 %28 to i64
  %arrayidx29 = getelementptr inbounds [64 x i32], ptr %length, i64 0, i64 %idxprom28
  store i32 0, ptr %arrayidx29, align 4
  %29 = load i32, ptr %symbol23, align 4
  store i32 %29, ptr %node, align 4
  br label %for.cond30

for.cond30:                                       ; preds = %for.inc43, %for.body27
  %30 = load ptr, ptr %frequency.addr, align 8
  %31 = load i32, ptr %symbol23, align 4
  %idxprom31 = sext i32 %31 to i64
  %arrayidx32 = getelementptr inbounds i32, ptr %30, i64 %idxprom31
  %32 = load i32, ptr %arrayidx32, align 4
  %tobool33 = icmp ne i32 %32, 0
  br i1 %tobool33, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond30
  %33 = load i32, ptr %node, align 4
  %arrayidx34 = getelementptr inbounds [64 x %struct.Item], ptr %items, i64 0, i64 0
  %index35 = getelementptr inbounds %struct.Item, ptr %arrayidx34, i32 0, i32 1
  %34 = load i32, ptr %index35, align 8
  %cmp36 = icmp ne i32 %33, %34
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond30
  %35 = phi i1 [ false, %for.cond30 ], [ %cmp36, %land.rhs ]
  br i1 %35, label %for.body38, label %for.end46

for.body38:                                       ; preds = %land.end
  %36 = load ptr, ptr %code.addr, align 8
  %length39 = getelementptr inbounds %struct.Code, ptr %36, i32 0, i32 0
  %37 = load i32, ptr %symbol23, align 4
  %idxprom40 = sext i32 %37 to i64
  %arrayidx41 = getelementptr inbounds [64 x i32], ptr %length39, i64 0, i64 %idxprom40
  %38 = load i32, ptr %arrayidx41, align 4
  %inc42 = add nsw i32 %38, 1
  store i32 %inc42, ptr %arrayidx41, align 4
  br label %for.inc43

for.inc43:                                        ; preds = %for.body38
  %39 = load i32, ptr %node, align 4
  %idxprom44 = sext i32 %39 to i64
  %arrayidx45 = getelementptr inbounds [128 x i32], ptr %parent, i64 0, i64 %idxprom44
  %40 = load i32, ptr %arrayidx45, align 4
  store i32 %40, ptr %node, align 4
  br label %for.cond30, !llvm.loop !11

for.end46:                                        ; preds = %land.end
  br label %for.inc47

for.inc47:                                        ; preds = %for.end46
  %41 = load i32, ptr %symbol23, align 4
  %inc48 = add nsw i32 %41, 1
  store i32 %inc48, ptr %symbol23, align 4
  br label %for.cond24, !llvm.loop !12

for.end49:                                        ; preds = %for.cond24
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @make_codes(ptr noundef %code) #0 {
entry:
  %code.addr = alloca ptr, align 8
  %next = alloca i64, align 8
  %place = alloca i32, align 4
  %length = alloca i32, align 4
  %symbol = alloca i32, align 4
  store ptr %code, ptr %code.addr, align 8
  store i64 0, ptr %next, align 8
  store i32 0, ptr %place, align 4
  %0 = load ptr, ptr %code.addr, align 8
  %count = getelementptr inbounds %struct.Code, ptr %0, i32 0, i32 2
  %arraydecay = getelementptr inbounds [49 x i32], ptr %count, i64 0, i64 0
  call void @llvm.memset.p0.i64(ptr align 8 %arraydecay, i8 0, i64 196, i1 false)
  store i32 1, ptr %length, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc17, %entry
  %1 = load i32, ptr %length, align 4
  %cmp = icmp sle i32 %1, 48
  br i1 %cmp, label %for.body, label %for.end19

for.body:                                         ; preds = %for.cond
  store i32 0, ptr %symbol, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %2 = load i32, ptr %symbol, align 4
  %cmp2 = icmp slt i32 %2, 64
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %3 = load ptr, ptr %code.addr, align 8
  %length4 = getelementptr inbounds %struct.Code, ptr %3, i32 0, i32 0
  %4 = load i32, ptr %symbol, align 4
  %idxprom = sext i32 %4 to i64
  %arrayidx = getelementptr inbounds [64 x i32], ptr %length4, i64 0, i64 %idxprom
  %5 = load i32, ptr %arrayidx, align 4
  %6 = load i32, ptr %length, align 4
  %cmp5 = icmp eq i32 %5, %6
  br i1 %cmp5, label %if.then, label %if.end

if.then:                                          ; preds = %for.body3
  %7 = load i64, ptr %next, align 8
  %inc = add i64 %7, 1
  store i64 %inc, ptr %next, align 8
  %8 = load ptr, ptr %code.addr, align 8
  %code6 = getelementptr inbounds %struct.Code, ptr %8, i32 0, i32 1
  %9 = load i32, ptr %symbol, align 4
  %idxprom7 = sext i32 %9 to i64
  %arrayidx8 = getelementptr inbounds [64 x i64], ptr %code6, i64 0, i64 %idxprom7
  store i64 %7, ptr %arrayidx8, align 8
  %10 = load ptr, ptr %code.addr, align 8
  %count9 = getelementptr inbounds %struct.Code, ptr %10, i32 0, i32 2
  %11 = load i32, ptr %length, align 4
  %idxprom10 = sext i32 %11 to i64
  %arrayidx11 = getelementptr inbounds [49 x i32], ptr %count9, i64 0, i64 %idxprom10
  %12 = load i32, ptr %arrayidx11, align 4
  %inc12 = add nsw i32 %12, 1
  store i32 %inc12, ptr %arrayidx11, align 4
  %13 = load i32, ptr %symbol, align 4
  %14 = load ptr, ptr %code.addr, align 8
  %sorted = getelementptr inbounds %struct.Code, ptr %14, i32 0, i32 3
  %15 = load i32, ptr %place, align 4
  %inc13 = add nsw i32 %15, 1
  store i32 %inc13, ptr %place, align 4
  %idxprom14 = sext i32 %15 to i64
  %arrayidx15 = getelementptr inbounds [64 x i32], ptr %sorted, i64 0, i64 %idxprom14
  store i32 %13, ptr %arrayidx15, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body3
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %16 = load i32, ptr %symbol, align 4
  %inc16 = add nsw i32 %16, 1
  store i32 %inc16, ptr %symbol, align 4
  br label %for.cond1, !llvm.loop !13

for.end:                                          ; preds = %for.cond1
  br label %for.inc17

for.inc17:                                        ; preds = %for.end
  %17 = load i32, ptr %length, align 4
  %inc18 = add nsw i32 %17, 1
  store i32 %inc18, ptr %length, align 4
  %18 = load i64, ptr %next, align 8
  %shl = shl i64 %18, 1
  store i64 %shl, ptr %next, align 8
  br label %for.cond, !llvm.loop !14

for.end19:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @encode(ptr noundef %code, i32 noundef %length) #0 {
entry:
  %code.addr = alloca ptr, align 8
  %length.addr = alloca i32, align 4
  %buffer = alloca i64, align 8
  %bytes = alloca i32, align 4
  %filled = alloca i32, align 4
  %i = alloca i32, align 4
  %symbol = alloca i32, align 4
  store ptr %code, ptr %code.addr, align 8
  store i32 %length, ptr %length.addr, align 4
  store i64 0, ptr %buffer, align 8
  store i32 0, ptr %bytes, align 4
  store i32 0, ptr %filled, align 4
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4
  %1 = load i32, ptr %length.addr, align 4
  %cmp = icmp ult i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load i32, ptr %i, align 4
  %idxprom = zext i32 %2 to i64
  %arrayidx = getelementptr inbounds [300000 x i8], ptr @message, i64 0, i64 %idxprom
  %3 = load i8, ptr %arrayidx, align 1
  %conv = zext i8 %3 to i32
  store i32 %conv, ptr %symbol, align 4
  %4 = load i64, ptr %buffer, align 8
  %5 = load ptr, ptr %code.addr, align 8
  %length1 = getelementptr inbounds %struct.Code, ptr %5, i32 0, i32 0
  %6 = load i32, ptr %symbol, align 4
  %idxprom2 = sext i32 %6 to i64
  %arrayidx3 = getelementptr inbounds [64 x i32], ptr %length1, i64 0, i64 %idxprom2
  %7 = load i32, ptr %arrayidx3, align 4
  %sh_prom = zext i32 %7 to i64
  %shl = shl i64 %4, %sh_prom
  %8 = load ptr, ptr %code.addr, align 8
  %code4 = getelementptr inbounds %struct.Code, ptr %8, i32 0, i32 1
  %9 = load i32, ptr %symbol, align 4
  %idxprom5 = sext i32 %9 to i64
  %arrayidx6 = getelementptr inbounds [64 x i64], ptr %code4, i64 0, i64 %idxprom5
  %10 = load i64, ptr %arrayidx6, align 8
  %or = or i64 %shl, %10
  store i64 %or, ptr %buffer, align 8
  %11 = load ptr, ptr %code.addr, align 8
  %length7 = getelementptr inbounds %struct.Code, ptr %11, i32 0, i32 0
  %12 = load i32, ptr %symbol, align 4
  %idxprom8 = sext i32 %12 to i64
  %arrayidx9 = getelementptr inbounds [64 x i32], ptr %length7, i64 0, i64 %idxprom8
  %13 = load i32, ptr %arrayidx9, align 4
  %14 = load i32, ptr %filled, align 4
  %add = add nsw i32 %14, %13
  store i32 %add, ptr %filled, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %for.body
  %15 = load i32, ptr %filled, align 4
  %cmp10 = icmp sge i32 %15, 8
  br i1 %cmp10, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %16 = load i32, ptr %filled, align 4
  %sub = sub nsw i32 %16, 8
  store i32 %sub, ptr %filled, align 4
  %17 = load i64, ptr %buffer, align 8
  %18 = load i32, ptr %filled, align 4
  %sh_prom12 = zext i32 %18 to i64
  %shr = lshr i64 %17, %sh_prom12
  %conv13 = trunc i64 %shr to i8
  %19 = load i32, ptr %bytes, align 4
  %inc = add i32 %19, 1
  store i32 %inc, ptr %bytes, align 4
  %idxprom14 = zext i32 %19 to i64
  %arrayidx15 = getelementptr inbounds [600000 x i8], ptr @bits, i64 0, i64 %idxprom14
  store i8 %conv13, ptr %arrayidx15, align 1
  br label %while.cond, !llvm.loop !15

while.end:                                        ; preds = %while.cond
  br label %for.inc

for.inc:                                          ; preds = %while.end
  %20 = load i32, ptr %i, align 4
  %inc16 = add i32 %20, 1
  store i32 %inc16, ptr %i, align 4
  br label %for.cond, !llvm.loop !16

for.end:                                          ; preds = %for.cond
  %21 = load i64, ptr %buffer, align 8
  %22 = load i32, ptr %filled, align 4
  %sub17 = sub nsw i32 8, %22
  %sh_prom18 = zext i32 %sub17 to i64
  %shl19 = shl i64 %21, %sh_prom18
  %conv20 = trunc i64 %shl19 to i8
  %23 = load i32, ptr %bytes, align 4
  %inc21 = add i32 %23, 1
  store i32 %inc21, ptr %bytes, align 4
  %idxprom22 = zext i32 %23 to i64
  %arrayidx23 = getelementptr inbounds [600000 x i8], ptr @bits, i64 0, i64 %idxprom22
  store i8 %conv20, ptr %arrayidx23, align 1
  %24 = load i32, ptr %bytes, align 4
  ret i32 %24
}

; Function Attrs: noinline nounwind uwtable
define internal void @decode(ptr noundef %code, i32 noundef %length) #0 {
entry:
  %code.addr = alloca ptr, align 8
  %length.addr = alloca i32, align 4
  %at = alloca i32, align 4
  %i = alloca i32, align 4
  %value = alloca i64, align 8
  %first = alloca i64, align 8
  %place = alloca i32, align 4
  %width = alloca i32, align 4
  store ptr %code, ptr %code.addr, align 8
  store i32 %length, ptr %length.addr, align 4
  store i32 0, ptr %at, align 4
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc26, %entry
  %0 = load i32, ptr %i, align 4
  %1 = load i32, ptr %length.addr, align 4
  %cmp = icmp ult i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end28

for.body:                                         ; preds = %for.cond
  store i64 0, ptr %value, align 8
  store i64 0, ptr %first, align 8
  store i32 0, ptr %place, align 4
  store i32 1, ptr %width, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %2 = load i64, ptr %value, align 8
  %shl = shl i64 %2, 1
  %3 = load i32, ptr %at, align 4
  %div = udiv i32 %3, 8
  %idxprom = zext i32 %div to i64
  %arrayidx = getelementptr inbounds [600000 x i8], ptr @bits, i64 0, i64 %idxprom
  %4 = load i8, ptr %arrayidx, align 1
  %conv = zext i8 %4 to i32
  %5 = load i32, ptr %at, align 4
  %rem = urem i32 %5, 8
  %sub = sub i32 7, %rem
  %shr = ashr i32 %conv, %sub
  %and = and i32 %shr, 1
  %conv2 = sext i32 %and to i64
  %or = or i64 %shl, %conv2
  store i64 %or, ptr %value, align 8
  %6 = load i32, ptr %at, align 4
  %inc = add i32 %6, 1
  store i32 %inc, ptr %at, align 4
  %7 = load i64, ptr %value, align 8
  %8 = load i64, ptr %first, align 8
  %sub3 = sub nsw i64 %7, %8
  %9 = load ptr, ptr %code.addr, align 8
  %count = getelementptr inbounds %struct.Code, ptr %9, i32 0, i32 2
  %10 = load i32, ptr %width, align 4
  %idxprom4 = sext i32 %10 to i64
  %arrayidx5 = getelementptr inbounds [49 x i32], ptr %count, i64 0, i64 %idxprom4
  %11 = load i32, ptr %arrayidx5, align 4
  %conv6 = sext i32 %11 to i64
  %cmp7 = icmp slt i64 %sub3, %conv6
  br i1 %cmp7, label %if.then, label %if.end

if.then:                                          ; preds = %for.cond1
  %12 = load ptr, ptr %code.addr, align 8
  %sorted = getelementptr inbounds %struct.Code, ptr %12, i32 0, i32 3
  %13 = load i32, ptr %place, align 4
  %conv9 = sext i32 %13 to i64
  %14 = load i64, ptr %value, align 8
  %15 = load i64, ptr %first, align 8
  %sub10 = sub nsw i64 %14, %15
  %add = add nsw i64 %conv9, %sub10
  %arrayidx11 = getelementptr inbounds [64 x i32], ptr %sorted, i64 0, i64 %add
  %16 = load i32, ptr %arrayidx11, align 4
  %conv12 = trunc i32 %16 to i8
  %17 = load i32, ptr %i, align 4
  %idxprom13 = zext i32 %17 to i64
  %arrayidx14 = getelementptr inbounds [300000 x i8], ptr @decoded, i64 0, i64 %idxprom13
  store i8 %conv12, ptr %arrayidx14, align 1
  br label %for.end

if.end:                                           ; preds = %for.cond1
  %18 = load ptr, ptr %code.addr, align 8
  %count15 = getelementptr inbounds %struct.Code, ptr %18, i32 0, i32 2
  %19 = load i32, ptr %width, align 4
  %idxprom16 = sext i32 %19 to i64
  %arrayidx17 = getelementptr inbounds [49 x i32], ptr %count15, i64 0, i64 %idxprom16
  %20 = load i32, ptr %arrayidx17, align 4
  %21 = load i32, ptr %place, align 4
  %add18 = add nsw i32 %21, %20
  store i32 %add18, ptr %place, align 4
  %22 = load i64, ptr %first, align 8
  %23 = load ptr, ptr %code.addr, align 8
  %count19 = getelementptr inbounds %struct.Code, ptr %23, i32 0, i32 2
  %24 = load i32, ptr %width, align 4
  %idxprom20 = sext i32 %24 to i64
  %arrayidx21 = getelementptr inbounds [49 x i32], ptr %count19, i64 0, i64 %idxprom20
  %25 = load i32, ptr %arrayidx21, align 4
  %conv22 = sext i32 %25 to i64
  %add23 = add nsw i64 %22, %conv22
  %shl24 = shl i64 %add23, 1
  store i64 %shl24, ptr %first, align 8
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %26 = load i32, ptr %width, align 4
  %inc25 = add nsw i32 %26, 1
  store i32 %inc25, ptr %width, align 4
  br label %for.cond1

for.end:                                          ; preds = %if.then
  br label %for.inc26

for.inc26:                                        ; preds = %for.end
  %27 = load i32, ptr %i, align 4
  %inc27 = add i32 %27, 1
  store i32 %inc27, ptr %i, align 4
  br label %for.cond, !llvm.loop !17

for.end28:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @is_complete(ptr noundef %code) #0 {
entry:
  %code.addr = alloca ptr, align 8
  %space = alloca i64, align 8
  %length = alloca i32, align 4
  store ptr %code, ptr %code.addr, align 8
  store i64 0, ptr %space, align 8
  store i32 1, ptr %length, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %length, align 4
  %cmp = icmp sle i32 %0, 48
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load ptr, ptr %code.addr, align 8
  %count = getelementptr inbounds %struct.Code, ptr %1, i32 0, i32 2
  %2 = load i32, ptr %length, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds [49 x i32], ptr %count, i64 0, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4
  %conv = sext i32 %3 to i64
  %4 = load i32, ptr %length, align 4
  %sub = sub nsw i32 48, %4
  %sh_prom = zext i32 %sub to i64
  %shl = shl i64 %conv, %sh_prom
  %5 = load i64, ptr %space, align 8
  %add = add i64 %5, %shl
  store i64 %add, ptr %space, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %6 = load i32, ptr %length, align 4
  %inc = add nsw i32 %6, 1
  store i32 %inc, ptr %length, align 4
  br label %for.cond, !llvm.loop !18

for.end:                                          ; preds = %for.cond
  %7 = load i64, ptr %space, align 8
  %cmp1 = icmp eq i64 %7, 281474976710656
  %conv2 = zext i1 %cmp1 to i32
  ret i32 %conv2
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #3

declare i32 @printf(ptr noundef, ...) #4

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
define internal void @put_sorted(ptr noundef %items, ptr noundef %count, i64 %item.coerce0, i32 %item.coerce1) #0 {
entry:
  %item = alloca %struct.Item, align 8
  %items.addr = alloca ptr, align 8
  %count.addr = alloca ptr, align 8
  %place = alloca i32, align 4
  %0 = getelementptr inbounds { i64, i32 }, ptr %item, i32 0, i32 0
  store i64 %item.coerce0, ptr %0, align 8
  %1 = getelementptr inbounds { i64, i32 }, ptr %item, i32 0, i32 1
  store i32 %item.coerce1, ptr %1, align 8
  store ptr %items, ptr %items.addr, align 8
  store ptr %count, ptr %count.addr, align 8
  %2 = load ptr, ptr %count.addr, align 8
  %3 = load i32, ptr %2, align 4
  %inc = add nsw i32 %3, 1
  store i32 %inc, ptr %2, align 4
  store i32 %3, ptr %place, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %4 = load i32, ptr %place, align 4
  %cmp = icmp sgt i32 %4, 0
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %5 = load ptr, ptr %items.addr, align 8
  %6 = load i32, ptr %place, align 4
  %sub = sub nsw i32 %6, 1
  %idxprom = sext i32 %sub to i64
  %arrayidx = getelementptr inbounds %struct.Item, ptr %5, i64 %idxprom
  %weight = getelementptr inbounds %struct.Item, ptr %arrayidx, i32 0, i32 0
  %7 = load i64, ptr %weight, align 8
  %weight1 = getelementptr inbounds %struct.Item, ptr %item, i32 0, i32 0
  %8 = load i64, ptr %weight1, align 8
  %cmp2 = icmp ult i64 %7, %8
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %9 = phi i1 [ false, %for.cond ], [ %cmp2, %land.rhs ]
  br i1 %9, label %for.body, label %for.end

for.body:                                         ; preds = %land.end
  %10 = load ptr, ptr %items.addr, align 8
  %11 = load i32, ptr %place, align 4
  %idxprom3 = sext i32 %11 to i64
  %arrayidx4 = getelementptr inbounds %struct.Item, ptr %10, i64 %idxprom3
  %12 = load ptr, ptr %items.addr, align 8
  %13 = load i32, ptr %place, align 4
  %sub5 = sub nsw i32 %13, 1
  %idxprom6 = sext i32 %sub5 to i64
  %arrayidx7 = getelementptr inbounds %struct.Item, ptr %12, i64 %idxprom6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %arrayidx4, ptr align 8 %arrayidx7, i64 16, i1 false)
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %14 = load i32, ptr %place, align 4
  %dec = add nsw i32 %14, -1
  store i32 %dec, ptr %place, align 4
  br label %for.cond, !llvm.loop !19

for.end:                                          ; preds = %land.end
  %15 = load ptr, ptr %items.addr, align 8
  %16 = load i32, ptr %place, align 4
  %idxprom8 = sext i32 %16 to i64
  %arrayidx9 = getelementptr inbounds %struct.Item, ptr %15, i64 %idxprom8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %arrayidx9, ptr align 8 %item, i64 16, i1 false)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!16 = distinct !{!16, !6}
!17 = distinct !{!17, !6}
!18 = distinct !{!18, !6}
!19 = distinct !{!19, !6}
