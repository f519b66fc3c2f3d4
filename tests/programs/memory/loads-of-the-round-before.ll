; Loops that load what they stored a round before: carried-loads replaces the loads where nothing comes between.
; exit: 0
; output: 3112232723
; output: 3685271646
; output: 3685271646
; output: 422817211
; output: 1454044341
; output: 3284235971
; output: 469952345
; output: 4104075533
; output: 3455302405
; output: 1825488606
; output: 1362238296
; output: 3355179712
; output: 3538956649
; output: 3788287634
; output: 3525196433
; output: 3356500693
; output: 2281231382
; output: 1047995376
; output: 375856856
target triple = "x86_64-pc-linux-gnu"

@a = internal global [64 x i32] zeroinitializer, align 16
@.str = private unnamed_addr constant [4 x i8] c"%u\0A\00", align 1
@b = internal global [64 x i32] zeroinitializer, align 16
@row = internal global [64 x i16] zeroinitializer, align 16
@d = internal global [64 x double] zeroinitializer, align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @reset()
  call void @sums(ptr noundef @a, i32 noundef 60)
  %2 = call i32 @hash()
  %3 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %2)
  call void @reset()
  call void @sums(ptr noundef @a, i32 noundef 1)
  %4 = call i32 @hash()
  %5 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %4)
  call void @reset()
  call void @sums(ptr noundef @a, i32 noundef 0)
  %6 = call i32 @hash()
  %7 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %6)
  call void @reset()
  call void @down(ptr noundef @a, i32 noundef 50)
  %8 = call i32 @hash()
  %9 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %8)
  call void @reset()
  call void @two(ptr noundef @a, ptr noundef @b, i32 noundef 40)
  %10 = call i32 @hash()
  %11 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %10)
  call void @reset()
  call void @two(ptr noundef @a, ptr noundef @a, i32 noundef 40)
  %12 = call i32 @hash()
  %13 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %12)
  call void @reset()
  call void @two(ptr noundef getelementptr inbounds (i32, ptr @a, i64 1), ptr noundef @a, i32 noundef 40)
  %14 = call i32 @hash()
  %15 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %14)
  call void @reset()
  call void @two(ptr noundef @a, ptr noundef getelementptr inbounds (i32, ptr @a, i64 1), i32 noundef 40)
  %16 = call i32 @hash()
  %17 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %16)
  call void @reset()
  call void @two(ptr noundef @a, ptr noundef getelementptr inbounds (i32, ptr getelementptr inbounds (i32, ptr @a, i64 -1), i64 1), i32 noundef 3)
  %18 = call i32 @hash()
  %19 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %18)
  call void @reset()
  call void @rows(i32 noundef 60)
  %20 = call i32 @hash()
  %21 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %20)
  call void @reset()
  call void @unsigned_index(ptr noundef @a, i32 noundef 3, i32 noundef 40)
  %22 = call i32 @hash()
  %23 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %22)
  call void @reset()
  call void @wraps(ptr noundef @a, i8 noundef zeroext -6, i32 noundef 30)
  %24 = call i32 @hash()
  %25 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %24)
  call void @reset()
  call void @pointers(ptr noundef getelementptr inbounds (i32, ptr @a, i64 1), ptr noundef getelementptr inbounds (i32, ptr @a, i64 50))
  %26 = call i32 @hash()
  %27 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %26)
  call void @reset()
  call void @lagging(ptr noundef @a, i32 noundef 0, i32 noundef 40)
  %28 = call i32 @hash()
  %29 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %28)
  call void @reset()
  call void @lagging(ptr noundef @a, i32 noundef 1, i32 noundef 40)
  %30 = call i32 @hash()
  %31 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %30)
  call void @reset()
  call void @bytes(ptr noundef @a, i32 noundef 200)
  %32 = call i32 @hash()
  %33 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %32)
  call void @reset()
  call void @halves()
  %34 = call i32 @hash()
  %35 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %34)
  call void @reset()
  call void @fill(ptr noundef @a, i32 noundef 50)
  %36 = call i32 @hash()
  %37 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %36)
  call void @reset()
  call void @skips(ptr noundef @a, i32 noundef 60)
  %38 = call i32 @hash()
  %39 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %38)
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define internal void @reset() #0 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  br label %2

2:                                                ; preds = %28, %0
  %3 = load i32, ptr %1, align 4
  %4 = icmp slt i32 %3, 64
  br i1 %4, label %5, label %31

5:                                                ; preds = %2
  %6 = load i32, ptr %1, align 4
  %7 = mul nsw i32 %6, 7
  %8 = srem i32 %7, 23
  %9 = load i32, ptr %1, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [64 x i32], ptr @a, i64 0, i64 %10
  store i32 %8, ptr %11, align 4
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %1, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [64 x i32], ptr @b, i64 0, i64 %14
  store i32 %12, ptr %15, align 4
  %16 = load i32, ptr %1, align 4
  %17 = mul nsw i32 %16, 5
  %18 = srem i32 %17, 17
  %19 = trunc i32 %18 to i16
  %20 = load i32, ptr %1, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [64 x i16], ptr @row, i64 0, i64 %21
  store i16 %19, ptr %22, align 2
  %23 = load i32, ptr %1, align 4
  %24 = sitofp i32 %23 to double
  %25 = load i32, ptr %1, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [64 x double], ptr @d, i64 0, i64 %26
  store double %24, ptr %27, align 8
  br label %28

28:                                               ; preds = %5
  %29 = load i32, ptr %1, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %1, align 4
  br label %2

31:                                               ; preds = %2
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @sums(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 1, ptr %5, align 4
  br label %6

6:                                                ; preds = %29, %2
  %7 = load i32, ptr %5, align 4
  %8 = load i32, ptr %4, align 4
  %9 = icmp slt i32 %7, %8
  br i1 %9, label %10, label %32

10:                                               ; preds = %6
  %11 = load ptr, ptr %3, align 8
  %12 = load i32, ptr %5, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %11, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = load ptr, ptr %3, align 8
  %17 = load i32, ptr %5, align 4
  %18 = sub nsw i32 %17, 1
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %16, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = mul nsw i32 %21, 3
  %23 = add nsw i32 %15, %22
  %24 = and i32 %23, 1023
  %25 = load ptr, ptr %3, align 8
  %26 = load i32, ptr %5, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %25, i64 %27
  store i32 %24, ptr %28, align 4
  br label %29

29:                                               ; preds = %10
  %30 = load i32, ptr %5, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %5, align 4
  br label %6

32:                                               ; preds = %6
  ret void
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @hash() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 0, ptr %2, align 4
  br label %3

3:                                                ; preds = %33, %0
  %4 = load i32, ptr %2, align 4
  %5 = icmp slt i32 %4, 64
  br i1 %5, label %6, label %36

6:                                                ; preds = %3
  %7 = load i32, ptr %1, align 4
  %8 = mul i32 %7, 31
  %9 = load i32, ptr %2, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [64 x i32], ptr @a, i64 0, i64 %10
  %12 = load i32, ptr %11, align 4
  %13 = add i32 %8, %12
  %14 = load i32, ptr %2, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [64 x i32], ptr @b, i64 0, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = mul i32 7, %17
  %19 = add i32 %13, %18
  %20 = load i32, ptr %2, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [64 x i16], ptr @row, i64 0, i64 %21
  %23 = load i16, ptr %22, align 2
  %24 = sext i16 %23 to i32
  %25 = mul i32 11, %24
  %26 = add i32 %19, %25
  %27 = load i32, ptr %2, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [64 x double], ptr @d, i64 0, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = fptosi double %30 to i32
  %32 = add i32 %26, %31
  store i32 %32, ptr %1, align 4
  br label %33

33:                                               ; preds = %6
  %34 = load i32, ptr %2, align 4
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %2, align 4
  br label %3

36:                                               ; preds = %3
  %37 = load i32, ptr %1, align 4
  ret i32 %37
}

; Function Attrs: noinline nounwind uwtable
define internal void @down(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %6 = load i32, ptr %4, align 4
  %7 = sub nsw i32 %6, 2
  store i32 %7, ptr %5, align 4
  br label %8

8:                                                ; preds = %29, %2
  %9 = load i32, ptr %5, align 4
  %10 = icmp sge i32 %9, 0
  br i1 %10, label %11, label %32

11:                                               ; preds = %8
  %12 = load ptr, ptr %3, align 8
  %13 = load i32, ptr %5, align 4
  %14 = add nsw i32 %13, 1
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %12, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = load ptr, ptr %3, align 8
  %19 = load i32, ptr %5, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr %18, i64 %20
  %22 = load i32, ptr %21, align 4
  %23 = sub nsw i32 %17, %22
  %24 = and i32 %23, 255
  %25 = load ptr, ptr %3, align 8
  %26 = load i32, ptr %5, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %25, i64 %27
  store i32 %24, ptr %28, align 4
  br label %29

29:                                               ; preds = %11
  %30 = load i32, ptr %5, align 4
  %31 = add nsw i32 %30, -1
  store i32 %31, ptr %5, align 4
  br label %8

32:                                               ; preds = %8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @two(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 1, ptr %7, align 4
  br label %8

8:                                                ; preds = %28, %3
  %9 = load i32, ptr %7, align 4
  %10 = load i32, ptr %6, align 4
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %12, label %31

12:                                               ; preds = %8
  %13 = load ptr, ptr %4, align 8
  %14 = load i32, ptr %7, align 4
  %15 = sub nsw i32 %14, 1
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr %13, i64 %16
  %18 = load i32, ptr %17, align 4
  %19 = add nsw i32 %18, 1
  %20 = load ptr, ptr %4, align 8
  %21 = load i32, ptr %7, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %20, i64 %22
  store i32 %19, ptr %23, align 4
  %24 = load ptr, ptr %5, align 8
  %25 = load i32, ptr %7, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %24, i64 %26
  store i32 7, ptr %27, align 4
  br label %28

28:                                               ; preds = %12
  %29 = load i32, ptr %7, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %7, align 4
  br label %8

31:                                               ; preds = %8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @rows(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store i32 1, ptr %3, align 4
  br label %5

5:                                                ; preds = %37, %1
  %6 = load i32, ptr %3, align 4
  %7 = load i32, ptr %2, align 4
  %8 = icmp slt i32 %6, %7
  br i1 %8, label %9, label %40

9:                                                ; preds = %5
  %10 = load i32, ptr %3, align 4
  %11 = sub nsw i32 %10, 1
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds [64 x i16], ptr @row, i64 0, i64 %12
  %14 = load i16, ptr %13, align 2
  %15 = sext i16 %14 to i32
  %16 = add nsw i32 %15, 5
  store i32 %16, ptr %4, align 4
  %17 = load i32, ptr %3, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [64 x i16], ptr @row, i64 0, i64 %18
  %20 = load i16, ptr %19, align 2
  %21 = sext i16 %20 to i32
  %22 = load i32, ptr %4, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %31

24:                                               ; preds = %9
  %25 = load i32, ptr %3, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [64 x i16], ptr @row, i64 0, i64 %26
  %28 = load i16, ptr %27, align 2
  %29 = sext i16 %28 to i32
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %4, align 4
  br label %31

31:                                               ; preds = %24, %9
  %32 = load i32, ptr %4, align 4
  %33 = trunc i32 %32 to i16
  %34 = load i32, ptr %3, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [64 x i16], ptr @row, i64 0, i64 %35
  store i16 %33, ptr %36, align 2
  br label %37

37:                                               ; preds = %31
  %38 = load i32, ptr %3, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %3, align 4
  br label %5

40:                                               ; preds = %5
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @unsigned_index(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
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

9:                                                ; preds = %26, %3
  %10 = load i32, ptr %7, align 4
  %11 = load i32, ptr %6, align 4
  %12 = icmp ne i32 %10, %11
  br i1 %12, label %13, label %29

13:                                               ; preds = %9
  %14 = load ptr, ptr %4, align 8
  %15 = load i32, ptr %7, align 4
  %16 = sub i32 %15, 1
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %14, i64 %17
  %19 = load i32, ptr %18, align 4
  %20 = load i32, ptr %7, align 4
  %21 = xor i32 %19, %20
  %22 = load ptr, ptr %4, align 8
  %23 = load i32, ptr %7, align 4
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %22, i64 %24
  store i32 %21, ptr %25, align 4
  br label %26

26:                                               ; preds = %13
  %27 = load i32, ptr %7, align 4
  %28 = add i32 %27, 1
  store i32 %28, ptr %7, align 4
  br label %9

29:                                               ; preds = %9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @wraps(ptr noundef %0, i8 noundef zeroext %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i8, align 1
  %6 = alloca i32, align 4
  %7 = alloca i8, align 1
  store ptr %0, ptr %4, align 8
  store i8 %1, ptr %5, align 1
  store i32 %2, ptr %6, align 4
  %8 = load i8, ptr %5, align 1
  store i8 %8, ptr %7, align 1
  br label %9

9:                                                ; preds = %31, %3
  %10 = load i32, ptr %6, align 4
  %11 = add nsw i32 %10, -1
  store i32 %11, ptr %6, align 4
  %12 = icmp sgt i32 %10, 0
  br i1 %12, label %13, label %34

13:                                               ; preds = %9
  %14 = load ptr, ptr %4, align 8
  %15 = load i8, ptr %7, align 1
  %16 = zext i8 %15 to i32
  %17 = sub nsw i32 %16, 1
  %18 = trunc i32 %17 to i8
  %19 = zext i8 %18 to i32
  %20 = and i32 %19, 63
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr %14, i64 %21
  %23 = load i32, ptr %22, align 4
  %24 = add nsw i32 %23, 1
  %25 = load ptr, ptr %4, align 8
  %26 = load i8, ptr %7, align 1
  %27 = zext i8 %26 to i32
  %28 = and i32 %27, 63
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %25, i64 %29
  store i32 %24, ptr %30, align 4
  br label %31

31:                                               ; preds = %13
  %32 = load i8, ptr %7, align 1
  %33 = add i8 %32, 1
  store i8 %33, ptr %7, align 1
  br label %9

34:                                               ; preds = %9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @pointers(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  br label %5

5:                                                ; preds = %18, %2
  %6 = load ptr, ptr %3, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = icmp ne ptr %6, %7
  br i1 %8, label %9, label %21

9:                                                ; preds = %5
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds i32, ptr %10, i64 -1
  %12 = load i32, ptr %11, align 4
  %13 = mul nsw i32 %12, 5
  %14 = add nsw i32 %13, 1
  %15 = and i32 %14, 4095
  %16 = load ptr, ptr %3, align 8
  %17 = getelementptr inbounds i32, ptr %16, i64 0
  store i32 %15, ptr %17, align 4
  br label %18

18:                                               ; preds = %9
  %19 = load ptr, ptr %3, align 8
  %20 = getelementptr inbounds i32, ptr %19, i32 1
  store ptr %20, ptr %3, align 8
  br label %5

21:                                               ; preds = %5
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @lagging(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %9 = load i32, ptr %5, align 4
  store i32 %9, ptr %7, align 4
  store i32 1, ptr %8, align 4
  br label %10

10:                                               ; preds = %34, %3
  %11 = load i32, ptr %8, align 4
  %12 = load i32, ptr %6, align 4
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %14, label %37

14:                                               ; preds = %10
  %15 = load ptr, ptr %4, align 8
  %16 = load i32, ptr %8, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %15, i64 %17
  %19 = load i32, ptr %18, align 4
  %20 = add nsw i32 %19, 2
  %21 = load ptr, ptr %4, align 8
  %22 = load i32, ptr %8, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %21, i64 %23
  store i32 %20, ptr %24, align 4
  %25 = load ptr, ptr %4, align 8
  %26 = load i32, ptr %7, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %25, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = load i32, ptr %8, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [64 x i32], ptr @b, i64 0, i64 %31
  store i32 %29, ptr %32, align 4
  %33 = load i32, ptr %8, align 4
  store i32 %33, ptr %7, align 4
  br label %34

34:                                               ; preds = %14
  %35 = load i32, ptr %8, align 4
  %36 = add nsw i32 %35, 1
  store i32 %36, ptr %8, align 4
  br label %10

37:                                               ; preds = %10
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @bytes(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 1, ptr %5, align 4
  br label %7

7:                                                ; preds = %24, %2
  %8 = load i32, ptr %5, align 4
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %27

11:                                               ; preds = %7
  %12 = load ptr, ptr %3, align 8
  %13 = load i32, ptr %5, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i8, ptr %12, i64 %14
  %16 = getelementptr inbounds i8, ptr %15, i64 -1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 1 %16, i64 4, i1 false)
  %17 = load i32, ptr %6, align 4
  %18 = and i32 %17, 16777215
  %19 = add nsw i32 %18, 258
  store i32 %19, ptr %6, align 4
  %20 = load ptr, ptr %3, align 8
  %21 = load i32, ptr %5, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i8, ptr %20, i64 %22
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %23, ptr align 4 %6, i64 4, i1 false)
  br label %24

24:                                               ; preds = %11
  %25 = load i32, ptr %5, align 4
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %5, align 4
  br label %7

27:                                               ; preds = %7
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @halves() #0 {
  %1 = alloca i32, align 4
  store i32 1, ptr %1, align 4
  br label %2

2:                                                ; preds = %21, %0
  %3 = load i32, ptr %1, align 4
  %4 = icmp slt i32 %3, 40
  br i1 %4, label %5, label %24

5:                                                ; preds = %2
  %6 = load i32, ptr %1, align 4
  %7 = sub nsw i32 %6, 1
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [64 x double], ptr @d, i64 0, i64 %8
  %10 = load double, ptr %9, align 8
  %11 = fdiv double %10, 2.000000e+00
  %12 = load i32, ptr %1, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [64 x i32], ptr @a, i64 0, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = sitofp i32 %15 to double
  %17 = fadd double %11, %16
  %18 = load i32, ptr %1, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [64 x double], ptr @d, i64 0, i64 %19
  store double %17, ptr %20, align 8
  br label %21

21:                                               ; preds = %5
  %22 = load i32, ptr %1, align 4
  %23 = add nsw i32 %22, 1
  store i32 %23, ptr %1, align 4
  br label %2

24:                                               ; preds = %2
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @fill(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 1, ptr %5, align 4
  br label %6

6:                                                ; preds = %21, %2
  %7 = load i32, ptr %5, align 4
  %8 = load i32, ptr %4, align 4
  %9 = icmp slt i32 %7, %8
  br i1 %9, label %10, label %24

10:                                               ; preds = %6
  %11 = load ptr, ptr %3, align 8
  %12 = load i32, ptr %5, align 4
  %13 = sub nsw i32 %12, 1
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr %11, i64 %14
  %16 = load i32, ptr %15, align 4
  %17 = load ptr, ptr %3, align 8
  %18 = load i32, ptr %5, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %17, i64 %19
  store i32 %16, ptr %20, align 4
  br label %21

21:                                               ; preds = %10
  %22 = load i32, ptr %5, align 4
  %23 = add nsw i32 %22, 1
  store i32 %23, ptr %5, align 4
  br label %6

24:                                               ; preds = %6
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @skips(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 1, ptr %5, align 4
  br label %6

6:                                                ; preds = %31, %2
  %7 = load i32, ptr %5, align 4
  %8 = load i32, ptr %4, align 4
  %9 = icmp slt i32 %7, %8
  br i1 %9, label %10, label %34

10:                                               ; preds = %6
  %11 = load ptr, ptr %3, align 8
  %12 = load i32, ptr %5, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %11, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = and i32 %15, 1
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %19

18:                                               ; preds = %10
  br label %31

19:                                               ; preds = %10
  %20 = load ptr, ptr %3, align 8
  %21 = load i32, ptr %5, align 4
  %22 = sub nsw i32 %21, 1
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %20, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = add nsw i32 %25, 1
  %27 = load ptr, ptr %3, align 8
  %28 = load i32, ptr %5, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  store i32 %26, ptr %30, align 4
  br label %31

31:                                               ; preds = %19, %18
  %32 = load i32, ptr %5, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %5, align 4
  br label %6

34:                                               ; preds = %6
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }


