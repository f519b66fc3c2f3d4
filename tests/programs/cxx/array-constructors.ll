; A constructor of an array's element throws: the elements before it are destroyed, backwards.
; exit: 0
; libraries: -lstdc++
; output: stopped at 0
; output: stopped at 0
; output: stopped at 0
; output: stopped at 0
; output: stopped at 0
; output: +0 +1 -1 -0 stopped at 2
; output: +0 +1 -1 -0 stopped at 2
; output: +0 +1 -1 -0 stopped at 2
; output: +0 +1 -1 -0 stopped at 2
; output: +0 +1 -1 -0 stopped at 2
; output: +0 +1 +2 +3 -3 -2 -1 -0 complete
; output: +0 +1 +2 +3 -3 -2 -1 -0 complete
; output: +0 +1 +2 +3 +4 -4 -3 -2 -1 -0 stopped at 5
; output: +0 +1 +2 +3 +4 -4 -3 -2 -1 -0 stopped at 5
; output: +0 +1 +2 +3 +4 -4 -3 -2 -1 -0 stopped at 5
; output: +0 +1 +2 +3 -3 -2 -1 -0 complete
; output: +0 +1 +2 +3 -3 -2 -1 -0 complete
; output: +0 +1 +2 +3 +4 +5 +6 -6 -5 -4 -3 -2 -1 -0 complete
; output: +0 +1 +2 +3 +4 +5 +6 -6 -5 -4 -3 -2 -1 -0 complete
; output: +0 +1 +2 +3 +4 +5 -5 -4 -3 -2 -1 -0 complete
source_filename = "array-constructors.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Element = type { i32 }
%struct.Holder = type { [3 x %struct.Element], [2 x [2 x %struct.Element]] }

$_ZN6HolderC2Ev = comdat any

@_ZL4made = internal unnamed_addr global i32 0, align 4
@_ZL5limit = internal unnamed_addr global i32 0, align 4
@_ZTIi = external constant ptr
@.str = private unnamed_addr constant [9 x i8] c"complete\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"stopped at %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"+%d \00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"-%d \00", align 1

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %1 = alloca [2 x [3 x %struct.Element]], align 16
  %2 = alloca %struct.Holder, align 4
  %3 = alloca [4 x %struct.Element], align 16
  %4 = alloca [4 x i32], align 4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #7
  store i32 0, ptr %4, align 4, !tbaa !5
  %5 = getelementptr inbounds i8, ptr %4, i64 4
  store i32 2, ptr %5, align 4, !tbaa !5
  %6 = getelementptr inbounds i8, ptr %4, i64 8
  store i32 5, ptr %6, align 4, !tbaa !5
  %7 = getelementptr inbounds i8, ptr %4, i64 12
  store i32 9, ptr %7, align 4, !tbaa !5
  %8 = getelementptr inbounds i8, ptr %3, i64 8
  %9 = getelementptr inbounds i8, ptr %3, i64 12
  %10 = getelementptr inbounds i8, ptr %3, i64 4
  %11 = getelementptr inbounds i8, ptr %2, i64 24
  %12 = getelementptr inbounds i8, ptr %2, i64 20
  %13 = getelementptr inbounds i8, ptr %2, i64 16
  %14 = getelementptr inbounds i8, ptr %2, i64 12
  %15 = getelementptr inbounds i8, ptr %2, i64 8
  %16 = getelementptr inbounds i8, ptr %2, i64 4
  %17 = getelementptr inbounds i8, ptr %1, i64 8
  %18 = getelementptr inbounds i8, ptr %1, i64 12
  %19 = getelementptr inbounds i8, ptr %1, i64 16
  %20 = getelementptr inbounds i8, ptr %1, i64 20
  %21 = getelementptr inbounds i8, ptr %1, i64 4
  br label %23

22:                                               ; preds = %274
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #7
  ret i32 0

23:                                               ; preds = %0, %274
  %24 = phi i64 [ 0, %0 ], [ %275, %274 ]
  %25 = getelementptr inbounds i8, ptr %4, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !5
  store i32 0, ptr @_ZL4made, align 4, !tbaa !5
  store i32 %26, ptr @_ZL5limit, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #7
  store i32 0, ptr %3, align 16, !tbaa !9
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %33

28:                                               ; preds = %44, %38, %33, %23
  %29 = phi ptr [ %3, %23 ], [ %10, %33 ], [ %8, %38 ], [ %9, %44 ]
  %30 = call ptr @__cxa_allocate_exception(i64 4) #7
  %31 = load i32, ptr @_ZL4made, align 4, !tbaa !5
  store i32 %31, ptr %30, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %30, ptr nonnull @_ZTIi, ptr null) #8
          to label %32 unwind label %50

32:                                               ; preds = %28
  unreachable

33:                                               ; preds = %23
  store i32 1, ptr @_ZL4made, align 4, !tbaa !5
  %34 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef 0)
  %35 = load i32, ptr @_ZL4made, align 4, !tbaa !5
  store i32 %35, ptr %10, align 4, !tbaa !9
  %36 = load i32, ptr @_ZL5limit, align 4, !tbaa !5
  %37 = icmp eq i32 %35, %36
  br i1 %37, label %28, label %38

38:                                               ; preds = %33
  %39 = add nsw i32 %35, 1
  store i32 %39, ptr @_ZL4made, align 4, !tbaa !5
  %40 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %35)
  %41 = load i32, ptr @_ZL4made, align 4, !tbaa !5
  store i32 %41, ptr %8, align 8, !tbaa !9
  %42 = load i32, ptr @_ZL5limit, align 4, !tbaa !5
  %43 = icmp eq i32 %41, %42
  br i1 %43, label %28, label %44

44:                                               ; preds = %38
  %45 = add nsw i32 %41, 1
  store i32 %45, ptr @_ZL4made, align 4, !tbaa !5
  %46 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %41)
  %47 = load i32, ptr @_ZL4made, align 4, !tbaa !5
  store i32 %47, ptr %9, align 4, !tbaa !9
  %48 = load i32, ptr @_ZL5limit, align 4, !tbaa !5
  %49 = icmp eq i32 %47, %48
  br i1 %49, label %28, label %62

50:                                               ; preds = %28
  %51 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  br i1 %27, label %58, label %52

52:                                               ; preds = %50, %52
  %53 = phi ptr [ %54, %52 ], [ %29, %50 ]
  %54 = getelementptr inbounds i8, ptr %53, i64 -4
  %55 = load i32, ptr %54, align 4, !tbaa !9
  %56 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %55)
  %57 = icmp eq ptr %54, %3
  br i1 %57, label %58, label %52

58:                                               ; preds = %52, %50
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #7
  %59 = extractvalue { ptr, i32 } %51, 1
  %60 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #7
  %61 = icmp eq i32 %59, %60
  br i1 %61, label %70, label %75

62:                                               ; preds = %44
  %63 = add nsw i32 %47, 1
  store i32 %63, ptr @_ZL4made, align 4, !tbaa !5
  %64 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %47)
  %65 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %47)
  %66 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %41)
  %67 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %35)
  %68 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef 0)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #7
  %69 = call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str)
  br label %77

70:                                               ; preds = %58
  %71 = extractvalue { ptr, i32 } %51, 0
  %72 = call ptr @__cxa_begin_catch(ptr %71) #7
  %73 = load i32, ptr %72, align 4, !tbaa !5
  %74 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %73)
  call void @__cxa_end_catch() #7
  br label %77

75:                                               ; preds = %255, %202, %163, %136, %58
  %76 = phi { ptr, i32 } [ %51, %58 ], [ %137, %136 ], [ %164, %163 ], [ %203, %202 ], [ %248, %255 ]
  resume { ptr, i32 } %76

77:                                               ; preds = %62, %70
  store i32 0, ptr @_ZL4made, align 4, !tbaa !5
  store i32 %26, ptr @_ZL5limit, align 4, !tbaa !5
  %78 = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znam(i64 noundef 24) #9
          to label %79 unwind label %134

79:                                               ; preds = %77
  store i64 4, ptr %78, align 8
  %80 = getelementptr inbounds i8, ptr %78, i64 8
  store i32 0, ptr %80, align 4, !tbaa !9
  br i1 %27, label %81, label %86

81:                                               ; preds = %99, %92, %86, %79
  %82 = phi i64 [ 8, %79 ], [ 12, %86 ], [ 16, %92 ], [ 20, %99 ]
  %83 = call ptr @__cxa_allocate_exception(i64 4) #7
  %84 = load i32, ptr @_ZL4made, align 4, !tbaa !5
  store i32 %84, ptr %83, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %83, ptr nonnull @_ZTIi, ptr null) #8
          to label %85 unwind label %121

85:                                               ; preds = %81
  unreachable

86:                                               ; preds = %79
  store i32 1, ptr @_ZL4made, align 4, !tbaa !5
  %87 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef 0)
  %88 = getelementptr inbounds i8, ptr %78, i64 12
  %89 = load i32, ptr @_ZL4made, align 4, !tbaa !5
  store i32 %89, ptr %88, align 4, !tbaa !9
  %90 = load i32, ptr @_ZL5limit, align 4, !tbaa !5
  %91 = icmp eq i32 %89, %90
  br i1 %91, label %81, label %92

92:                                               ; preds = %86
  %93 = add nsw i32 %89, 1
  store i32 %93, ptr @_ZL4made, align 4, !tbaa !5
  %94 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %89)
  %95 = getelementptr inbounds i8, ptr %78, i64 16
  %96 = load i32, ptr @_ZL4made, align 4, !tbaa !5
  store i32 %96, ptr %95, align 4, !tbaa !9
  %97 = load i32, ptr @_ZL5limit, align 4, !tbaa !5
  %98 = icmp eq i32 %96, %97
  br i1 %98, label %81, label %99

99:                                               ; preds = %92
  %100 = add nsw i32 %96, 1
  store i32 %100, ptr @_ZL4made, align 4, !tbaa !5
  %101 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %96)
  %102 = getelementptr inbounds i8, ptr %78, i64 20
  %103 = load i32, ptr @_ZL4made, align 4, !tbaa !5
  store i32 %103, ptr %102, align 4, !tbaa !9
  %104 = load i32, ptr @_ZL5limit, align 4, !tbaa !5
  %105 = icmp eq i32 %103, %104
  br i1 %105, label %81, label %106

106:                                              ; preds = %99
  %107 = add nsw i32 %103, 1
  store i32 %107, ptr @_ZL4made, align 4, !tbaa !5
  %108 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %103)
  %109 = load i64, ptr %78, align 4
  %110 = shl i64 %109, 2
  %111 = icmp eq i64 %109, 0
  br i1 %111, label %131, label %112

112:                                              ; preds = %106
  %113 = getelementptr i8, ptr %78, i64 %110
  %114 = getelementptr i8, ptr %113, i64 8
  br label %115

115:                                              ; preds = %115, %112
  %116 = phi ptr [ %117, %115 ], [ %114, %112 ]
  %117 = getelementptr inbounds i8, ptr %116, i64 -4
  %118 = load i32, ptr %117, align 4, !tbaa !9
  %119 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %118)
  %120 = icmp eq ptr %117, %80
  br i1 %120, label %131, label %115

121:                                              ; preds = %81
  %122 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  br i1 %27, label %130, label %123

123:                                              ; preds = %121, %123
  %124 = phi i64 [ %125, %123 ], [ %82, %121 ]
  %125 = add nsw i64 %124, -4
  %126 = getelementptr inbounds i8, ptr %78, i64 %125
  %127 = load i32, ptr %126, align 4, !tbaa !9
  %128 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %127)
  %129 = icmp eq i64 %125, 8
  br i1 %129, label %130, label %123

130:                                              ; preds = %123, %121
  call void @_ZdaPvm(ptr noundef nonnull %78, i64 noundef 24) #10
  br label %136

131:                                              ; preds = %115, %106
  %132 = add i64 %110, 8
  call void @_ZdaPvm(ptr noundef nonnull %78, i64 noundef %132) #10
  %133 = call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str)
  br label %146

134:                                              ; preds = %77
  %135 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
  br label %136

136:                                              ; preds = %134, %130
  %137 = phi { ptr, i32 } [ %135, %134 ], [ %122, %130 ]
  %138 = extractvalue { ptr, i32 } %137, 1
  %139 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #7
  %140 = icmp eq i32 %138, %139
  br i1 %140, label %141, label %75

141:                                              ; preds = %136
  %142 = extractvalue { ptr, i32 } %137, 0
  %143 = call ptr @__cxa_begin_catch(ptr %142) #7
  %144 = load i32, ptr %143, align 4, !tbaa !5
  %145 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %144)
  call void @__cxa_end_catch() #7
  br label %146

146:                                              ; preds = %131, %141
  store i32 0, ptr @_ZL4made, align 4, !tbaa !5
  store i32 %26, ptr @_ZL5limit, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(i64 28, ptr nonnull %2) #7
  invoke void @_ZN6HolderC2Ev(ptr noundef nonnull align 4 dereferenceable(28) %2)
          to label %147 unwind label %163

147:                                              ; preds = %146
  %148 = load i32, ptr %11, align 4, !tbaa !9
  %149 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %148)
  %150 = load i32, ptr %12, align 4, !tbaa !9
  %151 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %150)
  %152 = load i32, ptr %13, align 4, !tbaa !9
  %153 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %152)
  %154 = load i32, ptr %14, align 4, !tbaa !9
  %155 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %154)
  %156 = load i32, ptr %15, align 4, !tbaa !9
  %157 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %156)
  %158 = load i32, ptr %16, align 4, !tbaa !9
  %159 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %158)
  %160 = load i32, ptr %2, align 4, !tbaa !9
  %161 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %160)
  call void @llvm.lifetime.end.p0(i64 28, ptr nonnull %2) #7
  %162 = call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str)
  br label %173

163:                                              ; preds = %146
  %164 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
  %165 = extractvalue { ptr, i32 } %164, 1
  %166 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #7
  %167 = icmp eq i32 %165, %166
  br i1 %167, label %168, label %75

168:                                              ; preds = %163
  %169 = extractvalue { ptr, i32 } %164, 0
  %170 = call ptr @__cxa_begin_catch(ptr %169) #7
  %171 = load i32, ptr %170, align 4, !tbaa !5
  %172 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %171)
  call void @__cxa_end_catch() #7
  br label %173

173:                                              ; preds = %147, %168
  store i32 0, ptr @_ZL4made, align 4, !tbaa !5
  store i32 %26, ptr @_ZL5limit, align 4, !tbaa !5
  %174 = invoke noalias noundef nonnull dereferenceable(28) ptr @_Znwm(i64 noundef 28) #9
          to label %175 unwind label %200

175:                                              ; preds = %173
  invoke void @_ZN6HolderC2Ev(ptr noundef nonnull align 4 dereferenceable(28) %174)
          to label %178 unwind label %176

176:                                              ; preds = %175
  %177 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  call void @_ZdlPvm(ptr noundef nonnull %174, i64 noundef 28) #10
  br label %202

178:                                              ; preds = %175
  %179 = getelementptr inbounds i8, ptr %174, i64 24
  %180 = load i32, ptr %179, align 4, !tbaa !9
  %181 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %180)
  %182 = getelementptr inbounds i8, ptr %174, i64 20
  %183 = load i32, ptr %182, align 4, !tbaa !9
  %184 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %183)
  %185 = getelementptr inbounds i8, ptr %174, i64 16
  %186 = load i32, ptr %185, align 4, !tbaa !9
  %187 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %186)
  %188 = getelementptr inbounds i8, ptr %174, i64 12
  %189 = load i32, ptr %188, align 4, !tbaa !9
  %190 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %189)
  %191 = getelementptr inbounds i8, ptr %174, i64 8
  %192 = load i32, ptr %191, align 4, !tbaa !9
  %193 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %192)
  %194 = getelementptr inbounds i8, ptr %174, i64 4
  %195 = load i32, ptr %194, align 4, !tbaa !9
  %196 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %195)
  %197 = load i32, ptr %174, align 4, !tbaa !9
  %198 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %197)
  call void @_ZdlPvm(ptr noundef nonnull %174, i64 noundef 28) #10
  %199 = call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str)
  br label %212

200:                                              ; preds = %173
  %201 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
  br label %202

202:                                              ; preds = %200, %176
  %203 = phi { ptr, i32 } [ %201, %200 ], [ %177, %176 ]
  %204 = extractvalue { ptr, i32 } %203, 1
  %205 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #7
  %206 = icmp eq i32 %204, %205
  br i1 %206, label %207, label %75

207:                                              ; preds = %202
  %208 = extractvalue { ptr, i32 } %203, 0
  %209 = call ptr @__cxa_begin_catch(ptr %208) #7
  %210 = load i32, ptr %209, align 4, !tbaa !5
  %211 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %210)
  call void @__cxa_end_catch() #7
  br label %212

212:                                              ; preds = %178, %207
  store i32 0, ptr @_ZL4made, align 4, !tbaa !5
  store i32 %26, ptr @_ZL5limit, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %1) #7
  store i32 0, ptr %1, align 16, !tbaa !9
  br i1 %27, label %213, label %218

213:                                              ; preds = %241, %235, %229, %223, %218, %212
  %214 = phi ptr [ %1, %212 ], [ %21, %218 ], [ %17, %223 ], [ %18, %229 ], [ %19, %235 ], [ %20, %241 ]
  %215 = call ptr @__cxa_allocate_exception(i64 4) #7
  %216 = load i32, ptr @_ZL4made, align 4, !tbaa !5
  store i32 %216, ptr %215, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %215, ptr nonnull @_ZTIi, ptr null) #8
          to label %217 unwind label %247

217:                                              ; preds = %213
  unreachable

218:                                              ; preds = %212
  store i32 1, ptr @_ZL4made, align 4, !tbaa !5
  %219 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef 0)
  %220 = load i32, ptr @_ZL4made, align 4, !tbaa !5
  store i32 %220, ptr %21, align 4, !tbaa !9
  %221 = load i32, ptr @_ZL5limit, align 4, !tbaa !5
  %222 = icmp eq i32 %220, %221
  br i1 %222, label %213, label %223

223:                                              ; preds = %218
  %224 = add nsw i32 %220, 1
  store i32 %224, ptr @_ZL4made, align 4, !tbaa !5
  %225 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %220)
  %226 = load i32, ptr @_ZL4made, align 4, !tbaa !5
  store i32 %226, ptr %17, align 8, !tbaa !9
  %227 = load i32, ptr @_ZL5limit, align 4, !tbaa !5
  %228 = icmp eq i32 %226, %227
  br i1 %228, label %213, label %229

229:                                              ; preds = %223
  %230 = add nsw i32 %226, 1
  store i32 %230, ptr @_ZL4made, align 4, !tbaa !5
  %231 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %226)
  %232 = load i32, ptr @_ZL4made, align 4, !tbaa !5
  store i32 %232, ptr %18, align 4, !tbaa !9
  %233 = load i32, ptr @_ZL5limit, align 4, !tbaa !5
  %234 = icmp eq i32 %232, %233
  br i1 %234, label %213, label %235

235:                                              ; preds = %229
  %236 = add nsw i32 %232, 1
  store i32 %236, ptr @_ZL4made, align 4, !tbaa !5
  %237 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %232)
  %238 = load i32, ptr @_ZL4made, align 4, !tbaa !5
  store i32 %238, ptr %19, align 16, !tbaa !9
  %239 = load i32, ptr @_ZL5limit, align 4, !tbaa !5
  %240 = icmp eq i32 %238, %239
  br i1 %240, label %213, label %241

241:                                              ; preds = %235
  %242 = add nsw i32 %238, 1
  store i32 %242, ptr @_ZL4made, align 4, !tbaa !5
  %243 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %238)
  %244 = load i32, ptr @_ZL4made, align 4, !tbaa !5
  store i32 %244, ptr %20, align 4, !tbaa !9
  %245 = load i32, ptr @_ZL5limit, align 4, !tbaa !5
  %246 = icmp eq i32 %244, %245
  br i1 %246, label %213, label %259

247:                                              ; preds = %213
  %248 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  br i1 %27, label %255, label %249

249:                                              ; preds = %247, %249
  %250 = phi ptr [ %251, %249 ], [ %214, %247 ]
  %251 = getelementptr inbounds i8, ptr %250, i64 -4
  %252 = load i32, ptr %251, align 4, !tbaa !9
  %253 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %252)
  %254 = icmp eq ptr %251, %1
  br i1 %254, label %255, label %249

255:                                              ; preds = %249, %247
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %1) #7
  %256 = extractvalue { ptr, i32 } %248, 1
  %257 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #7
  %258 = icmp eq i32 %256, %257
  br i1 %258, label %269, label %75

259:                                              ; preds = %241
  %260 = add nsw i32 %244, 1
  store i32 %260, ptr @_ZL4made, align 4, !tbaa !5
  %261 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %244)
  %262 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %244)
  %263 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %238)
  %264 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %232)
  %265 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %226)
  %266 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %220)
  %267 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef 0)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %1) #7
  %268 = call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str)
  br label %274

269:                                              ; preds = %255
  %270 = extractvalue { ptr, i32 } %248, 0
  %271 = call ptr @__cxa_begin_catch(ptr %270) #7
  %272 = load i32, ptr %271, align 4, !tbaa !5
  %273 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %272)
  call void @__cxa_end_catch() #7
  br label %274

274:                                              ; preds = %259, %269
  %275 = add nuw nsw i64 %24, 4
  %276 = icmp eq i64 %275, 16
  br i1 %276, label %22, label %23
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr nocapture noundef readonly) local_unnamed_addr #2

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #3

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #2

declare void @__cxa_end_catch() local_unnamed_addr

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znam(i64 noundef) local_unnamed_addr #4

; Function Attrs: nobuiltin nounwind
declare void @_ZdaPvm(ptr noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local void @_ZN6HolderC2Ev(ptr noundef nonnull align 4 dereferenceable(28) %0) unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 12
  %3 = load i32, ptr @_ZL4made, align 4, !tbaa !5
  store i32 %3, ptr %0, align 4, !tbaa !9
  %4 = load i32, ptr @_ZL5limit, align 4, !tbaa !5
  %5 = icmp eq i32 %3, %4
  br i1 %5, label %6, label %11

6:                                                ; preds = %18, %11, %1
  %7 = phi i64 [ 0, %1 ], [ 4, %11 ], [ 8, %18 ]
  %8 = tail call ptr @__cxa_allocate_exception(i64 4) #7
  %9 = load i32, ptr @_ZL4made, align 4, !tbaa !5
  store i32 %9, ptr %8, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %8, ptr nonnull @_ZTIi, ptr null) #8
          to label %10 unwind label %60

10:                                               ; preds = %6
  unreachable

11:                                               ; preds = %1
  %12 = add nsw i32 %3, 1
  store i32 %12, ptr @_ZL4made, align 4, !tbaa !5
  %13 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %3)
  %14 = getelementptr inbounds i8, ptr %0, i64 4
  %15 = load i32, ptr @_ZL4made, align 4, !tbaa !5
  store i32 %15, ptr %14, align 4, !tbaa !9
  %16 = load i32, ptr @_ZL5limit, align 4, !tbaa !5
  %17 = icmp eq i32 %15, %16
  br i1 %17, label %6, label %18

18:                                               ; preds = %11
  %19 = add nsw i32 %15, 1
  store i32 %19, ptr @_ZL4made, align 4, !tbaa !5
  %20 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %15)
  %21 = getelementptr inbounds i8, ptr %0, i64 8
  %22 = load i32, ptr @_ZL4made, align 4, !tbaa !5
  store i32 %22, ptr %21, align 4, !tbaa !9
  %23 = load i32, ptr @_ZL5limit, align 4, !tbaa !5
  %24 = icmp eq i32 %22, %23
  br i1 %24, label %6, label %25

25:                                               ; preds = %18
  %26 = add nsw i32 %22, 1
  store i32 %26, ptr @_ZL4made, align 4, !tbaa !5
  %27 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %22)
  %28 = load i32, ptr @_ZL4made, align 4, !tbaa !5
  store i32 %28, ptr %2, align 4, !tbaa !9
  %29 = load i32, ptr @_ZL5limit, align 4, !tbaa !5
  %30 = icmp eq i32 %28, %29
  br i1 %30, label %31, label %36

31:                                               ; preds = %50, %43, %36, %25
  %32 = phi i64 [ 12, %25 ], [ 16, %36 ], [ 20, %43 ], [ 24, %50 ]
  %33 = tail call ptr @__cxa_allocate_exception(i64 4) #7
  %34 = load i32, ptr @_ZL4made, align 4, !tbaa !5
  store i32 %34, ptr %33, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %33, ptr nonnull @_ZTIi, ptr null) #8
          to label %35 unwind label %70

35:                                               ; preds = %31
  unreachable

36:                                               ; preds = %25
  %37 = add nsw i32 %28, 1
  store i32 %37, ptr @_ZL4made, align 4, !tbaa !5
  %38 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %28)
  %39 = getelementptr inbounds i8, ptr %0, i64 16
  %40 = load i32, ptr @_ZL4made, align 4, !tbaa !5
  store i32 %40, ptr %39, align 4, !tbaa !9
  %41 = load i32, ptr @_ZL5limit, align 4, !tbaa !5
  %42 = icmp eq i32 %40, %41
  br i1 %42, label %31, label %43

43:                                               ; preds = %36
  %44 = add nsw i32 %40, 1
  store i32 %44, ptr @_ZL4made, align 4, !tbaa !5
  %45 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %40)
  %46 = getelementptr inbounds i8, ptr %0, i64 20
  %47 = load i32, ptr @_ZL4made, align 4, !tbaa !5
  store i32 %47, ptr %46, align 4, !tbaa !9
  %48 = load i32, ptr @_ZL5limit, align 4, !tbaa !5
  %49 = icmp eq i32 %47, %48
  br i1 %49, label %31, label %50

50:                                               ; preds = %43
  %51 = add nsw i32 %47, 1
  store i32 %51, ptr @_ZL4made, align 4, !tbaa !5
  %52 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %47)
  %53 = getelementptr inbounds i8, ptr %0, i64 24
  %54 = load i32, ptr @_ZL4made, align 4, !tbaa !5
  store i32 %54, ptr %53, align 4, !tbaa !9
  %55 = load i32, ptr @_ZL5limit, align 4, !tbaa !5
  %56 = icmp eq i32 %54, %55
  br i1 %56, label %31, label %57

57:                                               ; preds = %50
  %58 = add nsw i32 %54, 1
  store i32 %58, ptr @_ZL4made, align 4, !tbaa !5
  %59 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %54)
  ret void

60:                                               ; preds = %6
  %61 = landingpad { ptr, i32 }
          cleanup
  br i1 %5, label %88, label %62

62:                                               ; preds = %60
  %63 = getelementptr inbounds i8, ptr %0, i64 %7
  br label %64

64:                                               ; preds = %62, %64
  %65 = phi ptr [ %66, %64 ], [ %63, %62 ]
  %66 = getelementptr inbounds i8, ptr %65, i64 -4
  %67 = load i32, ptr %66, align 4, !tbaa !9
  %68 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %67)
  %69 = icmp eq ptr %66, %0
  br i1 %69, label %88, label %64

70:                                               ; preds = %31
  %71 = landingpad { ptr, i32 }
          cleanup
  br i1 %30, label %79, label %72

72:                                               ; preds = %70, %72
  %73 = phi i64 [ %74, %72 ], [ %32, %70 ]
  %74 = add nsw i64 %73, -4
  %75 = getelementptr inbounds i8, ptr %0, i64 %74
  %76 = load i32, ptr %75, align 4, !tbaa !9
  %77 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %76)
  %78 = icmp eq i64 %74, 12
  br i1 %78, label %79, label %72

79:                                               ; preds = %72, %70
  %80 = getelementptr inbounds i8, ptr %0, i64 8
  %81 = load i32, ptr %80, align 4, !tbaa !9
  %82 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %81)
  %83 = getelementptr inbounds i8, ptr %0, i64 4
  %84 = load i32, ptr %83, align 4, !tbaa !9
  %85 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %84)
  %86 = load i32, ptr %0, align 4, !tbaa !9
  %87 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %86)
  br label %88

88:                                               ; preds = %64, %79, %60
  %89 = phi { ptr, i32 } [ %61, %60 ], [ %71, %79 ], [ %61, %64 ]
  resume { ptr, i32 } %89
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #4

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #5

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nosync nounwind memory(none) }
attributes #4 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { inlinehint mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }
attributes #8 = { noreturn }
attributes #9 = { builtin allocsize(0) }
attributes #10 = { builtin nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !6, i64 0}
!10 = !{!"_ZTS7Element", !6, i64 0}
