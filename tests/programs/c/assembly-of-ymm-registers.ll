; Operands of inline assembly in ymm registers: results, inputs, ties, modifiers, one that is written early. Out of C (clang -O0).
; needs: avx2 fma
; exit: 0
; output: 3 5 7 9 16 19 22 25 1 2 3 4 160000000b 1200000009 2c00000021 240000001b 4200000037 360000002d 580000004d 480000003f 4200000037 580000004d 16
; output: 580000004d
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [4 x i8] c"%g \00", align 1
@.str.1 = private unnamed_addr constant [11 x i8] c"%llx %llx \00", align 1
@.str.2 = private unnamed_addr constant [14 x i8] c"%llx %llx %d\0A\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"%llx\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca <8 x i32>, align 32
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca <8 x i32>, align 32
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca <8 x float>, align 32
  %37 = alloca <8 x float>, align 32
  %38 = alloca <8 x float>, align 32
  %39 = alloca <8 x float>, align 32
  %40 = alloca i32, align 4
  %41 = alloca <4 x double>, align 32
  %42 = alloca <4 x double>, align 32
  %43 = alloca <4 x double>, align 32
  %44 = alloca i32, align 4
  %45 = alloca <4 x i64>, align 32
  %46 = alloca <4 x i64>, align 32
  %47 = alloca i32, align 4
  %48 = alloca <2 x i64>, align 16
  store i32 0, ptr %35, align 4
  store <8 x float> <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00, float 5.000000e+00, float 6.000000e+00, float 7.000000e+00, float 8.000000e+00>, ptr %36, align 32
  store <8 x float> <float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 3.000000e+00, float 3.000000e+00, float 3.000000e+00, float 3.000000e+00>, ptr %37, align 32
  store <8 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, ptr %38, align 32
  %49 = load <8 x float>, ptr %36, align 32
  %50 = load <8 x float>, ptr %37, align 32
  %51 = load <8 x float>, ptr %38, align 32
  %52 = call <8 x float> @fma3(<8 x float> noundef %49, <8 x float> noundef %50, <8 x float> noundef %51)
  store <8 x float> %52, ptr %39, align 32
  store i32 0, ptr %40, align 4
  br label %53

53:                                               ; preds = %62, %0
  %54 = load i32, ptr %40, align 4
  %55 = icmp slt i32 %54, 8
  br i1 %55, label %56, label %65

56:                                               ; preds = %53
  %57 = load <8 x float>, ptr %39, align 32
  %58 = load i32, ptr %40, align 4
  %59 = extractelement <8 x float> %57, i32 %58
  %60 = fpext float %59 to double
  %61 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %60)
  br label %62

62:                                               ; preds = %56
  %63 = load i32, ptr %40, align 4
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %40, align 4
  br label %53, !llvm.loop !6

65:                                               ; preds = %53
  store <4 x double> <double 1.000000e+00, double -2.000000e+00, double 3.000000e+00, double -4.000000e+00>, ptr %42, align 32
  %66 = load <4 x double>, ptr %42, align 32
  store <4 x double> <double -1.000000e+00, double 2.000000e+00, double -3.000000e+00, double 4.000000e+00>, ptr %43, align 32
  %67 = load <4 x double>, ptr %43, align 32
  %68 = call <4 x double> @mx(<4 x double> noundef %66, <4 x double> noundef %67)
  store <4 x double> %68, ptr %41, align 32
  store i32 0, ptr %44, align 4
  br label %69

69:                                               ; preds = %77, %65
  %70 = load i32, ptr %44, align 4
  %71 = icmp slt i32 %70, 4
  br i1 %71, label %72, label %80

72:                                               ; preds = %69
  %73 = load <4 x double>, ptr %41, align 32
  %74 = load i32, ptr %44, align 4
  %75 = extractelement <4 x double> %73, i32 %74
  %76 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %75)
  br label %77

77:                                               ; preds = %72
  %78 = load i32, ptr %44, align 4
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %44, align 4
  br label %69, !llvm.loop !8

80:                                               ; preds = %69
  store i32 1, ptr %19, align 4
  store i32 2, ptr %20, align 4
  store i32 3, ptr %21, align 4
  store i32 4, ptr %22, align 4
  store i32 5, ptr %23, align 4
  store i32 6, ptr %24, align 4
  store i32 7, ptr %25, align 4
  store i32 8, ptr %26, align 4
  %81 = load i32, ptr %26, align 4
  %82 = load i32, ptr %25, align 4
  %83 = load i32, ptr %24, align 4
  %84 = load i32, ptr %23, align 4
  %85 = load i32, ptr %22, align 4
  %86 = load i32, ptr %21, align 4
  %87 = load i32, ptr %20, align 4
  %88 = load i32, ptr %19, align 4
  store i32 %81, ptr %10, align 4
  store i32 %82, ptr %11, align 4
  store i32 %83, ptr %12, align 4
  store i32 %84, ptr %13, align 4
  store i32 %85, ptr %14, align 4
  store i32 %86, ptr %15, align 4
  store i32 %87, ptr %16, align 4
  store i32 %88, ptr %17, align 4
  %89 = load i32, ptr %17, align 4
  %90 = insertelement <8 x i32> poison, i32 %89, i32 0
  %91 = load i32, ptr %16, align 4
  %92 = insertelement <8 x i32> %90, i32 %91, i32 1
  %93 = load i32, ptr %15, align 4
  %94 = insertelement <8 x i32> %92, i32 %93, i32 2
  %95 = load i32, ptr %14, align 4
  %96 = insertelement <8 x i32> %94, i32 %95, i32 3
  %97 = load i32, ptr %13, align 4
  %98 = insertelement <8 x i32> %96, i32 %97, i32 4
  %99 = load i32, ptr %12, align 4
  %100 = insertelement <8 x i32> %98, i32 %99, i32 5
  %101 = load i32, ptr %11, align 4
  %102 = insertelement <8 x i32> %100, i32 %101, i32 6
  %103 = load i32, ptr %10, align 4
  %104 = insertelement <8 x i32> %102, i32 %103, i32 7
  store <8 x i32> %104, ptr %18, align 32
  %105 = load <8 x i32>, ptr %18, align 32
  %106 = bitcast <8 x i32> %105 to <4 x i64>
  store i32 10, ptr %27, align 4
  store i32 20, ptr %28, align 4
  store i32 30, ptr %29, align 4
  store i32 40, ptr %30, align 4
  store i32 50, ptr %31, align 4
  store i32 60, ptr %32, align 4
  store i32 70, ptr %33, align 4
  store i32 80, ptr %34, align 4
  %107 = load i32, ptr %34, align 4
  %108 = load i32, ptr %33, align 4
  %109 = load i32, ptr %32, align 4
  %110 = load i32, ptr %31, align 4
  %111 = load i32, ptr %30, align 4
  %112 = load i32, ptr %29, align 4
  %113 = load i32, ptr %28, align 4
  %114 = load i32, ptr %27, align 4
  store i32 %107, ptr %1, align 4
  store i32 %108, ptr %2, align 4
  store i32 %109, ptr %3, align 4
  store i32 %110, ptr %4, align 4
  store i32 %111, ptr %5, align 4
  store i32 %112, ptr %6, align 4
  store i32 %113, ptr %7, align 4
  store i32 %114, ptr %8, align 4
  %115 = load i32, ptr %8, align 4
  %116 = insertelement <8 x i32> poison, i32 %115, i32 0
  %117 = load i32, ptr %7, align 4
  %118 = insertelement <8 x i32> %116, i32 %117, i32 1
  %119 = load i32, ptr %6, align 4
  %120 = insertelement <8 x i32> %118, i32 %119, i32 2
  %121 = load i32, ptr %5, align 4
  %122 = insertelement <8 x i32> %120, i32 %121, i32 3
  %123 = load i32, ptr %4, align 4
  %124 = insertelement <8 x i32> %122, i32 %123, i32 4
  %125 = load i32, ptr %3, align 4
  %126 = insertelement <8 x i32> %124, i32 %125, i32 5
  %127 = load i32, ptr %2, align 4
  %128 = insertelement <8 x i32> %126, i32 %127, i32 6
  %129 = load i32, ptr %1, align 4
  %130 = insertelement <8 x i32> %128, i32 %129, i32 7
  store <8 x i32> %130, ptr %9, align 32
  %131 = load <8 x i32>, ptr %9, align 32
  %132 = bitcast <8 x i32> %131 to <4 x i64>
  %133 = call <4 x i64> @two(<4 x i64> noundef %106, <4 x i64> noundef %132, ptr noundef %45)
  store <4 x i64> %133, ptr %46, align 32
  store i32 0, ptr %47, align 4
  br label %134

134:                                              ; preds = %145, %80
  %135 = load i32, ptr %47, align 4
  %136 = icmp slt i32 %135, 4
  br i1 %136, label %137, label %148

137:                                              ; preds = %134
  %138 = load <4 x i64>, ptr %46, align 32
  %139 = load i32, ptr %47, align 4
  %140 = extractelement <4 x i64> %138, i32 %139
  %141 = load <4 x i64>, ptr %45, align 32
  %142 = load i32, ptr %47, align 4
  %143 = extractelement <4 x i64> %141, i32 %142
  %144 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i64 noundef %140, i64 noundef %143)
  br label %145

145:                                              ; preds = %137
  %146 = load i32, ptr %47, align 4
  %147 = add nsw i32 %146, 1
  store i32 %147, ptr %47, align 4
  br label %134, !llvm.loop !9

148:                                              ; preds = %134
  %149 = load <4 x i64>, ptr %46, align 32
  %150 = call <2 x i64> @low(<4 x i64> noundef %149)
  store <2 x i64> %150, ptr %48, align 16
  %151 = load <2 x i64>, ptr %48, align 16
  %152 = extractelement <2 x i64> %151, i32 0
  %153 = load <2 x i64>, ptr %48, align 16
  %154 = extractelement <2 x i64> %153, i32 1
  %155 = load <4 x i64>, ptr %46, align 32
  %156 = call i32 @many(<4 x i64> noundef %155, i32 noundef 5)
  %157 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i64 noundef %152, i64 noundef %154, i32 noundef %156)
  %158 = load <4 x i64>, ptr %46, align 32
  %159 = call <4 x i64> asm sideeffect "", "=x,0,~{dirflag},~{fpsr},~{flags}"(<4 x i64> %158) #2, !srcloc !10
  store <4 x i64> %159, ptr %46, align 32
  %160 = load <4 x i64>, ptr %46, align 32
  %161 = extractelement <4 x i64> %160, i32 3
  %162 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i64 noundef %161)
  %163 = load i32, ptr %35, align 4
  ret i32 %163
}

; Function Attrs: noinline nounwind uwtable
define internal <8 x float> @fma3(<8 x float> noundef %0, <8 x float> noundef %1, <8 x float> noundef %2) #0 {
  %4 = alloca <8 x float>, align 32
  %5 = alloca <8 x float>, align 32
  %6 = alloca <8 x float>, align 32
  store <8 x float> %0, ptr %4, align 32
  store <8 x float> %1, ptr %5, align 32
  store <8 x float> %2, ptr %6, align 32
  %7 = load <8 x float>, ptr %6, align 32
  %8 = load <8 x float>, ptr %4, align 32
  %9 = load <8 x float>, ptr %5, align 32
  %10 = call <8 x float> asm "vfmadd231ps $1, $2, $0", "=x,x,x,0,~{dirflag},~{fpsr},~{flags}"(<8 x float> %8, <8 x float> %9, <8 x float> %7) #3, !srcloc !11
  store <8 x float> %10, ptr %6, align 32
  %11 = load <8 x float>, ptr %6, align 32
  ret <8 x float> %11
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define internal <4 x double> @mx(<4 x double> noundef %0, <4 x double> noundef %1) #0 {
  %3 = alloca <4 x double>, align 32
  %4 = alloca <4 x double>, align 32
  %5 = alloca <4 x double>, align 32
  store <4 x double> %0, ptr %3, align 32
  store <4 x double> %1, ptr %4, align 32
  %6 = load <4 x double>, ptr %3, align 32
  %7 = load <4 x double>, ptr %4, align 32
  %8 = call <4 x double> asm "vmaxpd $1, $2, $0", "=x,x,x,~{dirflag},~{fpsr},~{flags}"(<4 x double> %6, <4 x double> %7) #3, !srcloc !12
  store <4 x double> %8, ptr %5, align 32
  %9 = load <4 x double>, ptr %5, align 32
  ret <4 x double> %9
}

; Function Attrs: noinline nounwind uwtable
define internal <4 x i64> @two(<4 x i64> noundef %0, <4 x i64> noundef %1, ptr noundef %2) #0 {
  %4 = alloca <4 x i64>, align 32
  %5 = alloca <4 x i64>, align 32
  %6 = alloca ptr, align 8
  %7 = alloca <4 x i64>, align 32
  %8 = alloca <4 x i64>, align 32
  store <4 x i64> %0, ptr %4, align 32
  store <4 x i64> %1, ptr %5, align 32
  store ptr %2, ptr %6, align 8
  %9 = load <4 x i64>, ptr %4, align 32
  %10 = load <4 x i64>, ptr %5, align 32
  %11 = call { <4 x i64>, <4 x i64> } asm "vpaddd $2, $3, $0\0A\09vpsubd $2, $3, $1", "=&x,=x,x,x,~{dirflag},~{fpsr},~{flags}"(<4 x i64> %9, <4 x i64> %10) #3, !srcloc !13
  %12 = extractvalue { <4 x i64>, <4 x i64> } %11, 0
  %13 = extractvalue { <4 x i64>, <4 x i64> } %11, 1
  store <4 x i64> %12, ptr %7, align 32
  store <4 x i64> %13, ptr %8, align 32
  %14 = load <4 x i64>, ptr %8, align 32
  %15 = load ptr, ptr %6, align 8
  store <4 x i64> %14, ptr %15, align 32
  %16 = load <4 x i64>, ptr %7, align 32
  ret <4 x i64> %16
}

; Function Attrs: noinline nounwind uwtable
define internal <2 x i64> @low(<4 x i64> noundef %0) #0 {
  %2 = alloca <4 x i64>, align 32
  %3 = alloca <2 x i64>, align 16
  store <4 x i64> %0, ptr %2, align 32
  %4 = load <4 x i64>, ptr %2, align 32
  %5 = call <2 x i64> asm "vextracti128 $$1, ${1:t}, ${0:x}", "=x,x,~{xmm3},~{dirflag},~{fpsr},~{flags}"(<4 x i64> %4) #3, !srcloc !14
  store <2 x i64> %5, ptr %3, align 16
  %6 = load <2 x i64>, ptr %3, align 16
  ret <2 x i64> %6
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @many(<4 x i64> noundef %0, i32 noundef %1) #0 {
  %3 = alloca <4 x i64>, align 32
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store <4 x i64> %0, ptr %3, align 32
  store i32 %1, ptr %4, align 4
  %6 = load <4 x i64>, ptr %3, align 32
  %7 = load i32, ptr %4, align 4
  %8 = call i32 asm "vmovd ${1:x}, $0\0A\09addl $2, $0", "=&r,x,rm,~{dirflag},~{fpsr},~{flags}"(<4 x i64> %6, i32 %7) #4, !srcloc !15
  store i32 %8, ptr %5, align 4
  %9 = load i32, ptr %5, align 4
  ret i32 %9
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #2 = { nounwind }
attributes #3 = { nounwind memory(none) }
attributes #4 = { nounwind memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = !{i64 1459}
!11 = !{i64 164}
!12 = !{i64 317}
!13 = !{i64 481, i64 501}
!14 = !{i64 658}
!15 = !{i64 805, i64 821}
