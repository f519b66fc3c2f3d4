; Dynamic exception specifications (C++14): filters in the tables, and what an unexpected exception becomes.
; exit: 0
; libraries: -lstdc++
; output: 0 0: nothing
; output: nothing
; output: nothing
; output: 0 1: A
; output: A
; output: unexpected bad_exception
; output: 0 2: A
; output: A
; output: unexpected bad_exception
; output: 0 3: unexpected A
; output: unexpected A
; output: C
; output: 0 4: unexpected A
; output: int 4
; output: unexpected bad_exception
; output: 1 0: nothing
; output: nothing
; output: nothing
; output: 1 1: A
; output: A
; output: unexpected bad_exception
; output: 1 2: A
; output: A
; output: unexpected bad_exception
; output: 1 3: unexpected int 7
; output: C
; output: 1 4: int 4
; output: unexpected bad_exception
; output: 2 0: nothing
; output: nothing
; output: nothing
; output: 2 1: A
; output: A
; output: unexpected bad_exception
; output: 2 2: A
; output: A
; output: unexpected bad_exception
; output: 2 3: C
; output: 2 4: int 4
; output: unexpected bad_exception
; output: nothing
source_filename = "exception-specifications.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

$_ZTS1A = comdat any

$_ZTI1A = comdat any

$_ZTS1C = comdat any

$_ZTI1C = comdat any

$_ZTS1B = comdat any

$_ZTI1B = comdat any

@_ZL4mode = internal unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [8 x i8] c"%d %d: \00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"unexpected \00", align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS1A = linkonce_odr dso_local constant [3 x i8] c"1A\00", comdat, align 1
@_ZTI1A = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS1A }, comdat, align 8
@_ZTIi = external constant ptr
@_ZTS1C = linkonce_odr dso_local constant [3 x i8] c"1C\00", comdat, align 1
@_ZTI1C = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS1C }, comdat, align 8
@_ZTISt13bad_exception = external constant ptr
@.str.2 = private unnamed_addr constant [8 x i8] c"nothing\00", align 1
@.str.3 = private unnamed_addr constant [14 x i8] c"bad_exception\00", align 1
@.str.4 = private unnamed_addr constant [2 x i8] c"C\00", align 1
@.str.5 = private unnamed_addr constant [8 x i8] c"int %d\0A\00", align 1
@.str.6 = private unnamed_addr constant [2 x i8] c"A\00", align 1
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTS1B = linkonce_odr dso_local constant [3 x i8] c"1B\00", comdat, align 1
@_ZTI1B = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS1B, ptr @_ZTI1A }, comdat, align 8

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %1 = tail call noundef ptr @_ZSt14set_unexpectedPFvvE(ptr noundef nonnull @_ZL10unexpectedv) #5
  store i32 0, ptr @_ZL4mode, align 4, !tbaa !5
  br label %6

2:                                                ; preds = %144
  %3 = load i32, ptr @_ZL4mode, align 4, !tbaa !5
  %4 = add nsw i32 %3, 1
  store i32 %4, ptr @_ZL4mode, align 4, !tbaa !5
  %5 = icmp slt i32 %3, 2
  br i1 %5, label %147, label %149

6:                                                ; preds = %147, %0
  %7 = phi i32 [ 0, %0 ], [ %148, %147 ]
  %8 = load i32, ptr @_ZL4mode, align 4, !tbaa !5
  %9 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %8, i32 noundef %7)
  %10 = load i32, ptr @_ZL4mode, align 4, !tbaa !5
  %11 = icmp eq i32 %10, 0
  %12 = icmp ult i32 %7, 3
  %13 = or i1 %12, %11
  br i1 %13, label %14, label %57

14:                                               ; preds = %6
  invoke fastcc void @_ZL5raisei(i32 noundef %7)
          to label %22 unwind label %15

15:                                               ; preds = %14
  %16 = landingpad { ptr, i32 }
          filter [1 x ptr] [ptr @_ZTI1A]
          catch ptr @_ZTI1A
          catch ptr @_ZTIi
          catch ptr @_ZTI1C
          catch ptr @_ZTISt13bad_exception
  %17 = extractvalue { ptr, i32 } %16, 1
  %18 = icmp slt i32 %17, 0
  br i1 %18, label %19, label %27

19:                                               ; preds = %15
  %20 = extractvalue { ptr, i32 } %16, 0
  invoke void @__cxa_call_unexpected(ptr %20) #6
          to label %21 unwind label %24

21:                                               ; preds = %19
  unreachable

22:                                               ; preds = %14
  %23 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.2)
  br label %57

24:                                               ; preds = %19
  %25 = landingpad { ptr, i32 }
          catch ptr @_ZTI1A
          catch ptr @_ZTIi
          catch ptr @_ZTI1C
          catch ptr @_ZTISt13bad_exception
  %26 = extractvalue { ptr, i32 } %25, 1
  br label %27

27:                                               ; preds = %24, %15
  %28 = phi i32 [ %17, %15 ], [ %26, %24 ]
  %29 = phi { ptr, i32 } [ %16, %15 ], [ %25, %24 ]
  %30 = extractvalue { ptr, i32 } %29, 0
  %31 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI1A) #5
  %32 = icmp eq i32 %28, %31
  br i1 %32, label %33, label %36

33:                                               ; preds = %27
  %34 = tail call ptr @__cxa_begin_catch(ptr %30) #5
  %35 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.6)
  tail call void @__cxa_end_catch()
  br label %57

36:                                               ; preds = %27
  %37 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #5
  %38 = icmp eq i32 %28, %37
  br i1 %38, label %39, label %43

39:                                               ; preds = %36
  %40 = tail call ptr @__cxa_begin_catch(ptr %30) #5
  %41 = load i32, ptr %40, align 4, !tbaa !5
  %42 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %41)
  tail call void @__cxa_end_catch() #5
  br label %57

43:                                               ; preds = %36
  %44 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI1C) #5
  %45 = icmp eq i32 %28, %44
  br i1 %45, label %46, label %49

46:                                               ; preds = %43
  %47 = tail call ptr @__cxa_begin_catch(ptr %30) #5
  %48 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.4)
  tail call void @__cxa_end_catch()
  br label %57

49:                                               ; preds = %43
  %50 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt13bad_exception) #5
  %51 = icmp eq i32 %28, %50
  br i1 %51, label %52, label %55

52:                                               ; preds = %49
  %53 = tail call ptr @__cxa_begin_catch(ptr %30) #5
  %54 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.3)
  tail call void @__cxa_end_catch()
  br label %57

55:                                               ; preds = %138, %97, %49
  %56 = phi { ptr, i32 } [ %29, %49 ], [ %77, %97 ], [ %118, %138 ]
  resume { ptr, i32 } %56

57:                                               ; preds = %52, %46, %39, %33, %22, %6
  %58 = load i32, ptr @_ZL4mode, align 4, !tbaa !5
  %59 = icmp ne i32 %58, 2
  %60 = icmp ne i32 %7, 3
  %61 = or i1 %60, %59
  br i1 %61, label %62, label %103

62:                                               ; preds = %57
  invoke fastcc void @_ZL5raisei(i32 noundef %7)
          to label %70 unwind label %63

63:                                               ; preds = %62
  %64 = landingpad { ptr, i32 }
          filter [2 x ptr] [ptr @_ZTI1A, ptr @_ZTIi]
          catch ptr @_ZTI1A
          catch ptr @_ZTIi
          catch ptr @_ZTI1C
          catch ptr @_ZTISt13bad_exception
  %65 = extractvalue { ptr, i32 } %64, 1
  %66 = icmp slt i32 %65, 0
  br i1 %66, label %67, label %75

67:                                               ; preds = %63
  %68 = extractvalue { ptr, i32 } %64, 0
  invoke void @__cxa_call_unexpected(ptr %68) #6
          to label %69 unwind label %72

69:                                               ; preds = %67
  unreachable

70:                                               ; preds = %62
  %71 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.2)
  br label %103

72:                                               ; preds = %67
  %73 = landingpad { ptr, i32 }
          catch ptr @_ZTI1A
          catch ptr @_ZTIi
          catch ptr @_ZTI1C
          catch ptr @_ZTISt13bad_exception
  %74 = extractvalue { ptr, i32 } %73, 1
  br label %75

75:                                               ; preds = %72, %63
  %76 = phi i32 [ %65, %63 ], [ %74, %72 ]
  %77 = phi { ptr, i32 } [ %64, %63 ], [ %73, %72 ]
  %78 = extractvalue { ptr, i32 } %77, 0
  %79 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI1A) #5
  %80 = icmp eq i32 %76, %79
  br i1 %80, label %81, label %84

81:                                               ; preds = %75
  %82 = tail call ptr @__cxa_begin_catch(ptr %78) #5
  %83 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.6)
  tail call void @__cxa_end_catch()
  br label %103

84:                                               ; preds = %75
  %85 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #5
  %86 = icmp eq i32 %76, %85
  br i1 %86, label %87, label %91

87:                                               ; preds = %84
  %88 = tail call ptr @__cxa_begin_catch(ptr %78) #5
  %89 = load i32, ptr %88, align 4, !tbaa !5
  %90 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %89)
  tail call void @__cxa_end_catch() #5
  br label %103

91:                                               ; preds = %84
  %92 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI1C) #5
  %93 = icmp eq i32 %76, %92
  br i1 %93, label %94, label %97

94:                                               ; preds = %91
  %95 = tail call ptr @__cxa_begin_catch(ptr %78) #5
  %96 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.4)
  tail call void @__cxa_end_catch()
  br label %103

97:                                               ; preds = %91
  %98 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt13bad_exception) #5
  %99 = icmp eq i32 %76, %98
  br i1 %99, label %100, label %55

100:                                              ; preds = %97
  %101 = tail call ptr @__cxa_begin_catch(ptr %78) #5
  %102 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.3)
  tail call void @__cxa_end_catch()
  br label %103

103:                                              ; preds = %100, %94, %87, %81, %70, %57
  invoke fastcc void @_ZL5raisei(i32 noundef %7)
          to label %111 unwind label %104

104:                                              ; preds = %103
  %105 = landingpad { ptr, i32 }
          filter [2 x ptr] [ptr @_ZTI1C, ptr @_ZTISt13bad_exception]
          catch ptr @_ZTI1A
          catch ptr @_ZTIi
          catch ptr @_ZTI1C
          catch ptr @_ZTISt13bad_exception
  %106 = extractvalue { ptr, i32 } %105, 1
  %107 = icmp slt i32 %106, 0
  br i1 %107, label %108, label %116

108:                                              ; preds = %104
  %109 = extractvalue { ptr, i32 } %105, 0
  invoke void @__cxa_call_unexpected(ptr %109) #6
          to label %110 unwind label %113

110:                                              ; preds = %108
  unreachable

111:                                              ; preds = %103
  %112 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.2)
  br label %144

113:                                              ; preds = %108
  %114 = landingpad { ptr, i32 }
          catch ptr @_ZTI1A
          catch ptr @_ZTIi
          catch ptr @_ZTI1C
          catch ptr @_ZTISt13bad_exception
  %115 = extractvalue { ptr, i32 } %114, 1
  br label %116

116:                                              ; preds = %113, %104
  %117 = phi i32 [ %106, %104 ], [ %115, %113 ]
  %118 = phi { ptr, i32 } [ %105, %104 ], [ %114, %113 ]
  %119 = extractvalue { ptr, i32 } %118, 0
  %120 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI1A) #5
  %121 = icmp eq i32 %117, %120
  br i1 %121, label %122, label %125

122:                                              ; preds = %116
  %123 = tail call ptr @__cxa_begin_catch(ptr %119) #5
  %124 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.6)
  tail call void @__cxa_end_catch()
  br label %144

125:                                              ; preds = %116
  %126 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #5
  %127 = icmp eq i32 %117, %126
  br i1 %127, label %128, label %132

128:                                              ; preds = %125
  %129 = tail call ptr @__cxa_begin_catch(ptr %119) #5
  %130 = load i32, ptr %129, align 4, !tbaa !5
  %131 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %130)
  tail call void @__cxa_end_catch() #5
  br label %144

132:                                              ; preds = %125
  %133 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI1C) #5
  %134 = icmp eq i32 %117, %133
  br i1 %134, label %135, label %138

135:                                              ; preds = %132
  %136 = tail call ptr @__cxa_begin_catch(ptr %119) #5
  %137 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.4)
  tail call void @__cxa_end_catch()
  br label %144

138:                                              ; preds = %132
  %139 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt13bad_exception) #5
  %140 = icmp eq i32 %117, %139
  br i1 %140, label %141, label %55

141:                                              ; preds = %138
  %142 = tail call ptr @__cxa_begin_catch(ptr %119) #5
  %143 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.3)
  tail call void @__cxa_end_catch()
  br label %144

144:                                              ; preds = %111, %122, %128, %135, %141
  %145 = add nuw nsw i32 %7, 1
  %146 = icmp eq i32 %145, 5
  br i1 %146, label %2, label %147

147:                                              ; preds = %144, %2
  %148 = phi i32 [ %145, %144 ], [ 0, %2 ]
  br label %6, !llvm.loop !9

149:                                              ; preds = %2
  %150 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.2)
  ret i32 0
}

; Function Attrs: nounwind
declare noundef ptr @_ZSt14set_unexpectedPFvvE(ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress noreturn uwtable
define internal void @_ZL10unexpectedv() #2 {
  %1 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1)
  %2 = load i32, ptr @_ZL4mode, align 4, !tbaa !5
  switch i32 %2, label %7 [
    i32 0, label %3
    i32 1, label %5
  ]

3:                                                ; preds = %0
  %4 = tail call ptr @__cxa_allocate_exception(i64 1) #5
  tail call void @__cxa_throw(ptr %4, ptr nonnull @_ZTI1A, ptr null) #6
  unreachable

5:                                                ; preds = %0
  %6 = tail call ptr @__cxa_allocate_exception(i64 4) #5
  store i32 7, ptr %6, align 16, !tbaa !5
  tail call void @__cxa_throw(ptr nonnull %6, ptr nonnull @_ZTIi, ptr null) #6
  unreachable

7:                                                ; preds = %0
  tail call void @__cxa_rethrow() #6
  unreachable
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr

declare void @__cxa_rethrow() local_unnamed_addr

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr nocapture noundef readonly) local_unnamed_addr #3

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #4

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: mustprogress norecurse uwtable
define internal fastcc void @_ZL5raisei(i32 noundef %0) unnamed_addr #0 {
  switch i32 %0, label %10 [
    i32 1, label %2
    i32 2, label %4
    i32 3, label %6
    i32 4, label %8
  ]

2:                                                ; preds = %1
  %3 = tail call ptr @__cxa_allocate_exception(i64 1) #5
  tail call void @__cxa_throw(ptr %3, ptr nonnull @_ZTI1A, ptr null) #6
  unreachable

4:                                                ; preds = %1
  %5 = tail call ptr @__cxa_allocate_exception(i64 1) #5
  tail call void @__cxa_throw(ptr %5, ptr nonnull @_ZTI1B, ptr null) #6
  unreachable

6:                                                ; preds = %1
  %7 = tail call ptr @__cxa_allocate_exception(i64 1) #5
  tail call void @__cxa_throw(ptr %7, ptr nonnull @_ZTI1C, ptr null) #6
  unreachable

8:                                                ; preds = %1
  %9 = tail call ptr @__cxa_allocate_exception(i64 4) #5
  store i32 4, ptr %9, align 16, !tbaa !5
  tail call void @__cxa_throw(ptr nonnull %9, ptr nonnull @_ZTIi, ptr null) #6
  unreachable

10:                                               ; preds = %1
  ret void
}

declare void @__cxa_call_unexpected(ptr) local_unnamed_addr

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress noreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nosync nounwind memory(none) }
attributes #5 = { nounwind }
attributes #6 = { noreturn }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
