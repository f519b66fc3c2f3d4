; Vectors of x86_fp80 as arguments and results: each lane is on the stack; of a result, two lanes are on the x87 stack, more
; are in memory. clang calls such functions in the same way.
; exit: 0
; output: 60 50 -3 1 2 -3 4
source_filename = "long-doubles-in-vectors.c"
target triple = "x86_64-pc-linux-gnu"

define dso_local <2 x x86_fp80> @two(<2 x x86_fp80> %a, i32 %n, <3 x x86_fp80> %b, double %d) noinline {
  %s = shufflevector <3 x x86_fp80> %b, <3 x x86_fp80> poison, <2 x i32> <i32 2, i32 0>
  %r = fadd <2 x x86_fp80> %a, %s
  %w = fpext double %d to x86_fp80
  %q = insertelement <2 x x86_fp80> poison, x86_fp80 %w, i32 0
  %p = shufflevector <2 x x86_fp80> %q, <2 x x86_fp80> poison, <2 x i32> zeroinitializer
  %x = fmul <2 x x86_fp80> %r, %p
  ret <2 x x86_fp80> %x
}
define dso_local <4 x x86_fp80> @four(<1 x x86_fp80> %a, <4 x x86_fp80> %b) noinline {
  %e = extractelement <1 x x86_fp80> %a, i32 0
  %r = insertelement <4 x x86_fp80> %b, x86_fp80 %e, i32 2
  ret <4 x x86_fp80> %r
}
define dso_local <1 x x86_fp80> @one(<1 x x86_fp80> %a) noinline {
  %r = fneg <1 x x86_fp80> %a
  ret <1 x x86_fp80> %r
}

declare i32 @printf(ptr, ...)
@f = constant [29 x i8] c"%Lg %Lg %Lg %Lg %Lg %Lg %Lg\0A\00"
define i32 @main() {
  %t = call <2 x x86_fp80> @two(<2 x x86_fp80> <x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xK40008000000000000000>, i32 5, <3 x x86_fp80> <x86_fp80 0xK4000C000000000000000, x86_fp80 0xK40018000000000000000, x86_fp80 0xK4001A000000000000000>, double 10.0)
  %a = extractelement <2 x x86_fp80> %t, i32 0
  %b = extractelement <2 x x86_fp80> %t, i32 1
  %u = call <1 x x86_fp80> @one(<1 x x86_fp80> <x86_fp80 0xK4000C000000000000000>)
  %v = call <4 x x86_fp80> @four(<1 x x86_fp80> %u, <4 x x86_fp80> <x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xK40008000000000000000, x86_fp80 0xK4000C000000000000000, x86_fp80 0xK40018000000000000000>)
  %u0 = extractelement <1 x x86_fp80> %u, i32 0
  %c = extractelement <4 x x86_fp80> %v, i32 0
  %d = extractelement <4 x x86_fp80> %v, i32 1
  %e = extractelement <4 x x86_fp80> %v, i32 2
  %g = extractelement <4 x x86_fp80> %v, i32 3
  call i32 (ptr, ...) @printf(ptr @f, x86_fp80 %a, x86_fp80 %b, x86_fp80 %u0, x86_fp80 %c, x86_fp80 %d, x86_fp80 %e, x86_fp80 %g)
  ret i32 0
}
