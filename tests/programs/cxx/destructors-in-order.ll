; Destructors of local objects, temporaries and arguments run in reverse order while an exception passes.
; exit: 0
; libraries: -lstdc++
; output: +a -a after 0
; output: +a +b -b -a after 1
; output: +a +b +t -t +c -c -b -a after 2
; output: +a +b +t -t +c -c +c -c +c -c -b -a after 3
; output: +a +b +t -t +c -c +c -c +c -c +x -x -b -a after 4
; output: +a +b +t -t +c -c +c -c +c -c +x cb -b -x -b -a after 5
; output: +a +b +t -t +c -c +c -c +c -c +x cb -b -x -b +d -d -a after 6
; output: +a +b +t -t +c -c +c -c +c -c +x cb -b -x -b +d cd -d -d -a after 7
; output: +a +b +t -t +c -c +c -c +c -c +x cb -b -x -b +d cd +y -y -d -d -a after 8
; output: +a +b +t -t +c -c +c -c +c -c +x cb -b -x -b +d cd +y -y -d -d -a = 564
; output: +a +b +t -t +c -c +c -c +c -c +x cb -b -x -b +d cd +y -y -d -d -a = 564
; output: +a +b +t -t +c -c +c -c +c -c +x cb -b -x -b +d cd +y -y -d -d -a = 564
; output: +a +b +t -t +c -c +c -c +c -c +x cb -b -x -b +d cd +y -y -d -d -a = 564
; output: +a +b +t -t +c -c +c -c +c -c +x cb -b -x -b +d cd +y -y -d -d -a = 564
source_filename = "destructors-in-order.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@_ZTIi = external constant ptr
@.str = private unnamed_addr constant [6 x i8] c"= %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"after %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"b\00", align 1
@.str.4 = private unnamed_addr constant [2 x i8] c"t\00", align 1
@.str.5 = private unnamed_addr constant [2 x i8] c"c\00", align 1
@.str.6 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.7 = private unnamed_addr constant [2 x i8] c"d\00", align 1
@.str.8 = private unnamed_addr constant [2 x i8] c"y\00", align 1
@.str.9 = private unnamed_addr constant [5 x i8] c"+%s \00", align 1
@.str.10 = private unnamed_addr constant [5 x i8] c"-%s \00", align 1
@.str.11 = private unnamed_addr constant [5 x i8] c"c%s \00", align 1

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  br label %2

1:                                                ; preds = %110
  ret i32 0

2:                                                ; preds = %0, %110
  %3 = phi i32 [ 0, %0 ], [ %111, %110 ]
  %4 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, ptr noundef nonnull @.str.2)
  %5 = icmp eq i32 %3, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %2
  %7 = tail call ptr @__cxa_allocate_exception(i64 4) #3
  store i32 1, ptr %7, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %7, ptr nonnull @_ZTIi, ptr null) #4
          to label %8 unwind label %15

8:                                                ; preds = %6
  unreachable

9:                                                ; preds = %2
  %10 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, ptr noundef nonnull @.str.3)
  %11 = icmp eq i32 %3, 1
  br i1 %11, label %12, label %19

12:                                               ; preds = %9
  %13 = tail call ptr @__cxa_allocate_exception(i64 4) #3
  store i32 1, ptr %13, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %13, ptr nonnull @_ZTIi, ptr null) #4
          to label %14 unwind label %17

14:                                               ; preds = %12
  unreachable

15:                                               ; preds = %6
  %16 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  br label %94

17:                                               ; preds = %12
  %18 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  br label %78

19:                                               ; preds = %9
  %20 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, ptr noundef nonnull @.str.4)
  %21 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull @.str.4)
  %22 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, ptr noundef nonnull @.str.5)
  %23 = icmp eq i32 %3, 2
  br i1 %23, label %24, label %30

24:                                               ; preds = %30, %19
  %25 = tail call ptr @__cxa_allocate_exception(i64 4) #3
  store i32 1, ptr %25, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %25, ptr nonnull @_ZTIi, ptr null) #4
          to label %26 unwind label %27

26:                                               ; preds = %24
  unreachable

27:                                               ; preds = %24
  %28 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  %29 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull @.str.5)
  br label %78

30:                                               ; preds = %19
  %31 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull @.str.5)
  %32 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, ptr noundef nonnull @.str.5)
  %33 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull @.str.5)
  %34 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, ptr noundef nonnull @.str.5)
  %35 = icmp eq i32 %3, 3
  br i1 %35, label %24, label %36

36:                                               ; preds = %30
  %37 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull @.str.5)
  %38 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, ptr noundef nonnull @.str.6)
  %39 = icmp eq i32 %3, 4
  br i1 %39, label %40, label %43

40:                                               ; preds = %36
  %41 = tail call ptr @__cxa_allocate_exception(i64 4) #3
  store i32 1, ptr %41, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %41, ptr nonnull @_ZTIi, ptr null) #4
          to label %42 unwind label %70

42:                                               ; preds = %40
  unreachable

43:                                               ; preds = %36
  %44 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef nonnull @.str.3)
  %45 = icmp eq i32 %3, 5
  br i1 %45, label %46, label %49

46:                                               ; preds = %43
  %47 = tail call ptr @__cxa_allocate_exception(i64 4) #3
  store i32 1, ptr %47, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %47, ptr nonnull @_ZTIi, ptr null) #4
          to label %48 unwind label %72

48:                                               ; preds = %46
  unreachable

49:                                               ; preds = %43
  %50 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull @.str.3)
  %51 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull @.str.6)
  %52 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull @.str.3)
  %53 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, ptr noundef nonnull @.str.7)
  %54 = icmp eq i32 %3, 6
  br i1 %54, label %55, label %58

55:                                               ; preds = %49
  %56 = tail call ptr @__cxa_allocate_exception(i64 4) #3
  store i32 1, ptr %56, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %56, ptr nonnull @_ZTIi, ptr null) #4
          to label %57 unwind label %81

57:                                               ; preds = %55
  unreachable

58:                                               ; preds = %49
  %59 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef nonnull @.str.7)
  %60 = icmp eq i32 %3, 7
  br i1 %60, label %61, label %64

61:                                               ; preds = %58
  %62 = tail call ptr @__cxa_allocate_exception(i64 4) #3
  store i32 1, ptr %62, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %62, ptr nonnull @_ZTIi, ptr null) #4
          to label %63 unwind label %83

63:                                               ; preds = %61
  unreachable

64:                                               ; preds = %58
  %65 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, ptr noundef nonnull @.str.8)
  %66 = icmp eq i32 %3, 8
  br i1 %66, label %67, label %100

67:                                               ; preds = %64
  %68 = tail call ptr @__cxa_allocate_exception(i64 4) #3
  store i32 1, ptr %68, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %68, ptr nonnull @_ZTIi, ptr null) #4
          to label %69 unwind label %85

69:                                               ; preds = %67
  unreachable

70:                                               ; preds = %40
  %71 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  br label %75

72:                                               ; preds = %46
  %73 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  %74 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull @.str.3)
  br label %75

75:                                               ; preds = %72, %70
  %76 = phi { ptr, i32 } [ %73, %72 ], [ %71, %70 ]
  %77 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull @.str.6)
  br label %78

78:                                               ; preds = %75, %27, %17
  %79 = phi { ptr, i32 } [ %76, %75 ], [ %18, %17 ], [ %28, %27 ]
  %80 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull @.str.3)
  br label %94

81:                                               ; preds = %55
  %82 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  br label %91

83:                                               ; preds = %61
  %84 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  br label %88

85:                                               ; preds = %67
  %86 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  %87 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull @.str.8)
  br label %88

88:                                               ; preds = %85, %83
  %89 = phi { ptr, i32 } [ %86, %85 ], [ %84, %83 ]
  %90 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull @.str.7)
  br label %91

91:                                               ; preds = %88, %81
  %92 = phi { ptr, i32 } [ %89, %88 ], [ %82, %81 ]
  %93 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull @.str.7)
  br label %94

94:                                               ; preds = %91, %78, %15
  %95 = phi { ptr, i32 } [ %16, %15 ], [ %79, %78 ], [ %92, %91 ]
  %96 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull @.str.2)
  %97 = extractvalue { ptr, i32 } %95, 1
  %98 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #3
  %99 = icmp eq i32 %97, %98
  br i1 %99, label %106, label %113

100:                                              ; preds = %64
  %101 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull @.str.8)
  %102 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull @.str.7)
  %103 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull @.str.7)
  %104 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull @.str.2)
  %105 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 564)
  br label %110

106:                                              ; preds = %94
  %107 = extractvalue { ptr, i32 } %95, 0
  %108 = tail call ptr @__cxa_begin_catch(ptr %107) #3
  %109 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %3)
  tail call void @__cxa_end_catch() #3
  br label %110

110:                                              ; preds = %100, %106
  %111 = add nuw nsw i32 %3, 1
  %112 = icmp eq i32 %111, 14
  br i1 %112, label %1, label %2, !llvm.loop !9

113:                                              ; preds = %94
  resume { ptr, i32 } %95
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #2

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind memory(none) }
attributes #3 = { nounwind }
attributes #4 = { noreturn }

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
