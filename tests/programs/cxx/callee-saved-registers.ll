; Ten frames, each with more live values than there are callee-saved registers, which the exception must bring back.
; exit: 0
; libraries: -lstdc++
; output: 140
; output: 273
; output: 496
; output: 687
; output: 460
; output: 717
; output: 881
; output: 1280
; output: 1561
; output: 2040
; output: 2335
; output: 2722
; output: 3142
; output: 3343
; output: 4410
; output: 5129
; output: 6250
; output: 6687
; output: 7539
; output: 7454
; output: 8459
; output: 9186
; output: 9957
; output: 13028
; output: 14288
; output: 16765
; output: 17524
; output: 20099
; output: 21576
; output: 24321
source_filename = "callee-saved-registers.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

$_Z5frameILi9EEmm = comdat any

$_Z5frameILi8EEmm = comdat any

$_Z5frameILi7EEmm = comdat any

$_Z5frameILi6EEmm = comdat any

$_Z5frameILi5EEmm = comdat any

$_Z5frameILi4EEmm = comdat any

$_Z5frameILi3EEmm = comdat any

$_Z5frameILi2EEmm = comdat any

$_Z5frameILi1EEmm = comdat any

$_Z5frameILi0EEmm = comdat any

@_ZTIm = external constant ptr
@.str = private unnamed_addr constant [5 x i8] c"%lu\0A\00", align 1

; Function Attrs: mustprogress noinline uwtable
define dso_local void @leaf(i64 noundef %0) local_unnamed_addr #0 {
  %2 = urem i64 %0, 3
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %6, label %4

4:                                                ; preds = %1
  %5 = tail call ptr @__cxa_allocate_exception(i64 8) #4
  store i64 %0, ptr %5, align 16, !tbaa !5
  tail call void @__cxa_throw(ptr nonnull %5, ptr nonnull @_ZTIm, ptr null) #5
  unreachable

6:                                                ; preds = %1
  tail call void asm sideeffect "", "~{rbx},~{r12},~{r13},~{r14},~{r15},~{memory},~{dirflag},~{fpsr},~{flags}"() #4, !srcloc !9
  ret void
}

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #1 personality ptr @__gxx_personality_v0 {
  br label %2

1:                                                ; preds = %29
  ret i32 0

2:                                                ; preds = %0, %29
  %3 = phi i64 [ 0, %0 ], [ %35, %29 ]
  %4 = phi i64 [ 0, %0 ], [ %37, %29 ]
  %5 = mul nuw nsw i64 %4, 5
  %6 = xor i64 %4, 9
  %7 = add nuw nsw i64 %4, 100
  %8 = mul nuw nsw i64 %4, %4
  %9 = tail call { i64, i64, i64, i64, i64 } asm sideeffect "", "=r,=r,=r,=r,=r,0,1,2,3,4,~{dirflag},~{fpsr},~{flags}"(i64 %4, i64 %5, i64 %6, i64 %7, i64 %8) #4, !srcloc !10
  %10 = extractvalue { i64, i64, i64, i64, i64 } %9, 0
  %11 = extractvalue { i64, i64, i64, i64, i64 } %9, 1
  %12 = extractvalue { i64, i64, i64, i64, i64 } %9, 2
  %13 = extractvalue { i64, i64, i64, i64, i64 } %9, 3
  %14 = extractvalue { i64, i64, i64, i64, i64 } %9, 4
  %15 = invoke noundef i64 @_Z5frameILi9EEmm(i64 noundef %4)
          to label %16 unwind label %18

16:                                               ; preds = %2
  %17 = add i64 %15, %3
  br label %29

18:                                               ; preds = %2
  %19 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIm
  %20 = extractvalue { ptr, i32 } %19, 1
  %21 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIm) #4
  %22 = icmp eq i32 %20, %21
  br i1 %22, label %23, label %39

23:                                               ; preds = %18
  %24 = extractvalue { ptr, i32 } %19, 0
  %25 = tail call ptr @__cxa_begin_catch(ptr %24) #4
  %26 = load i64, ptr %25, align 8, !tbaa !5
  %27 = mul i64 %3, 31
  %28 = add i64 %26, %27
  tail call void @__cxa_end_catch() #4
  br label %29

29:                                               ; preds = %23, %16
  %30 = phi i64 [ %17, %16 ], [ %28, %23 ]
  %31 = xor i64 %10, %11
  %32 = xor i64 %31, %12
  %33 = xor i64 %32, %13
  %34 = xor i64 %33, %14
  %35 = add i64 %30, %34
  %36 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %35)
  %37 = add nuw nsw i64 %4, 1
  %38 = icmp eq i64 %37, 30
  br i1 %38, label %1, label %2, !llvm.loop !11

39:                                               ; preds = %18
  resume { ptr, i32 } %19
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i64 @_Z5frameILi9EEmm(i64 noundef %0) local_unnamed_addr #0 comdat personality ptr @__gxx_personality_v0 {
  %2 = mul i64 %0, 3
  %3 = add i64 %2, 1
  %4 = xor i64 %0, 85
  %5 = add i64 %0, 9
  %6 = shl i64 %0, 3
  %7 = add i64 %0, -7
  %8 = xor i64 %0, -1
  %9 = mul i64 %0, %0
  %10 = tail call { i64, i64, i64, i64, i64, i64, i64 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,~{dirflag},~{fpsr},~{flags}"(i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9) #4, !srcloc !13
  %11 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 1
  %12 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 2
  %13 = add i64 %0, 1
  %14 = invoke noundef i64 @_Z5frameILi8EEmm(i64 noundef %13)
          to label %15 unwind label %17

15:                                               ; preds = %1
  %16 = add i64 %12, %14
  br label %27

17:                                               ; preds = %1
  %18 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIm
  %19 = extractvalue { ptr, i32 } %18, 1
  %20 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIm) #4
  %21 = icmp eq i32 %19, %20
  br i1 %21, label %22, label %41

22:                                               ; preds = %17
  %23 = extractvalue { ptr, i32 } %18, 0
  %24 = tail call ptr @__cxa_begin_catch(ptr %23) #4
  %25 = load i64, ptr %24, align 8, !tbaa !5
  %26 = add i64 %25, %11
  tail call void @__cxa_end_catch() #4
  br label %27

27:                                               ; preds = %22, %15
  %28 = phi i64 [ %16, %15 ], [ %12, %22 ]
  %29 = phi i64 [ %11, %15 ], [ %26, %22 ]
  %30 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 6
  %31 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 5
  %32 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 4
  %33 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 3
  %34 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 0
  %35 = xor i64 %33, %34
  %36 = xor i64 %35, %32
  %37 = xor i64 %36, %31
  %38 = xor i64 %37, %30
  %39 = xor i64 %38, %28
  %40 = xor i64 %39, %29
  ret i64 %40

41:                                               ; preds = %17
  resume { ptr, i32 } %18
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #2

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i64 @_Z5frameILi8EEmm(i64 noundef %0) local_unnamed_addr #0 comdat personality ptr @__gxx_personality_v0 {
  %2 = mul i64 %0, 3
  %3 = add i64 %2, 1
  %4 = xor i64 %0, 85
  %5 = add i64 %0, 8
  %6 = shl i64 %0, 3
  %7 = add i64 %0, -7
  %8 = xor i64 %0, -1
  %9 = mul i64 %0, %0
  %10 = tail call { i64, i64, i64, i64, i64, i64, i64 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,~{dirflag},~{fpsr},~{flags}"(i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9) #4, !srcloc !13
  %11 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 1
  %12 = add i64 %0, 1
  %13 = invoke noundef i64 @_Z5frameILi7EEmm(i64 noundef %12)
          to label %14 unwind label %28

14:                                               ; preds = %1
  %15 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 6
  %16 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 5
  %17 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 4
  %18 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 3
  %19 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 2
  %20 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 0
  %21 = add i64 %19, %13
  %22 = xor i64 %18, %20
  %23 = xor i64 %22, %17
  %24 = xor i64 %23, %16
  %25 = xor i64 %24, %15
  %26 = xor i64 %25, %21
  %27 = xor i64 %26, %11
  ret i64 %27

28:                                               ; preds = %1
  %29 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIm
  %30 = extractvalue { ptr, i32 } %29, 1
  %31 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIm) #4
  %32 = icmp eq i32 %30, %31
  br i1 %32, label %33, label %41

33:                                               ; preds = %28
  %34 = extractvalue { ptr, i32 } %29, 0
  %35 = tail call ptr @__cxa_begin_catch(ptr %34) #4
  %36 = load i64, ptr %35, align 8, !tbaa !5
  %37 = add i64 %36, %11
  %38 = tail call ptr @__cxa_allocate_exception(i64 8) #4
  store i64 %37, ptr %38, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %38, ptr nonnull @_ZTIm, ptr null) #5
          to label %43 unwind label %39

39:                                               ; preds = %33
  %40 = landingpad { ptr, i32 }
          cleanup
  tail call void @__cxa_end_catch() #4
  br label %41

41:                                               ; preds = %39, %28
  %42 = phi { ptr, i32 } [ %40, %39 ], [ %29, %28 ]
  resume { ptr, i32 } %42

43:                                               ; preds = %33
  unreachable
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i64 @_Z5frameILi7EEmm(i64 noundef %0) local_unnamed_addr #0 comdat personality ptr @__gxx_personality_v0 {
  %2 = mul i64 %0, 3
  %3 = add i64 %2, 1
  %4 = xor i64 %0, 85
  %5 = add i64 %0, 7
  %6 = shl i64 %0, 3
  %7 = add i64 %0, -7
  %8 = xor i64 %0, -1
  %9 = mul i64 %0, %0
  %10 = tail call { i64, i64, i64, i64, i64, i64, i64 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,~{dirflag},~{fpsr},~{flags}"(i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9) #4, !srcloc !13
  %11 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 0
  %12 = add i64 %0, 1
  %13 = invoke noundef i64 @_Z5frameILi6EEmm(i64 noundef %12)
          to label %14 unwind label %28

14:                                               ; preds = %1
  %15 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 6
  %16 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 5
  %17 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 4
  %18 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 3
  %19 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 2
  %20 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 1
  %21 = add i64 %19, %13
  %22 = xor i64 %18, %20
  %23 = xor i64 %22, %17
  %24 = xor i64 %23, %16
  %25 = xor i64 %24, %15
  %26 = xor i64 %25, %21
  %27 = xor i64 %26, %11
  ret i64 %27

28:                                               ; preds = %1
  %29 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIm
  %30 = extractvalue { ptr, i32 } %29, 1
  %31 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIm) #4
  %32 = icmp eq i32 %30, %31
  br i1 %32, label %33, label %41

33:                                               ; preds = %28
  %34 = extractvalue { ptr, i32 } %29, 0
  %35 = tail call ptr @__cxa_begin_catch(ptr %34) #4
  %36 = load i64, ptr %35, align 8, !tbaa !5
  %37 = tail call ptr @__cxa_allocate_exception(i64 8) #4
  %38 = add i64 %36, %11
  store i64 %38, ptr %37, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %37, ptr nonnull @_ZTIm, ptr null) #5
          to label %43 unwind label %39

39:                                               ; preds = %33
  %40 = landingpad { ptr, i32 }
          cleanup
  tail call void @__cxa_end_catch() #4
  br label %41

41:                                               ; preds = %39, %28
  %42 = phi { ptr, i32 } [ %40, %39 ], [ %29, %28 ]
  resume { ptr, i32 } %42

43:                                               ; preds = %33
  unreachable
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i64 @_Z5frameILi6EEmm(i64 noundef %0) local_unnamed_addr #0 comdat personality ptr @__gxx_personality_v0 {
  %2 = mul i64 %0, 3
  %3 = add i64 %2, 1
  %4 = xor i64 %0, 85
  %5 = add i64 %0, 6
  %6 = shl i64 %0, 3
  %7 = add i64 %0, -7
  %8 = xor i64 %0, -1
  %9 = mul i64 %0, %0
  %10 = tail call { i64, i64, i64, i64, i64, i64, i64 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,~{dirflag},~{fpsr},~{flags}"(i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9) #4, !srcloc !13
  %11 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 1
  %12 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 2
  %13 = add i64 %0, 1
  %14 = invoke noundef i64 @_Z5frameILi5EEmm(i64 noundef %13)
          to label %15 unwind label %17

15:                                               ; preds = %1
  %16 = add i64 %12, %14
  br label %27

17:                                               ; preds = %1
  %18 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIm
  %19 = extractvalue { ptr, i32 } %18, 1
  %20 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIm) #4
  %21 = icmp eq i32 %19, %20
  br i1 %21, label %22, label %41

22:                                               ; preds = %17
  %23 = extractvalue { ptr, i32 } %18, 0
  %24 = tail call ptr @__cxa_begin_catch(ptr %23) #4
  %25 = load i64, ptr %24, align 8, !tbaa !5
  %26 = add i64 %25, %11
  tail call void @__cxa_end_catch() #4
  br label %27

27:                                               ; preds = %22, %15
  %28 = phi i64 [ %16, %15 ], [ %12, %22 ]
  %29 = phi i64 [ %11, %15 ], [ %26, %22 ]
  %30 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 6
  %31 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 5
  %32 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 4
  %33 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 3
  %34 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 0
  %35 = xor i64 %33, %34
  %36 = xor i64 %35, %32
  %37 = xor i64 %36, %31
  %38 = xor i64 %37, %30
  %39 = xor i64 %38, %28
  %40 = xor i64 %39, %29
  ret i64 %40

41:                                               ; preds = %17
  resume { ptr, i32 } %18
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i64 @_Z5frameILi5EEmm(i64 noundef %0) local_unnamed_addr #0 comdat personality ptr @__gxx_personality_v0 {
  %2 = mul i64 %0, 3
  %3 = add i64 %2, 1
  %4 = xor i64 %0, 85
  %5 = add i64 %0, 5
  %6 = shl i64 %0, 3
  %7 = add i64 %0, -7
  %8 = xor i64 %0, -1
  %9 = mul i64 %0, %0
  %10 = tail call { i64, i64, i64, i64, i64, i64, i64 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,~{dirflag},~{fpsr},~{flags}"(i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9) #4, !srcloc !13
  %11 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 1
  %12 = add i64 %0, 1
  %13 = invoke noundef i64 @_Z5frameILi4EEmm(i64 noundef %12)
          to label %14 unwind label %28

14:                                               ; preds = %1
  %15 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 6
  %16 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 5
  %17 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 4
  %18 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 3
  %19 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 2
  %20 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 0
  %21 = add i64 %19, %13
  %22 = xor i64 %18, %20
  %23 = xor i64 %22, %17
  %24 = xor i64 %23, %16
  %25 = xor i64 %24, %15
  %26 = xor i64 %25, %21
  %27 = xor i64 %26, %11
  ret i64 %27

28:                                               ; preds = %1
  %29 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIm
  %30 = extractvalue { ptr, i32 } %29, 1
  %31 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIm) #4
  %32 = icmp eq i32 %30, %31
  br i1 %32, label %33, label %41

33:                                               ; preds = %28
  %34 = extractvalue { ptr, i32 } %29, 0
  %35 = tail call ptr @__cxa_begin_catch(ptr %34) #4
  %36 = load i64, ptr %35, align 8, !tbaa !5
  %37 = add i64 %36, %11
  %38 = tail call ptr @__cxa_allocate_exception(i64 8) #4
  store i64 %37, ptr %38, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %38, ptr nonnull @_ZTIm, ptr null) #5
          to label %43 unwind label %39

39:                                               ; preds = %33
  %40 = landingpad { ptr, i32 }
          cleanup
  tail call void @__cxa_end_catch() #4
  br label %41

41:                                               ; preds = %39, %28
  %42 = phi { ptr, i32 } [ %40, %39 ], [ %29, %28 ]
  resume { ptr, i32 } %42

43:                                               ; preds = %33
  unreachable
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i64 @_Z5frameILi4EEmm(i64 noundef %0) local_unnamed_addr #0 comdat personality ptr @__gxx_personality_v0 {
  %2 = mul i64 %0, 3
  %3 = add i64 %2, 1
  %4 = xor i64 %0, 85
  %5 = add i64 %0, 4
  %6 = shl i64 %0, 3
  %7 = add i64 %0, -7
  %8 = xor i64 %0, -1
  %9 = mul i64 %0, %0
  %10 = tail call { i64, i64, i64, i64, i64, i64, i64 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,~{dirflag},~{fpsr},~{flags}"(i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9) #4, !srcloc !13
  %11 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 0
  %12 = add i64 %0, 1
  %13 = invoke noundef i64 @_Z5frameILi3EEmm(i64 noundef %12)
          to label %14 unwind label %28

14:                                               ; preds = %1
  %15 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 6
  %16 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 5
  %17 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 4
  %18 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 3
  %19 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 2
  %20 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 1
  %21 = add i64 %19, %13
  %22 = xor i64 %18, %20
  %23 = xor i64 %22, %17
  %24 = xor i64 %23, %16
  %25 = xor i64 %24, %15
  %26 = xor i64 %25, %21
  %27 = xor i64 %26, %11
  ret i64 %27

28:                                               ; preds = %1
  %29 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIm
  %30 = extractvalue { ptr, i32 } %29, 1
  %31 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIm) #4
  %32 = icmp eq i32 %30, %31
  br i1 %32, label %33, label %41

33:                                               ; preds = %28
  %34 = extractvalue { ptr, i32 } %29, 0
  %35 = tail call ptr @__cxa_begin_catch(ptr %34) #4
  %36 = load i64, ptr %35, align 8, !tbaa !5
  %37 = tail call ptr @__cxa_allocate_exception(i64 8) #4
  %38 = add i64 %36, %11
  store i64 %38, ptr %37, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %37, ptr nonnull @_ZTIm, ptr null) #5
          to label %43 unwind label %39

39:                                               ; preds = %33
  %40 = landingpad { ptr, i32 }
          cleanup
  tail call void @__cxa_end_catch() #4
  br label %41

41:                                               ; preds = %39, %28
  %42 = phi { ptr, i32 } [ %40, %39 ], [ %29, %28 ]
  resume { ptr, i32 } %42

43:                                               ; preds = %33
  unreachable
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i64 @_Z5frameILi3EEmm(i64 noundef %0) local_unnamed_addr #0 comdat personality ptr @__gxx_personality_v0 {
  %2 = mul i64 %0, 3
  %3 = add i64 %2, 1
  %4 = xor i64 %0, 85
  %5 = add i64 %0, 3
  %6 = shl i64 %0, 3
  %7 = add i64 %0, -7
  %8 = xor i64 %0, -1
  %9 = mul i64 %0, %0
  %10 = tail call { i64, i64, i64, i64, i64, i64, i64 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,~{dirflag},~{fpsr},~{flags}"(i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9) #4, !srcloc !13
  %11 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 1
  %12 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 2
  %13 = add i64 %0, 1
  %14 = invoke noundef i64 @_Z5frameILi2EEmm(i64 noundef %13)
          to label %15 unwind label %17

15:                                               ; preds = %1
  %16 = add i64 %12, %14
  br label %27

17:                                               ; preds = %1
  %18 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIm
  %19 = extractvalue { ptr, i32 } %18, 1
  %20 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIm) #4
  %21 = icmp eq i32 %19, %20
  br i1 %21, label %22, label %41

22:                                               ; preds = %17
  %23 = extractvalue { ptr, i32 } %18, 0
  %24 = tail call ptr @__cxa_begin_catch(ptr %23) #4
  %25 = load i64, ptr %24, align 8, !tbaa !5
  %26 = add i64 %25, %11
  tail call void @__cxa_end_catch() #4
  br label %27

27:                                               ; preds = %22, %15
  %28 = phi i64 [ %16, %15 ], [ %12, %22 ]
  %29 = phi i64 [ %11, %15 ], [ %26, %22 ]
  %30 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 6
  %31 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 5
  %32 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 4
  %33 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 3
  %34 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 0
  %35 = xor i64 %33, %34
  %36 = xor i64 %35, %32
  %37 = xor i64 %36, %31
  %38 = xor i64 %37, %30
  %39 = xor i64 %38, %28
  %40 = xor i64 %39, %29
  ret i64 %40

41:                                               ; preds = %17
  resume { ptr, i32 } %18
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i64 @_Z5frameILi2EEmm(i64 noundef %0) local_unnamed_addr #0 comdat personality ptr @__gxx_personality_v0 {
  %2 = mul i64 %0, 3
  %3 = add i64 %2, 1
  %4 = xor i64 %0, 85
  %5 = add i64 %0, 2
  %6 = shl i64 %0, 3
  %7 = add i64 %0, -7
  %8 = xor i64 %0, -1
  %9 = mul i64 %0, %0
  %10 = tail call { i64, i64, i64, i64, i64, i64, i64 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,~{dirflag},~{fpsr},~{flags}"(i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9) #4, !srcloc !13
  %11 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 1
  %12 = add i64 %0, 1
  %13 = invoke noundef i64 @_Z5frameILi1EEmm(i64 noundef %12)
          to label %14 unwind label %28

14:                                               ; preds = %1
  %15 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 6
  %16 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 5
  %17 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 4
  %18 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 3
  %19 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 2
  %20 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 0
  %21 = add i64 %19, %13
  %22 = xor i64 %18, %20
  %23 = xor i64 %22, %17
  %24 = xor i64 %23, %16
  %25 = xor i64 %24, %15
  %26 = xor i64 %25, %21
  %27 = xor i64 %26, %11
  ret i64 %27

28:                                               ; preds = %1
  %29 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIm
  %30 = extractvalue { ptr, i32 } %29, 1
  %31 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIm) #4
  %32 = icmp eq i32 %30, %31
  br i1 %32, label %33, label %41

33:                                               ; preds = %28
  %34 = extractvalue { ptr, i32 } %29, 0
  %35 = tail call ptr @__cxa_begin_catch(ptr %34) #4
  %36 = load i64, ptr %35, align 8, !tbaa !5
  %37 = add i64 %36, %11
  %38 = tail call ptr @__cxa_allocate_exception(i64 8) #4
  store i64 %37, ptr %38, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %38, ptr nonnull @_ZTIm, ptr null) #5
          to label %43 unwind label %39

39:                                               ; preds = %33
  %40 = landingpad { ptr, i32 }
          cleanup
  tail call void @__cxa_end_catch() #4
  br label %41

41:                                               ; preds = %39, %28
  %42 = phi { ptr, i32 } [ %40, %39 ], [ %29, %28 ]
  resume { ptr, i32 } %42

43:                                               ; preds = %33
  unreachable
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i64 @_Z5frameILi1EEmm(i64 noundef %0) local_unnamed_addr #0 comdat personality ptr @__gxx_personality_v0 {
  %2 = mul i64 %0, 3
  %3 = add i64 %2, 1
  %4 = xor i64 %0, 85
  %5 = add i64 %0, 1
  %6 = shl i64 %0, 3
  %7 = add i64 %0, -7
  %8 = xor i64 %0, -1
  %9 = mul i64 %0, %0
  %10 = tail call { i64, i64, i64, i64, i64, i64, i64 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,~{dirflag},~{fpsr},~{flags}"(i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9) #4, !srcloc !13
  %11 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 0
  %12 = invoke noundef i64 @_Z5frameILi0EEmm(i64 noundef %5)
          to label %13 unwind label %27

13:                                               ; preds = %1
  %14 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 6
  %15 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 5
  %16 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 4
  %17 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 3
  %18 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 2
  %19 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %10, 1
  %20 = add i64 %18, %12
  %21 = xor i64 %17, %19
  %22 = xor i64 %21, %16
  %23 = xor i64 %22, %15
  %24 = xor i64 %23, %14
  %25 = xor i64 %24, %20
  %26 = xor i64 %25, %11
  ret i64 %26

27:                                               ; preds = %1
  %28 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIm
  %29 = extractvalue { ptr, i32 } %28, 1
  %30 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIm) #4
  %31 = icmp eq i32 %29, %30
  br i1 %31, label %32, label %40

32:                                               ; preds = %27
  %33 = extractvalue { ptr, i32 } %28, 0
  %34 = tail call ptr @__cxa_begin_catch(ptr %33) #4
  %35 = load i64, ptr %34, align 8, !tbaa !5
  %36 = tail call ptr @__cxa_allocate_exception(i64 8) #4
  %37 = add i64 %35, %11
  store i64 %37, ptr %36, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %36, ptr nonnull @_ZTIm, ptr null) #5
          to label %42 unwind label %38

38:                                               ; preds = %32
  %39 = landingpad { ptr, i32 }
          cleanup
  tail call void @__cxa_end_catch() #4
  br label %40

40:                                               ; preds = %38, %27
  %41 = phi { ptr, i32 } [ %39, %38 ], [ %28, %27 ]
  resume { ptr, i32 } %41

42:                                               ; preds = %32
  unreachable
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i64 @_Z5frameILi0EEmm(i64 noundef %0) local_unnamed_addr #0 comdat personality ptr @__gxx_personality_v0 {
  %2 = mul i64 %0, 3
  %3 = add i64 %2, 1
  %4 = xor i64 %0, 85
  %5 = shl i64 %0, 3
  %6 = add i64 %0, -7
  %7 = xor i64 %0, -1
  %8 = mul i64 %0, %0
  %9 = tail call { i64, i64, i64, i64, i64, i64, i64 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,~{dirflag},~{fpsr},~{flags}"(i64 %3, i64 %4, i64 %0, i64 %5, i64 %6, i64 %7, i64 %8) #4, !srcloc !13
  %10 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %9, 1
  invoke void @leaf(i64 noundef %0)
          to label %21 unwind label %11

11:                                               ; preds = %1
  %12 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIm
  %13 = extractvalue { ptr, i32 } %12, 1
  %14 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIm) #4
  %15 = icmp eq i32 %13, %14
  br i1 %15, label %16, label %35

16:                                               ; preds = %11
  %17 = extractvalue { ptr, i32 } %12, 0
  %18 = tail call ptr @__cxa_begin_catch(ptr %17) #4
  %19 = load i64, ptr %18, align 8, !tbaa !5
  %20 = add i64 %19, %10
  tail call void @__cxa_end_catch() #4
  br label %21

21:                                               ; preds = %1, %16
  %22 = phi i64 [ %10, %1 ], [ %20, %16 ]
  %23 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %9, 6
  %24 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %9, 5
  %25 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %9, 4
  %26 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %9, 3
  %27 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %9, 2
  %28 = extractvalue { i64, i64, i64, i64, i64, i64, i64 } %9, 0
  %29 = xor i64 %27, %28
  %30 = xor i64 %29, %26
  %31 = xor i64 %30, %25
  %32 = xor i64 %31, %24
  %33 = xor i64 %32, %23
  %34 = xor i64 %33, %22
  ret i64 %34

35:                                               ; preds = %11
  resume { ptr, i32 } %12
}

attributes #0 = { mustprogress noinline uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!9 = !{i64 247}
!10 = !{i64 1012}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{i64 506}
