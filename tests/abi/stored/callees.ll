source_filename = "callees.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [3 x i8] c"f0\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"parameter 0\00", align 1
@.str.3 = private unnamed_addr constant [12 x i8] c"parameter 1\00", align 1
@.str.4 = private unnamed_addr constant [3 x i8] c"f1\00", align 1
@.str.5 = private unnamed_addr constant [3 x i8] c"f2\00", align 1
@.str.7 = private unnamed_addr constant [3 x i8] c"f3\00", align 1
@.str.9 = private unnamed_addr constant [3 x i8] c"f4\00", align 1
@.str.12 = private unnamed_addr constant [20 x i8] c"variable argument 0\00", align 1
@.str.14 = private unnamed_addr constant [20 x i8] c"variable argument 1\00", align 1
@.str.16 = private unnamed_addr constant [20 x i8] c"variable argument 2\00", align 1
@.str.18 = private unnamed_addr constant [20 x i8] c"variable argument 3\00", align 1
@.str.20 = private unnamed_addr constant [20 x i8] c"variable argument 4\00", align 1
@.str.22 = private unnamed_addr constant [20 x i8] c"variable argument 5\00", align 1
@.str.24 = private unnamed_addr constant [20 x i8] c"variable argument 6\00", align 1
@.str.26 = private unnamed_addr constant [20 x i8] c"variable argument 7\00", align 1
@.str.28 = private unnamed_addr constant [20 x i8] c"variable argument 8\00", align 1
@.str.30 = private unnamed_addr constant [20 x i8] c"variable argument 9\00", align 1
@.str.32 = private unnamed_addr constant [21 x i8] c"variable argument 10\00", align 1
@.str.44 = private unnamed_addr constant [3 x i8] c"f5\00", align 1
@.str.47 = private unnamed_addr constant [12 x i8] c"parameter 2\00", align 1
@.str.49 = private unnamed_addr constant [12 x i8] c"parameter 3\00", align 1
@.str.51 = private unnamed_addr constant [12 x i8] c"parameter 4\00", align 1

define dso_local noundef zeroext i16 @f0(i64 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i64 %0, 0
  br i1 %3, label %5, label %4

4:                                                ; preds = %2
  tail call void @failed(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1) #4
  br label %5

5:                                                ; preds = %4, %2
  %6 = icmp eq i32 %1, -1780002446
  br i1 %6, label %8, label %7

7:                                                ; preds = %5
  tail call void @failed(ptr noundef nonnull @.str, ptr noundef nonnull @.str.3) #4
  br label %8

8:                                                ; preds = %7, %5
  ret i16 -11006
}

declare void @failed(ptr noundef, ptr noundef) local_unnamed_addr #1

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

define dso_local noundef zeroext i8 @f1(i8 noundef signext %0) local_unnamed_addr #0 {
  %2 = icmp eq i8 %0, -63
  br i1 %2, label %4, label %3

3:                                                ; preds = %1
  tail call void @failed(ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.1) #4
  br label %4

4:                                                ; preds = %3, %1
  ret i8 -61
}

define dso_local noundef i32 @f2(double noundef %0, ptr noundef readnone %1) local_unnamed_addr #0 {
  %3 = fcmp oeq double %0, 0xC1321527D0000000
  br i1 %3, label %5, label %4

4:                                                ; preds = %2
  tail call void @failed(ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.1) #4
  br label %5

5:                                                ; preds = %4, %2
  %6 = icmp eq ptr %1, inttoptr (i64 -1194701818480698601 to ptr)
  br i1 %6, label %8, label %7

7:                                                ; preds = %5
  tail call void @failed(ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.3) #4
  br label %8

8:                                                ; preds = %7, %5
  ret i32 -1436314739
}

define dso_local noundef i32 @f3(i8 noundef signext %0, i8 noundef signext %1) local_unnamed_addr #0 {
  %3 = icmp eq i8 %0, 69
  br i1 %3, label %5, label %4

4:                                                ; preds = %2
  tail call void @failed(ptr noundef nonnull @.str.7, ptr noundef nonnull @.str.1) #4
  br label %5

5:                                                ; preds = %4, %2
  %6 = icmp eq i8 %1, -7
  br i1 %6, label %8, label %7

7:                                                ; preds = %5
  tail call void @failed(ptr noundef nonnull @.str.7, ptr noundef nonnull @.str.3) #4
  br label %8

8:                                                ; preds = %7, %5
  ret i32 -1424276129
}

define dso_local noundef double @f4(i64 noundef %0, i64 noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = icmp eq i64 %0, 2507927087377898247
  br i1 %5, label %7, label %6

6:                                                ; preds = %2
  tail call void @failed(ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.1) #4
  br label %7

7:                                                ; preds = %6, %2
  %8 = icmp eq i64 %1, 59261702511978123
  br i1 %8, label %10, label %9

9:                                                ; preds = %7
  tail call void @failed(ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.3) #4
  br label %10

10:                                               ; preds = %9, %7
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #4
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #4
  call void @llvm.va_start.p0(ptr nonnull %3)
  call void @llvm.va_copy.p0(ptr nonnull %4, ptr nonnull %3)
  %11 = load i32, ptr %3, align 16
  %12 = icmp ult i32 %11, 41
  br i1 %12, label %13, label %19

13:                                               ; preds = %10
  %14 = getelementptr inbounds i8, ptr %3, i64 16
  %15 = load ptr, ptr %14, align 16
  %16 = zext nneg i32 %11 to i64
  %17 = getelementptr i8, ptr %15, i64 %16
  %18 = add nuw nsw i32 %11, 8
  store i32 %18, ptr %3, align 16
  br label %23

19:                                               ; preds = %10
  %20 = getelementptr inbounds i8, ptr %3, i64 8
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr i8, ptr %21, i64 8
  store ptr %22, ptr %20, align 8
  br label %23

23:                                               ; preds = %19, %13
  %24 = phi ptr [ %17, %13 ], [ %21, %19 ]
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, -2550937971031941919
  br i1 %26, label %28, label %27

27:                                               ; preds = %23
  call void @failed(ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.12) #4
  br label %28

28:                                               ; preds = %27, %23
  %29 = getelementptr inbounds i8, ptr %3, i64 4
  %30 = load i32, ptr %29, align 4
  %31 = icmp ult i32 %30, 161
  br i1 %31, label %32, label %38

32:                                               ; preds = %28
  %33 = getelementptr inbounds i8, ptr %3, i64 16
  %34 = load ptr, ptr %33, align 16
  %35 = zext nneg i32 %30 to i64
  %36 = getelementptr i8, ptr %34, i64 %35
  %37 = add nuw nsw i32 %30, 16
  store i32 %37, ptr %29, align 4
  br label %42

38:                                               ; preds = %28
  %39 = getelementptr inbounds i8, ptr %3, i64 8
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr i8, ptr %40, i64 8
  store ptr %41, ptr %39, align 8
  br label %42

42:                                               ; preds = %38, %32
  %43 = phi ptr [ %36, %32 ], [ %40, %38 ]
  %44 = load double, ptr %43, align 8
  %45 = fcmp oeq double %44, 0xC18C98A849800000
  br i1 %45, label %47, label %46

46:                                               ; preds = %42
  call void @failed(ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.14) #4
  br label %47

47:                                               ; preds = %46, %42
  %48 = load i32, ptr %3, align 16
  %49 = icmp ult i32 %48, 41
  br i1 %49, label %50, label %56

50:                                               ; preds = %47
  %51 = getelementptr inbounds i8, ptr %3, i64 16
  %52 = load ptr, ptr %51, align 16
  %53 = zext nneg i32 %48 to i64
  %54 = getelementptr i8, ptr %52, i64 %53
  %55 = add nuw nsw i32 %48, 8
  store i32 %55, ptr %3, align 16
  br label %60

56:                                               ; preds = %47
  %57 = getelementptr inbounds i8, ptr %3, i64 8
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr i8, ptr %58, i64 8
  store ptr %59, ptr %57, align 8
  br label %60

60:                                               ; preds = %56, %50
  %61 = phi ptr [ %54, %50 ], [ %58, %56 ]
  %62 = load i64, ptr %61, align 8
  %63 = icmp eq i64 %62, -7448268772039230067
  br i1 %63, label %65, label %64

64:                                               ; preds = %60
  call void @failed(ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.16) #4
  br label %65

65:                                               ; preds = %64, %60
  %66 = load i32, ptr %3, align 16
  %67 = icmp ult i32 %66, 41
  br i1 %67, label %68, label %74

68:                                               ; preds = %65
  %69 = getelementptr inbounds i8, ptr %3, i64 16
  %70 = load ptr, ptr %69, align 16
  %71 = zext nneg i32 %66 to i64
  %72 = getelementptr i8, ptr %70, i64 %71
  %73 = add nuw nsw i32 %66, 8
  store i32 %73, ptr %3, align 16
  br label %78

74:                                               ; preds = %65
  %75 = getelementptr inbounds i8, ptr %3, i64 8
  %76 = load ptr, ptr %75, align 8
  %77 = getelementptr i8, ptr %76, i64 8
  store ptr %77, ptr %75, align 8
  br label %78

78:                                               ; preds = %74, %68
  %79 = phi ptr [ %72, %68 ], [ %76, %74 ]
  %80 = load i32, ptr %79, align 4
  %81 = icmp eq i32 %80, 1755300361
  br i1 %81, label %83, label %82

82:                                               ; preds = %78
  call void @failed(ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.18) #4
  br label %83

83:                                               ; preds = %82, %78
  %84 = load i32, ptr %3, align 16
  %85 = icmp ult i32 %84, 41
  br i1 %85, label %86, label %92

86:                                               ; preds = %83
  %87 = getelementptr inbounds i8, ptr %3, i64 16
  %88 = load ptr, ptr %87, align 16
  %89 = zext nneg i32 %84 to i64
  %90 = getelementptr i8, ptr %88, i64 %89
  %91 = add nuw nsw i32 %84, 8
  store i32 %91, ptr %3, align 16
  br label %96

92:                                               ; preds = %83
  %93 = getelementptr inbounds i8, ptr %3, i64 8
  %94 = load ptr, ptr %93, align 8
  %95 = getelementptr i8, ptr %94, i64 8
  store ptr %95, ptr %93, align 8
  br label %96

96:                                               ; preds = %92, %86
  %97 = phi ptr [ %90, %86 ], [ %94, %92 ]
  %98 = load i64, ptr %97, align 8
  %99 = icmp eq i64 %98, 6101144551277663994
  br i1 %99, label %101, label %100

100:                                              ; preds = %96
  call void @failed(ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.20) #4
  br label %101

101:                                              ; preds = %100, %96
  %102 = load i32, ptr %29, align 4
  %103 = icmp ult i32 %102, 161
  br i1 %103, label %104, label %110

104:                                              ; preds = %101
  %105 = getelementptr inbounds i8, ptr %3, i64 16
  %106 = load ptr, ptr %105, align 16
  %107 = zext nneg i32 %102 to i64
  %108 = getelementptr i8, ptr %106, i64 %107
  %109 = add nuw nsw i32 %102, 16
  store i32 %109, ptr %29, align 4
  br label %114

110:                                              ; preds = %101
  %111 = getelementptr inbounds i8, ptr %3, i64 8
  %112 = load ptr, ptr %111, align 8
  %113 = getelementptr i8, ptr %112, i64 8
  store ptr %113, ptr %111, align 8
  br label %114

114:                                              ; preds = %110, %104
  %115 = phi ptr [ %108, %104 ], [ %112, %110 ]
  %116 = load double, ptr %115, align 8
  %117 = fcmp oeq double %116, 0x418E5730BE000000
  br i1 %117, label %119, label %118

118:                                              ; preds = %114
  call void @failed(ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.22) #4
  br label %119

119:                                              ; preds = %118, %114
  %120 = load i32, ptr %3, align 16
  %121 = icmp ult i32 %120, 41
  br i1 %121, label %122, label %128

122:                                              ; preds = %119
  %123 = getelementptr inbounds i8, ptr %3, i64 16
  %124 = load ptr, ptr %123, align 16
  %125 = zext nneg i32 %120 to i64
  %126 = getelementptr i8, ptr %124, i64 %125
  %127 = add nuw nsw i32 %120, 8
  store i32 %127, ptr %3, align 16
  br label %132

128:                                              ; preds = %119
  %129 = getelementptr inbounds i8, ptr %3, i64 8
  %130 = load ptr, ptr %129, align 8
  %131 = getelementptr i8, ptr %130, i64 8
  store ptr %131, ptr %129, align 8
  br label %132

132:                                              ; preds = %128, %122
  %133 = phi ptr [ %126, %122 ], [ %130, %128 ]
  %134 = load i32, ptr %133, align 4
  %135 = icmp eq i32 %134, -1957317646
  br i1 %135, label %137, label %136

136:                                              ; preds = %132
  call void @failed(ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.24) #4
  br label %137

137:                                              ; preds = %136, %132
  %138 = load i32, ptr %29, align 4
  %139 = icmp ult i32 %138, 161
  br i1 %139, label %140, label %146

140:                                              ; preds = %137
  %141 = getelementptr inbounds i8, ptr %3, i64 16
  %142 = load ptr, ptr %141, align 16
  %143 = zext nneg i32 %138 to i64
  %144 = getelementptr i8, ptr %142, i64 %143
  %145 = add nuw nsw i32 %138, 16
  store i32 %145, ptr %29, align 4
  br label %150

146:                                              ; preds = %137
  %147 = getelementptr inbounds i8, ptr %3, i64 8
  %148 = load ptr, ptr %147, align 8
  %149 = getelementptr i8, ptr %148, i64 8
  store ptr %149, ptr %147, align 8
  br label %150

150:                                              ; preds = %146, %140
  %151 = phi ptr [ %144, %140 ], [ %148, %146 ]
  %152 = load double, ptr %151, align 8
  %153 = fcmp oeq double %152, 0x4137C80400000000
  br i1 %153, label %155, label %154

154:                                              ; preds = %150
  call void @failed(ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.26) #4
  br label %155

155:                                              ; preds = %154, %150
  %156 = load i32, ptr %3, align 16
  %157 = icmp ult i32 %156, 41
  br i1 %157, label %158, label %164

158:                                              ; preds = %155
  %159 = getelementptr inbounds i8, ptr %3, i64 16
  %160 = load ptr, ptr %159, align 16
  %161 = zext nneg i32 %156 to i64
  %162 = getelementptr i8, ptr %160, i64 %161
  %163 = add nuw nsw i32 %156, 8
  store i32 %163, ptr %3, align 16
  br label %168

164:                                              ; preds = %155
  %165 = getelementptr inbounds i8, ptr %3, i64 8
  %166 = load ptr, ptr %165, align 8
  %167 = getelementptr i8, ptr %166, i64 8
  store ptr %167, ptr %165, align 8
  br label %168

168:                                              ; preds = %164, %158
  %169 = phi ptr [ %162, %158 ], [ %166, %164 ]
  %170 = load i64, ptr %169, align 8
  %171 = icmp eq i64 %170, -3693516956170424078
  br i1 %171, label %173, label %172

172:                                              ; preds = %168
  call void @failed(ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.28) #4
  br label %173

173:                                              ; preds = %172, %168
  %174 = load i32, ptr %29, align 4
  %175 = icmp ult i32 %174, 161
  br i1 %175, label %176, label %182

176:                                              ; preds = %173
  %177 = getelementptr inbounds i8, ptr %3, i64 16
  %178 = load ptr, ptr %177, align 16
  %179 = zext nneg i32 %174 to i64
  %180 = getelementptr i8, ptr %178, i64 %179
  %181 = add nuw nsw i32 %174, 16
  store i32 %181, ptr %29, align 4
  br label %186

182:                                              ; preds = %173
  %183 = getelementptr inbounds i8, ptr %3, i64 8
  %184 = load ptr, ptr %183, align 8
  %185 = getelementptr i8, ptr %184, i64 8
  store ptr %185, ptr %183, align 8
  br label %186

186:                                              ; preds = %182, %176
  %187 = phi ptr [ %180, %176 ], [ %184, %182 ]
  %188 = load double, ptr %187, align 8
  %189 = fcmp oeq double %188, 0x41762B236F000000
  br i1 %189, label %191, label %190

190:                                              ; preds = %186
  call void @failed(ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.30) #4
  br label %191

191:                                              ; preds = %190, %186
  %192 = load i32, ptr %3, align 16
  %193 = icmp ult i32 %192, 41
  br i1 %193, label %194, label %200

194:                                              ; preds = %191
  %195 = getelementptr inbounds i8, ptr %3, i64 16
  %196 = load ptr, ptr %195, align 16
  %197 = zext nneg i32 %192 to i64
  %198 = getelementptr i8, ptr %196, i64 %197
  %199 = add nuw nsw i32 %192, 8
  store i32 %199, ptr %3, align 16
  br label %204

200:                                              ; preds = %191
  %201 = getelementptr inbounds i8, ptr %3, i64 8
  %202 = load ptr, ptr %201, align 8
  %203 = getelementptr i8, ptr %202, i64 8
  store ptr %203, ptr %201, align 8
  br label %204

204:                                              ; preds = %200, %194
  %205 = phi ptr [ %198, %194 ], [ %202, %200 ]
  %206 = load i64, ptr %205, align 8
  %207 = icmp eq i64 %206, -8590847706875162133
  br i1 %207, label %209, label %208

208:                                              ; preds = %204
  call void @failed(ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.32) #4
  br label %209

209:                                              ; preds = %208, %204
  %210 = load i32, ptr %4, align 16
  %211 = icmp ult i32 %210, 41
  br i1 %211, label %212, label %218

212:                                              ; preds = %209
  %213 = getelementptr inbounds i8, ptr %4, i64 16
  %214 = load ptr, ptr %213, align 16
  %215 = zext nneg i32 %210 to i64
  %216 = getelementptr i8, ptr %214, i64 %215
  %217 = add nuw nsw i32 %210, 8
  store i32 %217, ptr %4, align 16
  br label %222

218:                                              ; preds = %209
  %219 = getelementptr inbounds i8, ptr %4, i64 8
  %220 = load ptr, ptr %219, align 8
  %221 = getelementptr i8, ptr %220, i64 8
  store ptr %221, ptr %219, align 8
  br label %222

222:                                              ; preds = %218, %212
  %223 = phi ptr [ %216, %212 ], [ %220, %218 ]
  %224 = load i64, ptr %223, align 8
  %225 = icmp eq i64 %224, -2550937971031941919
  br i1 %225, label %227, label %226

226:                                              ; preds = %222
  call void @failed(ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.12) #4
  br label %227

227:                                              ; preds = %226, %222
  %228 = getelementptr inbounds i8, ptr %4, i64 4
  %229 = load i32, ptr %228, align 4
  %230 = icmp ult i32 %229, 161
  br i1 %230, label %231, label %237

231:                                              ; preds = %227
  %232 = getelementptr inbounds i8, ptr %4, i64 16
  %233 = load ptr, ptr %232, align 16
  %234 = zext nneg i32 %229 to i64
  %235 = getelementptr i8, ptr %233, i64 %234
  %236 = add nuw nsw i32 %229, 16
  store i32 %236, ptr %228, align 4
  br label %241

237:                                              ; preds = %227
  %238 = getelementptr inbounds i8, ptr %4, i64 8
  %239 = load ptr, ptr %238, align 8
  %240 = getelementptr i8, ptr %239, i64 8
  store ptr %240, ptr %238, align 8
  br label %241

241:                                              ; preds = %237, %231
  %242 = phi ptr [ %235, %231 ], [ %239, %237 ]
  %243 = load double, ptr %242, align 8
  %244 = fcmp oeq double %243, 0xC18C98A849800000
  br i1 %244, label %246, label %245

245:                                              ; preds = %241
  call void @failed(ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.14) #4
  br label %246

246:                                              ; preds = %245, %241
  %247 = load i32, ptr %4, align 16
  %248 = icmp ult i32 %247, 41
  br i1 %248, label %249, label %255

249:                                              ; preds = %246
  %250 = getelementptr inbounds i8, ptr %4, i64 16
  %251 = load ptr, ptr %250, align 16
  %252 = zext nneg i32 %247 to i64
  %253 = getelementptr i8, ptr %251, i64 %252
  %254 = add nuw nsw i32 %247, 8
  store i32 %254, ptr %4, align 16
  br label %259

255:                                              ; preds = %246
  %256 = getelementptr inbounds i8, ptr %4, i64 8
  %257 = load ptr, ptr %256, align 8
  %258 = getelementptr i8, ptr %257, i64 8
  store ptr %258, ptr %256, align 8
  br label %259

259:                                              ; preds = %255, %249
  %260 = phi ptr [ %253, %249 ], [ %257, %255 ]
  %261 = load i64, ptr %260, align 8
  %262 = icmp eq i64 %261, -7448268772039230067
  br i1 %262, label %264, label %263

263:                                              ; preds = %259
  call void @failed(ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.16) #4
  br label %264

264:                                              ; preds = %263, %259
  %265 = load i32, ptr %4, align 16
  %266 = icmp ult i32 %265, 41
  br i1 %266, label %267, label %273

267:                                              ; preds = %264
  %268 = getelementptr inbounds i8, ptr %4, i64 16
  %269 = load ptr, ptr %268, align 16
  %270 = zext nneg i32 %265 to i64
  %271 = getelementptr i8, ptr %269, i64 %270
  %272 = add nuw nsw i32 %265, 8
  store i32 %272, ptr %4, align 16
  br label %277

273:                                              ; preds = %264
  %274 = getelementptr inbounds i8, ptr %4, i64 8
  %275 = load ptr, ptr %274, align 8
  %276 = getelementptr i8, ptr %275, i64 8
  store ptr %276, ptr %274, align 8
  br label %277

277:                                              ; preds = %273, %267
  %278 = phi ptr [ %271, %267 ], [ %275, %273 ]
  %279 = load i32, ptr %278, align 4
  %280 = icmp eq i32 %279, 1755300361
  br i1 %280, label %282, label %281

281:                                              ; preds = %277
  call void @failed(ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.18) #4
  br label %282

282:                                              ; preds = %281, %277
  %283 = load i32, ptr %4, align 16
  %284 = icmp ult i32 %283, 41
  br i1 %284, label %285, label %291

285:                                              ; preds = %282
  %286 = getelementptr inbounds i8, ptr %4, i64 16
  %287 = load ptr, ptr %286, align 16
  %288 = zext nneg i32 %283 to i64
  %289 = getelementptr i8, ptr %287, i64 %288
  %290 = add nuw nsw i32 %283, 8
  store i32 %290, ptr %4, align 16
  br label %295

291:                                              ; preds = %282
  %292 = getelementptr inbounds i8, ptr %4, i64 8
  %293 = load ptr, ptr %292, align 8
  %294 = getelementptr i8, ptr %293, i64 8
  store ptr %294, ptr %292, align 8
  br label %295

295:                                              ; preds = %291, %285
  %296 = phi ptr [ %289, %285 ], [ %293, %291 ]
  %297 = load i64, ptr %296, align 8
  %298 = icmp eq i64 %297, 6101144551277663994
  br i1 %298, label %300, label %299

299:                                              ; preds = %295
  call void @failed(ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.20) #4
  br label %300

300:                                              ; preds = %299, %295
  %301 = load i32, ptr %228, align 4
  %302 = icmp ult i32 %301, 161
  br i1 %302, label %303, label %309

303:                                              ; preds = %300
  %304 = getelementptr inbounds i8, ptr %4, i64 16
  %305 = load ptr, ptr %304, align 16
  %306 = zext nneg i32 %301 to i64
  %307 = getelementptr i8, ptr %305, i64 %306
  %308 = add nuw nsw i32 %301, 16
  store i32 %308, ptr %228, align 4
  br label %313

309:                                              ; preds = %300
  %310 = getelementptr inbounds i8, ptr %4, i64 8
  %311 = load ptr, ptr %310, align 8
  %312 = getelementptr i8, ptr %311, i64 8
  store ptr %312, ptr %310, align 8
  br label %313

313:                                              ; preds = %309, %303
  %314 = phi ptr [ %307, %303 ], [ %311, %309 ]
  %315 = load double, ptr %314, align 8
  %316 = fcmp oeq double %315, 0x418E5730BE000000
  br i1 %316, label %318, label %317

317:                                              ; preds = %313
  call void @failed(ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.22) #4
  br label %318

318:                                              ; preds = %317, %313
  %319 = load i32, ptr %4, align 16
  %320 = icmp ult i32 %319, 41
  br i1 %320, label %321, label %327

321:                                              ; preds = %318
  %322 = getelementptr inbounds i8, ptr %4, i64 16
  %323 = load ptr, ptr %322, align 16
  %324 = zext nneg i32 %319 to i64
  %325 = getelementptr i8, ptr %323, i64 %324
  %326 = add nuw nsw i32 %319, 8
  store i32 %326, ptr %4, align 16
  br label %331

327:                                              ; preds = %318
  %328 = getelementptr inbounds i8, ptr %4, i64 8
  %329 = load ptr, ptr %328, align 8
  %330 = getelementptr i8, ptr %329, i64 8
  store ptr %330, ptr %328, align 8
  br label %331

331:                                              ; preds = %327, %321
  %332 = phi ptr [ %325, %321 ], [ %329, %327 ]
  %333 = load i32, ptr %332, align 4
  %334 = icmp eq i32 %333, -1957317646
  br i1 %334, label %336, label %335

335:                                              ; preds = %331
  call void @failed(ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.24) #4
  br label %336

336:                                              ; preds = %335, %331
  %337 = load i32, ptr %228, align 4
  %338 = icmp ult i32 %337, 161
  br i1 %338, label %339, label %345

339:                                              ; preds = %336
  %340 = getelementptr inbounds i8, ptr %4, i64 16
  %341 = load ptr, ptr %340, align 16
  %342 = zext nneg i32 %337 to i64
  %343 = getelementptr i8, ptr %341, i64 %342
  %344 = add nuw nsw i32 %337, 16
  store i32 %344, ptr %228, align 4
  br label %349

345:                                              ; preds = %336
  %346 = getelementptr inbounds i8, ptr %4, i64 8
  %347 = load ptr, ptr %346, align 8
  %348 = getelementptr i8, ptr %347, i64 8
  store ptr %348, ptr %346, align 8
  br label %349

349:                                              ; preds = %345, %339
  %350 = phi ptr [ %343, %339 ], [ %347, %345 ]
  %351 = load double, ptr %350, align 8
  %352 = fcmp oeq double %351, 0x4137C80400000000
  br i1 %352, label %354, label %353

353:                                              ; preds = %349
  call void @failed(ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.26) #4
  br label %354

354:                                              ; preds = %353, %349
  %355 = load i32, ptr %4, align 16
  %356 = icmp ult i32 %355, 41
  br i1 %356, label %357, label %363

357:                                              ; preds = %354
  %358 = getelementptr inbounds i8, ptr %4, i64 16
  %359 = load ptr, ptr %358, align 16
  %360 = zext nneg i32 %355 to i64
  %361 = getelementptr i8, ptr %359, i64 %360
  %362 = add nuw nsw i32 %355, 8
  store i32 %362, ptr %4, align 16
  br label %367

363:                                              ; preds = %354
  %364 = getelementptr inbounds i8, ptr %4, i64 8
  %365 = load ptr, ptr %364, align 8
  %366 = getelementptr i8, ptr %365, i64 8
  store ptr %366, ptr %364, align 8
  br label %367

367:                                              ; preds = %363, %357
  %368 = phi ptr [ %361, %357 ], [ %365, %363 ]
  %369 = load i64, ptr %368, align 8
  %370 = icmp eq i64 %369, -3693516956170424078
  br i1 %370, label %372, label %371

371:                                              ; preds = %367
  call void @failed(ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.28) #4
  br label %372

372:                                              ; preds = %371, %367
  %373 = load i32, ptr %228, align 4
  %374 = icmp ult i32 %373, 161
  br i1 %374, label %375, label %381

375:                                              ; preds = %372
  %376 = getelementptr inbounds i8, ptr %4, i64 16
  %377 = load ptr, ptr %376, align 16
  %378 = zext nneg i32 %373 to i64
  %379 = getelementptr i8, ptr %377, i64 %378
  %380 = add nuw nsw i32 %373, 16
  store i32 %380, ptr %228, align 4
  br label %385

381:                                              ; preds = %372
  %382 = getelementptr inbounds i8, ptr %4, i64 8
  %383 = load ptr, ptr %382, align 8
  %384 = getelementptr i8, ptr %383, i64 8
  store ptr %384, ptr %382, align 8
  br label %385

385:                                              ; preds = %381, %375
  %386 = phi ptr [ %379, %375 ], [ %383, %381 ]
  %387 = load double, ptr %386, align 8
  %388 = fcmp oeq double %387, 0x41762B236F000000
  br i1 %388, label %390, label %389

389:                                              ; preds = %385
  call void @failed(ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.30) #4
  br label %390

390:                                              ; preds = %389, %385
  %391 = load i32, ptr %4, align 16
  %392 = icmp ult i32 %391, 41
  br i1 %392, label %393, label %399

393:                                              ; preds = %390
  %394 = getelementptr inbounds i8, ptr %4, i64 16
  %395 = load ptr, ptr %394, align 16
  %396 = zext nneg i32 %391 to i64
  %397 = getelementptr i8, ptr %395, i64 %396
  %398 = add nuw nsw i32 %391, 8
  store i32 %398, ptr %4, align 16
  br label %403

399:                                              ; preds = %390
  %400 = getelementptr inbounds i8, ptr %4, i64 8
  %401 = load ptr, ptr %400, align 8
  %402 = getelementptr i8, ptr %401, i64 8
  store ptr %402, ptr %400, align 8
  br label %403

403:                                              ; preds = %399, %393
  %404 = phi ptr [ %397, %393 ], [ %401, %399 ]
  %405 = load i64, ptr %404, align 8
  %406 = icmp eq i64 %405, -8590847706875162133
  br i1 %406, label %408, label %407

407:                                              ; preds = %403
  call void @failed(ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.32) #4
  br label %408

408:                                              ; preds = %407, %403
  call void @llvm.va_end.p0(ptr %3)
  call void @llvm.va_end.p0(ptr %4)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #4
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #4
  ret double 0xC193D3707DC00000
}

declare void @llvm.va_start.p0(ptr) #3

declare void @llvm.va_copy.p0(ptr, ptr) #3

declare void @llvm.va_end.p0(ptr) #3

define dso_local noundef double @f5(i64 noundef %0, i8 noundef zeroext %1, i64 noundef %2, i16 noundef zeroext %3, i8 noundef signext %4, ...) local_unnamed_addr #0 {
  %6 = alloca [1 x %struct.__va_list_tag], align 16
  %7 = alloca [1 x %struct.__va_list_tag], align 16
  %8 = icmp eq i64 %0, 3134908859182484953
  br i1 %8, label %10, label %9

9:                                                ; preds = %5
  tail call void @failed(ptr noundef nonnull @.str.44, ptr noundef nonnull @.str.1) #4
  br label %10

10:                                               ; preds = %9, %5
  %11 = icmp eq i8 %1, 93
  br i1 %11, label %13, label %12

12:                                               ; preds = %10
  tail call void @failed(ptr noundef nonnull @.str.44, ptr noundef nonnull @.str.3) #4
  br label %13

13:                                               ; preds = %12, %10
  %14 = icmp eq i64 %2, -1762421912147088163
  br i1 %14, label %16, label %15

15:                                               ; preds = %13
  tail call void @failed(ptr noundef nonnull @.str.44, ptr noundef nonnull @.str.47) #4
  br label %16

16:                                               ; preds = %15, %13
  %17 = icmp eq i16 %3, -3039
  br i1 %17, label %19, label %18

18:                                               ; preds = %16
  tail call void @failed(ptr noundef nonnull @.str.44, ptr noundef nonnull @.str.49) #4
  br label %19

19:                                               ; preds = %18, %16
  %20 = icmp eq i8 %4, -111
  br i1 %20, label %22, label %21

21:                                               ; preds = %19
  tail call void @failed(ptr noundef nonnull @.str.44, ptr noundef nonnull @.str.51) #4
  br label %22

22:                                               ; preds = %21, %19
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #4
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #4
  call void @llvm.va_start.p0(ptr nonnull %6)
  call void @llvm.va_copy.p0(ptr nonnull %7, ptr nonnull %6)
  %23 = load i32, ptr %6, align 16
  %24 = icmp ult i32 %23, 41
  br i1 %24, label %25, label %31

25:                                               ; preds = %22
  %26 = getelementptr inbounds i8, ptr %6, i64 16
  %27 = load ptr, ptr %26, align 16
  %28 = zext nneg i32 %23 to i64
  %29 = getelementptr i8, ptr %27, i64 %28
  %30 = add nuw nsw i32 %23, 8
  store i32 %30, ptr %6, align 16
  br label %35

31:                                               ; preds = %22
  %32 = getelementptr inbounds i8, ptr %6, i64 8
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr i8, ptr %33, i64 8
  store ptr %34, ptr %32, align 8
  br label %35

35:                                               ; preds = %31, %25
  %36 = phi ptr [ %29, %25 ], [ %33, %31 ]
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %37, -1923956203395401309
  br i1 %38, label %40, label %39

39:                                               ; preds = %35
  call void @failed(ptr noundef nonnull @.str.44, ptr noundef nonnull @.str.12) #4
  br label %40

40:                                               ; preds = %39, %35
  %41 = load i32, ptr %6, align 16
  %42 = icmp ult i32 %41, 41
  br i1 %42, label %43, label %49

43:                                               ; preds = %40
  %44 = getelementptr inbounds i8, ptr %6, i64 16
  %45 = load ptr, ptr %44, align 16
  %46 = zext nneg i32 %41 to i64
  %47 = getelementptr i8, ptr %45, i64 %46
  %48 = add nuw nsw i32 %41, 8
  store i32 %48, ptr %6, align 16
  br label %53

49:                                               ; preds = %40
  %50 = getelementptr inbounds i8, ptr %6, i64 8
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr i8, ptr %51, i64 8
  store ptr %52, ptr %50, align 8
  br label %53

53:                                               ; preds = %49, %43
  %54 = phi ptr [ %47, %43 ], [ %51, %49 ]
  %55 = load ptr, ptr %54, align 8
  %56 = icmp eq ptr %55, inttoptr (i64 -4372621578846972353 to ptr)
  br i1 %56, label %58, label %57

57:                                               ; preds = %53
  call void @failed(ptr noundef nonnull @.str.44, ptr noundef nonnull @.str.14) #4
  br label %58

58:                                               ; preds = %57, %53
  %59 = load i32, ptr %6, align 16
  %60 = icmp ult i32 %59, 41
  br i1 %60, label %61, label %67

61:                                               ; preds = %58
  %62 = getelementptr inbounds i8, ptr %6, i64 16
  %63 = load ptr, ptr %62, align 16
  %64 = zext nneg i32 %59 to i64
  %65 = getelementptr i8, ptr %63, i64 %64
  %66 = add nuw nsw i32 %59, 8
  store i32 %66, ptr %6, align 16
  br label %71

67:                                               ; preds = %58
  %68 = getelementptr inbounds i8, ptr %6, i64 8
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr i8, ptr %69, i64 8
  store ptr %70, ptr %68, align 8
  br label %71

71:                                               ; preds = %67, %61
  %72 = phi ptr [ %65, %61 ], [ %69, %67 ]
  %73 = load i64, ptr %72, align 8
  %74 = icmp eq i64 %73, -6821286963585750341
  br i1 %74, label %76, label %75

75:                                               ; preds = %71
  call void @failed(ptr noundef nonnull @.str.44, ptr noundef nonnull @.str.16) #4
  br label %76

76:                                               ; preds = %75, %71
  %77 = load i32, ptr %6, align 16
  %78 = icmp ult i32 %77, 41
  br i1 %78, label %79, label %85

79:                                               ; preds = %76
  %80 = getelementptr inbounds i8, ptr %6, i64 16
  %81 = load ptr, ptr %80, align 16
  %82 = zext nneg i32 %77 to i64
  %83 = getelementptr i8, ptr %81, i64 %82
  %84 = add nuw nsw i32 %77, 8
  store i32 %84, ptr %6, align 16
  br label %89

85:                                               ; preds = %76
  %86 = getelementptr inbounds i8, ptr %6, i64 8
  %87 = load ptr, ptr %86, align 8
  %88 = getelementptr i8, ptr %87, i64 8
  store ptr %88, ptr %86, align 8
  br label %89

89:                                               ; preds = %85, %79
  %90 = phi ptr [ %83, %79 ], [ %87, %85 ]
  %91 = load ptr, ptr %90, align 8
  %92 = icmp eq ptr %91, inttoptr (i64 9176791724461702471 to ptr)
  br i1 %92, label %94, label %93

93:                                               ; preds = %89
  call void @failed(ptr noundef nonnull @.str.44, ptr noundef nonnull @.str.18) #4
  br label %94

94:                                               ; preds = %93, %89
  %95 = load i32, ptr %6, align 16
  %96 = icmp ult i32 %95, 41
  br i1 %96, label %97, label %103

97:                                               ; preds = %94
  %98 = getelementptr inbounds i8, ptr %6, i64 16
  %99 = load ptr, ptr %98, align 16
  %100 = zext nneg i32 %95 to i64
  %101 = getelementptr i8, ptr %99, i64 %100
  %102 = add nuw nsw i32 %95, 8
  store i32 %102, ptr %6, align 16
  br label %107

103:                                              ; preds = %94
  %104 = getelementptr inbounds i8, ptr %6, i64 8
  %105 = load ptr, ptr %104, align 8
  %106 = getelementptr i8, ptr %105, i64 8
  store ptr %106, ptr %104, align 8
  br label %107

107:                                              ; preds = %103, %97
  %108 = phi ptr [ %101, %97 ], [ %105, %103 ]
  %109 = load i64, ptr %108, align 8
  %110 = icmp eq i64 %109, 6728126319614774315
  br i1 %110, label %112, label %111

111:                                              ; preds = %107
  call void @failed(ptr noundef nonnull @.str.44, ptr noundef nonnull @.str.20) #4
  br label %112

112:                                              ; preds = %111, %107
  %113 = load i32, ptr %6, align 16
  %114 = icmp ult i32 %113, 41
  br i1 %114, label %115, label %121

115:                                              ; preds = %112
  %116 = getelementptr inbounds i8, ptr %6, i64 16
  %117 = load ptr, ptr %116, align 16
  %118 = zext nneg i32 %113 to i64
  %119 = getelementptr i8, ptr %117, i64 %118
  %120 = add nuw nsw i32 %113, 8
  store i32 %120, ptr %6, align 16
  br label %125

121:                                              ; preds = %112
  %122 = getelementptr inbounds i8, ptr %6, i64 8
  %123 = load ptr, ptr %122, align 8
  %124 = getelementptr i8, ptr %123, i64 8
  store ptr %124, ptr %122, align 8
  br label %125

125:                                              ; preds = %121, %115
  %126 = phi ptr [ %119, %115 ], [ %123, %121 ]
  %127 = load ptr, ptr %126, align 8
  %128 = icmp eq ptr %127, inttoptr (i64 4279460948998692014 to ptr)
  br i1 %128, label %130, label %129

129:                                              ; preds = %125
  call void @failed(ptr noundef nonnull @.str.44, ptr noundef nonnull @.str.22) #4
  br label %130

130:                                              ; preds = %129, %125
  %131 = load i32, ptr %6, align 16
  %132 = icmp ult i32 %131, 41
  br i1 %132, label %133, label %139

133:                                              ; preds = %130
  %134 = getelementptr inbounds i8, ptr %6, i64 16
  %135 = load ptr, ptr %134, align 16
  %136 = zext nneg i32 %131 to i64
  %137 = getelementptr i8, ptr %135, i64 %136
  %138 = add nuw nsw i32 %131, 8
  store i32 %138, ptr %6, align 16
  br label %143

139:                                              ; preds = %130
  %140 = getelementptr inbounds i8, ptr %6, i64 8
  %141 = load ptr, ptr %140, align 8
  %142 = getelementptr i8, ptr %141, i64 8
  store ptr %142, ptr %140, align 8
  br label %143

143:                                              ; preds = %139, %133
  %144 = phi ptr [ %137, %133 ], [ %141, %139 ]
  %145 = load i64, ptr %144, align 8
  %146 = icmp eq i64 %145, 1830795568061490448
  br i1 %146, label %148, label %147

147:                                              ; preds = %143
  call void @failed(ptr noundef nonnull @.str.44, ptr noundef nonnull @.str.24) #4
  br label %148

148:                                              ; preds = %147, %143
  %149 = load i32, ptr %7, align 16
  %150 = icmp ult i32 %149, 41
  br i1 %150, label %151, label %157

151:                                              ; preds = %148
  %152 = getelementptr inbounds i8, ptr %7, i64 16
  %153 = load ptr, ptr %152, align 16
  %154 = zext nneg i32 %149 to i64
  %155 = getelementptr i8, ptr %153, i64 %154
  %156 = add nuw nsw i32 %149, 8
  store i32 %156, ptr %7, align 16
  br label %161

157:                                              ; preds = %148
  %158 = getelementptr inbounds i8, ptr %7, i64 8
  %159 = load ptr, ptr %158, align 8
  %160 = getelementptr i8, ptr %159, i64 8
  store ptr %160, ptr %158, align 8
  br label %161

161:                                              ; preds = %157, %151
  %162 = phi ptr [ %155, %151 ], [ %159, %157 ]
  %163 = load i64, ptr %162, align 8
  %164 = icmp eq i64 %163, -1923956203395401309
  br i1 %164, label %166, label %165

165:                                              ; preds = %161
  call void @failed(ptr noundef nonnull @.str.44, ptr noundef nonnull @.str.12) #4
  br label %166

166:                                              ; preds = %165, %161
  %167 = load i32, ptr %7, align 16
  %168 = icmp ult i32 %167, 41
  br i1 %168, label %169, label %175

169:                                              ; preds = %166
  %170 = getelementptr inbounds i8, ptr %7, i64 16
  %171 = load ptr, ptr %170, align 16
  %172 = zext nneg i32 %167 to i64
  %173 = getelementptr i8, ptr %171, i64 %172
  %174 = add nuw nsw i32 %167, 8
  store i32 %174, ptr %7, align 16
  br label %179

175:                                              ; preds = %166
  %176 = getelementptr inbounds i8, ptr %7, i64 8
  %177 = load ptr, ptr %176, align 8
  %178 = getelementptr i8, ptr %177, i64 8
  store ptr %178, ptr %176, align 8
  br label %179

179:                                              ; preds = %175, %169
  %180 = phi ptr [ %173, %169 ], [ %177, %175 ]
  %181 = load ptr, ptr %180, align 8
  %182 = icmp eq ptr %181, inttoptr (i64 -4372621578846972353 to ptr)
  br i1 %182, label %184, label %183

183:                                              ; preds = %179
  call void @failed(ptr noundef nonnull @.str.44, ptr noundef nonnull @.str.14) #4
  br label %184

184:                                              ; preds = %183, %179
  %185 = load i32, ptr %7, align 16
  %186 = icmp ult i32 %185, 41
  br i1 %186, label %187, label %193

187:                                              ; preds = %184
  %188 = getelementptr inbounds i8, ptr %7, i64 16
  %189 = load ptr, ptr %188, align 16
  %190 = zext nneg i32 %185 to i64
  %191 = getelementptr i8, ptr %189, i64 %190
  %192 = add nuw nsw i32 %185, 8
  store i32 %192, ptr %7, align 16
  br label %197

193:                                              ; preds = %184
  %194 = getelementptr inbounds i8, ptr %7, i64 8
  %195 = load ptr, ptr %194, align 8
  %196 = getelementptr i8, ptr %195, i64 8
  store ptr %196, ptr %194, align 8
  br label %197

197:                                              ; preds = %193, %187
  %198 = phi ptr [ %191, %187 ], [ %195, %193 ]
  %199 = load i64, ptr %198, align 8
  %200 = icmp eq i64 %199, -6821286963585750341
  br i1 %200, label %202, label %201

201:                                              ; preds = %197
  call void @failed(ptr noundef nonnull @.str.44, ptr noundef nonnull @.str.16) #4
  br label %202

202:                                              ; preds = %201, %197
  %203 = load i32, ptr %7, align 16
  %204 = icmp ult i32 %203, 41
  br i1 %204, label %205, label %211

205:                                              ; preds = %202
  %206 = getelementptr inbounds i8, ptr %7, i64 16
  %207 = load ptr, ptr %206, align 16
  %208 = zext nneg i32 %203 to i64
  %209 = getelementptr i8, ptr %207, i64 %208
  %210 = add nuw nsw i32 %203, 8
  store i32 %210, ptr %7, align 16
  br label %215

211:                                              ; preds = %202
  %212 = getelementptr inbounds i8, ptr %7, i64 8
  %213 = load ptr, ptr %212, align 8
  %214 = getelementptr i8, ptr %213, i64 8
  store ptr %214, ptr %212, align 8
  br label %215

215:                                              ; preds = %211, %205
  %216 = phi ptr [ %209, %205 ], [ %213, %211 ]
  %217 = load ptr, ptr %216, align 8
  %218 = icmp eq ptr %217, inttoptr (i64 9176791724461702471 to ptr)
  br i1 %218, label %220, label %219

219:                                              ; preds = %215
  call void @failed(ptr noundef nonnull @.str.44, ptr noundef nonnull @.str.18) #4
  br label %220

220:                                              ; preds = %219, %215
  %221 = load i32, ptr %7, align 16
  %222 = icmp ult i32 %221, 41
  br i1 %222, label %223, label %229

223:                                              ; preds = %220
  %224 = getelementptr inbounds i8, ptr %7, i64 16
  %225 = load ptr, ptr %224, align 16
  %226 = zext nneg i32 %221 to i64
  %227 = getelementptr i8, ptr %225, i64 %226
  %228 = add nuw nsw i32 %221, 8
  store i32 %228, ptr %7, align 16
  br label %233

229:                                              ; preds = %220
  %230 = getelementptr inbounds i8, ptr %7, i64 8
  %231 = load ptr, ptr %230, align 8
  %232 = getelementptr i8, ptr %231, i64 8
  store ptr %232, ptr %230, align 8
  br label %233

233:                                              ; preds = %229, %223
  %234 = phi ptr [ %227, %223 ], [ %231, %229 ]
  %235 = load i64, ptr %234, align 8
  %236 = icmp eq i64 %235, 6728126319614774315
  br i1 %236, label %238, label %237

237:                                              ; preds = %233
  call void @failed(ptr noundef nonnull @.str.44, ptr noundef nonnull @.str.20) #4
  br label %238

238:                                              ; preds = %237, %233
  %239 = load i32, ptr %7, align 16
  %240 = icmp ult i32 %239, 41
  br i1 %240, label %241, label %247

241:                                              ; preds = %238
  %242 = getelementptr inbounds i8, ptr %7, i64 16
  %243 = load ptr, ptr %242, align 16
  %244 = zext nneg i32 %239 to i64
  %245 = getelementptr i8, ptr %243, i64 %244
  %246 = add nuw nsw i32 %239, 8
  store i32 %246, ptr %7, align 16
  br label %251

247:                                              ; preds = %238
  %248 = getelementptr inbounds i8, ptr %7, i64 8
  %249 = load ptr, ptr %248, align 8
  %250 = getelementptr i8, ptr %249, i64 8
  store ptr %250, ptr %248, align 8
  br label %251

251:                                              ; preds = %247, %241
  %252 = phi ptr [ %245, %241 ], [ %249, %247 ]
  %253 = load ptr, ptr %252, align 8
  %254 = icmp eq ptr %253, inttoptr (i64 4279460948998692014 to ptr)
  br i1 %254, label %256, label %255

255:                                              ; preds = %251
  call void @failed(ptr noundef nonnull @.str.44, ptr noundef nonnull @.str.22) #4
  br label %256

256:                                              ; preds = %255, %251
  %257 = load i32, ptr %7, align 16
  %258 = icmp ult i32 %257, 41
  br i1 %258, label %259, label %265

259:                                              ; preds = %256
  %260 = getelementptr inbounds i8, ptr %7, i64 16
  %261 = load ptr, ptr %260, align 16
  %262 = zext nneg i32 %257 to i64
  %263 = getelementptr i8, ptr %261, i64 %262
  %264 = add nuw nsw i32 %257, 8
  store i32 %264, ptr %7, align 16
  br label %269

265:                                              ; preds = %256
  %266 = getelementptr inbounds i8, ptr %7, i64 8
  %267 = load ptr, ptr %266, align 8
  %268 = getelementptr i8, ptr %267, i64 8
  store ptr %268, ptr %266, align 8
  br label %269

269:                                              ; preds = %265, %259
  %270 = phi ptr [ %263, %259 ], [ %267, %265 ]
  %271 = load i64, ptr %270, align 8
  %272 = icmp eq i64 %271, 1830795568061490448
  br i1 %272, label %274, label %273

273:                                              ; preds = %269
  call void @failed(ptr noundef nonnull @.str.44, ptr noundef nonnull @.str.24) #4
  br label %274

274:                                              ; preds = %273, %269
  call void @llvm.va_end.p0(ptr %6)
  call void @llvm.va_end.p0(ptr %7)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #4
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #4
  ret double 0xC19D518A31400000
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #4 = { nounwind }


