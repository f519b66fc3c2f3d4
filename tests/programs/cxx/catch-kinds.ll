; Catching by value, reference, pointer, base class, ellipsis; the first handler that fits.
; exit: 0
; libraries: -lstdc++
; output: 0: int 42
; output: something else
; output: 1: something
; output: double 4.5
; output: 2: base& 1
; output: base 101
; output: 3: derived& 2
; output: base 102
; output: 4: other
; output: something else
; output: 5: derived* 3
; output: pointer 1
; output: 6: derived& 9
; output: second 5
; output: 7: colour 1
; output: something else
; output: 8: text
; output: something else
; output: 9: null* 0
; output: pointer 0
; output: 10: something
; output: something else
; output: 11: derived* 3
; output: something else
; output: 12: something
; output: something else
; output: 13: something
; output: something else
; output: 14: something
; output: something else
; output: 15: nothing
source_filename = "catch-kinds.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Derived = type { %struct.Base.base, [4 x i8] }
%struct.Base.base = type <{ ptr, i32 }>
%struct.Other = type { [20 x i8] }

$_ZN7DerivedD0Ev = comdat any

$_ZNK7Derived4nameEv = comdat any

$_ZN4BaseD0Ev = comdat any

$_ZNK4Base4nameEv = comdat any

$__clang_call_terminate = comdat any

$_ZN4BaseD2Ev = comdat any

$_ZN4BothD0Ev = comdat any

$_ZN7PrivateD0Ev = comdat any

$_ZTV7Derived = comdat any

$_ZTS7Derived = comdat any

$_ZTS4Base = comdat any

$_ZTI4Base = comdat any

$_ZTI7Derived = comdat any

$_ZTV4Base = comdat any

$_ZTSPK4Base = comdat any

$_ZTIPK4Base = comdat any

$_ZTS5Other = comdat any

$_ZTI5Other = comdat any

$_ZTS6Colour = comdat any

$_ZTI6Colour = comdat any

$_ZTSP7Derived = comdat any

$_ZTIP7Derived = comdat any

$_ZTS4Both = comdat any

$_ZTS6Second = comdat any

$_ZTI6Second = comdat any

$_ZTI4Both = comdat any

$_ZTS7Private = comdat any

$_ZTI7Private = comdat any

$_ZTSPFviE = comdat any

$_ZTSFviE = comdat any

$_ZTIFviE = comdat any

$_ZTIPFviE = comdat any

$_ZTSM4Basei = comdat any

$_ZTIM4Basei = comdat any

$_ZTV4Both = comdat any

$_ZTV7Private = comdat any

@_ZL7derived = internal global %struct.Derived { %struct.Base.base <{ ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTV7Derived, i32 0, i32 0, i32 2), i32 3 }>, [4 x i8] zeroinitializer }, align 8
@.str = private unnamed_addr constant [5 x i8] c"%d: \00", align 1
@_ZTV7Derived = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI7Derived, ptr @_ZN4BaseD2Ev, ptr @_ZN7DerivedD0Ev, ptr @_ZNK7Derived4nameEv] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTS7Derived = linkonce_odr dso_local constant [9 x i8] c"7Derived\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS4Base = linkonce_odr dso_local constant [6 x i8] c"4Base\00", comdat, align 1
@_ZTI4Base = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS4Base }, comdat, align 8
@_ZTI7Derived = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS7Derived, ptr @_ZTI4Base }, comdat, align 8
@_ZTV4Base = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI4Base, ptr @_ZN4BaseD2Ev, ptr @_ZN4BaseD0Ev, ptr @_ZNK4Base4nameEv] }, comdat, align 8
@.str.1 = private unnamed_addr constant [5 x i8] c"base\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"derived\00", align 1
@_ZTIi = external constant ptr
@_ZTVN10__cxxabiv119__pointer_type_infoE = external global [0 x ptr]
@_ZTSPK4Base = linkonce_odr dso_local constant [8 x i8] c"PK4Base\00", comdat, align 1
@_ZTIPK4Base = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPK4Base, i32 1, ptr @_ZTI4Base }, comdat, align 8
@_ZTS5Other = linkonce_odr dso_local constant [7 x i8] c"5Other\00", comdat, align 1
@_ZTI5Other = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Other }, comdat, align 8
@_ZTVN10__cxxabiv116__enum_type_infoE = external global [0 x ptr]
@_ZTS6Colour = linkonce_odr dso_local constant [8 x i8] c"6Colour\00", comdat, align 1
@_ZTI6Colour = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv116__enum_type_infoE, i64 2), ptr @_ZTS6Colour }, comdat, align 8
@_ZTIPKc = external constant ptr
@.str.3 = private unnamed_addr constant [8 x i8] c"nothing\00", align 1
@.str.4 = private unnamed_addr constant [10 x i8] c"something\00", align 1
@.str.5 = private unnamed_addr constant [11 x i8] c"colour %d\0A\00", align 1
@.str.6 = private unnamed_addr constant [8 x i8] c"%s* %d\0A\00", align 1
@.str.7 = private unnamed_addr constant [5 x i8] c"null\00", align 1
@.str.8 = private unnamed_addr constant [8 x i8] c"%s& %d\0A\00", align 1
@.str.9 = private unnamed_addr constant [8 x i8] c"int %d\0A\00", align 1
@_ZTId = external constant ptr
@.str.10 = private unnamed_addr constant [20 x i8] c"other\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", align 1
@_ZTSP7Derived = linkonce_odr dso_local constant [10 x i8] c"P7Derived\00", comdat, align 1
@_ZTIP7Derived = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSP7Derived, i32 0, ptr @_ZTI7Derived }, comdat, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global [0 x ptr]
@_ZTS4Both = linkonce_odr dso_local constant [6 x i8] c"4Both\00", comdat, align 1
@_ZTS6Second = linkonce_odr dso_local constant [8 x i8] c"6Second\00", comdat, align 1
@_ZTI6Second = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS6Second }, comdat, align 8
@_ZTI4Both = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS4Both, i32 0, i32 2, ptr @_ZTI6Second, i64 3074, ptr @_ZTI7Derived, i64 2 }, comdat, align 8
@.str.11 = private unnamed_addr constant [5 x i8] c"text\00", align 1
@_ZTIDn = external constant ptr
@_ZTS7Private = linkonce_odr dso_local constant [9 x i8] c"7Private\00", comdat, align 1
@_ZTI7Private = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS7Private, i32 0, i32 1, ptr @_ZTI4Base, i64 0 }, comdat, align 8
@_ZTIc = external constant ptr
@_ZTSPFviE = linkonce_odr dso_local constant [6 x i8] c"PFviE\00", comdat, align 1
@_ZTVN10__cxxabiv120__function_type_infoE = external global [0 x ptr]
@_ZTSFviE = linkonce_odr dso_local constant [5 x i8] c"FviE\00", comdat, align 1
@_ZTIFviE = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__function_type_infoE, i64 2), ptr @_ZTSFviE }, comdat, align 8
@_ZTIPFviE = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPFviE, i32 0, ptr @_ZTIFviE }, comdat, align 8
@_ZTVN10__cxxabiv129__pointer_to_member_type_infoE = external global [0 x ptr]
@_ZTSM4Basei = linkonce_odr dso_local constant [8 x i8] c"M4Basei\00", comdat, align 1
@_ZTIM4Basei = linkonce_odr dso_local constant { ptr, ptr, i32, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv129__pointer_to_member_type_infoE, i64 2), ptr @_ZTSM4Basei, i32 0, ptr @_ZTIi, ptr @_ZTI4Base }, comdat, align 8
@_ZTV4Both = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI4Both, ptr @_ZN4BaseD2Ev, ptr @_ZN4BothD0Ev, ptr @_ZNK7Derived4nameEv] }, comdat, align 8
@_ZTV7Private = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI7Private, ptr @_ZN4BaseD2Ev, ptr @_ZN7PrivateD0Ev, ptr @_ZNK4Base4nameEv] }, comdat, align 8
@_ZTIPv = external constant ptr
@.str.12 = private unnamed_addr constant [15 x i8] c"something else\00", align 1
@.str.13 = private unnamed_addr constant [11 x i8] c"double %g\0A\00", align 1
@.str.14 = private unnamed_addr constant [12 x i8] c"pointer %d\0A\00", align 1
@.str.15 = private unnamed_addr constant [7 x i8] c"%s %d\0A\00", align 1
@.str.16 = private unnamed_addr constant [11 x i8] c"second %d\0A\00", align 1
@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %1 = alloca %struct.Other, align 1
  br label %3

2:                                                ; preds = %132
  ret i32 0

3:                                                ; preds = %0, %132
  %4 = phi i32 [ 0, %0 ], [ %133, %132 ]
  %5 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %4)
  invoke void @_ZL5raisei(i32 noundef %4)
          to label %6 unwind label %8

6:                                                ; preds = %3
  %7 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.3)
  br label %94

8:                                                ; preds = %3
  %9 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr @_ZTI7Derived
          catch ptr @_ZTI4Base
          catch ptr @_ZTIPK4Base
          catch ptr @_ZTI5Other
          catch ptr @_ZTI6Colour
          catch ptr @_ZTIPKc
          catch ptr null
  %10 = extractvalue { ptr, i32 } %9, 0
  %11 = extractvalue { ptr, i32 } %9, 1
  %12 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #10
  %13 = icmp eq i32 %11, %12
  br i1 %13, label %14, label %18

14:                                               ; preds = %8
  %15 = tail call ptr @__cxa_begin_catch(ptr %10) #10
  %16 = load i32, ptr %15, align 4, !tbaa !5
  %17 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %16)
  tail call void @__cxa_end_catch() #10
  br label %94

18:                                               ; preds = %8
  %19 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI7Derived) #10
  %20 = icmp eq i32 %11, %19
  br i1 %20, label %21, label %31

21:                                               ; preds = %18
  %22 = tail call ptr @__cxa_begin_catch(ptr %10) #10
  %23 = load ptr, ptr %22, align 8, !tbaa !9
  %24 = getelementptr inbounds i8, ptr %23, i64 16
  %25 = load ptr, ptr %24, align 8
  %26 = invoke noundef ptr %25(ptr noundef nonnull align 8 dereferenceable(12) %22)
          to label %27 unwind label %87

27:                                               ; preds = %21
  %28 = getelementptr inbounds i8, ptr %22, i64 8
  %29 = load i32, ptr %28, align 8, !tbaa !11
  %30 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, ptr noundef %26, i32 noundef %29)
  tail call void @__cxa_end_catch()
  br label %94

31:                                               ; preds = %18
  %32 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI4Base) #10
  %33 = icmp eq i32 %11, %32
  br i1 %33, label %34, label %44

34:                                               ; preds = %31
  %35 = tail call ptr @__cxa_begin_catch(ptr %10) #10
  %36 = load ptr, ptr %35, align 8, !tbaa !9
  %37 = getelementptr inbounds i8, ptr %36, i64 16
  %38 = load ptr, ptr %37, align 8
  %39 = invoke noundef ptr %38(ptr noundef nonnull align 8 dereferenceable(12) %35)
          to label %40 unwind label %85

40:                                               ; preds = %34
  %41 = getelementptr inbounds i8, ptr %35, i64 8
  %42 = load i32, ptr %41, align 8, !tbaa !11
  %43 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, ptr noundef %39, i32 noundef %42)
  tail call void @__cxa_end_catch()
  br label %94

44:                                               ; preds = %31
  %45 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPK4Base) #10
  %46 = icmp eq i32 %11, %45
  br i1 %46, label %47, label %62

47:                                               ; preds = %44
  %48 = tail call ptr @__cxa_begin_catch(ptr %10) #10
  %49 = icmp eq ptr %48, null
  br i1 %49, label %58, label %50

50:                                               ; preds = %47
  %51 = load ptr, ptr %48, align 8, !tbaa !9
  %52 = getelementptr inbounds i8, ptr %51, i64 16
  %53 = load ptr, ptr %52, align 8
  %54 = invoke noundef ptr %53(ptr noundef nonnull align 8 dereferenceable(12) %48)
          to label %55 unwind label %83

55:                                               ; preds = %50
  %56 = getelementptr inbounds i8, ptr %48, i64 8
  %57 = load i32, ptr %56, align 8, !tbaa !11
  br label %58

58:                                               ; preds = %55, %47
  %59 = phi ptr [ %54, %55 ], [ @.str.7, %47 ]
  %60 = phi i32 [ %57, %55 ], [ 0, %47 ]
  %61 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef %59, i32 noundef %60)
  tail call void @__cxa_end_catch() #10
  br label %94

62:                                               ; preds = %44
  %63 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI5Other) #10
  %64 = icmp eq i32 %11, %63
  br i1 %64, label %65, label %68

65:                                               ; preds = %62
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %1) #10
  %66 = tail call ptr @__cxa_begin_catch(ptr %10) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(20) %1, ptr noundef nonnull align 1 dereferenceable(20) %66, i64 20, i1 false), !tbaa.struct !13
  %67 = call i32 @puts(ptr noundef nonnull dereferenceable(1) %1)
  tail call void @__cxa_end_catch()
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %1) #10
  br label %94

68:                                               ; preds = %62
  %69 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI6Colour) #10
  %70 = icmp eq i32 %11, %69
  br i1 %70, label %71, label %75

71:                                               ; preds = %68
  %72 = tail call ptr @__cxa_begin_catch(ptr %10) #10
  %73 = load i32, ptr %72, align 4, !tbaa !15
  %74 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %73)
  tail call void @__cxa_end_catch() #10
  br label %94

75:                                               ; preds = %68
  %76 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPKc) #10
  %77 = icmp eq i32 %11, %76
  %78 = tail call ptr @__cxa_begin_catch(ptr %10) #10
  br i1 %77, label %79, label %81

79:                                               ; preds = %75
  %80 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) %78)
  tail call void @__cxa_end_catch() #10
  br label %94

81:                                               ; preds = %75
  %82 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.4)
  tail call void @__cxa_end_catch()
  br label %94

83:                                               ; preds = %50
  %84 = landingpad { ptr, i32 }
          cleanup
  tail call void @__cxa_end_catch() #10
  br label %89

85:                                               ; preds = %34
  %86 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %89 unwind label %91

87:                                               ; preds = %21
  %88 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %89 unwind label %91

89:                                               ; preds = %87, %85, %83
  %90 = phi { ptr, i32 } [ %84, %83 ], [ %86, %85 ], [ %88, %87 ]
  resume { ptr, i32 } %90

91:                                               ; preds = %87, %85
  %92 = landingpad { ptr, i32 }
          catch ptr null
  %93 = extractvalue { ptr, i32 } %92, 0
  tail call void @__clang_call_terminate(ptr %93) #11
  unreachable

94:                                               ; preds = %6, %14, %27, %40, %58, %65, %71, %79, %81
  invoke void @_ZL5raisei(i32 noundef %4)
          to label %132 unwind label %95

95:                                               ; preds = %94
  %96 = landingpad { ptr, i32 }
          catch ptr @_ZTI6Second
          catch ptr @_ZTI4Base
          catch ptr @_ZTIPv
          catch ptr @_ZTId
          catch ptr null
  %97 = extractvalue { ptr, i32 } %96, 0
  %98 = extractvalue { ptr, i32 } %96, 1
  %99 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI6Second) #10
  %100 = icmp eq i32 %98, %99
  br i1 %100, label %101, label %105

101:                                              ; preds = %95
  %102 = tail call ptr @__cxa_begin_catch(ptr %97) #10
  %103 = load i32, ptr %102, align 4, !tbaa !5
  %104 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, i32 noundef %103)
  tail call void @__cxa_end_catch()
  br label %132

105:                                              ; preds = %95
  %106 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI4Base) #10
  %107 = icmp eq i32 %98, %106
  br i1 %107, label %108, label %115

108:                                              ; preds = %105
  %109 = tail call ptr @__cxa_get_exception_ptr(ptr %97) #10
  %110 = getelementptr inbounds i8, ptr %109, i64 8
  %111 = load i32, ptr %110, align 8, !tbaa !11
  %112 = add nsw i32 %111, 100
  %113 = tail call ptr @__cxa_begin_catch(ptr %97) #10
  %114 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, ptr noundef nonnull @.str.1, i32 noundef %112)
  tail call void @__cxa_end_catch()
  br label %132

115:                                              ; preds = %105
  %116 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPv) #10
  %117 = icmp eq i32 %98, %116
  br i1 %117, label %118, label %123

118:                                              ; preds = %115
  %119 = tail call ptr @__cxa_begin_catch(ptr %97) #10
  %120 = icmp eq ptr %119, @_ZL7derived
  %121 = zext i1 %120 to i32
  %122 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.14, i32 noundef %121)
  tail call void @__cxa_end_catch() #10
  br label %132

123:                                              ; preds = %115
  %124 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTId) #10
  %125 = icmp eq i32 %98, %124
  %126 = tail call ptr @__cxa_begin_catch(ptr %97) #10
  br i1 %125, label %127, label %130

127:                                              ; preds = %123
  %128 = load double, ptr %126, align 8, !tbaa !17
  %129 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, double noundef %128)
  tail call void @__cxa_end_catch() #10
  br label %132

130:                                              ; preds = %123
  %131 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.12)
  tail call void @__cxa_end_catch()
  br label %132

132:                                              ; preds = %94, %101, %108, %118, %127, %130
  %133 = add nuw nsw i32 %4, 1
  %134 = icmp eq i32 %133, 16
  br i1 %134, label %2, label %3, !llvm.loop !19
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN7DerivedD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #3 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16) #12
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNK7Derived4nameEv(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #4 comdat align 2 {
  ret ptr @.str.2
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4BaseD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #4 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16) #12
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNK4Base4nameEv(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #4 comdat align 2 {
  ret ptr @.str.1
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress uwtable
define internal void @_ZL5raisei(i32 noundef %0) #6 personality ptr @__gxx_personality_v0 {
  switch i32 %0, label %37 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
    i32 3, label %9
    i32 4, label %12
    i32 5, label %14
    i32 6, label %16
    i32 7, label %20
    i32 8, label %22
    i32 9, label %24
    i32 10, label %26
    i32 11, label %29
    i32 12, label %31
    i32 13, label %33
    i32 14, label %35
  ]

2:                                                ; preds = %1
  %3 = tail call ptr @__cxa_allocate_exception(i64 4) #10
  store i32 42, ptr %3, align 16, !tbaa !5
  tail call void @__cxa_throw(ptr nonnull %3, ptr nonnull @_ZTIi, ptr null) #13
  unreachable

4:                                                ; preds = %1
  %5 = tail call ptr @__cxa_allocate_exception(i64 8) #10
  store double 4.500000e+00, ptr %5, align 16, !tbaa !17
  tail call void @__cxa_throw(ptr nonnull %5, ptr nonnull @_ZTId, ptr null) #13
  unreachable

6:                                                ; preds = %1
  %7 = tail call ptr @__cxa_allocate_exception(i64 16) #10
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTV4Base, i64 16), ptr %7, align 8, !tbaa !9
  %8 = getelementptr inbounds i8, ptr %7, i64 8
  store i32 1, ptr %8, align 8, !tbaa !11
  tail call void @__cxa_throw(ptr nonnull %7, ptr nonnull @_ZTI4Base, ptr nonnull @_ZN4BaseD2Ev) #13
  unreachable

9:                                                ; preds = %1
  %10 = tail call ptr @__cxa_allocate_exception(i64 16) #10
  %11 = getelementptr inbounds i8, ptr %10, i64 8
  store i32 2, ptr %11, align 8, !tbaa !11
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTV7Derived, i64 16), ptr %10, align 8, !tbaa !9
  tail call void @__cxa_throw(ptr nonnull %10, ptr nonnull @_ZTI7Derived, ptr nonnull @_ZN4BaseD2Ev) #13
  unreachable

12:                                               ; preds = %1
  %13 = tail call ptr @__cxa_allocate_exception(i64 20) #10
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %13, ptr noundef nonnull align 1 dereferenceable(20) @.str.10, i64 20, i1 false), !tbaa.struct !13
  tail call void @__cxa_throw(ptr %13, ptr nonnull @_ZTI5Other, ptr null) #13
  unreachable

14:                                               ; preds = %1
  %15 = tail call ptr @__cxa_allocate_exception(i64 8) #10
  store ptr @_ZL7derived, ptr %15, align 16, !tbaa !21
  tail call void @__cxa_throw(ptr nonnull %15, ptr nonnull @_ZTIP7Derived, ptr null) #13
  unreachable

16:                                               ; preds = %1
  %17 = tail call ptr @__cxa_allocate_exception(i64 16) #10
  %18 = getelementptr inbounds i8, ptr %17, i64 12
  store i32 5, ptr %18, align 4, !tbaa !23
  %19 = getelementptr inbounds i8, ptr %17, i64 8
  store i32 9, ptr %19, align 8, !tbaa !11
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTV4Both, i64 16), ptr %17, align 8, !tbaa !9
  tail call void @__cxa_throw(ptr nonnull %17, ptr nonnull @_ZTI4Both, ptr nonnull @_ZN4BaseD2Ev) #13
  unreachable

20:                                               ; preds = %1
  %21 = tail call ptr @__cxa_allocate_exception(i64 4) #10
  store i32 1, ptr %21, align 16, !tbaa !15
  tail call void @__cxa_throw(ptr nonnull %21, ptr nonnull @_ZTI6Colour, ptr null) #13
  unreachable

22:                                               ; preds = %1
  %23 = tail call ptr @__cxa_allocate_exception(i64 8) #10
  store ptr @.str.11, ptr %23, align 16, !tbaa !21
  tail call void @__cxa_throw(ptr nonnull %23, ptr nonnull @_ZTIPKc, ptr null) #13
  unreachable

24:                                               ; preds = %1
  %25 = tail call ptr @__cxa_allocate_exception(i64 8) #10
  store ptr null, ptr %25, align 16, !tbaa !25
  tail call void @__cxa_throw(ptr nonnull %25, ptr nonnull @_ZTIDn, ptr null) #13
  unreachable

26:                                               ; preds = %1
  %27 = tail call ptr @__cxa_allocate_exception(i64 16) #10
  %28 = getelementptr inbounds i8, ptr %27, i64 8
  store i32 1, ptr %28, align 8, !tbaa !11
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTV7Private, i64 16), ptr %27, align 8, !tbaa !9
  tail call void @__cxa_throw(ptr nonnull %27, ptr nonnull @_ZTI7Private, ptr nonnull @_ZN4BaseD2Ev) #13
  unreachable

29:                                               ; preds = %1
  %30 = tail call ptr @__cxa_allocate_exception(i64 8) #10
  store ptr @_ZL7derived, ptr %30, align 16, !tbaa !21
  tail call void @__cxa_throw(ptr nonnull %30, ptr nonnull @_ZTIPK4Base, ptr null) #13
  unreachable

31:                                               ; preds = %1
  %32 = tail call ptr @__cxa_allocate_exception(i64 1) #10
  store i8 99, ptr %32, align 16, !tbaa !14
  tail call void @__cxa_throw(ptr nonnull %32, ptr nonnull @_ZTIc, ptr null) #13
  unreachable

33:                                               ; preds = %1
  %34 = tail call ptr @__cxa_allocate_exception(i64 8) #10
  store ptr @_ZL5raisei, ptr %34, align 16, !tbaa !21
  tail call void @__cxa_throw(ptr nonnull %34, ptr nonnull @_ZTIPFviE, ptr null) #13
  unreachable

35:                                               ; preds = %1
  %36 = tail call ptr @__cxa_allocate_exception(i64 8) #10
  store i64 8, ptr %36, align 16, !tbaa !14
  tail call void @__cxa_throw(ptr nonnull %36, ptr nonnull @_ZTIM4Basei, ptr null) #13
  unreachable

37:                                               ; preds = %1
  ret void
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr nocapture noundef readonly) local_unnamed_addr #2

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #7

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #8 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #10
  tail call void @_ZSt9terminatev() #11
  unreachable
}

declare void @_ZSt9terminatev() local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #9

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #4 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4BothD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #3 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16) #12
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN7PrivateD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #3 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16) #12
  ret void
}

declare ptr @__cxa_get_exception_ptr(ptr) local_unnamed_addr

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree nosync nounwind memory(none) }
attributes #8 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #10 = { nounwind }
attributes #11 = { noreturn nounwind }
attributes #12 = { builtin nounwind }
attributes #13 = { noreturn }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"vtable pointer", !8, i64 0}
!11 = !{!12, !6, i64 8}
!12 = !{!"_ZTS4Base", !6, i64 8}
!13 = !{i64 0, i64 20, !14}
!14 = !{!7, !7, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"_ZTS6Colour", !7, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"double", !7, i64 0}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!22, !22, i64 0}
!22 = !{!"any pointer", !7, i64 0}
!23 = !{!24, !6, i64 0}
!24 = !{!"_ZTS6Second", !6, i64 0}
!25 = !{!26, !26, i64 0}
!26 = !{!"std::nullptr_t", !7, i64 0}
