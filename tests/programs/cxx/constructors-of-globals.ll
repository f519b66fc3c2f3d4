; Exceptions inside constructors of globals and of function statics, caught there; local classes of one file.
; exit: 0
; libraries: -lstdc++
; output: 1 500 700
; output: failed
; output: failed
; output: 5
; output: 5
; output: end 700
source_filename = "constructors-of-globals.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.(anonymous namespace)::Global" = type { i32 }
%"struct.(anonymous namespace)::Hidden" = type { i32 }
%"class.std::initializer_list" = type { i8*, i64 }

$_ZNKSt16initializer_listIbE5beginEv = comdat any

$_ZNKSt16initializer_listIbE3endEv = comdat any

$__clang_call_terminate = comdat any

$_ZNKSt16initializer_listIbE4sizeEv = comdat any

@_ZN12_GLOBAL__N_15firstE = internal global i32 0, align 4
@_ZN12_GLOBAL__N_16secondE = internal global i32 0, align 4
@_ZN12_GLOBAL__N_16globalE = internal global %"struct.(anonymous namespace)::Global" zeroinitializer, align 4
@__dso_handle = external hidden global i8
@.str = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@_ZTIi = external constant i8*
@.str.3 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"failed\00", align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global i8*
@_ZTSN12_GLOBAL__N_16HiddenE = internal constant [24 x i8] c"N12_GLOBAL__N_16HiddenE\00", align 1
@_ZTIN12_GLOBAL__N_16HiddenE = internal constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([24 x i8], [24 x i8]* @_ZTSN12_GLOBAL__N_16HiddenE, i32 0, i32 0) }, align 8
@.str.5 = private unnamed_addr constant [8 x i8] c"end %d\0A\00", align 1
@_ZZL4oncebE6number = internal global i32 0, align 4
@_ZGVZL4oncebE6number = internal global i64 0, align 8
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @_GLOBAL__sub_I_constructors_of_globals.cpp, i8* null }]

; Function Attrs: noinline uwtable
define internal void @__cxx_global_var_init() #0 section ".text.startup" {
  %1 = call noundef i32 @_ZN12_GLOBAL__N_17computeEi(i32 noundef 1)
  store i32 %1, i32* @_ZN12_GLOBAL__N_15firstE, align 4
  ret void
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_17computeEi(i32 noundef %0) #1 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i8*, align 8
  %5 = alloca i32, align 4
  %6 = alloca %"struct.(anonymous namespace)::Hidden"*, align 8
  store i32 %0, i32* %3, align 4
  %7 = load i32, i32* %3, align 4
  %8 = icmp sgt i32 %7, 2
  br i1 %8, label %9, label %30

9:                                                ; preds = %1
  %10 = call i8* @__cxa_allocate_exception(i64 4) #4
  %11 = bitcast i8* %10 to %"struct.(anonymous namespace)::Hidden"*
  %12 = getelementptr inbounds %"struct.(anonymous namespace)::Hidden", %"struct.(anonymous namespace)::Hidden"* %11, i32 0, i32 0
  %13 = load i32, i32* %3, align 4
  store i32 %13, i32* %12, align 16
  invoke void @__cxa_throw(i8* %10, i8* bitcast ({ i8*, i8* }* @_ZTIN12_GLOBAL__N_16HiddenE to i8*), i8* null) #12
          to label %40 unwind label %14

14:                                               ; preds = %9
  %15 = landingpad { i8*, i32 }
          catch i8* bitcast ({ i8*, i8* }* @_ZTIN12_GLOBAL__N_16HiddenE to i8*)
  %16 = extractvalue { i8*, i32 } %15, 0
  store i8* %16, i8** %4, align 8
  %17 = extractvalue { i8*, i32 } %15, 1
  store i32 %17, i32* %5, align 4
  br label %18

18:                                               ; preds = %14
  %19 = load i32, i32* %5, align 4
  %20 = call i32 @llvm.eh.typeid.for(i8* bitcast ({ i8*, i8* }* @_ZTIN12_GLOBAL__N_16HiddenE to i8*)) #4
  %21 = icmp eq i32 %19, %20
  br i1 %21, label %22, label %35

22:                                               ; preds = %18
  %23 = load i8*, i8** %4, align 8
  %24 = call i8* @__cxa_begin_catch(i8* %23) #4
  %25 = bitcast i8* %24 to %"struct.(anonymous namespace)::Hidden"*
  store %"struct.(anonymous namespace)::Hidden"* %25, %"struct.(anonymous namespace)::Hidden"** %6, align 8
  %26 = load %"struct.(anonymous namespace)::Hidden"*, %"struct.(anonymous namespace)::Hidden"** %6, align 8
  %27 = getelementptr inbounds %"struct.(anonymous namespace)::Hidden", %"struct.(anonymous namespace)::Hidden"* %26, i32 0, i32 0
  %28 = load i32, i32* %27, align 4
  %29 = mul nsw i32 %28, 100
  store i32 %29, i32* %2, align 4
  call void @__cxa_end_catch()
  br label %33

30:                                               ; preds = %1
  %31 = load i32, i32* %3, align 4
  store i32 %31, i32* %2, align 4
  br label %33

32:                                               ; No predecessors!
  call void @llvm.trap()
  unreachable

33:                                               ; preds = %22, %30
  %34 = load i32, i32* %2, align 4
  ret i32 %34

35:                                               ; preds = %18
  %36 = load i8*, i8** %4, align 8
  %37 = load i32, i32* %5, align 4
  %38 = insertvalue { i8*, i32 } undef, i8* %36, 0
  %39 = insertvalue { i8*, i32 } %38, i32 %37, 1
  resume { i8*, i32 } %39

40:                                               ; preds = %9
  unreachable
}

; Function Attrs: noinline uwtable
define internal void @__cxx_global_var_init.1() #0 section ".text.startup" {
  %1 = call noundef i32 @_ZN12_GLOBAL__N_17computeEi(i32 noundef 5)
  store i32 %1, i32* @_ZN12_GLOBAL__N_16secondE, align 4
  ret void
}

; Function Attrs: noinline uwtable
define internal void @__cxx_global_var_init.2() #0 section ".text.startup" {
  call void @_ZN12_GLOBAL__N_16GlobalC2Ev(%"struct.(anonymous namespace)::Global"* noundef nonnull align 4 dereferenceable(4) @_ZN12_GLOBAL__N_16globalE)
  %1 = call i32 @__cxa_atexit(void (i8*)* bitcast (void (%"struct.(anonymous namespace)::Global"*)* @_ZN12_GLOBAL__N_16GlobalD2Ev to void (i8*)*), i8* bitcast (%"struct.(anonymous namespace)::Global"* @_ZN12_GLOBAL__N_16globalE to i8*), i8* @__dso_handle) #4
  ret void
}

; Function Attrs: noinline optnone uwtable
define internal void @_ZN12_GLOBAL__N_16GlobalC2Ev(%"struct.(anonymous namespace)::Global"* noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #2 align 2 {
  %2 = alloca %"struct.(anonymous namespace)::Global"*, align 8
  store %"struct.(anonymous namespace)::Global"* %0, %"struct.(anonymous namespace)::Global"** %2, align 8
  %3 = load %"struct.(anonymous namespace)::Global"*, %"struct.(anonymous namespace)::Global"** %2, align 8
  %4 = getelementptr inbounds %"struct.(anonymous namespace)::Global", %"struct.(anonymous namespace)::Global"* %3, i32 0, i32 0
  %5 = call noundef i32 @_ZN12_GLOBAL__N_17computeEi(i32 noundef 7)
  store i32 %5, i32* %4, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @_ZN12_GLOBAL__N_16GlobalD2Ev(%"struct.(anonymous namespace)::Global"* noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #3 align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
  %2 = alloca %"struct.(anonymous namespace)::Global"*, align 8
  %3 = alloca i8*, align 8
  %4 = alloca i32, align 4
  %5 = alloca %"struct.(anonymous namespace)::Hidden", align 4
  store %"struct.(anonymous namespace)::Global"* %0, %"struct.(anonymous namespace)::Global"** %2, align 8
  %6 = load %"struct.(anonymous namespace)::Global"*, %"struct.(anonymous namespace)::Global"** %2, align 8
  %7 = call i8* @__cxa_allocate_exception(i64 4) #4
  %8 = bitcast i8* %7 to %"struct.(anonymous namespace)::Hidden"*
  %9 = getelementptr inbounds %"struct.(anonymous namespace)::Hidden", %"struct.(anonymous namespace)::Hidden"* %8, i32 0, i32 0
  %10 = getelementptr inbounds %"struct.(anonymous namespace)::Global", %"struct.(anonymous namespace)::Global"* %6, i32 0, i32 0
  %11 = load i32, i32* %10, align 4
  store i32 %11, i32* %9, align 16
  invoke void @__cxa_throw(i8* %7, i8* bitcast ({ i8*, i8* }* @_ZTIN12_GLOBAL__N_16HiddenE to i8*), i8* null) #12
          to label %42 unwind label %12

12:                                               ; preds = %1
  %13 = landingpad { i8*, i32 }
          catch i8* bitcast ({ i8*, i8* }* @_ZTIN12_GLOBAL__N_16HiddenE to i8*)
          catch i8* null
  %14 = extractvalue { i8*, i32 } %13, 0
  store i8* %14, i8** %3, align 8
  %15 = extractvalue { i8*, i32 } %13, 1
  store i32 %15, i32* %4, align 4
  br label %16

16:                                               ; preds = %12
  %17 = load i32, i32* %4, align 4
  %18 = call i32 @llvm.eh.typeid.for(i8* bitcast ({ i8*, i8* }* @_ZTIN12_GLOBAL__N_16HiddenE to i8*)) #4
  %19 = icmp eq i32 %17, %18
  br i1 %19, label %20, label %40

20:                                               ; preds = %16
  %21 = load i8*, i8** %3, align 8
  %22 = call i8* @__cxa_begin_catch(i8* %21) #4
  %23 = bitcast i8* %22 to %"struct.(anonymous namespace)::Hidden"*
  %24 = bitcast %"struct.(anonymous namespace)::Hidden"* %5 to i8*
  %25 = bitcast %"struct.(anonymous namespace)::Hidden"* %23 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %24, i8* align 4 %25, i64 4, i1 false)
  %26 = getelementptr inbounds %"struct.(anonymous namespace)::Hidden", %"struct.(anonymous namespace)::Hidden"* %5, i32 0, i32 0
  %27 = load i32, i32* %26, align 4
  %28 = invoke i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.5, i64 0, i64 0), i32 noundef %27)
          to label %29 unwind label %32

29:                                               ; preds = %20
  invoke void @__cxa_end_catch()
          to label %30 unwind label %37

30:                                               ; preds = %29
  br label %31

31:                                               ; preds = %30
  ret void

32:                                               ; preds = %20
  %33 = landingpad { i8*, i32 }
          catch i8* null
  %34 = extractvalue { i8*, i32 } %33, 0
  store i8* %34, i8** %3, align 8
  %35 = extractvalue { i8*, i32 } %33, 1
  store i32 %35, i32* %4, align 4
  invoke void @__cxa_end_catch()
          to label %36 unwind label %37

36:                                               ; preds = %32
  br label %40

37:                                               ; preds = %32, %29
  %38 = landingpad { i8*, i32 }
          catch i8* null
  %39 = extractvalue { i8*, i32 } %38, 0
  call void @__clang_call_terminate(i8* %39) #13
  unreachable

40:                                               ; preds = %36, %16
  %41 = load i8*, i8** %3, align 8
  call void @__clang_call_terminate(i8* %41) #13
  unreachable

42:                                               ; preds = %1
  unreachable
}

; Function Attrs: nounwind
declare i32 @__cxa_atexit(void (i8*)*, i8*, i8*) #4

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #5 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
  %1 = alloca i32, align 4
  %2 = alloca %"class.std::initializer_list"*, align 8
  %3 = alloca %"class.std::initializer_list", align 8
  %4 = alloca [4 x i8], align 1
  %5 = alloca i8*, align 8
  %6 = alloca i8*, align 8
  %7 = alloca i8, align 1
  %8 = alloca i8*, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %11 = load i32, i32* @_ZN12_GLOBAL__N_15firstE, align 4
  %12 = load i32, i32* @_ZN12_GLOBAL__N_16secondE, align 4
  %13 = load i32, i32* getelementptr inbounds (%"struct.(anonymous namespace)::Global", %"struct.(anonymous namespace)::Global"* @_ZN12_GLOBAL__N_16globalE, i32 0, i32 0), align 4
  %14 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i32 noundef %11, i32 noundef %12, i32 noundef %13)
  %15 = getelementptr inbounds [4 x i8], [4 x i8]* %4, i64 0, i64 0
  store i8 1, i8* %15, align 1
  %16 = getelementptr inbounds i8, i8* %15, i64 1
  store i8 1, i8* %16, align 1
  %17 = getelementptr inbounds i8, i8* %16, i64 1
  store i8 0, i8* %17, align 1
  %18 = getelementptr inbounds i8, i8* %17, i64 1
  store i8 1, i8* %18, align 1
  %19 = getelementptr inbounds %"class.std::initializer_list", %"class.std::initializer_list"* %3, i32 0, i32 0
  %20 = getelementptr inbounds [4 x i8], [4 x i8]* %4, i64 0, i64 0
  store i8* %20, i8** %19, align 8
  %21 = getelementptr inbounds %"class.std::initializer_list", %"class.std::initializer_list"* %3, i32 0, i32 1
  store i64 4, i64* %21, align 8
  store %"class.std::initializer_list"* %3, %"class.std::initializer_list"** %2, align 8
  %22 = load %"class.std::initializer_list"*, %"class.std::initializer_list"** %2, align 8
  %23 = call noundef i8* @_ZNKSt16initializer_listIbE5beginEv(%"class.std::initializer_list"* noundef nonnull align 8 dereferenceable(16) %22) #4
  store i8* %23, i8** %5, align 8
  %24 = load %"class.std::initializer_list"*, %"class.std::initializer_list"** %2, align 8
  %25 = call noundef i8* @_ZNKSt16initializer_listIbE3endEv(%"class.std::initializer_list"* noundef nonnull align 8 dereferenceable(16) %24) #4
  store i8* %25, i8** %6, align 8
  br label %26

26:                                               ; preds = %57, %0
  %27 = load i8*, i8** %5, align 8
  %28 = load i8*, i8** %6, align 8
  %29 = icmp ne i8* %27, %28
  br i1 %29, label %30, label %64

30:                                               ; preds = %26
  %31 = load i8*, i8** %5, align 8
  %32 = load i8, i8* %31, align 1
  %33 = trunc i8 %32 to i1
  %34 = zext i1 %33 to i8
  store i8 %34, i8* %7, align 1
  %35 = load i8, i8* %7, align 1
  %36 = trunc i8 %35 to i1
  %37 = invoke noundef i32 @_ZL4onceb(i1 noundef zeroext %36)
          to label %38 unwind label %41

38:                                               ; preds = %30
  %39 = invoke i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.3, i64 0, i64 0), i32 noundef %37)
          to label %40 unwind label %41

40:                                               ; preds = %38
  br label %56

41:                                               ; preds = %38, %30
  %42 = landingpad { i8*, i32 }
          catch i8* bitcast (i8** @_ZTIi to i8*)
  %43 = extractvalue { i8*, i32 } %42, 0
  store i8* %43, i8** %8, align 8
  %44 = extractvalue { i8*, i32 } %42, 1
  store i32 %44, i32* %9, align 4
  br label %45

45:                                               ; preds = %41
  %46 = load i32, i32* %9, align 4
  %47 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)) #4
  %48 = icmp eq i32 %46, %47
  br i1 %48, label %49, label %66

49:                                               ; preds = %45
  %50 = load i8*, i8** %8, align 8
  %51 = call i8* @__cxa_begin_catch(i8* %50) #4
  %52 = bitcast i8* %51 to i32*
  %53 = load i32, i32* %52, align 4
  store i32 %53, i32* %10, align 4
  %54 = invoke i32 @puts(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i64 0, i64 0))
          to label %55 unwind label %60

55:                                               ; preds = %49
  call void @__cxa_end_catch() #4
  br label %56

56:                                               ; preds = %55, %40
  br label %57

57:                                               ; preds = %56
  %58 = load i8*, i8** %5, align 8
  %59 = getelementptr inbounds i8, i8* %58, i32 1
  store i8* %59, i8** %5, align 8
  br label %26

60:                                               ; preds = %49
  %61 = landingpad { i8*, i32 }
          cleanup
  %62 = extractvalue { i8*, i32 } %61, 0
  store i8* %62, i8** %8, align 8
  %63 = extractvalue { i8*, i32 } %61, 1
  store i32 %63, i32* %9, align 4
  call void @__cxa_end_catch() #4
  br label %66

64:                                               ; preds = %26
  %65 = load i32, i32* %1, align 4
  ret i32 %65

66:                                               ; preds = %60, %45
  %67 = load i8*, i8** %8, align 8
  %68 = load i32, i32* %9, align 4
  %69 = insertvalue { i8*, i32 } undef, i8* %67, 0
  %70 = insertvalue { i8*, i32 } %69, i32 %68, 1
  resume { i8*, i32 } %70
}

declare i32 @printf(i8* noundef, ...) #6

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i8* @_ZNKSt16initializer_listIbE5beginEv(%"class.std::initializer_list"* noundef nonnull align 8 dereferenceable(16) %0) #7 comdat align 2 {
  %2 = alloca %"class.std::initializer_list"*, align 8
  store %"class.std::initializer_list"* %0, %"class.std::initializer_list"** %2, align 8
  %3 = load %"class.std::initializer_list"*, %"class.std::initializer_list"** %2, align 8
  %4 = getelementptr inbounds %"class.std::initializer_list", %"class.std::initializer_list"* %3, i32 0, i32 0
  %5 = load i8*, i8** %4, align 8
  ret i8* %5
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i8* @_ZNKSt16initializer_listIbE3endEv(%"class.std::initializer_list"* noundef nonnull align 8 dereferenceable(16) %0) #7 comdat align 2 {
  %2 = alloca %"class.std::initializer_list"*, align 8
  store %"class.std::initializer_list"* %0, %"class.std::initializer_list"** %2, align 8
  %3 = load %"class.std::initializer_list"*, %"class.std::initializer_list"** %2, align 8
  %4 = call noundef i8* @_ZNKSt16initializer_listIbE5beginEv(%"class.std::initializer_list"* noundef nonnull align 8 dereferenceable(16) %3) #4
  %5 = call noundef i64 @_ZNKSt16initializer_listIbE4sizeEv(%"class.std::initializer_list"* noundef nonnull align 8 dereferenceable(16) %3) #4
  %6 = getelementptr inbounds i8, i8* %4, i64 %5
  ret i8* %6
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZL4onceb(i1 noundef zeroext %0) #1 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
  %2 = alloca i8, align 1
  %3 = alloca i8*, align 8
  %4 = alloca i1, align 1
  %5 = alloca i8*, align 8
  %6 = alloca i32, align 4
  %7 = zext i1 %0 to i8
  store i8 %7, i8* %2, align 1
  %8 = load atomic i8, i8* bitcast (i64* @_ZGVZL4oncebE6number to i8*) acquire, align 8
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %10, label %22, !prof !6

10:                                               ; preds = %1
  %11 = call i32 @__cxa_guard_acquire(i64* @_ZGVZL4oncebE6number) #4
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %22

13:                                               ; preds = %10
  %14 = load i8, i8* %2, align 1
  %15 = trunc i8 %14 to i1
  store i1 false, i1* %4, align 1
  br i1 %15, label %16, label %20

16:                                               ; preds = %13
  %17 = call i8* @__cxa_allocate_exception(i64 4) #4
  store i8* %17, i8** %3, align 8
  store i1 true, i1* %4, align 1
  %18 = bitcast i8* %17 to i32*
  store i32 1, i32* %18, align 16
  invoke void @__cxa_throw(i8* %17, i8* bitcast (i8** @_ZTIi to i8*), i8* null) #12
          to label %33 unwind label %24

19:                                               ; No predecessors!
  br label %21

20:                                               ; preds = %13
  br label %21

21:                                               ; preds = %20, %19
  store i32 5, i32* @_ZZL4oncebE6number, align 4
  call void @__cxa_guard_release(i64* @_ZGVZL4oncebE6number) #4
  br label %22

22:                                               ; preds = %21, %10, %1
  %23 = load i32, i32* @_ZZL4oncebE6number, align 4
  ret i32 %23

24:                                               ; preds = %16
  %25 = landingpad { i8*, i32 }
          cleanup
  %26 = extractvalue { i8*, i32 } %25, 0
  store i8* %26, i8** %5, align 8
  %27 = extractvalue { i8*, i32 } %25, 1
  store i32 %27, i32* %6, align 4
  call void @__cxa_guard_abort(i64* @_ZGVZL4oncebE6number) #4
  br label %28

28:                                               ; preds = %24
  %29 = load i8*, i8** %5, align 8
  %30 = load i32, i32* %6, align 4
  %31 = insertvalue { i8*, i32 } undef, i8* %29, 0
  %32 = insertvalue { i8*, i32 } %31, i32 %30, 1
  resume { i8*, i32 } %32

33:                                               ; preds = %16
  unreachable
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nounwind readnone
declare i32 @llvm.eh.typeid.for(i8*) #8

declare i8* @__cxa_begin_catch(i8*)

declare i32 @puts(i8* noundef) #6

declare void @__cxa_end_catch()

declare i8* @__cxa_allocate_exception(i64)

declare void @__cxa_throw(i8*, i8*, i8*)

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #9

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #10 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #4
  call void @_ZSt9terminatev() #13
  unreachable
}

declare void @_ZSt9terminatev()

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #11

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt16initializer_listIbE4sizeEv(%"class.std::initializer_list"* noundef nonnull align 8 dereferenceable(16) %0) #7 comdat align 2 {
  %2 = alloca %"class.std::initializer_list"*, align 8
  store %"class.std::initializer_list"* %0, %"class.std::initializer_list"** %2, align 8
  %3 = load %"class.std::initializer_list"*, %"class.std::initializer_list"** %2, align 8
  %4 = getelementptr inbounds %"class.std::initializer_list", %"class.std::initializer_list"* %3, i32 0, i32 1
  %5 = load i64, i64* %4, align 8
  ret i64 %5
}

; Function Attrs: nounwind
declare i32 @__cxa_guard_acquire(i64*) #4

; Function Attrs: nounwind
declare void @__cxa_guard_abort(i64*) #4

; Function Attrs: nounwind
declare void @__cxa_guard_release(i64*) #4

; Function Attrs: noinline uwtable
define internal void @_GLOBAL__sub_I_constructors_of_globals.cpp() #0 section ".text.startup" {
  call void @__cxx_global_var_init()
  call void @__cxx_global_var_init.1()
  call void @__cxx_global_var_init.2()
  ret void
}

attributes #0 = { noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind readnone }
attributes #9 = { cold noreturn nounwind }
attributes #10 = { noinline noreturn nounwind }
attributes #11 = { argmemonly nofree nounwind willreturn }
attributes #12 = { noreturn }
attributes #13 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!6 = !{!"branch_weights", i32 1, i32 1048575}
