; Inline assembly in Intel syntax.
; exit: 0
; output: 77
; output: 92
; output: -3
; output: -200
; output: 1.5
; output: 4000
; output: 311 2
; output: 78
; output: 30
; output: 1
; output: abcdefg
; output: 5
; output: 78 83
; output: 38ffffffffffffff
; output: -90
source_filename = "assembly-in-intel-syntax.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.table = private unnamed_addr constant [5 x i32] [i32 1, i32 20, i32 300, i32 4000, i32 50000], align 16
@.str = private unnamed_addr constant [5 x i8] c"%ld\0A\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"%g\0A\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"%u\0A\00", align 1
@.str.5 = private unnamed_addr constant [9 x i8] c"%ld %ld\0A\00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c"%lx\0A\00", align 1

define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = alloca i64, align 8
  %2 = alloca i16, align 2
  %3 = alloca [5 x i32], align 16
  %4 = alloca [8 x i8], align 8
  %5 = alloca [8 x i8], align 1
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1) #4
  call void @llvm.lifetime.start.p0(i64 2, ptr nonnull %2) #4
  store i16 -3, ptr %2, align 2
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %3) #4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %3, ptr noundef nonnull align 16 dereferenceable(20) @__const.main.table, i64 20, i1 false)
  %6 = tail call i64 asm inteldialect "lea $0, [$1 + 2*$2 + 5]", "=r,r,r,~{dirflag},~{fpsr},~{flags}"(i64 12, i64 30) #5
  store i64 %6, ptr %1, align 8
  %7 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %6)
  %8 = tail call i32 asm inteldialect "mov $0, $1\0A\09add $0, 0x10\0A\09shl $0, 2", "=&r,r,~{dirflag},~{fpsr},~{flags}"(i32 7) #5
  %9 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %8)
  %10 = call i32 asm inteldialect "movsx $0, word ptr $1", "=r,*m,~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i16) %2) #6
  %11 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %10)
  %12 = call i64 asm inteldialect "movzx ${0:k}, ${1:b}\0A\09neg $0", "=r,r,~{dirflag},~{fpsr},~{flags}"(i8 -56) #5
  %13 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %12)
  %14 = call double asm inteldialect "sqrtsd $0, $1", "=x,x,~{dirflag},~{fpsr},~{flags}"(double 2.250000e+00) #5
  %15 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %14)
  %16 = call i32 asm inteldialect "mov $0, dword ptr [$1 + 4*$2 - 4]", "=r,r,r,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull %3, i64 4) #4
  %17 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %16)
  call void asm sideeffect inteldialect "add dword ptr [$0 + 8], 11\0A\09inc dword ptr [$0]", "r,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull %3) #4
  %18 = getelementptr inbounds i8, ptr %3, i64 8
  %19 = load i32, ptr %18, align 8
  %20 = load i32, ptr %3, align 16
  %21 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %19, i32 noundef %20)
  %22 = call { i64, i64 } asm inteldialect "xor $0, $0\0A2:\09add $0, $1\0A\09dec $1\0A\09jnz 2b", "=&r,=r,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 12) #5
  %23 = extractvalue { i64, i64 } %22, 0
  store i64 %23, ptr %1, align 8
  %24 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %23)
  %25 = call double asm inteldialect "cvtsi2sd $0, $1", "=x,r,~{dirflag},~{fpsr},~{flags}"(i64 30) #5
  %26 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, double noundef %25)
  %27 = call i32 asm inteldialect "cmp $1, 30\0A\09sete ${0:b}\0A\09movzx $0, ${0:b}", "=&q,r,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 30) #5
  %28 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %27)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #4
  store i64 29104508263162465, ptr %4, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #4
  %29 = call { ptr, ptr, i64 } asm sideeffect inteldialect "rep movsb", "={si},={di},={cx},0,1,2,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull %4, ptr nonnull %5, i64 8) #4
  %30 = call i32 @puts(ptr noundef nonnull dereferenceable(1) %5)
  %31 = call i32 asm inteldialect "mov eax, $1\0A\09cdq\0A\09mov ecx, 7\0A\09idiv ecx\0A\09mov $0, edx", "=r,r,~{eax},~{ecx},~{edx},~{cc},~{dirflag},~{fpsr},~{flags}"(i32 40) #5
  %32 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %31)
  %33 = call i64 asm sideeffect inteldialect "lock xadd qword ptr $1, $0", "=r,=*m,0,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i64) %1, i64 5, ptr nonnull elementtype(i64) %1) #4
  %34 = load i64, ptr %1, align 8
  %35 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %33, i64 noundef %34)
  %36 = call i64 asm inteldialect "bswap $0", "=r,0,~{dirflag},~{fpsr},~{flags}"(i64 %12) #5
  %37 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i64 noundef %36)
  %38 = call i64 asm inteldialect "imul $0, $1, -3", "=r,r,~{dirflag},~{fpsr},~{flags}"(i64 30) #5
  store i64 %38, ptr %1, align 8
  %39 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %38)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #4
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %3) #4
  call void @llvm.lifetime.end.p0(i64 2, ptr nonnull %2) #4
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1) #4
  ret i32 0
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

declare noundef i32 @puts(ptr nocapture noundef readonly) local_unnamed_addr #3

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { nounwind memory(none) }
attributes #6 = { nounwind memory(read) }


