; Intrinsics of vpcompress and vpexpand, of lanes of each width. Each line is a hash of results. From C by clang 19.
; needs: avx512f avx512bw avx512dq avx512vl
; exit: 0
; output: fepi8512 b33b99808deae60e
; output: fepi16256 1d2e193ef4f82670
; output: fepi32512 a874e46d65592cc5
; output: fepi64128 2e6105e3efb054f6
; output: fps256 2a1d4fd82e4b6aa5
; output: fpd512 8dd89903c3e4037b
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@h = internal unnamed_addr global i64 1469598103934665603, align 8
@.str = private unnamed_addr constant [14 x i8] c"fepi8512 %lx\0A\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"fepi16256 %lx\0A\00", align 1
@.str.2 = private unnamed_addr constant [15 x i8] c"fepi32512 %lx\0A\00", align 1
@.str.3 = private unnamed_addr constant [15 x i8] c"fepi64128 %lx\0A\00", align 1
@.str.4 = private unnamed_addr constant [12 x i8] c"fps256 %lx\0A\00", align 1
@.str.5 = private unnamed_addr constant [12 x i8] c"fpd512 %lx\0A\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = alloca [64 x i8], align 16
  %2 = alloca [64 x i8], align 16
  %3 = alloca [64 x i8], align 16
  %4 = alloca [64 x i8], align 16
  %5 = alloca [64 x i8], align 16
  %6 = alloca [64 x i8], align 16
  %7 = alloca [64 x i8], align 16
  %8 = alloca [64 x i8], align 16
  %9 = alloca [64 x i8], align 16
  %10 = alloca [64 x i8], align 16
  %11 = alloca [64 x i8], align 16
  %12 = alloca [64 x i8], align 16
  store i64 1469598103934665603, ptr @h, align 8
  br label %16

13:                                               ; preds = %19
  %14 = load i64, ptr @h, align 8
  %15 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %14)
  store i64 1469598103934665603, ptr @h, align 8
  br label %48

16:                                               ; preds = %0, %19
  %17 = phi i64 [ 88172645463325252, %0 ], [ %36, %19 ]
  %18 = phi i32 [ 0, %0 ], [ %26, %19 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %1) #7
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %2) #7
  br label %28

19:                                               ; preds = %28
  %20 = load <8 x i64>, ptr %1, align 16
  %21 = load <8 x i64>, ptr %2, align 16
  %22 = icmp eq i32 %18, 0
  %23 = icmp eq i32 %18, 1
  %24 = select i1 %23, i64 -1, i64 %36
  %25 = select i1 %22, i64 0, i64 %24
  tail call fastcc void @fepi8512(<8 x i64> noundef %20, <8 x i64> noundef %21, i64 noundef %25)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %2) #7
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %1) #7
  %26 = add nuw nsw i32 %18, 1
  %27 = icmp eq i32 %26, 40
  br i1 %27, label %13, label %16

28:                                               ; preds = %16, %28
  %29 = phi i64 [ 0, %16 ], [ %43, %28 ]
  %30 = phi i64 [ %17, %16 ], [ %36, %28 ]
  %31 = shl i64 %30, 13
  %32 = xor i64 %31, %30
  %33 = lshr i64 %32, 7
  %34 = xor i64 %33, %32
  %35 = shl i64 %34, 17
  %36 = xor i64 %35, %34
  %37 = lshr i64 %34, 3
  %38 = trunc i64 %37 to i8
  %39 = getelementptr inbounds [64 x i8], ptr %1, i64 0, i64 %29
  store i8 %38, ptr %39, align 1
  %40 = lshr i64 %36, 11
  %41 = trunc i64 %40 to i8
  %42 = getelementptr inbounds [64 x i8], ptr %2, i64 0, i64 %29
  store i8 %41, ptr %42, align 1
  %43 = add nuw nsw i64 %29, 1
  %44 = icmp eq i64 %43, 64
  br i1 %44, label %19, label %28

45:                                               ; preds = %51
  %46 = load i64, ptr @h, align 8
  %47 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i64 noundef %46)
  store i64 1469598103934665603, ptr @h, align 8
  br label %81

48:                                               ; preds = %13, %51
  %49 = phi i64 [ 88172645463325252, %13 ], [ %69, %51 ]
  %50 = phi i32 [ 0, %13 ], [ %59, %51 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3) #7
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #7
  br label %61

51:                                               ; preds = %61
  %52 = load <4 x i64>, ptr %3, align 16
  %53 = load <4 x i64>, ptr %4, align 16
  %54 = icmp eq i32 %50, 0
  %55 = icmp eq i32 %50, 1
  %56 = trunc i64 %67 to i16
  %57 = select i1 %55, i16 -1, i16 %56
  %58 = select i1 %54, i16 0, i16 %57
  tail call fastcc void @fepi16256(<4 x i64> noundef %52, <4 x i64> noundef %53, i16 noundef zeroext %58)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #7
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3) #7
  %59 = add nuw nsw i32 %50, 1
  %60 = icmp eq i32 %59, 40
  br i1 %60, label %45, label %48

61:                                               ; preds = %48, %61
  %62 = phi i64 [ 0, %48 ], [ %76, %61 ]
  %63 = phi i64 [ %49, %48 ], [ %69, %61 ]
  %64 = shl i64 %63, 13
  %65 = xor i64 %64, %63
  %66 = lshr i64 %65, 7
  %67 = xor i64 %66, %65
  %68 = shl i64 %67, 17
  %69 = xor i64 %68, %67
  %70 = lshr i64 %67, 3
  %71 = trunc i64 %70 to i8
  %72 = getelementptr inbounds [64 x i8], ptr %3, i64 0, i64 %62
  store i8 %71, ptr %72, align 1
  %73 = lshr i64 %69, 11
  %74 = trunc i64 %73 to i8
  %75 = getelementptr inbounds [64 x i8], ptr %4, i64 0, i64 %62
  store i8 %74, ptr %75, align 1
  %76 = add nuw nsw i64 %62, 1
  %77 = icmp eq i64 %76, 64
  br i1 %77, label %51, label %61

78:                                               ; preds = %84
  %79 = load i64, ptr @h, align 8
  %80 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i64 noundef %79)
  store i64 1469598103934665603, ptr @h, align 8
  br label %114

81:                                               ; preds = %45, %84
  %82 = phi i64 [ 88172645463325252, %45 ], [ %102, %84 ]
  %83 = phi i32 [ 0, %45 ], [ %92, %84 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #7
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #7
  br label %94

84:                                               ; preds = %94
  %85 = load <8 x i64>, ptr %5, align 16
  %86 = load <8 x i64>, ptr %6, align 16
  %87 = icmp eq i32 %83, 0
  %88 = icmp eq i32 %83, 1
  %89 = trunc i64 %100 to i16
  %90 = select i1 %88, i16 -1, i16 %89
  %91 = select i1 %87, i16 0, i16 %90
  tail call fastcc void @fepi32512(<8 x i64> noundef %85, <8 x i64> noundef %86, i16 noundef zeroext %91)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #7
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #7
  %92 = add nuw nsw i32 %83, 1
  %93 = icmp eq i32 %92, 40
  br i1 %93, label %78, label %81

94:                                               ; preds = %81, %94
  %95 = phi i64 [ 0, %81 ], [ %109, %94 ]
  %96 = phi i64 [ %82, %81 ], [ %102, %94 ]
  %97 = shl i64 %96, 13
  %98 = xor i64 %97, %96
  %99 = lshr i64 %98, 7
  %100 = xor i64 %99, %98
  %101 = shl i64 %100, 17
  %102 = xor i64 %101, %100
  %103 = lshr i64 %100, 3
  %104 = trunc i64 %103 to i8
  %105 = getelementptr inbounds [64 x i8], ptr %5, i64 0, i64 %95
  store i8 %104, ptr %105, align 1
  %106 = lshr i64 %102, 11
  %107 = trunc i64 %106 to i8
  %108 = getelementptr inbounds [64 x i8], ptr %6, i64 0, i64 %95
  store i8 %107, ptr %108, align 1
  %109 = add nuw nsw i64 %95, 1
  %110 = icmp eq i64 %109, 64
  br i1 %110, label %84, label %94

111:                                              ; preds = %117
  %112 = load i64, ptr @h, align 8
  %113 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i64 noundef %112)
  store i64 1469598103934665603, ptr @h, align 8
  br label %147

114:                                              ; preds = %78, %117
  %115 = phi i32 [ 0, %78 ], [ %125, %117 ]
  %116 = phi i64 [ 88172645463325252, %78 ], [ %135, %117 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7) #7
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8) #7
  br label %127

117:                                              ; preds = %127
  %118 = load <2 x i64>, ptr %7, align 16
  %119 = load <2 x i64>, ptr %8, align 16
  %120 = icmp eq i32 %115, 0
  %121 = icmp eq i32 %115, 1
  %122 = trunc i64 %133 to i8
  %123 = select i1 %121, i8 -1, i8 %122
  %124 = select i1 %120, i8 0, i8 %123
  tail call fastcc void @fepi64128(<2 x i64> noundef %118, <2 x i64> noundef %119, i8 noundef zeroext %124)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8) #7
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7) #7
  %125 = add nuw nsw i32 %115, 1
  %126 = icmp eq i32 %125, 40
  br i1 %126, label %111, label %114

127:                                              ; preds = %114, %127
  %128 = phi i64 [ 0, %114 ], [ %142, %127 ]
  %129 = phi i64 [ %116, %114 ], [ %135, %127 ]
  %130 = shl i64 %129, 13
  %131 = xor i64 %130, %129
  %132 = lshr i64 %131, 7
  %133 = xor i64 %132, %131
  %134 = shl i64 %133, 17
  %135 = xor i64 %134, %133
  %136 = lshr i64 %133, 3
  %137 = trunc i64 %136 to i8
  %138 = getelementptr inbounds [64 x i8], ptr %7, i64 0, i64 %128
  store i8 %137, ptr %138, align 1
  %139 = lshr i64 %135, 11
  %140 = trunc i64 %139 to i8
  %141 = getelementptr inbounds [64 x i8], ptr %8, i64 0, i64 %128
  store i8 %140, ptr %141, align 1
  %142 = add nuw nsw i64 %128, 1
  %143 = icmp eq i64 %142, 64
  br i1 %143, label %117, label %127

144:                                              ; preds = %150
  %145 = load i64, ptr @h, align 8
  %146 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i64 noundef %145)
  store i64 1469598103934665603, ptr @h, align 8
  br label %180

147:                                              ; preds = %111, %150
  %148 = phi i32 [ 0, %111 ], [ %158, %150 ]
  %149 = phi i64 [ 88172645463325252, %111 ], [ %168, %150 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #7
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #7
  br label %160

150:                                              ; preds = %160
  %151 = load <8 x float>, ptr %9, align 16
  %152 = load <8 x float>, ptr %10, align 16
  %153 = icmp eq i32 %148, 0
  %154 = icmp eq i32 %148, 1
  %155 = trunc i64 %166 to i8
  %156 = select i1 %154, i8 -1, i8 %155
  %157 = select i1 %153, i8 0, i8 %156
  tail call fastcc void @fps256(<8 x float> noundef %151, <8 x float> noundef %152, i8 noundef zeroext %157)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #7
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #7
  %158 = add nuw nsw i32 %148, 1
  %159 = icmp eq i32 %158, 40
  br i1 %159, label %144, label %147

160:                                              ; preds = %147, %160
  %161 = phi i64 [ 0, %147 ], [ %175, %160 ]
  %162 = phi i64 [ %149, %147 ], [ %168, %160 ]
  %163 = shl i64 %162, 13
  %164 = xor i64 %163, %162
  %165 = lshr i64 %164, 7
  %166 = xor i64 %165, %164
  %167 = shl i64 %166, 17
  %168 = xor i64 %167, %166
  %169 = lshr i64 %166, 3
  %170 = trunc i64 %169 to i8
  %171 = getelementptr inbounds [64 x i8], ptr %9, i64 0, i64 %161
  store i8 %170, ptr %171, align 1
  %172 = lshr i64 %168, 11
  %173 = trunc i64 %172 to i8
  %174 = getelementptr inbounds [64 x i8], ptr %10, i64 0, i64 %161
  store i8 %173, ptr %174, align 1
  %175 = add nuw nsw i64 %161, 1
  %176 = icmp eq i64 %175, 64
  br i1 %176, label %150, label %160

177:                                              ; preds = %183
  %178 = load i64, ptr @h, align 8
  %179 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %178)
  ret i32 0

180:                                              ; preds = %144, %183
  %181 = phi i32 [ 0, %144 ], [ %191, %183 ]
  %182 = phi i64 [ 88172645463325252, %144 ], [ %201, %183 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %11) #7
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %12) #7
  br label %193

183:                                              ; preds = %193
  %184 = load <8 x double>, ptr %11, align 16
  %185 = load <8 x double>, ptr %12, align 16
  %186 = icmp eq i32 %181, 0
  %187 = icmp eq i32 %181, 1
  %188 = trunc i64 %199 to i8
  %189 = select i1 %187, i8 -1, i8 %188
  %190 = select i1 %186, i8 0, i8 %189
  tail call fastcc void @fpd512(<8 x double> noundef %184, <8 x double> noundef %185, i8 noundef zeroext %190)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %12) #7
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %11) #7
  %191 = add nuw nsw i32 %181, 1
  %192 = icmp eq i32 %191, 40
  br i1 %192, label %177, label %180

193:                                              ; preds = %180, %193
  %194 = phi i64 [ 0, %180 ], [ %208, %193 ]
  %195 = phi i64 [ %182, %180 ], [ %201, %193 ]
  %196 = shl i64 %195, 13
  %197 = xor i64 %196, %195
  %198 = lshr i64 %197, 7
  %199 = xor i64 %198, %197
  %200 = shl i64 %199, 17
  %201 = xor i64 %200, %199
  %202 = lshr i64 %199, 3
  %203 = trunc i64 %202 to i8
  %204 = getelementptr inbounds [64 x i8], ptr %11, i64 0, i64 %194
  store i8 %203, ptr %204, align 1
  %205 = lshr i64 %201, 11
  %206 = trunc i64 %205 to i8
  %207 = getelementptr inbounds [64 x i8], ptr %12, i64 0, i64 %194
  store i8 %206, ptr %207, align 1
  %208 = add nuw nsw i64 %194, 1
  %209 = icmp eq i64 %208, 64
  br i1 %209, label %183, label %193
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc void @fepi8512(<8 x i64> noundef %0, <8 x i64> noundef %1, i64 noundef %2) unnamed_addr #2 {
  %4 = alloca <8 x i64>, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #7
  %5 = bitcast <8 x i64> %0 to <64 x i8>
  %6 = bitcast <8 x i64> %1 to <64 x i8>
  %7 = bitcast i64 %2 to <64 x i1>
  %8 = tail call <64 x i8> @llvm.x86.avx512.mask.compress.v64i8(<64 x i8> %5, <64 x i8> %6, <64 x i1> %7)
  store <64 x i8> %8, ptr %4, align 64
  %9 = load i64, ptr @h, align 8
  br label %10

10:                                               ; preds = %10, %3
  %11 = phi i64 [ 0, %3 ], [ %18, %10 ]
  %12 = phi i64 [ %9, %3 ], [ %17, %10 ]
  %13 = getelementptr inbounds i8, ptr %4, i64 %11
  %14 = load i8, ptr %13, align 1
  %15 = zext i8 %14 to i64
  %16 = xor i64 %12, %15
  %17 = mul i64 %16, 1099511628211
  %18 = add nuw nsw i64 %11, 1
  %19 = icmp eq i64 %18, 64
  br i1 %19, label %20, label %10

20:                                               ; preds = %10
  store i64 %17, ptr @h, align 8
  %21 = tail call <64 x i8> @llvm.x86.avx512.mask.expand.v64i8(<64 x i8> %5, <64 x i8> %6, <64 x i1> %7)
  store <64 x i8> %21, ptr %4, align 64
  br label %22

22:                                               ; preds = %22, %20
  %23 = phi i64 [ 0, %20 ], [ %30, %22 ]
  %24 = phi i64 [ %17, %20 ], [ %29, %22 ]
  %25 = getelementptr inbounds i8, ptr %4, i64 %23
  %26 = load i8, ptr %25, align 1
  %27 = zext i8 %26 to i64
  %28 = xor i64 %24, %27
  %29 = mul i64 %28, 1099511628211
  %30 = add nuw nsw i64 %23, 1
  %31 = icmp eq i64 %30, 64
  br i1 %31, label %32, label %22

32:                                               ; preds = %22
  store i64 %29, ptr @h, align 8
  %33 = tail call <64 x i8> @llvm.x86.avx512.mask.compress.v64i8(<64 x i8> %5, <64 x i8> zeroinitializer, <64 x i1> %7)
  store <64 x i8> %33, ptr %4, align 64
  br label %34

34:                                               ; preds = %34, %32
  %35 = phi i64 [ 0, %32 ], [ %42, %34 ]
  %36 = phi i64 [ %29, %32 ], [ %41, %34 ]
  %37 = getelementptr inbounds i8, ptr %4, i64 %35
  %38 = load i8, ptr %37, align 1
  %39 = zext i8 %38 to i64
  %40 = xor i64 %36, %39
  %41 = mul i64 %40, 1099511628211
  %42 = add nuw nsw i64 %35, 1
  %43 = icmp eq i64 %42, 64
  br i1 %43, label %44, label %34

44:                                               ; preds = %34
  store i64 %41, ptr @h, align 8
  %45 = tail call <64 x i8> @llvm.x86.avx512.mask.expand.v64i8(<64 x i8> %5, <64 x i8> zeroinitializer, <64 x i1> %7)
  store <64 x i8> %45, ptr %4, align 64
  br label %46

46:                                               ; preds = %46, %44
  %47 = phi i64 [ 0, %44 ], [ %54, %46 ]
  %48 = phi i64 [ %41, %44 ], [ %53, %46 ]
  %49 = getelementptr inbounds i8, ptr %4, i64 %47
  %50 = load i8, ptr %49, align 1
  %51 = zext i8 %50 to i64
  %52 = xor i64 %48, %51
  %53 = mul i64 %52, 1099511628211
  %54 = add nuw nsw i64 %47, 1
  %55 = icmp eq i64 %54, 64
  br i1 %55, label %56, label %46

56:                                               ; preds = %46
  store i64 %53, ptr @h, align 8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #7
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc void @fepi16256(<4 x i64> noundef %0, <4 x i64> noundef %1, i16 noundef zeroext %2) unnamed_addr #4 {
  %4 = alloca <4 x i64>, align 32
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #7
  %5 = bitcast <4 x i64> %0 to <16 x i16>
  %6 = bitcast <4 x i64> %1 to <16 x i16>
  %7 = bitcast i16 %2 to <16 x i1>
  %8 = tail call <16 x i16> @llvm.x86.avx512.mask.compress.v16i16(<16 x i16> %5, <16 x i16> %6, <16 x i1> %7)
  store <16 x i16> %8, ptr %4, align 32
  %9 = load i64, ptr @h, align 8
  br label %10

10:                                               ; preds = %10, %3
  %11 = phi i64 [ 0, %3 ], [ %18, %10 ]
  %12 = phi i64 [ %9, %3 ], [ %17, %10 ]
  %13 = getelementptr inbounds i8, ptr %4, i64 %11
  %14 = load i8, ptr %13, align 1
  %15 = zext i8 %14 to i64
  %16 = xor i64 %12, %15
  %17 = mul i64 %16, 1099511628211
  %18 = add nuw nsw i64 %11, 1
  %19 = icmp eq i64 %18, 32
  br i1 %19, label %20, label %10

20:                                               ; preds = %10
  store i64 %17, ptr @h, align 8
  %21 = tail call <16 x i16> @llvm.x86.avx512.mask.expand.v16i16(<16 x i16> %5, <16 x i16> %6, <16 x i1> %7)
  store <16 x i16> %21, ptr %4, align 32
  br label %22

22:                                               ; preds = %22, %20
  %23 = phi i64 [ 0, %20 ], [ %30, %22 ]
  %24 = phi i64 [ %17, %20 ], [ %29, %22 ]
  %25 = getelementptr inbounds i8, ptr %4, i64 %23
  %26 = load i8, ptr %25, align 1
  %27 = zext i8 %26 to i64
  %28 = xor i64 %24, %27
  %29 = mul i64 %28, 1099511628211
  %30 = add nuw nsw i64 %23, 1
  %31 = icmp eq i64 %30, 32
  br i1 %31, label %32, label %22

32:                                               ; preds = %22
  store i64 %29, ptr @h, align 8
  %33 = tail call <16 x i16> @llvm.x86.avx512.mask.compress.v16i16(<16 x i16> %5, <16 x i16> zeroinitializer, <16 x i1> %7)
  store <16 x i16> %33, ptr %4, align 32
  br label %34

34:                                               ; preds = %34, %32
  %35 = phi i64 [ 0, %32 ], [ %42, %34 ]
  %36 = phi i64 [ %29, %32 ], [ %41, %34 ]
  %37 = getelementptr inbounds i8, ptr %4, i64 %35
  %38 = load i8, ptr %37, align 1
  %39 = zext i8 %38 to i64
  %40 = xor i64 %36, %39
  %41 = mul i64 %40, 1099511628211
  %42 = add nuw nsw i64 %35, 1
  %43 = icmp eq i64 %42, 32
  br i1 %43, label %44, label %34

44:                                               ; preds = %34
  store i64 %41, ptr @h, align 8
  %45 = tail call <16 x i16> @llvm.x86.avx512.mask.expand.v16i16(<16 x i16> %5, <16 x i16> zeroinitializer, <16 x i1> %7)
  store <16 x i16> %45, ptr %4, align 32
  br label %46

46:                                               ; preds = %46, %44
  %47 = phi i64 [ 0, %44 ], [ %54, %46 ]
  %48 = phi i64 [ %41, %44 ], [ %53, %46 ]
  %49 = getelementptr inbounds i8, ptr %4, i64 %47
  %50 = load i8, ptr %49, align 1
  %51 = zext i8 %50 to i64
  %52 = xor i64 %48, %51
  %53 = mul i64 %52, 1099511628211
  %54 = add nuw nsw i64 %47, 1
  %55 = icmp eq i64 %54, 32
  br i1 %55, label %56, label %46

56:                                               ; preds = %46
  store i64 %53, ptr @h, align 8
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc void @fepi32512(<8 x i64> noundef %0, <8 x i64> noundef %1, i16 noundef zeroext %2) unnamed_addr #2 {
  %4 = alloca <8 x i64>, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #7
  %5 = bitcast <8 x i64> %0 to <16 x i32>
  %6 = bitcast <8 x i64> %1 to <16 x i32>
  %7 = bitcast i16 %2 to <16 x i1>
  %8 = tail call <16 x i32> @llvm.x86.avx512.mask.compress.v16i32(<16 x i32> %5, <16 x i32> %6, <16 x i1> %7)
  store <16 x i32> %8, ptr %4, align 64
  %9 = load i64, ptr @h, align 8
  br label %10

10:                                               ; preds = %10, %3
  %11 = phi i64 [ 0, %3 ], [ %18, %10 ]
  %12 = phi i64 [ %9, %3 ], [ %17, %10 ]
  %13 = getelementptr inbounds i8, ptr %4, i64 %11
  %14 = load i8, ptr %13, align 1
  %15 = zext i8 %14 to i64
  %16 = xor i64 %12, %15
  %17 = mul i64 %16, 1099511628211
  %18 = add nuw nsw i64 %11, 1
  %19 = icmp eq i64 %18, 64
  br i1 %19, label %20, label %10

20:                                               ; preds = %10
  store i64 %17, ptr @h, align 8
  %21 = tail call <16 x i32> @llvm.x86.avx512.mask.expand.v16i32(<16 x i32> %5, <16 x i32> %6, <16 x i1> %7)
  store <16 x i32> %21, ptr %4, align 64
  br label %22

22:                                               ; preds = %22, %20
  %23 = phi i64 [ 0, %20 ], [ %30, %22 ]
  %24 = phi i64 [ %17, %20 ], [ %29, %22 ]
  %25 = getelementptr inbounds i8, ptr %4, i64 %23
  %26 = load i8, ptr %25, align 1
  %27 = zext i8 %26 to i64
  %28 = xor i64 %24, %27
  %29 = mul i64 %28, 1099511628211
  %30 = add nuw nsw i64 %23, 1
  %31 = icmp eq i64 %30, 64
  br i1 %31, label %32, label %22

32:                                               ; preds = %22
  store i64 %29, ptr @h, align 8
  %33 = tail call <16 x i32> @llvm.x86.avx512.mask.compress.v16i32(<16 x i32> %5, <16 x i32> zeroinitializer, <16 x i1> %7)
  store <16 x i32> %33, ptr %4, align 64
  br label %34

34:                                               ; preds = %34, %32
  %35 = phi i64 [ 0, %32 ], [ %42, %34 ]
  %36 = phi i64 [ %29, %32 ], [ %41, %34 ]
  %37 = getelementptr inbounds i8, ptr %4, i64 %35
  %38 = load i8, ptr %37, align 1
  %39 = zext i8 %38 to i64
  %40 = xor i64 %36, %39
  %41 = mul i64 %40, 1099511628211
  %42 = add nuw nsw i64 %35, 1
  %43 = icmp eq i64 %42, 64
  br i1 %43, label %44, label %34

44:                                               ; preds = %34
  store i64 %41, ptr @h, align 8
  %45 = tail call <16 x i32> @llvm.x86.avx512.mask.expand.v16i32(<16 x i32> %5, <16 x i32> zeroinitializer, <16 x i1> %7)
  store <16 x i32> %45, ptr %4, align 64
  br label %46

46:                                               ; preds = %46, %44
  %47 = phi i64 [ 0, %44 ], [ %54, %46 ]
  %48 = phi i64 [ %41, %44 ], [ %53, %46 ]
  %49 = getelementptr inbounds i8, ptr %4, i64 %47
  %50 = load i8, ptr %49, align 1
  %51 = zext i8 %50 to i64
  %52 = xor i64 %48, %51
  %53 = mul i64 %52, 1099511628211
  %54 = add nuw nsw i64 %47, 1
  %55 = icmp eq i64 %54, 64
  br i1 %55, label %56, label %46

56:                                               ; preds = %46
  store i64 %53, ptr @h, align 8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc void @fepi64128(<2 x i64> noundef %0, <2 x i64> noundef %1, i8 noundef zeroext %2) unnamed_addr #5 {
  %4 = alloca <2 x i64>, align 16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #7
  %5 = bitcast i8 %2 to <8 x i1>
  %6 = shufflevector <8 x i1> %5, <8 x i1> poison, <2 x i32> <i32 0, i32 1>
  %7 = tail call <2 x i64> @llvm.x86.avx512.mask.compress.v2i64(<2 x i64> %0, <2 x i64> %1, <2 x i1> %6)
  store <2 x i64> %7, ptr %4, align 16
  %8 = load i64, ptr @h, align 8
  br label %9

9:                                                ; preds = %9, %3
  %10 = phi i64 [ 0, %3 ], [ %17, %9 ]
  %11 = phi i64 [ %8, %3 ], [ %16, %9 ]
  %12 = getelementptr inbounds i8, ptr %4, i64 %10
  %13 = load i8, ptr %12, align 1
  %14 = zext i8 %13 to i64
  %15 = xor i64 %11, %14
  %16 = mul i64 %15, 1099511628211
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, 16
  br i1 %18, label %19, label %9

19:                                               ; preds = %9
  store i64 %16, ptr @h, align 8
  %20 = tail call <2 x i64> @llvm.x86.avx512.mask.expand.v2i64(<2 x i64> %0, <2 x i64> %1, <2 x i1> %6)
  store <2 x i64> %20, ptr %4, align 16
  br label %21

21:                                               ; preds = %21, %19
  %22 = phi i64 [ 0, %19 ], [ %29, %21 ]
  %23 = phi i64 [ %16, %19 ], [ %28, %21 ]
  %24 = getelementptr inbounds i8, ptr %4, i64 %22
  %25 = load i8, ptr %24, align 1
  %26 = zext i8 %25 to i64
  %27 = xor i64 %23, %26
  %28 = mul i64 %27, 1099511628211
  %29 = add nuw nsw i64 %22, 1
  %30 = icmp eq i64 %29, 16
  br i1 %30, label %31, label %21

31:                                               ; preds = %21
  store i64 %28, ptr @h, align 8
  %32 = tail call <2 x i64> @llvm.x86.avx512.mask.compress.v2i64(<2 x i64> %0, <2 x i64> zeroinitializer, <2 x i1> %6)
  store <2 x i64> %32, ptr %4, align 16
  br label %33

33:                                               ; preds = %33, %31
  %34 = phi i64 [ 0, %31 ], [ %41, %33 ]
  %35 = phi i64 [ %28, %31 ], [ %40, %33 ]
  %36 = getelementptr inbounds i8, ptr %4, i64 %34
  %37 = load i8, ptr %36, align 1
  %38 = zext i8 %37 to i64
  %39 = xor i64 %35, %38
  %40 = mul i64 %39, 1099511628211
  %41 = add nuw nsw i64 %34, 1
  %42 = icmp eq i64 %41, 16
  br i1 %42, label %43, label %33

43:                                               ; preds = %33
  store i64 %40, ptr @h, align 8
  %44 = tail call <2 x i64> @llvm.x86.avx512.mask.expand.v2i64(<2 x i64> %0, <2 x i64> zeroinitializer, <2 x i1> %6)
  store <2 x i64> %44, ptr %4, align 16
  br label %45

45:                                               ; preds = %45, %43
  %46 = phi i64 [ 0, %43 ], [ %53, %45 ]
  %47 = phi i64 [ %40, %43 ], [ %52, %45 ]
  %48 = getelementptr inbounds i8, ptr %4, i64 %46
  %49 = load i8, ptr %48, align 1
  %50 = zext i8 %49 to i64
  %51 = xor i64 %47, %50
  %52 = mul i64 %51, 1099511628211
  %53 = add nuw nsw i64 %46, 1
  %54 = icmp eq i64 %53, 16
  br i1 %54, label %55, label %45

55:                                               ; preds = %45
  store i64 %52, ptr @h, align 8
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc void @fps256(<8 x float> noundef %0, <8 x float> noundef %1, i8 noundef zeroext %2) unnamed_addr #4 {
  %4 = alloca <8 x float>, align 32
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #7
  %5 = bitcast i8 %2 to <8 x i1>
  %6 = tail call <8 x float> @llvm.x86.avx512.mask.compress.v8f32(<8 x float> %0, <8 x float> %1, <8 x i1> %5)
  store <8 x float> %6, ptr %4, align 32
  %7 = load i64, ptr @h, align 8
  br label %8

8:                                                ; preds = %8, %3
  %9 = phi i64 [ 0, %3 ], [ %16, %8 ]
  %10 = phi i64 [ %7, %3 ], [ %15, %8 ]
  %11 = getelementptr inbounds i8, ptr %4, i64 %9
  %12 = load i8, ptr %11, align 1
  %13 = zext i8 %12 to i64
  %14 = xor i64 %10, %13
  %15 = mul i64 %14, 1099511628211
  %16 = add nuw nsw i64 %9, 1
  %17 = icmp eq i64 %16, 32
  br i1 %17, label %18, label %8

18:                                               ; preds = %8
  store i64 %15, ptr @h, align 8
  %19 = tail call <8 x float> @llvm.x86.avx512.mask.expand.v8f32(<8 x float> %0, <8 x float> %1, <8 x i1> %5)
  store <8 x float> %19, ptr %4, align 32
  br label %20

20:                                               ; preds = %20, %18
  %21 = phi i64 [ 0, %18 ], [ %28, %20 ]
  %22 = phi i64 [ %15, %18 ], [ %27, %20 ]
  %23 = getelementptr inbounds i8, ptr %4, i64 %21
  %24 = load i8, ptr %23, align 1
  %25 = zext i8 %24 to i64
  %26 = xor i64 %22, %25
  %27 = mul i64 %26, 1099511628211
  %28 = add nuw nsw i64 %21, 1
  %29 = icmp eq i64 %28, 32
  br i1 %29, label %30, label %20

30:                                               ; preds = %20
  store i64 %27, ptr @h, align 8
  %31 = tail call <8 x float> @llvm.x86.avx512.mask.compress.v8f32(<8 x float> %0, <8 x float> zeroinitializer, <8 x i1> %5)
  store <8 x float> %31, ptr %4, align 32
  br label %32

32:                                               ; preds = %32, %30
  %33 = phi i64 [ 0, %30 ], [ %40, %32 ]
  %34 = phi i64 [ %27, %30 ], [ %39, %32 ]
  %35 = getelementptr inbounds i8, ptr %4, i64 %33
  %36 = load i8, ptr %35, align 1
  %37 = zext i8 %36 to i64
  %38 = xor i64 %34, %37
  %39 = mul i64 %38, 1099511628211
  %40 = add nuw nsw i64 %33, 1
  %41 = icmp eq i64 %40, 32
  br i1 %41, label %42, label %32

42:                                               ; preds = %32
  store i64 %39, ptr @h, align 8
  %43 = tail call <8 x float> @llvm.x86.avx512.mask.expand.v8f32(<8 x float> %0, <8 x float> zeroinitializer, <8 x i1> %5)
  store <8 x float> %43, ptr %4, align 32
  br label %44

44:                                               ; preds = %44, %42
  %45 = phi i64 [ 0, %42 ], [ %52, %44 ]
  %46 = phi i64 [ %39, %42 ], [ %51, %44 ]
  %47 = getelementptr inbounds i8, ptr %4, i64 %45
  %48 = load i8, ptr %47, align 1
  %49 = zext i8 %48 to i64
  %50 = xor i64 %46, %49
  %51 = mul i64 %50, 1099511628211
  %52 = add nuw nsw i64 %45, 1
  %53 = icmp eq i64 %52, 32
  br i1 %53, label %54, label %44

54:                                               ; preds = %44
  store i64 %51, ptr @h, align 8
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc void @fpd512(<8 x double> noundef %0, <8 x double> noundef %1, i8 noundef zeroext %2) unnamed_addr #2 {
  %4 = alloca <8 x double>, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #7
  %5 = bitcast i8 %2 to <8 x i1>
  %6 = tail call <8 x double> @llvm.x86.avx512.mask.compress.v8f64(<8 x double> %0, <8 x double> %1, <8 x i1> %5)
  store <8 x double> %6, ptr %4, align 64
  %7 = load i64, ptr @h, align 8
  br label %8

8:                                                ; preds = %8, %3
  %9 = phi i64 [ 0, %3 ], [ %16, %8 ]
  %10 = phi i64 [ %7, %3 ], [ %15, %8 ]
  %11 = getelementptr inbounds i8, ptr %4, i64 %9
  %12 = load i8, ptr %11, align 1
  %13 = zext i8 %12 to i64
  %14 = xor i64 %10, %13
  %15 = mul i64 %14, 1099511628211
  %16 = add nuw nsw i64 %9, 1
  %17 = icmp eq i64 %16, 64
  br i1 %17, label %18, label %8

18:                                               ; preds = %8
  store i64 %15, ptr @h, align 8
  %19 = tail call <8 x double> @llvm.x86.avx512.mask.expand.v8f64(<8 x double> %0, <8 x double> %1, <8 x i1> %5)
  store <8 x double> %19, ptr %4, align 64
  br label %20

20:                                               ; preds = %20, %18
  %21 = phi i64 [ 0, %18 ], [ %28, %20 ]
  %22 = phi i64 [ %15, %18 ], [ %27, %20 ]
  %23 = getelementptr inbounds i8, ptr %4, i64 %21
  %24 = load i8, ptr %23, align 1
  %25 = zext i8 %24 to i64
  %26 = xor i64 %22, %25
  %27 = mul i64 %26, 1099511628211
  %28 = add nuw nsw i64 %21, 1
  %29 = icmp eq i64 %28, 64
  br i1 %29, label %30, label %20

30:                                               ; preds = %20
  store i64 %27, ptr @h, align 8
  %31 = tail call <8 x double> @llvm.x86.avx512.mask.compress.v8f64(<8 x double> %0, <8 x double> zeroinitializer, <8 x i1> %5)
  store <8 x double> %31, ptr %4, align 64
  br label %32

32:                                               ; preds = %32, %30
  %33 = phi i64 [ 0, %30 ], [ %40, %32 ]
  %34 = phi i64 [ %27, %30 ], [ %39, %32 ]
  %35 = getelementptr inbounds i8, ptr %4, i64 %33
  %36 = load i8, ptr %35, align 1
  %37 = zext i8 %36 to i64
  %38 = xor i64 %34, %37
  %39 = mul i64 %38, 1099511628211
  %40 = add nuw nsw i64 %33, 1
  %41 = icmp eq i64 %40, 64
  br i1 %41, label %42, label %32

42:                                               ; preds = %32
  store i64 %39, ptr @h, align 8
  %43 = tail call <8 x double> @llvm.x86.avx512.mask.expand.v8f64(<8 x double> %0, <8 x double> zeroinitializer, <8 x i1> %5)
  store <8 x double> %43, ptr %4, align 64
  br label %44

44:                                               ; preds = %44, %42
  %45 = phi i64 [ 0, %42 ], [ %52, %44 ]
  %46 = phi i64 [ %39, %42 ], [ %51, %44 ]
  %47 = getelementptr inbounds i8, ptr %4, i64 %45
  %48 = load i8, ptr %47, align 1
  %49 = zext i8 %48 to i64
  %50 = xor i64 %46, %49
  %51 = mul i64 %50, 1099511628211
  %52 = add nuw nsw i64 %45, 1
  %53 = icmp eq i64 %52, 64
  br i1 %53, label %54, label %44

54:                                               ; preds = %44
  store i64 %51, ptr @h, align 8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <64 x i8> @llvm.x86.avx512.mask.compress.v64i8(<64 x i8>, <64 x i8>, <64 x i1>) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <64 x i8> @llvm.x86.avx512.mask.expand.v64i8(<64 x i8>, <64 x i8>, <64 x i1>) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i16> @llvm.x86.avx512.mask.compress.v16i16(<16 x i16>, <16 x i16>, <16 x i1>) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i16> @llvm.x86.avx512.mask.expand.v16i16(<16 x i16>, <16 x i16>, <16 x i1>) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i32> @llvm.x86.avx512.mask.compress.v16i32(<16 x i32>, <16 x i32>, <16 x i1>) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i32> @llvm.x86.avx512.mask.expand.v16i32(<16 x i32>, <16 x i32>, <16 x i1>) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x i64> @llvm.x86.avx512.mask.compress.v2i64(<2 x i64>, <2 x i64>, <2 x i1>) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x i64> @llvm.x86.avx512.mask.expand.v2i64(<2 x i64>, <2 x i64>, <2 x i1>) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x float> @llvm.x86.avx512.mask.compress.v8f32(<8 x float>, <8 x float>, <8 x i1>) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x float> @llvm.x86.avx512.mask.expand.v8f32(<8 x float>, <8 x float>, <8 x i1>) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x double> @llvm.x86.avx512.mask.compress.v8f64(<8 x double>, <8 x double>, <8 x i1>) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x double> @llvm.x86.avx512.mask.expand.v8f64(<8 x double>, <8 x double>, <8 x i1>) #6

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="512" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+avx512bw,+avx512dq,+avx512f,+avx512vbmi2,+avx512vl,+cmov,+crc32,+cx8,+evex512,+f16c,+fma,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="512" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+avx512bw,+avx512dq,+avx512f,+avx512vbmi2,+avx512vl,+cmov,+crc32,+cx8,+evex512,+f16c,+fma,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+avx512bw,+avx512dq,+avx512f,+avx512vbmi2,+avx512vl,+cmov,+crc32,+cx8,+evex512,+f16c,+fma,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #4 = { nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+avx512bw,+avx512dq,+avx512f,+avx512vbmi2,+avx512vl,+cmov,+crc32,+cx8,+evex512,+f16c,+fma,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+avx512bw,+avx512dq,+avx512f,+avx512vbmi2,+avx512vl,+cmov,+crc32,+cx8,+evex512,+f16c,+fma,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { nounwind }


