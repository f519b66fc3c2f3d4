source_filename = "interpreter-goto.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Instruction = type { i32, i32 }
%struct.Caller = type { ptr, ptr }

@memory = internal unnamed_addr global [200000 x i64] zeroinitializer, align 16
@.str = private unnamed_addr constant [60 x i8] c"interpreter-goto: %d takes %d steps, F(%d) = %d, %d primes\0A\00", align 1
@run.labels = internal unnamed_addr constant [17 x ptr] [ptr blockaddress(@run, %halt), ptr blockaddress(@run, %constant), ptr blockaddress(@run, %load), ptr blockaddress(@run, %store), ptr blockaddress(@run, %fetch), ptr blockaddress(@run, %put), ptr blockaddress(@run, %add), ptr blockaddress(@run, %subtract), ptr blockaddress(@run, %multiply), ptr blockaddress(@run, %less), ptr blockaddress(@run, %odd), ptr blockaddress(@run, %halve), ptr blockaddress(@run, %jump), ptr blockaddress(@run, %jump_if), ptr blockaddress(@run, %jump_if_not), ptr blockaddress(@run, %call), ptr blockaddress(@run, %return_)], align 16
@kProgram = internal constant [100 x %struct.Instruction] [%struct.Instruction zeroinitializer, %struct.Instruction { i32 12, i32 18 }, %struct.Instruction { i32 2, i32 0 }, %struct.Instruction { i32 10, i32 0 }, %struct.Instruction { i32 14, i32 11 }, %struct.Instruction { i32 2, i32 0 }, %struct.Instruction { i32 1, i32 3 }, %struct.Instruction { i32 8, i32 0 }, %struct.Instruction { i32 1, i32 1 }, %struct.Instruction { i32 6, i32 0 }, %struct.Instruction { i32 12, i32 13 }, %struct.Instruction { i32 2, i32 0 }, %struct.Instruction { i32 11, i32 0 }, %struct.Instruction { i32 3, i32 0 }, %struct.Instruction { i32 2, i32 1 }, %struct.Instruction { i32 1, i32 1 }, %struct.Instruction { i32 6, i32 0 }, %struct.Instruction { i32 3, i32 1 }, %struct.Instruction { i32 1, i32 1 }, %struct.Instruction { i32 2, i32 0 }, %struct.Instruction { i32 9, i32 0 }, %struct.Instruction { i32 13, i32 2 }, %struct.Instruction { i32 2, i32 1 }, %struct.Instruction { i32 16, i32 0 }, %struct.Instruction { i32 12, i32 38 }, %struct.Instruction { i32 2, i32 2 }, %struct.Instruction { i32 15, i32 1 }, %struct.Instruction { i32 1, i32 1048576 }, %struct.Instruction { i32 8, i32 0 }, %struct.Instruction { i32 2, i32 2 }, %struct.Instruction { i32 6, i32 0 }, %struct.Instruction { i32 3, i32 3 }, %struct.Instruction { i32 2, i32 1 }, %struct.Instruction { i32 2, i32 3 }, %struct.Instruction { i32 9, i32 0 }, %struct.Instruction { i32 14, i32 38 }, %struct.Instruction { i32 2, i32 3 }, %struct.Instruction { i32 3, i32 1 }, %struct.Instruction { i32 2, i32 2 }, %struct.Instruction { i32 1, i32 1 }, %struct.Instruction { i32 6, i32 0 }, %struct.Instruction { i32 3, i32 2 }, %struct.Instruction { i32 2, i32 2 }, %struct.Instruction { i32 2, i32 0 }, %struct.Instruction { i32 9, i32 0 }, %struct.Instruction { i32 13, i32 25 }, %struct.Instruction { i32 2, i32 1 }, %struct.Instruction { i32 16, i32 0 }, %struct.Instruction { i32 2, i32 0 }, %struct.Instruction { i32 1, i32 2 }, %struct.Instruction { i32 9, i32 0 }, %struct.Instruction { i32 14, i32 54 }, %struct.Instruction { i32 2, i32 0 }, %struct.Instruction { i32 16, i32 0 }, %struct.Instruction { i32 2, i32 0 }, %struct.Instruction { i32 1, i32 1 }, %struct.Instruction { i32 7, i32 0 }, %struct.Instruction { i32 15, i32 48 }, %struct.Instruction { i32 2, i32 0 }, %struct.Instruction { i32 1, i32 2 }, %struct.Instruction { i32 7, i32 0 }, %struct.Instruction { i32 15, i32 48 }, %struct.Instruction { i32 6, i32 0 }, %struct.Instruction { i32 16, i32 0 }, %struct.Instruction { i32 1, i32 1 }, %struct.Instruction { i32 3, i32 2 }, %struct.Instruction { i32 12, i32 90 }, %struct.Instruction { i32 2, i32 2 }, %struct.Instruction { i32 4, i32 0 }, %struct.Instruction { i32 13, i32 90 }, %struct.Instruction { i32 2, i32 1 }, %struct.Instruction { i32 1, i32 1 }, %struct.Instruction { i32 6, i32 0 }, %struct.Instruction { i32 3, i32 1 }, %struct.Instruction { i32 2, i32 2 }, %struct.Instruction { i32 2, i32 2 }, %struct.Instruction { i32 6, i32 0 }, %struct.Instruction { i32 3, i32 3 }, %struct.Instruction { i32 12, i32 86 }, %struct.Instruction { i32 1, i32 1 }, %struct.Instruction { i32 2, i32 3 }, %struct.Instruction { i32 5, i32 0 }, %struct.Instruction { i32 2, i32 3 }, %struct.Instruction { i32 2, i32 2 }, %struct.Instruction { i32 6, i32 0 }, %struct.Instruction { i32 3, i32 3 }, %struct.Instruction { i32 2, i32 3 }, %struct.Instruction { i32 2, i32 0 }, %struct.Instruction { i32 9, i32 0 }, %struct.Instruction { i32 13, i32 79 }, %struct.Instruction { i32 2, i32 2 }, %struct.Instruction { i32 1, i32 1 }, %struct.Instruction { i32 6, i32 0 }, %struct.Instruction { i32 3, i32 2 }, %struct.Instruction { i32 2, i32 2 }, %struct.Instruction { i32 2, i32 0 }, %struct.Instruction { i32 9, i32 0 }, %struct.Instruction { i32 13, i32 67 }, %struct.Instruction { i32 2, i32 1 }, %struct.Instruction { i32 16, i32 0 }], align 16

; Function Attrs: nofree nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %argc, ptr nocapture noundef readonly %argv) local_unnamed_addr #0 {
entry:
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

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc i64 @run(i32 noundef %entry1, i64 noundef %argument) #3 {
entry:
  %stack = alloca [1000 x i64], align 16
  %callers = alloca [100 x %struct.Caller], align 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(8000) %stack, i8 0, i64 8000, i1 false)
  store i64 %argument, ptr %stack, align 16, !tbaa !17
  %add.ptr = getelementptr inbounds i8, ptr %stack, i64 32
  %idxprom = zext nneg i32 %entry1 to i64
  %arrayidx = getelementptr inbounds [100 x %struct.Instruction], ptr @kProgram, i64 0, i64 %idxprom
  %incdec.ptr = getelementptr inbounds i8, ptr %callers, i64 16
  store ptr @kProgram, ptr %callers, align 16, !tbaa !4
  %.compoundliteral.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %callers, i64 8
  store ptr %stack, ptr %.compoundliteral.sroa.2.0..sroa_idx, align 8, !tbaa !4
  br label %indirectgoto

halt:                                             ; preds = %indirectgoto
  %0 = load i64, ptr %stack, align 16, !tbaa !17
  ret i64 %0

indirectgoto:                                     ; preds = %indirectgoto.backedge, %entry
  %next.0.sink205.sink = phi ptr [ %arrayidx, %entry ], [ %next.0.sink205.sink.be, %indirectgoto.backedge ]
  %caller.0 = phi ptr [ %incdec.ptr, %entry ], [ %caller.0.be, %indirectgoto.backedge ]
  %top.0 = phi ptr [ %add.ptr, %entry ], [ %top.0.be, %indirectgoto.backedge ]
  %frame.0 = phi ptr [ %stack, %entry ], [ %frame.0.be, %indirectgoto.backedge ]
  %incdec.ptr12 = getelementptr inbounds i8, ptr %next.0.sink205.sink, i64 8
  %1 = load i32, ptr %next.0.sink205.sink, align 4, !tbaa !19
  %idxprom14 = sext i32 %1 to i64
  %arrayidx15 = getelementptr inbounds [17 x ptr], ptr @run.labels, i64 0, i64 %idxprom14
  %indirect.goto.dest = load ptr, ptr %arrayidx15, align 8, !tbaa !4
  indirectbr ptr %indirect.goto.dest, [label %halt, label %constant, label %load, label %store, label %fetch, label %put, label %add, label %subtract, label %multiply, label %less, label %odd, label %halve, label %jump, label %jump_if, label %jump_if_not, label %call, label %return_]

constant:                                         ; preds = %indirectgoto
  %operand = getelementptr inbounds i8, ptr %next.0.sink205.sink, i64 4
  %2 = load i32, ptr %operand, align 4, !tbaa !22
  %conv = sext i32 %2 to i64
  %incdec.ptr11 = getelementptr inbounds i8, ptr %top.0, i64 8
  store i64 %conv, ptr %top.0, align 8, !tbaa !17
  br label %indirectgoto.backedge

load:                                             ; preds = %indirectgoto
  %operand16 = getelementptr inbounds i8, ptr %next.0.sink205.sink, i64 4
  %3 = load i32, ptr %operand16, align 4, !tbaa !22
  %idxprom17 = sext i32 %3 to i64
  %arrayidx18 = getelementptr inbounds i64, ptr %frame.0, i64 %idxprom17
  %4 = load i64, ptr %arrayidx18, align 8, !tbaa !17
  %incdec.ptr19 = getelementptr inbounds i8, ptr %top.0, i64 8
  store i64 %4, ptr %top.0, align 8, !tbaa !17
  br label %indirectgoto.backedge

store:                                            ; preds = %indirectgoto
  %incdec.ptr24 = getelementptr inbounds i8, ptr %top.0, i64 -8
  %5 = load i64, ptr %incdec.ptr24, align 8, !tbaa !17
  %operand25 = getelementptr inbounds i8, ptr %next.0.sink205.sink, i64 4
  %6 = load i32, ptr %operand25, align 4, !tbaa !22
  %idxprom26 = sext i32 %6 to i64
  %arrayidx27 = getelementptr inbounds i64, ptr %frame.0, i64 %idxprom26
  store i64 %5, ptr %arrayidx27, align 8, !tbaa !17
  br label %indirectgoto.backedge

fetch:                                            ; preds = %indirectgoto
  %arrayidx32 = getelementptr inbounds i8, ptr %top.0, i64 -8
  %7 = load i64, ptr %arrayidx32, align 8, !tbaa !17
  %arrayidx33 = getelementptr inbounds [200000 x i64], ptr @memory, i64 0, i64 %7
  %8 = load i64, ptr %arrayidx33, align 8, !tbaa !17
  store i64 %8, ptr %arrayidx32, align 8, !tbaa !17
  br label %indirectgoto.backedge

put:                                              ; preds = %indirectgoto
  %add.ptr39 = getelementptr inbounds i8, ptr %top.0, i64 -16
  %9 = load i64, ptr %add.ptr39, align 8, !tbaa !17
  %arrayidx41 = getelementptr inbounds i8, ptr %top.0, i64 -8
  %10 = load i64, ptr %arrayidx41, align 8, !tbaa !17
  %arrayidx42 = getelementptr inbounds [200000 x i64], ptr @memory, i64 0, i64 %10
  store i64 %9, ptr %arrayidx42, align 8, !tbaa !17
  br label %indirectgoto.backedge

add:                                              ; preds = %indirectgoto
  %incdec.ptr47 = getelementptr inbounds i8, ptr %top.0, i64 -8
  %11 = load i64, ptr %incdec.ptr47, align 8, !tbaa !17
  %arrayidx49 = getelementptr inbounds i8, ptr %top.0, i64 -16
  %12 = load i64, ptr %arrayidx49, align 8, !tbaa !17
  %add50 = add nsw i64 %12, %11
  store i64 %add50, ptr %arrayidx49, align 8, !tbaa !17
  br label %indirectgoto.backedge

subtract:                                         ; preds = %indirectgoto
  %incdec.ptr55 = getelementptr inbounds i8, ptr %top.0, i64 -8
  %13 = load i64, ptr %incdec.ptr55, align 8, !tbaa !17
  %arrayidx57 = getelementptr inbounds i8, ptr %top.0, i64 -16
  %14 = load i64, ptr %arrayidx57, align 8, !tbaa !17
  %sub = sub nsw i64 %14, %13
  store i64 %sub, ptr %arrayidx57, align 8, !tbaa !17
  br label %indirectgoto.backedge

multiply:                                         ; preds = %indirectgoto
  %incdec.ptr62 = getelementptr inbounds i8, ptr %top.0, i64 -8
  %15 = load i64, ptr %incdec.ptr62, align 8, !tbaa !17
  %arrayidx64 = getelementptr inbounds i8, ptr %top.0, i64 -16
  %16 = load i64, ptr %arrayidx64, align 8, !tbaa !17
  %mul = mul nsw i64 %16, %15
  store i64 %mul, ptr %arrayidx64, align 8, !tbaa !17
  br label %indirectgoto.backedge

less:                                             ; preds = %indirectgoto
  %incdec.ptr69 = getelementptr inbounds i8, ptr %top.0, i64 -8
  %arrayidx70 = getelementptr inbounds i8, ptr %top.0, i64 -16
  %17 = load i64, ptr %arrayidx70, align 8, !tbaa !17
  %18 = load i64, ptr %incdec.ptr69, align 8, !tbaa !17
  %cmp = icmp slt i64 %17, %18
  %conv73 = zext i1 %cmp to i64
  store i64 %conv73, ptr %arrayidx70, align 8, !tbaa !17
  br label %indirectgoto.backedge

odd:                                              ; preds = %indirectgoto
  %arrayidx79 = getelementptr inbounds i8, ptr %top.0, i64 -8
  %19 = load i64, ptr %arrayidx79, align 8, !tbaa !17
  %and = and i64 %19, 1
  store i64 %and, ptr %arrayidx79, align 8, !tbaa !17
  br label %indirectgoto.backedge

halve:                                            ; preds = %indirectgoto
  %arrayidx84 = getelementptr inbounds i8, ptr %top.0, i64 -8
  %20 = load i64, ptr %arrayidx84, align 8, !tbaa !17
  %shr = ashr i64 %20, 1
  store i64 %shr, ptr %arrayidx84, align 8, !tbaa !17
  br label %indirectgoto.backedge

jump:                                             ; preds = %indirectgoto
  %operand89 = getelementptr inbounds i8, ptr %next.0.sink205.sink, i64 4
  %21 = load i32, ptr %operand89, align 4, !tbaa !22
  %idxprom90 = sext i32 %21 to i64
  %arrayidx91 = getelementptr inbounds [100 x %struct.Instruction], ptr @kProgram, i64 0, i64 %idxprom90
  br label %indirectgoto.backedge

jump_if:                                          ; preds = %indirectgoto
  %incdec.ptr96 = getelementptr inbounds i8, ptr %top.0, i64 -8
  %22 = load i64, ptr %incdec.ptr96, align 8, !tbaa !17
  %cmp97.not = icmp eq i64 %22, 0
  br i1 %cmp97.not, label %indirectgoto.backedge, label %if.then

if.then:                                          ; preds = %jump_if
  %operand99 = getelementptr inbounds i8, ptr %next.0.sink205.sink, i64 4
  %23 = load i32, ptr %operand99, align 4, !tbaa !22
  %idxprom100 = sext i32 %23 to i64
  %arrayidx101 = getelementptr inbounds [100 x %struct.Instruction], ptr @kProgram, i64 0, i64 %idxprom100
  br label %indirectgoto.backedge

jump_if_not:                                      ; preds = %indirectgoto
  %incdec.ptr106 = getelementptr inbounds i8, ptr %top.0, i64 -8
  %24 = load i64, ptr %incdec.ptr106, align 8, !tbaa !17
  %cmp107 = icmp eq i64 %24, 0
  br i1 %cmp107, label %if.then109, label %indirectgoto.backedge

indirectgoto.backedge:                            ; preds = %jump_if_not, %if.then109, %jump_if, %if.then, %constant, %load, %store, %fetch, %put, %add, %subtract, %multiply, %less, %odd, %halve, %jump, %call, %return_
  %next.0.sink205.sink.be = phi ptr [ %incdec.ptr12, %constant ], [ %incdec.ptr12, %load ], [ %incdec.ptr12, %store ], [ %incdec.ptr12, %fetch ], [ %incdec.ptr12, %put ], [ %incdec.ptr12, %add ], [ %incdec.ptr12, %subtract ], [ %incdec.ptr12, %multiply ], [ %incdec.ptr12, %less ], [ %incdec.ptr12, %odd ], [ %incdec.ptr12, %halve ], [ %arrayidx91, %jump ], [ %arrayidx129, %call ], [ %29, %return_ ], [ %arrayidx101, %if.then ], [ %incdec.ptr12, %jump_if ], [ %arrayidx112, %if.then109 ], [ %incdec.ptr12, %jump_if_not ]
  %caller.0.be = phi ptr [ %caller.0, %constant ], [ %caller.0, %load ], [ %caller.0, %store ], [ %caller.0, %fetch ], [ %caller.0, %put ], [ %caller.0, %add ], [ %caller.0, %subtract ], [ %caller.0, %multiply ], [ %caller.0, %less ], [ %caller.0, %odd ], [ %caller.0, %halve ], [ %caller.0, %jump ], [ %incdec.ptr118, %call ], [ %incdec.ptr137, %return_ ], [ %caller.0, %if.then ], [ %caller.0, %jump_if ], [ %caller.0, %if.then109 ], [ %caller.0, %jump_if_not ]
  %top.0.be = phi ptr [ %incdec.ptr11, %constant ], [ %incdec.ptr19, %load ], [ %incdec.ptr24, %store ], [ %top.0, %fetch ], [ %add.ptr39, %put ], [ %incdec.ptr47, %add ], [ %incdec.ptr55, %subtract ], [ %incdec.ptr62, %multiply ], [ %incdec.ptr69, %less ], [ %top.0, %odd ], [ %top.0, %halve ], [ %top.0, %jump ], [ %add.ptr126, %call ], [ %add.ptr136, %return_ ], [ %incdec.ptr96, %if.then ], [ %incdec.ptr96, %jump_if ], [ %incdec.ptr106, %if.then109 ], [ %incdec.ptr106, %jump_if_not ]
  %frame.0.be = phi ptr [ %frame.0, %constant ], [ %frame.0, %load ], [ %frame.0, %store ], [ %frame.0, %fetch ], [ %frame.0, %put ], [ %frame.0, %add ], [ %frame.0, %subtract ], [ %frame.0, %multiply ], [ %frame.0, %less ], [ %frame.0, %odd ], [ %frame.0, %halve ], [ %frame.0, %jump ], [ %add.ptr122, %call ], [ %28, %return_ ], [ %frame.0, %if.then ], [ %frame.0, %jump_if ], [ %frame.0, %if.then109 ], [ %frame.0, %jump_if_not ]
  br label %indirectgoto

if.then109:                                       ; preds = %jump_if_not
  %operand110 = getelementptr inbounds i8, ptr %next.0.sink205.sink, i64 4
  %25 = load i32, ptr %operand110, align 4, !tbaa !22
  %idxprom111 = sext i32 %25 to i64
  %arrayidx112 = getelementptr inbounds [100 x %struct.Instruction], ptr @kProgram, i64 0, i64 %idxprom111
  br label %indirectgoto.backedge

call:                                             ; preds = %indirectgoto
  %incdec.ptr118 = getelementptr inbounds i8, ptr %caller.0, i64 16
  store ptr %incdec.ptr12, ptr %caller.0, align 8, !tbaa !4
  %.compoundliteral119.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %caller.0, i64 8
  store ptr %frame.0, ptr %.compoundliteral119.sroa.2.0..sroa_idx, align 8, !tbaa !4
  %add.ptr122 = getelementptr inbounds i8, ptr %top.0, i64 -8
  %add.ptr126 = getelementptr inbounds i8, ptr %top.0, i64 24
  %operand127 = getelementptr inbounds i8, ptr %next.0.sink205.sink, i64 4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %top.0, i8 0, i64 24, i1 false)
  %26 = load i32, ptr %operand127, align 4, !tbaa !22
  %idxprom128 = sext i32 %26 to i64
  %arrayidx129 = getelementptr inbounds [100 x %struct.Instruction], ptr @kProgram, i64 0, i64 %idxprom128
  br label %indirectgoto.backedge

return_:                                          ; preds = %indirectgoto
  %arrayidx134 = getelementptr inbounds i8, ptr %top.0, i64 -8
  %27 = load i64, ptr %arrayidx134, align 8, !tbaa !17
  store i64 %27, ptr %frame.0, align 8, !tbaa !17
  %add.ptr136 = getelementptr inbounds i8, ptr %frame.0, i64 8
  %incdec.ptr137 = getelementptr inbounds i8, ptr %caller.0, i64 -16
  %frame138 = getelementptr inbounds i8, ptr %caller.0, i64 -8
  %28 = load ptr, ptr %frame138, align 8, !tbaa !23
  %29 = load ptr, ptr %incdec.ptr137, align 8, !tbaa !25
  br label %indirectgoto.backedge
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #5

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
