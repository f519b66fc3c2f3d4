; Arithmetic, conversions and comparisons in all rounding modes, and the exceptions that they raise:
; clang -ffp-model=strict -O2.
; exit: 0
; output:  0x1.5555555555555p-2 0x1.555556p-2 0x1.5555555555555p-2 0x1p+0 inf 0x1.8p+1 0x1.bb67ae8584caap+0 0x1.bb67aep+0 0x1.bb67ae8584caap+0 0x1.8p+1 0x1.8p+1 0x1.555556p-2 0x0p+0 0x1.555556p-2 -0x1p+1 0x1p+1
; output:  0x1.fffffffffffffp+63 0x1p+64 0x1.81c8p+13 -0x1p+53 0x1p+32 0x1p+24 0x1.fffffffffffffp+63 -0x1p+53 18446744073709549568 2 3 2 2 2 -2 2 -2 2 -2 3 2 3 2 3
; output: 1
; output:  0x1.5555555555556p-2 0x1.555556p-2 0x1.5555555555556p-2 0x1.0000000000001p+0 inf 0x1.8p+1 0x1.bb67ae8584cabp+0 0x1.bb67bp+0 0x1.bb67ae8584cabp+0 0x1.8000000000001p+1 0x1.8000000000001p+1 0x1.555556p-2 0x1p-149 0x1.555556p-2 -0x1p+1 0x1p+1
; output:  0x1p+64 0x1p+64 0x1.81c8p+13 -0x1p+53 0x1p+32 0x1.000002p+24 0x1p+64 -0x1p+53 18446744073709549568 2 3 2 2 2 -2 3 -2 3 -2 3 2 3 2 3
; output: 0
; output:  0x1.5555555555555p-2 0x1.555554p-2 0x1.5555555555555p-2 0x1p+0 0x1.fffffffffffffp+1023 0x1.7ffffffffffffp+1 0x1.bb67ae8584caap+0 0x1.bb67aep+0 0x1.bb67ae8584caap+0 0x1.8p+1 0x1.8p+1 0x1.555554p-2 0x0p+0 0x1.555554p-2 -0x1p+1 0x1p+1
; output:  0x1.fffffffffffffp+63 0x1.fffffep+63 0x1.81c8p+13 -0x1.0000000000001p+53 0x1.fffffep+31 0x1p+24 0x1.fffffffffffffp+63 -0x1.000002p+53 18446744073709549568 2 3 2 2 2 -2 2 -3 2 -3 3 2 3 2 3
; output: 1
; output:  0x1.5555555555555p-2 0x1.555554p-2 0x1.5555555555555p-2 0x1p+0 0x1.fffffffffffffp+1023 0x1.7ffffffffffffp+1 0x1.bb67ae8584caap+0 0x1.bb67aep+0 0x1.bb67ae8584caap+0 0x1.8p+1 0x1.8p+1 0x1.555554p-2 0x0p+0 0x1.555554p-2 -0x1p+1 0x1p+1
; output:  0x1.fffffffffffffp+63 0x1.fffffep+63 0x1.81c8p+13 -0x1p+53 0x1.fffffep+31 0x1p+24 0x1.fffffffffffffp+63 -0x1p+53 18446744073709549568 2 3 2 2 2 -2 2 -2 2 -2 3 2 3 2 3
; output: 1
; output: 84 0 1 1 0 1
; output: 1 1 2 5 9 16 0 1 0 0 5 16 1
; ModuleID = 'strictrun.c'
source_filename = "strictrun.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@one = internal global double 1.000000e+00, align 8
@three = internal global double 3.000000e+00, align 8
@modes = internal unnamed_addr constant [4 x i32] [i32 0, i32 2048, i32 1024, i32 3072], align 16
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@onef = internal global float 1.000000e+00, align 4
@threef = internal global float 3.000000e+00, align 4
@onel = internal global x86_fp80 0xK3FFF8000000000000000, align 16
@threel = internal global x86_fp80 0xK4000C000000000000000, align 16
@tiny = internal global double 0x730D67819E8D2, align 8
@huge = internal global double 1.000000e+308, align 8
@.str.2 = private unnamed_addr constant [4 x i8] c" %a\00", align 1
@word = internal global i64 -1025, align 8
@small = internal global i64 12345, align 8
@negative = internal global i64 -9007199254740993, align 8
@u = internal global i32 -1, align 4
@i = internal global i32 16777217, align 4
@.str.3 = private unnamed_addr constant [13 x i8] c" %lu %lu %lu\00", align 1
@big = internal global double 0x43EFFFFFFFFFFFFF, align 8
@half = internal global double 2.500000e+00, align 8
@.str.4 = private unnamed_addr constant [14 x i8] c" %ld %d %u %d\00", align 1
@.str.5 = private unnamed_addr constant [19 x i8] c" %g %g %ld %ld %ld\00", align 1
@.str.6 = private unnamed_addr constant [13 x i8] c" %g %g %g %g\00", align 1
@nan_ = internal global double 0x7FF8000000000000, align 8
@.str.7 = private unnamed_addr constant [19 x i8] c"%d %d %d %d %d %d\0A\00", align 1
@.str.8 = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.9 = private unnamed_addr constant [4 x i8] c" %d\00", align 1
@.str.10 = private unnamed_addr constant [5 x i8] c" %d\0A\00", align 1

; Function Attrs: nounwind strictfp uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  br label %230

1:                                                ; preds = %230
  %2 = load volatile double, ptr @nan_, align 8, !tbaa !5
  %3 = load volatile double, ptr @one, align 8, !tbaa !5
  %4 = load volatile double, ptr @three, align 8, !tbaa !5
  %5 = load volatile double, ptr @nan_, align 8, !tbaa !5
  %6 = tail call x86_fp80 @llvm.experimental.constrained.fpext.f80.f64(double %5, metadata !"fpexcept.strict") #5
  %7 = load volatile x86_fp80, ptr @onel, align 16, !tbaa !9
  %8 = tail call i32 @feclearexcept(i32 noundef 61) #6
  %9 = tail call i1 @llvm.experimental.constrained.fcmp.f64(double %3, double %4, metadata !"oeq", metadata !"fpexcept.strict") #5
  %10 = zext i1 %9 to i32
  %11 = tail call i1 @llvm.experimental.constrained.fcmp.f64(double %2, double %3, metadata !"oeq", metadata !"fpexcept.strict") #5
  %12 = select i1 %11, i32 2, i32 0
  %13 = or disjoint i32 %12, %10
  %14 = tail call i1 @llvm.experimental.constrained.fcmp.f64(double %2, double %3, metadata !"une", metadata !"fpexcept.strict") #5
  %15 = select i1 %14, i32 4, i32 0
  %16 = or disjoint i32 %13, %15
  %17 = tail call i1 @llvm.experimental.constrained.fcmp.f64(double %2, double %3, metadata !"olt", metadata !"fpexcept.strict") #5
  %18 = select i1 %17, i32 8, i32 0
  %19 = or disjoint i32 %16, %18
  %20 = tail call i1 @llvm.experimental.constrained.fcmp.f64(double %2, double %3, metadata !"uno", metadata !"fpexcept.strict") #5
  %21 = select i1 %20, i32 16, i32 0
  %22 = or disjoint i32 %19, %21
  %23 = tail call i1 @llvm.experimental.constrained.fcmp.f80(x86_fp80 %6, x86_fp80 %7, metadata !"oeq", metadata !"fpexcept.strict") #5
  %24 = select i1 %23, i32 32, i32 0
  %25 = or disjoint i32 %22, %24
  %26 = tail call i1 @llvm.experimental.constrained.fcmp.f64(double %4, double %3, metadata !"oge", metadata !"fpexcept.strict") #5
  %27 = select i1 %26, i32 64, i32 0
  %28 = or i32 %25, %27
  %29 = tail call i1 @llvm.experimental.constrained.fcmp.f64(double %3, double %2, metadata !"one", metadata !"fpexcept.strict") #5
  %30 = select i1 %29, i32 128, i32 0
  %31 = or i32 %28, %30
  %32 = tail call i32 @fetestexcept(i32 noundef 1) #6
  %33 = icmp ne i32 %32, 0
  %34 = zext i1 %33 to i32
  %35 = tail call i1 @llvm.experimental.constrained.fcmps.f64(double %3, double %4, metadata !"olt", metadata !"fpexcept.strict") #5
  %36 = zext i1 %35 to i32
  %37 = tail call i1 @llvm.experimental.constrained.fcmps.f64(double %3, double %4, metadata !"oge", metadata !"fpexcept.strict") #5
  %38 = select i1 %37, i32 2, i32 0
  %39 = or disjoint i32 %38, %36
  %40 = tail call i1 @llvm.experimental.constrained.fcmps.f64(double %3, double %2, metadata !"ogt", metadata !"fpexcept.strict") #5
  %41 = select i1 %40, i32 4, i32 0
  %42 = or disjoint i32 %39, %41
  %43 = tail call i32 @fetestexcept(i32 noundef 1) #6
  %44 = icmp ne i32 %43, 0
  %45 = zext i1 %44 to i32
  %46 = tail call i32 @feclearexcept(i32 noundef 61) #6
  %47 = tail call i1 @llvm.experimental.constrained.fcmps.f80(x86_fp80 %7, x86_fp80 %6, metadata !"ole", metadata !"fpexcept.strict") #5
  %48 = zext i1 %47 to i32
  %49 = tail call i32 @fetestexcept(i32 noundef 1) #6
  %50 = icmp ne i32 %49, 0
  %51 = zext i1 %50 to i32
  %52 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %31, i32 noundef %34, i32 noundef %42, i32 noundef %45, i32 noundef %48, i32 noundef %51) #5
  %53 = load volatile double, ptr @one, align 8, !tbaa !5
  %54 = tail call double @llvm.experimental.constrained.sitofp.f64.i32(i32 1, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %55 = tail call double @llvm.experimental.constrained.fsub.f64(double %53, double %54, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %56 = tail call i32 @feclearexcept(i32 noundef 61) #6
  %57 = load volatile double, ptr @one, align 8, !tbaa !5
  %58 = load volatile double, ptr @three, align 8, !tbaa !5
  %59 = tail call double @llvm.experimental.constrained.fdiv.f64(double %57, double %58, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %60 = tail call i32 @fetestexcept(i32 noundef 61) #6
  %61 = tail call i32 @feclearexcept(i32 noundef 61) #6
  %62 = lshr i32 %60, 5
  %63 = and i32 %62, 1
  %64 = lshr i32 %60, 1
  %65 = and i32 %64, 14
  %66 = or disjoint i32 %63, %65
  %67 = shl i32 %60, 4
  %68 = and i32 %67, 16
  %69 = or disjoint i32 %66, %68
  %70 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i32 noundef %69) #5
  %71 = tail call double @llvm.experimental.constrained.fdiv.f64(double 1.000000e+00, double 3.000000e+00, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %72 = tail call i32 @fetestexcept(i32 noundef 61) #6
  %73 = tail call i32 @feclearexcept(i32 noundef 61) #6
  %74 = lshr i32 %72, 5
  %75 = and i32 %74, 1
  %76 = lshr i32 %72, 1
  %77 = and i32 %76, 14
  %78 = or disjoint i32 %75, %77
  %79 = shl i32 %72, 4
  %80 = and i32 %79, 16
  %81 = or disjoint i32 %78, %80
  %82 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %81) #5
  %83 = load volatile double, ptr @one, align 8, !tbaa !5
  %84 = tail call double @llvm.experimental.constrained.fdiv.f64(double %83, double %55, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %85 = tail call i32 @fetestexcept(i32 noundef 61) #6
  %86 = tail call i32 @feclearexcept(i32 noundef 61) #6
  %87 = lshr i32 %85, 5
  %88 = and i32 %87, 1
  %89 = lshr i32 %85, 1
  %90 = and i32 %89, 14
  %91 = or disjoint i32 %88, %90
  %92 = shl i32 %85, 4
  %93 = and i32 %92, 16
  %94 = or disjoint i32 %91, %93
  %95 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %94) #5
  %96 = load volatile double, ptr @huge, align 8, !tbaa !5
  %97 = load volatile double, ptr @huge, align 8, !tbaa !5
  %98 = tail call double @llvm.experimental.constrained.fmul.f64(double %96, double %97, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %99 = tail call i32 @fetestexcept(i32 noundef 61) #6
  %100 = tail call i32 @feclearexcept(i32 noundef 61) #6
  %101 = lshr i32 %99, 5
  %102 = and i32 %101, 1
  %103 = lshr i32 %99, 1
  %104 = and i32 %103, 14
  %105 = or disjoint i32 %102, %104
  %106 = shl i32 %99, 4
  %107 = and i32 %106, 16
  %108 = or disjoint i32 %105, %107
  %109 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %108) #5
  %110 = load volatile double, ptr @tiny, align 8, !tbaa !5
  %111 = load volatile double, ptr @tiny, align 8, !tbaa !5
  %112 = tail call double @llvm.experimental.constrained.fmul.f64(double %110, double %111, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %113 = tail call i32 @fetestexcept(i32 noundef 61) #6
  %114 = tail call i32 @feclearexcept(i32 noundef 61) #6
  %115 = lshr i32 %113, 5
  %116 = and i32 %115, 1
  %117 = lshr i32 %113, 1
  %118 = and i32 %117, 14
  %119 = or disjoint i32 %116, %118
  %120 = shl i32 %113, 4
  %121 = and i32 %120, 16
  %122 = or disjoint i32 %119, %121
  %123 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %122) #5
  %124 = tail call double @llvm.experimental.constrained.fdiv.f64(double %55, double %55, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %125 = tail call i32 @fetestexcept(i32 noundef 61) #6
  %126 = tail call i32 @feclearexcept(i32 noundef 61) #6
  %127 = lshr i32 %125, 5
  %128 = and i32 %127, 1
  %129 = lshr i32 %125, 1
  %130 = and i32 %129, 14
  %131 = or disjoint i32 %128, %130
  %132 = shl i32 %125, 4
  %133 = and i32 %132, 16
  %134 = or disjoint i32 %131, %133
  %135 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %134) #5
  %136 = load volatile double, ptr @one, align 8, !tbaa !5
  %137 = load volatile double, ptr @one, align 8, !tbaa !5
  %138 = tail call double @llvm.experimental.constrained.fadd.f64(double %136, double %137, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %139 = tail call i32 @fetestexcept(i32 noundef 61) #6
  %140 = tail call i32 @feclearexcept(i32 noundef 61) #6
  %141 = lshr i32 %139, 5
  %142 = and i32 %141, 1
  %143 = lshr i32 %139, 1
  %144 = and i32 %143, 14
  %145 = or disjoint i32 %142, %144
  %146 = shl i32 %139, 4
  %147 = and i32 %146, 16
  %148 = or disjoint i32 %145, %147
  %149 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %148) #5
  %150 = load volatile double, ptr @half, align 8, !tbaa !5
  %151 = tail call i32 @llvm.experimental.constrained.fptosi.i32.f64(double %150, metadata !"fpexcept.strict") #5
  %152 = tail call i32 @fetestexcept(i32 noundef 61) #6
  %153 = tail call i32 @feclearexcept(i32 noundef 61) #6
  %154 = lshr i32 %152, 5
  %155 = and i32 %154, 1
  %156 = lshr i32 %152, 1
  %157 = and i32 %156, 14
  %158 = or disjoint i32 %155, %157
  %159 = shl i32 %152, 4
  %160 = and i32 %159, 16
  %161 = or disjoint i32 %158, %160
  %162 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %161) #5
  %163 = load volatile double, ptr @big, align 8, !tbaa !5
  %164 = tail call i64 @llvm.experimental.constrained.fptoui.i64.f64(double %163, metadata !"fpexcept.strict") #5
  %165 = tail call i32 @fetestexcept(i32 noundef 61) #6
  %166 = tail call i32 @feclearexcept(i32 noundef 61) #6
  %167 = lshr i32 %165, 5
  %168 = and i32 %167, 1
  %169 = lshr i32 %165, 1
  %170 = and i32 %169, 14
  %171 = or disjoint i32 %168, %170
  %172 = shl i32 %165, 4
  %173 = and i32 %172, 16
  %174 = or disjoint i32 %171, %173
  %175 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %174) #5
  %176 = load volatile double, ptr @one, align 8, !tbaa !5
  %177 = tail call float @llvm.experimental.constrained.fptrunc.f32.f64(double %176, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %178 = tail call i32 @fetestexcept(i32 noundef 61) #6
  %179 = tail call i32 @feclearexcept(i32 noundef 61) #6
  %180 = lshr i32 %178, 5
  %181 = and i32 %180, 1
  %182 = lshr i32 %178, 1
  %183 = and i32 %182, 14
  %184 = or disjoint i32 %181, %183
  %185 = shl i32 %178, 4
  %186 = and i32 %185, 16
  %187 = or disjoint i32 %184, %186
  %188 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %187) #5
  %189 = load volatile double, ptr @huge, align 8, !tbaa !5
  %190 = tail call float @llvm.experimental.constrained.fptrunc.f32.f64(double %189, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %191 = tail call i32 @fetestexcept(i32 noundef 61) #6
  %192 = tail call i32 @feclearexcept(i32 noundef 61) #6
  %193 = lshr i32 %191, 5
  %194 = and i32 %193, 1
  %195 = lshr i32 %191, 1
  %196 = and i32 %195, 14
  %197 = or disjoint i32 %194, %196
  %198 = shl i32 %191, 4
  %199 = and i32 %198, 16
  %200 = or disjoint i32 %197, %199
  %201 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %200) #5
  %202 = load volatile double, ptr @three, align 8, !tbaa !5
  %203 = fneg double %202
  %204 = tail call double @llvm.experimental.constrained.sqrt.f64(double %203, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %205 = tail call i32 @fetestexcept(i32 noundef 61) #6
  %206 = tail call i32 @feclearexcept(i32 noundef 61) #6
  %207 = lshr i32 %205, 5
  %208 = and i32 %207, 1
  %209 = lshr i32 %205, 1
  %210 = and i32 %209, 14
  %211 = or disjoint i32 %208, %210
  %212 = shl i32 %205, 4
  %213 = and i32 %212, 16
  %214 = or disjoint i32 %211, %213
  %215 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %214) #5
  %216 = load volatile x86_fp80, ptr @onel, align 16, !tbaa !9
  %217 = load volatile x86_fp80, ptr @threel, align 16, !tbaa !9
  %218 = tail call x86_fp80 @llvm.experimental.constrained.fdiv.f80(x86_fp80 %216, x86_fp80 %217, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %219 = tail call i32 @fetestexcept(i32 noundef 61) #6
  %220 = tail call i32 @feclearexcept(i32 noundef 61) #6
  %221 = lshr i32 %219, 5
  %222 = and i32 %221, 1
  %223 = lshr i32 %219, 1
  %224 = and i32 %223, 14
  %225 = or disjoint i32 %222, %224
  %226 = shl i32 %219, 4
  %227 = and i32 %226, 16
  %228 = or disjoint i32 %225, %227
  %229 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef %228) #5
  ret i32 0

230:                                              ; preds = %0, %230
  %231 = phi i64 [ 0, %0 ], [ %390, %230 ]
  %232 = load volatile double, ptr @one, align 8, !tbaa !5
  %233 = load volatile double, ptr @three, align 8, !tbaa !5
  %234 = tail call double @llvm.experimental.constrained.fdiv.f64(double %232, double %233, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %235 = getelementptr inbounds [4 x i32], ptr @modes, i64 0, i64 %231
  %236 = load i32, ptr %235, align 4, !tbaa !11
  %237 = tail call i32 @fesetround(i32 noundef %236) #6
  %238 = load volatile double, ptr @one, align 8, !tbaa !5
  %239 = load volatile double, ptr @three, align 8, !tbaa !5
  %240 = tail call double @llvm.experimental.constrained.fdiv.f64(double %238, double %239, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %241 = tail call i1 @llvm.experimental.constrained.fcmp.f64(double %234, double %240, metadata !"oeq", metadata !"fpexcept.strict") #5
  %242 = zext i1 %241 to i32
  %243 = load volatile double, ptr @one, align 8, !tbaa !5
  %244 = load volatile double, ptr @three, align 8, !tbaa !5
  %245 = tail call double @llvm.experimental.constrained.fdiv.f64(double %243, double %244, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %246 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %245) #5
  %247 = load volatile float, ptr @onef, align 4, !tbaa !13
  %248 = load volatile float, ptr @threef, align 4, !tbaa !13
  %249 = tail call float @llvm.experimental.constrained.fdiv.f32(float %247, float %248, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %250 = tail call double @llvm.experimental.constrained.fpext.f64.f32(float %249, metadata !"fpexcept.strict") #5
  %251 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %250) #5
  %252 = load volatile x86_fp80, ptr @onel, align 16, !tbaa !9
  %253 = load volatile x86_fp80, ptr @threel, align 16, !tbaa !9
  %254 = tail call x86_fp80 @llvm.experimental.constrained.fdiv.f80(x86_fp80 %252, x86_fp80 %253, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %255 = tail call double @llvm.experimental.constrained.fptrunc.f64.f80(x86_fp80 %254, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %256 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %255) #5
  %257 = load volatile double, ptr @one, align 8, !tbaa !5
  %258 = load volatile double, ptr @tiny, align 8, !tbaa !5
  %259 = tail call double @llvm.experimental.constrained.fadd.f64(double %257, double %258, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %260 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %259) #5
  %261 = load volatile double, ptr @huge, align 8, !tbaa !5
  %262 = load volatile double, ptr @three, align 8, !tbaa !5
  %263 = tail call double @llvm.experimental.constrained.fmul.f64(double %261, double %262, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %264 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %263) #5
  %265 = load volatile double, ptr @three, align 8, !tbaa !5
  %266 = load volatile double, ptr @tiny, align 8, !tbaa !5
  %267 = tail call double @llvm.experimental.constrained.fsub.f64(double %265, double %266, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %268 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %267) #5
  %269 = load volatile double, ptr @three, align 8, !tbaa !5
  %270 = tail call double @llvm.experimental.constrained.sqrt.f64(double %269, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %271 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %270) #5
  %272 = load volatile float, ptr @threef, align 4, !tbaa !13
  %273 = tail call float @llvm.experimental.constrained.sqrt.f32(float %272, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %274 = tail call double @llvm.experimental.constrained.fpext.f64.f32(float %273, metadata !"fpexcept.strict") #5
  %275 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %274) #5
  %276 = load volatile x86_fp80, ptr @threel, align 16, !tbaa !9
  %277 = tail call x86_fp80 @llvm.experimental.constrained.sqrt.f80(x86_fp80 %276, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %278 = tail call double @llvm.experimental.constrained.fptrunc.f64.f80(x86_fp80 %277, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %279 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %278) #5
  %280 = load volatile double, ptr @one, align 8, !tbaa !5
  %281 = load volatile double, ptr @three, align 8, !tbaa !5
  %282 = load volatile double, ptr @tiny, align 8, !tbaa !5
  %283 = tail call double @llvm.experimental.constrained.fma.f64(double %280, double %281, double %282, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %284 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %283) #5
  %285 = load volatile double, ptr @one, align 8, !tbaa !5
  %286 = load volatile double, ptr @three, align 8, !tbaa !5
  %287 = tail call double @llvm.experimental.constrained.fmul.f64(double %285, double %286, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %288 = load volatile double, ptr @tiny, align 8, !tbaa !5
  %289 = tail call double @llvm.experimental.constrained.fadd.f64(double %287, double %288, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %290 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %289) #5
  %291 = load volatile double, ptr @one, align 8, !tbaa !5
  %292 = load volatile double, ptr @three, align 8, !tbaa !5
  %293 = tail call double @llvm.experimental.constrained.fdiv.f64(double %291, double %292, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %294 = tail call float @llvm.experimental.constrained.fptrunc.f32.f64(double %293, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %295 = tail call double @llvm.experimental.constrained.fpext.f64.f32(float %294, metadata !"fpexcept.strict") #5
  %296 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %295) #5
  %297 = load volatile double, ptr @tiny, align 8, !tbaa !5
  %298 = tail call float @llvm.experimental.constrained.fptrunc.f32.f64(double %297, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %299 = tail call double @llvm.experimental.constrained.fpext.f64.f32(float %298, metadata !"fpexcept.strict") #5
  %300 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %299) #5
  %301 = load volatile x86_fp80, ptr @onel, align 16, !tbaa !9
  %302 = load volatile x86_fp80, ptr @threel, align 16, !tbaa !9
  %303 = tail call x86_fp80 @llvm.experimental.constrained.fdiv.f80(x86_fp80 %301, x86_fp80 %302, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %304 = tail call float @llvm.experimental.constrained.fptrunc.f32.f80(x86_fp80 %303, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %305 = tail call double @llvm.experimental.constrained.fpext.f64.f32(float %304, metadata !"fpexcept.strict") #5
  %306 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %305) #5
  %307 = load volatile x86_fp80, ptr @onel, align 16, !tbaa !9
  %308 = load volatile x86_fp80, ptr @threel, align 16, !tbaa !9
  %309 = tail call x86_fp80 @llvm.experimental.constrained.fsub.f80(x86_fp80 %307, x86_fp80 %308, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %310 = tail call double @llvm.experimental.constrained.fptrunc.f64.f80(x86_fp80 %309, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %311 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %310) #5
  %312 = load volatile double, ptr @huge, align 8, !tbaa !5
  %313 = load volatile double, ptr @three, align 8, !tbaa !5
  %314 = tail call double @llvm.experimental.constrained.frem.f64(double %312, double %313, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %315 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %314) #5
  %316 = tail call i32 @putchar(i32 10) #5
  %317 = load volatile i64, ptr @word, align 8, !tbaa !15
  %318 = tail call double @llvm.experimental.constrained.uitofp.f64.i64(i64 %317, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %319 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %318) #5
  %320 = load volatile i64, ptr @word, align 8, !tbaa !15
  %321 = tail call float @llvm.experimental.constrained.uitofp.f32.i64(i64 %320, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %322 = tail call double @llvm.experimental.constrained.fpext.f64.f32(float %321, metadata !"fpexcept.strict") #5
  %323 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %322) #5
  %324 = load volatile i64, ptr @small, align 8, !tbaa !15
  %325 = tail call float @llvm.experimental.constrained.uitofp.f32.i64(i64 %324, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %326 = tail call double @llvm.experimental.constrained.fpext.f64.f32(float %325, metadata !"fpexcept.strict") #5
  %327 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %326) #5
  %328 = load volatile i64, ptr @negative, align 8, !tbaa !15
  %329 = tail call double @llvm.experimental.constrained.sitofp.f64.i64(i64 %328, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %330 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %329) #5
  %331 = load volatile i32, ptr @u, align 4, !tbaa !11
  %332 = tail call float @llvm.experimental.constrained.uitofp.f32.i32(i32 %331, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %333 = tail call double @llvm.experimental.constrained.fpext.f64.f32(float %332, metadata !"fpexcept.strict") #5
  %334 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %333) #5
  %335 = load volatile i32, ptr @i, align 4, !tbaa !11
  %336 = tail call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %335, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %337 = tail call double @llvm.experimental.constrained.fpext.f64.f32(float %336, metadata !"fpexcept.strict") #5
  %338 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %337) #5
  %339 = load volatile i64, ptr @word, align 8, !tbaa !15
  %340 = tail call x86_fp80 @llvm.experimental.constrained.uitofp.f80.i64(i64 %339, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %341 = tail call double @llvm.experimental.constrained.fptrunc.f64.f80(x86_fp80 %340, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %342 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %341) #5
  %343 = load volatile i64, ptr @negative, align 8, !tbaa !15
  %344 = tail call float @llvm.experimental.constrained.sitofp.f32.i64(i64 %343, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %345 = tail call double @llvm.experimental.constrained.fpext.f64.f32(float %344, metadata !"fpexcept.strict") #5
  %346 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %345) #5
  %347 = load volatile double, ptr @big, align 8, !tbaa !5
  %348 = tail call i64 @llvm.experimental.constrained.fptoui.i64.f64(double %347, metadata !"fpexcept.strict") #5
  %349 = load volatile double, ptr @half, align 8, !tbaa !5
  %350 = tail call i64 @llvm.experimental.constrained.fptoui.i64.f64(double %349, metadata !"fpexcept.strict") #5
  %351 = load volatile float, ptr @threef, align 4, !tbaa !13
  %352 = tail call i64 @llvm.experimental.constrained.fptoui.i64.f32(float %351, metadata !"fpexcept.strict") #5
  %353 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i64 noundef %348, i64 noundef %350, i64 noundef %352) #5
  %354 = load volatile double, ptr @half, align 8, !tbaa !5
  %355 = tail call i64 @llvm.experimental.constrained.fptosi.i64.f64(double %354, metadata !"fpexcept.strict") #5
  %356 = load volatile double, ptr @half, align 8, !tbaa !5
  %357 = tail call i32 @llvm.experimental.constrained.fptosi.i32.f64(double %356, metadata !"fpexcept.strict") #5
  %358 = load volatile double, ptr @half, align 8, !tbaa !5
  %359 = tail call i32 @llvm.experimental.constrained.fptoui.i32.f64(double %358, metadata !"fpexcept.strict") #5
  %360 = load volatile double, ptr @half, align 8, !tbaa !5
  %361 = fneg double %360
  %362 = tail call i16 @llvm.experimental.constrained.fptosi.i16.f64(double %361, metadata !"fpexcept.strict") #5
  %363 = sext i16 %362 to i32
  %364 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i64 noundef %355, i32 noundef %357, i32 noundef %359, i32 noundef %363) #5
  %365 = load volatile double, ptr @half, align 8, !tbaa !5
  %366 = tail call double @llvm.experimental.constrained.rint.f64(double %365, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %367 = load volatile double, ptr @half, align 8, !tbaa !5
  %368 = fneg double %367
  %369 = tail call double @llvm.experimental.constrained.nearbyint.f64(double %368, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %370 = load volatile double, ptr @half, align 8, !tbaa !5
  %371 = tail call i64 @llvm.experimental.constrained.lrint.i64.f64(double %370, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %372 = load volatile double, ptr @half, align 8, !tbaa !5
  %373 = fneg double %372
  %374 = tail call i64 @llvm.experimental.constrained.llrint.i64.f64(double %373, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
  %375 = load volatile double, ptr @half, align 8, !tbaa !5
  %376 = tail call i64 @llvm.experimental.constrained.lround.i64.f64(double %375, metadata !"fpexcept.strict") #5
  %377 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, double noundef %366, double noundef %369, i64 noundef %371, i64 noundef %374, i64 noundef %376) #5
  %378 = load volatile double, ptr @half, align 8, !tbaa !5
  %379 = tail call double @llvm.experimental.constrained.floor.f64(double %378, metadata !"fpexcept.strict") #5
  %380 = load volatile double, ptr @half, align 8, !tbaa !5
  %381 = tail call double @llvm.experimental.constrained.ceil.f64(double %380, metadata !"fpexcept.strict") #5
  %382 = load volatile double, ptr @half, align 8, !tbaa !5
  %383 = tail call double @llvm.experimental.constrained.trunc.f64(double %382, metadata !"fpexcept.strict") #5
  %384 = load volatile double, ptr @half, align 8, !tbaa !5
  %385 = tail call double @llvm.experimental.constrained.round.f64(double %384, metadata !"fpexcept.strict") #5
  %386 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, double noundef %379, double noundef %381, double noundef %383, double noundef %385) #5
  %387 = tail call i32 @putchar(i32 10) #5
  %388 = tail call i32 @fesetround(i32 noundef 0) #6
  %389 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %242) #5
  %390 = add nuw nsw i64 %231, 1
  %391 = icmp eq i64 %390, 4
  br i1 %391, label %1, label %230, !llvm.loop !17
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fdiv.f64(double, double, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @fesetround(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i1 @llvm.experimental.constrained.fcmp.f64(double, double, metadata, metadata) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.fdiv.f32(float, float, metadata, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fpext.f64.f32(float, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.fdiv.f80(x86_fp80, x86_fp80, metadata, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fptrunc.f64.f80(x86_fp80, metadata, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fmul.f64(double, double, metadata, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fsub.f64(double, double, metadata, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.sqrt.f64(double, metadata, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.sqrt.f32(float, metadata, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.sqrt.f80(x86_fp80, metadata, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fma.f64(double, double, double, metadata, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.fptrunc.f32.f64(double, metadata, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.fptrunc.f32.f80(x86_fp80, metadata, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.fsub.f80(x86_fp80, x86_fp80, metadata, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.frem.f64(double, double, metadata, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.uitofp.f64.i64(i64, metadata, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.uitofp.f32.i64(i64, metadata, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.sitofp.f64.i64(i64, metadata, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.uitofp.f32.i32(i32, metadata, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.sitofp.f32.i32(i32, metadata, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.uitofp.f80.i64(i64, metadata, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.sitofp.f32.i64(i64, metadata, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.fptoui.i64.f64(double, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.fptoui.i64.f32(float, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.fptosi.i64.f64(double, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i32 @llvm.experimental.constrained.fptosi.i32.f64(double, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i32 @llvm.experimental.constrained.fptoui.i32.f64(double, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i16 @llvm.experimental.constrained.fptosi.i16.f64(double, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.rint.f64(double, metadata, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.nearbyint.f64(double, metadata, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.lrint.i64.f64(double, metadata, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.llrint.i64.f64(double, metadata, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i64 @llvm.experimental.constrained.lround.i64.f64(double, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.floor.f64(double, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.ceil.f64(double, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.trunc.f64(double, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.round.f64(double, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare x86_fp80 @llvm.experimental.constrained.fpext.f80.f64(double, metadata) #1

; Function Attrs: nounwind
declare i32 @feclearexcept(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i1 @llvm.experimental.constrained.fcmp.f80(x86_fp80, x86_fp80, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @fetestexcept(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i1 @llvm.experimental.constrained.fcmps.f64(double, double, metadata, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare i1 @llvm.experimental.constrained.fcmps.f80(x86_fp80, x86_fp80, metadata, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.sitofp.f64.i32(i32, metadata, metadata) #1

; Function Attrs: nofree nounwind
declare noundef i32 @putchar(i32 noundef) local_unnamed_addr #4

attributes #0 = { nounwind strictfp uwtable "min-legal-vector-width"="0" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite) }
attributes #2 = { nounwind "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind }
attributes #5 = { strictfp }
attributes #6 = { nounwind strictfp }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"double", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"long double", !7, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"int", !7, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !7, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"long", !7, i64 0}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.mustprogress"}
