; Branches on the overflow of sums, differences and products, and on values and differences whose flags are there.
; exit: 0
; output: sc 6cfc73f8d5535837 8ddb08db
; output: us 4560af90945d0672 6ca5ac03
; output: i f25905842eeec6b5 43063815
; output: ul ef94a4889aeb099a 3d955189

@events = internal unnamed_addr global i32 0, align 4
@__const.run_sc.v = private unnamed_addr constant [11 x i8] c"\00\01\02\03\0Bd\FF\F9\80\7F\10", align 1
@.str.5 = private unnamed_addr constant [11 x i8] c"%s %lx %x\0A\00", align 1
@.str.6 = private unnamed_addr constant [3 x i8] c"sc\00", align 1
@__const.run_us.v = private unnamed_addr constant [11 x i16] [i16 0, i16 1, i16 2, i16 3, i16 11, i16 100, i16 -1, i16 -7, i16 -32768, i16 32767, i16 256], align 16
@.str.7 = private unnamed_addr constant [3 x i8] c"us\00", align 1
@__const.run_i.v = private unnamed_addr constant [11 x i32] [i32 0, i32 1, i32 2, i32 3, i32 11, i32 100, i32 -1, i32 -7, i32 -2147483648, i32 2147483647, i32 65536], align 16
@.str.8 = private unnamed_addr constant [2 x i8] c"i\00", align 1
@__const.run_ul.v = private unnamed_addr constant [11 x i64] [i64 0, i64 1, i64 2, i64 3, i64 11, i64 100, i64 -1, i64 -7, i64 -9223372036854775808, i64 9223372036854775807, i64 4294967296], align 16
@.str.9 = private unnamed_addr constant [3 x i8] c"ul\00", align 1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef signext i8 @add_sc(i8 noundef signext %0, i8 noundef signext %1) local_unnamed_addr {
  %3 = tail call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 %0, i8 %1)
  %4 = extractvalue { i8, i1 } %3, 1
  %5 = extractvalue { i8, i1 } %3, 0
  %6 = select i1 %4, i8 77, i8 %5
  ret i8 %6
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i8, i1 } @llvm.sadd.with.overflow.i8(i8, i8)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define dso_local noundef signext i8 @sub_sc(i8 noundef signext %0, i8 noundef signext %1) local_unnamed_addr {
  %3 = tail call { i8, i1 } @llvm.ssub.with.overflow.i8(i8 %0, i8 %1)
  %4 = extractvalue { i8, i1 } %3, 1
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  tail call fastcc void @note(i32 noundef 45)
  br label %8

6:                                                ; preds = %2
  %7 = extractvalue { i8, i1 } %3, 0
  br label %8

8:                                                ; preds = %6, %5
  %9 = phi i8 [ %0, %5 ], [ %7, %6 ]
  ret i8 %9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i8, i1 } @llvm.ssub.with.overflow.i8(i8, i8)

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc void @note(i32 noundef %0) unnamed_addr {
  %2 = load i32, ptr @events, align 4
  %3 = mul i32 %2, 31
  %4 = add i32 %3, %0
  store i32 %4, ptr @events, align 4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define dso_local noundef signext i8 @mul_sc(i8 noundef signext %0, i8 noundef signext %1) local_unnamed_addr {
  %3 = tail call { i8, i1 } @llvm.smul.with.overflow.i8(i8 %0, i8 %1)
  %4 = extractvalue { i8, i1 } %3, 1
  br i1 %4, label %7, label %5

5:                                                ; preds = %2
  %6 = extractvalue { i8, i1 } %3, 0
  br label %8

7:                                                ; preds = %2
  tail call fastcc void @note(i32 noundef 42)
  br label %8

8:                                                ; preds = %7, %5
  %9 = phi i8 [ %1, %7 ], [ %6, %5 ]
  ret i8 %9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i8, i1 } @llvm.smul.with.overflow.i8(i8, i8)

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define dso_local range(i32 0, 2) i32 @kept_sc(i8 noundef signext %0, i8 noundef signext %1, ptr nocapture noundef writeonly %2) local_unnamed_addr {
  %4 = tail call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 %0, i8 %1)
  %5 = extractvalue { i8, i1 } %4, 1
  %6 = extractvalue { i8, i1 } %4, 0
  store i8 %6, ptr %2, align 1
  br i1 %5, label %7, label %8

7:                                                ; preds = %3
  tail call fastcc void @note(i32 noundef 43)
  br label %11

8:                                                ; preds = %3
  %9 = icmp ne i8 %6, 0
  %10 = zext i1 %9 to i32
  br label %11

11:                                               ; preds = %8, %7
  %12 = phi i32 [ 1, %7 ], [ %10, %8 ]
  ret i32 %12
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @steps_sc(i8 noundef signext %0, i8 noundef signext %1) local_unnamed_addr {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i32 [ 0, %2 ], [ %11, %3 ]
  %5 = phi i8 [ %0, %2 ], [ %8, %3 ]
  %6 = tail call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 %5, i8 %1)
  %7 = extractvalue { i8, i1 } %6, 1
  %8 = extractvalue { i8, i1 } %6, 0
  %9 = icmp ugt i32 %4, 999
  %10 = select i1 %7, i1 true, i1 %9
  %11 = add nuw nsw i32 %4, 1
  br i1 %10, label %12, label %3

12:                                               ; preds = %3
  %13 = sext i8 %8 to i32
  %14 = add i32 %4, %13
  ret i32 %14
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define dso_local range(i32 0, 2) i32 @released_sc(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = load i8, ptr %0, align 1
  %3 = add i8 %2, -1
  store i8 %3, ptr %0, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  tail call fastcc void @note(i32 noundef 48)
  br label %9

6:                                                ; preds = %1
  %7 = lshr i8 %3, 7
  %8 = zext nneg i8 %7 to i32
  br label %9

9:                                                ; preds = %6, %5
  %10 = phi i32 [ 1, %5 ], [ %8, %6 ]
  ret i32 %10
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define dso_local noundef signext i8 @ordered_sc(i8 noundef signext %0, i8 noundef signext %1) local_unnamed_addr {
  %3 = sub i8 %0, %1
  %4 = icmp slt i8 %0, %1
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  tail call fastcc void @note(i32 noundef 60)
  %6 = sub i8 0, %3
  br label %7

7:                                                ; preds = %2, %5
  %8 = phi i8 [ %6, %5 ], [ %3, %2 ]
  ret i8 %8
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef zeroext i16 @add_us(i16 noundef zeroext %0, i16 noundef zeroext %1) local_unnamed_addr {
  %3 = tail call { i16, i1 } @llvm.uadd.with.overflow.i16(i16 %0, i16 %1)
  %4 = extractvalue { i16, i1 } %3, 1
  %5 = extractvalue { i16, i1 } %3, 0
  %6 = select i1 %4, i16 77, i16 %5
  ret i16 %6
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i16, i1 } @llvm.uadd.with.overflow.i16(i16, i16)

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define dso_local noundef zeroext i16 @sub_us(i16 noundef zeroext %0, i16 noundef zeroext %1) local_unnamed_addr {
  %3 = tail call { i16, i1 } @llvm.usub.with.overflow.i16(i16 %0, i16 %1)
  %4 = extractvalue { i16, i1 } %3, 1
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  tail call fastcc void @note(i32 noundef 45)
  br label %8

6:                                                ; preds = %2
  %7 = extractvalue { i16, i1 } %3, 0
  br label %8

8:                                                ; preds = %6, %5
  %9 = phi i16 [ %0, %5 ], [ %7, %6 ]
  ret i16 %9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i16, i1 } @llvm.usub.with.overflow.i16(i16, i16)

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define dso_local noundef zeroext i16 @mul_us(i16 noundef zeroext %0, i16 noundef zeroext %1) local_unnamed_addr {
  %3 = tail call { i16, i1 } @llvm.umul.with.overflow.i16(i16 %0, i16 %1)
  %4 = extractvalue { i16, i1 } %3, 1
  br i1 %4, label %7, label %5

5:                                                ; preds = %2
  %6 = extractvalue { i16, i1 } %3, 0
  br label %8

7:                                                ; preds = %2
  tail call fastcc void @note(i32 noundef 42)
  br label %8

8:                                                ; preds = %7, %5
  %9 = phi i16 [ %1, %7 ], [ %6, %5 ]
  ret i16 %9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i16, i1 } @llvm.umul.with.overflow.i16(i16, i16)

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define dso_local range(i32 0, 2) i32 @kept_us(i16 noundef zeroext %0, i16 noundef zeroext %1, ptr nocapture noundef writeonly %2) local_unnamed_addr {
  %4 = tail call { i16, i1 } @llvm.uadd.with.overflow.i16(i16 %0, i16 %1)
  %5 = extractvalue { i16, i1 } %4, 1
  %6 = extractvalue { i16, i1 } %4, 0
  store i16 %6, ptr %2, align 2
  br i1 %5, label %7, label %8

7:                                                ; preds = %3
  tail call fastcc void @note(i32 noundef 43)
  br label %11

8:                                                ; preds = %3
  %9 = icmp ne i16 %6, 0
  %10 = zext i1 %9 to i32
  br label %11

11:                                               ; preds = %8, %7
  %12 = phi i32 [ 1, %7 ], [ %10, %8 ]
  ret i32 %12
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @steps_us(i16 noundef zeroext %0, i16 noundef zeroext %1) local_unnamed_addr {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i32 [ 0, %2 ], [ %11, %3 ]
  %5 = phi i16 [ %0, %2 ], [ %8, %3 ]
  %6 = tail call { i16, i1 } @llvm.uadd.with.overflow.i16(i16 %5, i16 %1)
  %7 = extractvalue { i16, i1 } %6, 1
  %8 = extractvalue { i16, i1 } %6, 0
  %9 = icmp ugt i32 %4, 999
  %10 = select i1 %7, i1 true, i1 %9
  %11 = add nuw nsw i32 %4, 1
  br i1 %10, label %12, label %3

12:                                               ; preds = %3
  %13 = zext i16 %8 to i32
  %14 = add nuw i32 %4, %13
  ret i32 %14
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define dso_local range(i32 0, 2) i32 @released_us(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = load i16, ptr %0, align 2
  %3 = add i16 %2, -1
  store i16 %3, ptr %0, align 2
  %4 = icmp eq i16 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  tail call fastcc void @note(i32 noundef 48)
  br label %6

6:                                                ; preds = %1, %5
  %7 = phi i32 [ 1, %5 ], [ 0, %1 ]
  ret i32 %7
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define dso_local noundef zeroext i16 @ordered_us(i16 noundef zeroext %0, i16 noundef zeroext %1) local_unnamed_addr {
  %3 = sub i16 %0, %1
  %4 = icmp ult i16 %0, %1
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  tail call fastcc void @note(i32 noundef 60)
  %6 = sub i16 0, %3
  br label %7

7:                                                ; preds = %2, %5
  %8 = phi i16 [ %6, %5 ], [ %3, %2 ]
  ret i16 %8
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef i32 @add_i(i32 noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %0, i32 %1)
  %4 = extractvalue { i32, i1 } %3, 1
  %5 = extractvalue { i32, i1 } %3, 0
  %6 = select i1 %4, i32 77, i32 %5
  ret i32 %6
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define dso_local noundef i32 @sub_i(i32 noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = tail call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %0, i32 %1)
  %4 = extractvalue { i32, i1 } %3, 1
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  tail call fastcc void @note(i32 noundef 45)
  br label %8

6:                                                ; preds = %2
  %7 = extractvalue { i32, i1 } %3, 0
  br label %8

8:                                                ; preds = %6, %5
  %9 = phi i32 [ %0, %5 ], [ %7, %6 ]
  ret i32 %9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define dso_local noundef i32 @mul_i(i32 noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = tail call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %0, i32 %1)
  %4 = extractvalue { i32, i1 } %3, 1
  br i1 %4, label %7, label %5

5:                                                ; preds = %2
  %6 = extractvalue { i32, i1 } %3, 0
  br label %8

7:                                                ; preds = %2
  tail call fastcc void @note(i32 noundef 42)
  br label %8

8:                                                ; preds = %7, %5
  %9 = phi i32 [ %1, %7 ], [ %6, %5 ]
  ret i32 %9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define dso_local range(i32 0, 2) i32 @kept_i(i32 noundef %0, i32 noundef %1, ptr nocapture noundef writeonly %2) local_unnamed_addr {
  %4 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %0, i32 %1)
  %5 = extractvalue { i32, i1 } %4, 1
  %6 = extractvalue { i32, i1 } %4, 0
  store i32 %6, ptr %2, align 4
  br i1 %5, label %7, label %8

7:                                                ; preds = %3
  tail call fastcc void @note(i32 noundef 43)
  br label %11

8:                                                ; preds = %3
  %9 = icmp ne i32 %6, 0
  %10 = zext i1 %9 to i32
  br label %11

11:                                               ; preds = %8, %7
  %12 = phi i32 [ 1, %7 ], [ %10, %8 ]
  ret i32 %12
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @steps_i(i32 noundef %0, i32 noundef %1) local_unnamed_addr {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i32 [ 0, %2 ], [ %11, %3 ]
  %5 = phi i32 [ %0, %2 ], [ %8, %3 ]
  %6 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %5, i32 %1)
  %7 = extractvalue { i32, i1 } %6, 1
  %8 = extractvalue { i32, i1 } %6, 0
  %9 = icmp ugt i32 %4, 999
  %10 = select i1 %7, i1 true, i1 %9
  %11 = add nuw nsw i32 %4, 1
  br i1 %10, label %12, label %3

12:                                               ; preds = %3
  %13 = add i32 %8, %4
  ret i32 %13
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define dso_local range(i32 0, 2) i32 @released_i(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = load i32, ptr %0, align 4
  %3 = add i32 %2, -1
  store i32 %3, ptr %0, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  tail call fastcc void @note(i32 noundef 48)
  br label %8

6:                                                ; preds = %1
  %7 = lshr i32 %3, 31
  br label %8

8:                                                ; preds = %6, %5
  %9 = phi i32 [ 1, %5 ], [ %7, %6 ]
  ret i32 %9
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define dso_local noundef i32 @ordered_i(i32 noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = sub i32 %0, %1
  %4 = icmp slt i32 %0, %1
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  tail call fastcc void @note(i32 noundef 60)
  %6 = sub i32 0, %3
  br label %7

7:                                                ; preds = %2, %5
  %8 = phi i32 [ %6, %5 ], [ %3, %2 ]
  ret i32 %8
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef i64 @add_ul(i64 noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %0, i64 %1)
  %4 = extractvalue { i64, i1 } %3, 1
  %5 = extractvalue { i64, i1 } %3, 0
  %6 = select i1 %4, i64 77, i64 %5
  ret i64 %6
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64)

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define dso_local noundef i64 @sub_ul(i64 noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = tail call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %0, i64 %1)
  %4 = extractvalue { i64, i1 } %3, 1
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  tail call fastcc void @note(i32 noundef 45)
  br label %8

6:                                                ; preds = %2
  %7 = extractvalue { i64, i1 } %3, 0
  br label %8

8:                                                ; preds = %6, %5
  %9 = phi i64 [ %0, %5 ], [ %7, %6 ]
  ret i64 %9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.usub.with.overflow.i64(i64, i64)

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define dso_local noundef i64 @mul_ul(i64 noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %0, i64 %1)
  %4 = extractvalue { i64, i1 } %3, 1
  br i1 %4, label %7, label %5

5:                                                ; preds = %2
  %6 = extractvalue { i64, i1 } %3, 0
  br label %8

7:                                                ; preds = %2
  tail call fastcc void @note(i32 noundef 42)
  br label %8

8:                                                ; preds = %7, %5
  %9 = phi i64 [ %1, %7 ], [ %6, %5 ]
  ret i64 %9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define dso_local range(i32 0, 2) i32 @kept_ul(i64 noundef %0, i64 noundef %1, ptr nocapture noundef writeonly %2) local_unnamed_addr {
  %4 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %0, i64 %1)
  %5 = extractvalue { i64, i1 } %4, 1
  %6 = extractvalue { i64, i1 } %4, 0
  store i64 %6, ptr %2, align 8
  br i1 %5, label %7, label %8

7:                                                ; preds = %3
  tail call fastcc void @note(i32 noundef 43)
  br label %11

8:                                                ; preds = %3
  %9 = icmp ne i64 %6, 0
  %10 = zext i1 %9 to i32
  br label %11

11:                                               ; preds = %8, %7
  %12 = phi i32 [ 1, %7 ], [ %10, %8 ]
  ret i32 %12
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @steps_ul(i64 noundef %0, i64 noundef %1) local_unnamed_addr {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i32 [ 0, %2 ], [ %11, %3 ]
  %5 = phi i64 [ %0, %2 ], [ %8, %3 ]
  %6 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %5, i64 %1)
  %7 = extractvalue { i64, i1 } %6, 1
  %8 = extractvalue { i64, i1 } %6, 0
  %9 = icmp ugt i32 %4, 999
  %10 = select i1 %7, i1 true, i1 %9
  %11 = add nuw nsw i32 %4, 1
  br i1 %10, label %12, label %3

12:                                               ; preds = %3
  %13 = trunc i64 %8 to i32
  %14 = add i32 %4, %13
  ret i32 %14
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define dso_local range(i32 0, 2) i32 @released_ul(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = load i64, ptr %0, align 8
  %3 = add i64 %2, -1
  store i64 %3, ptr %0, align 8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  tail call fastcc void @note(i32 noundef 48)
  br label %6

6:                                                ; preds = %1, %5
  %7 = phi i32 [ 1, %5 ], [ 0, %1 ]
  ret i32 %7
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define dso_local noundef i64 @ordered_ul(i64 noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = sub i64 %0, %1
  %4 = icmp ult i64 %0, %1
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  tail call fastcc void @note(i32 noundef 60)
  %6 = sub i64 0, %3
  br label %7

7:                                                ; preds = %2, %5
  %8 = phi i64 [ %6, %5 ], [ %3, %2 ]
  ret i64 %8
}

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i16, align 2
  %6 = alloca i16, align 2
  %7 = alloca i8, align 1
  %8 = alloca i8, align 1
  br label %9

9:                                                ; preds = %14, %0
  %10 = phi i64 [ 0, %0 ], [ %15, %14 ]
  %11 = phi i64 [ 0, %0 ], [ %56, %14 ]
  %12 = getelementptr [11 x i8], ptr @__const.run_sc.v, i64 0, i64 %10
  %13 = load i8, ptr %12, align 1
  br label %17

14:                                               ; preds = %55
  %15 = add nuw nsw i64 %10, 1
  %16 = icmp eq i64 %15, 11
  br i1 %16, label %59, label %9

17:                                               ; preds = %55, %9
  %18 = phi i64 [ 0, %9 ], [ %57, %55 ]
  %19 = phi i64 [ %11, %9 ], [ %56, %55 ]
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %7)
  store i8 5, ptr %7, align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %8)
  store i8 %13, ptr %8, align 1
  %20 = mul i64 %19, 31
  %21 = getelementptr [11 x i8], ptr @__const.run_sc.v, i64 0, i64 %18
  %22 = load i8, ptr %21, align 1
  %23 = tail call signext i8 @add_sc(i8 noundef signext %13, i8 noundef signext %22)
  %24 = sext i8 %23 to i64
  %25 = add i64 %20, %24
  %26 = mul i64 %25, 31
  %27 = tail call signext i8 @sub_sc(i8 noundef signext %13, i8 noundef signext %22)
  %28 = sext i8 %27 to i64
  %29 = add i64 %26, %28
  %30 = mul i64 %29, 31
  %31 = tail call signext i8 @mul_sc(i8 noundef signext %13, i8 noundef signext %22)
  %32 = sext i8 %31 to i64
  %33 = add i64 %30, %32
  %34 = mul i64 %33, 31
  %35 = call i32 @kept_sc(i8 noundef signext %13, i8 noundef signext %22, ptr noundef nonnull %7)
  %36 = zext nneg i32 %35 to i64
  %37 = load i8, ptr %7, align 1
  %38 = sext i8 %37 to i64
  %39 = add nsw i64 %38, %36
  %40 = add i64 %39, %34
  %41 = mul i64 %40, 31
  %42 = call i32 @released_sc(ptr noundef nonnull %8)
  %43 = zext nneg i32 %42 to i64
  %44 = add i64 %41, %43
  %45 = mul i64 %44, 31
  %46 = tail call signext i8 @ordered_sc(i8 noundef signext %13, i8 noundef signext %22)
  %47 = sext i8 %46 to i64
  %48 = add i64 %45, %47
  %49 = icmp eq i64 %18, 0
  br i1 %49, label %55, label %50

50:                                               ; preds = %17
  %51 = mul i64 %48, 31
  %52 = tail call i32 @steps_sc(i8 noundef signext %13, i8 noundef signext %22)
  %53 = sext i32 %52 to i64
  %54 = add i64 %51, %53
  br label %55

55:                                               ; preds = %50, %17
  %56 = phi i64 [ %54, %50 ], [ %48, %17 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %7)
  %57 = add nuw nsw i64 %18, 1
  %58 = icmp eq i64 %57, 11
  br i1 %58, label %14, label %17

59:                                               ; preds = %14
  %60 = load i32, ptr @events, align 4
  %61 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, ptr noundef nonnull @.str.6, i64 noundef %56, i32 noundef %60)
  br label %62

62:                                               ; preds = %67, %59
  %63 = phi i64 [ 0, %59 ], [ %68, %67 ]
  %64 = phi i64 [ 0, %59 ], [ %109, %67 ]
  %65 = getelementptr [11 x i16], ptr @__const.run_us.v, i64 0, i64 %63
  %66 = load i16, ptr %65, align 2
  br label %70

67:                                               ; preds = %108
  %68 = add nuw nsw i64 %63, 1
  %69 = icmp eq i64 %68, 11
  br i1 %69, label %112, label %62

70:                                               ; preds = %108, %62
  %71 = phi i64 [ 0, %62 ], [ %110, %108 ]
  %72 = phi i64 [ %64, %62 ], [ %109, %108 ]
  call void @llvm.lifetime.start.p0(i64 2, ptr nonnull %5)
  store i16 5, ptr %5, align 2
  call void @llvm.lifetime.start.p0(i64 2, ptr nonnull %6)
  store i16 %66, ptr %6, align 2
  %73 = mul i64 %72, 31
  %74 = getelementptr [11 x i16], ptr @__const.run_us.v, i64 0, i64 %71
  %75 = load i16, ptr %74, align 2
  %76 = tail call zeroext i16 @add_us(i16 noundef zeroext %66, i16 noundef zeroext %75)
  %77 = zext i16 %76 to i64
  %78 = add i64 %73, %77
  %79 = mul i64 %78, 31
  %80 = tail call zeroext i16 @sub_us(i16 noundef zeroext %66, i16 noundef zeroext %75)
  %81 = zext i16 %80 to i64
  %82 = add i64 %79, %81
  %83 = mul i64 %82, 31
  %84 = tail call zeroext i16 @mul_us(i16 noundef zeroext %66, i16 noundef zeroext %75)
  %85 = zext i16 %84 to i64
  %86 = add i64 %83, %85
  %87 = mul i64 %86, 31
  %88 = call i32 @kept_us(i16 noundef zeroext %66, i16 noundef zeroext %75, ptr noundef nonnull %5)
  %89 = zext nneg i32 %88 to i64
  %90 = load i16, ptr %5, align 2
  %91 = zext i16 %90 to i64
  %92 = add nuw nsw i64 %91, %89
  %93 = add i64 %92, %87
  %94 = mul i64 %93, 31
  %95 = call i32 @released_us(ptr noundef nonnull %6)
  %96 = zext nneg i32 %95 to i64
  %97 = add i64 %94, %96
  %98 = mul i64 %97, 31
  %99 = tail call zeroext i16 @ordered_us(i16 noundef zeroext %66, i16 noundef zeroext %75)
  %100 = zext i16 %99 to i64
  %101 = add i64 %98, %100
  %102 = icmp eq i64 %71, 0
  br i1 %102, label %108, label %103

103:                                              ; preds = %70
  %104 = mul i64 %101, 31
  %105 = tail call i32 @steps_us(i16 noundef zeroext %66, i16 noundef zeroext %75)
  %106 = sext i32 %105 to i64
  %107 = add i64 %104, %106
  br label %108

108:                                              ; preds = %103, %70
  %109 = phi i64 [ %107, %103 ], [ %101, %70 ]
  call void @llvm.lifetime.end.p0(i64 2, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 2, ptr nonnull %5)
  %110 = add nuw nsw i64 %71, 1
  %111 = icmp eq i64 %110, 11
  br i1 %111, label %67, label %70

112:                                              ; preds = %67
  %113 = load i32, ptr @events, align 4
  %114 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, ptr noundef nonnull @.str.7, i64 noundef %109, i32 noundef %113)
  br label %115

115:                                              ; preds = %120, %112
  %116 = phi i64 [ 0, %112 ], [ %121, %120 ]
  %117 = phi i64 [ 0, %112 ], [ %162, %120 ]
  %118 = getelementptr [11 x i32], ptr @__const.run_i.v, i64 0, i64 %116
  %119 = load i32, ptr %118, align 4
  br label %123

120:                                              ; preds = %161
  %121 = add nuw nsw i64 %116, 1
  %122 = icmp eq i64 %121, 11
  br i1 %122, label %165, label %115

123:                                              ; preds = %161, %115
  %124 = phi i64 [ 0, %115 ], [ %163, %161 ]
  %125 = phi i64 [ %117, %115 ], [ %162, %161 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3)
  store i32 5, ptr %3, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4)
  store i32 %119, ptr %4, align 4
  %126 = mul i64 %125, 31
  %127 = getelementptr [11 x i32], ptr @__const.run_i.v, i64 0, i64 %124
  %128 = load i32, ptr %127, align 4
  %129 = tail call i32 @add_i(i32 noundef %119, i32 noundef %128)
  %130 = sext i32 %129 to i64
  %131 = add i64 %126, %130
  %132 = mul i64 %131, 31
  %133 = tail call i32 @sub_i(i32 noundef %119, i32 noundef %128)
  %134 = sext i32 %133 to i64
  %135 = add i64 %132, %134
  %136 = mul i64 %135, 31
  %137 = tail call i32 @mul_i(i32 noundef %119, i32 noundef %128)
  %138 = sext i32 %137 to i64
  %139 = add i64 %136, %138
  %140 = mul i64 %139, 31
  %141 = call i32 @kept_i(i32 noundef %119, i32 noundef %128, ptr noundef nonnull %3)
  %142 = zext nneg i32 %141 to i64
  %143 = load i32, ptr %3, align 4
  %144 = sext i32 %143 to i64
  %145 = add nsw i64 %144, %142
  %146 = add i64 %145, %140
  %147 = mul i64 %146, 31
  %148 = call i32 @released_i(ptr noundef nonnull %4)
  %149 = zext nneg i32 %148 to i64
  %150 = add i64 %147, %149
  %151 = mul i64 %150, 31
  %152 = tail call i32 @ordered_i(i32 noundef %119, i32 noundef %128)
  %153 = sext i32 %152 to i64
  %154 = add i64 %151, %153
  %155 = icmp eq i64 %124, 0
  br i1 %155, label %161, label %156

156:                                              ; preds = %123
  %157 = mul i64 %154, 31
  %158 = tail call i32 @steps_i(i32 noundef %119, i32 noundef %128)
  %159 = sext i32 %158 to i64
  %160 = add i64 %157, %159
  br label %161

161:                                              ; preds = %156, %123
  %162 = phi i64 [ %160, %156 ], [ %154, %123 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3)
  %163 = add nuw nsw i64 %124, 1
  %164 = icmp eq i64 %163, 11
  br i1 %164, label %120, label %123

165:                                              ; preds = %120
  %166 = load i32, ptr @events, align 4
  %167 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, ptr noundef nonnull @.str.8, i64 noundef %162, i32 noundef %166)
  br label %168

168:                                              ; preds = %173, %165
  %169 = phi i64 [ 0, %165 ], [ %174, %173 ]
  %170 = phi i64 [ 0, %165 ], [ %210, %173 ]
  %171 = getelementptr [11 x i64], ptr @__const.run_ul.v, i64 0, i64 %169
  %172 = load i64, ptr %171, align 8
  br label %176

173:                                              ; preds = %209
  %174 = add nuw nsw i64 %169, 1
  %175 = icmp eq i64 %174, 11
  br i1 %175, label %213, label %168

176:                                              ; preds = %209, %168
  %177 = phi i64 [ 0, %168 ], [ %211, %209 ]
  %178 = phi i64 [ %170, %168 ], [ %210, %209 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1)
  store i64 5, ptr %1, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  store i64 %172, ptr %2, align 8
  %179 = mul i64 %178, 31
  %180 = getelementptr [11 x i64], ptr @__const.run_ul.v, i64 0, i64 %177
  %181 = load i64, ptr %180, align 8
  %182 = tail call i64 @add_ul(i64 noundef %172, i64 noundef %181)
  %183 = add i64 %182, %179
  %184 = mul i64 %183, 31
  %185 = tail call i64 @sub_ul(i64 noundef %172, i64 noundef %181)
  %186 = add i64 %184, %185
  %187 = mul i64 %186, 31
  %188 = tail call i64 @mul_ul(i64 noundef %172, i64 noundef %181)
  %189 = add i64 %187, %188
  %190 = mul i64 %189, 31
  %191 = call i32 @kept_ul(i64 noundef %172, i64 noundef %181, ptr noundef nonnull %1)
  %192 = zext nneg i32 %191 to i64
  %193 = load i64, ptr %1, align 8
  %194 = add i64 %193, %192
  %195 = add i64 %194, %190
  %196 = mul i64 %195, 31
  %197 = call i32 @released_ul(ptr noundef nonnull %2)
  %198 = zext nneg i32 %197 to i64
  %199 = add i64 %196, %198
  %200 = mul i64 %199, 31
  %201 = tail call i64 @ordered_ul(i64 noundef %172, i64 noundef %181)
  %202 = add i64 %200, %201
  %203 = icmp eq i64 %177, 0
  br i1 %203, label %209, label %204

204:                                              ; preds = %176
  %205 = mul i64 %202, 31
  %206 = tail call i32 @steps_ul(i64 noundef %172, i64 noundef %181)
  %207 = sext i32 %206 to i64
  %208 = add i64 %205, %207
  br label %209

209:                                              ; preds = %204, %176
  %210 = phi i64 [ %208, %204 ], [ %202, %176 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1)
  %211 = add nuw nsw i64 %177, 1
  %212 = icmp eq i64 %211, 11
  br i1 %212, label %173, label %176

213:                                              ; preds = %173
  %214 = load i32, ptr @events, align 4
  %215 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, ptr noundef nonnull @.str.9, i64 noundef %210, i32 noundef %214)
  ret i32 0
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr



