; Exceptions of another language: cleanups run, only `catch (...)` takes them.
; exit: 0
; libraries: -lstdc++
; output: ~Local
; output: foreign
; output: deleted 1
; output: ~Local
; output: again
source_filename = "foreign-exceptions.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._Unwind_Exception = type { i64, void (i32, %struct._Unwind_Exception*)*, i64, i64 }
%struct.Local = type { i8 }
%class.anon = type { i8 }

$__clang_call_terminate = comdat any

$_ZN5LocalD2Ev = comdat any

@_ZTIPKc = external constant i8*
@.str = private unnamed_addr constant [8 x i8] c"foreign\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"never\00", align 1
@.str.2 = private unnamed_addr constant [12 x i8] c"deleted %d\0A\00", align 1
@_ZL7deleted = internal global i32 0, align 4
@.str.3 = private unnamed_addr constant [6 x i8] c"again\00", align 1
@_ZTIi = external constant i8*
@_ZL7foreign = internal global %struct._Unwind_Exception zeroinitializer, align 16
@.str.4 = private unnamed_addr constant [7 x i8] c"nobody\00", align 1
@.str.5 = private unnamed_addr constant [7 x i8] c"~Local\00", align 1

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
  %1 = alloca i32, align 4
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i8*, align 8
  store i32 0, i32* %1, align 4
  invoke void @_ZL7betweenv()
          to label %5 unwind label %6

5:                                                ; preds = %0
  br label %19

6:                                                ; preds = %0
  %7 = landingpad { i8*, i32 }
          catch i8* bitcast (i8** @_ZTIPKc to i8*)
          catch i8* null
  %8 = extractvalue { i8*, i32 } %7, 0
  store i8* %8, i8** %2, align 8
  %9 = extractvalue { i8*, i32 } %7, 1
  store i32 %9, i32* %3, align 4
  br label %10

10:                                               ; preds = %6
  %11 = load i32, i32* %3, align 4
  %12 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIPKc to i8*)) #9
  %13 = icmp eq i32 %11, %12
  br i1 %13, label %14, label %23

14:                                               ; preds = %10
  %15 = load i8*, i8** %2, align 8
  %16 = call i8* @__cxa_begin_catch(i8* %15) #9
  store i8* %16, i8** %4, align 8
  %17 = invoke i32 @puts(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0))
          to label %18 unwind label %33

18:                                               ; preds = %14
  call void @__cxa_end_catch() #9
  br label %19

19:                                               ; preds = %18, %27, %5
  %20 = load i32, i32* @_ZL7deleted, align 4
  %21 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i64 0, i64 0), i32 noundef %20)
  invoke void @_ZL7betweenv()
          to label %22 unwind label %37

22:                                               ; preds = %19
  br label %56

23:                                               ; preds = %10
  %24 = load i8*, i8** %2, align 8
  %25 = call i8* @__cxa_begin_catch(i8* %24) #9
  %26 = invoke i32 @puts(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0))
          to label %27 unwind label %28

27:                                               ; preds = %23
  call void @__cxa_end_catch()
  br label %19

28:                                               ; preds = %23
  %29 = landingpad { i8*, i32 }
          cleanup
  %30 = extractvalue { i8*, i32 } %29, 0
  store i8* %30, i8** %2, align 8
  %31 = extractvalue { i8*, i32 } %29, 1
  store i32 %31, i32* %3, align 4
  invoke void @__cxa_end_catch()
          to label %32 unwind label %67

32:                                               ; preds = %28
  br label %62

33:                                               ; preds = %14
  %34 = landingpad { i8*, i32 }
          cleanup
  %35 = extractvalue { i8*, i32 } %34, 0
  store i8* %35, i8** %2, align 8
  %36 = extractvalue { i8*, i32 } %34, 1
  store i32 %36, i32* %3, align 4
  call void @__cxa_end_catch() #9
  br label %62

37:                                               ; preds = %19
  %38 = landingpad { i8*, i32 }
          catch i8* null
  %39 = extractvalue { i8*, i32 } %38, 0
  store i8* %39, i8** %2, align 8
  %40 = extractvalue { i8*, i32 } %38, 1
  store i32 %40, i32* %3, align 4
  br label %41

41:                                               ; preds = %37
  %42 = load i8*, i8** %2, align 8
  %43 = call i8* @__cxa_begin_catch(i8* %42) #9
  invoke void @__cxa_rethrow() #10
          to label %70 unwind label %44

44:                                               ; preds = %41
  %45 = landingpad { i8*, i32 }
          catch i8* null
  %46 = extractvalue { i8*, i32 } %45, 0
  store i8* %46, i8** %2, align 8
  %47 = extractvalue { i8*, i32 } %45, 1
  store i32 %47, i32* %3, align 4
  invoke void @__cxa_end_catch()
          to label %48 unwind label %67

48:                                               ; preds = %44
  br label %49

49:                                               ; preds = %48
  %50 = load i8*, i8** %2, align 8
  %51 = call i8* @__cxa_begin_catch(i8* %50) #9
  %52 = invoke i32 @puts(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i64 0, i64 0))
          to label %53 unwind label %57

53:                                               ; preds = %49
  call void @__cxa_end_catch()
  br label %54

54:                                               ; preds = %53, %56
  %55 = load i32, i32* %1, align 4
  ret i32 %55

56:                                               ; preds = %22
  br label %54

57:                                               ; preds = %49
  %58 = landingpad { i8*, i32 }
          cleanup
  %59 = extractvalue { i8*, i32 } %58, 0
  store i8* %59, i8** %2, align 8
  %60 = extractvalue { i8*, i32 } %58, 1
  store i32 %60, i32* %3, align 4
  invoke void @__cxa_end_catch()
          to label %61 unwind label %67

61:                                               ; preds = %57
  br label %62

62:                                               ; preds = %61, %33, %32
  %63 = load i8*, i8** %2, align 8
  %64 = load i32, i32* %3, align 4
  %65 = insertvalue { i8*, i32 } undef, i8* %63, 0
  %66 = insertvalue { i8*, i32 } %65, i32 %64, 1
  resume { i8*, i32 } %66

67:                                               ; preds = %57, %44, %28
  %68 = landingpad { i8*, i32 }
          catch i8* null
  %69 = extractvalue { i8*, i32 } %68, 0
  call void @__clang_call_terminate(i8* %69) #11
  unreachable

70:                                               ; preds = %41
  unreachable
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @_ZL7betweenv() #1 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
  %1 = alloca %struct.Local, align 1
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  invoke void @_ZL13raise_foreignv()
          to label %5 unwind label %6

5:                                                ; preds = %0
  br label %21

6:                                                ; preds = %0
  %7 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast (i8** @_ZTIi to i8*)
  %8 = extractvalue { i8*, i32 } %7, 0
  store i8* %8, i8** %2, align 8
  %9 = extractvalue { i8*, i32 } %7, 1
  store i32 %9, i32* %3, align 4
  br label %10

10:                                               ; preds = %6
  %11 = load i32, i32* %3, align 4
  %12 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)) #9
  %13 = icmp eq i32 %11, %12
  br i1 %13, label %14, label %26

14:                                               ; preds = %10
  %15 = load i8*, i8** %2, align 8
  %16 = call i8* @__cxa_begin_catch(i8* %15) #9
  %17 = bitcast i8* %16 to i32*
  %18 = load i32, i32* %17, align 4
  store i32 %18, i32* %4, align 4
  %19 = invoke i32 @puts(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0))
          to label %20 unwind label %22

20:                                               ; preds = %14
  call void @__cxa_end_catch() #9
  br label %21

21:                                               ; preds = %20, %5
  call void @_ZN5LocalD2Ev(%struct.Local* noundef nonnull align 1 dereferenceable(1) %1) #9
  ret void

22:                                               ; preds = %14
  %23 = landingpad { i8*, i32 }
          cleanup
  %24 = extractvalue { i8*, i32 } %23, 0
  store i8* %24, i8** %2, align 8
  %25 = extractvalue { i8*, i32 } %23, 1
  store i32 %25, i32* %3, align 4
  call void @__cxa_end_catch() #9
  br label %26

26:                                               ; preds = %22, %10
  call void @_ZN5LocalD2Ev(%struct.Local* noundef nonnull align 1 dereferenceable(1) %1) #9
  br label %27

27:                                               ; preds = %26
  %28 = load i8*, i8** %2, align 8
  %29 = load i32, i32* %3, align 4
  %30 = insertvalue { i8*, i32 } undef, i8* %28, 0
  %31 = insertvalue { i8*, i32 } %30, i32 %29, 1
  resume { i8*, i32 } %31
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nounwind readnone
declare i32 @llvm.eh.typeid.for(i8*) #2

declare i8* @__cxa_begin_catch(i8*)

declare i32 @puts(i8* noundef) #3

declare void @__cxa_end_catch()

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #4 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #9
  call void @_ZSt9terminatev() #11
  unreachable
}

declare void @_ZSt9terminatev()

declare i32 @printf(i8* noundef, ...) #3

declare void @__cxa_rethrow()

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @_ZL13raise_foreignv() #1 {
  %1 = alloca %class.anon, align 1
  call void @llvm.memset.p0i8.i64(i8* align 16 bitcast (%struct._Unwind_Exception* @_ZL7foreign to i8*), i8 0, i64 32, i1 false)
  store i64 5716273289610285646, i64* getelementptr inbounds (%struct._Unwind_Exception, %struct._Unwind_Exception* @_ZL7foreign, i32 0, i32 0), align 16
  %2 = call noundef void (i32, %struct._Unwind_Exception*)* @"_ZZL13raise_foreignvENK3$_0cvPFv19_Unwind_Reason_CodeP17_Unwind_ExceptionEEv"(%class.anon* noundef nonnull align 1 dereferenceable(1) %1) #9
  store void (i32, %struct._Unwind_Exception*)* %2, void (i32, %struct._Unwind_Exception*)** getelementptr inbounds (%struct._Unwind_Exception, %struct._Unwind_Exception* @_ZL7foreign, i32 0, i32 1), align 8
  %3 = call i32 @_Unwind_RaiseException(%struct._Unwind_Exception* noundef @_ZL7foreign)
  %4 = call i32 @puts(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i64 0, i64 0))
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5LocalD2Ev(%struct.Local* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
  %2 = alloca %struct.Local*, align 8
  store %struct.Local* %0, %struct.Local** %2, align 8
  %3 = load %struct.Local*, %struct.Local** %2, align 8
  %4 = invoke i32 @puts(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.5, i64 0, i64 0))
          to label %5 unwind label %6

5:                                                ; preds = %1
  ret void

6:                                                ; preds = %1
  %7 = landingpad { i8*, i32 }
          catch i8* null
  %8 = extractvalue { i8*, i32 } %7, 0
  call void @__clang_call_terminate(i8* %8) #11
  unreachable
}

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef void (i32, %struct._Unwind_Exception*)* @"_ZZL13raise_foreignvENK3$_0cvPFv19_Unwind_Reason_CodeP17_Unwind_ExceptionEEv"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0) #7 align 2 {
  %2 = alloca %class.anon*, align 8
  store %class.anon* %0, %class.anon** %2, align 8
  %3 = load %class.anon*, %class.anon** %2, align 8
  ret void (i32, %struct._Unwind_Exception*)* @"_ZZL13raise_foreignvEN3$_08__invokeE19_Unwind_Reason_CodeP17_Unwind_Exception"
}

declare i32 @_Unwind_RaiseException(%struct._Unwind_Exception* noundef) #3

; Function Attrs: noinline optnone uwtable
define internal void @"_ZZL13raise_foreignvEN3$_08__invokeE19_Unwind_Reason_CodeP17_Unwind_Exception"(i32 noundef %0, %struct._Unwind_Exception* noundef %1) #8 align 2 {
  %3 = alloca i32, align 4
  %4 = alloca %struct._Unwind_Exception*, align 8
  store i32 %0, i32* %3, align 4
  store %struct._Unwind_Exception* %1, %struct._Unwind_Exception** %4, align 8
  %5 = load i32, i32* %3, align 4
  %6 = load %struct._Unwind_Exception*, %struct._Unwind_Exception** %4, align 8
  call void @"_ZZL13raise_foreignvENK3$_0clE19_Unwind_Reason_CodeP17_Unwind_Exception"(%class.anon* noundef nonnull align 1 dereferenceable(1) undef, i32 noundef %5, %struct._Unwind_Exception* noundef %6)
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal void @"_ZZL13raise_foreignvENK3$_0clE19_Unwind_Reason_CodeP17_Unwind_Exception"(%class.anon* noundef nonnull align 1 dereferenceable(1) %0, i32 noundef %1, %struct._Unwind_Exception* noundef %2) #7 align 2 {
  %4 = alloca %class.anon*, align 8
  %5 = alloca i32, align 4
  %6 = alloca %struct._Unwind_Exception*, align 8
  store %class.anon* %0, %class.anon** %4, align 8
  store i32 %1, i32* %5, align 4
  store %struct._Unwind_Exception* %2, %struct._Unwind_Exception** %6, align 8
  %7 = load %class.anon*, %class.anon** %4, align 8
  %8 = load i32, i32* @_ZL7deleted, align 4
  %9 = add nsw i32 %8, 1
  store i32 %9, i32* @_ZL7deleted, align 4
  ret void
}

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind readnone }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noinline noreturn nounwind }
attributes #5 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly nofree nounwind willreturn writeonly }
attributes #7 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind }
attributes #10 = { noreturn }
attributes #11 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
