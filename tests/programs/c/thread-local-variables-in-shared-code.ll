; Thread-local variables in position-independent code of the typed age.
; exit: 0
; output: 6 0 Aello 3 1 9
; output: 9 19 Dello 3 1 9
; output: 21 65 Gello 6 1 9
; output: 42 165 Jello 9 1 9
; output: 27 91 Hello 7 1 9
; output: 49 336 Hello 14 1 10
; output: 49
source_filename = "tls.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.S = type { i32, i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@a = thread_local global i32 5, align 4
@buf = thread_local global [100 x i8] c"hello\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", align 16
@arr = thread_local global <{ %struct.S, %struct.S, [8 x %struct.S] }> <{ %struct.S { i32 1, i32 2 }, %struct.S { i32 3, i32 4 }, [8 x %struct.S] zeroinitializer }>, align 16
@al = thread_local global i32 9, align 64
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@pa = thread_local global i32* null, align 8
@b = internal thread_local global i64 0, align 8
@.str.1 = private unnamed_addr constant [20 x i8] c"%d %ld %s %d %d %d\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define i32 @g(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %3 = load i32, i32* %2, align 4
  %4 = sext i32 %3 to i64
  %5 = getelementptr inbounds [10 x %struct.S], [10 x %struct.S]* bitcast (<{ %struct.S, %struct.S, [8 x %struct.S] }>* @arr to [10 x %struct.S]*), i64 0, i64 %4
  %6 = getelementptr inbounds %struct.S, %struct.S* %5, i32 0, i32 0
  %7 = load i32, i32* %6, align 8
  %8 = load i32, i32* %2, align 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [10 x %struct.S], [10 x %struct.S]* bitcast (<{ %struct.S, %struct.S, [8 x %struct.S] }>* @arr to [10 x %struct.S]*), i64 0, i64 %9
  %11 = getelementptr inbounds %struct.S, %struct.S* %10, i32 0, i32 1
  %12 = load i32, i32* %11, align 4
  %13 = add nsw i32 %7, %12
  ret i32 %13
}

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  store i32 0, i32* %2, align 4
  br label %4

4:                                                ; preds = %15, %0
  %5 = load i32, i32* %2, align 4
  %6 = icmp slt i32 %5, 4
  br i1 %6, label %7, label %18

7:                                                ; preds = %4
  %8 = load i32, i32* %2, align 4
  %9 = mul nsw i32 %8, 3
  %10 = sext i32 %9 to i64
  %11 = inttoptr i64 %10 to i8*
  %12 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @f, i8* noundef %11) #3
  %13 = load i64, i64* %3, align 8
  %14 = call i32 @pthread_join(i64 noundef %13, i8** noundef null)
  br label %15

15:                                               ; preds = %7
  %16 = load i32, i32* %2, align 4
  %17 = add nsw i32 %16, 1
  store i32 %17, i32* %2, align 4
  br label %4, !llvm.loop !5

18:                                               ; preds = %4
  %19 = call i8* @f(i8* noundef inttoptr (i64 7 to i8*))
  %20 = call i8* @f(i8* noundef inttoptr (i64 7 to i8*))
  %21 = load i32, i32* @a, align 4
  %22 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i32 noundef %21)
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @f(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  %5 = load i8*, i8** %2, align 8
  %6 = ptrtoint i8* %5 to i64
  %7 = trunc i64 %6 to i32
  store i32 %7, i32* %3, align 4
  store i32 0, i32* %4, align 4
  br label %8

8:                                                ; preds = %20, %1
  %9 = load i32, i32* %4, align 4
  %10 = load i32, i32* %3, align 4
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %12, label %23

12:                                               ; preds = %8
  %13 = load i32, i32* %4, align 4
  %14 = load i32, i32* @a, align 4
  %15 = add nsw i32 %14, %13
  store i32 %15, i32* @a, align 4
  %16 = load i32, i32* @a, align 4
  %17 = sext i32 %16 to i64
  %18 = load i64, i64* @b, align 8
  %19 = add nsw i64 %18, %17
  store i64 %19, i64* @b, align 8
  br label %20

20:                                               ; preds = %12
  %21 = load i32, i32* %4, align 4
  %22 = add nsw i32 %21, 1
  store i32 %22, i32* %4, align 4
  br label %8, !llvm.loop !7

23:                                               ; preds = %8
  %24 = load i32, i32* %3, align 4
  %25 = add nsw i32 65, %24
  %26 = trunc i32 %25 to i8
  store i8 %26, i8* getelementptr inbounds ([100 x i8], [100 x i8]* @buf, i64 0, i64 0), align 16
  %27 = load i32, i32* %3, align 4
  %28 = load i32, i32* %3, align 4
  %29 = srem i32 %28, 10
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [10 x %struct.S], [10 x %struct.S]* bitcast (<{ %struct.S, %struct.S, [8 x %struct.S] }>* @arr to [10 x %struct.S]*), i64 0, i64 %30
  %32 = getelementptr inbounds %struct.S, %struct.S* %31, i32 0, i32 0
  %33 = load i32, i32* %32, align 8
  %34 = add nsw i32 %33, %27
  store i32 %34, i32* %32, align 8
  store i32* @a, i32** @pa, align 8
  %35 = load i32*, i32** @pa, align 8
  %36 = load i32, i32* %35, align 4
  %37 = add nsw i32 %36, 1
  store i32 %37, i32* %35, align 4
  %38 = load i32, i32* @a, align 4
  %39 = load i64, i64* @b, align 8
  %40 = load i32, i32* %3, align 4
  %41 = srem i32 %40, 10
  %42 = call i32 @g(i32 noundef %41)
  %43 = load i32, i32* @al, align 64
  %44 = add nsw i32 %43, 1
  store i32 %44, i32* @al, align 64
  %45 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef %38, i64 noundef %39, i8* noundef getelementptr inbounds ([100 x i8], [100 x i8]* @buf, i64 0, i64 0), i32 noundef %42, i32 noundef 1, i32 noundef %43)
  ret i8* null
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #2

declare i32 @printf(i8* noundef, ...) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"uwtable", i32 1}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"Debian clang version 14.0.6"}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
