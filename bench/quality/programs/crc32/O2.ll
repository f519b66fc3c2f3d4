source_filename = "crc32.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@main.bytes = internal unnamed_addr global [65536 x i8] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [13 x i8] c"crc32: %08x\0A\00", align 1
@tables = internal unnamed_addr global [8 x [256 x i32]] zeroinitializer, align 16

; Function Attrs: nofree nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %argc, ptr nocapture noundef readonly %argv) local_unnamed_addr #0 {
entry:
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %arrayidx = getelementptr inbounds i8, ptr %argv, i64 8
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !4
  %call = tail call i64 @strtol(ptr nocapture noundef %0, ptr noundef null, i32 noundef 10) #3
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %entry ]
  %tobool.not = icmp eq i64 %cond, 0
  %mul = mul nsw i64 %cond, 900
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i, %cond.end
  %indvars.iv.i = phi i64 [ 0, %cond.end ], [ %indvars.iv.next.i, %for.body.i ]
  %1 = trunc nuw nsw i64 %indvars.iv.i to i32
  %2 = and i32 %1, 8
  %tobool.not.3.i.i = icmp eq i32 %2, 0
  %cond.3.i.i = select i1 %tobool.not.3.i.i, i32 0, i32 249268274
  %3 = and i32 %1, 4
  %tobool.not.2.i.i = icmp eq i32 %3, 0
  %cond.2.i.i = select i1 %tobool.not.2.i.i, i32 0, i32 124634137
  %xor6.2.i.i = xor i32 %cond.3.i.i, %cond.2.i.i
  %4 = and i32 %1, 16
  %tobool.not.4.i.i = icmp eq i32 %4, 0
  %cond.4.i.i = select i1 %tobool.not.4.i.i, i32 0, i32 498536548
  %xor6.3.i.i = xor i32 %xor6.2.i.i, %cond.4.i.i
  %5 = and i32 %1, 32
  %tobool.not.5.i.i = icmp eq i32 %5, 0
  %cond.5.i.i = select i1 %tobool.not.5.i.i, i32 0, i32 997073096
  %xor6.4.i.i = xor i32 %xor6.3.i.i, %cond.5.i.i
  %and.i.i = and i32 %1, 1
  %tobool.not.i.i = icmp eq i32 %and.i.i, 0
  %cond.i.i = select i1 %tobool.not.i.i, i32 0, i32 -306674912
  %shr.i.i = lshr i32 %1, 1
  %xor6.i.i = xor i32 %cond.i.i, %shr.i.i
  %shr.1.i.i = lshr i32 %xor6.i.i, 1
  %6 = and i32 %1, 2
  %tobool.not.1.i.i = icmp eq i32 %6, 0
  %cond.1.i.i = select i1 %tobool.not.1.i.i, i32 0, i32 -306674912
  %xor6.1.i.i = xor i32 %shr.1.i.i, %cond.1.i.i
  %shr.2.i.i = lshr i32 %xor6.1.i.i, 6
  %xor6.5.i.i = xor i32 %xor6.4.i.i, %shr.2.i.i
  %7 = and i32 %xor6.i.i, 32
  %tobool.not.6.i.i = icmp eq i32 %7, 0
  %cond.6.i.i = select i1 %tobool.not.6.i.i, i32 0, i32 1994146192
  %xor6.6.i.i = xor i32 %xor6.5.i.i, %cond.6.i.i
  %8 = and i32 %xor6.1.i.i, 32
  %tobool.not.7.i.i = icmp eq i32 %8, 0
  %cond.7.i.i = select i1 %tobool.not.7.i.i, i32 0, i32 -306674912
  %xor6.7.i.i = xor i32 %xor6.6.i.i, %cond.7.i.i
  %arrayidx.i = getelementptr inbounds [256 x i32], ptr @tables, i64 0, i64 %indvars.iv.i
  store i32 %xor6.7.i.i, ptr %arrayidx.i, align 4, !tbaa !8
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, 256
  br i1 %exitcond.not.i, label %for.cond6.preheader.i.preheader, label %for.body.i, !llvm.loop !10

for.cond6.preheader.i.preheader:                  ; preds = %for.body.i
  %cond1 = select i1 %tobool.not, i32 1003, i32 65536
  br label %for.cond6.preheader.i

for.cond6.preheader.i:                            ; preds = %for.cond6.preheader.i.preheader, %for.cond6.preheader.i
  %indvars.iv51.i = phi i64 [ %indvars.iv.next52.i, %for.cond6.preheader.i ], [ 0, %for.cond6.preheader.i.preheader ]
  %arrayidx13.i = getelementptr inbounds [8 x [256 x i32]], ptr @tables, i64 0, i64 0, i64 %indvars.iv51.i
  %9 = load i32, ptr %arrayidx13.i, align 4, !tbaa !8
  %shr.i = lshr i32 %9, 8
  %and.i = and i32 %9, 255
  %idxprom19.i = zext nneg i32 %and.i to i64
  %arrayidx20.i = getelementptr inbounds [256 x i32], ptr @tables, i64 0, i64 %idxprom19.i
  %10 = load i32, ptr %arrayidx20.i, align 4, !tbaa !8
  %xor.i = xor i32 %shr.i, %10
  %arrayidx24.i = getelementptr inbounds [8 x [256 x i32]], ptr @tables, i64 0, i64 1, i64 %indvars.iv51.i
  store i32 %xor.i, ptr %arrayidx24.i, align 4, !tbaa !8
  %shr.1.i = lshr i32 %xor.i, 8
  %and.1.i = and i32 %xor.i, 255
  %idxprom19.1.i = zext nneg i32 %and.1.i to i64
  %arrayidx20.1.i = getelementptr inbounds [256 x i32], ptr @tables, i64 0, i64 %idxprom19.1.i
  %11 = load i32, ptr %arrayidx20.1.i, align 4, !tbaa !8
  %xor.1.i = xor i32 %shr.1.i, %11
  %arrayidx24.1.i = getelementptr inbounds [8 x [256 x i32]], ptr @tables, i64 0, i64 2, i64 %indvars.iv51.i
  store i32 %xor.1.i, ptr %arrayidx24.1.i, align 4, !tbaa !8
  %shr.2.i = lshr i32 %xor.1.i, 8
  %and.2.i = and i32 %xor.1.i, 255
  %idxprom19.2.i = zext nneg i32 %and.2.i to i64
  %arrayidx20.2.i = getelementptr inbounds [256 x i32], ptr @tables, i64 0, i64 %idxprom19.2.i
  %12 = load i32, ptr %arrayidx20.2.i, align 4, !tbaa !8
  %xor.2.i = xor i32 %shr.2.i, %12
  %arrayidx24.2.i = getelementptr inbounds [8 x [256 x i32]], ptr @tables, i64 0, i64 3, i64 %indvars.iv51.i
  store i32 %xor.2.i, ptr %arrayidx24.2.i, align 4, !tbaa !8
  %shr.3.i = lshr i32 %xor.2.i, 8
  %and.3.i = and i32 %xor.2.i, 255
  %idxprom19.3.i = zext nneg i32 %and.3.i to i64
  %arrayidx20.3.i = getelementptr inbounds [256 x i32], ptr @tables, i64 0, i64 %idxprom19.3.i
  %13 = load i32, ptr %arrayidx20.3.i, align 4, !tbaa !8
  %xor.3.i = xor i32 %shr.3.i, %13
  %arrayidx24.3.i = getelementptr inbounds [8 x [256 x i32]], ptr @tables, i64 0, i64 4, i64 %indvars.iv51.i
  store i32 %xor.3.i, ptr %arrayidx24.3.i, align 4, !tbaa !8
  %shr.4.i = lshr i32 %xor.3.i, 8
  %and.4.i = and i32 %xor.3.i, 255
  %idxprom19.4.i = zext nneg i32 %and.4.i to i64
  %arrayidx20.4.i = getelementptr inbounds [256 x i32], ptr @tables, i64 0, i64 %idxprom19.4.i
  %14 = load i32, ptr %arrayidx20.4.i, align 4, !tbaa !8
  %xor.4.i = xor i32 %shr.4.i, %14
  %arrayidx24.4.i = getelementptr inbounds [8 x [256 x i32]], ptr @tables, i64 0, i64 5, i64 %indvars.iv51.i
  store i32 %xor.4.i, ptr %arrayidx24.4.i, align 4, !tbaa !8
  %shr.5.i = lshr i32 %xor.4.i, 8
  %and.5.i = and i32 %xor.4.i, 255
  %idxprom19.5.i = zext nneg i32 %and.5.i to i64
  %arrayidx20.5.i = getelementptr inbounds [256 x i32], ptr @tables, i64 0, i64 %idxprom19.5.i
  %15 = load i32, ptr %arrayidx20.5.i, align 4, !tbaa !8
  %xor.5.i = xor i32 %shr.5.i, %15
  %arrayidx24.5.i = getelementptr inbounds [8 x [256 x i32]], ptr @tables, i64 0, i64 6, i64 %indvars.iv51.i
  store i32 %xor.5.i, ptr %arrayidx24.5.i, align 4, !tbaa !8
  %shr.6.i = lshr i32 %xor.5.i, 8
  %and.6.i = and i32 %xor.5.i, 255
  %idxprom19.6.i = zext nneg i32 %and.6.i to i64
  %arrayidx20.6.i = getelementptr inbounds [256 x i32], ptr @tables, i64 0, i64 %idxprom19.6.i
  %16 = load i32, ptr %arrayidx20.6.i, align 4, !tbaa !8
  %xor.6.i = xor i32 %shr.6.i, %16
  %arrayidx24.6.i = getelementptr inbounds [8 x [256 x i32]], ptr @tables, i64 0, i64 7, i64 %indvars.iv51.i
  store i32 %xor.6.i, ptr %arrayidx24.6.i, align 4, !tbaa !8
  %indvars.iv.next52.i = add nuw nsw i64 %indvars.iv51.i, 1
  %exitcond54.not.i = icmp eq i64 %indvars.iv.next52.i, 256
  br i1 %exitcond54.not.i, label %for.body.i58.preheader, label %for.cond6.preheader.i, !llvm.loop !12

for.body.i58.preheader:                           ; preds = %for.cond6.preheader.i
  %17 = load i32, ptr getelementptr inbounds (i8, ptr @tables, i64 824), align 8, !tbaa !8
  %xor3.i = lshr i32 %17, 8
  %18 = and i32 %17, 255
  %19 = xor i32 %18, 205
  %idxprom1.i.1 = zext nneg i32 %19 to i64
  %arrayidx2.i.1 = getelementptr inbounds [256 x i32], ptr @tables, i64 0, i64 %idxprom1.i.1
  %20 = load i32, ptr %arrayidx2.i.1, align 4, !tbaa !8
  %21 = xor i32 %xor3.i, %20
  %xor3.i.1 = lshr i32 %21, 8
  %22 = and i32 %21, 255
  %23 = xor i32 %22, 204
  %idxprom1.i.2 = zext nneg i32 %23 to i64
  %arrayidx2.i.2 = getelementptr inbounds [256 x i32], ptr @tables, i64 0, i64 %idxprom1.i.2
  %24 = load i32, ptr %arrayidx2.i.2, align 4, !tbaa !8
  %25 = xor i32 %xor3.i.1, %24
  %shr.i60.3 = lshr i32 %25, 8
  %26 = and i32 %25, 255
  %27 = xor i32 %26, 203
  %idxprom1.i.3 = zext nneg i32 %27 to i64
  %arrayidx2.i.3 = getelementptr inbounds [256 x i32], ptr @tables, i64 0, i64 %idxprom1.i.3
  %28 = load i32, ptr %arrayidx2.i.3, align 4, !tbaa !8
  %xor3.i.3 = xor i32 %28, %shr.i60.3
  %shr.i60.4 = lshr i32 %xor3.i.3, 8
  %29 = and i32 %xor3.i.3, 255
  %30 = xor i32 %29, 53
  %idxprom1.i.4 = zext nneg i32 %30 to i64
  %arrayidx2.i.4 = getelementptr inbounds [256 x i32], ptr @tables, i64 0, i64 %idxprom1.i.4
  %31 = load i32, ptr %arrayidx2.i.4, align 4, !tbaa !8
  %xor3.i.4 = xor i32 %31, %shr.i60.4
  %shr.i60.5 = lshr i32 %xor3.i.4, 8
  %32 = and i32 %xor3.i.4, 255
  %33 = xor i32 %32, 54
  %idxprom1.i.5 = zext nneg i32 %33 to i64
  %arrayidx2.i.5 = getelementptr inbounds [256 x i32], ptr @tables, i64 0, i64 %idxprom1.i.5
  %34 = load i32, ptr %arrayidx2.i.5, align 4, !tbaa !8
  %xor3.i.5 = xor i32 %34, %shr.i60.5
  %shr.i60.6 = lshr i32 %xor3.i.5, 8
  %35 = and i32 %xor3.i.5, 255
  %36 = xor i32 %35, 55
  %idxprom1.i.6 = zext nneg i32 %36 to i64
  %arrayidx2.i.6 = getelementptr inbounds [256 x i32], ptr @tables, i64 0, i64 %idxprom1.i.6
  %37 = load i32, ptr %arrayidx2.i.6, align 4, !tbaa !8
  %xor3.i.6 = xor i32 %37, %shr.i60.6
  %shr.i60.7 = lshr i32 %xor3.i.6, 8
  %38 = and i32 %xor3.i.6, 255
  %39 = xor i32 %38, 56
  %idxprom1.i.7 = zext nneg i32 %39 to i64
  %arrayidx2.i.7 = getelementptr inbounds [256 x i32], ptr @tables, i64 0, i64 %idxprom1.i.7
  %40 = load i32, ptr %arrayidx2.i.7, align 4, !tbaa !8
  %xor3.i.7 = xor i32 %40, %shr.i60.7
  %shr.i60.8 = lshr i32 %xor3.i.7, 8
  %41 = and i32 %xor3.i.7, 255
  %42 = xor i32 %41, 57
  %idxprom1.i.8 = zext nneg i32 %42 to i64
  %arrayidx2.i.8 = getelementptr inbounds [256 x i32], ptr @tables, i64 0, i64 %idxprom1.i.8
  %43 = load i32, ptr %arrayidx2.i.8, align 4, !tbaa !8
  %xor3.i.8 = xor i32 %43, %shr.i60.8
  %cond6 = select i1 %tobool.not, i64 1, i64 %mul
  %cmp8 = icmp ne i32 %xor3.i.8, 873187033
  %cmp10100 = icmp sgt i64 %cond6, 0
  br i1 %cmp10100, label %for.cond12.preheader.lr.ph, label %for.cond.cleanup

for.cond12.preheader.lr.ph:                       ; preds = %for.body.i58.preheader
  %conv9 = zext i1 %cmp8 to i64
  %wide.trip.count.i = zext nneg i32 %cond1 to i64
  %xtraiter = and i64 %wide.trip.count.i, 3
  %unroll_iter = and i64 %wide.trip.count.i, 66536
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  %xtraiter108 = and i64 %wide.trip.count.i, 1
  %unroll_iter112 = and i64 %wide.trip.count.i, 66538
  %lcmp.mod110.not = icmp eq i64 %xtraiter108, 0
  br label %for.cond12.preheader

for.cond12.preheader:                             ; preds = %for.cond12.preheader.lr.ph, %for.inc37
  %round.0103 = phi i64 [ 0, %for.cond12.preheader.lr.ph ], [ %inc38, %for.inc37 ]
  %wrong.0102 = phi i64 [ %conv9, %for.cond12.preheader.lr.ph ], [ %wrong.1, %for.inc37 ]
  %state.0101 = phi i32 [ 20261121, %for.cond12.preheader.lr.ph ], [ %add18.lcssa, %for.inc37 ]
  br label %for.body16

for.cond.for.cond.cleanup_crit_edge:              ; preds = %for.inc37
  %not22.le = xor i32 %xor3.i73.lcssa, -1
  %44 = icmp ne i64 %wrong.1, 0
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.for.cond.cleanup_crit_edge, %for.body.i58.preheader
  %crc.0.lcssa = phi i32 [ %not22.le, %for.cond.for.cond.cleanup_crit_edge ], [ 0, %for.body.i58.preheader ]
  %wrong.0.lcssa = phi i1 [ %44, %for.cond.for.cond.cleanup_crit_edge ], [ %cmp8, %for.body.i58.preheader ]
  %call40 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %crc.0.lcssa)
  %conv42 = zext i1 %wrong.0.lcssa to i32
  ret i32 %conv42

for.body.i64:                                     ; preds = %for.body.i64, %for.body.i64.preheader.new
  %indvars.iv.i65 = phi i64 [ 0, %for.body.i64.preheader.new ], [ %indvars.iv.next.i74.1, %for.body.i64 ]
  %crc.addr.09.i66 = phi i32 [ -1, %for.body.i64.preheader.new ], [ %xor3.i73.1, %for.body.i64 ]
  %niter113 = phi i64 [ 0, %for.body.i64.preheader.new ], [ %niter113.next.1, %for.body.i64 ]
  %shr.i67 = lshr i32 %crc.addr.09.i66, 8
  %arrayidx.i68 = getelementptr inbounds i8, ptr @main.bytes, i64 %indvars.iv.i65
  %45 = load i8, ptr %arrayidx.i68, align 2, !tbaa !13
  %crc.addr.0.tr.i69 = trunc i32 %crc.addr.09.i66 to i8
  %xor.narrow.i70 = xor i8 %45, %crc.addr.0.tr.i69
  %idxprom1.i71 = zext i8 %xor.narrow.i70 to i64
  %arrayidx2.i72 = getelementptr inbounds [256 x i32], ptr @tables, i64 0, i64 %idxprom1.i71
  %46 = load i32, ptr %arrayidx2.i72, align 4, !tbaa !8
  %xor3.i73 = xor i32 %46, %shr.i67
  %indvars.iv.next.i74 = or disjoint i64 %indvars.iv.i65, 1
  %shr.i67.1 = lshr i32 %xor3.i73, 8
  %arrayidx.i68.1 = getelementptr inbounds i8, ptr @main.bytes, i64 %indvars.iv.next.i74
  %47 = load i8, ptr %arrayidx.i68.1, align 1, !tbaa !13
  %crc.addr.0.tr.i69.1 = trunc i32 %xor3.i73 to i8
  %xor.narrow.i70.1 = xor i8 %47, %crc.addr.0.tr.i69.1
  %idxprom1.i71.1 = zext i8 %xor.narrow.i70.1 to i64
  %arrayidx2.i72.1 = getelementptr inbounds [256 x i32], ptr @tables, i64 0, i64 %idxprom1.i71.1
  %48 = load i32, ptr %arrayidx2.i72.1, align 4, !tbaa !8
  %xor3.i73.1 = xor i32 %48, %shr.i67.1
  %indvars.iv.next.i74.1 = add nuw nsw i64 %indvars.iv.i65, 2
  %niter113.next.1 = add i64 %niter113, 2
  %niter113.ncmp.1 = icmp eq i64 %niter113.next.1, %unroll_iter112
  br i1 %niter113.ncmp.1, label %for.body.i77.preheader.unr-lcssa, label %for.body.i64, !llvm.loop !14

for.body.i77.preheader.unr-lcssa:                 ; preds = %for.body.i64
  br i1 %lcmp.mod110.not, label %for.body.i77.preheader, label %for.body.i64.epil

for.body.i64.epil:                                ; preds = %for.body.i77.preheader.unr-lcssa
  %shr.i67.epil = lshr i32 %xor3.i73.1, 8
  %arrayidx.i68.epil = getelementptr inbounds i8, ptr @main.bytes, i64 %indvars.iv.next.i74.1
  %49 = load i8, ptr %arrayidx.i68.epil, align 1, !tbaa !13
  %crc.addr.0.tr.i69.epil = trunc i32 %xor3.i73.1 to i8
  %xor.narrow.i70.epil = xor i8 %49, %crc.addr.0.tr.i69.epil
  %idxprom1.i71.epil = zext i8 %xor.narrow.i70.epil to i64
  %arrayidx2.i72.epil = getelementptr inbounds [256 x i32], ptr @tables, i64 0, i64 %idxprom1.i71.epil
  %50 = load i32, ptr %arrayidx2.i72.epil, align 4, !tbaa !8
  %xor3.i73.epil = xor i32 %50, %shr.i67.epil
  br label %for.body.i77.preheader

for.body.i77.preheader:                           ; preds = %for.body.i77.preheader.unr-lcssa, %for.body.i64.epil
  %xor3.i73.lcssa = phi i32 [ %xor3.i73.1, %for.body.i77.preheader.unr-lcssa ], [ %xor3.i73.epil, %for.body.i64.epil ]
  br label %for.body.i77

for.body.i77:                                     ; preds = %for.body.i77.preheader, %for.body.i77
  %indvars.iv60.i = phi i64 [ %indvars.iv.next61.i, %for.body.i77 ], [ 0, %for.body.i77.preheader ]
  %indvars.iv.i78 = phi i64 [ %indvars.iv.next.i85, %for.body.i77 ], [ 8, %for.body.i77.preheader ]
  %crc.addr.057.i = phi i32 [ %xor35.i, %for.body.i77 ], [ -1, %for.body.i77.preheader ]
  %add.ptr.i = getelementptr inbounds i8, ptr @main.bytes, i64 %indvars.iv60.i
  %51 = load i32, ptr %add.ptr.i, align 8
  %xor.i79 = xor i32 %51, %crc.addr.057.i
  %add.ptr3.i = getelementptr inbounds i8, ptr %add.ptr.i, i64 4
  %52 = load i32, ptr %add.ptr3.i, align 4
  %and.i80 = and i32 %xor.i79, 255
  %idxprom.i = zext nneg i32 %and.i80 to i64
  %arrayidx.i81 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds (i8, ptr @tables, i64 7168), i64 0, i64 %idxprom.i
  %53 = load i32, ptr %arrayidx.i81, align 4, !tbaa !8
  %shr.i82 = lshr i32 %xor.i79, 8
  %and5.i = and i32 %shr.i82, 255
  %idxprom6.i = zext nneg i32 %and5.i to i64
  %arrayidx7.i = getelementptr inbounds [256 x i32], ptr getelementptr inbounds (i8, ptr @tables, i64 6144), i64 0, i64 %idxprom6.i
  %54 = load i32, ptr %arrayidx7.i, align 4, !tbaa !8
  %xor8.i = xor i32 %54, %53
  %shr9.i = lshr i32 %xor.i79, 16
  %and10.i = and i32 %shr9.i, 255
  %idxprom11.i = zext nneg i32 %and10.i to i64
  %arrayidx12.i = getelementptr inbounds [256 x i32], ptr getelementptr inbounds (i8, ptr @tables, i64 5120), i64 0, i64 %idxprom11.i
  %55 = load i32, ptr %arrayidx12.i, align 4, !tbaa !8
  %xor13.i = xor i32 %xor8.i, %55
  %shr14.i = lshr i32 %xor.i79, 24
  %idxprom15.i = zext nneg i32 %shr14.i to i64
  %arrayidx16.i = getelementptr inbounds [256 x i32], ptr getelementptr inbounds (i8, ptr @tables, i64 4096), i64 0, i64 %idxprom15.i
  %56 = load i32, ptr %arrayidx16.i, align 4, !tbaa !8
  %xor17.i = xor i32 %xor13.i, %56
  %and18.i = and i32 %52, 255
  %idxprom19.i83 = zext nneg i32 %and18.i to i64
  %arrayidx20.i84 = getelementptr inbounds [256 x i32], ptr getelementptr inbounds (i8, ptr @tables, i64 3072), i64 0, i64 %idxprom19.i83
  %57 = load i32, ptr %arrayidx20.i84, align 4, !tbaa !8
  %xor21.i = xor i32 %xor17.i, %57
  %shr22.i = lshr i32 %52, 8
  %and23.i = and i32 %shr22.i, 255
  %idxprom24.i = zext nneg i32 %and23.i to i64
  %arrayidx25.i = getelementptr inbounds [256 x i32], ptr getelementptr inbounds (i8, ptr @tables, i64 2048), i64 0, i64 %idxprom24.i
  %58 = load i32, ptr %arrayidx25.i, align 4, !tbaa !8
  %xor26.i = xor i32 %xor21.i, %58
  %shr27.i = lshr i32 %52, 16
  %and28.i = and i32 %shr27.i, 255
  %idxprom29.i = zext nneg i32 %and28.i to i64
  %arrayidx30.i = getelementptr inbounds [256 x i32], ptr getelementptr inbounds (i8, ptr @tables, i64 1024), i64 0, i64 %idxprom29.i
  %59 = load i32, ptr %arrayidx30.i, align 4, !tbaa !8
  %xor31.i = xor i32 %xor26.i, %59
  %shr32.i = lshr i32 %52, 24
  %idxprom33.i = zext nneg i32 %shr32.i to i64
  %arrayidx34.i = getelementptr inbounds [256 x i32], ptr @tables, i64 0, i64 %idxprom33.i
  %60 = load i32, ptr %arrayidx34.i, align 4, !tbaa !8
  %xor35.i = xor i32 %xor31.i, %60
  %indvars.iv.next.i85 = add nuw nsw i64 %indvars.iv.i78, 8
  %cmp.not.i = icmp ugt i64 %indvars.iv.next.i85, %wide.trip.count.i
  %indvars.iv.next61.i = add nuw nsw i64 %indvars.iv60.i, 8
  br i1 %cmp.not.i, label %for.end.loopexit.i, label %for.body.i77, !llvm.loop !15

for.end.loopexit.i:                               ; preds = %for.body.i77
  %61 = trunc nuw i64 %indvars.iv.i78 to i32
  %idx.ext37.i = and i64 %indvars.iv.i78, 4294967288
  %add.ptr38.i = getelementptr inbounds i8, ptr @main.bytes, i64 %idx.ext37.i
  %cmp8.not.i.i = icmp eq i32 %cond1, %61
  br i1 %cmp8.not.i.i, label %by_eight_tables.exit, label %for.body.preheader.i.i

for.body.preheader.i.i:                           ; preds = %for.end.loopexit.i
  %sub.i = sub i32 %cond1, %61
  %wide.trip.count.i.i = zext i32 %sub.i to i64
  br label %for.body.i.i

for.body.i.i:                                     ; preds = %for.body.i.i, %for.body.preheader.i.i
  %indvars.iv.i.i = phi i64 [ 0, %for.body.preheader.i.i ], [ %indvars.iv.next.i.i, %for.body.i.i ]
  %crc.addr.09.i.i = phi i32 [ %xor35.i, %for.body.preheader.i.i ], [ %xor3.i.i, %for.body.i.i ]
  %shr.i.i86 = lshr i32 %crc.addr.09.i.i, 8
  %arrayidx.i.i = getelementptr inbounds i8, ptr %add.ptr38.i, i64 %indvars.iv.i.i
  %62 = load i8, ptr %arrayidx.i.i, align 1, !tbaa !13
  %crc.addr.0.tr.i.i = trunc i32 %crc.addr.09.i.i to i8
  %xor.narrow.i.i = xor i8 %62, %crc.addr.0.tr.i.i
  %idxprom1.i.i = zext i8 %xor.narrow.i.i to i64
  %arrayidx2.i.i = getelementptr inbounds [256 x i32], ptr @tables, i64 0, i64 %idxprom1.i.i
  %63 = load i32, ptr %arrayidx2.i.i, align 4, !tbaa !8
  %xor3.i.i = xor i32 %63, %shr.i.i86
  %indvars.iv.next.i.i = add nuw nsw i64 %indvars.iv.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %indvars.iv.next.i.i, %wide.trip.count.i.i
  br i1 %exitcond.not.i.i, label %by_eight_tables.exit, label %for.body.i.i, !llvm.loop !14

by_eight_tables.exit:                             ; preds = %for.body.i.i, %for.end.loopexit.i
  %crc.addr.0.lcssa.i.i = phi i32 [ %xor35.i, %for.end.loopexit.i ], [ %xor3.i.i, %for.body.i.i ]
  %cmp25 = icmp ne i32 %xor3.i73.lcssa, %crc.addr.0.lcssa.i.i
  %conv27 = zext i1 %cmp25 to i64
  %add28 = add nsw i64 %wrong.0102, %conv27
  %rem = and i64 %round.0103, 15
  %cmp29 = icmp eq i64 %rem, 0
  br i1 %cmp29, label %for.body.i88, label %for.inc37

for.body16:                                       ; preds = %for.body16, %for.cond12.preheader
  %indvars.iv = phi i64 [ 0, %for.cond12.preheader ], [ %indvars.iv.next.3, %for.body16 ]
  %state.198 = phi i32 [ %state.0101, %for.cond12.preheader ], [ %add18.3, %for.body16 ]
  %niter = phi i64 [ 0, %for.cond12.preheader ], [ %niter.next.3, %for.body16 ]
  %mul17 = mul i32 %state.198, 1664525
  %add18 = add i32 %mul17, 1013904223
  %shr = lshr i32 %add18, 24
  %conv19 = trunc nuw i32 %shr to i8
  %arrayidx20 = getelementptr inbounds [65536 x i8], ptr @main.bytes, i64 0, i64 %indvars.iv
  store i8 %conv19, ptr %arrayidx20, align 4, !tbaa !13
  %indvars.iv.next = or disjoint i64 %indvars.iv, 1
  %mul17.1 = mul i32 %add18, 1664525
  %add18.1 = add i32 %mul17.1, 1013904223
  %shr.1 = lshr i32 %add18.1, 24
  %conv19.1 = trunc nuw i32 %shr.1 to i8
  %arrayidx20.1 = getelementptr inbounds [65536 x i8], ptr @main.bytes, i64 0, i64 %indvars.iv.next
  store i8 %conv19.1, ptr %arrayidx20.1, align 1, !tbaa !13
  %indvars.iv.next.1 = or disjoint i64 %indvars.iv, 2
  %mul17.2 = mul i32 %add18.1, 1664525
  %add18.2 = add i32 %mul17.2, 1013904223
  %shr.2 = lshr i32 %add18.2, 24
  %conv19.2 = trunc nuw i32 %shr.2 to i8
  %arrayidx20.2 = getelementptr inbounds [65536 x i8], ptr @main.bytes, i64 0, i64 %indvars.iv.next.1
  store i8 %conv19.2, ptr %arrayidx20.2, align 2, !tbaa !13
  %indvars.iv.next.2 = or disjoint i64 %indvars.iv, 3
  %mul17.3 = mul i32 %add18.2, 1664525
  %add18.3 = add i32 %mul17.3, 1013904223
  %shr.3 = lshr i32 %add18.3, 24
  %conv19.3 = trunc nuw i32 %shr.3 to i8
  %arrayidx20.3 = getelementptr inbounds [65536 x i8], ptr @main.bytes, i64 0, i64 %indvars.iv.next.2
  store i8 %conv19.3, ptr %arrayidx20.3, align 1, !tbaa !13
  %indvars.iv.next.3 = add nuw nsw i64 %indvars.iv, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %for.body.i64.preheader.unr-lcssa, label %for.body16, !llvm.loop !16

for.body.i64.preheader.unr-lcssa:                 ; preds = %for.body16
  br i1 %lcmp.mod.not, label %for.body.i64.preheader.new, label %for.body16.epil

for.body16.epil:                                  ; preds = %for.body.i64.preheader.unr-lcssa, %for.body16.epil
  %indvars.iv.epil = phi i64 [ %indvars.iv.next.epil, %for.body16.epil ], [ %indvars.iv.next.3, %for.body.i64.preheader.unr-lcssa ]
  %state.198.epil = phi i32 [ %add18.epil, %for.body16.epil ], [ %add18.3, %for.body.i64.preheader.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %for.body16.epil ], [ 0, %for.body.i64.preheader.unr-lcssa ]
  %mul17.epil = mul i32 %state.198.epil, 1664525
  %add18.epil = add i32 %mul17.epil, 1013904223
  %shr.epil = lshr i32 %add18.epil, 24
  %conv19.epil = trunc nuw i32 %shr.epil to i8
  %arrayidx20.epil = getelementptr inbounds [65536 x i8], ptr @main.bytes, i64 0, i64 %indvars.iv.epil
  store i8 %conv19.epil, ptr %arrayidx20.epil, align 1, !tbaa !13
  %indvars.iv.next.epil = add nuw nsw i64 %indvars.iv.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %for.body.i64.preheader.new, label %for.body16.epil, !llvm.loop !17

for.body.i64.preheader.new:                       ; preds = %for.body.i64.preheader.unr-lcssa, %for.body16.epil
  %add18.lcssa = phi i32 [ %add18.3, %for.body.i64.preheader.unr-lcssa ], [ %add18.epil, %for.body16.epil ]
  br label %for.body.i64

for.body.i88:                                     ; preds = %by_eight_tables.exit, %for.body.i88
  %indvars.iv.i89 = phi i64 [ %indvars.iv.next.i96, %for.body.i88 ], [ 0, %by_eight_tables.exit ]
  %crc.addr.019.i = phi i32 [ %xor6.7.i, %for.body.i88 ], [ -1, %by_eight_tables.exit ]
  %arrayidx.i90 = getelementptr inbounds i8, ptr @main.bytes, i64 %indvars.iv.i89
  %64 = load i8, ptr %arrayidx.i90, align 1, !tbaa !13
  %conv.i = zext i8 %64 to i32
  %xor.i91 = xor i32 %crc.addr.019.i, %conv.i
  %shr.i92 = lshr i32 %xor.i91, 1
  %and.i93 = and i32 %xor.i91, 1
  %tobool.not.i = icmp eq i32 %and.i93, 0
  %cond.i = select i1 %tobool.not.i, i32 0, i32 -306674912
  %xor6.i = xor i32 %cond.i, %shr.i92
  %shr.1.i94 = lshr i32 %xor6.i, 1
  %65 = and i32 %xor.i91, 2
  %tobool.not.1.i = icmp eq i32 %65, 0
  %cond.1.i = select i1 %tobool.not.1.i, i32 0, i32 -306674912
  %xor6.1.i = xor i32 %shr.1.i94, %cond.1.i
  %shr.2.i95 = lshr i32 %xor6.1.i, 6
  %66 = and i32 %xor.i91, 4
  %tobool.not.2.i = icmp eq i32 %66, 0
  %cond.2.i = select i1 %tobool.not.2.i, i32 0, i32 124634137
  %67 = and i32 %xor.i91, 8
  %tobool.not.3.i = icmp eq i32 %67, 0
  %cond.3.i = select i1 %tobool.not.3.i, i32 0, i32 249268274
  %68 = and i32 %xor.i91, 16
  %tobool.not.4.i = icmp eq i32 %68, 0
  %cond.4.i = select i1 %tobool.not.4.i, i32 0, i32 498536548
  %69 = and i32 %xor.i91, 32
  %tobool.not.5.i = icmp eq i32 %69, 0
  %cond.5.i = select i1 %tobool.not.5.i, i32 0, i32 997073096
  %70 = and i32 %xor6.i, 32
  %tobool.not.6.i = icmp eq i32 %70, 0
  %cond.6.i = select i1 %tobool.not.6.i, i32 0, i32 1994146192
  %71 = and i32 %xor6.1.i, 32
  %tobool.not.7.i = icmp eq i32 %71, 0
  %cond.7.i = select i1 %tobool.not.7.i, i32 0, i32 -306674912
  %xor6.2.i = xor i32 %cond.3.i, %cond.2.i
  %xor6.3.i = xor i32 %xor6.2.i, %cond.4.i
  %xor6.4.i = xor i32 %xor6.3.i, %cond.5.i
  %xor6.5.i = xor i32 %xor6.4.i, %shr.2.i95
  %xor6.6.i = xor i32 %xor6.5.i, %cond.6.i
  %xor6.7.i = xor i32 %xor6.6.i, %cond.7.i
  %indvars.iv.next.i96 = add nuw nsw i64 %indvars.iv.i89, 1
  %exitcond.not.i97 = icmp eq i64 %indvars.iv.next.i96, %wide.trip.count.i
  br i1 %exitcond.not.i97, label %by_bits.exit, label %for.body.i88, !llvm.loop !19

by_bits.exit:                                     ; preds = %for.body.i88
  %cmp33 = icmp ne i32 %xor3.i73.lcssa, %xor6.7.i
  %conv35 = zext i1 %cmp33 to i64
  %add36 = add nsw i64 %add28, %conv35
  br label %for.inc37

for.inc37:                                        ; preds = %by_eight_tables.exit, %by_bits.exit
  %wrong.1 = phi i64 [ %add36, %by_bits.exit ], [ %add28, %by_eight_tables.exit ]
  %inc38 = add nuw nsw i64 %round.0103, 1
  %exitcond106.not = icmp eq i64 %inc38, %cond6
  br i1 %exitcond106.not, label %for.cond.for.cond.cleanup_crit_edge, label %for.cond12.preheader, !llvm.loop !20
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #2

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
!13 = !{!6, !6, i64 0}
!14 = distinct !{!14, !11}
!15 = distinct !{!15, !11}
!16 = distinct !{!16, !11}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = distinct !{!19, !11}
!20 = distinct !{!20, !11}
