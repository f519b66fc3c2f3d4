source_filename = "quicksort.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@data = internal global [200000 x i64] zeroinitializer, align 16
@.str = private unnamed_addr constant [24 x i8] c"quicksort: median %lld\0A\00", align 1

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
  %conv = select i1 %tobool.not, i64 2000, i64 200000
  %mul = mul nsw i64 %cond, 22
  %cond6 = select i1 %tobool.not, i64 1, i64 %mul
  %cmp783 = icmp sgt i64 %cond6, 0
  br i1 %cmp783, label %for.cond9.preheader.preheader, label %for.cond.cleanup

for.cond9.preheader.preheader:                    ; preds = %cond.end
  %1 = add nsw i64 %conv, -4
  br label %for.cond9.preheader

for.cond9.preheader:                              ; preds = %for.cond9.preheader.preheader, %land.end.epil
  %round.086 = phi i64 [ %inc47, %land.end.epil ], [ 0, %for.cond9.preheader.preheader ]
  %wrong.085 = phi i64 [ %add45, %land.end.epil ], [ 0, %for.cond9.preheader.preheader ]
  %state.084 = phi i64 [ %xor3.i, %land.end.epil ], [ 20261121, %for.cond9.preheader.preheader ]
  br label %for.body13

for.cond.cleanup.loopexit:                        ; preds = %land.end.epil
  %2 = icmp ne i64 %add45, 0
  %3 = zext i1 %2 to i32
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %cond.end
  %wrong.0.lcssa = phi i32 [ 0, %cond.end ], [ %3, %for.cond.cleanup.loopexit ]
  %div = lshr exact i64 %conv, 1
  %arrayidx49 = getelementptr inbounds [200000 x i64], ptr @data, i64 0, i64 %div
  %4 = load i64, ptr %arrayidx49, align 16, !tbaa !8
  %call50 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %4)
  ret i32 %wrong.0.lcssa

for.body23.peel.next:                             ; preds = %for.body13
  tail call fastcc void @quicksort(ptr noundef nonnull @data, i64 noundef %conv)
  %.pre = load i64, ptr @data, align 16, !tbaa !8
  %sub34.peel = sub i64 %add, %.pre
  %xor36.peel = xor i64 %.pre, %xor
  br label %land.end

for.body13:                                       ; preds = %for.cond9.preheader, %for.body13
  %i.078 = phi i64 [ 0, %for.cond9.preheader ], [ %inc, %for.body13 ]
  %parity.077 = phi i64 [ 0, %for.cond9.preheader ], [ %xor, %for.body13 ]
  %sum.076 = phi i64 [ 0, %for.cond9.preheader ], [ %add, %for.body13 ]
  %state.175 = phi i64 [ %state.084, %for.cond9.preheader ], [ %xor3.i, %for.body13 ]
  %shl.i = shl i64 %state.175, 13
  %xor.i = xor i64 %shl.i, %state.175
  %shr.i = lshr i64 %xor.i, 7
  %xor1.i = xor i64 %shr.i, %xor.i
  %shl2.i = shl i64 %xor1.i, 17
  %xor3.i = xor i64 %shl2.i, %xor1.i
  %shr = lshr i64 %xor3.i, 1
  %sub = add nsw i64 %shr, -4611686018427387903
  %arrayidx15 = getelementptr inbounds [200000 x i64], ptr @data, i64 0, i64 %i.078
  store i64 %sub, ptr %arrayidx15, align 8, !tbaa !8
  %add = add i64 %sub, %sum.076
  %xor = xor i64 %sub, %parity.077
  %inc = add nuw nsw i64 %i.078, 1
  %exitcond.not = icmp eq i64 %inc, %conv
  br i1 %exitcond.not, label %for.body23.peel.next, label %for.body13, !llvm.loop !10

land.end.epil:                                    ; preds = %land.end
  %arrayidx28.epil = getelementptr inbounds [200000 x i64], ptr @data, i64 0, i64 %inc38.1
  %5 = load i64, ptr %arrayidx28.epil, align 8, !tbaa !8
  %cmp29.epil = icmp sgt i64 %9, %5
  %conv31.epil = zext i1 %cmp29.epil to i64
  %add32.epil = add nsw i64 %add32.1, %conv31.epil
  %sub34.epil = sub i64 %sub34.1, %5
  %cmp40 = icmp ne i64 %sub34.epil, 0
  %cmp42 = icmp ne i64 %5, %xor36.1
  %6 = select i1 %cmp40, i1 true, i1 %cmp42
  %conv44 = zext i1 %6 to i64
  %add45 = add nsw i64 %add32.epil, %conv44
  %inc47 = add nuw nsw i64 %round.086, 1
  %exitcond89.not = icmp eq i64 %inc47, %cond6
  br i1 %exitcond89.not, label %for.cond.cleanup.loopexit, label %for.cond9.preheader, !llvm.loop !12

land.end:                                         ; preds = %land.end, %for.body23.peel.next
  %7 = phi i64 [ %.pre, %for.body23.peel.next ], [ %9, %land.end ]
  %i18.082 = phi i64 [ 1, %for.body23.peel.next ], [ %inc38.1, %land.end ]
  %parity.181 = phi i64 [ %xor36.peel, %for.body23.peel.next ], [ %xor36.1, %land.end ]
  %sum.180 = phi i64 [ %sub34.peel, %for.body23.peel.next ], [ %sub34.1, %land.end ]
  %wrong.179 = phi i64 [ %wrong.085, %for.body23.peel.next ], [ %add32.1, %land.end ]
  %niter = phi i64 [ 0, %for.body23.peel.next ], [ %niter.next.1, %land.end ]
  %arrayidx28 = getelementptr inbounds [200000 x i64], ptr @data, i64 0, i64 %i18.082
  %8 = load i64, ptr %arrayidx28, align 8, !tbaa !8
  %cmp29 = icmp sgt i64 %7, %8
  %conv31 = zext i1 %cmp29 to i64
  %add32 = add nsw i64 %wrong.179, %conv31
  %xor36 = xor i64 %8, %parity.181
  %inc38 = add nuw nsw i64 %i18.082, 1
  %arrayidx28.1 = getelementptr inbounds [200000 x i64], ptr @data, i64 0, i64 %inc38
  %9 = load i64, ptr %arrayidx28.1, align 8, !tbaa !8
  %cmp29.1 = icmp sgt i64 %8, %9
  %conv31.1 = zext i1 %cmp29.1 to i64
  %add32.1 = add nsw i64 %add32, %conv31.1
  %10 = add i64 %8, %9
  %sub34.1 = sub i64 %sum.180, %10
  %xor36.1 = xor i64 %9, %xor36
  %inc38.1 = add nuw nsw i64 %i18.082, 2
  %niter.next.1 = add nuw nsw i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter, %1
  br i1 %niter.ncmp.1, label %land.end.epil, label %land.end, !llvm.loop !13
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @quicksort(ptr noundef %first, i64 noundef %count) unnamed_addr #2 {
entry:
  %cmp66 = icmp sgt i64 %count, 16
  br i1 %cmp66, label %while.body, label %while.end27

while.body:                                       ; preds = %entry, %if.end26
  %first.addr.068 = phi ptr [ %first.addr.1, %if.end26 ], [ %first, %entry ]
  %count.addr.067 = phi i64 [ %count.addr.1, %if.end26 ], [ %count, %entry ]
  %div22.i = lshr i64 %count.addr.067, 1
  %add.ptr.i = getelementptr inbounds i64, ptr %first.addr.068, i64 %div22.i
  %add.ptr1.i = getelementptr inbounds i64, ptr %first.addr.068, i64 %count.addr.067
  %add.ptr2.i = getelementptr inbounds i8, ptr %add.ptr1.i, i64 -8
  %0 = load i64, ptr %add.ptr.i, align 8, !tbaa !8
  %1 = load i64, ptr %first.addr.068, align 8, !tbaa !8
  %cmp.i = icmp slt i64 %0, %1
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %while.body
  store i64 %1, ptr %add.ptr.i, align 8, !tbaa !8
  store i64 %0, ptr %first.addr.068, align 8, !tbaa !8
  %.pre.i = load i64, ptr %add.ptr.i, align 8, !tbaa !8
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %while.body
  %2 = phi i64 [ %0, %if.then.i ], [ %1, %while.body ]
  %3 = phi i64 [ %.pre.i, %if.then.i ], [ %0, %while.body ]
  %4 = load i64, ptr %add.ptr2.i, align 8, !tbaa !8
  %cmp3.i = icmp slt i64 %4, %3
  br i1 %cmp3.i, label %if.then4.i, label %if.end5.i

if.then4.i:                                       ; preds = %if.end.i
  store i64 %3, ptr %add.ptr2.i, align 8, !tbaa !8
  store i64 %4, ptr %add.ptr.i, align 8, !tbaa !8
  %.pre23.i = load i64, ptr %first.addr.068, align 8, !tbaa !8
  br label %if.end5.i

if.end5.i:                                        ; preds = %if.then4.i, %if.end.i
  %5 = phi i64 [ %.pre23.i, %if.then4.i ], [ %2, %if.end.i ]
  %6 = phi i64 [ %4, %if.then4.i ], [ %3, %if.end.i ]
  %cmp6.i = icmp slt i64 %6, %5
  br i1 %cmp6.i, label %if.then7.i, label %while.cond4.preheader.preheader

if.then7.i:                                       ; preds = %if.end5.i
  store i64 %5, ptr %add.ptr.i, align 8, !tbaa !8
  store i64 %6, ptr %first.addr.068, align 8, !tbaa !8
  %.pre24.i = load i64, ptr %add.ptr.i, align 8, !tbaa !8
  br label %while.cond4.preheader.preheader

while.cond4.preheader.preheader:                  ; preds = %if.then7.i, %if.end5.i
  %7 = phi i64 [ %.pre24.i, %if.then7.i ], [ %6, %if.end5.i ]
  %sub = add nsw i64 %count.addr.067, -1
  br label %while.cond4.preheader

while.cond4.preheader:                            ; preds = %while.cond4.preheader.preheader, %if.end
  %high.064 = phi i64 [ %high.2, %if.end ], [ %sub, %while.cond4.preheader.preheader ]
  %low.063 = phi i64 [ %low.2, %if.end ], [ 0, %while.cond4.preheader.preheader ]
  br label %while.cond4

while.cond4:                                      ; preds = %while.cond4, %while.cond4.preheader
  %low.1 = phi i64 [ %inc, %while.cond4 ], [ %low.063, %while.cond4.preheader ]
  %arrayidx = getelementptr inbounds i64, ptr %first.addr.068, i64 %low.1
  %8 = load i64, ptr %arrayidx, align 8, !tbaa !8
  %cmp5 = icmp slt i64 %8, %7
  %inc = add nsw i64 %low.1, 1
  br i1 %cmp5, label %while.cond4, label %while.cond7.preheader, !llvm.loop !15

while.cond7.preheader:                            ; preds = %while.cond4
  %arrayidx.le = getelementptr inbounds i64, ptr %first.addr.068, i64 %low.1
  br label %while.cond7

while.cond7:                                      ; preds = %while.cond7, %while.cond7.preheader
  %high.1 = phi i64 [ %dec, %while.cond7 ], [ %high.064, %while.cond7.preheader ]
  %arrayidx8 = getelementptr inbounds i64, ptr %first.addr.068, i64 %high.1
  %9 = load i64, ptr %arrayidx8, align 8, !tbaa !8
  %cmp9 = icmp sgt i64 %9, %7
  %dec = add nsw i64 %high.1, -1
  br i1 %cmp9, label %while.cond7, label %while.end11, !llvm.loop !16

while.end11:                                      ; preds = %while.cond7
  %cmp12.not = icmp sgt i64 %low.1, %high.1
  br i1 %cmp12.not, label %if.end, label %if.then

if.then:                                          ; preds = %while.end11
  %arrayidx8.le = getelementptr inbounds i64, ptr %first.addr.068, i64 %high.1
  store i64 %9, ptr %arrayidx.le, align 8, !tbaa !8
  store i64 %8, ptr %arrayidx8.le, align 8, !tbaa !8
  br label %if.end

if.end:                                           ; preds = %if.then, %while.end11
  %low.2 = phi i64 [ %inc, %if.then ], [ %low.1, %while.end11 ]
  %high.2 = phi i64 [ %dec, %if.then ], [ %high.1, %while.end11 ]
  %cmp2.not = icmp sgt i64 %low.2, %high.2
  br i1 %cmp2.not, label %while.end17, label %while.cond4.preheader, !llvm.loop !17

while.end17:                                      ; preds = %if.end
  %add = add nsw i64 %high.2, 1
  %sub18 = sub nsw i64 %count.addr.067, %low.2
  %cmp19 = icmp slt i64 %add, %sub18
  br i1 %cmp19, label %if.then20, label %if.else

if.then20:                                        ; preds = %while.end17
  tail call fastcc void @quicksort(ptr noundef nonnull %first.addr.068, i64 noundef %add)
  %add.ptr = getelementptr inbounds i64, ptr %first.addr.068, i64 %low.2
  br label %if.end26

if.else:                                          ; preds = %while.end17
  %add.ptr23 = getelementptr inbounds i64, ptr %first.addr.068, i64 %low.2
  tail call fastcc void @quicksort(ptr noundef nonnull %add.ptr23, i64 noundef %sub18)
  br label %if.end26

if.end26:                                         ; preds = %if.else, %if.then20
  %count.addr.1 = phi i64 [ %sub18, %if.then20 ], [ %add, %if.else ]
  %first.addr.1 = phi ptr [ %add.ptr, %if.then20 ], [ %first.addr.068, %if.else ]
  %cmp = icmp sgt i64 %count.addr.1, 16
  br i1 %cmp, label %while.body, label %while.end27, !llvm.loop !18

while.end27:                                      ; preds = %if.end26, %entry
  %count.addr.0.lcssa = phi i64 [ %count, %entry ], [ %count.addr.1, %if.end26 ]
  %first.addr.0.lcssa = phi ptr [ %first, %entry ], [ %first.addr.1, %if.end26 ]
  %cmp26.i = icmp sgt i64 %count.addr.0.lcssa, 1
  br i1 %cmp26.i, label %for.body.i.preheader, label %insertion_sort.exit

for.body.i.preheader:                             ; preds = %while.end27
  %10 = add nsw i64 %count.addr.0.lcssa, -1
  %xtraiter = and i64 %10, 1
  %11 = icmp eq i64 %count.addr.0.lcssa, 2
  br i1 %11, label %insertion_sort.exit.loopexit.unr-lcssa, label %for.body.i.preheader.new

for.body.i.preheader.new:                         ; preds = %for.body.i.preheader
  %unroll_iter = and i64 %10, -2
  br label %for.body.i

for.body.i:                                       ; preds = %for.end.i.1, %for.body.i.preheader.new
  %i.027.i = phi i64 [ 1, %for.body.i.preheader.new ], [ %inc.i.1, %for.end.i.1 ]
  %niter = phi i64 [ 0, %for.body.i.preheader.new ], [ %niter.next.1, %for.end.i.1 ]
  %arrayidx.i = getelementptr inbounds i64, ptr %first.addr.0.lcssa, i64 %i.027.i
  %12 = load i64, ptr %arrayidx.i, align 8, !tbaa !8
  br label %land.rhs.i

land.rhs.i:                                       ; preds = %for.body5.i, %for.body.i
  %k.025.i = phi i64 [ %i.027.i, %for.body.i ], [ %dec.i, %for.body5.i ]
  %13 = getelementptr i64, ptr %first.addr.0.lcssa, i64 %k.025.i
  %arrayidx3.i = getelementptr i8, ptr %13, i64 -8
  %14 = load i64, ptr %arrayidx3.i, align 8, !tbaa !8
  %cmp4.i = icmp sgt i64 %14, %12
  br i1 %cmp4.i, label %for.body5.i, label %for.end.i

for.body5.i:                                      ; preds = %land.rhs.i
  store i64 %14, ptr %13, align 8, !tbaa !8
  %dec.i = add nsw i64 %k.025.i, -1
  %cmp2.i = icmp sgt i64 %k.025.i, 1
  br i1 %cmp2.i, label %land.rhs.i, label %for.end.i, !llvm.loop !19

for.end.i:                                        ; preds = %for.body5.i, %land.rhs.i
  %k.0.lcssa.i = phi i64 [ 0, %for.body5.i ], [ %k.025.i, %land.rhs.i ]
  %arrayidx9.i = getelementptr inbounds i64, ptr %first.addr.0.lcssa, i64 %k.0.lcssa.i
  store i64 %12, ptr %arrayidx9.i, align 8, !tbaa !8
  %inc.i = add nuw nsw i64 %i.027.i, 1
  %arrayidx.i.1 = getelementptr inbounds i64, ptr %first.addr.0.lcssa, i64 %inc.i
  %15 = load i64, ptr %arrayidx.i.1, align 8, !tbaa !8
  br label %land.rhs.i.1

land.rhs.i.1:                                     ; preds = %for.body5.i.1, %for.end.i
  %k.025.i.1 = phi i64 [ %inc.i, %for.end.i ], [ %dec.i.1, %for.body5.i.1 ]
  %16 = getelementptr i64, ptr %first.addr.0.lcssa, i64 %k.025.i.1
  %arrayidx3.i.1 = getelementptr i8, ptr %16, i64 -8
  %17 = load i64, ptr %arrayidx3.i.1, align 8, !tbaa !8
  %cmp4.i.1 = icmp sgt i64 %17, %15
  br i1 %cmp4.i.1, label %for.body5.i.1, label %for.end.i.1

for.body5.i.1:                                    ; preds = %land.rhs.i.1
  store i64 %17, ptr %16, align 8, !tbaa !8
  %dec.i.1 = add nsw i64 %k.025.i.1, -1
  %cmp2.i.1 = icmp sgt i64 %k.025.i.1, 1
  br i1 %cmp2.i.1, label %land.rhs.i.1, label %for.end.i.1, !llvm.loop !19

for.end.i.1:                                      ; preds = %for.body5.i.1, %land.rhs.i.1
  %k.0.lcssa.i.1 = phi i64 [ 0, %for.body5.i.1 ], [ %k.025.i.1, %land.rhs.i.1 ]
  %arrayidx9.i.1 = getelementptr inbounds i64, ptr %first.addr.0.lcssa, i64 %k.0.lcssa.i.1
  store i64 %15, ptr %arrayidx9.i.1, align 8, !tbaa !8
  %inc.i.1 = add nuw nsw i64 %i.027.i, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %insertion_sort.exit.loopexit.unr-lcssa, label %for.body.i, !llvm.loop !20

insertion_sort.exit.loopexit.unr-lcssa:           ; preds = %for.end.i.1, %for.body.i.preheader
  %i.027.i.unr = phi i64 [ 1, %for.body.i.preheader ], [ %inc.i.1, %for.end.i.1 ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %insertion_sort.exit, label %for.body.i.epil

for.body.i.epil:                                  ; preds = %insertion_sort.exit.loopexit.unr-lcssa
  %arrayidx.i.epil = getelementptr inbounds i64, ptr %first.addr.0.lcssa, i64 %i.027.i.unr
  %18 = load i64, ptr %arrayidx.i.epil, align 8, !tbaa !8
  br label %land.rhs.i.epil

land.rhs.i.epil:                                  ; preds = %for.body5.i.epil, %for.body.i.epil
  %k.025.i.epil = phi i64 [ %i.027.i.unr, %for.body.i.epil ], [ %dec.i.epil, %for.body5.i.epil ]
  %19 = getelementptr i64, ptr %first.addr.0.lcssa, i64 %k.025.i.epil
  %arrayidx3.i.epil = getelementptr i8, ptr %19, i64 -8
  %20 = load i64, ptr %arrayidx3.i.epil, align 8, !tbaa !8
  %cmp4.i.epil = icmp sgt i64 %20, %18
  br i1 %cmp4.i.epil, label %for.body5.i.epil, label %for.end.i.epil

for.body5.i.epil:                                 ; preds = %land.rhs.i.epil
  store i64 %20, ptr %19, align 8, !tbaa !8
  %dec.i.epil = add nsw i64 %k.025.i.epil, -1
  %cmp2.i.epil = icmp sgt i64 %k.025.i.epil, 1
  br i1 %cmp2.i.epil, label %land.rhs.i.epil, label %for.end.i.epil, !llvm.loop !19

for.end.i.epil:                                   ; preds = %for.body5.i.epil, %land.rhs.i.epil
  %k.0.lcssa.i.epil = phi i64 [ 0, %for.body5.i.epil ], [ %k.025.i.epil, %land.rhs.i.epil ]
  %arrayidx9.i.epil = getelementptr inbounds i64, ptr %first.addr.0.lcssa, i64 %k.0.lcssa.i.epil
  store i64 %18, ptr %arrayidx9.i.epil, align 8, !tbaa !8
  br label %insertion_sort.exit

insertion_sort.exit:                              ; preds = %for.end.i.epil, %insertion_sort.exit.loopexit.unr-lcssa, %while.end27
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!8 = !{!9, !9, i64 0}
!9 = !{!"long", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !11, !14}
!14 = !{!"llvm.loop.peeled.count", i32 1}
!15 = distinct !{!15, !11}
!16 = distinct !{!16, !11}
!17 = distinct !{!17, !11}
!18 = distinct !{!18, !11}
!19 = distinct !{!19, !11}
!20 = distinct !{!20, !11}
