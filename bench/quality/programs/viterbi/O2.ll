source_filename = "viterbi.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@message = internal unnamed_addr global [3007 x i8] zeroinitializer, align 16
@decoded = internal unnamed_addr global [3007 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [36 x i8] c"viterbi: %ld errors, checksum %08x\0A\00", align 1
@branch = internal unnamed_addr global [128 x [2 x i8]] zeroinitializer, align 16
@rng = internal unnamed_addr global i32 195936478, align 4
@channel = internal unnamed_addr global [6014 x i8] zeroinitializer, align 16
@survivors = internal unnamed_addr global [3007 x [64 x i8]] zeroinitializer, align 16

; Function Attrs: nofree nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %argc, ptr nocapture noundef readonly %argv) local_unnamed_addr #0 {
entry:
  %metric.i = alloca [2 x [64 x i32]], align 16
  %errors.sroa.0 = alloca i64, align 16
  %errors.sroa.5 = alloca i64, align 8
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %arrayidx = getelementptr inbounds i8, ptr %argv, i64 8
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !4
  %call = tail call i64 @strtol(ptr nocapture noundef %0, ptr noundef null, i32 noundef 10) #6
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %entry ]
  %tobool.not = icmp eq i64 %cond, 0
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %errors.sroa.0)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %errors.sroa.5)
  store i64 0, ptr %errors.sroa.0, align 16
  store i64 0, ptr %errors.sroa.5, align 8
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i, %cond.end
  %indvars.iv.i = phi i64 [ 0, %cond.end ], [ %indvars.iv.next.i, %for.body.i ]
  %1 = trunc nuw nsw i64 %indvars.iv.i to i32
  %and.i = and i32 %1, 109
  %shr.i.i = lshr i32 %and.i, 4
  %xor.i.i = xor i32 %shr.i.i, %and.i
  %shr1.i.i = lshr i32 %xor.i.i, 2
  %xor2.i.i = xor i32 %shr1.i.i, %xor.i.i
  %shr3.i.i = lshr i32 %xor2.i.i, 1
  %xor4.i.i = xor i32 %shr3.i.i, %xor2.i.i
  %and.i.i = and i32 %xor4.i.i, 1
  %tobool.not.i = icmp eq i32 %and.i.i, 0
  %conv.i = select i1 %tobool.not.i, i8 -1, i8 1
  %arrayidx.i = getelementptr inbounds [128 x [2 x i8]], ptr @branch, i64 0, i64 %indvars.iv.i
  store i8 %conv.i, ptr %arrayidx.i, align 2, !tbaa !8
  %and2.i = and i32 %1, 79
  %shr.i15.i = lshr i32 %and2.i, 4
  %xor.i16.i = xor i32 %shr.i15.i, %and2.i
  %shr1.i17.i = lshr i32 %xor.i16.i, 2
  %xor2.i18.i = xor i32 %shr1.i17.i, %xor.i16.i
  %shr3.i19.i = lshr i32 %xor2.i18.i, 1
  %xor4.i20.i = xor i32 %shr3.i19.i, %xor2.i18.i
  %and.i21.i = and i32 %xor4.i20.i, 1
  %tobool4.not.i = icmp eq i32 %and.i21.i, 0
  %conv6.i = select i1 %tobool4.not.i, i8 -1, i8 1
  %arrayidx9.i = getelementptr inbounds i8, ptr %arrayidx.i, i64 1
  store i8 %conv6.i, ptr %arrayidx9.i, align 1, !tbaa !8
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, 128
  br i1 %exitcond.not.i, label %for.cond.preheader, label %for.body.i, !llvm.loop !9

for.cond.preheader:                               ; preds = %for.body.i
  %2 = mul i64 %cond, 330
  %mul7 = select i1 %tobool.not, i64 6, i64 %2
  %cmp8105 = icmp sgt i64 %mul7, 0
  %rng.promoted = load i32, ptr @rng, align 4, !tbaa !11
  br label %for.cond6.preheader

for.cond6.preheader:                              ; preds = %for.cond.preheader, %for.cond.cleanup9
  %tobool18.not = phi i1 [ true, %for.cond.preheader ], [ false, %for.cond.cleanup9 ]
  %indvars.iv123.sroa.phi = phi ptr [ %errors.sroa.0, %for.cond.preheader ], [ %errors.sroa.5, %for.cond.cleanup9 ]
  %sum.0114 = phi i32 [ 0, %for.cond.preheader ], [ %sum.1.lcssa, %for.cond.cleanup9 ]
  %xor3.i.3.i.lcssa.lcssa112113 = phi i32 [ %rng.promoted, %for.cond.preheader ], [ %xor3.i.3.i.lcssa.lcssa111, %for.cond.cleanup9 ]
  br i1 %cmp8105, label %for.cond11.preheader.lr.ph, label %for.cond.cleanup9

for.cond11.preheader.lr.ph:                       ; preds = %for.cond6.preheader
  %cond19.neg116 = select i1 %tobool18.not, i32 -4, i32 -13
  %cond19 = select i1 %tobool18.not, i32 4, i32 13
  %mul.i76 = shl nuw nsw i32 %cond19, 1
  %add.i = or disjoint i32 %mul.i76, 1
  %.neg.i = mul nsw i32 %cond19, -3
  %3 = add nsw i32 %.neg.i, %cond19.neg116
  %arrayidx37.promoted109 = load i64, ptr %indvars.iv123.sroa.phi, align 8, !tbaa !13
  br label %for.cond11.preheader

for.cond.cleanup:                                 ; preds = %for.cond.cleanup9
  %errors.sroa.5.0.errors.sroa.5.8. = load i64, ptr %errors.sroa.5, align 8, !tbaa !13
  %call53 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %errors.sroa.5.0.errors.sroa.5.8., i32 noundef %sum.1.lcssa)
  %errors.sroa.0.0.errors.sroa.0.0. = load i64, ptr %errors.sroa.0, align 16, !tbaa !13
  %cmp55 = icmp ne i64 %errors.sroa.0.0.errors.sroa.0.0., 0
  %conv56 = zext i1 %cmp55 to i32
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %errors.sroa.0)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %errors.sroa.5)
  ret i32 %conv56

for.cond11.preheader:                             ; preds = %for.cond11.preheader.lr.ph, %for.cond.cleanup25
  %add99.lcssa110 = phi i64 [ %arrayidx37.promoted109, %for.cond11.preheader.lr.ph ], [ %add.2, %for.cond.cleanup25 ]
  %frame.0108 = phi i64 [ 0, %for.cond11.preheader.lr.ph ], [ %inc47, %for.cond.cleanup25 ]
  %sum.1107 = phi i32 [ %sum.0114, %for.cond11.preheader.lr.ph ], [ %add42.2, %for.cond.cleanup25 ]
  %xor3.i96.lcssa104106 = phi i32 [ %xor3.i.3.i.lcssa.lcssa112113, %for.cond11.preheader.lr.ph ], [ %xor3.i.3.i, %for.cond.cleanup25 ]
  br label %for.body14

for.cond6.for.cond.cleanup9_crit_edge:            ; preds = %for.cond.cleanup25
  store i32 %xor3.i.3.i, ptr @rng, align 4, !tbaa !11
  store i64 %add.2, ptr %indvars.iv123.sroa.phi, align 8, !tbaa !13
  br label %for.cond.cleanup9

for.cond.cleanup9:                                ; preds = %for.cond6.for.cond.cleanup9_crit_edge, %for.cond6.preheader
  %xor3.i.3.i.lcssa.lcssa111 = phi i32 [ %xor3.i.3.i, %for.cond6.for.cond.cleanup9_crit_edge ], [ %xor3.i.3.i.lcssa.lcssa112113, %for.cond6.preheader ]
  %sum.1.lcssa = phi i32 [ %add42.2, %for.cond6.for.cond.cleanup9_crit_edge ], [ %sum.0114, %for.cond6.preheader ]
  br i1 %tobool18.not, label %for.cond6.preheader, label %for.cond.cleanup, !llvm.loop !15

for.cond.cleanup13:                               ; preds = %for.body14
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(7) getelementptr inbounds (i8, ptr @message, i64 3000), i8 0, i64 7, i1 false)
  br label %for.body.i69

for.body.i69:                                     ; preds = %for.body.i69, %for.cond.cleanup13
  %indvars.iv.i70 = phi i64 [ 0, %for.cond.cleanup13 ], [ %indvars.iv.next.i74, %for.body.i69 ]
  %shift.026.i = phi i32 [ 0, %for.cond.cleanup13 ], [ %and.i73, %for.body.i69 ]
  %shl.i = shl nuw nsw i32 %shift.026.i, 1
  %arrayidx.i71 = getelementptr inbounds [3007 x i8], ptr @message, i64 0, i64 %indvars.iv.i70
  %4 = load i8, ptr %arrayidx.i71, align 1, !tbaa !8
  %conv.i72 = zext i8 %4 to i32
  %or.i = or i32 %shl.i, %conv.i72
  %and.i73 = and i32 %or.i, 127
  %idxprom1.i = zext nneg i32 %and.i73 to i64
  %arrayidx2.i = getelementptr inbounds [128 x [2 x i8]], ptr @branch, i64 0, i64 %idxprom1.i
  %5 = load i8, ptr %arrayidx2.i, align 2, !tbaa !8
  %mul.i = shl i8 %5, 4
  %6 = shl nuw nsw i64 %indvars.iv.i70, 1
  %arrayidx8.i = getelementptr inbounds [6014 x i8], ptr @channel, i64 0, i64 %6
  store i8 %mul.i, ptr %arrayidx8.i, align 2, !tbaa !8
  %arrayidx11.i = getelementptr inbounds i8, ptr %arrayidx2.i, i64 1
  %7 = load i8, ptr %arrayidx11.i, align 1, !tbaa !8
  %mul13.i = shl i8 %7, 4
  %8 = or disjoint i64 %6, 1
  %arrayidx17.i = getelementptr inbounds [6014 x i8], ptr @channel, i64 0, i64 %8
  store i8 %mul13.i, ptr %arrayidx17.i, align 1, !tbaa !8
  %indvars.iv.next.i74 = add nuw nsw i64 %indvars.iv.i70, 1
  %exitcond.not.i75 = icmp eq i64 %indvars.iv.next.i74, 3006
  br i1 %exitcond.not.i75, label %for.cond1.preheader.i, label %for.body.i69, !llvm.loop !16

for.cond1.preheader.i:                            ; preds = %for.body.i69, %for.cond1.preheader.i
  %indvars.iv.i77 = phi i64 [ %indvars.iv.next.i82, %for.cond1.preheader.i ], [ 0, %for.body.i69 ]
  %xor3.i29.lcssa3435.i = phi i32 [ %xor3.i.3.i, %for.cond1.preheader.i ], [ %xor3.i.1, %for.body.i69 ]
  %shl.i.i = shl i32 %xor3.i29.lcssa3435.i, 13
  %xor.i.i78 = xor i32 %shl.i.i, %xor3.i29.lcssa3435.i
  %shr.i.i79 = lshr i32 %xor.i.i78, 17
  %xor1.i.i = xor i32 %shr.i.i79, %xor.i.i78
  %shl2.i.i = shl i32 %xor1.i.i, 5
  %xor3.i.i = xor i32 %shl2.i.i, %xor1.i.i
  %rem.i.i = urem i32 %xor3.i.i, %add.i
  %shl.i.1.i = shl i32 %xor3.i.i, 13
  %xor.i.1.i = xor i32 %shl.i.1.i, %xor3.i.i
  %shr.i.1.i = lshr i32 %xor.i.1.i, 17
  %xor1.i.1.i = xor i32 %shr.i.1.i, %xor.i.1.i
  %shl2.i.1.i = shl i32 %xor1.i.1.i, 5
  %xor3.i.1.i = xor i32 %shl2.i.1.i, %xor1.i.1.i
  %rem.i.1.i = urem i32 %xor3.i.1.i, %add.i
  %shl.i.2.i = shl i32 %xor3.i.1.i, 13
  %xor.i.2.i = xor i32 %shl.i.2.i, %xor3.i.1.i
  %shr.i.2.i = lshr i32 %xor.i.2.i, 17
  %xor1.i.2.i = xor i32 %shr.i.2.i, %xor.i.2.i
  %shl2.i.2.i = shl i32 %xor1.i.2.i, 5
  %xor3.i.2.i = xor i32 %shl2.i.2.i, %xor1.i.2.i
  %rem.i.2.i = urem i32 %xor3.i.2.i, %add.i
  %shl.i.3.i = shl i32 %xor3.i.2.i, 13
  %xor.i.3.i = xor i32 %shl.i.3.i, %xor3.i.2.i
  %shr.i.3.i = lshr i32 %xor.i.3.i, 17
  %xor1.i.3.i = xor i32 %shr.i.3.i, %xor.i.3.i
  %shl2.i.3.i = shl i32 %xor1.i.3.i, 5
  %xor3.i.3.i = xor i32 %shl2.i.3.i, %xor1.i.3.i
  %rem.i.3.i = urem i32 %xor3.i.3.i, %add.i
  %arrayidx.i80 = getelementptr inbounds [6014 x i8], ptr @channel, i64 0, i64 %indvars.iv.i77
  %9 = load i8, ptr %arrayidx.i80, align 1, !tbaa !8
  %conv.i81 = sext i8 %9 to i32
  %sub.2.i = add nsw i32 %3, %rem.i.i
  %add5.2.i = add nsw i32 %sub.2.i, %rem.i.1.i
  %sub.3.i = add nsw i32 %add5.2.i, %rem.i.2.i
  %add5.3.i = add nsw i32 %sub.3.i, %rem.i.3.i
  %add6.i = add nsw i32 %add5.3.i, %conv.i81
  %cond.i = tail call i32 @llvm.smax.i32(i32 %add6.i, i32 -32)
  %cond14.i = tail call i32 @llvm.smin.i32(i32 %cond.i, i32 31)
  %conv15.i = trunc nsw i32 %cond14.i to i8
  store i8 %conv15.i, ptr %arrayidx.i80, align 1, !tbaa !8
  %indvars.iv.next.i82 = add nuw nsw i64 %indvars.iv.i77, 1
  %exitcond.not.i83 = icmp eq i64 %indvars.iv.next.i82, 6012
  br i1 %exitcond.not.i83, label %add_noise.exit, label %for.cond1.preheader.i, !llvm.loop !17

add_noise.exit:                                   ; preds = %for.cond1.preheader.i
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %metric.i) #6
  store i32 0, ptr %metric.i, align 16, !tbaa !11
  br label %for.body.i84

for.body.i84:                                     ; preds = %for.body.i84, %add_noise.exit
  %indvars.iv.i85 = phi i64 [ 1, %add_noise.exit ], [ %indvars.iv.next.i87.6, %for.body.i84 ]
  %arrayidx2.i86 = getelementptr inbounds [64 x i32], ptr %metric.i, i64 0, i64 %indvars.iv.i85
  store i32 -100000, ptr %arrayidx2.i86, align 4, !tbaa !11
  %indvars.iv.next.i87 = add nuw nsw i64 %indvars.iv.i85, 1
  %arrayidx2.i86.1 = getelementptr inbounds [64 x i32], ptr %metric.i, i64 0, i64 %indvars.iv.next.i87
  store i32 -100000, ptr %arrayidx2.i86.1, align 4, !tbaa !11
  %indvars.iv.next.i87.1 = add nuw nsw i64 %indvars.iv.i85, 2
  %arrayidx2.i86.2 = getelementptr inbounds [64 x i32], ptr %metric.i, i64 0, i64 %indvars.iv.next.i87.1
  store i32 -100000, ptr %arrayidx2.i86.2, align 4, !tbaa !11
  %indvars.iv.next.i87.2 = add nuw nsw i64 %indvars.iv.i85, 3
  %arrayidx2.i86.3 = getelementptr inbounds [64 x i32], ptr %metric.i, i64 0, i64 %indvars.iv.next.i87.2
  store i32 -100000, ptr %arrayidx2.i86.3, align 4, !tbaa !11
  %indvars.iv.next.i87.3 = add nuw nsw i64 %indvars.iv.i85, 4
  %arrayidx2.i86.4 = getelementptr inbounds [64 x i32], ptr %metric.i, i64 0, i64 %indvars.iv.next.i87.3
  store i32 -100000, ptr %arrayidx2.i86.4, align 4, !tbaa !11
  %indvars.iv.next.i87.4 = add nuw nsw i64 %indvars.iv.i85, 5
  %arrayidx2.i86.5 = getelementptr inbounds [64 x i32], ptr %metric.i, i64 0, i64 %indvars.iv.next.i87.4
  store i32 -100000, ptr %arrayidx2.i86.5, align 4, !tbaa !11
  %indvars.iv.next.i87.5 = add nuw nsw i64 %indvars.iv.i85, 6
  %arrayidx2.i86.6 = getelementptr inbounds [64 x i32], ptr %metric.i, i64 0, i64 %indvars.iv.next.i87.5
  store i32 -100000, ptr %arrayidx2.i86.6, align 4, !tbaa !11
  %indvars.iv.next.i87.6 = add nuw nsw i64 %indvars.iv.i85, 7
  %exitcond.not.i88.6 = icmp eq i64 %indvars.iv.next.i87.6, 64
  br i1 %exitcond.not.i88.6, label %for.body6.i, label %for.body.i84, !llvm.loop !18

for.body6.i:                                      ; preds = %for.body.i84, %for.cond.cleanup22.i
  %indvars.iv142.i = phi i64 [ %indvars.iv.next143.i, %for.cond.cleanup22.i ], [ 0, %for.body.i84 ]
  %cur.0132.i = phi i32 [ %xor.i, %for.cond.cleanup22.i ], [ 0, %for.body.i84 ]
  %idxprom7.i = zext nneg i32 %cur.0132.i to i64
  %arrayidx8.i89 = getelementptr inbounds [2 x [64 x i32]], ptr %metric.i, i64 0, i64 %idxprom7.i
  %xor.i = xor i32 %cur.0132.i, 1
  %idxprom9.i = zext nneg i32 %xor.i to i64
  %arrayidx10.i = getelementptr inbounds [2 x [64 x i32]], ptr %metric.i, i64 0, i64 %idxprom9.i
  %10 = shl nuw nsw i64 %indvars.iv142.i, 1
  %arrayidx13.i = getelementptr inbounds [6014 x i8], ptr @channel, i64 0, i64 %10
  %11 = load i8, ptr %arrayidx13.i, align 2, !tbaa !8
  %conv.i90 = sext i8 %11 to i32
  %12 = or disjoint i64 %10, 1
  %arrayidx16.i = getelementptr inbounds [6014 x i8], ptr @channel, i64 0, i64 %12
  %13 = load i8, ptr %arrayidx16.i, align 1, !tbaa !8
  %conv17.i = sext i8 %13 to i32
  br label %for.body23.i

for.cond.cleanup22.i:                             ; preds = %for.body23.i
  %indvars.iv.next143.i = add nuw nsw i64 %indvars.iv142.i, 1
  %exitcond147.not.i = icmp eq i64 %indvars.iv.next143.i, 3006
  br i1 %exitcond147.not.i, label %for.body79.i, label %for.body6.i, !llvm.loop !20

for.body23.i:                                     ; preds = %for.body23.i, %for.body6.i
  %indvars.iv137.i = phi i64 [ 0, %for.body6.i ], [ %indvars.iv.next138.i, %for.body23.i ]
  %14 = trunc nuw nsw i64 %indvars.iv137.i to i32
  %shr.i = lshr i32 %14, 1
  %or.i91 = or disjoint i32 %shr.i, 32
  %15 = or disjoint i64 %indvars.iv137.i, 64
  %idxprom25.i = zext nneg i32 %shr.i to i64
  %arrayidx26.i = getelementptr inbounds i32, ptr %arrayidx8.i89, i64 %idxprom25.i
  %16 = load i32, ptr %arrayidx26.i, align 4, !tbaa !11
  %arrayidx28.i = getelementptr inbounds [128 x [2 x i8]], ptr @branch, i64 0, i64 %indvars.iv137.i
  %17 = load i8, ptr %arrayidx28.i, align 2, !tbaa !8
  %conv30.i = sext i8 %17 to i32
  %mul31.i = mul nsw i32 %conv30.i, %conv.i90
  %add32.i = add nsw i32 %mul31.i, %16
  %arrayidx35.i = getelementptr inbounds i8, ptr %arrayidx28.i, i64 1
  %18 = load i8, ptr %arrayidx35.i, align 1, !tbaa !8
  %conv36.i = sext i8 %18 to i32
  %mul37.i = mul nsw i32 %conv36.i, %conv17.i
  %add38.i = add nsw i32 %add32.i, %mul37.i
  %idxprom39.i = zext nneg i32 %or.i91 to i64
  %arrayidx40.i = getelementptr inbounds i32, ptr %arrayidx8.i89, i64 %idxprom39.i
  %19 = load i32, ptr %arrayidx40.i, align 4, !tbaa !11
  %arrayidx42.i = getelementptr inbounds [128 x [2 x i8]], ptr @branch, i64 0, i64 %15
  %20 = load i8, ptr %arrayidx42.i, align 2, !tbaa !8
  %conv44.i = sext i8 %20 to i32
  %mul45.i = mul nsw i32 %conv44.i, %conv.i90
  %add46.i = add nsw i32 %mul45.i, %19
  %arrayidx49.i = getelementptr inbounds i8, ptr %arrayidx42.i, i64 1
  %21 = load i8, ptr %arrayidx49.i, align 1, !tbaa !8
  %conv50.i = sext i8 %21 to i32
  %mul51.i = mul nsw i32 %conv50.i, %conv17.i
  %add52.i = add nsw i32 %add46.i, %mul51.i
  %cmp53.i = icmp sgt i32 %add52.i, %add38.i
  %spec.select.i = tail call i32 @llvm.smax.i32(i32 %add52.i, i32 %add38.i)
  %spec.select151.i = zext i1 %cmp53.i to i8
  %22 = getelementptr inbounds i32, ptr %arrayidx10.i, i64 %indvars.iv137.i
  store i32 %spec.select.i, ptr %22, align 4
  %23 = getelementptr inbounds [3007 x [64 x i8]], ptr @survivors, i64 0, i64 %indvars.iv142.i, i64 %indvars.iv137.i
  store i8 %spec.select151.i, ptr %23, align 1
  %indvars.iv.next138.i = add nuw nsw i64 %indvars.iv137.i, 1
  %exitcond141.not.i = icmp eq i64 %indvars.iv.next138.i, 64
  br i1 %exitcond141.not.i, label %for.cond.cleanup22.i, label %for.body23.i, !llvm.loop !21

for.body79.i:                                     ; preds = %for.cond.cleanup22.i, %for.body79.i
  %indvars.iv148.i = phi i64 [ %indvars.iv.next149.i.1, %for.body79.i ], [ 3005, %for.cond.cleanup22.i ]
  %state.0133.i = phi i32 [ %or89.i.1, %for.body79.i ], [ 0, %for.cond.cleanup22.i ]
  %24 = trunc i32 %state.0133.i to i8
  %conv80.i = and i8 %24, 1
  %arrayidx82.i = getelementptr inbounds [3007 x i8], ptr @decoded, i64 0, i64 %indvars.iv148.i
  store i8 %conv80.i, ptr %arrayidx82.i, align 1, !tbaa !8
  %shr83.i = lshr i32 %state.0133.i, 1
  %idxprom86.i = zext nneg i32 %state.0133.i to i64
  %arrayidx87.i = getelementptr inbounds [3007 x [64 x i8]], ptr @survivors, i64 0, i64 %indvars.iv148.i, i64 %idxprom86.i
  %25 = load i8, ptr %arrayidx87.i, align 1, !tbaa !8
  %conv88.i = zext i8 %25 to i32
  %shl.i92 = shl nuw nsw i32 %conv88.i, 5
  %or89.i = or i32 %shl.i92, %shr83.i
  %indvars.iv.next149.i = add nsw i64 %indvars.iv148.i, -1
  %26 = trunc i32 %shr83.i to i8
  %conv80.i.1 = and i8 %26, 1
  %arrayidx82.i.1 = getelementptr inbounds [3007 x i8], ptr @decoded, i64 0, i64 %indvars.iv.next149.i
  store i8 %conv80.i.1, ptr %arrayidx82.i.1, align 1, !tbaa !8
  %shr83.i.1 = lshr i32 %or89.i, 1
  %idxprom86.i.1 = zext nneg i32 %or89.i to i64
  %arrayidx87.i.1 = getelementptr inbounds [3007 x [64 x i8]], ptr @survivors, i64 0, i64 %indvars.iv.next149.i, i64 %idxprom86.i.1
  %27 = load i8, ptr %arrayidx87.i.1, align 1, !tbaa !8
  %conv88.i.1 = zext i8 %27 to i32
  %shl.i92.1 = shl nuw nsw i32 %conv88.i.1, 5
  %or89.i.1 = or i32 %shl.i92.1, %shr83.i.1
  %indvars.iv.next149.i.1 = add nsw i64 %indvars.iv148.i, -2
  %cmp76.not.i.1 = icmp eq i64 %indvars.iv.next149.i, 0
  br i1 %cmp76.not.i.1, label %decode.exit, label %for.body79.i, !llvm.loop !22

decode.exit:                                      ; preds = %for.body79.i
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %metric.i) #6
  br label %for.body26

for.body14:                                       ; preds = %for.body14, %for.cond11.preheader
  %indvars.iv = phi i64 [ 0, %for.cond11.preheader ], [ %indvars.iv.next.1, %for.body14 ]
  %xor3.i9697 = phi i32 [ %xor3.i96.lcssa104106, %for.cond11.preheader ], [ %xor3.i.1, %for.body14 ]
  %shl.i93 = shl i32 %xor3.i9697, 13
  %xor.i94 = xor i32 %shl.i93, %xor3.i9697
  %shr.i95 = lshr i32 %xor.i94, 17
  %xor1.i = xor i32 %shr.i95, %xor.i94
  %shl2.i = shl i32 %xor1.i, 5
  %xor3.i = xor i32 %shl2.i, %xor1.i
  %28 = trunc i32 %xor1.i to i8
  %conv = and i8 %28, 1
  %arrayidx16 = getelementptr inbounds [3007 x i8], ptr @message, i64 0, i64 %indvars.iv
  store i8 %conv, ptr %arrayidx16, align 2, !tbaa !8
  %indvars.iv.next = or disjoint i64 %indvars.iv, 1
  %shl.i93.1 = shl i32 %xor3.i, 13
  %xor.i94.1 = xor i32 %shl.i93.1, %xor3.i
  %shr.i95.1 = lshr i32 %xor.i94.1, 17
  %xor1.i.1 = xor i32 %shr.i95.1, %xor.i94.1
  %shl2.i.1 = shl i32 %xor1.i.1, 5
  %xor3.i.1 = xor i32 %shl2.i.1, %xor1.i.1
  %29 = trunc i32 %xor1.i.1 to i8
  %conv.1 = and i8 %29, 1
  %arrayidx16.1 = getelementptr inbounds [3007 x i8], ptr @message, i64 0, i64 %indvars.iv.next
  store i8 %conv.1, ptr %arrayidx16.1, align 1, !tbaa !8
  %indvars.iv.next.1 = add nuw nsw i64 %indvars.iv, 2
  %exitcond.not.1 = icmp eq i64 %indvars.iv.next.1, 3000
  br i1 %exitcond.not.1, label %for.cond.cleanup13, label %for.body14, !llvm.loop !23

for.cond.cleanup25:                               ; preds = %for.body26
  %inc47 = add nuw nsw i64 %frame.0108, 1
  %exitcond122.not = icmp eq i64 %inc47, %mul7
  br i1 %exitcond122.not, label %for.cond6.for.cond.cleanup9_crit_edge, label %for.cond11.preheader, !llvm.loop !24

for.body26:                                       ; preds = %for.body26, %decode.exit
  %indvars.iv118 = phi i64 [ 0, %decode.exit ], [ %indvars.iv.next119.2, %for.body26 ]
  %sum.2101 = phi i32 [ %sum.1107, %decode.exit ], [ %add42.2, %for.body26 ]
  %add99100 = phi i64 [ %add99.lcssa110, %decode.exit ], [ %add.2, %for.body26 ]
  %arrayidx28 = getelementptr inbounds [3007 x i8], ptr @decoded, i64 0, i64 %indvars.iv118
  %30 = load i8, ptr %arrayidx28, align 1, !tbaa !8
  %arrayidx31 = getelementptr inbounds [3007 x i8], ptr @message, i64 0, i64 %indvars.iv118
  %31 = load i8, ptr %arrayidx31, align 1, !tbaa !8
  %cmp33 = icmp ne i8 %30, %31
  %conv35 = zext i1 %cmp33 to i64
  %add = add nsw i64 %add99100, %conv35
  %mul38 = mul i32 %sum.2101, 3
  %conv41 = zext i8 %30 to i32
  %add42 = add i32 %mul38, %conv41
  %indvars.iv.next119 = add nuw nsw i64 %indvars.iv118, 1
  %arrayidx28.1 = getelementptr inbounds [3007 x i8], ptr @decoded, i64 0, i64 %indvars.iv.next119
  %32 = load i8, ptr %arrayidx28.1, align 1, !tbaa !8
  %arrayidx31.1 = getelementptr inbounds [3007 x i8], ptr @message, i64 0, i64 %indvars.iv.next119
  %33 = load i8, ptr %arrayidx31.1, align 1, !tbaa !8
  %cmp33.1 = icmp ne i8 %32, %33
  %conv35.1 = zext i1 %cmp33.1 to i64
  %add.1 = add nsw i64 %add, %conv35.1
  %mul38.1 = mul i32 %add42, 3
  %conv41.1 = zext i8 %32 to i32
  %add42.1 = add i32 %mul38.1, %conv41.1
  %indvars.iv.next119.1 = add nuw nsw i64 %indvars.iv118, 2
  %arrayidx28.2 = getelementptr inbounds [3007 x i8], ptr @decoded, i64 0, i64 %indvars.iv.next119.1
  %34 = load i8, ptr %arrayidx28.2, align 1, !tbaa !8
  %arrayidx31.2 = getelementptr inbounds [3007 x i8], ptr @message, i64 0, i64 %indvars.iv.next119.1
  %35 = load i8, ptr %arrayidx31.2, align 1, !tbaa !8
  %cmp33.2 = icmp ne i8 %34, %35
  %conv35.2 = zext i1 %cmp33.2 to i64
  %add.2 = add nsw i64 %add.1, %conv35.2
  %mul38.2 = mul i32 %add42.1, 3
  %conv41.2 = zext i8 %34 to i32
  %add42.2 = add i32 %mul38.2, %conv41.2
  %indvars.iv.next119.2 = add nuw nsw i64 %indvars.iv118, 3
  %exitcond121.not.2 = icmp eq i64 %indvars.iv.next119.2, 3000
  br i1 %exitcond121.not.2, label %for.cond.cleanup25, label %for.body26, !llvm.loop !25
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #5

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!13 = !{!14, !14, i64 0}
!14 = !{!"long", !6, i64 0}
!15 = distinct !{!15, !10}
!16 = distinct !{!16, !10}
!17 = distinct !{!17, !10}
!18 = distinct !{!18, !10, !19}
!19 = !{!"llvm.loop.peeled.count", i32 1}
!20 = distinct !{!20, !10}
!21 = distinct !{!21, !10}
!22 = distinct !{!22, !10}
!23 = distinct !{!23, !10}
!24 = distinct !{!24, !10}
!25 = distinct !{!25, !10}
