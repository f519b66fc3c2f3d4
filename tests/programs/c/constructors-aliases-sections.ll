; Constructors and destructors in order, aliases, weak and hidden symbols, sections of given names.
; exit: 0
; output: c1 0
; output: c2 1
; output: c1 2
; output: c3 3 1
; output: 2 3 3 1 1 7
; output: 2 11 12
; output: 8 4 b 3.5 5 1
; output: 1 3 0 4
; output: atexit
; output: d1
; output: d2
source_filename = "glob.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.P = type { i16, x86_fp80, double, i128, float, [3 x i8], ptr }

@.str = private unnamed_addr constant [7 x i8] c"c2 %d\0A\00", align 1
@order = internal global i32 0, align 4
@.str.1 = private unnamed_addr constant [7 x i8] c"c1 %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"c3 %d %d\0A\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"d1\0A\00", align 1
@stdout = external global ptr, align 8
@.str.4 = private unnamed_addr constant [4 x i8] c"d2\0A\00", align 1
@weakdef = weak dso_local global i32 3, align 4
@in_sec = dso_local global i32 11, section "mysec", align 4
@in_sec2 = dso_local global i32 12, section "mysec", align 4
@hid = hidden global i32 4, align 4
@kept = internal global i32 1, align 4
@ps = dso_local global %struct.P { i16 1, x86_fp80 0xK4000A000000000000000, double 3.500000e+00, i128 5902958103587056517120, float 1.500000e+00, [3 x i8] c"x\00\00", ptr getelementptr (i8, ptr @ps, i64 32) }, align 16
@big_al = dso_local global i32 5, align 256
@arr = dso_local global [5 x i32] [i32 1, i32 2, i32 3, i32 0, i32 0], align 16
@mid = dso_local global ptr getelementptr (i8, ptr @arr, i64 8), align 8
@manual = dso_local constant ptr @c1, section ".init_array", align 8
@.str.5 = private unnamed_addr constant [19 x i8] c"%d %d %d %d %d %d\0A\00", align 1
@nothere = extern_weak global i32, align 4
@.str.6 = private unnamed_addr constant [11 x i8] c"%ld %d %d\0A\00", align 1
@__stop_mysec = external global [0 x i32], align 4
@__start_mysec = external global [0 x i32], align 4
@.str.7 = private unnamed_addr constant [19 x i8] c"%d %d %s %g %d %d\0A\00", align 1
@names = internal constant [3 x ptr] [ptr @.str.10, ptr @.str.11, ptr @.str.12], align 16
@.str.8 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@common_like = dso_local global i32 0, align 4
@aliasarr_ = dso_local global i32 0, align 4
@.str.9 = private unnamed_addr constant [8 x i8] c"atexit\0A\00", align 1
@.str.10 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@.str.11 = private unnamed_addr constant [2 x i8] c"b\00", align 1
@.str.12 = private unnamed_addr constant [2 x i8] c"c\00", align 1
@llvm.global_ctors = appending global [3 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 200, ptr @c2, ptr null }, { i32, ptr, ptr } { i32 101, ptr @c1, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @c3, ptr null }]
@llvm.global_dtors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @d1, ptr null }, { i32, ptr, ptr } { i32 150, ptr @d2, ptr null }]
@llvm.compiler.used = appending global [1 x ptr] [ptr @kept], section "llvm.metadata"

@ali = dso_local alias i32 (i32), ptr @real
@wali = weak dso_local alias i32 (i32), ptr @real
@aliasarr = dso_local alias i32, ptr @hid

; Function Attrs: noinline nounwind optnone uwtable
define internal void @c2() #0 {
  %1 = load i32, ptr @order, align 4
  %2 = add nsw i32 %1, 1
  store i32 %2, ptr @order, align 4
  %3 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %1)
  ret void
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @c1() #0 {
  %1 = load i32, ptr @order, align 4
  %2 = add nsw i32 %1, 1
  store i32 %2, ptr @order, align 4
  %3 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %1)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @c3(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  %5 = load i32, ptr @order, align 4
  %6 = add nsw i32 %5, 1
  store i32 %6, ptr @order, align 4
  %7 = load i32, ptr %3, align 4
  %8 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %5, i32 noundef %7)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @d1() #0 {
  %1 = call i32 (ptr, ...) @printf(ptr noundef @.str.3)
  %2 = load ptr, ptr @stdout, align 8
  %3 = call i32 @fflush(ptr noundef %2)
  ret void
}

declare i32 @fflush(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @d2() #0 {
  %1 = call i32 (ptr, ...) @printf(ptr noundef @.str.4)
  %2 = load ptr, ptr @stdout, align 8
  %3 = call i32 @fflush(ptr noundef %2)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @real(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = add nsw i32 %3, 1
  ret i32 %4
}

; Function Attrs: noinline nounwind optnone uwtable
define weak dso_local i32 @weakfn() #0 {
  ret i32 7
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @odd(i32 noundef %0) #0 section ".text.odd" {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = mul nsw i32 %3, 2
  ret i32 %4
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call i32 @atexit(ptr noundef @ax) #3
  %3 = call i32 @ali(i32 noundef 1)
  %4 = call i32 @wali(i32 noundef 2)
  %5 = load i32, ptr @weakdef, align 4
  %6 = icmp eq ptr @nothere, null
  %7 = zext i1 %6 to i32
  %8 = icmp eq ptr @nofn, null
  %9 = zext i1 %8 to i32
  %10 = call i32 @weakfn()
  %11 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %7, i32 noundef %9, i32 noundef %10)
  %12 = sdiv exact i64 sub (i64 ptrtoint (ptr @__stop_mysec to i64), i64 ptrtoint (ptr @__start_mysec to i64)), 4
  %13 = load i32, ptr @__start_mysec, align 4
  %14 = load i32, ptr getelementptr inbounds ([0 x i32], ptr @__start_mysec, i64 0, i64 1), align 4
  %15 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i64 noundef %12, i32 noundef %13, i32 noundef %14)
  %16 = call i32 @odd(i32 noundef 4)
  %17 = load i32, ptr @hid, align 4
  %18 = load ptr, ptr getelementptr inbounds ([3 x ptr], ptr @names, i64 0, i64 1), align 8
  %19 = load double, ptr getelementptr inbounds (%struct.P, ptr @ps, i32 0, i32 2), align 16
  %20 = load i128, ptr getelementptr inbounds (%struct.P, ptr @ps, i32 0, i32 3), align 16
  %21 = ashr i128 %20, 70
  %22 = trunc i128 %21 to i32
  %23 = load ptr, ptr getelementptr inbounds (%struct.P, ptr @ps, i32 0, i32 6), align 8
  %24 = load double, ptr %23, align 8
  %25 = fcmp oeq double %24, 3.500000e+00
  %26 = zext i1 %25 to i32
  %27 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %16, i32 noundef %17, ptr noundef %18, double noundef %19, i32 noundef %22, i32 noundef %26)
  %28 = urem i64 ptrtoint (ptr @big_al to i64), 256
  %29 = icmp eq i64 %28, 0
  %30 = zext i1 %29 to i32
  %31 = load ptr, ptr @mid, align 8
  %32 = load i32, ptr %31, align 4
  %33 = load i32, ptr @common_like, align 4
  %34 = load i32, ptr @aliasarr, align 4
  %35 = call i32 (ptr, ...) @printf(ptr noundef @.str.8, i32 noundef %30, i32 noundef %32, i32 noundef %33, i32 noundef %34)
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @atexit(ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @ax() #0 {
  %1 = call i32 (ptr, ...) @printf(ptr noundef @.str.9)
  ret void
}

declare extern_weak void @nofn() #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
