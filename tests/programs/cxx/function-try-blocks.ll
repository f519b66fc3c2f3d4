; Function try blocks of functions, constructors and destructors.
; exit: 0
; libraries: -lstdc++
; output: 3 -300
; output: constructor -1 caught -11
; output: constructor -1 caught -11
; output: constructor -1 caught -11
; output: constructor -1 caught -11
; output: ~Base constructor -2 caught -12
; output: ~Base constructor -1 caught -11
; output: made 0 ~Derived ~Base 
; output: made 1 ~Derived ~Base 
; output: ~Base constructor -2 caught -12
; output: ~Base constructor -1 caught -11
; output: made 1 ~Derived ~Base 
; output: made 2 ~Derived ~Base 
source_filename = "function-try-blocks.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Derived = type { %struct.Base, i32 }
%struct.Base = type { i32 }

$_ZN7DerivedC2Eii = comdat any

$_ZN7DerivedD2Ev = comdat any

$_ZN4BaseC2Ei = comdat any

$_ZN4BaseD2Ev = comdat any

$__clang_call_terminate = comdat any

@.str = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@_ZTIi = external constant i8*
@.str.1 = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"caught %d\00", align 1
@.str.3 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"made \00", align 1
@.str.5 = private unnamed_addr constant [16 x i8] c"constructor %d \00", align 1
@.str.6 = private unnamed_addr constant [7 x i8] c"~Base \00", align 1
@.str.7 = private unnamed_addr constant [10 x i8] c"~Derived \00", align 1

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca %struct.Derived, align 4
  %5 = alloca i8*, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %8 = call noundef i32 @_ZL8functioni(i32 noundef 3)
  %9 = call noundef i32 @_ZL8functioni(i32 noundef -3)
  %10 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i32 noundef %8, i32 noundef %9)
  store i32 -1, i32* %2, align 4
  br label %11

11:                                               ; preds = %60, %0
  %12 = load i32, i32* %2, align 4
  %13 = icmp slt i32 %12, 2
  br i1 %13, label %14, label %63

14:                                               ; preds = %11
  store i32 -2, i32* %3, align 4
  br label %15

15:                                               ; preds = %52, %14
  %16 = load i32, i32* %3, align 4
  %17 = icmp slt i32 %16, 2
  br i1 %17, label %18, label %59

18:                                               ; preds = %15
  %19 = load i32, i32* %2, align 4
  %20 = load i32, i32* %3, align 4
  invoke void @_ZN7DerivedC2Eii(%struct.Derived* noundef nonnull align 4 dereferenceable(8) %4, i32 noundef %19, i32 noundef %20)
          to label %21 unwind label %30

21:                                               ; preds = %18
  %22 = bitcast %struct.Derived* %4 to %struct.Base*
  %23 = getelementptr inbounds %struct.Base, %struct.Base* %22, i32 0, i32 0
  %24 = load i32, i32* %23, align 4
  %25 = getelementptr inbounds %struct.Derived, %struct.Derived* %4, i32 0, i32 1
  %26 = load i32, i32* %25, align 4
  %27 = add nsw i32 %24, %26
  %28 = invoke i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %27)
          to label %29 unwind label %34

29:                                               ; preds = %21
  call void @_ZN7DerivedD2Ev(%struct.Derived* noundef nonnull align 4 dereferenceable(8) %4) #8
  br label %50

30:                                               ; preds = %18
  %31 = landingpad { i8*, i32 }
          catch i8* bitcast (i8** @_ZTIi to i8*)
  %32 = extractvalue { i8*, i32 } %31, 0
  store i8* %32, i8** %5, align 8
  %33 = extractvalue { i8*, i32 } %31, 1
  store i32 %33, i32* %6, align 4
  br label %38

34:                                               ; preds = %21
  %35 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast (i8** @_ZTIi to i8*)
  %36 = extractvalue { i8*, i32 } %35, 0
  store i8* %36, i8** %5, align 8
  %37 = extractvalue { i8*, i32 } %35, 1
  store i32 %37, i32* %6, align 4
  call void @_ZN7DerivedD2Ev(%struct.Derived* noundef nonnull align 4 dereferenceable(8) %4) #8
  br label %38

38:                                               ; preds = %34, %30
  %39 = load i32, i32* %6, align 4
  %40 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)) #8
  %41 = icmp eq i32 %39, %40
  br i1 %41, label %42, label %65

42:                                               ; preds = %38
  %43 = load i8*, i8** %5, align 8
  %44 = call i8* @__cxa_begin_catch(i8* %43) #8
  %45 = bitcast i8* %44 to i32*
  %46 = load i32, i32* %45, align 4
  store i32 %46, i32* %7, align 4
  %47 = load i32, i32* %7, align 4
  %48 = invoke i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i64 0, i64 0), i32 noundef %47)
          to label %49 unwind label %55

49:                                               ; preds = %42
  call void @__cxa_end_catch() #8
  br label %50

50:                                               ; preds = %49, %29
  %51 = call i32 @puts(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i64 0, i64 0))
  br label %52

52:                                               ; preds = %50
  %53 = load i32, i32* %3, align 4
  %54 = add nsw i32 %53, 1
  store i32 %54, i32* %3, align 4
  br label %15, !llvm.loop !6

55:                                               ; preds = %42
  %56 = landingpad { i8*, i32 }
          cleanup
  %57 = extractvalue { i8*, i32 } %56, 0
  store i8* %57, i8** %5, align 8
  %58 = extractvalue { i8*, i32 } %56, 1
  store i32 %58, i32* %6, align 4
  call void @__cxa_end_catch() #8
  br label %65

59:                                               ; preds = %15
  br label %60

60:                                               ; preds = %59
  %61 = load i32, i32* %2, align 4
  %62 = add nsw i32 %61, 1
  store i32 %62, i32* %2, align 4
  br label %11, !llvm.loop !8

63:                                               ; preds = %11
  %64 = load i32, i32* %1, align 4
  ret i32 %64

65:                                               ; preds = %55, %38
  %66 = load i8*, i8** %5, align 8
  %67 = load i32, i32* %6, align 4
  %68 = insertvalue { i8*, i32 } undef, i8* %66, 0
  %69 = insertvalue { i8*, i32 } %68, i32 %67, 1
  resume { i8*, i32 } %69
}

declare i32 @printf(i8* noundef, ...) #1

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZL8functioni(i32 noundef %0) #2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i8*, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  %7 = load i32, i32* %3, align 4
  %8 = invoke noundef i32 @_ZL4parti(i32 noundef %7)
          to label %9 unwind label %10

9:                                                ; preds = %1
  store i32 %8, i32* %2, align 4
  br label %26

10:                                               ; preds = %1
  %11 = landingpad { i8*, i32 }
          catch i8* bitcast (i8** @_ZTIi to i8*)
  %12 = extractvalue { i8*, i32 } %11, 0
  store i8* %12, i8** %4, align 8
  %13 = extractvalue { i8*, i32 } %11, 1
  store i32 %13, i32* %5, align 4
  br label %14

14:                                               ; preds = %10
  %15 = load i32, i32* %5, align 4
  %16 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)) #8
  %17 = icmp eq i32 %15, %16
  br i1 %17, label %18, label %28

18:                                               ; preds = %14
  %19 = load i8*, i8** %4, align 8
  %20 = call i8* @__cxa_begin_catch(i8* %19) #8
  %21 = bitcast i8* %20 to i32*
  %22 = load i32, i32* %21, align 4
  store i32 %22, i32* %6, align 4
  %23 = load i32, i32* %6, align 4
  %24 = mul nsw i32 %23, 100
  store i32 %24, i32* %2, align 4
  call void @__cxa_end_catch() #8
  br label %26

25:                                               ; No predecessors!
  call void @llvm.trap()
  unreachable

26:                                               ; preds = %18, %9
  %27 = load i32, i32* %2, align 4
  ret i32 %27

28:                                               ; preds = %14
  %29 = load i8*, i8** %4, align 8
  %30 = load i32, i32* %5, align 4
  %31 = insertvalue { i8*, i32 } undef, i8* %29, 0
  %32 = insertvalue { i8*, i32 } %31, i32 %30, 1
  resume { i8*, i32 } %32
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZN7DerivedC2Eii(%struct.Derived* noundef nonnull align 4 dereferenceable(8) %0, i32 noundef %1, i32 noundef %2) unnamed_addr #3 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
  %4 = alloca %struct.Derived*, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i8*, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store %struct.Derived* %0, %struct.Derived** %4, align 8
  store i32 %1, i32* %5, align 4
  store i32 %2, i32* %6, align 4
  %10 = load %struct.Derived*, %struct.Derived** %4, align 8
  %11 = bitcast %struct.Derived* %10 to %struct.Base*
  %12 = load i32, i32* %5, align 4
  invoke void @_ZN4BaseC2Ei(%struct.Base* noundef nonnull align 4 dereferenceable(4) %11, i32 noundef %12)
          to label %13 unwind label %20

13:                                               ; preds = %3
  %14 = getelementptr inbounds %struct.Derived, %struct.Derived* %10, i32 0, i32 1
  %15 = load i32, i32* %6, align 4
  %16 = invoke noundef i32 @_ZL4parti(i32 noundef %15)
          to label %17 unwind label %24

17:                                               ; preds = %13
  store i32 %16, i32* %14, align 4
  %18 = invoke i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i64 0, i64 0))
          to label %19 unwind label %24

19:                                               ; preds = %17
  br label %49

20:                                               ; preds = %3
  %21 = landingpad { i8*, i32 }
          catch i8* bitcast (i8** @_ZTIi to i8*)
  %22 = extractvalue { i8*, i32 } %21, 0
  store i8* %22, i8** %7, align 8
  %23 = extractvalue { i8*, i32 } %21, 1
  store i32 %23, i32* %8, align 4
  br label %29

24:                                               ; preds = %17, %13
  %25 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast (i8** @_ZTIi to i8*)
  %26 = extractvalue { i8*, i32 } %25, 0
  store i8* %26, i8** %7, align 8
  %27 = extractvalue { i8*, i32 } %25, 1
  store i32 %27, i32* %8, align 4
  %28 = bitcast %struct.Derived* %10 to %struct.Base*
  call void @_ZN4BaseD2Ev(%struct.Base* noundef nonnull align 4 dereferenceable(4) %28) #8
  br label %29

29:                                               ; preds = %24, %20
  %30 = load i32, i32* %8, align 4
  %31 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)) #8
  %32 = icmp eq i32 %30, %31
  br i1 %32, label %33, label %50

33:                                               ; preds = %29
  %34 = load i8*, i8** %7, align 8
  %35 = call i8* @__cxa_begin_catch(i8* %34) #8
  %36 = bitcast i8* %35 to i32*
  %37 = load i32, i32* %36, align 4
  store i32 %37, i32* %9, align 4
  %38 = load i32, i32* %9, align 4
  %39 = invoke i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.5, i64 0, i64 0), i32 noundef %38)
          to label %40 unwind label %45

40:                                               ; preds = %33
  %41 = call i8* @__cxa_allocate_exception(i64 4) #8
  %42 = bitcast i8* %41 to i32*
  %43 = load i32, i32* %9, align 4
  %44 = sub nsw i32 %43, 10
  store i32 %44, i32* %42, align 16
  invoke void @__cxa_throw(i8* %41, i8* bitcast (i8** @_ZTIi to i8*), i8* null) #9
          to label %55 unwind label %45

45:                                               ; preds = %40, %33
  %46 = landingpad { i8*, i32 }
          cleanup
  %47 = extractvalue { i8*, i32 } %46, 0
  store i8* %47, i8** %7, align 8
  %48 = extractvalue { i8*, i32 } %46, 1
  store i32 %48, i32* %8, align 4
  call void @__cxa_end_catch() #8
  br label %50

49:                                               ; preds = %19
  ret void

50:                                               ; preds = %45, %29
  %51 = load i8*, i8** %7, align 8
  %52 = load i32, i32* %8, align 4
  %53 = insertvalue { i8*, i32 } undef, i8* %51, 0
  %54 = insertvalue { i8*, i32 } %53, i32 %52, 1
  resume { i8*, i32 } %54

55:                                               ; preds = %40
  unreachable
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN7DerivedD2Ev(%struct.Derived* noundef nonnull align 4 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
  %2 = alloca %struct.Derived*, align 8
  %3 = alloca i8*, align 8
  %4 = alloca i32, align 4
  store %struct.Derived* %0, %struct.Derived** %2, align 8
  %5 = load %struct.Derived*, %struct.Derived** %2, align 8
  %6 = invoke i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.7, i64 0, i64 0))
          to label %7 unwind label %9

7:                                                ; preds = %1
  %8 = bitcast %struct.Derived* %5 to %struct.Base*
  call void @_ZN4BaseD2Ev(%struct.Base* noundef nonnull align 4 dereferenceable(4) %8) #8
  br label %23

9:                                                ; preds = %1
  %10 = landingpad { i8*, i32 }
          catch i8* null
  %11 = extractvalue { i8*, i32 } %10, 0
  store i8* %11, i8** %3, align 8
  %12 = extractvalue { i8*, i32 } %10, 1
  store i32 %12, i32* %4, align 4
  %13 = bitcast %struct.Derived* %5 to %struct.Base*
  call void @_ZN4BaseD2Ev(%struct.Base* noundef nonnull align 4 dereferenceable(4) %13) #8
  br label %14

14:                                               ; preds = %9
  %15 = load i8*, i8** %3, align 8
  %16 = call i8* @__cxa_begin_catch(i8* %15) #8
  invoke void @__cxa_rethrow()
          to label %17 unwind label %18

17:                                               ; preds = %14
  unreachable

18:                                               ; preds = %14
  %19 = landingpad { i8*, i32 }
          catch i8* null
  %20 = extractvalue { i8*, i32 } %19, 0
  store i8* %20, i8** %3, align 8
  %21 = extractvalue { i8*, i32 } %19, 1
  store i32 %21, i32* %4, align 4
  invoke void @__cxa_end_catch()
          to label %22 unwind label %24

22:                                               ; preds = %18
  br label %27

23:                                               ; preds = %7
  ret void

24:                                               ; preds = %18
  %25 = landingpad { i8*, i32 }
          catch i8* null
  %26 = extractvalue { i8*, i32 } %25, 0
  call void @__clang_call_terminate(i8* %26) #10
  unreachable

27:                                               ; preds = %22
  %28 = load i8*, i8** %3, align 8
  call void @__clang_call_terminate(i8* %28) #10
  unreachable
}

; Function Attrs: nounwind readnone
declare i32 @llvm.eh.typeid.for(i8*) #5

declare i8* @__cxa_begin_catch(i8*)

declare void @__cxa_end_catch()

declare i32 @puts(i8* noundef) #1

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZL4parti(i32 noundef %0) #2 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %3 = load i32, i32* %2, align 4
  %4 = icmp slt i32 %3, 0
  br i1 %4, label %5, label %9

5:                                                ; preds = %1
  %6 = call i8* @__cxa_allocate_exception(i64 4) #8
  %7 = bitcast i8* %6 to i32*
  %8 = load i32, i32* %2, align 4
  store i32 %8, i32* %7, align 16
  call void @__cxa_throw(i8* %6, i8* bitcast (i8** @_ZTIi to i8*), i8* null) #9
  unreachable

9:                                                ; preds = %1
  %10 = load i32, i32* %2, align 4
  ret i32 %10
}

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #6

declare i8* @__cxa_allocate_exception(i64)

declare void @__cxa_throw(i8*, i8*, i8*)

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZN4BaseC2Ei(%struct.Base* noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) unnamed_addr #3 comdat align 2 {
  %3 = alloca %struct.Base*, align 8
  %4 = alloca i32, align 4
  store %struct.Base* %0, %struct.Base** %3, align 8
  store i32 %1, i32* %4, align 4
  %5 = load %struct.Base*, %struct.Base** %3, align 8
  %6 = getelementptr inbounds %struct.Base, %struct.Base* %5, i32 0, i32 0
  %7 = load i32, i32* %4, align 4
  %8 = call noundef i32 @_ZL4parti(i32 noundef %7)
  store i32 %8, i32* %6, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN4BaseD2Ev(%struct.Base* noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #4 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
  %2 = alloca %struct.Base*, align 8
  store %struct.Base* %0, %struct.Base** %2, align 8
  %3 = load %struct.Base*, %struct.Base** %2, align 8
  %4 = invoke i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i64 0, i64 0))
          to label %5 unwind label %6

5:                                                ; preds = %1
  ret void

6:                                                ; preds = %1
  %7 = landingpad { i8*, i32 }
          catch i8* null
  %8 = extractvalue { i8*, i32 } %7, 0
  call void @__clang_call_terminate(i8* %8) #10
  unreachable
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #7 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #8
  call void @_ZSt9terminatev() #10
  unreachable
}

declare void @_ZSt9terminatev()

declare void @__cxa_rethrow()

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind readnone }
attributes #6 = { cold noreturn nounwind }
attributes #7 = { noinline noreturn nounwind }
attributes #8 = { nounwind }
attributes #9 = { noreturn }
attributes #10 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
