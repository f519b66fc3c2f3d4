source_filename = "interpreter-switch.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Instruction = type { i32, i32 }
%struct.Caller = type { ptr, ptr }

@memory = internal unnamed_addr global [200000 x i64] zeroinitializer, align 16
@.str = private unnamed_addr constant [62 x i8] c"interpreter-switch: %d takes %d steps, F(%d) = %d, %d primes\0A\00", align 1
@kProgram = internal constant [100 x %struct.Instruction] [%struct.Instruction zeroinitializer, %struct.Instruction { i32 12, i32 18 }, %struct.Instruction { i32 2, i32 0 }, %struct.Instruction { i32 10, i32 0 }, %struct.Instruction { i32 14, i32 11 }, %struct.Instruction { i32 2, i32 0 }, %struct.Instruction { i32 1, i32 3 }, %struct.Instruction { i32 8, i32 0 }, %struct.Instruction { i32 1, i32 1 }, %struct.Instruction { i32 6, i32 0 }, %struct.Instruction { i32 12, i32 13 }, %struct.Instruction { i32 2, i32 0 }, %struct.Instruction { i32 11, i32 0 }, %struct.Instruction { i32 3, i32 0 }, %struct.Instruction { i32 2, i32 1 }, %struct.Instruction { i32 1, i32 1 }, %struct.Instruction { i32 6, i32 0 }, %struct.Instruction { i32 3, i32 1 }, %struct.Instruction { i32 1, i32 1 }, %struct.Instruction { i32 2, i32 0 }, %struct.Instruction { i32 9, i32 0 }, %struct.Instruction { i32 13, i32 2 }, %struct.Instruction { i32 2, i32 1 }, %struct.Instruction { i32 16, i32 0 }, %struct.Instruction { i32 12, i32 38 }, %struct.Instruction { i32 2, i32 2 }, %struct.Instruction { i32 15, i32 1 }, %struct.Instruction { i32 1, i32 1048576 }, %struct.Instruction { i32 8, i32 0 }, %struct.Instruction { i32 2, i32 2 }, %struct.Instruction { i32 6, i32 0 }, %struct.Instruction { i32 3, i32 3 }, %struct.Instruction { i32 2, i32 1 }, %struct.Instruction { i32 2, i32 3 }, %struct.Instruction { i32 9, i32 0 }, %struct.Instruction { i32 14, i32 38 }, %struct.Instruction { i32 2, i32 3 }, %struct.Instruction { i32 3, i32 1 }, %struct.Instruction { i32 2, i32 2 }, %struct.Instruction { i32 1, i32 1 }, %struct.Instruction { i32 6, i32 0 }, %struct.Instruction { i32 3, i32 2 }, %struct.Instruction { i32 2, i32 2 }, %struct.Instruction { i32 2, i32 0 }, %struct.Instruction { i32 9, i32 0 }, %struct.Instruction { i32 13, i32 25 }, %struct.Instruction { i32 2, i32 1 }, %struct.Instruction { i32 16, i32 0 }, %struct.Instruction { i32 2, i32 0 }, %struct.Instruction { i32 1, i32 2 }, %struct.Instruction { i32 9, i32 0 }, %struct.Instruction { i32 14, i32 54 }, %struct.Instruction { i32 2, i32 0 }, %struct.Instruction { i32 16, i32 0 }, %struct.Instruction { i32 2, i32 0 }, %struct.Instruction { i32 1, i32 1 }, %struct.Instruction { i32 7, i32 0 }, %struct.Instruction { i32 15, i32 48 }, %struct.Instruction { i32 2, i32 0 }, %struct.Instruction { i32 1, i32 2 }, %struct.Instruction { i32 7, i32 0 }, %struct.Instruction { i32 15, i32 48 }, %struct.Instruction { i32 6, i32 0 }, %struct.Instruction { i32 16, i32 0 }, %struct.Instruction { i32 1, i32 1 }, %struct.Instruction { i32 3, i32 2 }, %struct.Instruction { i32 12, i32 90 }, %struct.Instruction { i32 2, i32 2 }, %struct.Instruction { i32 4, i32 0 }, %struct.Instruction { i32 13, i32 90 }, %struct.Instruction { i32 2, i32 1 }, %struct.Instruction { i32 1, i32 1 }, %struct.Instruction { i32 6, i32 0 }, %struct.Instruction { i32 3, i32 1 }, %struct.Instruction { i32 2, i32 2 }, %struct.Instruction { i32 2, i32 2 }, %struct.Instruction { i32 6, i32 0 }, %struct.Instruction { i32 3, i32 3 }, %struct.Instruction { i32 12, i32 86 }, %struct.Instruction { i32 1, i32 1 }, %struct.Instruction { i32 2, i32 3 }, %struct.Instruction { i32 5, i32 0 }, %struct.Instruction { i32 2, i32 3 }, %struct.Instruction { i32 2, i32 2 }, %struct.Instruction { i32 6, i32 0 }, %struct.Instruction { i32 3, i32 3 }, %struct.Instruction { i32 2, i32 3 }, %struct.Instruction { i32 2, i32 0 }, %struct.Instruction { i32 9, i32 0 }, %struct.Instruction { i32 13, i32 79 }, %struct.Instruction { i32 2, i32 2 }, %struct.Instruction { i32 1, i32 1 }, %struct.Instruction { i32 6, i32 0 }, %struct.Instruction { i32 3, i32 2 }, %struct.Instruction { i32 2, i32 2 }, %struct.Instruction { i32 2, i32 0 }, %struct.Instruction { i32 9, i32 0 }, %struct.Instruction { i32 13, i32 67 }, %struct.Instruction { i32 2, i32 1 }, %struct.Instruction { i32 16, i32 0 }], align 16

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
  %mul = mul nsw i64 %cond, 3
  %conv = select i1 %tobool.not, i64 300, i64 30000
  br label %for.cond1.preheader.i

for.cond1.preheader.i:                            ; preds = %cond.end, %for.cond.cleanup3.i
  %start.030.i = phi i64 [ %inc11.i, %for.cond.cleanup3.i ], [ 1, %cond.end ]
  %best.029.i = phi i64 [ %spec.select.i, %for.cond.cleanup3.i ], [ 0, %cond.end ]
  %cmp225.i = icmp ugt i64 %start.030.i, 1
  br i1 %cmp225.i, label %for.body4.i, label %for.cond.cleanup3.i

for.cond.cleanup3.i:                              ; preds = %for.body4.i, %for.cond1.preheader.i
  %steps.0.lcssa.i = phi i64 [ 0, %for.cond1.preheader.i ], [ %inc.i, %for.body4.i ]
  %mul5.i = shl nsw i64 %steps.0.lcssa.i, 20
  %add6.i = add nuw nsw i64 %mul5.i, %start.030.i
  %spec.select.i = tail call i64 @llvm.smax.i64(i64 %best.029.i, i64 %add6.i)
  %inc11.i = add nuw nsw i64 %start.030.i, 1
  %exitcond.not.i = icmp eq i64 %inc11.i, %conv
  br i1 %exitcond.not.i, label %longest.exit, label %for.cond1.preheader.i, !llvm.loop !8

for.body4.i:                                      ; preds = %for.cond1.preheader.i, %for.body4.i
  %n.027.i = phi i64 [ %spec.select24.i, %for.body4.i ], [ %start.030.i, %for.cond1.preheader.i ]
  %steps.026.i = phi i64 [ %inc.i, %for.body4.i ], [ 0, %for.cond1.preheader.i ]
  %inc.i = add nuw nsw i64 %steps.026.i, 1
  %rem.i = and i64 %n.027.i, 1
  %tobool.not.i = icmp eq i64 %rem.i, 0
  %mul.i = mul nuw nsw i64 %n.027.i, 3
  %add.i = add nuw nsw i64 %mul.i, 1
  %div23.i = lshr exact i64 %n.027.i, 1
  %spec.select24.i = select i1 %tobool.not.i, i64 %div23.i, i64 %add.i
  %cmp2.i = icmp ugt i64 %spec.select24.i, 1
  br i1 %cmp2.i, label %for.body4.i, label %for.cond.cleanup3.i

longest.exit:                                     ; preds = %for.cond.cleanup3.i
  %cond3 = select i1 %tobool.not, i32 10, i32 26
  %conv12 = select i1 %tobool.not, i64 1000, i64 200000
  br label %while.cond.preheader.i

while.cond.preheader.i:                           ; preds = %longest.exit, %while.end.i
  %n.023.i = phi i64 [ %inc6.i, %while.end.i ], [ 2, %longest.exit ]
  %count.022.i = phi i64 [ %add.i61, %while.end.i ], [ 0, %longest.exit ]
  %cmp1.not17.i = icmp ult i64 %n.023.i, 4
  br i1 %cmp1.not17.i, label %while.end.i, label %land.rhs.i

while.cond.i:                                     ; preds = %land.rhs.i
  %inc.i59 = add nuw nsw i64 %divisor.018.i, 1
  %mul.i60 = mul nuw nsw i64 %inc.i59, %inc.i59
  %cmp1.not.i = icmp ugt i64 %mul.i60, %n.023.i
  br i1 %cmp1.not.i, label %while.end.i, label %land.rhs.i, !llvm.loop !10

land.rhs.i:                                       ; preds = %while.cond.preheader.i, %while.cond.i
  %divisor.018.i = phi i64 [ %inc.i59, %while.cond.i ], [ 2, %while.cond.preheader.i ]
  %rem.i58 = urem i64 %n.023.i, %divisor.018.i
  %cmp2.not.not.i = icmp eq i64 %rem.i58, 0
  br i1 %cmp2.not.not.i, label %while.end.i, label %while.cond.i

while.end.i:                                      ; preds = %land.rhs.i, %while.cond.i, %while.cond.preheader.i
  %cmp1.not.lcssa.i = phi i64 [ 1, %while.cond.preheader.i ], [ 1, %while.cond.i ], [ 0, %land.rhs.i ]
  %add.i61 = add nuw nsw i64 %cmp1.not.lcssa.i, %count.022.i
  %inc6.i = add nuw nsw i64 %n.023.i, 1
  %exitcond.not.i62 = icmp eq i64 %inc6.i, %conv12
  br i1 %exitcond.not.i62, label %for.cond.preheader, label %while.cond.preheader.i, !llvm.loop !11

for.cond.preheader:                               ; preds = %while.end.i
  %cond10 = select i1 %tobool.not, i64 1, i64 %mul
  %cmp1472 = icmp sgt i64 %cond10, 0
  br i1 %cmp1472, label %for.body.lr.ph, label %for.body.i.preheader.new

for.body.lr.ph:                                   ; preds = %for.cond.preheader
  %conv21 = zext nneg i32 %cond3 to i64
  %1 = add nsw i32 %cond3, -10
  br label %for.body

for.body.i.preheader.loopexit:                    ; preds = %fibonacci.exit71
  %2 = icmp ne i64 %add33, 0
  %3 = zext i1 %2 to i32
  br label %for.body.i.preheader.new

for.body.i.preheader.new:                         ; preds = %for.cond.preheader, %for.body.i.preheader.loopexit
  %wrong.0.lcssa = phi i32 [ 0, %for.cond.preheader ], [ %3, %for.body.i.preheader.loopexit ]
  %4 = add nsw i32 %cond3, -10
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i, %for.body.i.preheader.new
  %b.06.i = phi i32 [ 1, %for.body.i.preheader.new ], [ %add.i63.7, %for.body.i ]
  %a.05.i = phi i32 [ 0, %for.body.i.preheader.new ], [ %add.i63.6, %for.body.i ]
  %niter81 = phi i32 [ 0, %for.body.i.preheader.new ], [ %niter81.next.7, %for.body.i ]
  %add.i63 = add i32 %a.05.i, %b.06.i
  %add.i63.1 = add i32 %b.06.i, %add.i63
  %add.i63.2 = add i32 %add.i63, %add.i63.1
  %add.i63.3 = add i32 %add.i63.1, %add.i63.2
  %add.i63.4 = add i32 %add.i63.2, %add.i63.3
  %add.i63.5 = add i32 %add.i63.3, %add.i63.4
  %add.i63.6 = add i32 %add.i63.4, %add.i63.5
  %add.i63.7 = add i32 %add.i63.5, %add.i63.6
  %niter81.next.7 = add nuw nsw i32 %niter81, 8
  %niter81.ncmp.7.not = icmp eq i32 %niter81, %4
  br i1 %niter81.ncmp.7.not, label %for.body.i.epil, label %for.body.i, !llvm.loop !12

for.body.i.epil:                                  ; preds = %for.body.i, %for.body.i.epil
  %b.06.i.epil = phi i32 [ %add.i63.epil, %for.body.i.epil ], [ %add.i63.7, %for.body.i ]
  %a.05.i.epil = phi i32 [ %b.06.i.epil, %for.body.i.epil ], [ %add.i63.6, %for.body.i ]
  %epil.iter77 = phi i32 [ %epil.iter77.next, %for.body.i.epil ], [ 0, %for.body.i ]
  %add.i63.epil = add i32 %a.05.i.epil, %b.06.i.epil
  %epil.iter77.next = add i32 %epil.iter77, 1
  %epil.iter77.cmp.not = icmp eq i32 %epil.iter77.next, 2
  br i1 %epil.iter77.cmp.not, label %fibonacci.exit, label %for.body.i.epil, !llvm.loop !13

fibonacci.exit:                                   ; preds = %for.body.i.epil
  %shr = lshr i64 %spec.select.i, 20
  %conv35 = trunc i64 %shr to i32
  %rem = srem i64 %spec.select.i, 1048576
  %conv34 = trunc nsw i64 %rem to i32
  %conv38 = trunc i64 %add.i61 to i32
  %call39 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %conv34, i32 noundef %conv35, i32 noundef %cond3, i32 noundef %b.06.i.epil, i32 noundef %conv38)
  ret i32 %wrong.0.lcssa

for.body:                                         ; preds = %for.body.lr.ph, %fibonacci.exit71
  %round.074 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %fibonacci.exit71 ]
  %wrong.073 = phi i64 [ 0, %for.body.lr.ph ], [ %add33, %fibonacci.exit71 ]
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1600000) @memory, i8 0, i64 1600000, i1 false)
  %call17 = tail call fastcc i64 @run(i32 noundef 24, i64 noundef %conv)
  %cmp18 = icmp ne i64 %call17, %spec.select.i
  %conv20 = zext i1 %cmp18 to i64
  %call22 = tail call fastcc i64 @run(i32 noundef 48, i64 noundef %conv21)
  br label %for.body.i64

for.body.i64:                                     ; preds = %for.body.i64, %for.body
  %b.06.i66 = phi i64 [ 1, %for.body ], [ %add.i68.7, %for.body.i64 ]
  %a.05.i67 = phi i64 [ 0, %for.body ], [ %add.i68.6, %for.body.i64 ]
  %niter = phi i32 [ 0, %for.body ], [ %niter.next.7, %for.body.i64 ]
  %add.i68 = add nsw i64 %a.05.i67, %b.06.i66
  %add.i68.1 = add nsw i64 %b.06.i66, %add.i68
  %add.i68.2 = add nsw i64 %add.i68, %add.i68.1
  %add.i68.3 = add nsw i64 %add.i68.1, %add.i68.2
  %add.i68.4 = add nsw i64 %add.i68.2, %add.i68.3
  %add.i68.5 = add nsw i64 %add.i68.3, %add.i68.4
  %add.i68.6 = add nsw i64 %add.i68.4, %add.i68.5
  %add.i68.7 = add nsw i64 %add.i68.5, %add.i68.6
  %niter.next.7 = add nuw nsw i32 %niter, 8
  %niter.ncmp.7.not = icmp eq i32 %niter, %1
  br i1 %niter.ncmp.7.not, label %for.body.i64.epil, label %for.body.i64, !llvm.loop !12

for.body.i64.epil:                                ; preds = %for.body.i64, %for.body.i64.epil
  %b.06.i66.epil = phi i64 [ %add.i68.epil, %for.body.i64.epil ], [ %add.i68.7, %for.body.i64 ]
  %a.05.i67.epil = phi i64 [ %b.06.i66.epil, %for.body.i64.epil ], [ %add.i68.6, %for.body.i64 ]
  %epil.iter = phi i32 [ %epil.iter.next, %for.body.i64.epil ], [ 0, %for.body.i64 ]
  %add.i68.epil = add nsw i64 %a.05.i67.epil, %b.06.i66.epil
  %epil.iter.next = add i32 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i32 %epil.iter.next, 2
  br i1 %epil.iter.cmp.not, label %fibonacci.exit71, label %for.body.i64.epil, !llvm.loop !15

fibonacci.exit71:                                 ; preds = %for.body.i64.epil
  %add = add nsw i64 %wrong.073, %conv20
  %cmp24 = icmp ne i64 %call22, %b.06.i66.epil
  %conv26 = zext i1 %cmp24 to i64
  %add27 = add nsw i64 %add, %conv26
  %call29 = tail call fastcc i64 @run(i32 noundef 64, i64 noundef %conv12)
  %cmp30 = icmp ne i64 %call29, %add.i61
  %conv32 = zext i1 %cmp30 to i64
  %add33 = add nsw i64 %add27, %conv32
  %inc = add nuw nsw i64 %round.074, 1
  %exitcond.not = icmp eq i64 %inc, %cond10
  br i1 %exitcond.not, label %for.body.i.preheader.loopexit, label %for.body, !llvm.loop !16
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc i64 @run(i32 noundef %entry1, i64 noundef %argument) unnamed_addr #4 {
entry:
  %stack = alloca [1000 x i64], align 16
  %callers = alloca [100 x %struct.Caller], align 16
  call void @llvm.lifetime.start.p0(i64 8000, ptr nonnull %stack) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(8000) %stack, i8 0, i64 8000, i1 false)
  store i64 %argument, ptr %stack, align 16, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 1600, ptr nonnull %callers) #7
  %add.ptr = getelementptr inbounds i8, ptr %stack, i64 32
  %idxprom = zext nneg i32 %entry1 to i64
  %arrayidx = getelementptr inbounds [100 x %struct.Instruction], ptr @kProgram, i64 0, i64 %idxprom
  %incdec.ptr = getelementptr inbounds i8, ptr %callers, i64 16
  store ptr @kProgram, ptr %callers, align 16, !tbaa !4
  %.compoundliteral.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %callers, i64 8
  store ptr %stack, ptr %.compoundliteral.sroa.2.0..sroa_idx, align 8, !tbaa !4
  br label %for.cond

for.cond:                                         ; preds = %for.cond.backedge, %entry
  %next.0 = phi ptr [ %arrayidx, %entry ], [ %next.0.be, %for.cond.backedge ]
  %caller.0 = phi ptr [ %incdec.ptr, %entry ], [ %caller.0.be, %for.cond.backedge ]
  %top.0 = phi ptr [ %add.ptr, %entry ], [ %top.0.be, %for.cond.backedge ]
  %frame.0 = phi ptr [ %stack, %entry ], [ %frame.0.be, %for.cond.backedge ]
  %incdec.ptr7 = getelementptr inbounds i8, ptr %next.0, i64 8
  %0 = load i32, ptr %next.0, align 4, !tbaa !19
  switch i32 %0, label %cleanup [
    i32 0, label %sw.bb
    i32 1, label %sw.bb9
    i32 2, label %sw.bb11
    i32 3, label %sw.bb16
    i32 4, label %sw.bb21
    i32 5, label %sw.bb25
    i32 6, label %sw.bb30
    i32 7, label %sw.bb34
    i32 8, label %sw.bb38
    i32 9, label %sw.bb42
    i32 10, label %sw.bb49
    i32 11, label %sw.bb51
    i32 12, label %sw.bb53
    i32 13, label %sw.bb57
    i32 14, label %sw.bb64
    i32 15, label %sw.bb73
    i32 16, label %sw.bb86
  ]

sw.bb:                                            ; preds = %for.cond
  %1 = load i64, ptr %stack, align 16, !tbaa !17
  br label %cleanup

sw.bb9:                                           ; preds = %for.cond
  %operand = getelementptr inbounds i8, ptr %next.0, i64 4
  %2 = load i32, ptr %operand, align 4, !tbaa !22
  %conv = sext i32 %2 to i64
  %incdec.ptr10 = getelementptr inbounds i8, ptr %top.0, i64 8
  store i64 %conv, ptr %top.0, align 8, !tbaa !17
  br label %for.cond.backedge

sw.bb11:                                          ; preds = %for.cond
  %operand12 = getelementptr inbounds i8, ptr %next.0, i64 4
  %3 = load i32, ptr %operand12, align 4, !tbaa !22
  %idxprom13 = sext i32 %3 to i64
  %arrayidx14 = getelementptr inbounds i64, ptr %frame.0, i64 %idxprom13
  %4 = load i64, ptr %arrayidx14, align 8, !tbaa !17
  %incdec.ptr15 = getelementptr inbounds i8, ptr %top.0, i64 8
  store i64 %4, ptr %top.0, align 8, !tbaa !17
  br label %for.cond.backedge

sw.bb16:                                          ; preds = %for.cond
  %incdec.ptr17 = getelementptr inbounds i8, ptr %top.0, i64 -8
  %5 = load i64, ptr %incdec.ptr17, align 8, !tbaa !17
  %operand18 = getelementptr inbounds i8, ptr %next.0, i64 4
  %6 = load i32, ptr %operand18, align 4, !tbaa !22
  %idxprom19 = sext i32 %6 to i64
  %arrayidx20 = getelementptr inbounds i64, ptr %frame.0, i64 %idxprom19
  store i64 %5, ptr %arrayidx20, align 8, !tbaa !17
  br label %for.cond.backedge

sw.bb21:                                          ; preds = %for.cond
  %arrayidx22 = getelementptr inbounds i8, ptr %top.0, i64 -8
  %7 = load i64, ptr %arrayidx22, align 8, !tbaa !17
  %arrayidx23 = getelementptr inbounds [200000 x i64], ptr @memory, i64 0, i64 %7
  %8 = load i64, ptr %arrayidx23, align 8, !tbaa !17
  store i64 %8, ptr %arrayidx22, align 8, !tbaa !17
  br label %for.cond.backedge

sw.bb25:                                          ; preds = %for.cond
  %add.ptr26 = getelementptr inbounds i8, ptr %top.0, i64 -16
  %9 = load i64, ptr %add.ptr26, align 8, !tbaa !17
  %arrayidx28 = getelementptr inbounds i8, ptr %top.0, i64 -8
  %10 = load i64, ptr %arrayidx28, align 8, !tbaa !17
  %arrayidx29 = getelementptr inbounds [200000 x i64], ptr @memory, i64 0, i64 %10
  store i64 %9, ptr %arrayidx29, align 8, !tbaa !17
  br label %for.cond.backedge

sw.bb30:                                          ; preds = %for.cond
  %incdec.ptr31 = getelementptr inbounds i8, ptr %top.0, i64 -8
  %11 = load i64, ptr %incdec.ptr31, align 8, !tbaa !17
  %arrayidx33 = getelementptr inbounds i8, ptr %top.0, i64 -16
  %12 = load i64, ptr %arrayidx33, align 8, !tbaa !17
  %add = add nsw i64 %12, %11
  store i64 %add, ptr %arrayidx33, align 8, !tbaa !17
  br label %for.cond.backedge

sw.bb34:                                          ; preds = %for.cond
  %incdec.ptr35 = getelementptr inbounds i8, ptr %top.0, i64 -8
  %13 = load i64, ptr %incdec.ptr35, align 8, !tbaa !17
  %arrayidx37 = getelementptr inbounds i8, ptr %top.0, i64 -16
  %14 = load i64, ptr %arrayidx37, align 8, !tbaa !17
  %sub = sub nsw i64 %14, %13
  store i64 %sub, ptr %arrayidx37, align 8, !tbaa !17
  br label %for.cond.backedge

sw.bb38:                                          ; preds = %for.cond
  %incdec.ptr39 = getelementptr inbounds i8, ptr %top.0, i64 -8
  %15 = load i64, ptr %incdec.ptr39, align 8, !tbaa !17
  %arrayidx41 = getelementptr inbounds i8, ptr %top.0, i64 -16
  %16 = load i64, ptr %arrayidx41, align 8, !tbaa !17
  %mul = mul nsw i64 %16, %15
  store i64 %mul, ptr %arrayidx41, align 8, !tbaa !17
  br label %for.cond.backedge

sw.bb42:                                          ; preds = %for.cond
  %incdec.ptr43 = getelementptr inbounds i8, ptr %top.0, i64 -8
  %arrayidx44 = getelementptr inbounds i8, ptr %top.0, i64 -16
  %17 = load i64, ptr %arrayidx44, align 8, !tbaa !17
  %18 = load i64, ptr %incdec.ptr43, align 8, !tbaa !17
  %cmp = icmp slt i64 %17, %18
  %conv47 = zext i1 %cmp to i64
  store i64 %conv47, ptr %arrayidx44, align 8, !tbaa !17
  br label %for.cond.backedge

sw.bb49:                                          ; preds = %for.cond
  %arrayidx50 = getelementptr inbounds i8, ptr %top.0, i64 -8
  %19 = load i64, ptr %arrayidx50, align 8, !tbaa !17
  %and = and i64 %19, 1
  store i64 %and, ptr %arrayidx50, align 8, !tbaa !17
  br label %for.cond.backedge

sw.bb51:                                          ; preds = %for.cond
  %arrayidx52 = getelementptr inbounds i8, ptr %top.0, i64 -8
  %20 = load i64, ptr %arrayidx52, align 8, !tbaa !17
  %shr = ashr i64 %20, 1
  store i64 %shr, ptr %arrayidx52, align 8, !tbaa !17
  br label %for.cond.backedge

sw.bb53:                                          ; preds = %for.cond
  %operand54 = getelementptr inbounds i8, ptr %next.0, i64 4
  %21 = load i32, ptr %operand54, align 4, !tbaa !22
  %idxprom55 = sext i32 %21 to i64
  %arrayidx56 = getelementptr inbounds [100 x %struct.Instruction], ptr @kProgram, i64 0, i64 %idxprom55
  br label %for.cond.backedge

sw.bb57:                                          ; preds = %for.cond
  %incdec.ptr58 = getelementptr inbounds i8, ptr %top.0, i64 -8
  %22 = load i64, ptr %incdec.ptr58, align 8, !tbaa !17
  %cmp59.not = icmp eq i64 %22, 0
  br i1 %cmp59.not, label %for.cond.backedge, label %if.then

if.then:                                          ; preds = %sw.bb57
  %operand61 = getelementptr inbounds i8, ptr %next.0, i64 4
  %23 = load i32, ptr %operand61, align 4, !tbaa !22
  %idxprom62 = sext i32 %23 to i64
  %arrayidx63 = getelementptr inbounds [100 x %struct.Instruction], ptr @kProgram, i64 0, i64 %idxprom62
  br label %for.cond.backedge

sw.bb64:                                          ; preds = %for.cond
  %incdec.ptr65 = getelementptr inbounds i8, ptr %top.0, i64 -8
  %24 = load i64, ptr %incdec.ptr65, align 8, !tbaa !17
  %cmp66 = icmp eq i64 %24, 0
  br i1 %cmp66, label %if.then68, label %for.cond.backedge

for.cond.backedge:                                ; preds = %sw.bb64, %if.then68, %sw.bb57, %if.then, %sw.bb86, %sw.bb73, %sw.bb53, %sw.bb51, %sw.bb49, %sw.bb42, %sw.bb38, %sw.bb34, %sw.bb30, %sw.bb25, %sw.bb21, %sw.bb16, %sw.bb11, %sw.bb9
  %next.0.be = phi ptr [ %29, %sw.bb86 ], [ %arrayidx85, %sw.bb73 ], [ %arrayidx71, %if.then68 ], [ %incdec.ptr7, %sw.bb64 ], [ %arrayidx63, %if.then ], [ %incdec.ptr7, %sw.bb57 ], [ %arrayidx56, %sw.bb53 ], [ %incdec.ptr7, %sw.bb51 ], [ %incdec.ptr7, %sw.bb49 ], [ %incdec.ptr7, %sw.bb42 ], [ %incdec.ptr7, %sw.bb38 ], [ %incdec.ptr7, %sw.bb34 ], [ %incdec.ptr7, %sw.bb30 ], [ %incdec.ptr7, %sw.bb25 ], [ %incdec.ptr7, %sw.bb21 ], [ %incdec.ptr7, %sw.bb16 ], [ %incdec.ptr7, %sw.bb11 ], [ %incdec.ptr7, %sw.bb9 ]
  %caller.0.be = phi ptr [ %incdec.ptr90, %sw.bb86 ], [ %incdec.ptr74, %sw.bb73 ], [ %caller.0, %if.then68 ], [ %caller.0, %sw.bb64 ], [ %caller.0, %if.then ], [ %caller.0, %sw.bb57 ], [ %caller.0, %sw.bb53 ], [ %caller.0, %sw.bb51 ], [ %caller.0, %sw.bb49 ], [ %caller.0, %sw.bb42 ], [ %caller.0, %sw.bb38 ], [ %caller.0, %sw.bb34 ], [ %caller.0, %sw.bb30 ], [ %caller.0, %sw.bb25 ], [ %caller.0, %sw.bb21 ], [ %caller.0, %sw.bb16 ], [ %caller.0, %sw.bb11 ], [ %caller.0, %sw.bb9 ]
  %top.0.be = phi ptr [ %add.ptr89, %sw.bb86 ], [ %add.ptr82, %sw.bb73 ], [ %incdec.ptr65, %if.then68 ], [ %incdec.ptr65, %sw.bb64 ], [ %incdec.ptr58, %if.then ], [ %incdec.ptr58, %sw.bb57 ], [ %top.0, %sw.bb53 ], [ %top.0, %sw.bb51 ], [ %top.0, %sw.bb49 ], [ %incdec.ptr43, %sw.bb42 ], [ %incdec.ptr39, %sw.bb38 ], [ %incdec.ptr35, %sw.bb34 ], [ %incdec.ptr31, %sw.bb30 ], [ %add.ptr26, %sw.bb25 ], [ %top.0, %sw.bb21 ], [ %incdec.ptr17, %sw.bb16 ], [ %incdec.ptr15, %sw.bb11 ], [ %incdec.ptr10, %sw.bb9 ]
  %frame.0.be = phi ptr [ %28, %sw.bb86 ], [ %add.ptr78, %sw.bb73 ], [ %frame.0, %if.then68 ], [ %frame.0, %sw.bb64 ], [ %frame.0, %if.then ], [ %frame.0, %sw.bb57 ], [ %frame.0, %sw.bb53 ], [ %frame.0, %sw.bb51 ], [ %frame.0, %sw.bb49 ], [ %frame.0, %sw.bb42 ], [ %frame.0, %sw.bb38 ], [ %frame.0, %sw.bb34 ], [ %frame.0, %sw.bb30 ], [ %frame.0, %sw.bb25 ], [ %frame.0, %sw.bb21 ], [ %frame.0, %sw.bb16 ], [ %frame.0, %sw.bb11 ], [ %frame.0, %sw.bb9 ]
  br label %for.cond

if.then68:                                        ; preds = %sw.bb64
  %operand69 = getelementptr inbounds i8, ptr %next.0, i64 4
  %25 = load i32, ptr %operand69, align 4, !tbaa !22
  %idxprom70 = sext i32 %25 to i64
  %arrayidx71 = getelementptr inbounds [100 x %struct.Instruction], ptr @kProgram, i64 0, i64 %idxprom70
  br label %for.cond.backedge

sw.bb73:                                          ; preds = %for.cond
  %incdec.ptr74 = getelementptr inbounds i8, ptr %caller.0, i64 16
  store ptr %incdec.ptr7, ptr %caller.0, align 8, !tbaa !4
  %.compoundliteral75.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %caller.0, i64 8
  store ptr %frame.0, ptr %.compoundliteral75.sroa.2.0..sroa_idx, align 8, !tbaa !4
  %add.ptr78 = getelementptr inbounds i8, ptr %top.0, i64 -8
  %add.ptr82 = getelementptr inbounds i8, ptr %top.0, i64 24
  %operand83 = getelementptr inbounds i8, ptr %next.0, i64 4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %top.0, i8 0, i64 24, i1 false)
  %26 = load i32, ptr %operand83, align 4, !tbaa !22
  %idxprom84 = sext i32 %26 to i64
  %arrayidx85 = getelementptr inbounds [100 x %struct.Instruction], ptr @kProgram, i64 0, i64 %idxprom84
  br label %for.cond.backedge

sw.bb86:                                          ; preds = %for.cond
  %arrayidx87 = getelementptr inbounds i8, ptr %top.0, i64 -8
  %27 = load i64, ptr %arrayidx87, align 8, !tbaa !17
  store i64 %27, ptr %frame.0, align 8, !tbaa !17
  %add.ptr89 = getelementptr inbounds i8, ptr %frame.0, i64 8
  %incdec.ptr90 = getelementptr inbounds i8, ptr %caller.0, i64 -16
  %frame91 = getelementptr inbounds i8, ptr %caller.0, i64 -8
  %28 = load ptr, ptr %frame91, align 8, !tbaa !23
  %29 = load ptr, ptr %incdec.ptr90, align 8, !tbaa !25
  br label %for.cond.backedge

cleanup:                                          ; preds = %for.cond, %sw.bb
  %retval.0 = phi i64 [ %1, %sw.bb ], [ -1, %for.cond ]
  call void @llvm.lifetime.end.p0(i64 1600, ptr nonnull %callers) #7
  call void @llvm.lifetime.end.p0(i64 8000, ptr nonnull %stack) #7
  ret i64 %retval.0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #6

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !9}
!12 = distinct !{!12, !9}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !14}
!16 = distinct !{!16, !9}
!17 = !{!18, !18, i64 0}
!18 = !{!"long", !6, i64 0}
!19 = !{!20, !21, i64 0}
!20 = !{!"", !21, i64 0, !21, i64 4}
!21 = !{!"int", !6, i64 0}
!22 = !{!20, !21, i64 4}
!23 = !{!24, !5, i64 8}
!24 = !{!"", !5, i64 0, !5, i64 8}
!25 = !{!24, !5, i64 0}
