source_filename = "heapsort.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@data = internal unnamed_addr global [100000 x i32] zeroinitializer, align 16
@.str = private unnamed_addr constant [21 x i8] c"heapsort: median %d\0A\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %argc, ptr nocapture noundef readonly %argv) local_unnamed_addr #0 {
entry:
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %arrayidx = getelementptr inbounds i8, ptr %argv, i64 8
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !4
  %call = tail call i64 @strtol(ptr nocapture noundef %0, ptr noundef null, i32 noundef 10) #3
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %entry ]
  %tobool.not = icmp eq i64 %cond, 0
  %cond1 = select i1 %tobool.not, i32 2000, i32 100000
  %mul = mul nsw i64 %cond, 40
  %cond6 = select i1 %tobool.not, i64 1, i64 %mul
  %cmp793 = icmp sgt i64 %cond6, 0
  br i1 %cmp793, label %for.cond8.preheader.lr.ph, label %for.cond.cleanup

for.cond8.preheader.lr.ph:                        ; preds = %cond.end
  %1 = zext nneg i32 %cond1 to i64
  %2 = lshr exact i64 %1, 1
  %3 = add nsw i64 %1, -1
  %arrayidx3.i121 = getelementptr inbounds i32, ptr @data, i64 %3
  %4 = add nsw i64 %1, -4
  br label %for.cond8.preheader

for.cond8.preheader:                              ; preds = %for.cond8.preheader.lr.ph, %land.end.epil
  %round.096 = phi i64 [ 0, %for.cond8.preheader.lr.ph ], [ %inc51, %land.end.epil ]
  %wrong.095 = phi i64 [ 0, %for.cond8.preheader.lr.ph ], [ %add49, %land.end.epil ]
  %state.094 = phi i64 [ 20261121, %for.cond8.preheader.lr.ph ], [ %xor3.i, %land.end.epil ]
  br label %for.body11

for.cond.cleanup.loopexit:                        ; preds = %land.end.epil
  %5 = icmp ne i64 %add49, 0
  %6 = zext i1 %5 to i32
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %cond.end
  %wrong.0.lcssa = phi i32 [ 0, %cond.end ], [ %6, %for.cond.cleanup.loopexit ]
  %div80 = lshr exact i32 %cond1, 1
  %idxprom53 = zext nneg i32 %div80 to i64
  %arrayidx54 = getelementptr inbounds [100000 x i32], ptr @data, i64 0, i64 %idxprom53
  %7 = load i32, ptr %arrayidx54, align 16, !tbaa !8
  %call55 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %7)
  ret i32 %wrong.0.lcssa

for.body.i:                                       ; preds = %for.body11, %sift_down.exit.i
  %indvars.iv102 = phi i64 [ %indvars.iv.next103, %sift_down.exit.i ], [ %2, %for.body11 ]
  %8 = trunc nuw i64 %indvars.iv102 to i32
  %dec.i = add nsw i32 %8, -1
  %idxprom.i.i = zext i32 %dec.i to i64
  %arrayidx.i.i = getelementptr inbounds i32, ptr @data, i64 %idxprom.i.i
  %9 = load i32, ptr %arrayidx.i.i, align 4, !tbaa !8
  %mul44.i.i = shl i32 %dec.i, 1
  %add45.i.i = or disjoint i32 %mul44.i.i, 1
  %cmp.not46.i.i = icmp ult i32 %add45.i.i, %cond1
  br i1 %cmp.not46.i.i, label %if.end.i.i, label %sift_down.exit.i

if.end.i.i:                                       ; preds = %for.body.i, %cleanup.i.i
  %add49.i.i = phi i32 [ %add.i.i, %cleanup.i.i ], [ %add45.i.i, %for.body.i ]
  %mul48.i.i = phi i32 [ %mul.i.i, %cleanup.i.i ], [ %mul44.i.i, %for.body.i ]
  %hole.addr.047.i.i = phi i32 [ %child.0.i.i, %cleanup.i.i ], [ %dec.i, %for.body.i ]
  %add1.i.i = add nuw i32 %mul48.i.i, 2
  %cmp2.i.i = icmp ult i32 %add1.i.i, %cond1
  br i1 %cmp2.i.i, label %land.lhs.true.i.i, label %if.end10.i.i

land.lhs.true.i.i:                                ; preds = %if.end.i.i
  %idxprom4.i.i = zext i32 %add1.i.i to i64
  %arrayidx5.i.i = getelementptr inbounds i32, ptr @data, i64 %idxprom4.i.i
  %10 = load i32, ptr %arrayidx5.i.i, align 8, !tbaa !8
  %idxprom6.i.i = zext i32 %add49.i.i to i64
  %arrayidx7.i.i = getelementptr inbounds i32, ptr @data, i64 %idxprom6.i.i
  %11 = load i32, ptr %arrayidx7.i.i, align 4, !tbaa !8
  %cmp8.i.i = icmp sgt i32 %10, %11
  %spec.select.i.i = select i1 %cmp8.i.i, i32 %add1.i.i, i32 %add49.i.i
  br label %if.end10.i.i

if.end10.i.i:                                     ; preds = %land.lhs.true.i.i, %if.end.i.i
  %child.0.i.i = phi i32 [ %add49.i.i, %if.end.i.i ], [ %spec.select.i.i, %land.lhs.true.i.i ]
  %idxprom11.i.i = zext i32 %child.0.i.i to i64
  %arrayidx12.i.i = getelementptr inbounds i32, ptr @data, i64 %idxprom11.i.i
  %12 = load i32, ptr %arrayidx12.i.i, align 4, !tbaa !8
  %cmp13.not.i.i = icmp sgt i32 %12, %9
  %idxprom18.i.i = zext i32 %hole.addr.047.i.i to i64
  br i1 %cmp13.not.i.i, label %cleanup.i.i, label %sift_down.exit.i

cleanup.i.i:                                      ; preds = %if.end10.i.i
  %arrayidx19.i.i = getelementptr inbounds i32, ptr @data, i64 %idxprom18.i.i
  store i32 %12, ptr %arrayidx19.i.i, align 4, !tbaa !8
  %mul.i.i = shl i32 %child.0.i.i, 1
  %add.i.i = or disjoint i32 %mul.i.i, 1
  %cmp.not.i.i = icmp ult i32 %add.i.i, %cond1
  br i1 %cmp.not.i.i, label %if.end.i.i, label %sift_down.exit.i

sift_down.exit.i:                                 ; preds = %cleanup.i.i, %if.end10.i.i, %for.body.i
  %idxprom20.pre-phi.i.i = phi i64 [ %idxprom.i.i, %for.body.i ], [ %idxprom11.i.i, %cleanup.i.i ], [ %idxprom18.i.i, %if.end10.i.i ]
  %arrayidx21.i.i = getelementptr inbounds i32, ptr @data, i64 %idxprom20.pre-phi.i.i
  store i32 %9, ptr %arrayidx21.i.i, align 4, !tbaa !8
  %cmp.not.i = icmp eq i32 %dec.i, 0
  %indvars.iv.next103 = add nsw i64 %indvars.iv102, -1
  br i1 %cmp.not.i, label %while.body.i.preheader, label %for.body.i, !llvm.loop !10

while.body.i.preheader:                           ; preds = %sift_down.exit.i
  %13 = load i32, ptr @data, align 16, !tbaa !8
  %14 = load i32, ptr %arrayidx3.i121, align 4, !tbaa !8
  store i32 %14, ptr @data, align 16, !tbaa !8
  store i32 %13, ptr %arrayidx3.i121, align 4, !tbaa !8
  br label %if.end.i22.i.preheader

if.end.i22.i.preheader:                           ; preds = %while.body.i.preheader, %sift_down.exit48.i
  %15 = phi i64 [ %3, %while.body.i.preheader ], [ %23, %sift_down.exit48.i ]
  %16 = load i32, ptr @data, align 16, !tbaa !8
  br label %if.end.i22.i

if.end.i22.i:                                     ; preds = %if.end.i22.i.preheader, %cleanup.i35.i
  %add49.i23.i = phi i32 [ %add.i39.i, %cleanup.i35.i ], [ 1, %if.end.i22.i.preheader ]
  %mul48.i24.i = phi i32 [ %mul.i38.i, %cleanup.i35.i ], [ 0, %if.end.i22.i.preheader ]
  %hole.addr.047.i25.i = phi i32 [ %child.0.i29.i, %cleanup.i35.i ], [ 0, %if.end.i22.i.preheader ]
  %add1.i26.i = add nuw i32 %mul48.i24.i, 2
  %17 = zext i32 %add1.i26.i to i64
  %cmp2.i27.wide.i = icmp ugt i64 %15, %17
  br i1 %cmp2.i27.wide.i, label %land.lhs.true.i41.i, label %if.end10.i28.i

land.lhs.true.i41.i:                              ; preds = %if.end.i22.i
  %arrayidx5.i43.i = getelementptr inbounds i32, ptr @data, i64 %17
  %18 = load i32, ptr %arrayidx5.i43.i, align 8, !tbaa !8
  %idxprom6.i44.i = zext i32 %add49.i23.i to i64
  %arrayidx7.i45.i = getelementptr inbounds i32, ptr @data, i64 %idxprom6.i44.i
  %19 = load i32, ptr %arrayidx7.i45.i, align 4, !tbaa !8
  %cmp8.i46.i = icmp sgt i32 %18, %19
  %spec.select.i47.i = select i1 %cmp8.i46.i, i32 %add1.i26.i, i32 %add49.i23.i
  br label %if.end10.i28.i

if.end10.i28.i:                                   ; preds = %land.lhs.true.i41.i, %if.end.i22.i
  %child.0.i29.i = phi i32 [ %add49.i23.i, %if.end.i22.i ], [ %spec.select.i47.i, %land.lhs.true.i41.i ]
  %idxprom11.i30.i = zext i32 %child.0.i29.i to i64
  %arrayidx12.i31.i = getelementptr inbounds i32, ptr @data, i64 %idxprom11.i30.i
  %20 = load i32, ptr %arrayidx12.i31.i, align 4, !tbaa !8
  %cmp13.not.i32.i = icmp sgt i32 %20, %16
  %idxprom18.i36.i = zext i32 %hole.addr.047.i25.i to i64
  br i1 %cmp13.not.i32.i, label %cleanup.i35.i, label %sift_down.exit48.i

cleanup.i35.i:                                    ; preds = %if.end10.i28.i
  %arrayidx19.i37.i = getelementptr inbounds i32, ptr @data, i64 %idxprom18.i36.i
  store i32 %20, ptr %arrayidx19.i37.i, align 4, !tbaa !8
  %mul.i38.i = shl i32 %child.0.i29.i, 1
  %add.i39.i = or disjoint i32 %mul.i38.i, 1
  %21 = zext i32 %add.i39.i to i64
  %cmp.not.i40.wide.i = icmp ugt i64 %15, %21
  br i1 %cmp.not.i40.wide.i, label %if.end.i22.i, label %sift_down.exit48.i

sift_down.exit48.i:                               ; preds = %cleanup.i35.i, %if.end10.i28.i
  %idxprom20.pre-phi.i20.i = phi i64 [ %idxprom18.i36.i, %if.end10.i28.i ], [ %idxprom11.i30.i, %cleanup.i35.i ]
  %arrayidx21.i21.i = getelementptr inbounds i32, ptr @data, i64 %idxprom20.pre-phi.i20.i
  store i32 %16, ptr %arrayidx21.i21.i, align 4, !tbaa !8
  %22 = load i32, ptr @data, align 16, !tbaa !8
  %23 = add nsw i64 %15, -1
  %arrayidx3.i = getelementptr inbounds i32, ptr @data, i64 %23
  %24 = load i32, ptr %arrayidx3.i, align 4, !tbaa !8
  store i32 %24, ptr @data, align 16, !tbaa !8
  store i32 %22, ptr %arrayidx3.i, align 4, !tbaa !8
  %cmp.not46.i19.wide.i = icmp ugt i64 %23, 1
  br i1 %cmp.not46.i19.wide.i, label %if.end.i22.i.preheader, label %for.body23.peel.next.new

for.body23.peel.next.new:                         ; preds = %sift_down.exit48.i
  %.pre = load i32, ptr @data, align 16, !tbaa !8
  %sub37.peel = sub i32 %add, %.pre
  %xor40.peel = xor i32 %.pre, %xor
  br label %land.end

for.body11:                                       ; preds = %for.cond8.preheader, %for.body11
  %indvars.iv = phi i64 [ 0, %for.cond8.preheader ], [ %indvars.iv.next, %for.body11 ]
  %parity.087 = phi i32 [ 0, %for.cond8.preheader ], [ %xor, %for.body11 ]
  %sum.086 = phi i32 [ 0, %for.cond8.preheader ], [ %add, %for.body11 ]
  %state.185 = phi i64 [ %state.094, %for.cond8.preheader ], [ %xor3.i, %for.body11 ]
  %shl.i = shl i64 %state.185, 13
  %xor.i = xor i64 %shl.i, %state.185
  %shr.i = lshr i64 %xor.i, 7
  %xor1.i = xor i64 %shr.i, %xor.i
  %shl2.i = shl i64 %xor1.i, 17
  %xor3.i = xor i64 %shl2.i, %xor1.i
  %shr = lshr i64 %xor3.i, 33
  %conv = trunc nuw nsw i64 %shr to i32
  %sub = add nsw i32 %conv, -1073741824
  %arrayidx13 = getelementptr inbounds [100000 x i32], ptr @data, i64 0, i64 %indvars.iv
  store i32 %sub, ptr %arrayidx13, align 4, !tbaa !8
  %add = add i32 %sub, %sum.086
  %xor = xor i32 %sub, %parity.087
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %1
  br i1 %exitcond.not, label %for.body.i, label %for.body11, !llvm.loop !12

land.end.epil:                                    ; preds = %land.end
  %arrayidx30.epil = getelementptr inbounds [100000 x i32], ptr @data, i64 0, i64 %indvars.iv.next105.1
  %25 = load i32, ptr %arrayidx30.epil, align 4, !tbaa !8
  %cmp31.epil = icmp sgt i32 %29, %25
  %conv33.epil = zext i1 %cmp31.epil to i64
  %add34.epil = add nsw i64 %add34.1, %conv33.epil
  %sub37.epil = sub i32 %sub37.1, %25
  %cmp44 = icmp ne i32 %sub37.epil, 0
  %cmp46 = icmp ne i32 %25, %xor40.1
  %26 = select i1 %cmp44, i1 true, i1 %cmp46
  %conv48 = zext i1 %26 to i64
  %add49 = add nsw i64 %add34.epil, %conv48
  %inc51 = add nuw nsw i64 %round.096, 1
  %exitcond111.not = icmp eq i64 %inc51, %cond6
  br i1 %exitcond111.not, label %for.cond.cleanup.loopexit, label %for.cond8.preheader, !llvm.loop !13

land.end:                                         ; preds = %land.end, %for.body23.peel.next.new
  %27 = phi i32 [ %.pre, %for.body23.peel.next.new ], [ %29, %land.end ]
  %indvars.iv104 = phi i64 [ 1, %for.body23.peel.next.new ], [ %indvars.iv.next105.1, %land.end ]
  %parity.191 = phi i32 [ %xor40.peel, %for.body23.peel.next.new ], [ %xor40.1, %land.end ]
  %sum.190 = phi i32 [ %sub37.peel, %for.body23.peel.next.new ], [ %sub37.1, %land.end ]
  %wrong.189 = phi i64 [ %wrong.095, %for.body23.peel.next.new ], [ %add34.1, %land.end ]
  %niter = phi i64 [ 0, %for.body23.peel.next.new ], [ %niter.next.1, %land.end ]
  %arrayidx30 = getelementptr inbounds [100000 x i32], ptr @data, i64 0, i64 %indvars.iv104
  %28 = load i32, ptr %arrayidx30, align 4, !tbaa !8
  %cmp31 = icmp sgt i32 %27, %28
  %conv33 = zext i1 %cmp31 to i64
  %add34 = add nsw i64 %wrong.189, %conv33
  %xor40 = xor i32 %28, %parity.191
  %indvars.iv.next105 = add nuw nsw i64 %indvars.iv104, 1
  %arrayidx30.1 = getelementptr inbounds [100000 x i32], ptr @data, i64 0, i64 %indvars.iv.next105
  %29 = load i32, ptr %arrayidx30.1, align 4, !tbaa !8
  %cmp31.1 = icmp sgt i32 %28, %29
  %conv33.1 = zext i1 %cmp31.1 to i64
  %add34.1 = add nsw i64 %add34, %conv33.1
  %30 = add i32 %28, %29
  %sub37.1 = sub i32 %sum.190, %30
  %xor40.1 = xor i32 %29, %xor40
  %indvars.iv.next105.1 = add nuw nsw i64 %indvars.iv104, 2
  %niter.next.1 = add nuw nsw i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter, %4
  br i1 %niter.ncmp.1, label %land.end.epil, label %land.end, !llvm.loop !14
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #2

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

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
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !11}
!14 = distinct !{!14, !11, !15}
!15 = !{!"llvm.loop.peeled.count", i32 1}
