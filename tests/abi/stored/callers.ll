source_filename = "callers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.s72 = type { i8, %struct.s71 }
%struct.s71 = type { { double, double }, i16, i8, float }
%struct.s73 = type <{ float, i8, i16, float }>
%struct.s67 = type { i64, %struct.s66, i16, i16, float }
%struct.s66 = type { i16, i8, [3 x i8], double, %struct.s65 }
%struct.s65 = type { i64, i16, i16, i64 }
%struct.s69 = type { double }
%struct.s60 = type <{ i64, i16, double, i8 }>
%struct.s61 = type { [2 x i64], i16 }
%struct.s58 = type { { float, float }, [3 x float], %struct.s57 }
%struct.s57 = type { [2 x %struct.s56], i8 }
%struct.s56 = type { i64, [1 x i32], { float, float }, [1 x float], double }
%struct.s54 = type { %struct.s52, %struct.s53, i8 }
%struct.s52 = type { i16, float }
%struct.s53 = type { double, i64 }
%struct.s47 = type { i64, [2 x i16], float }
%struct.s51 = type { %struct.s49, %struct.s50 }
%struct.s49 = type { [2 x i32], %struct.s48, [7 x i8] }
%struct.s48 = type { [1 x i8] }
%struct.s50 = type { { float, float }, i64 }
%union.s42 = type { %struct.s41 }
%struct.s41 = type { %struct.s40, { float, float }, i64, double, i8 }
%struct.s40 = type { { double, double }, float, float }
%union.s34 = type { %struct.s33, [8 x i8] }
%struct.s33 = type { { float, float }, double, i32 }
%struct.s37 = type { [3 x double], [3 x { double, double }], %struct.s36, float, i16 }
%struct.s36 = type { i32, %union.s35, float }
%union.s35 = type { i8 }
%struct.s32 = type { double, i8, double }
%struct.s27 = type { i8, [3 x double], %struct.s25, [3 x %struct.s26], i8 }
%struct.s25 = type { float, float, float }
%struct.s26 = type { i8, i8 }
%struct.s29 = type { [1 x %struct.s28] }
%struct.s28 = type { [1 x double], i8, double }
%struct.s23 = type { float, %struct.s21, %struct.s22 }
%struct.s21 = type { i64, [2 x %struct.s20] }
%struct.s20 = type { float }
%struct.s22 = type { i64, [1 x ptr] }
%struct.s17 = type { %struct.s16 }
%struct.s16 = type { i8, i32, double, [1 x { float, float }], i16 }
%union.s19 = type { [3 x i64] }
%struct.s11 = type { x86_fp80 }
%struct.s13 = type { { double, double }, i128, %struct.s12, float }
%struct.s12 = type { float, x86_fp80 }
%struct.s14 = type { i64, i64, i8, i64, i32 }
%struct.s1 = type { [1 x %struct.s0], double, i16 }
%struct.s0 = type { [2 x i16], [1 x float], i8, [1 x i64] }
%struct.s4 = type { %struct.s3, [8 x i8] }
%struct.s3 = type <{ float, { double, double }, i32 }>
%struct.s8 = type <{ %struct.s7, i32, i64 }>
%struct.s7 = type { %struct.s6 }
%struct.s6 = type { i128, [2 x double] }
%struct.s9 = type <{ { double, double }, i8, [1 x i32] }>

@failures = dso_local local_unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [14 x i8] c"%s: wrong %s\0A\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"%d failures\0A\00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"f0\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"result\00", align 1
@pointer_f0 = internal global ptr @f0, align 8
@.str.6 = private unnamed_addr constant [26 x i8] c"argument 0 after the call\00", align 1
@.str.8 = private unnamed_addr constant [26 x i8] c"argument 1 after the call\00", align 1
@.str.10 = private unnamed_addr constant [26 x i8] c"argument 2 after the call\00", align 1
@.str.12 = private unnamed_addr constant [26 x i8] c"argument 3 after the call\00", align 1
@.str.14 = private unnamed_addr constant [26 x i8] c"argument 4 after the call\00", align 1
@.str.18 = private unnamed_addr constant [26 x i8] c"argument 6 after the call\00", align 1
@.str.20 = private unnamed_addr constant [26 x i8] c"argument 7 after the call\00", align 1
@.str.21 = private unnamed_addr constant [3 x i8] c"f1\00", align 1
@pointer_f1 = internal global ptr @f1, align 8
@.str.32 = private unnamed_addr constant [26 x i8] c"argument 8 after the call\00", align 1
@.str.35 = private unnamed_addr constant [3 x i8] c"f2\00", align 1
@pointer_f2 = internal global ptr @f2, align 8
@.str.42 = private unnamed_addr constant [3 x i8] c"f3\00", align 1
@pointer_f3 = internal global ptr @f3, align 8
@.str.45 = private unnamed_addr constant [3 x i8] c"f4\00", align 1
@pointer_f4 = internal global ptr @f4, align 8
@.str.54 = private unnamed_addr constant [28 x i8] c"argument 101 after the call\00", align 1
@.str.56 = private unnamed_addr constant [28 x i8] c"argument 102 after the call\00", align 1
@.str.58 = private unnamed_addr constant [28 x i8] c"argument 103 after the call\00", align 1
@.str.60 = private unnamed_addr constant [28 x i8] c"argument 104 after the call\00", align 1
@pointer_f5 = internal global ptr @f5, align 8
@.str.65 = private unnamed_addr constant [3 x i8] c"f5\00", align 1
@.str.70 = private unnamed_addr constant [3 x i8] c"f6\00", align 1
@pointer_f6 = internal global ptr @f6, align 8
@.str.79 = private unnamed_addr constant [3 x i8] c"f7\00", align 1
@pointer_f7 = internal global ptr @f7, align 8
@.str.83 = private unnamed_addr constant [3 x i8] c"f8\00", align 1
@pointer_f8 = internal global ptr @f8, align 8
@.str.95 = private unnamed_addr constant [3 x i8] c"f9\00", align 1
@pointer_f9 = internal global ptr @f9, align 8
@.str.112 = private unnamed_addr constant [27 x i8] c"argument 12 after the call\00", align 1
@.str.115 = private unnamed_addr constant [4 x i8] c"f10\00", align 1
@pointer_f10 = internal global ptr @f10, align 8
@.str.118 = private unnamed_addr constant [4 x i8] c"f11\00", align 1
@pointer_f11 = internal global ptr @f11, align 8
@.str.120 = private unnamed_addr constant [4 x i8] c"f12\00", align 1
@pointer_f12 = internal global ptr @f12, align 8
@.str.124 = private unnamed_addr constant [4 x i8] c"f13\00", align 1
@pointer_f13 = internal global ptr @f13, align 8
@.str.140 = private unnamed_addr constant [4 x i8] c"f14\00", align 1
@pointer_f14 = internal global ptr @f14, align 8
@.str.144 = private unnamed_addr constant [4 x i8] c"f15\00", align 1
@pointer_f15 = internal global ptr @f15, align 8
@.str.147 = private unnamed_addr constant [4 x i8] c"f16\00", align 1
@pointer_f16 = internal global ptr @f16, align 8
@.str.166 = private unnamed_addr constant [4 x i8] c"f17\00", align 1
@pointer_f17 = internal global ptr @f17, align 8

define dso_local void @failed(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = load i32, ptr @failures, align 4
  %4 = add nsw i32 %3, 1
  store i32 %4, ptr @failures, align 4
  %5 = icmp slt i32 %3, 20
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef %0, ptr noundef %1)
  br label %8

8:                                                ; preds = %6, %2
  ret void
}

declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #1

define dso_local range(i32 0, 2) i32 @main() local_unnamed_addr #2 {
  %1 = alloca %struct.s72, align 8
  %2 = alloca %struct.s73, align 8
  %3 = alloca %struct.s67, align 8
  %4 = alloca %struct.s69, align 8
  %5 = alloca { double, double }, align 8
  %6 = alloca { double, double }, align 8
  %7 = alloca %struct.s60, align 8
  %8 = alloca %struct.s61, align 8
  %9 = alloca %struct.s58, align 8
  %10 = alloca %struct.s58, align 8
  %11 = alloca %struct.s54, align 8
  %12 = alloca %struct.s54, align 8
  %13 = alloca %struct.s47, align 8
  %14 = alloca %struct.s51, align 16
  %15 = alloca %union.s42, align 8
  %16 = alloca %union.s34, align 16
  %17 = alloca %struct.s37, align 8
  %18 = alloca %struct.s32, align 8
  %19 = alloca %struct.s27, align 8
  %20 = alloca %struct.s29, align 8
  %21 = alloca %struct.s23, align 8
  %22 = alloca %struct.s23, align 8
  %23 = alloca %struct.s17, align 16
  %24 = alloca %union.s19, align 8
  %25 = alloca %union.s19, align 8
  %26 = alloca %struct.s11, align 16
  %27 = alloca %struct.s13, align 16
  %28 = alloca %struct.s14, align 8
  %29 = alloca %struct.s1, align 8
  %30 = alloca %struct.s4, align 16
  %31 = alloca %struct.s8, align 16
  %32 = alloca %struct.s9, align 8
  %33 = alloca %struct.s9, align 8
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %29) #5
  store i16 1609, ptr %29, align 8
  %34 = getelementptr inbounds i8, ptr %29, i64 2
  store i16 31230, ptr %34, align 2
  %35 = getelementptr inbounds i8, ptr %29, i64 4
  store float 0x419B228320000000, ptr %35, align 4
  %36 = getelementptr inbounds i8, ptr %29, i64 8
  store i8 81, ptr %36, align 8
  %37 = getelementptr inbounds i8, ptr %29, i64 16
  store i64 -3869328939476782084, ptr %37, align 8
  %38 = getelementptr inbounds i8, ptr %29, i64 24
  store double 0x418B228324800000, ptr %38, align 8
  %39 = getelementptr inbounds i8, ptr %29, i64 32
  store i16 31230, ptr %39, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %30) #5
  store float 0xC192371900000000, ptr %30, align 16
  %40 = getelementptr inbounds i8, ptr %30, i64 4
  store double 0x419811825B000000, ptr %40, align 4
  %41 = getelementptr inbounds i8, ptr %30, i64 12
  store double 0xC19FB5AB33400000, ptr %41, align 4
  %42 = getelementptr inbounds i8, ptr %30, i64 20
  store i32 1319942711, ptr %42, align 4
  call void @llvm.lifetime.start.p0(i64 44, ptr nonnull %31) #5
  store i128 -136566498889993985008854914968560180292, ptr %31, align 16
  %43 = getelementptr inbounds i8, ptr %31, i64 16
  store double 0x419B91CE08000000, ptr %43, align 16
  %44 = getelementptr inbounds i8, ptr %31, i64 24
  store double 0x4185D6F786000000, ptr %44, align 8
  %45 = getelementptr inbounds i8, ptr %31, i64 32
  store i32 905863790, ptr %45, align 16
  %46 = getelementptr inbounds i8, ptr %31, i64 36
  store i64 -7403284739263535419, ptr %46, align 4
  call void @llvm.lifetime.start.p0(i64 21, ptr nonnull %32) #5
  call void @f0(ptr dead_on_unwind nonnull writable sret(%struct.s9) align 1 %32, ptr noundef nonnull byval(%struct.s1) align 8 %29, i64 -3747865387253770802, float 0xC19F29C300000000, i1 noundef zeroext false, ptr noundef nonnull byval(%struct.s4) align 16 %30, i64 4318613969871019779, i8 noundef signext 74, ptr noundef nonnull byval(%struct.s8) align 8 %31, float noundef 0x419656AF20000000) #5
  %47 = load double, ptr %32, align 8
  %48 = getelementptr inbounds i8, ptr %32, i64 8
  %49 = load double, ptr %48, align 8
  %50 = fcmp oeq double %47, 0x41940DF488800000
  %51 = fcmp oeq double %49, 0xC1933B3A07400000
  %52 = and i1 %50, %51
  br i1 %52, label %53, label %61

53:                                               ; preds = %0
  %54 = getelementptr inbounds i8, ptr %32, i64 16
  %55 = load i8, ptr %54, align 8
  %56 = icmp eq i8 %55, 127
  %57 = getelementptr inbounds i8, ptr %32, i64 17
  %58 = load i32, ptr %57, align 1
  %59 = icmp eq i32 %58, 464606120
  %60 = select i1 %56, i1 %59, i1 false
  br i1 %60, label %67, label %61

61:                                               ; preds = %53, %0
  %62 = load i32, ptr @failures, align 4
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr @failures, align 4
  %64 = icmp slt i32 %62, 20
  br i1 %64, label %65, label %67

65:                                               ; preds = %61
  %66 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.3)
  br label %67

67:                                               ; preds = %65, %61, %53
  call void @llvm.lifetime.end.p0(i64 21, ptr nonnull %32) #5
  call void @llvm.lifetime.start.p0(i64 21, ptr nonnull %33) #5
  %68 = load volatile ptr, ptr @pointer_f0, align 8
  call void %68(ptr dead_on_unwind nonnull writable sret(%struct.s9) align 1 %33, ptr noundef nonnull byval(%struct.s1) align 8 %29, i64 -3747865387253770802, float 0xC19F29C300000000, i1 noundef zeroext false, ptr noundef nonnull byval(%struct.s4) align 16 %30, i64 4318613969871019779, i8 noundef signext 74, ptr noundef nonnull byval(%struct.s8) align 8 %31, float noundef 0x419656AF20000000) #5
  %69 = load double, ptr %33, align 8
  %70 = getelementptr inbounds i8, ptr %33, i64 8
  %71 = load double, ptr %70, align 8
  %72 = fcmp oeq double %69, 0x41940DF488800000
  %73 = fcmp oeq double %71, 0xC1933B3A07400000
  %74 = and i1 %72, %73
  br i1 %74, label %75, label %83

75:                                               ; preds = %67
  %76 = getelementptr inbounds i8, ptr %33, i64 16
  %77 = load i8, ptr %76, align 8
  %78 = icmp eq i8 %77, 127
  %79 = getelementptr inbounds i8, ptr %33, i64 17
  %80 = load i32, ptr %79, align 1
  %81 = icmp eq i32 %80, 464606120
  %82 = select i1 %78, i1 %81, i1 false
  br i1 %82, label %89, label %83

83:                                               ; preds = %75, %67
  %84 = load i32, ptr @failures, align 4
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr @failures, align 4
  %86 = icmp slt i32 %84, 20
  br i1 %86, label %87, label %89

87:                                               ; preds = %83
  %88 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.3)
  br label %89

89:                                               ; preds = %87, %83, %75
  call void @llvm.lifetime.end.p0(i64 21, ptr nonnull %33) #5
  %90 = load i16, ptr %29, align 8
  %91 = icmp eq i16 %90, 1609
  %92 = load i16, ptr %34, align 2
  %93 = icmp eq i16 %92, 31230
  %94 = select i1 %91, i1 %93, i1 false
  %95 = load float, ptr %35, align 4
  %96 = fcmp oeq float %95, 0x419B228320000000
  %97 = select i1 %94, i1 %96, i1 false
  %98 = load i8, ptr %36, align 8
  %99 = icmp eq i8 %98, 81
  %100 = select i1 %97, i1 %99, i1 false
  %101 = load i64, ptr %37, align 8
  %102 = icmp eq i64 %101, -3869328939476782084
  %103 = select i1 %100, i1 %102, i1 false
  %104 = load double, ptr %38, align 8
  %105 = fcmp oeq double %104, 0x418B228324800000
  %106 = select i1 %103, i1 %105, i1 false
  %107 = load i16, ptr %39, align 8
  %108 = icmp eq i16 %107, 31230
  %109 = select i1 %106, i1 %108, i1 false
  br i1 %109, label %116, label %110

110:                                              ; preds = %89
  %111 = load i32, ptr @failures, align 4
  %112 = add nsw i32 %111, 1
  store i32 %112, ptr @failures, align 4
  %113 = icmp slt i32 %111, 20
  br i1 %113, label %114, label %116

114:                                              ; preds = %110
  %115 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.6)
  br label %116

116:                                              ; preds = %114, %110, %89
  %117 = load float, ptr %30, align 16
  %118 = fcmp oeq float %117, 0xC192371900000000
  br i1 %118, label %119, label %128

119:                                              ; preds = %116
  %120 = load double, ptr %40, align 4
  %121 = load double, ptr %41, align 4
  %122 = fcmp oeq double %120, 0x419811825B000000
  %123 = fcmp oeq double %121, 0xC19FB5AB33400000
  %124 = and i1 %122, %123
  %125 = load i32, ptr %42, align 4
  %126 = icmp eq i32 %125, 1319942711
  %127 = select i1 %124, i1 %126, i1 false
  br i1 %127, label %134, label %128

128:                                              ; preds = %119, %116
  %129 = load i32, ptr @failures, align 4
  %130 = add nsw i32 %129, 1
  store i32 %130, ptr @failures, align 4
  %131 = icmp slt i32 %129, 20
  br i1 %131, label %132, label %134

132:                                              ; preds = %128
  %133 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.12)
  br label %134

134:                                              ; preds = %132, %128, %119
  %135 = load i128, ptr %31, align 16
  %136 = icmp eq i128 %135, -136566498889993985008854914968560180292
  %137 = load double, ptr %43, align 16
  %138 = fcmp oeq double %137, 0x419B91CE08000000
  %139 = select i1 %136, i1 %138, i1 false
  %140 = load double, ptr %44, align 8
  %141 = fcmp oeq double %140, 0x4185D6F786000000
  %142 = select i1 %139, i1 %141, i1 false
  br i1 %142, label %143, label %149

143:                                              ; preds = %134
  %144 = load i32, ptr %45, align 16
  %145 = icmp eq i32 %144, 905863790
  %146 = load i64, ptr %46, align 4
  %147 = icmp eq i64 %146, -7403284739263535419
  %148 = select i1 %145, i1 %147, i1 false
  br i1 %148, label %155, label %149

149:                                              ; preds = %143, %134
  %150 = load i32, ptr @failures, align 4
  %151 = add nsw i32 %150, 1
  store i32 %151, ptr @failures, align 4
  %152 = icmp slt i32 %150, 20
  br i1 %152, label %153, label %155

153:                                              ; preds = %149
  %154 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.18)
  br label %155

155:                                              ; preds = %143, %149, %153
  call void @llvm.lifetime.end.p0(i64 44, ptr nonnull %31) #5
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %30) #5
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %29) #5
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %26) #5
  store x86_fp80 0xK40188DDDD5A400000000, ptr %26, align 16
  call void @llvm.lifetime.start.p0(i64 80, ptr nonnull %27) #5
  store double 0x41908B5871400000, ptr %27, align 16
  %156 = getelementptr inbounds i8, ptr %27, i64 8
  store double 0x4181AEB35F000000, ptr %156, align 8
  %157 = getelementptr inbounds i8, ptr %27, i64 16
  store i128 -101560815655253635884991827567657671701, ptr %157, align 16
  %158 = getelementptr inbounds i8, ptr %27, i64 32
  store float 0xC19E418200000000, ptr %158, align 16
  %159 = getelementptr inbounds i8, ptr %27, i64 48
  store x86_fp80 0xKC019CCB299A000000000, ptr %159, align 16
  %160 = getelementptr inbounds i8, ptr %27, i64 64
  store float 0xC19E418200000000, ptr %160, align 16
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %28) #5
  store i64 -4234942710901584048, ptr %28, align 8
  %161 = getelementptr inbounds i8, ptr %28, i64 8
  store i64 -7954288220406064076, ptr %161, align 8
  %162 = getelementptr inbounds i8, ptr %28, i64 16
  store i8 -21, ptr %162, align 8
  %163 = getelementptr inbounds i8, ptr %28, i64 24
  store i64 3053764865084115550, ptr %163, align 8
  %164 = getelementptr inbounds i8, ptr %28, i64 32
  store i32 1947196837, ptr %164, align 8
  %165 = call { i64, i32 } @f1(i40 -518418321965, double noundef 0xC19AA1FF6B000000, i8 noundef signext -38, float noundef 0x419E9297C0000000, ptr noundef nonnull byval(%struct.s11) align 16 %26, i32 noundef -1046757372, i8 noundef signext -110, ptr noundef nonnull byval(%struct.s13) align 16 %27, ptr noundef nonnull byval(%struct.s14) align 8 %28, double noundef 0x419E0FA391C00000) #5
  %166 = extractvalue { i64, i32 } %165, 0
  %167 = trunc i64 %166 to i32
  %168 = bitcast i32 %167 to float
  %169 = fcmp oeq float %168, 0xC18D2C6F40000000
  br i1 %169, label %170, label %176

170:                                              ; preds = %155
  %171 = extractvalue { i64, i32 } %165, 1
  %172 = and i64 %166, 281470681743360
  %173 = icmp eq i64 %172, 182025008971776
  %174 = icmp eq i32 %171, 279509754
  %175 = select i1 %173, i1 %174, i1 false
  br i1 %175, label %182, label %176

176:                                              ; preds = %170, %155
  %177 = load i32, ptr @failures, align 4
  %178 = add nsw i32 %177, 1
  store i32 %178, ptr @failures, align 4
  %179 = icmp slt i32 %177, 20
  br i1 %179, label %180, label %182

180:                                              ; preds = %176
  %181 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.21, ptr noundef nonnull @.str.3)
  br label %182

182:                                              ; preds = %180, %176, %170
  %183 = load volatile ptr, ptr @pointer_f1, align 8
  %184 = call { i64, i32 } %183(i40 -518418321965, double noundef 0xC19AA1FF6B000000, i8 noundef signext -38, float noundef 0x419E9297C0000000, ptr noundef nonnull byval(%struct.s11) align 16 %26, i32 noundef -1046757372, i8 noundef signext -110, ptr noundef nonnull byval(%struct.s13) align 16 %27, ptr noundef nonnull byval(%struct.s14) align 8 %28, double noundef 0x419E0FA391C00000) #5
  %185 = extractvalue { i64, i32 } %184, 0
  %186 = trunc i64 %185 to i32
  %187 = bitcast i32 %186 to float
  %188 = fcmp oeq float %187, 0xC18D2C6F40000000
  br i1 %188, label %189, label %195

189:                                              ; preds = %182
  %190 = extractvalue { i64, i32 } %184, 1
  %191 = and i64 %185, 281470681743360
  %192 = icmp eq i64 %191, 182025008971776
  %193 = icmp eq i32 %190, 279509754
  %194 = select i1 %192, i1 %193, i1 false
  br i1 %194, label %201, label %195

195:                                              ; preds = %189, %182
  %196 = load i32, ptr @failures, align 4
  %197 = add nsw i32 %196, 1
  store i32 %197, ptr @failures, align 4
  %198 = icmp slt i32 %196, 20
  br i1 %198, label %199, label %201

199:                                              ; preds = %195
  %200 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.21, ptr noundef nonnull @.str.3)
  br label %201

201:                                              ; preds = %199, %195, %189
  %202 = load x86_fp80, ptr %26, align 16
  %203 = fcmp oeq x86_fp80 %202, 0xK40188DDDD5A400000000
  br i1 %203, label %210, label %204

204:                                              ; preds = %201
  %205 = load i32, ptr @failures, align 4
  %206 = add nsw i32 %205, 1
  store i32 %206, ptr @failures, align 4
  %207 = icmp slt i32 %205, 20
  br i1 %207, label %208, label %210

208:                                              ; preds = %204
  %209 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.21, ptr noundef nonnull @.str.14)
  br label %210

210:                                              ; preds = %208, %204, %201
  %211 = load double, ptr %27, align 16
  %212 = load double, ptr %156, align 8
  %213 = fcmp oeq double %211, 0x41908B5871400000
  %214 = fcmp oeq double %212, 0x4181AEB35F000000
  %215 = and i1 %213, %214
  %216 = load i128, ptr %157, align 16
  %217 = icmp eq i128 %216, -101560815655253635884991827567657671701
  %218 = select i1 %215, i1 %217, i1 false
  %219 = load float, ptr %158, align 16
  %220 = fcmp oeq float %219, 0xC19E418200000000
  %221 = select i1 %218, i1 %220, i1 false
  br i1 %221, label %222, label %228

222:                                              ; preds = %210
  %223 = load x86_fp80, ptr %159, align 16
  %224 = fcmp oeq x86_fp80 %223, 0xKC019CCB299A000000000
  %225 = load float, ptr %160, align 16
  %226 = fcmp oeq float %225, 0xC19E418200000000
  %227 = select i1 %224, i1 %226, i1 false
  br i1 %227, label %234, label %228

228:                                              ; preds = %222, %210
  %229 = load i32, ptr @failures, align 4
  %230 = add nsw i32 %229, 1
  store i32 %230, ptr @failures, align 4
  %231 = icmp slt i32 %229, 20
  br i1 %231, label %232, label %234

232:                                              ; preds = %228
  %233 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.21, ptr noundef nonnull @.str.20)
  br label %234

234:                                              ; preds = %232, %228, %222
  %235 = load i64, ptr %28, align 8
  %236 = icmp eq i64 %235, -4234942710901584048
  %237 = load i64, ptr %161, align 8
  %238 = icmp eq i64 %237, -7954288220406064076
  %239 = select i1 %236, i1 %238, i1 false
  %240 = load i8, ptr %162, align 8
  %241 = icmp eq i8 %240, -21
  %242 = select i1 %239, i1 %241, i1 false
  br i1 %242, label %243, label %249

243:                                              ; preds = %234
  %244 = load i64, ptr %163, align 8
  %245 = icmp eq i64 %244, 3053764865084115550
  %246 = load i32, ptr %164, align 8
  %247 = icmp eq i32 %246, 1947196837
  %248 = select i1 %245, i1 %247, i1 false
  br i1 %248, label %255, label %249

249:                                              ; preds = %243, %234
  %250 = load i32, ptr @failures, align 4
  %251 = add nsw i32 %250, 1
  store i32 %251, ptr @failures, align 4
  %252 = icmp slt i32 %250, 20
  br i1 %252, label %253, label %255

253:                                              ; preds = %249
  %254 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.21, ptr noundef nonnull @.str.32)
  br label %255

255:                                              ; preds = %243, %249, %253
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %28) #5
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %27) #5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %26) #5
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %23) #5
  store i8 -59, ptr %23, align 16
  %256 = getelementptr inbounds i8, ptr %23, i64 4
  store i32 1793995291, ptr %256, align 4
  %257 = getelementptr inbounds i8, ptr %23, i64 8
  store double 0x41907267C3800000, ptr %257, align 8
  %258 = getelementptr inbounds i8, ptr %23, i64 16
  store float 0xC192E13CC0000000, ptr %258, align 16
  %259 = getelementptr inbounds i8, ptr %23, i64 20
  store float 0x4197D03480000000, ptr %259, align 4
  %260 = getelementptr inbounds i8, ptr %23, i64 24
  store i16 -18096, ptr %260, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %24) #5
  call void @f2(ptr dead_on_unwind nonnull writable sret(%union.s19) align 8 %24, ptr noundef nonnull byval(%struct.s17) align 16 %23, i32 noundef -1594762473, ptr noundef nonnull inttoptr (i64 -3643367193939278680 to ptr), double 0xC197882949800000, i64 45173, i32 noundef 1194582964) #5
  %261 = load float, ptr %24, align 8
  %262 = fcmp oeq float %261, 0x4191B18FE0000000
  br i1 %262, label %269, label %263

263:                                              ; preds = %255
  %264 = load i32, ptr @failures, align 4
  %265 = add nsw i32 %264, 1
  store i32 %265, ptr @failures, align 4
  %266 = icmp slt i32 %264, 20
  br i1 %266, label %267, label %269

267:                                              ; preds = %263
  %268 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.35, ptr noundef nonnull @.str.3)
  br label %269

269:                                              ; preds = %267, %263, %255
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %24) #5
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %25) #5
  %270 = load volatile ptr, ptr @pointer_f2, align 8
  call void %270(ptr dead_on_unwind nonnull writable sret(%union.s19) align 8 %25, ptr noundef nonnull byval(%struct.s17) align 16 %23, i32 noundef -1594762473, ptr noundef nonnull inttoptr (i64 -3643367193939278680 to ptr), double 0xC197882949800000, i64 45173, i32 noundef 1194582964) #5
  %271 = load float, ptr %25, align 8
  %272 = fcmp oeq float %271, 0x4191B18FE0000000
  br i1 %272, label %279, label %273

273:                                              ; preds = %269
  %274 = load i32, ptr @failures, align 4
  %275 = add nsw i32 %274, 1
  store i32 %275, ptr @failures, align 4
  %276 = icmp slt i32 %274, 20
  br i1 %276, label %277, label %279

277:                                              ; preds = %273
  %278 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.35, ptr noundef nonnull @.str.3)
  br label %279

279:                                              ; preds = %277, %273, %269
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %25) #5
  %280 = load i8, ptr %23, align 16
  %281 = icmp eq i8 %280, -59
  %282 = load i32, ptr %256, align 4
  %283 = icmp eq i32 %282, 1793995291
  %284 = select i1 %281, i1 %283, i1 false
  %285 = load double, ptr %257, align 8
  %286 = fcmp oeq double %285, 0x41907267C3800000
  %287 = select i1 %284, i1 %286, i1 false
  br i1 %287, label %288, label %297

288:                                              ; preds = %279
  %289 = load float, ptr %258, align 16
  %290 = load float, ptr %259, align 4
  %291 = fcmp oeq float %289, 0xC192E13CC0000000
  %292 = fcmp oeq float %290, 0x4197D03480000000
  %293 = and i1 %291, %292
  %294 = load i16, ptr %260, align 8
  %295 = icmp eq i16 %294, -18096
  %296 = select i1 %293, i1 %295, i1 false
  br i1 %296, label %303, label %297

297:                                              ; preds = %288, %279
  %298 = load i32, ptr @failures, align 4
  %299 = add nsw i32 %298, 1
  store i32 %299, ptr @failures, align 4
  %300 = icmp slt i32 %298, 20
  br i1 %300, label %301, label %303

301:                                              ; preds = %297
  %302 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.35, ptr noundef nonnull @.str.6)
  br label %303

303:                                              ; preds = %288, %297, %301
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %23) #5
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %21) #5
  call void @f3(ptr dead_on_unwind nonnull writable sret(%struct.s23) align 8 %21, i8 noundef signext 69) #5
  %304 = load float, ptr %21, align 8
  %305 = fcmp oeq float %304, 0xC187CB1CE0000000
  %306 = getelementptr inbounds i8, ptr %21, i64 8
  %307 = load i64, ptr %306, align 8
  %308 = icmp eq i64 %307, 2322071555454782559
  %309 = select i1 %305, i1 %308, i1 false
  %310 = getelementptr inbounds i8, ptr %21, i64 16
  %311 = load float, ptr %310, align 8
  %312 = fcmp oeq float %311, 0x4166FAE3E0000000
  %313 = select i1 %309, i1 %312, i1 false
  %314 = getelementptr inbounds i8, ptr %21, i64 20
  %315 = load float, ptr %314, align 4
  %316 = fcmp oeq float %315, 0x419BF08D20000000
  %317 = select i1 %313, i1 %316, i1 false
  br i1 %317, label %318, label %326

318:                                              ; preds = %303
  %319 = getelementptr inbounds i8, ptr %21, i64 24
  %320 = load i64, ptr %319, align 8
  %321 = icmp eq i64 %320, -1397273914227994294
  %322 = getelementptr inbounds i8, ptr %21, i64 32
  %323 = load ptr, ptr %322, align 8
  %324 = icmp eq ptr %323, inttoptr (i64 -5116619428867509783 to ptr)
  %325 = select i1 %321, i1 %324, i1 false
  br i1 %325, label %332, label %326

326:                                              ; preds = %318, %303
  %327 = load i32, ptr @failures, align 4
  %328 = add nsw i32 %327, 1
  store i32 %328, ptr @failures, align 4
  %329 = icmp slt i32 %327, 20
  br i1 %329, label %330, label %332

330:                                              ; preds = %326
  %331 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.42, ptr noundef nonnull @.str.3)
  br label %332

332:                                              ; preds = %330, %326, %318
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %21) #5
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %22) #5
  %333 = load volatile ptr, ptr @pointer_f3, align 8
  call void %333(ptr dead_on_unwind nonnull writable sret(%struct.s23) align 8 %22, i8 noundef signext 69) #5
  %334 = load float, ptr %22, align 8
  %335 = fcmp oeq float %334, 0xC187CB1CE0000000
  %336 = getelementptr inbounds i8, ptr %22, i64 8
  %337 = load i64, ptr %336, align 8
  %338 = icmp eq i64 %337, 2322071555454782559
  %339 = select i1 %335, i1 %338, i1 false
  %340 = getelementptr inbounds i8, ptr %22, i64 16
  %341 = load float, ptr %340, align 8
  %342 = fcmp oeq float %341, 0x4166FAE3E0000000
  %343 = select i1 %339, i1 %342, i1 false
  %344 = getelementptr inbounds i8, ptr %22, i64 20
  %345 = load float, ptr %344, align 4
  %346 = fcmp oeq float %345, 0x419BF08D20000000
  %347 = select i1 %343, i1 %346, i1 false
  br i1 %347, label %348, label %356

348:                                              ; preds = %332
  %349 = getelementptr inbounds i8, ptr %22, i64 24
  %350 = load i64, ptr %349, align 8
  %351 = icmp eq i64 %350, -1397273914227994294
  %352 = getelementptr inbounds i8, ptr %22, i64 32
  %353 = load ptr, ptr %352, align 8
  %354 = icmp eq ptr %353, inttoptr (i64 -5116619428867509783 to ptr)
  %355 = select i1 %351, i1 %354, i1 false
  br i1 %355, label %362, label %356

356:                                              ; preds = %348, %332
  %357 = load i32, ptr @failures, align 4
  %358 = add nsw i32 %357, 1
  store i32 %358, ptr @failures, align 4
  %359 = icmp slt i32 %357, 20
  br i1 %359, label %360, label %362

360:                                              ; preds = %356
  %361 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.42, ptr noundef nonnull @.str.3)
  br label %362

362:                                              ; preds = %348, %356, %360
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %22) #5
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %19) #5
  store i8 -8, ptr %19, align 8
  %363 = getelementptr inbounds i8, ptr %19, i64 8
  store double 0x417B1DEFA5000000, ptr %363, align 8
  %364 = getelementptr inbounds i8, ptr %19, i64 16
  store double 0x40FA338F00000000, ptr %364, align 8
  %365 = getelementptr inbounds i8, ptr %19, i64 24
  store double 0x417B2796E2000000, ptr %365, align 8
  %366 = getelementptr inbounds i8, ptr %19, i64 32
  store float 0xC18F2AA160000000, ptr %366, align 8
  %367 = getelementptr inbounds i8, ptr %19, i64 36
  store float 0xC194C2FC40000000, ptr %367, align 4
  %368 = getelementptr inbounds i8, ptr %19, i64 40
  store float 0x419DECA0E0000000, ptr %368, align 8
  %369 = getelementptr inbounds i8, ptr %19, i64 44
  store i8 -5, ptr %369, align 4
  %370 = getelementptr inbounds i8, ptr %19, i64 45
  store i8 81, ptr %370, align 1
  %371 = getelementptr inbounds i8, ptr %19, i64 46
  store i8 81, ptr %371, align 2
  %372 = getelementptr inbounds i8, ptr %19, i64 47
  store i8 -82, ptr %372, align 1
  %373 = getelementptr inbounds i8, ptr %19, i64 48
  store i8 -82, ptr %373, align 8
  %374 = getelementptr inbounds i8, ptr %19, i64 49
  store i8 -5, ptr %374, align 1
  %375 = getelementptr inbounds i8, ptr %19, i64 50
  store i8 -82, ptr %375, align 2
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %20) #5
  store double 0xC192AAA1D3400000, ptr %20, align 8
  %376 = getelementptr inbounds i8, ptr %20, i64 8
  store i8 118, ptr %376, align 8
  %377 = getelementptr inbounds i8, ptr %20, i64 16
  store double 0xC12EA44C40000000, ptr %377, align 8
  %378 = call zeroext i16 (i64, i64, ptr, x86_fp80, ...) @f4(i64 -1211418434696939540, i64 noundef 59261702511978123, ptr noundef nonnull byval(%struct.s27) align 8 %19, x86_fp80 noundef 0xKC01587948BA000000000, i64 noundef -2550937971031941919, i64 noundef -4999603350982971539, x86_fp80 noundef 0xKC0199A1104E600000000, ptr noundef nonnull byval(%struct.s29) align 8 %20, i64 noundef 6101144551277663994, i64 noundef 3652479170659639676, <2 x float> <float 0x419BE7D7C0000000, float 0xC192DBED80000000>, float 0xC18354E300000000) #5
  %379 = icmp eq i16 %378, 15881
  br i1 %379, label %386, label %380

380:                                              ; preds = %362
  %381 = load i32, ptr @failures, align 4
  %382 = add nsw i32 %381, 1
  store i32 %382, ptr @failures, align 4
  %383 = icmp slt i32 %381, 20
  br i1 %383, label %384, label %386

384:                                              ; preds = %380
  %385 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.45, ptr noundef nonnull @.str.3)
  br label %386

386:                                              ; preds = %384, %380, %362
  %387 = load volatile ptr, ptr @pointer_f4, align 8
  %388 = call zeroext i16 (i64, i64, ptr, x86_fp80, ...) %387(i64 -1211418434696939540, i64 noundef 59261702511978123, ptr noundef nonnull byval(%struct.s27) align 8 %19, x86_fp80 noundef 0xKC01587948BA000000000, i64 noundef -2550937971031941919, i64 noundef -4999603350982971539, x86_fp80 noundef 0xKC0199A1104E600000000, ptr noundef nonnull byval(%struct.s29) align 8 %20, i64 noundef 6101144551277663994, i64 noundef 3652479170659639676, <2 x float> <float 0x419BE7D7C0000000, float 0xC192DBED80000000>, float 0xC18354E300000000) #5
  %389 = icmp eq i16 %388, 15881
  br i1 %389, label %396, label %390

390:                                              ; preds = %386
  %391 = load i32, ptr @failures, align 4
  %392 = add nsw i32 %391, 1
  store i32 %392, ptr @failures, align 4
  %393 = icmp slt i32 %391, 20
  br i1 %393, label %394, label %396

394:                                              ; preds = %390
  %395 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.45, ptr noundef nonnull @.str.3)
  br label %396

396:                                              ; preds = %394, %390, %386
  %397 = load i8, ptr %19, align 8
  %398 = icmp eq i8 %397, -8
  %399 = load double, ptr %363, align 8
  %400 = fcmp oeq double %399, 0x417B1DEFA5000000
  %401 = select i1 %398, i1 %400, i1 false
  %402 = load double, ptr %364, align 8
  %403 = fcmp oeq double %402, 0x40FA338F00000000
  %404 = select i1 %401, i1 %403, i1 false
  %405 = load double, ptr %365, align 8
  %406 = fcmp oeq double %405, 0x417B2796E2000000
  %407 = select i1 %404, i1 %406, i1 false
  %408 = load float, ptr %366, align 8
  %409 = fcmp oeq float %408, 0xC18F2AA160000000
  %410 = select i1 %407, i1 %409, i1 false
  %411 = load float, ptr %367, align 4
  %412 = fcmp oeq float %411, 0xC194C2FC40000000
  %413 = select i1 %410, i1 %412, i1 false
  %414 = load float, ptr %368, align 8
  %415 = fcmp oeq float %414, 0x419DECA0E0000000
  %416 = select i1 %413, i1 %415, i1 false
  %417 = load i8, ptr %369, align 4
  %418 = icmp eq i8 %417, -5
  %419 = select i1 %416, i1 %418, i1 false
  %420 = load i8, ptr %370, align 1
  %421 = icmp eq i8 %420, 81
  %422 = select i1 %419, i1 %421, i1 false
  %423 = load i8, ptr %371, align 2
  %424 = icmp eq i8 %423, 81
  %425 = select i1 %422, i1 %424, i1 false
  %426 = load i8, ptr %372, align 1
  %427 = icmp eq i8 %426, -82
  %428 = select i1 %425, i1 %427, i1 false
  %429 = load i8, ptr %373, align 8
  %430 = icmp eq i8 %429, -82
  %431 = select i1 %428, i1 %430, i1 false
  %432 = load i8, ptr %374, align 1
  %433 = icmp eq i8 %432, -5
  %434 = select i1 %431, i1 %433, i1 false
  %435 = load i8, ptr %375, align 2
  %436 = icmp eq i8 %435, -82
  %437 = select i1 %434, i1 %436, i1 false
  br i1 %437, label %444, label %438

438:                                              ; preds = %396
  %439 = load i32, ptr @failures, align 4
  %440 = add nsw i32 %439, 1
  store i32 %440, ptr @failures, align 4
  %441 = icmp slt i32 %439, 20
  br i1 %441, label %442, label %444

442:                                              ; preds = %438
  %443 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.45, ptr noundef nonnull @.str.10)
  br label %444

444:                                              ; preds = %442, %438, %396
  %445 = load double, ptr %20, align 8
  %446 = fcmp oeq double %445, 0xC192AAA1D3400000
  br i1 %446, label %447, label %453

447:                                              ; preds = %444
  %448 = load i8, ptr %376, align 8
  %449 = icmp eq i8 %448, 118
  %450 = load double, ptr %377, align 8
  %451 = fcmp oeq double %450, 0xC12EA44C40000000
  %452 = select i1 %449, i1 %451, i1 false
  br i1 %452, label %459, label %453

453:                                              ; preds = %447, %444
  %454 = load i32, ptr @failures, align 4
  %455 = add nsw i32 %454, 1
  store i32 %455, ptr @failures, align 4
  %456 = icmp slt i32 %454, 20
  br i1 %456, label %457, label %459

457:                                              ; preds = %453
  %458 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.45, ptr noundef nonnull @.str.58)
  br label %459

459:                                              ; preds = %447, %453, %457
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %20) #5
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %19) #5
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %18) #5
  store double 0xC164373CEC000000, ptr %18, align 8
  %460 = getelementptr inbounds i8, ptr %18, i64 8
  store i8 103, ptr %460, align 8
  %461 = getelementptr inbounds i8, ptr %18, i64 16
  store double 0x418FB1956E800000, ptr %461, align 8
  call void @f5(i64 5413916631497739963, ptr noundef nonnull inttoptr (i64 686243473992146781 to ptr), ptr noundef nonnull byval(%struct.s32) align 8 %18, i8 noundef zeroext 33, i64 noundef -6659752655561603183) #5
  %462 = load volatile ptr, ptr @pointer_f5, align 8
  call void %462(i64 5413916631497739963, ptr noundef nonnull inttoptr (i64 686243473992146781 to ptr), ptr noundef nonnull byval(%struct.s32) align 8 %18, i8 noundef zeroext 33, i64 noundef -6659752655561603183) #5
  %463 = load double, ptr %18, align 8
  %464 = fcmp oeq double %463, 0xC164373CEC000000
  br i1 %464, label %465, label %471

465:                                              ; preds = %459
  %466 = load i8, ptr %460, align 8
  %467 = icmp eq i8 %466, 103
  %468 = load double, ptr %461, align 8
  %469 = fcmp oeq double %468, 0x418FB1956E800000
  %470 = select i1 %467, i1 %469, i1 false
  br i1 %470, label %477, label %471

471:                                              ; preds = %465, %459
  %472 = load i32, ptr @failures, align 4
  %473 = add nsw i32 %472, 1
  store i32 %473, ptr @failures, align 4
  %474 = icmp slt i32 %472, 20
  br i1 %474, label %475, label %477

475:                                              ; preds = %471
  %476 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.65, ptr noundef nonnull @.str.10)
  br label %477

477:                                              ; preds = %465, %471, %475
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %18) #5
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %16) #5
  store float 0xC17FF6F040000000, ptr %16, align 16
  %478 = getelementptr inbounds i8, ptr %16, i64 4
  store float 0xC18C8EDEA0000000, ptr %478, align 4
  %479 = getelementptr inbounds i8, ptr %16, i64 8
  store double 0xC19D391124400000, ptr %479, align 8
  %480 = getelementptr inbounds i8, ptr %16, i64 16
  store i32 -1235348336, ptr %480, align 16
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %17) #5
  store double 0xC185512C61000000, ptr %17, align 8
  %481 = getelementptr inbounds i8, ptr %17, i64 8
  store double 0xC18BD28E9F000000, ptr %481, align 8
  %482 = getelementptr inbounds i8, ptr %17, i64 16
  store double 0x4187F3D0B0800000, ptr %482, align 8
  %483 = getelementptr inbounds i8, ptr %17, i64 24
  store double 0x4172081DBC000000, ptr %483, align 8
  %484 = getelementptr inbounds i8, ptr %17, i64 32
  store double 0x418888B043800000, ptr %484, align 8
  %485 = getelementptr inbounds i8, ptr %17, i64 40
  store double 0x419E5A9ABAC00000, ptr %485, align 8
  %486 = getelementptr inbounds i8, ptr %17, i64 48
  store double 0x417A106FEA000000, ptr %486, align 8
  %487 = getelementptr inbounds i8, ptr %17, i64 56
  store double 0x417DB73755000000, ptr %487, align 8
  %488 = getelementptr inbounds i8, ptr %17, i64 64
  store double 0x415348ECE8000000, ptr %488, align 8
  %489 = getelementptr inbounds i8, ptr %17, i64 72
  store i32 -944640237, ptr %489, align 8
  %490 = getelementptr inbounds i8, ptr %17, i64 76
  store i8 -72, ptr %490, align 4
  %491 = getelementptr inbounds i8, ptr %17, i64 80
  store float 0xC193B33AA0000000, ptr %491, align 8
  %492 = getelementptr inbounds i8, ptr %17, i64 84
  store float 0xC18C270880000000, ptr %492, align 4
  %493 = getelementptr inbounds i8, ptr %17, i64 88
  store i16 -19884, ptr %493, align 8
  %494 = call i64 (i64, ptr, ...) @f6(i64 noundef 3761890621461852299, ptr noundef nonnull byval(%union.s34) align 16 %16, i64 noundef -1296974448636440723, double noundef 0xC177D00617000000, ptr noundef nonnull byval(%struct.s37) align 8 %17, <2 x float> <float 0x419A115D60000000, float 0x41915AEB60000000>, i64 -510609683230636864, i32 noundef -1983776483) #5
  %495 = icmp eq i64 %494, 8889726653176177599
  br i1 %495, label %502, label %496

496:                                              ; preds = %477
  %497 = load i32, ptr @failures, align 4
  %498 = add nsw i32 %497, 1
  store i32 %498, ptr @failures, align 4
  %499 = icmp slt i32 %497, 20
  br i1 %499, label %500, label %502

500:                                              ; preds = %496
  %501 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.70, ptr noundef nonnull @.str.3)
  br label %502

502:                                              ; preds = %500, %496, %477
  %503 = load volatile ptr, ptr @pointer_f6, align 8
  %504 = call i64 (i64, ptr, ...) %503(i64 noundef 3761890621461852299, ptr noundef nonnull byval(%union.s34) align 16 %16, i64 noundef -1296974448636440723, double noundef 0xC177D00617000000, ptr noundef nonnull byval(%struct.s37) align 8 %17, <2 x float> <float 0x419A115D60000000, float 0x41915AEB60000000>, i64 -510609683230636864, i32 noundef -1983776483) #5
  %505 = icmp eq i64 %504, 8889726653176177599
  br i1 %505, label %512, label %506

506:                                              ; preds = %502
  %507 = load i32, ptr @failures, align 4
  %508 = add nsw i32 %507, 1
  store i32 %508, ptr @failures, align 4
  %509 = icmp slt i32 %507, 20
  br i1 %509, label %510, label %512

510:                                              ; preds = %506
  %511 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.70, ptr noundef nonnull @.str.3)
  br label %512

512:                                              ; preds = %510, %506, %502
  %513 = load float, ptr %16, align 16
  %514 = load float, ptr %478, align 4
  %515 = fcmp oeq float %513, 0xC17FF6F040000000
  %516 = fcmp oeq float %514, 0xC18C8EDEA0000000
  %517 = and i1 %515, %516
  br i1 %517, label %518, label %524

518:                                              ; preds = %512
  %519 = load double, ptr %479, align 8
  %520 = fcmp oeq double %519, 0xC19D391124400000
  %521 = load i32, ptr %480, align 16
  %522 = icmp eq i32 %521, -1235348336
  %523 = select i1 %520, i1 %522, i1 false
  br i1 %523, label %530, label %524

524:                                              ; preds = %518, %512
  %525 = load i32, ptr @failures, align 4
  %526 = add nsw i32 %525, 1
  store i32 %526, ptr @failures, align 4
  %527 = icmp slt i32 %525, 20
  br i1 %527, label %528, label %530

528:                                              ; preds = %524
  %529 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.70, ptr noundef nonnull @.str.8)
  br label %530

530:                                              ; preds = %528, %524, %518
  %531 = load double, ptr %17, align 8
  %532 = fcmp oeq double %531, 0xC185512C61000000
  %533 = load double, ptr %481, align 8
  %534 = fcmp oeq double %533, 0xC18BD28E9F000000
  %535 = select i1 %532, i1 %534, i1 false
  %536 = load double, ptr %482, align 8
  %537 = fcmp oeq double %536, 0x4187F3D0B0800000
  %538 = select i1 %535, i1 %537, i1 false
  br i1 %538, label %539, label %572

539:                                              ; preds = %530
  %540 = load double, ptr %483, align 8
  %541 = load double, ptr %484, align 8
  %542 = fcmp oeq double %540, 0x4172081DBC000000
  %543 = fcmp oeq double %541, 0x418888B043800000
  %544 = and i1 %542, %543
  br i1 %544, label %545, label %572

545:                                              ; preds = %539
  %546 = load double, ptr %485, align 8
  %547 = load double, ptr %486, align 8
  %548 = fcmp oeq double %546, 0x419E5A9ABAC00000
  %549 = fcmp oeq double %547, 0x417A106FEA000000
  %550 = and i1 %548, %549
  br i1 %550, label %551, label %572

551:                                              ; preds = %545
  %552 = load double, ptr %487, align 8
  %553 = load double, ptr %488, align 8
  %554 = fcmp oeq double %552, 0x417DB73755000000
  %555 = fcmp oeq double %553, 0x415348ECE8000000
  %556 = and i1 %554, %555
  %557 = load i32, ptr %489, align 8
  %558 = icmp eq i32 %557, -944640237
  %559 = select i1 %556, i1 %558, i1 false
  %560 = load i8, ptr %490, align 4
  %561 = icmp eq i8 %560, -72
  %562 = select i1 %559, i1 %561, i1 false
  %563 = load float, ptr %491, align 8
  %564 = fcmp oeq float %563, 0xC193B33AA0000000
  %565 = select i1 %562, i1 %564, i1 false
  %566 = load float, ptr %492, align 4
  %567 = fcmp oeq float %566, 0xC18C270880000000
  %568 = select i1 %565, i1 %567, i1 false
  %569 = load i16, ptr %493, align 8
  %570 = icmp eq i16 %569, -19884
  %571 = select i1 %568, i1 %570, i1 false
  br i1 %571, label %578, label %572

572:                                              ; preds = %551, %545, %539, %530
  %573 = load i32, ptr @failures, align 4
  %574 = add nsw i32 %573, 1
  store i32 %574, ptr @failures, align 4
  %575 = icmp slt i32 %573, 20
  br i1 %575, label %576, label %578

576:                                              ; preds = %572
  %577 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.70, ptr noundef nonnull @.str.56)
  br label %578

578:                                              ; preds = %551, %572, %576
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %17) #5
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %16) #5
  %579 = call ptr @f7(float noundef 0x419EFCE7E0000000, double noundef 0xC18571995F800000) #5
  %580 = icmp eq ptr %579, inttoptr (i64 -2458708911023656490 to ptr)
  br i1 %580, label %587, label %581

581:                                              ; preds = %578
  %582 = load i32, ptr @failures, align 4
  %583 = add nsw i32 %582, 1
  store i32 %583, ptr @failures, align 4
  %584 = icmp slt i32 %582, 20
  br i1 %584, label %585, label %587

585:                                              ; preds = %581
  %586 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.79, ptr noundef nonnull @.str.3)
  br label %587

587:                                              ; preds = %585, %581, %578
  %588 = load volatile ptr, ptr @pointer_f7, align 8
  %589 = call ptr %588(float noundef 0x419EFCE7E0000000, double noundef 0xC18571995F800000) #5
  %590 = icmp eq ptr %589, inttoptr (i64 -2458708911023656490 to ptr)
  br i1 %590, label %597, label %591

591:                                              ; preds = %587
  %592 = load i32, ptr @failures, align 4
  %593 = add nsw i32 %592, 1
  store i32 %593, ptr @failures, align 4
  %594 = icmp slt i32 %592, 20
  br i1 %594, label %595, label %597

595:                                              ; preds = %591
  %596 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.79, ptr noundef nonnull @.str.3)
  br label %597

597:                                              ; preds = %587, %591, %595
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %15) #5
  store double 0x41762B236F000000, ptr %15, align 8
  %598 = getelementptr inbounds i8, ptr %15, i64 8
  store double 0x41925FEF69400000, ptr %598, align 8
  %599 = getelementptr inbounds i8, ptr %15, i64 16
  store float 1.394280e+06, ptr %599, align 8
  %600 = getelementptr inbounds i8, ptr %15, i64 20
  store float 0x41864F3300000000, ptr %600, align 4
  %601 = getelementptr inbounds i8, ptr %15, i64 24
  store float 0x41762B2360000000, ptr %601, align 8
  %602 = getelementptr inbounds i8, ptr %15, i64 28
  store float 0x41925FEF60000000, ptr %602, align 4
  %603 = getelementptr inbounds i8, ptr %15, i64 32
  store i64 8585216209670399617, ptr %603, align 8
  %604 = getelementptr inbounds i8, ptr %15, i64 40
  store double 0x41864F32F1000000, ptr %604, align 8
  %605 = getelementptr inbounds i8, ptr %15, i64 48
  store i8 79, ptr %605, align 8
  %606 = call zeroext i8 @f8(ptr noundef nonnull byval(%union.s42) align 8 %15, i16 noundef signext -25728, i1 noundef zeroext true, <2 x float> <float 0xC17E847440000000, float 0x4125F99840000000>, i16 noundef signext 27743, i16 9774, i64 3780580324780894981, i64 noundef 8770605955986929479, i8 noundef zeroext -46, i64 noundef 3873275194873221792, i16 noundef signext 12082) #5
  %607 = icmp eq i8 %606, 48
  br i1 %607, label %614, label %608

608:                                              ; preds = %597
  %609 = load i32, ptr @failures, align 4
  %610 = add nsw i32 %609, 1
  store i32 %610, ptr @failures, align 4
  %611 = icmp slt i32 %609, 20
  br i1 %611, label %612, label %614

612:                                              ; preds = %608
  %613 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.83, ptr noundef nonnull @.str.3)
  br label %614

614:                                              ; preds = %612, %608, %597
  %615 = load volatile ptr, ptr @pointer_f8, align 8
  %616 = call zeroext i8 %615(ptr noundef nonnull byval(%union.s42) align 8 %15, i16 noundef signext -25728, i1 noundef zeroext true, <2 x float> <float 0xC17E847440000000, float 0x4125F99840000000>, i16 noundef signext 27743, i16 9774, i64 3780580324780894981, i64 noundef 8770605955986929479, i8 noundef zeroext -46, i64 noundef 3873275194873221792, i16 noundef signext 12082) #5
  %617 = icmp eq i8 %616, 48
  br i1 %617, label %624, label %618

618:                                              ; preds = %614
  %619 = load i32, ptr @failures, align 4
  %620 = add nsw i32 %619, 1
  store i32 %620, ptr @failures, align 4
  %621 = icmp slt i32 %619, 20
  br i1 %621, label %622, label %624

622:                                              ; preds = %618
  %623 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.83, ptr noundef nonnull @.str.3)
  br label %624

624:                                              ; preds = %622, %618, %614
  %625 = load double, ptr %15, align 8
  %626 = load double, ptr %598, align 8
  %627 = fcmp oeq double %625, 0x41762B236F000000
  %628 = fcmp oeq double %626, 0x41925FEF69400000
  %629 = and i1 %627, %628
  %630 = load float, ptr %599, align 8
  %631 = fcmp oeq float %630, 1.394280e+06
  %632 = select i1 %629, i1 %631, i1 false
  %633 = load float, ptr %600, align 4
  %634 = fcmp oeq float %633, 0x41864F3300000000
  %635 = select i1 %632, i1 %634, i1 false
  br i1 %635, label %636, label %651

636:                                              ; preds = %624
  %637 = load float, ptr %601, align 8
  %638 = load float, ptr %602, align 4
  %639 = fcmp oeq float %637, 0x41762B2360000000
  %640 = fcmp oeq float %638, 0x41925FEF60000000
  %641 = and i1 %639, %640
  %642 = load i64, ptr %603, align 8
  %643 = icmp eq i64 %642, 8585216209670399617
  %644 = select i1 %641, i1 %643, i1 false
  %645 = load double, ptr %604, align 8
  %646 = fcmp oeq double %645, 0x41864F32F1000000
  %647 = select i1 %644, i1 %646, i1 false
  %648 = load i8, ptr %605, align 8
  %649 = icmp eq i8 %648, 79
  %650 = select i1 %647, i1 %649, i1 false
  br i1 %650, label %657, label %651

651:                                              ; preds = %636, %624
  %652 = load i32, ptr @failures, align 4
  %653 = add nsw i32 %652, 1
  store i32 %653, ptr @failures, align 4
  %654 = icmp slt i32 %652, 20
  br i1 %654, label %655, label %657

655:                                              ; preds = %651
  %656 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.83, ptr noundef nonnull @.str.6)
  br label %657

657:                                              ; preds = %636, %651, %655
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %15) #5
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %13) #5
  store i64 3229576839238727764, ptr %13, align 8
  %658 = getelementptr inbounds i8, ptr %13, i64 8
  store i16 -25941, ptr %658, align 8
  %659 = getelementptr inbounds i8, ptr %13, i64 10
  store i16 3582, ptr %659, align 2
  %660 = getelementptr inbounds i8, ptr %13, i64 12
  store float 0x418A004060000000, ptr %660, align 4
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %14) #5
  store i32 -1301837596, ptr %14, align 16
  %661 = getelementptr inbounds i8, ptr %14, i64 4
  store i32 -1660226237, ptr %661, align 4
  %662 = getelementptr inbounds i8, ptr %14, i64 8
  store i8 0, ptr %662, align 8
  %663 = getelementptr inbounds i8, ptr %14, i64 16
  store float 0xC198BD42A0000000, ptr %663, align 16
  %664 = getelementptr inbounds i8, ptr %14, i64 20
  store float 0xC18E8F8360000000, ptr %664, align 4
  %665 = getelementptr inbounds i8, ptr %14, i64 24
  store i64 -1725042506108920387, ptr %665, align 8
  %666 = call double @f9(float noundef 0x4198385260000000, i1 noundef zeroext false, double 0xC17C7CD56D000000, <2 x float> <float 0xC184CF8120000000, float 0xC14B384B80000000>, i64 noundef 4314867229744469227, i64 noundef -1703160184470287895, i32 noundef -1700267159, i32 31840536, i1 noundef zeroext true, ptr noundef nonnull byval(%struct.s47) align 8 %13, i16 noundef zeroext 17506, i32 noundef 1169691892, i16 noundef signext -7350, i8 noundef zeroext -56, ptr noundef nonnull byval(%struct.s51) align 16 %14, i64 noundef -7743069915999513884) #5
  %667 = fcmp oeq double %666, 0xC194227CE3800000
  br i1 %667, label %674, label %668

668:                                              ; preds = %657
  %669 = load i32, ptr @failures, align 4
  %670 = add nsw i32 %669, 1
  store i32 %670, ptr @failures, align 4
  %671 = icmp slt i32 %669, 20
  br i1 %671, label %672, label %674

672:                                              ; preds = %668
  %673 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.95, ptr noundef nonnull @.str.3)
  br label %674

674:                                              ; preds = %672, %668, %657
  %675 = load volatile ptr, ptr @pointer_f9, align 8
  %676 = call double %675(float noundef 0x4198385260000000, i1 noundef zeroext false, double 0xC17C7CD56D000000, <2 x float> <float 0xC184CF8120000000, float 0xC14B384B80000000>, i64 noundef 4314867229744469227, i64 noundef -1703160184470287895, i32 noundef -1700267159, i32 31840536, i1 noundef zeroext true, ptr noundef nonnull byval(%struct.s47) align 8 %13, i16 noundef zeroext 17506, i32 noundef 1169691892, i16 noundef signext -7350, i8 noundef zeroext -56, ptr noundef nonnull byval(%struct.s51) align 16 %14, i64 noundef -7743069915999513884) #5
  %677 = fcmp oeq double %676, 0xC194227CE3800000
  br i1 %677, label %684, label %678

678:                                              ; preds = %674
  %679 = load i32, ptr @failures, align 4
  %680 = add nsw i32 %679, 1
  store i32 %680, ptr @failures, align 4
  %681 = icmp slt i32 %679, 20
  br i1 %681, label %682, label %684

682:                                              ; preds = %678
  %683 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.95, ptr noundef nonnull @.str.3)
  br label %684

684:                                              ; preds = %682, %678, %674
  %685 = load i64, ptr %13, align 8
  %686 = icmp eq i64 %685, 3229576839238727764
  %687 = load i16, ptr %658, align 8
  %688 = icmp eq i16 %687, -25941
  %689 = select i1 %686, i1 %688, i1 false
  br i1 %689, label %690, label %696

690:                                              ; preds = %684
  %691 = load i16, ptr %659, align 2
  %692 = icmp eq i16 %691, 3582
  %693 = load float, ptr %660, align 4
  %694 = fcmp oeq float %693, 0x418A004060000000
  %695 = select i1 %692, i1 %694, i1 false
  br i1 %695, label %702, label %696

696:                                              ; preds = %690, %684
  %697 = load i32, ptr @failures, align 4
  %698 = add nsw i32 %697, 1
  store i32 %698, ptr @failures, align 4
  %699 = icmp slt i32 %697, 20
  br i1 %699, label %700, label %702

700:                                              ; preds = %696
  %701 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.95, ptr noundef nonnull @.str.20)
  br label %702

702:                                              ; preds = %700, %696, %690
  %703 = load i32, ptr %14, align 16
  %704 = icmp eq i32 %703, -1301837596
  %705 = load i32, ptr %661, align 4
  %706 = icmp eq i32 %705, -1660226237
  %707 = select i1 %704, i1 %706, i1 false
  %708 = load i8, ptr %662, align 8
  %709 = icmp eq i8 %708, 0
  %710 = select i1 %707, i1 %709, i1 false
  br i1 %710, label %711, label %720

711:                                              ; preds = %702
  %712 = load float, ptr %663, align 16
  %713 = load float, ptr %664, align 4
  %714 = fcmp oeq float %712, 0xC198BD42A0000000
  %715 = fcmp oeq float %713, 0xC18E8F8360000000
  %716 = and i1 %714, %715
  %717 = load i64, ptr %665, align 8
  %718 = icmp eq i64 %717, -1725042506108920387
  %719 = select i1 %716, i1 %718, i1 false
  br i1 %719, label %726, label %720

720:                                              ; preds = %711, %702
  %721 = load i32, ptr @failures, align 4
  %722 = add nsw i32 %721, 1
  store i32 %722, ptr @failures, align 4
  %723 = icmp slt i32 %721, 20
  br i1 %723, label %724, label %726

724:                                              ; preds = %720
  %725 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.95, ptr noundef nonnull @.str.112)
  br label %726

726:                                              ; preds = %711, %720, %724
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %14) #5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %13) #5
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %11) #5
  call void @f10(ptr dead_on_unwind nonnull writable sret(%struct.s54) align 8 %11, i8 noundef signext -78) #5
  %727 = load i16, ptr %11, align 8
  %728 = icmp eq i16 %727, -11342
  %729 = getelementptr inbounds i8, ptr %11, i64 4
  %730 = load float, ptr %729, align 4
  %731 = fcmp oeq float %730, 0xC19B8E1420000000
  %732 = select i1 %728, i1 %731, i1 false
  %733 = getelementptr inbounds i8, ptr %11, i64 8
  %734 = load double, ptr %733, align 8
  %735 = fcmp oeq double %734, 0xC19B8E1429800000
  %736 = select i1 %732, i1 %735, i1 false
  %737 = getelementptr inbounds i8, ptr %11, i64 16
  %738 = load i64, ptr %737, align 8
  %739 = icmp eq i64 %738, 2991598454602035719
  %740 = select i1 %736, i1 %739, i1 false
  %741 = getelementptr inbounds i8, ptr %11, i64 24
  %742 = load i8, ptr %741, align 8
  %743 = icmp eq i8 %742, 90
  %744 = select i1 %740, i1 %743, i1 false
  br i1 %744, label %751, label %745

745:                                              ; preds = %726
  %746 = load i32, ptr @failures, align 4
  %747 = add nsw i32 %746, 1
  store i32 %747, ptr @failures, align 4
  %748 = icmp slt i32 %746, 20
  br i1 %748, label %749, label %751

749:                                              ; preds = %745
  %750 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.115, ptr noundef nonnull @.str.3)
  br label %751

751:                                              ; preds = %749, %745, %726
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %11) #5
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %12) #5
  %752 = load volatile ptr, ptr @pointer_f10, align 8
  call void %752(ptr dead_on_unwind nonnull writable sret(%struct.s54) align 8 %12, i8 noundef signext -78) #5
  %753 = load i16, ptr %12, align 8
  %754 = icmp eq i16 %753, -11342
  %755 = getelementptr inbounds i8, ptr %12, i64 4
  %756 = load float, ptr %755, align 4
  %757 = fcmp oeq float %756, 0xC19B8E1420000000
  %758 = select i1 %754, i1 %757, i1 false
  %759 = getelementptr inbounds i8, ptr %12, i64 8
  %760 = load double, ptr %759, align 8
  %761 = fcmp oeq double %760, 0xC19B8E1429800000
  %762 = select i1 %758, i1 %761, i1 false
  %763 = getelementptr inbounds i8, ptr %12, i64 16
  %764 = load i64, ptr %763, align 8
  %765 = icmp eq i64 %764, 2991598454602035719
  %766 = select i1 %762, i1 %765, i1 false
  %767 = getelementptr inbounds i8, ptr %12, i64 24
  %768 = load i8, ptr %767, align 8
  %769 = icmp eq i8 %768, 90
  %770 = select i1 %766, i1 %769, i1 false
  br i1 %770, label %777, label %771

771:                                              ; preds = %751
  %772 = load i32, ptr @failures, align 4
  %773 = add nsw i32 %772, 1
  store i32 %773, ptr @failures, align 4
  %774 = icmp slt i32 %772, 20
  br i1 %774, label %775, label %777

775:                                              ; preds = %771
  %776 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.115, ptr noundef nonnull @.str.3)
  br label %777

777:                                              ; preds = %751, %771, %775
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %12) #5
  %778 = call i64 @f11() #5
  %779 = icmp eq i64 %778, 49218161861746350
  br i1 %779, label %786, label %780

780:                                              ; preds = %777
  %781 = load i32, ptr @failures, align 4
  %782 = add nsw i32 %781, 1
  store i32 %782, ptr @failures, align 4
  %783 = icmp slt i32 %781, 20
  br i1 %783, label %784, label %786

784:                                              ; preds = %780
  %785 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.118, ptr noundef nonnull @.str.3)
  br label %786

786:                                              ; preds = %784, %780, %777
  %787 = load volatile ptr, ptr @pointer_f11, align 8
  %788 = call i64 %787() #5
  %789 = icmp eq i64 %788, 49218161861746350
  br i1 %789, label %796, label %790

790:                                              ; preds = %786
  %791 = load i32, ptr @failures, align 4
  %792 = add nsw i32 %791, 1
  store i32 %792, ptr @failures, align 4
  %793 = icmp slt i32 %791, 20
  br i1 %793, label %794, label %796

794:                                              ; preds = %790
  %795 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.118, ptr noundef nonnull @.str.3)
  br label %796

796:                                              ; preds = %786, %790, %794
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %9) #5
  call void @f12(ptr dead_on_unwind nonnull writable sret(%struct.s58) align 8 %9, i8 noundef zeroext 22, i32 5231589) #5
  %797 = load float, ptr %9, align 8
  %798 = getelementptr inbounds i8, ptr %9, i64 4
  %799 = load float, ptr %798, align 4
  %800 = fcmp oeq float %797, 0x41941F84C0000000
  %801 = fcmp oeq float %799, 0x4189926A80000000
  %802 = and i1 %800, %801
  %803 = getelementptr inbounds i8, ptr %9, i64 8
  %804 = load float, ptr %803, align 8
  %805 = fcmp oeq float %804, 0x4199EEEBA0000000
  %806 = select i1 %802, i1 %805, i1 false
  %807 = getelementptr inbounds i8, ptr %9, i64 12
  %808 = load float, ptr %807, align 4
  %809 = fcmp oeq float %808, 0xC1995DA080000000
  %810 = select i1 %806, i1 %809, i1 false
  %811 = getelementptr inbounds i8, ptr %9, i64 16
  %812 = load float, ptr %811, align 8
  %813 = fcmp oeq float %812, 0xC1939455E0000000
  %814 = select i1 %810, i1 %813, i1 false
  %815 = getelementptr inbounds i8, ptr %9, i64 24
  %816 = load i64, ptr %815, align 8
  %817 = icmp eq i64 %816, -6912474530560532445
  %818 = select i1 %814, i1 %817, i1 false
  %819 = getelementptr inbounds i8, ptr %9, i64 32
  %820 = load i32, ptr %819, align 8
  %821 = icmp eq i32 %820, 610295046
  %822 = select i1 %818, i1 %821, i1 false
  br i1 %822, label %823, label %867

823:                                              ; preds = %796
  %824 = getelementptr inbounds i8, ptr %9, i64 36
  %825 = load float, ptr %824, align 4
  %826 = getelementptr inbounds i8, ptr %9, i64 40
  %827 = load float, ptr %826, align 8
  %828 = fcmp oeq float %825, 0x419E519980000000
  %829 = fcmp oeq float %827, 0x41960ADB80000000
  %830 = and i1 %828, %829
  %831 = getelementptr inbounds i8, ptr %9, i64 44
  %832 = load float, ptr %831, align 4
  %833 = fcmp oeq float %832, 0x4171EDA940000000
  %834 = select i1 %830, i1 %833, i1 false
  %835 = getelementptr inbounds i8, ptr %9, i64 48
  %836 = load double, ptr %835, align 8
  %837 = fcmp oeq double %836, 0x418E466E4A000000
  %838 = select i1 %834, i1 %837, i1 false
  %839 = getelementptr inbounds i8, ptr %9, i64 56
  %840 = load i64, ptr %839, align 8
  %841 = icmp eq i64 %840, 7814924056332885254
  %842 = select i1 %838, i1 %841, i1 false
  %843 = getelementptr inbounds i8, ptr %9, i64 64
  %844 = load i32, ptr %843, align 8
  %845 = icmp eq i32 %844, 2034656766
  %846 = select i1 %842, i1 %845, i1 false
  br i1 %846, label %847, label %867

847:                                              ; preds = %823
  %848 = getelementptr inbounds i8, ptr %9, i64 68
  %849 = load float, ptr %848, align 4
  %850 = getelementptr inbounds i8, ptr %9, i64 72
  %851 = load float, ptr %850, align 8
  %852 = fcmp oeq float %849, 0x4171EDA940000000
  %853 = fcmp oeq float %851, 0x419DB58F00000000
  %854 = and i1 %852, %853
  %855 = getelementptr inbounds i8, ptr %9, i64 76
  %856 = load float, ptr %855, align 4
  %857 = fcmp oeq float %856, 0x418E466E40000000
  %858 = select i1 %854, i1 %857, i1 false
  br i1 %858, label %859, label %867

859:                                              ; preds = %847
  %860 = getelementptr inbounds i8, ptr %9, i64 80
  %861 = load double, ptr %860, align 8
  %862 = fcmp oeq double %861, 0xC18C4C0807800000
  %863 = getelementptr inbounds i8, ptr %9, i64 88
  %864 = load i8, ptr %863, align 8
  %865 = icmp eq i8 %864, 6
  %866 = select i1 %862, i1 %865, i1 false
  br i1 %866, label %873, label %867

867:                                              ; preds = %859, %847, %823, %796
  %868 = load i32, ptr @failures, align 4
  %869 = add nsw i32 %868, 1
  store i32 %869, ptr @failures, align 4
  %870 = icmp slt i32 %868, 20
  br i1 %870, label %871, label %873

871:                                              ; preds = %867
  %872 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.120, ptr noundef nonnull @.str.3)
  br label %873

873:                                              ; preds = %871, %867, %859
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %9) #5
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %10) #5
  %874 = load volatile ptr, ptr @pointer_f12, align 8
  call void %874(ptr dead_on_unwind nonnull writable sret(%struct.s58) align 8 %10, i8 noundef zeroext 22, i32 5231589) #5
  %875 = load float, ptr %10, align 8
  %876 = getelementptr inbounds i8, ptr %10, i64 4
  %877 = load float, ptr %876, align 4
  %878 = fcmp oeq float %875, 0x41941F84C0000000
  %879 = fcmp oeq float %877, 0x4189926A80000000
  %880 = and i1 %878, %879
  %881 = getelementptr inbounds i8, ptr %10, i64 8
  %882 = load float, ptr %881, align 8
  %883 = fcmp oeq float %882, 0x4199EEEBA0000000
  %884 = select i1 %880, i1 %883, i1 false
  %885 = getelementptr inbounds i8, ptr %10, i64 12
  %886 = load float, ptr %885, align 4
  %887 = fcmp oeq float %886, 0xC1995DA080000000
  %888 = select i1 %884, i1 %887, i1 false
  %889 = getelementptr inbounds i8, ptr %10, i64 16
  %890 = load float, ptr %889, align 8
  %891 = fcmp oeq float %890, 0xC1939455E0000000
  %892 = select i1 %888, i1 %891, i1 false
  %893 = getelementptr inbounds i8, ptr %10, i64 24
  %894 = load i64, ptr %893, align 8
  %895 = icmp eq i64 %894, -6912474530560532445
  %896 = select i1 %892, i1 %895, i1 false
  %897 = getelementptr inbounds i8, ptr %10, i64 32
  %898 = load i32, ptr %897, align 8
  %899 = icmp eq i32 %898, 610295046
  %900 = select i1 %896, i1 %899, i1 false
  br i1 %900, label %901, label %945

901:                                              ; preds = %873
  %902 = getelementptr inbounds i8, ptr %10, i64 36
  %903 = load float, ptr %902, align 4
  %904 = getelementptr inbounds i8, ptr %10, i64 40
  %905 = load float, ptr %904, align 8
  %906 = fcmp oeq float %903, 0x419E519980000000
  %907 = fcmp oeq float %905, 0x41960ADB80000000
  %908 = and i1 %906, %907
  %909 = getelementptr inbounds i8, ptr %10, i64 44
  %910 = load float, ptr %909, align 4
  %911 = fcmp oeq float %910, 0x4171EDA940000000
  %912 = select i1 %908, i1 %911, i1 false
  %913 = getelementptr inbounds i8, ptr %10, i64 48
  %914 = load double, ptr %913, align 8
  %915 = fcmp oeq double %914, 0x418E466E4A000000
  %916 = select i1 %912, i1 %915, i1 false
  %917 = getelementptr inbounds i8, ptr %10, i64 56
  %918 = load i64, ptr %917, align 8
  %919 = icmp eq i64 %918, 7814924056332885254
  %920 = select i1 %916, i1 %919, i1 false
  %921 = getelementptr inbounds i8, ptr %10, i64 64
  %922 = load i32, ptr %921, align 8
  %923 = icmp eq i32 %922, 2034656766
  %924 = select i1 %920, i1 %923, i1 false
  br i1 %924, label %925, label %945

925:                                              ; preds = %901
  %926 = getelementptr inbounds i8, ptr %10, i64 68
  %927 = load float, ptr %926, align 4
  %928 = getelementptr inbounds i8, ptr %10, i64 72
  %929 = load float, ptr %928, align 8
  %930 = fcmp oeq float %927, 0x4171EDA940000000
  %931 = fcmp oeq float %929, 0x419DB58F00000000
  %932 = and i1 %930, %931
  %933 = getelementptr inbounds i8, ptr %10, i64 76
  %934 = load float, ptr %933, align 4
  %935 = fcmp oeq float %934, 0x418E466E40000000
  %936 = select i1 %932, i1 %935, i1 false
  br i1 %936, label %937, label %945

937:                                              ; preds = %925
  %938 = getelementptr inbounds i8, ptr %10, i64 80
  %939 = load double, ptr %938, align 8
  %940 = fcmp oeq double %939, 0xC18C4C0807800000
  %941 = getelementptr inbounds i8, ptr %10, i64 88
  %942 = load i8, ptr %941, align 8
  %943 = icmp eq i8 %942, 6
  %944 = select i1 %940, i1 %943, i1 false
  br i1 %944, label %951, label %945

945:                                              ; preds = %937, %925, %901, %873
  %946 = load i32, ptr @failures, align 4
  %947 = add nsw i32 %946, 1
  store i32 %947, ptr @failures, align 4
  %948 = icmp slt i32 %946, 20
  br i1 %948, label %949, label %951

949:                                              ; preds = %945
  %950 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.120, ptr noundef nonnull @.str.3)
  br label %951

951:                                              ; preds = %937, %945, %949
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %10) #5
  call void @llvm.lifetime.start.p0(i64 19, ptr nonnull %7) #5
  store i64 5737503935452038127, ptr %7, align 8
  %952 = getelementptr inbounds i8, ptr %7, i64 8
  store i16 -16816, ptr %952, align 8
  %953 = getelementptr inbounds i8, ptr %7, i64 10
  store double 0x419B10F22D400000, ptr %953, align 2
  %954 = getelementptr inbounds i8, ptr %7, i64 18
  store i8 0, ptr %954, align 2
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8) #5
  store i64 3288838542773304906, ptr %8, align 8
  %955 = getelementptr inbounds i8, ptr %8, i64 8
  store i64 -430506958306972194, ptr %955, align 8
  %956 = getelementptr inbounds i8, ptr %8, i64 16
  store i16 -26623, ptr %956, align 8
  %957 = call double @f13(i16 10572, double noundef 0x417D3FA5CA000000, double noundef 0xC197CFC32D000000, double noundef 0x41906A3DB1C00000, ptr noundef nonnull inttoptr (i64 804766879152344626 to ptr), i32 noundef -603890016, x86_fp80 noundef 0xKC018F474733800000000, i8 noundef signext -67, ptr noundef nonnull byval(%struct.s60) align 8 %7, ptr noundef nonnull byval(%struct.s61) align 8 %8, x86_fp80 noundef 0xK4019D0CA425A00000000, <2 x float> noundef <float 0x41724E6FC0000000, float 0xC1653D2A20000000>, i64 -4057157568502758916, i16 noundef zeroext -19758, i32 noundef -1817680036) #5
  %958 = fcmp oeq double %957, 0x41946D504A800000
  br i1 %958, label %965, label %959

959:                                              ; preds = %951
  %960 = load i32, ptr @failures, align 4
  %961 = add nsw i32 %960, 1
  store i32 %961, ptr @failures, align 4
  %962 = icmp slt i32 %960, 20
  br i1 %962, label %963, label %965

963:                                              ; preds = %959
  %964 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.124, ptr noundef nonnull @.str.3)
  br label %965

965:                                              ; preds = %963, %959, %951
  %966 = load volatile ptr, ptr @pointer_f13, align 8
  %967 = call double %966(i16 10572, double noundef 0x417D3FA5CA000000, double noundef 0xC197CFC32D000000, double noundef 0x41906A3DB1C00000, ptr noundef nonnull inttoptr (i64 804766879152344626 to ptr), i32 noundef -603890016, x86_fp80 noundef 0xKC018F474733800000000, i8 noundef signext -67, ptr noundef nonnull byval(%struct.s60) align 8 %7, ptr noundef nonnull byval(%struct.s61) align 8 %8, x86_fp80 noundef 0xK4019D0CA425A00000000, <2 x float> noundef <float 0x41724E6FC0000000, float 0xC1653D2A20000000>, i64 -4057157568502758916, i16 noundef zeroext -19758, i32 noundef -1817680036) #5
  %968 = fcmp oeq double %967, 0x41946D504A800000
  br i1 %968, label %975, label %969

969:                                              ; preds = %965
  %970 = load i32, ptr @failures, align 4
  %971 = add nsw i32 %970, 1
  store i32 %971, ptr @failures, align 4
  %972 = icmp slt i32 %970, 20
  br i1 %972, label %973, label %975

973:                                              ; preds = %969
  %974 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.124, ptr noundef nonnull @.str.3)
  br label %975

975:                                              ; preds = %973, %969, %965
  %976 = load i64, ptr %7, align 8
  %977 = icmp eq i64 %976, 5737503935452038127
  %978 = load i16, ptr %952, align 8
  %979 = icmp eq i16 %978, -16816
  %980 = select i1 %977, i1 %979, i1 false
  %981 = load double, ptr %953, align 2
  %982 = fcmp oeq double %981, 0x419B10F22D400000
  %983 = select i1 %980, i1 %982, i1 false
  %984 = load i8, ptr %954, align 2
  %985 = icmp eq i8 %984, 0
  %986 = select i1 %983, i1 %985, i1 false
  br i1 %986, label %993, label %987

987:                                              ; preds = %975
  %988 = load i32, ptr @failures, align 4
  %989 = add nsw i32 %988, 1
  store i32 %989, ptr @failures, align 4
  %990 = icmp slt i32 %988, 20
  br i1 %990, label %991, label %993

991:                                              ; preds = %987
  %992 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.124, ptr noundef nonnull @.str.20)
  br label %993

993:                                              ; preds = %991, %987, %975
  %994 = load i64, ptr %8, align 8
  %995 = icmp eq i64 %994, 3288838542773304906
  br i1 %995, label %996, label %1002

996:                                              ; preds = %993
  %997 = load i64, ptr %955, align 8
  %998 = icmp eq i64 %997, -430506958306972194
  %999 = load i16, ptr %956, align 8
  %1000 = icmp eq i16 %999, -26623
  %1001 = select i1 %998, i1 %1000, i1 false
  br i1 %1001, label %1008, label %1002

1002:                                             ; preds = %996, %993
  %1003 = load i32, ptr @failures, align 4
  %1004 = add nsw i32 %1003, 1
  store i32 %1004, ptr @failures, align 4
  %1005 = icmp slt i32 %1003, 20
  br i1 %1005, label %1006, label %1008

1006:                                             ; preds = %1002
  %1007 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.124, ptr noundef nonnull @.str.32)
  br label %1008

1008:                                             ; preds = %996, %1002, %1006
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %8) #5
  call void @llvm.lifetime.end.p0(i64 19, ptr nonnull %7) #5
  %1009 = call zeroext i16 @f14(i64 noundef -3650971834246888802, i64 noundef 8777744797229596537, float 0x418B720CA0000000) #5
  %1010 = icmp eq i16 %1009, 4507
  br i1 %1010, label %1017, label %1011

1011:                                             ; preds = %1008
  %1012 = load i32, ptr @failures, align 4
  %1013 = add nsw i32 %1012, 1
  store i32 %1013, ptr @failures, align 4
  %1014 = icmp slt i32 %1012, 20
  br i1 %1014, label %1015, label %1017

1015:                                             ; preds = %1011
  %1016 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.140, ptr noundef nonnull @.str.3)
  br label %1017

1017:                                             ; preds = %1015, %1011, %1008
  %1018 = load volatile ptr, ptr @pointer_f14, align 8
  %1019 = call zeroext i16 %1018(i64 noundef -3650971834246888802, i64 noundef 8777744797229596537, float 0x418B720CA0000000) #5
  %1020 = icmp eq i16 %1019, 4507
  br i1 %1020, label %1027, label %1021

1021:                                             ; preds = %1017
  %1022 = load i32, ptr @failures, align 4
  %1023 = add nsw i32 %1022, 1
  store i32 %1023, ptr @failures, align 4
  %1024 = icmp slt i32 %1022, 20
  br i1 %1024, label %1025, label %1027

1025:                                             ; preds = %1021
  %1026 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.140, ptr noundef nonnull @.str.3)
  br label %1027

1027:                                             ; preds = %1017, %1021, %1025
  %1028 = call { <2 x float>, i8 } @f15(i64 noundef -9042017496429491797) #5
  %1029 = extractvalue { <2 x float>, i8 } %1028, 0
  %1030 = extractvalue { <2 x float>, i8 } %1028, 1
  %1031 = extractelement <2 x float> %1029, i64 0
  %1032 = fcmp oeq float %1031, 0xC1871F8BA0000000
  %1033 = extractelement <2 x float> %1029, i64 1
  %1034 = fcmp oeq float %1033, 0xC18D4F0AE0000000
  %1035 = select i1 %1032, i1 %1034, i1 false
  %1036 = icmp eq i8 %1030, 117
  %1037 = select i1 %1035, i1 %1036, i1 false
  br i1 %1037, label %1044, label %1038

1038:                                             ; preds = %1027
  %1039 = load i32, ptr @failures, align 4
  %1040 = add nsw i32 %1039, 1
  store i32 %1040, ptr @failures, align 4
  %1041 = icmp slt i32 %1039, 20
  br i1 %1041, label %1042, label %1044

1042:                                             ; preds = %1038
  %1043 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.144, ptr noundef nonnull @.str.3)
  br label %1044

1044:                                             ; preds = %1042, %1038, %1027
  %1045 = load volatile ptr, ptr @pointer_f15, align 8
  %1046 = call { <2 x float>, i8 } %1045(i64 noundef -9042017496429491797) #5
  %1047 = extractvalue { <2 x float>, i8 } %1046, 0
  %1048 = extractvalue { <2 x float>, i8 } %1046, 1
  %1049 = extractelement <2 x float> %1047, i64 0
  %1050 = fcmp oeq float %1049, 0xC1871F8BA0000000
  %1051 = extractelement <2 x float> %1047, i64 1
  %1052 = fcmp oeq float %1051, 0xC18D4F0AE0000000
  %1053 = select i1 %1050, i1 %1052, i1 false
  %1054 = icmp eq i8 %1048, 117
  %1055 = select i1 %1053, i1 %1054, i1 false
  br i1 %1055, label %1062, label %1056

1056:                                             ; preds = %1044
  %1057 = load i32, ptr @failures, align 4
  %1058 = add nsw i32 %1057, 1
  store i32 %1058, ptr @failures, align 4
  %1059 = icmp slt i32 %1057, 20
  br i1 %1059, label %1060, label %1062

1060:                                             ; preds = %1056
  %1061 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.144, ptr noundef nonnull @.str.3)
  br label %1062

1062:                                             ; preds = %1044, %1056, %1060
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %3) #5
  store i64 6312362838256931078, ptr %3, align 8
  %1063 = getelementptr inbounds i8, ptr %3, i64 8
  store i16 -13091, ptr %1063, align 8
  %1064 = getelementptr inbounds i8, ptr %3, i64 10
  store i8 -80, ptr %1064, align 2
  %1065 = getelementptr inbounds i8, ptr %3, i64 11
  store i8 115, ptr %1065, align 1
  %1066 = getelementptr inbounds i8, ptr %3, i64 12
  store i8 -34, ptr %1066, align 4
  %1067 = getelementptr inbounds i8, ptr %3, i64 13
  store i8 38, ptr %1067, align 1
  %1068 = getelementptr inbounds i8, ptr %3, i64 16
  store double 0x4145466818000000, ptr %1068, align 8
  %1069 = getelementptr inbounds i8, ptr %3, i64 24
  store i64 -8715002612233221179, ptr %1069, align 8
  %1070 = getelementptr inbounds i8, ptr %3, i64 32
  store i16 21611, ptr %1070, align 8
  %1071 = getelementptr inbounds i8, ptr %3, i64 34
  store i16 29342, ptr %1071, align 2
  %1072 = getelementptr inbounds i8, ptr %3, i64 40
  store i64 -1426295044893036107, ptr %1072, align 8
  %1073 = getelementptr inbounds i8, ptr %3, i64 48
  store i16 -13091, ptr %1073, align 8
  %1074 = getelementptr inbounds i8, ptr %3, i64 50
  store i16 -8272, ptr %1074, align 2
  %1075 = getelementptr inbounds i8, ptr %3, i64 52
  store float 0x41905712A0000000, ptr %1075, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #5
  store double 0x418A550BB2000000, ptr %4, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #5
  %1076 = getelementptr inbounds i8, ptr %5, i64 8
  store double 0x415E3B62F8000000, ptr %5, align 8
  store double 0x4187BA8E28800000, ptr %1076, align 8
  %1077 = call i64 (ptr, <2 x float>, i64, double, float, float, double, double, i64, double, ptr, i1, ...) @f16(ptr noundef nonnull byval(%struct.s67) align 8 %3, <2 x float> noundef <float 0x41973B0120000000, float 0x419D8777E0000000>, i64 1415032064765325870, double 0x419AC4B45EC00000, float noundef 0xC18AA2CD40000000, float noundef 0x419702E680000000, double noundef 0xC19665CC56000000, double noundef 0xC19F93DA89C00000, i64 noundef -4660283925913372362, double noundef 0xC198B9B5EF000000, ptr noundef nonnull byval({ double, double }) align 8 %5, i1 noundef zeroext true, double noundef 0x4191F30D2FC00000, i64 noundef 2524177877019466811, i32 noundef 859729831, i128 noundef -43776944150803427336738935810964840078, ptr noundef nonnull byval(%struct.s69) align 8 %4, i32 noundef -1267186158, i32 noundef 446247332) #5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #5
  %1078 = icmp eq i64 %1077, -535218512743268852
  br i1 %1078, label %1085, label %1079

1079:                                             ; preds = %1062
  %1080 = load i32, ptr @failures, align 4
  %1081 = add nsw i32 %1080, 1
  store i32 %1081, ptr @failures, align 4
  %1082 = icmp slt i32 %1080, 20
  br i1 %1082, label %1083, label %1085

1083:                                             ; preds = %1079
  %1084 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.147, ptr noundef nonnull @.str.3)
  br label %1085

1085:                                             ; preds = %1083, %1079, %1062
  %1086 = load volatile ptr, ptr @pointer_f16, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #5
  %1087 = getelementptr inbounds i8, ptr %6, i64 8
  store double 0x415E3B62F8000000, ptr %6, align 8
  store double 0x4187BA8E28800000, ptr %1087, align 8
  %1088 = call i64 (ptr, <2 x float>, i64, double, float, float, double, double, i64, double, ptr, i1, ...) %1086(ptr noundef nonnull byval(%struct.s67) align 8 %3, <2 x float> noundef <float 0x41973B0120000000, float 0x419D8777E0000000>, i64 1415032064765325870, double 0x419AC4B45EC00000, float noundef 0xC18AA2CD40000000, float noundef 0x419702E680000000, double noundef 0xC19665CC56000000, double noundef 0xC19F93DA89C00000, i64 noundef -4660283925913372362, double noundef 0xC198B9B5EF000000, ptr noundef nonnull byval({ double, double }) align 8 %6, i1 noundef zeroext true, double noundef 0x4191F30D2FC00000, i64 noundef 2524177877019466811, i32 noundef 859729831, i128 noundef -43776944150803427336738935810964840078, ptr noundef nonnull byval(%struct.s69) align 8 %4, i32 noundef -1267186158, i32 noundef 446247332) #5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #5
  %1089 = icmp eq i64 %1088, -535218512743268852
  br i1 %1089, label %1096, label %1090

1090:                                             ; preds = %1085
  %1091 = load i32, ptr @failures, align 4
  %1092 = add nsw i32 %1091, 1
  store i32 %1092, ptr @failures, align 4
  %1093 = icmp slt i32 %1091, 20
  br i1 %1093, label %1094, label %1096

1094:                                             ; preds = %1090
  %1095 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.147, ptr noundef nonnull @.str.3)
  br label %1096

1096:                                             ; preds = %1094, %1090, %1085
  %1097 = load i64, ptr %3, align 8
  %1098 = icmp eq i64 %1097, 6312362838256931078
  %1099 = load i16, ptr %1063, align 8
  %1100 = icmp eq i16 %1099, -13091
  %1101 = select i1 %1098, i1 %1100, i1 false
  %1102 = load i8, ptr %1064, align 2
  %1103 = icmp eq i8 %1102, -80
  %1104 = select i1 %1101, i1 %1103, i1 false
  %1105 = load i8, ptr %1065, align 1
  %1106 = icmp eq i8 %1105, 115
  %1107 = select i1 %1104, i1 %1106, i1 false
  %1108 = load i8, ptr %1066, align 4
  %1109 = icmp eq i8 %1108, -34
  %1110 = select i1 %1107, i1 %1109, i1 false
  %1111 = load i8, ptr %1067, align 1
  %1112 = icmp eq i8 %1111, 38
  %1113 = select i1 %1110, i1 %1112, i1 false
  %1114 = load double, ptr %1068, align 8
  %1115 = fcmp oeq double %1114, 0x4145466818000000
  %1116 = select i1 %1113, i1 %1115, i1 false
  %1117 = load i64, ptr %1069, align 8
  %1118 = icmp eq i64 %1117, -8715002612233221179
  %1119 = select i1 %1116, i1 %1118, i1 false
  %1120 = load i16, ptr %1070, align 8
  %1121 = icmp eq i16 %1120, 21611
  %1122 = select i1 %1119, i1 %1121, i1 false
  %1123 = load i16, ptr %1071, align 2
  %1124 = icmp eq i16 %1123, 29342
  %1125 = select i1 %1122, i1 %1124, i1 false
  %1126 = load i64, ptr %1072, align 8
  %1127 = icmp eq i64 %1126, -1426295044893036107
  %1128 = select i1 %1125, i1 %1127, i1 false
  %1129 = load i16, ptr %1073, align 8
  %1130 = icmp eq i16 %1129, -13091
  %1131 = select i1 %1128, i1 %1130, i1 false
  br i1 %1131, label %1132, label %1138

1132:                                             ; preds = %1096
  %1133 = load i16, ptr %1074, align 2
  %1134 = icmp eq i16 %1133, -8272
  %1135 = load float, ptr %1075, align 4
  %1136 = fcmp oeq float %1135, 0x41905712A0000000
  %1137 = select i1 %1134, i1 %1136, i1 false
  br i1 %1137, label %1144, label %1138

1138:                                             ; preds = %1132, %1096
  %1139 = load i32, ptr @failures, align 4
  %1140 = add nsw i32 %1139, 1
  store i32 %1140, ptr @failures, align 4
  %1141 = icmp slt i32 %1139, 20
  br i1 %1141, label %1142, label %1144

1142:                                             ; preds = %1138
  %1143 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.147, ptr noundef nonnull @.str.6)
  br label %1144

1144:                                             ; preds = %1142, %1138, %1132
  %1145 = load double, ptr %4, align 8
  %1146 = fcmp oeq double %1145, 0x418A550BB2000000
  br i1 %1146, label %1153, label %1147

1147:                                             ; preds = %1144
  %1148 = load i32, ptr @failures, align 4
  %1149 = add nsw i32 %1148, 1
  store i32 %1149, ptr @failures, align 4
  %1150 = icmp slt i32 %1148, 20
  br i1 %1150, label %1151, label %1153

1151:                                             ; preds = %1147
  %1152 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.147, ptr noundef nonnull @.str.60)
  br label %1153

1153:                                             ; preds = %1144, %1147, %1151
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #5
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %3) #5
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %1) #5
  store i8 -124, ptr %1, align 8
  %1154 = getelementptr inbounds i8, ptr %1, i64 8
  store double 0x419832CFFF800000, ptr %1154, align 8
  %1155 = getelementptr inbounds i8, ptr %1, i64 16
  store double 0x41906DE8B1C00000, ptr %1155, align 8
  %1156 = getelementptr inbounds i8, ptr %1, i64 24
  store i16 26667, ptr %1156, align 8
  %1157 = getelementptr inbounds i8, ptr %1, i64 26
  store i8 9, ptr %1157, align 2
  %1158 = getelementptr inbounds i8, ptr %1, i64 28
  store float 0xC17F244A00000000, ptr %1158, align 4
  call void @llvm.lifetime.start.p0(i64 11, ptr nonnull %2) #5
  store float 0x41920AD680000000, ptr %2, align 8
  %1159 = getelementptr inbounds i8, ptr %2, i64 4
  store i8 107, ptr %1159, align 4
  %1160 = getelementptr inbounds i8, ptr %2, i64 5
  store i16 -16255, ptr %1160, align 1
  %1161 = getelementptr inbounds i8, ptr %2, i64 7
  store float 0x417B7AC3C0000000, ptr %1161, align 1
  %1162 = call { i64, i64 } (i8, double, i64, double, ptr, ...) @f17(i8 noundef zeroext -17, double noundef 0xC1804168C6800000, i64 noundef 5761359332858142407, double noundef 0x419D10FCDEC00000, ptr noundef nonnull byval(%struct.s72) align 8 %1, i32 noundef -948065399, ptr noundef nonnull byval(%struct.s73) align 8 %2, ptr noundef nonnull inttoptr (i64 702494262208431717 to ptr), i32 noundef -499766319, i64 1278039201, i32 noundef -1175417644) #5
  %1163 = extractvalue { i64, i64 } %1162, 0
  %1164 = and i64 %1163, 281474976710655
  %1165 = icmp eq i64 %1164, 122705880683714
  br i1 %1165, label %1166, label %1172

1166:                                             ; preds = %1153
  %1167 = extractvalue { i64, i64 } %1162, 1
  %1168 = and i64 %1163, -281474976710656
  %1169 = icmp eq i64 %1168, -7299209096060731392
  %1170 = icmp eq i64 %1167, 3661125349306542159
  %1171 = select i1 %1169, i1 %1170, i1 false
  br i1 %1171, label %1178, label %1172

1172:                                             ; preds = %1166, %1153
  %1173 = load i32, ptr @failures, align 4
  %1174 = add nsw i32 %1173, 1
  store i32 %1174, ptr @failures, align 4
  %1175 = icmp slt i32 %1173, 20
  br i1 %1175, label %1176, label %1178

1176:                                             ; preds = %1172
  %1177 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.166, ptr noundef nonnull @.str.3)
  br label %1178

1178:                                             ; preds = %1176, %1172, %1166
  %1179 = load volatile ptr, ptr @pointer_f17, align 8
  %1180 = call { i64, i64 } (i8, double, i64, double, ptr, ...) %1179(i8 noundef zeroext -17, double noundef 0xC1804168C6800000, i64 noundef 5761359332858142407, double noundef 0x419D10FCDEC00000, ptr noundef nonnull byval(%struct.s72) align 8 %1, i32 noundef -948065399, ptr noundef nonnull byval(%struct.s73) align 8 %2, ptr noundef nonnull inttoptr (i64 702494262208431717 to ptr), i32 noundef -499766319, i64 1278039201, i32 noundef -1175417644) #5
  %1181 = extractvalue { i64, i64 } %1180, 0
  %1182 = and i64 %1181, 281474976710655
  %1183 = icmp eq i64 %1182, 122705880683714
  br i1 %1183, label %1184, label %1190

1184:                                             ; preds = %1178
  %1185 = extractvalue { i64, i64 } %1180, 1
  %1186 = and i64 %1181, -281474976710656
  %1187 = icmp eq i64 %1186, -7299209096060731392
  %1188 = icmp eq i64 %1185, 3661125349306542159
  %1189 = select i1 %1187, i1 %1188, i1 false
  br i1 %1189, label %1196, label %1190

1190:                                             ; preds = %1184, %1178
  %1191 = load i32, ptr @failures, align 4
  %1192 = add nsw i32 %1191, 1
  store i32 %1192, ptr @failures, align 4
  %1193 = icmp slt i32 %1191, 20
  br i1 %1193, label %1194, label %1196

1194:                                             ; preds = %1190
  %1195 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.166, ptr noundef nonnull @.str.3)
  br label %1196

1196:                                             ; preds = %1194, %1190, %1184
  %1197 = load i8, ptr %1, align 8
  %1198 = icmp eq i8 %1197, -124
  br i1 %1198, label %1199, label %1214

1199:                                             ; preds = %1196
  %1200 = load double, ptr %1154, align 8
  %1201 = load double, ptr %1155, align 8
  %1202 = fcmp oeq double %1200, 0x419832CFFF800000
  %1203 = fcmp oeq double %1201, 0x41906DE8B1C00000
  %1204 = and i1 %1202, %1203
  %1205 = load i16, ptr %1156, align 8
  %1206 = icmp eq i16 %1205, 26667
  %1207 = select i1 %1204, i1 %1206, i1 false
  br i1 %1207, label %1208, label %1214

1208:                                             ; preds = %1199
  %1209 = load i8, ptr %1157, align 2
  %1210 = icmp eq i8 %1209, 9
  %1211 = load float, ptr %1158, align 4
  %1212 = fcmp oeq float %1211, 0xC17F244A00000000
  %1213 = select i1 %1210, i1 %1212, i1 false
  br i1 %1213, label %1220, label %1214

1214:                                             ; preds = %1208, %1199, %1196
  %1215 = load i32, ptr @failures, align 4
  %1216 = add nsw i32 %1215, 1
  store i32 %1216, ptr @failures, align 4
  %1217 = icmp slt i32 %1215, 20
  br i1 %1217, label %1218, label %1220

1218:                                             ; preds = %1214
  %1219 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.166, ptr noundef nonnull @.str.14)
  br label %1220

1220:                                             ; preds = %1218, %1214, %1208
  %1221 = load float, ptr %2, align 8
  %1222 = fcmp oeq float %1221, 0x41920AD680000000
  %1223 = load i8, ptr %1159, align 4
  %1224 = icmp eq i8 %1223, 107
  %1225 = select i1 %1222, i1 %1224, i1 false
  br i1 %1225, label %1226, label %1232

1226:                                             ; preds = %1220
  %1227 = load i16, ptr %1160, align 1
  %1228 = icmp eq i16 %1227, -16255
  %1229 = load float, ptr %1161, align 1
  %1230 = fcmp oeq float %1229, 0x417B7AC3C0000000
  %1231 = select i1 %1228, i1 %1230, i1 false
  br i1 %1231, label %1238, label %1232

1232:                                             ; preds = %1226, %1220
  %1233 = load i32, ptr @failures, align 4
  %1234 = add nsw i32 %1233, 1
  store i32 %1234, ptr @failures, align 4
  %1235 = icmp slt i32 %1233, 20
  br i1 %1235, label %1236, label %1238

1236:                                             ; preds = %1232
  %1237 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.166, ptr noundef nonnull @.str.54)
  br label %1238

1238:                                             ; preds = %1226, %1232, %1236
  call void @llvm.lifetime.end.p0(i64 11, ptr nonnull %2) #5
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %1) #5
  %1239 = load i32, ptr @failures, align 4
  %1240 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %1239)
  %1241 = load i32, ptr @failures, align 4
  %1242 = icmp ne i32 %1241, 0
  %1243 = zext i1 %1242 to i32
  ret i32 %1243
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

declare void @f0(ptr dead_on_unwind writable sret(%struct.s9) align 1, ptr noundef byval(%struct.s1) align 8, i64, float, i1 noundef zeroext, ptr noundef byval(%struct.s4) align 16, i64, i8 noundef signext, ptr noundef byval(%struct.s8) align 8, float noundef) #4

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

declare { i64, i32 } @f1(i40, double noundef, i8 noundef signext, float noundef, ptr noundef byval(%struct.s11) align 16, i32 noundef, i8 noundef signext, ptr noundef byval(%struct.s13) align 16, ptr noundef byval(%struct.s14) align 8, double noundef) #4

declare void @f2(ptr dead_on_unwind writable sret(%union.s19) align 8, ptr noundef byval(%struct.s17) align 16, i32 noundef, ptr noundef, double, i64, i32 noundef) #4

declare void @f3(ptr dead_on_unwind writable sret(%struct.s23) align 8, i8 noundef signext) #4

declare zeroext i16 @f4(i64, i64 noundef, ptr noundef byval(%struct.s27) align 8, x86_fp80 noundef, ...) #4

declare void @f5(i64, ptr noundef, ptr noundef byval(%struct.s32) align 8, i8 noundef zeroext, i64 noundef) #4

declare i64 @f6(i64 noundef, ptr noundef byval(%union.s34) align 16, ...) #4

declare ptr @f7(float noundef, double noundef) #4

declare zeroext i8 @f8(ptr noundef byval(%union.s42) align 8, i16 noundef signext, i1 noundef zeroext, <2 x float>, i16 noundef signext, i16, i64, i64 noundef, i8 noundef zeroext, i64 noundef, i16 noundef signext) #4

declare double @f9(float noundef, i1 noundef zeroext, double, <2 x float>, i64 noundef, i64 noundef, i32 noundef, i32, i1 noundef zeroext, ptr noundef byval(%struct.s47) align 8, i16 noundef zeroext, i32 noundef, i16 noundef signext, i8 noundef zeroext, ptr noundef byval(%struct.s51) align 16, i64 noundef) #4

declare void @f10(ptr dead_on_unwind writable sret(%struct.s54) align 8, i8 noundef signext) #4

declare i64 @f11() #4

declare void @f12(ptr dead_on_unwind writable sret(%struct.s58) align 8, i8 noundef zeroext, i32) #4

declare double @f13(i16, double noundef, double noundef, double noundef, ptr noundef, i32 noundef, x86_fp80 noundef, i8 noundef signext, ptr noundef byval(%struct.s60) align 8, ptr noundef byval(%struct.s61) align 8, x86_fp80 noundef, <2 x float> noundef, i64, i16 noundef zeroext, i32 noundef) #4

declare zeroext i16 @f14(i64 noundef, i64 noundef, float) #4

declare { <2 x float>, i8 } @f15(i64 noundef) #4

declare i64 @f16(ptr noundef byval(%struct.s67) align 8, <2 x float> noundef, i64, double, float noundef, float noundef, double noundef, double noundef, i64 noundef, double noundef, ptr noundef byval({ double, double }) align 8, i1 noundef zeroext, ...) #4

declare { i64, i64 } @f17(i8 noundef zeroext, double noundef, i64 noundef, double noundef, ptr noundef byval(%struct.s72) align 8, ...) #4

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind uwtable "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }


