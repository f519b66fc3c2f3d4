; Frames with alloca, over-aligned objects and many stack arguments are unwound.
; exit: 0
; libraries: -lstdc++
; output: 0 = 0
; output: 0 thrown 45
; output: 0 thrown 45
; output: 0 thrown 47
; output: 0 thrown 47
; output: 0 thrown 49
; output: 0 thrown 49
; output: 0 thrown 51
; output: 0 thrown 51
source_filename = "frames-of-variable-size.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Aligned = type { i32, [60 x i8] }

$_ZN7AlignedC2Ev = comdat any

$_ZN7AlignedD2Ev = comdat any

$__clang_call_terminate = comdat any

@_ZTIl = external constant i8*
@.str = private unnamed_addr constant [7 x i8] c"= %ld\0A\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"thrown %ld\0A\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"%d \00", align 1

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i8*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  store i64 0, i64* %2, align 8
  br label %6

6:                                                ; preds = %32, %0
  %7 = load i64, i64* %2, align 8
  %8 = icmp slt i64 %7, 9
  br i1 %8, label %9, label %39

9:                                                ; preds = %6
  %10 = load i64, i64* %2, align 8
  %11 = invoke noundef i64 @_ZL8variablel(i64 noundef %10)
          to label %12 unwind label %15

12:                                               ; preds = %9
  %13 = invoke i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i64 noundef %11)
          to label %14 unwind label %15

14:                                               ; preds = %12
  br label %31

15:                                               ; preds = %12, %9
  %16 = landingpad { i8*, i32 }
          catch i8* bitcast (i8** @_ZTIl to i8*)
  %17 = extractvalue { i8*, i32 } %16, 0
  store i8* %17, i8** %3, align 8
  %18 = extractvalue { i8*, i32 } %16, 1
  store i32 %18, i32* %4, align 4
  br label %19

19:                                               ; preds = %15
  %20 = load i32, i32* %4, align 4
  %21 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIl to i8*)) #7
  %22 = icmp eq i32 %20, %21
  br i1 %22, label %23, label %41

23:                                               ; preds = %19
  %24 = load i8*, i8** %3, align 8
  %25 = call i8* @__cxa_begin_catch(i8* %24) #7
  %26 = bitcast i8* %25 to i64*
  %27 = load i64, i64* %26, align 8
  store i64 %27, i64* %5, align 8
  %28 = load i64, i64* %5, align 8
  %29 = invoke i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i64 noundef %28)
          to label %30 unwind label %35

30:                                               ; preds = %23
  call void @__cxa_end_catch() #7
  br label %31

31:                                               ; preds = %30, %14
  br label %32

32:                                               ; preds = %31
  %33 = load i64, i64* %2, align 8
  %34 = add nsw i64 %33, 1
  store i64 %34, i64* %2, align 8
  br label %6, !llvm.loop !6

35:                                               ; preds = %23
  %36 = landingpad { i8*, i32 }
          cleanup
  %37 = extractvalue { i8*, i32 } %36, 0
  store i8* %37, i8** %3, align 8
  %38 = extractvalue { i8*, i32 } %36, 1
  store i32 %38, i32* %4, align 4
  call void @__cxa_end_catch() #7
  br label %41

39:                                               ; preds = %6
  %40 = load i32, i32* %1, align 4
  ret i32 %40

41:                                               ; preds = %35, %19
  %42 = load i8*, i8** %3, align 8
  %43 = load i32, i32* %4, align 4
  %44 = insertvalue { i8*, i32 } undef, i8* %42, 0
  %45 = insertvalue { i8*, i32 } %44, i32 %43, 1
  resume { i8*, i32 } %45
}

declare i32 @printf(i8* noundef, ...) #1

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i64 @_ZL8variablel(i64 noundef %0) #2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
  %2 = alloca i64, align 8
  %3 = alloca i8*, align 8
  %4 = alloca %struct.Aligned, align 64
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i8*, align 8
  %8 = alloca i8*, align 8
  %9 = alloca i32, align 4
  store i64 %0, i64* %2, align 8
  %10 = load i64, i64* %2, align 8
  %11 = mul nsw i64 %10, 16
  %12 = add nsw i64 %11, 1
  %13 = alloca i8, i64 %12, align 16
  store i8* %13, i8** %3, align 8
  %14 = load i8*, i8** %3, align 8
  %15 = load i64, i64* %2, align 8
  %16 = trunc i64 %15 to i32
  %17 = trunc i32 %16 to i8
  %18 = load i64, i64* %2, align 8
  %19 = mul nsw i64 %18, 16
  %20 = add nsw i64 %19, 1
  call void @llvm.memset.p0i8.i64(i8* align 1 %14, i8 %17, i64 %20, i1 false)
  call void @_ZN7AlignedC2Ev(%struct.Aligned* noundef nonnull align 64 dereferenceable(4) %4) #7
  store i64 0, i64* %5, align 8
  store i64 0, i64* %6, align 8
  br label %21

21:                                               ; preds = %46, %1
  %22 = load i64, i64* %6, align 8
  %23 = load i64, i64* %2, align 8
  %24 = icmp slt i64 %22, %23
  br i1 %24, label %25, label %53

25:                                               ; preds = %21
  %26 = alloca i8, i64 32, align 16
  store i8* %26, i8** %7, align 8
  %27 = load i64, i64* %6, align 8
  %28 = trunc i64 %27 to i8
  %29 = load i8*, i8** %7, align 8
  %30 = getelementptr inbounds i8, i8* %29, i64 0
  store i8 %28, i8* %30, align 1
  %31 = load i8*, i8** %3, align 8
  %32 = getelementptr inbounds i8, i8* %31, i64 0
  %33 = load i8, i8* %32, align 1
  %34 = sext i8 %33 to i64
  %35 = load i64, i64* %6, align 8
  %36 = sub nsw i64 %34, %35
  %37 = invoke noundef i64 @_ZL7throwerllllllllldP7Aligned(i64 noundef 1, i64 noundef 2, i64 noundef 3, i64 noundef 4, i64 noundef 5, i64 noundef 6, i64 noundef 7, i64 noundef 8, i64 noundef %36, double noundef 2.500000e+00, %struct.Aligned* noundef %4)
          to label %38 unwind label %49

38:                                               ; preds = %25
  %39 = load i8*, i8** %7, align 8
  %40 = getelementptr inbounds i8, i8* %39, i64 0
  %41 = load i8, i8* %40, align 1
  %42 = sext i8 %41 to i64
  %43 = add nsw i64 %37, %42
  %44 = load i64, i64* %5, align 8
  %45 = add nsw i64 %44, %43
  store i64 %45, i64* %5, align 8
  br label %46

46:                                               ; preds = %38
  %47 = load i64, i64* %6, align 8
  %48 = add nsw i64 %47, 1
  store i64 %48, i64* %6, align 8
  br label %21, !llvm.loop !8

49:                                               ; preds = %25
  %50 = landingpad { i8*, i32 }
          cleanup
  %51 = extractvalue { i8*, i32 } %50, 0
  store i8* %51, i8** %8, align 8
  %52 = extractvalue { i8*, i32 } %50, 1
  store i32 %52, i32* %9, align 4
  call void @_ZN7AlignedD2Ev(%struct.Aligned* noundef nonnull align 64 dereferenceable(4) %4) #7
  br label %55

53:                                               ; preds = %21
  %54 = load i64, i64* %5, align 8
  call void @_ZN7AlignedD2Ev(%struct.Aligned* noundef nonnull align 64 dereferenceable(4) %4) #7
  ret i64 %54

55:                                               ; preds = %49
  %56 = load i8*, i8** %8, align 8
  %57 = load i32, i32* %9, align 4
  %58 = insertvalue { i8*, i32 } undef, i8* %56, 0
  %59 = insertvalue { i8*, i32 } %58, i32 %57, 1
  resume { i8*, i32 } %59
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nounwind readnone
declare i32 @llvm.eh.typeid.for(i8*) #3

declare i8* @__cxa_begin_catch(i8*)

declare void @__cxa_end_catch()

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN7AlignedC2Ev(%struct.Aligned* noundef nonnull align 64 dereferenceable(4) %0) unnamed_addr #5 comdat align 2 {
  %2 = alloca %struct.Aligned*, align 8
  store %struct.Aligned* %0, %struct.Aligned** %2, align 8
  %3 = load %struct.Aligned*, %struct.Aligned** %2, align 8
  %4 = getelementptr inbounds %struct.Aligned, %struct.Aligned* %3, i32 0, i32 0
  store i32 6, i32* %4, align 64
  ret void
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i64 @_ZL7throwerllllllllldP7Aligned(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8, double noundef %9, %struct.Aligned* noundef %10) #2 {
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca double, align 8
  %22 = alloca %struct.Aligned*, align 8
  store i64 %0, i64* %12, align 8
  store i64 %1, i64* %13, align 8
  store i64 %2, i64* %14, align 8
  store i64 %3, i64* %15, align 8
  store i64 %4, i64* %16, align 8
  store i64 %5, i64* %17, align 8
  store i64 %6, i64* %18, align 8
  store i64 %7, i64* %19, align 8
  store i64 %8, i64* %20, align 8
  store double %9, double* %21, align 8
  store %struct.Aligned* %10, %struct.Aligned** %22, align 8
  %23 = load i64, i64* %20, align 8
  %24 = srem i64 %23, 2
  %25 = icmp eq i64 %24, 1
  br i1 %25, label %26, label %54

26:                                               ; preds = %11
  %27 = call i8* @__cxa_allocate_exception(i64 8) #7
  %28 = bitcast i8* %27 to i64*
  %29 = load i64, i64* %12, align 8
  %30 = load i64, i64* %13, align 8
  %31 = add nsw i64 %29, %30
  %32 = load i64, i64* %14, align 8
  %33 = add nsw i64 %31, %32
  %34 = load i64, i64* %15, align 8
  %35 = add nsw i64 %33, %34
  %36 = load i64, i64* %16, align 8
  %37 = add nsw i64 %35, %36
  %38 = load i64, i64* %17, align 8
  %39 = add nsw i64 %37, %38
  %40 = load i64, i64* %18, align 8
  %41 = add nsw i64 %39, %40
  %42 = load i64, i64* %19, align 8
  %43 = add nsw i64 %41, %42
  %44 = load i64, i64* %20, align 8
  %45 = add nsw i64 %43, %44
  %46 = load double, double* %21, align 8
  %47 = fptosi double %46 to i64
  %48 = add nsw i64 %45, %47
  %49 = load %struct.Aligned*, %struct.Aligned** %22, align 8
  %50 = getelementptr inbounds %struct.Aligned, %struct.Aligned* %49, i32 0, i32 0
  %51 = load i32, i32* %50, align 64
  %52 = sext i32 %51 to i64
  %53 = add nsw i64 %48, %52
  store i64 %53, i64* %28, align 16
  call void @__cxa_throw(i8* %27, i8* bitcast (i8** @_ZTIl to i8*), i8* null) #8
  unreachable

54:                                               ; preds = %11
  %55 = load i64, i64* %20, align 8
  ret i64 %55
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN7AlignedD2Ev(%struct.Aligned* noundef nonnull align 64 dereferenceable(4) %0) unnamed_addr #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
  %2 = alloca %struct.Aligned*, align 8
  store %struct.Aligned* %0, %struct.Aligned** %2, align 8
  %3 = load %struct.Aligned*, %struct.Aligned** %2, align 8
  %4 = ptrtoint %struct.Aligned* %3 to i64
  %5 = urem i64 %4, 64
  %6 = trunc i64 %5 to i32
  %7 = invoke i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i64 0, i64 0), i32 noundef %6)
          to label %8 unwind label %9

8:                                                ; preds = %1
  ret void

9:                                                ; preds = %1
  %10 = landingpad { i8*, i32 }
          catch i8* null
  %11 = extractvalue { i8*, i32 } %10, 0
  call void @__clang_call_terminate(i8* %11) #9
  unreachable
}

declare i8* @__cxa_allocate_exception(i64)

declare void @__cxa_throw(i8*, i8*, i8*)

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #6 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #7
  call void @_ZSt9terminatev() #9
  unreachable
}

declare void @_ZSt9terminatev()

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind readnone }
attributes #4 = { argmemonly nofree nounwind willreturn writeonly }
attributes #5 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noinline noreturn nounwind }
attributes #7 = { nounwind }
attributes #8 = { noreturn }
attributes #9 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
