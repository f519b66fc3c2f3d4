; Labels as values: tables of addresses and of differences, and phis across indirect jumps.
; exit: 0
; output: 12
; output: 9
; output: 18
; output: 15
; output: 30
; output: 27
; output: 27
; output: 27
; output: 10 20 30 131 121 32 231 221 32 133 212 113 ok
source_filename = "goto.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@run.tab = internal global [6 x ptr] [ptr blockaddress(@run, %13), ptr blockaddress(@run, %26), ptr blockaddress(@run, %39), ptr blockaddress(@run, %48), ptr blockaddress(@run, %77), ptr blockaddress(@run, %68)], align 16
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@rel.off = internal constant [3 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@rel, %10) to i64), i64 ptrtoint (ptr blockaddress(@rel, %10) to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@rel, %11) to i64), i64 ptrtoint (ptr blockaddress(@rel, %10) to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@rel, %12) to i64), i64 ptrtoint (ptr blockaddress(@rel, %10) to i64)) to i32)], align 4
@two.t = internal constant [3 x ptr] [ptr blockaddress(@two, %11), ptr blockaddress(@two, %14), ptr blockaddress(@two, %31)], align 16
@main.prog = internal global [11 x i8] c"\00\05\02\05\01\03\05\03\F9\05\04", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"ok\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"null\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @run(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 3, ptr %5, align 4
  %7 = load ptr, ptr %3, align 8
  %8 = getelementptr inbounds i8, ptr %7, i32 1
  store ptr %8, ptr %3, align 8
  %9 = load i8, ptr %7, align 1
  %10 = zext i8 %9 to i64
  %11 = getelementptr inbounds [6 x ptr], ptr @run.tab, i64 0, i64 %10
  %12 = load ptr, ptr %11, align 8
  br label %79

13:                                               ; preds = %79
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds i8, ptr %14, i32 1
  store ptr %15, ptr %3, align 8
  %16 = load i8, ptr %14, align 1
  %17 = zext i8 %16 to i32
  %18 = load i32, ptr %4, align 4
  %19 = add nsw i32 %18, %17
  store i32 %19, ptr %4, align 4
  %20 = load ptr, ptr %3, align 8
  %21 = getelementptr inbounds i8, ptr %20, i32 1
  store ptr %21, ptr %3, align 8
  %22 = load i8, ptr %20, align 1
  %23 = zext i8 %22 to i64
  %24 = getelementptr inbounds [6 x ptr], ptr @run.tab, i64 0, i64 %23
  %25 = load ptr, ptr %24, align 8
  br label %79

26:                                               ; preds = %79
  %27 = load ptr, ptr %3, align 8
  %28 = getelementptr inbounds i8, ptr %27, i32 1
  store ptr %28, ptr %3, align 8
  %29 = load i8, ptr %27, align 1
  %30 = zext i8 %29 to i32
  %31 = load i32, ptr %4, align 4
  %32 = sub nsw i32 %31, %30
  store i32 %32, ptr %4, align 4
  %33 = load ptr, ptr %3, align 8
  %34 = getelementptr inbounds i8, ptr %33, i32 1
  store ptr %34, ptr %3, align 8
  %35 = load i8, ptr %33, align 1
  %36 = zext i8 %35 to i64
  %37 = getelementptr inbounds [6 x ptr], ptr @run.tab, i64 0, i64 %36
  %38 = load ptr, ptr %37, align 8
  br label %79

39:                                               ; preds = %79
  %40 = load i32, ptr %4, align 4
  %41 = mul nsw i32 %40, 2
  store i32 %41, ptr %4, align 4
  %42 = load ptr, ptr %3, align 8
  %43 = getelementptr inbounds i8, ptr %42, i32 1
  store ptr %43, ptr %3, align 8
  %44 = load i8, ptr %42, align 1
  %45 = zext i8 %44 to i64
  %46 = getelementptr inbounds [6 x ptr], ptr @run.tab, i64 0, i64 %45
  %47 = load ptr, ptr %46, align 8
  br label %79

48:                                               ; preds = %79
  %49 = load ptr, ptr %3, align 8
  %50 = getelementptr inbounds i8, ptr %49, i32 1
  store ptr %50, ptr %3, align 8
  %51 = load i8, ptr %49, align 1
  %52 = sext i8 %51 to i32
  store i32 %52, ptr %6, align 4
  %53 = load i32, ptr %5, align 4
  %54 = add nsw i32 %53, -1
  store i32 %54, ptr %5, align 4
  %55 = icmp sgt i32 %54, 0
  br i1 %55, label %56, label %61

56:                                               ; preds = %48
  %57 = load i32, ptr %6, align 4
  %58 = load ptr, ptr %3, align 8
  %59 = sext i32 %57 to i64
  %60 = getelementptr inbounds i8, ptr %58, i64 %59
  store ptr %60, ptr %3, align 8
  br label %61

61:                                               ; preds = %56, %48
  %62 = load ptr, ptr %3, align 8
  %63 = getelementptr inbounds i8, ptr %62, i32 1
  store ptr %63, ptr %3, align 8
  %64 = load i8, ptr %62, align 1
  %65 = zext i8 %64 to i64
  %66 = getelementptr inbounds [6 x ptr], ptr @run.tab, i64 0, i64 %65
  %67 = load ptr, ptr %66, align 8
  br label %79

68:                                               ; preds = %79
  %69 = load i32, ptr %4, align 4
  %70 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %69)
  %71 = load ptr, ptr %3, align 8
  %72 = getelementptr inbounds i8, ptr %71, i32 1
  store ptr %72, ptr %3, align 8
  %73 = load i8, ptr %71, align 1
  %74 = zext i8 %73 to i64
  %75 = getelementptr inbounds [6 x ptr], ptr @run.tab, i64 0, i64 %74
  %76 = load ptr, ptr %75, align 8
  br label %79

77:                                               ; preds = %79
  %78 = load i32, ptr %4, align 4
  ret i32 %78

79:                                               ; preds = %68, %61, %39, %26, %13, %2
  %80 = phi ptr [ %12, %2 ], [ %25, %13 ], [ %38, %26 ], [ %47, %39 ], [ %67, %61 ], [ %76, %68 ]
  indirectbr ptr %80, [label %13, label %26, label %39, label %48, label %77, label %68]
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @rel(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds [3 x i32], ptr @rel.off, i64 0, i64 %5
  %7 = load i32, ptr %6, align 4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i8, ptr blockaddress(@rel, %10), i64 %8
  br label %15

10:                                               ; preds = %15, %15, %15, %15, %15
  store i32 10, ptr %2, align 4
  br label %13

11:                                               ; preds = %15
  store i32 20, ptr %2, align 4
  br label %13

12:                                               ; preds = %15
  store i32 30, ptr %2, align 4
  br label %13

13:                                               ; preds = %12, %11, %10
  %14 = load i32, ptr %2, align 4
  ret i32 %14

15:                                               ; preds = %1
  %16 = phi ptr [ %9, %1 ]
  indirectbr ptr %16, [label %10, label %10, label %11, label %10, label %12, label %10, label %10]
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local ptr @self() #0 {
  br label %1

1:                                                ; preds = %2, %0
  ret ptr blockaddress(@self, %1)

2:                                                ; No predecessors!
  indirectbr ptr undef, [label %1]
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @two(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %6 = load i32, ptr %3, align 4
  store i32 %6, ptr %5, align 4
  %7 = load i32, ptr %3, align 4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [3 x ptr], ptr @two.t, i64 0, i64 %8
  %10 = load ptr, ptr %9, align 8
  br label %21

11:                                               ; preds = %21
  %12 = load i32, ptr %5, align 4
  %13 = add nsw i32 %12, 1
  store i32 %13, ptr %5, align 4
  br label %14

14:                                               ; preds = %11, %21
  %15 = load i32, ptr %5, align 4
  %16 = add nsw i32 %15, 10
  store i32 %16, ptr %5, align 4
  %17 = load i32, ptr %4, align 4
  %18 = icmp sgt i32 %17, 3
  br i1 %18, label %19, label %23

19:                                               ; preds = %14
  %20 = load i32, ptr %5, align 4
  ret i32 %20

21:                                               ; preds = %31, %23, %2
  %22 = phi ptr [ %10, %2 ], [ %30, %23 ], [ %42, %31 ]
  indirectbr ptr %22, [label %11, label %14, label %31]

23:                                               ; preds = %14
  %24 = load i32, ptr %4, align 4
  %25 = add nsw i32 %24, 1
  store i32 %25, ptr %4, align 4
  %26 = load i32, ptr %4, align 4
  %27 = srem i32 %26, 3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [3 x ptr], ptr @two.t, i64 0, i64 %28
  %30 = load ptr, ptr %29, align 8
  br label %21

31:                                               ; preds = %21
  %32 = load i32, ptr %5, align 4
  %33 = add nsw i32 %32, 100
  store i32 %33, ptr %5, align 4
  %34 = load i32, ptr %4, align 4
  %35 = add nsw i32 %34, 2
  store i32 %35, ptr %4, align 4
  %36 = load i32, ptr %4, align 4
  %37 = load i32, ptr %3, align 4
  %38 = add nsw i32 %36, %37
  %39 = srem i32 %38, 3
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [3 x ptr], ptr @two.t, i64 0, i64 %40
  %42 = load ptr, ptr %41, align 8
  br label %21
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %5 = call i32 @run(ptr noundef @main.prog, i32 noundef 1)
  %6 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %5)
  store i32 0, ptr %2, align 4
  br label %7

7:                                                ; preds = %14, %0
  %8 = load i32, ptr %2, align 4
  %9 = icmp slt i32 %8, 3
  br i1 %9, label %10, label %17

10:                                               ; preds = %7
  %11 = load i32, ptr %2, align 4
  %12 = call i32 @rel(i32 noundef %11)
  %13 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %12)
  br label %14

14:                                               ; preds = %10
  %15 = load i32, ptr %2, align 4
  %16 = add nsw i32 %15, 1
  store i32 %16, ptr %2, align 4
  br label %7, !llvm.loop !6

17:                                               ; preds = %7
  store i32 0, ptr %3, align 4
  br label %18

18:                                               ; preds = %34, %17
  %19 = load i32, ptr %3, align 4
  %20 = icmp slt i32 %19, 3
  br i1 %20, label %21, label %37

21:                                               ; preds = %18
  store i32 0, ptr %4, align 4
  br label %22

22:                                               ; preds = %30, %21
  %23 = load i32, ptr %4, align 4
  %24 = icmp slt i32 %23, 3
  br i1 %24, label %25, label %33

25:                                               ; preds = %22
  %26 = load i32, ptr %3, align 4
  %27 = load i32, ptr %4, align 4
  %28 = call i32 @two(i32 noundef %26, i32 noundef %27)
  %29 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %28)
  br label %30

30:                                               ; preds = %25
  %31 = load i32, ptr %4, align 4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %4, align 4
  br label %22, !llvm.loop !8

33:                                               ; preds = %22
  br label %34

34:                                               ; preds = %33
  %35 = load i32, ptr %3, align 4
  %36 = add nsw i32 %35, 1
  store i32 %36, ptr %3, align 4
  br label %18, !llvm.loop !9

37:                                               ; preds = %18
  %38 = call ptr @self()
  %39 = icmp ne ptr %38, null
  %40 = zext i1 %39 to i64
  %41 = select i1 %39, ptr @.str.2, ptr @.str.3
  %42 = call i32 @puts(ptr noundef %41)
  %43 = load i32, ptr %1, align 4
  ret i32 %43
}

declare i32 @puts(ptr noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
