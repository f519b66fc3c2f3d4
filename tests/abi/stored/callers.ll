source_filename = "callers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@failures = dso_local local_unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [14 x i8] c"%s: wrong %s\0A\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"%d failures\0A\00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"f0\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"result\00", align 1
@pointer_f0 = internal global ptr @f0, align 8
@.str.27 = private unnamed_addr constant [3 x i8] c"f1\00", align 1
@pointer_f1 = internal global ptr @f1, align 8
@.str.50 = private unnamed_addr constant [3 x i8] c"f2\00", align 1
@pointer_f2 = internal global ptr @f2, align 8
@pointer_f3 = internal global ptr @f3, align 8
@.str.84 = private unnamed_addr constant [3 x i8] c"f4\00", align 1
@pointer_f4 = internal global ptr @f4, align 8
@.str.99 = private unnamed_addr constant [3 x i8] c"f5\00", align 1
@pointer_f5 = internal global ptr @f5, align 8
@.str.104 = private unnamed_addr constant [3 x i8] c"f6\00", align 1
@pointer_f6 = internal global ptr @f6, align 8
@.str.112 = private unnamed_addr constant [3 x i8] c"f7\00", align 1
@pointer_f7 = internal global ptr @f7, align 8
@pointer_f8 = internal global ptr @f8, align 8
@.str.121 = private unnamed_addr constant [3 x i8] c"f9\00", align 1
@pointer_f9 = internal global ptr @f9, align 8

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
  %1 = tail call double (x86_fp80, ptr, ...) @f0(x86_fp80 noundef 0xK00000000000000000000, ptr noundef nonnull inttoptr (i64 -2448665405323521678 to ptr), double noundef 0x416DA66F34000000, x86_fp80 noundef 0xKC019CF9B2FD800000000, x86_fp80 noundef 0xK40188ACB620800000000, i64 noundef 6041882861112233744, i32 noundef -646678110, i64 noundef 1144552094075660852, double noundef 0x41930589AEC00000, ptr noundef nonnull inttoptr (i64 -3752778691176860225 to ptr), i32 noundef -1591178181) #4
  %2 = fcmp oeq double %1, 0xC18D4A957F000000
  br i1 %2, label %9, label %3

3:                                                ; preds = %0
  %4 = load i32, ptr @failures, align 4
  %5 = add nsw i32 %4, 1
  store i32 %5, ptr @failures, align 4
  %6 = icmp slt i32 %4, 20
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.3)
  br label %9

9:                                                ; preds = %7, %3, %0
  %10 = load volatile ptr, ptr @pointer_f0, align 8
  %11 = tail call double (x86_fp80, ptr, ...) %10(x86_fp80 noundef 0xK00000000000000000000, ptr noundef nonnull inttoptr (i64 -2448665405323521678 to ptr), double noundef 0x416DA66F34000000, x86_fp80 noundef 0xKC019CF9B2FD800000000, x86_fp80 noundef 0xK40188ACB620800000000, i64 noundef 6041882861112233744, i32 noundef -646678110, i64 noundef 1144552094075660852, double noundef 0x41930589AEC00000, ptr noundef nonnull inttoptr (i64 -3752778691176860225 to ptr), i32 noundef -1591178181) #4
  %12 = fcmp oeq double %11, 0xC18D4A957F000000
  br i1 %12, label %19, label %13

13:                                               ; preds = %9
  %14 = load i32, ptr @failures, align 4
  %15 = add nsw i32 %14, 1
  store i32 %15, ptr @failures, align 4
  %16 = icmp slt i32 %14, 20
  br i1 %16, label %17, label %19

17:                                               ; preds = %13
  %18 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.3)
  br label %19

19:                                               ; preds = %9, %13, %17
  %20 = tail call float (i1, i16, i64, x86_fp80, ...) @f1(i1 noundef zeroext true, i16 noundef signext 596, i64 noundef -4270348963768831526, x86_fp80 noundef 0xK4019F494BE3000000000, x86_fp80 noundef 0xKC017BBBD14A800000000, i64 noundef -6880548700392190986, i64 noundef 9117529990407792192, i64 noundef 6668864619436398334, x86_fp80 noundef 0xK40198C0916C800000000, i64 noundef 1771533861545556470, i32 noundef -356030456, i32 noundef 1731074189, x86_fp80 noundef 0xKC01986FC6DD600000000, i64 noundef -8023127676172531743, i64 noundef 7974951030335003217, i64 noundef 5526285647178050269) #4
  %21 = fcmp oeq float %20, 0xC193C0E740000000
  br i1 %21, label %28, label %22

22:                                               ; preds = %19
  %23 = load i32, ptr @failures, align 4
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr @failures, align 4
  %25 = icmp slt i32 %23, 20
  br i1 %25, label %26, label %28

26:                                               ; preds = %22
  %27 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.27, ptr noundef nonnull @.str.3)
  br label %28

28:                                               ; preds = %26, %22, %19
  %29 = load volatile ptr, ptr @pointer_f1, align 8
  %30 = tail call float (i1, i16, i64, x86_fp80, ...) %29(i1 noundef zeroext true, i16 noundef signext 596, i64 noundef -4270348963768831526, x86_fp80 noundef 0xK4019F494BE3000000000, x86_fp80 noundef 0xKC017BBBD14A800000000, i64 noundef -6880548700392190986, i64 noundef 9117529990407792192, i64 noundef 6668864619436398334, x86_fp80 noundef 0xK40198C0916C800000000, i64 noundef 1771533861545556470, i32 noundef -356030456, i32 noundef 1731074189, x86_fp80 noundef 0xKC01986FC6DD600000000, i64 noundef -8023127676172531743, i64 noundef 7974951030335003217, i64 noundef 5526285647178050269) #4
  %31 = fcmp oeq float %30, 0xC193C0E740000000
  br i1 %31, label %38, label %32

32:                                               ; preds = %28
  %33 = load i32, ptr @failures, align 4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr @failures, align 4
  %35 = icmp slt i32 %33, 20
  br i1 %35, label %36, label %38

36:                                               ; preds = %32
  %37 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.27, ptr noundef nonnull @.str.3)
  br label %38

38:                                               ; preds = %28, %32, %36
  %39 = tail call i64 @f2(float noundef 0xC1321527C0000000, ptr noundef nonnull inttoptr (i64 -1194701818480698601 to ptr), x86_fp80 noundef 0xK4018ABC012A000000000, float noundef 0xC14B665E80000000, x86_fp80 noundef 0xK40198E67C76800000000, i8 noundef zeroext -58, i64 noundef 5008715324813786672, i8 noundef signext -66) #4
  %40 = icmp eq i64 %39, -5593617794015718515
  br i1 %40, label %47, label %41

41:                                               ; preds = %38
  %42 = load i32, ptr @failures, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr @failures, align 4
  %44 = icmp slt i32 %42, 20
  br i1 %44, label %45, label %47

45:                                               ; preds = %41
  %46 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.50, ptr noundef nonnull @.str.3)
  br label %47

47:                                               ; preds = %45, %41, %38
  %48 = load volatile ptr, ptr @pointer_f2, align 8
  %49 = tail call i64 %48(float noundef 0xC1321527C0000000, ptr noundef nonnull inttoptr (i64 -1194701818480698601 to ptr), x86_fp80 noundef 0xK4018ABC012A000000000, float noundef 0xC14B665E80000000, x86_fp80 noundef 0xK40198E67C76800000000, i8 noundef zeroext -58, i64 noundef 5008715324813786672, i8 noundef signext -66) #4
  %50 = icmp eq i64 %49, -5593617794015718515
  br i1 %50, label %57, label %51

51:                                               ; preds = %47
  %52 = load i32, ptr @failures, align 4
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr @failures, align 4
  %54 = icmp slt i32 %52, 20
  br i1 %54, label %55, label %57

55:                                               ; preds = %51
  %56 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.50, ptr noundef nonnull @.str.3)
  br label %57

57:                                               ; preds = %47, %51, %55
  tail call void @f3(i64 noundef 1880945310730926149, ptr noundef nonnull inttoptr (i64 -567720060763084295 to ptr), x86_fp80 noundef 0xKC018CA1C821C00000000, x86_fp80 noundef 0xK401986D015F800000000, i32 noundef -695502218, i8 noundef signext -128, x86_fp80 noundef 0xK4019C58B2A1C00000000, i32 noundef 418217196, i32 noundef -1895551914, i32 noundef 115285467, i16 noundef signext 29535, float noundef 0x4189174360000000, float noundef 0x41992075A0000000, i16 noundef zeroext 25363) #4
  %58 = load volatile ptr, ptr @pointer_f3, align 8
  tail call void %58(i64 noundef 1880945310730926149, ptr noundef nonnull inttoptr (i64 -567720060763084295 to ptr), x86_fp80 noundef 0xKC018CA1C821C00000000, x86_fp80 noundef 0xK401986D015F800000000, i32 noundef -695502218, i8 noundef signext -128, x86_fp80 noundef 0xK4019C58B2A1C00000000, i32 noundef 418217196, i32 noundef -1895551914, i32 noundef 115285467, i16 noundef signext 29535, float noundef 0x4189174360000000, float noundef 0x41992075A0000000, i16 noundef zeroext 25363) #4
  %59 = tail call signext i8 (i8, ...) @f4(i8 noundef signext 7, i32 noundef 1217780961, x86_fp80 noundef 0xKC018E4C5424C00000000, i32 noundef -1292403315, x86_fp80 noundef 0xK4019D13F841200000000, double noundef 0xC179C8E906000000, i64 noundef 3652479170659639676, i32 noundef -1957317646, x86_fp80 noundef 0xK4013BE40200000000000, x86_fp80 noundef 0xKC01980D71E1C00000000, i32 noundef 371925871, i64 noundef -8590847706875162133, x86_fp80 noundef 0xK4018F6651E5C00000000) #4
  %60 = icmp eq i8 %59, 9
  br i1 %60, label %67, label %61

61:                                               ; preds = %57
  %62 = load i32, ptr @failures, align 4
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr @failures, align 4
  %64 = icmp slt i32 %62, 20
  br i1 %64, label %65, label %67

65:                                               ; preds = %61
  %66 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.84, ptr noundef nonnull @.str.3)
  br label %67

67:                                               ; preds = %65, %61, %57
  %68 = load volatile ptr, ptr @pointer_f4, align 8
  %69 = tail call signext i8 (i8, ...) %68(i8 noundef signext 7, i32 noundef 1217780961, x86_fp80 noundef 0xKC018E4C5424C00000000, i32 noundef -1292403315, x86_fp80 noundef 0xK4019D13F841200000000, double noundef 0xC179C8E906000000, i64 noundef 3652479170659639676, i32 noundef -1957317646, x86_fp80 noundef 0xK4013BE40200000000000, x86_fp80 noundef 0xKC01980D71E1C00000000, i32 noundef 371925871, i64 noundef -8590847706875162133, x86_fp80 noundef 0xK4018F6651E5C00000000) #4
  %70 = icmp eq i8 %69, 9
  br i1 %70, label %77, label %71

71:                                               ; preds = %67
  %72 = load i32, ptr @failures, align 4
  %73 = add nsw i32 %72, 1
  store i32 %73, ptr @failures, align 4
  %74 = icmp slt i32 %72, 20
  br i1 %74, label %75, label %77

75:                                               ; preds = %71
  %76 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.84, ptr noundef nonnull @.str.3)
  br label %77

77:                                               ; preds = %67, %71, %75
  %78 = tail call double @f5(i64 noundef 3134908859182484953, double noundef 0xC18FA25051800000, i64 noundef -1762421912147088163) #4
  %79 = fcmp oeq double %78, 0xC19D518A31400000
  br i1 %79, label %86, label %80

80:                                               ; preds = %77
  %81 = load i32, ptr @failures, align 4
  %82 = add nsw i32 %81, 1
  store i32 %82, ptr @failures, align 4
  %83 = icmp slt i32 %81, 20
  br i1 %83, label %84, label %86

84:                                               ; preds = %80
  %85 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.99, ptr noundef nonnull @.str.3)
  br label %86

86:                                               ; preds = %84, %80, %77
  %87 = load volatile ptr, ptr @pointer_f5, align 8
  %88 = tail call double %87(i64 noundef 3134908859182484953, double noundef 0xC18FA25051800000, i64 noundef -1762421912147088163) #4
  %89 = fcmp oeq double %88, 0xC19D518A31400000
  br i1 %89, label %96, label %90

90:                                               ; preds = %86
  %91 = load i32, ptr @failures, align 4
  %92 = add nsw i32 %91, 1
  store i32 %92, ptr @failures, align 4
  %93 = icmp slt i32 %91, 20
  br i1 %93, label %94, label %96

94:                                               ; preds = %90
  %95 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.99, ptr noundef nonnull @.str.3)
  br label %96

96:                                               ; preds = %86, %90, %94
  %97 = tail call i64 @f6(float noundef 0xC18FF247C0000000, ptr noundef nonnull inttoptr (i64 1313225241912934415 to ptr), i32 noundef -1397435405, float noundef 0xC17EED9EA0000000, i32 noundef -1695432973, double noundef 0x4169A184FE000000) #4
  %98 = icmp eq i64 %97, -3085690681323131755
  br i1 %98, label %105, label %99

99:                                               ; preds = %96
  %100 = load i32, ptr @failures, align 4
  %101 = add nsw i32 %100, 1
  store i32 %101, ptr @failures, align 4
  %102 = icmp slt i32 %100, 20
  br i1 %102, label %103, label %105

103:                                              ; preds = %99
  %104 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.104, ptr noundef nonnull @.str.3)
  br label %105

105:                                              ; preds = %103, %99, %96
  %106 = load volatile ptr, ptr @pointer_f6, align 8
  %107 = tail call i64 %106(float noundef 0xC18FF247C0000000, ptr noundef nonnull inttoptr (i64 1313225241912934415 to ptr), i32 noundef -1397435405, float noundef 0xC17EED9EA0000000, i32 noundef -1695432973, double noundef 0x4169A184FE000000) #4
  %108 = icmp eq i64 %107, -3085690681323131755
  br i1 %108, label %115, label %109

109:                                              ; preds = %105
  %110 = load i32, ptr @failures, align 4
  %111 = add nsw i32 %110, 1
  store i32 %111, ptr @failures, align 4
  %112 = icmp slt i32 %110, 20
  br i1 %112, label %113, label %115

113:                                              ; preds = %109
  %114 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.104, ptr noundef nonnull @.str.3)
  br label %115

115:                                              ; preds = %105, %109, %113
  %116 = tail call x86_fp80 @f7(i16 noundef zeroext -24644, double noundef 0xC18571995F800000, i64 noundef -508458394719092175, ptr noundef nonnull inttoptr (i64 -2957123773388695643 to ptr)) #4
  %117 = fcmp oeq x86_fp80 %116, 0xKC0199F4E1C5400000000
  br i1 %117, label %124, label %118

118:                                              ; preds = %115
  %119 = load i32, ptr @failures, align 4
  %120 = add nsw i32 %119, 1
  store i32 %120, ptr @failures, align 4
  %121 = icmp slt i32 %119, 20
  br i1 %121, label %122, label %124

122:                                              ; preds = %118
  %123 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.112, ptr noundef nonnull @.str.3)
  br label %124

124:                                              ; preds = %122, %118, %115
  %125 = load volatile ptr, ptr @pointer_f7, align 8
  %126 = tail call x86_fp80 %125(i16 noundef zeroext -24644, double noundef 0xC18571995F800000, i64 noundef -508458394719092175, ptr noundef nonnull inttoptr (i64 -2957123773388695643 to ptr)) #4
  %127 = fcmp oeq x86_fp80 %126, 0xKC0199F4E1C5400000000
  br i1 %127, label %134, label %128

128:                                              ; preds = %124
  %129 = load i32, ptr @failures, align 4
  %130 = add nsw i32 %129, 1
  store i32 %130, ptr @failures, align 4
  %131 = icmp slt i32 %129, 20
  br i1 %131, label %132, label %134

132:                                              ; preds = %128
  %133 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.112, ptr noundef nonnull @.str.3)
  br label %134

134:                                              ; preds = %124, %128, %132
  tail call void @f8(i8 noundef signext 14, float noundef 0x4180354DC0000000, x86_fp80 noundef 0xKC019A3F465D200000000) #4
  %135 = load volatile ptr, ptr @pointer_f8, align 8
  tail call void %135(i8 noundef signext 14, float noundef 0x4180354DC0000000, x86_fp80 noundef 0xKC019A3F465D200000000) #4
  %136 = tail call double @f9(i64 noundef 5642835928983619920, double noundef 0x417AC1F8C2000000, float noundef 0xC19CC655E0000000, float noundef 0x4130F49E80000000, i32 noundef -1700267159, double noundef 0x41862F977A800000, i8 noundef signext -123, x86_fp80 noundef 0xKC01899D9D03C00000000, i8 noundef zeroext 98, i8 noundef signext -12) #4
  %137 = fcmp oeq double %136, 0xC194227CE3800000
  br i1 %137, label %144, label %138

138:                                              ; preds = %134
  %139 = load i32, ptr @failures, align 4
  %140 = add nsw i32 %139, 1
  store i32 %140, ptr @failures, align 4
  %141 = icmp slt i32 %139, 20
  br i1 %141, label %142, label %144

142:                                              ; preds = %138
  %143 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.121, ptr noundef nonnull @.str.3)
  br label %144

144:                                              ; preds = %142, %138, %134
  %145 = load volatile ptr, ptr @pointer_f9, align 8
  %146 = tail call double %145(i64 noundef 5642835928983619920, double noundef 0x417AC1F8C2000000, float noundef 0xC19CC655E0000000, float noundef 0x4130F49E80000000, i32 noundef -1700267159, double noundef 0x41862F977A800000, i8 noundef signext -123, x86_fp80 noundef 0xKC01899D9D03C00000000, i8 noundef zeroext 98, i8 noundef signext -12) #4
  %147 = fcmp oeq double %146, 0xC194227CE3800000
  br i1 %147, label %154, label %148

148:                                              ; preds = %144
  %149 = load i32, ptr @failures, align 4
  %150 = add nsw i32 %149, 1
  store i32 %150, ptr @failures, align 4
  %151 = icmp slt i32 %149, 20
  br i1 %151, label %152, label %154

152:                                              ; preds = %148
  %153 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.121, ptr noundef nonnull @.str.3)
  br label %154

154:                                              ; preds = %144, %148, %152
  %155 = load i32, ptr @failures, align 4
  %156 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %155)
  %157 = load i32, ptr @failures, align 4
  %158 = icmp ne i32 %157, 0
  %159 = zext i1 %158 to i32
  ret i32 %159
}

declare double @f0(x86_fp80 noundef, ptr noundef, ...) #3

declare float @f1(i1 noundef zeroext, i16 noundef signext, i64 noundef, x86_fp80 noundef, ...) #3

declare i64 @f2(float noundef, ptr noundef, x86_fp80 noundef, float noundef, x86_fp80 noundef, i8 noundef zeroext, i64 noundef, i8 noundef signext) #3

declare void @f3(i64 noundef, ptr noundef, x86_fp80 noundef, x86_fp80 noundef, i32 noundef, i8 noundef signext, x86_fp80 noundef, i32 noundef, i32 noundef, i32 noundef, i16 noundef signext, float noundef, float noundef, i16 noundef zeroext) #3

declare signext i8 @f4(i8 noundef signext, ...) #3

declare double @f5(i64 noundef, double noundef, i64 noundef) #3

declare i64 @f6(float noundef, ptr noundef, i32 noundef, float noundef, i32 noundef, double noundef) #3

declare x86_fp80 @f7(i16 noundef zeroext, double noundef, i64 noundef, ptr noundef) #3

declare void @f8(i8 noundef signext, float noundef, x86_fp80 noundef) #3

declare double @f9(i64 noundef, double noundef, float noundef, float noundef, i32 noundef, double noundef, i8 noundef signext, x86_fp80 noundef, i8 noundef zeroext, i8 noundef signext) #3

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }


