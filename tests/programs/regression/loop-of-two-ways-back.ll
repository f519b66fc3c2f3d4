; A loop that goes on where its header's test says so, and where what comes after it does. Out of C (clang -O0).
; exit: 0
; output: 2 11 29 97
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
@.str = private unnamed_addr constant [17 x i8] c"%ld %ld %ld %ld\0A\00", align 1
; Function Attrs: noinline nounwind uwtable

define dso_local i64 @next_prime(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  br label %3
3:                                                ; preds = %8, %1
  %4 = load i64, ptr %2, align 8
  %5 = call i32 @is_prime(i64 noundef %4)
  %6 = icmp ne i32 %5, 0
  %7 = xor i1 %6, true
  br i1 %7, label %8, label %11
8:                                                ; preds = %3
  %9 = load i64, ptr %2, align 8
  %10 = add nsw i64 %9, 1
  store i64 %10, ptr %2, align 8
  br label %3
11:                                               ; preds = %3
  %12 = load i64, ptr %2, align 8
  ret i64 %12
}
; Function Attrs: noinline nounwind uwtable

define internal i32 @is_prime(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = icmp sgt i64 %3, 1
  br i1 %4, label %5, label %10
5:                                                ; preds = %1
  %6 = load i64, ptr %2, align 8
  %7 = call i64 @divisor(i64 noundef %6)
  %8 = load i64, ptr %2, align 8
  %9 = icmp eq i64 %7, %8
  br label %10
10:                                               ; preds = %5, %1
  %11 = phi i1 [ false, %1 ], [ %9, %5 ]
  %12 = zext i1 %11 to i32
  ret i32 %12
}
; Function Attrs: noinline nounwind uwtable

define dso_local i32 @main() #0 {
  %1 = call i64 @next_prime(i64 noundef -5)
  %2 = call i64 @next_prime(i64 noundef 8)
  %3 = call i64 @next_prime(i64 noundef 24)
  %4 = call i64 @next_prime(i64 noundef 90)
  %5 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4)
  ret i32 0
}
declare i32 @printf(ptr noundef, ...) #1
; Function Attrs: noinline nounwind uwtable

define internal i64 @divisor(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  %5 = load i64, ptr %3, align 8
  %6 = icmp sle i64 %5, 1
  br i1 %6, label %7, label %9
7:                                                ; preds = %1
  %8 = load i64, ptr %3, align 8
  store i64 %8, ptr %2, align 8
  br label %34
9:                                                ; preds = %1
  %10 = load i64, ptr %3, align 8
  %11 = srem i64 %10, 2
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %14
13:                                               ; preds = %9
  store i64 2, ptr %2, align 8
  br label %34
14:                                               ; preds = %9
  store i64 3, ptr %4, align 8
  br label %15
15:                                               ; preds = %29, %14
  %16 = load i64, ptr %4, align 8
  %17 = load i64, ptr %4, align 8
  %18 = mul nsw i64 %16, %17
  %19 = load i64, ptr %3, align 8
  %20 = icmp sle i64 %18, %19
  br i1 %20, label %21, label %32
21:                                               ; preds = %15
  %22 = load i64, ptr %3, align 8
  %23 = load i64, ptr %4, align 8
  %24 = srem i64 %22, %23
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %26, label %28
26:                                               ; preds = %21
  %27 = load i64, ptr %4, align 8
  store i64 %27, ptr %2, align 8
  br label %34
28:                                               ; preds = %21
  br label %29
29:                                               ; preds = %28
  %30 = load i64, ptr %4, align 8
  %31 = add nsw i64 %30, 2
  store i64 %31, ptr %4, align 8
  br label %15
32:                                               ; preds = %15
  %33 = load i64, ptr %3, align 8
  store i64 %33, ptr %2, align 8
  br label %34
34:                                               ; preds = %32, %26, %13, %7
  %35 = load i64, ptr %2, align 8
  ret i64 %35
}
attributes #0 = { nounwind }
attributes #1 = { nounwind }
