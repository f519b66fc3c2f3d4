source_filename = "callers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@failures = dso_local local_unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [14 x i8] c"%s: wrong %s\0A\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"%d failures\0A\00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"f0\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"result\00", align 1
@pointer_f0 = internal global ptr @f0, align 8
@.str.9 = private unnamed_addr constant [3 x i8] c"f1\00", align 1
@pointer_f1 = internal global ptr @f1, align 8
@.str.12 = private unnamed_addr constant [3 x i8] c"f2\00", align 1
@pointer_f2 = internal global ptr @f2, align 8
@.str.16 = private unnamed_addr constant [3 x i8] c"f3\00", align 1
@pointer_f3 = internal global ptr @f3, align 8
@.str.20 = private unnamed_addr constant [3 x i8] c"f4\00", align 1
@pointer_f4 = internal global ptr @f4, align 8
@.str.46 = private unnamed_addr constant [3 x i8] c"f5\00", align 1
@pointer_f5 = internal global ptr @f5, align 8

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
  %1 = tail call zeroext i16 @f0(i64 noundef 0, i32 noundef -1780002446) #4
  %2 = icmp eq i16 %1, -11006
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
  %11 = tail call zeroext i16 %10(i64 noundef 0, i32 noundef -1780002446) #4
  %12 = icmp eq i16 %11, -11006
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
  %20 = tail call zeroext i8 @f1(i8 noundef signext -63) #4
  %21 = icmp eq i8 %20, -61
  br i1 %21, label %28, label %22

22:                                               ; preds = %19
  %23 = load i32, ptr @failures, align 4
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr @failures, align 4
  %25 = icmp slt i32 %23, 20
  br i1 %25, label %26, label %28

26:                                               ; preds = %22
  %27 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.3)
  br label %28

28:                                               ; preds = %26, %22, %19
  %29 = load volatile ptr, ptr @pointer_f1, align 8
  %30 = tail call zeroext i8 %29(i8 noundef signext -63) #4
  %31 = icmp eq i8 %30, -61
  br i1 %31, label %38, label %32

32:                                               ; preds = %28
  %33 = load i32, ptr @failures, align 4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr @failures, align 4
  %35 = icmp slt i32 %33, 20
  br i1 %35, label %36, label %38

36:                                               ; preds = %32
  %37 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.3)
  br label %38

38:                                               ; preds = %28, %32, %36
  %39 = tail call i32 @f2(double noundef 0xC1321527D0000000, ptr noundef nonnull inttoptr (i64 -1194701818480698601 to ptr)) #4
  %40 = icmp eq i32 %39, -1436314739
  br i1 %40, label %47, label %41

41:                                               ; preds = %38
  %42 = load i32, ptr @failures, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr @failures, align 4
  %44 = icmp slt i32 %42, 20
  br i1 %44, label %45, label %47

45:                                               ; preds = %41
  %46 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.12, ptr noundef nonnull @.str.3)
  br label %47

47:                                               ; preds = %45, %41, %38
  %48 = load volatile ptr, ptr @pointer_f2, align 8
  %49 = tail call i32 %48(double noundef 0xC1321527D0000000, ptr noundef nonnull inttoptr (i64 -1194701818480698601 to ptr)) #4
  %50 = icmp eq i32 %49, -1436314739
  br i1 %50, label %57, label %51

51:                                               ; preds = %47
  %52 = load i32, ptr @failures, align 4
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr @failures, align 4
  %54 = icmp slt i32 %52, 20
  br i1 %54, label %55, label %57

55:                                               ; preds = %51
  %56 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.12, ptr noundef nonnull @.str.3)
  br label %57

57:                                               ; preds = %47, %51, %55
  %58 = tail call i32 @f3(i8 noundef signext 69, i8 noundef signext -7) #4
  %59 = icmp eq i32 %58, -1424276129
  br i1 %59, label %66, label %60

60:                                               ; preds = %57
  %61 = load i32, ptr @failures, align 4
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr @failures, align 4
  %63 = icmp slt i32 %61, 20
  br i1 %63, label %64, label %66

64:                                               ; preds = %60
  %65 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.16, ptr noundef nonnull @.str.3)
  br label %66

66:                                               ; preds = %64, %60, %57
  %67 = load volatile ptr, ptr @pointer_f3, align 8
  %68 = tail call i32 %67(i8 noundef signext 69, i8 noundef signext -7) #4
  %69 = icmp eq i32 %68, -1424276129
  br i1 %69, label %76, label %70

70:                                               ; preds = %66
  %71 = load i32, ptr @failures, align 4
  %72 = add nsw i32 %71, 1
  store i32 %72, ptr @failures, align 4
  %73 = icmp slt i32 %71, 20
  br i1 %73, label %74, label %76

74:                                               ; preds = %70
  %75 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.16, ptr noundef nonnull @.str.3)
  br label %76

76:                                               ; preds = %66, %70, %74
  %77 = tail call double (i64, i64, ...) @f4(i64 noundef 2507927087377898247, i64 noundef 59261702511978123, i64 noundef -2550937971031941919, double noundef 0xC18C98A849800000, i64 noundef -7448268772039230067, i32 noundef 1755300361, i64 noundef 6101144551277663994, double noundef 0x418E5730BE000000, i32 noundef -1957317646, double noundef 0x4137C80400000000, i64 noundef -3693516956170424078, double noundef 0x41762B236F000000, i64 noundef -8590847706875162133) #4
  %78 = fcmp oeq double %77, 0xC193D3707DC00000
  br i1 %78, label %85, label %79

79:                                               ; preds = %76
  %80 = load i32, ptr @failures, align 4
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr @failures, align 4
  %82 = icmp slt i32 %80, 20
  br i1 %82, label %83, label %85

83:                                               ; preds = %79
  %84 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.20, ptr noundef nonnull @.str.3)
  br label %85

85:                                               ; preds = %83, %79, %76
  %86 = load volatile ptr, ptr @pointer_f4, align 8
  %87 = tail call double (i64, i64, ...) %86(i64 noundef 2507927087377898247, i64 noundef 59261702511978123, i64 noundef -2550937971031941919, double noundef 0xC18C98A849800000, i64 noundef -7448268772039230067, i32 noundef 1755300361, i64 noundef 6101144551277663994, double noundef 0x418E5730BE000000, i32 noundef -1957317646, double noundef 0x4137C80400000000, i64 noundef -3693516956170424078, double noundef 0x41762B236F000000, i64 noundef -8590847706875162133) #4
  %88 = fcmp oeq double %87, 0xC193D3707DC00000
  br i1 %88, label %95, label %89

89:                                               ; preds = %85
  %90 = load i32, ptr @failures, align 4
  %91 = add nsw i32 %90, 1
  store i32 %91, ptr @failures, align 4
  %92 = icmp slt i32 %90, 20
  br i1 %92, label %93, label %95

93:                                               ; preds = %89
  %94 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.20, ptr noundef nonnull @.str.3)
  br label %95

95:                                               ; preds = %85, %89, %93
  %96 = tail call double (i64, i8, i64, i16, i8, ...) @f5(i64 noundef 3134908859182484953, i8 noundef zeroext 93, i64 noundef -1762421912147088163, i16 noundef zeroext -3039, i8 noundef signext -111, i64 noundef -1923956203395401309, ptr noundef nonnull inttoptr (i64 -4372621578846972353 to ptr), i64 noundef -6821286963585750341, ptr noundef nonnull inttoptr (i64 9176791724461702471 to ptr), i64 noundef 6728126319614774315, ptr noundef nonnull inttoptr (i64 4279460948998692014 to ptr), i64 noundef 1830795568061490448) #4
  %97 = fcmp oeq double %96, 0xC19D518A31400000
  br i1 %97, label %104, label %98

98:                                               ; preds = %95
  %99 = load i32, ptr @failures, align 4
  %100 = add nsw i32 %99, 1
  store i32 %100, ptr @failures, align 4
  %101 = icmp slt i32 %99, 20
  br i1 %101, label %102, label %104

102:                                              ; preds = %98
  %103 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.46, ptr noundef nonnull @.str.3)
  br label %104

104:                                              ; preds = %102, %98, %95
  %105 = load volatile ptr, ptr @pointer_f5, align 8
  %106 = tail call double (i64, i8, i64, i16, i8, ...) %105(i64 noundef 3134908859182484953, i8 noundef zeroext 93, i64 noundef -1762421912147088163, i16 noundef zeroext -3039, i8 noundef signext -111, i64 noundef -1923956203395401309, ptr noundef nonnull inttoptr (i64 -4372621578846972353 to ptr), i64 noundef -6821286963585750341, ptr noundef nonnull inttoptr (i64 9176791724461702471 to ptr), i64 noundef 6728126319614774315, ptr noundef nonnull inttoptr (i64 4279460948998692014 to ptr), i64 noundef 1830795568061490448) #4
  %107 = fcmp oeq double %106, 0xC19D518A31400000
  br i1 %107, label %114, label %108

108:                                              ; preds = %104
  %109 = load i32, ptr @failures, align 4
  %110 = add nsw i32 %109, 1
  store i32 %110, ptr @failures, align 4
  %111 = icmp slt i32 %109, 20
  br i1 %111, label %112, label %114

112:                                              ; preds = %108
  %113 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.46, ptr noundef nonnull @.str.3)
  br label %114

114:                                              ; preds = %104, %108, %112
  %115 = load i32, ptr @failures, align 4
  %116 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %115)
  %117 = load i32, ptr @failures, align 4
  %118 = icmp ne i32 %117, 0
  %119 = zext i1 %118 to i32
  ret i32 %119
}

declare zeroext i16 @f0(i64 noundef, i32 noundef) #3

declare zeroext i8 @f1(i8 noundef signext) #3

declare i32 @f2(double noundef, ptr noundef) #3

declare i32 @f3(i8 noundef signext, i8 noundef signext) #3

declare double @f4(i64 noundef, i64 noundef, ...) #3

declare double @f5(i64 noundef, i8 noundef zeroext, i64 noundef, i16 noundef zeroext, i8 noundef signext, ...) #3

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }


