source_filename = "life.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@cells = internal unnamed_addr global [258 x [258 x i8]] zeroinitializer, align 16
@.str = private unnamed_addr constant [39 x i8] c"life: %ld cells after %ld generations\0A\00", align 1
@next = internal unnamed_addr global [258 x [258 x i8]] zeroinitializer, align 16

; Function Attrs: nofree nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %argc, ptr nocapture noundef readonly %argv) local_unnamed_addr #0 {
entry:
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %arrayidx = getelementptr inbounds i8, ptr %argv, i64 8
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !4
  %call = tail call i64 @strtol(ptr nocapture noundef %0, ptr noundef null, i32 noundef 10) #5
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %entry ]
  %mul2 = shl nsw i64 %cond, 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(66564) @cells, i8 0, i64 66564, i1 false), !tbaa !8
  store i8 1, ptr getelementptr inbounds (i8, ptr @cells, i64 2599), align 1, !tbaa !8
  store i8 1, ptr getelementptr inbounds (i8, ptr @cells, i64 2340), align 4, !tbaa !8
  store i8 1, ptr getelementptr inbounds (i8, ptr @cells, i64 2857), align 1, !tbaa !8
  store i8 1, ptr getelementptr inbounds (i8, ptr @cells, i64 2856), align 8, !tbaa !8
  store i8 1, ptr getelementptr inbounds (i8, ptr @cells, i64 2855), align 1, !tbaa !8
  store i8 1, ptr getelementptr inbounds (i8, ptr @cells, i64 26260), align 4, !tbaa !8
  store i8 1, ptr getelementptr inbounds (i8, ptr @cells, i64 26001), align 1, !tbaa !8
  store i8 1, ptr getelementptr inbounds (i8, ptr @cells, i64 26518), align 2, !tbaa !8
  store i8 1, ptr getelementptr inbounds (i8, ptr @cells, i64 26517), align 1, !tbaa !8
  store i8 1, ptr getelementptr inbounds (i8, ptr @cells, i64 26516), align 4, !tbaa !8
  br label %for.cond1.preheader.i

for.cond1.preheader.i:                            ; preds = %for.cond.cleanup3.i, %cond.end
  %indvars.iv20.i = phi i64 [ 1, %cond.end ], [ %indvars.iv.next21.i, %for.cond.cleanup3.i ]
  %sum.017.i = phi i32 [ 0, %cond.end ], [ %add.i.3, %for.cond.cleanup3.i ]
  br label %for.body4.i

for.cond.cleanup3.i:                              ; preds = %for.body4.i
  %indvars.iv.next21.i = add nuw nsw i64 %indvars.iv20.i, 1
  %exitcond23.not.i = icmp eq i64 %indvars.iv.next21.i, 257
  br i1 %exitcond23.not.i, label %for.cond.preheader, label %for.cond1.preheader.i, !llvm.loop !9

for.cond.preheader:                               ; preds = %for.cond.cleanup3.i
  %tobool.not = icmp eq i64 %cond, 0
  %cond5 = select i1 %tobool.not, i64 4, i64 %mul2
  %cmp766 = icmp sgt i64 %cond5, 0
  br i1 %cmp766, label %for.body, label %for.cond12.preheader.preheader

for.body4.i:                                      ; preds = %for.body4.i, %for.cond1.preheader.i
  %indvars.iv.i = phi i64 [ 1, %for.cond1.preheader.i ], [ %indvars.iv.next.i.3, %for.body4.i ]
  %sum.115.i = phi i32 [ %sum.017.i, %for.cond1.preheader.i ], [ %add.i.3, %for.body4.i ]
  %mul.i = mul i32 %sum.115.i, 31
  %arrayidx6.i = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %indvars.iv20.i, i64 %indvars.iv.i
  %1 = load i8, ptr %arrayidx6.i, align 1, !tbaa !8
  %conv.i = zext i8 %1 to i32
  %add.i = add i32 %mul.i, %conv.i
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %mul.i.1 = mul i32 %add.i, 31
  %arrayidx6.i.1 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %indvars.iv20.i, i64 %indvars.iv.next.i
  %2 = load i8, ptr %arrayidx6.i.1, align 1, !tbaa !8
  %conv.i.1 = zext i8 %2 to i32
  %add.i.1 = add i32 %mul.i.1, %conv.i.1
  %indvars.iv.next.i.1 = add nuw nsw i64 %indvars.iv.i, 2
  %mul.i.2 = mul i32 %add.i.1, 31
  %arrayidx6.i.2 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %indvars.iv20.i, i64 %indvars.iv.next.i.1
  %3 = load i8, ptr %arrayidx6.i.2, align 1, !tbaa !8
  %conv.i.2 = zext i8 %3 to i32
  %add.i.2 = add i32 %mul.i.2, %conv.i.2
  %indvars.iv.next.i.2 = add nuw nsw i64 %indvars.iv.i, 3
  %mul.i.3 = mul i32 %add.i.2, 31
  %arrayidx6.i.3 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %indvars.iv20.i, i64 %indvars.iv.next.i.2
  %4 = load i8, ptr %arrayidx6.i.3, align 1, !tbaa !8
  %conv.i.3 = zext i8 %4 to i32
  %add.i.3 = add i32 %mul.i.3, %conv.i.3
  %indvars.iv.next.i.3 = add nuw nsw i64 %indvars.iv.i, 4
  %exitcond.not.i.3 = icmp eq i64 %indvars.iv.next.i.3, 257
  br i1 %exitcond.not.i.3, label %for.cond.cleanup3.i, label %for.body4.i, !llvm.loop !11

for.body:                                         ; preds = %for.cond.preheader, %step.exit
  %i.067 = phi i64 [ %inc, %step.exit ], [ 0, %for.cond.preheader ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(256) getelementptr inbounds (i8, ptr @cells, i64 1), ptr noundef nonnull align 1 dereferenceable(256) getelementptr inbounds (i8, ptr @cells, i64 66049), i64 256, i1 false), !tbaa !8
  br label %for.body.i.i

for.body.i.i:                                     ; preds = %for.body.i.i, %for.body
  %indvars.iv.i.i = phi i64 [ 1, %for.body ], [ %indvars.iv.next.i.i.3, %for.body.i.i ]
  %arrayidx4.i.i = getelementptr inbounds [258 x i8], ptr getelementptr inbounds (i8, ptr @cells, i64 258), i64 0, i64 %indvars.iv.i.i
  %5 = load i8, ptr %arrayidx4.i.i, align 1, !tbaa !8
  %arrayidx6.i.i = getelementptr inbounds [258 x i8], ptr getelementptr inbounds (i8, ptr @cells, i64 66306), i64 0, i64 %indvars.iv.i.i
  store i8 %5, ptr %arrayidx6.i.i, align 1, !tbaa !8
  %indvars.iv.next.i.i = add nuw nsw i64 %indvars.iv.i.i, 1
  %arrayidx4.i.i.1 = getelementptr inbounds [258 x i8], ptr getelementptr inbounds (i8, ptr @cells, i64 258), i64 0, i64 %indvars.iv.next.i.i
  %6 = load i8, ptr %arrayidx4.i.i.1, align 1, !tbaa !8
  %arrayidx6.i.i.1 = getelementptr inbounds [258 x i8], ptr getelementptr inbounds (i8, ptr @cells, i64 66306), i64 0, i64 %indvars.iv.next.i.i
  store i8 %6, ptr %arrayidx6.i.i.1, align 1, !tbaa !8
  %indvars.iv.next.i.i.1 = add nuw nsw i64 %indvars.iv.i.i, 2
  %arrayidx4.i.i.2 = getelementptr inbounds [258 x i8], ptr getelementptr inbounds (i8, ptr @cells, i64 258), i64 0, i64 %indvars.iv.next.i.i.1
  %7 = load i8, ptr %arrayidx4.i.i.2, align 1, !tbaa !8
  %arrayidx6.i.i.2 = getelementptr inbounds [258 x i8], ptr getelementptr inbounds (i8, ptr @cells, i64 66306), i64 0, i64 %indvars.iv.next.i.i.1
  store i8 %7, ptr %arrayidx6.i.i.2, align 1, !tbaa !8
  %indvars.iv.next.i.i.2 = add nuw nsw i64 %indvars.iv.i.i, 3
  %arrayidx4.i.i.3 = getelementptr inbounds [258 x i8], ptr getelementptr inbounds (i8, ptr @cells, i64 258), i64 0, i64 %indvars.iv.next.i.i.2
  %8 = load i8, ptr %arrayidx4.i.i.3, align 1, !tbaa !8
  %arrayidx6.i.i.3 = getelementptr inbounds [258 x i8], ptr getelementptr inbounds (i8, ptr @cells, i64 66306), i64 0, i64 %indvars.iv.next.i.i.2
  store i8 %8, ptr %arrayidx6.i.i.3, align 1, !tbaa !8
  %indvars.iv.next.i.i.3 = add nuw nsw i64 %indvars.iv.i.i, 4
  %exitcond.not.i.i.3 = icmp eq i64 %indvars.iv.next.i.i.3, 257
  br i1 %exitcond.not.i.i.3, label %for.body10.i.i, label %for.body.i.i, !llvm.loop !12

for.body10.i.i:                                   ; preds = %for.body.i.i, %for.body10.i.i
  %indvars.iv39.i.i = phi i64 [ %indvars.iv.next40.i.i.2, %for.body10.i.i ], [ 0, %for.body.i.i ]
  %arrayidx12.i.i = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %indvars.iv39.i.i
  %arrayidx13.i.i = getelementptr inbounds i8, ptr %arrayidx12.i.i, i64 256
  %9 = load i8, ptr %arrayidx13.i.i, align 2, !tbaa !8
  store i8 %9, ptr %arrayidx12.i.i, align 2, !tbaa !8
  %arrayidx19.i.i = getelementptr inbounds i8, ptr %arrayidx12.i.i, i64 1
  %10 = load i8, ptr %arrayidx19.i.i, align 1, !tbaa !8
  %arrayidx22.i.i = getelementptr inbounds i8, ptr %arrayidx12.i.i, i64 257
  store i8 %10, ptr %arrayidx22.i.i, align 1, !tbaa !8
  %indvars.iv.next40.i.i = add nuw nsw i64 %indvars.iv39.i.i, 1
  %arrayidx12.i.i.1 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %indvars.iv.next40.i.i
  %arrayidx13.i.i.1 = getelementptr inbounds i8, ptr %arrayidx12.i.i.1, i64 256
  %11 = load i8, ptr %arrayidx13.i.i.1, align 2, !tbaa !8
  store i8 %11, ptr %arrayidx12.i.i.1, align 2, !tbaa !8
  %arrayidx19.i.i.1 = getelementptr inbounds i8, ptr %arrayidx12.i.i.1, i64 1
  %12 = load i8, ptr %arrayidx19.i.i.1, align 1, !tbaa !8
  %arrayidx22.i.i.1 = getelementptr inbounds i8, ptr %arrayidx12.i.i.1, i64 257
  store i8 %12, ptr %arrayidx22.i.i.1, align 1, !tbaa !8
  %indvars.iv.next40.i.i.1 = add nuw nsw i64 %indvars.iv39.i.i, 2
  %arrayidx12.i.i.2 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %indvars.iv.next40.i.i.1
  %arrayidx13.i.i.2 = getelementptr inbounds i8, ptr %arrayidx12.i.i.2, i64 256
  %13 = load i8, ptr %arrayidx13.i.i.2, align 2, !tbaa !8
  store i8 %13, ptr %arrayidx12.i.i.2, align 2, !tbaa !8
  %arrayidx19.i.i.2 = getelementptr inbounds i8, ptr %arrayidx12.i.i.2, i64 1
  %14 = load i8, ptr %arrayidx19.i.i.2, align 1, !tbaa !8
  %arrayidx22.i.i.2 = getelementptr inbounds i8, ptr %arrayidx12.i.i.2, i64 257
  store i8 %14, ptr %arrayidx22.i.i.2, align 1, !tbaa !8
  %indvars.iv.next40.i.i.2 = add nuw nsw i64 %indvars.iv39.i.i, 3
  %exitcond42.not.i.i.2 = icmp eq i64 %indvars.iv.next40.i.i.2, 258
  br i1 %exitcond42.not.i.i.2, label %for.cond1.preheader.i42, label %for.body10.i.i, !llvm.loop !13

for.cond1.preheader.i42:                          ; preds = %for.body10.i.i, %for.cond.cleanup3.i49
  %indvars.iv137.i = phi i64 [ %indvars.iv.next138.i, %for.cond.cleanup3.i49 ], [ 1, %for.body10.i.i ]
  %15 = add nsw i64 %indvars.iv137.i, -1
  %indvars.iv.next138.i = add nuw nsw i64 %indvars.iv137.i, 1
  %arrayidx7.phi.trans.insert.i = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %15, i64 0
  %.pre.i = load i8, ptr %arrayidx7.phi.trans.insert.i, align 2, !tbaa !8
  %arrayidx12.phi.trans.insert.i = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %15, i64 1
  %.pre147.i = load i8, ptr %arrayidx12.phi.trans.insert.i, align 1, !tbaa !8
  %arrayidx41.phi.trans.insert.i = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %indvars.iv.next138.i, i64 0
  %.pre148.i = load i8, ptr %arrayidx41.phi.trans.insert.i, align 2, !tbaa !8
  %arrayidx48.phi.trans.insert.i = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %indvars.iv.next138.i, i64 1
  %.pre149.i = load i8, ptr %arrayidx48.phi.trans.insert.i, align 1, !tbaa !8
  br label %for.body4.i43

for.cond.cleanup3.i49:                            ; preds = %lor.end.i
  %exitcond141.not.i = icmp eq i64 %indvars.iv.next138.i, 257
  br i1 %exitcond141.not.i, label %for.cond83.preheader.i, label %for.cond1.preheader.i42, !llvm.loop !14

for.body4.i43:                                    ; preds = %lor.end.i, %for.cond1.preheader.i42
  %16 = phi i8 [ %.pre149.i, %for.cond1.preheader.i42 ], [ %24, %lor.end.i ]
  %17 = phi i8 [ %.pre148.i, %for.cond1.preheader.i42 ], [ %16, %lor.end.i ]
  %18 = phi i8 [ %.pre147.i, %for.cond1.preheader.i42 ], [ %21, %lor.end.i ]
  %19 = phi i8 [ %.pre.i, %for.cond1.preheader.i42 ], [ %18, %lor.end.i ]
  %indvars.iv.i44 = phi i64 [ 1, %for.cond1.preheader.i42 ], [ %indvars.iv.next.i47, %lor.end.i ]
  %20 = add nsw i64 %indvars.iv.i44, -1
  %conv.i45 = zext i8 %19 to i32
  %conv13.i = zext i8 %18 to i32
  %indvars.iv.next.i47 = add nuw nsw i64 %indvars.iv.i44, 1
  %arrayidx19.i = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %15, i64 %indvars.iv.next.i47
  %21 = load i8, ptr %arrayidx19.i, align 1, !tbaa !8
  %conv20.i = zext i8 %21 to i32
  %arrayidx26.i = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %indvars.iv137.i, i64 %20
  %22 = load i8, ptr %arrayidx26.i, align 1, !tbaa !8
  %conv27.i = zext i8 %22 to i32
  %arrayidx33.i = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %indvars.iv137.i, i64 %indvars.iv.next.i47
  %23 = load i8, ptr %arrayidx33.i, align 1, !tbaa !8
  %conv34.i = zext i8 %23 to i32
  %conv42.i = zext i8 %17 to i32
  %conv49.i = zext i8 %16 to i32
  %arrayidx56.i = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %indvars.iv.next138.i, i64 %indvars.iv.next.i47
  %24 = load i8, ptr %arrayidx56.i, align 1, !tbaa !8
  %conv57.i = zext i8 %24 to i32
  %add.i46 = add nuw nsw i32 %conv42.i, %conv49.i
  %add21.i = add nuw nsw i32 %add.i46, %conv13.i
  %add28.i = add nuw nsw i32 %add21.i, %conv.i45
  %add35.i = add nuw nsw i32 %add28.i, %conv20.i
  %add43.i = add nuw nsw i32 %add35.i, %conv27.i
  %add50.i = add nuw nsw i32 %add43.i, %conv34.i
  %add58.i = add nuw nsw i32 %add50.i, %conv57.i
  switch i32 %add58.i, label %lor.end.fold.split.i [
    i32 3, label %lor.end.i
    i32 2, label %land.rhs.i
  ]

land.rhs.i:                                       ; preds = %for.body4.i43
  %arrayidx66.i = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %indvars.iv137.i, i64 %indvars.iv.i44
  %25 = load i8, ptr %arrayidx66.i, align 1, !tbaa !8
  %tobool.i = icmp ne i8 %25, 0
  br label %lor.end.i

lor.end.fold.split.i:                             ; preds = %for.body4.i43
  br label %lor.end.i

lor.end.i:                                        ; preds = %lor.end.fold.split.i, %land.rhs.i, %for.body4.i43
  %26 = phi i1 [ true, %for.body4.i43 ], [ %tobool.i, %land.rhs.i ], [ false, %lor.end.fold.split.i ]
  %conv68.i = zext i1 %26 to i8
  %arrayidx72.i = getelementptr inbounds [258 x [258 x i8]], ptr @next, i64 0, i64 %indvars.iv137.i, i64 %indvars.iv.i44
  store i8 %conv68.i, ptr %arrayidx72.i, align 1, !tbaa !8
  %exitcond.not.i48 = icmp eq i64 %indvars.iv.next.i47, 257
  br i1 %exitcond.not.i48, label %for.cond.cleanup3.i49, label %for.body4.i43, !llvm.loop !15

for.cond83.preheader.i:                           ; preds = %for.cond.cleanup3.i49, %for.cond83.preheader.i
  %indvar.i = phi i64 [ %indvar.next.i.1, %for.cond83.preheader.i ], [ 0, %for.cond.cleanup3.i49 ]
  %27 = mul nuw nsw i64 %indvar.i, 258
  %28 = add nuw nsw i64 %27, 259
  %scevgep.i = getelementptr i8, ptr @cells, i64 %28
  %scevgep142.i = getelementptr i8, ptr @next, i64 %28
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(256) %scevgep.i, ptr noundef nonnull align 1 dereferenceable(256) %scevgep142.i, i64 256, i1 false), !tbaa !8
  %29 = mul nuw i64 %indvar.i, 258
  %30 = add nuw i64 %29, 517
  %scevgep.i.1 = getelementptr i8, ptr @cells, i64 %30
  %scevgep142.i.1 = getelementptr i8, ptr @next, i64 %30
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(256) %scevgep.i.1, ptr noundef nonnull align 1 dereferenceable(256) %scevgep142.i.1, i64 256, i1 false), !tbaa !8
  %indvar.next.i.1 = add nuw nsw i64 %indvar.i, 2
  %exitcond146.not.i.1 = icmp eq i64 %indvar.next.i.1, 256
  br i1 %exitcond146.not.i.1, label %step.exit, label %for.cond83.preheader.i, !llvm.loop !16

step.exit:                                        ; preds = %for.cond83.preheader.i
  %inc = add nuw nsw i64 %i.067, 1
  %exitcond.not = icmp eq i64 %inc, %cond5
  br i1 %exitcond.not, label %for.cond12.preheader.preheader, label %for.body, !llvm.loop !17

for.cond12.preheader.preheader:                   ; preds = %step.exit, %for.cond.preheader
  br label %for.cond12.preheader

for.cond12.preheader:                             ; preds = %for.cond12.preheader.preheader, %for.cond.cleanup14
  %indvars.iv74 = phi i64 [ %indvars.iv.next75, %for.cond.cleanup14 ], [ 1, %for.cond12.preheader.preheader ]
  %alive.070 = phi i64 [ %add.3, %for.cond.cleanup14 ], [ 0, %for.cond12.preheader.preheader ]
  br label %for.body15

for.cond.cleanup10:                               ; preds = %for.cond.cleanup14
  %call25 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %add.3, i64 noundef %cond5)
  %cmp26.not = icmp ne i64 %add.3, 10
  %brmerge = or i1 %cmp26.not, %tobool.not
  br i1 %brmerge, label %lor.end, label %for.cond1.preheader.i50

for.cond.cleanup14:                               ; preds = %for.body15
  %indvars.iv.next75 = add nuw nsw i64 %indvars.iv74, 1
  %exitcond77.not = icmp eq i64 %indvars.iv.next75, 257
  br i1 %exitcond77.not, label %for.cond.cleanup10, label %for.cond12.preheader, !llvm.loop !18

for.body15:                                       ; preds = %for.body15, %for.cond12.preheader
  %indvars.iv = phi i64 [ 1, %for.cond12.preheader ], [ %indvars.iv.next.3, %for.body15 ]
  %alive.168 = phi i64 [ %alive.070, %for.cond12.preheader ], [ %add.3, %for.body15 ]
  %arrayidx18 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %indvars.iv74, i64 %indvars.iv
  %31 = load i8, ptr %arrayidx18, align 1, !tbaa !8
  %conv = zext i8 %31 to i64
  %add = add nsw i64 %alive.168, %conv
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx18.1 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %indvars.iv74, i64 %indvars.iv.next
  %32 = load i8, ptr %arrayidx18.1, align 1, !tbaa !8
  %conv.1 = zext i8 %32 to i64
  %add.1 = add nsw i64 %add, %conv.1
  %indvars.iv.next.1 = add nuw nsw i64 %indvars.iv, 2
  %arrayidx18.2 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %indvars.iv74, i64 %indvars.iv.next.1
  %33 = load i8, ptr %arrayidx18.2, align 1, !tbaa !8
  %conv.2 = zext i8 %33 to i64
  %add.2 = add nsw i64 %add.1, %conv.2
  %indvars.iv.next.2 = add nuw nsw i64 %indvars.iv, 3
  %arrayidx18.3 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %indvars.iv74, i64 %indvars.iv.next.2
  %34 = load i8, ptr %arrayidx18.3, align 1, !tbaa !8
  %conv.3 = zext i8 %34 to i64
  %add.3 = add nsw i64 %add.2, %conv.3
  %indvars.iv.next.3 = add nuw nsw i64 %indvars.iv, 4
  %exitcond73.not.3 = icmp eq i64 %indvars.iv.next.3, 257
  br i1 %exitcond73.not.3, label %for.cond.cleanup14, label %for.body15, !llvm.loop !19

for.cond1.preheader.i50:                          ; preds = %for.cond.cleanup10, %for.cond.cleanup3.i62
  %indvars.iv20.i51 = phi i64 [ %indvars.iv.next21.i63, %for.cond.cleanup3.i62 ], [ 1, %for.cond.cleanup10 ]
  %sum.017.i52 = phi i32 [ %add.i59.3, %for.cond.cleanup3.i62 ], [ 0, %for.cond.cleanup10 ]
  br label %for.body4.i53

for.cond.cleanup3.i62:                            ; preds = %for.body4.i53
  %indvars.iv.next21.i63 = add nuw nsw i64 %indvars.iv20.i51, 1
  %exitcond23.not.i64 = icmp eq i64 %indvars.iv.next21.i63, 257
  br i1 %exitcond23.not.i64, label %hash.exit65, label %for.cond1.preheader.i50, !llvm.loop !9

for.body4.i53:                                    ; preds = %for.body4.i53, %for.cond1.preheader.i50
  %indvars.iv.i54 = phi i64 [ 1, %for.cond1.preheader.i50 ], [ %indvars.iv.next.i60.3, %for.body4.i53 ]
  %sum.115.i55 = phi i32 [ %sum.017.i52, %for.cond1.preheader.i50 ], [ %add.i59.3, %for.body4.i53 ]
  %mul.i56 = mul i32 %sum.115.i55, 31
  %arrayidx6.i57 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %indvars.iv20.i51, i64 %indvars.iv.i54
  %35 = load i8, ptr %arrayidx6.i57, align 1, !tbaa !8
  %conv.i58 = zext i8 %35 to i32
  %add.i59 = add i32 %mul.i56, %conv.i58
  %indvars.iv.next.i60 = add nuw nsw i64 %indvars.iv.i54, 1
  %mul.i56.1 = mul i32 %add.i59, 31
  %arrayidx6.i57.1 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %indvars.iv20.i51, i64 %indvars.iv.next.i60
  %36 = load i8, ptr %arrayidx6.i57.1, align 1, !tbaa !8
  %conv.i58.1 = zext i8 %36 to i32
  %add.i59.1 = add i32 %mul.i56.1, %conv.i58.1
  %indvars.iv.next.i60.1 = add nuw nsw i64 %indvars.iv.i54, 2
  %mul.i56.2 = mul i32 %add.i59.1, 31
  %arrayidx6.i57.2 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %indvars.iv20.i51, i64 %indvars.iv.next.i60.1
  %37 = load i8, ptr %arrayidx6.i57.2, align 1, !tbaa !8
  %conv.i58.2 = zext i8 %37 to i32
  %add.i59.2 = add i32 %mul.i56.2, %conv.i58.2
  %indvars.iv.next.i60.2 = add nuw nsw i64 %indvars.iv.i54, 3
  %mul.i56.3 = mul i32 %add.i59.2, 31
  %arrayidx6.i57.3 = getelementptr inbounds [258 x [258 x i8]], ptr @cells, i64 0, i64 %indvars.iv20.i51, i64 %indvars.iv.next.i60.2
  %38 = load i8, ptr %arrayidx6.i57.3, align 1, !tbaa !8
  %conv.i58.3 = zext i8 %38 to i32
  %add.i59.3 = add i32 %mul.i56.3, %conv.i58.3
  %indvars.iv.next.i60.3 = add nuw nsw i64 %indvars.iv.i54, 4
  %exitcond.not.i61.3 = icmp eq i64 %indvars.iv.next.i60.3, 257
  br i1 %exitcond.not.i61.3, label %for.cond.cleanup3.i62, label %for.body4.i53, !llvm.loop !11

hash.exit65:                                      ; preds = %for.cond.cleanup3.i62
  %cmp30 = icmp ne i32 %add.i59.3, %add.i.3
  br label %lor.end

lor.end:                                          ; preds = %for.cond.cleanup10, %hash.exit65
  %lor.ext.in = phi i1 [ %cmp26.not, %for.cond.cleanup10 ], [ %cmp30, %hash.exit65 ]
  %lor.ext = zext i1 %lor.ext.in to i32
  ret i32 %lor.ext
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
!8 = !{!6, !6, i64 0}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10}
!12 = distinct !{!12, !10}
!13 = distinct !{!13, !10}
!14 = distinct !{!14, !10}
!15 = distinct !{!15, !10}
!16 = distinct !{!16, !10}
!17 = distinct !{!17, !10}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !10}
