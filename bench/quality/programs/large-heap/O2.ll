source_filename = "large-heap.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [35 x i8] c"large-heap: mean place %lu of %lu\0A\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %argc, ptr nocapture noundef readonly %argv) local_unnamed_addr #0 {
entry:
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %arrayidx = getelementptr inbounds i8, ptr %argv, i64 8
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !4
  %call = tail call i64 @strtol(ptr nocapture noundef %0, ptr noundef null, i32 noundef 10) #5
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %entry ]
  %tobool.not = icmp eq i64 %cond, 0
  %conv = select i1 %tobool.not, i64 2000, i64 1500000
  %mul = mul nsw i64 %cond, 250000
  %cond6 = select i1 %tobool.not, i64 1000, i64 %mul
  %mul7 = shl nuw nsw i64 %conv, 3
  %call8 = tail call noalias ptr @malloc(i64 noundef %mul7) #6
  %cmp9 = icmp eq ptr %call8, null
  %conv11 = zext i1 %cmp9 to i64
  %tobool14 = icmp ne ptr %call8, null
  br i1 %tobool14, label %for.body, label %for.cond.cleanup53

for.body:                                         ; preds = %cond.end, %for.body
  %sum.0141 = phi double [ %add.1, %for.body ], [ 0.000000e+00, %cond.end ]
  %i.0140 = phi i64 [ %inc.1, %for.body ], [ 0, %cond.end ]
  %state.0139 = phi i64 [ %xor3.i.1, %for.body ], [ 20261128, %cond.end ]
  %shl.i = shl i64 %state.0139, 13
  %xor.i = xor i64 %shl.i, %state.0139
  %shr.i = lshr i64 %xor.i, 7
  %xor1.i = xor i64 %shr.i, %xor.i
  %shl2.i = shl i64 %xor1.i, 17
  %xor3.i = xor i64 %shl2.i, %xor1.i
  %shr = lshr i64 %xor3.i, 40
  %conv16 = uitofp nneg i64 %shr to double
  %arrayidx17 = getelementptr inbounds double, ptr %call8, i64 %i.0140
  store double %conv16, ptr %arrayidx17, align 8, !tbaa !8
  %add = fadd double %sum.0141, %conv16
  %inc = or disjoint i64 %i.0140, 1
  %shl.i.1 = shl i64 %xor3.i, 13
  %xor.i.1 = xor i64 %shl.i.1, %xor3.i
  %shr.i.1 = lshr i64 %xor.i.1, 7
  %xor1.i.1 = xor i64 %shr.i.1, %xor.i.1
  %shl2.i.1 = shl i64 %xor1.i.1, 17
  %xor3.i.1 = xor i64 %shl2.i.1, %xor1.i.1
  %shr.1 = lshr i64 %xor3.i.1, 40
  %conv16.1 = uitofp nneg i64 %shr.1 to double
  %arrayidx17.1 = getelementptr inbounds double, ptr %call8, i64 %inc
  store double %conv16.1, ptr %arrayidx17.1, align 8, !tbaa !8
  %add.1 = fadd double %add, %conv16.1
  %inc.1 = add nuw nsw i64 %i.0140, 2
  %cmp12.1 = icmp ult i64 %inc.1, %conv
  br i1 %cmp12.1, label %for.body, label %if.then, !llvm.loop !10

if.then:                                          ; preds = %for.body
  %div17.i = lshr exact i64 %conv, 1
  br label %for.body.i

for.body.i:                                       ; preds = %sift_down.exit.i, %if.then
  %i.044.i = phi i64 [ %dec.i, %sift_down.exit.i ], [ %div17.i, %if.then ]
  %dec.i = add nsw i64 %i.044.i, -1
  %arrayidx.i.i = getelementptr inbounds double, ptr %call8, i64 %dec.i
  %1 = load double, ptr %arrayidx.i.i, align 8, !tbaa !8
  %mul38.i.i = shl i64 %dec.i, 1
  %add39.i.i = or disjoint i64 %mul38.i.i, 1
  %cmp.not40.i.i = icmp ult i64 %add39.i.i, %conv
  br i1 %cmp.not40.i.i, label %if.end.i.i, label %sift_down.exit.i

if.end.i.i:                                       ; preds = %for.body.i, %cleanup.i.i
  %add43.i.i = phi i64 [ %add.i.i, %cleanup.i.i ], [ %add39.i.i, %for.body.i ]
  %mul42.i.i = phi i64 [ %mul.i.i, %cleanup.i.i ], [ %mul38.i.i, %for.body.i ]
  %hole.addr.041.i.i = phi i64 [ %child.0.i.i, %cleanup.i.i ], [ %dec.i, %for.body.i ]
  %add1.i.i = add nuw i64 %mul42.i.i, 2
  %cmp2.i.i = icmp ult i64 %add1.i.i, %conv
  br i1 %cmp2.i.i, label %land.lhs.true.i.i, label %if.end8.i.i

land.lhs.true.i.i:                                ; preds = %if.end.i.i
  %arrayidx4.i.i = getelementptr inbounds double, ptr %call8, i64 %add1.i.i
  %2 = load double, ptr %arrayidx4.i.i, align 8, !tbaa !8
  %arrayidx5.i.i = getelementptr inbounds double, ptr %call8, i64 %add43.i.i
  %3 = load double, ptr %arrayidx5.i.i, align 8, !tbaa !8
  %cmp6.i.i = fcmp ogt double %2, %3
  br i1 %cmp6.i.i, label %if.then7.i.i, label %if.end8.i.i

if.then7.i.i:                                     ; preds = %land.lhs.true.i.i
  br label %if.end8.i.i

if.end8.i.i:                                      ; preds = %if.then7.i.i, %land.lhs.true.i.i, %if.end.i.i
  %child.0.i.i = phi i64 [ %add1.i.i, %if.then7.i.i ], [ %add43.i.i, %land.lhs.true.i.i ], [ %add43.i.i, %if.end.i.i ]
  %arrayidx9.i.i = getelementptr inbounds double, ptr %call8, i64 %child.0.i.i
  %4 = load double, ptr %arrayidx9.i.i, align 8, !tbaa !8
  %cmp10.i.i = fcmp ugt double %4, %1
  br i1 %cmp10.i.i, label %cleanup.i.i, label %sift_down.exit.i

cleanup.i.i:                                      ; preds = %if.end8.i.i
  %arrayidx14.i.i = getelementptr inbounds double, ptr %call8, i64 %hole.addr.041.i.i
  store double %4, ptr %arrayidx14.i.i, align 8, !tbaa !8
  %mul.i.i = shl i64 %child.0.i.i, 1
  %add.i.i = or disjoint i64 %mul.i.i, 1
  %cmp.not.i.i = icmp ult i64 %add.i.i, %conv
  br i1 %cmp.not.i.i, label %if.end.i.i, label %sift_down.exit.i

sift_down.exit.i:                                 ; preds = %cleanup.i.i, %if.end8.i.i, %for.body.i
  %hole.addr.0.lcssa.i.i = phi i64 [ %dec.i, %for.body.i ], [ %child.0.i.i, %cleanup.i.i ], [ %hole.addr.041.i.i, %if.end8.i.i ]
  %arrayidx15.i.i = getelementptr inbounds double, ptr %call8, i64 %hole.addr.0.lcssa.i.i
  store double %1, ptr %arrayidx15.i.i, align 8, !tbaa !8
  %cmp.not.i = icmp eq i64 %dec.i, 0
  br i1 %cmp.not.i, label %while.body.i.preheader, label %for.body.i, !llvm.loop !12

while.body.i.preheader:                           ; preds = %sift_down.exit.i
  %5 = load double, ptr %call8, align 8, !tbaa !8
  %dec2.i165 = add nsw i64 %conv, -1
  %arrayidx3.i166 = getelementptr inbounds double, ptr %call8, i64 %dec2.i165
  %6 = load double, ptr %arrayidx3.i166, align 8, !tbaa !8
  store double %6, ptr %call8, align 8, !tbaa !8
  store double %5, ptr %arrayidx3.i166, align 8, !tbaa !8
  br label %if.end.i22.i.preheader

if.end.i22.i.preheader:                           ; preds = %while.body.i.preheader, %sift_down.exit42.i
  %dec2.i168 = phi i64 [ %dec2.i165, %while.body.i.preheader ], [ %dec2.i, %sift_down.exit42.i ]
  %7 = load double, ptr %call8, align 8, !tbaa !8
  br label %if.end.i22.i

if.end.i22.i:                                     ; preds = %if.end.i22.i.preheader, %cleanup.i32.i
  %add43.i23.i = phi i64 [ %add.i35.i, %cleanup.i32.i ], [ 1, %if.end.i22.i.preheader ]
  %mul42.i24.i = phi i64 [ %mul.i34.i, %cleanup.i32.i ], [ 0, %if.end.i22.i.preheader ]
  %hole.addr.041.i25.i = phi i64 [ %child.0.i29.i, %cleanup.i32.i ], [ 0, %if.end.i22.i.preheader ]
  %add1.i26.i = add nuw i64 %mul42.i24.i, 2
  %cmp2.i27.i = icmp ult i64 %add1.i26.i, %dec2.i168
  br i1 %cmp2.i27.i, label %land.lhs.true.i37.i, label %if.end8.i28.i

land.lhs.true.i37.i:                              ; preds = %if.end.i22.i
  %arrayidx4.i38.i = getelementptr inbounds double, ptr %call8, i64 %add1.i26.i
  %8 = load double, ptr %arrayidx4.i38.i, align 8, !tbaa !8
  %arrayidx5.i39.i = getelementptr inbounds double, ptr %call8, i64 %add43.i23.i
  %9 = load double, ptr %arrayidx5.i39.i, align 8, !tbaa !8
  %cmp6.i40.i = fcmp ogt double %8, %9
  br i1 %cmp6.i40.i, label %if.then7.i41.i, label %if.end8.i28.i

if.then7.i41.i:                                   ; preds = %land.lhs.true.i37.i
  br label %if.end8.i28.i

if.end8.i28.i:                                    ; preds = %if.then7.i41.i, %land.lhs.true.i37.i, %if.end.i22.i
  %child.0.i29.i = phi i64 [ %add1.i26.i, %if.then7.i41.i ], [ %add43.i23.i, %land.lhs.true.i37.i ], [ %add43.i23.i, %if.end.i22.i ]
  %arrayidx9.i30.i = getelementptr inbounds double, ptr %call8, i64 %child.0.i29.i
  %10 = load double, ptr %arrayidx9.i30.i, align 8, !tbaa !8
  %cmp10.i31.i = fcmp ugt double %10, %7
  br i1 %cmp10.i31.i, label %cleanup.i32.i, label %sift_down.exit42.i

cleanup.i32.i:                                    ; preds = %if.end8.i28.i
  %arrayidx14.i33.i = getelementptr inbounds double, ptr %call8, i64 %hole.addr.041.i25.i
  store double %10, ptr %arrayidx14.i33.i, align 8, !tbaa !8
  %mul.i34.i = shl i64 %child.0.i29.i, 1
  %add.i35.i = or disjoint i64 %mul.i34.i, 1
  %cmp.not.i36.i = icmp ult i64 %add.i35.i, %dec2.i168
  br i1 %cmp.not.i36.i, label %if.end.i22.i, label %sift_down.exit42.i

sift_down.exit42.i:                               ; preds = %cleanup.i32.i, %if.end8.i28.i
  %hole.addr.0.lcssa.i20.i = phi i64 [ %child.0.i29.i, %cleanup.i32.i ], [ %hole.addr.041.i25.i, %if.end8.i28.i ]
  %arrayidx15.i21.i = getelementptr inbounds double, ptr %call8, i64 %hole.addr.0.lcssa.i20.i
  store double %7, ptr %arrayidx15.i21.i, align 8, !tbaa !8
  %11 = load double, ptr %call8, align 8, !tbaa !8
  %dec2.i = add nsw i64 %dec2.i168, -1
  %arrayidx3.i = getelementptr inbounds double, ptr %call8, i64 %dec2.i
  %12 = load double, ptr %arrayidx3.i, align 8, !tbaa !8
  store double %12, ptr %call8, align 8, !tbaa !8
  store double %11, ptr %arrayidx3.i, align 8, !tbaa !8
  %cmp.not40.i19.i = icmp ugt i64 %dec2.i, 1
  br i1 %cmp.not40.i19.i, label %if.end.i22.i.preheader, label %for.body25.peel.next.new

for.body25.peel.next.new:                         ; preds = %sift_down.exit42.i
  %.pre = load double, ptr %call8, align 8, !tbaa !8
  %sub37.peel = fsub double %add.1, %.pre
  %invariant.gep171 = getelementptr i8, ptr %call8, i64 8
  %13 = add nsw i64 %conv, -4
  br label %land.end33

land.end33:                                       ; preds = %land.end33, %for.body25.peel.next.new
  %sum.1146 = phi double [ %sub37.peel, %for.body25.peel.next.new ], [ %sub37.1, %land.end33 ]
  %wrong.0145 = phi i64 [ %conv11, %for.body25.peel.next.new ], [ %add35.1, %land.end33 ]
  %i20.0144 = phi i64 [ 1, %for.body25.peel.next.new ], [ %inc39.1, %land.end33 ]
  %niter = phi i64 [ 0, %for.body25.peel.next.new ], [ %niter.next.1, %land.end33 ]
  %14 = getelementptr double, ptr %call8, i64 %i20.0144
  %arrayidx29 = getelementptr i8, ptr %14, i64 -8
  %15 = load double, ptr %arrayidx29, align 8, !tbaa !8
  %16 = load double, ptr %14, align 8, !tbaa !8
  %cmp31 = fcmp ogt double %15, %16
  %conv34 = zext i1 %cmp31 to i64
  %add35 = add nuw nsw i64 %wrong.0145, %conv34
  %sub37 = fsub double %sum.1146, %16
  %gep172 = getelementptr double, ptr %invariant.gep171, i64 %i20.0144
  %17 = load double, ptr %gep172, align 8, !tbaa !8
  %cmp31.1 = fcmp ogt double %16, %17
  %conv34.1 = zext i1 %cmp31.1 to i64
  %add35.1 = add nuw nsw i64 %add35, %conv34.1
  %sub37.1 = fsub double %sub37, %17
  %inc39.1 = add nuw nsw i64 %i20.0144, 2
  %niter.next.1 = add nuw nsw i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter, %13
  br i1 %niter.ncmp.1, label %land.end33.epil, label %land.end33, !llvm.loop !13

land.end33.epil:                                  ; preds = %land.end33
  %18 = getelementptr double, ptr %call8, i64 %inc39.1
  %arrayidx29.epil = getelementptr i8, ptr %18, i64 -8
  %19 = load double, ptr %arrayidx29.epil, align 8, !tbaa !8
  %20 = load double, ptr %18, align 8, !tbaa !8
  %cmp31.epil = fcmp ogt double %19, %20
  %conv34.epil = zext i1 %cmp31.epil to i64
  %add35.epil = add nuw nsw i64 %add35.1, %conv34.epil
  %sub37.epil = fsub double %sub37.1, %20
  %21 = fcmp une double %sub37.epil, 0.000000e+00
  %22 = zext i1 %21 to i64
  %23 = add nuw nsw i64 %add35.epil, %22
  %invariant.gep = getelementptr i8, ptr %call8, i64 -8
  %cmp47147 = icmp sgt i64 %cond6, 0
  %24 = and i1 %tobool14, %cmp47147
  br i1 %24, label %for.body54, label %for.cond.cleanup53

for.cond.cleanup53:                               ; preds = %land.end76, %cond.end, %land.end33.epil
  %places.0.lcssa = phi i64 [ 0, %land.end33.epil ], [ 0, %cond.end ], [ %add80, %land.end76 ]
  %wrong.2.lcssa = phi i64 [ %23, %land.end33.epil ], [ %conv11, %cond.end ], [ %add79, %land.end76 ]
  %div = udiv i64 %places.0.lcssa, %cond6
  %call84 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %div, i64 noundef %conv)
  tail call void @free(ptr noundef %call8) #5
  %cmp85 = icmp ne i64 %wrong.2.lcssa, 0
  %conv86 = zext i1 %cmp85 to i32
  ret i32 %conv86

for.body54:                                       ; preds = %land.end33.epil, %land.end76
  %wrong.2151 = phi i64 [ %add79, %land.end76 ], [ %23, %land.end33.epil ]
  %i45.0150 = phi i64 [ %inc82, %land.end76 ], [ 0, %land.end33.epil ]
  %places.0149 = phi i64 [ %add80, %land.end76 ], [ 0, %land.end33.epil ]
  %state.1148 = phi i64 [ %xor3.i136, %land.end76 ], [ %xor3.i.1, %land.end33.epil ]
  %shl.i131 = shl i64 %state.1148, 13
  %xor.i132 = xor i64 %shl.i131, %state.1148
  %shr.i133 = lshr i64 %xor.i132, 7
  %xor1.i134 = xor i64 %shr.i133, %xor.i132
  %shl2.i135 = shl i64 %xor1.i134, 17
  %xor3.i136 = xor i64 %shl2.i135, %xor1.i134
  %shr56 = lshr i64 %xor3.i136, 40
  %conv57 = uitofp nneg i64 %shr56 to double
  br label %while.body.i137

while.body.i137:                                  ; preds = %for.body54, %while.body.i137
  %low.012.i = phi i64 [ %low.1.i, %while.body.i137 ], [ 0, %for.body54 ]
  %high.011.i = phi i64 [ %high.1.i, %while.body.i137 ], [ %conv, %for.body54 ]
  %sub.i = sub i64 %high.011.i, %low.012.i
  %div9.i = lshr i64 %sub.i, 1
  %add.i = add i64 %div9.i, %low.012.i
  %arrayidx.i = getelementptr inbounds double, ptr %call8, i64 %add.i
  %25 = load double, ptr %arrayidx.i, align 8, !tbaa !8
  %cmp1.i = fcmp olt double %25, %conv57
  %add2.i = add i64 %add.i, 1
  %high.1.i = select i1 %cmp1.i, i64 %high.011.i, i64 %add.i
  %low.1.i = select i1 %cmp1.i, i64 %add2.i, i64 %low.012.i
  %cmp.i = icmp ult i64 %low.1.i, %high.1.i
  br i1 %cmp.i, label %while.body.i137, label %lower_bound.exit, !llvm.loop !15

lower_bound.exit:                                 ; preds = %while.body.i137
  %cmp59.not = icmp eq i64 %low.1.i, 0
  br i1 %cmp59.not, label %land.end66, label %land.rhs61

land.rhs61:                                       ; preds = %lower_bound.exit
  %gep = getelementptr double, ptr %invariant.gep, i64 %low.1.i
  %26 = load double, ptr %gep, align 8, !tbaa !8
  %cmp64 = fcmp oge double %26, %conv57
  br label %land.end66

land.end66:                                       ; preds = %land.rhs61, %lower_bound.exit
  %27 = phi i1 [ false, %lower_bound.exit ], [ %cmp64, %land.rhs61 ]
  %conv68 = zext i1 %27 to i64
  %add69 = add nsw i64 %wrong.2151, %conv68
  %cmp70 = icmp ult i64 %low.1.i, %conv
  br i1 %cmp70, label %land.rhs72, label %land.end76

land.rhs72:                                       ; preds = %land.end66
  %arrayidx73 = getelementptr inbounds double, ptr %call8, i64 %low.1.i
  %28 = load double, ptr %arrayidx73, align 8, !tbaa !8
  %cmp74 = fcmp olt double %28, %conv57
  br label %land.end76

land.end76:                                       ; preds = %land.rhs72, %land.end66
  %29 = phi i1 [ false, %land.end66 ], [ %cmp74, %land.rhs72 ]
  %conv78 = zext i1 %29 to i64
  %add79 = add nsw i64 %add69, %conv78
  %add80 = add i64 %low.1.i, %places.0149
  %inc82 = add nuw nsw i64 %i45.0150, 1
  %cmp47 = icmp slt i64 %inc82, %cond6
  br i1 %cmp47, label %for.body54, label %for.cond.cleanup53, !llvm.loop !16
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #4

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { nounwind allocsize(0) }

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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !11, !14}
!14 = !{!"llvm.loop.peeled.count", i32 1}
!15 = distinct !{!15, !11}
!16 = distinct !{!16, !11}
