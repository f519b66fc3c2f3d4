; Operands of inline assembly in a register or in memory that are read and written (`+rm`, as clang -O2 writes it), and
; such with another value at the beginning.
; exit: 0
; output: fffffffffffffffd 3 2
; output: 42 42
; output: 7 7
; output: 15 2.50 255 -6
; output: 15 43
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [13 x i8] c"%lx %lx %lx\0A\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [15 x i8] c"%d %.2f %d %d\0A\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"%lu %d\0A\00", align 1

define noundef i32 @main() {
entry:
  %c0 = alloca i64, align 8
  %c1 = alloca i64, align 8
  %c2 = alloca i64, align 8
  %b = alloca i64, align 8
  %i = alloca i32, align 4
  store i64 -1, ptr %c0, align 8
  store i64 1, ptr %c1, align 8
  store i64 2, ptr %c2, align 8
  store i64 1311768467463790320, ptr %b, align 8
  call fastcc void @add3(ptr noundef nonnull %c0, ptr noundef nonnull %c1, ptr noundef nonnull %c2, ptr noundef nonnull %b)
  %0 = load i64, ptr %c0, align 8
  %1 = load i64, ptr %c1, align 8
  %2 = load i64, ptr %c2, align 8
  %call = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %0, i64 noundef %1, i64 noundef %2)
  store i32 3, ptr %i, align 4
  %call1 = call fastcc i32 @begins_with(ptr noundef nonnull %i)
  %3 = load i32, ptr %i, align 4
  %call2 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %call1, i32 noundef %3)
  %call3 = call fastcc i32 @nothing(ptr noundef nonnull %i)
  %4 = load i32, ptr %i, align 4
  %call4 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %call3, i32 noundef %4)
  %call5 = call fastcc i32 @same()
  %call6 = call fastcc double @twice()
  %call7 = call fastcc zeroext i8 @low()
  %conv = zext i8 %call7 to i32
  %call8 = call fastcc signext i16 @middle()
  %conv9 = sext i16 %call8 to i32
  %call10 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %call5, double noundef %call6, i32 noundef %conv, i32 noundef %conv9)
  %call11 = call fastcc i64 @in_memory()
  %call12 = call fastcc i32 @both()
  %call13 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i64 noundef %call11, i32 noundef %call12)
  ret i32 0
}

define internal fastcc void @add3(ptr noundef %c0, ptr noundef %c1, ptr noundef %c2, ptr noundef %b) unnamed_addr {
entry:
  %0 = load i64, ptr %c0, align 8
  %1 = load i64, ptr %c1, align 8
  %2 = load i64, ptr %c2, align 8
  tail call void asm sideeffect "mulq $7\0A\09addq %rax, $0\0A\09adcq %rdx, $1\0A\09adcq $$0, $2", "=*rm,=*rm,=*rm,{ax},*m,0,1,2,~{cc},~{rdx},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i64) %c0, ptr nonnull elementtype(i64) %c1, ptr nonnull elementtype(i64) %c2, i64 -1, ptr elementtype(i64) %b, i64 %0, i64 %1, i64 %2)
  ret void
}

declare noundef i32 @printf(ptr nocapture noundef readonly, ...)

define internal fastcc i32 @begins_with(ptr noundef %p) unnamed_addr {
entry:
  tail call void asm sideeffect "incl $0", "=*rm,0,~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i32) %p, i32 41)
  %0 = load i32, ptr %p, align 4
  ret i32 %0
}

define internal fastcc i32 @nothing(ptr noundef %p) unnamed_addr {
entry:
  tail call void asm sideeffect "", "=*rm,0,~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i32) %p, i32 7)
  %0 = load i32, ptr %p, align 4
  ret i32 %0
}

define internal fastcc i32 @same() unnamed_addr {
entry:
  %y = alloca i32, align 4
  store i32 5, ptr %y, align 4
  call void asm sideeffect "addl $1, $0\0A\09addl $1, $0", "=*&rm,*m,0,~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %y, ptr nonnull elementtype(i32) %y, i32 5)
  %0 = load i32, ptr %y, align 4
  ret i32 %0
}

define internal fastcc double @twice() unnamed_addr {
entry:
  %x.addr = alloca double, align 8
  store double 1.250000e+00, ptr %x.addr, align 8
  call void asm "addsd $0, $0", "=*xm,0,~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(double) %x.addr, double 1.250000e+00)
  %0 = load double, ptr %x.addr, align 8
  ret double %0
}

define internal fastcc zeroext i8 @low() unnamed_addr {
entry:
  %x.addr = alloca i8, align 1
  store i8 1, ptr %x.addr, align 1
  call void asm "negb $0", "=*qm,0,~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i8) %x.addr, i8 1)
  %0 = load i8, ptr %x.addr, align 1
  ret i8 %0
}

define internal fastcc signext i16 @middle() unnamed_addr {
entry:
  %x.addr = alloca i16, align 2
  store i16 5, ptr %x.addr, align 2
  call void asm "notw $0", "=*rm,0,~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i16) %x.addr, i16 5)
  %0 = load i16, ptr %x.addr, align 2
  ret i16 %0
}

define internal fastcc i64 @in_memory() unnamed_addr {
entry:
  %x.addr = alloca i64, align 8
  store i64 10, ptr %x.addr, align 8
  call void asm "addq $$5, $0", "=*m,*m,~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i64) %x.addr, ptr nonnull elementtype(i64) %x.addr)
  %0 = load i64, ptr %x.addr, align 8
  ret i64 %0
}

define internal fastcc i32 @both() unnamed_addr {
entry:
  %b.addr = alloca i32, align 4
  store i32 4, ptr %b.addr, align 4
  %0 = call i32 asm "xchgl $0, $1", "=r,=*rm,0,1,~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %b.addr, i32 3, i32 4)
  %mul = mul nsw i32 %0, 10
  %1 = load i32, ptr %b.addr, align 4
  %add = add nsw i32 %mul, %1
  ret i32 %add
}

