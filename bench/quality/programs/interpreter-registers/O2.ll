source_filename = "interpreter-registers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Instruction = type { i8, i8, i8, i8, i32 }

@main.other = internal unnamed_addr global [256 x i64] zeroinitializer, align 16
@.str = private unnamed_addr constant [29 x i8] c"interpreter-registers: %lld\0A\00", align 1
@memory = internal unnamed_addr global [256 x i64] zeroinitializer, align 16

; Function Attrs: nofree nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %argc, ptr nocapture noundef readonly %argv) local_unnamed_addr #0 {
entry:
  %r.i = alloca [16 x i64], align 16
  %code = alloca [14 x %struct.Instruction], align 16
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.end, label %cond.end.thread

cond.end:                                         ; preds = %entry
  %arrayidx = getelementptr inbounds i8, ptr %argv, i64 8
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !4
  %call = tail call i64 @strtol(ptr nocapture noundef %0, ptr noundef null, i32 noundef 10) #5
  %call.fr = freeze i64 %call
  %tobool.not = icmp eq i64 %call.fr, 0
  %1 = trunc i64 %call.fr to i32
  %conv = mul i32 %1, 24000000
  %spec.select = select i1 %tobool.not, i32 1000, i32 %conv
  br label %cond.end.thread

cond.end.thread:                                  ; preds = %cond.end, %entry
  %2 = phi i32 [ 24000000, %entry ], [ %spec.select, %cond.end ]
  call void @llvm.lifetime.start.p0(i64 112, ptr nonnull %code) #5
  store i8 0, ptr %code, align 16, !tbaa !8
  %a = getelementptr inbounds i8, ptr %code, i64 1
  store i8 2, ptr %a, align 1, !tbaa !11
  %b = getelementptr inbounds i8, ptr %code, i64 2
  store i8 0, ptr %b, align 2, !tbaa !12
  %c = getelementptr inbounds i8, ptr %code, i64 3
  store i8 0, ptr %c, align 1, !tbaa !13
  %value = getelementptr inbounds i8, ptr %code, i64 4
  store i32 %2, ptr %value, align 4, !tbaa !14
  %arrayinit.element = getelementptr inbounds i8, ptr %code, i64 8
  store i8 0, ptr %arrayinit.element, align 8, !tbaa !8
  %a6 = getelementptr inbounds i8, ptr %code, i64 9
  store i8 3, ptr %a6, align 1, !tbaa !11
  %b7 = getelementptr inbounds i8, ptr %code, i64 10
  store i8 0, ptr %b7, align 2, !tbaa !12
  %c8 = getelementptr inbounds i8, ptr %code, i64 11
  store i8 0, ptr %c8, align 1, !tbaa !13
  %value9 = getelementptr inbounds i8, ptr %code, i64 12
  store i32 1, ptr %value9, align 4, !tbaa !14
  %arrayinit.element10 = getelementptr inbounds i8, ptr %code, i64 16
  store i8 0, ptr %arrayinit.element10, align 16, !tbaa !8
  %a12 = getelementptr inbounds i8, ptr %code, i64 17
  store i8 4, ptr %a12, align 1, !tbaa !11
  %b13 = getelementptr inbounds i8, ptr %code, i64 18
  store i8 0, ptr %b13, align 2, !tbaa !12
  %c14 = getelementptr inbounds i8, ptr %code, i64 19
  store i8 0, ptr %c14, align 1, !tbaa !13
  %value15 = getelementptr inbounds i8, ptr %code, i64 20
  store i32 7, ptr %value15, align 4, !tbaa !14
  %arrayinit.element16 = getelementptr inbounds i8, ptr %code, i64 24
  store i8 0, ptr %arrayinit.element16, align 8, !tbaa !8
  %a18 = getelementptr inbounds i8, ptr %code, i64 25
  store i8 8, ptr %a18, align 1, !tbaa !11
  %b19 = getelementptr inbounds i8, ptr %code, i64 26
  store i8 0, ptr %b19, align 2, !tbaa !12
  %c20 = getelementptr inbounds i8, ptr %code, i64 27
  store i8 0, ptr %c20, align 1, !tbaa !13
  %value21 = getelementptr inbounds i8, ptr %code, i64 28
  store i32 65535, ptr %value21, align 4, !tbaa !14
  %arrayinit.element22 = getelementptr inbounds i8, ptr %code, i64 32
  store i8 7, ptr %arrayinit.element22, align 16, !tbaa !8
  %a24 = getelementptr inbounds i8, ptr %code, i64 33
  store i8 5, ptr %a24, align 1, !tbaa !11
  %b25 = getelementptr inbounds i8, ptr %code, i64 34
  store i8 1, ptr %b25, align 2, !tbaa !12
  %c26 = getelementptr inbounds i8, ptr %code, i64 35
  store i8 0, ptr %c26, align 1, !tbaa !13
  %value27 = getelementptr inbounds i8, ptr %code, i64 36
  store i32 0, ptr %value27, align 4, !tbaa !14
  %arrayinit.element28 = getelementptr inbounds i8, ptr %code, i64 40
  store i8 1, ptr %arrayinit.element28, align 8, !tbaa !8
  %a30 = getelementptr inbounds i8, ptr %code, i64 41
  store i8 5, ptr %a30, align 1, !tbaa !11
  %b31 = getelementptr inbounds i8, ptr %code, i64 42
  store i8 5, ptr %b31, align 2, !tbaa !12
  %c32 = getelementptr inbounds i8, ptr %code, i64 43
  store i8 1, ptr %c32, align 1, !tbaa !13
  %value33 = getelementptr inbounds i8, ptr %code, i64 44
  store i32 0, ptr %value33, align 4, !tbaa !14
  %arrayinit.element34 = getelementptr inbounds i8, ptr %code, i64 48
  store i8 3, ptr %arrayinit.element34, align 16, !tbaa !8
  %a36 = getelementptr inbounds i8, ptr %code, i64 49
  store i8 6, ptr %a36, align 1, !tbaa !11
  %b37 = getelementptr inbounds i8, ptr %code, i64 50
  store i8 5, ptr %b37, align 2, !tbaa !12
  %c38 = getelementptr inbounds i8, ptr %code, i64 51
  store i8 4, ptr %c38, align 1, !tbaa !13
  %value39 = getelementptr inbounds i8, ptr %code, i64 52
  store i32 0, ptr %value39, align 4, !tbaa !14
  %arrayinit.element40 = getelementptr inbounds i8, ptr %code, i64 56
  store i8 9, ptr %arrayinit.element40, align 8, !tbaa !8
  %a42 = getelementptr inbounds i8, ptr %code, i64 57
  store i8 6, ptr %a42, align 1, !tbaa !11
  %b43 = getelementptr inbounds i8, ptr %code, i64 58
  store i8 6, ptr %b43, align 2, !tbaa !12
  %c44 = getelementptr inbounds i8, ptr %code, i64 59
  store i8 8, ptr %c44, align 1, !tbaa !13
  %value45 = getelementptr inbounds i8, ptr %code, i64 60
  store i32 0, ptr %value45, align 4, !tbaa !14
  %arrayinit.element46 = getelementptr inbounds i8, ptr %code, i64 64
  store i8 1, ptr %arrayinit.element46, align 16, !tbaa !8
  %a48 = getelementptr inbounds i8, ptr %code, i64 65
  store i8 0, ptr %a48, align 1, !tbaa !11
  %b49 = getelementptr inbounds i8, ptr %code, i64 66
  store i8 0, ptr %b49, align 2, !tbaa !12
  %c50 = getelementptr inbounds i8, ptr %code, i64 67
  store i8 6, ptr %c50, align 1, !tbaa !13
  %value51 = getelementptr inbounds i8, ptr %code, i64 68
  store i32 0, ptr %value51, align 4, !tbaa !14
  %arrayinit.element52 = getelementptr inbounds i8, ptr %code, i64 72
  store i8 8, ptr %arrayinit.element52, align 8, !tbaa !8
  %a54 = getelementptr inbounds i8, ptr %code, i64 73
  store i8 6, ptr %a54, align 1, !tbaa !11
  %b55 = getelementptr inbounds i8, ptr %code, i64 74
  store i8 1, ptr %b55, align 2, !tbaa !12
  %c56 = getelementptr inbounds i8, ptr %code, i64 75
  store i8 0, ptr %c56, align 1, !tbaa !13
  %value57 = getelementptr inbounds i8, ptr %code, i64 76
  store i32 0, ptr %value57, align 4, !tbaa !14
  %arrayinit.element58 = getelementptr inbounds i8, ptr %code, i64 80
  store i8 1, ptr %arrayinit.element58, align 16, !tbaa !8
  %a60 = getelementptr inbounds i8, ptr %code, i64 81
  store i8 1, ptr %a60, align 1, !tbaa !11
  %b61 = getelementptr inbounds i8, ptr %code, i64 82
  store i8 1, ptr %b61, align 2, !tbaa !12
  %c62 = getelementptr inbounds i8, ptr %code, i64 83
  store i8 3, ptr %c62, align 1, !tbaa !13
  %value63 = getelementptr inbounds i8, ptr %code, i64 84
  store i32 0, ptr %value63, align 4, !tbaa !14
  %arrayinit.element64 = getelementptr inbounds i8, ptr %code, i64 88
  store i8 4, ptr %arrayinit.element64, align 8, !tbaa !8
  %a66 = getelementptr inbounds i8, ptr %code, i64 89
  store i8 7, ptr %a66, align 1, !tbaa !11
  %b67 = getelementptr inbounds i8, ptr %code, i64 90
  store i8 1, ptr %b67, align 2, !tbaa !12
  %c68 = getelementptr inbounds i8, ptr %code, i64 91
  store i8 2, ptr %c68, align 1, !tbaa !13
  %value69 = getelementptr inbounds i8, ptr %code, i64 92
  store i32 0, ptr %value69, align 4, !tbaa !14
  %arrayinit.element70 = getelementptr inbounds i8, ptr %code, i64 96
  store i8 5, ptr %arrayinit.element70, align 16, !tbaa !8
  %a72 = getelementptr inbounds i8, ptr %code, i64 97
  store i8 7, ptr %a72, align 1, !tbaa !11
  %b73 = getelementptr inbounds i8, ptr %code, i64 98
  store i8 0, ptr %b73, align 2, !tbaa !12
  %c74 = getelementptr inbounds i8, ptr %code, i64 99
  store i8 0, ptr %c74, align 1, !tbaa !13
  %value75 = getelementptr inbounds i8, ptr %code, i64 100
  store i32 -9, ptr %value75, align 4, !tbaa !14
  %arrayinit.element76 = getelementptr inbounds i8, ptr %code, i64 104
  store i8 11, ptr %arrayinit.element76, align 8, !tbaa !8
  %a78 = getelementptr inbounds i8, ptr %code, i64 105
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(7) %a78, i8 0, i64 7, i1 false)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %r.i) #5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %r.i, i8 0, i64 128, i1 false)
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.cond.i.backedge, %cond.end.thread
  %code.addr.0.i = phi ptr [ %code, %cond.end.thread ], [ %code.addr.0.i.be, %for.cond.i.backedge ]
  %incdec.ptr.i = getelementptr inbounds i8, ptr %code.addr.0.i, i64 8
  %i.sroa.0.0.copyload.i = load i8, ptr %code.addr.0.i, align 4, !tbaa !15
  %i.sroa.4.0..sroa_idx.i = getelementptr inbounds i8, ptr %code.addr.0.i, i64 1
  %i.sroa.4.0.copyload.i = load i8, ptr %i.sroa.4.0..sroa_idx.i, align 1, !tbaa !15
  %i.sroa.14.0..sroa_idx.i = getelementptr inbounds i8, ptr %code.addr.0.i, i64 2
  %i.sroa.14.0.copyload.i = load i8, ptr %i.sroa.14.0..sroa_idx.i, align 2, !tbaa !15
  %i.sroa.22.0..sroa_idx.i = getelementptr inbounds i8, ptr %code.addr.0.i, i64 3
  %i.sroa.22.0.copyload.i = load i8, ptr %i.sroa.22.0..sroa_idx.i, align 1, !tbaa !15
  %i.sroa.28.0..sroa_idx.i = getelementptr inbounds i8, ptr %code.addr.0.i, i64 4
  %i.sroa.28.0.copyload.i = load i32, ptr %i.sroa.28.0..sroa_idx.i, align 4, !tbaa !16
  switch i8 %i.sroa.0.0.copyload.i, label %for.cond.i.backedge [
    i8 0, label %sw.bb.i
    i8 1, label %sw.bb2.i
    i8 2, label %sw.bb10.i
    i8 3, label %sw.bb20.i
    i8 4, label %sw.bb30.i
    i8 5, label %sw.bb42.i
    i8 6, label %sw.bb47.i
    i8 7, label %sw.bb51.i
    i8 8, label %sw.bb59.i
    i8 9, label %sw.bb68.i
    i8 10, label %sw.bb79.i
    i8 11, label %run.exit
  ]

sw.bb.i:                                          ; preds = %for.cond.i
  %conv1.i = sext i32 %i.sroa.28.0.copyload.i to i64
  %idxprom.i = zext i8 %i.sroa.4.0.copyload.i to i64
  %arrayidx.i = getelementptr inbounds [16 x i64], ptr %r.i, i64 0, i64 %idxprom.i
  store i64 %conv1.i, ptr %arrayidx.i, align 8, !tbaa !17
  br label %for.cond.i.backedge

sw.bb2.i:                                         ; preds = %for.cond.i
  %idxprom3.i = zext i8 %i.sroa.14.0.copyload.i to i64
  %arrayidx4.i = getelementptr inbounds [16 x i64], ptr %r.i, i64 0, i64 %idxprom3.i
  %3 = load i64, ptr %arrayidx4.i, align 8, !tbaa !17
  %idxprom5.i = zext i8 %i.sroa.22.0.copyload.i to i64
  %arrayidx6.i = getelementptr inbounds [16 x i64], ptr %r.i, i64 0, i64 %idxprom5.i
  %4 = load i64, ptr %arrayidx6.i, align 8, !tbaa !17
  %add.i = add nsw i64 %4, %3
  %idxprom8.i = zext i8 %i.sroa.4.0.copyload.i to i64
  %arrayidx9.i = getelementptr inbounds [16 x i64], ptr %r.i, i64 0, i64 %idxprom8.i
  store i64 %add.i, ptr %arrayidx9.i, align 8, !tbaa !17
  br label %for.cond.i.backedge

sw.bb10.i:                                        ; preds = %for.cond.i
  %idxprom12.i = zext i8 %i.sroa.14.0.copyload.i to i64
  %arrayidx13.i = getelementptr inbounds [16 x i64], ptr %r.i, i64 0, i64 %idxprom12.i
  %5 = load i64, ptr %arrayidx13.i, align 8, !tbaa !17
  %idxprom15.i = zext i8 %i.sroa.22.0.copyload.i to i64
  %arrayidx16.i = getelementptr inbounds [16 x i64], ptr %r.i, i64 0, i64 %idxprom15.i
  %6 = load i64, ptr %arrayidx16.i, align 8, !tbaa !17
  %sub.i = sub nsw i64 %5, %6
  %idxprom18.i = zext i8 %i.sroa.4.0.copyload.i to i64
  %arrayidx19.i = getelementptr inbounds [16 x i64], ptr %r.i, i64 0, i64 %idxprom18.i
  store i64 %sub.i, ptr %arrayidx19.i, align 8, !tbaa !17
  br label %for.cond.i.backedge

sw.bb20.i:                                        ; preds = %for.cond.i
  %idxprom22.i = zext i8 %i.sroa.14.0.copyload.i to i64
  %arrayidx23.i = getelementptr inbounds [16 x i64], ptr %r.i, i64 0, i64 %idxprom22.i
  %7 = load i64, ptr %arrayidx23.i, align 8, !tbaa !17
  %idxprom25.i = zext i8 %i.sroa.22.0.copyload.i to i64
  %arrayidx26.i = getelementptr inbounds [16 x i64], ptr %r.i, i64 0, i64 %idxprom25.i
  %8 = load i64, ptr %arrayidx26.i, align 8, !tbaa !17
  %mul.i = mul nsw i64 %8, %7
  %idxprom28.i = zext i8 %i.sroa.4.0.copyload.i to i64
  %arrayidx29.i = getelementptr inbounds [16 x i64], ptr %r.i, i64 0, i64 %idxprom28.i
  store i64 %mul.i, ptr %arrayidx29.i, align 8, !tbaa !17
  br label %for.cond.i.backedge

sw.bb30.i:                                        ; preds = %for.cond.i
  %idxprom32.i = zext i8 %i.sroa.14.0.copyload.i to i64
  %arrayidx33.i = getelementptr inbounds [16 x i64], ptr %r.i, i64 0, i64 %idxprom32.i
  %9 = load i64, ptr %arrayidx33.i, align 8, !tbaa !17
  %idxprom35.i = zext i8 %i.sroa.22.0.copyload.i to i64
  %arrayidx36.i = getelementptr inbounds [16 x i64], ptr %r.i, i64 0, i64 %idxprom35.i
  %10 = load i64, ptr %arrayidx36.i, align 8, !tbaa !17
  %cmp.i = icmp slt i64 %9, %10
  %conv38.i = zext i1 %cmp.i to i64
  %idxprom40.i = zext i8 %i.sroa.4.0.copyload.i to i64
  %arrayidx41.i = getelementptr inbounds [16 x i64], ptr %r.i, i64 0, i64 %idxprom40.i
  store i64 %conv38.i, ptr %arrayidx41.i, align 8, !tbaa !17
  br label %for.cond.i.backedge

sw.bb42.i:                                        ; preds = %for.cond.i
  %idxprom44.i = zext i8 %i.sroa.4.0.copyload.i to i64
  %arrayidx45.i = getelementptr inbounds [16 x i64], ptr %r.i, i64 0, i64 %idxprom44.i
  %11 = load i64, ptr %arrayidx45.i, align 8, !tbaa !17
  %tobool.not.i = icmp eq i64 %11, 0
  br i1 %tobool.not.i, label %for.cond.i.backedge, label %if.then.i

if.then.i:                                        ; preds = %sw.bb42.i
  %idx.ext.i = sext i32 %i.sroa.28.0.copyload.i to i64
  %add.ptr.i = getelementptr inbounds %struct.Instruction, ptr %incdec.ptr.i, i64 %idx.ext.i
  br label %for.cond.i.backedge

sw.bb47.i:                                        ; preds = %for.cond.i
  %idx.ext49.i = sext i32 %i.sroa.28.0.copyload.i to i64
  %add.ptr50.i = getelementptr inbounds %struct.Instruction, ptr %incdec.ptr.i, i64 %idx.ext49.i
  br label %for.cond.i.backedge

sw.bb51.i:                                        ; preds = %for.cond.i
  %idxprom53.i = zext i8 %i.sroa.14.0.copyload.i to i64
  %arrayidx54.i = getelementptr inbounds [16 x i64], ptr %r.i, i64 0, i64 %idxprom53.i
  %12 = load i64, ptr %arrayidx54.i, align 8, !tbaa !17
  %and.i = and i64 %12, 255
  %arrayidx55.i = getelementptr inbounds [256 x i64], ptr @memory, i64 0, i64 %and.i
  %13 = load i64, ptr %arrayidx55.i, align 8, !tbaa !17
  %idxprom57.i = zext i8 %i.sroa.4.0.copyload.i to i64
  %arrayidx58.i = getelementptr inbounds [16 x i64], ptr %r.i, i64 0, i64 %idxprom57.i
  store i64 %13, ptr %arrayidx58.i, align 8, !tbaa !17
  br label %for.cond.i.backedge

sw.bb59.i:                                        ; preds = %for.cond.i
  %idxprom61.i = zext i8 %i.sroa.4.0.copyload.i to i64
  %arrayidx62.i = getelementptr inbounds [16 x i64], ptr %r.i, i64 0, i64 %idxprom61.i
  %14 = load i64, ptr %arrayidx62.i, align 8, !tbaa !17
  %idxprom64.i = zext i8 %i.sroa.14.0.copyload.i to i64
  %arrayidx65.i = getelementptr inbounds [16 x i64], ptr %r.i, i64 0, i64 %idxprom64.i
  %15 = load i64, ptr %arrayidx65.i, align 8, !tbaa !17
  %and66.i = and i64 %15, 255
  %arrayidx67.i = getelementptr inbounds [256 x i64], ptr @memory, i64 0, i64 %and66.i
  store i64 %14, ptr %arrayidx67.i, align 8, !tbaa !17
  br label %for.cond.i.backedge

sw.bb68.i:                                        ; preds = %for.cond.i
  %idxprom70.i = zext i8 %i.sroa.14.0.copyload.i to i64
  %arrayidx71.i = getelementptr inbounds [16 x i64], ptr %r.i, i64 0, i64 %idxprom70.i
  %16 = load i64, ptr %arrayidx71.i, align 8, !tbaa !17
  %idxprom73.i = zext i8 %i.sroa.22.0.copyload.i to i64
  %arrayidx74.i = getelementptr inbounds [16 x i64], ptr %r.i, i64 0, i64 %idxprom73.i
  %17 = load i64, ptr %arrayidx74.i, align 8, !tbaa !17
  %and75.i = and i64 %17, %16
  %idxprom77.i = zext i8 %i.sroa.4.0.copyload.i to i64
  %arrayidx78.i = getelementptr inbounds [16 x i64], ptr %r.i, i64 0, i64 %idxprom77.i
  store i64 %and75.i, ptr %arrayidx78.i, align 8, !tbaa !17
  br label %for.cond.i.backedge

sw.bb79.i:                                        ; preds = %for.cond.i
  %idxprom81.i = zext i8 %i.sroa.14.0.copyload.i to i64
  %arrayidx82.i = getelementptr inbounds [16 x i64], ptr %r.i, i64 0, i64 %idxprom81.i
  %18 = load i64, ptr %arrayidx82.i, align 8, !tbaa !17
  %idxprom84.i = zext i8 %i.sroa.22.0.copyload.i to i64
  %arrayidx85.i = getelementptr inbounds [16 x i64], ptr %r.i, i64 0, i64 %idxprom84.i
  %19 = load i64, ptr %arrayidx85.i, align 8, !tbaa !17
  %and86.i = and i64 %19, 63
  %shr.i = lshr i64 %18, %and86.i
  %idxprom88.i = zext i8 %i.sroa.4.0.copyload.i to i64
  %arrayidx89.i = getelementptr inbounds [16 x i64], ptr %r.i, i64 0, i64 %idxprom88.i
  store i64 %shr.i, ptr %arrayidx89.i, align 8, !tbaa !17
  br label %for.cond.i.backedge

for.cond.i.backedge:                              ; preds = %sw.bb79.i, %sw.bb68.i, %sw.bb59.i, %sw.bb51.i, %sw.bb47.i, %if.then.i, %sw.bb42.i, %sw.bb30.i, %sw.bb20.i, %sw.bb10.i, %sw.bb2.i, %sw.bb.i, %for.cond.i
  %code.addr.0.i.be = phi ptr [ %incdec.ptr.i, %for.cond.i ], [ %incdec.ptr.i, %sw.bb79.i ], [ %incdec.ptr.i, %sw.bb68.i ], [ %incdec.ptr.i, %sw.bb59.i ], [ %incdec.ptr.i, %sw.bb51.i ], [ %add.ptr50.i, %sw.bb47.i ], [ %add.ptr.i, %if.then.i ], [ %incdec.ptr.i, %sw.bb42.i ], [ %incdec.ptr.i, %sw.bb30.i ], [ %incdec.ptr.i, %sw.bb20.i ], [ %incdec.ptr.i, %sw.bb10.i ], [ %incdec.ptr.i, %sw.bb2.i ], [ %incdec.ptr.i, %sw.bb.i ]
  br label %for.cond.i

run.exit:                                         ; preds = %for.cond.i
  %20 = load i64, ptr %r.i, align 16, !tbaa !17
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %r.i) #5
  %cmp83112 = icmp sgt i32 %2, 0
  br i1 %cmp83112, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %run.exit
  %wide.trip.count = zext nneg i32 %2 to i64
  %xtraiter = and i64 %wide.trip.count, 1
  %unroll_iter = and i64 %wide.trip.count, 2147483646
  br label %for.body

for.cond.cleanup.loopexit.unr-lcssa:              ; preds = %for.body
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for.cond.cleanup, label %for.body.epil

for.body.epil:                                    ; preds = %for.cond.cleanup.loopexit.unr-lcssa
  %and.epil = and i64 %indvars.iv.next.1, 255
  %arrayidx85.epil = getelementptr inbounds [256 x i64], ptr @main.other, i64 0, i64 %and.epil
  %21 = load i64, ptr %arrayidx85.epil, align 8, !tbaa !17
  %add.epil = add nsw i64 %21, %indvars.iv.next.1
  %mul87.epil = mul nsw i64 %add.epil, 7
  %and88.epil = and i64 %mul87.epil, 65535
  store i64 %and88.epil, ptr %arrayidx85.epil, align 8, !tbaa !17
  %add95.epil = add nuw nsw i64 %and88.epil, %add95.1
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body.epil, %for.cond.cleanup.loopexit.unr-lcssa, %run.exit
  %sum.0.lcssa = phi i64 [ 0, %run.exit ], [ %add95.1, %for.cond.cleanup.loopexit.unr-lcssa ], [ %add95.epil, %for.body.epil ]
  %call96 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %20)
  %cmp97 = icmp ne i64 %20, %sum.0.lcssa
  %conv98 = zext i1 %cmp97 to i32
  call void @llvm.lifetime.end.p0(i64 112, ptr nonnull %code) #5
  ret i32 %conv98

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next.1, %for.body ]
  %sum.0113 = phi i64 [ 0, %for.body.preheader ], [ %add95.1, %for.body ]
  %niter = phi i64 [ 0, %for.body.preheader ], [ %niter.next.1, %for.body ]
  %and = and i64 %indvars.iv, 254
  %arrayidx85 = getelementptr inbounds [256 x i64], ptr @main.other, i64 0, i64 %and
  %22 = load i64, ptr %arrayidx85, align 16, !tbaa !17
  %add = add nsw i64 %22, %indvars.iv
  %mul87 = mul nsw i64 %add, 7
  %and88 = and i64 %mul87, 65535
  store i64 %and88, ptr %arrayidx85, align 16, !tbaa !17
  %add95 = add nuw nsw i64 %and88, %sum.0113
  %indvars.iv.next = or disjoint i64 %indvars.iv, 1
  %and.1 = and i64 %indvars.iv.next, 255
  %arrayidx85.1 = getelementptr inbounds [256 x i64], ptr @main.other, i64 0, i64 %and.1
  %23 = load i64, ptr %arrayidx85.1, align 8, !tbaa !17
  %add.1 = add nsw i64 %23, %indvars.iv.next
  %mul87.1 = mul nsw i64 %add.1, 7
  %and88.1 = and i64 %mul87.1, 65535
  store i64 %and88.1, ptr %arrayidx85.1, align 8, !tbaa !17
  %add95.1 = add nuw nsw i64 %and88.1, %add95
  %indvars.iv.next.1 = add nuw nsw i64 %indvars.iv, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %for.cond.cleanup.loopexit.unr-lcssa, label %for.body, !llvm.loop !19
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
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
!8 = !{!9, !6, i64 0}
!9 = !{!"", !6, i64 0, !6, i64 1, !6, i64 2, !6, i64 3, !10, i64 4}
!10 = !{!"int", !6, i64 0}
!11 = !{!9, !6, i64 1}
!12 = !{!9, !6, i64 2}
!13 = !{!9, !6, i64 3}
!14 = !{!9, !10, i64 4}
!15 = !{!6, !6, i64 0}
!16 = !{!10, !10, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"long", !6, i64 0}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.mustprogress"}
