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
  %retval = alloca i32, align 4
  %argc.addr = alloca i32, align 4
  %argv.addr = alloca ptr, align 8
  %scale = alloca i64, align 8
  %digest = alloca [8 x i32], align 16
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
  store i64 0, ptr %wrong, align 8
  %arraydecay = getelementptr inbounds [8 x i32], ptr %digest, i64 0, i64 0
  call void @sha256(ptr noundef @.str, i64 noundef 3, ptr noundef %arraydecay)
  %arraydecay1 = getelementptr inbounds [8 x i32], ptr %digest, i64 0, i64 0
  %call2 = call i32 @memcmp(ptr noundef %arraydecay1, ptr noundef @main.of_abc, i64 noundef 32) #7
  %cmp3 = icmp ne i32 %call2, 0
  %conv = zext i1 %cmp3 to i32
  %conv4 = sext i32 %conv to i64
  %3 = load i64, ptr %wrong, align 8
  %add = add nsw i64 %3, %conv4
  store i64 %add, ptr %wrong, align 8
  call void @llvm.memset.p0.i64(ptr align 16 @main.letters, i8 97, i64 1000000, i1 false)
  store i64 0, ptr %round, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end
  %4 = load i64, ptr %round, align 8
  %5 = load i64, ptr %scale, align 8
  %mul = mul nsw i64 %5, 80
  %cmp5 = icmp slt i64 %4, %mul
  br i1 %cmp5, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %arraydecay7 = getelementptr inbounds [8 x i32], ptr %digest, i64 0, i64 0
  call void @sha256(ptr noundef @main.letters, i64 noundef 1000000, ptr noundef %arraydecay7)
  %arraydecay8 = getelementptr inbounds [8 x i32], ptr %digest, i64 0, i64 0
  %call9 = call i32 @memcmp(ptr noundef %arraydecay8, ptr noundef @main.of_million, i64 noundef 32) #7
  %cmp10 = icmp ne i32 %call9, 0
  %conv11 = zext i1 %cmp10 to i32
  %conv12 = sext i32 %conv11 to i64
  %6 = load i64, ptr %wrong, align 8
  %add13 = add nsw i64 %6, %conv12
  store i64 %add13, ptr %wrong, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %7 = load i64, ptr %round, align 8
  %inc = add nsw i64 %7, 1
  store i64 %inc, ptr %round, align 8
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  %arrayidx14 = getelementptr inbounds [8 x i32], ptr %digest, i64 0, i64 0
  %8 = load i32, ptr %arrayidx14, align 16
  %arrayidx15 = getelementptr inbounds [8 x i32], ptr %digest, i64 0, i64 7
  %9 = load i32, ptr %arrayidx15, align 4
  %call16 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %8, i32 noundef %9)
  %10 = load i64, ptr %wrong, align 8
  %cmp17 = icmp ne i64 %10, 0
  %conv18 = zext i1 %cmp17 to i32
  ret i32 %conv18
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @sha256(ptr noundef %message, i64 noundef %length, ptr noundef %digest) #0 {
entry:
  %message.addr = alloca ptr, align 8
  %length.addr = alloca i64, align 8
  %digest.addr = alloca ptr, align 8
  %tail = alloca [128 x i8], align 16
  %whole = alloca i64, align 8
  %rest = alloca i64, align 8
  %tail_length = alloca i64, align 8
  %i = alloca i64, align 8
  %i4 = alloca i32, align 4
  %i18 = alloca i64, align 8
  store ptr %message, ptr %message.addr, align 8
  store i64 %length, ptr %length.addr, align 8
  store ptr %digest, ptr %digest.addr, align 8
  call void @llvm.memset.p0.i64(ptr align 16 %tail, i8 0, i64 128, i1 false)
  %0 = load i64, ptr %length.addr, align 8
  %div = udiv i64 %0, 64
  %mul = mul i64 %div, 64
  store i64 %mul, ptr %whole, align 8
  %1 = load i64, ptr %length.addr, align 8
  %2 = load i64, ptr %whole, align 8
  %sub = sub i64 %1, %2
  store i64 %sub, ptr %rest, align 8
  %3 = load i64, ptr %rest, align 8
  %cmp = icmp ult i64 %3, 56
  %4 = zext i1 %cmp to i64
  %cond = select i1 %cmp, i32 64, i32 128
  %conv = sext i32 %cond to i64
  store i64 %conv, ptr %tail_length, align 8
  %5 = load ptr, ptr %digest.addr, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 16 @sha256.start, i64 32, i1 false)
  store i64 0, ptr %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %6 = load i64, ptr %i, align 8
  %7 = load i64, ptr %whole, align 8
  %cmp1 = icmp ult i64 %6, %7
  br i1 %cmp1, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %8 = load ptr, ptr %digest.addr, align 8
  %9 = load ptr, ptr %message.addr, align 8
  %10 = load i64, ptr %i, align 8
  %add.ptr = getelementptr inbounds i8, ptr %9, i64 %10
  call void @absorb(ptr noundef %8, ptr noundef %add.ptr)
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %11 = load i64, ptr %i, align 8
  %add = add i64 %11, 64
  store i64 %add, ptr %i, align 8
  br label %for.cond, !llvm.loop !7

for.end:                                          ; preds = %for.cond
  %arraydecay = getelementptr inbounds [128 x i8], ptr %tail, i64 0, i64 0
  %12 = load ptr, ptr %message.addr, align 8
  %13 = load i64, ptr %whole, align 8
  %add.ptr3 = getelementptr inbounds i8, ptr %12, i64 %13
  %14 = load i64, ptr %rest, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arraydecay, ptr align 1 %add.ptr3, i64 %14, i1 false)
  %15 = load i64, ptr %rest, align 8
  %arrayidx = getelementptr inbounds [128 x i8], ptr %tail, i64 0, i64 %15
  store i8 -128, ptr %arrayidx, align 1
  store i32 0, ptr %i4, align 4
  br label %for.cond5

for.cond5:                                        ; preds = %for.inc16, %for.end
  %16 = load i32, ptr %i4, align 4
  %cmp6 = icmp slt i32 %16, 8
  br i1 %cmp6, label %for.body8, label %for.end17

for.body8:                                        ; preds = %for.cond5
  %17 = load i64, ptr %length.addr, align 8
  %mul9 = mul i64 8, %17
  %18 = load i32, ptr %i4, align 4
  %mul10 = mul nsw i32 8, %18
  %sh_prom = zext i32 %mul10 to i64
  %shr = lshr i64 %mul9, %sh_prom
  %conv11 = trunc i64 %shr to i8
  %19 = load i64, ptr %tail_length, align 8
  %sub12 = sub i64 %19, 1
  %20 = load i32, ptr %i4, align 4
  %conv13 = sext i32 %20 to i64
  %sub14 = sub i64 %sub12, %conv13
  %arrayidx15 = getelementptr inbounds [128 x i8], ptr %tail, i64 0, i64 %sub14
  store i8 %conv11, ptr %arrayidx15, align 1
  br label %for.inc16

for.inc16:                                        ; preds = %for.body8
  %21 = load i32, ptr %i4, align 4
  %inc = add nsw i32 %21, 1
  store i32 %inc, ptr %i4, align 4
  br label %for.cond5, !llvm.loop !8

for.end17:                                        ; preds = %for.cond5
  store i64 0, ptr %i18, align 8
  br label %for.cond19

for.cond19:                                       ; preds = %for.inc25, %for.end17
  %22 = load i64, ptr %i18, align 8
  %23 = load i64, ptr %tail_length, align 8
  %cmp20 = icmp ult i64 %22, %23
  br i1 %cmp20, label %for.body22, label %for.end27

for.body22:                                       ; preds = %for.cond19
  %24 = load ptr, ptr %digest.addr, align 8
  %arraydecay23 = getelementptr inbounds [128 x i8], ptr %tail, i64 0, i64 0
  %25 = load i64, ptr %i18, align 8
  %add.ptr24 = getelementptr inbounds i8, ptr %arraydecay23, i64 %25
  call void @absorb(ptr noundef %24, ptr noundef %add.ptr24)
  br label %for.inc25

for.inc25:                                        ; preds = %for.body22
  %26 = load i64, ptr %i18, align 8
  %add26 = add i64 %26, 64
  store i64 %add26, ptr %i18, align 8
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
  %state.addr = alloca ptr, align 8
  %block.addr = alloca ptr, align 8
  %w = alloca [64 x i32], align 16
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %c = alloca i32, align 4
  %d = alloca i32, align 4
  %e = alloca i32, align 4
  %f = alloca i32, align 4
  %g = alloca i32, align 4
  %h = alloca i32, align 4
  %i = alloca i32, align 4
  %choice = alloca i32, align 4
  %majority = alloca i32, align 4
  %first = alloca i32, align 4
  %second = alloca i32, align 4
  %mixed = alloca [8 x i32], align 16
  %i38 = alloca i32, align 4
  store ptr %state, ptr %state.addr, align 8
  store ptr %block, ptr %block.addr, align 8
  %0 = load ptr, ptr %state.addr, align 8
  %arrayidx = getelementptr inbounds i32, ptr %0, i64 0
  %1 = load i32, ptr %arrayidx, align 4
  store i32 %1, ptr %a, align 4
  %2 = load ptr, ptr %state.addr, align 8
  %arrayidx1 = getelementptr inbounds i32, ptr %2, i64 1
  %3 = load i32, ptr %arrayidx1, align 4
  store i32 %3, ptr %b, align 4
  %4 = load ptr, ptr %state.addr, align 8
  %arrayidx2 = getelementptr inbounds i32, ptr %4, i64 2
  %5 = load i32, ptr %arrayidx2, align 4
  store i32 %5, ptr %c, align 4
  %6 = load ptr, ptr %state.addr, align 8
  %arrayidx3 = getelementptr inbounds i32, ptr %6, i64 3
  %7 = load i32, ptr %arrayidx3, align 4
  store i32 %7, ptr %d, align 4
  %8 = load ptr, ptr %state.addr, align 8
  %arrayidx4 = getelementptr inbounds i32, ptr %8, i64 4
  %9 = load i32, ptr %arrayidx4, align 4
  store i32 %9, ptr %e, align 4
  %10 = load ptr, ptr %state.addr, align 8
  %arrayidx5 = getelementptr inbounds i32, ptr %10, i64 5
  %11 = load i32, ptr %arrayidx5, align 4
  store i32 %11, ptr %f, align 4
  %12 = load ptr, ptr %state.addr, align 8
  %arrayidx6 = getelementptr inbounds i32, ptr %12, i64 6
  %13 = load i32, ptr %arrayidx6, align 4
  store i32 %13, ptr %g, align 4
  %14 = load ptr, ptr %state.addr, align 8
  %arrayidx7 = getelementptr inbounds i32, ptr %14, i64 7
  %15 = load i32, ptr %arrayidx7, align 4
  store i32 %15, ptr %h, align 4
  %16 = load ptr, ptr %block.addr, align 8
  %arraydecay = getelementptr inbounds [64 x i32], ptr %w, i64 0, i64 0
  call void @load_block(ptr noundef %16, ptr noundef %arraydecay)
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %17 = load i32, ptr %i, align 4
  %cmp = icmp slt i32 %17, 64
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %18 = load i32, ptr %e, align 4
  %19 = load i32, ptr %f, align 4
  %and = and i32 %18, %19
  %20 = load i32, ptr %e, align 4
  %not = xor i32 %20, -1
  %21 = load i32, ptr %g, align 4
  %and8 = and i32 %not, %21
  %xor = xor i32 %and, %and8
  store i32 %xor, ptr %choice, align 4
  %22 = load i32, ptr %a, align 4
  %23 = load i32, ptr %b, align 4
  %and9 = and i32 %22, %23
  %24 = load i32, ptr %a, align 4
  %25 = load i32, ptr %c, align 4
  %and10 = and i32 %24, %25
  %xor11 = xor i32 %and9, %and10
  %26 = load i32, ptr %b, align 4
  %27 = load i32, ptr %c, align 4
  %and12 = and i32 %26, %27
  %xor13 = xor i32 %xor11, %and12
  store i32 %xor13, ptr %majority, align 4
  %28 = load i32, ptr %h, align 4
  %29 = load i32, ptr %e, align 4
  %call = call i32 @rotate(i32 noundef %29, i32 noundef 6)
  %30 = load i32, ptr %e, align 4
  %call14 = call i32 @rotate(i32 noundef %30, i32 noundef 11)
  %xor15 = xor i32 %call, %call14
  %31 = load i32, ptr %e, align 4
  %call16 = call i32 @rotate(i32 noundef %31, i32 noundef 25)
  %xor17 = xor i32 %xor15, %call16
  %add = add i32 %28, %xor17
  %32 = load i32, ptr %choice, align 4
  %add18 = add i32 %add, %32
  %33 = load i32, ptr %i, align 4
  %idxprom = sext i32 %33 to i64
  %arrayidx19 = getelementptr inbounds [64 x i32], ptr @kRound, i64 0, i64 %idxprom
  %34 = load i32, ptr %arrayidx19, align 4
  %add20 = add i32 %add18, %34
  %35 = load i32, ptr %i, align 4
  %idxprom21 = sext i32 %35 to i64
  %arrayidx22 = getelementptr inbounds [64 x i32], ptr %w, i64 0, i64 %idxprom21
  %36 = load i32, ptr %arrayidx22, align 4
  %add23 = add i32 %add20, %36
  store i32 %add23, ptr %first, align 4
  %37 = load i32, ptr %a, align 4
  %call24 = call i32 @rotate(i32 noundef %37, i32 noundef 2)
  %38 = load i32, ptr %a, align 4
  %call25 = call i32 @rotate(i32 noundef %38, i32 noundef 13)
  %xor26 = xor i32 %call24, %call25
  %39 = load i32, ptr %a, align 4
  %call27 = call i32 @rotate(i32 noundef %39, i32 noundef 22)
  %xor28 = xor i32 %xor26, %call27
  %40 = load i32, ptr %majority, align 4
  %add29 = add i32 %xor28, %40
  store i32 %add29, ptr %second, align 4
  %41 = load i32, ptr %g, align 4
  store i32 %41, ptr %h, align 4
  %42 = load i32, ptr %f, align 4
  store i32 %42, ptr %g, align 4
  %43 = load i32, ptr %e, align 4
  store i32 %43, ptr %f, align 4
  %44 = load i32, ptr %d, align 4
  %45 = load i32, ptr %first, align 4
  %add30 = add i32 %44, %45
  store i32 %add30, ptr %e, align 4
  %46 = load i32, ptr %c, align 4
  store i32 %46, ptr %d, align 4
  %47 = load i32, ptr %b, align 4
  store i32 %47, ptr %c, align 4
  %48 = load i32, ptr %a, align 4
  store i32 %48, ptr %b, align 4
  %49 = load i32, ptr %first, align 4
  %50 = load i32, ptr %second, align 4
  %add31 = add i32 %49, %50
  store i32 %add31, ptr %a, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %51 = load i32, ptr %i, align 4
  %inc = add nsw i32 %51, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !10

for.end:                                          ; preds = %for.cond
  %52 = load i32, ptr %a, align 4
  store i32 %52, ptr %mixed, align 4
  %arrayinit.element = getelementptr inbounds i32, ptr %mixed, i64 1
  %53 = load i32, ptr %b, align 4
  store i32 %53, ptr %arrayinit.element, align 4
  %arrayinit.element32 = getelementptr inbounds i32, ptr %mixed, i64 2
  %54 = load i32, ptr %c, align 4
  store i32 %54, ptr %arrayinit.element32, align 4
  %arrayinit.element33 = getelementptr inbounds i32, ptr %mixed, i64 3
  %55 = load i32, ptr %d, align 4
  store i32 %55, ptr %arrayinit.element33, align 4
  %arrayinit.element34 = getelementptr inbounds i32, ptr %mixed, i64 4
  %56 = load i32, ptr %e, align 4
  store i32 %56, ptr %arrayinit.element34, align 4
  %arrayinit.element35 = getelementptr inbounds i32, ptr %mixed, i64 5
  %57 = load i32, ptr %f, align 4
  store i32 %57, ptr %arrayinit.element35, align 4
  %arrayinit.element36 = getelementptr inbounds i32, ptr %mixed, i64 6
  %58 = load i32, ptr %g, align 4
  store i32 %58, ptr %arrayinit.element36, align 4
  %arrayinit.element37 = getelementptr inbounds i32, ptr %mixed, i64 7
  %59 = load i32, ptr %h, align 4
  store i32 %59, ptr %arrayinit.element37, align 4
  store i32 0, ptr %i38, align 4
  br label %for.cond39

for.cond39:                                       ; preds = %for.inc47, %for.end
  %60 = load i32, ptr %i38, align 4
  %cmp40 = icmp slt i32 %60, 8
  br i1 %cmp40, label %for.body41, label %for.end49

for.body41:                                       ; preds = %for.cond39
  %61 = load i32, ptr %i38, align 4
  %idxprom42 = sext i32 %61 to i64
  %arrayidx43 = getelementptr inbounds [8 x i32], ptr %mixed, i64 0, i64 %idxprom42
  %62 = load i32, ptr %arrayidx43, align 4
  %63 = load ptr, ptr %state.addr, align 8
  %64 = load i32, ptr %i38, align 4
  %idxprom44 = sext i32 %64 to i64
  %arrayidx45 = getelementptr inbounds i32, ptr %63, i64 %idxprom44
  %65 = load i32, ptr %arrayidx45, align 4
  %add46 = add i32 %65, %62
  store i32 %add46, ptr %arrayidx45, align 4
  br label %for.inc47

for.inc47:                                        ; preds = %for.body41
  %66 = load i32, ptr %i38, align 4
  %inc48 = add nsw i32 %66, 1
  store i32 %inc48, ptr %i38, align 4
  br label %for.cond39, !llvm.loop !11

for.end49:                                        ; preds = %for.cond39
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @load_block(ptr noundef %block, ptr noundef %w) #0 {
entry:
  %block.addr = alloca ptr, align 8
  %w.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  %i21 = alloca i32, align 4
  %low = alloca i32, align 4
  %high = alloca i32, align 4
  store ptr %block, ptr %block.addr, align 8
  store ptr %w, ptr %w.addr, align 8
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4
  %cmp = icmp slt i32 %0, 16
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load ptr, ptr %block.addr, align 8
  %2 = load i32, ptr %i, align 4
  %mul = mul nsw i32 4, %2
  %idxprom = sext i32 %mul to i64
  %arrayidx = getelementptr inbounds i8, ptr %1, i64 %idxprom
  %3 = load i8, ptr %arrayidx, align 1
  %conv = zext i8 %3 to i32
  %shl = shl i32 %conv, 24
  %4 = load ptr, ptr %block.addr, align 8
  %5 = load i32, ptr %i, align 4
  %mul1 = mul nsw i32 4, %5
  %add = add nsw i32 %mul1, 1
  %idxprom2 = sext i32 %add to i64
  %arrayidx3 = getelementptr inbounds i8, ptr %4, i64 %idxprom2
  %6 = load i8, ptr %arrayidx3, align 1
  %conv4 = zext i8 %6 to i32
  %shl5 = shl i32 %conv4, 16
  %or = or i32 %shl, %shl5
  %7 = load ptr, ptr %block.addr, align 8
  %8 = load i32, ptr %i, align 4
  %mul6 = mul nsw i32 4, %8
  %add7 = add nsw i32 %mul6, 2
  %idxprom8 = sext i32 %add7 to i64
  %arrayidx9 = getelementptr inbounds i8, ptr %7, i64 %idxprom8
  %9 = load i8, ptr %arrayidx9, align 1
  %conv10 = zext i8 %9 to i32
  %shl11 = shl i32 %conv10, 8
  %or12 = or i32 %or, %shl11
  %10 = load ptr, ptr %block.addr, align 8
  %11 = load i32, ptr %i, align 4
  %mul13 = mul nsw i32 4, %11
  %add14 = add nsw i32 %mul13, 3
  %idxprom15 = sext i32 %add14 to i64
  %arrayidx16 = getelementptr inbounds i8, ptr %10, i64 %idxprom15
  %12 = load i8, ptr %arrayidx16, align 1
  %conv17 = zext i8 %12 to i32
  %or18 = or i32 %or12, %conv17
  %13 = load ptr, ptr %w.addr, align 8
  %14 = load i32, ptr %i, align 4
  %idxprom19 = sext i32 %14 to i64
  %arrayidx20 = getelementptr inbounds i32, ptr %13, i64 %idxprom19
  store i32 %or18, ptr %arrayidx20, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %15 = load i32, ptr %i, align 4
  %inc = add nsw i32 %15, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !12

for.end:                                          ; preds = %for.cond
  store i32 16, ptr %i21, align 4
  br label %for.cond22

for.cond22:                                       ; preds = %for.inc61, %for.end
  %16 = load i32, ptr %i21, align 4
  %cmp23 = icmp slt i32 %16, 64
  br i1 %cmp23, label %for.body25, label %for.end63

for.body25:                                       ; preds = %for.cond22
  %17 = load ptr, ptr %w.addr, align 8
  %18 = load i32, ptr %i21, align 4
  %sub = sub nsw i32 %18, 15
  %idxprom26 = sext i32 %sub to i64
  %arrayidx27 = getelementptr inbounds i32, ptr %17, i64 %idxprom26
  %19 = load i32, ptr %arrayidx27, align 4
  %call = call i32 @rotate(i32 noundef %19, i32 noundef 7)
  %20 = load ptr, ptr %w.addr, align 8
  %21 = load i32, ptr %i21, align 4
  %sub28 = sub nsw i32 %21, 15
  %idxprom29 = sext i32 %sub28 to i64
  %arrayidx30 = getelementptr inbounds i32, ptr %20, i64 %idxprom29
  %22 = load i32, ptr %arrayidx30, align 4
  %call31 = call i32 @rotate(i32 noundef %22, i32 noundef 18)
  %xor = xor i32 %call, %call31
  %23 = load ptr, ptr %w.addr, align 8
  %24 = load i32, ptr %i21, align 4
  %sub32 = sub nsw i32 %24, 15
  %idxprom33 = sext i32 %sub32 to i64
  %arrayidx34 = getelementptr inbounds i32, ptr %23, i64 %idxprom33
  %25 = load i32, ptr %arrayidx34, align 4
  %shr = lshr i32 %25, 3
  %xor35 = xor i32 %xor, %shr
  store i32 %xor35, ptr %low, align 4
  %26 = load ptr, ptr %w.addr, align 8
  %27 = load i32, ptr %i21, align 4
  %sub36 = sub nsw i32 %27, 2
  %idxprom37 = sext i32 %sub36 to i64
  %arrayidx38 = getelementptr inbounds i32, ptr %26, i64 %idxprom37
  %28 = load i32, ptr %arrayidx38, align 4
  %call39 = call i32 @rotate(i32 noundef %28, i32 noundef 17)
  %29 = load ptr, ptr %w.addr, align 8
  %30 = load i32, ptr %i21, align 4
  %sub40 = sub nsw i32 %30, 2
  %idxprom41 = sext i32 %sub40 to i64
  %arrayidx42 = getelementptr inbounds i32, ptr %29, i64 %idxprom41
  %31 = load i32, ptr %arrayidx42, align 4
  %call43 = call i32 @rotate(i32 noundef %31, i32 noundef 19)
  %xor44 = xor i32 %call39, %call43
  %32 = load ptr, ptr %w.addr, align 8
  %33 = load i32, ptr %i21, align 4
  %sub45 = sub nsw i32 %33, 2
  %idxprom46 = sext i32 %sub45 to i64
  %arrayidx47 = getelementptr inbounds i32, ptr %32, i64 %idxprom46
  %34 = load i32, ptr %arrayidx47, align 4
  %shr48 = lshr i32 %34, 10
  %xor49 = xor i32 %xor44, %shr48
  store i32 %xor49, ptr %high, align 4
  %35 = load ptr, ptr %w.addr, align 8
  %36 = load i32, ptr %i21, align 4
  %sub50 = sub nsw i32 %36, 16
  %idxprom51 = sext i32 %sub50 to i64
  %arrayidx52 = getelementptr inbounds i32, ptr %35, i64 %idxprom51
  %37 = load i32, ptr %arrayidx52, align 4
  %38 = load i32, ptr %low, align 4
  %add53 = add i32 %37, %38
  %39 = load ptr, ptr %w.addr, align 8
  %40 = load i32, ptr %i21, align 4
  %sub54 = sub nsw i32 %40, 7
  %idxprom55 = sext i32 %sub54 to i64
  %arrayidx56 = getelementptr inbounds i32, ptr %39, i64 %idxprom55
  %41 = load i32, ptr %arrayidx56, align 4
  %add57 = add i32 %add53, %41
  %42 = load i32, ptr %high, align 4
  %add58 = add i32 %add57, %42
  %43 = load ptr, ptr %w.addr, align 8
  %44 = load i32, ptr %i21, align 4
  %idxprom59 = sext i32 %44 to i64
  %arrayidx60 = getelementptr inbounds i32, ptr %43, i64 %idxprom59
  store i32 %add58, ptr %arrayidx60, align 4
  br label %for.inc61

for.inc61:                                        ; preds = %for.body25
  %45 = load i32, ptr %i21, align 4
  %inc62 = add nsw i32 %45, 1
  store i32 %inc62, ptr %i21, align 4
  br label %for.cond22, !llvm.loop !13

for.end63:                                        ; preds = %for.cond22
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @rotate(i32 noundef %value, i32 noundef %count) #0 {
entry:
  %value.addr = alloca i32, align 4
  %count.addr = alloca i32, align 4
  store i32 %value, ptr %value.addr, align 4
  store i32 %count, ptr %count.addr, align 4
  %0 = load i32, ptr %value.addr, align 4
  %1 = load i32, ptr %count.addr, align 4
  %shr = lshr i32 %0, %1
  %2 = load i32, ptr %value.addr, align 4
  %3 = load i32, ptr %count.addr, align 4
  %sub = sub nsw i32 32, %3
  %shl = shl i32 %2, %sub
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
