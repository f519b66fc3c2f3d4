source_filename = "levenshtein.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [49 x i8] c"levenshtein: %ld pairs, distances add up to %ld\0A\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %argc, ptr nocapture noundef readonly %argv) local_unnamed_addr #0 {
entry:
  %places.i = alloca [4 x i64], align 16
  %row.i = alloca [65 x i32], align 16
  %a = alloca [64 x i8], align 16
  %b = alloca [64 x i8], align 16
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.end, label %for.body.lr.ph

cond.end:                                         ; preds = %entry
  %arrayidx = getelementptr inbounds i8, ptr %argv, i64 8
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !4
  %call = tail call i64 @strtol(ptr nocapture noundef %0, ptr noundef null, i32 noundef 10) #6
  %call.fr = freeze i64 %call
  %tobool.not = icmp eq i64 %call.fr, 0
  br i1 %tobool.not, label %for.body.lr.ph, label %cond.end.thread

cond.end.thread:                                  ; preds = %cond.end
  %mul = mul nsw i64 %call.fr, 80000
  %cmp576 = icmp sgt i64 %call.fr, 0
  br i1 %cmp576, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %cond.end, %entry, %cond.end.thread
  %1 = phi i64 [ %mul, %cond.end.thread ], [ 80000, %entry ], [ 100, %cond.end ]
  %invariant.gep.i = getelementptr i8, ptr %a, i64 -1
  %invariant.gep72.i = getelementptr i8, ptr %b, i64 -1
  br label %for.body

for.cond.cleanup.loopexit:                        ; preds = %distance_by_bits.exit
  %2 = icmp ne i64 %add, 0
  %3 = zext i1 %2 to i32
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %cond.end.thread
  %4 = phi i64 [ %mul, %cond.end.thread ], [ %1, %for.cond.cleanup.loopexit ]
  %wrong.0.lcssa = phi i32 [ 0, %cond.end.thread ], [ %3, %for.cond.cleanup.loopexit ]
  %sum.0.lcssa = phi i64 [ 0, %cond.end.thread ], [ %add18, %for.cond.cleanup.loopexit ]
  %call19 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %4, i64 noundef %sum.0.lcssa)
  ret i32 %wrong.0.lcssa

for.body:                                         ; preds = %for.body.lr.ph, %distance_by_bits.exit
  %sum.080 = phi i64 [ 0, %for.body.lr.ph ], [ %add18, %distance_by_bits.exit ]
  %wrong.079 = phi i64 [ 0, %for.body.lr.ph ], [ %add, %distance_by_bits.exit ]
  %pair.078 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %distance_by_bits.exit ]
  %state.077 = phi i64 [ 20261121, %for.body.lr.ph ], [ %xor3.i15.i47.lcssa, %distance_by_bits.exit ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %a) #6
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %b) #6
  %shl.i.i = shl i64 %state.077, 13
  %xor.i.i = xor i64 %shl.i.i, %state.077
  %shr.i.i = lshr i64 %xor.i.i, 7
  %xor1.i.i = xor i64 %shr.i.i, %xor.i.i
  %shl2.i.i = shl i64 %xor1.i.i, 17
  %xor3.i.i = xor i64 %shl2.i.i, %xor1.i.i
  %rem.i = urem i64 %xor3.i.i, 25
  %conv.i = trunc nuw nsw i64 %rem.i to i32
  %add.i = add nuw nsw i32 %conv.i, 40
  %wide.trip.count.i = zext nneg i32 %add.i to i64
  %xtraiter = and i64 %wide.trip.count.i, 1
  %unroll_iter = and i64 %wide.trip.count.i, 126
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i, %for.body
  %state.1 = phi i64 [ %xor3.i.i, %for.body ], [ %xor3.i15.i.1, %for.body.i ]
  %indvars.iv.i = phi i64 [ 0, %for.body ], [ %indvars.iv.next.i.1, %for.body.i ]
  %niter = phi i64 [ 0, %for.body ], [ %niter.next.1, %for.body.i ]
  %shl.i10.i = shl i64 %state.1, 13
  %xor.i11.i = xor i64 %shl.i10.i, %state.1
  %shr.i12.i = lshr i64 %xor.i11.i, 7
  %xor1.i13.i = xor i64 %shr.i12.i, %xor.i11.i
  %shl2.i14.i = shl i64 %xor1.i13.i, 17
  %xor3.i15.i = xor i64 %shl2.i14.i, %xor1.i13.i
  %shr.i = lshr i64 %xor3.i15.i, 32
  %5 = trunc i64 %shr.i to i8
  %6 = and i8 %5, 3
  %conv5.i = add nuw nsw i8 %6, 97
  %arrayidx.i = getelementptr inbounds i8, ptr %a, i64 %indvars.iv.i
  store i8 %conv5.i, ptr %arrayidx.i, align 2, !tbaa !8
  %indvars.iv.next.i = or disjoint i64 %indvars.iv.i, 1
  %shl.i10.i.1 = shl i64 %xor3.i15.i, 13
  %xor.i11.i.1 = xor i64 %shl.i10.i.1, %xor3.i15.i
  %shr.i12.i.1 = lshr i64 %xor.i11.i.1, 7
  %xor1.i13.i.1 = xor i64 %shr.i12.i.1, %xor.i11.i.1
  %shl2.i14.i.1 = shl i64 %xor1.i13.i.1, 17
  %xor3.i15.i.1 = xor i64 %shl2.i14.i.1, %xor1.i13.i.1
  %shr.i.1 = lshr i64 %xor3.i15.i.1, 32
  %7 = trunc i64 %shr.i.1 to i8
  %8 = and i8 %7, 3
  %conv5.i.1 = add nuw nsw i8 %8, 97
  %arrayidx.i.1 = getelementptr inbounds i8, ptr %a, i64 %indvars.iv.next.i
  store i8 %conv5.i.1, ptr %arrayidx.i.1, align 1, !tbaa !8
  %indvars.iv.next.i.1 = add nuw nsw i64 %indvars.iv.i, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %make_word.exit.unr-lcssa, label %for.body.i, !llvm.loop !9

make_word.exit.unr-lcssa:                         ; preds = %for.body.i
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %make_word.exit, label %for.body.i.epil

for.body.i.epil:                                  ; preds = %make_word.exit.unr-lcssa
  %shl.i10.i.epil = shl i64 %xor3.i15.i.1, 13
  %xor.i11.i.epil = xor i64 %shl.i10.i.epil, %xor3.i15.i.1
  %shr.i12.i.epil = lshr i64 %xor.i11.i.epil, 7
  %xor1.i13.i.epil = xor i64 %shr.i12.i.epil, %xor.i11.i.epil
  %shl2.i14.i.epil = shl i64 %xor1.i13.i.epil, 17
  %xor3.i15.i.epil = xor i64 %shl2.i14.i.epil, %xor1.i13.i.epil
  %shr.i.epil = lshr i64 %xor3.i15.i.epil, 32
  %9 = trunc i64 %shr.i.epil to i8
  %10 = and i8 %9, 3
  %conv5.i.epil = add nuw nsw i8 %10, 97
  %arrayidx.i.epil = getelementptr inbounds i8, ptr %a, i64 %indvars.iv.next.i.1
  store i8 %conv5.i.epil, ptr %arrayidx.i.epil, align 1, !tbaa !8
  br label %make_word.exit

make_word.exit:                                   ; preds = %make_word.exit.unr-lcssa, %for.body.i.epil
  %xor3.i15.i.lcssa = phi i64 [ %xor3.i15.i.1, %make_word.exit.unr-lcssa ], [ %xor3.i15.i.epil, %for.body.i.epil ]
  %shl.i.i30 = shl i64 %xor3.i15.i.lcssa, 13
  %xor.i.i31 = xor i64 %shl.i.i30, %xor3.i15.i.lcssa
  %shr.i.i32 = lshr i64 %xor.i.i31, 7
  %xor1.i.i33 = xor i64 %shr.i.i32, %xor.i.i31
  %shl2.i.i34 = shl i64 %xor1.i.i33, 17
  %xor3.i.i35 = xor i64 %shl2.i.i34, %xor1.i.i33
  %xor3.i.i35.fr = freeze i64 %xor3.i.i35
  %rem.i36 = urem i64 %xor3.i.i35.fr, 25
  %add.i38 = add nuw nsw i64 %rem.i36, 40
  %xtraiter84 = and i64 %rem.i36, 1
  %unroll_iter87 = and i64 %add.i38, 126
  br label %for.body.i40

for.body.i40:                                     ; preds = %for.body.i40, %make_word.exit
  %state.2 = phi i64 [ %xor3.i.i35.fr, %make_word.exit ], [ %xor3.i15.i47.1, %for.body.i40 ]
  %indvars.iv.i41 = phi i64 [ 0, %make_word.exit ], [ %indvars.iv.next.i51.1, %for.body.i40 ]
  %niter88 = phi i64 [ 0, %make_word.exit ], [ %niter88.next.1, %for.body.i40 ]
  %shl.i10.i42 = shl i64 %state.2, 13
  %xor.i11.i43 = xor i64 %shl.i10.i42, %state.2
  %shr.i12.i44 = lshr i64 %xor.i11.i43, 7
  %xor1.i13.i45 = xor i64 %shr.i12.i44, %xor.i11.i43
  %shl2.i14.i46 = shl i64 %xor1.i13.i45, 17
  %xor3.i15.i47 = xor i64 %shl2.i14.i46, %xor1.i13.i45
  %shr.i48 = lshr i64 %xor3.i15.i47, 32
  %11 = trunc i64 %shr.i48 to i8
  %12 = and i8 %11, 3
  %conv5.i49 = add nuw nsw i8 %12, 97
  %arrayidx.i50 = getelementptr inbounds i8, ptr %b, i64 %indvars.iv.i41
  store i8 %conv5.i49, ptr %arrayidx.i50, align 2, !tbaa !8
  %indvars.iv.next.i51 = or disjoint i64 %indvars.iv.i41, 1
  %shl.i10.i42.1 = shl i64 %xor3.i15.i47, 13
  %xor.i11.i43.1 = xor i64 %shl.i10.i42.1, %xor3.i15.i47
  %shr.i12.i44.1 = lshr i64 %xor.i11.i43.1, 7
  %xor1.i13.i45.1 = xor i64 %shr.i12.i44.1, %xor.i11.i43.1
  %shl2.i14.i46.1 = shl i64 %xor1.i13.i45.1, 17
  %xor3.i15.i47.1 = xor i64 %shl2.i14.i46.1, %xor1.i13.i45.1
  %shr.i48.1 = lshr i64 %xor3.i15.i47.1, 32
  %13 = trunc i64 %shr.i48.1 to i8
  %14 = and i8 %13, 3
  %conv5.i49.1 = add nuw nsw i8 %14, 97
  %arrayidx.i50.1 = getelementptr inbounds i8, ptr %b, i64 %indvars.iv.next.i51
  store i8 %conv5.i49.1, ptr %arrayidx.i50.1, align 1, !tbaa !8
  %indvars.iv.next.i51.1 = add nuw nsw i64 %indvars.iv.i41, 2
  %niter88.next.1 = add i64 %niter88, 2
  %niter88.ncmp.1 = icmp eq i64 %niter88.next.1, %unroll_iter87
  br i1 %niter88.ncmp.1, label %make_word.exit53.unr-lcssa, label %for.body.i40, !llvm.loop !9

make_word.exit53.unr-lcssa:                       ; preds = %for.body.i40
  %lcmp.mod85.not = icmp eq i64 %xtraiter84, 0
  br i1 %lcmp.mod85.not, label %make_word.exit53, label %for.body.i40.epil

for.body.i40.epil:                                ; preds = %make_word.exit53.unr-lcssa
  %shl.i10.i42.epil = shl i64 %xor3.i15.i47.1, 13
  %xor.i11.i43.epil = xor i64 %shl.i10.i42.epil, %xor3.i15.i47.1
  %shr.i12.i44.epil = lshr i64 %xor.i11.i43.epil, 7
  %xor1.i13.i45.epil = xor i64 %shr.i12.i44.epil, %xor.i11.i43.epil
  %shl2.i14.i46.epil = shl i64 %xor1.i13.i45.epil, 17
  %xor3.i15.i47.epil = xor i64 %shl2.i14.i46.epil, %xor1.i13.i45.epil
  %shr.i48.epil = lshr i64 %xor3.i15.i47.epil, 32
  %15 = trunc i64 %shr.i48.epil to i8
  %16 = and i8 %15, 3
  %conv5.i49.epil = add nuw nsw i8 %16, 97
  %arrayidx.i50.epil = getelementptr inbounds i8, ptr %b, i64 %indvars.iv.next.i51.1
  store i8 %conv5.i49.epil, ptr %arrayidx.i50.epil, align 1, !tbaa !8
  br label %make_word.exit53

make_word.exit53:                                 ; preds = %make_word.exit53.unr-lcssa, %for.body.i40.epil
  %xor3.i15.i47.lcssa = phi i64 [ %xor3.i15.i47.1, %make_word.exit53.unr-lcssa ], [ %xor3.i15.i47.epil, %for.body.i40.epil ]
  call void @llvm.lifetime.start.p0(i64 260, ptr nonnull %row.i) #6
  %wide.trip.count.i54 = add nuw nsw i64 %rem.i36, 41
  %xtraiter89 = and i64 %wide.trip.count.i54, 7
  %unroll_iter91 = and i64 %wide.trip.count.i54, 120
  br label %for.body.i55

for.body4.lr.ph.i.unr-lcssa:                      ; preds = %for.body.i55
  %lcmp.mod90.not = icmp eq i64 %xtraiter89, 0
  br i1 %lcmp.mod90.not, label %for.body4.lr.ph.i, label %for.body.i55.epil

for.body.i55.epil:                                ; preds = %for.body4.lr.ph.i.unr-lcssa, %for.body.i55.epil
  %indvars.iv.i56.epil = phi i64 [ %indvars.iv.next.i58.epil, %for.body.i55.epil ], [ %indvars.iv.next.i58.7, %for.body4.lr.ph.i.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %for.body.i55.epil ], [ 0, %for.body4.lr.ph.i.unr-lcssa ]
  %arrayidx.i57.epil = getelementptr inbounds [65 x i32], ptr %row.i, i64 0, i64 %indvars.iv.i56.epil
  %17 = trunc nuw nsw i64 %indvars.iv.i56.epil to i32
  store i32 %17, ptr %arrayidx.i57.epil, align 4, !tbaa !11
  %indvars.iv.next.i58.epil = add nuw nsw i64 %indvars.iv.i56.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter89
  br i1 %epil.iter.cmp.not, label %for.body4.lr.ph.i, label %for.body.i55.epil, !llvm.loop !13

for.body4.lr.ph.i:                                ; preds = %for.body.i55.epil, %for.body4.lr.ph.i.unr-lcssa
  %row.promoted.i = load i32, ptr %row.i, align 16, !tbaa !11
  %18 = add nuw nsw i64 %rem.i, 40
  br label %for.body4.i

for.body.i55:                                     ; preds = %for.body.i55, %make_word.exit53
  %indvars.iv.i56 = phi i64 [ 0, %make_word.exit53 ], [ %indvars.iv.next.i58.7, %for.body.i55 ]
  %niter92 = phi i64 [ 0, %make_word.exit53 ], [ %niter92.next.7, %for.body.i55 ]
  %arrayidx.i57 = getelementptr inbounds [65 x i32], ptr %row.i, i64 0, i64 %indvars.iv.i56
  %19 = trunc nuw nsw i64 %indvars.iv.i56 to i32
  store i32 %19, ptr %arrayidx.i57, align 16, !tbaa !11
  %indvars.iv.next.i58 = or disjoint i64 %indvars.iv.i56, 1
  %arrayidx.i57.1 = getelementptr inbounds [65 x i32], ptr %row.i, i64 0, i64 %indvars.iv.next.i58
  %20 = trunc nuw nsw i64 %indvars.iv.next.i58 to i32
  store i32 %20, ptr %arrayidx.i57.1, align 4, !tbaa !11
  %indvars.iv.next.i58.1 = or disjoint i64 %indvars.iv.i56, 2
  %arrayidx.i57.2 = getelementptr inbounds [65 x i32], ptr %row.i, i64 0, i64 %indvars.iv.next.i58.1
  %21 = trunc nuw nsw i64 %indvars.iv.next.i58.1 to i32
  store i32 %21, ptr %arrayidx.i57.2, align 8, !tbaa !11
  %indvars.iv.next.i58.2 = or disjoint i64 %indvars.iv.i56, 3
  %arrayidx.i57.3 = getelementptr inbounds [65 x i32], ptr %row.i, i64 0, i64 %indvars.iv.next.i58.2
  %22 = trunc nuw nsw i64 %indvars.iv.next.i58.2 to i32
  store i32 %22, ptr %arrayidx.i57.3, align 4, !tbaa !11
  %indvars.iv.next.i58.3 = or disjoint i64 %indvars.iv.i56, 4
  %arrayidx.i57.4 = getelementptr inbounds [65 x i32], ptr %row.i, i64 0, i64 %indvars.iv.next.i58.3
  %23 = trunc nuw nsw i64 %indvars.iv.next.i58.3 to i32
  store i32 %23, ptr %arrayidx.i57.4, align 16, !tbaa !11
  %indvars.iv.next.i58.4 = or disjoint i64 %indvars.iv.i56, 5
  %arrayidx.i57.5 = getelementptr inbounds [65 x i32], ptr %row.i, i64 0, i64 %indvars.iv.next.i58.4
  %24 = trunc nuw nsw i64 %indvars.iv.next.i58.4 to i32
  store i32 %24, ptr %arrayidx.i57.5, align 4, !tbaa !11
  %indvars.iv.next.i58.5 = or disjoint i64 %indvars.iv.i56, 6
  %arrayidx.i57.6 = getelementptr inbounds [65 x i32], ptr %row.i, i64 0, i64 %indvars.iv.next.i58.5
  %25 = trunc nuw nsw i64 %indvars.iv.next.i58.5 to i32
  store i32 %25, ptr %arrayidx.i57.6, align 8, !tbaa !11
  %indvars.iv.next.i58.6 = or disjoint i64 %indvars.iv.i56, 7
  %arrayidx.i57.7 = getelementptr inbounds [65 x i32], ptr %row.i, i64 0, i64 %indvars.iv.next.i58.6
  %26 = trunc nuw nsw i64 %indvars.iv.next.i58.6 to i32
  store i32 %26, ptr %arrayidx.i57.7, align 4, !tbaa !11
  %indvars.iv.next.i58.7 = add nuw nsw i64 %indvars.iv.i56, 8
  %niter92.next.7 = add i64 %niter92, 8
  %niter92.ncmp.7 = icmp eq i64 %niter92.next.7, %unroll_iter91
  br i1 %niter92.ncmp.7, label %for.body4.lr.ph.i.unr-lcssa, label %for.body.i55, !llvm.loop !15

for.cond.cleanup3.loopexit.i:                     ; preds = %for.cond.cleanup10.i
  %arrayidx36.i = getelementptr inbounds [65 x i32], ptr %row.i, i64 0, i64 %add.i38
  %27 = load i32, ptr %arrayidx36.i, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(i64 260, ptr nonnull %row.i) #6
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %places.i) #6
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %places.i, i8 0, i64 32, i1 false)
  %xtraiter93 = and i64 %wide.trip.count.i, 1
  %unroll_iter96 = and i64 %wide.trip.count.i, 126
  br label %for.body.i63

for.body4.i:                                      ; preds = %for.cond.cleanup10.i, %for.body4.lr.ph.i
  %indvars.iv67.i = phi i64 [ 1, %for.body4.lr.ph.i ], [ %indvars.iv.next68.i, %for.cond.cleanup10.i ]
  %i.05658.i = phi i32 [ %row.promoted.i, %for.body4.lr.ph.i ], [ %28, %for.cond.cleanup10.i ]
  %28 = trunc nuw nsw i64 %indvars.iv67.i to i32
  %gep.i = getelementptr i8, ptr %invariant.gep.i, i64 %indvars.iv67.i
  %29 = load i8, ptr %gep.i, align 1, !tbaa !8
  br label %for.body11.i

for.cond.cleanup10.i:                             ; preds = %for.body11.i
  %indvars.iv.next68.i = add nuw nsw i64 %indvars.iv67.i, 1
  %exitcond71.not.i = icmp eq i64 %indvars.iv67.i, %18
  br i1 %exitcond71.not.i, label %for.cond.cleanup3.loopexit.i, label %for.body4.i, !llvm.loop !16

for.body11.i:                                     ; preds = %for.body11.i, %for.body4.i
  %30 = phi i32 [ %28, %for.body4.i ], [ %cond5.i.i, %for.body11.i ]
  %indvars.iv61.i = phi i64 [ 1, %for.body4.i ], [ %indvars.iv.next62.i, %for.body11.i ]
  %diagonal.054.i = phi i32 [ %i.05658.i, %for.body4.i ], [ %31, %for.body11.i ]
  %arrayidx13.i = getelementptr inbounds [65 x i32], ptr %row.i, i64 0, i64 %indvars.iv61.i
  %31 = load i32, ptr %arrayidx13.i, align 4, !tbaa !11
  %add.i60 = add nsw i32 %31, 1
  %add16.i = add nsw i32 %30, 1
  %gep73.i = getelementptr i8, ptr %invariant.gep72.i, i64 %indvars.iv61.i
  %32 = load i8, ptr %gep73.i, align 1, !tbaa !8
  %cmp24.i = icmp ne i8 %29, %32
  %conv25.i = zext i1 %cmp24.i to i32
  %add26.i = add nsw i32 %diagonal.054.i, %conv25.i
  %cond.i.i = tail call i32 @llvm.smin.i32(i32 %add.i60, i32 %add16.i)
  %cond5.i.i = tail call noundef i32 @llvm.smin.i32(i32 %cond.i.i, i32 %add26.i)
  store i32 %cond5.i.i, ptr %arrayidx13.i, align 4, !tbaa !11
  %indvars.iv.next62.i = add nuw nsw i64 %indvars.iv61.i, 1
  %exitcond66.not.i = icmp eq i64 %indvars.iv.next62.i, %wide.trip.count.i54
  br i1 %exitcond66.not.i, label %for.cond.cleanup10.i, label %for.body11.i, !llvm.loop !17

for.body.i63:                                     ; preds = %for.body.i63, %for.cond.cleanup3.loopexit.i
  %indvars.iv.i64 = phi i64 [ 0, %for.cond.cleanup3.loopexit.i ], [ %indvars.iv.next.i67.1, %for.body.i63 ]
  %niter97 = phi i64 [ 0, %for.cond.cleanup3.loopexit.i ], [ %niter97.next.1, %for.body.i63 ]
  %shl2.i = shl nuw i64 1, %indvars.iv.i64
  %arrayidx.i65 = getelementptr inbounds i8, ptr %a, i64 %indvars.iv.i64
  %33 = load i8, ptr %arrayidx.i65, align 2, !tbaa !8
  %conv.i66 = sext i8 %33 to i64
  %sub3.i = add nsw i64 %conv.i66, -97
  %arrayidx5.i = getelementptr inbounds [4 x i64], ptr %places.i, i64 0, i64 %sub3.i
  %34 = load i64, ptr %arrayidx5.i, align 8, !tbaa !18
  %or.i = or i64 %34, %shl2.i
  store i64 %or.i, ptr %arrayidx5.i, align 8, !tbaa !18
  %indvars.iv.next.i67 = or disjoint i64 %indvars.iv.i64, 1
  %shl2.i.1 = shl nuw i64 2, %indvars.iv.i64
  %arrayidx.i65.1 = getelementptr inbounds i8, ptr %a, i64 %indvars.iv.next.i67
  %35 = load i8, ptr %arrayidx.i65.1, align 1, !tbaa !8
  %conv.i66.1 = sext i8 %35 to i64
  %sub3.i.1 = add nsw i64 %conv.i66.1, -97
  %arrayidx5.i.1 = getelementptr inbounds [4 x i64], ptr %places.i, i64 0, i64 %sub3.i.1
  %36 = load i64, ptr %arrayidx5.i.1, align 8, !tbaa !18
  %or.i.1 = or i64 %36, %shl2.i.1
  store i64 %or.i.1, ptr %arrayidx5.i.1, align 8, !tbaa !18
  %indvars.iv.next.i67.1 = add nuw nsw i64 %indvars.iv.i64, 2
  %niter97.next.1 = add i64 %niter97, 2
  %niter97.ncmp.1 = icmp eq i64 %niter97.next.1, %unroll_iter96
  br i1 %niter97.ncmp.1, label %for.body10.i.preheader.unr-lcssa, label %for.body.i63, !llvm.loop !20

for.body10.i.preheader.unr-lcssa:                 ; preds = %for.body.i63
  %lcmp.mod95.not = icmp eq i64 %xtraiter93, 0
  br i1 %lcmp.mod95.not, label %for.body10.i.preheader, label %for.body.i63.epil

for.body.i63.epil:                                ; preds = %for.body10.i.preheader.unr-lcssa
  %shl2.i.epil = shl nuw i64 1, %indvars.iv.next.i67.1
  %arrayidx.i65.epil = getelementptr inbounds i8, ptr %a, i64 %indvars.iv.next.i67.1
  %37 = load i8, ptr %arrayidx.i65.epil, align 1, !tbaa !8
  %conv.i66.epil = sext i8 %37 to i64
  %sub3.i.epil = add nsw i64 %conv.i66.epil, -97
  %arrayidx5.i.epil = getelementptr inbounds [4 x i64], ptr %places.i, i64 0, i64 %sub3.i.epil
  %38 = load i64, ptr %arrayidx5.i.epil, align 8, !tbaa !18
  %or.i.epil = or i64 %38, %shl2.i.epil
  store i64 %or.i.epil, ptr %arrayidx5.i.epil, align 8, !tbaa !18
  br label %for.body10.i.preheader

for.body10.i.preheader:                           ; preds = %for.body10.i.preheader.unr-lcssa, %for.body.i63.epil
  %shl.i = shl nuw i64 549755813888, %rem.i
  br label %for.body10.i

for.body10.i:                                     ; preds = %for.body10.i.preheader, %for.body10.i
  %indvars.iv71.i = phi i64 [ %indvars.iv.next72.i, %for.body10.i ], [ 0, %for.body10.i.preheader ]
  %more.069.i = phi i64 [ %or35.i, %for.body10.i ], [ -1, %for.body10.i.preheader ]
  %less.068.i = phi i64 [ %and36.i, %for.body10.i ], [ 0, %for.body10.i.preheader ]
  %score.067.i = phi i32 [ %sub29.i, %for.body10.i ], [ %add.i, %for.body10.i.preheader ]
  %arrayidx12.i = getelementptr inbounds i8, ptr %b, i64 %indvars.iv71.i
  %39 = load i8, ptr %arrayidx12.i, align 1, !tbaa !8
  %conv13.i = sext i8 %39 to i64
  %sub14.i = add nsw i64 %conv13.i, -97
  %arrayidx16.i = getelementptr inbounds [4 x i64], ptr %places.i, i64 0, i64 %sub14.i
  %40 = load i64, ptr %arrayidx16.i, align 8, !tbaa !18
  %and.i = and i64 %40, %more.069.i
  %add.i61 = add i64 %and.i, %more.069.i
  %xor.i = xor i64 %add.i61, %more.069.i
  %or17.i = or i64 %xor.i, %40
  %or18.i = or i64 %or17.i, %less.068.i
  %41 = or i64 %or17.i, %more.069.i
  %42 = xor i64 %41, -1
  %or20.i = or i64 %less.068.i, %42
  %and21.i = and i64 %or18.i, %more.069.i
  %and22.i = and i64 %or20.i, %shl.i
  %cmp23.i = icmp ne i64 %and22.i, 0
  %conv24.i = zext i1 %cmp23.i to i32
  %add25.i = add nsw i32 %score.067.i, %conv24.i
  %and26.i = and i64 %and21.i, %shl.i
  %cmp27.i = icmp ne i64 %and26.i, 0
  %conv28.neg.i = sext i1 %cmp27.i to i32
  %sub29.i = add i32 %add25.i, %conv28.neg.i
  %shl30.i = shl i64 %or20.i, 1
  %or31.i = or disjoint i64 %shl30.i, 1
  %shl32.i = shl i64 %and21.i, 1
  %or33.i = or i64 %or31.i, %or18.i
  %not34.i = xor i64 %or33.i, -1
  %or35.i = or i64 %shl32.i, %not34.i
  %and36.i = and i64 %or31.i, %or18.i
  %indvars.iv.next72.i = add nuw nsw i64 %indvars.iv71.i, 1
  %exitcond75.not.i = icmp eq i64 %indvars.iv.next72.i, %add.i38
  br i1 %exitcond75.not.i, label %distance_by_bits.exit, label %for.body10.i, !llvm.loop !21

distance_by_bits.exit:                            ; preds = %for.body10.i
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %places.i) #6
  %cmp15 = icmp ne i32 %27, %sub29.i
  %conv16 = zext i1 %cmp15 to i64
  %add = add nuw nsw i64 %wrong.079, %conv16
  %conv17 = sext i32 %27 to i64
  %add18 = add nsw i64 %sum.080, %conv17
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %b) #6
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %a) #6
  %inc = add nuw nsw i64 %pair.078, 1
  %exitcond.not = icmp eq i64 %inc, %1
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !22
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #5

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

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
!11 = !{!12, !12, i64 0}
!12 = !{!"int", !6, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !10}
!16 = distinct !{!16, !10}
!17 = distinct !{!17, !10}
!18 = !{!19, !19, i64 0}
!19 = !{!"long", !6, i64 0}
!20 = distinct !{!20, !10}
!21 = distinct !{!21, !10}
!22 = distinct !{!22, !10}
