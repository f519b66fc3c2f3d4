; Floating values live across calls that throw: no xmm register survives a call.
; exit: 0
; libraries: -lstdc++
; output: 0
; output: 22.7812
; output: 364.5
; output: 1845.28
; output: 5832
; output: 14238.3
; output: 29524.5
; output: 54697.8
; output: 93312
; output: 149468
; output: 227812
; output: 333540
; output: 472392
; output: 650655
; output: 92.75
; output: 99.375
; output: 106
; output: 112.625
; output: 119.25
; output: 125.875
; output: 132.5
; output: 139.125
; output: 145.75
; output: 152.375
; output: 159
; output: 165.625
; output: 172.25
; output: 178.875
; output: 185.5
; output: 192.125
source_filename = "floating-values.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@_ZTId = external constant i8*
@.str = private unnamed_addr constant [4 x i8] c"%g\0A\00", align 1

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local noundef double @_Z4halfd(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, double* %2, align 8
  %3 = load double, double* %2, align 8
  %4 = fcmp ogt double %3, 2.000000e+01
  br i1 %4, label %5, label %10

5:                                                ; preds = %1
  %6 = call i8* @__cxa_allocate_exception(i64 8) #4
  %7 = bitcast i8* %6 to double*
  %8 = load double, double* %2, align 8
  %9 = fdiv double %8, 4.000000e+00
  store double %9, double* %7, align 16
  call void @__cxa_throw(i8* %6, i8* bitcast (i8** @_ZTId to i8*), i8* null) #5
  unreachable

10:                                               ; preds = %1
  %11 = load double, double* %2, align 8
  %12 = fdiv double %11, 2.000000e+00
  ret double %12
}

declare i8* @__cxa_allocate_exception(i64)

declare void @__cxa_throw(i8*, i8*, i8*)

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local noundef double @_Z3sumdfe(double noundef %0, float noundef %1, x86_fp80 noundef %2) #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca float, align 4
  %7 = alloca x86_fp80, align 16
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca float, align 4
  %11 = alloca i8*, align 8
  %12 = alloca i32, align 4
  %13 = alloca double, align 8
  store double %0, double* %5, align 8
  store float %1, float* %6, align 4
  store x86_fp80 %2, x86_fp80* %7, align 16
  %14 = load double, double* %5, align 8
  %15 = fmul double %14, 1.500000e+00
  store double %15, double* %8, align 8
  %16 = load double, double* %5, align 8
  %17 = load float, float* %6, align 4
  %18 = fpext float %17 to double
  %19 = fadd double %16, %18
  store double %19, double* %9, align 8
  %20 = load float, float* %6, align 4
  %21 = fmul float %20, 2.000000e+00
  store float %21, float* %10, align 4
  %22 = load double, double* %8, align 8
  %23 = invoke noundef double @_Z4halfd(double noundef %22)
          to label %24 unwind label %39

24:                                               ; preds = %3
  %25 = load double, double* %8, align 8
  %26 = fadd double %25, %23
  store double %26, double* %8, align 8
  %27 = load double, double* %9, align 8
  %28 = invoke noundef double @_Z4halfd(double noundef %27)
          to label %29 unwind label %39

29:                                               ; preds = %24
  %30 = load double, double* %9, align 8
  %31 = fadd double %30, %28
  store double %31, double* %9, align 8
  %32 = load float, float* %10, align 4
  %33 = fpext float %32 to double
  %34 = invoke noundef double @_Z4halfd(double noundef %33)
          to label %35 unwind label %39

35:                                               ; preds = %29
  %36 = fptrunc double %34 to float
  %37 = load float, float* %10, align 4
  %38 = fadd float %37, %36
  store float %38, float* %10, align 4
  br label %63

39:                                               ; preds = %29, %24, %3
  %40 = landingpad { i8*, i32 }
          catch i8* bitcast (i8** @_ZTId to i8*)
  %41 = extractvalue { i8*, i32 } %40, 0
  store i8* %41, i8** %11, align 8
  %42 = extractvalue { i8*, i32 } %40, 1
  store i32 %42, i32* %12, align 4
  br label %43

43:                                               ; preds = %39
  %44 = load i32, i32* %12, align 4
  %45 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTId to i8*)) #4
  %46 = icmp eq i32 %44, %45
  br i1 %46, label %47, label %75

47:                                               ; preds = %43
  %48 = load i8*, i8** %11, align 8
  %49 = call i8* @__cxa_begin_catch(i8* %48) #4
  %50 = bitcast i8* %49 to double*
  %51 = load double, double* %50, align 8
  store double %51, double* %13, align 8
  %52 = load double, double* %8, align 8
  %53 = load double, double* %9, align 8
  %54 = fadd double %52, %53
  %55 = load float, float* %10, align 4
  %56 = fpext float %55 to double
  %57 = fadd double %54, %56
  %58 = load x86_fp80, x86_fp80* %7, align 16
  %59 = fptrunc x86_fp80 %58 to double
  %60 = fadd double %57, %59
  %61 = load double, double* %13, align 8
  %62 = fsub double %60, %61
  store double %62, double* %4, align 8
  call void @__cxa_end_catch() #4
  br label %73

63:                                               ; preds = %35
  %64 = load double, double* %8, align 8
  %65 = load double, double* %9, align 8
  %66 = fmul double %64, %65
  %67 = load float, float* %10, align 4
  %68 = fpext float %67 to double
  %69 = fmul double %66, %68
  %70 = load x86_fp80, x86_fp80* %7, align 16
  %71 = fptrunc x86_fp80 %70 to double
  %72 = fmul double %69, %71
  store double %72, double* %4, align 8
  br label %73

73:                                               ; preds = %63, %47
  %74 = load double, double* %4, align 8
  ret double %74

75:                                               ; preds = %43
  %76 = load i8*, i8** %11, align 8
  %77 = load i32, i32* %12, align 4
  %78 = insertvalue { i8*, i32 } undef, i8* %76, 0
  %79 = insertvalue { i8*, i32 } %78, i32 %77, 1
  resume { i8*, i32 } %79
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nounwind readnone
declare i32 @llvm.eh.typeid.for(i8*) #1

declare i8* @__cxa_begin_catch(i8*)

declare void @__cxa_end_catch()

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #2 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  store i32 0, i32* %2, align 4
  br label %3

3:                                                ; preds = %17, %0
  %4 = load i32, i32* %2, align 4
  %5 = icmp slt i32 %4, 30
  br i1 %5, label %6, label %20

6:                                                ; preds = %3
  %7 = load i32, i32* %2, align 4
  %8 = sitofp i32 %7 to double
  %9 = load i32, i32* %2, align 4
  %10 = sitofp i32 %9 to float
  %11 = fdiv float %10, 2.000000e+00
  %12 = load i32, i32* %2, align 4
  %13 = sitofp i32 %12 to x86_fp80
  %14 = fmul x86_fp80 %13, 0xK4000C000000000000000
  %15 = call noundef double @_Z3sumdfe(double noundef %8, float noundef %11, x86_fp80 noundef %14)
  %16 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), double noundef %15)
  br label %17

17:                                               ; preds = %6
  %18 = load i32, i32* %2, align 4
  %19 = add nsw i32 %18, 1
  store i32 %19, i32* %2, align 4
  br label %3, !llvm.loop !6

20:                                               ; preds = %3
  %21 = load i32, i32* %1, align 4
  ret i32 %21
}

declare i32 @printf(i8* noundef, ...) #3

attributes #0 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind readnone }
attributes #2 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
