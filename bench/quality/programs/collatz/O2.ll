source_filename = "collatz.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [41 x i8] c"collatz: %ld after %d steps, %ld in all\0A\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %argc, ptr nocapture noundef readonly %argv) local_unnamed_addr #0 {
entry:
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.end, label %for.body.preheader

cond.end:                                         ; preds = %entry
  %arrayidx = getelementptr inbounds i8, ptr %argv, i64 8
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !4
  %call = tail call i64 @strtol(ptr nocapture noundef %0, ptr noundef null, i32 noundef 10) #4
  %call.fr = freeze i64 %call
  %tobool.not = icmp eq i64 %call.fr, 0
  br i1 %tobool.not, label %for.body.preheader, label %cond.end.thread

cond.end.thread:                                  ; preds = %cond.end
  %mul = mul nsw i64 %call.fr, 2000000
  %cmp532 = icmp sgt i64 %call.fr, 0
  br i1 %cmp532, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %cond.end, %entry, %cond.end.thread
  %1 = phi i64 [ %mul, %cond.end.thread ], [ 2000000, %entry ], [ 1000, %cond.end ]
  br label %for.body

for.cond.cleanup.loopexit:                        ; preds = %steps_of.exit
  %2 = icmp ne i64 %best_of_thousand.1, 871
  %3 = zext i1 %2 to i32
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %cond.end.thread
  %sum.0.lcssa = phi i64 [ 0, %cond.end.thread ], [ %add, %for.cond.cleanup.loopexit ]
  %best_of_thousand.0.lcssa = phi i32 [ 1, %cond.end.thread ], [ %3, %for.cond.cleanup.loopexit ]
  %most.0.lcssa = phi i32 [ 0, %cond.end.thread ], [ %spec.select, %for.cond.cleanup.loopexit ]
  %best.0.lcssa = phi i64 [ 0, %cond.end.thread ], [ %spec.select26, %for.cond.cleanup.loopexit ]
  %call13 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %best.0.lcssa, i32 noundef %most.0.lcssa, i64 noundef %sum.0.lcssa)
  ret i32 %best_of_thousand.0.lcssa

for.body:                                         ; preds = %for.body.preheader, %steps_of.exit
  %best.037 = phi i64 [ %spec.select26, %steps_of.exit ], [ 0, %for.body.preheader ]
  %n.036 = phi i64 [ %inc, %steps_of.exit ], [ 1, %for.body.preheader ]
  %most.035 = phi i32 [ %spec.select, %steps_of.exit ], [ 0, %for.body.preheader ]
  %best_of_thousand.034 = phi i64 [ %best_of_thousand.1, %steps_of.exit ], [ 0, %for.body.preheader ]
  %sum.033 = phi i64 [ %add, %steps_of.exit ], [ 0, %for.body.preheader ]
  %cmp.not6.i = icmp eq i64 %n.036, 1
  br i1 %cmp.not6.i, label %steps_of.exit, label %for.body.i

for.body.i:                                       ; preds = %for.body, %for.body.i
  %steps.08.i = phi i32 [ %inc.i, %for.body.i ], [ 0, %for.body ]
  %n.addr.07.i = phi i64 [ %cond.i, %for.body.i ], [ %n.036, %for.body ]
  %4 = and i64 %n.addr.07.i, 1
  %cmp1.i = icmp eq i64 %4, 0
  %div.i = ashr exact i64 %n.addr.07.i, 1
  %mul.i = mul nsw i64 %n.addr.07.i, 3
  %add.i = add nsw i64 %mul.i, 1
  %cond.i = select i1 %cmp1.i, i64 %div.i, i64 %add.i
  %inc.i = add nuw nsw i32 %steps.08.i, 1
  %cmp.not.i = icmp eq i64 %cond.i, 1
  br i1 %cmp.not.i, label %steps_of.exit, label %for.body.i, !llvm.loop !8

steps_of.exit:                                    ; preds = %for.body.i, %for.body
  %steps.0.lcssa.i = phi i32 [ 0, %for.body ], [ %inc.i, %for.body.i ]
  %conv = sext i32 %steps.0.lcssa.i to i64
  %add = add nsw i64 %sum.033, %conv
  %cmp7 = icmp sgt i32 %steps.0.lcssa.i, %most.035
  %spec.select = tail call i32 @llvm.smax.i32(i32 %steps.0.lcssa.i, i32 %most.035)
  %spec.select26 = select i1 %cmp7, i64 %n.036, i64 %best.037
  %cmp9 = icmp eq i64 %n.036, 999
  %best_of_thousand.1 = select i1 %cmp9, i64 %spec.select26, i64 %best_of_thousand.034
  %inc = add nuw nsw i64 %n.036, 1
  %exitcond.not = icmp eq i64 %inc, %1
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !10
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!10 = distinct !{!10, !9}
