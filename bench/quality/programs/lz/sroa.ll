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
  %cond1 = select i1 %tobool, i32 400000, i32 4000
  %tobool2 = icmp ne i64 %cond, 0
  %mul = mul nsw i64 %cond, 24
  %cond6 = select i1 %tobool2, i64 %mul, i64 1
  br label %for.cond

for.cond:                                         ; preds = %lor.end, %cond.end
  %size.0 = phi i32 [ 0, %cond.end ], [ %call8, %lor.end ]
  %wrong.0 = phi i64 [ 0, %cond.end ], [ %add20, %lor.end ]
  %round.0 = phi i64 [ 0, %cond.end ], [ %inc, %lor.end ]
  %cmp7 = icmp slt i64 %round.0, %cond6
  br i1 %cmp7, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %conv = trunc i64 %round.0 to i32
  %add = add i32 %conv, 1
  call void @make_text(i32 noundef %cond1, i32 noundef %add)
  %call8 = call i32 @compress(i32 noundef %cond1)
  %call9 = call i32 @expand(i32 noundef %call8)
  %cmp10 = icmp ne i32 %call9, %cond1
  br i1 %cmp10, label %lor.end, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.body
  %conv12 = zext i32 %cond1 to i64
  %call13 = call i32 @memcmp(ptr noundef @text, ptr noundef @unpacked, i64 noundef %conv12) #7
  %cmp14 = icmp ne i32 %call13, 0
  br i1 %cmp14, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %lor.lhs.false
  %mul16 = mul i32 %cond1, 3
  %div = udiv i32 %mul16, 4
  %cmp17 = icmp ugt i32 %call8, %div
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %lor.lhs.false, %for.body
  %2 = phi i1 [ true, %lor.lhs.false ], [ true, %for.body ], [ %cmp17, %lor.rhs ]
  %lor.ext = zext i1 %2 to i32
  %conv19 = sext i32 %lor.ext to i64
  %add20 = add nsw i64 %wrong.0, %conv19
  %inc = add nsw i64 %round.0, 1
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  %call21 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %cond1, i32 noundef %size.0)
  %cmp22 = icmp ne i64 %wrong.0, 0
  %conv23 = zext i1 %cmp22 to i32
  ret i32 %conv23
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @make_text(i32 noundef %length, i32 noundef %state) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %if.end, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %i.2, %if.end ]
  %state.addr.0 = phi i32 [ %state, %entry ], [ %add, %if.end ]
  %cmp = icmp ult i32 %i.0, %length
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %mul = mul i32 %state.addr.0, 1664525
  %add = add i32 %mul, 1013904223
  %shr = lshr i32 %add, 8
  %rem = urem i32 %shr, 512
  %shr1 = lshr i32 %add, 17
  %rem2 = urem i32 %shr1, 512
  %mul3 = mul i32 %rem, %rem2
  %div = udiv i32 %mul3, 256
  br label %for.cond

for.cond:                                         ; preds = %for.body, %while.body
  %i.1 = phi i32 [ %i.0, %while.body ], [ %inc, %for.body ]
  %letter.0 = phi i32 [ 0, %while.body ], [ %inc16, %for.body ]
  %rem4 = urem i32 %div, 7
  %add5 = add i32 3, %rem4
  %cmp6 = icmp ult i32 %letter.0, %add5
  %cmp7 = icmp ult i32 %i.1, %length
  %spec.select = select i1 %cmp6, i1 %cmp7, i1 false
  br i1 %spec.select, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %mul8 = mul i32 %div, 7919
  %mul9 = mul i32 %letter.0, %letter.0
  %mul10 = mul i32 %mul9, 31
  %add11 = add i32 %mul8, %mul10
  %mul12 = mul i32 %div, %letter.0
  %add13 = add i32 %add11, %mul12
  %rem14 = urem i32 %add13, 26
  %add15 = add i32 97, %rem14
  %conv = trunc i32 %add15 to i8
  %inc = add i32 %i.1, 1
  %idxprom = zext i32 %i.1 to i64
  %arrayidx = getelementptr inbounds [400000 x i8], ptr @text, i64 0, i64 %idxprom
  store i8 %conv, ptr %arrayidx, align 1
  %inc16 = add i32 %letter.0, 1
  br label %for.cond, !llvm.loop !7

for.end:                                          ; preds = %for.cond
  %cmp17 = icmp ult i32 %i.1, %length
  br i1 %cmp17, label %if.then, label %if.end

if.then:                                          ; preds = %for.end
  %shr19 = lshr i32 %add, 28
  %tobool = icmp ne i32 %shr19, 0
  br i1 %tobool, label %cond.end, label %cond.false

cond.false:                                       ; preds = %if.then
  %shr20 = lshr i32 %add, 20
  %rem21 = urem i32 %shr20, 26
  %add22 = add i32 65, %rem21
  %conv23 = trunc i32 %add22 to i8
  %conv24 = zext i8 %conv23 to i32
  br label %cond.end

cond.end:                                         ; preds = %if.then, %cond.false
  %cond = phi i32 [ %conv24, %cond.false ], [ 32, %if.then ]
  %conv25 = trunc i32 %cond to i8
  %inc26 = add i32 %i.1, 1
  %idxprom27 = zext i32 %i.1 to i64
  %arrayidx28 = getelementptr inbounds [400000 x i8], ptr @text, i64 0, i64 %idxprom27
  store i8 %conv25, ptr %arrayidx28, align 1
  br label %if.end

if.end:                                           ; preds = %cond.end, %for.end
  %i.2 = phi i32 [ %inc26, %cond.end ], [ %i.1, %for.end ]
  br label %while.cond, !llvm.loop !8

while.end:                                        ; preds = %while.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @compress(i32 noundef %length) #0 {
entry:
  %distance = alloca i32, align 4
  call void @llvm.memset.p0.i64(ptr align 16 @newest, i8 0, i64 65536, i1 false)
  br label %for.cond

for.cond:                                         ; preds = %for.end, %if.then, %entry
  %literals.0 = phi i32 [ 0, %entry ], [ %literals.0, %if.then ], [ %add13, %for.end ]
  %place.0 = phi i32 [ 0, %entry ], [ %inc, %if.then ], [ %add13, %for.end ]
  %out.0 = phi ptr [ @packed, %entry ], [ %out.0, %if.then ], [ %incdec.ptr6, %for.end ]
  %cmp = icmp ult i32 %place.0, %length
  br i1 %cmp, label %for.body, label %for.end14

for.body:                                         ; preds = %for.cond
  store i32 0, ptr %distance, align 4
  %call = call i32 @longest_match(i32 noundef %place.0, i32 noundef %length, ptr noundef %distance)
  %cmp1 = icmp eq i32 %call, 0
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %inc = add i32 %place.0, 1
  call void @remember(i32 noundef %place.0, i32 noundef %length)
  br label %for.cond, !llvm.loop !9

if.end:                                           ; preds = %for.body
  %call2 = call ptr @put_literals(ptr noundef %out.0, i32 noundef %literals.0, i32 noundef %place.0)
  %add = add i32 128, %call
  %sub = sub i32 %add, 4
  %conv = trunc i32 %sub to i8
  %incdec.ptr = getelementptr inbounds i8, ptr %call2, i32 1
  store i8 %conv, ptr %call2, align 1
  %0 = load i32, ptr %distance, align 4
  %conv3 = trunc i32 %0 to i8
  %incdec.ptr4 = getelementptr inbounds i8, ptr %incdec.ptr, i32 1
  store i8 %conv3, ptr %incdec.ptr, align 1
  %1 = load i32, ptr %distance, align 4
  %shr = lshr i32 %1, 8
  %conv5 = trunc i32 %shr to i8
  %incdec.ptr6 = getelementptr inbounds i8, ptr %incdec.ptr4, i32 1
  store i8 %conv5, ptr %incdec.ptr4, align 1
  br label %for.cond7

for.cond7:                                        ; preds = %for.body10, %if.end
  %i.0 = phi i32 [ 0, %if.end ], [ %inc12, %for.body10 ]
  %cmp8 = icmp ult i32 %i.0, %call
  br i1 %cmp8, label %for.body10, label %for.end

for.body10:                                       ; preds = %for.cond7
  %add11 = add i32 %place.0, %i.0
  call void @remember(i32 noundef %add11, i32 noundef %length)
  %inc12 = add i32 %i.0, 1
  br label %for.cond7, !llvm.loop !10

for.end:                                          ; preds = %for.cond7
  %add13 = add i32 %place.0, %call
  br label %for.cond, !llvm.loop !9

for.end14:                                        ; preds = %for.cond
  %call15 = call ptr @put_literals(ptr noundef %out.0, i32 noundef %literals.0, i32 noundef %length)
  %sub.ptr.lhs.cast = ptrtoint ptr %call15 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, ptrtoint (ptr @packed to i64)
  %conv16 = trunc i64 %sub.ptr.sub to i32
  ret i32 %conv16
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @expand(i32 noundef %packed_length) #0 {
entry:
  %idx.ext = zext i32 %packed_length to i64
  %add.ptr = getelementptr inbounds i8, ptr @packed, i64 %idx.ext
  br label %while.cond

while.cond:                                       ; preds = %for.cond, %if.then, %entry
  %out.0 = phi ptr [ @unpacked, %entry ], [ %add.ptr6, %if.then ], [ %out.1, %for.cond ]
  %in.0 = phi ptr [ @packed, %entry ], [ %add.ptr9, %if.then ], [ %add.ptr15, %for.cond ]
  %cmp = icmp ult ptr %in.0, %add.ptr
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %incdec.ptr = getelementptr inbounds i8, ptr %in.0, i32 1
  %0 = load i8, ptr %in.0, align 1
  %conv = zext i8 %0 to i32
  %cmp1 = icmp ult i32 %conv, 128
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %while.body
  %add = add i32 %conv, 1
  %conv3 = zext i32 %add to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %out.0, ptr align 1 %incdec.ptr, i64 %conv3, i1 false)
  %add4 = add i32 %conv, 1
  %idx.ext5 = zext i32 %add4 to i64
  %add.ptr6 = getelementptr inbounds i8, ptr %out.0, i64 %idx.ext5
  %add7 = add i32 %conv, 1
  %idx.ext8 = zext i32 %add7 to i64
  %add.ptr9 = getelementptr inbounds i8, ptr %incdec.ptr, i64 %idx.ext8
  br label %while.cond, !llvm.loop !11

if.end:                                           ; preds = %while.body
  %arrayidx = getelementptr inbounds i8, ptr %incdec.ptr, i64 0
  %1 = load i8, ptr %arrayidx, align 1
  %conv10 = zext i8 %1 to i32
  %arrayidx11 = getelementptr inbounds i8, ptr %incdec.ptr, i64 1
  %2 = load i8, ptr %arrayidx11, align 1
  %conv12 = zext i8 %2 to i32
  %shl = shl i32 %conv12, 8
  %or = or i32 %conv10, %shl
  %idx.ext13 = sext i32 %or to i64
  %idx.neg = sub i64 0, %idx.ext13
  %add.ptr14 = getelementptr inbounds i8, ptr %out.0, i64 %idx.neg
  %add.ptr15 = getelementptr inbounds i8, ptr %incdec.ptr, i64 2
  br label %for.cond

for.cond:                                         ; preds = %for.body, %if.end
  %out.1 = phi ptr [ %out.0, %if.end ], [ %incdec.ptr20, %for.body ]
  %from.0 = phi ptr [ %add.ptr14, %if.end ], [ %incdec.ptr19, %for.body ]
  %i.0 = phi i32 [ 0, %if.end ], [ %inc, %for.body ]
  %sub = sub i32 %conv, 128
  %add16 = add i32 %sub, 4
  %cmp17 = icmp ult i32 %i.0, %add16
  br i1 %cmp17, label %for.body, label %while.cond, !llvm.loop !11

for.body:                                         ; preds = %for.cond
  %incdec.ptr19 = getelementptr inbounds i8, ptr %from.0, i32 1
  %3 = load i8, ptr %from.0, align 1
  %incdec.ptr20 = getelementptr inbounds i8, ptr %out.1, i32 1
  store i8 %3, ptr %out.1, align 1
  %inc = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !12

while.end:                                        ; preds = %while.cond
  %sub.ptr.lhs.cast = ptrtoint ptr %out.0 to i64
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
  %add = add i32 %place, 4
  %cmp = icmp ugt i32 %add, %length
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %call = call i32 @hash_at(i32 noundef %place)
  %idxprom = zext i32 %call to i64
  %arrayidx = getelementptr inbounds [16384 x i32], ptr @newest, i64 0, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %candidate.0 = phi i32 [ %0, %if.end ], [ %1, %for.inc ]
  %i.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ]
  %best.0 = phi i32 [ 3, %if.end ], [ %best.1, %for.inc ]
  %cmp1 = icmp slt i32 %i.0, 16
  %tobool = icmp ne i32 %candidate.0, 0
  %spec.select = select i1 %cmp1, i1 %tobool, i1 false
  br i1 %spec.select, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %sub = sub i32 %candidate.0, 1
  %sub2 = sub i32 %place, %sub
  %cmp3 = icmp ugt i32 %sub2, 65535
  br i1 %cmp3, label %for.end, label %if.end5

if.end5:                                          ; preds = %for.body
  %call6 = call i32 @match_length(i32 noundef %sub, i32 noundef %place, i32 noundef %length)
  %cmp7 = icmp ugt i32 %call6, %best.0
  br i1 %cmp7, label %if.then8, label %for.inc

if.then8:                                         ; preds = %if.end5
  %sub9 = sub i32 %place, %sub
  store i32 %sub9, ptr %distance, align 4
  br label %for.inc

for.inc:                                          ; preds = %if.end5, %if.then8
  %best.1 = phi i32 [ %call6, %if.then8 ], [ %best.0, %if.end5 ]
  %inc = add nsw i32 %i.0, 1
  %sub11 = sub nsw i32 %candidate.0, 1
  %idxprom12 = sext i32 %sub11 to i64
  %arrayidx13 = getelementptr inbounds [400000 x i32], ptr @earlier, i64 0, i64 %idxprom12
  %1 = load i32, ptr %arrayidx13, align 4
  br label %for.cond, !llvm.loop !13

for.end:                                          ; preds = %for.body, %for.cond
  %cmp14 = icmp uge i32 %best.0, 4
  %best.0. = select i1 %cmp14, i32 %best.0, i32 0
  br label %return

return:                                           ; preds = %entry, %for.end
  %retval.0 = phi i32 [ %best.0., %for.end ], [ 0, %entry ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind uwtable
define internal void @remember(i32 noundef %place, i32 noundef %length) #0 {
entry:
  %add = add i32 %place, 4
  %cmp = icmp ugt i32 %add, %length
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %call = call i32 @hash_at(i32 noundef %place)
  %idxprom = zext i32 %call to i64
  %arrayidx = getelementptr inbounds [16384 x i32], ptr @newest, i64 0, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %idxprom1 = zext i32 %place to i64
  %arrayidx2 = getelementptr inbounds [400000 x i32], ptr @earlier, i64 0, i64 %idxprom1
  store i32 %0, ptr %arrayidx2, align 4
  %add3 = add nsw i32 %place, 1
  store i32 %add3, ptr %arrayidx, align 4
  br label %return

return:                                           ; preds = %entry, %if.end
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @put_literals(ptr noundef %out, i32 noundef %from, i32 noundef %to) #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %from.addr.0 = phi i32 [ %from, %entry ], [ %add, %while.body ]
  %out.addr.0 = phi ptr [ %out, %entry ], [ %add.ptr6, %while.body ]
  %cmp = icmp ult i32 %from.addr.0, %to
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %sub = sub i32 %to, %from.addr.0
  %cmp1 = icmp ult i32 %sub, 128
  %sub2 = sub i32 %to, %from.addr.0
  %cond = select i1 %cmp1, i32 %sub2, i32 128
  %sub3 = sub i32 %cond, 1
  %conv = trunc i32 %sub3 to i8
  %incdec.ptr = getelementptr inbounds i8, ptr %out.addr.0, i32 1
  store i8 %conv, ptr %out.addr.0, align 1
  %idx.ext = zext i32 %from.addr.0 to i64
  %add.ptr = getelementptr inbounds i8, ptr @text, i64 %idx.ext
  %conv4 = zext i32 %cond to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %incdec.ptr, ptr align 1 %add.ptr, i64 %conv4, i1 false)
  %idx.ext5 = zext i32 %cond to i64
  %add.ptr6 = getelementptr inbounds i8, ptr %incdec.ptr, i64 %idx.ext5
  %add = add i32 %from.addr.0, %cond
  br label %while.cond, !llvm.loop !14

while.end:                                        ; preds = %while.cond
  ret ptr %out.addr.0
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @hash_at(i32 noundef %place) #0 {
entry:
  %idx.ext = zext i32 %place to i64
  %add.ptr = getelementptr inbounds i8, ptr @text, i64 %idx.ext
  %word.0.copyload = load i32, ptr %add.ptr, align 1
  %mul = mul i32 %word.0.copyload, -1640531535
  %shr = lshr i32 %mul, 18
  ret i32 %shr
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @match_length(i32 noundef %from, i32 noundef %place, i32 noundef %length) #0 {
entry:
  %sub = sub i32 %length, %place
  %cmp = icmp ult i32 %sub, 131
  %sub1 = sub i32 %length, %place
  %cond = select i1 %cmp, i32 %sub1, i32 131
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %count.0 = phi i32 [ 0, %entry ], [ %inc, %while.body ]
  %cmp2 = icmp ult i32 %count.0, %cond
  br i1 %cmp2, label %land.rhs, label %while.end

land.rhs:                                         ; preds = %while.cond
  %add = add i32 %from, %count.0
  %idxprom = zext i32 %add to i64
  %arrayidx = getelementptr inbounds [400000 x i8], ptr @text, i64 0, i64 %idxprom
  %0 = load i8, ptr %arrayidx, align 1
  %conv = zext i8 %0 to i32
  %add3 = add i32 %place, %count.0
  %idxprom4 = zext i32 %add3 to i64
  %arrayidx5 = getelementptr inbounds [400000 x i8], ptr @text, i64 0, i64 %idxprom4
  %1 = load i8, ptr %arrayidx5, align 1
  %conv6 = zext i8 %1 to i32
  %cmp7 = icmp eq i32 %conv, %conv6
  br i1 %cmp7, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs
  %inc = add i32 %count.0, 1
  br label %while.cond, !llvm.loop !15

while.end:                                        ; preds = %while.cond, %land.rhs
  ret i32 %count.0
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
