source_filename = "emulator.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.cpu = type { i8, i8, i8, i8, i8, i16, i64, [65536 x i8] }

@main.m = internal unnamed_addr global %struct.cpu zeroinitializer, align 8
@program = internal unnamed_addr constant [84 x i8] c"\A2\00\8AE\10\0Ae\11\85\11\9D\00\03\E8\D0\F2\A0\10\A2\00\BD\00\03\DD\01\03\90\0DH\BD\01\03\9D\00\03h\9D\01\03\EA\EA\E8\E0\FF\D0\E6\88\D0\E1 @\04\E6\10L\00\04\00\00\00\00\00\00\00\A9\00\A2\08F\11\90\03\18e\10jf\12\CA\D0\F3\85\13`", align 16
@.str = private unnamed_addr constant [25 x i8] c"emulator: checksum %08x\0A\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %argc, ptr nocapture noundef readonly %argv) local_unnamed_addr #0 {
entry:
  %sums.sroa.0 = alloca i32, align 8
  %sums.sroa.5 = alloca i32, align 4
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.end, label %cond.end.thread

cond.end:                                         ; preds = %entry
  %arrayidx = getelementptr inbounds i8, ptr %argv, i64 8
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !4
  %call = tail call i64 @strtol(ptr nocapture noundef %0, ptr noundef null, i32 noundef 10) #7
  %call.fr = freeze i64 %call
  %tobool.not = icmp eq i64 %call.fr, 0
  %mul2 = mul i64 %call.fr, 360000000
  %spec.select = select i1 %tobool.not, i64 3000000, i64 %mul2
  br label %cond.end.thread

cond.end.thread:                                  ; preds = %cond.end, %entry
  %1 = phi i64 [ 360000000, %entry ], [ %spec.select, %cond.end ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %sums.sroa.0)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %sums.sroa.5)
  store i32 0, ptr %sums.sroa.0, align 8
  store i32 0, ptr %sums.sroa.5, align 4
  br label %for.body

for.cond.loopexit:                                ; preds = %for.body28
  store i32 %add35.3, ptr %indvars.iv102.sroa.phi, align 4, !tbaa !8
  br i1 %cmp6, label %for.body, label %for.cond.cleanup, !llvm.loop !10

for.cond.cleanup:                                 ; preds = %for.cond.loopexit
  %sums.sroa.0.0.sums.sroa.0.0. = load i32, ptr %sums.sroa.0, align 8, !tbaa !8
  %call44 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %sums.sroa.0.0.sums.sroa.0.0.)
  %sums.sroa.5.0.sums.sroa.5.4. = load i32, ptr %sums.sroa.5, align 4, !tbaa !8
  %cmp47 = icmp ne i32 %sums.sroa.0.0.sums.sroa.0.0., %sums.sroa.5.0.sums.sroa.5.4.
  %conv48 = zext i1 %cmp47 to i32
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %sums.sroa.0)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %sums.sroa.5)
  ret i32 %conv48

for.body:                                         ; preds = %cond.end.thread, %for.cond.loopexit
  %cmp6 = phi i1 [ true, %cond.end.thread ], [ false, %for.cond.loopexit ]
  %indvars.iv102.sroa.phi = phi ptr [ %sums.sroa.0, %cond.end.thread ], [ %sums.sroa.5, %for.cond.loopexit ]
  %indvars.iv102 = phi i32 [ 1, %cond.end.thread ], [ 2, %for.cond.loopexit ]
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(65552) @main.m, i8 0, i64 65552, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(84) getelementptr inbounds (i8, ptr @main.m, i64 1040), ptr noundef nonnull align 16 dereferenceable(84) @program, i64 84, i1 false)
  store i16 1024, ptr getelementptr inbounds (i8, ptr @main.m, i64 6), align 2, !tbaa !12
  store i8 -1, ptr getelementptr inbounds (i8, ptr @main.m, i64 3), align 1, !tbaa !16
  %div = udiv i32 3000000, %indvars.iv102
  %conv = zext nneg i32 %div to i64
  %cmp8.not89 = icmp ult i64 %1, %conv
  br i1 %cmp8.not89, label %for.cond.cleanup10, label %for.body11

for.cond.cleanup10:                               ; preds = %run.exit, %for.body
  %2 = phi i8 [ 0, %for.body ], [ %or5.i.i.i81, %run.exit ]
  %3 = phi i8 [ 0, %for.body ], [ %sub.i72, %run.exit ]
  %4 = phi i8 [ 0, %for.body ], [ %94, %run.exit ]
  %5 = phi i8 [ 0, %for.body ], [ %shl.i.i76, %run.exit ]
  %conv13 = zext i8 %5 to i32
  %conv14 = zext i8 %4 to i32
  %conv15 = zext i8 %3 to i32
  %conv16 = zext i8 %2 to i32
  %mul17 = mul nuw nsw i32 %conv16, 31
  %add18 = add nuw nsw i32 %mul17, %conv15
  %mul19 = mul nuw nsw i32 %add18, 31
  %add20 = add nuw nsw i32 %mul19, %conv14
  %mul21 = mul nuw nsw i32 %add20, 31
  %add22 = add nuw nsw i32 %mul21, %conv13
  br label %for.body28

for.body11:                                       ; preds = %for.body, %run.exit
  %at.096 = phi i64 [ %add12, %run.exit ], [ %conv, %for.body ]
  %inc.i474512.i.lcssa6595 = phi i64 [ %inc.i474512.i.lcssa64, %run.exit ], [ 0, %for.body ]
  %dec.i322.i7094 = phi i8 [ %dec.i322.i67, %run.exit ], [ -1, %for.body ]
  %sub.i7593 = phi i8 [ %sub.i72, %run.exit ], [ 0, %for.body ]
  %shl.i.i7992 = phi i8 [ %shl.i.i76, %run.exit ], [ 0, %for.body ]
  %or5.i.i.i8491 = phi i8 [ %or5.i.i.i81, %run.exit ], [ 0, %for.body ]
  %6 = phi i8 [ %94, %run.exit ], [ 0, %for.body ]
  %inc.i500515.i.lcssa8890 = phi i16 [ %inc.i500515.i.lcssa87, %run.exit ], [ 1024, %for.body ]
  %cmp526.i = icmp ult i64 %inc.i474512.i.lcssa6595, %at.096
  br i1 %cmp526.i, label %while.body.i, label %run.exit

while.body.i:                                     ; preds = %for.body11, %sw.epilog.i
  %7 = phi i8 [ %91, %sw.epilog.i ], [ %6, %for.body11 ]
  %or5.i.i.i83 = phi i8 [ %or5.i.i.i82, %sw.epilog.i ], [ %or5.i.i.i8491, %for.body11 ]
  %shl.i.i78 = phi i8 [ %shl.i.i77, %sw.epilog.i ], [ %shl.i.i7992, %for.body11 ]
  %sub.i74 = phi i8 [ %sub.i73, %sw.epilog.i ], [ %sub.i7593, %for.body11 ]
  %dec.i322.i69 = phi i8 [ %dec.i322.i68, %sw.epilog.i ], [ %dec.i322.i7094, %for.body11 ]
  %inc.i474511531.i = phi i64 [ %inc.i474512.i, %sw.epilog.i ], [ %inc.i474512.i.lcssa6595, %for.body11 ]
  %inc.i500514530.i = phi i16 [ %inc.i500515.i, %sw.epilog.i ], [ %inc.i500515.i.lcssa8890, %for.body11 ]
  %8 = phi i8 [ %93, %sw.epilog.i ], [ %6, %for.body11 ]
  %or5.i510519529.i = phi i8 [ %or5.i510518.i, %sw.epilog.i ], [ %or5.i.i.i8491, %for.body11 ]
  %conv18.i521528.i = phi i8 [ %conv18.i520.i, %sw.epilog.i ], [ %shl.i.i7992, %for.body11 ]
  %9 = phi i8 [ %92, %sw.epilog.i ], [ %sub.i7593, %for.body11 ]
  %inc.i385525527.i = phi i8 [ %inc.i385524.i, %sw.epilog.i ], [ %dec.i322.i7094, %for.body11 ]
  %add.i = add i64 %inc.i474511531.i, 2
  %inc.i.i = add i16 %inc.i500514530.i, 1
  %idxprom.i.i = zext i16 %inc.i500514530.i to i64
  %arrayidx.i.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %idxprom.i.i
  %10 = load i8, ptr %arrayidx.i.i, align 1, !tbaa !17
  switch i8 %10, label %sw.epilog.i [
    i8 10, label %sw.bb.i
    i8 24, label %sw.bb4.i
    i8 32, label %sw.bb5.i
    i8 69, label %sw.bb16.i
    i8 70, label %sw.bb25.i
    i8 72, label %sw.bb37.i
    i8 76, label %sw.bb41.i
    i8 96, label %sw.bb46.i
    i8 101, label %sw.bb57.i
    i8 102, label %sw.bb64.i
    i8 104, label %sw.bb78.i
    i8 106, label %sw.bb84.i
    i8 -123, label %sw.bb91.i
    i8 -120, label %sw.bb99.i
    i8 -118, label %sw.bb104.i
    i8 -112, label %sw.bb107.i
    i8 -99, label %sw.bb111.i
    i8 -96, label %sw.bb124.i
    i8 -94, label %sw.bb128.i
    i8 -87, label %sw.bb132.i
    i8 -67, label %sw.bb136.i
    i8 -54, label %sw.bb150.i
    i8 -48, label %sw.bb157.i
    i8 -35, label %sw.bb164.i
    i8 -32, label %sw.bb177.i
    i8 -26, label %sw.bb180.i
    i8 -24, label %sw.bb195.i
  ]

sw.bb.i:                                          ; preds = %while.body.i
  %shl.i.i = shl i8 %conv18.i521528.i, 1
  %shr12.i.i = lshr i8 %conv18.i521528.i, 7
  %11 = and i8 %or5.i510519529.i, 124
  %12 = and i8 %shl.i.i, -128
  %cmp.i.i.i = icmp eq i8 %shl.i.i, 0
  %cond.i.i.i = select i1 %cmp.i.i.i, i8 2, i8 0
  %13 = or disjoint i8 %shr12.i.i, %11
  %or11.i.i.i = or disjoint i8 %13, %12
  %or5.i.i.i = or disjoint i8 %or11.i.i.i, %cond.i.i.i
  store i8 %or5.i.i.i, ptr getelementptr inbounds (i8, ptr @main.m, i64 4), align 4, !tbaa !18
  store i8 %shl.i.i, ptr @main.m, align 8, !tbaa !19
  br label %sw.epilog.i

sw.bb4.i:                                         ; preds = %while.body.i
  %14 = and i8 %or5.i510519529.i, -2
  store i8 %14, ptr getelementptr inbounds (i8, ptr @main.m, i64 4), align 4, !tbaa !18
  br label %sw.epilog.i

sw.bb5.i:                                         ; preds = %while.body.i
  %inc.i.i.i = add i16 %inc.i500514530.i, 2
  %idxprom.i.i.i = zext i16 %inc.i.i to i64
  %arrayidx.i.i.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %idxprom.i.i.i
  %15 = load i8, ptr %arrayidx.i.i.i, align 1, !tbaa !17
  %conv.i317.i = zext i8 %15 to i16
  %idxprom.i6.i.i = zext i16 %inc.i.i.i to i64
  %arrayidx.i7.i.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %idxprom.i6.i.i
  %16 = load i8, ptr %arrayidx.i7.i.i, align 1, !tbaa !17
  %conv2.i.i = zext i8 %16 to i16
  %shl.i318.i = shl nuw i16 %conv2.i.i, 8
  %or.i.i = or disjoint i16 %shl.i318.i, %conv.i317.i
  %17 = lshr i16 %inc.i.i.i, 8
  %conv9.i = trunc nuw i16 %17 to i8
  %dec.i.i = add i8 %inc.i385525527.i, -1
  %conv.i319.i = zext i8 %inc.i385525527.i to i64
  %or.i320.i = or disjoint i64 %conv.i319.i, 256
  %arrayidx.i321.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %or.i320.i
  store i8 %conv9.i, ptr %arrayidx.i321.i, align 1, !tbaa !17
  %conv12.i = trunc i16 %inc.i.i.i to i8
  %dec.i322.i = add i8 %inc.i385525527.i, -2
  store i8 %dec.i322.i, ptr getelementptr inbounds (i8, ptr @main.m, i64 3), align 1, !tbaa !16
  %conv.i323.i = zext i8 %dec.i.i to i64
  %or.i324.i = or disjoint i64 %conv.i323.i, 256
  %arrayidx.i325.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %or.i324.i
  store i8 %conv12.i, ptr %arrayidx.i325.i, align 1, !tbaa !17
  %add15.i = add i64 %inc.i474511531.i, 6
  br label %sw.epilog.i

sw.bb16.i:                                        ; preds = %while.body.i
  %inc.i326.i = add i16 %inc.i500514530.i, 2
  %idxprom.i327.i = zext i16 %inc.i.i to i64
  %arrayidx.i328.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %idxprom.i327.i
  %18 = load i8, ptr %arrayidx.i328.i, align 1, !tbaa !17
  %idxprom.i = zext i8 %18 to i64
  %arrayidx.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %idxprom.i
  %19 = load i8, ptr %arrayidx.i, align 1, !tbaa !17
  %xor316.i = xor i8 %19, %conv18.i521528.i
  %20 = and i8 %or5.i510519529.i, 125
  %21 = and i8 %xor316.i, -128
  %cmp.i.i = icmp eq i8 %conv18.i521528.i, %19
  %cond.i.i = select i1 %cmp.i.i, i8 2, i8 0
  %or11.i.i = or disjoint i8 %21, %20
  %or5.i.i = or disjoint i8 %or11.i.i, %cond.i.i
  store i8 %or5.i.i, ptr getelementptr inbounds (i8, ptr @main.m, i64 4), align 4, !tbaa !18
  store i8 %xor316.i, ptr @main.m, align 8, !tbaa !19
  %inc.i = add i64 %inc.i474511531.i, 3
  br label %sw.epilog.i

sw.bb25.i:                                        ; preds = %while.body.i
  %inc.i329.i = add i16 %inc.i500514530.i, 2
  %idxprom.i330.i = zext i16 %inc.i.i to i64
  %arrayidx.i331.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %idxprom.i330.i
  %22 = load i8, ptr %arrayidx.i331.i, align 1, !tbaa !17
  %idxprom29.i = zext i8 %22 to i64
  %arrayidx30.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %idxprom29.i
  %23 = load i8, ptr %arrayidx30.i, align 1, !tbaa !17
  %conv6.i.i = lshr i8 %23, 1
  %and.i334.i = and i8 %23, 1
  %24 = and i8 %or5.i510519529.i, 124
  %cmp.i.i335.i = icmp ult i8 %23, 2
  %cond.i.i336.i = select i1 %cmp.i.i335.i, i8 2, i8 0
  %or11.i.i337.i = or disjoint i8 %and.i334.i, %24
  %or5.i.i338.i = or disjoint i8 %or11.i.i337.i, %cond.i.i336.i
  store i8 %or5.i.i338.i, ptr getelementptr inbounds (i8, ptr @main.m, i64 4), align 4, !tbaa !18
  store i8 %conv6.i.i, ptr %arrayidx30.i, align 1, !tbaa !17
  %add36.i = add i64 %inc.i474511531.i, 5
  br label %sw.epilog.i

sw.bb37.i:                                        ; preds = %while.body.i
  %dec.i339.i = add i8 %inc.i385525527.i, -1
  store i8 %dec.i339.i, ptr getelementptr inbounds (i8, ptr @main.m, i64 3), align 1, !tbaa !16
  %conv.i340.i = zext i8 %inc.i385525527.i to i64
  %or.i341.i = or disjoint i64 %conv.i340.i, 256
  %arrayidx.i342.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %or.i341.i
  store i8 %conv18.i521528.i, ptr %arrayidx.i342.i, align 1, !tbaa !17
  %inc40.i = add i64 %inc.i474511531.i, 3
  br label %sw.epilog.i

sw.bb41.i:                                        ; preds = %while.body.i
  %inc.i.i343.i = add i16 %inc.i500514530.i, 2
  %idxprom.i.i344.i = zext i16 %inc.i.i to i64
  %arrayidx.i.i345.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %idxprom.i.i344.i
  %25 = load i8, ptr %arrayidx.i.i345.i, align 1, !tbaa !17
  %conv.i346.i = zext i8 %25 to i16
  %idxprom.i6.i348.i = zext i16 %inc.i.i343.i to i64
  %arrayidx.i7.i349.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %idxprom.i6.i348.i
  %26 = load i8, ptr %arrayidx.i7.i349.i, align 1, !tbaa !17
  %conv2.i350.i = zext i8 %26 to i16
  %shl.i351.i = shl nuw i16 %conv2.i350.i, 8
  %or.i352.i = or disjoint i16 %shl.i351.i, %conv.i346.i
  %inc45.i = add i64 %inc.i474511531.i, 3
  br label %sw.epilog.i

sw.bb46.i:                                        ; preds = %while.body.i
  %inc.i353.i = add i8 %inc.i385525527.i, 1
  %conv.i354.i = zext i8 %inc.i353.i to i64
  %or.i355.i = or disjoint i64 %conv.i354.i, 256
  %arrayidx.i356.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %or.i355.i
  %27 = load i8, ptr %arrayidx.i356.i, align 1, !tbaa !17
  %conv49.i = zext i8 %27 to i16
  %inc.i357.i = add i8 %inc.i385525527.i, 2
  store i8 %inc.i357.i, ptr getelementptr inbounds (i8, ptr @main.m, i64 3), align 1, !tbaa !16
  %conv.i358.i = zext i8 %inc.i357.i to i64
  %or.i359.i = or disjoint i64 %conv.i358.i, 256
  %arrayidx.i360.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %or.i359.i
  %28 = load i8, ptr %arrayidx.i360.i, align 1, !tbaa !17
  %conv51.i = zext i8 %28 to i16
  %shl.i = shl nuw i16 %conv51.i, 8
  %or.i = or disjoint i16 %shl.i, %conv49.i
  %add52.i = add i16 %or.i, 1
  %add56.i = add i64 %inc.i474511531.i, 6
  br label %sw.epilog.i

sw.bb57.i:                                        ; preds = %while.body.i
  %inc.i361.i = add i16 %inc.i500514530.i, 2
  %idxprom.i362.i = zext i16 %inc.i.i to i64
  %arrayidx.i363.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %idxprom.i362.i
  %29 = load i8, ptr %arrayidx.i363.i, align 1, !tbaa !17
  %idxprom60.i = zext i8 %29 to i64
  %arrayidx61.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %idxprom60.i
  %30 = load i8, ptr %arrayidx61.i, align 1, !tbaa !17
  %conv.i364.i = zext i8 %conv18.i521528.i to i32
  %conv1.i.i = zext i8 %30 to i32
  %conv2.i365.i = zext i8 %or5.i510519529.i to i32
  %and.i366.i = and i32 %conv2.i365.i, 1
  %add.i.i = add nuw nsw i32 %and.i366.i, %conv.i364.i
  %add3.i.i = add nuw nsw i32 %add.i.i, %conv1.i.i
  %and6.i.i = and i32 %conv2.i365.i, 60
  %31 = xor i32 %conv.i364.i, %conv1.i.i
  %not.i.i = xor i32 %31, -1
  %xor12.i.i = xor i32 %add3.i.i, %conv.i364.i
  %and13.i.i = and i32 %xor12.i.i, %not.i.i
  %and14.i.i = lshr i32 %and13.i.i, 1
  %cond.i367.i = and i32 %and14.i.i, 64
  %or.i368.i = or disjoint i32 %cond.i367.i, %and6.i.i
  %conv15.i.i = trunc nuw nsw i32 %or.i368.i to i8
  %cmp.i369.i = icmp ugt i32 %add3.i.i, 255
  %32 = zext i1 %cmp.i369.i to i8
  %conv18.i.i = trunc i32 %add3.i.i to i8
  %33 = and i8 %conv18.i.i, -128
  %cmp.i.i370.i = icmp eq i8 %conv18.i.i, 0
  %cond.i.i371.i = select i1 %cmp.i.i370.i, i8 2, i8 0
  %34 = or disjoint i8 %33, %32
  %or11.i.i372.i = or disjoint i8 %34, %cond.i.i371.i
  %or5.i.i373.i = or disjoint i8 %or11.i.i372.i, %conv15.i.i
  store i8 %or5.i.i373.i, ptr getelementptr inbounds (i8, ptr @main.m, i64 4), align 4, !tbaa !18
  store i8 %conv18.i.i, ptr @main.m, align 8, !tbaa !19
  %inc63.i = add i64 %inc.i474511531.i, 3
  br label %sw.epilog.i

sw.bb64.i:                                        ; preds = %while.body.i
  %inc.i374.i = add i16 %inc.i500514530.i, 2
  %idxprom.i375.i = zext i16 %inc.i.i to i64
  %arrayidx.i376.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %idxprom.i375.i
  %35 = load i8, ptr %arrayidx.i376.i, align 1, !tbaa !17
  %idxprom68.i = zext i8 %35 to i64
  %arrayidx69.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %idxprom68.i
  %36 = load i8, ptr %arrayidx69.i, align 1, !tbaa !17
  %conv6.i377.i = tail call i8 @llvm.fshl.i8(i8 %or5.i510519529.i, i8 %36, i8 7)
  %and.i380.i = and i8 %36, 1
  %37 = and i8 %or5.i510519529.i, 124
  %38 = and i8 %conv6.i377.i, -128
  %cmp.i.i381.i = icmp eq i8 %conv6.i377.i, 0
  %cond.i.i382.i = select i1 %cmp.i.i381.i, i8 2, i8 0
  %39 = or disjoint i8 %and.i380.i, %37
  %or11.i.i383.i = or disjoint i8 %39, %38
  %or5.i.i384.i = or disjoint i8 %or11.i.i383.i, %cond.i.i382.i
  store i8 %or5.i.i384.i, ptr getelementptr inbounds (i8, ptr @main.m, i64 4), align 4, !tbaa !18
  store i8 %conv6.i377.i, ptr %arrayidx69.i, align 1, !tbaa !17
  %add77.i = add i64 %inc.i474511531.i, 5
  br label %sw.epilog.i

sw.bb78.i:                                        ; preds = %while.body.i
  %inc.i385.i = add i8 %inc.i385525527.i, 1
  store i8 %inc.i385.i, ptr getelementptr inbounds (i8, ptr @main.m, i64 3), align 1, !tbaa !16
  %conv.i386.i = zext i8 %inc.i385.i to i64
  %or.i387.i = or disjoint i64 %conv.i386.i, 256
  %arrayidx.i388.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %or.i387.i
  %40 = load i8, ptr %arrayidx.i388.i, align 1, !tbaa !17
  %41 = and i8 %or5.i510519529.i, 125
  %42 = and i8 %40, -128
  %cmp.i389.i = icmp eq i8 %40, 0
  %cond.i390.i = select i1 %cmp.i389.i, i8 2, i8 0
  %or11.i391.i = or disjoint i8 %42, %41
  %or5.i392.i = or disjoint i8 %or11.i391.i, %cond.i390.i
  store i8 %or5.i392.i, ptr getelementptr inbounds (i8, ptr @main.m, i64 4), align 4, !tbaa !18
  store i8 %40, ptr @main.m, align 8, !tbaa !19
  %add83.i = add i64 %inc.i474511531.i, 4
  br label %sw.epilog.i

sw.bb84.i:                                        ; preds = %while.body.i
  %conv6.i393.i = tail call i8 @llvm.fshl.i8(i8 %or5.i510519529.i, i8 %conv18.i521528.i, i8 7)
  %and.i396.i = and i8 %conv18.i521528.i, 1
  %43 = and i8 %or5.i510519529.i, 124
  %44 = and i8 %conv6.i393.i, -128
  %cmp.i.i397.i = icmp eq i8 %conv6.i393.i, 0
  %cond.i.i398.i = select i1 %cmp.i.i397.i, i8 2, i8 0
  %45 = or disjoint i8 %and.i396.i, %43
  %or11.i.i399.i = or disjoint i8 %45, %44
  %or5.i.i400.i = or disjoint i8 %or11.i.i399.i, %cond.i.i398.i
  store i8 %or5.i.i400.i, ptr getelementptr inbounds (i8, ptr @main.m, i64 4), align 4, !tbaa !18
  store i8 %conv6.i393.i, ptr @main.m, align 8, !tbaa !19
  br label %sw.epilog.i

sw.bb91.i:                                        ; preds = %while.body.i
  %inc.i401.i = add i16 %inc.i500514530.i, 2
  %idxprom.i402.i = zext i16 %inc.i.i to i64
  %arrayidx.i403.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %idxprom.i402.i
  %46 = load i8, ptr %arrayidx.i403.i, align 1, !tbaa !17
  %idxprom95.i = zext i8 %46 to i64
  %arrayidx96.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %idxprom95.i
  store i8 %conv18.i521528.i, ptr %arrayidx96.i, align 1, !tbaa !17
  %inc98.i = add i64 %inc.i474511531.i, 3
  br label %sw.epilog.i

sw.bb99.i:                                        ; preds = %while.body.i
  %sub.i = add i8 %9, -1
  %47 = and i8 %or5.i510519529.i, 125
  %48 = and i8 %sub.i, -128
  %cmp.i404.i = icmp eq i8 %sub.i, 0
  %cond.i405.i = select i1 %cmp.i404.i, i8 2, i8 0
  %or11.i406.i = or disjoint i8 %48, %47
  %or5.i407.i = or disjoint i8 %or11.i406.i, %cond.i405.i
  store i8 %or5.i407.i, ptr getelementptr inbounds (i8, ptr @main.m, i64 4), align 4, !tbaa !18
  store i8 %sub.i, ptr getelementptr inbounds (i8, ptr @main.m, i64 2), align 2, !tbaa !20
  br label %sw.epilog.i

sw.bb104.i:                                       ; preds = %while.body.i
  %49 = and i8 %or5.i510519529.i, 125
  %50 = and i8 %8, -128
  %cmp.i408.i = icmp eq i8 %8, 0
  %cond.i409.i = select i1 %cmp.i408.i, i8 2, i8 0
  %or11.i410.i = or disjoint i8 %cond.i409.i, %50
  %or5.i411.i = or disjoint i8 %or11.i410.i, %49
  store i8 %or5.i411.i, ptr getelementptr inbounds (i8, ptr @main.m, i64 4), align 4, !tbaa !18
  store i8 %8, ptr @main.m, align 8, !tbaa !19
  br label %sw.epilog.i

sw.bb107.i:                                       ; preds = %while.body.i
  %51 = and i8 %or5.i510519529.i, 1
  %inc.i.i412.i = add i16 %inc.i500514530.i, 2
  %tobool.not.i.not.i = icmp eq i8 %51, 0
  br i1 %tobool.not.i.not.i, label %if.then.i.i, label %sw.epilog.i

if.then.i.i:                                      ; preds = %sw.bb107.i
  %idxprom.i.i413.i = zext i16 %inc.i.i to i64
  %arrayidx.i.i414.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %idxprom.i.i413.i
  %52 = load i8, ptr %arrayidx.i.i414.i, align 1, !tbaa !17
  %conv1.i415.i = sext i8 %52 to i16
  %add.i416.i = add i16 %inc.i.i412.i, %conv1.i415.i
  %inc.i417.i = add i64 %inc.i474511531.i, 3
  br label %sw.epilog.i

sw.bb111.i:                                       ; preds = %while.body.i
  %inc.i.i418.i = add i16 %inc.i500514530.i, 2
  %idxprom.i.i419.i = zext i16 %inc.i.i to i64
  %arrayidx.i.i420.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %idxprom.i.i419.i
  %53 = load i8, ptr %arrayidx.i.i420.i, align 1, !tbaa !17
  %conv.i421.i = zext i8 %53 to i64
  %inc.i5.i422.i = add i16 %inc.i500514530.i, 3
  %idxprom.i6.i423.i = zext i16 %inc.i.i418.i to i64
  %arrayidx.i7.i424.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %idxprom.i6.i423.i
  %54 = load i8, ptr %arrayidx.i7.i424.i, align 1, !tbaa !17
  %conv2.i425.i = zext i8 %54 to i64
  %shl.i426.i = shl nuw nsw i64 %conv2.i425.i, 8
  %or.i427.i = or disjoint i64 %shl.i426.i, %conv.i421.i
  %conv117.i = zext i8 %8 to i64
  %add118.i = add nuw nsw i64 %or.i427.i, %conv117.i
  %idxprom120.i = and i64 %add118.i, 65535
  %arrayidx121.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %idxprom120.i
  store i8 %conv18.i521528.i, ptr %arrayidx121.i, align 1, !tbaa !17
  %add123.i = add i64 %inc.i474511531.i, 5
  br label %sw.epilog.i

sw.bb124.i:                                       ; preds = %while.body.i
  %inc.i428.i = add i16 %inc.i500514530.i, 2
  %idxprom.i429.i = zext i16 %inc.i.i to i64
  %arrayidx.i430.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %idxprom.i429.i
  %55 = load i8, ptr %arrayidx.i430.i, align 1, !tbaa !17
  %56 = and i8 %or5.i510519529.i, 125
  %57 = and i8 %55, -128
  %cmp.i431.i = icmp eq i8 %55, 0
  %cond.i432.i = select i1 %cmp.i431.i, i8 2, i8 0
  %or11.i433.i = or disjoint i8 %57, %56
  %or5.i434.i = or disjoint i8 %or11.i433.i, %cond.i432.i
  store i8 %or5.i434.i, ptr getelementptr inbounds (i8, ptr @main.m, i64 4), align 4, !tbaa !18
  store i8 %55, ptr getelementptr inbounds (i8, ptr @main.m, i64 2), align 2, !tbaa !20
  br label %sw.epilog.i

sw.bb128.i:                                       ; preds = %while.body.i
  %inc.i435.i = add i16 %inc.i500514530.i, 2
  %idxprom.i436.i = zext i16 %inc.i.i to i64
  %arrayidx.i437.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %idxprom.i436.i
  %58 = load i8, ptr %arrayidx.i437.i, align 1, !tbaa !17
  %59 = and i8 %or5.i510519529.i, 125
  %60 = and i8 %58, -128
  %cmp.i438.i = icmp eq i8 %58, 0
  %cond.i439.i = select i1 %cmp.i438.i, i8 2, i8 0
  %or11.i440.i = or disjoint i8 %60, %59
  %or5.i441.i = or disjoint i8 %or11.i440.i, %cond.i439.i
  store i8 %or5.i441.i, ptr getelementptr inbounds (i8, ptr @main.m, i64 4), align 4, !tbaa !18
  store i8 %58, ptr getelementptr inbounds (i8, ptr @main.m, i64 1), align 1, !tbaa !21
  br label %sw.epilog.i

sw.bb132.i:                                       ; preds = %while.body.i
  %inc.i442.i = add i16 %inc.i500514530.i, 2
  %idxprom.i443.i = zext i16 %inc.i.i to i64
  %arrayidx.i444.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %idxprom.i443.i
  %61 = load i8, ptr %arrayidx.i444.i, align 1, !tbaa !17
  %62 = and i8 %or5.i510519529.i, 125
  %63 = and i8 %61, -128
  %cmp.i445.i = icmp eq i8 %61, 0
  %cond.i446.i = select i1 %cmp.i445.i, i8 2, i8 0
  %or11.i447.i = or disjoint i8 %63, %62
  %or5.i448.i = or disjoint i8 %or11.i447.i, %cond.i446.i
  store i8 %or5.i448.i, ptr getelementptr inbounds (i8, ptr @main.m, i64 4), align 4, !tbaa !18
  store i8 %61, ptr @main.m, align 8, !tbaa !19
  br label %sw.epilog.i

sw.bb136.i:                                       ; preds = %while.body.i
  %inc.i.i449.i = add i16 %inc.i500514530.i, 2
  %idxprom.i.i450.i = zext i16 %inc.i.i to i64
  %arrayidx.i.i451.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %idxprom.i.i450.i
  %64 = load i8, ptr %arrayidx.i.i451.i, align 1, !tbaa !17
  %conv.i452.i = zext i8 %64 to i64
  %inc.i5.i453.i = add i16 %inc.i500514530.i, 3
  %idxprom.i6.i454.i = zext i16 %inc.i.i449.i to i64
  %arrayidx.i7.i455.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %idxprom.i6.i454.i
  %65 = load i8, ptr %arrayidx.i7.i455.i, align 1, !tbaa !17
  %conv2.i456.i = zext i8 %65 to i64
  %shl.i457.i = shl nuw nsw i64 %conv2.i456.i, 8
  %or.i458.i = or disjoint i64 %shl.i457.i, %conv.i452.i
  %conv141.i = zext i8 %8 to i64
  %add142.i = add nuw nsw i64 %or.i458.i, %conv141.i
  %idxprom144.i = and i64 %add142.i, 65535
  %arrayidx145.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %idxprom144.i
  %66 = load i8, ptr %arrayidx145.i, align 1, !tbaa !17
  %67 = and i8 %or5.i510519529.i, 125
  %68 = and i8 %66, -128
  %cmp.i459.i = icmp eq i8 %66, 0
  %cond.i460.i = select i1 %cmp.i459.i, i8 2, i8 0
  %or11.i461.i = or disjoint i8 %68, %67
  %or5.i462.i = or disjoint i8 %or11.i461.i, %cond.i460.i
  store i8 %or5.i462.i, ptr getelementptr inbounds (i8, ptr @main.m, i64 4), align 4, !tbaa !18
  store i8 %66, ptr @main.m, align 8, !tbaa !19
  %add149.i = add i64 %inc.i474511531.i, 4
  br label %sw.epilog.i

sw.bb150.i:                                       ; preds = %while.body.i
  %sub153.i = add i8 %8, -1
  %69 = and i8 %or5.i510519529.i, 125
  %70 = and i8 %sub153.i, -128
  %cmp.i463.i = icmp eq i8 %sub153.i, 0
  %cond.i464.i = select i1 %cmp.i463.i, i8 2, i8 0
  %or11.i465.i = or disjoint i8 %69, %70
  %or5.i466.i = or disjoint i8 %or11.i465.i, %cond.i464.i
  store i8 %or5.i466.i, ptr getelementptr inbounds (i8, ptr @main.m, i64 4), align 4, !tbaa !18
  store i8 %sub153.i, ptr getelementptr inbounds (i8, ptr @main.m, i64 1), align 1, !tbaa !21
  br label %sw.epilog.i

sw.bb157.i:                                       ; preds = %while.body.i
  %71 = and i8 %or5.i510519529.i, 2
  %tobool161.not.not.i = icmp eq i8 %71, 0
  %inc.i.i467.i = add i16 %inc.i500514530.i, 2
  br i1 %tobool161.not.not.i, label %if.then.i469.i, label %sw.epilog.i

if.then.i469.i:                                   ; preds = %sw.bb157.i
  %idxprom.i.i470.i = zext i16 %inc.i.i to i64
  %arrayidx.i.i471.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %idxprom.i.i470.i
  %72 = load i8, ptr %arrayidx.i.i471.i, align 1, !tbaa !17
  %conv1.i472.i = sext i8 %72 to i16
  %add.i473.i = add i16 %inc.i.i467.i, %conv1.i472.i
  %inc.i474.i = add i64 %inc.i474511531.i, 3
  br label %sw.epilog.i

sw.bb164.i:                                       ; preds = %while.body.i
  %inc.i.i476.i = add i16 %inc.i500514530.i, 2
  %idxprom.i.i477.i = zext i16 %inc.i.i to i64
  %arrayidx.i.i478.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %idxprom.i.i477.i
  %73 = load i8, ptr %arrayidx.i.i478.i, align 1, !tbaa !17
  %conv.i479.i = zext i8 %73 to i64
  %inc.i5.i480.i = add i16 %inc.i500514530.i, 3
  %idxprom.i6.i481.i = zext i16 %inc.i.i476.i to i64
  %arrayidx.i7.i482.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %idxprom.i6.i481.i
  %74 = load i8, ptr %arrayidx.i7.i482.i, align 1, !tbaa !17
  %conv2.i483.i = zext i8 %74 to i64
  %shl.i484.i = shl nuw nsw i64 %conv2.i483.i, 8
  %or.i485.i = or disjoint i64 %shl.i484.i, %conv.i479.i
  %conv170.i = zext i8 %8 to i64
  %add171.i = add nuw nsw i64 %or.i485.i, %conv170.i
  %idxprom173.i = and i64 %add171.i, 65535
  %arrayidx174.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %idxprom173.i
  %75 = load i8, ptr %arrayidx174.i, align 1, !tbaa !17
  %cmp.i486.i = icmp uge i8 %conv18.i521528.i, %75
  %76 = and i8 %or5.i510519529.i, 124
  %77 = zext i1 %cmp.i486.i to i8
  %sub.i.i = sub i8 %conv18.i521528.i, %75
  %78 = and i8 %sub.i.i, -128
  %cmp.i.i487.i = icmp eq i8 %conv18.i521528.i, %75
  %cond.i.i488.i = select i1 %cmp.i.i487.i, i8 2, i8 0
  %79 = or disjoint i8 %78, %76
  %or11.i.i489.i = or disjoint i8 %79, %cond.i.i488.i
  %or5.i.i490.i = or disjoint i8 %or11.i.i489.i, %77
  store i8 %or5.i.i490.i, ptr getelementptr inbounds (i8, ptr @main.m, i64 4), align 4, !tbaa !18
  %add176.i = add i64 %inc.i474511531.i, 4
  br label %sw.epilog.i

sw.bb177.i:                                       ; preds = %while.body.i
  %inc.i491.i = add i16 %inc.i500514530.i, 2
  %idxprom.i492.i = zext i16 %inc.i.i to i64
  %arrayidx.i493.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %idxprom.i492.i
  %80 = load i8, ptr %arrayidx.i493.i, align 1, !tbaa !17
  %cmp.i494.i = icmp uge i8 %8, %80
  %81 = and i8 %or5.i510519529.i, 124
  %82 = zext i1 %cmp.i494.i to i8
  %sub.i495.i = sub i8 %8, %80
  %83 = and i8 %sub.i495.i, -128
  %cmp.i.i496.i = icmp eq i8 %8, %80
  %cond.i.i497.i = select i1 %cmp.i.i496.i, i8 2, i8 0
  %84 = or disjoint i8 %83, %81
  %or11.i.i498.i = or disjoint i8 %84, %cond.i.i497.i
  %or5.i.i499.i = or disjoint i8 %or11.i.i498.i, %82
  store i8 %or5.i.i499.i, ptr getelementptr inbounds (i8, ptr @main.m, i64 4), align 4, !tbaa !18
  br label %sw.epilog.i

sw.bb180.i:                                       ; preds = %while.body.i
  %inc.i500.i = add i16 %inc.i500514530.i, 2
  %idxprom.i501.i = zext i16 %inc.i.i to i64
  %arrayidx.i502.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %idxprom.i501.i
  %85 = load i8, ptr %arrayidx.i502.i, align 1, !tbaa !17
  %idxprom184.i = zext i8 %85 to i64
  %arrayidx185.i = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %idxprom184.i
  %86 = load i8, ptr %arrayidx185.i, align 1, !tbaa !17
  %add187.i = add i8 %86, 1
  %87 = and i8 %or5.i510519529.i, 125
  %88 = and i8 %add187.i, -128
  %cmp.i503.i = icmp eq i8 %add187.i, 0
  %cond.i504.i = select i1 %cmp.i503.i, i8 2, i8 0
  %or11.i505.i = or disjoint i8 %88, %87
  %or5.i506.i = or disjoint i8 %or11.i505.i, %cond.i504.i
  store i8 %or5.i506.i, ptr getelementptr inbounds (i8, ptr @main.m, i64 4), align 4, !tbaa !18
  store i8 %add187.i, ptr %arrayidx185.i, align 1, !tbaa !17
  %add194.i = add i64 %inc.i474511531.i, 5
  br label %sw.epilog.i

sw.bb195.i:                                       ; preds = %while.body.i
  %add198.i = add i8 %8, 1
  %89 = and i8 %or5.i510519529.i, 125
  %90 = and i8 %add198.i, -128
  %cmp.i507.i = icmp eq i8 %add198.i, 0
  %cond.i508.i = select i1 %cmp.i507.i, i8 2, i8 0
  %or11.i509.i = or disjoint i8 %89, %90
  %or5.i510.i = or disjoint i8 %or11.i509.i, %cond.i508.i
  store i8 %or5.i510.i, ptr getelementptr inbounds (i8, ptr @main.m, i64 4), align 4, !tbaa !18
  store i8 %add198.i, ptr getelementptr inbounds (i8, ptr @main.m, i64 1), align 1, !tbaa !21
  br label %sw.epilog.i

sw.epilog.i:                                      ; preds = %sw.bb195.i, %sw.bb180.i, %sw.bb177.i, %sw.bb164.i, %if.then.i469.i, %sw.bb157.i, %sw.bb150.i, %sw.bb136.i, %sw.bb132.i, %sw.bb128.i, %sw.bb124.i, %sw.bb111.i, %if.then.i.i, %sw.bb107.i, %sw.bb104.i, %sw.bb99.i, %sw.bb91.i, %sw.bb84.i, %sw.bb78.i, %sw.bb64.i, %sw.bb57.i, %sw.bb46.i, %sw.bb41.i, %sw.bb37.i, %sw.bb25.i, %sw.bb16.i, %sw.bb5.i, %sw.bb4.i, %sw.bb.i, %while.body.i
  %91 = phi i8 [ %7, %if.then.i469.i ], [ %7, %sw.bb157.i ], [ %7, %if.then.i.i ], [ %7, %sw.bb107.i ], [ %7, %while.body.i ], [ %add198.i, %sw.bb195.i ], [ %7, %sw.bb180.i ], [ %7, %sw.bb177.i ], [ %7, %sw.bb164.i ], [ %sub153.i, %sw.bb150.i ], [ %7, %sw.bb136.i ], [ %7, %sw.bb132.i ], [ %58, %sw.bb128.i ], [ %7, %sw.bb124.i ], [ %7, %sw.bb111.i ], [ %7, %sw.bb104.i ], [ %7, %sw.bb99.i ], [ %7, %sw.bb91.i ], [ %7, %sw.bb84.i ], [ %7, %sw.bb78.i ], [ %7, %sw.bb64.i ], [ %7, %sw.bb57.i ], [ %7, %sw.bb46.i ], [ %7, %sw.bb41.i ], [ %7, %sw.bb37.i ], [ %7, %sw.bb25.i ], [ %7, %sw.bb16.i ], [ %7, %sw.bb5.i ], [ %7, %sw.bb4.i ], [ %7, %sw.bb.i ]
  %or5.i.i.i82 = phi i8 [ %or5.i.i.i83, %if.then.i469.i ], [ %or5.i.i.i83, %sw.bb157.i ], [ %or5.i.i.i83, %if.then.i.i ], [ %or5.i.i.i83, %sw.bb107.i ], [ %or5.i.i.i83, %while.body.i ], [ %or5.i510.i, %sw.bb195.i ], [ %or5.i506.i, %sw.bb180.i ], [ %or5.i.i499.i, %sw.bb177.i ], [ %or5.i.i490.i, %sw.bb164.i ], [ %or5.i466.i, %sw.bb150.i ], [ %or5.i462.i, %sw.bb136.i ], [ %or5.i448.i, %sw.bb132.i ], [ %or5.i441.i, %sw.bb128.i ], [ %or5.i434.i, %sw.bb124.i ], [ %or5.i.i.i83, %sw.bb111.i ], [ %or5.i411.i, %sw.bb104.i ], [ %or5.i407.i, %sw.bb99.i ], [ %or5.i.i.i83, %sw.bb91.i ], [ %or5.i.i400.i, %sw.bb84.i ], [ %or5.i392.i, %sw.bb78.i ], [ %or5.i.i384.i, %sw.bb64.i ], [ %or5.i.i373.i, %sw.bb57.i ], [ %or5.i.i.i83, %sw.bb46.i ], [ %or5.i.i.i83, %sw.bb41.i ], [ %or5.i.i.i83, %sw.bb37.i ], [ %or5.i.i338.i, %sw.bb25.i ], [ %or5.i.i, %sw.bb16.i ], [ %or5.i.i.i83, %sw.bb5.i ], [ %14, %sw.bb4.i ], [ %or5.i.i.i, %sw.bb.i ]
  %shl.i.i77 = phi i8 [ %shl.i.i78, %if.then.i469.i ], [ %shl.i.i78, %sw.bb157.i ], [ %shl.i.i78, %if.then.i.i ], [ %shl.i.i78, %sw.bb107.i ], [ %shl.i.i78, %while.body.i ], [ %shl.i.i78, %sw.bb195.i ], [ %shl.i.i78, %sw.bb180.i ], [ %shl.i.i78, %sw.bb177.i ], [ %shl.i.i78, %sw.bb164.i ], [ %shl.i.i78, %sw.bb150.i ], [ %66, %sw.bb136.i ], [ %61, %sw.bb132.i ], [ %shl.i.i78, %sw.bb128.i ], [ %shl.i.i78, %sw.bb124.i ], [ %shl.i.i78, %sw.bb111.i ], [ %8, %sw.bb104.i ], [ %shl.i.i78, %sw.bb99.i ], [ %shl.i.i78, %sw.bb91.i ], [ %conv6.i393.i, %sw.bb84.i ], [ %40, %sw.bb78.i ], [ %shl.i.i78, %sw.bb64.i ], [ %conv18.i.i, %sw.bb57.i ], [ %shl.i.i78, %sw.bb46.i ], [ %shl.i.i78, %sw.bb41.i ], [ %shl.i.i78, %sw.bb37.i ], [ %shl.i.i78, %sw.bb25.i ], [ %xor316.i, %sw.bb16.i ], [ %shl.i.i78, %sw.bb5.i ], [ %shl.i.i78, %sw.bb4.i ], [ %shl.i.i, %sw.bb.i ]
  %sub.i73 = phi i8 [ %sub.i74, %if.then.i469.i ], [ %sub.i74, %sw.bb157.i ], [ %sub.i74, %if.then.i.i ], [ %sub.i74, %sw.bb107.i ], [ %sub.i74, %while.body.i ], [ %sub.i74, %sw.bb195.i ], [ %sub.i74, %sw.bb180.i ], [ %sub.i74, %sw.bb177.i ], [ %sub.i74, %sw.bb164.i ], [ %sub.i74, %sw.bb150.i ], [ %sub.i74, %sw.bb136.i ], [ %sub.i74, %sw.bb132.i ], [ %sub.i74, %sw.bb128.i ], [ %55, %sw.bb124.i ], [ %sub.i74, %sw.bb111.i ], [ %sub.i74, %sw.bb104.i ], [ %sub.i, %sw.bb99.i ], [ %sub.i74, %sw.bb91.i ], [ %sub.i74, %sw.bb84.i ], [ %sub.i74, %sw.bb78.i ], [ %sub.i74, %sw.bb64.i ], [ %sub.i74, %sw.bb57.i ], [ %sub.i74, %sw.bb46.i ], [ %sub.i74, %sw.bb41.i ], [ %sub.i74, %sw.bb37.i ], [ %sub.i74, %sw.bb25.i ], [ %sub.i74, %sw.bb16.i ], [ %sub.i74, %sw.bb5.i ], [ %sub.i74, %sw.bb4.i ], [ %sub.i74, %sw.bb.i ]
  %dec.i322.i68 = phi i8 [ %dec.i322.i69, %if.then.i469.i ], [ %dec.i322.i69, %sw.bb157.i ], [ %dec.i322.i69, %if.then.i.i ], [ %dec.i322.i69, %sw.bb107.i ], [ %dec.i322.i69, %while.body.i ], [ %dec.i322.i69, %sw.bb195.i ], [ %dec.i322.i69, %sw.bb180.i ], [ %dec.i322.i69, %sw.bb177.i ], [ %dec.i322.i69, %sw.bb164.i ], [ %dec.i322.i69, %sw.bb150.i ], [ %dec.i322.i69, %sw.bb136.i ], [ %dec.i322.i69, %sw.bb132.i ], [ %dec.i322.i69, %sw.bb128.i ], [ %dec.i322.i69, %sw.bb124.i ], [ %dec.i322.i69, %sw.bb111.i ], [ %dec.i322.i69, %sw.bb104.i ], [ %dec.i322.i69, %sw.bb99.i ], [ %dec.i322.i69, %sw.bb91.i ], [ %dec.i322.i69, %sw.bb84.i ], [ %inc.i385.i, %sw.bb78.i ], [ %dec.i322.i69, %sw.bb64.i ], [ %dec.i322.i69, %sw.bb57.i ], [ %inc.i357.i, %sw.bb46.i ], [ %dec.i322.i69, %sw.bb41.i ], [ %dec.i339.i, %sw.bb37.i ], [ %dec.i322.i69, %sw.bb25.i ], [ %dec.i322.i69, %sw.bb16.i ], [ %dec.i322.i, %sw.bb5.i ], [ %dec.i322.i69, %sw.bb4.i ], [ %dec.i322.i69, %sw.bb.i ]
  %inc.i385524.i = phi i8 [ %inc.i385525527.i, %if.then.i469.i ], [ %inc.i385525527.i, %sw.bb157.i ], [ %inc.i385525527.i, %if.then.i.i ], [ %inc.i385525527.i, %sw.bb107.i ], [ %inc.i385525527.i, %while.body.i ], [ %inc.i385525527.i, %sw.bb195.i ], [ %inc.i385525527.i, %sw.bb180.i ], [ %inc.i385525527.i, %sw.bb177.i ], [ %inc.i385525527.i, %sw.bb164.i ], [ %inc.i385525527.i, %sw.bb150.i ], [ %inc.i385525527.i, %sw.bb136.i ], [ %inc.i385525527.i, %sw.bb132.i ], [ %inc.i385525527.i, %sw.bb128.i ], [ %inc.i385525527.i, %sw.bb124.i ], [ %inc.i385525527.i, %sw.bb111.i ], [ %inc.i385525527.i, %sw.bb104.i ], [ %inc.i385525527.i, %sw.bb99.i ], [ %inc.i385525527.i, %sw.bb91.i ], [ %inc.i385525527.i, %sw.bb84.i ], [ %inc.i385.i, %sw.bb78.i ], [ %inc.i385525527.i, %sw.bb64.i ], [ %inc.i385525527.i, %sw.bb57.i ], [ %inc.i357.i, %sw.bb46.i ], [ %inc.i385525527.i, %sw.bb41.i ], [ %dec.i339.i, %sw.bb37.i ], [ %inc.i385525527.i, %sw.bb25.i ], [ %inc.i385525527.i, %sw.bb16.i ], [ %dec.i322.i, %sw.bb5.i ], [ %inc.i385525527.i, %sw.bb4.i ], [ %inc.i385525527.i, %sw.bb.i ]
  %92 = phi i8 [ %9, %if.then.i469.i ], [ %9, %sw.bb157.i ], [ %9, %if.then.i.i ], [ %9, %sw.bb107.i ], [ %9, %while.body.i ], [ %9, %sw.bb195.i ], [ %9, %sw.bb180.i ], [ %9, %sw.bb177.i ], [ %9, %sw.bb164.i ], [ %9, %sw.bb150.i ], [ %9, %sw.bb136.i ], [ %9, %sw.bb132.i ], [ %9, %sw.bb128.i ], [ %55, %sw.bb124.i ], [ %9, %sw.bb111.i ], [ %9, %sw.bb104.i ], [ %sub.i, %sw.bb99.i ], [ %9, %sw.bb91.i ], [ %9, %sw.bb84.i ], [ %9, %sw.bb78.i ], [ %9, %sw.bb64.i ], [ %9, %sw.bb57.i ], [ %9, %sw.bb46.i ], [ %9, %sw.bb41.i ], [ %9, %sw.bb37.i ], [ %9, %sw.bb25.i ], [ %9, %sw.bb16.i ], [ %9, %sw.bb5.i ], [ %9, %sw.bb4.i ], [ %9, %sw.bb.i ]
  %conv18.i520.i = phi i8 [ %conv18.i521528.i, %if.then.i469.i ], [ %conv18.i521528.i, %sw.bb157.i ], [ %conv18.i521528.i, %if.then.i.i ], [ %conv18.i521528.i, %sw.bb107.i ], [ %conv18.i521528.i, %while.body.i ], [ %conv18.i521528.i, %sw.bb195.i ], [ %conv18.i521528.i, %sw.bb180.i ], [ %conv18.i521528.i, %sw.bb177.i ], [ %conv18.i521528.i, %sw.bb164.i ], [ %conv18.i521528.i, %sw.bb150.i ], [ %66, %sw.bb136.i ], [ %61, %sw.bb132.i ], [ %conv18.i521528.i, %sw.bb128.i ], [ %conv18.i521528.i, %sw.bb124.i ], [ %conv18.i521528.i, %sw.bb111.i ], [ %8, %sw.bb104.i ], [ %conv18.i521528.i, %sw.bb99.i ], [ %conv18.i521528.i, %sw.bb91.i ], [ %conv6.i393.i, %sw.bb84.i ], [ %40, %sw.bb78.i ], [ %conv18.i521528.i, %sw.bb64.i ], [ %conv18.i.i, %sw.bb57.i ], [ %conv18.i521528.i, %sw.bb46.i ], [ %conv18.i521528.i, %sw.bb41.i ], [ %conv18.i521528.i, %sw.bb37.i ], [ %conv18.i521528.i, %sw.bb25.i ], [ %xor316.i, %sw.bb16.i ], [ %conv18.i521528.i, %sw.bb5.i ], [ %conv18.i521528.i, %sw.bb4.i ], [ %shl.i.i, %sw.bb.i ]
  %or5.i510518.i = phi i8 [ %or5.i510519529.i, %if.then.i469.i ], [ %or5.i510519529.i, %sw.bb157.i ], [ %or5.i510519529.i, %if.then.i.i ], [ %or5.i510519529.i, %sw.bb107.i ], [ %or5.i510519529.i, %while.body.i ], [ %or5.i510.i, %sw.bb195.i ], [ %or5.i506.i, %sw.bb180.i ], [ %or5.i.i499.i, %sw.bb177.i ], [ %or5.i.i490.i, %sw.bb164.i ], [ %or5.i466.i, %sw.bb150.i ], [ %or5.i462.i, %sw.bb136.i ], [ %or5.i448.i, %sw.bb132.i ], [ %or5.i441.i, %sw.bb128.i ], [ %or5.i434.i, %sw.bb124.i ], [ %or5.i510519529.i, %sw.bb111.i ], [ %or5.i411.i, %sw.bb104.i ], [ %or5.i407.i, %sw.bb99.i ], [ %or5.i510519529.i, %sw.bb91.i ], [ %or5.i.i400.i, %sw.bb84.i ], [ %or5.i392.i, %sw.bb78.i ], [ %or5.i.i384.i, %sw.bb64.i ], [ %or5.i.i373.i, %sw.bb57.i ], [ %or5.i510519529.i, %sw.bb46.i ], [ %or5.i510519529.i, %sw.bb41.i ], [ %or5.i510519529.i, %sw.bb37.i ], [ %or5.i.i338.i, %sw.bb25.i ], [ %or5.i.i, %sw.bb16.i ], [ %or5.i510519529.i, %sw.bb5.i ], [ %14, %sw.bb4.i ], [ %or5.i.i.i, %sw.bb.i ]
  %93 = phi i8 [ %8, %if.then.i469.i ], [ %8, %sw.bb157.i ], [ %8, %if.then.i.i ], [ %8, %sw.bb107.i ], [ %8, %while.body.i ], [ %add198.i, %sw.bb195.i ], [ %8, %sw.bb180.i ], [ %8, %sw.bb177.i ], [ %8, %sw.bb164.i ], [ %sub153.i, %sw.bb150.i ], [ %8, %sw.bb136.i ], [ %8, %sw.bb132.i ], [ %58, %sw.bb128.i ], [ %8, %sw.bb124.i ], [ %8, %sw.bb111.i ], [ %8, %sw.bb104.i ], [ %8, %sw.bb99.i ], [ %8, %sw.bb91.i ], [ %8, %sw.bb84.i ], [ %8, %sw.bb78.i ], [ %8, %sw.bb64.i ], [ %8, %sw.bb57.i ], [ %8, %sw.bb46.i ], [ %8, %sw.bb41.i ], [ %8, %sw.bb37.i ], [ %8, %sw.bb25.i ], [ %8, %sw.bb16.i ], [ %8, %sw.bb5.i ], [ %8, %sw.bb4.i ], [ %8, %sw.bb.i ]
  %inc.i500515.i = phi i16 [ %add.i473.i, %if.then.i469.i ], [ %inc.i.i467.i, %sw.bb157.i ], [ %add.i416.i, %if.then.i.i ], [ %inc.i.i412.i, %sw.bb107.i ], [ %inc.i.i, %while.body.i ], [ %inc.i.i, %sw.bb195.i ], [ %inc.i500.i, %sw.bb180.i ], [ %inc.i491.i, %sw.bb177.i ], [ %inc.i5.i480.i, %sw.bb164.i ], [ %inc.i.i, %sw.bb150.i ], [ %inc.i5.i453.i, %sw.bb136.i ], [ %inc.i442.i, %sw.bb132.i ], [ %inc.i435.i, %sw.bb128.i ], [ %inc.i428.i, %sw.bb124.i ], [ %inc.i5.i422.i, %sw.bb111.i ], [ %inc.i.i, %sw.bb104.i ], [ %inc.i.i, %sw.bb99.i ], [ %inc.i401.i, %sw.bb91.i ], [ %inc.i.i, %sw.bb84.i ], [ %inc.i.i, %sw.bb78.i ], [ %inc.i374.i, %sw.bb64.i ], [ %inc.i361.i, %sw.bb57.i ], [ %add52.i, %sw.bb46.i ], [ %or.i352.i, %sw.bb41.i ], [ %inc.i.i, %sw.bb37.i ], [ %inc.i329.i, %sw.bb25.i ], [ %inc.i326.i, %sw.bb16.i ], [ %or.i.i, %sw.bb5.i ], [ %inc.i.i, %sw.bb4.i ], [ %inc.i.i, %sw.bb.i ]
  %inc.i474512.i = phi i64 [ %inc.i474.i, %if.then.i469.i ], [ %add.i, %sw.bb157.i ], [ %inc.i417.i, %if.then.i.i ], [ %add.i, %sw.bb107.i ], [ %add.i, %while.body.i ], [ %add.i, %sw.bb195.i ], [ %add194.i, %sw.bb180.i ], [ %add.i, %sw.bb177.i ], [ %add176.i, %sw.bb164.i ], [ %add.i, %sw.bb150.i ], [ %add149.i, %sw.bb136.i ], [ %add.i, %sw.bb132.i ], [ %add.i, %sw.bb128.i ], [ %add.i, %sw.bb124.i ], [ %add123.i, %sw.bb111.i ], [ %add.i, %sw.bb104.i ], [ %add.i, %sw.bb99.i ], [ %inc98.i, %sw.bb91.i ], [ %add.i, %sw.bb84.i ], [ %add83.i, %sw.bb78.i ], [ %add77.i, %sw.bb64.i ], [ %inc63.i, %sw.bb57.i ], [ %add56.i, %sw.bb46.i ], [ %inc45.i, %sw.bb41.i ], [ %inc40.i, %sw.bb37.i ], [ %add36.i, %sw.bb25.i ], [ %inc.i, %sw.bb16.i ], [ %add15.i, %sw.bb5.i ], [ %add.i, %sw.bb4.i ], [ %add.i, %sw.bb.i ]
  %cmp.i = icmp ult i64 %inc.i474512.i, %at.096
  br i1 %cmp.i, label %while.body.i, label %while.cond.while.end_crit_edge.i, !llvm.loop !22

while.cond.while.end_crit_edge.i:                 ; preds = %sw.epilog.i
  store i64 %inc.i474512.i, ptr getelementptr inbounds (i8, ptr @main.m, i64 8), align 8, !tbaa !23
  store i16 %inc.i500515.i, ptr getelementptr inbounds (i8, ptr @main.m, i64 6), align 2, !tbaa !12
  br label %run.exit

run.exit:                                         ; preds = %for.body11, %while.cond.while.end_crit_edge.i
  %inc.i500515.i.lcssa87 = phi i16 [ %inc.i500515.i.lcssa8890, %for.body11 ], [ %inc.i500515.i, %while.cond.while.end_crit_edge.i ]
  %94 = phi i8 [ %6, %for.body11 ], [ %91, %while.cond.while.end_crit_edge.i ]
  %or5.i.i.i81 = phi i8 [ %or5.i.i.i8491, %for.body11 ], [ %or5.i.i.i82, %while.cond.while.end_crit_edge.i ]
  %shl.i.i76 = phi i8 [ %shl.i.i7992, %for.body11 ], [ %shl.i.i77, %while.cond.while.end_crit_edge.i ]
  %sub.i72 = phi i8 [ %sub.i7593, %for.body11 ], [ %sub.i73, %while.cond.while.end_crit_edge.i ]
  %dec.i322.i67 = phi i8 [ %dec.i322.i7094, %for.body11 ], [ %dec.i322.i68, %while.cond.while.end_crit_edge.i ]
  %inc.i474512.i.lcssa64 = phi i64 [ %inc.i474512.i.lcssa6595, %for.body11 ], [ %inc.i474512.i, %while.cond.while.end_crit_edge.i ]
  %add12 = add i64 %at.096, %conv
  %cmp8.not = icmp ugt i64 %add12, %1
  br i1 %cmp8.not, label %for.cond.cleanup10, label %for.body11, !llvm.loop !24

for.body28:                                       ; preds = %for.body28, %for.cond.cleanup10
  %indvars.iv = phi i64 [ 0, %for.cond.cleanup10 ], [ %indvars.iv.next.3, %for.body28 ]
  %add359798 = phi i32 [ %add22, %for.cond.cleanup10 ], [ %add35.3, %for.body28 ]
  %mul31 = mul i32 %add359798, 31
  %arrayidx33 = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %indvars.iv
  %95 = load i8, ptr %arrayidx33, align 4, !tbaa !17
  %conv34 = zext i8 %95 to i32
  %add35 = add i32 %mul31, %conv34
  %indvars.iv.next = or disjoint i64 %indvars.iv, 1
  %mul31.1 = mul i32 %add35, 31
  %arrayidx33.1 = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %indvars.iv.next
  %96 = load i8, ptr %arrayidx33.1, align 1, !tbaa !17
  %conv34.1 = zext i8 %96 to i32
  %add35.1 = add i32 %mul31.1, %conv34.1
  %indvars.iv.next.1 = or disjoint i64 %indvars.iv, 2
  %mul31.2 = mul i32 %add35.1, 31
  %arrayidx33.2 = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %indvars.iv.next.1
  %97 = load i8, ptr %arrayidx33.2, align 2, !tbaa !17
  %conv34.2 = zext i8 %97 to i32
  %add35.2 = add i32 %mul31.2, %conv34.2
  %indvars.iv.next.2 = or disjoint i64 %indvars.iv, 3
  %mul31.3 = mul i32 %add35.2, 31
  %arrayidx33.3 = getelementptr inbounds [65536 x i8], ptr getelementptr inbounds (i8, ptr @main.m, i64 16), i64 0, i64 %indvars.iv.next.2
  %98 = load i8, ptr %arrayidx33.3, align 1, !tbaa !17
  %conv34.3 = zext i8 %98 to i32
  %add35.3 = add i32 %mul31.3, %conv34.3
  %indvars.iv.next.3 = add nuw nsw i64 %indvars.iv, 4
  %exitcond.not.3 = icmp eq i64 %indvars.iv.next.3, 2048
  br i1 %exitcond.not.3, label %for.cond.loopexit, label %for.body28, !llvm.loop !25
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fshl.i8(i8, i8, i8) #6

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!13, !14, i64 6}
!13 = !{!"cpu", !6, i64 0, !6, i64 1, !6, i64 2, !6, i64 3, !6, i64 4, !14, i64 6, !15, i64 8, !6, i64 16}
!14 = !{!"short", !6, i64 0}
!15 = !{!"long", !6, i64 0}
!16 = !{!13, !6, i64 3}
!17 = !{!6, !6, i64 0}
!18 = !{!13, !6, i64 4}
!19 = !{!13, !6, i64 0}
!20 = !{!13, !6, i64 2}
!21 = !{!13, !6, i64 1}
!22 = distinct !{!22, !11}
!23 = !{!13, !15, i64 8}
!24 = distinct !{!24, !11}
!25 = distinct !{!25, !11}
