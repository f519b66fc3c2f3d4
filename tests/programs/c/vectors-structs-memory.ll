; Vectors of C (element by element), structs by value, copies and fills of every short length, bit intrinsics,
; overflow at all widths and saturation.
; exit: 0
; output: -1442129077 1786586805 1066110447 602488872 
; output: -1066954352 -585929712 -1947827862 1420063175 
; output: 0 0 1 -1 
; output: -69331536 659725008 245465461 602488872 
; output: -1 20616406 1 150 
; output: 0 -1 0 0 
; output: -1441976364 -1685590326 -1063485840 1813594169 
; output: 69331536 -659725008 -655787954 -1260503921 
; output: -69331536 1126861797 655787954 -658015049 
; output: -1372797541 659725008 410322493 -658015049 
; output: -69331536 659725008 655787954 1260503921 
; output: 0 1 4 9 
; output: 6.375 -4 7.5 32.5 
; output: 6 -4 7 32 
; output: 0 0 0 -1 
; output: 2069763376 659692112 655755058 1260471153 
; output: 2069763376 659692112 655755058 1260471153 
; output: 344217856 373614848 -1243334716 1514231777 
; output: 4 16
; output: 3.5 7
; output: 7 8 3.5 abcd
; output: 4 6
; output: 4 6 15
; output: 4 3
; output: hellx 4
; output: 2844749472
; output: 2891074283
; output: 31 5 0 0 0 10 5 1 1 cb5dc841e2777260 cb5dc841 cb5d cb e478213bad3064ee ad38213b ad3b 3d 3bad3064eee47821 3bad3821 3bad 3d
; output: 111111101101 -28 -3100 161 62436 2646930404 14866037924071631737 -1648036892 3128769439835758495
; output: -2028637367 -1762468959 1553537929994085375 0
; output: 1895553163 8209787927032858556
; output: 20 30 1 1 1 6 4 0 2 4e12defe40000000 4e12defe 4e12 4e 4fef690e4000 690e4fef 490e 4e 439000000013fbda 4393fbda 4392 93
; output: 110111100101 80 -26288 67 39248 3826096464 3354468368684838359 -468870832 6750572946502214320
; output: 2123511261 -1955875005 3518638535189938877 0
; output: 83818128 3436553451937388618
; output: 26 11 1 0 1 8 5 0 2 5e68ae4170be8800 5e68ae41 5e68 5e 7413a8b3d0008be8 d413a8b3 d0b3 d3 4ea2cf40022fa1d0 4ea2cf50 cf42 4f
; output: 111111101101 -92 -22108 209 43428 909486500 15169985021982090597 909486500 2702172885884481740
; output: -1633674361 2147483647 -372721587610744489 0
; output: 486861356 7398631717185673054
; output: 10 49 0 17 0 10 4 0 1 f0fa000000000000 f0fa0000 f0fa f0 17c3c 17c3c 7c3d 3c c0000000000017c3 c00017c3 d7c3 c3
; output: 110111101101 124 18044 60 18044 583681660 8408656025003441605 583681660 7236213799905283342
; output: -1240207808 1240208188 -8408507349868407945 0
; output: 190 74337567516830
; output: 9
; output: 2 1.09188e+10 1.5 2
source_filename = "vectors-structs-memory.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.S = type { i32, i32, double, [5 x i8] }
%struct.B = type { [40 x i8], i32 }

@.str = private unnamed_addr constant [5 x i8] c"abcd\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"%g \00", align 1
@.str.4 = private unnamed_addr constant [9 x i8] c"%ld %ld\0A\00", align 1
@.str.5 = private unnamed_addr constant [7 x i8] c"%g %g\0A\00", align 1
@.str.6 = private unnamed_addr constant [13 x i8] c"%d %d %g %s\0A\00", align 1
@.str.7 = private unnamed_addr constant [10 x i8] c"%g %g %g\0A\00", align 1
@.str.8 = private unnamed_addr constant [8 x i8] c"%ld %g\0A\00", align 1
@.str.9 = private unnamed_addr constant [7 x i8] c"%s %d\0A\00", align 1
@.str.10 = private unnamed_addr constant [4 x i8] c"%u\0A\00", align 1
@.str.11 = private unnamed_addr constant [22 x i8] c"%d %d %d %d %d %d %d \00", align 1
@.str.12 = private unnamed_addr constant [20 x i8] c"%d %d %lx %x %x %x \00", align 1
@.str.13 = private unnamed_addr constant [27 x i8] c"%lx %x %x %x %lx %x %x %x\0A\00", align 1
@.str.14 = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.15 = private unnamed_addr constant [27 x i8] c"%d %d %d %d %u %lu %d %ld\0A\00", align 1
@.str.16 = private unnamed_addr constant [14 x i8] c"%d %d %ld %u\0A\00", align 1
@.str.17 = private unnamed_addr constant [8 x i8] c"%d %ld\0A\00", align 1
@.str.18 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.19 = private unnamed_addr constant [14 x i8] c"%g %g %g %ld\0A\00", align 1
@s = internal unnamed_addr global i64 88172645463325252, align 8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local void @mk(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.S) align 8 %0, i32 noundef %1) local_unnamed_addr {
  store i32 %1, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 4
  %4 = add nsw i32 %1, 1
  store i32 %4, ptr %3, align 4
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = sitofp i32 %1 to double
  %7 = fmul double %6, 5.000000e-01
  store double %7, ptr %5, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 16
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(5) %8, ptr noundef nonnull align 1 dereferenceable(5) @.str, i64 5, i1 false)
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local <2 x float> @add2(<2 x float> %0, <2 x float> %1) local_unnamed_addr {
  %3 = fadd <2 x float> %0, %1
  %4 = fadd <2 x float> %0, %1
  %5 = shufflevector <2 x float> %3, <2 x float> %4, <2 x i32> <i32 0, i32 3>
  ret <2 x float> %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local { <2 x float>, float } @add3(<2 x float> %0, float %1, <2 x float> %2, float %3) local_unnamed_addr {
  %5 = fadd <2 x float> %0, %2
  %6 = fadd <2 x float> %0, %2
  %7 = shufflevector <2 x float> %5, <2 x float> %6, <2 x i32> <i32 0, i32 3>
  %8 = fmul float %1, %3
  %9 = insertvalue { <2 x float>, float } poison, <2 x float> %7, 0
  %10 = insertvalue { <2 x float>, float } %9, float %8, 1
  ret { <2 x float>, float } %10
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local { i64, double } @swp(i64 %0, double %1) local_unnamed_addr {
  %3 = fptosi double %1 to i64
  %4 = sitofp i64 %0 to double
  %5 = insertvalue { i64, double } poison, i64 %3, 0
  %6 = insertvalue { i64, double } %5, double %4, 1
  ret { i64, double } %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local void @big(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.B) align 4 %0, ptr nocapture noundef byval(%struct.B) align 8 %1) local_unnamed_addr {
  %3 = getelementptr inbounds i8, ptr %1, i64 40
  %4 = load i32, ptr %3, align 8
  %5 = add nsw i32 %4, 1
  store i32 %5, ptr %3, align 8
  %6 = srem i32 %5, 40
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds [40 x i8], ptr %1, i64 0, i64 %7
  store i8 120, ptr %8, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(44) %0, ptr noundef nonnull align 8 dereferenceable(44) %1, i64 44, i1 false)
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local i32 @sel(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = and i32 %1, 3
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds <4 x i32>, ptr %0, i64 0, i64 %4
  %6 = load i32, ptr %5, align 4
  ret i32 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local void @ins(ptr nocapture noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = and i32 %1, 3
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds <4 x i32>, ptr %0, i64 0, i64 %5
  store i32 %2, ptr %6, align 4
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr {
  %1 = alloca %struct.B, align 8
  %2 = alloca %struct.S, align 8
  %3 = alloca %struct.B, align 8
  %4 = alloca [100 x i8], align 16
  %5 = alloca [32 x i8], align 16
  %6 = load i64, ptr @s, align 8
  br label %105

7:                                                ; preds = %105
  store i64 %123, ptr @s, align 8
  %8 = add <4 x i32> %117, %126
  br label %9

9:                                                ; preds = %9, %7
  %10 = phi i32 [ 0, %7 ], [ %13, %9 ]
  %11 = extractelement <4 x i32> %8, i32 %10
  %12 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %11)
  %13 = add nuw nsw i32 %10, 1
  %14 = icmp eq i32 %13, 4
  br i1 %14, label %15, label %9

15:                                               ; preds = %9
  %16 = tail call i32 @putchar(i32 10)
  %17 = mul <4 x i32> %117, %126
  br label %18

18:                                               ; preds = %18, %15
  %19 = phi i32 [ 0, %15 ], [ %22, %18 ]
  %20 = extractelement <4 x i32> %17, i32 %19
  %21 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %20)
  %22 = add nuw nsw i32 %19, 1
  %23 = icmp eq i32 %22, 4
  br i1 %23, label %24, label %18

24:                                               ; preds = %18
  %25 = tail call i32 @putchar(i32 10)
  %26 = freeze <4 x i32> %117
  %27 = freeze <4 x i32> %126
  %28 = sdiv <4 x i32> %26, %27
  br label %29

29:                                               ; preds = %29, %24
  %30 = phi i32 [ 0, %24 ], [ %33, %29 ]
  %31 = extractelement <4 x i32> %28, i32 %30
  %32 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %31)
  %33 = add nuw nsw i32 %30, 1
  %34 = icmp eq i32 %33, 4
  br i1 %34, label %35, label %29

35:                                               ; preds = %29
  %36 = tail call i32 @putchar(i32 10)
  %37 = mul <4 x i32> %28, %27
  %38 = sub <4 x i32> %26, %37
  br label %39

39:                                               ; preds = %39, %35
  %40 = phi i32 [ 0, %35 ], [ %43, %39 ]
  %41 = extractelement <4 x i32> %38, i32 %40
  %42 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %41)
  %43 = add nuw nsw i32 %40, 1
  %44 = icmp eq i32 %43, 4
  br i1 %44, label %45, label %39

45:                                               ; preds = %39
  %46 = tail call i32 @putchar(i32 10)
  br label %47

47:                                               ; preds = %47, %45
  %48 = phi i32 [ 0, %45 ], [ %54, %47 ]
  %49 = extractelement <4 x i32> %117, i32 %48
  %50 = extractelement <4 x i32> %126, i32 %48
  %51 = and i32 %50, 31
  %52 = ashr i32 %49, %51
  %53 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %52)
  %54 = add nuw nsw i32 %48, 1
  %55 = icmp eq i32 %54, 4
  br i1 %55, label %56, label %47

56:                                               ; preds = %47
  %57 = tail call i32 @putchar(i32 10)
  %58 = icmp slt <4 x i32> %117, %126
  br label %59

59:                                               ; preds = %59, %56
  %60 = phi i32 [ 0, %56 ], [ %64, %59 ]
  %61 = extractelement <4 x i1> %58, i32 %60
  %62 = sext i1 %61 to i32
  %63 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %62)
  %64 = add nuw nsw i32 %60, 1
  %65 = icmp eq i32 %64, 4
  br i1 %65, label %66, label %59

66:                                               ; preds = %59
  %67 = tail call i32 @putchar(i32 10)
  %68 = xor <4 x i32> %117, %126
  br label %69

69:                                               ; preds = %69, %66
  %70 = phi i32 [ 0, %66 ], [ %74, %69 ]
  %71 = extractelement <4 x i32> %68, i32 %70
  %72 = xor i32 %71, -1
  %73 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %72)
  %74 = add nuw nsw i32 %70, 1
  %75 = icmp eq i32 %74, 4
  br i1 %75, label %76, label %69

76:                                               ; preds = %69
  %77 = tail call i32 @putchar(i32 10)
  br label %78

78:                                               ; preds = %78, %76
  %79 = phi i32 [ 0, %76 ], [ %83, %78 ]
  %80 = extractelement <4 x i32> %117, i32 %79
  %81 = sub i32 0, %80
  %82 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %81)
  %83 = add nuw nsw i32 %79, 1
  %84 = icmp eq i32 %83, 4
  br i1 %84, label %85, label %78

85:                                               ; preds = %78
  %86 = tail call i32 @putchar(i32 10)
  %87 = shufflevector <4 x i32> %117, <4 x i32> %126, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  br label %88

88:                                               ; preds = %88, %85
  %89 = phi i32 [ 0, %85 ], [ %92, %88 ]
  %90 = extractelement <4 x i32> %87, i32 %89
  %91 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %90)
  %92 = add nuw nsw i32 %89, 1
  %93 = icmp eq i32 %92, 4
  br i1 %93, label %94, label %88

94:                                               ; preds = %88
  %95 = tail call i32 @putchar(i32 10)
  %96 = tail call <4 x i32> @llvm.smin.v4i32(<4 x i32> %117, <4 x i32> %126)
  br label %97

97:                                               ; preds = %97, %94
  %98 = phi i32 [ 0, %94 ], [ %101, %97 ]
  %99 = extractelement <4 x i32> %96, i32 %98
  %100 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %99)
  %101 = add nuw nsw i32 %98, 1
  %102 = icmp eq i32 %101, 4
  br i1 %102, label %103, label %97

103:                                              ; preds = %97
  %104 = tail call i32 @putchar(i32 10)
  br label %139

105:                                              ; preds = %0, %105
  %106 = phi i32 [ 0, %0 ], [ %127, %105 ]
  %107 = phi <4 x i32> [ undef, %0 ], [ %117, %105 ]
  %108 = phi <4 x i32> [ undef, %0 ], [ %126, %105 ]
  %109 = phi i64 [ %6, %0 ], [ %123, %105 ]
  %110 = shl i64 %109, 13
  %111 = xor i64 %110, %109
  %112 = lshr i64 %111, 7
  %113 = xor i64 %112, %111
  %114 = shl i64 %113, 17
  %115 = xor i64 %114, %113
  %116 = trunc i64 %115 to i32
  %117 = insertelement <4 x i32> %107, i32 %116, i32 %106
  %118 = shl i64 %115, 13
  %119 = xor i64 %118, %115
  %120 = lshr i64 %119, 7
  %121 = xor i64 %120, %119
  %122 = shl i64 %121, 17
  %123 = xor i64 %122, %121
  %124 = trunc i64 %123 to i32
  %125 = or i32 %124, 1
  %126 = insertelement <4 x i32> %108, i32 %125, i32 %106
  %127 = add nuw nsw i32 %106, 1
  %128 = icmp eq i32 %127, 4
  br i1 %128, label %7, label %105

129:                                              ; preds = %139
  %130 = tail call i32 @putchar(i32 10)
  br label %131

131:                                              ; preds = %131, %129
  %132 = phi i32 [ 0, %129 ], [ %135, %131 ]
  %133 = extractelement <4 x i32> %145, i32 %132
  %134 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %133)
  %135 = add nuw nsw i32 %132, 1
  %136 = icmp eq i32 %135, 4
  br i1 %136, label %137, label %131

137:                                              ; preds = %131
  %138 = tail call i32 @putchar(i32 10)
  br label %229

139:                                              ; preds = %103, %139
  %140 = phi i32 [ 0, %103 ], [ %146, %139 ]
  %141 = phi <4 x i32> [ %126, %103 ], [ %145, %139 ]
  %142 = extractelement <4 x i32> %117, i32 %140
  %143 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %142)
  %144 = mul nuw nsw i32 %140, %140
  %145 = insertelement <4 x i32> %141, i32 %144, i32 %140
  %146 = add nuw nsw i32 %140, 1
  %147 = icmp eq i32 %146, 4
  br i1 %147, label %129, label %139

148:                                              ; preds = %229
  %149 = tail call i32 @putchar(i32 10)
  br label %150

150:                                              ; preds = %150, %148
  %151 = phi i32 [ 0, %148 ], [ %154, %150 ]
  %152 = extractelement <4 x i32> <i32 6, i32 -4, i32 7, i32 32>, i32 %151
  %153 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %152)
  %154 = add nuw nsw i32 %151, 1
  %155 = icmp eq i32 %154, 4
  br i1 %155, label %156, label %150

156:                                              ; preds = %150
  %157 = tail call i32 @putchar(i32 10)
  br label %158

158:                                              ; preds = %158, %156
  %159 = phi i32 [ 0, %156 ], [ %162, %158 ]
  %160 = extractelement <4 x i32> <i32 0, i32 0, i32 0, i32 -1>, i32 %159
  %161 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %160)
  %162 = add nuw nsw i32 %159, 1
  %163 = icmp eq i32 %162, 4
  br i1 %163, label %164, label %158

164:                                              ; preds = %158
  %165 = tail call i32 @putchar(i32 10)
  %166 = and <4 x i32> %117, <i32 2139062143, i32 2139062143, i32 2139062143, i32 2139062143>
  br label %167

167:                                              ; preds = %167, %164
  %168 = phi i32 [ 0, %164 ], [ %171, %167 ]
  %169 = extractelement <4 x i32> %166, i32 %168
  %170 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %169)
  %171 = add nuw nsw i32 %168, 1
  %172 = icmp eq i32 %171, 4
  br i1 %172, label %173, label %167

173:                                              ; preds = %167
  %174 = tail call i32 @putchar(i32 10)
  br label %175

175:                                              ; preds = %175, %173
  %176 = phi i32 [ 0, %173 ], [ %179, %175 ]
  %177 = extractelement <4 x i32> %166, i32 %176
  %178 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %177)
  %179 = add nuw nsw i32 %176, 1
  %180 = icmp eq i32 %179, 4
  br i1 %180, label %181, label %175

181:                                              ; preds = %175
  %182 = tail call i32 @putchar(i32 10)
  %183 = bitcast <4 x i32> %117 to <8 x i16>
  %184 = mul <8 x i16> %183, %183
  %185 = bitcast <8 x i16> %184 to <4 x i32>
  br label %186

186:                                              ; preds = %186, %181
  %187 = phi i32 [ 0, %181 ], [ %190, %186 ]
  %188 = extractelement <4 x i32> %185, i32 %187
  %189 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %188)
  %190 = add nuw nsw i32 %187, 1
  %191 = icmp eq i32 %190, 4
  br i1 %191, label %192, label %186

192:                                              ; preds = %186
  %193 = tail call i32 @putchar(i32 10)
  %194 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i64 noundef 4, i64 noundef 16)
  %195 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, double noundef 3.500000e+00, double noundef 7.000000e+00)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2)
  store i32 7, ptr %2, align 8, !alias.scope !26
  %196 = getelementptr inbounds i8, ptr %2, i64 4
  store i32 8, ptr %196, align 4, !alias.scope !26
  %197 = getelementptr inbounds i8, ptr %2, i64 8
  store double 3.500000e+00, ptr %197, align 8, !alias.scope !26
  %198 = getelementptr inbounds i8, ptr %2, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(5) %198, ptr noundef nonnull align 1 dereferenceable(5) @.str, i64 5, i1 false)
  %199 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef 7, i32 noundef 8, double noundef 3.500000e+00, ptr noundef nonnull %198)
  %200 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, double noundef 4.000000e+00, double noundef 6.000000e+00)
  %201 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, double noundef 4.000000e+00, double noundef 6.000000e+00, double noundef 1.500000e+01)
  %202 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i64 noundef 4, double noundef 3.000000e+00)
  call void @llvm.lifetime.start.p0(i64 44, ptr nonnull %3)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(44) %3, i8 0, i64 44, i1 false)
  store i8 104, ptr %3, align 8
  %203 = getelementptr inbounds i8, ptr %3, i64 1
  store i8 101, ptr %203, align 1
  %204 = getelementptr inbounds i8, ptr %3, i64 2
  store i8 108, ptr %204, align 2
  %205 = getelementptr inbounds i8, ptr %3, i64 3
  store i8 108, ptr %205, align 1
  %206 = getelementptr inbounds i8, ptr %3, i64 4
  store i8 111, ptr %206, align 4
  %207 = getelementptr inbounds i8, ptr %3, i64 40
  store i32 3, ptr %207, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(44) %1, ptr noundef nonnull align 8 dereferenceable(44) %3, i64 44, i1 false)
  %208 = getelementptr inbounds i8, ptr %1, i64 40
  %209 = load i32, ptr %208, align 8
  %210 = add nsw i32 %209, 1
  store i32 %210, ptr %208, align 8
  %211 = srem i32 %210, 40
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds [40 x i8], ptr %1, i64 0, i64 %212
  store i8 120, ptr %213, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(44) %3, ptr noundef nonnull align 8 dereferenceable(44) %1, i64 44, i1 false)
  %214 = load i32, ptr %207, align 8
  %215 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, ptr noundef nonnull %3, i32 noundef %214)
  call void @llvm.lifetime.start.p0(i64 100, ptr nonnull %4)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(100) %4, i8 7, i64 100, i1 false)
  %216 = getelementptr inbounds i8, ptr %4, i64 3
  %217 = load i64, ptr @s, align 8
  %218 = shl i64 %217, 13
  %219 = xor i64 %218, %217
  %220 = lshr i64 %219, 7
  %221 = xor i64 %220, %219
  %222 = shl i64 %221, 17
  %223 = xor i64 %222, %221
  store i64 %223, ptr @s, align 8
  %224 = trunc i64 %221 to i8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(13) %216, i8 %224, i64 13, i1 false)
  %225 = getelementptr inbounds i8, ptr %4, i64 50
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 2 dereferenceable(37) %225, ptr noundef nonnull align 16 dereferenceable(37) %4, i64 37, i1 false)
  %226 = getelementptr inbounds i8, ptr %4, i64 1
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(50) %226, ptr noundef nonnull align 16 dereferenceable(50) %4, i64 50, i1 false)
  %227 = getelementptr inbounds i8, ptr %4, i64 30
  %228 = getelementptr inbounds i8, ptr %4, i64 20
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 2 dereferenceable(7) %227, ptr noundef nonnull align 4 dereferenceable(7) %228, i64 7, i1 false)
  br label %295

229:                                              ; preds = %137, %229
  %230 = phi i32 [ 0, %137 ], [ %234, %229 ]
  %231 = extractelement <4 x float> <float 6.375000e+00, float -4.000000e+00, float 7.500000e+00, float 3.250000e+01>, i32 %230
  %232 = fpext float %231 to double
  %233 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, double noundef %232)
  %234 = add nuw nsw i32 %230, 1
  %235 = icmp eq i32 %234, 4
  br i1 %235, label %148, label %229

236:                                              ; preds = %295
  %237 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef %302)
  %238 = getelementptr inbounds i8, ptr %5, i64 1
  %239 = getelementptr inbounds i8, ptr %5, i64 8
  %240 = getelementptr inbounds i8, ptr %5, i64 2
  %241 = getelementptr inbounds i8, ptr %5, i64 1
  %242 = getelementptr inbounds i8, ptr %5, i64 8
  %243 = getelementptr inbounds i8, ptr %5, i64 2
  %244 = getelementptr inbounds i8, ptr %5, i64 1
  %245 = getelementptr inbounds i8, ptr %5, i64 8
  %246 = getelementptr inbounds i8, ptr %5, i64 2
  %247 = getelementptr inbounds i8, ptr %5, i64 1
  %248 = getelementptr inbounds i8, ptr %5, i64 8
  %249 = getelementptr inbounds i8, ptr %5, i64 2
  %250 = getelementptr inbounds i8, ptr %5, i64 1
  %251 = getelementptr inbounds i8, ptr %5, i64 8
  %252 = getelementptr inbounds i8, ptr %5, i64 2
  %253 = getelementptr inbounds i8, ptr %5, i64 1
  %254 = getelementptr inbounds i8, ptr %5, i64 8
  %255 = getelementptr inbounds i8, ptr %5, i64 2
  %256 = getelementptr inbounds i8, ptr %5, i64 1
  %257 = getelementptr inbounds i8, ptr %5, i64 8
  %258 = getelementptr inbounds i8, ptr %5, i64 2
  %259 = getelementptr inbounds i8, ptr %5, i64 1
  %260 = getelementptr inbounds i8, ptr %5, i64 8
  %261 = getelementptr inbounds i8, ptr %5, i64 2
  %262 = getelementptr inbounds i8, ptr %5, i64 1
  %263 = getelementptr inbounds i8, ptr %5, i64 8
  %264 = getelementptr inbounds i8, ptr %5, i64 2
  %265 = getelementptr inbounds i8, ptr %5, i64 1
  %266 = getelementptr inbounds i8, ptr %5, i64 8
  %267 = getelementptr inbounds i8, ptr %5, i64 2
  %268 = getelementptr inbounds i8, ptr %5, i64 1
  %269 = getelementptr inbounds i8, ptr %5, i64 8
  %270 = getelementptr inbounds i8, ptr %5, i64 2
  %271 = getelementptr inbounds i8, ptr %5, i64 1
  %272 = getelementptr inbounds i8, ptr %5, i64 8
  %273 = getelementptr inbounds i8, ptr %5, i64 2
  %274 = getelementptr inbounds i8, ptr %5, i64 1
  %275 = getelementptr inbounds i8, ptr %5, i64 8
  %276 = getelementptr inbounds i8, ptr %5, i64 2
  %277 = getelementptr inbounds i8, ptr %5, i64 1
  %278 = getelementptr inbounds i8, ptr %5, i64 8
  %279 = getelementptr inbounds i8, ptr %5, i64 2
  %280 = getelementptr inbounds i8, ptr %5, i64 1
  %281 = getelementptr inbounds i8, ptr %5, i64 8
  %282 = getelementptr inbounds i8, ptr %5, i64 2
  %283 = getelementptr inbounds i8, ptr %5, i64 1
  %284 = getelementptr inbounds i8, ptr %5, i64 8
  %285 = getelementptr inbounds i8, ptr %5, i64 2
  %286 = getelementptr inbounds i8, ptr %5, i64 1
  %287 = getelementptr inbounds i8, ptr %5, i64 8
  %288 = getelementptr inbounds i8, ptr %5, i64 2
  %289 = getelementptr inbounds i8, ptr %5, i64 1
  %290 = getelementptr inbounds i8, ptr %5, i64 8
  %291 = getelementptr inbounds i8, ptr %5, i64 2
  %292 = getelementptr inbounds i8, ptr %5, i64 1
  %293 = getelementptr inbounds i8, ptr %5, i64 8
  %294 = getelementptr inbounds i8, ptr %5, i64 2
  br label %307

295:                                              ; preds = %192, %295
  %296 = phi i64 [ 0, %192 ], [ %303, %295 ]
  %297 = phi i32 [ 0, %192 ], [ %302, %295 ]
  %298 = mul i32 %297, 31
  %299 = getelementptr inbounds [100 x i8], ptr %4, i64 0, i64 %296
  %300 = load i8, ptr %299, align 1
  %301 = zext i8 %300 to i32
  %302 = add i32 %298, %301
  %303 = add nuw nsw i64 %296, 1
  %304 = icmp eq i64 %303, 100
  br i1 %304, label %236, label %295

305:                                              ; preds = %339
  %306 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef %349)
  br label %352

307:                                              ; preds = %236, %339
  %308 = phi i32 [ %302, %236 ], [ %349, %339 ]
  %309 = phi i32 [ 0, %236 ], [ %340, %339 ]
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5)
  %310 = trunc nuw i32 %309 to i8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %5, i8 %310, i64 32, i1 false)
  switch i32 %309, label %314 [
    i32 19, label %338
    i32 1, label %311
    i32 2, label %315
    i32 3, label %318
    i32 4, label %319
    i32 5, label %322
    i32 6, label %323
    i32 7, label %324
    i32 8, label %325
    i32 9, label %328
    i32 10, label %329
    i32 11, label %330
    i32 12, label %331
    i32 13, label %332
    i32 14, label %333
    i32 15, label %334
    i32 16, label %335
    i32 17, label %336
    i32 18, label %337
  ]

311:                                              ; preds = %307
  %312 = load i8, ptr %4, align 16
  store i8 %312, ptr %289, align 1
  store i8 9, ptr %290, align 8
  %313 = load i8, ptr %291, align 2
  store i8 %313, ptr %5, align 16
  br label %314

314:                                              ; preds = %307, %338, %337, %336, %335, %334, %333, %332, %331, %330, %329, %328, %325, %324, %323, %322, %319, %318, %315, %311
  br label %342

315:                                              ; preds = %307
  %316 = load i16, ptr %4, align 16
  store i16 %316, ptr %286, align 1
  store i16 2313, ptr %287, align 8
  %317 = load i16, ptr %288, align 2
  store i16 %317, ptr %5, align 16
  br label %314

318:                                              ; preds = %307
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %283, ptr noundef nonnull align 16 dereferenceable(3) %4, i64 3, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(3) %284, i8 9, i64 3, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(3) %5, ptr noundef nonnull align 2 dereferenceable(3) %285, i64 3, i1 false)
  br label %314

319:                                              ; preds = %307
  %320 = load i32, ptr %4, align 16
  store i32 %320, ptr %280, align 1
  store i32 151587081, ptr %281, align 8
  %321 = load i32, ptr %282, align 2
  store i32 %321, ptr %5, align 16
  br label %314

322:                                              ; preds = %307
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(5) %277, ptr noundef nonnull align 16 dereferenceable(5) %4, i64 5, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(5) %278, i8 9, i64 5, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(5) %5, ptr noundef nonnull align 2 dereferenceable(5) %279, i64 5, i1 false)
  br label %314

323:                                              ; preds = %307
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(6) %274, ptr noundef nonnull align 16 dereferenceable(6) %4, i64 6, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(6) %275, i8 9, i64 6, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(6) %5, ptr noundef nonnull align 2 dereferenceable(6) %276, i64 6, i1 false)
  br label %314

324:                                              ; preds = %307
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(7) %271, ptr noundef nonnull align 16 dereferenceable(7) %4, i64 7, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(7) %272, i8 9, i64 7, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(7) %5, ptr noundef nonnull align 2 dereferenceable(7) %273, i64 7, i1 false)
  br label %314

325:                                              ; preds = %307
  %326 = load i64, ptr %4, align 16
  store i64 %326, ptr %268, align 1
  store i64 651061555542690057, ptr %269, align 8
  %327 = load i64, ptr %270, align 2
  store i64 %327, ptr %5, align 16
  br label %314

328:                                              ; preds = %307
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(9) %265, ptr noundef nonnull align 16 dereferenceable(9) %4, i64 9, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(9) %266, i8 9, i64 9, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(9) %5, ptr noundef nonnull align 2 dereferenceable(9) %267, i64 9, i1 false)
  br label %314

329:                                              ; preds = %307
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(10) %262, ptr noundef nonnull align 16 dereferenceable(10) %4, i64 10, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(10) %263, i8 9, i64 10, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(10) %5, ptr noundef nonnull align 2 dereferenceable(10) %264, i64 10, i1 false)
  br label %314

330:                                              ; preds = %307
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(11) %259, ptr noundef nonnull align 16 dereferenceable(11) %4, i64 11, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(11) %260, i8 9, i64 11, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(11) %5, ptr noundef nonnull align 2 dereferenceable(11) %261, i64 11, i1 false)
  br label %314

331:                                              ; preds = %307
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(12) %256, ptr noundef nonnull align 16 dereferenceable(12) %4, i64 12, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %257, i8 9, i64 12, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(12) %5, ptr noundef nonnull align 2 dereferenceable(12) %258, i64 12, i1 false)
  br label %314

332:                                              ; preds = %307
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(13) %253, ptr noundef nonnull align 16 dereferenceable(13) %4, i64 13, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(13) %254, i8 9, i64 13, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(13) %5, ptr noundef nonnull align 2 dereferenceable(13) %255, i64 13, i1 false)
  br label %314

333:                                              ; preds = %307
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(14) %250, ptr noundef nonnull align 16 dereferenceable(14) %4, i64 14, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(14) %251, i8 9, i64 14, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(14) %5, ptr noundef nonnull align 2 dereferenceable(14) %252, i64 14, i1 false)
  br label %314

334:                                              ; preds = %307
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(15) %247, ptr noundef nonnull align 16 dereferenceable(15) %4, i64 15, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(15) %248, i8 9, i64 15, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(15) %5, ptr noundef nonnull align 2 dereferenceable(15) %249, i64 15, i1 false)
  br label %314

335:                                              ; preds = %307
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(16) %244, ptr noundef nonnull align 16 dereferenceable(16) %4, i64 16, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %245, i8 9, i64 16, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %5, ptr noundef nonnull align 2 dereferenceable(16) %246, i64 16, i1 false)
  br label %314

336:                                              ; preds = %307
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(17) %241, ptr noundef nonnull align 16 dereferenceable(17) %4, i64 17, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(17) %242, i8 9, i64 17, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(17) %5, ptr noundef nonnull align 2 dereferenceable(17) %243, i64 17, i1 false)
  br label %314

337:                                              ; preds = %307
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(18) %238, ptr noundef nonnull align 16 dereferenceable(18) %4, i64 18, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(18) %239, i8 9, i64 18, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(18) %5, ptr noundef nonnull align 2 dereferenceable(18) %240, i64 18, i1 false)
  br label %314

338:                                              ; preds = %307
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(19) %292, ptr noundef nonnull align 16 dereferenceable(19) %4, i64 19, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(19) %293, i8 9, i64 19, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(19) %5, ptr noundef nonnull align 2 dereferenceable(19) %294, i64 19, i1 false)
  br label %314

339:                                              ; preds = %342
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5)
  %340 = add nuw nsw i32 %309, 1
  %341 = icmp eq i32 %340, 20
  br i1 %341, label %305, label %307

342:                                              ; preds = %314, %342
  %343 = phi i64 [ %350, %342 ], [ 0, %314 ]
  %344 = phi i32 [ %349, %342 ], [ %308, %314 ]
  %345 = mul i32 %344, 31
  %346 = getelementptr inbounds [32 x i8], ptr %5, i64 0, i64 %343
  %347 = load i8, ptr %346, align 1
  %348 = zext i8 %347 to i32
  %349 = add i32 %345, %348
  %350 = add nuw nsw i64 %343, 1
  %351 = icmp eq i64 %350, 32
  br i1 %351, label %339, label %342

352:                                              ; preds = %305, %352
  %353 = phi i32 [ 0, %305 ], [ %514, %352 ]
  %354 = load i64, ptr @s, align 8
  %355 = shl i64 %354, 13
  %356 = xor i64 %355, %354
  %357 = lshr i64 %356, 7
  %358 = xor i64 %357, %356
  %359 = shl i64 %358, 17
  %360 = xor i64 %359, %358
  %361 = shl i64 %360, 13
  %362 = xor i64 %361, %360
  %363 = lshr i64 %362, 7
  %364 = xor i64 %363, %362
  %365 = shl i64 %364, 17
  %366 = xor i64 %365, %364
  store i64 %366, ptr @s, align 8
  %367 = and i64 %364, 63
  %368 = lshr i64 %360, %367
  %369 = trunc i64 %368 to i32
  %370 = call i64 @llvm.umax.i64(i64 %368, i64 1)
  %371 = call i32 @llvm.umax.i32(i32 %369, i32 1)
  %372 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %370)
  %373 = trunc nuw nsw i64 %372 to i32
  %374 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %370, i1 true)
  %375 = trunc nuw nsw i64 %374 to i32
  %376 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %370, i1 true)
  %377 = trunc nuw nsw i64 %376 to i32
  %378 = call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %371, i1 true)
  %379 = call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %371, i1 true)
  %380 = and i32 %369, 65535
  %381 = call range(i32 0, 17) i32 @llvm.ctpop.i32(i32 %380)
  %382 = and i32 %369, 255
  %383 = call range(i32 0, 9) i32 @llvm.ctpop.i32(i32 %382)
  %384 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, i32 noundef %373, i32 noundef %375, i32 noundef %377, i32 noundef %378, i32 noundef %379, i32 noundef %381, i32 noundef %383)
  %385 = and i32 %373, 1
  %386 = add nuw nsw i32 %377, 1
  %387 = call i64 @llvm.bitreverse.i64(i64 %370)
  %388 = trunc i64 %370 to i32
  %389 = call i32 @llvm.bitreverse.i32(i32 %388)
  %390 = trunc i64 %370 to i16
  %391 = call i16 @llvm.bitreverse.i16(i16 %390)
  %392 = zext i16 %391 to i32
  %393 = trunc i64 %370 to i8
  %394 = call i8 @llvm.bitreverse.i8(i8 %393)
  %395 = zext i8 %394 to i32
  %396 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i32 noundef %385, i32 noundef %386, i64 noundef %387, i32 noundef %389, i32 noundef %392, i32 noundef %395)
  %397 = load i64, ptr @s, align 8
  %398 = shl i64 %397, 13
  %399 = xor i64 %398, %397
  %400 = lshr i64 %399, 7
  %401 = xor i64 %400, %399
  %402 = shl i64 %401, 17
  %403 = xor i64 %402, %401
  store i64 %403, ptr @s, align 8
  %404 = trunc i64 %403 to i32
  %405 = and i64 %403, 4294967295
  %406 = call i64 @llvm.fshl.i64(i64 %370, i64 %370, i64 %401)
  %407 = call i32 @llvm.fshl.i32(i32 %388, i32 %388, i32 %404)
  %408 = trunc i64 %401 to i16
  %409 = call i16 @llvm.fshl.i16(i16 %390, i16 %390, i16 %408)
  %410 = zext i16 %409 to i32
  %411 = trunc i64 %401 to i8
  %412 = call i8 @llvm.fshl.i8(i8 %393, i8 %393, i8 %411)
  %413 = zext i8 %412 to i32
  %414 = call i64 @llvm.fshr.i64(i64 %370, i64 %370, i64 %401)
  %415 = call i32 @llvm.fshr.i32(i32 %388, i32 %388, i32 %404)
  %416 = call i16 @llvm.fshr.i16(i16 %390, i16 %390, i16 %408)
  %417 = zext i16 %416 to i32
  %418 = call i8 @llvm.fshr.i8(i8 %393, i8 %393, i8 %411)
  %419 = zext i8 %418 to i32
  %420 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, i64 noundef %406, i32 noundef %407, i32 noundef %410, i32 noundef %413, i64 noundef %414, i32 noundef %415, i32 noundef %417, i32 noundef %419)
  %421 = lshr i64 %370, 7
  %422 = trunc i64 %421 to i32
  %423 = mul i64 %370, %405
  %424 = load i64, ptr @s, align 8
  %425 = shl i64 %424, 13
  %426 = xor i64 %425, %424
  %427 = lshr i64 %426, 7
  %428 = xor i64 %427, %426
  %429 = shl i64 %428, 17
  %430 = xor i64 %429, %428
  store i64 %430, ptr @s, align 8
  %431 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %422, i32 %404)
  %432 = extractvalue { i32, i1 } %431, 1
  %433 = extractvalue { i32, i1 } %431, 0
  %434 = add i32 %433, -128
  %435 = icmp ult i32 %434, -256
  %436 = or i1 %432, %435
  %437 = zext i1 %436 to i32
  %438 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.14, i32 noundef %437)
  %439 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %422, i32 %404)
  %440 = extractvalue { i32, i1 } %439, 1
  %441 = extractvalue { i32, i1 } %439, 0
  %442 = shl i32 %441, 16
  %443 = ashr exact i32 %442, 16
  %444 = icmp ne i32 %441, %443
  %445 = or i1 %440, %444
  %446 = zext i1 %445 to i32
  %447 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.14, i32 noundef %446)
  %448 = trunc i64 %421 to i8
  %449 = call { i8, i1 } @llvm.usub.with.overflow.i8(i8 %448, i8 %411)
  %450 = extractvalue { i8, i1 } %449, 1
  %451 = extractvalue { i8, i1 } %449, 0
  %452 = zext i1 %450 to i32
  %453 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.14, i32 noundef %452)
  %454 = trunc i64 %421 to i16
  %455 = call { i16, i1 } @llvm.umul.with.overflow.i16(i16 %454, i16 %408)
  %456 = extractvalue { i16, i1 } %455, 1
  %457 = extractvalue { i16, i1 } %455, 0
  %458 = zext i1 %456 to i32
  %459 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.14, i32 noundef %458)
  %460 = call { i8, i1 } @llvm.smul.with.overflow.i8(i8 %448, i8 %411)
  %461 = extractvalue { i8, i1 } %460, 1
  %462 = extractvalue { i8, i1 } %460, 0
  %463 = zext i1 %461 to i32
  %464 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.14, i32 noundef %463)
  %465 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %422, i32 %404)
  %466 = extractvalue { i32, i1 } %465, 1
  %467 = extractvalue { i32, i1 } %465, 0
  %468 = zext i1 %466 to i32
  %469 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.14, i32 noundef %468)
  %470 = lshr i64 %430, 40
  %471 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %423, i64 %470)
  %472 = extractvalue { i64, i1 } %471, 1
  %473 = zext i1 %472 to i32
  %474 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.14, i32 noundef %473)
  %475 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %423, i64 %430)
  %476 = extractvalue { i64, i1 } %475, 1
  %477 = zext i1 %476 to i32
  %478 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.14, i32 noundef %477)
  %479 = call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %423, i64 %430)
  %480 = extractvalue { i64, i1 } %479, 1
  %481 = extractvalue { i64, i1 } %479, 0
  %482 = zext i1 %480 to i32
  %483 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.14, i32 noundef %482)
  %484 = zext i1 %440 to i32
  %485 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.14, i32 noundef %484)
  %486 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.14, i32 noundef 0)
  %487 = shl i64 %421, 32
  %488 = ashr exact i64 %487, 32
  %489 = icmp slt i64 %488, 0
  %490 = call i64 @llvm.abs.i64(i64 %488, i1 true)
  %491 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %490, i64 %430)
  %492 = extractvalue { i64, i1 } %491, 1
  %493 = extractvalue { i64, i1 } %491, 0
  %494 = lshr i64 %488, 63
  %495 = add nuw i64 %494, 9223372036854775807
  %496 = icmp ugt i64 %493, %495
  %497 = or i1 %492, %496
  %498 = sub i64 0, %493
  %499 = select i1 %489, i64 %498, i64 %493
  %500 = zext i1 %497 to i32
  %501 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %500)
  %502 = sext i8 %462 to i32
  %503 = zext i8 %451 to i32
  %504 = zext i16 %457 to i32
  %505 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, i32 noundef %502, i32 noundef %443, i32 noundef %503, i32 noundef %504, i32 noundef %467, i64 noundef %481, i32 noundef %441, i64 noundef %499)
  %506 = call i32 @llvm.sadd.sat.i32(i32 %422, i32 %404)
  %507 = call i32 @llvm.ssub.sat.i32(i32 %422, i32 %404)
  %508 = call i64 @llvm.sadd.sat.i64(i64 %423, i64 %430)
  %509 = call i32 @llvm.usub.sat.i32(i32 %422, i32 %404)
  %510 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, i32 noundef %506, i32 noundef %507, i64 noundef %508, i32 noundef %509)
  %511 = call i32 @llvm.abs.i32(i32 %422, i1 true)
  %512 = call i64 @llvm.abs.i64(i64 %423, i1 true)
  %513 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, i32 noundef %511, i64 noundef %512)
  %514 = add nuw nsw i32 %353, 1
  %515 = icmp eq i32 %514, 4
  br i1 %515, label %516, label %352

516:                                              ; preds = %352
  %517 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, i32 noundef 9)
  %518 = load i64, ptr @s, align 8
  %519 = shl i64 %518, 13
  %520 = xor i64 %519, %518
  %521 = lshr i64 %520, 7
  %522 = xor i64 %521, %520
  %523 = shl i64 %522, 17
  %524 = xor i64 %523, %522
  store i64 %524, ptr @s, align 8
  %525 = uitofp i64 %524 to double
  %526 = fmul double %525, 1.000000e-09
  %527 = call double @llvm.ceil.f64(double %526)
  %528 = call i64 @lrint(double noundef 2.500000e+00)
  %529 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.19, double noundef 2.000000e+00, double noundef %527, double noundef 1.500000e+00, i64 noundef %528)
  call void @llvm.lifetime.end.p0(i64 100, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 44, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2)
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bitreverse.i64(i64)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.bitreverse.i16(i16)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.bitreverse.i8(i8)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.fshl.i16(i16, i16, i16)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fshl.i8(i8, i8, i8)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshr.i64(i64, i64, i64)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.fshr.i16(i16, i16, i16)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fshr.i8(i8, i8, i8)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i8, i1 } @llvm.usub.with.overflow.i8(i8, i8)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i16, i1 } @llvm.umul.with.overflow.i16(i16, i16)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i8, i1 } @llvm.smul.with.overflow.i8(i8, i8)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.usub.with.overflow.i64(i64, i64)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.sadd.sat.i32(i32, i32)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ssub.sat.i32(i32, i32)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.sadd.sat.i64(i64, i64)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.ceil.f64(double)

; Function Attrs: nounwind
declare i64 @lrint(double noundef) local_unnamed_addr

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.smin.v4i32(<4 x i32>, <4 x i32>)

; Function Attrs: nofree nounwind
declare noundef i32 @putchar(i32 noundef) local_unnamed_addr

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32)
