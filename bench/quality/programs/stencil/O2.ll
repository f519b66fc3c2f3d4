source_filename = "stencil.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@plates = internal unnamed_addr global [2 x [258 x [258 x double]]] zeroinitializer, align 16
@.str = private unnamed_addr constant [35 x i8] c"stencil: %ld steps, %s, heat %.2f\0A\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"symmetric\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"wrong\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %argc, ptr nocapture noundef readonly %argv) local_unnamed_addr #0 {
entry:
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.true, label %for.cond20.preheader

cond.true:                                        ; preds = %entry
  %arrayidx = getelementptr inbounds i8, ptr %argv, i64 8
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !4
  %call = tail call i64 @strtol(ptr nocapture noundef %0, ptr noundef null, i32 noundef 10) #4
  br label %for.cond20.preheader

for.cond20.preheader:                             ; preds = %cond.true, %entry
  %cond = phi i64 [ %call, %cond.true ], [ 1, %entry ]
  %tobool.not = icmp eq i64 %cond, 0
  %cond1 = select i1 %tobool.not, i32 34, i32 258
  %mul = mul nsw i64 %cond, 9000
  %cond6 = select i1 %tobool.not, i64 20, i64 %mul
  %1 = lshr exact i32 %cond1, 1
  %2 = zext nneg i32 %1 to i64
  %3 = add nsw i64 %2, -2
  %arrayidx16 = getelementptr inbounds [258 x [258 x double]], ptr @plates, i64 0, i64 %3, i64 %3
  store double 1.000000e+03, ptr %arrayidx16, align 8, !tbaa !8
  %indvars.iv.next = add nsw i64 %2, -1
  %arrayidx16.1 = getelementptr inbounds [258 x [258 x double]], ptr @plates, i64 0, i64 %3, i64 %indvars.iv.next
  store double 1.000000e+03, ptr %arrayidx16.1, align 16, !tbaa !8
  %arrayidx16.2 = getelementptr inbounds [258 x [258 x double]], ptr @plates, i64 0, i64 %3, i64 %2
  store double 1.000000e+03, ptr %arrayidx16.2, align 8, !tbaa !8
  %indvars.iv.next.2 = add nuw nsw i64 %2, 1
  %arrayidx16.3 = getelementptr inbounds [258 x [258 x double]], ptr @plates, i64 0, i64 %3, i64 %indvars.iv.next.2
  store double 1.000000e+03, ptr %arrayidx16.3, align 16, !tbaa !8
  %arrayidx16.189 = getelementptr inbounds [258 x [258 x double]], ptr @plates, i64 0, i64 %indvars.iv.next, i64 %3
  store double 1.000000e+03, ptr %arrayidx16.189, align 8, !tbaa !8
  %arrayidx16.1.1 = getelementptr inbounds [258 x [258 x double]], ptr @plates, i64 0, i64 %indvars.iv.next, i64 %indvars.iv.next
  store double 1.000000e+03, ptr %arrayidx16.1.1, align 16, !tbaa !8
  %arrayidx16.2.1 = getelementptr inbounds [258 x [258 x double]], ptr @plates, i64 0, i64 %indvars.iv.next, i64 %2
  store double 1.000000e+03, ptr %arrayidx16.2.1, align 8, !tbaa !8
  %indvars.iv.next.2.1 = add nuw nsw i64 %2, 1
  %arrayidx16.3.1 = getelementptr inbounds [258 x [258 x double]], ptr @plates, i64 0, i64 %indvars.iv.next, i64 %indvars.iv.next.2.1
  store double 1.000000e+03, ptr %arrayidx16.3.1, align 16, !tbaa !8
  %arrayidx16.290 = getelementptr inbounds [258 x [258 x double]], ptr @plates, i64 0, i64 %2, i64 %3
  store double 1.000000e+03, ptr %arrayidx16.290, align 8, !tbaa !8
  %arrayidx16.1.2 = getelementptr inbounds [258 x [258 x double]], ptr @plates, i64 0, i64 %2, i64 %indvars.iv.next
  store double 1.000000e+03, ptr %arrayidx16.1.2, align 16, !tbaa !8
  %arrayidx16.2.2 = getelementptr inbounds [258 x [258 x double]], ptr @plates, i64 0, i64 %2, i64 %2
  store double 1.000000e+03, ptr %arrayidx16.2.2, align 8, !tbaa !8
  %indvars.iv.next.2.2 = add nuw nsw i64 %2, 1
  %arrayidx16.3.2 = getelementptr inbounds [258 x [258 x double]], ptr @plates, i64 0, i64 %2, i64 %indvars.iv.next.2.2
  store double 1.000000e+03, ptr %arrayidx16.3.2, align 16, !tbaa !8
  %arrayidx16.392 = getelementptr inbounds [258 x [258 x double]], ptr @plates, i64 0, i64 %indvars.iv.next.2.2, i64 %3
  store double 1.000000e+03, ptr %arrayidx16.392, align 8, !tbaa !8
  %arrayidx16.1.3 = getelementptr inbounds [258 x [258 x double]], ptr @plates, i64 0, i64 %indvars.iv.next.2.2, i64 %indvars.iv.next
  store double 1.000000e+03, ptr %arrayidx16.1.3, align 16, !tbaa !8
  %arrayidx16.2.3 = getelementptr inbounds [258 x [258 x double]], ptr @plates, i64 0, i64 %indvars.iv.next.2.2, i64 %2
  store double 1.000000e+03, ptr %arrayidx16.2.3, align 8, !tbaa !8
  %arrayidx16.3.3 = getelementptr inbounds [258 x [258 x double]], ptr @plates, i64 0, i64 %indvars.iv.next.2.2, i64 %indvars.iv.next.2.2
  store double 1.000000e+03, ptr %arrayidx16.3.3, align 16, !tbaa !8
  %cmp2184 = icmp sgt i64 %cond6, 0
  br i1 %cmp2184, label %for.body23.lr.ph, label %for.cond.cleanup22

for.body23.lr.ph:                                 ; preds = %for.cond20.preheader
  %sub.i = add nsw i32 %cond1, -1
  %wide.trip.count66.i = zext nneg i32 %sub.i to i64
  br label %for.body23

for.cond.cleanup22:                               ; preds = %step.exit, %for.cond20.preheader
  %wide.trip.count27.i = zext nneg i32 %cond1 to i64
  %4 = add nsw i64 %wide.trip.count27.i, -6
  br label %for.body4.lr.ph.i

for.body4.lr.ph.i:                                ; preds = %for.cond.cleanup3.i, %for.cond.cleanup22
  %indvars.iv24.i = phi i64 [ 0, %for.cond.cleanup22 ], [ %indvars.iv.next25.i, %for.cond.cleanup3.i ]
  %sum.020.i = phi double [ 0.000000e+00, %for.cond.cleanup22 ], [ %add.i.epil, %for.cond.cleanup3.i ]
  br label %for.body4.i

for.body4.i.epil:                                 ; preds = %for.body4.i, %for.body4.i.epil
  %indvars.iv.i.epil = phi i64 [ %indvars.iv.next.i.epil, %for.body4.i.epil ], [ %indvars.iv.next.i.3, %for.body4.i ]
  %sum.117.i.epil = phi double [ %add.i.epil, %for.body4.i.epil ], [ %add.i.3, %for.body4.i ]
  %epil.iter = phi i64 [ %epil.iter.next, %for.body4.i.epil ], [ 0, %for.body4.i ]
  %arrayidx6.i.epil = getelementptr inbounds [258 x double], ptr @plates, i64 %indvars.iv24.i, i64 %indvars.iv.i.epil
  %5 = load double, ptr %arrayidx6.i.epil, align 8, !tbaa !8
  %add.i.epil = fadd double %sum.117.i.epil, %5
  %indvars.iv.next.i.epil = add nuw nsw i64 %indvars.iv.i.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, 2
  br i1 %epil.iter.cmp.not, label %for.cond.cleanup3.i, label %for.body4.i.epil, !llvm.loop !10

for.cond.cleanup3.i:                              ; preds = %for.body4.i.epil
  %indvars.iv.next25.i = add nuw nsw i64 %indvars.iv24.i, 1
  %exitcond28.not.i = icmp eq i64 %indvars.iv.next25.i, %wide.trip.count27.i
  br i1 %exitcond28.not.i, label %for.body4.lr.ph.i68, label %for.body4.lr.ph.i, !llvm.loop !12

for.body4.i:                                      ; preds = %for.body4.i, %for.body4.lr.ph.i
  %indvars.iv.i = phi i64 [ 0, %for.body4.lr.ph.i ], [ %indvars.iv.next.i.3, %for.body4.i ]
  %sum.117.i = phi double [ %sum.020.i, %for.body4.lr.ph.i ], [ %add.i.3, %for.body4.i ]
  %niter = phi i64 [ 0, %for.body4.lr.ph.i ], [ %niter.next.3, %for.body4.i ]
  %arrayidx6.i = getelementptr inbounds [258 x double], ptr @plates, i64 %indvars.iv24.i, i64 %indvars.iv.i
  %6 = load double, ptr %arrayidx6.i, align 16, !tbaa !8
  %add.i = fadd double %sum.117.i, %6
  %indvars.iv.next.i = or disjoint i64 %indvars.iv.i, 1
  %arrayidx6.i.1 = getelementptr inbounds [258 x double], ptr @plates, i64 %indvars.iv24.i, i64 %indvars.iv.next.i
  %7 = load double, ptr %arrayidx6.i.1, align 8, !tbaa !8
  %add.i.1 = fadd double %add.i, %7
  %indvars.iv.next.i.1 = or disjoint i64 %indvars.iv.i, 2
  %arrayidx6.i.2 = getelementptr inbounds [258 x double], ptr @plates, i64 %indvars.iv24.i, i64 %indvars.iv.next.i.1
  %8 = load double, ptr %arrayidx6.i.2, align 16, !tbaa !8
  %add.i.2 = fadd double %add.i.1, %8
  %indvars.iv.next.i.2 = or disjoint i64 %indvars.iv.i, 3
  %arrayidx6.i.3 = getelementptr inbounds [258 x double], ptr @plates, i64 %indvars.iv24.i, i64 %indvars.iv.next.i.2
  %9 = load double, ptr %arrayidx6.i.3, align 8, !tbaa !8
  %add.i.3 = fadd double %add.i.2, %9
  %indvars.iv.next.i.3 = add nuw nsw i64 %indvars.iv.i, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter, %4
  br i1 %niter.ncmp.3, label %for.body4.i.epil, label %for.body4.i, !llvm.loop !14

for.body4.lr.ph.i68:                              ; preds = %for.cond.cleanup3.i, %for.inc22.i
  %indvars.iv56.i = phi i64 [ %indvars.iv.next57.i, %for.inc22.i ], [ 0, %for.cond.cleanup3.i ]
  %cmp.not51.i = phi i1 [ %cmp.not.i, %for.inc22.i ], [ false, %for.cond.cleanup3.i ]
  br label %for.body4.i69

for.cond1.i:                                      ; preds = %lor.lhs.false.i
  %indvars.iv.next.i72 = or disjoint i64 %indvars.iv.i70, 1
  %arrayidx6.i71.1 = getelementptr inbounds [258 x double], ptr @plates, i64 %indvars.iv56.i, i64 %indvars.iv.next.i72
  %10 = load double, ptr %arrayidx6.i71.1, align 8, !tbaa !8
  %11 = xor i64 %indvars.iv.i70, -2
  %12 = add nsw i64 %11, %wide.trip.count27.i
  %arrayidx11.i.1 = getelementptr inbounds [258 x double], ptr @plates, i64 %indvars.iv56.i, i64 %12
  %13 = load double, ptr %arrayidx11.i.1, align 16, !tbaa !8
  %cmp12.i.1 = fcmp une double %10, %13
  br i1 %cmp12.i.1, label %is_symmetric.exit, label %lor.lhs.false.i.1

lor.lhs.false.i.1:                                ; preds = %for.cond1.i
  %arrayidx20.i.1 = getelementptr inbounds [258 x double], ptr @plates, i64 %indvars.iv.next.i72, i64 %indvars.iv56.i
  %14 = load double, ptr %arrayidx20.i.1, align 8, !tbaa !8
  %cmp21.i.1 = fcmp une double %10, %14
  br i1 %cmp21.i.1, label %is_symmetric.exit, label %for.cond1.i.1

for.cond1.i.1:                                    ; preds = %lor.lhs.false.i.1
  %indvars.iv.next.i72.1 = add nuw nsw i64 %indvars.iv.i70, 2
  %exitcond.not.i73.1 = icmp eq i64 %indvars.iv.next.i72.1, %wide.trip.count27.i
  br i1 %exitcond.not.i73.1, label %for.inc22.i, label %for.body4.i69, !llvm.loop !15

for.body4.i69:                                    ; preds = %for.cond1.i.1, %for.body4.lr.ph.i68
  %indvars.iv.i70 = phi i64 [ 0, %for.body4.lr.ph.i68 ], [ %indvars.iv.next.i72.1, %for.cond1.i.1 ]
  %arrayidx6.i71 = getelementptr inbounds [258 x double], ptr @plates, i64 %indvars.iv56.i, i64 %indvars.iv.i70
  %15 = load double, ptr %arrayidx6.i71, align 16, !tbaa !8
  %16 = xor i64 %indvars.iv.i70, -1
  %17 = add nsw i64 %16, %wide.trip.count27.i
  %arrayidx11.i = getelementptr inbounds [258 x double], ptr @plates, i64 %indvars.iv56.i, i64 %17
  %18 = load double, ptr %arrayidx11.i, align 8, !tbaa !8
  %cmp12.i = fcmp une double %15, %18
  br i1 %cmp12.i, label %is_symmetric.exit, label %lor.lhs.false.i

lor.lhs.false.i:                                  ; preds = %for.body4.i69
  %arrayidx20.i = getelementptr inbounds [258 x double], ptr @plates, i64 %indvars.iv.i70, i64 %indvars.iv56.i
  %19 = load double, ptr %arrayidx20.i, align 8, !tbaa !8
  %cmp21.i = fcmp une double %15, %19
  br i1 %cmp21.i, label %is_symmetric.exit, label %for.cond1.i

for.inc22.i:                                      ; preds = %for.cond1.i.1
  %indvars.iv.next57.i = add nuw nsw i64 %indvars.iv56.i, 1
  %cmp.not.i = icmp uge i64 %indvars.iv.next57.i, %wide.trip.count27.i
  %exitcond59.i = icmp eq i64 %indvars.iv.next57.i, %wide.trip.count27.i
  br i1 %exitcond59.i, label %is_symmetric.exit, label %for.body4.lr.ph.i68, !llvm.loop !16

is_symmetric.exit:                                ; preds = %for.inc22.i, %for.body4.i69, %lor.lhs.false.i, %for.cond1.i, %lor.lhs.false.i.1
  %cmp.not46.i = phi i1 [ %cmp.not51.i, %lor.lhs.false.i.1 ], [ %cmp.not51.i, %for.cond1.i ], [ %cmp.not51.i, %lor.lhs.false.i ], [ %cmp.not51.i, %for.body4.i69 ], [ %cmp.not.i, %for.inc22.i ]
  %cmp38 = fcmp ole double %add.i.epil, 0x40CF400020C49BA6
  %or.cond = select i1 %cmp.not46.i, i1 %cmp38, i1 false
  br i1 %or.cond, label %land.end, label %land.end.thread

for.body23:                                       ; preds = %for.body23.lr.ph, %step.exit
  %i.085 = phi i64 [ 0, %for.body23.lr.ph ], [ %add25, %step.exit ]
  %rem = and i64 %i.085, 1
  %arrayidx24 = getelementptr inbounds [2 x [258 x [258 x double]]], ptr @plates, i64 0, i64 %rem
  %add25 = add nuw nsw i64 %i.085, 1
  %rem26 = and i64 %add25, 1
  %arrayidx27 = getelementptr inbounds [2 x [258 x [258 x double]]], ptr @plates, i64 0, i64 %rem26
  br label %for.body5.lr.ph.i

for.body5.lr.ph.i:                                ; preds = %for.cond.cleanup4.i, %for.body23
  %indvars.iv63.i = phi i64 [ 1, %for.body23 ], [ %indvars.iv.next64.i, %for.cond.cleanup4.i ]
  %20 = getelementptr [258 x double], ptr %arrayidx24, i64 %indvars.iv63.i
  %arrayidx.i = getelementptr i8, ptr %20, i64 -2064
  %arrayidx10.i = getelementptr inbounds i8, ptr %20, i64 2064
  %arrayidx29.i.phi.trans.insert = getelementptr inbounds [258 x double], ptr %arrayidx24, i64 %indvars.iv63.i, i64 1
  %.pre = load double, ptr %arrayidx29.i.phi.trans.insert, align 8, !tbaa !8
  br label %for.body5.i

for.cond.cleanup4.i:                              ; preds = %for.body5.i
  %indvars.iv.next64.i = add nuw nsw i64 %indvars.iv63.i, 1
  %exitcond67.not.i = icmp eq i64 %indvars.iv.next64.i, %wide.trip.count66.i
  br i1 %exitcond67.not.i, label %step.exit, label %for.body5.lr.ph.i, !llvm.loop !17

for.body5.i:                                      ; preds = %for.body5.i, %for.body5.lr.ph.i
  %21 = phi double [ %.pre, %for.body5.lr.ph.i ], [ %26, %for.body5.i ]
  %indvars.iv.i74 = phi i64 [ 1, %for.body5.lr.ph.i ], [ %indvars.iv.next.i75, %for.body5.i ]
  %arrayidx8.i = getelementptr inbounds [258 x double], ptr %arrayidx.i, i64 0, i64 %indvars.iv.i74
  %22 = load double, ptr %arrayidx8.i, align 8, !tbaa !8
  %arrayidx12.i = getelementptr inbounds [258 x double], ptr %arrayidx10.i, i64 0, i64 %indvars.iv.i74
  %23 = load double, ptr %arrayidx12.i, align 8, !tbaa !8
  %add13.i = fadd double %22, %23
  %24 = add nsw i64 %indvars.iv.i74, -1
  %arrayidx18.i = getelementptr inbounds [258 x double], ptr %arrayidx24, i64 %indvars.iv63.i, i64 %24
  %25 = load double, ptr %arrayidx18.i, align 8, !tbaa !8
  %indvars.iv.next.i75 = add nuw nsw i64 %indvars.iv.i74, 1
  %arrayidx23.i = getelementptr inbounds [258 x double], ptr %arrayidx24, i64 %indvars.iv63.i, i64 %indvars.iv.next.i75
  %26 = load double, ptr %arrayidx23.i, align 8, !tbaa !8
  %add24.i = fadd double %25, %26
  %add25.i = fadd double %add13.i, %add24.i
  %mul30.i = fmul double %add25.i, 1.250000e-01
  %27 = tail call double @llvm.fmuladd.f64(double %21, double 5.000000e-01, double %mul30.i)
  %arrayidx34.i = getelementptr inbounds [258 x double], ptr %arrayidx27, i64 %indvars.iv63.i, i64 %indvars.iv.i74
  store double %27, ptr %arrayidx34.i, align 8, !tbaa !8
  %exitcond.not.i76 = icmp eq i64 %indvars.iv.next.i75, %wide.trip.count66.i
  br i1 %exitcond.not.i76, label %for.cond.cleanup4.i, label %for.body5.i, !llvm.loop !18

step.exit:                                        ; preds = %for.cond.cleanup4.i
  %exitcond.not = icmp eq i64 %add25, %cond6
  br i1 %exitcond.not, label %for.cond.cleanup22, label %for.body23, !llvm.loop !19

land.end:                                         ; preds = %is_symmetric.exit
  %cmp39 = icmp sgt i64 %cond, 1
  %cmp40 = fcmp ogt double %add.i.epil, 1.200000e+04
  %28 = select i1 %cmp39, i1 true, i1 %cmp40
  %cond.fr = freeze i1 %28
  %spec.select = select i1 %cond.fr, ptr @.str.1, ptr @.str.2
  %29 = xor i1 %cond.fr, true
  %30 = zext i1 %29 to i32
  br label %land.end.thread

land.end.thread:                                  ; preds = %land.end, %is_symmetric.exit
  %lnot = phi i32 [ 1, %is_symmetric.exit ], [ %30, %land.end ]
  %31 = phi ptr [ @.str.2, %is_symmetric.exit ], [ %spec.select, %land.end ]
  %call43 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %cond6, ptr noundef nonnull %31, double noundef %add.i.epil)
  ret i32 %lnot
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
!15 = distinct !{!15, !13}
!16 = distinct !{!16, !13}
!17 = distinct !{!17, !13}
!18 = distinct !{!18, !13}
!19 = distinct !{!19, !13}
