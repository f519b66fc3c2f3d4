source_filename = "dijkstra.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.entry = type { i32, i32 }

@distance = internal unnamed_addr global [90000 x i32] zeroinitializer, align 16
@.str = private unnamed_addr constant [35 x i8] c"dijkstra: %u crossings, ways %llu\0A\00", align 1
@target = internal unnamed_addr global [90000 x [4 x i32]] zeroinitializer, align 16
@cost = internal unnamed_addr global [90000 x [4 x i32]] zeroinitializer, align 16
@heap = internal unnamed_addr global [360001 x %struct.entry] zeroinitializer, align 16

; Function Attrs: nofree nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %argc, ptr nocapture noundef readonly %argv) local_unnamed_addr #0 {
entry:
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %arrayidx = getelementptr inbounds i8, ptr %argv, i64 8
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !4
  %call = tail call i64 @strtol(ptr nocapture noundef %0, ptr noundef null, i32 noundef 10) #4
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %entry ]
  %tobool.not = icmp eq i64 %cond, 0
  %cond1 = select i1 %tobool.not, i32 12, i32 300
  %mul4 = mul nsw i64 %cond, 12
  %add9.i = add nsw i32 %cond1, -1
  %1 = zext nneg i32 %cond1 to i64
  %2 = shl nuw nsw i64 %1, 4
  br label %for.cond1.preheader.i

for.cond1.preheader.i:                            ; preds = %for.cond.cleanup3.i, %cond.end
  %indvar.i = phi i64 [ 0, %cond.end ], [ %indvar.next.i, %for.cond.cleanup3.i ]
  %random.080.i = phi i32 [ 99, %cond.end ], [ %add28.3.i, %for.cond.cleanup3.i ]
  %3 = mul nuw nsw i64 %2, %indvar.i
  %4 = mul nuw nsw i64 %indvar.i, %1
  %indvar.next.i = add nuw nsw i64 %indvar.i, 1
  %5 = icmp eq i64 %indvar.next.i, %1
  %6 = trunc nuw nsw i64 %indvar.next.i to i32
  %iv.rem.i = select i1 %5, i32 0, i32 %6
  %mul15.i = mul nuw nsw i32 %iv.rem.i, %cond1
  %7 = trunc nuw nsw i64 %indvar.i to i32
  %sub19.i = add i32 %add9.i, %7
  %rem20.i = urem i32 %sub19.i, %cond1
  %mul21.i = mul nuw nsw i32 %rem20.i, %cond1
  %8 = getelementptr i8, ptr @target, i64 %3
  %9 = trunc nuw i64 %4 to i32
  br label %for.body4.i

for.cond.cleanup3.i:                              ; preds = %for.body4.i
  br i1 %5, label %for.cond.preheader, label %for.cond1.preheader.i, !llvm.loop !8

for.cond.preheader:                               ; preds = %for.cond.cleanup3.i
  %mul = select i1 %tobool.not, i32 144, i32 90000
  %cond7 = select i1 %tobool.not, i64 1, i64 %mul4
  %cmp854 = icmp sgt i64 %cond7, 0
  br i1 %cmp854, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %for.cond.preheader
  %10 = zext nneg i32 %mul to i64
  %11 = shl nuw nsw i64 %10, 2
  br label %for.body

for.body4.i:                                      ; preds = %for.body4.i, %for.cond1.preheader.i
  %indvar81.i = phi i64 [ 0, %for.cond1.preheader.i ], [ %indvar.next82.i, %for.body4.i ]
  %random.177.i = phi i32 [ %random.080.i, %for.cond1.preheader.i ], [ %add28.3.i, %for.body4.i ]
  %12 = shl nuw nsw i64 %indvar81.i, 4
  %scevgep.i = getelementptr i8, ptr %8, i64 %12
  %13 = add nuw nsw i64 %indvar81.i, %4
  %indvar.next82.i = add nuw nsw i64 %indvar81.i, 1
  %14 = icmp eq i64 %indvar.next82.i, %1
  %15 = trunc nuw i64 %indvar.next82.i to i32
  %rem.i = select i1 %14, i32 0, i32 %15
  %add7.i = add nuw nsw i32 %rem.i, %9
  %16 = trunc i64 %indvar81.i to i32
  %sub.i = add i32 %add9.i, %16
  %rem10.i = urem i32 %sub.i, %cond1
  %add11.i = add nuw nsw i32 %rem10.i, %9
  %17 = add i32 %mul15.i, %16
  %18 = add i32 %mul21.i, %16
  store i32 %add7.i, ptr %scevgep.i, align 16, !tbaa !10
  %to.sroa.4.0.scevgep.sroa_idx.i = getelementptr inbounds i8, ptr %scevgep.i, i64 4
  store i32 %add11.i, ptr %to.sroa.4.0.scevgep.sroa_idx.i, align 4, !tbaa !10
  %to.sroa.5.0.scevgep.sroa_idx.i = getelementptr inbounds i8, ptr %scevgep.i, i64 8
  store i32 %17, ptr %to.sroa.5.0.scevgep.sroa_idx.i, align 8, !tbaa !10
  %to.sroa.6.0.scevgep.sroa_idx.i = getelementptr inbounds i8, ptr %scevgep.i, i64 12
  store i32 %18, ptr %to.sroa.6.0.scevgep.sroa_idx.i, align 4, !tbaa !10
  %mul27.i = mul i32 %random.177.i, 1664525
  %add28.i = add i32 %mul27.i, 1013904223
  %shr.i = lshr i32 %add28.i, 20
  %add33.i = add nuw nsw i32 %shr.i, 1
  %arrayidx37.i = getelementptr inbounds [90000 x [4 x i32]], ptr @cost, i64 0, i64 %13, i64 0
  store i32 %add33.i, ptr %arrayidx37.i, align 16, !tbaa !10
  %mul27.1.i = mul i32 %add28.i, 1664525
  %add28.1.i = add i32 %mul27.1.i, 1013904223
  %shr.1.i = lshr i32 %add28.1.i, 20
  %add33.1.i = add nuw nsw i32 %shr.1.i, 1
  %arrayidx37.1.i = getelementptr inbounds [90000 x [4 x i32]], ptr @cost, i64 0, i64 %13, i64 1
  store i32 %add33.1.i, ptr %arrayidx37.1.i, align 4, !tbaa !10
  %mul27.2.i = mul i32 %add28.1.i, 1664525
  %add28.2.i = add i32 %mul27.2.i, 1013904223
  %shr.2.i = lshr i32 %add28.2.i, 20
  %add33.2.i = add nuw nsw i32 %shr.2.i, 1
  %arrayidx37.2.i = getelementptr inbounds [90000 x [4 x i32]], ptr @cost, i64 0, i64 %13, i64 2
  store i32 %add33.2.i, ptr %arrayidx37.2.i, align 8, !tbaa !10
  %mul27.3.i = mul i32 %add28.2.i, 1664525
  %add28.3.i = add i32 %mul27.3.i, 1013904223
  %shr.3.i = lshr i32 %add28.3.i, 20
  %add33.3.i = add nuw nsw i32 %shr.3.i, 1
  %arrayidx37.3.i = getelementptr inbounds [90000 x [4 x i32]], ptr @cost, i64 0, i64 %13, i64 3
  store i32 %add33.3.i, ptr %arrayidx37.3.i, align 4, !tbaa !10
  br i1 %14, label %for.cond.cleanup3.i, label %for.body4.i, !llvm.loop !12

for.cond.for.cond.cleanup_crit_edge:              ; preds = %for.cond.cleanup15
  %19 = icmp ne i64 %add, 0
  %20 = zext i1 %19 to i32
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.for.cond.cleanup_crit_edge, %for.cond.preheader
  %wrong.0.lcssa = phi i32 [ %20, %for.cond.for.cond.cleanup_crit_edge ], [ 0, %for.cond.preheader ]
  %sum.0.lcssa = phi i64 [ %add19.3, %for.cond.for.cond.cleanup_crit_edge ], [ 0, %for.cond.preheader ]
  %call23 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %mul, i64 noundef %sum.0.lcssa)
  ret i32 %wrong.0.lcssa

for.body:                                         ; preds = %for.body.lr.ph, %for.cond.cleanup15
  %round.057 = phi i64 [ 0, %for.body.lr.ph ], [ %inc21, %for.cond.cleanup15 ]
  %sum.056 = phi i64 [ 0, %for.body.lr.ph ], [ %add19.3, %for.cond.cleanup15 ]
  %wrong.055 = phi i64 [ 0, %for.body.lr.ph ], [ %add, %for.cond.cleanup15 ]
  %conv = trunc i64 %round.057 to i32
  %mul9 = mul i32 %conv, 7
  %rem = urem i32 %mul9, %mul
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) @distance, i8 -1, i64 %11, i1 false), !tbaa !10
  %idxprom1.i = zext nneg i32 %rem to i64
  %arrayidx2.i = getelementptr inbounds [90000 x i32], ptr @distance, i64 0, i64 %idxprom1.i
  store i32 0, ptr %arrayidx2.i, align 4, !tbaa !10
  store i32 0, ptr getelementptr inbounds (i8, ptr @heap, i64 8), align 8, !tbaa !10
  store i32 %rem, ptr getelementptr inbounds (i8, ptr @heap, i64 12), align 4, !tbaa !10
  br label %while.body.i

while.body.i:                                     ; preds = %cleanup.i, %for.body
  %entries.promoted8083.i = phi i32 [ %inc.i5684.i, %cleanup.i ], [ 1, %for.body ]
  %retval.sroa.0.0.copyload.i.i = load i64, ptr getelementptr inbounds (i8, ptr @heap, i64 8), align 8
  %dec.i.i = add i32 %entries.promoted8083.i, -1
  %idxprom.i51.i = zext i32 %entries.promoted8083.i to i64
  %arrayidx.i52.i = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom.i51.i
  %last.sroa.0.0.copyload.i.i = load i32, ptr %arrayidx.i52.i, align 8, !tbaa !10
  %last.sroa.5.0.arrayidx.sroa_idx.i.i = getelementptr inbounds i8, ptr %arrayidx.i52.i, i64 4
  %last.sroa.5.0.copyload.i.i = load i32, ptr %last.sroa.5.0.arrayidx.sroa_idx.i.i, align 4, !tbaa !10
  %cmp40.i.i = icmp ult i32 %entries.promoted8083.i, 3
  br i1 %cmp40.i.i, label %pop.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %while.body.i, %cleanup.i.i
  %mul42.i.i = phi i32 [ %mul.i.i, %cleanup.i.i ], [ 2, %while.body.i ]
  %at.041.i.i = phi i32 [ %child.0.i.i, %cleanup.i.i ], [ 1, %while.body.i ]
  %cmp1.i.i = icmp ult i32 %mul42.i.i, %dec.i.i
  br i1 %cmp1.i.i, label %land.lhs.true.i.i, label %if.end9.i.i

land.lhs.true.i.i:                                ; preds = %if.end.i.i
  %add.i.i = or disjoint i32 %mul42.i.i, 1
  %idxprom2.i.i = zext i32 %add.i.i to i64
  %arrayidx3.i.i = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom2.i.i
  %21 = load i32, ptr %arrayidx3.i.i, align 8, !tbaa !13
  %idxprom4.i.i = zext i32 %mul42.i.i to i64
  %arrayidx5.i.i = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom4.i.i
  %22 = load i32, ptr %arrayidx5.i.i, align 16, !tbaa !13
  %cmp7.i.i = icmp ult i32 %21, %22
  %spec.select.i.i = select i1 %cmp7.i.i, i32 %add.i.i, i32 %mul42.i.i
  br label %if.end9.i.i

if.end9.i.i:                                      ; preds = %land.lhs.true.i.i, %if.end.i.i
  %child.0.i.i = phi i32 [ %mul42.i.i, %if.end.i.i ], [ %spec.select.i.i, %land.lhs.true.i.i ]
  %idxprom11.i.i = zext i32 %child.0.i.i to i64
  %arrayidx12.i.i = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom11.i.i
  %23 = load i32, ptr %arrayidx12.i.i, align 8, !tbaa !13
  %cmp14.not.i.i = icmp ugt i32 %last.sroa.0.0.copyload.i.i, %23
  %idxprom17.i.i = zext i32 %at.041.i.i to i64
  br i1 %cmp14.not.i.i, label %cleanup.i.i, label %pop.exit.i

cleanup.i.i:                                      ; preds = %if.end9.i.i
  %arrayidx18.i.i = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom17.i.i
  %24 = load i64, ptr %arrayidx12.i.i, align 8
  store i64 %24, ptr %arrayidx18.i.i, align 8
  %mul.i.i = shl i32 %child.0.i.i, 1
  %cmp.i54.i = icmp ugt i32 %mul.i.i, %dec.i.i
  br i1 %cmp.i54.i, label %pop.exit.i, label %if.end.i.i

pop.exit.i:                                       ; preds = %cleanup.i.i, %if.end9.i.i, %while.body.i
  %at.0.lcssa.i53.i = phi i64 [ 1, %while.body.i ], [ %idxprom11.i.i, %cleanup.i.i ], [ %idxprom17.i.i, %if.end9.i.i ]
  %arrayidx22.i.i = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %at.0.lcssa.i53.i
  store i32 %last.sroa.0.0.copyload.i.i, ptr %arrayidx22.i.i, align 8, !tbaa !10
  %last.sroa.5.0.arrayidx22.sroa_idx.i.i = getelementptr inbounds i8, ptr %arrayidx22.i.i, i64 4
  store i32 %last.sroa.5.0.copyload.i.i, ptr %last.sroa.5.0.arrayidx22.sroa_idx.i.i, align 4, !tbaa !10
  %next.sroa.0.0.extract.trunc.i = trunc i64 %retval.sroa.0.0.copyload.i.i to i32
  %next.sroa.5.0.extract.shift.i = lshr i64 %retval.sroa.0.0.copyload.i.i, 32
  %arrayidx7.i = getelementptr inbounds [90000 x i32], ptr @distance, i64 0, i64 %next.sroa.5.0.extract.shift.i
  %25 = load i32, ptr %arrayidx7.i, align 4, !tbaa !10
  %cmp8.not.i = icmp eq i32 %25, %next.sroa.0.0.extract.trunc.i
  br i1 %cmp8.not.i, label %for.body13.preheader.i, label %cleanup.i, !llvm.loop !15

for.body13.preheader.i:                           ; preds = %pop.exit.i
  %arrayidx18.i = getelementptr inbounds [90000 x [4 x i32]], ptr @target, i64 0, i64 %next.sroa.5.0.extract.shift.i, i64 0
  %26 = load i32, ptr %arrayidx18.i, align 16, !tbaa !10
  %arrayidx24.i = getelementptr inbounds [90000 x [4 x i32]], ptr @cost, i64 0, i64 %next.sroa.5.0.extract.shift.i, i64 0
  %27 = load i32, ptr %arrayidx24.i, align 16, !tbaa !10
  %add.i = add i32 %27, %next.sroa.0.0.extract.trunc.i
  %idxprom25.i = zext i32 %26 to i64
  %arrayidx26.i = getelementptr inbounds [90000 x i32], ptr @distance, i64 0, i64 %idxprom25.i
  %28 = load i32, ptr %arrayidx26.i, align 4, !tbaa !10
  %cmp27.i = icmp ult i32 %add.i, %28
  br i1 %cmp27.i, label %if.then28.i, label %if.end34.i

if.then28.i:                                      ; preds = %for.body13.preheader.i
  store i32 %add.i, ptr %arrayidx26.i, align 4, !tbaa !10
  %cmp17.i57.i = icmp ugt i32 %entries.promoted8083.i, 1
  br i1 %cmp17.i57.i, label %land.rhs.i62.i, label %push.exit72.i

land.rhs.i62.i:                                   ; preds = %if.then28.i, %for.body.i68.i
  %at.018.i63.i = phi i32 [ %div16.i64.i, %for.body.i68.i ], [ %entries.promoted8083.i, %if.then28.i ]
  %div16.i64.i = lshr i32 %at.018.i63.i, 1
  %idxprom.i65.i = zext nneg i32 %div16.i64.i to i64
  %arrayidx.i66.i = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom.i65.i
  %29 = load i32, ptr %arrayidx.i66.i, align 8, !tbaa !13
  %cmp2.i67.i = icmp ugt i32 %29, %add.i
  %idxprom3.i69.i = zext i32 %at.018.i63.i to i64
  br i1 %cmp2.i67.i, label %for.body.i68.i, label %push.exit72.i

for.body.i68.i:                                   ; preds = %land.rhs.i62.i
  %arrayidx4.i70.i = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom3.i69.i
  %30 = load i64, ptr %arrayidx.i66.i, align 8
  store i64 %30, ptr %arrayidx4.i70.i, align 8
  %cmp.i71.i = icmp ugt i32 %at.018.i63.i, 3
  br i1 %cmp.i71.i, label %land.rhs.i62.i, label %push.exit72.i, !llvm.loop !16

push.exit72.i:                                    ; preds = %for.body.i68.i, %land.rhs.i62.i, %if.then28.i
  %idxprom9.i59.pre-phi.i = phi i64 [ %idxprom.i51.i, %if.then28.i ], [ %idxprom.i65.i, %for.body.i68.i ], [ %idxprom3.i69.i, %land.rhs.i62.i ]
  %arrayidx10.i60.i = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom9.i59.pre-phi.i
  store i32 %add.i, ptr %arrayidx10.i60.i, align 8, !tbaa !10
  %new_entry.sroa.3.0.arrayidx10.sroa_idx.i61.i = getelementptr inbounds i8, ptr %arrayidx10.i60.i, i64 4
  store i32 %26, ptr %new_entry.sroa.3.0.arrayidx10.sroa_idx.i61.i, align 4, !tbaa !10
  br label %if.end34.i

if.end34.i:                                       ; preds = %push.exit72.i, %for.body13.preheader.i
  %inc.i5675.i = phi i32 [ %entries.promoted8083.i, %push.exit72.i ], [ %dec.i.i, %for.body13.preheader.i ]
  %arrayidx18.1.i = getelementptr inbounds [90000 x [4 x i32]], ptr @target, i64 0, i64 %next.sroa.5.0.extract.shift.i, i64 1
  %31 = load i32, ptr %arrayidx18.1.i, align 4, !tbaa !10
  %arrayidx24.1.i = getelementptr inbounds [90000 x [4 x i32]], ptr @cost, i64 0, i64 %next.sroa.5.0.extract.shift.i, i64 1
  %32 = load i32, ptr %arrayidx24.1.i, align 4, !tbaa !10
  %add.1.i = add i32 %32, %next.sroa.0.0.extract.trunc.i
  %idxprom25.1.i = zext i32 %31 to i64
  %arrayidx26.1.i = getelementptr inbounds [90000 x i32], ptr @distance, i64 0, i64 %idxprom25.1.i
  %33 = load i32, ptr %arrayidx26.1.i, align 4, !tbaa !10
  %cmp27.1.i = icmp ult i32 %add.1.i, %33
  br i1 %cmp27.1.i, label %if.then28.1.i, label %if.end34.1.i

if.then28.1.i:                                    ; preds = %if.end34.i
  store i32 %add.1.i, ptr %arrayidx26.1.i, align 4, !tbaa !10
  %inc.i56.1.i = add i32 %inc.i5675.i, 1
  %cmp17.i57.1.i = icmp ugt i32 %inc.i56.1.i, 1
  br i1 %cmp17.i57.1.i, label %land.rhs.i62.1.i, label %push.exit72.1.i

land.rhs.i62.1.i:                                 ; preds = %if.then28.1.i, %for.body.i68.1.i
  %at.018.i63.1.i = phi i32 [ %div16.i64.1.i, %for.body.i68.1.i ], [ %inc.i56.1.i, %if.then28.1.i ]
  %div16.i64.1.i = lshr i32 %at.018.i63.1.i, 1
  %idxprom.i65.1.i = zext nneg i32 %div16.i64.1.i to i64
  %arrayidx.i66.1.i = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom.i65.1.i
  %34 = load i32, ptr %arrayidx.i66.1.i, align 8, !tbaa !13
  %cmp2.i67.1.i = icmp ugt i32 %34, %add.1.i
  br i1 %cmp2.i67.1.i, label %for.body.i68.1.i, label %push.exit72.1.i

for.body.i68.1.i:                                 ; preds = %land.rhs.i62.1.i
  %idxprom3.i69.1.i = zext i32 %at.018.i63.1.i to i64
  %arrayidx4.i70.1.i = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom3.i69.1.i
  %35 = load i64, ptr %arrayidx.i66.1.i, align 8
  store i64 %35, ptr %arrayidx4.i70.1.i, align 8
  %cmp.i71.1.i = icmp ugt i32 %at.018.i63.1.i, 3
  br i1 %cmp.i71.1.i, label %land.rhs.i62.1.i, label %push.exit72.1.i, !llvm.loop !16

push.exit72.1.i:                                  ; preds = %for.body.i68.1.i, %land.rhs.i62.1.i, %if.then28.1.i
  %at.0.lcssa.i58.1.i = phi i32 [ %inc.i56.1.i, %if.then28.1.i ], [ %div16.i64.1.i, %for.body.i68.1.i ], [ %at.018.i63.1.i, %land.rhs.i62.1.i ]
  %idxprom9.i59.1.i = zext i32 %at.0.lcssa.i58.1.i to i64
  %arrayidx10.i60.1.i = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom9.i59.1.i
  store i32 %add.1.i, ptr %arrayidx10.i60.1.i, align 8, !tbaa !10
  %new_entry.sroa.3.0.arrayidx10.sroa_idx.i61.1.i = getelementptr inbounds i8, ptr %arrayidx10.i60.1.i, i64 4
  store i32 %31, ptr %new_entry.sroa.3.0.arrayidx10.sroa_idx.i61.1.i, align 4, !tbaa !10
  br label %if.end34.1.i

if.end34.1.i:                                     ; preds = %push.exit72.1.i, %if.end34.i
  %inc.i5675.1.i = phi i32 [ %inc.i56.1.i, %push.exit72.1.i ], [ %inc.i5675.i, %if.end34.i ]
  %arrayidx18.2.i = getelementptr inbounds [90000 x [4 x i32]], ptr @target, i64 0, i64 %next.sroa.5.0.extract.shift.i, i64 2
  %36 = load i32, ptr %arrayidx18.2.i, align 8, !tbaa !10
  %arrayidx24.2.i = getelementptr inbounds [90000 x [4 x i32]], ptr @cost, i64 0, i64 %next.sroa.5.0.extract.shift.i, i64 2
  %37 = load i32, ptr %arrayidx24.2.i, align 8, !tbaa !10
  %add.2.i = add i32 %37, %next.sroa.0.0.extract.trunc.i
  %idxprom25.2.i = zext i32 %36 to i64
  %arrayidx26.2.i = getelementptr inbounds [90000 x i32], ptr @distance, i64 0, i64 %idxprom25.2.i
  %38 = load i32, ptr %arrayidx26.2.i, align 4, !tbaa !10
  %cmp27.2.i = icmp ult i32 %add.2.i, %38
  br i1 %cmp27.2.i, label %if.then28.2.i, label %if.end34.2.i

if.then28.2.i:                                    ; preds = %if.end34.1.i
  store i32 %add.2.i, ptr %arrayidx26.2.i, align 4, !tbaa !10
  %inc.i56.2.i = add i32 %inc.i5675.1.i, 1
  %cmp17.i57.2.i = icmp ugt i32 %inc.i56.2.i, 1
  br i1 %cmp17.i57.2.i, label %land.rhs.i62.2.i, label %push.exit72.2.i

land.rhs.i62.2.i:                                 ; preds = %if.then28.2.i, %for.body.i68.2.i
  %at.018.i63.2.i = phi i32 [ %div16.i64.2.i, %for.body.i68.2.i ], [ %inc.i56.2.i, %if.then28.2.i ]
  %div16.i64.2.i = lshr i32 %at.018.i63.2.i, 1
  %idxprom.i65.2.i = zext nneg i32 %div16.i64.2.i to i64
  %arrayidx.i66.2.i = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom.i65.2.i
  %39 = load i32, ptr %arrayidx.i66.2.i, align 8, !tbaa !13
  %cmp2.i67.2.i = icmp ugt i32 %39, %add.2.i
  br i1 %cmp2.i67.2.i, label %for.body.i68.2.i, label %push.exit72.2.i

for.body.i68.2.i:                                 ; preds = %land.rhs.i62.2.i
  %idxprom3.i69.2.i = zext i32 %at.018.i63.2.i to i64
  %arrayidx4.i70.2.i = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom3.i69.2.i
  %40 = load i64, ptr %arrayidx.i66.2.i, align 8
  store i64 %40, ptr %arrayidx4.i70.2.i, align 8
  %cmp.i71.2.i = icmp ugt i32 %at.018.i63.2.i, 3
  br i1 %cmp.i71.2.i, label %land.rhs.i62.2.i, label %push.exit72.2.i, !llvm.loop !16

push.exit72.2.i:                                  ; preds = %for.body.i68.2.i, %land.rhs.i62.2.i, %if.then28.2.i
  %at.0.lcssa.i58.2.i = phi i32 [ %inc.i56.2.i, %if.then28.2.i ], [ %div16.i64.2.i, %for.body.i68.2.i ], [ %at.018.i63.2.i, %land.rhs.i62.2.i ]
  %idxprom9.i59.2.i = zext i32 %at.0.lcssa.i58.2.i to i64
  %arrayidx10.i60.2.i = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom9.i59.2.i
  store i32 %add.2.i, ptr %arrayidx10.i60.2.i, align 8, !tbaa !10
  %new_entry.sroa.3.0.arrayidx10.sroa_idx.i61.2.i = getelementptr inbounds i8, ptr %arrayidx10.i60.2.i, i64 4
  store i32 %36, ptr %new_entry.sroa.3.0.arrayidx10.sroa_idx.i61.2.i, align 4, !tbaa !10
  br label %if.end34.2.i

if.end34.2.i:                                     ; preds = %push.exit72.2.i, %if.end34.1.i
  %inc.i5675.2.i = phi i32 [ %inc.i56.2.i, %push.exit72.2.i ], [ %inc.i5675.1.i, %if.end34.1.i ]
  %arrayidx18.3.i = getelementptr inbounds [90000 x [4 x i32]], ptr @target, i64 0, i64 %next.sroa.5.0.extract.shift.i, i64 3
  %41 = load i32, ptr %arrayidx18.3.i, align 4, !tbaa !10
  %arrayidx24.3.i = getelementptr inbounds [90000 x [4 x i32]], ptr @cost, i64 0, i64 %next.sroa.5.0.extract.shift.i, i64 3
  %42 = load i32, ptr %arrayidx24.3.i, align 4, !tbaa !10
  %add.3.i = add i32 %42, %next.sroa.0.0.extract.trunc.i
  %idxprom25.3.i = zext i32 %41 to i64
  %arrayidx26.3.i = getelementptr inbounds [90000 x i32], ptr @distance, i64 0, i64 %idxprom25.3.i
  %43 = load i32, ptr %arrayidx26.3.i, align 4, !tbaa !10
  %cmp27.3.i = icmp ult i32 %add.3.i, %43
  br i1 %cmp27.3.i, label %if.then28.3.i, label %cleanup.i

if.then28.3.i:                                    ; preds = %if.end34.2.i
  store i32 %add.3.i, ptr %arrayidx26.3.i, align 4, !tbaa !10
  %inc.i56.3.i = add i32 %inc.i5675.2.i, 1
  %cmp17.i57.3.i = icmp ugt i32 %inc.i56.3.i, 1
  br i1 %cmp17.i57.3.i, label %land.rhs.i62.3.i, label %push.exit72.3.i

land.rhs.i62.3.i:                                 ; preds = %if.then28.3.i, %for.body.i68.3.i
  %at.018.i63.3.i = phi i32 [ %div16.i64.3.i, %for.body.i68.3.i ], [ %inc.i56.3.i, %if.then28.3.i ]
  %div16.i64.3.i = lshr i32 %at.018.i63.3.i, 1
  %idxprom.i65.3.i = zext nneg i32 %div16.i64.3.i to i64
  %arrayidx.i66.3.i = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom.i65.3.i
  %44 = load i32, ptr %arrayidx.i66.3.i, align 8, !tbaa !13
  %cmp2.i67.3.i = icmp ugt i32 %44, %add.3.i
  br i1 %cmp2.i67.3.i, label %for.body.i68.3.i, label %push.exit72.3.i

for.body.i68.3.i:                                 ; preds = %land.rhs.i62.3.i
  %idxprom3.i69.3.i = zext i32 %at.018.i63.3.i to i64
  %arrayidx4.i70.3.i = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom3.i69.3.i
  %45 = load i64, ptr %arrayidx.i66.3.i, align 8
  store i64 %45, ptr %arrayidx4.i70.3.i, align 8
  %cmp.i71.3.i = icmp ugt i32 %at.018.i63.3.i, 3
  br i1 %cmp.i71.3.i, label %land.rhs.i62.3.i, label %push.exit72.3.i, !llvm.loop !16

push.exit72.3.i:                                  ; preds = %for.body.i68.3.i, %land.rhs.i62.3.i, %if.then28.3.i
  %at.0.lcssa.i58.3.i = phi i32 [ %inc.i56.3.i, %if.then28.3.i ], [ %div16.i64.3.i, %for.body.i68.3.i ], [ %at.018.i63.3.i, %land.rhs.i62.3.i ]
  %idxprom9.i59.3.i = zext i32 %at.0.lcssa.i58.3.i to i64
  %arrayidx10.i60.3.i = getelementptr inbounds [360001 x %struct.entry], ptr @heap, i64 0, i64 %idxprom9.i59.3.i
  store i32 %add.3.i, ptr %arrayidx10.i60.3.i, align 8, !tbaa !10
  %new_entry.sroa.3.0.arrayidx10.sroa_idx.i61.3.i = getelementptr inbounds i8, ptr %arrayidx10.i60.3.i, i64 4
  store i32 %41, ptr %new_entry.sroa.3.0.arrayidx10.sroa_idx.i61.3.i, align 4, !tbaa !10
  br label %cleanup.i

cleanup.i:                                        ; preds = %push.exit72.3.i, %if.end34.2.i, %pop.exit.i
  %inc.i5684.i = phi i32 [ %dec.i.i, %pop.exit.i ], [ %inc.i56.3.i, %push.exit72.3.i ], [ %inc.i5675.2.i, %if.end34.2.i ]
  %cmp3.not.i = icmp eq i32 %inc.i5684.i, 0
  br i1 %cmp3.not.i, label %for.cond1.preheader.i41, label %while.body.i

for.cond1.preheader.i41:                          ; preds = %cleanup.i, %for.cond1.preheader.i41
  %indvars.iv.i = phi i64 [ %indvars.iv.next.i, %for.cond1.preheader.i41 ], [ 0, %cleanup.i ]
  %faults.0104.i = phi i32 [ %add16.3.i, %for.cond1.preheader.i41 ], [ 0, %cleanup.i ]
  %arrayidx.i = getelementptr inbounds [90000 x i32], ptr @distance, i64 0, i64 %indvars.iv.i
  %46 = load i32, ptr %arrayidx.i, align 4, !tbaa !10
  %arrayidx8.i = getelementptr inbounds [90000 x [4 x i32]], ptr @cost, i64 0, i64 %indvars.iv.i, i64 0
  %47 = load i32, ptr %arrayidx8.i, align 16, !tbaa !10
  %add.i42 = add i32 %47, %46
  %arrayidx12.i = getelementptr inbounds [90000 x [4 x i32]], ptr @target, i64 0, i64 %indvars.iv.i, i64 0
  %48 = load i32, ptr %arrayidx12.i, align 16, !tbaa !10
  %idxprom13.i = zext i32 %48 to i64
  %arrayidx14.i = getelementptr inbounds [90000 x i32], ptr @distance, i64 0, i64 %idxprom13.i
  %49 = load i32, ptr %arrayidx14.i, align 4, !tbaa !10
  %cmp15.i = icmp ult i32 %add.i42, %49
  %conv.i = zext i1 %cmp15.i to i32
  %add16.i = add nsw i32 %faults.0104.i, %conv.i
  %arrayidx8.1.i = getelementptr inbounds [90000 x [4 x i32]], ptr @cost, i64 0, i64 %indvars.iv.i, i64 1
  %50 = load i32, ptr %arrayidx8.1.i, align 4, !tbaa !10
  %add.1.i43 = add i32 %50, %46
  %arrayidx12.1.i = getelementptr inbounds [90000 x [4 x i32]], ptr @target, i64 0, i64 %indvars.iv.i, i64 1
  %51 = load i32, ptr %arrayidx12.1.i, align 4, !tbaa !10
  %idxprom13.1.i = zext i32 %51 to i64
  %arrayidx14.1.i = getelementptr inbounds [90000 x i32], ptr @distance, i64 0, i64 %idxprom13.1.i
  %52 = load i32, ptr %arrayidx14.1.i, align 4, !tbaa !10
  %cmp15.1.i = icmp ult i32 %add.1.i43, %52
  %conv.1.i = zext i1 %cmp15.1.i to i32
  %add16.1.i = add nsw i32 %add16.i, %conv.1.i
  %arrayidx8.2.i = getelementptr inbounds [90000 x [4 x i32]], ptr @cost, i64 0, i64 %indvars.iv.i, i64 2
  %53 = load i32, ptr %arrayidx8.2.i, align 8, !tbaa !10
  %add.2.i44 = add i32 %53, %46
  %arrayidx12.2.i = getelementptr inbounds [90000 x [4 x i32]], ptr @target, i64 0, i64 %indvars.iv.i, i64 2
  %54 = load i32, ptr %arrayidx12.2.i, align 8, !tbaa !10
  %idxprom13.2.i = zext i32 %54 to i64
  %arrayidx14.2.i = getelementptr inbounds [90000 x i32], ptr @distance, i64 0, i64 %idxprom13.2.i
  %55 = load i32, ptr %arrayidx14.2.i, align 4, !tbaa !10
  %cmp15.2.i = icmp ult i32 %add.2.i44, %55
  %conv.2.i = zext i1 %cmp15.2.i to i32
  %add16.2.i = add nsw i32 %add16.1.i, %conv.2.i
  %arrayidx8.3.i = getelementptr inbounds [90000 x [4 x i32]], ptr @cost, i64 0, i64 %indvars.iv.i, i64 3
  %56 = load i32, ptr %arrayidx8.3.i, align 4, !tbaa !10
  %add.3.i45 = add i32 %56, %46
  %arrayidx12.3.i = getelementptr inbounds [90000 x [4 x i32]], ptr @target, i64 0, i64 %indvars.iv.i, i64 3
  %57 = load i32, ptr %arrayidx12.3.i, align 4, !tbaa !10
  %idxprom13.3.i = zext i32 %57 to i64
  %arrayidx14.3.i = getelementptr inbounds [90000 x i32], ptr @distance, i64 0, i64 %idxprom13.3.i
  %58 = load i32, ptr %arrayidx14.3.i, align 4, !tbaa !10
  %cmp15.3.i = icmp ult i32 %add.3.i45, %58
  %conv.3.i = zext i1 %cmp15.3.i to i32
  %add16.3.i = add nsw i32 %add16.2.i, %conv.3.i
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %exitcond.not.i46 = icmp eq i64 %indvars.iv.next.i, %10
  br i1 %exitcond.not.i46, label %for.body24.i, label %for.cond1.preheader.i41, !llvm.loop !17

for.body24.i:                                     ; preds = %for.cond1.preheader.i41, %for.cond.cleanup31.i
  %indvars.iv123.i = phi i64 [ %indvars.iv.next124.i, %for.cond.cleanup31.i ], [ 0, %for.cond1.preheader.i41 ]
  %reached.0111.i = phi i32 [ %add68.i, %for.cond.cleanup31.i ], [ 0, %for.cond1.preheader.i41 ]
  %cmp25.i = icmp eq i64 %indvars.iv123.i, %idxprom1.i
  br i1 %cmp25.i, label %for.cond.cleanup31.i, label %for.body32.lr.ph.i

for.body32.lr.ph.i:                               ; preds = %for.body24.i
  %arrayidx58.i = getelementptr inbounds [90000 x i32], ptr @distance, i64 0, i64 %indvars.iv123.i
  br label %for.body32.i

for.cond.cleanup31.i:                             ; preds = %land.end61.3.i, %for.body24.i
  %is_reached.0.lcssa.in.i = phi i1 [ true, %for.body24.i ], [ %or.3130.i, %land.end61.3.i ]
  %is_reached.0.lcssa.i = zext i1 %is_reached.0.lcssa.in.i to i32
  %add68.i = add i32 %reached.0111.i, %is_reached.0.lcssa.i
  %indvars.iv.next124.i = add nuw nsw i64 %indvars.iv123.i, 1
  %exitcond127.not.i = icmp eq i64 %indvars.iv.next124.i, %10
  br i1 %exitcond127.not.i, label %count_faults.exit, label %for.body24.i, !llvm.loop !18

for.body32.i:                                     ; preds = %land.end61.3.i, %for.body32.lr.ph.i
  %indvars.iv120.i = phi i64 [ 0, %for.body32.lr.ph.i ], [ %indvars.iv.next121.i, %land.end61.3.i ]
  %arrayidx37.i47 = getelementptr inbounds [90000 x [4 x i32]], ptr @target, i64 0, i64 %indvars.iv123.i, i64 %indvars.iv120.i
  %59 = load i32, ptr %arrayidx37.i47, align 4, !tbaa !10
  %idxprom43.i = zext i32 %59 to i64
  %arrayidx51.i = getelementptr inbounds [90000 x i32], ptr @distance, i64 0, i64 %idxprom43.i
  %arrayidx46.i = getelementptr inbounds [90000 x [4 x i32]], ptr @target, i64 0, i64 %idxprom43.i, i64 0
  %60 = load i32, ptr %arrayidx46.i, align 16, !tbaa !10
  %61 = zext i32 %60 to i64
  %cmp47.i = icmp eq i64 %indvars.iv123.i, %61
  br i1 %cmp47.i, label %land.rhs49.i, label %land.end61.i

land.rhs49.i:                                     ; preds = %for.body32.i
  %62 = load i32, ptr %arrayidx51.i, align 4, !tbaa !10
  %arrayidx55.i = getelementptr inbounds [90000 x [4 x i32]], ptr @cost, i64 0, i64 %idxprom43.i, i64 0
  %63 = load i32, ptr %arrayidx55.i, align 16, !tbaa !10
  %add56.i = add i32 %63, %62
  %64 = load i32, ptr %arrayidx58.i, align 4, !tbaa !10
  %cmp59.i = icmp eq i32 %add56.i, %64
  br label %land.end61.i

land.end61.i:                                     ; preds = %land.rhs49.i, %for.body32.i
  %65 = phi i1 [ false, %for.body32.i ], [ %cmp59.i, %land.rhs49.i ]
  %arrayidx46.1.i = getelementptr inbounds [90000 x [4 x i32]], ptr @target, i64 0, i64 %idxprom43.i, i64 1
  %66 = load i32, ptr %arrayidx46.1.i, align 4, !tbaa !10
  %67 = zext i32 %66 to i64
  %cmp47.1.i = icmp eq i64 %indvars.iv123.i, %67
  br i1 %cmp47.1.i, label %land.rhs49.1.i, label %land.end61.1.i

land.rhs49.1.i:                                   ; preds = %land.end61.i
  %68 = load i32, ptr %arrayidx51.i, align 4, !tbaa !10
  %arrayidx55.1.i = getelementptr inbounds [90000 x [4 x i32]], ptr @cost, i64 0, i64 %idxprom43.i, i64 1
  %69 = load i32, ptr %arrayidx55.1.i, align 4, !tbaa !10
  %add56.1.i = add i32 %69, %68
  %70 = load i32, ptr %arrayidx58.i, align 4, !tbaa !10
  %cmp59.1.i = icmp eq i32 %add56.1.i, %70
  br label %land.end61.1.i

land.end61.1.i:                                   ; preds = %land.rhs49.1.i, %land.end61.i
  %71 = phi i1 [ false, %land.end61.i ], [ %cmp59.1.i, %land.rhs49.1.i ]
  %or.1128.i = or i1 %65, %71
  %arrayidx46.2.i = getelementptr inbounds [90000 x [4 x i32]], ptr @target, i64 0, i64 %idxprom43.i, i64 2
  %72 = load i32, ptr %arrayidx46.2.i, align 8, !tbaa !10
  %73 = zext i32 %72 to i64
  %cmp47.2.i = icmp eq i64 %indvars.iv123.i, %73
  br i1 %cmp47.2.i, label %land.rhs49.2.i, label %land.end61.2.i

land.rhs49.2.i:                                   ; preds = %land.end61.1.i
  %74 = load i32, ptr %arrayidx51.i, align 4, !tbaa !10
  %arrayidx55.2.i = getelementptr inbounds [90000 x [4 x i32]], ptr @cost, i64 0, i64 %idxprom43.i, i64 2
  %75 = load i32, ptr %arrayidx55.2.i, align 8, !tbaa !10
  %add56.2.i = add i32 %75, %74
  %76 = load i32, ptr %arrayidx58.i, align 4, !tbaa !10
  %cmp59.2.i = icmp eq i32 %add56.2.i, %76
  br label %land.end61.2.i

land.end61.2.i:                                   ; preds = %land.rhs49.2.i, %land.end61.1.i
  %77 = phi i1 [ false, %land.end61.1.i ], [ %cmp59.2.i, %land.rhs49.2.i ]
  %or.2129.i = or i1 %or.1128.i, %77
  %arrayidx46.3.i = getelementptr inbounds [90000 x [4 x i32]], ptr @target, i64 0, i64 %idxprom43.i, i64 3
  %78 = load i32, ptr %arrayidx46.3.i, align 4, !tbaa !10
  %79 = zext i32 %78 to i64
  %cmp47.3.i = icmp eq i64 %indvars.iv123.i, %79
  br i1 %cmp47.3.i, label %land.rhs49.3.i, label %land.end61.3.i

land.rhs49.3.i:                                   ; preds = %land.end61.2.i
  %80 = load i32, ptr %arrayidx51.i, align 4, !tbaa !10
  %arrayidx55.3.i = getelementptr inbounds [90000 x [4 x i32]], ptr @cost, i64 0, i64 %idxprom43.i, i64 3
  %81 = load i32, ptr %arrayidx55.3.i, align 4, !tbaa !10
  %add56.3.i = add i32 %81, %80
  %82 = load i32, ptr %arrayidx58.i, align 4, !tbaa !10
  %cmp59.3.i = icmp eq i32 %add56.3.i, %82
  br label %land.end61.3.i

land.end61.3.i:                                   ; preds = %land.rhs49.3.i, %land.end61.2.i
  %83 = phi i1 [ false, %land.end61.2.i ], [ %cmp59.3.i, %land.rhs49.3.i ]
  %or.3130.i = or i1 %or.2129.i, %83
  %indvars.iv.next121.i = add nuw nsw i64 %indvars.iv120.i, 1
  %cmp29.i = icmp ugt i64 %indvars.iv120.i, 2
  %.not.i = select i1 %cmp29.i, i1 true, i1 %or.3130.i
  br i1 %.not.i, label %for.cond.cleanup31.i, label %for.body32.i, !llvm.loop !19

count_faults.exit:                                ; preds = %for.cond.cleanup31.i
  %cmp72.i = icmp ne i32 %add68.i, %mul
  %conv73.i = zext i1 %cmp72.i to i32
  %add74.i = add nsw i32 %add16.3.i, %conv73.i
  %conv11 = sext i32 %add74.i to i64
  br label %for.body16

for.cond.cleanup15:                               ; preds = %for.body16
  %add = add nsw i64 %wrong.055, %conv11
  %inc21 = add nuw nsw i64 %round.057, 1
  %exitcond64.not = icmp eq i64 %inc21, %cond7
  br i1 %exitcond64.not, label %for.cond.for.cond.cleanup_crit_edge, label %for.body, !llvm.loop !20

for.body16:                                       ; preds = %for.body16, %count_faults.exit
  %indvars.iv = phi i64 [ 0, %count_faults.exit ], [ %indvars.iv.next.3, %for.body16 ]
  %sum.152 = phi i64 [ %sum.056, %count_faults.exit ], [ %add19.3, %for.body16 ]
  %arrayidx17 = getelementptr inbounds [90000 x i32], ptr @distance, i64 0, i64 %indvars.iv
  %84 = load i32, ptr %arrayidx17, align 16, !tbaa !10
  %conv18 = zext i32 %84 to i64
  %add19 = add i64 %sum.152, %conv18
  %indvars.iv.next = or disjoint i64 %indvars.iv, 1
  %arrayidx17.1 = getelementptr inbounds [90000 x i32], ptr @distance, i64 0, i64 %indvars.iv.next
  %85 = load i32, ptr %arrayidx17.1, align 4, !tbaa !10
  %conv18.1 = zext i32 %85 to i64
  %add19.1 = add i64 %add19, %conv18.1
  %indvars.iv.next.1 = or disjoint i64 %indvars.iv, 2
  %arrayidx17.2 = getelementptr inbounds [90000 x i32], ptr @distance, i64 0, i64 %indvars.iv.next.1
  %86 = load i32, ptr %arrayidx17.2, align 8, !tbaa !10
  %conv18.2 = zext i32 %86 to i64
  %add19.2 = add i64 %add19.1, %conv18.2
  %indvars.iv.next.2 = or disjoint i64 %indvars.iv, 3
  %arrayidx17.3 = getelementptr inbounds [90000 x i32], ptr @distance, i64 0, i64 %indvars.iv.next.2
  %87 = load i32, ptr %arrayidx17.3, align 4, !tbaa !10
  %conv18.3 = zext i32 %87 to i64
  %add19.3 = add i64 %add19.2, %conv18.3
  %indvars.iv.next.3 = add nuw nsw i64 %indvars.iv, 4
  %exitcond.not.3 = icmp eq i64 %indvars.iv.next.3, %10
  br i1 %exitcond.not.3, label %for.cond.cleanup15, label %for.body16, !llvm.loop !21
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind }

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
!11 = !{!"int", !6, i64 0}
!12 = distinct !{!12, !9}
!13 = !{!14, !11, i64 0}
!14 = !{!"entry", !11, i64 0, !11, i64 4}
!15 = distinct !{!15, !9}
!16 = distinct !{!16, !9}
!17 = distinct !{!17, !9}
!18 = distinct !{!18, !9}
!19 = distinct !{!19, !9}
!20 = distinct !{!20, !9}
!21 = distinct !{!21, !9}
