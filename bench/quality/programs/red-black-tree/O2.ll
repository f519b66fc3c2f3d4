source_filename = "red-black-tree.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@main.present = internal unnamed_addr global [20000 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [46 x i8] c"red-black-tree: %u keys after %ld operations\0A\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %argc, ptr nocapture noundef readonly %argv) local_unnamed_addr #0 {
entry:
  %nodes = alloca i32, align 4
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
  %.ph = phi i64 [ 1500000, %entry ], [ 4000, %cond.end ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %nodes) #9
  store i32 0, ptr %nodes, align 4, !tbaa !8
  br label %for.body.preheader

cond.end.thread:                                  ; preds = %cond.end
  %mul = mul nsw i64 %call.fr, 1500000
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %nodes) #9
  store i32 0, ptr %nodes, align 4, !tbaa !8
  %cmp594 = icmp sgt i64 %call.fr, 0
  br i1 %cmp594, label %for.body.preheader, label %for.cond36.preheader

for.body.preheader:                               ; preds = %cond.end.thread.thread, %cond.end.thread
  %1 = phi i64 [ %.ph, %cond.end.thread.thread ], [ %mul, %cond.end.thread ]
  br label %for.body

for.cond36.preheader:                             ; preds = %if.end34, %cond.end.thread
  %2 = phi i64 [ %mul, %cond.end.thread ], [ %1, %if.end34 ]
  %root.0.lcssa = phi ptr [ null, %cond.end.thread ], [ %root.1, %if.end34 ]
  %wrong.0.lcssa = phi i64 [ 0, %cond.end.thread ], [ %wrong.1, %if.end34 ]
  br label %for.body40

for.body:                                         ; preds = %for.body.preheader, %if.end34
  %wrong.098 = phi i64 [ %wrong.1, %if.end34 ], [ 0, %for.body.preheader ]
  %i.097 = phi i64 [ %inc, %if.end34 ], [ 0, %for.body.preheader ]
  %root.096 = phi ptr [ %root.1, %if.end34 ], [ null, %for.body.preheader ]
  %state.095 = phi i64 [ %xor3.i, %if.end34 ], [ 20261121, %for.body.preheader ]
  %shl.i = shl i64 %state.095, 13
  %xor.i = xor i64 %shl.i, %state.095
  %shr.i = lshr i64 %xor.i, 7
  %xor1.i = xor i64 %shr.i, %xor.i
  %shl2.i = shl i64 %xor1.i, 17
  %xor3.i = xor i64 %shl2.i, %xor1.i
  %shr = lshr i64 %xor3.i, 32
  %conv = trunc nuw i64 %shr to i32
  %rem = urem i32 %conv, 20000
  %and = and i64 %xor1.i, 1
  %tobool7.not = icmp eq i64 %and, 0
  br i1 %tobool7.not, label %if.else, label %if.then

if.then:                                          ; preds = %for.body
  %tobool11.not.i = icmp eq ptr %root.096, null
  br i1 %tobool11.not.i, label %contains.exit, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.then, %while.body.i
  %node.addr.012.i = phi ptr [ %cond.i, %while.body.i ], [ %root.096, %if.then ]
  %key1.i = getelementptr inbounds i8, ptr %node.addr.012.i, i64 16
  %3 = load i32, ptr %key1.i, align 8, !tbaa !10
  %cmp.not.i = icmp eq i32 %3, %rem
  br i1 %cmp.not.i, label %contains.exit, label %while.body.i

while.body.i:                                     ; preds = %land.rhs.i
  %cmp3.i = icmp ugt i32 %3, %rem
  %cond.in.idx.i = select i1 %cmp3.i, i64 0, i64 8
  %cond.in.i = getelementptr inbounds i8, ptr %node.addr.012.i, i64 %cond.in.idx.i
  %cond.i = load ptr, ptr %cond.in.i, align 8, !tbaa !4
  %tobool.not.i = icmp eq ptr %cond.i, null
  br i1 %tobool.not.i, label %contains.exit, label %land.rhs.i, !llvm.loop !13

contains.exit:                                    ; preds = %land.rhs.i, %while.body.i, %if.then
  %tobool.lcssa.i = phi i8 [ 0, %if.then ], [ 0, %while.body.i ], [ 1, %land.rhs.i ]
  %idxprom = zext nneg i32 %rem to i64
  %arrayidx10 = getelementptr inbounds [20000 x i8], ptr @main.present, i64 0, i64 %idxprom
  %4 = load i8, ptr %arrayidx10, align 1, !tbaa !15, !range !16, !noundef !17
  %cmp12 = icmp ne i8 %4, %tobool.lcssa.i
  %conv14 = zext i1 %cmp12 to i64
  %add = add nsw i64 %wrong.098, %conv14
  br label %if.end30

if.else:                                          ; preds = %for.body
  %idxprom15 = zext nneg i32 %rem to i64
  %arrayidx16 = getelementptr inbounds [20000 x i8], ptr @main.present, i64 0, i64 %idxprom15
  %5 = load i8, ptr %arrayidx16, align 1, !tbaa !15, !range !16, !noundef !17
  %loadedv17 = trunc nuw i8 %5 to i1
  br i1 %loadedv17, label %if.then18, label %if.else25

if.then18:                                        ; preds = %if.else
  %6 = load ptr, ptr %root.096, align 8, !tbaa !18
  %tobool.not.i83 = icmp eq ptr %6, null
  br i1 %tobool.not.i83, label %land.lhs.true, label %is_red.exit

is_red.exit:                                      ; preds = %if.then18
  %red.i = getelementptr inbounds i8, ptr %6, i64 20
  %7 = load i8, ptr %red.i, align 4, !tbaa !19, !range !16, !noundef !17
  %loadedv.i = trunc nuw i8 %7 to i1
  br i1 %loadedv.i, label %if.end, label %land.lhs.true

land.lhs.true:                                    ; preds = %if.then18, %is_red.exit
  %right = getelementptr inbounds i8, ptr %root.096, i64 8
  %8 = load ptr, ptr %right, align 8, !tbaa !20
  %tobool.not.i85 = icmp eq ptr %8, null
  br i1 %tobool.not.i85, label %if.then21, label %is_red.exit89

is_red.exit89:                                    ; preds = %land.lhs.true
  %red.i87 = getelementptr inbounds i8, ptr %8, i64 20
  %9 = load i8, ptr %red.i87, align 4, !tbaa !19, !range !16, !noundef !17
  %loadedv.i88 = trunc nuw i8 %9 to i1
  br i1 %loadedv.i88, label %if.end, label %if.then21

if.then21:                                        ; preds = %land.lhs.true, %is_red.exit89
  %red = getelementptr inbounds i8, ptr %root.096, i64 20
  store i8 1, ptr %red, align 4, !tbaa !19
  br label %if.end

if.end:                                           ; preds = %if.then21, %is_red.exit89, %is_red.exit
  %call22 = tail call fastcc ptr @erase(ptr noundef nonnull %root.096, i32 noundef %rem)
  store i8 0, ptr %arrayidx16, align 1, !tbaa !15
  br label %if.end30

if.else25:                                        ; preds = %if.else
  %call26 = tail call fastcc ptr @insert(ptr noundef %root.096, i32 noundef %rem)
  store i8 1, ptr %arrayidx16, align 1, !tbaa !15
  br label %if.end30

if.end30:                                         ; preds = %if.end, %if.else25, %contains.exit
  %root.1 = phi ptr [ %root.096, %contains.exit ], [ %call22, %if.end ], [ %call26, %if.else25 ]
  %wrong.1 = phi i64 [ %add, %contains.exit ], [ %wrong.098, %if.end ], [ %wrong.098, %if.else25 ]
  %tobool31.not = icmp eq ptr %root.1, null
  br i1 %tobool31.not, label %if.end34, label %if.then32

if.then32:                                        ; preds = %if.end30
  %red33 = getelementptr inbounds i8, ptr %root.1, i64 20
  store i8 0, ptr %red33, align 4, !tbaa !19
  br label %if.end34

if.end34:                                         ; preds = %if.then32, %if.end30
  %inc = add nuw nsw i64 %i.097, 1
  %exitcond.not = icmp eq i64 %inc, %1
  br i1 %exitcond.not, label %for.cond36.preheader, label %for.body, !llvm.loop !21

for.cond.cleanup39:                               ; preds = %for.body40
  %call49 = call fastcc i32 @black_height(ptr noundef %root.0.lcssa, ptr noundef nonnull %nodes)
  %cmp50 = icmp slt i32 %call49, 0
  %10 = load i32, ptr %nodes, align 4
  %cmp52 = icmp ne i32 %10, %add45.7
  %11 = select i1 %cmp50, i1 true, i1 %cmp52
  %conv54.neg = sext i1 %11 to i64
  %call56 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %10, i64 noundef %2)
  call fastcc void @release(ptr noundef %root.0.lcssa)
  %cmp57 = icmp ne i64 %wrong.0.lcssa, %conv54.neg
  %conv58 = zext i1 %cmp57 to i32
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %nodes) #9
  ret i32 %conv58

for.body40:                                       ; preds = %for.body40, %for.cond36.preheader
  %indvars.iv = phi i64 [ 0, %for.cond36.preheader ], [ %indvars.iv.next.7, %for.body40 ]
  %expected.0100 = phi i32 [ 0, %for.cond36.preheader ], [ %add45.7, %for.body40 ]
  %arrayidx42 = getelementptr inbounds [20000 x i8], ptr @main.present, i64 0, i64 %indvars.iv
  %12 = load i8, ptr %arrayidx42, align 8, !tbaa !15, !range !16, !noundef !17
  %loadedv43 = zext nneg i8 %12 to i32
  %add45 = add i32 %expected.0100, %loadedv43
  %indvars.iv.next = or disjoint i64 %indvars.iv, 1
  %arrayidx42.1 = getelementptr inbounds [20000 x i8], ptr @main.present, i64 0, i64 %indvars.iv.next
  %13 = load i8, ptr %arrayidx42.1, align 1, !tbaa !15, !range !16, !noundef !17
  %loadedv43.1 = zext nneg i8 %13 to i32
  %add45.1 = add i32 %add45, %loadedv43.1
  %indvars.iv.next.1 = or disjoint i64 %indvars.iv, 2
  %arrayidx42.2 = getelementptr inbounds [20000 x i8], ptr @main.present, i64 0, i64 %indvars.iv.next.1
  %14 = load i8, ptr %arrayidx42.2, align 2, !tbaa !15, !range !16, !noundef !17
  %loadedv43.2 = zext nneg i8 %14 to i32
  %add45.2 = add i32 %add45.1, %loadedv43.2
  %indvars.iv.next.2 = or disjoint i64 %indvars.iv, 3
  %arrayidx42.3 = getelementptr inbounds [20000 x i8], ptr @main.present, i64 0, i64 %indvars.iv.next.2
  %15 = load i8, ptr %arrayidx42.3, align 1, !tbaa !15, !range !16, !noundef !17
  %loadedv43.3 = zext nneg i8 %15 to i32
  %add45.3 = add i32 %add45.2, %loadedv43.3
  %indvars.iv.next.3 = or disjoint i64 %indvars.iv, 4
  %arrayidx42.4 = getelementptr inbounds [20000 x i8], ptr @main.present, i64 0, i64 %indvars.iv.next.3
  %16 = load i8, ptr %arrayidx42.4, align 4, !tbaa !15, !range !16, !noundef !17
  %loadedv43.4 = zext nneg i8 %16 to i32
  %add45.4 = add i32 %add45.3, %loadedv43.4
  %indvars.iv.next.4 = or disjoint i64 %indvars.iv, 5
  %arrayidx42.5 = getelementptr inbounds [20000 x i8], ptr @main.present, i64 0, i64 %indvars.iv.next.4
  %17 = load i8, ptr %arrayidx42.5, align 1, !tbaa !15, !range !16, !noundef !17
  %loadedv43.5 = zext nneg i8 %17 to i32
  %add45.5 = add i32 %add45.4, %loadedv43.5
  %indvars.iv.next.5 = or disjoint i64 %indvars.iv, 6
  %arrayidx42.6 = getelementptr inbounds [20000 x i8], ptr @main.present, i64 0, i64 %indvars.iv.next.5
  %18 = load i8, ptr %arrayidx42.6, align 2, !tbaa !15, !range !16, !noundef !17
  %loadedv43.6 = zext nneg i8 %18 to i32
  %add45.6 = add i32 %add45.5, %loadedv43.6
  %indvars.iv.next.6 = or disjoint i64 %indvars.iv, 7
  %arrayidx42.7 = getelementptr inbounds [20000 x i8], ptr @main.present, i64 0, i64 %indvars.iv.next.6
  %19 = load i8, ptr %arrayidx42.7, align 1, !tbaa !15, !range !16, !noundef !17
  %loadedv43.7 = zext nneg i8 %19 to i32
  %add45.7 = add i32 %add45.6, %loadedv43.7
  %indvars.iv.next.7 = add nuw nsw i64 %indvars.iv, 8
  %exitcond103.not.7 = icmp eq i64 %indvars.iv.next.7, 20000
  br i1 %exitcond103.not.7, label %for.cond.cleanup39, label %for.body40, !llvm.loop !22
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal fastcc ptr @erase(ptr noundef %node, i32 noundef %key) unnamed_addr #0 {
entry:
  %key1 = getelementptr inbounds i8, ptr %node, i64 16
  %0 = load i32, ptr %key1, align 8, !tbaa !10
  %cmp = icmp ugt i32 %0, %key
  %1 = load ptr, ptr %node, align 8, !tbaa !18
  %tobool.not.i = icmp eq ptr %1, null
  br i1 %cmp, label %if.then, label %if.end11

if.then:                                          ; preds = %entry
  br i1 %tobool.not.i, label %land.lhs.true, label %is_red.exit

is_red.exit:                                      ; preds = %if.then
  %red.i = getelementptr inbounds i8, ptr %1, i64 20
  %2 = load i8, ptr %red.i, align 4, !tbaa !19, !range !16, !noundef !17
  %loadedv.i = trunc nuw i8 %2 to i1
  br i1 %loadedv.i, label %if.end, label %land.lhs.true

land.lhs.true:                                    ; preds = %if.then, %is_red.exit
  %3 = load ptr, ptr %1, align 8, !tbaa !18
  %tobool.not.i76 = icmp eq ptr %3, null
  br i1 %tobool.not.i76, label %if.then5, label %is_red.exit80

is_red.exit80:                                    ; preds = %land.lhs.true
  %red.i78 = getelementptr inbounds i8, ptr %3, i64 20
  %4 = load i8, ptr %red.i78, align 4, !tbaa !19, !range !16, !noundef !17
  %loadedv.i79 = trunc nuw i8 %4 to i1
  br i1 %loadedv.i79, label %if.end, label %if.then5

if.then5:                                         ; preds = %land.lhs.true, %is_red.exit80
  %red.i.i = getelementptr inbounds i8, ptr %node, i64 20
  %5 = load i8, ptr %red.i.i, align 4, !tbaa !19, !range !16, !noundef !17
  %lnot.i.i = xor i8 %5, 1
  store i8 %lnot.i.i, ptr %red.i.i, align 4, !tbaa !19
  %red2.i.i = getelementptr inbounds i8, ptr %1, i64 20
  %6 = load i8, ptr %red2.i.i, align 4, !tbaa !19, !range !16, !noundef !17
  %lnot4.i.i = xor i8 %6, 1
  store i8 %lnot4.i.i, ptr %red2.i.i, align 4, !tbaa !19
  %right.i.i = getelementptr inbounds i8, ptr %node, i64 8
  %7 = load ptr, ptr %right.i.i, align 8, !tbaa !20
  %red8.i.i = getelementptr inbounds i8, ptr %7, i64 20
  %8 = load i8, ptr %red8.i.i, align 4, !tbaa !19, !range !16, !noundef !17
  %lnot10.i.i = xor i8 %8, 1
  store i8 %lnot10.i.i, ptr %red8.i.i, align 4, !tbaa !19
  %9 = load ptr, ptr %7, align 8, !tbaa !18
  %tobool.not.i.i = icmp eq ptr %9, null
  br i1 %tobool.not.i.i, label %if.end, label %is_red.exit.i

is_red.exit.i:                                    ; preds = %if.then5
  %red.i11.i = getelementptr inbounds i8, ptr %9, i64 20
  %10 = load i8, ptr %red.i11.i, align 4, !tbaa !19, !range !16, !noundef !17
  %loadedv.i.i = trunc nuw i8 %10 to i1
  br i1 %loadedv.i.i, label %if.then.i, label %if.end

if.then.i:                                        ; preds = %is_red.exit.i
  %right.i12.i = getelementptr inbounds i8, ptr %9, i64 8
  %11 = load ptr, ptr %right.i12.i, align 8, !tbaa !20
  store ptr %11, ptr %7, align 8, !tbaa !18
  store ptr %7, ptr %right.i12.i, align 8, !tbaa !20
  store i8 %lnot10.i.i, ptr %red.i11.i, align 4, !tbaa !19
  store i8 1, ptr %red8.i.i, align 4, !tbaa !19
  %12 = load ptr, ptr %9, align 8, !tbaa !18
  store ptr %12, ptr %right.i.i, align 8, !tbaa !20
  store ptr %node, ptr %9, align 8, !tbaa !18
  %13 = load i8, ptr %red.i.i, align 4, !tbaa !19, !range !16, !noundef !17
  store i8 %13, ptr %red.i11.i, align 4, !tbaa !19
  store i8 1, ptr %red.i.i, align 4, !tbaa !19
  %14 = load i8, ptr %red.i11.i, align 4, !tbaa !19, !range !16, !noundef !17
  %lnot.i18.i = xor i8 %14, 1
  store i8 %lnot.i18.i, ptr %red.i11.i, align 4, !tbaa !19
  %15 = load i8, ptr %red.i.i, align 4, !tbaa !19, !range !16, !noundef !17
  %lnot4.i20.i = xor i8 %15, 1
  store i8 %lnot4.i20.i, ptr %red.i.i, align 4, !tbaa !19
  %16 = load ptr, ptr %right.i12.i, align 8, !tbaa !20
  %red8.i22.i = getelementptr inbounds i8, ptr %16, i64 20
  %17 = load i8, ptr %red8.i22.i, align 4, !tbaa !19, !range !16, !noundef !17
  %lnot10.i23.i = xor i8 %17, 1
  store i8 %lnot10.i23.i, ptr %red8.i22.i, align 4, !tbaa !19
  br label %if.end

if.end:                                           ; preds = %if.then.i, %is_red.exit.i, %if.then5, %is_red.exit80, %is_red.exit
  %18 = phi ptr [ %1, %is_red.exit ], [ %1, %is_red.exit80 ], [ %node, %if.then.i ], [ %1, %is_red.exit.i ], [ %1, %if.then5 ]
  %node.addr.0 = phi ptr [ %node, %is_red.exit ], [ %node, %is_red.exit80 ], [ %9, %if.then.i ], [ %node, %is_red.exit.i ], [ %node, %if.then5 ]
  %call8 = tail call fastcc ptr @erase(ptr noundef nonnull %18, i32 noundef %key)
  store ptr %call8, ptr %node.addr.0, align 8, !tbaa !18
  %right.i = getelementptr inbounds i8, ptr %node.addr.0, i64 8
  %19 = load ptr, ptr %right.i, align 8, !tbaa !20
  %tobool.not.i.i81 = icmp eq ptr %19, null
  br i1 %tobool.not.i.i81, label %if.end.i, label %is_red.exit.i82

is_red.exit.i82:                                  ; preds = %if.end
  %red.i.i83 = getelementptr inbounds i8, ptr %19, i64 20
  %20 = load i8, ptr %red.i.i83, align 4, !tbaa !19, !range !16, !noundef !17
  %loadedv.i.i84 = trunc nuw i8 %20 to i1
  br i1 %loadedv.i.i84, label %land.lhs.true.i, label %if.end.i

land.lhs.true.i:                                  ; preds = %is_red.exit.i82
  %tobool.not.i28.i = icmp eq ptr %call8, null
  br i1 %tobool.not.i28.i, label %is_red.exit38.i.thread, label %is_red.exit32.i

is_red.exit32.i:                                  ; preds = %land.lhs.true.i
  %red.i30.i = getelementptr inbounds i8, ptr %call8, i64 20
  %21 = load i8, ptr %red.i30.i, align 4, !tbaa !19, !range !16, !noundef !17
  %loadedv.i31.i = trunc nuw i8 %21 to i1
  br i1 %loadedv.i31.i, label %is_red.exit38.i, label %is_red.exit38.i.thread

is_red.exit38.i.thread:                           ; preds = %land.lhs.true.i, %is_red.exit32.i
  %22 = load ptr, ptr %19, align 8, !tbaa !18
  store ptr %22, ptr %right.i, align 8, !tbaa !20
  store ptr %node.addr.0, ptr %19, align 8, !tbaa !18
  %red.i33.i = getelementptr inbounds i8, ptr %node.addr.0, i64 20
  %23 = load i8, ptr %red.i33.i, align 4, !tbaa !19, !range !16, !noundef !17
  store i8 %23, ptr %red.i.i83, align 4, !tbaa !19
  store i8 1, ptr %red.i33.i, align 4, !tbaa !19
  br label %land.lhs.true5.i

if.end.i:                                         ; preds = %is_red.exit.i82, %if.end
  %tobool.not.i34.i = icmp eq ptr %call8, null
  br i1 %tobool.not.i34.i, label %return, label %if.end.i.is_red.exit38.i_crit_edge

if.end.i.is_red.exit38.i_crit_edge:               ; preds = %if.end.i
  %red.i36.i.phi.trans.insert = getelementptr inbounds i8, ptr %call8, i64 20
  %.pre172 = load i8, ptr %red.i36.i.phi.trans.insert, align 4, !tbaa !19, !range !16
  br label %is_red.exit38.i

is_red.exit38.i:                                  ; preds = %if.end.i.is_red.exit38.i_crit_edge, %is_red.exit32.i
  %24 = phi i8 [ %.pre172, %if.end.i.is_red.exit38.i_crit_edge ], [ %21, %is_red.exit32.i ]
  %loadedv.i37.i = trunc nuw i8 %24 to i1
  br i1 %loadedv.i37.i, label %land.lhs.true5.i, label %is_red.exit51.i

land.lhs.true5.i:                                 ; preds = %is_red.exit38.i.thread, %is_red.exit38.i
  %25 = phi ptr [ %node.addr.0, %is_red.exit38.i.thread ], [ %call8, %is_red.exit38.i ]
  %node.addr.068.i177 = phi ptr [ %19, %is_red.exit38.i.thread ], [ %node.addr.0, %is_red.exit38.i ]
  %26 = phi i8 [ 1, %is_red.exit38.i.thread ], [ %24, %is_red.exit38.i ]
  %red.i36.i178 = getelementptr inbounds i8, ptr %25, i64 20
  %27 = load ptr, ptr %25, align 8, !tbaa !18
  %tobool.not.i39.i = icmp eq ptr %27, null
  br i1 %tobool.not.i39.i, label %is_red.exit51.i, label %is_red.exit43.i

is_red.exit43.i:                                  ; preds = %land.lhs.true5.i
  %red.i41.i = getelementptr inbounds i8, ptr %27, i64 20
  %28 = load i8, ptr %red.i41.i, align 4, !tbaa !19, !range !16, !noundef !17
  %loadedv.i42.i = trunc nuw i8 %28 to i1
  br i1 %loadedv.i42.i, label %if.end11.i, label %is_red.exit51.i

if.end11.i:                                       ; preds = %is_red.exit43.i
  %right.i44.i = getelementptr inbounds i8, ptr %25, i64 8
  %29 = load ptr, ptr %right.i44.i, align 8, !tbaa !20
  store ptr %29, ptr %node.addr.068.i177, align 8, !tbaa !18
  store ptr %node.addr.068.i177, ptr %right.i44.i, align 8, !tbaa !20
  %red.i45.i = getelementptr inbounds i8, ptr %node.addr.068.i177, i64 20
  %30 = load i8, ptr %red.i45.i, align 4, !tbaa !19, !range !16, !noundef !17
  store i8 %30, ptr %red.i36.i178, align 4, !tbaa !19
  store i8 1, ptr %red.i45.i, align 4, !tbaa !19
  %.pr.pre.i = load ptr, ptr %25, align 8, !tbaa !18
  %tobool.not.i47.i = icmp eq ptr %.pr.pre.i, null
  br i1 %tobool.not.i47.i, label %return, label %if.end11.i.is_red.exit51.i_crit_edge

if.end11.i.is_red.exit51.i_crit_edge:             ; preds = %if.end11.i
  %red.i49.i.phi.trans.insert = getelementptr inbounds i8, ptr %.pr.pre.i, i64 20
  %.pre173 = load i8, ptr %red.i49.i.phi.trans.insert, align 4, !tbaa !19, !range !16
  br label %is_red.exit51.i

is_red.exit51.i:                                  ; preds = %if.end11.i.is_red.exit51.i_crit_edge, %is_red.exit43.i, %land.lhs.true5.i, %is_red.exit38.i
  %31 = phi i8 [ %.pre173, %if.end11.i.is_red.exit51.i_crit_edge ], [ %24, %is_red.exit38.i ], [ %26, %is_red.exit43.i ], [ %26, %land.lhs.true5.i ]
  %node.addr.1.ph73.i = phi ptr [ %25, %if.end11.i.is_red.exit51.i_crit_edge ], [ %node.addr.0, %is_red.exit38.i ], [ %node.addr.068.i177, %is_red.exit43.i ], [ %node.addr.068.i177, %land.lhs.true5.i ]
  %.pr72.i = phi ptr [ %.pr.pre.i, %if.end11.i.is_red.exit51.i_crit_edge ], [ %call8, %is_red.exit38.i ], [ %25, %is_red.exit43.i ], [ %25, %land.lhs.true5.i ]
  %red.i49.i = getelementptr inbounds i8, ptr %.pr72.i, i64 20
  %loadedv.i50.i = trunc nuw i8 %31 to i1
  br i1 %loadedv.i50.i, label %land.lhs.true14.i, label %return

land.lhs.true14.i:                                ; preds = %is_red.exit51.i
  %right15.i = getelementptr inbounds i8, ptr %node.addr.1.ph73.i, i64 8
  %32 = load ptr, ptr %right15.i, align 8, !tbaa !20
  %tobool.not.i52.i = icmp eq ptr %32, null
  br i1 %tobool.not.i52.i, label %return, label %is_red.exit56.i

is_red.exit56.i:                                  ; preds = %land.lhs.true14.i
  %red.i54.i = getelementptr inbounds i8, ptr %32, i64 20
  %33 = load i8, ptr %red.i54.i, align 4, !tbaa !19, !range !16, !noundef !17
  %loadedv.i55.i = trunc nuw i8 %33 to i1
  br i1 %loadedv.i55.i, label %if.then17.i, label %return

if.then17.i:                                      ; preds = %is_red.exit56.i
  %red.i57.i = getelementptr inbounds i8, ptr %node.addr.1.ph73.i, i64 20
  %34 = load i8, ptr %red.i57.i, align 4, !tbaa !19, !range !16, !noundef !17
  %lnot.i.i85 = xor i8 %34, 1
  store i8 %lnot.i.i85, ptr %red.i57.i, align 4, !tbaa !19
  %35 = load i8, ptr %red.i49.i, align 4, !tbaa !19, !range !16, !noundef !17
  %lnot4.i.i86 = xor i8 %35, 1
  store i8 %lnot4.i.i86, ptr %red.i49.i, align 4, !tbaa !19
  %36 = load i8, ptr %red.i54.i, align 4, !tbaa !19, !range !16, !noundef !17
  %lnot10.i.i87 = xor i8 %36, 1
  store i8 %lnot10.i.i87, ptr %red.i54.i, align 4, !tbaa !19
  br label %return

if.end11:                                         ; preds = %entry
  br i1 %tobool.not.i, label %if.end16, label %is_red.exit92

is_red.exit92:                                    ; preds = %if.end11
  %red.i90 = getelementptr inbounds i8, ptr %1, i64 20
  %37 = load i8, ptr %red.i90, align 4, !tbaa !19, !range !16, !noundef !17
  %loadedv.i91 = trunc nuw i8 %37 to i1
  br i1 %loadedv.i91, label %if.then14, label %if.end16

if.then14:                                        ; preds = %is_red.exit92
  %right.i93 = getelementptr inbounds i8, ptr %1, i64 8
  %38 = load ptr, ptr %right.i93, align 8, !tbaa !20
  store ptr %38, ptr %node, align 8, !tbaa !18
  store ptr %node, ptr %right.i93, align 8, !tbaa !20
  %red.i94 = getelementptr inbounds i8, ptr %node, i64 20
  %39 = load i8, ptr %red.i94, align 4, !tbaa !19, !range !16, !noundef !17
  store i8 %39, ptr %red.i90, align 4, !tbaa !19
  store i8 1, ptr %red.i94, align 4, !tbaa !19
  %key17.phi.trans.insert = getelementptr inbounds i8, ptr %1, i64 16
  %.pre = load i32, ptr %key17.phi.trans.insert, align 8, !tbaa !10
  br label %if.end16

if.end16:                                         ; preds = %if.end11, %if.then14, %is_red.exit92
  %40 = phi i32 [ %.pre, %if.then14 ], [ %0, %is_red.exit92 ], [ %0, %if.end11 ]
  %node.addr.1 = phi ptr [ %1, %if.then14 ], [ %node, %is_red.exit92 ], [ %node, %if.end11 ]
  %cmp18 = icmp eq i32 %40, %key
  %right = getelementptr inbounds i8, ptr %node.addr.1, i64 8
  %41 = load ptr, ptr %right, align 8, !tbaa !20
  %tobool.not.not = icmp eq ptr %41, null
  %or.cond = select i1 %cmp18, i1 %tobool.not.not, i1 false
  br i1 %or.cond, label %if.then20, label %is_red.exit99

if.then20:                                        ; preds = %if.end16
  tail call void @free(ptr noundef nonnull %node.addr.1) #9
  br label %return

is_red.exit99:                                    ; preds = %if.end16
  %red.i97 = getelementptr inbounds i8, ptr %41, i64 20
  %42 = load i8, ptr %red.i97, align 4, !tbaa !19, !range !16, !noundef !17
  %loadedv.i98 = trunc nuw i8 %42 to i1
  br i1 %loadedv.i98, label %if.end30, label %land.lhs.true24

land.lhs.true24:                                  ; preds = %is_red.exit99
  %43 = load ptr, ptr %41, align 8, !tbaa !18
  %tobool.not.i100 = icmp eq ptr %43, null
  br i1 %tobool.not.i100, label %if.then28, label %is_red.exit104

is_red.exit104:                                   ; preds = %land.lhs.true24
  %red.i102 = getelementptr inbounds i8, ptr %43, i64 20
  %44 = load i8, ptr %red.i102, align 4, !tbaa !19, !range !16, !noundef !17
  %loadedv.i103 = trunc nuw i8 %44 to i1
  br i1 %loadedv.i103, label %if.end30, label %if.then28

if.then28:                                        ; preds = %land.lhs.true24, %is_red.exit104
  %red.i.i105 = getelementptr inbounds i8, ptr %node.addr.1, i64 20
  %45 = load i8, ptr %red.i.i105, align 4, !tbaa !19, !range !16, !noundef !17
  %lnot.i.i106 = xor i8 %45, 1
  store i8 %lnot.i.i106, ptr %red.i.i105, align 4, !tbaa !19
  %46 = load ptr, ptr %node.addr.1, align 8, !tbaa !18
  %red2.i.i107 = getelementptr inbounds i8, ptr %46, i64 20
  %47 = load i8, ptr %red2.i.i107, align 4, !tbaa !19, !range !16, !noundef !17
  %lnot4.i.i108 = xor i8 %47, 1
  store i8 %lnot4.i.i108, ptr %red2.i.i107, align 4, !tbaa !19
  %red8.i.i110 = getelementptr inbounds i8, ptr %41, i64 20
  %48 = load i8, ptr %red8.i.i110, align 4, !tbaa !19, !range !16, !noundef !17
  %lnot10.i.i111 = xor i8 %48, 1
  store i8 %lnot10.i.i111, ptr %red8.i.i110, align 4, !tbaa !19
  %49 = load ptr, ptr %46, align 8, !tbaa !18
  %tobool.not.i.i112 = icmp eq ptr %49, null
  br i1 %tobool.not.i.i112, label %if.end30, label %is_red.exit.i113

is_red.exit.i113:                                 ; preds = %if.then28
  %red.i7.i = getelementptr inbounds i8, ptr %49, i64 20
  %50 = load i8, ptr %red.i7.i, align 4, !tbaa !19, !range !16, !noundef !17
  %loadedv.i.i114 = trunc nuw i8 %50 to i1
  br i1 %loadedv.i.i114, label %if.then.i117, label %if.end30

if.then.i117:                                     ; preds = %is_red.exit.i113
  %right.i8.i = getelementptr inbounds i8, ptr %46, i64 8
  %51 = load ptr, ptr %right.i8.i, align 8, !tbaa !20
  store ptr %51, ptr %node.addr.1, align 8, !tbaa !18
  store ptr %node.addr.1, ptr %right.i8.i, align 8, !tbaa !20
  %52 = load i8, ptr %red.i.i105, align 4, !tbaa !19, !range !16, !noundef !17
  store i8 %52, ptr %red2.i.i107, align 4, !tbaa !19
  store i8 1, ptr %red.i.i105, align 4, !tbaa !19
  %53 = load i8, ptr %red2.i.i107, align 4, !tbaa !19, !range !16, !noundef !17
  %lnot.i11.i = xor i8 %53, 1
  store i8 %lnot.i11.i, ptr %red2.i.i107, align 4, !tbaa !19
  %54 = load ptr, ptr %46, align 8, !tbaa !18
  %red2.i12.i = getelementptr inbounds i8, ptr %54, i64 20
  %55 = load i8, ptr %red2.i12.i, align 4, !tbaa !19, !range !16, !noundef !17
  %lnot4.i13.i = xor i8 %55, 1
  store i8 %lnot4.i13.i, ptr %red2.i12.i, align 4, !tbaa !19
  %56 = load i8, ptr %red.i.i105, align 4, !tbaa !19, !range !16, !noundef !17
  %lnot10.i16.i = xor i8 %56, 1
  store i8 %lnot10.i16.i, ptr %red.i.i105, align 4, !tbaa !19
  %key31.phi.trans.insert = getelementptr inbounds i8, ptr %46, i64 16
  %.pre167 = load i32, ptr %key31.phi.trans.insert, align 8, !tbaa !10
  br label %if.end30

if.end30:                                         ; preds = %if.then.i117, %is_red.exit.i113, %if.then28, %is_red.exit104, %is_red.exit99
  %57 = phi ptr [ %41, %is_red.exit99 ], [ %41, %is_red.exit104 ], [ %node.addr.1, %if.then.i117 ], [ %41, %is_red.exit.i113 ], [ %41, %if.then28 ]
  %58 = phi i32 [ %40, %is_red.exit99 ], [ %40, %is_red.exit104 ], [ %.pre167, %if.then.i117 ], [ %40, %is_red.exit.i113 ], [ %40, %if.then28 ]
  %node.addr.2 = phi ptr [ %node.addr.1, %is_red.exit99 ], [ %node.addr.1, %is_red.exit104 ], [ %46, %if.then.i117 ], [ %node.addr.1, %is_red.exit.i113 ], [ %node.addr.1, %if.then28 ]
  %key31 = getelementptr inbounds i8, ptr %node.addr.2, i64 16
  %cmp32 = icmp eq i32 %58, %key
  %right34 = getelementptr inbounds i8, ptr %node.addr.2, i64 8
  br i1 %cmp32, label %while.cond, label %if.else

while.cond:                                       ; preds = %if.end30, %while.cond
  %next.0 = phi ptr [ %59, %while.cond ], [ %57, %if.end30 ]
  %59 = load ptr, ptr %next.0, align 8, !tbaa !18
  %tobool36.not = icmp eq ptr %59, null
  br i1 %tobool36.not, label %while.end, label %while.cond, !llvm.loop !23

while.end:                                        ; preds = %while.cond
  %key38 = getelementptr inbounds i8, ptr %next.0, i64 16
  %60 = load i32, ptr %key38, align 8, !tbaa !10
  store i32 %60, ptr %key31, align 8, !tbaa !10
  %call41 = tail call fastcc ptr @erase_least(ptr noundef nonnull %57)
  br label %if.end46

if.else:                                          ; preds = %if.end30
  %call44 = tail call fastcc ptr @erase(ptr noundef nonnull %57, i32 noundef %key)
  br label %if.end46

if.end46:                                         ; preds = %if.else, %while.end
  %call44.sink = phi ptr [ %call44, %if.else ], [ %call41, %while.end ]
  store ptr %call44.sink, ptr %right34, align 8, !tbaa !20
  %right.i118 = getelementptr inbounds i8, ptr %node.addr.2, i64 8
  %tobool.not.i.i119 = icmp eq ptr %call44.sink, null
  br i1 %tobool.not.i.i119, label %if.end46.if.end.i123_crit_edge, label %is_red.exit.i120

if.end46.if.end.i123_crit_edge:                   ; preds = %if.end46
  %.pr65.i124.pre = load ptr, ptr %node.addr.2, align 8, !tbaa !18
  br label %if.end.i123

is_red.exit.i120:                                 ; preds = %if.end46
  %red.i.i121 = getelementptr inbounds i8, ptr %call44.sink, i64 20
  %61 = load i8, ptr %red.i.i121, align 4, !tbaa !19, !range !16, !noundef !17
  %loadedv.i.i122 = trunc nuw i8 %61 to i1
  %.pr65.i124.pre168 = load ptr, ptr %node.addr.2, align 8, !tbaa !18
  br i1 %loadedv.i.i122, label %land.lhs.true.i157, label %if.end.i123

land.lhs.true.i157:                               ; preds = %is_red.exit.i120
  %tobool.not.i28.i158 = icmp eq ptr %.pr65.i124.pre168, null
  br i1 %tobool.not.i28.i158, label %is_red.exit38.i126.thread, label %is_red.exit32.i159

is_red.exit32.i159:                               ; preds = %land.lhs.true.i157
  %red.i30.i160 = getelementptr inbounds i8, ptr %.pr65.i124.pre168, i64 20
  %62 = load i8, ptr %red.i30.i160, align 4, !tbaa !19, !range !16, !noundef !17
  %loadedv.i31.i161 = trunc nuw i8 %62 to i1
  br i1 %loadedv.i31.i161, label %is_red.exit38.i126, label %is_red.exit38.i126.thread

is_red.exit38.i126.thread:                        ; preds = %land.lhs.true.i157, %is_red.exit32.i159
  %63 = load ptr, ptr %call44.sink, align 8, !tbaa !18
  store ptr %63, ptr %right.i118, align 8, !tbaa !20
  store ptr %node.addr.2, ptr %call44.sink, align 8, !tbaa !18
  %red.i33.i163 = getelementptr inbounds i8, ptr %node.addr.2, i64 20
  %64 = load i8, ptr %red.i33.i163, align 4, !tbaa !19, !range !16, !noundef !17
  store i8 %64, ptr %red.i.i121, align 4, !tbaa !19
  store i8 1, ptr %red.i33.i163, align 4, !tbaa !19
  br label %land.lhs.true5.i147

if.end.i123:                                      ; preds = %if.end46.if.end.i123_crit_edge, %is_red.exit.i120
  %.pr65.i124 = phi ptr [ %.pr65.i124.pre, %if.end46.if.end.i123_crit_edge ], [ %.pr65.i124.pre168, %is_red.exit.i120 ]
  %tobool.not.i34.i125 = icmp eq ptr %.pr65.i124, null
  br i1 %tobool.not.i34.i125, label %return, label %is_red.exit38.i126

is_red.exit38.i126:                               ; preds = %is_red.exit32.i159, %if.end.i123
  %.pr65.i124182 = phi ptr [ %.pr65.i124, %if.end.i123 ], [ %.pr65.i124.pre168, %is_red.exit32.i159 ]
  %red.i36.i128.phi.trans.insert = getelementptr inbounds i8, ptr %.pr65.i124182, i64 20
  %.pre170 = load i8, ptr %red.i36.i128.phi.trans.insert, align 4, !tbaa !19, !range !16
  %loadedv.i37.i129 = trunc nuw i8 %.pre170 to i1
  br i1 %loadedv.i37.i129, label %land.lhs.true5.i147, label %is_red.exit51.i130

land.lhs.true5.i147:                              ; preds = %is_red.exit38.i126.thread, %is_red.exit38.i126
  %65 = phi ptr [ %node.addr.2, %is_red.exit38.i126.thread ], [ %.pr65.i124182, %is_red.exit38.i126 ]
  %node.addr.068.i127186 = phi ptr [ %call44.sink, %is_red.exit38.i126.thread ], [ %node.addr.2, %is_red.exit38.i126 ]
  %66 = phi i8 [ 1, %is_red.exit38.i126.thread ], [ %.pre170, %is_red.exit38.i126 ]
  %red.i36.i128187 = getelementptr inbounds i8, ptr %65, i64 20
  %67 = load ptr, ptr %65, align 8, !tbaa !18
  %tobool.not.i39.i148 = icmp eq ptr %67, null
  br i1 %tobool.not.i39.i148, label %is_red.exit51.i130, label %is_red.exit43.i149

is_red.exit43.i149:                               ; preds = %land.lhs.true5.i147
  %red.i41.i150 = getelementptr inbounds i8, ptr %67, i64 20
  %68 = load i8, ptr %red.i41.i150, align 4, !tbaa !19, !range !16, !noundef !17
  %loadedv.i42.i151 = trunc nuw i8 %68 to i1
  br i1 %loadedv.i42.i151, label %if.end11.i152, label %is_red.exit51.i130

if.end11.i152:                                    ; preds = %is_red.exit43.i149
  %right.i44.i153 = getelementptr inbounds i8, ptr %65, i64 8
  %69 = load ptr, ptr %right.i44.i153, align 8, !tbaa !20
  store ptr %69, ptr %node.addr.068.i127186, align 8, !tbaa !18
  store ptr %node.addr.068.i127186, ptr %right.i44.i153, align 8, !tbaa !20
  %red.i45.i154 = getelementptr inbounds i8, ptr %node.addr.068.i127186, i64 20
  %70 = load i8, ptr %red.i45.i154, align 4, !tbaa !19, !range !16, !noundef !17
  store i8 %70, ptr %red.i36.i128187, align 4, !tbaa !19
  store i8 1, ptr %red.i45.i154, align 4, !tbaa !19
  %.pr.pre.i155 = load ptr, ptr %65, align 8, !tbaa !18
  %tobool.not.i47.i156 = icmp eq ptr %.pr.pre.i155, null
  br i1 %tobool.not.i47.i156, label %return, label %if.end11.i152.is_red.exit51.i130_crit_edge

if.end11.i152.is_red.exit51.i130_crit_edge:       ; preds = %if.end11.i152
  %red.i49.i133.phi.trans.insert = getelementptr inbounds i8, ptr %.pr.pre.i155, i64 20
  %.pre171 = load i8, ptr %red.i49.i133.phi.trans.insert, align 4, !tbaa !19, !range !16
  br label %is_red.exit51.i130

is_red.exit51.i130:                               ; preds = %if.end11.i152.is_red.exit51.i130_crit_edge, %is_red.exit43.i149, %land.lhs.true5.i147, %is_red.exit38.i126
  %71 = phi i8 [ %.pre171, %if.end11.i152.is_red.exit51.i130_crit_edge ], [ %.pre170, %is_red.exit38.i126 ], [ %66, %is_red.exit43.i149 ], [ %66, %land.lhs.true5.i147 ]
  %node.addr.1.ph73.i131 = phi ptr [ %65, %if.end11.i152.is_red.exit51.i130_crit_edge ], [ %node.addr.2, %is_red.exit38.i126 ], [ %node.addr.068.i127186, %is_red.exit43.i149 ], [ %node.addr.068.i127186, %land.lhs.true5.i147 ]
  %.pr72.i132 = phi ptr [ %.pr.pre.i155, %if.end11.i152.is_red.exit51.i130_crit_edge ], [ %.pr65.i124182, %is_red.exit38.i126 ], [ %65, %is_red.exit43.i149 ], [ %65, %land.lhs.true5.i147 ]
  %red.i49.i133 = getelementptr inbounds i8, ptr %.pr72.i132, i64 20
  %loadedv.i50.i134 = trunc nuw i8 %71 to i1
  br i1 %loadedv.i50.i134, label %land.lhs.true14.i136, label %return

land.lhs.true14.i136:                             ; preds = %is_red.exit51.i130
  %right15.i137 = getelementptr inbounds i8, ptr %node.addr.1.ph73.i131, i64 8
  %72 = load ptr, ptr %right15.i137, align 8, !tbaa !20
  %tobool.not.i52.i138 = icmp eq ptr %72, null
  br i1 %tobool.not.i52.i138, label %return, label %is_red.exit56.i139

is_red.exit56.i139:                               ; preds = %land.lhs.true14.i136
  %red.i54.i140 = getelementptr inbounds i8, ptr %72, i64 20
  %73 = load i8, ptr %red.i54.i140, align 4, !tbaa !19, !range !16, !noundef !17
  %loadedv.i55.i141 = trunc nuw i8 %73 to i1
  br i1 %loadedv.i55.i141, label %if.then17.i142, label %return

if.then17.i142:                                   ; preds = %is_red.exit56.i139
  %red.i57.i143 = getelementptr inbounds i8, ptr %node.addr.1.ph73.i131, i64 20
  %74 = load i8, ptr %red.i57.i143, align 4, !tbaa !19, !range !16, !noundef !17
  %lnot.i.i144 = xor i8 %74, 1
  store i8 %lnot.i.i144, ptr %red.i57.i143, align 4, !tbaa !19
  %75 = load i8, ptr %red.i49.i133, align 4, !tbaa !19, !range !16, !noundef !17
  %lnot4.i.i145 = xor i8 %75, 1
  store i8 %lnot4.i.i145, ptr %red.i49.i133, align 4, !tbaa !19
  %76 = load i8, ptr %red.i54.i140, align 4, !tbaa !19, !range !16, !noundef !17
  %lnot10.i.i146 = xor i8 %76, 1
  store i8 %lnot10.i.i146, ptr %red.i54.i140, align 4, !tbaa !19
  br label %return

return:                                           ; preds = %if.then17.i142, %is_red.exit56.i139, %land.lhs.true14.i136, %is_red.exit51.i130, %if.end11.i152, %if.end.i123, %if.then17.i, %is_red.exit56.i, %land.lhs.true14.i, %is_red.exit51.i, %if.end11.i, %if.end.i, %if.then20
  %retval.0 = phi ptr [ null, %if.then20 ], [ %node.addr.1.ph73.i, %if.then17.i ], [ %node.addr.1.ph73.i, %is_red.exit56.i ], [ %node.addr.1.ph73.i, %is_red.exit51.i ], [ %25, %if.end11.i ], [ %node.addr.0, %if.end.i ], [ %node.addr.1.ph73.i, %land.lhs.true14.i ], [ %node.addr.1.ph73.i131, %if.then17.i142 ], [ %node.addr.1.ph73.i131, %is_red.exit56.i139 ], [ %node.addr.1.ph73.i131, %is_red.exit51.i130 ], [ %65, %if.end11.i152 ], [ %node.addr.2, %if.end.i123 ], [ %node.addr.1.ph73.i131, %land.lhs.true14.i136 ]
  ret ptr %retval.0
}

; Function Attrs: nounwind uwtable
define internal fastcc ptr @insert(ptr noundef %node, i32 noundef %key) unnamed_addr #0 {
entry:
  %tobool.not = icmp eq ptr %node, null
  br i1 %tobool.not, label %if.then, label %if.end4

if.then:                                          ; preds = %entry
  %call = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #10
  %tobool1.not = icmp eq ptr %call, null
  br i1 %tobool1.not, label %if.then2, label %if.end

if.then2:                                         ; preds = %if.then
  tail call void @exit(i32 noundef 1) #11
  unreachable

if.end:                                           ; preds = %if.then
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %call, i8 0, i64 16, i1 false)
  %.compoundliteral.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %call, i64 21
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %.compoundliteral.sroa.4.0..sroa_idx, i8 0, i64 3, i1 false)
  %.compoundliteral.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %call, i64 16
  store i32 %key, ptr %.compoundliteral.sroa.2.0..sroa_idx, align 8, !tbaa !8
  %.compoundliteral.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %call, i64 20
  store i8 1, ptr %.compoundliteral.sroa.3.0..sroa_idx, align 4, !tbaa !15
  br label %return

if.end4:                                          ; preds = %entry
  %key5 = getelementptr inbounds i8, ptr %node, i64 16
  %0 = load i32, ptr %key5, align 8, !tbaa !10
  %cmp = icmp ugt i32 %0, %key
  br i1 %cmp, label %if.end17.sink.split, label %if.else

if.else:                                          ; preds = %if.end4
  %cmp11 = icmp ult i32 %0, %key
  br i1 %cmp11, label %if.then12, label %if.end17

if.then12:                                        ; preds = %if.else
  %right13 = getelementptr inbounds i8, ptr %node, i64 8
  br label %if.end17.sink.split

if.end17.sink.split:                              ; preds = %if.end4, %if.then12
  %right13.sink43 = phi ptr [ %right13, %if.then12 ], [ %node, %if.end4 ]
  %1 = load ptr, ptr %right13.sink43, align 8, !tbaa !4
  %call14 = tail call fastcc ptr @insert(ptr noundef %1, i32 noundef %key)
  store ptr %call14, ptr %right13.sink43, align 8, !tbaa !4
  br label %if.end17

if.end17:                                         ; preds = %if.end17.sink.split, %if.else
  %right.i = getelementptr inbounds i8, ptr %node, i64 8
  %2 = load ptr, ptr %right.i, align 8, !tbaa !20
  %tobool.not.i.i = icmp eq ptr %2, null
  br i1 %tobool.not.i.i, label %if.end17.if.end.i_crit_edge, label %is_red.exit.i

if.end17.if.end.i_crit_edge:                      ; preds = %if.end17
  %.pr65.i.pre = load ptr, ptr %node, align 8, !tbaa !18
  br label %if.end.i

is_red.exit.i:                                    ; preds = %if.end17
  %red.i.i = getelementptr inbounds i8, ptr %2, i64 20
  %3 = load i8, ptr %red.i.i, align 4, !tbaa !19, !range !16, !noundef !17
  %loadedv.i.i = trunc nuw i8 %3 to i1
  %.pr65.i.pre32 = load ptr, ptr %node, align 8, !tbaa !18
  br i1 %loadedv.i.i, label %land.lhs.true.i, label %if.end.i

land.lhs.true.i:                                  ; preds = %is_red.exit.i
  %tobool.not.i28.i = icmp eq ptr %.pr65.i.pre32, null
  br i1 %tobool.not.i28.i, label %is_red.exit38.i.thread, label %is_red.exit32.i

is_red.exit32.i:                                  ; preds = %land.lhs.true.i
  %red.i30.i = getelementptr inbounds i8, ptr %.pr65.i.pre32, i64 20
  %4 = load i8, ptr %red.i30.i, align 4, !tbaa !19, !range !16, !noundef !17
  %loadedv.i31.i = trunc nuw i8 %4 to i1
  br i1 %loadedv.i31.i, label %is_red.exit38.i, label %is_red.exit38.i.thread

is_red.exit38.i.thread:                           ; preds = %land.lhs.true.i, %is_red.exit32.i
  %5 = load ptr, ptr %2, align 8, !tbaa !18
  store ptr %5, ptr %right.i, align 8, !tbaa !20
  store ptr %node, ptr %2, align 8, !tbaa !18
  %red.i33.i = getelementptr inbounds i8, ptr %node, i64 20
  %6 = load i8, ptr %red.i33.i, align 4, !tbaa !19, !range !16, !noundef !17
  store i8 %6, ptr %red.i.i, align 4, !tbaa !19
  store i8 1, ptr %red.i33.i, align 4, !tbaa !19
  br label %land.lhs.true5.i

if.end.i:                                         ; preds = %if.end17.if.end.i_crit_edge, %is_red.exit.i
  %.pr65.i = phi ptr [ %.pr65.i.pre, %if.end17.if.end.i_crit_edge ], [ %.pr65.i.pre32, %is_red.exit.i ]
  %tobool.not.i34.i = icmp eq ptr %.pr65.i, null
  br i1 %tobool.not.i34.i, label %return, label %is_red.exit38.i

is_red.exit38.i:                                  ; preds = %is_red.exit32.i, %if.end.i
  %.pr65.i37 = phi ptr [ %.pr65.i, %if.end.i ], [ %.pr65.i.pre32, %is_red.exit32.i ]
  %red.i36.i.phi.trans.insert = getelementptr inbounds i8, ptr %.pr65.i37, i64 20
  %.pre = load i8, ptr %red.i36.i.phi.trans.insert, align 4, !tbaa !19, !range !16
  %loadedv.i37.i = trunc nuw i8 %.pre to i1
  br i1 %loadedv.i37.i, label %land.lhs.true5.i, label %is_red.exit51.i

land.lhs.true5.i:                                 ; preds = %is_red.exit38.i.thread, %is_red.exit38.i
  %7 = phi ptr [ %node, %is_red.exit38.i.thread ], [ %.pr65.i37, %is_red.exit38.i ]
  %node.addr.068.i41 = phi ptr [ %2, %is_red.exit38.i.thread ], [ %node, %is_red.exit38.i ]
  %8 = phi i8 [ 1, %is_red.exit38.i.thread ], [ %.pre, %is_red.exit38.i ]
  %red.i36.i42 = getelementptr inbounds i8, ptr %7, i64 20
  %9 = load ptr, ptr %7, align 8, !tbaa !18
  %tobool.not.i39.i = icmp eq ptr %9, null
  br i1 %tobool.not.i39.i, label %is_red.exit51.i, label %is_red.exit43.i

is_red.exit43.i:                                  ; preds = %land.lhs.true5.i
  %red.i41.i = getelementptr inbounds i8, ptr %9, i64 20
  %10 = load i8, ptr %red.i41.i, align 4, !tbaa !19, !range !16, !noundef !17
  %loadedv.i42.i = trunc nuw i8 %10 to i1
  br i1 %loadedv.i42.i, label %if.end11.i, label %is_red.exit51.i

if.end11.i:                                       ; preds = %is_red.exit43.i
  %right.i44.i = getelementptr inbounds i8, ptr %7, i64 8
  %11 = load ptr, ptr %right.i44.i, align 8, !tbaa !20
  store ptr %11, ptr %node.addr.068.i41, align 8, !tbaa !18
  store ptr %node.addr.068.i41, ptr %right.i44.i, align 8, !tbaa !20
  %red.i45.i = getelementptr inbounds i8, ptr %node.addr.068.i41, i64 20
  %12 = load i8, ptr %red.i45.i, align 4, !tbaa !19, !range !16, !noundef !17
  store i8 %12, ptr %red.i36.i42, align 4, !tbaa !19
  store i8 1, ptr %red.i45.i, align 4, !tbaa !19
  %.pr.pre.i = load ptr, ptr %7, align 8, !tbaa !18
  %tobool.not.i47.i = icmp eq ptr %.pr.pre.i, null
  br i1 %tobool.not.i47.i, label %return, label %if.end11.i.is_red.exit51.i_crit_edge

if.end11.i.is_red.exit51.i_crit_edge:             ; preds = %if.end11.i
  %red.i49.i.phi.trans.insert = getelementptr inbounds i8, ptr %.pr.pre.i, i64 20
  %.pre34 = load i8, ptr %red.i49.i.phi.trans.insert, align 4, !tbaa !19, !range !16
  br label %is_red.exit51.i

is_red.exit51.i:                                  ; preds = %if.end11.i.is_red.exit51.i_crit_edge, %is_red.exit43.i, %land.lhs.true5.i, %is_red.exit38.i
  %13 = phi i8 [ %.pre34, %if.end11.i.is_red.exit51.i_crit_edge ], [ %.pre, %is_red.exit38.i ], [ %8, %is_red.exit43.i ], [ %8, %land.lhs.true5.i ]
  %node.addr.1.ph73.i = phi ptr [ %7, %if.end11.i.is_red.exit51.i_crit_edge ], [ %node, %is_red.exit38.i ], [ %node.addr.068.i41, %is_red.exit43.i ], [ %node.addr.068.i41, %land.lhs.true5.i ]
  %.pr72.i = phi ptr [ %.pr.pre.i, %if.end11.i.is_red.exit51.i_crit_edge ], [ %.pr65.i37, %is_red.exit38.i ], [ %7, %is_red.exit43.i ], [ %7, %land.lhs.true5.i ]
  %red.i49.i = getelementptr inbounds i8, ptr %.pr72.i, i64 20
  %loadedv.i50.i = trunc nuw i8 %13 to i1
  br i1 %loadedv.i50.i, label %land.lhs.true14.i, label %return

land.lhs.true14.i:                                ; preds = %is_red.exit51.i
  %right15.i = getelementptr inbounds i8, ptr %node.addr.1.ph73.i, i64 8
  %14 = load ptr, ptr %right15.i, align 8, !tbaa !20
  %tobool.not.i52.i = icmp eq ptr %14, null
  br i1 %tobool.not.i52.i, label %return, label %is_red.exit56.i

is_red.exit56.i:                                  ; preds = %land.lhs.true14.i
  %red.i54.i = getelementptr inbounds i8, ptr %14, i64 20
  %15 = load i8, ptr %red.i54.i, align 4, !tbaa !19, !range !16, !noundef !17
  %loadedv.i55.i = trunc nuw i8 %15 to i1
  br i1 %loadedv.i55.i, label %if.then17.i, label %return

if.then17.i:                                      ; preds = %is_red.exit56.i
  %red.i57.i = getelementptr inbounds i8, ptr %node.addr.1.ph73.i, i64 20
  %16 = load i8, ptr %red.i57.i, align 4, !tbaa !19, !range !16, !noundef !17
  %lnot.i.i = xor i8 %16, 1
  store i8 %lnot.i.i, ptr %red.i57.i, align 4, !tbaa !19
  %17 = load i8, ptr %red.i49.i, align 4, !tbaa !19, !range !16, !noundef !17
  %lnot4.i.i = xor i8 %17, 1
  store i8 %lnot4.i.i, ptr %red.i49.i, align 4, !tbaa !19
  %18 = load i8, ptr %red.i54.i, align 4, !tbaa !19, !range !16, !noundef !17
  %lnot10.i.i = xor i8 %18, 1
  store i8 %lnot10.i.i, ptr %red.i54.i, align 4, !tbaa !19
  br label %return

return:                                           ; preds = %if.then17.i, %is_red.exit56.i, %land.lhs.true14.i, %is_red.exit51.i, %if.end11.i, %if.end.i, %if.end
  %retval.0 = phi ptr [ %call, %if.end ], [ %node.addr.1.ph73.i, %if.then17.i ], [ %node.addr.1.ph73.i, %is_red.exit56.i ], [ %node.addr.1.ph73.i, %is_red.exit51.i ], [ %7, %if.end11.i ], [ %node, %if.end.i ], [ %node.addr.1.ph73.i, %land.lhs.true14.i ]
  ret ptr %retval.0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc i32 @black_height(ptr noundef readonly %node, ptr noundef %nodes) unnamed_addr #3 {
entry:
  %tobool.not = icmp eq ptr %node, null
  br i1 %tobool.not, label %return, label %if.end

if.end:                                           ; preds = %entry
  %0 = load i32, ptr %nodes, align 4, !tbaa !8
  %inc = add i32 %0, 1
  store i32 %inc, ptr %nodes, align 4, !tbaa !8
  %1 = load ptr, ptr %node, align 8, !tbaa !18
  %call = tail call fastcc i32 @black_height(ptr noundef %1, ptr noundef nonnull %nodes)
  %right2 = getelementptr inbounds i8, ptr %node, i64 8
  %2 = load ptr, ptr %right2, align 8, !tbaa !20
  %call3 = tail call fastcc i32 @black_height(ptr noundef %2, ptr noundef nonnull %nodes)
  %3 = load ptr, ptr %node, align 8, !tbaa !18
  %tobool5.not = icmp ne ptr %3, null
  br i1 %tobool5.not, label %lor.lhs.false, label %land.rhs

lor.lhs.false:                                    ; preds = %if.end
  %key = getelementptr inbounds i8, ptr %3, i64 16
  %4 = load i32, ptr %key, align 8, !tbaa !10
  %key7 = getelementptr inbounds i8, ptr %node, i64 16
  %5 = load i32, ptr %key7, align 8, !tbaa !10
  %cmp = icmp ult i32 %4, %5
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %lor.lhs.false, %if.end
  %6 = load ptr, ptr %right2, align 8, !tbaa !20
  %tobool9.not = icmp eq ptr %6, null
  br i1 %tobool9.not, label %land.rhs16, label %land.end.thread

land.end.thread:                                  ; preds = %land.rhs
  %key11 = getelementptr inbounds i8, ptr %6, i64 16
  %7 = load i32, ptr %key11, align 8, !tbaa !10
  %key12 = getelementptr inbounds i8, ptr %node, i64 16
  %8 = load i32, ptr %key12, align 8, !tbaa !10
  %cmp13 = icmp ugt i32 %7, %8
  br label %is_red.exit

land.end:                                         ; preds = %lor.lhs.false
  %.pr.pre = load ptr, ptr %right2, align 8, !tbaa !20
  %tobool.not.i = icmp eq ptr %.pr.pre, null
  br i1 %tobool.not.i, label %land.rhs16, label %is_red.exit

is_red.exit:                                      ; preds = %land.end.thread, %land.end
  %.ph65 = phi i1 [ %cmp13, %land.end.thread ], [ false, %land.end ]
  %.pr64 = phi ptr [ %6, %land.end.thread ], [ %.pr.pre, %land.end ]
  %red.i = getelementptr inbounds i8, ptr %.pr64, i64 20
  %9 = load i8, ptr %red.i, align 4, !tbaa !19, !range !16, !noundef !17
  %loadedv.i = trunc nuw i8 %9 to i1
  br i1 %loadedv.i, label %return, label %land.rhs16

land.rhs16:                                       ; preds = %land.rhs, %land.end, %is_red.exit
  %10 = phi i1 [ %.ph65, %is_red.exit ], [ false, %land.end ], [ true, %land.rhs ]
  %red = getelementptr inbounds i8, ptr %node, i64 20
  %11 = load i8, ptr %red, align 4, !tbaa !19, !range !16, !noundef !17
  %loadedv = trunc nuw i8 %11 to i1
  %brmerge59.not = and i1 %tobool5.not, %loadedv
  br i1 %brmerge59.not, label %land.rhs.i52, label %land.end21

land.rhs.i52:                                     ; preds = %land.rhs16
  %red.i53 = getelementptr inbounds i8, ptr %3, i64 20
  %12 = load i8, ptr %red.i53, align 4, !tbaa !19, !range !16, !noundef !17
  %loadedv.i54 = trunc nuw i8 %12 to i1
  br label %land.end21

land.end21:                                       ; preds = %land.rhs16, %land.rhs.i52
  %.not49 = phi i1 [ false, %land.rhs16 ], [ %loadedv.i54, %land.rhs.i52 ]
  %cmp23 = icmp ne i32 %call, %call3
  %cmp24 = icmp slt i32 %call, 0
  %or.cond.not58 = or i1 %cmp24, %cmp23
  %.not = xor i1 %10, true
  %brmerge = select i1 %or.cond.not58, i1 true, i1 %.not
  %brmerge50 = select i1 %brmerge, i1 true, i1 %.not49
  br i1 %brmerge50, label %return, label %cond.true

cond.true:                                        ; preds = %land.end21
  %red29 = getelementptr inbounds i8, ptr %node, i64 20
  %13 = load i8, ptr %red29, align 4, !tbaa !19, !range !16, !noundef !17
  %14 = xor i8 %13, 1
  %lnot31 = zext nneg i8 %14 to i32
  %add = add nuw nsw i32 %call, %lnot31
  br label %return

return:                                           ; preds = %is_red.exit, %cond.true, %land.end21, %entry
  %retval.0 = phi i32 [ 0, %entry ], [ %add, %cond.true ], [ -1, %land.end21 ], [ -1, %is_red.exit ]
  ret i32 %retval.0
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define internal fastcc void @release(ptr noundef %node) unnamed_addr #0 {
entry:
  %tobool.not = icmp eq ptr %node, null
  br i1 %tobool.not, label %common.ret4, label %if.end

common.ret4:                                      ; preds = %entry, %if.end
  ret void

if.end:                                           ; preds = %entry
  %0 = load ptr, ptr %node, align 8, !tbaa !18
  tail call fastcc void @release(ptr noundef %0)
  %right = getelementptr inbounds i8, ptr %node, i64 8
  %1 = load ptr, ptr %right, align 8, !tbaa !20
  tail call fastcc void @release(ptr noundef %1)
  tail call void @free(ptr noundef nonnull %node) #9
  br label %common.ret4
}

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define internal fastcc ptr @erase_least(ptr noundef %node) unnamed_addr #0 {
entry:
  %0 = load ptr, ptr %node, align 8, !tbaa !18
  %tobool.not = icmp eq ptr %0, null
  br i1 %tobool.not, label %if.then, label %is_red.exit

if.then:                                          ; preds = %entry
  tail call void @free(ptr noundef nonnull %node) #9
  br label %return

is_red.exit:                                      ; preds = %entry
  %red.i = getelementptr inbounds i8, ptr %0, i64 20
  %1 = load i8, ptr %red.i, align 4, !tbaa !19, !range !16, !noundef !17
  %loadedv.i = trunc nuw i8 %1 to i1
  br i1 %loadedv.i, label %if.end7, label %land.lhs.true

land.lhs.true:                                    ; preds = %is_red.exit
  %2 = load ptr, ptr %0, align 8, !tbaa !18
  %tobool.not.i19 = icmp eq ptr %2, null
  br i1 %tobool.not.i19, label %if.then5, label %is_red.exit23

is_red.exit23:                                    ; preds = %land.lhs.true
  %red.i21 = getelementptr inbounds i8, ptr %2, i64 20
  %3 = load i8, ptr %red.i21, align 4, !tbaa !19, !range !16, !noundef !17
  %loadedv.i22 = trunc nuw i8 %3 to i1
  br i1 %loadedv.i22, label %if.end7, label %if.then5

if.then5:                                         ; preds = %land.lhs.true, %is_red.exit23
  %red.i.i = getelementptr inbounds i8, ptr %node, i64 20
  %4 = load i8, ptr %red.i.i, align 4, !tbaa !19, !range !16, !noundef !17
  %lnot.i.i = xor i8 %4, 1
  store i8 %lnot.i.i, ptr %red.i.i, align 4, !tbaa !19
  %5 = load i8, ptr %red.i, align 4, !tbaa !19, !range !16, !noundef !17
  %lnot4.i.i = xor i8 %5, 1
  store i8 %lnot4.i.i, ptr %red.i, align 4, !tbaa !19
  %right.i.i = getelementptr inbounds i8, ptr %node, i64 8
  %6 = load ptr, ptr %right.i.i, align 8, !tbaa !20
  %red8.i.i = getelementptr inbounds i8, ptr %6, i64 20
  %7 = load i8, ptr %red8.i.i, align 4, !tbaa !19, !range !16, !noundef !17
  %lnot10.i.i = xor i8 %7, 1
  store i8 %lnot10.i.i, ptr %red8.i.i, align 4, !tbaa !19
  %8 = load ptr, ptr %6, align 8, !tbaa !18
  %tobool.not.i.i = icmp eq ptr %8, null
  br i1 %tobool.not.i.i, label %if.end7, label %is_red.exit.i

is_red.exit.i:                                    ; preds = %if.then5
  %red.i11.i = getelementptr inbounds i8, ptr %8, i64 20
  %9 = load i8, ptr %red.i11.i, align 4, !tbaa !19, !range !16, !noundef !17
  %loadedv.i.i = trunc nuw i8 %9 to i1
  br i1 %loadedv.i.i, label %if.then.i, label %if.end7

if.then.i:                                        ; preds = %is_red.exit.i
  %right.i12.i = getelementptr inbounds i8, ptr %8, i64 8
  %10 = load ptr, ptr %right.i12.i, align 8, !tbaa !20
  store ptr %10, ptr %6, align 8, !tbaa !18
  store ptr %6, ptr %right.i12.i, align 8, !tbaa !20
  store i8 %lnot10.i.i, ptr %red.i11.i, align 4, !tbaa !19
  store i8 1, ptr %red8.i.i, align 4, !tbaa !19
  %11 = load ptr, ptr %8, align 8, !tbaa !18
  store ptr %11, ptr %right.i.i, align 8, !tbaa !20
  store ptr %node, ptr %8, align 8, !tbaa !18
  %12 = load i8, ptr %red.i.i, align 4, !tbaa !19, !range !16, !noundef !17
  store i8 %12, ptr %red.i11.i, align 4, !tbaa !19
  store i8 1, ptr %red.i.i, align 4, !tbaa !19
  %13 = load i8, ptr %red.i11.i, align 4, !tbaa !19, !range !16, !noundef !17
  %lnot.i18.i = xor i8 %13, 1
  store i8 %lnot.i18.i, ptr %red.i11.i, align 4, !tbaa !19
  %14 = load i8, ptr %red.i.i, align 4, !tbaa !19, !range !16, !noundef !17
  %lnot4.i20.i = xor i8 %14, 1
  store i8 %lnot4.i20.i, ptr %red.i.i, align 4, !tbaa !19
  %15 = load ptr, ptr %right.i12.i, align 8, !tbaa !20
  %red8.i22.i = getelementptr inbounds i8, ptr %15, i64 20
  %16 = load i8, ptr %red8.i22.i, align 4, !tbaa !19, !range !16, !noundef !17
  %lnot10.i23.i = xor i8 %16, 1
  store i8 %lnot10.i23.i, ptr %red8.i22.i, align 4, !tbaa !19
  br label %if.end7

if.end7:                                          ; preds = %if.then.i, %is_red.exit.i, %if.then5, %is_red.exit23, %is_red.exit
  %17 = phi ptr [ %0, %is_red.exit ], [ %0, %is_red.exit23 ], [ %node, %if.then.i ], [ %0, %is_red.exit.i ], [ %0, %if.then5 ]
  %node.addr.0 = phi ptr [ %node, %is_red.exit ], [ %node, %is_red.exit23 ], [ %8, %if.then.i ], [ %node, %is_red.exit.i ], [ %node, %if.then5 ]
  %call9 = tail call fastcc ptr @erase_least(ptr noundef nonnull %17)
  store ptr %call9, ptr %node.addr.0, align 8, !tbaa !18
  %right.i = getelementptr inbounds i8, ptr %node.addr.0, i64 8
  %18 = load ptr, ptr %right.i, align 8, !tbaa !20
  %tobool.not.i.i24 = icmp eq ptr %18, null
  br i1 %tobool.not.i.i24, label %if.end.i, label %is_red.exit.i25

is_red.exit.i25:                                  ; preds = %if.end7
  %red.i.i26 = getelementptr inbounds i8, ptr %18, i64 20
  %19 = load i8, ptr %red.i.i26, align 4, !tbaa !19, !range !16, !noundef !17
  %loadedv.i.i27 = trunc nuw i8 %19 to i1
  br i1 %loadedv.i.i27, label %land.lhs.true.i, label %if.end.i

land.lhs.true.i:                                  ; preds = %is_red.exit.i25
  %tobool.not.i28.i = icmp eq ptr %call9, null
  br i1 %tobool.not.i28.i, label %is_red.exit38.i.thread, label %is_red.exit32.i

is_red.exit32.i:                                  ; preds = %land.lhs.true.i
  %red.i30.i = getelementptr inbounds i8, ptr %call9, i64 20
  %20 = load i8, ptr %red.i30.i, align 4, !tbaa !19, !range !16, !noundef !17
  %loadedv.i31.i = trunc nuw i8 %20 to i1
  br i1 %loadedv.i31.i, label %is_red.exit38.i, label %is_red.exit38.i.thread

is_red.exit38.i.thread:                           ; preds = %land.lhs.true.i, %is_red.exit32.i
  %21 = load ptr, ptr %18, align 8, !tbaa !18
  store ptr %21, ptr %right.i, align 8, !tbaa !20
  store ptr %node.addr.0, ptr %18, align 8, !tbaa !18
  %red.i33.i = getelementptr inbounds i8, ptr %node.addr.0, i64 20
  %22 = load i8, ptr %red.i33.i, align 4, !tbaa !19, !range !16, !noundef !17
  store i8 %22, ptr %red.i.i26, align 4, !tbaa !19
  store i8 1, ptr %red.i33.i, align 4, !tbaa !19
  br label %land.lhs.true5.i

if.end.i:                                         ; preds = %is_red.exit.i25, %if.end7
  %tobool.not.i34.i = icmp eq ptr %call9, null
  br i1 %tobool.not.i34.i, label %return, label %if.end.i.is_red.exit38.i_crit_edge

if.end.i.is_red.exit38.i_crit_edge:               ; preds = %if.end.i
  %red.i36.i.phi.trans.insert = getelementptr inbounds i8, ptr %call9, i64 20
  %.pre = load i8, ptr %red.i36.i.phi.trans.insert, align 4, !tbaa !19, !range !16
  br label %is_red.exit38.i

is_red.exit38.i:                                  ; preds = %if.end.i.is_red.exit38.i_crit_edge, %is_red.exit32.i
  %23 = phi i8 [ %.pre, %if.end.i.is_red.exit38.i_crit_edge ], [ %20, %is_red.exit32.i ]
  %loadedv.i37.i = trunc nuw i8 %23 to i1
  br i1 %loadedv.i37.i, label %land.lhs.true5.i, label %is_red.exit51.i

land.lhs.true5.i:                                 ; preds = %is_red.exit38.i.thread, %is_red.exit38.i
  %24 = phi ptr [ %node.addr.0, %is_red.exit38.i.thread ], [ %call9, %is_red.exit38.i ]
  %node.addr.068.i36 = phi ptr [ %18, %is_red.exit38.i.thread ], [ %node.addr.0, %is_red.exit38.i ]
  %25 = phi i8 [ 1, %is_red.exit38.i.thread ], [ %23, %is_red.exit38.i ]
  %red.i36.i37 = getelementptr inbounds i8, ptr %24, i64 20
  %26 = load ptr, ptr %24, align 8, !tbaa !18
  %tobool.not.i39.i = icmp eq ptr %26, null
  br i1 %tobool.not.i39.i, label %is_red.exit51.i, label %is_red.exit43.i

is_red.exit43.i:                                  ; preds = %land.lhs.true5.i
  %red.i41.i = getelementptr inbounds i8, ptr %26, i64 20
  %27 = load i8, ptr %red.i41.i, align 4, !tbaa !19, !range !16, !noundef !17
  %loadedv.i42.i = trunc nuw i8 %27 to i1
  br i1 %loadedv.i42.i, label %if.end11.i, label %is_red.exit51.i

if.end11.i:                                       ; preds = %is_red.exit43.i
  %right.i44.i = getelementptr inbounds i8, ptr %24, i64 8
  %28 = load ptr, ptr %right.i44.i, align 8, !tbaa !20
  store ptr %28, ptr %node.addr.068.i36, align 8, !tbaa !18
  store ptr %node.addr.068.i36, ptr %right.i44.i, align 8, !tbaa !20
  %red.i45.i = getelementptr inbounds i8, ptr %node.addr.068.i36, i64 20
  %29 = load i8, ptr %red.i45.i, align 4, !tbaa !19, !range !16, !noundef !17
  store i8 %29, ptr %red.i36.i37, align 4, !tbaa !19
  store i8 1, ptr %red.i45.i, align 4, !tbaa !19
  %.pr.pre.i = load ptr, ptr %24, align 8, !tbaa !18
  %tobool.not.i47.i = icmp eq ptr %.pr.pre.i, null
  br i1 %tobool.not.i47.i, label %return, label %if.end11.i.is_red.exit51.i_crit_edge

if.end11.i.is_red.exit51.i_crit_edge:             ; preds = %if.end11.i
  %red.i49.i.phi.trans.insert = getelementptr inbounds i8, ptr %.pr.pre.i, i64 20
  %.pre32 = load i8, ptr %red.i49.i.phi.trans.insert, align 4, !tbaa !19, !range !16
  br label %is_red.exit51.i

is_red.exit51.i:                                  ; preds = %if.end11.i.is_red.exit51.i_crit_edge, %is_red.exit43.i, %land.lhs.true5.i, %is_red.exit38.i
  %30 = phi i8 [ %.pre32, %if.end11.i.is_red.exit51.i_crit_edge ], [ %23, %is_red.exit38.i ], [ %25, %is_red.exit43.i ], [ %25, %land.lhs.true5.i ]
  %node.addr.1.ph73.i = phi ptr [ %24, %if.end11.i.is_red.exit51.i_crit_edge ], [ %node.addr.0, %is_red.exit38.i ], [ %node.addr.068.i36, %is_red.exit43.i ], [ %node.addr.068.i36, %land.lhs.true5.i ]
  %.pr72.i = phi ptr [ %.pr.pre.i, %if.end11.i.is_red.exit51.i_crit_edge ], [ %call9, %is_red.exit38.i ], [ %24, %is_red.exit43.i ], [ %24, %land.lhs.true5.i ]
  %red.i49.i = getelementptr inbounds i8, ptr %.pr72.i, i64 20
  %loadedv.i50.i = trunc nuw i8 %30 to i1
  br i1 %loadedv.i50.i, label %land.lhs.true14.i, label %return

land.lhs.true14.i:                                ; preds = %is_red.exit51.i
  %right15.i = getelementptr inbounds i8, ptr %node.addr.1.ph73.i, i64 8
  %31 = load ptr, ptr %right15.i, align 8, !tbaa !20
  %tobool.not.i52.i = icmp eq ptr %31, null
  br i1 %tobool.not.i52.i, label %return, label %is_red.exit56.i

is_red.exit56.i:                                  ; preds = %land.lhs.true14.i
  %red.i54.i = getelementptr inbounds i8, ptr %31, i64 20
  %32 = load i8, ptr %red.i54.i, align 4, !tbaa !19, !range !16, !noundef !17
  %loadedv.i55.i = trunc nuw i8 %32 to i1
  br i1 %loadedv.i55.i, label %if.then17.i, label %return

if.then17.i:                                      ; preds = %is_red.exit56.i
  %red.i57.i = getelementptr inbounds i8, ptr %node.addr.1.ph73.i, i64 20
  %33 = load i8, ptr %red.i57.i, align 4, !tbaa !19, !range !16, !noundef !17
  %lnot.i.i28 = xor i8 %33, 1
  store i8 %lnot.i.i28, ptr %red.i57.i, align 4, !tbaa !19
  %34 = load i8, ptr %red.i49.i, align 4, !tbaa !19, !range !16, !noundef !17
  %lnot4.i.i29 = xor i8 %34, 1
  store i8 %lnot4.i.i29, ptr %red.i49.i, align 4, !tbaa !19
  %35 = load i8, ptr %red.i54.i, align 4, !tbaa !19, !range !16, !noundef !17
  %lnot10.i.i30 = xor i8 %35, 1
  store i8 %lnot10.i.i30, ptr %red.i54.i, align 4, !tbaa !19
  br label %return

return:                                           ; preds = %if.then17.i, %is_red.exit56.i, %land.lhs.true14.i, %is_red.exit51.i, %if.end11.i, %if.end.i, %if.then
  %retval.0 = phi ptr [ null, %if.then ], [ %node.addr.1.ph73.i, %if.then17.i ], [ %node.addr.1.ph73.i, %is_red.exit56.i ], [ %node.addr.1.ph73.i, %is_red.exit51.i ], [ %24, %if.end11.i ], [ %node.addr.0, %if.end.i ], [ %node.addr.1.ph73.i, %land.lhs.true14.i ]
  ret ptr %retval.0
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #6

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #8

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { nounwind }
attributes #10 = { nounwind allocsize(0) }
attributes #11 = { noreturn nounwind }

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
!10 = !{!11, !9, i64 16}
!11 = !{!"Node", !5, i64 0, !5, i64 8, !9, i64 16, !12, i64 20}
!12 = !{!"_Bool", !6, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!12, !12, i64 0}
!16 = !{i8 0, i8 2}
!17 = !{}
!18 = !{!11, !5, i64 0}
!19 = !{!11, !12, i64 20}
!20 = !{!11, !5, i64 8}
!21 = distinct !{!21, !14}
!22 = distinct !{!22, !14}
!23 = distinct !{!23, !14}
