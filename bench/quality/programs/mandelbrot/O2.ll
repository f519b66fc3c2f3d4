source_filename = "mandelbrot.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [41 x i8] c"mandelbrot: %ld of %d points, area %.3f\0A\00", align 1

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
  %cond1 = select i1 %tobool.not, i32 60, i32 600
  %cond3 = select i1 %tobool.not, i32 20, i32 200
  %mul = mul nsw i64 %cond, 6
  %cond8 = select i1 %tobool.not, i64 1, i64 %mul
  %cmp999 = icmp sgt i64 %cond8, 0
  br i1 %cmp999, label %for.cond10.preheader.lr.ph, label %for.cond.cleanup

for.cond10.preheader.lr.ph:                       ; preds = %cond.end
  %conv3.i = uitofp nneg i32 %cond3 to double
  %conv8.i = uitofp nneg i32 %cond1 to double
  br label %for.cond10.preheader

for.cond10.preheader:                             ; preds = %for.cond10.preheader.lr.ph, %for.cond.cleanup12
  %above.0102 = phi i64 [ 0, %for.cond10.preheader.lr.ph ], [ %add, %for.cond.cleanup12 ]
  %below.0101 = phi i64 [ 0, %for.cond10.preheader.lr.ph ], [ %add16, %for.cond.cleanup12 ]
  %round.0100 = phi i64 [ 0, %for.cond10.preheader.lr.ph ], [ %inc18, %for.cond.cleanup12 ]
  br label %for.body13

for.cond.cleanup:                                 ; preds = %for.cond.cleanup12, %cond.end
  %below.0.lcssa = phi i64 [ 0, %cond.end ], [ %add16, %for.cond.cleanup12 ]
  %above.0.lcssa = phi i64 [ 0, %cond.end ], [ %add, %for.cond.cleanup12 ]
  %add20 = add nsw i64 %above.0.lcssa, %below.0.lcssa
  %div = sdiv i64 %add20, %cond8
  %conv = sitofp i64 %div to double
  %mul21 = fmul double %conv, 6.240000e+00
  %1 = shl nuw nsw i32 %cond1, 1
  %2 = mul nuw nsw i32 %1, %cond3
  %mul25 = uitofp nneg i32 %2 to double
  %div26 = fdiv double %mul21, %mul25
  %cmp27 = icmp eq i64 %above.0.lcssa, %below.0.lcssa
  br i1 %cmp27, label %land.rhs, label %land.end

for.cond.cleanup12:                               ; preds = %count_row.exit95
  %inc18 = add nuw nsw i64 %round.0100, 1
  %exitcond104.not = icmp eq i64 %inc18, %cond8
  br i1 %exitcond104.not, label %for.cond.cleanup, label %for.cond10.preheader, !llvm.loop !8

for.body13:                                       ; preds = %for.cond10.preheader, %count_row.exit95
  %above.198 = phi i64 [ %above.0102, %for.cond10.preheader ], [ %add, %count_row.exit95 ]
  %below.197 = phi i64 [ %below.0101, %for.cond10.preheader ], [ %add16, %count_row.exit95 ]
  %row.096 = phi i32 [ 0, %for.cond10.preheader ], [ %inc, %count_row.exit95 ]
  %conv1.i = uitofp nneg i32 %row.096 to double
  %add.i = fadd double %conv1.i, 5.000000e-01
  %mul2.i = fmul double %add.i, 1.200000e+00
  %div.i = fdiv double %mul2.i, %conv3.i
  br label %for.body.i

for.body.i:                                       ; preds = %stays.exit.i, %for.body13
  %column.024.i = phi i32 [ 0, %for.body13 ], [ %inc.i, %stays.exit.i ]
  %inside.023.i = phi i64 [ 0, %for.body13 ], [ %add12.i, %stays.exit.i ]
  %conv5.i = uitofp nneg i32 %column.024.i to double
  %add6.i = fadd double %conv5.i, 5.000000e-01
  %mul7.i = fmul double %add6.i, 2.600000e+00
  %div9.i = fdiv double %mul7.i, %conv8.i
  %add10.i = fadd double %div9.i, -2.000000e+00
  br label %for.inc.i.i

for.inc.i.i.1:                                    ; preds = %for.inc.i.i
  %inc.i.i.1 = add nuw nsw i32 %i.025.i18.i, 2
  %exitcond.i.i.1 = icmp eq i32 %inc.i.i.1, 300
  br i1 %exitcond.i.i.1, label %stays.exit.i.split.loop.exit105, label %for.body.i.i.1, !llvm.loop !10

for.body.i.i.1:                                   ; preds = %for.inc.i.i.1
  %sub.i.i.1 = fsub double %mul.i.i, %mul1.i.i
  %add5.i.i.1 = fadd double %add10.i, %sub.i.i.1
  %mul3.i.i.1 = fmul double %add5.i.i, 2.000000e+00
  %3 = tail call double @llvm.fmuladd.f64(double %mul3.i.i.1, double %4, double %div.i)
  %mul.i.i.1 = fmul double %add5.i.i.1, %add5.i.i.1
  %mul1.i.i.1 = fmul double %3, %3
  %add.i.i.1 = fadd double %mul.i.i.1, %mul1.i.i.1
  %cmp2.i.i.1 = fcmp ule double %add.i.i.1, 4.000000e+00
  br i1 %cmp2.i.i.1, label %for.inc.i.i, label %stays.exit.i.split.loop.exit, !llvm.loop !10

for.inc.i.i:                                      ; preds = %for.body.i.i.1, %for.body.i
  %mul1.i21.i = phi double [ 0.000000e+00, %for.body.i ], [ %mul1.i.i.1, %for.body.i.i.1 ]
  %mul.i20.i = phi double [ 0.000000e+00, %for.body.i ], [ %mul.i.i.1, %for.body.i.i.1 ]
  %y.024.i19.i = phi double [ 0.000000e+00, %for.body.i ], [ %3, %for.body.i.i.1 ]
  %i.025.i18.i = phi i32 [ 0, %for.body.i ], [ %inc.i.i.1, %for.body.i.i.1 ]
  %x.026.i17.i = phi double [ 0.000000e+00, %for.body.i ], [ %add5.i.i.1, %for.body.i.i.1 ]
  %sub.i.i = fsub double %mul.i20.i, %mul1.i21.i
  %add5.i.i = fadd double %add10.i, %sub.i.i
  %mul3.i.i = fmul double %x.026.i17.i, 2.000000e+00
  %4 = tail call double @llvm.fmuladd.f64(double %mul3.i.i, double %y.024.i19.i, double %div.i)
  %mul.i.i = fmul double %add5.i.i, %add5.i.i
  %mul1.i.i = fmul double %4, %4
  %add.i.i = fadd double %mul.i.i, %mul1.i.i
  %cmp2.i.i = fcmp ule double %add.i.i, 4.000000e+00
  br i1 %cmp2.i.i, label %for.inc.i.i.1, label %stays.exit.i, !llvm.loop !10

stays.exit.i.split.loop.exit:                     ; preds = %for.body.i.i.1
  %inc.i.i.le110 = or disjoint i32 %i.025.i18.i, 1
  br label %stays.exit.i

stays.exit.i.split.loop.exit105:                  ; preds = %for.inc.i.i.1
  %inc.i.i.le = or disjoint i32 %i.025.i18.i, 1
  br label %stays.exit.i

stays.exit.i:                                     ; preds = %for.inc.i.i, %stays.exit.i.split.loop.exit105, %stays.exit.i.split.loop.exit
  %i.025.i18.i.lcssa = phi i32 [ %inc.i.i.le110, %stays.exit.i.split.loop.exit ], [ %inc.i.i.le, %stays.exit.i.split.loop.exit105 ], [ %i.025.i18.i, %for.inc.i.i ]
  %cmp.i.le.i = icmp ugt i32 %i.025.i18.i.lcssa, 298
  %conv11.i = zext i1 %cmp.i.le.i to i64
  %add12.i = add nuw nsw i64 %inside.023.i, %conv11.i
  %inc.i = add nuw nsw i32 %column.024.i, 1
  %exitcond.not.i = icmp eq i32 %inc.i, %cond1
  br i1 %exitcond.not.i, label %count_row.exit, label %for.body.i, !llvm.loop !11

count_row.exit:                                   ; preds = %stays.exit.i
  %mul2.i61 = fmul double %add.i, -1.200000e+00
  %div.i63 = fdiv double %mul2.i61, %conv3.i
  br label %for.body.i65

for.body.i65:                                     ; preds = %stays.exit.i89, %count_row.exit
  %column.024.i66 = phi i32 [ 0, %count_row.exit ], [ %inc.i93, %stays.exit.i89 ]
  %inside.023.i67 = phi i64 [ 0, %count_row.exit ], [ %add12.i92, %stays.exit.i89 ]
  %conv5.i68 = uitofp nneg i32 %column.024.i66 to double
  %add6.i69 = fadd double %conv5.i68, 5.000000e-01
  %mul7.i70 = fmul double %add6.i69, 2.600000e+00
  %div9.i71 = fdiv double %mul7.i70, %conv8.i
  %add10.i72 = fadd double %div9.i71, -2.000000e+00
  br label %for.inc.i.i73

for.inc.i.i73.1:                                  ; preds = %for.inc.i.i73
  %inc.i.i79.1 = add nuw nsw i32 %i.025.i18.i77, 2
  %exitcond.i.i80.1 = icmp eq i32 %inc.i.i79.1, 300
  br i1 %exitcond.i.i80.1, label %stays.exit.i89.split.loop.exit112, label %for.body.i.i81.1, !llvm.loop !10

for.body.i.i81.1:                                 ; preds = %for.inc.i.i73.1
  %sub.i.i82.1 = fsub double %mul.i.i85, %mul1.i.i86
  %add5.i.i83.1 = fadd double %add10.i72, %sub.i.i82.1
  %mul3.i.i84.1 = fmul double %add5.i.i83, 2.000000e+00
  %5 = tail call double @llvm.fmuladd.f64(double %mul3.i.i84.1, double %6, double %div.i63)
  %mul.i.i85.1 = fmul double %add5.i.i83.1, %add5.i.i83.1
  %mul1.i.i86.1 = fmul double %5, %5
  %add.i.i87.1 = fadd double %mul.i.i85.1, %mul1.i.i86.1
  %cmp2.i.i88.1 = fcmp ule double %add.i.i87.1, 4.000000e+00
  br i1 %cmp2.i.i88.1, label %for.inc.i.i73, label %stays.exit.i89.split.loop.exit, !llvm.loop !10

for.inc.i.i73:                                    ; preds = %for.body.i.i81.1, %for.body.i65
  %mul1.i21.i74 = phi double [ 0.000000e+00, %for.body.i65 ], [ %mul1.i.i86.1, %for.body.i.i81.1 ]
  %mul.i20.i75 = phi double [ 0.000000e+00, %for.body.i65 ], [ %mul.i.i85.1, %for.body.i.i81.1 ]
  %y.024.i19.i76 = phi double [ 0.000000e+00, %for.body.i65 ], [ %5, %for.body.i.i81.1 ]
  %i.025.i18.i77 = phi i32 [ 0, %for.body.i65 ], [ %inc.i.i79.1, %for.body.i.i81.1 ]
  %x.026.i17.i78 = phi double [ 0.000000e+00, %for.body.i65 ], [ %add5.i.i83.1, %for.body.i.i81.1 ]
  %sub.i.i82 = fsub double %mul.i20.i75, %mul1.i21.i74
  %add5.i.i83 = fadd double %add10.i72, %sub.i.i82
  %mul3.i.i84 = fmul double %x.026.i17.i78, 2.000000e+00
  %6 = tail call double @llvm.fmuladd.f64(double %mul3.i.i84, double %y.024.i19.i76, double %div.i63)
  %mul.i.i85 = fmul double %add5.i.i83, %add5.i.i83
  %mul1.i.i86 = fmul double %6, %6
  %add.i.i87 = fadd double %mul.i.i85, %mul1.i.i86
  %cmp2.i.i88 = fcmp ule double %add.i.i87, 4.000000e+00
  br i1 %cmp2.i.i88, label %for.inc.i.i73.1, label %stays.exit.i89, !llvm.loop !10

stays.exit.i89.split.loop.exit:                   ; preds = %for.body.i.i81.1
  %inc.i.i79.le117 = or disjoint i32 %i.025.i18.i77, 1
  br label %stays.exit.i89

stays.exit.i89.split.loop.exit112:                ; preds = %for.inc.i.i73.1
  %inc.i.i79.le = or disjoint i32 %i.025.i18.i77, 1
  br label %stays.exit.i89

stays.exit.i89:                                   ; preds = %for.inc.i.i73, %stays.exit.i89.split.loop.exit112, %stays.exit.i89.split.loop.exit
  %i.025.i18.i77.lcssa = phi i32 [ %inc.i.i79.le117, %stays.exit.i89.split.loop.exit ], [ %inc.i.i79.le, %stays.exit.i89.split.loop.exit112 ], [ %i.025.i18.i77, %for.inc.i.i73 ]
  %cmp.i.le.i90 = icmp ugt i32 %i.025.i18.i77.lcssa, 298
  %conv11.i91 = zext i1 %cmp.i.le.i90 to i64
  %add12.i92 = add nuw nsw i64 %inside.023.i67, %conv11.i91
  %inc.i93 = add nuw nsw i32 %column.024.i66, 1
  %exitcond.not.i94 = icmp eq i32 %inc.i93, %cond1
  br i1 %exitcond.not.i94, label %count_row.exit95, label %for.body.i65, !llvm.loop !11

count_row.exit95:                                 ; preds = %stays.exit.i89
  %add = add nsw i64 %add12.i, %above.198
  %add16 = add nsw i64 %add12.i92, %below.197
  %inc = add nuw nsw i32 %row.096, 1
  %exitcond.not = icmp eq i32 %inc, %cond3
  br i1 %exitcond.not, label %for.cond.cleanup12, label %for.body13, !llvm.loop !12

land.rhs:                                         ; preds = %for.cond.cleanup
  %sub = fadd double %div26, -1.506000e+00
  %7 = tail call double @llvm.fabs.f64(double %sub)
  %cond30 = select i1 %tobool.not, double 1.000000e-01, double 2.000000e-02
  %cmp31 = fcmp uge double %7, %cond30
  %8 = zext i1 %cmp31 to i32
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond.cleanup
  %lnot = phi i32 [ 1, %for.cond.cleanup ], [ %8, %land.rhs ]
  %call35 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %div, i32 noundef %2, double noundef %div26)
  ret i32 %lnot
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #2

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

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
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !9}
!12 = distinct !{!12, !9}
