; Deep recursion with a cleanup in each frame: 20,000 frames are unwound.
; exit: 0
; libraries: -lstdc++
; output: 4 0 2
; output: 103 0 101
; output: 20003 0 20001
source_filename = "deep-recursion.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@_ZTIl = external constant ptr
@.str = private unnamed_addr constant [13 x i8] c"%ld %ld %ld\0A\00", align 1
@_ZL4live = internal unnamed_addr global i64 0, align 8
@_ZL4most = internal unnamed_addr global i64 0, align 8

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %1 = invoke fastcc noundef i64 @_ZL4downlll(i64 noundef 1, i64 noundef 1, i64 noundef 2)
          to label %14 unwind label %2

2:                                                ; preds = %0
  %3 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIl
  %4 = extractvalue { ptr, i32 } %3, 1
  %5 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIl) #4
  %6 = icmp eq i32 %4, %5
  br i1 %6, label %7, label %43

7:                                                ; preds = %2
  %8 = extractvalue { ptr, i32 } %3, 0
  %9 = tail call ptr @__cxa_begin_catch(ptr %8) #4
  %10 = load i64, ptr %9, align 8, !tbaa !5
  %11 = load i64, ptr @_ZL4live, align 8, !tbaa !5
  %12 = load i64, ptr @_ZL4most, align 8, !tbaa !5
  %13 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %10, i64 noundef %11, i64 noundef %12)
  tail call void @__cxa_end_catch() #4
  br label %14

14:                                               ; preds = %0, %7
  %15 = invoke fastcc noundef i64 @_ZL4downlll(i64 noundef 100, i64 noundef 1, i64 noundef 2)
          to label %28 unwind label %16

16:                                               ; preds = %14
  %17 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIl
  %18 = extractvalue { ptr, i32 } %17, 1
  %19 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIl) #4
  %20 = icmp eq i32 %18, %19
  br i1 %20, label %21, label %43

21:                                               ; preds = %16
  %22 = extractvalue { ptr, i32 } %17, 0
  %23 = tail call ptr @__cxa_begin_catch(ptr %22) #4
  %24 = load i64, ptr %23, align 8, !tbaa !5
  %25 = load i64, ptr @_ZL4live, align 8, !tbaa !5
  %26 = load i64, ptr @_ZL4most, align 8, !tbaa !5
  %27 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %24, i64 noundef %25, i64 noundef %26)
  tail call void @__cxa_end_catch() #4
  br label %28

28:                                               ; preds = %21, %14
  %29 = invoke fastcc noundef i64 @_ZL4downlll(i64 noundef 20000, i64 noundef 1, i64 noundef 2)
          to label %42 unwind label %30

30:                                               ; preds = %28
  %31 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIl
  %32 = extractvalue { ptr, i32 } %31, 1
  %33 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIl) #4
  %34 = icmp eq i32 %32, %33
  br i1 %34, label %35, label %43

35:                                               ; preds = %30
  %36 = extractvalue { ptr, i32 } %31, 0
  %37 = tail call ptr @__cxa_begin_catch(ptr %36) #4
  %38 = load i64, ptr %37, align 8, !tbaa !5
  %39 = load i64, ptr @_ZL4live, align 8, !tbaa !5
  %40 = load i64, ptr @_ZL4most, align 8, !tbaa !5
  %41 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %38, i64 noundef %39, i64 noundef %40)
  tail call void @__cxa_end_catch() #4
  br label %42

42:                                               ; preds = %35, %28
  ret i32 0

43:                                               ; preds = %30, %16, %2
  %44 = phi { ptr, i32 } [ %3, %2 ], [ %17, %16 ], [ %31, %30 ]
  resume { ptr, i32 } %44
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc noundef i64 @_ZL4downlll(i64 noundef %0, i64 noundef %1, i64 noundef %2) unnamed_addr #1 personality ptr @__gxx_personality_v0 {
  %4 = load i64, ptr @_ZL4live, align 8, !tbaa !5
  %5 = add nsw i64 %4, 1
  store i64 %5, ptr @_ZL4live, align 8, !tbaa !5
  %6 = load i64, ptr @_ZL4most, align 8, !tbaa !5
  %7 = icmp slt i64 %4, %6
  br i1 %7, label %9, label %8

8:                                                ; preds = %3
  store i64 %5, ptr @_ZL4most, align 8, !tbaa !5
  br label %9

9:                                                ; preds = %3, %8
  %10 = icmp eq i64 %0, 0
  br i1 %10, label %11, label %18

11:                                               ; preds = %9
  %12 = tail call ptr @__cxa_allocate_exception(i64 8) #4
  %13 = add nsw i64 %2, %1
  store i64 %13, ptr %12, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %12, ptr nonnull @_ZTIl, ptr null) #5
          to label %26 unwind label %14

14:                                               ; preds = %18, %11
  %15 = landingpad { ptr, i32 }
          cleanup
  %16 = load i64, ptr @_ZL4live, align 8, !tbaa !5
  %17 = add nsw i64 %16, -1
  store i64 %17, ptr @_ZL4live, align 8, !tbaa !5
  resume { ptr, i32 } %15

18:                                               ; preds = %9
  %19 = add nsw i64 %0, -1
  %20 = add nsw i64 %1, 1
  %21 = invoke fastcc noundef i64 @_ZL4downlll(i64 noundef %19, i64 noundef %2, i64 noundef %20)
          to label %22 unwind label %14

22:                                               ; preds = %18
  %23 = add nsw i64 %21, %0
  %24 = load i64, ptr @_ZL4live, align 8, !tbaa !5
  %25 = add nsw i64 %24, -1
  store i64 %25, ptr @_ZL4live, align 8, !tbaa !5
  ret i64 %23

26:                                               ; preds = %11
  unreachable
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #2

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

declare void @__cxa_end_catch() local_unnamed_addr

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind memory(none) }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!5 = !{!6, !6, i64 0}
!6 = !{!"long", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
