source_filename = "wildcard.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@patterns = internal unnamed_addr constant [8 x ptr] [ptr @.str.1, ptr @.str.2, ptr @.str.3, ptr @.str.4, ptr @.str.5, ptr @.str.6, ptr @.str.7, ptr @.str.8], align 16
@names = internal unnamed_addr constant [10 x ptr] [ptr @.str.9, ptr @.str.10, ptr @.str.11, ptr @.str.12, ptr @.str.13, ptr @.str.14, ptr @.str.15, ptr @.str.16, ptr @.str.17, ptr @.str.18], align 16
@.str = private unnamed_addr constant [22 x i8] c"wildcard: %ld of %ld\0A\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"*.c\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"foo*bar\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"a?c*\00", align 1
@.str.4 = private unnamed_addr constant [10 x i8] c"*abc*def*\00", align 1
@.str.5 = private unnamed_addr constant [10 x i8] c"*a*b*c*d*\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"???\00", align 1
@.str.7 = private unnamed_addr constant [3 x i8] c"*x\00", align 1
@.str.8 = private unnamed_addr constant [14 x i8] c"main_*_test.?\00", align 1
@.str.9 = private unnamed_addr constant [14 x i8] c"hello_world.c\00", align 1
@.str.10 = private unnamed_addr constant [10 x i8] c"foobazbar\00", align 1
@.str.11 = private unnamed_addr constant [6 x i8] c"abcde\00", align 1
@.str.12 = private unnamed_addr constant [13 x i8] c"xxabcxxdefxx\00", align 1
@.str.13 = private unnamed_addr constant [8 x i8] c"aXbXcXd\00", align 1
@.str.14 = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.15 = private unnamed_addr constant [13 x i8] c"aaaaaaaaaaax\00", align 1
@.str.16 = private unnamed_addr constant [16 x i8] c"main_foo_test.h\00", align 1
@.str.17 = private unnamed_addr constant [9 x i8] c"zzzzzzzz\00", align 1
@.str.18 = private unnamed_addr constant [20 x i8] c"the quick brown fox\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %argc, ptr nocapture noundef readonly %argv) local_unnamed_addr #0 {
entry:
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.end, label %for.cond6.preheader.preheader

cond.end:                                         ; preds = %entry
  %arrayidx = getelementptr inbounds i8, ptr %argv, i64 8
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !4
  %call = tail call i64 @strtol(ptr nocapture noundef %0, ptr noundef null, i32 noundef 10) #4
  %call.fr = freeze i64 %call
  %tobool.not = icmp eq i64 %call.fr, 0
  br i1 %tobool.not, label %for.cond6.preheader.preheader, label %cond.end.thread

cond.end.thread:                                  ; preds = %cond.end
  %mul = mul nsw i64 %call.fr, 100000
  %cmp560 = icmp sgt i64 %call.fr, 0
  br i1 %cmp560, label %for.cond6.preheader.preheader, label %for.cond.cleanup

for.cond6.preheader.preheader:                    ; preds = %cond.end, %entry, %cond.end.thread
  %1 = phi i64 [ %mul, %cond.end.thread ], [ 100000, %entry ], [ 100, %cond.end ]
  br label %for.cond6.preheader

for.cond6.preheader:                              ; preds = %for.cond6.preheader.preheader, %for.cond.cleanup8
  %round.063 = phi i64 [ %inc31, %for.cond.cleanup8 ], [ 0, %for.cond6.preheader.preheader ]
  %wrong.062 = phi i64 [ %add, %for.cond.cleanup8 ], [ 0, %for.cond6.preheader.preheader ]
  %found.061 = phi i64 [ %add26, %for.cond.cleanup8 ], [ 0, %for.cond6.preheader.preheader ]
  br label %for.cond10.preheader

for.cond.cleanup.loopexit:                        ; preds = %for.cond.cleanup8
  %2 = icmp ne i64 %add, 0
  %3 = zext i1 %2 to i32
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %cond.end.thread
  %4 = phi i64 [ %mul, %cond.end.thread ], [ %1, %for.cond.cleanup.loopexit ]
  %found.0.lcssa = phi i64 [ 0, %cond.end.thread ], [ %add26, %for.cond.cleanup.loopexit ]
  %wrong.0.lcssa = phi i32 [ 0, %cond.end.thread ], [ %3, %for.cond.cleanup.loopexit ]
  %mul34 = mul nsw i64 %4, 80
  %call35 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %found.0.lcssa, i64 noundef %mul34)
  ret i32 %wrong.0.lcssa

for.cond10.preheader:                             ; preds = %for.cond6.preheader, %for.cond.cleanup12
  %indvars.iv66 = phi i64 [ 0, %for.cond6.preheader ], [ %indvars.iv.next67, %for.cond.cleanup12 ]
  %wrong.158 = phi i64 [ %wrong.062, %for.cond6.preheader ], [ %add, %for.cond.cleanup12 ]
  %found.157 = phi i64 [ %found.061, %for.cond6.preheader ], [ %add26, %for.cond.cleanup12 ]
  %arrayidx14 = getelementptr inbounds [8 x ptr], ptr @patterns, i64 0, i64 %indvars.iv66
  %5 = load ptr, ptr %arrayidx14, align 8, !tbaa !4
  br label %for.body13

for.cond.cleanup8:                                ; preds = %for.cond.cleanup12
  %inc31 = add nuw nsw i64 %round.063, 1
  %exitcond70.not = icmp eq i64 %inc31, %1
  br i1 %exitcond70.not, label %for.cond.cleanup.loopexit, label %for.cond6.preheader, !llvm.loop !8

for.cond.cleanup12:                               ; preds = %matches.exit
  %indvars.iv.next67 = add nuw nsw i64 %indvars.iv66, 1
  %exitcond69.not = icmp eq i64 %indvars.iv.next67, 8
  br i1 %exitcond69.not, label %for.cond.cleanup8, label %for.cond10.preheader, !llvm.loop !10

for.body13:                                       ; preds = %for.cond10.preheader, %matches.exit
  %indvars.iv = phi i64 [ 0, %for.cond10.preheader ], [ %indvars.iv.next, %matches.exit ]
  %wrong.255 = phi i64 [ %wrong.158, %for.cond10.preheader ], [ %add, %matches.exit ]
  %found.254 = phi i64 [ %found.157, %for.cond10.preheader ], [ %add26, %matches.exit ]
  %arrayidx16 = getelementptr inbounds [10 x ptr], ptr @names, i64 0, i64 %indvars.iv
  %6 = load ptr, ptr %arrayidx16, align 8, !tbaa !4
  %7 = load i8, ptr %6, align 1, !tbaa !11
  %tobool.not40.i = icmp eq i8 %7, 0
  br i1 %tobool.not40.i, label %while.cond19.i.preheader, label %while.body.i

while.body.i:                                     ; preds = %for.body13, %if.end18.i
  %8 = phi i8 [ %10, %if.end18.i ], [ %7, %for.body13 ]
  %mark.044.i = phi ptr [ %mark.1.i, %if.end18.i ], [ null, %for.body13 ]
  %star.043.i = phi ptr [ %star.1.i, %if.end18.i ], [ null, %for.body13 ]
  %name.addr.042.i = phi ptr [ %name.addr.1.i, %if.end18.i ], [ %6, %for.body13 ]
  %pattern.addr.041.i = phi ptr [ %pattern.addr.1.i, %if.end18.i ], [ %5, %for.body13 ]
  %9 = load i8, ptr %pattern.addr.041.i, align 1, !tbaa !11
  %cmp.i = icmp eq i8 %9, 63
  %cmp4.i = icmp eq i8 %9, %8
  %or.cond.i = or i1 %cmp.i, %cmp4.i
  br i1 %or.cond.i, label %if.then.i, label %if.else.i

if.then.i:                                        ; preds = %while.body.i
  %incdec.ptr6.i = getelementptr inbounds i8, ptr %name.addr.042.i, i64 1
  br label %if.end18.i

if.else.i:                                        ; preds = %while.body.i
  %cmp8.i = icmp eq i8 %9, 42
  br i1 %cmp8.i, label %if.end18.i, label %if.else12.i

if.else12.i:                                      ; preds = %if.else.i
  %tobool13.not.i = icmp eq ptr %star.043.i, null
  br i1 %tobool13.not.i, label %matches.exit, label %if.then14.i

if.then14.i:                                      ; preds = %if.else12.i
  %incdec.ptr15.i = getelementptr inbounds i8, ptr %mark.044.i, i64 1
  br label %if.end18.i

if.end18.i:                                       ; preds = %if.then14.i, %if.else.i, %if.then.i
  %pattern.addr.0.pn.i = phi ptr [ %pattern.addr.041.i, %if.then.i ], [ %star.043.i, %if.then14.i ], [ %pattern.addr.041.i, %if.else.i ]
  %name.addr.1.i = phi ptr [ %incdec.ptr6.i, %if.then.i ], [ %incdec.ptr15.i, %if.then14.i ], [ %name.addr.042.i, %if.else.i ]
  %star.1.i = phi ptr [ %star.043.i, %if.then.i ], [ %star.043.i, %if.then14.i ], [ %pattern.addr.041.i, %if.else.i ]
  %mark.1.i = phi ptr [ %mark.044.i, %if.then.i ], [ %incdec.ptr15.i, %if.then14.i ], [ %name.addr.042.i, %if.else.i ]
  %pattern.addr.1.i = getelementptr inbounds i8, ptr %pattern.addr.0.pn.i, i64 1
  %10 = load i8, ptr %name.addr.1.i, align 1, !tbaa !11
  %tobool.not.i = icmp eq i8 %10, 0
  br i1 %tobool.not.i, label %while.cond19.i.preheader, label %while.body.i, !llvm.loop !12

while.cond19.i.preheader:                         ; preds = %if.end18.i, %for.body13
  %pattern.addr.2.i.ph = phi ptr [ %5, %for.body13 ], [ %pattern.addr.1.i, %if.end18.i ]
  br label %while.cond19.i

while.cond19.i:                                   ; preds = %while.cond19.i.preheader, %while.cond19.i
  %pattern.addr.2.i = phi ptr [ %incdec.ptr24.i, %while.cond19.i ], [ %pattern.addr.2.i.ph, %while.cond19.i.preheader ]
  %11 = load i8, ptr %pattern.addr.2.i, align 1, !tbaa !11
  %cmp21.i = icmp eq i8 %11, 42
  %incdec.ptr24.i = getelementptr inbounds i8, ptr %pattern.addr.2.i, i64 1
  br i1 %cmp21.i, label %while.cond19.i, label %while.end25.i, !llvm.loop !13

while.end25.i:                                    ; preds = %while.cond19.i
  %tobool26.not.i = icmp eq i8 %11, 0
  %lnot.ext.i = zext i1 %tobool26.not.i to i32
  br label %matches.exit

matches.exit:                                     ; preds = %if.else12.i, %while.end25.i
  %retval.0.i = phi i32 [ %lnot.ext.i, %while.end25.i ], [ 0, %if.else12.i ]
  %call22 = tail call fastcc i32 @matches_by_recursion(ptr noundef %5, ptr noundef nonnull %6)
  %cmp23 = icmp ne i32 %retval.0.i, %call22
  %conv24 = zext i1 %cmp23 to i64
  %add = add nsw i64 %wrong.255, %conv24
  %conv25 = zext nneg i32 %retval.0.i to i64
  %add26 = add nsw i64 %found.254, %conv25
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 10
  br i1 %exitcond.not, label %for.cond.cleanup12, label %for.body13, !llvm.loop !14
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nofree nosync nounwind memory(argmem: read) uwtable
define internal fastcc range(i32 0, 2) i32 @matches_by_recursion(ptr nocapture noundef readonly %pattern, ptr nocapture noundef readonly %name) unnamed_addr #2 {
entry:
  br label %tailrecurse.outer

tailrecurse.outer:                                ; preds = %land.rhs20, %entry
  %pattern.tr.ph = phi ptr [ %add.ptr, %land.rhs20 ], [ %pattern, %entry ]
  %name.tr.ph = phi ptr [ %add.ptr22, %land.rhs20 ], [ %name, %entry ]
  %0 = load i8, ptr %pattern.tr.ph, align 1, !tbaa !11
  %add.ptr = getelementptr inbounds i8, ptr %pattern.tr.ph, i64 1
  br label %tailrecurse

tailrecurse:                                      ; preds = %lor.rhs, %tailrecurse.outer
  %name.tr = phi ptr [ %add.ptr7, %lor.rhs ], [ %name.tr.ph, %tailrecurse.outer ]
  switch i8 %0, label %if.end10 [
    i8 0, label %if.then
    i8 42, label %if.then3
  ]

if.then:                                          ; preds = %tailrecurse
  %1 = load i8, ptr %name.tr.ph, align 1, !tbaa !11
  %tobool1.not = icmp eq i8 %1, 0
  %lnot.ext = zext i1 %tobool1.not to i32
  br label %return

if.then3:                                         ; preds = %tailrecurse
  %call = tail call fastcc i32 @matches_by_recursion(ptr noundef nonnull %add.ptr, ptr noundef %name.tr)
  %tobool4.not = icmp eq i32 %call, 0
  br i1 %tobool4.not, label %lor.rhs, label %return

lor.rhs:                                          ; preds = %if.then3
  %2 = load i8, ptr %name.tr, align 1, !tbaa !11
  %tobool6.not = icmp eq i8 %2, 0
  %add.ptr7 = getelementptr inbounds i8, ptr %name.tr, i64 1
  br i1 %tobool6.not, label %return, label %tailrecurse

if.end10:                                         ; preds = %tailrecurse
  %3 = load i8, ptr %name.tr.ph, align 1, !tbaa !11
  %tobool12.not = icmp eq i8 %3, 0
  br i1 %tobool12.not, label %return, label %land.lhs.true

land.lhs.true:                                    ; preds = %if.end10
  %cmp14 = icmp eq i8 %0, 63
  %cmp18 = icmp eq i8 %0, %3
  %or.cond = or i1 %cmp14, %cmp18
  br i1 %or.cond, label %land.rhs20, label %return

land.rhs20:                                       ; preds = %land.lhs.true
  %add.ptr22 = getelementptr i8, ptr %name.tr.ph, i64 1
  br label %tailrecurse.outer

return:                                           ; preds = %if.end10, %land.lhs.true, %if.then3, %lor.rhs, %if.then
  %retval.0 = phi i32 [ %lnot.ext, %if.then ], [ 1, %if.then3 ], [ 0, %lor.rhs ], [ 0, %land.lhs.true ], [ 0, %if.end10 ]
  ret i32 %retval.0
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!11 = !{!6, !6, i64 0}
!12 = distinct !{!12, !9}
!13 = distinct !{!13, !9}
!14 = distinct !{!14, !9}
