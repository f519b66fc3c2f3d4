; return, break, continue and goto out of try blocks and handlers end the exception and run destructors.
; exit: 0
; libraries: -lstdc++
; output: ~10 end ~0 ~11 ~21 end ~1 ~12 end ~2 ~13 ~23 ~3 = 0
; output: ~10 ~20 end ~0 ~11 end ~1 ~12 ~22 ~2 ~13 end ~3 = -1
; output: ~10 end ~0 ~11 ~21 ~1 ~12 ~2 = -2
; output: ~10 ~20 ~0 ~11 end ~1 ~12 ~22 ~2 ~10 end ~0 ~11 ~21 ~1 = -8
; output: ~10 ~0 = 4
; output: ~10 ~20 ~0 ~10 end ~0 ~11 ~21 ~1 = -8
; output: ~10 end ~0 ~11 ~21 ~1 = 7
; output: ~10 ~20 ~0 = 7
; output: ~10 end ~0 ~11 ~21 ~1 = -8
; output: ~10 ~20 ~0 = -9
source_filename = "jumps-out-of-handlers.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [6 x i8] c"= %d\0A\00", align 1
@_ZTIi = external constant ptr
@_ZTIc = external constant ptr
@.str.1 = private unnamed_addr constant [5 x i8] c"end \00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"~%d \00", align 1

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  br label %1

1:                                                ; preds = %0, %78
  %2 = phi i32 [ 0, %0 ], [ %81, %78 ]
  br label %4

3:                                                ; preds = %78
  ret i32 0

4:                                                ; preds = %66, %1
  %5 = phi i32 [ %2, %1 ], [ %67, %66 ]
  %6 = phi i32 [ 0, %1 ], [ %68, %66 ]
  %7 = add nuw nsw i32 %6, 10
  %8 = add nsw i32 %6, %5
  %9 = and i32 %8, 1
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %14, label %11

11:                                               ; preds = %4
  %12 = tail call ptr @__cxa_allocate_exception(i64 4) #3
  store i32 %8, ptr %12, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %12, ptr nonnull @_ZTIi, ptr null) #4
          to label %13 unwind label %21

13:                                               ; preds = %11
  unreachable

14:                                               ; preds = %4
  %15 = icmp eq i32 %6, 2
  %16 = icmp eq i32 %5, 2
  %17 = and i1 %16, %15
  br i1 %17, label %18, label %32

18:                                               ; preds = %14
  %19 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %7)
  %20 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef 2)
  br label %74

21:                                               ; preds = %11
  %22 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  %23 = extractvalue { ptr, i32 } %22, 1
  %24 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %7)
  %25 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #3
  %26 = icmp eq i32 %23, %25
  br i1 %26, label %27, label %71

27:                                               ; preds = %21
  %28 = extractvalue { ptr, i32 } %22, 0
  %29 = tail call ptr @__cxa_begin_catch(ptr %28) #3
  %30 = load i32, ptr %29, align 4, !tbaa !5
  %31 = or disjoint i32 %6, 20
  switch i32 %30, label %39 [
    i32 3, label %51
    i32 5, label %37
    i32 7, label %38
  ]

32:                                               ; preds = %14
  %33 = icmp eq i32 %5, 4
  %34 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %7)
  br i1 %33, label %35, label %56

35:                                               ; preds = %32
  %36 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %6)
  br label %78

37:                                               ; preds = %27
  br label %51

38:                                               ; preds = %27
  br label %51

39:                                               ; preds = %27
  %40 = tail call ptr @__cxa_allocate_exception(i64 1) #3
  store i8 99, ptr %40, align 16, !tbaa !9
  invoke void @__cxa_throw(ptr nonnull %40, ptr nonnull @_ZTIc, ptr null) #4
          to label %77 unwind label %41

41:                                               ; preds = %39
  %42 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIc
  %43 = extractvalue { ptr, i32 } %42, 1
  %44 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIc) #3
  %45 = icmp eq i32 %43, %44
  br i1 %45, label %46, label %69

46:                                               ; preds = %41
  %47 = extractvalue { ptr, i32 } %42, 0
  %48 = tail call ptr @__cxa_begin_catch(ptr %47) #3
  %49 = icmp eq i32 %30, 9
  tail call void @__cxa_end_catch() #3
  %50 = select i1 %49, i32 3, i32 0
  br label %51

51:                                               ; preds = %46, %38, %37, %27
  %52 = phi i32 [ 2, %37 ], [ 1, %38 ], [ 5, %27 ], [ %50, %46 ]
  %53 = phi i32 [ 8, %37 ], [ %5, %38 ], [ %5, %27 ], [ %5, %46 ]
  %54 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %31)
  %55 = icmp eq i32 %52, 0
  tail call void @__cxa_end_catch() #3
  br i1 %55, label %56, label %60

56:                                               ; preds = %51, %32
  %57 = phi i32 [ %5, %32 ], [ %53, %51 ]
  %58 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1)
  %59 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %6)
  br label %62

60:                                               ; preds = %51
  %61 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %6)
  switch i32 %52, label %77 [
    i32 2, label %66
    i32 5, label %62
    i32 3, label %74
    i32 1, label %78
  ]

62:                                               ; preds = %60, %56
  %63 = phi i32 [ %57, %56 ], [ %53, %60 ]
  %64 = add nuw nsw i32 %6, 1
  %65 = icmp eq i32 %64, 4
  br i1 %65, label %74, label %66

66:                                               ; preds = %62, %60
  %67 = phi i32 [ %63, %62 ], [ %53, %60 ]
  %68 = phi i32 [ %64, %62 ], [ 0, %60 ]
  br label %4, !llvm.loop !10

69:                                               ; preds = %41
  %70 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %31)
  tail call void @__cxa_end_catch() #3
  br label %71

71:                                               ; preds = %21, %69
  %72 = phi { ptr, i32 } [ %42, %69 ], [ %22, %21 ]
  %73 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %6)
  resume { ptr, i32 } %72

74:                                               ; preds = %62, %60, %18
  %75 = phi i32 [ 2, %18 ], [ %63, %62 ], [ %53, %60 ]
  %76 = sub nsw i32 0, %75
  br label %78

77:                                               ; preds = %60, %39
  unreachable

78:                                               ; preds = %60, %35, %74
  %79 = phi i32 [ %76, %74 ], [ 4, %35 ], [ 7, %60 ]
  %80 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %79)
  %81 = add nuw nsw i32 %2, 1
  %82 = icmp eq i32 %81, 10
  br i1 %82, label %3, label %1, !llvm.loop !12
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #2

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

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
!9 = !{!7, !7, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
