source_filename = "torus.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@start = internal global [200 x [200 x i8]] zeroinitializer, align 16
@cells = internal global [200 x [200 x i8]] zeroinitializer, align 16
@.str = private unnamed_addr constant [18 x i8] c"torus: %ld cells\0A\00", align 1
@next = internal unnamed_addr global [200 x [200 x i8]] zeroinitializer, align 16

; Function Attrs: nofree nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %argc, ptr nocapture noundef readonly %argv) local_unnamed_addr #0 {
entry:
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.end, label %cond.end.thread

cond.end:                                         ; preds = %entry
  %arrayidx = getelementptr inbounds i8, ptr %argv, i64 8
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !4
  %call = tail call i64 @strtol(ptr nocapture noundef %0, ptr noundef null, i32 noundef 10) #7
  %call.fr = freeze i64 %call
  %tobool.not = icmp eq i64 %call.fr, 0
  %mul = mul nsw i64 %call.fr, 800
  %spec.select = select i1 %tobool.not, i64 1, i64 %mul
  br label %cond.end.thread

cond.end.thread:                                  ; preds = %cond.end, %entry
  %1 = phi i64 [ 800, %entry ], [ %spec.select, %cond.end ]
  br label %for.cond6.preheader

for.cond6.preheader:                              ; preds = %cond.end.thread, %for.cond6.preheader
  %indvar = phi i64 [ 0, %cond.end.thread ], [ %indvar.next, %for.cond6.preheader ]
  %2 = mul nuw nsw i64 %indvar, 1000
  %3 = getelementptr i8, ptr @start, i64 %2
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(3) %3, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.1 = getelementptr i8, ptr %3, i64 5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %scevgep.1, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.2 = getelementptr i8, ptr %3, i64 10
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 2 dereferenceable(3) %scevgep.2, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.3 = getelementptr i8, ptr %3, i64 15
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %scevgep.3, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.4 = getelementptr i8, ptr %3, i64 20
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(3) %scevgep.4, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.5 = getelementptr i8, ptr %3, i64 25
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %scevgep.5, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.6 = getelementptr i8, ptr %3, i64 30
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 2 dereferenceable(3) %scevgep.6, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.7 = getelementptr i8, ptr %3, i64 35
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %scevgep.7, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.8 = getelementptr i8, ptr %3, i64 40
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(3) %scevgep.8, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.9 = getelementptr i8, ptr %3, i64 45
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %scevgep.9, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.10 = getelementptr i8, ptr %3, i64 50
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 2 dereferenceable(3) %scevgep.10, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.11 = getelementptr i8, ptr %3, i64 55
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %scevgep.11, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.12 = getelementptr i8, ptr %3, i64 60
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(3) %scevgep.12, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.13 = getelementptr i8, ptr %3, i64 65
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %scevgep.13, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.14 = getelementptr i8, ptr %3, i64 70
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 2 dereferenceable(3) %scevgep.14, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.15 = getelementptr i8, ptr %3, i64 75
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %scevgep.15, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.16 = getelementptr i8, ptr %3, i64 80
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(3) %scevgep.16, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.17 = getelementptr i8, ptr %3, i64 85
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %scevgep.17, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.18 = getelementptr i8, ptr %3, i64 90
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 2 dereferenceable(3) %scevgep.18, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.19 = getelementptr i8, ptr %3, i64 95
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %scevgep.19, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.20 = getelementptr i8, ptr %3, i64 100
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(3) %scevgep.20, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.21 = getelementptr i8, ptr %3, i64 105
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %scevgep.21, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.22 = getelementptr i8, ptr %3, i64 110
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 2 dereferenceable(3) %scevgep.22, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.23 = getelementptr i8, ptr %3, i64 115
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %scevgep.23, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.24 = getelementptr i8, ptr %3, i64 120
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(3) %scevgep.24, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.25 = getelementptr i8, ptr %3, i64 125
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %scevgep.25, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.26 = getelementptr i8, ptr %3, i64 130
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 2 dereferenceable(3) %scevgep.26, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.27 = getelementptr i8, ptr %3, i64 135
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %scevgep.27, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.28 = getelementptr i8, ptr %3, i64 140
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(3) %scevgep.28, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.29 = getelementptr i8, ptr %3, i64 145
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %scevgep.29, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.30 = getelementptr i8, ptr %3, i64 150
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 2 dereferenceable(3) %scevgep.30, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.31 = getelementptr i8, ptr %3, i64 155
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %scevgep.31, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.32 = getelementptr i8, ptr %3, i64 160
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(3) %scevgep.32, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.33 = getelementptr i8, ptr %3, i64 165
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %scevgep.33, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.34 = getelementptr i8, ptr %3, i64 170
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 2 dereferenceable(3) %scevgep.34, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.35 = getelementptr i8, ptr %3, i64 175
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %scevgep.35, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.36 = getelementptr i8, ptr %3, i64 180
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(3) %scevgep.36, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.37 = getelementptr i8, ptr %3, i64 185
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %scevgep.37, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.38 = getelementptr i8, ptr %3, i64 190
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 2 dereferenceable(3) %scevgep.38, i8 1, i64 3, i1 false), !tbaa !8
  %scevgep.39 = getelementptr i8, ptr %3, i64 195
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %scevgep.39, i8 1, i64 3, i1 false), !tbaa !8
  %indvar.next = add nuw nsw i64 %indvar, 1
  %exitcond61.not = icmp eq i64 %indvar.next, 40
  br i1 %exitcond61.not, label %for.cond.cleanup, label %for.cond6.preheader, !llvm.loop !9

for.cond.cleanup:                                 ; preds = %for.cond6.preheader
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(40000) @cells, ptr noundef nonnull align 16 dereferenceable(40000) @start, i64 40000, i1 false)
  %cmp2454 = icmp sgt i64 %1, 0
  br i1 %cmp2454, label %for.body26, label %for.cond.cleanup25

for.cond.cleanup25:                               ; preds = %for.body26, %for.cond.cleanup
  %living.0.lcssa = phi i64 [ 0, %for.cond.cleanup ], [ %add30, %for.body26 ]
  %call34 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %living.0.lcssa)
  %bcmp = tail call i32 @bcmp(ptr noundef nonnull dereferenceable(40000) @cells, ptr noundef nonnull dereferenceable(40000) @start, i64 40000)
  %cmp36 = icmp ne i32 %bcmp, 0
  %conv37 = zext i1 %cmp36 to i32
  ret i32 %conv37

for.body26:                                       ; preds = %for.cond.cleanup, %for.body26
  %round.056 = phi i64 [ %inc32, %for.body26 ], [ 0, %for.cond.cleanup ]
  %living.055 = phi i64 [ %add30, %for.body26 ], [ 0, %for.cond.cleanup ]
  %call27 = tail call fastcc i32 @step()
  %call28 = tail call fastcc i32 @step()
  %add29 = add nsw i32 %call28, %call27
  %conv = sext i32 %add29 to i64
  %add30 = add nsw i64 %living.055, %conv
  %inc32 = add nuw nsw i64 %round.056, 1
  %exitcond62.not = icmp eq i64 %inc32, %1
  br i1 %exitcond62.not, label %for.cond.cleanup25, label %for.body26, !llvm.loop !11
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc i32 @step() unnamed_addr #3 {
entry:
  br label %for.body4.peel.next

for.body4.peel.next:                              ; preds = %for.cond.cleanup3, %entry
  %indvars.iv50 = phi i64 [ 0, %entry ], [ %indvars.iv.next51, %for.cond.cleanup3 ]
  %living.046 = phi i32 [ 0, %entry ], [ %add, %for.cond.cleanup3 ]
  %0 = trunc i64 %indvars.iv50 to i32
  %1 = add i32 %0, 199
  %rem.i = urem i32 %1, 200
  %idxprom.i = zext nneg i32 %rem.i to i64
  %2 = trunc i64 %indvars.iv50 to i32
  %3 = add i32 %2, 200
  %rem.1.i = urem i32 %3, 200
  %idxprom.1.i = zext nneg i32 %rem.1.i to i64
  %4 = trunc i64 %indvars.iv50 to i32
  %5 = add i32 %4, 201
  %rem.2.i = urem i32 %5, 200
  %idxprom.2.i = zext nneg i32 %rem.2.i to i64
  %arrayidx12.i.peel = getelementptr inbounds [200 x [200 x i8]], ptr @cells, i64 0, i64 %idxprom.i, i64 199
  %6 = load i8, ptr %arrayidx12.i.peel, align 1, !tbaa !8
  %arrayidx12.1.i.peel = getelementptr inbounds [200 x [200 x i8]], ptr @cells, i64 0, i64 %idxprom.i, i64 0
  %7 = load i8, ptr %arrayidx12.1.i.peel, align 8, !tbaa !8
  %arrayidx12.2.i.peel = getelementptr inbounds [200 x [200 x i8]], ptr @cells, i64 0, i64 %idxprom.i, i64 1
  %8 = load i8, ptr %arrayidx12.2.i.peel, align 1, !tbaa !8
  %arrayidx12.130.i.peel = getelementptr inbounds [200 x [200 x i8]], ptr @cells, i64 0, i64 %idxprom.1.i, i64 199
  %9 = load i8, ptr %arrayidx12.130.i.peel, align 1, !tbaa !8
  %arrayidx12.2.1.i.peel = getelementptr inbounds [200 x [200 x i8]], ptr @cells, i64 0, i64 %idxprom.1.i, i64 1
  %10 = load i8, ptr %arrayidx12.2.1.i.peel, align 1, !tbaa !8
  %arrayidx12.239.i.peel = getelementptr inbounds [200 x [200 x i8]], ptr @cells, i64 0, i64 %idxprom.2.i, i64 199
  %11 = load i8, ptr %arrayidx12.239.i.peel, align 1, !tbaa !8
  %arrayidx12.1.2.i.peel = getelementptr inbounds [200 x [200 x i8]], ptr @cells, i64 0, i64 %idxprom.2.i, i64 0
  %12 = load i8, ptr %arrayidx12.1.2.i.peel, align 8, !tbaa !8
  %conv.i.peel = sext i8 %6 to i32
  %conv.1.i.peel = sext i8 %7 to i32
  %add13.1.i.peel = add nsw i32 %conv.1.i.peel, %conv.i.peel
  %conv.2.i.peel = sext i8 %8 to i32
  %add13.2.i.peel = add nsw i32 %add13.1.i.peel, %conv.2.i.peel
  %conv.131.i.peel = sext i8 %9 to i32
  %add13.132.i.peel = add nsw i32 %add13.2.i.peel, %conv.131.i.peel
  %conv.2.1.i.peel = sext i8 %10 to i32
  %add13.2.1.i.peel = add nsw i32 %add13.132.i.peel, %conv.2.1.i.peel
  %conv.240.i.peel = sext i8 %11 to i32
  %add13.241.i.peel = add nsw i32 %add13.2.1.i.peel, %conv.240.i.peel
  %conv.1.2.i.peel = sext i8 %12 to i32
  %add13.1.2.i.peel = add nsw i32 %add13.241.i.peel, %conv.1.2.i.peel
  %arrayidx12.2.2.i.peel = getelementptr inbounds [200 x [200 x i8]], ptr @cells, i64 0, i64 %idxprom.2.i, i64 1
  %13 = load i8, ptr %arrayidx12.2.2.i.peel, align 1, !tbaa !8
  %conv.2.2.i.peel = sext i8 %13 to i32
  %add13.2.2.i.peel = add nsw i32 %add13.1.2.i.peel, %conv.2.2.i.peel
  %arrayidx6.peel = getelementptr inbounds [200 x [200 x i8]], ptr @cells, i64 0, i64 %indvars.iv50, i64 0
  %14 = load i8, ptr %arrayidx6.peel, align 8, !tbaa !8
  %tobool.not.peel = icmp eq i8 %14, 0
  %15 = and i32 %add13.2.2.i.peel, -2
  %16 = icmp eq i32 %15, 2
  %cmp11.peel = icmp eq i32 %add13.2.2.i.peel, 3
  %cond.in.peel = select i1 %tobool.not.peel, i1 %cmp11.peel, i1 %16
  %conv13.peel = zext i1 %cond.in.peel to i8
  %arrayidx17.peel = getelementptr inbounds [200 x [200 x i8]], ptr @next, i64 0, i64 %indvars.iv50, i64 0
  store i8 %conv13.peel, ptr %arrayidx17.peel, align 8, !tbaa !8
  %conv22.peel = zext i1 %cond.in.peel to i32
  %add.peel = add nsw i32 %living.046, %conv22.peel
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(40000) @cells, ptr noundef nonnull align 16 dereferenceable(40000) @next, i64 40000, i1 false)
  ret i32 %add

for.cond.cleanup3:                                ; preds = %for.body4
  %indvars.iv.next51 = add nuw nsw i64 %indvars.iv50, 1
  %exitcond56.not = icmp eq i64 %indvars.iv.next51, 200
  br i1 %exitcond56.not, label %for.cond.cleanup, label %for.body4.peel.next, !llvm.loop !12

for.body4:                                        ; preds = %for.body4.peel.next, %for.body4
  %indvars.iv = phi i64 [ 1, %for.body4.peel.next ], [ %indvars.iv.next, %for.body4 ]
  %living.144 = phi i32 [ %add.peel, %for.body4.peel.next ], [ %add, %for.body4 ]
  %17 = shl i64 %indvars.iv, 32
  %sext = add i64 %17, -4294967296
  %idxprom11.i = ashr exact i64 %sext, 32
  %arrayidx12.i = getelementptr inbounds [200 x [200 x i8]], ptr @cells, i64 0, i64 %idxprom.i, i64 %idxprom11.i
  %18 = load i8, ptr %arrayidx12.i, align 1, !tbaa !8
  %arrayidx12.1.i = getelementptr inbounds [200 x [200 x i8]], ptr @cells, i64 0, i64 %idxprom.i, i64 %indvars.iv
  %19 = load i8, ptr %arrayidx12.1.i, align 1, !tbaa !8
  %20 = trunc i64 %indvars.iv to i16
  %rem10.2.i41.lhs.trunc = add nuw nsw i16 %20, 201
  %rem10.2.i4142 = urem i16 %rem10.2.i41.lhs.trunc, 200
  %idxprom11.2.i = zext nneg i16 %rem10.2.i4142 to i64
  %arrayidx12.2.i = getelementptr inbounds [200 x [200 x i8]], ptr @cells, i64 0, i64 %idxprom.i, i64 %idxprom11.2.i
  %21 = load i8, ptr %arrayidx12.2.i, align 1, !tbaa !8
  %arrayidx12.130.i = getelementptr inbounds [200 x [200 x i8]], ptr @cells, i64 0, i64 %idxprom.1.i, i64 %idxprom11.i
  %22 = load i8, ptr %arrayidx12.130.i, align 1, !tbaa !8
  %arrayidx12.2.1.i = getelementptr inbounds [200 x [200 x i8]], ptr @cells, i64 0, i64 %idxprom.1.i, i64 %idxprom11.2.i
  %23 = load i8, ptr %arrayidx12.2.1.i, align 1, !tbaa !8
  %arrayidx12.239.i = getelementptr inbounds [200 x [200 x i8]], ptr @cells, i64 0, i64 %idxprom.2.i, i64 %idxprom11.i
  %24 = load i8, ptr %arrayidx12.239.i, align 1, !tbaa !8
  %arrayidx12.1.2.i = getelementptr inbounds [200 x [200 x i8]], ptr @cells, i64 0, i64 %idxprom.2.i, i64 %indvars.iv
  %25 = load i8, ptr %arrayidx12.1.2.i, align 1, !tbaa !8
  %conv.i = sext i8 %18 to i32
  %conv.1.i = sext i8 %19 to i32
  %add13.1.i = add nsw i32 %conv.1.i, %conv.i
  %conv.2.i = sext i8 %21 to i32
  %add13.2.i = add nsw i32 %add13.1.i, %conv.2.i
  %conv.131.i = sext i8 %22 to i32
  %add13.132.i = add nsw i32 %add13.2.i, %conv.131.i
  %conv.2.1.i = sext i8 %23 to i32
  %add13.2.1.i = add nsw i32 %add13.132.i, %conv.2.1.i
  %conv.240.i = sext i8 %24 to i32
  %add13.241.i = add nsw i32 %add13.2.1.i, %conv.240.i
  %conv.1.2.i = sext i8 %25 to i32
  %add13.1.2.i = add nsw i32 %add13.241.i, %conv.1.2.i
  %arrayidx12.2.2.i = getelementptr inbounds [200 x [200 x i8]], ptr @cells, i64 0, i64 %idxprom.2.i, i64 %idxprom11.2.i
  %26 = load i8, ptr %arrayidx12.2.2.i, align 1, !tbaa !8
  %conv.2.2.i = sext i8 %26 to i32
  %add13.2.2.i = add nsw i32 %add13.1.2.i, %conv.2.2.i
  %arrayidx6 = getelementptr inbounds [200 x [200 x i8]], ptr @cells, i64 0, i64 %indvars.iv50, i64 %indvars.iv
  %27 = load i8, ptr %arrayidx6, align 1, !tbaa !8
  %tobool.not = icmp eq i8 %27, 0
  %28 = and i32 %add13.2.2.i, -2
  %29 = icmp eq i32 %28, 2
  %cmp11 = icmp eq i32 %add13.2.2.i, 3
  %cond.in = select i1 %tobool.not, i1 %cmp11, i1 %29
  %conv13 = zext i1 %cond.in to i8
  %arrayidx17 = getelementptr inbounds [200 x [200 x i8]], ptr @next, i64 0, i64 %indvars.iv50, i64 %indvars.iv
  store i8 %conv13, ptr %arrayidx17, align 1, !tbaa !8
  %conv22 = zext i1 %cond.in to i32
  %add = add nsw i32 %living.144, %conv22
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 200
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !13
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr nocapture, ptr nocapture, i64) local_unnamed_addr #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind willreturn memory(argmem: read) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"any pointer", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!6, !6, i64 0}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10}
!12 = distinct !{!12, !10}
!13 = distinct !{!13, !10, !14}
!14 = !{!"llvm.loop.peeled.count", i32 1}
