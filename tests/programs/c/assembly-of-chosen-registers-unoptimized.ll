; Inline assembly whose registers the allocator chooses, out of C (clang -O0): early and tied results,
; folded addresses, all registers taken, overwritten and excluded ones, pushes, flags, x87.
; exit: 0
; output: 306
; output: 17 19
; output: 132
; output: 51052
; output: 1038
; output: 24 1001 6
; output: 34
; output: 1744116303
; output: 2001
; output: 330
; output: 42
; output: 7856
; output: 11.5
; output: 111 1
; output: 73
; output: 472
; output: 379032265731
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Row = type { i32, [4 x i32] }

@__const.folded.local = private unnamed_addr constant [6 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6], align 16
@rows = internal global [8 x %struct.Row] zeroinitializer, align 16
@global_counter = dso_local global i32 0, align 4
@per_thread = internal thread_local global i32 5, align 4
@__const.main.v = private unnamed_addr constant [8 x i64] [i64 1, i64 20, i64 300, i64 4000, i64 50000, i64 600000, i64 7000000, i64 80000000], align 16
@__const.main.m = private unnamed_addr constant [2 x double] [double 1.500000e+00, double 2.250000e+00], align 16
@.str = private unnamed_addr constant [5 x i8] c"%lu\0A\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"%lu %lu\0A\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.3 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"%x\0A\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"%g\0A\00", align 1
@.str.6 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1

define dso_local i64 @early(i64 noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) {
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  store i64 %0, ptr %5, align 8
  store i64 %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %10 = load i64, ptr %5, align 8
  %11 = load i64, ptr %6, align 8
  %12 = load i64, ptr %7, align 8
  %13 = load ptr, ptr %8, align 8
  %14 = call i64 asm "xorl ${0:k}, ${0:k}\0A\09addq $1, $0\0A\09addq $2, $0\0A\09addq $3, $0\0A\09addq $4, $0", "=&r,r,r,r,*m,~{dirflag},~{fpsr},~{flags}"(i64 %10, i64 %11, i64 %12, ptr elementtype(i64) %13)
  store i64 %14, ptr %9, align 8
  %15 = load i64, ptr %9, align 8
  ret i64 %15
}

define dso_local i64 @early_tied(i64 noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %6 = load i64, ptr %3, align 8
  store i64 %6, ptr %5, align 8
  %7 = load i64, ptr %5, align 8
  %8 = load i64, ptr %3, align 8
  %9 = load i64, ptr %4, align 8
  %10 = call i64 asm "addq $2, $0\0A\09addq $1, $0", "=&r,r,r,0,~{dirflag},~{fpsr},~{flags}"(i64 %8, i64 %9, i64 %7)
  store i64 %10, ptr %5, align 8
  %11 = load i64, ptr %5, align 8
  ret i64 %11
}

define dso_local i64 @early_tied_named(i64 noundef %0) {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %4 = load i64, ptr %2, align 8
  store i64 %4, ptr %3, align 8
  %5 = load i64, ptr %3, align 8
  %6 = load i64, ptr %2, align 8
  %7 = call i64 asm "addq $$1, $0\0A\09addq $1, $0", "=&{ax},r,0,~{dirflag},~{fpsr},~{flags}"(i64 %6, i64 %5)
  store i64 %7, ptr %3, align 8
  %8 = load i64, ptr %3, align 8
  ret i64 %8
}

define dso_local i64 @ties(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) {
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  store i64 %0, ptr %5, align 8
  store i64 %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store i64 %3, ptr %8, align 8
  %12 = load i64, ptr %5, align 8
  store i64 %12, ptr %9, align 8
  %13 = load i64, ptr %6, align 8
  store i64 %13, ptr %10, align 8
  %14 = load i64, ptr %7, align 8
  store i64 %14, ptr %11, align 8
  %15 = load i64, ptr %9, align 8
  %16 = load i64, ptr %10, align 8
  %17 = load i64, ptr %11, align 8
  %18 = load i64, ptr %8, align 8
  %19 = call { i64, i64, i64 } asm "addq $1, $0\0A\09addq $2, $1\0A\09addq $3, $2", "=r,=r,=r,r,0,1,2,~{dirflag},~{fpsr},~{flags}"(i64 %18, i64 %15, i64 %16, i64 %17)
  %20 = extractvalue { i64, i64, i64 } %19, 0
  %21 = extractvalue { i64, i64, i64 } %19, 1
  %22 = extractvalue { i64, i64, i64 } %19, 2
  store i64 %20, ptr %9, align 8
  store i64 %21, ptr %10, align 8
  store i64 %22, ptr %11, align 8
  %23 = load i64, ptr %9, align 8
  %24 = mul i64 %23, 3
  %25 = load i64, ptr %10, align 8
  %26 = mul i64 %25, 5
  %27 = add i64 %24, %26
  %28 = load i64, ptr %11, align 8
  %29 = mul i64 %28, 7
  %30 = add i64 %27, %29
  %31 = load i64, ptr %5, align 8
  %32 = add i64 %30, %31
  %33 = load i64, ptr %6, align 8
  %34 = mul i64 %33, 2
  %35 = add i64 %32, %34
  %36 = load i64, ptr %7, align 8
  %37 = mul i64 %36, 4
  %38 = add i64 %35, %37
  %39 = load i64, ptr %8, align 8
  %40 = mul i64 %39, 8
  %41 = add i64 %38, %40
  ret i64 %41
}

define dso_local i64 @twice(i64 noundef %0) {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %5 = load i64, ptr %2, align 8
  %6 = load i64, ptr %2, align 8
  %7 = call { i64, i64 } asm "addq $$1, $0\0A\09addq $$2, $1", "=r,=r,0,1,~{dirflag},~{fpsr},~{flags}"(i64 %5, i64 %6)
  %8 = extractvalue { i64, i64 } %7, 0
  %9 = extractvalue { i64, i64 } %7, 1
  store i64 %8, ptr %3, align 8
  store i64 %9, ptr %4, align 8
  %10 = load i64, ptr %3, align 8
  %11 = mul i64 %10, 1000
  %12 = load i64, ptr %4, align 8
  %13 = add i64 %11, %12
  ret i64 %13
}

define dso_local i32 @folded(i32 noundef %0, i32 noundef %1) {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca [6 x i32], align 16
  %6 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %5, ptr align 16 @__const.folded.local, i64 24, i1 false)
  store i32 0, ptr %6, align 4
  %7 = load i32, ptr %6, align 4
  %8 = load i32, ptr %3, align 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [8 x %struct.Row], ptr @rows, i64 0, i64 %9
  %11 = getelementptr inbounds %struct.Row, ptr %10, i32 0, i32 1
  %12 = load i32, ptr %4, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 %13
  %15 = call i32 asm "addl $1, $0", "=r,*m,0,~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i32) %14, i32 %7)
  store i32 %15, ptr %6, align 4
  %16 = load i32, ptr %6, align 4
  %17 = load i32, ptr %3, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [6 x i32], ptr %5, i64 0, i64 %18
  %20 = call i32 asm "addl $1, $0", "=r,*m,0,~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i32) %19, i32 %16)
  store i32 %20, ptr %6, align 4
  %21 = load i32, ptr %6, align 4
  %22 = getelementptr inbounds [6 x i32], ptr %5, i64 0, i64 3
  %23 = call i32 asm "addl $1, $0", "=r,*m,0,~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i32) %22, i32 %21)
  store i32 %23, ptr %6, align 4
  %24 = load i32, ptr %6, align 4
  %25 = call i32 asm "addl $1, $0", "=r,*m,0,~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i32) @global_counter, i32 %24)
  store i32 %25, ptr %6, align 4
  %26 = load i32, ptr %6, align 4
  %27 = getelementptr inbounds [6 x i32], ptr %5, i64 0, i64 2
  %28 = call i32 asm "addl $1, $0", "=r,*m,0,~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i32) %27, i32 %26)
  store i32 %28, ptr %6, align 4
  %29 = load i32, ptr %6, align 4
  %30 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @per_thread)
  %31 = call i32 asm "addl $1, $0", "=r,*m,0,~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i32) %30, i32 %29)
  store i32 %31, ptr %6, align 4
  %32 = load i32, ptr %3, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [8 x %struct.Row], ptr @rows, i64 0, i64 %33
  %35 = getelementptr inbounds %struct.Row, ptr %34, i32 0, i32 1
  %36 = load i32, ptr %4, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [4 x i32], ptr %35, i64 0, i64 %37
  call void asm "incl $0", "=*m,*m,~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i32) %38, ptr elementtype(i32) %38)
  call void asm "incl $0", "=*m,*m,~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i32) @global_counter, ptr elementtype(i32) @global_counter)
  %39 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @per_thread)
  call void asm "incl $0", "=*m,*m,~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i32) %39, ptr elementtype(i32) %39)
  %40 = load i32, ptr %6, align 4
  ret i32 %40
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)

define dso_local i64 @pushes(i64 noundef %0) {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %5 = load i64, ptr %2, align 8
  %6 = add i64 %5, 1
  store i64 %6, ptr %3, align 8
  %7 = load i64, ptr %2, align 8
  %8 = call { i64, i64 } asm sideeffect "pushq $1\0A\09addq $$1, $2\0A\09popq $0\0A\09addq $2, $0", "=&r,=r,=*m,1,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i64) %3, i64 %7, ptr elementtype(i64) %3)
  %9 = extractvalue { i64, i64 } %8, 0
  %10 = extractvalue { i64, i64 } %8, 1
  store i64 %9, ptr %4, align 8
  store i64 %10, ptr %2, align 8
  %11 = load i64, ptr %4, align 8
  %12 = load i64, ptr %3, align 8
  %13 = add i64 %11, %12
  ret i64 %13
}

define dso_local i64 @full(ptr noundef %0) {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  %16 = load ptr, ptr %2, align 8
  %17 = getelementptr inbounds i64, ptr %16, i64 0
  %18 = load i64, ptr %17, align 8
  store i64 %18, ptr %3, align 8
  %19 = load ptr, ptr %2, align 8
  %20 = getelementptr inbounds i64, ptr %19, i64 1
  %21 = load i64, ptr %20, align 8
  store i64 %21, ptr %4, align 8
  %22 = load ptr, ptr %2, align 8
  %23 = getelementptr inbounds i64, ptr %22, i64 2
  %24 = load i64, ptr %23, align 8
  store i64 %24, ptr %5, align 8
  %25 = load ptr, ptr %2, align 8
  %26 = getelementptr inbounds i64, ptr %25, i64 3
  %27 = load i64, ptr %26, align 8
  store i64 %27, ptr %6, align 8
  %28 = load ptr, ptr %2, align 8
  %29 = getelementptr inbounds i64, ptr %28, i64 4
  %30 = load i64, ptr %29, align 8
  store i64 %30, ptr %7, align 8
  %31 = load ptr, ptr %2, align 8
  %32 = getelementptr inbounds i64, ptr %31, i64 5
  %33 = load i64, ptr %32, align 8
  store i64 %33, ptr %8, align 8
  %34 = load ptr, ptr %2, align 8
  %35 = getelementptr inbounds i64, ptr %34, i64 6
  %36 = load i64, ptr %35, align 8
  store i64 %36, ptr %9, align 8
  %37 = load ptr, ptr %2, align 8
  %38 = getelementptr inbounds i64, ptr %37, i64 7
  %39 = load i64, ptr %38, align 8
  store i64 %39, ptr %10, align 8
  %40 = load i64, ptr %3, align 8
  %41 = load i64, ptr %4, align 8
  %42 = load i64, ptr %5, align 8
  %43 = load i64, ptr %6, align 8
  %44 = load i64, ptr %7, align 8
  %45 = load i64, ptr %8, align 8
  %46 = load i64, ptr %9, align 8
  %47 = load i64, ptr %10, align 8
  %48 = call { i64, i64, i64, i64, i64 } asm "leaq ($5,$6), $0\0A\09leaq ($7,$8), $1\0A\09leaq ($9,$10), $2\0A\09leaq ($11,$12), $3\0A\09movq $0, $4\0A\09addq $1, $4", "=&r,=&r,=&r,=&r,=&r,r,r,r,r,r,r,r,r,~{dirflag},~{fpsr},~{flags}"(i64 %40, i64 %41, i64 %42, i64 %43, i64 %44, i64 %45, i64 %46, i64 %47)
  %49 = extractvalue { i64, i64, i64, i64, i64 } %48, 0
  %50 = extractvalue { i64, i64, i64, i64, i64 } %48, 1
  %51 = extractvalue { i64, i64, i64, i64, i64 } %48, 2
  %52 = extractvalue { i64, i64, i64, i64, i64 } %48, 3
  %53 = extractvalue { i64, i64, i64, i64, i64 } %48, 4
  store i64 %49, ptr %11, align 8
  store i64 %50, ptr %12, align 8
  store i64 %51, ptr %13, align 8
  store i64 %52, ptr %14, align 8
  store i64 %53, ptr %15, align 8
  %54 = load i64, ptr %3, align 8
  %55 = load i64, ptr %4, align 8
  %56 = mul i64 2, %55
  %57 = add i64 %54, %56
  %58 = load i64, ptr %5, align 8
  %59 = mul i64 3, %58
  %60 = add i64 %57, %59
  %61 = load i64, ptr %6, align 8
  %62 = mul i64 4, %61
  %63 = add i64 %60, %62
  %64 = load i64, ptr %7, align 8
  %65 = mul i64 5, %64
  %66 = add i64 %63, %65
  %67 = load i64, ptr %8, align 8
  %68 = mul i64 6, %67
  %69 = add i64 %66, %68
  %70 = load i64, ptr %9, align 8
  %71 = mul i64 7, %70
  %72 = add i64 %69, %71
  %73 = load i64, ptr %10, align 8
  %74 = mul i64 8, %73
  %75 = add i64 %72, %74
  %76 = load i64, ptr %11, align 8
  %77 = mul i64 %76, 9
  %78 = add i64 %75, %77
  %79 = load i64, ptr %12, align 8
  %80 = mul i64 %79, 10
  %81 = add i64 %78, %80
  %82 = load i64, ptr %13, align 8
  %83 = mul i64 %82, 11
  %84 = add i64 %81, %83
  %85 = load i64, ptr %14, align 8
  %86 = mul i64 %85, 12
  %87 = add i64 %84, %86
  %88 = load i64, ptr %15, align 8
  %89 = mul i64 %88, 13
  %90 = add i64 %87, %89
  ret i64 %90
}

define dso_local i64 @crosswise(i64 noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %7 = load i64, ptr %3, align 8
  %8 = load i64, ptr %4, align 8
  %9 = call { i64, i64 } asm "xchgq %rcx, %rdx", "={cx},={dx},{cx},{dx},~{dirflag},~{fpsr},~{flags}"(i64 %7, i64 %8)
  %10 = extractvalue { i64, i64 } %9, 0
  %11 = extractvalue { i64, i64 } %9, 1
  store i64 %10, ptr %5, align 8
  store i64 %11, ptr %6, align 8
  %12 = load i64, ptr %5, align 8
  %13 = mul i64 %12, 1000
  %14 = load i64, ptr %6, align 8
  %15 = add i64 %13, %14
  ret i64 %15
}

define dso_local i64 @overwrites(i64 noundef %0, i64 noundef %1, i64 noundef %2, double noundef %3, double noundef %4) {
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  store i64 %0, ptr %6, align 8
  store i64 %1, ptr %7, align 8
  store i64 %2, ptr %8, align 8
  store double %3, ptr %9, align 8
  store double %4, ptr %10, align 8
  call void asm sideeffect "xorl %eax, %eax\0A\09xorl %ecx, %ecx\0A\09xorl %edx, %edx\0A\09xorl %esi, %esi\0A\09xorl %edi, %edi\0A\09xorl %r8d, %r8d\0A\09xorl %ebx, %ebx\0A\09xorl %r12d, %r12d\0A\09xorps %xmm0, %xmm0\0A\09xorps %xmm1, %xmm1", "~{rax},~{rcx},~{rdx},~{rsi},~{rdi},~{r8},~{rbx},~{r12},~{xmm0},~{xmm1},~{memory},~{dirflag},~{fpsr},~{flags}"()
  %11 = load i64, ptr %6, align 8
  %12 = load i64, ptr %7, align 8
  %13 = mul i64 %12, 10
  %14 = add i64 %11, %13
  %15 = load i64, ptr %8, align 8
  %16 = mul i64 %15, 100
  %17 = add i64 %14, %16
  %18 = load double, ptr %9, align 8
  %19 = load double, ptr %10, align 8
  %20 = fadd double %18, %19
  %21 = fptoui double %20 to i64
  %22 = add i64 %17, %21
  ret i64 %22
}

define dso_local i64 @excludes(i64 noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %6 = load i64, ptr %3, align 8
  %7 = load i64, ptr %4, align 8
  %8 = call i64 asm "movl $$7, %eax\0A\09movl $$8, %ecx\0A\09movl $$9, %edx\0A\09leaq ($1,$2), $0", "=r,r,r,~{rax},~{rcx},~{rdx},~{dirflag},~{fpsr},~{flags}"(i64 %6, i64 %7)
  store i64 %8, ptr %5, align 8
  %9 = load i64, ptr %5, align 8
  ret i64 %9
}

define dso_local i32 @bytes(i32 noundef %0) {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %4 = load i32, ptr %2, align 4
  %5 = call i32 asm "movzbl ${1:h}, $0\0A\09movb ${1:b}, ${0:h}", "=&Q,Q,~{dirflag},~{fpsr},~{flags}"(i32 %4)
  store i32 %5, ptr %3, align 4
  %6 = load i32, ptr %3, align 4
  ret i32 %6
}

define dso_local double @vectors(double noundef %0, double noundef %1, ptr noundef %2) {
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca ptr, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  store double %0, ptr %4, align 8
  store double %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %9 = load double, ptr %4, align 8
  store double %9, ptr %8, align 8
  %10 = load double, ptr %4, align 8
  %11 = load double, ptr %5, align 8
  %12 = load ptr, ptr %6, align 8
  %13 = getelementptr inbounds double, ptr %12, i64 1
  %14 = call double asm "movsd $1, $0\0A\09addsd $2, $0\0A\09addsd $3, $0", "=&x,x,x,*m,~{dirflag},~{fpsr},~{flags}"(double %10, double %11, ptr elementtype(double) %13)
  store double %14, ptr %7, align 8
  %15 = load double, ptr %8, align 8
  %16 = load double, ptr %7, align 8
  %17 = call double asm "mulsd $1, $0", "=x,x,0,~{dirflag},~{fpsr},~{flags}"(double %16, double %15)
  store double %17, ptr %8, align 8
  %18 = load double, ptr %7, align 8
  %19 = load double, ptr %8, align 8
  %20 = fadd double %18, %19
  %21 = load double, ptr %4, align 8
  %22 = fadd double %20, %21
  ret double %22
}

define dso_local i32 @flags(i64 noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %8 = load i64, ptr %3, align 8
  store i64 %8, ptr %7, align 8
  %9 = load i64, ptr %7, align 8
  %10 = load i64, ptr %4, align 8
  %11 = call { i64, i32, i32 } asm "addq $3, $0", "=r,={@ccc},={@ccz},r,0,~{dirflag},~{fpsr},~{flags}"(i64 %10, i64 %9)
  %12 = extractvalue { i64, i32, i32 } %11, 0
  %13 = extractvalue { i64, i32, i32 } %11, 1
  %14 = extractvalue { i64, i32, i32 } %11, 2
  store i64 %12, ptr %7, align 8
  %15 = icmp ult i32 %13, 2
  call void @llvm.assume(i1 %15)
  store i32 %13, ptr %5, align 4
  %16 = icmp ult i32 %14, 2
  call void @llvm.assume(i1 %16)
  store i32 %14, ptr %6, align 4
  %17 = load i32, ptr %5, align 4
  %18 = mul nsw i32 %17, 100
  %19 = load i32, ptr %6, align 4
  %20 = mul nsw i32 %19, 10
  %21 = add nsw i32 %18, %20
  %22 = load i64, ptr %7, align 8
  %23 = load i64, ptr %3, align 8
  %24 = load i64, ptr %4, align 8
  %25 = add i64 %23, %24
  %26 = icmp eq i64 %22, %25
  %27 = zext i1 %26 to i32
  %28 = add nsw i32 %21, %27
  ret i32 %28
}

declare void @llvm.assume(i1 noundef)

define dso_local i32 @x87(double noundef %0) {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  store double %0, ptr %2, align 8
  %5 = load double, ptr %2, align 8
  %6 = call { double, i32 } asm "fsqrt\0A\09movl $$3, $1", "={st},=r,0,~{dirflag},~{fpsr},~{flags}"(double %5)
  %7 = extractvalue { double, i32 } %6, 0
  %8 = extractvalue { double, i32 } %6, 1
  store double %7, ptr %3, align 8
  store i32 %8, ptr %4, align 4
  %9 = load double, ptr %3, align 8
  %10 = fptosi double %9 to i32
  %11 = mul nsw i32 %10, 10
  %12 = load i32, ptr %4, align 4
  %13 = add nsw i32 %11, %12
  ret i32 %13
}

define dso_local i64 @general(i64 noundef %0, ptr noundef %1) {
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load i64, ptr %3, align 8
  store i64 %6, ptr %5, align 8
  %7 = load i64, ptr %5, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = load i64, ptr %8, align 8
  %10 = call i64 asm "addq $1, $0", "=r,imr,0,~{dirflag},~{fpsr},~{flags}"(i64 %9, i64 %7)
  store i64 %10, ptr %5, align 8
  %11 = load i64, ptr %5, align 8
  %12 = load i64, ptr %3, align 8
  %13 = mul i64 %12, 2
  %14 = call i64 asm "addq $1, $0", "=r,rm,0,~{dirflag},~{fpsr},~{flags}"(i64 %13, i64 %11)
  store i64 %14, ptr %5, align 8
  %15 = load i64, ptr %5, align 8
  %16 = call i64 asm "addq $1, $0", "=r,imr,0,~{dirflag},~{fpsr},~{flags}"(i64 42, i64 %15)
  store i64 %16, ptr %5, align 8
  %17 = load i64, ptr %5, align 8
  %18 = call i64 asm "addq $1, $0", "=r,ri,0,~{dirflag},~{fpsr},~{flags}"(i64 7, i64 %17)
  store i64 %18, ptr %5, align 8
  %19 = load i64, ptr %5, align 8
  %20 = call i64 asm "shlq $1, $0", "=r,{cx}I,0,~{dirflag},~{fpsr},~{flags}"(i8 3, i64 %19)
  store i64 %20, ptr %5, align 8
  %21 = load i64, ptr %5, align 8
  ret i64 %21
}

define dso_local i64 @loop(ptr noundef %0, i32 noundef %1) {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i64 1, ptr %5, align 8
  store i64 2, ptr %6, align 8
  store i64 3, ptr %7, align 8
  store i64 4, ptr %8, align 8
  store i64 5, ptr %9, align 8
  store i64 6, ptr %10, align 8
  store i64 7, ptr %11, align 8
  store i64 8, ptr %12, align 8
  store i64 0, ptr %13, align 8
  store i32 0, ptr %14, align 4
  br label %17

17:                                               ; preds = %75, %2
  %18 = load i32, ptr %14, align 4
  %19 = load i32, ptr %4, align 4
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %21, label %78

21:                                               ; preds = %17
  %22 = load ptr, ptr %3, align 8
  %23 = load i32, ptr %14, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i64, ptr %22, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = load i64, ptr %5, align 8
  %28 = load i64, ptr %6, align 8
  %29 = add i64 %27, %28
  %30 = call { i64, i64 } asm "mulq $3", "={ax},={dx},{ax},rm,~{dirflag},~{fpsr},~{flags}"(i64 %26, i64 %29)
  %31 = extractvalue { i64, i64 } %30, 0
  %32 = extractvalue { i64, i64 } %30, 1
  store i64 %31, ptr %16, align 8
  store i64 %32, ptr %15, align 8
  %33 = load i64, ptr %13, align 8
  %34 = load i64, ptr %5, align 8
  %35 = load i64, ptr %16, align 8
  %36 = load i64, ptr %15, align 8
  %37 = call { i64, i64 } asm "addq $2, $0\0A\09adcq $3, $1", "=r,=r,r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %35, i64 %36, i64 %33, i64 %34)
  %38 = extractvalue { i64, i64 } %37, 0
  %39 = extractvalue { i64, i64 } %37, 1
  store i64 %38, ptr %13, align 8
  store i64 %39, ptr %5, align 8
  %40 = load i64, ptr %5, align 8
  %41 = load i64, ptr %7, align 8
  %42 = xor i64 %40, %41
  %43 = load i64, ptr %6, align 8
  %44 = add i64 %43, %42
  store i64 %44, ptr %6, align 8
  %45 = load i64, ptr %6, align 8
  %46 = load i64, ptr %8, align 8
  %47 = xor i64 %45, %46
  %48 = load i64, ptr %7, align 8
  %49 = add i64 %48, %47
  store i64 %49, ptr %7, align 8
  %50 = load i64, ptr %7, align 8
  %51 = load i64, ptr %9, align 8
  %52 = xor i64 %50, %51
  %53 = load i64, ptr %8, align 8
  %54 = add i64 %53, %52
  store i64 %54, ptr %8, align 8
  %55 = load i64, ptr %8, align 8
  %56 = load i64, ptr %10, align 8
  %57 = xor i64 %55, %56
  %58 = load i64, ptr %9, align 8
  %59 = add i64 %58, %57
  store i64 %59, ptr %9, align 8
  %60 = load i64, ptr %9, align 8
  %61 = load i64, ptr %11, align 8
  %62 = xor i64 %60, %61
  %63 = load i64, ptr %10, align 8
  %64 = add i64 %63, %62
  store i64 %64, ptr %10, align 8
  %65 = load i64, ptr %10, align 8
  %66 = load i64, ptr %12, align 8
  %67 = xor i64 %65, %66
  %68 = load i64, ptr %11, align 8
  %69 = add i64 %68, %67
  store i64 %69, ptr %11, align 8
  %70 = load i64, ptr %11, align 8
  %71 = load i64, ptr %13, align 8
  %72 = xor i64 %70, %71
  %73 = load i64, ptr %12, align 8
  %74 = add i64 %73, %72
  store i64 %74, ptr %12, align 8
  br label %75

75:                                               ; preds = %21
  %76 = load i32, ptr %14, align 4
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %14, align 4
  br label %17

78:                                               ; preds = %17
  %79 = load i64, ptr %5, align 8
  %80 = load i64, ptr %6, align 8
  %81 = add i64 %79, %80
  %82 = load i64, ptr %7, align 8
  %83 = add i64 %81, %82
  %84 = load i64, ptr %8, align 8
  %85 = add i64 %83, %84
  %86 = load i64, ptr %9, align 8
  %87 = add i64 %85, %86
  %88 = load i64, ptr %10, align 8
  %89 = add i64 %87, %88
  %90 = load i64, ptr %11, align 8
  %91 = add i64 %89, %90
  %92 = load i64, ptr %12, align 8
  %93 = add i64 %91, %92
  %94 = load i64, ptr %13, align 8
  %95 = add i64 %93, %94
  ret i64 %95
}

define dso_local i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca [8 x i64], align 16
  %3 = alloca [2 x double], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.v, i64 64, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %3, ptr align 16 @__const.main.m, i64 16, i1 false)
  store i32 0, ptr %4, align 4
  br label %6

6:                                                ; preds = %29, %0
  %7 = load i32, ptr %4, align 4
  %8 = icmp slt i32 %7, 8
  br i1 %8, label %9, label %32

9:                                                ; preds = %6
  store i32 0, ptr %5, align 4
  br label %10

10:                                               ; preds = %25, %9
  %11 = load i32, ptr %5, align 4
  %12 = icmp slt i32 %11, 4
  br i1 %12, label %13, label %28

13:                                               ; preds = %10
  %14 = load i32, ptr %4, align 4
  %15 = mul nsw i32 %14, 10
  %16 = load i32, ptr %5, align 4
  %17 = add nsw i32 %15, %16
  %18 = load i32, ptr %4, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [8 x %struct.Row], ptr @rows, i64 0, i64 %19
  %21 = getelementptr inbounds %struct.Row, ptr %20, i32 0, i32 1
  %22 = load i32, ptr %5, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [4 x i32], ptr %21, i64 0, i64 %23
  store i32 %17, ptr %24, align 4
  br label %25

25:                                               ; preds = %13
  %26 = load i32, ptr %5, align 4
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %5, align 4
  br label %10

28:                                               ; preds = %10
  br label %29

29:                                               ; preds = %28
  %30 = load i32, ptr %4, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %4, align 4
  br label %6

32:                                               ; preds = %6
  store i32 1000, ptr @global_counter, align 4
  %33 = getelementptr inbounds [8 x i64], ptr %2, i64 0, i64 2
  %34 = call i64 @early(i64 noundef 1, i64 noundef 2, i64 noundef 3, ptr noundef %33)
  %35 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %34)
  %36 = call i64 @early_tied(i64 noundef 5, i64 noundef 7)
  %37 = call i64 @early_tied_named(i64 noundef 9)
  %38 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i64 noundef %36, i64 noundef %37)
  %39 = call i64 @ties(i64 noundef 1, i64 noundef 2, i64 noundef 3, i64 noundef 4)
  %40 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %39)
  %41 = call i64 @twice(i64 noundef 50)
  %42 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %41)
  %43 = call i32 @folded(i32 noundef 2, i32 noundef 3)
  %44 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %43)
  %45 = load i32, ptr getelementptr inbounds ([4 x i32], ptr getelementptr inbounds (%struct.Row, ptr getelementptr inbounds ([8 x %struct.Row], ptr @rows, i64 0, i64 2), i32 0, i32 1), i64 0, i64 3), align 4
  %46 = load i32, ptr @global_counter, align 4
  %47 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @per_thread)
  %48 = load i32, ptr %47, align 4
  %49 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %45, i32 noundef %46, i32 noundef %48)
  %50 = call i64 @pushes(i64 noundef 10)
  %51 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %50)
  %52 = getelementptr inbounds [8 x i64], ptr %2, i64 0, i64 0
  %53 = call i64 @full(ptr noundef %52)
  %54 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %53)
  %55 = call i64 @crosswise(i64 noundef 1, i64 noundef 2)
  %56 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %55)
  %57 = call i64 @overwrites(i64 noundef 1, i64 noundef 2, i64 noundef 3, double noundef 4.000000e+00, double noundef 5.000000e+00)
  %58 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %57)
  %59 = call i64 @excludes(i64 noundef 30, i64 noundef 12)
  %60 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %59)
  %61 = call i32 @bytes(i32 noundef 305419896)
  %62 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %61)
  %63 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 0
  %64 = call double @vectors(double noundef 1.000000e+00, double noundef 2.000000e+00, ptr noundef %63)
  %65 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, double noundef %64)
  %66 = call i32 @flags(i64 noundef -1, i64 noundef 1)
  %67 = call i32 @flags(i64 noundef 1, i64 noundef 1)
  %68 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %66, i32 noundef %67)
  %69 = call i32 @x87(double noundef 4.900000e+01)
  %70 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %69)
  %71 = getelementptr inbounds [8 x i64], ptr %2, i64 0, i64 0
  %72 = call i64 @general(i64 noundef 3, ptr noundef %71)
  %73 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %72)
  %74 = getelementptr inbounds [8 x i64], ptr %2, i64 0, i64 0
  %75 = call i64 @loop(ptr noundef %74, i32 noundef 8)
  %76 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %75)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...)
