source_filename = "sha256.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@main.of_abc = internal constant [8 x i32] [i32 -1166534977, i32 -1895706646, i32 1094795486, i32 1571693091, i32 -1341955677, i32 -1776846180, i32 -1273954463, i32 -234875475], align 16
@main.of_million = internal constant [8 x i32] [i32 -842568100, i32 -1726678126, i32 -2120103966, i32 -2066268569, i32 -243230136, i32 -1533599730, i32 74267084, i32 -955175728], align 16
@main.letters = internal global [1000000 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"sha256: %08x..%08x\0A\00", align 1
@sha256.start = internal constant [8 x i32] [i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225], align 16
@kRound = internal constant [64 x i32] [i32 1116352408, i32 1899447441, i32 -1245643825, i32 -373957723, i32 961987163, i32 1508970993, i32 -1841331548, i32 -1424204075, i32 -670586216, i32 310598401, i32 607225278, i32 1426881987, i32 1925078388, i32 -2132889090, i32 -1680079193, i32 -1046744716, i32 -459576895, i32 -272742522, i32 264347078, i32 604807628, i32 770255983, i32 1249150122, i32 1555081692, i32 1996064986, i32 -1740746414, i32 -1473132947, i32 -1341970488, i32 -1084653625, i32 -958395405, i32 -710438585, i32 113926993, i32 338241895, i32 666307205, i32 773529912, i32 1294757372, i32 1396182291, i32 1695183700, i32 1986661051, i32 -2117940946, i32 -1838011259, i32 -1564481375, i32 -1474664885, i32 -1035236496, i32 -949202525, i32 -778901479, i32 -694614492, i32 -200395387, i32 275423344, i32 430227734, i32 506948616, i32 659060556, i32 883997877, i32 958139571, i32 1322822218, i32 1537002063, i32 1747873779, i32 1955562222, i32 2024104815, i32 -2067236844, i32 -1933114872, i32 -1866530822, i32 -1538233109, i32 -1090935817, i32 -965641998], align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %digest = alloca [8 x i32], align 16
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %arrayidx = getelementptr inbounds ptr, ptr %argv, i64 1
  %0 = load ptr, ptr %arrayidx, align 8
  %call = call i64 @strtol(ptr noundef %0, ptr noundef null, i32 noundef 10) #6
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %entry ]
  %arraydecay = getelementptr inbounds [8 x i32], ptr %digest, i64 0, i64 0
  call void @sha256(ptr noundef @.str, i64 noundef 3, ptr noundef %arraydecay)
  %arraydecay1 = getelementptr inbounds [8 x i32], ptr %digest, i64 0, i64 0
  %call2 = call i32 @memcmp(ptr noundef %arraydecay1, ptr noundef @main.of_abc, i64 noundef 32) #7
  %cmp3 = icmp ne i32 %call2, 0
  %conv = zext i1 %cmp3 to i32
  %conv4 = sext i32 %conv to i64
  %add = add nsw i64 0, %conv4
  call void @llvm.memset.p0.i64(ptr align 16 @main.letters, i8 97, i64 1000000, i1 false)
  br label %for.cond

for.cond:                                         ; preds = %for.body, %cond.end
  %wrong.0 = phi i64 [ %add, %cond.end ], [ %add13, %for.body ]
  %round.0 = phi i64 [ 0, %cond.end ], [ %inc, %for.body ]
  %mul = mul nsw i64 %cond, 80
  %cmp5 = icmp slt i64 %round.0, %mul
  br i1 %cmp5, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %arraydecay7 = getelementptr inbounds [8 x i32], ptr %digest, i64 0, i64 0
  call void @sha256(ptr noundef @main.letters, i64 noundef 1000000, ptr noundef %arraydecay7)
  %arraydecay8 = getelementptr inbounds [8 x i32], ptr %digest, i64 0, i64 0
  %call9 = call i32 @memcmp(ptr noundef %arraydecay8, ptr noundef @main.of_million, i64 noundef 32) #7
  %cmp10 = icmp ne i32 %call9, 0
  %conv11 = zext i1 %cmp10 to i32
  %conv12 = sext i32 %conv11 to i64
  %add13 = add nsw i64 %wrong.0, %conv12
  %inc = add nsw i64 %round.0, 1
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  %arrayidx14 = getelementptr inbounds [8 x i32], ptr %digest, i64 0, i64 0
  %1 = load i32, ptr %arrayidx14, align 16
  %arrayidx15 = getelementptr inbounds [8 x i32], ptr %digest, i64 0, i64 7
  %2 = load i32, ptr %arrayidx15, align 4
  %call16 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %1, i32 noundef %2)
  %cmp17 = icmp ne i64 %wrong.0, 0
  %conv18 = zext i1 %cmp17 to i32
  ret i32 %conv18
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @sha256(ptr noundef %message, i64 noundef %length, ptr noundef %digest) #0 {
entry:
  %tail = alloca [128 x i8], align 16
  call void @llvm.memset.p0.i64(ptr align 16 %tail, i8 0, i64 128, i1 false)
  %div = udiv i64 %length, 64
  %mul = mul i64 %div, 64
  %sub = sub i64 %length, %mul
  %cmp = icmp ult i64 %sub, 56
  %0 = zext i1 %cmp to i64
  %cond = select i1 %cmp, i32 64, i32 128
  %conv = sext i32 %cond to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %digest, ptr align 16 @sha256.start, i64 32, i1 false)
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %i.0 = phi i64 [ 0, %entry ], [ %add, %for.body ]
  %cmp1 = icmp ult i64 %i.0, %mul
  br i1 %cmp1, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %add.ptr = getelementptr inbounds i8, ptr %message, i64 %i.0
  call void @absorb(ptr noundef %digest, ptr noundef %add.ptr)
  %add = add i64 %i.0, 64
  br label %for.cond, !llvm.loop !7

for.end:                                          ; preds = %for.cond
  %arraydecay = getelementptr inbounds [128 x i8], ptr %tail, i64 0, i64 0
  %add.ptr3 = getelementptr inbounds i8, ptr %message, i64 %mul
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arraydecay, ptr align 1 %add.ptr3, i64 %sub, i1 false)
  %arrayidx = getelementptr inbounds [128 x i8], ptr %tail, i64 0, i64 %sub
  store i8 -128, ptr %arrayidx, align 1
  br label %for.cond5

for.cond5:                                        ; preds = %for.body8, %for.end
  %i4.0 = phi i32 [ 0, %for.end ], [ %inc, %for.body8 ]
  %cmp6 = icmp slt i32 %i4.0, 8
  br i1 %cmp6, label %for.body8, label %for.cond19

for.body8:                                        ; preds = %for.cond5
  %mul9 = mul i64 8, %length
  %mul10 = mul nsw i32 8, %i4.0
  %sh_prom = zext i32 %mul10 to i64
  %shr = lshr i64 %mul9, %sh_prom
  %conv11 = trunc i64 %shr to i8
  %sub12 = sub i64 %conv, 1
  %conv13 = sext i32 %i4.0 to i64
  %sub14 = sub i64 %sub12, %conv13
  %arrayidx15 = getelementptr inbounds [128 x i8], ptr %tail, i64 0, i64 %sub14
  store i8 %conv11, ptr %arrayidx15, align 1
  %inc = add nsw i32 %i4.0, 1
  br label %for.cond5, !llvm.loop !8

for.cond19:                                       ; preds = %for.cond5, %for.body22
  %i18.0 = phi i64 [ %add26, %for.body22 ], [ 0, %for.cond5 ]
  %cmp20 = icmp ult i64 %i18.0, %conv
  br i1 %cmp20, label %for.body22, label %for.end27

for.body22:                                       ; preds = %for.cond19
  %arraydecay23 = getelementptr inbounds [128 x i8], ptr %tail, i64 0, i64 0
  %add.ptr24 = getelementptr inbounds i8, ptr %arraydecay23, i64 %i18.0
  call void @absorb(ptr noundef %digest, ptr noundef %add.ptr24)
  %add26 = add i64 %i18.0, 64
  br label %for.cond19, !llvm.loop !9

for.end27:                                        ; preds = %for.cond19
  ret void
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

declare i32 @printf(ptr noundef, ...) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: noinline nounwind uwtable
define internal void @absorb(ptr noundef %state, ptr noundef %block) #0 {
entry:
  %w = alloca [64 x i32], align 16
  %mixed = alloca [8 x i32], align 16
  %arrayidx = getelementptr inbounds i32, ptr %state, i64 0
  %0 = load i32, ptr %arrayidx, align 4
  %arrayidx1 = getelementptr inbounds i32, ptr %state, i64 1
  %1 = load i32, ptr %arrayidx1, align 4
  %arrayidx2 = getelementptr inbounds i32, ptr %state, i64 2
  %2 = load i32, ptr %arrayidx2, align 4
  %arrayidx3 = getelementptr inbounds i32, ptr %state, i64 3
  %3 = load i32, ptr %arrayidx3, align 4
  %arrayidx4 = getelementptr inbounds i32, ptr %state, i64 4
  %4 = load i32, ptr %arrayidx4, align 4
  %arrayidx5 = getelementptr inbounds i32, ptr %state, i64 5
  %5 = load i32, ptr %arrayidx5, align 4
  %arrayidx6 = getelementptr inbounds i32, ptr %state, i64 6
  %6 = load i32, ptr %arrayidx6, align 4
  %arrayidx7 = getelementptr inbounds i32, ptr %state, i64 7
  %7 = load i32, ptr %arrayidx7, align 4
  %arraydecay = getelementptr inbounds [64 x i32], ptr %w, i64 0, i64 0
  call void @load_block(ptr noundef %block, ptr noundef %arraydecay)
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %e.0 = phi i32 [ %4, %entry ], [ %add30, %for.body ]
  %f.0 = phi i32 [ %5, %entry ], [ %e.0, %for.body ]
  %g.0 = phi i32 [ %6, %entry ], [ %f.0, %for.body ]
  %h.0 = phi i32 [ %7, %entry ], [ %g.0, %for.body ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %d.0 = phi i32 [ %3, %entry ], [ %c.0, %for.body ]
  %c.0 = phi i32 [ %2, %entry ], [ %b.0, %for.body ]
  %b.0 = phi i32 [ %1, %entry ], [ %a.0, %for.body ]
  %a.0 = phi i32 [ %0, %entry ], [ %add31, %for.body ]
  %cmp = icmp slt i32 %i.0, 64
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %and = and i32 %e.0, %f.0
  %not = xor i32 %e.0, -1
  %and8 = and i32 %not, %g.0
  %xor = xor i32 %and, %and8
  %and9 = and i32 %a.0, %b.0
  %and10 = and i32 %a.0, %c.0
  %xor11 = xor i32 %and9, %and10
  %and12 = and i32 %b.0, %c.0
  %xor13 = xor i32 %xor11, %and12
  %call = call i32 @rotate(i32 noundef %e.0, i32 noundef 6)
  %call14 = call i32 @rotate(i32 noundef %e.0, i32 noundef 11)
  %xor15 = xor i32 %call, %call14
  %call16 = call i32 @rotate(i32 noundef %e.0, i32 noundef 25)
  %xor17 = xor i32 %xor15, %call16
  %add = add i32 %h.0, %xor17
  %add18 = add i32 %add, %xor
  %idxprom = sext i32 %i.0 to i64
  %arrayidx19 = getelementptr inbounds [64 x i32], ptr @kRound, i64 0, i64 %idxprom
  %8 = load i32, ptr %arrayidx19, align 4
  %add20 = add i32 %add18, %8
  %idxprom21 = sext i32 %i.0 to i64
  %arrayidx22 = getelementptr inbounds [64 x i32], ptr %w, i64 0, i64 %idxprom21
  %9 = load i32, ptr %arrayidx22, align 4
  %add23 = add i32 %add20, %9
  %call24 = call i32 @rotate(i32 noundef %a.0, i32 noundef 2)
  %call25 = call i32 @rotate(i32 noundef %a.0, i32 noundef 13)
  %xor26 = xor i32 %call24, %call25
  %call27 = call i32 @rotate(i32 noundef %a.0, i32 noundef 22)
  %xor28 = xor i32 %xor26, %call27
  %add29 = add i32 %xor28, %xor13
  %add30 = add i32 %d.0, %add23
  %add31 = add i32 %add23, %add29
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !10

for.end:                                          ; preds = %for.cond
  store i32 %a.0, ptr %mixed, align 4
  %arrayinit.element = getelementptr inbounds i32, ptr %mixed, i64 1
  store i32 %b.0, ptr %arrayinit.element, align 4
  %arrayinit.element32 = getelementptr inbounds i32, ptr %mixed, i64 2
  store i32 %c.0, ptr %arrayinit.element32, align 4
  %arrayinit.element33 = getelementptr inbounds i32, ptr %mixed, i64 3
  store i32 %d.0, ptr %arrayinit.element33, align 4
  %arrayinit.element34 = getelementptr inbounds i32, ptr %mixed, i64 4
  store i32 %e.0, ptr %arrayinit.element34, align 4
  %arrayinit.element35 = getelementptr inbounds i32, ptr %mixed, i64 5
  store i32 %f.0, ptr %arrayinit.element35, align 4
  %arrayinit.element36 = getelementptr inbounds i32, ptr %mixed, i64 6
  store i32 %g.0, ptr %arrayinit.element36, align 4
  %arrayinit.element37 = getelementptr inbounds i32, ptr %mixed, i64 7
  store i32 %h.0, ptr %arrayinit.element37, align 4
  br label %for.cond39

for.cond39:                                       ; preds = %for.body41, %for.end
  %i38.0 = phi i32 [ 0, %for.end ], [ %inc48, %for.body41 ]
  %cmp40 = icmp slt i32 %i38.0, 8
  br i1 %cmp40, label %for.body41, label %for.end49

for.body41:                                       ; preds = %for.cond39
  %idxprom42 = sext i32 %i38.0 to i64
  %arrayidx43 = getelementptr inbounds [8 x i32], ptr %mixed, i64 0, i64 %idxprom42
  %10 = load i32, ptr %arrayidx43, align 4
  %idxprom44 = sext i32 %i38.0 to i64
  %arrayidx45 = getelementptr inbounds i32, ptr %state, i64 %idxprom44
  %11 = load i32, ptr %arrayidx45, align 4
  %add46 = add i32 %11, %10
  store i32 %add46, ptr %arrayidx45, align 4
  %inc48 = add nsw i32 %i38.0, 1
  br label %for.cond39, !llvm.loop !11

for.end49:                                        ; preds = %for.cond39
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @load_block(ptr noundef %block, ptr noundef %w) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %cmp = icmp slt i32 %i.0, 16
  br i1 %cmp, label %for.body, label %for.cond22

for.body:                                         ; preds = %for.cond
  %mul = mul nsw i32 4, %i.0
  %idxprom = sext i32 %mul to i64
  %arrayidx = getelementptr inbounds i8, ptr %block, i64 %idxprom
  %0 = load i8, ptr %arrayidx, align 1
  %conv = zext i8 %0 to i32
  %shl = shl i32 %conv, 24
  %mul1 = mul nsw i32 4, %i.0
  %add = add nsw i32 %mul1, 1
  %idxprom2 = sext i32 %add to i64
  %arrayidx3 = getelementptr inbounds i8, ptr %block, i64 %idxprom2
  %1 = load i8, ptr %arrayidx3, align 1
  %conv4 = zext i8 %1 to i32
  %shl5 = shl i32 %conv4, 16
  %or = or i32 %shl, %shl5
  %mul6 = mul nsw i32 4, %i.0
  %add7 = add nsw i32 %mul6, 2
  %idxprom8 = sext i32 %add7 to i64
  %arrayidx9 = getelementptr inbounds i8, ptr %block, i64 %idxprom8
  %2 = load i8, ptr %arrayidx9, align 1
  %conv10 = zext i8 %2 to i32
  %shl11 = shl i32 %conv10, 8
  %or12 = or i32 %or, %shl11
  %mul13 = mul nsw i32 4, %i.0
  %add14 = add nsw i32 %mul13, 3
  %idxprom15 = sext i32 %add14 to i64
  %arrayidx16 = getelementptr inbounds i8, ptr %block, i64 %idxprom15
  %3 = load i8, ptr %arrayidx16, align 1
  %conv17 = zext i8 %3 to i32
  %or18 = or i32 %or12, %conv17
  %idxprom19 = sext i32 %i.0 to i64
  %arrayidx20 = getelementptr inbounds i32, ptr %w, i64 %idxprom19
  store i32 %or18, ptr %arrayidx20, align 4
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !12

for.cond22:                                       ; preds = %for.cond, %for.body25
  %i21.0 = phi i32 [ %inc62, %for.body25 ], [ 16, %for.cond ]
  %cmp23 = icmp slt i32 %i21.0, 64
  br i1 %cmp23, label %for.body25, label %for.end63

for.body25:                                       ; preds = %for.cond22
  %sub = sub nsw i32 %i21.0, 15
  %idxprom26 = sext i32 %sub to i64
  %arrayidx27 = getelementptr inbounds i32, ptr %w, i64 %idxprom26
  %4 = load i32, ptr %arrayidx27, align 4
  %call = call i32 @rotate(i32 noundef %4, i32 noundef 7)
  %sub28 = sub nsw i32 %i21.0, 15
  %idxprom29 = sext i32 %sub28 to i64
  %arrayidx30 = getelementptr inbounds i32, ptr %w, i64 %idxprom29
  %5 = load i32, ptr %arrayidx30, align 4
  %call31 = call i32 @rotate(i32 noundef %5, i32 noundef 18)
  %xor = xor i32 %call, %call31
  %sub32 = sub nsw i32 %i21.0, 15
  %idxprom33 = sext i32 %sub32 to i64
  %arrayidx34 = getelementptr inbounds i32, ptr %w, i64 %idxprom33
  %6 = load i32, ptr %arrayidx34, align 4
  %shr = lshr i32 %6, 3
  %xor35 = xor i32 %xor, %shr
  %sub36 = sub nsw i32 %i21.0, 2
  %idxprom37 = sext i32 %sub36 to i64
  %arrayidx38 = getelementptr inbounds i32, ptr %w, i64 %idxprom37
  %7 = load i32, ptr %arrayidx38, align 4
  %call39 = call i32 @rotate(i32 noundef %7, i32 noundef 17)
  %sub40 = sub nsw i32 %i21.0, 2
  %idxprom41 = sext i32 %sub40 to i64
  %arrayidx42 = getelementptr inbounds i32, ptr %w, i64 %idxprom41
  %8 = load i32, ptr %arrayidx42, align 4
  %call43 = call i32 @rotate(i32 noundef %8, i32 noundef 19)
  %xor44 = xor i32 %call39, %call43
  %sub45 = sub nsw i32 %i21.0, 2
  %idxprom46 = sext i32 %sub45 to i64
  %arrayidx47 = getelementptr inbounds i32, ptr %w, i64 %idxprom46
  %9 = load i32, ptr %arrayidx47, align 4
  %shr48 = lshr i32 %9, 10
  %xor49 = xor i32 %xor44, %shr48
  %sub50 = sub nsw i32 %i21.0, 16
  %idxprom51 = sext i32 %sub50 to i64
  %arrayidx52 = getelementptr inbounds i32, ptr %w, i64 %idxprom51
  %10 = load i32, ptr %arrayidx52, align 4
  %add53 = add i32 %10, %xor35
  %sub54 = sub nsw i32 %i21.0, 7
  %idxprom55 = sext i32 %sub54 to i64
  %arrayidx56 = getelementptr inbounds i32, ptr %w, i64 %idxprom55
  %11 = load i32, ptr %arrayidx56, align 4
  %add57 = add i32 %add53, %11
  %add58 = add i32 %add57, %xor49
  %idxprom59 = sext i32 %i21.0 to i64
  %arrayidx60 = getelementptr inbounds i32, ptr %w, i64 %idxprom59
  store i32 %add58, ptr %arrayidx60, align 4
  %inc62 = add nsw i32 %i21.0, 1
  br label %for.cond22, !llvm.loop !13

for.end63:                                        ; preds = %for.cond22
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @rotate(i32 noundef %value, i32 noundef %count) #0 {
entry:
  %shr = lshr i32 %value, %count
  %sub = sub nsw i32 32, %count
  %shl = shl i32 %value, %sub
  %or = or i32 %shr, %shl
  ret i32 %or
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
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
