source_filename = "sha256.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@main.of_abc = internal constant [8 x i32] [i32 -1166534977, i32 -1895706646, i32 1094795486, i32 1571693091, i32 -1341955677, i32 -1776846180, i32 -1273954463, i32 -234875475], align 16
@main.of_million = internal constant [8 x i32] [i32 -842568100, i32 -1726678126, i32 -2120103966, i32 -2066268569, i32 -243230136, i32 -1533599730, i32 74267084, i32 -955175728], align 16
@main.letters = internal global [1000000 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"sha256: %08x..%08x\0A\00", align 1
@sha256.start = internal unnamed_addr constant [8 x i32] [i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225], align 16
@kRound = internal unnamed_addr constant [64 x i32] [i32 1116352408, i32 1899447441, i32 -1245643825, i32 -373957723, i32 961987163, i32 1508970993, i32 -1841331548, i32 -1424204075, i32 -670586216, i32 310598401, i32 607225278, i32 1426881987, i32 1925078388, i32 -2132889090, i32 -1680079193, i32 -1046744716, i32 -459576895, i32 -272742522, i32 264347078, i32 604807628, i32 770255983, i32 1249150122, i32 1555081692, i32 1996064986, i32 -1740746414, i32 -1473132947, i32 -1341970488, i32 -1084653625, i32 -958395405, i32 -710438585, i32 113926993, i32 338241895, i32 666307205, i32 773529912, i32 1294757372, i32 1396182291, i32 1695183700, i32 1986661051, i32 -2117940946, i32 -1838011259, i32 -1564481375, i32 -1474664885, i32 -1035236496, i32 -949202525, i32 -778901479, i32 -694614492, i32 -200395387, i32 275423344, i32 430227734, i32 506948616, i32 659060556, i32 883997877, i32 958139571, i32 1322822218, i32 1537002063, i32 1747873779, i32 1955562222, i32 2024104815, i32 -2067236844, i32 -1933114872, i32 -1866530822, i32 -1538233109, i32 -1090935817, i32 -965641998], align 16

; Function Attrs: nofree nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %argc, ptr nocapture noundef readonly %argv) local_unnamed_addr #0 {
entry:
  %tail.i23 = alloca [128 x i8], align 16
  %tail.i = alloca [128 x i8], align 16
  %digest = alloca [8 x i32], align 16
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %arrayidx = getelementptr inbounds i8, ptr %argv, i64 8
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !4
  %call = tail call i64 @strtol(ptr nocapture noundef %0, ptr noundef null, i32 noundef 10) #9
  %1 = mul nsw i64 %call, 80
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %1, %cond.true ], [ 80, %entry ]
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %digest) #9
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %tail.i) #9
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %digest, ptr noundef nonnull align 16 dereferenceable(32) @sha256.start, i64 32, i1 false)
  %2 = getelementptr inbounds i8, ptr %tail.i, i64 4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(124) %2, i8 0, i64 124, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(3) %tail.i, ptr noundef nonnull readonly align 1 dereferenceable(3) @.str, i64 3, i1 false)
  %arrayidx.i = getelementptr inbounds i8, ptr %tail.i, i64 3
  store i8 -128, ptr %arrayidx.i, align 1, !tbaa !8
  %arrayidx16.i = getelementptr inbounds i8, ptr %tail.i, i64 63
  store i8 24, ptr %arrayidx16.i, align 1, !tbaa !8
  %arrayidx16.7.i = getelementptr inbounds i8, ptr %tail.i, i64 56
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(7) %arrayidx16.7.i, i8 0, i64 7, i1 false)
  call fastcc void @absorb(ptr noundef nonnull %digest, ptr noundef nonnull %tail.i)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %tail.i) #9
  %bcmp = call i32 @bcmp(ptr noundef nonnull dereferenceable(32) %digest, ptr noundef nonnull dereferenceable(32) @main.of_abc, i64 32)
  %cmp3 = icmp ne i32 %bcmp, 0
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1000000) @main.letters, i8 97, i64 1000000, i1 false)
  %cmp535 = icmp sgt i64 %cond, 0
  br i1 %cmp535, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %cond.end
  %conv4 = zext i1 %cmp3 to i64
  %arrayidx16.i25 = getelementptr inbounds i8, ptr %tail.i23, i64 63
  %arrayidx16.1.i26 = getelementptr inbounds i8, ptr %tail.i23, i64 62
  %arrayidx16.2.i27 = getelementptr inbounds i8, ptr %tail.i23, i64 61
  %arrayidx16.7.i32 = getelementptr inbounds i8, ptr %tail.i23, i64 56
  br label %for.body

for.cond.cleanup.loopexit:                        ; preds = %sha256.exit
  %3 = icmp ne i64 %add13, 0
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %cond.end
  %wrong.0.lcssa = phi i1 [ %cmp3, %cond.end ], [ %3, %for.cond.cleanup.loopexit ]
  %4 = load i32, ptr %digest, align 16, !tbaa !9
  %arrayidx15 = getelementptr inbounds i8, ptr %digest, i64 28
  %5 = load i32, ptr %arrayidx15, align 4, !tbaa !9
  %call16 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %4, i32 noundef %5)
  %conv18 = zext i1 %wrong.0.lcssa to i32
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %digest) #9
  ret i32 %conv18

for.body:                                         ; preds = %for.body.lr.ph, %sha256.exit
  %round.037 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %sha256.exit ]
  %wrong.036 = phi i64 [ %conv4, %for.body.lr.ph ], [ %add13, %sha256.exit ]
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %tail.i23) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %tail.i23, i8 0, i64 128, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %digest, ptr noundef nonnull align 16 dereferenceable(32) @sha256.start, i64 32, i1 false)
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i, %for.body
  %i.049.i = phi i64 [ %add.i, %for.body.i ], [ 0, %for.body ]
  %add.ptr.i = getelementptr inbounds i8, ptr @main.letters, i64 %i.049.i
  call fastcc void @absorb(ptr noundef nonnull %digest, ptr noundef nonnull readonly %add.ptr.i)
  %add.i = add nuw nsw i64 %i.049.i, 64
  %cmp1.i = icmp ult i64 %i.049.i, 999936
  br i1 %cmp1.i, label %for.body.i, label %sha256.exit, !llvm.loop !11

sha256.exit:                                      ; preds = %for.body.i
  store i8 -128, ptr %tail.i23, align 16, !tbaa !8
  store i8 0, ptr %arrayidx16.i25, align 1, !tbaa !8
  store i8 18, ptr %arrayidx16.1.i26, align 2, !tbaa !8
  store i8 122, ptr %arrayidx16.2.i27, align 1, !tbaa !8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(5) %arrayidx16.7.i32, i8 0, i64 5, i1 false)
  call fastcc void @absorb(ptr noundef nonnull %digest, ptr noundef nonnull %tail.i23)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %tail.i23) #9
  %bcmp22 = call i32 @bcmp(ptr noundef nonnull dereferenceable(32) %digest, ptr noundef nonnull dereferenceable(32) @main.of_million, i64 32)
  %cmp10 = icmp ne i32 %bcmp22, 0
  %conv12 = zext i1 %cmp10 to i64
  %add13 = add nuw nsw i64 %wrong.036, %conv12
  %inc = add nuw nsw i64 %round.037, 1
  %exitcond.not = icmp eq i64 %inc, %cond
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !13
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @absorb(ptr nocapture noundef %state, ptr nocapture noundef readonly %block) unnamed_addr #6 {
entry:
  %w = alloca [64 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %w) #9
  %0 = load i32, ptr %state, align 4, !tbaa !9
  %arrayidx1 = getelementptr inbounds i8, ptr %state, i64 4
  %1 = load i32, ptr %arrayidx1, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds i8, ptr %state, i64 8
  %2 = load i32, ptr %arrayidx2, align 4, !tbaa !9
  %arrayidx3 = getelementptr inbounds i8, ptr %state, i64 12
  %3 = load i32, ptr %arrayidx3, align 4, !tbaa !9
  %arrayidx4 = getelementptr inbounds i8, ptr %state, i64 16
  %4 = load i32, ptr %arrayidx4, align 4, !tbaa !9
  %arrayidx5 = getelementptr inbounds i8, ptr %state, i64 20
  %5 = load i32, ptr %arrayidx5, align 4, !tbaa !9
  %arrayidx6 = getelementptr inbounds i8, ptr %state, i64 24
  %6 = load i32, ptr %arrayidx6, align 4, !tbaa !9
  %arrayidx7 = getelementptr inbounds i8, ptr %state, i64 28
  %7 = load i32, ptr %arrayidx7, align 4, !tbaa !9
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i, %entry
  %indvars.iv.i = phi i64 [ 0, %entry ], [ %indvars.iv.next.i, %for.body.i ]
  %8 = shl nuw nsw i64 %indvars.iv.i, 2
  %arrayidx.i = getelementptr inbounds i8, ptr %block, i64 %8
  %9 = load i8, ptr %arrayidx.i, align 1, !tbaa !8
  %conv.i = zext i8 %9 to i32
  %shl.i = shl nuw i32 %conv.i, 24
  %10 = or disjoint i64 %8, 1
  %arrayidx3.i = getelementptr inbounds i8, ptr %block, i64 %10
  %11 = load i8, ptr %arrayidx3.i, align 1, !tbaa !8
  %conv4.i = zext i8 %11 to i32
  %shl5.i = shl nuw nsw i32 %conv4.i, 16
  %or.i = or disjoint i32 %shl5.i, %shl.i
  %12 = or disjoint i64 %8, 2
  %arrayidx9.i = getelementptr inbounds i8, ptr %block, i64 %12
  %13 = load i8, ptr %arrayidx9.i, align 1, !tbaa !8
  %conv10.i = zext i8 %13 to i32
  %shl11.i = shl nuw nsw i32 %conv10.i, 8
  %or12.i = or disjoint i32 %or.i, %shl11.i
  %14 = or disjoint i64 %8, 3
  %arrayidx16.i = getelementptr inbounds i8, ptr %block, i64 %14
  %15 = load i8, ptr %arrayidx16.i, align 1, !tbaa !8
  %conv17.i = zext i8 %15 to i32
  %or18.i = or disjoint i32 %or12.i, %conv17.i
  %arrayidx20.i = getelementptr inbounds i32, ptr %w, i64 %indvars.iv.i
  store i32 %or18.i, ptr %arrayidx20.i, align 4, !tbaa !9
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, 16
  br i1 %exitcond.not.i, label %for.body26.i, label %for.body.i, !llvm.loop !14

for.body26.i:                                     ; preds = %for.body.i, %for.body26.i
  %indvars.iv109.i = phi i64 [ %indvars.iv.next110.i, %for.body26.i ], [ 16, %for.body.i ]
  %16 = getelementptr i32, ptr %w, i64 %indvars.iv109.i
  %arrayidx28.i = getelementptr i8, ptr %16, i64 -60
  %17 = load i32, ptr %arrayidx28.i, align 4, !tbaa !9
  %or.i.i = tail call i32 @llvm.fshl.i32(i32 %17, i32 %17, i32 25)
  %or.i95.i = tail call i32 @llvm.fshl.i32(i32 %17, i32 %17, i32 14)
  %xor.i = xor i32 %or.i.i, %or.i95.i
  %shr.i = lshr i32 %17, 3
  %xor36.i = xor i32 %xor.i, %shr.i
  %arrayidx39.i = getelementptr i8, ptr %16, i64 -8
  %18 = load i32, ptr %arrayidx39.i, align 4, !tbaa !9
  %or.i98.i = tail call i32 @llvm.fshl.i32(i32 %18, i32 %18, i32 15)
  %or.i101.i = tail call i32 @llvm.fshl.i32(i32 %18, i32 %18, i32 13)
  %xor45.i = xor i32 %or.i98.i, %or.i101.i
  %shr49.i = lshr i32 %18, 10
  %xor50.i = xor i32 %xor45.i, %shr49.i
  %arrayidx53.i = getelementptr i8, ptr %16, i64 -64
  %19 = load i32, ptr %arrayidx53.i, align 4, !tbaa !9
  %add54.i = add i32 %xor36.i, %19
  %arrayidx57.i = getelementptr i8, ptr %16, i64 -28
  %20 = load i32, ptr %arrayidx57.i, align 4, !tbaa !9
  %add58.i = add i32 %add54.i, %20
  %add59.i = add i32 %add58.i, %xor50.i
  store i32 %add59.i, ptr %16, align 4, !tbaa !9
  %indvars.iv.next110.i = add nuw nsw i64 %indvars.iv109.i, 1
  %exitcond112.not.i = icmp eq i64 %indvars.iv.next110.i, 64
  br i1 %exitcond112.not.i, label %for.body, label %for.body26.i, !llvm.loop !15

for.cond.cleanup:                                 ; preds = %for.body
  %add47 = add i32 %0, %add31
  store i32 %add47, ptr %state, align 4, !tbaa !9
  %add47.1 = add i32 %1, %a.0117
  store i32 %add47.1, ptr %arrayidx1, align 4, !tbaa !9
  %add47.2 = add i32 %2, %b.0116
  store i32 %add47.2, ptr %arrayidx2, align 4, !tbaa !9
  %add47.3 = add i32 %3, %c.0115
  store i32 %add47.3, ptr %arrayidx3, align 4, !tbaa !9
  %add47.4 = add i32 %4, %add30
  store i32 %add47.4, ptr %arrayidx4, align 4, !tbaa !9
  %add47.5 = add i32 %5, %e.0109
  store i32 %add47.5, ptr %arrayidx5, align 4, !tbaa !9
  %add47.6 = add i32 %6, %f.0110
  store i32 %add47.6, ptr %arrayidx6, align 4, !tbaa !9
  %add47.7 = add i32 %7, %g.0111
  store i32 %add47.7, ptr %arrayidx7, align 4, !tbaa !9
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %w) #9
  ret void

for.body:                                         ; preds = %for.body26.i, %for.body
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ 0, %for.body26.i ]
  %a.0117 = phi i32 [ %add31, %for.body ], [ %0, %for.body26.i ]
  %b.0116 = phi i32 [ %a.0117, %for.body ], [ %1, %for.body26.i ]
  %c.0115 = phi i32 [ %b.0116, %for.body ], [ %2, %for.body26.i ]
  %d.0114 = phi i32 [ %c.0115, %for.body ], [ %3, %for.body26.i ]
  %h.0112 = phi i32 [ %g.0111, %for.body ], [ %7, %for.body26.i ]
  %g.0111 = phi i32 [ %f.0110, %for.body ], [ %6, %for.body26.i ]
  %f.0110 = phi i32 [ %e.0109, %for.body ], [ %5, %for.body26.i ]
  %e.0109 = phi i32 [ %add30, %for.body ], [ %4, %for.body26.i ]
  %and = and i32 %f.0110, %e.0109
  %not = xor i32 %e.0109, -1
  %and8 = and i32 %g.0111, %not
  %xor = or i32 %and8, %and
  %and1090 = xor i32 %b.0116, %c.0115
  %xor11 = and i32 %a.0117, %and1090
  %and12 = and i32 %b.0116, %c.0115
  %xor13 = xor i32 %xor11, %and12
  %or.i93 = tail call i32 @llvm.fshl.i32(i32 %e.0109, i32 %e.0109, i32 26)
  %or.i96 = tail call i32 @llvm.fshl.i32(i32 %e.0109, i32 %e.0109, i32 21)
  %xor15 = xor i32 %or.i93, %or.i96
  %or.i99 = tail call i32 @llvm.fshl.i32(i32 %e.0109, i32 %e.0109, i32 7)
  %xor17 = xor i32 %xor15, %or.i99
  %add = add i32 %h.0112, %xor17
  %add18 = add i32 %add, %xor
  %arrayidx19 = getelementptr inbounds [64 x i32], ptr @kRound, i64 0, i64 %indvars.iv
  %21 = load i32, ptr %arrayidx19, align 4, !tbaa !9
  %add20 = add i32 %add18, %21
  %arrayidx22 = getelementptr inbounds [64 x i32], ptr %w, i64 0, i64 %indvars.iv
  %22 = load i32, ptr %arrayidx22, align 4, !tbaa !9
  %add23 = add i32 %add20, %22
  %or.i102 = tail call i32 @llvm.fshl.i32(i32 %a.0117, i32 %a.0117, i32 30)
  %or.i105 = tail call i32 @llvm.fshl.i32(i32 %a.0117, i32 %a.0117, i32 19)
  %xor26 = xor i32 %or.i102, %or.i105
  %or.i108 = tail call i32 @llvm.fshl.i32(i32 %a.0117, i32 %a.0117, i32 10)
  %xor28 = xor i32 %xor26, %or.i108
  %add29 = add i32 %xor28, %xor13
  %add30 = add i32 %add23, %d.0114
  %add31 = add i32 %add29, %add23
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 64
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !16
}

; Function Attrs: nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr nocapture, ptr nocapture, i64) local_unnamed_addr #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #8

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree nounwind willreturn memory(argmem: read) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }

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
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !6, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
!14 = distinct !{!14, !12}
!15 = distinct !{!15, !12}
!16 = distinct !{!16, !12}
