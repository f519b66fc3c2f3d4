; Loops that fill and copy memory, count from one, or do nothing, with bounds below the start among others.
; exit: 0
; output: 75cedf3a432194ce

@ints = internal global [64 x i32] zeroinitializer, align 16
@others = internal global [64 x i32] zeroinitializer, align 16
@shorts = internal global [80 x i16] zeroinitializer, align 16
@numbers = internal global [40 x double] zeroinitializer, align 16
@.str = private unnamed_addr constant [9 x i8] c"%016llx\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i64 -3750763034362895579, ptr %2, align 8
  store i32 -2, ptr %3, align 4
  br label %7

7:                                                ; preds = %105, %0
  %8 = load i32, ptr %3, align 4
  %9 = icmp slt i32 %8, 40
  br i1 %9, label %10, label %108

10:                                               ; preds = %7
  store i32 0, ptr %4, align 4
  br label %11

11:                                               ; preds = %26, %10
  %12 = load i32, ptr %4, align 4
  %13 = icmp slt i32 %12, 64
  br i1 %13, label %14, label %29

14:                                               ; preds = %11
  %15 = load i32, ptr %4, align 4
  %16 = load i32, ptr %3, align 4
  %17 = mul nsw i32 %15, %16
  %18 = add nsw i32 %17, 1
  %19 = load i32, ptr %4, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [64 x i32], ptr @ints, i64 0, i64 %20
  store i32 %18, ptr %21, align 4
  %22 = load i32, ptr %4, align 4
  %23 = load i32, ptr %4, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [64 x i32], ptr @others, i64 0, i64 %24
  store i32 %22, ptr %25, align 4
  br label %26

26:                                               ; preds = %14
  %27 = load i32, ptr %4, align 4
  %28 = add nsw i32 %27, 1
  store i32 %28, ptr %4, align 4
  br label %11

29:                                               ; preds = %11
  store i32 0, ptr %5, align 4
  br label %30

30:                                               ; preds = %40, %29
  %31 = load i32, ptr %5, align 4
  %32 = icmp slt i32 %31, 80
  br i1 %32, label %33, label %43

33:                                               ; preds = %30
  %34 = load i32, ptr %5, align 4
  %35 = mul nsw i32 %34, 3
  %36 = trunc i32 %35 to i16
  %37 = load i32, ptr %5, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [80 x i16], ptr @shorts, i64 0, i64 %38
  store i16 %36, ptr %39, align 2
  br label %40

40:                                               ; preds = %33
  %41 = load i32, ptr %5, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %5, align 4
  br label %30

43:                                               ; preds = %30
  store i32 0, ptr %6, align 4
  br label %44

44:                                               ; preds = %54, %43
  %45 = load i32, ptr %6, align 4
  %46 = icmp slt i32 %45, 40
  br i1 %46, label %47, label %57

47:                                               ; preds = %44
  %48 = load i32, ptr %6, align 4
  %49 = sitofp i32 %48 to double
  %50 = fdiv double %49, 3.000000e+00
  %51 = load i32, ptr %6, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [40 x double], ptr @numbers, i64 0, i64 %52
  store double %50, ptr %53, align 8
  br label %54

54:                                               ; preds = %47
  %55 = load i32, ptr %6, align 4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %6, align 4
  br label %44

57:                                               ; preds = %44
  %58 = load i32, ptr %3, align 4
  call void @copy(i32 noundef %58)
  %59 = load i64, ptr %2, align 8
  %60 = call i64 @hash(i64 noundef %59, ptr noundef @others, i32 noundef 256)
  store i64 %60, ptr %2, align 8
  %61 = load i32, ptr %3, align 4
  call void @fill(ptr noundef getelementptr inbounds (i32, ptr @ints, i64 5), i32 noundef %61)
  %62 = load i64, ptr %2, align 8
  %63 = call i64 @hash(i64 noundef %62, ptr noundef @ints, i32 noundef 256)
  store i64 %63, ptr %2, align 8
  %64 = load i32, ptr %3, align 4
  %65 = add nsw i32 %64, 2
  call void @ones(ptr noundef @shorts, i32 noundef 7, i32 noundef %65)
  %66 = load i64, ptr %2, align 8
  %67 = call i64 @hash(i64 noundef %66, ptr noundef @shorts, i32 noundef 160)
  store i64 %67, ptr %2, align 8
  %68 = load i32, ptr %3, align 4
  %69 = icmp slt i32 %68, 0
  br i1 %69, label %70, label %71

70:                                               ; preds = %57
  br label %73

71:                                               ; preds = %57
  %72 = load i32, ptr %3, align 4
  br label %73

73:                                               ; preds = %71, %70
  %74 = phi i32 [ 0, %70 ], [ %72, %71 ]
  %75 = sext i32 %74 to i64
  %76 = load i32, ptr %3, align 4
  %77 = add nsw i32 %76, 200
  %78 = trunc i32 %77 to i8
  call void @bytes(ptr noundef getelementptr inbounds (i8, ptr @ints, i64 3), i64 noundef %75, i8 noundef zeroext %78)
  %79 = load i64, ptr %2, align 8
  %80 = call i64 @hash(i64 noundef %79, ptr noundef @ints, i32 noundef 256)
  store i64 %80, ptr %2, align 8
  %81 = load i32, ptr %3, align 4
  %82 = sub nsw i32 %81, 1
  call void @from_one(ptr noundef @numbers, i32 noundef %82)
  %83 = load i64, ptr %2, align 8
  %84 = call i64 @hash(i64 noundef %83, ptr noundef @numbers, i32 noundef 320)
  store i64 %84, ptr %2, align 8
  %85 = load i64, ptr %2, align 8
  %86 = mul i64 %85, 31
  %87 = load i32, ptr %3, align 4
  %88 = call i32 @last(i32 noundef %87)
  %89 = sext i32 %88 to i64
  %90 = add i64 %86, %89
  store i64 %90, ptr %2, align 8
  %91 = load i64, ptr %2, align 8
  %92 = call i64 @hash(i64 noundef %91, ptr noundef @others, i32 noundef 256)
  store i64 %92, ptr %2, align 8
  %93 = load i64, ptr %2, align 8
  %94 = mul i64 %93, 31
  %95 = load i32, ptr %3, align 4
  %96 = icmp sgt i32 %95, 0
  br i1 %96, label %97, label %100

97:                                               ; preds = %73
  %98 = load i32, ptr %3, align 4
  %99 = call i32 @empty(i32 noundef %98)
  br label %101

100:                                              ; preds = %73
  br label %101

101:                                              ; preds = %100, %97
  %102 = phi i32 [ %99, %97 ], [ 0, %100 ]
  %103 = sext i32 %102 to i64
  %104 = add i64 %94, %103
  store i64 %104, ptr %2, align 8
  br label %105

105:                                              ; preds = %101
  %106 = load i32, ptr %3, align 4
  %107 = add nsw i32 %106, 7
  store i32 %107, ptr %3, align 4
  br label %7

108:                                              ; preds = %7
  %109 = load i64, ptr %2, align 8
  %110 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %109)
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define internal void @copy(i32 noundef %0) {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store i32 0, ptr %3, align 4
  br label %4

4:                                                ; preds = %16, %1
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %2, align 4
  %7 = icmp slt i32 %5, %6
  br i1 %7, label %8, label %19

8:                                                ; preds = %4
  %9 = load i32, ptr %3, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [64 x i32], ptr @ints, i64 0, i64 %10
  %12 = load i32, ptr %11, align 4
  %13 = load i32, ptr %3, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [64 x i32], ptr @others, i64 0, i64 %14
  store i32 %12, ptr %15, align 4
  br label %16

16:                                               ; preds = %8
  %17 = load i32, ptr %3, align 4
  %18 = add nsw i32 %17, 1
  store i32 %18, ptr %3, align 4
  br label %4

19:                                               ; preds = %4
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @hash(i64 noundef %0, ptr noundef %1, i32 noundef %2) {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store i64 %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %9 = load ptr, ptr %5, align 8
  store ptr %9, ptr %7, align 8
  store i32 0, ptr %8, align 4
  br label %10

10:                                               ; preds = %24, %3
  %11 = load i32, ptr %8, align 4
  %12 = load i32, ptr %6, align 4
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %14, label %27

14:                                               ; preds = %10
  %15 = load i64, ptr %4, align 8
  %16 = load ptr, ptr %7, align 8
  %17 = load i32, ptr %8, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i8, ptr %16, i64 %18
  %20 = load i8, ptr %19, align 1
  %21 = zext i8 %20 to i64
  %22 = xor i64 %15, %21
  %23 = mul i64 %22, 1099511628211
  store i64 %23, ptr %4, align 8
  br label %24

24:                                               ; preds = %14
  %25 = load i32, ptr %8, align 4
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %8, align 4
  br label %10

27:                                               ; preds = %10
  %28 = load i64, ptr %4, align 8
  ret i64 %28
}

; Function Attrs: noinline nounwind uwtable
define internal void @fill(ptr noundef %0, i32 noundef %1) {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  br label %6

6:                                                ; preds = %15, %2
  %7 = load i32, ptr %5, align 4
  %8 = load i32, ptr %4, align 4
  %9 = icmp slt i32 %7, %8
  br i1 %9, label %10, label %18

10:                                               ; preds = %6
  %11 = load ptr, ptr %3, align 8
  %12 = load i32, ptr %5, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %11, i64 %13
  store i32 0, ptr %14, align 4
  br label %15

15:                                               ; preds = %10
  %16 = load i32, ptr %5, align 4
  %17 = add nsw i32 %16, 1
  store i32 %17, ptr %5, align 4
  br label %6

18:                                               ; preds = %6
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @ones(ptr noundef %0, i32 noundef %1, i32 noundef %2) {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %8 = load i32, ptr %5, align 4
  store i32 %8, ptr %7, align 4
  br label %9

9:                                                ; preds = %18, %3
  %10 = load i32, ptr %7, align 4
  %11 = load i32, ptr %6, align 4
  %12 = icmp ult i32 %10, %11
  br i1 %12, label %13, label %21

13:                                               ; preds = %9
  %14 = load ptr, ptr %4, align 8
  %15 = load i32, ptr %7, align 4
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds i16, ptr %14, i64 %16
  store i16 -1, ptr %17, align 2
  br label %18

18:                                               ; preds = %13
  %19 = load i32, ptr %7, align 4
  %20 = add i32 %19, 1
  store i32 %20, ptr %7, align 4
  br label %9

21:                                               ; preds = %9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @bytes(ptr noundef %0, i64 noundef %1, i8 noundef zeroext %2) {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i8, align 1
  %7 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i8 %2, ptr %6, align 1
  store i64 0, ptr %7, align 8
  br label %8

8:                                                ; preds = %17, %3
  %9 = load i64, ptr %7, align 8
  %10 = load i64, ptr %5, align 8
  %11 = icmp ne i64 %9, %10
  br i1 %11, label %12, label %20

12:                                               ; preds = %8
  %13 = load i8, ptr %6, align 1
  %14 = load ptr, ptr %4, align 8
  %15 = load i64, ptr %7, align 8
  %16 = getelementptr inbounds i8, ptr %14, i64 %15
  store i8 %13, ptr %16, align 1
  br label %17

17:                                               ; preds = %12
  %18 = load i64, ptr %7, align 8
  %19 = add nsw i64 %18, 1
  store i64 %19, ptr %7, align 8
  br label %8

20:                                               ; preds = %8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @from_one(ptr noundef %0, i32 noundef %1) {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 1, ptr %5, align 4
  br label %6

6:                                                ; preds = %15, %2
  %7 = load i32, ptr %5, align 4
  %8 = load i32, ptr %4, align 4
  %9 = icmp sle i32 %7, %8
  br i1 %9, label %10, label %18

10:                                               ; preds = %6
  %11 = load ptr, ptr %3, align 8
  %12 = load i32, ptr %5, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds double, ptr %11, i64 %13
  store double 0.000000e+00, ptr %14, align 8
  br label %15

15:                                               ; preds = %10
  %16 = load i32, ptr %5, align 4
  %17 = add nsw i32 %16, 1
  store i32 %17, ptr %5, align 4
  br label %6

18:                                               ; preds = %6
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @last(i32 noundef %0) {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store i32 3, ptr %3, align 4
  br label %4

4:                                                ; preds = %12, %1
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %2, align 4
  %7 = icmp slt i32 %5, %6
  br i1 %7, label %8, label %15

8:                                                ; preds = %4
  %9 = load i32, ptr %3, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [64 x i32], ptr @others, i64 0, i64 %10
  store i32 -1, ptr %11, align 4
  br label %12

12:                                               ; preds = %8
  %13 = load i32, ptr %3, align 4
  %14 = add nsw i32 %13, 1
  store i32 %14, ptr %3, align 4
  br label %4

15:                                               ; preds = %4
  %16 = load i32, ptr %3, align 4
  ret i32 %16
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @empty(i32 noundef %0) {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store i32 0, ptr %3, align 4
  br label %5

5:                                                ; preds = %20, %1
  %6 = load i32, ptr %3, align 4
  %7 = load i32, ptr %2, align 4
  %8 = icmp slt i32 %6, %7
  br i1 %8, label %9, label %23

9:                                                ; preds = %5
  %10 = load i32, ptr %3, align 4
  store i32 %10, ptr %4, align 4
  br label %11

11:                                               ; preds = %16, %9
  %12 = load i32, ptr %4, align 4
  %13 = load i32, ptr %2, align 4
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %19

15:                                               ; preds = %11
  br label %16

16:                                               ; preds = %15
  %17 = load i32, ptr %4, align 4
  %18 = add nsw i32 %17, 1
  store i32 %18, ptr %4, align 4
  br label %11

19:                                               ; preds = %11
  br label %20

20:                                               ; preds = %19
  %21 = load i32, ptr %3, align 4
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %3, align 4
  br label %5

23:                                               ; preds = %5
  %24 = load i32, ptr %3, align 4
  %25 = mul nsw i32 %24, 10
  %26 = load i32, ptr %4, align 4
  %27 = add nsw i32 %25, %26
  ret i32 %27
}

declare i32 @printf(ptr noundef, ...)



