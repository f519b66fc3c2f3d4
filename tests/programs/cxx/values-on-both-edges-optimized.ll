; Values that both edges of a call use; phis in handlers with a different value for each call; loops around handlers.
; exit: 0
; libraries: -lstdc++
; output: 190 10405 0
; output: 3037 735 5
; output: 2036 10305 23
; output: 1033 115 15
; output: 402 15005 -1
; output: 3097 1895 25
; output: 2088 14265 -1
; output: 1077 155 0
; output: 614 19605 19
; output: 3157 3055 2
; output: 2140 18225 29
; output: 1121 195 -1
source_filename = "values-on-both-edges.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@_ZTIi = external constant ptr

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %1 = alloca i32, align 4
  br label %3

2:                                                ; preds = %119
  ret i32 0

3:                                                ; preds = %0, %119
  %4 = phi i32 [ 0, %0 ], [ %122, %119 ]
  %5 = invoke fastcc noundef i32 @_ZL5maybei(i32 noundef %4)
          to label %6 unwind label %17

6:                                                ; preds = %3
  %7 = add nsw i32 %5, %4
  %8 = add nuw nsw i32 %4, 1
  %9 = invoke fastcc noundef i32 @_ZL5maybei(i32 noundef %8)
          to label %10 unwind label %17

10:                                               ; preds = %6
  %11 = add nsw i32 %9, %7
  %12 = add nsw i32 %11, 1
  %13 = add nuw nsw i32 %4, 2
  %14 = invoke fastcc noundef i32 @_ZL4manyiiiiiiiii(i32 noundef %4, i32 noundef %11, i32 noundef %12, i32 noundef %13)
          to label %15 unwind label %17

15:                                               ; preds = %10
  %16 = add nsw i32 %14, %11
  br label %33

17:                                               ; preds = %10, %6, %3
  %18 = phi i32 [ %11, %10 ], [ %7, %6 ], [ %4, %3 ]
  %19 = phi i32 [ 3000, %10 ], [ 2000, %6 ], [ 1000, %3 ]
  %20 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  %21 = extractvalue { ptr, i32 } %20, 1
  %22 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #5
  %23 = icmp eq i32 %21, %22
  br i1 %23, label %24, label %31

24:                                               ; preds = %17
  %25 = extractvalue { ptr, i32 } %20, 0
  %26 = tail call ptr @__cxa_begin_catch(ptr %25) #5
  %27 = load i32, ptr %26, align 4, !tbaa !5
  %28 = mul nsw i32 %27, 10
  %29 = add i32 %19, %18
  %30 = add i32 %29, %28
  tail call void @__cxa_end_catch() #5
  br label %33

31:                                               ; preds = %17, %60, %118
  %32 = phi { ptr, i32 } [ %87, %118 ], [ %61, %60 ], [ %20, %17 ]
  resume { ptr, i32 } %32

33:                                               ; preds = %15, %24
  %34 = phi i32 [ %16, %15 ], [ %30, %24 ]
  br label %35

35:                                               ; preds = %73, %33
  %36 = phi i32 [ 0, %33 ], [ %75, %73 ]
  %37 = phi i32 [ 0, %33 ], [ %76, %73 ]
  %38 = phi i32 [ 0, %33 ], [ %74, %73 ]
  %39 = add nuw nsw i32 %37, %4
  %40 = invoke fastcc noundef i32 @_ZL5maybei(i32 noundef %39)
          to label %41 unwind label %44

41:                                               ; preds = %35
  %42 = add nsw i32 %40, %36
  %43 = invoke fastcc noundef i32 @_ZL5maybei(i32 noundef %4)
          to label %46 unwind label %57

44:                                               ; preds = %35
  %45 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  br label %60

46:                                               ; preds = %41
  %47 = add nsw i32 %43, %42
  %48 = invoke fastcc noundef i32 @_ZL5maybei(i32 noundef %39)
          to label %49 unwind label %57

49:                                               ; preds = %46
  %50 = add nsw i32 %48, %47
  %51 = shl nuw nsw i32 %37, 1
  %52 = add nuw nsw i32 %51, %4
  %53 = invoke fastcc noundef i32 @_ZL5maybei(i32 noundef %52)
          to label %54 unwind label %57

54:                                               ; preds = %49
  %55 = add i32 %50, 1
  %56 = add i32 %55, %53
  br label %73

57:                                               ; preds = %49, %46, %41
  %58 = phi i32 [ %42, %41 ], [ %47, %46 ], [ %50, %49 ]
  %59 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  br label %60

60:                                               ; preds = %57, %44
  %61 = phi { ptr, i32 } [ %59, %57 ], [ %45, %44 ]
  %62 = phi i32 [ %58, %57 ], [ %36, %44 ]
  %63 = extractvalue { ptr, i32 } %61, 1
  %64 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #5
  %65 = icmp eq i32 %63, %64
  br i1 %65, label %66, label %31

66:                                               ; preds = %60
  %67 = extractvalue { ptr, i32 } %61, 0
  %68 = tail call ptr @__cxa_begin_catch(ptr %67) #5
  %69 = load i32, ptr %68, align 4, !tbaa !5
  %70 = sub nsw i32 %62, %69
  %71 = add nsw i32 %38, 1
  %72 = icmp eq i32 %71, 5
  tail call void @__cxa_end_catch() #5
  br i1 %72, label %78, label %73

73:                                               ; preds = %66, %54
  %74 = phi i32 [ %71, %66 ], [ %38, %54 ]
  %75 = phi i32 [ %70, %66 ], [ %56, %54 ]
  %76 = add nuw nsw i32 %37, 1
  %77 = icmp eq i32 %76, 20
  br i1 %77, label %78, label %35, !llvm.loop !9

78:                                               ; preds = %66, %73
  %79 = phi i32 [ 5, %66 ], [ %74, %73 ]
  %80 = phi i32 [ %70, %66 ], [ %75, %73 ]
  %81 = mul nsw i32 %80, 10
  %82 = add nsw i32 %81, %79
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %1)
  store volatile i32 %4, ptr %1, align 4, !tbaa !5
  %83 = urem i32 %4, 7
  switch i32 %83, label %119 [
    i32 0, label %84
    i32 1, label %97
    i32 2, label %102
    i32 3, label %107
    i32 5, label %113
  ]

84:                                               ; preds = %78
  %85 = invoke fastcc noundef i32 @_ZL5maybei(i32 noundef %4)
          to label %119 unwind label %86

86:                                               ; preds = %113, %107, %102, %97, %84
  %87 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  %88 = extractvalue { ptr, i32 } %87, 1
  %89 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #5
  %90 = icmp eq i32 %88, %89
  br i1 %90, label %91, label %118

91:                                               ; preds = %86
  %92 = extractvalue { ptr, i32 } %87, 0
  %93 = tail call ptr @__cxa_begin_catch(ptr %92) #5
  %94 = load i32, ptr %93, align 4, !tbaa !5
  %95 = load volatile i32, ptr %1, align 4, !tbaa !5
  %96 = sub nsw i32 %94, %95
  tail call void @__cxa_end_catch() #5
  br label %119

97:                                               ; preds = %78
  %98 = add nuw nsw i32 %4, 1
  %99 = invoke fastcc noundef i32 @_ZL5maybei(i32 noundef %98)
          to label %100 unwind label %86

100:                                              ; preds = %97
  %101 = add nsw i32 %99, 1
  br label %119

102:                                              ; preds = %78
  %103 = add nuw nsw i32 %4, 2
  %104 = invoke fastcc noundef i32 @_ZL5maybei(i32 noundef %103)
          to label %105 unwind label %86

105:                                              ; preds = %102
  %106 = add i32 %104, 5
  br label %107

107:                                              ; preds = %105, %78
  %108 = phi i32 [ %83, %78 ], [ %106, %105 ]
  %109 = add nuw nsw i32 %4, 3
  %110 = invoke fastcc noundef i32 @_ZL5maybei(i32 noundef %109)
          to label %111 unwind label %86

111:                                              ; preds = %107
  %112 = add i32 %110, %108
  br label %119

113:                                              ; preds = %78
  %114 = add nuw nsw i32 %4, 5
  %115 = invoke fastcc noundef i32 @_ZL5maybei(i32 noundef %114)
          to label %116 unwind label %86

116:                                              ; preds = %113
  %117 = add nsw i32 %115, 5
  br label %119

118:                                              ; preds = %86
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %1)
  br label %31

119:                                              ; preds = %78, %84, %91, %100, %111, %116
  %120 = phi i32 [ %117, %116 ], [ %96, %91 ], [ %112, %111 ], [ %101, %100 ], [ %85, %84 ], [ -1, %78 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %1)
  %121 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %34, i32 noundef %82, i32 noundef %120)
  %122 = add nuw nsw i32 %4, 1
  %123 = icmp eq i32 %122, 12
  br i1 %123, label %2, label %3, !llvm.loop !11
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress noinline norecurse uwtable
define internal fastcc noundef i32 @_ZL5maybei(i32 noundef %0) unnamed_addr #3 {
  %2 = and i32 %0, -2147483645
  %3 = icmp eq i32 %2, 3
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = tail call ptr @__cxa_allocate_exception(i64 4) #5
  store i32 %0, ptr %5, align 16, !tbaa !5
  tail call void @__cxa_throw(ptr nonnull %5, ptr nonnull @_ZTIi, ptr null) #6
  unreachable

6:                                                ; preds = %1
  %7 = shl nsw i32 %0, 1
  ret i32 %7
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress noinline norecurse uwtable
define internal fastcc noundef range(i32 -2147483535, -2147483648) i32 @_ZL4manyiiiiiiiii(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #3 {
  %5 = tail call fastcc noundef i32 @_ZL5maybei(i32 noundef %3)
  %6 = mul nsw i32 %1, 3
  %7 = mul nsw i32 %2, 6
  %8 = add i32 %0, 160
  %9 = add i32 %8, %6
  %10 = add i32 %9, %7
  %11 = add i32 %10, %5
  ret i32 %11
}

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #4

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress noinline norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!11 = distinct !{!11, !10}
