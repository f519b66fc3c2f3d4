source_filename = "queens.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Board = type { i32, [12 x i8], [24 x i8], [24 x i8], [12 x i32], i64, i64 }

@.str = private unnamed_addr constant [30 x i8] c"queens: %ld ways to place %d\0A\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %argc, ptr nocapture noundef readonly %argv) local_unnamed_addr #0 {
entry:
  %board = alloca %struct.Board, align 8
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
  %cond1 = select i1 %tobool.not, i32 7, i32 12
  %conv = select i1 %tobool.not, i64 40, i64 14200
  %mul = mul nsw i64 %cond, 6
  %cond8 = select i1 %tobool.not, i64 1, i64 %mul
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %board) #6
  %cmp934 = icmp sgt i64 %cond8, 0
  br i1 %cmp934, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %cond.end
  %.compoundliteral.sroa.3.0.board.sroa_idx = getelementptr inbounds i8, ptr %board, i64 4
  %solutions12 = getelementptr inbounds i8, ptr %board, i64 112
  %weight15 = getelementptr inbounds i8, ptr %board, i64 120
  %sub = add nsw i32 %cond1, -1
  %conv17 = zext nneg i32 %sub to i64
  %mul18 = mul nuw nsw i64 %conv, %conv17
  br label %for.body

for.cond.cleanup.loopexit:                        ; preds = %for.body
  %1 = icmp ne i64 %add, 0
  %2 = zext i1 %1 to i32
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %cond.end
  %3 = phi i64 [ 0, %cond.end ], [ %4, %for.cond.cleanup.loopexit ]
  %wrong.0.lcssa = phi i32 [ 0, %cond.end ], [ %2, %for.cond.cleanup.loopexit ]
  %call23 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %3, i32 noundef %cond1)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %board) #6
  ret i32 %wrong.0.lcssa

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %round.036 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %wrong.035 = phi i64 [ 0, %for.body.lr.ph ], [ %add, %for.body ]
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(124) %.compoundliteral.sroa.3.0.board.sroa_idx, i8 0, i64 124, i1 false)
  store i32 %cond1, ptr %board, align 8, !tbaa !8
  call fastcc void @place_from(ptr noundef nonnull %board, i32 noundef 0)
  %4 = load i64, ptr %solutions12, align 8, !tbaa !10
  %cmp13.not = icmp ne i64 %4, %conv
  %5 = load i64, ptr %weight15, align 8
  %mul16 = shl nsw i64 %5, 1
  %cmp19 = icmp ne i64 %mul16, %mul18
  %6 = select i1 %cmp13.not, i1 true, i1 %cmp19
  %conv21 = zext i1 %6 to i64
  %add = add nuw nsw i64 %wrong.035, %conv21
  %inc = add nuw nsw i64 %round.036, 1
  %exitcond.not = icmp eq i64 %inc, %cond8
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !13
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @place_from(ptr nocapture noundef %board, i32 noundef %row) unnamed_addr #4 {
entry:
  %0 = load i32, ptr %board, align 8, !tbaa !15
  %cmp = icmp eq i32 %0, %row
  br i1 %cmp, label %if.then, label %for.cond.preheader

for.cond.preheader:                               ; preds = %entry
  %cmp380 = icmp sgt i32 %0, 0
  br i1 %cmp380, label %for.body.lr.ph, label %for.end

for.body.lr.ph:                                   ; preds = %for.cond.preheader
  %column8 = getelementptr inbounds i8, ptr %board, i64 4
  %rising = getelementptr inbounds i8, ptr %board, i64 16
  %falling = getelementptr inbounds i8, ptr %board, i64 40
  %place32 = getelementptr inbounds i8, ptr %board, i64 64
  %idxprom33 = sext i32 %row to i64
  %arrayidx34 = getelementptr inbounds [12 x i32], ptr %place32, i64 0, i64 %idxprom33
  %add35 = add nsw i32 %row, 1
  br label %for.body

if.then:                                          ; preds = %entry
  %solutions = getelementptr inbounds i8, ptr %board, i64 112
  %1 = load i64, ptr %solutions, align 8, !tbaa !10
  %inc = add nsw i64 %1, 1
  store i64 %inc, ptr %solutions, align 8, !tbaa !10
  %place = getelementptr inbounds i8, ptr %board, i64 64
  %div = sdiv i32 %row, 2
  %idxprom = sext i32 %div to i64
  %arrayidx = getelementptr inbounds [12 x i32], ptr %place, i64 0, i64 %idxprom
  %2 = load i32, ptr %arrayidx, align 4, !tbaa !8
  %conv = sext i32 %2 to i64
  %weight = getelementptr inbounds i8, ptr %board, i64 120
  %3 = load i64, ptr %weight, align 8, !tbaa !16
  %add = add nsw i64 %3, %conv
  store i64 %add, ptr %weight, align 8, !tbaa !16
  br label %for.end

for.body:                                         ; preds = %for.body.lr.ph, %cleanup
  %4 = phi i32 [ %0, %for.body.lr.ph ], [ %10, %cleanup ]
  %indvars.iv = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next, %cleanup ]
  %5 = trunc nuw nsw i64 %indvars.iv to i32
  %sub = sub i32 %row, %5
  %add7 = add nsw i32 %sub, %4
  %arrayidx10 = getelementptr inbounds [12 x i8], ptr %column8, i64 0, i64 %indvars.iv
  %6 = load i8, ptr %arrayidx10, align 1, !tbaa !17, !range !19, !noundef !20
  %loadedv = trunc nuw i8 %6 to i1
  br i1 %loadedv, label %cleanup, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.body
  %7 = add nsw i64 %indvars.iv, %idxprom33
  %arrayidx13 = getelementptr inbounds [24 x i8], ptr %rising, i64 0, i64 %7
  %8 = load i8, ptr %arrayidx13, align 1, !tbaa !17, !range !19, !noundef !20
  %loadedv14 = trunc nuw i8 %8 to i1
  br i1 %loadedv14, label %cleanup, label %lor.lhs.false16

lor.lhs.false16:                                  ; preds = %lor.lhs.false
  %idxprom17 = sext i32 %add7 to i64
  %arrayidx18 = getelementptr inbounds [24 x i8], ptr %falling, i64 0, i64 %idxprom17
  %9 = load i8, ptr %arrayidx18, align 1, !tbaa !17, !range !19, !noundef !20
  %loadedv19 = trunc nuw i8 %9 to i1
  br i1 %loadedv19, label %cleanup, label %if.end22

if.end22:                                         ; preds = %lor.lhs.false16
  store i8 1, ptr %arrayidx18, align 1, !tbaa !17
  store i8 1, ptr %arrayidx13, align 1, !tbaa !17
  store i8 1, ptr %arrayidx10, align 1, !tbaa !17
  store i32 %5, ptr %arrayidx34, align 4, !tbaa !8
  tail call fastcc void @place_from(ptr noundef nonnull %board, i32 noundef %add35)
  store i8 0, ptr %arrayidx18, align 1, !tbaa !17
  store i8 0, ptr %arrayidx13, align 1, !tbaa !17
  store i8 0, ptr %arrayidx10, align 1, !tbaa !17
  %.pre = load i32, ptr %board, align 8, !tbaa !15
  br label %cleanup

cleanup:                                          ; preds = %for.body, %lor.lhs.false, %lor.lhs.false16, %if.end22
  %10 = phi i32 [ %4, %for.body ], [ %4, %lor.lhs.false ], [ %4, %lor.lhs.false16 ], [ %.pre, %if.end22 ]
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %11 = sext i32 %10 to i64
  %cmp3 = icmp slt i64 %indvars.iv.next, %11
  br i1 %cmp3, label %for.body, label %for.end, !llvm.loop !21

for.end:                                          ; preds = %cleanup, %for.cond.preheader, %if.then
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #5

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nofree nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!9 = !{!"int", !6, i64 0}
!10 = !{!11, !12, i64 112}
!11 = !{!"", !9, i64 0, !6, i64 4, !6, i64 16, !6, i64 40, !6, i64 64, !12, i64 112, !12, i64 120}
!12 = !{!"long", !6, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!11, !9, i64 0}
!16 = !{!11, !12, i64 120}
!17 = !{!18, !18, i64 0}
!18 = !{!"_Bool", !6, i64 0}
!19 = !{i8 0, i8 2}
!20 = !{}
!21 = distinct !{!21, !14}
