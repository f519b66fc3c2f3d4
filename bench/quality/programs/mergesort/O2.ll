source_filename = "mergesort.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Record = type { i64, i64 }

@main.orders = internal unnamed_addr constant [2 x ptr] [ptr @by_key, ptr @by_key_from_above], align 16
@data = internal global [100000 x %struct.Record] zeroinitializer, align 16
@spare = internal global [100000 x %struct.Record] zeroinitializer, align 16
@.str = private unnamed_addr constant [24 x i8] c"mergesort: median %lld\0A\00", align 1

; Function Attrs: nounwind uwtable
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
  %conv = select i1 %tobool.not, i64 2000, i64 100000
  %mul = mul nsw i64 %cond, 38
  %cond6 = select i1 %tobool.not, i64 2, i64 %mul
  %cmp792 = icmp sgt i64 %cond6, 0
  br i1 %cmp792, label %for.cond9.preheader.lr.ph, label %for.cond.cleanup

for.cond9.preheader.lr.ph:                        ; preds = %cond.end
  %div87 = lshr exact i64 %conv, 1
  br label %for.cond9.preheader

for.cond9.preheader:                              ; preds = %for.cond9.preheader.lr.ph, %for.cond.cleanup23
  %wrong.095 = phi i64 [ 0, %for.cond9.preheader.lr.ph ], [ %add51, %for.cond.cleanup23 ]
  %round.094 = phi i64 [ 0, %for.cond9.preheader.lr.ph ], [ %inc58, %for.cond.cleanup23 ]
  %state.093 = phi i64 [ 20261121, %for.cond9.preheader.lr.ph ], [ %xor3.i, %for.cond.cleanup23 ]
  br label %for.body13

for.cond.cleanup.loopexit:                        ; preds = %for.cond.cleanup23
  %arrayidx55 = getelementptr inbounds %struct.Record, ptr %to.addr.048.i, i64 %div87
  %1 = load i64, ptr %arrayidx55, align 8, !tbaa !8
  %2 = icmp ne i64 %add51, 0
  %3 = zext i1 %2 to i32
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %cond.end
  %wrong.0.lcssa = phi i32 [ 0, %cond.end ], [ %3, %for.cond.cleanup.loopexit ]
  %median.0.lcssa = phi i64 [ 0, %cond.end ], [ %1, %for.cond.cleanup.loopexit ]
  %call60 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %median.0.lcssa)
  ret i32 %wrong.0.lcssa

for.cond.cleanup12:                               ; preds = %for.body13
  %rem16 = and i64 %round.094, 1
  %arrayidx17 = getelementptr inbounds [2 x ptr], ptr @main.orders, i64 0, i64 %rem16
  %4 = load ptr, ptr %arrayidx17, align 8, !tbaa !4
  br label %for.body4.lr.ph.i

for.body4.lr.ph.i:                                ; preds = %for.cond.cleanup12, %for.cond.cleanup3.i
  %from.addr.049.i = phi ptr [ %to.addr.048.i, %for.cond.cleanup3.i ], [ @data, %for.cond.cleanup12 ]
  %to.addr.048.i = phi ptr [ %from.addr.049.i, %for.cond.cleanup3.i ], [ @spare, %for.cond.cleanup12 ]
  %width.047.i = phi i64 [ %mul.i, %for.cond.cleanup3.i ], [ 1, %for.cond.cleanup12 ]
  %from.addr.04950.i = ptrtoint ptr %from.addr.049.i to i64
  %mul.i = shl i64 %width.047.i, 1
  br label %for.body4.i

for.cond.cleanup3.i:                              ; preds = %merge.exit.i
  %cmp.i = icmp slt i64 %mul.i, %conv
  br i1 %cmp.i, label %for.body4.lr.ph.i, label %for.cond20.preheader, !llvm.loop !11

for.cond20.preheader:                             ; preds = %for.cond.cleanup3.i
  %tobool31.not = icmp eq i64 %rem16, 0
  br label %for.body24

for.body4.i:                                      ; preds = %merge.exit.i, %for.body4.lr.ph.i
  %indvars.iv.i = phi i64 [ %width.047.i, %for.body4.lr.ph.i ], [ %indvars.iv.next.i, %merge.exit.i ]
  %start.045.i = phi i64 [ 0, %for.body4.lr.ph.i ], [ %add17.i, %merge.exit.i ]
  %smin52.i = tail call i64 @llvm.smin.i64(i64 %conv, i64 %indvars.iv.i)
  %5 = shl i64 %smin52.i, 4
  %6 = add i64 %5, %from.addr.04950.i
  %7 = add nsw i64 %start.045.i, %width.047.i
  %smin.i = tail call i64 @llvm.smin.i64(i64 %conv, i64 %7)
  %8 = shl i64 %smin.i, 4
  %9 = add i64 %8, %from.addr.04950.i
  %add7.i = add nsw i64 %smin.i, %width.047.i
  %cond13.i = tail call i64 @llvm.smin.i64(i64 %add7.i, i64 %conv)
  %add.ptr.i = getelementptr inbounds %struct.Record, ptr %from.addr.049.i, i64 %start.045.i
  %add.ptr14.i = getelementptr inbounds %struct.Record, ptr %from.addr.049.i, i64 %smin.i
  %add.ptr15.i = getelementptr inbounds %struct.Record, ptr %from.addr.049.i, i64 %cond13.i
  %add.ptr16.i = getelementptr inbounds %struct.Record, ptr %to.addr.048.i, i64 %start.045.i
  %cmp131.i.i = icmp slt i64 %7, %cond13.i
  br i1 %cmp131.i.i, label %while.body.i.i, label %while.cond5.preheader.i.i

while.cond5.preheader.i.i:                        ; preds = %while.body.i.i, %for.body4.i
  %to.addr.0.lcssa.i.i = phi ptr [ %add.ptr16.i, %for.body4.i ], [ %incdec.ptr.i.i, %while.body.i.i ]
  %left.addr.0.lcssa.i.i = phi ptr [ %add.ptr.i, %for.body4.i ], [ %left.addr.1.i.i, %while.body.i.i ]
  %right.0.lcssa.i.i = phi ptr [ %add.ptr14.i, %for.body4.i ], [ %right.1.i.i, %while.body.i.i ]
  %cmp637.i.i = icmp ult ptr %left.addr.0.lcssa.i.i, %add.ptr14.i
  br i1 %cmp637.i.i, label %while.body7.i.preheader.i, label %while.cond11.preheader.i.i

while.body7.i.preheader.i:                        ; preds = %while.cond5.preheader.i.i
  %left.addr.0.lcssa.i51.i = ptrtoint ptr %left.addr.0.lcssa.i.i to i64
  %10 = add i64 %left.addr.0.lcssa.i51.i, 16
  %umax.i = tail call i64 @llvm.umax.i64(i64 %9, i64 %10)
  %11 = xor i64 %left.addr.0.lcssa.i51.i, -1
  %12 = add i64 %umax.i, %11
  %13 = and i64 %12, -16
  %14 = add i64 %13, 16
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %to.addr.0.lcssa.i.i, ptr align 8 %left.addr.0.lcssa.i.i, i64 %14, i1 false)
  %umax53.i = tail call i64 @llvm.umax.i64(i64 %6, i64 %10)
  %15 = add i64 %umax53.i, %11
  %16 = and i64 %15, -16
  %scevgep.i = getelementptr i8, ptr %to.addr.0.lcssa.i.i, i64 16
  %scevgep54.i = getelementptr i8, ptr %scevgep.i, i64 %16
  br label %while.cond11.preheader.i.i

while.body.i.i:                                   ; preds = %for.body4.i, %while.body.i.i
  %right.034.i.i = phi ptr [ %right.1.i.i, %while.body.i.i ], [ %add.ptr14.i, %for.body4.i ]
  %left.addr.033.i.i = phi ptr [ %left.addr.1.i.i, %while.body.i.i ], [ %add.ptr.i, %for.body4.i ]
  %to.addr.032.i.i = phi ptr [ %incdec.ptr.i.i, %while.body.i.i ], [ %add.ptr16.i, %for.body4.i ]
  %incdec.ptr.i.i = getelementptr inbounds i8, ptr %to.addr.032.i.i, i64 16
  %call.i.i = tail call i32 %4(ptr noundef %left.addr.033.i.i, ptr noundef %right.034.i.i) #6
  %cmp2.i.i = icmp slt i32 %call.i.i, 1
  %right.034.sink.i.i = select i1 %cmp2.i.i, ptr %left.addr.033.i.i, ptr %right.034.i.i
  %left.addr.1.idx.i.i = select i1 %cmp2.i.i, i64 16, i64 0
  %left.addr.1.i.i = getelementptr inbounds i8, ptr %left.addr.033.i.i, i64 %left.addr.1.idx.i.i
  %right.1.idx.i.i = select i1 %cmp2.i.i, i64 0, i64 16
  %right.1.i.i = getelementptr inbounds i8, ptr %right.034.i.i, i64 %right.1.idx.i.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %to.addr.032.i.i, ptr noundef nonnull align 8 dereferenceable(16) %right.034.sink.i.i, i64 16, i1 false)
  %cmp.i.i = icmp ult ptr %left.addr.1.i.i, %add.ptr14.i
  %cmp1.i.i = icmp ult ptr %right.1.i.i, %add.ptr15.i
  %17 = select i1 %cmp.i.i, i1 %cmp1.i.i, i1 false
  br i1 %17, label %while.body.i.i, label %while.cond5.preheader.i.i, !llvm.loop !13

while.cond11.preheader.i.i:                       ; preds = %while.body7.i.preheader.i, %while.cond5.preheader.i.i
  %to.addr.1.lcssa.i.i = phi ptr [ %to.addr.0.lcssa.i.i, %while.cond5.preheader.i.i ], [ %scevgep54.i, %while.body7.i.preheader.i ]
  %cmp1241.i.i = icmp ult ptr %right.0.lcssa.i.i, %add.ptr15.i
  br i1 %cmp1241.i.i, label %while.body13.i.i, label %merge.exit.i

while.body13.i.i:                                 ; preds = %while.cond11.preheader.i.i, %while.body13.i.i
  %right.243.i.i = phi ptr [ %incdec.ptr15.i.i, %while.body13.i.i ], [ %right.0.lcssa.i.i, %while.cond11.preheader.i.i ]
  %to.addr.242.i.i = phi ptr [ %incdec.ptr14.i.i, %while.body13.i.i ], [ %to.addr.1.lcssa.i.i, %while.cond11.preheader.i.i ]
  %incdec.ptr14.i.i = getelementptr inbounds i8, ptr %to.addr.242.i.i, i64 16
  %incdec.ptr15.i.i = getelementptr inbounds i8, ptr %right.243.i.i, i64 16
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %to.addr.242.i.i, ptr noundef nonnull align 8 dereferenceable(16) %right.243.i.i, i64 16, i1 false), !tbaa.struct !14
  %cmp12.i.i = icmp ult ptr %incdec.ptr15.i.i, %add.ptr15.i
  br i1 %cmp12.i.i, label %while.body13.i.i, label %merge.exit.i, !llvm.loop !16

merge.exit.i:                                     ; preds = %while.body13.i.i, %while.cond11.preheader.i.i
  %add17.i = add nsw i64 %start.045.i, %mul.i
  %cmp2.i = icmp slt i64 %add17.i, %conv
  %indvars.iv.next.i = add i64 %indvars.iv.i, %mul.i
  br i1 %cmp2.i, label %for.body4.i, label %for.cond.cleanup3.i, !llvm.loop !17

for.body13:                                       ; preds = %for.cond9.preheader, %for.body13
  %i.089 = phi i64 [ 0, %for.cond9.preheader ], [ %inc, %for.body13 ]
  %state.188 = phi i64 [ %state.093, %for.cond9.preheader ], [ %xor3.i, %for.body13 ]
  %arrayidx14 = getelementptr inbounds [100000 x %struct.Record], ptr @data, i64 0, i64 %i.089
  %shl.i = shl i64 %state.188, 13
  %xor.i = xor i64 %shl.i, %state.188
  %shr.i = lshr i64 %xor.i, 7
  %xor1.i = xor i64 %shr.i, %xor.i
  %shl2.i = shl i64 %xor1.i, 17
  %xor3.i = xor i64 %shl2.i, %xor1.i
  %rem = urem i64 %xor3.i, 5000
  store i64 %rem, ptr %arrayidx14, align 16, !tbaa !15
  %.compoundliteral.sroa.2.0.arrayidx14.sroa_idx = getelementptr inbounds i8, ptr %arrayidx14, i64 8
  store i64 %i.089, ptr %.compoundliteral.sroa.2.0.arrayidx14.sroa_idx, align 8, !tbaa !15
  %inc = add nuw nsw i64 %i.089, 1
  %exitcond.not = icmp eq i64 %inc, %conv
  br i1 %exitcond.not, label %for.cond.cleanup12, label %for.body13, !llvm.loop !18

for.cond.cleanup23:                               ; preds = %land.end
  %inc58 = add nuw nsw i64 %round.094, 1
  %exitcond98.not = icmp eq i64 %inc58, %cond6
  br i1 %exitcond98.not, label %for.cond.cleanup.loopexit, label %for.cond9.preheader, !llvm.loop !19

for.body24:                                       ; preds = %for.cond20.preheader, %land.end
  %i19.091 = phi i64 [ 1, %for.cond20.preheader ], [ %inc53, %land.end ]
  %wrong.190 = phi i64 [ %wrong.095, %for.cond20.preheader ], [ %add51, %land.end ]
  %arrayidx25 = getelementptr inbounds %struct.Record, ptr %to.addr.048.i, i64 %i19.091
  %18 = load i64, ptr %arrayidx25, align 8, !tbaa !8
  %arrayidx27 = getelementptr i8, ptr %arrayidx25, i64 -16
  %19 = load i64, ptr %arrayidx27, align 8, !tbaa !8
  %sub29 = sub nsw i64 %18, %19
  %cmp33 = icmp sgt i64 %sub29, 0
  %conv34 = zext i1 %cmp33 to i64
  %sub29.lobit = lshr i64 %sub29, 63
  %cond39 = select i1 %tobool31.not, i64 %sub29.lobit, i64 %conv34
  %add = add nsw i64 %cond39, %wrong.190
  %cmp41 = icmp eq i64 %18, %19
  br i1 %cmp41, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.body24
  %number45 = getelementptr i8, ptr %arrayidx25, i64 -8
  %20 = load i64, ptr %number45, align 8, !tbaa !20
  %number47 = getelementptr inbounds i8, ptr %arrayidx25, i64 8
  %21 = load i64, ptr %number47, align 8, !tbaa !20
  %cmp48 = icmp sgt i64 %20, %21
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.body24
  %22 = phi i1 [ false, %for.body24 ], [ %cmp48, %land.rhs ]
  %conv50 = zext i1 %22 to i64
  %add51 = add nsw i64 %add, %conv50
  %inc53 = add nuw nsw i64 %i19.091, 1
  %exitcond97.not = icmp eq i64 %inc53, %conv
  br i1 %exitcond97.not, label %for.cond.cleanup23, label %for.body24, !llvm.loop !21
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal range(i32 -1, 2) i32 @by_key(ptr nocapture noundef readonly %a, ptr nocapture noundef readonly %b) #1 {
entry:
  %0 = load i64, ptr %a, align 8, !tbaa !8
  %1 = load i64, ptr %b, align 8, !tbaa !8
  %cmp = icmp sgt i64 %0, %1
  %conv = zext i1 %cmp to i32
  %cmp4 = icmp slt i64 %0, %1
  %conv5.neg = sext i1 %cmp4 to i32
  %sub = add nsw i32 %conv5.neg, %conv
  ret i32 %sub
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal range(i32 -1, 2) i32 @by_key_from_above(ptr nocapture noundef readonly %a, ptr nocapture noundef readonly %b) #1 {
entry:
  %0 = load i64, ptr %b, align 8, !tbaa !8
  %1 = load i64, ptr %a, align 8, !tbaa !8
  %cmp.i = icmp sgt i64 %0, %1
  %conv.i = zext i1 %cmp.i to i32
  %cmp4.i = icmp slt i64 %0, %1
  %conv5.neg.i = sext i1 %cmp4.i to i32
  %sub.i = add nsw i32 %conv5.neg.i, %conv.i
  ret i32 %sub.i
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #5

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = !{!9, !10, i64 0}
!9 = !{!"", !10, i64 0, !10, i64 8}
!10 = !{!"long", !6, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
!14 = !{i64 0, i64 8, !15, i64 8, i64 8, !15}
!15 = !{!10, !10, i64 0}
!16 = distinct !{!16, !12}
!17 = distinct !{!17, !12}
!18 = distinct !{!18, !12}
!19 = distinct !{!19, !12}
!20 = !{!9, !10, i64 8}
!21 = distinct !{!21, !12}
