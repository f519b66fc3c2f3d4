; Intrinsics of <mmintrin.h> and its successors on x86_mmx, which lilt computes in xmm registers. From C by clang 19.
; needs: ssse3
; exit: 0
; output: arithmetic 26f6846471150b49
; output: places 1b5c1a55a5ace9e3
; output: ssse3 e7e792f9b8398233
; output: arithmetic 9923a1a77161a899
; output: places 4cca05fcfed52695
; output: ssse3 b1678b100745af30
; output: shifts 8d88e8f2ea0f0d78
; output: numbers eda9132c026a9cfc
; output: memory 158516a0121c1d39
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
@.str = private unnamed_addr constant [11 x i8] c"arithmetic\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"places\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"ssse3\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"numbers\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@.str.5 = private unnamed_addr constant [7 x i8] c"shifts\00", align 1
@main.p = internal global [16 x i8] c"0123456789abcde\00", align 8
@sum = internal unnamed_addr global i64 0, align 8
@.str.6 = private unnamed_addr constant [12 x i8] c"%s %016llx\0A\00", align 1
define dso_local void @two(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = bitcast double %0 to x86_mmx
  %4 = bitcast double %1 to x86_mmx
  %5 = tail call x86_mmx @llvm.x86.mmx.padd.b(x86_mmx %3, x86_mmx %4)
  %6 = load i64, ptr @sum, align 8, !tbaa !5
  %7 = bitcast x86_mmx %5 to i64
  %8 = xor i64 %6, %7
  %9 = mul i64 %8, 1099511628211
  %10 = lshr i64 %9, 29
  %11 = tail call x86_mmx @llvm.x86.mmx.padd.w(x86_mmx %3, x86_mmx %4)
  %12 = bitcast x86_mmx %11 to i64
  %13 = xor i64 %10, %12
  %14 = xor i64 %13, %9
  %15 = mul i64 %14, 1099511628211
  %16 = lshr i64 %15, 29
  %17 = tail call x86_mmx @llvm.x86.mmx.padd.d(x86_mmx %3, x86_mmx %4)
  %18 = bitcast x86_mmx %17 to i64
  %19 = xor i64 %16, %18
  %20 = xor i64 %19, %15
  %21 = mul i64 %20, 1099511628211
  %22 = lshr i64 %21, 29
  %23 = bitcast double %0 to <1 x i64>
  %24 = bitcast double %1 to <1 x i64>
  %25 = extractelement <1 x i64> %23, i64 0
  %26 = bitcast i64 %25 to x86_mmx
  %27 = extractelement <1 x i64> %24, i64 0
  %28 = bitcast i64 %27 to x86_mmx
  %29 = tail call x86_mmx @llvm.x86.mmx.padd.q(x86_mmx %26, x86_mmx %28)
  %30 = bitcast x86_mmx %29 to i64
  %31 = xor i64 %22, %30
  %32 = xor i64 %31, %21
  %33 = mul i64 %32, 1099511628211
  %34 = lshr i64 %33, 29
  %35 = tail call x86_mmx @llvm.x86.mmx.padds.b(x86_mmx %3, x86_mmx %4)
  %36 = bitcast x86_mmx %35 to i64
  %37 = xor i64 %34, %36
  %38 = xor i64 %37, %33
  %39 = mul i64 %38, 1099511628211
  %40 = lshr i64 %39, 29
  %41 = tail call x86_mmx @llvm.x86.mmx.padds.w(x86_mmx %3, x86_mmx %4)
  %42 = bitcast x86_mmx %41 to i64
  %43 = xor i64 %40, %42
  %44 = xor i64 %43, %39
  %45 = mul i64 %44, 1099511628211
  %46 = lshr i64 %45, 29
  %47 = tail call x86_mmx @llvm.x86.mmx.paddus.b(x86_mmx %3, x86_mmx %4)
  %48 = bitcast x86_mmx %47 to i64
  %49 = xor i64 %46, %48
  %50 = xor i64 %49, %45
  %51 = mul i64 %50, 1099511628211
  %52 = lshr i64 %51, 29
  %53 = tail call x86_mmx @llvm.x86.mmx.paddus.w(x86_mmx %3, x86_mmx %4)
  %54 = bitcast x86_mmx %53 to i64
  %55 = xor i64 %52, %54
  %56 = xor i64 %55, %51
  %57 = mul i64 %56, 1099511628211
  %58 = lshr i64 %57, 29
  %59 = tail call x86_mmx @llvm.x86.mmx.psub.b(x86_mmx %3, x86_mmx %4)
  %60 = bitcast x86_mmx %59 to i64
  %61 = xor i64 %58, %60
  %62 = xor i64 %61, %57
  %63 = mul i64 %62, 1099511628211
  %64 = lshr i64 %63, 29
  %65 = tail call x86_mmx @llvm.x86.mmx.psub.w(x86_mmx %3, x86_mmx %4)
  %66 = bitcast x86_mmx %65 to i64
  %67 = xor i64 %64, %66
  %68 = xor i64 %67, %63
  %69 = mul i64 %68, 1099511628211
  %70 = lshr i64 %69, 29
  %71 = tail call x86_mmx @llvm.x86.mmx.psub.d(x86_mmx %3, x86_mmx %4)
  %72 = bitcast x86_mmx %71 to i64
  %73 = xor i64 %70, %72
  %74 = xor i64 %73, %69
  %75 = mul i64 %74, 1099511628211
  %76 = lshr i64 %75, 29
  %77 = tail call x86_mmx @llvm.x86.mmx.psub.q(x86_mmx %26, x86_mmx %28)
  %78 = bitcast x86_mmx %77 to i64
  %79 = xor i64 %76, %78
  %80 = xor i64 %79, %75
  %81 = mul i64 %80, 1099511628211
  %82 = lshr i64 %81, 29
  %83 = tail call x86_mmx @llvm.x86.mmx.psubs.b(x86_mmx %3, x86_mmx %4)
  %84 = bitcast x86_mmx %83 to i64
  %85 = xor i64 %82, %84
  %86 = xor i64 %85, %81
  %87 = mul i64 %86, 1099511628211
  %88 = lshr i64 %87, 29
  %89 = tail call x86_mmx @llvm.x86.mmx.psubs.w(x86_mmx %3, x86_mmx %4)
  %90 = bitcast x86_mmx %89 to i64
  %91 = xor i64 %88, %90
  %92 = xor i64 %91, %87
  %93 = mul i64 %92, 1099511628211
  %94 = lshr i64 %93, 29
  %95 = tail call x86_mmx @llvm.x86.mmx.psubus.b(x86_mmx %3, x86_mmx %4)
  %96 = bitcast x86_mmx %95 to i64
  %97 = xor i64 %94, %96
  %98 = xor i64 %97, %93
  %99 = mul i64 %98, 1099511628211
  %100 = lshr i64 %99, 29
  %101 = tail call x86_mmx @llvm.x86.mmx.psubus.w(x86_mmx %3, x86_mmx %4)
  %102 = bitcast x86_mmx %101 to i64
  %103 = xor i64 %100, %102
  %104 = xor i64 %103, %99
  %105 = mul i64 %104, 1099511628211
  %106 = lshr i64 %105, 29
  %107 = tail call x86_mmx @llvm.x86.mmx.pmadd.wd(x86_mmx %3, x86_mmx %4)
  %108 = bitcast x86_mmx %107 to i64
  %109 = xor i64 %106, %108
  %110 = xor i64 %109, %105
  %111 = mul i64 %110, 1099511628211
  %112 = lshr i64 %111, 29
  %113 = tail call x86_mmx @llvm.x86.mmx.pmulh.w(x86_mmx %3, x86_mmx %4)
  %114 = bitcast x86_mmx %113 to i64
  %115 = xor i64 %112, %114
  %116 = xor i64 %115, %111
  %117 = mul i64 %116, 1099511628211
  %118 = lshr i64 %117, 29
  %119 = tail call x86_mmx @llvm.x86.mmx.pmull.w(x86_mmx %3, x86_mmx %4)
  %120 = bitcast x86_mmx %119 to i64
  %121 = xor i64 %118, %120
  %122 = xor i64 %121, %117
  %123 = mul i64 %122, 1099511628211
  %124 = lshr i64 %123, 29
  %125 = tail call x86_mmx @llvm.x86.mmx.pmulhu.w(x86_mmx %3, x86_mmx %4)
  %126 = bitcast x86_mmx %125 to i64
  %127 = xor i64 %124, %126
  %128 = xor i64 %127, %123
  %129 = mul i64 %128, 1099511628211
  %130 = lshr i64 %129, 29
  %131 = tail call x86_mmx @llvm.x86.mmx.pmulu.dq(x86_mmx %3, x86_mmx %4)
  %132 = bitcast x86_mmx %131 to i64
  %133 = xor i64 %130, %132
  %134 = xor i64 %133, %129
  %135 = mul i64 %134, 1099511628211
  %136 = lshr i64 %135, 29
  %137 = tail call x86_mmx @llvm.x86.mmx.pand(x86_mmx %26, x86_mmx %28)
  %138 = bitcast x86_mmx %137 to i64
  %139 = xor i64 %136, %138
  %140 = xor i64 %139, %135
  %141 = mul i64 %140, 1099511628211
  %142 = lshr i64 %141, 29
  %143 = tail call x86_mmx @llvm.x86.mmx.pandn(x86_mmx %26, x86_mmx %28)
  %144 = bitcast x86_mmx %143 to i64
  %145 = xor i64 %142, %144
  %146 = xor i64 %145, %141
  %147 = mul i64 %146, 1099511628211
  %148 = lshr i64 %147, 29
  %149 = tail call x86_mmx @llvm.x86.mmx.por(x86_mmx %26, x86_mmx %28)
  %150 = bitcast x86_mmx %149 to i64
  %151 = xor i64 %148, %150
  %152 = xor i64 %151, %147
  %153 = mul i64 %152, 1099511628211
  %154 = lshr i64 %153, 29
  %155 = tail call x86_mmx @llvm.x86.mmx.pxor(x86_mmx %26, x86_mmx %28)
  %156 = bitcast x86_mmx %155 to i64
  %157 = xor i64 %154, %156
  %158 = xor i64 %157, %153
  %159 = mul i64 %158, 1099511628211
  %160 = lshr i64 %159, 29
  %161 = tail call x86_mmx @llvm.x86.mmx.pcmpeq.b(x86_mmx %3, x86_mmx %4)
  %162 = bitcast x86_mmx %161 to i64
  %163 = xor i64 %160, %162
  %164 = xor i64 %163, %159
  %165 = mul i64 %164, 1099511628211
  %166 = lshr i64 %165, 29
  %167 = tail call x86_mmx @llvm.x86.mmx.pcmpeq.w(x86_mmx %3, x86_mmx %4)
  %168 = bitcast x86_mmx %167 to i64
  %169 = xor i64 %166, %168
  %170 = xor i64 %169, %165
  %171 = mul i64 %170, 1099511628211
  %172 = lshr i64 %171, 29
  %173 = tail call x86_mmx @llvm.x86.mmx.pcmpeq.d(x86_mmx %3, x86_mmx %4)
  %174 = bitcast x86_mmx %173 to i64
  %175 = xor i64 %172, %174
  %176 = xor i64 %175, %171
  %177 = mul i64 %176, 1099511628211
  %178 = lshr i64 %177, 29
  %179 = tail call x86_mmx @llvm.x86.mmx.pcmpgt.b(x86_mmx %3, x86_mmx %4)
  %180 = bitcast x86_mmx %179 to i64
  %181 = xor i64 %178, %180
  %182 = xor i64 %181, %177
  %183 = mul i64 %182, 1099511628211
  %184 = lshr i64 %183, 29
  %185 = tail call x86_mmx @llvm.x86.mmx.pcmpgt.w(x86_mmx %3, x86_mmx %4)
  %186 = bitcast x86_mmx %185 to i64
  %187 = xor i64 %184, %186
  %188 = xor i64 %187, %183
  %189 = mul i64 %188, 1099511628211
  %190 = lshr i64 %189, 29
  %191 = tail call x86_mmx @llvm.x86.mmx.pcmpgt.d(x86_mmx %3, x86_mmx %4)
  %192 = bitcast x86_mmx %191 to i64
  %193 = xor i64 %190, %192
  %194 = xor i64 %193, %189
  %195 = mul i64 %194, 1099511628211
  %196 = lshr i64 %195, 29
  %197 = tail call x86_mmx @llvm.x86.mmx.pavg.b(x86_mmx %3, x86_mmx %4)
  %198 = bitcast x86_mmx %197 to i64
  %199 = xor i64 %196, %198
  %200 = xor i64 %199, %195
  %201 = mul i64 %200, 1099511628211
  %202 = lshr i64 %201, 29
  %203 = tail call x86_mmx @llvm.x86.mmx.pavg.w(x86_mmx %3, x86_mmx %4)
  %204 = bitcast x86_mmx %203 to i64
  %205 = xor i64 %202, %204
  %206 = xor i64 %205, %201
  %207 = mul i64 %206, 1099511628211
  %208 = lshr i64 %207, 29
  %209 = tail call x86_mmx @llvm.x86.mmx.pmaxs.w(x86_mmx %3, x86_mmx %4)
  %210 = bitcast x86_mmx %209 to i64
  %211 = xor i64 %208, %210
  %212 = xor i64 %211, %207
  %213 = mul i64 %212, 1099511628211
  %214 = lshr i64 %213, 29
  %215 = tail call x86_mmx @llvm.x86.mmx.pmaxu.b(x86_mmx %3, x86_mmx %4)
  %216 = bitcast x86_mmx %215 to i64
  %217 = xor i64 %214, %216
  %218 = xor i64 %217, %213
  %219 = mul i64 %218, 1099511628211
  %220 = lshr i64 %219, 29
  %221 = tail call x86_mmx @llvm.x86.mmx.pmins.w(x86_mmx %3, x86_mmx %4)
  %222 = bitcast x86_mmx %221 to i64
  %223 = xor i64 %220, %222
  %224 = xor i64 %223, %219
  %225 = mul i64 %224, 1099511628211
  %226 = lshr i64 %225, 29
  %227 = tail call x86_mmx @llvm.x86.mmx.pminu.b(x86_mmx %3, x86_mmx %4)
  %228 = bitcast x86_mmx %227 to i64
  %229 = xor i64 %226, %228
  %230 = xor i64 %229, %225
  %231 = mul i64 %230, 1099511628211
  %232 = lshr i64 %231, 29
  %233 = tail call x86_mmx @llvm.x86.mmx.psad.bw(x86_mmx %3, x86_mmx %4)
  %234 = bitcast x86_mmx %233 to i64
  %235 = xor i64 %232, %234
  %236 = xor i64 %235, %231
  %237 = mul i64 %236, 1099511628211
  %238 = lshr i64 %237, 29
  %239 = xor i64 %238, %237
  store i64 %239, ptr @sum, align 8, !tbaa !5
  %240 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str, i64 noundef %239)
  %241 = tail call x86_mmx @llvm.x86.mmx.packsswb(x86_mmx %3, x86_mmx %4)
  %242 = bitcast x86_mmx %241 to i64
  %243 = mul i64 %242, 1099511628211
  %244 = lshr i64 %243, 29
  %245 = tail call x86_mmx @llvm.x86.mmx.packssdw(x86_mmx %3, x86_mmx %4)
  %246 = bitcast x86_mmx %245 to i64
  %247 = xor i64 %244, %246
  %248 = xor i64 %247, %243
  %249 = mul i64 %248, 1099511628211
  %250 = lshr i64 %249, 29
  %251 = tail call x86_mmx @llvm.x86.mmx.packuswb(x86_mmx %3, x86_mmx %4)
  %252 = bitcast x86_mmx %251 to i64
  %253 = xor i64 %250, %252
  %254 = xor i64 %253, %249
  %255 = mul i64 %254, 1099511628211
  %256 = lshr i64 %255, 29
  %257 = tail call x86_mmx @llvm.x86.mmx.punpckhbw(x86_mmx %3, x86_mmx %4)
  %258 = bitcast x86_mmx %257 to i64
  %259 = xor i64 %256, %258
  %260 = xor i64 %259, %255
  %261 = mul i64 %260, 1099511628211
  %262 = lshr i64 %261, 29
  %263 = tail call x86_mmx @llvm.x86.mmx.punpckhwd(x86_mmx %3, x86_mmx %4)
  %264 = bitcast x86_mmx %263 to i64
  %265 = xor i64 %262, %264
  %266 = xor i64 %265, %261
  %267 = mul i64 %266, 1099511628211
  %268 = lshr i64 %267, 29
  %269 = tail call x86_mmx @llvm.x86.mmx.punpckhdq(x86_mmx %3, x86_mmx %4)
  %270 = bitcast x86_mmx %269 to i64
  %271 = xor i64 %268, %270
  %272 = xor i64 %271, %267
  %273 = mul i64 %272, 1099511628211
  %274 = lshr i64 %273, 29
  %275 = tail call x86_mmx @llvm.x86.mmx.punpcklbw(x86_mmx %3, x86_mmx %4)
  %276 = bitcast x86_mmx %275 to i64
  %277 = xor i64 %274, %276
  %278 = xor i64 %277, %273
  %279 = mul i64 %278, 1099511628211
  %280 = lshr i64 %279, 29
  %281 = tail call x86_mmx @llvm.x86.mmx.punpcklwd(x86_mmx %3, x86_mmx %4)
  %282 = bitcast x86_mmx %281 to i64
  %283 = xor i64 %280, %282
  %284 = xor i64 %283, %279
  %285 = mul i64 %284, 1099511628211
  %286 = lshr i64 %285, 29
  %287 = tail call x86_mmx @llvm.x86.mmx.punpckldq(x86_mmx %3, x86_mmx %4)
  %288 = bitcast x86_mmx %287 to i64
  %289 = xor i64 %286, %288
  %290 = xor i64 %289, %285
  %291 = mul i64 %290, 1099511628211
  %292 = lshr i64 %291, 29
  %293 = tail call x86_mmx @llvm.x86.sse.pshuf.w(x86_mmx %3, i8 27)
  %294 = bitcast x86_mmx %293 to i64
  %295 = xor i64 %292, %294
  %296 = xor i64 %295, %291
  %297 = mul i64 %296, 1099511628211
  %298 = lshr i64 %297, 29
  %299 = tail call i32 @llvm.x86.mmx.pextr.w(x86_mmx %3, i32 2)
  %300 = sext i32 %299 to i64
  %301 = xor i64 %298, %300
  %302 = xor i64 %301, %297
  %303 = mul i64 %302, 1099511628211
  %304 = lshr i64 %303, 29
  %305 = tail call x86_mmx @llvm.x86.mmx.pinsr.w(x86_mmx %3, i32 17185, i32 1)
  %306 = bitcast x86_mmx %305 to i64
  %307 = xor i64 %304, %306
  %308 = xor i64 %307, %303
  %309 = mul i64 %308, 1099511628211
  %310 = lshr i64 %309, 29
  %311 = tail call i32 @llvm.x86.mmx.pmovmskb(x86_mmx %3)
  %312 = zext i32 %311 to i64
  %313 = xor i64 %310, %312
  %314 = xor i64 %313, %309
  %315 = mul i64 %314, 1099511628211
  %316 = lshr i64 %315, 29
  %317 = bitcast double %0 to <2 x i32>
  %318 = extractelement <2 x i32> %317, i64 0
  %319 = sext i32 %318 to i64
  %320 = xor i64 %316, %319
  %321 = xor i64 %320, %315
  %322 = mul i64 %321, 1099511628211
  %323 = lshr i64 %322, 29
  %324 = xor i64 %322, %323
  %325 = xor i64 %324, 77
  %326 = mul i64 %325, 1099511628211
  %327 = lshr i64 %326, 29
  %328 = xor i64 %327, %326
  store i64 %328, ptr @sum, align 8, !tbaa !5
  %329 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str.1, i64 noundef %328)
  %330 = tail call x86_mmx @llvm.x86.ssse3.pshuf.b(x86_mmx %3, x86_mmx %4)
  %331 = bitcast x86_mmx %330 to i64
  %332 = mul i64 %331, 1099511628211
  %333 = lshr i64 %332, 29
  %334 = tail call x86_mmx @llvm.x86.ssse3.phadd.w(x86_mmx %3, x86_mmx %4)
  %335 = bitcast x86_mmx %334 to i64
  %336 = xor i64 %333, %335
  %337 = xor i64 %336, %332
  %338 = mul i64 %337, 1099511628211
  %339 = lshr i64 %338, 29
  %340 = tail call x86_mmx @llvm.x86.ssse3.phadd.d(x86_mmx %3, x86_mmx %4)
  %341 = bitcast x86_mmx %340 to i64
  %342 = xor i64 %339, %341
  %343 = xor i64 %342, %338
  %344 = mul i64 %343, 1099511628211
  %345 = lshr i64 %344, 29
  %346 = tail call x86_mmx @llvm.x86.ssse3.phadd.sw(x86_mmx %3, x86_mmx %4)
  %347 = bitcast x86_mmx %346 to i64
  %348 = xor i64 %345, %347
  %349 = xor i64 %348, %344
  %350 = mul i64 %349, 1099511628211
  %351 = lshr i64 %350, 29
  %352 = tail call x86_mmx @llvm.x86.ssse3.phsub.w(x86_mmx %3, x86_mmx %4)
  %353 = bitcast x86_mmx %352 to i64
  %354 = xor i64 %351, %353
  %355 = xor i64 %354, %350
  %356 = mul i64 %355, 1099511628211
  %357 = lshr i64 %356, 29
  %358 = tail call x86_mmx @llvm.x86.ssse3.phsub.d(x86_mmx %3, x86_mmx %4)
  %359 = bitcast x86_mmx %358 to i64
  %360 = xor i64 %357, %359
  %361 = xor i64 %360, %356
  %362 = mul i64 %361, 1099511628211
  %363 = lshr i64 %362, 29
  %364 = tail call x86_mmx @llvm.x86.ssse3.phsub.sw(x86_mmx %3, x86_mmx %4)
  %365 = bitcast x86_mmx %364 to i64
  %366 = xor i64 %363, %365
  %367 = xor i64 %366, %362
  %368 = mul i64 %367, 1099511628211
  %369 = lshr i64 %368, 29
  %370 = tail call x86_mmx @llvm.x86.ssse3.pmadd.ub.sw(x86_mmx %3, x86_mmx %4)
  %371 = bitcast x86_mmx %370 to i64
  %372 = xor i64 %369, %371
  %373 = xor i64 %372, %368
  %374 = mul i64 %373, 1099511628211
  %375 = lshr i64 %374, 29
  %376 = tail call x86_mmx @llvm.x86.ssse3.pmul.hr.sw(x86_mmx %3, x86_mmx %4)
  %377 = bitcast x86_mmx %376 to i64
  %378 = xor i64 %375, %377
  %379 = xor i64 %378, %374
  %380 = mul i64 %379, 1099511628211
  %381 = lshr i64 %380, 29
  %382 = tail call x86_mmx @llvm.x86.ssse3.psign.b(x86_mmx %3, x86_mmx %4)
  %383 = bitcast x86_mmx %382 to i64
  %384 = xor i64 %381, %383
  %385 = xor i64 %384, %380
  %386 = mul i64 %385, 1099511628211
  %387 = lshr i64 %386, 29
  %388 = tail call x86_mmx @llvm.x86.ssse3.psign.w(x86_mmx %3, x86_mmx %4)
  %389 = bitcast x86_mmx %388 to i64
  %390 = xor i64 %387, %389
  %391 = xor i64 %390, %386
  %392 = mul i64 %391, 1099511628211
  %393 = lshr i64 %392, 29
  %394 = tail call x86_mmx @llvm.x86.ssse3.psign.d(x86_mmx %3, x86_mmx %4)
  %395 = bitcast x86_mmx %394 to i64
  %396 = xor i64 %393, %395
  %397 = xor i64 %396, %392
  %398 = mul i64 %397, 1099511628211
  %399 = lshr i64 %398, 29
  %400 = tail call x86_mmx @llvm.x86.ssse3.pabs.b(x86_mmx %3)
  %401 = bitcast x86_mmx %400 to i64
  %402 = xor i64 %399, %401
  %403 = xor i64 %402, %398
  %404 = mul i64 %403, 1099511628211
  %405 = lshr i64 %404, 29
  %406 = tail call x86_mmx @llvm.x86.ssse3.pabs.w(x86_mmx %4)
  %407 = bitcast x86_mmx %406 to i64
  %408 = xor i64 %405, %407
  %409 = xor i64 %408, %404
  %410 = mul i64 %409, 1099511628211
  %411 = lshr i64 %410, 29
  %412 = tail call x86_mmx @llvm.x86.ssse3.pabs.d(x86_mmx %3)
  %413 = bitcast x86_mmx %412 to i64
  %414 = xor i64 %411, %413
  %415 = xor i64 %414, %410
  %416 = mul i64 %415, 1099511628211
  %417 = lshr i64 %416, 29
  %418 = tail call x86_mmx @llvm.x86.mmx.palignr.b(x86_mmx %3, x86_mmx %4, i8 3)
  %419 = bitcast x86_mmx %418 to i64
  %420 = xor i64 %417, %419
  %421 = xor i64 %420, %416
  %422 = mul i64 %421, 1099511628211
  %423 = lshr i64 %422, 29
  %424 = tail call x86_mmx @llvm.x86.mmx.palignr.b(x86_mmx %3, x86_mmx %4, i8 11)
  %425 = bitcast x86_mmx %424 to i64
  %426 = xor i64 %423, %425
  %427 = xor i64 %426, %422
  %428 = mul i64 %427, 1099511628211
  %429 = lshr i64 %428, 29
  %430 = xor i64 %429, %428
  store i64 %430, ptr @sum, align 8, !tbaa !5
  %431 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str.2, i64 noundef %430)
  store i64 0, ptr @sum, align 8, !tbaa !5
  ret void
}
declare x86_mmx @llvm.x86.sse.pshuf.w(x86_mmx, i8 immarg) #1
declare i32 @llvm.x86.mmx.pextr.w(x86_mmx, i32 immarg) #1
declare x86_mmx @llvm.x86.mmx.pinsr.w(x86_mmx, i32, i32 immarg) #1
declare x86_mmx @llvm.x86.mmx.palignr.b(x86_mmx, x86_mmx, i8 immarg) #1
define dso_local void @shifts(double noundef %0, double noundef %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = bitcast double %1 to <1 x i64>
  %5 = bitcast double %0 to x86_mmx
  %6 = extractelement <1 x i64> %4, i64 0
  %7 = bitcast i64 %6 to x86_mmx
  %8 = tail call x86_mmx @llvm.x86.mmx.psll.w(x86_mmx %5, x86_mmx %7)
  %9 = load i64, ptr @sum, align 8, !tbaa !5
  %10 = bitcast x86_mmx %8 to i64
  %11 = xor i64 %9, %10
  %12 = mul i64 %11, 1099511628211
  %13 = lshr i64 %12, 29
  %14 = tail call x86_mmx @llvm.x86.mmx.psll.d(x86_mmx %5, x86_mmx %7)
  %15 = bitcast x86_mmx %14 to i64
  %16 = xor i64 %13, %15
  %17 = xor i64 %16, %12
  %18 = mul i64 %17, 1099511628211
  %19 = lshr i64 %18, 29
  %20 = bitcast double %0 to <1 x i64>
  %21 = extractelement <1 x i64> %20, i64 0
  %22 = bitcast i64 %21 to x86_mmx
  %23 = tail call x86_mmx @llvm.x86.mmx.psll.q(x86_mmx %22, x86_mmx %7)
  %24 = bitcast x86_mmx %23 to i64
  %25 = xor i64 %19, %24
  %26 = xor i64 %25, %18
  %27 = mul i64 %26, 1099511628211
  %28 = lshr i64 %27, 29
  %29 = tail call x86_mmx @llvm.x86.mmx.psrl.w(x86_mmx %5, x86_mmx %7)
  %30 = bitcast x86_mmx %29 to i64
  %31 = xor i64 %28, %30
  %32 = xor i64 %31, %27
  %33 = mul i64 %32, 1099511628211
  %34 = lshr i64 %33, 29
  %35 = tail call x86_mmx @llvm.x86.mmx.psrl.d(x86_mmx %5, x86_mmx %7)
  %36 = bitcast x86_mmx %35 to i64
  %37 = xor i64 %34, %36
  %38 = xor i64 %37, %33
  %39 = mul i64 %38, 1099511628211
  %40 = lshr i64 %39, 29
  %41 = tail call x86_mmx @llvm.x86.mmx.psrl.q(x86_mmx %22, x86_mmx %7)
  %42 = bitcast x86_mmx %41 to i64
  %43 = xor i64 %40, %42
  %44 = xor i64 %43, %39
  %45 = mul i64 %44, 1099511628211
  %46 = lshr i64 %45, 29
  %47 = tail call x86_mmx @llvm.x86.mmx.psra.w(x86_mmx %5, x86_mmx %7)
  %48 = bitcast x86_mmx %47 to i64
  %49 = xor i64 %46, %48
  %50 = xor i64 %49, %45
  %51 = mul i64 %50, 1099511628211
  %52 = lshr i64 %51, 29
  %53 = tail call x86_mmx @llvm.x86.mmx.psra.d(x86_mmx %5, x86_mmx %7)
  %54 = bitcast x86_mmx %53 to i64
  %55 = xor i64 %52, %54
  %56 = xor i64 %55, %51
  %57 = mul i64 %56, 1099511628211
  %58 = lshr i64 %57, 29
  %59 = tail call x86_mmx @llvm.x86.mmx.pslli.w(x86_mmx %5, i32 %2)
  %60 = bitcast x86_mmx %59 to i64
  %61 = xor i64 %58, %60
  %62 = xor i64 %61, %57
  %63 = mul i64 %62, 1099511628211
  %64 = lshr i64 %63, 29
  %65 = tail call x86_mmx @llvm.x86.mmx.pslli.d(x86_mmx %5, i32 %2)
  %66 = bitcast x86_mmx %65 to i64
  %67 = xor i64 %64, %66
  %68 = xor i64 %67, %63
  %69 = mul i64 %68, 1099511628211
  %70 = lshr i64 %69, 29
  %71 = tail call x86_mmx @llvm.x86.mmx.pslli.q(x86_mmx %22, i32 %2)
  %72 = bitcast x86_mmx %71 to i64
  %73 = xor i64 %70, %72
  %74 = xor i64 %73, %69
  %75 = mul i64 %74, 1099511628211
  %76 = lshr i64 %75, 29
  %77 = tail call x86_mmx @llvm.x86.mmx.psrli.w(x86_mmx %5, i32 %2)
  %78 = bitcast x86_mmx %77 to i64
  %79 = xor i64 %76, %78
  %80 = xor i64 %79, %75
  %81 = mul i64 %80, 1099511628211
  %82 = lshr i64 %81, 29
  %83 = tail call x86_mmx @llvm.x86.mmx.psrli.d(x86_mmx %5, i32 3)
  %84 = bitcast x86_mmx %83 to i64
  %85 = xor i64 %82, %84
  %86 = xor i64 %85, %81
  %87 = mul i64 %86, 1099511628211
  %88 = lshr i64 %87, 29
  %89 = tail call x86_mmx @llvm.x86.mmx.psrli.q(x86_mmx %22, i32 %2)
  %90 = bitcast x86_mmx %89 to i64
  %91 = xor i64 %88, %90
  %92 = xor i64 %91, %87
  %93 = mul i64 %92, 1099511628211
  %94 = lshr i64 %93, 29
  %95 = tail call x86_mmx @llvm.x86.mmx.psrai.w(x86_mmx %5, i32 %2)
  %96 = bitcast x86_mmx %95 to i64
  %97 = xor i64 %94, %96
  %98 = xor i64 %97, %93
  %99 = mul i64 %98, 1099511628211
  %100 = lshr i64 %99, 29
  %101 = tail call x86_mmx @llvm.x86.mmx.psrai.d(x86_mmx %5, i32 40)
  %102 = bitcast x86_mmx %101 to i64
  %103 = xor i64 %100, %102
  %104 = xor i64 %103, %99
  %105 = mul i64 %104, 1099511628211
  %106 = lshr i64 %105, 29
  %107 = xor i64 %106, %105
  store i64 %107, ptr @sum, align 8, !tbaa !5
  ret void
}
define dso_local void @numbers(double noundef %0, <4 x float> noundef %1, <2 x double> noundef %2) local_unnamed_addr #3 {
  %4 = tail call x86_mmx @llvm.x86.sse.cvtps2pi(<4 x float> %1)
  %5 = load i64, ptr @sum, align 8, !tbaa !5
  %6 = bitcast x86_mmx %4 to i64
  %7 = xor i64 %5, %6
  %8 = mul i64 %7, 1099511628211
  %9 = lshr i64 %8, 29
  %10 = tail call x86_mmx @llvm.x86.sse.cvttps2pi(<4 x float> %1)
  %11 = bitcast x86_mmx %10 to i64
  %12 = xor i64 %9, %11
  %13 = xor i64 %12, %8
  %14 = mul i64 %13, 1099511628211
  %15 = lshr i64 %14, 29
  %16 = tail call x86_mmx @llvm.x86.sse.cvtpd2pi(<2 x double> %2)
  %17 = bitcast x86_mmx %16 to i64
  %18 = xor i64 %15, %17
  %19 = xor i64 %18, %14
  %20 = mul i64 %19, 1099511628211
  %21 = lshr i64 %20, 29
  %22 = tail call x86_mmx @llvm.x86.sse.cvttpd2pi(<2 x double> %2)
  %23 = bitcast x86_mmx %22 to i64
  %24 = xor i64 %21, %23
  %25 = xor i64 %24, %20
  %26 = mul i64 %25, 1099511628211
  %27 = lshr i64 %26, 29
  %28 = bitcast double %0 to x86_mmx
  %29 = tail call <4 x float> @llvm.x86.sse.cvtpi2ps(<4 x float> %1, x86_mmx %28)
  %30 = bitcast <4 x float> %29 to <2 x i64>
  %31 = extractelement <2 x i64> %30, i64 0
  %32 = extractelement <2 x i64> %30, i64 1
  %33 = xor i64 %31, %27
  %34 = xor i64 %33, %26
  %35 = mul i64 %34, 1099511628211
  %36 = lshr i64 %35, 29
  %37 = xor i64 %32, %36
  %38 = xor i64 %37, %35
  %39 = mul i64 %38, 1099511628211
  %40 = lshr i64 %39, 29
  %41 = tail call <2 x double> @llvm.x86.sse.cvtpi2pd(x86_mmx %28)
  %42 = bitcast <2 x double> %41 to <2 x i64>
  %43 = extractelement <2 x i64> %42, i64 0
  %44 = extractelement <2 x i64> %42, i64 1
  %45 = xor i64 %43, %40
  %46 = xor i64 %45, %39
  %47 = mul i64 %46, 1099511628211
  %48 = lshr i64 %47, 29
  %49 = xor i64 %44, %48
  %50 = xor i64 %49, %47
  %51 = mul i64 %50, 1099511628211
  %52 = lshr i64 %51, 29
  %53 = tail call x86_mmx @llvm.x86.mmx.pcmpgt.w(x86_mmx bitcast (double 0.000000e+00 to x86_mmx), x86_mmx %28)
  %54 = tail call x86_mmx @llvm.x86.mmx.punpckhwd(x86_mmx %28, x86_mmx %53)
  %55 = tail call <4 x float> @llvm.x86.sse.cvtpi2ps(<4 x float> zeroinitializer, x86_mmx %54)
  %56 = shufflevector <4 x float> %55, <4 x float> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %57 = tail call x86_mmx @llvm.x86.mmx.punpcklwd(x86_mmx %28, x86_mmx %53)
  %58 = tail call <4 x float> @llvm.x86.sse.cvtpi2ps(<4 x float> %56, x86_mmx %57)
  %59 = bitcast <4 x float> %58 to <2 x i64>
  %60 = extractelement <2 x i64> %59, i64 0
  %61 = extractelement <2 x i64> %59, i64 1
  %62 = xor i64 %60, %52
  %63 = xor i64 %62, %51
  %64 = mul i64 %63, 1099511628211
  %65 = lshr i64 %64, 29
  %66 = xor i64 %61, %65
  %67 = xor i64 %66, %64
  %68 = mul i64 %67, 1099511628211
  %69 = lshr i64 %68, 29
  %70 = tail call x86_mmx @llvm.x86.mmx.punpcklbw(x86_mmx %28, x86_mmx bitcast (double 0.000000e+00 to x86_mmx))
  %71 = tail call x86_mmx @llvm.x86.mmx.pcmpgt.w(x86_mmx bitcast (double 0.000000e+00 to x86_mmx), x86_mmx %70)
  %72 = tail call x86_mmx @llvm.x86.mmx.punpckhwd(x86_mmx %70, x86_mmx %71)
  %73 = tail call <4 x float> @llvm.x86.sse.cvtpi2ps(<4 x float> zeroinitializer, x86_mmx %72)
  %74 = shufflevector <4 x float> %73, <4 x float> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %75 = tail call x86_mmx @llvm.x86.mmx.punpcklwd(x86_mmx %70, x86_mmx %71)
  %76 = tail call <4 x float> @llvm.x86.sse.cvtpi2ps(<4 x float> %74, x86_mmx %75)
  %77 = bitcast <4 x float> %76 to <2 x i64>
  %78 = extractelement <2 x i64> %77, i64 0
  %79 = extractelement <2 x i64> %77, i64 1
  %80 = xor i64 %78, %69
  %81 = xor i64 %80, %68
  %82 = mul i64 %81, 1099511628211
  %83 = lshr i64 %82, 29
  %84 = xor i64 %79, %83
  %85 = xor i64 %84, %82
  %86 = mul i64 %85, 1099511628211
  %87 = lshr i64 %86, 29
  %88 = shufflevector <4 x float> %1, <4 x float> poison, <4 x i32> <i32 2, i32 3, i32 2, i32 3>
  %89 = tail call x86_mmx @llvm.x86.sse.cvtps2pi(<4 x float> %88)
  %90 = tail call x86_mmx @llvm.x86.mmx.packssdw(x86_mmx %4, x86_mmx %89)
  %91 = bitcast x86_mmx %90 to i64
  %92 = xor i64 %87, %91
  %93 = xor i64 %92, %86
  %94 = mul i64 %93, 1099511628211
  %95 = lshr i64 %94, 29
  %96 = tail call x86_mmx @llvm.x86.mmx.packsswb(x86_mmx %90, x86_mmx bitcast (double 0.000000e+00 to x86_mmx))
  %97 = bitcast x86_mmx %96 to i64
  %98 = xor i64 %95, %97
  %99 = xor i64 %98, %94
  %100 = mul i64 %99, 1099511628211
  %101 = lshr i64 %100, 29
  %102 = xor i64 %101, %100
  store i64 %102, ptr @sum, align 8, !tbaa !5
  %103 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str.3, i64 noundef %102)
  store i64 0, ptr @sum, align 8, !tbaa !5
  ret void
}
define dso_local void @memory(double noundef %0, double noundef %1, ptr noundef %2) local_unnamed_addr #4 {
  %4 = bitcast double %0 to x86_mmx
  %5 = bitcast double %1 to x86_mmx
  tail call void @llvm.x86.mmx.maskmovq(x86_mmx %4, x86_mmx %5, ptr %2)
  %6 = getelementptr inbounds i8, ptr %2, i64 8
  %7 = bitcast double %0 to <1 x i64>
  %8 = extractelement <1 x i64> %7, i64 0
  %9 = bitcast i64 %8 to x86_mmx
  tail call void @llvm.x86.mmx.movnt.dq(ptr nonnull %6, x86_mmx %9)
  %10 = load i64, ptr @sum, align 8, !tbaa !5
  br label %13
11:                                               ; preds = %13
  store i64 %22, ptr @sum, align 8, !tbaa !5
  %12 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str.4, i64 noundef %22)
  store i64 0, ptr @sum, align 8, !tbaa !5
  ret void
13:                                               ; preds = %3, %13
  %14 = phi i64 [ 0, %3 ], [ %23, %13 ]
  %15 = phi i64 [ %10, %3 ], [ %22, %13 ]
  %16 = getelementptr inbounds i8, ptr %2, i64 %14
  %17 = load i8, ptr %16, align 1, !tbaa !9
  %18 = sext i8 %17 to i64
  %19 = xor i64 %15, %18
  %20 = mul i64 %19, 1099511628211
  %21 = lshr i64 %20, 29
  %22 = xor i64 %21, %20
  %23 = add nuw nsw i64 %14, 1
  %24 = icmp eq i64 %23, 16
  br i1 %24, label %11, label %13, !llvm.loop !10
}
define dso_local noundef i32 @main() local_unnamed_addr #5 {
  tail call void @two(double noundef 0x80FF7F0112345678, double noundef 0x1FE03807F068509)
  tail call void @two(double noundef 0x1FE03807F068509, double noundef 0x80FF7F0112345678)
  tail call void @shifts(double noundef 0x80FF7F0112345678, double noundef 2.470330e-323, i32 noundef 7)
  tail call void @shifts(double noundef 0x1FE03807F068509, double noundef 8.399120e-323, i32 noundef 33)
  %1 = load i64, ptr @sum, align 8, !tbaa !5
  %2 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str.5, i64 noundef %1)
  store i64 0, ptr @sum, align 8, !tbaa !5
  tail call void @numbers(double noundef 0x1FE03807F068509, <4 x float> noundef <float 1.500000e+00, float -2.500000e+00, float 3.000000e+02, float 4.000000e+00>, <2 x double> noundef <double -7.500000e+00, double 1.000000e+05>)
  tail call void @memory(double noundef 0x80FF7F0112345678, double noundef 0x1FE03807F068509, ptr noundef nonnull @main.p)
  tail call void @llvm.x86.mmx.emms()
  ret i32 0
}
declare x86_mmx @llvm.x86.mmx.padd.b(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.padd.w(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.padd.d(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.padd.q(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.padds.b(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.padds.w(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.paddus.b(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.paddus.w(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.psub.b(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.psub.w(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.psub.d(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.psub.q(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.psubs.b(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.psubs.w(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.psubus.b(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.psubus.w(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.pmadd.wd(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.pmulh.w(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.pmull.w(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.pmulhu.w(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.pmulu.dq(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.pand(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.pandn(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.por(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.pxor(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.pcmpeq.b(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.pcmpeq.w(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.pcmpeq.d(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.pcmpgt.b(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.pcmpgt.w(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.pcmpgt.d(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.pavg.b(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.pavg.w(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.pmaxs.w(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.pmaxu.b(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.pmins.w(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.pminu.b(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.psad.bw(x86_mmx, x86_mmx) #1
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #6
declare x86_mmx @llvm.x86.mmx.packsswb(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.packssdw(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.packuswb(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.punpckhbw(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.punpckhwd(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.punpckhdq(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.punpcklbw(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.punpcklwd(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.punpckldq(x86_mmx, x86_mmx) #1
declare i32 @llvm.x86.mmx.pmovmskb(x86_mmx) #1
declare x86_mmx @llvm.x86.ssse3.pshuf.b(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.ssse3.phadd.w(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.ssse3.phadd.d(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.ssse3.phadd.sw(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.ssse3.phsub.w(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.ssse3.phsub.d(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.ssse3.phsub.sw(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.ssse3.pmadd.ub.sw(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.ssse3.pmul.hr.sw(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.ssse3.psign.b(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.ssse3.psign.w(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.ssse3.psign.d(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.ssse3.pabs.b(x86_mmx) #1
declare x86_mmx @llvm.x86.ssse3.pabs.w(x86_mmx) #1
declare x86_mmx @llvm.x86.ssse3.pabs.d(x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.psll.w(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.psll.d(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.psll.q(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.psrl.w(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.psrl.d(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.psrl.q(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.psra.w(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.psra.d(x86_mmx, x86_mmx) #1
declare x86_mmx @llvm.x86.mmx.pslli.w(x86_mmx, i32) #1
declare x86_mmx @llvm.x86.mmx.pslli.d(x86_mmx, i32) #1
declare x86_mmx @llvm.x86.mmx.pslli.q(x86_mmx, i32) #1
declare x86_mmx @llvm.x86.mmx.psrli.w(x86_mmx, i32) #1
declare x86_mmx @llvm.x86.mmx.psrli.d(x86_mmx, i32) #1
declare x86_mmx @llvm.x86.mmx.psrli.q(x86_mmx, i32) #1
declare x86_mmx @llvm.x86.mmx.psrai.w(x86_mmx, i32) #1
declare x86_mmx @llvm.x86.mmx.psrai.d(x86_mmx, i32) #1
declare x86_mmx @llvm.x86.sse.cvtps2pi(<4 x float>) #1
declare x86_mmx @llvm.x86.sse.cvttps2pi(<4 x float>) #1
declare x86_mmx @llvm.x86.sse.cvtpd2pi(<2 x double>) #1
declare x86_mmx @llvm.x86.sse.cvttpd2pi(<2 x double>) #1
declare <4 x float> @llvm.x86.sse.cvtpi2ps(<4 x float>, x86_mmx) #1
declare <2 x double> @llvm.x86.sse.cvtpi2pd(x86_mmx) #1
declare void @llvm.x86.mmx.maskmovq(x86_mmx, x86_mmx, ptr) #7
declare void @llvm.x86.mmx.movnt.dq(ptr, x86_mmx) #7
declare void @llvm.x86.mmx.emms() #7
attributes #0 = { nofree noinline nounwind uwtable "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+sse3,+ssse3,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+sse3,+ssse3,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree noinline nounwind uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+sse3,+ssse3,+x87" "tune-cpu"="generic" }
attributes #4 = { noinline nounwind uwtable "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+sse3,+ssse3,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+sse3,+ssse3,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+sse3,+ssse3,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }
!llvm.module.flags = !{!0, !1, !2, !3}
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!5 = !{!6, !6, i64 0}
!6 = !{!"long long", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!7, !7, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
