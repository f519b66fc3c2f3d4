; Inline assembly on xmm registers, vectors of 16 bytes, and the x87 stack, out of C (clang -O2).
; exit: 0
; output: 1.414213562 3.750 6.000
; output: 1.732050808 -2.50 0.463647609 3.7500
; output: 0.841470985 0.540302306 1.500 42 3f
; output: 3f800000 c000000000000000
; output: 4.0 6.0 6.0 4.0
; output: 11 22 33 44 61680
; output: 6.00 1 0
; output: 58.035313
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [16 x i8] c"%.9f %.3f %.3f\0A\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"%.9f %.2f %.9f %.4Lf\0A\00", align 1
@.str.2 = private unnamed_addr constant [23 x i8] c"%.9f %.9f %.3f %ld %x\0A\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"%x %lx\0A\00", align 1
@.str.4 = private unnamed_addr constant [21 x i8] c"%.1f %.1f %.1f %.1f\0A\00", align 1
@.str.5 = private unnamed_addr constant [16 x i8] c"%d %d %d %d %d\0A\00", align 1
@.str.6 = private unnamed_addr constant [12 x i8] c"%.2f %d %d\0A\00", align 1
@.str.7 = private unnamed_addr constant [6 x i8] c"%.6f\0A\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr {
  %1 = alloca double, align 8
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca <2 x i64>, align 16
  %5 = bitcast double* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %5)
  %6 = bitcast double* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %6)
  %7 = bitcast double* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %7)
  store double 2.000000e+00, double* %3, align 8
  %8 = tail call fastcc double @root()
  %9 = tail call fastcc float @add()
  %10 = fpext float %9 to double
  %11 = call fastcc double @in_memory(double* noundef nonnull %3)
  %12 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0), double noundef %8, double noundef %10, double noundef %11)
  %13 = call fastcc double @x87_root(double noundef 3.000000e+00)
  %14 = tail call fastcc float @x87_float()
  %15 = fpext float %14 to double
  %16 = tail call fastcc double @angle()
  %17 = tail call fastcc x86_fp80 @long_add()
  %18 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), double noundef %13, double noundef %15, double noundef %16, x86_fp80 noundef %17)
  call fastcc void @sine_cosine(double* noundef nonnull %1, double* noundef nonnull %2)
  %19 = load double, double* %1, align 8
  %20 = load double, double* %2, align 8
  %21 = tail call fastcc double @remainder_of()
  %22 = call fastcc i64 @rounded()
  %23 = call fastcc zeroext i16 @control()
  %24 = zext i16 %23 to i32
  %25 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([23 x i8], [23 x i8]* @.str.2, i64 0, i64 0), double noundef %19, double noundef %20, double noundef %21, i64 noundef %22, i32 noundef %24)
  %26 = tail call fastcc i32 @bits()
  %27 = tail call fastcc i64 @general()
  %28 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([8 x i8], [8 x i8]* @.str.3, i64 0, i64 0), i32 noundef %26, i64 noundef %27)
  %29 = call fastcc <4 x float> @vector(<4 x float> noundef <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00>, <4 x float> noundef <float 4.000000e+00, float 3.000000e+00, float 2.000000e+00, float 1.000000e+00>)
  %30 = extractelement <4 x float> %29, i64 0
  %31 = fpext float %30 to double
  %32 = extractelement <4 x float> %29, i64 1
  %33 = fpext float %32 to double
  %34 = extractelement <4 x float> %29, i64 2
  %35 = fpext float %34 to double
  %36 = extractelement <4 x float> %29, i64 3
  %37 = fpext float %36 to double
  %38 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([21 x i8], [21 x i8]* @.str.4, i64 0, i64 0), double noundef %31, double noundef %33, double noundef %35, double noundef %37)
  %39 = bitcast <2 x i64>* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %39)
  store <2 x i64> <i64 85899345930, i64 171798691870>, <2 x i64>* %4, align 16
  %40 = call fastcc <2 x i64> @integers(<2 x i64> noundef <i64 8589934593, i64 17179869187>, <2 x i64>* noundef nonnull %4)
  %41 = bitcast <2 x i64> %40 to <4 x i32>
  %42 = extractelement <4 x i32> %41, i64 0
  %43 = bitcast <2 x i64> %40 to <4 x i32>
  %44 = extractelement <4 x i32> %43, i64 1
  %45 = bitcast <2 x i64> %40 to <4 x i32>
  %46 = extractelement <4 x i32> %45, i64 2
  %47 = bitcast <2 x i64> %40 to <4 x i32>
  %48 = extractelement <4 x i32> %47, i64 3
  %49 = call fastcc i32 @mask(<2 x i64> noundef <i64 -4294967296, i64 -4294967296>)
  %50 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([16 x i8], [16 x i8]* @.str.5, i64 0, i64 0), i32 noundef %42, i32 noundef %44, i32 noundef %46, i32 noundef %48, i32 noundef %49)
  call fastcc void @keeps()
  %51 = call fastcc i32 @compare(double noundef 2.000000e+00, double noundef 1.000000e+00)
  %52 = call fastcc i32 @compare(double noundef 1.000000e+00, double noundef 2.000000e+00), !range !10
  %53 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([12 x i8], [12 x i8]* @.str.6, i64 0, i64 0), double noundef 6.000000e+00, i32 noundef %51, i32 noundef %52)
  %54 = call fastcc double @x87_root(double noundef 0.000000e+00)
  %55 = fadd double %54, %19
  %56 = call fastcc double @x87_root(double noundef 1.000000e+00)
  %57 = fadd double %56, %55
  %58 = call fastcc double @x87_root(double noundef 2.000000e+00)
  %59 = fadd double %58, %57
  %60 = fadd double %13, %59
  %61 = call fastcc double @x87_root(double noundef 4.000000e+00)
  %62 = fadd double %61, %60
  %63 = call fastcc double @x87_root(double noundef 5.000000e+00)
  %64 = fadd double %63, %62
  %65 = call fastcc double @x87_root(double noundef 6.000000e+00)
  %66 = fadd double %65, %64
  %67 = call fastcc double @x87_root(double noundef 7.000000e+00)
  %68 = fadd double %67, %66
  %69 = call fastcc double @x87_root(double noundef 8.000000e+00)
  %70 = fadd double %69, %68
  %71 = call fastcc double @x87_root(double noundef 9.000000e+00)
  %72 = fadd double %71, %70
  %73 = call fastcc double @x87_root(double noundef 1.000000e+01)
  %74 = fadd double %73, %72
  %75 = call fastcc double @x87_root(double noundef 1.100000e+01)
  %76 = fadd double %75, %74
  %77 = call fastcc double @x87_root(double noundef 1.200000e+01)
  %78 = fadd double %77, %76
  %79 = call fastcc double @x87_root(double noundef 1.300000e+01)
  %80 = fadd double %79, %78
  %81 = call fastcc double @x87_root(double noundef 1.400000e+01)
  %82 = fadd double %81, %80
  %83 = call fastcc double @x87_root(double noundef 1.500000e+01)
  %84 = fadd double %83, %82
  %85 = call fastcc double @x87_root(double noundef 1.600000e+01)
  %86 = fadd double %85, %84
  %87 = call fastcc double @x87_root(double noundef 1.700000e+01)
  %88 = fadd double %87, %86
  %89 = call fastcc double @x87_root(double noundef 1.800000e+01)
  %90 = fadd double %89, %88
  %91 = call fastcc double @x87_root(double noundef 1.900000e+01)
  %92 = fadd double %91, %90
  %93 = call i32 (i8*, ...) @printf(i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([6 x i8], [6 x i8]* @.str.7, i64 0, i64 0), double noundef %92)
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %39)
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %7)
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %6)
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %5)
  ret i32 0
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

; Function Attrs: nofree nounwind
declare noundef i32 @printf(i8* nocapture noundef readonly, ...) local_unnamed_addr

; Function Attrs: nofree noinline nosync nounwind readnone uwtable
define internal fastcc double @root() unnamed_addr {
  %1 = tail call double asm "sqrtsd $1,$0", "=x,x,~{dirflag},~{fpsr},~{flags}"(double 2.000000e+00)
  ret double %1
}

; Function Attrs: nofree noinline nounwind readonly uwtable
define internal fastcc float @add() unnamed_addr {
  %1 = tail call float asm "addss $1,$0", "=x,xm,0,~{dirflag},~{fpsr},~{flags}"(float 2.250000e+00, float 1.500000e+00)
  ret float %1
}

; Function Attrs: nofree noinline nounwind readonly uwtable
define internal fastcc double @in_memory(double* noundef readonly %0) unnamed_addr {
  %2 = tail call double asm "mulsd $1,$0", "=x,*m,0,~{dirflag},~{fpsr},~{flags}"(double* elementtype(double) %0, double 3.000000e+00)
  ret double %2
}

; Function Attrs: nofree noinline nosync nounwind readnone uwtable
define internal fastcc double @x87_root(double noundef %0) unnamed_addr {
  %2 = tail call double asm "fsqrt", "={st},0,~{dirflag},~{fpsr},~{flags}"(double %0)
  ret double %2
}

; Function Attrs: nofree noinline nosync nounwind readnone uwtable
define internal fastcc float @x87_float() unnamed_addr {
  %1 = tail call float asm "fchs", "={st},0,~{dirflag},~{fpsr},~{flags}"(float 2.500000e+00)
  ret float %1
}

; Function Attrs: nofree noinline nosync nounwind readnone uwtable
define internal fastcc double @angle() unnamed_addr {
  %1 = tail call double asm "fpatan", "={st},0,{st(1)},~{st(1)},~{dirflag},~{fpsr},~{flags}"(double 2.000000e+00, double 1.000000e+00)
  ret double %1
}

; Function Attrs: nofree noinline nosync nounwind readnone uwtable
define internal fastcc x86_fp80 @long_add() unnamed_addr {
  %1 = tail call x86_fp80 asm "fadd $2,$0", "={st},0,f,~{dirflag},~{fpsr},~{flags}"(x86_fp80 0xK3FFFC000000000000000, x86_fp80 0xK40009000000000000000)
  ret x86_fp80 %1
}

; Function Attrs: noinline nounwind uwtable writeonly
define internal fastcc void @sine_cosine(double* nocapture noundef writeonly %0, double* nocapture noundef writeonly %1) unnamed_addr {
  %3 = tail call { double, double } asm "fsincos", "={st},={st(1)},0,~{dirflag},~{fpsr},~{flags}"(double 1.000000e+00)
  %4 = extractvalue { double, double } %3, 0
  %5 = extractvalue { double, double } %3, 1
  store double %4, double* %1, align 8
  store double %5, double* %0, align 8
  ret void
}

; Function Attrs: nofree noinline nosync nounwind readnone uwtable
define internal fastcc double @remainder_of() unnamed_addr {
  %1 = tail call { double, i16 } asm "1: fprem\0A\09fnstsw ${1:w}\0A\09testb $$4,${1:h}\0A\09jne 1b", "={st},={ax},0,{st(1)},~{cc},~{dirflag},~{fpsr},~{flags}"(double 1.750000e+01, double 4.000000e+00)
  %2 = extractvalue { double, i16 } %1, 0
  ret double %2
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc i64 @rounded() unnamed_addr {
  %1 = alloca i64, align 8
  %2 = bitcast i64* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %2)
  call void asm sideeffect "fistpll $0", "=*m,{st},~{st},~{dirflag},~{fpsr},~{flags}"(i64* nonnull elementtype(i64) %1, x86_fp80 0xK4004A700000000000000)
  %3 = load i64, i64* %1, align 8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %2)
  ret i64 %3
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc zeroext i16 @control() unnamed_addr {
  %1 = alloca i16, align 2
  %2 = bitcast i16* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %2)
  call void asm sideeffect "fnstcw $0", "=*m,~{dirflag},~{fpsr},~{flags}"(i16* nonnull elementtype(i16) %1)
  %3 = load i16, i16* %1, align 2
  %4 = and i16 %3, 63
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %2)
  ret i16 %4
}

; Function Attrs: nofree noinline nosync nounwind readnone uwtable
define internal fastcc i32 @bits() unnamed_addr {
  %1 = tail call i32 asm "movd $1,$0", "=r,x,~{dirflag},~{fpsr},~{flags}"(float 1.000000e+00)
  ret i32 %1
}

; Function Attrs: nofree noinline nosync nounwind readnone uwtable
define internal fastcc i64 @general() unnamed_addr {
  %1 = tail call i64 asm "movq $1,$0", "=r,r,~{dirflag},~{fpsr},~{flags}"(double -2.000000e+00)
  ret i64 %1
}

; Function Attrs: nofree noinline nosync nounwind readnone uwtable
define internal fastcc <4 x float> @vector(<4 x float> noundef %0, <4 x float> noundef %1) unnamed_addr {
  %3 = tail call <4 x float> asm "mulps $1,$0", "=x,x,0,~{dirflag},~{fpsr},~{flags}"(<4 x float> %1, <4 x float> %0)
  ret <4 x float> %3
}

; Function Attrs: nofree noinline nounwind readonly uwtable
define internal fastcc <2 x i64> @integers(<2 x i64> noundef %0, <2 x i64>* noundef readonly %1) unnamed_addr {
  %3 = tail call <2 x i64> asm "paddd $1,$0", "=x,*m,0,~{dirflag},~{fpsr},~{flags}"(<2 x i64>* elementtype(<2 x i64>) %1, <2 x i64> %0)
  ret <2 x i64> %3
}

; Function Attrs: nofree noinline nosync nounwind readnone uwtable
define internal fastcc i32 @mask(<2 x i64> noundef %0) unnamed_addr {
  %2 = tail call i32 asm "pmovmskb $1,$0", "=r,x,~{dirflag},~{fpsr},~{flags}"(<2 x i64> %0)
  ret i32 %2
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @keeps() unnamed_addr {
  tail call void asm sideeffect "pxor %xmm0,%xmm0\0A\09pxor %xmm1,%xmm1\0A\09pxor %xmm15,%xmm15", "~{xmm0},~{xmm1},~{xmm15},~{dirflag},~{fpsr},~{flags}"()
  ret void
}

; Function Attrs: nofree noinline nosync nounwind readnone uwtable
define internal fastcc i32 @compare(double noundef %0, double noundef %1) unnamed_addr {
  %3 = tail call i8 asm "ucomisd $2,$1", "={@cca},x,x,~{cc},~{dirflag},~{fpsr},~{flags}"(double %0, double %1)
  %4 = and i8 %3, 1
  %5 = zext i8 %4 to i32
  ret i32 %5
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)



