; Stack protectors in all functions, marks of branches, probes of large frames, all registers zeroed.
; exit: 0
; output: 110 121 1 144 19 1812
; output: 98 201 196 101 -1
; output: 97 199 100 115 105 103
source_filename = "guarded-frames.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%struct.s = type { i32, [12 x i8] }

@.str = private unnamed_addr constant [12 x i8] zeroinitializer, align 1
@jump = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16
@computed.table = internal global [3 x ptr] [ptr blockaddress(@computed, %11), ptr blockaddress(@computed, %15), ptr blockaddress(@computed, %18)], align 16
@.str.1 = private unnamed_addr constant [19 x i8] c"%d %d %d %d %d %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [16 x i8] c"%d %d %d %d %d\0A\00", align 1

define dso_local void @fill(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  br label %6

6:                                                ; preds = %19, %2
  %7 = load i32, ptr %5, align 4
  %8 = load i32, ptr %4, align 4
  %9 = icmp slt i32 %7, %8
  br i1 %9, label %10, label %22

10:                                               ; preds = %6
  %11 = load i32, ptr %5, align 4
  %12 = srem i32 %11, 26
  %13 = add nsw i32 97, %12
  %14 = trunc i32 %13 to i8
  %15 = load ptr, ptr %3, align 8
  %16 = load i32, ptr %5, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i8, ptr %15, i64 %17
  store i8 %14, ptr %18, align 1
  br label %19

19:                                               ; preds = %10
  %20 = load i32, ptr %5, align 4
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr %5, align 4
  br label %6

22:                                               ; preds = %6
  %23 = load ptr, ptr %3, align 8
  %24 = load i32, ptr %4, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i8, ptr %23, i64 %25
  store i8 0, ptr %26, align 1
  ret void
}

define dso_local i32 @text(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca [40 x i8], align 16
  store i32 %0, ptr %2, align 4
  %4 = getelementptr inbounds [40 x i8], ptr %3, i64 0, i64 0
  %5 = load i32, ptr %2, align 4
  call void @fill(ptr noundef %4, i32 noundef %5)
  %6 = getelementptr inbounds [40 x i8], ptr %3, i64 0, i64 0
  %7 = call i64 @strlen(ptr noundef %6) #9
  %8 = trunc i64 %7 to i32
  %9 = load i32, ptr %2, align 4
  %10 = sdiv i32 %9, 2
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [40 x i8], ptr %3, i64 0, i64 %11
  %13 = load i8, ptr %12, align 1
  %14 = sext i8 %13 to i32
  %15 = add nsw i32 %8, %14
  ret i32 %15
}

declare i64 @strlen(ptr noundef) #1

define dso_local i32 @inside(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.s, align 4
  %4 = alloca [6 x i32], align 16
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %6 = getelementptr inbounds %struct.s, ptr %3, i32 0, i32 0
  %7 = load i32, ptr %2, align 4
  store i32 %7, ptr %6, align 4
  %8 = getelementptr inbounds %struct.s, ptr %3, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %8, ptr align 1 @.str, i64 12, i1 false)
  %9 = getelementptr inbounds %struct.s, ptr %3, i32 0, i32 1
  %10 = getelementptr inbounds [12 x i8], ptr %9, i64 0, i64 0
  %11 = load i32, ptr %2, align 4
  %12 = srem i32 %11, 11
  call void @fill(ptr noundef %10, i32 noundef %12)
  store i32 0, ptr %5, align 4
  br label %13

13:                                               ; preds = %23, %1
  %14 = load i32, ptr %5, align 4
  %15 = icmp slt i32 %14, 6
  br i1 %15, label %16, label %26

16:                                               ; preds = %13
  %17 = load i32, ptr %5, align 4
  %18 = load i32, ptr %2, align 4
  %19 = mul nsw i32 %17, %18
  %20 = load i32, ptr %5, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [6 x i32], ptr %4, i64 0, i64 %21
  store i32 %19, ptr %22, align 4
  br label %23

23:                                               ; preds = %16
  %24 = load i32, ptr %5, align 4
  %25 = add nsw i32 %24, 1
  store i32 %25, ptr %5, align 4
  br label %13

26:                                               ; preds = %13
  %27 = getelementptr inbounds %struct.s, ptr %3, i32 0, i32 0
  %28 = load i32, ptr %27, align 4
  %29 = getelementptr inbounds %struct.s, ptr %3, i32 0, i32 1
  %30 = getelementptr inbounds [12 x i8], ptr %29, i64 0, i64 0
  %31 = load i8, ptr %30, align 4
  %32 = sext i8 %31 to i32
  %33 = add nsw i32 %28, %32
  %34 = load i32, ptr %2, align 4
  %35 = srem i32 %34, 6
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [6 x i32], ptr %4, i64 0, i64 %36
  %38 = load i32, ptr %37, align 4
  %39 = add nsw i32 %33, %38
  ret i32 %39
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

define dso_local i32 @address(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
  %5 = load i32, ptr %2, align 4
  store i32 %5, ptr %3, align 4
  store ptr %3, ptr %4, align 8
  %6 = load ptr, ptr %4, align 8
  call void @fill(ptr noundef %6, i32 noundef 3)
  %7 = load i32, ptr %3, align 4
  %8 = icmp sgt i32 %7, 5
  %9 = zext i1 %8 to i32
  ret i32 %9
}

define dso_local i32 @dynamic(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store i32 %0, ptr %2, align 4
  %5 = load i32, ptr %2, align 4
  %6 = add nsw i32 %5, 1
  %7 = zext i32 %6 to i64
  %8 = call ptr @llvm.stacksave.p0()
  store ptr %8, ptr %3, align 8
  %9 = alloca i8, i64 %7, align 16
  store i64 %7, ptr %4, align 8
  %10 = load i32, ptr %2, align 4
  call void @fill(ptr noundef %9, i32 noundef %10)
  %11 = call i64 @strlen(ptr noundef %9) #9
  %12 = trunc i64 %11 to i32
  %13 = mul nsw i32 %12, 3
  %14 = load i32, ptr %2, align 4
  %15 = sub nsw i32 %14, 1
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i8, ptr %9, i64 %16
  %18 = load i8, ptr %17, align 1
  %19 = sext i8 %18 to i32
  %20 = add nsw i32 %13, %19
  %21 = load ptr, ptr %3, align 8
  call void @llvm.stackrestore.p0(ptr %21)
  ret i32 %20
}

declare ptr @llvm.stacksave.p0() #3

declare void @llvm.stackrestore.p0(ptr) #3

define dso_local i32 @plain(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = mul nsw i32 %5, %6
  %8 = add nsw i32 %7, 7
  ret i32 %8
}

define dso_local i32 @recursive(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca [9 x i8], align 1
  store i32 %0, ptr %2, align 4
  %4 = getelementptr inbounds [9 x i8], ptr %3, i64 0, i64 0
  %5 = load i32, ptr %2, align 4
  %6 = srem i32 %5, 8
  call void @fill(ptr noundef %4, i32 noundef %6)
  %7 = load i32, ptr %2, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %1
  %10 = getelementptr inbounds [9 x i8], ptr %3, i64 0, i64 0
  %11 = load i8, ptr %10, align 1
  %12 = sext i8 %11 to i32
  br label %25

13:                                               ; preds = %1
  %14 = load i32, ptr %2, align 4
  %15 = sub nsw i32 %14, 1
  %16 = call i32 @recursive(i32 noundef %15)
  %17 = getelementptr inbounds [9 x i8], ptr %3, i64 0, i64 0
  %18 = load i8, ptr %17, align 1
  %19 = sext i8 %18 to i32
  %20 = add nsw i32 %16, %19
  %21 = getelementptr inbounds [9 x i8], ptr %3, i64 0, i64 0
  %22 = call i64 @strlen(ptr noundef %21) #9
  %23 = trunc i64 %22 to i32
  %24 = add nsw i32 %20, %23
  br label %25

25:                                               ; preds = %13, %9
  %26 = phi i32 [ %12, %9 ], [ %24, %13 ]
  ret i32 %26
}

define dso_local i32 @leave(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca [16 x i8], align 16
  store i32 %0, ptr %2, align 4
  %4 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 0
  %5 = load i32, ptr %2, align 4
  call void @fill(ptr noundef %4, i32 noundef %5)
  %6 = load i32, ptr %2, align 4
  %7 = icmp sgt i32 %6, 3
  br i1 %7, label %8, label %12

8:                                                ; preds = %1
  %9 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 2
  %10 = load i8, ptr %9, align 2
  %11 = sext i8 %10 to i32
  call void @longjmp(ptr noundef @jump, i32 noundef %11) #10
  unreachable

12:                                               ; preds = %1
  %13 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 1
  %14 = load i8, ptr %13, align 1
  %15 = sext i8 %14 to i32
  ret i32 %15
}

declare void @longjmp(ptr noundef, i32 noundef) #4

define dso_local i32 @far_jump(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca [24 x i8], align 16
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %6 = getelementptr inbounds [24 x i8], ptr %4, i64 0, i64 0
  call void @fill(ptr noundef %6, i32 noundef 20)
  %7 = call i32 @_setjmp(ptr noundef @jump) #11
  store i32 %7, ptr %5, align 4
  %8 = load i32, ptr %5, align 4
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %1
  %11 = load i32, ptr %5, align 4
  %12 = getelementptr inbounds [24 x i8], ptr %4, i64 0, i64 5
  %13 = load i8, ptr %12, align 1
  %14 = sext i8 %13 to i32
  %15 = add nsw i32 %11, %14
  store i32 %15, ptr %2, align 4
  br label %19

16:                                               ; preds = %1
  %17 = load i32, ptr %3, align 4
  %18 = call i32 @leave(i32 noundef %17)
  store i32 %18, ptr %2, align 4
  br label %19

19:                                               ; preds = %16, %10
  %20 = load i32, ptr %2, align 4
  ret i32 %20
}

declare i32 @_setjmp(ptr noundef) #5

define dso_local i32 @choose(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca [10 x i8], align 1
  store i32 %0, ptr %3, align 4
  %5 = getelementptr inbounds [10 x i8], ptr %4, i64 0, i64 0
  call void @fill(ptr noundef %5, i32 noundef 5)
  %6 = load i32, ptr %3, align 4
  switch i32 %6, label %27 [
    i32 0, label %7
    i32 1, label %11
    i32 2, label %16
    i32 3, label %21
    i32 4, label %22
    i32 5, label %26
  ]

7:                                                ; preds = %1
  %8 = getelementptr inbounds [10 x i8], ptr %4, i64 0, i64 0
  %9 = load i8, ptr %8, align 1
  %10 = sext i8 %9 to i32
  store i32 %10, ptr %2, align 4
  br label %28

11:                                               ; preds = %1
  %12 = getelementptr inbounds [10 x i8], ptr %4, i64 0, i64 1
  %13 = load i8, ptr %12, align 1
  %14 = sext i8 %13 to i32
  %15 = mul nsw i32 %14, 2
  store i32 %15, ptr %2, align 4
  br label %28

16:                                               ; preds = %1
  %17 = getelementptr inbounds [10 x i8], ptr %4, i64 0, i64 2
  %18 = load i8, ptr %17, align 1
  %19 = sext i8 %18 to i32
  %20 = mul nsw i32 %19, 3
  store i32 %20, ptr %2, align 4
  br label %28

21:                                               ; preds = %1
  store i32 5, ptr %2, align 4
  br label %28

22:                                               ; preds = %1
  %23 = getelementptr inbounds [10 x i8], ptr %4, i64 0, i64 4
  %24 = load i8, ptr %23, align 1
  %25 = sext i8 %24 to i32
  store i32 %25, ptr %2, align 4
  br label %28

26:                                               ; preds = %1
  store i32 9, ptr %2, align 4
  br label %28

27:                                               ; preds = %1
  store i32 -1, ptr %2, align 4
  br label %28

28:                                               ; preds = %27, %26, %22, %21, %16, %11, %7
  %29 = load i32, ptr %2, align 4
  ret i32 %29
}

define dso_local i32 @computed(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca [8 x i8], align 1
  store i32 %0, ptr %3, align 4
  %5 = getelementptr inbounds [8 x i8], ptr %4, i64 0, i64 0
  call void @fill(ptr noundef %5, i32 noundef 4)
  %6 = load i32, ptr %3, align 4
  %7 = srem i32 %6, 3
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [3 x ptr], ptr @computed.table, i64 0, i64 %8
  %10 = load ptr, ptr %9, align 8
  br label %26

11:                                               ; preds = %26
  %12 = getelementptr inbounds [8 x i8], ptr %4, i64 0, i64 0
  %13 = load i8, ptr %12, align 1
  %14 = sext i8 %13 to i32
  store i32 %14, ptr %2, align 4
  br label %24

15:                                               ; preds = %26
  %16 = load i32, ptr %3, align 4
  %17 = add nsw i32 %16, 100
  store i32 %17, ptr %3, align 4
  br label %18

18:                                               ; preds = %15, %26
  %19 = load i32, ptr %3, align 4
  %20 = getelementptr inbounds [8 x i8], ptr %4, i64 0, i64 1
  %21 = load i8, ptr %20, align 1
  %22 = sext i8 %21 to i32
  %23 = add nsw i32 %19, %22
  store i32 %23, ptr %2, align 4
  br label %24

24:                                               ; preds = %18, %11
  %25 = load i32, ptr %2, align 4
  ret i32 %25

26:                                               ; preds = %1
  %27 = phi ptr [ %10, %1 ]
  indirectbr ptr %27, [label %11, label %15, label %18]
}

define dso_local i32 @large(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca [70000 x i8], align 16
  %4 = alloca [5000 x i8], align 16
  store i32 %0, ptr %2, align 4
  %5 = getelementptr inbounds [70000 x i8], ptr %3, i64 0, i64 0
  call void @llvm.memset.p0.i64(ptr align 16 %5, i8 1, i64 70000, i1 false)
  %6 = getelementptr inbounds [5000 x i8], ptr %4, i64 0, i64 0
  call void @llvm.memset.p0.i64(ptr align 16 %6, i8 2, i64 5000, i1 false)
  %7 = getelementptr inbounds [70000 x i8], ptr %3, i64 0, i64 0
  %8 = getelementptr inbounds i8, ptr %7, i64 100
  %9 = load i32, ptr %2, align 4
  call void @fill(ptr noundef %8, i32 noundef %9)
  %10 = load i32, ptr %2, align 4
  %11 = sdiv i32 %10, 2
  %12 = add nsw i32 100, %11
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [70000 x i8], ptr %3, i64 0, i64 %13
  %15 = load i8, ptr %14, align 1
  %16 = sext i8 %15 to i32
  %17 = getelementptr inbounds [70000 x i8], ptr %3, i64 0, i64 69999
  %18 = load i8, ptr %17, align 1
  %19 = sext i8 %18 to i32
  %20 = add nsw i32 %16, %19
  %21 = getelementptr inbounds [5000 x i8], ptr %4, i64 0, i64 4999
  %22 = load i8, ptr %21, align 1
  %23 = sext i8 %22 to i32
  %24 = add nsw i32 %20, %23
  ret i32 %24
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

define dso_local i32 @medium(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca [9000 x i8], align 16
  store i32 %0, ptr %2, align 4
  %4 = getelementptr inbounds [9000 x i8], ptr %3, i64 0, i64 0
  %5 = load i32, ptr %2, align 4
  %6 = trunc i32 %5 to i8
  call void @llvm.memset.p0.i64(ptr align 16 %4, i8 %6, i64 9000, i1 false)
  %7 = getelementptr inbounds [9000 x i8], ptr %3, i64 0, i64 0
  %8 = getelementptr inbounds i8, ptr %7, i64 100
  call void @fill(ptr noundef %8, i32 noundef 5)
  %9 = getelementptr inbounds [9000 x i8], ptr %3, i64 0, i64 102
  %10 = load i8, ptr %9, align 2
  %11 = sext i8 %10 to i32
  %12 = getelementptr inbounds [9000 x i8], ptr %3, i64 0, i64 8999
  %13 = load i8, ptr %12, align 1
  %14 = sext i8 %13 to i32
  %15 = add nsw i32 %11, %14
  ret i32 %15
}

define dso_local i32 @far_dynamic(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store i32 %0, ptr %2, align 4
  %5 = load i32, ptr %2, align 4
  %6 = zext i32 %5 to i64
  %7 = call ptr @llvm.stacksave.p0()
  store ptr %7, ptr %3, align 8
  %8 = alloca i8, i64 %6, align 16
  store i64 %6, ptr %4, align 8
  %9 = load i32, ptr %2, align 4
  %10 = sext i32 %9 to i64
  call void @llvm.memset.p0.i64(ptr align 16 %8, i8 3, i64 %10, i1 false)
  call void @fill(ptr noundef %8, i32 noundef 7)
  %11 = getelementptr inbounds i8, ptr %8, i64 3
  %12 = load i8, ptr %11, align 1
  %13 = sext i8 %12 to i32
  %14 = load i32, ptr %2, align 4
  %15 = sub nsw i32 %14, 1
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i8, ptr %8, i64 %16
  %18 = load i8, ptr %17, align 1
  %19 = sext i8 %18 to i32
  %20 = add nsw i32 %13, %19
  %21 = load ptr, ptr %3, align 8
  call void @llvm.stackrestore.p0(ptr %21)
  ret i32 %20
}

define dso_local i32 @main() #7 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call i32 @text(i32 noundef 9)
  %3 = call i32 @inside(i32 noundef 8)
  %4 = call i32 @address(i32 noundef 3)
  %5 = call i32 @dynamic(i32 noundef 12)
  %6 = call i32 @plain(i32 noundef 3, i32 noundef 4)
  %7 = call i32 @recursive(i32 noundef 20)
  %8 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7)
  %9 = call i32 @far_jump(i32 noundef 2)
  %10 = call i32 @far_jump(i32 noundef 6)
  %11 = call i32 @choose(i32 noundef 1)
  %12 = call i32 @choose(i32 noundef 4)
  %13 = call i32 @choose(i32 noundef 77)
  %14 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %9, i32 noundef %10, i32 noundef %11, i32 noundef %12, i32 noundef %13)
  %15 = call i32 @computed(i32 noundef 0)
  %16 = call i32 @computed(i32 noundef 1)
  %17 = call i32 @computed(i32 noundef 2)
  %18 = call i32 @large(i32 noundef 30)
  %19 = call i32 @medium(i32 noundef 6)
  %20 = call i32 @far_dynamic(i32 noundef 50000)
  %21 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %15, i32 noundef %16, i32 noundef %17, i32 noundef %18, i32 noundef %19, i32 noundef %20)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...) #8

attributes #0 = { noinline nounwind optnone sspreq uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "probe-stack"="inline-asm" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" "zero-call-used-regs"="all" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" "zero-call-used-regs"="all" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind willreturn }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" "zero-call-used-regs"="all" }
attributes #5 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" "zero-call-used-regs"="all" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { noinline nounwind optnone sspreq uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "probe-stack"="inline-asm" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" "zero-call-used-regs"="all" }
attributes #9 = { nounwind willreturn memory(read) }
attributes #10 = { noreturn nounwind }
attributes #11 = { nounwind returns_twice }

!llvm.module.flags = !{!1}

!1 = !{i32 8, !"cf-protection-branch", i32 1}
