; Rethrowing: the same object goes on, through handlers inside handlers and through functions that rethrow.
; exit: 0
; libraries: -lstdc++
; output: int 0
; output: counted 8, alive 1
; output: int 1
; output: counted 10, alive 1
; output: int 2
; output: counted 12, alive 1
; output: int 3
; output: counted 14, alive 1
; output: int 4
; output: counted 16, alive 1
; output: int 5
; output: counted 18, alive 1
; output: int 6
; output: counted 20, alive 1
; output: end 21, alive 1
; output: alive 0
; output: 2
source_filename = "rethrow.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Counted = type { i32 }

$__clang_call_terminate = comdat any

$_ZN7CountedC2Ei = comdat any

$_ZN7CountedD2Ev = comdat any

$_ZN7CountedC2ERKS_ = comdat any

$_ZTS7Counted = comdat any

$_ZTI7Counted = comdat any

@_ZN7Counted5aliveE = dso_local global i32 0, align 4
@_ZTVN10__cxxabiv117__class_type_infoE = external global i8*
@_ZTS7Counted = linkonce_odr dso_local constant [9 x i8] c"7Counted\00", comdat, align 1
@_ZTI7Counted = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @_ZTS7Counted, i32 0, i32 0) }, comdat, align 8
@.str = private unnamed_addr constant [18 x i8] c"end %d, alive %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"alive %d\0A\00", align 1
@_ZTIi = external constant i8*
@.str.2 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"int %d\0A\00", align 1
@.str.4 = private unnamed_addr constant [22 x i8] c"counted %d, alive %d\0A\00", align 1

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
  %1 = alloca i32, align 4
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca %struct.Counted*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  invoke void @_ZL6nestedi(i32 noundef 6)
          to label %7 unwind label %8

7:                                                ; preds = %0
  br label %26

8:                                                ; preds = %0
  %9 = landingpad { i8*, i32 }
          catch i8* bitcast ({ i8*, i8* }* @_ZTI7Counted to i8*)
  %10 = extractvalue { i8*, i32 } %9, 0
  store i8* %10, i8** %2, align 8
  %11 = extractvalue { i8*, i32 } %9, 1
  store i32 %11, i32* %3, align 4
  br label %12

12:                                               ; preds = %8
  %13 = load i32, i32* %3, align 4
  %14 = call i32 @llvm.eh.typeid.for(i8* bitcast ({ i8*, i8* }* @_ZTI7Counted to i8*)) #6
  %15 = icmp eq i32 %13, %14
  br i1 %15, label %16, label %87

16:                                               ; preds = %12
  %17 = load i8*, i8** %2, align 8
  %18 = call i8* @__cxa_begin_catch(i8* %17) #6
  %19 = bitcast i8* %18 to %struct.Counted*
  store %struct.Counted* %19, %struct.Counted** %4, align 8
  %20 = load %struct.Counted*, %struct.Counted** %4, align 8
  %21 = getelementptr inbounds %struct.Counted, %struct.Counted* %20, i32 0, i32 0
  %22 = load i32, i32* %21, align 4
  %23 = load i32, i32* @_ZN7Counted5aliveE, align 4
  %24 = invoke i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str, i64 0, i64 0), i32 noundef %22, i32 noundef %23)
          to label %25 unwind label %31

25:                                               ; preds = %16
  call void @__cxa_end_catch()
  br label %26

26:                                               ; preds = %25, %7
  %27 = load i32, i32* @_ZN7Counted5aliveE, align 4
  %28 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i32 noundef %27)
  %29 = call i8* @__cxa_allocate_exception(i64 4) #6
  %30 = bitcast i8* %29 to i32*
  store i32 1, i32* %30, align 16
  invoke void @__cxa_throw(i8* %29, i8* bitcast (i8** @_ZTIi to i8*), i8* null) #7
          to label %95 unwind label %36

31:                                               ; preds = %16
  %32 = landingpad { i8*, i32 }
          cleanup
  %33 = extractvalue { i8*, i32 } %32, 0
  store i8* %33, i8** %2, align 8
  %34 = extractvalue { i8*, i32 } %32, 1
  store i32 %34, i32* %3, align 4
  invoke void @__cxa_end_catch()
          to label %35 unwind label %92

35:                                               ; preds = %31
  br label %87

36:                                               ; preds = %26
  %37 = landingpad { i8*, i32 }
          catch i8* null
  %38 = extractvalue { i8*, i32 } %37, 0
  store i8* %38, i8** %2, align 8
  %39 = extractvalue { i8*, i32 } %37, 1
  store i32 %39, i32* %3, align 4
  br label %40

40:                                               ; preds = %36
  %41 = load i8*, i8** %2, align 8
  %42 = call i8* @__cxa_begin_catch(i8* %41) #6
  invoke void @__cxa_rethrow() #7
          to label %95 unwind label %43

43:                                               ; preds = %40
  %44 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast (i8** @_ZTIi to i8*)
  %45 = extractvalue { i8*, i32 } %44, 0
  store i8* %45, i8** %2, align 8
  %46 = extractvalue { i8*, i32 } %44, 1
  store i32 %46, i32* %3, align 4
  br label %47

47:                                               ; preds = %43
  %48 = load i32, i32* %3, align 4
  %49 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)) #6
  %50 = icmp eq i32 %48, %49
  br i1 %50, label %51, label %67

51:                                               ; preds = %47
  %52 = load i8*, i8** %2, align 8
  %53 = call i8* @__cxa_begin_catch(i8* %52) #6
  %54 = bitcast i8* %53 to i32*
  store i32* %54, i32** %5, align 8
  %55 = load i32*, i32** %5, align 8
  store i32 2, i32* %55, align 4
  invoke void @__cxa_rethrow() #7
          to label %95 unwind label %56

56:                                               ; preds = %51
  %57 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast (i8** @_ZTIi to i8*)
  %58 = extractvalue { i8*, i32 } %57, 0
  store i8* %58, i8** %2, align 8
  %59 = extractvalue { i8*, i32 } %57, 1
  store i32 %59, i32* %3, align 4
  call void @__cxa_end_catch() #6
  br label %67

60:                                               ; No predecessors!
  invoke void @__cxa_end_catch()
          to label %61 unwind label %63

61:                                               ; preds = %60
  br label %62

62:                                               ; preds = %61
  br label %81

63:                                               ; preds = %60
  %64 = landingpad { i8*, i32 }
          catch i8* bitcast (i8** @_ZTIi to i8*)
  %65 = extractvalue { i8*, i32 } %64, 0
  store i8* %65, i8** %2, align 8
  %66 = extractvalue { i8*, i32 } %64, 1
  store i32 %66, i32* %3, align 4
  br label %69

67:                                               ; preds = %56, %47
  invoke void @__cxa_end_catch()
          to label %68 unwind label %92

68:                                               ; preds = %67
  br label %69

69:                                               ; preds = %68, %63
  %70 = load i32, i32* %3, align 4
  %71 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)) #6
  %72 = icmp eq i32 %70, %71
  br i1 %72, label %73, label %87

73:                                               ; preds = %69
  %74 = load i8*, i8** %2, align 8
  %75 = call i8* @__cxa_begin_catch(i8* %74) #6
  %76 = bitcast i8* %75 to i32*
  %77 = load i32, i32* %76, align 4
  store i32 %77, i32* %6, align 4
  %78 = load i32, i32* %6, align 4
  %79 = invoke i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i64 0, i64 0), i32 noundef %78)
          to label %80 unwind label %83

80:                                               ; preds = %73
  call void @__cxa_end_catch() #6
  br label %81

81:                                               ; preds = %80, %62
  %82 = load i32, i32* %1, align 4
  ret i32 %82

83:                                               ; preds = %73
  %84 = landingpad { i8*, i32 }
          cleanup
  %85 = extractvalue { i8*, i32 } %84, 0
  store i8* %85, i8** %2, align 8
  %86 = extractvalue { i8*, i32 } %84, 1
  store i32 %86, i32* %3, align 4
  call void @__cxa_end_catch() #6
  br label %87

87:                                               ; preds = %83, %69, %35, %12
  %88 = load i8*, i8** %2, align 8
  %89 = load i32, i32* %3, align 4
  %90 = insertvalue { i8*, i32 } undef, i8* %88, 0
  %91 = insertvalue { i8*, i32 } %90, i32 %89, 1
  resume { i8*, i32 } %91

92:                                               ; preds = %67, %31
  %93 = landingpad { i8*, i32 }
          catch i8* null
  %94 = extractvalue { i8*, i32 } %93, 0
  call void @__clang_call_terminate(i8* %94) #8
  unreachable

95:                                               ; preds = %51, %40, %26
  unreachable
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @_ZL6nestedi(i32 noundef %0) #1 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
  %2 = alloca i32, align 4
  %3 = alloca i8*, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.Counted*, align 8
  %6 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %7 = load i32, i32* %2, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %36

9:                                                ; preds = %1
  %10 = call i8* @__cxa_allocate_exception(i64 4) #6
  %11 = bitcast i8* %10 to %struct.Counted*
  invoke void @_ZN7CountedC2Ei(%struct.Counted* noundef nonnull align 4 dereferenceable(4) %11, i32 noundef 7)
          to label %12 unwind label %13

12:                                               ; preds = %9
  invoke void @__cxa_throw(i8* %10, i8* bitcast ({ i8*, i8* }* @_ZTI7Counted to i8*), i8* bitcast (void (%struct.Counted*)* @_ZN7CountedD2Ev to i8*)) #7
          to label %87 unwind label %17

13:                                               ; preds = %9
  %14 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast ({ i8*, i8* }* @_ZTI7Counted to i8*)
  %15 = extractvalue { i8*, i32 } %14, 0
  store i8* %15, i8** %3, align 8
  %16 = extractvalue { i8*, i32 } %14, 1
  store i32 %16, i32* %4, align 4
  call void @__cxa_free_exception(i8* %10) #6
  br label %21

17:                                               ; preds = %36, %12
  %18 = landingpad { i8*, i32 }
          catch i8* bitcast ({ i8*, i8* }* @_ZTI7Counted to i8*)
  %19 = extractvalue { i8*, i32 } %18, 0
  store i8* %19, i8** %3, align 8
  %20 = extractvalue { i8*, i32 } %18, 1
  store i32 %20, i32* %4, align 4
  br label %21

21:                                               ; preds = %17, %13
  %22 = load i32, i32* %4, align 4
  %23 = call i32 @llvm.eh.typeid.for(i8* bitcast ({ i8*, i8* }* @_ZTI7Counted to i8*)) #6
  %24 = icmp eq i32 %22, %23
  br i1 %24, label %25, label %79

25:                                               ; preds = %21
  %26 = load i8*, i8** %3, align 8
  %27 = call i8* @__cxa_begin_catch(i8* %26) #6
  %28 = bitcast i8* %27 to %struct.Counted*
  store %struct.Counted* %28, %struct.Counted** %5, align 8
  %29 = load %struct.Counted*, %struct.Counted** %5, align 8
  %30 = getelementptr inbounds %struct.Counted, %struct.Counted* %29, i32 0, i32 0
  %31 = load i32, i32* %30, align 4
  %32 = add nsw i32 %31, 1
  store i32 %32, i32* %30, align 4
  %33 = call i8* @__cxa_allocate_exception(i64 4) #6
  %34 = bitcast i8* %33 to i32*
  %35 = load i32, i32* %2, align 4
  store i32 %35, i32* %34, align 16
  invoke void @__cxa_throw(i8* %33, i8* bitcast (i8** @_ZTIi to i8*), i8* null) #7
          to label %87 unwind label %40

36:                                               ; preds = %1
  %37 = load i32, i32* %2, align 4
  %38 = sub nsw i32 %37, 1
  invoke void @_ZL6nestedi(i32 noundef %38)
          to label %39 unwind label %17

39:                                               ; preds = %36
  br label %78

40:                                               ; preds = %25
  %41 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast (i8** @_ZTIi to i8*)
  %42 = extractvalue { i8*, i32 } %41, 0
  store i8* %42, i8** %3, align 8
  %43 = extractvalue { i8*, i32 } %41, 1
  store i32 %43, i32* %4, align 4
  br label %44

44:                                               ; preds = %40
  %45 = load i32, i32* %4, align 4
  %46 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)) #6
  %47 = icmp eq i32 %45, %46
  br i1 %47, label %48, label %76

48:                                               ; preds = %44
  %49 = load i8*, i8** %3, align 8
  %50 = call i8* @__cxa_begin_catch(i8* %49) #6
  %51 = bitcast i8* %50 to i32*
  %52 = load i32, i32* %51, align 4
  store i32 %52, i32* %6, align 4
  invoke void @_ZL8classifyv()
          to label %53 unwind label %59

53:                                               ; preds = %48
  call void @__cxa_end_catch() #6
  br label %54

54:                                               ; preds = %53
  invoke void @_ZL8classifyv()
          to label %55 unwind label %63

55:                                               ; preds = %54
  %56 = load i32, i32* %2, align 4
  %57 = icmp slt i32 %56, 4
  br i1 %57, label %58, label %67

58:                                               ; preds = %55
  invoke void @__cxa_rethrow() #7
          to label %87 unwind label %63

59:                                               ; preds = %48
  %60 = landingpad { i8*, i32 }
          cleanup
  %61 = extractvalue { i8*, i32 } %60, 0
  store i8* %61, i8** %3, align 8
  %62 = extractvalue { i8*, i32 } %60, 1
  store i32 %62, i32* %4, align 4
  call void @__cxa_end_catch() #6
  br label %76

63:                                               ; preds = %71, %58, %54
  %64 = landingpad { i8*, i32 }
          cleanup
  %65 = extractvalue { i8*, i32 } %64, 0
  store i8* %65, i8** %3, align 8
  %66 = extractvalue { i8*, i32 } %64, 1
  store i32 %66, i32* %4, align 4
  br label %76

67:                                               ; preds = %55
  %68 = call i8* @__cxa_allocate_exception(i64 4) #6
  %69 = bitcast i8* %68 to %struct.Counted*
  %70 = load %struct.Counted*, %struct.Counted** %5, align 8
  invoke void @_ZN7CountedC2ERKS_(%struct.Counted* noundef nonnull align 4 dereferenceable(4) %69, %struct.Counted* noundef nonnull align 4 dereferenceable(4) %70)
          to label %71 unwind label %72

71:                                               ; preds = %67
  invoke void @__cxa_throw(i8* %68, i8* bitcast ({ i8*, i8* }* @_ZTI7Counted to i8*), i8* bitcast (void (%struct.Counted*)* @_ZN7CountedD2Ev to i8*)) #7
          to label %87 unwind label %63

72:                                               ; preds = %67
  %73 = landingpad { i8*, i32 }
          cleanup
  %74 = extractvalue { i8*, i32 } %73, 0
  store i8* %74, i8** %3, align 8
  %75 = extractvalue { i8*, i32 } %73, 1
  store i32 %75, i32* %4, align 4
  call void @__cxa_free_exception(i8* %68) #6
  br label %76

76:                                               ; preds = %72, %63, %59, %44
  invoke void @__cxa_end_catch()
          to label %77 unwind label %84

77:                                               ; preds = %76
  br label %79

78:                                               ; preds = %39
  ret void

79:                                               ; preds = %77, %21
  %80 = load i8*, i8** %3, align 8
  %81 = load i32, i32* %4, align 4
  %82 = insertvalue { i8*, i32 } undef, i8* %80, 0
  %83 = insertvalue { i8*, i32 } %82, i32 %81, 1
  resume { i8*, i32 } %83

84:                                               ; preds = %76
  %85 = landingpad { i8*, i32 }
          catch i8* null
  %86 = extractvalue { i8*, i32 } %85, 0
  call void @__clang_call_terminate(i8* %86) #8
  unreachable

87:                                               ; preds = %71, %58, %25, %12
  unreachable
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nounwind readnone
declare i32 @llvm.eh.typeid.for(i8*) #2

declare i8* @__cxa_begin_catch(i8*)

declare i32 @printf(i8* noundef, ...) #3

declare void @__cxa_end_catch()

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #4 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #6
  call void @_ZSt9terminatev() #8
  unreachable
}

declare void @_ZSt9terminatev()

declare i8* @__cxa_allocate_exception(i64)

declare void @__cxa_throw(i8*, i8*, i8*)

declare void @__cxa_rethrow()

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN7CountedC2Ei(%struct.Counted* noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) unnamed_addr #5 comdat align 2 {
  %3 = alloca %struct.Counted*, align 8
  %4 = alloca i32, align 4
  store %struct.Counted* %0, %struct.Counted** %3, align 8
  store i32 %1, i32* %4, align 4
  %5 = load %struct.Counted*, %struct.Counted** %3, align 8
  %6 = getelementptr inbounds %struct.Counted, %struct.Counted* %5, i32 0, i32 0
  %7 = load i32, i32* %4, align 4
  store i32 %7, i32* %6, align 4
  %8 = load i32, i32* @_ZN7Counted5aliveE, align 4
  %9 = add nsw i32 %8, 1
  store i32 %9, i32* @_ZN7Counted5aliveE, align 4
  ret void
}

declare void @__cxa_free_exception(i8*)

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN7CountedD2Ev(%struct.Counted* noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #5 comdat align 2 {
  %2 = alloca %struct.Counted*, align 8
  store %struct.Counted* %0, %struct.Counted** %2, align 8
  %3 = load %struct.Counted*, %struct.Counted** %2, align 8
  %4 = load i32, i32* @_ZN7Counted5aliveE, align 4
  %5 = add nsw i32 %4, -1
  store i32 %5, i32* @_ZN7Counted5aliveE, align 4
  ret void
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @_ZL8classifyv() #1 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
  %1 = alloca i8*, align 8
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca %struct.Counted*, align 8
  invoke void @__cxa_rethrow() #7
          to label %53 unwind label %5

5:                                                ; preds = %0
  %6 = landingpad { i8*, i32 }
          catch i8* bitcast ({ i8*, i8* }* @_ZTI7Counted to i8*)
          catch i8* bitcast (i8** @_ZTIi to i8*)
  %7 = extractvalue { i8*, i32 } %6, 0
  store i8* %7, i8** %1, align 8
  %8 = extractvalue { i8*, i32 } %6, 1
  store i32 %8, i32* %2, align 4
  br label %9

9:                                                ; preds = %5
  %10 = load i32, i32* %2, align 4
  %11 = call i32 @llvm.eh.typeid.for(i8* bitcast ({ i8*, i8* }* @_ZTI7Counted to i8*)) #6
  %12 = icmp eq i32 %10, %11
  br i1 %12, label %13, label %25

13:                                               ; preds = %9
  %14 = load i8*, i8** %1, align 8
  %15 = call i8* @__cxa_begin_catch(i8* %14) #6
  %16 = bitcast i8* %15 to %struct.Counted*
  store %struct.Counted* %16, %struct.Counted** %4, align 8
  %17 = load %struct.Counted*, %struct.Counted** %4, align 8
  %18 = getelementptr inbounds %struct.Counted, %struct.Counted* %17, i32 0, i32 0
  %19 = load i32, i32* %18, align 4
  %20 = add nsw i32 %19, 1
  store i32 %20, i32* %18, align 4
  %21 = load i32, i32* @_ZN7Counted5aliveE, align 4
  %22 = invoke i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.4, i64 0, i64 0), i32 noundef %19, i32 noundef %21)
          to label %23 unwind label %40

23:                                               ; preds = %13
  call void @__cxa_end_catch()
  br label %24

24:                                               ; preds = %23, %35
  ret void

25:                                               ; preds = %9
  %26 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)) #6
  %27 = icmp eq i32 %10, %26
  br i1 %27, label %28, label %45

28:                                               ; preds = %25
  %29 = load i8*, i8** %1, align 8
  %30 = call i8* @__cxa_begin_catch(i8* %29) #6
  %31 = bitcast i8* %30 to i32*
  %32 = load i32, i32* %31, align 4
  store i32 %32, i32* %3, align 4
  %33 = load i32, i32* %3, align 4
  %34 = invoke i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.3, i64 0, i64 0), i32 noundef %33)
          to label %35 unwind label %36

35:                                               ; preds = %28
  call void @__cxa_end_catch() #6
  br label %24

36:                                               ; preds = %28
  %37 = landingpad { i8*, i32 }
          cleanup
  %38 = extractvalue { i8*, i32 } %37, 0
  store i8* %38, i8** %1, align 8
  %39 = extractvalue { i8*, i32 } %37, 1
  store i32 %39, i32* %2, align 4
  call void @__cxa_end_catch() #6
  br label %45

40:                                               ; preds = %13
  %41 = landingpad { i8*, i32 }
          cleanup
  %42 = extractvalue { i8*, i32 } %41, 0
  store i8* %42, i8** %1, align 8
  %43 = extractvalue { i8*, i32 } %41, 1
  store i32 %43, i32* %2, align 4
  invoke void @__cxa_end_catch()
          to label %44 unwind label %50

44:                                               ; preds = %40
  br label %45

45:                                               ; preds = %44, %36, %25
  %46 = load i8*, i8** %1, align 8
  %47 = load i32, i32* %2, align 4
  %48 = insertvalue { i8*, i32 } undef, i8* %46, 0
  %49 = insertvalue { i8*, i32 } %48, i32 %47, 1
  resume { i8*, i32 } %49

50:                                               ; preds = %40
  %51 = landingpad { i8*, i32 }
          catch i8* null
  %52 = extractvalue { i8*, i32 } %51, 0
  call void @__clang_call_terminate(i8* %52) #8
  unreachable

53:                                               ; preds = %0
  unreachable
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN7CountedC2ERKS_(%struct.Counted* noundef nonnull align 4 dereferenceable(4) %0, %struct.Counted* noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #5 comdat align 2 {
  %3 = alloca %struct.Counted*, align 8
  %4 = alloca %struct.Counted*, align 8
  store %struct.Counted* %0, %struct.Counted** %3, align 8
  store %struct.Counted* %1, %struct.Counted** %4, align 8
  %5 = load %struct.Counted*, %struct.Counted** %3, align 8
  %6 = getelementptr inbounds %struct.Counted, %struct.Counted* %5, i32 0, i32 0
  %7 = load %struct.Counted*, %struct.Counted** %4, align 8
  %8 = getelementptr inbounds %struct.Counted, %struct.Counted* %7, i32 0, i32 0
  %9 = load i32, i32* %8, align 4
  store i32 %9, i32* %6, align 4
  %10 = load i32, i32* @_ZN7Counted5aliveE, align 4
  %11 = add nsw i32 %10, 1
  store i32 %11, i32* @_ZN7Counted5aliveE, align 4
  ret void
}

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind readnone }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noinline noreturn nounwind }
attributes #5 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn }
attributes #8 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
