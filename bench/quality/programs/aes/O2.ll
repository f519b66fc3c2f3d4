source_filename = "aes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@main.expected = internal constant [16 x i8] c"i\C4\E0\D8j{\040\D8\CD\B7\80p\B4\C5Z", align 16
@.str = private unnamed_addr constant [5 x i8] c"aes:\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c" %02x\00", align 1
@substitution = internal unnamed_addr global [256 x i8] zeroinitializer, align 16
@round_keys = internal unnamed_addr global [176 x i8] zeroinitializer, align 16

; Function Attrs: nofree nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %argc, ptr nocapture noundef readonly %argv) local_unnamed_addr #0 {
entry:
  %state = alloca [16 x i8], align 16
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.end, label %cond.end.thread

cond.end:                                         ; preds = %entry
  %arrayidx = getelementptr inbounds i8, ptr %argv, i64 8
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !4
  %call = tail call i64 @strtol(ptr nocapture noundef %0, ptr noundef null, i32 noundef 10) #8
  %call.fr = freeze i64 %call
  %tobool.not = icmp eq i64 %call.fr, 0
  %mul = mul nsw i64 %call.fr, 1600000
  %spec.select = select i1 %tobool.not, i64 100, i64 %mul
  br label %cond.end.thread

cond.end.thread:                                  ; preds = %cond.end, %entry
  %1 = phi i64 [ 1600000, %entry ], [ %spec.select, %cond.end ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %state) #8
  store i8 0, ptr %state, align 16, !tbaa !8
  %arrayidx10.1 = getelementptr inbounds i8, ptr %state, i64 1
  store i8 17, ptr %arrayidx10.1, align 1, !tbaa !8
  %arrayidx10.2 = getelementptr inbounds i8, ptr %state, i64 2
  store i8 34, ptr %arrayidx10.2, align 2, !tbaa !8
  %arrayidx10.3 = getelementptr inbounds i8, ptr %state, i64 3
  store i8 51, ptr %arrayidx10.3, align 1, !tbaa !8
  %arrayidx10.4 = getelementptr inbounds i8, ptr %state, i64 4
  store i8 68, ptr %arrayidx10.4, align 4, !tbaa !8
  %arrayidx10.5 = getelementptr inbounds i8, ptr %state, i64 5
  store i8 85, ptr %arrayidx10.5, align 1, !tbaa !8
  %arrayidx10.6 = getelementptr inbounds i8, ptr %state, i64 6
  store i8 102, ptr %arrayidx10.6, align 2, !tbaa !8
  %arrayidx10.7 = getelementptr inbounds i8, ptr %state, i64 7
  store i8 119, ptr %arrayidx10.7, align 1, !tbaa !8
  %arrayidx10.8 = getelementptr inbounds i8, ptr %state, i64 8
  store i8 -120, ptr %arrayidx10.8, align 8, !tbaa !8
  %arrayidx10.9 = getelementptr inbounds i8, ptr %state, i64 9
  store i8 -103, ptr %arrayidx10.9, align 1, !tbaa !8
  %arrayidx10.10 = getelementptr inbounds i8, ptr %state, i64 10
  store i8 -86, ptr %arrayidx10.10, align 2, !tbaa !8
  %arrayidx10.11 = getelementptr inbounds i8, ptr %state, i64 11
  store i8 -69, ptr %arrayidx10.11, align 1, !tbaa !8
  %arrayidx10.12 = getelementptr inbounds i8, ptr %state, i64 12
  store i8 -52, ptr %arrayidx10.12, align 4, !tbaa !8
  %arrayidx10.13 = getelementptr inbounds i8, ptr %state, i64 13
  store i8 -35, ptr %arrayidx10.13, align 1, !tbaa !8
  %arrayidx10.14 = getelementptr inbounds i8, ptr %state, i64 14
  store i8 -18, ptr %arrayidx10.14, align 2, !tbaa !8
  %arrayidx10.15 = getelementptr inbounds i8, ptr %state, i64 15
  store i8 -1, ptr %arrayidx10.15, align 1, !tbaa !8
  br label %for.cond1.preheader.i

for.cond1.preheader.i:                            ; preds = %cond.end.thread, %for.cond10.preheader.i
  %indvars.iv.i = phi i64 [ %indvars.iv.next.i, %for.cond10.preheader.i ], [ 0, %cond.end.thread ]
  %tobool.not.i = icmp eq i64 %indvars.iv.i, 0
  br i1 %tobool.not.i, label %for.cond10.preheader.i, label %for.body4.lr.ph.i

for.body4.lr.ph.i:                                ; preds = %for.cond1.preheader.i
  %conv.i = trunc i64 %indvars.iv.i to i8
  br label %for.body4.i

for.cond10.preheader.i:                           ; preds = %product.exit.i, %for.cond1.preheader.i
  %inverse.0.lcssa.i = phi i8 [ 0, %for.cond1.preheader.i ], [ %spec.select.i, %product.exit.i ]
  %or.i = tail call i8 @llvm.fshl.i8(i8 %inverse.0.lcssa.i, i8 %inverse.0.lcssa.i, i8 1)
  %or.1.i = tail call i8 @llvm.fshl.i8(i8 %or.i, i8 %or.i, i8 1)
  %or.2.i = tail call i8 @llvm.fshl.i8(i8 %or.1.i, i8 %or.1.i, i8 1)
  %or.3.i = tail call i8 @llvm.fshl.i8(i8 %or.2.i, i8 %or.2.i, i8 1)
  %2 = xor i8 %or.i, %or.3.i
  %3 = xor i8 %2, %inverse.0.lcssa.i
  %4 = xor i8 %3, %or.1.i
  %5 = xor i8 %4, %or.2.i
  %6 = xor i8 %5, 99
  %arrayidx.i = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %indvars.iv.i
  store i8 %6, ptr %arrayidx.i, align 1, !tbaa !8
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, 256
  br i1 %exitcond.not.i, label %make_substitution.exit, label %for.cond1.preheader.i, !llvm.loop !9

for.body4.i:                                      ; preds = %product.exit.i, %for.body4.lr.ph.i
  %j.044.i = phi i32 [ 1, %for.body4.lr.ph.i ], [ %inc.i, %product.exit.i ]
  %inverse.043.i = phi i8 [ 0, %for.body4.lr.ph.i ], [ %spec.select.i, %product.exit.i ]
  %conv5.i = trunc nuw i32 %j.044.i to i8
  br label %for.body.i.i

for.body.i.i:                                     ; preds = %for.body.i.i, %for.body4.i
  %sum.015.i.i = phi i8 [ %spec.select.i.i, %for.body.i.i ], [ 0, %for.body4.i ]
  %b.addr.014.i.i = phi i8 [ %shr.i.i, %for.body.i.i ], [ %conv5.i, %for.body4.i ]
  %a.addr.013.i.i = phi i8 [ %xor.i.i.i, %for.body.i.i ], [ %conv.i, %for.body4.i ]
  %7 = and i8 %b.addr.014.i.i, 1
  %tobool1.not.i.i = icmp eq i8 %7, 0
  %xor11.i.i = select i1 %tobool1.not.i.i, i8 0, i8 %a.addr.013.i.i
  %spec.select.i.i = xor i8 %xor11.i.i, %sum.015.i.i
  %shr.i.i = lshr i8 %b.addr.014.i.i, 1
  %shl.i.i.i = shl i8 %a.addr.013.i.i, 1
  %isneg.i.i.i = icmp slt i8 %a.addr.013.i.i, 0
  %mul.i.i.i = select i1 %isneg.i.i.i, i8 27, i8 0
  %xor.i.i.i = xor i8 %mul.i.i.i, %shl.i.i.i
  %tobool.not.i.i = icmp ult i8 %b.addr.014.i.i, 2
  br i1 %tobool.not.i.i, label %product.exit.i, label %for.body.i.i, !llvm.loop !11

product.exit.i:                                   ; preds = %for.body.i.i
  %cmp7.i = icmp eq i8 %spec.select.i.i, 1
  %spec.select.i = select i1 %cmp7.i, i8 %conv5.i, i8 %inverse.043.i
  %inc.i = add nuw nsw i32 %j.044.i, 1
  %exitcond.not = icmp eq i32 %inc.i, 256
  br i1 %exitcond.not, label %for.cond10.preheader.i, label %for.body4.i, !llvm.loop !12

make_substitution.exit:                           ; preds = %for.cond10.preheader.i
  store i8 0, ptr @round_keys, align 16
  store i8 1, ptr getelementptr inbounds (i8, ptr @round_keys, i64 1), align 1
  store i8 2, ptr getelementptr inbounds (i8, ptr @round_keys, i64 2), align 2
  store i8 3, ptr getelementptr inbounds (i8, ptr @round_keys, i64 3), align 1
  store i8 4, ptr getelementptr inbounds (i8, ptr @round_keys, i64 4), align 4
  store i8 5, ptr getelementptr inbounds (i8, ptr @round_keys, i64 5), align 1
  store i8 6, ptr getelementptr inbounds (i8, ptr @round_keys, i64 6), align 2
  store i8 7, ptr getelementptr inbounds (i8, ptr @round_keys, i64 7), align 1
  store i8 8, ptr getelementptr inbounds (i8, ptr @round_keys, i64 8), align 8
  store i8 9, ptr getelementptr inbounds (i8, ptr @round_keys, i64 9), align 1
  store i8 10, ptr getelementptr inbounds (i8, ptr @round_keys, i64 10), align 2
  store i8 11, ptr getelementptr inbounds (i8, ptr @round_keys, i64 11), align 1
  store i8 12, ptr getelementptr inbounds (i8, ptr @round_keys, i64 12), align 4
  store i8 13, ptr getelementptr inbounds (i8, ptr @round_keys, i64 13), align 1
  store i8 14, ptr getelementptr inbounds (i8, ptr @round_keys, i64 14), align 2
  store i8 15, ptr getelementptr inbounds (i8, ptr @round_keys, i64 15), align 1
  br label %for.body.i

for.body.i:                                       ; preds = %if.end.i, %make_substitution.exit
  %indvars.iv.i50 = phi i64 [ 16, %make_substitution.exit ], [ %indvars.iv.next.i52, %if.end.i ]
  %constant.060.i = phi i8 [ 1, %make_substitution.exit ], [ %constant.1.i, %if.end.i ]
  %gep.i = getelementptr i8, ptr getelementptr (i8, ptr @round_keys, i64 -4), i64 %indvars.iv.i50
  %8 = load i32, ptr %gep.i, align 4
  %word.sroa.0.0.extract.trunc.i = trunc i32 %8 to i8
  %word.sroa.8.0.extract.shift.i = lshr i32 %8, 8
  %word.sroa.8.0.extract.trunc.i = trunc i32 %word.sroa.8.0.extract.shift.i to i8
  %word.sroa.11.0.extract.shift.i = lshr i32 %8, 16
  %word.sroa.11.0.extract.trunc.i = trunc i32 %word.sroa.11.0.extract.shift.i to i8
  %word.sroa.14.0.extract.shift.i = lshr i32 %8, 24
  %word.sroa.14.0.extract.trunc.i = trunc nuw i32 %word.sroa.14.0.extract.shift.i to i8
  %rem70.i = and i64 %indvars.iv.i50, 12
  %cmp2.i51 = icmp eq i64 %rem70.i, 0
  br i1 %cmp2.i51, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %for.body.i
  %word.sroa.8.0.extract.trunc.mask.i = and i32 %word.sroa.8.0.extract.shift.i, 255
  %idxprom8.i = zext nneg i32 %word.sroa.8.0.extract.trunc.mask.i to i64
  %arrayidx9.i = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom8.i
  %9 = load i8, ptr %arrayidx9.i, align 1, !tbaa !8
  %word.sroa.11.0.extract.trunc.mask.i = and i32 %word.sroa.11.0.extract.shift.i, 255
  %idxprom8.1.i = zext nneg i32 %word.sroa.11.0.extract.trunc.mask.i to i64
  %arrayidx9.1.i = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom8.1.i
  %10 = load i8, ptr %arrayidx9.1.i, align 1, !tbaa !8
  %idxprom8.2.i = zext nneg i32 %word.sroa.14.0.extract.shift.i to i64
  %arrayidx9.2.i = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom8.2.i
  %11 = load i8, ptr %arrayidx9.2.i, align 1, !tbaa !8
  %word.sroa.0.0.extract.trunc.mask.i = and i32 %8, 255
  %idxprom12.i = zext nneg i32 %word.sroa.0.0.extract.trunc.mask.i to i64
  %arrayidx13.i = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom12.i
  %12 = load i8, ptr %arrayidx13.i, align 1, !tbaa !8
  %xor55.i = xor i8 %9, %constant.060.i
  %shl.i.i = shl i8 %constant.060.i, 1
  %isneg.i.i = icmp slt i8 %constant.060.i, 0
  %mul.i.i = select i1 %isneg.i.i, i8 27, i8 0
  %xor.i.i = xor i8 %mul.i.i, %shl.i.i
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %for.body.i
  %word.sroa.14.0.i = phi i8 [ %12, %if.then.i ], [ %word.sroa.14.0.extract.trunc.i, %for.body.i ]
  %word.sroa.11.0.i = phi i8 [ %11, %if.then.i ], [ %word.sroa.11.0.extract.trunc.i, %for.body.i ]
  %word.sroa.8.0.i = phi i8 [ %10, %if.then.i ], [ %word.sroa.8.0.extract.trunc.i, %for.body.i ]
  %word.sroa.0.0.i = phi i8 [ %xor55.i, %if.then.i ], [ %word.sroa.0.0.extract.trunc.i, %for.body.i ]
  %constant.1.i = phi i8 [ %xor.i.i, %if.then.i ], [ %constant.060.i, %for.body.i ]
  %13 = add nsw i64 %indvars.iv.i50, -16
  %arrayidx26.i = getelementptr inbounds [176 x i8], ptr @round_keys, i64 0, i64 %13
  %14 = load i8, ptr %arrayidx26.i, align 4, !tbaa !8
  %xor3156.i = xor i8 %14, %word.sroa.0.0.i
  %arrayidx35.i = getelementptr inbounds [176 x i8], ptr @round_keys, i64 0, i64 %indvars.iv.i50
  store i8 %xor3156.i, ptr %arrayidx35.i, align 4, !tbaa !8
  %15 = or disjoint i64 %indvars.iv.i50, 1
  %16 = add nsw i64 %indvars.iv.i50, -15
  %arrayidx26.1.i = getelementptr inbounds [176 x i8], ptr @round_keys, i64 0, i64 %16
  %17 = load i8, ptr %arrayidx26.1.i, align 1, !tbaa !8
  %xor3156.1.i = xor i8 %17, %word.sroa.8.0.i
  %arrayidx35.1.i = getelementptr inbounds [176 x i8], ptr @round_keys, i64 0, i64 %15
  store i8 %xor3156.1.i, ptr %arrayidx35.1.i, align 1, !tbaa !8
  %18 = or disjoint i64 %indvars.iv.i50, 2
  %19 = add nsw i64 %indvars.iv.i50, -14
  %arrayidx26.2.i = getelementptr inbounds [176 x i8], ptr @round_keys, i64 0, i64 %19
  %20 = load i8, ptr %arrayidx26.2.i, align 2, !tbaa !8
  %xor3156.2.i = xor i8 %20, %word.sroa.11.0.i
  %arrayidx35.2.i = getelementptr inbounds [176 x i8], ptr @round_keys, i64 0, i64 %18
  store i8 %xor3156.2.i, ptr %arrayidx35.2.i, align 2, !tbaa !8
  %21 = or disjoint i64 %indvars.iv.i50, 3
  %22 = add nsw i64 %indvars.iv.i50, -13
  %arrayidx26.3.i = getelementptr inbounds [176 x i8], ptr @round_keys, i64 0, i64 %22
  %23 = load i8, ptr %arrayidx26.3.i, align 1, !tbaa !8
  %xor3156.3.i = xor i8 %23, %word.sroa.14.0.i
  %arrayidx35.3.i = getelementptr inbounds [176 x i8], ptr @round_keys, i64 0, i64 %21
  store i8 %xor3156.3.i, ptr %arrayidx35.3.i, align 1, !tbaa !8
  %indvars.iv.next.i52 = add nuw nsw i64 %indvars.iv.i50, 4
  %cmp.i = icmp ult i64 %indvars.iv.i50, 172
  br i1 %cmp.i, label %for.body.i, label %expand_key.exit, !llvm.loop !13

expand_key.exit:                                  ; preds = %if.end.i
  call fastcc void @encrypt(ptr noundef nonnull %state)
  %bcmp = call i32 @bcmp(ptr noundef nonnull dereferenceable(16) %state, ptr noundef nonnull dereferenceable(16) @main.expected, i64 16)
  %cmp1858 = icmp sgt i64 %1, 0
  br i1 %cmp1858, label %for.body21, label %for.cond.cleanup20

for.cond.cleanup20:                               ; preds = %for.body21, %expand_key.exit
  %call26 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str)
  %24 = load i8, ptr %state, align 16, !tbaa !8
  %conv35 = zext i8 %24 to i32
  %call36 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %conv35)
  %25 = load i8, ptr %arrayidx10.1, align 1, !tbaa !8
  %conv35.1 = zext i8 %25 to i32
  %call36.1 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %conv35.1)
  %26 = load i8, ptr %arrayidx10.2, align 2, !tbaa !8
  %conv35.2 = zext i8 %26 to i32
  %call36.2 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %conv35.2)
  %27 = load i8, ptr %arrayidx10.3, align 1, !tbaa !8
  %conv35.3 = zext i8 %27 to i32
  %call36.3 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %conv35.3)
  %28 = load i8, ptr %arrayidx10.4, align 4, !tbaa !8
  %conv35.4 = zext i8 %28 to i32
  %call36.4 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %conv35.4)
  %29 = load i8, ptr %arrayidx10.5, align 1, !tbaa !8
  %conv35.5 = zext i8 %29 to i32
  %call36.5 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %conv35.5)
  %30 = load i8, ptr %arrayidx10.6, align 2, !tbaa !8
  %conv35.6 = zext i8 %30 to i32
  %call36.6 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %conv35.6)
  %31 = load i8, ptr %arrayidx10.7, align 1, !tbaa !8
  %conv35.7 = zext i8 %31 to i32
  %call36.7 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %conv35.7)
  %32 = load i8, ptr %arrayidx10.8, align 8, !tbaa !8
  %conv35.8 = zext i8 %32 to i32
  %call36.8 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %conv35.8)
  %33 = load i8, ptr %arrayidx10.9, align 1, !tbaa !8
  %conv35.9 = zext i8 %33 to i32
  %call36.9 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %conv35.9)
  %34 = load i8, ptr %arrayidx10.10, align 2, !tbaa !8
  %conv35.10 = zext i8 %34 to i32
  %call36.10 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %conv35.10)
  %35 = load i8, ptr %arrayidx10.11, align 1, !tbaa !8
  %conv35.11 = zext i8 %35 to i32
  %call36.11 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %conv35.11)
  %36 = load i8, ptr %arrayidx10.12, align 4, !tbaa !8
  %conv35.12 = zext i8 %36 to i32
  %call36.12 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %conv35.12)
  %37 = load i8, ptr %arrayidx10.13, align 1, !tbaa !8
  %conv35.13 = zext i8 %37 to i32
  %call36.13 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %conv35.13)
  %38 = load i8, ptr %arrayidx10.14, align 2, !tbaa !8
  %conv35.14 = zext i8 %38 to i32
  %call36.14 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %conv35.14)
  %39 = load i8, ptr %arrayidx10.15, align 1, !tbaa !8
  %conv35.15 = zext i8 %39 to i32
  %call36.15 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %conv35.15)
  %cmp14 = icmp ne i32 %bcmp, 0
  %conv15 = zext i1 %cmp14 to i32
  %putchar = tail call i32 @putchar(i32 10)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %state) #8
  ret i32 %conv15

for.body21:                                       ; preds = %expand_key.exit, %for.body21
  %i16.059 = phi i64 [ %inc24, %for.body21 ], [ 0, %expand_key.exit ]
  call fastcc void @encrypt(ptr noundef nonnull %state)
  %inc24 = add nuw nsw i64 %i16.059, 1
  %exitcond62.not = icmp eq i64 %inc24, %1
  br i1 %exitcond62.not, label %for.cond.cleanup20, label %for.body21, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @encrypt(ptr nocapture noundef %state) unnamed_addr #3 {
entry:
  %0 = load i8, ptr @round_keys, align 16, !tbaa !8
  %1 = load i8, ptr %state, align 1, !tbaa !8
  %xor8.i = xor i8 %1, %0
  %2 = load i8, ptr getelementptr inbounds (i8, ptr @round_keys, i64 1), align 1, !tbaa !8
  %arrayidx2.1.i = getelementptr inbounds i8, ptr %state, i64 1
  %3 = load i8, ptr %arrayidx2.1.i, align 1, !tbaa !8
  %xor8.1.i = xor i8 %3, %2
  %4 = load i8, ptr getelementptr inbounds (i8, ptr @round_keys, i64 2), align 2, !tbaa !8
  %arrayidx2.2.i = getelementptr inbounds i8, ptr %state, i64 2
  %5 = load i8, ptr %arrayidx2.2.i, align 1, !tbaa !8
  %xor8.2.i = xor i8 %5, %4
  %6 = load i8, ptr getelementptr inbounds (i8, ptr @round_keys, i64 3), align 1, !tbaa !8
  %arrayidx2.3.i = getelementptr inbounds i8, ptr %state, i64 3
  %7 = load i8, ptr %arrayidx2.3.i, align 1, !tbaa !8
  %xor8.3.i = xor i8 %7, %6
  %8 = load i8, ptr getelementptr inbounds (i8, ptr @round_keys, i64 4), align 4, !tbaa !8
  %arrayidx2.4.i = getelementptr inbounds i8, ptr %state, i64 4
  %9 = load i8, ptr %arrayidx2.4.i, align 1, !tbaa !8
  %xor8.4.i = xor i8 %9, %8
  %10 = load i8, ptr getelementptr inbounds (i8, ptr @round_keys, i64 5), align 1, !tbaa !8
  %arrayidx2.5.i = getelementptr inbounds i8, ptr %state, i64 5
  %11 = load i8, ptr %arrayidx2.5.i, align 1, !tbaa !8
  %xor8.5.i = xor i8 %11, %10
  %12 = load i8, ptr getelementptr inbounds (i8, ptr @round_keys, i64 6), align 2, !tbaa !8
  %arrayidx2.6.i = getelementptr inbounds i8, ptr %state, i64 6
  %13 = load i8, ptr %arrayidx2.6.i, align 1, !tbaa !8
  %xor8.6.i = xor i8 %13, %12
  %14 = load i8, ptr getelementptr inbounds (i8, ptr @round_keys, i64 7), align 1, !tbaa !8
  %arrayidx2.7.i = getelementptr inbounds i8, ptr %state, i64 7
  %15 = load i8, ptr %arrayidx2.7.i, align 1, !tbaa !8
  %xor8.7.i = xor i8 %15, %14
  %16 = load i8, ptr getelementptr inbounds (i8, ptr @round_keys, i64 8), align 8, !tbaa !8
  %arrayidx2.8.i = getelementptr inbounds i8, ptr %state, i64 8
  %17 = load i8, ptr %arrayidx2.8.i, align 1, !tbaa !8
  %xor8.8.i = xor i8 %17, %16
  %18 = load i8, ptr getelementptr inbounds (i8, ptr @round_keys, i64 9), align 1, !tbaa !8
  %arrayidx2.9.i = getelementptr inbounds i8, ptr %state, i64 9
  %19 = load i8, ptr %arrayidx2.9.i, align 1, !tbaa !8
  %xor8.9.i = xor i8 %19, %18
  %20 = load i8, ptr getelementptr inbounds (i8, ptr @round_keys, i64 10), align 2, !tbaa !8
  %arrayidx2.10.i = getelementptr inbounds i8, ptr %state, i64 10
  %21 = load i8, ptr %arrayidx2.10.i, align 1, !tbaa !8
  %xor8.10.i = xor i8 %21, %20
  %22 = load i8, ptr getelementptr inbounds (i8, ptr @round_keys, i64 11), align 1, !tbaa !8
  %arrayidx2.11.i = getelementptr inbounds i8, ptr %state, i64 11
  %23 = load i8, ptr %arrayidx2.11.i, align 1, !tbaa !8
  %xor8.11.i = xor i8 %23, %22
  %24 = load i8, ptr getelementptr inbounds (i8, ptr @round_keys, i64 12), align 4, !tbaa !8
  %arrayidx2.12.i = getelementptr inbounds i8, ptr %state, i64 12
  %25 = load i8, ptr %arrayidx2.12.i, align 1, !tbaa !8
  %xor8.12.i = xor i8 %25, %24
  %26 = load i8, ptr getelementptr inbounds (i8, ptr @round_keys, i64 13), align 1, !tbaa !8
  %arrayidx2.13.i = getelementptr inbounds i8, ptr %state, i64 13
  %27 = load i8, ptr %arrayidx2.13.i, align 1, !tbaa !8
  %xor8.13.i = xor i8 %27, %26
  %28 = load i8, ptr getelementptr inbounds (i8, ptr @round_keys, i64 14), align 2, !tbaa !8
  %arrayidx2.14.i = getelementptr inbounds i8, ptr %state, i64 14
  %29 = load i8, ptr %arrayidx2.14.i, align 1, !tbaa !8
  %xor8.14.i = xor i8 %29, %28
  %30 = load i8, ptr getelementptr inbounds (i8, ptr @round_keys, i64 15), align 1, !tbaa !8
  %arrayidx2.15.i = getelementptr inbounds i8, ptr %state, i64 15
  %31 = load i8, ptr %arrayidx2.15.i, align 1, !tbaa !8
  %xor8.15.i = xor i8 %31, %30
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  %idxprom1.i = zext i8 %xor8.i131 to i64
  %arrayidx2.i = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom1.i
  %32 = load i8, ptr %arrayidx2.i, align 1, !tbaa !8
  %idxprom1.1.i = zext i8 %xor8.1.i134 to i64
  %arrayidx2.1.i10 = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom1.1.i
  %33 = load i8, ptr %arrayidx2.1.i10, align 1, !tbaa !8
  %idxprom1.2.i = zext i8 %xor8.2.i137 to i64
  %arrayidx2.2.i11 = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom1.2.i
  %34 = load i8, ptr %arrayidx2.2.i11, align 1, !tbaa !8
  %idxprom1.3.i = zext i8 %xor8.3.i140 to i64
  %arrayidx2.3.i12 = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom1.3.i
  %35 = load i8, ptr %arrayidx2.3.i12, align 1, !tbaa !8
  %idxprom1.4.i = zext i8 %xor8.4.i143 to i64
  %arrayidx2.4.i13 = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom1.4.i
  %36 = load i8, ptr %arrayidx2.4.i13, align 1, !tbaa !8
  %idxprom1.5.i = zext i8 %xor8.5.i146 to i64
  %arrayidx2.5.i14 = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom1.5.i
  %37 = load i8, ptr %arrayidx2.5.i14, align 1, !tbaa !8
  %idxprom1.6.i = zext i8 %xor8.6.i149 to i64
  %arrayidx2.6.i15 = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom1.6.i
  %38 = load i8, ptr %arrayidx2.6.i15, align 1, !tbaa !8
  %idxprom1.7.i = zext i8 %xor8.7.i152 to i64
  %arrayidx2.7.i16 = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom1.7.i
  %39 = load i8, ptr %arrayidx2.7.i16, align 1, !tbaa !8
  %idxprom1.8.i = zext i8 %xor8.8.i155 to i64
  %arrayidx2.8.i17 = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom1.8.i
  %40 = load i8, ptr %arrayidx2.8.i17, align 1, !tbaa !8
  %idxprom1.9.i = zext i8 %xor8.9.i158 to i64
  %arrayidx2.9.i18 = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom1.9.i
  %41 = load i8, ptr %arrayidx2.9.i18, align 1, !tbaa !8
  %idxprom1.10.i = zext i8 %xor8.10.i161 to i64
  %arrayidx2.10.i19 = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom1.10.i
  %42 = load i8, ptr %arrayidx2.10.i19, align 1, !tbaa !8
  %idxprom1.11.i = zext i8 %xor8.11.i164 to i64
  %arrayidx2.11.i20 = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom1.11.i
  %43 = load i8, ptr %arrayidx2.11.i20, align 1, !tbaa !8
  %idxprom1.12.i = zext i8 %xor8.12.i167 to i64
  %arrayidx2.12.i21 = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom1.12.i
  %44 = load i8, ptr %arrayidx2.12.i21, align 1, !tbaa !8
  %idxprom1.13.i = zext i8 %xor8.13.i170 to i64
  %arrayidx2.13.i22 = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom1.13.i
  %45 = load i8, ptr %arrayidx2.13.i22, align 1, !tbaa !8
  %idxprom1.14.i = zext i8 %xor8.14.i173 to i64
  %arrayidx2.14.i23 = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom1.14.i
  %46 = load i8, ptr %arrayidx2.14.i23, align 1, !tbaa !8
  %idxprom1.15.i = zext i8 %xor8.15.i176 to i64
  %arrayidx2.15.i24 = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom1.15.i
  %47 = load i8, ptr %arrayidx2.15.i24, align 1, !tbaa !8
  %48 = load i8, ptr getelementptr inbounds (i8, ptr @round_keys, i64 160), align 16, !tbaa !8
  %xor8.i25 = xor i8 %48, %32
  store i8 %xor8.i25, ptr %state, align 1, !tbaa !8
  %49 = load i8, ptr getelementptr inbounds (i8, ptr @round_keys, i64 161), align 1, !tbaa !8
  %xor8.1.i27 = xor i8 %49, %37
  store i8 %xor8.1.i27, ptr %arrayidx2.1.i, align 1, !tbaa !8
  %50 = load i8, ptr getelementptr inbounds (i8, ptr @round_keys, i64 162), align 2, !tbaa !8
  %xor8.2.i29 = xor i8 %50, %42
  store i8 %xor8.2.i29, ptr %arrayidx2.2.i, align 1, !tbaa !8
  %51 = load i8, ptr getelementptr inbounds (i8, ptr @round_keys, i64 163), align 1, !tbaa !8
  %xor8.3.i31 = xor i8 %51, %47
  store i8 %xor8.3.i31, ptr %arrayidx2.3.i, align 1, !tbaa !8
  %52 = load i8, ptr getelementptr inbounds (i8, ptr @round_keys, i64 164), align 4, !tbaa !8
  %xor8.4.i33 = xor i8 %52, %36
  store i8 %xor8.4.i33, ptr %arrayidx2.4.i, align 1, !tbaa !8
  %53 = load i8, ptr getelementptr inbounds (i8, ptr @round_keys, i64 165), align 1, !tbaa !8
  %xor8.5.i35 = xor i8 %53, %41
  store i8 %xor8.5.i35, ptr %arrayidx2.5.i, align 1, !tbaa !8
  %54 = load i8, ptr getelementptr inbounds (i8, ptr @round_keys, i64 166), align 2, !tbaa !8
  %xor8.6.i37 = xor i8 %54, %46
  store i8 %xor8.6.i37, ptr %arrayidx2.6.i, align 1, !tbaa !8
  %55 = load i8, ptr getelementptr inbounds (i8, ptr @round_keys, i64 167), align 1, !tbaa !8
  %xor8.7.i39 = xor i8 %55, %35
  store i8 %xor8.7.i39, ptr %arrayidx2.7.i, align 1, !tbaa !8
  %56 = load i8, ptr getelementptr inbounds (i8, ptr @round_keys, i64 168), align 8, !tbaa !8
  %xor8.8.i41 = xor i8 %56, %40
  store i8 %xor8.8.i41, ptr %arrayidx2.8.i, align 1, !tbaa !8
  %57 = load i8, ptr getelementptr inbounds (i8, ptr @round_keys, i64 169), align 1, !tbaa !8
  %xor8.9.i43 = xor i8 %57, %45
  store i8 %xor8.9.i43, ptr %arrayidx2.9.i, align 1, !tbaa !8
  %58 = load i8, ptr getelementptr inbounds (i8, ptr @round_keys, i64 170), align 2, !tbaa !8
  %xor8.10.i45 = xor i8 %58, %34
  store i8 %xor8.10.i45, ptr %arrayidx2.10.i, align 1, !tbaa !8
  %59 = load i8, ptr getelementptr inbounds (i8, ptr @round_keys, i64 171), align 1, !tbaa !8
  %xor8.11.i47 = xor i8 %59, %39
  store i8 %xor8.11.i47, ptr %arrayidx2.11.i, align 1, !tbaa !8
  %60 = load i8, ptr getelementptr inbounds (i8, ptr @round_keys, i64 172), align 4, !tbaa !8
  %xor8.12.i49 = xor i8 %60, %44
  store i8 %xor8.12.i49, ptr %arrayidx2.12.i, align 1, !tbaa !8
  %61 = load i8, ptr getelementptr inbounds (i8, ptr @round_keys, i64 173), align 1, !tbaa !8
  %xor8.13.i51 = xor i8 %61, %33
  store i8 %xor8.13.i51, ptr %arrayidx2.13.i, align 1, !tbaa !8
  %62 = load i8, ptr getelementptr inbounds (i8, ptr @round_keys, i64 174), align 2, !tbaa !8
  %xor8.14.i53 = xor i8 %62, %38
  store i8 %xor8.14.i53, ptr %arrayidx2.14.i, align 1, !tbaa !8
  %63 = load i8, ptr getelementptr inbounds (i8, ptr @round_keys, i64 175), align 1, !tbaa !8
  %xor8.15.i55 = xor i8 %63, %43
  store i8 %xor8.15.i55, ptr %arrayidx2.15.i, align 1, !tbaa !8
  ret void

for.body:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ 1, %entry ], [ %indvars.iv.next, %for.body ]
  %xor8.i131177208 = phi i8 [ %xor8.i, %entry ], [ %xor8.i131, %for.body ]
  %xor8.1.i134178207 = phi i8 [ %xor8.1.i, %entry ], [ %xor8.1.i134, %for.body ]
  %xor8.2.i137179206 = phi i8 [ %xor8.2.i, %entry ], [ %xor8.2.i137, %for.body ]
  %xor8.3.i140180205 = phi i8 [ %xor8.3.i, %entry ], [ %xor8.3.i140, %for.body ]
  %xor8.4.i143181204 = phi i8 [ %xor8.4.i, %entry ], [ %xor8.4.i143, %for.body ]
  %xor8.5.i146182203 = phi i8 [ %xor8.5.i, %entry ], [ %xor8.5.i146, %for.body ]
  %xor8.6.i149183202 = phi i8 [ %xor8.6.i, %entry ], [ %xor8.6.i149, %for.body ]
  %xor8.7.i152184201 = phi i8 [ %xor8.7.i, %entry ], [ %xor8.7.i152, %for.body ]
  %xor8.8.i155185200 = phi i8 [ %xor8.8.i, %entry ], [ %xor8.8.i155, %for.body ]
  %xor8.9.i158186199 = phi i8 [ %xor8.9.i, %entry ], [ %xor8.9.i158, %for.body ]
  %xor8.10.i161187198 = phi i8 [ %xor8.10.i, %entry ], [ %xor8.10.i161, %for.body ]
  %xor8.11.i164188197 = phi i8 [ %xor8.11.i, %entry ], [ %xor8.11.i164, %for.body ]
  %xor8.12.i167189196 = phi i8 [ %xor8.12.i, %entry ], [ %xor8.12.i167, %for.body ]
  %xor8.13.i170190195 = phi i8 [ %xor8.13.i, %entry ], [ %xor8.13.i170, %for.body ]
  %xor8.14.i173191194 = phi i8 [ %xor8.14.i, %entry ], [ %xor8.14.i173, %for.body ]
  %xor8.15.i176192193 = phi i8 [ %xor8.15.i, %entry ], [ %xor8.15.i176, %for.body ]
  %idxprom1.i56 = zext i8 %xor8.i131177208 to i64
  %arrayidx2.i57 = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom1.i56
  %64 = load i8, ptr %arrayidx2.i57, align 1, !tbaa !8
  %idxprom1.1.i59 = zext i8 %xor8.1.i134178207 to i64
  %arrayidx2.1.i60 = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom1.1.i59
  %65 = load i8, ptr %arrayidx2.1.i60, align 1, !tbaa !8
  %idxprom1.2.i62 = zext i8 %xor8.2.i137179206 to i64
  %arrayidx2.2.i63 = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom1.2.i62
  %66 = load i8, ptr %arrayidx2.2.i63, align 1, !tbaa !8
  %idxprom1.3.i65 = zext i8 %xor8.3.i140180205 to i64
  %arrayidx2.3.i66 = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom1.3.i65
  %67 = load i8, ptr %arrayidx2.3.i66, align 1, !tbaa !8
  %idxprom1.4.i68 = zext i8 %xor8.4.i143181204 to i64
  %arrayidx2.4.i69 = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom1.4.i68
  %68 = load i8, ptr %arrayidx2.4.i69, align 1, !tbaa !8
  %idxprom1.5.i71 = zext i8 %xor8.5.i146182203 to i64
  %arrayidx2.5.i72 = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom1.5.i71
  %69 = load i8, ptr %arrayidx2.5.i72, align 1, !tbaa !8
  %idxprom1.6.i74 = zext i8 %xor8.6.i149183202 to i64
  %arrayidx2.6.i75 = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom1.6.i74
  %70 = load i8, ptr %arrayidx2.6.i75, align 1, !tbaa !8
  %idxprom1.7.i77 = zext i8 %xor8.7.i152184201 to i64
  %arrayidx2.7.i78 = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom1.7.i77
  %71 = load i8, ptr %arrayidx2.7.i78, align 1, !tbaa !8
  %idxprom1.8.i80 = zext i8 %xor8.8.i155185200 to i64
  %arrayidx2.8.i81 = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom1.8.i80
  %72 = load i8, ptr %arrayidx2.8.i81, align 1, !tbaa !8
  %idxprom1.9.i83 = zext i8 %xor8.9.i158186199 to i64
  %arrayidx2.9.i84 = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom1.9.i83
  %73 = load i8, ptr %arrayidx2.9.i84, align 1, !tbaa !8
  %idxprom1.10.i86 = zext i8 %xor8.10.i161187198 to i64
  %arrayidx2.10.i87 = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom1.10.i86
  %74 = load i8, ptr %arrayidx2.10.i87, align 1, !tbaa !8
  %idxprom1.11.i89 = zext i8 %xor8.11.i164188197 to i64
  %arrayidx2.11.i90 = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom1.11.i89
  %75 = load i8, ptr %arrayidx2.11.i90, align 1, !tbaa !8
  %idxprom1.12.i92 = zext i8 %xor8.12.i167189196 to i64
  %arrayidx2.12.i93 = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom1.12.i92
  %76 = load i8, ptr %arrayidx2.12.i93, align 1, !tbaa !8
  %idxprom1.13.i95 = zext i8 %xor8.13.i170190195 to i64
  %arrayidx2.13.i96 = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom1.13.i95
  %77 = load i8, ptr %arrayidx2.13.i96, align 1, !tbaa !8
  %idxprom1.14.i98 = zext i8 %xor8.14.i173191194 to i64
  %arrayidx2.14.i99 = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom1.14.i98
  %78 = load i8, ptr %arrayidx2.14.i99, align 1, !tbaa !8
  %idxprom1.15.i101 = zext i8 %xor8.15.i176192193 to i64
  %arrayidx2.15.i102 = getelementptr inbounds [256 x i8], ptr @substitution, i64 0, i64 %idxprom1.15.i101
  %79 = load i8, ptr %arrayidx2.15.i102, align 1, !tbaa !8
  %xor79.i = xor i8 %69, %64
  %80 = xor i8 %74, %xor79.i
  %conv9.i = xor i8 %79, %80
  %shl.i.i = shl i8 %xor79.i, 1
  %isneg.i.i = icmp slt i8 %xor79.i, 0
  %mul.i.i = select i1 %isneg.i.i, i8 27, i8 0
  %81 = xor i8 %shl.i.i, %mul.i.i
  %xor24.i = xor i8 %74, %69
  %shl.i88.i = shl i8 %xor24.i, 1
  %isneg.i89.i = icmp slt i8 %xor24.i, 0
  %mul.i90.i = select i1 %isneg.i89.i, i8 27, i8 0
  %82 = xor i8 %shl.i88.i, %mul.i90.i
  %xor3682.i = xor i8 %79, %74
  %shl.i92.i = shl i8 %xor3682.i, 1
  %isneg.i93.i = icmp slt i8 %xor3682.i, 0
  %mul.i94.i = select i1 %isneg.i93.i, i8 27, i8 0
  %83 = xor i8 %shl.i92.i, %mul.i94.i
  %xor4885.i = xor i8 %79, %64
  %shl.i96.i = shl i8 %xor4885.i, 1
  %isneg.i97.i = icmp slt i8 %xor4885.i, 0
  %mul.i98.i = select i1 %isneg.i97.i, i8 27, i8 0
  %84 = xor i8 %shl.i96.i, %mul.i98.i
  %xor79.1.i = xor i8 %73, %68
  %85 = xor i8 %78, %xor79.1.i
  %conv9.1.i = xor i8 %85, %67
  %shl.i.1.i = shl i8 %xor79.1.i, 1
  %isneg.i.1.i = icmp slt i8 %xor79.1.i, 0
  %mul.i.1.i = select i1 %isneg.i.1.i, i8 27, i8 0
  %86 = xor i8 %shl.i.1.i, %mul.i.1.i
  %xor24.1.i = xor i8 %78, %73
  %shl.i88.1.i = shl i8 %xor24.1.i, 1
  %isneg.i89.1.i = icmp slt i8 %xor24.1.i, 0
  %mul.i90.1.i = select i1 %isneg.i89.1.i, i8 27, i8 0
  %87 = xor i8 %shl.i88.1.i, %mul.i90.1.i
  %xor3682.1.i = xor i8 %78, %67
  %shl.i92.1.i = shl i8 %xor3682.1.i, 1
  %isneg.i93.1.i = icmp slt i8 %xor3682.1.i, 0
  %mul.i94.1.i = select i1 %isneg.i93.1.i, i8 27, i8 0
  %88 = xor i8 %shl.i92.1.i, %mul.i94.1.i
  %xor4885.1.i = xor i8 %68, %67
  %shl.i96.1.i = shl i8 %xor4885.1.i, 1
  %isneg.i97.1.i = icmp slt i8 %xor4885.1.i, 0
  %mul.i98.1.i = select i1 %isneg.i97.1.i, i8 27, i8 0
  %89 = xor i8 %mul.i98.1.i, %shl.i96.1.i
  %xor79.2.i = xor i8 %77, %72
  %90 = xor i8 %xor79.2.i, %66
  %conv9.2.i = xor i8 %90, %71
  %shl.i.2.i = shl i8 %xor79.2.i, 1
  %isneg.i.2.i = icmp slt i8 %xor79.2.i, 0
  %mul.i.2.i = select i1 %isneg.i.2.i, i8 27, i8 0
  %91 = xor i8 %shl.i.2.i, %mul.i.2.i
  %xor24.2.i = xor i8 %77, %66
  %shl.i88.2.i = shl i8 %xor24.2.i, 1
  %isneg.i89.2.i = icmp slt i8 %xor24.2.i, 0
  %mul.i90.2.i = select i1 %isneg.i89.2.i, i8 27, i8 0
  %92 = xor i8 %shl.i88.2.i, %mul.i90.2.i
  %xor3682.2.i = xor i8 %71, %66
  %shl.i92.2.i = shl i8 %xor3682.2.i, 1
  %isneg.i93.2.i = icmp slt i8 %xor3682.2.i, 0
  %mul.i94.2.i = select i1 %isneg.i93.2.i, i8 27, i8 0
  %93 = xor i8 %shl.i92.2.i, %mul.i94.2.i
  %xor4885.2.i = xor i8 %72, %71
  %shl.i96.2.i = shl i8 %xor4885.2.i, 1
  %isneg.i97.2.i = icmp slt i8 %xor4885.2.i, 0
  %mul.i98.2.i = select i1 %isneg.i97.2.i, i8 27, i8 0
  %94 = xor i8 %mul.i98.2.i, %shl.i96.2.i
  %xor79.3.i = xor i8 %76, %65
  %95 = xor i8 %xor79.3.i, %70
  %conv9.3.i = xor i8 %95, %75
  %shl.i.3.i = shl i8 %xor79.3.i, 1
  %isneg.i.3.i = icmp slt i8 %xor79.3.i, 0
  %mul.i.3.i = select i1 %isneg.i.3.i, i8 27, i8 0
  %96 = xor i8 %shl.i.3.i, %mul.i.3.i
  %xor24.3.i = xor i8 %70, %65
  %shl.i88.3.i = shl i8 %xor24.3.i, 1
  %isneg.i89.3.i = icmp slt i8 %xor24.3.i, 0
  %mul.i90.3.i = select i1 %isneg.i89.3.i, i8 27, i8 0
  %97 = xor i8 %shl.i88.3.i, %mul.i90.3.i
  %xor3682.3.i = xor i8 %75, %70
  %shl.i92.3.i = shl i8 %xor3682.3.i, 1
  %isneg.i93.3.i = icmp slt i8 %xor3682.3.i, 0
  %mul.i94.3.i = select i1 %isneg.i93.3.i, i8 27, i8 0
  %98 = xor i8 %shl.i92.3.i, %mul.i94.3.i
  %xor4885.3.i = xor i8 %76, %75
  %shl.i96.3.i = shl i8 %xor4885.3.i, 1
  %isneg.i97.3.i = icmp slt i8 %xor4885.3.i, 0
  %mul.i98.3.i = select i1 %isneg.i97.3.i, i8 27, i8 0
  %99 = xor i8 %shl.i96.3.i, %mul.i98.3.i
  %100 = shl nuw nsw i64 %indvars.iv, 4
  %arrayidx.i = getelementptr inbounds [176 x i8], ptr @round_keys, i64 0, i64 %100
  %101 = load i8, ptr %arrayidx.i, align 16, !tbaa !8
  %102 = xor i8 %81, %101
  %103 = xor i8 %102, %64
  %xor8.i131 = xor i8 %103, %conv9.i
  %104 = or disjoint i64 %100, 1
  %arrayidx.1.i132 = getelementptr inbounds [176 x i8], ptr @round_keys, i64 0, i64 %104
  %105 = load i8, ptr %arrayidx.1.i132, align 1, !tbaa !8
  %106 = xor i8 %82, %105
  %107 = xor i8 %106, %69
  %xor8.1.i134 = xor i8 %107, %conv9.i
  %108 = or disjoint i64 %100, 2
  %arrayidx.2.i135 = getelementptr inbounds [176 x i8], ptr @round_keys, i64 0, i64 %108
  %109 = load i8, ptr %arrayidx.2.i135, align 2, !tbaa !8
  %110 = xor i8 %83, %109
  %111 = xor i8 %110, %xor79.i
  %xor8.2.i137 = xor i8 %111, %79
  %112 = or disjoint i64 %100, 3
  %arrayidx.3.i138 = getelementptr inbounds [176 x i8], ptr @round_keys, i64 0, i64 %112
  %113 = load i8, ptr %arrayidx.3.i138, align 1, !tbaa !8
  %114 = xor i8 %84, %113
  %xor8.3.i140 = xor i8 %114, %80
  %115 = or disjoint i64 %100, 4
  %arrayidx.4.i141 = getelementptr inbounds [176 x i8], ptr @round_keys, i64 0, i64 %115
  %116 = load i8, ptr %arrayidx.4.i141, align 4, !tbaa !8
  %117 = xor i8 %86, %116
  %118 = xor i8 %117, %68
  %xor8.4.i143 = xor i8 %118, %conv9.1.i
  %119 = or disjoint i64 %100, 5
  %arrayidx.5.i144 = getelementptr inbounds [176 x i8], ptr @round_keys, i64 0, i64 %119
  %120 = load i8, ptr %arrayidx.5.i144, align 1, !tbaa !8
  %121 = xor i8 %87, %120
  %122 = xor i8 %121, %73
  %xor8.5.i146 = xor i8 %122, %conv9.1.i
  %123 = or disjoint i64 %100, 6
  %arrayidx.6.i147 = getelementptr inbounds [176 x i8], ptr @round_keys, i64 0, i64 %123
  %124 = load i8, ptr %arrayidx.6.i147, align 2, !tbaa !8
  %125 = xor i8 %88, %124
  %126 = xor i8 %125, %67
  %xor8.6.i149 = xor i8 %126, %xor79.1.i
  %127 = or disjoint i64 %100, 7
  %arrayidx.7.i150 = getelementptr inbounds [176 x i8], ptr @round_keys, i64 0, i64 %127
  %128 = load i8, ptr %arrayidx.7.i150, align 1, !tbaa !8
  %129 = xor i8 %89, %128
  %xor8.7.i152 = xor i8 %129, %85
  %130 = or disjoint i64 %100, 8
  %arrayidx.8.i153 = getelementptr inbounds [176 x i8], ptr @round_keys, i64 0, i64 %130
  %131 = load i8, ptr %arrayidx.8.i153, align 8, !tbaa !8
  %132 = xor i8 %91, %131
  %133 = xor i8 %132, %72
  %xor8.8.i155 = xor i8 %133, %conv9.2.i
  %134 = or disjoint i64 %100, 9
  %arrayidx.9.i156 = getelementptr inbounds [176 x i8], ptr @round_keys, i64 0, i64 %134
  %135 = load i8, ptr %arrayidx.9.i156, align 1, !tbaa !8
  %136 = xor i8 %92, %135
  %137 = xor i8 %136, %77
  %xor8.9.i158 = xor i8 %137, %conv9.2.i
  %138 = or disjoint i64 %100, 10
  %arrayidx.10.i159 = getelementptr inbounds [176 x i8], ptr @round_keys, i64 0, i64 %138
  %139 = load i8, ptr %arrayidx.10.i159, align 2, !tbaa !8
  %140 = xor i8 %93, %139
  %141 = xor i8 %140, %71
  %xor8.10.i161 = xor i8 %141, %xor79.2.i
  %142 = or disjoint i64 %100, 11
  %arrayidx.11.i162 = getelementptr inbounds [176 x i8], ptr @round_keys, i64 0, i64 %142
  %143 = load i8, ptr %arrayidx.11.i162, align 1, !tbaa !8
  %144 = xor i8 %94, %143
  %xor8.11.i164 = xor i8 %144, %90
  %145 = or disjoint i64 %100, 12
  %arrayidx.12.i165 = getelementptr inbounds [176 x i8], ptr @round_keys, i64 0, i64 %145
  %146 = load i8, ptr %arrayidx.12.i165, align 4, !tbaa !8
  %147 = xor i8 %96, %146
  %148 = xor i8 %147, %76
  %xor8.12.i167 = xor i8 %148, %conv9.3.i
  %149 = or disjoint i64 %100, 13
  %arrayidx.13.i168 = getelementptr inbounds [176 x i8], ptr @round_keys, i64 0, i64 %149
  %150 = load i8, ptr %arrayidx.13.i168, align 1, !tbaa !8
  %151 = xor i8 %97, %150
  %152 = xor i8 %151, %65
  %xor8.13.i170 = xor i8 %152, %conv9.3.i
  %153 = or disjoint i64 %100, 14
  %arrayidx.14.i171 = getelementptr inbounds [176 x i8], ptr @round_keys, i64 0, i64 %153
  %154 = load i8, ptr %arrayidx.14.i171, align 2, !tbaa !8
  %155 = xor i8 %98, %154
  %156 = xor i8 %155, %75
  %xor8.14.i173 = xor i8 %156, %xor79.3.i
  %157 = or disjoint i64 %100, 15
  %arrayidx.15.i174 = getelementptr inbounds [176 x i8], ptr @round_keys, i64 0, i64 %157
  %158 = load i8, ptr %arrayidx.15.i174, align 1, !tbaa !8
  %159 = xor i8 %99, %158
  %xor8.15.i176 = xor i8 %159, %95
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 10
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !15
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr nocapture, ptr nocapture, i64) local_unnamed_addr #5

; Function Attrs: nofree nounwind
declare noundef i32 @putchar(i32 noundef) local_unnamed_addr #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fshl.i8(i8, i8, i8) #7

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind willreturn memory(argmem: read) }
attributes #6 = { nofree nounwind }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"any pointer", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!6, !6, i64 0}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10}
!12 = distinct !{!12, !10}
!13 = distinct !{!13, !10}
!14 = distinct !{!14, !10}
!15 = distinct !{!15, !10}
