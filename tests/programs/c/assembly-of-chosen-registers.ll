; Inline assembly whose registers the allocator chooses, out of C (clang -O2): early and tied results,
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

define dso_local i64 @early(i64 noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef readonly %3) local_unnamed_addr {
  %5 = tail call i64 asm "xorl ${0:k}, ${0:k}\0A\09addq $1, $0\0A\09addq $2, $0\0A\09addq $3, $0\0A\09addq $4, $0", "=&r,r,r,r,*m,~{dirflag},~{fpsr},~{flags}"(i64 %0, i64 %1, i64 %2, ptr elementtype(i64) %3)
  ret i64 %5
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

define dso_local i64 @early_tied(i64 noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = tail call i64 asm "addq $2, $0\0A\09addq $1, $0", "=&r,r,r,0,~{dirflag},~{fpsr},~{flags}"(i64 %0, i64 %1, i64 %0)
  ret i64 %3
}

define dso_local i64 @early_tied_named(i64 noundef %0) local_unnamed_addr {
  %2 = tail call i64 asm "addq $$1, $0\0A\09addq $1, $0", "=&{ax},r,0,~{dirflag},~{fpsr},~{flags}"(i64 %0, i64 %0)
  ret i64 %2
}

define dso_local i64 @ties(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr {
  %5 = tail call { i64, i64, i64 } asm "addq $1, $0\0A\09addq $2, $1\0A\09addq $3, $2", "=r,=r,=r,r,0,1,2,~{dirflag},~{fpsr},~{flags}"(i64 %3, i64 %0, i64 %1, i64 %2)
  %6 = extractvalue { i64, i64, i64 } %5, 0
  %7 = extractvalue { i64, i64, i64 } %5, 1
  %8 = extractvalue { i64, i64, i64 } %5, 2
  %9 = mul i64 %6, 3
  %10 = mul i64 %7, 5
  %11 = mul i64 %8, 7
  %12 = shl i64 %1, 1
  %13 = shl i64 %2, 2
  %14 = shl i64 %3, 3
  %15 = add i64 %12, %0
  %16 = add i64 %15, %13
  %17 = add i64 %16, %14
  %18 = add i64 %17, %10
  %19 = add i64 %18, %9
  %20 = add i64 %19, %11
  ret i64 %20
}

define dso_local i64 @twice(i64 noundef %0) local_unnamed_addr {
  %2 = tail call { i64, i64 } asm "addq $$1, $0\0A\09addq $$2, $1", "=r,=r,0,1,~{dirflag},~{fpsr},~{flags}"(i64 %0, i64 %0)
  %3 = extractvalue { i64, i64 } %2, 0
  %4 = extractvalue { i64, i64 } %2, 1
  %5 = mul i64 %3, 1000
  %6 = add i64 %5, %4
  ret i64 %6
}

define dso_local i32 @folded(i32 noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = alloca [6 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %3, ptr noundef nonnull align 16 dereferenceable(24) @__const.folded.local, i64 24, i1 false)
  %4 = sext i32 %0 to i64
  %5 = sext i32 %1 to i64
  %6 = getelementptr inbounds [8 x %struct.Row], ptr @rows, i64 0, i64 %4, i32 1, i64 %5
  %7 = tail call i32 asm "addl $1, $0", "=r,*m,0,~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %6, i32 0)
  %8 = getelementptr inbounds [6 x i32], ptr %3, i64 0, i64 %4
  %9 = call i32 asm "addl $1, $0", "=r,*m,0,~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %8, i32 %7)
  %10 = getelementptr inbounds i8, ptr %3, i64 12
  %11 = call i32 asm "addl $1, $0", "=r,*m,0,~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %10, i32 %9)
  %12 = call i32 asm "addl $1, $0", "=r,*m,0,~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) @global_counter, i32 %11)
  %13 = getelementptr inbounds i8, ptr %3, i64 8
  %14 = call i32 asm "addl $1, $0", "=r,*m,0,~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %13, i32 %12)
  %15 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @per_thread)
  %16 = call i32 asm "addl $1, $0", "=r,*m,0,~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %15, i32 %14)
  tail call void asm "incl $0", "=*m,*m,~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %6, ptr nonnull elementtype(i32) %6)
  tail call void asm "incl $0", "=*m,*m,~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) @global_counter, ptr nonnull elementtype(i32) @global_counter)
  tail call void asm "incl $0", "=*m,*m,~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %15, ptr nonnull elementtype(i32) %15)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3)
  ret i32 %16
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)

define dso_local i64 @pushes(i64 noundef %0) local_unnamed_addr {
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  %3 = add i64 %0, 1
  store i64 %3, ptr %2, align 8
  %4 = call { i64, i64 } asm sideeffect "pushq $1\0A\09addq $$1, $2\0A\09popq $0\0A\09addq $2, $0", "=&r,=r,=*m,1,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i64) %2, i64 %0, ptr nonnull elementtype(i64) %2)
  %5 = extractvalue { i64, i64 } %4, 0
  %6 = load i64, ptr %2, align 8
  %7 = add i64 %5, %6
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  ret i64 %7
}

define dso_local i64 @full(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = load i64, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 24
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 32
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 40
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 48
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %0, i64 56
  %16 = load i64, ptr %15, align 8
  %17 = tail call { i64, i64, i64, i64, i64 } asm "leaq ($5,$6), $0\0A\09leaq ($7,$8), $1\0A\09leaq ($9,$10), $2\0A\09leaq ($11,$12), $3\0A\09movq $0, $4\0A\09addq $1, $4", "=&r,=&r,=&r,=&r,=&r,r,r,r,r,r,r,r,r,~{dirflag},~{fpsr},~{flags}"(i64 %2, i64 %4, i64 %6, i64 %8, i64 %10, i64 %12, i64 %14, i64 %16)
  %18 = extractvalue { i64, i64, i64, i64, i64 } %17, 0
  %19 = extractvalue { i64, i64, i64, i64, i64 } %17, 1
  %20 = extractvalue { i64, i64, i64, i64, i64 } %17, 2
  %21 = extractvalue { i64, i64, i64, i64, i64 } %17, 3
  %22 = extractvalue { i64, i64, i64, i64, i64 } %17, 4
  %23 = shl i64 %4, 1
  %24 = add i64 %23, %2
  %25 = mul i64 %6, 3
  %26 = add i64 %24, %25
  %27 = shl i64 %8, 2
  %28 = add i64 %26, %27
  %29 = mul i64 %10, 5
  %30 = add i64 %28, %29
  %31 = mul i64 %12, 6
  %32 = add i64 %30, %31
  %33 = mul i64 %14, 7
  %34 = add i64 %32, %33
  %35 = shl i64 %16, 3
  %36 = add i64 %34, %35
  %37 = mul i64 %18, 9
  %38 = add i64 %36, %37
  %39 = mul i64 %19, 10
  %40 = add i64 %38, %39
  %41 = mul i64 %20, 11
  %42 = add i64 %40, %41
  %43 = mul i64 %21, 12
  %44 = add i64 %42, %43
  %45 = mul i64 %22, 13
  %46 = add i64 %44, %45
  ret i64 %46
}

define dso_local i64 @crosswise(i64 noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = tail call { i64, i64 } asm "xchgq %rcx, %rdx", "={cx},={dx},{cx},{dx},~{dirflag},~{fpsr},~{flags}"(i64 %0, i64 %1)
  %4 = extractvalue { i64, i64 } %3, 0
  %5 = extractvalue { i64, i64 } %3, 1
  %6 = mul i64 %4, 1000
  %7 = add i64 %6, %5
  ret i64 %7
}

define dso_local i64 @overwrites(i64 noundef %0, i64 noundef %1, i64 noundef %2, double noundef %3, double noundef %4) local_unnamed_addr {
  tail call void asm sideeffect "xorl %eax, %eax\0A\09xorl %ecx, %ecx\0A\09xorl %edx, %edx\0A\09xorl %esi, %esi\0A\09xorl %edi, %edi\0A\09xorl %r8d, %r8d\0A\09xorl %ebx, %ebx\0A\09xorl %r12d, %r12d\0A\09xorps %xmm0, %xmm0\0A\09xorps %xmm1, %xmm1", "~{rax},~{rcx},~{rdx},~{rsi},~{rdi},~{r8},~{rbx},~{r12},~{xmm0},~{xmm1},~{memory},~{dirflag},~{fpsr},~{flags}"()
  %6 = mul i64 %1, 10
  %7 = add i64 %6, %0
  %8 = mul i64 %2, 100
  %9 = add i64 %7, %8
  %10 = fadd double %3, %4
  %11 = fptoui double %10 to i64
  %12 = add i64 %9, %11
  ret i64 %12
}

define dso_local i64 @excludes(i64 noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = tail call i64 asm "movl $$7, %eax\0A\09movl $$8, %ecx\0A\09movl $$9, %edx\0A\09leaq ($1,$2), $0", "=r,r,r,~{rax},~{rcx},~{rdx},~{dirflag},~{fpsr},~{flags}"(i64 %0, i64 %1)
  ret i64 %3
}

define dso_local i32 @bytes(i32 noundef %0) local_unnamed_addr {
  %2 = tail call i32 asm "movzbl ${1:h}, $0\0A\09movb ${1:b}, ${0:h}", "=&Q,Q,~{dirflag},~{fpsr},~{flags}"(i32 %0)
  ret i32 %2
}

define dso_local double @vectors(double noundef %0, double noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = getelementptr inbounds i8, ptr %2, i64 8
  %5 = tail call double asm "movsd $1, $0\0A\09addsd $2, $0\0A\09addsd $3, $0", "=&x,x,x,*m,~{dirflag},~{fpsr},~{flags}"(double %0, double %1, ptr nonnull elementtype(double) %4)
  %6 = tail call double asm "mulsd $1, $0", "=x,x,0,~{dirflag},~{fpsr},~{flags}"(double %5, double %0)
  %7 = fadd double %5, %6
  %8 = fadd double %7, %0
  ret double %8
}

define dso_local range(i32 0, 112) i32 @flags(i64 noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = tail call { i64, i32, i32 } asm "addq $3, $0", "=r,={@ccc},={@ccz},r,0,~{dirflag},~{fpsr},~{flags}"(i64 %1, i64 %0)
  %4 = extractvalue { i64, i32, i32 } %3, 0
  %5 = extractvalue { i64, i32, i32 } %3, 1
  %6 = extractvalue { i64, i32, i32 } %3, 2
  %7 = icmp ult i32 %5, 2
  tail call void @llvm.assume(i1 %7)
  %8 = icmp ult i32 %6, 2
  tail call void @llvm.assume(i1 %8)
  %9 = mul nuw nsw i32 %5, 100
  %10 = mul nuw nsw i32 %6, 10
  %11 = add nuw nsw i32 %9, %10
  %12 = add i64 %1, %0
  %13 = icmp eq i64 %4, %12
  %14 = zext i1 %13 to i32
  %15 = or disjoint i32 %11, %14
  ret i32 %15
}

declare void @llvm.assume(i1 noundef)

define dso_local i32 @x87(double noundef %0) local_unnamed_addr {
  %2 = tail call { double, i32 } asm "fsqrt\0A\09movl $$3, $1", "={st},=r,0,~{dirflag},~{fpsr},~{flags}"(double %0)
  %3 = extractvalue { double, i32 } %2, 0
  %4 = extractvalue { double, i32 } %2, 1
  %5 = fptosi double %3 to i32
  %6 = mul nsw i32 %5, 10
  %7 = add nsw i32 %6, %4
  ret i32 %7
}

define dso_local i64 @general(i64 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = load i64, ptr %1, align 8
  %4 = tail call i64 asm "addq $1, $0", "=r,imr,0,~{dirflag},~{fpsr},~{flags}"(i64 %3, i64 %0)
  %5 = shl i64 %0, 1
  %6 = tail call i64 asm "addq $1, $0", "=r,rm,0,~{dirflag},~{fpsr},~{flags}"(i64 %5, i64 %4)
  %7 = tail call i64 asm "addq $1, $0", "=r,imr,0,~{dirflag},~{fpsr},~{flags}"(i64 42, i64 %6)
  %8 = tail call i64 asm "addq $1, $0", "=r,ri,0,~{dirflag},~{fpsr},~{flags}"(i64 7, i64 %7)
  %9 = tail call i64 asm "shlq $1, $0", "=r,{cx}I,0,~{dirflag},~{fpsr},~{flags}"(i8 3, i64 %8)
  ret i64 %9
}

define dso_local i64 @loop(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %15

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %17

6:                                                ; preds = %17
  %7 = add i64 %36, %38
  %8 = add i64 %7, %40
  %9 = add i64 %8, %42
  %10 = add i64 %9, %44
  %11 = add i64 %10, %46
  %12 = add i64 %11, %48
  %13 = add i64 %12, %50
  %14 = add i64 %13, %35
  br label %15

15:                                               ; preds = %6, %2
  %16 = phi i64 [ 36, %2 ], [ %14, %6 ]
  ret i64 %16

17:                                               ; preds = %4, %17
  %18 = phi i64 [ 0, %4 ], [ %51, %17 ]
  %19 = phi i64 [ 1, %4 ], [ %36, %17 ]
  %20 = phi i64 [ 2, %4 ], [ %38, %17 ]
  %21 = phi i64 [ 0, %4 ], [ %35, %17 ]
  %22 = phi i64 [ 8, %4 ], [ %50, %17 ]
  %23 = phi i64 [ 7, %4 ], [ %48, %17 ]
  %24 = phi i64 [ 6, %4 ], [ %46, %17 ]
  %25 = phi i64 [ 5, %4 ], [ %44, %17 ]
  %26 = phi i64 [ 4, %4 ], [ %42, %17 ]
  %27 = phi i64 [ 3, %4 ], [ %40, %17 ]
  %28 = getelementptr inbounds i64, ptr %0, i64 %18
  %29 = load i64, ptr %28, align 8
  %30 = add i64 %19, %20
  %31 = tail call { i64, i64 } asm "mulq $3", "={ax},={dx},{ax},rm,~{dirflag},~{fpsr},~{flags}"(i64 %29, i64 %30)
  %32 = extractvalue { i64, i64 } %31, 0
  %33 = extractvalue { i64, i64 } %31, 1
  %34 = tail call { i64, i64 } asm "addq $2, $0\0A\09adcq $3, $1", "=r,=r,r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %32, i64 %33, i64 %21, i64 %19)
  %35 = extractvalue { i64, i64 } %34, 0
  %36 = extractvalue { i64, i64 } %34, 1
  %37 = xor i64 %36, %27
  %38 = add i64 %37, %20
  %39 = xor i64 %38, %26
  %40 = add i64 %39, %27
  %41 = xor i64 %40, %25
  %42 = add i64 %41, %26
  %43 = xor i64 %42, %24
  %44 = add i64 %43, %25
  %45 = xor i64 %44, %23
  %46 = add i64 %45, %24
  %47 = xor i64 %46, %22
  %48 = add i64 %47, %23
  %49 = xor i64 %48, %35
  %50 = add i64 %49, %22
  %51 = add nuw nsw i64 %18, 1
  %52 = icmp eq i64 %51, %5
  br i1 %52, label %6, label %17
}

define dso_local noundef i32 @main() local_unnamed_addr {
  %1 = alloca [8 x i64], align 16
  %2 = alloca [2 x double], align 16
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %1)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %1, ptr noundef nonnull align 16 dereferenceable(64) @__const.main.v, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %2, ptr noundef nonnull align 16 dereferenceable(16) @__const.main.m, i64 16, i1 false)
  store <4 x i32> <i32 0, i32 1, i32 2, i32 3>, ptr getelementptr inbounds (i8, ptr @rows, i64 4), align 4
  store <4 x i32> <i32 10, i32 11, i32 12, i32 13>, ptr getelementptr inbounds (i8, ptr @rows, i64 24), align 8
  store <4 x i32> <i32 20, i32 21, i32 22, i32 23>, ptr getelementptr inbounds (i8, ptr @rows, i64 44), align 4
  store <4 x i32> <i32 30, i32 31, i32 32, i32 33>, ptr getelementptr inbounds (i8, ptr @rows, i64 64), align 16
  store <4 x i32> <i32 40, i32 41, i32 42, i32 43>, ptr getelementptr inbounds (i8, ptr @rows, i64 84), align 4
  store <4 x i32> <i32 50, i32 51, i32 52, i32 53>, ptr getelementptr inbounds (i8, ptr @rows, i64 104), align 8
  store <4 x i32> <i32 60, i32 61, i32 62, i32 63>, ptr getelementptr inbounds (i8, ptr @rows, i64 124), align 4
  store <4 x i32> <i32 70, i32 71, i32 72, i32 73>, ptr getelementptr inbounds (i8, ptr @rows, i64 144), align 16
  store i32 1000, ptr @global_counter, align 4
  %3 = getelementptr inbounds i8, ptr %1, i64 16
  %4 = call i64 @early(i64 noundef 1, i64 noundef 2, i64 noundef 3, ptr noundef nonnull %3)
  %5 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %4)
  %6 = call i64 @early_tied(i64 noundef 5, i64 noundef 7)
  %7 = call i64 @early_tied_named(i64 noundef 9)
  %8 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i64 noundef %6, i64 noundef %7)
  %9 = call i64 @ties(i64 noundef 1, i64 noundef 2, i64 noundef 3, i64 noundef 4)
  %10 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %9)
  %11 = call i64 @twice(i64 noundef 50)
  %12 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %11)
  %13 = call i32 @folded(i32 noundef 2, i32 noundef 3)
  %14 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %13)
  %15 = load i32, ptr getelementptr inbounds (i8, ptr @rows, i64 56), align 8
  %16 = load i32, ptr @global_counter, align 4
  %17 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @per_thread)
  %18 = load i32, ptr %17, align 4
  %19 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %15, i32 noundef %16, i32 noundef %18)
  %20 = call i64 @pushes(i64 noundef 10)
  %21 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %20)
  %22 = call i64 @full(ptr noundef nonnull %1)
  %23 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %22)
  %24 = call i64 @crosswise(i64 noundef 1, i64 noundef 2)
  %25 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %24)
  %26 = call i64 @overwrites(i64 noundef 1, i64 noundef 2, i64 noundef 3, double noundef 4.000000e+00, double noundef 5.000000e+00)
  %27 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %26)
  %28 = call i64 @excludes(i64 noundef 30, i64 noundef 12)
  %29 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %28)
  %30 = call i32 @bytes(i32 noundef 305419896)
  %31 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %30)
  %32 = call double @vectors(double noundef 1.000000e+00, double noundef 2.000000e+00, ptr noundef nonnull %2)
  %33 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, double noundef %32)
  %34 = call i32 @flags(i64 noundef -1, i64 noundef 1)
  %35 = call i32 @flags(i64 noundef 1, i64 noundef 1)
  %36 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %34, i32 noundef %35)
  %37 = call i32 @x87(double noundef 4.900000e+01)
  %38 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %37)
  %39 = call i64 @general(i64 noundef 3, ptr noundef nonnull %1)
  %40 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %39)
  %41 = call i64 @loop(ptr noundef nonnull %1, i32 noundef 8)
  %42 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %41)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %1)
  ret i32 0
}

declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr
