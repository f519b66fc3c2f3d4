source_filename = "strings.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.String = type { ptr, i64, i64 }

@.str = private unnamed_addr constant [2 x i8] c"1\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"eno\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c" and\00", align 1
@.str.4 = private unnamed_addr constant [2 x i8] c",\00", align 1
@.str.5 = private unnamed_addr constant [49 x i8] c"strings: %zu characters, with words between %zu\0A\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %argc, ptr nocapture noundef readonly %argv) local_unnamed_addr #0 {
entry:
  %digits.i.i = alloca [12 x i8], align 1
  %list = alloca %struct.String, align 8
  %a = alloca %struct.String, align 8
  %b = alloca %struct.String, align 8
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %arrayidx = getelementptr inbounds i8, ptr %argv, i64 8
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !4
  %call = tail call i64 @strtol(ptr nocapture noundef %0, ptr noundef null, i32 noundef 10) #10
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %entry ]
  %tobool.not = icmp eq i64 %cond, 0
  %mul = mul nsw i64 %cond, 340
  %cond4 = select i1 %tobool.not, i64 1, i64 %mul
  %cond6 = select i1 %tobool.not, i32 200, i32 10000
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %list) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %list, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %a) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %a, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %b) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %b, i8 0, i64 24, i1 false)
  %cmp7108 = icmp sgt i64 %cond4, 0
  br i1 %cmp7108, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %cond.end
  %length.i.i = getelementptr inbounds i8, ptr %list, i64 8
  %capacity.i.i.i.i.i = getelementptr inbounds i8, ptr %list, i64 16
  %sub.i = add nsw i32 %cond6, -1
  %conv.i = zext nneg i32 %sub.i to i64
  %mul.i = shl nuw nsw i64 %conv.i, 1
  %sub2.i = or disjoint i32 %cond6, 1
  %length11 = getelementptr inbounds i8, ptr %a, i64 8
  %length12 = getelementptr inbounds i8, ptr %b, i64 8
  %capacity.i.i.i.i.i48 = getelementptr inbounds i8, ptr %a, i64 16
  br label %for.body

for.cond.cleanup.loopexit:                        ; preds = %equal.exit83
  %.pre125 = load i64, ptr %length.i.i, align 8, !tbaa !8
  %.pre126 = load i64, ptr %length11, align 8, !tbaa !8
  %.pre127 = load ptr, ptr %list, align 8, !tbaa !11
  %.pre128 = load ptr, ptr %a, align 8, !tbaa !11
  %.pre129 = load ptr, ptr %b, align 8, !tbaa !11
  %1 = icmp ne i64 %add29, 0
  %2 = zext i1 %1 to i32
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %cond.end
  %3 = phi ptr [ null, %cond.end ], [ %.pre129, %for.cond.cleanup.loopexit ]
  %4 = phi ptr [ null, %cond.end ], [ %.pre128, %for.cond.cleanup.loopexit ]
  %5 = phi ptr [ null, %cond.end ], [ %.pre127, %for.cond.cleanup.loopexit ]
  %6 = phi i64 [ 0, %cond.end ], [ %.pre126, %for.cond.cleanup.loopexit ]
  %7 = phi i64 [ 0, %cond.end ], [ %.pre125, %for.cond.cleanup.loopexit ]
  %wrong.0.lcssa = phi i32 [ 0, %cond.end ], [ %2, %for.cond.cleanup.loopexit ]
  %call32 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %7, i64 noundef %6)
  tail call void @free(ptr noundef %5) #10
  tail call void @free(ptr noundef %4) #10
  tail call void @free(ptr noundef %3) #10
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %b) #10
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %a) #10
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %list) #10
  ret i32 %wrong.0.lcssa

for.body:                                         ; preds = %for.body.lr.ph, %equal.exit83
  %round.0110 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %equal.exit83 ]
  %wrong.0109 = phi i64 [ 0, %for.body.lr.ph ], [ %add29, %equal.exit83 ]
  %8 = load i64, ptr %capacity.i.i.i.i.i, align 8, !tbaa !12
  %cmp.i.i.i.not.i.i = icmp eq i64 %8, 0
  %.pre2.i.i = load ptr, ptr %list, align 8, !tbaa !11
  br i1 %cmp.i.i.i.not.i.i, label %if.end.i.i.i.i.i, label %clear.exit.i

if.end.i.i.i.i.i:                                 ; preds = %for.body
  %call.i.i.i.i.i = tail call dereferenceable_or_null(16) ptr @realloc(ptr noundef %.pre2.i.i, i64 noundef 16) #11
  %tobool.not.i.i.i.i.i = icmp eq ptr %call.i.i.i.i.i, null
  br i1 %tobool.not.i.i.i.i.i, label %if.then8.i.i.i.i.i, label %clear.exit.i

if.then8.i.i.i.i.i:                               ; preds = %if.end.i.i.i.i.i
  tail call void @exit(i32 noundef 1) #12
  unreachable

clear.exit.i:                                     ; preds = %if.end.i.i.i.i.i, %for.body
  %capacity.i.i.i.i.i.promoted = phi i64 [ %8, %for.body ], [ 16, %if.end.i.i.i.i.i ]
  %list.promoted = phi ptr [ %.pre2.i.i, %for.body ], [ %call.i.i.i.i.i, %if.end.i.i.i.i.i ]
  store i8 0, ptr %list.promoted, align 1, !tbaa !13
  br label %for.body.i

for.body.i:                                       ; preds = %clear.exit.i, %append_number.exit.i
  %9 = phi ptr [ %13, %append_number.exit.i ], [ %list.promoted, %clear.exit.i ]
  %add3.i.i.i.i98 = phi i64 [ %add3.i.i.i.i95, %append_number.exit.i ], [ %capacity.i.i.i.i.i.promoted, %clear.exit.i ]
  %add.i.i.i.i92 = phi i64 [ %add.i.i.i8.i, %append_number.exit.i ], [ 0, %clear.exit.i ]
  %number.024.i = phi i32 [ %inc.i, %append_number.exit.i ], [ 1, %clear.exit.i ]
  %cmp1.i = icmp ugt i32 %number.024.i, 1
  br i1 %cmp1.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %for.body.i
  %add.i.i.i.i = add i64 %add.i.i.i.i92, 2
  %cmp.i.i.i.i = icmp ult i64 %add.i.i.i.i, %add3.i.i.i.i98
  br i1 %cmp.i.i.i.i, label %append.exit.i, label %if.end.i.i.i.i

if.end.i.i.i.i:                                   ; preds = %if.then.i
  %mul.i.i.i.i = shl i64 %add.i.i.i.i, 1
  %add3.i.i.i.i = add i64 %mul.i.i.i.i, 16
  %call.i.i.i.i = tail call ptr @realloc(ptr noundef nonnull %9, i64 noundef %add3.i.i.i.i) #11
  %tobool.not.i.i.i.i = icmp eq ptr %call.i.i.i.i, null
  br i1 %tobool.not.i.i.i.i, label %if.then8.i.i.i.i, label %append.exit.i

if.then8.i.i.i.i:                                 ; preds = %if.end.i.i.i.i
  tail call void @exit(i32 noundef 1) #12
  unreachable

append.exit.i:                                    ; preds = %if.end.i.i.i.i, %if.then.i
  %10 = phi ptr [ %9, %if.then.i ], [ %call.i.i.i.i, %if.end.i.i.i.i ]
  %add3.i.i.i.i97 = phi i64 [ %add3.i.i.i.i98, %if.then.i ], [ %add3.i.i.i.i, %if.end.i.i.i.i ]
  %add.ptr.i.i.i = getelementptr inbounds i8, ptr %10, i64 %add.i.i.i.i92
  store i16 8236, ptr %add.ptr.i.i.i, align 1
  %arrayidx.i.i.i = getelementptr inbounds i8, ptr %10, i64 %add.i.i.i.i
  store i8 0, ptr %arrayidx.i.i.i, align 1, !tbaa !13
  br label %if.end.i

if.end.i:                                         ; preds = %append.exit.i, %for.body.i
  %11 = phi ptr [ %10, %append.exit.i ], [ %9, %for.body.i ]
  %add3.i.i.i.i96 = phi i64 [ %add3.i.i.i.i97, %append.exit.i ], [ %add3.i.i.i.i98, %for.body.i ]
  %add.i.i.i.i93 = phi i64 [ %add.i.i.i.i, %append.exit.i ], [ %add.i.i.i.i92, %for.body.i ]
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %digits.i.i) #10
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %if.end.i
  %number.addr.0.i.i = phi i32 [ %number.024.i, %if.end.i ], [ %div.i.i, %do.body.i.i ]
  %first.0.i.i = phi i64 [ 12, %if.end.i ], [ %dec.i.i, %do.body.i.i ]
  %rem.i.i = urem i32 %number.addr.0.i.i, 10
  %12 = trunc nuw nsw i32 %rem.i.i to i8
  %conv.i.i = or disjoint i8 %12, 48
  %dec.i.i = add i64 %first.0.i.i, -1
  %arrayidx.i.i = getelementptr inbounds [12 x i8], ptr %digits.i.i, i64 0, i64 %dec.i.i
  store i8 %conv.i.i, ptr %arrayidx.i.i, align 1, !tbaa !13
  %div.i.i = udiv i32 %number.addr.0.i.i, 10
  %tobool.not.i.i = icmp ult i32 %number.addr.0.i.i, 10
  br i1 %tobool.not.i.i, label %do.end.i.i, label %do.body.i.i, !llvm.loop !14

do.end.i.i:                                       ; preds = %do.body.i.i
  %arrayidx.i.i.le = getelementptr inbounds [12 x i8], ptr %digits.i.i, i64 0, i64 %dec.i.i
  %sub.i.i = sub i64 13, %first.0.i.i
  %add.i.i.i8.i = add i64 %add.i.i.i.i93, %sub.i.i
  %cmp.i.i.i10.i = icmp ult i64 %add.i.i.i8.i, %add3.i.i.i.i96
  br i1 %cmp.i.i.i10.i, label %append_number.exit.i, label %if.end.i.i.i12.i

if.end.i.i.i12.i:                                 ; preds = %do.end.i.i
  %mul.i.i.i13.i = shl i64 %add.i.i.i8.i, 1
  %add3.i.i.i14.i = add i64 %mul.i.i.i13.i, 16
  %call.i.i.i15.i = tail call ptr @realloc(ptr noundef %11, i64 noundef %add3.i.i.i14.i) #11
  %tobool.not.i.i.i16.i = icmp eq ptr %call.i.i.i15.i, null
  br i1 %tobool.not.i.i.i16.i, label %if.then8.i.i.i22.i, label %append_number.exit.i

if.then8.i.i.i22.i:                               ; preds = %if.end.i.i.i12.i
  tail call void @exit(i32 noundef 1) #12
  unreachable

append_number.exit.i:                             ; preds = %if.end.i.i.i12.i, %do.end.i.i
  %13 = phi ptr [ %11, %do.end.i.i ], [ %call.i.i.i15.i, %if.end.i.i.i12.i ]
  %add3.i.i.i.i95 = phi i64 [ %add3.i.i.i.i96, %do.end.i.i ], [ %add3.i.i.i14.i, %if.end.i.i.i12.i ]
  %add.ptr.i.i19.i = getelementptr inbounds i8, ptr %13, i64 %add.i.i.i.i93
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr.i.i19.i, ptr nonnull readonly align 1 %arrayidx.i.i.le, i64 %sub.i.i, i1 false)
  %arrayidx.i.i21.i = getelementptr inbounds i8, ptr %13, i64 %add.i.i.i8.i
  store i8 0, ptr %arrayidx.i.i21.i, align 1, !tbaa !13
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %digits.i.i) #10
  %inc.i = add nuw i32 %number.024.i, 1
  %exitcond.not.i = icmp eq i32 %number.024.i, %cond6
  br i1 %exitcond.not.i, label %list_numbers.exit, label %for.body.i, !llvm.loop !16

list_numbers.exit:                                ; preds = %append_number.exit.i
  store i64 %add.i.i.i8.i, ptr %length.i.i, align 8, !tbaa !8
  store i64 %add3.i.i.i.i95, ptr %capacity.i.i.i.i.i, align 8, !tbaa !12
  store ptr %13, ptr %list, align 8, !tbaa !11
  br label %for.body.i46

for.body.i46:                                     ; preds = %for.body.i46, %list_numbers.exit
  %power.013.i = phi i32 [ 1, %list_numbers.exit ], [ %mul5.i, %for.body.i46 ]
  %length.012.i = phi i64 [ %mul.i, %list_numbers.exit ], [ %add4.i, %for.body.i46 ]
  %add.i = sub nsw i32 %sub2.i, %power.013.i
  %conv3.i = zext i32 %add.i to i64
  %add4.i = add i64 %length.012.i, %conv3.i
  %mul5.i = mul nuw nsw i32 %power.013.i, 10
  %cmp.not.i = icmp ugt i32 %mul5.i, %cond6
  br i1 %cmp.not.i, label %length_of_list.exit, label %for.body.i46, !llvm.loop !17

length_of_list.exit:                              ; preds = %for.body.i46
  %cmp9 = icmp ne i64 %add.i.i.i8.i, %add4.i
  %conv10 = zext i1 %cmp9 to i64
  %add = add nsw i64 %wrong.0109, %conv10
  call fastcc void @replace(ptr noundef nonnull %list, ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, ptr noundef nonnull %a)
  call fastcc void @reverse_words(ptr noundef nonnull %a, ptr noundef nonnull %b)
  %14 = load i64, ptr %length11, align 8, !tbaa !8
  %15 = load i64, ptr %length12, align 8, !tbaa !8
  %cmp13.not = icmp eq i64 %14, %15
  br i1 %cmp13.not, label %lor.rhs, label %lor.end

lor.rhs:                                          ; preds = %length_of_list.exit
  %16 = load ptr, ptr %b, align 8, !tbaa !11
  %call15 = tail call ptr @strstr(ptr noundef nonnull dereferenceable(1) %16, ptr noundef nonnull dereferenceable(1) @.str.2) #13
  %cmp16 = icmp eq ptr %call15, null
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %length_of_list.exit
  %17 = phi i1 [ true, %length_of_list.exit ], [ %cmp16, %lor.rhs ]
  %conv18 = zext i1 %17 to i64
  %add19 = add nsw i64 %add, %conv18
  call fastcc void @reverse_words(ptr noundef nonnull %b, ptr noundef nonnull %a)
  call fastcc void @replace(ptr noundef nonnull %a, ptr noundef nonnull @.str.1, ptr noundef nonnull @.str, ptr noundef nonnull %b)
  %18 = load i64, ptr %length12, align 8, !tbaa !8
  %cmp.i = icmp eq i64 %18, %add.i.i.i8.i
  %.pre = load ptr, ptr %b, align 8, !tbaa !11
  br i1 %cmp.i, label %land.rhs.i, label %equal.exit

land.rhs.i:                                       ; preds = %lor.end
  %call.i = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %.pre, ptr noundef nonnull dereferenceable(1) %13) #13
  %cmp3.i = icmp eq i32 %call.i, 0
  %19 = zext i1 %cmp3.i to i64
  br label %equal.exit

equal.exit:                                       ; preds = %lor.end, %land.rhs.i
  %land.ext.i = phi i64 [ 0, %lor.end ], [ %19, %land.rhs.i ]
  %lnot.ext = xor i64 %land.ext.i, 1
  %add23 = add nsw i64 %add19, %lnot.ext
  %20 = load i64, ptr %capacity.i.i.i.i.i48, align 8, !tbaa !12
  %cmp.i.i.i.not.i.i49 = icmp eq i64 %20, 0
  %.pre2.i.i50 = load ptr, ptr %a, align 8, !tbaa !11
  br i1 %cmp.i.i.i.not.i.i49, label %if.end.i.i.i.i.i70, label %clear.exit.i51

if.end.i.i.i.i.i70:                               ; preds = %equal.exit
  store i64 16, ptr %capacity.i.i.i.i.i48, align 8, !tbaa !12
  %call.i.i.i.i.i71 = tail call dereferenceable_or_null(16) ptr @realloc(ptr noundef %.pre2.i.i50, i64 noundef 16) #11
  store ptr %call.i.i.i.i.i71, ptr %a, align 8, !tbaa !11
  %tobool.not.i.i.i.i.i72 = icmp eq ptr %call.i.i.i.i.i71, null
  br i1 %tobool.not.i.i.i.i.i72, label %if.then8.i.i.i.i.i75, label %clear.exit.i51

if.then8.i.i.i.i.i75:                             ; preds = %if.end.i.i.i.i.i70
  tail call void @exit(i32 noundef 1) #12
  unreachable

clear.exit.i51:                                   ; preds = %if.end.i.i.i.i.i70, %equal.exit
  %capacity.i.i.i.i.i48.promoted = phi i64 [ %20, %equal.exit ], [ 16, %if.end.i.i.i.i.i70 ]
  %a.promoted = phi ptr [ %.pre2.i.i50, %equal.exit ], [ %call.i.i.i.i.i71, %if.end.i.i.i.i.i70 ]
  store i8 0, ptr %a.promoted, align 1, !tbaa !13
  %call50.i = tail call ptr @strchr(ptr noundef nonnull dereferenceable(1) %.pre, i32 noundef 44) #13
  %tobool.not.not51.i = icmp eq ptr %call50.i, null
  br i1 %tobool.not.not51.i, label %if.then2.critedge.i, label %if.then.i53

if.then.i53:                                      ; preds = %clear.exit.i51, %cleanup.i
  %21 = phi ptr [ %26, %cleanup.i ], [ %a.promoted, %clear.exit.i51 ]
  %add3.i.i.i19.i103 = phi i64 [ %add3.i.i.i19.i104, %cleanup.i ], [ %capacity.i.i.i.i.i48.promoted, %clear.exit.i51 ]
  %22 = phi i64 [ %add.i.i.i13.i, %cleanup.i ], [ 0, %clear.exit.i51 ]
  %call53.i = phi ptr [ %call.i68, %cleanup.i ], [ %call50.i, %clear.exit.i51 ]
  %part.052.i = phi ptr [ %add.ptr.i, %cleanup.i ], [ %.pre, %clear.exit.i51 ]
  store i8 0, ptr %call53.i, align 1, !tbaa !13
  %call.i.i = tail call i64 @strlen(ptr noundef nonnull readonly dereferenceable(1) %part.052.i) #13
  %add.i.i.i.i54 = add i64 %22, %call.i.i
  %cmp.i.i.i.i55 = icmp ult i64 %add.i.i.i.i54, %add3.i.i.i19.i103
  br i1 %cmp.i.i.i.i55, label %append.exit.i64, label %if.end.i.i.i.i57

if.end.i.i.i.i57:                                 ; preds = %if.then.i53
  %mul.i.i.i.i58 = shl i64 %add.i.i.i.i54, 1
  %add3.i.i.i.i59 = add i64 %mul.i.i.i.i58, 16
  %call.i.i.i.i60 = tail call ptr @realloc(ptr noundef %21, i64 noundef %add3.i.i.i.i59) #11
  %tobool.not.i.i.i.i61 = icmp eq ptr %call.i.i.i.i60, null
  br i1 %tobool.not.i.i.i.i61, label %if.then8.i.i.i.i69, label %append.exit.i64

if.then8.i.i.i.i69:                               ; preds = %if.end.i.i.i.i57
  tail call void @exit(i32 noundef 1) #12
  unreachable

append.exit.i64:                                  ; preds = %if.end.i.i.i.i57, %if.then.i53
  %23 = phi ptr [ %21, %if.then.i53 ], [ %call.i.i.i.i60, %if.end.i.i.i.i57 ]
  %add3.i.i.i19.i105 = phi i64 [ %add3.i.i.i19.i103, %if.then.i53 ], [ %add3.i.i.i.i59, %if.end.i.i.i.i57 ]
  %add.ptr.i.i.i65 = getelementptr inbounds i8, ptr %23, i64 %22
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr.i.i.i65, ptr readonly align 1 %part.052.i, i64 %call.i.i, i1 false)
  %arrayidx.i.i.i67 = getelementptr inbounds i8, ptr %23, i64 %add.i.i.i.i54
  store i8 0, ptr %arrayidx.i.i.i67, align 1, !tbaa !13
  %add.i.i.i13.i = add i64 %add.i.i.i.i54, 4
  %cmp.i.i.i15.i = icmp ult i64 %add.i.i.i13.i, %add3.i.i.i19.i105
  br i1 %cmp.i.i.i15.i, label %cleanup.i, label %if.end.i.i.i17.i

if.end.i.i.i17.i:                                 ; preds = %append.exit.i64
  %mul.i.i.i18.i = shl i64 %add.i.i.i13.i, 1
  %add3.i.i.i19.i = add i64 %mul.i.i.i18.i, 16
  %call.i.i.i20.i = tail call ptr @realloc(ptr noundef nonnull %23, i64 noundef %add3.i.i.i19.i) #11
  %tobool.not.i.i.i21.i = icmp eq ptr %call.i.i.i20.i, null
  br i1 %tobool.not.i.i.i21.i, label %if.then8.i.i.i27.i, label %cleanup.i

if.then8.i.i.i27.i:                               ; preds = %if.end.i.i.i17.i
  tail call void @exit(i32 noundef 1) #12
  unreachable

if.then2.critedge.i.loopexit:                     ; preds = %cleanup.i
  store i64 %add3.i.i.i19.i104, ptr %capacity.i.i.i.i.i48, align 8, !tbaa !12
  store ptr %26, ptr %a, align 8, !tbaa !11
  br label %if.then2.critedge.i

if.then2.critedge.i:                              ; preds = %if.then2.critedge.i.loopexit, %clear.exit.i51
  %.pre.i.i34.i = phi ptr [ %a.promoted, %clear.exit.i51 ], [ %26, %if.then2.critedge.i.loopexit ]
  %24 = phi i64 [ %capacity.i.i.i.i.i48.promoted, %clear.exit.i51 ], [ %add3.i.i.i19.i104, %if.then2.critedge.i.loopexit ]
  %25 = phi i64 [ 0, %clear.exit.i51 ], [ %add.i.i.i13.i, %if.then2.critedge.i.loopexit ]
  %part.0.lcssa.i = phi ptr [ %.pre, %clear.exit.i51 ], [ %add.ptr.i, %if.then2.critedge.i.loopexit ]
  %call.i29.i = tail call i64 @strlen(ptr noundef nonnull readonly dereferenceable(1) %part.0.lcssa.i) #13
  %add.i.i.i31.i = add i64 %25, %call.i29.i
  %cmp.i.i.i33.i = icmp ult i64 %add.i.i.i31.i, %24
  br i1 %cmp.i.i.i33.i, label %split_and_join.exit, label %if.end.i.i.i35.i

if.end.i.i.i35.i:                                 ; preds = %if.then2.critedge.i
  %mul.i.i.i36.i = shl i64 %add.i.i.i31.i, 1
  %add3.i.i.i37.i = add i64 %mul.i.i.i36.i, 16
  store i64 %add3.i.i.i37.i, ptr %capacity.i.i.i.i.i48, align 8, !tbaa !12
  %call.i.i.i38.i = tail call ptr @realloc(ptr noundef nonnull %.pre.i.i34.i, i64 noundef %add3.i.i.i37.i) #11
  store ptr %call.i.i.i38.i, ptr %a, align 8, !tbaa !11
  %tobool.not.i.i.i39.i = icmp eq ptr %call.i.i.i38.i, null
  br i1 %tobool.not.i.i.i39.i, label %if.then8.i.i.i45.i, label %split_and_join.exit

if.then8.i.i.i45.i:                               ; preds = %if.end.i.i.i35.i
  tail call void @exit(i32 noundef 1) #12
  unreachable

cleanup.i:                                        ; preds = %if.end.i.i.i17.i, %append.exit.i64
  %26 = phi ptr [ %23, %append.exit.i64 ], [ %call.i.i.i20.i, %if.end.i.i.i17.i ]
  %add3.i.i.i19.i104 = phi i64 [ %add3.i.i.i19.i105, %append.exit.i64 ], [ %add3.i.i.i19.i, %if.end.i.i.i17.i ]
  %add.ptr.i.i24.i = getelementptr inbounds i8, ptr %26, i64 %add.i.i.i.i54
  store i32 1684955424, ptr %add.ptr.i.i24.i, align 1
  %arrayidx.i.i26.i = getelementptr inbounds i8, ptr %26, i64 %add.i.i.i13.i
  store i8 0, ptr %arrayidx.i.i26.i, align 1, !tbaa !13
  %add.ptr.i = getelementptr inbounds i8, ptr %call53.i, i64 1
  %call.i68 = tail call ptr @strchr(ptr noundef nonnull dereferenceable(1) %add.ptr.i, i32 noundef 44) #13
  %tobool.not.not.i = icmp eq ptr %call.i68, null
  br i1 %tobool.not.not.i, label %if.then2.critedge.i.loopexit, label %if.then.i53

split_and_join.exit:                              ; preds = %if.end.i.i.i35.i, %if.then2.critedge.i
  %27 = phi ptr [ %.pre.i.i34.i, %if.then2.critedge.i ], [ %call.i.i.i38.i, %if.end.i.i.i35.i ]
  %add.ptr.i.i42.i = getelementptr inbounds i8, ptr %27, i64 %25
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr.i.i42.i, ptr readonly align 1 %part.0.lcssa.i, i64 %call.i29.i, i1 false)
  store i64 %add.i.i.i31.i, ptr %length11, align 8, !tbaa !8
  %arrayidx.i.i44.i = getelementptr inbounds i8, ptr %27, i64 %add.i.i.i31.i
  store i8 0, ptr %arrayidx.i.i44.i, align 1, !tbaa !13
  call fastcc void @replace(ptr noundef nonnull %a, ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.4, ptr noundef nonnull %b)
  %28 = load i64, ptr %length12, align 8, !tbaa !8
  %cmp.i78 = icmp eq i64 %28, %add.i.i.i8.i
  br i1 %cmp.i78, label %land.rhs.i80, label %equal.exit83

land.rhs.i80:                                     ; preds = %split_and_join.exit
  %29 = load ptr, ptr %b, align 8, !tbaa !11
  %call.i81 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %29, ptr noundef nonnull dereferenceable(1) %13) #13
  %cmp3.i82 = icmp eq i32 %call.i81, 0
  %30 = zext i1 %cmp3.i82 to i64
  br label %equal.exit83

equal.exit83:                                     ; preds = %split_and_join.exit, %land.rhs.i80
  %land.ext.i79 = phi i64 [ 0, %split_and_join.exit ], [ %30, %land.rhs.i80 ]
  %lnot.ext27 = xor i64 %land.ext.i79, 1
  %add29 = add nsw i64 %add23, %lnot.ext27
  %inc = add nuw nsw i64 %round.0110, 1
  %exitcond.not = icmp eq i64 %inc, %cond4
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !18
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nounwind uwtable
define internal fastcc void @replace(ptr nocapture noundef readonly %string, ptr nocapture noundef readonly %old, ptr nocapture noundef readonly %new, ptr nocapture noundef %result) unnamed_addr #0 {
entry:
  %0 = load ptr, ptr %string, align 8, !tbaa !11
  %length.i = getelementptr inbounds i8, ptr %result, i64 8
  store i64 0, ptr %length.i, align 8, !tbaa !8
  %capacity.i.i.i.i = getelementptr inbounds i8, ptr %result, i64 16
  %1 = load i64, ptr %capacity.i.i.i.i, align 8, !tbaa !12
  %cmp.i.i.i.not.i = icmp eq i64 %1, 0
  %.pre2.i = load ptr, ptr %result, align 8, !tbaa !11
  br i1 %cmp.i.i.i.not.i, label %if.end.i.i.i.i, label %clear.exit

if.end.i.i.i.i:                                   ; preds = %entry
  store i64 16, ptr %capacity.i.i.i.i, align 8, !tbaa !12
  %call.i.i.i.i = tail call dereferenceable_or_null(16) ptr @realloc(ptr noundef %.pre2.i, i64 noundef 16) #11
  store ptr %call.i.i.i.i, ptr %result, align 8, !tbaa !11
  %tobool.not.i.i.i.i = icmp eq ptr %call.i.i.i.i, null
  br i1 %tobool.not.i.i.i.i, label %if.then8.i.i.i.i, label %if.end.i.i.i.append.exit_crit_edge.i

if.end.i.i.i.append.exit_crit_edge.i:             ; preds = %if.end.i.i.i.i
  %.pre.i = load i64, ptr %length.i, align 8, !tbaa !8
  br label %clear.exit

if.then8.i.i.i.i:                                 ; preds = %if.end.i.i.i.i
  tail call void @exit(i32 noundef 1) #12
  unreachable

clear.exit:                                       ; preds = %entry, %if.end.i.i.i.append.exit_crit_edge.i
  %2 = phi ptr [ %call.i.i.i.i, %if.end.i.i.i.append.exit_crit_edge.i ], [ %.pre2.i, %entry ]
  %3 = phi i64 [ %.pre.i, %if.end.i.i.i.append.exit_crit_edge.i ], [ 0, %entry ]
  %arrayidx.i.i.i = getelementptr inbounds i8, ptr %2, i64 %3
  store i8 0, ptr %arrayidx.i.i.i, align 1, !tbaa !13
  %call32 = tail call ptr @strstr(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(1) %old) #13
  %cmp.not33 = icmp eq ptr %call32, null
  br i1 %cmp.not33, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %append.exit29, %clear.exit
  %rest.0.lcssa = phi ptr [ %0, %clear.exit ], [ %add.ptr, %append.exit29 ]
  %call.i = tail call i64 @strlen(ptr noundef nonnull readonly dereferenceable(1) %rest.0.lcssa) #13
  %4 = load i64, ptr %length.i, align 8, !tbaa !8
  %add.i.i.i = add i64 %4, %call.i
  %5 = load i64, ptr %capacity.i.i.i.i, align 8, !tbaa !12
  %cmp.i.i.i = icmp ult i64 %add.i.i.i, %5
  %.pre.i.i = load ptr, ptr %result, align 8, !tbaa !11
  br i1 %cmp.i.i.i, label %append.exit, label %if.end.i.i.i

if.end.i.i.i:                                     ; preds = %for.cond.cleanup
  %mul.i.i.i = shl i64 %add.i.i.i, 1
  %add3.i.i.i = add i64 %mul.i.i.i, 16
  store i64 %add3.i.i.i, ptr %capacity.i.i.i.i, align 8, !tbaa !12
  %call.i.i.i = tail call ptr @realloc(ptr noundef %.pre.i.i, i64 noundef %add3.i.i.i) #11
  store ptr %call.i.i.i, ptr %result, align 8, !tbaa !11
  %tobool.not.i.i.i = icmp eq ptr %call.i.i.i, null
  br i1 %tobool.not.i.i.i, label %if.then8.i.i.i, label %if.end.i.reserve.exit_crit_edge.i.i

if.end.i.reserve.exit_crit_edge.i.i:              ; preds = %if.end.i.i.i
  %.pre11.i.i = load i64, ptr %length.i, align 8, !tbaa !8
  br label %append.exit

if.then8.i.i.i:                                   ; preds = %if.end.i.i.i
  tail call void @exit(i32 noundef 1) #12
  unreachable

append.exit:                                      ; preds = %for.cond.cleanup, %if.end.i.reserve.exit_crit_edge.i.i
  %6 = phi i64 [ %4, %for.cond.cleanup ], [ %.pre11.i.i, %if.end.i.reserve.exit_crit_edge.i.i ]
  %7 = phi ptr [ %.pre.i.i, %for.cond.cleanup ], [ %call.i.i.i, %if.end.i.reserve.exit_crit_edge.i.i ]
  %add.ptr.i.i = getelementptr inbounds i8, ptr %7, i64 %6
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr.i.i, ptr readonly align 1 %rest.0.lcssa, i64 %call.i, i1 false)
  %8 = load i64, ptr %length.i, align 8, !tbaa !8
  %add.i.i = add i64 %8, %call.i
  store i64 %add.i.i, ptr %length.i, align 8, !tbaa !8
  %9 = load ptr, ptr %result, align 8, !tbaa !11
  %arrayidx.i.i = getelementptr inbounds i8, ptr %9, i64 %add.i.i
  store i8 0, ptr %arrayidx.i.i, align 1, !tbaa !13
  ret void

for.body:                                         ; preds = %clear.exit, %append.exit29
  %call35 = phi ptr [ %call, %append.exit29 ], [ %call32, %clear.exit ]
  %rest.034 = phi ptr [ %add.ptr, %append.exit29 ], [ %0, %clear.exit ]
  %sub.ptr.lhs.cast = ptrtoint ptr %call35 to i64
  %sub.ptr.rhs.cast = ptrtoint ptr %rest.034 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %10 = load i64, ptr %length.i, align 8, !tbaa !8
  %add.i.i10 = add i64 %10, %sub.ptr.sub
  %11 = load i64, ptr %capacity.i.i.i.i, align 8, !tbaa !12
  %cmp.i.i = icmp ult i64 %add.i.i10, %11
  %.pre.i11 = load ptr, ptr %result, align 8, !tbaa !11
  br i1 %cmp.i.i, label %append_bytes.exit, label %if.end.i.i

if.end.i.i:                                       ; preds = %for.body
  %mul.i.i = shl i64 %add.i.i10, 1
  %add3.i.i = add i64 %mul.i.i, 16
  store i64 %add3.i.i, ptr %capacity.i.i.i.i, align 8, !tbaa !12
  %call.i.i = tail call ptr @realloc(ptr noundef %.pre.i11, i64 noundef %add3.i.i) #11
  store ptr %call.i.i, ptr %result, align 8, !tbaa !11
  %tobool.not.i.i = icmp eq ptr %call.i.i, null
  br i1 %tobool.not.i.i, label %if.then8.i.i, label %if.end.i.reserve.exit_crit_edge.i

if.end.i.reserve.exit_crit_edge.i:                ; preds = %if.end.i.i
  %.pre11.i = load i64, ptr %length.i, align 8, !tbaa !8
  br label %append_bytes.exit

if.then8.i.i:                                     ; preds = %if.end.i.i
  tail call void @exit(i32 noundef 1) #12
  unreachable

append_bytes.exit:                                ; preds = %for.body, %if.end.i.reserve.exit_crit_edge.i
  %12 = phi i64 [ %10, %for.body ], [ %.pre11.i, %if.end.i.reserve.exit_crit_edge.i ]
  %13 = phi ptr [ %.pre.i11, %for.body ], [ %call.i.i, %if.end.i.reserve.exit_crit_edge.i ]
  %add.ptr.i = getelementptr inbounds i8, ptr %13, i64 %12
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr.i, ptr readonly align 1 %rest.034, i64 %sub.ptr.sub, i1 false)
  %14 = load i64, ptr %length.i, align 8, !tbaa !8
  %add.i = add i64 %14, %sub.ptr.sub
  store i64 %add.i, ptr %length.i, align 8, !tbaa !8
  %15 = load ptr, ptr %result, align 8, !tbaa !11
  %arrayidx.i = getelementptr inbounds i8, ptr %15, i64 %add.i
  store i8 0, ptr %arrayidx.i, align 1, !tbaa !13
  %call.i12 = tail call i64 @strlen(ptr noundef nonnull readonly dereferenceable(1) %new) #13
  %16 = load i64, ptr %length.i, align 8, !tbaa !8
  %add.i.i.i14 = add i64 %16, %call.i12
  %17 = load i64, ptr %capacity.i.i.i.i, align 8, !tbaa !12
  %cmp.i.i.i16 = icmp ult i64 %add.i.i.i14, %17
  %.pre.i.i17 = load ptr, ptr %result, align 8, !tbaa !11
  br i1 %cmp.i.i.i16, label %append.exit29, label %if.end.i.i.i18

if.end.i.i.i18:                                   ; preds = %append_bytes.exit
  %mul.i.i.i19 = shl i64 %add.i.i.i14, 1
  %add3.i.i.i20 = add i64 %mul.i.i.i19, 16
  store i64 %add3.i.i.i20, ptr %capacity.i.i.i.i, align 8, !tbaa !12
  %call.i.i.i21 = tail call ptr @realloc(ptr noundef %.pre.i.i17, i64 noundef %add3.i.i.i20) #11
  store ptr %call.i.i.i21, ptr %result, align 8, !tbaa !11
  %tobool.not.i.i.i22 = icmp eq ptr %call.i.i.i21, null
  br i1 %tobool.not.i.i.i22, label %if.then8.i.i.i28, label %if.end.i.reserve.exit_crit_edge.i.i23

if.end.i.reserve.exit_crit_edge.i.i23:            ; preds = %if.end.i.i.i18
  %.pre11.i.i24 = load i64, ptr %length.i, align 8, !tbaa !8
  br label %append.exit29

if.then8.i.i.i28:                                 ; preds = %if.end.i.i.i18
  tail call void @exit(i32 noundef 1) #12
  unreachable

append.exit29:                                    ; preds = %append_bytes.exit, %if.end.i.reserve.exit_crit_edge.i.i23
  %18 = phi i64 [ %16, %append_bytes.exit ], [ %.pre11.i.i24, %if.end.i.reserve.exit_crit_edge.i.i23 ]
  %19 = phi ptr [ %.pre.i.i17, %append_bytes.exit ], [ %call.i.i.i21, %if.end.i.reserve.exit_crit_edge.i.i23 ]
  %add.ptr.i.i25 = getelementptr inbounds i8, ptr %19, i64 %18
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr.i.i25, ptr readonly align 1 %new, i64 %call.i12, i1 false)
  %20 = load i64, ptr %length.i, align 8, !tbaa !8
  %add.i.i26 = add i64 %20, %call.i12
  store i64 %add.i.i26, ptr %length.i, align 8, !tbaa !8
  %21 = load ptr, ptr %result, align 8, !tbaa !11
  %arrayidx.i.i27 = getelementptr inbounds i8, ptr %21, i64 %add.i.i26
  store i8 0, ptr %arrayidx.i.i27, align 1, !tbaa !13
  %call1 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %old) #13
  %add.ptr = getelementptr inbounds i8, ptr %call35, i64 %call1
  %call = tail call ptr @strstr(ptr noundef nonnull dereferenceable(1) %add.ptr, ptr noundef nonnull dereferenceable(1) %old) #13
  %cmp.not = icmp eq ptr %call, null
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !19
}

; Function Attrs: nounwind uwtable
define internal fastcc void @reverse_words(ptr nocapture noundef readonly %string, ptr nocapture noundef %result) unnamed_addr #0 {
entry:
  %0 = load ptr, ptr %string, align 8, !tbaa !11
  %length.i = getelementptr inbounds i8, ptr %result, i64 8
  store i64 0, ptr %length.i, align 8, !tbaa !8
  %capacity.i.i.i.i = getelementptr inbounds i8, ptr %result, i64 16
  %1 = load i64, ptr %capacity.i.i.i.i, align 8, !tbaa !12
  %cmp.i.i.i.not.i = icmp eq i64 %1, 0
  %.pre2.i = load ptr, ptr %result, align 8, !tbaa !11
  br i1 %cmp.i.i.i.not.i, label %if.end.i.i.i.i, label %clear.exit

if.end.i.i.i.i:                                   ; preds = %entry
  store i64 16, ptr %capacity.i.i.i.i, align 8, !tbaa !12
  %call.i.i.i.i = tail call dereferenceable_or_null(16) ptr @realloc(ptr noundef %.pre2.i, i64 noundef 16) #11
  store ptr %call.i.i.i.i, ptr %result, align 8, !tbaa !11
  %tobool.not.i.i.i.i = icmp eq ptr %call.i.i.i.i, null
  br i1 %tobool.not.i.i.i.i, label %if.then8.i.i.i.i, label %if.end.i.i.i.append.exit_crit_edge.i

if.end.i.i.i.append.exit_crit_edge.i:             ; preds = %if.end.i.i.i.i
  %.pre.i = load i64, ptr %length.i, align 8, !tbaa !8
  br label %clear.exit

if.then8.i.i.i.i:                                 ; preds = %if.end.i.i.i.i
  tail call void @exit(i32 noundef 1) #12
  unreachable

clear.exit:                                       ; preds = %entry, %if.end.i.i.i.append.exit_crit_edge.i
  %2 = phi ptr [ %call.i.i.i.i, %if.end.i.i.i.append.exit_crit_edge.i ], [ %.pre2.i, %entry ]
  %3 = phi i64 [ %.pre.i, %if.end.i.i.i.append.exit_crit_edge.i ], [ 0, %entry ]
  %arrayidx.i.i.i = getelementptr inbounds i8, ptr %2, i64 %3
  store i8 0, ptr %arrayidx.i.i.i, align 1, !tbaa !13
  %4 = load i8, ptr %0, align 1, !tbaa !13
  %tobool.not44 = icmp eq i8 %4, 0
  br i1 %tobool.not44, label %while.end11, label %while.cond1.preheader

while.cond1.preheader:                            ; preds = %clear.exit, %if.end
  %5 = phi i8 [ %.pre46, %if.end ], [ %4, %clear.exit ]
  %word.045 = phi ptr [ %incdec.ptr10, %if.end ], [ %0, %clear.exit ]
  br label %while.cond1

while.cond1:                                      ; preds = %while.cond1.preheader, %while.body5
  %6 = phi i8 [ %.pr, %while.body5 ], [ %5, %while.cond1.preheader ]
  %end.0 = phi ptr [ %incdec.ptr, %while.body5 ], [ %word.045, %while.cond1.preheader ]
  switch i8 %6, label %while.body5 [
    i8 0, label %while.end
    i8 32, label %while.end
  ]

while.body5:                                      ; preds = %while.cond1
  %incdec.ptr = getelementptr inbounds i8, ptr %end.0, i64 1
  %.pr = load i8, ptr %incdec.ptr, align 1, !tbaa !13
  br label %while.cond1, !llvm.loop !20

while.end:                                        ; preds = %while.cond1, %while.cond1
  %cmp642 = icmp ugt ptr %end.0, %word.045
  br i1 %cmp642, label %for.body, label %for.cond.cleanup

for.cond.cleanup.loopexit:                        ; preds = %append_character.exit
  %.pre = load i8, ptr %end.0, align 1, !tbaa !13
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %while.end
  %7 = phi i8 [ %.pre, %for.cond.cleanup.loopexit ], [ %6, %while.end ]
  %tobool9.not = icmp eq i8 %7, 0
  br i1 %tobool9.not, label %while.end11, label %if.then

for.body:                                         ; preds = %while.end, %append_character.exit
  %letter.043 = phi ptr [ %incdec.ptr8, %append_character.exit ], [ %end.0, %while.end ]
  %incdec.ptr8 = getelementptr inbounds i8, ptr %letter.043, i64 -1
  %8 = load i8, ptr %incdec.ptr8, align 1, !tbaa !13
  %9 = load i64, ptr %length.i, align 8, !tbaa !8
  %add.i.i = add i64 %9, 1
  %10 = load i64, ptr %capacity.i.i.i.i, align 8, !tbaa !12
  %cmp.i.i = icmp ult i64 %add.i.i, %10
  %.pre.i23 = load ptr, ptr %result, align 8, !tbaa !11
  br i1 %cmp.i.i, label %append_character.exit, label %if.end.i.i

if.end.i.i:                                       ; preds = %for.body
  %mul.i.i = shl i64 %add.i.i, 1
  %add3.i.i = add i64 %mul.i.i, 16
  store i64 %add3.i.i, ptr %capacity.i.i.i.i, align 8, !tbaa !12
  %call.i.i = tail call ptr @realloc(ptr noundef %.pre.i23, i64 noundef %add3.i.i) #11
  store ptr %call.i.i, ptr %result, align 8, !tbaa !11
  %tobool.not.i.i = icmp eq ptr %call.i.i, null
  br i1 %tobool.not.i.i, label %if.then8.i.i, label %if.end.i.reserve.exit_crit_edge.i

if.end.i.reserve.exit_crit_edge.i:                ; preds = %if.end.i.i
  %.pre8.i = load i64, ptr %length.i, align 8, !tbaa !8
  %.pre9.i = add i64 %.pre8.i, 1
  br label %append_character.exit

if.then8.i.i:                                     ; preds = %if.end.i.i
  tail call void @exit(i32 noundef 1) #12
  unreachable

append_character.exit:                            ; preds = %for.body, %if.end.i.reserve.exit_crit_edge.i
  %inc.pre-phi.i = phi i64 [ %.pre9.i, %if.end.i.reserve.exit_crit_edge.i ], [ %add.i.i, %for.body ]
  %11 = phi i64 [ %.pre8.i, %if.end.i.reserve.exit_crit_edge.i ], [ %9, %for.body ]
  %12 = phi ptr [ %call.i.i, %if.end.i.reserve.exit_crit_edge.i ], [ %.pre.i23, %for.body ]
  store i64 %inc.pre-phi.i, ptr %length.i, align 8, !tbaa !8
  %arrayidx.i = getelementptr inbounds i8, ptr %12, i64 %11
  store i8 %8, ptr %arrayidx.i, align 1, !tbaa !13
  %13 = load ptr, ptr %result, align 8, !tbaa !11
  %14 = load i64, ptr %length.i, align 8, !tbaa !8
  %arrayidx3.i = getelementptr inbounds i8, ptr %13, i64 %14
  store i8 0, ptr %arrayidx3.i, align 1, !tbaa !13
  %cmp6 = icmp ugt ptr %incdec.ptr8, %word.045
  br i1 %cmp6, label %for.body, label %for.cond.cleanup.loopexit, !llvm.loop !21

if.then:                                          ; preds = %for.cond.cleanup
  %incdec.ptr10 = getelementptr inbounds i8, ptr %end.0, i64 1
  %15 = load i64, ptr %length.i, align 8, !tbaa !8
  %add.i.i25 = add i64 %15, 1
  %16 = load i64, ptr %capacity.i.i.i.i, align 8, !tbaa !12
  %cmp.i.i27 = icmp ult i64 %add.i.i25, %16
  %.pre.i28 = load ptr, ptr %result, align 8, !tbaa !11
  br i1 %cmp.i.i27, label %if.end, label %if.end.i.i29

if.end.i.i29:                                     ; preds = %if.then
  %mul.i.i30 = shl i64 %add.i.i25, 1
  %add3.i.i31 = add i64 %mul.i.i30, 16
  store i64 %add3.i.i31, ptr %capacity.i.i.i.i, align 8, !tbaa !12
  %call.i.i32 = tail call ptr @realloc(ptr noundef %.pre.i28, i64 noundef %add3.i.i31) #11
  store ptr %call.i.i32, ptr %result, align 8, !tbaa !11
  %tobool.not.i.i33 = icmp eq ptr %call.i.i32, null
  br i1 %tobool.not.i.i33, label %if.then8.i.i40, label %if.end.i.reserve.exit_crit_edge.i34

if.end.i.reserve.exit_crit_edge.i34:              ; preds = %if.end.i.i29
  %.pre8.i35 = load i64, ptr %length.i, align 8, !tbaa !8
  %.pre9.i36 = add i64 %.pre8.i35, 1
  br label %if.end

if.then8.i.i40:                                   ; preds = %if.end.i.i29
  tail call void @exit(i32 noundef 1) #12
  unreachable

if.end:                                           ; preds = %if.end.i.reserve.exit_crit_edge.i34, %if.then
  %inc.pre-phi.i37 = phi i64 [ %.pre9.i36, %if.end.i.reserve.exit_crit_edge.i34 ], [ %add.i.i25, %if.then ]
  %17 = phi i64 [ %.pre8.i35, %if.end.i.reserve.exit_crit_edge.i34 ], [ %15, %if.then ]
  %18 = phi ptr [ %call.i.i32, %if.end.i.reserve.exit_crit_edge.i34 ], [ %.pre.i28, %if.then ]
  store i64 %inc.pre-phi.i37, ptr %length.i, align 8, !tbaa !8
  %arrayidx.i38 = getelementptr inbounds i8, ptr %18, i64 %17
  store i8 %7, ptr %arrayidx.i38, align 1, !tbaa !13
  %19 = load ptr, ptr %result, align 8, !tbaa !11
  %20 = load i64, ptr %length.i, align 8, !tbaa !8
  %arrayidx3.i39 = getelementptr inbounds i8, ptr %19, i64 %20
  store i8 0, ptr %arrayidx3.i39, align 1, !tbaa !13
  %.pre46 = load i8, ptr %incdec.ptr10, align 1, !tbaa !13
  %tobool.not = icmp eq i8 %.pre46, 0
  br i1 %tobool.not, label %while.end11, label %while.cond1.preheader, !llvm.loop !22

while.end11:                                      ; preds = %for.cond.cleanup, %if.end, %clear.exit
  ret void
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare ptr @strstr(ptr noundef, ptr nocapture noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #5

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i64 @strlen(ptr nocapture noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias noundef ptr @realloc(ptr allocptr nocapture noundef, i64 noundef) local_unnamed_addr #8

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i32 @strcmp(ptr nocapture noundef, ptr nocapture noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare ptr @strchr(ptr noundef, i32 noundef) local_unnamed_addr #4

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind }
attributes #11 = { nounwind allocsize(1) }
attributes #12 = { noreturn nounwind }
attributes #13 = { nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"any pointer", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!9, !10, i64 8}
!9 = !{!"", !5, i64 0, !10, i64 8, !10, i64 16}
!10 = !{!"long", !6, i64 0}
!11 = !{!9, !5, i64 0}
!12 = !{!9, !10, i64 16}
!13 = !{!6, !6, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = distinct !{!16, !15}
!17 = distinct !{!17, !15}
!18 = distinct !{!18, !15}
!19 = distinct !{!19, !15}
!20 = distinct !{!20, !15}
!21 = distinct !{!21, !15}
!22 = distinct !{!22, !15}
