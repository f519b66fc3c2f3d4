source_filename = "callees.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.s9 = type <{ { double, double }, i8, [1 x i32] }>
%struct.s1 = type { [1 x %struct.s0], double, i16 }
%struct.s0 = type { [2 x i16], [1 x float], i8, [1 x i64] }
%struct.s4 = type { %struct.s3, [8 x i8] }
%struct.s3 = type <{ float, { double, double }, i32 }>
%struct.s8 = type <{ %struct.s7, i32, i64 }>
%struct.s7 = type { %struct.s6 }
%struct.s6 = type { i128, [2 x double] }
%struct.s11 = type { x86_fp80 }
%struct.s13 = type { { double, double }, i128, %struct.s12, float }
%struct.s12 = type { float, x86_fp80 }
%struct.s14 = type { i64, i64, i8, i64, i32 }
%union.s19 = type { [3 x i64] }
%struct.s17 = type { %struct.s16 }
%struct.s16 = type { i8, i32, double, [1 x { float, float }], i16 }
%struct.s23 = type { float, %struct.s21, %struct.s22 }
%struct.s21 = type { i64, [2 x %struct.s20] }
%struct.s20 = type { float }
%struct.s22 = type { i64, [1 x ptr] }
%struct.s27 = type { i8, [3 x double], %struct.s25, [3 x %struct.s26], i8 }
%struct.s25 = type { float, float, float }
%struct.s26 = type { i8, i8 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
%struct.s30 = type { [3 x float] }
%struct.s32 = type { double, i8, double }
%union.s34 = type { %struct.s33, [8 x i8] }
%struct.s33 = type { { float, float }, double, i32 }
%struct.s38 = type { [3 x float], i32 }
%union.s42 = type { %struct.s41 }
%struct.s41 = type { %struct.s40, { float, float }, i64, double, i8 }
%struct.s40 = type { { double, double }, float, float }
%struct.s47 = type { i64, [2 x i16], float }
%struct.s51 = type { %struct.s49, %struct.s50 }
%struct.s49 = type { [2 x i32], %struct.s48, [7 x i8] }
%struct.s48 = type { [1 x i8] }
%struct.s50 = type { { float, float }, i64 }
%struct.s54 = type { %struct.s52, %struct.s53, i8 }
%struct.s52 = type { i16, float }
%struct.s53 = type { double, i64 }
%struct.s58 = type { { float, float }, [3 x float], %struct.s57 }
%struct.s57 = type { [2 x %struct.s56], i8 }
%struct.s56 = type { i64, [1 x i32], { float, float }, [1 x float], double }
%struct.s60 = type <{ i64, i16, double, i8 }>
%struct.s61 = type { [2 x i64], i16 }
%struct.s67 = type { i64, %struct.s66, i16, i16, float }
%struct.s66 = type { i16, i8, [3 x i8], double, %struct.s65 }
%struct.s65 = type { i64, i16, i16, i64 }
%struct.s72 = type { i8, %struct.s71 }
%struct.s71 = type { { double, double }, i16, i8, float }

@.str = private unnamed_addr constant [3 x i8] c"f0\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"parameter 0\00", align 1
@.str.3 = private unnamed_addr constant [12 x i8] c"parameter 1\00", align 1
@.str.5 = private unnamed_addr constant [12 x i8] c"parameter 2\00", align 1
@.str.7 = private unnamed_addr constant [12 x i8] c"parameter 3\00", align 1
@.str.9 = private unnamed_addr constant [12 x i8] c"parameter 4\00", align 1
@.str.11 = private unnamed_addr constant [12 x i8] c"parameter 5\00", align 1
@.str.13 = private unnamed_addr constant [12 x i8] c"parameter 6\00", align 1
@.str.15 = private unnamed_addr constant [12 x i8] c"parameter 7\00", align 1
@.str.16 = private unnamed_addr constant [3 x i8] c"f1\00", align 1
@.str.25 = private unnamed_addr constant [12 x i8] c"parameter 8\00", align 1
@.str.27 = private unnamed_addr constant [12 x i8] c"parameter 9\00", align 1
@.str.28 = private unnamed_addr constant [3 x i8] c"f2\00", align 1
@.str.33 = private unnamed_addr constant [3 x i8] c"f3\00", align 1
@.str.34 = private unnamed_addr constant [3 x i8] c"f4\00", align 1
@.str.39 = private unnamed_addr constant [20 x i8] c"variable argument 0\00", align 1
@.str.41 = private unnamed_addr constant [20 x i8] c"variable argument 1\00", align 1
@.str.43 = private unnamed_addr constant [20 x i8] c"variable argument 2\00", align 1
@.str.45 = private unnamed_addr constant [20 x i8] c"variable argument 3\00", align 1
@.str.47 = private unnamed_addr constant [20 x i8] c"variable argument 4\00", align 1
@.str.49 = private unnamed_addr constant [20 x i8] c"variable argument 5\00", align 1
@.str.51 = private unnamed_addr constant [20 x i8] c"variable argument 6\00", align 1
@.str.59 = private unnamed_addr constant [3 x i8] c"f5\00", align 1
@.str.64 = private unnamed_addr constant [3 x i8] c"f6\00", align 1
@.str.76 = private unnamed_addr constant [3 x i8] c"f7\00", align 1
@.str.78 = private unnamed_addr constant [3 x i8] c"f8\00", align 1
@.str.88 = private unnamed_addr constant [3 x i8] c"f9\00", align 1
@.str.99 = private unnamed_addr constant [13 x i8] c"parameter 10\00", align 1
@.str.101 = private unnamed_addr constant [13 x i8] c"parameter 11\00", align 1
@.str.103 = private unnamed_addr constant [13 x i8] c"parameter 12\00", align 1
@.str.105 = private unnamed_addr constant [13 x i8] c"parameter 13\00", align 1
@.str.106 = private unnamed_addr constant [4 x i8] c"f10\00", align 1
@.str.107 = private unnamed_addr constant [4 x i8] c"f12\00", align 1
@.str.109 = private unnamed_addr constant [4 x i8] c"f13\00", align 1
@.str.123 = private unnamed_addr constant [4 x i8] c"f14\00", align 1
@.str.125 = private unnamed_addr constant [4 x i8] c"f15\00", align 1
@.str.126 = private unnamed_addr constant [4 x i8] c"f16\00", align 1
@.str.150 = private unnamed_addr constant [4 x i8] c"f17\00", align 1

define dso_local void @f0(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.s9) align 1 %0, ptr nocapture noundef byval(%struct.s1) align 8 %1, i64 %2, float %3, i1 noundef zeroext %4, ptr nocapture noundef byval(%struct.s4) align 16 %5, i64 %6, i8 noundef signext %7, ptr nocapture noundef byval(%struct.s8) align 8 %8, float noundef %9) local_unnamed_addr #0 {
  %11 = lshr i64 %2, 32
  %12 = trunc nuw i64 %11 to i32
  %13 = bitcast i32 %12 to float
  %14 = trunc i64 %6 to i32
  %15 = bitcast i32 %14 to float
  %16 = load i16, ptr %1, align 8
  %17 = icmp eq i16 %16, 1609
  %18 = getelementptr inbounds i8, ptr %1, i64 2
  %19 = load i16, ptr %18, align 2
  %20 = icmp eq i16 %19, 31230
  %21 = select i1 %17, i1 %20, i1 false
  %22 = getelementptr inbounds i8, ptr %1, i64 4
  %23 = load float, ptr %22, align 4
  %24 = fcmp oeq float %23, 0x419B228320000000
  %25 = select i1 %21, i1 %24, i1 false
  %26 = getelementptr inbounds i8, ptr %1, i64 8
  %27 = load i8, ptr %26, align 8
  %28 = icmp eq i8 %27, 81
  %29 = select i1 %25, i1 %28, i1 false
  %30 = getelementptr inbounds i8, ptr %1, i64 16
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, -3869328939476782084
  %33 = select i1 %29, i1 %32, i1 false
  %34 = getelementptr inbounds i8, ptr %1, i64 24
  %35 = load double, ptr %34, align 8
  %36 = fcmp oeq double %35, 0x418B228324800000
  %37 = select i1 %33, i1 %36, i1 false
  %38 = getelementptr inbounds i8, ptr %1, i64 32
  %39 = load i16, ptr %38, align 8
  %40 = icmp eq i16 %39, 31230
  %41 = select i1 %37, i1 %40, i1 false
  br i1 %41, label %43, label %42

42:                                               ; preds = %10
  tail call void @failed(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1) #7
  br label %43

43:                                               ; preds = %10, %42
  store i16 -8060, ptr %1, align 8
  %44 = getelementptr inbounds i8, ptr %1, i64 2
  store i16 -6151, ptr %44, align 2
  %45 = getelementptr inbounds i8, ptr %1, i64 4
  store float 0x417D7CBB40000000, ptr %45, align 4
  %46 = getelementptr inbounds i8, ptr %1, i64 8
  store i8 22, ptr %46, align 8
  %47 = getelementptr inbounds i8, ptr %1, i64 16
  store i64 -449950356990173711, ptr %47, align 8
  %48 = getelementptr inbounds i8, ptr %1, i64 24
  store double 0x419AFC3821000000, ptr %48, align 8
  %49 = getelementptr inbounds i8, ptr %1, i64 32
  store i16 -6151, ptr %49, align 8
  %50 = and i64 %2, 4294967295
  %51 = icmp eq i64 %50, 2395067854
  br i1 %51, label %52, label %56

52:                                               ; preds = %43
  %53 = fcmp oeq float %13, 0xC17F9D0920000000
  %54 = fcmp oeq float %3, 0xC19F29C300000000
  %55 = and i1 %54, %53
  br i1 %55, label %57, label %56

56:                                               ; preds = %52, %43
  tail call void @failed(ptr noundef nonnull @.str, ptr noundef nonnull @.str.3) #7
  br label %57

57:                                               ; preds = %56, %52
  br i1 %4, label %58, label %59

58:                                               ; preds = %57
  tail call void @failed(ptr noundef nonnull @.str, ptr noundef nonnull @.str.5) #7
  br label %59

59:                                               ; preds = %58, %57
  %60 = load float, ptr %5, align 16
  %61 = fcmp oeq float %60, 0xC192371900000000
  br i1 %61, label %62, label %74

62:                                               ; preds = %59
  %63 = getelementptr inbounds i8, ptr %5, i64 4
  %64 = load double, ptr %63, align 4
  %65 = getelementptr inbounds i8, ptr %5, i64 12
  %66 = load double, ptr %65, align 4
  %67 = fcmp oeq double %64, 0x419811825B000000
  %68 = fcmp oeq double %66, 0xC19FB5AB33400000
  %69 = and i1 %67, %68
  %70 = getelementptr inbounds i8, ptr %5, i64 20
  %71 = load i32, ptr %70, align 4
  %72 = icmp eq i32 %71, 1319942711
  %73 = select i1 %69, i1 %72, i1 false
  br i1 %73, label %75, label %74

74:                                               ; preds = %62, %59
  tail call void @failed(ptr noundef nonnull @.str, ptr noundef nonnull @.str.7) #7
  br label %75

75:                                               ; preds = %62, %74
  store float 0x419AFC3820000000, ptr %5, align 16
  %76 = getelementptr inbounds i8, ptr %5, i64 4
  store double 0x415AC79FE4000000, ptr %76, align 4
  %77 = getelementptr inbounds i8, ptr %5, i64 12
  store double 0x41976278A9C00000, ptr %77, align 4
  %78 = getelementptr inbounds i8, ptr %5, i64 20
  store i32 494713675, ptr %78, align 4
  %79 = fcmp oeq float %15, 0x418673E060000000
  %80 = and i64 %6, 281470681743360
  %81 = icmp eq i64 %80, 224875897683968
  %82 = select i1 %79, i1 %81, i1 false
  br i1 %82, label %83, label %88

83:                                               ; preds = %75
  %84 = lshr i64 %6, 32
  %85 = trunc nuw i64 %84 to i32
  %86 = xor i32 %85, 1005453312
  %87 = icmp ult i32 %86, 65536
  br i1 %87, label %89, label %88

88:                                               ; preds = %83, %75
  tail call void @failed(ptr noundef nonnull @.str, ptr noundef nonnull @.str.9) #7
  br label %89

89:                                               ; preds = %88, %83
  %90 = icmp eq i8 %7, 74
  br i1 %90, label %92, label %91

91:                                               ; preds = %89
  tail call void @failed(ptr noundef nonnull @.str, ptr noundef nonnull @.str.11) #7
  br label %92

92:                                               ; preds = %91, %89
  %93 = load i128, ptr %8, align 8
  %94 = icmp eq i128 %93, -136566498889993985008854914968560180292
  %95 = getelementptr inbounds i8, ptr %8, i64 16
  %96 = load double, ptr %95, align 8
  %97 = fcmp oeq double %96, 0x419B91CE08000000
  %98 = select i1 %94, i1 %97, i1 false
  %99 = getelementptr inbounds i8, ptr %8, i64 24
  %100 = load double, ptr %99, align 8
  %101 = fcmp oeq double %100, 0x4185D6F786000000
  %102 = select i1 %98, i1 %101, i1 false
  br i1 %102, label %103, label %111

103:                                              ; preds = %92
  %104 = getelementptr inbounds i8, ptr %8, i64 32
  %105 = load i32, ptr %104, align 8
  %106 = icmp eq i32 %105, 905863790
  %107 = getelementptr inbounds i8, ptr %8, i64 36
  %108 = load i64, ptr %107, align 4
  %109 = icmp eq i64 %108, -7403284739263535419
  %110 = select i1 %106, i1 %109, i1 false
  br i1 %110, label %112, label %111

111:                                              ; preds = %103, %92
  tail call void @failed(ptr noundef nonnull @.str, ptr noundef nonnull @.str.13) #7
  br label %112

112:                                              ; preds = %103, %111
  store i128 -142753042000877688540903653131253325145, ptr %8, align 8
  %113 = getelementptr inbounds i8, ptr %8, i64 16
  store double 0x417D7CBB4B000000, ptr %113, align 8
  %114 = getelementptr inbounds i8, ptr %8, i64 24
  store double 0xC15F225FA8000000, ptr %114, align 8
  %115 = getelementptr inbounds i8, ptr %8, i64 32
  store i32 1810948228, ptr %115, align 8
  %116 = getelementptr inbounds i8, ptr %8, i64 36
  store i64 -7738657913313302535, ptr %116, align 4
  %117 = fcmp oeq float %9, 0x419656AF20000000
  br i1 %117, label %119, label %118

118:                                              ; preds = %112
  tail call void @failed(ptr noundef nonnull @.str, ptr noundef nonnull @.str.15) #7
  br label %119

119:                                              ; preds = %118, %112
  store double 0x41940DF488800000, ptr %0, align 1
  %120 = getelementptr inbounds i8, ptr %0, i64 8
  store double 0xC1933B3A07400000, ptr %120, align 1
  %121 = getelementptr inbounds i8, ptr %0, i64 16
  store i8 127, ptr %121, align 1
  %122 = getelementptr inbounds i8, ptr %0, i64 17
  store i32 464606120, ptr %122, align 1
  ret void
}

declare void @failed(ptr noundef, ptr noundef) local_unnamed_addr #1

define dso_local { i64, i32 } @f1(i40 %0, double noundef %1, i8 noundef signext %2, float noundef %3, ptr nocapture noundef byval(%struct.s11) align 16 %4, i32 noundef %5, i8 noundef signext %6, ptr nocapture noundef byval(%struct.s13) align 16 %7, ptr nocapture noundef byval(%struct.s14) align 8 %8, double noundef %9) local_unnamed_addr #0 {
  %11 = trunc i40 %0 to i32
  %12 = bitcast i32 %11 to float
  %13 = fcmp oeq float %12, 0x417B85BA60000000
  br i1 %13, label %14, label %19

14:                                               ; preds = %10
  %15 = lshr i40 %0, 8
  %16 = trunc nuw i40 %15 to i32
  %17 = xor i32 %16, -2030043136
  %18 = icmp ult i32 %17, 16777216
  br i1 %18, label %20, label %19

19:                                               ; preds = %14, %10
  tail call void @failed(ptr noundef nonnull @.str.16, ptr noundef nonnull @.str.1) #7
  br label %20

20:                                               ; preds = %19, %14
  %21 = fcmp oeq double %1, 0xC19AA1FF6B000000
  br i1 %21, label %23, label %22

22:                                               ; preds = %20
  tail call void @failed(ptr noundef nonnull @.str.16, ptr noundef nonnull @.str.3) #7
  br label %23

23:                                               ; preds = %22, %20
  %24 = icmp eq i8 %2, -38
  br i1 %24, label %26, label %25

25:                                               ; preds = %23
  tail call void @failed(ptr noundef nonnull @.str.16, ptr noundef nonnull @.str.5) #7
  br label %26

26:                                               ; preds = %25, %23
  %27 = fcmp oeq float %3, 0x419E9297C0000000
  br i1 %27, label %29, label %28

28:                                               ; preds = %26
  tail call void @failed(ptr noundef nonnull @.str.16, ptr noundef nonnull @.str.7) #7
  br label %29

29:                                               ; preds = %28, %26
  %30 = load x86_fp80, ptr %4, align 16
  %31 = fcmp oeq x86_fp80 %30, 0xK40188DDDD5A400000000
  br i1 %31, label %33, label %32

32:                                               ; preds = %29
  tail call void @failed(ptr noundef nonnull @.str.16, ptr noundef nonnull @.str.9) #7
  br label %33

33:                                               ; preds = %32, %29
  store x86_fp80 0xK4019D966794600000000, ptr %4, align 16
  %34 = icmp eq i32 %5, -1046757372
  br i1 %34, label %36, label %35

35:                                               ; preds = %33
  tail call void @failed(ptr noundef nonnull @.str.16, ptr noundef nonnull @.str.11) #7
  br label %36

36:                                               ; preds = %35, %33
  %37 = icmp eq i8 %6, -110
  br i1 %37, label %39, label %38

38:                                               ; preds = %36
  tail call void @failed(ptr noundef nonnull @.str.16, ptr noundef nonnull @.str.13) #7
  br label %39

39:                                               ; preds = %38, %36
  %40 = load double, ptr %7, align 16
  %41 = getelementptr inbounds i8, ptr %7, i64 8
  %42 = load double, ptr %41, align 8
  %43 = fcmp oeq double %40, 0x41908B5871400000
  %44 = fcmp oeq double %42, 0x4181AEB35F000000
  %45 = and i1 %43, %44
  %46 = getelementptr inbounds i8, ptr %7, i64 16
  %47 = load i128, ptr %46, align 16
  %48 = icmp eq i128 %47, -101560815655253635884991827567657671701
  %49 = select i1 %45, i1 %48, i1 false
  %50 = getelementptr inbounds i8, ptr %7, i64 32
  %51 = load float, ptr %50, align 16
  %52 = fcmp oeq float %51, 0xC19E418200000000
  %53 = select i1 %49, i1 %52, i1 false
  br i1 %53, label %54, label %62

54:                                               ; preds = %39
  %55 = getelementptr inbounds i8, ptr %7, i64 48
  %56 = load x86_fp80, ptr %55, align 16
  %57 = fcmp oeq x86_fp80 %56, 0xKC019CCB299A000000000
  %58 = getelementptr inbounds i8, ptr %7, i64 64
  %59 = load float, ptr %58, align 16
  %60 = fcmp oeq float %59, 0xC19E418200000000
  %61 = select i1 %57, i1 %60, i1 false
  br i1 %61, label %63, label %62

62:                                               ; preds = %54, %39
  tail call void @failed(ptr noundef nonnull @.str.16, ptr noundef nonnull @.str.15) #7
  br label %63

63:                                               ; preds = %54, %62
  store double 0x419B2CCF28C00000, ptr %7, align 16
  store double 0x4195F7EEE8000000, ptr %41, align 8
  %64 = getelementptr inbounds i8, ptr %7, i64 16
  store i128 -74143227150749353474383573323832823939, ptr %64, align 16
  %65 = getelementptr inbounds i8, ptr %7, i64 32
  store float 0x417D7CBB40000000, ptr %65, align 16
  %66 = getelementptr inbounds i8, ptr %7, i64 48
  store x86_fp80 0xKC015F912FD4000000000, ptr %66, align 16
  %67 = getelementptr inbounds i8, ptr %7, i64 64
  store float 0x417D7CBB40000000, ptr %67, align 16
  %68 = load i64, ptr %8, align 8
  %69 = icmp eq i64 %68, -4234942710901584048
  %70 = getelementptr inbounds i8, ptr %8, i64 8
  %71 = load i64, ptr %70, align 8
  %72 = icmp eq i64 %71, -7954288220406064076
  %73 = select i1 %69, i1 %72, i1 false
  %74 = getelementptr inbounds i8, ptr %8, i64 16
  %75 = load i8, ptr %74, align 8
  %76 = icmp eq i8 %75, -21
  %77 = select i1 %73, i1 %76, i1 false
  br i1 %77, label %78, label %86

78:                                               ; preds = %63
  %79 = getelementptr inbounds i8, ptr %8, i64 24
  %80 = load i64, ptr %79, align 8
  %81 = icmp eq i64 %80, 3053764865084115550
  %82 = getelementptr inbounds i8, ptr %8, i64 32
  %83 = load i32, ptr %82, align 8
  %84 = icmp eq i32 %83, 1947196837
  %85 = select i1 %81, i1 %84, i1 false
  br i1 %85, label %87, label %86

86:                                               ; preds = %78, %63
  tail call void @failed(ptr noundef nonnull @.str.16, ptr noundef nonnull @.str.25) #7
  br label %87

87:                                               ; preds = %78, %86
  store i64 -299966892155388765, ptr %8, align 8
  %88 = getelementptr inbounds i8, ptr %8, i64 8
  store i64 -4019312397596434300, ptr %88, align 8
  %89 = getelementptr inbounds i8, ptr %8, i64 16
  store i8 -7, ptr %89, align 8
  %90 = getelementptr inbounds i8, ptr %8, i64 24
  store i64 6988740672530201419, ptr %90, align 8
  %91 = getelementptr inbounds i8, ptr %8, i64 32
  store i32 -130586602, ptr %91, align 8
  %92 = fcmp oeq double %9, 0x419E0FA391C00000
  br i1 %92, label %94, label %93

93:                                               ; preds = %87
  tail call void @failed(ptr noundef nonnull @.str.16, ptr noundef nonnull @.str.27) #7
  br label %94

94:                                               ; preds = %93, %87
  ret { i64, i32 } { i64 182028438430586, i32 279509754 }
}

define dso_local void @f2(ptr dead_on_unwind noalias nocapture writable writeonly sret(%union.s19) align 8 %0, ptr nocapture noundef byval(%struct.s17) align 16 %1, i32 noundef %2, ptr noundef readnone %3, double %4, i64 %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = trunc i64 %5 to i32
  %9 = load i8, ptr %1, align 16
  %10 = icmp eq i8 %9, -59
  %11 = getelementptr inbounds i8, ptr %1, i64 4
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 1793995291
  %14 = select i1 %10, i1 %13, i1 false
  %15 = getelementptr inbounds i8, ptr %1, i64 8
  %16 = load double, ptr %15, align 8
  %17 = fcmp oeq double %16, 0x41907267C3800000
  %18 = select i1 %14, i1 %17, i1 false
  br i1 %18, label %19, label %31

19:                                               ; preds = %7
  %20 = getelementptr inbounds i8, ptr %1, i64 16
  %21 = load float, ptr %20, align 16
  %22 = getelementptr inbounds i8, ptr %1, i64 20
  %23 = load float, ptr %22, align 4
  %24 = fcmp oeq float %21, 0xC192E13CC0000000
  %25 = fcmp oeq float %23, 0x4197D03480000000
  %26 = and i1 %24, %25
  %27 = getelementptr inbounds i8, ptr %1, i64 24
  %28 = load i16, ptr %27, align 8
  %29 = icmp eq i16 %28, -18096
  %30 = select i1 %26, i1 %29, i1 false
  br i1 %30, label %32, label %31

31:                                               ; preds = %19, %7
  tail call void @failed(ptr noundef nonnull @.str.28, ptr noundef nonnull @.str.1) #7
  br label %32

32:                                               ; preds = %19, %31
  store i8 -124, ptr %1, align 16
  %33 = getelementptr inbounds i8, ptr %1, i64 4
  store i32 112322553, ptr %33, align 4
  %34 = getelementptr inbounds i8, ptr %1, i64 8
  store double 0x417D7CBB4B000000, ptr %34, align 8
  %35 = getelementptr inbounds i8, ptr %1, i64 16
  store float 0xC15F225FA0000000, ptr %35, align 16
  %36 = getelementptr inbounds i8, ptr %1, i64 20
  store float 0x416588C900000000, ptr %36, align 4
  %37 = getelementptr inbounds i8, ptr %1, i64 24
  store i16 24049, ptr %37, align 8
  %38 = icmp eq i32 %2, -1594762473
  br i1 %38, label %40, label %39

39:                                               ; preds = %32
  tail call void @failed(ptr noundef nonnull @.str.28, ptr noundef nonnull @.str.3) #7
  br label %40

40:                                               ; preds = %39, %32
  %41 = icmp eq ptr %3, inttoptr (i64 -3643367193939278680 to ptr)
  br i1 %41, label %43, label %42

42:                                               ; preds = %40
  tail call void @failed(ptr noundef nonnull @.str.28, ptr noundef nonnull @.str.5) #7
  br label %43

43:                                               ; preds = %42, %40
  %44 = fcmp oeq double %4, 0xC197882949800000
  %45 = and i32 %8, 255
  %46 = icmp eq i32 %45, 117
  %47 = select i1 %44, i1 %46, i1 false
  br i1 %47, label %48, label %52

48:                                               ; preds = %43
  %49 = shl i32 %8, 16
  %50 = xor i32 %49, -1342177280
  %51 = icmp ult i32 %50, 16777216
  br i1 %51, label %53, label %52

52:                                               ; preds = %48, %43
  tail call void @failed(ptr noundef nonnull @.str.28, ptr noundef nonnull @.str.7) #7
  br label %53

53:                                               ; preds = %52, %48
  %54 = icmp eq i32 %6, 1194582964
  br i1 %54, label %56, label %55

55:                                               ; preds = %53
  tail call void @failed(ptr noundef nonnull @.str.28, ptr noundef nonnull @.str.9) #7
  br label %56

56:                                               ; preds = %55, %53
  store float 0x4191B18FE0000000, ptr %0, align 8
  ret void
}

define dso_local void @f3(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.s23) align 8 %0, i8 noundef signext %1) local_unnamed_addr #0 {
  %3 = icmp eq i8 %1, 69
  br i1 %3, label %5, label %4

4:                                                ; preds = %2
  tail call void @failed(ptr noundef nonnull @.str.33, ptr noundef nonnull @.str.1) #7
  br label %5

5:                                                ; preds = %4, %2
  store float 0xC187CB1CE0000000, ptr %0, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 2322071555454782559, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  store float 0x4166FAE3E0000000, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 20
  store float 0x419BF08D20000000, ptr %8, align 4
  %9 = getelementptr inbounds i8, ptr %0, i64 24
  store i64 -1397273914227994294, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 32
  store ptr inttoptr (i64 -5116619428867509783 to ptr), ptr %10, align 8
  ret void
}

define dso_local noundef zeroext i16 @f4(i64 %0, i64 noundef %1, ptr nocapture noundef byval(%struct.s27) align 8 %2, x86_fp80 noundef %3, ...) local_unnamed_addr #0 {
  %5 = alloca [1 x %struct.__va_list_tag], align 16
  %6 = alloca [1 x %struct.__va_list_tag], align 16
  %7 = alloca %struct.s30, align 8
  %8 = alloca %struct.s30, align 8
  %9 = icmp eq i64 %0, -1211418434696939540
  br i1 %9, label %11, label %10

10:                                               ; preds = %4
  tail call void @failed(ptr noundef nonnull @.str.34, ptr noundef nonnull @.str.1) #7
  br label %11

11:                                               ; preds = %10, %4
  %12 = icmp eq i64 %1, 59261702511978123
  br i1 %12, label %14, label %13

13:                                               ; preds = %11
  tail call void @failed(ptr noundef nonnull @.str.34, ptr noundef nonnull @.str.3) #7
  br label %14

14:                                               ; preds = %13, %11
  %15 = load i8, ptr %2, align 8
  %16 = icmp eq i8 %15, -8
  %17 = getelementptr inbounds i8, ptr %2, i64 8
  %18 = load double, ptr %17, align 8
  %19 = fcmp oeq double %18, 0x417B1DEFA5000000
  %20 = select i1 %16, i1 %19, i1 false
  %21 = getelementptr inbounds i8, ptr %2, i64 16
  %22 = load double, ptr %21, align 8
  %23 = fcmp oeq double %22, 0x40FA338F00000000
  %24 = select i1 %20, i1 %23, i1 false
  %25 = getelementptr inbounds i8, ptr %2, i64 24
  %26 = load double, ptr %25, align 8
  %27 = fcmp oeq double %26, 0x417B2796E2000000
  %28 = select i1 %24, i1 %27, i1 false
  %29 = getelementptr inbounds i8, ptr %2, i64 32
  %30 = load float, ptr %29, align 8
  %31 = fcmp oeq float %30, 0xC18F2AA160000000
  %32 = select i1 %28, i1 %31, i1 false
  %33 = getelementptr inbounds i8, ptr %2, i64 36
  %34 = load float, ptr %33, align 4
  %35 = fcmp oeq float %34, 0xC194C2FC40000000
  %36 = select i1 %32, i1 %35, i1 false
  %37 = getelementptr inbounds i8, ptr %2, i64 40
  %38 = load float, ptr %37, align 8
  %39 = fcmp oeq float %38, 0x419DECA0E0000000
  %40 = select i1 %36, i1 %39, i1 false
  %41 = getelementptr inbounds i8, ptr %2, i64 44
  %42 = load i8, ptr %41, align 4
  %43 = icmp eq i8 %42, -5
  %44 = select i1 %40, i1 %43, i1 false
  %45 = getelementptr inbounds i8, ptr %2, i64 45
  %46 = load i8, ptr %45, align 1
  %47 = icmp eq i8 %46, 81
  %48 = select i1 %44, i1 %47, i1 false
  %49 = getelementptr inbounds i8, ptr %2, i64 46
  %50 = load i8, ptr %49, align 2
  %51 = icmp eq i8 %50, 81
  %52 = select i1 %48, i1 %51, i1 false
  %53 = getelementptr inbounds i8, ptr %2, i64 47
  %54 = load i8, ptr %53, align 1
  %55 = icmp eq i8 %54, -82
  %56 = select i1 %52, i1 %55, i1 false
  %57 = getelementptr inbounds i8, ptr %2, i64 48
  %58 = load i8, ptr %57, align 8
  %59 = icmp eq i8 %58, -82
  %60 = select i1 %56, i1 %59, i1 false
  %61 = getelementptr inbounds i8, ptr %2, i64 49
  %62 = load i8, ptr %61, align 1
  %63 = icmp eq i8 %62, -5
  %64 = select i1 %60, i1 %63, i1 false
  %65 = getelementptr inbounds i8, ptr %2, i64 50
  %66 = load i8, ptr %65, align 2
  %67 = icmp eq i8 %66, -82
  %68 = select i1 %64, i1 %67, i1 false
  br i1 %68, label %70, label %69

69:                                               ; preds = %14
  tail call void @failed(ptr noundef nonnull @.str.34, ptr noundef nonnull @.str.5) #7
  br label %70

70:                                               ; preds = %14, %69
  store i8 -93, ptr %2, align 8
  %71 = getelementptr inbounds i8, ptr %2, i64 8
  store double 0x419AFC3821000000, ptr %71, align 8
  %72 = getelementptr inbounds i8, ptr %2, i64 16
  store double 0x415AC79FE4000000, ptr %72, align 8
  %73 = getelementptr inbounds i8, ptr %2, i64 24
  store double 0x417D7CBB4B000000, ptr %73, align 8
  %74 = getelementptr inbounds i8, ptr %2, i64 32
  store float 0xC18D7AD100000000, ptr %74, align 8
  %75 = getelementptr inbounds i8, ptr %2, i64 36
  store float 0xC19375F360000000, ptr %75, align 4
  %76 = getelementptr inbounds i8, ptr %2, i64 40
  store float 0x419BD1FC20000000, ptr %76, align 8
  %77 = getelementptr inbounds i8, ptr %2, i64 44
  store i8 76, ptr %77, align 4
  %78 = getelementptr inbounds i8, ptr %2, i64 45
  store i8 -88, ptr %78, align 1
  %79 = getelementptr inbounds i8, ptr %2, i64 46
  store i8 -88, ptr %79, align 2
  %80 = getelementptr inbounds i8, ptr %2, i64 47
  store i8 -3, ptr %80, align 1
  %81 = getelementptr inbounds i8, ptr %2, i64 48
  store i8 -3, ptr %81, align 8
  %82 = getelementptr inbounds i8, ptr %2, i64 49
  store i8 -94, ptr %82, align 1
  %83 = getelementptr inbounds i8, ptr %2, i64 50
  store i8 -3, ptr %83, align 2
  %84 = fcmp oeq x86_fp80 %3, 0xKC01587948BA000000000
  br i1 %84, label %86, label %85

85:                                               ; preds = %70
  tail call void @failed(ptr noundef nonnull @.str.34, ptr noundef nonnull @.str.7) #7
  br label %86

86:                                               ; preds = %85, %70
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5) #7
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #7
  call void @llvm.va_start.p0(ptr nonnull %5)
  call void @llvm.va_copy.p0(ptr nonnull %6, ptr nonnull %5)
  %87 = load i32, ptr %5, align 16
  %88 = icmp ult i32 %87, 41
  br i1 %88, label %89, label %95

89:                                               ; preds = %86
  %90 = getelementptr inbounds i8, ptr %5, i64 16
  %91 = load ptr, ptr %90, align 16
  %92 = zext nneg i32 %87 to i64
  %93 = getelementptr i8, ptr %91, i64 %92
  %94 = add nuw nsw i32 %87, 8
  store i32 %94, ptr %5, align 16
  br label %99

95:                                               ; preds = %86
  %96 = getelementptr inbounds i8, ptr %5, i64 8
  %97 = load ptr, ptr %96, align 8
  %98 = getelementptr i8, ptr %97, i64 8
  store ptr %98, ptr %96, align 8
  br label %99

99:                                               ; preds = %95, %89
  %100 = phi ptr [ %93, %89 ], [ %97, %95 ]
  %101 = load i64, ptr %100, align 8
  %102 = icmp eq i64 %101, -2550937971031941919
  br i1 %102, label %104, label %103

103:                                              ; preds = %99
  call void @failed(ptr noundef nonnull @.str.34, ptr noundef nonnull @.str.39) #7
  br label %104

104:                                              ; preds = %103, %99
  %105 = load i32, ptr %5, align 16
  %106 = icmp ult i32 %105, 41
  br i1 %106, label %107, label %113

107:                                              ; preds = %104
  %108 = getelementptr inbounds i8, ptr %5, i64 16
  %109 = load ptr, ptr %108, align 16
  %110 = zext nneg i32 %105 to i64
  %111 = getelementptr i8, ptr %109, i64 %110
  %112 = add nuw nsw i32 %105, 8
  store i32 %112, ptr %5, align 16
  br label %117

113:                                              ; preds = %104
  %114 = getelementptr inbounds i8, ptr %5, i64 8
  %115 = load ptr, ptr %114, align 8
  %116 = getelementptr i8, ptr %115, i64 8
  store ptr %116, ptr %114, align 8
  br label %117

117:                                              ; preds = %113, %107
  %118 = phi ptr [ %111, %107 ], [ %115, %113 ]
  %119 = load i64, ptr %118, align 8
  %120 = icmp eq i64 %119, -4999603350982971539
  br i1 %120, label %122, label %121

121:                                              ; preds = %117
  call void @failed(ptr noundef nonnull @.str.34, ptr noundef nonnull @.str.41) #7
  br label %122

122:                                              ; preds = %121, %117
  %123 = getelementptr inbounds i8, ptr %5, i64 8
  %124 = load ptr, ptr %123, align 8
  %125 = getelementptr inbounds i8, ptr %124, i64 15
  %126 = call align 16 ptr @llvm.ptrmask.p0.i64(ptr nonnull %125, i64 -16)
  %127 = getelementptr i8, ptr %126, i64 16
  store ptr %127, ptr %123, align 8
  %128 = load x86_fp80, ptr %126, align 16
  %129 = fcmp oeq x86_fp80 %128, 0xKC0199A1104E600000000
  br i1 %129, label %131, label %130

130:                                              ; preds = %122
  call void @failed(ptr noundef nonnull @.str.34, ptr noundef nonnull @.str.43) #7
  br label %131

131:                                              ; preds = %130, %122
  %132 = load ptr, ptr %123, align 8
  %133 = getelementptr i8, ptr %132, i64 24
  store ptr %133, ptr %123, align 8
  %134 = load double, ptr %132, align 8
  %135 = getelementptr inbounds i8, ptr %132, i64 8
  %136 = load i8, ptr %135, align 8
  %137 = getelementptr inbounds i8, ptr %132, i64 16
  %138 = load double, ptr %137, align 8
  %139 = fcmp oeq double %134, 0xC192AAA1D3400000
  %140 = icmp eq i8 %136, 118
  %141 = select i1 %139, i1 %140, i1 false
  %142 = fcmp oeq double %138, 0xC12EA44C40000000
  %143 = select i1 %141, i1 %142, i1 false
  br i1 %143, label %145, label %144

144:                                              ; preds = %131
  call void @failed(ptr noundef nonnull @.str.34, ptr noundef nonnull @.str.45) #7
  br label %145

145:                                              ; preds = %131, %144
  %146 = load i32, ptr %5, align 16
  %147 = icmp ult i32 %146, 41
  br i1 %147, label %148, label %154

148:                                              ; preds = %145
  %149 = getelementptr inbounds i8, ptr %5, i64 16
  %150 = load ptr, ptr %149, align 16
  %151 = zext nneg i32 %146 to i64
  %152 = getelementptr i8, ptr %150, i64 %151
  %153 = add nuw nsw i32 %146, 8
  store i32 %153, ptr %5, align 16
  br label %157

154:                                              ; preds = %145
  %155 = load ptr, ptr %123, align 8
  %156 = getelementptr i8, ptr %155, i64 8
  store ptr %156, ptr %123, align 8
  br label %157

157:                                              ; preds = %154, %148
  %158 = phi ptr [ %152, %148 ], [ %155, %154 ]
  %159 = load i64, ptr %158, align 8
  %160 = icmp eq i64 %159, 6101144551277663994
  br i1 %160, label %162, label %161

161:                                              ; preds = %157
  call void @failed(ptr noundef nonnull @.str.34, ptr noundef nonnull @.str.47) #7
  br label %162

162:                                              ; preds = %161, %157
  %163 = load i32, ptr %5, align 16
  %164 = icmp ult i32 %163, 41
  br i1 %164, label %165, label %171

165:                                              ; preds = %162
  %166 = getelementptr inbounds i8, ptr %5, i64 16
  %167 = load ptr, ptr %166, align 16
  %168 = zext nneg i32 %163 to i64
  %169 = getelementptr i8, ptr %167, i64 %168
  %170 = add nuw nsw i32 %163, 8
  store i32 %170, ptr %5, align 16
  br label %174

171:                                              ; preds = %162
  %172 = load ptr, ptr %123, align 8
  %173 = getelementptr i8, ptr %172, i64 8
  store ptr %173, ptr %123, align 8
  br label %174

174:                                              ; preds = %171, %165
  %175 = phi ptr [ %169, %165 ], [ %172, %171 ]
  %176 = load i64, ptr %175, align 8
  %177 = icmp eq i64 %176, 3652479170659639676
  br i1 %177, label %179, label %178

178:                                              ; preds = %174
  call void @failed(ptr noundef nonnull @.str.34, ptr noundef nonnull @.str.49) #7
  br label %179

179:                                              ; preds = %178, %174
  %180 = getelementptr inbounds i8, ptr %5, i64 4
  %181 = load i32, ptr %180, align 4
  %182 = icmp ult i32 %181, 145
  br i1 %182, label %183, label %193

183:                                              ; preds = %179
  %184 = getelementptr inbounds i8, ptr %5, i64 16
  %185 = load ptr, ptr %184, align 16
  %186 = zext nneg i32 %181 to i64
  %187 = getelementptr i8, ptr %185, i64 %186
  %188 = getelementptr inbounds i8, ptr %187, i64 16
  %189 = load <2 x float>, ptr %187, align 16
  store <2 x float> %189, ptr %7, align 8
  %190 = load float, ptr %188, align 16
  %191 = getelementptr inbounds i8, ptr %7, i64 8
  store float %190, ptr %191, align 8
  %192 = add nuw nsw i32 %181, 32
  store i32 %192, ptr %180, align 4
  br label %196

193:                                              ; preds = %179
  %194 = load ptr, ptr %123, align 8
  %195 = getelementptr i8, ptr %194, i64 16
  store ptr %195, ptr %123, align 8
  br label %196

196:                                              ; preds = %193, %183
  %197 = phi ptr [ %7, %183 ], [ %194, %193 ]
  %198 = load float, ptr %197, align 4
  %199 = getelementptr inbounds i8, ptr %197, i64 4
  %200 = load float, ptr %199, align 4
  %201 = getelementptr inbounds i8, ptr %197, i64 8
  %202 = load float, ptr %201, align 4
  %203 = fcmp oeq float %198, 0x419BE7D7C0000000
  %204 = fcmp oeq float %200, 0xC192DBED80000000
  %205 = select i1 %203, i1 %204, i1 false
  %206 = fcmp oeq float %202, 0xC18354E300000000
  %207 = select i1 %205, i1 %206, i1 false
  br i1 %207, label %209, label %208

208:                                              ; preds = %196
  call void @failed(ptr noundef nonnull @.str.34, ptr noundef nonnull @.str.51) #7
  br label %209

209:                                              ; preds = %196, %208
  %210 = load i32, ptr %6, align 16
  %211 = icmp ult i32 %210, 41
  br i1 %211, label %212, label %218

212:                                              ; preds = %209
  %213 = getelementptr inbounds i8, ptr %6, i64 16
  %214 = load ptr, ptr %213, align 16
  %215 = zext nneg i32 %210 to i64
  %216 = getelementptr i8, ptr %214, i64 %215
  %217 = add nuw nsw i32 %210, 8
  store i32 %217, ptr %6, align 16
  br label %222

218:                                              ; preds = %209
  %219 = getelementptr inbounds i8, ptr %6, i64 8
  %220 = load ptr, ptr %219, align 8
  %221 = getelementptr i8, ptr %220, i64 8
  store ptr %221, ptr %219, align 8
  br label %222

222:                                              ; preds = %218, %212
  %223 = phi ptr [ %216, %212 ], [ %220, %218 ]
  %224 = load i64, ptr %223, align 8
  %225 = icmp eq i64 %224, -2550937971031941919
  br i1 %225, label %227, label %226

226:                                              ; preds = %222
  call void @failed(ptr noundef nonnull @.str.34, ptr noundef nonnull @.str.39) #7
  br label %227

227:                                              ; preds = %226, %222
  %228 = load i32, ptr %6, align 16
  %229 = icmp ult i32 %228, 41
  br i1 %229, label %230, label %236

230:                                              ; preds = %227
  %231 = getelementptr inbounds i8, ptr %6, i64 16
  %232 = load ptr, ptr %231, align 16
  %233 = zext nneg i32 %228 to i64
  %234 = getelementptr i8, ptr %232, i64 %233
  %235 = add nuw nsw i32 %228, 8
  store i32 %235, ptr %6, align 16
  br label %240

236:                                              ; preds = %227
  %237 = getelementptr inbounds i8, ptr %6, i64 8
  %238 = load ptr, ptr %237, align 8
  %239 = getelementptr i8, ptr %238, i64 8
  store ptr %239, ptr %237, align 8
  br label %240

240:                                              ; preds = %236, %230
  %241 = phi ptr [ %234, %230 ], [ %238, %236 ]
  %242 = load i64, ptr %241, align 8
  %243 = icmp eq i64 %242, -4999603350982971539
  br i1 %243, label %245, label %244

244:                                              ; preds = %240
  call void @failed(ptr noundef nonnull @.str.34, ptr noundef nonnull @.str.41) #7
  br label %245

245:                                              ; preds = %244, %240
  %246 = getelementptr inbounds i8, ptr %6, i64 8
  %247 = load ptr, ptr %246, align 8
  %248 = getelementptr inbounds i8, ptr %247, i64 15
  %249 = call align 16 ptr @llvm.ptrmask.p0.i64(ptr nonnull %248, i64 -16)
  %250 = getelementptr i8, ptr %249, i64 16
  store ptr %250, ptr %246, align 8
  %251 = load x86_fp80, ptr %249, align 16
  %252 = fcmp oeq x86_fp80 %251, 0xKC0199A1104E600000000
  br i1 %252, label %254, label %253

253:                                              ; preds = %245
  call void @failed(ptr noundef nonnull @.str.34, ptr noundef nonnull @.str.43) #7
  br label %254

254:                                              ; preds = %253, %245
  %255 = load ptr, ptr %246, align 8
  %256 = getelementptr i8, ptr %255, i64 24
  store ptr %256, ptr %246, align 8
  %257 = load double, ptr %255, align 8
  %258 = getelementptr inbounds i8, ptr %255, i64 8
  %259 = load i8, ptr %258, align 8
  %260 = getelementptr inbounds i8, ptr %255, i64 16
  %261 = load double, ptr %260, align 8
  %262 = fcmp oeq double %257, 0xC192AAA1D3400000
  %263 = icmp eq i8 %259, 118
  %264 = select i1 %262, i1 %263, i1 false
  %265 = fcmp oeq double %261, 0xC12EA44C40000000
  %266 = select i1 %264, i1 %265, i1 false
  br i1 %266, label %268, label %267

267:                                              ; preds = %254
  call void @failed(ptr noundef nonnull @.str.34, ptr noundef nonnull @.str.45) #7
  br label %268

268:                                              ; preds = %254, %267
  %269 = load i32, ptr %6, align 16
  %270 = icmp ult i32 %269, 41
  br i1 %270, label %271, label %277

271:                                              ; preds = %268
  %272 = getelementptr inbounds i8, ptr %6, i64 16
  %273 = load ptr, ptr %272, align 16
  %274 = zext nneg i32 %269 to i64
  %275 = getelementptr i8, ptr %273, i64 %274
  %276 = add nuw nsw i32 %269, 8
  store i32 %276, ptr %6, align 16
  br label %280

277:                                              ; preds = %268
  %278 = load ptr, ptr %246, align 8
  %279 = getelementptr i8, ptr %278, i64 8
  store ptr %279, ptr %246, align 8
  br label %280

280:                                              ; preds = %277, %271
  %281 = phi ptr [ %275, %271 ], [ %278, %277 ]
  %282 = load i64, ptr %281, align 8
  %283 = icmp eq i64 %282, 6101144551277663994
  br i1 %283, label %285, label %284

284:                                              ; preds = %280
  call void @failed(ptr noundef nonnull @.str.34, ptr noundef nonnull @.str.47) #7
  br label %285

285:                                              ; preds = %284, %280
  %286 = load i32, ptr %6, align 16
  %287 = icmp ult i32 %286, 41
  br i1 %287, label %288, label %294

288:                                              ; preds = %285
  %289 = getelementptr inbounds i8, ptr %6, i64 16
  %290 = load ptr, ptr %289, align 16
  %291 = zext nneg i32 %286 to i64
  %292 = getelementptr i8, ptr %290, i64 %291
  %293 = add nuw nsw i32 %286, 8
  store i32 %293, ptr %6, align 16
  br label %297

294:                                              ; preds = %285
  %295 = load ptr, ptr %246, align 8
  %296 = getelementptr i8, ptr %295, i64 8
  store ptr %296, ptr %246, align 8
  br label %297

297:                                              ; preds = %294, %288
  %298 = phi ptr [ %292, %288 ], [ %295, %294 ]
  %299 = load i64, ptr %298, align 8
  %300 = icmp eq i64 %299, 3652479170659639676
  br i1 %300, label %302, label %301

301:                                              ; preds = %297
  call void @failed(ptr noundef nonnull @.str.34, ptr noundef nonnull @.str.49) #7
  br label %302

302:                                              ; preds = %301, %297
  %303 = getelementptr inbounds i8, ptr %6, i64 4
  %304 = load i32, ptr %303, align 4
  %305 = icmp ult i32 %304, 145
  br i1 %305, label %306, label %316

306:                                              ; preds = %302
  %307 = getelementptr inbounds i8, ptr %6, i64 16
  %308 = load ptr, ptr %307, align 16
  %309 = zext nneg i32 %304 to i64
  %310 = getelementptr i8, ptr %308, i64 %309
  %311 = getelementptr inbounds i8, ptr %310, i64 16
  %312 = load <2 x float>, ptr %310, align 16
  store <2 x float> %312, ptr %8, align 8
  %313 = load float, ptr %311, align 16
  %314 = getelementptr inbounds i8, ptr %8, i64 8
  store float %313, ptr %314, align 8
  %315 = add nuw nsw i32 %304, 32
  store i32 %315, ptr %303, align 4
  br label %319

316:                                              ; preds = %302
  %317 = load ptr, ptr %246, align 8
  %318 = getelementptr i8, ptr %317, i64 16
  store ptr %318, ptr %246, align 8
  br label %319

319:                                              ; preds = %316, %306
  %320 = phi ptr [ %8, %306 ], [ %317, %316 ]
  %321 = load float, ptr %320, align 4
  %322 = getelementptr inbounds i8, ptr %320, i64 4
  %323 = load float, ptr %322, align 4
  %324 = getelementptr inbounds i8, ptr %320, i64 8
  %325 = load float, ptr %324, align 4
  %326 = fcmp oeq float %321, 0x419BE7D7C0000000
  %327 = fcmp oeq float %323, 0xC192DBED80000000
  %328 = select i1 %326, i1 %327, i1 false
  %329 = fcmp oeq float %325, 0xC18354E300000000
  %330 = select i1 %328, i1 %329, i1 false
  br i1 %330, label %332, label %331

331:                                              ; preds = %319
  call void @failed(ptr noundef nonnull @.str.34, ptr noundef nonnull @.str.51) #7
  br label %332

332:                                              ; preds = %319, %331
  call void @llvm.va_end.p0(ptr %5)
  call void @llvm.va_end.p0(ptr %6)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #7
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5) #7
  ret i16 15881
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

declare void @llvm.va_start.p0(ptr) #3

declare void @llvm.va_copy.p0(ptr, ptr) #3

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #4

declare void @llvm.va_end.p0(ptr) #3

define dso_local void @f5(i64 %0, ptr noundef readnone %1, ptr nocapture noundef byval(%struct.s32) align 8 %2, i8 noundef zeroext %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = trunc i64 %0 to i32
  %7 = and i32 %6, 255
  %8 = icmp eq i32 %7, 187
  br i1 %8, label %9, label %17

9:                                                ; preds = %5
  %10 = lshr i64 %0, 32
  %11 = trunc nuw i64 %10 to i32
  %12 = bitcast i32 %11 to float
  %13 = and i32 %6, 65280
  %14 = icmp eq i32 %13, 36352
  %15 = fcmp oeq float %12, 0x4164430FC0000000
  %16 = select i1 %14, i1 %15, i1 false
  br i1 %16, label %18, label %17

17:                                               ; preds = %9, %5
  tail call void @failed(ptr noundef nonnull @.str.59, ptr noundef nonnull @.str.1) #7
  br label %18

18:                                               ; preds = %9, %17
  %19 = icmp eq ptr %1, inttoptr (i64 686243473992146781 to ptr)
  br i1 %19, label %21, label %20

20:                                               ; preds = %18
  tail call void @failed(ptr noundef nonnull @.str.59, ptr noundef nonnull @.str.3) #7
  br label %21

21:                                               ; preds = %20, %18
  %22 = load double, ptr %2, align 8
  %23 = fcmp oeq double %22, 0xC164373CEC000000
  br i1 %23, label %24, label %32

24:                                               ; preds = %21
  %25 = getelementptr inbounds i8, ptr %2, i64 8
  %26 = load i8, ptr %25, align 8
  %27 = icmp eq i8 %26, 103
  %28 = getelementptr inbounds i8, ptr %2, i64 16
  %29 = load double, ptr %28, align 8
  %30 = fcmp oeq double %29, 0x418FB1956E800000
  %31 = select i1 %27, i1 %30, i1 false
  br i1 %31, label %33, label %32

32:                                               ; preds = %24, %21
  tail call void @failed(ptr noundef nonnull @.str.59, ptr noundef nonnull @.str.5) #7
  br label %33

33:                                               ; preds = %24, %32
  store double 0x419B2CCF28C00000, ptr %2, align 8
  %34 = getelementptr inbounds i8, ptr %2, i64 8
  store i8 -124, ptr %34, align 8
  %35 = getelementptr inbounds i8, ptr %2, i64 16
  store double 0x415AC79FE4000000, ptr %35, align 8
  %36 = icmp eq i8 %3, 33
  br i1 %36, label %38, label %37

37:                                               ; preds = %33
  tail call void @failed(ptr noundef nonnull @.str.59, ptr noundef nonnull @.str.7) #7
  br label %38

38:                                               ; preds = %37, %33
  %39 = icmp eq i64 %4, -6659752655561603183
  br i1 %39, label %41, label %40

40:                                               ; preds = %38
  tail call void @failed(ptr noundef nonnull @.str.59, ptr noundef nonnull @.str.9) #7
  br label %41

41:                                               ; preds = %40, %38
  ret void
}

define dso_local noundef i64 @f6(i64 noundef %0, ptr nocapture noundef byval(%union.s34) align 16 %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = alloca %struct.s38, align 8
  %6 = alloca %struct.s38, align 8
  %7 = icmp eq i64 %0, 3761890621461852299
  br i1 %7, label %9, label %8

8:                                                ; preds = %2
  tail call void @failed(ptr noundef nonnull @.str.64, ptr noundef nonnull @.str.1) #7
  br label %9

9:                                                ; preds = %8, %2
  %10 = load float, ptr %1, align 16
  %11 = getelementptr inbounds i8, ptr %1, i64 4
  %12 = load float, ptr %11, align 4
  %13 = fcmp oeq float %10, 0xC17FF6F040000000
  %14 = fcmp oeq float %12, 0xC18C8EDEA0000000
  %15 = and i1 %13, %14
  br i1 %15, label %16, label %24

16:                                               ; preds = %9
  %17 = getelementptr inbounds i8, ptr %1, i64 8
  %18 = load double, ptr %17, align 8
  %19 = fcmp oeq double %18, 0xC19D391124400000
  %20 = getelementptr inbounds i8, ptr %1, i64 16
  %21 = load i32, ptr %20, align 16
  %22 = icmp eq i32 %21, -1235348336
  %23 = select i1 %19, i1 %22, i1 false
  br i1 %23, label %25, label %24

24:                                               ; preds = %16, %9
  tail call void @failed(ptr noundef nonnull @.str.64, ptr noundef nonnull @.str.3) #7
  br label %25

25:                                               ; preds = %16, %24
  store float 0x419AFC3820000000, ptr %1, align 16
  store float 0x419E363BE0000000, ptr %11, align 4
  %26 = getelementptr inbounds i8, ptr %1, i64 8
  store double 0x415AC79FE4000000, ptr %26, align 8
  %27 = getelementptr inbounds i8, ptr %1, i64 16
  store i32 494713675, ptr %27, align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #7
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #7
  call void @llvm.va_start.p0(ptr nonnull %3)
  call void @llvm.va_copy.p0(ptr nonnull %4, ptr nonnull %3)
  %28 = load i32, ptr %3, align 16
  %29 = icmp ult i32 %28, 41
  br i1 %29, label %30, label %36

30:                                               ; preds = %25
  %31 = getelementptr inbounds i8, ptr %3, i64 16
  %32 = load ptr, ptr %31, align 16
  %33 = zext nneg i32 %28 to i64
  %34 = getelementptr i8, ptr %32, i64 %33
  %35 = add nuw nsw i32 %28, 8
  store i32 %35, ptr %3, align 16
  br label %40

36:                                               ; preds = %25
  %37 = getelementptr inbounds i8, ptr %3, i64 8
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr i8, ptr %38, i64 8
  store ptr %39, ptr %37, align 8
  br label %40

40:                                               ; preds = %36, %30
  %41 = phi ptr [ %34, %30 ], [ %38, %36 ]
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %42, -1296974448636440723
  br i1 %43, label %45, label %44

44:                                               ; preds = %40
  call void @failed(ptr noundef nonnull @.str.64, ptr noundef nonnull @.str.39) #7
  br label %45

45:                                               ; preds = %44, %40
  %46 = getelementptr inbounds i8, ptr %3, i64 4
  %47 = load i32, ptr %46, align 4
  %48 = icmp ult i32 %47, 161
  br i1 %48, label %49, label %55

49:                                               ; preds = %45
  %50 = getelementptr inbounds i8, ptr %3, i64 16
  %51 = load ptr, ptr %50, align 16
  %52 = zext nneg i32 %47 to i64
  %53 = getelementptr i8, ptr %51, i64 %52
  %54 = add nuw nsw i32 %47, 16
  store i32 %54, ptr %46, align 4
  br label %59

55:                                               ; preds = %45
  %56 = getelementptr inbounds i8, ptr %3, i64 8
  %57 = load ptr, ptr %56, align 8
  %58 = getelementptr i8, ptr %57, i64 8
  store ptr %58, ptr %56, align 8
  br label %59

59:                                               ; preds = %55, %49
  %60 = phi ptr [ %53, %49 ], [ %57, %55 ]
  %61 = load double, ptr %60, align 8
  %62 = fcmp oeq double %61, 0xC177D00617000000
  br i1 %62, label %64, label %63

63:                                               ; preds = %59
  call void @failed(ptr noundef nonnull @.str.64, ptr noundef nonnull @.str.41) #7
  br label %64

64:                                               ; preds = %63, %59
  %65 = getelementptr inbounds i8, ptr %3, i64 8
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr i8, ptr %66, i64 96
  store ptr %67, ptr %65, align 8
  %68 = load double, ptr %66, align 8
  %69 = getelementptr inbounds i8, ptr %66, i64 8
  %70 = load double, ptr %69, align 8
  %71 = getelementptr inbounds i8, ptr %66, i64 16
  %72 = load double, ptr %71, align 8
  %73 = getelementptr inbounds i8, ptr %66, i64 40
  %74 = load double, ptr %73, align 8
  %75 = getelementptr inbounds i8, ptr %66, i64 48
  %76 = load double, ptr %75, align 8
  %77 = getelementptr inbounds i8, ptr %66, i64 56
  %78 = load double, ptr %77, align 8
  %79 = getelementptr inbounds i8, ptr %66, i64 64
  %80 = load double, ptr %79, align 8
  %81 = getelementptr inbounds i8, ptr %66, i64 72
  %82 = load i32, ptr %81, align 8
  %83 = getelementptr inbounds i8, ptr %66, i64 76
  %84 = load i8, ptr %83, align 4
  %85 = getelementptr inbounds i8, ptr %66, i64 80
  %86 = load float, ptr %85, align 8
  %87 = getelementptr inbounds i8, ptr %66, i64 84
  %88 = load float, ptr %87, align 4
  %89 = getelementptr inbounds i8, ptr %66, i64 88
  %90 = load i16, ptr %89, align 8
  %91 = fcmp oeq double %68, 0xC185512C61000000
  %92 = fcmp oeq double %70, 0xC18BD28E9F000000
  %93 = select i1 %91, i1 %92, i1 false
  %94 = fcmp oeq double %72, 0x4187F3D0B0800000
  %95 = select i1 %93, i1 %94, i1 false
  br i1 %95, label %96, label %122

96:                                               ; preds = %64
  %97 = getelementptr inbounds i8, ptr %66, i64 32
  %98 = load double, ptr %97, align 8
  %99 = getelementptr inbounds i8, ptr %66, i64 24
  %100 = load double, ptr %99, align 8
  %101 = fcmp oeq double %100, 0x4172081DBC000000
  %102 = fcmp oeq double %98, 0x418888B043800000
  %103 = and i1 %101, %102
  br i1 %103, label %104, label %122

104:                                              ; preds = %96
  %105 = fcmp oeq double %74, 0x419E5A9ABAC00000
  %106 = fcmp oeq double %76, 0x417A106FEA000000
  %107 = and i1 %105, %106
  br i1 %107, label %108, label %122

108:                                              ; preds = %104
  %109 = fcmp oeq double %78, 0x417DB73755000000
  %110 = fcmp oeq double %80, 0x415348ECE8000000
  %111 = and i1 %109, %110
  %112 = icmp eq i32 %82, -944640237
  %113 = select i1 %111, i1 %112, i1 false
  %114 = icmp eq i8 %84, -72
  %115 = select i1 %113, i1 %114, i1 false
  %116 = fcmp oeq float %86, 0xC193B33AA0000000
  %117 = select i1 %115, i1 %116, i1 false
  %118 = fcmp oeq float %88, 0xC18C270880000000
  %119 = select i1 %117, i1 %118, i1 false
  %120 = icmp eq i16 %90, -19884
  %121 = select i1 %119, i1 %120, i1 false
  br i1 %121, label %123, label %122

122:                                              ; preds = %108, %104, %96, %64
  call void @failed(ptr noundef nonnull @.str.64, ptr noundef nonnull @.str.43) #7
  br label %123

123:                                              ; preds = %108, %122
  %124 = load i32, ptr %3, align 16
  %125 = icmp ult i32 %124, 41
  %126 = load i32, ptr %46, align 4
  %127 = icmp ult i32 %126, 161
  %128 = and i1 %125, %127
  br i1 %128, label %129, label %141

129:                                              ; preds = %123
  %130 = getelementptr inbounds i8, ptr %3, i64 16
  %131 = load ptr, ptr %130, align 16
  %132 = zext nneg i32 %124 to i64
  %133 = getelementptr i8, ptr %131, i64 %132
  %134 = zext nneg i32 %126 to i64
  %135 = getelementptr i8, ptr %131, i64 %134
  %136 = load <2 x float>, ptr %135, align 8
  store <2 x float> %136, ptr %5, align 8
  %137 = load i64, ptr %133, align 8
  %138 = getelementptr inbounds i8, ptr %5, i64 8
  store i64 %137, ptr %138, align 8
  %139 = add nuw nsw i32 %124, 8
  store i32 %139, ptr %3, align 16
  %140 = add nuw nsw i32 %126, 16
  store i32 %140, ptr %46, align 4
  br label %144

141:                                              ; preds = %123
  %142 = load ptr, ptr %65, align 8
  %143 = getelementptr i8, ptr %142, i64 16
  store ptr %143, ptr %65, align 8
  br label %144

144:                                              ; preds = %141, %129
  %145 = phi ptr [ %5, %129 ], [ %142, %141 ]
  %146 = load float, ptr %145, align 4
  %147 = getelementptr inbounds i8, ptr %145, i64 4
  %148 = load float, ptr %147, align 4
  %149 = getelementptr inbounds i8, ptr %145, i64 8
  %150 = load float, ptr %149, align 4
  %151 = getelementptr inbounds i8, ptr %145, i64 12
  %152 = load i32, ptr %151, align 4
  %153 = fcmp oeq float %146, 0x419A115D60000000
  %154 = fcmp oeq float %148, 0x41915AEB60000000
  %155 = select i1 %153, i1 %154, i1 false
  %156 = fcmp oeq float %150, 0xC185389800000000
  %157 = select i1 %155, i1 %156, i1 false
  %158 = icmp eq i32 %152, -118885582
  %159 = select i1 %157, i1 %158, i1 false
  br i1 %159, label %161, label %160

160:                                              ; preds = %144
  call void @failed(ptr noundef nonnull @.str.64, ptr noundef nonnull @.str.45) #7
  br label %161

161:                                              ; preds = %144, %160
  %162 = load i32, ptr %3, align 16
  %163 = icmp ult i32 %162, 41
  br i1 %163, label %164, label %170

164:                                              ; preds = %161
  %165 = getelementptr inbounds i8, ptr %3, i64 16
  %166 = load ptr, ptr %165, align 16
  %167 = zext nneg i32 %162 to i64
  %168 = getelementptr i8, ptr %166, i64 %167
  %169 = add nuw nsw i32 %162, 8
  store i32 %169, ptr %3, align 16
  br label %173

170:                                              ; preds = %161
  %171 = load ptr, ptr %65, align 8
  %172 = getelementptr i8, ptr %171, i64 8
  store ptr %172, ptr %65, align 8
  br label %173

173:                                              ; preds = %170, %164
  %174 = phi ptr [ %168, %164 ], [ %171, %170 ]
  %175 = load i32, ptr %174, align 4
  %176 = icmp eq i32 %175, -1983776483
  br i1 %176, label %178, label %177

177:                                              ; preds = %173
  call void @failed(ptr noundef nonnull @.str.64, ptr noundef nonnull @.str.47) #7
  br label %178

178:                                              ; preds = %177, %173
  %179 = load i32, ptr %4, align 16
  %180 = icmp ult i32 %179, 41
  br i1 %180, label %181, label %187

181:                                              ; preds = %178
  %182 = getelementptr inbounds i8, ptr %4, i64 16
  %183 = load ptr, ptr %182, align 16
  %184 = zext nneg i32 %179 to i64
  %185 = getelementptr i8, ptr %183, i64 %184
  %186 = add nuw nsw i32 %179, 8
  store i32 %186, ptr %4, align 16
  br label %191

187:                                              ; preds = %178
  %188 = getelementptr inbounds i8, ptr %4, i64 8
  %189 = load ptr, ptr %188, align 8
  %190 = getelementptr i8, ptr %189, i64 8
  store ptr %190, ptr %188, align 8
  br label %191

191:                                              ; preds = %187, %181
  %192 = phi ptr [ %185, %181 ], [ %189, %187 ]
  %193 = load i64, ptr %192, align 8
  %194 = icmp eq i64 %193, -1296974448636440723
  br i1 %194, label %196, label %195

195:                                              ; preds = %191
  call void @failed(ptr noundef nonnull @.str.64, ptr noundef nonnull @.str.39) #7
  br label %196

196:                                              ; preds = %195, %191
  %197 = getelementptr inbounds i8, ptr %4, i64 4
  %198 = load i32, ptr %197, align 4
  %199 = icmp ult i32 %198, 161
  br i1 %199, label %200, label %206

200:                                              ; preds = %196
  %201 = getelementptr inbounds i8, ptr %4, i64 16
  %202 = load ptr, ptr %201, align 16
  %203 = zext nneg i32 %198 to i64
  %204 = getelementptr i8, ptr %202, i64 %203
  %205 = add nuw nsw i32 %198, 16
  store i32 %205, ptr %197, align 4
  br label %210

206:                                              ; preds = %196
  %207 = getelementptr inbounds i8, ptr %4, i64 8
  %208 = load ptr, ptr %207, align 8
  %209 = getelementptr i8, ptr %208, i64 8
  store ptr %209, ptr %207, align 8
  br label %210

210:                                              ; preds = %206, %200
  %211 = phi ptr [ %204, %200 ], [ %208, %206 ]
  %212 = load double, ptr %211, align 8
  %213 = fcmp oeq double %212, 0xC177D00617000000
  br i1 %213, label %215, label %214

214:                                              ; preds = %210
  call void @failed(ptr noundef nonnull @.str.64, ptr noundef nonnull @.str.41) #7
  br label %215

215:                                              ; preds = %214, %210
  %216 = getelementptr inbounds i8, ptr %4, i64 8
  %217 = load ptr, ptr %216, align 8
  %218 = getelementptr i8, ptr %217, i64 96
  store ptr %218, ptr %216, align 8
  %219 = load double, ptr %217, align 8
  %220 = getelementptr inbounds i8, ptr %217, i64 8
  %221 = load double, ptr %220, align 8
  %222 = getelementptr inbounds i8, ptr %217, i64 16
  %223 = load double, ptr %222, align 8
  %224 = getelementptr inbounds i8, ptr %217, i64 40
  %225 = load double, ptr %224, align 8
  %226 = getelementptr inbounds i8, ptr %217, i64 48
  %227 = load double, ptr %226, align 8
  %228 = getelementptr inbounds i8, ptr %217, i64 56
  %229 = load double, ptr %228, align 8
  %230 = getelementptr inbounds i8, ptr %217, i64 64
  %231 = load double, ptr %230, align 8
  %232 = getelementptr inbounds i8, ptr %217, i64 72
  %233 = load i32, ptr %232, align 8
  %234 = getelementptr inbounds i8, ptr %217, i64 76
  %235 = load i8, ptr %234, align 4
  %236 = getelementptr inbounds i8, ptr %217, i64 80
  %237 = load float, ptr %236, align 8
  %238 = getelementptr inbounds i8, ptr %217, i64 84
  %239 = load float, ptr %238, align 4
  %240 = getelementptr inbounds i8, ptr %217, i64 88
  %241 = load i16, ptr %240, align 8
  %242 = fcmp oeq double %219, 0xC185512C61000000
  %243 = fcmp oeq double %221, 0xC18BD28E9F000000
  %244 = select i1 %242, i1 %243, i1 false
  %245 = fcmp oeq double %223, 0x4187F3D0B0800000
  %246 = select i1 %244, i1 %245, i1 false
  br i1 %246, label %247, label %273

247:                                              ; preds = %215
  %248 = getelementptr inbounds i8, ptr %217, i64 32
  %249 = load double, ptr %248, align 8
  %250 = getelementptr inbounds i8, ptr %217, i64 24
  %251 = load double, ptr %250, align 8
  %252 = fcmp oeq double %251, 0x4172081DBC000000
  %253 = fcmp oeq double %249, 0x418888B043800000
  %254 = and i1 %252, %253
  br i1 %254, label %255, label %273

255:                                              ; preds = %247
  %256 = fcmp oeq double %225, 0x419E5A9ABAC00000
  %257 = fcmp oeq double %227, 0x417A106FEA000000
  %258 = and i1 %256, %257
  br i1 %258, label %259, label %273

259:                                              ; preds = %255
  %260 = fcmp oeq double %229, 0x417DB73755000000
  %261 = fcmp oeq double %231, 0x415348ECE8000000
  %262 = and i1 %260, %261
  %263 = icmp eq i32 %233, -944640237
  %264 = select i1 %262, i1 %263, i1 false
  %265 = icmp eq i8 %235, -72
  %266 = select i1 %264, i1 %265, i1 false
  %267 = fcmp oeq float %237, 0xC193B33AA0000000
  %268 = select i1 %266, i1 %267, i1 false
  %269 = fcmp oeq float %239, 0xC18C270880000000
  %270 = select i1 %268, i1 %269, i1 false
  %271 = icmp eq i16 %241, -19884
  %272 = select i1 %270, i1 %271, i1 false
  br i1 %272, label %274, label %273

273:                                              ; preds = %259, %255, %247, %215
  call void @failed(ptr noundef nonnull @.str.64, ptr noundef nonnull @.str.43) #7
  br label %274

274:                                              ; preds = %259, %273
  %275 = load i32, ptr %4, align 16
  %276 = icmp ult i32 %275, 41
  %277 = load i32, ptr %197, align 4
  %278 = icmp ult i32 %277, 161
  %279 = and i1 %276, %278
  br i1 %279, label %280, label %292

280:                                              ; preds = %274
  %281 = getelementptr inbounds i8, ptr %4, i64 16
  %282 = load ptr, ptr %281, align 16
  %283 = zext nneg i32 %275 to i64
  %284 = getelementptr i8, ptr %282, i64 %283
  %285 = zext nneg i32 %277 to i64
  %286 = getelementptr i8, ptr %282, i64 %285
  %287 = load <2 x float>, ptr %286, align 8
  store <2 x float> %287, ptr %6, align 8
  %288 = load i64, ptr %284, align 8
  %289 = getelementptr inbounds i8, ptr %6, i64 8
  store i64 %288, ptr %289, align 8
  %290 = add nuw nsw i32 %275, 8
  store i32 %290, ptr %4, align 16
  %291 = add nuw nsw i32 %277, 16
  store i32 %291, ptr %197, align 4
  br label %295

292:                                              ; preds = %274
  %293 = load ptr, ptr %216, align 8
  %294 = getelementptr i8, ptr %293, i64 16
  store ptr %294, ptr %216, align 8
  br label %295

295:                                              ; preds = %292, %280
  %296 = phi ptr [ %6, %280 ], [ %293, %292 ]
  %297 = load float, ptr %296, align 4
  %298 = getelementptr inbounds i8, ptr %296, i64 4
  %299 = load float, ptr %298, align 4
  %300 = getelementptr inbounds i8, ptr %296, i64 8
  %301 = load float, ptr %300, align 4
  %302 = getelementptr inbounds i8, ptr %296, i64 12
  %303 = load i32, ptr %302, align 4
  %304 = fcmp oeq float %297, 0x419A115D60000000
  %305 = fcmp oeq float %299, 0x41915AEB60000000
  %306 = select i1 %304, i1 %305, i1 false
  %307 = fcmp oeq float %301, 0xC185389800000000
  %308 = select i1 %306, i1 %307, i1 false
  %309 = icmp eq i32 %303, -118885582
  %310 = select i1 %308, i1 %309, i1 false
  br i1 %310, label %312, label %311

311:                                              ; preds = %295
  call void @failed(ptr noundef nonnull @.str.64, ptr noundef nonnull @.str.45) #7
  br label %312

312:                                              ; preds = %295, %311
  %313 = load i32, ptr %4, align 16
  %314 = icmp ult i32 %313, 41
  br i1 %314, label %315, label %321

315:                                              ; preds = %312
  %316 = getelementptr inbounds i8, ptr %4, i64 16
  %317 = load ptr, ptr %316, align 16
  %318 = zext nneg i32 %313 to i64
  %319 = getelementptr i8, ptr %317, i64 %318
  %320 = add nuw nsw i32 %313, 8
  store i32 %320, ptr %4, align 16
  br label %324

321:                                              ; preds = %312
  %322 = load ptr, ptr %216, align 8
  %323 = getelementptr i8, ptr %322, i64 8
  store ptr %323, ptr %216, align 8
  br label %324

324:                                              ; preds = %321, %315
  %325 = phi ptr [ %319, %315 ], [ %322, %321 ]
  %326 = load i32, ptr %325, align 4
  %327 = icmp eq i32 %326, -1983776483
  br i1 %327, label %329, label %328

328:                                              ; preds = %324
  call void @failed(ptr noundef nonnull @.str.64, ptr noundef nonnull @.str.47) #7
  br label %329

329:                                              ; preds = %328, %324
  call void @llvm.va_end.p0(ptr %3)
  call void @llvm.va_end.p0(ptr %4)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #7
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #7
  ret i64 8889726653176177599
}

define dso_local noundef nonnull ptr @f7(float noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fcmp oeq float %0, 0x419EFCE7E0000000
  br i1 %3, label %5, label %4

4:                                                ; preds = %2
  tail call void @failed(ptr noundef nonnull @.str.76, ptr noundef nonnull @.str.1) #7
  br label %5

5:                                                ; preds = %4, %2
  %6 = fcmp oeq double %1, 0xC18571995F800000
  br i1 %6, label %8, label %7

7:                                                ; preds = %5
  tail call void @failed(ptr noundef nonnull @.str.76, ptr noundef nonnull @.str.3) #7
  br label %8

8:                                                ; preds = %7, %5
  ret ptr inttoptr (i64 -2458708911023656490 to ptr)
}

define dso_local noundef zeroext i8 @f8(ptr nocapture noundef byval(%union.s42) align 8 %0, i16 noundef signext %1, i1 noundef zeroext %2, <2 x float> %3, i16 noundef signext %4, i16 %5, i64 %6, i64 noundef %7, i8 noundef zeroext %8, i64 noundef %9, i16 noundef signext %10) local_unnamed_addr #5 {
  %12 = load double, ptr %0, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  %14 = load double, ptr %13, align 8
  %15 = fcmp oeq double %12, 0x41762B236F000000
  %16 = fcmp oeq double %14, 0x41925FEF69400000
  %17 = and i1 %15, %16
  %18 = getelementptr inbounds i8, ptr %0, i64 16
  %19 = load float, ptr %18, align 8
  %20 = fcmp oeq float %19, 1.394280e+06
  %21 = select i1 %17, i1 %20, i1 false
  %22 = getelementptr inbounds i8, ptr %0, i64 20
  %23 = load float, ptr %22, align 4
  %24 = fcmp oeq float %23, 0x41864F3300000000
  %25 = select i1 %21, i1 %24, i1 false
  br i1 %25, label %26, label %46

26:                                               ; preds = %11
  %27 = getelementptr inbounds i8, ptr %0, i64 24
  %28 = load float, ptr %27, align 8
  %29 = getelementptr inbounds i8, ptr %0, i64 28
  %30 = load float, ptr %29, align 4
  %31 = fcmp oeq float %28, 0x41762B2360000000
  %32 = fcmp oeq float %30, 0x41925FEF60000000
  %33 = and i1 %31, %32
  %34 = getelementptr inbounds i8, ptr %0, i64 32
  %35 = load i64, ptr %34, align 8
  %36 = icmp eq i64 %35, 8585216209670399617
  %37 = select i1 %33, i1 %36, i1 false
  %38 = getelementptr inbounds i8, ptr %0, i64 40
  %39 = load double, ptr %38, align 8
  %40 = fcmp oeq double %39, 0x41864F32F1000000
  %41 = select i1 %37, i1 %40, i1 false
  %42 = getelementptr inbounds i8, ptr %0, i64 48
  %43 = load i8, ptr %42, align 8
  %44 = icmp eq i8 %43, 79
  %45 = select i1 %41, i1 %44, i1 false
  br i1 %45, label %47, label %46

46:                                               ; preds = %26, %11
  tail call void @failed(ptr noundef nonnull @.str.78, ptr noundef nonnull @.str.1) #7
  br label %47

47:                                               ; preds = %26, %46
  store double 0x415AC79FE4000000, ptr %0, align 8
  store double 0x41976278A9C00000, ptr %13, align 8
  %48 = getelementptr inbounds i8, ptr %0, i64 16
  store float 0x417D7CBB40000000, ptr %48, align 8
  %49 = getelementptr inbounds i8, ptr %0, i64 20
  store float 0xC15F225FA0000000, ptr %49, align 4
  %50 = getelementptr inbounds i8, ptr %0, i64 24
  store float 0x415AC79FE0000000, ptr %50, align 8
  %51 = getelementptr inbounds i8, ptr %0, i64 28
  store float 0x41976278A0000000, ptr %51, align 4
  %52 = getelementptr inbounds i8, ptr %0, i64 32
  store i64 6988740672530201419, ptr %52, align 8
  %53 = getelementptr inbounds i8, ptr %0, i64 40
  store double 0xC15F225FA8000000, ptr %53, align 8
  %54 = getelementptr inbounds i8, ptr %0, i64 48
  store i8 -15, ptr %54, align 8
  %55 = icmp eq i16 %1, -25728
  br i1 %55, label %57, label %56

56:                                               ; preds = %47
  tail call void @failed(ptr noundef nonnull @.str.78, ptr noundef nonnull @.str.3) #7
  br label %57

57:                                               ; preds = %56, %47
  br i1 %2, label %59, label %58

58:                                               ; preds = %57
  tail call void @failed(ptr noundef nonnull @.str.78, ptr noundef nonnull @.str.5) #7
  br label %59

59:                                               ; preds = %58, %57
  %60 = extractelement <2 x float> %3, i64 0
  %61 = extractelement <2 x float> %3, i64 1
  %62 = fcmp oeq float %60, 0xC17E847440000000
  %63 = fcmp oeq float %61, 0x4125F99840000000
  %64 = and i1 %62, %63
  br i1 %64, label %66, label %65

65:                                               ; preds = %59
  tail call void @failed(ptr noundef nonnull @.str.78, ptr noundef nonnull @.str.7) #7
  br label %66

66:                                               ; preds = %65, %59
  %67 = icmp eq i16 %4, 27743
  br i1 %67, label %69, label %68

68:                                               ; preds = %66
  tail call void @failed(ptr noundef nonnull @.str.78, ptr noundef nonnull @.str.9) #7
  br label %69

69:                                               ; preds = %68, %66
  %70 = icmp eq i16 %5, 9774
  %71 = icmp eq i64 %6, 3780580324780894981
  %72 = select i1 %70, i1 %71, i1 false
  br i1 %72, label %74, label %73

73:                                               ; preds = %69
  tail call void @failed(ptr noundef nonnull @.str.78, ptr noundef nonnull @.str.11) #7
  br label %74

74:                                               ; preds = %69, %73
  %75 = icmp eq i64 %7, 8770605955986929479
  br i1 %75, label %77, label %76

76:                                               ; preds = %74
  tail call void @failed(ptr noundef nonnull @.str.78, ptr noundef nonnull @.str.13) #7
  br label %77

77:                                               ; preds = %76, %74
  %78 = icmp eq i8 %8, -46
  br i1 %78, label %80, label %79

79:                                               ; preds = %77
  tail call void @failed(ptr noundef nonnull @.str.78, ptr noundef nonnull @.str.15) #7
  br label %80

80:                                               ; preds = %79, %77
  %81 = icmp eq i64 %9, 3873275194873221792
  br i1 %81, label %83, label %82

82:                                               ; preds = %80
  tail call void @failed(ptr noundef nonnull @.str.78, ptr noundef nonnull @.str.25) #7
  br label %83

83:                                               ; preds = %82, %80
  %84 = icmp eq i16 %10, 12082
  br i1 %84, label %86, label %85

85:                                               ; preds = %83
  tail call void @failed(ptr noundef nonnull @.str.78, ptr noundef nonnull @.str.27) #7
  br label %86

86:                                               ; preds = %85, %83
  ret i8 48
}

define dso_local noundef double @f9(float noundef %0, i1 noundef zeroext %1, double %2, <2 x float> %3, i64 noundef %4, i64 noundef %5, i32 noundef %6, i32 %7, i1 noundef zeroext %8, ptr nocapture noundef byval(%struct.s47) align 8 %9, i16 noundef zeroext %10, i32 noundef %11, i16 noundef signext %12, i8 noundef zeroext %13, ptr nocapture noundef byval(%struct.s51) align 16 %14, i64 noundef %15) local_unnamed_addr #5 {
  %17 = zext i64 %5 to i128
  %18 = shl nuw i128 %17, 64
  %19 = zext i64 %4 to i128
  %20 = or disjoint i128 %18, %19
  %21 = fcmp oeq float %0, 0x4198385260000000
  br i1 %21, label %23, label %22

22:                                               ; preds = %16
  tail call void @failed(ptr noundef nonnull @.str.88, ptr noundef nonnull @.str.1) #7
  br label %23

23:                                               ; preds = %22, %16
  br i1 %1, label %24, label %25

24:                                               ; preds = %23
  tail call void @failed(ptr noundef nonnull @.str.88, ptr noundef nonnull @.str.3) #7
  br label %25

25:                                               ; preds = %24, %23
  %26 = fcmp oeq double %2, 0xC17C7CD56D000000
  br i1 %26, label %27, label %33

27:                                               ; preds = %25
  %28 = extractelement <2 x float> %3, i64 0
  %29 = extractelement <2 x float> %3, i64 1
  %30 = fcmp oeq float %28, 0xC184CF8120000000
  %31 = fcmp oeq float %29, 0xC14B384B80000000
  %32 = and i1 %30, %31
  br i1 %32, label %34, label %33

33:                                               ; preds = %27, %25
  tail call void @failed(ptr noundef nonnull @.str.88, ptr noundef nonnull @.str.5) #7
  br label %34

34:                                               ; preds = %33, %27
  %35 = icmp eq i128 %20, -31417760039455349928577779985138019093
  br i1 %35, label %37, label %36

36:                                               ; preds = %34
  tail call void @failed(ptr noundef nonnull @.str.88, ptr noundef nonnull @.str.7) #7
  br label %37

37:                                               ; preds = %36, %34
  %38 = icmp eq i32 %6, -1700267159
  br i1 %38, label %40, label %39

39:                                               ; preds = %37
  tail call void @failed(ptr noundef nonnull @.str.88, ptr noundef nonnull @.str.9) #7
  br label %40

40:                                               ; preds = %39, %37
  %41 = icmp eq i32 %7, 31840536
  br i1 %41, label %43, label %42

42:                                               ; preds = %40
  tail call void @failed(ptr noundef nonnull @.str.88, ptr noundef nonnull @.str.11) #7
  br label %43

43:                                               ; preds = %42, %40
  br i1 %8, label %45, label %44

44:                                               ; preds = %43
  tail call void @failed(ptr noundef nonnull @.str.88, ptr noundef nonnull @.str.13) #7
  br label %45

45:                                               ; preds = %44, %43
  %46 = load i64, ptr %9, align 8
  %47 = icmp eq i64 %46, 3229576839238727764
  %48 = getelementptr inbounds i8, ptr %9, i64 8
  %49 = load i16, ptr %48, align 8
  %50 = icmp eq i16 %49, -25941
  %51 = select i1 %47, i1 %50, i1 false
  br i1 %51, label %52, label %60

52:                                               ; preds = %45
  %53 = getelementptr inbounds i8, ptr %9, i64 10
  %54 = load i16, ptr %53, align 2
  %55 = icmp eq i16 %54, 3582
  %56 = getelementptr inbounds i8, ptr %9, i64 12
  %57 = load float, ptr %56, align 4
  %58 = fcmp oeq float %57, 0x418A004060000000
  %59 = select i1 %55, i1 %58, i1 false
  br i1 %59, label %61, label %60

60:                                               ; preds = %52, %45
  tail call void @failed(ptr noundef nonnull @.str.88, ptr noundef nonnull @.str.15) #7
  br label %61

61:                                               ; preds = %52, %60
  store i64 -299966892155388765, ptr %9, align 8
  %62 = getelementptr inbounds i8, ptr %9, i64 8
  store i16 -8060, ptr %62, align 8
  %63 = getelementptr inbounds i8, ptr %9, i64 10
  store i16 -6151, ptr %63, align 2
  %64 = getelementptr inbounds i8, ptr %9, i64 12
  store float 0x417D7CBB40000000, ptr %64, align 4
  %65 = icmp eq i16 %10, 17506
  br i1 %65, label %67, label %66

66:                                               ; preds = %61
  tail call void @failed(ptr noundef nonnull @.str.88, ptr noundef nonnull @.str.25) #7
  br label %67

67:                                               ; preds = %66, %61
  %68 = icmp eq i32 %11, 1169691892
  br i1 %68, label %70, label %69

69:                                               ; preds = %67
  tail call void @failed(ptr noundef nonnull @.str.88, ptr noundef nonnull @.str.27) #7
  br label %70

70:                                               ; preds = %69, %67
  %71 = icmp eq i16 %12, -7350
  br i1 %71, label %73, label %72

72:                                               ; preds = %70
  tail call void @failed(ptr noundef nonnull @.str.88, ptr noundef nonnull @.str.99) #7
  br label %73

73:                                               ; preds = %72, %70
  %74 = icmp eq i8 %13, -56
  br i1 %74, label %76, label %75

75:                                               ; preds = %73
  tail call void @failed(ptr noundef nonnull @.str.88, ptr noundef nonnull @.str.101) #7
  br label %76

76:                                               ; preds = %75, %73
  %77 = load i32, ptr %14, align 16
  %78 = icmp eq i32 %77, -1301837596
  %79 = getelementptr inbounds i8, ptr %14, i64 4
  %80 = load i32, ptr %79, align 4
  %81 = icmp eq i32 %80, -1660226237
  %82 = select i1 %78, i1 %81, i1 false
  %83 = getelementptr inbounds i8, ptr %14, i64 8
  %84 = load i8, ptr %83, align 8
  %85 = icmp eq i8 %84, 0
  %86 = select i1 %82, i1 %85, i1 false
  br i1 %86, label %87, label %99

87:                                               ; preds = %76
  %88 = getelementptr inbounds i8, ptr %14, i64 16
  %89 = load float, ptr %88, align 16
  %90 = getelementptr inbounds i8, ptr %14, i64 20
  %91 = load float, ptr %90, align 4
  %92 = fcmp oeq float %89, 0xC198BD42A0000000
  %93 = fcmp oeq float %91, 0xC18E8F8360000000
  %94 = and i1 %92, %93
  %95 = getelementptr inbounds i8, ptr %14, i64 24
  %96 = load i64, ptr %95, align 8
  %97 = icmp eq i64 %96, -1725042506108920387
  %98 = select i1 %94, i1 %97, i1 false
  br i1 %98, label %100, label %99

99:                                               ; preds = %87, %76
  tail call void @failed(ptr noundef nonnull @.str.88, ptr noundef nonnull @.str.103) #7
  br label %100

100:                                              ; preds = %87, %99
  store i32 1810948228, ptr %14, align 16
  %101 = getelementptr inbounds i8, ptr %14, i64 4
  store i32 112322553, ptr %101, align 4
  %102 = getelementptr inbounds i8, ptr %14, i64 8
  store i8 0, ptr %102, align 8
  %103 = getelementptr inbounds i8, ptr %14, i64 16
  store float 0x415AC79FE0000000, ptr %103, align 16
  %104 = getelementptr inbounds i8, ptr %14, i64 20
  store float 0x41976278A0000000, ptr %104, align 4
  %105 = getelementptr inbounds i8, ptr %14, i64 24
  store i64 6988740672530201419, ptr %105, align 8
  %106 = icmp eq i64 %15, -7743069915999513884
  br i1 %106, label %108, label %107

107:                                              ; preds = %100
  tail call void @failed(ptr noundef nonnull @.str.88, ptr noundef nonnull @.str.105) #7
  br label %108

108:                                              ; preds = %107, %100
  ret double 0xC194227CE3800000
}

define dso_local void @f10(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.s54) align 8 %0, i8 noundef signext %1) local_unnamed_addr #0 {
  %3 = icmp eq i8 %1, -78
  br i1 %3, label %5, label %4

4:                                                ; preds = %2
  tail call void @failed(ptr noundef nonnull @.str.106, ptr noundef nonnull @.str.1) #7
  br label %5

5:                                                ; preds = %4, %2
  store i16 -11342, ptr %0, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 4
  store float 0xC19B8E1420000000, ptr %6, align 4
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  store double 0xC19B8E1429800000, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 16
  store i64 2991598454602035719, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 24
  store i8 90, ptr %9, align 8
  ret void
}

define dso_local noundef i64 @f11() local_unnamed_addr #6 {
  ret i64 49218161861746350
}

define dso_local void @f12(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.s58) align 8 %0, i8 noundef zeroext %1, i32 %2) local_unnamed_addr #0 {
  %4 = icmp eq i8 %1, 22
  br i1 %4, label %6, label %5

5:                                                ; preds = %3
  tail call void @failed(ptr noundef nonnull @.str.107, ptr noundef nonnull @.str.1) #7
  br label %6

6:                                                ; preds = %5, %3
  %7 = and i32 %2, 16777215
  %8 = icmp eq i32 %7, 5231589
  br i1 %8, label %10, label %9

9:                                                ; preds = %6
  tail call void @failed(ptr noundef nonnull @.str.107, ptr noundef nonnull @.str.3) #7
  br label %10

10:                                               ; preds = %6, %9
  store float 0x41941F84C0000000, ptr %0, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 4
  store float 0x4189926A80000000, ptr %11, align 4
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  store float 0x4199EEEBA0000000, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 12
  store float 0xC1995DA080000000, ptr %13, align 4
  %14 = getelementptr inbounds i8, ptr %0, i64 16
  store float 0xC1939455E0000000, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %0, i64 24
  store i64 -6912474530560532445, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %0, i64 32
  store i32 610295046, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %0, i64 36
  store float 0x419E519980000000, ptr %17, align 4
  %18 = getelementptr inbounds i8, ptr %0, i64 40
  store float 0x41960ADB80000000, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %0, i64 44
  store float 0x4171EDA940000000, ptr %19, align 4
  %20 = getelementptr inbounds i8, ptr %0, i64 48
  store double 0x418E466E4A000000, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %0, i64 56
  store i64 7814924056332885254, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %0, i64 64
  store i32 2034656766, ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %0, i64 68
  store float 0x4171EDA940000000, ptr %23, align 4
  %24 = getelementptr inbounds i8, ptr %0, i64 72
  store float 0x419DB58F00000000, ptr %24, align 8
  %25 = getelementptr inbounds i8, ptr %0, i64 76
  store float 0x418E466E40000000, ptr %25, align 4
  %26 = getelementptr inbounds i8, ptr %0, i64 80
  store double 0xC18C4C0807800000, ptr %26, align 8
  %27 = getelementptr inbounds i8, ptr %0, i64 88
  store i8 6, ptr %27, align 8
  ret void
}

define dso_local noundef double @f13(i16 %0, double noundef %1, double noundef %2, double noundef %3, ptr noundef readnone %4, i32 noundef %5, x86_fp80 noundef %6, i8 noundef signext %7, ptr nocapture noundef byval(%struct.s60) align 8 %8, ptr nocapture noundef byval(%struct.s61) align 8 %9, x86_fp80 noundef %10, <2 x float> noundef %11, i64 %12, i16 noundef zeroext %13, i32 noundef %14) local_unnamed_addr #5 {
  %16 = icmp eq i16 %0, 10572
  br i1 %16, label %18, label %17

17:                                               ; preds = %15
  tail call void @failed(ptr noundef nonnull @.str.109, ptr noundef nonnull @.str.1) #7
  br label %18

18:                                               ; preds = %17, %15
  %19 = fcmp oeq double %1, 0x417D3FA5CA000000
  br i1 %19, label %21, label %20

20:                                               ; preds = %18
  tail call void @failed(ptr noundef nonnull @.str.109, ptr noundef nonnull @.str.3) #7
  br label %21

21:                                               ; preds = %20, %18
  %22 = fcmp oeq double %2, 0xC197CFC32D000000
  %23 = fcmp oeq double %3, 0x41906A3DB1C00000
  %24 = and i1 %22, %23
  br i1 %24, label %26, label %25

25:                                               ; preds = %21
  tail call void @failed(ptr noundef nonnull @.str.109, ptr noundef nonnull @.str.5) #7
  br label %26

26:                                               ; preds = %25, %21
  %27 = icmp eq ptr %4, inttoptr (i64 804766879152344626 to ptr)
  br i1 %27, label %29, label %28

28:                                               ; preds = %26
  tail call void @failed(ptr noundef nonnull @.str.109, ptr noundef nonnull @.str.7) #7
  br label %29

29:                                               ; preds = %28, %26
  %30 = icmp eq i32 %5, -603890016
  br i1 %30, label %32, label %31

31:                                               ; preds = %29
  tail call void @failed(ptr noundef nonnull @.str.109, ptr noundef nonnull @.str.9) #7
  br label %32

32:                                               ; preds = %31, %29
  %33 = fcmp oeq x86_fp80 %6, 0xKC018F474733800000000
  br i1 %33, label %35, label %34

34:                                               ; preds = %32
  tail call void @failed(ptr noundef nonnull @.str.109, ptr noundef nonnull @.str.11) #7
  br label %35

35:                                               ; preds = %34, %32
  %36 = icmp eq i8 %7, -67
  br i1 %36, label %38, label %37

37:                                               ; preds = %35
  tail call void @failed(ptr noundef nonnull @.str.109, ptr noundef nonnull @.str.13) #7
  br label %38

38:                                               ; preds = %37, %35
  %39 = load i64, ptr %8, align 8
  %40 = icmp eq i64 %39, 5737503935452038127
  %41 = getelementptr inbounds i8, ptr %8, i64 8
  %42 = load i16, ptr %41, align 8
  %43 = icmp eq i16 %42, -16816
  %44 = select i1 %40, i1 %43, i1 false
  %45 = getelementptr inbounds i8, ptr %8, i64 10
  %46 = load double, ptr %45, align 2
  %47 = fcmp oeq double %46, 0x419B10F22D400000
  %48 = select i1 %44, i1 %47, i1 false
  %49 = getelementptr inbounds i8, ptr %8, i64 18
  %50 = load i8, ptr %49, align 2
  %51 = icmp eq i8 %50, 0
  %52 = select i1 %48, i1 %51, i1 false
  br i1 %52, label %54, label %53

53:                                               ; preds = %38
  tail call void @failed(ptr noundef nonnull @.str.109, ptr noundef nonnull @.str.15) #7
  br label %54

54:                                               ; preds = %38, %53
  store i64 -299966892155388765, ptr %8, align 8
  %55 = getelementptr inbounds i8, ptr %8, i64 8
  store i16 -8060, ptr %55, align 8
  %56 = getelementptr inbounds i8, ptr %8, i64 10
  store double 0x415AC79FE4000000, ptr %56, align 2
  %57 = getelementptr inbounds i8, ptr %8, i64 18
  store i8 1, ptr %57, align 2
  %58 = load i64, ptr %9, align 8
  %59 = icmp eq i64 %58, 3288838542773304906
  br i1 %59, label %60, label %68

60:                                               ; preds = %54
  %61 = getelementptr inbounds i8, ptr %9, i64 8
  %62 = load i64, ptr %61, align 8
  %63 = icmp eq i64 %62, -430506958306972194
  %64 = getelementptr inbounds i8, ptr %9, i64 16
  %65 = load i16, ptr %64, align 8
  %66 = icmp eq i16 %65, -26623
  %67 = select i1 %63, i1 %66, i1 false
  br i1 %67, label %69, label %68

68:                                               ; preds = %60, %54
  tail call void @failed(ptr noundef nonnull @.str.109, ptr noundef nonnull @.str.25) #7
  br label %69

69:                                               ; preds = %60, %68
  store i64 -299966892155388765, ptr %9, align 8
  %70 = getelementptr inbounds i8, ptr %9, i64 8
  store i64 -4019312397596434300, ptr %70, align 8
  %71 = getelementptr inbounds i8, ptr %9, i64 16
  store i16 -6151, ptr %71, align 8
  %72 = fcmp oeq x86_fp80 %10, 0xK4019D0CA425A00000000
  br i1 %72, label %74, label %73

73:                                               ; preds = %69
  tail call void @failed(ptr noundef nonnull @.str.109, ptr noundef nonnull @.str.27) #7
  br label %74

74:                                               ; preds = %73, %69
  %75 = extractelement <2 x float> %11, i64 0
  %76 = extractelement <2 x float> %11, i64 1
  %77 = fcmp oeq float %75, 0x41724E6FC0000000
  %78 = fcmp oeq float %76, 0xC1653D2A20000000
  %79 = and i1 %77, %78
  br i1 %79, label %81, label %80

80:                                               ; preds = %74
  tail call void @failed(ptr noundef nonnull @.str.109, ptr noundef nonnull @.str.99) #7
  br label %81

81:                                               ; preds = %80, %74
  %82 = icmp eq i64 %12, -4057157568502758916
  br i1 %82, label %84, label %83

83:                                               ; preds = %81
  tail call void @failed(ptr noundef nonnull @.str.109, ptr noundef nonnull @.str.101) #7
  br label %84

84:                                               ; preds = %83, %81
  %85 = icmp eq i16 %13, -19758
  br i1 %85, label %87, label %86

86:                                               ; preds = %84
  tail call void @failed(ptr noundef nonnull @.str.109, ptr noundef nonnull @.str.103) #7
  br label %87

87:                                               ; preds = %86, %84
  %88 = icmp eq i32 %14, -1817680036
  br i1 %88, label %90, label %89

89:                                               ; preds = %87
  tail call void @failed(ptr noundef nonnull @.str.109, ptr noundef nonnull @.str.105) #7
  br label %90

90:                                               ; preds = %89, %87
  ret double 0x41946D504A800000
}

define dso_local noundef zeroext i16 @f14(i64 noundef %0, i64 noundef %1, float %2) local_unnamed_addr #0 {
  %4 = zext i64 %1 to i128
  %5 = shl nuw i128 %4, 64
  %6 = zext i64 %0 to i128
  %7 = or disjoint i128 %5, %6
  %8 = icmp eq i128 %7, 161920811818829909759591699986319016606
  br i1 %8, label %10, label %9

9:                                                ; preds = %3
  tail call void @failed(ptr noundef nonnull @.str.123, ptr noundef nonnull @.str.1) #7
  br label %10

10:                                               ; preds = %9, %3
  %11 = fcmp oeq float %2, 0x418B720CA0000000
  br i1 %11, label %13, label %12

12:                                               ; preds = %10
  tail call void @failed(ptr noundef nonnull @.str.123, ptr noundef nonnull @.str.3) #7
  br label %13

13:                                               ; preds = %12, %10
  ret i16 4507
}

define dso_local { <2 x float>, i8 } @f15(i64 noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq i64 %0, -9042017496429491797
  br i1 %2, label %4, label %3

3:                                                ; preds = %1
  tail call void @failed(ptr noundef nonnull @.str.125, ptr noundef nonnull @.str.1) #7
  br label %4

4:                                                ; preds = %3, %1
  ret { <2 x float>, i8 } { <2 x float> <float 0xC1871F8BA0000000, float 0xC18D4F0AE0000000>, i8 117 }
}

define dso_local noundef i64 @f16(ptr nocapture noundef byval(%struct.s67) align 8 %0, <2 x float> noundef %1, i64 %2, double %3, float noundef %4, float noundef %5, double noundef %6, double noundef %7, i64 noundef %8, double noundef %9, ptr nocapture noundef byval({ double, double }) align 8 %10, i1 noundef zeroext %11, ...) local_unnamed_addr #5 {
  %13 = alloca [1 x %struct.__va_list_tag], align 16
  %14 = alloca [1 x %struct.__va_list_tag], align 16
  %15 = load i64, ptr %0, align 8
  %16 = icmp eq i64 %15, 6312362838256931078
  %17 = getelementptr inbounds i8, ptr %0, i64 8
  %18 = load i16, ptr %17, align 8
  %19 = icmp eq i16 %18, -13091
  %20 = select i1 %16, i1 %19, i1 false
  %21 = getelementptr inbounds i8, ptr %0, i64 10
  %22 = load i8, ptr %21, align 2
  %23 = icmp eq i8 %22, -80
  %24 = select i1 %20, i1 %23, i1 false
  %25 = getelementptr inbounds i8, ptr %0, i64 11
  %26 = load i8, ptr %25, align 1
  %27 = icmp eq i8 %26, 115
  %28 = select i1 %24, i1 %27, i1 false
  %29 = getelementptr inbounds i8, ptr %0, i64 12
  %30 = load i8, ptr %29, align 4
  %31 = icmp eq i8 %30, -34
  %32 = select i1 %28, i1 %31, i1 false
  %33 = getelementptr inbounds i8, ptr %0, i64 13
  %34 = load i8, ptr %33, align 1
  %35 = icmp eq i8 %34, 38
  %36 = select i1 %32, i1 %35, i1 false
  %37 = getelementptr inbounds i8, ptr %0, i64 16
  %38 = load double, ptr %37, align 8
  %39 = fcmp oeq double %38, 0x4145466818000000
  %40 = select i1 %36, i1 %39, i1 false
  %41 = getelementptr inbounds i8, ptr %0, i64 24
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %42, -8715002612233221179
  %44 = select i1 %40, i1 %43, i1 false
  %45 = getelementptr inbounds i8, ptr %0, i64 32
  %46 = load i16, ptr %45, align 8
  %47 = icmp eq i16 %46, 21611
  %48 = select i1 %44, i1 %47, i1 false
  %49 = getelementptr inbounds i8, ptr %0, i64 34
  %50 = load i16, ptr %49, align 2
  %51 = icmp eq i16 %50, 29342
  %52 = select i1 %48, i1 %51, i1 false
  %53 = getelementptr inbounds i8, ptr %0, i64 40
  %54 = load i64, ptr %53, align 8
  %55 = icmp eq i64 %54, -1426295044893036107
  %56 = select i1 %52, i1 %55, i1 false
  %57 = getelementptr inbounds i8, ptr %0, i64 48
  %58 = load i16, ptr %57, align 8
  %59 = icmp eq i16 %58, -13091
  %60 = select i1 %56, i1 %59, i1 false
  br i1 %60, label %61, label %69

61:                                               ; preds = %12
  %62 = getelementptr inbounds i8, ptr %0, i64 50
  %63 = load i16, ptr %62, align 2
  %64 = icmp eq i16 %63, -8272
  %65 = getelementptr inbounds i8, ptr %0, i64 52
  %66 = load float, ptr %65, align 4
  %67 = fcmp oeq float %66, 0x41905712A0000000
  %68 = select i1 %64, i1 %67, i1 false
  br i1 %68, label %70, label %69

69:                                               ; preds = %61, %12
  tail call void @failed(ptr noundef nonnull @.str.126, ptr noundef nonnull @.str.1) #7
  br label %70

70:                                               ; preds = %61, %69
  store i64 -299966892155388765, ptr %0, align 8
  %71 = getelementptr inbounds i8, ptr %0, i64 8
  store i16 -6151, ptr %71, align 8
  %72 = getelementptr inbounds i8, ptr %0, i64 10
  store i8 75, ptr %72, align 2
  %73 = getelementptr inbounds i8, ptr %0, i64 11
  store i8 22, ptr %73, align 1
  %74 = getelementptr inbounds i8, ptr %0, i64 12
  store i8 -15, ptr %74, align 4
  %75 = getelementptr inbounds i8, ptr %0, i64 13
  store i8 76, ptr %75, align 1
  %76 = getelementptr inbounds i8, ptr %0, i64 16
  store double 0x419BD1FC2A000000, ptr %76, align 8
  %77 = getelementptr inbounds i8, ptr %0, i64 24
  store i64 3119411733334871714, ptr %77, align 8
  %78 = getelementptr inbounds i8, ptr %0, i64 32
  store i16 31047, ptr %78, align 8
  %79 = getelementptr inbounds i8, ptr %0, i64 34
  store i16 17917, ptr %79, align 2
  %80 = getelementptr inbounds i8, ptr %0, i64 40
  store i64 -8038624760833130232, ptr %80, align 8
  %81 = getelementptr inbounds i8, ptr %0, i64 48
  store i16 -6151, ptr %81, align 8
  %82 = getelementptr inbounds i8, ptr %0, i64 50
  store i16 -17589, ptr %82, align 2
  %83 = getelementptr inbounds i8, ptr %0, i64 52
  store float 0xC15F225FA0000000, ptr %83, align 4
  %84 = extractelement <2 x float> %1, i64 0
  %85 = extractelement <2 x float> %1, i64 1
  %86 = fcmp oeq float %84, 0x41973B0120000000
  %87 = fcmp oeq float %85, 0x419D8777E0000000
  %88 = and i1 %86, %87
  br i1 %88, label %90, label %89

89:                                               ; preds = %70
  tail call void @failed(ptr noundef nonnull @.str.126, ptr noundef nonnull @.str.3) #7
  br label %90

90:                                               ; preds = %89, %70
  %91 = icmp eq i64 %2, 1415032064765325870
  %92 = fcmp oeq double %3, 0x419AC4B45EC00000
  %93 = select i1 %91, i1 %92, i1 false
  br i1 %93, label %95, label %94

94:                                               ; preds = %90
  tail call void @failed(ptr noundef nonnull @.str.126, ptr noundef nonnull @.str.5) #7
  br label %95

95:                                               ; preds = %90, %94
  %96 = fcmp oeq float %4, 0xC18AA2CD40000000
  br i1 %96, label %98, label %97

97:                                               ; preds = %95
  tail call void @failed(ptr noundef nonnull @.str.126, ptr noundef nonnull @.str.7) #7
  br label %98

98:                                               ; preds = %97, %95
  %99 = fcmp oeq float %5, 0x419702E680000000
  br i1 %99, label %101, label %100

100:                                              ; preds = %98
  tail call void @failed(ptr noundef nonnull @.str.126, ptr noundef nonnull @.str.9) #7
  br label %101

101:                                              ; preds = %100, %98
  %102 = fcmp oeq double %6, 0xC19665CC56000000
  %103 = fcmp oeq double %7, 0xC19F93DA89C00000
  %104 = and i1 %102, %103
  br i1 %104, label %106, label %105

105:                                              ; preds = %101
  tail call void @failed(ptr noundef nonnull @.str.126, ptr noundef nonnull @.str.11) #7
  br label %106

106:                                              ; preds = %105, %101
  %107 = icmp eq i64 %8, -4660283925913372362
  br i1 %107, label %109, label %108

108:                                              ; preds = %106
  tail call void @failed(ptr noundef nonnull @.str.126, ptr noundef nonnull @.str.13) #7
  br label %109

109:                                              ; preds = %108, %106
  %110 = fcmp oeq double %9, 0xC198B9B5EF000000
  br i1 %110, label %112, label %111

111:                                              ; preds = %109
  tail call void @failed(ptr noundef nonnull @.str.126, ptr noundef nonnull @.str.15) #7
  br label %112

112:                                              ; preds = %111, %109
  %113 = load double, ptr %10, align 8
  %114 = getelementptr inbounds i8, ptr %10, i64 8
  %115 = load double, ptr %114, align 8
  %116 = fcmp oeq double %113, 0x415E3B62F8000000
  %117 = fcmp oeq double %115, 0x4187BA8E28800000
  %118 = and i1 %116, %117
  br i1 %118, label %120, label %119

119:                                              ; preds = %112
  tail call void @failed(ptr noundef nonnull @.str.126, ptr noundef nonnull @.str.25) #7
  br label %120

120:                                              ; preds = %119, %112
  store double 0x41909B5A7F800000, ptr %10, align 8
  store double 0xC1973AEA4E400000, ptr %114, align 8
  br i1 %11, label %122, label %121

121:                                              ; preds = %120
  tail call void @failed(ptr noundef nonnull @.str.126, ptr noundef nonnull @.str.27) #7
  br label %122

122:                                              ; preds = %121, %120
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %13) #7
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %14) #7
  call void @llvm.va_start.p0(ptr nonnull %13)
  call void @llvm.va_copy.p0(ptr nonnull %14, ptr nonnull %13)
  %123 = getelementptr inbounds i8, ptr %13, i64 4
  %124 = load i32, ptr %123, align 4
  %125 = icmp ult i32 %124, 161
  br i1 %125, label %126, label %132

126:                                              ; preds = %122
  %127 = getelementptr inbounds i8, ptr %13, i64 16
  %128 = load ptr, ptr %127, align 16
  %129 = zext nneg i32 %124 to i64
  %130 = getelementptr i8, ptr %128, i64 %129
  %131 = add nuw nsw i32 %124, 16
  store i32 %131, ptr %123, align 4
  br label %136

132:                                              ; preds = %122
  %133 = getelementptr inbounds i8, ptr %13, i64 8
  %134 = load ptr, ptr %133, align 8
  %135 = getelementptr i8, ptr %134, i64 8
  store ptr %135, ptr %133, align 8
  br label %136

136:                                              ; preds = %132, %126
  %137 = phi ptr [ %130, %126 ], [ %134, %132 ]
  %138 = load double, ptr %137, align 8
  %139 = fcmp oeq double %138, 0x4191F30D2FC00000
  br i1 %139, label %141, label %140

140:                                              ; preds = %136
  call void @failed(ptr noundef nonnull @.str.126, ptr noundef nonnull @.str.39) #7
  br label %141

141:                                              ; preds = %140, %136
  %142 = load i32, ptr %13, align 16
  %143 = icmp ult i32 %142, 41
  br i1 %143, label %144, label %150

144:                                              ; preds = %141
  %145 = getelementptr inbounds i8, ptr %13, i64 16
  %146 = load ptr, ptr %145, align 16
  %147 = zext nneg i32 %142 to i64
  %148 = getelementptr i8, ptr %146, i64 %147
  %149 = add nuw nsw i32 %142, 8
  store i32 %149, ptr %13, align 16
  br label %154

150:                                              ; preds = %141
  %151 = getelementptr inbounds i8, ptr %13, i64 8
  %152 = load ptr, ptr %151, align 8
  %153 = getelementptr i8, ptr %152, i64 8
  store ptr %153, ptr %151, align 8
  br label %154

154:                                              ; preds = %150, %144
  %155 = phi ptr [ %148, %144 ], [ %152, %150 ]
  %156 = load i64, ptr %155, align 8
  %157 = icmp eq i64 %156, 2524177877019466811
  br i1 %157, label %159, label %158

158:                                              ; preds = %154
  call void @failed(ptr noundef nonnull @.str.126, ptr noundef nonnull @.str.41) #7
  br label %159

159:                                              ; preds = %158, %154
  %160 = load i32, ptr %13, align 16
  %161 = icmp ult i32 %160, 41
  br i1 %161, label %162, label %168

162:                                              ; preds = %159
  %163 = getelementptr inbounds i8, ptr %13, i64 16
  %164 = load ptr, ptr %163, align 16
  %165 = zext nneg i32 %160 to i64
  %166 = getelementptr i8, ptr %164, i64 %165
  %167 = add nuw nsw i32 %160, 8
  store i32 %167, ptr %13, align 16
  br label %172

168:                                              ; preds = %159
  %169 = getelementptr inbounds i8, ptr %13, i64 8
  %170 = load ptr, ptr %169, align 8
  %171 = getelementptr i8, ptr %170, i64 8
  store ptr %171, ptr %169, align 8
  br label %172

172:                                              ; preds = %168, %162
  %173 = phi ptr [ %166, %162 ], [ %170, %168 ]
  %174 = load i32, ptr %173, align 4
  %175 = icmp eq i32 %174, 859729831
  br i1 %175, label %177, label %176

176:                                              ; preds = %172
  call void @failed(ptr noundef nonnull @.str.126, ptr noundef nonnull @.str.43) #7
  br label %177

177:                                              ; preds = %176, %172
  %178 = load i32, ptr %13, align 16
  %179 = icmp ult i32 %178, 33
  br i1 %179, label %180, label %187

180:                                              ; preds = %177
  %181 = getelementptr inbounds i8, ptr %13, i64 16
  %182 = load ptr, ptr %181, align 16
  %183 = zext nneg i32 %178 to i64
  %184 = getelementptr i8, ptr %182, i64 %183
  %185 = load i128, ptr %184, align 8
  %186 = add nuw nsw i32 %178, 16
  store i32 %186, ptr %13, align 16
  br label %194

187:                                              ; preds = %177
  %188 = getelementptr inbounds i8, ptr %13, i64 8
  %189 = load ptr, ptr %188, align 8
  %190 = getelementptr inbounds i8, ptr %189, i64 15
  %191 = call align 16 ptr @llvm.ptrmask.p0.i64(ptr nonnull %190, i64 -16)
  %192 = getelementptr i8, ptr %191, i64 16
  store ptr %192, ptr %188, align 8
  %193 = load i128, ptr %191, align 16
  br label %194

194:                                              ; preds = %187, %180
  %195 = phi i128 [ %185, %180 ], [ %193, %187 ]
  %196 = icmp eq i128 %195, -43776944150803427336738935810964840078
  br i1 %196, label %198, label %197

197:                                              ; preds = %194
  call void @failed(ptr noundef nonnull @.str.126, ptr noundef nonnull @.str.45) #7
  br label %198

198:                                              ; preds = %197, %194
  %199 = load i32, ptr %123, align 4
  %200 = icmp ult i32 %199, 161
  br i1 %200, label %201, label %207

201:                                              ; preds = %198
  %202 = getelementptr inbounds i8, ptr %13, i64 16
  %203 = load ptr, ptr %202, align 16
  %204 = zext nneg i32 %199 to i64
  %205 = getelementptr i8, ptr %203, i64 %204
  %206 = add nuw nsw i32 %199, 16
  store i32 %206, ptr %123, align 4
  br label %211

207:                                              ; preds = %198
  %208 = getelementptr inbounds i8, ptr %13, i64 8
  %209 = load ptr, ptr %208, align 8
  %210 = getelementptr i8, ptr %209, i64 8
  store ptr %210, ptr %208, align 8
  br label %211

211:                                              ; preds = %207, %201
  %212 = phi ptr [ %205, %201 ], [ %209, %207 ]
  %213 = load double, ptr %212, align 8
  %214 = fcmp oeq double %213, 0x418A550BB2000000
  br i1 %214, label %216, label %215

215:                                              ; preds = %211
  call void @failed(ptr noundef nonnull @.str.126, ptr noundef nonnull @.str.47) #7
  br label %216

216:                                              ; preds = %215, %211
  %217 = load i32, ptr %13, align 16
  %218 = icmp ult i32 %217, 41
  br i1 %218, label %219, label %225

219:                                              ; preds = %216
  %220 = getelementptr inbounds i8, ptr %13, i64 16
  %221 = load ptr, ptr %220, align 16
  %222 = zext nneg i32 %217 to i64
  %223 = getelementptr i8, ptr %221, i64 %222
  %224 = add nuw nsw i32 %217, 8
  store i32 %224, ptr %13, align 16
  br label %229

225:                                              ; preds = %216
  %226 = getelementptr inbounds i8, ptr %13, i64 8
  %227 = load ptr, ptr %226, align 8
  %228 = getelementptr i8, ptr %227, i64 8
  store ptr %228, ptr %226, align 8
  br label %229

229:                                              ; preds = %225, %219
  %230 = phi ptr [ %223, %219 ], [ %227, %225 ]
  %231 = load i32, ptr %230, align 4
  %232 = icmp eq i32 %231, -1267186158
  br i1 %232, label %234, label %233

233:                                              ; preds = %229
  call void @failed(ptr noundef nonnull @.str.126, ptr noundef nonnull @.str.49) #7
  br label %234

234:                                              ; preds = %233, %229
  %235 = load i32, ptr %13, align 16
  %236 = icmp ult i32 %235, 41
  br i1 %236, label %237, label %243

237:                                              ; preds = %234
  %238 = getelementptr inbounds i8, ptr %13, i64 16
  %239 = load ptr, ptr %238, align 16
  %240 = zext nneg i32 %235 to i64
  %241 = getelementptr i8, ptr %239, i64 %240
  %242 = add nuw nsw i32 %235, 8
  store i32 %242, ptr %13, align 16
  br label %247

243:                                              ; preds = %234
  %244 = getelementptr inbounds i8, ptr %13, i64 8
  %245 = load ptr, ptr %244, align 8
  %246 = getelementptr i8, ptr %245, i64 8
  store ptr %246, ptr %244, align 8
  br label %247

247:                                              ; preds = %243, %237
  %248 = phi ptr [ %241, %237 ], [ %245, %243 ]
  %249 = load i32, ptr %248, align 4
  %250 = icmp eq i32 %249, 446247332
  br i1 %250, label %252, label %251

251:                                              ; preds = %247
  call void @failed(ptr noundef nonnull @.str.126, ptr noundef nonnull @.str.51) #7
  br label %252

252:                                              ; preds = %251, %247
  %253 = getelementptr inbounds i8, ptr %14, i64 4
  %254 = load i32, ptr %253, align 4
  %255 = icmp ult i32 %254, 161
  br i1 %255, label %256, label %262

256:                                              ; preds = %252
  %257 = getelementptr inbounds i8, ptr %14, i64 16
  %258 = load ptr, ptr %257, align 16
  %259 = zext nneg i32 %254 to i64
  %260 = getelementptr i8, ptr %258, i64 %259
  %261 = add nuw nsw i32 %254, 16
  store i32 %261, ptr %253, align 4
  br label %266

262:                                              ; preds = %252
  %263 = getelementptr inbounds i8, ptr %14, i64 8
  %264 = load ptr, ptr %263, align 8
  %265 = getelementptr i8, ptr %264, i64 8
  store ptr %265, ptr %263, align 8
  br label %266

266:                                              ; preds = %262, %256
  %267 = phi ptr [ %260, %256 ], [ %264, %262 ]
  %268 = load double, ptr %267, align 8
  %269 = fcmp oeq double %268, 0x4191F30D2FC00000
  br i1 %269, label %271, label %270

270:                                              ; preds = %266
  call void @failed(ptr noundef nonnull @.str.126, ptr noundef nonnull @.str.39) #7
  br label %271

271:                                              ; preds = %270, %266
  %272 = load i32, ptr %14, align 16
  %273 = icmp ult i32 %272, 41
  br i1 %273, label %274, label %280

274:                                              ; preds = %271
  %275 = getelementptr inbounds i8, ptr %14, i64 16
  %276 = load ptr, ptr %275, align 16
  %277 = zext nneg i32 %272 to i64
  %278 = getelementptr i8, ptr %276, i64 %277
  %279 = add nuw nsw i32 %272, 8
  store i32 %279, ptr %14, align 16
  br label %284

280:                                              ; preds = %271
  %281 = getelementptr inbounds i8, ptr %14, i64 8
  %282 = load ptr, ptr %281, align 8
  %283 = getelementptr i8, ptr %282, i64 8
  store ptr %283, ptr %281, align 8
  br label %284

284:                                              ; preds = %280, %274
  %285 = phi ptr [ %278, %274 ], [ %282, %280 ]
  %286 = load i64, ptr %285, align 8
  %287 = icmp eq i64 %286, 2524177877019466811
  br i1 %287, label %289, label %288

288:                                              ; preds = %284
  call void @failed(ptr noundef nonnull @.str.126, ptr noundef nonnull @.str.41) #7
  br label %289

289:                                              ; preds = %288, %284
  %290 = load i32, ptr %14, align 16
  %291 = icmp ult i32 %290, 41
  br i1 %291, label %292, label %298

292:                                              ; preds = %289
  %293 = getelementptr inbounds i8, ptr %14, i64 16
  %294 = load ptr, ptr %293, align 16
  %295 = zext nneg i32 %290 to i64
  %296 = getelementptr i8, ptr %294, i64 %295
  %297 = add nuw nsw i32 %290, 8
  store i32 %297, ptr %14, align 16
  br label %302

298:                                              ; preds = %289
  %299 = getelementptr inbounds i8, ptr %14, i64 8
  %300 = load ptr, ptr %299, align 8
  %301 = getelementptr i8, ptr %300, i64 8
  store ptr %301, ptr %299, align 8
  br label %302

302:                                              ; preds = %298, %292
  %303 = phi ptr [ %296, %292 ], [ %300, %298 ]
  %304 = load i32, ptr %303, align 4
  %305 = icmp eq i32 %304, 859729831
  br i1 %305, label %307, label %306

306:                                              ; preds = %302
  call void @failed(ptr noundef nonnull @.str.126, ptr noundef nonnull @.str.43) #7
  br label %307

307:                                              ; preds = %306, %302
  %308 = load i32, ptr %14, align 16
  %309 = icmp ult i32 %308, 33
  br i1 %309, label %310, label %317

310:                                              ; preds = %307
  %311 = getelementptr inbounds i8, ptr %14, i64 16
  %312 = load ptr, ptr %311, align 16
  %313 = zext nneg i32 %308 to i64
  %314 = getelementptr i8, ptr %312, i64 %313
  %315 = load i128, ptr %314, align 8
  %316 = add nuw nsw i32 %308, 16
  store i32 %316, ptr %14, align 16
  br label %324

317:                                              ; preds = %307
  %318 = getelementptr inbounds i8, ptr %14, i64 8
  %319 = load ptr, ptr %318, align 8
  %320 = getelementptr inbounds i8, ptr %319, i64 15
  %321 = call align 16 ptr @llvm.ptrmask.p0.i64(ptr nonnull %320, i64 -16)
  %322 = getelementptr i8, ptr %321, i64 16
  store ptr %322, ptr %318, align 8
  %323 = load i128, ptr %321, align 16
  br label %324

324:                                              ; preds = %317, %310
  %325 = phi i128 [ %315, %310 ], [ %323, %317 ]
  %326 = icmp eq i128 %325, -43776944150803427336738935810964840078
  br i1 %326, label %328, label %327

327:                                              ; preds = %324
  call void @failed(ptr noundef nonnull @.str.126, ptr noundef nonnull @.str.45) #7
  br label %328

328:                                              ; preds = %327, %324
  %329 = load i32, ptr %253, align 4
  %330 = icmp ult i32 %329, 161
  br i1 %330, label %331, label %337

331:                                              ; preds = %328
  %332 = getelementptr inbounds i8, ptr %14, i64 16
  %333 = load ptr, ptr %332, align 16
  %334 = zext nneg i32 %329 to i64
  %335 = getelementptr i8, ptr %333, i64 %334
  %336 = add nuw nsw i32 %329, 16
  store i32 %336, ptr %253, align 4
  br label %341

337:                                              ; preds = %328
  %338 = getelementptr inbounds i8, ptr %14, i64 8
  %339 = load ptr, ptr %338, align 8
  %340 = getelementptr i8, ptr %339, i64 8
  store ptr %340, ptr %338, align 8
  br label %341

341:                                              ; preds = %337, %331
  %342 = phi ptr [ %335, %331 ], [ %339, %337 ]
  %343 = load double, ptr %342, align 8
  %344 = fcmp oeq double %343, 0x418A550BB2000000
  br i1 %344, label %346, label %345

345:                                              ; preds = %341
  call void @failed(ptr noundef nonnull @.str.126, ptr noundef nonnull @.str.47) #7
  br label %346

346:                                              ; preds = %345, %341
  %347 = load i32, ptr %14, align 16
  %348 = icmp ult i32 %347, 41
  br i1 %348, label %349, label %355

349:                                              ; preds = %346
  %350 = getelementptr inbounds i8, ptr %14, i64 16
  %351 = load ptr, ptr %350, align 16
  %352 = zext nneg i32 %347 to i64
  %353 = getelementptr i8, ptr %351, i64 %352
  %354 = add nuw nsw i32 %347, 8
  store i32 %354, ptr %14, align 16
  br label %359

355:                                              ; preds = %346
  %356 = getelementptr inbounds i8, ptr %14, i64 8
  %357 = load ptr, ptr %356, align 8
  %358 = getelementptr i8, ptr %357, i64 8
  store ptr %358, ptr %356, align 8
  br label %359

359:                                              ; preds = %355, %349
  %360 = phi ptr [ %353, %349 ], [ %357, %355 ]
  %361 = load i32, ptr %360, align 4
  %362 = icmp eq i32 %361, -1267186158
  br i1 %362, label %364, label %363

363:                                              ; preds = %359
  call void @failed(ptr noundef nonnull @.str.126, ptr noundef nonnull @.str.49) #7
  br label %364

364:                                              ; preds = %363, %359
  %365 = load i32, ptr %14, align 16
  %366 = icmp ult i32 %365, 41
  br i1 %366, label %367, label %373

367:                                              ; preds = %364
  %368 = getelementptr inbounds i8, ptr %14, i64 16
  %369 = load ptr, ptr %368, align 16
  %370 = zext nneg i32 %365 to i64
  %371 = getelementptr i8, ptr %369, i64 %370
  %372 = add nuw nsw i32 %365, 8
  store i32 %372, ptr %14, align 16
  br label %377

373:                                              ; preds = %364
  %374 = getelementptr inbounds i8, ptr %14, i64 8
  %375 = load ptr, ptr %374, align 8
  %376 = getelementptr i8, ptr %375, i64 8
  store ptr %376, ptr %374, align 8
  br label %377

377:                                              ; preds = %373, %367
  %378 = phi ptr [ %371, %367 ], [ %375, %373 ]
  %379 = load i32, ptr %378, align 4
  %380 = icmp eq i32 %379, 446247332
  br i1 %380, label %382, label %381

381:                                              ; preds = %377
  call void @failed(ptr noundef nonnull @.str.126, ptr noundef nonnull @.str.51) #7
  br label %382

382:                                              ; preds = %381, %377
  call void @llvm.va_end.p0(ptr %13)
  call void @llvm.va_end.p0(ptr %14)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %14) #7
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %13) #7
  ret i64 -535218512743268852
}

define dso_local { i64, i64 } @f17(i8 noundef zeroext %0, double noundef %1, i64 noundef %2, double noundef %3, ptr nocapture noundef byval(%struct.s72) align 8 %4, ...) local_unnamed_addr #0 {
  %6 = alloca [1 x %struct.__va_list_tag], align 16
  %7 = alloca [1 x %struct.__va_list_tag], align 16
  %8 = icmp eq i8 %0, -17
  br i1 %8, label %10, label %9

9:                                                ; preds = %5
  tail call void @failed(ptr noundef nonnull @.str.150, ptr noundef nonnull @.str.1) #7
  br label %10

10:                                               ; preds = %9, %5
  %11 = fcmp oeq double %1, 0xC1804168C6800000
  br i1 %11, label %13, label %12

12:                                               ; preds = %10
  tail call void @failed(ptr noundef nonnull @.str.150, ptr noundef nonnull @.str.3) #7
  br label %13

13:                                               ; preds = %12, %10
  %14 = icmp eq i64 %2, 5761359332858142407
  br i1 %14, label %16, label %15

15:                                               ; preds = %13
  tail call void @failed(ptr noundef nonnull @.str.150, ptr noundef nonnull @.str.5) #7
  br label %16

16:                                               ; preds = %15, %13
  %17 = fcmp oeq double %3, 0x419D10FCDEC00000
  br i1 %17, label %19, label %18

18:                                               ; preds = %16
  tail call void @failed(ptr noundef nonnull @.str.150, ptr noundef nonnull @.str.7) #7
  br label %19

19:                                               ; preds = %18, %16
  %20 = load i8, ptr %4, align 8
  %21 = icmp eq i8 %20, -124
  br i1 %21, label %22, label %42

22:                                               ; preds = %19
  %23 = getelementptr inbounds i8, ptr %4, i64 8
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %4, i64 16
  %26 = load double, ptr %25, align 8
  %27 = fcmp oeq double %24, 0x419832CFFF800000
  %28 = fcmp oeq double %26, 0x41906DE8B1C00000
  %29 = and i1 %27, %28
  %30 = getelementptr inbounds i8, ptr %4, i64 24
  %31 = load i16, ptr %30, align 8
  %32 = icmp eq i16 %31, 26667
  %33 = select i1 %29, i1 %32, i1 false
  br i1 %33, label %34, label %42

34:                                               ; preds = %22
  %35 = getelementptr inbounds i8, ptr %4, i64 26
  %36 = load i8, ptr %35, align 2
  %37 = icmp eq i8 %36, 9
  %38 = getelementptr inbounds i8, ptr %4, i64 28
  %39 = load float, ptr %38, align 4
  %40 = fcmp oeq float %39, 0xC17F244A00000000
  %41 = select i1 %37, i1 %40, i1 false
  br i1 %41, label %43, label %42

42:                                               ; preds = %34, %22, %19
  tail call void @failed(ptr noundef nonnull @.str.150, ptr noundef nonnull @.str.9) #7
  br label %43

43:                                               ; preds = %34, %42
  store i8 -93, ptr %4, align 8
  %44 = getelementptr inbounds i8, ptr %4, i64 8
  store double 0x415AC79FE4000000, ptr %44, align 8
  %45 = getelementptr inbounds i8, ptr %4, i64 16
  store double 0x41976278A9C00000, ptr %45, align 8
  %46 = getelementptr inbounds i8, ptr %4, i64 24
  store i16 -17589, ptr %46, align 8
  %47 = getelementptr inbounds i8, ptr %4, i64 26
  store i8 22, ptr %47, align 2
  %48 = getelementptr inbounds i8, ptr %4, i64 28
  store float 0xC18D7AD100000000, ptr %48, align 4
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #7
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #7
  call void @llvm.va_start.p0(ptr nonnull %6)
  call void @llvm.va_copy.p0(ptr nonnull %7, ptr nonnull %6)
  %49 = load i32, ptr %6, align 16
  %50 = icmp ult i32 %49, 41
  br i1 %50, label %51, label %57

51:                                               ; preds = %43
  %52 = getelementptr inbounds i8, ptr %6, i64 16
  %53 = load ptr, ptr %52, align 16
  %54 = zext nneg i32 %49 to i64
  %55 = getelementptr i8, ptr %53, i64 %54
  %56 = add nuw nsw i32 %49, 8
  store i32 %56, ptr %6, align 16
  br label %61

57:                                               ; preds = %43
  %58 = getelementptr inbounds i8, ptr %6, i64 8
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr i8, ptr %59, i64 8
  store ptr %60, ptr %58, align 8
  br label %61

61:                                               ; preds = %57, %51
  %62 = phi ptr [ %55, %51 ], [ %59, %57 ]
  %63 = load i32, ptr %62, align 4
  %64 = icmp eq i32 %63, -948065399
  br i1 %64, label %66, label %65

65:                                               ; preds = %61
  call void @failed(ptr noundef nonnull @.str.150, ptr noundef nonnull @.str.39) #7
  br label %66

66:                                               ; preds = %65, %61
  %67 = getelementptr inbounds i8, ptr %6, i64 8
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr i8, ptr %68, i64 16
  store ptr %69, ptr %67, align 8
  %70 = load float, ptr %68, align 1
  %71 = getelementptr inbounds i8, ptr %68, i64 4
  %72 = load i8, ptr %71, align 1
  %73 = getelementptr inbounds i8, ptr %68, i64 5
  %74 = load i16, ptr %73, align 1
  %75 = getelementptr inbounds i8, ptr %68, i64 7
  %76 = load float, ptr %75, align 1
  %77 = fcmp oeq float %70, 0x41920AD680000000
  %78 = icmp eq i8 %72, 107
  %79 = select i1 %77, i1 %78, i1 false
  %80 = icmp eq i16 %74, -16255
  %81 = select i1 %79, i1 %80, i1 false
  %82 = fcmp oeq float %76, 0x417B7AC3C0000000
  %83 = select i1 %81, i1 %82, i1 false
  br i1 %83, label %85, label %84

84:                                               ; preds = %66
  call void @failed(ptr noundef nonnull @.str.150, ptr noundef nonnull @.str.41) #7
  br label %85

85:                                               ; preds = %66, %84
  %86 = load i32, ptr %6, align 16
  %87 = icmp ult i32 %86, 41
  br i1 %87, label %88, label %94

88:                                               ; preds = %85
  %89 = getelementptr inbounds i8, ptr %6, i64 16
  %90 = load ptr, ptr %89, align 16
  %91 = zext nneg i32 %86 to i64
  %92 = getelementptr i8, ptr %90, i64 %91
  %93 = add nuw nsw i32 %86, 8
  store i32 %93, ptr %6, align 16
  br label %97

94:                                               ; preds = %85
  %95 = load ptr, ptr %67, align 8
  %96 = getelementptr i8, ptr %95, i64 8
  store ptr %96, ptr %67, align 8
  br label %97

97:                                               ; preds = %94, %88
  %98 = phi ptr [ %92, %88 ], [ %95, %94 ]
  %99 = load ptr, ptr %98, align 8
  %100 = icmp eq ptr %99, inttoptr (i64 702494262208431717 to ptr)
  br i1 %100, label %102, label %101

101:                                              ; preds = %97
  call void @failed(ptr noundef nonnull @.str.150, ptr noundef nonnull @.str.43) #7
  br label %102

102:                                              ; preds = %101, %97
  %103 = load i32, ptr %6, align 16
  %104 = icmp ult i32 %103, 41
  br i1 %104, label %105, label %111

105:                                              ; preds = %102
  %106 = getelementptr inbounds i8, ptr %6, i64 16
  %107 = load ptr, ptr %106, align 16
  %108 = zext nneg i32 %103 to i64
  %109 = getelementptr i8, ptr %107, i64 %108
  %110 = add nuw nsw i32 %103, 8
  store i32 %110, ptr %6, align 16
  br label %114

111:                                              ; preds = %102
  %112 = load ptr, ptr %67, align 8
  %113 = getelementptr i8, ptr %112, i64 8
  store ptr %113, ptr %67, align 8
  br label %114

114:                                              ; preds = %111, %105
  %115 = phi ptr [ %109, %105 ], [ %112, %111 ]
  %116 = load i32, ptr %115, align 4
  %117 = icmp eq i32 %116, -499766319
  br i1 %117, label %119, label %118

118:                                              ; preds = %114
  call void @failed(ptr noundef nonnull @.str.150, ptr noundef nonnull @.str.45) #7
  br label %119

119:                                              ; preds = %118, %114
  %120 = load i32, ptr %6, align 16
  %121 = icmp ult i32 %120, 41
  br i1 %121, label %122, label %128

122:                                              ; preds = %119
  %123 = getelementptr inbounds i8, ptr %6, i64 16
  %124 = load ptr, ptr %123, align 16
  %125 = zext nneg i32 %120 to i64
  %126 = getelementptr i8, ptr %124, i64 %125
  %127 = add nuw nsw i32 %120, 8
  store i32 %127, ptr %6, align 16
  br label %131

128:                                              ; preds = %119
  %129 = load ptr, ptr %67, align 8
  %130 = getelementptr i8, ptr %129, i64 8
  store ptr %130, ptr %67, align 8
  br label %131

131:                                              ; preds = %128, %122
  %132 = phi ptr [ %126, %122 ], [ %129, %128 ]
  %133 = load float, ptr %132, align 1
  %134 = fcmp oeq float %133, 0x4185AA9420000000
  br i1 %134, label %136, label %135

135:                                              ; preds = %131
  call void @failed(ptr noundef nonnull @.str.150, ptr noundef nonnull @.str.47) #7
  br label %136

136:                                              ; preds = %135, %131
  %137 = load i32, ptr %6, align 16
  %138 = icmp ult i32 %137, 41
  br i1 %138, label %139, label %145

139:                                              ; preds = %136
  %140 = getelementptr inbounds i8, ptr %6, i64 16
  %141 = load ptr, ptr %140, align 16
  %142 = zext nneg i32 %137 to i64
  %143 = getelementptr i8, ptr %141, i64 %142
  %144 = add nuw nsw i32 %137, 8
  store i32 %144, ptr %6, align 16
  br label %148

145:                                              ; preds = %136
  %146 = load ptr, ptr %67, align 8
  %147 = getelementptr i8, ptr %146, i64 8
  store ptr %147, ptr %67, align 8
  br label %148

148:                                              ; preds = %145, %139
  %149 = phi ptr [ %143, %139 ], [ %146, %145 ]
  %150 = load i32, ptr %149, align 4
  %151 = icmp eq i32 %150, -1175417644
  br i1 %151, label %153, label %152

152:                                              ; preds = %148
  call void @failed(ptr noundef nonnull @.str.150, ptr noundef nonnull @.str.49) #7
  br label %153

153:                                              ; preds = %152, %148
  %154 = load i32, ptr %7, align 16
  %155 = icmp ult i32 %154, 41
  br i1 %155, label %156, label %162

156:                                              ; preds = %153
  %157 = getelementptr inbounds i8, ptr %7, i64 16
  %158 = load ptr, ptr %157, align 16
  %159 = zext nneg i32 %154 to i64
  %160 = getelementptr i8, ptr %158, i64 %159
  %161 = add nuw nsw i32 %154, 8
  store i32 %161, ptr %7, align 16
  br label %166

162:                                              ; preds = %153
  %163 = getelementptr inbounds i8, ptr %7, i64 8
  %164 = load ptr, ptr %163, align 8
  %165 = getelementptr i8, ptr %164, i64 8
  store ptr %165, ptr %163, align 8
  br label %166

166:                                              ; preds = %162, %156
  %167 = phi ptr [ %160, %156 ], [ %164, %162 ]
  %168 = load i32, ptr %167, align 4
  %169 = icmp eq i32 %168, -948065399
  br i1 %169, label %171, label %170

170:                                              ; preds = %166
  call void @failed(ptr noundef nonnull @.str.150, ptr noundef nonnull @.str.39) #7
  br label %171

171:                                              ; preds = %170, %166
  %172 = getelementptr inbounds i8, ptr %7, i64 8
  %173 = load ptr, ptr %172, align 8
  %174 = getelementptr i8, ptr %173, i64 16
  store ptr %174, ptr %172, align 8
  %175 = load float, ptr %173, align 1
  %176 = getelementptr inbounds i8, ptr %173, i64 4
  %177 = load i8, ptr %176, align 1
  %178 = getelementptr inbounds i8, ptr %173, i64 5
  %179 = load i16, ptr %178, align 1
  %180 = getelementptr inbounds i8, ptr %173, i64 7
  %181 = load float, ptr %180, align 1
  %182 = fcmp oeq float %175, 0x41920AD680000000
  %183 = icmp eq i8 %177, 107
  %184 = select i1 %182, i1 %183, i1 false
  %185 = icmp eq i16 %179, -16255
  %186 = select i1 %184, i1 %185, i1 false
  %187 = fcmp oeq float %181, 0x417B7AC3C0000000
  %188 = select i1 %186, i1 %187, i1 false
  br i1 %188, label %190, label %189

189:                                              ; preds = %171
  call void @failed(ptr noundef nonnull @.str.150, ptr noundef nonnull @.str.41) #7
  br label %190

190:                                              ; preds = %171, %189
  %191 = load i32, ptr %7, align 16
  %192 = icmp ult i32 %191, 41
  br i1 %192, label %193, label %199

193:                                              ; preds = %190
  %194 = getelementptr inbounds i8, ptr %7, i64 16
  %195 = load ptr, ptr %194, align 16
  %196 = zext nneg i32 %191 to i64
  %197 = getelementptr i8, ptr %195, i64 %196
  %198 = add nuw nsw i32 %191, 8
  store i32 %198, ptr %7, align 16
  br label %202

199:                                              ; preds = %190
  %200 = load ptr, ptr %172, align 8
  %201 = getelementptr i8, ptr %200, i64 8
  store ptr %201, ptr %172, align 8
  br label %202

202:                                              ; preds = %199, %193
  %203 = phi ptr [ %197, %193 ], [ %200, %199 ]
  %204 = load ptr, ptr %203, align 8
  %205 = icmp eq ptr %204, inttoptr (i64 702494262208431717 to ptr)
  br i1 %205, label %207, label %206

206:                                              ; preds = %202
  call void @failed(ptr noundef nonnull @.str.150, ptr noundef nonnull @.str.43) #7
  br label %207

207:                                              ; preds = %206, %202
  %208 = load i32, ptr %7, align 16
  %209 = icmp ult i32 %208, 41
  br i1 %209, label %210, label %216

210:                                              ; preds = %207
  %211 = getelementptr inbounds i8, ptr %7, i64 16
  %212 = load ptr, ptr %211, align 16
  %213 = zext nneg i32 %208 to i64
  %214 = getelementptr i8, ptr %212, i64 %213
  %215 = add nuw nsw i32 %208, 8
  store i32 %215, ptr %7, align 16
  br label %219

216:                                              ; preds = %207
  %217 = load ptr, ptr %172, align 8
  %218 = getelementptr i8, ptr %217, i64 8
  store ptr %218, ptr %172, align 8
  br label %219

219:                                              ; preds = %216, %210
  %220 = phi ptr [ %214, %210 ], [ %217, %216 ]
  %221 = load i32, ptr %220, align 4
  %222 = icmp eq i32 %221, -499766319
  br i1 %222, label %224, label %223

223:                                              ; preds = %219
  call void @failed(ptr noundef nonnull @.str.150, ptr noundef nonnull @.str.45) #7
  br label %224

224:                                              ; preds = %223, %219
  %225 = load i32, ptr %7, align 16
  %226 = icmp ult i32 %225, 41
  br i1 %226, label %227, label %233

227:                                              ; preds = %224
  %228 = getelementptr inbounds i8, ptr %7, i64 16
  %229 = load ptr, ptr %228, align 16
  %230 = zext nneg i32 %225 to i64
  %231 = getelementptr i8, ptr %229, i64 %230
  %232 = add nuw nsw i32 %225, 8
  store i32 %232, ptr %7, align 16
  br label %236

233:                                              ; preds = %224
  %234 = load ptr, ptr %172, align 8
  %235 = getelementptr i8, ptr %234, i64 8
  store ptr %235, ptr %172, align 8
  br label %236

236:                                              ; preds = %233, %227
  %237 = phi ptr [ %231, %227 ], [ %234, %233 ]
  %238 = load float, ptr %237, align 1
  %239 = fcmp oeq float %238, 0x4185AA9420000000
  br i1 %239, label %241, label %240

240:                                              ; preds = %236
  call void @failed(ptr noundef nonnull @.str.150, ptr noundef nonnull @.str.47) #7
  br label %241

241:                                              ; preds = %240, %236
  %242 = load i32, ptr %7, align 16
  %243 = icmp ult i32 %242, 41
  br i1 %243, label %244, label %250

244:                                              ; preds = %241
  %245 = getelementptr inbounds i8, ptr %7, i64 16
  %246 = load ptr, ptr %245, align 16
  %247 = zext nneg i32 %242 to i64
  %248 = getelementptr i8, ptr %246, i64 %247
  %249 = add nuw nsw i32 %242, 8
  store i32 %249, ptr %7, align 16
  br label %253

250:                                              ; preds = %241
  %251 = load ptr, ptr %172, align 8
  %252 = getelementptr i8, ptr %251, i64 8
  store ptr %252, ptr %172, align 8
  br label %253

253:                                              ; preds = %250, %244
  %254 = phi ptr [ %248, %244 ], [ %251, %250 ]
  %255 = load i32, ptr %254, align 4
  %256 = icmp eq i32 %255, -1175417644
  br i1 %256, label %258, label %257

257:                                              ; preds = %253
  call void @failed(ptr noundef nonnull @.str.150, ptr noundef nonnull @.str.49) #7
  br label %258

258:                                              ; preds = %257, %253
  call void @llvm.va_end.p0(ptr %6)
  call void @llvm.va_end.p0(ptr %7)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #7
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #7
  ret { i64, i64 } { i64 -7299086390180047678, i64 3661125349306542159 }
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind uwtable "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }


