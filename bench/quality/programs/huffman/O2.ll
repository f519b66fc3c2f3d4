source_filename = "huffman.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Item = type { i64, i32 }
%struct.Code = type { [64 x i32], [64 x i64], [49 x i32], [64 x i32] }

@message = internal global [300000 x i8] zeroinitializer, align 16
@decoded = internal global [300000 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [33 x i8] c"huffman: %u symbols in %u bytes\0A\00", align 1
@bits = internal unnamed_addr global [600000 x i8] zeroinitializer, align 16

; Function Attrs: nofree nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %argc, ptr nocapture noundef readonly %argv) local_unnamed_addr #0 {
entry:
  %items.i = alloca [64 x %struct.Item], align 16
  %parent.i = alloca [128 x i32], align 16
  %frequency = alloca [64 x i32], align 16
  %code = alloca %struct.Code, align 8
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
  %cond1 = select i1 %tobool.not, i32 3000, i32 300000
  %mul = mul nsw i64 %cond, 45
  %cond6 = select i1 %tobool.not, i64 1, i64 %mul
  %cmp7103 = icmp sgt i64 %cond6, 0
  br i1 %cmp7103, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %cond.end
  %wide.trip.count.i = zext nneg i32 %cond1 to i64
  %index36.i = getelementptr inbounds i8, ptr %items.i, i64 8
  %count.i = getelementptr inbounds i8, ptr %code, i64 768
  %code7.i = getelementptr inbounds i8, ptr %code, i64 256
  %sorted.i = getelementptr inbounds i8, ptr %code, i64 964
  %arrayidx555.i = getelementptr inbounds i8, ptr %code, i64 772
  %mul19 = mul nuw nsw i32 %cond1, 6
  %div44 = lshr exact i32 %mul19, 3
  br label %for.body

for.cond.cleanup.loopexit:                        ; preds = %lor.end
  %1 = icmp ne i64 %add, 0
  %2 = zext i1 %1 to i32
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %cond.end
  %bytes.0.lcssa = phi i32 [ 0, %cond.end ], [ %inc21.i, %for.cond.cleanup.loopexit ]
  %wrong.0.lcssa = phi i32 [ 0, %cond.end ], [ %2, %for.cond.cleanup.loopexit ]
  %call28 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %cond1, i32 noundef %bytes.0.lcssa)
  ret i32 %wrong.0.lcssa

for.body:                                         ; preds = %for.body.lr.ph, %lor.end
  %round.0106 = phi i64 [ 0, %for.body.lr.ph ], [ %inc26, %lor.end ]
  %wrong.0105 = phi i64 [ 0, %for.body.lr.ph ], [ %add, %lor.end ]
  %state.0104 = phi i64 [ 20261121, %for.body.lr.ph ], [ %xor3.i.i, %lor.end ]
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %frequency) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %frequency, i8 0, i64 256, i1 false)
  call void @llvm.lifetime.start.p0(i64 1224, ptr nonnull %code) #7
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i, %for.body
  %state.1 = phi i64 [ %state.0104, %for.body ], [ %xor3.i.i, %for.body.i ]
  %indvars.iv.i = phi i64 [ 0, %for.body ], [ %indvars.iv.next.i, %for.body.i ]
  %shl.i.i = shl i64 %state.1, 13
  %xor.i.i = xor i64 %shl.i.i, %state.1
  %shr.i.i = lshr i64 %xor.i.i, 7
  %xor1.i.i = xor i64 %shr.i.i, %xor.i.i
  %shl2.i.i = shl i64 %xor1.i.i, 17
  %xor3.i.i = xor i64 %shl2.i.i, %xor1.i.i
  %and.i = and i64 %xor1.i.i, 63
  %shr.i = lshr i64 %xor1.i.i, 6
  %and1.i = and i64 %shr.i, 63
  %mul.i = mul nuw nsw i64 %and1.i, %and.i
  %shr2.i = lshr i64 %xor3.i.i, 12
  %and3.i = and i64 %shr2.i, 63
  %mul4.i = mul nuw nsw i64 %mul.i, %and3.i
  %div9.i = lshr i64 %mul4.i, 12
  %conv.i = trunc nuw nsw i64 %div9.i to i8
  %arrayidx.i = getelementptr inbounds [300000 x i8], ptr @message, i64 0, i64 %indvars.iv.i
  store i8 %conv.i, ptr %arrayidx.i, align 1, !tbaa !8
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, %wide.trip.count.i
  br i1 %exitcond.not.i, label %for.body11, label %for.body.i, !llvm.loop !9

for.cond.cleanup10:                               ; preds = %for.body11
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %items.i) #7
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %parent.i) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(512) %parent.i, i8 0, i64 512, i1 false)
  br label %for.body.i45

while.cond.preheader.i:                           ; preds = %for.inc.i
  %cmp385.i = icmp sgt i32 %count.1.i, 1
  br i1 %cmp385.i, label %while.body.preheader.i, label %for.cond24.preheader.i

while.body.preheader.i:                           ; preds = %while.cond.preheader.i
  %3 = zext nneg i32 %count.1.i to i64
  %4 = add nuw i32 %count.1.i, 62
  br label %while.body.i

for.body.i45:                                     ; preds = %for.inc.i, %for.cond.cleanup10
  %indvars.iv.i46 = phi i64 [ 0, %for.cond.cleanup10 ], [ %indvars.iv.next.i49, %for.inc.i ]
  %count.083.i = phi i32 [ 0, %for.cond.cleanup10 ], [ %count.1.i, %for.inc.i ]
  %arrayidx.i47 = getelementptr inbounds i32, ptr %frequency, i64 %indvars.iv.i46
  %5 = load i32, ptr %arrayidx.i47, align 4, !tbaa !11
  %tobool.not.i = icmp eq i32 %5, 0
  br i1 %tobool.not.i, label %for.inc.i, label %if.then.i

if.then.i:                                        ; preds = %for.body.i45
  %conv.i48 = zext i32 %5 to i64
  %inc.i.i = add nsw i32 %count.083.i, 1
  %cmp18.i.i = icmp sgt i32 %count.083.i, 0
  br i1 %cmp18.i.i, label %land.rhs.i.i, label %put_sorted.exit.i

land.rhs.i.i:                                     ; preds = %if.then.i, %for.body.i.i
  %place.019.i.i = phi i32 [ %dec.i.i, %for.body.i.i ], [ %count.083.i, %if.then.i ]
  %6 = zext nneg i32 %place.019.i.i to i64
  %7 = getelementptr %struct.Item, ptr %items.i, i64 %6
  %arrayidx.i.i = getelementptr i8, ptr %7, i64 -16
  %8 = load i64, ptr %arrayidx.i.i, align 16, !tbaa !13
  %cmp2.i.i = icmp ult i64 %8, %conv.i48
  br i1 %cmp2.i.i, label %for.body.i.i, label %put_sorted.exit.i

for.body.i.i:                                     ; preds = %land.rhs.i.i
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %7, ptr noundef nonnull align 16 dereferenceable(16) %arrayidx.i.i, i64 16, i1 false), !tbaa.struct !16
  %dec.i.i = add nsw i32 %place.019.i.i, -1
  %cmp.i.i = icmp sgt i32 %place.019.i.i, 1
  br i1 %cmp.i.i, label %land.rhs.i.i, label %put_sorted.exit.i, !llvm.loop !18

put_sorted.exit.i:                                ; preds = %for.body.i.i, %land.rhs.i.i, %if.then.i
  %place.0.lcssa.i.i = phi i32 [ %count.083.i, %if.then.i ], [ 0, %for.body.i.i ], [ %place.019.i.i, %land.rhs.i.i ]
  %idxprom8.i.i = sext i32 %place.0.lcssa.i.i to i64
  %arrayidx9.i.i = getelementptr inbounds %struct.Item, ptr %items.i, i64 %idxprom8.i.i
  store i64 %conv.i48, ptr %arrayidx9.i.i, align 16, !tbaa !17
  %item.sroa.3.0.arrayidx9.sroa_idx.i.i = getelementptr inbounds i8, ptr %arrayidx9.i.i, i64 8
  %9 = trunc nuw nsw i64 %indvars.iv.i46 to i32
  store i32 %9, ptr %item.sroa.3.0.arrayidx9.sroa_idx.i.i, align 8, !tbaa !11
  br label %for.inc.i

for.inc.i:                                        ; preds = %put_sorted.exit.i, %for.body.i45
  %count.1.i = phi i32 [ %count.083.i, %for.body.i45 ], [ %inc.i.i, %put_sorted.exit.i ]
  %indvars.iv.next.i49 = add nuw nsw i64 %indvars.iv.i46, 1
  %exitcond.not.i50 = icmp eq i64 %indvars.iv.next.i49, 64
  br i1 %exitcond.not.i50, label %while.cond.preheader.i, label %for.body.i45, !llvm.loop !19

for.cond24.preheader.i:                           ; preds = %put_sorted.exit80.i, %while.cond.preheader.i
  %10 = load i32, ptr %index36.i, align 8
  %11 = zext i32 %10 to i64
  br label %for.body28.i

while.body.i:                                     ; preds = %put_sorted.exit80.i, %while.body.preheader.i
  %indvars.iv93.i = phi i64 [ %3, %while.body.preheader.i ], [ %indvars.iv.next94.i, %put_sorted.exit80.i ]
  %next.087.i = phi i32 [ 64, %while.body.preheader.i ], [ %inc22.i, %put_sorted.exit80.i ]
  %indvars.iv.next94.i = add nsw i64 %indvars.iv93.i, -1
  %arrayidx6.i = getelementptr inbounds [64 x %struct.Item], ptr %items.i, i64 0, i64 %indvars.iv.next94.i
  %light.sroa.0.0.copyload.i = load i64, ptr %arrayidx6.i, align 16, !tbaa !17
  %light.sroa.4.0.arrayidx6.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx6.i, i64 8
  %light.sroa.4.0.copyload.i = load i32, ptr %light.sroa.4.0.arrayidx6.sroa_idx.i, align 8, !tbaa !11
  %12 = add nsw i64 %indvars.iv93.i, -2
  %arrayidx9.i = getelementptr inbounds [64 x %struct.Item], ptr %items.i, i64 0, i64 %12
  %heavy.sroa.0.0.copyload.i = load i64, ptr %arrayidx9.i, align 16, !tbaa !17
  %heavy.sroa.4.0.arrayidx9.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx9.i, i64 8
  %heavy.sroa.4.0.copyload.i = load i32, ptr %heavy.sroa.4.0.arrayidx9.sroa_idx.i, align 8, !tbaa !11
  %idxprom11.i = sext i32 %heavy.sroa.4.0.copyload.i to i64
  %arrayidx12.i = getelementptr inbounds [128 x i32], ptr %parent.i, i64 0, i64 %idxprom11.i
  store i32 %next.087.i, ptr %arrayidx12.i, align 4, !tbaa !11
  %idxprom14.i = sext i32 %light.sroa.4.0.copyload.i to i64
  %arrayidx15.i = getelementptr inbounds [128 x i32], ptr %parent.i, i64 0, i64 %idxprom14.i
  store i32 %next.087.i, ptr %arrayidx15.i, align 4, !tbaa !11
  %add.i = add i64 %heavy.sroa.0.0.copyload.i, %light.sroa.0.0.copyload.i
  %inc22.i = add nuw i32 %next.087.i, 1
  %cmp18.i68.not.i = icmp eq i64 %12, 0
  br i1 %cmp18.i68.not.i, label %put_sorted.exit80.i, label %land.rhs.i73.preheader.i

land.rhs.i73.preheader.i:                         ; preds = %while.body.i
  %13 = trunc nuw nsw i64 %12 to i32
  br label %land.rhs.i73.i

land.rhs.i73.i:                                   ; preds = %for.body.i77.i, %land.rhs.i73.preheader.i
  %place.019.i74.i = phi i32 [ %dec.i78.i, %for.body.i77.i ], [ %13, %land.rhs.i73.preheader.i ]
  %14 = zext nneg i32 %place.019.i74.i to i64
  %15 = getelementptr %struct.Item, ptr %items.i, i64 %14
  %arrayidx.i75.i = getelementptr i8, ptr %15, i64 -16
  %16 = load i64, ptr %arrayidx.i75.i, align 16, !tbaa !13
  %cmp2.i76.i = icmp ult i64 %16, %add.i
  br i1 %cmp2.i76.i, label %for.body.i77.i, label %put_sorted.exit80.i

for.body.i77.i:                                   ; preds = %land.rhs.i73.i
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %15, ptr noundef nonnull align 16 dereferenceable(16) %arrayidx.i75.i, i64 16, i1 false), !tbaa.struct !16
  %dec.i78.i = add nsw i32 %place.019.i74.i, -1
  %cmp.i79.i = icmp sgt i32 %place.019.i74.i, 1
  br i1 %cmp.i79.i, label %land.rhs.i73.i, label %put_sorted.exit80.i, !llvm.loop !18

put_sorted.exit80.i:                              ; preds = %for.body.i77.i, %land.rhs.i73.i, %while.body.i
  %place.0.lcssa.i69.i = phi i32 [ 0, %while.body.i ], [ 0, %for.body.i77.i ], [ %place.019.i74.i, %land.rhs.i73.i ]
  %idxprom8.i70.i = zext nneg i32 %place.0.lcssa.i69.i to i64
  %arrayidx9.i71.i = getelementptr inbounds %struct.Item, ptr %items.i, i64 %idxprom8.i70.i
  store i64 %add.i, ptr %arrayidx9.i71.i, align 16, !tbaa !17
  %item.sroa.3.0.arrayidx9.sroa_idx.i72.i = getelementptr inbounds i8, ptr %arrayidx9.i71.i, i64 8
  store i32 %next.087.i, ptr %item.sroa.3.0.arrayidx9.sroa_idx.i72.i, align 8, !tbaa !11
  %exitcond97.not.i = icmp eq i32 %next.087.i, %4
  br i1 %exitcond97.not.i, label %for.cond24.preheader.i, label %while.body.i, !llvm.loop !20

for.body28.i:                                     ; preds = %for.cond.cleanup39.i, %for.cond24.preheader.i
  %indvars.iv98.i = phi i64 [ 0, %for.cond24.preheader.i ], [ %indvars.iv.next99.i, %for.cond.cleanup39.i ]
  %arrayidx30.i = getelementptr inbounds [64 x i32], ptr %code, i64 0, i64 %indvars.iv98.i
  store i32 0, ptr %arrayidx30.i, align 4, !tbaa !11
  %arrayidx33.i = getelementptr inbounds i32, ptr %frequency, i64 %indvars.iv98.i
  %17 = load i32, ptr %arrayidx33.i, align 4, !tbaa !11
  %tobool3488.i = icmp ne i32 %17, 0
  %cmp3789.i = icmp ne i64 %indvars.iv98.i, %11
  %18 = select i1 %tobool3488.i, i1 %cmp3789.i, i1 false
  br i1 %18, label %for.body40.preheader.i, label %for.cond.cleanup39.i

for.body40.preheader.i:                           ; preds = %for.body28.i
  %19 = trunc nuw nsw i64 %indvars.iv98.i to i32
  br label %for.body40.i

for.cond.cleanup39.i.loopexit:                    ; preds = %for.body40.i
  store i32 %inc44.i, ptr %arrayidx30.i, align 4, !tbaa !11
  br label %for.cond.cleanup39.i

for.cond.cleanup39.i:                             ; preds = %for.cond.cleanup39.i.loopexit, %for.body28.i
  %indvars.iv.next99.i = add nuw nsw i64 %indvars.iv98.i, 1
  %exitcond101.not.i = icmp eq i64 %indvars.iv.next99.i, 64
  br i1 %exitcond101.not.i, label %make_lengths.exit, label %for.body28.i, !llvm.loop !21

for.body40.i:                                     ; preds = %for.body40.i, %for.body40.preheader.i
  %20 = phi i32 [ %inc44.i, %for.body40.i ], [ 0, %for.body40.preheader.i ]
  %node.090.i = phi i32 [ %21, %for.body40.i ], [ %19, %for.body40.preheader.i ]
  %inc44.i = add nuw nsw i32 %20, 1
  %idxprom46.i = sext i32 %node.090.i to i64
  %arrayidx47.i = getelementptr inbounds [128 x i32], ptr %parent.i, i64 0, i64 %idxprom46.i
  %21 = load i32, ptr %arrayidx47.i, align 4, !tbaa !11
  %cmp37.i.not = icmp eq i32 %21, %10
  br i1 %cmp37.i.not, label %for.cond.cleanup39.i.loopexit, label %for.body40.i, !llvm.loop !22

make_lengths.exit:                                ; preds = %for.cond.cleanup39.i
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %parent.i) #7
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %items.i) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(196) %count.i, i8 0, i64 196, i1 false)
  br label %for.cond1.preheader.i

for.cond1.preheader.i:                            ; preds = %for.cond.cleanup3.i, %make_lengths.exit
  %indvars.iv40.i = phi i64 [ 1, %make_lengths.exit ], [ %indvars.iv.next41.i, %for.cond.cleanup3.i ]
  %place.037.i = phi i32 [ 0, %make_lengths.exit ], [ %place.2.i, %for.cond.cleanup3.i ]
  %next.036.i = phi i64 [ 0, %make_lengths.exit ], [ %shl.i, %for.cond.cleanup3.i ]
  %arrayidx12.i51 = getelementptr inbounds [49 x i32], ptr %count.i, i64 0, i64 %indvars.iv40.i
  br label %for.body4.i

for.cond.cleanup3.i:                              ; preds = %for.inc.i54
  %indvars.iv.next41.i = add nuw nsw i64 %indvars.iv40.i, 1
  %shl.i = shl i64 %next.2.i, 1
  %exitcond43.not.i = icmp eq i64 %indvars.iv.next41.i, 49
  br i1 %exitcond43.not.i, label %for.body.i60, label %for.cond1.preheader.i, !llvm.loop !23

for.body4.i:                                      ; preds = %for.inc.i54, %for.cond1.preheader.i
  %indvars.iv.i52 = phi i64 [ 0, %for.cond1.preheader.i ], [ %indvars.iv.next.i55, %for.inc.i54 ]
  %place.134.i = phi i32 [ %place.037.i, %for.cond1.preheader.i ], [ %place.2.i, %for.inc.i54 ]
  %next.133.i = phi i64 [ %next.036.i, %for.cond1.preheader.i ], [ %next.2.i, %for.inc.i54 ]
  %arrayidx.i53 = getelementptr inbounds [64 x i32], ptr %code, i64 0, i64 %indvars.iv.i52
  %22 = load i32, ptr %arrayidx.i53, align 4, !tbaa !11
  %23 = zext i32 %22 to i64
  %cmp6.i = icmp eq i64 %indvars.iv40.i, %23
  br i1 %cmp6.i, label %if.then.i57, label %for.inc.i54

if.then.i57:                                      ; preds = %for.body4.i
  %inc.i = add i64 %next.133.i, 1
  %arrayidx9.i58 = getelementptr inbounds [64 x i64], ptr %code7.i, i64 0, i64 %indvars.iv.i52
  store i64 %next.133.i, ptr %arrayidx9.i58, align 8, !tbaa !17
  %24 = load i32, ptr %arrayidx12.i51, align 4, !tbaa !11
  %inc13.i = add nsw i32 %24, 1
  store i32 %inc13.i, ptr %arrayidx12.i51, align 4, !tbaa !11
  %inc14.i = add nsw i32 %place.134.i, 1
  %idxprom15.i = sext i32 %place.134.i to i64
  %arrayidx16.i = getelementptr inbounds [64 x i32], ptr %sorted.i, i64 0, i64 %idxprom15.i
  %25 = trunc nuw nsw i64 %indvars.iv.i52 to i32
  store i32 %25, ptr %arrayidx16.i, align 4, !tbaa !11
  br label %for.inc.i54

for.inc.i54:                                      ; preds = %if.then.i57, %for.body4.i
  %next.2.i = phi i64 [ %inc.i, %if.then.i57 ], [ %next.133.i, %for.body4.i ]
  %place.2.i = phi i32 [ %inc14.i, %if.then.i57 ], [ %place.134.i, %for.body4.i ]
  %indvars.iv.next.i55 = add nuw nsw i64 %indvars.iv.i52, 1
  %exitcond.not.i56 = icmp eq i64 %indvars.iv.next.i55, 64
  br i1 %exitcond.not.i56, label %for.cond.cleanup3.i, label %for.body4.i, !llvm.loop !24

for.body.i60:                                     ; preds = %for.cond.cleanup3.i, %while.end.i
  %indvars.iv51.i = phi i64 [ %indvars.iv.next52.i, %while.end.i ], [ 0, %for.cond.cleanup3.i ]
  %buffer.046.i = phi i64 [ %or.i, %while.end.i ], [ 0, %for.cond.cleanup3.i ]
  %filled.044.i = phi i32 [ %filled.1.lcssa.i, %while.end.i ], [ 0, %for.cond.cleanup3.i ]
  %bytes.043.i = phi i32 [ %bytes.1.lcssa.i, %while.end.i ], [ 0, %for.cond.cleanup3.i ]
  %arrayidx.i61 = getelementptr inbounds [300000 x i8], ptr @message, i64 0, i64 %indvars.iv51.i
  %26 = load i8, ptr %arrayidx.i61, align 1, !tbaa !8
  %idxprom2.i = zext i8 %26 to i64
  %arrayidx3.i = getelementptr inbounds [64 x i32], ptr %code, i64 0, i64 %idxprom2.i
  %27 = load i32, ptr %arrayidx3.i, align 4, !tbaa !11
  %sh_prom.i = zext nneg i32 %27 to i64
  %shl.i62 = shl i64 %buffer.046.i, %sh_prom.i
  %arrayidx6.i63 = getelementptr inbounds [64 x i64], ptr %code7.i, i64 0, i64 %idxprom2.i
  %28 = load i64, ptr %arrayidx6.i63, align 8, !tbaa !17
  %or.i = or i64 %shl.i62, %28
  %add.i64 = add nsw i32 %27, %filled.044.i
  %cmp1038.i = icmp sgt i32 %add.i64, 7
  br i1 %cmp1038.i, label %while.body.preheader.i66, label %while.end.i

while.body.preheader.i66:                         ; preds = %for.body.i60
  %29 = zext nneg i32 %add.i64 to i64
  br label %while.body.i67

while.body.i67:                                   ; preds = %while.body.i67, %while.body.preheader.i66
  %indvars.iv.i68 = phi i64 [ %29, %while.body.preheader.i66 ], [ %indvars.iv.next.i69, %while.body.i67 ]
  %bytes.139.i = phi i32 [ %bytes.043.i, %while.body.preheader.i66 ], [ %inc.i71, %while.body.i67 ]
  %indvars.iv.next.i69 = add nsw i64 %indvars.iv.i68, -8
  %sh_prom12.i = and i64 %indvars.iv.next.i69, 4294967295
  %shr.i70 = lshr i64 %or.i, %sh_prom12.i
  %conv13.i = trunc i64 %shr.i70 to i8
  %inc.i71 = add i32 %bytes.139.i, 1
  %idxprom14.i72 = zext i32 %bytes.139.i to i64
  %arrayidx15.i73 = getelementptr inbounds [600000 x i8], ptr @bits, i64 0, i64 %idxprom14.i72
  store i8 %conv13.i, ptr %arrayidx15.i73, align 1, !tbaa !8
  %30 = trunc nuw i64 %indvars.iv.i68 to i32
  %cmp10.i = icmp sgt i32 %30, 15
  br i1 %cmp10.i, label %while.body.i67, label %while.end.loopexit.i, !llvm.loop !25

while.end.loopexit.i:                             ; preds = %while.body.i67
  %indvars.i = trunc i64 %indvars.iv.next.i69 to i32
  br label %while.end.i

while.end.i:                                      ; preds = %while.end.loopexit.i, %for.body.i60
  %bytes.1.lcssa.i = phi i32 [ %bytes.043.i, %for.body.i60 ], [ %inc.i71, %while.end.loopexit.i ]
  %filled.1.lcssa.i = phi i32 [ %add.i64, %for.body.i60 ], [ %indvars.i, %while.end.loopexit.i ]
  %indvars.iv.next52.i = add nuw nsw i64 %indvars.iv51.i, 1
  %exitcond.not.i65 = icmp eq i64 %indvars.iv.next52.i, %wide.trip.count.i
  br i1 %exitcond.not.i65, label %encode.exit, label %for.body.i60, !llvm.loop !26

encode.exit:                                      ; preds = %while.end.i
  %31 = sub nsw i32 8, %filled.1.lcssa.i
  %32 = zext nneg i32 %31 to i64
  %33 = shl i64 %or.i, %32
  %34 = trunc i64 %33 to i8
  %idxprom22.i = zext i32 %bytes.1.lcssa.i to i64
  %arrayidx23.i = getelementptr inbounds [600000 x i8], ptr @bits, i64 0, i64 %idxprom22.i
  store i8 %34, ptr %arrayidx23.i, align 1, !tbaa !8
  %35 = load i32, ptr %arrayidx555.i, align 4, !tbaa !11
  %conv656.i = sext i32 %35 to i64
  br label %for.cond1.preheader.i77

for.cond1.preheader.i77:                          ; preds = %if.then.i89, %encode.exit
  %indvars.iv72.i = phi i64 [ 0, %encode.exit ], [ %indvars.iv.next73.i, %if.then.i89 ]
  %at.067.i = phi i32 [ 0, %encode.exit ], [ %inc.lcssa.i, %if.then.i89 ]
  %div4445.i = lshr i32 %at.067.i, 3
  %idxprom46.i78 = zext nneg i32 %div4445.i to i64
  %arrayidx47.i79 = getelementptr inbounds [600000 x i8], ptr @bits, i64 0, i64 %idxprom46.i78
  %36 = load i8, ptr %arrayidx47.i79, align 1, !tbaa !8
  %conv48.i = zext i8 %36 to i32
  %rem49.i = and i32 %at.067.i, 7
  %sub50.i = xor i32 %rem49.i, 7
  %shr51.i = lshr i32 %conv48.i, %sub50.i
  %and52.i = and i32 %shr51.i, 1
  %conv253.i = zext nneg i32 %and52.i to i64
  %inc54.i = add i32 %at.067.i, 1
  %cmp757.i = icmp slt i32 %and52.i, %35
  br i1 %cmp757.i, label %if.then.i89, label %if.end.i

if.then.i89:                                      ; preds = %if.end.i, %for.cond1.preheader.i77
  %place.0.lcssa.i = phi i32 [ 0, %for.cond1.preheader.i77 ], [ %add18.i, %if.end.i ]
  %inc.lcssa.i = phi i32 [ %inc54.i, %for.cond1.preheader.i77 ], [ %inc.i88, %if.end.i ]
  %sub3.lcssa.i = phi i64 [ %conv253.i, %for.cond1.preheader.i77 ], [ %sub3.i, %if.end.i ]
  %conv9.i = sext i32 %place.0.lcssa.i to i64
  %add.i90 = add nsw i64 %sub3.lcssa.i, %conv9.i
  %arrayidx11.i = getelementptr inbounds [64 x i32], ptr %sorted.i, i64 0, i64 %add.i90
  %37 = load i32, ptr %arrayidx11.i, align 4, !tbaa !11
  %conv12.i = trunc i32 %37 to i8
  %arrayidx14.i = getelementptr inbounds [300000 x i8], ptr @decoded, i64 0, i64 %indvars.iv72.i
  store i8 %conv12.i, ptr %arrayidx14.i, align 1, !tbaa !8
  %indvars.iv.next73.i = add nuw nsw i64 %indvars.iv72.i, 1
  %exitcond.not.i91 = icmp eq i64 %indvars.iv.next73.i, %wide.trip.count.i
  br i1 %exitcond.not.i91, label %for.body.i93, label %for.cond1.preheader.i77, !llvm.loop !27

if.end.i:                                         ; preds = %for.cond1.preheader.i77, %if.end.i
  %indvars.iv.i80 = phi i64 [ %indvars.iv.next.i81, %if.end.i ], [ 1, %for.cond1.preheader.i77 ]
  %conv663.i = phi i64 [ %conv6.i, %if.end.i ], [ %conv656.i, %for.cond1.preheader.i77 ]
  %38 = phi i32 [ %40, %if.end.i ], [ %35, %for.cond1.preheader.i77 ]
  %inc62.i = phi i32 [ %inc.i88, %if.end.i ], [ %inc54.i, %for.cond1.preheader.i77 ]
  %or61.i = phi i64 [ %or.i87, %if.end.i ], [ %conv253.i, %for.cond1.preheader.i77 ]
  %place.059.i = phi i32 [ %add18.i, %if.end.i ], [ 0, %for.cond1.preheader.i77 ]
  %first.058.i = phi i64 [ %shl24.i, %if.end.i ], [ 0, %for.cond1.preheader.i77 ]
  %add18.i = add nsw i32 %place.059.i, %38
  %add23.i = add nsw i64 %first.058.i, %conv663.i
  %shl24.i = shl i64 %add23.i, 1
  %indvars.iv.next.i81 = add nuw nsw i64 %indvars.iv.i80, 1
  %shl.i82 = shl i64 %or61.i, 1
  %div44.i = lshr i32 %inc62.i, 3
  %idxprom.i = zext nneg i32 %div44.i to i64
  %arrayidx.i83 = getelementptr inbounds [600000 x i8], ptr @bits, i64 0, i64 %idxprom.i
  %39 = load i8, ptr %arrayidx.i83, align 1, !tbaa !8
  %conv.i84 = zext i8 %39 to i32
  %rem.i = and i32 %inc62.i, 7
  %sub.i = xor i32 %rem.i, 7
  %shr.i85 = lshr i32 %conv.i84, %sub.i
  %and.i86 = and i32 %shr.i85, 1
  %conv2.i = zext nneg i32 %and.i86 to i64
  %or.i87 = or disjoint i64 %shl.i82, %conv2.i
  %inc.i88 = add i32 %inc62.i, 1
  %sub3.i = sub nsw i64 %or.i87, %shl24.i
  %arrayidx5.i = getelementptr inbounds [49 x i32], ptr %count.i, i64 0, i64 %indvars.iv.next.i81
  %40 = load i32, ptr %arrayidx5.i, align 4, !tbaa !11
  %conv6.i = sext i32 %40 to i64
  %cmp7.i = icmp slt i64 %sub3.i, %conv6.i
  br i1 %cmp7.i, label %if.then.i89, label %if.end.i

for.body.i93:                                     ; preds = %if.then.i89, %for.body.i93
  %indvars.iv.i94 = phi i64 [ %indvars.iv.next.i99.3, %for.body.i93 ], [ 1, %if.then.i89 ]
  %space.07.i = phi i64 [ %add.i98.3, %for.body.i93 ], [ 0, %if.then.i89 ]
  %arrayidx.i95 = getelementptr inbounds [49 x i32], ptr %count.i, i64 0, i64 %indvars.iv.i94
  %41 = load i32, ptr %arrayidx.i95, align 4, !tbaa !11
  %conv.i96 = sext i32 %41 to i64
  %42 = sub nuw nsw i64 48, %indvars.iv.i94
  %shl.i97 = shl i64 %conv.i96, %42
  %add.i98 = add i64 %shl.i97, %space.07.i
  %indvars.iv.next.i99 = add nuw nsw i64 %indvars.iv.i94, 1
  %arrayidx.i95.1 = getelementptr inbounds [49 x i32], ptr %count.i, i64 0, i64 %indvars.iv.next.i99
  %43 = load i32, ptr %arrayidx.i95.1, align 4, !tbaa !11
  %conv.i96.1 = sext i32 %43 to i64
  %44 = sub nuw nsw i64 47, %indvars.iv.i94
  %shl.i97.1 = shl i64 %conv.i96.1, %44
  %add.i98.1 = add i64 %shl.i97.1, %add.i98
  %indvars.iv.next.i99.1 = add nuw nsw i64 %indvars.iv.i94, 2
  %arrayidx.i95.2 = getelementptr inbounds [49 x i32], ptr %count.i, i64 0, i64 %indvars.iv.next.i99.1
  %45 = load i32, ptr %arrayidx.i95.2, align 4, !tbaa !11
  %conv.i96.2 = sext i32 %45 to i64
  %46 = sub nuw nsw i64 46, %indvars.iv.i94
  %shl.i97.2 = shl i64 %conv.i96.2, %46
  %add.i98.2 = add i64 %shl.i97.2, %add.i98.1
  %indvars.iv.next.i99.2 = add nuw nsw i64 %indvars.iv.i94, 3
  %arrayidx.i95.3 = getelementptr inbounds [49 x i32], ptr %count.i, i64 0, i64 %indvars.iv.next.i99.2
  %47 = load i32, ptr %arrayidx.i95.3, align 4, !tbaa !11
  %conv.i96.3 = sext i32 %47 to i64
  %48 = sub nuw nsw i64 45, %indvars.iv.i94
  %shl.i97.3 = shl i64 %conv.i96.3, %48
  %add.i98.3 = add i64 %shl.i97.3, %add.i98.2
  %indvars.iv.next.i99.3 = add nuw nsw i64 %indvars.iv.i94, 4
  %exitcond.not.i100.3 = icmp eq i64 %indvars.iv.next.i99.3, 49
  br i1 %exitcond.not.i100.3, label %is_complete.exit, label %for.body.i93, !llvm.loop !28

is_complete.exit:                                 ; preds = %for.body.i93
  %inc21.i = add i32 %bytes.1.lcssa.i, 1
  %cmp1.i.not = icmp ne i64 %add.i98.3, 281474976710656
  %cmp20 = icmp ugt i32 %inc21.i, %div44
  %or.cond = select i1 %cmp1.i.not, i1 true, i1 %cmp20
  br i1 %or.cond, label %lor.end, label %lor.rhs

for.body11:                                       ; preds = %for.body.i, %for.body11
  %indvars.iv = phi i64 [ %indvars.iv.next.3, %for.body11 ], [ 0, %for.body.i ]
  %arrayidx12 = getelementptr inbounds [300000 x i8], ptr @message, i64 0, i64 %indvars.iv
  %49 = load i8, ptr %arrayidx12, align 4, !tbaa !8
  %idxprom13 = zext i8 %49 to i64
  %arrayidx14 = getelementptr inbounds [64 x i32], ptr %frequency, i64 0, i64 %idxprom13
  %50 = load i32, ptr %arrayidx14, align 4, !tbaa !11
  %inc = add i32 %50, 1
  store i32 %inc, ptr %arrayidx14, align 4, !tbaa !11
  %indvars.iv.next = or disjoint i64 %indvars.iv, 1
  %arrayidx12.1 = getelementptr inbounds [300000 x i8], ptr @message, i64 0, i64 %indvars.iv.next
  %51 = load i8, ptr %arrayidx12.1, align 1, !tbaa !8
  %idxprom13.1 = zext i8 %51 to i64
  %arrayidx14.1 = getelementptr inbounds [64 x i32], ptr %frequency, i64 0, i64 %idxprom13.1
  %52 = load i32, ptr %arrayidx14.1, align 4, !tbaa !11
  %inc.1 = add i32 %52, 1
  store i32 %inc.1, ptr %arrayidx14.1, align 4, !tbaa !11
  %indvars.iv.next.1 = or disjoint i64 %indvars.iv, 2
  %arrayidx12.2 = getelementptr inbounds [300000 x i8], ptr @message, i64 0, i64 %indvars.iv.next.1
  %53 = load i8, ptr %arrayidx12.2, align 2, !tbaa !8
  %idxprom13.2 = zext i8 %53 to i64
  %arrayidx14.2 = getelementptr inbounds [64 x i32], ptr %frequency, i64 0, i64 %idxprom13.2
  %54 = load i32, ptr %arrayidx14.2, align 4, !tbaa !11
  %inc.2 = add i32 %54, 1
  store i32 %inc.2, ptr %arrayidx14.2, align 4, !tbaa !11
  %indvars.iv.next.2 = or disjoint i64 %indvars.iv, 3
  %arrayidx12.3 = getelementptr inbounds [300000 x i8], ptr @message, i64 0, i64 %indvars.iv.next.2
  %55 = load i8, ptr %arrayidx12.3, align 1, !tbaa !8
  %idxprom13.3 = zext i8 %55 to i64
  %arrayidx14.3 = getelementptr inbounds [64 x i32], ptr %frequency, i64 0, i64 %idxprom13.3
  %56 = load i32, ptr %arrayidx14.3, align 4, !tbaa !11
  %inc.3 = add i32 %56, 1
  store i32 %inc.3, ptr %arrayidx14.3, align 4, !tbaa !11
  %indvars.iv.next.3 = add nuw nsw i64 %indvars.iv, 4
  %exitcond.not.3 = icmp eq i64 %indvars.iv.next.3, %wide.trip.count.i
  br i1 %exitcond.not.3, label %for.cond.cleanup10, label %for.body11, !llvm.loop !29

lor.rhs:                                          ; preds = %is_complete.exit
  %bcmp = tail call i32 @bcmp(ptr noundef nonnull dereferenceable(1) @message, ptr noundef nonnull dereferenceable(1) @decoded, i64 %wide.trip.count.i)
  %cmp22 = icmp ne i32 %bcmp, 0
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %is_complete.exit
  %57 = phi i1 [ true, %is_complete.exit ], [ %cmp22, %lor.rhs ]
  %conv24 = zext i1 %57 to i64
  %add = add nuw nsw i64 %wrong.0105, %conv24
  call void @llvm.lifetime.end.p0(i64 1224, ptr nonnull %code) #7
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %frequency) #7
  %inc26 = add nuw nsw i64 %round.0106, 1
  %exitcond109.not = icmp eq i64 %inc26, %cond6
  br i1 %exitcond109.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !30
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

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr nocapture, ptr nocapture, i64) local_unnamed_addr #6

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nofree nounwind willreturn memory(argmem: read) }
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
!11 = !{!12, !12, i64 0}
!12 = !{!"int", !6, i64 0}
!13 = !{!14, !15, i64 0}
!14 = !{!"", !15, i64 0, !12, i64 8}
!15 = !{!"long", !6, i64 0}
!16 = !{i64 0, i64 8, !17, i64 8, i64 4, !11}
!17 = !{!15, !15, i64 0}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !10}
!20 = distinct !{!20, !10}
!21 = distinct !{!21, !10}
!22 = distinct !{!22, !10}
!23 = distinct !{!23, !10}
!24 = distinct !{!24, !10}
!25 = distinct !{!25, !10}
!26 = distinct !{!26, !10}
!27 = distinct !{!27, !10}
!28 = distinct !{!28, !10}
!29 = distinct !{!29, !10}
!30 = distinct !{!30, !10}
