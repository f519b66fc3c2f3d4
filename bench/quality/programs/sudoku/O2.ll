source_filename = "sudoku.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@kPuzzles = internal unnamed_addr constant [3 x ptr] [ptr @.str.1, ptr @.str.2, ptr @.str.3], align 16
@.str = private unnamed_addr constant [21 x i8] c"sudoku: %llu visits\0A\00", align 1
@visits = internal unnamed_addr global i64 0, align 8
@boxes = internal unnamed_addr global [9 x i16] zeroinitializer, align 16
@columns = internal unnamed_addr global [9 x i16] zeroinitializer, align 16
@rows = internal unnamed_addr global [9 x i16] zeroinitializer, align 16
@digits = internal unnamed_addr global [81 x i8] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [82 x i8] c"8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..\00", align 1
@.str.2 = private unnamed_addr constant [82 x i8] c"..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9\00", align 1
@.str.3 = private unnamed_addr constant [82 x i8] c"1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..\00", align 1

; Function Attrs: nofree nounwind uwtable
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
  %tobool.not = icmp ne i64 %cond, 0
  %mul = mul nsw i64 %cond, 40
  %cond4 = select i1 %tobool.not, i64 %mul, i64 1
  %cmp530 = icmp sgt i64 %cond4, 0
  br i1 %cmp530, label %for.cond6.preheader, label %for.cond.cleanup

for.cond6.preheader:                              ; preds = %cond.end, %for.cond.cleanup11
  %round.032 = phi i64 [ %inc17, %for.cond.cleanup11 ], [ 0, %cond.end ]
  %wrong.031 = phi i32 [ %add, %for.cond.cleanup11 ], [ 0, %cond.end ]
  br label %for.body12

for.cond.cleanup.loopexit:                        ; preds = %for.cond.cleanup11
  %1 = icmp ne i32 %add, 0
  %2 = zext i1 %1 to i32
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %cond.end
  %wrong.0.lcssa = phi i32 [ 0, %cond.end ], [ %2, %for.cond.cleanup.loopexit ]
  %3 = load i64, ptr @visits, align 8, !tbaa !8
  %call19 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %3)
  ret i32 %wrong.0.lcssa

for.cond.cleanup11:                               ; preds = %run.exit
  %inc17 = add nuw nsw i64 %round.032, 1
  %exitcond.not = icmp eq i64 %inc17, %cond4
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.cond6.preheader, !llvm.loop !10

for.body12:                                       ; preds = %for.cond6.preheader, %run.exit
  %i.029 = phi i64 [ 0, %for.cond6.preheader ], [ %inc, %run.exit ]
  %wrong.128 = phi i32 [ %wrong.031, %for.cond6.preheader ], [ %add, %run.exit ]
  %arrayidx13 = getelementptr inbounds [3 x ptr], ptr @kPuzzles, i64 0, i64 %i.029
  %4 = load ptr, ptr %arrayidx13, align 8, !tbaa !4
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(18) @boxes, i8 0, i64 18, i1 false), !tbaa !12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(18) @columns, i8 0, i64 18, i1 false), !tbaa !12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(18) @rows, i8 0, i64 18, i1 false), !tbaa !12
  br label %for.body9.i

for.cond.cleanup8.i:                              ; preds = %for.inc31.i
  %call.i = tail call fastcc i32 @solve()
  %tobool.not.i = icmp eq i32 %call.i, 0
  br i1 %tobool.not.i, label %run.exit, label %for.body41.i

for.body9.i:                                      ; preds = %for.inc31.i, %for.body12
  %indvars.iv.i = phi i64 [ 0, %for.body12 ], [ %indvars.iv.next.i, %for.inc31.i ]
  %arrayidx11.i = getelementptr inbounds i8, ptr %4, i64 %indvars.iv.i
  %5 = load i8, ptr %arrayidx11.i, align 1, !tbaa !14
  %cmp12.i = icmp eq i8 %5, 46
  %sub.i = add i8 %5, -48
  %spec.select.i = select i1 %cmp12.i, i8 0, i8 %sub.i
  %arrayidx21.i = getelementptr inbounds [81 x i8], ptr @digits, i64 0, i64 %indvars.iv.i
  store i8 %spec.select.i, ptr %arrayidx21.i, align 1, !tbaa !14
  %cmp25.not.i = icmp eq i8 %spec.select.i, 0
  br i1 %cmp25.not.i, label %for.inc31.i, label %if.then.i

if.then.i:                                        ; preds = %for.body9.i
  %conv24.i = zext i8 %spec.select.i to i32
  %sub30.i = add nsw i32 %conv24.i, -1
  %shl.i = shl nuw i32 1, %sub30.i
  %div.i118.lhs.trunc.i = trunc i64 %indvars.iv.i to i8
  %div.i118119.i = udiv i8 %div.i118.lhs.trunc.i, 9
  %idxprom.i.i = zext nneg i8 %div.i118119.i to i64
  %arrayidx.i.i = getelementptr inbounds [9 x i16], ptr @rows, i64 0, i64 %idxprom.i.i
  %6 = load i16, ptr %arrayidx.i.i, align 2, !tbaa !12
  %7 = trunc i32 %shl.i to i16
  %conv3.i.i = xor i16 %6, %7
  store i16 %conv3.i.i, ptr %arrayidx.i.i, align 2, !tbaa !12
  %rem.i120121.i = urem i8 %div.i118.lhs.trunc.i, 9
  %idxprom6.i.i = zext nneg i8 %rem.i120121.i to i64
  %arrayidx7.i.i = getelementptr inbounds [9 x i16], ptr @columns, i64 0, i64 %idxprom6.i.i
  %8 = load i16, ptr %arrayidx7.i.i, align 2, !tbaa !12
  %conv10.i.i = xor i16 %8, %7
  store i16 %conv10.i.i, ptr %arrayidx7.i.i, align 2, !tbaa !12
  %div.i.i122123.i = udiv i8 %div.i118.lhs.trunc.i, 27
  %narrow.i = mul nuw nsw i8 %div.i.i122123.i, 3
  %div13.i.i124.i = udiv i8 %rem.i120121.i, 3
  %narrow125.i = add nuw nsw i8 %narrow.i, %div13.i.i124.i
  %idxprom13.i.i = zext nneg i8 %narrow125.i to i64
  %arrayidx14.i.i = getelementptr inbounds [9 x i16], ptr @boxes, i64 0, i64 %idxprom13.i.i
  %9 = load i16, ptr %arrayidx14.i.i, align 2, !tbaa !12
  %conv17.i.i = xor i16 %9, %7
  store i16 %conv17.i.i, ptr %arrayidx14.i.i, align 2, !tbaa !12
  br label %for.inc31.i

for.inc31.i:                                      ; preds = %if.then.i, %for.body9.i
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, 81
  br i1 %exitcond.not.i, label %for.cond.cleanup8.i, label %for.body9.i, !llvm.loop !15

for.body41.i:                                     ; preds = %for.cond.cleanup8.i, %for.inc58.i.2
  %indvars.iv133.i = phi i64 [ %indvars.iv.next134.i.2, %for.inc58.i.2 ], [ 0, %for.cond.cleanup8.i ]
  %arrayidx43.i = getelementptr inbounds i8, ptr %4, i64 %indvars.iv133.i
  %10 = load i8, ptr %arrayidx43.i, align 1, !tbaa !14
  %cmp45.not.i = icmp eq i8 %10, 46
  br i1 %cmp45.not.i, label %for.inc58.i, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %for.body41.i
  %conv44.i = sext i8 %10 to i32
  %sub50.i = add nsw i32 %conv44.i, -48
  %arrayidx52.i = getelementptr inbounds [81 x i8], ptr @digits, i64 0, i64 %indvars.iv133.i
  %11 = load i8, ptr %arrayidx52.i, align 1, !tbaa !14
  %conv53.i = zext i8 %11 to i32
  %cmp54.not.i = icmp eq i32 %sub50.i, %conv53.i
  br i1 %cmp54.not.i, label %for.inc58.i, label %run.exit

for.inc58.i:                                      ; preds = %land.lhs.true.i, %for.body41.i
  %indvars.iv.next134.i = add nuw nsw i64 %indvars.iv133.i, 1
  %arrayidx43.i.1 = getelementptr inbounds i8, ptr %4, i64 %indvars.iv.next134.i
  %12 = load i8, ptr %arrayidx43.i.1, align 1, !tbaa !14
  %cmp45.not.i.1 = icmp eq i8 %12, 46
  br i1 %cmp45.not.i.1, label %for.inc58.i.1, label %land.lhs.true.i.1

land.lhs.true.i.1:                                ; preds = %for.inc58.i
  %conv44.i.1 = sext i8 %12 to i32
  %sub50.i.1 = add nsw i32 %conv44.i.1, -48
  %arrayidx52.i.1 = getelementptr inbounds [81 x i8], ptr @digits, i64 0, i64 %indvars.iv.next134.i
  %13 = load i8, ptr %arrayidx52.i.1, align 1, !tbaa !14
  %conv53.i.1 = zext i8 %13 to i32
  %cmp54.not.i.1 = icmp eq i32 %sub50.i.1, %conv53.i.1
  br i1 %cmp54.not.i.1, label %for.inc58.i.1, label %run.exit

for.inc58.i.1:                                    ; preds = %land.lhs.true.i.1, %for.inc58.i
  %indvars.iv.next134.i.1 = add nuw nsw i64 %indvars.iv133.i, 2
  %arrayidx43.i.2 = getelementptr inbounds i8, ptr %4, i64 %indvars.iv.next134.i.1
  %14 = load i8, ptr %arrayidx43.i.2, align 1, !tbaa !14
  %cmp45.not.i.2 = icmp eq i8 %14, 46
  br i1 %cmp45.not.i.2, label %for.inc58.i.2, label %land.lhs.true.i.2

land.lhs.true.i.2:                                ; preds = %for.inc58.i.1
  %conv44.i.2 = sext i8 %14 to i32
  %sub50.i.2 = add nsw i32 %conv44.i.2, -48
  %arrayidx52.i.2 = getelementptr inbounds [81 x i8], ptr @digits, i64 0, i64 %indvars.iv.next134.i.1
  %15 = load i8, ptr %arrayidx52.i.2, align 1, !tbaa !14
  %conv53.i.2 = zext i8 %15 to i32
  %cmp54.not.i.2 = icmp eq i32 %sub50.i.2, %conv53.i.2
  br i1 %cmp54.not.i.2, label %for.inc58.i.2, label %run.exit

for.inc58.i.2:                                    ; preds = %land.lhs.true.i.2, %for.inc58.i.1
  %indvars.iv.next134.i.2 = add nuw nsw i64 %indvars.iv133.i, 3
  %exitcond136.not.i.2 = icmp eq i64 %indvars.iv.next134.i.2, 81
  br i1 %exitcond136.not.i.2, label %for.body66.preheader.i, label %for.body41.i, !llvm.loop !16

for.body66.preheader.i:                           ; preds = %for.inc58.i.2
  %16 = load i16, ptr @rows, align 16, !tbaa !12
  %cmp70.not.i = icmp eq i16 %16, 511
  %17 = load i16, ptr @columns, align 16
  %cmp75.not.i = icmp eq i16 %17, 511
  %or.cond163.i = select i1 %cmp70.not.i, i1 %cmp75.not.i, i1 false
  br i1 %or.cond163.i, label %lor.lhs.false77.i, label %run.exit

lor.lhs.false77.i:                                ; preds = %for.body66.preheader.i
  %18 = load i16, ptr @boxes, align 16, !tbaa !12
  %cmp81.not.i = icmp eq i16 %18, 511
  %19 = load i16, ptr getelementptr inbounds (i8, ptr @rows, i64 2), align 2
  %cmp70.not.1.i = icmp eq i16 %19, 511
  %or.cond.i = select i1 %cmp81.not.i, i1 %cmp70.not.1.i, i1 false
  %20 = load i16, ptr getelementptr inbounds (i8, ptr @columns, i64 2), align 2
  %cmp75.not.1.i = icmp eq i16 %20, 511
  %or.cond140.i = select i1 %or.cond.i, i1 %cmp75.not.1.i, i1 false
  %21 = load i16, ptr getelementptr inbounds (i8, ptr @boxes, i64 2), align 2
  %cmp81.not.1.i = icmp eq i16 %21, 511
  %or.cond141.i = select i1 %or.cond140.i, i1 %cmp81.not.1.i, i1 false
  %22 = load i16, ptr getelementptr inbounds (i8, ptr @rows, i64 4), align 4
  %cmp70.not.2.i = icmp eq i16 %22, 511
  %or.cond142.i = select i1 %or.cond141.i, i1 %cmp70.not.2.i, i1 false
  %23 = load i16, ptr getelementptr inbounds (i8, ptr @columns, i64 4), align 4
  %cmp75.not.2.i = icmp eq i16 %23, 511
  %or.cond143.i = select i1 %or.cond142.i, i1 %cmp75.not.2.i, i1 false
  %24 = load i16, ptr getelementptr inbounds (i8, ptr @boxes, i64 4), align 4
  %cmp81.not.2.i = icmp eq i16 %24, 511
  %or.cond144.i = select i1 %or.cond143.i, i1 %cmp81.not.2.i, i1 false
  %25 = load i16, ptr getelementptr inbounds (i8, ptr @rows, i64 6), align 2
  %cmp70.not.3.i = icmp eq i16 %25, 511
  %or.cond145.i = select i1 %or.cond144.i, i1 %cmp70.not.3.i, i1 false
  %26 = load i16, ptr getelementptr inbounds (i8, ptr @columns, i64 6), align 2
  %cmp75.not.3.i = icmp eq i16 %26, 511
  %or.cond146.i = select i1 %or.cond145.i, i1 %cmp75.not.3.i, i1 false
  %27 = load i16, ptr getelementptr inbounds (i8, ptr @boxes, i64 6), align 2
  %cmp81.not.3.i = icmp eq i16 %27, 511
  %or.cond147.i = select i1 %or.cond146.i, i1 %cmp81.not.3.i, i1 false
  %28 = load i16, ptr getelementptr inbounds (i8, ptr @rows, i64 8), align 8
  %cmp70.not.4.i = icmp eq i16 %28, 511
  %or.cond148.i = select i1 %or.cond147.i, i1 %cmp70.not.4.i, i1 false
  %29 = load i16, ptr getelementptr inbounds (i8, ptr @columns, i64 8), align 8
  %cmp75.not.4.i = icmp eq i16 %29, 511
  %or.cond149.i = select i1 %or.cond148.i, i1 %cmp75.not.4.i, i1 false
  %30 = load i16, ptr getelementptr inbounds (i8, ptr @boxes, i64 8), align 8
  %cmp81.not.4.i = icmp eq i16 %30, 511
  %or.cond150.i = select i1 %or.cond149.i, i1 %cmp81.not.4.i, i1 false
  %31 = load i16, ptr getelementptr inbounds (i8, ptr @rows, i64 10), align 2
  %cmp70.not.5.i = icmp eq i16 %31, 511
  %or.cond151.i = select i1 %or.cond150.i, i1 %cmp70.not.5.i, i1 false
  %32 = load i16, ptr getelementptr inbounds (i8, ptr @columns, i64 10), align 2
  %cmp75.not.5.i = icmp eq i16 %32, 511
  %or.cond152.i = select i1 %or.cond151.i, i1 %cmp75.not.5.i, i1 false
  %33 = load i16, ptr getelementptr inbounds (i8, ptr @boxes, i64 10), align 2
  %cmp81.not.5.i = icmp eq i16 %33, 511
  %or.cond153.i = select i1 %or.cond152.i, i1 %cmp81.not.5.i, i1 false
  %34 = load i16, ptr getelementptr inbounds (i8, ptr @rows, i64 12), align 4
  %cmp70.not.6.i = icmp eq i16 %34, 511
  %or.cond154.i = select i1 %or.cond153.i, i1 %cmp70.not.6.i, i1 false
  %35 = load i16, ptr getelementptr inbounds (i8, ptr @columns, i64 12), align 4
  %cmp75.not.6.i = icmp eq i16 %35, 511
  %or.cond155.i = select i1 %or.cond154.i, i1 %cmp75.not.6.i, i1 false
  %36 = load i16, ptr getelementptr inbounds (i8, ptr @boxes, i64 12), align 4
  %cmp81.not.6.i = icmp eq i16 %36, 511
  %or.cond156.i = select i1 %or.cond155.i, i1 %cmp81.not.6.i, i1 false
  %37 = load i16, ptr getelementptr inbounds (i8, ptr @rows, i64 14), align 2
  %cmp70.not.7.i = icmp eq i16 %37, 511
  %or.cond157.i = select i1 %or.cond156.i, i1 %cmp70.not.7.i, i1 false
  %38 = load i16, ptr getelementptr inbounds (i8, ptr @columns, i64 14), align 2
  %cmp75.not.7.i = icmp eq i16 %38, 511
  %or.cond158.i = select i1 %or.cond157.i, i1 %cmp75.not.7.i, i1 false
  %39 = load i16, ptr getelementptr inbounds (i8, ptr @boxes, i64 14), align 2
  %cmp81.not.7.i = icmp eq i16 %39, 511
  %or.cond159.i = select i1 %or.cond158.i, i1 %cmp81.not.7.i, i1 false
  %40 = load i16, ptr getelementptr inbounds (i8, ptr @rows, i64 16), align 16
  %cmp70.not.8.i = icmp eq i16 %40, 511
  %or.cond160.i = select i1 %or.cond159.i, i1 %cmp70.not.8.i, i1 false
  %41 = load i16, ptr getelementptr inbounds (i8, ptr @columns, i64 16), align 16
  %cmp75.not.8.i = icmp eq i16 %41, 511
  %or.cond161.i = select i1 %or.cond160.i, i1 %cmp75.not.8.i, i1 false
  %42 = load i16, ptr getelementptr inbounds (i8, ptr @boxes, i64 16), align 16
  %cmp81.not.8.i = icmp eq i16 %42, 511
  %or.cond162.i = select i1 %or.cond161.i, i1 %cmp81.not.8.i, i1 false
  %spec.select164.i = zext i1 %or.cond162.i to i32
  br label %run.exit

run.exit:                                         ; preds = %land.lhs.true.i, %land.lhs.true.i.1, %land.lhs.true.i.2, %for.cond.cleanup8.i, %for.body66.preheader.i, %lor.lhs.false77.i
  %retval.2.i = phi i32 [ 0, %for.cond.cleanup8.i ], [ 0, %for.body66.preheader.i ], [ %spec.select164.i, %lor.lhs.false77.i ], [ 0, %land.lhs.true.i.2 ], [ 0, %land.lhs.true.i.1 ], [ 0, %land.lhs.true.i ]
  %lnot.ext = xor i32 %retval.2.i, 1
  %add = add nsw i32 %lnot.ext, %wrong.128
  %inc = add nuw nsw i64 %i.029, 1
  %cmp933 = icmp ult i64 %i.029, 2
  %cmp9 = and i1 %tobool.not, %cmp933
  br i1 %cmp9, label %for.body12, label %for.cond.cleanup11, !llvm.loop !17
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #2

; Function Attrs: nofree nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc noundef i32 @solve() unnamed_addr #3 {
entry:
  %0 = load i64, ptr @visits, align 8, !tbaa !8
  %inc = add i64 %0, 1
  store i64 %inc, ptr @visits, align 8, !tbaa !8
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc
  %cmp10 = icmp slt i32 %cell.2, 0
  br i1 %cmp10, label %cleanup39, label %if.end13

for.body:                                         ; preds = %entry, %for.inc
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.inc ]
  %cell.0122 = phi i32 [ -1, %entry ], [ %cell.2, %for.inc ]
  %fewest.0120 = phi i32 [ 10, %entry ], [ %fewest.2, %for.inc ]
  %arrayidx = getelementptr inbounds [81 x i8], ptr @digits, i64 0, i64 %indvars.iv
  %1 = load i8, ptr %arrayidx, align 1, !tbaa !14
  %cmp2.not = icmp eq i8 %1, 0
  br i1 %cmp2.not, label %if.end, label %for.inc

if.end:                                           ; preds = %for.body
  %2 = trunc nuw nsw i64 %indvars.iv to i32
  %div.i108.lhs.trunc = trunc i64 %indvars.iv to i8
  %div.i108109 = udiv i8 %div.i108.lhs.trunc, 9
  %idxprom.i = zext nneg i8 %div.i108109 to i64
  %arrayidx.i = getelementptr inbounds [9 x i16], ptr @rows, i64 0, i64 %idxprom.i
  %3 = load i16, ptr %arrayidx.i, align 2, !tbaa !12
  %rem.i110111 = urem i8 %div.i108.lhs.trunc, 9
  %idxprom1.i = zext nneg i8 %rem.i110111 to i64
  %arrayidx2.i = getelementptr inbounds [9 x i16], ptr @columns, i64 0, i64 %idxprom1.i
  %4 = load i16, ptr %arrayidx2.i, align 2, !tbaa !12
  %or10.i = or i16 %4, %3
  %div.i.i112113 = udiv i8 %div.i108.lhs.trunc, 27
  %narrow = mul nuw nsw i8 %div.i.i112113, 3
  %div13.i.i114 = udiv i8 %rem.i110111, 3
  %narrow119 = add nuw nsw i8 %narrow, %div13.i.i114
  %idxprom4.i = zext nneg i8 %narrow119 to i64
  %arrayidx5.i = getelementptr inbounds [9 x i16], ptr @boxes, i64 0, i64 %idxprom4.i
  %5 = load i16, ptr %arrayidx5.i, align 2, !tbaa !12
  %or711.i = or i16 %or10.i, %5
  %6 = and i16 %or711.i, 511
  %cmp.not4.i = icmp eq i16 %6, 511
  br i1 %cmp.not4.i, label %count_bits.exit, label %for.body.i.preheader

for.body.i.preheader:                             ; preds = %if.end
  %7 = xor i16 %6, 511
  %and.i = zext nneg i16 %7 to i32
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i.preheader, %for.body.i
  %count.06.i = phi i32 [ %inc.i, %for.body.i ], [ 0, %for.body.i.preheader ]
  %set.addr.05.i = phi i32 [ %and.i63, %for.body.i ], [ %and.i, %for.body.i.preheader ]
  %inc.i = add nuw nsw i32 %count.06.i, 1
  %sub.i = add nsw i32 %set.addr.05.i, -1
  %and.i63 = and i32 %sub.i, %set.addr.05.i
  %cmp.not.i = icmp eq i32 %and.i63, 0
  br i1 %cmp.not.i, label %count_bits.exit, label %for.body.i, !llvm.loop !18

count_bits.exit:                                  ; preds = %for.body.i, %if.end
  %count.0.lcssa.i = phi i32 [ 0, %if.end ], [ %inc.i, %for.body.i ]
  %cmp5 = icmp slt i32 %count.0.lcssa.i, %fewest.0120
  %spec.select = tail call i32 @llvm.smin.i32(i32 %count.0.lcssa.i, i32 %fewest.0120)
  %spec.select62 = select i1 %cmp5, i32 %2, i32 %cell.0122
  br label %for.inc

for.inc:                                          ; preds = %for.body, %count_bits.exit
  %fewest.2 = phi i32 [ %fewest.0120, %for.body ], [ %spec.select, %count_bits.exit ]
  %cell.2 = phi i32 [ %cell.0122, %for.body ], [ %spec.select62, %count_bits.exit ]
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %cmp = icmp ult i64 %indvars.iv, 80
  %cmp1 = icmp sgt i32 %fewest.2, 1
  %8 = select i1 %cmp, i1 %cmp1, i1 false
  br i1 %8, label %for.body, label %for.cond.cleanup, !llvm.loop !19

if.end13:                                         ; preds = %for.cond.cleanup
  %div.i64115 = udiv i32 %cell.2, 9
  %idxprom.i65 = zext nneg i32 %div.i64115 to i64
  %arrayidx.i66 = getelementptr inbounds [9 x i16], ptr @rows, i64 0, i64 %idxprom.i65
  %9 = load i16, ptr %arrayidx.i66, align 2, !tbaa !12
  %rem.i67116 = urem i32 %cell.2, 9
  %idxprom1.i68 = zext nneg i32 %rem.i67116 to i64
  %arrayidx2.i69 = getelementptr inbounds [9 x i16], ptr @columns, i64 0, i64 %idxprom1.i68
  %10 = load i16, ptr %arrayidx2.i69, align 2, !tbaa !12
  %or10.i70 = or i16 %10, %9
  %div.i.i71117 = udiv i32 %cell.2, 27
  %mul.i.i72 = mul nuw nsw i32 %div.i.i71117, 3
  %div1.lhs.trunc.i.i73 = trunc nuw nsw i32 %rem.i67116 to i8
  %div13.i.i74118 = udiv i8 %div1.lhs.trunc.i.i73, 3
  %div1.sext.i.i75 = zext nneg i8 %div13.i.i74118 to i32
  %add.i.i76 = add nuw nsw i32 %mul.i.i72, %div1.sext.i.i75
  %idxprom4.i77 = zext nneg i32 %add.i.i76 to i64
  %arrayidx5.i78 = getelementptr inbounds [9 x i16], ptr @boxes, i64 0, i64 %idxprom4.i77
  %11 = load i16, ptr %arrayidx5.i78, align 2, !tbaa !12
  %or711.i79 = or i16 %or10.i70, %11
  %12 = and i16 %or711.i79, 511
  %cmp16.not123 = icmp eq i16 %12, 511
  br i1 %cmp16.not123, label %if.end13.for.end36_crit_edge, label %for.body19.lr.ph

if.end13.for.end36_crit_edge:                     ; preds = %if.end13
  %.pre = zext nneg i32 %cell.2 to i64
  br label %for.end36

for.body19.lr.ph:                                 ; preds = %if.end13
  %13 = xor i16 %12, 511
  %and.i80 = zext nneg i16 %13 to i32
  %idxprom25 = zext nneg i32 %cell.2 to i64
  %arrayidx26 = getelementptr inbounds [81 x i8], ptr @digits, i64 0, i64 %idxprom25
  br label %for.body19

for.body19:                                       ; preds = %for.body19.lr.ph, %if.end29
  %14 = phi i16 [ %11, %for.body19.lr.ph ], [ %conv17.i107, %if.end29 ]
  %15 = phi i16 [ %10, %for.body19.lr.ph ], [ %conv10.i98, %if.end29 ]
  %16 = phi i16 [ %9, %for.body19.lr.ph ], [ %conv3.i94, %if.end29 ]
  %left.0124 = phi i32 [ %and.i80, %for.body19.lr.ph ], [ %and33, %if.end29 ]
  %sub = sub nsw i32 0, %left.0124
  %and = and i32 %left.0124, %sub
  br label %while.cond

while.cond:                                       ; preds = %while.cond, %for.body19
  %digit.0 = phi i32 [ 1, %for.body19 ], [ %inc23, %while.cond ]
  %sub20 = add nsw i32 %digit.0, -1
  %shl = shl nuw i32 1, %sub20
  %cmp21.not = icmp eq i32 %shl, %and
  %inc23 = add nuw nsw i32 %digit.0, 1
  br i1 %cmp21.not, label %while.end, label %while.cond, !llvm.loop !20

while.end:                                        ; preds = %while.cond
  %conv24 = trunc i32 %digit.0 to i8
  store i8 %conv24, ptr %arrayidx26, align 1, !tbaa !14
  %17 = trunc nuw nsw i32 %and to i16
  %conv3.i = xor i16 %16, %17
  store i16 %conv3.i, ptr %arrayidx.i66, align 2, !tbaa !12
  %conv10.i = xor i16 %15, %17
  store i16 %conv10.i, ptr %arrayidx2.i69, align 2, !tbaa !12
  %conv17.i = xor i16 %14, %17
  store i16 %conv17.i, ptr %arrayidx5.i78, align 2, !tbaa !12
  %call27 = tail call fastcc i32 @solve()
  %tobool.not = icmp eq i32 %call27, 0
  br i1 %tobool.not, label %if.end29, label %cleanup39

if.end29:                                         ; preds = %while.end
  %18 = load i16, ptr %arrayidx.i66, align 2, !tbaa !12
  %conv3.i94 = xor i16 %18, %17
  store i16 %conv3.i94, ptr %arrayidx.i66, align 2, !tbaa !12
  %19 = load i16, ptr %arrayidx2.i69, align 2, !tbaa !12
  %conv10.i98 = xor i16 %19, %17
  store i16 %conv10.i98, ptr %arrayidx2.i69, align 2, !tbaa !12
  %20 = load i16, ptr %arrayidx5.i78, align 2, !tbaa !12
  %conv17.i107 = xor i16 %20, %17
  store i16 %conv17.i107, ptr %arrayidx5.i78, align 2, !tbaa !12
  %sub32 = add nsw i32 %left.0124, -1
  %and33 = and i32 %sub32, %left.0124
  %cmp16.not = icmp eq i32 %and33, 0
  br i1 %cmp16.not, label %for.end36, label %for.body19, !llvm.loop !21

for.end36:                                        ; preds = %if.end29, %if.end13.for.end36_crit_edge
  %idxprom37.pre-phi = phi i64 [ %.pre, %if.end13.for.end36_crit_edge ], [ %idxprom25, %if.end29 ]
  %arrayidx38 = getelementptr inbounds [81 x i8], ptr @digits, i64 0, i64 %idxprom37.pre-phi
  store i8 0, ptr %arrayidx38, align 1, !tbaa !14
  br label %cleanup39

cleanup39:                                        ; preds = %while.end, %for.cond.cleanup, %for.end36
  %retval.3 = phi i32 [ 0, %for.end36 ], [ 1, %for.cond.cleanup ], [ 1, %while.end ]
  ret i32 %retval.3
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = !{!9, !9, i64 0}
!9 = !{!"long", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!13, !13, i64 0}
!13 = !{!"short", !6, i64 0}
!14 = !{!6, !6, i64 0}
!15 = distinct !{!15, !11}
!16 = distinct !{!16, !11}
!17 = distinct !{!17, !11}
!18 = distinct !{!18, !11}
!19 = distinct !{!19, !11}
!20 = distinct !{!20, !11}
!21 = distinct !{!21, !11}
