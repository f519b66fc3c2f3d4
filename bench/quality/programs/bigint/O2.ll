source_filename = "bigint.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Big = type { i32, [320 x i32] }

@.str = private unnamed_addr constant [40 x i8] c"bigint: the digits of %d! add up to %u\0A\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %argc, ptr nocapture noundef readonly %argv) local_unnamed_addr #0 {
entry:
  %factorial25 = alloca %struct.Big, align 8
  %factorial24 = alloca %struct.Big, align 8
  %factorial = alloca %struct.Big, align 8
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.end, label %for.body.lr.ph

cond.end:                                         ; preds = %entry
  %arrayidx = getelementptr inbounds i8, ptr %argv, i64 8
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !4
  %call = tail call i64 @strtol(ptr nocapture noundef %0, ptr noundef null, i32 noundef 10) #8
  %call.fr = freeze i64 %call
  %tobool.not = icmp eq i64 %call.fr, 0
  br i1 %tobool.not, label %for.body.lr.ph, label %cond.end.thread

cond.end.thread:                                  ; preds = %cond.end
  %mul = mul nsw i64 %call.fr, 220
  %cmp571 = icmp sgt i64 %call.fr, 0
  br i1 %cmp571, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %cond.end, %entry, %cond.end.thread
  %1 = phi i64 [ %mul, %cond.end.thread ], [ 220, %entry ], [ 1, %cond.end ]
  %words.i.i = getelementptr inbounds i8, ptr %factorial24, i64 4
  %words.i.i26 = getelementptr inbounds i8, ptr %factorial25, i64 4
  br label %for.body

for.cond.cleanup.loopexit:                        ; preds = %digit_sum.exit
  %2 = icmp ne i64 %add13, 0
  %3 = zext i1 %2 to i32
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %cond.end.thread
  %wrong.0.lcssa = phi i32 [ 0, %cond.end.thread ], [ %3, %for.cond.cleanup.loopexit ]
  %sum.0.lcssa = phi i32 [ 0, %cond.end.thread ], [ %sum.0.i, %for.cond.cleanup.loopexit ]
  %call14 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 1000, i32 noundef %sum.0.lcssa)
  ret i32 %wrong.0.lcssa

for.body:                                         ; preds = %for.body.lr.ph, %digit_sum.exit
  %round.073 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %digit_sum.exit ]
  %wrong.072 = phi i64 [ 0, %for.body.lr.ph ], [ %add13, %digit_sum.exit ]
  call void @llvm.lifetime.start.p0(i64 1284, ptr nonnull %factorial) #8
  %conv = trunc i64 %round.073 to i32
  %rem = and i32 %conv, 1
  %sub = sub nuw nsw i32 1000, %rem
  call fastcc void @product_of(i32 noundef 1, i32 noundef %sub, ptr noundef nonnull %factorial)
  call void @llvm.lifetime.start.p0(i64 1284, ptr nonnull %factorial24)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1284) %factorial24, ptr noundef nonnull align 8 dereferenceable(1284) %factorial, i64 1284, i1 false)
  %.pre16.i = load i32, ptr %factorial24, align 8, !tbaa !8
  %4 = sub nuw nsw i32 1001, %rem
  %wide.trip.count.i = zext nneg i32 %4 to i64
  br label %for.body.i

for.body.i:                                       ; preds = %for.inc.i, %for.body
  %5 = phi i32 [ %.pre16.i, %for.body ], [ %13, %for.inc.i ]
  %indvars.iv.i = phi i64 [ 2, %for.body ], [ %indvars.iv.next.i, %for.inc.i ]
  %cmp33.i.i = icmp sgt i32 %5, 0
  br i1 %cmp33.i.i, label %for.body.lr.ph.i.i, label %for.inc.i

for.body.lr.ph.i.i:                               ; preds = %for.body.i
  %6 = zext nneg i32 %5 to i64
  br label %for.body.i.i

for.body.i.i:                                     ; preds = %for.body.i.i, %for.body.lr.ph.i.i
  %indvars.iv.i.i = phi i64 [ %6, %for.body.lr.ph.i.i ], [ %indvars.iv.next.i.i, %for.body.i.i ]
  %rest.034.i.i = phi i64 [ 0, %for.body.lr.ph.i.i ], [ %rem.i.i, %for.body.i.i ]
  %indvars.iv.next.i.i = add nsw i64 %indvars.iv.i.i, -1
  %shl.i.i = shl nuw nsw i64 %rest.034.i.i, 32
  %arrayidx.i.i = getelementptr inbounds [320 x i32], ptr %words.i.i, i64 0, i64 %indvars.iv.next.i.i
  %7 = load i32, ptr %arrayidx.i.i, align 4, !tbaa !11
  %conv.i.i = zext i32 %7 to i64
  %or.i.i = or disjoint i64 %shl.i.i, %conv.i.i
  %div.i.i = udiv i64 %or.i.i, %indvars.iv.i
  %conv2.i.i = trunc i64 %div.i.i to i32
  store i32 %conv2.i.i, ptr %arrayidx.i.i, align 4, !tbaa !11
  %rem.i.i = urem i64 %or.i.i, %indvars.iv.i
  %cmp.i.i = icmp ugt i64 %indvars.iv.i.i, 1
  br i1 %cmp.i.i, label %for.body.i.i, label %while.condthread-pre-split.i.i, !llvm.loop !12

while.condthread-pre-split.i.i:                   ; preds = %for.body.i.i
  %.pr.pre.i.i = load i32, ptr %factorial24, align 8, !tbaa !8
  %cmp836.i.i = icmp sgt i32 %.pr.pre.i.i, 1
  br i1 %cmp836.i.i, label %land.rhs.preheader.i.i, label %divide.exit.i

land.rhs.preheader.i.i:                           ; preds = %while.condthread-pre-split.i.i
  %8 = zext nneg i32 %.pr.pre.i.i to i64
  %indvars.iv.next39.i.i58 = add nsw i64 %8, -1
  %arrayidx14.i.i59 = getelementptr inbounds [320 x i32], ptr %words.i.i, i64 0, i64 %indvars.iv.next39.i.i58
  %9 = load i32, ptr %arrayidx14.i.i59, align 4, !tbaa !11
  %cmp15.i.i60 = icmp eq i32 %9, 0
  br i1 %cmp15.i.i60, label %while.body.i.i, label %divide.exit.i

land.rhs.i.i:                                     ; preds = %while.body.i.i
  %indvars.iv.next39.i.i = add nsw i64 %indvars.iv.next39.i.i62, -1
  %arrayidx14.i.i = getelementptr inbounds [320 x i32], ptr %words.i.i, i64 0, i64 %indvars.iv.next39.i.i
  %10 = load i32, ptr %arrayidx14.i.i, align 4, !tbaa !11
  %cmp15.i.i = icmp eq i32 %10, 0
  br i1 %cmp15.i.i, label %while.body.i.i, label %divide.exit.i, !llvm.loop !14

while.body.i.i:                                   ; preds = %land.rhs.preheader.i.i, %land.rhs.i.i
  %indvars.iv.next39.i.i62 = phi i64 [ %indvars.iv.next39.i.i, %land.rhs.i.i ], [ %indvars.iv.next39.i.i58, %land.rhs.preheader.i.i ]
  %indvars.iv38.i.i61 = phi i64 [ %indvars.iv.next39.i.i62, %land.rhs.i.i ], [ %8, %land.rhs.preheader.i.i ]
  %11 = trunc nuw nsw i64 %indvars.iv.next39.i.i62 to i32
  store i32 %11, ptr %factorial24, align 8, !tbaa !8
  %cmp8.i.i = icmp ugt i64 %indvars.iv38.i.i61, 2
  br i1 %cmp8.i.i, label %land.rhs.i.i, label %divide.exit.i, !llvm.loop !14

divide.exit.i:                                    ; preds = %land.rhs.i.i, %while.body.i.i, %land.rhs.preheader.i.i, %while.condthread-pre-split.i.i
  %12 = phi i32 [ %.pr.pre.i.i, %while.condthread-pre-split.i.i ], [ %.pr.pre.i.i, %land.rhs.preheader.i.i ], [ %11, %while.body.i.i ], [ %11, %land.rhs.i.i ]
  %cmp1.not.i = icmp eq i64 %rem.i.i, 0
  br i1 %cmp1.not.i, label %for.inc.i, label %divides_to_one.exit

for.inc.i:                                        ; preds = %divide.exit.i, %for.body.i
  %13 = phi i32 [ %5, %for.body.i ], [ %12, %divide.exit.i ]
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, %wide.trip.count.i
  br i1 %exitcond.not.i, label %for.end.i, label %for.body.i, !llvm.loop !15

for.end.i:                                        ; preds = %for.inc.i
  %cmp.i5.i = icmp eq i32 %13, 1
  br i1 %cmp.i5.i, label %land.rhs.i6.i, label %divides_to_one.exit

land.rhs.i6.i:                                    ; preds = %for.end.i
  %14 = load i32, ptr %words.i.i, align 4, !tbaa !11
  %cmp1.i.i = icmp eq i32 %14, 1
  %15 = zext i1 %cmp1.i.i to i64
  br label %divides_to_one.exit

divides_to_one.exit:                              ; preds = %divide.exit.i, %for.end.i, %land.rhs.i6.i
  %retval.1.i = phi i64 [ 0, %for.end.i ], [ %15, %land.rhs.i6.i ], [ 0, %divide.exit.i ]
  call void @llvm.lifetime.end.p0(i64 1284, ptr nonnull %factorial24)
  %lnot.ext = xor i64 %retval.1.i, 1
  call void @llvm.lifetime.start.p0(i64 1284, ptr nonnull %factorial25)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1284) %factorial25, ptr noundef nonnull align 8 dereferenceable(1284) %factorial, i64 1284, i1 false)
  %.pre.i = load i32, ptr %factorial25, align 8, !tbaa !8
  br label %while.cond.i

while.cond.loopexit.i:                            ; preds = %for.body.i45, %divide.exit.i44, %while.body.i
  %16 = phi i32 [ %26, %divide.exit.i44 ], [ %17, %while.body.i ], [ %26, %for.body.i45 ]
  %sum.1.lcssa.i = phi i32 [ %sum.0.i, %divide.exit.i44 ], [ %sum.0.i, %while.body.i ], [ %add.i, %for.body.i45 ]
  br label %while.cond.i, !llvm.loop !16

while.cond.i:                                     ; preds = %while.cond.loopexit.i, %divides_to_one.exit
  %17 = phi i32 [ %.pre.i, %divides_to_one.exit ], [ %16, %while.cond.loopexit.i ]
  %sum.0.i = phi i32 [ 0, %divides_to_one.exit ], [ %sum.1.lcssa.i, %while.cond.loopexit.i ]
  %cmp.i.i27 = icmp eq i32 %17, 1
  br i1 %cmp.i.i27, label %is_value.exit.i, label %while.body.i

is_value.exit.i:                                  ; preds = %while.cond.i
  %18 = load i32, ptr %words.i.i26, align 4, !tbaa !11
  %cmp1.i.not.i = icmp eq i32 %18, 0
  br i1 %cmp1.i.not.i, label %digit_sum.exit, label %for.body.lr.ph.i.i29

while.body.i:                                     ; preds = %while.cond.i
  %cmp33.i.i28 = icmp sgt i32 %17, 0
  br i1 %cmp33.i.i28, label %for.body.lr.ph.i.i29, label %while.cond.loopexit.i

for.body.lr.ph.i.i29:                             ; preds = %while.body.i, %is_value.exit.i
  %19 = zext nneg i32 %17 to i64
  br label %for.body.i.i30

for.body.i.i30:                                   ; preds = %for.body.i.i30, %for.body.lr.ph.i.i29
  %indvars.iv.i.i31 = phi i64 [ %19, %for.body.lr.ph.i.i29 ], [ %indvars.iv.next.i.i33, %for.body.i.i30 ]
  %rest.034.i.i32 = phi i64 [ 0, %for.body.lr.ph.i.i29 ], [ %rem.i.i40, %for.body.i.i30 ]
  %indvars.iv.next.i.i33 = add nsw i64 %indvars.iv.i.i31, -1
  %shl.i.i34 = shl nuw nsw i64 %rest.034.i.i32, 32
  %arrayidx.i.i35 = getelementptr inbounds [320 x i32], ptr %words.i.i26, i64 0, i64 %indvars.iv.next.i.i33
  %20 = load i32, ptr %arrayidx.i.i35, align 4, !tbaa !11
  %conv.i.i36 = zext i32 %20 to i64
  %or.i.i37 = or disjoint i64 %shl.i.i34, %conv.i.i36
  %div.i.i38 = udiv i64 %or.i.i37, 1000000000
  %conv2.i.i39 = trunc i64 %div.i.i38 to i32
  store i32 %conv2.i.i39, ptr %arrayidx.i.i35, align 4, !tbaa !11
  %rem.i.i40 = urem i64 %or.i.i37, 1000000000
  %cmp.i7.i = icmp ugt i64 %indvars.iv.i.i31, 1
  br i1 %cmp.i7.i, label %for.body.i.i30, label %while.condthread-pre-split.i.i41, !llvm.loop !12

while.condthread-pre-split.i.i41:                 ; preds = %for.body.i.i30
  %.pr.pre.i.i42 = load i32, ptr %factorial25, align 8, !tbaa !8
  %21 = trunc nuw nsw i64 %rem.i.i40 to i32
  %cmp836.i.i43 = icmp sgt i32 %.pr.pre.i.i42, 1
  br i1 %cmp836.i.i43, label %land.rhs.preheader.i.i46, label %divide.exit.i44

land.rhs.preheader.i.i46:                         ; preds = %while.condthread-pre-split.i.i41
  %22 = zext nneg i32 %.pr.pre.i.i42 to i64
  %indvars.iv.next39.i.i4864 = add nsw i64 %22, -1
  %arrayidx14.i.i4965 = getelementptr inbounds [320 x i32], ptr %words.i.i26, i64 0, i64 %indvars.iv.next39.i.i4864
  %23 = load i32, ptr %arrayidx14.i.i4965, align 4, !tbaa !11
  %cmp15.i.i5066 = icmp eq i32 %23, 0
  br i1 %cmp15.i.i5066, label %while.body.i.i51, label %divide.exit.i44

land.rhs.i8.i:                                    ; preds = %while.body.i.i51
  %indvars.iv.next39.i.i48 = add nsw i64 %indvars.iv.next39.i.i4868, -1
  %arrayidx14.i.i49 = getelementptr inbounds [320 x i32], ptr %words.i.i26, i64 0, i64 %indvars.iv.next39.i.i48
  %24 = load i32, ptr %arrayidx14.i.i49, align 4, !tbaa !11
  %cmp15.i.i50 = icmp eq i32 %24, 0
  br i1 %cmp15.i.i50, label %while.body.i.i51, label %divide.exit.i44, !llvm.loop !14

while.body.i.i51:                                 ; preds = %land.rhs.preheader.i.i46, %land.rhs.i8.i
  %indvars.iv.next39.i.i4868 = phi i64 [ %indvars.iv.next39.i.i48, %land.rhs.i8.i ], [ %indvars.iv.next39.i.i4864, %land.rhs.preheader.i.i46 ]
  %indvars.iv38.i.i4767 = phi i64 [ %indvars.iv.next39.i.i4868, %land.rhs.i8.i ], [ %22, %land.rhs.preheader.i.i46 ]
  %25 = trunc nuw nsw i64 %indvars.iv.next39.i.i4868 to i32
  store i32 %25, ptr %factorial25, align 8, !tbaa !8
  %cmp8.i.i52 = icmp ugt i64 %indvars.iv38.i.i4767, 2
  br i1 %cmp8.i.i52, label %land.rhs.i8.i, label %divide.exit.i44, !llvm.loop !14

divide.exit.i44:                                  ; preds = %land.rhs.i8.i, %while.body.i.i51, %land.rhs.preheader.i.i46, %while.condthread-pre-split.i.i41
  %26 = phi i32 [ %.pr.pre.i.i42, %while.condthread-pre-split.i.i41 ], [ %.pr.pre.i.i42, %land.rhs.preheader.i.i46 ], [ %25, %while.body.i.i51 ], [ %25, %land.rhs.i8.i ]
  %tobool2.not12.i = icmp eq i64 %rem.i.i40, 0
  br i1 %tobool2.not12.i, label %while.cond.loopexit.i, label %for.body.i45

for.body.i45:                                     ; preds = %divide.exit.i44, %for.body.i45
  %digits.014.i = phi i32 [ %div.i, %for.body.i45 ], [ %21, %divide.exit.i44 ]
  %sum.113.i = phi i32 [ %add.i, %for.body.i45 ], [ %sum.0.i, %divide.exit.i44 ]
  %rem.i = urem i32 %digits.014.i, 10
  %add.i = add i32 %rem.i, %sum.113.i
  %div.i = udiv i32 %digits.014.i, 10
  %tobool2.not.i = icmp ult i32 %digits.014.i, 10
  br i1 %tobool2.not.i, label %while.cond.loopexit.i, label %for.body.i45, !llvm.loop !17

digit_sum.exit:                                   ; preds = %is_value.exit.i
  %add = add nsw i64 %lnot.ext, %wrong.072
  call void @llvm.lifetime.end.p0(i64 1284, ptr nonnull %factorial25)
  %cmp10 = icmp ne i32 %sum.0.i, 10539
  %conv12 = zext i1 %cmp10 to i64
  %add13 = add nsw i64 %add, %conv12
  call void @llvm.lifetime.end.p0(i64 1284, ptr nonnull %factorial) #8
  %inc = add nuw nsw i64 %round.073, 1
  %exitcond.not = icmp eq i64 %inc, %1
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !18
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @product_of(i32 noundef %first, i32 noundef %last, ptr nocapture noundef %product) unnamed_addr #3 {
entry:
  %low = alloca %struct.Big, align 4
  %high = alloca %struct.Big, align 4
  %cmp = icmp eq i32 %first, %last
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %product, align 4, !tbaa !8
  %words = getelementptr inbounds i8, ptr %product, i64 4
  store i32 %first, ptr %words, align 4, !tbaa !11
  br label %return

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(i64 1284, ptr nonnull %low) #8
  call void @llvm.lifetime.start.p0(i64 1284, ptr nonnull %high) #8
  %sub = sub i32 %last, %first
  %div11 = lshr i32 %sub, 1
  %add = add i32 %div11, %first
  call fastcc void @product_of(i32 noundef %first, i32 noundef %add, ptr noundef nonnull %low)
  %add1 = add i32 %add, 1
  call fastcc void @product_of(i32 noundef %add1, i32 noundef %last, ptr noundef nonnull %high)
  %words.i = getelementptr inbounds i8, ptr %product, i64 4
  %0 = load i32, ptr %low, align 4, !tbaa !8
  %1 = load i32, ptr %high, align 4, !tbaa !8
  %add.i = add i32 %1, %0
  %conv.i = sext i32 %add.i to i64
  %mul.i = shl nsw i64 %conv.i, 2
  tail call void @llvm.memset.p0.i64(ptr nonnull align 4 %words.i, i8 0, i64 %mul.i, i1 false)
  %cmp86.i = icmp sgt i32 %0, 0
  br i1 %cmp86.i, label %for.cond4.preheader.lr.ph.i, label %for.cond.cleanup.i

for.cond4.preheader.lr.ph.i:                      ; preds = %if.end
  %words10.i = getelementptr inbounds i8, ptr %low, i64 4
  %words12.i = getelementptr inbounds i8, ptr %high, i64 4
  %cmp682.i = icmp sgt i32 %1, 0
  %2 = zext nneg i32 %0 to i64
  %3 = zext i32 %1 to i64
  %xtraiter = and i64 %3, 1
  %4 = icmp eq i32 %1, 1
  %unroll_iter = and i64 %3, 2147483646
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br label %for.cond4.preheader.i

for.cond4.preheader.i:                            ; preds = %for.cond.cleanup8.i, %for.cond4.preheader.lr.ph.i
  %indvars.iv93.i = phi i64 [ 0, %for.cond4.preheader.lr.ph.i ], [ %indvars.iv.next94.i, %for.cond.cleanup8.i ]
  br i1 %cmp682.i, label %for.body9.lr.ph.i, label %for.cond.cleanup8.i

for.body9.lr.ph.i:                                ; preds = %for.cond4.preheader.i
  %arrayidx.i = getelementptr inbounds [320 x i32], ptr %words10.i, i64 0, i64 %indvars.iv93.i
  %5 = load i32, ptr %arrayidx.i, align 4, !tbaa !11
  %conv11.i = zext i32 %5 to i64
  br i1 %4, label %for.cond.cleanup8.i.loopexit.unr-lcssa, label %for.body9.i

for.cond.cleanup.i:                               ; preds = %for.cond.cleanup8.i, %if.end
  %6 = zext i32 %add.i to i64
  %smin.i = tail call i32 @llvm.smin.i32(i32 %add.i, i32 1)
  br label %while.cond.i

for.cond.cleanup8.i.loopexit.unr-lcssa:           ; preds = %for.body9.i, %for.body9.lr.ph.i
  %shr.i.lcssa.ph = phi i64 [ poison, %for.body9.lr.ph.i ], [ %shr.i.1, %for.body9.i ]
  %indvars.iv.i.unr = phi i64 [ 0, %for.body9.lr.ph.i ], [ %indvars.iv.next.i.1, %for.body9.i ]
  %carry.083.i.unr = phi i64 [ 0, %for.body9.lr.ph.i ], [ %shr.i.1, %for.body9.i ]
  br i1 %lcmp.mod.not, label %for.cond.cleanup8.i, label %for.body9.i.epil

for.body9.i.epil:                                 ; preds = %for.cond.cleanup8.i.loopexit.unr-lcssa
  %arrayidx14.i.epil = getelementptr inbounds [320 x i32], ptr %words12.i, i64 0, i64 %indvars.iv.i.unr
  %7 = load i32, ptr %arrayidx14.i.epil, align 4, !tbaa !11
  %conv15.i.epil = zext i32 %7 to i64
  %mul16.i.epil = mul nuw i64 %conv15.i.epil, %conv11.i
  %8 = add nuw nsw i64 %indvars.iv.i.unr, %indvars.iv93.i
  %arrayidx20.i.epil = getelementptr inbounds [320 x i32], ptr %words.i, i64 0, i64 %8
  %9 = load i32, ptr %arrayidx20.i.epil, align 4, !tbaa !11
  %conv21.i.epil = zext i32 %9 to i64
  %add22.i.epil = add nuw nsw i64 %carry.083.i.unr, %conv21.i.epil
  %add23.i.epil = add nuw i64 %add22.i.epil, %mul16.i.epil
  %conv24.i.epil = trunc i64 %add23.i.epil to i32
  store i32 %conv24.i.epil, ptr %arrayidx20.i.epil, align 4, !tbaa !11
  %shr.i.epil = lshr i64 %add23.i.epil, 32
  br label %for.cond.cleanup8.i

for.cond.cleanup8.i:                              ; preds = %for.body9.i.epil, %for.cond.cleanup8.i.loopexit.unr-lcssa, %for.cond4.preheader.i
  %carry.0.lcssa.i = phi i64 [ 0, %for.cond4.preheader.i ], [ %shr.i.lcssa.ph, %for.cond.cleanup8.i.loopexit.unr-lcssa ], [ %shr.i.epil, %for.body9.i.epil ]
  %conv29.i = trunc nuw i64 %carry.0.lcssa.i to i32
  %10 = trunc nuw nsw i64 %indvars.iv93.i to i32
  %add32.i = add nsw i32 %1, %10
  %idxprom33.i = sext i32 %add32.i to i64
  %arrayidx34.i = getelementptr inbounds [320 x i32], ptr %words.i, i64 0, i64 %idxprom33.i
  store i32 %conv29.i, ptr %arrayidx34.i, align 4, !tbaa !11
  %indvars.iv.next94.i = add nuw nsw i64 %indvars.iv93.i, 1
  %exitcond12.not = icmp eq i64 %indvars.iv.next94.i, %2
  br i1 %exitcond12.not, label %for.cond.cleanup.i, label %for.cond4.preheader.i, !llvm.loop !19

for.body9.i:                                      ; preds = %for.body9.lr.ph.i, %for.body9.i
  %indvars.iv.i = phi i64 [ %indvars.iv.next.i.1, %for.body9.i ], [ 0, %for.body9.lr.ph.i ]
  %carry.083.i = phi i64 [ %shr.i.1, %for.body9.i ], [ 0, %for.body9.lr.ph.i ]
  %niter = phi i64 [ %niter.next.1, %for.body9.i ], [ 0, %for.body9.lr.ph.i ]
  %arrayidx14.i = getelementptr inbounds [320 x i32], ptr %words12.i, i64 0, i64 %indvars.iv.i
  %11 = load i32, ptr %arrayidx14.i, align 4, !tbaa !11
  %conv15.i = zext i32 %11 to i64
  %mul16.i = mul nuw i64 %conv15.i, %conv11.i
  %12 = add nuw nsw i64 %indvars.iv.i, %indvars.iv93.i
  %arrayidx20.i = getelementptr inbounds [320 x i32], ptr %words.i, i64 0, i64 %12
  %13 = load i32, ptr %arrayidx20.i, align 4, !tbaa !11
  %conv21.i = zext i32 %13 to i64
  %add22.i = add nuw nsw i64 %carry.083.i, %conv21.i
  %add23.i = add nuw i64 %add22.i, %mul16.i
  %conv24.i = trunc i64 %add23.i to i32
  store i32 %conv24.i, ptr %arrayidx20.i, align 4, !tbaa !11
  %shr.i = lshr i64 %add23.i, 32
  %indvars.iv.next.i = or disjoint i64 %indvars.iv.i, 1
  %arrayidx14.i.1 = getelementptr inbounds [320 x i32], ptr %words12.i, i64 0, i64 %indvars.iv.next.i
  %14 = load i32, ptr %arrayidx14.i.1, align 4, !tbaa !11
  %conv15.i.1 = zext i32 %14 to i64
  %mul16.i.1 = mul nuw i64 %conv15.i.1, %conv11.i
  %15 = add nuw nsw i64 %indvars.iv.next.i, %indvars.iv93.i
  %arrayidx20.i.1 = getelementptr inbounds [320 x i32], ptr %words.i, i64 0, i64 %15
  %16 = load i32, ptr %arrayidx20.i.1, align 4, !tbaa !11
  %conv21.i.1 = zext i32 %16 to i64
  %add22.i.1 = add nuw nsw i64 %shr.i, %conv21.i.1
  %add23.i.1 = add nuw i64 %add22.i.1, %mul16.i.1
  %conv24.i.1 = trunc i64 %add23.i.1 to i32
  store i32 %conv24.i.1, ptr %arrayidx20.i.1, align 4, !tbaa !11
  %shr.i.1 = lshr i64 %add23.i.1, 32
  %indvars.iv.next.i.1 = add nuw nsw i64 %indvars.iv.i, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %for.cond.cleanup8.i.loopexit.unr-lcssa, label %for.body9.i, !llvm.loop !20

while.cond.i:                                     ; preds = %land.rhs.i, %for.cond.cleanup.i
  %indvars.iv96.i = phi i64 [ %18, %land.rhs.i ], [ %6, %for.cond.cleanup.i ]
  %17 = trunc nuw i64 %indvars.iv96.i to i32
  %cmp43.i = icmp sgt i32 %17, 1
  br i1 %cmp43.i, label %land.rhs.i, label %multiply.exit

land.rhs.i:                                       ; preds = %while.cond.i
  %18 = add nsw i64 %indvars.iv96.i, -1
  %arrayidx48.i = getelementptr inbounds [320 x i32], ptr %words.i, i64 0, i64 %18
  %19 = load i32, ptr %arrayidx48.i, align 4, !tbaa !11
  %cmp49.i = icmp eq i32 %19, 0
  br i1 %cmp49.i, label %while.cond.i, label %multiply.exit, !llvm.loop !21

multiply.exit:                                    ; preds = %while.cond.i, %land.rhs.i
  %storemerge.lcssa.i = phi i32 [ %smin.i, %while.cond.i ], [ %17, %land.rhs.i ]
  store i32 %storemerge.lcssa.i, ptr %product, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0(i64 1284, ptr nonnull %high) #8
  call void @llvm.lifetime.end.p0(i64 1284, ptr nonnull %low) #8
  br label %return

return:                                           ; preds = %multiply.exit, %if.then
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #7

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
!8 = !{!9, !10, i64 0}
!9 = !{!"", !10, i64 0, !6, i64 4}
!10 = !{!"int", !6, i64 0}
!11 = !{!10, !10, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
!15 = distinct !{!15, !13}
!16 = distinct !{!16, !13}
!17 = distinct !{!17, !13}
!18 = distinct !{!18, !13}
!19 = distinct !{!19, !13}
!20 = distinct !{!20, !13}
!21 = distinct !{!21, !13}
