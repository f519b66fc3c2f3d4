source_filename = "chacha20.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@main.nonce = internal unnamed_addr constant [3 x i32] [i32 150994944, i32 1241513984, i32 0], align 4
@main.of_rfc = internal constant [16 x i8] c"\10\F1\E7\E4\D1;Y\15P\0F\DD\1F\A3 q\C4", align 16
@main.text = internal unnamed_addr global [65536 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [44 x i8] c"chacha20: %02x%02x%02x%02x, check sum %08x\0A\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %argc, ptr nocapture noundef readonly %argv) local_unnamed_addr #0 {
entry:
  %stream.i341 = alloca [64 x i8], align 16
  %stream.i = alloca [64 x i8], align 16
  %stream = alloca [64 x i8], align 16
  %state = alloca [16 x i32], align 16
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %arrayidx = getelementptr inbounds i8, ptr %argv, i64 8
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !4
  %call = tail call i64 @strtol(ptr nocapture noundef %0, ptr noundef null, i32 noundef 10) #8
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %entry ]
  %mul = mul nsw i64 %cond, 850
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %stream) #8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %state) #8
  %tobool.not = icmp eq i64 %cond, 0
  %cond4 = select i1 %tobool.not, i64 1, i64 %mul
  store i32 1634760805, ptr %state, align 16, !tbaa !8
  %arrayidx20.1.i = getelementptr inbounds i8, ptr %state, i64 4
  store i32 857760878, ptr %arrayidx20.1.i, align 4, !tbaa !8
  %arrayidx20.2.i = getelementptr inbounds i8, ptr %state, i64 8
  store i32 2036477234, ptr %arrayidx20.2.i, align 8, !tbaa !8
  %arrayidx20.3.i = getelementptr inbounds i8, ptr %state, i64 12
  store i32 1797285236, ptr %arrayidx20.3.i, align 4, !tbaa !8
  %invariant.gep.i = getelementptr inbounds i8, ptr %state, i64 16
  store i32 50462976, ptr %invariant.gep.i, align 16, !tbaa !8
  %gep.1.i = getelementptr inbounds i8, ptr %state, i64 20
  store i32 117835012, ptr %gep.1.i, align 4, !tbaa !8
  %gep.2.i = getelementptr inbounds i8, ptr %state, i64 24
  store i32 185207048, ptr %gep.2.i, align 8, !tbaa !8
  %gep.3.i = getelementptr inbounds i8, ptr %state, i64 28
  store i32 252579084, ptr %gep.3.i, align 4, !tbaa !8
  %gep.4.i = getelementptr inbounds i8, ptr %state, i64 32
  store i32 319951120, ptr %gep.4.i, align 16, !tbaa !8
  %gep.5.i = getelementptr inbounds i8, ptr %state, i64 36
  store i32 387323156, ptr %gep.5.i, align 4, !tbaa !8
  %gep.6.i = getelementptr inbounds i8, ptr %state, i64 40
  store i32 454695192, ptr %gep.6.i, align 8, !tbaa !8
  %gep.7.i = getelementptr inbounds i8, ptr %state, i64 44
  store i32 522067228, ptr %gep.7.i, align 4, !tbaa !8
  %arrayidx58.i = getelementptr inbounds i8, ptr %state, i64 48
  store i32 1, ptr %arrayidx58.i, align 16, !tbaa !8
  %arrayidx59.i = getelementptr inbounds i8, ptr %state, i64 52
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %arrayidx59.i, ptr noundef nonnull align 4 dereferenceable(12) @main.nonce, i64 12, i1 false)
  call fastcc void @block(ptr noundef nonnull %state, ptr noundef nonnull %stream)
  %bcmp = call i32 @bcmp(ptr noundef nonnull dereferenceable(16) %stream, ptr noundef nonnull dereferenceable(16) @main.of_rfc, i64 16)
  %cmp12 = icmp ne i32 %bcmp, 0
  %cmp16365 = icmp sgt i64 %cond4, 0
  br i1 %cmp16365, label %for.body19.lr.ph, label %for.cond.cleanup18

for.body19.lr.ph:                                 ; preds = %cond.end
  %conv14 = zext i1 %cmp12 to i64
  %wide.trip.count.i = select i1 %tobool.not, i64 1000, i64 65536
  br label %for.body19

for.cond.cleanup18.loopexit:                      ; preds = %for.cond.cleanup49
  %1 = icmp ne i64 %add57.3, 0
  br label %for.cond.cleanup18

for.cond.cleanup18:                               ; preds = %for.cond.cleanup18.loopexit, %cond.end
  %sum.0.lcssa = phi i32 [ 0, %cond.end ], [ %add36.3, %for.cond.cleanup18.loopexit ]
  %wrong.0.lcssa = phi i1 [ %cmp12, %cond.end ], [ %1, %for.cond.cleanup18.loopexit ]
  %2 = load i8, ptr %stream, align 16, !tbaa !10
  %conv65 = zext i8 %2 to i32
  %arrayidx66 = getelementptr inbounds i8, ptr %stream, i64 1
  %3 = load i8, ptr %arrayidx66, align 1, !tbaa !10
  %conv67 = zext i8 %3 to i32
  %arrayidx68 = getelementptr inbounds i8, ptr %stream, i64 2
  %4 = load i8, ptr %arrayidx68, align 2, !tbaa !10
  %conv69 = zext i8 %4 to i32
  %arrayidx70 = getelementptr inbounds i8, ptr %stream, i64 3
  %5 = load i8, ptr %arrayidx70, align 1, !tbaa !10
  %conv71 = zext i8 %5 to i32
  %call72 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %conv65, i32 noundef %conv67, i32 noundef %conv69, i32 noundef %conv71, i32 noundef %sum.0.lcssa)
  %conv74 = zext i1 %wrong.0.lcssa to i32
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %state) #8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %stream) #8
  ret i32 %conv74

for.body19:                                       ; preds = %for.body19.lr.ph, %for.cond.cleanup49
  %round.0368 = phi i64 [ 0, %for.body19.lr.ph ], [ %inc62, %for.cond.cleanup49 ]
  %wrong.0367 = phi i64 [ %conv14, %for.body19.lr.ph ], [ %add57.3, %for.cond.cleanup49 ]
  %sum.0366 = phi i32 [ 0, %for.body19.lr.ph ], [ %add36.3, %for.cond.cleanup49 ]
  %conv24 = trunc i64 %round.0368 to i32
  %rem = and i32 %conv24, 15
  store i32 1634760805, ptr %state, align 16, !tbaa !8
  store i32 857760878, ptr %arrayidx20.1.i, align 4, !tbaa !8
  store i32 2036477234, ptr %arrayidx20.2.i, align 8, !tbaa !8
  store i32 1797285236, ptr %arrayidx20.3.i, align 4, !tbaa !8
  store i32 50462976, ptr %invariant.gep.i, align 16, !tbaa !8
  store i32 117835012, ptr %gep.1.i, align 4, !tbaa !8
  store i32 185207048, ptr %gep.2.i, align 8, !tbaa !8
  store i32 252579084, ptr %gep.3.i, align 4, !tbaa !8
  store i32 319951120, ptr %gep.4.i, align 16, !tbaa !8
  store i32 387323156, ptr %gep.5.i, align 4, !tbaa !8
  store i32 454695192, ptr %gep.6.i, align 8, !tbaa !8
  store i32 522067228, ptr %gep.7.i, align 4, !tbaa !8
  store i32 %rem, ptr %arrayidx58.i, align 16, !tbaa !8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %arrayidx59.i, ptr noundef nonnull align 4 dereferenceable(12) @main.nonce, i64 12, i1 false)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %stream.i) #8
  br label %for.body.i

for.body.i:                                       ; preds = %if.end.i, %for.body19
  %6 = phi i32 [ %rem, %for.body19 ], [ %7, %if.end.i ]
  %indvars.iv.i = phi i64 [ 0, %for.body19 ], [ %indvars.iv.next.i, %if.end.i ]
  %rem18.i = and i64 %indvars.iv.i, 63
  %cmp1.i = icmp eq i64 %rem18.i, 0
  br i1 %cmp1.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %for.body.i
  call fastcc void @block(ptr noundef nonnull %state, ptr noundef nonnull %stream.i)
  %inc.i = add i32 %6, 1
  store i32 %inc.i, ptr %arrayidx58.i, align 16, !tbaa !8
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %for.body.i
  %7 = phi i32 [ %inc.i, %if.then.i ], [ %6, %for.body.i ]
  %arrayidx3.i = getelementptr inbounds [64 x i8], ptr %stream.i, i64 0, i64 %rem18.i
  %8 = load i8, ptr %arrayidx3.i, align 1, !tbaa !10
  %arrayidx5.i = getelementptr inbounds i8, ptr @main.text, i64 %indvars.iv.i
  %9 = load i8, ptr %arrayidx5.i, align 1, !tbaa !10
  %xor14.i = xor i8 %9, %8
  store i8 %xor14.i, ptr %arrayidx5.i, align 1, !tbaa !10
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, %wide.trip.count.i
  br i1 %exitcond.not.i, label %encrypt.exit, label %for.body.i, !llvm.loop !11

encrypt.exit:                                     ; preds = %if.end.i
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %stream.i) #8
  br label %for.body31

for.cond.cleanup30:                               ; preds = %for.body31
  store i32 1634760805, ptr %state, align 16, !tbaa !8
  store i32 857760878, ptr %arrayidx20.1.i, align 4, !tbaa !8
  store i32 2036477234, ptr %arrayidx20.2.i, align 8, !tbaa !8
  store i32 1797285236, ptr %arrayidx20.3.i, align 4, !tbaa !8
  store i32 50462976, ptr %invariant.gep.i, align 16, !tbaa !8
  store i32 117835012, ptr %gep.1.i, align 4, !tbaa !8
  store i32 185207048, ptr %gep.2.i, align 8, !tbaa !8
  store i32 252579084, ptr %gep.3.i, align 4, !tbaa !8
  store i32 319951120, ptr %gep.4.i, align 16, !tbaa !8
  store i32 387323156, ptr %gep.5.i, align 4, !tbaa !8
  store i32 454695192, ptr %gep.6.i, align 8, !tbaa !8
  store i32 522067228, ptr %gep.7.i, align 4, !tbaa !8
  store i32 %rem, ptr %arrayidx58.i, align 16, !tbaa !8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %arrayidx59.i, ptr noundef nonnull align 4 dereferenceable(12) @main.nonce, i64 12, i1 false)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %stream.i341) #8
  br label %for.body.i344

for.body.i344:                                    ; preds = %if.end.i348, %for.cond.cleanup30
  %10 = phi i32 [ %rem, %for.cond.cleanup30 ], [ %11, %if.end.i348 ]
  %indvars.iv.i345 = phi i64 [ 0, %for.cond.cleanup30 ], [ %indvars.iv.next.i353, %if.end.i348 ]
  %rem18.i346 = and i64 %indvars.iv.i345, 63
  %cmp1.i347 = icmp eq i64 %rem18.i346, 0
  br i1 %cmp1.i347, label %if.then.i355, label %if.end.i348

if.then.i355:                                     ; preds = %for.body.i344
  call fastcc void @block(ptr noundef nonnull %state, ptr noundef nonnull %stream.i341)
  %inc.i356 = add i32 %10, 1
  store i32 %inc.i356, ptr %arrayidx58.i, align 16, !tbaa !8
  br label %if.end.i348

if.end.i348:                                      ; preds = %if.then.i355, %for.body.i344
  %11 = phi i32 [ %inc.i356, %if.then.i355 ], [ %10, %for.body.i344 ]
  %arrayidx3.i350 = getelementptr inbounds [64 x i8], ptr %stream.i341, i64 0, i64 %rem18.i346
  %12 = load i8, ptr %arrayidx3.i350, align 1, !tbaa !10
  %arrayidx5.i351 = getelementptr inbounds i8, ptr @main.text, i64 %indvars.iv.i345
  %13 = load i8, ptr %arrayidx5.i351, align 1, !tbaa !10
  %xor14.i352 = xor i8 %13, %12
  store i8 %xor14.i352, ptr %arrayidx5.i351, align 1, !tbaa !10
  %indvars.iv.next.i353 = add nuw nsw i64 %indvars.iv.i345, 1
  %exitcond.not.i354 = icmp eq i64 %indvars.iv.next.i353, %wide.trip.count.i
  br i1 %exitcond.not.i354, label %encrypt.exit357, label %for.body.i344, !llvm.loop !11

encrypt.exit357:                                  ; preds = %if.end.i348
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %stream.i341) #8
  br label %for.body50

for.body31:                                       ; preds = %for.body31, %encrypt.exit
  %indvars.iv = phi i64 [ 0, %encrypt.exit ], [ %indvars.iv.next.3, %for.body31 ]
  %sum.1359 = phi i32 [ %sum.0366, %encrypt.exit ], [ %add36.3, %for.body31 ]
  %mul32 = mul i32 %sum.1359, 31
  %arrayidx34 = getelementptr inbounds [65536 x i8], ptr @main.text, i64 0, i64 %indvars.iv
  %14 = load i8, ptr %arrayidx34, align 4, !tbaa !10
  %conv35 = zext i8 %14 to i32
  %add36 = add i32 %mul32, %conv35
  %indvars.iv.next = or disjoint i64 %indvars.iv, 1
  %mul32.1 = mul i32 %add36, 31
  %arrayidx34.1 = getelementptr inbounds [65536 x i8], ptr @main.text, i64 0, i64 %indvars.iv.next
  %15 = load i8, ptr %arrayidx34.1, align 1, !tbaa !10
  %conv35.1 = zext i8 %15 to i32
  %add36.1 = add i32 %mul32.1, %conv35.1
  %indvars.iv.next.1 = or disjoint i64 %indvars.iv, 2
  %mul32.2 = mul i32 %add36.1, 31
  %arrayidx34.2 = getelementptr inbounds [65536 x i8], ptr @main.text, i64 0, i64 %indvars.iv.next.1
  %16 = load i8, ptr %arrayidx34.2, align 2, !tbaa !10
  %conv35.2 = zext i8 %16 to i32
  %add36.2 = add i32 %mul32.2, %conv35.2
  %indvars.iv.next.2 = or disjoint i64 %indvars.iv, 3
  %mul32.3 = mul i32 %add36.2, 31
  %arrayidx34.3 = getelementptr inbounds [65536 x i8], ptr @main.text, i64 0, i64 %indvars.iv.next.2
  %17 = load i8, ptr %arrayidx34.3, align 1, !tbaa !10
  %conv35.3 = zext i8 %17 to i32
  %add36.3 = add i32 %mul32.3, %conv35.3
  %indvars.iv.next.3 = add nuw nsw i64 %indvars.iv, 4
  %exitcond.not.3 = icmp eq i64 %indvars.iv.next.3, %wide.trip.count.i
  br i1 %exitcond.not.3, label %for.cond.cleanup30, label %for.body31, !llvm.loop !13

for.cond.cleanup49:                               ; preds = %for.body50
  %inc62 = add nuw nsw i64 %round.0368, 1
  %exitcond377.not = icmp eq i64 %inc62, %cond4
  br i1 %exitcond377.not, label %for.cond.cleanup18.loopexit, label %for.body19, !llvm.loop !14

for.body50:                                       ; preds = %for.body50, %encrypt.exit357
  %indvars.iv372 = phi i64 [ 0, %encrypt.exit357 ], [ %indvars.iv.next373.3, %for.body50 ]
  %wrong.1362 = phi i64 [ %wrong.0367, %encrypt.exit357 ], [ %add57.3, %for.body50 ]
  %arrayidx52 = getelementptr inbounds [65536 x i8], ptr @main.text, i64 0, i64 %indvars.iv372
  %18 = load i8, ptr %arrayidx52, align 4, !tbaa !10
  %cmp54 = icmp ne i8 %18, 0
  %conv56 = zext i1 %cmp54 to i64
  %add57 = add nsw i64 %wrong.1362, %conv56
  %indvars.iv.next373 = or disjoint i64 %indvars.iv372, 1
  %arrayidx52.1 = getelementptr inbounds [65536 x i8], ptr @main.text, i64 0, i64 %indvars.iv.next373
  %19 = load i8, ptr %arrayidx52.1, align 1, !tbaa !10
  %cmp54.1 = icmp ne i8 %19, 0
  %conv56.1 = zext i1 %cmp54.1 to i64
  %add57.1 = add nsw i64 %add57, %conv56.1
  %indvars.iv.next373.1 = or disjoint i64 %indvars.iv372, 2
  %arrayidx52.2 = getelementptr inbounds [65536 x i8], ptr @main.text, i64 0, i64 %indvars.iv.next373.1
  %20 = load i8, ptr %arrayidx52.2, align 2, !tbaa !10
  %cmp54.2 = icmp ne i8 %20, 0
  %conv56.2 = zext i1 %cmp54.2 to i64
  %add57.2 = add nsw i64 %add57.1, %conv56.2
  %indvars.iv.next373.2 = or disjoint i64 %indvars.iv372, 3
  %arrayidx52.3 = getelementptr inbounds [65536 x i8], ptr @main.text, i64 0, i64 %indvars.iv.next373.2
  %21 = load i8, ptr %arrayidx52.3, align 1, !tbaa !10
  %cmp54.3 = icmp ne i8 %21, 0
  %conv56.3 = zext i1 %cmp54.3 to i64
  %add57.3 = add nsw i64 %add57.2, %conv56.3
  %indvars.iv.next373.3 = add nuw nsw i64 %indvars.iv372, 4
  %exitcond376.not.3 = icmp eq i64 %indvars.iv.next373.3, %wide.trip.count.i
  br i1 %exitcond376.not.3, label %for.cond.cleanup49, label %for.body50, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @block(ptr nocapture noundef readonly %state, ptr nocapture noundef writeonly %stream) unnamed_addr #3 {
entry:
  %x = alloca [16 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %x) #8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %x, ptr noundef nonnull align 4 dereferenceable(64) %state, i64 64, i1 false)
  %arrayidx1 = getelementptr inbounds i8, ptr %x, i64 16
  %arrayidx2 = getelementptr inbounds i8, ptr %x, i64 32
  %arrayidx3 = getelementptr inbounds i8, ptr %x, i64 48
  %arrayidx4 = getelementptr inbounds i8, ptr %x, i64 4
  %arrayidx5 = getelementptr inbounds i8, ptr %x, i64 20
  %arrayidx6 = getelementptr inbounds i8, ptr %x, i64 36
  %arrayidx7 = getelementptr inbounds i8, ptr %x, i64 52
  %arrayidx8 = getelementptr inbounds i8, ptr %x, i64 8
  %arrayidx9 = getelementptr inbounds i8, ptr %x, i64 24
  %arrayidx10 = getelementptr inbounds i8, ptr %x, i64 40
  %arrayidx11 = getelementptr inbounds i8, ptr %x, i64 56
  %arrayidx12 = getelementptr inbounds i8, ptr %x, i64 12
  %arrayidx13 = getelementptr inbounds i8, ptr %x, i64 28
  %arrayidx14 = getelementptr inbounds i8, ptr %x, i64 44
  %arrayidx15 = getelementptr inbounds i8, ptr %x, i64 60
  %arrayidx1.promoted = load i32, ptr %arrayidx1, align 16, !tbaa !8
  %x.promoted = load i32, ptr %x, align 16, !tbaa !8
  %arrayidx3.promoted = load i32, ptr %arrayidx3, align 16, !tbaa !8
  %arrayidx2.promoted = load i32, ptr %arrayidx2, align 16, !tbaa !8
  %arrayidx5.promoted = load i32, ptr %arrayidx5, align 4, !tbaa !8
  %arrayidx4.promoted = load i32, ptr %arrayidx4, align 4, !tbaa !8
  %arrayidx7.promoted = load i32, ptr %arrayidx7, align 4, !tbaa !8
  %arrayidx6.promoted = load i32, ptr %arrayidx6, align 4, !tbaa !8
  %arrayidx9.promoted = load i32, ptr %arrayidx9, align 8, !tbaa !8
  %arrayidx8.promoted = load i32, ptr %arrayidx8, align 8, !tbaa !8
  %arrayidx11.promoted = load i32, ptr %arrayidx11, align 8, !tbaa !8
  %arrayidx10.promoted = load i32, ptr %arrayidx10, align 8, !tbaa !8
  %arrayidx13.promoted = load i32, ptr %arrayidx13, align 4, !tbaa !8
  %arrayidx12.promoted = load i32, ptr %arrayidx12, align 4, !tbaa !8
  %arrayidx15.promoted = load i32, ptr %arrayidx15, align 4, !tbaa !8
  %arrayidx14.promoted = load i32, ptr %arrayidx14, align 4, !tbaa !8
  br label %for.body

for.cond33.preheader:                             ; preds = %for.body
  store i32 %or.i34.i146, ptr %arrayidx1, align 16, !tbaa !8
  store i32 %add4.i105, ptr %x, align 16, !tbaa !8
  store i32 %or.i31.i119, ptr %arrayidx3, align 16, !tbaa !8
  store i32 %add7.i132, ptr %arrayidx2, align 16, !tbaa !8
  store i32 %or.i34.i110, ptr %arrayidx5, align 4, !tbaa !8
  store i32 %add4.i117, ptr %arrayidx4, align 4, !tbaa !8
  store i32 %or.i31.i131, ptr %arrayidx7, align 4, !tbaa !8
  store i32 %add7.i144, ptr %arrayidx6, align 4, !tbaa !8
  store i32 %or.i34.i122, ptr %arrayidx9, align 8, !tbaa !8
  store i32 %add4.i129, ptr %arrayidx8, align 8, !tbaa !8
  store i32 %or.i31.i143, ptr %arrayidx11, align 8, !tbaa !8
  store i32 %add7.i108, ptr %arrayidx10, align 8, !tbaa !8
  store i32 %or.i34.i134, ptr %arrayidx13, align 4, !tbaa !8
  store i32 %add4.i141, ptr %arrayidx12, align 4, !tbaa !8
  store i32 %or.i31.i107, ptr %arrayidx15, align 4, !tbaa !8
  store i32 %add7.i120, ptr %arrayidx14, align 4, !tbaa !8
  br label %for.body36

for.body:                                         ; preds = %entry, %for.body
  %i.0179 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %or.i34.i146147178 = phi i32 [ %arrayidx1.promoted, %entry ], [ %or.i34.i146, %for.body ]
  %add4.i105148177 = phi i32 [ %x.promoted, %entry ], [ %add4.i105, %for.body ]
  %or.i31.i119149176 = phi i32 [ %arrayidx3.promoted, %entry ], [ %or.i31.i119, %for.body ]
  %add7.i132150175 = phi i32 [ %arrayidx2.promoted, %entry ], [ %add7.i132, %for.body ]
  %or.i34.i110151174 = phi i32 [ %arrayidx5.promoted, %entry ], [ %or.i34.i110, %for.body ]
  %add4.i117152173 = phi i32 [ %arrayidx4.promoted, %entry ], [ %add4.i117, %for.body ]
  %or.i31.i131153172 = phi i32 [ %arrayidx7.promoted, %entry ], [ %or.i31.i131, %for.body ]
  %add7.i144154171 = phi i32 [ %arrayidx6.promoted, %entry ], [ %add7.i144, %for.body ]
  %or.i34.i122155170 = phi i32 [ %arrayidx9.promoted, %entry ], [ %or.i34.i122, %for.body ]
  %add4.i129156169 = phi i32 [ %arrayidx8.promoted, %entry ], [ %add4.i129, %for.body ]
  %or.i31.i143157168 = phi i32 [ %arrayidx11.promoted, %entry ], [ %or.i31.i143, %for.body ]
  %add7.i108158167 = phi i32 [ %arrayidx10.promoted, %entry ], [ %add7.i108, %for.body ]
  %or.i34.i134159166 = phi i32 [ %arrayidx13.promoted, %entry ], [ %or.i34.i134, %for.body ]
  %add4.i141160165 = phi i32 [ %arrayidx12.promoted, %entry ], [ %add4.i141, %for.body ]
  %or.i31.i107161164 = phi i32 [ %arrayidx15.promoted, %entry ], [ %or.i31.i107, %for.body ]
  %add7.i120162163 = phi i32 [ %arrayidx14.promoted, %entry ], [ %add7.i120, %for.body ]
  %add.i = add i32 %add4.i105148177, %or.i34.i146147178
  %xor.i = xor i32 %or.i31.i119149176, %add.i
  %or.i.i = tail call i32 @llvm.fshl.i32(i32 %xor.i, i32 %xor.i, i32 16)
  %add1.i = add i32 %add7.i132150175, %or.i.i
  %xor2.i = xor i32 %add1.i, %or.i34.i146147178
  %or.i28.i = tail call i32 @llvm.fshl.i32(i32 %xor2.i, i32 %xor2.i, i32 12)
  %add4.i = add i32 %or.i28.i, %add.i
  %xor5.i = xor i32 %add4.i, %or.i.i
  %or.i31.i = tail call i32 @llvm.fshl.i32(i32 %xor5.i, i32 %xor5.i, i32 8)
  %add7.i = add i32 %or.i31.i, %add1.i
  %xor8.i = xor i32 %add7.i, %or.i28.i
  %or.i34.i = tail call i32 @llvm.fshl.i32(i32 %xor8.i, i32 %xor8.i, i32 7)
  %add.i63 = add i32 %add4.i117152173, %or.i34.i110151174
  %xor.i64 = xor i32 %or.i31.i131153172, %add.i63
  %or.i.i65 = tail call i32 @llvm.fshl.i32(i32 %xor.i64, i32 %xor.i64, i32 16)
  %add1.i66 = add i32 %add7.i144154171, %or.i.i65
  %xor2.i67 = xor i32 %add1.i66, %or.i34.i110151174
  %or.i28.i68 = tail call i32 @llvm.fshl.i32(i32 %xor2.i67, i32 %xor2.i67, i32 12)
  %add4.i69 = add i32 %or.i28.i68, %add.i63
  %xor5.i70 = xor i32 %add4.i69, %or.i.i65
  %or.i31.i71 = tail call i32 @llvm.fshl.i32(i32 %xor5.i70, i32 %xor5.i70, i32 8)
  %add7.i72 = add i32 %or.i31.i71, %add1.i66
  %xor8.i73 = xor i32 %add7.i72, %or.i28.i68
  %or.i34.i74 = tail call i32 @llvm.fshl.i32(i32 %xor8.i73, i32 %xor8.i73, i32 7)
  %add.i75 = add i32 %add4.i129156169, %or.i34.i122155170
  %xor.i76 = xor i32 %or.i31.i143157168, %add.i75
  %or.i.i77 = tail call i32 @llvm.fshl.i32(i32 %xor.i76, i32 %xor.i76, i32 16)
  %add1.i78 = add i32 %add7.i108158167, %or.i.i77
  %xor2.i79 = xor i32 %add1.i78, %or.i34.i122155170
  %or.i28.i80 = tail call i32 @llvm.fshl.i32(i32 %xor2.i79, i32 %xor2.i79, i32 12)
  %add4.i81 = add i32 %or.i28.i80, %add.i75
  %xor5.i82 = xor i32 %add4.i81, %or.i.i77
  %or.i31.i83 = tail call i32 @llvm.fshl.i32(i32 %xor5.i82, i32 %xor5.i82, i32 8)
  %add7.i84 = add i32 %or.i31.i83, %add1.i78
  %xor8.i85 = xor i32 %add7.i84, %or.i28.i80
  %or.i34.i86 = tail call i32 @llvm.fshl.i32(i32 %xor8.i85, i32 %xor8.i85, i32 7)
  %add.i87 = add i32 %add4.i141160165, %or.i34.i134159166
  %xor.i88 = xor i32 %or.i31.i107161164, %add.i87
  %or.i.i89 = tail call i32 @llvm.fshl.i32(i32 %xor.i88, i32 %xor.i88, i32 16)
  %add1.i90 = add i32 %add7.i120162163, %or.i.i89
  %xor2.i91 = xor i32 %add1.i90, %or.i34.i134159166
  %or.i28.i92 = tail call i32 @llvm.fshl.i32(i32 %xor2.i91, i32 %xor2.i91, i32 12)
  %add4.i93 = add i32 %or.i28.i92, %add.i87
  %xor5.i94 = xor i32 %add4.i93, %or.i.i89
  %or.i31.i95 = tail call i32 @llvm.fshl.i32(i32 %xor5.i94, i32 %xor5.i94, i32 8)
  %add7.i96 = add i32 %or.i31.i95, %add1.i90
  %xor8.i97 = xor i32 %add7.i96, %or.i28.i92
  %or.i34.i98 = tail call i32 @llvm.fshl.i32(i32 %xor8.i97, i32 %xor8.i97, i32 7)
  %add.i99 = add i32 %or.i34.i74, %add4.i
  %xor.i100 = xor i32 %or.i31.i95, %add.i99
  %or.i.i101 = tail call i32 @llvm.fshl.i32(i32 %xor.i100, i32 %xor.i100, i32 16)
  %add1.i102 = add i32 %or.i.i101, %add7.i84
  %xor2.i103 = xor i32 %add1.i102, %or.i34.i74
  %or.i28.i104 = tail call i32 @llvm.fshl.i32(i32 %xor2.i103, i32 %xor2.i103, i32 12)
  %add4.i105 = add i32 %or.i28.i104, %add.i99
  %xor5.i106 = xor i32 %add4.i105, %or.i.i101
  %or.i31.i107 = tail call i32 @llvm.fshl.i32(i32 %xor5.i106, i32 %xor5.i106, i32 8)
  %add7.i108 = add i32 %or.i31.i107, %add1.i102
  %xor8.i109 = xor i32 %add7.i108, %or.i28.i104
  %or.i34.i110 = tail call i32 @llvm.fshl.i32(i32 %xor8.i109, i32 %xor8.i109, i32 7)
  %add.i111 = add i32 %or.i34.i86, %add4.i69
  %xor.i112 = xor i32 %add.i111, %or.i31.i
  %or.i.i113 = tail call i32 @llvm.fshl.i32(i32 %xor.i112, i32 %xor.i112, i32 16)
  %add1.i114 = add i32 %add7.i96, %or.i.i113
  %xor2.i115 = xor i32 %add1.i114, %or.i34.i86
  %or.i28.i116 = tail call i32 @llvm.fshl.i32(i32 %xor2.i115, i32 %xor2.i115, i32 12)
  %add4.i117 = add i32 %or.i28.i116, %add.i111
  %xor5.i118 = xor i32 %add4.i117, %or.i.i113
  %or.i31.i119 = tail call i32 @llvm.fshl.i32(i32 %xor5.i118, i32 %xor5.i118, i32 8)
  %add7.i120 = add i32 %or.i31.i119, %add1.i114
  %xor8.i121 = xor i32 %add7.i120, %or.i28.i116
  %or.i34.i122 = tail call i32 @llvm.fshl.i32(i32 %xor8.i121, i32 %xor8.i121, i32 7)
  %add.i123 = add i32 %or.i34.i98, %add4.i81
  %xor.i124 = xor i32 %add.i123, %or.i31.i71
  %or.i.i125 = tail call i32 @llvm.fshl.i32(i32 %xor.i124, i32 %xor.i124, i32 16)
  %add1.i126 = add i32 %or.i.i125, %add7.i
  %xor2.i127 = xor i32 %add1.i126, %or.i34.i98
  %or.i28.i128 = tail call i32 @llvm.fshl.i32(i32 %xor2.i127, i32 %xor2.i127, i32 12)
  %add4.i129 = add i32 %or.i28.i128, %add.i123
  %xor5.i130 = xor i32 %add4.i129, %or.i.i125
  %or.i31.i131 = tail call i32 @llvm.fshl.i32(i32 %xor5.i130, i32 %xor5.i130, i32 8)
  %add7.i132 = add i32 %or.i31.i131, %add1.i126
  %xor8.i133 = xor i32 %add7.i132, %or.i28.i128
  %or.i34.i134 = tail call i32 @llvm.fshl.i32(i32 %xor8.i133, i32 %xor8.i133, i32 7)
  %add.i135 = add i32 %add4.i93, %or.i34.i
  %xor.i136 = xor i32 %add.i135, %or.i31.i83
  %or.i.i137 = tail call i32 @llvm.fshl.i32(i32 %xor.i136, i32 %xor.i136, i32 16)
  %add1.i138 = add i32 %or.i.i137, %add7.i72
  %xor2.i139 = xor i32 %add1.i138, %or.i34.i
  %or.i28.i140 = tail call i32 @llvm.fshl.i32(i32 %xor2.i139, i32 %xor2.i139, i32 12)
  %add4.i141 = add i32 %or.i28.i140, %add.i135
  %xor5.i142 = xor i32 %add4.i141, %or.i.i137
  %or.i31.i143 = tail call i32 @llvm.fshl.i32(i32 %xor5.i142, i32 %xor5.i142, i32 8)
  %add7.i144 = add i32 %or.i31.i143, %add1.i138
  %xor8.i145 = xor i32 %add7.i144, %or.i28.i140
  %or.i34.i146 = tail call i32 @llvm.fshl.i32(i32 %xor8.i145, i32 %xor8.i145, i32 7)
  %inc = add nuw nsw i32 %i.0179, 1
  %exitcond.not = icmp eq i32 %inc, 10
  br i1 %exitcond.not, label %for.cond33.preheader, label %for.body, !llvm.loop !16

for.cond.cleanup35:                               ; preds = %for.body36
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %x) #8
  ret void

for.body36:                                       ; preds = %for.cond33.preheader, %for.body36
  %indvars.iv = phi i64 [ 0, %for.cond33.preheader ], [ %indvars.iv.next, %for.body36 ]
  %arrayidx37 = getelementptr inbounds [16 x i32], ptr %x, i64 0, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx37, align 4, !tbaa !8
  %arrayidx39 = getelementptr inbounds i32, ptr %state, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx39, align 4, !tbaa !8
  %add = add i32 %1, %0
  %2 = shl nuw nsw i64 %indvars.iv, 2
  %conv = trunc i32 %add to i8
  %arrayidx47 = getelementptr inbounds i8, ptr %stream, i64 %2
  store i8 %conv, ptr %arrayidx47, align 1, !tbaa !10
  %shr.1 = lshr i32 %add, 8
  %conv.1 = trunc i32 %shr.1 to i8
  %3 = or disjoint i64 %2, 1
  %arrayidx47.1 = getelementptr inbounds i8, ptr %stream, i64 %3
  store i8 %conv.1, ptr %arrayidx47.1, align 1, !tbaa !10
  %shr.2 = lshr i32 %add, 16
  %conv.2 = trunc i32 %shr.2 to i8
  %4 = or disjoint i64 %2, 2
  %arrayidx47.2 = getelementptr inbounds i8, ptr %stream, i64 %4
  store i8 %conv.2, ptr %arrayidx47.2, align 1, !tbaa !10
  %shr.3 = lshr i32 %add, 24
  %conv.3 = trunc nuw i32 %shr.3 to i8
  %5 = or disjoint i64 %2, 3
  %arrayidx47.3 = getelementptr inbounds i8, ptr %stream, i64 %5
  store i8 %conv.3, ptr %arrayidx47.3, align 1, !tbaa !10
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond188.not = icmp eq i64 %indvars.iv.next, 16
  br i1 %exitcond188.not, label %for.cond.cleanup35, label %for.body36, !llvm.loop !17
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr nocapture, ptr nocapture, i64) local_unnamed_addr #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #7

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nofree nounwind willreturn memory(argmem: read) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }

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
!10 = !{!6, !6, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
!14 = distinct !{!14, !12}
!15 = distinct !{!15, !12}
!16 = distinct !{!16, !12}
!17 = distinct !{!17, !12}
