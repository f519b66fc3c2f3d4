source_filename = "nbody.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Body = type { %struct.Vector, %struct.Vector, double }
%struct.Vector = type { double, double, double }

@.str = private unnamed_addr constant [45 x i8] c"nbody: %ld steps, back at the start %s 1e-4\0A\00", align 1
@.str.1 = private unnamed_addr constant [11 x i8] c"not within\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"within\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %argc, ptr nocapture noundef readonly %argv) local_unnamed_addr #0 {
entry:
  %bodies = alloca [8 x %struct.Body], align 16
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.end, label %cond.end.thread

cond.end:                                         ; preds = %entry
  %arrayidx = getelementptr inbounds i8, ptr %argv, i64 8
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !4
  %call = tail call i64 @strtol(ptr nocapture noundef %0, ptr noundef null, i32 noundef 10) #7
  %call.fr = freeze i64 %call
  %tobool.not = icmp eq i64 %call.fr, 0
  %mul = mul nsw i64 %call.fr, 2000000
  %spec.select = select i1 %tobool.not, i64 2000, i64 %mul
  br label %cond.end.thread

cond.end.thread:                                  ; preds = %cond.end, %entry
  %1 = phi i64 [ 2000000, %entry ], [ %spec.select, %cond.end ]
  call void @llvm.lifetime.start.p0(i64 448, ptr nonnull %bodies) #7
  %conv = sitofp i64 %1 to double
  %div7 = fdiv double 0x4019213D8D9A44B0, %conv
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %bodies, i8 0, i64 48, i1 false)
  %.compoundliteral.sroa.2.0.arrayidx.sroa_idx.i = getelementptr inbounds i8, ptr %bodies, i64 48
  store double 1.000000e+00, ptr %.compoundliteral.sroa.2.0.arrayidx.sroa_idx.i, align 16, !tbaa !8
  %arrayidx18.i = getelementptr inbounds i8, ptr %bodies, i64 56
  store double 0x3FE3F3A0E28BEDD2, ptr %arrayidx18.i, align 8, !tbaa !8
  %.compoundliteral19.sroa.0.sroa.0.sroa.2.0.arrayidx18.sroa_idx.i = getelementptr inbounds i8, ptr %bodies, i64 64
  store double 0x3FE403CF90D17EA3, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.2.0.arrayidx18.sroa_idx.i, align 16, !tbaa !8
  %.compoundliteral19.sroa.0.sroa.0.sroa.3.0.arrayidx18.sroa_idx.i = getelementptr inbounds i8, ptr %bodies, i64 72
  store double 0x3FDE05B7593A3DF3, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.3.0.arrayidx18.sroa_idx.i, align 8, !tbaa !8
  %.compoundliteral19.sroa.0.sroa.2.0.arrayidx18.sroa_idx.i = getelementptr inbounds i8, ptr %bodies, i64 80
  store double 0xBFE9058064A24B76, ptr %.compoundliteral19.sroa.0.sroa.2.0.arrayidx18.sroa_idx.i, align 16, !tbaa !8
  %.compoundliteral19.sroa.0.sroa.3.0.arrayidx18.sroa_idx.i = getelementptr inbounds i8, ptr %bodies, i64 88
  store double 0x3FDFED25B0AFD5F2, ptr %.compoundliteral19.sroa.0.sroa.3.0.arrayidx18.sroa_idx.i, align 8, !tbaa !8
  %.compoundliteral19.sroa.0.sroa.4.0.arrayidx18.sroa_idx.i = getelementptr inbounds i8, ptr %bodies, i64 96
  store double 0x3FD7F1DC4483E075, ptr %.compoundliteral19.sroa.0.sroa.4.0.arrayidx18.sroa_idx.i, align 16, !tbaa !8
  %.compoundliteral19.sroa.3.0.arrayidx18.sroa_idx.i = getelementptr inbounds i8, ptr %bodies, i64 104
  store double 1.000000e-04, ptr %.compoundliteral19.sroa.3.0.arrayidx18.sroa_idx.i, align 8, !tbaa !8
  %arrayidx18.1.i = getelementptr inbounds i8, ptr %bodies, i64 112
  store double 0xBFCC7B90E3024580, ptr %arrayidx18.1.i, align 16, !tbaa !8
  %.compoundliteral19.sroa.0.sroa.0.sroa.2.0.arrayidx18.sroa_idx.1.i = getelementptr inbounds i8, ptr %bodies, i64 120
  store double 0x3FE8F5499DE0BABB, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.2.0.arrayidx18.sroa_idx.1.i, align 8, !tbaa !8
  %.compoundliteral19.sroa.0.sroa.0.sroa.3.0.arrayidx18.sroa_idx.1.i = getelementptr inbounds i8, ptr %bodies, i64 128
  store double 0x3FE2B7F736688C0C, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.3.0.arrayidx18.sroa_idx.1.i, align 16, !tbaa !8
  %.compoundliteral19.sroa.0.sroa.2.0.arrayidx18.sroa_idx.1.i = getelementptr inbounds i8, ptr %bodies, i64 136
  store double 0xBFEF33879EC5920F, ptr %.compoundliteral19.sroa.0.sroa.2.0.arrayidx18.sroa_idx.1.i, align 8, !tbaa !8
  %.compoundliteral19.sroa.0.sroa.3.0.arrayidx18.sroa_idx.1.i = getelementptr inbounds i8, ptr %bodies, i64 144
  store double 0xBFC6C9ECC945D9BA, ptr %.compoundliteral19.sroa.0.sroa.3.0.arrayidx18.sroa_idx.1.i, align 16, !tbaa !8
  %.compoundliteral19.sroa.0.sroa.4.0.arrayidx18.sroa_idx.1.i = getelementptr inbounds i8, ptr %bodies, i64 152
  store double 0xBFC1177196F4634B, ptr %.compoundliteral19.sroa.0.sroa.4.0.arrayidx18.sroa_idx.1.i, align 8, !tbaa !8
  %.compoundliteral19.sroa.3.0.arrayidx18.sroa_idx.1.i = getelementptr inbounds i8, ptr %bodies, i64 160
  store double 1.000000e-04, ptr %.compoundliteral19.sroa.3.0.arrayidx18.sroa_idx.1.i, align 16, !tbaa !8
  %arrayidx18.2.i = getelementptr inbounds i8, ptr %bodies, i64 168
  store double 0xBFECD4BCA9CB5C70, ptr %arrayidx18.2.i, align 8, !tbaa !8
  %.compoundliteral19.sroa.0.sroa.0.sroa.2.0.arrayidx18.sroa_idx.2.i = getelementptr inbounds i8, ptr %bodies, i64 176
  store double 0x3FD637003DF48969, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.2.0.arrayidx18.sroa_idx.2.i, align 16, !tbaa !8
  %.compoundliteral19.sroa.0.sroa.0.sroa.3.0.arrayidx18.sroa_idx.2.i = getelementptr inbounds i8, ptr %bodies, i64 184
  store double 0x3FD0A9402E77670E, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.3.0.arrayidx18.sroa_idx.2.i, align 8, !tbaa !8
  %.compoundliteral19.sroa.0.sroa.2.0.arrayidx18.sroa_idx.2.i = getelementptr inbounds i8, ptr %bodies, i64 192
  store double 0xBFDBC592017132BE, ptr %.compoundliteral19.sroa.0.sroa.2.0.arrayidx18.sroa_idx.2.i, align 16, !tbaa !8
  %.compoundliteral19.sroa.0.sroa.3.0.arrayidx18.sroa_idx.2.i = getelementptr inbounds i8, ptr %bodies, i64 200
  store double 0xBFE711451C9FB365, ptr %.compoundliteral19.sroa.0.sroa.3.0.arrayidx18.sroa_idx.2.i, align 8, !tbaa !8
  %.compoundliteral19.sroa.0.sroa.4.0.arrayidx18.sroa_idx.2.i = getelementptr inbounds i8, ptr %bodies, i64 208
  store double 0xBFE14CF3D577C68B, ptr %.compoundliteral19.sroa.0.sroa.4.0.arrayidx18.sroa_idx.2.i, align 16, !tbaa !8
  %.compoundliteral19.sroa.3.0.arrayidx18.sroa_idx.2.i = getelementptr inbounds i8, ptr %bodies, i64 216
  store double 1.000000e-04, ptr %.compoundliteral19.sroa.3.0.arrayidx18.sroa_idx.2.i, align 8, !tbaa !8
  %arrayidx18.3.i = getelementptr inbounds i8, ptr %bodies, i64 224
  store double 0xBFECD4BCA9CB5C71, ptr %arrayidx18.3.i, align 16, !tbaa !8
  %.compoundliteral19.sroa.0.sroa.0.sroa.2.0.arrayidx18.sroa_idx.3.i = getelementptr inbounds i8, ptr %bodies, i64 232
  store double 0xBFD637003DF48966, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.2.0.arrayidx18.sroa_idx.3.i, align 8, !tbaa !8
  %.compoundliteral19.sroa.0.sroa.0.sroa.3.0.arrayidx18.sroa_idx.3.i = getelementptr inbounds i8, ptr %bodies, i64 240
  store double 0xBFD0A9402E77670C, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.3.0.arrayidx18.sroa_idx.3.i, align 16, !tbaa !8
  %.compoundliteral19.sroa.0.sroa.2.0.arrayidx18.sroa_idx.3.i = getelementptr inbounds i8, ptr %bodies, i64 248
  store double 0x3FDBC592017132BA, ptr %.compoundliteral19.sroa.0.sroa.2.0.arrayidx18.sroa_idx.3.i, align 8, !tbaa !8
  %.compoundliteral19.sroa.0.sroa.3.0.arrayidx18.sroa_idx.3.i = getelementptr inbounds i8, ptr %bodies, i64 256
  store double 0xBFE711451C9FB365, ptr %.compoundliteral19.sroa.0.sroa.3.0.arrayidx18.sroa_idx.3.i, align 16, !tbaa !8
  %.compoundliteral19.sroa.0.sroa.4.0.arrayidx18.sroa_idx.3.i = getelementptr inbounds i8, ptr %bodies, i64 264
  store double 0xBFE14CF3D577C68C, ptr %.compoundliteral19.sroa.0.sroa.4.0.arrayidx18.sroa_idx.3.i, align 8, !tbaa !8
  %.compoundliteral19.sroa.3.0.arrayidx18.sroa_idx.3.i = getelementptr inbounds i8, ptr %bodies, i64 272
  store double 1.000000e-04, ptr %.compoundliteral19.sroa.3.0.arrayidx18.sroa_idx.3.i, align 16, !tbaa !8
  %arrayidx18.4.i = getelementptr inbounds i8, ptr %bodies, i64 280
  store double 0xBFCC7B90E3024589, ptr %arrayidx18.4.i, align 8, !tbaa !8
  %.compoundliteral19.sroa.0.sroa.0.sroa.2.0.arrayidx18.sroa_idx.4.i = getelementptr inbounds i8, ptr %bodies, i64 288
  store double 0xBFE8F5499DE0BABB, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.2.0.arrayidx18.sroa_idx.4.i, align 16, !tbaa !8
  %.compoundliteral19.sroa.0.sroa.0.sroa.3.0.arrayidx18.sroa_idx.4.i = getelementptr inbounds i8, ptr %bodies, i64 296
  store double 0xBFE2B7F736688C0C, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.3.0.arrayidx18.sroa_idx.4.i, align 8, !tbaa !8
  %.compoundliteral19.sroa.0.sroa.2.0.arrayidx18.sroa_idx.4.i = getelementptr inbounds i8, ptr %bodies, i64 304
  store double 0x3FEF33879EC5920F, ptr %.compoundliteral19.sroa.0.sroa.2.0.arrayidx18.sroa_idx.4.i, align 16, !tbaa !8
  %.compoundliteral19.sroa.0.sroa.3.0.arrayidx18.sroa_idx.4.i = getelementptr inbounds i8, ptr %bodies, i64 312
  store double 0xBFC6C9ECC945D9C1, ptr %.compoundliteral19.sroa.0.sroa.3.0.arrayidx18.sroa_idx.4.i, align 8, !tbaa !8
  %.compoundliteral19.sroa.0.sroa.4.0.arrayidx18.sroa_idx.4.i = getelementptr inbounds i8, ptr %bodies, i64 320
  store double 0xBFC1177196F46351, ptr %.compoundliteral19.sroa.0.sroa.4.0.arrayidx18.sroa_idx.4.i, align 16, !tbaa !8
  %.compoundliteral19.sroa.3.0.arrayidx18.sroa_idx.4.i = getelementptr inbounds i8, ptr %bodies, i64 328
  store double 1.000000e-04, ptr %.compoundliteral19.sroa.3.0.arrayidx18.sroa_idx.4.i, align 8, !tbaa !8
  %arrayidx18.5.i = getelementptr inbounds i8, ptr %bodies, i64 336
  %.compoundliteral19.sroa.0.sroa.0.sroa.2.0.arrayidx18.sroa_idx.5.i = getelementptr inbounds i8, ptr %bodies, i64 344
  %.compoundliteral19.sroa.0.sroa.0.sroa.3.0.arrayidx18.sroa_idx.5.i = getelementptr inbounds i8, ptr %bodies, i64 352
  %.compoundliteral19.sroa.0.sroa.2.0.arrayidx18.sroa_idx.5.i = getelementptr inbounds i8, ptr %bodies, i64 360
  store double 0x3FE9058064A24B77, ptr %.compoundliteral19.sroa.0.sroa.2.0.arrayidx18.sroa_idx.5.i, align 8, !tbaa !8
  %.compoundliteral19.sroa.0.sroa.3.0.arrayidx18.sroa_idx.5.i = getelementptr inbounds i8, ptr %bodies, i64 368
  store double 0x3FDFED25B0AFD5EF, ptr %.compoundliteral19.sroa.0.sroa.3.0.arrayidx18.sroa_idx.5.i, align 16, !tbaa !8
  %.compoundliteral19.sroa.0.sroa.4.0.arrayidx18.sroa_idx.5.i = getelementptr inbounds i8, ptr %bodies, i64 376
  store double 0x3FD7F1DC4483E073, ptr %.compoundliteral19.sroa.0.sroa.4.0.arrayidx18.sroa_idx.5.i, align 8, !tbaa !8
  %.compoundliteral19.sroa.3.0.arrayidx18.sroa_idx.5.i = getelementptr inbounds i8, ptr %bodies, i64 384
  store double 1.000000e-04, ptr %.compoundliteral19.sroa.3.0.arrayidx18.sroa_idx.5.i, align 16, !tbaa !8
  %arrayidx18.6.i = getelementptr inbounds i8, ptr %bodies, i64 392
  store double 1.000000e+00, ptr %arrayidx18.6.i, align 8, !tbaa !8
  %.compoundliteral19.sroa.0.sroa.0.sroa.2.0.arrayidx18.sroa_idx.6.i = getelementptr inbounds i8, ptr %bodies, i64 400
  store double 0xBCAC3D09EB53C672, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.2.0.arrayidx18.sroa_idx.6.i, align 16, !tbaa !8
  %.compoundliteral19.sroa.0.sroa.0.sroa.3.0.arrayidx18.sroa_idx.6.i = getelementptr inbounds i8, ptr %bodies, i64 408
  store double 0xBCA52DC7707ED4D5, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.3.0.arrayidx18.sroa_idx.6.i, align 8, !tbaa !8
  %.compoundliteral19.sroa.0.sroa.2.0.arrayidx18.sroa_idx.6.i = getelementptr inbounds i8, ptr %bodies, i64 416
  store double 0x3CB1A6AB7B5270BF, ptr %.compoundliteral19.sroa.0.sroa.2.0.arrayidx18.sroa_idx.6.i, align 16, !tbaa !8
  %.compoundliteral19.sroa.0.sroa.3.0.arrayidx18.sroa_idx.6.i = getelementptr inbounds i8, ptr %bodies, i64 424
  store double 0x3FE99A5AED327DB7, ptr %.compoundliteral19.sroa.0.sroa.3.0.arrayidx18.sroa_idx.6.i, align 8, !tbaa !8
  %.compoundliteral19.sroa.0.sroa.4.0.arrayidx18.sroa_idx.6.i = getelementptr inbounds i8, ptr %bodies, i64 432
  store double 0x3FE333C431E5DE49, ptr %.compoundliteral19.sroa.0.sroa.4.0.arrayidx18.sroa_idx.6.i, align 16, !tbaa !8
  %.compoundliteral19.sroa.3.0.arrayidx18.sroa_idx.6.i = getelementptr inbounds i8, ptr %bodies, i64 440
  store double 1.000000e-04, ptr %.compoundliteral19.sroa.3.0.arrayidx18.sroa_idx.6.i, align 8, !tbaa !8
  %cmp9180 = icmp sgt i64 %1, 0
  br i1 %cmp9180, label %for.body.lr.ph, label %cond.end.thread.for.cond17.preheader_crit_edge

cond.end.thread.for.cond17.preheader_crit_edge:   ; preds = %cond.end.thread
  %.pre189 = load double, ptr %bodies, align 16, !tbaa !10
  %y.i173.phi.trans.insert = getelementptr inbounds i8, ptr %bodies, i64 8
  %.pre190 = load double, ptr %y.i173.phi.trans.insert, align 8, !tbaa !12
  %z.i174.phi.trans.insert = getelementptr inbounds i8, ptr %bodies, i64 16
  %.pre191 = load double, ptr %z.i174.phi.trans.insert, align 16, !tbaa !13
  %.pre192 = load double, ptr %arrayidx18.i, align 8, !tbaa !10
  br label %for.cond17.preheader

for.body.lr.ph:                                   ; preds = %cond.end.thread
  %arrayidx18.i.promoted = load double, ptr %arrayidx18.i, align 8, !tbaa !14
  %bodies.promoted = load double, ptr %bodies, align 16, !tbaa !14
  %div12 = fmul double %div7, 5.000000e-01
  %speed.i = getelementptr inbounds i8, ptr %bodies, i64 24
  %y.i = getelementptr inbounds i8, ptr %bodies, i64 32
  %y10.i = getelementptr inbounds i8, ptr %bodies, i64 8
  %z.i = getelementptr inbounds i8, ptr %bodies, i64 40
  %z17.i = getelementptr inbounds i8, ptr %bodies, i64 16
  %y10.i.promoted = load double, ptr %y10.i, align 8, !tbaa !16
  %z17.i.promoted = load double, ptr %z17.i, align 16, !tbaa !17
  %.pre = load double, ptr %speed.i, align 8, !tbaa !18
  %.pre187 = load double, ptr %y.i, align 16, !tbaa !19
  %.pre188 = load double, ptr %z.i, align 8, !tbaa !20
  br label %for.body

for.cond17.preheader.loopexit:                    ; preds = %accelerate.exit
  %2 = fadd double %149, 0xBFE403CF90D17EA3
  %3 = fadd double %151, 0xBFDE05B7593A3DF3
  %4 = fadd double %153, 0x3FCC7B90E3024580
  %5 = fadd double %155, 0xBFE8F5499DE0BABB
  %6 = fadd double %157, 0xBFE2B7F736688C0C
  %7 = fadd double %159, 0x3FECD4BCA9CB5C70
  %8 = fadd double %161, 0xBFD637003DF48969
  %9 = fadd double %163, 0xBFD0A9402E77670E
  %10 = fadd double %165, 0x3FECD4BCA9CB5C71
  %11 = fadd double %167, 0x3FD637003DF48966
  %12 = fadd double %169, 0x3FD0A9402E77670C
  %13 = fadd double %171, 0x3FCC7B90E3024589
  %14 = fadd double %173, 0x3FE8F5499DE0BABB
  %15 = fadd double %175, 0x3FE2B7F736688C0C
  %16 = fadd double %177, 0xBFE3F3A0E28BEDD0
  %17 = fadd double %179, 0x3FE403CF90D17EA4
  %18 = fadd double %181, 0x3FDE05B7593A3DF4
  br label %for.cond17.preheader

for.cond17.preheader:                             ; preds = %cond.end.thread.for.cond17.preheader_crit_edge, %for.cond17.preheader.loopexit
  %sub5.i.6 = phi double [ 0.000000e+00, %cond.end.thread.for.cond17.preheader_crit_edge ], [ %18, %for.cond17.preheader.loopexit ]
  %sub3.i.6 = phi double [ 0.000000e+00, %cond.end.thread.for.cond17.preheader_crit_edge ], [ %17, %for.cond17.preheader.loopexit ]
  %sub.i172.6 = phi double [ 0.000000e+00, %cond.end.thread.for.cond17.preheader_crit_edge ], [ %16, %for.cond17.preheader.loopexit ]
  %sub5.i.5 = phi double [ 0.000000e+00, %cond.end.thread.for.cond17.preheader_crit_edge ], [ %15, %for.cond17.preheader.loopexit ]
  %sub3.i.5 = phi double [ 0.000000e+00, %cond.end.thread.for.cond17.preheader_crit_edge ], [ %14, %for.cond17.preheader.loopexit ]
  %sub.i172.5 = phi double [ 0.000000e+00, %cond.end.thread.for.cond17.preheader_crit_edge ], [ %13, %for.cond17.preheader.loopexit ]
  %sub5.i.4 = phi double [ 0.000000e+00, %cond.end.thread.for.cond17.preheader_crit_edge ], [ %12, %for.cond17.preheader.loopexit ]
  %sub3.i.4 = phi double [ 0.000000e+00, %cond.end.thread.for.cond17.preheader_crit_edge ], [ %11, %for.cond17.preheader.loopexit ]
  %sub.i172.4 = phi double [ 0.000000e+00, %cond.end.thread.for.cond17.preheader_crit_edge ], [ %10, %for.cond17.preheader.loopexit ]
  %sub5.i.3 = phi double [ 0.000000e+00, %cond.end.thread.for.cond17.preheader_crit_edge ], [ %9, %for.cond17.preheader.loopexit ]
  %sub3.i.3 = phi double [ 0.000000e+00, %cond.end.thread.for.cond17.preheader_crit_edge ], [ %8, %for.cond17.preheader.loopexit ]
  %sub.i172.3 = phi double [ 0.000000e+00, %cond.end.thread.for.cond17.preheader_crit_edge ], [ %7, %for.cond17.preheader.loopexit ]
  %sub5.i.2 = phi double [ 0.000000e+00, %cond.end.thread.for.cond17.preheader_crit_edge ], [ %6, %for.cond17.preheader.loopexit ]
  %sub3.i.2 = phi double [ 0.000000e+00, %cond.end.thread.for.cond17.preheader_crit_edge ], [ %5, %for.cond17.preheader.loopexit ]
  %sub.i172.2 = phi double [ 0.000000e+00, %cond.end.thread.for.cond17.preheader_crit_edge ], [ %4, %for.cond17.preheader.loopexit ]
  %sub5.i.1 = phi double [ 0.000000e+00, %cond.end.thread.for.cond17.preheader_crit_edge ], [ %3, %for.cond17.preheader.loopexit ]
  %sub3.i.1 = phi double [ 0.000000e+00, %cond.end.thread.for.cond17.preheader_crit_edge ], [ %2, %for.cond17.preheader.loopexit ]
  %19 = phi double [ %.pre192, %cond.end.thread.for.cond17.preheader_crit_edge ], [ %147, %for.cond17.preheader.loopexit ]
  %20 = phi double [ %.pre191, %cond.end.thread.for.cond17.preheader_crit_edge ], [ %145, %for.cond17.preheader.loopexit ]
  %21 = phi double [ %.pre190, %cond.end.thread.for.cond17.preheader_crit_edge ], [ %143, %for.cond17.preheader.loopexit ]
  %22 = phi double [ %.pre189, %cond.end.thread.for.cond17.preheader_crit_edge ], [ %141, %for.cond17.preheader.loopexit ]
  %mul6.i = fmul double %21, %21
  %23 = tail call double @llvm.fmuladd.f64(double %22, double %22, double %mul6.i)
  %24 = tail call double @llvm.fmuladd.f64(double %20, double %20, double %23)
  %sqrt.i175 = tail call double @llvm.sqrt.f64(double %24)
  %cmp27 = fcmp uge double %sqrt.i175, 1.000000e-04
  %lnot.ext = zext i1 %cmp27 to i32
  %sub.i172.1 = fadd double %19, 0xBFE3F3A0E28BEDD2
  %mul6.i.1 = fmul double %sub3.i.1, %sub3.i.1
  %25 = tail call double @llvm.fmuladd.f64(double %sub.i172.1, double %sub.i172.1, double %mul6.i.1)
  %26 = tail call double @llvm.fmuladd.f64(double %sub5.i.1, double %sub5.i.1, double %25)
  %sqrt.i175.1 = tail call double @llvm.sqrt.f64(double %26)
  %cmp27.1 = fcmp uge double %sqrt.i175.1, 1.000000e-04
  %lnot.ext.1 = zext i1 %cmp27.1 to i32
  %add.1 = add nuw nsw i32 %lnot.ext, %lnot.ext.1
  %mul6.i.2 = fmul double %sub3.i.2, %sub3.i.2
  %27 = tail call double @llvm.fmuladd.f64(double %sub.i172.2, double %sub.i172.2, double %mul6.i.2)
  %28 = tail call double @llvm.fmuladd.f64(double %sub5.i.2, double %sub5.i.2, double %27)
  %sqrt.i175.2 = tail call double @llvm.sqrt.f64(double %28)
  %cmp27.2 = fcmp uge double %sqrt.i175.2, 1.000000e-04
  %lnot.ext.2 = zext i1 %cmp27.2 to i32
  %add.2 = add nuw nsw i32 %add.1, %lnot.ext.2
  %mul6.i.3 = fmul double %sub3.i.3, %sub3.i.3
  %29 = tail call double @llvm.fmuladd.f64(double %sub.i172.3, double %sub.i172.3, double %mul6.i.3)
  %30 = tail call double @llvm.fmuladd.f64(double %sub5.i.3, double %sub5.i.3, double %29)
  %sqrt.i175.3 = tail call double @llvm.sqrt.f64(double %30)
  %cmp27.3 = fcmp uge double %sqrt.i175.3, 1.000000e-04
  %lnot.ext.3 = zext i1 %cmp27.3 to i32
  %add.3 = add nuw nsw i32 %add.2, %lnot.ext.3
  %mul6.i.4 = fmul double %sub3.i.4, %sub3.i.4
  %31 = tail call double @llvm.fmuladd.f64(double %sub.i172.4, double %sub.i172.4, double %mul6.i.4)
  %32 = tail call double @llvm.fmuladd.f64(double %sub5.i.4, double %sub5.i.4, double %31)
  %sqrt.i175.4 = tail call double @llvm.sqrt.f64(double %32)
  %cmp27.4 = fcmp uge double %sqrt.i175.4, 1.000000e-04
  %lnot.ext.4 = zext i1 %cmp27.4 to i32
  %add.4 = add nuw nsw i32 %add.3, %lnot.ext.4
  %mul6.i.5 = fmul double %sub3.i.5, %sub3.i.5
  %33 = tail call double @llvm.fmuladd.f64(double %sub.i172.5, double %sub.i172.5, double %mul6.i.5)
  %34 = tail call double @llvm.fmuladd.f64(double %sub5.i.5, double %sub5.i.5, double %33)
  %sqrt.i175.5 = tail call double @llvm.sqrt.f64(double %34)
  %cmp27.5 = fcmp uge double %sqrt.i175.5, 1.000000e-04
  %lnot.ext.5 = zext i1 %cmp27.5 to i32
  %add.5 = add nuw nsw i32 %add.4, %lnot.ext.5
  %mul6.i.6 = fmul double %sub3.i.6, %sub3.i.6
  %35 = tail call double @llvm.fmuladd.f64(double %sub.i172.6, double %sub.i172.6, double %mul6.i.6)
  %36 = tail call double @llvm.fmuladd.f64(double %sub5.i.6, double %sub5.i.6, double %35)
  %sqrt.i175.6 = tail call double @llvm.sqrt.f64(double %36)
  %cmp27.6 = fcmp uge double %sqrt.i175.6, 1.000000e-04
  %lnot.ext.6 = zext i1 %cmp27.6 to i32
  %add.6 = add nuw nsw i32 %add.5, %lnot.ext.6
  %37 = load double, ptr %arrayidx18.6.i, align 8, !tbaa !10
  %sub.i172.7 = fadd double %37, -1.000000e+00
  %y.i173.7 = getelementptr inbounds i8, ptr %bodies, i64 400
  %38 = load double, ptr %y.i173.7, align 16, !tbaa !12
  %sub3.i.7 = fadd double %38, 0x3CAC3D09EB53C672
  %z.i174.7 = getelementptr inbounds i8, ptr %bodies, i64 408
  %39 = load double, ptr %z.i174.7, align 8, !tbaa !13
  %sub5.i.7 = fadd double %39, 0x3CA52DC7707ED4D5
  %mul6.i.7 = fmul double %sub3.i.7, %sub3.i.7
  %40 = tail call double @llvm.fmuladd.f64(double %sub.i172.7, double %sub.i172.7, double %mul6.i.7)
  %41 = tail call double @llvm.fmuladd.f64(double %sub5.i.7, double %sub5.i.7, double %40)
  %sqrt.i175.7 = tail call double @llvm.sqrt.f64(double %41)
  %cmp27.7 = fcmp uge double %sqrt.i175.7, 1.000000e-04
  %lnot.ext.7 = zext i1 %cmp27.7 to i32
  %42 = or i32 %add.6, %lnot.ext.7
  %tobool32 = icmp ne i32 %42, 0
  %cond33 = select i1 %tobool32, ptr @.str.1, ptr @.str.2
  %call34 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %1, ptr noundef nonnull %cond33)
  %conv36 = zext i1 %tobool32 to i32
  call void @llvm.lifetime.end.p0(i64 448, ptr nonnull %bodies) #7
  ret i32 %conv36

for.body:                                         ; preds = %for.body.lr.ph, %accelerate.exit
  %43 = phi double [ 0x3FE333C431E5DE49, %for.body.lr.ph ], [ %186, %accelerate.exit ]
  %44 = phi double [ 0x3FE99A5AED327DB7, %for.body.lr.ph ], [ %184, %accelerate.exit ]
  %45 = phi double [ 0x3CB1A6AB7B5270BF, %for.body.lr.ph ], [ %182, %accelerate.exit ]
  %46 = phi double [ 0x3FD7F1DC4483E073, %for.body.lr.ph ], [ %180, %accelerate.exit ]
  %47 = phi double [ 0x3FDFED25B0AFD5EF, %for.body.lr.ph ], [ %178, %accelerate.exit ]
  %48 = phi double [ 0x3FE9058064A24B77, %for.body.lr.ph ], [ %176, %accelerate.exit ]
  %49 = phi double [ 0xBFC1177196F46351, %for.body.lr.ph ], [ %174, %accelerate.exit ]
  %50 = phi double [ 0xBFC6C9ECC945D9C1, %for.body.lr.ph ], [ %172, %accelerate.exit ]
  %51 = phi double [ 0x3FEF33879EC5920F, %for.body.lr.ph ], [ %170, %accelerate.exit ]
  %52 = phi double [ 0xBFE14CF3D577C68C, %for.body.lr.ph ], [ %168, %accelerate.exit ]
  %53 = phi double [ 0xBFE711451C9FB365, %for.body.lr.ph ], [ %166, %accelerate.exit ]
  %54 = phi double [ 0x3FDBC592017132BA, %for.body.lr.ph ], [ %164, %accelerate.exit ]
  %55 = phi double [ 0xBFE14CF3D577C68B, %for.body.lr.ph ], [ %162, %accelerate.exit ]
  %56 = phi double [ 0xBFE711451C9FB365, %for.body.lr.ph ], [ %160, %accelerate.exit ]
  %57 = phi double [ 0xBFDBC592017132BE, %for.body.lr.ph ], [ %158, %accelerate.exit ]
  %58 = phi double [ 0xBFC1177196F4634B, %for.body.lr.ph ], [ %156, %accelerate.exit ]
  %59 = phi double [ 0xBFC6C9ECC945D9BA, %for.body.lr.ph ], [ %154, %accelerate.exit ]
  %60 = phi double [ 0xBFEF33879EC5920F, %for.body.lr.ph ], [ %152, %accelerate.exit ]
  %61 = phi double [ 0x3FD7F1DC4483E075, %for.body.lr.ph ], [ %150, %accelerate.exit ]
  %62 = phi double [ 0x3FDFED25B0AFD5F2, %for.body.lr.ph ], [ %148, %accelerate.exit ]
  %63 = phi double [ 0xBFE9058064A24B76, %for.body.lr.ph ], [ %146, %accelerate.exit ]
  %64 = phi double [ %.pre188, %for.body.lr.ph ], [ %144, %accelerate.exit ]
  %65 = phi double [ %.pre187, %for.body.lr.ph ], [ %142, %accelerate.exit ]
  %66 = phi double [ %.pre, %for.body.lr.ph ], [ %140, %accelerate.exit ]
  %67 = phi double [ %z17.i.promoted, %for.body.lr.ph ], [ %145, %accelerate.exit ]
  %68 = phi double [ %y10.i.promoted, %for.body.lr.ph ], [ %143, %accelerate.exit ]
  %i.0181 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %accelerate.exit ]
  %69 = phi double [ %bodies.promoted, %for.body.lr.ph ], [ %141, %accelerate.exit ]
  %70 = phi double [ %arrayidx18.i.promoted, %for.body.lr.ph ], [ %147, %accelerate.exit ]
  %71 = phi double [ 0x3FE403CF90D17EA3, %for.body.lr.ph ], [ %149, %accelerate.exit ]
  %72 = phi double [ 0x3FDE05B7593A3DF3, %for.body.lr.ph ], [ %151, %accelerate.exit ]
  %73 = phi double [ 0xBFCC7B90E3024580, %for.body.lr.ph ], [ %153, %accelerate.exit ]
  %74 = phi double [ 0x3FE8F5499DE0BABB, %for.body.lr.ph ], [ %155, %accelerate.exit ]
  %75 = phi double [ 0x3FE2B7F736688C0C, %for.body.lr.ph ], [ %157, %accelerate.exit ]
  %76 = phi double [ 0xBFECD4BCA9CB5C70, %for.body.lr.ph ], [ %159, %accelerate.exit ]
  %77 = phi double [ 0x3FD637003DF48969, %for.body.lr.ph ], [ %161, %accelerate.exit ]
  %78 = phi double [ 0x3FD0A9402E77670E, %for.body.lr.ph ], [ %163, %accelerate.exit ]
  %79 = phi double [ 0xBFECD4BCA9CB5C71, %for.body.lr.ph ], [ %165, %accelerate.exit ]
  %80 = phi double [ 0xBFD637003DF48966, %for.body.lr.ph ], [ %167, %accelerate.exit ]
  %81 = phi double [ 0xBFD0A9402E77670C, %for.body.lr.ph ], [ %169, %accelerate.exit ]
  %82 = phi double [ 0xBFCC7B90E3024589, %for.body.lr.ph ], [ %171, %accelerate.exit ]
  %83 = phi double [ 0xBFE8F5499DE0BABB, %for.body.lr.ph ], [ %173, %accelerate.exit ]
  %84 = phi double [ 0xBFE2B7F736688C0C, %for.body.lr.ph ], [ %175, %accelerate.exit ]
  %85 = phi double [ 0x3FE3F3A0E28BEDD0, %for.body.lr.ph ], [ %177, %accelerate.exit ]
  %86 = phi double [ 0xBFE403CF90D17EA4, %for.body.lr.ph ], [ %179, %accelerate.exit ]
  %87 = phi double [ 0xBFDE05B7593A3DF4, %for.body.lr.ph ], [ %181, %accelerate.exit ]
  %88 = phi double [ 1.000000e+00, %for.body.lr.ph ], [ %183, %accelerate.exit ]
  %89 = phi double [ 0xBCAC3D09EB53C672, %for.body.lr.ph ], [ %185, %accelerate.exit ]
  %90 = phi double [ 0xBCA52DC7707ED4D5, %for.body.lr.ph ], [ %187, %accelerate.exit ]
  %91 = tail call double @llvm.fmuladd.f64(double %66, double %div12, double %69)
  store double %91, ptr %bodies, align 16, !tbaa !14
  %92 = tail call double @llvm.fmuladd.f64(double %65, double %div12, double %68)
  store double %92, ptr %y10.i, align 8, !tbaa !16
  %93 = tail call double @llvm.fmuladd.f64(double %64, double %div12, double %67)
  store double %93, ptr %z17.i, align 16, !tbaa !17
  %94 = tail call double @llvm.fmuladd.f64(double %63, double %div12, double %70)
  store double %94, ptr %arrayidx18.i, align 8, !tbaa !14
  %95 = tail call double @llvm.fmuladd.f64(double %62, double %div12, double %71)
  store double %95, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.2.0.arrayidx18.sroa_idx.i, align 16, !tbaa !16
  %96 = tail call double @llvm.fmuladd.f64(double %61, double %div12, double %72)
  store double %96, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.3.0.arrayidx18.sroa_idx.i, align 8, !tbaa !17
  %97 = tail call double @llvm.fmuladd.f64(double %60, double %div12, double %73)
  store double %97, ptr %arrayidx18.1.i, align 16, !tbaa !14
  %98 = tail call double @llvm.fmuladd.f64(double %59, double %div12, double %74)
  store double %98, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.2.0.arrayidx18.sroa_idx.1.i, align 8, !tbaa !16
  %99 = tail call double @llvm.fmuladd.f64(double %58, double %div12, double %75)
  store double %99, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.3.0.arrayidx18.sroa_idx.1.i, align 16, !tbaa !17
  %100 = tail call double @llvm.fmuladd.f64(double %57, double %div12, double %76)
  store double %100, ptr %arrayidx18.2.i, align 8, !tbaa !14
  %101 = tail call double @llvm.fmuladd.f64(double %56, double %div12, double %77)
  store double %101, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.2.0.arrayidx18.sroa_idx.2.i, align 16, !tbaa !16
  %102 = tail call double @llvm.fmuladd.f64(double %55, double %div12, double %78)
  store double %102, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.3.0.arrayidx18.sroa_idx.2.i, align 8, !tbaa !17
  %103 = tail call double @llvm.fmuladd.f64(double %54, double %div12, double %79)
  store double %103, ptr %arrayidx18.3.i, align 16, !tbaa !14
  %104 = tail call double @llvm.fmuladd.f64(double %53, double %div12, double %80)
  store double %104, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.2.0.arrayidx18.sroa_idx.3.i, align 8, !tbaa !16
  %105 = tail call double @llvm.fmuladd.f64(double %52, double %div12, double %81)
  store double %105, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.3.0.arrayidx18.sroa_idx.3.i, align 16, !tbaa !17
  %106 = tail call double @llvm.fmuladd.f64(double %51, double %div12, double %82)
  store double %106, ptr %arrayidx18.4.i, align 8, !tbaa !14
  %107 = tail call double @llvm.fmuladd.f64(double %50, double %div12, double %83)
  store double %107, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.2.0.arrayidx18.sroa_idx.4.i, align 16, !tbaa !16
  %108 = tail call double @llvm.fmuladd.f64(double %49, double %div12, double %84)
  store double %108, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.3.0.arrayidx18.sroa_idx.4.i, align 8, !tbaa !17
  %109 = tail call double @llvm.fmuladd.f64(double %48, double %div12, double %85)
  store double %109, ptr %arrayidx18.5.i, align 16, !tbaa !14
  %110 = tail call double @llvm.fmuladd.f64(double %47, double %div12, double %86)
  store double %110, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.2.0.arrayidx18.sroa_idx.5.i, align 8, !tbaa !16
  %111 = tail call double @llvm.fmuladd.f64(double %46, double %div12, double %87)
  store double %111, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.3.0.arrayidx18.sroa_idx.5.i, align 16, !tbaa !17
  %112 = tail call double @llvm.fmuladd.f64(double %45, double %div12, double %88)
  store double %112, ptr %arrayidx18.6.i, align 8, !tbaa !14
  %113 = tail call double @llvm.fmuladd.f64(double %44, double %div12, double %89)
  store double %113, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.2.0.arrayidx18.sroa_idx.6.i, align 16, !tbaa !16
  %114 = tail call double @llvm.fmuladd.f64(double %43, double %div12, double %90)
  store double %114, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.3.0.arrayidx18.sroa_idx.6.i, align 8, !tbaa !17
  br label %for.body.i

for.cond.loopexit.i:                              ; preds = %for.body4.i, %for.body.i
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %exitcond97.not.i = icmp eq i64 %indvars.iv.next95.i, 8
  br i1 %exitcond97.not.i, label %accelerate.exit, label %for.body.i, !llvm.loop !21

for.body.i:                                       ; preds = %for.cond.loopexit.i, %for.body
  %indvars.iv94.i = phi i64 [ 0, %for.body ], [ %indvars.iv.next95.i, %for.cond.loopexit.i ]
  %indvars.iv.i = phi i64 [ 1, %for.body ], [ %indvars.iv.next.i, %for.cond.loopexit.i ]
  %indvars.iv.next95.i = add nuw nsw i64 %indvars.iv94.i, 1
  %cmp288.i = icmp ult i64 %indvars.iv94.i, 7
  br i1 %cmp288.i, label %for.body4.lr.ph.i, label %for.cond.loopexit.i

for.body4.lr.ph.i:                                ; preds = %for.body.i
  %arrayidx.i = getelementptr inbounds %struct.Body, ptr %bodies, i64 %indvars.iv94.i
  %115 = load double, ptr %arrayidx.i, align 8, !tbaa !14
  %y.i121 = getelementptr inbounds i8, ptr %arrayidx.i, i64 8
  %116 = load double, ptr %y.i121, align 8, !tbaa !16
  %z.i122 = getelementptr inbounds i8, ptr %arrayidx.i, i64 16
  %117 = load double, ptr %z.i122, align 8, !tbaa !17
  %speed.i123 = getelementptr inbounds i8, ptr %arrayidx.i, i64 24
  %y25.i = getelementptr inbounds i8, ptr %arrayidx.i, i64 32
  %z31.i = getelementptr inbounds i8, ptr %arrayidx.i, i64 40
  %mass33.i = getelementptr inbounds i8, ptr %arrayidx.i, i64 48
  %118 = load double, ptr %mass33.i, align 8, !tbaa !23
  br label %for.body4.i

for.body4.i:                                      ; preds = %for.body4.i, %for.body4.lr.ph.i
  %indvars.iv91.i = phi i64 [ %indvars.iv.i, %for.body4.lr.ph.i ], [ %indvars.iv.next92.i, %for.body4.i ]
  %arrayidx6.i = getelementptr inbounds %struct.Body, ptr %bodies, i64 %indvars.iv91.i
  %119 = load double, ptr %arrayidx6.i, align 8, !tbaa !14
  %sub.i = fsub double %115, %119
  %y11.i = getelementptr inbounds i8, ptr %arrayidx6.i, i64 8
  %120 = load double, ptr %y11.i, align 8, !tbaa !16
  %sub12.i = fsub double %116, %120
  %z15.i = getelementptr inbounds i8, ptr %arrayidx6.i, i64 16
  %121 = load double, ptr %z15.i, align 8, !tbaa !17
  %sub16.i = fsub double %117, %121
  %mul17.i124 = fmul double %sub12.i, %sub12.i
  %122 = tail call double @llvm.fmuladd.f64(double %sub.i, double %sub.i, double %mul17.i124)
  %123 = tail call double @llvm.fmuladd.f64(double %sub16.i, double %sub16.i, double %122)
  %sqrt.i = tail call double @llvm.sqrt.f64(double %123)
  %mul.i = fmul double %123, %sqrt.i
  %div.i = fdiv double %div7, %mul.i
  %mass.i = getelementptr inbounds i8, ptr %arrayidx6.i, i64 48
  %124 = load double, ptr %mass.i, align 8, !tbaa !23
  %125 = load double, ptr %speed.i123, align 8, !tbaa !18
  %126 = fneg double %sub.i
  %neg.i = fmul double %124, %126
  %127 = tail call double @llvm.fmuladd.f64(double %neg.i, double %div.i, double %125)
  store double %127, ptr %speed.i123, align 8, !tbaa !18
  %128 = load double, ptr %y25.i, align 8, !tbaa !19
  %129 = fneg double %sub12.i
  %neg26.i = fmul double %124, %129
  %130 = tail call double @llvm.fmuladd.f64(double %neg26.i, double %div.i, double %128)
  store double %130, ptr %y25.i, align 8, !tbaa !19
  %131 = load double, ptr %z31.i, align 8, !tbaa !20
  %132 = fneg double %sub16.i
  %neg32.i = fmul double %124, %132
  %133 = tail call double @llvm.fmuladd.f64(double %neg32.i, double %div.i, double %131)
  store double %133, ptr %z31.i, align 8, !tbaa !20
  %mul34.i = fmul double %118, %sub.i
  %speed36.i = getelementptr inbounds i8, ptr %arrayidx6.i, i64 24
  %134 = load double, ptr %speed36.i, align 8, !tbaa !18
  %135 = tail call double @llvm.fmuladd.f64(double %mul34.i, double %div.i, double %134)
  store double %135, ptr %speed36.i, align 8, !tbaa !18
  %mul39.i = fmul double %118, %sub12.i
  %y42.i = getelementptr inbounds i8, ptr %arrayidx6.i, i64 32
  %136 = load double, ptr %y42.i, align 8, !tbaa !19
  %137 = tail call double @llvm.fmuladd.f64(double %mul39.i, double %div.i, double %136)
  store double %137, ptr %y42.i, align 8, !tbaa !19
  %mul44.i = fmul double %118, %sub16.i
  %z47.i = getelementptr inbounds i8, ptr %arrayidx6.i, i64 40
  %138 = load double, ptr %z47.i, align 8, !tbaa !20
  %139 = tail call double @llvm.fmuladd.f64(double %mul44.i, double %div.i, double %138)
  store double %139, ptr %z47.i, align 8, !tbaa !20
  %indvars.iv.next92.i = add nuw nsw i64 %indvars.iv91.i, 1
  %exitcond.not.i = icmp eq i64 %indvars.iv.next92.i, 8
  br i1 %exitcond.not.i, label %for.cond.loopexit.i, label %for.body4.i, !llvm.loop !24

accelerate.exit:                                  ; preds = %for.cond.loopexit.i
  %140 = load double, ptr %speed.i, align 8, !tbaa !18
  %141 = tail call double @llvm.fmuladd.f64(double %140, double %div12, double %91)
  store double %141, ptr %bodies, align 16, !tbaa !14
  %142 = load double, ptr %y.i, align 16, !tbaa !19
  %143 = tail call double @llvm.fmuladd.f64(double %142, double %div12, double %92)
  store double %143, ptr %y10.i, align 8, !tbaa !16
  %144 = load double, ptr %z.i, align 8, !tbaa !20
  %145 = tail call double @llvm.fmuladd.f64(double %144, double %div12, double %93)
  store double %145, ptr %z17.i, align 16, !tbaa !17
  %146 = load double, ptr %.compoundliteral19.sroa.0.sroa.2.0.arrayidx18.sroa_idx.i, align 16, !tbaa !18
  %147 = tail call double @llvm.fmuladd.f64(double %146, double %div12, double %94)
  store double %147, ptr %arrayidx18.i, align 8, !tbaa !14
  %148 = load double, ptr %.compoundliteral19.sroa.0.sroa.3.0.arrayidx18.sroa_idx.i, align 8, !tbaa !19
  %149 = tail call double @llvm.fmuladd.f64(double %148, double %div12, double %95)
  store double %149, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.2.0.arrayidx18.sroa_idx.i, align 16, !tbaa !16
  %150 = load double, ptr %.compoundliteral19.sroa.0.sroa.4.0.arrayidx18.sroa_idx.i, align 16, !tbaa !20
  %151 = tail call double @llvm.fmuladd.f64(double %150, double %div12, double %96)
  store double %151, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.3.0.arrayidx18.sroa_idx.i, align 8, !tbaa !17
  %152 = load double, ptr %.compoundliteral19.sroa.0.sroa.2.0.arrayidx18.sroa_idx.1.i, align 8, !tbaa !18
  %153 = tail call double @llvm.fmuladd.f64(double %152, double %div12, double %97)
  store double %153, ptr %arrayidx18.1.i, align 16, !tbaa !14
  %154 = load double, ptr %.compoundliteral19.sroa.0.sroa.3.0.arrayidx18.sroa_idx.1.i, align 16, !tbaa !19
  %155 = tail call double @llvm.fmuladd.f64(double %154, double %div12, double %98)
  store double %155, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.2.0.arrayidx18.sroa_idx.1.i, align 8, !tbaa !16
  %156 = load double, ptr %.compoundliteral19.sroa.0.sroa.4.0.arrayidx18.sroa_idx.1.i, align 8, !tbaa !20
  %157 = tail call double @llvm.fmuladd.f64(double %156, double %div12, double %99)
  store double %157, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.3.0.arrayidx18.sroa_idx.1.i, align 16, !tbaa !17
  %158 = load double, ptr %.compoundliteral19.sroa.0.sroa.2.0.arrayidx18.sroa_idx.2.i, align 16, !tbaa !18
  %159 = tail call double @llvm.fmuladd.f64(double %158, double %div12, double %100)
  store double %159, ptr %arrayidx18.2.i, align 8, !tbaa !14
  %160 = load double, ptr %.compoundliteral19.sroa.0.sroa.3.0.arrayidx18.sroa_idx.2.i, align 8, !tbaa !19
  %161 = tail call double @llvm.fmuladd.f64(double %160, double %div12, double %101)
  store double %161, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.2.0.arrayidx18.sroa_idx.2.i, align 16, !tbaa !16
  %162 = load double, ptr %.compoundliteral19.sroa.0.sroa.4.0.arrayidx18.sroa_idx.2.i, align 16, !tbaa !20
  %163 = tail call double @llvm.fmuladd.f64(double %162, double %div12, double %102)
  store double %163, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.3.0.arrayidx18.sroa_idx.2.i, align 8, !tbaa !17
  %164 = load double, ptr %.compoundliteral19.sroa.0.sroa.2.0.arrayidx18.sroa_idx.3.i, align 8, !tbaa !18
  %165 = tail call double @llvm.fmuladd.f64(double %164, double %div12, double %103)
  store double %165, ptr %arrayidx18.3.i, align 16, !tbaa !14
  %166 = load double, ptr %.compoundliteral19.sroa.0.sroa.3.0.arrayidx18.sroa_idx.3.i, align 16, !tbaa !19
  %167 = tail call double @llvm.fmuladd.f64(double %166, double %div12, double %104)
  store double %167, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.2.0.arrayidx18.sroa_idx.3.i, align 8, !tbaa !16
  %168 = load double, ptr %.compoundliteral19.sroa.0.sroa.4.0.arrayidx18.sroa_idx.3.i, align 8, !tbaa !20
  %169 = tail call double @llvm.fmuladd.f64(double %168, double %div12, double %105)
  store double %169, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.3.0.arrayidx18.sroa_idx.3.i, align 16, !tbaa !17
  %170 = load double, ptr %.compoundliteral19.sroa.0.sroa.2.0.arrayidx18.sroa_idx.4.i, align 16, !tbaa !18
  %171 = tail call double @llvm.fmuladd.f64(double %170, double %div12, double %106)
  store double %171, ptr %arrayidx18.4.i, align 8, !tbaa !14
  %172 = load double, ptr %.compoundliteral19.sroa.0.sroa.3.0.arrayidx18.sroa_idx.4.i, align 8, !tbaa !19
  %173 = tail call double @llvm.fmuladd.f64(double %172, double %div12, double %107)
  store double %173, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.2.0.arrayidx18.sroa_idx.4.i, align 16, !tbaa !16
  %174 = load double, ptr %.compoundliteral19.sroa.0.sroa.4.0.arrayidx18.sroa_idx.4.i, align 16, !tbaa !20
  %175 = tail call double @llvm.fmuladd.f64(double %174, double %div12, double %108)
  store double %175, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.3.0.arrayidx18.sroa_idx.4.i, align 8, !tbaa !17
  %176 = load double, ptr %.compoundliteral19.sroa.0.sroa.2.0.arrayidx18.sroa_idx.5.i, align 8, !tbaa !18
  %177 = tail call double @llvm.fmuladd.f64(double %176, double %div12, double %109)
  store double %177, ptr %arrayidx18.5.i, align 16, !tbaa !14
  %178 = load double, ptr %.compoundliteral19.sroa.0.sroa.3.0.arrayidx18.sroa_idx.5.i, align 16, !tbaa !19
  %179 = tail call double @llvm.fmuladd.f64(double %178, double %div12, double %110)
  store double %179, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.2.0.arrayidx18.sroa_idx.5.i, align 8, !tbaa !16
  %180 = load double, ptr %.compoundliteral19.sroa.0.sroa.4.0.arrayidx18.sroa_idx.5.i, align 8, !tbaa !20
  %181 = tail call double @llvm.fmuladd.f64(double %180, double %div12, double %111)
  store double %181, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.3.0.arrayidx18.sroa_idx.5.i, align 16, !tbaa !17
  %182 = load double, ptr %.compoundliteral19.sroa.0.sroa.2.0.arrayidx18.sroa_idx.6.i, align 16, !tbaa !18
  %183 = tail call double @llvm.fmuladd.f64(double %182, double %div12, double %112)
  store double %183, ptr %arrayidx18.6.i, align 8, !tbaa !14
  %184 = load double, ptr %.compoundliteral19.sroa.0.sroa.3.0.arrayidx18.sroa_idx.6.i, align 8, !tbaa !19
  %185 = tail call double @llvm.fmuladd.f64(double %184, double %div12, double %113)
  store double %185, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.2.0.arrayidx18.sroa_idx.6.i, align 16, !tbaa !16
  %186 = load double, ptr %.compoundliteral19.sroa.0.sroa.4.0.arrayidx18.sroa_idx.6.i, align 16, !tbaa !20
  %187 = tail call double @llvm.fmuladd.f64(double %186, double %div12, double %114)
  store double %187, ptr %.compoundliteral19.sroa.0.sroa.0.sroa.3.0.arrayidx18.sroa_idx.6.i, align 8, !tbaa !17
  %inc = add nuw nsw i64 %i.0181, 1
  %exitcond.not = icmp eq i64 %inc, %1
  br i1 %exitcond.not, label %for.cond17.preheader.loopexit, label %for.body, !llvm.loop !25
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #6

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
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
!9 = !{!"double", !6, i64 0}
!10 = !{!11, !9, i64 0}
!11 = !{!"", !9, i64 0, !9, i64 8, !9, i64 16}
!12 = !{!11, !9, i64 8}
!13 = !{!11, !9, i64 16}
!14 = !{!15, !9, i64 0}
!15 = !{!"", !11, i64 0, !11, i64 24, !9, i64 48}
!16 = !{!15, !9, i64 8}
!17 = !{!15, !9, i64 16}
!18 = !{!15, !9, i64 24}
!19 = !{!15, !9, i64 32}
!20 = !{!15, !9, i64 40}
!21 = distinct !{!21, !22}
!22 = !{!"llvm.loop.mustprogress"}
!23 = !{!15, !9, i64 48}
!24 = distinct !{!24, !22}
!25 = distinct !{!25, !22}
