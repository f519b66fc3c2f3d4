source_filename = "fibonacci.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [44 x i8] c"fibonacci: %u, ackermann %u, divisors %llu\0A\00", align 1

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
  %cond3 = select i1 %tobool.not, i32 3, i32 9
  %cond5 = select i1 %tobool.not, i32 30, i32 1500
  %cond10 = tail call i64 @llvm.umax.i64(i64 %cond, i64 1)
  %cmp1199 = icmp sgt i64 %cond10, 0
  br i1 %cmp1199, label %for.body.lr.ph, label %for.cond37.preheader

for.body.lr.ph:                                   ; preds = %cond.end
  %cond1 = select i1 %tobool.not, i32 15, i32 36
  %call12 = tail call fastcc i32 @fibonacci(i32 noundef %cond1)
  %call17 = tail call fastcc i32 @ackermann(i32 noundef 3, i32 noundef %cond3)
  br label %for.body

for.cond37.preheader:                             ; preds = %for.cond.cleanup20, %cond.end
  %number.0.lcssa = phi i32 [ 0, %cond.end ], [ %call12, %for.cond.cleanup20 ]
  %value.0.lcssa = phi i32 [ 0, %cond.end ], [ %call17, %for.cond.cleanup20 ]
  %sum.0.lcssa = phi i64 [ 0, %cond.end ], [ %add.1, %for.cond.cleanup20 ]
  %.pre-phi = or disjoint i32 %cond5, 1
  %wide.trip.count = zext nneg i32 %.pre-phi to i64
  br label %for.body41

for.body:                                         ; preds = %for.body.lr.ph, %for.cond.cleanup20
  %round.0101 = phi i64 [ 0, %for.body.lr.ph ], [ %inc34, %for.cond.cleanup20 ]
  br label %for.cond22.preheader

for.cond22.preheader:                             ; preds = %for.body, %for.cond.cleanup24
  %a.098 = phi i32 [ 1, %for.body ], [ %inc31, %for.cond.cleanup24 ]
  %sum.197 = phi i64 [ 0, %for.body ], [ %add.1, %for.cond.cleanup24 ]
  br label %cond.false.i.preheader

for.cond.cleanup20:                               ; preds = %for.cond.cleanup24
  %inc34 = add nuw nsw i64 %round.0101, 1
  %exitcond111.not = icmp eq i64 %inc34, %cond10
  br i1 %exitcond111.not, label %for.cond37.preheader, label %for.body, !llvm.loop !8

cond.false.i.preheader:                           ; preds = %divisor.exit.1, %for.cond22.preheader
  %b.096 = phi i32 [ 1, %for.cond22.preheader ], [ %inc28.1, %divisor.exit.1 ]
  %sum.295 = phi i64 [ %sum.197, %for.cond22.preheader ], [ %add.1, %divisor.exit.1 ]
  br label %cond.false.i

for.cond.cleanup24:                               ; preds = %divisor.exit.1
  %inc31 = add nuw nsw i32 %a.098, 1
  %exitcond110.not = icmp eq i32 %a.098, %cond5
  br i1 %exitcond110.not, label %for.cond.cleanup20, label %for.cond22.preheader, !llvm.loop !10

cond.false.i:                                     ; preds = %cond.false.i.preheader, %cond.false.i
  %b.tr6.i = phi i32 [ %rem.i, %cond.false.i ], [ %b.096, %cond.false.i.preheader ]
  %a.tr5.i = phi i32 [ %b.tr6.i, %cond.false.i ], [ %a.098, %cond.false.i.preheader ]
  %rem.i = urem i32 %a.tr5.i, %b.tr6.i
  %cmp.i = icmp eq i32 %rem.i, 0
  br i1 %cmp.i, label %divisor.exit, label %cond.false.i

divisor.exit:                                     ; preds = %cond.false.i
  %conv = zext i32 %b.tr6.i to i64
  %add = add i64 %sum.295, %conv
  %inc28 = add nuw nsw i32 %b.096, 1
  br label %cond.false.i.1

cond.false.i.1:                                   ; preds = %cond.false.i.1, %divisor.exit
  %b.tr6.i.1 = phi i32 [ %rem.i.1, %cond.false.i.1 ], [ %inc28, %divisor.exit ]
  %a.tr5.i.1 = phi i32 [ %b.tr6.i.1, %cond.false.i.1 ], [ %a.098, %divisor.exit ]
  %rem.i.1 = urem i32 %a.tr5.i.1, %b.tr6.i.1
  %cmp.i.1 = icmp eq i32 %rem.i.1, 0
  br i1 %cmp.i.1, label %divisor.exit.1, label %cond.false.i.1

divisor.exit.1:                                   ; preds = %cond.false.i.1
  %conv.1 = zext i32 %b.tr6.i.1 to i64
  %add.1 = add i64 %add, %conv.1
  %inc28.1 = add nuw nsw i32 %b.096, 2
  %exitcond.not.1 = icmp eq i32 %inc28, %cond5
  br i1 %exitcond.not.1, label %for.cond.cleanup24, label %cond.false.i.preheader, !llvm.loop !11

for.cond.cleanup40:                               ; preds = %for.cond.cleanup48
  %call59 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %number.0.lcssa, i32 noundef %value.0.lcssa, i64 noundef %sum.0.lcssa)
  %cond61 = select i1 %tobool.not, i32 610, i32 14930352
  %cmp62.not = icmp eq i32 %number.0.lcssa, %cond61
  br i1 %cmp62.not, label %lor.lhs.false, label %lor.end

for.body41:                                       ; preds = %for.cond37.preheader, %for.cond.cleanup48
  %indvar = phi i32 [ 0, %for.cond37.preheader ], [ %indvar.next, %for.cond.cleanup48 ]
  %indvars.iv = phi i64 [ 1, %for.cond37.preheader ], [ %indvars.iv.next, %for.cond.cleanup48 ]
  %expected.0108 = phi i64 [ 0, %for.cond37.preheader ], [ %expected.1.lcssa, %for.cond.cleanup48 ]
  %1 = add i32 %indvar, 1
  %umax115 = tail call i32 @llvm.umax.i32(i32 %1, i32 2)
  %2 = add nsw i32 %umax115, -1
  %3 = trunc nuw nsw i64 %indvars.iv to i32
  %add43 = add i64 %expected.0108, %indvars.iv
  %cmp46104 = icmp ugt i64 %indvars.iv, 1
  br i1 %cmp46104, label %while.body.i.preheader.preheader, label %for.cond.cleanup48

while.body.i.preheader.preheader:                 ; preds = %for.body41
  %xtraiter = and i32 %2, 1
  %4 = icmp ult i32 %1, 3
  br i1 %4, label %for.cond.cleanup48.loopexit.unr-lcssa, label %while.body.i.preheader.preheader.new

while.body.i.preheader.preheader.new:             ; preds = %while.body.i.preheader.preheader
  %unroll_iter = and i32 %2, -2
  br label %while.body.i.preheader

while.body.i.preheader:                           ; preds = %divisor_by_loop.exit.1, %while.body.i.preheader.preheader.new
  %b44.0106 = phi i32 [ 1, %while.body.i.preheader.preheader.new ], [ %inc54.1, %divisor_by_loop.exit.1 ]
  %expected.1105 = phi i64 [ %add43, %while.body.i.preheader.preheader.new ], [ %add52.1, %divisor_by_loop.exit.1 ]
  %niter = phi i32 [ 0, %while.body.i.preheader.preheader.new ], [ %niter.next.1, %divisor_by_loop.exit.1 ]
  br label %while.body.i

for.cond.cleanup48.loopexit.unr-lcssa:            ; preds = %divisor_by_loop.exit.1, %while.body.i.preheader.preheader
  %add52.lcssa.ph = phi i64 [ poison, %while.body.i.preheader.preheader ], [ %add52.1, %divisor_by_loop.exit.1 ]
  %b44.0106.unr = phi i32 [ 1, %while.body.i.preheader.preheader ], [ %inc54.1, %divisor_by_loop.exit.1 ]
  %expected.1105.unr = phi i64 [ %add43, %while.body.i.preheader.preheader ], [ %add52.1, %divisor_by_loop.exit.1 ]
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for.cond.cleanup48, label %while.body.i.epil

while.body.i.epil:                                ; preds = %for.cond.cleanup48.loopexit.unr-lcssa, %while.body.i.epil
  %b.addr.012.i.epil = phi i32 [ %b.addr.1.i.epil, %while.body.i.epil ], [ %b44.0106.unr, %for.cond.cleanup48.loopexit.unr-lcssa ]
  %a.addr.011.i.epil = phi i32 [ %a.addr.1.i.epil, %while.body.i.epil ], [ %3, %for.cond.cleanup48.loopexit.unr-lcssa ]
  %cmp1.i.epil = icmp ugt i32 %a.addr.011.i.epil, %b.addr.012.i.epil
  %sub.i.epil = select i1 %cmp1.i.epil, i32 %b.addr.012.i.epil, i32 0
  %a.addr.1.i.epil = sub i32 %a.addr.011.i.epil, %sub.i.epil
  %sub2.i.epil = select i1 %cmp1.i.epil, i32 0, i32 %a.addr.011.i.epil
  %b.addr.1.i.epil = sub i32 %b.addr.012.i.epil, %sub2.i.epil
  %cmp.not.i.epil = icmp eq i32 %a.addr.1.i.epil, %b.addr.1.i.epil
  br i1 %cmp.not.i.epil, label %divisor_by_loop.exit.epil, label %while.body.i.epil, !llvm.loop !12

divisor_by_loop.exit.epil:                        ; preds = %while.body.i.epil
  %conv51.epil = zext i32 %a.addr.1.i.epil to i64
  %mul.epil = shl nuw nsw i64 %conv51.epil, 1
  %add52.epil = add i64 %mul.epil, %expected.1105.unr
  br label %for.cond.cleanup48

for.cond.cleanup48:                               ; preds = %divisor_by_loop.exit.epil, %for.cond.cleanup48.loopexit.unr-lcssa, %for.body41
  %expected.1.lcssa = phi i64 [ %add43, %for.body41 ], [ %add52.lcssa.ph, %for.cond.cleanup48.loopexit.unr-lcssa ], [ %add52.epil, %divisor_by_loop.exit.epil ]
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond114.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  %indvar.next = add i32 %indvar, 1
  br i1 %exitcond114.not, label %for.cond.cleanup40, label %for.body41, !llvm.loop !13

while.body.i:                                     ; preds = %while.body.i.preheader, %while.body.i
  %b.addr.012.i = phi i32 [ %b.addr.1.i, %while.body.i ], [ %b44.0106, %while.body.i.preheader ]
  %a.addr.011.i = phi i32 [ %a.addr.1.i, %while.body.i ], [ %3, %while.body.i.preheader ]
  %cmp1.i = icmp ugt i32 %a.addr.011.i, %b.addr.012.i
  %sub.i = select i1 %cmp1.i, i32 %b.addr.012.i, i32 0
  %a.addr.1.i = sub i32 %a.addr.011.i, %sub.i
  %sub2.i = select i1 %cmp1.i, i32 0, i32 %a.addr.011.i
  %b.addr.1.i = sub i32 %b.addr.012.i, %sub2.i
  %cmp.not.i = icmp eq i32 %a.addr.1.i, %b.addr.1.i
  br i1 %cmp.not.i, label %divisor_by_loop.exit, label %while.body.i, !llvm.loop !12

divisor_by_loop.exit:                             ; preds = %while.body.i
  %conv51 = zext i32 %a.addr.1.i to i64
  %inc54 = add nuw nsw i32 %b44.0106, 1
  br label %while.body.i.1

while.body.i.1:                                   ; preds = %while.body.i.1, %divisor_by_loop.exit
  %b.addr.012.i.1 = phi i32 [ %b.addr.1.i.1, %while.body.i.1 ], [ %inc54, %divisor_by_loop.exit ]
  %a.addr.011.i.1 = phi i32 [ %a.addr.1.i.1, %while.body.i.1 ], [ %3, %divisor_by_loop.exit ]
  %cmp1.i.1 = icmp ugt i32 %a.addr.011.i.1, %b.addr.012.i.1
  %sub.i.1 = select i1 %cmp1.i.1, i32 %b.addr.012.i.1, i32 0
  %a.addr.1.i.1 = sub i32 %a.addr.011.i.1, %sub.i.1
  %sub2.i.1 = select i1 %cmp1.i.1, i32 0, i32 %a.addr.011.i.1
  %b.addr.1.i.1 = sub i32 %b.addr.012.i.1, %sub2.i.1
  %cmp.not.i.1 = icmp eq i32 %a.addr.1.i.1, %b.addr.1.i.1
  br i1 %cmp.not.i.1, label %divisor_by_loop.exit.1, label %while.body.i.1, !llvm.loop !12

divisor_by_loop.exit.1:                           ; preds = %while.body.i.1
  %conv51.1 = zext i32 %a.addr.1.i.1 to i64
  %5 = add nuw nsw i64 %conv51, %conv51.1
  %6 = shl nuw nsw i64 %5, 1
  %add52.1 = add i64 %6, %expected.1105
  %inc54.1 = add nuw nsw i32 %b44.0106, 2
  %niter.next.1 = add i32 %niter, 2
  %niter.ncmp.1 = icmp eq i32 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %for.cond.cleanup48.loopexit.unr-lcssa, label %while.body.i.preheader, !llvm.loop !14

lor.lhs.false:                                    ; preds = %for.cond.cleanup40
  %shl = shl nuw nsw i32 8, %cond3
  %sub = add nsw i32 %shl, -3
  %cmp65.not = icmp eq i32 %value.0.lcssa, %sub
  br i1 %cmp65.not, label %lor.rhs, label %lor.end

lor.rhs:                                          ; preds = %lor.lhs.false
  %cmp67 = icmp ne i64 %sum.0.lcssa, %expected.1.lcssa
  %7 = zext i1 %cmp67 to i32
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %lor.lhs.false, %for.cond.cleanup40
  %lor.ext = phi i32 [ 1, %lor.lhs.false ], [ 1, %for.cond.cleanup40 ], [ %7, %lor.rhs ]
  ret i32 %lor.ext
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define internal fastcc i32 @fibonacci(i32 noundef %n) unnamed_addr #2 {
entry:
  %cmp6 = icmp ult i32 %n, 2
  br i1 %cmp6, label %cond.end, label %cond.false

cond.false:                                       ; preds = %entry, %cond.false
  %n.tr8 = phi i32 [ %sub1, %cond.false ], [ %n, %entry ]
  %accumulator.tr7 = phi i32 [ %add, %cond.false ], [ 0, %entry ]
  %sub = add i32 %n.tr8, -1
  %call = tail call fastcc i32 @fibonacci(i32 noundef %sub)
  %sub1 = add i32 %n.tr8, -2
  %add = add i32 %call, %accumulator.tr7
  %cmp = icmp ult i32 %sub1, 2
  br i1 %cmp, label %cond.end, label %cond.false

cond.end:                                         ; preds = %cond.false, %entry
  %accumulator.tr.lcssa = phi i32 [ 0, %entry ], [ %add, %cond.false ]
  %n.tr.lcssa = phi i32 [ %n, %entry ], [ %sub1, %cond.false ]
  %accumulator.ret.tr = add i32 %n.tr.lcssa, %accumulator.tr.lcssa
  ret i32 %accumulator.ret.tr
}

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define internal fastcc i32 @ackermann(i32 noundef %m, i32 noundef %n) unnamed_addr #2 {
entry:
  %cmp13 = icmp eq i32 %m, 0
  br i1 %cmp13, label %if.then, label %if.end

if.then:                                          ; preds = %tailrecurse.backedge, %entry
  %n.tr.lcssa = phi i32 [ %n, %entry ], [ %n.tr.be, %tailrecurse.backedge ]
  %add = add i32 %n.tr.lcssa, 1
  ret i32 %add

if.end:                                           ; preds = %entry, %tailrecurse.backedge
  %n.tr15 = phi i32 [ %n.tr.be, %tailrecurse.backedge ], [ %n, %entry ]
  %m.tr14 = phi i32 [ %m.tr.be, %tailrecurse.backedge ], [ %m, %entry ]
  %cmp1 = icmp eq i32 %n.tr15, 0
  br i1 %cmp1, label %tailrecurse.backedge, label %if.end3

tailrecurse.backedge:                             ; preds = %if.end, %if.end3
  %n.tr.be = phi i32 [ %call6, %if.end3 ], [ 1, %if.end ]
  %m.tr.be = add nsw i32 %m.tr14, -1
  %cmp = icmp eq i32 %m.tr.be, 0
  br i1 %cmp, label %if.then, label %if.end

if.end3:                                          ; preds = %if.end
  %sub5 = add i32 %n.tr15, -1
  %call6 = tail call fastcc i32 @ackermann(i32 noundef %m.tr14, i32 noundef %sub5)
  br label %tailrecurse.backedge
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #4

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !9}
!12 = distinct !{!12, !9}
!13 = distinct !{!13, !9}
!14 = distinct !{!14, !9}
