source_filename = "spectral-norm.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@main.u = internal unnamed_addr global [640 x double] zeroinitializer, align 16
@main.v = internal unnamed_addr global [640 x double] zeroinitializer, align 16
@main.between = internal unnamed_addr global [640 x double] zeroinitializer, align 16
@.str = private unnamed_addr constant [34 x i8] c"spectral-norm: %.9f with %d rows\0A\00", align 1

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
  %cond1 = select i1 %tobool.not, i32 60, i32 640
  %mul = mul nsw i64 %cond, 120
  %wide.trip.count = zext nneg i32 %cond1 to i64
  br label %for.body

for.cond9.preheader:                              ; preds = %for.body
  %cond6 = select i1 %tobool.not, i64 12, i64 %mul
  %cmp10158 = icmp sgt i64 %cond6, 0
  br i1 %cmp10158, label %for.body12.lr.ph, label %for.body.i.preheader

for.body.i.preheader:                             ; preds = %multiply_transposed.exit148, %for.cond9.preheader
  br label %for.body.i

for.body12.lr.ph:                                 ; preds = %for.cond9.preheader
  %1 = shl nuw nsw i64 %wide.trip.count, 3
  br label %for.body12

for.body:                                         ; preds = %for.body, %cond.end
  %indvars.iv = phi i64 [ 0, %cond.end ], [ %indvars.iv.next.3, %for.body ]
  %arrayidx8 = getelementptr inbounds [640 x double], ptr @main.u, i64 0, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx8, align 16, !tbaa !8
  %indvars.iv.next = or disjoint i64 %indvars.iv, 1
  %arrayidx8.1 = getelementptr inbounds [640 x double], ptr @main.u, i64 0, i64 %indvars.iv.next
  store double 1.000000e+00, ptr %arrayidx8.1, align 8, !tbaa !8
  %indvars.iv.next.1 = or disjoint i64 %indvars.iv, 2
  %arrayidx8.2 = getelementptr inbounds [640 x double], ptr @main.u, i64 0, i64 %indvars.iv.next.1
  store double 1.000000e+00, ptr %arrayidx8.2, align 16, !tbaa !8
  %indvars.iv.next.2 = or disjoint i64 %indvars.iv, 3
  %arrayidx8.3 = getelementptr inbounds [640 x double], ptr @main.u, i64 0, i64 %indvars.iv.next.2
  store double 1.000000e+00, ptr %arrayidx8.3, align 8, !tbaa !8
  %indvars.iv.next.3 = add nuw nsw i64 %indvars.iv, 4
  %exitcond.not.3 = icmp eq i64 %indvars.iv.next.3, %wide.trip.count
  br i1 %exitcond.not.3, label %for.cond9.preheader, label %for.body, !llvm.loop !10

for.body.i:                                       ; preds = %for.body.i, %for.body.i.preheader
  %indvars.iv.i = phi i64 [ 0, %for.body.i.preheader ], [ %indvars.iv.next.i.1, %for.body.i ]
  %sum.08.i = phi double [ 0.000000e+00, %for.body.i.preheader ], [ %7, %for.body.i ]
  %arrayidx.i = getelementptr inbounds double, ptr @main.v, i64 %indvars.iv.i
  %2 = load double, ptr %arrayidx.i, align 16, !tbaa !8
  %arrayidx2.i = getelementptr inbounds double, ptr @main.u, i64 %indvars.iv.i
  %3 = load double, ptr %arrayidx2.i, align 16, !tbaa !8
  %4 = tail call double @llvm.fmuladd.f64(double %2, double %3, double %sum.08.i)
  %indvars.iv.next.i = or disjoint i64 %indvars.iv.i, 1
  %arrayidx.i.1 = getelementptr inbounds double, ptr @main.v, i64 %indvars.iv.next.i
  %5 = load double, ptr %arrayidx.i.1, align 8, !tbaa !8
  %arrayidx2.i.1 = getelementptr inbounds double, ptr @main.u, i64 %indvars.iv.next.i
  %6 = load double, ptr %arrayidx2.i.1, align 8, !tbaa !8
  %7 = tail call double @llvm.fmuladd.f64(double %5, double %6, double %4)
  %indvars.iv.next.i.1 = add nuw nsw i64 %indvars.iv.i, 2
  %exitcond.not.i.1 = icmp eq i64 %indvars.iv.next.i.1, %wide.trip.count
  br i1 %exitcond.not.i.1, label %for.body.i74, label %for.body.i, !llvm.loop !12

for.body.i74:                                     ; preds = %for.body.i, %for.body.i74
  %indvars.iv.i75 = phi i64 [ %indvars.iv.next.i79.3, %for.body.i74 ], [ 0, %for.body.i ]
  %sum.08.i76 = phi double [ %15, %for.body.i74 ], [ 0.000000e+00, %for.body.i ]
  %arrayidx.i77 = getelementptr inbounds double, ptr @main.v, i64 %indvars.iv.i75
  %8 = load double, ptr %arrayidx.i77, align 16, !tbaa !8
  %9 = tail call double @llvm.fmuladd.f64(double %8, double %8, double %sum.08.i76)
  %indvars.iv.next.i79 = or disjoint i64 %indvars.iv.i75, 1
  %arrayidx.i77.1 = getelementptr inbounds double, ptr @main.v, i64 %indvars.iv.next.i79
  %10 = load double, ptr %arrayidx.i77.1, align 8, !tbaa !8
  %11 = tail call double @llvm.fmuladd.f64(double %10, double %10, double %9)
  %indvars.iv.next.i79.1 = or disjoint i64 %indvars.iv.i75, 2
  %arrayidx.i77.2 = getelementptr inbounds double, ptr @main.v, i64 %indvars.iv.next.i79.1
  %12 = load double, ptr %arrayidx.i77.2, align 16, !tbaa !8
  %13 = tail call double @llvm.fmuladd.f64(double %12, double %12, double %11)
  %indvars.iv.next.i79.2 = or disjoint i64 %indvars.iv.i75, 3
  %arrayidx.i77.3 = getelementptr inbounds double, ptr @main.v, i64 %indvars.iv.next.i79.2
  %14 = load double, ptr %arrayidx.i77.3, align 8, !tbaa !8
  %15 = tail call double @llvm.fmuladd.f64(double %14, double %14, double %13)
  %indvars.iv.next.i79.3 = add nuw nsw i64 %indvars.iv.i75, 4
  %exitcond.not.i80.3 = icmp eq i64 %indvars.iv.next.i79.3, %wide.trip.count
  br i1 %exitcond.not.i80.3, label %dot.exit81, label %for.body.i74, !llvm.loop !12

dot.exit81:                                       ; preds = %for.body.i74
  %div42 = fdiv double %7, %15
  %call43 = tail call double @sqrt(double noundef %div42) #6
  %cmp44 = fcmp olt double %call43, 0x3FF46338DD87A92E
  br i1 %cmp44, label %land.rhs, label %land.end

for.body12:                                       ; preds = %for.body12.lr.ph, %multiply_transposed.exit148
  %round.0159 = phi i64 [ 0, %for.body12.lr.ph ], [ %inc38, %multiply_transposed.exit148 ]
  br label %for.body.i83

for.body.i83:                                     ; preds = %for.body.i83, %for.body12
  %indvars.iv.i84 = phi i64 [ 0, %for.body12 ], [ %indvars.iv.next.i88.3, %for.body.i83 ]
  %sum.08.i85 = phi double [ 0.000000e+00, %for.body12 ], [ %23, %for.body.i83 ]
  %arrayidx.i86 = getelementptr inbounds double, ptr @main.u, i64 %indvars.iv.i84
  %16 = load double, ptr %arrayidx.i86, align 16, !tbaa !8
  %17 = tail call double @llvm.fmuladd.f64(double %16, double %16, double %sum.08.i85)
  %indvars.iv.next.i88 = or disjoint i64 %indvars.iv.i84, 1
  %arrayidx.i86.1 = getelementptr inbounds double, ptr @main.u, i64 %indvars.iv.next.i88
  %18 = load double, ptr %arrayidx.i86.1, align 8, !tbaa !8
  %19 = tail call double @llvm.fmuladd.f64(double %18, double %18, double %17)
  %indvars.iv.next.i88.1 = or disjoint i64 %indvars.iv.i84, 2
  %arrayidx.i86.2 = getelementptr inbounds double, ptr @main.u, i64 %indvars.iv.next.i88.1
  %20 = load double, ptr %arrayidx.i86.2, align 16, !tbaa !8
  %21 = tail call double @llvm.fmuladd.f64(double %20, double %20, double %19)
  %indvars.iv.next.i88.2 = or disjoint i64 %indvars.iv.i84, 3
  %arrayidx.i86.3 = getelementptr inbounds double, ptr @main.u, i64 %indvars.iv.next.i88.2
  %22 = load double, ptr %arrayidx.i86.3, align 8, !tbaa !8
  %23 = tail call double @llvm.fmuladd.f64(double %22, double %22, double %21)
  %indvars.iv.next.i88.3 = add nuw nsw i64 %indvars.iv.i84, 4
  %exitcond.not.i89.3 = icmp eq i64 %indvars.iv.next.i88.3, %wide.trip.count
  br i1 %exitcond.not.i89.3, label %dot.exit90, label %for.body.i83, !llvm.loop !12

dot.exit90:                                       ; preds = %for.body.i83
  %call14 = tail call double @sqrt(double noundef %23) #6
  br label %for.body19

for.body4.lr.ph.i:                                ; preds = %for.body19, %for.cond.cleanup3.i
  %indvars.iv28.i = phi i64 [ %24, %for.cond.cleanup3.i ], [ 0, %for.body19 ]
  %24 = add nuw nsw i64 %indvars.iv28.i, 1
  %25 = trunc nuw nsw i64 %24 to i32
  br label %for.body4.i

for.cond.cleanup3.i:                              ; preds = %for.body4.i
  %arrayidx6.i = getelementptr inbounds double, ptr @main.between, i64 %indvars.iv28.i
  store double %35, ptr %arrayidx6.i, align 8, !tbaa !8
  %exitcond33.not.i = icmp eq i64 %24, %wide.trip.count
  br i1 %exitcond33.not.i, label %for.body4.preheader.i, label %for.body4.lr.ph.i, !llvm.loop !13

for.body4.i:                                      ; preds = %for.body4.i, %for.body4.lr.ph.i
  %indvars.iv.i91 = phi i64 [ 0, %for.body4.lr.ph.i ], [ %indvars.iv.next.i93.1, %for.body4.i ]
  %sum.020.i = phi double [ 0.000000e+00, %for.body4.lr.ph.i ], [ %35, %for.body4.i ]
  %26 = add nuw i64 %indvars.iv.i91, %indvars.iv28.i
  %add1.i.i = add i64 %26, 1
  %27 = mul i64 %add1.i.i, %26
  %28 = trunc i64 %27 to i32
  %div.i18.i = lshr i32 %28, 1
  %add3.i.i = add i32 %div.i18.i, %25
  %conv.i.i = sitofp i32 %add3.i.i to double
  %div4.i.i = fdiv double 1.000000e+00, %conv.i.i
  %arrayidx.i92 = getelementptr inbounds double, ptr @main.u, i64 %indvars.iv.i91
  %29 = load double, ptr %arrayidx.i92, align 16, !tbaa !8
  %30 = tail call double @llvm.fmuladd.f64(double %div4.i.i, double %29, double %sum.020.i)
  %indvars.iv.next.i93 = or disjoint i64 %indvars.iv.i91, 1
  %31 = add nuw i64 %indvars.iv.next.i93, %indvars.iv28.i
  %add1.i.i.1 = add i64 %31, 1
  %32 = mul i64 %add1.i.i.1, %31
  %33 = trunc i64 %32 to i32
  %div.i18.i.1 = lshr i32 %33, 1
  %add3.i.i.1 = add i32 %div.i18.i.1, %25
  %conv.i.i.1 = sitofp i32 %add3.i.i.1 to double
  %div4.i.i.1 = fdiv double 1.000000e+00, %conv.i.i.1
  %arrayidx.i92.1 = getelementptr inbounds double, ptr @main.u, i64 %indvars.iv.next.i93
  %34 = load double, ptr %arrayidx.i92.1, align 8, !tbaa !8
  %35 = tail call double @llvm.fmuladd.f64(double %div4.i.i.1, double %34, double %30)
  %indvars.iv.next.i93.1 = add nuw nsw i64 %indvars.iv.i91, 2
  %exitcond.not.i94.1 = icmp eq i64 %indvars.iv.next.i93.1, %wide.trip.count
  br i1 %exitcond.not.i94.1, label %for.cond.cleanup3.i, label %for.body4.i, !llvm.loop !14

for.body4.preheader.i:                            ; preds = %for.cond.cleanup3.i, %for.cond.cleanup3.i108
  %indvars.iv28.i95 = phi i64 [ %indvars.iv.next29.i, %for.cond.cleanup3.i108 ], [ 0, %for.cond.cleanup3.i ]
  br label %for.body4.i96

for.cond.cleanup3.i108:                           ; preds = %for.body4.i96
  %arrayidx6.i109 = getelementptr inbounds double, ptr @main.v, i64 %indvars.iv28.i95
  store double %47, ptr %arrayidx6.i109, align 8, !tbaa !8
  %indvars.iv.next29.i = add nuw nsw i64 %indvars.iv28.i95, 1
  %exitcond32.not.i = icmp eq i64 %indvars.iv.next29.i, %wide.trip.count
  br i1 %exitcond32.not.i, label %for.body29.preheader, label %for.body4.preheader.i, !llvm.loop !15

for.body29.preheader:                             ; preds = %for.cond.cleanup3.i108
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) @main.u, ptr noundef nonnull align 16 dereferenceable(1) @main.v, i64 %1, i1 false), !tbaa !8
  br label %for.body4.lr.ph.i111

for.body4.i96:                                    ; preds = %for.body4.i96, %for.body4.preheader.i
  %indvars.iv.i97 = phi i64 [ 0, %for.body4.preheader.i ], [ %indvars.iv.next.i102.1, %for.body4.i96 ]
  %sum.020.i98 = phi double [ 0.000000e+00, %for.body4.preheader.i ], [ %47, %for.body4.i96 ]
  %36 = add nuw i64 %indvars.iv.i97, %indvars.iv28.i95
  %add1.i.i100 = add i64 %36, 1
  %37 = mul i64 %add1.i.i100, %36
  %38 = trunc i64 %37 to i32
  %div.i18.i101 = lshr i32 %38, 1
  %indvars.iv.next.i102 = or disjoint i64 %indvars.iv.i97, 1
  %39 = trunc nuw nsw i64 %indvars.iv.next.i102 to i32
  %add3.i.i103 = add nuw i32 %div.i18.i101, %39
  %conv.i.i104 = sitofp i32 %add3.i.i103 to double
  %div4.i.i105 = fdiv double 1.000000e+00, %conv.i.i104
  %arrayidx.i106 = getelementptr inbounds double, ptr @main.between, i64 %indvars.iv.i97
  %40 = load double, ptr %arrayidx.i106, align 16, !tbaa !8
  %41 = tail call double @llvm.fmuladd.f64(double %div4.i.i105, double %40, double %sum.020.i98)
  %42 = add nuw i64 %indvars.iv.next.i102, %indvars.iv28.i95
  %add1.i.i100.1 = add i64 %42, 1
  %43 = mul i64 %add1.i.i100.1, %42
  %44 = trunc i64 %43 to i32
  %div.i18.i101.1 = lshr i32 %44, 1
  %indvars.iv.next.i102.1 = add nuw nsw i64 %indvars.iv.i97, 2
  %45 = trunc nuw nsw i64 %indvars.iv.next.i102.1 to i32
  %add3.i.i103.1 = add nuw i32 %div.i18.i101.1, %45
  %conv.i.i104.1 = sitofp i32 %add3.i.i103.1 to double
  %div4.i.i105.1 = fdiv double 1.000000e+00, %conv.i.i104.1
  %arrayidx.i106.1 = getelementptr inbounds double, ptr @main.between, i64 %indvars.iv.next.i102
  %46 = load double, ptr %arrayidx.i106.1, align 8, !tbaa !8
  %47 = tail call double @llvm.fmuladd.f64(double %div4.i.i105.1, double %46, double %41)
  %exitcond.not.i107.1 = icmp eq i64 %indvars.iv.next.i102.1, %wide.trip.count
  br i1 %exitcond.not.i107.1, label %for.cond.cleanup3.i108, label %for.body4.i96, !llvm.loop !16

for.body19:                                       ; preds = %for.body19, %dot.exit90
  %indvars.iv167 = phi i64 [ 0, %dot.exit90 ], [ %indvars.iv.next168.3, %for.body19 ]
  %arrayidx21 = getelementptr inbounds [640 x double], ptr @main.u, i64 0, i64 %indvars.iv167
  %48 = load double, ptr %arrayidx21, align 16, !tbaa !8
  %div = fdiv double %48, %call14
  store double %div, ptr %arrayidx21, align 16, !tbaa !8
  %indvars.iv.next168 = or disjoint i64 %indvars.iv167, 1
  %arrayidx21.1 = getelementptr inbounds [640 x double], ptr @main.u, i64 0, i64 %indvars.iv.next168
  %49 = load double, ptr %arrayidx21.1, align 8, !tbaa !8
  %div.1 = fdiv double %49, %call14
  store double %div.1, ptr %arrayidx21.1, align 8, !tbaa !8
  %indvars.iv.next168.1 = or disjoint i64 %indvars.iv167, 2
  %arrayidx21.2 = getelementptr inbounds [640 x double], ptr @main.u, i64 0, i64 %indvars.iv.next168.1
  %50 = load double, ptr %arrayidx21.2, align 16, !tbaa !8
  %div.2 = fdiv double %50, %call14
  store double %div.2, ptr %arrayidx21.2, align 16, !tbaa !8
  %indvars.iv.next168.2 = or disjoint i64 %indvars.iv167, 3
  %arrayidx21.3 = getelementptr inbounds [640 x double], ptr @main.u, i64 0, i64 %indvars.iv.next168.2
  %51 = load double, ptr %arrayidx21.3, align 8, !tbaa !8
  %div.3 = fdiv double %51, %call14
  store double %div.3, ptr %arrayidx21.3, align 8, !tbaa !8
  %indvars.iv.next168.3 = add nuw nsw i64 %indvars.iv167, 4
  %exitcond171.not.3 = icmp eq i64 %indvars.iv.next168.3, %wide.trip.count
  br i1 %exitcond171.not.3, label %for.body4.lr.ph.i, label %for.body19, !llvm.loop !17

for.body4.lr.ph.i111:                             ; preds = %for.body29.preheader, %for.cond.cleanup3.i125
  %indvars.iv28.i112 = phi i64 [ %52, %for.cond.cleanup3.i125 ], [ 0, %for.body29.preheader ]
  %52 = add nuw nsw i64 %indvars.iv28.i112, 1
  %53 = trunc nuw nsw i64 %52 to i32
  br label %for.body4.i113

for.cond.cleanup3.i125:                           ; preds = %for.body4.i113
  %arrayidx6.i126 = getelementptr inbounds double, ptr @main.between, i64 %indvars.iv28.i112
  store double %63, ptr %arrayidx6.i126, align 8, !tbaa !8
  %exitcond33.not.i127 = icmp eq i64 %52, %wide.trip.count
  br i1 %exitcond33.not.i127, label %for.body4.preheader.i130, label %for.body4.lr.ph.i111, !llvm.loop !13

for.body4.i113:                                   ; preds = %for.body4.i113, %for.body4.lr.ph.i111
  %indvars.iv.i114 = phi i64 [ 0, %for.body4.lr.ph.i111 ], [ %indvars.iv.next.i123.1, %for.body4.i113 ]
  %sum.020.i115 = phi double [ 0.000000e+00, %for.body4.lr.ph.i111 ], [ %63, %for.body4.i113 ]
  %54 = add nuw i64 %indvars.iv.i114, %indvars.iv28.i112
  %add1.i.i117 = add i64 %54, 1
  %55 = mul i64 %add1.i.i117, %54
  %56 = trunc i64 %55 to i32
  %div.i18.i118 = lshr i32 %56, 1
  %add3.i.i119 = add i32 %div.i18.i118, %53
  %conv.i.i120 = sitofp i32 %add3.i.i119 to double
  %div4.i.i121 = fdiv double 1.000000e+00, %conv.i.i120
  %arrayidx.i122 = getelementptr inbounds double, ptr @main.v, i64 %indvars.iv.i114
  %57 = load double, ptr %arrayidx.i122, align 16, !tbaa !8
  %58 = tail call double @llvm.fmuladd.f64(double %div4.i.i121, double %57, double %sum.020.i115)
  %indvars.iv.next.i123 = or disjoint i64 %indvars.iv.i114, 1
  %59 = add nuw i64 %indvars.iv.next.i123, %indvars.iv28.i112
  %add1.i.i117.1 = add i64 %59, 1
  %60 = mul i64 %add1.i.i117.1, %59
  %61 = trunc i64 %60 to i32
  %div.i18.i118.1 = lshr i32 %61, 1
  %add3.i.i119.1 = add i32 %div.i18.i118.1, %53
  %conv.i.i120.1 = sitofp i32 %add3.i.i119.1 to double
  %div4.i.i121.1 = fdiv double 1.000000e+00, %conv.i.i120.1
  %arrayidx.i122.1 = getelementptr inbounds double, ptr @main.v, i64 %indvars.iv.next.i123
  %62 = load double, ptr %arrayidx.i122.1, align 8, !tbaa !8
  %63 = tail call double @llvm.fmuladd.f64(double %div4.i.i121.1, double %62, double %58)
  %indvars.iv.next.i123.1 = add nuw nsw i64 %indvars.iv.i114, 2
  %exitcond.not.i124.1 = icmp eq i64 %indvars.iv.next.i123.1, %wide.trip.count
  br i1 %exitcond.not.i124.1, label %for.cond.cleanup3.i125, label %for.body4.i113, !llvm.loop !14

for.body4.preheader.i130:                         ; preds = %for.cond.cleanup3.i125, %for.cond.cleanup3.i144
  %indvars.iv28.i131 = phi i64 [ %indvars.iv.next29.i146, %for.cond.cleanup3.i144 ], [ 0, %for.cond.cleanup3.i125 ]
  br label %for.body4.i132

for.cond.cleanup3.i144:                           ; preds = %for.body4.i132
  %arrayidx6.i145 = getelementptr inbounds double, ptr @main.u, i64 %indvars.iv28.i131
  store double %75, ptr %arrayidx6.i145, align 8, !tbaa !8
  %indvars.iv.next29.i146 = add nuw nsw i64 %indvars.iv28.i131, 1
  %exitcond32.not.i147 = icmp eq i64 %indvars.iv.next29.i146, %wide.trip.count
  br i1 %exitcond32.not.i147, label %multiply_transposed.exit148, label %for.body4.preheader.i130, !llvm.loop !15

for.body4.i132:                                   ; preds = %for.body4.i132, %for.body4.preheader.i130
  %indvars.iv.i133 = phi i64 [ 0, %for.body4.preheader.i130 ], [ %indvars.iv.next.i138.1, %for.body4.i132 ]
  %sum.020.i134 = phi double [ 0.000000e+00, %for.body4.preheader.i130 ], [ %75, %for.body4.i132 ]
  %64 = add nuw i64 %indvars.iv.i133, %indvars.iv28.i131
  %add1.i.i136 = add i64 %64, 1
  %65 = mul i64 %add1.i.i136, %64
  %66 = trunc i64 %65 to i32
  %div.i18.i137 = lshr i32 %66, 1
  %indvars.iv.next.i138 = or disjoint i64 %indvars.iv.i133, 1
  %67 = trunc nuw nsw i64 %indvars.iv.next.i138 to i32
  %add3.i.i139 = add nuw i32 %div.i18.i137, %67
  %conv.i.i140 = sitofp i32 %add3.i.i139 to double
  %div4.i.i141 = fdiv double 1.000000e+00, %conv.i.i140
  %arrayidx.i142 = getelementptr inbounds double, ptr @main.between, i64 %indvars.iv.i133
  %68 = load double, ptr %arrayidx.i142, align 16, !tbaa !8
  %69 = tail call double @llvm.fmuladd.f64(double %div4.i.i141, double %68, double %sum.020.i134)
  %70 = add nuw i64 %indvars.iv.next.i138, %indvars.iv28.i131
  %add1.i.i136.1 = add i64 %70, 1
  %71 = mul i64 %add1.i.i136.1, %70
  %72 = trunc i64 %71 to i32
  %div.i18.i137.1 = lshr i32 %72, 1
  %indvars.iv.next.i138.1 = add nuw nsw i64 %indvars.iv.i133, 2
  %73 = trunc nuw nsw i64 %indvars.iv.next.i138.1 to i32
  %add3.i.i139.1 = add nuw i32 %div.i18.i137.1, %73
  %conv.i.i140.1 = sitofp i32 %add3.i.i139.1 to double
  %div4.i.i141.1 = fdiv double 1.000000e+00, %conv.i.i140.1
  %arrayidx.i142.1 = getelementptr inbounds double, ptr @main.between, i64 %indvars.iv.next.i138
  %74 = load double, ptr %arrayidx.i142.1, align 8, !tbaa !8
  %75 = tail call double @llvm.fmuladd.f64(double %div4.i.i141.1, double %74, double %69)
  %exitcond.not.i143.1 = icmp eq i64 %indvars.iv.next.i138.1, %wide.trip.count
  br i1 %exitcond.not.i143.1, label %for.cond.cleanup3.i144, label %for.body4.i132, !llvm.loop !16

multiply_transposed.exit148:                      ; preds = %for.cond.cleanup3.i144
  %inc38 = add nuw nsw i64 %round.0159, 1
  %exitcond175.not = icmp eq i64 %inc38, %cond6
  br i1 %exitcond175.not, label %for.body.i.preheader, label %for.body12, !llvm.loop !18

land.rhs:                                         ; preds = %dot.exit81
  %conv = uitofp nneg i32 %cond1 to double
  %div45 = fdiv double 1.000000e-02, %conv
  %sub = fsub double 0x3FF46338DD80C9F6, %div45
  %cmp46 = fcmp ule double %call43, %sub
  %76 = zext i1 %cmp46 to i32
  br label %land.end

land.end:                                         ; preds = %land.rhs, %dot.exit81
  %lnot = phi i32 [ 1, %dot.exit81 ], [ %76, %land.rhs ]
  %call48 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %call43, i32 noundef %cond1)
  ret i32 %lnot
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare double @sqrt(double noundef) local_unnamed_addr #2

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree nounwind willreturn memory(write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
