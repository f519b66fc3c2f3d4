source_filename = "fft.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Complex = type { double, double }

@signal = internal unnamed_addr global [4096 x %struct.Complex] zeroinitializer, align 16
@work = internal unnamed_addr global [4096 x %struct.Complex] zeroinitializer, align 16
@.str = private unnamed_addr constant [42 x i8] c"fft: %u points, peak %.6f, error %s 1e-9\0A\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"above\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"below\00", align 1
@factors = internal unnamed_addr global [2048 x %struct.Complex] zeroinitializer, align 16

; Function Attrs: nofree nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %argc, ptr nocapture noundef readonly %argv) local_unnamed_addr #0 {
entry:
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %arrayidx = getelementptr inbounds i8, ptr %argv, i64 8
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !4
  %call = tail call i64 @strtol(ptr nocapture noundef %0, ptr noundef null, i32 noundef 10) #9
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %entry ]
  %tobool.not = icmp eq i64 %cond, 0
  %cond1 = select i1 %tobool.not, i32 256, i32 4096
  %mul = mul nsw i64 %cond, 2600
  %conv1.i = uitofp nneg i32 %cond1 to double
  %div9.i = lshr exact i32 %cond1, 1
  %wide.trip.count.i = zext nneg i32 %div9.i to i64
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i, %cond.end
  %indvars.iv.i = phi i64 [ 0, %cond.end ], [ %indvars.iv.next.i.1, %for.body.i ]
  %niter = phi i64 [ 0, %cond.end ], [ %niter.next.1, %for.body.i ]
  %1 = trunc nuw nsw i64 %indvars.iv.i to i32
  %conv.i = uitofp nneg i32 %1 to double
  %mul.i = fmul double %conv.i, 0xC01921FB54442D18
  %div2.i = fdiv double %mul.i, %conv1.i
  %arrayidx.i = getelementptr inbounds [2048 x %struct.Complex], ptr @factors, i64 0, i64 %indvars.iv.i
  %call.i = tail call double @cos(double noundef %div2.i) #9
  %call3.i = tail call double @sin(double noundef %div2.i) #9
  store double %call.i, ptr %arrayidx.i, align 16, !tbaa !8
  %.compoundliteral.sroa.2.0.arrayidx.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx.i, i64 8
  store double %call3.i, ptr %.compoundliteral.sroa.2.0.arrayidx.sroa_idx.i, align 8, !tbaa !8
  %indvars.iv.next.i = or disjoint i64 %indvars.iv.i, 1
  %2 = trunc nuw nsw i64 %indvars.iv.next.i to i32
  %conv.i.1 = uitofp nneg i32 %2 to double
  %mul.i.1 = fmul double %conv.i.1, 0xC01921FB54442D18
  %div2.i.1 = fdiv double %mul.i.1, %conv1.i
  %arrayidx.i.1 = getelementptr inbounds [2048 x %struct.Complex], ptr @factors, i64 0, i64 %indvars.iv.next.i
  %call.i.1 = tail call double @cos(double noundef %div2.i.1) #9
  %call3.i.1 = tail call double @sin(double noundef %div2.i.1) #9
  store double %call.i.1, ptr %arrayidx.i.1, align 16, !tbaa !8
  %.compoundliteral.sroa.2.0.arrayidx.sroa_idx.i.1 = getelementptr inbounds i8, ptr %arrayidx.i.1, i64 8
  store double %call3.i.1, ptr %.compoundliteral.sroa.2.0.arrayidx.sroa_idx.i.1, align 8, !tbaa !8
  %indvars.iv.next.i.1 = add nuw nsw i64 %indvars.iv.i, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %wide.trip.count.i
  br i1 %niter.ncmp.1, label %for.body.preheader, label %for.body.i, !llvm.loop !10

for.body.preheader:                               ; preds = %for.body.i
  %wide.trip.count = zext nneg i32 %cond1 to i64
  br label %for.body

for.cond16.preheader:                             ; preds = %for.body
  %cond6 = select i1 %tobool.not, i64 2, i64 %mul
  %cmp17106 = icmp sgt i64 %cond6, 0
  br i1 %cmp17106, label %for.body20, label %for.cond46.preheader

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next.1, %for.body ]
  %3 = trunc nuw nsw i64 %indvars.iv to i32
  %conv = uitofp nneg i32 %3 to double
  %mul8 = fmul double %conv, 0x403F6A7A2955385E
  %div = fdiv double %mul8, %conv1.i
  %call10 = tail call double @sin(double noundef %div) #9
  %arrayidx11 = getelementptr inbounds [4096 x %struct.Complex], ptr @signal, i64 0, i64 %indvars.iv
  store double %call10, ptr %arrayidx11, align 16, !tbaa !12
  %arrayidx13 = getelementptr inbounds [4096 x %struct.Complex], ptr @work, i64 0, i64 %indvars.iv
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %arrayidx13, ptr noundef nonnull align 16 dereferenceable(16) %arrayidx11, i64 16, i1 false), !tbaa.struct !14
  %indvars.iv.next = or disjoint i64 %indvars.iv, 1
  %4 = trunc nuw nsw i64 %indvars.iv.next to i32
  %conv.1 = uitofp nneg i32 %4 to double
  %mul8.1 = fmul double %conv.1, 0x403F6A7A2955385E
  %div.1 = fdiv double %mul8.1, %conv1.i
  %call10.1 = tail call double @sin(double noundef %div.1) #9
  %arrayidx11.1 = getelementptr inbounds [4096 x %struct.Complex], ptr @signal, i64 0, i64 %indvars.iv.next
  store double %call10.1, ptr %arrayidx11.1, align 16, !tbaa !12
  %arrayidx13.1 = getelementptr inbounds [4096 x %struct.Complex], ptr @work, i64 0, i64 %indvars.iv.next
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %arrayidx13.1, ptr noundef nonnull align 16 dereferenceable(16) %arrayidx11.1, i64 16, i1 false), !tbaa.struct !14
  %indvars.iv.next.1 = add nuw nsw i64 %indvars.iv, 2
  %exitcond.not.1 = icmp eq i64 %indvars.iv.next.1, %wide.trip.count
  br i1 %exitcond.not.1, label %for.cond16.preheader, label %for.body, !llvm.loop !15

for.cond16.for.cond46.preheader_crit_edge:        ; preds = %for.cond.cleanup28
  %mul21.le = fmul double %5, -2.000000e+00
  %div23.le = fdiv double %mul21.le, %conv1.i
  br label %for.cond46.preheader

for.cond46.preheader:                             ; preds = %for.cond16.for.cond46.preheader_crit_edge, %for.cond16.preheader
  %peak.0.lcssa = phi double [ %div23.le, %for.cond16.for.cond46.preheader_crit_edge ], [ 0.000000e+00, %for.cond16.preheader ]
  br label %for.body50

for.body20:                                       ; preds = %for.cond16.preheader, %for.cond.cleanup28
  %round.0107 = phi i64 [ %inc43, %for.cond.cleanup28 ], [ 0, %for.cond16.preheader ]
  tail call fastcc void @transform(i32 noundef %cond1, double noundef 1.000000e+00)
  %5 = load double, ptr getelementptr inbounds (i8, ptr @work, i64 88), align 8, !tbaa !16
  tail call fastcc void @transform(i32 noundef %cond1, double noundef -1.000000e+00)
  br label %for.body29

for.cond.cleanup28:                               ; preds = %for.body29
  %inc43 = add nuw nsw i64 %round.0107, 1
  %exitcond116.not = icmp eq i64 %inc43, %cond6
  br i1 %exitcond116.not, label %for.cond16.for.cond46.preheader_crit_edge, label %for.body20, !llvm.loop !17

for.body29:                                       ; preds = %for.body29, %for.body20
  %indvars.iv111 = phi i64 [ 0, %for.body20 ], [ %indvars.iv.next112.1, %for.body29 ]
  %arrayidx32 = getelementptr inbounds [4096 x %struct.Complex], ptr @work, i64 0, i64 %indvars.iv111
  %6 = load double, ptr %arrayidx32, align 16, !tbaa !12
  %div34 = fdiv double %6, %conv1.i
  store double %div34, ptr %arrayidx32, align 16, !tbaa !12
  %im = getelementptr inbounds i8, ptr %arrayidx32, i64 8
  %7 = load double, ptr %im, align 8, !tbaa !16
  %div38 = fdiv double %7, %conv1.i
  store double %div38, ptr %im, align 8, !tbaa !16
  %indvars.iv.next112 = or disjoint i64 %indvars.iv111, 1
  %arrayidx32.1 = getelementptr inbounds [4096 x %struct.Complex], ptr @work, i64 0, i64 %indvars.iv.next112
  %8 = load double, ptr %arrayidx32.1, align 16, !tbaa !12
  %div34.1 = fdiv double %8, %conv1.i
  store double %div34.1, ptr %arrayidx32.1, align 16, !tbaa !12
  %im.1 = getelementptr inbounds i8, ptr %arrayidx32.1, i64 8
  %9 = load double, ptr %im.1, align 8, !tbaa !16
  %div38.1 = fdiv double %9, %conv1.i
  store double %div38.1, ptr %im.1, align 8, !tbaa !16
  %indvars.iv.next112.1 = add nuw nsw i64 %indvars.iv111, 2
  %exitcond115.not.1 = icmp eq i64 %indvars.iv.next112.1, %wide.trip.count
  br i1 %exitcond115.not.1, label %for.cond.cleanup28, label %for.body29, !llvm.loop !18

for.cond.cleanup49:                               ; preds = %for.body50
  %tobool66.not = icmp eq i32 %add62, 0
  %cond67 = select i1 %tobool66.not, ptr @.str.2, ptr @.str.1
  %call68 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %cond1, double noundef %peak.0.lcssa, ptr noundef nonnull %cond67)
  br i1 %tobool66.not, label %lor.rhs, label %lor.end

for.body50:                                       ; preds = %for.cond46.preheader, %for.body50
  %indvars.iv117 = phi i64 [ 0, %for.cond46.preheader ], [ %indvars.iv.next118, %for.body50 ]
  %wrong.0108 = phi i32 [ 0, %for.cond46.preheader ], [ %add62, %for.body50 ]
  %arrayidx52 = getelementptr inbounds [4096 x %struct.Complex], ptr @work, i64 0, i64 %indvars.iv117
  %10 = load double, ptr %arrayidx52, align 16, !tbaa !12
  %arrayidx55 = getelementptr inbounds [4096 x %struct.Complex], ptr @signal, i64 0, i64 %indvars.iv117
  %11 = load double, ptr %arrayidx55, align 16, !tbaa !12
  %sub = fsub double %10, %11
  %12 = tail call double @llvm.fabs.f64(double %sub)
  %im59 = getelementptr inbounds i8, ptr %arrayidx52, i64 8
  %13 = load double, ptr %im59, align 8, !tbaa !16
  %14 = tail call double @llvm.fabs.f64(double %13)
  %add = fadd double %12, %14
  %cmp60 = fcmp uge double %add, 1.000000e-09
  %lnot.ext = zext i1 %cmp60 to i32
  %add62 = add nuw nsw i32 %wrong.0108, %lnot.ext
  %indvars.iv.next118 = add nuw nsw i64 %indvars.iv117, 1
  %exitcond121.not = icmp eq i64 %indvars.iv.next118, %wide.trip.count
  br i1 %exitcond121.not, label %for.cond.cleanup49, label %for.body50, !llvm.loop !19

lor.rhs:                                          ; preds = %for.cond.cleanup49
  %sub71 = fadd double %peak.0.lcssa, -1.000000e+00
  %15 = tail call double @llvm.fabs.f64(double %sub71)
  %cmp72 = fcmp uge double %15, 1.000000e-09
  %16 = zext i1 %cmp72 to i32
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %for.cond.cleanup49
  %lor.ext = phi i32 [ 1, %for.cond.cleanup49 ], [ %16, %lor.rhs ]
  ret i32 %lor.ext
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare double @sin(double noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc void @transform(i32 noundef %size, double noundef %sign) unnamed_addr #5 {
entry:
  %kept.i = alloca %struct.Complex, align 8
  %cmp30.i = icmp ugt i32 %size, 1
  br i1 %cmp30.i, label %for.cond1.preheader.preheader.i, label %for.cond.cleanup

for.cond1.preheader.preheader.i:                  ; preds = %entry
  %wide.trip.count.i = zext i32 %size to i64
  br label %for.cond1.preheader.i

for.cond1.preheader.i:                            ; preds = %if.end.i, %for.cond1.preheader.preheader.i
  %indvars.iv.i = phi i64 [ 1, %for.cond1.preheader.preheader.i ], [ %indvars.iv.next.i, %if.end.i ]
  %reversed.031.i = phi i32 [ 0, %for.cond1.preheader.preheader.i ], [ %xor.i, %if.end.i ]
  br label %for.cond1.i

for.cond1.i:                                      ; preds = %for.cond1.i, %for.cond1.preheader.i
  %reversed.1.i = phi i32 [ %xor.i, %for.cond1.i ], [ %reversed.031.i, %for.cond1.preheader.i ]
  %bit.0.in.i = phi i32 [ %bit.0.i, %for.cond1.i ], [ %size, %for.cond1.preheader.i ]
  %bit.0.i = lshr i32 %bit.0.in.i, 1
  %and.i = and i32 %bit.0.i, %reversed.1.i
  %tobool.not.i = icmp eq i32 %and.i, 0
  %xor.i = xor i32 %bit.0.i, %reversed.1.i
  br i1 %tobool.not.i, label %for.end.i, label %for.cond1.i, !llvm.loop !20

for.end.i:                                        ; preds = %for.cond1.i
  %0 = zext nneg i32 %xor.i to i64
  %cmp5.i = icmp ult i64 %indvars.iv.i, %0
  br i1 %cmp5.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %for.end.i
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %kept.i)
  %arrayidx.i = getelementptr inbounds %struct.Complex, ptr @work, i64 %indvars.iv.i
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %kept.i, ptr noundef nonnull align 16 dereferenceable(16) %arrayidx.i, i64 16, i1 false), !tbaa.struct !14
  %arrayidx9.i = getelementptr inbounds %struct.Complex, ptr @work, i64 %0
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %arrayidx.i, ptr noundef nonnull align 16 dereferenceable(16) %arrayidx9.i, i64 16, i1 false), !tbaa.struct !14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %arrayidx9.i, ptr noundef nonnull align 8 dereferenceable(16) %kept.i, i64 16, i1 false), !tbaa.struct !14
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %kept.i)
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %for.end.i
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, %wide.trip.count.i
  br i1 %exitcond.not.i, label %reverse_bits.exit, label %for.cond1.preheader.i, !llvm.loop !21

reverse_bits.exit:                                ; preds = %if.end.i
  br i1 %cmp30.i, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %reverse_bits.exit
  %1 = zext i32 %size to i64
  br label %for.body

for.cond.loopexit:                                ; preds = %for.cond.cleanup7
  %cmp = icmp ult i32 %mul, %size
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !22

for.cond.cleanup:                                 ; preds = %for.cond.loopexit, %entry, %reverse_bits.exit
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.cond.loopexit
  %half.078 = phi i32 [ %mul, %for.cond.loopexit ], [ 1, %for.body.preheader ]
  %mul = shl nuw nsw i32 %half.078, 1
  %div = udiv i32 %size, %mul
  %idx.ext = zext nneg i32 %half.078 to i64
  %2 = zext i32 %div to i64
  %umax = tail call i32 @llvm.umax.i32(i32 %half.078, i32 1)
  %3 = shl nuw nsw i64 %idx.ext, 1
  %wide.trip.count = zext nneg i32 %umax to i64
  br label %for.cond5.preheader

for.cond5.preheader:                              ; preds = %for.body, %for.cond.cleanup7
  %indvars.iv82 = phi i64 [ 0, %for.body ], [ %indvars.iv.next83, %for.cond.cleanup7 ]
  %invariant.gep = getelementptr inbounds %struct.Complex, ptr @work, i64 %indvars.iv82
  br label %for.body8

for.cond.cleanup7:                                ; preds = %for.body8
  %indvars.iv.next83 = add nuw nsw i64 %indvars.iv82, %3
  %cmp2 = icmp ult i64 %indvars.iv.next83, %1
  br i1 %cmp2, label %for.cond5.preheader, label %for.cond.loopexit, !llvm.loop !23

for.body8:                                        ; preds = %for.cond5.preheader, %for.body8
  %indvars.iv = phi i64 [ 0, %for.cond5.preheader ], [ %indvars.iv.next, %for.body8 ]
  %gep = getelementptr inbounds %struct.Complex, ptr %invariant.gep, i64 %indvars.iv
  %add.ptr = getelementptr inbounds %struct.Complex, ptr %gep, i64 %idx.ext
  %4 = mul nuw nsw i64 %indvars.iv, %2
  %arrayidx11 = getelementptr inbounds [2048 x %struct.Complex], ptr @factors, i64 0, i64 %4
  %factor.sroa.0.0.copyload = load double, ptr %arrayidx11, align 16, !tbaa !8
  %factor.sroa.5.0.arrayidx11.sroa_idx = getelementptr inbounds i8, ptr %arrayidx11, i64 8
  %factor.sroa.5.0.copyload = load double, ptr %factor.sroa.5.0.arrayidx11.sroa_idx, align 8, !tbaa !8
  %mul13 = fmul double %factor.sroa.5.0.copyload, %sign
  %5 = load double, ptr %add.ptr, align 16, !tbaa !12
  %im17 = getelementptr inbounds i8, ptr %add.ptr, i64 8
  %6 = load double, ptr %im17, align 8, !tbaa !16
  %7 = fneg double %6
  %neg = fmul double %mul13, %7
  %8 = tail call double @llvm.fmuladd.f64(double %5, double %factor.sroa.0.0.copyload, double %neg)
  %mul24 = fmul double %factor.sroa.0.0.copyload, %6
  %9 = tail call double @llvm.fmuladd.f64(double %5, double %mul13, double %mul24)
  %10 = load double, ptr %gep, align 16, !tbaa !12
  %sub = fsub double %10, %8
  %im29 = getelementptr inbounds i8, ptr %gep, i64 8
  %11 = load double, ptr %im29, align 8, !tbaa !16
  %sub31 = fsub double %11, %9
  store double %sub, ptr %add.ptr, align 16, !tbaa !8
  store double %sub31, ptr %im17, align 8, !tbaa !8
  %add36 = fadd double %10, %8
  %add40 = fadd double %11, %9
  store double %add36, ptr %gep, align 16, !tbaa !8
  store double %add40, ptr %im29, align 8, !tbaa !8
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup7, label %for.body8, !llvm.loop !24
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #6

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #7

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare double @cos(double noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #8

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nounwind willreturn memory(write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }

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
!12 = !{!13, !9, i64 0}
!13 = !{!"", !9, i64 0, !9, i64 8}
!14 = !{i64 0, i64 8, !8, i64 8, i64 8, !8}
!15 = distinct !{!15, !11}
!16 = !{!13, !9, i64 8}
!17 = distinct !{!17, !11}
!18 = distinct !{!18, !11}
!19 = distinct !{!19, !11}
!20 = distinct !{!20, !11}
!21 = distinct !{!21, !11}
!22 = distinct !{!22, !11}
!23 = distinct !{!23, !11}
!24 = distinct !{!24, !11}
