source_filename = "chacha20.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@main.nonce = internal constant [3 x i32] [i32 150994944, i32 1241513984, i32 0], align 4
@main.of_rfc = internal constant [16 x i8] c"\10\F1\E7\E4\D1;Y\15P\0F\DD\1F\A3 q\C4", align 16
@main.text = internal global [65536 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [44 x i8] c"chacha20: %02x%02x%02x%02x, check sum %08x\0A\00", align 1
@make_state.constants = internal constant [17 x i8] c"expand 32-byte k\00", align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) #0 {
entry:
  %key = alloca [32 x i8], align 16
  %stream = alloca [64 x i8], align 16
  %state = alloca [16 x i32], align 16
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
  %mul = mul nsw i64 %cond, 850
  %cond4 = select i1 %tobool, i64 %mul, i64 1
  br label %for.cond

for.cond:                                         ; preds = %for.body, %cond.end
  %i.0 = phi i32 [ 0, %cond.end ], [ %inc, %for.body ]
  %cmp5 = icmp slt i32 %i.0, 32
  br i1 %cmp5, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %conv = trunc i32 %i.0 to i8
  %idxprom = sext i32 %i.0 to i64
  %arrayidx6 = getelementptr inbounds [32 x i8], ptr %key, i64 0, i64 %idxprom
  store i8 %conv, ptr %arrayidx6, align 1
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  %arraydecay = getelementptr inbounds [16 x i32], ptr %state, i64 0, i64 0
  %arraydecay7 = getelementptr inbounds [32 x i8], ptr %key, i64 0, i64 0
  call void @make_state(ptr noundef %arraydecay, ptr noundef %arraydecay7, ptr noundef @main.nonce, i32 noundef 1)
  %arraydecay8 = getelementptr inbounds [16 x i32], ptr %state, i64 0, i64 0
  %arraydecay9 = getelementptr inbounds [64 x i8], ptr %stream, i64 0, i64 0
  call void @block(ptr noundef %arraydecay8, ptr noundef %arraydecay9)
  %arraydecay10 = getelementptr inbounds [64 x i8], ptr %stream, i64 0, i64 0
  %call11 = call i32 @memcmp(ptr noundef %arraydecay10, ptr noundef @main.of_rfc, i64 noundef 16) #6
  %cmp12 = icmp ne i32 %call11, 0
  %conv13 = zext i1 %cmp12 to i32
  %conv14 = sext i32 %conv13 to i64
  %add = add nsw i64 0, %conv14
  br label %for.cond15

for.cond15:                                       ; preds = %for.inc58, %for.end
  %wrong.0 = phi i64 [ %add, %for.end ], [ %wrong.1, %for.inc58 ]
  %round.0 = phi i64 [ 0, %for.end ], [ %inc59, %for.inc58 ]
  %sum.0 = phi i32 [ 0, %for.end ], [ %sum.1, %for.inc58 ]
  %cmp16 = icmp slt i64 %round.0, %cond4
  br i1 %cmp16, label %for.body18, label %for.end60

for.body18:                                       ; preds = %for.cond15
  %tobool19 = icmp ne i64 %cond, 0
  %1 = zext i1 %tobool19 to i64
  %cond20 = select i1 %tobool19, i32 65536, i32 1000
  %arraydecay21 = getelementptr inbounds [16 x i32], ptr %state, i64 0, i64 0
  %arraydecay22 = getelementptr inbounds [32 x i8], ptr %key, i64 0, i64 0
  %conv23 = trunc i64 %round.0 to i32
  %rem = urem i32 %conv23, 16
  call void @make_state(ptr noundef %arraydecay21, ptr noundef %arraydecay22, ptr noundef @main.nonce, i32 noundef %rem)
  %arraydecay24 = getelementptr inbounds [16 x i32], ptr %state, i64 0, i64 0
  call void @encrypt(ptr noundef @main.text, i32 noundef %cond20, ptr noundef %arraydecay24)
  br label %for.cond26

for.cond26:                                       ; preds = %for.body29, %for.body18
  %sum.1 = phi i32 [ %sum.0, %for.body18 ], [ %add34, %for.body29 ]
  %i25.0 = phi i32 [ 0, %for.body18 ], [ %inc36, %for.body29 ]
  %cmp27 = icmp ult i32 %i25.0, %cond20
  br i1 %cmp27, label %for.body29, label %for.end37

for.body29:                                       ; preds = %for.cond26
  %mul30 = mul i32 %sum.1, 31
  %idxprom31 = zext i32 %i25.0 to i64
  %arrayidx32 = getelementptr inbounds [65536 x i8], ptr @main.text, i64 0, i64 %idxprom31
  %2 = load i8, ptr %arrayidx32, align 1
  %conv33 = zext i8 %2 to i32
  %add34 = add i32 %mul30, %conv33
  %inc36 = add i32 %i25.0, 1
  br label %for.cond26, !llvm.loop !7

for.end37:                                        ; preds = %for.cond26
  %arraydecay38 = getelementptr inbounds [16 x i32], ptr %state, i64 0, i64 0
  %arraydecay39 = getelementptr inbounds [32 x i8], ptr %key, i64 0, i64 0
  %conv40 = trunc i64 %round.0 to i32
  %rem41 = urem i32 %conv40, 16
  call void @make_state(ptr noundef %arraydecay38, ptr noundef %arraydecay39, ptr noundef @main.nonce, i32 noundef %rem41)
  %arraydecay42 = getelementptr inbounds [16 x i32], ptr %state, i64 0, i64 0
  call void @encrypt(ptr noundef @main.text, i32 noundef %cond20, ptr noundef %arraydecay42)
  br label %for.cond44

for.cond44:                                       ; preds = %for.body47, %for.end37
  %wrong.1 = phi i64 [ %wrong.0, %for.end37 ], [ %add54, %for.body47 ]
  %i43.0 = phi i32 [ 0, %for.end37 ], [ %inc56, %for.body47 ]
  %cmp45 = icmp ult i32 %i43.0, %cond20
  br i1 %cmp45, label %for.body47, label %for.inc58

for.body47:                                       ; preds = %for.cond44
  %idxprom48 = zext i32 %i43.0 to i64
  %arrayidx49 = getelementptr inbounds [65536 x i8], ptr @main.text, i64 0, i64 %idxprom48
  %3 = load i8, ptr %arrayidx49, align 1
  %conv50 = zext i8 %3 to i32
  %cmp51 = icmp ne i32 %conv50, 0
  %conv52 = zext i1 %cmp51 to i32
  %conv53 = sext i32 %conv52 to i64
  %add54 = add nsw i64 %wrong.1, %conv53
  %inc56 = add i32 %i43.0, 1
  br label %for.cond44, !llvm.loop !8

for.inc58:                                        ; preds = %for.cond44
  %inc59 = add nsw i64 %round.0, 1
  br label %for.cond15, !llvm.loop !9

for.end60:                                        ; preds = %for.cond15
  %arrayidx61 = getelementptr inbounds [64 x i8], ptr %stream, i64 0, i64 0
  %4 = load i8, ptr %arrayidx61, align 16
  %conv62 = zext i8 %4 to i32
  %arrayidx63 = getelementptr inbounds [64 x i8], ptr %stream, i64 0, i64 1
  %5 = load i8, ptr %arrayidx63, align 1
  %conv64 = zext i8 %5 to i32
  %arrayidx65 = getelementptr inbounds [64 x i8], ptr %stream, i64 0, i64 2
  %6 = load i8, ptr %arrayidx65, align 2
  %conv66 = zext i8 %6 to i32
  %arrayidx67 = getelementptr inbounds [64 x i8], ptr %stream, i64 0, i64 3
  %7 = load i8, ptr %arrayidx67, align 1
  %conv68 = zext i8 %7 to i32
  %call69 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %conv62, i32 noundef %conv64, i32 noundef %conv66, i32 noundef %conv68, i32 noundef %sum.0)
  %cmp70 = icmp ne i64 %wrong.0, 0
  %conv71 = zext i1 %cmp70 to i32
  ret i32 %conv71
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @make_state(ptr noundef %state, ptr noundef %key, ptr noundef %nonce, i32 noundef %counter) #0 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %cmp = icmp slt i32 %i.0, 4
  br i1 %cmp, label %for.body, label %for.cond22

for.body:                                         ; preds = %for.cond
  %mul = mul nsw i32 4, %i.0
  %idxprom = sext i32 %mul to i64
  %arrayidx = getelementptr inbounds [17 x i8], ptr @make_state.constants, i64 0, i64 %idxprom
  %0 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %0 to i32
  %mul1 = mul nsw i32 4, %i.0
  %add = add nsw i32 %mul1, 1
  %idxprom2 = sext i32 %add to i64
  %arrayidx3 = getelementptr inbounds [17 x i8], ptr @make_state.constants, i64 0, i64 %idxprom2
  %1 = load i8, ptr %arrayidx3, align 1
  %conv4 = sext i8 %1 to i32
  %shl = shl i32 %conv4, 8
  %or = or i32 %conv, %shl
  %mul5 = mul nsw i32 4, %i.0
  %add6 = add nsw i32 %mul5, 2
  %idxprom7 = sext i32 %add6 to i64
  %arrayidx8 = getelementptr inbounds [17 x i8], ptr @make_state.constants, i64 0, i64 %idxprom7
  %2 = load i8, ptr %arrayidx8, align 1
  %conv9 = sext i8 %2 to i32
  %shl10 = shl i32 %conv9, 16
  %or11 = or i32 %or, %shl10
  %mul12 = mul nsw i32 4, %i.0
  %add13 = add nsw i32 %mul12, 3
  %idxprom14 = sext i32 %add13 to i64
  %arrayidx15 = getelementptr inbounds [17 x i8], ptr @make_state.constants, i64 0, i64 %idxprom14
  %3 = load i8, ptr %arrayidx15, align 1
  %conv16 = sext i8 %3 to i32
  %shl17 = shl i32 %conv16, 24
  %or18 = or i32 %or11, %shl17
  %idxprom19 = sext i32 %i.0 to i64
  %arrayidx20 = getelementptr inbounds i32, ptr %state, i64 %idxprom19
  store i32 %or18, ptr %arrayidx20, align 4
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !10

for.cond22:                                       ; preds = %for.cond, %for.body25
  %i21.0 = phi i32 [ %inc55, %for.body25 ], [ 0, %for.cond ]
  %cmp23 = icmp slt i32 %i21.0, 8
  br i1 %cmp23, label %for.body25, label %for.end56

for.body25:                                       ; preds = %for.cond22
  %mul26 = mul nsw i32 4, %i21.0
  %idxprom27 = sext i32 %mul26 to i64
  %arrayidx28 = getelementptr inbounds i8, ptr %key, i64 %idxprom27
  %4 = load i8, ptr %arrayidx28, align 1
  %conv29 = zext i8 %4 to i32
  %mul30 = mul nsw i32 4, %i21.0
  %add31 = add nsw i32 %mul30, 1
  %idxprom32 = sext i32 %add31 to i64
  %arrayidx33 = getelementptr inbounds i8, ptr %key, i64 %idxprom32
  %5 = load i8, ptr %arrayidx33, align 1
  %conv34 = zext i8 %5 to i32
  %shl35 = shl i32 %conv34, 8
  %or36 = or i32 %conv29, %shl35
  %mul37 = mul nsw i32 4, %i21.0
  %add38 = add nsw i32 %mul37, 2
  %idxprom39 = sext i32 %add38 to i64
  %arrayidx40 = getelementptr inbounds i8, ptr %key, i64 %idxprom39
  %6 = load i8, ptr %arrayidx40, align 1
  %conv41 = zext i8 %6 to i32
  %shl42 = shl i32 %conv41, 16
  %or43 = or i32 %or36, %shl42
  %mul44 = mul nsw i32 4, %i21.0
  %add45 = add nsw i32 %mul44, 3
  %idxprom46 = sext i32 %add45 to i64
  %arrayidx47 = getelementptr inbounds i8, ptr %key, i64 %idxprom46
  %7 = load i8, ptr %arrayidx47, align 1
  %conv48 = zext i8 %7 to i32
  %shl49 = shl i32 %conv48, 24
  %or50 = or i32 %or43, %shl49
  %add51 = add nsw i32 4, %i21.0
  %idxprom52 = sext i32 %add51 to i64
  %arrayidx53 = getelementptr inbounds i32, ptr %state, i64 %idxprom52
  store i32 %or50, ptr %arrayidx53, align 4
  %inc55 = add nsw i32 %i21.0, 1
  br label %for.cond22, !llvm.loop !11

for.end56:                                        ; preds = %for.cond22
  %arrayidx57 = getelementptr inbounds i32, ptr %state, i64 12
  store i32 %counter, ptr %arrayidx57, align 4
  %arrayidx58 = getelementptr inbounds i32, ptr %state, i64 13
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %arrayidx58, ptr align 4 %nonce, i64 12, i1 false)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @block(ptr noundef %state, ptr noundef %stream) #0 {
entry:
  %x = alloca [16 x i32], align 16
  %arraydecay = getelementptr inbounds [16 x i32], ptr %x, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arraydecay, ptr align 4 %state, i64 64, i1 false)
  br label %for.cond

for.cond:                                         ; preds = %for.body, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %cmp = icmp slt i32 %i.0, 10
  br i1 %cmp, label %for.body, label %for.cond33

for.body:                                         ; preds = %for.cond
  %arrayidx = getelementptr inbounds [16 x i32], ptr %x, i64 0, i64 0
  %arrayidx1 = getelementptr inbounds [16 x i32], ptr %x, i64 0, i64 4
  %arrayidx2 = getelementptr inbounds [16 x i32], ptr %x, i64 0, i64 8
  %arrayidx3 = getelementptr inbounds [16 x i32], ptr %x, i64 0, i64 12
  call void @quarter_round(ptr noundef %arrayidx, ptr noundef %arrayidx1, ptr noundef %arrayidx2, ptr noundef %arrayidx3)
  %arrayidx4 = getelementptr inbounds [16 x i32], ptr %x, i64 0, i64 1
  %arrayidx5 = getelementptr inbounds [16 x i32], ptr %x, i64 0, i64 5
  %arrayidx6 = getelementptr inbounds [16 x i32], ptr %x, i64 0, i64 9
  %arrayidx7 = getelementptr inbounds [16 x i32], ptr %x, i64 0, i64 13
  call void @quarter_round(ptr noundef %arrayidx4, ptr noundef %arrayidx5, ptr noundef %arrayidx6, ptr noundef %arrayidx7)
  %arrayidx8 = getelementptr inbounds [16 x i32], ptr %x, i64 0, i64 2
  %arrayidx9 = getelementptr inbounds [16 x i32], ptr %x, i64 0, i64 6
  %arrayidx10 = getelementptr inbounds [16 x i32], ptr %x, i64 0, i64 10
  %arrayidx11 = getelementptr inbounds [16 x i32], ptr %x, i64 0, i64 14
  call void @quarter_round(ptr noundef %arrayidx8, ptr noundef %arrayidx9, ptr noundef %arrayidx10, ptr noundef %arrayidx11)
  %arrayidx12 = getelementptr inbounds [16 x i32], ptr %x, i64 0, i64 3
  %arrayidx13 = getelementptr inbounds [16 x i32], ptr %x, i64 0, i64 7
  %arrayidx14 = getelementptr inbounds [16 x i32], ptr %x, i64 0, i64 11
  %arrayidx15 = getelementptr inbounds [16 x i32], ptr %x, i64 0, i64 15
  call void @quarter_round(ptr noundef %arrayidx12, ptr noundef %arrayidx13, ptr noundef %arrayidx14, ptr noundef %arrayidx15)
  %arrayidx16 = getelementptr inbounds [16 x i32], ptr %x, i64 0, i64 0
  %arrayidx17 = getelementptr inbounds [16 x i32], ptr %x, i64 0, i64 5
  %arrayidx18 = getelementptr inbounds [16 x i32], ptr %x, i64 0, i64 10
  %arrayidx19 = getelementptr inbounds [16 x i32], ptr %x, i64 0, i64 15
  call void @quarter_round(ptr noundef %arrayidx16, ptr noundef %arrayidx17, ptr noundef %arrayidx18, ptr noundef %arrayidx19)
  %arrayidx20 = getelementptr inbounds [16 x i32], ptr %x, i64 0, i64 1
  %arrayidx21 = getelementptr inbounds [16 x i32], ptr %x, i64 0, i64 6
  %arrayidx22 = getelementptr inbounds [16 x i32], ptr %x, i64 0, i64 11
  %arrayidx23 = getelementptr inbounds [16 x i32], ptr %x, i64 0, i64 12
  call void @quarter_round(ptr noundef %arrayidx20, ptr noundef %arrayidx21, ptr noundef %arrayidx22, ptr noundef %arrayidx23)
  %arrayidx24 = getelementptr inbounds [16 x i32], ptr %x, i64 0, i64 2
  %arrayidx25 = getelementptr inbounds [16 x i32], ptr %x, i64 0, i64 7
  %arrayidx26 = getelementptr inbounds [16 x i32], ptr %x, i64 0, i64 8
  %arrayidx27 = getelementptr inbounds [16 x i32], ptr %x, i64 0, i64 13
  call void @quarter_round(ptr noundef %arrayidx24, ptr noundef %arrayidx25, ptr noundef %arrayidx26, ptr noundef %arrayidx27)
  %arrayidx28 = getelementptr inbounds [16 x i32], ptr %x, i64 0, i64 3
  %arrayidx29 = getelementptr inbounds [16 x i32], ptr %x, i64 0, i64 4
  %arrayidx30 = getelementptr inbounds [16 x i32], ptr %x, i64 0, i64 9
  %arrayidx31 = getelementptr inbounds [16 x i32], ptr %x, i64 0, i64 14
  call void @quarter_round(ptr noundef %arrayidx28, ptr noundef %arrayidx29, ptr noundef %arrayidx30, ptr noundef %arrayidx31)
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !12

for.cond33:                                       ; preds = %for.cond, %for.inc49
  %i32.0 = phi i32 [ %inc50, %for.inc49 ], [ 0, %for.cond ]
  %cmp34 = icmp slt i32 %i32.0, 16
  br i1 %cmp34, label %for.body35, label %for.end51

for.body35:                                       ; preds = %for.cond33
  %idxprom = sext i32 %i32.0 to i64
  %arrayidx36 = getelementptr inbounds [16 x i32], ptr %x, i64 0, i64 %idxprom
  %0 = load i32, ptr %arrayidx36, align 4
  %idxprom37 = sext i32 %i32.0 to i64
  %arrayidx38 = getelementptr inbounds i32, ptr %state, i64 %idxprom37
  %1 = load i32, ptr %arrayidx38, align 4
  %add = add i32 %0, %1
  br label %for.cond39

for.cond39:                                       ; preds = %for.body41, %for.body35
  %byte.0 = phi i32 [ 0, %for.body35 ], [ %inc47, %for.body41 ]
  %cmp40 = icmp slt i32 %byte.0, 4
  br i1 %cmp40, label %for.body41, label %for.inc49

for.body41:                                       ; preds = %for.cond39
  %mul = mul nsw i32 8, %byte.0
  %shr = lshr i32 %add, %mul
  %conv = trunc i32 %shr to i8
  %mul42 = mul nsw i32 4, %i32.0
  %add43 = add nsw i32 %mul42, %byte.0
  %idxprom44 = sext i32 %add43 to i64
  %arrayidx45 = getelementptr inbounds i8, ptr %stream, i64 %idxprom44
  store i8 %conv, ptr %arrayidx45, align 1
  %inc47 = add nsw i32 %byte.0, 1
  br label %for.cond39, !llvm.loop !13

for.inc49:                                        ; preds = %for.cond39
  %inc50 = add nsw i32 %i32.0, 1
  br label %for.cond33, !llvm.loop !14

for.end51:                                        ; preds = %for.cond33
  ret void
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @encrypt(ptr noundef %text, i32 noundef %length, ptr noundef %state) #0 {
entry:
  %stream = alloca [64 x i8], align 16
  br label %for.cond

for.cond:                                         ; preds = %if.end, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc8, %if.end ]
  %cmp = icmp ult i32 %i.0, %length
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %rem = urem i32 %i.0, 64
  %cmp1 = icmp eq i32 %rem, 0
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %arraydecay = getelementptr inbounds [64 x i8], ptr %stream, i64 0, i64 0
  call void @block(ptr noundef %state, ptr noundef %arraydecay)
  %arrayidx = getelementptr inbounds i32, ptr %state, i64 12
  %0 = load i32, ptr %arrayidx, align 4
  %inc = add i32 %0, 1
  store i32 %inc, ptr %arrayidx, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  %rem2 = urem i32 %i.0, 64
  %idxprom = zext i32 %rem2 to i64
  %arrayidx3 = getelementptr inbounds [64 x i8], ptr %stream, i64 0, i64 %idxprom
  %1 = load i8, ptr %arrayidx3, align 1
  %conv = zext i8 %1 to i32
  %idxprom4 = zext i32 %i.0 to i64
  %arrayidx5 = getelementptr inbounds i8, ptr %text, i64 %idxprom4
  %2 = load i8, ptr %arrayidx5, align 1
  %conv6 = zext i8 %2 to i32
  %xor = xor i32 %conv6, %conv
  %conv7 = trunc i32 %xor to i8
  store i8 %conv7, ptr %arrayidx5, align 1
  %inc8 = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !15

for.end:                                          ; preds = %for.cond
  ret void
}

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: noinline nounwind uwtable
define internal void @quarter_round(ptr noundef %a, ptr noundef %b, ptr noundef %c, ptr noundef %d) #0 {
entry:
  %0 = load i32, ptr %b, align 4
  %1 = load i32, ptr %a, align 4
  %add = add i32 %1, %0
  store i32 %add, ptr %a, align 4
  %2 = load i32, ptr %d, align 4
  %3 = load i32, ptr %a, align 4
  %xor = xor i32 %2, %3
  %call = call i32 @rotate(i32 noundef %xor, i32 noundef 16)
  store i32 %call, ptr %d, align 4
  %4 = load i32, ptr %d, align 4
  %5 = load i32, ptr %c, align 4
  %add1 = add i32 %5, %4
  store i32 %add1, ptr %c, align 4
  %6 = load i32, ptr %b, align 4
  %7 = load i32, ptr %c, align 4
  %xor2 = xor i32 %6, %7
  %call3 = call i32 @rotate(i32 noundef %xor2, i32 noundef 12)
  store i32 %call3, ptr %b, align 4
  %8 = load i32, ptr %b, align 4
  %9 = load i32, ptr %a, align 4
  %add4 = add i32 %9, %8
  store i32 %add4, ptr %a, align 4
  %10 = load i32, ptr %d, align 4
  %11 = load i32, ptr %a, align 4
  %xor5 = xor i32 %10, %11
  %call6 = call i32 @rotate(i32 noundef %xor5, i32 noundef 8)
  store i32 %call6, ptr %d, align 4
  %12 = load i32, ptr %d, align 4
  %13 = load i32, ptr %c, align 4
  %add7 = add i32 %13, %12
  store i32 %add7, ptr %c, align 4
  %14 = load i32, ptr %b, align 4
  %15 = load i32, ptr %c, align 4
  %xor8 = xor i32 %14, %15
  %call9 = call i32 @rotate(i32 noundef %xor8, i32 noundef 7)
  store i32 %call9, ptr %b, align 4
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @rotate(i32 noundef %value, i32 noundef %count) #0 {
entry:
  %shl = shl i32 %value, %count
  %sub = sub nsw i32 32, %count
  %shr = lshr i32 %value, %sub
  %or = or i32 %shl, %shr
  ret i32 %or
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
