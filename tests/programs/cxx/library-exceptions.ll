; The library's own exceptions: thrown, caught by their bases, copied, derived from, thrown by the
; library, and kept in pointers to exceptions.
; exit: 0
; libraries: -lstdc++
; output: runtime: runtime first
; output: range: runtime second
; output: domain: logic third
; output: copied: logic fourth
; output: own: own 5 own
; output: named: named
; output: plain: std::exception
; output: bad_alloc: std::bad_alloc
; output: at: logic vector::_M_range_check: __n (which is 7) >= this->size() (which is 3)
; output: reserve: logic vector::reserve
; output: empty: bad_function_call
; output: cast: std::bad_cast
; output: kept: runtime kept
; output: number 7 1
; output: number 7 1
; output: made: own 9 own
; output: again inner, 0
source_filename = "library-exceptions.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::__exception_ptr::exception_ptr" = type { i8* }
%struct.Own = type <{ %"class.std::out_of_range", i32, [4 x i8] }>
%"class.std::out_of_range" = type { %"class.std::logic_error" }
%"class.std::logic_error" = type { %"class.std::exception", %"struct.std::__cow_string" }
%"class.std::exception" = type { i32 (...)** }
%"struct.std::__cow_string" = type { %union.anon }
%union.anon = type { i8* }
%struct.Base = type { i32 (...)** }
%"class.std::function" = type { %"class.std::_Function_base", void (%"union.std::_Any_data"*)* }
%"class.std::_Function_base" = type { %"union.std::_Any_data", i1 (%"union.std::_Any_data"*, %"union.std::_Any_data"*, i32)* }
%"union.std::_Any_data" = type { %"union.std::_Nocopy_types" }
%"union.std::_Nocopy_types" = type { { i64, i64 } }
%"class.std::invalid_argument" = type { %"class.std::logic_error" }
%"class.std::runtime_error" = type { %"class.std::exception", %"struct.std::__cow_string" }
%"class.std::range_error" = type { %"class.std::runtime_error" }
%"class.std::domain_error" = type { %"class.std::logic_error" }
%"class.std::overflow_error" = type { %"class.std::runtime_error" }
%"struct.__cxxabiv1::__cxa_refcounted_exception" = type opaque
%"class.std::type_info" = type { i32 (...)**, i8* }
%"class.std::length_error" = type { %"class.std::logic_error" }
%struct.Named = type { %"class.std::exception" }
%"class.std::bad_alloc" = type { %"class.std::exception" }

$__clang_call_terminate = comdat any

$_ZN3OwnD0Ev = comdat any

$_ZN5NamedD0Ev = comdat any

$_ZNK5Named4whatEv = comdat any

$_ZN4BaseD2Ev = comdat any

$_ZN4BaseD0Ev = comdat any

$_ZNSt15__exception_ptr12__dest_thunkI3OwnEEvPv = comdat any

$_ZTS3Own = comdat any

$_ZTI3Own = comdat any

$_ZTV3Own = comdat any

$_ZTS5Named = comdat any

$_ZTI5Named = comdat any

$_ZTV5Named = comdat any

$_ZTS4Base = comdat any

$_ZTI4Base = comdat any

$_ZTS7Derived = comdat any

$_ZTI7Derived = comdat any

$_ZTV4Base = comdat any

@.str = private unnamed_addr constant [8 x i8] c"runtime\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"range\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"domain\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"copied\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"own\00", align 1
@.str.5 = private unnamed_addr constant [6 x i8] c"named\00", align 1
@.str.6 = private unnamed_addr constant [6 x i8] c"plain\00", align 1
@.str.7 = private unnamed_addr constant [10 x i8] c"bad_alloc\00", align 1
@.str.8 = private unnamed_addr constant [3 x i8] c"at\00", align 1
@.str.9 = private unnamed_addr constant [8 x i8] c"reserve\00", align 1
@.str.10 = private unnamed_addr constant [6 x i8] c"empty\00", align 1
@.str.11 = private unnamed_addr constant [5 x i8] c"cast\00", align 1
@.str.12 = private unnamed_addr constant [5 x i8] c"kept\00", align 1
@_ZTIi = external constant i8*
@.str.13 = private unnamed_addr constant [14 x i8] c"number %d %d\0A\00", align 1
@.str.14 = private unnamed_addr constant [5 x i8] c"made\00", align 1
@_ZTISt12length_error = external constant i8*
@_ZTISt9exception = external constant i8*
@.str.15 = private unnamed_addr constant [6 x i8] c"inner\00", align 1
@.str.16 = private unnamed_addr constant [14 x i8] c"again %s, %d\0A\00", align 1
@_ZTISt14overflow_error = external constant i8*
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@_ZTS3Own = linkonce_odr dso_local constant [5 x i8] c"3Own\00", comdat, align 1
@_ZTISt12out_of_range = external constant i8*
@_ZTI3Own = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @_ZTS3Own, i32 0, i32 0), i8* bitcast (i8** @_ZTISt12out_of_range to i8*) }, comdat, align 8
@_ZTISt11logic_error = external constant i8*
@_ZTISt13runtime_error = external constant i8*
@.str.17 = private unnamed_addr constant [14 x i8] c"%s: returned\0A\00", align 1
@.str.18 = private unnamed_addr constant [8 x i8] c"%s: %s\0A\00", align 1
@.str.19 = private unnamed_addr constant [16 x i8] c"%s: runtime %s\0A\00", align 1
@.str.20 = private unnamed_addr constant [14 x i8] c"%s: logic %s\0A\00", align 1
@.str.21 = private unnamed_addr constant [15 x i8] c"%s: own %d %s\0A\00", align 1
@.str.22 = private unnamed_addr constant [6 x i8] c"first\00", align 1
@.str.23 = private unnamed_addr constant [7 x i8] c"second\00", align 1
@_ZTISt11range_error = external constant i8*
@.str.24 = private unnamed_addr constant [6 x i8] c"third\00", align 1
@_ZTISt12domain_error = external constant i8*
@.str.25 = private unnamed_addr constant [7 x i8] c"fourth\00", align 1
@_ZTISt16invalid_argument = external constant i8*
@_ZTVSt16invalid_argument = external unnamed_addr constant { [5 x i8*] }, align 8
@_ZTV3Own = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTI3Own to i8*), i8* bitcast (void (%"class.std::out_of_range"*)* @_ZNSt12out_of_rangeD2Ev to i8*), i8* bitcast (void (%struct.Own*)* @_ZN3OwnD0Ev to i8*), i8* bitcast (i8* (%"class.std::logic_error"*)* @_ZNKSt11logic_error4whatEv to i8*)] }, comdat, align 8
@_ZTS5Named = linkonce_odr dso_local constant [7 x i8] c"5Named\00", comdat, align 1
@_ZTI5Named = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @_ZTS5Named, i32 0, i32 0), i8* bitcast (i8** @_ZTISt9exception to i8*) }, comdat, align 8
@_ZTV5Named = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTI5Named to i8*), i8* bitcast (void (%"class.std::exception"*)* @_ZNSt9exceptionD2Ev to i8*), i8* bitcast (void (%struct.Named*)* @_ZN5NamedD0Ev to i8*), i8* bitcast (i8* (%struct.Named*)* @_ZNK5Named4whatEv to i8*)] }, comdat, align 8
@_ZTVSt9exception = external unnamed_addr constant { [5 x i8*] }, align 8
@_ZTISt9bad_alloc = external constant i8*
@_ZTVSt9bad_alloc = external unnamed_addr constant { [5 x i8*] }, align 8
@.str.27 = private unnamed_addr constant [74 x i8] c"vector::_M_range_check: __n (which is %zu) >= this->size() (which is %zu)\00", align 1
@.str.28 = private unnamed_addr constant [16 x i8] c"vector::reserve\00", align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global i8*
@_ZTS4Base = linkonce_odr dso_local constant [6 x i8] c"4Base\00", comdat, align 1
@_ZTI4Base = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @_ZTS4Base, i32 0, i32 0) }, comdat, align 8
@_ZTS7Derived = linkonce_odr dso_local constant [9 x i8] c"7Derived\00", comdat, align 1
@_ZTI7Derived = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @_ZTS7Derived, i32 0, i32 0), i8* bitcast ({ i8*, i8* }* @_ZTI4Base to i8*) }, comdat, align 8
@_ZTV4Base = linkonce_odr dso_local unnamed_addr constant { [4 x i8*] } { [4 x i8*] [i8* null, i8* bitcast ({ i8*, i8* }* @_ZTI4Base to i8*), i8* bitcast (void (%struct.Base*)* @_ZN4BaseD2Ev to i8*), i8* bitcast (void (%struct.Base*)* @_ZN4BaseD0Ev to i8*)] }, comdat, align 8

define dso_local noundef i32 @main() local_unnamed_addr #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
  %1 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %2 = alloca %struct.Own, align 8
  %3 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %4 = alloca %struct.Base, align 8
  %5 = alloca %"class.std::function", align 8
  %6 = alloca %"class.std::invalid_argument", align 8
  %7 = alloca %"class.std::invalid_argument", align 8
  %8 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %9 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %10 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %11 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %12 = call i8* @__cxa_allocate_exception(i64 16) #16
  %13 = bitcast i8* %12 to %"class.std::runtime_error"*
  invoke void @_ZNSt13runtime_errorC1EPKc(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16) %13, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.22, i64 0, i64 0))
          to label %14 unwind label %16

14:                                               ; preds = %0
  invoke void @__cxa_throw(i8* %12, i8* bitcast (i8** @_ZTISt13runtime_error to i8*), i8* bitcast (void (%"class.std::runtime_error"*)* @_ZNSt13runtime_errorD1Ev to i8*)) #17
          to label %15 unwind label %18

15:                                               ; preds = %14
  unreachable

16:                                               ; preds = %0
  %17 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast ({ i8*, i8*, i8* }* @_ZTI3Own to i8*)
          catch i8* bitcast (i8** @_ZTISt11logic_error to i8*)
          catch i8* bitcast (i8** @_ZTISt13runtime_error to i8*)
          catch i8* bitcast (i8** @_ZTISt9exception to i8*)
  call void @__cxa_free_exception(i8* %12) #16
  br label %20

18:                                               ; preds = %14
  %19 = landingpad { i8*, i32 }
          catch i8* bitcast ({ i8*, i8*, i8* }* @_ZTI3Own to i8*)
          catch i8* bitcast (i8** @_ZTISt11logic_error to i8*)
          catch i8* bitcast (i8** @_ZTISt13runtime_error to i8*)
          catch i8* bitcast (i8** @_ZTISt9exception to i8*)
  br label %20

20:                                               ; preds = %18, %16
  %21 = phi { i8*, i32 } [ %19, %18 ], [ %17, %16 ]
  %22 = extractvalue { i8*, i32 } %21, 0
  %23 = extractvalue { i8*, i32 } %21, 1
  %24 = call i32 @llvm.eh.typeid.for(i8* bitcast ({ i8*, i8*, i8* }* @_ZTI3Own to i8*)) #16
  %25 = icmp eq i32 %23, %24
  br i1 %25, label %26, label %38

26:                                               ; preds = %20
  %27 = call i8* @__cxa_begin_catch(i8* %22) #16
  %28 = getelementptr inbounds i8, i8* %27, i64 16
  %29 = bitcast i8* %28 to i32*
  %30 = load i32, i32* %29, align 8, !tbaa !5
  %31 = bitcast i8* %27 to %"class.std::logic_error"*
  %32 = bitcast i8* %27 to i8* (%"class.std::logic_error"*)***
  %33 = load i8* (%"class.std::logic_error"*)**, i8* (%"class.std::logic_error"*)*** %32, align 8, !tbaa !10
  %34 = getelementptr inbounds i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %33, i64 2
  %35 = load i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %34, align 8
  %36 = call noundef i8* %35(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %31) #16
  %37 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i64 0, i64 0), i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0), i32 noundef %30, i8* noundef %36)
  br label %76

38:                                               ; preds = %20
  %39 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt11logic_error to i8*)) #16
  %40 = icmp eq i32 %23, %39
  br i1 %40, label %41, label %50

41:                                               ; preds = %38
  %42 = call i8* @__cxa_begin_catch(i8* %22) #16
  %43 = bitcast i8* %42 to %"class.std::logic_error"*
  %44 = bitcast i8* %42 to i8* (%"class.std::logic_error"*)***
  %45 = load i8* (%"class.std::logic_error"*)**, i8* (%"class.std::logic_error"*)*** %44, align 8, !tbaa !10
  %46 = getelementptr inbounds i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %45, i64 2
  %47 = load i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %46, align 8
  %48 = call noundef i8* %47(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %43) #16
  %49 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([14 x i8], [14 x i8]* @.str.20, i64 0, i64 0), i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0), i8* noundef %48)
  br label %76

50:                                               ; preds = %38
  %51 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt13runtime_error to i8*)) #16
  %52 = icmp eq i32 %23, %51
  br i1 %52, label %53, label %62

53:                                               ; preds = %50
  %54 = call i8* @__cxa_begin_catch(i8* %22) #16
  %55 = bitcast i8* %54 to %"class.std::runtime_error"*
  %56 = bitcast i8* %54 to i8* (%"class.std::runtime_error"*)***
  %57 = load i8* (%"class.std::runtime_error"*)**, i8* (%"class.std::runtime_error"*)*** %56, align 8, !tbaa !10
  %58 = getelementptr inbounds i8* (%"class.std::runtime_error"*)*, i8* (%"class.std::runtime_error"*)** %57, i64 2
  %59 = load i8* (%"class.std::runtime_error"*)*, i8* (%"class.std::runtime_error"*)** %58, align 8
  %60 = call noundef i8* %59(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16) %55) #16
  %61 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([16 x i8], [16 x i8]* @.str.19, i64 0, i64 0), i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0), i8* noundef %60)
  br label %76

62:                                               ; preds = %50
  %63 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt9exception to i8*)) #16
  %64 = icmp eq i32 %23, %63
  br i1 %64, label %65, label %74

65:                                               ; preds = %62
  %66 = call i8* @__cxa_begin_catch(i8* %22) #16
  %67 = bitcast i8* %66 to %"class.std::exception"*
  %68 = bitcast i8* %66 to i8* (%"class.std::exception"*)***
  %69 = load i8* (%"class.std::exception"*)**, i8* (%"class.std::exception"*)*** %68, align 8, !tbaa !10
  %70 = getelementptr inbounds i8* (%"class.std::exception"*)*, i8* (%"class.std::exception"*)** %69, i64 2
  %71 = load i8* (%"class.std::exception"*)*, i8* (%"class.std::exception"*)** %70, align 8
  %72 = call noundef i8* %71(%"class.std::exception"* noundef nonnull align 8 dereferenceable(8) %67) #16
  %73 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([8 x i8], [8 x i8]* @.str.18, i64 0, i64 0), i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0), i8* noundef %72)
  br label %76

74:                                               ; preds = %825, %748, %686, %603, %548, %493, %436, %379, %321, %256, %188, %126, %62, %1032
  %75 = phi { i8*, i32 } [ %1034, %1032 ], [ %21, %62 ], [ %86, %126 ], [ %148, %188 ], [ %216, %256 ], [ %281, %321 ], [ %339, %379 ], [ %396, %436 ], [ %453, %493 ], [ %508, %548 ], [ %563, %603 ], [ %635, %686 ], [ %708, %748 ], [ %785, %825 ]
  resume { i8*, i32 } %75

76:                                               ; preds = %26, %41, %53, %65
  call void @__cxa_end_catch()
  %77 = call i8* @__cxa_allocate_exception(i64 16) #16
  %78 = bitcast i8* %77 to %"class.std::range_error"*
  invoke void @_ZNSt11range_errorC1EPKc(%"class.std::range_error"* noundef nonnull align 8 dereferenceable(16) %78, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i64 0, i64 0))
          to label %79 unwind label %81

79:                                               ; preds = %76
  invoke void @__cxa_throw(i8* %77, i8* bitcast (i8** @_ZTISt11range_error to i8*), i8* bitcast (void (%"class.std::range_error"*)* @_ZNSt11range_errorD1Ev to i8*)) #17
          to label %80 unwind label %83

80:                                               ; preds = %79
  unreachable

81:                                               ; preds = %76
  %82 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast ({ i8*, i8*, i8* }* @_ZTI3Own to i8*)
          catch i8* bitcast (i8** @_ZTISt11logic_error to i8*)
          catch i8* bitcast (i8** @_ZTISt13runtime_error to i8*)
          catch i8* bitcast (i8** @_ZTISt9exception to i8*)
  call void @__cxa_free_exception(i8* %77) #16
  br label %85

83:                                               ; preds = %79
  %84 = landingpad { i8*, i32 }
          catch i8* bitcast ({ i8*, i8*, i8* }* @_ZTI3Own to i8*)
          catch i8* bitcast (i8** @_ZTISt11logic_error to i8*)
          catch i8* bitcast (i8** @_ZTISt13runtime_error to i8*)
          catch i8* bitcast (i8** @_ZTISt9exception to i8*)
  br label %85

85:                                               ; preds = %83, %81
  %86 = phi { i8*, i32 } [ %84, %83 ], [ %82, %81 ]
  %87 = extractvalue { i8*, i32 } %86, 0
  %88 = extractvalue { i8*, i32 } %86, 1
  %89 = icmp eq i32 %88, %24
  br i1 %89, label %90, label %102

90:                                               ; preds = %85
  %91 = call i8* @__cxa_begin_catch(i8* %87) #16
  %92 = getelementptr inbounds i8, i8* %91, i64 16
  %93 = bitcast i8* %92 to i32*
  %94 = load i32, i32* %93, align 8, !tbaa !5
  %95 = bitcast i8* %91 to %"class.std::logic_error"*
  %96 = bitcast i8* %91 to i8* (%"class.std::logic_error"*)***
  %97 = load i8* (%"class.std::logic_error"*)**, i8* (%"class.std::logic_error"*)*** %96, align 8, !tbaa !10
  %98 = getelementptr inbounds i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %97, i64 2
  %99 = load i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %98, align 8
  %100 = call noundef i8* %99(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %95) #16
  %101 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i64 0, i64 0), i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0), i32 noundef %94, i8* noundef %100)
  br label %138

102:                                              ; preds = %85
  %103 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt11logic_error to i8*)) #16
  %104 = icmp eq i32 %88, %103
  br i1 %104, label %105, label %114

105:                                              ; preds = %102
  %106 = call i8* @__cxa_begin_catch(i8* %87) #16
  %107 = bitcast i8* %106 to %"class.std::logic_error"*
  %108 = bitcast i8* %106 to i8* (%"class.std::logic_error"*)***
  %109 = load i8* (%"class.std::logic_error"*)**, i8* (%"class.std::logic_error"*)*** %108, align 8, !tbaa !10
  %110 = getelementptr inbounds i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %109, i64 2
  %111 = load i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %110, align 8
  %112 = call noundef i8* %111(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %107) #16
  %113 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([14 x i8], [14 x i8]* @.str.20, i64 0, i64 0), i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0), i8* noundef %112)
  br label %138

114:                                              ; preds = %102
  %115 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt13runtime_error to i8*)) #16
  %116 = icmp eq i32 %88, %115
  br i1 %116, label %117, label %126

117:                                              ; preds = %114
  %118 = call i8* @__cxa_begin_catch(i8* %87) #16
  %119 = bitcast i8* %118 to %"class.std::runtime_error"*
  %120 = bitcast i8* %118 to i8* (%"class.std::runtime_error"*)***
  %121 = load i8* (%"class.std::runtime_error"*)**, i8* (%"class.std::runtime_error"*)*** %120, align 8, !tbaa !10
  %122 = getelementptr inbounds i8* (%"class.std::runtime_error"*)*, i8* (%"class.std::runtime_error"*)** %121, i64 2
  %123 = load i8* (%"class.std::runtime_error"*)*, i8* (%"class.std::runtime_error"*)** %122, align 8
  %124 = call noundef i8* %123(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16) %119) #16
  %125 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([16 x i8], [16 x i8]* @.str.19, i64 0, i64 0), i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0), i8* noundef %124)
  br label %138

126:                                              ; preds = %114
  %127 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt9exception to i8*)) #16
  %128 = icmp eq i32 %88, %127
  br i1 %128, label %129, label %74

129:                                              ; preds = %126
  %130 = call i8* @__cxa_begin_catch(i8* %87) #16
  %131 = bitcast i8* %130 to %"class.std::exception"*
  %132 = bitcast i8* %130 to i8* (%"class.std::exception"*)***
  %133 = load i8* (%"class.std::exception"*)**, i8* (%"class.std::exception"*)*** %132, align 8, !tbaa !10
  %134 = getelementptr inbounds i8* (%"class.std::exception"*)*, i8* (%"class.std::exception"*)** %133, i64 2
  %135 = load i8* (%"class.std::exception"*)*, i8* (%"class.std::exception"*)** %134, align 8
  %136 = call noundef i8* %135(%"class.std::exception"* noundef nonnull align 8 dereferenceable(8) %131) #16
  %137 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([8 x i8], [8 x i8]* @.str.18, i64 0, i64 0), i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0), i8* noundef %136)
  br label %138

138:                                              ; preds = %90, %105, %117, %129
  call void @__cxa_end_catch()
  %139 = call i8* @__cxa_allocate_exception(i64 16) #16
  %140 = bitcast i8* %139 to %"class.std::domain_error"*
  invoke void @_ZNSt12domain_errorC1EPKc(%"class.std::domain_error"* noundef nonnull align 8 dereferenceable(16) %140, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.24, i64 0, i64 0))
          to label %141 unwind label %143

141:                                              ; preds = %138
  invoke void @__cxa_throw(i8* %139, i8* bitcast (i8** @_ZTISt12domain_error to i8*), i8* bitcast (void (%"class.std::domain_error"*)* @_ZNSt12domain_errorD1Ev to i8*)) #17
          to label %142 unwind label %145

142:                                              ; preds = %141
  unreachable

143:                                              ; preds = %138
  %144 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast ({ i8*, i8*, i8* }* @_ZTI3Own to i8*)
          catch i8* bitcast (i8** @_ZTISt11logic_error to i8*)
          catch i8* bitcast (i8** @_ZTISt13runtime_error to i8*)
          catch i8* bitcast (i8** @_ZTISt9exception to i8*)
  call void @__cxa_free_exception(i8* %139) #16
  br label %147

145:                                              ; preds = %141
  %146 = landingpad { i8*, i32 }
          catch i8* bitcast ({ i8*, i8*, i8* }* @_ZTI3Own to i8*)
          catch i8* bitcast (i8** @_ZTISt11logic_error to i8*)
          catch i8* bitcast (i8** @_ZTISt13runtime_error to i8*)
          catch i8* bitcast (i8** @_ZTISt9exception to i8*)
  br label %147

147:                                              ; preds = %145, %143
  %148 = phi { i8*, i32 } [ %146, %145 ], [ %144, %143 ]
  %149 = extractvalue { i8*, i32 } %148, 0
  %150 = extractvalue { i8*, i32 } %148, 1
  %151 = icmp eq i32 %150, %24
  br i1 %151, label %152, label %164

152:                                              ; preds = %147
  %153 = call i8* @__cxa_begin_catch(i8* %149) #16
  %154 = getelementptr inbounds i8, i8* %153, i64 16
  %155 = bitcast i8* %154 to i32*
  %156 = load i32, i32* %155, align 8, !tbaa !5
  %157 = bitcast i8* %153 to %"class.std::logic_error"*
  %158 = bitcast i8* %153 to i8* (%"class.std::logic_error"*)***
  %159 = load i8* (%"class.std::logic_error"*)**, i8* (%"class.std::logic_error"*)*** %158, align 8, !tbaa !10
  %160 = getelementptr inbounds i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %159, i64 2
  %161 = load i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %160, align 8
  %162 = call noundef i8* %161(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %157) #16
  %163 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0), i32 noundef %156, i8* noundef %162)
  br label %200

164:                                              ; preds = %147
  %165 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt11logic_error to i8*)) #16
  %166 = icmp eq i32 %150, %165
  br i1 %166, label %167, label %176

167:                                              ; preds = %164
  %168 = call i8* @__cxa_begin_catch(i8* %149) #16
  %169 = bitcast i8* %168 to %"class.std::logic_error"*
  %170 = bitcast i8* %168 to i8* (%"class.std::logic_error"*)***
  %171 = load i8* (%"class.std::logic_error"*)**, i8* (%"class.std::logic_error"*)*** %170, align 8, !tbaa !10
  %172 = getelementptr inbounds i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %171, i64 2
  %173 = load i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %172, align 8
  %174 = call noundef i8* %173(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %169) #16
  %175 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([14 x i8], [14 x i8]* @.str.20, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0), i8* noundef %174)
  br label %200

176:                                              ; preds = %164
  %177 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt13runtime_error to i8*)) #16
  %178 = icmp eq i32 %150, %177
  br i1 %178, label %179, label %188

179:                                              ; preds = %176
  %180 = call i8* @__cxa_begin_catch(i8* %149) #16
  %181 = bitcast i8* %180 to %"class.std::runtime_error"*
  %182 = bitcast i8* %180 to i8* (%"class.std::runtime_error"*)***
  %183 = load i8* (%"class.std::runtime_error"*)**, i8* (%"class.std::runtime_error"*)*** %182, align 8, !tbaa !10
  %184 = getelementptr inbounds i8* (%"class.std::runtime_error"*)*, i8* (%"class.std::runtime_error"*)** %183, i64 2
  %185 = load i8* (%"class.std::runtime_error"*)*, i8* (%"class.std::runtime_error"*)** %184, align 8
  %186 = call noundef i8* %185(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16) %181) #16
  %187 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([16 x i8], [16 x i8]* @.str.19, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0), i8* noundef %186)
  br label %200

188:                                              ; preds = %176
  %189 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt9exception to i8*)) #16
  %190 = icmp eq i32 %150, %189
  br i1 %190, label %191, label %74

191:                                              ; preds = %188
  %192 = call i8* @__cxa_begin_catch(i8* %149) #16
  %193 = bitcast i8* %192 to %"class.std::exception"*
  %194 = bitcast i8* %192 to i8* (%"class.std::exception"*)***
  %195 = load i8* (%"class.std::exception"*)**, i8* (%"class.std::exception"*)*** %194, align 8, !tbaa !10
  %196 = getelementptr inbounds i8* (%"class.std::exception"*)*, i8* (%"class.std::exception"*)** %195, i64 2
  %197 = load i8* (%"class.std::exception"*)*, i8* (%"class.std::exception"*)** %196, align 8
  %198 = call noundef i8* %197(%"class.std::exception"* noundef nonnull align 8 dereferenceable(8) %193) #16
  %199 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([8 x i8], [8 x i8]* @.str.18, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0), i8* noundef %198)
  br label %200

200:                                              ; preds = %152, %167, %179, %191
  call void @__cxa_end_catch()
  %201 = bitcast %"class.std::invalid_argument"* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %201) #16
  invoke void @_ZNSt16invalid_argumentC1EPKc(%"class.std::invalid_argument"* noundef nonnull align 8 dereferenceable(16) %6, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.25, i64 0, i64 0))
          to label %202 unwind label %213

202:                                              ; preds = %200
  %203 = bitcast %"class.std::invalid_argument"* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %203) #16
  %204 = getelementptr inbounds %"class.std::invalid_argument", %"class.std::invalid_argument"* %7, i64 0, i32 0
  %205 = getelementptr inbounds %"class.std::invalid_argument", %"class.std::invalid_argument"* %6, i64 0, i32 0
  call void @_ZNSt11logic_errorC2ERKS_(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %204, %"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %205) #16
  %206 = getelementptr inbounds %"class.std::invalid_argument", %"class.std::invalid_argument"* %7, i64 0, i32 0, i32 0, i32 0
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVSt16invalid_argument, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %206, align 8, !tbaa !10
  %207 = call i8* @__cxa_allocate_exception(i64 16) #16
  %208 = bitcast i8* %207 to %"class.std::logic_error"*
  call void @_ZNSt11logic_errorC2EOS_(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %208, %"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %204) #16
  %209 = bitcast i8* %207 to i32 (...)***
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVSt16invalid_argument, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %209, align 8, !tbaa !10
  invoke void @__cxa_throw(i8* %207, i8* bitcast (i8** @_ZTISt16invalid_argument to i8*), i8* bitcast (void (%"class.std::invalid_argument"*)* @_ZNSt16invalid_argumentD1Ev to i8*)) #17
          to label %212 unwind label %210

210:                                              ; preds = %202
  %211 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast ({ i8*, i8*, i8* }* @_ZTI3Own to i8*)
          catch i8* bitcast (i8** @_ZTISt11logic_error to i8*)
          catch i8* bitcast (i8** @_ZTISt13runtime_error to i8*)
          catch i8* bitcast (i8** @_ZTISt9exception to i8*)
  call void @_ZNSt16invalid_argumentD1Ev(%"class.std::invalid_argument"* noundef nonnull align 8 dereferenceable(16) %7) #16
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %203) #16
  call void @_ZNSt16invalid_argumentD1Ev(%"class.std::invalid_argument"* noundef nonnull align 8 dereferenceable(16) %6) #16
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %201) #16
  br label %215

212:                                              ; preds = %202
  unreachable

213:                                              ; preds = %200
  %214 = landingpad { i8*, i32 }
          catch i8* bitcast ({ i8*, i8*, i8* }* @_ZTI3Own to i8*)
          catch i8* bitcast (i8** @_ZTISt11logic_error to i8*)
          catch i8* bitcast (i8** @_ZTISt13runtime_error to i8*)
          catch i8* bitcast (i8** @_ZTISt9exception to i8*)
  br label %215

215:                                              ; preds = %213, %210
  %216 = phi { i8*, i32 } [ %214, %213 ], [ %211, %210 ]
  %217 = extractvalue { i8*, i32 } %216, 0
  %218 = extractvalue { i8*, i32 } %216, 1
  %219 = icmp eq i32 %218, %24
  br i1 %219, label %220, label %232

220:                                              ; preds = %215
  %221 = call i8* @__cxa_begin_catch(i8* %217) #16
  %222 = getelementptr inbounds i8, i8* %221, i64 16
  %223 = bitcast i8* %222 to i32*
  %224 = load i32, i32* %223, align 8, !tbaa !5
  %225 = bitcast i8* %221 to %"class.std::logic_error"*
  %226 = bitcast i8* %221 to i8* (%"class.std::logic_error"*)***
  %227 = load i8* (%"class.std::logic_error"*)**, i8* (%"class.std::logic_error"*)*** %226, align 8, !tbaa !10
  %228 = getelementptr inbounds i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %227, i64 2
  %229 = load i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %228, align 8
  %230 = call noundef i8* %229(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %225) #16
  %231 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i64 0, i64 0), i32 noundef %224, i8* noundef %230)
  br label %268

232:                                              ; preds = %215
  %233 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt11logic_error to i8*)) #16
  %234 = icmp eq i32 %218, %233
  br i1 %234, label %235, label %244

235:                                              ; preds = %232
  %236 = call i8* @__cxa_begin_catch(i8* %217) #16
  %237 = bitcast i8* %236 to %"class.std::logic_error"*
  %238 = bitcast i8* %236 to i8* (%"class.std::logic_error"*)***
  %239 = load i8* (%"class.std::logic_error"*)**, i8* (%"class.std::logic_error"*)*** %238, align 8, !tbaa !10
  %240 = getelementptr inbounds i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %239, i64 2
  %241 = load i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %240, align 8
  %242 = call noundef i8* %241(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %237) #16
  %243 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([14 x i8], [14 x i8]* @.str.20, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i64 0, i64 0), i8* noundef %242)
  br label %268

244:                                              ; preds = %232
  %245 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt13runtime_error to i8*)) #16
  %246 = icmp eq i32 %218, %245
  br i1 %246, label %247, label %256

247:                                              ; preds = %244
  %248 = call i8* @__cxa_begin_catch(i8* %217) #16
  %249 = bitcast i8* %248 to %"class.std::runtime_error"*
  %250 = bitcast i8* %248 to i8* (%"class.std::runtime_error"*)***
  %251 = load i8* (%"class.std::runtime_error"*)**, i8* (%"class.std::runtime_error"*)*** %250, align 8, !tbaa !10
  %252 = getelementptr inbounds i8* (%"class.std::runtime_error"*)*, i8* (%"class.std::runtime_error"*)** %251, i64 2
  %253 = load i8* (%"class.std::runtime_error"*)*, i8* (%"class.std::runtime_error"*)** %252, align 8
  %254 = call noundef i8* %253(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16) %249) #16
  %255 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([16 x i8], [16 x i8]* @.str.19, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i64 0, i64 0), i8* noundef %254)
  br label %268

256:                                              ; preds = %244
  %257 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt9exception to i8*)) #16
  %258 = icmp eq i32 %218, %257
  br i1 %258, label %259, label %74

259:                                              ; preds = %256
  %260 = call i8* @__cxa_begin_catch(i8* %217) #16
  %261 = bitcast i8* %260 to %"class.std::exception"*
  %262 = bitcast i8* %260 to i8* (%"class.std::exception"*)***
  %263 = load i8* (%"class.std::exception"*)**, i8* (%"class.std::exception"*)*** %262, align 8, !tbaa !10
  %264 = getelementptr inbounds i8* (%"class.std::exception"*)*, i8* (%"class.std::exception"*)** %263, i64 2
  %265 = load i8* (%"class.std::exception"*)*, i8* (%"class.std::exception"*)** %264, align 8
  %266 = call noundef i8* %265(%"class.std::exception"* noundef nonnull align 8 dereferenceable(8) %261) #16
  %267 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([8 x i8], [8 x i8]* @.str.18, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i64 0, i64 0), i8* noundef %266)
  br label %268

268:                                              ; preds = %220, %235, %247, %259
  call void @__cxa_end_catch()
  %269 = call i8* @__cxa_allocate_exception(i64 24) #16
  %270 = bitcast i8* %269 to %"class.std::out_of_range"*
  invoke void @_ZNSt12out_of_rangeC2EPKc(%"class.std::out_of_range"* noundef nonnull align 8 dereferenceable(16) %270, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.4, i64 0, i64 0))
          to label %271 unwind label %276

271:                                              ; preds = %268
  %272 = bitcast i8* %269 to i32 (...)***
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTV3Own, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %272, align 8, !tbaa !10
  %273 = getelementptr inbounds i8, i8* %269, i64 16
  %274 = bitcast i8* %273 to i32*
  store i32 5, i32* %274, align 8, !tbaa !5
  invoke void @__cxa_throw(i8* %269, i8* bitcast ({ i8*, i8*, i8* }* @_ZTI3Own to i8*), i8* bitcast (void (%"class.std::out_of_range"*)* @_ZNSt12out_of_rangeD2Ev to i8*)) #17
          to label %275 unwind label %278

275:                                              ; preds = %271
  unreachable

276:                                              ; preds = %268
  %277 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast ({ i8*, i8*, i8* }* @_ZTI3Own to i8*)
          catch i8* bitcast (i8** @_ZTISt11logic_error to i8*)
          catch i8* bitcast (i8** @_ZTISt13runtime_error to i8*)
          catch i8* bitcast (i8** @_ZTISt9exception to i8*)
  call void @__cxa_free_exception(i8* %269) #16
  br label %280

278:                                              ; preds = %271
  %279 = landingpad { i8*, i32 }
          catch i8* bitcast ({ i8*, i8*, i8* }* @_ZTI3Own to i8*)
          catch i8* bitcast (i8** @_ZTISt11logic_error to i8*)
          catch i8* bitcast (i8** @_ZTISt13runtime_error to i8*)
          catch i8* bitcast (i8** @_ZTISt9exception to i8*)
  br label %280

280:                                              ; preds = %278, %276
  %281 = phi { i8*, i32 } [ %279, %278 ], [ %277, %276 ]
  %282 = extractvalue { i8*, i32 } %281, 0
  %283 = extractvalue { i8*, i32 } %281, 1
  %284 = icmp eq i32 %283, %24
  br i1 %284, label %285, label %297

285:                                              ; preds = %280
  %286 = call i8* @__cxa_begin_catch(i8* %282) #16
  %287 = getelementptr inbounds i8, i8* %286, i64 16
  %288 = bitcast i8* %287 to i32*
  %289 = load i32, i32* %288, align 8, !tbaa !5
  %290 = bitcast i8* %286 to %"class.std::logic_error"*
  %291 = bitcast i8* %286 to i8* (%"class.std::logic_error"*)***
  %292 = load i8* (%"class.std::logic_error"*)**, i8* (%"class.std::logic_error"*)*** %291, align 8, !tbaa !10
  %293 = getelementptr inbounds i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %292, i64 2
  %294 = load i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %293, align 8
  %295 = call noundef i8* %294(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %290) #16
  %296 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i64 0, i64 0), i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.4, i64 0, i64 0), i32 noundef %289, i8* noundef %295)
  br label %333

297:                                              ; preds = %280
  %298 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt11logic_error to i8*)) #16
  %299 = icmp eq i32 %283, %298
  br i1 %299, label %300, label %309

300:                                              ; preds = %297
  %301 = call i8* @__cxa_begin_catch(i8* %282) #16
  %302 = bitcast i8* %301 to %"class.std::logic_error"*
  %303 = bitcast i8* %301 to i8* (%"class.std::logic_error"*)***
  %304 = load i8* (%"class.std::logic_error"*)**, i8* (%"class.std::logic_error"*)*** %303, align 8, !tbaa !10
  %305 = getelementptr inbounds i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %304, i64 2
  %306 = load i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %305, align 8
  %307 = call noundef i8* %306(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %302) #16
  %308 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([14 x i8], [14 x i8]* @.str.20, i64 0, i64 0), i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.4, i64 0, i64 0), i8* noundef %307)
  br label %333

309:                                              ; preds = %297
  %310 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt13runtime_error to i8*)) #16
  %311 = icmp eq i32 %283, %310
  br i1 %311, label %312, label %321

312:                                              ; preds = %309
  %313 = call i8* @__cxa_begin_catch(i8* %282) #16
  %314 = bitcast i8* %313 to %"class.std::runtime_error"*
  %315 = bitcast i8* %313 to i8* (%"class.std::runtime_error"*)***
  %316 = load i8* (%"class.std::runtime_error"*)**, i8* (%"class.std::runtime_error"*)*** %315, align 8, !tbaa !10
  %317 = getelementptr inbounds i8* (%"class.std::runtime_error"*)*, i8* (%"class.std::runtime_error"*)** %316, i64 2
  %318 = load i8* (%"class.std::runtime_error"*)*, i8* (%"class.std::runtime_error"*)** %317, align 8
  %319 = call noundef i8* %318(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16) %314) #16
  %320 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([16 x i8], [16 x i8]* @.str.19, i64 0, i64 0), i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.4, i64 0, i64 0), i8* noundef %319)
  br label %333

321:                                              ; preds = %309
  %322 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt9exception to i8*)) #16
  %323 = icmp eq i32 %283, %322
  br i1 %323, label %324, label %74

324:                                              ; preds = %321
  %325 = call i8* @__cxa_begin_catch(i8* %282) #16
  %326 = bitcast i8* %325 to %"class.std::exception"*
  %327 = bitcast i8* %325 to i8* (%"class.std::exception"*)***
  %328 = load i8* (%"class.std::exception"*)**, i8* (%"class.std::exception"*)*** %327, align 8, !tbaa !10
  %329 = getelementptr inbounds i8* (%"class.std::exception"*)*, i8* (%"class.std::exception"*)** %328, i64 2
  %330 = load i8* (%"class.std::exception"*)*, i8* (%"class.std::exception"*)** %329, align 8
  %331 = call noundef i8* %330(%"class.std::exception"* noundef nonnull align 8 dereferenceable(8) %326) #16
  %332 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([8 x i8], [8 x i8]* @.str.18, i64 0, i64 0), i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.4, i64 0, i64 0), i8* noundef %331)
  br label %333

333:                                              ; preds = %285, %300, %312, %324
  call void @__cxa_end_catch()
  %334 = call i8* @__cxa_allocate_exception(i64 8) #16
  %335 = bitcast i8* %334 to i64*
  store i64 0, i64* %335, align 16
  %336 = bitcast i8* %334 to i32 (...)***
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTV5Named, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %336, align 8, !tbaa !10
  invoke void @__cxa_throw(i8* %334, i8* bitcast ({ i8*, i8*, i8* }* @_ZTI5Named to i8*), i8* bitcast (void (%"class.std::exception"*)* @_ZNSt9exceptionD2Ev to i8*)) #17
          to label %337 unwind label %338

337:                                              ; preds = %333
  unreachable

338:                                              ; preds = %333
  %339 = landingpad { i8*, i32 }
          catch i8* bitcast ({ i8*, i8*, i8* }* @_ZTI3Own to i8*)
          catch i8* bitcast (i8** @_ZTISt11logic_error to i8*)
          catch i8* bitcast (i8** @_ZTISt13runtime_error to i8*)
          catch i8* bitcast (i8** @_ZTISt9exception to i8*)
  %340 = extractvalue { i8*, i32 } %339, 0
  %341 = extractvalue { i8*, i32 } %339, 1
  %342 = icmp eq i32 %341, %24
  br i1 %342, label %343, label %355

343:                                              ; preds = %338
  %344 = call i8* @__cxa_begin_catch(i8* %340) #16
  %345 = getelementptr inbounds i8, i8* %344, i64 16
  %346 = bitcast i8* %345 to i32*
  %347 = load i32, i32* %346, align 8, !tbaa !5
  %348 = bitcast i8* %344 to %"class.std::logic_error"*
  %349 = bitcast i8* %344 to i8* (%"class.std::logic_error"*)***
  %350 = load i8* (%"class.std::logic_error"*)**, i8* (%"class.std::logic_error"*)*** %349, align 8, !tbaa !10
  %351 = getelementptr inbounds i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %350, i64 2
  %352 = load i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %351, align 8
  %353 = call noundef i8* %352(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %348) #16
  %354 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i64 0, i64 0), i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.5, i64 0, i64 0), i32 noundef %347, i8* noundef %353)
  br label %391

355:                                              ; preds = %338
  %356 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt11logic_error to i8*)) #16
  %357 = icmp eq i32 %341, %356
  br i1 %357, label %358, label %367

358:                                              ; preds = %355
  %359 = call i8* @__cxa_begin_catch(i8* %340) #16
  %360 = bitcast i8* %359 to %"class.std::logic_error"*
  %361 = bitcast i8* %359 to i8* (%"class.std::logic_error"*)***
  %362 = load i8* (%"class.std::logic_error"*)**, i8* (%"class.std::logic_error"*)*** %361, align 8, !tbaa !10
  %363 = getelementptr inbounds i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %362, i64 2
  %364 = load i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %363, align 8
  %365 = call noundef i8* %364(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %360) #16
  %366 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([14 x i8], [14 x i8]* @.str.20, i64 0, i64 0), i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.5, i64 0, i64 0), i8* noundef %365)
  br label %391

367:                                              ; preds = %355
  %368 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt13runtime_error to i8*)) #16
  %369 = icmp eq i32 %341, %368
  br i1 %369, label %370, label %379

370:                                              ; preds = %367
  %371 = call i8* @__cxa_begin_catch(i8* %340) #16
  %372 = bitcast i8* %371 to %"class.std::runtime_error"*
  %373 = bitcast i8* %371 to i8* (%"class.std::runtime_error"*)***
  %374 = load i8* (%"class.std::runtime_error"*)**, i8* (%"class.std::runtime_error"*)*** %373, align 8, !tbaa !10
  %375 = getelementptr inbounds i8* (%"class.std::runtime_error"*)*, i8* (%"class.std::runtime_error"*)** %374, i64 2
  %376 = load i8* (%"class.std::runtime_error"*)*, i8* (%"class.std::runtime_error"*)** %375, align 8
  %377 = call noundef i8* %376(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16) %372) #16
  %378 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([16 x i8], [16 x i8]* @.str.19, i64 0, i64 0), i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.5, i64 0, i64 0), i8* noundef %377)
  br label %391

379:                                              ; preds = %367
  %380 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt9exception to i8*)) #16
  %381 = icmp eq i32 %341, %380
  br i1 %381, label %382, label %74

382:                                              ; preds = %379
  %383 = call i8* @__cxa_begin_catch(i8* %340) #16
  %384 = bitcast i8* %383 to %"class.std::exception"*
  %385 = bitcast i8* %383 to i8* (%"class.std::exception"*)***
  %386 = load i8* (%"class.std::exception"*)**, i8* (%"class.std::exception"*)*** %385, align 8, !tbaa !10
  %387 = getelementptr inbounds i8* (%"class.std::exception"*)*, i8* (%"class.std::exception"*)** %386, i64 2
  %388 = load i8* (%"class.std::exception"*)*, i8* (%"class.std::exception"*)** %387, align 8
  %389 = call noundef i8* %388(%"class.std::exception"* noundef nonnull align 8 dereferenceable(8) %384) #16
  %390 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([8 x i8], [8 x i8]* @.str.18, i64 0, i64 0), i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.5, i64 0, i64 0), i8* noundef %389)
  br label %391

391:                                              ; preds = %343, %358, %370, %382
  call void @__cxa_end_catch()
  %392 = call i8* @__cxa_allocate_exception(i64 8) #16
  %393 = bitcast i8* %392 to i32 (...)***
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVSt9exception, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %393, align 8, !tbaa !10
  invoke void @__cxa_throw(i8* %392, i8* bitcast (i8** @_ZTISt9exception to i8*), i8* bitcast (void (%"class.std::exception"*)* @_ZNSt9exceptionD1Ev to i8*)) #17
          to label %394 unwind label %395

394:                                              ; preds = %391
  unreachable

395:                                              ; preds = %391
  %396 = landingpad { i8*, i32 }
          catch i8* bitcast ({ i8*, i8*, i8* }* @_ZTI3Own to i8*)
          catch i8* bitcast (i8** @_ZTISt11logic_error to i8*)
          catch i8* bitcast (i8** @_ZTISt13runtime_error to i8*)
          catch i8* bitcast (i8** @_ZTISt9exception to i8*)
  %397 = extractvalue { i8*, i32 } %396, 0
  %398 = extractvalue { i8*, i32 } %396, 1
  %399 = icmp eq i32 %398, %24
  br i1 %399, label %400, label %412

400:                                              ; preds = %395
  %401 = call i8* @__cxa_begin_catch(i8* %397) #16
  %402 = getelementptr inbounds i8, i8* %401, i64 16
  %403 = bitcast i8* %402 to i32*
  %404 = load i32, i32* %403, align 8, !tbaa !5
  %405 = bitcast i8* %401 to %"class.std::logic_error"*
  %406 = bitcast i8* %401 to i8* (%"class.std::logic_error"*)***
  %407 = load i8* (%"class.std::logic_error"*)**, i8* (%"class.std::logic_error"*)*** %406, align 8, !tbaa !10
  %408 = getelementptr inbounds i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %407, i64 2
  %409 = load i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %408, align 8
  %410 = call noundef i8* %409(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %405) #16
  %411 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i64 0, i64 0), i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.6, i64 0, i64 0), i32 noundef %404, i8* noundef %410)
  br label %448

412:                                              ; preds = %395
  %413 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt11logic_error to i8*)) #16
  %414 = icmp eq i32 %398, %413
  br i1 %414, label %415, label %424

415:                                              ; preds = %412
  %416 = call i8* @__cxa_begin_catch(i8* %397) #16
  %417 = bitcast i8* %416 to %"class.std::logic_error"*
  %418 = bitcast i8* %416 to i8* (%"class.std::logic_error"*)***
  %419 = load i8* (%"class.std::logic_error"*)**, i8* (%"class.std::logic_error"*)*** %418, align 8, !tbaa !10
  %420 = getelementptr inbounds i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %419, i64 2
  %421 = load i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %420, align 8
  %422 = call noundef i8* %421(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %417) #16
  %423 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([14 x i8], [14 x i8]* @.str.20, i64 0, i64 0), i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.6, i64 0, i64 0), i8* noundef %422)
  br label %448

424:                                              ; preds = %412
  %425 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt13runtime_error to i8*)) #16
  %426 = icmp eq i32 %398, %425
  br i1 %426, label %427, label %436

427:                                              ; preds = %424
  %428 = call i8* @__cxa_begin_catch(i8* %397) #16
  %429 = bitcast i8* %428 to %"class.std::runtime_error"*
  %430 = bitcast i8* %428 to i8* (%"class.std::runtime_error"*)***
  %431 = load i8* (%"class.std::runtime_error"*)**, i8* (%"class.std::runtime_error"*)*** %430, align 8, !tbaa !10
  %432 = getelementptr inbounds i8* (%"class.std::runtime_error"*)*, i8* (%"class.std::runtime_error"*)** %431, i64 2
  %433 = load i8* (%"class.std::runtime_error"*)*, i8* (%"class.std::runtime_error"*)** %432, align 8
  %434 = call noundef i8* %433(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16) %429) #16
  %435 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([16 x i8], [16 x i8]* @.str.19, i64 0, i64 0), i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.6, i64 0, i64 0), i8* noundef %434)
  br label %448

436:                                              ; preds = %424
  %437 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt9exception to i8*)) #16
  %438 = icmp eq i32 %398, %437
  br i1 %438, label %439, label %74

439:                                              ; preds = %436
  %440 = call i8* @__cxa_begin_catch(i8* %397) #16
  %441 = bitcast i8* %440 to %"class.std::exception"*
  %442 = bitcast i8* %440 to i8* (%"class.std::exception"*)***
  %443 = load i8* (%"class.std::exception"*)**, i8* (%"class.std::exception"*)*** %442, align 8, !tbaa !10
  %444 = getelementptr inbounds i8* (%"class.std::exception"*)*, i8* (%"class.std::exception"*)** %443, i64 2
  %445 = load i8* (%"class.std::exception"*)*, i8* (%"class.std::exception"*)** %444, align 8
  %446 = call noundef i8* %445(%"class.std::exception"* noundef nonnull align 8 dereferenceable(8) %441) #16
  %447 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([8 x i8], [8 x i8]* @.str.18, i64 0, i64 0), i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.6, i64 0, i64 0), i8* noundef %446)
  br label %448

448:                                              ; preds = %400, %415, %427, %439
  call void @__cxa_end_catch()
  %449 = call i8* @__cxa_allocate_exception(i64 8) #16
  %450 = bitcast i8* %449 to i32 (...)***
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVSt9bad_alloc, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %450, align 8, !tbaa !10
  invoke void @__cxa_throw(i8* %449, i8* bitcast (i8** @_ZTISt9bad_alloc to i8*), i8* bitcast (void (%"class.std::bad_alloc"*)* @_ZNSt9bad_allocD1Ev to i8*)) #17
          to label %451 unwind label %452

451:                                              ; preds = %448
  unreachable

452:                                              ; preds = %448
  %453 = landingpad { i8*, i32 }
          catch i8* bitcast ({ i8*, i8*, i8* }* @_ZTI3Own to i8*)
          catch i8* bitcast (i8** @_ZTISt11logic_error to i8*)
          catch i8* bitcast (i8** @_ZTISt13runtime_error to i8*)
          catch i8* bitcast (i8** @_ZTISt9exception to i8*)
  %454 = extractvalue { i8*, i32 } %453, 0
  %455 = extractvalue { i8*, i32 } %453, 1
  %456 = icmp eq i32 %455, %24
  br i1 %456, label %457, label %469

457:                                              ; preds = %452
  %458 = call i8* @__cxa_begin_catch(i8* %454) #16
  %459 = getelementptr inbounds i8, i8* %458, i64 16
  %460 = bitcast i8* %459 to i32*
  %461 = load i32, i32* %460, align 8, !tbaa !5
  %462 = bitcast i8* %458 to %"class.std::logic_error"*
  %463 = bitcast i8* %458 to i8* (%"class.std::logic_error"*)***
  %464 = load i8* (%"class.std::logic_error"*)**, i8* (%"class.std::logic_error"*)*** %463, align 8, !tbaa !10
  %465 = getelementptr inbounds i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %464, i64 2
  %466 = load i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %465, align 8
  %467 = call noundef i8* %466(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %462) #16
  %468 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i64 0, i64 0), i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.7, i64 0, i64 0), i32 noundef %461, i8* noundef %467)
  br label %505

469:                                              ; preds = %452
  %470 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt11logic_error to i8*)) #16
  %471 = icmp eq i32 %455, %470
  br i1 %471, label %472, label %481

472:                                              ; preds = %469
  %473 = call i8* @__cxa_begin_catch(i8* %454) #16
  %474 = bitcast i8* %473 to %"class.std::logic_error"*
  %475 = bitcast i8* %473 to i8* (%"class.std::logic_error"*)***
  %476 = load i8* (%"class.std::logic_error"*)**, i8* (%"class.std::logic_error"*)*** %475, align 8, !tbaa !10
  %477 = getelementptr inbounds i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %476, i64 2
  %478 = load i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %477, align 8
  %479 = call noundef i8* %478(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %474) #16
  %480 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([14 x i8], [14 x i8]* @.str.20, i64 0, i64 0), i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.7, i64 0, i64 0), i8* noundef %479)
  br label %505

481:                                              ; preds = %469
  %482 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt13runtime_error to i8*)) #16
  %483 = icmp eq i32 %455, %482
  br i1 %483, label %484, label %493

484:                                              ; preds = %481
  %485 = call i8* @__cxa_begin_catch(i8* %454) #16
  %486 = bitcast i8* %485 to %"class.std::runtime_error"*
  %487 = bitcast i8* %485 to i8* (%"class.std::runtime_error"*)***
  %488 = load i8* (%"class.std::runtime_error"*)**, i8* (%"class.std::runtime_error"*)*** %487, align 8, !tbaa !10
  %489 = getelementptr inbounds i8* (%"class.std::runtime_error"*)*, i8* (%"class.std::runtime_error"*)** %488, i64 2
  %490 = load i8* (%"class.std::runtime_error"*)*, i8* (%"class.std::runtime_error"*)** %489, align 8
  %491 = call noundef i8* %490(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16) %486) #16
  %492 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([16 x i8], [16 x i8]* @.str.19, i64 0, i64 0), i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.7, i64 0, i64 0), i8* noundef %491)
  br label %505

493:                                              ; preds = %481
  %494 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt9exception to i8*)) #16
  %495 = icmp eq i32 %455, %494
  br i1 %495, label %496, label %74

496:                                              ; preds = %493
  %497 = call i8* @__cxa_begin_catch(i8* %454) #16
  %498 = bitcast i8* %497 to %"class.std::exception"*
  %499 = bitcast i8* %497 to i8* (%"class.std::exception"*)***
  %500 = load i8* (%"class.std::exception"*)**, i8* (%"class.std::exception"*)*** %499, align 8, !tbaa !10
  %501 = getelementptr inbounds i8* (%"class.std::exception"*)*, i8* (%"class.std::exception"*)** %500, i64 2
  %502 = load i8* (%"class.std::exception"*)*, i8* (%"class.std::exception"*)** %501, align 8
  %503 = call noundef i8* %502(%"class.std::exception"* noundef nonnull align 8 dereferenceable(8) %498) #16
  %504 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([8 x i8], [8 x i8]* @.str.18, i64 0, i64 0), i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.7, i64 0, i64 0), i8* noundef %503)
  br label %505

505:                                              ; preds = %457, %472, %484, %496
  call void @__cxa_end_catch()
  invoke void (i8*, ...) @_ZSt24__throw_out_of_range_fmtPKcz(i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.27, i64 0, i64 0), i64 noundef 7, i64 noundef 3) #17
          to label %506 unwind label %507

506:                                              ; preds = %505
  unreachable

507:                                              ; preds = %505
  %508 = landingpad { i8*, i32 }
          catch i8* bitcast ({ i8*, i8*, i8* }* @_ZTI3Own to i8*)
          catch i8* bitcast (i8** @_ZTISt11logic_error to i8*)
          catch i8* bitcast (i8** @_ZTISt13runtime_error to i8*)
          catch i8* bitcast (i8** @_ZTISt9exception to i8*)
  %509 = extractvalue { i8*, i32 } %508, 0
  %510 = extractvalue { i8*, i32 } %508, 1
  %511 = icmp eq i32 %510, %24
  br i1 %511, label %512, label %524

512:                                              ; preds = %507
  %513 = call i8* @__cxa_begin_catch(i8* %509) #16
  %514 = getelementptr inbounds i8, i8* %513, i64 16
  %515 = bitcast i8* %514 to i32*
  %516 = load i32, i32* %515, align 8, !tbaa !5
  %517 = bitcast i8* %513 to %"class.std::logic_error"*
  %518 = bitcast i8* %513 to i8* (%"class.std::logic_error"*)***
  %519 = load i8* (%"class.std::logic_error"*)**, i8* (%"class.std::logic_error"*)*** %518, align 8, !tbaa !10
  %520 = getelementptr inbounds i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %519, i64 2
  %521 = load i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %520, align 8
  %522 = call noundef i8* %521(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %517) #16
  %523 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i64 0, i64 0), i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.8, i64 0, i64 0), i32 noundef %516, i8* noundef %522)
  br label %560

524:                                              ; preds = %507
  %525 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt11logic_error to i8*)) #16
  %526 = icmp eq i32 %510, %525
  br i1 %526, label %527, label %536

527:                                              ; preds = %524
  %528 = call i8* @__cxa_begin_catch(i8* %509) #16
  %529 = bitcast i8* %528 to %"class.std::logic_error"*
  %530 = bitcast i8* %528 to i8* (%"class.std::logic_error"*)***
  %531 = load i8* (%"class.std::logic_error"*)**, i8* (%"class.std::logic_error"*)*** %530, align 8, !tbaa !10
  %532 = getelementptr inbounds i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %531, i64 2
  %533 = load i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %532, align 8
  %534 = call noundef i8* %533(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %529) #16
  %535 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([14 x i8], [14 x i8]* @.str.20, i64 0, i64 0), i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.8, i64 0, i64 0), i8* noundef %534)
  br label %560

536:                                              ; preds = %524
  %537 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt13runtime_error to i8*)) #16
  %538 = icmp eq i32 %510, %537
  br i1 %538, label %539, label %548

539:                                              ; preds = %536
  %540 = call i8* @__cxa_begin_catch(i8* %509) #16
  %541 = bitcast i8* %540 to %"class.std::runtime_error"*
  %542 = bitcast i8* %540 to i8* (%"class.std::runtime_error"*)***
  %543 = load i8* (%"class.std::runtime_error"*)**, i8* (%"class.std::runtime_error"*)*** %542, align 8, !tbaa !10
  %544 = getelementptr inbounds i8* (%"class.std::runtime_error"*)*, i8* (%"class.std::runtime_error"*)** %543, i64 2
  %545 = load i8* (%"class.std::runtime_error"*)*, i8* (%"class.std::runtime_error"*)** %544, align 8
  %546 = call noundef i8* %545(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16) %541) #16
  %547 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([16 x i8], [16 x i8]* @.str.19, i64 0, i64 0), i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.8, i64 0, i64 0), i8* noundef %546)
  br label %560

548:                                              ; preds = %536
  %549 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt9exception to i8*)) #16
  %550 = icmp eq i32 %510, %549
  br i1 %550, label %551, label %74

551:                                              ; preds = %548
  %552 = call i8* @__cxa_begin_catch(i8* %509) #16
  %553 = bitcast i8* %552 to %"class.std::exception"*
  %554 = bitcast i8* %552 to i8* (%"class.std::exception"*)***
  %555 = load i8* (%"class.std::exception"*)**, i8* (%"class.std::exception"*)*** %554, align 8, !tbaa !10
  %556 = getelementptr inbounds i8* (%"class.std::exception"*)*, i8* (%"class.std::exception"*)** %555, i64 2
  %557 = load i8* (%"class.std::exception"*)*, i8* (%"class.std::exception"*)** %556, align 8
  %558 = call noundef i8* %557(%"class.std::exception"* noundef nonnull align 8 dereferenceable(8) %553) #16
  %559 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([8 x i8], [8 x i8]* @.str.18, i64 0, i64 0), i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.8, i64 0, i64 0), i8* noundef %558)
  br label %560

560:                                              ; preds = %512, %527, %539, %551
  call void @__cxa_end_catch()
  invoke void @_ZSt20__throw_length_errorPKc(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.28, i64 0, i64 0)) #17
          to label %561 unwind label %562

561:                                              ; preds = %560
  unreachable

562:                                              ; preds = %560
  %563 = landingpad { i8*, i32 }
          catch i8* bitcast ({ i8*, i8*, i8* }* @_ZTI3Own to i8*)
          catch i8* bitcast (i8** @_ZTISt11logic_error to i8*)
          catch i8* bitcast (i8** @_ZTISt13runtime_error to i8*)
          catch i8* bitcast (i8** @_ZTISt9exception to i8*)
  %564 = extractvalue { i8*, i32 } %563, 0
  %565 = extractvalue { i8*, i32 } %563, 1
  %566 = icmp eq i32 %565, %24
  br i1 %566, label %567, label %579

567:                                              ; preds = %562
  %568 = call i8* @__cxa_begin_catch(i8* %564) #16
  %569 = getelementptr inbounds i8, i8* %568, i64 16
  %570 = bitcast i8* %569 to i32*
  %571 = load i32, i32* %570, align 8, !tbaa !5
  %572 = bitcast i8* %568 to %"class.std::logic_error"*
  %573 = bitcast i8* %568 to i8* (%"class.std::logic_error"*)***
  %574 = load i8* (%"class.std::logic_error"*)**, i8* (%"class.std::logic_error"*)*** %573, align 8, !tbaa !10
  %575 = getelementptr inbounds i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %574, i64 2
  %576 = load i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %575, align 8
  %577 = call noundef i8* %576(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %572) #16
  %578 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i64 0, i64 0), i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.9, i64 0, i64 0), i32 noundef %571, i8* noundef %577)
  br label %615

579:                                              ; preds = %562
  %580 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt11logic_error to i8*)) #16
  %581 = icmp eq i32 %565, %580
  br i1 %581, label %582, label %591

582:                                              ; preds = %579
  %583 = call i8* @__cxa_begin_catch(i8* %564) #16
  %584 = bitcast i8* %583 to %"class.std::logic_error"*
  %585 = bitcast i8* %583 to i8* (%"class.std::logic_error"*)***
  %586 = load i8* (%"class.std::logic_error"*)**, i8* (%"class.std::logic_error"*)*** %585, align 8, !tbaa !10
  %587 = getelementptr inbounds i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %586, i64 2
  %588 = load i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %587, align 8
  %589 = call noundef i8* %588(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %584) #16
  %590 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([14 x i8], [14 x i8]* @.str.20, i64 0, i64 0), i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.9, i64 0, i64 0), i8* noundef %589)
  br label %615

591:                                              ; preds = %579
  %592 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt13runtime_error to i8*)) #16
  %593 = icmp eq i32 %565, %592
  br i1 %593, label %594, label %603

594:                                              ; preds = %591
  %595 = call i8* @__cxa_begin_catch(i8* %564) #16
  %596 = bitcast i8* %595 to %"class.std::runtime_error"*
  %597 = bitcast i8* %595 to i8* (%"class.std::runtime_error"*)***
  %598 = load i8* (%"class.std::runtime_error"*)**, i8* (%"class.std::runtime_error"*)*** %597, align 8, !tbaa !10
  %599 = getelementptr inbounds i8* (%"class.std::runtime_error"*)*, i8* (%"class.std::runtime_error"*)** %598, i64 2
  %600 = load i8* (%"class.std::runtime_error"*)*, i8* (%"class.std::runtime_error"*)** %599, align 8
  %601 = call noundef i8* %600(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16) %596) #16
  %602 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([16 x i8], [16 x i8]* @.str.19, i64 0, i64 0), i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.9, i64 0, i64 0), i8* noundef %601)
  br label %615

603:                                              ; preds = %591
  %604 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt9exception to i8*)) #16
  %605 = icmp eq i32 %565, %604
  br i1 %605, label %606, label %74

606:                                              ; preds = %603
  %607 = call i8* @__cxa_begin_catch(i8* %564) #16
  %608 = bitcast i8* %607 to %"class.std::exception"*
  %609 = bitcast i8* %607 to i8* (%"class.std::exception"*)***
  %610 = load i8* (%"class.std::exception"*)**, i8* (%"class.std::exception"*)*** %609, align 8, !tbaa !10
  %611 = getelementptr inbounds i8* (%"class.std::exception"*)*, i8* (%"class.std::exception"*)** %610, i64 2
  %612 = load i8* (%"class.std::exception"*)*, i8* (%"class.std::exception"*)** %611, align 8
  %613 = call noundef i8* %612(%"class.std::exception"* noundef nonnull align 8 dereferenceable(8) %608) #16
  %614 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([8 x i8], [8 x i8]* @.str.18, i64 0, i64 0), i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.9, i64 0, i64 0), i8* noundef %613)
  br label %615

615:                                              ; preds = %567, %582, %594, %606
  call void @__cxa_end_catch()
  %616 = bitcast %"class.std::function"* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %616) #16
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %616, i8 0, i64 32, i1 false) #16
  %617 = getelementptr inbounds %"class.std::function", %"class.std::function"* %5, i64 0, i32 0, i32 1
  %618 = load i1 (%"union.std::_Any_data"*, %"union.std::_Any_data"*, i32)*, i1 (%"union.std::_Any_data"*, %"union.std::_Any_data"*, i32)** %617, align 8, !tbaa !12
  %619 = icmp eq i1 (%"union.std::_Any_data"*, %"union.std::_Any_data"*, i32)* %618, null
  br i1 %619, label %620, label %622

620:                                              ; preds = %615
  invoke void @_ZSt25__throw_bad_function_callv() #17
          to label %621 unwind label %634

621:                                              ; preds = %620
  unreachable

622:                                              ; preds = %615
  %623 = getelementptr inbounds %"class.std::function", %"class.std::function"* %5, i64 0, i32 1
  %624 = load void (%"union.std::_Any_data"*)*, void (%"union.std::_Any_data"*)** %623, align 8, !tbaa !15
  %625 = getelementptr inbounds %"class.std::function", %"class.std::function"* %5, i64 0, i32 0, i32 0
  invoke void %624(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %625)
          to label %626 unwind label %634

626:                                              ; preds = %622
  %627 = load i1 (%"union.std::_Any_data"*, %"union.std::_Any_data"*, i32)*, i1 (%"union.std::_Any_data"*, %"union.std::_Any_data"*, i32)** %617, align 8, !tbaa !12
  %628 = icmp eq i1 (%"union.std::_Any_data"*, %"union.std::_Any_data"*, i32)* %627, null
  br i1 %628, label %648, label %629

629:                                              ; preds = %626
  %630 = invoke noundef zeroext i1 %627(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %625, %"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %625, i32 noundef 3)
          to label %648 unwind label %631

631:                                              ; preds = %629
  %632 = landingpad { i8*, i32 }
          catch i8* null
  %633 = extractvalue { i8*, i32 } %632, 0
  call void @__clang_call_terminate(i8* %633) #18
  unreachable

634:                                              ; preds = %622, %620
  %635 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast ({ i8*, i8*, i8* }* @_ZTI3Own to i8*)
          catch i8* bitcast (i8** @_ZTISt11logic_error to i8*)
          catch i8* bitcast (i8** @_ZTISt13runtime_error to i8*)
          catch i8* bitcast (i8** @_ZTISt9exception to i8*)
  %636 = load i1 (%"union.std::_Any_data"*, %"union.std::_Any_data"*, i32)*, i1 (%"union.std::_Any_data"*, %"union.std::_Any_data"*, i32)** %617, align 8, !tbaa !12
  %637 = icmp eq i1 (%"union.std::_Any_data"*, %"union.std::_Any_data"*, i32)* %636, null
  br i1 %637, label %644, label %638

638:                                              ; preds = %634
  %639 = getelementptr inbounds %"class.std::function", %"class.std::function"* %5, i64 0, i32 0, i32 0
  %640 = invoke noundef zeroext i1 %636(%"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %639, %"union.std::_Any_data"* noundef nonnull align 8 dereferenceable(16) %639, i32 noundef 3)
          to label %644 unwind label %641

641:                                              ; preds = %638
  %642 = landingpad { i8*, i32 }
          catch i8* null
  %643 = extractvalue { i8*, i32 } %642, 0
  call void @__clang_call_terminate(i8* %643) #18
  unreachable

644:                                              ; preds = %638, %634
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %616) #16
  %645 = extractvalue { i8*, i32 } %635, 0
  %646 = extractvalue { i8*, i32 } %635, 1
  %647 = icmp eq i32 %646, %24
  br i1 %647, label %650, label %662

648:                                              ; preds = %629, %626
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %616) #16
  %649 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([14 x i8], [14 x i8]* @.str.17, i64 0, i64 0), i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i64 0, i64 0))
  br label %698

650:                                              ; preds = %644
  %651 = call i8* @__cxa_begin_catch(i8* %645) #16
  %652 = getelementptr inbounds i8, i8* %651, i64 16
  %653 = bitcast i8* %652 to i32*
  %654 = load i32, i32* %653, align 8, !tbaa !5
  %655 = bitcast i8* %651 to %"class.std::logic_error"*
  %656 = bitcast i8* %651 to i8* (%"class.std::logic_error"*)***
  %657 = load i8* (%"class.std::logic_error"*)**, i8* (%"class.std::logic_error"*)*** %656, align 8, !tbaa !10
  %658 = getelementptr inbounds i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %657, i64 2
  %659 = load i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %658, align 8
  %660 = call noundef i8* %659(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %655) #16
  %661 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i64 0, i64 0), i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i64 0, i64 0), i32 noundef %654, i8* noundef %660)
  call void @__cxa_end_catch()
  br label %698

662:                                              ; preds = %644
  %663 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt11logic_error to i8*)) #16
  %664 = icmp eq i32 %646, %663
  br i1 %664, label %665, label %674

665:                                              ; preds = %662
  %666 = call i8* @__cxa_begin_catch(i8* %645) #16
  %667 = bitcast i8* %666 to %"class.std::logic_error"*
  %668 = bitcast i8* %666 to i8* (%"class.std::logic_error"*)***
  %669 = load i8* (%"class.std::logic_error"*)**, i8* (%"class.std::logic_error"*)*** %668, align 8, !tbaa !10
  %670 = getelementptr inbounds i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %669, i64 2
  %671 = load i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %670, align 8
  %672 = call noundef i8* %671(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %667) #16
  %673 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([14 x i8], [14 x i8]* @.str.20, i64 0, i64 0), i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i64 0, i64 0), i8* noundef %672)
  call void @__cxa_end_catch()
  br label %698

674:                                              ; preds = %662
  %675 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt13runtime_error to i8*)) #16
  %676 = icmp eq i32 %646, %675
  br i1 %676, label %677, label %686

677:                                              ; preds = %674
  %678 = call i8* @__cxa_begin_catch(i8* %645) #16
  %679 = bitcast i8* %678 to %"class.std::runtime_error"*
  %680 = bitcast i8* %678 to i8* (%"class.std::runtime_error"*)***
  %681 = load i8* (%"class.std::runtime_error"*)**, i8* (%"class.std::runtime_error"*)*** %680, align 8, !tbaa !10
  %682 = getelementptr inbounds i8* (%"class.std::runtime_error"*)*, i8* (%"class.std::runtime_error"*)** %681, i64 2
  %683 = load i8* (%"class.std::runtime_error"*)*, i8* (%"class.std::runtime_error"*)** %682, align 8
  %684 = call noundef i8* %683(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16) %679) #16
  %685 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([16 x i8], [16 x i8]* @.str.19, i64 0, i64 0), i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i64 0, i64 0), i8* noundef %684)
  call void @__cxa_end_catch()
  br label %698

686:                                              ; preds = %674
  %687 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt9exception to i8*)) #16
  %688 = icmp eq i32 %646, %687
  br i1 %688, label %689, label %74

689:                                              ; preds = %686
  %690 = call i8* @__cxa_begin_catch(i8* %645) #16
  %691 = bitcast i8* %690 to %"class.std::exception"*
  %692 = bitcast i8* %690 to i8* (%"class.std::exception"*)***
  %693 = load i8* (%"class.std::exception"*)**, i8* (%"class.std::exception"*)*** %692, align 8, !tbaa !10
  %694 = getelementptr inbounds i8* (%"class.std::exception"*)*, i8* (%"class.std::exception"*)** %693, i64 2
  %695 = load i8* (%"class.std::exception"*)*, i8* (%"class.std::exception"*)** %694, align 8
  %696 = call noundef i8* %695(%"class.std::exception"* noundef nonnull align 8 dereferenceable(8) %691) #16
  %697 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([8 x i8], [8 x i8]* @.str.18, i64 0, i64 0), i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.10, i64 0, i64 0), i8* noundef %696)
  call void @__cxa_end_catch()
  br label %698

698:                                              ; preds = %648, %650, %665, %677, %689
  %699 = bitcast %struct.Base* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %699) #16
  %700 = getelementptr inbounds %struct.Base, %struct.Base* %4, i64 0, i32 0
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [4 x i8*] }, { [4 x i8*] }* @_ZTV4Base, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %700, align 8, !tbaa !10
  %701 = call i8* @__dynamic_cast(i8* nonnull %699, i8* bitcast ({ i8*, i8* }* @_ZTI4Base to i8*), i8* bitcast ({ i8*, i8*, i8* }* @_ZTI7Derived to i8*), i64 0) #16
  %702 = icmp eq i8* %701, null
  br i1 %702, label %703, label %705

703:                                              ; preds = %698
  invoke void @__cxa_bad_cast() #17
          to label %704 unwind label %707

704:                                              ; preds = %703
  unreachable

705:                                              ; preds = %698
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %699) #16
  %706 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([14 x i8], [14 x i8]* @.str.17, i64 0, i64 0), i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i64 0, i64 0))
  br label %760

707:                                              ; preds = %703
  %708 = landingpad { i8*, i32 }
          catch i8* bitcast ({ i8*, i8*, i8* }* @_ZTI3Own to i8*)
          catch i8* bitcast (i8** @_ZTISt11logic_error to i8*)
          catch i8* bitcast (i8** @_ZTISt13runtime_error to i8*)
          catch i8* bitcast (i8** @_ZTISt9exception to i8*)
  %709 = extractvalue { i8*, i32 } %708, 0
  %710 = extractvalue { i8*, i32 } %708, 1
  %711 = icmp eq i32 %710, %24
  br i1 %711, label %712, label %724

712:                                              ; preds = %707
  %713 = call i8* @__cxa_begin_catch(i8* %709) #16
  %714 = getelementptr inbounds i8, i8* %713, i64 16
  %715 = bitcast i8* %714 to i32*
  %716 = load i32, i32* %715, align 8, !tbaa !5
  %717 = bitcast i8* %713 to %"class.std::logic_error"*
  %718 = bitcast i8* %713 to i8* (%"class.std::logic_error"*)***
  %719 = load i8* (%"class.std::logic_error"*)**, i8* (%"class.std::logic_error"*)*** %718, align 8, !tbaa !10
  %720 = getelementptr inbounds i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %719, i64 2
  %721 = load i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %720, align 8
  %722 = call noundef i8* %721(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %717) #16
  %723 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i64 0, i64 0), i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i64 0, i64 0), i32 noundef %716, i8* noundef %722)
  call void @__cxa_end_catch()
  br label %760

724:                                              ; preds = %707
  %725 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt11logic_error to i8*)) #16
  %726 = icmp eq i32 %710, %725
  br i1 %726, label %727, label %736

727:                                              ; preds = %724
  %728 = call i8* @__cxa_begin_catch(i8* %709) #16
  %729 = bitcast i8* %728 to %"class.std::logic_error"*
  %730 = bitcast i8* %728 to i8* (%"class.std::logic_error"*)***
  %731 = load i8* (%"class.std::logic_error"*)**, i8* (%"class.std::logic_error"*)*** %730, align 8, !tbaa !10
  %732 = getelementptr inbounds i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %731, i64 2
  %733 = load i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %732, align 8
  %734 = call noundef i8* %733(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %729) #16
  %735 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([14 x i8], [14 x i8]* @.str.20, i64 0, i64 0), i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i64 0, i64 0), i8* noundef %734)
  call void @__cxa_end_catch()
  br label %760

736:                                              ; preds = %724
  %737 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt13runtime_error to i8*)) #16
  %738 = icmp eq i32 %710, %737
  br i1 %738, label %739, label %748

739:                                              ; preds = %736
  %740 = call i8* @__cxa_begin_catch(i8* %709) #16
  %741 = bitcast i8* %740 to %"class.std::runtime_error"*
  %742 = bitcast i8* %740 to i8* (%"class.std::runtime_error"*)***
  %743 = load i8* (%"class.std::runtime_error"*)**, i8* (%"class.std::runtime_error"*)*** %742, align 8, !tbaa !10
  %744 = getelementptr inbounds i8* (%"class.std::runtime_error"*)*, i8* (%"class.std::runtime_error"*)** %743, i64 2
  %745 = load i8* (%"class.std::runtime_error"*)*, i8* (%"class.std::runtime_error"*)** %744, align 8
  %746 = call noundef i8* %745(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16) %741) #16
  %747 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([16 x i8], [16 x i8]* @.str.19, i64 0, i64 0), i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i64 0, i64 0), i8* noundef %746)
  call void @__cxa_end_catch()
  br label %760

748:                                              ; preds = %736
  %749 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt9exception to i8*)) #16
  %750 = icmp eq i32 %710, %749
  br i1 %750, label %751, label %74

751:                                              ; preds = %748
  %752 = call i8* @__cxa_begin_catch(i8* %709) #16
  %753 = bitcast i8* %752 to %"class.std::exception"*
  %754 = bitcast i8* %752 to i8* (%"class.std::exception"*)***
  %755 = load i8* (%"class.std::exception"*)**, i8* (%"class.std::exception"*)*** %754, align 8, !tbaa !10
  %756 = getelementptr inbounds i8* (%"class.std::exception"*)*, i8* (%"class.std::exception"*)** %755, i64 2
  %757 = load i8* (%"class.std::exception"*)*, i8* (%"class.std::exception"*)** %756, align 8
  %758 = call noundef i8* %757(%"class.std::exception"* noundef nonnull align 8 dereferenceable(8) %753) #16
  %759 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([8 x i8], [8 x i8]* @.str.18, i64 0, i64 0), i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i64 0, i64 0), i8* noundef %758)
  call void @__cxa_end_catch()
  br label %760

760:                                              ; preds = %705, %712, %727, %739, %751
  %761 = bitcast %"class.std::__exception_ptr::exception_ptr"* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %761)
  %762 = call i8* @__cxa_allocate_exception(i64 16) #16, !noalias !17
  %763 = bitcast i8* %762 to %"class.std::overflow_error"*
  invoke void @_ZNSt14overflow_errorC1EPKc(%"class.std::overflow_error"* noundef nonnull align 8 dereferenceable(16) %763, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i64 0, i64 0))
          to label %764 unwind label %765, !noalias !17

764:                                              ; preds = %760
  invoke void @__cxa_throw(i8* %762, i8* bitcast (i8** @_ZTISt14overflow_error to i8*), i8* bitcast (void (%"class.std::overflow_error"*)* @_ZNSt14overflow_errorD1Ev to i8*)) #17
          to label %773 unwind label %767, !noalias !17

765:                                              ; preds = %760
  %766 = landingpad { i8*, i32 }
          catch i8* null
  call void @__cxa_free_exception(i8* %762) #16, !noalias !17
  br label %769

767:                                              ; preds = %764
  %768 = landingpad { i8*, i32 }
          catch i8* null
  br label %769

769:                                              ; preds = %767, %765
  %770 = phi { i8*, i32 } [ %768, %767 ], [ %766, %765 ]
  %771 = extractvalue { i8*, i32 } %770, 0
  %772 = call i8* @__cxa_begin_catch(i8* %771) #16, !noalias !17
  call void @_ZSt17current_exceptionv(%"class.std::__exception_ptr::exception_ptr"* nonnull sret(%"class.std::__exception_ptr::exception_ptr") align 8 %3) #16
  invoke void @__cxa_end_catch()
          to label %774 unwind label %782

773:                                              ; preds = %764
  unreachable

774:                                              ; preds = %769
  invoke void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(%"class.std::__exception_ptr::exception_ptr"* noundef nonnull %3) #17
          to label %775 unwind label %776

775:                                              ; preds = %774
  unreachable

776:                                              ; preds = %774
  %777 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast ({ i8*, i8*, i8* }* @_ZTI3Own to i8*)
          catch i8* bitcast (i8** @_ZTISt11logic_error to i8*)
          catch i8* bitcast (i8** @_ZTISt13runtime_error to i8*)
          catch i8* bitcast (i8** @_ZTISt9exception to i8*)
  %778 = getelementptr inbounds %"class.std::__exception_ptr::exception_ptr", %"class.std::__exception_ptr::exception_ptr"* %3, i64 0, i32 0
  %779 = load i8*, i8** %778, align 8, !tbaa !20
  %780 = icmp eq i8* %779, null
  br i1 %780, label %784, label %781

781:                                              ; preds = %776
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%"class.std::__exception_ptr::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %3) #16
  br label %784

782:                                              ; preds = %769
  %783 = landingpad { i8*, i32 }
          catch i8* bitcast ({ i8*, i8*, i8* }* @_ZTI3Own to i8*)
          catch i8* bitcast (i8** @_ZTISt11logic_error to i8*)
          catch i8* bitcast (i8** @_ZTISt13runtime_error to i8*)
          catch i8* bitcast (i8** @_ZTISt9exception to i8*)
  br label %784

784:                                              ; preds = %782, %781, %776
  %785 = phi { i8*, i32 } [ %783, %782 ], [ %777, %781 ], [ %777, %776 ]
  %786 = extractvalue { i8*, i32 } %785, 0
  %787 = extractvalue { i8*, i32 } %785, 1
  %788 = icmp eq i32 %787, %24
  br i1 %788, label %789, label %801

789:                                              ; preds = %784
  %790 = call i8* @__cxa_begin_catch(i8* %786) #16
  %791 = getelementptr inbounds i8, i8* %790, i64 16
  %792 = bitcast i8* %791 to i32*
  %793 = load i32, i32* %792, align 8, !tbaa !5
  %794 = bitcast i8* %790 to %"class.std::logic_error"*
  %795 = bitcast i8* %790 to i8* (%"class.std::logic_error"*)***
  %796 = load i8* (%"class.std::logic_error"*)**, i8* (%"class.std::logic_error"*)*** %795, align 8, !tbaa !10
  %797 = getelementptr inbounds i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %796, i64 2
  %798 = load i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %797, align 8
  %799 = call noundef i8* %798(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %794) #16
  %800 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i64 0, i64 0), i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i64 0, i64 0), i32 noundef %793, i8* noundef %799)
  br label %837

801:                                              ; preds = %784
  %802 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt11logic_error to i8*)) #16
  %803 = icmp eq i32 %787, %802
  br i1 %803, label %804, label %813

804:                                              ; preds = %801
  %805 = call i8* @__cxa_begin_catch(i8* %786) #16
  %806 = bitcast i8* %805 to %"class.std::logic_error"*
  %807 = bitcast i8* %805 to i8* (%"class.std::logic_error"*)***
  %808 = load i8* (%"class.std::logic_error"*)**, i8* (%"class.std::logic_error"*)*** %807, align 8, !tbaa !10
  %809 = getelementptr inbounds i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %808, i64 2
  %810 = load i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %809, align 8
  %811 = call noundef i8* %810(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %806) #16
  %812 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([14 x i8], [14 x i8]* @.str.20, i64 0, i64 0), i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i64 0, i64 0), i8* noundef %811)
  br label %837

813:                                              ; preds = %801
  %814 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt13runtime_error to i8*)) #16
  %815 = icmp eq i32 %787, %814
  br i1 %815, label %816, label %825

816:                                              ; preds = %813
  %817 = call i8* @__cxa_begin_catch(i8* %786) #16
  %818 = bitcast i8* %817 to %"class.std::runtime_error"*
  %819 = bitcast i8* %817 to i8* (%"class.std::runtime_error"*)***
  %820 = load i8* (%"class.std::runtime_error"*)**, i8* (%"class.std::runtime_error"*)*** %819, align 8, !tbaa !10
  %821 = getelementptr inbounds i8* (%"class.std::runtime_error"*)*, i8* (%"class.std::runtime_error"*)** %820, i64 2
  %822 = load i8* (%"class.std::runtime_error"*)*, i8* (%"class.std::runtime_error"*)** %821, align 8
  %823 = call noundef i8* %822(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16) %818) #16
  %824 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([16 x i8], [16 x i8]* @.str.19, i64 0, i64 0), i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i64 0, i64 0), i8* noundef %823)
  br label %837

825:                                              ; preds = %813
  %826 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt9exception to i8*)) #16
  %827 = icmp eq i32 %787, %826
  br i1 %827, label %828, label %74

828:                                              ; preds = %825
  %829 = call i8* @__cxa_begin_catch(i8* %786) #16
  %830 = bitcast i8* %829 to %"class.std::exception"*
  %831 = bitcast i8* %829 to i8* (%"class.std::exception"*)***
  %832 = load i8* (%"class.std::exception"*)**, i8* (%"class.std::exception"*)*** %831, align 8, !tbaa !10
  %833 = getelementptr inbounds i8* (%"class.std::exception"*)*, i8* (%"class.std::exception"*)** %832, i64 2
  %834 = load i8* (%"class.std::exception"*)*, i8* (%"class.std::exception"*)** %833, align 8
  %835 = call noundef i8* %834(%"class.std::exception"* noundef nonnull align 8 dereferenceable(8) %830) #16
  %836 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([8 x i8], [8 x i8]* @.str.18, i64 0, i64 0), i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.12, i64 0, i64 0), i8* noundef %835)
  br label %837

837:                                              ; preds = %789, %804, %816, %828
  call void @__cxa_end_catch()
  %838 = bitcast %"class.std::__exception_ptr::exception_ptr"* %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %838) #16
  %839 = call i8* @__cxa_allocate_exception(i64 4) #16, !noalias !22
  %840 = bitcast i8* %839 to i32*
  store i32 7, i32* %840, align 16, !tbaa !25, !noalias !22
  invoke void @__cxa_throw(i8* %839, i8* bitcast (i8** @_ZTIi to i8*), i8* null) #17
          to label %841 unwind label %842, !noalias !22

841:                                              ; preds = %837
  unreachable

842:                                              ; preds = %837
  %843 = landingpad { i8*, i32 }
          catch i8* null
  %844 = extractvalue { i8*, i32 } %843, 0
  %845 = call i8* @__cxa_begin_catch(i8* %844) #16, !noalias !22
  call void @_ZSt17current_exceptionv(%"class.std::__exception_ptr::exception_ptr"* nonnull sret(%"class.std::__exception_ptr::exception_ptr") align 8 %8) #16
  call void @__cxa_end_catch()
  %846 = bitcast %"class.std::__exception_ptr::exception_ptr"* %9 to i8*
  %847 = getelementptr inbounds %"class.std::__exception_ptr::exception_ptr", %"class.std::__exception_ptr::exception_ptr"* %9, i64 0, i32 0
  %848 = getelementptr inbounds %"class.std::__exception_ptr::exception_ptr", %"class.std::__exception_ptr::exception_ptr"* %8, i64 0, i32 0
  %849 = getelementptr inbounds %"class.std::__exception_ptr::exception_ptr", %"class.std::__exception_ptr::exception_ptr"* %10, i64 0, i32 0
  %850 = bitcast %"class.std::__exception_ptr::exception_ptr"* %11 to i8*
  %851 = getelementptr inbounds %"class.std::__exception_ptr::exception_ptr", %"class.std::__exception_ptr::exception_ptr"* %11, i64 0, i32 0
  br label %930

852:                                              ; preds = %967
  %853 = bitcast %"class.std::__exception_ptr::exception_ptr"* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %853)
  %854 = bitcast %struct.Own* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %854)
  %855 = getelementptr inbounds %struct.Own, %struct.Own* %2, i64 0, i32 0
  invoke void @_ZNSt12out_of_rangeC2EPKc(%"class.std::out_of_range"* noundef nonnull align 8 dereferenceable(16) %855, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.4, i64 0, i64 0))
          to label %856 unwind label %875

856:                                              ; preds = %852
  %857 = getelementptr inbounds %struct.Own, %struct.Own* %2, i64 0, i32 0, i32 0, i32 0, i32 0
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTV3Own, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %857, align 8, !tbaa !10
  %858 = getelementptr inbounds %struct.Own, %struct.Own* %2, i64 0, i32 1
  store i32 9, i32* %858, align 8, !tbaa !5
  %859 = call i8* @__cxa_allocate_exception(i64 noundef 24) #16, !noalias !26
  %860 = call %"struct.__cxxabiv1::__cxa_refcounted_exception"* @__cxa_init_primary_exception(i8* noundef %859, %"class.std::type_info"* noundef bitcast ({ i8*, i8*, i8* }* @_ZTI3Own to %"class.std::type_info"*), void (i8*)* noundef nonnull @_ZNSt15__exception_ptr12__dest_thunkI3OwnEEvPv) #16, !noalias !26
  %861 = bitcast i8* %859 to %"class.std::logic_error"*
  %862 = getelementptr inbounds %struct.Own, %struct.Own* %2, i64 0, i32 0, i32 0
  call void @_ZNSt11logic_errorC2ERKS_(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %861, %"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %862) #16, !noalias !26
  %863 = bitcast i8* %859 to i32 (...)***
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTV3Own, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %863, align 8, !tbaa !10, !noalias !26
  %864 = getelementptr inbounds i8, i8* %859, i64 16
  %865 = bitcast i8* %864 to i32*
  %866 = load i32, i32* %858, align 8, !tbaa !5, !noalias !26
  store i32 %866, i32* %865, align 8, !tbaa !5, !noalias !26
  call void @_ZNSt15__exception_ptr13exception_ptrC1EPv(%"class.std::__exception_ptr::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %1, i8* noundef %859) #16
  invoke void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(%"class.std::__exception_ptr::exception_ptr"* noundef nonnull %1) #17
          to label %867 unwind label %868

867:                                              ; preds = %856
  unreachable

868:                                              ; preds = %856
  %869 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast ({ i8*, i8*, i8* }* @_ZTI3Own to i8*)
          catch i8* bitcast (i8** @_ZTISt11logic_error to i8*)
          catch i8* bitcast (i8** @_ZTISt13runtime_error to i8*)
          catch i8* bitcast (i8** @_ZTISt9exception to i8*)
  %870 = getelementptr inbounds %"class.std::__exception_ptr::exception_ptr", %"class.std::__exception_ptr::exception_ptr"* %1, i64 0, i32 0
  %871 = load i8*, i8** %870, align 8, !tbaa !20
  %872 = icmp eq i8* %871, null
  br i1 %872, label %874, label %873

873:                                              ; preds = %868
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%"class.std::__exception_ptr::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %1) #16
  br label %874

874:                                              ; preds = %873, %868
  call void @_ZNSt12out_of_rangeD2Ev(%"class.std::out_of_range"* noundef nonnull align 8 dereferenceable(20) %855) #16
  br label %877

875:                                              ; preds = %852
  %876 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast ({ i8*, i8*, i8* }* @_ZTI3Own to i8*)
          catch i8* bitcast (i8** @_ZTISt11logic_error to i8*)
          catch i8* bitcast (i8** @_ZTISt13runtime_error to i8*)
          catch i8* bitcast (i8** @_ZTISt9exception to i8*)
  br label %877

877:                                              ; preds = %875, %874
  %878 = phi { i8*, i32 } [ %876, %875 ], [ %869, %874 ]
  %879 = extractvalue { i8*, i32 } %878, 0
  %880 = extractvalue { i8*, i32 } %878, 1
  %881 = icmp eq i32 %880, %24
  br i1 %881, label %882, label %894

882:                                              ; preds = %877
  %883 = call i8* @__cxa_begin_catch(i8* %879) #16
  %884 = getelementptr inbounds i8, i8* %883, i64 16
  %885 = bitcast i8* %884 to i32*
  %886 = load i32, i32* %885, align 8, !tbaa !5
  %887 = bitcast i8* %883 to %"class.std::logic_error"*
  %888 = bitcast i8* %883 to i8* (%"class.std::logic_error"*)***
  %889 = load i8* (%"class.std::logic_error"*)**, i8* (%"class.std::logic_error"*)*** %888, align 8, !tbaa !10
  %890 = getelementptr inbounds i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %889, i64 2
  %891 = load i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %890, align 8
  %892 = call noundef i8* %891(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %887) #16
  %893 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i64 0, i64 0), i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.14, i64 0, i64 0), i32 noundef %886, i8* noundef %892)
  invoke void @__cxa_end_catch()
          to label %970 unwind label %974

894:                                              ; preds = %877
  %895 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt11logic_error to i8*)) #16
  %896 = icmp eq i32 %880, %895
  br i1 %896, label %897, label %906

897:                                              ; preds = %894
  %898 = call i8* @__cxa_begin_catch(i8* %879) #16
  %899 = bitcast i8* %898 to %"class.std::logic_error"*
  %900 = bitcast i8* %898 to i8* (%"class.std::logic_error"*)***
  %901 = load i8* (%"class.std::logic_error"*)**, i8* (%"class.std::logic_error"*)*** %900, align 8, !tbaa !10
  %902 = getelementptr inbounds i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %901, i64 2
  %903 = load i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %902, align 8
  %904 = call noundef i8* %903(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %899) #16
  %905 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([14 x i8], [14 x i8]* @.str.20, i64 0, i64 0), i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.14, i64 0, i64 0), i8* noundef %904)
  invoke void @__cxa_end_catch()
          to label %970 unwind label %974

906:                                              ; preds = %894
  %907 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt13runtime_error to i8*)) #16
  %908 = icmp eq i32 %880, %907
  br i1 %908, label %909, label %918

909:                                              ; preds = %906
  %910 = call i8* @__cxa_begin_catch(i8* %879) #16
  %911 = bitcast i8* %910 to %"class.std::runtime_error"*
  %912 = bitcast i8* %910 to i8* (%"class.std::runtime_error"*)***
  %913 = load i8* (%"class.std::runtime_error"*)**, i8* (%"class.std::runtime_error"*)*** %912, align 8, !tbaa !10
  %914 = getelementptr inbounds i8* (%"class.std::runtime_error"*)*, i8* (%"class.std::runtime_error"*)** %913, i64 2
  %915 = load i8* (%"class.std::runtime_error"*)*, i8* (%"class.std::runtime_error"*)** %914, align 8
  %916 = call noundef i8* %915(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16) %911) #16
  %917 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([16 x i8], [16 x i8]* @.str.19, i64 0, i64 0), i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.14, i64 0, i64 0), i8* noundef %916)
  invoke void @__cxa_end_catch()
          to label %970 unwind label %974

918:                                              ; preds = %906
  %919 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt9exception to i8*)) #16
  %920 = icmp eq i32 %880, %919
  br i1 %920, label %921, label %976

921:                                              ; preds = %918
  %922 = call i8* @__cxa_begin_catch(i8* %879) #16
  %923 = bitcast i8* %922 to %"class.std::exception"*
  %924 = bitcast i8* %922 to i8* (%"class.std::exception"*)***
  %925 = load i8* (%"class.std::exception"*)**, i8* (%"class.std::exception"*)*** %924, align 8, !tbaa !10
  %926 = getelementptr inbounds i8* (%"class.std::exception"*)*, i8* (%"class.std::exception"*)** %925, i64 2
  %927 = load i8* (%"class.std::exception"*)*, i8* (%"class.std::exception"*)** %926, align 8
  %928 = call noundef i8* %927(%"class.std::exception"* noundef nonnull align 8 dereferenceable(8) %923) #16
  %929 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([8 x i8], [8 x i8]* @.str.18, i64 0, i64 0), i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.14, i64 0, i64 0), i8* noundef %928)
  invoke void @__cxa_end_catch()
          to label %970 unwind label %974

930:                                              ; preds = %842, %967
  %931 = phi i32 [ 0, %842 ], [ %968, %967 ]
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %846) #16
  %932 = load i8*, i8** %848, align 8, !tbaa !20
  store i8* %932, i8** %847, align 8, !tbaa !20
  %933 = icmp eq i8* %932, null
  br i1 %933, label %935, label %934

934:                                              ; preds = %930
  call void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(%"class.std::__exception_ptr::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %9) #16
  br label %935

935:                                              ; preds = %930, %934
  %936 = load i8*, i8** %847, align 8, !tbaa !20
  store i8* %936, i8** %849, align 8, !tbaa !20
  %937 = icmp eq i8* %936, null
  br i1 %937, label %939, label %938

938:                                              ; preds = %935
  call void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(%"class.std::__exception_ptr::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %10) #16
  br label %939

939:                                              ; preds = %935, %938
  invoke void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(%"class.std::__exception_ptr::exception_ptr"* noundef nonnull %10) #17
          to label %940 unwind label %941

940:                                              ; preds = %939
  unreachable

941:                                              ; preds = %939
  %942 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast (i8** @_ZTIi to i8*)
  %943 = extractvalue { i8*, i32 } %942, 0
  %944 = extractvalue { i8*, i32 } %942, 1
  %945 = load i8*, i8** %849, align 8, !tbaa !20
  %946 = icmp eq i8* %945, null
  br i1 %946, label %948, label %947

947:                                              ; preds = %941
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%"class.std::__exception_ptr::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %10) #16
  br label %948

948:                                              ; preds = %941, %947
  %949 = load i8*, i8** %847, align 8, !tbaa !20
  %950 = icmp eq i8* %949, null
  br i1 %950, label %952, label %951

951:                                              ; preds = %948
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%"class.std::__exception_ptr::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %9) #16
  br label %952

952:                                              ; preds = %948, %951
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %846) #16
  %953 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)) #16
  %954 = icmp eq i32 %944, %953
  br i1 %954, label %955, label %1022

955:                                              ; preds = %952
  %956 = call i8* @__cxa_begin_catch(i8* %943) #16
  %957 = bitcast i8* %956 to i32*
  %958 = load i32, i32* %957, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %850) #16
  call void @_ZSt17current_exceptionv(%"class.std::__exception_ptr::exception_ptr"* nonnull sret(%"class.std::__exception_ptr::exception_ptr") align 8 %11) #16
  %959 = load i8*, i8** %851, align 8, !tbaa !20
  %960 = load i8*, i8** %848, align 8, !tbaa !20
  %961 = icmp eq i8* %959, %960
  %962 = zext i1 %961 to i32
  %963 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([14 x i8], [14 x i8]* @.str.13, i64 0, i64 0), i32 noundef %958, i32 noundef %962)
  %964 = load i8*, i8** %851, align 8, !tbaa !20
  %965 = icmp eq i8* %964, null
  br i1 %965, label %967, label %966

966:                                              ; preds = %955
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%"class.std::__exception_ptr::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %11) #16
  br label %967

967:                                              ; preds = %955, %966
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %850) #16
  call void @__cxa_end_catch() #16
  %968 = add nuw nsw i32 %931, 1
  %969 = icmp eq i32 %931, 0
  br i1 %969, label %930, label %852, !llvm.loop !29

970:                                              ; preds = %882, %897, %909, %921
  %971 = call i8* @__cxa_allocate_exception(i64 16) #16
  %972 = bitcast i8* %971 to %"class.std::length_error"*
  invoke void @_ZNSt12length_errorC1EPKc(%"class.std::length_error"* noundef nonnull align 8 dereferenceable(16) %972, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.15, i64 0, i64 0))
          to label %973 unwind label %980

973:                                              ; preds = %970
  invoke void @__cxa_throw(i8* %971, i8* bitcast (i8** @_ZTISt12length_error to i8*), i8* bitcast (void (%"class.std::length_error"*)* @_ZNSt12length_errorD1Ev to i8*)) #17
          to label %1038 unwind label %982

974:                                              ; preds = %921, %909, %897, %882
  %975 = landingpad { i8*, i32 }
          cleanup
  br label %976

976:                                              ; preds = %918, %974
  %977 = phi { i8*, i32 } [ %975, %974 ], [ %878, %918 ]
  %978 = extractvalue { i8*, i32 } %977, 0
  %979 = extractvalue { i8*, i32 } %977, 1
  br label %1025

980:                                              ; preds = %970
  %981 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast (i8** @_ZTISt9exception to i8*)
          catch i8* bitcast (i8** @_ZTISt12length_error to i8*)
  call void @__cxa_free_exception(i8* %971) #16
  br label %984

982:                                              ; preds = %973
  %983 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast (i8** @_ZTISt9exception to i8*)
          catch i8* bitcast (i8** @_ZTISt12length_error to i8*)
  br label %984

984:                                              ; preds = %982, %980
  %985 = phi { i8*, i32 } [ %983, %982 ], [ %981, %980 ]
  %986 = extractvalue { i8*, i32 } %985, 0
  %987 = extractvalue { i8*, i32 } %985, 1
  %988 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt9exception to i8*)) #16
  %989 = icmp eq i32 %987, %988
  br i1 %989, label %990, label %997

990:                                              ; preds = %984
  %991 = call i8* @__cxa_begin_catch(i8* %986) #16
  invoke void @__cxa_rethrow() #17
          to label %1038 unwind label %992

992:                                              ; preds = %990
  %993 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast (i8** @_ZTISt12length_error to i8*)
  invoke void @__cxa_end_catch()
          to label %994 unwind label %1035

994:                                              ; preds = %992
  %995 = extractvalue { i8*, i32 } %993, 1
  %996 = extractvalue { i8*, i32 } %993, 0
  br label %997

997:                                              ; preds = %994, %984
  %998 = phi i32 [ %995, %994 ], [ %987, %984 ]
  %999 = phi i8* [ %996, %994 ], [ %986, %984 ]
  %1000 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTISt12length_error to i8*)) #16
  %1001 = icmp eq i32 %998, %1000
  br i1 %1001, label %1002, label %1025

1002:                                             ; preds = %997
  %1003 = call i8* @__cxa_begin_catch(i8* %999) #16
  %1004 = bitcast i8* %1003 to %"class.std::logic_error"*
  %1005 = bitcast i8* %1003 to i8* (%"class.std::logic_error"*)***
  %1006 = load i8* (%"class.std::logic_error"*)**, i8* (%"class.std::logic_error"*)*** %1005, align 8, !tbaa !10
  %1007 = getelementptr inbounds i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %1006, i64 2
  %1008 = load i8* (%"class.std::logic_error"*)*, i8* (%"class.std::logic_error"*)** %1007, align 8
  %1009 = call noundef i8* %1008(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16) %1004) #16
  %1010 = call noundef i32 @_ZSt19uncaught_exceptionsv() #19
  %1011 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([14 x i8], [14 x i8]* @.str.16, i64 0, i64 0), i8* noundef %1009, i32 noundef %1010)
  invoke void @__cxa_end_catch()
          to label %1012 unwind label %1018

1012:                                             ; preds = %1002
  %1013 = getelementptr inbounds %"class.std::__exception_ptr::exception_ptr", %"class.std::__exception_ptr::exception_ptr"* %8, i64 0, i32 0
  %1014 = load i8*, i8** %1013, align 8, !tbaa !20
  %1015 = icmp eq i8* %1014, null
  br i1 %1015, label %1017, label %1016

1016:                                             ; preds = %1012
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%"class.std::__exception_ptr::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %8) #16
  br label %1017

1017:                                             ; preds = %1012, %1016
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %838) #16
  ret i32 0

1018:                                             ; preds = %1002
  %1019 = landingpad { i8*, i32 }
          cleanup
  %1020 = extractvalue { i8*, i32 } %1019, 0
  %1021 = extractvalue { i8*, i32 } %1019, 1
  br label %1025

1022:                                             ; preds = %952
  %1023 = extractvalue { i8*, i32 } %942, 0
  %1024 = extractvalue { i8*, i32 } %942, 1
  br label %1025

1025:                                             ; preds = %1022, %1018, %997, %976
  %1026 = phi i32 [ %1021, %1018 ], [ %998, %997 ], [ %979, %976 ], [ %1024, %1022 ]
  %1027 = phi i8* [ %1020, %1018 ], [ %999, %997 ], [ %978, %976 ], [ %1023, %1022 ]
  %1028 = getelementptr inbounds %"class.std::__exception_ptr::exception_ptr", %"class.std::__exception_ptr::exception_ptr"* %8, i64 0, i32 0
  %1029 = load i8*, i8** %1028, align 8, !tbaa !20
  %1030 = icmp eq i8* %1029, null
  br i1 %1030, label %1032, label %1031

1031:                                             ; preds = %1025
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%"class.std::__exception_ptr::exception_ptr"* noundef nonnull align 8 dereferenceable(8) %8) #16
  br label %1032

1032:                                             ; preds = %1025, %1031
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %838) #16
  %1033 = insertvalue { i8*, i32 } undef, i8* %1027, 0
  %1034 = insertvalue { i8*, i32 } %1033, i32 %1026, 1
  br label %74

1035:                                             ; preds = %992
  %1036 = landingpad { i8*, i32 }
          catch i8* null
  %1037 = extractvalue { i8*, i32 } %1036, 0
  call void @__clang_call_terminate(i8* %1037) #18
  unreachable

1038:                                             ; preds = %990, %973
  unreachable
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(%"class.std::__exception_ptr::exception_ptr"* noundef) local_unnamed_addr #2

declare i32 @__gxx_personality_v0(...)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

declare i32 @llvm.eh.typeid.for(i8*) #3

declare i8* @__cxa_begin_catch(i8*) local_unnamed_addr

declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr #4

declare void @_ZSt17current_exceptionv(%"class.std::__exception_ptr::exception_ptr"* sret(%"class.std::__exception_ptr::exception_ptr") align 8) local_unnamed_addr #5

declare void @__cxa_end_catch() local_unnamed_addr

declare i8* @__cxa_allocate_exception(i64) local_unnamed_addr

declare void @_ZNSt12length_errorC1EPKc(%"class.std::length_error"* noundef nonnull align 8 dereferenceable(16), i8* noundef) unnamed_addr #6

declare void @__cxa_free_exception(i8*) local_unnamed_addr

declare void @_ZNSt12length_errorD1Ev(%"class.std::length_error"* noundef nonnull align 8 dereferenceable(16)) unnamed_addr #5

declare void @__cxa_throw(i8*, i8*, i8*) local_unnamed_addr

declare void @__cxa_rethrow() local_unnamed_addr

define linkonce_odr hidden void @__clang_call_terminate(i8* %0) local_unnamed_addr #7 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #16
  call void @_ZSt9terminatev() #18
  unreachable
}

declare void @_ZSt9terminatev() local_unnamed_addr

declare noundef i32 @_ZSt19uncaught_exceptionsv() local_unnamed_addr #8

declare void @_ZNSt14overflow_errorC1EPKc(%"class.std::overflow_error"* noundef nonnull align 8 dereferenceable(16), i8* noundef) unnamed_addr #6

declare void @_ZNSt14overflow_errorD1Ev(%"class.std::overflow_error"* noundef nonnull align 8 dereferenceable(16)) unnamed_addr #5

declare void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(%"class.std::__exception_ptr::exception_ptr"* noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #5

declare void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(%"class.std::__exception_ptr::exception_ptr"* noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #5

declare void @_ZNSt13runtime_errorC1EPKc(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16), i8* noundef) unnamed_addr #6

declare void @_ZNSt13runtime_errorD1Ev(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16)) unnamed_addr #5

declare void @_ZNSt11range_errorC1EPKc(%"class.std::range_error"* noundef nonnull align 8 dereferenceable(16), i8* noundef) unnamed_addr #6

declare void @_ZNSt11range_errorD1Ev(%"class.std::range_error"* noundef nonnull align 8 dereferenceable(16)) unnamed_addr #5

declare void @_ZNSt12domain_errorC1EPKc(%"class.std::domain_error"* noundef nonnull align 8 dereferenceable(16), i8* noundef) unnamed_addr #6

declare void @_ZNSt12domain_errorD1Ev(%"class.std::domain_error"* noundef nonnull align 8 dereferenceable(16)) unnamed_addr #5

declare void @_ZNSt16invalid_argumentC1EPKc(%"class.std::invalid_argument"* noundef nonnull align 8 dereferenceable(16), i8* noundef) unnamed_addr #6

declare void @_ZNSt16invalid_argumentD1Ev(%"class.std::invalid_argument"* noundef nonnull align 8 dereferenceable(16)) unnamed_addr #5

declare void @_ZNSt11logic_errorC2ERKS_(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16), %"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16)) unnamed_addr #5

declare noundef i8* @_ZNKSt11logic_error4whatEv(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16)) unnamed_addr #5

declare void @_ZNSt11logic_errorC2EOS_(%"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16), %"class.std::logic_error"* noundef nonnull align 8 dereferenceable(16)) unnamed_addr #5

declare void @_ZNSt12out_of_rangeD2Ev(%"class.std::out_of_range"* noundef nonnull align 8 dereferenceable(16)) unnamed_addr #5

declare void @_ZNSt12out_of_rangeC2EPKc(%"class.std::out_of_range"* noundef nonnull align 8 dereferenceable(16), i8* noundef) unnamed_addr #6

define linkonce_odr dso_local void @_ZN3OwnD0Ev(%struct.Own* noundef nonnull align 8 dereferenceable(20) %0) unnamed_addr #9 comdat align 2 {
  %2 = getelementptr inbounds %struct.Own, %struct.Own* %0, i64 0, i32 0
  call void @_ZNSt12out_of_rangeD2Ev(%"class.std::out_of_range"* noundef nonnull align 8 dereferenceable(20) %2) #16
  %3 = bitcast %struct.Own* %0 to i8*
  call void @_ZdlPv(i8* noundef %3) #20
  ret void
}

declare void @_ZdlPv(i8* noundef) local_unnamed_addr #10

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #11

declare void @_ZNSt9exceptionD2Ev(%"class.std::exception"* noundef nonnull align 8 dereferenceable(8)) unnamed_addr #5

define linkonce_odr dso_local void @_ZN5NamedD0Ev(%struct.Named* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #9 comdat align 2 {
  %2 = getelementptr inbounds %struct.Named, %struct.Named* %0, i64 0, i32 0
  call void @_ZNSt9exceptionD2Ev(%"class.std::exception"* noundef nonnull align 8 dereferenceable(8) %2) #16
  %3 = bitcast %struct.Named* %0 to i8*
  call void @_ZdlPv(i8* noundef %3) #20
  ret void
}

define linkonce_odr dso_local noundef i8* @_ZNK5Named4whatEv(%struct.Named* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #12 comdat align 2 {
  ret i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.5, i64 0, i64 0)
}

declare void @_ZNSt9exceptionD1Ev(%"class.std::exception"* noundef nonnull align 8 dereferenceable(8)) unnamed_addr #5

declare void @_ZNSt9bad_allocD1Ev(%"class.std::bad_alloc"* noundef nonnull align 8 dereferenceable(8)) unnamed_addr #5

declare void @_ZSt20__throw_length_errorPKc(i8* noundef) local_unnamed_addr #2

declare void @_ZSt24__throw_out_of_range_fmtPKcz(i8* noundef, ...) local_unnamed_addr #2

declare void @_ZSt25__throw_bad_function_callv() local_unnamed_addr #2

declare i8* @__dynamic_cast(i8*, i8*, i8*, i64) local_unnamed_addr #13

declare void @__cxa_bad_cast() local_unnamed_addr

define linkonce_odr dso_local void @_ZN4BaseD2Ev(%struct.Base* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #14 comdat align 2 {
  ret void
}

define linkonce_odr dso_local void @_ZN4BaseD0Ev(%struct.Base* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #14 comdat align 2 {
  %2 = bitcast %struct.Base* %0 to i8*
  call void @_ZdlPv(i8* noundef %2) #20
  ret void
}

declare %"struct.__cxxabiv1::__cxa_refcounted_exception"* @__cxa_init_primary_exception(i8* noundef, %"class.std::type_info"* noundef, void (i8*)* noundef) local_unnamed_addr #5

define linkonce_odr dso_local void @_ZNSt15__exception_ptr12__dest_thunkI3OwnEEvPv(i8* noundef %0) #15 comdat {
  %2 = bitcast i8* %0 to %struct.Own*
  %3 = bitcast i8* %0 to void (%struct.Own*)***
  %4 = load void (%struct.Own*)**, void (%struct.Own*)*** %3, align 8, !tbaa !10
  %5 = load void (%struct.Own*)*, void (%struct.Own*)** %4, align 8
  call void %5(%struct.Own* noundef nonnull align 8 dereferenceable(20) %2) #16
  ret void
}

declare void @_ZNSt15__exception_ptr13exception_ptrC1EPv(%"class.std::__exception_ptr::exception_ptr"* noundef nonnull align 8 dereferenceable(8), i8* noundef) unnamed_addr #5

attributes #0 = { norecurse uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { noreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nosync nounwind readnone }
attributes #4 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noinline noreturn nounwind }
attributes #8 = { mustprogress nofree nounwind readonly willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { inlinehint nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nobuiltin nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #12 = { mustprogress nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nofree nounwind readonly }
attributes #14 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { inlinehint mustprogress nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { nounwind }
attributes #17 = { noreturn }
attributes #18 = { noreturn nounwind }
attributes #19 = { nounwind readonly willreturn }
attributes #20 = { builtin nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{!6, !7, i64 16}
!6 = !{!"_ZTS3Own", !7, i64 16}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C++ TBAA"}
!10 = !{!11, !11, i64 0}
!11 = !{!"vtable pointer", !9, i64 0}
!12 = !{!13, !14, i64 16}
!13 = !{!"_ZTSSt14_Function_base", !8, i64 0, !14, i64 16}
!14 = !{!"any pointer", !8, i64 0}
!15 = !{!16, !14, i64 24}
!16 = !{!"_ZTSSt8functionIFvvEE", !14, i64 24}
!17 = !{!18}
!18 = distinct !{!18, !19, !"_ZL4keepi: argument 0"}
!19 = distinct !{!19, !"_ZL4keepi"}
!20 = !{!21, !14, i64 0}
!21 = !{!"_ZTSNSt15__exception_ptr13exception_ptrE", !14, i64 0}
!22 = !{!23}
!23 = distinct !{!23, !24, !"_ZL4keepi: argument 0"}
!24 = distinct !{!24, !"_ZL4keepi"}
!25 = !{!7, !7, i64 0}
!26 = !{!27}
!27 = distinct !{!27, !28, !"_ZSt18make_exception_ptrI3OwnENSt15__exception_ptr13exception_ptrET_: argument 0"}
!28 = distinct !{!28, !"_ZSt18make_exception_ptrI3OwnENSt15__exception_ptr13exception_ptrET_"}
!29 = distinct !{!29, !30, !31}
!30 = !{!"llvm.loop.mustprogress"}
!31 = !{!"llvm.loop.unroll.disable"}
