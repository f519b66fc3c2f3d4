; Intrinsics of <immintrin.h> up to AVX2: gathers, comparisons of strings, tests of signs, fused products, memory under
; masks, lowest lanes, ciphers, bits, numbers of 16 bits. Each line is a hash of results. From C by clang 19.
; needs: avx2 fma f16c bmi bmi2 lzcnt aes pclmulqdq
; exit: 0
; output: start 0000000000000000
; output: gathers 4cb91cb517a411ac
; output: strings af95a178b0d48c40
; output: tests 604a6e460dcfbd11
; output: fused 1e9b9878806b8e76
; output: masked f7d086841a9a6b2d
; output: lowest 78ebe4fcf7dc9847
; output: ciphers bdbcc9d65abdcad4
; output: bits a0588e59c253e107
; output: halves b8fd58829881719f
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
@table = internal global [64 x i32] zeroinitializer, align 16
@longs = internal global [64 x i64] zeroinitializer, align 16
@floats = internal global [64 x float] zeroinitializer, align 16
@doubles = internal global [64 x double] zeroinitializer, align 16
@.str = private unnamed_addr constant [6 x i8] c"start\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"strings\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"tests\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"lowest\00", align 1
@.str.4 = private unnamed_addr constant [12 x i8] c"%s %016llx\0A\00", align 1
@sum = internal unnamed_addr global i64 0, align 8
@.str.5 = private unnamed_addr constant [8 x i8] c"gathers\00", align 1
@.str.6 = private unnamed_addr constant [6 x i8] c"fused\00", align 1
@.str.7 = private unnamed_addr constant [7 x i8] c"masked\00", align 1
@.str.8 = private unnamed_addr constant [8 x i8] c"ciphers\00", align 1
@.str.9 = private unnamed_addr constant [5 x i8] c"bits\00", align 1
@.str.10 = private unnamed_addr constant [7 x i8] c"halves\00", align 1
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = alloca [16 x float], align 16
  br label %5
2:                                                ; preds = %5
  %3 = load i64, ptr @sum, align 8, !tbaa !5
  %4 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, ptr noundef nonnull @.str, i64 noundef %3)
  store i64 -3750763034362895579, ptr @sum, align 8, !tbaa !5
  tail call fastcc void @gathers(<2 x i64> noundef <i64 4294967299, i64 64424509444>, <4 x i64> noundef <i64 8589934601, i64 21474836486, i64 21474836511, i64 257698037768>, <2 x i64> noundef <i64 7, i64 9>, <4 x i64> noundef <i64 3, i64 2, i64 38, i64 46>)
  br label %31
5:                                                ; preds = %0, %5
  %6 = phi i64 [ 0, %0 ], [ %20, %5 ]
  %7 = trunc nuw nsw i64 %6 to i32
  %8 = mul i32 %7, -1640531535
  %9 = getelementptr inbounds [64 x i32], ptr @table, i64 0, i64 %6
  store i32 %8, ptr %9, align 4, !tbaa !9
  %10 = mul i64 %6, -7046029254386353131
  %11 = getelementptr inbounds [64 x i64], ptr @longs, i64 0, i64 %6
  store i64 %10, ptr %11, align 8, !tbaa !5
  %12 = trunc nuw nsw i64 %6 to i32
  %13 = uitofp nneg i32 %12 to float
  %14 = tail call float @llvm.fmuladd.f32(float %13, float 1.250000e+00, float -3.000000e+00)
  %15 = getelementptr inbounds [64 x float], ptr @floats, i64 0, i64 %6
  store float %14, ptr %15, align 4, !tbaa !11
  %16 = trunc nuw nsw i64 %6 to i32
  %17 = uitofp nneg i32 %16 to double
  %18 = tail call double @llvm.fmuladd.f64(double %17, double -7.500000e-01, double 9.000000e+00)
  %19 = getelementptr inbounds [64 x double], ptr @doubles, i64 0, i64 %6
  store double %18, ptr %19, align 8, !tbaa !13
  %20 = add nuw nsw i64 %6, 1
  %21 = icmp eq i64 %20, 64
  br i1 %21, label %2, label %5, !llvm.loop !15
22:                                               ; preds = %31
  %23 = load i64, ptr @sum, align 8, !tbaa !5
  %24 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, ptr noundef nonnull @.str.1, i64 noundef %23)
  store i64 -3750763034362895579, ptr @sum, align 8, !tbaa !5
  tail call fastcc void @tests(<4 x float> noundef <float -1.000000e+00, float 2.000000e+00, float -3.000000e+00, float 4.000000e+00>, <4 x float> noundef <float 1.000000e+00, float 2.000000e+00, float -3.000000e+00, float 4.000000e+00>, <4 x double> noundef <double -1.000000e+00, double 1.000000e+00, double 1.000000e+00, double -1.000000e+00>, <4 x double> noundef <double 1.000000e+00, double -1.000000e+00, double -1.000000e+00, double 1.000000e+00>)
  tail call fastcc void @tests(<4 x float> noundef <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00>, <4 x float> noundef <float 1.000000e+00, float -2.000000e+00, float 3.000000e+00, float 4.000000e+00>, <4 x double> noundef <double -1.000000e+00, double 1.000000e+00, double 1.000000e+00, double -1.000000e+00>, <4 x double> noundef <double -1.000000e+00, double 1.000000e+00, double 1.000000e+00, double -1.000000e+00>)
  %25 = load i64, ptr @sum, align 8, !tbaa !5
  %26 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, ptr noundef nonnull @.str.2, i64 noundef %25)
  store i64 -3750763034362895579, ptr @sum, align 8, !tbaa !5
  tail call fastcc void @fused(<4 x float> noundef <float 1.500000e+00, float 2.250000e+00, float -3.000000e+00, float 4.000000e+00>, <4 x float> noundef <float 0x3FB99999A0000000, float 0x3FC99999A0000000, float 0xBFD3333340000000, float 7.000000e+00>, <4 x double> noundef <double 1.000000e+00, double 2.000000e+00, double 3.300000e+00, double 4.000000e+00>, <4 x double> noundef <double 5.000000e-01, double 0x3FE6666666666666, double -9.000000e-01, double 1.000000e+10>)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %1) #15
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %1, i8 0, i64 64, i1 false)
  store float 1.000000e+00, ptr %1, align 16
  %27 = getelementptr inbounds i8, ptr %1, i64 4
  store float 2.000000e+00, ptr %27, align 4
  %28 = getelementptr inbounds i8, ptr %1, i64 8
  store float 3.000000e+00, ptr %28, align 8
  call fastcc void @masked(ptr noundef nonnull %1, <4 x i64> noundef <i64 4294967295, i64 -30064771067, i64 -4294967296, i64 8589934591>)
  call fastcc void @lowest(<4 x float> noundef <float 1.500000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00>, <4 x float> noundef <float 0x40059999A0000000, float 6.000000e+00, float 7.000000e+00, float 8.000000e+00>, <2 x double> noundef <double -2.500000e+00, double 9.000000e+00>, <2 x double> noundef <double -2.250000e+00, double 1.100000e+01>)
  call fastcc void @lowest(<4 x float> noundef <float 0x7FF8000000000000, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00>, <4 x float> noundef <float 0x40059999A0000000, float 6.000000e+00, float 7.000000e+00, float 8.000000e+00>, <2 x double> noundef <double 3.000000e+00, double 9.000000e+00>, <2 x double> noundef <double 3.000000e+00, double 1.100000e+01>)
  %29 = load i64, ptr @sum, align 8, !tbaa !5
  %30 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, ptr noundef nonnull @.str.3, i64 noundef %29)
  store i64 -3750763034362895579, ptr @sum, align 8, !tbaa !5
  call fastcc void @ciphers(<2 x i64> noundef <i64 8031924123371070824, i64 8609327193981742194>, <2 x i64> noundef <i64 7061775570604680801, i64 7667774633883821155>)
  call fastcc void @bits()
  call fastcc void @halves(<8 x float> noundef <float 1.000000e+00, float 0x3FB99999A0000000, float 6.550400e+04, float 1.000000e+06, float -2.500000e+00, float 0x3E9421F600000000, float 0.000000e+00, float -0.000000e+00>, <2 x i64> noundef <i64 417811018365952, i64 8935236494693007360>)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %1) #15
  ret i32 0
31:                                               ; preds = %2, %31
  %32 = phi i32 [ 0, %2 ], [ %34, %31 ]
  %33 = sub nuw nsw i32 17, %32
  tail call fastcc void @strings(<2 x i64> noundef <i64 7061775570604680801, i64 7667774633883821155>, i32 noundef %32, <2 x i64> noundef <i64 8031924123371070824, i64 8609327193981742194>, i32 noundef %33)
  tail call fastcc void @strings(<2 x i64> noundef <i64 8031924123371070824, i64 8609327193981742194>, i32 noundef 16, <2 x i64> noundef <i64 8031924123371070824, i64 8609327193981742194>, i32 noundef %32)
  %34 = add nuw nsw i32 %32, 5
  %35 = icmp ult i32 %32, 13
  br i1 %35, label %31, label %22, !llvm.loop !18
}
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1
declare float @llvm.fmuladd.f32(float, float, float) #2
declare double @llvm.fmuladd.f64(double, double, double) #2
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1
define internal fastcc void @gathers(<2 x i64> noundef %0, <4 x i64> noundef %1, <2 x i64> noundef %2, <4 x i64> noundef %3) unnamed_addr #3 {
  %5 = alloca <2 x i64>, align 16
  %6 = alloca <4 x i64>, align 32
  %7 = alloca <2 x i64>, align 16
  %8 = alloca <2 x i64>, align 16
  %9 = alloca <2 x i64>, align 16
  %10 = alloca <4 x i64>, align 32
  %11 = alloca <2 x i64>, align 16
  %12 = alloca <4 x i64>, align 32
  %13 = alloca <4 x float>, align 16
  %14 = alloca <8 x float>, align 32
  %15 = alloca <4 x float>, align 16
  %16 = alloca <4 x float>, align 16
  %17 = alloca <2 x double>, align 16
  %18 = alloca <4 x double>, align 32
  %19 = alloca <2 x double>, align 16
  %20 = alloca <4 x double>, align 32
  %21 = alloca <8 x float>, align 32
  %22 = alloca <4 x i64>, align 32
  %23 = alloca <8 x float>, align 32
  %24 = alloca <8 x float>, align 32
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #15
  %25 = bitcast <2 x i64> %0 to <4 x i32>
  %26 = tail call <4 x i32> @llvm.x86.avx2.gather.d.d(<4 x i32> zeroinitializer, ptr nonnull @table, <4 x i32> %25, <4 x i32> <i32 -1, i32 -1, i32 -1, i32 -1>, i8 4)
  store <4 x i32> %26, ptr %5, align 16, !tbaa !19
  %27 = load i64, ptr @sum, align 8, !tbaa !5
  br label %28
28:                                               ; preds = %28, %4
  %29 = phi i64 [ 0, %4 ], [ %36, %28 ]
  %30 = phi i64 [ %27, %4 ], [ %35, %28 ]
  %31 = getelementptr inbounds i8, ptr %5, i64 %29
  %32 = load i8, ptr %31, align 1, !tbaa !19
  %33 = zext i8 %32 to i64
  %34 = xor i64 %30, %33
  %35 = mul i64 %34, 1099511628211
  %36 = add nuw nsw i64 %29, 1
  %37 = icmp eq i64 %36, 16
  br i1 %37, label %38, label %28, !llvm.loop !20
38:                                               ; preds = %28
  store i64 %35, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #15
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #15
  %39 = bitcast <4 x i64> %1 to <8 x i32>
  %40 = tail call <8 x i32> @llvm.x86.avx2.gather.d.d.256(<8 x i32> zeroinitializer, ptr nonnull @table, <8 x i32> %39, <8 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, i8 4)
  store <8 x i32> %40, ptr %6, align 32, !tbaa !19
  br label %41
41:                                               ; preds = %41, %38
  %42 = phi i64 [ 0, %38 ], [ %49, %41 ]
  %43 = phi i64 [ %35, %38 ], [ %48, %41 ]
  %44 = getelementptr inbounds i8, ptr %6, i64 %42
  %45 = load i8, ptr %44, align 1, !tbaa !19
  %46 = zext i8 %45 to i64
  %47 = xor i64 %43, %46
  %48 = mul i64 %47, 1099511628211
  %49 = add nuw nsw i64 %42, 1
  %50 = icmp eq i64 %49, 32
  br i1 %50, label %51, label %41, !llvm.loop !20
51:                                               ; preds = %41
  store i64 %48, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #15
  %52 = tail call <4 x i32> @llvm.x86.avx2.gather.q.d(<4 x i32> zeroinitializer, ptr nonnull @table, <2 x i64> %2, <4 x i32> <i32 -1, i32 -1, i32 -1, i32 -1>, i8 4)
  store <4 x i32> %52, ptr %7, align 16, !tbaa !19
  br label %53
53:                                               ; preds = %53, %51
  %54 = phi i64 [ 0, %51 ], [ %61, %53 ]
  %55 = phi i64 [ %48, %51 ], [ %60, %53 ]
  %56 = getelementptr inbounds i8, ptr %7, i64 %54
  %57 = load i8, ptr %56, align 1, !tbaa !19
  %58 = zext i8 %57 to i64
  %59 = xor i64 %55, %58
  %60 = mul i64 %59, 1099511628211
  %61 = add nuw nsw i64 %54, 1
  %62 = icmp eq i64 %61, 16
  br i1 %62, label %63, label %53, !llvm.loop !20
63:                                               ; preds = %53
  store i64 %60, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #15
  %64 = tail call <4 x i32> @llvm.x86.avx2.gather.q.d.256(<4 x i32> zeroinitializer, ptr nonnull @table, <4 x i64> %3, <4 x i32> <i32 -1, i32 -1, i32 -1, i32 -1>, i8 4)
  store <4 x i32> %64, ptr %8, align 16, !tbaa !19
  br label %65
65:                                               ; preds = %65, %63
  %66 = phi i64 [ 0, %63 ], [ %73, %65 ]
  %67 = phi i64 [ %60, %63 ], [ %72, %65 ]
  %68 = getelementptr inbounds i8, ptr %8, i64 %66
  %69 = load i8, ptr %68, align 1, !tbaa !19
  %70 = zext i8 %69 to i64
  %71 = xor i64 %67, %70
  %72 = mul i64 %71, 1099511628211
  %73 = add nuw nsw i64 %66, 1
  %74 = icmp eq i64 %73, 16
  br i1 %74, label %75, label %65, !llvm.loop !20
75:                                               ; preds = %65
  store i64 %72, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #15
  %76 = tail call <2 x i64> @llvm.x86.avx2.gather.d.q(<2 x i64> zeroinitializer, ptr nonnull @longs, <4 x i32> %25, <2 x i64> <i64 -1, i64 -1>, i8 8)
  store <2 x i64> %76, ptr %9, align 16, !tbaa !19
  br label %77
77:                                               ; preds = %77, %75
  %78 = phi i64 [ 0, %75 ], [ %85, %77 ]
  %79 = phi i64 [ %72, %75 ], [ %84, %77 ]
  %80 = getelementptr inbounds i8, ptr %9, i64 %78
  %81 = load i8, ptr %80, align 1, !tbaa !19
  %82 = zext i8 %81 to i64
  %83 = xor i64 %79, %82
  %84 = mul i64 %83, 1099511628211
  %85 = add nuw nsw i64 %78, 1
  %86 = icmp eq i64 %85, 16
  br i1 %86, label %87, label %77, !llvm.loop !20
87:                                               ; preds = %77
  store i64 %84, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #15
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %10) #15
  %88 = tail call <4 x i64> @llvm.x86.avx2.gather.d.q.256(<4 x i64> zeroinitializer, ptr nonnull @longs, <4 x i32> %25, <4 x i64> <i64 -1, i64 -1, i64 -1, i64 -1>, i8 8)
  store <4 x i64> %88, ptr %10, align 32, !tbaa !19
  br label %89
89:                                               ; preds = %89, %87
  %90 = phi i64 [ 0, %87 ], [ %97, %89 ]
  %91 = phi i64 [ %84, %87 ], [ %96, %89 ]
  %92 = getelementptr inbounds i8, ptr %10, i64 %90
  %93 = load i8, ptr %92, align 1, !tbaa !19
  %94 = zext i8 %93 to i64
  %95 = xor i64 %91, %94
  %96 = mul i64 %95, 1099511628211
  %97 = add nuw nsw i64 %90, 1
  %98 = icmp eq i64 %97, 32
  br i1 %98, label %99, label %89, !llvm.loop !20
99:                                               ; preds = %89
  store i64 %96, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %10) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %11) #15
  %100 = tail call <2 x i64> @llvm.x86.avx2.gather.q.q(<2 x i64> zeroinitializer, ptr nonnull @longs, <2 x i64> %2, <2 x i64> <i64 -1, i64 -1>, i8 8)
  store <2 x i64> %100, ptr %11, align 16, !tbaa !19
  br label %101
101:                                              ; preds = %101, %99
  %102 = phi i64 [ 0, %99 ], [ %109, %101 ]
  %103 = phi i64 [ %96, %99 ], [ %108, %101 ]
  %104 = getelementptr inbounds i8, ptr %11, i64 %102
  %105 = load i8, ptr %104, align 1, !tbaa !19
  %106 = zext i8 %105 to i64
  %107 = xor i64 %103, %106
  %108 = mul i64 %107, 1099511628211
  %109 = add nuw nsw i64 %102, 1
  %110 = icmp eq i64 %109, 16
  br i1 %110, label %111, label %101, !llvm.loop !20
111:                                              ; preds = %101
  store i64 %108, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %11) #15
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %12) #15
  %112 = tail call <4 x i64> @llvm.x86.avx2.gather.q.q.256(<4 x i64> zeroinitializer, ptr nonnull @longs, <4 x i64> %3, <4 x i64> <i64 -1, i64 -1, i64 -1, i64 -1>, i8 8)
  store <4 x i64> %112, ptr %12, align 32, !tbaa !19
  br label %113
113:                                              ; preds = %113, %111
  %114 = phi i64 [ 0, %111 ], [ %121, %113 ]
  %115 = phi i64 [ %108, %111 ], [ %120, %113 ]
  %116 = getelementptr inbounds i8, ptr %12, i64 %114
  %117 = load i8, ptr %116, align 1, !tbaa !19
  %118 = zext i8 %117 to i64
  %119 = xor i64 %115, %118
  %120 = mul i64 %119, 1099511628211
  %121 = add nuw nsw i64 %114, 1
  %122 = icmp eq i64 %121, 32
  br i1 %122, label %123, label %113, !llvm.loop !20
123:                                              ; preds = %113
  store i64 %120, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %12) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %13) #15
  %124 = tail call <4 x float> @llvm.x86.avx2.gather.d.ps(<4 x float> zeroinitializer, ptr nonnull @floats, <4 x i32> %25, <4 x float> <float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000>, i8 4)
  store <4 x float> %124, ptr %13, align 16, !tbaa !19
  br label %125
125:                                              ; preds = %125, %123
  %126 = phi i64 [ 0, %123 ], [ %133, %125 ]
  %127 = phi i64 [ %120, %123 ], [ %132, %125 ]
  %128 = getelementptr inbounds i8, ptr %13, i64 %126
  %129 = load i8, ptr %128, align 1, !tbaa !19
  %130 = zext i8 %129 to i64
  %131 = xor i64 %127, %130
  %132 = mul i64 %131, 1099511628211
  %133 = add nuw nsw i64 %126, 1
  %134 = icmp eq i64 %133, 16
  br i1 %134, label %135, label %125, !llvm.loop !20
135:                                              ; preds = %125
  store i64 %132, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %13) #15
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %14) #15
  %136 = tail call <8 x float> @llvm.x86.avx2.gather.d.ps.256(<8 x float> zeroinitializer, ptr nonnull @floats, <8 x i32> %39, <8 x float> <float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000>, i8 4)
  store <8 x float> %136, ptr %14, align 32, !tbaa !19
  br label %137
137:                                              ; preds = %137, %135
  %138 = phi i64 [ 0, %135 ], [ %145, %137 ]
  %139 = phi i64 [ %132, %135 ], [ %144, %137 ]
  %140 = getelementptr inbounds i8, ptr %14, i64 %138
  %141 = load i8, ptr %140, align 1, !tbaa !19
  %142 = zext i8 %141 to i64
  %143 = xor i64 %139, %142
  %144 = mul i64 %143, 1099511628211
  %145 = add nuw nsw i64 %138, 1
  %146 = icmp eq i64 %145, 32
  br i1 %146, label %147, label %137, !llvm.loop !20
147:                                              ; preds = %137
  store i64 %144, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %14) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %15) #15
  %148 = tail call <4 x float> @llvm.x86.avx2.gather.q.ps(<4 x float> zeroinitializer, ptr nonnull @floats, <2 x i64> %2, <4 x float> <float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000>, i8 4)
  store <4 x float> %148, ptr %15, align 16, !tbaa !19
  br label %149
149:                                              ; preds = %149, %147
  %150 = phi i64 [ 0, %147 ], [ %157, %149 ]
  %151 = phi i64 [ %144, %147 ], [ %156, %149 ]
  %152 = getelementptr inbounds i8, ptr %15, i64 %150
  %153 = load i8, ptr %152, align 1, !tbaa !19
  %154 = zext i8 %153 to i64
  %155 = xor i64 %151, %154
  %156 = mul i64 %155, 1099511628211
  %157 = add nuw nsw i64 %150, 1
  %158 = icmp eq i64 %157, 16
  br i1 %158, label %159, label %149, !llvm.loop !20
159:                                              ; preds = %149
  store i64 %156, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %15) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %16) #15
  %160 = tail call <4 x float> @llvm.x86.avx2.gather.q.ps.256(<4 x float> zeroinitializer, ptr nonnull @floats, <4 x i64> %3, <4 x float> <float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000, float 0xFFFFFFFFE0000000>, i8 4)
  store <4 x float> %160, ptr %16, align 16, !tbaa !19
  br label %161
161:                                              ; preds = %161, %159
  %162 = phi i64 [ 0, %159 ], [ %169, %161 ]
  %163 = phi i64 [ %156, %159 ], [ %168, %161 ]
  %164 = getelementptr inbounds i8, ptr %16, i64 %162
  %165 = load i8, ptr %164, align 1, !tbaa !19
  %166 = zext i8 %165 to i64
  %167 = xor i64 %163, %166
  %168 = mul i64 %167, 1099511628211
  %169 = add nuw nsw i64 %162, 1
  %170 = icmp eq i64 %169, 16
  br i1 %170, label %171, label %161, !llvm.loop !20
171:                                              ; preds = %161
  store i64 %168, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %16) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %17) #15
  %172 = tail call <2 x double> @llvm.x86.avx2.gather.d.pd(<2 x double> zeroinitializer, ptr nonnull @doubles, <4 x i32> %25, <2 x double> <double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF>, i8 8)
  store <2 x double> %172, ptr %17, align 16, !tbaa !19
  br label %173
173:                                              ; preds = %173, %171
  %174 = phi i64 [ 0, %171 ], [ %181, %173 ]
  %175 = phi i64 [ %168, %171 ], [ %180, %173 ]
  %176 = getelementptr inbounds i8, ptr %17, i64 %174
  %177 = load i8, ptr %176, align 1, !tbaa !19
  %178 = zext i8 %177 to i64
  %179 = xor i64 %175, %178
  %180 = mul i64 %179, 1099511628211
  %181 = add nuw nsw i64 %174, 1
  %182 = icmp eq i64 %181, 16
  br i1 %182, label %183, label %173, !llvm.loop !20
183:                                              ; preds = %173
  store i64 %180, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %17) #15
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %18) #15
  %184 = tail call <4 x double> @llvm.x86.avx2.gather.d.pd.256(<4 x double> zeroinitializer, ptr nonnull @doubles, <4 x i32> %25, <4 x double> <double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF>, i8 8)
  store <4 x double> %184, ptr %18, align 32, !tbaa !19
  br label %185
185:                                              ; preds = %185, %183
  %186 = phi i64 [ 0, %183 ], [ %193, %185 ]
  %187 = phi i64 [ %180, %183 ], [ %192, %185 ]
  %188 = getelementptr inbounds i8, ptr %18, i64 %186
  %189 = load i8, ptr %188, align 1, !tbaa !19
  %190 = zext i8 %189 to i64
  %191 = xor i64 %187, %190
  %192 = mul i64 %191, 1099511628211
  %193 = add nuw nsw i64 %186, 1
  %194 = icmp eq i64 %193, 32
  br i1 %194, label %195, label %185, !llvm.loop !20
195:                                              ; preds = %185
  store i64 %192, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %18) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %19) #15
  %196 = tail call <2 x double> @llvm.x86.avx2.gather.q.pd(<2 x double> zeroinitializer, ptr nonnull @doubles, <2 x i64> %2, <2 x double> <double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF>, i8 8)
  store <2 x double> %196, ptr %19, align 16, !tbaa !19
  br label %197
197:                                              ; preds = %197, %195
  %198 = phi i64 [ 0, %195 ], [ %205, %197 ]
  %199 = phi i64 [ %192, %195 ], [ %204, %197 ]
  %200 = getelementptr inbounds i8, ptr %19, i64 %198
  %201 = load i8, ptr %200, align 1, !tbaa !19
  %202 = zext i8 %201 to i64
  %203 = xor i64 %199, %202
  %204 = mul i64 %203, 1099511628211
  %205 = add nuw nsw i64 %198, 1
  %206 = icmp eq i64 %205, 16
  br i1 %206, label %207, label %197, !llvm.loop !20
207:                                              ; preds = %197
  store i64 %204, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %19) #15
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %20) #15
  %208 = tail call <4 x double> @llvm.x86.avx2.gather.q.pd.256(<4 x double> zeroinitializer, ptr nonnull @doubles, <4 x i64> %3, <4 x double> <double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF, double 0xFFFFFFFFFFFFFFFF>, i8 8)
  store <4 x double> %208, ptr %20, align 32, !tbaa !19
  br label %209
209:                                              ; preds = %209, %207
  %210 = phi i64 [ 0, %207 ], [ %217, %209 ]
  %211 = phi i64 [ %204, %207 ], [ %216, %209 ]
  %212 = getelementptr inbounds i8, ptr %20, i64 %210
  %213 = load i8, ptr %212, align 1, !tbaa !19
  %214 = zext i8 %213 to i64
  %215 = xor i64 %211, %214
  %216 = mul i64 %215, 1099511628211
  %217 = add nuw nsw i64 %210, 1
  %218 = icmp eq i64 %217, 32
  br i1 %218, label %219, label %209, !llvm.loop !20
219:                                              ; preds = %209
  store i64 %216, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %20) #15
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %21) #15
  %220 = tail call <8 x float> @llvm.x86.avx2.gather.d.ps.256(<8 x float> <float 7.500000e+00, float 7.500000e+00, float 7.500000e+00, float 7.500000e+00, float 7.500000e+00, float 7.500000e+00, float 7.500000e+00, float 7.500000e+00>, ptr nonnull @floats, <8 x i32> %39, <8 x float> <float -1.000000e+00, float 0.000000e+00, float -1.000000e+00, float 0.000000e+00, float 0.000000e+00, float -1.000000e+00, float 0.000000e+00, float -1.000000e+00>, i8 4)
  store <8 x float> %220, ptr %21, align 32, !tbaa !19
  br label %221
221:                                              ; preds = %221, %219
  %222 = phi i64 [ 0, %219 ], [ %229, %221 ]
  %223 = phi i64 [ %216, %219 ], [ %228, %221 ]
  %224 = getelementptr inbounds i8, ptr %21, i64 %222
  %225 = load i8, ptr %224, align 1, !tbaa !19
  %226 = zext i8 %225 to i64
  %227 = xor i64 %223, %226
  %228 = mul i64 %227, 1099511628211
  %229 = add nuw nsw i64 %222, 1
  %230 = icmp eq i64 %229, 32
  br i1 %230, label %231, label %221, !llvm.loop !20
231:                                              ; preds = %221
  store i64 %228, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %21) #15
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %22) #15
  %232 = tail call <8 x i32> @llvm.x86.avx2.gather.d.d.256(<8 x i32> %39, ptr nonnull @table, <8 x i32> %39, <8 x i32> <i32 -1082130432, i32 0, i32 -1082130432, i32 0, i32 0, i32 -1082130432, i32 0, i32 -1082130432>, i8 2)
  store <8 x i32> %232, ptr %22, align 32, !tbaa !19
  br label %233
233:                                              ; preds = %233, %231
  %234 = phi i64 [ 0, %231 ], [ %241, %233 ]
  %235 = phi i64 [ %228, %231 ], [ %240, %233 ]
  %236 = getelementptr inbounds i8, ptr %22, i64 %234
  %237 = load i8, ptr %236, align 1, !tbaa !19
  %238 = zext i8 %237 to i64
  %239 = xor i64 %235, %238
  %240 = mul i64 %239, 1099511628211
  %241 = add nuw nsw i64 %234, 1
  %242 = icmp eq i64 %241, 32
  br i1 %242, label %243, label %233, !llvm.loop !20
243:                                              ; preds = %233
  store i64 %240, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %22) #15
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %23) #15
  store <8 x float> <float -1.000000e+00, float 0.000000e+00, float -1.000000e+00, float 0.000000e+00, float 0.000000e+00, float -1.000000e+00, float 0.000000e+00, float -1.000000e+00>, ptr %23, align 32, !tbaa !19
  br label %244
244:                                              ; preds = %244, %243
  %245 = phi i64 [ 0, %243 ], [ %252, %244 ]
  %246 = phi i64 [ %240, %243 ], [ %251, %244 ]
  %247 = getelementptr inbounds i8, ptr %23, i64 %245
  %248 = load i8, ptr %247, align 1, !tbaa !19
  %249 = zext i8 %248 to i64
  %250 = xor i64 %246, %249
  %251 = mul i64 %250, 1099511628211
  %252 = add nuw nsw i64 %245, 1
  %253 = icmp eq i64 %252, 32
  br i1 %253, label %254, label %244, !llvm.loop !20
254:                                              ; preds = %244
  store i64 %251, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %23) #15
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %24) #15
  store <8 x float> <float 7.500000e+00, float 7.500000e+00, float 7.500000e+00, float 7.500000e+00, float 7.500000e+00, float 7.500000e+00, float 7.500000e+00, float 7.500000e+00>, ptr %24, align 32, !tbaa !19
  br label %255
255:                                              ; preds = %255, %254
  %256 = phi i64 [ 0, %254 ], [ %263, %255 ]
  %257 = phi i64 [ %251, %254 ], [ %262, %255 ]
  %258 = getelementptr inbounds i8, ptr %24, i64 %256
  %259 = load i8, ptr %258, align 1, !tbaa !19
  %260 = zext i8 %259 to i64
  %261 = xor i64 %257, %260
  %262 = mul i64 %261, 1099511628211
  %263 = add nuw nsw i64 %256, 1
  %264 = icmp eq i64 %263, 32
  br i1 %264, label %265, label %255, !llvm.loop !20
265:                                              ; preds = %255
  store i64 %262, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %24) #15
  %266 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, ptr noundef nonnull @.str.5, i64 noundef %262)
  store i64 -3750763034362895579, ptr @sum, align 8, !tbaa !5
  ret void
}
define internal fastcc void @strings(<2 x i64> noundef %0, i32 noundef %1, <2 x i64> noundef %2, i32 noundef %3) unnamed_addr #4 {
  %5 = alloca [40 x i32], align 16
  %6 = alloca <2 x i64>, align 16
  %7 = alloca <2 x i64>, align 16
  %8 = alloca <2 x i64>, align 16
  %9 = alloca <2 x i64>, align 16
  %10 = alloca <2 x i64>, align 16
  %11 = alloca <2 x i64>, align 16
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %5) #15
  %12 = bitcast <2 x i64> %0 to <16 x i8>
  %13 = bitcast <2 x i64> %2 to <16 x i8>
  %14 = tail call i32 @llvm.x86.sse42.pcmpestri128(<16 x i8> %12, i32 %1, <16 x i8> %13, i32 %3, i8 0)
  store i32 %14, ptr %5, align 16, !tbaa !9
  %15 = tail call i32 @llvm.x86.sse42.pcmpestria128(<16 x i8> %12, i32 %1, <16 x i8> %13, i32 %3, i8 0)
  %16 = getelementptr inbounds i8, ptr %5, i64 4
  store i32 %15, ptr %16, align 4, !tbaa !9
  %17 = tail call i32 @llvm.x86.sse42.pcmpestric128(<16 x i8> %12, i32 %1, <16 x i8> %13, i32 %3, i8 0)
  %18 = getelementptr inbounds i8, ptr %5, i64 8
  store i32 %17, ptr %18, align 8, !tbaa !9
  %19 = tail call i32 @llvm.x86.sse42.pcmpestrio128(<16 x i8> %12, i32 %1, <16 x i8> %13, i32 %3, i8 0)
  %20 = getelementptr inbounds i8, ptr %5, i64 12
  store i32 %19, ptr %20, align 4, !tbaa !9
  %21 = tail call i32 @llvm.x86.sse42.pcmpestris128(<16 x i8> %12, i32 %1, <16 x i8> %13, i32 %3, i8 0)
  %22 = getelementptr inbounds i8, ptr %5, i64 16
  store i32 %21, ptr %22, align 16, !tbaa !9
  %23 = tail call i32 @llvm.x86.sse42.pcmpestriz128(<16 x i8> %12, i32 %1, <16 x i8> %13, i32 %3, i8 0)
  %24 = getelementptr inbounds i8, ptr %5, i64 20
  store i32 %23, ptr %24, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #15
  %25 = tail call <16 x i8> @llvm.x86.sse42.pcmpestrm128(<16 x i8> %12, i32 %1, <16 x i8> %13, i32 %3, i8 0)
  store <16 x i8> %25, ptr %6, align 16, !tbaa !19
  %26 = load i64, ptr @sum, align 8, !tbaa !5
  br label %27
27:                                               ; preds = %27, %4
  %28 = phi i64 [ 0, %4 ], [ %35, %27 ]
  %29 = phi i64 [ %26, %4 ], [ %34, %27 ]
  %30 = getelementptr inbounds i8, ptr %6, i64 %28
  %31 = load i8, ptr %30, align 1, !tbaa !19
  %32 = zext i8 %31 to i64
  %33 = xor i64 %29, %32
  %34 = mul i64 %33, 1099511628211
  %35 = add nuw nsw i64 %28, 1
  %36 = icmp eq i64 %35, 16
  br i1 %36, label %37, label %27, !llvm.loop !20
37:                                               ; preds = %27
  store i64 %34, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #15
  %38 = tail call i32 @llvm.x86.sse42.pcmpistri128(<16 x i8> %12, <16 x i8> %13, i8 0)
  %39 = getelementptr inbounds i8, ptr %5, i64 24
  store i32 %38, ptr %39, align 8, !tbaa !9
  %40 = tail call i32 @llvm.x86.sse42.pcmpistria128(<16 x i8> %12, <16 x i8> %13, i8 0)
  %41 = getelementptr inbounds i8, ptr %5, i64 28
  store i32 %40, ptr %41, align 4, !tbaa !9
  %42 = tail call i32 @llvm.x86.sse42.pcmpistric128(<16 x i8> %12, <16 x i8> %13, i8 0)
  %43 = getelementptr inbounds i8, ptr %5, i64 32
  store i32 %42, ptr %43, align 16, !tbaa !9
  %44 = tail call i32 @llvm.x86.sse42.pcmpistrio128(<16 x i8> %12, <16 x i8> %13, i8 0)
  %45 = getelementptr inbounds i8, ptr %5, i64 36
  store i32 %44, ptr %45, align 4, !tbaa !9
  %46 = tail call i32 @llvm.x86.sse42.pcmpistris128(<16 x i8> %12, <16 x i8> %13, i8 0)
  %47 = getelementptr inbounds i8, ptr %5, i64 40
  store i32 %46, ptr %47, align 8, !tbaa !9
  %48 = tail call i32 @llvm.x86.sse42.pcmpistriz128(<16 x i8> %12, <16 x i8> %13, i8 0)
  %49 = getelementptr inbounds i8, ptr %5, i64 44
  store i32 %48, ptr %49, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #15
  %50 = tail call <16 x i8> @llvm.x86.sse42.pcmpistrm128(<16 x i8> %12, <16 x i8> %13, i8 0)
  store <16 x i8> %50, ptr %7, align 16, !tbaa !19
  br label %51
51:                                               ; preds = %51, %37
  %52 = phi i64 [ 0, %37 ], [ %59, %51 ]
  %53 = phi i64 [ %34, %37 ], [ %58, %51 ]
  %54 = getelementptr inbounds i8, ptr %7, i64 %52
  %55 = load i8, ptr %54, align 1, !tbaa !19
  %56 = zext i8 %55 to i64
  %57 = xor i64 %53, %56
  %58 = mul i64 %57, 1099511628211
  %59 = add nuw nsw i64 %52, 1
  %60 = icmp eq i64 %59, 16
  br i1 %60, label %61, label %51, !llvm.loop !20
61:                                               ; preds = %51
  store i64 %58, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #15
  %62 = tail call i32 @llvm.x86.sse42.pcmpestri128(<16 x i8> %12, i32 %1, <16 x i8> %13, i32 %3, i8 27)
  %63 = getelementptr inbounds i8, ptr %5, i64 48
  store i32 %62, ptr %63, align 16, !tbaa !9
  %64 = tail call i32 @llvm.x86.sse42.pcmpestria128(<16 x i8> %12, i32 %1, <16 x i8> %13, i32 %3, i8 27)
  %65 = getelementptr inbounds i8, ptr %5, i64 52
  store i32 %64, ptr %65, align 4, !tbaa !9
  %66 = tail call i32 @llvm.x86.sse42.pcmpestric128(<16 x i8> %12, i32 %1, <16 x i8> %13, i32 %3, i8 27)
  %67 = getelementptr inbounds i8, ptr %5, i64 56
  store i32 %66, ptr %67, align 8, !tbaa !9
  %68 = tail call i32 @llvm.x86.sse42.pcmpestrio128(<16 x i8> %12, i32 %1, <16 x i8> %13, i32 %3, i8 27)
  %69 = getelementptr inbounds i8, ptr %5, i64 60
  store i32 %68, ptr %69, align 4, !tbaa !9
  %70 = tail call i32 @llvm.x86.sse42.pcmpestris128(<16 x i8> %12, i32 %1, <16 x i8> %13, i32 %3, i8 27)
  %71 = getelementptr inbounds i8, ptr %5, i64 64
  store i32 %70, ptr %71, align 16, !tbaa !9
  %72 = tail call i32 @llvm.x86.sse42.pcmpestriz128(<16 x i8> %12, i32 %1, <16 x i8> %13, i32 %3, i8 27)
  %73 = getelementptr inbounds i8, ptr %5, i64 68
  store i32 %72, ptr %73, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #15
  %74 = tail call <16 x i8> @llvm.x86.sse42.pcmpestrm128(<16 x i8> %12, i32 %1, <16 x i8> %13, i32 %3, i8 27)
  store <16 x i8> %74, ptr %8, align 16, !tbaa !19
  br label %75
75:                                               ; preds = %75, %61
  %76 = phi i64 [ 0, %61 ], [ %83, %75 ]
  %77 = phi i64 [ %58, %61 ], [ %82, %75 ]
  %78 = getelementptr inbounds i8, ptr %8, i64 %76
  %79 = load i8, ptr %78, align 1, !tbaa !19
  %80 = zext i8 %79 to i64
  %81 = xor i64 %77, %80
  %82 = mul i64 %81, 1099511628211
  %83 = add nuw nsw i64 %76, 1
  %84 = icmp eq i64 %83, 16
  br i1 %84, label %85, label %75, !llvm.loop !20
85:                                               ; preds = %75
  store i64 %82, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #15
  %86 = tail call i32 @llvm.x86.sse42.pcmpistri128(<16 x i8> %12, <16 x i8> %13, i8 27)
  %87 = getelementptr inbounds i8, ptr %5, i64 72
  store i32 %86, ptr %87, align 8, !tbaa !9
  %88 = tail call i32 @llvm.x86.sse42.pcmpistria128(<16 x i8> %12, <16 x i8> %13, i8 27)
  %89 = getelementptr inbounds i8, ptr %5, i64 76
  store i32 %88, ptr %89, align 4, !tbaa !9
  %90 = tail call i32 @llvm.x86.sse42.pcmpistric128(<16 x i8> %12, <16 x i8> %13, i8 27)
  %91 = getelementptr inbounds i8, ptr %5, i64 80
  store i32 %90, ptr %91, align 16, !tbaa !9
  %92 = tail call i32 @llvm.x86.sse42.pcmpistrio128(<16 x i8> %12, <16 x i8> %13, i8 27)
  %93 = getelementptr inbounds i8, ptr %5, i64 84
  store i32 %92, ptr %93, align 4, !tbaa !9
  %94 = tail call i32 @llvm.x86.sse42.pcmpistris128(<16 x i8> %12, <16 x i8> %13, i8 27)
  %95 = getelementptr inbounds i8, ptr %5, i64 88
  store i32 %94, ptr %95, align 8, !tbaa !9
  %96 = tail call i32 @llvm.x86.sse42.pcmpistriz128(<16 x i8> %12, <16 x i8> %13, i8 27)
  %97 = getelementptr inbounds i8, ptr %5, i64 92
  store i32 %96, ptr %97, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #15
  %98 = tail call <16 x i8> @llvm.x86.sse42.pcmpistrm128(<16 x i8> %12, <16 x i8> %13, i8 27)
  store <16 x i8> %98, ptr %9, align 16, !tbaa !19
  br label %99
99:                                               ; preds = %99, %85
  %100 = phi i64 [ 0, %85 ], [ %107, %99 ]
  %101 = phi i64 [ %82, %85 ], [ %106, %99 ]
  %102 = getelementptr inbounds i8, ptr %9, i64 %100
  %103 = load i8, ptr %102, align 1, !tbaa !19
  %104 = zext i8 %103 to i64
  %105 = xor i64 %101, %104
  %106 = mul i64 %105, 1099511628211
  %107 = add nuw nsw i64 %100, 1
  %108 = icmp eq i64 %107, 16
  br i1 %108, label %109, label %99, !llvm.loop !20
109:                                              ; preds = %99
  store i64 %106, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #15
  %110 = tail call i32 @llvm.x86.sse42.pcmpestri128(<16 x i8> %12, i32 %1, <16 x i8> %13, i32 %3, i8 68)
  %111 = getelementptr inbounds i8, ptr %5, i64 96
  store i32 %110, ptr %111, align 16, !tbaa !9
  %112 = tail call i32 @llvm.x86.sse42.pcmpestria128(<16 x i8> %12, i32 %1, <16 x i8> %13, i32 %3, i8 68)
  %113 = getelementptr inbounds i8, ptr %5, i64 100
  store i32 %112, ptr %113, align 4, !tbaa !9
  %114 = tail call i32 @llvm.x86.sse42.pcmpestric128(<16 x i8> %12, i32 %1, <16 x i8> %13, i32 %3, i8 68)
  %115 = getelementptr inbounds i8, ptr %5, i64 104
  store i32 %114, ptr %115, align 8, !tbaa !9
  %116 = tail call i32 @llvm.x86.sse42.pcmpestrio128(<16 x i8> %12, i32 %1, <16 x i8> %13, i32 %3, i8 68)
  %117 = getelementptr inbounds i8, ptr %5, i64 108
  store i32 %116, ptr %117, align 4, !tbaa !9
  %118 = tail call i32 @llvm.x86.sse42.pcmpestris128(<16 x i8> %12, i32 %1, <16 x i8> %13, i32 %3, i8 68)
  %119 = getelementptr inbounds i8, ptr %5, i64 112
  store i32 %118, ptr %119, align 16, !tbaa !9
  %120 = tail call i32 @llvm.x86.sse42.pcmpestriz128(<16 x i8> %12, i32 %1, <16 x i8> %13, i32 %3, i8 68)
  %121 = getelementptr inbounds i8, ptr %5, i64 116
  store i32 %120, ptr %121, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %10) #15
  %122 = tail call <16 x i8> @llvm.x86.sse42.pcmpestrm128(<16 x i8> %12, i32 %1, <16 x i8> %13, i32 %3, i8 68)
  store <16 x i8> %122, ptr %10, align 16, !tbaa !19
  br label %123
123:                                              ; preds = %123, %109
  %124 = phi i64 [ 0, %109 ], [ %131, %123 ]
  %125 = phi i64 [ %106, %109 ], [ %130, %123 ]
  %126 = getelementptr inbounds i8, ptr %10, i64 %124
  %127 = load i8, ptr %126, align 1, !tbaa !19
  %128 = zext i8 %127 to i64
  %129 = xor i64 %125, %128
  %130 = mul i64 %129, 1099511628211
  %131 = add nuw nsw i64 %124, 1
  %132 = icmp eq i64 %131, 16
  br i1 %132, label %133, label %123, !llvm.loop !20
133:                                              ; preds = %123
  store i64 %130, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %10) #15
  %134 = tail call i32 @llvm.x86.sse42.pcmpistri128(<16 x i8> %12, <16 x i8> %13, i8 68)
  %135 = getelementptr inbounds i8, ptr %5, i64 120
  store i32 %134, ptr %135, align 8, !tbaa !9
  %136 = tail call i32 @llvm.x86.sse42.pcmpistria128(<16 x i8> %12, <16 x i8> %13, i8 68)
  %137 = getelementptr inbounds i8, ptr %5, i64 124
  store i32 %136, ptr %137, align 4, !tbaa !9
  %138 = tail call i32 @llvm.x86.sse42.pcmpistric128(<16 x i8> %12, <16 x i8> %13, i8 68)
  %139 = getelementptr inbounds i8, ptr %5, i64 128
  store i32 %138, ptr %139, align 16, !tbaa !9
  %140 = tail call i32 @llvm.x86.sse42.pcmpistrio128(<16 x i8> %12, <16 x i8> %13, i8 68)
  %141 = getelementptr inbounds i8, ptr %5, i64 132
  store i32 %140, ptr %141, align 4, !tbaa !9
  %142 = tail call i32 @llvm.x86.sse42.pcmpistris128(<16 x i8> %12, <16 x i8> %13, i8 68)
  %143 = getelementptr inbounds i8, ptr %5, i64 136
  store i32 %142, ptr %143, align 8, !tbaa !9
  %144 = tail call i32 @llvm.x86.sse42.pcmpistriz128(<16 x i8> %12, <16 x i8> %13, i8 68)
  %145 = getelementptr inbounds i8, ptr %5, i64 140
  store i32 %144, ptr %145, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %11) #15
  %146 = tail call <16 x i8> @llvm.x86.sse42.pcmpistrm128(<16 x i8> %12, <16 x i8> %13, i8 68)
  store <16 x i8> %146, ptr %11, align 16, !tbaa !19
  br label %147
147:                                              ; preds = %147, %133
  %148 = phi i64 [ 0, %133 ], [ %155, %147 ]
  %149 = phi i64 [ %130, %133 ], [ %154, %147 ]
  %150 = getelementptr inbounds i8, ptr %11, i64 %148
  %151 = load i8, ptr %150, align 1, !tbaa !19
  %152 = zext i8 %151 to i64
  %153 = xor i64 %149, %152
  %154 = mul i64 %153, 1099511628211
  %155 = add nuw nsw i64 %148, 1
  %156 = icmp eq i64 %155, 16
  br i1 %156, label %157, label %147, !llvm.loop !20
157:                                              ; preds = %147
  store i64 %154, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %11) #15
  br label %158
158:                                              ; preds = %158, %157
  %159 = phi i64 [ 0, %157 ], [ %166, %158 ]
  %160 = phi i64 [ %154, %157 ], [ %165, %158 ]
  %161 = getelementptr inbounds i8, ptr %5, i64 %159
  %162 = load i8, ptr %161, align 1, !tbaa !19
  %163 = zext i8 %162 to i64
  %164 = xor i64 %160, %163
  %165 = mul i64 %164, 1099511628211
  %166 = add nuw nsw i64 %159, 1
  %167 = icmp eq i64 %166, 144
  br i1 %167, label %168, label %158, !llvm.loop !20
168:                                              ; preds = %158
  store i64 %165, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %5) #15
  ret void
}
define internal fastcc void @tests(<4 x float> noundef %0, <4 x float> noundef %1, <4 x double> noundef %2, <4 x double> noundef %3) unnamed_addr #5 {
  %5 = alloca [11 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 44, ptr nonnull %5) #15
  %6 = tail call i32 @llvm.x86.avx.vtestz.ps(<4 x float> %0, <4 x float> %1)
  store i32 %6, ptr %5, align 16, !tbaa !9
  %7 = getelementptr inbounds i8, ptr %5, i64 4
  %8 = tail call i32 @llvm.x86.avx.vtestc.ps(<4 x float> %0, <4 x float> %1)
  store i32 %8, ptr %7, align 4, !tbaa !9
  %9 = getelementptr inbounds i8, ptr %5, i64 8
  %10 = tail call i32 @llvm.x86.avx.vtestnzc.ps(<4 x float> %0, <4 x float> %1)
  store i32 %10, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds i8, ptr %5, i64 12
  %12 = tail call i32 @llvm.x86.avx.vtestz.pd.256(<4 x double> %2, <4 x double> %3)
  store i32 %12, ptr %11, align 4, !tbaa !9
  %13 = getelementptr inbounds i8, ptr %5, i64 16
  %14 = tail call i32 @llvm.x86.avx.vtestc.pd.256(<4 x double> %2, <4 x double> %3)
  store i32 %14, ptr %13, align 16, !tbaa !9
  %15 = getelementptr inbounds i8, ptr %5, i64 20
  %16 = tail call i32 @llvm.x86.avx.vtestnzc.pd.256(<4 x double> %2, <4 x double> %3)
  store i32 %16, ptr %15, align 4, !tbaa !9
  %17 = getelementptr inbounds i8, ptr %5, i64 24
  %18 = bitcast <4 x float> %0 to <2 x double>
  %19 = bitcast <4 x float> %1 to <2 x double>
  %20 = tail call i32 @llvm.x86.avx.vtestz.pd(<2 x double> %18, <2 x double> %19)
  store i32 %20, ptr %17, align 8, !tbaa !9
  %21 = getelementptr inbounds i8, ptr %5, i64 28
  %22 = bitcast <4 x double> %2 to <8 x float>
  %23 = bitcast <4 x double> %3 to <8 x float>
  %24 = tail call i32 @llvm.x86.avx.vtestc.ps.256(<8 x float> %22, <8 x float> %23)
  store i32 %24, ptr %21, align 4, !tbaa !9
  %25 = getelementptr inbounds i8, ptr %5, i64 32
  %26 = bitcast <4 x double> %2 to <4 x i64>
  %27 = bitcast <4 x double> %3 to <4 x i64>
  %28 = tail call i32 @llvm.x86.avx.ptestz.256(<4 x i64> %26, <4 x i64> %27)
  store i32 %28, ptr %25, align 16, !tbaa !9
  %29 = getelementptr inbounds i8, ptr %5, i64 36
  %30 = bitcast <4 x float> %0 to <4 x i32>
  %31 = icmp slt <4 x i32> %30, zeroinitializer
  %32 = bitcast <4 x i1> %31 to i4
  %33 = zext i4 %32 to i32
  store i32 %33, ptr %29, align 4, !tbaa !9
  %34 = getelementptr inbounds i8, ptr %5, i64 40
  %35 = icmp slt <4 x i64> %26, zeroinitializer
  %36 = bitcast <4 x i1> %35 to i4
  %37 = zext i4 %36 to i32
  store i32 %37, ptr %34, align 8, !tbaa !9
  %38 = load i64, ptr @sum, align 8, !tbaa !5
  br label %39
39:                                               ; preds = %39, %4
  %40 = phi i64 [ 0, %4 ], [ %47, %39 ]
  %41 = phi i64 [ %38, %4 ], [ %46, %39 ]
  %42 = getelementptr inbounds i8, ptr %5, i64 %40
  %43 = load i8, ptr %42, align 1, !tbaa !19
  %44 = zext i8 %43 to i64
  %45 = xor i64 %41, %44
  %46 = mul i64 %45, 1099511628211
  %47 = add nuw nsw i64 %40, 1
  %48 = icmp eq i64 %47, 44
  br i1 %48, label %49, label %39, !llvm.loop !20
49:                                               ; preds = %39
  store i64 %46, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 44, ptr nonnull %5) #15
  ret void
}
define internal fastcc void @fused(<4 x float> noundef %0, <4 x float> noundef %1, <4 x double> noundef %2, <4 x double> noundef %3) unnamed_addr #3 {
  %5 = alloca <4 x float>, align 16
  %6 = alloca <4 x float>, align 16
  %7 = alloca <4 x double>, align 32
  %8 = alloca <4 x double>, align 32
  %9 = alloca <4 x double>, align 32
  %10 = alloca <4 x float>, align 16
  %11 = alloca <4 x float>, align 16
  %12 = alloca <4 x float>, align 16
  %13 = alloca <4 x double>, align 32
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #15
  %14 = tail call <4 x float> @llvm.x86.fma.vfmaddsub.ps(<4 x float> %0, <4 x float> %1, <4 x float> %0)
  store <4 x float> %14, ptr %5, align 16, !tbaa !19
  %15 = load i64, ptr @sum, align 8, !tbaa !5
  br label %16
16:                                               ; preds = %16, %4
  %17 = phi i64 [ 0, %4 ], [ %24, %16 ]
  %18 = phi i64 [ %15, %4 ], [ %23, %16 ]
  %19 = getelementptr inbounds i8, ptr %5, i64 %17
  %20 = load i8, ptr %19, align 1, !tbaa !19
  %21 = zext i8 %20 to i64
  %22 = xor i64 %18, %21
  %23 = mul i64 %22, 1099511628211
  %24 = add nuw nsw i64 %17, 1
  %25 = icmp eq i64 %24, 16
  br i1 %25, label %26, label %16, !llvm.loop !20
26:                                               ; preds = %16
  store i64 %23, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #15
  %27 = fneg <4 x float> %1
  %28 = tail call <4 x float> @llvm.x86.fma.vfmaddsub.ps(<4 x float> %0, <4 x float> %1, <4 x float> %27)
  store <4 x float> %28, ptr %6, align 16, !tbaa !19
  br label %29
29:                                               ; preds = %29, %26
  %30 = phi i64 [ 0, %26 ], [ %37, %29 ]
  %31 = phi i64 [ %23, %26 ], [ %36, %29 ]
  %32 = getelementptr inbounds i8, ptr %6, i64 %30
  %33 = load i8, ptr %32, align 1, !tbaa !19
  %34 = zext i8 %33 to i64
  %35 = xor i64 %31, %34
  %36 = mul i64 %35, 1099511628211
  %37 = add nuw nsw i64 %30, 1
  %38 = icmp eq i64 %37, 16
  br i1 %38, label %39, label %29, !llvm.loop !20
39:                                               ; preds = %29
  store i64 %36, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #15
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #15
  %40 = tail call <4 x double> @llvm.x86.fma.vfmaddsub.pd.256(<4 x double> %2, <4 x double> %3, <4 x double> %3)
  store <4 x double> %40, ptr %7, align 32, !tbaa !19
  br label %41
41:                                               ; preds = %41, %39
  %42 = phi i64 [ 0, %39 ], [ %49, %41 ]
  %43 = phi i64 [ %36, %39 ], [ %48, %41 ]
  %44 = getelementptr inbounds i8, ptr %7, i64 %42
  %45 = load i8, ptr %44, align 1, !tbaa !19
  %46 = zext i8 %45 to i64
  %47 = xor i64 %43, %46
  %48 = mul i64 %47, 1099511628211
  %49 = add nuw nsw i64 %42, 1
  %50 = icmp eq i64 %49, 32
  br i1 %50, label %51, label %41, !llvm.loop !20
51:                                               ; preds = %41
  store i64 %48, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #15
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #15
  %52 = fneg <4 x double> %2
  %53 = tail call <4 x double> @llvm.x86.fma.vfmaddsub.pd.256(<4 x double> %2, <4 x double> %3, <4 x double> %52)
  store <4 x double> %53, ptr %8, align 32, !tbaa !19
  br label %54
54:                                               ; preds = %54, %51
  %55 = phi i64 [ 0, %51 ], [ %62, %54 ]
  %56 = phi i64 [ %48, %51 ], [ %61, %54 ]
  %57 = getelementptr inbounds i8, ptr %8, i64 %55
  %58 = load i8, ptr %57, align 1, !tbaa !19
  %59 = zext i8 %58 to i64
  %60 = xor i64 %56, %59
  %61 = mul i64 %60, 1099511628211
  %62 = add nuw nsw i64 %55, 1
  %63 = icmp eq i64 %62, 32
  br i1 %63, label %64, label %54, !llvm.loop !20
64:                                               ; preds = %54
  store i64 %61, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #15
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9) #15
  %65 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %52, <4 x double> %3, <4 x double> %52)
  store <4 x double> %65, ptr %9, align 32, !tbaa !19
  br label %66
66:                                               ; preds = %66, %64
  %67 = phi i64 [ 0, %64 ], [ %74, %66 ]
  %68 = phi i64 [ %61, %64 ], [ %73, %66 ]
  %69 = getelementptr inbounds i8, ptr %9, i64 %67
  %70 = load i8, ptr %69, align 1, !tbaa !19
  %71 = zext i8 %70 to i64
  %72 = xor i64 %68, %71
  %73 = mul i64 %72, 1099511628211
  %74 = add nuw nsw i64 %67, 1
  %75 = icmp eq i64 %74, 32
  br i1 %75, label %76, label %66, !llvm.loop !20
76:                                               ; preds = %66
  store i64 %73, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %10) #15
  %77 = extractelement <4 x float> %0, i64 0
  %78 = extractelement <4 x float> %1, i64 0
  %79 = tail call float @llvm.fma.f32(float %77, float %78, float %77)
  %80 = insertelement <4 x float> %0, float %79, i64 0
  store <4 x float> %80, ptr %10, align 16, !tbaa !19
  br label %81
81:                                               ; preds = %81, %76
  %82 = phi i64 [ 0, %76 ], [ %89, %81 ]
  %83 = phi i64 [ %73, %76 ], [ %88, %81 ]
  %84 = getelementptr inbounds i8, ptr %10, i64 %82
  %85 = load i8, ptr %84, align 1, !tbaa !19
  %86 = zext i8 %85 to i64
  %87 = xor i64 %83, %86
  %88 = mul i64 %87, 1099511628211
  %89 = add nuw nsw i64 %82, 1
  %90 = icmp eq i64 %89, 16
  br i1 %90, label %91, label %81, !llvm.loop !20
91:                                               ; preds = %81
  store i64 %88, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %10) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %11) #15
  %92 = tail call <4 x float> @llvm.x86.sse3.addsub.ps(<4 x float> %0, <4 x float> %1)
  store <4 x float> %92, ptr %11, align 16, !tbaa !19
  br label %93
93:                                               ; preds = %93, %91
  %94 = phi i64 [ 0, %91 ], [ %101, %93 ]
  %95 = phi i64 [ %88, %91 ], [ %100, %93 ]
  %96 = getelementptr inbounds i8, ptr %11, i64 %94
  %97 = load i8, ptr %96, align 1, !tbaa !19
  %98 = zext i8 %97 to i64
  %99 = xor i64 %95, %98
  %100 = mul i64 %99, 1099511628211
  %101 = add nuw nsw i64 %94, 1
  %102 = icmp eq i64 %101, 16
  br i1 %102, label %103, label %93, !llvm.loop !20
103:                                              ; preds = %93
  store i64 %100, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %11) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %12) #15
  %104 = tail call <4 x float> @llvm.x86.sse3.hadd.ps(<4 x float> %0, <4 x float> %1)
  store <4 x float> %104, ptr %12, align 16, !tbaa !19
  br label %105
105:                                              ; preds = %105, %103
  %106 = phi i64 [ 0, %103 ], [ %113, %105 ]
  %107 = phi i64 [ %100, %103 ], [ %112, %105 ]
  %108 = getelementptr inbounds i8, ptr %12, i64 %106
  %109 = load i8, ptr %108, align 1, !tbaa !19
  %110 = zext i8 %109 to i64
  %111 = xor i64 %107, %110
  %112 = mul i64 %111, 1099511628211
  %113 = add nuw nsw i64 %106, 1
  %114 = icmp eq i64 %113, 16
  br i1 %114, label %115, label %105, !llvm.loop !20
115:                                              ; preds = %105
  store i64 %112, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %12) #15
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %13) #15
  %116 = tail call <4 x double> @llvm.x86.avx.hsub.pd.256(<4 x double> %2, <4 x double> %3)
  store <4 x double> %116, ptr %13, align 32, !tbaa !19
  br label %117
117:                                              ; preds = %117, %115
  %118 = phi i64 [ 0, %115 ], [ %125, %117 ]
  %119 = phi i64 [ %112, %115 ], [ %124, %117 ]
  %120 = getelementptr inbounds i8, ptr %13, i64 %118
  %121 = load i8, ptr %120, align 1, !tbaa !19
  %122 = zext i8 %121 to i64
  %123 = xor i64 %119, %122
  %124 = mul i64 %123, 1099511628211
  %125 = add nuw nsw i64 %118, 1
  %126 = icmp eq i64 %125, 32
  br i1 %126, label %127, label %117, !llvm.loop !20
127:                                              ; preds = %117
  store i64 %124, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %13) #15
  %128 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, ptr noundef nonnull @.str.6, i64 noundef %124)
  store i64 -3750763034362895579, ptr @sum, align 8, !tbaa !5
  ret void
}
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6
define internal fastcc void @masked(ptr noundef %0, <4 x i64> noundef %1) unnamed_addr #7 {
  %3 = alloca <8 x float>, align 32
  %4 = alloca <2 x double>, align 16
  %5 = alloca <4 x i64>, align 32
  %6 = alloca <4 x i64>, align 32
  %7 = alloca <2 x i64>, align 16
  %8 = bitcast <4 x i64> %1 to <8 x i32>
  %9 = tail call <8 x float> @llvm.x86.avx.maskload.ps.256(ptr nonnull @floats, <8 x i32> %8)
  %10 = fadd <8 x float> %9, %9
  tail call void @llvm.x86.avx.maskstore.ps.256(ptr %0, <8 x i32> %8, <8 x float> %10)
  %11 = getelementptr inbounds i8, ptr %0, i64 32
  %12 = shufflevector <4 x i64> %1, <4 x i64> poison, <2 x i32> <i32 0, i32 1>
  %13 = tail call <2 x i64> @llvm.x86.avx2.maskload.q(ptr nonnull @longs, <2 x i64> %12)
  tail call void @llvm.x86.avx2.maskstore.q(ptr nonnull %11, <2 x i64> %12, <2 x i64> %13)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #15
  store <8 x float> %9, ptr %3, align 32, !tbaa !19
  %14 = load i64, ptr @sum, align 8, !tbaa !5
  br label %15
15:                                               ; preds = %15, %2
  %16 = phi i64 [ 0, %2 ], [ %23, %15 ]
  %17 = phi i64 [ %14, %2 ], [ %22, %15 ]
  %18 = getelementptr inbounds i8, ptr %3, i64 %16
  %19 = load i8, ptr %18, align 1, !tbaa !19
  %20 = zext i8 %19 to i64
  %21 = xor i64 %17, %20
  %22 = mul i64 %21, 1099511628211
  %23 = add nuw nsw i64 %16, 1
  %24 = icmp eq i64 %23, 32
  br i1 %24, label %25, label %15, !llvm.loop !20
25:                                               ; preds = %15
  store i64 %22, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #15
  %26 = tail call <2 x double> @llvm.x86.avx.maskload.pd(ptr nonnull @longs, <2 x i64> %12)
  store <2 x double> %26, ptr %4, align 16, !tbaa !19
  br label %27
27:                                               ; preds = %27, %25
  %28 = phi i64 [ 0, %25 ], [ %35, %27 ]
  %29 = phi i64 [ %22, %25 ], [ %34, %27 ]
  %30 = getelementptr inbounds i8, ptr %4, i64 %28
  %31 = load i8, ptr %30, align 1, !tbaa !19
  %32 = zext i8 %31 to i64
  %33 = xor i64 %29, %32
  %34 = mul i64 %33, 1099511628211
  %35 = add nuw nsw i64 %28, 1
  %36 = icmp eq i64 %35, 16
  br i1 %36, label %37, label %27, !llvm.loop !20
37:                                               ; preds = %27
  store i64 %34, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #15
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #15
  %38 = tail call <8 x i32> @llvm.x86.avx2.maskload.d.256(ptr nonnull @longs, <8 x i32> %8)
  store <8 x i32> %38, ptr %5, align 32, !tbaa !19
  br label %39
39:                                               ; preds = %39, %37
  %40 = phi i64 [ 0, %37 ], [ %47, %39 ]
  %41 = phi i64 [ %34, %37 ], [ %46, %39 ]
  %42 = getelementptr inbounds i8, ptr %5, i64 %40
  %43 = load i8, ptr %42, align 1, !tbaa !19
  %44 = zext i8 %43 to i64
  %45 = xor i64 %41, %44
  %46 = mul i64 %45, 1099511628211
  %47 = add nuw nsw i64 %40, 1
  %48 = icmp eq i64 %47, 32
  br i1 %48, label %49, label %39, !llvm.loop !20
49:                                               ; preds = %39
  store i64 %46, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #15
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #15
  %50 = tail call <32 x i8> @llvm.x86.avx.ldu.dq.256(ptr nonnull getelementptr inbounds (i8, ptr @longs, i64 3))
  store <32 x i8> %50, ptr %6, align 32, !tbaa !19
  br label %51
51:                                               ; preds = %51, %49
  %52 = phi i64 [ 0, %49 ], [ %59, %51 ]
  %53 = phi i64 [ %46, %49 ], [ %58, %51 ]
  %54 = getelementptr inbounds i8, ptr %6, i64 %52
  %55 = load i8, ptr %54, align 1, !tbaa !19
  %56 = zext i8 %55 to i64
  %57 = xor i64 %53, %56
  %58 = mul i64 %57, 1099511628211
  %59 = add nuw nsw i64 %52, 1
  %60 = icmp eq i64 %59, 32
  br i1 %60, label %61, label %51, !llvm.loop !20
61:                                               ; preds = %51
  store i64 %58, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #15
  %62 = tail call <16 x i8> @llvm.x86.sse3.ldu.dq(ptr nonnull getelementptr inbounds (i8, ptr @longs, i64 5))
  store <16 x i8> %62, ptr %7, align 16, !tbaa !19
  br label %63
63:                                               ; preds = %63, %61
  %64 = phi i64 [ 0, %61 ], [ %71, %63 ]
  %65 = phi i64 [ %58, %61 ], [ %70, %63 ]
  %66 = getelementptr inbounds i8, ptr %7, i64 %64
  %67 = load i8, ptr %66, align 1, !tbaa !19
  %68 = zext i8 %67 to i64
  %69 = xor i64 %65, %68
  %70 = mul i64 %69, 1099511628211
  %71 = add nuw nsw i64 %64, 1
  %72 = icmp eq i64 %71, 16
  br i1 %72, label %73, label %63, !llvm.loop !20
73:                                               ; preds = %63
  store i64 %70, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #15
  br label %74
74:                                               ; preds = %74, %73
  %75 = phi i64 [ 0, %73 ], [ %82, %74 ]
  %76 = phi i64 [ %70, %73 ], [ %81, %74 ]
  %77 = getelementptr inbounds i8, ptr %0, i64 %75
  %78 = load i8, ptr %77, align 1, !tbaa !19
  %79 = zext i8 %78 to i64
  %80 = xor i64 %76, %79
  %81 = mul i64 %80, 1099511628211
  %82 = add nuw nsw i64 %75, 1
  %83 = icmp eq i64 %82, 64
  br i1 %83, label %84, label %74, !llvm.loop !20
84:                                               ; preds = %74
  store i64 %81, ptr @sum, align 8, !tbaa !5
  %85 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, ptr noundef nonnull @.str.7, i64 noundef %81)
  store i64 -3750763034362895579, ptr @sum, align 8, !tbaa !5
  ret void
}
define internal fastcc void @lowest(<4 x float> noundef %0, <4 x float> noundef %1, <2 x double> noundef %2, <2 x double> noundef %3) unnamed_addr #4 {
  %5 = alloca <4 x float>, align 16
  %6 = alloca <4 x float>, align 16
  %7 = alloca <4 x float>, align 16
  %8 = alloca <4 x float>, align 16
  %9 = alloca <2 x double>, align 16
  %10 = alloca <2 x double>, align 16
  %11 = alloca <2 x double>, align 16
  %12 = alloca <2 x double>, align 16
  %13 = alloca <2 x double>, align 16
  %14 = alloca <4 x float>, align 16
  %15 = alloca <2 x double>, align 16
  %16 = alloca <4 x float>, align 16
  %17 = alloca <2 x double>, align 16
  %18 = alloca <4 x float>, align 16
  %19 = alloca <2 x double>, align 16
  %20 = alloca [16 x i32], align 16
  %21 = alloca [4 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #15
  %22 = tail call <4 x float> @llvm.x86.sse.min.ss(<4 x float> %0, <4 x float> %1)
  store <4 x float> %22, ptr %5, align 16, !tbaa !19
  %23 = load i64, ptr @sum, align 8, !tbaa !5
  br label %24
24:                                               ; preds = %24, %4
  %25 = phi i64 [ 0, %4 ], [ %32, %24 ]
  %26 = phi i64 [ %23, %4 ], [ %31, %24 ]
  %27 = getelementptr inbounds i8, ptr %5, i64 %25
  %28 = load i8, ptr %27, align 1, !tbaa !19
  %29 = zext i8 %28 to i64
  %30 = xor i64 %26, %29
  %31 = mul i64 %30, 1099511628211
  %32 = add nuw nsw i64 %25, 1
  %33 = icmp eq i64 %32, 16
  br i1 %33, label %34, label %24, !llvm.loop !20
34:                                               ; preds = %24
  store i64 %31, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #15
  %35 = tail call <4 x float> @llvm.x86.sse.max.ss(<4 x float> %0, <4 x float> %1)
  store <4 x float> %35, ptr %6, align 16, !tbaa !19
  br label %36
36:                                               ; preds = %36, %34
  %37 = phi i64 [ 0, %34 ], [ %44, %36 ]
  %38 = phi i64 [ %31, %34 ], [ %43, %36 ]
  %39 = getelementptr inbounds i8, ptr %6, i64 %37
  %40 = load i8, ptr %39, align 1, !tbaa !19
  %41 = zext i8 %40 to i64
  %42 = xor i64 %38, %41
  %43 = mul i64 %42, 1099511628211
  %44 = add nuw nsw i64 %37, 1
  %45 = icmp eq i64 %44, 16
  br i1 %45, label %46, label %36, !llvm.loop !20
46:                                               ; preds = %36
  store i64 %43, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #15
  %47 = tail call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> %0, <4 x float> %1, i8 1)
  store <4 x float> %47, ptr %7, align 16, !tbaa !19
  br label %48
48:                                               ; preds = %48, %46
  %49 = phi i64 [ 0, %46 ], [ %56, %48 ]
  %50 = phi i64 [ %43, %46 ], [ %55, %48 ]
  %51 = getelementptr inbounds i8, ptr %7, i64 %49
  %52 = load i8, ptr %51, align 1, !tbaa !19
  %53 = zext i8 %52 to i64
  %54 = xor i64 %50, %53
  %55 = mul i64 %54, 1099511628211
  %56 = add nuw nsw i64 %49, 1
  %57 = icmp eq i64 %56, 16
  br i1 %57, label %58, label %48, !llvm.loop !20
58:                                               ; preds = %48
  store i64 %55, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #15
  %59 = tail call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> %0, <4 x float> %1, i8 3)
  store <4 x float> %59, ptr %8, align 16, !tbaa !19
  br label %60
60:                                               ; preds = %60, %58
  %61 = phi i64 [ 0, %58 ], [ %68, %60 ]
  %62 = phi i64 [ %55, %58 ], [ %67, %60 ]
  %63 = getelementptr inbounds i8, ptr %8, i64 %61
  %64 = load i8, ptr %63, align 1, !tbaa !19
  %65 = zext i8 %64 to i64
  %66 = xor i64 %62, %65
  %67 = mul i64 %66, 1099511628211
  %68 = add nuw nsw i64 %61, 1
  %69 = icmp eq i64 %68, 16
  br i1 %69, label %70, label %60, !llvm.loop !20
70:                                               ; preds = %60
  store i64 %67, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #15
  %71 = tail call <2 x double> @llvm.x86.sse2.min.sd(<2 x double> %2, <2 x double> %3)
  store <2 x double> %71, ptr %9, align 16, !tbaa !19
  br label %72
72:                                               ; preds = %72, %70
  %73 = phi i64 [ 0, %70 ], [ %80, %72 ]
  %74 = phi i64 [ %67, %70 ], [ %79, %72 ]
  %75 = getelementptr inbounds i8, ptr %9, i64 %73
  %76 = load i8, ptr %75, align 1, !tbaa !19
  %77 = zext i8 %76 to i64
  %78 = xor i64 %74, %77
  %79 = mul i64 %78, 1099511628211
  %80 = add nuw nsw i64 %73, 1
  %81 = icmp eq i64 %80, 16
  br i1 %81, label %82, label %72, !llvm.loop !20
82:                                               ; preds = %72
  store i64 %79, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %10) #15
  %83 = tail call <2 x double> @llvm.x86.sse2.max.sd(<2 x double> %2, <2 x double> %3)
  store <2 x double> %83, ptr %10, align 16, !tbaa !19
  br label %84
84:                                               ; preds = %84, %82
  %85 = phi i64 [ 0, %82 ], [ %92, %84 ]
  %86 = phi i64 [ %79, %82 ], [ %91, %84 ]
  %87 = getelementptr inbounds i8, ptr %10, i64 %85
  %88 = load i8, ptr %87, align 1, !tbaa !19
  %89 = zext i8 %88 to i64
  %90 = xor i64 %86, %89
  %91 = mul i64 %90, 1099511628211
  %92 = add nuw nsw i64 %85, 1
  %93 = icmp eq i64 %92, 16
  br i1 %93, label %94, label %84, !llvm.loop !20
94:                                               ; preds = %84
  store i64 %91, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %10) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %11) #15
  %95 = tail call <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double> %2, <2 x double> %3, i8 2)
  store <2 x double> %95, ptr %11, align 16, !tbaa !19
  br label %96
96:                                               ; preds = %96, %94
  %97 = phi i64 [ 0, %94 ], [ %104, %96 ]
  %98 = phi i64 [ %91, %94 ], [ %103, %96 ]
  %99 = getelementptr inbounds i8, ptr %11, i64 %97
  %100 = load i8, ptr %99, align 1, !tbaa !19
  %101 = zext i8 %100 to i64
  %102 = xor i64 %98, %101
  %103 = mul i64 %102, 1099511628211
  %104 = add nuw nsw i64 %97, 1
  %105 = icmp eq i64 %104, 16
  br i1 %105, label %106, label %96, !llvm.loop !20
106:                                              ; preds = %96
  store i64 %103, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %11) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %12) #15
  %107 = tail call <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double> %2, <2 x double> %3, i8 4)
  store <2 x double> %107, ptr %12, align 16, !tbaa !19
  br label %108
108:                                              ; preds = %108, %106
  %109 = phi i64 [ 0, %106 ], [ %116, %108 ]
  %110 = phi i64 [ %103, %106 ], [ %115, %108 ]
  %111 = getelementptr inbounds i8, ptr %12, i64 %109
  %112 = load i8, ptr %111, align 1, !tbaa !19
  %113 = zext i8 %112 to i64
  %114 = xor i64 %110, %113
  %115 = mul i64 %114, 1099511628211
  %116 = add nuw nsw i64 %109, 1
  %117 = icmp eq i64 %116, 16
  br i1 %117, label %118, label %108, !llvm.loop !20
118:                                              ; preds = %108
  store i64 %115, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %12) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %13) #15
  %119 = tail call <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double> %2, <2 x double> %3, i8 10)
  store <2 x double> %119, ptr %13, align 16, !tbaa !19
  br label %120
120:                                              ; preds = %120, %118
  %121 = phi i64 [ 0, %118 ], [ %128, %120 ]
  %122 = phi i64 [ %115, %118 ], [ %127, %120 ]
  %123 = getelementptr inbounds i8, ptr %13, i64 %121
  %124 = load i8, ptr %123, align 1, !tbaa !19
  %125 = zext i8 %124 to i64
  %126 = xor i64 %122, %125
  %127 = mul i64 %126, 1099511628211
  %128 = add nuw nsw i64 %121, 1
  %129 = icmp eq i64 %128, 16
  br i1 %129, label %130, label %120, !llvm.loop !20
130:                                              ; preds = %120
  store i64 %127, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %13) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %14) #15
  %131 = tail call <4 x float> @llvm.x86.sse41.round.ss(<4 x float> %0, <4 x float> %1, i32 1)
  store <4 x float> %131, ptr %14, align 16, !tbaa !19
  br label %132
132:                                              ; preds = %132, %130
  %133 = phi i64 [ 0, %130 ], [ %140, %132 ]
  %134 = phi i64 [ %127, %130 ], [ %139, %132 ]
  %135 = getelementptr inbounds i8, ptr %14, i64 %133
  %136 = load i8, ptr %135, align 1, !tbaa !19
  %137 = zext i8 %136 to i64
  %138 = xor i64 %134, %137
  %139 = mul i64 %138, 1099511628211
  %140 = add nuw nsw i64 %133, 1
  %141 = icmp eq i64 %140, 16
  br i1 %141, label %142, label %132, !llvm.loop !20
142:                                              ; preds = %132
  store i64 %139, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %14) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %15) #15
  %143 = tail call <2 x double> @llvm.x86.sse41.round.sd(<2 x double> %2, <2 x double> %3, i32 2)
  store <2 x double> %143, ptr %15, align 16, !tbaa !19
  br label %144
144:                                              ; preds = %144, %142
  %145 = phi i64 [ 0, %142 ], [ %152, %144 ]
  %146 = phi i64 [ %139, %142 ], [ %151, %144 ]
  %147 = getelementptr inbounds i8, ptr %15, i64 %145
  %148 = load i8, ptr %147, align 1, !tbaa !19
  %149 = zext i8 %148 to i64
  %150 = xor i64 %146, %149
  %151 = mul i64 %150, 1099511628211
  %152 = add nuw nsw i64 %145, 1
  %153 = icmp eq i64 %152, 16
  br i1 %153, label %154, label %144, !llvm.loop !20
154:                                              ; preds = %144
  store i64 %151, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %15) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %16) #15
  %155 = tail call <4 x float> @llvm.x86.sse2.cvtsd2ss(<4 x float> %0, <2 x double> %3)
  store <4 x float> %155, ptr %16, align 16, !tbaa !19
  br label %156
156:                                              ; preds = %156, %154
  %157 = phi i64 [ 0, %154 ], [ %164, %156 ]
  %158 = phi i64 [ %151, %154 ], [ %163, %156 ]
  %159 = getelementptr inbounds i8, ptr %16, i64 %157
  %160 = load i8, ptr %159, align 1, !tbaa !19
  %161 = zext i8 %160 to i64
  %162 = xor i64 %158, %161
  %163 = mul i64 %162, 1099511628211
  %164 = add nuw nsw i64 %157, 1
  %165 = icmp eq i64 %164, 16
  br i1 %165, label %166, label %156, !llvm.loop !20
166:                                              ; preds = %156
  store i64 %163, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %16) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %17) #15
  %167 = extractelement <4 x float> %1, i64 0
  %168 = fpext float %167 to double
  %169 = insertelement <2 x double> %2, double %168, i64 0
  store <2 x double> %169, ptr %17, align 16, !tbaa !19
  br label %170
170:                                              ; preds = %170, %166
  %171 = phi i64 [ 0, %166 ], [ %178, %170 ]
  %172 = phi i64 [ %163, %166 ], [ %177, %170 ]
  %173 = getelementptr inbounds i8, ptr %17, i64 %171
  %174 = load i8, ptr %173, align 1, !tbaa !19
  %175 = zext i8 %174 to i64
  %176 = xor i64 %172, %175
  %177 = mul i64 %176, 1099511628211
  %178 = add nuw nsw i64 %171, 1
  %179 = icmp eq i64 %178, 16
  br i1 %179, label %180, label %170, !llvm.loop !20
180:                                              ; preds = %170
  store i64 %177, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %17) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %18) #15
  %181 = extractelement <4 x float> %0, i64 0
  %182 = tail call float @llvm.sqrt.f32(float %181)
  %183 = insertelement <4 x float> %0, float %182, i64 0
  store <4 x float> %183, ptr %18, align 16, !tbaa !19
  br label %184
184:                                              ; preds = %184, %180
  %185 = phi i64 [ 0, %180 ], [ %192, %184 ]
  %186 = phi i64 [ %177, %180 ], [ %191, %184 ]
  %187 = getelementptr inbounds i8, ptr %18, i64 %185
  %188 = load i8, ptr %187, align 1, !tbaa !19
  %189 = zext i8 %188 to i64
  %190 = xor i64 %186, %189
  %191 = mul i64 %190, 1099511628211
  %192 = add nuw nsw i64 %185, 1
  %193 = icmp eq i64 %192, 16
  br i1 %193, label %194, label %184, !llvm.loop !20
194:                                              ; preds = %184
  store i64 %191, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %18) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %19) #15
  %195 = extractelement <2 x double> %3, i64 0
  %196 = tail call double @llvm.sqrt.f64(double %195)
  %197 = insertelement <2 x double> %2, double %196, i64 0
  store <2 x double> %197, ptr %19, align 16, !tbaa !19
  br label %198
198:                                              ; preds = %198, %194
  %199 = phi i64 [ 0, %194 ], [ %206, %198 ]
  %200 = phi i64 [ %191, %194 ], [ %205, %198 ]
  %201 = getelementptr inbounds i8, ptr %19, i64 %199
  %202 = load i8, ptr %201, align 1, !tbaa !19
  %203 = zext i8 %202 to i64
  %204 = xor i64 %200, %203
  %205 = mul i64 %204, 1099511628211
  %206 = add nuw nsw i64 %199, 1
  %207 = icmp eq i64 %206, 16
  br i1 %207, label %208, label %198, !llvm.loop !20
208:                                              ; preds = %198
  store i64 %205, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %19) #15
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %20) #15
  %209 = tail call i32 @llvm.x86.sse.comieq.ss(<4 x float> %0, <4 x float> %1)
  store i32 %209, ptr %20, align 16, !tbaa !9
  %210 = getelementptr inbounds i8, ptr %20, i64 4
  %211 = tail call i32 @llvm.x86.sse.comilt.ss(<4 x float> %0, <4 x float> %1)
  store i32 %211, ptr %210, align 4, !tbaa !9
  %212 = getelementptr inbounds i8, ptr %20, i64 8
  %213 = tail call i32 @llvm.x86.sse.comile.ss(<4 x float> %0, <4 x float> %1)
  store i32 %213, ptr %212, align 8, !tbaa !9
  %214 = getelementptr inbounds i8, ptr %20, i64 12
  %215 = tail call i32 @llvm.x86.sse.comigt.ss(<4 x float> %0, <4 x float> %1)
  store i32 %215, ptr %214, align 4, !tbaa !9
  %216 = getelementptr inbounds i8, ptr %20, i64 16
  %217 = tail call i32 @llvm.x86.sse.comige.ss(<4 x float> %0, <4 x float> %1)
  store i32 %217, ptr %216, align 16, !tbaa !9
  %218 = getelementptr inbounds i8, ptr %20, i64 20
  %219 = tail call i32 @llvm.x86.sse.comineq.ss(<4 x float> %0, <4 x float> %1)
  store i32 %219, ptr %218, align 4, !tbaa !9
  %220 = getelementptr inbounds i8, ptr %20, i64 24
  %221 = tail call i32 @llvm.x86.sse2.ucomieq.sd(<2 x double> %2, <2 x double> %3)
  store i32 %221, ptr %220, align 8, !tbaa !9
  %222 = getelementptr inbounds i8, ptr %20, i64 28
  %223 = tail call i32 @llvm.x86.sse2.ucomilt.sd(<2 x double> %2, <2 x double> %3)
  store i32 %223, ptr %222, align 4, !tbaa !9
  %224 = getelementptr inbounds i8, ptr %20, i64 32
  %225 = tail call i32 @llvm.x86.sse2.ucomile.sd(<2 x double> %2, <2 x double> %3)
  store i32 %225, ptr %224, align 16, !tbaa !9
  %226 = getelementptr inbounds i8, ptr %20, i64 36
  %227 = tail call i32 @llvm.x86.sse2.ucomigt.sd(<2 x double> %2, <2 x double> %3)
  store i32 %227, ptr %226, align 4, !tbaa !9
  %228 = getelementptr inbounds i8, ptr %20, i64 40
  %229 = tail call i32 @llvm.x86.sse2.ucomige.sd(<2 x double> %2, <2 x double> %3)
  store i32 %229, ptr %228, align 8, !tbaa !9
  %230 = getelementptr inbounds i8, ptr %20, i64 44
  %231 = tail call i32 @llvm.x86.sse2.ucomineq.sd(<2 x double> %2, <2 x double> %3)
  store i32 %231, ptr %230, align 4, !tbaa !9
  %232 = getelementptr inbounds i8, ptr %20, i64 48
  %233 = tail call i32 @llvm.x86.sse.cvtss2si(<4 x float> %0)
  store i32 %233, ptr %232, align 16, !tbaa !9
  %234 = getelementptr inbounds i8, ptr %20, i64 52
  %235 = tail call i32 @llvm.x86.sse.cvttss2si(<4 x float> %0)
  store i32 %235, ptr %234, align 4, !tbaa !9
  %236 = getelementptr inbounds i8, ptr %20, i64 56
  %237 = tail call i32 @llvm.x86.sse2.cvtsd2si(<2 x double> %2)
  store i32 %237, ptr %236, align 8, !tbaa !9
  %238 = getelementptr inbounds i8, ptr %20, i64 60
  %239 = tail call i32 @llvm.x86.sse2.cvttsd2si(<2 x double> %2)
  store i32 %239, ptr %238, align 4, !tbaa !9
  br label %240
240:                                              ; preds = %240, %208
  %241 = phi i64 [ 0, %208 ], [ %248, %240 ]
  %242 = phi i64 [ %205, %208 ], [ %247, %240 ]
  %243 = getelementptr inbounds i8, ptr %20, i64 %241
  %244 = load i8, ptr %243, align 1, !tbaa !19
  %245 = zext i8 %244 to i64
  %246 = xor i64 %242, %245
  %247 = mul i64 %246, 1099511628211
  %248 = add nuw nsw i64 %241, 1
  %249 = icmp eq i64 %248, 64
  br i1 %249, label %250, label %240, !llvm.loop !20
250:                                              ; preds = %240
  store i64 %247, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %21) #15
  %251 = tail call i64 @llvm.x86.sse.cvtss2si64(<4 x float> %0)
  store i64 %251, ptr %21, align 16, !tbaa !5
  %252 = getelementptr inbounds i8, ptr %21, i64 8
  %253 = tail call i64 @llvm.x86.sse.cvttss2si64(<4 x float> %0)
  store i64 %253, ptr %252, align 8, !tbaa !5
  %254 = getelementptr inbounds i8, ptr %21, i64 16
  %255 = tail call i64 @llvm.x86.sse2.cvtsd2si64(<2 x double> %2)
  store i64 %255, ptr %254, align 16, !tbaa !5
  %256 = getelementptr inbounds i8, ptr %21, i64 24
  %257 = tail call i64 @llvm.x86.sse2.cvttsd2si64(<2 x double> %2)
  store i64 %257, ptr %256, align 8, !tbaa !5
  br label %258
258:                                              ; preds = %258, %250
  %259 = phi i64 [ 0, %250 ], [ %266, %258 ]
  %260 = phi i64 [ %247, %250 ], [ %265, %258 ]
  %261 = getelementptr inbounds i8, ptr %21, i64 %259
  %262 = load i8, ptr %261, align 1, !tbaa !19
  %263 = zext i8 %262 to i64
  %264 = xor i64 %260, %263
  %265 = mul i64 %264, 1099511628211
  %266 = add nuw nsw i64 %259, 1
  %267 = icmp eq i64 %266, 32
  br i1 %267, label %268, label %258, !llvm.loop !20
268:                                              ; preds = %258
  store i64 %265, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %21) #15
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %20) #15
  ret void
}
define internal fastcc void @ciphers(<2 x i64> noundef %0, <2 x i64> noundef %1) unnamed_addr #8 {
  %3 = alloca <2 x i64>, align 16
  %4 = alloca <2 x i64>, align 16
  %5 = alloca <2 x i64>, align 16
  %6 = alloca <2 x i64>, align 16
  %7 = alloca <2 x i64>, align 16
  %8 = alloca <2 x i64>, align 16
  %9 = alloca <2 x i64>, align 16
  %10 = alloca <2 x i64>, align 16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #15
  %11 = tail call <2 x i64> @llvm.x86.aesni.aesenc(<2 x i64> %0, <2 x i64> %1)
  store <2 x i64> %11, ptr %3, align 16, !tbaa !19
  %12 = load i64, ptr @sum, align 8, !tbaa !5
  br label %13
13:                                               ; preds = %13, %2
  %14 = phi i64 [ 0, %2 ], [ %21, %13 ]
  %15 = phi i64 [ %12, %2 ], [ %20, %13 ]
  %16 = getelementptr inbounds i8, ptr %3, i64 %14
  %17 = load i8, ptr %16, align 1, !tbaa !19
  %18 = zext i8 %17 to i64
  %19 = xor i64 %15, %18
  %20 = mul i64 %19, 1099511628211
  %21 = add nuw nsw i64 %14, 1
  %22 = icmp eq i64 %21, 16
  br i1 %22, label %23, label %13, !llvm.loop !20
23:                                               ; preds = %13
  store i64 %20, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #15
  %24 = tail call <2 x i64> @llvm.x86.aesni.aesenclast(<2 x i64> %0, <2 x i64> %1)
  store <2 x i64> %24, ptr %4, align 16, !tbaa !19
  br label %25
25:                                               ; preds = %25, %23
  %26 = phi i64 [ 0, %23 ], [ %33, %25 ]
  %27 = phi i64 [ %20, %23 ], [ %32, %25 ]
  %28 = getelementptr inbounds i8, ptr %4, i64 %26
  %29 = load i8, ptr %28, align 1, !tbaa !19
  %30 = zext i8 %29 to i64
  %31 = xor i64 %27, %30
  %32 = mul i64 %31, 1099511628211
  %33 = add nuw nsw i64 %26, 1
  %34 = icmp eq i64 %33, 16
  br i1 %34, label %35, label %25, !llvm.loop !20
35:                                               ; preds = %25
  store i64 %32, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #15
  %36 = tail call <2 x i64> @llvm.x86.aesni.aesdec(<2 x i64> %0, <2 x i64> %1)
  store <2 x i64> %36, ptr %5, align 16, !tbaa !19
  br label %37
37:                                               ; preds = %37, %35
  %38 = phi i64 [ 0, %35 ], [ %45, %37 ]
  %39 = phi i64 [ %32, %35 ], [ %44, %37 ]
  %40 = getelementptr inbounds i8, ptr %5, i64 %38
  %41 = load i8, ptr %40, align 1, !tbaa !19
  %42 = zext i8 %41 to i64
  %43 = xor i64 %39, %42
  %44 = mul i64 %43, 1099511628211
  %45 = add nuw nsw i64 %38, 1
  %46 = icmp eq i64 %45, 16
  br i1 %46, label %47, label %37, !llvm.loop !20
47:                                               ; preds = %37
  store i64 %44, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #15
  %48 = tail call <2 x i64> @llvm.x86.aesni.aesdeclast(<2 x i64> %0, <2 x i64> %1)
  store <2 x i64> %48, ptr %6, align 16, !tbaa !19
  br label %49
49:                                               ; preds = %49, %47
  %50 = phi i64 [ 0, %47 ], [ %57, %49 ]
  %51 = phi i64 [ %44, %47 ], [ %56, %49 ]
  %52 = getelementptr inbounds i8, ptr %6, i64 %50
  %53 = load i8, ptr %52, align 1, !tbaa !19
  %54 = zext i8 %53 to i64
  %55 = xor i64 %51, %54
  %56 = mul i64 %55, 1099511628211
  %57 = add nuw nsw i64 %50, 1
  %58 = icmp eq i64 %57, 16
  br i1 %58, label %59, label %49, !llvm.loop !20
59:                                               ; preds = %49
  store i64 %56, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #15
  %60 = tail call <2 x i64> @llvm.x86.aesni.aesimc(<2 x i64> %0)
  store <2 x i64> %60, ptr %7, align 16, !tbaa !19
  br label %61
61:                                               ; preds = %61, %59
  %62 = phi i64 [ 0, %59 ], [ %69, %61 ]
  %63 = phi i64 [ %56, %59 ], [ %68, %61 ]
  %64 = getelementptr inbounds i8, ptr %7, i64 %62
  %65 = load i8, ptr %64, align 1, !tbaa !19
  %66 = zext i8 %65 to i64
  %67 = xor i64 %63, %66
  %68 = mul i64 %67, 1099511628211
  %69 = add nuw nsw i64 %62, 1
  %70 = icmp eq i64 %69, 16
  br i1 %70, label %71, label %61, !llvm.loop !20
71:                                               ; preds = %61
  store i64 %68, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #15
  %72 = tail call <2 x i64> @llvm.x86.aesni.aeskeygenassist(<2 x i64> %0, i8 27)
  store <2 x i64> %72, ptr %8, align 16, !tbaa !19
  br label %73
73:                                               ; preds = %73, %71
  %74 = phi i64 [ 0, %71 ], [ %81, %73 ]
  %75 = phi i64 [ %68, %71 ], [ %80, %73 ]
  %76 = getelementptr inbounds i8, ptr %8, i64 %74
  %77 = load i8, ptr %76, align 1, !tbaa !19
  %78 = zext i8 %77 to i64
  %79 = xor i64 %75, %78
  %80 = mul i64 %79, 1099511628211
  %81 = add nuw nsw i64 %74, 1
  %82 = icmp eq i64 %81, 16
  br i1 %82, label %83, label %73, !llvm.loop !20
83:                                               ; preds = %73
  store i64 %80, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #15
  %84 = tail call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %0, <2 x i64> %1, i8 1)
  store <2 x i64> %84, ptr %9, align 16, !tbaa !19
  br label %85
85:                                               ; preds = %85, %83
  %86 = phi i64 [ 0, %83 ], [ %93, %85 ]
  %87 = phi i64 [ %80, %83 ], [ %92, %85 ]
  %88 = getelementptr inbounds i8, ptr %9, i64 %86
  %89 = load i8, ptr %88, align 1, !tbaa !19
  %90 = zext i8 %89 to i64
  %91 = xor i64 %87, %90
  %92 = mul i64 %91, 1099511628211
  %93 = add nuw nsw i64 %86, 1
  %94 = icmp eq i64 %93, 16
  br i1 %94, label %95, label %85, !llvm.loop !20
95:                                               ; preds = %85
  store i64 %92, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %10) #15
  %96 = tail call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %0, <2 x i64> %1, i8 16)
  store <2 x i64> %96, ptr %10, align 16, !tbaa !19
  br label %97
97:                                               ; preds = %97, %95
  %98 = phi i64 [ 0, %95 ], [ %105, %97 ]
  %99 = phi i64 [ %92, %95 ], [ %104, %97 ]
  %100 = getelementptr inbounds i8, ptr %10, i64 %98
  %101 = load i8, ptr %100, align 1, !tbaa !19
  %102 = zext i8 %101 to i64
  %103 = xor i64 %99, %102
  %104 = mul i64 %103, 1099511628211
  %105 = add nuw nsw i64 %98, 1
  %106 = icmp eq i64 %105, 16
  br i1 %106, label %107, label %97, !llvm.loop !20
107:                                              ; preds = %97
  store i64 %104, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %10) #15
  %108 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, ptr noundef nonnull @.str.8, i64 noundef %104)
  store i64 -3750763034362895579, ptr @sum, align 8, !tbaa !5
  ret void
}
define internal fastcc void @bits() unnamed_addr #9 {
  %1 = alloca [17 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 136, ptr nonnull %1) #15
  %2 = tail call i32 @llvm.x86.sse42.crc32.32.8(i32 305419896, i8 15)
  %3 = zext i32 %2 to i64
  store i64 %3, ptr %1, align 16, !tbaa !5
  %4 = getelementptr inbounds i8, ptr %1, i64 8
  %5 = tail call i32 @llvm.x86.sse42.crc32.32.16(i32 305419896, i16 3855)
  %6 = zext i32 %5 to i64
  store i64 %6, ptr %4, align 8, !tbaa !5
  %7 = getelementptr inbounds i8, ptr %1, i64 16
  %8 = tail call i32 @llvm.x86.sse42.crc32.32.32(i32 305419896, i32 -252702961)
  %9 = zext i32 %8 to i64
  store i64 %9, ptr %7, align 16, !tbaa !5
  %10 = getelementptr inbounds i8, ptr %1, i64 24
  %11 = tail call i64 @llvm.x86.sse42.crc32.64.64(i64 81985529216486895, i64 -71777214530579916)
  store i64 %11, ptr %10, align 8, !tbaa !5
  %12 = getelementptr inbounds i8, ptr %1, i64 32
  %13 = tail call i32 @llvm.x86.sse42.crc32.32.32(i32 305419896, i32 77)
  %14 = zext i32 %13 to i64
  store i64 %14, ptr %12, align 16, !tbaa !5
  %15 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 1348470536, ptr %15, align 8, !tbaa !5
  %16 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 5548538096639803956, ptr %16, align 16, !tbaa !5
  %17 = getelementptr inbounds i8, ptr %1, i64 56
  store i64 4968, ptr %17, align 8, !tbaa !5
  %18 = getelementptr inbounds i8, ptr %1, i64 64
  store i64 2666821, ptr %18, align 16, !tbaa !5
  %19 = getelementptr inbounds i8, ptr %1, i64 72
  store i64 22136, ptr %19, align 8, !tbaa !5
  %20 = getelementptr inbounds i8, ptr %1, i64 80
  store i64 19951, ptr %20, align 16, !tbaa !5
  %21 = getelementptr inbounds i8, ptr %1, i64 88
  store i64 103, ptr %21, align 8, !tbaa !5
  %22 = getelementptr inbounds i8, ptr %1, i64 96
  store i64 4951, ptr %22, align 16, !tbaa !5
  %23 = getelementptr inbounds i8, ptr %1, i64 104
  store i64 3, ptr %23, align 8, !tbaa !5
  %24 = getelementptr inbounds i8, ptr %1, i64 112
  store i64 0, ptr %24, align 16, !tbaa !5
  %25 = getelementptr inbounds i8, ptr %1, i64 120
  store i64 305419888, ptr %25, align 8, !tbaa !5
  %26 = getelementptr inbounds i8, ptr %1, i64 128
  store i64 -143910677028793840, ptr %26, align 16, !tbaa !5
  %27 = load i64, ptr @sum, align 8, !tbaa !5
  br label %28
28:                                               ; preds = %28, %0
  %29 = phi i64 [ 0, %0 ], [ %36, %28 ]
  %30 = phi i64 [ %27, %0 ], [ %35, %28 ]
  %31 = getelementptr inbounds i8, ptr %1, i64 %29
  %32 = load i8, ptr %31, align 1, !tbaa !19
  %33 = zext i8 %32 to i64
  %34 = xor i64 %30, %33
  %35 = mul i64 %34, 1099511628211
  %36 = add nuw nsw i64 %29, 1
  %37 = icmp eq i64 %36, 136
  br i1 %37, label %38, label %28, !llvm.loop !20
38:                                               ; preds = %28
  store i64 %35, ptr @sum, align 8, !tbaa !5
  store i64 814751134956692108, ptr %1, align 16, !tbaa !5
  store i64 81666519374128762, ptr %4, align 8, !tbaa !5
  br label %39
39:                                               ; preds = %39, %38
  %40 = phi i64 [ 0, %38 ], [ %47, %39 ]
  %41 = phi i64 [ %35, %38 ], [ %46, %39 ]
  %42 = getelementptr inbounds i8, ptr %1, i64 %40
  %43 = load i8, ptr %42, align 1, !tbaa !19
  %44 = zext i8 %43 to i64
  %45 = xor i64 %41, %44
  %46 = mul i64 %45, 1099511628211
  %47 = add nuw nsw i64 %40, 1
  %48 = icmp eq i64 %47, 16
  br i1 %48, label %49, label %39, !llvm.loop !20
49:                                               ; preds = %39
  store i64 %46, ptr @sum, align 8, !tbaa !5
  %50 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, ptr noundef nonnull @.str.9, i64 noundef %46)
  store i64 -3750763034362895579, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 136, ptr nonnull %1) #15
  ret void
}
define internal fastcc void @halves(<8 x float> noundef %0, <2 x i64> noundef %1) unnamed_addr #3 {
  %3 = alloca <2 x i64>, align 16
  %4 = alloca <2 x i64>, align 16
  %5 = alloca <2 x i64>, align 16
  %6 = alloca <8 x float>, align 32
  %7 = alloca <4 x float>, align 16
  %8 = alloca float, align 4
  %9 = alloca i16, align 2
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #15
  %10 = tail call <8 x i16> @llvm.x86.vcvtps2ph.256(<8 x float> %0, i32 0)
  store <8 x i16> %10, ptr %3, align 16, !tbaa !19
  %11 = load i64, ptr @sum, align 8, !tbaa !5
  br label %12
12:                                               ; preds = %12, %2
  %13 = phi i64 [ 0, %2 ], [ %20, %12 ]
  %14 = phi i64 [ %11, %2 ], [ %19, %12 ]
  %15 = getelementptr inbounds i8, ptr %3, i64 %13
  %16 = load i8, ptr %15, align 1, !tbaa !19
  %17 = zext i8 %16 to i64
  %18 = xor i64 %14, %17
  %19 = mul i64 %18, 1099511628211
  %20 = add nuw nsw i64 %13, 1
  %21 = icmp eq i64 %20, 16
  br i1 %21, label %22, label %12, !llvm.loop !20
22:                                               ; preds = %12
  store i64 %19, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #15
  %23 = tail call <8 x i16> @llvm.x86.vcvtps2ph.256(<8 x float> %0, i32 3)
  store <8 x i16> %23, ptr %4, align 16, !tbaa !19
  br label %24
24:                                               ; preds = %24, %22
  %25 = phi i64 [ 0, %22 ], [ %32, %24 ]
  %26 = phi i64 [ %19, %22 ], [ %31, %24 ]
  %27 = getelementptr inbounds i8, ptr %4, i64 %25
  %28 = load i8, ptr %27, align 1, !tbaa !19
  %29 = zext i8 %28 to i64
  %30 = xor i64 %26, %29
  %31 = mul i64 %30, 1099511628211
  %32 = add nuw nsw i64 %25, 1
  %33 = icmp eq i64 %32, 16
  br i1 %33, label %34, label %24, !llvm.loop !20
34:                                               ; preds = %24
  store i64 %31, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #15
  %35 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %36 = tail call <8 x i16> @llvm.x86.vcvtps2ph.128(<4 x float> %35, i32 0)
  store <8 x i16> %36, ptr %5, align 16, !tbaa !19
  br label %37
37:                                               ; preds = %37, %34
  %38 = phi i64 [ 0, %34 ], [ %45, %37 ]
  %39 = phi i64 [ %31, %34 ], [ %44, %37 ]
  %40 = getelementptr inbounds i8, ptr %5, i64 %38
  %41 = load i8, ptr %40, align 1, !tbaa !19
  %42 = zext i8 %41 to i64
  %43 = xor i64 %39, %42
  %44 = mul i64 %43, 1099511628211
  %45 = add nuw nsw i64 %38, 1
  %46 = icmp eq i64 %45, 16
  br i1 %46, label %47, label %37, !llvm.loop !20
47:                                               ; preds = %37
  store i64 %44, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #15
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #15
  %48 = bitcast <2 x i64> %1 to <8 x half>
  %49 = fpext <8 x half> %48 to <8 x float>
  store <8 x float> %49, ptr %6, align 32, !tbaa !19
  br label %50
50:                                               ; preds = %50, %47
  %51 = phi i64 [ 0, %47 ], [ %58, %50 ]
  %52 = phi i64 [ %44, %47 ], [ %57, %50 ]
  %53 = getelementptr inbounds i8, ptr %6, i64 %51
  %54 = load i8, ptr %53, align 1, !tbaa !19
  %55 = zext i8 %54 to i64
  %56 = xor i64 %52, %55
  %57 = mul i64 %56, 1099511628211
  %58 = add nuw nsw i64 %51, 1
  %59 = icmp eq i64 %58, 32
  br i1 %59, label %60, label %50, !llvm.loop !20
60:                                               ; preds = %50
  store i64 %57, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #15
  %61 = bitcast <2 x i64> %1 to <8 x half>
  %62 = shufflevector <8 x half> %61, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %63 = fpext <4 x half> %62 to <4 x float>
  store <4 x float> %63, ptr %7, align 16, !tbaa !19
  br label %64
64:                                               ; preds = %64, %60
  %65 = phi i64 [ 0, %60 ], [ %72, %64 ]
  %66 = phi i64 [ %57, %60 ], [ %71, %64 ]
  %67 = getelementptr inbounds i8, ptr %7, i64 %65
  %68 = load i8, ptr %67, align 1, !tbaa !19
  %69 = zext i8 %68 to i64
  %70 = xor i64 %66, %69
  %71 = mul i64 %70, 1099511628211
  %72 = add nuw nsw i64 %65, 1
  %73 = icmp eq i64 %72, 16
  br i1 %73, label %74, label %64, !llvm.loop !20
74:                                               ; preds = %64
  store i64 %71, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #15
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8) #15
  store float 0x3FD5540000000000, ptr %8, align 4, !tbaa !11
  br label %75
75:                                               ; preds = %75, %74
  %76 = phi i64 [ 0, %74 ], [ %83, %75 ]
  %77 = phi i64 [ %71, %74 ], [ %82, %75 ]
  %78 = getelementptr inbounds i8, ptr %8, i64 %76
  %79 = load i8, ptr %78, align 1, !tbaa !19
  %80 = zext i8 %79 to i64
  %81 = xor i64 %77, %80
  %82 = mul i64 %81, 1099511628211
  %83 = add nuw nsw i64 %76, 1
  %84 = icmp eq i64 %83, 4
  br i1 %84, label %85, label %75, !llvm.loop !20
85:                                               ; preds = %75
  store i64 %82, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #15
  call void @llvm.lifetime.start.p0(i64 2, ptr nonnull %9) #15
  %86 = tail call <8 x i16> @llvm.x86.vcvtps2ph.128(<4 x float> <float 0x3FF4CCCCC0000000, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00>, i32 0)
  %87 = extractelement <8 x i16> %86, i64 0
  store i16 %87, ptr %9, align 2, !tbaa !21
  br label %88
88:                                               ; preds = %88, %85
  %89 = phi i64 [ 0, %85 ], [ %96, %88 ]
  %90 = phi i64 [ %82, %85 ], [ %95, %88 ]
  %91 = getelementptr inbounds i8, ptr %9, i64 %89
  %92 = load i8, ptr %91, align 1, !tbaa !19
  %93 = zext i8 %92 to i64
  %94 = xor i64 %90, %93
  %95 = mul i64 %94, 1099511628211
  %96 = add nuw nsw i64 %89, 1
  %97 = icmp eq i64 %96, 2
  br i1 %97, label %98, label %88, !llvm.loop !20
98:                                               ; preds = %88
  store i64 %95, ptr @sum, align 8, !tbaa !5
  call void @llvm.lifetime.end.p0(i64 2, ptr nonnull %9) #15
  %99 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, ptr noundef nonnull @.str.10, i64 noundef %95)
  store i64 -3750763034362895579, ptr @sum, align 8, !tbaa !5
  ret void
}
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #10
declare <4 x i32> @llvm.x86.avx2.gather.d.d(<4 x i32>, ptr, <4 x i32>, <4 x i32>, i8 immarg) #11
declare <8 x i32> @llvm.x86.avx2.gather.d.d.256(<8 x i32>, ptr, <8 x i32>, <8 x i32>, i8 immarg) #11
declare <4 x i32> @llvm.x86.avx2.gather.q.d(<4 x i32>, ptr, <2 x i64>, <4 x i32>, i8 immarg) #11
declare <4 x i32> @llvm.x86.avx2.gather.q.d.256(<4 x i32>, ptr, <4 x i64>, <4 x i32>, i8 immarg) #11
declare <2 x i64> @llvm.x86.avx2.gather.d.q(<2 x i64>, ptr, <4 x i32>, <2 x i64>, i8 immarg) #11
declare <4 x i64> @llvm.x86.avx2.gather.d.q.256(<4 x i64>, ptr, <4 x i32>, <4 x i64>, i8 immarg) #11
declare <2 x i64> @llvm.x86.avx2.gather.q.q(<2 x i64>, ptr, <2 x i64>, <2 x i64>, i8 immarg) #11
declare <4 x i64> @llvm.x86.avx2.gather.q.q.256(<4 x i64>, ptr, <4 x i64>, <4 x i64>, i8 immarg) #11
declare <4 x float> @llvm.x86.avx2.gather.d.ps(<4 x float>, ptr, <4 x i32>, <4 x float>, i8 immarg) #11
declare <8 x float> @llvm.x86.avx2.gather.d.ps.256(<8 x float>, ptr, <8 x i32>, <8 x float>, i8 immarg) #11
declare <4 x float> @llvm.x86.avx2.gather.q.ps(<4 x float>, ptr, <2 x i64>, <4 x float>, i8 immarg) #11
declare <4 x float> @llvm.x86.avx2.gather.q.ps.256(<4 x float>, ptr, <4 x i64>, <4 x float>, i8 immarg) #11
declare <2 x double> @llvm.x86.avx2.gather.d.pd(<2 x double>, ptr, <4 x i32>, <2 x double>, i8 immarg) #11
declare <4 x double> @llvm.x86.avx2.gather.d.pd.256(<4 x double>, ptr, <4 x i32>, <4 x double>, i8 immarg) #11
declare <2 x double> @llvm.x86.avx2.gather.q.pd(<2 x double>, ptr, <2 x i64>, <2 x double>, i8 immarg) #11
declare <4 x double> @llvm.x86.avx2.gather.q.pd.256(<4 x double>, ptr, <4 x i64>, <4 x double>, i8 immarg) #11
declare i32 @llvm.x86.sse42.pcmpestri128(<16 x i8>, i32, <16 x i8>, i32, i8 immarg) #12
declare i32 @llvm.x86.sse42.pcmpestria128(<16 x i8>, i32, <16 x i8>, i32, i8 immarg) #12
declare i32 @llvm.x86.sse42.pcmpestric128(<16 x i8>, i32, <16 x i8>, i32, i8 immarg) #12
declare i32 @llvm.x86.sse42.pcmpestrio128(<16 x i8>, i32, <16 x i8>, i32, i8 immarg) #12
declare i32 @llvm.x86.sse42.pcmpestris128(<16 x i8>, i32, <16 x i8>, i32, i8 immarg) #12
declare i32 @llvm.x86.sse42.pcmpestriz128(<16 x i8>, i32, <16 x i8>, i32, i8 immarg) #12
declare <16 x i8> @llvm.x86.sse42.pcmpestrm128(<16 x i8>, i32, <16 x i8>, i32, i8 immarg) #12
declare i32 @llvm.x86.sse42.pcmpistri128(<16 x i8>, <16 x i8>, i8 immarg) #12
declare i32 @llvm.x86.sse42.pcmpistria128(<16 x i8>, <16 x i8>, i8 immarg) #12
declare i32 @llvm.x86.sse42.pcmpistric128(<16 x i8>, <16 x i8>, i8 immarg) #12
declare i32 @llvm.x86.sse42.pcmpistrio128(<16 x i8>, <16 x i8>, i8 immarg) #12
declare i32 @llvm.x86.sse42.pcmpistris128(<16 x i8>, <16 x i8>, i8 immarg) #12
declare i32 @llvm.x86.sse42.pcmpistriz128(<16 x i8>, <16 x i8>, i8 immarg) #12
declare <16 x i8> @llvm.x86.sse42.pcmpistrm128(<16 x i8>, <16 x i8>, i8 immarg) #12
declare i32 @llvm.x86.avx.vtestz.ps(<4 x float>, <4 x float>) #12
declare i32 @llvm.x86.avx.vtestc.ps(<4 x float>, <4 x float>) #12
declare i32 @llvm.x86.avx.vtestnzc.ps(<4 x float>, <4 x float>) #12
declare i32 @llvm.x86.avx.vtestz.pd.256(<4 x double>, <4 x double>) #12
declare i32 @llvm.x86.avx.vtestc.pd.256(<4 x double>, <4 x double>) #12
declare i32 @llvm.x86.avx.vtestnzc.pd.256(<4 x double>, <4 x double>) #12
declare i32 @llvm.x86.avx.vtestz.pd(<2 x double>, <2 x double>) #12
declare i32 @llvm.x86.avx.vtestc.ps.256(<8 x float>, <8 x float>) #12
declare i32 @llvm.x86.avx.ptestz.256(<4 x i64>, <4 x i64>) #12
declare <4 x float> @llvm.x86.fma.vfmaddsub.ps(<4 x float>, <4 x float>, <4 x float>) #12
declare <4 x double> @llvm.x86.fma.vfmaddsub.pd.256(<4 x double>, <4 x double>, <4 x double>) #12
declare <4 x double> @llvm.fma.v4f64(<4 x double>, <4 x double>, <4 x double>) #2
declare float @llvm.fma.f32(float, float, float) #2
declare <4 x float> @llvm.x86.sse3.addsub.ps(<4 x float>, <4 x float>) #12
declare <4 x float> @llvm.x86.sse3.hadd.ps(<4 x float>, <4 x float>) #12
declare <4 x double> @llvm.x86.avx.hsub.pd.256(<4 x double>, <4 x double>) #12
declare <8 x float> @llvm.x86.avx.maskload.ps.256(ptr, <8 x i32>) #13
declare void @llvm.x86.avx.maskstore.ps.256(ptr, <8 x i32>, <8 x float>) #14
declare void @llvm.x86.avx2.maskstore.q(ptr, <2 x i64>, <2 x i64>) #14
declare <2 x i64> @llvm.x86.avx2.maskload.q(ptr, <2 x i64>) #13
declare <2 x double> @llvm.x86.avx.maskload.pd(ptr, <2 x i64>) #13
declare <8 x i32> @llvm.x86.avx2.maskload.d.256(ptr, <8 x i32>) #13
declare <32 x i8> @llvm.x86.avx.ldu.dq.256(ptr) #11
declare <16 x i8> @llvm.x86.sse3.ldu.dq(ptr) #11
declare <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double>, <2 x double>, i8 immarg) #12
declare <4 x float> @llvm.x86.sse41.round.ss(<4 x float>, <4 x float>, i32 immarg) #12
declare <2 x double> @llvm.x86.sse41.round.sd(<2 x double>, <2 x double>, i32 immarg) #12
declare <4 x float> @llvm.x86.sse.min.ss(<4 x float>, <4 x float>) #12
declare <4 x float> @llvm.x86.sse.max.ss(<4 x float>, <4 x float>) #12
declare <4 x float> @llvm.x86.sse.cmp.ss(<4 x float>, <4 x float>, i8 immarg) #12
declare <2 x double> @llvm.x86.sse2.min.sd(<2 x double>, <2 x double>) #12
declare <2 x double> @llvm.x86.sse2.max.sd(<2 x double>, <2 x double>) #12
declare <4 x float> @llvm.x86.sse2.cvtsd2ss(<4 x float>, <2 x double>) #12
declare float @llvm.sqrt.f32(float) #2
declare double @llvm.sqrt.f64(double) #2
declare i32 @llvm.x86.sse.comieq.ss(<4 x float>, <4 x float>) #12
declare i32 @llvm.x86.sse.comilt.ss(<4 x float>, <4 x float>) #12
declare i32 @llvm.x86.sse.comile.ss(<4 x float>, <4 x float>) #12
declare i32 @llvm.x86.sse.comigt.ss(<4 x float>, <4 x float>) #12
declare i32 @llvm.x86.sse.comige.ss(<4 x float>, <4 x float>) #12
declare i32 @llvm.x86.sse.comineq.ss(<4 x float>, <4 x float>) #12
declare i32 @llvm.x86.sse2.ucomieq.sd(<2 x double>, <2 x double>) #12
declare i32 @llvm.x86.sse2.ucomilt.sd(<2 x double>, <2 x double>) #12
declare i32 @llvm.x86.sse2.ucomile.sd(<2 x double>, <2 x double>) #12
declare i32 @llvm.x86.sse2.ucomigt.sd(<2 x double>, <2 x double>) #12
declare i32 @llvm.x86.sse2.ucomige.sd(<2 x double>, <2 x double>) #12
declare i32 @llvm.x86.sse2.ucomineq.sd(<2 x double>, <2 x double>) #12
declare i32 @llvm.x86.sse.cvtss2si(<4 x float>) #12
declare i32 @llvm.x86.sse.cvttss2si(<4 x float>) #12
declare i32 @llvm.x86.sse2.cvtsd2si(<2 x double>) #12
declare i32 @llvm.x86.sse2.cvttsd2si(<2 x double>) #12
declare i64 @llvm.x86.sse.cvtss2si64(<4 x float>) #12
declare i64 @llvm.x86.sse.cvttss2si64(<4 x float>) #12
declare i64 @llvm.x86.sse2.cvtsd2si64(<2 x double>) #12
declare i64 @llvm.x86.sse2.cvttsd2si64(<2 x double>) #12
declare <2 x i64> @llvm.x86.aesni.aeskeygenassist(<2 x i64>, i8 immarg) #12
declare <2 x i64> @llvm.x86.pclmulqdq(<2 x i64>, <2 x i64>, i8 immarg) #12
declare <2 x i64> @llvm.x86.aesni.aesenc(<2 x i64>, <2 x i64>) #12
declare <2 x i64> @llvm.x86.aesni.aesenclast(<2 x i64>, <2 x i64>) #12
declare <2 x i64> @llvm.x86.aesni.aesdec(<2 x i64>, <2 x i64>) #12
declare <2 x i64> @llvm.x86.aesni.aesdeclast(<2 x i64>, <2 x i64>) #12
declare <2 x i64> @llvm.x86.aesni.aesimc(<2 x i64>) #12
declare i32 @llvm.x86.sse42.crc32.32.8(i32, i8) #12
declare i32 @llvm.x86.sse42.crc32.32.16(i32, i16) #12
declare i32 @llvm.x86.sse42.crc32.32.32(i32, i32) #12
declare i64 @llvm.x86.sse42.crc32.64.64(i64, i64) #12
declare <8 x i16> @llvm.x86.vcvtps2ph.256(<8 x float>, i32 immarg) #12
declare <8 x i16> @llvm.x86.vcvtps2ph.128(<4 x float>, i32 immarg) #12
attributes #0 = { nounwind uwtable "min-legal-vector-width"="256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="haswell" "target-features"="+aes,+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fsgsbase,+fxsr,+invpcid,+lzcnt,+mmx,+movbe,+pclmul,+popcnt,+rdrnd,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave,+xsaveopt" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree noinline nounwind uwtable "min-legal-vector-width"="256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="haswell" "target-features"="+aes,+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fsgsbase,+fxsr,+invpcid,+lzcnt,+mmx,+movbe,+pclmul,+popcnt,+rdrnd,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave,+xsaveopt" }
attributes #4 = { nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="haswell" "target-features"="+aes,+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fsgsbase,+fxsr,+invpcid,+lzcnt,+mmx,+movbe,+pclmul,+popcnt,+rdrnd,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave,+xsaveopt" }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="haswell" "target-features"="+aes,+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fsgsbase,+fxsr,+invpcid,+lzcnt,+mmx,+movbe,+pclmul,+popcnt,+rdrnd,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave,+xsaveopt" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { noinline nounwind uwtable "min-legal-vector-width"="256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="haswell" "target-features"="+aes,+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fsgsbase,+fxsr,+invpcid,+lzcnt,+mmx,+movbe,+pclmul,+popcnt,+rdrnd,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave,+xsaveopt" }
attributes #8 = { nofree noinline nounwind uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="haswell" "target-features"="+aes,+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fsgsbase,+fxsr,+invpcid,+lzcnt,+mmx,+movbe,+pclmul,+popcnt,+rdrnd,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave,+xsaveopt" }
attributes #9 = { nofree noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="haswell" "target-features"="+aes,+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fsgsbase,+fxsr,+invpcid,+lzcnt,+mmx,+movbe,+pclmul,+popcnt,+rdrnd,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave,+xsaveopt" }
attributes #10 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="haswell" "target-features"="+aes,+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fsgsbase,+fxsr,+invpcid,+lzcnt,+mmx,+movbe,+pclmul,+popcnt,+rdrnd,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave,+xsaveopt" }
attributes #11 = { mustprogress nocallback nofree nosync nounwind willreturn memory(read) }
attributes #12 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #13 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #14 = { nounwind memory(argmem: readwrite) }
attributes #15 = { nounwind }
!llvm.module.flags = !{!0, !1, !2, !3}
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!5 = !{!6, !6, i64 0}
!6 = !{!"long long", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !7, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !7, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"double", !7, i64 0}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !16, !17}
!19 = !{!7, !7, i64 0}
!20 = distinct !{!20, !16, !17}
!21 = !{!22, !22, i64 0}
!22 = !{!"short", !7, i64 0}
