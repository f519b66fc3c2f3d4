; Inputs of inline assembly that are wider than the memory they are tied to (`asm("" : "=rm"(s.x) : "0"(y))` of a short
; and an int): what lies beside it keeps its contents.
; exit: 0
; output: 3 77 1 4 3 4 5 99
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%pair = type { i16, i16 }
%two = type { i32, i32 }

@s = global %pair { i16 1, i16 77 }
@c = global [4 x i8] c"\01\02\03\04"
@m = global %two { i32 1, i32 99 }
@.str = private unnamed_addr constant [25 x i8] c"%d %d %d %d %d %d %d %d\0A\00"

define void @registers(i32 %v) noinline {
  call void asm "", "=*rm,0,~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i16) @s, i32 %v)
  ret void
}
define void @instruction(i32 %v) noinline {
  call void asm "# none", "=*imr,0,~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i8) getelementptr inbounds (i8, ptr @c, i64 1), i32 %v)
  ret void
}
define void @memory(i64 %v) noinline {
  call void asm sideeffect "", "=*m,0,~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i32) @m, i64 %v)
  ret void
}
define i32 @main() {
  call void @registers(i32 327683)
  call void @instruction(i32 16909060)
  call void @memory(i64 30064771077)
  %a = load i16, ptr @s
  %b = load i16, ptr getelementptr (i8, ptr @s, i64 2)
  %c = load i8, ptr @c
  %d = load i8, ptr getelementptr (i8, ptr @c, i64 1)
  %e = load i8, ptr getelementptr (i8, ptr @c, i64 2)
  %f = load i8, ptr getelementptr (i8, ptr @c, i64 3)
  %g = load i32, ptr @m
  %h = load i32, ptr getelementptr (i8, ptr @m, i64 4)
  %a.w = sext i16 %a to i32
  %b.w = sext i16 %b to i32
  %c.w = sext i8 %c to i32
  %d.w = sext i8 %d to i32
  %e.w = sext i8 %e to i32
  %f.w = sext i8 %f to i32
  %r = call i32 (ptr, ...) @printf(ptr @.str, i32 %a.w, i32 %b.w, i32 %c.w, i32 %d.w, i32 %e.w, i32 %f.w, i32 %g, i32 %h)
  ret i32 0
}
declare i32 @printf(ptr, ...)
