; Small functions with handlers, which optimizers take into their callers; handlers that are never reached.
; exit: 0
; libraries: -lstdc++
; output: 10
; output: 80
; output: 230
; output: -1190
; output: 120000
; output: 910
source_filename = "inlined-handlers.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"1\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"12a4\00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.4 = private unnamed_addr constant [2 x i8] c"!\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"99!9\00", align 1
@constinit = private unnamed_addr constant [6 x ptr] [ptr @.str, ptr @.str.1, ptr @.str.2, ptr @.str.3, ptr @.str.4, ptr @.str.5], align 8
@.str.6 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@_ZTIc = external constant ptr
@_ZTIi = external constant ptr

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  br label %2

1:                                                ; preds = %86
  ret i32 0

2:                                                ; preds = %0, %86
  %3 = phi i64 [ 0, %0 ], [ %89, %86 ]
  %4 = getelementptr inbounds i8, ptr @constinit, i64 %3
  %5 = load ptr, ptr %4, align 8, !tbaa !5
  %6 = load i8, ptr %5, align 1, !tbaa !9
  %7 = add i8 %6, -58
  %8 = icmp ult i8 %7, -10
  br i1 %8, label %9, label %13

9:                                                ; preds = %2
  %10 = tail call ptr @__cxa_allocate_exception(i64 1) #3
  %11 = load i8, ptr %5, align 1, !tbaa !9
  store i8 %11, ptr %10, align 16, !tbaa !9
  invoke void @__cxa_throw(ptr nonnull %10, ptr nonnull @_ZTIc, ptr null) #4
          to label %12 unwind label %46

12:                                               ; preds = %9
  unreachable

13:                                               ; preds = %2
  %14 = zext nneg i8 %6 to i32
  br label %15

15:                                               ; preds = %36, %13
  %16 = phi i8 [ %41, %36 ], [ %6, %13 ]
  %17 = phi ptr [ %40, %36 ], [ %5, %13 ]
  %18 = phi i32 [ %39, %36 ], [ 0, %13 ]
  %19 = add i8 %16, -58
  %20 = icmp ult i8 %19, -10
  br i1 %20, label %21, label %25

21:                                               ; preds = %15
  %22 = tail call ptr @__cxa_allocate_exception(i64 1) #3
  %23 = load i8, ptr %17, align 1, !tbaa !9
  store i8 %23, ptr %22, align 16, !tbaa !9
  invoke void @__cxa_throw(ptr nonnull %22, ptr nonnull @_ZTIc, ptr null) #4
          to label %24 unwind label %28

24:                                               ; preds = %21
  unreachable

25:                                               ; preds = %15
  %26 = zext nneg i8 %16 to i32
  %27 = add nsw i32 %26, -48
  br label %36

28:                                               ; preds = %21
  %29 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIc
          catch ptr @_ZTIi
  %30 = extractvalue { ptr, i32 } %29, 1
  %31 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIc) #3
  %32 = icmp eq i32 %30, %31
  br i1 %32, label %33, label %49

33:                                               ; preds = %28
  %34 = extractvalue { ptr, i32 } %29, 0
  %35 = tail call ptr @__cxa_begin_catch(ptr %34) #3
  tail call void @__cxa_end_catch() #3
  br label %36

36:                                               ; preds = %33, %25
  %37 = phi i32 [ -1, %33 ], [ %27, %25 ]
  %38 = mul nsw i32 %37, 3
  %39 = add nsw i32 %38, %18
  %40 = getelementptr inbounds i8, ptr %17, i64 1
  %41 = load i8, ptr %40, align 1, !tbaa !9
  %42 = icmp eq i8 %41, 0
  br i1 %42, label %43, label %15, !llvm.loop !10

43:                                               ; preds = %36
  %44 = add nsw i32 %14, -44
  %45 = add i32 %44, %39
  br label %76

46:                                               ; preds = %9
  %47 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
          catch ptr @_ZTIc
  %48 = extractvalue { ptr, i32 } %47, 1
  br label %49

49:                                               ; preds = %28, %46
  %50 = phi i32 [ %48, %46 ], [ %30, %28 ]
  %51 = phi { ptr, i32 } [ %47, %46 ], [ %29, %28 ]
  %52 = extractvalue { ptr, i32 } %51, 0
  %53 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #3
  %54 = icmp eq i32 %50, %53
  br i1 %54, label %55, label %57

55:                                               ; preds = %49
  %56 = tail call ptr @__cxa_begin_catch(ptr %52) #3
  tail call void @__cxa_end_catch() #3
  br label %76

57:                                               ; preds = %49
  %58 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIc) #3
  %59 = icmp eq i32 %50, %58
  br i1 %59, label %60, label %71

60:                                               ; preds = %57
  %61 = tail call ptr @__cxa_begin_catch(ptr %52) #3
  %62 = load i8, ptr %61, align 1, !tbaa !9
  %63 = icmp eq i8 %62, 33
  br i1 %63, label %64, label %68

64:                                               ; preds = %60
  %65 = tail call ptr @__cxa_allocate_exception(i64 1) #3
  store i8 120, ptr %65, align 16, !tbaa !9
  invoke void @__cxa_throw(ptr nonnull %65, ptr nonnull @_ZTIc, ptr null) #4
          to label %75 unwind label %66

66:                                               ; preds = %64
  %67 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIc
  tail call void @__cxa_end_catch() #3
  br label %71

68:                                               ; preds = %60
  %69 = sext i8 %62 to i32
  %70 = sub nsw i32 1, %69
  tail call void @__cxa_end_catch() #3
  br label %76

71:                                               ; preds = %66, %57
  %72 = phi { ptr, i32 } [ %67, %66 ], [ %51, %57 ]
  %73 = extractvalue { ptr, i32 } %72, 1
  %74 = icmp eq i32 %73, %58
  br i1 %74, label %79, label %85

75:                                               ; preds = %64
  unreachable

76:                                               ; preds = %68, %55, %43
  %77 = phi i32 [ %45, %43 ], [ -100, %55 ], [ %70, %68 ]
  %78 = mul nsw i32 %77, 10
  br label %86

79:                                               ; preds = %71
  %80 = extractvalue { ptr, i32 } %72, 0
  %81 = tail call ptr @__cxa_begin_catch(ptr %80) #3
  %82 = load i8, ptr %81, align 1, !tbaa !9
  %83 = sext i8 %82 to i32
  %84 = mul nsw i32 %83, 1000
  tail call void @__cxa_end_catch() #3
  br label %86

85:                                               ; preds = %71
  resume { ptr, i32 } %72

86:                                               ; preds = %76, %79
  %87 = phi i32 [ %78, %76 ], [ %84, %79 ]
  %88 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %87)
  %89 = add nuw nsw i64 %3, 8
  %90 = icmp eq i64 %89, 48
  br i1 %90, label %1, label %2
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
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!7, !7, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
