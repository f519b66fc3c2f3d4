source_filename = "callees.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [3 x i8] c"f0\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"parameter 0\00", align 1
@.str.3 = private unnamed_addr constant [12 x i8] c"parameter 1\00", align 1
@.str.5 = private unnamed_addr constant [20 x i8] c"variable argument 0\00", align 1
@.str.7 = private unnamed_addr constant [20 x i8] c"variable argument 1\00", align 1
@.str.9 = private unnamed_addr constant [20 x i8] c"variable argument 2\00", align 1
@.str.11 = private unnamed_addr constant [20 x i8] c"variable argument 3\00", align 1
@.str.13 = private unnamed_addr constant [20 x i8] c"variable argument 4\00", align 1
@.str.15 = private unnamed_addr constant [20 x i8] c"variable argument 5\00", align 1
@.str.17 = private unnamed_addr constant [20 x i8] c"variable argument 6\00", align 1
@.str.19 = private unnamed_addr constant [20 x i8] c"variable argument 7\00", align 1
@.str.21 = private unnamed_addr constant [20 x i8] c"variable argument 8\00", align 1
@.str.31 = private unnamed_addr constant [3 x i8] c"f1\00", align 1
@.str.34 = private unnamed_addr constant [12 x i8] c"parameter 2\00", align 1
@.str.36 = private unnamed_addr constant [12 x i8] c"parameter 3\00", align 1
@.str.47 = private unnamed_addr constant [20 x i8] c"variable argument 9\00", align 1
@.str.49 = private unnamed_addr constant [21 x i8] c"variable argument 10\00", align 1
@.str.51 = private unnamed_addr constant [21 x i8] c"variable argument 11\00", align 1
@.str.64 = private unnamed_addr constant [3 x i8] c"f2\00", align 1
@.str.69 = private unnamed_addr constant [12 x i8] c"parameter 4\00", align 1
@.str.71 = private unnamed_addr constant [12 x i8] c"parameter 5\00", align 1
@.str.73 = private unnamed_addr constant [12 x i8] c"parameter 6\00", align 1
@.str.75 = private unnamed_addr constant [12 x i8] c"parameter 7\00", align 1
@.str.76 = private unnamed_addr constant [3 x i8] c"f3\00", align 1
@.str.85 = private unnamed_addr constant [12 x i8] c"parameter 8\00", align 1
@.str.87 = private unnamed_addr constant [12 x i8] c"parameter 9\00", align 1
@.str.89 = private unnamed_addr constant [13 x i8] c"parameter 10\00", align 1
@.str.91 = private unnamed_addr constant [13 x i8] c"parameter 11\00", align 1
@.str.93 = private unnamed_addr constant [13 x i8] c"parameter 12\00", align 1
@.str.95 = private unnamed_addr constant [13 x i8] c"parameter 13\00", align 1
@.str.96 = private unnamed_addr constant [3 x i8] c"f4\00", align 1
@.str.121 = private unnamed_addr constant [3 x i8] c"f5\00", align 1
@.str.124 = private unnamed_addr constant [3 x i8] c"f6\00", align 1
@.str.130 = private unnamed_addr constant [3 x i8] c"f7\00", align 1
@.str.134 = private unnamed_addr constant [3 x i8] c"f8\00", align 1
@.str.137 = private unnamed_addr constant [3 x i8] c"f9\00", align 1

define dso_local noundef double @f0(x86_fp80 noundef %0, ptr noundef readnone %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = fcmp oeq x86_fp80 %0, 0xK00000000000000000000
  br i1 %5, label %7, label %6

6:                                                ; preds = %2
  tail call void @failed(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1) #5
  br label %7

7:                                                ; preds = %6, %2
  %8 = icmp eq ptr %1, inttoptr (i64 -2448665405323521678 to ptr)
  br i1 %8, label %10, label %9

9:                                                ; preds = %7
  tail call void @failed(ptr noundef nonnull @.str, ptr noundef nonnull @.str.3) #5
  br label %10

10:                                               ; preds = %9, %7
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #5
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #5
  call void @llvm.va_start.p0(ptr nonnull %3)
  call void @llvm.va_copy.p0(ptr nonnull %4, ptr nonnull %3)
  %11 = getelementptr inbounds i8, ptr %3, i64 4
  %12 = load i32, ptr %11, align 4
  %13 = icmp ult i32 %12, 161
  br i1 %13, label %14, label %20

14:                                               ; preds = %10
  %15 = getelementptr inbounds i8, ptr %3, i64 16
  %16 = load ptr, ptr %15, align 16
  %17 = zext nneg i32 %12 to i64
  %18 = getelementptr i8, ptr %16, i64 %17
  %19 = add nuw nsw i32 %12, 16
  store i32 %19, ptr %11, align 4
  br label %24

20:                                               ; preds = %10
  %21 = getelementptr inbounds i8, ptr %3, i64 8
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr i8, ptr %22, i64 8
  store ptr %23, ptr %21, align 8
  br label %24

24:                                               ; preds = %20, %14
  %25 = phi ptr [ %18, %14 ], [ %22, %20 ]
  %26 = load double, ptr %25, align 8
  %27 = fcmp oeq double %26, 0x416DA66F34000000
  br i1 %27, label %29, label %28

28:                                               ; preds = %24
  call void @failed(ptr noundef nonnull @.str, ptr noundef nonnull @.str.5) #5
  br label %29

29:                                               ; preds = %28, %24
  %30 = getelementptr inbounds i8, ptr %3, i64 8
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds i8, ptr %31, i64 15
  %33 = call align 16 ptr @llvm.ptrmask.p0.i64(ptr nonnull %32, i64 -16)
  %34 = getelementptr i8, ptr %33, i64 16
  store ptr %34, ptr %30, align 8
  %35 = load x86_fp80, ptr %33, align 16
  %36 = fcmp oeq x86_fp80 %35, 0xKC019CF9B2FD800000000
  br i1 %36, label %38, label %37

37:                                               ; preds = %29
  call void @failed(ptr noundef nonnull @.str, ptr noundef nonnull @.str.7) #5
  br label %38

38:                                               ; preds = %37, %29
  %39 = load ptr, ptr %30, align 8
  %40 = getelementptr inbounds i8, ptr %39, i64 15
  %41 = call align 16 ptr @llvm.ptrmask.p0.i64(ptr nonnull %40, i64 -16)
  %42 = getelementptr i8, ptr %41, i64 16
  store ptr %42, ptr %30, align 8
  %43 = load x86_fp80, ptr %41, align 16
  %44 = fcmp oeq x86_fp80 %43, 0xK40188ACB620800000000
  br i1 %44, label %46, label %45

45:                                               ; preds = %38
  call void @failed(ptr noundef nonnull @.str, ptr noundef nonnull @.str.9) #5
  br label %46

46:                                               ; preds = %45, %38
  %47 = load i32, ptr %3, align 16
  %48 = icmp ult i32 %47, 41
  br i1 %48, label %49, label %55

49:                                               ; preds = %46
  %50 = getelementptr inbounds i8, ptr %3, i64 16
  %51 = load ptr, ptr %50, align 16
  %52 = zext nneg i32 %47 to i64
  %53 = getelementptr i8, ptr %51, i64 %52
  %54 = add nuw nsw i32 %47, 8
  store i32 %54, ptr %3, align 16
  br label %58

55:                                               ; preds = %46
  %56 = load ptr, ptr %30, align 8
  %57 = getelementptr i8, ptr %56, i64 8
  store ptr %57, ptr %30, align 8
  br label %58

58:                                               ; preds = %55, %49
  %59 = phi ptr [ %53, %49 ], [ %56, %55 ]
  %60 = load i64, ptr %59, align 8
  %61 = icmp eq i64 %60, 6041882861112233744
  br i1 %61, label %63, label %62

62:                                               ; preds = %58
  call void @failed(ptr noundef nonnull @.str, ptr noundef nonnull @.str.11) #5
  br label %63

63:                                               ; preds = %62, %58
  %64 = load i32, ptr %3, align 16
  %65 = icmp ult i32 %64, 41
  br i1 %65, label %66, label %72

66:                                               ; preds = %63
  %67 = getelementptr inbounds i8, ptr %3, i64 16
  %68 = load ptr, ptr %67, align 16
  %69 = zext nneg i32 %64 to i64
  %70 = getelementptr i8, ptr %68, i64 %69
  %71 = add nuw nsw i32 %64, 8
  store i32 %71, ptr %3, align 16
  br label %75

72:                                               ; preds = %63
  %73 = load ptr, ptr %30, align 8
  %74 = getelementptr i8, ptr %73, i64 8
  store ptr %74, ptr %30, align 8
  br label %75

75:                                               ; preds = %72, %66
  %76 = phi ptr [ %70, %66 ], [ %73, %72 ]
  %77 = load i32, ptr %76, align 4
  %78 = icmp eq i32 %77, -646678110
  br i1 %78, label %80, label %79

79:                                               ; preds = %75
  call void @failed(ptr noundef nonnull @.str, ptr noundef nonnull @.str.13) #5
  br label %80

80:                                               ; preds = %79, %75
  %81 = load i32, ptr %3, align 16
  %82 = icmp ult i32 %81, 41
  br i1 %82, label %83, label %89

83:                                               ; preds = %80
  %84 = getelementptr inbounds i8, ptr %3, i64 16
  %85 = load ptr, ptr %84, align 16
  %86 = zext nneg i32 %81 to i64
  %87 = getelementptr i8, ptr %85, i64 %86
  %88 = add nuw nsw i32 %81, 8
  store i32 %88, ptr %3, align 16
  br label %92

89:                                               ; preds = %80
  %90 = load ptr, ptr %30, align 8
  %91 = getelementptr i8, ptr %90, i64 8
  store ptr %91, ptr %30, align 8
  br label %92

92:                                               ; preds = %89, %83
  %93 = phi ptr [ %87, %83 ], [ %90, %89 ]
  %94 = load i64, ptr %93, align 8
  %95 = icmp eq i64 %94, 1144552094075660852
  br i1 %95, label %97, label %96

96:                                               ; preds = %92
  call void @failed(ptr noundef nonnull @.str, ptr noundef nonnull @.str.15) #5
  br label %97

97:                                               ; preds = %96, %92
  %98 = load i32, ptr %11, align 4
  %99 = icmp ult i32 %98, 161
  br i1 %99, label %100, label %106

100:                                              ; preds = %97
  %101 = getelementptr inbounds i8, ptr %3, i64 16
  %102 = load ptr, ptr %101, align 16
  %103 = zext nneg i32 %98 to i64
  %104 = getelementptr i8, ptr %102, i64 %103
  %105 = add nuw nsw i32 %98, 16
  store i32 %105, ptr %11, align 4
  br label %109

106:                                              ; preds = %97
  %107 = load ptr, ptr %30, align 8
  %108 = getelementptr i8, ptr %107, i64 8
  store ptr %108, ptr %30, align 8
  br label %109

109:                                              ; preds = %106, %100
  %110 = phi ptr [ %104, %100 ], [ %107, %106 ]
  %111 = load double, ptr %110, align 8
  %112 = fcmp oeq double %111, 0x41930589AEC00000
  br i1 %112, label %114, label %113

113:                                              ; preds = %109
  call void @failed(ptr noundef nonnull @.str, ptr noundef nonnull @.str.17) #5
  br label %114

114:                                              ; preds = %113, %109
  %115 = load i32, ptr %3, align 16
  %116 = icmp ult i32 %115, 41
  br i1 %116, label %117, label %123

117:                                              ; preds = %114
  %118 = getelementptr inbounds i8, ptr %3, i64 16
  %119 = load ptr, ptr %118, align 16
  %120 = zext nneg i32 %115 to i64
  %121 = getelementptr i8, ptr %119, i64 %120
  %122 = add nuw nsw i32 %115, 8
  store i32 %122, ptr %3, align 16
  br label %126

123:                                              ; preds = %114
  %124 = load ptr, ptr %30, align 8
  %125 = getelementptr i8, ptr %124, i64 8
  store ptr %125, ptr %30, align 8
  br label %126

126:                                              ; preds = %123, %117
  %127 = phi ptr [ %121, %117 ], [ %124, %123 ]
  %128 = load ptr, ptr %127, align 8
  %129 = icmp eq ptr %128, inttoptr (i64 -3752778691176860225 to ptr)
  br i1 %129, label %131, label %130

130:                                              ; preds = %126
  call void @failed(ptr noundef nonnull @.str, ptr noundef nonnull @.str.19) #5
  br label %131

131:                                              ; preds = %130, %126
  %132 = load i32, ptr %3, align 16
  %133 = icmp ult i32 %132, 41
  br i1 %133, label %134, label %140

134:                                              ; preds = %131
  %135 = getelementptr inbounds i8, ptr %3, i64 16
  %136 = load ptr, ptr %135, align 16
  %137 = zext nneg i32 %132 to i64
  %138 = getelementptr i8, ptr %136, i64 %137
  %139 = add nuw nsw i32 %132, 8
  store i32 %139, ptr %3, align 16
  br label %143

140:                                              ; preds = %131
  %141 = load ptr, ptr %30, align 8
  %142 = getelementptr i8, ptr %141, i64 8
  store ptr %142, ptr %30, align 8
  br label %143

143:                                              ; preds = %140, %134
  %144 = phi ptr [ %138, %134 ], [ %141, %140 ]
  %145 = load i32, ptr %144, align 4
  %146 = icmp eq i32 %145, -1591178181
  br i1 %146, label %148, label %147

147:                                              ; preds = %143
  call void @failed(ptr noundef nonnull @.str, ptr noundef nonnull @.str.21) #5
  br label %148

148:                                              ; preds = %147, %143
  %149 = getelementptr inbounds i8, ptr %4, i64 4
  %150 = load i32, ptr %149, align 4
  %151 = icmp ult i32 %150, 161
  br i1 %151, label %152, label %158

152:                                              ; preds = %148
  %153 = getelementptr inbounds i8, ptr %4, i64 16
  %154 = load ptr, ptr %153, align 16
  %155 = zext nneg i32 %150 to i64
  %156 = getelementptr i8, ptr %154, i64 %155
  %157 = add nuw nsw i32 %150, 16
  store i32 %157, ptr %149, align 4
  br label %162

158:                                              ; preds = %148
  %159 = getelementptr inbounds i8, ptr %4, i64 8
  %160 = load ptr, ptr %159, align 8
  %161 = getelementptr i8, ptr %160, i64 8
  store ptr %161, ptr %159, align 8
  br label %162

162:                                              ; preds = %158, %152
  %163 = phi ptr [ %156, %152 ], [ %160, %158 ]
  %164 = load double, ptr %163, align 8
  %165 = fcmp oeq double %164, 0x416DA66F34000000
  br i1 %165, label %167, label %166

166:                                              ; preds = %162
  call void @failed(ptr noundef nonnull @.str, ptr noundef nonnull @.str.5) #5
  br label %167

167:                                              ; preds = %166, %162
  %168 = getelementptr inbounds i8, ptr %4, i64 8
  %169 = load ptr, ptr %168, align 8
  %170 = getelementptr inbounds i8, ptr %169, i64 15
  %171 = call align 16 ptr @llvm.ptrmask.p0.i64(ptr nonnull %170, i64 -16)
  %172 = getelementptr i8, ptr %171, i64 16
  store ptr %172, ptr %168, align 8
  %173 = load x86_fp80, ptr %171, align 16
  %174 = fcmp oeq x86_fp80 %173, 0xKC019CF9B2FD800000000
  br i1 %174, label %176, label %175

175:                                              ; preds = %167
  call void @failed(ptr noundef nonnull @.str, ptr noundef nonnull @.str.7) #5
  br label %176

176:                                              ; preds = %175, %167
  %177 = load ptr, ptr %168, align 8
  %178 = getelementptr inbounds i8, ptr %177, i64 15
  %179 = call align 16 ptr @llvm.ptrmask.p0.i64(ptr nonnull %178, i64 -16)
  %180 = getelementptr i8, ptr %179, i64 16
  store ptr %180, ptr %168, align 8
  %181 = load x86_fp80, ptr %179, align 16
  %182 = fcmp oeq x86_fp80 %181, 0xK40188ACB620800000000
  br i1 %182, label %184, label %183

183:                                              ; preds = %176
  call void @failed(ptr noundef nonnull @.str, ptr noundef nonnull @.str.9) #5
  br label %184

184:                                              ; preds = %183, %176
  %185 = load i32, ptr %4, align 16
  %186 = icmp ult i32 %185, 41
  br i1 %186, label %187, label %193

187:                                              ; preds = %184
  %188 = getelementptr inbounds i8, ptr %4, i64 16
  %189 = load ptr, ptr %188, align 16
  %190 = zext nneg i32 %185 to i64
  %191 = getelementptr i8, ptr %189, i64 %190
  %192 = add nuw nsw i32 %185, 8
  store i32 %192, ptr %4, align 16
  br label %196

193:                                              ; preds = %184
  %194 = load ptr, ptr %168, align 8
  %195 = getelementptr i8, ptr %194, i64 8
  store ptr %195, ptr %168, align 8
  br label %196

196:                                              ; preds = %193, %187
  %197 = phi ptr [ %191, %187 ], [ %194, %193 ]
  %198 = load i64, ptr %197, align 8
  %199 = icmp eq i64 %198, 6041882861112233744
  br i1 %199, label %201, label %200

200:                                              ; preds = %196
  call void @failed(ptr noundef nonnull @.str, ptr noundef nonnull @.str.11) #5
  br label %201

201:                                              ; preds = %200, %196
  %202 = load i32, ptr %4, align 16
  %203 = icmp ult i32 %202, 41
  br i1 %203, label %204, label %210

204:                                              ; preds = %201
  %205 = getelementptr inbounds i8, ptr %4, i64 16
  %206 = load ptr, ptr %205, align 16
  %207 = zext nneg i32 %202 to i64
  %208 = getelementptr i8, ptr %206, i64 %207
  %209 = add nuw nsw i32 %202, 8
  store i32 %209, ptr %4, align 16
  br label %213

210:                                              ; preds = %201
  %211 = load ptr, ptr %168, align 8
  %212 = getelementptr i8, ptr %211, i64 8
  store ptr %212, ptr %168, align 8
  br label %213

213:                                              ; preds = %210, %204
  %214 = phi ptr [ %208, %204 ], [ %211, %210 ]
  %215 = load i32, ptr %214, align 4
  %216 = icmp eq i32 %215, -646678110
  br i1 %216, label %218, label %217

217:                                              ; preds = %213
  call void @failed(ptr noundef nonnull @.str, ptr noundef nonnull @.str.13) #5
  br label %218

218:                                              ; preds = %217, %213
  %219 = load i32, ptr %4, align 16
  %220 = icmp ult i32 %219, 41
  br i1 %220, label %221, label %227

221:                                              ; preds = %218
  %222 = getelementptr inbounds i8, ptr %4, i64 16
  %223 = load ptr, ptr %222, align 16
  %224 = zext nneg i32 %219 to i64
  %225 = getelementptr i8, ptr %223, i64 %224
  %226 = add nuw nsw i32 %219, 8
  store i32 %226, ptr %4, align 16
  br label %230

227:                                              ; preds = %218
  %228 = load ptr, ptr %168, align 8
  %229 = getelementptr i8, ptr %228, i64 8
  store ptr %229, ptr %168, align 8
  br label %230

230:                                              ; preds = %227, %221
  %231 = phi ptr [ %225, %221 ], [ %228, %227 ]
  %232 = load i64, ptr %231, align 8
  %233 = icmp eq i64 %232, 1144552094075660852
  br i1 %233, label %235, label %234

234:                                              ; preds = %230
  call void @failed(ptr noundef nonnull @.str, ptr noundef nonnull @.str.15) #5
  br label %235

235:                                              ; preds = %234, %230
  %236 = load i32, ptr %149, align 4
  %237 = icmp ult i32 %236, 161
  br i1 %237, label %238, label %244

238:                                              ; preds = %235
  %239 = getelementptr inbounds i8, ptr %4, i64 16
  %240 = load ptr, ptr %239, align 16
  %241 = zext nneg i32 %236 to i64
  %242 = getelementptr i8, ptr %240, i64 %241
  %243 = add nuw nsw i32 %236, 16
  store i32 %243, ptr %149, align 4
  br label %247

244:                                              ; preds = %235
  %245 = load ptr, ptr %168, align 8
  %246 = getelementptr i8, ptr %245, i64 8
  store ptr %246, ptr %168, align 8
  br label %247

247:                                              ; preds = %244, %238
  %248 = phi ptr [ %242, %238 ], [ %245, %244 ]
  %249 = load double, ptr %248, align 8
  %250 = fcmp oeq double %249, 0x41930589AEC00000
  br i1 %250, label %252, label %251

251:                                              ; preds = %247
  call void @failed(ptr noundef nonnull @.str, ptr noundef nonnull @.str.17) #5
  br label %252

252:                                              ; preds = %251, %247
  %253 = load i32, ptr %4, align 16
  %254 = icmp ult i32 %253, 41
  br i1 %254, label %255, label %261

255:                                              ; preds = %252
  %256 = getelementptr inbounds i8, ptr %4, i64 16
  %257 = load ptr, ptr %256, align 16
  %258 = zext nneg i32 %253 to i64
  %259 = getelementptr i8, ptr %257, i64 %258
  %260 = add nuw nsw i32 %253, 8
  store i32 %260, ptr %4, align 16
  br label %264

261:                                              ; preds = %252
  %262 = load ptr, ptr %168, align 8
  %263 = getelementptr i8, ptr %262, i64 8
  store ptr %263, ptr %168, align 8
  br label %264

264:                                              ; preds = %261, %255
  %265 = phi ptr [ %259, %255 ], [ %262, %261 ]
  %266 = load ptr, ptr %265, align 8
  %267 = icmp eq ptr %266, inttoptr (i64 -3752778691176860225 to ptr)
  br i1 %267, label %269, label %268

268:                                              ; preds = %264
  call void @failed(ptr noundef nonnull @.str, ptr noundef nonnull @.str.19) #5
  br label %269

269:                                              ; preds = %268, %264
  %270 = load i32, ptr %4, align 16
  %271 = icmp ult i32 %270, 41
  br i1 %271, label %272, label %278

272:                                              ; preds = %269
  %273 = getelementptr inbounds i8, ptr %4, i64 16
  %274 = load ptr, ptr %273, align 16
  %275 = zext nneg i32 %270 to i64
  %276 = getelementptr i8, ptr %274, i64 %275
  %277 = add nuw nsw i32 %270, 8
  store i32 %277, ptr %4, align 16
  br label %281

278:                                              ; preds = %269
  %279 = load ptr, ptr %168, align 8
  %280 = getelementptr i8, ptr %279, i64 8
  store ptr %280, ptr %168, align 8
  br label %281

281:                                              ; preds = %278, %272
  %282 = phi ptr [ %276, %272 ], [ %279, %278 ]
  %283 = load i32, ptr %282, align 4
  %284 = icmp eq i32 %283, -1591178181
  br i1 %284, label %286, label %285

285:                                              ; preds = %281
  call void @failed(ptr noundef nonnull @.str, ptr noundef nonnull @.str.21) #5
  br label %286

286:                                              ; preds = %285, %281
  call void @llvm.va_end.p0(ptr %3)
  call void @llvm.va_end.p0(ptr %4)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #5
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #5
  ret double 0xC18D4A957F000000
}

declare void @failed(ptr noundef, ptr noundef) local_unnamed_addr #1

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

declare void @llvm.va_start.p0(ptr) #3

declare void @llvm.va_copy.p0(ptr, ptr) #3

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #4

declare void @llvm.va_end.p0(ptr) #3

define dso_local noundef float @f1(i1 noundef zeroext %0, i16 noundef signext %1, i64 noundef %2, x86_fp80 noundef %3, ...) local_unnamed_addr #0 {
  %5 = alloca [1 x %struct.__va_list_tag], align 16
  %6 = alloca [1 x %struct.__va_list_tag], align 16
  br i1 %0, label %8, label %7

7:                                                ; preds = %4
  tail call void @failed(ptr noundef nonnull @.str.31, ptr noundef nonnull @.str.1) #5
  br label %8

8:                                                ; preds = %7, %4
  %9 = icmp eq i16 %1, 596
  br i1 %9, label %11, label %10

10:                                               ; preds = %8
  tail call void @failed(ptr noundef nonnull @.str.31, ptr noundef nonnull @.str.3) #5
  br label %11

11:                                               ; preds = %10, %8
  %12 = icmp eq i64 %2, -4270348963768831526
  br i1 %12, label %14, label %13

13:                                               ; preds = %11
  tail call void @failed(ptr noundef nonnull @.str.31, ptr noundef nonnull @.str.34) #5
  br label %14

14:                                               ; preds = %13, %11
  %15 = fcmp oeq x86_fp80 %3, 0xK4019F494BE3000000000
  br i1 %15, label %17, label %16

16:                                               ; preds = %14
  tail call void @failed(ptr noundef nonnull @.str.31, ptr noundef nonnull @.str.36) #5
  br label %17

17:                                               ; preds = %16, %14
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5) #5
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #5
  call void @llvm.va_start.p0(ptr nonnull %5)
  call void @llvm.va_copy.p0(ptr nonnull %6, ptr nonnull %5)
  %18 = getelementptr inbounds i8, ptr %5, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %19, i64 15
  %21 = call align 16 ptr @llvm.ptrmask.p0.i64(ptr nonnull %20, i64 -16)
  %22 = getelementptr i8, ptr %21, i64 16
  store ptr %22, ptr %18, align 8
  %23 = load x86_fp80, ptr %21, align 16
  %24 = fcmp oeq x86_fp80 %23, 0xKC017BBBD14A800000000
  br i1 %24, label %26, label %25

25:                                               ; preds = %17
  call void @failed(ptr noundef nonnull @.str.31, ptr noundef nonnull @.str.5) #5
  br label %26

26:                                               ; preds = %25, %17
  %27 = load i32, ptr %5, align 16
  %28 = icmp ult i32 %27, 41
  br i1 %28, label %29, label %35

29:                                               ; preds = %26
  %30 = getelementptr inbounds i8, ptr %5, i64 16
  %31 = load ptr, ptr %30, align 16
  %32 = zext nneg i32 %27 to i64
  %33 = getelementptr i8, ptr %31, i64 %32
  %34 = add nuw nsw i32 %27, 8
  store i32 %34, ptr %5, align 16
  br label %38

35:                                               ; preds = %26
  %36 = load ptr, ptr %18, align 8
  %37 = getelementptr i8, ptr %36, i64 8
  store ptr %37, ptr %18, align 8
  br label %38

38:                                               ; preds = %35, %29
  %39 = phi ptr [ %33, %29 ], [ %36, %35 ]
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %40, -6880548700392190986
  br i1 %41, label %43, label %42

42:                                               ; preds = %38
  call void @failed(ptr noundef nonnull @.str.31, ptr noundef nonnull @.str.7) #5
  br label %43

43:                                               ; preds = %42, %38
  %44 = load i32, ptr %5, align 16
  %45 = icmp ult i32 %44, 41
  br i1 %45, label %46, label %52

46:                                               ; preds = %43
  %47 = getelementptr inbounds i8, ptr %5, i64 16
  %48 = load ptr, ptr %47, align 16
  %49 = zext nneg i32 %44 to i64
  %50 = getelementptr i8, ptr %48, i64 %49
  %51 = add nuw nsw i32 %44, 8
  store i32 %51, ptr %5, align 16
  br label %55

52:                                               ; preds = %43
  %53 = load ptr, ptr %18, align 8
  %54 = getelementptr i8, ptr %53, i64 8
  store ptr %54, ptr %18, align 8
  br label %55

55:                                               ; preds = %52, %46
  %56 = phi ptr [ %50, %46 ], [ %53, %52 ]
  %57 = load i64, ptr %56, align 8
  %58 = icmp eq i64 %57, 9117529990407792192
  br i1 %58, label %60, label %59

59:                                               ; preds = %55
  call void @failed(ptr noundef nonnull @.str.31, ptr noundef nonnull @.str.9) #5
  br label %60

60:                                               ; preds = %59, %55
  %61 = load i32, ptr %5, align 16
  %62 = icmp ult i32 %61, 41
  br i1 %62, label %63, label %69

63:                                               ; preds = %60
  %64 = getelementptr inbounds i8, ptr %5, i64 16
  %65 = load ptr, ptr %64, align 16
  %66 = zext nneg i32 %61 to i64
  %67 = getelementptr i8, ptr %65, i64 %66
  %68 = add nuw nsw i32 %61, 8
  store i32 %68, ptr %5, align 16
  br label %72

69:                                               ; preds = %60
  %70 = load ptr, ptr %18, align 8
  %71 = getelementptr i8, ptr %70, i64 8
  store ptr %71, ptr %18, align 8
  br label %72

72:                                               ; preds = %69, %63
  %73 = phi ptr [ %67, %63 ], [ %70, %69 ]
  %74 = load i64, ptr %73, align 8
  %75 = icmp eq i64 %74, 6668864619436398334
  br i1 %75, label %77, label %76

76:                                               ; preds = %72
  call void @failed(ptr noundef nonnull @.str.31, ptr noundef nonnull @.str.11) #5
  br label %77

77:                                               ; preds = %76, %72
  %78 = load ptr, ptr %18, align 8
  %79 = getelementptr inbounds i8, ptr %78, i64 15
  %80 = call align 16 ptr @llvm.ptrmask.p0.i64(ptr nonnull %79, i64 -16)
  %81 = getelementptr i8, ptr %80, i64 16
  store ptr %81, ptr %18, align 8
  %82 = load x86_fp80, ptr %80, align 16
  %83 = fcmp oeq x86_fp80 %82, 0xK40198C0916C800000000
  br i1 %83, label %85, label %84

84:                                               ; preds = %77
  call void @failed(ptr noundef nonnull @.str.31, ptr noundef nonnull @.str.13) #5
  br label %85

85:                                               ; preds = %84, %77
  %86 = load i32, ptr %5, align 16
  %87 = icmp ult i32 %86, 41
  br i1 %87, label %88, label %94

88:                                               ; preds = %85
  %89 = getelementptr inbounds i8, ptr %5, i64 16
  %90 = load ptr, ptr %89, align 16
  %91 = zext nneg i32 %86 to i64
  %92 = getelementptr i8, ptr %90, i64 %91
  %93 = add nuw nsw i32 %86, 8
  store i32 %93, ptr %5, align 16
  br label %97

94:                                               ; preds = %85
  %95 = load ptr, ptr %18, align 8
  %96 = getelementptr i8, ptr %95, i64 8
  store ptr %96, ptr %18, align 8
  br label %97

97:                                               ; preds = %94, %88
  %98 = phi ptr [ %92, %88 ], [ %95, %94 ]
  %99 = load i64, ptr %98, align 8
  %100 = icmp eq i64 %99, 1771533861545556470
  br i1 %100, label %102, label %101

101:                                              ; preds = %97
  call void @failed(ptr noundef nonnull @.str.31, ptr noundef nonnull @.str.15) #5
  br label %102

102:                                              ; preds = %101, %97
  %103 = load i32, ptr %5, align 16
  %104 = icmp ult i32 %103, 41
  br i1 %104, label %105, label %111

105:                                              ; preds = %102
  %106 = getelementptr inbounds i8, ptr %5, i64 16
  %107 = load ptr, ptr %106, align 16
  %108 = zext nneg i32 %103 to i64
  %109 = getelementptr i8, ptr %107, i64 %108
  %110 = add nuw nsw i32 %103, 8
  store i32 %110, ptr %5, align 16
  br label %114

111:                                              ; preds = %102
  %112 = load ptr, ptr %18, align 8
  %113 = getelementptr i8, ptr %112, i64 8
  store ptr %113, ptr %18, align 8
  br label %114

114:                                              ; preds = %111, %105
  %115 = phi ptr [ %109, %105 ], [ %112, %111 ]
  %116 = load i32, ptr %115, align 4
  %117 = icmp eq i32 %116, -356030456
  br i1 %117, label %119, label %118

118:                                              ; preds = %114
  call void @failed(ptr noundef nonnull @.str.31, ptr noundef nonnull @.str.17) #5
  br label %119

119:                                              ; preds = %118, %114
  %120 = load i32, ptr %5, align 16
  %121 = icmp ult i32 %120, 41
  br i1 %121, label %122, label %128

122:                                              ; preds = %119
  %123 = getelementptr inbounds i8, ptr %5, i64 16
  %124 = load ptr, ptr %123, align 16
  %125 = zext nneg i32 %120 to i64
  %126 = getelementptr i8, ptr %124, i64 %125
  %127 = add nuw nsw i32 %120, 8
  store i32 %127, ptr %5, align 16
  br label %131

128:                                              ; preds = %119
  %129 = load ptr, ptr %18, align 8
  %130 = getelementptr i8, ptr %129, i64 8
  store ptr %130, ptr %18, align 8
  br label %131

131:                                              ; preds = %128, %122
  %132 = phi ptr [ %126, %122 ], [ %129, %128 ]
  %133 = load i32, ptr %132, align 4
  %134 = icmp eq i32 %133, 1731074189
  br i1 %134, label %136, label %135

135:                                              ; preds = %131
  call void @failed(ptr noundef nonnull @.str.31, ptr noundef nonnull @.str.19) #5
  br label %136

136:                                              ; preds = %135, %131
  %137 = load ptr, ptr %18, align 8
  %138 = getelementptr inbounds i8, ptr %137, i64 15
  %139 = call align 16 ptr @llvm.ptrmask.p0.i64(ptr nonnull %138, i64 -16)
  %140 = getelementptr i8, ptr %139, i64 16
  store ptr %140, ptr %18, align 8
  %141 = load x86_fp80, ptr %139, align 16
  %142 = fcmp oeq x86_fp80 %141, 0xKC01986FC6DD600000000
  br i1 %142, label %144, label %143

143:                                              ; preds = %136
  call void @failed(ptr noundef nonnull @.str.31, ptr noundef nonnull @.str.21) #5
  br label %144

144:                                              ; preds = %143, %136
  %145 = load i32, ptr %5, align 16
  %146 = icmp ult i32 %145, 41
  br i1 %146, label %147, label %153

147:                                              ; preds = %144
  %148 = getelementptr inbounds i8, ptr %5, i64 16
  %149 = load ptr, ptr %148, align 16
  %150 = zext nneg i32 %145 to i64
  %151 = getelementptr i8, ptr %149, i64 %150
  %152 = add nuw nsw i32 %145, 8
  store i32 %152, ptr %5, align 16
  br label %156

153:                                              ; preds = %144
  %154 = load ptr, ptr %18, align 8
  %155 = getelementptr i8, ptr %154, i64 8
  store ptr %155, ptr %18, align 8
  br label %156

156:                                              ; preds = %153, %147
  %157 = phi ptr [ %151, %147 ], [ %154, %153 ]
  %158 = load i64, ptr %157, align 8
  %159 = icmp eq i64 %158, -8023127676172531743
  br i1 %159, label %161, label %160

160:                                              ; preds = %156
  call void @failed(ptr noundef nonnull @.str.31, ptr noundef nonnull @.str.47) #5
  br label %161

161:                                              ; preds = %160, %156
  %162 = load i32, ptr %5, align 16
  %163 = icmp ult i32 %162, 41
  br i1 %163, label %164, label %170

164:                                              ; preds = %161
  %165 = getelementptr inbounds i8, ptr %5, i64 16
  %166 = load ptr, ptr %165, align 16
  %167 = zext nneg i32 %162 to i64
  %168 = getelementptr i8, ptr %166, i64 %167
  %169 = add nuw nsw i32 %162, 8
  store i32 %169, ptr %5, align 16
  br label %173

170:                                              ; preds = %161
  %171 = load ptr, ptr %18, align 8
  %172 = getelementptr i8, ptr %171, i64 8
  store ptr %172, ptr %18, align 8
  br label %173

173:                                              ; preds = %170, %164
  %174 = phi ptr [ %168, %164 ], [ %171, %170 ]
  %175 = load i64, ptr %174, align 8
  %176 = icmp eq i64 %175, 7974951030335003217
  br i1 %176, label %178, label %177

177:                                              ; preds = %173
  call void @failed(ptr noundef nonnull @.str.31, ptr noundef nonnull @.str.49) #5
  br label %178

178:                                              ; preds = %177, %173
  %179 = load i32, ptr %5, align 16
  %180 = icmp ult i32 %179, 41
  br i1 %180, label %181, label %187

181:                                              ; preds = %178
  %182 = getelementptr inbounds i8, ptr %5, i64 16
  %183 = load ptr, ptr %182, align 16
  %184 = zext nneg i32 %179 to i64
  %185 = getelementptr i8, ptr %183, i64 %184
  %186 = add nuw nsw i32 %179, 8
  store i32 %186, ptr %5, align 16
  br label %190

187:                                              ; preds = %178
  %188 = load ptr, ptr %18, align 8
  %189 = getelementptr i8, ptr %188, i64 8
  store ptr %189, ptr %18, align 8
  br label %190

190:                                              ; preds = %187, %181
  %191 = phi ptr [ %185, %181 ], [ %188, %187 ]
  %192 = load i64, ptr %191, align 8
  %193 = icmp eq i64 %192, 5526285647178050269
  br i1 %193, label %195, label %194

194:                                              ; preds = %190
  call void @failed(ptr noundef nonnull @.str.31, ptr noundef nonnull @.str.51) #5
  br label %195

195:                                              ; preds = %194, %190
  %196 = getelementptr inbounds i8, ptr %6, i64 8
  %197 = load ptr, ptr %196, align 8
  %198 = getelementptr inbounds i8, ptr %197, i64 15
  %199 = call align 16 ptr @llvm.ptrmask.p0.i64(ptr nonnull %198, i64 -16)
  %200 = getelementptr i8, ptr %199, i64 16
  store ptr %200, ptr %196, align 8
  %201 = load x86_fp80, ptr %199, align 16
  %202 = fcmp oeq x86_fp80 %201, 0xKC017BBBD14A800000000
  br i1 %202, label %204, label %203

203:                                              ; preds = %195
  call void @failed(ptr noundef nonnull @.str.31, ptr noundef nonnull @.str.5) #5
  br label %204

204:                                              ; preds = %203, %195
  %205 = load i32, ptr %6, align 16
  %206 = icmp ult i32 %205, 41
  br i1 %206, label %207, label %213

207:                                              ; preds = %204
  %208 = getelementptr inbounds i8, ptr %6, i64 16
  %209 = load ptr, ptr %208, align 16
  %210 = zext nneg i32 %205 to i64
  %211 = getelementptr i8, ptr %209, i64 %210
  %212 = add nuw nsw i32 %205, 8
  store i32 %212, ptr %6, align 16
  br label %216

213:                                              ; preds = %204
  %214 = load ptr, ptr %196, align 8
  %215 = getelementptr i8, ptr %214, i64 8
  store ptr %215, ptr %196, align 8
  br label %216

216:                                              ; preds = %213, %207
  %217 = phi ptr [ %211, %207 ], [ %214, %213 ]
  %218 = load i64, ptr %217, align 8
  %219 = icmp eq i64 %218, -6880548700392190986
  br i1 %219, label %221, label %220

220:                                              ; preds = %216
  call void @failed(ptr noundef nonnull @.str.31, ptr noundef nonnull @.str.7) #5
  br label %221

221:                                              ; preds = %220, %216
  %222 = load i32, ptr %6, align 16
  %223 = icmp ult i32 %222, 41
  br i1 %223, label %224, label %230

224:                                              ; preds = %221
  %225 = getelementptr inbounds i8, ptr %6, i64 16
  %226 = load ptr, ptr %225, align 16
  %227 = zext nneg i32 %222 to i64
  %228 = getelementptr i8, ptr %226, i64 %227
  %229 = add nuw nsw i32 %222, 8
  store i32 %229, ptr %6, align 16
  br label %233

230:                                              ; preds = %221
  %231 = load ptr, ptr %196, align 8
  %232 = getelementptr i8, ptr %231, i64 8
  store ptr %232, ptr %196, align 8
  br label %233

233:                                              ; preds = %230, %224
  %234 = phi ptr [ %228, %224 ], [ %231, %230 ]
  %235 = load i64, ptr %234, align 8
  %236 = icmp eq i64 %235, 9117529990407792192
  br i1 %236, label %238, label %237

237:                                              ; preds = %233
  call void @failed(ptr noundef nonnull @.str.31, ptr noundef nonnull @.str.9) #5
  br label %238

238:                                              ; preds = %237, %233
  %239 = load i32, ptr %6, align 16
  %240 = icmp ult i32 %239, 41
  br i1 %240, label %241, label %247

241:                                              ; preds = %238
  %242 = getelementptr inbounds i8, ptr %6, i64 16
  %243 = load ptr, ptr %242, align 16
  %244 = zext nneg i32 %239 to i64
  %245 = getelementptr i8, ptr %243, i64 %244
  %246 = add nuw nsw i32 %239, 8
  store i32 %246, ptr %6, align 16
  br label %250

247:                                              ; preds = %238
  %248 = load ptr, ptr %196, align 8
  %249 = getelementptr i8, ptr %248, i64 8
  store ptr %249, ptr %196, align 8
  br label %250

250:                                              ; preds = %247, %241
  %251 = phi ptr [ %245, %241 ], [ %248, %247 ]
  %252 = load i64, ptr %251, align 8
  %253 = icmp eq i64 %252, 6668864619436398334
  br i1 %253, label %255, label %254

254:                                              ; preds = %250
  call void @failed(ptr noundef nonnull @.str.31, ptr noundef nonnull @.str.11) #5
  br label %255

255:                                              ; preds = %254, %250
  %256 = load ptr, ptr %196, align 8
  %257 = getelementptr inbounds i8, ptr %256, i64 15
  %258 = call align 16 ptr @llvm.ptrmask.p0.i64(ptr nonnull %257, i64 -16)
  %259 = getelementptr i8, ptr %258, i64 16
  store ptr %259, ptr %196, align 8
  %260 = load x86_fp80, ptr %258, align 16
  %261 = fcmp oeq x86_fp80 %260, 0xK40198C0916C800000000
  br i1 %261, label %263, label %262

262:                                              ; preds = %255
  call void @failed(ptr noundef nonnull @.str.31, ptr noundef nonnull @.str.13) #5
  br label %263

263:                                              ; preds = %262, %255
  %264 = load i32, ptr %6, align 16
  %265 = icmp ult i32 %264, 41
  br i1 %265, label %266, label %272

266:                                              ; preds = %263
  %267 = getelementptr inbounds i8, ptr %6, i64 16
  %268 = load ptr, ptr %267, align 16
  %269 = zext nneg i32 %264 to i64
  %270 = getelementptr i8, ptr %268, i64 %269
  %271 = add nuw nsw i32 %264, 8
  store i32 %271, ptr %6, align 16
  br label %275

272:                                              ; preds = %263
  %273 = load ptr, ptr %196, align 8
  %274 = getelementptr i8, ptr %273, i64 8
  store ptr %274, ptr %196, align 8
  br label %275

275:                                              ; preds = %272, %266
  %276 = phi ptr [ %270, %266 ], [ %273, %272 ]
  %277 = load i64, ptr %276, align 8
  %278 = icmp eq i64 %277, 1771533861545556470
  br i1 %278, label %280, label %279

279:                                              ; preds = %275
  call void @failed(ptr noundef nonnull @.str.31, ptr noundef nonnull @.str.15) #5
  br label %280

280:                                              ; preds = %279, %275
  %281 = load i32, ptr %6, align 16
  %282 = icmp ult i32 %281, 41
  br i1 %282, label %283, label %289

283:                                              ; preds = %280
  %284 = getelementptr inbounds i8, ptr %6, i64 16
  %285 = load ptr, ptr %284, align 16
  %286 = zext nneg i32 %281 to i64
  %287 = getelementptr i8, ptr %285, i64 %286
  %288 = add nuw nsw i32 %281, 8
  store i32 %288, ptr %6, align 16
  br label %292

289:                                              ; preds = %280
  %290 = load ptr, ptr %196, align 8
  %291 = getelementptr i8, ptr %290, i64 8
  store ptr %291, ptr %196, align 8
  br label %292

292:                                              ; preds = %289, %283
  %293 = phi ptr [ %287, %283 ], [ %290, %289 ]
  %294 = load i32, ptr %293, align 4
  %295 = icmp eq i32 %294, -356030456
  br i1 %295, label %297, label %296

296:                                              ; preds = %292
  call void @failed(ptr noundef nonnull @.str.31, ptr noundef nonnull @.str.17) #5
  br label %297

297:                                              ; preds = %296, %292
  %298 = load i32, ptr %6, align 16
  %299 = icmp ult i32 %298, 41
  br i1 %299, label %300, label %306

300:                                              ; preds = %297
  %301 = getelementptr inbounds i8, ptr %6, i64 16
  %302 = load ptr, ptr %301, align 16
  %303 = zext nneg i32 %298 to i64
  %304 = getelementptr i8, ptr %302, i64 %303
  %305 = add nuw nsw i32 %298, 8
  store i32 %305, ptr %6, align 16
  br label %309

306:                                              ; preds = %297
  %307 = load ptr, ptr %196, align 8
  %308 = getelementptr i8, ptr %307, i64 8
  store ptr %308, ptr %196, align 8
  br label %309

309:                                              ; preds = %306, %300
  %310 = phi ptr [ %304, %300 ], [ %307, %306 ]
  %311 = load i32, ptr %310, align 4
  %312 = icmp eq i32 %311, 1731074189
  br i1 %312, label %314, label %313

313:                                              ; preds = %309
  call void @failed(ptr noundef nonnull @.str.31, ptr noundef nonnull @.str.19) #5
  br label %314

314:                                              ; preds = %313, %309
  %315 = load ptr, ptr %196, align 8
  %316 = getelementptr inbounds i8, ptr %315, i64 15
  %317 = call align 16 ptr @llvm.ptrmask.p0.i64(ptr nonnull %316, i64 -16)
  %318 = getelementptr i8, ptr %317, i64 16
  store ptr %318, ptr %196, align 8
  %319 = load x86_fp80, ptr %317, align 16
  %320 = fcmp oeq x86_fp80 %319, 0xKC01986FC6DD600000000
  br i1 %320, label %322, label %321

321:                                              ; preds = %314
  call void @failed(ptr noundef nonnull @.str.31, ptr noundef nonnull @.str.21) #5
  br label %322

322:                                              ; preds = %321, %314
  %323 = load i32, ptr %6, align 16
  %324 = icmp ult i32 %323, 41
  br i1 %324, label %325, label %331

325:                                              ; preds = %322
  %326 = getelementptr inbounds i8, ptr %6, i64 16
  %327 = load ptr, ptr %326, align 16
  %328 = zext nneg i32 %323 to i64
  %329 = getelementptr i8, ptr %327, i64 %328
  %330 = add nuw nsw i32 %323, 8
  store i32 %330, ptr %6, align 16
  br label %334

331:                                              ; preds = %322
  %332 = load ptr, ptr %196, align 8
  %333 = getelementptr i8, ptr %332, i64 8
  store ptr %333, ptr %196, align 8
  br label %334

334:                                              ; preds = %331, %325
  %335 = phi ptr [ %329, %325 ], [ %332, %331 ]
  %336 = load i64, ptr %335, align 8
  %337 = icmp eq i64 %336, -8023127676172531743
  br i1 %337, label %339, label %338

338:                                              ; preds = %334
  call void @failed(ptr noundef nonnull @.str.31, ptr noundef nonnull @.str.47) #5
  br label %339

339:                                              ; preds = %338, %334
  %340 = load i32, ptr %6, align 16
  %341 = icmp ult i32 %340, 41
  br i1 %341, label %342, label %348

342:                                              ; preds = %339
  %343 = getelementptr inbounds i8, ptr %6, i64 16
  %344 = load ptr, ptr %343, align 16
  %345 = zext nneg i32 %340 to i64
  %346 = getelementptr i8, ptr %344, i64 %345
  %347 = add nuw nsw i32 %340, 8
  store i32 %347, ptr %6, align 16
  br label %351

348:                                              ; preds = %339
  %349 = load ptr, ptr %196, align 8
  %350 = getelementptr i8, ptr %349, i64 8
  store ptr %350, ptr %196, align 8
  br label %351

351:                                              ; preds = %348, %342
  %352 = phi ptr [ %346, %342 ], [ %349, %348 ]
  %353 = load i64, ptr %352, align 8
  %354 = icmp eq i64 %353, 7974951030335003217
  br i1 %354, label %356, label %355

355:                                              ; preds = %351
  call void @failed(ptr noundef nonnull @.str.31, ptr noundef nonnull @.str.49) #5
  br label %356

356:                                              ; preds = %355, %351
  %357 = load i32, ptr %6, align 16
  %358 = icmp ult i32 %357, 41
  br i1 %358, label %359, label %365

359:                                              ; preds = %356
  %360 = getelementptr inbounds i8, ptr %6, i64 16
  %361 = load ptr, ptr %360, align 16
  %362 = zext nneg i32 %357 to i64
  %363 = getelementptr i8, ptr %361, i64 %362
  %364 = add nuw nsw i32 %357, 8
  store i32 %364, ptr %6, align 16
  br label %368

365:                                              ; preds = %356
  %366 = load ptr, ptr %196, align 8
  %367 = getelementptr i8, ptr %366, i64 8
  store ptr %367, ptr %196, align 8
  br label %368

368:                                              ; preds = %365, %359
  %369 = phi ptr [ %363, %359 ], [ %366, %365 ]
  %370 = load i64, ptr %369, align 8
  %371 = icmp eq i64 %370, 5526285647178050269
  br i1 %371, label %373, label %372

372:                                              ; preds = %368
  call void @failed(ptr noundef nonnull @.str.31, ptr noundef nonnull @.str.51) #5
  br label %373

373:                                              ; preds = %372, %368
  call void @llvm.va_end.p0(ptr %5)
  call void @llvm.va_end.p0(ptr %6)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #5
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5) #5
  ret float 0xC193C0E740000000
}

define dso_local noundef i64 @f2(float noundef %0, ptr noundef readnone %1, x86_fp80 noundef %2, float noundef %3, x86_fp80 noundef %4, i8 noundef zeroext %5, i64 noundef %6, i8 noundef signext %7) local_unnamed_addr #0 {
  %9 = fcmp oeq float %0, 0xC1321527C0000000
  br i1 %9, label %11, label %10

10:                                               ; preds = %8
  tail call void @failed(ptr noundef nonnull @.str.64, ptr noundef nonnull @.str.1) #5
  br label %11

11:                                               ; preds = %10, %8
  %12 = icmp eq ptr %1, inttoptr (i64 -1194701818480698601 to ptr)
  br i1 %12, label %14, label %13

13:                                               ; preds = %11
  tail call void @failed(ptr noundef nonnull @.str.64, ptr noundef nonnull @.str.3) #5
  br label %14

14:                                               ; preds = %13, %11
  %15 = fcmp oeq x86_fp80 %2, 0xK4018ABC012A000000000
  br i1 %15, label %17, label %16

16:                                               ; preds = %14
  tail call void @failed(ptr noundef nonnull @.str.64, ptr noundef nonnull @.str.34) #5
  br label %17

17:                                               ; preds = %16, %14
  %18 = fcmp oeq float %3, 0xC14B665E80000000
  br i1 %18, label %20, label %19

19:                                               ; preds = %17
  tail call void @failed(ptr noundef nonnull @.str.64, ptr noundef nonnull @.str.36) #5
  br label %20

20:                                               ; preds = %19, %17
  %21 = fcmp oeq x86_fp80 %4, 0xK40198E67C76800000000
  br i1 %21, label %23, label %22

22:                                               ; preds = %20
  tail call void @failed(ptr noundef nonnull @.str.64, ptr noundef nonnull @.str.69) #5
  br label %23

23:                                               ; preds = %22, %20
  %24 = icmp eq i8 %5, -58
  br i1 %24, label %26, label %25

25:                                               ; preds = %23
  tail call void @failed(ptr noundef nonnull @.str.64, ptr noundef nonnull @.str.71) #5
  br label %26

26:                                               ; preds = %25, %23
  %27 = icmp eq i64 %6, 5008715324813786672
  br i1 %27, label %29, label %28

28:                                               ; preds = %26
  tail call void @failed(ptr noundef nonnull @.str.64, ptr noundef nonnull @.str.73) #5
  br label %29

29:                                               ; preds = %28, %26
  %30 = icmp eq i8 %7, -66
  br i1 %30, label %32, label %31

31:                                               ; preds = %29
  tail call void @failed(ptr noundef nonnull @.str.64, ptr noundef nonnull @.str.75) #5
  br label %32

32:                                               ; preds = %31, %29
  ret i64 -5593617794015718515
}

define dso_local void @f3(i64 noundef %0, ptr noundef readnone %1, x86_fp80 noundef %2, x86_fp80 noundef %3, i32 noundef %4, i8 noundef signext %5, x86_fp80 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i16 noundef signext %10, float noundef %11, float noundef %12, i16 noundef zeroext %13) local_unnamed_addr #0 {
  %15 = icmp eq i64 %0, 1880945310730926149
  br i1 %15, label %17, label %16

16:                                               ; preds = %14
  tail call void @failed(ptr noundef nonnull @.str.76, ptr noundef nonnull @.str.1) #5
  br label %17

17:                                               ; preds = %16, %14
  %18 = icmp eq ptr %1, inttoptr (i64 -567720060763084295 to ptr)
  br i1 %18, label %20, label %19

19:                                               ; preds = %17
  tail call void @failed(ptr noundef nonnull @.str.76, ptr noundef nonnull @.str.3) #5
  br label %20

20:                                               ; preds = %19, %17
  %21 = fcmp oeq x86_fp80 %2, 0xKC018CA1C821C00000000
  br i1 %21, label %23, label %22

22:                                               ; preds = %20
  tail call void @failed(ptr noundef nonnull @.str.76, ptr noundef nonnull @.str.34) #5
  br label %23

23:                                               ; preds = %22, %20
  %24 = fcmp oeq x86_fp80 %3, 0xK401986D015F800000000
  br i1 %24, label %26, label %25

25:                                               ; preds = %23
  tail call void @failed(ptr noundef nonnull @.str.76, ptr noundef nonnull @.str.36) #5
  br label %26

26:                                               ; preds = %25, %23
  %27 = icmp eq i32 %4, -695502218
  br i1 %27, label %29, label %28

28:                                               ; preds = %26
  tail call void @failed(ptr noundef nonnull @.str.76, ptr noundef nonnull @.str.69) #5
  br label %29

29:                                               ; preds = %28, %26
  %30 = icmp eq i8 %5, -128
  br i1 %30, label %32, label %31

31:                                               ; preds = %29
  tail call void @failed(ptr noundef nonnull @.str.76, ptr noundef nonnull @.str.71) #5
  br label %32

32:                                               ; preds = %31, %29
  %33 = fcmp oeq x86_fp80 %6, 0xK4019C58B2A1C00000000
  br i1 %33, label %35, label %34

34:                                               ; preds = %32
  tail call void @failed(ptr noundef nonnull @.str.76, ptr noundef nonnull @.str.73) #5
  br label %35

35:                                               ; preds = %34, %32
  %36 = icmp eq i32 %7, 418217196
  br i1 %36, label %38, label %37

37:                                               ; preds = %35
  tail call void @failed(ptr noundef nonnull @.str.76, ptr noundef nonnull @.str.75) #5
  br label %38

38:                                               ; preds = %37, %35
  %39 = icmp eq i32 %8, -1895551914
  br i1 %39, label %41, label %40

40:                                               ; preds = %38
  tail call void @failed(ptr noundef nonnull @.str.76, ptr noundef nonnull @.str.85) #5
  br label %41

41:                                               ; preds = %40, %38
  %42 = icmp eq i32 %9, 115285467
  br i1 %42, label %44, label %43

43:                                               ; preds = %41
  tail call void @failed(ptr noundef nonnull @.str.76, ptr noundef nonnull @.str.87) #5
  br label %44

44:                                               ; preds = %43, %41
  %45 = icmp eq i16 %10, 29535
  br i1 %45, label %47, label %46

46:                                               ; preds = %44
  tail call void @failed(ptr noundef nonnull @.str.76, ptr noundef nonnull @.str.89) #5
  br label %47

47:                                               ; preds = %46, %44
  %48 = fcmp oeq float %11, 0x4189174360000000
  br i1 %48, label %50, label %49

49:                                               ; preds = %47
  tail call void @failed(ptr noundef nonnull @.str.76, ptr noundef nonnull @.str.91) #5
  br label %50

50:                                               ; preds = %49, %47
  %51 = fcmp oeq float %12, 0x41992075A0000000
  br i1 %51, label %53, label %52

52:                                               ; preds = %50
  tail call void @failed(ptr noundef nonnull @.str.76, ptr noundef nonnull @.str.93) #5
  br label %53

53:                                               ; preds = %52, %50
  %54 = icmp eq i16 %13, 25363
  br i1 %54, label %56, label %55

55:                                               ; preds = %53
  tail call void @failed(ptr noundef nonnull @.str.76, ptr noundef nonnull @.str.95) #5
  br label %56

56:                                               ; preds = %55, %53
  ret void
}

define dso_local noundef signext i8 @f4(i8 noundef signext %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = icmp eq i8 %0, 7
  br i1 %4, label %6, label %5

5:                                                ; preds = %1
  tail call void @failed(ptr noundef nonnull @.str.96, ptr noundef nonnull @.str.1) #5
  br label %6

6:                                                ; preds = %5, %1
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #5
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #5
  call void @llvm.va_start.p0(ptr nonnull %2)
  call void @llvm.va_copy.p0(ptr nonnull %3, ptr nonnull %2)
  %7 = load i32, ptr %2, align 16
  %8 = icmp ult i32 %7, 41
  br i1 %8, label %9, label %15

9:                                                ; preds = %6
  %10 = getelementptr inbounds i8, ptr %2, i64 16
  %11 = load ptr, ptr %10, align 16
  %12 = zext nneg i32 %7 to i64
  %13 = getelementptr i8, ptr %11, i64 %12
  %14 = add nuw nsw i32 %7, 8
  store i32 %14, ptr %2, align 16
  br label %19

15:                                               ; preds = %6
  %16 = getelementptr inbounds i8, ptr %2, i64 8
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr i8, ptr %17, i64 8
  store ptr %18, ptr %16, align 8
  br label %19

19:                                               ; preds = %15, %9
  %20 = phi ptr [ %13, %9 ], [ %17, %15 ]
  %21 = load i32, ptr %20, align 4
  %22 = icmp eq i32 %21, 1217780961
  br i1 %22, label %24, label %23

23:                                               ; preds = %19
  call void @failed(ptr noundef nonnull @.str.96, ptr noundef nonnull @.str.5) #5
  br label %24

24:                                               ; preds = %23, %19
  %25 = getelementptr inbounds i8, ptr %2, i64 8
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds i8, ptr %26, i64 15
  %28 = call align 16 ptr @llvm.ptrmask.p0.i64(ptr nonnull %27, i64 -16)
  %29 = getelementptr i8, ptr %28, i64 16
  store ptr %29, ptr %25, align 8
  %30 = load x86_fp80, ptr %28, align 16
  %31 = fcmp oeq x86_fp80 %30, 0xKC018E4C5424C00000000
  br i1 %31, label %33, label %32

32:                                               ; preds = %24
  call void @failed(ptr noundef nonnull @.str.96, ptr noundef nonnull @.str.7) #5
  br label %33

33:                                               ; preds = %32, %24
  %34 = load i32, ptr %2, align 16
  %35 = icmp ult i32 %34, 41
  br i1 %35, label %36, label %42

36:                                               ; preds = %33
  %37 = getelementptr inbounds i8, ptr %2, i64 16
  %38 = load ptr, ptr %37, align 16
  %39 = zext nneg i32 %34 to i64
  %40 = getelementptr i8, ptr %38, i64 %39
  %41 = add nuw nsw i32 %34, 8
  store i32 %41, ptr %2, align 16
  br label %45

42:                                               ; preds = %33
  %43 = load ptr, ptr %25, align 8
  %44 = getelementptr i8, ptr %43, i64 8
  store ptr %44, ptr %25, align 8
  br label %45

45:                                               ; preds = %42, %36
  %46 = phi ptr [ %40, %36 ], [ %43, %42 ]
  %47 = load i32, ptr %46, align 4
  %48 = icmp eq i32 %47, -1292403315
  br i1 %48, label %50, label %49

49:                                               ; preds = %45
  call void @failed(ptr noundef nonnull @.str.96, ptr noundef nonnull @.str.9) #5
  br label %50

50:                                               ; preds = %49, %45
  %51 = load ptr, ptr %25, align 8
  %52 = getelementptr inbounds i8, ptr %51, i64 15
  %53 = call align 16 ptr @llvm.ptrmask.p0.i64(ptr nonnull %52, i64 -16)
  %54 = getelementptr i8, ptr %53, i64 16
  store ptr %54, ptr %25, align 8
  %55 = load x86_fp80, ptr %53, align 16
  %56 = fcmp oeq x86_fp80 %55, 0xK4019D13F841200000000
  br i1 %56, label %58, label %57

57:                                               ; preds = %50
  call void @failed(ptr noundef nonnull @.str.96, ptr noundef nonnull @.str.11) #5
  br label %58

58:                                               ; preds = %57, %50
  %59 = getelementptr inbounds i8, ptr %2, i64 4
  %60 = load i32, ptr %59, align 4
  %61 = icmp ult i32 %60, 161
  br i1 %61, label %62, label %68

62:                                               ; preds = %58
  %63 = getelementptr inbounds i8, ptr %2, i64 16
  %64 = load ptr, ptr %63, align 16
  %65 = zext nneg i32 %60 to i64
  %66 = getelementptr i8, ptr %64, i64 %65
  %67 = add nuw nsw i32 %60, 16
  store i32 %67, ptr %59, align 4
  br label %71

68:                                               ; preds = %58
  %69 = load ptr, ptr %25, align 8
  %70 = getelementptr i8, ptr %69, i64 8
  store ptr %70, ptr %25, align 8
  br label %71

71:                                               ; preds = %68, %62
  %72 = phi ptr [ %66, %62 ], [ %69, %68 ]
  %73 = load double, ptr %72, align 8
  %74 = fcmp oeq double %73, 0xC179C8E906000000
  br i1 %74, label %76, label %75

75:                                               ; preds = %71
  call void @failed(ptr noundef nonnull @.str.96, ptr noundef nonnull @.str.13) #5
  br label %76

76:                                               ; preds = %75, %71
  %77 = load i32, ptr %2, align 16
  %78 = icmp ult i32 %77, 41
  br i1 %78, label %79, label %85

79:                                               ; preds = %76
  %80 = getelementptr inbounds i8, ptr %2, i64 16
  %81 = load ptr, ptr %80, align 16
  %82 = zext nneg i32 %77 to i64
  %83 = getelementptr i8, ptr %81, i64 %82
  %84 = add nuw nsw i32 %77, 8
  store i32 %84, ptr %2, align 16
  br label %88

85:                                               ; preds = %76
  %86 = load ptr, ptr %25, align 8
  %87 = getelementptr i8, ptr %86, i64 8
  store ptr %87, ptr %25, align 8
  br label %88

88:                                               ; preds = %85, %79
  %89 = phi ptr [ %83, %79 ], [ %86, %85 ]
  %90 = load i64, ptr %89, align 8
  %91 = icmp eq i64 %90, 3652479170659639676
  br i1 %91, label %93, label %92

92:                                               ; preds = %88
  call void @failed(ptr noundef nonnull @.str.96, ptr noundef nonnull @.str.15) #5
  br label %93

93:                                               ; preds = %92, %88
  %94 = load i32, ptr %2, align 16
  %95 = icmp ult i32 %94, 41
  br i1 %95, label %96, label %102

96:                                               ; preds = %93
  %97 = getelementptr inbounds i8, ptr %2, i64 16
  %98 = load ptr, ptr %97, align 16
  %99 = zext nneg i32 %94 to i64
  %100 = getelementptr i8, ptr %98, i64 %99
  %101 = add nuw nsw i32 %94, 8
  store i32 %101, ptr %2, align 16
  br label %105

102:                                              ; preds = %93
  %103 = load ptr, ptr %25, align 8
  %104 = getelementptr i8, ptr %103, i64 8
  store ptr %104, ptr %25, align 8
  br label %105

105:                                              ; preds = %102, %96
  %106 = phi ptr [ %100, %96 ], [ %103, %102 ]
  %107 = load i32, ptr %106, align 4
  %108 = icmp eq i32 %107, -1957317646
  br i1 %108, label %110, label %109

109:                                              ; preds = %105
  call void @failed(ptr noundef nonnull @.str.96, ptr noundef nonnull @.str.17) #5
  br label %110

110:                                              ; preds = %109, %105
  %111 = load ptr, ptr %25, align 8
  %112 = getelementptr inbounds i8, ptr %111, i64 15
  %113 = call align 16 ptr @llvm.ptrmask.p0.i64(ptr nonnull %112, i64 -16)
  %114 = getelementptr i8, ptr %113, i64 16
  store ptr %114, ptr %25, align 8
  %115 = load x86_fp80, ptr %113, align 16
  %116 = fcmp oeq x86_fp80 %115, 0xK4013BE40200000000000
  br i1 %116, label %118, label %117

117:                                              ; preds = %110
  call void @failed(ptr noundef nonnull @.str.96, ptr noundef nonnull @.str.19) #5
  br label %118

118:                                              ; preds = %117, %110
  %119 = load ptr, ptr %25, align 8
  %120 = getelementptr inbounds i8, ptr %119, i64 15
  %121 = call align 16 ptr @llvm.ptrmask.p0.i64(ptr nonnull %120, i64 -16)
  %122 = getelementptr i8, ptr %121, i64 16
  store ptr %122, ptr %25, align 8
  %123 = load x86_fp80, ptr %121, align 16
  %124 = fcmp oeq x86_fp80 %123, 0xKC01980D71E1C00000000
  br i1 %124, label %126, label %125

125:                                              ; preds = %118
  call void @failed(ptr noundef nonnull @.str.96, ptr noundef nonnull @.str.21) #5
  br label %126

126:                                              ; preds = %125, %118
  %127 = load i32, ptr %2, align 16
  %128 = icmp ult i32 %127, 41
  br i1 %128, label %129, label %135

129:                                              ; preds = %126
  %130 = getelementptr inbounds i8, ptr %2, i64 16
  %131 = load ptr, ptr %130, align 16
  %132 = zext nneg i32 %127 to i64
  %133 = getelementptr i8, ptr %131, i64 %132
  %134 = add nuw nsw i32 %127, 8
  store i32 %134, ptr %2, align 16
  br label %138

135:                                              ; preds = %126
  %136 = load ptr, ptr %25, align 8
  %137 = getelementptr i8, ptr %136, i64 8
  store ptr %137, ptr %25, align 8
  br label %138

138:                                              ; preds = %135, %129
  %139 = phi ptr [ %133, %129 ], [ %136, %135 ]
  %140 = load i32, ptr %139, align 4
  %141 = icmp eq i32 %140, 371925871
  br i1 %141, label %143, label %142

142:                                              ; preds = %138
  call void @failed(ptr noundef nonnull @.str.96, ptr noundef nonnull @.str.47) #5
  br label %143

143:                                              ; preds = %142, %138
  %144 = load i32, ptr %2, align 16
  %145 = icmp ult i32 %144, 41
  br i1 %145, label %146, label %152

146:                                              ; preds = %143
  %147 = getelementptr inbounds i8, ptr %2, i64 16
  %148 = load ptr, ptr %147, align 16
  %149 = zext nneg i32 %144 to i64
  %150 = getelementptr i8, ptr %148, i64 %149
  %151 = add nuw nsw i32 %144, 8
  store i32 %151, ptr %2, align 16
  br label %155

152:                                              ; preds = %143
  %153 = load ptr, ptr %25, align 8
  %154 = getelementptr i8, ptr %153, i64 8
  store ptr %154, ptr %25, align 8
  br label %155

155:                                              ; preds = %152, %146
  %156 = phi ptr [ %150, %146 ], [ %153, %152 ]
  %157 = load i64, ptr %156, align 8
  %158 = icmp eq i64 %157, -8590847706875162133
  br i1 %158, label %160, label %159

159:                                              ; preds = %155
  call void @failed(ptr noundef nonnull @.str.96, ptr noundef nonnull @.str.49) #5
  br label %160

160:                                              ; preds = %159, %155
  %161 = load ptr, ptr %25, align 8
  %162 = getelementptr inbounds i8, ptr %161, i64 15
  %163 = call align 16 ptr @llvm.ptrmask.p0.i64(ptr nonnull %162, i64 -16)
  %164 = getelementptr i8, ptr %163, i64 16
  store ptr %164, ptr %25, align 8
  %165 = load x86_fp80, ptr %163, align 16
  %166 = fcmp oeq x86_fp80 %165, 0xK4018F6651E5C00000000
  br i1 %166, label %168, label %167

167:                                              ; preds = %160
  call void @failed(ptr noundef nonnull @.str.96, ptr noundef nonnull @.str.51) #5
  br label %168

168:                                              ; preds = %167, %160
  %169 = load i32, ptr %3, align 16
  %170 = icmp ult i32 %169, 41
  br i1 %170, label %171, label %177

171:                                              ; preds = %168
  %172 = getelementptr inbounds i8, ptr %3, i64 16
  %173 = load ptr, ptr %172, align 16
  %174 = zext nneg i32 %169 to i64
  %175 = getelementptr i8, ptr %173, i64 %174
  %176 = add nuw nsw i32 %169, 8
  store i32 %176, ptr %3, align 16
  br label %181

177:                                              ; preds = %168
  %178 = getelementptr inbounds i8, ptr %3, i64 8
  %179 = load ptr, ptr %178, align 8
  %180 = getelementptr i8, ptr %179, i64 8
  store ptr %180, ptr %178, align 8
  br label %181

181:                                              ; preds = %177, %171
  %182 = phi ptr [ %175, %171 ], [ %179, %177 ]
  %183 = load i32, ptr %182, align 4
  %184 = icmp eq i32 %183, 1217780961
  br i1 %184, label %186, label %185

185:                                              ; preds = %181
  call void @failed(ptr noundef nonnull @.str.96, ptr noundef nonnull @.str.5) #5
  br label %186

186:                                              ; preds = %185, %181
  %187 = getelementptr inbounds i8, ptr %3, i64 8
  %188 = load ptr, ptr %187, align 8
  %189 = getelementptr inbounds i8, ptr %188, i64 15
  %190 = call align 16 ptr @llvm.ptrmask.p0.i64(ptr nonnull %189, i64 -16)
  %191 = getelementptr i8, ptr %190, i64 16
  store ptr %191, ptr %187, align 8
  %192 = load x86_fp80, ptr %190, align 16
  %193 = fcmp oeq x86_fp80 %192, 0xKC018E4C5424C00000000
  br i1 %193, label %195, label %194

194:                                              ; preds = %186
  call void @failed(ptr noundef nonnull @.str.96, ptr noundef nonnull @.str.7) #5
  br label %195

195:                                              ; preds = %194, %186
  %196 = load i32, ptr %3, align 16
  %197 = icmp ult i32 %196, 41
  br i1 %197, label %198, label %204

198:                                              ; preds = %195
  %199 = getelementptr inbounds i8, ptr %3, i64 16
  %200 = load ptr, ptr %199, align 16
  %201 = zext nneg i32 %196 to i64
  %202 = getelementptr i8, ptr %200, i64 %201
  %203 = add nuw nsw i32 %196, 8
  store i32 %203, ptr %3, align 16
  br label %207

204:                                              ; preds = %195
  %205 = load ptr, ptr %187, align 8
  %206 = getelementptr i8, ptr %205, i64 8
  store ptr %206, ptr %187, align 8
  br label %207

207:                                              ; preds = %204, %198
  %208 = phi ptr [ %202, %198 ], [ %205, %204 ]
  %209 = load i32, ptr %208, align 4
  %210 = icmp eq i32 %209, -1292403315
  br i1 %210, label %212, label %211

211:                                              ; preds = %207
  call void @failed(ptr noundef nonnull @.str.96, ptr noundef nonnull @.str.9) #5
  br label %212

212:                                              ; preds = %211, %207
  %213 = load ptr, ptr %187, align 8
  %214 = getelementptr inbounds i8, ptr %213, i64 15
  %215 = call align 16 ptr @llvm.ptrmask.p0.i64(ptr nonnull %214, i64 -16)
  %216 = getelementptr i8, ptr %215, i64 16
  store ptr %216, ptr %187, align 8
  %217 = load x86_fp80, ptr %215, align 16
  %218 = fcmp oeq x86_fp80 %217, 0xK4019D13F841200000000
  br i1 %218, label %220, label %219

219:                                              ; preds = %212
  call void @failed(ptr noundef nonnull @.str.96, ptr noundef nonnull @.str.11) #5
  br label %220

220:                                              ; preds = %219, %212
  %221 = getelementptr inbounds i8, ptr %3, i64 4
  %222 = load i32, ptr %221, align 4
  %223 = icmp ult i32 %222, 161
  br i1 %223, label %224, label %230

224:                                              ; preds = %220
  %225 = getelementptr inbounds i8, ptr %3, i64 16
  %226 = load ptr, ptr %225, align 16
  %227 = zext nneg i32 %222 to i64
  %228 = getelementptr i8, ptr %226, i64 %227
  %229 = add nuw nsw i32 %222, 16
  store i32 %229, ptr %221, align 4
  br label %233

230:                                              ; preds = %220
  %231 = load ptr, ptr %187, align 8
  %232 = getelementptr i8, ptr %231, i64 8
  store ptr %232, ptr %187, align 8
  br label %233

233:                                              ; preds = %230, %224
  %234 = phi ptr [ %228, %224 ], [ %231, %230 ]
  %235 = load double, ptr %234, align 8
  %236 = fcmp oeq double %235, 0xC179C8E906000000
  br i1 %236, label %238, label %237

237:                                              ; preds = %233
  call void @failed(ptr noundef nonnull @.str.96, ptr noundef nonnull @.str.13) #5
  br label %238

238:                                              ; preds = %237, %233
  %239 = load i32, ptr %3, align 16
  %240 = icmp ult i32 %239, 41
  br i1 %240, label %241, label %247

241:                                              ; preds = %238
  %242 = getelementptr inbounds i8, ptr %3, i64 16
  %243 = load ptr, ptr %242, align 16
  %244 = zext nneg i32 %239 to i64
  %245 = getelementptr i8, ptr %243, i64 %244
  %246 = add nuw nsw i32 %239, 8
  store i32 %246, ptr %3, align 16
  br label %250

247:                                              ; preds = %238
  %248 = load ptr, ptr %187, align 8
  %249 = getelementptr i8, ptr %248, i64 8
  store ptr %249, ptr %187, align 8
  br label %250

250:                                              ; preds = %247, %241
  %251 = phi ptr [ %245, %241 ], [ %248, %247 ]
  %252 = load i64, ptr %251, align 8
  %253 = icmp eq i64 %252, 3652479170659639676
  br i1 %253, label %255, label %254

254:                                              ; preds = %250
  call void @failed(ptr noundef nonnull @.str.96, ptr noundef nonnull @.str.15) #5
  br label %255

255:                                              ; preds = %254, %250
  %256 = load i32, ptr %3, align 16
  %257 = icmp ult i32 %256, 41
  br i1 %257, label %258, label %264

258:                                              ; preds = %255
  %259 = getelementptr inbounds i8, ptr %3, i64 16
  %260 = load ptr, ptr %259, align 16
  %261 = zext nneg i32 %256 to i64
  %262 = getelementptr i8, ptr %260, i64 %261
  %263 = add nuw nsw i32 %256, 8
  store i32 %263, ptr %3, align 16
  br label %267

264:                                              ; preds = %255
  %265 = load ptr, ptr %187, align 8
  %266 = getelementptr i8, ptr %265, i64 8
  store ptr %266, ptr %187, align 8
  br label %267

267:                                              ; preds = %264, %258
  %268 = phi ptr [ %262, %258 ], [ %265, %264 ]
  %269 = load i32, ptr %268, align 4
  %270 = icmp eq i32 %269, -1957317646
  br i1 %270, label %272, label %271

271:                                              ; preds = %267
  call void @failed(ptr noundef nonnull @.str.96, ptr noundef nonnull @.str.17) #5
  br label %272

272:                                              ; preds = %271, %267
  %273 = load ptr, ptr %187, align 8
  %274 = getelementptr inbounds i8, ptr %273, i64 15
  %275 = call align 16 ptr @llvm.ptrmask.p0.i64(ptr nonnull %274, i64 -16)
  %276 = getelementptr i8, ptr %275, i64 16
  store ptr %276, ptr %187, align 8
  %277 = load x86_fp80, ptr %275, align 16
  %278 = fcmp oeq x86_fp80 %277, 0xK4013BE40200000000000
  br i1 %278, label %280, label %279

279:                                              ; preds = %272
  call void @failed(ptr noundef nonnull @.str.96, ptr noundef nonnull @.str.19) #5
  br label %280

280:                                              ; preds = %279, %272
  %281 = load ptr, ptr %187, align 8
  %282 = getelementptr inbounds i8, ptr %281, i64 15
  %283 = call align 16 ptr @llvm.ptrmask.p0.i64(ptr nonnull %282, i64 -16)
  %284 = getelementptr i8, ptr %283, i64 16
  store ptr %284, ptr %187, align 8
  %285 = load x86_fp80, ptr %283, align 16
  %286 = fcmp oeq x86_fp80 %285, 0xKC01980D71E1C00000000
  br i1 %286, label %288, label %287

287:                                              ; preds = %280
  call void @failed(ptr noundef nonnull @.str.96, ptr noundef nonnull @.str.21) #5
  br label %288

288:                                              ; preds = %287, %280
  %289 = load i32, ptr %3, align 16
  %290 = icmp ult i32 %289, 41
  br i1 %290, label %291, label %297

291:                                              ; preds = %288
  %292 = getelementptr inbounds i8, ptr %3, i64 16
  %293 = load ptr, ptr %292, align 16
  %294 = zext nneg i32 %289 to i64
  %295 = getelementptr i8, ptr %293, i64 %294
  %296 = add nuw nsw i32 %289, 8
  store i32 %296, ptr %3, align 16
  br label %300

297:                                              ; preds = %288
  %298 = load ptr, ptr %187, align 8
  %299 = getelementptr i8, ptr %298, i64 8
  store ptr %299, ptr %187, align 8
  br label %300

300:                                              ; preds = %297, %291
  %301 = phi ptr [ %295, %291 ], [ %298, %297 ]
  %302 = load i32, ptr %301, align 4
  %303 = icmp eq i32 %302, 371925871
  br i1 %303, label %305, label %304

304:                                              ; preds = %300
  call void @failed(ptr noundef nonnull @.str.96, ptr noundef nonnull @.str.47) #5
  br label %305

305:                                              ; preds = %304, %300
  %306 = load i32, ptr %3, align 16
  %307 = icmp ult i32 %306, 41
  br i1 %307, label %308, label %314

308:                                              ; preds = %305
  %309 = getelementptr inbounds i8, ptr %3, i64 16
  %310 = load ptr, ptr %309, align 16
  %311 = zext nneg i32 %306 to i64
  %312 = getelementptr i8, ptr %310, i64 %311
  %313 = add nuw nsw i32 %306, 8
  store i32 %313, ptr %3, align 16
  br label %317

314:                                              ; preds = %305
  %315 = load ptr, ptr %187, align 8
  %316 = getelementptr i8, ptr %315, i64 8
  store ptr %316, ptr %187, align 8
  br label %317

317:                                              ; preds = %314, %308
  %318 = phi ptr [ %312, %308 ], [ %315, %314 ]
  %319 = load i64, ptr %318, align 8
  %320 = icmp eq i64 %319, -8590847706875162133
  br i1 %320, label %322, label %321

321:                                              ; preds = %317
  call void @failed(ptr noundef nonnull @.str.96, ptr noundef nonnull @.str.49) #5
  br label %322

322:                                              ; preds = %321, %317
  %323 = load ptr, ptr %187, align 8
  %324 = getelementptr inbounds i8, ptr %323, i64 15
  %325 = call align 16 ptr @llvm.ptrmask.p0.i64(ptr nonnull %324, i64 -16)
  %326 = getelementptr i8, ptr %325, i64 16
  store ptr %326, ptr %187, align 8
  %327 = load x86_fp80, ptr %325, align 16
  %328 = fcmp oeq x86_fp80 %327, 0xK4018F6651E5C00000000
  br i1 %328, label %330, label %329

329:                                              ; preds = %322
  call void @failed(ptr noundef nonnull @.str.96, ptr noundef nonnull @.str.51) #5
  br label %330

330:                                              ; preds = %329, %322
  call void @llvm.va_end.p0(ptr %2)
  call void @llvm.va_end.p0(ptr %3)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #5
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #5
  ret i8 9
}

define dso_local noundef double @f5(i64 noundef %0, double noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq i64 %0, 3134908859182484953
  br i1 %4, label %6, label %5

5:                                                ; preds = %3
  tail call void @failed(ptr noundef nonnull @.str.121, ptr noundef nonnull @.str.1) #5
  br label %6

6:                                                ; preds = %5, %3
  %7 = fcmp oeq double %1, 0xC18FA25051800000
  br i1 %7, label %9, label %8

8:                                                ; preds = %6
  tail call void @failed(ptr noundef nonnull @.str.121, ptr noundef nonnull @.str.3) #5
  br label %9

9:                                                ; preds = %8, %6
  %10 = icmp eq i64 %2, -1762421912147088163
  br i1 %10, label %12, label %11

11:                                               ; preds = %9
  tail call void @failed(ptr noundef nonnull @.str.121, ptr noundef nonnull @.str.34) #5
  br label %12

12:                                               ; preds = %11, %9
  ret double 0xC19D518A31400000
}

define dso_local noundef i64 @f6(float noundef %0, ptr noundef readnone %1, i32 noundef %2, float noundef %3, i32 noundef %4, double noundef %5) local_unnamed_addr #0 {
  %7 = fcmp oeq float %0, 0xC18FF247C0000000
  br i1 %7, label %9, label %8

8:                                                ; preds = %6
  tail call void @failed(ptr noundef nonnull @.str.124, ptr noundef nonnull @.str.1) #5
  br label %9

9:                                                ; preds = %8, %6
  %10 = icmp eq ptr %1, inttoptr (i64 1313225241912934415 to ptr)
  br i1 %10, label %12, label %11

11:                                               ; preds = %9
  tail call void @failed(ptr noundef nonnull @.str.124, ptr noundef nonnull @.str.3) #5
  br label %12

12:                                               ; preds = %11, %9
  %13 = icmp eq i32 %2, -1397435405
  br i1 %13, label %15, label %14

14:                                               ; preds = %12
  tail call void @failed(ptr noundef nonnull @.str.124, ptr noundef nonnull @.str.34) #5
  br label %15

15:                                               ; preds = %14, %12
  %16 = fcmp oeq float %3, 0xC17EED9EA0000000
  br i1 %16, label %18, label %17

17:                                               ; preds = %15
  tail call void @failed(ptr noundef nonnull @.str.124, ptr noundef nonnull @.str.36) #5
  br label %18

18:                                               ; preds = %17, %15
  %19 = icmp eq i32 %4, -1695432973
  br i1 %19, label %21, label %20

20:                                               ; preds = %18
  tail call void @failed(ptr noundef nonnull @.str.124, ptr noundef nonnull @.str.69) #5
  br label %21

21:                                               ; preds = %20, %18
  %22 = fcmp oeq double %5, 0x4169A184FE000000
  br i1 %22, label %24, label %23

23:                                               ; preds = %21
  tail call void @failed(ptr noundef nonnull @.str.124, ptr noundef nonnull @.str.71) #5
  br label %24

24:                                               ; preds = %23, %21
  ret i64 -3085690681323131755
}

define dso_local noundef x86_fp80 @f7(i16 noundef zeroext %0, double noundef %1, i64 noundef %2, ptr noundef readnone %3) local_unnamed_addr #0 {
  %5 = icmp eq i16 %0, -24644
  br i1 %5, label %7, label %6

6:                                                ; preds = %4
  tail call void @failed(ptr noundef nonnull @.str.130, ptr noundef nonnull @.str.1) #5
  br label %7

7:                                                ; preds = %6, %4
  %8 = fcmp oeq double %1, 0xC18571995F800000
  br i1 %8, label %10, label %9

9:                                                ; preds = %7
  tail call void @failed(ptr noundef nonnull @.str.130, ptr noundef nonnull @.str.3) #5
  br label %10

10:                                               ; preds = %9, %7
  %11 = icmp eq i64 %2, -508458394719092175
  br i1 %11, label %13, label %12

12:                                               ; preds = %10
  tail call void @failed(ptr noundef nonnull @.str.130, ptr noundef nonnull @.str.34) #5
  br label %13

13:                                               ; preds = %12, %10
  %14 = icmp eq ptr %3, inttoptr (i64 -2957123773388695643 to ptr)
  br i1 %14, label %16, label %15

15:                                               ; preds = %13
  tail call void @failed(ptr noundef nonnull @.str.130, ptr noundef nonnull @.str.36) #5
  br label %16

16:                                               ; preds = %15, %13
  ret x86_fp80 0xKC0199F4E1C5400000000
}

define dso_local void @f8(i8 noundef signext %0, float noundef %1, x86_fp80 noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq i8 %0, 14
  br i1 %4, label %6, label %5

5:                                                ; preds = %3
  tail call void @failed(ptr noundef nonnull @.str.134, ptr noundef nonnull @.str.1) #5
  br label %6

6:                                                ; preds = %5, %3
  %7 = fcmp oeq float %1, 0x4180354DC0000000
  br i1 %7, label %9, label %8

8:                                                ; preds = %6
  tail call void @failed(ptr noundef nonnull @.str.134, ptr noundef nonnull @.str.3) #5
  br label %9

9:                                                ; preds = %8, %6
  %10 = fcmp oeq x86_fp80 %2, 0xKC019A3F465D200000000
  br i1 %10, label %12, label %11

11:                                               ; preds = %9
  tail call void @failed(ptr noundef nonnull @.str.134, ptr noundef nonnull @.str.34) #5
  br label %12

12:                                               ; preds = %11, %9
  ret void
}

define dso_local noundef double @f9(i64 noundef %0, double noundef %1, float noundef %2, float noundef %3, i32 noundef %4, double noundef %5, i8 noundef signext %6, x86_fp80 noundef %7, i8 noundef zeroext %8, i8 noundef signext %9) local_unnamed_addr #0 {
  %11 = icmp eq i64 %0, 5642835928983619920
  br i1 %11, label %13, label %12

12:                                               ; preds = %10
  tail call void @failed(ptr noundef nonnull @.str.137, ptr noundef nonnull @.str.1) #5
  br label %13

13:                                               ; preds = %12, %10
  %14 = fcmp oeq double %1, 0x417AC1F8C2000000
  br i1 %14, label %16, label %15

15:                                               ; preds = %13
  tail call void @failed(ptr noundef nonnull @.str.137, ptr noundef nonnull @.str.3) #5
  br label %16

16:                                               ; preds = %15, %13
  %17 = fcmp oeq float %2, 0xC19CC655E0000000
  br i1 %17, label %19, label %18

18:                                               ; preds = %16
  tail call void @failed(ptr noundef nonnull @.str.137, ptr noundef nonnull @.str.34) #5
  br label %19

19:                                               ; preds = %18, %16
  %20 = fcmp oeq float %3, 0x4130F49E80000000
  br i1 %20, label %22, label %21

21:                                               ; preds = %19
  tail call void @failed(ptr noundef nonnull @.str.137, ptr noundef nonnull @.str.36) #5
  br label %22

22:                                               ; preds = %21, %19
  %23 = icmp eq i32 %4, -1700267159
  br i1 %23, label %25, label %24

24:                                               ; preds = %22
  tail call void @failed(ptr noundef nonnull @.str.137, ptr noundef nonnull @.str.69) #5
  br label %25

25:                                               ; preds = %24, %22
  %26 = fcmp oeq double %5, 0x41862F977A800000
  br i1 %26, label %28, label %27

27:                                               ; preds = %25
  tail call void @failed(ptr noundef nonnull @.str.137, ptr noundef nonnull @.str.71) #5
  br label %28

28:                                               ; preds = %27, %25
  %29 = icmp eq i8 %6, -123
  br i1 %29, label %31, label %30

30:                                               ; preds = %28
  tail call void @failed(ptr noundef nonnull @.str.137, ptr noundef nonnull @.str.73) #5
  br label %31

31:                                               ; preds = %30, %28
  %32 = fcmp oeq x86_fp80 %7, 0xKC01899D9D03C00000000
  br i1 %32, label %34, label %33

33:                                               ; preds = %31
  tail call void @failed(ptr noundef nonnull @.str.137, ptr noundef nonnull @.str.75) #5
  br label %34

34:                                               ; preds = %33, %31
  %35 = icmp eq i8 %8, 98
  br i1 %35, label %37, label %36

36:                                               ; preds = %34
  tail call void @failed(ptr noundef nonnull @.str.137, ptr noundef nonnull @.str.85) #5
  br label %37

37:                                               ; preds = %36, %34
  %38 = icmp eq i8 %9, -12
  br i1 %38, label %40, label %39

39:                                               ; preds = %37
  tail call void @failed(ptr noundef nonnull @.str.137, ptr noundef nonnull @.str.87) #5
  br label %40

40:                                               ; preds = %39, %37
  ret double 0xC194227CE3800000
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }


