source_filename = "blur.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [12 x i8] c"blur: %08x\0A\00", align 1
@image = internal unnamed_addr global [240 x [320 x [3 x i8]]] zeroinitializer, align 16
@blurred = internal unnamed_addr global [240 x [320 x [3 x i8]]] zeroinitializer, align 16

; Function Attrs: nofree nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %argc, ptr nocapture noundef readonly %argv) local_unnamed_addr #0 {
entry:
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.end, label %cond.end.thread

cond.end:                                         ; preds = %entry
  %arrayidx = getelementptr inbounds i8, ptr %argv, i64 8
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !4
  %call = tail call i64 @strtol(ptr nocapture noundef %0, ptr noundef null, i32 noundef 10) #6
  %call.fr = freeze i64 %call
  %tobool.not = icmp eq i64 %call.fr, 0
  %mul = mul nsw i64 %call.fr, 240
  %spec.select = select i1 %tobool.not, i64 1, i64 %mul
  br label %cond.end.thread

cond.end.thread:                                  ; preds = %cond.end, %entry
  %1 = phi i64 [ 240, %entry ], [ %spec.select, %cond.end ]
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(230400) @image, i8 77, i64 230400, i1 false), !tbaa !8
  br label %for.cond1.preheader.i14

for.cond1.preheader.i14:                          ; preds = %cond.end.thread, %for.cond.cleanup3.i19
  %indvars.iv34.i = phi i64 [ %indvars.iv.next35.i, %for.cond.cleanup3.i19 ], [ 0, %cond.end.thread ]
  %sum.030.i = phi i32 [ %add.2.i.1, %for.cond.cleanup3.i19 ], [ 0, %cond.end.thread ]
  br label %for.cond5.preheader.i15

for.cond5.preheader.i15:                          ; preds = %for.cond5.preheader.i15, %for.cond1.preheader.i14
  %indvars.iv.i16 = phi i64 [ 0, %for.cond1.preheader.i14 ], [ %indvars.iv.next.i17.1, %for.cond5.preheader.i15 ]
  %sum.128.i = phi i32 [ %sum.030.i, %for.cond1.preheader.i14 ], [ %add.2.i.1, %for.cond5.preheader.i15 ]
  %mul.i = mul i32 %sum.128.i, 31
  %arrayidx12.i = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %indvars.iv34.i, i64 %indvars.iv.i16, i64 0
  %2 = load i8, ptr %arrayidx12.i, align 2, !tbaa !8
  %conv.i = zext i8 %2 to i32
  %add.i = add i32 %mul.i, %conv.i
  %mul.1.i = mul i32 %add.i, 31
  %arrayidx12.1.i = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %indvars.iv34.i, i64 %indvars.iv.i16, i64 1
  %3 = load i8, ptr %arrayidx12.1.i, align 1, !tbaa !8
  %conv.1.i = zext i8 %3 to i32
  %add.1.i = add i32 %mul.1.i, %conv.1.i
  %mul.2.i = mul i32 %add.1.i, 31
  %arrayidx12.2.i = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %indvars.iv34.i, i64 %indvars.iv.i16, i64 2
  %4 = load i8, ptr %arrayidx12.2.i, align 2, !tbaa !8
  %conv.2.i = zext i8 %4 to i32
  %add.2.i = add i32 %mul.2.i, %conv.2.i
  %indvars.iv.next.i17 = or disjoint i64 %indvars.iv.i16, 1
  %mul.i.1 = mul i32 %add.2.i, 31
  %arrayidx12.i.1 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %indvars.iv34.i, i64 %indvars.iv.next.i17, i64 0
  %5 = load i8, ptr %arrayidx12.i.1, align 1, !tbaa !8
  %conv.i.1 = zext i8 %5 to i32
  %add.i.1 = add i32 %mul.i.1, %conv.i.1
  %mul.1.i.1 = mul i32 %add.i.1, 31
  %arrayidx12.1.i.1 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %indvars.iv34.i, i64 %indvars.iv.next.i17, i64 1
  %6 = load i8, ptr %arrayidx12.1.i.1, align 2, !tbaa !8
  %conv.1.i.1 = zext i8 %6 to i32
  %add.1.i.1 = add i32 %mul.1.i.1, %conv.1.i.1
  %mul.2.i.1 = mul i32 %add.1.i.1, 31
  %arrayidx12.2.i.1 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %indvars.iv34.i, i64 %indvars.iv.next.i17, i64 2
  %7 = load i8, ptr %arrayidx12.2.i.1, align 1, !tbaa !8
  %conv.2.i.1 = zext i8 %7 to i32
  %add.2.i.1 = add i32 %mul.2.i.1, %conv.2.i.1
  %indvars.iv.next.i17.1 = add nuw nsw i64 %indvars.iv.i16, 2
  %exitcond.not.i18.1 = icmp eq i64 %indvars.iv.next.i17.1, 320
  br i1 %exitcond.not.i18.1, label %for.cond.cleanup3.i19, label %for.cond5.preheader.i15, !llvm.loop !9

for.cond.cleanup3.i19:                            ; preds = %for.cond5.preheader.i15
  %indvars.iv.next35.i = add nuw nsw i64 %indvars.iv34.i, 1
  %exitcond37.not.i = icmp eq i64 %indvars.iv.next35.i, 240
  br i1 %exitcond37.not.i, label %hash.exit, label %for.cond1.preheader.i14, !llvm.loop !11

hash.exit:                                        ; preds = %for.cond.cleanup3.i19
  tail call fastcc void @blur()
  br label %for.cond1.preheader.i20

for.cond1.preheader.i20:                          ; preds = %for.cond.cleanup3.i40, %hash.exit
  %indvars.iv34.i21 = phi i64 [ 0, %hash.exit ], [ %indvars.iv.next35.i41, %for.cond.cleanup3.i40 ]
  %sum.030.i22 = phi i32 [ 0, %hash.exit ], [ %add.2.i37.1, %for.cond.cleanup3.i40 ]
  br label %for.cond5.preheader.i23

for.cond5.preheader.i23:                          ; preds = %for.cond5.preheader.i23, %for.cond1.preheader.i20
  %indvars.iv.i24 = phi i64 [ 0, %for.cond1.preheader.i20 ], [ %indvars.iv.next.i38.1, %for.cond5.preheader.i23 ]
  %sum.128.i25 = phi i32 [ %sum.030.i22, %for.cond1.preheader.i20 ], [ %add.2.i37.1, %for.cond5.preheader.i23 ]
  %mul.i26 = mul i32 %sum.128.i25, 31
  %arrayidx12.i27 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %indvars.iv34.i21, i64 %indvars.iv.i24, i64 0
  %8 = load i8, ptr %arrayidx12.i27, align 2, !tbaa !8
  %conv.i28 = zext i8 %8 to i32
  %add.i29 = add i32 %mul.i26, %conv.i28
  %mul.1.i30 = mul i32 %add.i29, 31
  %arrayidx12.1.i31 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %indvars.iv34.i21, i64 %indvars.iv.i24, i64 1
  %9 = load i8, ptr %arrayidx12.1.i31, align 1, !tbaa !8
  %conv.1.i32 = zext i8 %9 to i32
  %add.1.i33 = add i32 %mul.1.i30, %conv.1.i32
  %mul.2.i34 = mul i32 %add.1.i33, 31
  %arrayidx12.2.i35 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %indvars.iv34.i21, i64 %indvars.iv.i24, i64 2
  %10 = load i8, ptr %arrayidx12.2.i35, align 2, !tbaa !8
  %conv.2.i36 = zext i8 %10 to i32
  %add.2.i37 = add i32 %mul.2.i34, %conv.2.i36
  %indvars.iv.next.i38 = or disjoint i64 %indvars.iv.i24, 1
  %mul.i26.1 = mul i32 %add.2.i37, 31
  %arrayidx12.i27.1 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %indvars.iv34.i21, i64 %indvars.iv.next.i38, i64 0
  %11 = load i8, ptr %arrayidx12.i27.1, align 1, !tbaa !8
  %conv.i28.1 = zext i8 %11 to i32
  %add.i29.1 = add i32 %mul.i26.1, %conv.i28.1
  %mul.1.i30.1 = mul i32 %add.i29.1, 31
  %arrayidx12.1.i31.1 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %indvars.iv34.i21, i64 %indvars.iv.next.i38, i64 1
  %12 = load i8, ptr %arrayidx12.1.i31.1, align 2, !tbaa !8
  %conv.1.i32.1 = zext i8 %12 to i32
  %add.1.i33.1 = add i32 %mul.1.i30.1, %conv.1.i32.1
  %mul.2.i34.1 = mul i32 %add.1.i33.1, 31
  %arrayidx12.2.i35.1 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %indvars.iv34.i21, i64 %indvars.iv.next.i38, i64 2
  %13 = load i8, ptr %arrayidx12.2.i35.1, align 1, !tbaa !8
  %conv.2.i36.1 = zext i8 %13 to i32
  %add.2.i37.1 = add i32 %mul.2.i34.1, %conv.2.i36.1
  %indvars.iv.next.i38.1 = add nuw nsw i64 %indvars.iv.i24, 2
  %exitcond.not.i39.1 = icmp eq i64 %indvars.iv.next.i38.1, 320
  br i1 %exitcond.not.i39.1, label %for.cond.cleanup3.i40, label %for.cond5.preheader.i23, !llvm.loop !9

for.cond.cleanup3.i40:                            ; preds = %for.cond5.preheader.i23
  %indvars.iv.next35.i41 = add nuw nsw i64 %indvars.iv34.i21, 1
  %exitcond37.not.i42 = icmp eq i64 %indvars.iv.next35.i41, 240
  br i1 %exitcond37.not.i42, label %for.cond1.preheader.i44, label %for.cond1.preheader.i20, !llvm.loop !11

for.cond1.preheader.i44:                          ; preds = %for.cond.cleanup3.i40, %for.cond.cleanup3.i56
  %indvars.iv37.i45 = phi i64 [ %indvars.iv.next38.i57, %for.cond.cleanup3.i56 ], [ 0, %for.cond.cleanup3.i40 ]
  br label %for.cond5.preheader.i46

for.cond5.preheader.i46:                          ; preds = %for.cond5.preheader.i46, %for.cond1.preheader.i44
  %indvars.iv.i47 = phi i64 [ 0, %for.cond1.preheader.i44 ], [ %indvars.iv.next.i54.1, %for.cond5.preheader.i46 ]
  %14 = mul nuw nsw i64 %indvars.iv.i47, %indvars.iv37.i45
  %15 = trunc i64 %14 to i8
  %arrayidx13.i49 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %indvars.iv37.i45, i64 %indvars.iv.i47, i64 0
  store i8 %15, ptr %arrayidx13.i49, align 2, !tbaa !8
  %16 = add i8 %15, 50
  %arrayidx13.1.i51 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %indvars.iv37.i45, i64 %indvars.iv.i47, i64 1
  store i8 %16, ptr %arrayidx13.1.i51, align 1, !tbaa !8
  %17 = add i8 %15, 100
  %arrayidx13.2.i53 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %indvars.iv37.i45, i64 %indvars.iv.i47, i64 2
  store i8 %17, ptr %arrayidx13.2.i53, align 2, !tbaa !8
  %indvars.iv.next.i54 = or disjoint i64 %indvars.iv.i47, 1
  %18 = mul nuw nsw i64 %indvars.iv.next.i54, %indvars.iv37.i45
  %19 = trunc i64 %18 to i8
  %arrayidx13.i49.1 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %indvars.iv37.i45, i64 %indvars.iv.next.i54, i64 0
  store i8 %19, ptr %arrayidx13.i49.1, align 1, !tbaa !8
  %20 = add i8 %19, 50
  %arrayidx13.1.i51.1 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %indvars.iv37.i45, i64 %indvars.iv.next.i54, i64 1
  store i8 %20, ptr %arrayidx13.1.i51.1, align 2, !tbaa !8
  %21 = add i8 %19, 100
  %arrayidx13.2.i53.1 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %indvars.iv37.i45, i64 %indvars.iv.next.i54, i64 2
  store i8 %21, ptr %arrayidx13.2.i53.1, align 1, !tbaa !8
  %indvars.iv.next.i54.1 = add nuw nsw i64 %indvars.iv.i47, 2
  %exitcond.not.i55.1 = icmp eq i64 %indvars.iv.next.i54.1, 320
  br i1 %exitcond.not.i55.1, label %for.cond.cleanup3.i56, label %for.cond5.preheader.i46, !llvm.loop !12

for.cond.cleanup3.i56:                            ; preds = %for.cond5.preheader.i46
  %indvars.iv.next38.i57 = add nuw nsw i64 %indvars.iv37.i45, 1
  %exitcond40.not.i58 = icmp eq i64 %indvars.iv.next38.i57, 240
  br i1 %exitcond40.not.i58, label %for.cond.preheader, label %for.cond1.preheader.i44, !llvm.loop !13

for.cond.preheader:                               ; preds = %for.cond.cleanup3.i56
  %cmp888 = icmp sgt i64 %1, 0
  br i1 %cmp888, label %for.body, label %for.cond1.preheader.i60.preheader

for.cond1.preheader.i60.preheader:                ; preds = %for.body, %for.cond.preheader
  br label %for.cond1.preheader.i60

for.cond1.preheader.i60:                          ; preds = %for.cond1.preheader.i60.preheader, %for.cond.cleanup3.i80
  %indvars.iv34.i61 = phi i64 [ %indvars.iv.next35.i81, %for.cond.cleanup3.i80 ], [ 0, %for.cond1.preheader.i60.preheader ]
  %sum.030.i62 = phi i32 [ %add.2.i77.1, %for.cond.cleanup3.i80 ], [ 0, %for.cond1.preheader.i60.preheader ]
  br label %for.cond5.preheader.i63

for.cond5.preheader.i63:                          ; preds = %for.cond5.preheader.i63, %for.cond1.preheader.i60
  %indvars.iv.i64 = phi i64 [ 0, %for.cond1.preheader.i60 ], [ %indvars.iv.next.i78.1, %for.cond5.preheader.i63 ]
  %sum.128.i65 = phi i32 [ %sum.030.i62, %for.cond1.preheader.i60 ], [ %add.2.i77.1, %for.cond5.preheader.i63 ]
  %mul.i66 = mul i32 %sum.128.i65, 31
  %arrayidx12.i67 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %indvars.iv34.i61, i64 %indvars.iv.i64, i64 0
  %22 = load i8, ptr %arrayidx12.i67, align 2, !tbaa !8
  %conv.i68 = zext i8 %22 to i32
  %add.i69 = add i32 %mul.i66, %conv.i68
  %mul.1.i70 = mul i32 %add.i69, 31
  %arrayidx12.1.i71 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %indvars.iv34.i61, i64 %indvars.iv.i64, i64 1
  %23 = load i8, ptr %arrayidx12.1.i71, align 1, !tbaa !8
  %conv.1.i72 = zext i8 %23 to i32
  %add.1.i73 = add i32 %mul.1.i70, %conv.1.i72
  %mul.2.i74 = mul i32 %add.1.i73, 31
  %arrayidx12.2.i75 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %indvars.iv34.i61, i64 %indvars.iv.i64, i64 2
  %24 = load i8, ptr %arrayidx12.2.i75, align 2, !tbaa !8
  %conv.2.i76 = zext i8 %24 to i32
  %add.2.i77 = add i32 %mul.2.i74, %conv.2.i76
  %indvars.iv.next.i78 = or disjoint i64 %indvars.iv.i64, 1
  %mul.i66.1 = mul i32 %add.2.i77, 31
  %arrayidx12.i67.1 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %indvars.iv34.i61, i64 %indvars.iv.next.i78, i64 0
  %25 = load i8, ptr %arrayidx12.i67.1, align 1, !tbaa !8
  %conv.i68.1 = zext i8 %25 to i32
  %add.i69.1 = add i32 %mul.i66.1, %conv.i68.1
  %mul.1.i70.1 = mul i32 %add.i69.1, 31
  %arrayidx12.1.i71.1 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %indvars.iv34.i61, i64 %indvars.iv.next.i78, i64 1
  %26 = load i8, ptr %arrayidx12.1.i71.1, align 2, !tbaa !8
  %conv.1.i72.1 = zext i8 %26 to i32
  %add.1.i73.1 = add i32 %mul.1.i70.1, %conv.1.i72.1
  %mul.2.i74.1 = mul i32 %add.1.i73.1, 31
  %arrayidx12.2.i75.1 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %indvars.iv34.i61, i64 %indvars.iv.next.i78, i64 2
  %27 = load i8, ptr %arrayidx12.2.i75.1, align 1, !tbaa !8
  %conv.2.i76.1 = zext i8 %27 to i32
  %add.2.i77.1 = add i32 %mul.2.i74.1, %conv.2.i76.1
  %indvars.iv.next.i78.1 = add nuw nsw i64 %indvars.iv.i64, 2
  %exitcond.not.i79.1 = icmp eq i64 %indvars.iv.next.i78.1, 320
  br i1 %exitcond.not.i79.1, label %for.cond.cleanup3.i80, label %for.cond5.preheader.i63, !llvm.loop !9

for.cond.cleanup3.i80:                            ; preds = %for.cond5.preheader.i63
  %indvars.iv.next35.i81 = add nuw nsw i64 %indvars.iv34.i61, 1
  %exitcond37.not.i82 = icmp eq i64 %indvars.iv.next35.i81, 240
  br i1 %exitcond37.not.i82, label %hash.exit83, label %for.cond1.preheader.i60, !llvm.loop !11

hash.exit83:                                      ; preds = %for.cond.cleanup3.i80
  %cmp7 = icmp ne i32 %add.2.i37.1, %add.2.i.1
  %conv = zext i1 %cmp7 to i32
  %call11 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %add.2.i77.1)
  ret i32 %conv

for.body:                                         ; preds = %for.cond.preheader, %for.body
  %round.089 = phi i64 [ %inc, %for.body ], [ 0, %for.cond.preheader ]
  tail call fastcc void @blur()
  %inc = add nuw nsw i64 %round.089, 1
  %exitcond.not = icmp eq i64 %inc, %1
  br i1 %exitcond.not, label %for.cond1.preheader.i60.preheader, label %for.body, !llvm.loop !14
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc void @blur() unnamed_addr #2 {
entry:
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %entry, %for.cond.cleanup3
  %indvars.iv150 = phi i64 [ 2, %entry ], [ %3, %for.cond.cleanup3 ]
  %0 = add nuw nsw i64 %indvars.iv150, 2
  %1 = add nsw i64 %indvars.iv150, -2
  %2 = add nsw i64 %indvars.iv150, -1
  %3 = add nuw nsw i64 %indvars.iv150, 1
  br label %for.cond5.preheader

for.cond5.preheader:                              ; preds = %for.cond1.preheader, %for.cond.cleanup7
  %indvars.iv146 = phi i64 [ 2, %for.cond1.preheader ], [ %6, %for.cond.cleanup7 ]
  %4 = add nsw i64 %indvars.iv146, -2
  %5 = add nsw i64 %indvars.iv146, -1
  %6 = add nuw nsw i64 %indvars.iv146, 1
  %7 = add nuw nsw i64 %indvars.iv146, 2
  br label %for.cond9.preheader

for.cond.cleanup3:                                ; preds = %for.cond.cleanup7
  %exitcond153.not = icmp eq i64 %3, 238
  br i1 %exitcond153.not, label %for.cond56.preheader, label %for.cond1.preheader, !llvm.loop !15

for.cond9.preheader:                              ; preds = %for.cond5.preheader, %for.cond9.preheader
  %indvars.iv = phi i64 [ 0, %for.cond5.preheader ], [ %indvars.iv.next, %for.cond9.preheader ]
  %arrayidx21 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %1, i64 %4, i64 %indvars.iv
  %8 = load i8, ptr %arrayidx21, align 1, !tbaa !8
  %conv = zext i8 %8 to i32
  %arrayidx21.1 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %1, i64 %5, i64 %indvars.iv
  %9 = load i8, ptr %arrayidx21.1, align 1, !tbaa !8
  %conv.1 = zext i8 %9 to i32
  %mul.1 = shl nuw nsw i32 %conv.1, 2
  %add29.1 = add nuw nsw i32 %mul.1, %conv
  %arrayidx21.2 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %1, i64 %indvars.iv146, i64 %indvars.iv
  %10 = load i8, ptr %arrayidx21.2, align 1, !tbaa !8
  %conv.2 = zext i8 %10 to i32
  %mul.2 = mul nuw nsw i32 %conv.2, 6
  %add29.2 = add nuw nsw i32 %mul.2, %add29.1
  %arrayidx21.3 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %1, i64 %6, i64 %indvars.iv
  %11 = load i8, ptr %arrayidx21.3, align 1, !tbaa !8
  %conv.3 = zext i8 %11 to i32
  %mul.3 = shl nuw nsw i32 %conv.3, 2
  %add29.3 = add nuw nsw i32 %mul.3, %add29.2
  %arrayidx21.4 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %1, i64 %7, i64 %indvars.iv
  %12 = load i8, ptr %arrayidx21.4, align 1, !tbaa !8
  %conv.4 = zext i8 %12 to i32
  %add29.4 = add nuw nsw i32 %add29.3, %conv.4
  %arrayidx21.1129 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %2, i64 %4, i64 %indvars.iv
  %13 = load i8, ptr %arrayidx21.1129, align 1, !tbaa !8
  %conv.1130 = zext i8 %13 to i32
  %mul28.1131 = shl nuw nsw i32 %conv.1130, 2
  %add29.1132 = add nuw nsw i32 %mul28.1131, %add29.4
  %arrayidx21.1.1 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %2, i64 %5, i64 %indvars.iv
  %14 = load i8, ptr %arrayidx21.1.1, align 1, !tbaa !8
  %conv.1.1 = zext i8 %14 to i32
  %mul28.1.1 = shl nuw nsw i32 %conv.1.1, 4
  %add29.1.1 = add nuw nsw i32 %mul28.1.1, %add29.1132
  %arrayidx21.2.1 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %2, i64 %indvars.iv146, i64 %indvars.iv
  %15 = load i8, ptr %arrayidx21.2.1, align 1, !tbaa !8
  %conv.2.1 = zext i8 %15 to i32
  %mul28.2.1 = mul nuw nsw i32 %conv.2.1, 24
  %add29.2.1 = add nuw nsw i32 %mul28.2.1, %add29.1.1
  %arrayidx21.3.1 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %2, i64 %6, i64 %indvars.iv
  %16 = load i8, ptr %arrayidx21.3.1, align 1, !tbaa !8
  %conv.3.1 = zext i8 %16 to i32
  %mul28.3.1 = shl nuw nsw i32 %conv.3.1, 4
  %add29.3.1 = add nuw nsw i32 %mul28.3.1, %add29.2.1
  %arrayidx21.4.1 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %2, i64 %7, i64 %indvars.iv
  %17 = load i8, ptr %arrayidx21.4.1, align 1, !tbaa !8
  %conv.4.1 = zext i8 %17 to i32
  %mul28.4.1 = shl nuw nsw i32 %conv.4.1, 2
  %add29.4.1 = add nuw nsw i32 %mul28.4.1, %add29.3.1
  %arrayidx21.2133 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %indvars.iv150, i64 %4, i64 %indvars.iv
  %18 = load i8, ptr %arrayidx21.2133, align 1, !tbaa !8
  %conv.2134 = zext i8 %18 to i32
  %mul28.2135 = mul nuw nsw i32 %conv.2134, 6
  %add29.2136 = add nuw nsw i32 %mul28.2135, %add29.4.1
  %arrayidx21.1.2 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %indvars.iv150, i64 %5, i64 %indvars.iv
  %19 = load i8, ptr %arrayidx21.1.2, align 1, !tbaa !8
  %conv.1.2 = zext i8 %19 to i32
  %mul28.1.2 = mul nuw nsw i32 %conv.1.2, 24
  %add29.1.2 = add nuw nsw i32 %mul28.1.2, %add29.2136
  %arrayidx21.2.2 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %indvars.iv150, i64 %indvars.iv146, i64 %indvars.iv
  %20 = load i8, ptr %arrayidx21.2.2, align 1, !tbaa !8
  %conv.2.2 = zext i8 %20 to i32
  %mul28.2.2 = mul nuw nsw i32 %conv.2.2, 36
  %add29.2.2 = add nuw nsw i32 %mul28.2.2, %add29.1.2
  %arrayidx21.3.2 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %indvars.iv150, i64 %6, i64 %indvars.iv
  %21 = load i8, ptr %arrayidx21.3.2, align 1, !tbaa !8
  %conv.3.2 = zext i8 %21 to i32
  %mul28.3.2 = mul nuw nsw i32 %conv.3.2, 24
  %add29.3.2 = add nuw nsw i32 %mul28.3.2, %add29.2.2
  %arrayidx21.4.2 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %indvars.iv150, i64 %7, i64 %indvars.iv
  %22 = load i8, ptr %arrayidx21.4.2, align 1, !tbaa !8
  %conv.4.2 = zext i8 %22 to i32
  %mul28.4.2 = mul nuw nsw i32 %conv.4.2, 6
  %add29.4.2 = add nuw nsw i32 %mul28.4.2, %add29.3.2
  %arrayidx21.3137 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %3, i64 %4, i64 %indvars.iv
  %23 = load i8, ptr %arrayidx21.3137, align 1, !tbaa !8
  %conv.3138 = zext i8 %23 to i32
  %mul28.3139 = shl nuw nsw i32 %conv.3138, 2
  %add29.3140 = add nuw nsw i32 %mul28.3139, %add29.4.2
  %arrayidx21.1.3 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %3, i64 %5, i64 %indvars.iv
  %24 = load i8, ptr %arrayidx21.1.3, align 1, !tbaa !8
  %conv.1.3 = zext i8 %24 to i32
  %mul28.1.3 = shl nuw nsw i32 %conv.1.3, 4
  %add29.1.3 = add nuw nsw i32 %mul28.1.3, %add29.3140
  %arrayidx21.2.3 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %3, i64 %indvars.iv146, i64 %indvars.iv
  %25 = load i8, ptr %arrayidx21.2.3, align 1, !tbaa !8
  %conv.2.3 = zext i8 %25 to i32
  %mul28.2.3 = mul nuw nsw i32 %conv.2.3, 24
  %add29.2.3 = add nuw nsw i32 %mul28.2.3, %add29.1.3
  %arrayidx21.3.3 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %3, i64 %6, i64 %indvars.iv
  %26 = load i8, ptr %arrayidx21.3.3, align 1, !tbaa !8
  %conv.3.3 = zext i8 %26 to i32
  %mul28.3.3 = shl nuw nsw i32 %conv.3.3, 4
  %add29.3.3 = add nuw nsw i32 %mul28.3.3, %add29.2.3
  %arrayidx21.4.3 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %3, i64 %7, i64 %indvars.iv
  %27 = load i8, ptr %arrayidx21.4.3, align 1, !tbaa !8
  %conv.4.3 = zext i8 %27 to i32
  %mul28.4.3 = shl nuw nsw i32 %conv.4.3, 2
  %add29.4.3 = add nuw nsw i32 %mul28.4.3, %add29.3.3
  %arrayidx21.4141 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %0, i64 %4, i64 %indvars.iv
  %28 = load i8, ptr %arrayidx21.4141, align 1, !tbaa !8
  %conv.4142 = zext i8 %28 to i32
  %add29.4144 = add nuw nsw i32 %add29.4.3, %conv.4142
  %arrayidx21.1.4 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %0, i64 %5, i64 %indvars.iv
  %29 = load i8, ptr %arrayidx21.1.4, align 1, !tbaa !8
  %conv.1.4 = zext i8 %29 to i32
  %mul.1.4 = shl nuw nsw i32 %conv.1.4, 2
  %add29.1.4 = add nuw nsw i32 %mul.1.4, %add29.4144
  %arrayidx21.2.4 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %0, i64 %indvars.iv146, i64 %indvars.iv
  %30 = load i8, ptr %arrayidx21.2.4, align 1, !tbaa !8
  %conv.2.4 = zext i8 %30 to i32
  %mul.2.4 = mul nuw nsw i32 %conv.2.4, 6
  %add29.2.4 = add nuw nsw i32 %mul.2.4, %add29.1.4
  %arrayidx21.3.4 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %0, i64 %6, i64 %indvars.iv
  %31 = load i8, ptr %arrayidx21.3.4, align 1, !tbaa !8
  %conv.3.4 = zext i8 %31 to i32
  %mul.3.4 = shl nuw nsw i32 %conv.3.4, 2
  %add29.3.4 = add nuw nsw i32 %mul.3.4, %add29.2.4
  %arrayidx21.4.4 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @image, i64 0, i64 %0, i64 %7, i64 %indvars.iv
  %32 = load i8, ptr %arrayidx21.4.4, align 1, !tbaa !8
  %conv.4.4 = zext i8 %32 to i32
  %add29.4.4 = add nuw nsw i32 %add29.3.4, %conv.4.4
  %shr = lshr i32 %add29.4.4, 8
  %conv33 = trunc nuw i32 %shr to i8
  %arrayidx39 = getelementptr inbounds [240 x [320 x [3 x i8]]], ptr @blurred, i64 0, i64 %indvars.iv150, i64 %indvars.iv146, i64 %indvars.iv
  store i8 %conv33, ptr %arrayidx39, align 1, !tbaa !8
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 3
  br i1 %exitcond.not, label %for.cond.cleanup7, label %for.cond9.preheader, !llvm.loop !16

for.cond.cleanup7:                                ; preds = %for.cond9.preheader
  %exitcond149.not = icmp eq i64 %6, 318
  br i1 %exitcond149.not, label %for.cond.cleanup3, label %for.cond5.preheader, !llvm.loop !17

for.cond56.preheader:                             ; preds = %for.cond.cleanup3, %for.cond56.preheader
  %indvar = phi i64 [ %indvar.next.1, %for.cond56.preheader ], [ 0, %for.cond.cleanup3 ]
  %33 = mul nuw nsw i64 %indvar, 960
  %34 = add nuw nsw i64 %33, 1926
  %scevgep160 = getelementptr i8, ptr @image, i64 %34
  %scevgep161 = getelementptr i8, ptr @blurred, i64 %34
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 2 dereferenceable(948) %scevgep160, ptr noundef nonnull align 2 dereferenceable(948) %scevgep161, i64 948, i1 false), !tbaa !8
  %35 = mul nuw i64 %indvar, 960
  %36 = add nuw i64 %35, 2886
  %scevgep160.1 = getelementptr i8, ptr @image, i64 %36
  %scevgep161.1 = getelementptr i8, ptr @blurred, i64 %36
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 2 dereferenceable(948) %scevgep160.1, ptr noundef nonnull align 2 dereferenceable(948) %scevgep161.1, i64 948, i1 false), !tbaa !8
  %indvar.next.1 = add nuw nsw i64 %indvar, 2
  %exitcond162.not.1 = icmp eq i64 %indvar.next.1, 236
  br i1 %exitcond162.not.1, label %for.cond.cleanup53, label %for.cond56.preheader, !llvm.loop !18

for.cond.cleanup53:                               ; preds = %for.cond56.preheader
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
!8 = !{!6, !6, i64 0}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10}
!12 = distinct !{!12, !10}
!13 = distinct !{!13, !10}
!14 = distinct !{!14, !10}
!15 = distinct !{!15, !10}
!16 = distinct !{!16, !10}
!17 = distinct !{!17, !10}
!18 = distinct !{!18, !10}
