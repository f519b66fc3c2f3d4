source_filename = "raycast.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Ball = type { %struct.Vector, double, double }
%struct.Vector = type { double, double, double }

@main.row = internal unnamed_addr global [320 x double] zeroinitializer, align 16
@.str = private unnamed_addr constant [31 x i8] c"raycast: mean brightness %.6f\0A\00", align 1
@kBalls = internal unnamed_addr constant [7 x %struct.Ball] [%struct.Ball { %struct.Vector { double 0.000000e+00, double 1.000000e+00, double 6.000000e+00 }, double 1.000000e+00, double 6.000000e-01 }, %struct.Ball { %struct.Vector { double -2.000000e+00, double 0x3FE6666666666666, double 5.000000e+00 }, double 0x3FE6666666666666, double 3.000000e-01 }, %struct.Ball { %struct.Vector { double 2.000000e+00, double 0x3FE6666666666666, double 5.000000e+00 }, double 0x3FE6666666666666, double 3.000000e-01 }, %struct.Ball { %struct.Vector { double -1.000000e+00, double 3.000000e-01, double 3.500000e+00 }, double 3.000000e-01, double 5.000000e-01 }, %struct.Ball { %struct.Vector { double 1.000000e+00, double 3.000000e-01, double 3.500000e+00 }, double 3.000000e-01, double 5.000000e-01 }, %struct.Ball { %struct.Vector { double -3.000000e+00, double 2.000000e+00, double 9.000000e+00 }, double 2.000000e+00, double 0x3FE6666666666666 }, %struct.Ball { %struct.Vector { double 3.000000e+00, double 2.000000e+00, double 9.000000e+00 }, double 2.000000e+00, double 0x3FE6666666666666 }], align 16

; Function Attrs: nofree nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %argc, ptr nocapture noundef readonly %argv) local_unnamed_addr #0 {
entry:
  %eye = alloca %struct.Vector, align 8
  %agg.tmp = alloca %struct.Vector, align 8
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %arrayidx = getelementptr inbounds i8, ptr %argv, i64 8
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !4
  %call = tail call i64 @strtol(ptr nocapture noundef %0, ptr noundef null, i32 noundef 10) #8
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %entry ]
  %tobool.not = icmp eq i64 %cond, 0
  %cond1 = select i1 %tobool.not, i32 32, i32 320
  %cond3 = select i1 %tobool.not, i32 24, i32 240
  %mul = mul nsw i64 %cond, 44
  %cond8 = select i1 %tobool.not, i64 1, i64 %mul
  %cmp9107 = icmp sgt i64 %cond8, 0
  br i1 %cmp9107, label %for.body.lr.ph, label %cond.end.for.cond.cleanup_crit_edge

cond.end.for.cond.cleanup_crit_edge:              ; preds = %cond.end
  %.pre = uitofp nneg i32 %cond1 to double
  br label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %cond.end
  %y = getelementptr inbounds i8, ptr %eye, i64 8
  %z = getelementptr inbounds i8, ptr %eye, i64 16
  %conv26 = uitofp nneg i32 %cond1 to double
  %y.i3.i = getelementptr inbounds i8, ptr %agg.tmp, i64 8
  %z.i6.i = getelementptr inbounds i8, ptr %agg.tmp, i64 16
  %1 = select i1 %tobool.not, i64 4294967265, i64 4294966977
  %2 = zext nneg i32 %cond1 to i64
  %wide.trip.count = zext nneg i32 %cond1 to i64
  br label %for.body

for.cond.cleanup.loopexit:                        ; preds = %for.cond.cleanup15
  %3 = icmp ne i64 %add55.1, 0
  %4 = zext i1 %3 to i32
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %cond.end.for.cond.cleanup_crit_edge, %for.cond.cleanup.loopexit
  %conv66.pre-phi = phi double [ %.pre, %cond.end.for.cond.cleanup_crit_edge ], [ %conv26, %for.cond.cleanup.loopexit ]
  %sum.0.lcssa = phi double [ 0.000000e+00, %cond.end.for.cond.cleanup_crit_edge ], [ %add39, %for.cond.cleanup.loopexit ]
  %wrong.0.lcssa = phi i32 [ 0, %cond.end.for.cond.cleanup_crit_edge ], [ %4, %for.cond.cleanup.loopexit ]
  %conv65 = sitofp i64 %cond8 to double
  %mul67 = fmul double %conv66.pre-phi, %conv65
  %conv68 = uitofp nneg i32 %cond3 to double
  %mul69 = fmul double %mul67, %conv68
  %div70 = fdiv double %sum.0.lcssa, %mul69
  %call71 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %div70)
  ret i32 %wrong.0.lcssa

for.body:                                         ; preds = %for.body.lr.ph, %for.cond.cleanup15
  %frame.0110 = phi i64 [ 0, %for.body.lr.ph ], [ %inc63, %for.cond.cleanup15 ]
  %wrong.0109 = phi i64 [ 0, %for.body.lr.ph ], [ %add55.1, %for.cond.cleanup15 ]
  %sum.0108 = phi double [ 0.000000e+00, %for.body.lr.ph ], [ %add39, %for.cond.cleanup15 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %eye) #8
  store double 0.000000e+00, ptr %eye, align 8, !tbaa !8
  %rem = urem i64 %frame.0110, 10
  %conv = uitofp nneg i64 %rem to double
  %5 = tail call double @llvm.fmuladd.f64(double %conv, double 1.000000e-01, double 1.500000e+00)
  store double %5, ptr %y, align 8, !tbaa !11
  store double -2.000000e+00, ptr %z, align 8, !tbaa !12
  br label %for.cond18.preheader

for.cond18.preheader:                             ; preds = %for.body, %for.cond.cleanup44
  %y11.0106 = phi i32 [ 0, %for.body ], [ %inc60, %for.cond.cleanup44 ]
  %wrong.1105 = phi i64 [ %wrong.0109, %for.body ], [ %add55.1, %for.cond.cleanup44 ]
  %sum.1104 = phi double [ %sum.0108, %for.body ], [ %add39, %for.cond.cleanup44 ]
  %mul28 = shl nuw nsw i32 %y11.0106, 1
  %6 = xor i32 %mul28, -1
  %sub30 = add nsw i32 %cond3, %6
  %conv31 = sitofp i32 %sub30 to double
  %div33 = fdiv double %conv31, %conv26
  %mul3.i.i = fmul double %div33, %div33
  br label %for.body22

for.cond.cleanup15:                               ; preds = %for.cond.cleanup44
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %eye) #8
  %inc63 = add nuw nsw i64 %frame.0110, 1
  %exitcond123.not = icmp eq i64 %inc63, %cond8
  br i1 %exitcond123.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !13

for.body22:                                       ; preds = %for.cond18.preheader, %for.body22
  %indvars.iv = phi i64 [ 0, %for.cond18.preheader ], [ %indvars.iv.next, %for.body22 ]
  %sum.2100 = phi double [ %sum.1104, %for.cond18.preheader ], [ %add39, %for.body22 ]
  %7 = shl nuw nsw i64 %indvars.iv, 1
  %8 = add nuw i64 %1, %7
  %9 = trunc i64 %8 to i32
  %conv25 = sitofp i32 %9 to double
  %div = fdiv double %conv25, %conv26
  %10 = tail call double @llvm.fmuladd.f64(double %div, double %div, double %mul3.i.i)
  %11 = fadd double %10, 2.250000e+00
  %sqrt.i = tail call double @llvm.sqrt.f64(double %11)
  %div.i = fdiv double 1.000000e+00, %sqrt.i
  %mul.i.i = fmul double %div, %div.i
  store double %mul.i.i, ptr %agg.tmp, align 8, !tbaa !8, !alias.scope !15
  %mul3.i5.i = fmul double %div33, %div.i
  store double %mul3.i5.i, ptr %y.i3.i, align 8, !tbaa !11, !alias.scope !15
  %mul5.i.i = fmul double %div.i, 1.500000e+00
  store double %mul5.i.i, ptr %z.i6.i, align 8, !tbaa !12, !alias.scope !15
  %call35 = tail call fastcc double @brightness(ptr noundef nonnull byval(%struct.Vector) align 8 %eye, ptr noundef nonnull byval(%struct.Vector) align 8 %agg.tmp, i32 noundef 4)
  %arrayidx36 = getelementptr inbounds [320 x double], ptr @main.row, i64 0, i64 %indvars.iv
  store double %call35, ptr %arrayidx36, align 8, !tbaa !20
  %add39 = fadd double %sum.2100, %call35
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.body45, label %for.body22, !llvm.loop !21

for.cond.cleanup44:                               ; preds = %for.body45
  %inc60 = add nuw nsw i32 %y11.0106, 1
  %exitcond122.not = icmp eq i32 %inc60, %cond3
  br i1 %exitcond122.not, label %for.cond.cleanup15, label %for.cond18.preheader, !llvm.loop !22

for.body45:                                       ; preds = %for.body22, %for.body45
  %indvars.iv116 = phi i64 [ %indvars.iv.next117.1, %for.body45 ], [ 0, %for.body22 ]
  %wrong.2102 = phi i64 [ %add55.1, %for.body45 ], [ %wrong.1105, %for.body22 ]
  %arrayidx47 = getelementptr inbounds [320 x double], ptr @main.row, i64 0, i64 %indvars.iv116
  %12 = load double, ptr %arrayidx47, align 16, !tbaa !20
  %13 = xor i64 %indvars.iv116, -1
  %14 = add nsw i64 %2, %13
  %arrayidx51 = getelementptr inbounds [320 x double], ptr @main.row, i64 0, i64 %14
  %15 = load double, ptr %arrayidx51, align 8, !tbaa !20
  %cmp52 = fcmp une double %12, %15
  %conv54 = zext i1 %cmp52 to i64
  %add55 = add nsw i64 %wrong.2102, %conv54
  %indvars.iv.next117 = or disjoint i64 %indvars.iv116, 1
  %arrayidx47.1 = getelementptr inbounds [320 x double], ptr @main.row, i64 0, i64 %indvars.iv.next117
  %16 = load double, ptr %arrayidx47.1, align 8, !tbaa !20
  %17 = xor i64 %indvars.iv116, -2
  %18 = add nsw i64 %17, %2
  %arrayidx51.1 = getelementptr inbounds [320 x double], ptr @main.row, i64 0, i64 %18
  %19 = load double, ptr %arrayidx51.1, align 16, !tbaa !20
  %cmp52.1 = fcmp une double %16, %19
  %conv54.1 = zext i1 %cmp52.1 to i64
  %add55.1 = add nsw i64 %add55, %conv54.1
  %indvars.iv.next117.1 = add nuw nsw i64 %indvars.iv116, 2
  %exitcond121.not.1 = icmp eq i64 %indvars.iv.next117.1, %wide.trip.count
  br i1 %exitcond121.not.1, label %for.cond.cleanup44, label %for.body45, !llvm.loop !23
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: nofree nounwind memory(write, argmem: readwrite) uwtable
define internal fastcc double @brightness(ptr nocapture noundef readonly byval(%struct.Vector) align 8 %from, ptr nocapture noundef readonly byval(%struct.Vector) align 8 %direction, i32 noundef %depth) unnamed_addr #4 {
entry:
  %off = alloca %struct.Vector, align 8
  %mirrored = alloca %struct.Vector, align 8
  %direction36.sroa.0.0.copyload = load double, ptr %direction, align 8
  %direction36.sroa.4.0.direction.sroa_idx = getelementptr inbounds i8, ptr %direction, i64 8
  %direction36.sroa.4.0.copyload = load double, ptr %direction36.sroa.4.0.direction.sroa_idx, align 8
  %direction36.sroa.5.0.direction.sroa_idx = getelementptr inbounds i8, ptr %direction, i64 16
  %direction36.sroa.5.0.copyload = load double, ptr %direction36.sroa.5.0.direction.sroa_idx, align 8
  %from35.sroa.0.0.copyload = load double, ptr %from, align 8
  %from35.sroa.4.0.from.sroa_idx = getelementptr inbounds i8, ptr %from, i64 8
  %from35.sroa.4.0.copyload = load double, ptr %from35.sroa.4.0.from.sroa_idx, align 8
  %from35.sroa.5.0.from.sroa_idx = getelementptr inbounds i8, ptr %from, i64 16
  %from35.sroa.5.0.copyload = load double, ptr %from35.sroa.5.0.from.sroa_idx, align 8
  %cmp.i = fcmp olt double %direction36.sroa.4.0.copyload, 0xBEB0C6F7A0B5ED8D
  br i1 %cmp.i, label %if.then.i, label %for.body.i.preheader

if.then.i:                                        ; preds = %entry
  %fneg.i.i = fneg double %from35.sroa.4.0.copyload
  %div.i.i = fdiv double %fneg.i.i, %direction36.sroa.4.0.copyload
  %mul.i.i.i = fmul double %direction36.sroa.0.0.copyload, %div.i.i
  %mul3.i.i.i = fmul double %direction36.sroa.4.0.copyload, %div.i.i
  %mul5.i.i.i = fmul double %direction36.sroa.5.0.copyload, %div.i.i
  %add.i.i.i = fadd double %from35.sroa.0.0.copyload, %mul.i.i.i
  %add5.i.i.i = fadd double %from35.sroa.4.0.copyload, %mul3.i.i.i
  %add8.i.i.i = fadd double %from35.sroa.5.0.copyload, %mul5.i.i.i
  %0 = tail call double @llvm.fabs.f64(double %add.i.i.i)
  %add.i.i = fadd double %0, 5.000000e-01
  %conv.i.i = fptosi double %add.i.i to i32
  %1 = tail call double @llvm.floor.f64(double %add8.i.i.i)
  %conv2.i.i = fptosi double %1 to i32
  %add3.i.i = add nsw i32 %conv.i.i, %conv2.i.i
  %and.i.i = and i32 %add3.i.i, 1
  %tobool.not.i.i = icmp eq i32 %and.i.i, 0
  %cond.i.i = select i1 %tobool.not.i.i, double 2.000000e-01, double 9.000000e-01
  br label %for.body.i.preheader

for.body.i.preheader:                             ; preds = %if.then.i, %entry
  %.ph = phi double [ 0.000000e+00, %entry ], [ 2.000000e-01, %if.then.i ]
  %.ph153 = phi double [ 0.000000e+00, %entry ], [ %cond.i.i, %if.then.i ]
  %mul3.i5474.i.ph = phi double [ 0.000000e+00, %entry ], [ 1.000000e+00, %if.then.i ]
  %add8.i70.i.ph = phi double [ 0.000000e+00, %entry ], [ %add8.i.i.i, %if.then.i ]
  %add5.i68.i.ph = phi double [ 0.000000e+00, %entry ], [ %add5.i.i.i, %if.then.i ]
  %add.i3866.i.ph = phi double [ 0.000000e+00, %entry ], [ %add.i.i.i, %if.then.i ]
  %.ph154 = phi double [ 0x7FF0000000000000, %entry ], [ %div.i.i, %if.then.i ]
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i.preheader, %cleanup.i
  %indvars.iv.i = phi i64 [ %indvars.iv.next.i, %cleanup.i ], [ 0, %for.body.i.preheader ]
  %2 = phi double [ %13, %cleanup.i ], [ %.ph, %for.body.i.preheader ]
  %3 = phi double [ %14, %cleanup.i ], [ %.ph153, %for.body.i.preheader ]
  %mul5.i5776.i = phi double [ %mul5.i5777.i, %cleanup.i ], [ 0.000000e+00, %for.body.i.preheader ]
  %mul3.i5474.i = phi double [ %mul3.i5475.i, %cleanup.i ], [ %mul3.i5474.i.ph, %for.body.i.preheader ]
  %mul.i5172.i = phi double [ %mul.i5173.i, %cleanup.i ], [ 0.000000e+00, %for.body.i.preheader ]
  %add8.i70.i = phi double [ %add8.i71.i, %cleanup.i ], [ %add8.i70.i.ph, %for.body.i.preheader ]
  %add5.i68.i = phi double [ %add5.i69.i, %cleanup.i ], [ %add5.i68.i.ph, %for.body.i.preheader ]
  %add.i3866.i = phi double [ %add.i3867.i, %cleanup.i ], [ %add.i3866.i.ph, %for.body.i.preheader ]
  %4 = phi double [ %15, %cleanup.i ], [ %.ph154, %for.body.i.preheader ]
  %arrayidx.i = getelementptr inbounds [7 x %struct.Ball], ptr @kBalls, i64 0, i64 %indvars.iv.i
  %ball27.sroa.0.0.copyload.i.i = load double, ptr %arrayidx.i, align 8, !noalias !24
  %ball27.sroa.4.0.ball.sroa_idx.i.i = getelementptr inbounds i8, ptr %arrayidx.i, i64 8
  %ball27.sroa.4.0.copyload.i.i = load double, ptr %ball27.sroa.4.0.ball.sroa_idx.i.i, align 8, !noalias !24
  %ball27.sroa.5.0.ball.sroa_idx.i.i = getelementptr inbounds i8, ptr %arrayidx.i, i64 16
  %ball27.sroa.5.0.copyload.i.i = load double, ptr %ball27.sroa.5.0.ball.sroa_idx.i.i, align 8, !noalias !24
  %sub.i.i.i = fsub double %ball27.sroa.0.0.copyload.i.i, %from35.sroa.0.0.copyload
  %sub5.i.i.i = fsub double %ball27.sroa.4.0.copyload.i.i, %from35.sroa.4.0.copyload
  %sub8.i.i.i = fsub double %ball27.sroa.5.0.copyload.i.i, %from35.sroa.5.0.copyload
  %mul3.i.i31.i = fmul double %direction36.sroa.4.0.copyload, %sub5.i.i.i
  %5 = tail call double @llvm.fmuladd.f64(double %sub.i.i.i, double %direction36.sroa.0.0.copyload, double %mul3.i.i31.i)
  %6 = tail call double @llvm.fmuladd.f64(double %sub8.i.i.i, double %direction36.sroa.5.0.copyload, double %5)
  %radius.i.i = getelementptr inbounds i8, ptr %arrayidx.i, i64 24
  %7 = load double, ptr %radius.i.i, align 8, !tbaa !27, !noalias !24
  %mul3.i33.i.i = fmul double %sub5.i.i.i, %sub5.i.i.i
  %8 = tail call double @llvm.fmuladd.f64(double %sub.i.i.i, double %sub.i.i.i, double %mul3.i33.i.i)
  %9 = tail call double @llvm.fmuladd.f64(double %sub8.i.i.i, double %sub8.i.i.i, double %8)
  %neg.i.i = fneg double %6
  %10 = tail call double @llvm.fmuladd.f64(double %neg.i.i, double %6, double %9)
  %neg4.i.i = fneg double %10
  %11 = tail call double @llvm.fmuladd.f64(double %7, double %7, double %neg4.i.i)
  %cmp.i.i = fcmp olt double %11, 0.000000e+00
  br i1 %cmp.i.i, label %cleanup.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %for.body.i
  %call5.i.i = tail call double @sqrt(double noundef %11) #8, !noalias !24
  %sub.i.i = fsub double %6, %call5.i.i
  %cmp6.i.i = fcmp ogt double %sub.i.i, 0x3EB0C6F7A0B5ED8D
  br i1 %cmp6.i.i, label %distance_to.exit.i, label %cond.false.i.i

cond.false.i.i:                                   ; preds = %if.end.i.i
  %add.i32.i = fadd double %6, %call5.i.i
  %cmp8.i.i = fcmp ogt double %add.i32.i, 0x3EB0C6F7A0B5ED8D
  %cond.i33.i = select i1 %cmp8.i.i, double %add.i32.i, double -1.000000e+00
  br label %distance_to.exit.i

distance_to.exit.i:                               ; preds = %cond.false.i.i, %if.end.i.i
  %retval.0.i.i = phi double [ %cond.i33.i, %cond.false.i.i ], [ %sub.i.i, %if.end.i.i ]
  %cmp2.i = fcmp uge double %retval.0.i.i, 0.000000e+00
  %cmp4.i = fcmp ult double %retval.0.i.i, %4
  %or.cond.i = select i1 %cmp2.i, i1 %cmp4.i, i1 false
  br i1 %or.cond.i, label %if.end6.i, label %cleanup.i

if.end6.i:                                        ; preds = %distance_to.exit.i
  %mul.i.i = fmul double %direction36.sroa.0.0.copyload, %retval.0.i.i
  %mul3.i.i = fmul double %direction36.sroa.4.0.copyload, %retval.0.i.i
  %mul5.i.i = fmul double %direction36.sroa.5.0.copyload, %retval.0.i.i
  %add.i38.i = fadd double %from35.sroa.0.0.copyload, %mul.i.i
  %add5.i.i = fadd double %from35.sroa.4.0.copyload, %mul3.i.i
  %add8.i.i = fadd double %from35.sroa.5.0.copyload, %mul5.i.i
  %sub.i43.i = fsub double %add.i38.i, %ball27.sroa.0.0.copyload.i.i
  %sub5.i.i = fsub double %add5.i.i, %ball27.sroa.4.0.copyload.i.i
  %sub8.i.i = fsub double %add8.i.i, %ball27.sroa.5.0.copyload.i.i
  %div.i = fdiv double 1.000000e+00, %7
  %mul.i51.i = fmul double %div.i, %sub.i43.i
  %mul3.i54.i = fmul double %div.i, %sub5.i.i
  %mul5.i57.i = fmul double %div.i, %sub8.i.i
  %mirror17.i = getelementptr inbounds i8, ptr %arrayidx.i, i64 32
  %12 = load double, ptr %mirror17.i, align 8, !tbaa !29, !noalias !24
  br label %cleanup.i

cleanup.i:                                        ; preds = %if.end6.i, %distance_to.exit.i, %for.body.i
  %13 = phi double [ %2, %for.body.i ], [ %2, %distance_to.exit.i ], [ %12, %if.end6.i ]
  %14 = phi double [ %3, %for.body.i ], [ %3, %distance_to.exit.i ], [ 0x3FE6666666666666, %if.end6.i ]
  %mul5.i5777.i = phi double [ %mul5.i5776.i, %for.body.i ], [ %mul5.i5776.i, %distance_to.exit.i ], [ %mul5.i57.i, %if.end6.i ]
  %mul3.i5475.i = phi double [ %mul3.i5474.i, %for.body.i ], [ %mul3.i5474.i, %distance_to.exit.i ], [ %mul3.i54.i, %if.end6.i ]
  %mul.i5173.i = phi double [ %mul.i5172.i, %for.body.i ], [ %mul.i5172.i, %distance_to.exit.i ], [ %mul.i51.i, %if.end6.i ]
  %add8.i71.i = phi double [ %add8.i70.i, %for.body.i ], [ %add8.i70.i, %distance_to.exit.i ], [ %add8.i.i, %if.end6.i ]
  %add5.i69.i = phi double [ %add5.i68.i, %for.body.i ], [ %add5.i68.i, %distance_to.exit.i ], [ %add5.i.i, %if.end6.i ]
  %add.i3867.i = phi double [ %add.i3866.i, %for.body.i ], [ %add.i3866.i, %distance_to.exit.i ], [ %add.i38.i, %if.end6.i ]
  %15 = phi double [ %4, %for.body.i ], [ %4, %distance_to.exit.i ], [ %retval.0.i.i, %if.end6.i ]
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, 7
  br i1 %exitcond.not.i, label %trace.exit, label %for.body.i, !llvm.loop !30

trace.exit:                                       ; preds = %cleanup.i
  %cmp = fcmp oeq double %15, 0x7FF0000000000000
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %trace.exit
  %mul = fmul double %direction36.sroa.4.0.copyload, 5.000000e-01
  %16 = tail call double @llvm.fmuladd.f64(double %mul, double %direction36.sroa.4.0.copyload, double 3.000000e-01)
  br label %cleanup30

if.end:                                           ; preds = %trace.exit
  %sub.i = fsub double 0.000000e+00, %add.i3867.i
  %sub5.i = fsub double 8.000000e+00, %add5.i69.i
  %sub8.i = fsub double -2.000000e+00, %add8.i71.i
  %mul3.i = fmul double %sub5.i, %sub5.i
  %17 = tail call double @llvm.fmuladd.f64(double %sub.i, double %sub.i, double %mul3.i)
  %18 = tail call double @llvm.fmuladd.f64(double %sub8.i, double %sub8.i, double %17)
  %sqrt = tail call double @llvm.sqrt.f64(double %18)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %off) #8
  %mul.i = fmul double %mul.i5173.i, 0x3EB0C6F7A0B5ED8D
  %mul3.i44 = fmul double %mul3.i5475.i, 0x3EB0C6F7A0B5ED8D
  %mul5.i = fmul double %mul5.i5777.i, 0x3EB0C6F7A0B5ED8D
  %add.i = fadd double %mul.i, %add.i3867.i
  store double %add.i, ptr %off, align 8, !tbaa !8, !alias.scope !31
  %y.i49 = getelementptr inbounds i8, ptr %off, i64 8
  %add5.i = fadd double %mul3.i44, %add5.i69.i
  store double %add5.i, ptr %y.i49, align 8, !tbaa !11, !alias.scope !31
  %z.i52 = getelementptr inbounds i8, ptr %off, i64 16
  %add8.i = fadd double %mul5.i, %add8.i71.i
  store double %add8.i, ptr %z.i52, align 8, !tbaa !12, !alias.scope !31
  %div = fdiv double 1.000000e+00, %sqrt
  %mul.i56 = fmul double %sub.i, %div
  %mul3.i59 = fmul double %sub5.i, %div
  %mul5.i62 = fmul double %sub8.i, %div
  %mul3.i65 = fmul double %mul3.i5475.i, %mul3.i59
  %19 = tail call double @llvm.fmuladd.f64(double %mul.i5173.i, double %mul.i56, double %mul3.i65)
  %20 = tail call double @llvm.fmuladd.f64(double %mul5.i5777.i, double %mul5.i62, double %19)
  %cmp7 = fcmp olt double %20, 0.000000e+00
  br i1 %cmp7, label %if.then9, label %for.body.i70

for.body.i70:                                     ; preds = %if.end, %if.end.i99
  %indvars.iv.i71 = phi i64 [ %indvars.iv.next.i100, %if.end.i99 ], [ 0, %if.end ]
  %cmp16.i = phi i1 [ %cmp.i101, %if.end.i99 ], [ true, %if.end ]
  %arrayidx.i72 = getelementptr inbounds [7 x %struct.Ball], ptr @kBalls, i64 0, i64 %indvars.iv.i71
  %ball27.sroa.0.0.copyload.i.i73 = load double, ptr %arrayidx.i72, align 8
  %ball27.sroa.4.0.ball.sroa_idx.i.i74 = getelementptr inbounds i8, ptr %arrayidx.i72, i64 8
  %ball27.sroa.4.0.copyload.i.i75 = load double, ptr %ball27.sroa.4.0.ball.sroa_idx.i.i74, align 8
  %ball27.sroa.5.0.ball.sroa_idx.i.i76 = getelementptr inbounds i8, ptr %arrayidx.i72, i64 16
  %ball27.sroa.5.0.copyload.i.i77 = load double, ptr %ball27.sroa.5.0.ball.sroa_idx.i.i76, align 8
  %sub.i.i.i78 = fsub double %ball27.sroa.0.0.copyload.i.i73, %add.i
  %sub5.i.i.i79 = fsub double %ball27.sroa.4.0.copyload.i.i75, %add5.i
  %sub8.i.i.i80 = fsub double %ball27.sroa.5.0.copyload.i.i77, %add8.i
  %mul3.i.i.i81 = fmul double %mul3.i59, %sub5.i.i.i79
  %21 = tail call double @llvm.fmuladd.f64(double %sub.i.i.i78, double %mul.i56, double %mul3.i.i.i81)
  %22 = tail call double @llvm.fmuladd.f64(double %sub8.i.i.i80, double %mul5.i62, double %21)
  %radius.i.i82 = getelementptr inbounds i8, ptr %arrayidx.i72, i64 24
  %23 = load double, ptr %radius.i.i82, align 8, !tbaa !27
  %mul3.i33.i.i83 = fmul double %sub5.i.i.i79, %sub5.i.i.i79
  %24 = tail call double @llvm.fmuladd.f64(double %sub.i.i.i78, double %sub.i.i.i78, double %mul3.i33.i.i83)
  %25 = tail call double @llvm.fmuladd.f64(double %sub8.i.i.i80, double %sub8.i.i.i80, double %24)
  %neg.i.i84 = fneg double %22
  %26 = tail call double @llvm.fmuladd.f64(double %neg.i.i84, double %22, double %25)
  %neg4.i.i85 = fneg double %26
  %27 = tail call double @llvm.fmuladd.f64(double %23, double %23, double %neg4.i.i85)
  %cmp.i.i86 = fcmp olt double %27, 0.000000e+00
  br i1 %cmp.i.i86, label %if.end.i99, label %if.end.i.i87

if.end.i.i87:                                     ; preds = %for.body.i70
  %call5.i.i88 = tail call double @sqrt(double noundef %27) #8
  %sub.i.i89 = fsub double %22, %call5.i.i88
  %cmp6.i.i90 = fcmp ogt double %sub.i.i89, 0x3EB0C6F7A0B5ED8D
  br i1 %cmp6.i.i90, label %distance_to.exit.i95, label %cond.false.i.i91

cond.false.i.i91:                                 ; preds = %if.end.i.i87
  %add.i.i92 = fadd double %22, %call5.i.i88
  %cmp8.i.i93 = fcmp ogt double %add.i.i92, 0x3EB0C6F7A0B5ED8D
  %cond.i.i94 = select i1 %cmp8.i.i93, double %add.i.i92, double -1.000000e+00
  br label %distance_to.exit.i95

distance_to.exit.i95:                             ; preds = %cond.false.i.i91, %if.end.i.i87
  %retval.0.i.i96 = phi double [ %cond.i.i94, %cond.false.i.i91 ], [ %sub.i.i89, %if.end.i.i87 ]
  %cmp1.i = fcmp ogt double %retval.0.i.i96, 0.000000e+00
  %cmp2.i97 = fcmp olt double %retval.0.i.i96, %sqrt
  %or.cond.i98 = and i1 %cmp1.i, %cmp2.i97
  br i1 %or.cond.i98, label %in_shadow.exit, label %if.end.i99

if.end.i99:                                       ; preds = %distance_to.exit.i95, %for.body.i70
  %indvars.iv.next.i100 = add nuw nsw i64 %indvars.iv.i71, 1
  %cmp.i101 = icmp ult i64 %indvars.iv.i71, 6
  %exitcond.not.i102 = icmp eq i64 %indvars.iv.next.i100, 7
  br i1 %exitcond.not.i102, label %in_shadow.exit, label %for.body.i70, !llvm.loop !34

in_shadow.exit:                                   ; preds = %distance_to.exit.i95, %if.end.i99
  %cmp.lcssa.i = phi i1 [ %cmp16.i, %distance_to.exit.i95 ], [ %cmp.i101, %if.end.i99 ]
  br i1 %cmp.lcssa.i, label %if.then9, label %if.end10

if.then9:                                         ; preds = %in_shadow.exit, %if.end
  br label %if.end10

if.end10:                                         ; preds = %if.then9, %in_shadow.exit
  %lit.0 = phi double [ 0.000000e+00, %if.then9 ], [ %20, %in_shadow.exit ]
  %28 = tail call double @llvm.fmuladd.f64(double %lit.0, double 9.000000e-01, double 1.000000e-01)
  %mul12 = fmul double %14, %28
  %cmp13 = icmp eq i32 %depth, 0
  br i1 %cmp13, label %cleanup, label %if.end15

if.end15:                                         ; preds = %if.end10
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %mirrored) #8
  %mul3.i105 = fmul double %direction36.sroa.4.0.copyload, %mul3.i5475.i
  %29 = tail call double @llvm.fmuladd.f64(double %direction36.sroa.0.0.copyload, double %mul.i5173.i, double %mul3.i105)
  %30 = tail call double @llvm.fmuladd.f64(double %direction36.sroa.5.0.copyload, double %mul5.i5777.i, double %29)
  %mul20 = fmul double %30, 2.000000e+00
  %mul.i109 = fmul double %mul.i5173.i, %mul20
  %mul3.i112 = fmul double %mul3.i5475.i, %mul20
  %mul5.i115 = fmul double %mul5.i5777.i, %mul20
  %sub.i118 = fsub double %direction36.sroa.0.0.copyload, %mul.i109
  store double %sub.i118, ptr %mirrored, align 8, !tbaa !8, !alias.scope !35
  %y.i119 = getelementptr inbounds i8, ptr %mirrored, i64 8
  %sub5.i122 = fsub double %direction36.sroa.4.0.copyload, %mul3.i112
  store double %sub5.i122, ptr %y.i119, align 8, !tbaa !11, !alias.scope !35
  %z.i123 = getelementptr inbounds i8, ptr %mirrored, i64 16
  %sub8.i126 = fsub double %direction36.sroa.5.0.copyload, %mul5.i115
  store double %sub8.i126, ptr %z.i123, align 8, !tbaa !12, !alias.scope !35
  %sub = fsub double 1.000000e+00, %13
  %sub23 = add nsw i32 %depth, -1
  %call24 = tail call fastcc double @brightness(ptr noundef nonnull byval(%struct.Vector) align 8 %off, ptr noundef nonnull byval(%struct.Vector) align 8 %mirrored, i32 noundef %sub23)
  %mul25 = fmul double %13, %call24
  %31 = tail call double @llvm.fmuladd.f64(double %sub, double %mul12, double %mul25)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %mirrored) #8
  br label %cleanup

cleanup:                                          ; preds = %if.end10, %if.end15
  %retval.0 = phi double [ %31, %if.end15 ], [ %mul12, %if.end10 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %off) #8
  br label %cleanup30

cleanup30:                                        ; preds = %cleanup, %if.then
  %retval.1 = phi double [ %16, %if.then ], [ %retval.0, %cleanup ]
  ret double %retval.1
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare double @sqrt(double noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #7

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nofree nounwind memory(write, argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn memory(write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"any pointer", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!9, !10, i64 0}
!9 = !{!"", !10, i64 0, !10, i64 8, !10, i64 16}
!10 = !{!"double", !6, i64 0}
!11 = !{!9, !10, i64 8}
!12 = !{!9, !10, i64 16}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!16, !18}
!16 = distinct !{!16, !17, !"scaled: %agg.result"}
!17 = distinct !{!17, !"scaled"}
!18 = distinct !{!18, !19, !"unit: %agg.result"}
!19 = distinct !{!19, !"unit"}
!20 = !{!10, !10, i64 0}
!21 = distinct !{!21, !14}
!22 = distinct !{!22, !14}
!23 = distinct !{!23, !14}
!24 = !{!25}
!25 = distinct !{!25, !26, !"trace: %agg.result"}
!26 = distinct !{!26, !"trace"}
!27 = !{!28, !10, i64 24}
!28 = !{!"", !9, i64 0, !10, i64 24, !10, i64 32}
!29 = !{!28, !10, i64 32}
!30 = distinct !{!30, !14}
!31 = !{!32}
!32 = distinct !{!32, !33, !"add: %agg.result"}
!33 = distinct !{!33, !"add"}
!34 = distinct !{!34, !14}
!35 = !{!36}
!36 = distinct !{!36, !37, !"subtract: %agg.result"}
!37 = distinct !{!37, !"subtract"}
