; Seven stores in a row, of which the middle pairs become vectors in several turns: what is left is paired as it was, not
; anew. Out of C (clang -O2, before its passes).
; exit: 0
; output: -0.0952381 -0.190476 -0.380952 -0.761905 -0.235828 -0.471655 -0.943311 -0.0816327
; output: -0.244898 -0.734694 -2.20408 -0.974594 -2.92378 -8.77135 -0.25 -1
; output: -4 -16 -29.875 -119.5 -478 0.0493827 0.246914 1.23457
; output: 6.17284 -2.89285 -14.4643 -72.3213 0.0150376 0.0902256 0.541353 3.24812
; output: -0.561705 -3.37023 -20.2214 0 0 0 0 0
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.mat = type { i64, i64, i64, ptr, ptr, i32 }

@out = internal global [40 x double] zeroinitializer, align 16
@__const.main.m = private unnamed_addr constant %struct.mat { i64 5, i64 7, i64 7, ptr @out, ptr null, i32 0 }, align 8
@x = internal global [7 x double] [double 1.500000e+00, double -2.500000e-01, double 5.000000e-01, double -2.000000e+00, double 7.500000e-01, double 4.000000e+00, double -1.000000e+00], align 16
@F = internal global [5 x double] [double 2.000000e+00, double 3.000000e+00, double 4.000000e+00, double 5.000000e+00, double 6.000000e+00], align 16
@.str = private unnamed_addr constant [7 x i8] c"%.6g%c\00", align 1

define dso_local i32 @df(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca [7 x double], align 16
  %12 = alloca i64, align 8
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = alloca double, align 8
  store ptr %0, ptr %6, align 8, !tbaa !5
  store ptr %1, ptr %7, align 8, !tbaa !5
  store ptr %2, ptr %8, align 8, !tbaa !5
  store ptr %3, ptr %9, align 8, !tbaa !5
  store i64 %4, ptr %10, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(i64 56, ptr %11) #6
  call void @llvm.lifetime.start.p0(i64 8, ptr %12) #6
  store i64 0, ptr %12, align 8, !tbaa !9
  br label %16

16:                                               ; preds = %26, %5
  %17 = load i64, ptr %12, align 8, !tbaa !9
  %18 = icmp ult i64 %17, 7
  br i1 %18, label %19, label %29

19:                                               ; preds = %16
  %20 = load ptr, ptr %6, align 8, !tbaa !5
  %21 = load i64, ptr %12, align 8, !tbaa !9
  %22 = getelementptr inbounds double, ptr %20, i64 %21
  %23 = load double, ptr %22, align 8, !tbaa !11
  %24 = load i64, ptr %12, align 8, !tbaa !9
  %25 = getelementptr inbounds [7 x double], ptr %11, i64 0, i64 %24
  store double %23, ptr %25, align 8, !tbaa !11
  br label %26

26:                                               ; preds = %19
  %27 = load i64, ptr %12, align 8, !tbaa !9
  %28 = add i64 %27, 1
  store i64 %28, ptr %12, align 8, !tbaa !9
  br label %16, !llvm.loop !13

29:                                               ; preds = %16
  store i64 0, ptr %12, align 8, !tbaa !9
  br label %30

30:                                               ; preds = %126, %29
  %31 = load i64, ptr %12, align 8, !tbaa !9
  %32 = load i64, ptr %10, align 8, !tbaa !9
  %33 = icmp ult i64 %31, %32
  br i1 %33, label %34, label %129

34:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(i64 8, ptr %13) #6
  %35 = load ptr, ptr %9, align 8, !tbaa !5
  %36 = load i64, ptr %12, align 8, !tbaa !9
  %37 = getelementptr inbounds double, ptr %35, i64 %36
  %38 = load double, ptr %37, align 8, !tbaa !11
  store double %38, ptr %13, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(i64 8, ptr %14) #6
  %39 = getelementptr inbounds [7 x double], ptr %11, i64 0, i64 0
  %40 = load double, ptr %39, align 16, !tbaa !11
  %41 = load double, ptr %13, align 8, !tbaa !11
  %42 = getelementptr inbounds [7 x double], ptr %11, i64 0, i64 1
  %43 = load double, ptr %42, align 8, !tbaa !11
  %44 = load double, ptr %13, align 8, !tbaa !11
  %45 = getelementptr inbounds [7 x double], ptr %11, i64 0, i64 2
  %46 = load double, ptr %45, align 16, !tbaa !11
  %47 = load double, ptr %13, align 8, !tbaa !11
  %48 = getelementptr inbounds [7 x double], ptr %11, i64 0, i64 3
  %49 = load double, ptr %48, align 8, !tbaa !11
  %50 = call double @llvm.fmuladd.f64(double %47, double %49, double %46)
  %51 = call double @llvm.fmuladd.f64(double %44, double %50, double %43)
  %52 = call double @llvm.fmuladd.f64(double %41, double %51, double %40)
  store double %52, ptr %14, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(i64 8, ptr %15) #6
  %53 = load double, ptr %13, align 8, !tbaa !11
  %54 = getelementptr inbounds [7 x double], ptr %11, i64 0, i64 4
  %55 = load double, ptr %54, align 16, !tbaa !11
  %56 = load double, ptr %13, align 8, !tbaa !11
  %57 = getelementptr inbounds [7 x double], ptr %11, i64 0, i64 5
  %58 = load double, ptr %57, align 8, !tbaa !11
  %59 = load double, ptr %13, align 8, !tbaa !11
  %60 = getelementptr inbounds [7 x double], ptr %11, i64 0, i64 6
  %61 = load double, ptr %60, align 16, !tbaa !11
  %62 = call double @llvm.fmuladd.f64(double %59, double %61, double %58)
  %63 = call double @llvm.fmuladd.f64(double %56, double %62, double %55)
  %64 = call double @llvm.fmuladd.f64(double %53, double %63, double 1.000000e+00)
  store double %64, ptr %15, align 8, !tbaa !11
  %65 = load ptr, ptr %8, align 8, !tbaa !5
  %66 = load i64, ptr %12, align 8, !tbaa !9
  %67 = load double, ptr %15, align 8, !tbaa !11
  %68 = fdiv double -1.000000e+00, %67
  call void @set(ptr noundef %65, i64 noundef %66, i64 noundef 0, double noundef %68)
  %69 = load ptr, ptr %8, align 8, !tbaa !5
  %70 = load i64, ptr %12, align 8, !tbaa !9
  %71 = load double, ptr %13, align 8, !tbaa !11
  %72 = fneg double %71
  %73 = load double, ptr %15, align 8, !tbaa !11
  %74 = fdiv double %72, %73
  call void @set(ptr noundef %69, i64 noundef %70, i64 noundef 1, double noundef %74)
  %75 = load ptr, ptr %8, align 8, !tbaa !5
  %76 = load i64, ptr %12, align 8, !tbaa !9
  %77 = load double, ptr %13, align 8, !tbaa !11
  %78 = fneg double %77
  %79 = load double, ptr %13, align 8, !tbaa !11
  %80 = fmul double %78, %79
  %81 = load double, ptr %15, align 8, !tbaa !11
  %82 = fdiv double %80, %81
  call void @set(ptr noundef %75, i64 noundef %76, i64 noundef 2, double noundef %82)
  %83 = load ptr, ptr %8, align 8, !tbaa !5
  %84 = load i64, ptr %12, align 8, !tbaa !9
  %85 = load double, ptr %13, align 8, !tbaa !11
  %86 = fneg double %85
  %87 = load double, ptr %13, align 8, !tbaa !11
  %88 = fmul double %86, %87
  %89 = load double, ptr %13, align 8, !tbaa !11
  %90 = fmul double %88, %89
  %91 = load double, ptr %15, align 8, !tbaa !11
  %92 = fdiv double %90, %91
  call void @set(ptr noundef %83, i64 noundef %84, i64 noundef 3, double noundef %92)
  %93 = load ptr, ptr %8, align 8, !tbaa !5
  %94 = load i64, ptr %12, align 8, !tbaa !9
  %95 = load double, ptr %13, align 8, !tbaa !11
  %96 = load double, ptr %14, align 8, !tbaa !11
  %97 = fmul double %95, %96
  %98 = load double, ptr %15, align 8, !tbaa !11
  %99 = load double, ptr %15, align 8, !tbaa !11
  %100 = fmul double %98, %99
  %101 = fdiv double %97, %100
  call void @set(ptr noundef %93, i64 noundef %94, i64 noundef 4, double noundef %101)
  %102 = load ptr, ptr %8, align 8, !tbaa !5
  %103 = load i64, ptr %12, align 8, !tbaa !9
  %104 = load double, ptr %13, align 8, !tbaa !11
  %105 = load double, ptr %13, align 8, !tbaa !11
  %106 = fmul double %104, %105
  %107 = load double, ptr %14, align 8, !tbaa !11
  %108 = fmul double %106, %107
  %109 = load double, ptr %15, align 8, !tbaa !11
  %110 = load double, ptr %15, align 8, !tbaa !11
  %111 = fmul double %109, %110
  %112 = fdiv double %108, %111
  call void @set(ptr noundef %102, i64 noundef %103, i64 noundef 5, double noundef %112)
  %113 = load ptr, ptr %8, align 8, !tbaa !5
  %114 = load i64, ptr %12, align 8, !tbaa !9
  %115 = load double, ptr %13, align 8, !tbaa !11
  %116 = load double, ptr %13, align 8, !tbaa !11
  %117 = fmul double %115, %116
  %118 = load double, ptr %13, align 8, !tbaa !11
  %119 = fmul double %117, %118
  %120 = load double, ptr %14, align 8, !tbaa !11
  %121 = fmul double %119, %120
  %122 = load double, ptr %15, align 8, !tbaa !11
  %123 = load double, ptr %15, align 8, !tbaa !11
  %124 = fmul double %122, %123
  %125 = fdiv double %121, %124
  call void @set(ptr noundef %113, i64 noundef %114, i64 noundef 6, double noundef %125)
  call void @llvm.lifetime.end.p0(i64 8, ptr %15) #6
  call void @llvm.lifetime.end.p0(i64 8, ptr %14) #6
  call void @llvm.lifetime.end.p0(i64 8, ptr %13) #6
  br label %126

126:                                              ; preds = %34
  %127 = load i64, ptr %12, align 8, !tbaa !9
  %128 = add i64 %127, 1
  store i64 %128, ptr %12, align 8, !tbaa !9
  br label %30, !llvm.loop !15

129:                                              ; preds = %30
  call void @llvm.lifetime.end.p0(i64 8, ptr %12) #6
  call void @llvm.lifetime.end.p0(i64 56, ptr %11) #6
  ret i32 0
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare double @llvm.fmuladd.f64(double, double, double) #2

define internal void @set(ptr noundef %0, i64 noundef %1, i64 noundef %2, double noundef %3) #3 {
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca double, align 8
  store ptr %0, ptr %5, align 8, !tbaa !5
  store i64 %1, ptr %6, align 8, !tbaa !9
  store i64 %2, ptr %7, align 8, !tbaa !9
  store double %3, ptr %8, align 8, !tbaa !11
  %9 = load double, ptr %8, align 8, !tbaa !11
  %10 = load ptr, ptr %5, align 8, !tbaa !5
  %11 = getelementptr inbounds %struct.mat, ptr %10, i32 0, i32 3
  %12 = load ptr, ptr %11, align 8, !tbaa !16
  %13 = load i64, ptr %6, align 8, !tbaa !9
  %14 = load ptr, ptr %5, align 8, !tbaa !5
  %15 = getelementptr inbounds %struct.mat, ptr %14, i32 0, i32 2
  %16 = load i64, ptr %15, align 8, !tbaa !19
  %17 = mul i64 %13, %16
  %18 = load i64, ptr %7, align 8, !tbaa !9
  %19 = add i64 %17, %18
  %20 = getelementptr inbounds double, ptr %12, i64 %19
  store double %9, ptr %20, align 8, !tbaa !11
  ret void
}

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.mat, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.lifetime.start.p0(i64 48, ptr %2) #6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 @__const.main.m, i64 48, i1 false)
  %4 = call i32 @df(ptr noundef @x, ptr noundef null, ptr noundef %2, ptr noundef @F, i64 noundef 5)
  call void @llvm.lifetime.start.p0(i64 4, ptr %3) #6
  store i32 0, ptr %3, align 4, !tbaa !20
  br label %5

5:                                                ; preds = %20, %0
  %6 = load i32, ptr %3, align 4, !tbaa !20
  %7 = icmp slt i32 %6, 40
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  call void @llvm.lifetime.end.p0(i64 4, ptr %3) #6
  br label %23

9:                                                ; preds = %5
  %10 = load i32, ptr %3, align 4, !tbaa !20
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [40 x double], ptr @out, i64 0, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !11
  %14 = load i32, ptr %3, align 4, !tbaa !20
  %15 = srem i32 %14, 8
  %16 = icmp eq i32 %15, 7
  %17 = zext i1 %16 to i64
  %18 = select i1 %16, i32 10, i32 32
  %19 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %13, i32 noundef %18)
  br label %20

20:                                               ; preds = %9
  %21 = load i32, ptr %3, align 4, !tbaa !20
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %3, align 4, !tbaa !20
  br label %5, !llvm.loop !21

23:                                               ; preds = %8
  call void @llvm.lifetime.end.p0(i64 48, ptr %2) #6
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

declare i32 @printf(ptr noundef, ...) #5

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"long", !7, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !7, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14}
!16 = !{!17, !6, i64 24}
!17 = !{!"", !10, i64 0, !10, i64 8, !10, i64 16, !6, i64 24, !6, i64 32, !18, i64 40}
!18 = !{!"int", !7, i64 0}
!19 = !{!17, !10, i64 16}
!20 = !{!18, !18, i64 0}
!21 = distinct !{!21, !14}
