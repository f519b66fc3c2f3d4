source_filename = "matrix-int.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@a = internal unnamed_addr global [240 x [240 x i64]] zeroinitializer, align 16
@b = internal unnamed_addr global [240 x [240 x i64]] zeroinitializer, align 16
@c = internal unnamed_addr global [240 x [240 x i64]] zeroinitializer, align 16
@.str = private unnamed_addr constant [23 x i8] c"matrix-int: %dx%d, %s\0A\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"wrong product\00", align 1
@.str.2 = private unnamed_addr constant [15 x i8] c"products agree\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %argc, ptr nocapture noundef readonly %argv) local_unnamed_addr #0 {
entry:
  %x.i = alloca [240 x i64], align 16
  %bx.i = alloca [240 x i64], align 16
  %abx.i = alloca [240 x i64], align 16
  %cx.i = alloca [240 x i64], align 16
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %arrayidx = getelementptr inbounds i8, ptr %argv, i64 8
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !4
  %call = tail call i64 @strtol(ptr nocapture noundef %0, ptr noundef null, i32 noundef 10) #5
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %entry ]
  %tobool.not = icmp eq i64 %cond, 0
  %cond1 = select i1 %tobool.not, i32 24, i32 240
  %mul = mul nsw i64 %cond, 50
  %wide.trip.count105 = zext nneg i32 %cond1 to i64
  br label %for.cond8.preheader

for.cond8.preheader:                              ; preds = %cond.end, %for.cond.cleanup10
  %indvars.iv102 = phi i64 [ 0, %cond.end ], [ %indvars.iv.next103, %for.cond.cleanup10 ]
  %state.090 = phi i64 [ 88172645463325252, %cond.end ], [ %xor3.i80, %for.cond.cleanup10 ]
  br label %for.body11

for.cond24.preheader:                             ; preds = %for.cond.cleanup10
  %cond6 = select i1 %tobool.not, i64 1, i64 %mul
  %cmp2595 = icmp sgt i64 %cond6, 0
  br i1 %cmp2595, label %for.body27, label %for.cond33.preheader

for.cond.cleanup10:                               ; preds = %for.body11
  %indvars.iv.next103 = add nuw nsw i64 %indvars.iv102, 1
  %exitcond106.not = icmp eq i64 %indvars.iv.next103, %wide.trip.count105
  br i1 %exitcond106.not, label %for.cond24.preheader, label %for.cond8.preheader, !llvm.loop !8

for.body11:                                       ; preds = %for.cond8.preheader, %for.body11
  %indvars.iv = phi i64 [ 0, %for.cond8.preheader ], [ %indvars.iv.next, %for.body11 ]
  %state.188 = phi i64 [ %state.090, %for.cond8.preheader ], [ %xor3.i80, %for.body11 ]
  %shl.i = shl i64 %state.188, 13
  %xor.i = xor i64 %shl.i, %state.188
  %shr.i = lshr i64 %xor.i, 7
  %xor1.i = xor i64 %shr.i, %xor.i
  %shl2.i = shl i64 %xor1.i, 17
  %xor3.i = xor i64 %shl2.i, %xor1.i
  %shr = lshr i64 %xor3.i, 40
  %arrayidx15 = getelementptr inbounds [240 x [240 x i64]], ptr @a, i64 0, i64 %indvars.iv102, i64 %indvars.iv
  store i64 %shr, ptr %arrayidx15, align 8, !tbaa !10
  %shl.i75 = shl i64 %xor3.i, 13
  %xor.i76 = xor i64 %shl.i75, %xor3.i
  %shr.i77 = lshr i64 %xor.i76, 7
  %xor1.i78 = xor i64 %shr.i77, %xor.i76
  %shl2.i79 = shl i64 %xor1.i78, 17
  %xor3.i80 = xor i64 %shl2.i79, %xor1.i78
  %arrayidx20 = getelementptr inbounds [240 x [240 x i64]], ptr @b, i64 0, i64 %indvars.iv102, i64 %indvars.iv
  store i64 %xor3.i80, ptr %arrayidx20, align 8, !tbaa !10
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count105
  br i1 %exitcond.not, label %for.cond.cleanup10, label %for.body11, !llvm.loop !12

for.cond33.preheader.loopexit:                    ; preds = %product_is_right.exit
  %1 = icmp ne i64 %add, 0
  br label %for.cond33.preheader

for.cond33.preheader:                             ; preds = %for.cond33.preheader.loopexit, %for.cond24.preheader
  %wrong.0.lcssa = phi i1 [ false, %for.cond24.preheader ], [ %1, %for.cond33.preheader.loopexit ]
  br label %for.body37

for.body27:                                       ; preds = %for.cond24.preheader, %product_is_right.exit
  %round.097 = phi i64 [ %inc31, %product_is_right.exit ], [ 0, %for.cond24.preheader ]
  %wrong.096 = phi i64 [ %add, %product_is_right.exit ], [ 0, %for.cond24.preheader ]
  %rem = urem i64 %round.097, 5
  store i64 %rem, ptr @a, align 16, !tbaa !10
  br label %for.cond5.preheader.lr.ph.i

for.cond5.preheader.lr.ph.i:                      ; preds = %for.cond.cleanup3.i, %for.body27
  %indvars.iv50.i = phi i64 [ 0, %for.body27 ], [ %indvars.iv.next51.i, %for.cond.cleanup3.i ]
  br label %for.cond5.preheader.i

for.cond5.preheader.i:                            ; preds = %for.cond.cleanup7.i, %for.cond5.preheader.lr.ph.i
  %indvars.iv45.i = phi i64 [ 0, %for.cond5.preheader.lr.ph.i ], [ %indvars.iv.next46.i, %for.cond.cleanup7.i ]
  br label %for.body8.i

for.cond.cleanup3.i:                              ; preds = %for.cond.cleanup7.i
  %indvars.iv.next51.i = add nuw nsw i64 %indvars.iv50.i, 1
  %exitcond54.not.i = icmp eq i64 %indvars.iv.next51.i, %wide.trip.count105
  br i1 %exitcond54.not.i, label %multiply.exit, label %for.cond5.preheader.lr.ph.i, !llvm.loop !13

for.cond.cleanup7.i:                              ; preds = %for.body8.i
  %arrayidx18.i = getelementptr inbounds [240 x i64], ptr @c, i64 %indvars.iv50.i, i64 %indvars.iv45.i
  store i64 %add.i.1, ptr %arrayidx18.i, align 8, !tbaa !10
  %indvars.iv.next46.i = add nuw nsw i64 %indvars.iv45.i, 1
  %exitcond49.not.i = icmp eq i64 %indvars.iv.next46.i, %wide.trip.count105
  br i1 %exitcond49.not.i, label %for.cond.cleanup3.i, label %for.cond5.preheader.i, !llvm.loop !14

for.body8.i:                                      ; preds = %for.body8.i, %for.cond5.preheader.i
  %indvars.iv.i = phi i64 [ 0, %for.cond5.preheader.i ], [ %indvars.iv.next.i.1, %for.body8.i ]
  %sum.038.i = phi i64 [ 0, %for.cond5.preheader.i ], [ %add.i.1, %for.body8.i ]
  %arrayidx10.i = getelementptr inbounds [240 x i64], ptr @a, i64 %indvars.iv50.i, i64 %indvars.iv.i
  %2 = load i64, ptr %arrayidx10.i, align 16, !tbaa !10
  %arrayidx14.i = getelementptr inbounds [240 x i64], ptr @b, i64 %indvars.iv.i, i64 %indvars.iv45.i
  %3 = load i64, ptr %arrayidx14.i, align 8, !tbaa !10
  %mul.i = mul i64 %3, %2
  %add.i = add i64 %mul.i, %sum.038.i
  %indvars.iv.next.i = or disjoint i64 %indvars.iv.i, 1
  %arrayidx10.i.1 = getelementptr inbounds [240 x i64], ptr @a, i64 %indvars.iv50.i, i64 %indvars.iv.next.i
  %4 = load i64, ptr %arrayidx10.i.1, align 8, !tbaa !10
  %arrayidx14.i.1 = getelementptr inbounds [240 x i64], ptr @b, i64 %indvars.iv.next.i, i64 %indvars.iv45.i
  %5 = load i64, ptr %arrayidx14.i.1, align 8, !tbaa !10
  %mul.i.1 = mul i64 %5, %4
  %add.i.1 = add i64 %mul.i.1, %add.i
  %indvars.iv.next.i.1 = add nuw nsw i64 %indvars.iv.i, 2
  %exitcond.not.i.1 = icmp eq i64 %indvars.iv.next.i.1, %wide.trip.count105
  br i1 %exitcond.not.i.1, label %for.cond.cleanup7.i, label %for.body8.i, !llvm.loop !15

multiply.exit:                                    ; preds = %for.cond.cleanup3.i
  call void @llvm.lifetime.start.p0(i64 1920, ptr nonnull %x.i) #5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1920) %x.i, i8 0, i64 1920, i1 false)
  call void @llvm.lifetime.start.p0(i64 1920, ptr nonnull %bx.i) #5
  call void @llvm.lifetime.start.p0(i64 1920, ptr nonnull %abx.i) #5
  call void @llvm.lifetime.start.p0(i64 1920, ptr nonnull %cx.i) #5
  br label %for.body.i

for.body4.lr.ph.i.i:                              ; preds = %for.body.i, %for.cond.cleanup3.i.i
  %indvars.iv30.i.i = phi i64 [ %indvars.iv.next31.i.i, %for.cond.cleanup3.i.i ], [ 0, %for.body.i ]
  br label %for.body4.i.i

for.cond.cleanup3.i.i:                            ; preds = %for.body4.i.i
  %arrayidx.i.i = getelementptr inbounds i64, ptr %bx.i, i64 %indvars.iv30.i.i
  store i64 %add.i.i.3, ptr %arrayidx.i.i, align 8, !tbaa !10
  %indvars.iv.next31.i.i = add nuw nsw i64 %indvars.iv30.i.i, 1
  %exitcond34.not.i.i = icmp eq i64 %indvars.iv.next31.i.i, %wide.trip.count105
  br i1 %exitcond34.not.i.i, label %for.body4.lr.ph.i40.i, label %for.body4.lr.ph.i.i, !llvm.loop !16

for.body4.i.i:                                    ; preds = %for.body4.i.i, %for.body4.lr.ph.i.i
  %indvars.iv.i.i = phi i64 [ 0, %for.body4.lr.ph.i.i ], [ %indvars.iv.next.i.i.3, %for.body4.i.i ]
  %6 = phi i64 [ 0, %for.body4.lr.ph.i.i ], [ %add.i.i.3, %for.body4.i.i ]
  %arrayidx8.i.i = getelementptr inbounds [240 x i64], ptr @b, i64 %indvars.iv30.i.i, i64 %indvars.iv.i.i
  %7 = load i64, ptr %arrayidx8.i.i, align 16, !tbaa !10
  %arrayidx10.i.i = getelementptr inbounds i64, ptr %x.i, i64 %indvars.iv.i.i
  %8 = load i64, ptr %arrayidx10.i.i, align 16, !tbaa !10
  %mul.i.i = mul i64 %8, %7
  %add.i.i = add i64 %mul.i.i, %6
  %indvars.iv.next.i.i = or disjoint i64 %indvars.iv.i.i, 1
  %arrayidx8.i.i.1 = getelementptr inbounds [240 x i64], ptr @b, i64 %indvars.iv30.i.i, i64 %indvars.iv.next.i.i
  %9 = load i64, ptr %arrayidx8.i.i.1, align 8, !tbaa !10
  %arrayidx10.i.i.1 = getelementptr inbounds i64, ptr %x.i, i64 %indvars.iv.next.i.i
  %10 = load i64, ptr %arrayidx10.i.i.1, align 8, !tbaa !10
  %mul.i.i.1 = mul i64 %10, %9
  %add.i.i.1 = add i64 %mul.i.i.1, %add.i.i
  %indvars.iv.next.i.i.1 = or disjoint i64 %indvars.iv.i.i, 2
  %arrayidx8.i.i.2 = getelementptr inbounds [240 x i64], ptr @b, i64 %indvars.iv30.i.i, i64 %indvars.iv.next.i.i.1
  %11 = load i64, ptr %arrayidx8.i.i.2, align 16, !tbaa !10
  %arrayidx10.i.i.2 = getelementptr inbounds i64, ptr %x.i, i64 %indvars.iv.next.i.i.1
  %12 = load i64, ptr %arrayidx10.i.i.2, align 16, !tbaa !10
  %mul.i.i.2 = mul i64 %12, %11
  %add.i.i.2 = add i64 %mul.i.i.2, %add.i.i.1
  %indvars.iv.next.i.i.2 = or disjoint i64 %indvars.iv.i.i, 3
  %arrayidx8.i.i.3 = getelementptr inbounds [240 x i64], ptr @b, i64 %indvars.iv30.i.i, i64 %indvars.iv.next.i.i.2
  %13 = load i64, ptr %arrayidx8.i.i.3, align 8, !tbaa !10
  %arrayidx10.i.i.3 = getelementptr inbounds i64, ptr %x.i, i64 %indvars.iv.next.i.i.2
  %14 = load i64, ptr %arrayidx10.i.i.3, align 8, !tbaa !10
  %mul.i.i.3 = mul i64 %14, %13
  %add.i.i.3 = add i64 %mul.i.i.3, %add.i.i.2
  %indvars.iv.next.i.i.3 = add nuw nsw i64 %indvars.iv.i.i, 4
  %exitcond.not.i.i.3 = icmp eq i64 %indvars.iv.next.i.i.3, %wide.trip.count105
  br i1 %exitcond.not.i.i.3, label %for.cond.cleanup3.i.i, label %for.body4.i.i, !llvm.loop !17

for.body4.lr.ph.i40.i:                            ; preds = %for.cond.cleanup3.i.i, %for.cond.cleanup3.i51.i
  %indvars.iv30.i41.i = phi i64 [ %indvars.iv.next31.i52.i, %for.cond.cleanup3.i51.i ], [ 0, %for.cond.cleanup3.i.i ]
  br label %for.body4.i43.i

for.cond.cleanup3.i51.i:                          ; preds = %for.body4.i43.i
  %arrayidx.i42.i = getelementptr inbounds i64, ptr %abx.i, i64 %indvars.iv30.i41.i
  store i64 %add.i48.i.3, ptr %arrayidx.i42.i, align 8, !tbaa !10
  %indvars.iv.next31.i52.i = add nuw nsw i64 %indvars.iv30.i41.i, 1
  %exitcond34.not.i53.i = icmp eq i64 %indvars.iv.next31.i52.i, %wide.trip.count105
  br i1 %exitcond34.not.i53.i, label %for.body4.lr.ph.i58.i, label %for.body4.lr.ph.i40.i, !llvm.loop !16

for.body4.i43.i:                                  ; preds = %for.body4.i43.i, %for.body4.lr.ph.i40.i
  %indvars.iv.i44.i = phi i64 [ 0, %for.body4.lr.ph.i40.i ], [ %indvars.iv.next.i49.i.3, %for.body4.i43.i ]
  %15 = phi i64 [ 0, %for.body4.lr.ph.i40.i ], [ %add.i48.i.3, %for.body4.i43.i ]
  %arrayidx8.i45.i = getelementptr inbounds [240 x i64], ptr @a, i64 %indvars.iv30.i41.i, i64 %indvars.iv.i44.i
  %16 = load i64, ptr %arrayidx8.i45.i, align 16, !tbaa !10
  %arrayidx10.i46.i = getelementptr inbounds i64, ptr %bx.i, i64 %indvars.iv.i44.i
  %17 = load i64, ptr %arrayidx10.i46.i, align 16, !tbaa !10
  %mul.i47.i = mul i64 %17, %16
  %add.i48.i = add i64 %mul.i47.i, %15
  %indvars.iv.next.i49.i = or disjoint i64 %indvars.iv.i44.i, 1
  %arrayidx8.i45.i.1 = getelementptr inbounds [240 x i64], ptr @a, i64 %indvars.iv30.i41.i, i64 %indvars.iv.next.i49.i
  %18 = load i64, ptr %arrayidx8.i45.i.1, align 8, !tbaa !10
  %arrayidx10.i46.i.1 = getelementptr inbounds i64, ptr %bx.i, i64 %indvars.iv.next.i49.i
  %19 = load i64, ptr %arrayidx10.i46.i.1, align 8, !tbaa !10
  %mul.i47.i.1 = mul i64 %19, %18
  %add.i48.i.1 = add i64 %mul.i47.i.1, %add.i48.i
  %indvars.iv.next.i49.i.1 = or disjoint i64 %indvars.iv.i44.i, 2
  %arrayidx8.i45.i.2 = getelementptr inbounds [240 x i64], ptr @a, i64 %indvars.iv30.i41.i, i64 %indvars.iv.next.i49.i.1
  %20 = load i64, ptr %arrayidx8.i45.i.2, align 16, !tbaa !10
  %arrayidx10.i46.i.2 = getelementptr inbounds i64, ptr %bx.i, i64 %indvars.iv.next.i49.i.1
  %21 = load i64, ptr %arrayidx10.i46.i.2, align 16, !tbaa !10
  %mul.i47.i.2 = mul i64 %21, %20
  %add.i48.i.2 = add i64 %mul.i47.i.2, %add.i48.i.1
  %indvars.iv.next.i49.i.2 = or disjoint i64 %indvars.iv.i44.i, 3
  %arrayidx8.i45.i.3 = getelementptr inbounds [240 x i64], ptr @a, i64 %indvars.iv30.i41.i, i64 %indvars.iv.next.i49.i.2
  %22 = load i64, ptr %arrayidx8.i45.i.3, align 8, !tbaa !10
  %arrayidx10.i46.i.3 = getelementptr inbounds i64, ptr %bx.i, i64 %indvars.iv.next.i49.i.2
  %23 = load i64, ptr %arrayidx10.i46.i.3, align 8, !tbaa !10
  %mul.i47.i.3 = mul i64 %23, %22
  %add.i48.i.3 = add i64 %mul.i47.i.3, %add.i48.i.2
  %indvars.iv.next.i49.i.3 = add nuw nsw i64 %indvars.iv.i44.i, 4
  %exitcond.not.i50.i.3 = icmp eq i64 %indvars.iv.next.i49.i.3, %wide.trip.count105
  br i1 %exitcond.not.i50.i.3, label %for.cond.cleanup3.i51.i, label %for.body4.i43.i, !llvm.loop !17

for.body4.lr.ph.i58.i:                            ; preds = %for.cond.cleanup3.i51.i, %for.cond.cleanup3.i69.i
  %indvars.iv30.i59.i = phi i64 [ %indvars.iv.next31.i70.i, %for.cond.cleanup3.i69.i ], [ 0, %for.cond.cleanup3.i51.i ]
  br label %for.body4.i61.i

for.cond.cleanup3.i69.i:                          ; preds = %for.body4.i61.i
  %arrayidx.i60.i = getelementptr inbounds i64, ptr %cx.i, i64 %indvars.iv30.i59.i
  store i64 %add.i66.i.3, ptr %arrayidx.i60.i, align 8, !tbaa !10
  %indvars.iv.next31.i70.i = add nuw nsw i64 %indvars.iv30.i59.i, 1
  %exitcond34.not.i71.i = icmp eq i64 %indvars.iv.next31.i70.i, %wide.trip.count105
  br i1 %exitcond34.not.i71.i, label %for.body12.i.preheader, label %for.body4.lr.ph.i58.i, !llvm.loop !16

for.body12.i.preheader:                           ; preds = %for.cond.cleanup3.i69.i
  %24 = load i64, ptr %abx.i, align 16, !tbaa !10
  %25 = load i64, ptr %cx.i, align 16, !tbaa !10
  %cmp17.not.i92 = icmp eq i64 %24, %25
  br i1 %cmp17.not.i92, label %for.cond8.i, label %product_is_right.exit

for.body4.i61.i:                                  ; preds = %for.body4.i61.i, %for.body4.lr.ph.i58.i
  %indvars.iv.i62.i = phi i64 [ 0, %for.body4.lr.ph.i58.i ], [ %indvars.iv.next.i67.i.3, %for.body4.i61.i ]
  %26 = phi i64 [ 0, %for.body4.lr.ph.i58.i ], [ %add.i66.i.3, %for.body4.i61.i ]
  %arrayidx8.i63.i = getelementptr inbounds [240 x i64], ptr @c, i64 %indvars.iv30.i59.i, i64 %indvars.iv.i62.i
  %27 = load i64, ptr %arrayidx8.i63.i, align 16, !tbaa !10
  %arrayidx10.i64.i = getelementptr inbounds i64, ptr %x.i, i64 %indvars.iv.i62.i
  %28 = load i64, ptr %arrayidx10.i64.i, align 16, !tbaa !10
  %mul.i65.i = mul i64 %28, %27
  %add.i66.i = add i64 %mul.i65.i, %26
  %indvars.iv.next.i67.i = or disjoint i64 %indvars.iv.i62.i, 1
  %arrayidx8.i63.i.1 = getelementptr inbounds [240 x i64], ptr @c, i64 %indvars.iv30.i59.i, i64 %indvars.iv.next.i67.i
  %29 = load i64, ptr %arrayidx8.i63.i.1, align 8, !tbaa !10
  %arrayidx10.i64.i.1 = getelementptr inbounds i64, ptr %x.i, i64 %indvars.iv.next.i67.i
  %30 = load i64, ptr %arrayidx10.i64.i.1, align 8, !tbaa !10
  %mul.i65.i.1 = mul i64 %30, %29
  %add.i66.i.1 = add i64 %mul.i65.i.1, %add.i66.i
  %indvars.iv.next.i67.i.1 = or disjoint i64 %indvars.iv.i62.i, 2
  %arrayidx8.i63.i.2 = getelementptr inbounds [240 x i64], ptr @c, i64 %indvars.iv30.i59.i, i64 %indvars.iv.next.i67.i.1
  %31 = load i64, ptr %arrayidx8.i63.i.2, align 16, !tbaa !10
  %arrayidx10.i64.i.2 = getelementptr inbounds i64, ptr %x.i, i64 %indvars.iv.next.i67.i.1
  %32 = load i64, ptr %arrayidx10.i64.i.2, align 16, !tbaa !10
  %mul.i65.i.2 = mul i64 %32, %31
  %add.i66.i.2 = add i64 %mul.i65.i.2, %add.i66.i.1
  %indvars.iv.next.i67.i.2 = or disjoint i64 %indvars.iv.i62.i, 3
  %arrayidx8.i63.i.3 = getelementptr inbounds [240 x i64], ptr @c, i64 %indvars.iv30.i59.i, i64 %indvars.iv.next.i67.i.2
  %33 = load i64, ptr %arrayidx8.i63.i.3, align 8, !tbaa !10
  %arrayidx10.i64.i.3 = getelementptr inbounds i64, ptr %x.i, i64 %indvars.iv.next.i67.i.2
  %34 = load i64, ptr %arrayidx10.i64.i.3, align 8, !tbaa !10
  %mul.i65.i.3 = mul i64 %34, %33
  %add.i66.i.3 = add i64 %mul.i65.i.3, %add.i66.i.2
  %indvars.iv.next.i67.i.3 = add nuw nsw i64 %indvars.iv.i62.i, 4
  %exitcond.not.i68.i.3 = icmp eq i64 %indvars.iv.next.i67.i.3, %wide.trip.count105
  br i1 %exitcond.not.i68.i.3, label %for.cond.cleanup3.i69.i, label %for.body4.i61.i, !llvm.loop !17

for.body.i:                                       ; preds = %for.body.i, %multiply.exit
  %indvars.iv.i81 = phi i64 [ 0, %multiply.exit ], [ %indvars.iv.next.i84.3, %for.body.i ]
  %mul.i82 = mul nuw nsw i64 %indvars.iv.i81, %indvars.iv.i81
  %add.i83 = or disjoint i64 %mul.i82, 1
  %arrayidx.i = getelementptr inbounds [240 x i64], ptr %x.i, i64 0, i64 %indvars.iv.i81
  store i64 %add.i83, ptr %arrayidx.i, align 16, !tbaa !10
  %indvars.iv.next.i84 = or disjoint i64 %indvars.iv.i81, 1
  %mul.i82.1 = mul nuw nsw i64 %indvars.iv.next.i84, %indvars.iv.next.i84
  %add.i83.1 = add nuw nsw i64 %mul.i82.1, 1
  %arrayidx.i.1 = getelementptr inbounds [240 x i64], ptr %x.i, i64 0, i64 %indvars.iv.next.i84
  store i64 %add.i83.1, ptr %arrayidx.i.1, align 8, !tbaa !10
  %indvars.iv.next.i84.1 = or disjoint i64 %indvars.iv.i81, 2
  %mul.i82.2 = mul nuw nsw i64 %indvars.iv.next.i84.1, %indvars.iv.next.i84.1
  %add.i83.2 = or disjoint i64 %mul.i82.2, 1
  %arrayidx.i.2 = getelementptr inbounds [240 x i64], ptr %x.i, i64 0, i64 %indvars.iv.next.i84.1
  store i64 %add.i83.2, ptr %arrayidx.i.2, align 16, !tbaa !10
  %indvars.iv.next.i84.2 = or disjoint i64 %indvars.iv.i81, 3
  %mul.i82.3 = mul nuw nsw i64 %indvars.iv.next.i84.2, %indvars.iv.next.i84.2
  %add.i83.3 = add nuw nsw i64 %mul.i82.3, 1
  %arrayidx.i.3 = getelementptr inbounds [240 x i64], ptr %x.i, i64 0, i64 %indvars.iv.next.i84.2
  store i64 %add.i83.3, ptr %arrayidx.i.3, align 8, !tbaa !10
  %indvars.iv.next.i84.3 = add nuw nsw i64 %indvars.iv.i81, 4
  %exitcond.not.i85.3 = icmp eq i64 %indvars.iv.next.i84.3, %wide.trip.count105
  br i1 %exitcond.not.i85.3, label %for.body4.lr.ph.i.i, label %for.body.i, !llvm.loop !18

for.cond8.i:                                      ; preds = %for.body12.i.preheader, %for.body12.i
  %indvars.iv80.i93 = phi i64 [ %indvars.iv.next81.i, %for.body12.i ], [ 0, %for.body12.i.preheader ]
  %indvars.iv.next81.i = add nuw nsw i64 %indvars.iv80.i93, 1
  %exitcond83.i = icmp eq i64 %indvars.iv.next81.i, %wide.trip.count105
  br i1 %exitcond83.i, label %product_is_right.exit.loopexit, label %for.body12.i, !llvm.loop !19

for.body12.i:                                     ; preds = %for.cond8.i
  %arrayidx14.i86 = getelementptr inbounds [240 x i64], ptr %abx.i, i64 0, i64 %indvars.iv.next81.i
  %35 = load i64, ptr %arrayidx14.i86, align 8, !tbaa !10
  %arrayidx16.i = getelementptr inbounds [240 x i64], ptr %cx.i, i64 0, i64 %indvars.iv.next81.i
  %36 = load i64, ptr %arrayidx16.i, align 8, !tbaa !10
  %cmp17.not.i = icmp eq i64 %35, %36
  br i1 %cmp17.not.i, label %for.cond8.i, label %product_is_right.exit.loopexit, !llvm.loop !19

product_is_right.exit.loopexit:                   ; preds = %for.cond8.i, %for.body12.i
  %cmp9.not.i.le = icmp uge i64 %indvars.iv.next81.i, %wide.trip.count105
  br label %product_is_right.exit

product_is_right.exit:                            ; preds = %product_is_right.exit.loopexit, %for.body12.i.preheader
  %cmp9.not.lcssa.ph.i = phi i1 [ false, %for.body12.i.preheader ], [ %cmp9.not.i.le, %product_is_right.exit.loopexit ]
  call void @llvm.lifetime.end.p0(i64 1920, ptr nonnull %cx.i) #5
  call void @llvm.lifetime.end.p0(i64 1920, ptr nonnull %abx.i) #5
  call void @llvm.lifetime.end.p0(i64 1920, ptr nonnull %bx.i) #5
  call void @llvm.lifetime.end.p0(i64 1920, ptr nonnull %x.i) #5
  %37 = xor i1 %cmp9.not.lcssa.ph.i, true
  %conv = zext i1 %37 to i64
  %add = add nuw nsw i64 %wrong.096, %conv
  %inc31 = add nuw nsw i64 %round.097, 1
  %exitcond107.not = icmp eq i64 %inc31, %cond6
  br i1 %exitcond107.not, label %for.cond33.preheader.loopexit, label %for.body27, !llvm.loop !20

for.cond.cleanup36:                               ; preds = %for.body37
  %cond47 = select i1 %wrong.0.lcssa, ptr @.str.1, ptr @.str.2
  %call48 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %cond1, i32 noundef %cond1, ptr noundef nonnull %cond47)
  %cmp51 = icmp eq i64 %add42.3, 0
  %38 = select i1 %wrong.0.lcssa, i1 true, i1 %cmp51
  %lor.ext = zext i1 %38 to i32
  ret i32 %lor.ext

for.body37:                                       ; preds = %for.body37, %for.cond33.preheader
  %indvars.iv108 = phi i64 [ 0, %for.cond33.preheader ], [ %indvars.iv.next109.3, %for.body37 ]
  %trace.099 = phi i64 [ 0, %for.cond33.preheader ], [ %add42.3, %for.body37 ]
  %arrayidx41 = getelementptr inbounds [240 x [240 x i64]], ptr @c, i64 0, i64 %indvars.iv108, i64 %indvars.iv108
  %39 = load i64, ptr %arrayidx41, align 16, !tbaa !10
  %add42 = add i64 %39, %trace.099
  %indvars.iv.next109 = or disjoint i64 %indvars.iv108, 1
  %arrayidx41.1 = getelementptr inbounds [240 x [240 x i64]], ptr @c, i64 0, i64 %indvars.iv.next109, i64 %indvars.iv.next109
  %40 = load i64, ptr %arrayidx41.1, align 8, !tbaa !10
  %add42.1 = add i64 %40, %add42
  %indvars.iv.next109.1 = or disjoint i64 %indvars.iv108, 2
  %arrayidx41.2 = getelementptr inbounds [240 x [240 x i64]], ptr @c, i64 0, i64 %indvars.iv.next109.1, i64 %indvars.iv.next109.1
  %41 = load i64, ptr %arrayidx41.2, align 16, !tbaa !10
  %add42.2 = add i64 %41, %add42.1
  %indvars.iv.next109.2 = or disjoint i64 %indvars.iv108, 3
  %arrayidx41.3 = getelementptr inbounds [240 x [240 x i64]], ptr @c, i64 0, i64 %indvars.iv.next109.2, i64 %indvars.iv.next109.2
  %42 = load i64, ptr %arrayidx41.3, align 8, !tbaa !10
  %add42.3 = add i64 %42, %add42.2
  %indvars.iv.next109.3 = add nuw nsw i64 %indvars.iv108, 4
  %exitcond112.not.3 = icmp eq i64 %indvars.iv.next109.3, %wide.trip.count105
  br i1 %exitcond112.not.3, label %for.cond.cleanup36, label %for.body37, !llvm.loop !21
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

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!11, !11, i64 0}
!11 = !{!"long", !6, i64 0}
!12 = distinct !{!12, !9}
!13 = distinct !{!13, !9}
!14 = distinct !{!14, !9}
!15 = distinct !{!15, !9}
!16 = distinct !{!16, !9}
!17 = distinct !{!17, !9}
!18 = distinct !{!18, !9}
!19 = distinct !{!19, !9}
!20 = distinct !{!20, !9}
!21 = distinct !{!21, !9}
