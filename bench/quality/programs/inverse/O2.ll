source_filename = "inverse.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [26 x i8] c"inverse: mean trace %.5f\0A\00", align 1

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
  %mul = mul nsw i64 %call.fr, 12000000
  %cmp572 = icmp sgt i64 %call.fr, 0
  br i1 %cmp572, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %cond.end, %entry, %cond.end.thread
  %1 = phi i64 [ %mul, %cond.end.thread ], [ 12000000, %entry ], [ 1000, %cond.end ]
  br label %for.body

for.cond.cleanup.loopexit:                        ; preds = %for.body
  %2 = fcmp ogt double %cond21, 1.000000e-09
  %3 = zext i1 %2 to i32
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %cond.end.thread
  %4 = phi i64 [ %mul, %cond.end.thread ], [ %1, %for.cond.cleanup.loopexit ]
  %worst.0.lcssa = phi i32 [ 0, %cond.end.thread ], [ %3, %for.cond.cleanup.loopexit ]
  %trace.0.lcssa = phi double [ 0.000000e+00, %cond.end.thread ], [ %add32, %for.cond.cleanup.loopexit ]
  %conv33 = sitofp i64 %4 to double
  %div = fdiv double %trace.0.lcssa, %conv33
  %call34 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %div)
  ret i32 %worst.0.lcssa

for.body:                                         ; preds = %for.body.preheader, %for.body
  %trace.075 = phi double [ %add32, %for.body ], [ 0.000000e+00, %for.body.preheader ]
  %round.074 = phi i64 [ %inc, %for.body ], [ 0, %for.body.preheader ]
  %worst.073 = phi double [ %cond21, %for.body ], [ 0.000000e+00, %for.body.preheader ]
  %and = and i64 %round.074, 7
  %conv = uitofp nneg i64 %and to double
  %5 = tail call double @llvm.fmuladd.f64(double %conv, double 1.000000e-01, double 5.000000e-01)
  %and9 = and i64 %round.074, 3
  %conv10 = uitofp nneg i64 %and9 to double
  %mul11 = fmul double %conv10, 1.000000e-01
  %6 = fadd double %mul11, -2.000000e+00
  %7 = tail call double @llvm.fmuladd.f64(double %5, double %6, double 1.000000e+01)
  %neg.2.i.i = fmul double %mul11, 3.000000e+00
  %8 = fsub double 1.000000e+00, %neg.2.i.i
  %9 = tail call double @llvm.fmuladd.f64(double %8, double 0.000000e+00, double %7)
  %div.i = fdiv double 1.000000e+00, %9
  %mul.i = fmul double %div.i, 5.000000e+00
  %neg.1.i = fmul double %5, 2.000000e+00
  %10 = fsub double 0.000000e+00, %neg.1.i
  %mul.1.i = fmul double %10, %div.i
  %mul.2.i = fmul double %5, %div.i
  %mul.160.i = fmul double %6, %div.i
  %neg.1.1.i = fmul double %mul11, 0.000000e+00
  %11 = fsub double 4.000000e+00, %neg.1.1.i
  %mul.1.1.i = fmul double %11, %div.i
  %mul.2.1.i = fmul double %div.i, -2.000000e+00
  %mul.267.i = fmul double %8, %div.i
  %12 = tail call double @llvm.fmuladd.f64(double %mul11, double %5, double -2.000000e+00)
  %mul.1.2.i = fmul double %12, %div.i
  %13 = fsub double 6.000000e+00, %5
  %mul.2.2.i = fmul double %13, %div.i
  %14 = tail call double @llvm.fmuladd.f64(double %mul.i, double 2.000000e+00, double 0.000000e+00)
  %15 = tail call double @llvm.fmuladd.f64(double %5, double %mul.160.i, double %14)
  %16 = tail call double @llvm.fmuladd.f64(double %mul.267.i, double 0.000000e+00, double %15)
  %17 = tail call double @llvm.fmuladd.f64(double %mul.1.i, double 2.000000e+00, double 0.000000e+00)
  %18 = tail call double @llvm.fmuladd.f64(double %5, double %mul.1.1.i, double %17)
  %19 = tail call double @llvm.fmuladd.f64(double %mul.1.2.i, double 0.000000e+00, double %18)
  %20 = tail call double @llvm.fmuladd.f64(double %mul.2.i, double 2.000000e+00, double 0.000000e+00)
  %21 = tail call double @llvm.fmuladd.f64(double %5, double %mul.2.1.i, double %20)
  %22 = tail call double @llvm.fmuladd.f64(double %mul.2.2.i, double 0.000000e+00, double %21)
  %23 = fadd double %mul.i, 0.000000e+00
  %24 = tail call double @llvm.fmuladd.f64(double %mul.160.i, double 3.000000e+00, double %23)
  %25 = fadd double %mul.267.i, %24
  %26 = fadd double %mul.1.i, 0.000000e+00
  %27 = tail call double @llvm.fmuladd.f64(double %mul.1.1.i, double 3.000000e+00, double %26)
  %28 = fadd double %mul.1.2.i, %27
  %29 = fadd double %mul.2.i, 0.000000e+00
  %30 = tail call double @llvm.fmuladd.f64(double %mul.2.1.i, double 3.000000e+00, double %29)
  %31 = fadd double %mul.2.2.i, %30
  %32 = tail call double @llvm.fmuladd.f64(double %mul11, double %mul.i, double 0.000000e+00)
  %33 = fadd double %mul.160.i, %32
  %34 = tail call double @llvm.fmuladd.f64(double %mul.267.i, double 2.000000e+00, double %33)
  %35 = tail call double @llvm.fmuladd.f64(double %mul11, double %mul.1.i, double 0.000000e+00)
  %36 = fadd double %mul.1.1.i, %35
  %37 = tail call double @llvm.fmuladd.f64(double %mul.1.2.i, double 2.000000e+00, double %36)
  %38 = tail call double @llvm.fmuladd.f64(double %mul11, double %mul.2.i, double 0.000000e+00)
  %39 = fadd double %mul.2.1.i, %38
  %40 = tail call double @llvm.fmuladd.f64(double %mul.2.2.i, double 2.000000e+00, double %39)
  %sub.i = fadd double %16, -1.000000e+00
  %41 = tail call double @llvm.fabs.f64(double %sub.i)
  %42 = tail call double @llvm.fabs.f64(double %19)
  %add.1.i = fadd double %42, %41
  %43 = tail call double @llvm.fabs.f64(double %22)
  %add.2.i = fadd double %43, %add.1.i
  %44 = tail call double @llvm.fabs.f64(double %25)
  %add.129.i = fadd double %44, %add.2.i
  %sub.1.1.i = fadd double %28, -1.000000e+00
  %45 = tail call double @llvm.fabs.f64(double %sub.1.1.i)
  %add.1.1.i = fadd double %45, %add.129.i
  %46 = tail call double @llvm.fabs.f64(double %31)
  %add.2.1.i = fadd double %46, %add.1.1.i
  %47 = tail call double @llvm.fabs.f64(double %34)
  %add.234.i = fadd double %47, %add.2.1.i
  %48 = tail call double @llvm.fabs.f64(double %37)
  %add.1.2.i = fadd double %48, %add.234.i
  %sub.2.2.i = fadd double %40, -1.000000e+00
  %49 = tail call double @llvm.fabs.f64(double %sub.2.2.i)
  %add.2.2.i = fadd double %49, %add.1.2.i
  %cmp16 = fcmp ogt double %add.2.2.i, %worst.073
  %cond21 = select i1 %cmp16, double %add.2.2.i, double %worst.073
  %add = fadd double %mul.i, %mul.1.1.i
  %add31 = fadd double %mul.2.2.i, %add
  %add32 = fadd double %trace.075, %add31
  %inc = add nuw nsw i64 %round.074, 1
  %exitcond.not = icmp eq i64 %inc, %1
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !8
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #2

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
