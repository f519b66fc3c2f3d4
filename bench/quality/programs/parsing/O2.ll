source_filename = "parsing.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Rule = type { i8, i8, i8 }

@input_len = internal unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [6 x i8] c"()+*n\00", align 1
@input = internal unnamed_addr global [161 x i8] zeroinitializer, align 16
@ways = internal unnamed_addr global [160 x [161 x i32]] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [36 x i8] c"parsing: %ld of %ld, checksum %08x\0A\00", align 1
@rng = internal unnamed_addr global i32 2024, align 4
@table = internal unnamed_addr global [160 x [161 x i16]] zeroinitializer, align 16
@rules = internal unnamed_addr constant [12 x %struct.Rule] [%struct.Rule { i8 1, i8 1, i8 4 }, %struct.Rule { i8 1, i8 2, i8 5 }, %struct.Rule { i8 1, i8 7, i8 6 }, %struct.Rule { i8 2, i8 2, i8 5 }, %struct.Rule { i8 2, i8 7, i8 6 }, %struct.Rule { i8 3, i8 7, i8 6 }, %struct.Rule { i8 4, i8 9, i8 2 }, %struct.Rule { i8 5, i8 10, i8 3 }, %struct.Rule { i8 6, i8 1, i8 8 }, %struct.Rule { i8 0, i8 1, i8 4 }, %struct.Rule { i8 0, i8 2, i8 5 }, %struct.Rule { i8 0, i8 7, i8 6 }], align 16

; Function Attrs: nofree nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %argc, ptr nocapture noundef readonly %argv) local_unnamed_addr #0 {
entry:
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.end, label %while.cond.outer.split.preheader

cond.end:                                         ; preds = %entry
  %arrayidx = getelementptr inbounds i8, ptr %argv, i64 8
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !4
  %call = tail call i64 @strtol(ptr nocapture noundef %0, ptr noundef null, i32 noundef 10) #5
  %call.fr = freeze i64 %call
  %tobool.not = icmp eq i64 %call.fr, 0
  br i1 %tobool.not, label %while.cond.outer.split.preheader, label %cond.end.thread

cond.end.thread:                                  ; preds = %cond.end
  %mul = mul nsw i64 %call.fr, 4000
  %cmp549 = icmp sgt i64 %call.fr, 0
  br i1 %cmp549, label %while.cond.outer.split.preheader, label %while.end

while.cond.outer.split.preheader:                 ; preds = %cond.end, %entry, %cond.end.thread
  %1 = phi i64 [ %mul, %cond.end.thread ], [ 4000, %entry ], [ 40, %cond.end ]
  br label %while.cond.outer.split

while.cond.outer.split:                           ; preds = %while.cond.outer.split.preheader, %parse.exit.loopexit
  %total.0.ph53 = phi i64 [ %inc, %parse.exit.loopexit ], [ 0, %while.cond.outer.split.preheader ]
  %accepted.0.ph52 = phi i64 [ %add22, %parse.exit.loopexit ], [ 0, %while.cond.outer.split.preheader ]
  %sum.0.ph51 = phi i32 [ %add26, %parse.exit.loopexit ], [ 0, %while.cond.outer.split.preheader ]
  %wrong.0.ph50 = phi i64 [ %add, %parse.exit.loopexit ], [ 0, %while.cond.outer.split.preheader ]
  br label %while.cond

while.cond:                                       ; preds = %while.cond.outer.split, %while.cond
  store i32 0, ptr @input_len, align 4, !tbaa !8
  tail call fastcc void @gen_expr(i32 noundef 4)
  %2 = load i32, ptr @input_len, align 4
  %cmp6 = icmp slt i32 %2, 40
  %cmp7 = icmp eq i32 %2, 160
  %or.cond = or i1 %cmp6, %cmp7
  br i1 %or.cond, label %while.cond, label %if.end, !llvm.loop !10

if.end:                                           ; preds = %while.cond
  %3 = and i64 %total.0.ph53, 3
  %cmp8 = icmp ne i64 %3, 3
  br i1 %cmp8, label %for.body.preheader.i, label %if.then10

if.then10:                                        ; preds = %if.end
  %4 = load i32, ptr @rng, align 4, !tbaa !8
  %mul.i = mul i32 %4, 1103515245
  %add.i = add i32 %mul.i, 12345
  %shr.i = lshr i32 %add.i, 16
  %rem.i.lhs.trunc = trunc nuw i32 %shr.i to i16
  %rem.i48 = urem i16 %rem.i.lhs.trunc, 5
  %idxprom = zext nneg i16 %rem.i48 to i64
  %arrayidx12 = getelementptr inbounds [6 x i8], ptr @.str, i64 0, i64 %idxprom
  %5 = load i8, ptr %arrayidx12, align 1, !tbaa !12
  %mul.i39 = mul i32 %add.i, 1103515245
  %add.i40 = add i32 %mul.i39, 12345
  store i32 %add.i40, ptr @rng, align 4, !tbaa !8
  %shr.i41 = lshr i32 %add.i40, 16
  %rem.i42 = urem i32 %shr.i41, %2
  %idxprom14 = zext nneg i32 %rem.i42 to i64
  %arrayidx15 = getelementptr inbounds [161 x i8], ptr @input, i64 0, i64 %idxprom14
  store i8 %5, ptr %arrayidx15, align 1, !tbaa !12
  br label %for.body.preheader.i

for.body.preheader.i:                             ; preds = %if.end, %if.then10
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(51520) @table, i8 0, i64 51520, i1 false)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(103040) @ways, i8 0, i64 103040, i1 false)
  %wide.trip.count.i = zext nneg i32 %2 to i64
  br label %for.body.i

for.cond7.preheader.i:                            ; preds = %terminal.exit.i
  %6 = add nuw i32 %2, 1
  %wide.trip.count160.i = zext i32 %6 to i64
  br label %for.cond12.preheader.i

for.body.i:                                       ; preds = %terminal.exit.i, %for.body.preheader.i
  %indvars.iv.i = phi i64 [ 0, %for.body.preheader.i ], [ %indvars.iv.next.i, %terminal.exit.i ]
  %arrayidx.i = getelementptr inbounds [161 x i8], ptr @input, i64 0, i64 %indvars.iv.i
  %7 = load i8, ptr %arrayidx.i, align 1, !tbaa !12
  switch i8 %7, label %sw.default.i.i [
    i8 110, label %terminal.exit.i
    i8 40, label %sw.bb1.i.i
    i8 41, label %sw.bb2.i.i
    i8 43, label %sw.bb3.i.i
    i8 42, label %sw.bb4.i.i
  ]

sw.bb1.i.i:                                       ; preds = %for.body.i
  br label %terminal.exit.i

sw.bb2.i.i:                                       ; preds = %for.body.i
  br label %terminal.exit.i

sw.bb3.i.i:                                       ; preds = %for.body.i
  br label %terminal.exit.i

sw.bb4.i.i:                                       ; preds = %for.body.i
  br label %terminal.exit.i

sw.default.i.i:                                   ; preds = %for.body.i
  br label %terminal.exit.i

terminal.exit.i:                                  ; preds = %sw.default.i.i, %sw.bb4.i.i, %sw.bb3.i.i, %sw.bb2.i.i, %sw.bb1.i.i, %for.body.i
  %retval.0.i.i = phi i16 [ 0, %sw.default.i.i ], [ 1024, %sw.bb4.i.i ], [ 512, %sw.bb3.i.i ], [ 256, %sw.bb2.i.i ], [ 128, %sw.bb1.i.i ], [ 15, %for.body.i ]
  %arrayidx3.i = getelementptr inbounds [160 x [161 x i16]], ptr @table, i64 0, i64 %indvars.iv.i, i64 1
  store i16 %retval.0.i.i, ptr %arrayidx3.i, align 2, !tbaa !13
  %arrayidx6.i = getelementptr inbounds [160 x [161 x i32]], ptr @ways, i64 0, i64 %indvars.iv.i, i64 1
  store i32 1, ptr %arrayidx6.i, align 4, !tbaa !8
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, %wide.trip.count.i
  br i1 %exitcond.not.i, label %for.cond7.preheader.i, label %for.body.i, !llvm.loop !15

for.cond12.preheader.i:                           ; preds = %for.cond.cleanup14.i, %for.cond7.preheader.i
  %indvars.iv157.i = phi i64 [ 2, %for.cond7.preheader.i ], [ %indvars.iv.next158.i, %for.cond.cleanup14.i ]
  br label %for.cond16.preheader.i

for.cond16.preheader.i:                           ; preds = %for.cond.cleanup18.i, %for.cond12.preheader.i
  %indvars.iv153.i = phi i64 [ 0, %for.cond12.preheader.i ], [ %indvars.iv.next154.i, %for.cond.cleanup18.i ]
  br label %for.body19.i

for.cond.cleanup14.i:                             ; preds = %for.cond.cleanup18.i
  %indvars.iv.next158.i = add nuw nsw i64 %indvars.iv157.i, 1
  %exitcond161.not.i = icmp eq i64 %indvars.iv.next158.i, %wide.trip.count160.i
  br i1 %exitcond161.not.i, label %parse.exit.loopexit, label %for.cond12.preheader.i, !llvm.loop !16

for.cond.cleanup18.i:                             ; preds = %cleanup.i
  %conv72.i = trunc i32 %set.3.i to i16
  %arrayidx76.i = getelementptr inbounds [160 x [161 x i16]], ptr @table, i64 0, i64 %indvars.iv153.i, i64 %indvars.iv157.i
  store i16 %conv72.i, ptr %arrayidx76.i, align 2, !tbaa !13
  %mul.i43 = mul i32 %count.3.i, -1640531535
  %shr77.i = lshr i32 %mul.i43, 3
  %arrayidx81.i = getelementptr inbounds [160 x [161 x i32]], ptr @ways, i64 0, i64 %indvars.iv153.i, i64 %indvars.iv157.i
  store i32 %shr77.i, ptr %arrayidx81.i, align 4, !tbaa !8
  %indvars.iv.next154.i = add nuw nsw i64 %indvars.iv153.i, 1
  %8 = add nuw nsw i64 %indvars.iv.next154.i, %indvars.iv157.i
  %cmp13.not.i = icmp ugt i64 %8, %wide.trip.count.i
  br i1 %cmp13.not.i, label %for.cond.cleanup14.i, label %for.cond16.preheader.i, !llvm.loop !17

for.body19.i:                                     ; preds = %cleanup.i, %for.cond16.preheader.i
  %indvars.iv146.i = phi i64 [ 1, %for.cond16.preheader.i ], [ %indvars.iv.next147.i, %cleanup.i ]
  %count.0136.i = phi i32 [ 0, %for.cond16.preheader.i ], [ %count.3.i, %cleanup.i ]
  %set.0135.i = phi i32 [ 0, %for.cond16.preheader.i ], [ %set.3.i, %cleanup.i ]
  %arrayidx23.i = getelementptr inbounds [160 x [161 x i16]], ptr @table, i64 0, i64 %indvars.iv153.i, i64 %indvars.iv146.i
  %9 = load i16, ptr %arrayidx23.i, align 2, !tbaa !13
  %conv.i = zext i16 %9 to i32
  %10 = add nuw nsw i64 %indvars.iv146.i, %indvars.iv153.i
  %11 = sub nsw i64 %indvars.iv157.i, %indvars.iv146.i
  %arrayidx28.i = getelementptr inbounds [160 x [161 x i16]], ptr @table, i64 0, i64 %10, i64 %11
  %12 = load i16, ptr %arrayidx28.i, align 2, !tbaa !13
  %conv29.i = zext i16 %12 to i32
  %cmp30.i = icmp eq i16 %9, 0
  %cmp32.i = icmp eq i16 %12, 0
  %or.cond.i = select i1 %cmp30.i, i1 true, i1 %cmp32.i
  br i1 %or.cond.i, label %cleanup.i, label %for.cond34.preheader.i

for.cond34.preheader.i:                           ; preds = %for.body19.i
  %arrayidx55.i = getelementptr inbounds [160 x [161 x i32]], ptr @ways, i64 0, i64 %indvars.iv153.i, i64 %indvars.iv146.i
  %arrayidx61.i = getelementptr inbounds [160 x [161 x i32]], ptr @ways, i64 0, i64 %10, i64 %11
  br label %for.body38.i

for.body38.i:                                     ; preds = %for.inc64.i, %for.cond34.preheader.i
  %indvars.iv142.i = phi i64 [ 0, %for.cond34.preheader.i ], [ %indvars.iv.next143.i, %for.inc64.i ]
  %count.1133.i = phi i32 [ %count.0136.i, %for.cond34.preheader.i ], [ %count.2.i, %for.inc64.i ]
  %set.1132.i = phi i32 [ %set.0135.i, %for.cond34.preheader.i ], [ %set.2.i, %for.inc64.i ]
  %arrayidx40.i = getelementptr inbounds [12 x %struct.Rule], ptr @rules, i64 0, i64 %indvars.iv142.i
  %left.i = getelementptr inbounds i8, ptr %arrayidx40.i, i64 1
  %13 = load i8, ptr %left.i, align 1, !tbaa !18
  %conv41.i = zext nneg i8 %13 to i32
  %14 = shl nuw i32 1, %conv41.i
  %15 = and i32 %14, %conv.i
  %tobool.not.i = icmp eq i32 %15, 0
  br i1 %tobool.not.i, label %for.inc64.i, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %for.body38.i
  %right.i = getelementptr inbounds i8, ptr %arrayidx40.i, i64 2
  %16 = load i8, ptr %right.i, align 1, !tbaa !20
  %conv44.i = zext nneg i8 %16 to i32
  %17 = shl nuw i32 1, %conv44.i
  %18 = and i32 %17, %conv29.i
  %tobool47.not.i = icmp eq i32 %18, 0
  br i1 %tobool47.not.i, label %for.inc64.i, label %if.then48.i

if.then48.i:                                      ; preds = %land.lhs.true.i
  %19 = load i8, ptr %arrayidx40.i, align 1, !tbaa !21
  %conv51.i = zext nneg i8 %19 to i32
  %shl.i = shl nuw i32 1, %conv51.i
  %or.i = or i32 %shl.i, %set.1132.i
  %20 = load i32, ptr %arrayidx55.i, align 4, !tbaa !8
  %21 = load i32, ptr %arrayidx61.i, align 4, !tbaa !8
  %xor.i = xor i32 %21, %20
  %add62.i = add i32 %xor.i, %count.1133.i
  br label %for.inc64.i

for.inc64.i:                                      ; preds = %if.then48.i, %land.lhs.true.i, %for.body38.i
  %set.2.i = phi i32 [ %or.i, %if.then48.i ], [ %set.1132.i, %land.lhs.true.i ], [ %set.1132.i, %for.body38.i ]
  %count.2.i = phi i32 [ %add62.i, %if.then48.i ], [ %count.1133.i, %land.lhs.true.i ], [ %count.1133.i, %for.body38.i ]
  %indvars.iv.next143.i = add nuw nsw i64 %indvars.iv142.i, 1
  %exitcond145.not.i = icmp eq i64 %indvars.iv.next143.i, 12
  br i1 %exitcond145.not.i, label %cleanup.i, label %for.body38.i, !llvm.loop !22

cleanup.i:                                        ; preds = %for.inc64.i, %for.body19.i
  %set.3.i = phi i32 [ %set.0135.i, %for.body19.i ], [ %set.2.i, %for.inc64.i ]
  %count.3.i = phi i32 [ %count.0136.i, %for.body19.i ], [ %count.2.i, %for.inc64.i ]
  %indvars.iv.next147.i = add nuw nsw i64 %indvars.iv146.i, 1
  %exitcond152.not.i = icmp eq i64 %indvars.iv.next147.i, %indvars.iv157.i
  br i1 %exitcond152.not.i, label %for.cond.cleanup18.i, label %for.body19.i, !llvm.loop !23

parse.exit.loopexit:                              ; preds = %for.cond.cleanup14.i
  %arrayidx91.i = getelementptr inbounds [161 x i16], ptr @table, i64 0, i64 %wide.trip.count.i
  %22 = load i16, ptr %arrayidx91.i, align 2, !tbaa !13
  %23 = and i16 %22, 1
  %tobool19.not = icmp eq i16 %23, 0
  %24 = select i1 %cmp8, i1 %tobool19.not, i1 false
  %conv20 = zext i1 %24 to i64
  %add = add nuw nsw i64 %wrong.0.ph50, %conv20
  %conv21 = zext nneg i16 %23 to i64
  %add22 = add nuw nsw i64 %accepted.0.ph52, %conv21
  %inc = add nuw nsw i64 %total.0.ph53, 1
  %mul23 = mul i32 %sum.0.ph51, 37
  %arrayidx25 = getelementptr inbounds [161 x i32], ptr @ways, i64 0, i64 %wide.trip.count.i
  %25 = load i32, ptr %arrayidx25, align 4, !tbaa !8
  %add26 = add i32 %25, %mul23
  %exitcond.not = icmp eq i64 %inc, %1
  br i1 %exitcond.not, label %while.end.loopexit, label %while.cond.outer.split, !llvm.loop !10

while.end.loopexit:                               ; preds = %parse.exit.loopexit
  %26 = icmp ne i64 %add, 0
  %27 = zext i1 %26 to i32
  br label %while.end

while.end:                                        ; preds = %while.end.loopexit, %cond.end.thread
  %wrong.0.ph.lcssa = phi i32 [ 0, %cond.end.thread ], [ %27, %while.end.loopexit ]
  %sum.0.ph.lcssa = phi i32 [ 0, %cond.end.thread ], [ %add26, %while.end.loopexit ]
  %accepted.0.ph.lcssa = phi i64 [ 0, %cond.end.thread ], [ %add22, %while.end.loopexit ]
  %total.0.ph.lcssa = phi i64 [ 0, %cond.end.thread ], [ %1, %while.end.loopexit ]
  %call27 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i64 noundef %accepted.0.ph.lcssa, i64 noundef %total.0.ph.lcssa, i32 noundef %sum.0.ph.lcssa)
  ret i32 %wrong.0.ph.lcssa
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nofree nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc void @gen_expr(i32 noundef %depth) unnamed_addr #2 {
if.end.peel:
  %0 = load i32, ptr @rng, align 4, !tbaa !8
  %mul.i = mul i32 %0, 1103515245
  %add.i = add i32 %mul.i, 12345
  store i32 %add.i, ptr @rng, align 4, !tbaa !8
  %shr.i = lshr i32 %add.i, 16
  %rem.i.lhs.trunc = trunc nuw i32 %shr.i to i16
  %rem.i33 = urem i16 %rem.i.lhs.trunc, 3
  %cmp.i9 = icmp sgt i32 %depth, 0
  %sub.i = add nsw i32 %depth, -1
  %narrow = add nuw nsw i16 %rem.i33, 1
  %1 = zext nneg i16 %narrow to i32
  br i1 %cmp.i9, label %land.lhs.true.i.peel, label %if.end.peel.if.else.i.peel_crit_edge

if.end.peel.if.else.i.peel_crit_edge:             ; preds = %if.end.peel
  %.pre = load i32, ptr @input_len, align 4, !tbaa !8
  br label %if.else.i.peel

land.lhs.true.i.peel:                             ; preds = %if.end.peel
  %mul.i29.peel = mul i32 %add.i, 1103515245
  %add.i30.peel = add i32 %mul.i29.peel, 12345
  store i32 %add.i30.peel, ptr @rng, align 4, !tbaa !8
  %shr.i31.peel = lshr i32 %add.i30.peel, 16
  %rem.i32.lhs.trunc.peel = trunc nuw i32 %shr.i31.peel to i16
  %rem.i3234.peel = urem i16 %rem.i32.lhs.trunc.peel, 3
  %cmp1.not.i.peel = icmp eq i16 %rem.i3234.peel, 0
  %.pre38 = load i32, ptr @input_len, align 4, !tbaa !8
  br i1 %cmp1.not.i.peel, label %if.else.i.peel, label %if.then.i10.peel

if.then.i10.peel:                                 ; preds = %land.lhs.true.i.peel
  %cmp.i23.peel = icmp slt i32 %.pre38, 160
  br i1 %cmp.i23.peel, label %if.then.i24.peel, label %emit.exit28.peel

if.then.i24.peel:                                 ; preds = %if.then.i10.peel
  %inc.i25.peel = add nsw i32 %.pre38, 1
  store i32 %inc.i25.peel, ptr @input_len, align 4, !tbaa !8
  %idxprom.i26.peel = sext i32 %.pre38 to i64
  %arrayidx.i27.peel = getelementptr inbounds [161 x i8], ptr @input, i64 0, i64 %idxprom.i26.peel
  store i8 40, ptr %arrayidx.i27.peel, align 1, !tbaa !12
  br label %emit.exit28.peel

emit.exit28.peel:                                 ; preds = %if.then.i24.peel, %if.then.i10.peel
  tail call fastcc void @gen_expr(i32 noundef %sub.i)
  %2 = load i32, ptr @input_len, align 4, !tbaa !8
  %cmp.i17.peel = icmp slt i32 %2, 160
  br i1 %cmp.i17.peel, label %gen_factor.exit.peel.sink.split, label %gen_factor.exit.peel

if.else.i.peel:                                   ; preds = %if.end.peel.if.else.i.peel_crit_edge, %land.lhs.true.i.peel
  %3 = phi i32 [ %.pre, %if.end.peel.if.else.i.peel_crit_edge ], [ %.pre38, %land.lhs.true.i.peel ]
  %cmp.i11.peel = icmp slt i32 %3, 160
  br i1 %cmp.i11.peel, label %gen_factor.exit.peel.sink.split, label %gen_factor.exit.peel

gen_factor.exit.peel.sink.split:                  ; preds = %if.else.i.peel, %emit.exit28.peel
  %.sink40 = phi i32 [ %2, %emit.exit28.peel ], [ %3, %if.else.i.peel ]
  %.sink = phi i8 [ 41, %emit.exit28.peel ], [ 110, %if.else.i.peel ]
  %inc.i13.peel = add nsw i32 %.sink40, 1
  store i32 %inc.i13.peel, ptr @input_len, align 4, !tbaa !8
  %idxprom.i14.peel = sext i32 %.sink40 to i64
  %arrayidx.i15.peel = getelementptr inbounds [161 x i8], ptr @input, i64 0, i64 %idxprom.i14.peel
  store i8 %.sink, ptr %arrayidx.i15.peel, align 1, !tbaa !12
  br label %gen_factor.exit.peel

gen_factor.exit.peel:                             ; preds = %gen_factor.exit.peel.sink.split, %if.else.i.peel, %emit.exit28.peel
  %4 = phi i32 [ %3, %if.else.i.peel ], [ %2, %emit.exit28.peel ], [ %inc.i13.peel, %gen_factor.exit.peel.sink.split ]
  %exitcond.peel.not = icmp eq i16 %rem.i33, 0
  br i1 %exitcond.peel.not, label %for.cond.cleanup, label %if.then

for.cond.cleanup:                                 ; preds = %gen_factor.exit, %gen_factor.exit.peel
  ret void

if.then:                                          ; preds = %gen_factor.exit.peel, %gen_factor.exit
  %5 = phi i32 [ %11, %gen_factor.exit ], [ %4, %gen_factor.exit.peel ]
  %i.036 = phi i32 [ %inc, %gen_factor.exit ], [ 1, %gen_factor.exit.peel ]
  %6 = load i32, ptr @rng, align 4, !tbaa !8
  %mul.i5 = mul i32 %6, 1103515245
  %add.i6 = add i32 %mul.i5, 12345
  store i32 %add.i6, ptr @rng, align 4, !tbaa !8
  %cmp.i = icmp slt i32 %5, 160
  br i1 %cmp.i, label %if.then.i, label %if.end

if.then.i:                                        ; preds = %if.then
  %7 = and i32 %add.i6, 65536
  %tobool2.not = icmp eq i32 %7, 0
  %conv = select i1 %tobool2.not, i8 42, i8 43
  %inc.i = add nsw i32 %5, 1
  store i32 %inc.i, ptr @input_len, align 4, !tbaa !8
  %idxprom.i = sext i32 %5 to i64
  %arrayidx.i = getelementptr inbounds [161 x i8], ptr @input, i64 0, i64 %idxprom.i
  store i8 %conv, ptr %arrayidx.i, align 1, !tbaa !12
  br label %if.end

if.end:                                           ; preds = %if.then.i, %if.then
  %8 = phi i32 [ %inc.i, %if.then.i ], [ %5, %if.then ]
  br i1 %cmp.i9, label %land.lhs.true.i, label %if.else.i

land.lhs.true.i:                                  ; preds = %if.end
  %9 = load i32, ptr @rng, align 4, !tbaa !8
  %mul.i29 = mul i32 %9, 1103515245
  %add.i30 = add i32 %mul.i29, 12345
  store i32 %add.i30, ptr @rng, align 4, !tbaa !8
  %shr.i31 = lshr i32 %add.i30, 16
  %rem.i32.lhs.trunc = trunc nuw i32 %shr.i31 to i16
  %rem.i3234 = urem i16 %rem.i32.lhs.trunc, 3
  %cmp1.not.i = icmp eq i16 %rem.i3234, 0
  br i1 %cmp1.not.i, label %if.else.i, label %if.then.i10

if.then.i10:                                      ; preds = %land.lhs.true.i
  %cmp.i23 = icmp slt i32 %8, 160
  br i1 %cmp.i23, label %if.then.i24, label %emit.exit28

if.then.i24:                                      ; preds = %if.then.i10
  %inc.i25 = add nsw i32 %8, 1
  store i32 %inc.i25, ptr @input_len, align 4, !tbaa !8
  %idxprom.i26 = sext i32 %8 to i64
  %arrayidx.i27 = getelementptr inbounds [161 x i8], ptr @input, i64 0, i64 %idxprom.i26
  store i8 40, ptr %arrayidx.i27, align 1, !tbaa !12
  br label %emit.exit28

emit.exit28:                                      ; preds = %if.then.i10, %if.then.i24
  tail call fastcc void @gen_expr(i32 noundef %sub.i)
  %10 = load i32, ptr @input_len, align 4, !tbaa !8
  %cmp.i17 = icmp slt i32 %10, 160
  br i1 %cmp.i17, label %gen_factor.exit.sink.split, label %gen_factor.exit

if.else.i:                                        ; preds = %land.lhs.true.i, %if.end
  %cmp.i11 = icmp slt i32 %8, 160
  br i1 %cmp.i11, label %gen_factor.exit.sink.split, label %gen_factor.exit

gen_factor.exit.sink.split:                       ; preds = %if.else.i, %emit.exit28
  %.sink43 = phi i32 [ %10, %emit.exit28 ], [ %8, %if.else.i ]
  %.sink41 = phi i8 [ 41, %emit.exit28 ], [ 110, %if.else.i ]
  %inc.i13 = add nsw i32 %.sink43, 1
  store i32 %inc.i13, ptr @input_len, align 4, !tbaa !8
  %idxprom.i14 = sext i32 %.sink43 to i64
  %arrayidx.i15 = getelementptr inbounds [161 x i8], ptr @input, i64 0, i64 %idxprom.i14
  store i8 %.sink41, ptr %arrayidx.i15, align 1, !tbaa !12
  br label %gen_factor.exit

gen_factor.exit:                                  ; preds = %gen_factor.exit.sink.split, %if.else.i, %emit.exit28
  %11 = phi i32 [ %8, %if.else.i ], [ %10, %emit.exit28 ], [ %inc.i13, %gen_factor.exit.sink.split ]
  %inc = add nuw nsw i32 %i.036, 1
  %exitcond.not = icmp eq i32 %inc, %1
  br i1 %exitcond.not, label %for.cond.cleanup, label %if.then, !llvm.loop !24
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"any pointer", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!6, !6, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !6, i64 0}
!15 = distinct !{!15, !11}
!16 = distinct !{!16, !11}
!17 = distinct !{!17, !11}
!18 = !{!19, !6, i64 1}
!19 = !{!"", !6, i64 0, !6, i64 1, !6, i64 2}
!20 = !{!19, !6, i64 2}
!21 = !{!19, !6, i64 0}
!22 = distinct !{!22, !11}
!23 = distinct !{!23, !11}
!24 = distinct !{!24, !11, !25}
!25 = !{!"llvm.loop.peeled.count", i32 1}
