source_filename = "binary-trees.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [38 x i8] c"binary-trees: %llu nodes at depth %d\0A\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %argc, ptr nocapture noundef readonly %argv) local_unnamed_addr #0 {
entry:
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
  %cond1 = select i1 %tobool.not, i32 8, i32 14
  %mul = mul nsw i64 %cond, 450
  %cond6 = select i1 %tobool.not, i64 2, i64 %mul
  %sh_prom = zext nneg i32 %cond1 to i64
  %shl = shl nuw nsw i64 2, %sh_prom
  %sub = add nsw i64 %shl, -1
  %cmp730 = icmp sgt i64 %cond6, 0
  br i1 %cmp730, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %cond.end
  %1 = or disjoint i64 %sh_prom, 1
  %mul12 = shl nuw nsw i64 %sub, %1
  %div29 = lshr exact i64 %mul12, 1
  br label %for.body

for.cond.cleanup.loopexit:                        ; preds = %lor.end
  %2 = icmp ne i64 %add14, 0
  %3 = zext i1 %2 to i32
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %cond.end
  %wrong.0.lcssa = phi i32 [ 0, %cond.end ], [ %3, %for.cond.cleanup.loopexit ]
  %nodes.0.lcssa = phi i64 [ 0, %cond.end ], [ %call9, %for.cond.cleanup.loopexit ]
  %call15 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %nodes.0.lcssa, i32 noundef %cond1)
  ret i32 %wrong.0.lcssa

for.body:                                         ; preds = %for.body.lr.ph, %lor.end
  %round.032 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %lor.end ]
  %wrong.031 = phi i64 [ 0, %for.body.lr.ph ], [ %add14, %lor.end ]
  %call8 = tail call fastcc ptr @build(i32 noundef %cond1, i64 noundef 1)
  %call9 = tail call fastcc i64 @count(ptr noundef %call8)
  %cmp10.not = icmp eq i64 %call9, %sub
  br i1 %cmp10.not, label %lor.rhs, label %lor.end

lor.rhs:                                          ; preds = %for.body
  %call11 = tail call fastcc i64 @sum(ptr noundef %call8)
  %cmp13 = icmp ne i64 %call11, %div29
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %for.body
  %4 = phi i1 [ true, %for.body ], [ %cmp13, %lor.rhs ]
  %conv = zext i1 %4 to i64
  %add14 = add nuw nsw i64 %wrong.031, %conv
  tail call fastcc void @release(ptr noundef %call8)
  %inc = add nuw nsw i64 %round.032, 1
  %exitcond.not = icmp eq i64 %inc, %cond6
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !8
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define internal fastcc noalias noundef ptr @build(i32 noundef %depth, i64 noundef %number) unnamed_addr #0 {
entry:
  %call = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #9
  %tobool.not = icmp eq ptr %call, null
  br i1 %tobool.not, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call void @exit(i32 noundef 1) #10
  unreachable

if.end:                                           ; preds = %entry
  %.compoundliteral.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %call, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %call, i8 0, i64 16, i1 false)
  store i64 %number, ptr %.compoundliteral.sroa.3.0..sroa_idx, align 8, !tbaa !10
  %cmp = icmp sgt i32 %depth, 0
  br i1 %cmp, label %if.then2, label %common.ret18

common.ret18:                                     ; preds = %if.end, %if.then2
  ret ptr %call

if.then2:                                         ; preds = %if.end
  %.compoundliteral.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %call, i64 8
  %sub = add nsw i32 %depth, -1
  %mul = shl i64 %number, 1
  %call3 = tail call fastcc ptr @build(i32 noundef %sub, i64 noundef %mul)
  store ptr %call3, ptr %call, align 8, !tbaa !12
  %add = or disjoint i64 %mul, 1
  %call7 = tail call fastcc ptr @build(i32 noundef %sub, i64 noundef %add)
  store ptr %call7, ptr %.compoundliteral.sroa.2.0..sroa_idx, align 8, !tbaa !14
  br label %common.ret18
}

; Function Attrs: nofree nosync nounwind memory(read, inaccessiblemem: none) uwtable
define internal fastcc i64 @count(ptr noundef readonly %node) unnamed_addr #2 {
entry:
  %tobool.not5 = icmp eq ptr %node, null
  br i1 %tobool.not5, label %cond.end, label %cond.true

cond.true:                                        ; preds = %entry, %cond.true
  %node.tr7 = phi ptr [ %1, %cond.true ], [ %node, %entry ]
  %accumulator.tr6 = phi i64 [ %add2, %cond.true ], [ 0, %entry ]
  %0 = load ptr, ptr %node.tr7, align 8, !tbaa !12
  %call = tail call fastcc i64 @count(ptr noundef %0)
  %right = getelementptr inbounds i8, ptr %node.tr7, i64 8
  %1 = load ptr, ptr %right, align 8, !tbaa !14
  %add = add i64 %accumulator.tr6, 1
  %add2 = add i64 %add, %call
  %tobool.not = icmp eq ptr %1, null
  br i1 %tobool.not, label %cond.end, label %cond.true

cond.end:                                         ; preds = %cond.true, %entry
  %accumulator.tr.lcssa = phi i64 [ 0, %entry ], [ %add2, %cond.true ]
  ret i64 %accumulator.tr.lcssa
}

; Function Attrs: nofree nosync nounwind memory(read, inaccessiblemem: none) uwtable
define internal fastcc i64 @sum(ptr noundef readonly %node) unnamed_addr #2 {
entry:
  %tobool.not6 = icmp eq ptr %node, null
  br i1 %tobool.not6, label %return, label %if.end

if.end:                                           ; preds = %entry, %if.end
  %node.tr8 = phi ptr [ %2, %if.end ], [ %node, %entry ]
  %accumulator.tr7 = phi i64 [ %add2, %if.end ], [ 0, %entry ]
  %number = getelementptr inbounds i8, ptr %node.tr8, i64 16
  %0 = load i64, ptr %number, align 8, !tbaa !15
  %1 = load ptr, ptr %node.tr8, align 8, !tbaa !12
  %call = tail call fastcc i64 @sum(ptr noundef %1)
  %right = getelementptr inbounds i8, ptr %node.tr8, i64 8
  %2 = load ptr, ptr %right, align 8, !tbaa !14
  %add = add i64 %0, %accumulator.tr7
  %add2 = add i64 %add, %call
  %tobool.not = icmp eq ptr %2, null
  br i1 %tobool.not, label %return, label %if.end

return:                                           ; preds = %if.end, %entry
  %accumulator.tr.lcssa = phi i64 [ 0, %entry ], [ %add2, %if.end ]
  ret i64 %accumulator.tr.lcssa
}

; Function Attrs: nounwind uwtable
define internal fastcc void @release(ptr noundef %node) unnamed_addr #0 {
entry:
  %tobool.not = icmp eq ptr %node, null
  br i1 %tobool.not, label %common.ret4, label %if.end

common.ret4:                                      ; preds = %entry, %if.end
  ret void

if.end:                                           ; preds = %entry
  %0 = load ptr, ptr %node, align 8, !tbaa !12
  tail call fastcc void @release(ptr noundef %0)
  %right = getelementptr inbounds i8, ptr %node, i64 8
  %1 = load ptr, ptr %right, align 8, !tbaa !14
  tail call fastcc void @release(ptr noundef %1)
  tail call void @free(ptr noundef nonnull %node) #8
  br label %common.ret4
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #4

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #7

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind memory(read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { nounwind }
attributes #9 = { nounwind allocsize(0) }
attributes #10 = { noreturn nounwind }

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
!11 = !{!"long", !6, i64 0}
!12 = !{!13, !5, i64 0}
!13 = !{!"Node", !5, i64 0, !5, i64 8, !11, i64 16}
!14 = !{!13, !5, i64 8}
!15 = !{!13, !11, i64 16}
