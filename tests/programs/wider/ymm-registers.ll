; Loops of clang's vectorizer for a processor with AVX2: arithmetic, comparisons, conversions, shifts, shuffles, rounding and
; masked moves of vectors of 32 bytes, with the loops for what is left.
; needs: avx2 fma
; exit: 0
; output: f1 -735858.500000 2475134122393605951
; output: f2 -735858.500000 6676318835641307963
; output: 128592
; output: f4 251116611.400000 6676318835641307963
; output: f5 251116611.400000 14275722420112724645
; output: f6 251116611.400000 11906697034688813139
; output: f7 251116611.400000 11837118046568390574
; output: f8 251842521.900000 11837118046568390574
; output: f9 124910.569356 11837118046568390574
; output: f10 124910.569356 17221936753538327126
; output: f11 124910.569356 9129359145416000769
; output: f12 437368.910266 9129359145416000769
; output: f13 437368.910266 16395876056854425576
; output: f14 83319.729512 16395876056854425576

@fb = global [64 x float] zeroinitializer, align 16
@fc = global [64 x float] zeroinitializer, align 16
@fa = global [64 x float] zeroinitializer, align 16
@ib = global [64 x i32] zeroinitializer, align 16
@ic = global [64 x i32] zeroinitializer, align 16
@ia = global [64 x i32] zeroinitializer, align 16
@db = global [64 x double] zeroinitializer, align 16
@da = global [64 x double] zeroinitializer, align 16
@sa = global [64 x i16] zeroinitializer, align 16
@ca = global [64 x i8] zeroinitializer, align 16
@la = global [64 x i64] zeroinitializer, align 16
@.str = private unnamed_addr constant [13 x i8] c"%s %.6f %lu\0A\00", align 1
@sb = global [64 x i16] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [3 x i8] c"f1\00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"f2\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.4 = private unnamed_addr constant [3 x i8] c"f4\00", align 1
@.str.5 = private unnamed_addr constant [3 x i8] c"f5\00", align 1
@.str.6 = private unnamed_addr constant [3 x i8] c"f6\00", align 1
@.str.7 = private unnamed_addr constant [3 x i8] c"f7\00", align 1
@.str.8 = private unnamed_addr constant [3 x i8] c"f8\00", align 1
@.str.9 = private unnamed_addr constant [3 x i8] c"f9\00", align 1
@.str.10 = private unnamed_addr constant [4 x i8] c"f10\00", align 1
@.str.11 = private unnamed_addr constant [4 x i8] c"f11\00", align 1
@.str.12 = private unnamed_addr constant [4 x i8] c"f12\00", align 1
@.str.13 = private unnamed_addr constant [4 x i8] c"f13\00", align 1
@.str.14 = private unnamed_addr constant [4 x i8] c"f14\00", align 1

define void @f1(i32 noundef %0) #0 {
  %2 = icmp sgt i32 %0, 0
  br i1 %2, label %3, label %24

3:                                                ; preds = %1
  %4 = zext nneg i32 %0 to i64
  %5 = icmp ult i32 %0, 8
  br i1 %5, label %6, label %8

6:                                                ; preds = %22, %3
  %7 = phi i64 [ 0, %3 ], [ %9, %22 ]
  br label %25

8:                                                ; preds = %3
  %9 = and i64 %4, 2147483640
  br label %10

10:                                               ; preds = %10, %8
  %11 = phi i64 [ 0, %8 ], [ %20, %10 ]
  %12 = getelementptr inbounds [64 x float], ptr @fb, i64 0, i64 %11
  %13 = load <8 x float>, ptr %12, align 16
  %14 = getelementptr inbounds [64 x float], ptr @fc, i64 0, i64 %11
  %15 = load <8 x float>, ptr %14, align 16
  %16 = fmul <8 x float> %13, %15
  %17 = getelementptr inbounds [64 x float], ptr @fa, i64 0, i64 %11
  %18 = load <8 x float>, ptr %17, align 16
  %19 = fadd <8 x float> %16, %18
  store <8 x float> %19, ptr %17, align 16
  %20 = add nuw i64 %11, 8
  %21 = icmp eq i64 %20, %9
  br i1 %21, label %22, label %10

22:                                               ; preds = %10
  %23 = icmp eq i64 %9, %4
  br i1 %23, label %24, label %6

24:                                               ; preds = %25, %22, %1
  ret void

25:                                               ; preds = %25, %6
  %26 = phi i64 [ %35, %25 ], [ %7, %6 ]
  %27 = getelementptr inbounds [64 x float], ptr @fb, i64 0, i64 %26
  %28 = load float, ptr %27, align 4
  %29 = getelementptr inbounds [64 x float], ptr @fc, i64 0, i64 %26
  %30 = load float, ptr %29, align 4
  %31 = fmul float %28, %30
  %32 = getelementptr inbounds [64 x float], ptr @fa, i64 0, i64 %26
  %33 = load float, ptr %32, align 4
  %34 = fadd float %31, %33
  store float %34, ptr %32, align 4
  %35 = add nuw nsw i64 %26, 1
  %36 = icmp eq i64 %35, %4
  br i1 %36, label %24, label %25
}

define void @f2(i32 noundef %0) #0 {
  %2 = icmp sgt i32 %0, 0
  br i1 %2, label %3, label %25

3:                                                ; preds = %1
  %4 = zext nneg i32 %0 to i64
  %5 = icmp ult i32 %0, 8
  br i1 %5, label %6, label %8

6:                                                ; preds = %23, %3
  %7 = phi i64 [ 0, %3 ], [ %9, %23 ]
  br label %26

8:                                                ; preds = %3
  %9 = and i64 %4, 2147483640
  br label %10

10:                                               ; preds = %10, %8
  %11 = phi i64 [ 0, %8 ], [ %21, %10 ]
  %12 = getelementptr inbounds [64 x i32], ptr @ib, i64 0, i64 %11
  %13 = load <8 x i32>, ptr %12, align 16
  %14 = getelementptr inbounds [64 x i32], ptr @ic, i64 0, i64 %11
  %15 = load <8 x i32>, ptr %14, align 16
  %16 = mul nsw <8 x i32> %15, %13
  %17 = getelementptr inbounds [64 x i32], ptr @ia, i64 0, i64 %11
  %18 = load <8 x i32>, ptr %17, align 16
  %19 = ashr <8 x i32> %18, <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>
  %20 = xor <8 x i32> %19, %16
  store <8 x i32> %20, ptr %17, align 16
  %21 = add nuw i64 %11, 8
  %22 = icmp eq i64 %21, %9
  br i1 %22, label %23, label %10

23:                                               ; preds = %10
  %24 = icmp eq i64 %9, %4
  br i1 %24, label %25, label %6

25:                                               ; preds = %26, %23, %1
  ret void

26:                                               ; preds = %26, %6
  %27 = phi i64 [ %37, %26 ], [ %7, %6 ]
  %28 = getelementptr inbounds [64 x i32], ptr @ib, i64 0, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds [64 x i32], ptr @ic, i64 0, i64 %27
  %31 = load i32, ptr %30, align 4
  %32 = mul nsw i32 %31, %29
  %33 = getelementptr inbounds [64 x i32], ptr @ia, i64 0, i64 %27
  %34 = load i32, ptr %33, align 4
  %35 = ashr i32 %34, 3
  %36 = xor i32 %35, %32
  store i32 %36, ptr %33, align 4
  %37 = add nuw nsw i64 %27, 1
  %38 = icmp eq i64 %37, %4
  br i1 %38, label %25, label %26
}

define i32 @f3(i32 noundef %0) #0 {
  %2 = icmp sgt i32 %0, 0
  br i1 %2, label %3, label %25

3:                                                ; preds = %1
  %4 = zext nneg i32 %0 to i64
  %5 = icmp ult i32 %0, 8
  br i1 %5, label %6, label %9

6:                                                ; preds = %22, %3
  %7 = phi i64 [ 0, %3 ], [ %10, %22 ]
  %8 = phi i32 [ 0, %3 ], [ %23, %22 ]
  br label %27

9:                                                ; preds = %3
  %10 = and i64 %4, 2147483640
  br label %11

11:                                               ; preds = %11, %9
  %12 = phi i64 [ 0, %9 ], [ %20, %11 ]
  %13 = phi <8 x i32> [ zeroinitializer, %9 ], [ %19, %11 ]
  %14 = getelementptr inbounds [64 x i32], ptr @ia, i64 0, i64 %12
  %15 = load <8 x i32>, ptr %14, align 16
  %16 = getelementptr inbounds [64 x i32], ptr @ib, i64 0, i64 %12
  %17 = load <8 x i32>, ptr %16, align 16
  %18 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %15, <8 x i32> %17)
  %19 = add <8 x i32> %18, %13
  %20 = add nuw i64 %12, 8
  %21 = icmp eq i64 %20, %10
  br i1 %21, label %22, label %11

22:                                               ; preds = %11
  %23 = tail call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %19)
  %24 = icmp eq i64 %10, %4
  br i1 %24, label %25, label %6

25:                                               ; preds = %27, %22, %1
  %26 = phi i32 [ 0, %1 ], [ %23, %22 ], [ %35, %27 ]
  ret i32 %26

27:                                               ; preds = %27, %6
  %28 = phi i64 [ %36, %27 ], [ %7, %6 ]
  %29 = phi i32 [ %35, %27 ], [ %8, %6 ]
  %30 = getelementptr inbounds [64 x i32], ptr @ia, i64 0, i64 %28
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds [64 x i32], ptr @ib, i64 0, i64 %28
  %33 = load i32, ptr %32, align 4
  %34 = tail call i32 @llvm.smax.i32(i32 %31, i32 %33)
  %35 = add nsw i32 %34, %29
  %36 = add nuw nsw i64 %28, 1
  %37 = icmp eq i64 %36, %4
  br i1 %37, label %25, label %27
}

define void @f4(i32 noundef %0) #0 {
  %2 = icmp sgt i32 %0, 0
  br i1 %2, label %3, label %27

3:                                                ; preds = %1
  %4 = zext nneg i32 %0 to i64
  %5 = icmp ult i32 %0, 4
  br i1 %5, label %6, label %8

6:                                                ; preds = %25, %3
  %7 = phi i64 [ 0, %3 ], [ %9, %25 ]
  br label %28

8:                                                ; preds = %3
  %9 = and i64 %4, 2147483644
  br label %10

10:                                               ; preds = %10, %8
  %11 = phi i64 [ 0, %8 ], [ %23, %10 ]
  %12 = getelementptr inbounds [64 x i32], ptr @ia, i64 0, i64 %11
  %13 = load <4 x i32>, ptr %12, align 16
  %14 = sitofp <4 x i32> %13 to <4 x double>
  %15 = getelementptr inbounds [64 x double], ptr @db, i64 0, i64 %11
  %16 = load <4 x double>, ptr %15, align 16
  %17 = fmul <4 x double> %16, %14
  %18 = getelementptr inbounds [64 x float], ptr @fa, i64 0, i64 %11
  %19 = load <4 x float>, ptr %18, align 16
  %20 = fpext <4 x float> %19 to <4 x double>
  %21 = fsub <4 x double> %17, %20
  %22 = getelementptr inbounds [64 x double], ptr @da, i64 0, i64 %11
  store <4 x double> %21, ptr %22, align 16
  %23 = add nuw i64 %11, 4
  %24 = icmp eq i64 %23, %9
  br i1 %24, label %25, label %10

25:                                               ; preds = %10
  %26 = icmp eq i64 %9, %4
  br i1 %26, label %27, label %6

27:                                               ; preds = %28, %25, %1
  ret void

28:                                               ; preds = %28, %6
  %29 = phi i64 [ %41, %28 ], [ %7, %6 ]
  %30 = getelementptr inbounds [64 x i32], ptr @ia, i64 0, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = sitofp i32 %31 to double
  %33 = getelementptr inbounds [64 x double], ptr @db, i64 0, i64 %29
  %34 = load double, ptr %33, align 8
  %35 = fmul double %34, %32
  %36 = getelementptr inbounds [64 x float], ptr @fa, i64 0, i64 %29
  %37 = load float, ptr %36, align 4
  %38 = fpext float %37 to double
  %39 = fsub double %35, %38
  %40 = getelementptr inbounds [64 x double], ptr @da, i64 0, i64 %29
  store double %39, ptr %40, align 8
  %41 = add nuw nsw i64 %29, 1
  %42 = icmp eq i64 %41, %4
  br i1 %42, label %27, label %28
}

define void @f5(i32 noundef %0) #0 {
  %2 = icmp sgt i32 %0, 0
  br i1 %2, label %3, label %24

3:                                                ; preds = %1
  %4 = zext nneg i32 %0 to i64
  %5 = icmp ult i32 %0, 8
  br i1 %5, label %6, label %8

6:                                                ; preds = %22, %3
  %7 = phi i64 [ 0, %3 ], [ %9, %22 ]
  br label %25

8:                                                ; preds = %3
  %9 = and i64 %4, 2147483640
  br label %10

10:                                               ; preds = %10, %8
  %11 = phi i64 [ 0, %8 ], [ %20, %10 ]
  %12 = getelementptr inbounds [64 x i16], ptr @sa, i64 0, i64 %11
  %13 = load <8 x i16>, ptr %12, align 16
  %14 = sext <8 x i16> %13 to <8 x i32>
  %15 = getelementptr inbounds [64 x i8], ptr @ca, i64 0, i64 %11
  %16 = load <8 x i8>, ptr %15, align 8
  %17 = zext <8 x i8> %16 to <8 x i32>
  %18 = add nsw <8 x i32> %17, %14
  %19 = getelementptr inbounds [64 x i32], ptr @ia, i64 0, i64 %11
  store <8 x i32> %18, ptr %19, align 16
  %20 = add nuw i64 %11, 8
  %21 = icmp eq i64 %20, %9
  br i1 %21, label %22, label %10

22:                                               ; preds = %10
  %23 = icmp eq i64 %9, %4
  br i1 %23, label %24, label %6

24:                                               ; preds = %25, %22, %1
  ret void

25:                                               ; preds = %25, %6
  %26 = phi i64 [ %35, %25 ], [ %7, %6 ]
  %27 = getelementptr inbounds [64 x i16], ptr @sa, i64 0, i64 %26
  %28 = load i16, ptr %27, align 2
  %29 = sext i16 %28 to i32
  %30 = getelementptr inbounds [64 x i8], ptr @ca, i64 0, i64 %26
  %31 = load i8, ptr %30, align 1
  %32 = zext i8 %31 to i32
  %33 = add nsw i32 %32, %29
  %34 = getelementptr inbounds [64 x i32], ptr @ia, i64 0, i64 %26
  store i32 %33, ptr %34, align 4
  %35 = add nuw nsw i64 %26, 1
  %36 = icmp eq i64 %35, %4
  br i1 %36, label %24, label %25
}

define void @f6(i32 noundef %0) #0 {
  %2 = icmp sgt i32 %0, 0
  br i1 %2, label %3, label %21

3:                                                ; preds = %1
  %4 = zext nneg i32 %0 to i64
  %5 = icmp ult i32 %0, 8
  br i1 %5, label %6, label %8

6:                                                ; preds = %19, %3
  %7 = phi i64 [ 0, %3 ], [ %9, %19 ]
  br label %22

8:                                                ; preds = %3
  %9 = and i64 %4, 2147483640
  br label %10

10:                                               ; preds = %10, %8
  %11 = phi i64 [ 0, %8 ], [ %17, %10 ]
  %12 = getelementptr inbounds [64 x i32], ptr @ia, i64 0, i64 %11
  %13 = load <8 x i32>, ptr %12, align 16
  %14 = trunc <8 x i32> %13 to <8 x i16>
  %15 = mul <8 x i16> %14, <i16 3, i16 3, i16 3, i16 3, i16 3, i16 3, i16 3, i16 3>
  %16 = getelementptr inbounds [64 x i16], ptr @sa, i64 0, i64 %11
  store <8 x i16> %15, ptr %16, align 16
  %17 = add nuw i64 %11, 8
  %18 = icmp eq i64 %17, %9
  br i1 %18, label %19, label %10

19:                                               ; preds = %10
  %20 = icmp eq i64 %9, %4
  br i1 %20, label %21, label %6

21:                                               ; preds = %22, %19, %1
  ret void

22:                                               ; preds = %22, %6
  %23 = phi i64 [ %29, %22 ], [ %7, %6 ]
  %24 = getelementptr inbounds [64 x i32], ptr @ia, i64 0, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = trunc i32 %25 to i16
  %27 = mul i16 %26, 3
  %28 = getelementptr inbounds [64 x i16], ptr @sa, i64 0, i64 %23
  store i16 %27, ptr %28, align 2
  %29 = add nuw nsw i64 %23, 1
  %30 = icmp eq i64 %29, %4
  br i1 %30, label %21, label %22
}

define void @f7(i32 noundef %0) #0 {
  %2 = icmp sgt i32 %0, 0
  br i1 %2, label %3, label %23

3:                                                ; preds = %1
  %4 = zext nneg i32 %0 to i64
  %5 = icmp ult i32 %0, 8
  br i1 %5, label %6, label %8

6:                                                ; preds = %21, %3
  %7 = phi i64 [ 0, %3 ], [ %9, %21 ]
  br label %24

8:                                                ; preds = %3
  %9 = and i64 %4, 2147483640
  br label %10

10:                                               ; preds = %10, %8
  %11 = phi i64 [ 0, %8 ], [ %19, %10 ]
  %12 = getelementptr inbounds [64 x i32], ptr @ib, i64 0, i64 %11
  %13 = load <8 x i32>, ptr %12, align 16
  %14 = getelementptr inbounds [64 x i32], ptr @ic, i64 0, i64 %11
  %15 = load <8 x i32>, ptr %14, align 16
  %16 = and <8 x i32> %15, <i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>
  %17 = shl <8 x i32> %13, %16
  %18 = getelementptr inbounds [64 x i32], ptr @ia, i64 0, i64 %11
  store <8 x i32> %17, ptr %18, align 16
  %19 = add nuw i64 %11, 8
  %20 = icmp eq i64 %19, %9
  br i1 %20, label %21, label %10

21:                                               ; preds = %10
  %22 = icmp eq i64 %9, %4
  br i1 %22, label %23, label %6

23:                                               ; preds = %24, %21, %1
  ret void

24:                                               ; preds = %24, %6
  %25 = phi i64 [ %33, %24 ], [ %7, %6 ]
  %26 = getelementptr inbounds [64 x i32], ptr @ib, i64 0, i64 %25
  %27 = load i32, ptr %26, align 4
  %28 = getelementptr inbounds [64 x i32], ptr @ic, i64 0, i64 %25
  %29 = load i32, ptr %28, align 4
  %30 = and i32 %29, 31
  %31 = shl i32 %27, %30
  %32 = getelementptr inbounds [64 x i32], ptr @ia, i64 0, i64 %25
  store i32 %31, ptr %32, align 4
  %33 = add nuw nsw i64 %25, 1
  %34 = icmp eq i64 %33, %4
  br i1 %34, label %23, label %24
}

define void @f8(i32 noundef %0) #0 {
  %2 = icmp sgt i32 %0, 0
  br i1 %2, label %3, label %22

3:                                                ; preds = %1
  %4 = zext nneg i32 %0 to i64
  %5 = icmp ult i32 %0, 8
  br i1 %5, label %6, label %8

6:                                                ; preds = %20, %3
  %7 = phi i64 [ 0, %3 ], [ %9, %20 ]
  br label %23

8:                                                ; preds = %3
  %9 = and i64 %4, 2147483640
  br label %10

10:                                               ; preds = %10, %8
  %11 = phi i64 [ 0, %8 ], [ %18, %10 ]
  %12 = getelementptr inbounds [64 x i32], ptr @ia, i64 0, i64 %11
  %13 = load <8 x i32>, ptr %12, align 16
  %14 = icmp sgt <8 x i32> %13, <i32 100, i32 100, i32 100, i32 100, i32 100, i32 100, i32 100, i32 100>
  %15 = getelementptr [64 x float], ptr @fb, i64 0, i64 %11
  %16 = tail call <8 x float> @llvm.masked.load.v8f32.p0(ptr %15, i32 4, <8 x i1> %14, <8 x float> poison)
  %17 = getelementptr [64 x float], ptr @fa, i64 0, i64 %11
  tail call void @llvm.masked.store.v8f32.p0(<8 x float> %16, ptr %17, i32 4, <8 x i1> %14)
  %18 = add nuw i64 %11, 8
  %19 = icmp eq i64 %18, %9
  br i1 %19, label %20, label %10

20:                                               ; preds = %10
  %21 = icmp eq i64 %9, %4
  br i1 %21, label %22, label %6

22:                                               ; preds = %32, %20, %1
  ret void

23:                                               ; preds = %32, %6
  %24 = phi i64 [ %33, %32 ], [ %7, %6 ]
  %25 = getelementptr inbounds [64 x i32], ptr @ia, i64 0, i64 %24
  %26 = load i32, ptr %25, align 4
  %27 = icmp sgt i32 %26, 100
  br i1 %27, label %28, label %32

28:                                               ; preds = %23
  %29 = getelementptr inbounds [64 x float], ptr @fb, i64 0, i64 %24
  %30 = load float, ptr %29, align 4
  %31 = getelementptr inbounds [64 x float], ptr @fa, i64 0, i64 %24
  store float %30, ptr %31, align 4
  br label %32

32:                                               ; preds = %28, %23
  %33 = add nuw nsw i64 %24, 1
  %34 = icmp eq i64 %33, %4
  br i1 %34, label %22, label %23
}

define void @f9(i32 noundef %0) #0 {
  %2 = icmp sgt i32 %0, 0
  br i1 %2, label %3, label %23

3:                                                ; preds = %1
  %4 = zext nneg i32 %0 to i64
  %5 = icmp ult i32 %0, 4
  br i1 %5, label %6, label %8

6:                                                ; preds = %21, %3
  %7 = phi i64 [ 0, %3 ], [ %9, %21 ]
  br label %24

8:                                                ; preds = %3
  %9 = and i64 %4, 2147483644
  br label %10

10:                                               ; preds = %10, %8
  %11 = phi i64 [ 0, %8 ], [ %19, %10 ]
  %12 = getelementptr inbounds [64 x double], ptr @db, i64 0, i64 %11
  %13 = load <4 x double>, ptr %12, align 16
  %14 = fmul <4 x double> %13, <double 1.700000e+00, double 1.700000e+00, double 1.700000e+00, double 1.700000e+00>
  %15 = tail call <4 x double> @llvm.floor.v4f64(<4 x double> %14)
  %16 = tail call <4 x double> @llvm.sqrt.v4f64(<4 x double> %13)
  %17 = fadd <4 x double> %16, %15
  %18 = getelementptr inbounds [64 x double], ptr @da, i64 0, i64 %11
  store <4 x double> %17, ptr %18, align 16
  %19 = add nuw i64 %11, 4
  %20 = icmp eq i64 %19, %9
  br i1 %20, label %21, label %10

21:                                               ; preds = %10
  %22 = icmp eq i64 %9, %4
  br i1 %22, label %23, label %6

23:                                               ; preds = %24, %21, %1
  ret void

24:                                               ; preds = %24, %6
  %25 = phi i64 [ %33, %24 ], [ %7, %6 ]
  %26 = getelementptr inbounds [64 x double], ptr @db, i64 0, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = fmul double %27, 1.700000e+00
  %29 = tail call double @llvm.floor.f64(double %28)
  %30 = tail call double @llvm.sqrt.f64(double %27)
  %31 = fadd double %30, %29
  %32 = getelementptr inbounds [64 x double], ptr @da, i64 0, i64 %25
  store double %31, ptr %32, align 8
  %33 = add nuw nsw i64 %25, 1
  %34 = icmp eq i64 %33, %4
  br i1 %34, label %23, label %24
}

declare double @llvm.floor.f64(double)

declare double @llvm.sqrt.f64(double)

define void @f10(i32 noundef %0) #0 {
  %2 = icmp sgt i32 %0, 0
  br i1 %2, label %3, label %25

3:                                                ; preds = %1
  %4 = zext nneg i32 %0 to i64
  %5 = icmp ult i32 %0, 4
  br i1 %5, label %6, label %8

6:                                                ; preds = %23, %3
  %7 = phi i64 [ 0, %3 ], [ %9, %23 ]
  br label %26

8:                                                ; preds = %3
  %9 = and i64 %4, 2147483644
  br label %10

10:                                               ; preds = %10, %8
  %11 = phi i64 [ 0, %8 ], [ %21, %10 ]
  %12 = getelementptr inbounds [64 x i64], ptr @la, i64 0, i64 %11
  %13 = load <4 x i64>, ptr %12, align 16
  %14 = mul nsw <4 x i64> %13, <i64 7, i64 7, i64 7, i64 7>
  %15 = getelementptr inbounds [64 x i32], ptr @ia, i64 0, i64 %11
  %16 = load <4 x i32>, ptr %15, align 16
  %17 = sext <4 x i32> %16 to <4 x i64>
  %18 = icmp sgt <4 x i64> %13, %17
  %19 = select <4 x i1> %18, <4 x i64> %13, <4 x i64> <i64 3, i64 3, i64 3, i64 3>
  %20 = add nsw <4 x i64> %19, %14
  store <4 x i64> %20, ptr %12, align 16
  %21 = add nuw i64 %11, 4
  %22 = icmp eq i64 %21, %9
  br i1 %22, label %23, label %10

23:                                               ; preds = %10
  %24 = icmp eq i64 %9, %4
  br i1 %24, label %25, label %6

25:                                               ; preds = %26, %23, %1
  ret void

26:                                               ; preds = %26, %6
  %27 = phi i64 [ %37, %26 ], [ %7, %6 ]
  %28 = getelementptr inbounds [64 x i64], ptr @la, i64 0, i64 %27
  %29 = load i64, ptr %28, align 8
  %30 = mul nsw i64 %29, 7
  %31 = getelementptr inbounds [64 x i32], ptr @ia, i64 0, i64 %27
  %32 = load i32, ptr %31, align 4
  %33 = sext i32 %32 to i64
  %34 = icmp sgt i64 %29, %33
  %35 = select i1 %34, i64 %29, i64 3
  %36 = add nsw i64 %35, %30
  store i64 %36, ptr %28, align 8
  %37 = add nuw nsw i64 %27, 1
  %38 = icmp eq i64 %37, %4
  br i1 %38, label %25, label %26
}

define void @f11(i32 noundef %0) #0 {
  %2 = icmp sgt i32 %0, 0
  br i1 %2, label %3, label %33

3:                                                ; preds = %1
  %4 = zext nneg i32 %0 to i64
  %5 = zext nneg i32 %0 to i64
  %6 = icmp ult i32 %0, 9
  %7 = add nsw i64 %5, -33
  %8 = icmp ult i64 %7, -32
  %9 = select i1 %6, i1 true, i1 %8
  br i1 %9, label %10, label %12

10:                                               ; preds = %17, %3
  %11 = phi i64 [ 0, %3 ], [ %16, %17 ]
  br label %34

12:                                               ; preds = %3
  %13 = and i64 %5, 7
  %14 = icmp eq i64 %13, 0
  %15 = select i1 %14, i64 8, i64 %13
  %16 = sub nsw i64 %5, %15
  br label %17

17:                                               ; preds = %17, %12
  %18 = phi i64 [ 0, %12 ], [ %31, %17 ]
  %19 = xor i64 %18, -1
  %20 = add nsw i64 %19, %4
  %21 = getelementptr [64 x i32], ptr getelementptr (i8, ptr @ib, i64 -28), i64 0, i64 %20
  %22 = load <8 x i32>, ptr %21, align 4
  %23 = shufflevector <8 x i32> %22, <8 x i32> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %24 = shl nuw i64 %18, 1
  %25 = and i64 %24, 48
  %26 = getelementptr inbounds [64 x i32], ptr @ic, i64 0, i64 %25
  %27 = load <16 x i32>, ptr %26, align 16
  %28 = shufflevector <16 x i32> %27, <16 x i32> poison, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %29 = add nsw <8 x i32> %28, %23
  %30 = getelementptr inbounds [64 x i32], ptr @ia, i64 0, i64 %18
  store <8 x i32> %29, ptr %30, align 16
  %31 = add nuw i64 %18, 8
  %32 = icmp eq i64 %31, %16
  br i1 %32, label %10, label %17

33:                                               ; preds = %34, %1
  ret void

34:                                               ; preds = %34, %10
  %35 = phi i64 [ %46, %34 ], [ %11, %10 ]
  %36 = xor i64 %35, -1
  %37 = add nsw i64 %36, %4
  %38 = getelementptr inbounds [64 x i32], ptr @ib, i64 0, i64 %37
  %39 = load i32, ptr %38, align 4
  %40 = shl nuw i64 %35, 1
  %41 = and i64 %40, 62
  %42 = getelementptr inbounds [64 x i32], ptr @ic, i64 0, i64 %41
  %43 = load i32, ptr %42, align 8
  %44 = add nsw i32 %43, %39
  %45 = getelementptr inbounds [64 x i32], ptr @ia, i64 0, i64 %35
  store i32 %44, ptr %45, align 4
  %46 = add nuw nsw i64 %35, 1
  %47 = icmp eq i64 %46, %5
  br i1 %47, label %33, label %34
}

define void @f12(i32 noundef %0) #0 {
  %2 = icmp sgt i32 %0, 0
  br i1 %2, label %3, label %20

3:                                                ; preds = %1
  %4 = zext nneg i32 %0 to i64
  %5 = icmp ult i32 %0, 4
  br i1 %5, label %6, label %8

6:                                                ; preds = %18, %3
  %7 = phi i64 [ 0, %3 ], [ %9, %18 ]
  br label %21

8:                                                ; preds = %3
  %9 = and i64 %4, 2147483644
  br label %10

10:                                               ; preds = %10, %8
  %11 = phi i64 [ 0, %8 ], [ %16, %10 ]
  %12 = getelementptr inbounds [64 x double], ptr @da, i64 0, i64 %11
  %13 = load <4 x double>, ptr %12, align 16
  %14 = fptrunc <4 x double> %13 to <4 x float>
  %15 = getelementptr inbounds [64 x float], ptr @fa, i64 0, i64 %11
  store <4 x float> %14, ptr %15, align 16
  %16 = add nuw i64 %11, 4
  %17 = icmp eq i64 %16, %9
  br i1 %17, label %18, label %10

18:                                               ; preds = %10
  %19 = icmp eq i64 %9, %4
  br i1 %19, label %20, label %6

20:                                               ; preds = %21, %18, %1
  ret void

21:                                               ; preds = %21, %6
  %22 = phi i64 [ %27, %21 ], [ %7, %6 ]
  %23 = getelementptr inbounds [64 x double], ptr @da, i64 0, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = fptrunc double %24 to float
  %26 = getelementptr inbounds [64 x float], ptr @fa, i64 0, i64 %22
  store float %25, ptr %26, align 4
  %27 = add nuw nsw i64 %22, 1
  %28 = icmp eq i64 %27, %4
  br i1 %28, label %20, label %21
}

define void @f13(i32 noundef %0) #0 {
  %2 = icmp sgt i32 %0, 0
  br i1 %2, label %3, label %20

3:                                                ; preds = %1
  %4 = zext nneg i32 %0 to i64
  %5 = icmp ult i32 %0, 8
  br i1 %5, label %6, label %8

6:                                                ; preds = %18, %3
  %7 = phi i64 [ 0, %3 ], [ %9, %18 ]
  br label %21

8:                                                ; preds = %3
  %9 = and i64 %4, 2147483640
  br label %10

10:                                               ; preds = %10, %8
  %11 = phi i64 [ 0, %8 ], [ %16, %10 ]
  %12 = getelementptr inbounds [64 x float], ptr @fa, i64 0, i64 %11
  %13 = load <8 x float>, ptr %12, align 16
  %14 = fptosi <8 x float> %13 to <8 x i32>
  %15 = getelementptr inbounds [64 x i32], ptr @ia, i64 0, i64 %11
  store <8 x i32> %14, ptr %15, align 16
  %16 = add nuw i64 %11, 8
  %17 = icmp eq i64 %16, %9
  br i1 %17, label %18, label %10

18:                                               ; preds = %10
  %19 = icmp eq i64 %9, %4
  br i1 %19, label %20, label %6

20:                                               ; preds = %21, %18, %1
  ret void

21:                                               ; preds = %21, %6
  %22 = phi i64 [ %27, %21 ], [ %7, %6 ]
  %23 = getelementptr inbounds [64 x float], ptr @fa, i64 0, i64 %22
  %24 = load float, ptr %23, align 4
  %25 = fptosi float %24 to i32
  %26 = getelementptr inbounds [64 x i32], ptr @ia, i64 0, i64 %22
  store i32 %25, ptr %26, align 4
  %27 = add nuw nsw i64 %22, 1
  %28 = icmp eq i64 %27, %4
  br i1 %28, label %20, label %21
}

define void @f14(i32 noundef %0) #0 {
  %2 = icmp sgt i32 %0, 1
  br i1 %2, label %3, label %29

3:                                                ; preds = %1
  %4 = lshr i32 %0, 1
  %5 = zext nneg i32 %4 to i64
  %6 = icmp ult i32 %0, 16
  br i1 %6, label %7, label %9

7:                                                ; preds = %27, %3
  %8 = phi i64 [ 0, %3 ], [ %10, %27 ]
  br label %30

9:                                                ; preds = %3
  %10 = and i64 %5, 1073741816
  br label %11

11:                                               ; preds = %11, %9
  %12 = phi i64 [ 0, %9 ], [ %25, %11 ]
  %13 = shl nuw nsw i64 %12, 1
  %14 = getelementptr inbounds [64 x float], ptr @fb, i64 0, i64 %13
  %15 = load <16 x float>, ptr %14, align 16
  %16 = shufflevector <16 x float> %15, <16 x float> poison, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %17 = shufflevector <16 x float> %15, <16 x float> poison, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %18 = getelementptr inbounds [64 x float], ptr @fc, i64 0, i64 %12
  %19 = load <8 x float>, ptr %18, align 16
  %20 = fmul <8 x float> %16, %19
  %21 = or disjoint i64 %13, 1
  %22 = fsub <8 x float> %17, %19
  %23 = getelementptr [64 x float], ptr getelementptr (i8, ptr @fa, i64 -4), i64 0, i64 %21
  %24 = shufflevector <8 x float> %20, <8 x float> %22, <16 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11, i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <16 x float> %24, ptr %23, align 16
  %25 = add nuw i64 %12, 8
  %26 = icmp eq i64 %25, %10
  br i1 %26, label %27, label %11

27:                                               ; preds = %11
  %28 = icmp eq i64 %10, %5
  br i1 %28, label %29, label %7

29:                                               ; preds = %30, %27, %1
  ret void

30:                                               ; preds = %30, %7
  %31 = phi i64 [ %44, %30 ], [ %8, %7 ]
  %32 = shl nuw nsw i64 %31, 1
  %33 = getelementptr inbounds [64 x float], ptr @fb, i64 0, i64 %32
  %34 = load float, ptr %33, align 8
  %35 = getelementptr inbounds [64 x float], ptr @fc, i64 0, i64 %31
  %36 = load float, ptr %35, align 4
  %37 = fmul float %34, %36
  %38 = getelementptr inbounds [64 x float], ptr @fa, i64 0, i64 %32
  store float %37, ptr %38, align 8
  %39 = or disjoint i64 %32, 1
  %40 = getelementptr inbounds [64 x float], ptr @fb, i64 0, i64 %39
  %41 = load float, ptr %40, align 4
  %42 = fsub float %41, %36
  %43 = getelementptr inbounds [64 x float], ptr @fa, i64 0, i64 %39
  store float %42, ptr %43, align 4
  %44 = add nuw nsw i64 %31, 1
  %45 = icmp eq i64 %44, %5
  br i1 %45, label %29, label %30
}

define void @show(ptr noundef %0) #0 {
  br label %4

2:                                                ; preds = %4
  %3 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef %0, double noundef %22, i64 noundef %35)
  ret void

4:                                                ; preds = %4, %1
  %5 = phi i64 [ 0, %1 ], [ %10, %4 ]
  %6 = phi i64 [ 0, %1 ], [ %35, %4 ]
  %7 = phi double [ 0.000000e+00, %1 ], [ %22, %4 ]
  %8 = getelementptr inbounds [64 x float], ptr @fa, i64 0, i64 %5
  %9 = load float, ptr %8, align 4
  %10 = add nuw nsw i64 %5, 1
  %11 = trunc nuw nsw i64 %10 to i32
  %12 = uitofp nneg i32 %11 to float
  %13 = fmul float %9, %12
  %14 = fpext float %13 to double
  %15 = getelementptr inbounds [64 x double], ptr @da, i64 0, i64 %5
  %16 = load double, ptr %15, align 8
  %17 = trunc i64 %5 to i32
  %18 = add i32 %17, 2
  %19 = uitofp nneg i32 %18 to double
  %20 = fmul double %16, %19
  %21 = fadd double %20, %14
  %22 = fadd double %7, %21
  %23 = mul i64 %6, 31
  %24 = getelementptr inbounds [64 x i32], ptr @ia, i64 0, i64 %5
  %25 = load i32, ptr %24, align 4
  %26 = sext i32 %25 to i64
  %27 = add i64 %23, %26
  %28 = getelementptr inbounds [64 x i16], ptr @sa, i64 0, i64 %5
  %29 = load i16, ptr %28, align 2
  %30 = sext i16 %29 to i64
  %31 = add i64 %27, %30
  %32 = getelementptr inbounds [64 x i64], ptr @la, i64 0, i64 %5
  %33 = load i64, ptr %32, align 8
  %34 = mul nsw i64 %33, 5
  %35 = add i64 %31, %34
  %36 = icmp eq i64 %10, 64
  br i1 %36, label %2, label %4
}

declare noundef i32 @printf(ptr nocapture noundef readonly, ...)

define noundef i32 @main() #0 {
  br label %1

1:                                                ; preds = %1, %0
  %2 = phi i64 [ 0, %0 ], [ %42, %1 ]
  %3 = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %0 ], [ %43, %1 ]
  %4 = phi <4 x i32> [ <i32 0, i32 1, i32 2, i32 3>, %0 ], [ %44, %1 ]
  %5 = phi <4 x i32> [ <i32 0, i32 1, i32 2, i32 3>, %0 ], [ %45, %1 ]
  %6 = phi <4 x i16> [ <i16 0, i16 1, i16 2, i16 3>, %0 ], [ %46, %1 ]
  %7 = phi <4 x i8> [ <i8 0, i8 1, i8 2, i8 3>, %0 ], [ %47, %1 ]
  %8 = uitofp <4 x i32> %4 to <4 x float>
  %9 = fmul <4 x float> %8, <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>
  %10 = getelementptr inbounds [64 x float], ptr @fa, i64 0, i64 %2
  store <4 x float> %9, ptr %10, align 16
  %11 = fmul <4 x float> %8, <float 2.500000e-01, float 2.500000e-01, float 2.500000e-01, float 2.500000e-01>
  %12 = fadd <4 x float> %11, <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>
  %13 = getelementptr inbounds [64 x float], ptr @fb, i64 0, i64 %2
  store <4 x float> %12, ptr %13, align 16
  %14 = sub <4 x i32> <i32 3, i32 3, i32 3, i32 3>, %5
  %15 = sitofp <4 x i32> %14 to <4 x float>
  %16 = getelementptr inbounds [64 x float], ptr @fc, i64 0, i64 %2
  store <4 x float> %15, ptr %16, align 16
  %17 = uitofp <4 x i32> %4 to <4 x double>
  %18 = getelementptr inbounds [64 x double], ptr @da, i64 0, i64 %2
  store <4 x double> %17, ptr %18, align 16
  %19 = fmul <4 x double> %17, <double 1.500000e+00, double 1.500000e+00, double 1.500000e+00, double 1.500000e+00>
  %20 = fadd <4 x double> %19, <double 3.000000e-01, double 3.000000e-01, double 3.000000e-01, double 3.000000e-01>
  %21 = getelementptr inbounds [64 x double], ptr @db, i64 0, i64 %2
  store <4 x double> %20, ptr %21, align 16
  %22 = mul nuw nsw <4 x i16> %6, <i16 37, i16 37, i16 37, i16 37>
  %23 = urem <4 x i16> %22, <i16 101, i16 101, i16 101, i16 101>
  %24 = zext nneg <4 x i16> %23 to <4 x i32>
  %25 = getelementptr inbounds [64 x i32], ptr @ia, i64 0, i64 %2
  store <4 x i32> %24, ptr %25, align 16
  %26 = mul nuw nsw <4 x i16> %6, <i16 53, i16 53, i16 53, i16 53>
  %27 = urem <4 x i16> %26, <i16 97, i16 97, i16 97, i16 97>
  %28 = zext nneg <4 x i16> %27 to <4 x i32>
  %29 = getelementptr inbounds [64 x i32], ptr @ib, i64 0, i64 %2
  store <4 x i32> %28, ptr %29, align 16
  %30 = mul nuw nsw <4 x i16> %6, <i16 29, i16 29, i16 29, i16 29>
  %31 = urem <4 x i16> %30, <i16 89, i16 89, i16 89, i16 89>
  %32 = zext nneg <4 x i16> %31 to <4 x i32>
  %33 = getelementptr inbounds [64 x i32], ptr @ic, i64 0, i64 %2
  store <4 x i32> %32, ptr %33, align 16
  %34 = mul nuw <4 x i16> %6, <i16 700, i16 700, i16 700, i16 700>
  %35 = getelementptr inbounds [64 x i16], ptr @sa, i64 0, i64 %2
  store <4 x i16> %34, ptr %35, align 8
  %36 = sub nsw <4 x i16> zeroinitializer, %6
  %37 = getelementptr inbounds [64 x i16], ptr @sb, i64 0, i64 %2
  store <4 x i16> %36, ptr %37, align 8
  %38 = mul <4 x i8> %7, <i8 5, i8 5, i8 5, i8 5>
  %39 = getelementptr inbounds [64 x i8], ptr @ca, i64 0, i64 %2
  store <4 x i8> %38, ptr %39, align 4
  %40 = mul nuw nsw <4 x i64> %3, <i64 123456789, i64 123456789, i64 123456789, i64 123456789>
  %41 = getelementptr inbounds [64 x i64], ptr @la, i64 0, i64 %2
  store <4 x i64> %40, ptr %41, align 16
  %42 = add nuw i64 %2, 4
  %43 = add <4 x i64> %3, <i64 4, i64 4, i64 4, i64 4>
  %44 = add <4 x i32> %4, <i32 4, i32 4, i32 4, i32 4>
  %45 = add <4 x i32> %5, <i32 4, i32 4, i32 4, i32 4>
  %46 = add <4 x i16> %6, <i16 4, i16 4, i16 4, i16 4>
  %47 = add <4 x i8> %7, <i8 4, i8 4, i8 4, i8 4>
  %48 = icmp eq i64 %42, 64
  br i1 %48, label %49, label %1

49:                                               ; preds = %1
  tail call void @f1(i32 noundef 61)
  br label %50

50:                                               ; preds = %50, %49
  %51 = phi i64 [ 0, %49 ], [ %56, %50 ]
  %52 = phi i64 [ 0, %49 ], [ %81, %50 ]
  %53 = phi double [ 0.000000e+00, %49 ], [ %68, %50 ]
  %54 = getelementptr inbounds [64 x float], ptr @fa, i64 0, i64 %51
  %55 = load float, ptr %54, align 4
  %56 = add nuw nsw i64 %51, 1
  %57 = trunc nuw nsw i64 %56 to i32
  %58 = uitofp nneg i32 %57 to float
  %59 = fmul float %55, %58
  %60 = fpext float %59 to double
  %61 = getelementptr inbounds [64 x double], ptr @da, i64 0, i64 %51
  %62 = load double, ptr %61, align 8
  %63 = trunc i64 %51 to i32
  %64 = add i32 %63, 2
  %65 = uitofp nneg i32 %64 to double
  %66 = fmul double %62, %65
  %67 = fadd double %66, %60
  %68 = fadd double %53, %67
  %69 = mul i64 %52, 31
  %70 = getelementptr inbounds [64 x i32], ptr @ia, i64 0, i64 %51
  %71 = load i32, ptr %70, align 4
  %72 = sext i32 %71 to i64
  %73 = add i64 %69, %72
  %74 = getelementptr inbounds [64 x i16], ptr @sa, i64 0, i64 %51
  %75 = load i16, ptr %74, align 2
  %76 = sext i16 %75 to i64
  %77 = add i64 %73, %76
  %78 = getelementptr inbounds [64 x i64], ptr @la, i64 0, i64 %51
  %79 = load i64, ptr %78, align 8
  %80 = mul nsw i64 %79, 5
  %81 = add i64 %77, %80
  %82 = icmp eq i64 %56, 64
  br i1 %82, label %83, label %50

83:                                               ; preds = %50
  %84 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.1, double noundef %68, i64 noundef %81)
  tail call void @f2(i32 noundef 61)
  br label %85

85:                                               ; preds = %85, %83
  %86 = phi i64 [ 0, %83 ], [ %91, %85 ]
  %87 = phi i64 [ 0, %83 ], [ %116, %85 ]
  %88 = phi double [ 0.000000e+00, %83 ], [ %103, %85 ]
  %89 = getelementptr inbounds [64 x float], ptr @fa, i64 0, i64 %86
  %90 = load float, ptr %89, align 4
  %91 = add nuw nsw i64 %86, 1
  %92 = trunc nuw nsw i64 %91 to i32
  %93 = uitofp nneg i32 %92 to float
  %94 = fmul float %90, %93
  %95 = fpext float %94 to double
  %96 = getelementptr inbounds [64 x double], ptr @da, i64 0, i64 %86
  %97 = load double, ptr %96, align 8
  %98 = trunc i64 %86 to i32
  %99 = add i32 %98, 2
  %100 = uitofp nneg i32 %99 to double
  %101 = fmul double %97, %100
  %102 = fadd double %101, %95
  %103 = fadd double %88, %102
  %104 = mul i64 %87, 31
  %105 = getelementptr inbounds [64 x i32], ptr @ia, i64 0, i64 %86
  %106 = load i32, ptr %105, align 4
  %107 = sext i32 %106 to i64
  %108 = add i64 %104, %107
  %109 = getelementptr inbounds [64 x i16], ptr @sa, i64 0, i64 %86
  %110 = load i16, ptr %109, align 2
  %111 = sext i16 %110 to i64
  %112 = add i64 %108, %111
  %113 = getelementptr inbounds [64 x i64], ptr @la, i64 0, i64 %86
  %114 = load i64, ptr %113, align 8
  %115 = mul nsw i64 %114, 5
  %116 = add i64 %112, %115
  %117 = icmp eq i64 %91, 64
  br i1 %117, label %118, label %85

118:                                              ; preds = %85
  %119 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.2, double noundef %103, i64 noundef %116)
  %120 = tail call i32 @f3(i32 noundef 61)
  %121 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %120)
  tail call void @f4(i32 noundef 61)
  br label %122

122:                                              ; preds = %122, %118
  %123 = phi i64 [ 0, %118 ], [ %128, %122 ]
  %124 = phi i64 [ 0, %118 ], [ %153, %122 ]
  %125 = phi double [ 0.000000e+00, %118 ], [ %140, %122 ]
  %126 = getelementptr inbounds [64 x float], ptr @fa, i64 0, i64 %123
  %127 = load float, ptr %126, align 4
  %128 = add nuw nsw i64 %123, 1
  %129 = trunc nuw nsw i64 %128 to i32
  %130 = uitofp nneg i32 %129 to float
  %131 = fmul float %127, %130
  %132 = fpext float %131 to double
  %133 = getelementptr inbounds [64 x double], ptr @da, i64 0, i64 %123
  %134 = load double, ptr %133, align 8
  %135 = trunc i64 %123 to i32
  %136 = add i32 %135, 2
  %137 = uitofp nneg i32 %136 to double
  %138 = fmul double %134, %137
  %139 = fadd double %138, %132
  %140 = fadd double %125, %139
  %141 = mul i64 %124, 31
  %142 = getelementptr inbounds [64 x i32], ptr @ia, i64 0, i64 %123
  %143 = load i32, ptr %142, align 4
  %144 = sext i32 %143 to i64
  %145 = add i64 %141, %144
  %146 = getelementptr inbounds [64 x i16], ptr @sa, i64 0, i64 %123
  %147 = load i16, ptr %146, align 2
  %148 = sext i16 %147 to i64
  %149 = add i64 %145, %148
  %150 = getelementptr inbounds [64 x i64], ptr @la, i64 0, i64 %123
  %151 = load i64, ptr %150, align 8
  %152 = mul nsw i64 %151, 5
  %153 = add i64 %149, %152
  %154 = icmp eq i64 %128, 64
  br i1 %154, label %155, label %122

155:                                              ; preds = %122
  %156 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.4, double noundef %140, i64 noundef %153)
  tail call void @f5(i32 noundef 61)
  br label %157

157:                                              ; preds = %157, %155
  %158 = phi i64 [ 0, %155 ], [ %163, %157 ]
  %159 = phi i64 [ 0, %155 ], [ %188, %157 ]
  %160 = phi double [ 0.000000e+00, %155 ], [ %175, %157 ]
  %161 = getelementptr inbounds [64 x float], ptr @fa, i64 0, i64 %158
  %162 = load float, ptr %161, align 4
  %163 = add nuw nsw i64 %158, 1
  %164 = trunc nuw nsw i64 %163 to i32
  %165 = uitofp nneg i32 %164 to float
  %166 = fmul float %162, %165
  %167 = fpext float %166 to double
  %168 = getelementptr inbounds [64 x double], ptr @da, i64 0, i64 %158
  %169 = load double, ptr %168, align 8
  %170 = trunc i64 %158 to i32
  %171 = add i32 %170, 2
  %172 = uitofp nneg i32 %171 to double
  %173 = fmul double %169, %172
  %174 = fadd double %173, %167
  %175 = fadd double %160, %174
  %176 = mul i64 %159, 31
  %177 = getelementptr inbounds [64 x i32], ptr @ia, i64 0, i64 %158
  %178 = load i32, ptr %177, align 4
  %179 = sext i32 %178 to i64
  %180 = add i64 %176, %179
  %181 = getelementptr inbounds [64 x i16], ptr @sa, i64 0, i64 %158
  %182 = load i16, ptr %181, align 2
  %183 = sext i16 %182 to i64
  %184 = add i64 %180, %183
  %185 = getelementptr inbounds [64 x i64], ptr @la, i64 0, i64 %158
  %186 = load i64, ptr %185, align 8
  %187 = mul nsw i64 %186, 5
  %188 = add i64 %184, %187
  %189 = icmp eq i64 %163, 64
  br i1 %189, label %190, label %157

190:                                              ; preds = %157
  %191 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.5, double noundef %175, i64 noundef %188)
  tail call void @f6(i32 noundef 61)
  br label %192

192:                                              ; preds = %192, %190
  %193 = phi i64 [ 0, %190 ], [ %198, %192 ]
  %194 = phi i64 [ 0, %190 ], [ %223, %192 ]
  %195 = phi double [ 0.000000e+00, %190 ], [ %210, %192 ]
  %196 = getelementptr inbounds [64 x float], ptr @fa, i64 0, i64 %193
  %197 = load float, ptr %196, align 4
  %198 = add nuw nsw i64 %193, 1
  %199 = trunc nuw nsw i64 %198 to i32
  %200 = uitofp nneg i32 %199 to float
  %201 = fmul float %197, %200
  %202 = fpext float %201 to double
  %203 = getelementptr inbounds [64 x double], ptr @da, i64 0, i64 %193
  %204 = load double, ptr %203, align 8
  %205 = trunc i64 %193 to i32
  %206 = add i32 %205, 2
  %207 = uitofp nneg i32 %206 to double
  %208 = fmul double %204, %207
  %209 = fadd double %208, %202
  %210 = fadd double %195, %209
  %211 = mul i64 %194, 31
  %212 = getelementptr inbounds [64 x i32], ptr @ia, i64 0, i64 %193
  %213 = load i32, ptr %212, align 4
  %214 = sext i32 %213 to i64
  %215 = add i64 %211, %214
  %216 = getelementptr inbounds [64 x i16], ptr @sa, i64 0, i64 %193
  %217 = load i16, ptr %216, align 2
  %218 = sext i16 %217 to i64
  %219 = add i64 %215, %218
  %220 = getelementptr inbounds [64 x i64], ptr @la, i64 0, i64 %193
  %221 = load i64, ptr %220, align 8
  %222 = mul nsw i64 %221, 5
  %223 = add i64 %219, %222
  %224 = icmp eq i64 %198, 64
  br i1 %224, label %225, label %192

225:                                              ; preds = %192
  %226 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.6, double noundef %210, i64 noundef %223)
  tail call void @f7(i32 noundef 61)
  br label %227

227:                                              ; preds = %227, %225
  %228 = phi i64 [ 0, %225 ], [ %233, %227 ]
  %229 = phi i64 [ 0, %225 ], [ %258, %227 ]
  %230 = phi double [ 0.000000e+00, %225 ], [ %245, %227 ]
  %231 = getelementptr inbounds [64 x float], ptr @fa, i64 0, i64 %228
  %232 = load float, ptr %231, align 4
  %233 = add nuw nsw i64 %228, 1
  %234 = trunc nuw nsw i64 %233 to i32
  %235 = uitofp nneg i32 %234 to float
  %236 = fmul float %232, %235
  %237 = fpext float %236 to double
  %238 = getelementptr inbounds [64 x double], ptr @da, i64 0, i64 %228
  %239 = load double, ptr %238, align 8
  %240 = trunc i64 %228 to i32
  %241 = add i32 %240, 2
  %242 = uitofp nneg i32 %241 to double
  %243 = fmul double %239, %242
  %244 = fadd double %243, %237
  %245 = fadd double %230, %244
  %246 = mul i64 %229, 31
  %247 = getelementptr inbounds [64 x i32], ptr @ia, i64 0, i64 %228
  %248 = load i32, ptr %247, align 4
  %249 = sext i32 %248 to i64
  %250 = add i64 %246, %249
  %251 = getelementptr inbounds [64 x i16], ptr @sa, i64 0, i64 %228
  %252 = load i16, ptr %251, align 2
  %253 = sext i16 %252 to i64
  %254 = add i64 %250, %253
  %255 = getelementptr inbounds [64 x i64], ptr @la, i64 0, i64 %228
  %256 = load i64, ptr %255, align 8
  %257 = mul nsw i64 %256, 5
  %258 = add i64 %254, %257
  %259 = icmp eq i64 %233, 64
  br i1 %259, label %260, label %227

260:                                              ; preds = %227
  %261 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.7, double noundef %245, i64 noundef %258)
  tail call void @f8(i32 noundef 61)
  br label %262

262:                                              ; preds = %262, %260
  %263 = phi i64 [ 0, %260 ], [ %268, %262 ]
  %264 = phi i64 [ 0, %260 ], [ %293, %262 ]
  %265 = phi double [ 0.000000e+00, %260 ], [ %280, %262 ]
  %266 = getelementptr inbounds [64 x float], ptr @fa, i64 0, i64 %263
  %267 = load float, ptr %266, align 4
  %268 = add nuw nsw i64 %263, 1
  %269 = trunc nuw nsw i64 %268 to i32
  %270 = uitofp nneg i32 %269 to float
  %271 = fmul float %267, %270
  %272 = fpext float %271 to double
  %273 = getelementptr inbounds [64 x double], ptr @da, i64 0, i64 %263
  %274 = load double, ptr %273, align 8
  %275 = trunc i64 %263 to i32
  %276 = add i32 %275, 2
  %277 = uitofp nneg i32 %276 to double
  %278 = fmul double %274, %277
  %279 = fadd double %278, %272
  %280 = fadd double %265, %279
  %281 = mul i64 %264, 31
  %282 = getelementptr inbounds [64 x i32], ptr @ia, i64 0, i64 %263
  %283 = load i32, ptr %282, align 4
  %284 = sext i32 %283 to i64
  %285 = add i64 %281, %284
  %286 = getelementptr inbounds [64 x i16], ptr @sa, i64 0, i64 %263
  %287 = load i16, ptr %286, align 2
  %288 = sext i16 %287 to i64
  %289 = add i64 %285, %288
  %290 = getelementptr inbounds [64 x i64], ptr @la, i64 0, i64 %263
  %291 = load i64, ptr %290, align 8
  %292 = mul nsw i64 %291, 5
  %293 = add i64 %289, %292
  %294 = icmp eq i64 %268, 64
  br i1 %294, label %295, label %262

295:                                              ; preds = %262
  %296 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.8, double noundef %280, i64 noundef %293)
  tail call void @f9(i32 noundef 61)
  br label %297

297:                                              ; preds = %297, %295
  %298 = phi i64 [ 0, %295 ], [ %303, %297 ]
  %299 = phi i64 [ 0, %295 ], [ %328, %297 ]
  %300 = phi double [ 0.000000e+00, %295 ], [ %315, %297 ]
  %301 = getelementptr inbounds [64 x float], ptr @fa, i64 0, i64 %298
  %302 = load float, ptr %301, align 4
  %303 = add nuw nsw i64 %298, 1
  %304 = trunc nuw nsw i64 %303 to i32
  %305 = uitofp nneg i32 %304 to float
  %306 = fmul float %302, %305
  %307 = fpext float %306 to double
  %308 = getelementptr inbounds [64 x double], ptr @da, i64 0, i64 %298
  %309 = load double, ptr %308, align 8
  %310 = trunc i64 %298 to i32
  %311 = add i32 %310, 2
  %312 = uitofp nneg i32 %311 to double
  %313 = fmul double %309, %312
  %314 = fadd double %313, %307
  %315 = fadd double %300, %314
  %316 = mul i64 %299, 31
  %317 = getelementptr inbounds [64 x i32], ptr @ia, i64 0, i64 %298
  %318 = load i32, ptr %317, align 4
  %319 = sext i32 %318 to i64
  %320 = add i64 %316, %319
  %321 = getelementptr inbounds [64 x i16], ptr @sa, i64 0, i64 %298
  %322 = load i16, ptr %321, align 2
  %323 = sext i16 %322 to i64
  %324 = add i64 %320, %323
  %325 = getelementptr inbounds [64 x i64], ptr @la, i64 0, i64 %298
  %326 = load i64, ptr %325, align 8
  %327 = mul nsw i64 %326, 5
  %328 = add i64 %324, %327
  %329 = icmp eq i64 %303, 64
  br i1 %329, label %330, label %297

330:                                              ; preds = %297
  %331 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.9, double noundef %315, i64 noundef %328)
  tail call void @f10(i32 noundef 61)
  br label %332

332:                                              ; preds = %332, %330
  %333 = phi i64 [ 0, %330 ], [ %338, %332 ]
  %334 = phi i64 [ 0, %330 ], [ %363, %332 ]
  %335 = phi double [ 0.000000e+00, %330 ], [ %350, %332 ]
  %336 = getelementptr inbounds [64 x float], ptr @fa, i64 0, i64 %333
  %337 = load float, ptr %336, align 4
  %338 = add nuw nsw i64 %333, 1
  %339 = trunc nuw nsw i64 %338 to i32
  %340 = uitofp nneg i32 %339 to float
  %341 = fmul float %337, %340
  %342 = fpext float %341 to double
  %343 = getelementptr inbounds [64 x double], ptr @da, i64 0, i64 %333
  %344 = load double, ptr %343, align 8
  %345 = trunc i64 %333 to i32
  %346 = add i32 %345, 2
  %347 = uitofp nneg i32 %346 to double
  %348 = fmul double %344, %347
  %349 = fadd double %348, %342
  %350 = fadd double %335, %349
  %351 = mul i64 %334, 31
  %352 = getelementptr inbounds [64 x i32], ptr @ia, i64 0, i64 %333
  %353 = load i32, ptr %352, align 4
  %354 = sext i32 %353 to i64
  %355 = add i64 %351, %354
  %356 = getelementptr inbounds [64 x i16], ptr @sa, i64 0, i64 %333
  %357 = load i16, ptr %356, align 2
  %358 = sext i16 %357 to i64
  %359 = add i64 %355, %358
  %360 = getelementptr inbounds [64 x i64], ptr @la, i64 0, i64 %333
  %361 = load i64, ptr %360, align 8
  %362 = mul nsw i64 %361, 5
  %363 = add i64 %359, %362
  %364 = icmp eq i64 %338, 64
  br i1 %364, label %365, label %332

365:                                              ; preds = %332
  %366 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.10, double noundef %350, i64 noundef %363)
  tail call void @f11(i32 noundef 61)
  br label %367

367:                                              ; preds = %367, %365
  %368 = phi i64 [ 0, %365 ], [ %373, %367 ]
  %369 = phi i64 [ 0, %365 ], [ %398, %367 ]
  %370 = phi double [ 0.000000e+00, %365 ], [ %385, %367 ]
  %371 = getelementptr inbounds [64 x float], ptr @fa, i64 0, i64 %368
  %372 = load float, ptr %371, align 4
  %373 = add nuw nsw i64 %368, 1
  %374 = trunc nuw nsw i64 %373 to i32
  %375 = uitofp nneg i32 %374 to float
  %376 = fmul float %372, %375
  %377 = fpext float %376 to double
  %378 = getelementptr inbounds [64 x double], ptr @da, i64 0, i64 %368
  %379 = load double, ptr %378, align 8
  %380 = trunc i64 %368 to i32
  %381 = add i32 %380, 2
  %382 = uitofp nneg i32 %381 to double
  %383 = fmul double %379, %382
  %384 = fadd double %383, %377
  %385 = fadd double %370, %384
  %386 = mul i64 %369, 31
  %387 = getelementptr inbounds [64 x i32], ptr @ia, i64 0, i64 %368
  %388 = load i32, ptr %387, align 4
  %389 = sext i32 %388 to i64
  %390 = add i64 %386, %389
  %391 = getelementptr inbounds [64 x i16], ptr @sa, i64 0, i64 %368
  %392 = load i16, ptr %391, align 2
  %393 = sext i16 %392 to i64
  %394 = add i64 %390, %393
  %395 = getelementptr inbounds [64 x i64], ptr @la, i64 0, i64 %368
  %396 = load i64, ptr %395, align 8
  %397 = mul nsw i64 %396, 5
  %398 = add i64 %394, %397
  %399 = icmp eq i64 %373, 64
  br i1 %399, label %400, label %367

400:                                              ; preds = %367
  %401 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.11, double noundef %385, i64 noundef %398)
  tail call void @f12(i32 noundef 61)
  br label %402

402:                                              ; preds = %402, %400
  %403 = phi i64 [ 0, %400 ], [ %408, %402 ]
  %404 = phi i64 [ 0, %400 ], [ %433, %402 ]
  %405 = phi double [ 0.000000e+00, %400 ], [ %420, %402 ]
  %406 = getelementptr inbounds [64 x float], ptr @fa, i64 0, i64 %403
  %407 = load float, ptr %406, align 4
  %408 = add nuw nsw i64 %403, 1
  %409 = trunc nuw nsw i64 %408 to i32
  %410 = uitofp nneg i32 %409 to float
  %411 = fmul float %407, %410
  %412 = fpext float %411 to double
  %413 = getelementptr inbounds [64 x double], ptr @da, i64 0, i64 %403
  %414 = load double, ptr %413, align 8
  %415 = trunc i64 %403 to i32
  %416 = add i32 %415, 2
  %417 = uitofp nneg i32 %416 to double
  %418 = fmul double %414, %417
  %419 = fadd double %418, %412
  %420 = fadd double %405, %419
  %421 = mul i64 %404, 31
  %422 = getelementptr inbounds [64 x i32], ptr @ia, i64 0, i64 %403
  %423 = load i32, ptr %422, align 4
  %424 = sext i32 %423 to i64
  %425 = add i64 %421, %424
  %426 = getelementptr inbounds [64 x i16], ptr @sa, i64 0, i64 %403
  %427 = load i16, ptr %426, align 2
  %428 = sext i16 %427 to i64
  %429 = add i64 %425, %428
  %430 = getelementptr inbounds [64 x i64], ptr @la, i64 0, i64 %403
  %431 = load i64, ptr %430, align 8
  %432 = mul nsw i64 %431, 5
  %433 = add i64 %429, %432
  %434 = icmp eq i64 %408, 64
  br i1 %434, label %435, label %402

435:                                              ; preds = %402
  %436 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.12, double noundef %420, i64 noundef %433)
  tail call void @f13(i32 noundef 61)
  br label %437

437:                                              ; preds = %437, %435
  %438 = phi i64 [ 0, %435 ], [ %443, %437 ]
  %439 = phi i64 [ 0, %435 ], [ %468, %437 ]
  %440 = phi double [ 0.000000e+00, %435 ], [ %455, %437 ]
  %441 = getelementptr inbounds [64 x float], ptr @fa, i64 0, i64 %438
  %442 = load float, ptr %441, align 4
  %443 = add nuw nsw i64 %438, 1
  %444 = trunc nuw nsw i64 %443 to i32
  %445 = uitofp nneg i32 %444 to float
  %446 = fmul float %442, %445
  %447 = fpext float %446 to double
  %448 = getelementptr inbounds [64 x double], ptr @da, i64 0, i64 %438
  %449 = load double, ptr %448, align 8
  %450 = trunc i64 %438 to i32
  %451 = add i32 %450, 2
  %452 = uitofp nneg i32 %451 to double
  %453 = fmul double %449, %452
  %454 = fadd double %453, %447
  %455 = fadd double %440, %454
  %456 = mul i64 %439, 31
  %457 = getelementptr inbounds [64 x i32], ptr @ia, i64 0, i64 %438
  %458 = load i32, ptr %457, align 4
  %459 = sext i32 %458 to i64
  %460 = add i64 %456, %459
  %461 = getelementptr inbounds [64 x i16], ptr @sa, i64 0, i64 %438
  %462 = load i16, ptr %461, align 2
  %463 = sext i16 %462 to i64
  %464 = add i64 %460, %463
  %465 = getelementptr inbounds [64 x i64], ptr @la, i64 0, i64 %438
  %466 = load i64, ptr %465, align 8
  %467 = mul nsw i64 %466, 5
  %468 = add i64 %464, %467
  %469 = icmp eq i64 %443, 64
  br i1 %469, label %470, label %437

470:                                              ; preds = %437
  %471 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.13, double noundef %455, i64 noundef %468)
  tail call void @f14(i32 noundef 61)
  br label %472

472:                                              ; preds = %472, %470
  %473 = phi i64 [ 0, %470 ], [ %478, %472 ]
  %474 = phi i64 [ 0, %470 ], [ %503, %472 ]
  %475 = phi double [ 0.000000e+00, %470 ], [ %490, %472 ]
  %476 = getelementptr inbounds [64 x float], ptr @fa, i64 0, i64 %473
  %477 = load float, ptr %476, align 4
  %478 = add nuw nsw i64 %473, 1
  %479 = trunc nuw nsw i64 %478 to i32
  %480 = uitofp nneg i32 %479 to float
  %481 = fmul float %477, %480
  %482 = fpext float %481 to double
  %483 = getelementptr inbounds [64 x double], ptr @da, i64 0, i64 %473
  %484 = load double, ptr %483, align 8
  %485 = trunc i64 %473 to i32
  %486 = add i32 %485, 2
  %487 = uitofp nneg i32 %486 to double
  %488 = fmul double %484, %487
  %489 = fadd double %488, %482
  %490 = fadd double %475, %489
  %491 = mul i64 %474, 31
  %492 = getelementptr inbounds [64 x i32], ptr @ia, i64 0, i64 %473
  %493 = load i32, ptr %492, align 4
  %494 = sext i32 %493 to i64
  %495 = add i64 %491, %494
  %496 = getelementptr inbounds [64 x i16], ptr @sa, i64 0, i64 %473
  %497 = load i16, ptr %496, align 2
  %498 = sext i16 %497 to i64
  %499 = add i64 %495, %498
  %500 = getelementptr inbounds [64 x i64], ptr @la, i64 0, i64 %473
  %501 = load i64, ptr %500, align 8
  %502 = mul nsw i64 %501, 5
  %503 = add i64 %499, %502
  %504 = icmp eq i64 %478, 64
  br i1 %504, label %505, label %472

505:                                              ; preds = %472
  %506 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.14, double noundef %490, i64 noundef %503)
  ret i32 0
}

declare i32 @llvm.smax.i32(i32, i32)

declare <8 x i32> @llvm.smax.v8i32(<8 x i32>, <8 x i32>)

declare i32 @llvm.vector.reduce.add.v8i32(<8 x i32>)

declare <8 x float> @llvm.masked.load.v8f32.p0(ptr nocapture, i32 immarg, <8 x i1>, <8 x float>)

declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr nocapture, i32 immarg, <8 x i1>)

declare <4 x double> @llvm.floor.v4f64(<4 x double>)

declare <4 x double> @llvm.sqrt.v4f64(<4 x double>)




attributes #0 = { "target-features"="+avx2,+fma" }
