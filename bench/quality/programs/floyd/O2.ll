source_filename = "floyd.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@length = internal unnamed_addr global [320 x [320 x i32]] zeroinitializer, align 16
@.str = private unnamed_addr constant [31 x i8] c"floyd: %d nodes, lengths %lld\0A\00", align 1
@edge = internal unnamed_addr global [320 x [320 x i32]] zeroinitializer, align 16

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
  %cond1 = select i1 %tobool.not, i32 24, i32 320
  %mul = shl nsw i64 %cond, 3
  %wide.trip.count37.i = zext nneg i32 %cond1 to i64
  br label %for.body4.lr.ph.i

for.body4.lr.ph.i:                                ; preds = %for.cond.cleanup3.i, %cond.end
  %indvars.iv34.i = phi i64 [ 0, %cond.end ], [ %indvars.iv.next35.i, %for.cond.cleanup3.i ]
  %random.031.i = phi i32 [ 12345, %cond.end ], [ %add.i, %for.cond.cleanup3.i ]
  br label %for.body4.i

for.cond.cleanup3.i:                              ; preds = %cond.end11.i
  %indvars.iv.next35.i = add nuw nsw i64 %indvars.iv34.i, 1
  %exitcond38.not.i = icmp eq i64 %indvars.iv.next35.i, %wide.trip.count37.i
  br i1 %exitcond38.not.i, label %for.cond.preheader, label %for.body4.lr.ph.i, !llvm.loop !8

for.cond.preheader:                               ; preds = %for.cond.cleanup3.i
  %cond6 = select i1 %tobool.not, i64 1, i64 %mul
  %cmp754 = icmp sgt i64 %cond6, 0
  br i1 %cmp754, label %for.body.lr.ph, label %for.cond12.preheader.preheader

for.body.lr.ph:                                   ; preds = %for.cond.preheader
  %1 = shl nuw nsw i64 %wide.trip.count37.i, 2
  br label %for.body

for.body4.i:                                      ; preds = %cond.end11.i, %for.body4.lr.ph.i
  %indvars.iv.i = phi i64 [ 0, %for.body4.lr.ph.i ], [ %indvars.iv.next.i, %cond.end11.i ]
  %random.128.i = phi i32 [ %random.031.i, %for.body4.lr.ph.i ], [ %add.i, %cond.end11.i ]
  %mul.i = mul i32 %random.128.i, 1664525
  %add.i = add i32 %mul.i, 1013904223
  %cmp5.i = icmp eq i64 %indvars.iv34.i, %indvars.iv.i
  br i1 %cmp5.i, label %cond.end11.i, label %cond.false.i

cond.false.i:                                     ; preds = %for.body4.i
  %cmp6.i = icmp ult i32 %add.i, 671088640
  br i1 %cmp6.i, label %cond.true7.i, label %cond.end11.i

cond.true7.i:                                     ; preds = %cond.false.i
  %shr8.i = lshr i32 %add.i, 8
  %rem.i = urem i32 %shr8.i, 1000
  %add9.i = add nuw nsw i32 %rem.i, 1
  br label %cond.end11.i

cond.end11.i:                                     ; preds = %cond.true7.i, %cond.false.i, %for.body4.i
  %cond12.i = phi i32 [ 0, %for.body4.i ], [ %add9.i, %cond.true7.i ], [ 1000000, %cond.false.i ]
  %arrayidx14.i = getelementptr inbounds [320 x [320 x i32]], ptr @edge, i64 0, i64 %indvars.iv34.i, i64 %indvars.iv.i
  store i32 %cond12.i, ptr %arrayidx14.i, align 4, !tbaa !10
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, %wide.trip.count37.i
  br i1 %exitcond.not.i, label %for.cond.cleanup3.i, label %for.body4.i, !llvm.loop !12

for.body:                                         ; preds = %for.body.lr.ph, %find_lengths.exit
  %round.055 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %find_lengths.exit ]
  br label %for.cond.cleanup3.i42

for.cond.cleanup3.i42:                            ; preds = %for.cond.cleanup3.i42, %for.body
  %indvar.i = phi i64 [ 0, %for.body ], [ %indvar.next.i.3, %for.cond.cleanup3.i42 ]
  %2 = mul nuw nsw i64 %indvar.i, 1280
  %scevgep98.i = getelementptr i8, ptr @edge, i64 %2
  %scevgep.i = getelementptr i8, ptr @length, i64 %2
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) %scevgep.i, ptr noundef nonnull align 16 dereferenceable(1) %scevgep98.i, i64 %1, i1 false), !tbaa !10
  %3 = mul nuw i64 %indvar.i, 1280
  %4 = add nuw i64 %3, 1280
  %scevgep98.i.1 = getelementptr i8, ptr @edge, i64 %4
  %scevgep.i.1 = getelementptr i8, ptr @length, i64 %4
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) %scevgep.i.1, ptr noundef nonnull align 16 dereferenceable(1) %scevgep98.i.1, i64 %1, i1 false), !tbaa !10
  %5 = mul nuw i64 %indvar.i, 1280
  %6 = add nuw i64 %5, 2560
  %scevgep98.i.2 = getelementptr i8, ptr @edge, i64 %6
  %scevgep.i.2 = getelementptr i8, ptr @length, i64 %6
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) %scevgep.i.2, ptr noundef nonnull align 16 dereferenceable(1) %scevgep98.i.2, i64 %1, i1 false), !tbaa !10
  %7 = mul nuw i64 %indvar.i, 1280
  %8 = add nuw i64 %7, 3840
  %scevgep98.i.3 = getelementptr i8, ptr @edge, i64 %8
  %scevgep.i.3 = getelementptr i8, ptr @length, i64 %8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) %scevgep.i.3, ptr noundef nonnull align 16 dereferenceable(1) %scevgep98.i.3, i64 %1, i1 false), !tbaa !10
  %indvar.next.i.3 = add nuw nsw i64 %indvar.i, 4
  %exitcond.not.i43.3 = icmp eq i64 %indvar.next.i.3, %wide.trip.count37.i
  br i1 %exitcond.not.i43.3, label %for.cond24.preheader.lr.ph.i, label %for.cond.cleanup3.i42, !llvm.loop !13

for.cond24.preheader.lr.ph.i:                     ; preds = %for.cond.cleanup3.i42, %for.cond.cleanup21.i
  %indvars.iv109.i = phi i64 [ %indvars.iv.next110.i, %for.cond.cleanup21.i ], [ 0, %for.cond.cleanup3.i42 ]
  br label %for.cond24.preheader.i

for.cond24.preheader.i:                           ; preds = %for.cond.cleanup26.i, %for.cond24.preheader.lr.ph.i
  %indvars.iv104.i = phi i64 [ 0, %for.cond24.preheader.lr.ph.i ], [ %indvars.iv.next105.i, %for.cond.cleanup26.i ]
  %arrayidx31.i = getelementptr inbounds [320 x [320 x i32]], ptr @length, i64 0, i64 %indvars.iv104.i, i64 %indvars.iv109.i
  br label %for.body27.i

for.cond.cleanup21.i:                             ; preds = %for.cond.cleanup26.i
  %indvars.iv.next110.i = add nuw nsw i64 %indvars.iv109.i, 1
  %exitcond113.not.i = icmp eq i64 %indvars.iv.next110.i, %wide.trip.count37.i
  br i1 %exitcond113.not.i, label %find_lengths.exit, label %for.cond24.preheader.lr.ph.i, !llvm.loop !14

for.cond.cleanup26.i:                             ; preds = %for.inc54.i.1
  %indvars.iv.next105.i = add nuw nsw i64 %indvars.iv104.i, 1
  %exitcond108.not.i = icmp eq i64 %indvars.iv.next105.i, %wide.trip.count37.i
  br i1 %exitcond108.not.i, label %for.cond.cleanup21.i, label %for.cond24.preheader.i, !llvm.loop !15

for.body27.i:                                     ; preds = %for.inc54.i.1, %for.cond24.preheader.i
  %indvars.iv.i44 = phi i64 [ 0, %for.cond24.preheader.i ], [ %indvars.iv.next.i46.1, %for.inc54.i.1 ]
  %9 = load i32, ptr %arrayidx31.i, align 4, !tbaa !10
  %arrayidx35.i = getelementptr inbounds [320 x [320 x i32]], ptr @length, i64 0, i64 %indvars.iv109.i, i64 %indvars.iv.i44
  %10 = load i32, ptr %arrayidx35.i, align 8, !tbaa !10
  %add.i45 = add nsw i32 %10, %9
  %arrayidx39.i = getelementptr inbounds [320 x [320 x i32]], ptr @length, i64 0, i64 %indvars.iv104.i, i64 %indvars.iv.i44
  %11 = load i32, ptr %arrayidx39.i, align 8, !tbaa !10
  %cmp40.i = icmp slt i32 %add.i45, %11
  br i1 %cmp40.i, label %if.then.i, label %for.inc54.i

if.then.i:                                        ; preds = %for.body27.i
  store i32 %add.i45, ptr %arrayidx39.i, align 8, !tbaa !10
  br label %for.inc54.i

for.inc54.i:                                      ; preds = %if.then.i, %for.body27.i
  %indvars.iv.next.i46 = or disjoint i64 %indvars.iv.i44, 1
  %12 = load i32, ptr %arrayidx31.i, align 4, !tbaa !10
  %arrayidx35.i.1 = getelementptr inbounds [320 x [320 x i32]], ptr @length, i64 0, i64 %indvars.iv109.i, i64 %indvars.iv.next.i46
  %13 = load i32, ptr %arrayidx35.i.1, align 4, !tbaa !10
  %add.i45.1 = add nsw i32 %13, %12
  %arrayidx39.i.1 = getelementptr inbounds [320 x [320 x i32]], ptr @length, i64 0, i64 %indvars.iv104.i, i64 %indvars.iv.next.i46
  %14 = load i32, ptr %arrayidx39.i.1, align 4, !tbaa !10
  %cmp40.i.1 = icmp slt i32 %add.i45.1, %14
  br i1 %cmp40.i.1, label %if.then.i.1, label %for.inc54.i.1

if.then.i.1:                                      ; preds = %for.inc54.i
  store i32 %add.i45.1, ptr %arrayidx39.i.1, align 4, !tbaa !10
  br label %for.inc54.i.1

for.inc54.i.1:                                    ; preds = %if.then.i.1, %for.inc54.i
  %indvars.iv.next.i46.1 = add nuw nsw i64 %indvars.iv.i44, 2
  %exitcond103.not.i.1 = icmp eq i64 %indvars.iv.next.i46.1, %wide.trip.count37.i
  br i1 %exitcond103.not.i.1, label %for.cond.cleanup26.i, label %for.body27.i, !llvm.loop !16

find_lengths.exit:                                ; preds = %for.cond.cleanup21.i
  %inc = add nuw nsw i64 %round.055, 1
  %exitcond.not = icmp eq i64 %inc, %cond6
  br i1 %exitcond.not, label %for.cond12.preheader.preheader, label %for.body, !llvm.loop !17

for.cond12.preheader.preheader:                   ; preds = %find_lengths.exit, %for.cond.preheader
  br label %for.cond12.preheader

for.cond12.preheader:                             ; preds = %for.cond12.preheader.preheader, %for.cond.cleanup14
  %indvars.iv62 = phi i64 [ %indvars.iv.next63, %for.cond.cleanup14 ], [ 0, %for.cond12.preheader.preheader ]
  %sum.058 = phi i64 [ %add.3, %for.cond.cleanup14 ], [ 0, %for.cond12.preheader.preheader ]
  br label %for.body15

for.cond.cleanup10:                               ; preds = %for.cond.cleanup14
  %call25 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %cond1, i64 noundef %add.3)
  br label %for.body4.lr.ph.i47

for.body4.lr.ph.i47:                              ; preds = %for.cond.cleanup3.i53, %for.cond.cleanup10
  %indvars.iv89.i = phi i64 [ 0, %for.cond.cleanup10 ], [ %indvars.iv.next90.i, %for.cond.cleanup3.i53 ]
  %faults.081.i = phi i32 [ 0, %for.cond.cleanup10 ], [ %add40.i, %for.cond.cleanup3.i53 ]
  br label %for.body4.i48

for.cond.cleanup3.i53:                            ; preds = %for.cond.cleanup15.i
  %indvars.iv.next90.i = add nuw nsw i64 %indvars.iv89.i, 1
  %exitcond93.not.i = icmp eq i64 %indvars.iv.next90.i, %wide.trip.count37.i
  br i1 %exitcond93.not.i, label %count_faults.exit, label %for.body4.lr.ph.i47, !llvm.loop !18

for.body4.i48:                                    ; preds = %for.cond.cleanup15.i, %for.body4.lr.ph.i47
  %indvars.iv84.i = phi i64 [ 0, %for.body4.lr.ph.i47 ], [ %indvars.iv.next85.i, %for.cond.cleanup15.i ]
  %faults.177.i = phi i32 [ %faults.081.i, %for.body4.lr.ph.i47 ], [ %add40.i, %for.cond.cleanup15.i ]
  %arrayidx6.i = getelementptr inbounds [320 x [320 x i32]], ptr @length, i64 0, i64 %indvars.iv89.i, i64 %indvars.iv84.i
  %15 = load i32, ptr %arrayidx6.i, align 4, !tbaa !10
  %arrayidx10.i = getelementptr inbounds [320 x [320 x i32]], ptr @edge, i64 0, i64 %indvars.iv89.i, i64 %indvars.iv84.i
  %16 = load i32, ptr %arrayidx10.i, align 4, !tbaa !10
  %cmp11.i = icmp eq i32 %15, %16
  %conv.i = zext i1 %cmp11.i to i32
  br label %for.body16.i

for.cond.cleanup15.i:                             ; preds = %for.body16.i
  %tobool.not.i = icmp eq i32 %or.i, 0
  %lnot.ext.i = zext i1 %tobool.not.i to i32
  %add40.i = add nsw i32 %add31.i, %lnot.ext.i
  %indvars.iv.next85.i = add nuw nsw i64 %indvars.iv84.i, 1
  %exitcond88.not.i = icmp eq i64 %indvars.iv.next85.i, %wide.trip.count37.i
  br i1 %exitcond88.not.i, label %for.cond.cleanup3.i53, label %for.body4.i48, !llvm.loop !19

for.body16.i:                                     ; preds = %for.body16.i, %for.body4.i48
  %indvars.iv.i49 = phi i64 [ 0, %for.body4.i48 ], [ %indvars.iv.next.i51, %for.body16.i ]
  %faults.273.i = phi i32 [ %faults.177.i, %for.body4.i48 ], [ %add31.i, %for.body16.i ]
  %is_reached.071.i = phi i32 [ %conv.i, %for.body4.i48 ], [ %or.i, %for.body16.i ]
  %arrayidx20.i = getelementptr inbounds [320 x [320 x i32]], ptr @length, i64 0, i64 %indvars.iv89.i, i64 %indvars.iv.i49
  %17 = load i32, ptr %arrayidx20.i, align 4, !tbaa !10
  %arrayidx24.i = getelementptr inbounds [320 x [320 x i32]], ptr @edge, i64 0, i64 %indvars.iv.i49, i64 %indvars.iv84.i
  %18 = load i32, ptr %arrayidx24.i, align 4, !tbaa !10
  %add.i50 = add nsw i32 %18, %17
  %cmp29.i = icmp slt i32 %add.i50, %15
  %conv30.i = zext i1 %cmp29.i to i32
  %add31.i = add nsw i32 %faults.273.i, %conv30.i
  %cmp32.not.i = icmp ne i64 %indvars.iv.i49, %indvars.iv84.i
  %cmp38.i = icmp eq i32 %add.i50, %15
  %spec.select.i = select i1 %cmp32.not.i, i1 %cmp38.i, i1 false
  %land.ext.i = zext i1 %spec.select.i to i32
  %or.i = or i32 %is_reached.071.i, %land.ext.i
  %indvars.iv.next.i51 = add nuw nsw i64 %indvars.iv.i49, 1
  %exitcond.not.i52 = icmp eq i64 %indvars.iv.next.i51, %wide.trip.count37.i
  br i1 %exitcond.not.i52, label %for.cond.cleanup15.i, label %for.body16.i, !llvm.loop !20

count_faults.exit:                                ; preds = %for.cond.cleanup3.i53
  %cmp27 = icmp ne i32 %add40.i, 0
  %conv28 = zext i1 %cmp27 to i32
  ret i32 %conv28

for.cond.cleanup14:                               ; preds = %for.body15
  %indvars.iv.next63 = add nuw nsw i64 %indvars.iv62, 1
  %exitcond66.not = icmp eq i64 %indvars.iv.next63, %wide.trip.count37.i
  br i1 %exitcond66.not, label %for.cond.cleanup10, label %for.cond12.preheader, !llvm.loop !21

for.body15:                                       ; preds = %for.body15, %for.cond12.preheader
  %indvars.iv = phi i64 [ 0, %for.cond12.preheader ], [ %indvars.iv.next.3, %for.body15 ]
  %sum.156 = phi i64 [ %sum.058, %for.cond12.preheader ], [ %add.3, %for.body15 ]
  %arrayidx18 = getelementptr inbounds [320 x [320 x i32]], ptr @length, i64 0, i64 %indvars.iv62, i64 %indvars.iv
  %19 = load i32, ptr %arrayidx18, align 16, !tbaa !10
  %conv = sext i32 %19 to i64
  %add = add nsw i64 %sum.156, %conv
  %indvars.iv.next = or disjoint i64 %indvars.iv, 1
  %arrayidx18.1 = getelementptr inbounds [320 x [320 x i32]], ptr @length, i64 0, i64 %indvars.iv62, i64 %indvars.iv.next
  %20 = load i32, ptr %arrayidx18.1, align 4, !tbaa !10
  %conv.1 = sext i32 %20 to i64
  %add.1 = add nsw i64 %add, %conv.1
  %indvars.iv.next.1 = or disjoint i64 %indvars.iv, 2
  %arrayidx18.2 = getelementptr inbounds [320 x [320 x i32]], ptr @length, i64 0, i64 %indvars.iv62, i64 %indvars.iv.next.1
  %21 = load i32, ptr %arrayidx18.2, align 8, !tbaa !10
  %conv.2 = sext i32 %21 to i64
  %add.2 = add nsw i64 %add.1, %conv.2
  %indvars.iv.next.2 = or disjoint i64 %indvars.iv, 3
  %arrayidx18.3 = getelementptr inbounds [320 x [320 x i32]], ptr @length, i64 0, i64 %indvars.iv62, i64 %indvars.iv.next.2
  %22 = load i32, ptr %arrayidx18.3, align 4, !tbaa !10
  %conv.3 = sext i32 %22 to i64
  %add.3 = add nsw i64 %add.2, %conv.3
  %indvars.iv.next.3 = add nuw nsw i64 %indvars.iv, 4
  %exitcond61.not.3 = icmp eq i64 %indvars.iv.next.3, %wide.trip.count37.i
  br i1 %exitcond61.not.3, label %for.cond.cleanup14, label %for.body15, !llvm.loop !22
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !6, i64 0}
!12 = distinct !{!12, !9}
!13 = distinct !{!13, !9}
!14 = distinct !{!14, !9}
!15 = distinct !{!15, !9}
!16 = distinct !{!16, !9}
!17 = distinct !{!17, !9}
!18 = distinct !{!18, !9}
!19 = distinct !{!19, !9}
!20 = distinct !{!20, !9}
!21 = distinct !{!21, !9}
!22 = distinct !{!22, !9}
