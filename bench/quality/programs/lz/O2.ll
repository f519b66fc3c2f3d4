source_filename = "lz.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@text = internal global [400000 x i8] zeroinitializer, align 16
@unpacked = internal global [400000 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [24 x i8] c"lz: %u bytes become %u\0A\00", align 1
@packed = internal global [800000 x i8] zeroinitializer, align 16
@newest = internal unnamed_addr global [16384 x i32] zeroinitializer, align 16
@earlier = internal unnamed_addr global [400000 x i32] zeroinitializer, align 16

; Function Attrs: nofree nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %argc, ptr nocapture noundef readonly %argv) local_unnamed_addr #0 {
entry:
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %arrayidx = getelementptr inbounds i8, ptr %argv, i64 8
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !4
  %call = tail call i64 @strtol(ptr nocapture noundef %0, ptr noundef null, i32 noundef 10) #7
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %entry ]
  %tobool.not = icmp eq i64 %cond, 0
  %cond1 = select i1 %tobool.not, i32 4000, i32 400000
  %mul = mul nsw i64 %cond, 24
  %cond6 = select i1 %tobool.not, i64 1, i64 %mul
  %cmp757 = icmp sgt i64 %cond6, 0
  br i1 %cmp757, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %cond.end
  %1 = zext nneg i32 %cond1 to i64
  %mul16 = mul nuw nsw i32 %cond1, 3
  %div36 = lshr exact i32 %mul16, 2
  br label %for.body

for.cond.cleanup.loopexit:                        ; preds = %lor.end
  %2 = icmp ne i64 %add20, 0
  %3 = zext i1 %2 to i32
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %cond.end
  %size.0.lcssa = phi i32 [ 0, %cond.end ], [ %conv19.i, %for.cond.cleanup.loopexit ]
  %wrong.0.lcssa = phi i32 [ 0, %cond.end ], [ %3, %for.cond.cleanup.loopexit ]
  %call21 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %cond1, i32 noundef %size.0.lcssa)
  ret i32 %wrong.0.lcssa

for.body:                                         ; preds = %for.body.lr.ph, %lor.end
  %round.059 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %lor.end ]
  %wrong.058 = phi i64 [ 0, %for.body.lr.ph ], [ %add20, %lor.end ]
  %conv = trunc i64 %round.059 to i32
  %add = add i32 %conv, 1
  br label %while.body.i

while.body.i:                                     ; preds = %if.end.i, %for.body
  %state.addr.051.i = phi i32 [ %add.i, %if.end.i ], [ %add, %for.body ]
  %i.050.i = phi i32 [ %i.2.i, %if.end.i ], [ 0, %for.body ]
  %mul.i = mul i32 %state.addr.051.i, 1664525
  %add.i = add i32 %mul.i, 1013904223
  %shr.i = lshr i32 %add.i, 8
  %rem.i = and i32 %shr.i, 511
  %shr1.i = lshr i32 %add.i, 17
  %rem2.i = and i32 %shr1.i, 511
  %mul3.i = mul nuw nsw i32 %rem.i, %rem2.i
  %div45.i = lshr i32 %mul3.i, 8
  %rem4.lhs.trunc.i = trunc nuw nsw i32 %div45.i to i16
  %rem453.i = urem i16 %rem4.lhs.trunc.i, 7
  %narrow54.i = add nuw nsw i16 %rem453.i, 3
  %add5.i = zext nneg i16 %narrow54.i to i32
  %mul8.i = mul nuw nsw i32 %div45.i, 7919
  %4 = zext i32 %i.050.i to i64
  br label %for.body.i

for.cond.cleanup.i:                               ; preds = %for.body.i
  %5 = trunc nuw i64 %indvars.iv.i to i32
  %6 = trunc nuw i64 %indvars.iv.next.i to i32
  br i1 %cmp7.i, label %if.then.i, label %if.end.i

for.body.i:                                       ; preds = %for.body.i, %while.body.i
  %indvars.iv.i = phi i64 [ %4, %while.body.i ], [ %indvars.iv.next.i, %for.body.i ]
  %letter.048.i = phi i32 [ 0, %while.body.i ], [ %inc16.i, %for.body.i ]
  %mul10.i = mul nuw nsw i32 %letter.048.i, 31
  %reass.add.i = add nuw nsw i32 %mul10.i, %div45.i
  %reass.mul.i = mul i32 %reass.add.i, %letter.048.i
  %add13.i = add nuw nsw i32 %reass.mul.i, %mul8.i
  %rem14.i = urem i32 %add13.i, 26
  %7 = trunc nuw nsw i32 %rem14.i to i8
  %conv.i = add nuw nsw i8 %7, 97
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %arrayidx.i = getelementptr inbounds [400000 x i8], ptr @text, i64 0, i64 %indvars.iv.i
  store i8 %conv.i, ptr %arrayidx.i, align 1, !tbaa !8
  %inc16.i = add nuw nsw i32 %letter.048.i, 1
  %cmp6.i = icmp ult i32 %inc16.i, %add5.i
  %cmp7.i = icmp ult i64 %indvars.iv.next.i, %1
  %8 = select i1 %cmp6.i, i1 %cmp7.i, i1 false
  br i1 %8, label %for.body.i, label %for.cond.cleanup.i, !llvm.loop !9

if.then.i:                                        ; preds = %for.cond.cleanup.i
  %tobool.not.i = icmp ult i32 %add.i, 268435456
  br i1 %tobool.not.i, label %cond.false.i, label %cond.end.i

cond.false.i:                                     ; preds = %if.then.i
  %shr20.i = lshr i32 %add.i, 20
  %rem21.lhs.trunc.i = trunc nuw i32 %shr20.i to i8
  %rem2146.i = urem i8 %rem21.lhs.trunc.i, 26
  %narrow.i = add nuw nsw i8 %rem2146.i, 65
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.false.i, %if.then.i
  %cond.i = phi i8 [ %narrow.i, %cond.false.i ], [ 32, %if.then.i ]
  %inc26.i = add nuw nsw i32 %5, 2
  %idxprom27.i = and i64 %indvars.iv.next.i, 4294967295
  %arrayidx28.i = getelementptr inbounds [400000 x i8], ptr @text, i64 0, i64 %idxprom27.i
  store i8 %cond.i, ptr %arrayidx28.i, align 1, !tbaa !8
  br label %if.end.i

if.end.i:                                         ; preds = %cond.end.i, %for.cond.cleanup.i
  %i.2.i = phi i32 [ %inc26.i, %cond.end.i ], [ %6, %for.cond.cleanup.i ]
  %cmp.i = icmp ult i32 %i.2.i, %cond1
  br i1 %cmp.i, label %while.body.i, label %make_text.exit, !llvm.loop !11

make_text.exit:                                   ; preds = %if.end.i
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(65536) @newest, i8 0, i64 65536, i1 false)
  br label %for.body.i37

for.cond.cleanup.i39:                             ; preds = %cleanup.i
  %cmp19.i.i = icmp ult i32 %literals.1.i, %cond1
  br i1 %cmp19.i.i, label %while.body.i.i, label %compress.exit

while.body.i.i:                                   ; preds = %for.cond.cleanup.i39, %while.body.i.i
  %out.addr.021.i.i = phi ptr [ %add.ptr6.i.i, %while.body.i.i ], [ %out.1.i, %for.cond.cleanup.i39 ]
  %from.addr.020.i.i = phi i32 [ %add.i.i, %while.body.i.i ], [ %literals.1.i, %for.cond.cleanup.i39 ]
  %sub.i.i = sub nsw i32 %cond1, %from.addr.020.i.i
  %cond.i.i = tail call i32 @llvm.umin.i32(i32 %sub.i.i, i32 128)
  %9 = trunc nuw i32 %cond.i.i to i8
  %conv.i.i = add i8 %9, -1
  %incdec.ptr.i.i = getelementptr inbounds i8, ptr %out.addr.021.i.i, i64 1
  store i8 %conv.i.i, ptr %out.addr.021.i.i, align 1, !tbaa !8
  %idx.ext.i.i = zext nneg i32 %from.addr.020.i.i to i64
  %add.ptr.i.i = getelementptr inbounds i8, ptr @text, i64 %idx.ext.i.i
  %conv4.i.i = zext nneg i32 %cond.i.i to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %incdec.ptr.i.i, ptr nonnull align 1 %add.ptr.i.i, i64 %conv4.i.i, i1 false)
  %add.ptr6.i.i = getelementptr inbounds i8, ptr %incdec.ptr.i.i, i64 %conv4.i.i
  %add.i.i = add nsw i32 %cond.i.i, %from.addr.020.i.i
  %cmp.i.i = icmp ult i32 %add.i.i, %cond1
  br i1 %cmp.i.i, label %while.body.i.i, label %compress.exit, !llvm.loop !12

for.body.i37:                                     ; preds = %make_text.exit, %cleanup.i
  %out.098.i = phi ptr [ %out.1.i, %cleanup.i ], [ @packed, %make_text.exit ]
  %place.097.i = phi i32 [ %place.1.i, %cleanup.i ], [ 0, %make_text.exit ]
  %literals.096.i = phi i32 [ %literals.1.i, %cleanup.i ], [ 0, %make_text.exit ]
  %add.i42.i = add nuw nsw i32 %place.097.i, 4
  %cmp.i43.i = icmp ugt i32 %add.i42.i, %cond1
  br i1 %cmp.i43.i, label %if.then.thread.i, label %if.end.i.i

if.then.thread.i:                                 ; preds = %for.body.i37
  %inc88.i = add nuw nsw i32 %place.097.i, 1
  br label %cleanup.i, !llvm.loop !13

if.end.i.i:                                       ; preds = %for.body.i37
  %idx.ext.i.i.i = zext i32 %place.097.i to i64
  %add.ptr.i.i.i = getelementptr inbounds i8, ptr @text, i64 %idx.ext.i.i.i
  %word.0.copyload.i.i.i = load i32, ptr %add.ptr.i.i.i, align 1
  %mul.i.i.i = mul i32 %word.0.copyload.i.i.i, -1640531535
  %shr.i.i.i = lshr i32 %mul.i.i.i, 18
  %idxprom.i.i = zext nneg i32 %shr.i.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [16384 x i32], ptr @newest, i64 0, i64 %idxprom.i.i
  %candidate.038.i.i = load i32, ptr %arrayidx.i.i, align 4, !tbaa !14
  %tobool39.not.i.i = icmp eq i32 %candidate.038.i.i, 0
  br i1 %tobool39.not.i.i, label %if.end.i47.i, label %for.body.lr.ph.i.i

for.body.lr.ph.i.i:                               ; preds = %if.end.i.i
  %sub.i.i.i = sub i32 %cond1, %place.097.i
  %cond.i.i.i = tail call i32 @llvm.umin.i32(i32 %sub.i.i.i, i32 131)
  %umax.i.i.i = tail call i32 @llvm.umax.i32(i32 %cond.i.i.i, i32 1)
  %wide.trip.count.i.i.i = zext nneg i32 %umax.i.i.i to i64
  br label %for.body.i.i

for.body.i.i:                                     ; preds = %match_length.exit.i.i, %for.body.lr.ph.i.i
  %distance.0.i = phi i32 [ 0, %for.body.lr.ph.i.i ], [ %spec.select.i, %match_length.exit.i.i ]
  %candidate.042.i.i = phi i32 [ %candidate.038.i.i, %for.body.lr.ph.i.i ], [ %candidate.0.i.i, %match_length.exit.i.i ]
  %best.041.i.i = phi i32 [ 3, %for.body.lr.ph.i.i ], [ %spec.select93.i, %match_length.exit.i.i ]
  %i.040.i.i = phi i32 [ 0, %for.body.lr.ph.i.i ], [ %inc.i.i, %match_length.exit.i.i ]
  %sub.i44.i = add i32 %candidate.042.i.i, -1
  %sub2.i.i = sub i32 %place.097.i, %sub.i44.i
  %cmp3.i.i = icmp ult i32 %sub2.i.i, 65536
  br i1 %cmp3.i.i, label %land.rhs.i.i.i, label %cleanup14.i.i

land.rhs.i.i.i:                                   ; preds = %for.body.i.i, %while.body.i.i.i
  %indvars.iv.i.i.i = phi i64 [ %indvars.iv.next.i.i.i, %while.body.i.i.i ], [ 0, %for.body.i.i ]
  %10 = trunc nuw nsw i64 %indvars.iv.i.i.i to i32
  %add.i.i.i = add i32 %sub.i44.i, %10
  %idxprom.i.i.i = zext i32 %add.i.i.i to i64
  %arrayidx.i.i.i = getelementptr inbounds [400000 x i8], ptr @text, i64 0, i64 %idxprom.i.i.i
  %11 = load i8, ptr %arrayidx.i.i.i, align 1, !tbaa !8
  %add3.i.i.i = add i32 %place.097.i, %10
  %idxprom4.i.i.i = zext i32 %add3.i.i.i to i64
  %arrayidx5.i.i.i = getelementptr inbounds [400000 x i8], ptr @text, i64 0, i64 %idxprom4.i.i.i
  %12 = load i8, ptr %arrayidx5.i.i.i, align 1, !tbaa !8
  %cmp7.i.i.i = icmp eq i8 %11, %12
  br i1 %cmp7.i.i.i, label %while.body.i.i.i, label %match_length.exit.i.i

while.body.i.i.i:                                 ; preds = %land.rhs.i.i.i
  %indvars.iv.next.i.i.i = add nuw nsw i64 %indvars.iv.i.i.i, 1
  %exitcond.not.i.i.i = icmp eq i64 %indvars.iv.next.i.i.i, %wide.trip.count.i.i.i
  br i1 %exitcond.not.i.i.i, label %match_length.exit.i.i, label %land.rhs.i.i.i, !llvm.loop !16

match_length.exit.i.i:                            ; preds = %while.body.i.i.i, %land.rhs.i.i.i
  %count.0.lcssa.i.i.i = phi i32 [ %umax.i.i.i, %while.body.i.i.i ], [ %10, %land.rhs.i.i.i ]
  %cmp7.i.i = icmp ugt i32 %count.0.lcssa.i.i.i, %best.041.i.i
  %spec.select.i = select i1 %cmp7.i.i, i32 %sub2.i.i, i32 %distance.0.i
  %spec.select93.i = tail call i32 @llvm.umax.i32(i32 %count.0.lcssa.i.i.i, i32 %best.041.i.i)
  %inc.i.i = add nuw nsw i32 %i.040.i.i, 1
  %idxprom12.i.i = sext i32 %sub.i44.i to i64
  %arrayidx13.i.i = getelementptr inbounds [400000 x i32], ptr @earlier, i64 0, i64 %idxprom12.i.i
  %candidate.0.i.i = load i32, ptr %arrayidx13.i.i, align 4, !tbaa !14
  %cmp1.i.i = icmp ult i32 %i.040.i.i, 15
  %tobool.i.i = icmp ne i32 %candidate.0.i.i, 0
  %13 = select i1 %cmp1.i.i, i1 %tobool.i.i, i1 false
  br i1 %13, label %for.body.i.i, label %cleanup14.i.i, !llvm.loop !17

cleanup14.i.i:                                    ; preds = %match_length.exit.i.i, %for.body.i.i
  %distance.2.i = phi i32 [ %spec.select.i, %match_length.exit.i.i ], [ %distance.0.i, %for.body.i.i ]
  %best.3.i.i = phi i32 [ %spec.select93.i, %match_length.exit.i.i ], [ %best.041.i.i, %for.body.i.i ]
  %best.3.fr.i.i = freeze i32 %best.3.i.i
  %cmp15.i.i = icmp ugt i32 %best.3.fr.i.i, 3
  br i1 %cmp15.i.i, label %if.end.i40, label %if.end.i47.i

if.end.i47.i:                                     ; preds = %cleanup14.i.i, %if.end.i.i
  %inc92.i = add nsw i32 %place.097.i, 1
  %arrayidx2.i.i = getelementptr inbounds [400000 x i32], ptr @earlier, i64 0, i64 %idx.ext.i.i.i
  store i32 %candidate.038.i.i, ptr %arrayidx2.i.i, align 4, !tbaa !14
  store i32 %inc92.i, ptr %arrayidx.i.i, align 4, !tbaa !14
  br label %cleanup.i, !llvm.loop !13

if.end.i40:                                       ; preds = %cleanup14.i.i
  %cmp19.i55.i = icmp ult i32 %literals.096.i, %place.097.i
  br i1 %cmp19.i55.i, label %while.body.i57.i, label %put_literals.exit70.i

while.body.i57.i:                                 ; preds = %if.end.i40, %while.body.i57.i
  %out.addr.021.i58.i = phi ptr [ %add.ptr6.i67.i, %while.body.i57.i ], [ %out.098.i, %if.end.i40 ]
  %from.addr.020.i59.i = phi i32 [ %add.i68.i, %while.body.i57.i ], [ %literals.096.i, %if.end.i40 ]
  %sub.i60.i = sub nsw i32 %place.097.i, %from.addr.020.i59.i
  %cond.i61.i = tail call i32 @llvm.umin.i32(i32 %sub.i60.i, i32 128)
  %14 = trunc nuw i32 %cond.i61.i to i8
  %conv.i62.i = add i8 %14, -1
  %incdec.ptr.i63.i = getelementptr inbounds i8, ptr %out.addr.021.i58.i, i64 1
  store i8 %conv.i62.i, ptr %out.addr.021.i58.i, align 1, !tbaa !8
  %idx.ext.i64.i = zext nneg i32 %from.addr.020.i59.i to i64
  %add.ptr.i65.i = getelementptr inbounds i8, ptr @text, i64 %idx.ext.i64.i
  %conv4.i66.i = zext nneg i32 %cond.i61.i to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %incdec.ptr.i63.i, ptr nonnull align 1 %add.ptr.i65.i, i64 %conv4.i66.i, i1 false)
  %add.ptr6.i67.i = getelementptr inbounds i8, ptr %incdec.ptr.i63.i, i64 %conv4.i66.i
  %add.i68.i = add nsw i32 %cond.i61.i, %from.addr.020.i59.i
  %cmp.i69.i = icmp ult i32 %add.i68.i, %place.097.i
  br i1 %cmp.i69.i, label %while.body.i57.i, label %put_literals.exit70.i, !llvm.loop !12

put_literals.exit70.i:                            ; preds = %while.body.i57.i, %if.end.i40
  %out.addr.0.lcssa.i56.i = phi ptr [ %out.098.i, %if.end.i40 ], [ %add.ptr6.i67.i, %while.body.i57.i ]
  %15 = trunc i32 %best.3.fr.i.i to i8
  %conv.i41 = add i8 %15, 124
  %incdec.ptr.i = getelementptr inbounds i8, ptr %out.addr.0.lcssa.i56.i, i64 1
  store i8 %conv.i41, ptr %out.addr.0.lcssa.i56.i, align 1, !tbaa !8
  %conv3.i = trunc i32 %distance.2.i to i8
  %incdec.ptr4.i = getelementptr inbounds i8, ptr %out.addr.0.lcssa.i56.i, i64 2
  store i8 %conv3.i, ptr %incdec.ptr.i, align 1, !tbaa !8
  %shr.i42 = lshr i32 %distance.2.i, 8
  %conv5.i = trunc i32 %shr.i42 to i8
  store i8 %conv5.i, ptr %incdec.ptr4.i, align 1, !tbaa !8
  %wide.trip.count.i = zext i32 %best.3.fr.i.i to i64
  br label %for.body11.i

for.cond.cleanup10.i:                             ; preds = %remember.exit83.i
  %incdec.ptr6.i = getelementptr inbounds i8, ptr %out.addr.0.lcssa.i56.i, i64 3
  %add14.i = add i32 %best.3.fr.i.i, %place.097.i
  br label %cleanup.i

for.body11.i:                                     ; preds = %remember.exit83.i, %put_literals.exit70.i
  %indvars.iv.i43 = phi i64 [ 0, %put_literals.exit70.i ], [ %indvars.iv.next.i44, %remember.exit83.i ]
  %16 = trunc nuw i64 %indvars.iv.i43 to i32
  %add12.i = add i32 %place.097.i, %16
  %add.i71.i = add i32 %add12.i, 4
  %cmp.i72.i = icmp ugt i32 %add.i71.i, %cond1
  br i1 %cmp.i72.i, label %remember.exit83.i, label %if.end.i73.i

if.end.i73.i:                                     ; preds = %for.body11.i
  %idx.ext.i.i74.i = zext i32 %add12.i to i64
  %add.ptr.i.i75.i = getelementptr inbounds i8, ptr @text, i64 %idx.ext.i.i74.i
  %word.0.copyload.i.i76.i = load i32, ptr %add.ptr.i.i75.i, align 1
  %mul.i.i77.i = mul i32 %word.0.copyload.i.i76.i, -1640531535
  %shr.i.i78.i = lshr i32 %mul.i.i77.i, 18
  %idxprom.i79.i = zext nneg i32 %shr.i.i78.i to i64
  %arrayidx.i80.i = getelementptr inbounds [16384 x i32], ptr @newest, i64 0, i64 %idxprom.i79.i
  %17 = load i32, ptr %arrayidx.i80.i, align 4, !tbaa !14
  %arrayidx2.i81.i = getelementptr inbounds [400000 x i32], ptr @earlier, i64 0, i64 %idx.ext.i.i74.i
  store i32 %17, ptr %arrayidx2.i81.i, align 4, !tbaa !14
  %add3.i82.i = add nsw i32 %add12.i, 1
  store i32 %add3.i82.i, ptr %arrayidx.i80.i, align 4, !tbaa !14
  br label %remember.exit83.i

remember.exit83.i:                                ; preds = %if.end.i73.i, %for.body11.i
  %indvars.iv.next.i44 = add nuw nsw i64 %indvars.iv.i43, 1
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i44, %wide.trip.count.i
  br i1 %exitcond.not.i, label %for.cond.cleanup10.i, label %for.body11.i, !llvm.loop !18

cleanup.i:                                        ; preds = %for.cond.cleanup10.i, %if.end.i47.i, %if.then.thread.i
  %literals.1.i = phi i32 [ %add14.i, %for.cond.cleanup10.i ], [ %literals.096.i, %if.then.thread.i ], [ %literals.096.i, %if.end.i47.i ]
  %place.1.i = phi i32 [ %add14.i, %for.cond.cleanup10.i ], [ %inc88.i, %if.then.thread.i ], [ %inc92.i, %if.end.i47.i ]
  %out.1.i = phi ptr [ %incdec.ptr6.i, %for.cond.cleanup10.i ], [ %out.098.i, %if.then.thread.i ], [ %out.098.i, %if.end.i47.i ]
  %cmp.i38 = icmp ult i32 %place.1.i, %cond1
  br i1 %cmp.i38, label %for.body.i37, label %for.cond.cleanup.i39

compress.exit:                                    ; preds = %while.body.i.i, %for.cond.cleanup.i39
  %out.addr.0.lcssa.i.i = phi ptr [ %out.1.i, %for.cond.cleanup.i39 ], [ %add.ptr6.i.i, %while.body.i.i ]
  %sub.ptr.lhs.cast.i = ptrtoint ptr %out.addr.0.lcssa.i.i to i64
  %18 = trunc i64 %sub.ptr.lhs.cast.i to i32
  %conv19.i = sub i32 %18, ptrtoint (ptr @packed to i32)
  %idx.ext.i = zext i32 %conv19.i to i64
  %add.ptr.i = getelementptr inbounds i8, ptr @packed, i64 %idx.ext.i
  %cmp44.not.i = icmp eq i32 %conv19.i, 0
  br i1 %cmp44.not.i, label %expand.exit, label %while.body.i45

while.body.i45:                                   ; preds = %compress.exit, %cleanup.i51
  %in.046.i = phi ptr [ %in.1.i, %cleanup.i51 ], [ @packed, %compress.exit ]
  %out.045.i = phi ptr [ %out.2.i, %cleanup.i51 ], [ @unpacked, %compress.exit ]
  %incdec.ptr.i46 = getelementptr inbounds i8, ptr %in.046.i, i64 1
  %19 = load i8, ptr %in.046.i, align 1, !tbaa !8
  %conv.i47 = zext i8 %19 to i32
  %cmp1.i = icmp sgt i8 %19, -1
  br i1 %cmp1.i, label %if.then.i54, label %if.end.i48

if.then.i54:                                      ; preds = %while.body.i45
  %add.i55 = add nuw nsw i32 %conv.i47, 1
  %conv3.i56 = zext nneg i32 %add.i55 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %out.045.i, ptr noundef nonnull align 1 dereferenceable(1) %incdec.ptr.i46, i64 %conv3.i56, i1 false)
  %add.ptr6.i = getelementptr inbounds i8, ptr %out.045.i, i64 %conv3.i56
  %add.ptr9.i = getelementptr inbounds i8, ptr %incdec.ptr.i46, i64 %conv3.i56
  br label %cleanup.i51, !llvm.loop !19

if.end.i48:                                       ; preds = %while.body.i45
  %add.ptr15.i = getelementptr inbounds i8, ptr %in.046.i, i64 3
  %add16.i = add nsw i32 %conv.i47, -124
  %cmp1740.not.i = icmp eq i32 %add16.i, 0
  br i1 %cmp1740.not.i, label %cleanup.i51, label %for.body.preheader.i

for.body.preheader.i:                             ; preds = %if.end.i48
  %arrayidx11.i = getelementptr inbounds i8, ptr %in.046.i, i64 2
  %20 = load i8, ptr %arrayidx11.i, align 1, !tbaa !8
  %conv12.i = zext i8 %20 to i64
  %shl.neg.i = mul nsw i64 %conv12.i, -256
  %21 = load i8, ptr %incdec.ptr.i46, align 1, !tbaa !8
  %conv10.i = zext i8 %21 to i64
  %or.neg.i = sub nsw i64 %shl.neg.i, %conv10.i
  %add.ptr14.i = getelementptr i8, ptr %out.045.i, i64 %or.neg.i
  %22 = add nsw i32 %conv.i47, -125
  %xtraiter = and i32 %add16.i, 7
  %23 = icmp ult i32 %22, 7
  br i1 %23, label %cleanup.i51.loopexit.unr-lcssa, label %for.body.preheader.i.new

for.body.preheader.i.new:                         ; preds = %for.body.preheader.i
  %unroll_iter = and i32 %add16.i, 248
  br label %for.body.i49

for.body.i49:                                     ; preds = %for.body.i49, %for.body.preheader.i.new
  %from.042.i = phi ptr [ %add.ptr14.i, %for.body.preheader.i.new ], [ %incdec.ptr19.i.7, %for.body.i49 ]
  %out.141.i = phi ptr [ %out.045.i, %for.body.preheader.i.new ], [ %incdec.ptr20.i.7, %for.body.i49 ]
  %niter = phi i32 [ 0, %for.body.preheader.i.new ], [ %niter.next.7, %for.body.i49 ]
  %incdec.ptr19.i = getelementptr inbounds i8, ptr %from.042.i, i64 1
  %24 = load i8, ptr %from.042.i, align 1, !tbaa !8
  %incdec.ptr20.i = getelementptr inbounds i8, ptr %out.141.i, i64 1
  store i8 %24, ptr %out.141.i, align 1, !tbaa !8
  %incdec.ptr19.i.1 = getelementptr inbounds i8, ptr %from.042.i, i64 2
  %25 = load i8, ptr %incdec.ptr19.i, align 1, !tbaa !8
  %incdec.ptr20.i.1 = getelementptr inbounds i8, ptr %out.141.i, i64 2
  store i8 %25, ptr %incdec.ptr20.i, align 1, !tbaa !8
  %incdec.ptr19.i.2 = getelementptr inbounds i8, ptr %from.042.i, i64 3
  %26 = load i8, ptr %incdec.ptr19.i.1, align 1, !tbaa !8
  %incdec.ptr20.i.2 = getelementptr inbounds i8, ptr %out.141.i, i64 3
  store i8 %26, ptr %incdec.ptr20.i.1, align 1, !tbaa !8
  %incdec.ptr19.i.3 = getelementptr inbounds i8, ptr %from.042.i, i64 4
  %27 = load i8, ptr %incdec.ptr19.i.2, align 1, !tbaa !8
  %incdec.ptr20.i.3 = getelementptr inbounds i8, ptr %out.141.i, i64 4
  store i8 %27, ptr %incdec.ptr20.i.2, align 1, !tbaa !8
  %incdec.ptr19.i.4 = getelementptr inbounds i8, ptr %from.042.i, i64 5
  %28 = load i8, ptr %incdec.ptr19.i.3, align 1, !tbaa !8
  %incdec.ptr20.i.4 = getelementptr inbounds i8, ptr %out.141.i, i64 5
  store i8 %28, ptr %incdec.ptr20.i.3, align 1, !tbaa !8
  %incdec.ptr19.i.5 = getelementptr inbounds i8, ptr %from.042.i, i64 6
  %29 = load i8, ptr %incdec.ptr19.i.4, align 1, !tbaa !8
  %incdec.ptr20.i.5 = getelementptr inbounds i8, ptr %out.141.i, i64 6
  store i8 %29, ptr %incdec.ptr20.i.4, align 1, !tbaa !8
  %incdec.ptr19.i.6 = getelementptr inbounds i8, ptr %from.042.i, i64 7
  %30 = load i8, ptr %incdec.ptr19.i.5, align 1, !tbaa !8
  %incdec.ptr20.i.6 = getelementptr inbounds i8, ptr %out.141.i, i64 7
  store i8 %30, ptr %incdec.ptr20.i.5, align 1, !tbaa !8
  %incdec.ptr19.i.7 = getelementptr inbounds i8, ptr %from.042.i, i64 8
  %31 = load i8, ptr %incdec.ptr19.i.6, align 1, !tbaa !8
  %incdec.ptr20.i.7 = getelementptr inbounds i8, ptr %out.141.i, i64 8
  store i8 %31, ptr %incdec.ptr20.i.6, align 1, !tbaa !8
  %niter.next.7 = add i32 %niter, 8
  %niter.ncmp.7 = icmp eq i32 %niter.next.7, %unroll_iter
  br i1 %niter.ncmp.7, label %cleanup.i51.loopexit.unr-lcssa, label %for.body.i49, !llvm.loop !20

cleanup.i51.loopexit.unr-lcssa:                   ; preds = %for.body.i49, %for.body.preheader.i
  %incdec.ptr20.i.lcssa.ph = phi ptr [ poison, %for.body.preheader.i ], [ %incdec.ptr20.i.7, %for.body.i49 ]
  %from.042.i.unr = phi ptr [ %add.ptr14.i, %for.body.preheader.i ], [ %incdec.ptr19.i.7, %for.body.i49 ]
  %out.141.i.unr = phi ptr [ %out.045.i, %for.body.preheader.i ], [ %incdec.ptr20.i.7, %for.body.i49 ]
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %cleanup.i51, label %for.body.i49.epil

for.body.i49.epil:                                ; preds = %cleanup.i51.loopexit.unr-lcssa, %for.body.i49.epil
  %from.042.i.epil = phi ptr [ %incdec.ptr19.i.epil, %for.body.i49.epil ], [ %from.042.i.unr, %cleanup.i51.loopexit.unr-lcssa ]
  %out.141.i.epil = phi ptr [ %incdec.ptr20.i.epil, %for.body.i49.epil ], [ %out.141.i.unr, %cleanup.i51.loopexit.unr-lcssa ]
  %epil.iter = phi i32 [ %epil.iter.next, %for.body.i49.epil ], [ 0, %cleanup.i51.loopexit.unr-lcssa ]
  %incdec.ptr19.i.epil = getelementptr inbounds i8, ptr %from.042.i.epil, i64 1
  %32 = load i8, ptr %from.042.i.epil, align 1, !tbaa !8
  %incdec.ptr20.i.epil = getelementptr inbounds i8, ptr %out.141.i.epil, i64 1
  store i8 %32, ptr %out.141.i.epil, align 1, !tbaa !8
  %epil.iter.next = add i32 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i32 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %cleanup.i51, label %for.body.i49.epil, !llvm.loop !21

cleanup.i51:                                      ; preds = %cleanup.i51.loopexit.unr-lcssa, %for.body.i49.epil, %if.end.i48, %if.then.i54
  %out.2.i = phi ptr [ %add.ptr6.i, %if.then.i54 ], [ %out.045.i, %if.end.i48 ], [ %incdec.ptr20.i.lcssa.ph, %cleanup.i51.loopexit.unr-lcssa ], [ %incdec.ptr20.i.epil, %for.body.i49.epil ]
  %in.1.i = phi ptr [ %add.ptr9.i, %if.then.i54 ], [ %add.ptr15.i, %if.end.i48 ], [ %add.ptr15.i, %for.body.i49.epil ], [ %add.ptr15.i, %cleanup.i51.loopexit.unr-lcssa ]
  %cmp.i52 = icmp ult ptr %in.1.i, %add.ptr.i
  br i1 %cmp.i52, label %while.body.i45, label %expand.exit

expand.exit:                                      ; preds = %cleanup.i51, %compress.exit
  %out.0.lcssa.i = phi ptr [ @unpacked, %compress.exit ], [ %out.2.i, %cleanup.i51 ]
  %sub.ptr.lhs.cast.i53 = ptrtoint ptr %out.0.lcssa.i to i64
  %33 = trunc i64 %sub.ptr.lhs.cast.i53 to i32
  %conv21.i = sub i32 %33, ptrtoint (ptr @unpacked to i32)
  %cmp10.not = icmp eq i32 %conv21.i, %cond1
  br i1 %cmp10.not, label %lor.lhs.false, label %lor.end

lor.lhs.false:                                    ; preds = %expand.exit
  %bcmp = tail call i32 @bcmp(ptr noundef nonnull dereferenceable(1) @text, ptr noundef nonnull dereferenceable(1) @unpacked, i64 %1)
  %cmp14.not = icmp ne i32 %bcmp, 0
  %cmp17 = icmp ugt i32 %conv19.i, %div36
  %spec.select = select i1 %cmp14.not, i1 true, i1 %cmp17
  br label %lor.end

lor.end:                                          ; preds = %lor.lhs.false, %expand.exit
  %34 = phi i1 [ true, %expand.exit ], [ %spec.select, %lor.lhs.false ]
  %conv19 = zext i1 %34 to i64
  %add20 = add nuw nsw i64 %wrong.058, %conv19
  %inc = add nuw nsw i64 %round.059, 1
  %exitcond.not = icmp eq i64 %inc, %cond6
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !23
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr nocapture, ptr nocapture, i64) local_unnamed_addr #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #6

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nofree nounwind willreturn memory(argmem: read) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

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
!14 = !{!15, !15, i64 0}
!15 = !{!"int", !6, i64 0}
!16 = distinct !{!16, !10}
!17 = distinct !{!17, !10}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !10}
!20 = distinct !{!20, !10}
!21 = distinct !{!21, !22}
!22 = !{!"llvm.loop.unroll.disable"}
!23 = distinct !{!23, !10}
