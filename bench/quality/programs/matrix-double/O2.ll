source_filename = "matrix-double.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@right = internal unnamed_addr global [300 x double] zeroinitializer, align 16
@.str = private unnamed_addr constant [43 x i8] c"matrix-double: %d unknowns, error %s 1e-6\0A\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"above\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"below\00", align 1
@matrix = internal global [300 x [300 x double]] zeroinitializer, align 16
@rows = internal unnamed_addr global [300 x ptr] zeroinitializer, align 16

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
  %cond1 = select i1 %tobool.not, i32 20, i32 300
  %mul = mul nsw i64 %cond, 100
  %cond6 = select i1 %tobool.not, i64 1, i64 %mul
  %cmp750 = icmp sgt i64 %cond6, 0
  br i1 %cmp750, label %for.body.lr.ph, label %for.cond.cleanup.thread

for.body.lr.ph:                                   ; preds = %cond.end
  %wide.trip.count44.i = zext nneg i32 %cond1 to i64
  %wide.trip.count = zext nneg i32 %cond1 to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.cond.cleanup10
  %1 = icmp ne i64 %add16.1, 0
  %spec.select = select i1 %1, ptr @.str.1, ptr @.str.2
  %2 = zext i1 %1 to i32
  br label %for.cond.cleanup.thread

for.cond.cleanup.thread:                          ; preds = %for.cond.cleanup, %cond.end
  %wrong.0.lcssa62 = phi i32 [ 0, %cond.end ], [ %2, %for.cond.cleanup ]
  %3 = phi ptr [ @.str.2, %cond.end ], [ %spec.select, %for.cond.cleanup ]
  %call22 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %cond1, ptr noundef nonnull %3)
  ret i32 %wrong.0.lcssa62

for.body:                                         ; preds = %for.body.lr.ph, %for.cond.cleanup10
  %round.053 = phi i64 [ 0, %for.body.lr.ph ], [ %inc18, %for.cond.cleanup10 ]
  %wrong.052 = phi i64 [ 0, %for.body.lr.ph ], [ %add16.1, %for.cond.cleanup10 ]
  %state.051 = phi i64 [ 2026, %for.body.lr.ph ], [ %add.i.i.1, %for.cond.cleanup10 ]
  br label %for.body8.lr.ph.i

for.body8.lr.ph.i:                                ; preds = %for.cond.cleanup7.i, %for.body
  %add.i.lcssa47.i = phi i64 [ %state.051, %for.body ], [ %add.i.i.1, %for.cond.cleanup7.i ]
  %indvars.iv41.i = phi i64 [ 0, %for.body ], [ %indvars.iv.next42.i, %for.cond.cleanup7.i ]
  %arrayidx.i = getelementptr inbounds [300 x [300 x double]], ptr @matrix, i64 0, i64 %indvars.iv41.i
  %arrayidx2.i = getelementptr inbounds [300 x ptr], ptr @rows, i64 0, i64 %indvars.iv41.i
  store ptr %arrayidx.i, ptr %arrayidx2.i, align 8, !tbaa !4
  br label %for.body8.i

for.cond.cleanup7.i:                              ; preds = %for.body8.i
  %arrayidx4.i = getelementptr inbounds [300 x double], ptr @right, i64 0, i64 %indvars.iv41.i
  store double %7, ptr %arrayidx4.i, align 8, !tbaa !8
  %indvars.iv.next42.i = add nuw nsw i64 %indvars.iv41.i, 1
  %exitcond45.not.i = icmp eq i64 %indvars.iv.next42.i, %wide.trip.count44.i
  br i1 %exitcond45.not.i, label %for.body.i, label %for.body8.lr.ph.i, !llvm.loop !10

for.body8.i:                                      ; preds = %for.body8.i, %for.body8.lr.ph.i
  %indvars.iv.i = phi i64 [ 0, %for.body8.lr.ph.i ], [ %indvars.iv.next.i.1, %for.body8.i ]
  %add.i37.i = phi i64 [ %add.i.lcssa47.i, %for.body8.lr.ph.i ], [ %add.i.i.1, %for.body8.i ]
  %storemerge35.i = phi double [ 0.000000e+00, %for.body8.lr.ph.i ], [ %7, %for.body8.i ]
  %mul.i.i = mul i64 %add.i37.i, 6364136223846793005
  %add.i.i = add i64 %mul.i.i, 1442695040888963407
  %shr.i.i = lshr i64 %add.i.i, 40
  %conv.i.i = uitofp nneg i64 %shr.i.i to double
  %div.i.i = fmul double %conv.i.i, 0x3E70000000000000
  %sub.i.i = fadd double %div.i.i, -5.000000e-01
  %arrayidx12.i = getelementptr inbounds [300 x [300 x double]], ptr @matrix, i64 0, i64 %indvars.iv41.i, i64 %indvars.iv.i
  store double %sub.i.i, ptr %arrayidx12.i, align 16, !tbaa !8
  %indvars.iv.next.i = or disjoint i64 %indvars.iv.i, 1
  %4 = trunc nuw nsw i64 %indvars.iv.next.i to i32
  %conv.i = uitofp nneg i32 %4 to double
  %5 = tail call double @llvm.fmuladd.f64(double %sub.i.i, double %conv.i, double %storemerge35.i)
  %mul.i.i.1 = mul i64 %add.i.i, 6364136223846793005
  %add.i.i.1 = add i64 %mul.i.i.1, 1442695040888963407
  %shr.i.i.1 = lshr i64 %add.i.i.1, 40
  %conv.i.i.1 = uitofp nneg i64 %shr.i.i.1 to double
  %div.i.i.1 = fmul double %conv.i.i.1, 0x3E70000000000000
  %sub.i.i.1 = fadd double %div.i.i.1, -5.000000e-01
  %arrayidx12.i.1 = getelementptr inbounds [300 x [300 x double]], ptr @matrix, i64 0, i64 %indvars.iv41.i, i64 %indvars.iv.next.i
  store double %sub.i.i.1, ptr %arrayidx12.i.1, align 8, !tbaa !8
  %indvars.iv.next.i.1 = add nuw nsw i64 %indvars.iv.i, 2
  %6 = trunc nuw nsw i64 %indvars.iv.next.i.1 to i32
  %conv.i.1 = uitofp nneg i32 %6 to double
  %7 = tail call double @llvm.fmuladd.f64(double %sub.i.i.1, double %conv.i.1, double %5)
  %exitcond.not.i.1 = icmp eq i64 %indvars.iv.next.i.1, %wide.trip.count44.i
  br i1 %exitcond.not.i.1, label %for.cond.cleanup7.i, label %for.body8.i, !llvm.loop !12

for.cond.loopexit.i:                              ; preds = %for.cond.cleanup14.i, %pivot_row.exit.i
  %indvars.iv.next.i38 = add nuw nsw i64 %indvars.iv.i37, 1
  %exitcond75.not.i = icmp eq i64 %indvars.iv.next72.i, %wide.trip.count44.i
  br i1 %exitcond75.not.i, label %for.cond1.preheader.i, label %for.body.i, !llvm.loop !13

for.body.i:                                       ; preds = %for.cond.cleanup7.i, %for.cond.loopexit.i
  %indvars.iv71.i = phi i64 [ %indvars.iv.next72.i, %for.cond.loopexit.i ], [ 0, %for.cond.cleanup7.i ]
  %indvars.iv.i37 = phi i64 [ %indvars.iv.next.i38, %for.cond.loopexit.i ], [ 1, %for.cond.cleanup7.i ]
  %indvars.iv.next72.i = add nuw nsw i64 %indvars.iv71.i, 1
  %cmp16.i.i = icmp ult i64 %indvars.iv.next72.i, %wide.trip.count44.i
  %8 = trunc nuw nsw i64 %indvars.iv71.i to i32
  br i1 %cmp16.i.i, label %for.body.i.i, label %pivot_row.exit.i

for.body.i.i:                                     ; preds = %for.body.i, %for.body.i.i
  %indvars.iv.i.i = phi i64 [ %indvars.iv.next.i.i, %for.body.i.i ], [ %indvars.iv.next72.i, %for.body.i ]
  %best.017.i.i = phi i32 [ %best.1.i.i, %for.body.i.i ], [ %8, %for.body.i ]
  %arrayidx.i.i = getelementptr inbounds [300 x ptr], ptr @rows, i64 0, i64 %indvars.iv.i.i
  %9 = load ptr, ptr %arrayidx.i.i, align 8, !tbaa !4
  %arrayidx2.i.i = getelementptr inbounds double, ptr %9, i64 %indvars.iv71.i
  %10 = load double, ptr %arrayidx2.i.i, align 8, !tbaa !8
  %11 = tail call double @llvm.fabs.f64(double %10)
  %idxprom3.i.i = sext i32 %best.017.i.i to i64
  %arrayidx4.i.i = getelementptr inbounds [300 x ptr], ptr @rows, i64 0, i64 %idxprom3.i.i
  %12 = load ptr, ptr %arrayidx4.i.i, align 8, !tbaa !4
  %arrayidx6.i.i = getelementptr inbounds double, ptr %12, i64 %indvars.iv71.i
  %13 = load double, ptr %arrayidx6.i.i, align 8, !tbaa !8
  %14 = tail call double @llvm.fabs.f64(double %13)
  %cmp7.i.i = fcmp ogt double %11, %14
  %15 = trunc nsw i64 %indvars.iv.i.i to i32
  %best.1.i.i = select i1 %cmp7.i.i, i32 %15, i32 %best.017.i.i
  %indvars.iv.next.i.i = add nuw nsw i64 %indvars.iv.i.i, 1
  %lftr.wideiv = trunc i64 %indvars.iv.next.i.i to i32
  %exitcond = icmp eq i32 %cond1, %lftr.wideiv
  br i1 %exitcond, label %pivot_row.exit.i, label %for.body.i.i, !llvm.loop !14

pivot_row.exit.i:                                 ; preds = %for.body.i.i, %for.body.i
  %best.0.lcssa.i.i = phi i32 [ %8, %for.body.i ], [ %best.1.i.i, %for.body.i.i ]
  %arrayidx.i52.i = getelementptr inbounds [300 x ptr], ptr @rows, i64 0, i64 %indvars.iv71.i
  %16 = load ptr, ptr %arrayidx.i52.i, align 8, !tbaa !4
  %arrayidx2.i53.i = getelementptr inbounds [300 x double], ptr @right, i64 0, i64 %indvars.iv71.i
  %17 = load double, ptr %arrayidx2.i53.i, align 8, !tbaa !8
  %idxprom3.i54.i = sext i32 %best.0.lcssa.i.i to i64
  %arrayidx4.i55.i = getelementptr inbounds [300 x ptr], ptr @rows, i64 0, i64 %idxprom3.i54.i
  %18 = load ptr, ptr %arrayidx4.i55.i, align 8, !tbaa !4
  store ptr %18, ptr %arrayidx.i52.i, align 8, !tbaa !4
  %arrayidx8.i.i = getelementptr inbounds [300 x double], ptr @right, i64 0, i64 %idxprom3.i54.i
  %19 = load double, ptr %arrayidx8.i.i, align 8, !tbaa !8
  store double %19, ptr %arrayidx2.i53.i, align 8, !tbaa !8
  store ptr %16, ptr %arrayidx4.i55.i, align 8, !tbaa !4
  store double %17, ptr %arrayidx8.i.i, align 8, !tbaa !8
  %20 = load ptr, ptr %arrayidx.i52.i, align 8, !tbaa !4
  br i1 %cmp16.i.i, label %for.body4.lr.ph.i, label %for.cond.loopexit.i

for.body4.lr.ph.i:                                ; preds = %pivot_row.exit.i
  %arrayidx10.i = getelementptr inbounds double, ptr %20, i64 %indvars.iv71.i
  br label %for.body4.i

for.body4.i:                                      ; preds = %for.cond.cleanup14.i, %for.body4.lr.ph.i
  %indvars.iv66.i = phi i64 [ %indvars.iv.i37, %for.body4.lr.ph.i ], [ %indvars.iv.next67.i, %for.cond.cleanup14.i ]
  %arrayidx6.i = getelementptr inbounds [300 x ptr], ptr @rows, i64 0, i64 %indvars.iv66.i
  %21 = load ptr, ptr %arrayidx6.i, align 8, !tbaa !4
  %arrayidx8.i = getelementptr inbounds double, ptr %21, i64 %indvars.iv71.i
  %22 = load double, ptr %arrayidx8.i, align 8, !tbaa !8
  %23 = load double, ptr %arrayidx10.i, align 8, !tbaa !8
  %24 = fneg double %22
  %neg.i = fdiv double %24, %23
  br label %for.body15.i

for.cond.cleanup14.i:                             ; preds = %for.body15.i
  %25 = load double, ptr %arrayidx2.i53.i, align 8, !tbaa !8
  %arrayidx23.i = getelementptr inbounds [300 x double], ptr @right, i64 0, i64 %indvars.iv66.i
  %26 = load double, ptr %arrayidx23.i, align 8, !tbaa !8
  %27 = tail call double @llvm.fmuladd.f64(double %neg.i, double %25, double %26)
  store double %27, ptr %arrayidx23.i, align 8, !tbaa !8
  %indvars.iv.next67.i = add nuw nsw i64 %indvars.iv66.i, 1
  %exitcond70.not.i = icmp eq i64 %indvars.iv.next67.i, %wide.trip.count44.i
  br i1 %exitcond70.not.i, label %for.cond.loopexit.i, label %for.body4.i, !llvm.loop !15

for.body15.i:                                     ; preds = %for.body15.i, %for.body4.i
  %indvars.iv62.i = phi i64 [ %indvars.iv.i37, %for.body4.i ], [ %indvars.iv.next63.i, %for.body15.i ]
  %arrayidx17.i = getelementptr inbounds double, ptr %20, i64 %indvars.iv62.i
  %28 = load double, ptr %arrayidx17.i, align 8, !tbaa !8
  %arrayidx19.i = getelementptr inbounds double, ptr %21, i64 %indvars.iv62.i
  %29 = load double, ptr %arrayidx19.i, align 8, !tbaa !8
  %30 = tail call double @llvm.fmuladd.f64(double %neg.i, double %28, double %29)
  store double %30, ptr %arrayidx19.i, align 8, !tbaa !8
  %indvars.iv.next63.i = add nuw nsw i64 %indvars.iv62.i, 1
  %exitcond65.not.i = icmp eq i64 %indvars.iv.next63.i, %wide.trip.count44.i
  br i1 %exitcond65.not.i, label %for.cond.cleanup14.i, label %for.body15.i, !llvm.loop !16

for.cond1.preheader.i:                            ; preds = %for.cond.loopexit.i, %for.cond.cleanup3.i
  %indvar = phi i64 [ %indvar.next, %for.cond.cleanup3.i ], [ 0, %for.cond.loopexit.i ]
  %indvars.iv.i39 = phi i64 [ %indvars.iv.next.i40, %for.cond.cleanup3.i ], [ %wide.trip.count44.i, %for.cond.loopexit.i ]
  %indvars.iv.next.i40 = add nsw i64 %indvars.iv.i39, -1
  %cmp230.i = icmp slt i64 %indvars.iv.i39, %wide.trip.count44.i
  %arrayidx.i41 = getelementptr inbounds [300 x ptr], ptr @rows, i64 0, i64 %indvars.iv.next.i40
  %31 = load ptr, ptr %arrayidx.i41, align 8, !tbaa !4
  %arrayidx10.i42 = getelementptr inbounds [300 x double], ptr @right, i64 0, i64 %indvars.iv.next.i40
  %arrayidx10.promoted.i = load double, ptr %arrayidx10.i42, align 8, !tbaa !8
  br i1 %cmp230.i, label %for.body4.i43.preheader, label %for.cond.cleanup3.i

for.body4.i43.preheader:                          ; preds = %for.cond1.preheader.i
  %xtraiter = and i64 %indvar, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for.body4.i43.prol.loopexit, label %for.body4.i43.prol

for.body4.i43.prol:                               ; preds = %for.body4.i43.preheader
  %arrayidx6.i44.prol = getelementptr inbounds double, ptr %31, i64 %indvars.iv.i39
  %32 = load double, ptr %arrayidx6.i44.prol, align 8, !tbaa !8
  %arrayidx8.i45.prol = getelementptr inbounds [300 x double], ptr @right, i64 0, i64 %indvars.iv.i39
  %33 = load double, ptr %arrayidx8.i45.prol, align 8, !tbaa !8
  %neg.i46.prol = fneg double %32
  %34 = tail call double @llvm.fmuladd.f64(double %neg.i46.prol, double %33, double %arrayidx10.promoted.i)
  store double %34, ptr %arrayidx10.i42, align 8, !tbaa !8
  %indvars.iv.next37.i.prol = add nuw nsw i64 %indvars.iv.i39, 1
  br label %for.body4.i43.prol.loopexit

for.body4.i43.prol.loopexit:                      ; preds = %for.body4.i43.prol, %for.body4.i43.preheader
  %.lcssa65.unr = phi double [ poison, %for.body4.i43.preheader ], [ %34, %for.body4.i43.prol ]
  %indvars.iv36.i.unr = phi i64 [ %indvars.iv.i39, %for.body4.i43.preheader ], [ %indvars.iv.next37.i.prol, %for.body4.i43.prol ]
  %.unr = phi double [ %arrayidx10.promoted.i, %for.body4.i43.preheader ], [ %34, %for.body4.i43.prol ]
  %35 = icmp eq i64 %indvar, 1
  br i1 %35, label %for.cond.cleanup3.i, label %for.body4.i43

for.cond.cleanup3.i:                              ; preds = %for.body4.i43.prol.loopexit, %for.body4.i43, %for.cond1.preheader.i
  %36 = phi double [ %arrayidx10.promoted.i, %for.cond1.preheader.i ], [ %.lcssa65.unr, %for.body4.i43.prol.loopexit ], [ %44, %for.body4.i43 ]
  %arrayidx14.i = getelementptr inbounds double, ptr %31, i64 %indvars.iv.next.i40
  %37 = load double, ptr %arrayidx14.i, align 8, !tbaa !8
  %div.i = fdiv double %36, %37
  store double %div.i, ptr %arrayidx10.i42, align 8, !tbaa !8
  %cmp.i = icmp sgt i64 %indvars.iv.i39, 1
  %indvar.next = add i64 %indvar, 1
  br i1 %cmp.i, label %for.cond1.preheader.i, label %for.body11, !llvm.loop !17

for.body4.i43:                                    ; preds = %for.body4.i43.prol.loopexit, %for.body4.i43
  %indvars.iv36.i = phi i64 [ %indvars.iv.next37.i.1, %for.body4.i43 ], [ %indvars.iv36.i.unr, %for.body4.i43.prol.loopexit ]
  %38 = phi double [ %44, %for.body4.i43 ], [ %.unr, %for.body4.i43.prol.loopexit ]
  %arrayidx6.i44 = getelementptr inbounds double, ptr %31, i64 %indvars.iv36.i
  %39 = load double, ptr %arrayidx6.i44, align 8, !tbaa !8
  %arrayidx8.i45 = getelementptr inbounds [300 x double], ptr @right, i64 0, i64 %indvars.iv36.i
  %40 = load double, ptr %arrayidx8.i45, align 8, !tbaa !8
  %neg.i46 = fneg double %39
  %41 = tail call double @llvm.fmuladd.f64(double %neg.i46, double %40, double %38)
  store double %41, ptr %arrayidx10.i42, align 8, !tbaa !8
  %indvars.iv.next37.i = add nuw nsw i64 %indvars.iv36.i, 1
  %arrayidx6.i44.1 = getelementptr inbounds double, ptr %31, i64 %indvars.iv.next37.i
  %42 = load double, ptr %arrayidx6.i44.1, align 8, !tbaa !8
  %arrayidx8.i45.1 = getelementptr inbounds [300 x double], ptr @right, i64 0, i64 %indvars.iv.next37.i
  %43 = load double, ptr %arrayidx8.i45.1, align 8, !tbaa !8
  %neg.i46.1 = fneg double %42
  %44 = tail call double @llvm.fmuladd.f64(double %neg.i46.1, double %43, double %41)
  store double %44, ptr %arrayidx10.i42, align 8, !tbaa !8
  %indvars.iv.next37.i.1 = add nuw nsw i64 %indvars.iv36.i, 2
  %exitcond55.not.1 = icmp eq i64 %indvars.iv.next37.i.1, %wide.trip.count
  br i1 %exitcond55.not.1, label %for.cond.cleanup3.i, label %for.body4.i43, !llvm.loop !18

for.cond.cleanup10:                               ; preds = %for.body11
  %inc18 = add nuw nsw i64 %round.053, 1
  %exitcond59.not = icmp eq i64 %inc18, %cond6
  br i1 %exitcond59.not, label %for.cond.cleanup, label %for.body, !llvm.loop !19

for.body11:                                       ; preds = %for.cond.cleanup3.i, %for.body11
  %indvars.iv = phi i64 [ %indvars.iv.next.1, %for.body11 ], [ 0, %for.cond.cleanup3.i ]
  %wrong.148 = phi i64 [ %add16.1, %for.body11 ], [ %wrong.052, %for.cond.cleanup3.i ]
  %arrayidx12 = getelementptr inbounds [300 x double], ptr @right, i64 0, i64 %indvars.iv
  %45 = load double, ptr %arrayidx12, align 16, !tbaa !8
  %indvars.iv.next = or disjoint i64 %indvars.iv, 1
  %46 = trunc nuw nsw i64 %indvars.iv.next to i32
  %conv = uitofp nneg i32 %46 to double
  %sub = fsub double %45, %conv
  %sub.fr = freeze double %sub
  %47 = tail call double @llvm.fabs.f64(double %sub.fr)
  %cmp13 = fcmp uge double %47, 0x3EB0C6F7A0B5ED8D
  %conv15 = zext i1 %cmp13 to i64
  %add16 = add i64 %wrong.148, %conv15
  %arrayidx12.1 = getelementptr inbounds [300 x double], ptr @right, i64 0, i64 %indvars.iv.next
  %48 = load double, ptr %arrayidx12.1, align 8, !tbaa !8
  %indvars.iv.next.1 = add nuw nsw i64 %indvars.iv, 2
  %49 = trunc nuw nsw i64 %indvars.iv.next.1 to i32
  %conv.1 = uitofp nneg i32 %49 to double
  %sub.1 = fsub double %48, %conv.1
  %sub.fr.1 = freeze double %sub.1
  %50 = tail call double @llvm.fabs.f64(double %sub.fr.1)
  %cmp13.1 = fcmp uge double %50, 0x3EB0C6F7A0B5ED8D
  %conv15.1 = zext i1 %cmp13.1 to i64
  %add16.1 = add i64 %add16, %conv15.1
  %exitcond58.not.1 = icmp eq i64 %indvars.iv.next.1, %wide.trip.count44.i
  br i1 %exitcond58.not.1, label %for.cond.cleanup10, label %for.body11, !llvm.loop !20
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
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !11}
!14 = distinct !{!14, !11}
!15 = distinct !{!15, !11}
!16 = distinct !{!16, !11}
!17 = distinct !{!17, !11}
!18 = distinct !{!18, !11}
!19 = distinct !{!19, !11}
!20 = distinct !{!20, !11}
