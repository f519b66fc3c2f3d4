source_filename = "regex.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Machine = type { [256 x %struct.State], i32, ptr, ptr, i32 }
%struct.State = type { i32, i8, ptr, ptr, i32 }
%struct.List = type { [256 x ptr], i32 }

@main.letters = internal global %struct.Machine zeroinitializer, align 8
@main.numbers = internal global %struct.Machine zeroinitializer, align 8
@.str = private unnamed_addr constant [17 x i8] c"(a|b)*a.........\00", align 1
@.str.1 = private unnamed_addr constant [67 x i8] c"-?(0|1|2|3|4|5|6|7|8|9)+\\.(0|1|2|3|4|5|6|7|8|9)+((e|E)(-|\\+)?10*)?\00", align 1
@.str.2 = private unnamed_addr constant [31 x i8] c"regex: %ld of %ld lines match\0A\00", align 1
@matches.lists = internal global [2 x %struct.List] zeroinitializer, align 16
@.str.3 = private unnamed_addr constant [11 x i8] c"%s%u%s%s%s\00", align 1
@.str.4 = private unnamed_addr constant [2 x i8] c"-\00", align 1
@.str.5 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.6 = private unnamed_addr constant [3 x i8] c"..\00", align 1
@.str.7 = private unnamed_addr constant [2 x i8] c".\00", align 1
@.str.8 = private unnamed_addr constant [6 x i8] c"01102\00", align 1
@.str.9 = private unnamed_addr constant [2 x i8] c"5\00", align 1
@.str.10 = private unnamed_addr constant [5 x i8] c"e+10\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %argc, ptr nocapture noundef readonly %argv) local_unnamed_addr #0 {
entry:
  %line = alloca [65 x i8], align 16
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.end, label %cond.end.thread

cond.end:                                         ; preds = %entry
  %arrayidx = getelementptr inbounds i8, ptr %argv, i64 8
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !4
  %call = tail call i64 @strtol(ptr nocapture noundef %0, ptr noundef null, i32 noundef 10) #6
  %call.fr = freeze i64 %call
  %tobool.not = icmp eq i64 %call.fr, 0
  %mul = mul nsw i64 %call.fr, 100000
  %spec.select = select i1 %tobool.not, i64 100, i64 %mul
  br label %cond.end.thread

cond.end.thread:                                  ; preds = %cond.end, %entry
  %1 = phi i64 [ 100000, %entry ], [ %spec.select, %cond.end ]
  store i32 0, ptr getelementptr inbounds (i8, ptr @main.letters, i64 8216), align 8, !tbaa !8
  store ptr @.str, ptr getelementptr inbounds (i8, ptr @main.letters, i64 8200), align 8, !tbaa !11
  store ptr getelementptr inbounds (i8, ptr @.str, i64 16), ptr getelementptr inbounds (i8, ptr @main.letters, i64 8208), align 8, !tbaa !12
  store i32 1, ptr getelementptr inbounds (i8, ptr @main.letters, i64 8192), align 8, !tbaa !13
  store i32 3, ptr @main.letters, align 8, !tbaa !14
  store i8 0, ptr getelementptr inbounds (i8, ptr @main.letters, i64 4), align 4, !tbaa !15
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(20) getelementptr inbounds (i8, ptr @main.letters, i64 8), i8 0, i64 20, i1 false)
  %call3.i = tail call fastcc ptr @compile_alternatives(ptr noundef nonnull @main.letters, ptr noundef nonnull @main.letters)
  store i32 0, ptr getelementptr inbounds (i8, ptr @main.numbers, i64 8216), align 8, !tbaa !8
  store ptr @.str.1, ptr getelementptr inbounds (i8, ptr @main.numbers, i64 8200), align 8, !tbaa !11
  store ptr getelementptr inbounds (i8, ptr @.str.1, i64 66), ptr getelementptr inbounds (i8, ptr @main.numbers, i64 8208), align 8, !tbaa !12
  store i32 1, ptr getelementptr inbounds (i8, ptr @main.numbers, i64 8192), align 8, !tbaa !13
  store i32 3, ptr @main.numbers, align 8, !tbaa !14
  store i8 0, ptr getelementptr inbounds (i8, ptr @main.numbers, i64 4), align 4, !tbaa !15
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(20) getelementptr inbounds (i8, ptr @main.numbers, i64 8), i8 0, i64 20, i1 false)
  %call3.i49 = tail call fastcc ptr @compile_alternatives(ptr noundef nonnull @main.numbers, ptr noundef nonnull @main.numbers)
  %invariant.gep = getelementptr inbounds i8, ptr %line, i64 10
  %cmp761 = icmp sgt i64 %1, 0
  br i1 %cmp761, label %for.body, label %for.cond.cleanup

for.cond.cleanup.loopexit:                        ; preds = %make_line.exit
  %2 = icmp ne i64 %add29, 0
  %3 = zext i1 %2 to i32
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %cond.end.thread
  %wrong.0.lcssa = phi i32 [ 0, %cond.end.thread ], [ %3, %for.cond.cleanup.loopexit ]
  %found.0.lcssa = phi i64 [ 0, %cond.end.thread ], [ %add32, %for.cond.cleanup.loopexit ]
  %mul33 = shl nsw i64 %1, 1
  %call34 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i64 noundef %found.0.lcssa, i64 noundef %mul33)
  ret i32 %wrong.0.lcssa

for.body:                                         ; preds = %cond.end.thread, %make_line.exit
  %found.065 = phi i64 [ %add32, %make_line.exit ], [ 0, %cond.end.thread ]
  %i.064 = phi i64 [ %inc, %make_line.exit ], [ 0, %cond.end.thread ]
  %wrong.063 = phi i64 [ %add29, %make_line.exit ], [ 0, %cond.end.thread ]
  %random.062 = phi i32 [ %add.i.i51, %make_line.exit ], [ 20261121, %cond.end.thread ]
  call void @llvm.lifetime.start.p0(i64 65, ptr nonnull %line) #6
  %mul.i.i = mul i32 %random.062, 1664525
  %add.i.i = add i32 %mul.i.i, 1013904223
  %shr.i.i = lshr i32 %add.i.i, 16
  %rem.lhs.trunc.i = trunc nuw i32 %shr.i.i to i16
  %rem20.i = urem i16 %rem.lhs.trunc.i, 44
  %narrow.i = add nuw nsw i16 %rem20.i, 20
  %wide.trip.count.i = zext nneg i16 %narrow.i to i64
  %xtraiter = and i64 %wide.trip.count.i, 1
  %unroll_iter = and i64 %wide.trip.count.i, 126
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i, %for.body
  %random.1 = phi i32 [ %add.i.i, %for.body ], [ %add.i18.i.1, %for.body.i ]
  %indvars.iv.i = phi i64 [ 0, %for.body ], [ %indvars.iv.next.i.1, %for.body.i ]
  %niter = phi i64 [ 0, %for.body ], [ %niter.next.1, %for.body.i ]
  %mul.i17.i = mul i32 %random.1, 1664525
  %add.i18.i = add i32 %mul.i17.i, 1013904223
  %4 = and i32 %add.i18.i, 65536
  %tobool.not.i = icmp eq i32 %4, 0
  %conv.i = select i1 %tobool.not.i, i8 98, i8 97
  %arrayidx.i = getelementptr inbounds i8, ptr %line, i64 %indvars.iv.i
  store i8 %conv.i, ptr %arrayidx.i, align 2, !tbaa !15
  %indvars.iv.next.i = or disjoint i64 %indvars.iv.i, 1
  %mul.i17.i.1 = mul i32 %add.i18.i, 1664525
  %add.i18.i.1 = add i32 %mul.i17.i.1, 1013904223
  %5 = and i32 %add.i18.i.1, 65536
  %tobool.not.i.1 = icmp eq i32 %5, 0
  %conv.i.1 = select i1 %tobool.not.i.1, i8 98, i8 97
  %arrayidx.i.1 = getelementptr inbounds i8, ptr %line, i64 %indvars.iv.next.i
  store i8 %conv.i.1, ptr %arrayidx.i.1, align 1, !tbaa !15
  %indvars.iv.next.i.1 = add nuw nsw i64 %indvars.iv.i, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %make_line.exit.unr-lcssa, label %for.body.i, !llvm.loop !16

make_line.exit.unr-lcssa:                         ; preds = %for.body.i
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %make_line.exit, label %for.body.i.epil

for.body.i.epil:                                  ; preds = %make_line.exit.unr-lcssa
  %mul.i17.i.epil = mul i32 %add.i18.i.1, 1664525
  %add.i18.i.epil = add i32 %mul.i17.i.epil, 1013904223
  %6 = and i32 %add.i18.i.epil, 65536
  %tobool.not.i.epil = icmp eq i32 %6, 0
  %conv.i.epil = select i1 %tobool.not.i.epil, i8 98, i8 97
  %arrayidx.i.epil = getelementptr inbounds i8, ptr %line, i64 %indvars.iv.next.i.1
  store i8 %conv.i.epil, ptr %arrayidx.i.epil, align 1, !tbaa !15
  br label %make_line.exit

make_line.exit:                                   ; preds = %make_line.exit.unr-lcssa, %for.body.i.epil
  %add.i18.i.lcssa = phi i32 [ %add.i18.i.1, %make_line.exit.unr-lcssa ], [ %add.i18.i.epil, %for.body.i.epil ]
  %arrayidx4.i = getelementptr inbounds i8, ptr %line, i64 %wide.trip.count.i
  store i8 0, ptr %arrayidx4.i, align 1, !tbaa !15
  %7 = zext nneg i16 %rem20.i to i64
  %gep = getelementptr inbounds i8, ptr %invariant.gep, i64 %7
  %8 = load i8, ptr %gep, align 1, !tbaa !15
  %cmp8.i = icmp eq i8 %8, 97
  %call10 = call fastcc zeroext i1 @matches(ptr noundef nonnull @main.letters, ptr noundef %call3.i, ptr noundef nonnull %line)
  %cmp12 = xor i1 %call10, %cmp8.i
  %conv14 = zext i1 %cmp12 to i64
  %add = add nsw i64 %wrong.063, %conv14
  %conv16 = zext i1 %cmp8.i to i64
  %mul.i.i50 = mul i32 %add.i18.i.lcssa, 1664525
  %add.i.i51 = add i32 %mul.i.i50, 1013904223
  %shr.i.i52 = lshr i32 %add.i.i51, 16
  %rem.lhs.trunc.i53 = trunc nuw i32 %shr.i.i52 to i16
  %rem15.i = urem i16 %rem.lhs.trunc.i53, 3
  %cmp.i = icmp ne i16 %rem15.i, 0
  %9 = and i32 %add.i.i51, 262144
  %tobool.not.i54 = icmp eq i32 %9, 0
  %cond.i = select i1 %tobool.not.i54, ptr @.str.5, ptr @.str.4
  %cond1.i = select i1 %cmp.i, ptr @.str.7, ptr @.str.6
  %10 = and i32 %add.i.i51, 524288
  %tobool3.not.i = icmp eq i32 %10, 0
  %cond4.i = select i1 %tobool3.not.i, ptr @.str.9, ptr @.str.8
  %11 = and i32 %add.i.i51, 1048576
  %tobool6.not.i = icmp eq i32 %11, 0
  %cond7.i = select i1 %tobool6.not.i, ptr @.str.5, ptr @.str.10
  %call8.i = call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %line, ptr noundef nonnull dereferenceable(1) @.str.3, ptr noundef nonnull %cond.i, i32 noundef %shr.i.i52, ptr noundef nonnull %cond1.i, ptr noundef nonnull %cond4.i, ptr noundef nonnull %cond7.i) #6
  %call22 = call fastcc zeroext i1 @matches(ptr noundef nonnull @main.numbers, ptr noundef %call3.i49, ptr noundef nonnull %line)
  %cmp26 = xor i1 %cmp.i, %call22
  %conv28 = zext i1 %cmp26 to i64
  %add29 = add nsw i64 %add, %conv28
  %conv31 = zext i1 %cmp.i to i64
  %add17 = add i64 %found.065, %conv31
  %add32 = add i64 %add17, %conv16
  call void @llvm.lifetime.end.p0(i64 65, ptr nonnull %line) #6
  %inc = add nuw nsw i64 %i.064, 1
  %exitcond.not = icmp eq i64 %inc, %1
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !18
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc zeroext i1 @matches(ptr nocapture noundef %machine, ptr noundef %start, ptr nocapture noundef readonly %line) unnamed_addr #3 {
entry:
  store i32 0, ptr getelementptr inbounds (i8, ptr @matches.lists, i64 2048), align 16, !tbaa !19
  %step = getelementptr inbounds i8, ptr %machine, i64 8216
  %0 = load i32, ptr %step, align 8, !tbaa !8
  %inc = add i32 %0, 1
  store i32 %inc, ptr %step, align 8, !tbaa !8
  tail call fastcc void @add(ptr noundef nonnull @matches.lists, ptr noundef %start, i32 noundef %inc)
  %1 = load i8, ptr %line, align 1, !tbaa !15
  %tobool.not32 = icmp eq i8 %1, 0
  br i1 %tobool.not32, label %for.end, label %land.rhs

land.rhs:                                         ; preds = %entry, %advance.exit
  %2 = phi i8 [ %12, %advance.exit ], [ %1, %entry ]
  %then.035 = phi ptr [ %now.034, %advance.exit ], [ getelementptr inbounds (i8, ptr @matches.lists, i64 2056), %entry ]
  %now.034 = phi ptr [ %then.035, %advance.exit ], [ @matches.lists, %entry ]
  %line.addr.033 = phi ptr [ %incdec.ptr, %advance.exit ], [ %line, %entry ]
  %count1 = getelementptr inbounds i8, ptr %now.034, i64 2048
  %3 = load i32, ptr %count1, align 8, !tbaa !19
  %tobool2.not = icmp ne i32 %3, 0
  br i1 %tobool2.not, label %for.body, label %for.end

for.body:                                         ; preds = %land.rhs
  %4 = load i32, ptr %step, align 8, !tbaa !8
  %inc4 = add i32 %4, 1
  store i32 %inc4, ptr %step, align 8, !tbaa !8
  %count.i = getelementptr inbounds i8, ptr %then.035, i64 2048
  store i32 0, ptr %count.i, align 8, !tbaa !19
  %cmp17.i = icmp sgt i32 %3, 0
  br i1 %cmp17.i, label %for.body.i, label %advance.exit

for.body.i:                                       ; preds = %for.body, %sw.epilog.i
  %5 = phi i32 [ %10, %sw.epilog.i ], [ %3, %for.body ]
  %indvars.iv.i = phi i64 [ %indvars.iv.next.i, %sw.epilog.i ], [ 0, %for.body ]
  %arrayidx.i = getelementptr inbounds [256 x ptr], ptr %now.034, i64 0, i64 %indvars.iv.i
  %6 = load ptr, ptr %arrayidx.i, align 8, !tbaa !4
  %7 = load i32, ptr %6, align 8, !tbaa !21
  switch i32 %7, label %sw.epilog.i [
    i32 0, label %sw.bb.i
    i32 1, label %sw.epilog.sink.split.i
  ]

sw.bb.i:                                          ; preds = %for.body.i
  %letter.i = getelementptr inbounds i8, ptr %6, i64 4
  %8 = load i8, ptr %letter.i, align 4, !tbaa !23
  %cmp3.i = icmp eq i8 %8, %2
  br i1 %cmp3.i, label %sw.epilog.sink.split.i, label %sw.epilog.i

sw.epilog.sink.split.i:                           ; preds = %sw.bb.i, %for.body.i
  %next.i = getelementptr inbounds i8, ptr %6, i64 8
  %9 = load ptr, ptr %next.i, align 8, !tbaa !24
  tail call fastcc void @add(ptr noundef %then.035, ptr noundef %9, i32 noundef %inc4)
  %.pre = load i32, ptr %count1, align 8, !tbaa !19
  br label %sw.epilog.i

sw.epilog.i:                                      ; preds = %sw.epilog.sink.split.i, %sw.bb.i, %for.body.i
  %10 = phi i32 [ %.pre, %sw.epilog.sink.split.i ], [ %5, %sw.bb.i ], [ %5, %for.body.i ]
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %11 = sext i32 %10 to i64
  %cmp.i = icmp slt i64 %indvars.iv.next.i, %11
  br i1 %cmp.i, label %for.body.i, label %advance.exit, !llvm.loop !25

advance.exit:                                     ; preds = %sw.epilog.i, %for.body
  %incdec.ptr = getelementptr inbounds i8, ptr %line.addr.033, i64 1
  %12 = load i8, ptr %incdec.ptr, align 1, !tbaa !15
  %tobool.not = icmp eq i8 %12, 0
  br i1 %tobool.not, label %for.end, label %land.rhs, !llvm.loop !26

for.end:                                          ; preds = %land.rhs, %advance.exit, %entry
  %now.0.lcssa = phi ptr [ @matches.lists, %entry ], [ %then.035, %advance.exit ], [ %now.034, %land.rhs ]
  %tobool.not.lcssa = phi i1 [ true, %entry ], [ %tobool2.not, %advance.exit ], [ false, %land.rhs ]
  %count6 = getelementptr inbounds i8, ptr %now.0.lcssa, i64 2048
  %13 = load i32, ptr %count6, align 8, !tbaa !19
  %cmp.not40 = icmp sgt i32 %13, 0
  br i1 %cmp.not40, label %for.body8.preheader, label %cleanup

for.body8.preheader:                              ; preds = %for.end
  %14 = zext nneg i32 %13 to i64
  %wide.trip.count = zext nneg i32 %13 to i64
  %15 = load ptr, ptr %now.0.lcssa, align 8, !tbaa !4
  %16 = load i32, ptr %15, align 8, !tbaa !21
  %cmp945 = icmp eq i32 %16, 3
  br i1 %cmp945, label %cleanup, label %for.cond5

for.cond5:                                        ; preds = %for.body8.preheader, %for.body8
  %indvars.iv46 = phi i64 [ %indvars.iv.next, %for.body8 ], [ 0, %for.body8.preheader ]
  %indvars.iv.next = add nuw nsw i64 %indvars.iv46, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %cleanup.loopexit, label %for.body8, !llvm.loop !27

for.body8:                                        ; preds = %for.cond5
  %arrayidx = getelementptr inbounds [256 x ptr], ptr %now.0.lcssa, i64 0, i64 %indvars.iv.next
  %17 = load ptr, ptr %arrayidx, align 8, !tbaa !4
  %18 = load i32, ptr %17, align 8, !tbaa !21
  %cmp9 = icmp eq i32 %18, 3
  br i1 %cmp9, label %cleanup.loopexit, label %for.cond5, !llvm.loop !27

cleanup.loopexit:                                 ; preds = %for.cond5, %for.body8
  %cmp.not.le = icmp ult i64 %indvars.iv.next, %14
  br label %cleanup

cleanup:                                          ; preds = %cleanup.loopexit, %for.body8.preheader, %for.end
  %cmp.not.lcssa = phi i1 [ false, %for.end ], [ true, %for.body8.preheader ], [ %cmp.not.le, %cleanup.loopexit ]
  %spec.select = and i1 %tobool.not.lcssa, %cmp.not.lcssa
  ret i1 %spec.select
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc ptr @compile_alternatives(ptr noundef %machine, ptr noundef %next) unnamed_addr #3 {
entry:
  %at.i = getelementptr inbounds i8, ptr %machine, i64 8208
  %pattern.i = getelementptr inbounds i8, ptr %machine, i64 8200
  %0 = load ptr, ptr %at.i, align 8, !tbaa !12
  %1 = load ptr, ptr %pattern.i, align 8, !tbaa !11
  %cmp.i95 = icmp ugt ptr %0, %1
  br i1 %cmp.i95, label %land.lhs.true.i, label %compile_sequence.exit

land.lhs.true.i:                                  ; preds = %entry, %while.body.i
  %2 = phi ptr [ %8, %while.body.i ], [ %1, %entry ]
  %3 = phi ptr [ %7, %while.body.i ], [ %0, %entry ]
  %next.addr.0.i96 = phi ptr [ %call2.i, %while.body.i ], [ %next, %entry ]
  %sub.ptr.lhs.cast.i45 = ptrtoint ptr %3 to i64
  %sub.ptr.rhs.cast.i46 = ptrtoint ptr %2 to i64
  %sub.ptr.sub.i47 = sub i64 %sub.ptr.lhs.cast.i45, %sub.ptr.rhs.cast.i46
  %cmp.i48 = icmp sgt i64 %sub.ptr.sub.i47, 0
  br i1 %cmp.i48, label %land.lhs.true.i49, label %while.body.i

land.lhs.true.i49:                                ; preds = %land.lhs.true.i
  %arrayidx.i50 = getelementptr inbounds i8, ptr %3, i64 -1
  %4 = load i8, ptr %arrayidx.i50, align 1, !tbaa !15
  switch i8 %4, label %while.body.i [
    i8 40, label %land.rhs.i52
    i8 124, label %land.rhs.i37
  ]

land.rhs.i52:                                     ; preds = %land.lhs.true.i49
  %cmp5.not.i53 = icmp eq i64 %sub.ptr.sub.i47, 1
  br i1 %cmp5.not.i53, label %compile_sequence.exit, label %ends_in.exit57

ends_in.exit57:                                   ; preds = %land.rhs.i52
  %arrayidx9.i55 = getelementptr inbounds i8, ptr %3, i64 -2
  %5 = load i8, ptr %arrayidx9.i55, align 1, !tbaa !15
  %cmp11.i56.not = icmp eq i8 %5, 92
  br i1 %cmp11.i56.not, label %while.body.i, label %compile_sequence.exit

land.rhs.i37:                                     ; preds = %land.lhs.true.i49
  %cmp5.not.i38 = icmp eq i64 %sub.ptr.sub.i47, 1
  br i1 %cmp5.not.i38, label %compile_sequence.exit, label %ends_in.exit42

ends_in.exit42:                                   ; preds = %land.rhs.i37
  %arrayidx9.i40 = getelementptr inbounds i8, ptr %3, i64 -2
  %6 = load i8, ptr %arrayidx9.i40, align 1, !tbaa !15
  %cmp11.i41.not = icmp eq i8 %6, 92
  br i1 %cmp11.i41.not, label %while.body.i, label %compile_sequence.exit

while.body.i:                                     ; preds = %land.lhs.true.i49, %ends_in.exit57, %land.lhs.true.i, %ends_in.exit42
  %call2.i = tail call fastcc ptr @compile_repeated(ptr noundef nonnull %machine, ptr noundef %next.addr.0.i96)
  %7 = load ptr, ptr %at.i, align 8, !tbaa !12
  %8 = load ptr, ptr %pattern.i, align 8, !tbaa !11
  %cmp.i = icmp ugt ptr %7, %8
  br i1 %cmp.i, label %land.lhs.true.i, label %compile_sequence.exit, !llvm.loop !28

compile_sequence.exit:                            ; preds = %ends_in.exit42, %ends_in.exit57, %while.body.i, %land.rhs.i52, %land.rhs.i37, %entry
  %9 = phi ptr [ %1, %entry ], [ %2, %land.rhs.i37 ], [ %2, %land.rhs.i52 ], [ %8, %while.body.i ], [ %2, %ends_in.exit57 ], [ %2, %ends_in.exit42 ]
  %10 = phi ptr [ %0, %entry ], [ %3, %land.rhs.i37 ], [ %3, %land.rhs.i52 ], [ %7, %while.body.i ], [ %3, %ends_in.exit57 ], [ %3, %ends_in.exit42 ]
  %next.addr.0.i.lcssa = phi ptr [ %next, %entry ], [ %next.addr.0.i96, %land.rhs.i37 ], [ %next.addr.0.i96, %land.rhs.i52 ], [ %call2.i, %while.body.i ], [ %next.addr.0.i96, %ends_in.exit57 ], [ %next.addr.0.i96, %ends_in.exit42 ]
  %sub.ptr.lhs.cast.i108 = ptrtoint ptr %10 to i64
  %sub.ptr.rhs.cast.i109 = ptrtoint ptr %9 to i64
  %sub.ptr.sub.i110 = sub i64 %sub.ptr.lhs.cast.i108, %sub.ptr.rhs.cast.i109
  %cmp.i12111 = icmp sgt i64 %sub.ptr.sub.i110, 0
  br i1 %cmp.i12111, label %land.lhs.true.i13.lr.ph, label %while.end

land.lhs.true.i13.lr.ph:                          ; preds = %compile_sequence.exit
  %used.i = getelementptr inbounds i8, ptr %machine, i64 8192
  br label %land.lhs.true.i13

land.lhs.true.i13:                                ; preds = %land.lhs.true.i13.lr.ph, %compile_sequence.exit26
  %11 = phi ptr [ %9, %land.lhs.true.i13.lr.ph ], [ %24, %compile_sequence.exit26 ]
  %sub.ptr.sub.i113 = phi i64 [ %sub.ptr.sub.i110, %land.lhs.true.i13.lr.ph ], [ %sub.ptr.sub.i, %compile_sequence.exit26 ]
  %12 = phi ptr [ %10, %land.lhs.true.i13.lr.ph ], [ %23, %compile_sequence.exit26 ]
  %first.0112 = phi ptr [ %next.addr.0.i.lcssa, %land.lhs.true.i13.lr.ph ], [ %arrayidx.i27, %compile_sequence.exit26 ]
  %arrayidx.i = getelementptr inbounds i8, ptr %12, i64 -1
  %13 = load i8, ptr %arrayidx.i, align 1, !tbaa !15
  %cmp3.i = icmp eq i8 %13, 124
  br i1 %cmp3.i, label %land.rhs.i14, label %while.end

land.rhs.i14:                                     ; preds = %land.lhs.true.i13
  %cmp5.not.i = icmp eq i64 %sub.ptr.sub.i113, 1
  br i1 %cmp5.not.i, label %while.body, label %ends_in.exit

ends_in.exit:                                     ; preds = %land.rhs.i14
  %arrayidx9.i = getelementptr inbounds i8, ptr %12, i64 -2
  %14 = load i8, ptr %arrayidx9.i, align 1, !tbaa !15
  %cmp11.i.not = icmp eq i8 %14, 92
  br i1 %cmp11.i.not, label %while.end, label %while.body

while.body:                                       ; preds = %land.rhs.i14, %ends_in.exit
  store ptr %arrayidx.i, ptr %at.i, align 8, !tbaa !12
  %cmp.i19101 = icmp ugt ptr %arrayidx.i, %11
  br i1 %cmp.i19101, label %land.lhs.true.i20, label %compile_sequence.exit26

land.lhs.true.i20:                                ; preds = %while.body, %while.body.i24
  %15 = phi ptr [ %21, %while.body.i24 ], [ %11, %while.body ]
  %16 = phi ptr [ %20, %while.body.i24 ], [ %arrayidx.i, %while.body ]
  %next.addr.0.i16102 = phi ptr [ %call2.i25, %while.body.i24 ], [ %next, %while.body ]
  %sub.ptr.lhs.cast.i75 = ptrtoint ptr %16 to i64
  %sub.ptr.rhs.cast.i76 = ptrtoint ptr %15 to i64
  %sub.ptr.sub.i77 = sub i64 %sub.ptr.lhs.cast.i75, %sub.ptr.rhs.cast.i76
  %cmp.i78 = icmp sgt i64 %sub.ptr.sub.i77, 0
  br i1 %cmp.i78, label %land.lhs.true.i79, label %while.body.i24

land.lhs.true.i79:                                ; preds = %land.lhs.true.i20
  %arrayidx.i80 = getelementptr inbounds i8, ptr %16, i64 -1
  %17 = load i8, ptr %arrayidx.i80, align 1, !tbaa !15
  switch i8 %17, label %while.body.i24 [
    i8 40, label %land.rhs.i82
    i8 124, label %land.rhs.i67
  ]

land.rhs.i82:                                     ; preds = %land.lhs.true.i79
  %cmp5.not.i83 = icmp eq i64 %sub.ptr.sub.i77, 1
  br i1 %cmp5.not.i83, label %compile_sequence.exit26, label %ends_in.exit87

ends_in.exit87:                                   ; preds = %land.rhs.i82
  %arrayidx9.i85 = getelementptr inbounds i8, ptr %16, i64 -2
  %18 = load i8, ptr %arrayidx9.i85, align 1, !tbaa !15
  %cmp11.i86.not = icmp eq i8 %18, 92
  br i1 %cmp11.i86.not, label %while.body.i24, label %compile_sequence.exit26

land.rhs.i67:                                     ; preds = %land.lhs.true.i79
  %cmp5.not.i68 = icmp eq i64 %sub.ptr.sub.i77, 1
  br i1 %cmp5.not.i68, label %compile_sequence.exit26, label %ends_in.exit72

ends_in.exit72:                                   ; preds = %land.rhs.i67
  %arrayidx9.i70 = getelementptr inbounds i8, ptr %16, i64 -2
  %19 = load i8, ptr %arrayidx9.i70, align 1, !tbaa !15
  %cmp11.i71.not = icmp eq i8 %19, 92
  br i1 %cmp11.i71.not, label %while.body.i24, label %compile_sequence.exit26

while.body.i24:                                   ; preds = %land.lhs.true.i79, %ends_in.exit87, %land.lhs.true.i20, %ends_in.exit72
  %call2.i25 = tail call fastcc ptr @compile_repeated(ptr noundef nonnull %machine, ptr noundef %next.addr.0.i16102)
  %20 = load ptr, ptr %at.i, align 8, !tbaa !12
  %21 = load ptr, ptr %pattern.i, align 8, !tbaa !11
  %cmp.i19 = icmp ugt ptr %20, %21
  br i1 %cmp.i19, label %land.lhs.true.i20, label %compile_sequence.exit26, !llvm.loop !28

compile_sequence.exit26:                          ; preds = %ends_in.exit72, %ends_in.exit87, %while.body.i24, %land.rhs.i82, %land.rhs.i67, %while.body
  %next.addr.0.i16.lcssa = phi ptr [ %next, %while.body ], [ %next.addr.0.i16102, %land.rhs.i67 ], [ %next.addr.0.i16102, %land.rhs.i82 ], [ %call2.i25, %while.body.i24 ], [ %next.addr.0.i16102, %ends_in.exit87 ], [ %next.addr.0.i16102, %ends_in.exit72 ]
  %22 = load i32, ptr %used.i, align 8, !tbaa !13
  %inc.i = add nsw i32 %22, 1
  store i32 %inc.i, ptr %used.i, align 8, !tbaa !13
  %idxprom.i = sext i32 %22 to i64
  %arrayidx.i27 = getelementptr inbounds [256 x %struct.State], ptr %machine, i64 0, i64 %idxprom.i
  store i32 2, ptr %arrayidx.i27, align 8, !tbaa !14
  %.compoundliteral.sroa.2.0..sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx.i27, i64 4
  store i8 0, ptr %.compoundliteral.sroa.2.0..sroa_idx.i, align 4, !tbaa !15
  %.compoundliteral.sroa.35.0..sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx.i27, i64 8
  store ptr %next.addr.0.i16.lcssa, ptr %.compoundliteral.sroa.35.0..sroa_idx.i, align 8, !tbaa !4
  %.compoundliteral.sroa.4.0..sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx.i27, i64 16
  store ptr %first.0112, ptr %.compoundliteral.sroa.4.0..sroa_idx.i, align 8, !tbaa !4
  %.compoundliteral.sroa.5.0..sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx.i27, i64 24
  store i32 0, ptr %.compoundliteral.sroa.5.0..sroa_idx.i, align 8, !tbaa !14
  %23 = load ptr, ptr %at.i, align 8, !tbaa !12
  %24 = load ptr, ptr %pattern.i, align 8, !tbaa !11
  %sub.ptr.lhs.cast.i = ptrtoint ptr %23 to i64
  %sub.ptr.rhs.cast.i = ptrtoint ptr %24 to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %cmp.i12 = icmp sgt i64 %sub.ptr.sub.i, 0
  br i1 %cmp.i12, label %land.lhs.true.i13, label %while.end, !llvm.loop !29

while.end:                                        ; preds = %ends_in.exit, %land.lhs.true.i13, %compile_sequence.exit26, %compile_sequence.exit
  %first.0.lcssa = phi ptr [ %next.addr.0.i.lcssa, %compile_sequence.exit ], [ %arrayidx.i27, %compile_sequence.exit26 ], [ %first.0112, %land.lhs.true.i13 ], [ %first.0112, %ends_in.exit ]
  ret ptr %first.0.lcssa
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc ptr @compile_repeated(ptr noundef %machine, ptr noundef %next) unnamed_addr #3 {
entry:
  %at.i = getelementptr inbounds i8, ptr %machine, i64 8208
  %0 = load ptr, ptr %at.i, align 8, !tbaa !12
  %pattern.i = getelementptr inbounds i8, ptr %machine, i64 8200
  %1 = load ptr, ptr %pattern.i, align 8, !tbaa !11
  %sub.ptr.lhs.cast.i = ptrtoint ptr %0 to i64
  %sub.ptr.rhs.cast.i = ptrtoint ptr %1 to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %cmp.i = icmp sgt i64 %sub.ptr.sub.i, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %ends_in.exit89

land.lhs.true.i:                                  ; preds = %entry
  %arrayidx.i = getelementptr inbounds i8, ptr %0, i64 -1
  %2 = load i8, ptr %arrayidx.i, align 1, !tbaa !15
  switch i8 %2, label %ends_in.exit45 [
    i8 63, label %land.rhs.i
    i8 43, label %land.rhs.i40
  ]

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %cmp5.not.i = icmp eq i64 %sub.ptr.sub.i, 1
  br i1 %cmp5.not.i, label %if.end, label %land.lhs.true.i37.thread125

land.lhs.true.i37.thread125:                      ; preds = %land.rhs.i
  %arrayidx9.i = getelementptr inbounds i8, ptr %0, i64 -2
  %3 = load i8, ptr %arrayidx9.i, align 1, !tbaa !15
  %cmp11.i = icmp ne i8 %3, 92
  br label %ends_in.exit45

land.rhs.i40:                                     ; preds = %land.lhs.true.i
  %cmp5.not.i41 = icmp eq i64 %sub.ptr.sub.i, 1
  br i1 %cmp5.not.i41, label %if.end, label %land.rhs7.i42

land.rhs7.i42:                                    ; preds = %land.rhs.i40
  %arrayidx9.i43 = getelementptr inbounds i8, ptr %0, i64 -2
  %4 = load i8, ptr %arrayidx9.i43, align 1, !tbaa !15
  %cmp11.i44 = icmp ne i8 %4, 92
  br label %ends_in.exit45

ends_in.exit45:                                   ; preds = %land.lhs.true.i, %land.lhs.true.i37.thread125, %land.rhs7.i42
  %.ph128 = phi i1 [ false, %land.rhs7.i42 ], [ %cmp11.i, %land.lhs.true.i37.thread125 ], [ false, %land.lhs.true.i ]
  %5 = phi i1 [ %cmp11.i44, %land.rhs7.i42 ], [ false, %land.lhs.true.i37.thread125 ], [ false, %land.lhs.true.i ]
  %brmerge = select i1 %.ph128, i1 true, i1 %5
  br i1 %brmerge, label %if.end, label %land.lhs.true.i52

land.lhs.true.i52:                                ; preds = %ends_in.exit45
  switch i8 %2, label %ends_in.exit89 [
    i8 42, label %land.rhs.i55
    i8 41, label %land.rhs.i99
    i8 46, label %land.rhs.i84
  ]

land.rhs.i55:                                     ; preds = %land.lhs.true.i52
  %cmp5.not.i56 = icmp eq i64 %sub.ptr.sub.i, 1
  br i1 %cmp5.not.i56, label %if.end, label %ends_in.exit60

ends_in.exit60:                                   ; preds = %land.rhs.i55
  %arrayidx9.i58 = getelementptr inbounds i8, ptr %0, i64 -2
  %6 = load i8, ptr %arrayidx9.i58, align 1, !tbaa !15
  %cmp11.i59.not = icmp eq i8 %6, 92
  br i1 %cmp11.i59.not, label %ends_in.exit89, label %if.end

land.rhs.i99:                                     ; preds = %land.lhs.true.i52
  %cmp5.not.i100 = icmp eq i64 %sub.ptr.sub.i, 1
  br i1 %cmp5.not.i100, label %if.then.i, label %ends_in.exit104

ends_in.exit104:                                  ; preds = %land.rhs.i99
  %arrayidx9.i102 = getelementptr inbounds i8, ptr %0, i64 -2
  %7 = load i8, ptr %arrayidx9.i102, align 1, !tbaa !15
  %cmp11.i103.not = icmp eq i8 %7, 92
  br i1 %cmp11.i103.not, label %ends_in.exit89, label %if.then.i

if.then.i:                                        ; preds = %land.rhs.i99, %ends_in.exit104
  store ptr %arrayidx.i, ptr %at.i, align 8, !tbaa !12
  %call1.i = tail call fastcc ptr @compile_alternatives(ptr noundef nonnull %machine, ptr noundef %next)
  %8 = load ptr, ptr %at.i, align 8, !tbaa !12
  %incdec.ptr3.i = getelementptr inbounds i8, ptr %8, i64 -1
  store ptr %incdec.ptr3.i, ptr %at.i, align 8, !tbaa !12
  br label %common.ret131

land.rhs.i84:                                     ; preds = %land.lhs.true.i52
  %cmp5.not.i85 = icmp eq i64 %sub.ptr.sub.i, 1
  br i1 %cmp5.not.i85, label %ends_in.exit89, label %land.rhs7.i86

land.rhs7.i86:                                    ; preds = %land.rhs.i84
  %arrayidx9.i87 = getelementptr inbounds i8, ptr %0, i64 -2
  %9 = load i8, ptr %arrayidx9.i87, align 1, !tbaa !15
  %cmp11.i88 = icmp ne i8 %9, 92
  %10 = zext i1 %cmp11.i88 to i32
  br label %ends_in.exit89

ends_in.exit89:                                   ; preds = %land.lhs.true.i52, %ends_in.exit60, %ends_in.exit104, %entry, %land.rhs.i84, %land.rhs7.i86
  %cond.i = phi i32 [ 1, %land.rhs.i84 ], [ %10, %land.rhs7.i86 ], [ 0, %entry ], [ 0, %ends_in.exit104 ], [ 0, %ends_in.exit60 ], [ 0, %land.lhs.true.i52 ]
  %incdec.ptr6.i = getelementptr inbounds i8, ptr %0, i64 -1
  store ptr %incdec.ptr6.i, ptr %at.i, align 8, !tbaa !12
  %11 = load i8, ptr %incdec.ptr6.i, align 1, !tbaa !15
  %cmp.i62 = icmp ugt ptr %incdec.ptr6.i, %1
  br i1 %cmp.i62, label %land.lhs.true.i63, label %if.end14.i

land.lhs.true.i63:                                ; preds = %ends_in.exit89
  %arrayidx.i64 = getelementptr inbounds i8, ptr %0, i64 -2
  %12 = load i8, ptr %arrayidx.i64, align 1, !tbaa !15
  %cmp9.i = icmp eq i8 %12, 92
  br i1 %cmp9.i, label %if.then11.i, label %if.end14.i

if.then11.i:                                      ; preds = %land.lhs.true.i63
  store ptr %arrayidx.i64, ptr %at.i, align 8, !tbaa !12
  br label %if.end14.i

if.end14.i:                                       ; preds = %if.then11.i, %land.lhs.true.i63, %ends_in.exit89
  %used.i67 = getelementptr inbounds i8, ptr %machine, i64 8192
  %13 = load i32, ptr %used.i67, align 8, !tbaa !13
  %inc.i68 = add nsw i32 %13, 1
  store i32 %inc.i68, ptr %used.i67, align 8, !tbaa !13
  %idxprom.i69 = sext i32 %13 to i64
  %arrayidx.i70 = getelementptr inbounds [256 x %struct.State], ptr %machine, i64 0, i64 %idxprom.i69
  store i32 %cond.i, ptr %arrayidx.i70, align 8, !tbaa !14
  %.compoundliteral.sroa.2.0..sroa_idx.i71 = getelementptr inbounds i8, ptr %arrayidx.i70, i64 4
  store i8 %11, ptr %.compoundliteral.sroa.2.0..sroa_idx.i71, align 4, !tbaa !15
  %.compoundliteral.sroa.35.0..sroa_idx.i72 = getelementptr inbounds i8, ptr %arrayidx.i70, i64 8
  store ptr %next, ptr %.compoundliteral.sroa.35.0..sroa_idx.i72, align 8, !tbaa !4
  %.compoundliteral.sroa.4.0..sroa_idx.i73 = getelementptr inbounds i8, ptr %arrayidx.i70, i64 16
  store ptr null, ptr %.compoundliteral.sroa.4.0..sroa_idx.i73, align 8, !tbaa !4
  %.compoundliteral.sroa.5.0..sroa_idx.i74 = getelementptr inbounds i8, ptr %arrayidx.i70, i64 24
  store i32 0, ptr %.compoundliteral.sroa.5.0..sroa_idx.i74, align 8, !tbaa !14
  br label %common.ret131

common.ret131:                                    ; preds = %if.end14.i, %if.then.i, %if.end
  %common.ret131.op = phi ptr [ %spec.select124, %if.end ], [ %call1.i, %if.then.i ], [ %arrayidx.i70, %if.end14.i ]
  ret ptr %common.ret131.op

if.end:                                           ; preds = %land.rhs.i, %land.rhs.i55, %land.rhs.i40, %ends_in.exit45, %ends_in.exit60
  %14 = phi i1 [ %5, %ends_in.exit45 ], [ false, %ends_in.exit60 ], [ true, %land.rhs.i40 ], [ false, %land.rhs.i55 ], [ false, %land.rhs.i ]
  %15 = phi i1 [ %.ph128, %ends_in.exit45 ], [ false, %ends_in.exit60 ], [ false, %land.rhs.i40 ], [ false, %land.rhs.i55 ], [ true, %land.rhs.i ]
  store ptr %arrayidx.i, ptr %at.i, align 8, !tbaa !12
  %used.i = getelementptr inbounds i8, ptr %machine, i64 8192
  %16 = load i32, ptr %used.i, align 8, !tbaa !13
  %inc.i = add nsw i32 %16, 1
  store i32 %inc.i, ptr %used.i, align 8, !tbaa !13
  %idxprom.i = sext i32 %16 to i64
  %arrayidx.i66 = getelementptr inbounds [256 x %struct.State], ptr %machine, i64 0, i64 %idxprom.i
  store i32 2, ptr %arrayidx.i66, align 8, !tbaa !14
  %.compoundliteral.sroa.2.0..sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx.i66, i64 4
  store i8 0, ptr %.compoundliteral.sroa.2.0..sroa_idx.i, align 4, !tbaa !15
  %.compoundliteral.sroa.35.0..sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx.i66, i64 8
  store ptr null, ptr %.compoundliteral.sroa.35.0..sroa_idx.i, align 8, !tbaa !4
  %.compoundliteral.sroa.4.0..sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx.i66, i64 16
  store ptr %next, ptr %.compoundliteral.sroa.4.0..sroa_idx.i, align 8, !tbaa !4
  %.compoundliteral.sroa.5.0..sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx.i66, i64 24
  store i32 0, ptr %.compoundliteral.sroa.5.0..sroa_idx.i, align 8, !tbaa !14
  %cond.fr122 = freeze i1 %15
  %spec.select123 = select i1 %cond.fr122, ptr %next, ptr %arrayidx.i66
  %call9 = tail call fastcc ptr @compile_repeated(ptr noundef nonnull %machine, ptr noundef %spec.select123)
  store ptr %call9, ptr %.compoundliteral.sroa.35.0..sroa_idx.i, align 8, !tbaa !24
  %cond.fr = freeze i1 %14
  %spec.select124 = select i1 %cond.fr, ptr %call9, ptr %arrayidx.i66
  br label %common.ret131
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @add(ptr nocapture noundef %list, ptr noundef %state, i32 noundef %step) unnamed_addr #3 {
entry:
  %mark17 = getelementptr inbounds i8, ptr %state, i64 24
  %0 = load i32, ptr %mark17, align 8, !tbaa !30
  %cmp18 = icmp eq i32 %0, %step
  br i1 %cmp18, label %return, label %if.end

if.end:                                           ; preds = %entry, %if.then3
  %mark20 = phi ptr [ %mark, %if.then3 ], [ %mark17, %entry ]
  %state.tr19 = phi ptr [ %3, %if.then3 ], [ %state, %entry ]
  store i32 %step, ptr %mark20, align 8, !tbaa !30
  %1 = load i32, ptr %state.tr19, align 8, !tbaa !21
  %cmp2 = icmp eq i32 %1, 2
  br i1 %cmp2, label %if.then3, label %if.end4

if.then3:                                         ; preds = %if.end
  %next = getelementptr inbounds i8, ptr %state.tr19, i64 8
  %2 = load ptr, ptr %next, align 8, !tbaa !24
  tail call fastcc void @add(ptr noundef %list, ptr noundef %2, i32 noundef %step)
  %other = getelementptr inbounds i8, ptr %state.tr19, i64 16
  %3 = load ptr, ptr %other, align 8, !tbaa !31
  %mark = getelementptr inbounds i8, ptr %3, i64 24
  %4 = load i32, ptr %mark, align 8, !tbaa !30
  %cmp = icmp eq i32 %4, %step
  br i1 %cmp, label %return, label %if.end

if.end4:                                          ; preds = %if.end
  %count = getelementptr inbounds i8, ptr %list, i64 2048
  %5 = load i32, ptr %count, align 8, !tbaa !19
  %inc = add nsw i32 %5, 1
  store i32 %inc, ptr %count, align 8, !tbaa !19
  %idxprom = sext i32 %5 to i64
  %arrayidx = getelementptr inbounds [256 x ptr], ptr %list, i64 0, i64 %idxprom
  store ptr %state.tr19, ptr %arrayidx, align 8, !tbaa !4
  br label %return

return:                                           ; preds = %if.then3, %entry, %if.end4
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @sprintf(ptr noalias nocapture noundef writeonly, ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
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
!8 = !{!9, !10, i64 8216}
!9 = !{!"", !6, i64 0, !10, i64 8192, !5, i64 8200, !5, i64 8208, !10, i64 8216}
!10 = !{!"int", !6, i64 0}
!11 = !{!9, !5, i64 8200}
!12 = !{!9, !5, i64 8208}
!13 = !{!9, !10, i64 8192}
!14 = !{!10, !10, i64 0}
!15 = !{!6, !6, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
!18 = distinct !{!18, !17}
!19 = !{!20, !10, i64 2048}
!20 = !{!"", !6, i64 0, !10, i64 2048}
!21 = !{!22, !10, i64 0}
!22 = !{!"State", !10, i64 0, !6, i64 4, !5, i64 8, !5, i64 16, !10, i64 24}
!23 = !{!22, !6, i64 4}
!24 = !{!22, !5, i64 8}
!25 = distinct !{!25, !17}
!26 = distinct !{!26, !17}
!27 = distinct !{!27, !17}
!28 = distinct !{!28, !17}
!29 = distinct !{!29, !17}
!30 = !{!22, !10, i64 24}
!31 = !{!22, !5, i64 16}
