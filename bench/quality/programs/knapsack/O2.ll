source_filename = "knapsack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@weight = internal unnamed_addr global [120 x i32] zeroinitializer, align 16
@worth = internal unnamed_addr global [120 x i32] zeroinitializer, align 16
@first = internal unnamed_addr global [1500 x i8] zeroinitializer, align 16
@second = internal unnamed_addr global [1500 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [36 x i8] c"knapsack: worth %u, subsequence %d\0A\00", align 1
@state = internal unnamed_addr global i32 -1831433054, align 4
@best = internal unnamed_addr global [121 x [6001 x i32]] zeroinitializer, align 16
@common = internal unnamed_addr global [1501 x [1501 x i16]] zeroinitializer, align 16

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
  %tobool.not = icmp eq i64 %cond, 0
  %cond5 = select i1 %tobool.not, i32 200, i32 6000
  %mul = mul nsw i64 %cond, 40
  %div.lhs.trunc = trunc nuw nsw i32 %cond5 to i16
  %div135 = udiv i16 %div.lhs.trunc, 10
  %div.zext = zext nneg i16 %div135 to i32
  %state.promoted = load i32, ptr @state, align 4, !tbaa !8
  %wide.trip.count = select i1 %tobool.not, i64 20, i64 120
  br label %for.body

for.cond19.preheader:                             ; preds = %for.body
  %cond3 = select i1 %tobool.not, i32 60, i32 1500
  %wide.trip.count131 = zext nneg i32 %cond3 to i64
  br label %for.body22

for.body:                                         ; preds = %cond.end, %for.body
  %indvars.iv = phi i64 [ 0, %cond.end ], [ %indvars.iv.next, %for.body ]
  %xor3.i78115116 = phi i32 [ %state.promoted, %cond.end ], [ %xor3.i78, %for.body ]
  %shl.i = shl i32 %xor3.i78115116, 13
  %xor.i = xor i32 %shl.i, %xor3.i78115116
  %shr.i = lshr i32 %xor.i, 17
  %xor1.i = xor i32 %shr.i, %xor.i
  %shl2.i = shl i32 %xor1.i, 5
  %xor3.i = xor i32 %shl2.i, %xor1.i
  %rem.i = urem i32 %xor3.i, %div.zext
  %add = add nuw nsw i32 %rem.i, 1
  %arrayidx13 = getelementptr inbounds [120 x i32], ptr @weight, i64 0, i64 %indvars.iv
  store i32 %add, ptr %arrayidx13, align 4, !tbaa !8
  %shl.i73 = shl i32 %xor3.i, 13
  %xor.i74 = xor i32 %shl.i73, %xor3.i
  %shr.i75 = lshr i32 %xor.i74, 17
  %xor1.i76 = xor i32 %shr.i75, %xor.i74
  %shl2.i77 = shl i32 %xor1.i76, 5
  %xor3.i78 = xor i32 %shl2.i77, %xor1.i76
  %rem.i79 = urem i32 %xor3.i78, 1000
  %add15 = add nuw nsw i32 %rem.i79, 1
  %arrayidx17 = getelementptr inbounds [120 x i32], ptr @worth, i64 0, i64 %indvars.iv
  store i32 %add15, ptr %arrayidx17, align 4, !tbaa !8
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond19.preheader, label %for.body, !llvm.loop !10

for.cond35.preheader:                             ; preds = %for.body22
  %cond10 = select i1 %tobool.not, i64 1, i64 %mul
  store i32 %xor3.i92, ptr @state, align 4, !tbaa !8
  %cmp36122 = icmp sgt i64 %cond10, 0
  br i1 %cmp36122, label %for.body39.lr.ph, label %for.cond.cleanup38

for.body39.lr.ph:                                 ; preds = %for.cond35.preheader
  %1 = zext nneg i32 %cond5 to i64
  %2 = shl nuw nsw i64 %1, 2
  %3 = or disjoint i64 %2, 4
  %4 = or disjoint i32 %cond5, 1
  %arrayidx57.i = getelementptr inbounds [121 x [6001 x i32]], ptr @best, i64 0, i64 %wide.trip.count, i64 %1
  %5 = or disjoint i32 %cond3, 1
  %wide.trip.count93.i = zext nneg i32 %5 to i64
  %arrayidx60.i = getelementptr inbounds [1501 x [1501 x i16]], ptr @common, i64 0, i64 %wide.trip.count131, i64 %wide.trip.count131
  %unroll_iter = zext nneg i32 %cond5 to i64
  br label %for.body39

for.body22:                                       ; preds = %for.cond19.preheader, %for.body22
  %indvars.iv128 = phi i64 [ 0, %for.cond19.preheader ], [ %indvars.iv.next129, %for.body22 ]
  %xor3.i92119120 = phi i32 [ %xor3.i78, %for.cond19.preheader ], [ %xor3.i92, %for.body22 ]
  %shl.i80 = shl i32 %xor3.i92119120, 13
  %xor.i81 = xor i32 %shl.i80, %xor3.i92119120
  %shr.i82 = lshr i32 %xor.i81, 17
  %xor1.i83 = xor i32 %shr.i82, %xor.i81
  %shl2.i84 = shl i32 %xor1.i83, 5
  %xor3.i85 = xor i32 %shl2.i84, %xor1.i83
  %6 = trunc i32 %xor1.i83 to i8
  %7 = and i8 %6, 7
  %conv = add nuw nsw i8 %7, 97
  %arrayidx26 = getelementptr inbounds [1500 x i8], ptr @first, i64 0, i64 %indvars.iv128
  store i8 %conv, ptr %arrayidx26, align 1, !tbaa !12
  %shl.i87 = shl i32 %xor3.i85, 13
  %xor.i88 = xor i32 %shl.i87, %xor3.i85
  %shr.i89 = lshr i32 %xor.i88, 17
  %xor1.i90 = xor i32 %shr.i89, %xor.i88
  %shl2.i91 = shl i32 %xor1.i90, 5
  %xor3.i92 = xor i32 %shl2.i91, %xor1.i90
  %8 = trunc i32 %xor1.i90 to i8
  %9 = and i8 %8, 7
  %conv29 = add nuw nsw i8 %9, 97
  %arrayidx31 = getelementptr inbounds [1500 x i8], ptr @second, i64 0, i64 %indvars.iv128
  store i8 %conv29, ptr %arrayidx31, align 1, !tbaa !12
  %indvars.iv.next129 = add nuw nsw i64 %indvars.iv128, 1
  %exitcond132.not = icmp eq i64 %indvars.iv.next129, %wide.trip.count131
  br i1 %exitcond132.not, label %for.cond35.preheader, label %for.body22, !llvm.loop !13

for.cond.cleanup38.loopexit:                      ; preds = %lor.end
  %10 = icmp ne i32 %add47, 0
  %11 = zext i1 %10 to i32
  br label %for.cond.cleanup38

for.cond.cleanup38:                               ; preds = %for.cond.cleanup38.loopexit, %for.cond35.preheader
  %value.0.lcssa = phi i32 [ 0, %for.cond35.preheader ], [ %30, %for.cond.cleanup38.loopexit ]
  %subsequence.0.lcssa = phi i32 [ 0, %for.cond35.preheader ], [ %conv61.i, %for.cond.cleanup38.loopexit ]
  %wrong.0.lcssa = phi i32 [ 0, %for.cond35.preheader ], [ %11, %for.cond.cleanup38.loopexit ]
  %call51 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %value.0.lcssa, i32 noundef %subsequence.0.lcssa)
  ret i32 %wrong.0.lcssa

for.body39:                                       ; preds = %for.body39.lr.ph, %lor.end
  %round.0124 = phi i64 [ 0, %for.body39.lr.ph ], [ %inc49, %lor.end ]
  %wrong.0123 = phi i32 [ 0, %for.body39.lr.ph ], [ %add47, %lor.end ]
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) @best, i8 0, i64 %3, i1 false), !tbaa !8
  br label %for.cond6.preheader.i

for.cond6.preheader.i:                            ; preds = %for.cond.cleanup26.i, %for.body39
  %indvars.iv95.i = phi i64 [ 0, %for.body39 ], [ %indvars.iv.next96.i, %for.cond.cleanup26.i ]
  %indvars.iv.next96.i = add nuw nsw i64 %indvars.iv95.i, 1
  br label %for.body9.i

for.body9.i.epil:                                 ; preds = %for.body9.i, %for.body9.i.epil
  %indvars.iv.i.epil = phi i64 [ %indvars.iv.next.i.epil, %for.body9.i.epil ], [ %indvars.iv.next.i.3, %for.body9.i ]
  %epil.iter = phi i64 [ %epil.iter.next, %for.body9.i.epil ], [ 0, %for.body9.i ]
  %arrayidx13.i.epil = getelementptr inbounds [121 x [6001 x i32]], ptr @best, i64 0, i64 %indvars.iv95.i, i64 %indvars.iv.i.epil
  %12 = load i32, ptr %arrayidx13.i.epil, align 4, !tbaa !8
  %arrayidx17.i.epil = getelementptr inbounds [121 x [6001 x i32]], ptr @best, i64 0, i64 %indvars.iv.next96.i, i64 %indvars.iv.i.epil
  store i32 %12, ptr %arrayidx17.i.epil, align 4, !tbaa !8
  %indvars.iv.next.i.epil = add nuw nsw i64 %indvars.iv.i.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter, 0
  br i1 %epil.iter.cmp.not, label %for.cond.cleanup8.i, label %for.body9.i.epil, !llvm.loop !14

for.cond.cleanup8.i:                              ; preds = %for.body9.i.epil
  %arrayidx23.i = getelementptr inbounds [120 x i32], ptr @weight, i64 0, i64 %indvars.iv95.i
  %13 = load i32, ptr %arrayidx23.i, align 4, !tbaa !8
  %cmp25.not83.i = icmp ugt i32 %13, %cond5
  br i1 %cmp25.not83.i, label %for.cond.cleanup26.i, label %for.body27.lr.ph.i

for.body27.lr.ph.i:                               ; preds = %for.cond.cleanup8.i
  %arrayidx35.i = getelementptr inbounds [120 x i32], ptr @worth, i64 0, i64 %indvars.iv95.i
  %14 = load i32, ptr %arrayidx35.i, align 4, !tbaa !8
  %15 = zext i32 %13 to i64
  %16 = and i32 %13, 1
  %lcmp.mod137.not.not = icmp eq i32 %16, 0
  br i1 %lcmp.mod137.not.not, label %for.body27.i.prol, label %for.body27.i.prol.loopexit

for.body27.i.prol:                                ; preds = %for.body27.lr.ph.i
  %arrayidx33.i.prol = getelementptr inbounds [121 x [6001 x i32]], ptr @best, i64 0, i64 %indvars.iv95.i, i64 0
  %17 = load i32, ptr %arrayidx33.i.prol, align 4, !tbaa !8
  %add36.i.prol = add i32 %17, %14
  %arrayidx41.i.prol = getelementptr inbounds [121 x [6001 x i32]], ptr @best, i64 0, i64 %indvars.iv.next96.i, i64 %15
  %18 = load i32, ptr %arrayidx41.i.prol, align 4, !tbaa !8
  %cmp42.i.prol = icmp ugt i32 %add36.i.prol, %18
  br i1 %cmp42.i.prol, label %if.then.i.prol, label %if.end.i.prol

if.then.i.prol:                                   ; preds = %for.body27.i.prol
  store i32 %add36.i.prol, ptr %arrayidx41.i.prol, align 4, !tbaa !8
  br label %if.end.i.prol

if.end.i.prol:                                    ; preds = %if.then.i.prol, %for.body27.i.prol
  %indvars.iv.next91.i.prol = or disjoint i64 %15, 1
  br label %for.body27.i.prol.loopexit

for.body27.i.prol.loopexit:                       ; preds = %if.end.i.prol, %for.body27.lr.ph.i
  %indvars.iv90.i.unr = phi i64 [ %15, %for.body27.lr.ph.i ], [ %indvars.iv.next91.i.prol, %if.end.i.prol ]
  %19 = icmp eq i32 %cond5, %13
  br i1 %19, label %for.cond.cleanup26.i, label %for.body27.i

for.body9.i:                                      ; preds = %for.body9.i, %for.cond6.preheader.i
  %indvars.iv.i = phi i64 [ 0, %for.cond6.preheader.i ], [ %indvars.iv.next.i.3, %for.body9.i ]
  %niter = phi i64 [ 0, %for.cond6.preheader.i ], [ %niter.next.3, %for.body9.i ]
  %arrayidx13.i = getelementptr inbounds [121 x [6001 x i32]], ptr @best, i64 0, i64 %indvars.iv95.i, i64 %indvars.iv.i
  %20 = load i32, ptr %arrayidx13.i, align 4, !tbaa !8
  %arrayidx17.i = getelementptr inbounds [121 x [6001 x i32]], ptr @best, i64 0, i64 %indvars.iv.next96.i, i64 %indvars.iv.i
  store i32 %20, ptr %arrayidx17.i, align 4, !tbaa !8
  %indvars.iv.next.i = or disjoint i64 %indvars.iv.i, 1
  %arrayidx13.i.1 = getelementptr inbounds [121 x [6001 x i32]], ptr @best, i64 0, i64 %indvars.iv95.i, i64 %indvars.iv.next.i
  %21 = load i32, ptr %arrayidx13.i.1, align 4, !tbaa !8
  %arrayidx17.i.1 = getelementptr inbounds [121 x [6001 x i32]], ptr @best, i64 0, i64 %indvars.iv.next96.i, i64 %indvars.iv.next.i
  store i32 %21, ptr %arrayidx17.i.1, align 4, !tbaa !8
  %indvars.iv.next.i.1 = or disjoint i64 %indvars.iv.i, 2
  %arrayidx13.i.2 = getelementptr inbounds [121 x [6001 x i32]], ptr @best, i64 0, i64 %indvars.iv95.i, i64 %indvars.iv.next.i.1
  %22 = load i32, ptr %arrayidx13.i.2, align 4, !tbaa !8
  %arrayidx17.i.2 = getelementptr inbounds [121 x [6001 x i32]], ptr @best, i64 0, i64 %indvars.iv.next96.i, i64 %indvars.iv.next.i.1
  store i32 %22, ptr %arrayidx17.i.2, align 4, !tbaa !8
  %indvars.iv.next.i.2 = or disjoint i64 %indvars.iv.i, 3
  %arrayidx13.i.3 = getelementptr inbounds [121 x [6001 x i32]], ptr @best, i64 0, i64 %indvars.iv95.i, i64 %indvars.iv.next.i.2
  %23 = load i32, ptr %arrayidx13.i.3, align 4, !tbaa !8
  %arrayidx17.i.3 = getelementptr inbounds [121 x [6001 x i32]], ptr @best, i64 0, i64 %indvars.iv.next96.i, i64 %indvars.iv.next.i.2
  store i32 %23, ptr %arrayidx17.i.3, align 4, !tbaa !8
  %indvars.iv.next.i.3 = add nuw nsw i64 %indvars.iv.i, 4
  %niter.next.3 = add nuw nsw i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %for.body9.i.epil, label %for.body9.i, !llvm.loop !16

for.cond.cleanup26.i:                             ; preds = %for.body27.i.prol.loopexit, %if.end.i.1, %for.cond.cleanup8.i
  %exitcond99.not.i = icmp eq i64 %indvars.iv.next96.i, %wide.trip.count
  br i1 %exitcond99.not.i, label %fill.exit, label %for.cond6.preheader.i, !llvm.loop !17

for.body27.i:                                     ; preds = %for.body27.i.prol.loopexit, %if.end.i.1
  %indvars.iv90.i = phi i64 [ %indvars.iv.next91.i.1, %if.end.i.1 ], [ %indvars.iv90.i.unr, %for.body27.i.prol.loopexit ]
  %24 = sub nuw nsw i64 %indvars.iv90.i, %15
  %arrayidx33.i = getelementptr inbounds [121 x [6001 x i32]], ptr @best, i64 0, i64 %indvars.iv95.i, i64 %24
  %25 = load i32, ptr %arrayidx33.i, align 4, !tbaa !8
  %add36.i = add i32 %25, %14
  %arrayidx41.i = getelementptr inbounds [121 x [6001 x i32]], ptr @best, i64 0, i64 %indvars.iv.next96.i, i64 %indvars.iv90.i
  %26 = load i32, ptr %arrayidx41.i, align 4, !tbaa !8
  %cmp42.i = icmp ugt i32 %add36.i, %26
  br i1 %cmp42.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %for.body27.i
  store i32 %add36.i, ptr %arrayidx41.i, align 4, !tbaa !8
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %for.body27.i
  %indvars.iv.next91.i = add nuw nsw i64 %indvars.iv90.i, 1
  %27 = sub nuw nsw i64 %indvars.iv.next91.i, %15
  %arrayidx33.i.1 = getelementptr inbounds [121 x [6001 x i32]], ptr @best, i64 0, i64 %indvars.iv95.i, i64 %27
  %28 = load i32, ptr %arrayidx33.i.1, align 4, !tbaa !8
  %add36.i.1 = add i32 %28, %14
  %arrayidx41.i.1 = getelementptr inbounds [121 x [6001 x i32]], ptr @best, i64 0, i64 %indvars.iv.next96.i, i64 %indvars.iv.next91.i
  %29 = load i32, ptr %arrayidx41.i.1, align 4, !tbaa !8
  %cmp42.i.1 = icmp ugt i32 %add36.i.1, %29
  br i1 %cmp42.i.1, label %if.then.i.1, label %if.end.i.1

if.then.i.1:                                      ; preds = %if.end.i
  store i32 %add36.i.1, ptr %arrayidx41.i.1, align 4, !tbaa !8
  br label %if.end.i.1

if.end.i.1:                                       ; preds = %if.then.i.1, %if.end.i
  %indvars.iv.next91.i.1 = add nuw nsw i64 %indvars.iv90.i, 2
  %lftr.wideiv.i.1 = trunc i64 %indvars.iv.next91.i.1 to i32
  %exitcond94.not.i.1 = icmp eq i32 %4, %lftr.wideiv.i.1
  br i1 %exitcond94.not.i.1, label %for.cond.cleanup26.i, label %for.body27.i, !llvm.loop !18

fill.exit:                                        ; preds = %for.cond.cleanup26.i
  %30 = load i32, ptr %arrayidx57.i, align 16, !tbaa !8
  br label %for.body4.lr.ph.i

for.body4.lr.ph.i:                                ; preds = %for.cond.cleanup3.i, %fill.exit
  %indvars.iv89.i = phi i64 [ 1, %fill.exit ], [ %indvars.iv.next90.i, %for.cond.cleanup3.i ]
  %31 = add nsw i64 %indvars.iv89.i, -1
  %arrayidx.i = getelementptr inbounds [1500 x i8], ptr @first, i64 0, i64 %31
  %32 = load i8, ptr %arrayidx.i, align 1, !tbaa !12
  br label %for.body4.i

for.cond.cleanup3.i:                              ; preds = %for.inc.i
  %indvars.iv.next90.i = add nuw nsw i64 %indvars.iv89.i, 1
  %exitcond94.not.i98 = icmp eq i64 %indvars.iv.next90.i, %wide.trip.count93.i
  br i1 %exitcond94.not.i98, label %longest.exit, label %for.body4.lr.ph.i, !llvm.loop !19

for.body4.i:                                      ; preds = %for.inc.i, %for.body4.lr.ph.i
  %indvars.iv.i94 = phi i64 [ 1, %for.body4.lr.ph.i ], [ %indvars.iv.next.i96, %for.inc.i ]
  %33 = add nsw i64 %indvars.iv.i94, -1
  %arrayidx7.i = getelementptr inbounds [1500 x i8], ptr @second, i64 0, i64 %33
  %34 = load i8, ptr %arrayidx7.i, align 1, !tbaa !12
  %cmp9.i = icmp eq i8 %32, %34
  br i1 %cmp9.i, label %if.then.i99, label %if.else.i

if.then.i99:                                      ; preds = %for.body4.i
  %arrayidx16.i = getelementptr inbounds [1501 x [1501 x i16]], ptr @common, i64 0, i64 %31, i64 %33
  %35 = load i16, ptr %arrayidx16.i, align 2, !tbaa !20
  %add.i = add i16 %35, 1
  br label %for.inc.i

if.else.i:                                        ; preds = %for.body4.i
  %arrayidx27.i = getelementptr inbounds [1501 x [1501 x i16]], ptr @common, i64 0, i64 %31, i64 %indvars.iv.i94
  %36 = load i16, ptr %arrayidx27.i, align 2, !tbaa !20
  %arrayidx33.i95 = getelementptr inbounds [1501 x [1501 x i16]], ptr @common, i64 0, i64 %indvars.iv89.i, i64 %33
  %37 = load i16, ptr %arrayidx33.i95, align 2, !tbaa !20
  %..i = tail call i16 @llvm.umax.i16(i16 %36, i16 %37)
  br label %for.inc.i

for.inc.i:                                        ; preds = %if.else.i, %if.then.i99
  %..sink.i = phi i16 [ %add.i, %if.then.i99 ], [ %..i, %if.else.i ]
  %38 = getelementptr inbounds [1501 x [1501 x i16]], ptr @common, i64 0, i64 %indvars.iv89.i, i64 %indvars.iv.i94
  store i16 %..sink.i, ptr %38, align 2
  %indvars.iv.next.i96 = add nuw nsw i64 %indvars.iv.i94, 1
  %exitcond.not.i97 = icmp eq i64 %indvars.iv.next.i96, %wide.trip.count93.i
  br i1 %exitcond.not.i97, label %for.cond.cleanup3.i, label %for.body4.i, !llvm.loop !22

longest.exit:                                     ; preds = %for.cond.cleanup3.i
  %39 = load i16, ptr %arrayidx60.i, align 16, !tbaa !20
  br label %for.body.i

for.cond.cleanup.i:                               ; preds = %if.end.i104
  %conv61.i = zext i16 %39 to i32
  %cmp13.not.i = icmp ule i32 %room.1.i, %cond5
  %cmp18.i.not = icmp eq i32 %value.1.i, %30
  %or.cond = select i1 %cmp13.not.i, i1 %cmp18.i.not, i1 false
  br i1 %or.cond, label %while.body.i, label %lor.end

for.body.i:                                       ; preds = %if.end.i104, %longest.exit
  %indvars.iv.i101 = phi i64 [ %wide.trip.count, %longest.exit ], [ %indvars.iv.next.i102, %if.end.i104 ]
  %value.033.i = phi i32 [ 0, %longest.exit ], [ %value.1.i, %if.end.i104 ]
  %room.032.i = phi i32 [ %cond5, %longest.exit ], [ %room.1.i, %if.end.i104 ]
  %indvars.iv.next.i102 = add nsw i64 %indvars.iv.i101, -1
  %idxprom1.i = zext i32 %room.032.i to i64
  %arrayidx2.i = getelementptr inbounds [121 x [6001 x i32]], ptr @best, i64 0, i64 %indvars.iv.i101, i64 %idxprom1.i
  %40 = load i32, ptr %arrayidx2.i, align 4, !tbaa !8
  %arrayidx6.i = getelementptr inbounds [121 x [6001 x i32]], ptr @best, i64 0, i64 %indvars.iv.next.i102, i64 %idxprom1.i
  %41 = load i32, ptr %arrayidx6.i, align 4, !tbaa !8
  %cmp7.not.i = icmp eq i32 %40, %41
  br i1 %cmp7.not.i, label %if.end.i104, label %if.then.i103

if.then.i103:                                     ; preds = %for.body.i
  %arrayidx9.i = getelementptr inbounds [120 x i32], ptr @weight, i64 0, i64 %indvars.iv.next.i102
  %42 = load i32, ptr %arrayidx9.i, align 4, !tbaa !8
  %sub.i = sub i32 %room.032.i, %42
  %arrayidx11.i = getelementptr inbounds [120 x i32], ptr @worth, i64 0, i64 %indvars.iv.next.i102
  %43 = load i32, ptr %arrayidx11.i, align 4, !tbaa !8
  %add12.i = add i32 %43, %value.033.i
  br label %if.end.i104

if.end.i104:                                      ; preds = %if.then.i103, %for.body.i
  %room.1.i = phi i32 [ %sub.i, %if.then.i103 ], [ %room.032.i, %for.body.i ]
  %value.1.i = phi i32 [ %add12.i, %if.then.i103 ], [ %value.033.i, %for.body.i ]
  %cmp.i = icmp ugt i64 %indvars.iv.i101, 1
  br i1 %cmp.i, label %for.body.i, label %for.cond.cleanup.i, !llvm.loop !23

while.body.i:                                     ; preds = %for.cond.cleanup.i, %if.end40.i
  %steps.062.i = phi i32 [ %steps.1.i, %if.end40.i ], [ 0, %for.cond.cleanup.i ]
  %b.061.i = phi i32 [ %b.1.i, %if.end40.i ], [ %cond3, %for.cond.cleanup.i ]
  %a.060.i = phi i32 [ %a.1.i, %if.end40.i ], [ %cond3, %for.cond.cleanup.i ]
  %sub.i105 = add nsw i32 %a.060.i, -1
  %idxprom.i = zext nneg i32 %sub.i105 to i64
  %arrayidx.i106 = getelementptr inbounds [1500 x i8], ptr @first, i64 0, i64 %idxprom.i
  %44 = load i8, ptr %arrayidx.i106, align 1, !tbaa !12
  %sub2.i = add nsw i32 %b.061.i, -1
  %idxprom3.i = zext nneg i32 %sub2.i to i64
  %arrayidx4.i = getelementptr inbounds [1500 x i8], ptr @second, i64 0, i64 %idxprom3.i
  %45 = load i8, ptr %arrayidx4.i, align 1, !tbaa !12
  %cmp6.i = icmp eq i8 %44, %45
  %idxprom8.i = zext nneg i32 %a.060.i to i64
  %idxprom10.i = zext nneg i32 %b.061.i to i64
  %arrayidx11.i107 = getelementptr inbounds [1501 x [1501 x i16]], ptr @common, i64 0, i64 %idxprom8.i, i64 %idxprom10.i
  %46 = load i16, ptr %arrayidx11.i107, align 2, !tbaa !20
  br i1 %cmp6.i, label %land.lhs.true.i, label %if.else.i108

land.lhs.true.i:                                  ; preds = %while.body.i
  %conv12.i = zext i16 %46 to i32
  %arrayidx18.i = getelementptr inbounds [1501 x [1501 x i16]], ptr @common, i64 0, i64 %idxprom.i, i64 %idxprom3.i
  %47 = load i16, ptr %arrayidx18.i, align 2, !tbaa !20
  %conv19.i = zext i16 %47 to i32
  %add.i111 = add nuw nsw i32 %conv19.i, 1
  %cmp20.i = icmp eq i32 %add.i111, %conv12.i
  br i1 %cmp20.i, label %if.then.i112, label %if.else.i108

if.then.i112:                                     ; preds = %land.lhs.true.i
  %inc.i = add nsw i32 %steps.062.i, 1
  br label %if.end40.i

if.else.i108:                                     ; preds = %land.lhs.true.i, %while.body.i
  %arrayidx27.i109 = getelementptr inbounds [1501 x [1501 x i16]], ptr @common, i64 0, i64 %idxprom.i, i64 %idxprom10.i
  %48 = load i16, ptr %arrayidx27.i109, align 2, !tbaa !20
  %cmp34.i = icmp eq i16 %48, %46
  %spec.select.i = select i1 %cmp34.i, i32 %sub.i105, i32 %a.060.i
  %spec.select57.i = select i1 %cmp34.i, i32 %b.061.i, i32 %sub2.i
  br label %if.end40.i

if.end40.i:                                       ; preds = %if.else.i108, %if.then.i112
  %a.1.i = phi i32 [ %sub.i105, %if.then.i112 ], [ %spec.select.i, %if.else.i108 ]
  %b.1.i = phi i32 [ %sub2.i, %if.then.i112 ], [ %spec.select57.i, %if.else.i108 ]
  %steps.1.i = phi i32 [ %inc.i, %if.then.i112 ], [ %steps.062.i, %if.else.i108 ]
  %cmp.i110 = icmp sgt i32 %a.1.i, 0
  %cmp1.i = icmp sgt i32 %b.1.i, 0
  %49 = select i1 %cmp.i110, i1 %cmp1.i, i1 false
  br i1 %49, label %while.body.i, label %walk_back.exit, !llvm.loop !24

walk_back.exit:                                   ; preds = %if.end40.i
  %cmp45 = icmp ne i32 %steps.1.i, %conv61.i
  br label %lor.end

lor.end:                                          ; preds = %for.cond.cleanup.i, %walk_back.exit
  %50 = phi i1 [ %cmp45, %walk_back.exit ], [ true, %for.cond.cleanup.i ]
  %lor.ext = zext i1 %50 to i32
  %add47 = add nuw nsw i32 %wrong.0123, %lor.ext
  %inc49 = add nuw nsw i64 %round.0124, 1
  %exitcond134.not = icmp eq i64 %inc49, %cond10
  br i1 %exitcond134.not, label %for.cond.cleanup38.loopexit, label %for.body39, !llvm.loop !25
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.umax.i16(i16, i16) #4

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!13 = distinct !{!13, !11}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !11}
!17 = distinct !{!17, !11}
!18 = distinct !{!18, !11}
!19 = distinct !{!19, !11}
!20 = !{!21, !21, i64 0}
!21 = !{!"short", !6, i64 0}
!22 = distinct !{!22, !11}
!23 = distinct !{!23, !11}
!24 = distinct !{!24, !11}
!25 = distinct !{!25, !11}
