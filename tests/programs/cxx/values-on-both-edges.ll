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
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@_ZTIi = external constant i8*

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  store i32 0, i32* %2, align 4
  br label %3

3:                                                ; preds = %14, %0
  %4 = load i32, i32* %2, align 4
  %5 = icmp slt i32 %4, 12
  br i1 %5, label %6, label %17

6:                                                ; preds = %3
  %7 = load i32, i32* %2, align 4
  %8 = call noundef i32 @_ZL5wherei(i32 noundef %7)
  %9 = load i32, i32* %2, align 4
  %10 = call noundef i32 @_ZL4loopi(i32 noundef %9)
  %11 = load i32, i32* %2, align 4
  %12 = call noundef i32 @_ZL8switchesi(i32 noundef %11)
  %13 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i32 noundef %8, i32 noundef %10, i32 noundef %12)
  br label %14

14:                                               ; preds = %6
  %15 = load i32, i32* %2, align 4
  %16 = add nsw i32 %15, 1
  store i32 %16, i32* %2, align 4
  br label %3, !llvm.loop !6

17:                                               ; preds = %3
  %18 = load i32, i32* %1, align 4
  ret i32 %18
}

declare i32 @printf(i8* noundef, ...) #1

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZL5wherei(i32 noundef %0) #2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i8*, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  store i32 0, i32* %4, align 4
  %9 = load i32, i32* %3, align 4
  store i32 %9, i32* %5, align 4
  store i32 1, i32* %4, align 4
  %10 = load i32, i32* %3, align 4
  %11 = invoke noundef i32 @_ZL5maybei(i32 noundef %10)
          to label %12 unwind label %32

12:                                               ; preds = %1
  %13 = load i32, i32* %5, align 4
  %14 = add nsw i32 %13, %11
  store i32 %14, i32* %5, align 4
  store i32 2, i32* %4, align 4
  %15 = load i32, i32* %3, align 4
  %16 = add nsw i32 %15, 1
  %17 = invoke noundef i32 @_ZL5maybei(i32 noundef %16)
          to label %18 unwind label %32

18:                                               ; preds = %12
  %19 = load i32, i32* %5, align 4
  %20 = add nsw i32 %19, %17
  store i32 %20, i32* %5, align 4
  store i32 3, i32* %4, align 4
  %21 = load i32, i32* %3, align 4
  %22 = load i32, i32* %4, align 4
  %23 = load i32, i32* %5, align 4
  %24 = load i32, i32* %5, align 4
  %25 = add nsw i32 %24, 1
  %26 = load i32, i32* %3, align 4
  %27 = add nsw i32 %26, 2
  %28 = invoke noundef i32 @_ZL4manyiiiiiiiii(i32 noundef %21, i32 noundef %22, i32 noundef %23, i32 noundef 4, i32 noundef 5, i32 noundef %25, i32 noundef 7, i32 noundef 8, i32 noundef %27)
          to label %29 unwind label %32

29:                                               ; preds = %18
  %30 = load i32, i32* %5, align 4
  %31 = add nsw i32 %30, %28
  store i32 %31, i32* %5, align 4
  store i32 4, i32* %4, align 4
  br label %52

32:                                               ; preds = %18, %12, %1
  %33 = landingpad { i8*, i32 }
          catch i8* bitcast (i8** @_ZTIi to i8*)
  %34 = extractvalue { i8*, i32 } %33, 0
  store i8* %34, i8** %6, align 8
  %35 = extractvalue { i8*, i32 } %33, 1
  store i32 %35, i32* %7, align 4
  br label %36

36:                                               ; preds = %32
  %37 = load i32, i32* %7, align 4
  %38 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)) #4
  %39 = icmp eq i32 %37, %38
  br i1 %39, label %40, label %56

40:                                               ; preds = %36
  %41 = load i8*, i8** %6, align 8
  %42 = call i8* @__cxa_begin_catch(i8* %41) #4
  %43 = bitcast i8* %42 to i32*
  %44 = load i32, i32* %43, align 4
  store i32 %44, i32* %8, align 4
  %45 = load i32, i32* %4, align 4
  %46 = mul nsw i32 %45, 1000
  %47 = load i32, i32* %8, align 4
  %48 = mul nsw i32 %47, 10
  %49 = add nsw i32 %46, %48
  %50 = load i32, i32* %5, align 4
  %51 = add nsw i32 %49, %50
  store i32 %51, i32* %2, align 4
  call void @__cxa_end_catch() #4
  br label %54

52:                                               ; preds = %29
  %53 = load i32, i32* %5, align 4
  store i32 %53, i32* %2, align 4
  br label %54

54:                                               ; preds = %52, %40
  %55 = load i32, i32* %2, align 4
  ret i32 %55

56:                                               ; preds = %36
  %57 = load i8*, i8** %6, align 8
  %58 = load i32, i32* %7, align 4
  %59 = insertvalue { i8*, i32 } undef, i8* %57, 0
  %60 = insertvalue { i8*, i32 } %59, i32 %58, 1
  resume { i8*, i32 } %60
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZL4loopi(i32 noundef %0) #2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i8*, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  store i32 0, i32* %3, align 4
  store i32 0, i32* %4, align 4
  store i32 0, i32* %5, align 4
  br label %11

11:                                               ; preds = %65, %1
  %12 = load i32, i32* %5, align 4
  %13 = icmp slt i32 %12, 20
  br i1 %13, label %14, label %68

14:                                               ; preds = %11
  %15 = load i32, i32* %2, align 4
  %16 = load i32, i32* %5, align 4
  %17 = add nsw i32 %15, %16
  %18 = invoke noundef i32 @_ZL5maybei(i32 noundef %17)
          to label %19 unwind label %38

19:                                               ; preds = %14
  %20 = load i32, i32* %3, align 4
  %21 = add nsw i32 %20, %18
  store i32 %21, i32* %3, align 4
  store i32 0, i32* %8, align 4
  br label %22

22:                                               ; preds = %35, %19
  %23 = load i32, i32* %8, align 4
  %24 = icmp slt i32 %23, 3
  br i1 %24, label %25, label %58

25:                                               ; preds = %22
  %26 = load i32, i32* %2, align 4
  %27 = load i32, i32* %5, align 4
  %28 = load i32, i32* %8, align 4
  %29 = mul nsw i32 %27, %28
  %30 = add nsw i32 %26, %29
  %31 = invoke noundef i32 @_ZL5maybei(i32 noundef %30)
          to label %32 unwind label %38

32:                                               ; preds = %25
  %33 = load i32, i32* %3, align 4
  %34 = add nsw i32 %33, %31
  store i32 %34, i32* %3, align 4
  br label %35

35:                                               ; preds = %32
  %36 = load i32, i32* %8, align 4
  %37 = add nsw i32 %36, 1
  store i32 %37, i32* %8, align 4
  br label %22, !llvm.loop !8

38:                                               ; preds = %25, %14
  %39 = landingpad { i8*, i32 }
          catch i8* bitcast (i8** @_ZTIi to i8*)
  %40 = extractvalue { i8*, i32 } %39, 0
  store i8* %40, i8** %6, align 8
  %41 = extractvalue { i8*, i32 } %39, 1
  store i32 %41, i32* %7, align 4
  br label %42

42:                                               ; preds = %38
  %43 = load i32, i32* %7, align 4
  %44 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)) #4
  %45 = icmp eq i32 %43, %44
  br i1 %45, label %46, label %73

46:                                               ; preds = %42
  %47 = load i8*, i8** %6, align 8
  %48 = call i8* @__cxa_begin_catch(i8* %47) #4
  %49 = bitcast i8* %48 to i32*
  %50 = load i32, i32* %49, align 4
  store i32 %50, i32* %9, align 4
  %51 = load i32, i32* %9, align 4
  %52 = load i32, i32* %3, align 4
  %53 = sub nsw i32 %52, %51
  store i32 %53, i32* %3, align 4
  %54 = load i32, i32* %4, align 4
  %55 = add nsw i32 %54, 1
  store i32 %55, i32* %4, align 4
  %56 = icmp eq i32 %55, 5
  br i1 %56, label %57, label %59

57:                                               ; preds = %46
  store i32 2, i32* %10, align 4
  br label %60

58:                                               ; preds = %22
  br label %62

59:                                               ; preds = %46
  store i32 4, i32* %10, align 4
  br label %60

60:                                               ; preds = %59, %57
  call void @__cxa_end_catch() #4
  %61 = load i32, i32* %10, align 4
  switch i32 %61, label %78 [
    i32 2, label %68
    i32 4, label %65
  ]

62:                                               ; preds = %58
  %63 = load i32, i32* %3, align 4
  %64 = add nsw i32 %63, 1
  store i32 %64, i32* %3, align 4
  br label %65

65:                                               ; preds = %62, %60
  %66 = load i32, i32* %5, align 4
  %67 = add nsw i32 %66, 1
  store i32 %67, i32* %5, align 4
  br label %11, !llvm.loop !9

68:                                               ; preds = %60, %11
  %69 = load i32, i32* %3, align 4
  %70 = mul nsw i32 %69, 10
  %71 = load i32, i32* %4, align 4
  %72 = add nsw i32 %70, %71
  ret i32 %72

73:                                               ; preds = %42
  %74 = load i8*, i8** %6, align 8
  %75 = load i32, i32* %7, align 4
  %76 = insertvalue { i8*, i32 } undef, i8* %74, 0
  %77 = insertvalue { i8*, i32 } %76, i32 %75, 1
  resume { i8*, i32 } %77

78:                                               ; preds = %60
  unreachable
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZL8switchesi(i32 noundef %0) #2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8*, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %8 = load i32, i32* %2, align 4
  store volatile i32 %8, i32* %3, align 4
  store i32 0, i32* %4, align 4
  %9 = load i32, i32* %2, align 4
  %10 = srem i32 %9, 7
  switch i32 %10, label %59 [
    i32 0, label %11
    i32 1, label %33
    i32 2, label %39
    i32 3, label %45
    i32 5, label %53
  ]

11:                                               ; preds = %1
  %12 = load i32, i32* %2, align 4
  %13 = invoke noundef i32 @_ZL5maybei(i32 noundef %12)
          to label %14 unwind label %15

14:                                               ; preds = %11
  store i32 %13, i32* %4, align 4
  br label %60

15:                                               ; preds = %53, %45, %39, %33, %11
  %16 = landingpad { i8*, i32 }
          catch i8* bitcast (i8** @_ZTIi to i8*)
  %17 = extractvalue { i8*, i32 } %16, 0
  store i8* %17, i8** %5, align 8
  %18 = extractvalue { i8*, i32 } %16, 1
  store i32 %18, i32* %6, align 4
  br label %19

19:                                               ; preds = %15
  %20 = load i32, i32* %6, align 4
  %21 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)) #4
  %22 = icmp eq i32 %20, %21
  br i1 %22, label %23, label %61

23:                                               ; preds = %19
  %24 = load i8*, i8** %5, align 8
  %25 = call i8* @__cxa_begin_catch(i8* %24) #4
  %26 = bitcast i8* %25 to i32*
  %27 = load i32, i32* %26, align 4
  store i32 %27, i32* %7, align 4
  %28 = load i32, i32* %7, align 4
  %29 = load volatile i32, i32* %3, align 4
  %30 = sub nsw i32 %28, %29
  store i32 %30, i32* %4, align 4
  call void @__cxa_end_catch() #4
  br label %31

31:                                               ; preds = %23, %60
  %32 = load i32, i32* %4, align 4
  ret i32 %32

33:                                               ; preds = %1
  %34 = load i32, i32* %2, align 4
  %35 = add nsw i32 %34, 1
  %36 = invoke noundef i32 @_ZL5maybei(i32 noundef %35)
          to label %37 unwind label %15

37:                                               ; preds = %33
  %38 = add nsw i32 %36, 1
  store i32 %38, i32* %4, align 4
  br label %60

39:                                               ; preds = %1
  %40 = load i32, i32* %2, align 4
  %41 = add nsw i32 %40, 2
  %42 = invoke noundef i32 @_ZL5maybei(i32 noundef %41)
          to label %43 unwind label %15

43:                                               ; preds = %39
  %44 = add nsw i32 %42, 2
  store i32 %44, i32* %4, align 4
  br label %45

45:                                               ; preds = %1, %43
  %46 = load i32, i32* %2, align 4
  %47 = add nsw i32 %46, 3
  %48 = invoke noundef i32 @_ZL5maybei(i32 noundef %47)
          to label %49 unwind label %15

49:                                               ; preds = %45
  %50 = add nsw i32 %48, 3
  %51 = load i32, i32* %4, align 4
  %52 = add nsw i32 %51, %50
  store i32 %52, i32* %4, align 4
  br label %60

53:                                               ; preds = %1
  %54 = load i32, i32* %2, align 4
  %55 = add nsw i32 %54, 5
  %56 = invoke noundef i32 @_ZL5maybei(i32 noundef %55)
          to label %57 unwind label %15

57:                                               ; preds = %53
  %58 = add nsw i32 %56, 5
  store i32 %58, i32* %4, align 4
  br label %60

59:                                               ; preds = %1
  store i32 -1, i32* %4, align 4
  br label %60

60:                                               ; preds = %59, %57, %49, %37, %14
  br label %31

61:                                               ; preds = %19
  %62 = load i8*, i8** %5, align 8
  %63 = load i32, i32* %6, align 4
  %64 = insertvalue { i8*, i32 } undef, i8* %62, 0
  %65 = insertvalue { i8*, i32 } %64, i32 %63, 1
  resume { i8*, i32 } %65
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZL5maybei(i32 noundef %0) #2 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %3 = load i32, i32* %2, align 4
  %4 = srem i32 %3, 4
  %5 = icmp eq i32 %4, 3
  br i1 %5, label %6, label %10

6:                                                ; preds = %1
  %7 = call i8* @__cxa_allocate_exception(i64 4) #4
  %8 = bitcast i8* %7 to i32*
  %9 = load i32, i32* %2, align 4
  store i32 %9, i32* %8, align 16
  call void @__cxa_throw(i8* %7, i8* bitcast (i8** @_ZTIi to i8*), i8* null) #5
  unreachable

10:                                               ; preds = %1
  %11 = load i32, i32* %2, align 4
  %12 = mul nsw i32 %11, 2
  ret i32 %12
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZL4manyiiiiiiiii(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) #2 {
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store i32 %0, i32* %10, align 4
  store i32 %1, i32* %11, align 4
  store i32 %2, i32* %12, align 4
  store i32 %3, i32* %13, align 4
  store i32 %4, i32* %14, align 4
  store i32 %5, i32* %15, align 4
  store i32 %6, i32* %16, align 4
  store i32 %7, i32* %17, align 4
  store i32 %8, i32* %18, align 4
  %19 = load i32, i32* %18, align 4
  %20 = call noundef i32 @_ZL5maybei(i32 noundef %19)
  %21 = load i32, i32* %10, align 4
  %22 = add nsw i32 %20, %21
  %23 = load i32, i32* %11, align 4
  %24 = mul nsw i32 %23, 2
  %25 = add nsw i32 %22, %24
  %26 = load i32, i32* %12, align 4
  %27 = mul nsw i32 %26, 3
  %28 = add nsw i32 %25, %27
  %29 = load i32, i32* %13, align 4
  %30 = mul nsw i32 %29, 4
  %31 = add nsw i32 %28, %30
  %32 = load i32, i32* %14, align 4
  %33 = mul nsw i32 %32, 5
  %34 = add nsw i32 %31, %33
  %35 = load i32, i32* %15, align 4
  %36 = mul nsw i32 %35, 6
  %37 = add nsw i32 %34, %36
  %38 = load i32, i32* %16, align 4
  %39 = mul nsw i32 %38, 7
  %40 = add nsw i32 %37, %39
  %41 = load i32, i32* %17, align 4
  %42 = mul nsw i32 %41, 8
  %43 = add nsw i32 %40, %42
  ret i32 %43
}

; Function Attrs: nounwind readnone
declare i32 @llvm.eh.typeid.for(i8*) #3

declare i8* @__cxa_begin_catch(i8*)

declare void @__cxa_end_catch()

declare i8* @__cxa_allocate_exception(i64)

declare void @__cxa_throw(i8*, i8*, i8*)

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind readnone }
attributes #4 = { nounwind }
attributes #5 = { noreturn }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
