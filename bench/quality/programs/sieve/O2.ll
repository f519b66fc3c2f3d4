source_filename = "sieve.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [27 x i8] c"sieve: %u primes below %u\0A\00", align 1
@composite = internal unnamed_addr global [500000 x i8] zeroinitializer, align 16

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
  %cond1 = select i1 %tobool.not, i32 10000, i32 1000000
  %cond3 = select i1 %tobool.not, i32 1229, i32 78498
  %mul = mul nsw i64 %cond, 500
  %cond8 = select i1 %tobool.not, i64 1, i64 %mul
  %cmp923 = icmp sgt i64 %cond8, 0
  br i1 %cmp923, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %cond.end
  %div48.i = lshr exact i32 %cond1, 1
  %conv.i = zext nneg i32 %div48.i to i64
  %1 = add nsw i64 %conv.i, -8
  br label %for.body

for.cond.cleanup.loopexit:                        ; preds = %count_primes.exit
  %2 = icmp ne i64 %add, 0
  %3 = zext i1 %2 to i32
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %cond.end
  %wrong.0.lcssa = phi i32 [ 0, %cond.end ], [ %3, %for.cond.cleanup.loopexit ]
  %count.0.lcssa = phi i32 [ 0, %cond.end ], [ %spec.select.i.epil, %for.cond.cleanup.loopexit ]
  %call13 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %count.0.lcssa, i32 noundef %cond1)
  ret i32 %wrong.0.lcssa

for.body:                                         ; preds = %for.body.lr.ph, %count_primes.exit
  %round.025 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %count_primes.exit ]
  %wrong.024 = phi i64 [ 0, %for.body.lr.ph ], [ %add, %count_primes.exit ]
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) @composite, i8 0, i64 %conv.i, i1 false)
  br label %for.body.i

for.body.i:                                       ; preds = %for.body, %for.inc17.i
  %mul355.i = phi i32 [ %mul3.i, %for.inc17.i ], [ 9, %for.body ]
  %add54.i = phi i32 [ %add.i, %for.inc17.i ], [ 3, %for.body ]
  %i.053.i = phi i32 [ %inc.i, %for.inc17.i ], [ 1, %for.body ]
  %idxprom.i = zext i32 %i.053.i to i64
  %arrayidx.i = getelementptr inbounds [500000 x i8], ptr @composite, i64 0, i64 %idxprom.i
  %4 = load i8, ptr %arrayidx.i, align 1, !tbaa !8
  %tobool.not.i = icmp eq i8 %4, 0
  %div849.i = lshr i32 %mul355.i, 1
  %cmp1050.i = icmp ult i32 %div849.i, %div48.i
  %or.cond.i = and i1 %cmp1050.i, %tobool.not.i
  br i1 %or.cond.i, label %for.body13.i, label %for.inc17.i

for.body13.i:                                     ; preds = %for.body.i, %for.body13.i
  %multiple.051.i = phi i32 [ %add16.i, %for.body13.i ], [ %div849.i, %for.body.i ]
  %idxprom14.i = zext nneg i32 %multiple.051.i to i64
  %arrayidx15.i = getelementptr inbounds [500000 x i8], ptr @composite, i64 0, i64 %idxprom14.i
  store i8 1, ptr %arrayidx15.i, align 1, !tbaa !8
  %add16.i = add i32 %multiple.051.i, %add54.i
  %cmp10.i = icmp ult i32 %add16.i, %div48.i
  br i1 %cmp10.i, label %for.body13.i, label %for.inc17.i, !llvm.loop !9

for.inc17.i:                                      ; preds = %for.body13.i, %for.body.i
  %inc.i = add i32 %i.053.i, 1
  %mul.i = shl i32 %inc.i, 1
  %add.i = or disjoint i32 %mul.i, 1
  %mul3.i = mul i32 %add.i, %add.i
  %cmp.i = icmp ult i32 %mul3.i, %cond1
  br i1 %cmp.i, label %for.body.i, label %for.body24.i, !llvm.loop !11

for.body24.i:                                     ; preds = %for.inc17.i, %for.body24.i
  %indvars.iv.i = phi i64 [ %indvars.iv.next.i.3, %for.body24.i ], [ 1, %for.inc17.i ]
  %count.057.i = phi i32 [ %spec.select.i.3, %for.body24.i ], [ 1, %for.inc17.i ]
  %niter = phi i64 [ %niter.next.3, %for.body24.i ], [ 0, %for.inc17.i ]
  %arrayidx26.i = getelementptr inbounds [500000 x i8], ptr @composite, i64 0, i64 %indvars.iv.i
  %5 = load i8, ptr %arrayidx26.i, align 1, !tbaa !8
  %tobool27.not.i = icmp eq i8 %5, 0
  %inc29.i = zext i1 %tobool27.not.i to i32
  %spec.select.i = add i32 %count.057.i, %inc29.i
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %arrayidx26.i.1 = getelementptr inbounds [500000 x i8], ptr @composite, i64 0, i64 %indvars.iv.next.i
  %6 = load i8, ptr %arrayidx26.i.1, align 1, !tbaa !8
  %tobool27.not.i.1 = icmp eq i8 %6, 0
  %inc29.i.1 = zext i1 %tobool27.not.i.1 to i32
  %spec.select.i.1 = add i32 %spec.select.i, %inc29.i.1
  %indvars.iv.next.i.1 = add nuw nsw i64 %indvars.iv.i, 2
  %arrayidx26.i.2 = getelementptr inbounds [500000 x i8], ptr @composite, i64 0, i64 %indvars.iv.next.i.1
  %7 = load i8, ptr %arrayidx26.i.2, align 1, !tbaa !8
  %tobool27.not.i.2 = icmp eq i8 %7, 0
  %inc29.i.2 = zext i1 %tobool27.not.i.2 to i32
  %spec.select.i.2 = add i32 %spec.select.i.1, %inc29.i.2
  %indvars.iv.next.i.2 = add nuw nsw i64 %indvars.iv.i, 3
  %arrayidx26.i.3 = getelementptr inbounds [500000 x i8], ptr @composite, i64 0, i64 %indvars.iv.next.i.2
  %8 = load i8, ptr %arrayidx26.i.3, align 1, !tbaa !8
  %tobool27.not.i.3 = icmp eq i8 %8, 0
  %inc29.i.3 = zext i1 %tobool27.not.i.3 to i32
  %spec.select.i.3 = add i32 %spec.select.i.2, %inc29.i.3
  %indvars.iv.next.i.3 = add nuw nsw i64 %indvars.iv.i, 4
  %niter.next.3 = add nuw nsw i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter, %1
  br i1 %niter.ncmp.3, label %for.body24.i.epil, label %for.body24.i, !llvm.loop !12

for.body24.i.epil:                                ; preds = %for.body24.i, %for.body24.i.epil
  %indvars.iv.i.epil = phi i64 [ %indvars.iv.next.i.epil, %for.body24.i.epil ], [ %indvars.iv.next.i.3, %for.body24.i ]
  %count.057.i.epil = phi i32 [ %spec.select.i.epil, %for.body24.i.epil ], [ %spec.select.i.3, %for.body24.i ]
  %epil.iter = phi i64 [ %epil.iter.next, %for.body24.i.epil ], [ 0, %for.body24.i ]
  %arrayidx26.i.epil = getelementptr inbounds [500000 x i8], ptr @composite, i64 0, i64 %indvars.iv.i.epil
  %9 = load i8, ptr %arrayidx26.i.epil, align 1, !tbaa !8
  %tobool27.not.i.epil = icmp eq i8 %9, 0
  %inc29.i.epil = zext i1 %tobool27.not.i.epil to i32
  %spec.select.i.epil = add i32 %count.057.i.epil, %inc29.i.epil
  %indvars.iv.next.i.epil = add nuw nsw i64 %indvars.iv.i.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, 3
  br i1 %epil.iter.cmp.not, label %count_primes.exit, label %for.body24.i.epil, !llvm.loop !13

count_primes.exit:                                ; preds = %for.body24.i.epil
  %cmp11 = icmp ne i32 %spec.select.i.epil, %cond3
  %conv12 = zext i1 %cmp11 to i64
  %add = add nuw nsw i64 %wrong.024, %conv12
  %inc = add nuw nsw i64 %round.025, 1
  %exitcond.not = icmp eq i64 %inc, %cond8
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !15
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
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
!8 = !{!6, !6, i64 0}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10}
!12 = distinct !{!12, !10}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !10}
