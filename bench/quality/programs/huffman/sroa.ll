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
  %state = alloca i64, align 8
  %frequency = alloca [64 x i32], align 16
  %code = alloca %struct.Code, align 8
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
  %cond1 = select i1 %tobool, i32 300000, i32 3000
  %tobool2 = icmp ne i64 %cond, 0
  %mul = mul nsw i64 %cond, 45
  %cond6 = select i1 %tobool2, i64 %mul, i64 1
  store i64 20261121, ptr %state, align 8
  br label %for.cond

for.cond:                                         ; preds = %lor.end, %cond.end
  %bytes.0 = phi i32 [ 0, %cond.end ], [ %call15, %lor.end ]
  %wrong.0 = phi i64 [ 0, %cond.end ], [ %add, %lor.end ]
  %round.0 = phi i64 [ 0, %cond.end ], [ %inc25, %lor.end ]
  %cmp7 = icmp slt i64 %round.0, %cond6
  br i1 %cmp7, label %for.body, label %for.end26

for.body:                                         ; preds = %for.cond
  call void @llvm.memset.p0.i64(ptr align 16 %frequency, i8 0, i64 256, i1 false)
  call void @make_message(i32 noundef %cond1, ptr noundef %state)
  br label %for.cond8

for.cond8:                                        ; preds = %for.body10, %for.body
  %i.0 = phi i32 [ 0, %for.body ], [ %inc14, %for.body10 ]
  %cmp9 = icmp ult i32 %i.0, %cond1
  br i1 %cmp9, label %for.body10, label %for.end

for.body10:                                       ; preds = %for.cond8
  %idxprom = zext i32 %i.0 to i64
  %arrayidx11 = getelementptr inbounds [300000 x i8], ptr @message, i64 0, i64 %idxprom
  %2 = load i8, ptr %arrayidx11, align 1
  %idxprom12 = zext i8 %2 to i64
  %arrayidx13 = getelementptr inbounds [64 x i32], ptr %frequency, i64 0, i64 %idxprom12
  %3 = load i32, ptr %arrayidx13, align 4
  %inc = add i32 %3, 1
  store i32 %inc, ptr %arrayidx13, align 4
  %inc14 = add i32 %i.0, 1
  br label %for.cond8, !llvm.loop !5

for.end:                                          ; preds = %for.cond8
  %arraydecay = getelementptr inbounds [64 x i32], ptr %frequency, i64 0, i64 0
  call void @make_lengths(ptr noundef %arraydecay, ptr noundef %code)
  call void @make_codes(ptr noundef %code)
  %call15 = call i32 @encode(ptr noundef %code, i32 noundef %cond1)
  call void @decode(ptr noundef %code, i32 noundef %cond1)
  %call16 = call i32 @is_complete(ptr noundef %code)
  %tobool17 = icmp ne i32 %call16, 0
  br i1 %tobool17, label %lor.lhs.false, label %lor.end

lor.lhs.false:                                    ; preds = %for.end
  %mul18 = mul i32 %cond1, 6
  %div = udiv i32 %mul18, 8
  %cmp19 = icmp ugt i32 %call15, %div
  br i1 %cmp19, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %lor.lhs.false
  %conv = zext i32 %cond1 to i64
  %call20 = call i32 @memcmp(ptr noundef @message, ptr noundef @decoded, i64 noundef %conv) #7
  %cmp21 = icmp ne i32 %call20, 0
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %lor.lhs.false, %for.end
  %4 = phi i1 [ true, %lor.lhs.false ], [ true, %for.end ], [ %cmp21, %lor.rhs ]
  %lor.ext = zext i1 %4 to i32
  %conv23 = sext i32 %lor.ext to i64
  %add = add nsw i64 %wrong.0, %conv23
  %inc25 = add nsw i64 %round.0, 1
  br label %for.cond, !llvm.loop !7

for.end26:                                        ; preds = %for.cond
  %call27 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %cond1, i32 noundef %bytes.0)
  %cmp28 = icmp ne i64 %wrong.0, 0
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
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %cmp = icmp ult i32 %i.0, %length
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %call = call i64 @next_random(ptr noundef %state)
  %and = and i64 %call, 63
  %shr = lshr i64 %call, 6
  %and1 = and i64 %shr, 63
  %mul = mul i64 %and, %and1
  %shr2 = lshr i64 %call, 12
  %and3 = and i64 %shr2, 63
  %mul4 = mul i64 %mul, %and3
  %div = udiv i64 %mul4, 4096
  %conv = trunc i64 %div to i8
  %idxprom = zext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [300000 x i8], ptr @message, i64 0, i64 %idxprom
  store i8 %conv, ptr %arrayidx, align 1
  %inc = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !8

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @make_lengths(ptr noundef %frequency, ptr noundef %code) #0 {
entry:
  %items = alloca [64 x %struct.Item], align 16
  %parent = alloca [128 x i32], align 16
  %count = alloca i32, align 4
  call void @llvm.memset.p0.i64(ptr align 16 %parent, i8 0, i64 512, i1 false)
  store i32 0, ptr %count, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %symbol.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp slt i32 %symbol.0, 64
  br i1 %cmp, label %for.body, label %while.cond

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %symbol.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %frequency, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body
  %arraydecay = getelementptr inbounds [64 x %struct.Item], ptr %items, i64 0, i64 0
  %idxprom1 = sext i32 %symbol.0 to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %frequency, i64 %idxprom1
  %1 = load i32, ptr %arrayidx2, align 4
  %conv = zext i32 %1 to i64
  call void @put_sorted(ptr noundef %arraydecay, ptr noundef %count, i64 %conv, i32 %symbol.0)
  br label %for.inc

for.inc:                                          ; preds = %for.body, %if.then
  %inc = add nsw i32 %symbol.0, 1
  br label %for.cond, !llvm.loop !9

while.cond:                                       ; preds = %for.cond, %while.body
  %next.0 = phi i32 [ %inc22, %while.body ], [ 64, %for.cond ]
  %2 = load i32, ptr %count, align 4
  %cmp3 = icmp sgt i32 %2, 1
  br i1 %cmp3, label %while.body, label %for.cond24

while.body:                                       ; preds = %while.cond
  %3 = load i32, ptr %count, align 4
  %dec = add nsw i32 %3, -1
  store i32 %dec, ptr %count, align 4
  %idxprom5 = sext i32 %dec to i64
  %arrayidx6 = getelementptr inbounds [64 x %struct.Item], ptr %items, i64 0, i64 %idxprom5
  %light.sroa.0.0.copyload = load i64, ptr %arrayidx6, align 16
  %light.sroa.2.0.arrayidx6.sroa_idx = getelementptr inbounds i8, ptr %arrayidx6, i64 8
  %light.sroa.2.0.copyload = load i32, ptr %light.sroa.2.0.arrayidx6.sroa_idx, align 8
  %light.sroa.3.0.arrayidx6.sroa_idx = getelementptr inbounds i8, ptr %arrayidx6, i64 12
  %light.sroa.3.0.copyload = load i32, ptr %light.sroa.3.0.arrayidx6.sroa_idx, align 4
  %4 = load i32, ptr %count, align 4
  %dec7 = add nsw i32 %4, -1
  store i32 %dec7, ptr %count, align 4
  %idxprom8 = sext i32 %dec7 to i64
  %arrayidx9 = getelementptr inbounds [64 x %struct.Item], ptr %items, i64 0, i64 %idxprom8
  %heavy.sroa.0.0.copyload = load i64, ptr %arrayidx9, align 16
  %heavy.sroa.2.0.arrayidx9.sroa_idx = getelementptr inbounds i8, ptr %arrayidx9, i64 8
  %heavy.sroa.2.0.copyload = load i32, ptr %heavy.sroa.2.0.arrayidx9.sroa_idx, align 8
  %heavy.sroa.3.0.arrayidx9.sroa_idx = getelementptr inbounds i8, ptr %arrayidx9, i64 12
  %heavy.sroa.3.0.copyload = load i32, ptr %heavy.sroa.3.0.arrayidx9.sroa_idx, align 4
  %idxprom11 = sext i32 %heavy.sroa.2.0.copyload to i64
  %arrayidx12 = getelementptr inbounds [128 x i32], ptr %parent, i64 0, i64 %idxprom11
  store i32 %next.0, ptr %arrayidx12, align 4
  %idxprom14 = sext i32 %light.sroa.2.0.copyload to i64
  %arrayidx15 = getelementptr inbounds [128 x i32], ptr %parent, i64 0, i64 %idxprom14
  store i32 %next.0, ptr %arrayidx15, align 4
  %arraydecay16 = getelementptr inbounds [64 x %struct.Item], ptr %items, i64 0, i64 0
  %add = add i64 %light.sroa.0.0.copyload, %heavy.sroa.0.0.copyload
  %inc22 = add nsw i32 %next.0, 1
  call void @put_sorted(ptr noundef %arraydecay16, ptr noundef %count, i64 %add, i32 %next.0)
  br label %while.cond, !llvm.loop !10

for.cond24:                                       ; preds = %while.cond, %for.inc47
  %symbol23.0 = phi i32 [ %inc48, %for.inc47 ], [ 0, %while.cond ]
  %cmp25 = icmp slt i32 %symbol23.0, 64
  br i1 %cmp25, label %for.body27, label %for.end49

for.body27:                                       ; preds = %for.cond24
  %length = getelementptr inbounds %struct.Code, ptr %code, i32 0, i32 0
  %idxprom28 = sext i32 %symbol23.0 to i64
  %arrayidx29 = getelementptr inbounds [64 x i32], ptr %length, i64 0, i64 %idxprom28
  store i32 0, ptr %arrayidx29, align 4
  br label %for.cond30

for.cond30:                                       ; preds = %for.body38, %for.body27
  %node.0 = phi i32 [ %symbol23.0, %for.body27 ], [ %9, %for.body38 ]
  %idxprom31 = sext i32 %symbol23.0 to i64
  %arrayidx32 = getelementptr inbounds i32, ptr %frequency, i64 %idxprom31
  %5 = load i32, ptr %arrayidx32, align 4
  %tobool33 = icmp ne i32 %5, 0
  %arrayidx34 = getelementptr inbounds [64 x %struct.Item], ptr %items, i64 0, i64 0
  %index35 = getelementptr inbounds %struct.Item, ptr %arrayidx34, i32 0, i32 1
  %6 = load i32, ptr %index35, align 8
  %cmp36 = icmp ne i32 %node.0, %6
  %7 = select i1 %tobool33, i1 %cmp36, i1 false
  br i1 %7, label %for.body38, label %for.inc47

for.body38:                                       ; preds = %for.cond30
  %length39 = getelementptr inbounds %struct.Code, ptr %code, i32 0, i32 0
  %idxprom40 = sext i32 %symbol23.0 to i64
  %arrayidx41 = getelementptr inbounds [64 x i32], ptr %length39, i64 0, i64 %idxprom40
  %8 = load i32, ptr %arrayidx41, align 4
  %inc42 = add nsw i32 %8, 1
  store i32 %inc42, ptr %arrayidx41, align 4
  %idxprom44 = sext i32 %node.0 to i64
  %arrayidx45 = getelementptr inbounds [128 x i32], ptr %parent, i64 0, i64 %idxprom44
  %9 = load i32, ptr %arrayidx45, align 4
  br label %for.cond30, !llvm.loop !11

for.inc47:                                        ; preds = %for.cond30
  %inc48 = add nsw i32 %symbol23.0, 1
  br label %for.cond24, !llvm.loop !12

for.end49:                                        ; preds = %for.cond24
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @make_codes(ptr noundef %code) #0 {
entry:
  %count = getelementptr inbounds %struct.Code, ptr %code, i32 0, i32 2
  %arraydecay = getelementptr inbounds [49 x i32], ptr %count, i64 0, i64 0
  call void @llvm.memset.p0.i64(ptr align 8 %arraydecay, i8 0, i64 196, i1 false)
  br label %for.cond

for.cond:                                         ; preds = %for.inc17, %entry
  %next.0 = phi i64 [ 0, %entry ], [ %shl, %for.inc17 ]
  %place.0 = phi i32 [ 0, %entry ], [ %place.1, %for.inc17 ]
  %length.0 = phi i32 [ 1, %entry ], [ %inc18, %for.inc17 ]
  %cmp = icmp sle i32 %length.0, 48
  br i1 %cmp, label %for.cond1, label %for.end19

for.cond1:                                        ; preds = %for.cond, %for.inc
  %next.1 = phi i64 [ %next.2, %for.inc ], [ %next.0, %for.cond ]
  %place.1 = phi i32 [ %place.2, %for.inc ], [ %place.0, %for.cond ]
  %symbol.0 = phi i32 [ %inc16, %for.inc ], [ 0, %for.cond ]
  %cmp2 = icmp slt i32 %symbol.0, 64
  br i1 %cmp2, label %for.body3, label %for.inc17

for.body3:                                        ; preds = %for.cond1
  %length4 = getelementptr inbounds %struct.Code, ptr %code, i32 0, i32 0
  %idxprom = sext i32 %symbol.0 to i64
  %arrayidx = getelementptr inbounds [64 x i32], ptr %length4, i64 0, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %cmp5 = icmp eq i32 %0, %length.0
  br i1 %cmp5, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body3
  %inc = add i64 %next.1, 1
  %code6 = getelementptr inbounds %struct.Code, ptr %code, i32 0, i32 1
  %idxprom7 = sext i32 %symbol.0 to i64
  %arrayidx8 = getelementptr inbounds [64 x i64], ptr %code6, i64 0, i64 %idxprom7
  store i64 %next.1, ptr %arrayidx8, align 8
  %count9 = getelementptr inbounds %struct.Code, ptr %code, i32 0, i32 2
  %idxprom10 = sext i32 %length.0 to i64
  %arrayidx11 = getelementptr inbounds [49 x i32], ptr %count9, i64 0, i64 %idxprom10
  %1 = load i32, ptr %arrayidx11, align 4
  %inc12 = add nsw i32 %1, 1
  store i32 %inc12, ptr %arrayidx11, align 4
  %sorted = getelementptr inbounds %struct.Code, ptr %code, i32 0, i32 3
  %inc13 = add nsw i32 %place.1, 1
  %idxprom14 = sext i32 %place.1 to i64
  %arrayidx15 = getelementptr inbounds [64 x i32], ptr %sorted, i64 0, i64 %idxprom14
  store i32 %symbol.0, ptr %arrayidx15, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body3, %if.then
  %next.2 = phi i64 [ %inc, %if.then ], [ %next.1, %for.body3 ]
  %place.2 = phi i32 [ %inc13, %if.then ], [ %place.1, %for.body3 ]
  %inc16 = add nsw i32 %symbol.0, 1
  br label %for.cond1, !llvm.loop !13

for.inc17:                                        ; preds = %for.cond1
  %inc18 = add nsw i32 %length.0, 1
  %shl = shl i64 %next.1, 1
  br label %for.cond, !llvm.loop !14

for.end19:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @encode(ptr noundef %code, i32 noundef %length) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %bytes.0 = phi i32 [ 0, %entry ], [ %bytes.1, %for.inc ]
  %filled.0 = phi i32 [ 0, %entry ], [ %filled.1, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc16, %for.inc ]
  %buffer.0 = phi i64 [ 0, %entry ], [ %or, %for.inc ]
  %cmp = icmp ult i32 %i.0, %length
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = zext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [300000 x i8], ptr @message, i64 0, i64 %idxprom
  %0 = load i8, ptr %arrayidx, align 1
  %conv = zext i8 %0 to i32
  %length1 = getelementptr inbounds %struct.Code, ptr %code, i32 0, i32 0
  %idxprom2 = sext i32 %conv to i64
  %arrayidx3 = getelementptr inbounds [64 x i32], ptr %length1, i64 0, i64 %idxprom2
  %1 = load i32, ptr %arrayidx3, align 4
  %sh_prom = zext i32 %1 to i64
  %shl = shl i64 %buffer.0, %sh_prom
  %code4 = getelementptr inbounds %struct.Code, ptr %code, i32 0, i32 1
  %idxprom5 = sext i32 %conv to i64
  %arrayidx6 = getelementptr inbounds [64 x i64], ptr %code4, i64 0, i64 %idxprom5
  %2 = load i64, ptr %arrayidx6, align 8
  %or = or i64 %shl, %2
  %length7 = getelementptr inbounds %struct.Code, ptr %code, i32 0, i32 0
  %idxprom8 = sext i32 %conv to i64
  %arrayidx9 = getelementptr inbounds [64 x i32], ptr %length7, i64 0, i64 %idxprom8
  %3 = load i32, ptr %arrayidx9, align 4
  %add = add nsw i32 %filled.0, %3
  br label %while.cond

while.cond:                                       ; preds = %while.body, %for.body
  %bytes.1 = phi i32 [ %bytes.0, %for.body ], [ %inc, %while.body ]
  %filled.1 = phi i32 [ %add, %for.body ], [ %sub, %while.body ]
  %cmp10 = icmp sge i32 %filled.1, 8
  br i1 %cmp10, label %while.body, label %for.inc

while.body:                                       ; preds = %while.cond
  %sub = sub nsw i32 %filled.1, 8
  %sh_prom12 = zext i32 %sub to i64
  %shr = lshr i64 %or, %sh_prom12
  %conv13 = trunc i64 %shr to i8
  %inc = add i32 %bytes.1, 1
  %idxprom14 = zext i32 %bytes.1 to i64
  %arrayidx15 = getelementptr inbounds [600000 x i8], ptr @bits, i64 0, i64 %idxprom14
  store i8 %conv13, ptr %arrayidx15, align 1
  br label %while.cond, !llvm.loop !15

for.inc:                                          ; preds = %while.cond
  %inc16 = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !16

for.end:                                          ; preds = %for.cond
  %sub17 = sub nsw i32 8, %filled.0
  %sh_prom18 = zext i32 %sub17 to i64
  %shl19 = shl i64 %buffer.0, %sh_prom18
  %conv20 = trunc i64 %shl19 to i8
  %inc21 = add i32 %bytes.0, 1
  %idxprom22 = zext i32 %bytes.0 to i64
  %arrayidx23 = getelementptr inbounds [600000 x i8], ptr @bits, i64 0, i64 %idxprom22
  store i8 %conv20, ptr %arrayidx23, align 1
  ret i32 %inc21
}

; Function Attrs: noinline nounwind uwtable
define internal void @decode(ptr noundef %code, i32 noundef %length) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %if.then, %entry
  %at.0 = phi i32 [ 0, %entry ], [ %inc, %if.then ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc27, %if.then ]
  %cmp = icmp ult i32 %i.0, %length
  br i1 %cmp, label %for.cond1, label %for.end28

for.cond1:                                        ; preds = %for.cond, %if.end
  %at.1 = phi i32 [ %inc, %if.end ], [ %at.0, %for.cond ]
  %value.0 = phi i64 [ %or, %if.end ], [ 0, %for.cond ]
  %first.0 = phi i64 [ %shl24, %if.end ], [ 0, %for.cond ]
  %place.0 = phi i32 [ %add18, %if.end ], [ 0, %for.cond ]
  %width.0 = phi i32 [ %inc25, %if.end ], [ 1, %for.cond ]
  %shl = shl i64 %value.0, 1
  %div = udiv i32 %at.1, 8
  %idxprom = zext i32 %div to i64
  %arrayidx = getelementptr inbounds [600000 x i8], ptr @bits, i64 0, i64 %idxprom
  %0 = load i8, ptr %arrayidx, align 1
  %conv = zext i8 %0 to i32
  %rem = urem i32 %at.1, 8
  %sub = sub i32 7, %rem
  %shr = ashr i32 %conv, %sub
  %and = and i32 %shr, 1
  %conv2 = sext i32 %and to i64
  %or = or i64 %shl, %conv2
  %inc = add i32 %at.1, 1
  %sub3 = sub nsw i64 %or, %first.0
  %count = getelementptr inbounds %struct.Code, ptr %code, i32 0, i32 2
  %idxprom4 = sext i32 %width.0 to i64
  %arrayidx5 = getelementptr inbounds [49 x i32], ptr %count, i64 0, i64 %idxprom4
  %1 = load i32, ptr %arrayidx5, align 4
  %conv6 = sext i32 %1 to i64
  %cmp7 = icmp slt i64 %sub3, %conv6
  br i1 %cmp7, label %if.then, label %if.end

if.then:                                          ; preds = %for.cond1
  %sorted = getelementptr inbounds %struct.Code, ptr %code, i32 0, i32 3
  %conv9 = sext i32 %place.0 to i64
  %sub10 = sub nsw i64 %or, %first.0
  %add = add nsw i64 %conv9, %sub10
  %arrayidx11 = getelementptr inbounds [64 x i32], ptr %sorted, i64 0, i64 %add
  %2 = load i32, ptr %arrayidx11, align 4
  %conv12 = trunc i32 %2 to i8
  %idxprom13 = zext i32 %i.0 to i64
  %arrayidx14 = getelementptr inbounds [300000 x i8], ptr @decoded, i64 0, i64 %idxprom13
  store i8 %conv12, ptr %arrayidx14, align 1
  %inc27 = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !17

if.end:                                           ; preds = %for.cond1
  %count15 = getelementptr inbounds %struct.Code, ptr %code, i32 0, i32 2
  %idxprom16 = sext i32 %width.0 to i64
  %arrayidx17 = getelementptr inbounds [49 x i32], ptr %count15, i64 0, i64 %idxprom16
  %3 = load i32, ptr %arrayidx17, align 4
  %add18 = add nsw i32 %place.0, %3
  %count19 = getelementptr inbounds %struct.Code, ptr %code, i32 0, i32 2
  %idxprom20 = sext i32 %width.0 to i64
  %arrayidx21 = getelementptr inbounds [49 x i32], ptr %count19, i64 0, i64 %idxprom20
  %4 = load i32, ptr %arrayidx21, align 4
  %conv22 = sext i32 %4 to i64
  %add23 = add nsw i64 %first.0, %conv22
  %shl24 = shl i64 %add23, 1
  %inc25 = add nsw i32 %width.0, 1
  br label %for.cond1

for.end28:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @is_complete(ptr noundef %code) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %space.0 = phi i64 [ 0, %entry ], [ %add, %for.body ]
  %length.0 = phi i32 [ 1, %entry ], [ %inc, %for.body ]
  %cmp = icmp sle i32 %length.0, 48
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %count = getelementptr inbounds %struct.Code, ptr %code, i32 0, i32 2
  %idxprom = sext i32 %length.0 to i64
  %arrayidx = getelementptr inbounds [49 x i32], ptr %count, i64 0, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %conv = sext i32 %0 to i64
  %sub = sub nsw i32 48, %length.0
  %sh_prom = zext i32 %sub to i64
  %shl = shl i64 %conv, %sh_prom
  %add = add i64 %space.0, %shl
  %inc = add nsw i32 %length.0, 1
  br label %for.cond, !llvm.loop !18

for.end:                                          ; preds = %for.cond
  %cmp1 = icmp eq i64 %space.0, 281474976710656
  %conv2 = zext i1 %cmp1 to i32
  ret i32 %conv2
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #3

declare i32 @printf(ptr noundef, ...) #4

; Function Attrs: noinline nounwind uwtable
define internal i64 @next_random(ptr noundef %state) #0 {
entry:
  %0 = load i64, ptr %state, align 8
  %shl = shl i64 %0, 13
  %1 = load i64, ptr %state, align 8
  %xor = xor i64 %1, %shl
  store i64 %xor, ptr %state, align 8
  %2 = load i64, ptr %state, align 8
  %shr = lshr i64 %2, 7
  %3 = load i64, ptr %state, align 8
  %xor1 = xor i64 %3, %shr
  store i64 %xor1, ptr %state, align 8
  %4 = load i64, ptr %state, align 8
  %shl2 = shl i64 %4, 17
  %5 = load i64, ptr %state, align 8
  %xor3 = xor i64 %5, %shl2
  store i64 %xor3, ptr %state, align 8
  %6 = load i64, ptr %state, align 8
  ret i64 %6
}

; Function Attrs: noinline nounwind uwtable
define internal void @put_sorted(ptr noundef %items, ptr noundef %count, i64 %item.coerce0, i32 %item.coerce1) #0 {
entry:
  %0 = load i32, ptr %count, align 4
  %inc = add nsw i32 %0, 1
  store i32 %inc, ptr %count, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %place.0 = phi i32 [ %0, %entry ], [ %dec, %for.body ]
  %cmp = icmp sgt i32 %place.0, 0
  br i1 %cmp, label %land.rhs, label %for.end

land.rhs:                                         ; preds = %for.cond
  %sub = sub nsw i32 %place.0, 1
  %idxprom = sext i32 %sub to i64
  %arrayidx = getelementptr inbounds %struct.Item, ptr %items, i64 %idxprom
  %weight = getelementptr inbounds %struct.Item, ptr %arrayidx, i32 0, i32 0
  %1 = load i64, ptr %weight, align 8
  %cmp2 = icmp ult i64 %1, %item.coerce0
  br i1 %cmp2, label %for.body, label %for.end

for.body:                                         ; preds = %land.rhs
  %idxprom3 = sext i32 %place.0 to i64
  %arrayidx4 = getelementptr inbounds %struct.Item, ptr %items, i64 %idxprom3
  %sub5 = sub nsw i32 %place.0, 1
  %idxprom6 = sext i32 %sub5 to i64
  %arrayidx7 = getelementptr inbounds %struct.Item, ptr %items, i64 %idxprom6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %arrayidx4, ptr align 8 %arrayidx7, i64 16, i1 false)
  %dec = add nsw i32 %place.0, -1
  br label %for.cond, !llvm.loop !19

for.end:                                          ; preds = %for.cond, %land.rhs
  %idxprom8 = sext i32 %place.0 to i64
  %arrayidx9 = getelementptr inbounds %struct.Item, ptr %items, i64 %idxprom8
  store i64 %item.coerce0, ptr %arrayidx9, align 8
  %item.sroa.3.0.arrayidx9.sroa_idx = getelementptr inbounds i8, ptr %arrayidx9, i64 8
  store i32 %item.coerce1, ptr %item.sroa.3.0.arrayidx9.sroa_idx, align 8
  %item.sroa.4.0.arrayidx9.sroa_idx = getelementptr inbounds i8, ptr %arrayidx9, i64 12
  store i32 undef, ptr %item.sroa.4.0.arrayidx9.sroa_idx, align 4
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
