; Inline assembly with text out of C (clang -O2): registers by name and by choice, ties, memory, flags,
; constants and symbols in the text, labels, prefixes, calls, pushes; whatever it overwrites.
; exit: 0
; output: 1 1
; output: 1
; output: 78563412 45
; output: fffffffffffffffd 2
; output: 4ccccccccccccccd 3
; output: 5 8 8 9
; output: 1 8 0 8
; output: copied
; output: 101010101010101 101010101010101
; output: 1
; output: 15
; output: 4 2 1 -1 9
; output: 3 3412 45 56
; output: 7 1
; output: 0 1 10 3 4 77 42
; output: 12006 72
; output: 42 42 2
; output: 8
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Pair = type { i32, i32 }

@table = dso_local global [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
@.str = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"%x %d\0A\00", align 1
@.str.3 = private unnamed_addr constant [11 x i8] c"%llx %llx\0A\00", align 1
@.str.4 = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c" %d\00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c" %d\0A\00", align 1
@.str.7 = private unnamed_addr constant [5 x i8] c" %ld\00", align 1
@.str.8 = private unnamed_addr constant [6 x i8] c" %ld\0A\00", align 1
@__const.main.numbers = private unnamed_addr constant [5 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5], align 16
@.str.9 = private unnamed_addr constant [16 x i8] c"%d %d %d %d %d\0A\00", align 1
@.str.10 = private unnamed_addr constant [13 x i8] c"%d %x %d %x\0A\00", align 1
@.str.11 = private unnamed_addr constant [22 x i8] c"%d %d %d %d %d %d %d\0A\00", align 1
@.str.12 = private unnamed_addr constant [9 x i8] c"%ld %ld\0A\00", align 1
@.str.13 = private unnamed_addr constant [8 x i8] c" %d %d\0A\00", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @twice(i32 noundef %0) {
  %2 = shl nsw i32 %0, 1
  ret i32 %2
}

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr {
  %1 = alloca [13 x i8], align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca [8 x i8], align 8
  %7 = alloca [8 x i8], align 1
  %8 = alloca [3 x i64], align 16
  %9 = alloca [5 x i32], align 16
  %10 = alloca %struct.Pair, align 8
  %11 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 13, ptr nonnull %1)
  %12 = getelementptr inbounds i8, ptr %1, i64 12
  store i8 0, ptr %12, align 4
  %13 = tail call { i32, i32, i32, i32 } asm "  xchgq  %rbx,${1:q}\0A  cpuid\0A  xchgq  %rbx,${1:q}", "={ax},=r,={cx},={dx},0,~{dirflag},~{fpsr},~{flags}"(i32 0)
  %14 = extractvalue { i32, i32, i32, i32 } %13, 1
  %15 = extractvalue { i32, i32, i32, i32 } %13, 2
  %16 = extractvalue { i32, i32, i32, i32 } %13, 3
  store i32 %14, ptr %1, align 4
  %17 = getelementptr inbounds i8, ptr %1, i64 4
  store i32 %16, ptr %17, align 4
  %18 = getelementptr inbounds i8, ptr %1, i64 8
  store i32 %15, ptr %18, align 4
  %19 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %1)
  %20 = icmp eq i64 %19, 12
  %21 = zext i1 %20 to i32
  %22 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %21, i32 noundef 1)
  %23 = tail call { i32, i32 } asm sideeffect "rdtsc", "={ax},={dx},~{dirflag},~{fpsr},~{flags}"()
  %24 = extractvalue { i32, i32 } %23, 0
  %25 = extractvalue { i32, i32 } %23, 1
  %26 = zext i32 %25 to i64
  %27 = shl nuw i64 %26, 32
  %28 = zext i32 %24 to i64
  %29 = or disjoint i64 %27, %28
  %30 = icmp ne i64 %29, 0
  %31 = zext i1 %30 to i32
  %32 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %31)
  %33 = tail call fastcc i32 @bswap()
  %34 = tail call fastcc i32 @bsr()
  %35 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %33, i32 noundef %34)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %36 = call fastcc i64 @mul(ptr noundef nonnull %2)
  %37 = load i64, ptr %2, align 8
  %38 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i64 noundef %37, i64 noundef %36)
  %39 = call fastcc i64 @divq(ptr noundef nonnull %3)
  %40 = load i64, ptr %3, align 8
  %41 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i64 noundef %39, i64 noundef %40)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4)
  store i32 5, ptr %4, align 4
  %42 = call fastcc i32 @xadd(ptr noundef nonnull %4)
  %43 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %42)
  %44 = load i32, ptr %4, align 4
  %45 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %44)
  %46 = call fastcc i32 @xchg(ptr noundef nonnull %4)
  %47 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %46)
  %48 = load i32, ptr %4, align 4
  %49 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %48)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  store i64 7, ptr %5, align 8
  %50 = call fastcc i32 @cas(ptr noundef nonnull %5, i64 noundef 8)
  %51 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %50)
  %52 = load i64, ptr %5, align 8
  %53 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i64 noundef %52)
  %54 = call fastcc i32 @cas(ptr noundef nonnull %5, i64 noundef 9)
  %55 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %54)
  %56 = load i64, ptr %5, align 8
  %57 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i64 noundef %56)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6)
  store i64 110386723450723, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7)
  call fastcc void @copy(ptr noundef nonnull %7, ptr noundef nonnull %6)
  %58 = call i32 @puts(ptr noundef nonnull dereferenceable(1) %7)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8)
  call fastcc void @fill(ptr noundef nonnull %8)
  %59 = load i64, ptr %8, align 16
  %60 = getelementptr inbounds i8, ptr %8, i64 16
  %61 = load i64, ptr %60, align 16
  %62 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i64 noundef %59, i64 noundef %61)
  %63 = call fastcc i64 @getpid_by_number()
  %64 = icmp sgt i64 %63, 0
  %65 = zext i1 %64 to i32
  %66 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %65)
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %9)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %9, ptr noundef nonnull align 16 dereferenceable(20) @__const.main.numbers, i64 20, i1 false)
  %67 = call fastcc i32 @sum(ptr noundef nonnull %9)
  %68 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %67)
  %69 = call fastcc i32 @flags(i32 noundef 1, i32 noundef 1)
  %70 = call fastcc i32 @flags(i32 noundef 1, i32 noundef 2)
  %71 = call fastcc i32 @flags(i32 noundef 2, i32 noundef 1)
  %72 = call fastcc i32 @carry_branch(i32 noundef -1, i32 noundef 1)
  %73 = call fastcc i32 @carry_branch(i32 noundef 4, i32 noundef 5)
  %74 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %69, i32 noundef %70, i32 noundef %71, i32 noundef %72, i32 noundef %73)
  %75 = tail call fastcc zeroext i8 @rol()
  %76 = zext i8 %75 to i32
  %77 = tail call fastcc zeroext i16 @swap16()
  %78 = zext i16 %77 to i32
  %79 = tail call fastcc i32 @constants()
  %80 = tail call fastcc i32 @high_byte()
  %81 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef %76, i32 noundef %78, i32 noundef %79, i32 noundef %80)
  store i64 1, ptr %2, align 8
  %82 = call fastcc i64 @add128(ptr noundef nonnull %2)
  %83 = load i64, ptr %2, align 8
  %84 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i64 noundef %83, i64 noundef %82)
  %85 = call fastcc i32 @unique(i32 noundef 0)
  %86 = call fastcc i32 @unique(i32 noundef 5)
  %87 = call fastcc i32 @local_label()
  %88 = tail call fastcc i32 @symbol()
  %89 = tail call fastcc i32 @symbol_of_element()
  %90 = call fastcc i32 @pushes()
  %91 = call fastcc i32 @calls()
  %92 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, i32 noundef %85, i32 noundef %86, i32 noundef %87, i32 noundef %88, i32 noundef %89, i32 noundef %90, i32 noundef %91)
  %93 = call fastcc i64 @overwrites()
  %94 = tail call fastcc i64 @many()
  %95 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i64 noundef %93, i64 noundef %94)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10)
  store i64 51539607582, ptr %10, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %11)
  store i32 0, ptr %11, align 4
  %96 = call fastcc i32 @memory(ptr noundef nonnull %10, ptr noundef nonnull %11)
  %97 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %96)
  %98 = load i32, ptr %11, align 4
  %99 = load i32, ptr @table, align 16
  %100 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, i32 noundef %98, i32 noundef %99)
  %101 = call fastcc ptr @pointer(ptr noundef nonnull %6)
  %102 = ptrtoint ptr %101 to i64
  %103 = ptrtoint ptr %6 to i64
  %104 = sub i64 %102, %103
  %105 = trunc i64 %104 to i32
  %106 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %105)
  call void asm sideeffect "mfence; lfence; sfence", "~{memory},~{dirflag},~{fpsr},~{flags}"()
  call void asm sideeffect "prefetcht0 $0", "*m,~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %9)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 13, ptr nonnull %1)
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i64 @strlen(ptr nocapture noundef) local_unnamed_addr

; Function Attrs: nofree noinline nosync nounwind memory(none) uwtable
define internal fastcc i32 @bswap() unnamed_addr {
  %1 = tail call i32 asm "bswap $0", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 305419896)
  ret i32 %1
}

; Function Attrs: nofree noinline nounwind memory(read) uwtable
define internal fastcc i32 @bsr() unnamed_addr {
  %1 = tail call i64 asm "bsrq $1,$0", "=r,rm,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 35184372088835)
  %2 = trunc i64 %1 to i32
  ret i32 %2
}

; Function Attrs: noinline nounwind memory(read, argmem: readwrite) uwtable
define internal fastcc i64 @mul(ptr nocapture noundef writeonly %0) unnamed_addr {
  %2 = tail call { i64, i64 } asm "mulq $3", "={ax},={dx},%0,rm,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 -1, i64 -2)
  %3 = extractvalue { i64, i64 } %2, 0
  %4 = extractvalue { i64, i64 } %2, 1
  store i64 %4, ptr %0, align 8
  ret i64 %3
}

; Function Attrs: noinline nounwind memory(read, argmem: readwrite) uwtable
define internal fastcc i64 @divq(ptr nocapture noundef writeonly %0) unnamed_addr {
  %2 = tail call { i64, i64 } asm "divq $4", "={ax},={dx},0,1,rm,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 5, i64 3, i64 10)
  %3 = extractvalue { i64, i64 } %2, 0
  %4 = extractvalue { i64, i64 } %2, 1
  store i64 %4, ptr %0, align 8
  ret i64 %3
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc i32 @xadd(ptr noundef %0) unnamed_addr {
  %2 = tail call i32 asm sideeffect "lock; xaddl $0,$1", "=r,=*m,0,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i32) %0, i32 3, ptr elementtype(i32) %0)
  ret i32 %2
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc i32 @xchg(ptr noundef %0) unnamed_addr {
  %2 = tail call i32 asm sideeffect "xchgl $0,$1", "=r,=*m,0,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i32) %0, i32 9, ptr elementtype(i32) %0)
  ret i32 %2
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc range(i32 -128, 128) i32 @cas(ptr noundef %0, i64 noundef %1) unnamed_addr {
  %3 = tail call { i8, i64 } asm sideeffect "lock; cmpxchgq $3,$1; setz $0", "=q,=*m,={ax},r,*m,2,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i64) %0, i64 %1, ptr elementtype(i64) %0, i64 7)
  %4 = extractvalue { i8, i64 } %3, 0
  %5 = sext i8 %4 to i32
  ret i32 %5
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @copy(ptr noundef %0, ptr noundef %1) unnamed_addr {
  %3 = tail call { ptr, ptr, i64 } asm sideeffect "rep movsb", "={di},={si},={cx},0,1,2,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr %0, ptr %1, i64 7)
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr nocapture noundef readonly) local_unnamed_addr

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @fill(ptr noundef %0) unnamed_addr {
  %2 = tail call { ptr, i64 } asm sideeffect "cld; rep stosq", "={di},={cx},{ax},0,1,~{memory},~{dirflag},~{fpsr},~{flags}"(i64 72340172838076673, ptr %0, i64 3)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc i64 @getpid_by_number() unnamed_addr {
  %1 = tail call i64 asm sideeffect "syscall", "={ax},{ax},{di},{si},{dx},{r10},~{rcx},~{r11},~{memory},~{dirflag},~{fpsr},~{flags}"(i64 39, i64 0, i64 0, i64 0, i64 0)
  ret i64 %1
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc i32 @sum(ptr noundef %0) unnamed_addr {
  %2 = tail call { i32, ptr, i32 } asm sideeffect "1:\0A\09addl ($1),$0\0A\09addq $$4,$1\0A\09decl $2\0A\09jnz 1b", "=r,=r,=r,0,1,2,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(i32 0, ptr %0, i32 5)
  %3 = extractvalue { i32, ptr, i32 } %2, 0
  ret i32 %3
}

; Function Attrs: noinline nounwind memory(inaccessiblemem: write) uwtable
define internal fastcc range(i32 0, 8) i32 @flags(i32 noundef %0, i32 noundef %1) unnamed_addr {
  %3 = tail call { i32, i32, i8 } asm "cmpl $4,$3", "={@ccz},={@ccb},={@ccg},r,r,~{dirflag},~{fpsr},~{flags}"(i32 %0, i32 %1)
  %4 = extractvalue { i32, i32, i8 } %3, 0
  %5 = extractvalue { i32, i32, i8 } %3, 1
  %6 = extractvalue { i32, i32, i8 } %3, 2
  %7 = icmp ult i32 %4, 2
  tail call void @llvm.assume(i1 %7)
  %8 = icmp ult i32 %5, 2
  tail call void @llvm.assume(i1 %8)
  %9 = icmp ult i8 %6, 2
  tail call void @llvm.assume(i1 %9)
  %10 = shl nuw nsw i32 %4, 2
  %11 = shl nuw nsw i32 %5, 1
  %12 = or disjoint i32 %10, %11
  %13 = zext nneg i8 %6 to i32
  %14 = or disjoint i32 %12, %13
  ret i32 %14
}

; Function Attrs: noinline nounwind memory(read, inaccessiblemem: readwrite) uwtable
define internal fastcc i32 @carry_branch(i32 noundef %0, i32 noundef %1) unnamed_addr {
  %3 = tail call { i8, i32 } asm "addl $2,$1", "={@ccc},=r,imr,1,~{dirflag},~{fpsr},~{flags}"(i32 %1, i32 %0)
  %4 = extractvalue { i8, i32 } %3, 0
  %5 = icmp ult i8 %4, 2
  tail call void @llvm.assume(i1 %5)
  %6 = trunc nuw i8 %4 to i1
  %7 = extractvalue { i8, i32 } %3, 1
  %8 = select i1 %6, i32 -1, i32 %7
  ret i32 %8
}

; Function Attrs: nofree noinline nosync nounwind memory(none) uwtable
define internal fastcc zeroext i8 @rol() unnamed_addr {
  %1 = tail call i8 asm "rolb $$1,$0", "=q,0,~{dirflag},~{fpsr},~{flags}"(i8 -127)
  ret i8 %1
}

; Function Attrs: nofree noinline nosync nounwind memory(none) uwtable
define internal fastcc zeroext i16 @swap16() unnamed_addr {
  %1 = tail call i16 asm "rorw $$8,${0:w}", "=r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i16 4660)
  ret i16 %1
}

; Function Attrs: nofree noinline nosync nounwind memory(none) uwtable
define internal fastcc i32 @constants() unnamed_addr {
  %1 = tail call i32 asm "addl $1,$0\0A\09imull $2,$0,$0", "=r,i,I,0,~{dirflag},~{fpsr},~{flags}"(i32 12, i32 3, i32 3)
  ret i32 %1
}

; Function Attrs: nofree noinline nosync nounwind memory(none) uwtable
define internal fastcc i32 @high_byte() unnamed_addr noinline {
  %1 = tail call i32 asm "movzbl ${1:h},$0", "=r,Q,~{dirflag},~{fpsr},~{flags}"(i32 305419896)
  ret i32 %1
}

; Function Attrs: noinline nounwind memory(read, argmem: readwrite) uwtable
define internal fastcc i64 @add128(ptr nocapture noundef %0) unnamed_addr {
  %2 = load i64, ptr %0, align 8
  %3 = tail call { i64, i64 } asm "addq $3,$0\0A\09adcq $4,$1", "=&r,=r,0,rme,rme,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 -1, i64 2, i64 5, i64 %2)
  %4 = extractvalue { i64, i64 } %3, 0
  %5 = extractvalue { i64, i64 } %3, 1
  store i64 %5, ptr %0, align 8
  ret i64 %4
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc i32 @unique(i32 noundef %0) unnamed_addr {
  %2 = tail call i32 asm sideeffect "testl $1,$1\0A\09jz done${:uid}\0A\09incl $0\0Adone${:uid}:", "=r,r,0,~{dirflag},~{fpsr},~{flags}"(i32 %0, i32 0)
  ret i32 %2
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc i32 @local_label() unnamed_addr {
  %1 = tail call { i32, i32 } asm sideeffect "xorl $0,$0\0A.Lagain${:uid}:\0A\09addl $1,$0\0A\09decl $1\0A\09jg .Lagain${:uid}", "=&r,=r,1,~{dirflag},~{fpsr},~{flags}"(i32 4)
  %2 = extractvalue { i32, i32 } %1, 0
  ret i32 %2
}

; Function Attrs: nofree noinline nosync nounwind memory(none) uwtable
define internal fastcc i32 @symbol() unnamed_addr {
  %1 = tail call i32 asm "movl ${1:c}+8(%rip),$0", "=r,i,~{dirflag},~{fpsr},~{flags}"(ptr nonnull @table)
  ret i32 %1
}

; Function Attrs: nofree noinline nosync nounwind memory(none) uwtable
define internal fastcc i32 @symbol_of_element() unnamed_addr {
  %1 = tail call i32 asm "movl ${1:P}(%rip),$0", "=r,i,~{dirflag},~{fpsr},~{flags}"(ptr nonnull getelementptr inbounds (i8, ptr @table, i64 12))
  ret i32 %1
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc i32 @pushes() unnamed_addr {
  %1 = tail call i32 asm sideeffect "pushq %rbx; movl $1,%ebx; movl %ebx,$0; popq %rbx", "={ax},r,~{dirflag},~{fpsr},~{flags}"(i32 77)
  ret i32 %1
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc i32 @calls() unnamed_addr {
  %1 = tail call i32 asm sideeffect "call ${2:P}", "={ax},{di},i,~{rcx},~{rdx},~{rsi},~{r8},~{r9},~{r10},~{r11},~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(i32 21, ptr nonnull @twice)
  ret i32 %1
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc noundef i64 @overwrites() unnamed_addr {
  tail call void asm sideeffect "xorq %rbx,%rbx\0A\09movq %rbx,%r12\0A\09movq $$1,%r15\0A\09movq $$2,%r14\0A\09movq $$3,%r13", "~{rbx},~{r12},~{r13},~{r14},~{r15},~{xmm0},~{xmm5},~{dirflag},~{fpsr},~{flags}"()
  tail call void asm sideeffect "xorq %rbx,%rbx\0A\09movq %rbx,%r12\0A\09movq $$1,%r15\0A\09movq $$2,%r14\0A\09movq $$3,%r13", "~{rbx},~{r12},~{r13},~{r14},~{r15},~{xmm0},~{xmm5},~{dirflag},~{fpsr},~{flags}"()
  tail call void asm sideeffect "xorq %rbx,%rbx\0A\09movq %rbx,%r12\0A\09movq $$1,%r15\0A\09movq $$2,%r14\0A\09movq $$3,%r13", "~{rbx},~{r12},~{r13},~{r14},~{r15},~{xmm0},~{xmm5},~{dirflag},~{fpsr},~{flags}"()
  ret i64 12006
}

; Function Attrs: nofree noinline nosync nounwind memory(none) uwtable
define internal fastcc i64 @many() unnamed_addr {
  %1 = tail call i64 asm "leaq ($1,$2,2),$0\0A\09leaq ($0,$3,4),$0\0A\09leaq ($0,$4,8),$0\0A\09addq $5,$0\0A\09subq $6,$0\0A\09addq $7,$0\0A\09xorq $8,$0\0A\09addq $9,$0", "=&r,r,r,r,r,r,r,r,r,r,~{dirflag},~{fpsr},~{flags}"(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9)
  ret i64 %1
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc i32 @memory(ptr noundef %0, ptr noundef %1) unnamed_addr noinline {
  tail call void asm "movl $1,%eax\0A\09movl %eax,$0\0A\09movl 4$1,%eax\0A\09addl %eax,$0\0A\09incl $2", "=*m,*m,*m,~{eax},~{memory},~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i32) %1, ptr elementtype(%struct.Pair) %0, ptr nonnull elementtype(i32) @table)
  %3 = load i32, ptr %1, align 4
  ret i32 %3
}

; Function Attrs: nofree noinline nosync nounwind memory(none) uwtable
define internal fastcc ptr @pointer(ptr noundef readnone %0) unnamed_addr {
  %2 = tail call ptr asm "leaq 8($1),$0", "=r,r,~{dirflag},~{fpsr},~{flags}"(ptr %0)
  ret ptr %2
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef)



