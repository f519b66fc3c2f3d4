; Calls that write text, copy strings and ask about them, with strings and formats that are known and not.
; exit: 0
; output: a text
; output: stringsstplain
; output: 100%
; output: ?stringstring
; output: x?string
; output: string
; output: y1
; output: 5 plain
; output: 1 ?
; output: 4 word
; output: string
; output: 5 plain
; output: 5 pla
; output: 4 word
; output: word
; output: words
; output: words
; output: end!s
; output: string
; output: wo------
; output: word
; output: word
; output: word
; output: 0 0 3
; output: -1 0 1
; output: 1 -1 0 0
; output: 1 0 0 -1
; output: 6 2 1
; output: 4
; output: 2.25 1.5
source_filename = "strings-and-output.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@zero = dso_local global i32 0, align 4
@.str = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"string\00", align 1
@stdout = external global ptr, align 8
@.str.2 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c" text\0A\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"plain\0A\00", align 1
@.str.5 = private unnamed_addr constant [7 x i8] c"100%%\0A\00", align 1
@.str.6 = private unnamed_addr constant [3 x i8] c"%c\00", align 1
@.str.7 = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.8 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1
@.str.9 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.10 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.11 = private unnamed_addr constant [2 x i8] c"y\00", align 1
@.str.12 = private unnamed_addr constant [7 x i8] c"%d %s\0A\00", align 1
@buffer = internal global [64 x i8] zeroinitializer, align 16
@.str.13 = private unnamed_addr constant [6 x i8] c"plain\00", align 1
@word = internal constant [5 x i8] c"word\00", align 1
@.str.14 = private unnamed_addr constant [2 x i8] c"s\00", align 1
@.str.15 = private unnamed_addr constant [4 x i8] c"end\00", align 1
@.str.16 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.17 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@.str.18 = private unnamed_addr constant [7 x i8] c"%g %g\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  %3 = load volatile i32, ptr @zero, align 4
  %4 = icmp ne i32 %3, 0
  %5 = zext i1 %4 to i64
  %6 = select i1 %4, ptr @.str, ptr @.str.1
  store ptr %6, ptr %2, align 8
  %7 = load ptr, ptr @stdout, align 8
  %8 = load ptr, ptr %2, align 8
  call void @to_file(ptr noundef %7, ptr noundef %8, i32 noundef 63)
  %9 = load ptr, ptr %2, align 8
  call void @to_output(ptr noundef %9, i32 noundef 63)
  %10 = load ptr, ptr %2, align 8
  call void @to_memory(ptr noundef %10, i32 noundef 63)
  %11 = load ptr, ptr %2, align 8
  %12 = load volatile i32, ptr @zero, align 4
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %16

14:                                               ; preds = %0
  %15 = load ptr, ptr %2, align 8
  br label %17

16:                                               ; preds = %0
  br label %17

17:                                               ; preds = %16, %14
  %18 = phi ptr [ %15, %14 ], [ @.str, %16 ]
  %19 = load volatile i32, ptr @zero, align 4
  %20 = sitofp i32 %19 to double
  %21 = fadd double %20, 1.500000e+00
  call void @questions(ptr noundef %11, ptr noundef %18, double noundef %21)
  %22 = load i32, ptr %1, align 4
  ret i32 %22
}

; Function Attrs: noinline nounwind uwtable
define internal void @to_file(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = call i32 @fputs(ptr noundef @.str, ptr noundef %7)
  %9 = load ptr, ptr %4, align 8
  %10 = call i32 @fputs(ptr noundef @.str.2, ptr noundef %9)
  %11 = load ptr, ptr %4, align 8
  %12 = call i32 @fputs(ptr noundef @.str.3, ptr noundef %11)
  %13 = load ptr, ptr %5, align 8
  %14 = load ptr, ptr %4, align 8
  %15 = call i32 @fputs(ptr noundef %13, ptr noundef %14)
  %16 = load ptr, ptr %5, align 8
  %17 = load ptr, ptr %4, align 8
  %18 = call i64 @fwrite(ptr noundef %16, i64 noundef 1, i64 noundef 1, ptr noundef %17)
  %19 = load ptr, ptr %5, align 8
  %20 = load ptr, ptr %4, align 8
  %21 = call i64 @fwrite(ptr noundef %19, i64 noundef 1, i64 noundef 0, ptr noundef %20)
  %22 = load ptr, ptr %5, align 8
  %23 = load ptr, ptr %4, align 8
  %24 = call i64 @fwrite(ptr noundef %22, i64 noundef 2, i64 noundef 1, ptr noundef %23)
  %25 = load ptr, ptr %4, align 8
  %26 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %25, ptr noundef @.str.4) #5
  %27 = load ptr, ptr %4, align 8
  %28 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %27, ptr noundef @.str.5) #5
  %29 = load ptr, ptr %4, align 8
  %30 = load i32, ptr %6, align 4
  %31 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %29, ptr noundef @.str.6, i32 noundef %30) #5
  %32 = load ptr, ptr %4, align 8
  %33 = load ptr, ptr %5, align 8
  %34 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %32, ptr noundef @.str.7, ptr noundef %33) #5
  %35 = load ptr, ptr %4, align 8
  %36 = load ptr, ptr %5, align 8
  %37 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %35, ptr noundef @.str.8, ptr noundef %36) #5
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @to_output(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = call i32 (ptr, ...) @printf(ptr noundef @.str)
  %6 = call i32 (ptr, ...) @printf(ptr noundef @.str.9)
  %7 = load i32, ptr %4, align 4
  %8 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %7)
  %9 = load ptr, ptr %3, align 8
  %10 = call i32 (ptr, ...) @printf(ptr noundef @.str.8, ptr noundef %9)
  %11 = load ptr, ptr %3, align 8
  %12 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, ptr noundef %11)
  %13 = call i32 @puts(ptr noundef @.str)
  %14 = call i32 (ptr, ...) @printf(ptr noundef @.str.11)
  %15 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, i32 noundef %14)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @to_memory(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef @buffer, ptr noundef @.str.13) #5
  %6 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, i32 noundef %5, ptr noundef @buffer)
  %7 = load i32, ptr %4, align 4
  %8 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef @buffer, ptr noundef @.str.6, i32 noundef %7) #5
  %9 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, i32 noundef %8, ptr noundef @buffer)
  %10 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef @buffer, ptr noundef @.str.7, ptr noundef @word) #5
  %11 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, i32 noundef %10, ptr noundef @buffer)
  %12 = load ptr, ptr %3, align 8
  %13 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef @buffer, ptr noundef @.str.7, ptr noundef %12) #5
  %14 = call i32 @puts(ptr noundef @buffer)
  %15 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef @buffer, i64 noundef 6, ptr noundef @.str.13) #5
  %16 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, i32 noundef %15, ptr noundef @buffer)
  %17 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef @buffer, i64 noundef 4, ptr noundef @.str.13) #5
  %18 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, i32 noundef %17, ptr noundef @buffer)
  %19 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef @buffer, i64 noundef 9, ptr noundef @.str.7, ptr noundef @word) #5
  %20 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, i32 noundef %19, ptr noundef @buffer)
  %21 = call ptr @strcpy(ptr noundef @buffer, ptr noundef @word) #5
  %22 = call i32 @puts(ptr noundef %21)
  %23 = call ptr @strcat(ptr noundef @buffer, ptr noundef @.str.14) #5
  %24 = call i32 @puts(ptr noundef %23)
  %25 = call ptr @strcat(ptr noundef @buffer, ptr noundef @.str) #5
  %26 = call i32 @puts(ptr noundef %25)
  %27 = call ptr @stpcpy(ptr noundef @buffer, ptr noundef @.str.15) #5
  store i8 33, ptr %27, align 1
  %28 = call i32 @puts(ptr noundef @buffer)
  %29 = load ptr, ptr %3, align 8
  %30 = call ptr @stpcpy(ptr noundef @buffer, ptr noundef %29) #5
  %31 = call i32 @puts(ptr noundef @buffer)
  call void @llvm.memset.p0.i64(ptr align 16 @buffer, i8 45, i64 8, i1 false)
  %32 = call ptr @strncpy(ptr noundef @buffer, ptr noundef @word, i64 noundef 2) #5
  %33 = call i32 @puts(ptr noundef %32)
  %34 = call ptr @strncpy(ptr noundef @buffer, ptr noundef @word, i64 noundef 5) #5
  %35 = call i32 @puts(ptr noundef %34)
  %36 = call ptr @strncpy(ptr noundef @buffer, ptr noundef @word, i64 noundef 0) #5
  %37 = call i32 @puts(ptr noundef %36)
  %38 = call ptr @strncpy(ptr noundef @buffer, ptr noundef @word, i64 noundef 9) #5
  %39 = call i32 @puts(ptr noundef %38)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @questions(ptr noundef %0, ptr noundef %1, double noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca double, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store double %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = call i64 @strlen(ptr noundef %7) #6
  %9 = icmp eq i64 %8, 0
  %10 = zext i1 %9 to i32
  %11 = load ptr, ptr %5, align 8
  %12 = call i64 @strlen(ptr noundef %11) #6
  %13 = icmp ne i64 %12, 0
  %14 = zext i1 %13 to i32
  %15 = call i32 (ptr, ...) @printf(ptr noundef @.str.16, i32 noundef %10, i32 noundef %14, i32 noundef 3)
  %16 = call i32 @sign(i32 noundef -1)
  %17 = call i32 @sign(i32 noundef 0)
  %18 = call i32 @sign(i32 noundef 1)
  %19 = call i32 (ptr, ...) @printf(ptr noundef @.str.16, i32 noundef %16, i32 noundef %17, i32 noundef %18)
  %20 = load ptr, ptr %4, align 8
  %21 = call i32 @strcmp(ptr noundef %20, ptr noundef @.str) #6
  %22 = call i32 @sign(i32 noundef %21)
  %23 = load ptr, ptr %4, align 8
  %24 = call i32 @strcmp(ptr noundef @.str, ptr noundef %23) #6
  %25 = call i32 @sign(i32 noundef %24)
  %26 = load ptr, ptr %5, align 8
  %27 = call i32 @strcmp(ptr noundef %26, ptr noundef @.str) #6
  %28 = call i32 @sign(i32 noundef %27)
  %29 = load ptr, ptr %4, align 8
  %30 = load ptr, ptr %4, align 8
  %31 = call i32 @strcmp(ptr noundef %29, ptr noundef %30) #6
  %32 = call i32 (ptr, ...) @printf(ptr noundef @.str.17, i32 noundef %22, i32 noundef %25, i32 noundef %28, i32 noundef %31)
  %33 = load ptr, ptr %4, align 8
  %34 = load ptr, ptr %5, align 8
  %35 = call i32 @strncmp(ptr noundef %33, ptr noundef %34, i64 noundef 1) #6
  %36 = call i32 @sign(i32 noundef %35)
  %37 = load ptr, ptr %4, align 8
  %38 = load ptr, ptr %5, align 8
  %39 = call i32 @strncmp(ptr noundef %37, ptr noundef %38, i64 noundef 0) #6
  %40 = call i32 @sign(i32 noundef 0)
  %41 = call i32 @sign(i32 noundef -1)
  %42 = call i32 (ptr, ...) @printf(ptr noundef @.str.17, i32 noundef %36, i32 noundef %39, i32 noundef %40, i32 noundef %41)
  %43 = load ptr, ptr %4, align 8
  %44 = call ptr @strchr(ptr noundef %43, i32 noundef 0) #6
  %45 = load ptr, ptr %4, align 8
  %46 = ptrtoint ptr %44 to i64
  %47 = ptrtoint ptr %45 to i64
  %48 = sub i64 %46, %47
  %49 = trunc i64 %48 to i32
  %50 = call ptr @strchr(ptr noundef @word, i32 noundef 114) #6
  %51 = ptrtoint ptr %50 to i64
  %52 = sub i64 %51, ptrtoint (ptr @word to i64)
  %53 = trunc i64 %52 to i32
  %54 = call ptr @strchr(ptr noundef @word, i32 noundef 120) #6
  %55 = icmp eq ptr %54, null
  %56 = zext i1 %55 to i32
  %57 = call i32 (ptr, ...) @printf(ptr noundef @.str.16, i32 noundef %49, i32 noundef %53, i32 noundef %56)
  %58 = call ptr @strchr(ptr noundef @word, i32 noundef 0) #6
  %59 = ptrtoint ptr %58 to i64
  %60 = sub i64 %59, ptrtoint (ptr @word to i64)
  %61 = trunc i64 %60 to i32
  %62 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, i32 noundef %61)
  %63 = load double, ptr %6, align 8
  %64 = call double @pow(double noundef %63, double noundef 2.000000e+00) #5
  %65 = load double, ptr %6, align 8
  %66 = call double @pow(double noundef %65, double noundef 1.000000e+00) #5
  %67 = call i32 (ptr, ...) @printf(ptr noundef @.str.18, double noundef %64, double noundef %66)
  ret void
}

declare i32 @fputs(ptr noundef, ptr noundef) #1

declare i64 @fwrite(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @fprintf(ptr noundef, ptr noundef, ...) #2

declare i32 @printf(ptr noundef, ...) #1

declare i32 @puts(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @sprintf(ptr noundef, ptr noundef, ...) #2

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #2

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare ptr @strcat(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare ptr @stpcpy(ptr noundef, ptr noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nounwind
declare ptr @strncpy(ptr noundef, ptr noundef, i64 noundef) #2

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal i32 @sign(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp sgt i32 %3, 0
  %5 = zext i1 %4 to i32
  %6 = load i32, ptr %2, align 4
  %7 = icmp slt i32 %6, 0
  %8 = zext i1 %7 to i32
  %9 = sub nsw i32 %5, %8
  ret i32 %9
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #4

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strncmp(ptr noundef, ptr noundef, i64 noundef) #4

; Function Attrs: nounwind willreturn memory(read)
declare ptr @strchr(ptr noundef, i32 noundef) #4

; Function Attrs: nounwind
declare double @pow(double noundef, double noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
