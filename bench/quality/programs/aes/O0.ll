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
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %blocks = alloca i64, align 8
  %key = alloca [16 x i8], align 16
  %state = alloca [16 x i8], align 16
  %i = alloca i32, align 4
  %wrong = alloca i32, align 4
  %i16 = alloca i64, align 8
  %i26 = alloca i32, align 4
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
  %call = call i64 @strtol(ptr noundef %2, ptr noundef null, i32 noundef 10) #5
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
  %mul = mul nsw i64 %4, 1600000
  br label %cond.end3

cond.false2:                                      ; preds = %cond.end
  br label %cond.end3

cond.end3:                                        ; preds = %cond.false2, %cond.true1
  %cond4 = phi i64 [ %mul, %cond.true1 ], [ 100, %cond.false2 ]
  store i64 %cond4, ptr %blocks, align 8
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end3
  %5 = load i32, ptr %i, align 4
  %cmp5 = icmp slt i32 %5, 16
  br i1 %cmp5, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %6 = load i32, ptr %i, align 4
  %conv = trunc i32 %6 to i8
  %7 = load i32, ptr %i, align 4
  %idxprom = sext i32 %7 to i64
  %arrayidx6 = getelementptr inbounds [16 x i8], ptr %key, i64 0, i64 %idxprom
  store i8 %conv, ptr %arrayidx6, align 1
  %8 = load i32, ptr %i, align 4
  %mul7 = mul nsw i32 17, %8
  %conv8 = trunc i32 %mul7 to i8
  %9 = load i32, ptr %i, align 4
  %idxprom9 = sext i32 %9 to i64
  %arrayidx10 = getelementptr inbounds [16 x i8], ptr %state, i64 0, i64 %idxprom9
  store i8 %conv8, ptr %arrayidx10, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %10 = load i32, ptr %i, align 4
  %inc = add nsw i32 %10, 1
  store i32 %inc, ptr %i, align 4
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
  store i32 %conv15, ptr %wrong, align 4
  store i64 0, ptr %i16, align 8
  br label %for.cond17

for.cond17:                                       ; preds = %for.inc22, %for.end
  %11 = load i64, ptr %i16, align 8
  %12 = load i64, ptr %blocks, align 8
  %cmp18 = icmp slt i64 %11, %12
  br i1 %cmp18, label %for.body20, label %for.end24

for.body20:                                       ; preds = %for.cond17
  %arraydecay21 = getelementptr inbounds [16 x i8], ptr %state, i64 0, i64 0
  call void @encrypt(ptr noundef %arraydecay21)
  br label %for.inc22

for.inc22:                                        ; preds = %for.body20
  %13 = load i64, ptr %i16, align 8
  %inc23 = add nsw i64 %13, 1
  store i64 %inc23, ptr %i16, align 8
  br label %for.cond17, !llvm.loop !7

for.end24:                                        ; preds = %for.cond17
  %call25 = call i32 (ptr, ...) @printf(ptr noundef @.str)
  store i32 0, ptr %i26, align 4
  br label %for.cond27

for.cond27:                                       ; preds = %for.inc35, %for.end24
  %14 = load i32, ptr %i26, align 4
  %cmp28 = icmp slt i32 %14, 16
  br i1 %cmp28, label %for.body30, label %for.end37

for.body30:                                       ; preds = %for.cond27
  %15 = load i32, ptr %i26, align 4
  %idxprom31 = sext i32 %15 to i64
  %arrayidx32 = getelementptr inbounds [16 x i8], ptr %state, i64 0, i64 %idxprom31
  %16 = load i8, ptr %arrayidx32, align 1
  %conv33 = zext i8 %16 to i32
  %call34 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %conv33)
  br label %for.inc35

for.inc35:                                        ; preds = %for.body30
  %17 = load i32, ptr %i26, align 4
  %inc36 = add nsw i32 %17, 1
  store i32 %inc36, ptr %i26, align 4
  br label %for.cond27, !llvm.loop !8

for.end37:                                        ; preds = %for.cond27
  %call38 = call i32 (ptr, ...) @printf(ptr noundef @.str.2)
  %18 = load i32, ptr %wrong, align 4
  ret i32 %18
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @make_substitution() #0 {
entry:
  %i = alloca i32, align 4
  %inverse = alloca i8, align 1
  %j = alloca i32, align 4
  %x = alloca i8, align 1
  %k = alloca i32, align 4
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc25, %entry
  %0 = load i32, ptr %i, align 4
  %cmp = icmp slt i32 %0, 256
  br i1 %cmp, label %for.body, label %for.end27

for.body:                                         ; preds = %for.cond
  store i8 0, ptr %inverse, align 1
  store i32 1, ptr %j, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %1 = load i32, ptr %i, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond1
  %2 = load i32, ptr %j, align 4
  %cmp2 = icmp slt i32 %2, 256
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond1
  %3 = phi i1 [ false, %for.cond1 ], [ %cmp2, %land.rhs ]
  br i1 %3, label %for.body3, label %for.end

for.body3:                                        ; preds = %land.end
  %4 = load i32, ptr %i, align 4
  %conv = trunc i32 %4 to i8
  %5 = load i32, ptr %j, align 4
  %conv4 = trunc i32 %5 to i8
  %call = call zeroext i8 @product(i8 noundef zeroext %conv, i8 noundef zeroext %conv4)
  %conv5 = zext i8 %call to i32
  %cmp6 = icmp eq i32 %conv5, 1
  br i1 %cmp6, label %if.then, label %if.end

if.then:                                          ; preds = %for.body3
  %6 = load i32, ptr %j, align 4
  %conv8 = trunc i32 %6 to i8
  store i8 %conv8, ptr %inverse, align 1
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body3
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %7 = load i32, ptr %j, align 4
  %inc = add nsw i32 %7, 1
  store i32 %inc, ptr %j, align 4
  br label %for.cond1, !llvm.loop !9

for.end:                                          ; preds = %land.end
  %8 = load i8, ptr %inverse, align 1
  store i8 %8, ptr %x, align 1
  store i32 0, ptr %k, align 4
  br label %for.cond9

for.cond9:                                        ; preds = %for.inc19, %for.end
  %9 = load i32, ptr %k, align 4
  %cmp10 = icmp slt i32 %9, 4
  br i1 %cmp10, label %for.body12, label %for.end21

for.body12:                                       ; preds = %for.cond9
  %10 = load i8, ptr %inverse, align 1
  %conv13 = zext i8 %10 to i32
  %shl = shl i32 %conv13, 1
  %11 = load i8, ptr %inverse, align 1
  %conv14 = zext i8 %11 to i32
  %shr = ashr i32 %conv14, 7
  %or = or i32 %shl, %shr
  %conv15 = trunc i32 %or to i8
  store i8 %conv15, ptr %inverse, align 1
  %12 = load i8, ptr %inverse, align 1
  %conv16 = zext i8 %12 to i32
  %13 = load i8, ptr %x, align 1
  %conv17 = zext i8 %13 to i32
  %xor = xor i32 %conv17, %conv16
  %conv18 = trunc i32 %xor to i8
  store i8 %conv18, ptr %x, align 1
  br label %for.inc19

for.inc19:                                        ; preds = %for.body12
  %14 = load i32, ptr %k, align 4
  %inc20 = add nsw i32 %14, 1
  store i32 %inc20, ptr %k, align 4
  br label %for.cond9, !llvm.loop !10

for.end21:                                        ; preds = %for.cond9
  %15 = load i8, ptr %x, align 1
  %conv22 = zext i8 %15 to i32
  %xor23 = xor i32 %conv22, 99
  %conv24 = trunc i32 %xor23 to i8
  %16 = load i32, ptr %i, align 4
  %idxprom = sext i32 %16 to i64
  %arrayidx = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom
  store i8 %conv24, ptr %arrayidx, align 1
  br label %for.inc25

for.inc25:                                        ; preds = %for.end21
  %17 = load i32, ptr %i, align 4
  %inc26 = add nsw i32 %17, 1
  store i32 %inc26, ptr %i, align 4
  br label %for.cond, !llvm.loop !11

for.end27:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @expand_key(ptr noundef %key) #0 {
entry:
  %key.addr = alloca ptr, align 8
  %constant = alloca i8, align 1
  %i = alloca i32, align 4
  %word = alloca [4 x i8], align 1
  %first = alloca i8, align 1
  %j = alloca i32, align 4
  %j17 = alloca i32, align 4
  store ptr %key, ptr %key.addr, align 8
  %0 = load ptr, ptr %key.addr, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @round_keys, ptr align 1 %0, i64 16, i1 false)
  store i8 1, ptr %constant, align 1
  store i32 16, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc37, %entry
  %1 = load i32, ptr %i, align 4
  %cmp = icmp slt i32 %1, 176
  br i1 %cmp, label %for.body, label %for.end39

for.body:                                         ; preds = %for.cond
  %arraydecay = getelementptr inbounds [4 x i8], ptr %word, i64 0, i64 0
  %2 = load i32, ptr %i, align 4
  %idx.ext = sext i32 %2 to i64
  %add.ptr = getelementptr inbounds i8, ptr @round_keys, i64 %idx.ext
  %add.ptr1 = getelementptr inbounds i8, ptr %add.ptr, i64 -4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %arraydecay, ptr align 1 %add.ptr1, i64 4, i1 false)
  %3 = load i32, ptr %i, align 4
  %rem = srem i32 %3, 16
  %cmp2 = icmp eq i32 %rem, 0
  br i1 %cmp2, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %arrayidx = getelementptr inbounds [4 x i8], ptr %word, i64 0, i64 0
  %4 = load i8, ptr %arrayidx, align 1
  store i8 %4, ptr %first, align 1
  store i32 0, ptr %j, align 4
  br label %for.cond3

for.cond3:                                        ; preds = %for.inc, %if.then
  %5 = load i32, ptr %j, align 4
  %cmp4 = icmp slt i32 %5, 3
  br i1 %cmp4, label %for.body5, label %for.end

for.body5:                                        ; preds = %for.cond3
  %6 = load i32, ptr %j, align 4
  %add = add nsw i32 %6, 1
  %idxprom = sext i32 %add to i64
  %arrayidx6 = getelementptr inbounds [4 x i8], ptr %word, i64 0, i64 %idxprom
  %7 = load i8, ptr %arrayidx6, align 1
  %idxprom7 = zext i8 %7 to i64
  %arrayidx8 = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom7
  %8 = load i8, ptr %arrayidx8, align 1
  %9 = load i32, ptr %j, align 4
  %idxprom9 = sext i32 %9 to i64
  %arrayidx10 = getelementptr inbounds [4 x i8], ptr %word, i64 0, i64 %idxprom9
  store i8 %8, ptr %arrayidx10, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body5
  %10 = load i32, ptr %j, align 4
  %inc = add nsw i32 %10, 1
  store i32 %inc, ptr %j, align 4
  br label %for.cond3, !llvm.loop !12

for.end:                                          ; preds = %for.cond3
  %11 = load i8, ptr %first, align 1
  %idxprom11 = zext i8 %11 to i64
  %arrayidx12 = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom11
  %12 = load i8, ptr %arrayidx12, align 1
  %arrayidx13 = getelementptr inbounds [4 x i8], ptr %word, i64 0, i64 3
  store i8 %12, ptr %arrayidx13, align 1
  %13 = load i8, ptr %constant, align 1
  %conv = zext i8 %13 to i32
  %arrayidx14 = getelementptr inbounds [4 x i8], ptr %word, i64 0, i64 0
  %14 = load i8, ptr %arrayidx14, align 1
  %conv15 = zext i8 %14 to i32
  %xor = xor i32 %conv15, %conv
  %conv16 = trunc i32 %xor to i8
  store i8 %conv16, ptr %arrayidx14, align 1
  %15 = load i8, ptr %constant, align 1
  %call = call zeroext i8 @doubled(i8 noundef zeroext %15)
  store i8 %call, ptr %constant, align 1
  br label %if.end

if.end:                                           ; preds = %for.end, %for.body
  store i32 0, ptr %j17, align 4
  br label %for.cond18

for.cond18:                                       ; preds = %for.inc34, %if.end
  %16 = load i32, ptr %j17, align 4
  %cmp19 = icmp slt i32 %16, 4
  br i1 %cmp19, label %for.body21, label %for.end36

for.body21:                                       ; preds = %for.cond18
  %17 = load i32, ptr %i, align 4
  %18 = load i32, ptr %j17, align 4
  %add22 = add nsw i32 %17, %18
  %sub = sub nsw i32 %add22, 16
  %idxprom23 = sext i32 %sub to i64
  %arrayidx24 = getelementptr inbounds [176 x i8], ptr @round_keys, i64 0, i64 %idxprom23
  %19 = load i8, ptr %arrayidx24, align 1
  %conv25 = zext i8 %19 to i32
  %20 = load i32, ptr %j17, align 4
  %idxprom26 = sext i32 %20 to i64
  %arrayidx27 = getelementptr inbounds [4 x i8], ptr %word, i64 0, i64 %idxprom26
  %21 = load i8, ptr %arrayidx27, align 1
  %conv28 = zext i8 %21 to i32
  %xor29 = xor i32 %conv25, %conv28
  %conv30 = trunc i32 %xor29 to i8
  %22 = load i32, ptr %i, align 4
  %23 = load i32, ptr %j17, align 4
  %add31 = add nsw i32 %22, %23
  %idxprom32 = sext i32 %add31 to i64
  %arrayidx33 = getelementptr inbounds [176 x i8], ptr @round_keys, i64 0, i64 %idxprom32
  store i8 %conv30, ptr %arrayidx33, align 1
  br label %for.inc34

for.inc34:                                        ; preds = %for.body21
  %24 = load i32, ptr %j17, align 4
  %inc35 = add nsw i32 %24, 1
  store i32 %inc35, ptr %j17, align 4
  br label %for.cond18, !llvm.loop !13

for.end36:                                        ; preds = %for.cond18
  br label %for.inc37

for.inc37:                                        ; preds = %for.end36
  %25 = load i32, ptr %i, align 4
  %add38 = add nsw i32 %25, 4
  store i32 %add38, ptr %i, align 4
  br label %for.cond, !llvm.loop !14

for.end39:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @encrypt(ptr noundef %state) #0 {
entry:
  %state.addr = alloca ptr, align 8
  %round = alloca i32, align 4
  store ptr %state, ptr %state.addr, align 8
  %0 = load ptr, ptr %state.addr, align 8
  call void @add_round_key(ptr noundef %0, i32 noundef 0)
  store i32 1, ptr %round, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %round, align 4
  %cmp = icmp slt i32 %1, 10
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load ptr, ptr %state.addr, align 8
  call void @substitute(ptr noundef %2)
  %3 = load ptr, ptr %state.addr, align 8
  call void @shift_rows(ptr noundef %3)
  %4 = load ptr, ptr %state.addr, align 8
  call void @mix_columns(ptr noundef %4)
  %5 = load ptr, ptr %state.addr, align 8
  %6 = load i32, ptr %round, align 4
  call void @add_round_key(ptr noundef %5, i32 noundef %6)
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %7 = load i32, ptr %round, align 4
  %inc = add nsw i32 %7, 1
  store i32 %inc, ptr %round, align 4
  br label %for.cond, !llvm.loop !15

for.end:                                          ; preds = %for.cond
  %8 = load ptr, ptr %state.addr, align 8
  call void @substitute(ptr noundef %8)
  %9 = load ptr, ptr %state.addr, align 8
  call void @shift_rows(ptr noundef %9)
  %10 = load ptr, ptr %state.addr, align 8
  call void @add_round_key(ptr noundef %10, i32 noundef 10)
  ret void
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #2

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: noinline nounwind uwtable
define internal zeroext i8 @product(i8 noundef zeroext %a, i8 noundef zeroext %b) #0 {
entry:
  %a.addr = alloca i8, align 1
  %b.addr = alloca i8, align 1
  %sum = alloca i8, align 1
  store i8 %a, ptr %a.addr, align 1
  store i8 %b, ptr %b.addr, align 1
  store i8 0, ptr %sum, align 1
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i8, ptr %b.addr, align 1
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load i8, ptr %b.addr, align 1
  %conv = zext i8 %1 to i32
  %and = and i32 %conv, 1
  %tobool1 = icmp ne i32 %and, 0
  br i1 %tobool1, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %2 = load i8, ptr %a.addr, align 1
  %conv2 = zext i8 %2 to i32
  %3 = load i8, ptr %sum, align 1
  %conv3 = zext i8 %3 to i32
  %xor = xor i32 %conv3, %conv2
  %conv4 = trunc i32 %xor to i8
  store i8 %conv4, ptr %sum, align 1
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %4 = load i8, ptr %b.addr, align 1
  %conv5 = zext i8 %4 to i32
  %shr = ashr i32 %conv5, 1
  %conv6 = trunc i32 %shr to i8
  store i8 %conv6, ptr %b.addr, align 1
  %5 = load i8, ptr %a.addr, align 1
  %call = call zeroext i8 @doubled(i8 noundef zeroext %5)
  store i8 %call, ptr %a.addr, align 1
  br label %for.cond, !llvm.loop !16

for.end:                                          ; preds = %for.cond
  %6 = load i8, ptr %sum, align 1
  ret i8 %6
}

; Function Attrs: noinline nounwind uwtable
define internal zeroext i8 @doubled(i8 noundef zeroext %x) #0 {
entry:
  %x.addr = alloca i8, align 1
  store i8 %x, ptr %x.addr, align 1
  %0 = load i8, ptr %x.addr, align 1
  %conv = zext i8 %0 to i32
  %shl = shl i32 %conv, 1
  %1 = load i8, ptr %x.addr, align 1
  %conv1 = zext i8 %1 to i32
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
  %state.addr = alloca ptr, align 8
  %round.addr = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %state, ptr %state.addr, align 8
  store i32 %round, ptr %round.addr, align 4
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4
  %cmp = icmp slt i32 %0, 16
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %round.addr, align 4
  %mul = mul nsw i32 16, %1
  %2 = load i32, ptr %i, align 4
  %add = add nsw i32 %mul, %2
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds [176 x i8], ptr @round_keys, i64 0, i64 %idxprom
  %3 = load i8, ptr %arrayidx, align 1
  %conv = zext i8 %3 to i32
  %4 = load ptr, ptr %state.addr, align 8
  %5 = load i32, ptr %i, align 4
  %idxprom1 = sext i32 %5 to i64
  %arrayidx2 = getelementptr inbounds i8, ptr %4, i64 %idxprom1
  %6 = load i8, ptr %arrayidx2, align 1
  %conv3 = zext i8 %6 to i32
  %xor = xor i32 %conv3, %conv
  %conv4 = trunc i32 %xor to i8
  store i8 %conv4, ptr %arrayidx2, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %7 = load i32, ptr %i, align 4
  %inc = add nsw i32 %7, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !17

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @substitute(ptr noundef %state) #0 {
entry:
  %state.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  store ptr %state, ptr %state.addr, align 8
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4
  %cmp = icmp slt i32 %0, 16
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load ptr, ptr %state.addr, align 8
  %2 = load i32, ptr %i, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds i8, ptr %1, i64 %idxprom
  %3 = load i8, ptr %arrayidx, align 1
  %idxprom1 = zext i8 %3 to i64
  %arrayidx2 = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom1
  %4 = load i8, ptr %arrayidx2, align 1
  %5 = load ptr, ptr %state.addr, align 8
  %6 = load i32, ptr %i, align 4
  %idxprom3 = sext i32 %6 to i64
  %arrayidx4 = getelementptr inbounds i8, ptr %5, i64 %idxprom3
  store i8 %4, ptr %arrayidx4, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %7 = load i32, ptr %i, align 4
  %inc = add nsw i32 %7, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !18

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @shift_rows(ptr noundef %state) #0 {
entry:
  %state.addr = alloca ptr, align 8
  %old = alloca [16 x i8], align 16
  %column = alloca i32, align 4
  %row = alloca i32, align 4
  store ptr %state, ptr %state.addr, align 8
  %arraydecay = getelementptr inbounds [16 x i8], ptr %old, i64 0, i64 0
  %0 = load ptr, ptr %state.addr, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arraydecay, ptr align 1 %0, i64 16, i1 false)
  store i32 0, ptr %column, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc9, %entry
  %1 = load i32, ptr %column, align 4
  %cmp = icmp slt i32 %1, 4
  br i1 %cmp, label %for.body, label %for.end11

for.body:                                         ; preds = %for.cond
  store i32 0, ptr %row, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %2 = load i32, ptr %row, align 4
  %cmp2 = icmp slt i32 %2, 4
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %3 = load i32, ptr %column, align 4
  %4 = load i32, ptr %row, align 4
  %add = add nsw i32 %3, %4
  %rem = srem i32 %add, 4
  %mul = mul nsw i32 4, %rem
  %5 = load i32, ptr %row, align 4
  %add4 = add nsw i32 %mul, %5
  %idxprom = sext i32 %add4 to i64
  %arrayidx = getelementptr inbounds [16 x i8], ptr %old, i64 0, i64 %idxprom
  %6 = load i8, ptr %arrayidx, align 1
  %7 = load ptr, ptr %state.addr, align 8
  %8 = load i32, ptr %column, align 4
  %mul5 = mul nsw i32 4, %8
  %9 = load i32, ptr %row, align 4
  %add6 = add nsw i32 %mul5, %9
  %idxprom7 = sext i32 %add6 to i64
  %arrayidx8 = getelementptr inbounds i8, ptr %7, i64 %idxprom7
  store i8 %6, ptr %arrayidx8, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body3
  %10 = load i32, ptr %row, align 4
  %inc = add nsw i32 %10, 1
  store i32 %inc, ptr %row, align 4
  br label %for.cond1, !llvm.loop !19

for.end:                                          ; preds = %for.cond1
  br label %for.inc9

for.inc9:                                         ; preds = %for.end
  %11 = load i32, ptr %column, align 4
  %inc10 = add nsw i32 %11, 1
  store i32 %inc10, ptr %column, align 4
  br label %for.cond, !llvm.loop !20

for.end11:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @mix_columns(ptr noundef %state) #0 {
entry:
  %state.addr = alloca ptr, align 8
  %column = alloca i32, align 4
  %p = alloca ptr, align 8
  %a = alloca i8, align 1
  %b = alloca i8, align 1
  %c = alloca i8, align 1
  %d = alloca i8, align 1
  %all = alloca i8, align 1
  store ptr %state, ptr %state.addr, align 8
  store i32 0, ptr %column, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %column, align 4
  %cmp = icmp slt i32 %0, 4
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load ptr, ptr %state.addr, align 8
  %2 = load i32, ptr %column, align 4
  %mul = mul nsw i32 4, %2
  %idx.ext = sext i32 %mul to i64
  %add.ptr = getelementptr inbounds i8, ptr %1, i64 %idx.ext
  store ptr %add.ptr, ptr %p, align 8
  %3 = load ptr, ptr %p, align 8
  %arrayidx = getelementptr inbounds i8, ptr %3, i64 0
  %4 = load i8, ptr %arrayidx, align 1
  store i8 %4, ptr %a, align 1
  %5 = load ptr, ptr %p, align 8
  %arrayidx1 = getelementptr inbounds i8, ptr %5, i64 1
  %6 = load i8, ptr %arrayidx1, align 1
  store i8 %6, ptr %b, align 1
  %7 = load ptr, ptr %p, align 8
  %arrayidx2 = getelementptr inbounds i8, ptr %7, i64 2
  %8 = load i8, ptr %arrayidx2, align 1
  store i8 %8, ptr %c, align 1
  %9 = load ptr, ptr %p, align 8
  %arrayidx3 = getelementptr inbounds i8, ptr %9, i64 3
  %10 = load i8, ptr %arrayidx3, align 1
  store i8 %10, ptr %d, align 1
  %11 = load i8, ptr %a, align 1
  %conv = zext i8 %11 to i32
  %12 = load i8, ptr %b, align 1
  %conv4 = zext i8 %12 to i32
  %xor = xor i32 %conv, %conv4
  %13 = load i8, ptr %c, align 1
  %conv5 = zext i8 %13 to i32
  %xor6 = xor i32 %xor, %conv5
  %14 = load i8, ptr %d, align 1
  %conv7 = zext i8 %14 to i32
  %xor8 = xor i32 %xor6, %conv7
  %conv9 = trunc i32 %xor8 to i8
  store i8 %conv9, ptr %all, align 1
  %15 = load i8, ptr %all, align 1
  %conv10 = zext i8 %15 to i32
  %16 = load i8, ptr %a, align 1
  %conv11 = zext i8 %16 to i32
  %17 = load i8, ptr %b, align 1
  %conv12 = zext i8 %17 to i32
  %xor13 = xor i32 %conv11, %conv12
  %conv14 = trunc i32 %xor13 to i8
  %call = call zeroext i8 @doubled(i8 noundef zeroext %conv14)
  %conv15 = zext i8 %call to i32
  %xor16 = xor i32 %conv10, %conv15
  %18 = load ptr, ptr %p, align 8
  %arrayidx17 = getelementptr inbounds i8, ptr %18, i64 0
  %19 = load i8, ptr %arrayidx17, align 1
  %conv18 = zext i8 %19 to i32
  %xor19 = xor i32 %conv18, %xor16
  %conv20 = trunc i32 %xor19 to i8
  store i8 %conv20, ptr %arrayidx17, align 1
  %20 = load i8, ptr %all, align 1
  %conv21 = zext i8 %20 to i32
  %21 = load i8, ptr %b, align 1
  %conv22 = zext i8 %21 to i32
  %22 = load i8, ptr %c, align 1
  %conv23 = zext i8 %22 to i32
  %xor24 = xor i32 %conv22, %conv23
  %conv25 = trunc i32 %xor24 to i8
  %call26 = call zeroext i8 @doubled(i8 noundef zeroext %conv25)
  %conv27 = zext i8 %call26 to i32
  %xor28 = xor i32 %conv21, %conv27
  %23 = load ptr, ptr %p, align 8
  %arrayidx29 = getelementptr inbounds i8, ptr %23, i64 1
  %24 = load i8, ptr %arrayidx29, align 1
  %conv30 = zext i8 %24 to i32
  %xor31 = xor i32 %conv30, %xor28
  %conv32 = trunc i32 %xor31 to i8
  store i8 %conv32, ptr %arrayidx29, align 1
  %25 = load i8, ptr %all, align 1
  %conv33 = zext i8 %25 to i32
  %26 = load i8, ptr %c, align 1
  %conv34 = zext i8 %26 to i32
  %27 = load i8, ptr %d, align 1
  %conv35 = zext i8 %27 to i32
  %xor36 = xor i32 %conv34, %conv35
  %conv37 = trunc i32 %xor36 to i8
  %call38 = call zeroext i8 @doubled(i8 noundef zeroext %conv37)
  %conv39 = zext i8 %call38 to i32
  %xor40 = xor i32 %conv33, %conv39
  %28 = load ptr, ptr %p, align 8
  %arrayidx41 = getelementptr inbounds i8, ptr %28, i64 2
  %29 = load i8, ptr %arrayidx41, align 1
  %conv42 = zext i8 %29 to i32
  %xor43 = xor i32 %conv42, %xor40
  %conv44 = trunc i32 %xor43 to i8
  store i8 %conv44, ptr %arrayidx41, align 1
  %30 = load i8, ptr %all, align 1
  %conv45 = zext i8 %30 to i32
  %31 = load i8, ptr %d, align 1
  %conv46 = zext i8 %31 to i32
  %32 = load i8, ptr %a, align 1
  %conv47 = zext i8 %32 to i32
  %xor48 = xor i32 %conv46, %conv47
  %conv49 = trunc i32 %xor48 to i8
  %call50 = call zeroext i8 @doubled(i8 noundef zeroext %conv49)
  %conv51 = zext i8 %call50 to i32
  %xor52 = xor i32 %conv45, %conv51
  %33 = load ptr, ptr %p, align 8
  %arrayidx53 = getelementptr inbounds i8, ptr %33, i64 3
  %34 = load i8, ptr %arrayidx53, align 1
  %conv54 = zext i8 %34 to i32
  %xor55 = xor i32 %conv54, %xor52
  %conv56 = trunc i32 %xor55 to i8
  store i8 %conv56, ptr %arrayidx53, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %35 = load i32, ptr %column, align 4
  %inc = add nsw i32 %35, 1
  store i32 %inc, ptr %column, align 4
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
