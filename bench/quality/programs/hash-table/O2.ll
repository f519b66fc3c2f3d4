source_filename = "hash-table.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Slot = type { i64, i64 }

@main.counts = internal unnamed_addr global [6000 x i64] zeroinitializer, align 16
@.str = private unnamed_addr constant [42 x i8] c"hash-table: %u keys after %ld operations\0A\00", align 1
@used = internal unnamed_addr global i32 0, align 4
@table = internal global [8192 x %struct.Slot] zeroinitializer, align 16

; Function Attrs: nofree nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %argc, ptr nocapture noundef readonly %argv) local_unnamed_addr #0 {
entry:
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.end, label %cond.end.thread.thread

cond.end:                                         ; preds = %entry
  %arrayidx = getelementptr inbounds i8, ptr %argv, i64 8
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !4
  %call = tail call i64 @strtol(ptr nocapture noundef %0, ptr noundef null, i32 noundef 10) #5
  %call.fr = freeze i64 %call
  %tobool.not = icmp eq i64 %call.fr, 0
  br i1 %tobool.not, label %cond.end.thread.thread, label %cond.end.thread

cond.end.thread.thread:                           ; preds = %entry, %cond.end
  %.ph = phi i64 [ 32000000, %entry ], [ 20000, %cond.end ]
  %used.promoted115 = load i32, ptr @used, align 4, !tbaa !8
  br label %for.body.preheader

cond.end.thread:                                  ; preds = %cond.end
  %mul = mul nsw i64 %call.fr, 32000000
  %used.promoted = load i32, ptr @used, align 4, !tbaa !8
  %cmp5106 = icmp sgt i64 %call.fr, 0
  br i1 %cmp5106, label %for.body.preheader, label %for.cond31.preheader

for.body.preheader:                               ; preds = %cond.end.thread.thread, %cond.end.thread
  %used.promoted117 = phi i32 [ %used.promoted115, %cond.end.thread.thread ], [ %used.promoted, %cond.end.thread ]
  %1 = phi i64 [ %.ph, %cond.end.thread.thread ], [ %mul, %cond.end.thread ]
  br label %for.body

for.cond31.preheader.loopexit:                    ; preds = %sw.epilog
  %2 = icmp ne i64 %wrong.1, 0
  br label %for.cond31.preheader

for.cond31.preheader:                             ; preds = %for.cond31.preheader.loopexit, %cond.end.thread
  %3 = phi i64 [ %mul, %cond.end.thread ], [ %1, %for.cond31.preheader.loopexit ]
  %4 = phi i32 [ %used.promoted, %cond.end.thread ], [ %inc.i102, %for.cond31.preheader.loopexit ]
  %wrong.0.lcssa = phi i1 [ false, %cond.end.thread ], [ %2, %for.cond31.preheader.loopexit ]
  br label %for.body35

for.body:                                         ; preds = %for.body.preheader, %sw.epilog
  %wrong.0110 = phi i64 [ %wrong.1, %sw.epilog ], [ 0, %for.body.preheader ]
  %i.0109 = phi i64 [ %inc29, %sw.epilog ], [ 0, %for.body.preheader ]
  %state.0108 = phi i64 [ %xor3.i, %sw.epilog ], [ 20261121, %for.body.preheader ]
  %inc.i105107 = phi i32 [ %inc.i102, %sw.epilog ], [ %used.promoted117, %for.body.preheader ]
  %shl.i = shl i64 %state.0108, 13
  %xor.i = xor i64 %shl.i, %state.0108
  %shr.i = lshr i64 %xor.i, 7
  %xor1.i = xor i64 %shr.i, %xor.i
  %shl2.i = shl i64 %xor1.i, 17
  %xor3.i = xor i64 %shl2.i, %xor1.i
  %shr = lshr i64 %xor3.i, 32
  %conv = trunc nuw i64 %shr to i32
  %rem = urem i32 %conv, 6000
  %and = and i64 %xor1.i, 7
  switch i64 %and, label %sw.default [
    i64 0, label %sw.bb
    i64 1, label %sw.bb17
    i64 2, label %sw.bb17
  ]

sw.bb:                                            ; preds = %for.body
  %add.i = add nuw nsw i32 %rem, 1
  %conv.i = zext nneg i32 %add.i to i64
  %mul.i = mul i64 %conv.i, -3372029247567499371
  %mul.i.i.i = mul i64 %conv.i, -345434968914406599
  %shr.i.i.i = lshr i64 %mul.i.i.i, 51
  %arrayidx13.i.i = getelementptr inbounds [8192 x %struct.Slot], ptr @table, i64 0, i64 %shr.i.i.i
  %5 = load i64, ptr %arrayidx13.i.i, align 16, !tbaa !10
  %cmp.not14.i.i = icmp eq i64 %5, %mul.i
  %cmp5.not15.i.i = icmp eq i64 %5, 0
  %or.cond16.i.i = or i1 %cmp.not14.i.i, %cmp5.not15.i.i
  br i1 %or.cond16.i.i, label %find.exit.i, label %while.body.preheader.i.i

while.body.preheader.i.i:                         ; preds = %sw.bb
  %conv.i.i.i = trunc nuw nsw i64 %shr.i.i.i to i32
  br label %while.body.i.i

while.body.i.i:                                   ; preds = %while.body.i.i, %while.body.preheader.i.i
  %i.017.i.i = phi i32 [ %rem.i.i, %while.body.i.i ], [ %conv.i.i.i, %while.body.preheader.i.i ]
  %add.i.i = add nuw nsw i32 %i.017.i.i, 1
  %rem.i.i = and i32 %add.i.i, 8191
  %idxprom.i.i = zext nneg i32 %rem.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [8192 x %struct.Slot], ptr @table, i64 0, i64 %idxprom.i.i
  %6 = load i64, ptr %arrayidx.i.i, align 16, !tbaa !10
  %cmp.not.i.i = icmp eq i64 %6, %mul.i
  %cmp5.not.i.i = icmp eq i64 %6, 0
  %or.cond.i.i = or i1 %cmp.not.i.i, %cmp5.not.i.i
  br i1 %or.cond.i.i, label %find.exit.i, label %while.body.i.i, !llvm.loop !13

find.exit.i:                                      ; preds = %while.body.i.i, %sw.bb
  %arrayidx.lcssa.i.i = phi ptr [ %arrayidx13.i.i, %sw.bb ], [ %arrayidx.i.i, %while.body.i.i ]
  %sub.ptr.lhs.cast.i = ptrtoint ptr %arrayidx.lcssa.i.i to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, ptrtoint (ptr @table to i64)
  %sub.ptr.div.i = lshr exact i64 %sub.ptr.sub.i, 4
  %idxprom.i = and i64 %sub.ptr.div.i, 4294967295
  %arrayidx.i = getelementptr inbounds [8192 x %struct.Slot], ptr @table, i64 0, i64 %idxprom.i
  %7 = load i64, ptr %arrayidx.i, align 16, !tbaa !10
  %cmp.i = icmp eq i64 %7, 0
  br i1 %cmp.i, label %erase.exit, label %if.end.i

if.end.i:                                         ; preds = %find.exit.i
  %conv.i64 = trunc i64 %sub.ptr.div.i to i32
  %i.0.in38.i = add i32 %conv.i64, 1
  %i.039.i = and i32 %i.0.in38.i, 8191
  %idxprom340.i = zext nneg i32 %i.039.i to i64
  %arrayidx441.i = getelementptr inbounds [8192 x %struct.Slot], ptr @table, i64 0, i64 %idxprom340.i
  %8 = load i64, ptr %arrayidx441.i, align 16, !tbaa !10
  %cmp6.not42.i = icmp eq i64 %8, 0
  br i1 %cmp6.not42.i, label %for.cond.cleanup.i, label %for.body.i

for.cond.cleanup.i:                               ; preds = %if.end22.i, %if.end.i
  %hole.0.lcssa.i = phi i32 [ %conv.i64, %if.end.i ], [ %hole.1.i, %if.end22.i ]
  %idxprom25.i = zext i32 %hole.0.lcssa.i to i64
  %arrayidx26.i = getelementptr inbounds [8192 x %struct.Slot], ptr @table, i64 0, i64 %idxprom25.i
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %arrayidx26.i, i8 0, i64 16, i1 false)
  %dec.i = add i32 %inc.i105107, -1
  store i32 %dec.i, ptr @used, align 4, !tbaa !8
  br label %erase.exit

for.body.i:                                       ; preds = %if.end.i, %if.end22.i
  %9 = phi i64 [ %10, %if.end22.i ], [ %8, %if.end.i ]
  %arrayidx446.i = phi ptr [ %arrayidx4.i, %if.end22.i ], [ %arrayidx441.i, %if.end.i ]
  %i.045.i = phi i32 [ %i.0.i, %if.end22.i ], [ %i.039.i, %if.end.i ]
  %i.0.in44.i = phi i32 [ %i.0.in.i, %if.end22.i ], [ %i.0.in38.i, %if.end.i ]
  %hole.043.i = phi i32 [ %hole.1.i, %if.end22.i ], [ %conv.i64, %if.end.i ]
  %mul.i.i = mul i64 %9, -7046029254386353131
  %shr.i.i = lshr i64 %mul.i.i, 51
  %conv.i.i = trunc nuw nsw i64 %shr.i.i to i32
  %sub.i = sub i32 %i.0.in44.i, %conv.i.i
  %rem12.i = and i32 %sub.i, 8191
  %sub13.i = sub i32 %i.0.in44.i, %hole.043.i
  %rem14.i = and i32 %sub13.i, 8191
  %cmp15.not.i = icmp ult i32 %rem12.i, %rem14.i
  br i1 %cmp15.not.i, label %if.end22.i, label %if.then17.i

if.then17.i:                                      ; preds = %for.body.i
  %idxprom18.i = zext i32 %hole.043.i to i64
  %arrayidx19.i = getelementptr inbounds [8192 x %struct.Slot], ptr @table, i64 0, i64 %idxprom18.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %arrayidx19.i, ptr noundef nonnull align 16 dereferenceable(16) %arrayidx446.i, i64 16, i1 false), !tbaa.struct !15
  br label %if.end22.i

if.end22.i:                                       ; preds = %if.then17.i, %for.body.i
  %hole.1.i = phi i32 [ %i.045.i, %if.then17.i ], [ %hole.043.i, %for.body.i ]
  %i.0.in.i = add nuw nsw i32 %i.045.i, 1
  %i.0.i = and i32 %i.0.in.i, 8191
  %idxprom3.i = zext nneg i32 %i.0.i to i64
  %arrayidx4.i = getelementptr inbounds [8192 x %struct.Slot], ptr @table, i64 0, i64 %idxprom3.i
  %10 = load i64, ptr %arrayidx4.i, align 16, !tbaa !10
  %cmp6.not.i = icmp eq i64 %10, 0
  br i1 %cmp6.not.i, label %for.cond.cleanup.i, label %for.body.i, !llvm.loop !17

erase.exit:                                       ; preds = %find.exit.i, %for.cond.cleanup.i
  %inc.i104 = phi i32 [ %dec.i, %for.cond.cleanup.i ], [ %inc.i105107, %find.exit.i ]
  %retval.0.i = phi i32 [ 1, %for.cond.cleanup.i ], [ 0, %find.exit.i ]
  %idxprom = zext nneg i32 %rem to i64
  %arrayidx9 = getelementptr inbounds [6000 x i64], ptr @main.counts, i64 0, i64 %idxprom
  %11 = load i64, ptr %arrayidx9, align 8, !tbaa !16
  %cmp10 = icmp ne i64 %11, 0
  %conv11 = zext i1 %cmp10 to i32
  %cmp12 = icmp ne i32 %retval.0.i, %conv11
  %conv14 = zext i1 %cmp12 to i64
  %add = add nsw i64 %wrong.0110, %conv14
  store i64 0, ptr %arrayidx9, align 8, !tbaa !16
  br label %sw.epilog

sw.bb17:                                          ; preds = %for.body, %for.body
  %add.i65 = add nuw nsw i32 %rem, 1
  %conv.i66 = zext nneg i32 %add.i65 to i64
  %mul.i67 = mul i64 %conv.i66, -3372029247567499371
  %mul.i.i.i68 = mul i64 %conv.i66, -345434968914406599
  %shr.i.i.i69 = lshr i64 %mul.i.i.i68, 51
  %arrayidx13.i.i70 = getelementptr inbounds [8192 x %struct.Slot], ptr @table, i64 0, i64 %shr.i.i.i69
  %12 = load i64, ptr %arrayidx13.i.i70, align 16, !tbaa !10
  %cmp.not14.i.i71 = icmp eq i64 %12, %mul.i67
  %cmp5.not15.i.i72 = icmp eq i64 %12, 0
  %or.cond16.i.i73 = or i1 %cmp.not14.i.i71, %cmp5.not15.i.i72
  br i1 %or.cond16.i.i73, label %find.exit.i85, label %while.body.preheader.i.i74

while.body.preheader.i.i74:                       ; preds = %sw.bb17
  %conv.i.i.i75 = trunc nuw nsw i64 %shr.i.i.i69 to i32
  br label %while.body.i.i76

while.body.i.i76:                                 ; preds = %while.body.i.i76, %while.body.preheader.i.i74
  %i.017.i.i77 = phi i32 [ %rem.i.i79, %while.body.i.i76 ], [ %conv.i.i.i75, %while.body.preheader.i.i74 ]
  %add.i.i78 = add nuw nsw i32 %i.017.i.i77, 1
  %rem.i.i79 = and i32 %add.i.i78, 8191
  %idxprom.i.i80 = zext nneg i32 %rem.i.i79 to i64
  %arrayidx.i.i81 = getelementptr inbounds [8192 x %struct.Slot], ptr @table, i64 0, i64 %idxprom.i.i80
  %13 = load i64, ptr %arrayidx.i.i81, align 16, !tbaa !10
  %cmp.not.i.i82 = icmp eq i64 %13, %mul.i67
  %cmp5.not.i.i83 = icmp eq i64 %13, 0
  %or.cond.i.i84 = or i1 %cmp.not.i.i82, %cmp5.not.i.i83
  br i1 %or.cond.i.i84, label %find.exit.i85, label %while.body.i.i76, !llvm.loop !13

find.exit.i85:                                    ; preds = %while.body.i.i76, %sw.bb17
  %14 = phi i64 [ %12, %sw.bb17 ], [ %13, %while.body.i.i76 ]
  %arrayidx.lcssa.i.i86 = phi ptr [ %arrayidx13.i.i70, %sw.bb17 ], [ %arrayidx.i.i81, %while.body.i.i76 ]
  %cmp.i87 = icmp eq i64 %14, 0
  br i1 %cmp.i87, label %if.then.i, label %add.exit

if.then.i:                                        ; preds = %find.exit.i85
  store i64 %mul.i67, ptr %arrayidx.lcssa.i.i86, align 8, !tbaa !10
  %inc.i = add i32 %inc.i105107, 1
  store i32 %inc.i, ptr @used, align 4, !tbaa !8
  br label %add.exit

add.exit:                                         ; preds = %find.exit.i85, %if.then.i
  %inc.i103 = phi i32 [ %inc.i105107, %find.exit.i85 ], [ %inc.i, %if.then.i ]
  %count.i = getelementptr inbounds i8, ptr %arrayidx.lcssa.i.i86, i64 8
  %15 = load i64, ptr %count.i, align 8, !tbaa !18
  %inc3.i = add i64 %15, 1
  store i64 %inc3.i, ptr %count.i, align 8, !tbaa !18
  %idxprom19 = zext nneg i32 %rem to i64
  %arrayidx20 = getelementptr inbounds [6000 x i64], ptr @main.counts, i64 0, i64 %idxprom19
  %16 = load i64, ptr %arrayidx20, align 8, !tbaa !16
  %inc = add i64 %16, 1
  store i64 %inc, ptr %arrayidx20, align 8, !tbaa !16
  br label %sw.epilog

sw.default:                                       ; preds = %for.body
  %add.i89 = add nuw nsw i32 %rem, 1
  %conv.i90 = zext nneg i32 %add.i89 to i64
  %mul.i91 = mul i64 %conv.i90, -3372029247567499371
  %mul.i.i92 = mul i64 %conv.i90, -345434968914406599
  %shr.i.i93 = lshr i64 %mul.i.i92, 51
  %arrayidx13.i = getelementptr inbounds [8192 x %struct.Slot], ptr @table, i64 0, i64 %shr.i.i93
  %17 = load i64, ptr %arrayidx13.i, align 16, !tbaa !10
  %cmp.not14.i = icmp eq i64 %17, %mul.i91
  %cmp5.not15.i = icmp eq i64 %17, 0
  %or.cond16.i = or i1 %cmp.not14.i, %cmp5.not15.i
  br i1 %or.cond16.i, label %find.exit, label %while.body.preheader.i

while.body.preheader.i:                           ; preds = %sw.default
  %conv.i.i94 = trunc nuw nsw i64 %shr.i.i93 to i32
  br label %while.body.i

while.body.i:                                     ; preds = %while.body.i, %while.body.preheader.i
  %i.017.i = phi i32 [ %rem.i, %while.body.i ], [ %conv.i.i94, %while.body.preheader.i ]
  %add.i95 = add nuw nsw i32 %i.017.i, 1
  %rem.i = and i32 %add.i95, 8191
  %idxprom.i96 = zext nneg i32 %rem.i to i64
  %arrayidx.i97 = getelementptr inbounds [8192 x %struct.Slot], ptr @table, i64 0, i64 %idxprom.i96
  %18 = load i64, ptr %arrayidx.i97, align 16, !tbaa !10
  %cmp.not.i = icmp eq i64 %18, %mul.i91
  %cmp5.not.i = icmp eq i64 %18, 0
  %or.cond.i = or i1 %cmp.not.i, %cmp5.not.i
  br i1 %or.cond.i, label %find.exit, label %while.body.i, !llvm.loop !13

find.exit:                                        ; preds = %while.body.i, %sw.default
  %19 = phi i64 [ %shr.i.i93, %sw.default ], [ %idxprom.i96, %while.body.i ]
  %count = getelementptr inbounds [8192 x %struct.Slot], ptr @table, i64 0, i64 %19, i32 1
  %20 = load i64, ptr %count, align 8, !tbaa !18
  %idxprom23 = zext nneg i32 %rem to i64
  %arrayidx24 = getelementptr inbounds [6000 x i64], ptr @main.counts, i64 0, i64 %idxprom23
  %21 = load i64, ptr %arrayidx24, align 8, !tbaa !16
  %cmp25 = icmp ne i64 %20, %21
  %conv27 = zext i1 %cmp25 to i64
  %add28 = add nsw i64 %wrong.0110, %conv27
  br label %sw.epilog

sw.epilog:                                        ; preds = %find.exit, %add.exit, %erase.exit
  %inc.i102 = phi i32 [ %inc.i105107, %find.exit ], [ %inc.i103, %add.exit ], [ %inc.i104, %erase.exit ]
  %wrong.1 = phi i64 [ %add28, %find.exit ], [ %wrong.0110, %add.exit ], [ %add, %erase.exit ]
  %inc29 = add nuw nsw i64 %i.0109, 1
  %exitcond.not = icmp eq i64 %inc29, %1
  br i1 %exitcond.not, label %for.cond31.preheader.loopexit, label %for.body, !llvm.loop !19

for.cond.cleanup34:                               ; preds = %for.body35
  %call44 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %4, i64 noundef %3)
  %22 = load i32, ptr @used, align 4
  %cmp47 = icmp ne i32 %22, %add40.3
  %23 = select i1 %wrong.0.lcssa, i1 true, i1 %cmp47
  %lor.ext = zext i1 %23 to i32
  ret i32 %lor.ext

for.body35:                                       ; preds = %for.body35, %for.cond31.preheader
  %indvars.iv = phi i64 [ 0, %for.cond31.preheader ], [ %indvars.iv.next.3, %for.body35 ]
  %live.0111 = phi i32 [ 0, %for.cond31.preheader ], [ %add40.3, %for.body35 ]
  %arrayidx37 = getelementptr inbounds [6000 x i64], ptr @main.counts, i64 0, i64 %indvars.iv
  %24 = load i64, ptr %arrayidx37, align 16, !tbaa !16
  %cmp38 = icmp ne i64 %24, 0
  %conv39 = zext i1 %cmp38 to i32
  %add40 = add i32 %live.0111, %conv39
  %indvars.iv.next = or disjoint i64 %indvars.iv, 1
  %arrayidx37.1 = getelementptr inbounds [6000 x i64], ptr @main.counts, i64 0, i64 %indvars.iv.next
  %25 = load i64, ptr %arrayidx37.1, align 8, !tbaa !16
  %cmp38.1 = icmp ne i64 %25, 0
  %conv39.1 = zext i1 %cmp38.1 to i32
  %add40.1 = add i32 %add40, %conv39.1
  %indvars.iv.next.1 = or disjoint i64 %indvars.iv, 2
  %arrayidx37.2 = getelementptr inbounds [6000 x i64], ptr @main.counts, i64 0, i64 %indvars.iv.next.1
  %26 = load i64, ptr %arrayidx37.2, align 16, !tbaa !16
  %cmp38.2 = icmp ne i64 %26, 0
  %conv39.2 = zext i1 %cmp38.2 to i32
  %add40.2 = add i32 %add40.1, %conv39.2
  %indvars.iv.next.2 = or disjoint i64 %indvars.iv, 3
  %arrayidx37.3 = getelementptr inbounds [6000 x i64], ptr @main.counts, i64 0, i64 %indvars.iv.next.2
  %27 = load i64, ptr %arrayidx37.3, align 8, !tbaa !16
  %cmp38.3 = icmp ne i64 %27, 0
  %conv39.3 = zext i1 %cmp38.3 to i32
  %add40.3 = add i32 %add40.2, %conv39.3
  %indvars.iv.next.3 = add nuw nsw i64 %indvars.iv, 4
  %exitcond114.not.3 = icmp eq i64 %indvars.iv.next.3, 6000
  br i1 %exitcond114.not.3, label %for.cond.cleanup34, label %for.body35, !llvm.loop !20
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind }

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
!10 = !{!11, !12, i64 0}
!11 = !{!"", !12, i64 0, !12, i64 8}
!12 = !{!"long", !6, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{i64 0, i64 8, !16, i64 8, i64 8, !16}
!16 = !{!12, !12, i64 0}
!17 = distinct !{!17, !14}
!18 = !{!11, !12, i64 8}
!19 = distinct !{!19, !14}
!20 = distinct !{!20, !14}
