source_filename = "aes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@main.expected = internal constant [16 x i8] c"i\C4\E0\D8j{\040\D8\CD\B7\80p\B4\C5Z", align 16
@.str = private unnamed_addr constant [5 x i8] c"aes:\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c" %02x\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@substitution = internal global [256 x i8] zeroinitializer, align 16
@round_keys = internal global [176 x i8] zeroinitializer, align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %key = alloca [16 x i8], align 16
  %state = alloca [16 x i8], align 16
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %arrayidx = getelementptr inbounds ptr, ptr %argv, i64 1
  %0 = load ptr, ptr %arrayidx, align 8
  %call = call i64 @strtol(ptr noundef %0, ptr noundef null, i32 noundef 10) #5
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %entry ]
  %tobool = icmp ne i64 %cond, 0
  %mul = mul nsw i64 %cond, 1600000
  %cond4 = select i1 %tobool, i64 %mul, i64 100
  br label %for.cond

for.cond:                                         ; preds = %for.body, %cond.end
  %i.0 = phi i32 [ 0, %cond.end ], [ %inc, %for.body ]
  %cmp5 = icmp slt i32 %i.0, 16
  br i1 %cmp5, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %conv = trunc i32 %i.0 to i8
  %idxprom = sext i32 %i.0 to i64
  %arrayidx6 = getelementptr inbounds [16 x i8], ptr %key, i64 0, i64 %idxprom
  store i8 %conv, ptr %arrayidx6, align 1
  %mul7 = mul nsw i32 17, %i.0
  %conv8 = trunc i32 %mul7 to i8
  %idxprom9 = sext i32 %i.0 to i64
  %arrayidx10 = getelementptr inbounds [16 x i8], ptr %state, i64 0, i64 %idxprom9
  store i8 %conv8, ptr %arrayidx10, align 1
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  call void @make_substitution()
  %arraydecay = getelementptr inbounds [16 x i8], ptr %key, i64 0, i64 0
  call void @expand_key(ptr noundef %arraydecay)
  %arraydecay11 = getelementptr inbounds [16 x i8], ptr %state, i64 0, i64 0
  call void @encrypt(ptr noundef %arraydecay11)
  %arraydecay12 = getelementptr inbounds [16 x i8], ptr %state, i64 0, i64 0
  %call13 = call i32 @memcmp(ptr noundef %arraydecay12, ptr noundef @main.expected, i64 noundef 16) #6
  %cmp14 = icmp ne i32 %call13, 0
  %conv15 = zext i1 %cmp14 to i32
  br label %for.cond17

for.cond17:                                       ; preds = %for.body20, %for.end
  %i16.0 = phi i64 [ 0, %for.end ], [ %inc23, %for.body20 ]
  %cmp18 = icmp slt i64 %i16.0, %cond4
  br i1 %cmp18, label %for.body20, label %for.end24

for.body20:                                       ; preds = %for.cond17
  %arraydecay21 = getelementptr inbounds [16 x i8], ptr %state, i64 0, i64 0
  call void @encrypt(ptr noundef %arraydecay21)
  %inc23 = add nsw i64 %i16.0, 1
  br label %for.cond17, !llvm.loop !7

for.end24:                                        ; preds = %for.cond17
  %call25 = call i32 (ptr, ...) @printf(ptr noundef @.str)
  br label %for.cond27

for.cond27:                                       ; preds = %for.body30, %for.end24
  %i26.0 = phi i32 [ 0, %for.end24 ], [ %inc36, %for.body30 ]
  %cmp28 = icmp slt i32 %i26.0, 16
  br i1 %cmp28, label %for.body30, label %for.end37

for.body30:                                       ; preds = %for.cond27
  %idxprom31 = sext i32 %i26.0 to i64
  %arrayidx32 = getelementptr inbounds [16 x i8], ptr %state, i64 0, i64 %idxprom31
  %1 = load i8, ptr %arrayidx32, align 1
  %conv33 = zext i8 %1 to i32
  %call34 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %conv33)
  %inc36 = add nsw i32 %i26.0, 1
  br label %for.cond27, !llvm.loop !8

for.end37:                                        ; preds = %for.cond27
  %call38 = call i32 (ptr, ...) @printf(ptr noundef @.str.2)
  ret i32 %conv15
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @make_substitution() #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.end21, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc26, %for.end21 ]
  %cmp = icmp slt i32 %i.0, 256
  br i1 %cmp, label %for.cond1, label %for.end27

for.cond1:                                        ; preds = %for.cond, %for.body3
  %inverse.0 = phi i8 [ %spec.select13, %for.body3 ], [ 0, %for.cond ]
  %j.0 = phi i32 [ %inc, %for.body3 ], [ 1, %for.cond ]
  %tobool = icmp ne i32 %i.0, 0
  %cmp2 = icmp slt i32 %j.0, 256
  %spec.select = select i1 %tobool, i1 %cmp2, i1 false
  br i1 %spec.select, label %for.body3, label %for.cond9

for.body3:                                        ; preds = %for.cond1
  %conv = trunc i32 %i.0 to i8
  %conv4 = trunc i32 %j.0 to i8
  %call = call zeroext i8 @product(i8 noundef zeroext %conv, i8 noundef zeroext %conv4)
  %conv5 = zext i8 %call to i32
  %cmp6 = icmp eq i32 %conv5, 1
  %conv8 = trunc i32 %j.0 to i8
  %spec.select13 = select i1 %cmp6, i8 %conv8, i8 %inverse.0
  %inc = add nsw i32 %j.0, 1
  br label %for.cond1, !llvm.loop !9

for.cond9:                                        ; preds = %for.cond1, %for.body12
  %inverse.2 = phi i8 [ %conv15, %for.body12 ], [ %inverse.0, %for.cond1 ]
  %x.0 = phi i8 [ %conv18, %for.body12 ], [ %inverse.0, %for.cond1 ]
  %k.0 = phi i32 [ %inc20, %for.body12 ], [ 0, %for.cond1 ]
  %cmp10 = icmp slt i32 %k.0, 4
  br i1 %cmp10, label %for.body12, label %for.end21

for.body12:                                       ; preds = %for.cond9
  %conv13 = zext i8 %inverse.2 to i32
  %shl = shl i32 %conv13, 1
  %conv14 = zext i8 %inverse.2 to i32
  %shr = ashr i32 %conv14, 7
  %or = or i32 %shl, %shr
  %conv15 = trunc i32 %or to i8
  %conv16 = zext i8 %conv15 to i32
  %conv17 = zext i8 %x.0 to i32
  %xor = xor i32 %conv17, %conv16
  %conv18 = trunc i32 %xor to i8
  %inc20 = add nsw i32 %k.0, 1
  br label %for.cond9, !llvm.loop !10

for.end21:                                        ; preds = %for.cond9
  %conv22 = zext i8 %x.0 to i32
  %xor23 = xor i32 %conv22, 99
  %conv24 = trunc i32 %xor23 to i8
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom
  store i8 %conv24, ptr %arrayidx, align 1
  %inc26 = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !11

for.end27:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @expand_key(ptr noundef %key) #0 {
entry:
  %word = alloca [4 x i8], align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @round_keys, ptr align 1 %key, i64 16, i1 false)
  br label %for.cond

for.cond:                                         ; preds = %for.inc37, %entry
  %i.0 = phi i32 [ 16, %entry ], [ %add38, %for.inc37 ]
  %constant.0 = phi i8 [ 1, %entry ], [ %constant.1, %for.inc37 ]
  %cmp = icmp slt i32 %i.0, 176
  br i1 %cmp, label %for.body, label %for.end39

for.body:                                         ; preds = %for.cond
  %arraydecay = getelementptr inbounds [4 x i8], ptr %word, i64 0, i64 0
  %idx.ext = sext i32 %i.0 to i64
  %add.ptr = getelementptr inbounds i8, ptr @round_keys, i64 %idx.ext
  %add.ptr1 = getelementptr inbounds i8, ptr %add.ptr, i64 -4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %arraydecay, ptr align 1 %add.ptr1, i64 4, i1 false)
  %rem = srem i32 %i.0, 16
  %cmp2 = icmp eq i32 %rem, 0
  br i1 %cmp2, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %arrayidx = getelementptr inbounds [4 x i8], ptr %word, i64 0, i64 0
  %0 = load i8, ptr %arrayidx, align 1
  br label %for.cond3

for.cond3:                                        ; preds = %for.body5, %if.then
  %j.0 = phi i32 [ 0, %if.then ], [ %inc, %for.body5 ]
  %cmp4 = icmp slt i32 %j.0, 3
  br i1 %cmp4, label %for.body5, label %for.end

for.body5:                                        ; preds = %for.cond3
  %add = add nsw i32 %j.0, 1
  %idxprom = sext i32 %add to i64
  %arrayidx6 = getelementptr inbounds [4 x i8], ptr %word, i64 0, i64 %idxprom
  %1 = load i8, ptr %arrayidx6, align 1
  %idxprom7 = zext i8 %1 to i64
  %arrayidx8 = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom7
  %2 = load i8, ptr %arrayidx8, align 1
  %idxprom9 = sext i32 %j.0 to i64
  %arrayidx10 = getelementptr inbounds [4 x i8], ptr %word, i64 0, i64 %idxprom9
  store i8 %2, ptr %arrayidx10, align 1
  %inc = add nsw i32 %j.0, 1
  br label %for.cond3, !llvm.loop !12

for.end:                                          ; preds = %for.cond3
  %idxprom11 = zext i8 %0 to i64
  %arrayidx12 = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom11
  %3 = load i8, ptr %arrayidx12, align 1
  %arrayidx13 = getelementptr inbounds [4 x i8], ptr %word, i64 0, i64 3
  store i8 %3, ptr %arrayidx13, align 1
  %conv = zext i8 %constant.0 to i32
  %arrayidx14 = getelementptr inbounds [4 x i8], ptr %word, i64 0, i64 0
  %4 = load i8, ptr %arrayidx14, align 1
  %conv15 = zext i8 %4 to i32
  %xor = xor i32 %conv15, %conv
  %conv16 = trunc i32 %xor to i8
  store i8 %conv16, ptr %arrayidx14, align 1
  %call = call zeroext i8 @doubled(i8 noundef zeroext %constant.0)
  br label %if.end

if.end:                                           ; preds = %for.end, %for.body
  %constant.1 = phi i8 [ %call, %for.end ], [ %constant.0, %for.body ]
  br label %for.cond18

for.cond18:                                       ; preds = %for.body21, %if.end
  %j17.0 = phi i32 [ 0, %if.end ], [ %inc35, %for.body21 ]
  %cmp19 = icmp slt i32 %j17.0, 4
  br i1 %cmp19, label %for.body21, label %for.inc37

for.body21:                                       ; preds = %for.cond18
  %add22 = add nsw i32 %i.0, %j17.0
  %sub = sub nsw i32 %add22, 16
  %idxprom23 = sext i32 %sub to i64
  %arrayidx24 = getelementptr inbounds [176 x i8], ptr @round_keys, i64 0, i64 %idxprom23
  %5 = load i8, ptr %arrayidx24, align 1
  %conv25 = zext i8 %5 to i32
  %idxprom26 = sext i32 %j17.0 to i64
  %arrayidx27 = getelementptr inbounds [4 x i8], ptr %word, i64 0, i64 %idxprom26
  %6 = load i8, ptr %arrayidx27, align 1
  %conv28 = zext i8 %6 to i32
  %xor29 = xor i32 %conv25, %conv28
  %conv30 = trunc i32 %xor29 to i8
  %add31 = add nsw i32 %i.0, %j17.0
  %idxprom32 = sext i32 %add31 to i64
  %arrayidx33 = getelementptr inbounds [176 x i8], ptr @round_keys, i64 0, i64 %idxprom32
  store i8 %conv30, ptr %arrayidx33, align 1
  %inc35 = add nsw i32 %j17.0, 1
  br label %for.cond18, !llvm.loop !13

for.inc37:                                        ; preds = %for.cond18
  %add38 = add nsw i32 %i.0, 4
  br label %for.cond, !llvm.loop !14

for.end39:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @encrypt(ptr noundef %state) #0 {
entry:
  call void @add_round_key(ptr noundef %state, i32 noundef 0)
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %round.0 = phi i32 [ 1, %entry ], [ %inc, %for.body ]
  %cmp = icmp slt i32 %round.0, 10
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  call void @substitute(ptr noundef %state)
  call void @shift_rows(ptr noundef %state)
  call void @mix_columns(ptr noundef %state)
  call void @add_round_key(ptr noundef %state, i32 noundef %round.0)
  %inc = add nsw i32 %round.0, 1
  br label %for.cond, !llvm.loop !15

for.end:                                          ; preds = %for.cond
  call void @substitute(ptr noundef %state)
  call void @shift_rows(ptr noundef %state)
  call void @add_round_key(ptr noundef %state, i32 noundef 10)
  ret void
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #2

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: noinline nounwind uwtable
define internal zeroext i8 @product(i8 noundef zeroext %a, i8 noundef zeroext %b) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %a.addr.0 = phi i8 [ %a, %entry ], [ %call, %for.body ]
  %b.addr.0 = phi i8 [ %b, %entry ], [ %conv6, %for.body ]
  %sum.0 = phi i8 [ 0, %entry ], [ %sum.1, %for.body ]
  %tobool = icmp ne i8 %b.addr.0, 0
  br i1 %tobool, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %conv = zext i8 %b.addr.0 to i32
  %and = and i32 %conv, 1
  %tobool1 = icmp ne i32 %and, 0
  %conv2 = zext i8 %a.addr.0 to i32
  %conv3 = zext i8 %sum.0 to i32
  %xor = xor i32 %conv3, %conv2
  %conv4 = trunc i32 %xor to i8
  %sum.1 = select i1 %tobool1, i8 %conv4, i8 %sum.0
  %conv5 = zext i8 %b.addr.0 to i32
  %shr = ashr i32 %conv5, 1
  %conv6 = trunc i32 %shr to i8
  %call = call zeroext i8 @doubled(i8 noundef zeroext %a.addr.0)
  br label %for.cond, !llvm.loop !16

for.end:                                          ; preds = %for.cond
  ret i8 %sum.0
}

; Function Attrs: noinline nounwind uwtable
define internal zeroext i8 @doubled(i8 noundef zeroext %x) #0 {
entry:
  %conv = zext i8 %x to i32
  %shl = shl i32 %conv, 1
  %conv1 = zext i8 %x to i32
  %shr = ashr i32 %conv1, 7
  %mul = mul nsw i32 %shr, 27
  %xor = xor i32 %shl, %mul
  %conv2 = trunc i32 %xor to i8
  ret i8 %conv2
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: noinline nounwind uwtable
define internal void @add_round_key(ptr noundef %state, i32 noundef %round) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %cmp = icmp slt i32 %i.0, 16
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %mul = mul nsw i32 16, %round
  %add = add nsw i32 %mul, %i.0
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds [176 x i8], ptr @round_keys, i64 0, i64 %idxprom
  %0 = load i8, ptr %arrayidx, align 1
  %conv = zext i8 %0 to i32
  %idxprom1 = sext i32 %i.0 to i64
  %arrayidx2 = getelementptr inbounds i8, ptr %state, i64 %idxprom1
  %1 = load i8, ptr %arrayidx2, align 1
  %conv3 = zext i8 %1 to i32
  %xor = xor i32 %conv3, %conv
  %conv4 = trunc i32 %xor to i8
  store i8 %conv4, ptr %arrayidx2, align 1
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !17

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @substitute(ptr noundef %state) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %cmp = icmp slt i32 %i.0, 16
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i8, ptr %state, i64 %idxprom
  %0 = load i8, ptr %arrayidx, align 1
  %idxprom1 = zext i8 %0 to i64
  %arrayidx2 = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom1
  %1 = load i8, ptr %arrayidx2, align 1
  %idxprom3 = sext i32 %i.0 to i64
  %arrayidx4 = getelementptr inbounds i8, ptr %state, i64 %idxprom3
  store i8 %1, ptr %arrayidx4, align 1
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !18

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @shift_rows(ptr noundef %state) #0 {
entry:
  %old = alloca [16 x i8], align 16
  %arraydecay = getelementptr inbounds [16 x i8], ptr %old, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arraydecay, ptr align 1 %state, i64 16, i1 false)
  br label %for.cond

for.cond:                                         ; preds = %for.inc9, %entry
  %column.0 = phi i32 [ 0, %entry ], [ %inc10, %for.inc9 ]
  %cmp = icmp slt i32 %column.0, 4
  br i1 %cmp, label %for.cond1, label %for.end11

for.cond1:                                        ; preds = %for.cond, %for.body3
  %row.0 = phi i32 [ %inc, %for.body3 ], [ 0, %for.cond ]
  %cmp2 = icmp slt i32 %row.0, 4
  br i1 %cmp2, label %for.body3, label %for.inc9

for.body3:                                        ; preds = %for.cond1
  %add = add nsw i32 %column.0, %row.0
  %rem = srem i32 %add, 4
  %mul = mul nsw i32 4, %rem
  %add4 = add nsw i32 %mul, %row.0
  %idxprom = sext i32 %add4 to i64
  %arrayidx = getelementptr inbounds [16 x i8], ptr %old, i64 0, i64 %idxprom
  %0 = load i8, ptr %arrayidx, align 1
  %mul5 = mul nsw i32 4, %column.0
  %add6 = add nsw i32 %mul5, %row.0
  %idxprom7 = sext i32 %add6 to i64
  %arrayidx8 = getelementptr inbounds i8, ptr %state, i64 %idxprom7
  store i8 %0, ptr %arrayidx8, align 1
  %inc = add nsw i32 %row.0, 1
  br label %for.cond1, !llvm.loop !19

for.inc9:                                         ; preds = %for.cond1
  %inc10 = add nsw i32 %column.0, 1
  br label %for.cond, !llvm.loop !20

for.end11:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @mix_columns(ptr noundef %state) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %column.0 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %cmp = icmp slt i32 %column.0, 4
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %mul = mul nsw i32 4, %column.0
  %idx.ext = sext i32 %mul to i64
  %add.ptr = getelementptr inbounds i8, ptr %state, i64 %idx.ext
  %arrayidx = getelementptr inbounds i8, ptr %add.ptr, i64 0
  %0 = load i8, ptr %arrayidx, align 1
  %arrayidx1 = getelementptr inbounds i8, ptr %add.ptr, i64 1
  %1 = load i8, ptr %arrayidx1, align 1
  %arrayidx2 = getelementptr inbounds i8, ptr %add.ptr, i64 2
  %2 = load i8, ptr %arrayidx2, align 1
  %arrayidx3 = getelementptr inbounds i8, ptr %add.ptr, i64 3
  %3 = load i8, ptr %arrayidx3, align 1
  %conv = zext i8 %0 to i32
  %conv4 = zext i8 %1 to i32
  %xor = xor i32 %conv, %conv4
  %conv5 = zext i8 %2 to i32
  %xor6 = xor i32 %xor, %conv5
  %conv7 = zext i8 %3 to i32
  %xor8 = xor i32 %xor6, %conv7
  %conv9 = trunc i32 %xor8 to i8
  %conv10 = zext i8 %conv9 to i32
  %conv11 = zext i8 %0 to i32
  %conv12 = zext i8 %1 to i32
  %xor13 = xor i32 %conv11, %conv12
  %conv14 = trunc i32 %xor13 to i8
  %call = call zeroext i8 @doubled(i8 noundef zeroext %conv14)
  %conv15 = zext i8 %call to i32
  %xor16 = xor i32 %conv10, %conv15
  %arrayidx17 = getelementptr inbounds i8, ptr %add.ptr, i64 0
  %4 = load i8, ptr %arrayidx17, align 1
  %conv18 = zext i8 %4 to i32
  %xor19 = xor i32 %conv18, %xor16
  %conv20 = trunc i32 %xor19 to i8
  store i8 %conv20, ptr %arrayidx17, align 1
  %conv21 = zext i8 %conv9 to i32
  %conv22 = zext i8 %1 to i32
  %conv23 = zext i8 %2 to i32
  %xor24 = xor i32 %conv22, %conv23
  %conv25 = trunc i32 %xor24 to i8
  %call26 = call zeroext i8 @doubled(i8 noundef zeroext %conv25)
  %conv27 = zext i8 %call26 to i32
  %xor28 = xor i32 %conv21, %conv27
  %arrayidx29 = getelementptr inbounds i8, ptr %add.ptr, i64 1
  %5 = load i8, ptr %arrayidx29, align 1
  %conv30 = zext i8 %5 to i32
  %xor31 = xor i32 %conv30, %xor28
  %conv32 = trunc i32 %xor31 to i8
  store i8 %conv32, ptr %arrayidx29, align 1
  %conv33 = zext i8 %conv9 to i32
  %conv34 = zext i8 %2 to i32
  %conv35 = zext i8 %3 to i32
  %xor36 = xor i32 %conv34, %conv35
  %conv37 = trunc i32 %xor36 to i8
  %call38 = call zeroext i8 @doubled(i8 noundef zeroext %conv37)
  %conv39 = zext i8 %call38 to i32
  %xor40 = xor i32 %conv33, %conv39
  %arrayidx41 = getelementptr inbounds i8, ptr %add.ptr, i64 2
  %6 = load i8, ptr %arrayidx41, align 1
  %conv42 = zext i8 %6 to i32
  %xor43 = xor i32 %conv42, %xor40
  %conv44 = trunc i32 %xor43 to i8
  store i8 %conv44, ptr %arrayidx41, align 1
  %conv45 = zext i8 %conv9 to i32
  %conv46 = zext i8 %3 to i32
  %conv47 = zext i8 %0 to i32
  %xor48 = xor i32 %conv46, %conv47
  %conv49 = trunc i32 %xor48 to i8
  %call50 = call zeroext i8 @doubled(i8 noundef zeroext %conv49)
  %conv51 = zext i8 %call50 to i32
  %xor52 = xor i32 %conv45, %conv51
  %arrayidx53 = getelementptr inbounds i8, ptr %add.ptr, i64 3
  %7 = load i8, ptr %arrayidx53, align 1
  %conv54 = zext i8 %7 to i32
  %xor55 = xor i32 %conv54, %xor52
  %conv56 = trunc i32 %xor55 to i8
  store i8 %conv56, ptr %arrayidx53, align 1
  %inc = add nsw i32 %column.0, 1
  br label %for.cond, !llvm.loop !21

for.end:                                          ; preds = %for.cond
  ret void
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind }
attributes #6 = { nounwind willreturn memory(read) }

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
!20 = distinct !{!20, !6}
!21 = distinct !{!21, !6}
