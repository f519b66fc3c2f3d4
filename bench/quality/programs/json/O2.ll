source_filename = "json.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Scanner = type { ptr, i32, %struct.Totals }
%struct.Totals = type { i64, i64, i64, i64, i64, i64, double }

@document = internal global [400000 x i8] zeroinitializer, align 16
@__const.main.scanner = private unnamed_addr constant %struct.Scanner { ptr @document, i32 0, %struct.Totals zeroinitializer }, align 8
@.str = private unnamed_addr constant [43 x i8] c"json: %ld objects, numbers add up to %.2f\0A\00", align 1
@.str.2 = private unnamed_addr constant [70 x i8] c"%s\0A  {\22id\22: %d, \22price\22: -%d.%02d, \22tags\22: [\22new\22, \22a\\n\\u00e9\22, []], \00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c",\00", align 1
@.str.4 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.5 = private unnamed_addr constant [37 x i8] c"\22stock\22: {\22open\22: %s, \22next\22: null}}\00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c"true\00", align 1
@.str.7 = private unnamed_addr constant [6 x i8] c"false\00", align 1
@scan_number.powers = internal unnamed_addr constant [10 x double] [double 1.000000e+00, double 1.000000e+01, double 1.000000e+02, double 1.000000e+03, double 1.000000e+04, double 1.000000e+05, double 1.000000e+06, double 1.000000e+07, double 1.000000e+08, double 1.000000e+09], align 16

; Function Attrs: nofree nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %argc, ptr nocapture noundef readonly %argv) local_unnamed_addr #0 {
entry:
  %scanner = alloca %struct.Scanner, align 8
  %cmp = icmp sgt i32 %argc, 1
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %arrayidx = getelementptr inbounds i8, ptr %argv, i64 8
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !4
  %call = tail call i64 @strtol(ptr nocapture noundef %0, ptr noundef null, i32 noundef 10) #8
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 1, %entry ]
  %tobool.not = icmp eq i64 %cond, 0
  %mul = mul nsw i64 %cond, 800
  %cond6 = select i1 %tobool.not, i32 20, i32 3000
  store i16 91, ptr @document, align 16, !noalias !8
  %call2.peel.i = tail call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) getelementptr inbounds (i8, ptr @document, i64 1), ptr noundef nonnull dereferenceable(1) @.str.2, ptr noundef nonnull @.str.4, i32 noundef 0, i32 noundef 0, i32 noundef 0) #8, !noalias !8
  %idx.ext3.peel.i = sext i32 %call2.peel.i to i64
  %add.ptr4.peel.i = getelementptr inbounds i8, ptr getelementptr inbounds (i8, ptr @document, i64 1), i64 %idx.ext3.peel.i
  %call8.peel.i = tail call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %add.ptr4.peel.i, ptr noundef nonnull dereferenceable(1) @.str.5, ptr noundef nonnull @.str.7) #8, !noalias !8
  %idx.ext9.peel.i = sext i32 %call8.peel.i to i64
  %add.ptr10.peel.i = getelementptr inbounds i8, ptr %add.ptr4.peel.i, i64 %idx.ext9.peel.i
  %1 = add nsw i32 %cond6, -4
  %2 = zext nneg i32 %1 to i64
  %3 = shl nuw nsw i64 %2, 1
  %4 = add nuw nsw i64 %3, 8
  %5 = shl nuw nsw i64 %2, 3
  %6 = mul nuw nsw i64 %2, 30
  br label %for.body.i

for.body.i:                                       ; preds = %cond.end, %for.body.i
  %kept.sroa.29.0 = phi double [ 0.000000e+00, %cond.end ], [ %add18.i, %for.body.i ]
  %out.038.i = phi ptr [ %add.ptr10.peel.i, %cond.end ], [ %add.ptr10.i, %for.body.i ]
  %i.037.i = phi i32 [ 1, %cond.end ], [ %inc.i, %for.body.i ]
  %mul.i = mul nuw nsw i32 %i.037.i, 37
  %rem.i = urem i32 %mul.i, 1000
  %div.lhs.trunc.i = trunc nuw nsw i32 %rem.i to i16
  %div34.i = udiv i16 %div.lhs.trunc.i, 100
  %div.zext.i = zext nneg i16 %div34.i to i32
  %rem135.i = urem i16 %div.lhs.trunc.i, 100
  %rem1.zext.i = zext nneg i16 %rem135.i to i32
  %call2.i = tail call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %out.038.i, ptr noundef nonnull dereferenceable(1) @.str.2, ptr noundef nonnull @.str.3, i32 noundef %i.037.i, i32 noundef %div.zext.i, i32 noundef %rem1.zext.i) #8, !noalias !8
  %idx.ext3.i = sext i32 %call2.i to i64
  %add.ptr4.i = getelementptr inbounds i8, ptr %out.038.i, i64 %idx.ext3.i
  %rem5.i = urem i32 %i.037.i, 3
  %tobool6.not.i = icmp eq i32 %rem5.i, 0
  %cond7.i = select i1 %tobool6.not.i, ptr @.str.7, ptr @.str.6
  %call8.i = tail call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %add.ptr4.i, ptr noundef nonnull dereferenceable(1) @.str.5, ptr noundef nonnull %cond7.i) #8, !noalias !8
  %idx.ext9.i = sext i32 %call8.i to i64
  %add.ptr10.i = getelementptr inbounds i8, ptr %add.ptr4.i, i64 %idx.ext9.i
  %conv.i = uitofp nneg i32 %i.037.i to double
  %conv16.i = uitofp nneg i32 %rem.i to double
  %div17.i = fdiv double %conv16.i, 1.000000e+02
  %sub.i = fsub double %conv.i, %div17.i
  %add18.i = fadd double %kept.sroa.29.0, %sub.i
  %inc.i = add nuw nsw i32 %i.037.i, 1
  %exitcond.not.i = icmp eq i32 %inc.i, %cond6
  br i1 %exitcond.not.i, label %write_document.exit, label %for.body.i, !llvm.loop !11

write_document.exit:                              ; preds = %for.body.i
  %cond4 = select i1 %tobool.not, i64 1, i64 %mul
  %7 = add nuw nsw i64 %3, 9
  %8 = add nuw nsw i64 %5, 32
  %9 = add nuw nsw i64 %6, 120
  store i32 679178, ptr %add.ptr10.i, align 1, !noalias !8
  %cmp774 = icmp sgt i64 %cond4, 0
  br i1 %cmp774, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %write_document.exit
  %failed = getelementptr inbounds i8, ptr %scanner, i64 8
  %totals = getelementptr inbounds i8, ptr %scanner, i64 16
  %arrays = getelementptr inbounds i8, ptr %scanner, i64 24
  %strings = getelementptr inbounds i8, ptr %scanner, i64 32
  %letters = getelementptr inbounds i8, ptr %scanner, i64 40
  %numbers = getelementptr inbounds i8, ptr %scanner, i64 48
  %literals = getelementptr inbounds i8, ptr %scanner, i64 56
  %sum = getelementptr inbounds i8, ptr %scanner, i64 64
  br label %for.body

for.cond.cleanup.loopexit:                        ; preds = %lor.end
  %10 = icmp ne i64 %add, 0
  %11 = zext i1 %10 to i32
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %write_document.exit
  %wrong.0.lcssa = phi i32 [ 0, %write_document.exit ], [ %11, %for.cond.cleanup.loopexit ]
  %call40 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %4, double noundef %add18.i)
  ret i32 %wrong.0.lcssa

for.body:                                         ; preds = %for.body.lr.ph, %lor.end
  %wrong.076 = phi i64 [ 0, %for.body.lr.ph ], [ %add, %lor.end ]
  %round.075 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %lor.end ]
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %scanner) #8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %scanner, ptr noundef nonnull align 8 dereferenceable(72) @__const.main.scanner, i64 72, i1 false)
  call fastcc void @scan_value(ptr noundef nonnull %scanner)
  %scanner.promoted.i = load ptr, ptr %scanner, align 8, !tbaa !14
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %for.body
  %12 = phi ptr [ %incdec.ptr.i, %while.body.i ], [ %scanner.promoted.i, %for.body ]
  %13 = load i8, ptr %12, align 1, !tbaa !20
  switch i8 %13, label %skip_space.exit [
    i8 32, label %while.body.i
    i8 10, label %while.body.i
    i8 9, label %while.body.i
    i8 13, label %while.body.i
  ]

while.body.i:                                     ; preds = %while.cond.i, %while.cond.i, %while.cond.i, %while.cond.i
  %incdec.ptr.i = getelementptr inbounds i8, ptr %12, i64 1
  store ptr %incdec.ptr.i, ptr %scanner, align 8, !tbaa !14
  br label %while.cond.i, !llvm.loop !21

skip_space.exit:                                  ; preds = %while.cond.i
  %14 = load i32, ptr %failed, align 8, !tbaa !22
  %tobool8.not = icmp eq i32 %14, 0
  br i1 %tobool8.not, label %lor.lhs.false, label %lor.end

lor.lhs.false:                                    ; preds = %skip_space.exit
  %tobool9.not = icmp eq i8 %13, 0
  %15 = load i64, ptr %totals, align 8
  %cmp12.not = icmp eq i64 %15, %4
  %or.cond = select i1 %tobool9.not, i1 %cmp12.not, i1 false
  %16 = load i64, ptr %arrays, align 8
  %cmp16.not = icmp eq i64 %16, %7
  %or.cond69 = select i1 %or.cond, i1 %cmp16.not, i1 false
  %17 = load i64, ptr %strings, align 8
  %cmp20.not = icmp eq i64 %17, %8
  %or.cond70 = select i1 %or.cond69, i1 %cmp20.not, i1 false
  %18 = load i64, ptr %letters, align 8
  %cmp24.not = icmp eq i64 %18, %9
  %or.cond71 = select i1 %or.cond70, i1 %cmp24.not, i1 false
  %19 = load i64, ptr %numbers, align 8
  %cmp28.not = icmp eq i64 %19, %4
  %or.cond72 = select i1 %or.cond71, i1 %cmp28.not, i1 false
  %20 = load i64, ptr %literals, align 8
  %cmp32.not = icmp eq i64 %20, %4
  %or.cond73 = select i1 %or.cond72, i1 %cmp32.not, i1 false
  br i1 %or.cond73, label %lor.rhs, label %lor.end

lor.rhs:                                          ; preds = %lor.lhs.false
  %21 = load double, ptr %sum, align 8, !tbaa !23
  %sub = fsub double %21, %add18.i
  %22 = call double @llvm.fabs.f64(double %sub)
  %cmp35 = fcmp uge double %22, 1.000000e-03
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %lor.lhs.false, %skip_space.exit
  %23 = phi i1 [ true, %lor.lhs.false ], [ true, %skip_space.exit ], [ %cmp35, %lor.rhs ]
  %conv37 = zext i1 %23 to i64
  %add = add nuw nsw i64 %wrong.076, %conv37
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %scanner) #8
  %inc = add nuw nsw i64 %round.075, 1
  %exitcond.not = icmp eq i64 %inc, %cond4
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !24
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nofree nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @scan_value(ptr noundef %scanner) unnamed_addr #4 {
entry:
  %scanner.promoted.i = load ptr, ptr %scanner, align 8, !tbaa !14
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %entry
  %0 = phi ptr [ %incdec.ptr.i, %while.body.i ], [ %scanner.promoted.i, %entry ]
  %1 = load i8, ptr %0, align 1, !tbaa !20
  switch i8 %1, label %sw.default [
    i8 32, label %while.body.i
    i8 10, label %while.body.i
    i8 9, label %while.body.i
    i8 13, label %while.body.i
    i8 123, label %sw.bb
    i8 91, label %sw.bb1
    i8 34, label %sw.bb2
    i8 116, label %sw.bb3
    i8 102, label %sw.bb4
    i8 110, label %sw.bb5
    i8 45, label %if.then.i
    i8 48, label %if.end.i
    i8 49, label %if.end.i
    i8 50, label %if.end.i
    i8 51, label %if.end.i
    i8 52, label %if.end.i
    i8 53, label %if.end.i
    i8 54, label %if.end.i
    i8 55, label %if.end.i
    i8 56, label %if.end.i
    i8 57, label %if.end.i
  ]

while.body.i:                                     ; preds = %while.cond.i, %while.cond.i, %while.cond.i, %while.cond.i
  %incdec.ptr.i = getelementptr inbounds i8, ptr %0, i64 1
  store ptr %incdec.ptr.i, ptr %scanner, align 8, !tbaa !14
  br label %while.cond.i, !llvm.loop !21

sw.bb:                                            ; preds = %while.cond.i
  %totals.i = getelementptr inbounds i8, ptr %scanner, i64 16
  %2 = load i64, ptr %totals.i, align 8, !tbaa !25
  %inc.i = add nsw i64 %2, 1
  store i64 %inc.i, ptr %totals.i, align 8, !tbaa !25
  br label %while.cond.i.i92

while.cond.i.i92:                                 ; preds = %while.cond.i.i92.backedge, %sw.bb
  %.pn151 = phi ptr [ %0, %sw.bb ], [ %storemerge150, %while.cond.i.i92.backedge ]
  %storemerge150 = getelementptr inbounds i8, ptr %.pn151, i64 1
  store ptr %storemerge150, ptr %scanner, align 8, !tbaa !14
  %3 = load i8, ptr %storemerge150, align 1, !tbaa !20
  switch i8 %3, label %do.body.i.preheader [
    i8 32, label %while.cond.i.i92.backedge
    i8 10, label %while.cond.i.i92.backedge
    i8 9, label %while.cond.i.i92.backedge
    i8 13, label %while.cond.i.i92.backedge
    i8 125, label %take.exit100.thread
  ]

while.cond.i.i92.backedge:                        ; preds = %while.cond.i.i92, %while.cond.i.i92, %while.cond.i.i92, %while.cond.i.i92
  br label %while.cond.i.i92, !llvm.loop !21

do.body.i.preheader:                              ; preds = %while.cond.i.i92
  %failed.i79 = getelementptr inbounds i8, ptr %scanner, i64 8
  br label %do.body.i

take.exit100.thread:                              ; preds = %while.cond.i.i92
  %incdec.ptr.i99 = getelementptr inbounds i8, ptr %.pn151, i64 2
  store ptr %incdec.ptr.i99, ptr %scanner, align 8, !tbaa !14
  br label %sw.epilog

do.body.i:                                        ; preds = %do.body.i.preheader, %take.exit75
  tail call fastcc void @scan_string(ptr noundef nonnull %scanner)
  %scanner.promoted.i.i81 = load ptr, ptr %scanner, align 8, !tbaa !14
  br label %while.cond.i.i82

while.cond.i.i82:                                 ; preds = %while.body.i.i83, %do.body.i
  %4 = phi ptr [ %incdec.ptr.i.i84, %while.body.i.i83 ], [ %scanner.promoted.i.i81, %do.body.i ]
  %5 = load i8, ptr %4, align 1, !tbaa !20
  switch i8 %5, label %if.then.i78 [
    i8 32, label %while.body.i.i83
    i8 10, label %while.body.i.i83
    i8 9, label %while.body.i.i83
    i8 13, label %while.body.i.i83
    i8 58, label %take.exit90
  ]

while.body.i.i83:                                 ; preds = %while.cond.i.i82, %while.cond.i.i82, %while.cond.i.i82, %while.cond.i.i82
  %incdec.ptr.i.i84 = getelementptr inbounds i8, ptr %4, i64 1
  store ptr %incdec.ptr.i.i84, ptr %scanner, align 8, !tbaa !14
  br label %while.cond.i.i82, !llvm.loop !21

take.exit90:                                      ; preds = %while.cond.i.i82
  %incdec.ptr.i89 = getelementptr inbounds i8, ptr %4, i64 1
  store ptr %incdec.ptr.i89, ptr %scanner, align 8, !tbaa !14
  br label %require.exit80

if.then.i78:                                      ; preds = %while.cond.i.i82
  store i32 1, ptr %failed.i79, align 8, !tbaa !22
  br label %require.exit80

require.exit80:                                   ; preds = %take.exit90, %if.then.i78
  tail call fastcc void @scan_value(ptr noundef nonnull %scanner)
  %6 = load i32, ptr %failed.i79, align 8, !tbaa !22
  %tobool2.not.i = icmp eq i32 %6, 0
  %scanner.promoted.i.i66 = load ptr, ptr %scanner, align 8, !tbaa !14
  br i1 %tobool2.not.i, label %while.cond.i.i67, label %while.cond.i.i.preheader

while.cond.i.i67:                                 ; preds = %require.exit80, %while.body.i.i68
  %7 = phi ptr [ %incdec.ptr.i.i69, %while.body.i.i68 ], [ %scanner.promoted.i.i66, %require.exit80 ]
  %8 = load i8, ptr %7, align 1, !tbaa !20
  switch i8 %8, label %while.cond.i.i.preheader [
    i8 32, label %while.body.i.i68
    i8 10, label %while.body.i.i68
    i8 9, label %while.body.i.i68
    i8 13, label %while.body.i.i68
    i8 44, label %take.exit75
  ]

while.cond.i.i.preheader:                         ; preds = %require.exit80, %while.cond.i.i67
  %.ph = phi ptr [ %7, %while.cond.i.i67 ], [ %scanner.promoted.i.i66, %require.exit80 ]
  br label %while.cond.i.i

while.body.i.i68:                                 ; preds = %while.cond.i.i67, %while.cond.i.i67, %while.cond.i.i67, %while.cond.i.i67
  %incdec.ptr.i.i69 = getelementptr inbounds i8, ptr %7, i64 1
  store ptr %incdec.ptr.i.i69, ptr %scanner, align 8, !tbaa !14
  br label %while.cond.i.i67, !llvm.loop !21

take.exit75:                                      ; preds = %while.cond.i.i67
  %incdec.ptr.i74 = getelementptr inbounds i8, ptr %7, i64 1
  store ptr %incdec.ptr.i74, ptr %scanner, align 8, !tbaa !14
  br label %do.body.i, !llvm.loop !26

while.cond.i.i:                                   ; preds = %while.cond.i.i.preheader, %while.body.i.i61
  %9 = phi ptr [ %incdec.ptr.i.i62, %while.body.i.i61 ], [ %.ph, %while.cond.i.i.preheader ]
  %10 = load i8, ptr %9, align 1, !tbaa !20
  switch i8 %10, label %if.then.i59 [
    i8 32, label %while.body.i.i61
    i8 10, label %while.body.i.i61
    i8 9, label %while.body.i.i61
    i8 13, label %while.body.i.i61
    i8 125, label %take.exit
  ]

while.body.i.i61:                                 ; preds = %while.cond.i.i, %while.cond.i.i, %while.cond.i.i, %while.cond.i.i
  %incdec.ptr.i.i62 = getelementptr inbounds i8, ptr %9, i64 1
  store ptr %incdec.ptr.i.i62, ptr %scanner, align 8, !tbaa !14
  br label %while.cond.i.i, !llvm.loop !21

take.exit:                                        ; preds = %while.cond.i.i
  %incdec.ptr.i65 = getelementptr inbounds i8, ptr %9, i64 1
  store ptr %incdec.ptr.i65, ptr %scanner, align 8, !tbaa !14
  br label %sw.epilog

if.then.i59:                                      ; preds = %while.cond.i.i
  store i32 1, ptr %failed.i79, align 8, !tbaa !22
  br label %sw.epilog

sw.bb1:                                           ; preds = %while.cond.i
  %arrays.i = getelementptr inbounds i8, ptr %scanner, i64 24
  %11 = load i64, ptr %arrays.i, align 8, !tbaa !27
  %inc.i17 = add nsw i64 %11, 1
  store i64 %inc.i17, ptr %arrays.i, align 8, !tbaa !27
  br label %while.cond.i.i127

while.cond.i.i127:                                ; preds = %while.cond.i.i127.backedge, %sw.bb1
  %.pn = phi ptr [ %0, %sw.bb1 ], [ %storemerge, %while.cond.i.i127.backedge ]
  %storemerge = getelementptr inbounds i8, ptr %.pn, i64 1
  store ptr %storemerge, ptr %scanner, align 8, !tbaa !14
  %12 = load i8, ptr %storemerge, align 1, !tbaa !20
  switch i8 %12, label %do.body.i21.preheader [
    i8 32, label %while.cond.i.i127.backedge
    i8 10, label %while.cond.i.i127.backedge
    i8 9, label %while.cond.i.i127.backedge
    i8 13, label %while.cond.i.i127.backedge
    i8 93, label %take.exit135.thread
  ]

while.cond.i.i127.backedge:                       ; preds = %while.cond.i.i127, %while.cond.i.i127, %while.cond.i.i127, %while.cond.i.i127
  br label %while.cond.i.i127, !llvm.loop !21

do.body.i21.preheader:                            ; preds = %while.cond.i.i127
  tail call fastcc void @scan_value(ptr noundef nonnull %scanner)
  %failed.i22 = getelementptr inbounds i8, ptr %scanner, i64 8
  %13 = load i32, ptr %failed.i22, align 8, !tbaa !22
  %tobool1.not.i166 = icmp eq i32 %13, 0
  br i1 %tobool1.not.i166, label %land.rhs.i24, label %do.end.i23.loopexit153

take.exit135.thread:                              ; preds = %while.cond.i.i127
  %incdec.ptr.i134 = getelementptr inbounds i8, ptr %.pn, i64 2
  store ptr %incdec.ptr.i134, ptr %scanner, align 8, !tbaa !14
  br label %sw.epilog

land.rhs.i24:                                     ; preds = %do.body.i21.preheader, %take.exit125
  %scanner.promoted.i.i116 = load ptr, ptr %scanner, align 8, !tbaa !14
  br label %while.cond.i.i117

while.cond.i.i117:                                ; preds = %while.body.i.i118, %land.rhs.i24
  %14 = phi ptr [ %incdec.ptr.i.i119, %while.body.i.i118 ], [ %scanner.promoted.i.i116, %land.rhs.i24 ]
  %15 = load i8, ptr %14, align 1, !tbaa !20
  switch i8 %15, label %while.cond.i.i107.preheader [
    i8 32, label %while.body.i.i118
    i8 10, label %while.body.i.i118
    i8 9, label %while.body.i.i118
    i8 13, label %while.body.i.i118
    i8 44, label %take.exit125
  ]

while.body.i.i118:                                ; preds = %while.cond.i.i117, %while.cond.i.i117, %while.cond.i.i117, %while.cond.i.i117
  %incdec.ptr.i.i119 = getelementptr inbounds i8, ptr %14, i64 1
  store ptr %incdec.ptr.i.i119, ptr %scanner, align 8, !tbaa !14
  br label %while.cond.i.i117, !llvm.loop !21

take.exit125:                                     ; preds = %while.cond.i.i117
  %incdec.ptr.i124 = getelementptr inbounds i8, ptr %14, i64 1
  store ptr %incdec.ptr.i124, ptr %scanner, align 8, !tbaa !14
  tail call fastcc void @scan_value(ptr noundef nonnull %scanner)
  %16 = load i32, ptr %failed.i22, align 8, !tbaa !22
  %tobool1.not.i = icmp eq i32 %16, 0
  br i1 %tobool1.not.i, label %land.rhs.i24, label %do.end.i23.loopexit153, !llvm.loop !28

do.end.i23.loopexit153:                           ; preds = %take.exit125, %do.body.i21.preheader
  %scanner.promoted.i.i106.pre = load ptr, ptr %scanner, align 8, !tbaa !14
  br label %while.cond.i.i107.preheader

while.cond.i.i107.preheader:                      ; preds = %while.cond.i.i117, %do.end.i23.loopexit153
  %.ph209 = phi ptr [ %scanner.promoted.i.i106.pre, %do.end.i23.loopexit153 ], [ %14, %while.cond.i.i117 ]
  br label %while.cond.i.i107

while.cond.i.i107:                                ; preds = %while.cond.i.i107.preheader, %while.body.i.i108
  %17 = phi ptr [ %incdec.ptr.i.i109, %while.body.i.i108 ], [ %.ph209, %while.cond.i.i107.preheader ]
  %18 = load i8, ptr %17, align 1, !tbaa !20
  switch i8 %18, label %if.then.i103 [
    i8 32, label %while.body.i.i108
    i8 10, label %while.body.i.i108
    i8 9, label %while.body.i.i108
    i8 13, label %while.body.i.i108
    i8 93, label %take.exit115
  ]

while.body.i.i108:                                ; preds = %while.cond.i.i107, %while.cond.i.i107, %while.cond.i.i107, %while.cond.i.i107
  %incdec.ptr.i.i109 = getelementptr inbounds i8, ptr %17, i64 1
  store ptr %incdec.ptr.i.i109, ptr %scanner, align 8, !tbaa !14
  br label %while.cond.i.i107, !llvm.loop !21

take.exit115:                                     ; preds = %while.cond.i.i107
  %incdec.ptr.i114 = getelementptr inbounds i8, ptr %17, i64 1
  store ptr %incdec.ptr.i114, ptr %scanner, align 8, !tbaa !14
  br label %sw.epilog

if.then.i103:                                     ; preds = %while.cond.i.i107
  store i32 1, ptr %failed.i22, align 8, !tbaa !22
  br label %sw.epilog

sw.bb2:                                           ; preds = %while.cond.i
  tail call fastcc void @scan_string(ptr noundef nonnull %scanner)
  br label %sw.epilog

sw.bb3:                                           ; preds = %while.cond.i
  %failed.i.i = getelementptr inbounds i8, ptr %scanner, i64 8
  %incdec.ptr.i26 = getelementptr inbounds i8, ptr %0, i64 1
  store ptr %incdec.ptr.i26, ptr %scanner, align 8, !tbaa !14
  %19 = load i8, ptr %0, align 1, !tbaa !20
  %cmp.not.i = icmp eq i8 %19, 116
  br i1 %cmp.not.i, label %require.exit.i, label %if.then.i.i

if.then.i.i:                                      ; preds = %sw.bb3
  store i32 1, ptr %failed.i.i, align 8, !tbaa !22
  br label %require.exit.i

require.exit.i:                                   ; preds = %if.then.i.i, %sw.bb3
  %incdec.ptr.i26.1 = getelementptr inbounds i8, ptr %0, i64 2
  store ptr %incdec.ptr.i26.1, ptr %scanner, align 8, !tbaa !14
  %20 = load i8, ptr %incdec.ptr.i26, align 1, !tbaa !20
  %cmp.not.i.1 = icmp eq i8 %20, 114
  br i1 %cmp.not.i.1, label %require.exit.i.1, label %if.then.i.i.1

if.then.i.i.1:                                    ; preds = %require.exit.i
  store i32 1, ptr %failed.i.i, align 8, !tbaa !22
  br label %require.exit.i.1

require.exit.i.1:                                 ; preds = %if.then.i.i.1, %require.exit.i
  %incdec.ptr.i26.2 = getelementptr inbounds i8, ptr %0, i64 3
  store ptr %incdec.ptr.i26.2, ptr %scanner, align 8, !tbaa !14
  %21 = load i8, ptr %incdec.ptr.i26.1, align 1, !tbaa !20
  %cmp.not.i.2 = icmp eq i8 %21, 117
  br i1 %cmp.not.i.2, label %require.exit.i.2, label %if.then.i.i.2

if.then.i.i.2:                                    ; preds = %require.exit.i.1
  store i32 1, ptr %failed.i.i, align 8, !tbaa !22
  br label %require.exit.i.2

require.exit.i.2:                                 ; preds = %if.then.i.i.2, %require.exit.i.1
  %incdec.ptr.i26.3 = getelementptr inbounds i8, ptr %0, i64 4
  store ptr %incdec.ptr.i26.3, ptr %scanner, align 8, !tbaa !14
  %22 = load i8, ptr %incdec.ptr.i26.2, align 1, !tbaa !20
  %cmp.not.i.3 = icmp eq i8 %22, 101
  br i1 %cmp.not.i.3, label %require.exit.i.3, label %if.then.i.i.3

if.then.i.i.3:                                    ; preds = %require.exit.i.2
  store i32 1, ptr %failed.i.i, align 8, !tbaa !22
  br label %require.exit.i.3

require.exit.i.3:                                 ; preds = %if.then.i.i.3, %require.exit.i.2
  %literals.i = getelementptr inbounds i8, ptr %scanner, i64 56
  %23 = load i64, ptr %literals.i, align 8, !tbaa !29
  %inc.i28 = add nsw i64 %23, 1
  store i64 %inc.i28, ptr %literals.i, align 8, !tbaa !29
  br label %sw.epilog

sw.bb4:                                           ; preds = %while.cond.i
  %failed.i.i29 = getelementptr inbounds i8, ptr %scanner, i64 8
  %incdec.ptr.i33 = getelementptr inbounds i8, ptr %0, i64 1
  store ptr %incdec.ptr.i33, ptr %scanner, align 8, !tbaa !14
  %24 = load i8, ptr %0, align 1, !tbaa !20
  %cmp.not.i34 = icmp eq i8 %24, 102
  br i1 %cmp.not.i34, label %require.exit.i36, label %if.then.i.i35

if.then.i.i35:                                    ; preds = %sw.bb4
  store i32 1, ptr %failed.i.i29, align 8, !tbaa !22
  br label %require.exit.i36

require.exit.i36:                                 ; preds = %if.then.i.i35, %sw.bb4
  %incdec.ptr.i33.1 = getelementptr inbounds i8, ptr %0, i64 2
  store ptr %incdec.ptr.i33.1, ptr %scanner, align 8, !tbaa !14
  %25 = load i8, ptr %incdec.ptr.i33, align 1, !tbaa !20
  %cmp.not.i34.1 = icmp eq i8 %25, 97
  br i1 %cmp.not.i34.1, label %require.exit.i36.1, label %if.then.i.i35.1

if.then.i.i35.1:                                  ; preds = %require.exit.i36
  store i32 1, ptr %failed.i.i29, align 8, !tbaa !22
  br label %require.exit.i36.1

require.exit.i36.1:                               ; preds = %if.then.i.i35.1, %require.exit.i36
  %incdec.ptr.i33.2 = getelementptr inbounds i8, ptr %0, i64 3
  store ptr %incdec.ptr.i33.2, ptr %scanner, align 8, !tbaa !14
  %26 = load i8, ptr %incdec.ptr.i33.1, align 1, !tbaa !20
  %cmp.not.i34.2 = icmp eq i8 %26, 108
  br i1 %cmp.not.i34.2, label %require.exit.i36.2, label %if.then.i.i35.2

if.then.i.i35.2:                                  ; preds = %require.exit.i36.1
  store i32 1, ptr %failed.i.i29, align 8, !tbaa !22
  br label %require.exit.i36.2

require.exit.i36.2:                               ; preds = %if.then.i.i35.2, %require.exit.i36.1
  %incdec.ptr.i33.3 = getelementptr inbounds i8, ptr %0, i64 4
  store ptr %incdec.ptr.i33.3, ptr %scanner, align 8, !tbaa !14
  %27 = load i8, ptr %incdec.ptr.i33.2, align 1, !tbaa !20
  %cmp.not.i34.3 = icmp eq i8 %27, 115
  br i1 %cmp.not.i34.3, label %require.exit.i36.3, label %if.then.i.i35.3

if.then.i.i35.3:                                  ; preds = %require.exit.i36.2
  store i32 1, ptr %failed.i.i29, align 8, !tbaa !22
  br label %require.exit.i36.3

require.exit.i36.3:                               ; preds = %if.then.i.i35.3, %require.exit.i36.2
  %incdec.ptr.i33.4 = getelementptr inbounds i8, ptr %0, i64 5
  store ptr %incdec.ptr.i33.4, ptr %scanner, align 8, !tbaa !14
  %28 = load i8, ptr %incdec.ptr.i33.3, align 1, !tbaa !20
  %cmp.not.i34.4 = icmp eq i8 %28, 101
  br i1 %cmp.not.i34.4, label %require.exit.i36.4, label %if.then.i.i35.4

if.then.i.i35.4:                                  ; preds = %require.exit.i36.3
  store i32 1, ptr %failed.i.i29, align 8, !tbaa !22
  br label %require.exit.i36.4

require.exit.i36.4:                               ; preds = %if.then.i.i35.4, %require.exit.i36.3
  %literals.i39 = getelementptr inbounds i8, ptr %scanner, i64 56
  %29 = load i64, ptr %literals.i39, align 8, !tbaa !29
  %inc.i40 = add nsw i64 %29, 1
  store i64 %inc.i40, ptr %literals.i39, align 8, !tbaa !29
  br label %sw.epilog

sw.bb5:                                           ; preds = %while.cond.i
  %failed.i.i42 = getelementptr inbounds i8, ptr %scanner, i64 8
  %incdec.ptr.i46 = getelementptr inbounds i8, ptr %0, i64 1
  store ptr %incdec.ptr.i46, ptr %scanner, align 8, !tbaa !14
  %30 = load i8, ptr %0, align 1, !tbaa !20
  %cmp.not.i47 = icmp eq i8 %30, 110
  br i1 %cmp.not.i47, label %require.exit.i49, label %if.then.i.i48

if.then.i.i48:                                    ; preds = %sw.bb5
  store i32 1, ptr %failed.i.i42, align 8, !tbaa !22
  br label %require.exit.i49

require.exit.i49:                                 ; preds = %if.then.i.i48, %sw.bb5
  %incdec.ptr.i46.1 = getelementptr inbounds i8, ptr %0, i64 2
  store ptr %incdec.ptr.i46.1, ptr %scanner, align 8, !tbaa !14
  %31 = load i8, ptr %incdec.ptr.i46, align 1, !tbaa !20
  %cmp.not.i47.1 = icmp eq i8 %31, 117
  br i1 %cmp.not.i47.1, label %require.exit.i49.1, label %if.then.i.i48.1

if.then.i.i48.1:                                  ; preds = %require.exit.i49
  store i32 1, ptr %failed.i.i42, align 8, !tbaa !22
  br label %require.exit.i49.1

require.exit.i49.1:                               ; preds = %if.then.i.i48.1, %require.exit.i49
  %incdec.ptr.i46.2 = getelementptr inbounds i8, ptr %0, i64 3
  store ptr %incdec.ptr.i46.2, ptr %scanner, align 8, !tbaa !14
  %32 = load i8, ptr %incdec.ptr.i46.1, align 1, !tbaa !20
  %cmp.not.i47.2 = icmp eq i8 %32, 108
  br i1 %cmp.not.i47.2, label %require.exit.i49.2, label %if.then.i.i48.2

if.then.i.i48.2:                                  ; preds = %require.exit.i49.1
  store i32 1, ptr %failed.i.i42, align 8, !tbaa !22
  br label %require.exit.i49.2

require.exit.i49.2:                               ; preds = %if.then.i.i48.2, %require.exit.i49.1
  %incdec.ptr.i46.3 = getelementptr inbounds i8, ptr %0, i64 4
  store ptr %incdec.ptr.i46.3, ptr %scanner, align 8, !tbaa !14
  %33 = load i8, ptr %incdec.ptr.i46.2, align 1, !tbaa !20
  %cmp.not.i47.3 = icmp eq i8 %33, 108
  br i1 %cmp.not.i47.3, label %require.exit.i49.3, label %if.then.i.i48.3

if.then.i.i48.3:                                  ; preds = %require.exit.i49.2
  store i32 1, ptr %failed.i.i42, align 8, !tbaa !22
  br label %require.exit.i49.3

require.exit.i49.3:                               ; preds = %if.then.i.i48.3, %require.exit.i49.2
  %literals.i52 = getelementptr inbounds i8, ptr %scanner, i64 56
  %34 = load i64, ptr %literals.i52, align 8, !tbaa !29
  %inc.i53 = add nsw i64 %34, 1
  store i64 %inc.i53, ptr %literals.i52, align 8, !tbaa !29
  br label %sw.epilog

if.then.i:                                        ; preds = %while.cond.i
  %incdec.ptr.i56 = getelementptr inbounds i8, ptr %0, i64 1
  store ptr %incdec.ptr.i56, ptr %scanner, align 8, !tbaa !14
  %.pre.i = load i8, ptr %incdec.ptr.i56, align 1, !tbaa !20
  br label %if.end.i

if.end.i:                                         ; preds = %while.cond.i, %while.cond.i, %while.cond.i, %while.cond.i, %while.cond.i, %while.cond.i, %while.cond.i, %while.cond.i, %while.cond.i, %while.cond.i, %if.then.i
  %35 = phi i8 [ %.pre.i, %if.then.i ], [ %1, %while.cond.i ], [ %1, %while.cond.i ], [ %1, %while.cond.i ], [ %1, %while.cond.i ], [ %1, %while.cond.i ], [ %1, %while.cond.i ], [ %1, %while.cond.i ], [ %1, %while.cond.i ], [ %1, %while.cond.i ], [ %1, %while.cond.i ]
  %36 = phi ptr [ %incdec.ptr.i56, %if.then.i ], [ %0, %while.cond.i ], [ %0, %while.cond.i ], [ %0, %while.cond.i ], [ %0, %while.cond.i ], [ %0, %while.cond.i ], [ %0, %while.cond.i ], [ %0, %while.cond.i ], [ %0, %while.cond.i ], [ %0, %while.cond.i ], [ %0, %while.cond.i ]
  %sign.0.i = phi double [ -1.000000e+00, %if.then.i ], [ 1.000000e+00, %while.cond.i ], [ 1.000000e+00, %while.cond.i ], [ 1.000000e+00, %while.cond.i ], [ 1.000000e+00, %while.cond.i ], [ 1.000000e+00, %while.cond.i ], [ 1.000000e+00, %while.cond.i ], [ 1.000000e+00, %while.cond.i ], [ 1.000000e+00, %while.cond.i ], [ 1.000000e+00, %while.cond.i ], [ 1.000000e+00, %while.cond.i ]
  %37 = add i8 %35, -48
  %or.cond23.i.i = icmp ult i8 %37, 10
  br i1 %or.cond23.i.i, label %while.body.i.i, label %while.end.i.i

while.body.i.i:                                   ; preds = %if.end.i, %while.body.i.i
  %value.025.i.i = phi i64 [ %add.i.i, %while.body.i.i ], [ 0, %if.end.i ]
  %incdec.ptr2224.i.i = phi ptr [ %incdec.ptr.i.i, %while.body.i.i ], [ %36, %if.end.i ]
  %mul.i.i = mul nsw i64 %value.025.i.i, 10
  %incdec.ptr.i.i = getelementptr inbounds i8, ptr %incdec.ptr2224.i.i, i64 1
  store ptr %incdec.ptr.i.i, ptr %scanner, align 8, !tbaa !14
  %38 = load i8, ptr %incdec.ptr2224.i.i, align 1, !tbaa !20
  %conv8.i.i = sext i8 %38 to i64
  %sub.i.i = add i64 %mul.i.i, -48
  %add.i.i = add i64 %sub.i.i, %conv8.i.i
  %39 = load i8, ptr %incdec.ptr.i.i, align 1, !tbaa !20
  %40 = add i8 %39, -48
  %or.cond.i.i = icmp ult i8 %40, 10
  br i1 %or.cond.i.i, label %while.body.i.i, label %while.end.loopexit.i.i, !llvm.loop !30

while.end.loopexit.i.i:                           ; preds = %while.body.i.i
  %41 = sitofp i64 %add.i.i to double
  br label %while.end.i.i

while.end.i.i:                                    ; preds = %while.end.loopexit.i.i, %if.end.i
  %42 = phi i8 [ %35, %if.end.i ], [ %39, %while.end.loopexit.i.i ]
  %value.0.lcssa.i.i = phi double [ 0.000000e+00, %if.end.i ], [ %41, %while.end.loopexit.i.i ]
  %43 = phi ptr [ %36, %if.end.i ], [ %incdec.ptr.i.i, %while.end.loopexit.i.i ]
  %sub.ptr.lhs.cast.i.i = ptrtoint ptr %43 to i64
  %sub.ptr.rhs.cast.i.i = ptrtoint ptr %36 to i64
  %sub.ptr.sub.i.i = sub i64 %sub.ptr.lhs.cast.i.i, %sub.ptr.rhs.cast.i.i
  %conv11.i.i = trunc i64 %sub.ptr.sub.i.i to i32
  %cmp12.i.i = icmp slt i32 %conv11.i.i, 1
  br i1 %cmp12.i.i, label %if.then.i.i.i, label %scan_digits.exit.i

if.then.i.i.i:                                    ; preds = %while.end.i.i
  %failed.i.i.i = getelementptr inbounds i8, ptr %scanner, i64 8
  store i32 1, ptr %failed.i.i.i, align 8, !tbaa !22
  %.pre43.i = load i8, ptr %43, align 1, !tbaa !20
  br label %scan_digits.exit.i

scan_digits.exit.i:                               ; preds = %if.then.i.i.i, %while.end.i.i
  %44 = phi i8 [ %42, %while.end.i.i ], [ %.pre43.i, %if.then.i.i.i ]
  %cmp5.i = icmp eq i8 %44, 46
  br i1 %cmp5.i, label %if.then7.i, label %scan_number.exit

if.then7.i:                                       ; preds = %scan_digits.exit.i
  %incdec.ptr9.i = getelementptr inbounds i8, ptr %43, i64 1
  store ptr %incdec.ptr9.i, ptr %scanner, align 8, !tbaa !14
  %45 = load i8, ptr %incdec.ptr9.i, align 1, !tbaa !20
  %46 = add i8 %45, -48
  %or.cond23.i21.i = icmp ult i8 %46, 10
  br i1 %or.cond23.i21.i, label %while.body.i32.i, label %while.end.i22.i

while.body.i32.i:                                 ; preds = %if.then7.i, %while.body.i32.i
  %value.025.i33.i = phi i64 [ %add.i39.i, %while.body.i32.i ], [ 0, %if.then7.i ]
  %incdec.ptr2224.i34.i = phi ptr [ %incdec.ptr.i36.i, %while.body.i32.i ], [ %incdec.ptr9.i, %if.then7.i ]
  %mul.i35.i = mul nsw i64 %value.025.i33.i, 10
  %incdec.ptr.i36.i = getelementptr inbounds i8, ptr %incdec.ptr2224.i34.i, i64 1
  store ptr %incdec.ptr.i36.i, ptr %scanner, align 8, !tbaa !14
  %47 = load i8, ptr %incdec.ptr2224.i34.i, align 1, !tbaa !20
  %conv8.i37.i = sext i8 %47 to i64
  %sub.i38.i = add i64 %mul.i35.i, -48
  %add.i39.i = add i64 %sub.i38.i, %conv8.i37.i
  %48 = load i8, ptr %incdec.ptr.i36.i, align 1, !tbaa !20
  %49 = add i8 %48, -48
  %or.cond.i40.i = icmp ult i8 %49, 10
  br i1 %or.cond.i40.i, label %while.body.i32.i, label %while.end.loopexit.i41.i, !llvm.loop !30

while.end.loopexit.i41.i:                         ; preds = %while.body.i32.i
  %50 = sitofp i64 %add.i39.i to double
  br label %while.end.i22.i

while.end.i22.i:                                  ; preds = %while.end.loopexit.i41.i, %if.then7.i
  %value.0.lcssa.i23.i = phi double [ 0.000000e+00, %if.then7.i ], [ %50, %while.end.loopexit.i41.i ]
  %.lcssa.i24.i = phi ptr [ %incdec.ptr9.i, %if.then7.i ], [ %incdec.ptr.i36.i, %while.end.loopexit.i41.i ]
  %sub.ptr.lhs.cast.i25.i = ptrtoint ptr %.lcssa.i24.i to i64
  %sub.ptr.rhs.cast.i26.i = ptrtoint ptr %incdec.ptr9.i to i64
  %sub.ptr.sub.i27.i = sub i64 %sub.ptr.lhs.cast.i25.i, %sub.ptr.rhs.cast.i26.i
  %conv11.i28.i = trunc i64 %sub.ptr.sub.i27.i to i32
  %cmp12.i29.i = icmp slt i32 %conv11.i28.i, 1
  br i1 %cmp12.i29.i, label %if.then.i.i30.i, label %scan_digits.exit42.i

if.then.i.i30.i:                                  ; preds = %while.end.i22.i
  %failed.i.i31.i = getelementptr inbounds i8, ptr %scanner, i64 8
  store i32 1, ptr %failed.i.i31.i, align 8, !tbaa !22
  br label %scan_digits.exit42.i

scan_digits.exit42.i:                             ; preds = %if.then.i.i30.i, %while.end.i22.i
  %rem.i = srem i32 %conv11.i28.i, 10
  %idxprom.i = sext i32 %rem.i to i64
  %arrayidx.i = getelementptr inbounds [10 x double], ptr @scan_number.powers, i64 0, i64 %idxprom.i
  %51 = load double, ptr %arrayidx.i, align 8, !tbaa !31
  %div.i = fdiv double %value.0.lcssa.i23.i, %51
  %add.i = fadd double %value.0.lcssa.i.i, %div.i
  br label %scan_number.exit

scan_number.exit:                                 ; preds = %scan_digits.exit.i, %scan_digits.exit42.i
  %value.0.i = phi double [ %add.i, %scan_digits.exit42.i ], [ %value.0.lcssa.i.i, %scan_digits.exit.i ]
  %numbers.i = getelementptr inbounds i8, ptr %scanner, i64 48
  %52 = load i64, ptr %numbers.i, align 8, !tbaa !32
  %inc.i55 = add nsw i64 %52, 1
  store i64 %inc.i55, ptr %numbers.i, align 8, !tbaa !32
  %sum.i = getelementptr inbounds i8, ptr %scanner, i64 64
  %53 = load double, ptr %sum.i, align 8, !tbaa !33
  %54 = tail call double @llvm.fmuladd.f64(double %sign.0.i, double %value.0.i, double %53)
  store double %54, ptr %sum.i, align 8, !tbaa !33
  br label %sw.epilog

sw.default:                                       ; preds = %while.cond.i
  %failed = getelementptr inbounds i8, ptr %scanner, i64 8
  store i32 1, ptr %failed, align 8, !tbaa !22
  br label %sw.epilog

sw.epilog:                                        ; preds = %take.exit135.thread, %take.exit115, %if.then.i103, %take.exit100.thread, %take.exit, %if.then.i59, %sw.bb2, %require.exit.i.3, %require.exit.i36.4, %require.exit.i49.3, %scan_number.exit, %sw.default
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #6

; Function Attrs: nofree nounwind
declare noundef i32 @sprintf(ptr noalias nocapture noundef writeonly, ptr nocapture noundef readonly, ...) local_unnamed_addr #6

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @scan_string(ptr nocapture noundef %scanner) unnamed_addr #7 {
entry:
  %scanner.promoted.i.i = load ptr, ptr %scanner, align 8, !tbaa !14
  br label %while.cond.i.i

while.cond.i.i:                                   ; preds = %while.body.i.i, %entry
  %0 = phi ptr [ %incdec.ptr.i.i, %while.body.i.i ], [ %scanner.promoted.i.i, %entry ]
  %1 = load i8, ptr %0, align 1, !tbaa !20
  switch i8 %1, label %require.exit.thread [
    i8 32, label %while.body.i.i
    i8 10, label %while.body.i.i
    i8 9, label %while.body.i.i
    i8 13, label %while.body.i.i
    i8 34, label %require.exit
  ]

while.body.i.i:                                   ; preds = %while.cond.i.i, %while.cond.i.i, %while.cond.i.i, %while.cond.i.i
  %incdec.ptr.i.i = getelementptr inbounds i8, ptr %0, i64 1
  store ptr %incdec.ptr.i.i, ptr %scanner, align 8, !tbaa !14
  br label %while.cond.i.i, !llvm.loop !21

require.exit.thread:                              ; preds = %while.cond.i.i
  %failed.i = getelementptr inbounds i8, ptr %scanner, i64 8
  store i32 1, ptr %failed.i, align 8, !tbaa !22
  br label %while.end

require.exit:                                     ; preds = %while.cond.i.i
  %incdec.ptr.i = getelementptr inbounds i8, ptr %0, i64 1
  store ptr %incdec.ptr.i, ptr %scanner, align 8, !tbaa !14
  %failed.phi.trans.insert = getelementptr inbounds i8, ptr %scanner, i64 8
  %failed.promoted.pre = load i32, ptr %failed.phi.trans.insert, align 8, !tbaa !22
  %2 = icmp eq i32 %failed.promoted.pre, 0
  %failed = getelementptr inbounds i8, ptr %scanner, i64 8
  br i1 %2, label %land.rhs.lr.ph, label %while.end

land.rhs.lr.ph:                                   ; preds = %require.exit
  %letters = getelementptr inbounds i8, ptr %scanner, i64 40
  br label %land.rhs

land.rhs:                                         ; preds = %land.rhs.lr.ph, %if.end
  %incdec.ptr4.3.i36 = phi ptr [ %incdec.ptr.i, %land.rhs.lr.ph ], [ %incdec.ptr4.3.i37, %if.end ]
  %3 = load i8, ptr %incdec.ptr4.3.i36, align 1, !tbaa !20
  %cmp.not = icmp eq i8 %3, 34
  br i1 %cmp.not, label %while.end, label %while.body

while.body:                                       ; preds = %land.rhs
  %cmp4 = icmp ult i8 %3, 32
  br i1 %cmp4, label %if.then.i27, label %require.exit29

if.then.i27:                                      ; preds = %while.body
  store i32 1, ptr %failed, align 8, !tbaa !22
  br label %require.exit29

require.exit29:                                   ; preds = %while.body, %if.then.i27
  %4 = phi i32 [ 0, %while.body ], [ 1, %if.then.i27 ]
  %incdec.ptr = getelementptr inbounds i8, ptr %incdec.ptr4.3.i36, i64 1
  store ptr %incdec.ptr, ptr %scanner, align 8, !tbaa !14
  %5 = load i8, ptr %incdec.ptr4.3.i36, align 1, !tbaa !20
  %cmp8 = icmp eq i8 %5, 92
  br i1 %cmp8, label %if.then, label %if.end

if.then:                                          ; preds = %require.exit29
  %incdec.ptr.i30 = getelementptr inbounds i8, ptr %incdec.ptr4.3.i36, i64 2
  store ptr %incdec.ptr.i30, ptr %scanner, align 8, !tbaa !14
  %6 = load i8, ptr %incdec.ptr, align 1, !tbaa !20
  switch i8 %6, label %if.end.thread [
    i8 34, label %if.end
    i8 92, label %if.end
    i8 47, label %if.end
    i8 98, label %if.end
    i8 102, label %if.end
    i8 110, label %if.end
    i8 114, label %if.end
    i8 116, label %if.end
    i8 117, label %for.cond.preheader.i
  ]

for.cond.preheader.i:                             ; preds = %if.then
  %incdec.ptr4.i = getelementptr inbounds i8, ptr %incdec.ptr4.3.i36, i64 3
  store ptr %incdec.ptr4.i, ptr %scanner, align 8, !tbaa !14
  %7 = load i8, ptr %incdec.ptr.i30, align 1, !tbaa !20
  %8 = add i8 %7, -58
  %or.cond.i = icmp ult i8 %8, -10
  %9 = and i8 %7, -33
  %10 = add i8 %9, -71
  %11 = icmp ult i8 %10, -6
  %or.cond38.i = and i1 %or.cond.i, %11
  br i1 %or.cond38.i, label %if.then.i.i, label %require.exit.i

if.then.i.i:                                      ; preds = %for.cond.preheader.i
  store i32 1, ptr %failed, align 8, !tbaa !22
  br label %require.exit.i

require.exit.i:                                   ; preds = %if.then.i.i, %for.cond.preheader.i
  %12 = phi i32 [ 1, %if.then.i.i ], [ %4, %for.cond.preheader.i ]
  %incdec.ptr4.1.i = getelementptr inbounds i8, ptr %incdec.ptr4.3.i36, i64 4
  store ptr %incdec.ptr4.1.i, ptr %scanner, align 8, !tbaa !14
  %13 = load i8, ptr %incdec.ptr4.i, align 1, !tbaa !20
  %14 = add i8 %13, -58
  %or.cond.1.i = icmp ult i8 %14, -10
  %15 = and i8 %13, -33
  %16 = add i8 %15, -71
  %17 = icmp ult i8 %16, -6
  %or.cond38.1.i = and i1 %or.cond.1.i, %17
  br i1 %or.cond38.1.i, label %if.then.i.1.i, label %require.exit.1.i

if.then.i.1.i:                                    ; preds = %require.exit.i
  store i32 1, ptr %failed, align 8, !tbaa !22
  br label %require.exit.1.i

require.exit.1.i:                                 ; preds = %if.then.i.1.i, %require.exit.i
  %18 = phi i32 [ 1, %if.then.i.1.i ], [ %12, %require.exit.i ]
  %incdec.ptr4.2.i = getelementptr inbounds i8, ptr %incdec.ptr4.3.i36, i64 5
  store ptr %incdec.ptr4.2.i, ptr %scanner, align 8, !tbaa !14
  %19 = load i8, ptr %incdec.ptr4.1.i, align 1, !tbaa !20
  %20 = add i8 %19, -58
  %or.cond.2.i = icmp ult i8 %20, -10
  %21 = and i8 %19, -33
  %22 = add i8 %21, -71
  %23 = icmp ult i8 %22, -6
  %or.cond38.2.i = and i1 %or.cond.2.i, %23
  br i1 %or.cond38.2.i, label %if.then.i.2.i, label %require.exit.2.i

if.then.i.2.i:                                    ; preds = %require.exit.1.i
  store i32 1, ptr %failed, align 8, !tbaa !22
  br label %require.exit.2.i

require.exit.2.i:                                 ; preds = %if.then.i.2.i, %require.exit.1.i
  %24 = phi i32 [ 1, %if.then.i.2.i ], [ %18, %require.exit.1.i ]
  %incdec.ptr4.3.i = getelementptr inbounds i8, ptr %incdec.ptr4.3.i36, i64 6
  store ptr %incdec.ptr4.3.i, ptr %scanner, align 8, !tbaa !14
  %25 = load i8, ptr %incdec.ptr4.2.i, align 1, !tbaa !20
  %26 = add i8 %25, -58
  %or.cond.3.i = icmp ult i8 %26, -10
  %27 = and i8 %25, -33
  %28 = add i8 %27, -71
  %29 = icmp ult i8 %28, -6
  %or.cond38.3.i = and i1 %or.cond.3.i, %29
  br i1 %or.cond38.3.i, label %if.end.thread, label %if.end

if.end.thread:                                    ; preds = %require.exit.2.i, %if.then
  %incdec.ptr4.3.i38 = phi ptr [ %incdec.ptr.i30, %if.then ], [ %incdec.ptr4.3.i, %require.exit.2.i ]
  store i32 1, ptr %failed, align 8, !tbaa !22
  %30 = load i64, ptr %letters, align 8, !tbaa !34
  %inc46 = add nsw i64 %30, 1
  store i64 %inc46, ptr %letters, align 8, !tbaa !34
  br label %while.end

if.end:                                           ; preds = %require.exit.2.i, %if.then, %if.then, %if.then, %if.then, %if.then, %if.then, %if.then, %if.then, %require.exit29
  %incdec.ptr4.3.i37 = phi ptr [ %incdec.ptr4.3.i, %require.exit.2.i ], [ %incdec.ptr.i30, %if.then ], [ %incdec.ptr.i30, %if.then ], [ %incdec.ptr.i30, %if.then ], [ %incdec.ptr.i30, %if.then ], [ %incdec.ptr.i30, %if.then ], [ %incdec.ptr.i30, %if.then ], [ %incdec.ptr.i30, %if.then ], [ %incdec.ptr.i30, %if.then ], [ %incdec.ptr, %require.exit29 ]
  %31 = phi i32 [ %24, %require.exit.2.i ], [ %4, %if.then ], [ %4, %if.then ], [ %4, %if.then ], [ %4, %if.then ], [ %4, %if.then ], [ %4, %if.then ], [ %4, %if.then ], [ %4, %if.then ], [ %4, %require.exit29 ]
  %32 = load i64, ptr %letters, align 8, !tbaa !34
  %inc = add nsw i64 %32, 1
  store i64 %inc, ptr %letters, align 8, !tbaa !34
  %tobool.not = icmp eq i32 %31, 0
  br i1 %tobool.not, label %land.rhs, label %while.end, !llvm.loop !35

while.end:                                        ; preds = %land.rhs, %if.end, %if.end.thread, %require.exit.thread, %require.exit
  %33 = phi ptr [ %incdec.ptr.i, %require.exit ], [ %0, %require.exit.thread ], [ %incdec.ptr4.3.i38, %if.end.thread ], [ %incdec.ptr4.3.i36, %land.rhs ], [ %incdec.ptr4.3.i37, %if.end ]
  %incdec.ptr11 = getelementptr inbounds i8, ptr %33, i64 1
  store ptr %incdec.ptr11, ptr %scanner, align 8, !tbaa !14
  %strings = getelementptr inbounds i8, ptr %scanner, i64 32
  %34 = load i64, ptr %strings, align 8, !tbaa !36
  %inc13 = add nsw i64 %34, 1
  store i64 %inc13, ptr %strings, align 8, !tbaa !36
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #5

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nofree nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!8 = !{!9}
!9 = distinct !{!9, !10, !"write_document: %agg.result"}
!10 = distinct !{!10, !"write_document"}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.peeled.count", i32 1}
!14 = !{!15, !5, i64 0}
!15 = !{!"", !5, i64 0, !16, i64 8, !17, i64 16}
!16 = !{!"int", !6, i64 0}
!17 = !{!"", !18, i64 0, !18, i64 8, !18, i64 16, !18, i64 24, !18, i64 32, !18, i64 40, !19, i64 48}
!18 = !{!"long", !6, i64 0}
!19 = !{!"double", !6, i64 0}
!20 = !{!6, !6, i64 0}
!21 = distinct !{!21, !12}
!22 = !{!15, !16, i64 8}
!23 = !{!17, !19, i64 48}
!24 = distinct !{!24, !12}
!25 = !{!15, !18, i64 16}
!26 = distinct !{!26, !12}
!27 = !{!15, !18, i64 24}
!28 = distinct !{!28, !12}
!29 = !{!15, !18, i64 56}
!30 = distinct !{!30, !12}
!31 = !{!19, !19, i64 0}
!32 = !{!15, !18, i64 48}
!33 = !{!15, !19, i64 64}
!34 = !{!15, !18, i64 40}
!35 = distinct !{!35, !12}
!36 = !{!15, !18, i64 32}
