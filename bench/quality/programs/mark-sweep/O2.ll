source_filename = "mark-sweep.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Cell = type { i32, i32, i32, i8 }

@main.present = internal global [12 x [400 x i8]] zeroinitializer, align 16
@roots = internal unnamed_addr global [412 x i32] zeroinitializer, align 16
@.str = private unnamed_addr constant [38 x i8] c"mark-sweep: %u keys, %ld collections\0A\00", align 1
@collections = internal unnamed_addr global i64 0, align 8
@root_count = internal unnamed_addr global i32 12, align 4
@free_cells = internal unnamed_addr global i32 0, align 4
@cells = internal unnamed_addr global [20000 x %struct.Cell] zeroinitializer, align 16
@pending = internal unnamed_addr global [20000 x i32] zeroinitializer, align 16

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %argc, ptr nocapture noundef readonly %argv) local_unnamed_addr #0 {
entry:
  %count = alloca i32, align 4
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.end, label %cond.end.thread.thread

cond.end:                                         ; preds = %entry
  %arrayidx = getelementptr inbounds i8, ptr %argv, i64 8
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !4
  %call = tail call i64 @strtol(ptr nocapture noundef %0, ptr noundef null, i32 noundef 10) #9
  %call.fr = freeze i64 %call
  %tobool.not = icmp eq i64 %call.fr, 0
  br i1 %tobool.not, label %cond.end.thread.thread, label %cond.end.thread

cond.end.thread.thread:                           ; preds = %entry, %cond.end
  %.ph = phi i64 [ 2800000, %entry ], [ 10000, %cond.end ]
  tail call fastcc void @collect()
  br label %for.body.preheader

cond.end.thread:                                  ; preds = %cond.end
  %mul = mul nsw i64 %call.fr, 2800000
  tail call fastcc void @collect()
  %cmp5109 = icmp sgt i64 %call.fr, 0
  br i1 %cmp5109, label %for.body.preheader, label %for.body49.preheader

for.body49.preheader:                             ; preds = %if.end43, %cond.end.thread
  br label %for.body49

for.body.preheader:                               ; preds = %cond.end.thread.thread, %cond.end.thread
  %1 = phi i64 [ %.ph, %cond.end.thread.thread ], [ %mul, %cond.end.thread ]
  br label %for.body

for.body:                                         ; preds = %for.body.preheader, %if.end43
  %i.0111 = phi i64 [ %inc, %if.end43 ], [ 0, %for.body.preheader ]
  %state.0110 = phi i64 [ %xor3.i, %if.end43 ], [ 20261121, %for.body.preheader ]
  %shl.i = shl i64 %state.0110, 13
  %xor.i = xor i64 %shl.i, %state.0110
  %shr.i = lshr i64 %xor.i, 7
  %xor1.i = xor i64 %shr.i, %xor.i
  %shl2.i = shl i64 %xor1.i, 17
  %xor3.i = xor i64 %shl2.i, %xor1.i
  %shr = lshr i64 %xor3.i, 32
  %conv = trunc nuw i64 %shr to i32
  %rem = urem i32 %conv, 12
  %rem13 = and i64 %xor1.i, 511
  switch i64 %rem13, label %if.else33 [
    i64 0, label %if.then
    i64 1, label %if.then22
  ]

if.then:                                          ; preds = %for.body
  %idxprom = zext nneg i32 %rem to i64
  %arrayidx16 = getelementptr inbounds [412 x i32], ptr @roots, i64 0, i64 %idxprom
  store i32 0, ptr %arrayidx16, align 4, !tbaa !8
  %arrayidx18 = getelementptr inbounds [12 x [400 x i8]], ptr @main.present, i64 0, i64 %idxprom
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(400) %arrayidx18, i8 0, i64 400, i1 false)
  br label %if.end43

if.then22:                                        ; preds = %for.body
  %shr7 = lshr i64 %xor3.i, 20
  %conv8 = trunc i64 %shr7 to i32
  %rem9 = urem i32 %conv8, 12
  %idxprom23 = zext nneg i32 %rem9 to i64
  %arrayidx24 = getelementptr inbounds [412 x i32], ptr @roots, i64 0, i64 %idxprom23
  %2 = load i32, ptr %arrayidx24, align 4, !tbaa !8
  %idxprom25 = zext nneg i32 %rem to i64
  %arrayidx26 = getelementptr inbounds [412 x i32], ptr @roots, i64 0, i64 %idxprom25
  store i32 %2, ptr %arrayidx26, align 4, !tbaa !8
  %arrayidx28 = getelementptr inbounds [12 x [400 x i8]], ptr @main.present, i64 0, i64 %idxprom25
  %arrayidx31 = getelementptr inbounds [12 x [400 x i8]], ptr @main.present, i64 0, i64 %idxprom23
  tail call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(400) %arrayidx28, ptr noundef nonnull align 16 dereferenceable(400) %arrayidx31, i64 400, i1 false)
  br label %if.end43

if.else33:                                        ; preds = %for.body
  %shr10 = lshr i64 %xor3.i, 40
  %rem11.lhs.trunc = trunc nuw nsw i64 %shr10 to i32
  %rem11108 = urem i32 %rem11.lhs.trunc, 400
  %rem11.zext = zext nneg i32 %rem11108 to i64
  %idxprom34 = zext nneg i32 %rem to i64
  %arrayidx35 = getelementptr inbounds [412 x i32], ptr @roots, i64 0, i64 %idxprom34
  %3 = load i32, ptr %arrayidx35, align 4, !tbaa !8
  %call36 = tail call fastcc i32 @insert(i32 noundef %3, i32 noundef %rem11108)
  store i32 %call36, ptr %arrayidx35, align 4, !tbaa !8
  %arrayidx42 = getelementptr inbounds [12 x [400 x i8]], ptr @main.present, i64 0, i64 %idxprom34, i64 %rem11.zext
  store i8 1, ptr %arrayidx42, align 1, !tbaa !10
  br label %if.end43

if.end43:                                         ; preds = %if.then22, %if.else33, %if.then
  %inc = add nuw nsw i64 %i.0111, 1
  %exitcond.not = icmp eq i64 %inc, %1
  br i1 %exitcond.not, label %for.body49.preheader, label %for.body, !llvm.loop !12

for.cond.cleanup48:                               ; preds = %for.cond.cleanup54
  %4 = load i64, ptr @collections, align 8, !tbaa !14
  %call78 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %add74, i64 noundef %4)
  %cmp79 = icmp ne i64 %add73, 0
  %conv80 = zext i1 %cmp79 to i32
  ret i32 %conv80

for.body49:                                       ; preds = %for.body49.preheader, %for.cond.cleanup54
  %indvars.iv119 = phi i64 [ %indvars.iv.next120, %for.cond.cleanup54 ], [ 0, %for.body49.preheader ]
  %total.0115 = phi i32 [ %add74, %for.cond.cleanup54 ], [ 0, %for.body49.preheader ]
  %wrong.0114 = phi i64 [ %add73, %for.cond.cleanup54 ], [ 0, %for.body49.preheader ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %count) #9
  store i32 0, ptr %count, align 4, !tbaa !8
  br label %for.body55

for.cond.cleanup54:                               ; preds = %for.body55
  %arrayidx65 = getelementptr inbounds [412 x i32], ptr @roots, i64 0, i64 %indvars.iv119
  %5 = load i32, ptr %arrayidx65, align 4, !tbaa !8
  %arrayidx67 = getelementptr inbounds [12 x [400 x i8]], ptr @main.present, i64 0, i64 %indvars.iv119
  %call69 = call fastcc zeroext i1 @agrees(i32 noundef %5, ptr noundef nonnull %arrayidx67, i32 noundef 0, i32 noundef 400, ptr noundef nonnull %count)
  %6 = load i32, ptr %count, align 4
  %cmp70 = icmp ne i32 %6, %add.4
  %not.call69 = xor i1 %call69, true
  %7 = select i1 %not.call69, i1 true, i1 %cmp70
  %conv72 = zext i1 %7 to i64
  %add73 = add nuw nsw i64 %wrong.0114, %conv72
  %add74 = add i32 %6, %total.0115
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %count) #9
  %indvars.iv.next120 = add nuw nsw i64 %indvars.iv119, 1
  %exitcond122.not = icmp eq i64 %indvars.iv.next120, 12
  br i1 %exitcond122.not, label %for.cond.cleanup48, label %for.body49, !llvm.loop !16

for.body55:                                       ; preds = %for.body55, %for.body49
  %indvars.iv = phi i64 [ 0, %for.body49 ], [ %indvars.iv.next.4, %for.body55 ]
  %expected.0112 = phi i32 [ 0, %for.body49 ], [ %add.4, %for.body55 ]
  %arrayidx59 = getelementptr inbounds [12 x [400 x i8]], ptr @main.present, i64 0, i64 %indvars.iv119, i64 %indvars.iv
  %8 = load i8, ptr %arrayidx59, align 1, !tbaa !10, !range !17, !noundef !18
  %loadedv = zext nneg i8 %8 to i32
  %add = add i32 %expected.0112, %loadedv
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx59.1 = getelementptr inbounds [12 x [400 x i8]], ptr @main.present, i64 0, i64 %indvars.iv119, i64 %indvars.iv.next
  %9 = load i8, ptr %arrayidx59.1, align 1, !tbaa !10, !range !17, !noundef !18
  %loadedv.1 = zext nneg i8 %9 to i32
  %add.1 = add i32 %add, %loadedv.1
  %indvars.iv.next.1 = add nuw nsw i64 %indvars.iv, 2
  %arrayidx59.2 = getelementptr inbounds [12 x [400 x i8]], ptr @main.present, i64 0, i64 %indvars.iv119, i64 %indvars.iv.next.1
  %10 = load i8, ptr %arrayidx59.2, align 1, !tbaa !10, !range !17, !noundef !18
  %loadedv.2 = zext nneg i8 %10 to i32
  %add.2 = add i32 %add.1, %loadedv.2
  %indvars.iv.next.2 = add nuw nsw i64 %indvars.iv, 3
  %arrayidx59.3 = getelementptr inbounds [12 x [400 x i8]], ptr @main.present, i64 0, i64 %indvars.iv119, i64 %indvars.iv.next.2
  %11 = load i8, ptr %arrayidx59.3, align 1, !tbaa !10, !range !17, !noundef !18
  %loadedv.3 = zext nneg i8 %11 to i32
  %add.3 = add i32 %add.2, %loadedv.3
  %indvars.iv.next.3 = add nuw nsw i64 %indvars.iv, 4
  %arrayidx59.4 = getelementptr inbounds [12 x [400 x i8]], ptr @main.present, i64 0, i64 %indvars.iv119, i64 %indvars.iv.next.3
  %12 = load i8, ptr %arrayidx59.4, align 1, !tbaa !10, !range !17, !noundef !18
  %loadedv.4 = zext nneg i8 %12 to i32
  %add.4 = add i32 %add.3, %loadedv.4
  %indvars.iv.next.4 = add nuw nsw i64 %indvars.iv, 5
  %exitcond118.not.4 = icmp eq i64 %indvars.iv.next.4, 400
  br i1 %exitcond118.not.4, label %for.cond.cleanup54, label %for.body55, !llvm.loop !19
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc void @collect() unnamed_addr #3 {
entry:
  %0 = load i64, ptr @collections, align 8, !tbaa !14
  %inc = add nsw i64 %0, 1
  store i64 %inc, ptr @collections, align 8, !tbaa !14
  %1 = load i32, ptr @root_count, align 4, !tbaa !8
  %cmp23.not = icmp eq i32 %1, 0
  br i1 %cmp23.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext i32 %1 to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %mark_from.exit, %entry
  store i32 0, ptr @free_cells, align 4, !tbaa !8
  br label %for.body6

for.body:                                         ; preds = %for.body.preheader, %mark_from.exit
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %mark_from.exit ]
  %arrayidx = getelementptr inbounds [412 x i32], ptr @roots, i64 0, i64 %indvars.iv
  %2 = load i32, ptr %arrayidx, align 4, !tbaa !8
  %tobool.not.i = icmp eq i32 %2, 0
  br i1 %tobool.not.i, label %mark_from.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %for.body
  %idxprom.i = zext i32 %2 to i64
  %marked.i = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom.i, i32 3
  %3 = load i8, ptr %marked.i, align 4, !tbaa !20, !range !17, !noundef !18
  %loadedv.i = trunc nuw i8 %3 to i1
  br i1 %loadedv.i, label %mark_from.exit, label %while.body.lr.ph.i

while.body.lr.ph.i:                               ; preds = %land.lhs.true.i
  store i8 1, ptr %marked.i, align 4, !tbaa !20
  store i32 %2, ptr @pending, align 16, !tbaa !8
  br label %while.body.i

while.body.i:                                     ; preds = %for.inc.1.i, %while.body.lr.ph.i
  %count.149.i = phi i32 [ 1, %while.body.lr.ph.i ], [ %count.3.1.i, %for.inc.1.i ]
  %dec.i = add i32 %count.149.i, -1
  %idxprom6.i = zext i32 %dec.i to i64
  %arrayidx7.i = getelementptr inbounds [20000 x i32], ptr @pending, i64 0, i64 %idxprom6.i
  %4 = load i32, ptr %arrayidx7.i, align 4, !tbaa !8
  %idxprom8.i = zext i32 %4 to i64
  %arrayidx9.i = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom8.i
  %5 = load i32, ptr %arrayidx9.i, align 16, !tbaa !22
  %right.i = getelementptr inbounds i8, ptr %arrayidx9.i, i64 4
  %6 = load i32, ptr %right.i, align 4, !tbaa !23
  %tobool13.not.i = icmp eq i32 %5, 0
  br i1 %tobool13.not.i, label %for.inc.i, label %land.lhs.true14.i

land.lhs.true14.i:                                ; preds = %while.body.i
  %idxprom17.i = zext i32 %5 to i64
  %marked19.i = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom17.i, i32 3
  %7 = load i8, ptr %marked19.i, align 4, !tbaa !20, !range !17, !noundef !18
  %loadedv20.i = trunc nuw i8 %7 to i1
  br i1 %loadedv20.i, label %for.inc.i, label %if.then21.i

if.then21.i:                                      ; preds = %land.lhs.true14.i
  store i8 1, ptr %marked19.i, align 4, !tbaa !20
  store i32 %5, ptr %arrayidx7.i, align 4, !tbaa !8
  br label %for.inc.i

for.inc.i:                                        ; preds = %if.then21.i, %land.lhs.true14.i, %while.body.i
  %count.3.i = phi i32 [ %dec.i, %land.lhs.true14.i ], [ %count.149.i, %if.then21.i ], [ %dec.i, %while.body.i ]
  %tobool13.not.1.i = icmp eq i32 %6, 0
  br i1 %tobool13.not.1.i, label %for.inc.1.i, label %land.lhs.true14.1.i

land.lhs.true14.1.i:                              ; preds = %for.inc.i
  %idxprom17.1.i = zext i32 %6 to i64
  %marked19.1.i = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom17.1.i, i32 3
  %8 = load i8, ptr %marked19.1.i, align 4, !tbaa !20, !range !17, !noundef !18
  %loadedv20.1.i = trunc nuw i8 %8 to i1
  br i1 %loadedv20.1.i, label %for.inc.1.i, label %if.then21.1.i

if.then21.1.i:                                    ; preds = %land.lhs.true14.1.i
  store i8 1, ptr %marked19.1.i, align 4, !tbaa !20
  %inc29.1.i = add i32 %count.3.i, 1
  %idxprom30.1.i = zext i32 %count.3.i to i64
  %arrayidx31.1.i = getelementptr inbounds [20000 x i32], ptr @pending, i64 0, i64 %idxprom30.1.i
  store i32 %6, ptr %arrayidx31.1.i, align 4, !tbaa !8
  br label %for.inc.1.i

for.inc.1.i:                                      ; preds = %if.then21.1.i, %land.lhs.true14.1.i, %for.inc.i
  %count.3.1.i = phi i32 [ %count.3.i, %land.lhs.true14.1.i ], [ %inc29.1.i, %if.then21.1.i ], [ %count.3.i, %for.inc.i ]
  %cmp.not.i = icmp eq i32 %count.3.1.i, 0
  br i1 %cmp.not.i, label %mark_from.exit, label %while.body.i, !llvm.loop !24

mark_from.exit:                                   ; preds = %for.inc.1.i, %for.body, %land.lhs.true.i
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !25

for.cond.cleanup5:                                ; preds = %if.end
  ret void

for.body6:                                        ; preds = %if.end.1, %for.cond.cleanup
  %indvars.iv30 = phi i64 [ 19999, %for.cond.cleanup ], [ %indvars.iv.next31.1, %if.end.1 ]
  %i2.02627 = phi i32 [ 0, %for.cond.cleanup ], [ %i2.025.1, %if.end.1 ]
  %arrayidx8 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %indvars.iv30
  %marked = getelementptr inbounds i8, ptr %arrayidx8, i64 12
  %9 = load i8, ptr %marked, align 4, !tbaa !20, !range !17, !noundef !18
  %loadedv = trunc nuw i8 %9 to i1
  br i1 %loadedv, label %if.end, label %if.then

if.then:                                          ; preds = %for.body6
  store i32 %i2.02627, ptr %arrayidx8, align 16, !tbaa !22
  %10 = trunc nuw nsw i64 %indvars.iv30 to i32
  store i32 %10, ptr @free_cells, align 4, !tbaa !8
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body6
  %i2.025 = phi i32 [ %10, %if.then ], [ %i2.02627, %for.body6 ]
  store i8 0, ptr %marked, align 4, !tbaa !20
  %indvars.iv.next31 = add nsw i64 %indvars.iv30, -1
  %cmp4.not = icmp eq i64 %indvars.iv.next31, 0
  br i1 %cmp4.not, label %for.cond.cleanup5, label %for.body6.1, !llvm.loop !26

for.body6.1:                                      ; preds = %if.end
  %arrayidx8.1 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %indvars.iv.next31
  %marked.1 = getelementptr inbounds i8, ptr %arrayidx8.1, i64 12
  %11 = load i8, ptr %marked.1, align 4, !tbaa !20, !range !17, !noundef !18
  %loadedv.1 = trunc nuw i8 %11 to i1
  br i1 %loadedv.1, label %if.end.1, label %if.then.1

if.then.1:                                        ; preds = %for.body6.1
  store i32 %i2.025, ptr %arrayidx8.1, align 16, !tbaa !22
  %12 = trunc nuw nsw i64 %indvars.iv.next31 to i32
  store i32 %12, ptr @free_cells, align 4, !tbaa !8
  br label %if.end.1

if.end.1:                                         ; preds = %if.then.1, %for.body6.1
  %i2.025.1 = phi i32 [ %12, %if.then.1 ], [ %i2.025, %for.body6.1 ]
  store i8 0, ptr %marked.1, align 4, !tbaa !20
  %indvars.iv.next31.1 = add nsw i64 %indvars.iv30, -2
  br label %for.body6
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 1, 0) i32 @insert(i32 noundef %tree, i32 noundef %key) unnamed_addr #0 {
entry:
  %tobool.not = icmp eq i32 %tree, 0
  br i1 %tobool.not, label %cond.end, label %cond.true

cond.true:                                        ; preds = %entry
  %idxprom = zext i32 %tree to i64
  %key1 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom, i32 2
  %0 = load i32, ptr %key1, align 8, !tbaa !27
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i32 [ %0, %cond.true ], [ %key, %entry ]
  %1 = load i32, ptr @free_cells, align 4, !tbaa !8
  %tobool.not.i = icmp eq i32 %1, 0
  br i1 %tobool.not.i, label %if.end.i, label %allocate.exit

if.end.i:                                         ; preds = %cond.end
  tail call fastcc void @collect()
  %.pr.i = load i32, ptr @free_cells, align 4, !tbaa !8
  %tobool1.not.i = icmp eq i32 %.pr.i, 0
  br i1 %tobool1.not.i, label %if.then2.i, label %allocate.exit

if.then2.i:                                       ; preds = %if.end.i
  tail call void @exit(i32 noundef 1) #10
  unreachable

allocate.exit:                                    ; preds = %cond.end, %if.end.i
  %2 = phi i32 [ %.pr.i, %if.end.i ], [ %1, %cond.end ]
  %idxprom.i = zext i32 %2 to i64
  %arrayidx.i = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom.i
  %3 = load i32, ptr %arrayidx.i, align 16, !tbaa !22
  store i32 %3, ptr @free_cells, align 4, !tbaa !8
  store i32 0, ptr %arrayidx.i, align 16, !tbaa !8
  %.compoundliteral.sroa.2.0.arrayidx5.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx.i, i64 4
  store i32 0, ptr %.compoundliteral.sroa.2.0.arrayidx5.sroa_idx.i, align 4, !tbaa !8
  %.compoundliteral.sroa.3.0.arrayidx5.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx.i, i64 8
  store i32 %cond, ptr %.compoundliteral.sroa.3.0.arrayidx5.sroa_idx.i, align 8, !tbaa !8
  %.compoundliteral.sroa.4.0.arrayidx5.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx.i, i64 12
  store i8 0, ptr %.compoundliteral.sroa.4.0.arrayidx5.sroa_idx.i, align 4, !tbaa !10
  br i1 %tobool.not, label %cleanup, label %if.end

if.end:                                           ; preds = %allocate.exit
  %idxprom3 = zext i32 %tree to i64
  %arrayidx4 = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom3
  %4 = load i32, ptr %arrayidx4, align 16, !tbaa !22
  store i32 %4, ptr %arrayidx.i, align 16, !tbaa !22
  %right = getelementptr inbounds i8, ptr %arrayidx4, i64 4
  %5 = load i32, ptr %right, align 4, !tbaa !23
  store i32 %5, ptr %.compoundliteral.sroa.2.0.arrayidx5.sroa_idx.i, align 4, !tbaa !23
  %6 = load i32, ptr @root_count, align 4, !tbaa !8
  %inc = add i32 %6, 1
  store i32 %inc, ptr @root_count, align 4, !tbaa !8
  %idxprom13 = zext i32 %6 to i64
  %arrayidx14 = getelementptr inbounds [412 x i32], ptr @roots, i64 0, i64 %idxprom13
  store i32 %2, ptr %arrayidx14, align 4, !tbaa !8
  %cmp = icmp sgt i32 %cond, %key
  br i1 %cmp, label %if.then18, label %if.else

if.then18:                                        ; preds = %if.end
  %call23 = tail call fastcc i32 @insert(i32 noundef %4, i32 noundef %key)
  store i32 %call23, ptr %arrayidx.i, align 16, !tbaa !22
  br label %if.end41

if.else:                                          ; preds = %if.end
  %cmp30 = icmp slt i32 %cond, %key
  br i1 %cmp30, label %if.then31, label %if.end41

if.then31:                                        ; preds = %if.else
  %call36 = tail call fastcc i32 @insert(i32 noundef %5, i32 noundef %key)
  store i32 %call36, ptr %.compoundliteral.sroa.2.0.arrayidx5.sroa_idx.i, align 4, !tbaa !23
  br label %if.end41

if.end41:                                         ; preds = %if.else, %if.then31, %if.then18
  %7 = load i32, ptr @root_count, align 4, !tbaa !8
  %dec = add i32 %7, -1
  store i32 %dec, ptr @root_count, align 4, !tbaa !8
  br label %cleanup

cleanup:                                          ; preds = %allocate.exit, %if.end41
  ret i32 %2
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc noundef zeroext i1 @agrees(i32 noundef %tree, ptr nocapture noundef readonly %present, i32 noundef %from, i32 noundef %to, ptr nocapture noundef %count) unnamed_addr #6 {
entry:
  %tobool.not24 = icmp eq i32 %tree, 0
  br i1 %tobool.not24, label %return, label %if.end

if.end:                                           ; preds = %entry, %land.rhs
  %from.tr26 = phi i32 [ %add, %land.rhs ], [ %from, %entry ]
  %tree.tr25 = phi i32 [ %4, %land.rhs ], [ %tree, %entry ]
  %idxprom = zext i32 %tree.tr25 to i64
  %arrayidx = getelementptr inbounds [20000 x %struct.Cell], ptr @cells, i64 0, i64 %idxprom
  %0 = load i32, ptr %count, align 4, !tbaa !8
  %inc = add i32 %0, 1
  store i32 %inc, ptr %count, align 4, !tbaa !8
  %key = getelementptr inbounds i8, ptr %arrayidx, i64 8
  %1 = load i32, ptr %key, align 8, !tbaa !27
  %cmp.not = icmp sge i32 %1, %from.tr26
  %cmp2 = icmp slt i32 %1, %to
  %or.cond = and i1 %cmp.not, %cmp2
  br i1 %or.cond, label %land.lhs.true3, label %return

land.lhs.true3:                                   ; preds = %if.end
  %idxprom5 = sext i32 %1 to i64
  %arrayidx6 = getelementptr inbounds i8, ptr %present, i64 %idxprom5
  %2 = load i8, ptr %arrayidx6, align 1, !tbaa !10, !range !17, !noundef !18
  %loadedv = trunc nuw i8 %2 to i1
  br i1 %loadedv, label %land.lhs.true7, label %return

land.lhs.true7:                                   ; preds = %land.lhs.true3
  %3 = load i32, ptr %arrayidx, align 16, !tbaa !22
  %call = tail call fastcc zeroext i1 @agrees(i32 noundef %3, ptr noundef nonnull %present, i32 noundef %from.tr26, i32 noundef %1, ptr noundef nonnull %count)
  br i1 %call, label %land.rhs, label %return

land.rhs:                                         ; preds = %land.lhs.true7
  %right = getelementptr inbounds i8, ptr %arrayidx, i64 4
  %4 = load i32, ptr %right, align 4, !tbaa !23
  %add = add nsw i32 %1, 1
  %tobool.not = icmp eq i32 %4, 0
  br i1 %tobool.not, label %return, label %if.end

return:                                           ; preds = %land.rhs, %land.lhs.true7, %land.lhs.true3, %if.end, %entry
  %retval.0 = phi i1 [ true, %entry ], [ false, %if.end ], [ false, %land.lhs.true3 ], [ false, %land.lhs.true7 ], [ true, %land.rhs ]
  ret i1 %retval.0
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #7

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) local_unnamed_addr #8

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nofree nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind }
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
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !6, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"_Bool", !6, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!15, !15, i64 0}
!15 = !{!"long", !6, i64 0}
!16 = distinct !{!16, !13}
!17 = !{i8 0, i8 2}
!18 = !{}
!19 = distinct !{!19, !13}
!20 = !{!21, !11, i64 12}
!21 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !11, i64 12}
!22 = !{!21, !9, i64 0}
!23 = !{!21, !9, i64 4}
!24 = distinct !{!24, !13}
!25 = distinct !{!25, !13}
!26 = distinct !{!26, !13}
!27 = !{!21, !9, i64 8}
