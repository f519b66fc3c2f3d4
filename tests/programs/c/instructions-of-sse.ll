; Every intrinsic of SSE and SSE2 as <emmintrin.h> calls it, at ordinary numbers, limits and NaN. What rcp and rsqrt
; approximate is printed with four bits after the point: processors differ in what follows.
; exit: 0
; output: 00000000ffffffff0000000000000000ffffffff000000000000000000000000ffffffffffffffff00000000000000000000000000000000ffffffff00000000ffffffff00000000ffffffffffffffff00000000ffffffffffffffffffffffff0000000000000000ffffffffffffffffffffffffffffffff00000000ffffffff
; output: c0100000ffffffff7fc000004f800000c0100000000000007fc000004f800000c0100000ffffffff7fc000004f800000c0100000000000007fc000004f800000c0100000000000007fc000004f800000c0100000ffffffff7fc000004f800000c0100000000000007fc000004f800000c0100000ffffffff7fc000004f800000
; output:  1
; output:  1
; output:  0
; output:  1
; output:  0
; output:  0
; output:  2
; output:  2
; output:  1
; output:  1
; output: 40e000003fc000003f8000004f800000
; output: c01000003fc000007fc000004f800000
; output: c01000003fc000003f800000c47a0000
; output: c01000003fc000007fc000004f800000
; output:  2
; output: bee000003f2800007fc000002f800000
; output: c01000003f2800007fc000004f800000
; output: ffc000003f5000007fc0000037800000
; output: c01000003f5000007fc000004f800000
; output:  1
; output:  1
; output:  0
; output:  1
; output:  0
; output:  0
; output: 0000000000000000ffffffffffffffff000000000000000000000000000000000000000000000000ffffffffffffffff00000000000000000000000000000000ffffffffffffffff0000000000000000ffffffffffffffffffffffffffffffffffffffffffffffff0000000000000000ffffffffffffffffffffffffffffffff
; output: 000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ffffffffffffffff0000000000000000ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0000000000000000ffffffffffffffff
; output: 0000000000000000c214f46b040000000000000000000000c214f46b040000000000000000000000c214f46b040000000000000000000000c214f46b04000000ffffffffffffffffc214f46b04000000ffffffffffffffffc214f46b04000000ffffffffffffffffc214f46b04000000ffffffffffffffffc214f46b04000000
; output: 000000000000000040040000000000000000000000000000400400000000000000000000000000004004000000000000ffffffffffffffff4004000000000000ffffffffffffffff4004000000000000ffffffffffffffff4004000000000000ffffffffffffffff400400000000000000000000000000004004000000000000
; output:  0
; output:  0
; output:  1
; output:  0
; output:  1
; output:  0
; output:  0
; output:  0
; output:  0
; output:  0
; output:  1
; output:  1
; output: 80000000000000020000000000000000
; output: 00000002800000000000000000000000
; output: d0a7a3583fc000000000000000000000
; output: 402000007fc000000000000000000000
; output: fffffffe000000028000000080000000
; output:  2
; output:  80000000
; output:  2
; output:  8000000000000000
; output: c0100000470000027fc000004f800000
; output: 80000000000000010000000000000000
; output: 00000002800000000000000000000000
; output: fffffffe000000018000000080000000
; output:  1
; output:  80000000
; output:  1
; output:  8000000000000000
; output: 3ff8000000000000c214f46b04000000
; output: 3ff80000000000004004000000000000
; output: 3ff8000000000000c214f46b04000000
; output: 3ff80000000000004004000000000000
; output: c01e000000000000c214f46b04000000
; output: 3ff8000000000000c214f46b04000000
; output: c01e000000000000c214f46b04000000
; output: 3ff80000000000004004000000000000
; output:  2
; output:  0
; output: 80007fff7fff80007fff7fff00000005
; output: 80807f7f7f81807f7f7f7f7f00000005
; output: 0000ffffff0000ffffffffff00000005
; output: 087f804140400103a5c27caf3d6b5a90
; output: 087f7fc140400083a5c27caf3ceb5a10
; output: 0000000000000500eaa50c641ac44ce0
; output:  f078
; output: 0000000000000000faa4f00000b41a0f
; output: 000000000000000055492cc300b41a0f
; output: 00000000000003930000000000000343
; output: 1fdff0200fe020001bd793400ac68400
; output: 1fdff0300fe020001bd7934f0ac68400
; output: 1fc0f0200fe020001bc093400ac08400
; output: 87f7fc0803f8080086f5e4d0c2b1a1001fdff0200fe020001bd793400ac6840000000000000000000000000000000000
; output: 87f7fc0c03f8080086f5e4d3c2b1a1001fdff0300fe020001bd7934f0ac6840000000000000000000000000000000000
; output: 87f0fc0803f8080086f0e4d0c2b0a1001fc0f0200fe020001bc093400ac0840000000000000000000000000000000000
; output: 0087f7fcfc03f808ff86f5e403c2b1a1
; output: 0087fffcfc030008ff86fde403c201a1
; output: 021fdff0f00fe020fe1bd7930f0ac6840087f7fcfc03f808ff86f5e403c2b1a100000000ffffffffffffffff00000000
; output: 021ffff0f00f0020fe1bf7930f0a06840087fffcfc030008ff86fde403c201a10000ffffffff0000ffffffff00000000
; output: 0087f7fc0403f8080786f5e403c2b1a1
; output: 0087f7fc0c03f8080786f5e4d3c2b1a1
; output: 008707fc04030008078605e403c201a1
; output: 021fdff0100fe0201e1bd7930f0ac6840087f7fc0403f8080786f5e403c2b1a100000000000000000000000000000000
; output: 021fdff0300fe0201e1bd7934f0ac6840087f7fc0c03f8080786f5e4d3c2b1a100000000000000000000000000000000
; output: 021f1ff0100f00201e1b17930f0a0684008707fc04030008078605e403c201a100000000000000000000000000000000
; output:  0
; output:  0
; output:  1
; output:  0
; output:  1
; output:  0
; output:  0
; output:  0
; output:  0
; output:  0
; output:  1
; output:  1
; output:  20000ff0080000000f000000000000000
target triple = "x86_64-pc-linux-gnu"

@two = private constant [13 x i8] c"%016lx%016lx\00"
@one = private constant [5 x i8] c" %lx\00"
@singles = private constant [8 x float] [float 1.5, float -2.25, float 4294967296.0, float 0x7FF8000000000000, float 1.5, float 7.0, float -1.0e3, float 1.0], align 16
@doubles = private constant [6 x double] [double 1.5, double -2.25e10, double -7.5, double -2.25e10, double 0x7FF8000000000000, double 2.5], align 16
@bytes = private constant [32 x i8] c"\00\01\7F\80\81\FF\FE\10\20\34\56\78\9A\BC\DE\F0\05\00\00\00\00\00\00\00\FF\7F\80\01\C3\3C\A5\5A", align 16
@control = private global i32 0
@copied = private global [16 x i8] zeroinitializer, align 16
declare i32 @printf(ptr, ...)
declare i32 @putchar(i32)
declare i32 @puts(ptr)
declare <4 x float> @llvm.x86.sse.cmp.ps(<4 x float>, <4 x float>, i8)
declare <4 x float> @llvm.x86.sse.cmp.ss(<4 x float>, <4 x float>, i8)
declare i32 @llvm.x86.sse.comieq.ss(<4 x float>, <4 x float>)
declare i32 @llvm.x86.sse.comige.ss(<4 x float>, <4 x float>)
declare i32 @llvm.x86.sse.comigt.ss(<4 x float>, <4 x float>)
declare i32 @llvm.x86.sse.comile.ss(<4 x float>, <4 x float>)
declare i32 @llvm.x86.sse.comilt.ss(<4 x float>, <4 x float>)
declare i32 @llvm.x86.sse.comineq.ss(<4 x float>, <4 x float>)
declare i32 @llvm.x86.sse.cvtss2si(<4 x float>)
declare i64 @llvm.x86.sse.cvtss2si64(<4 x float>)
declare i32 @llvm.x86.sse.cvttss2si(<4 x float>)
declare i64 @llvm.x86.sse.cvttss2si64(<4 x float>)
declare void @llvm.x86.sse.ldmxcsr(ptr)
declare <4 x float> @llvm.x86.sse.max.ps(<4 x float>, <4 x float>)
declare <4 x float> @llvm.x86.sse.max.ss(<4 x float>, <4 x float>)
declare <4 x float> @llvm.x86.sse.min.ps(<4 x float>, <4 x float>)
declare <4 x float> @llvm.x86.sse.min.ss(<4 x float>, <4 x float>)
declare i32 @llvm.x86.sse.movmsk.ps(<4 x float>)
declare <4 x float> @llvm.x86.sse.rcp.ps(<4 x float>)
declare <4 x float> @llvm.x86.sse.rcp.ss(<4 x float>)
declare <4 x float> @llvm.x86.sse.rsqrt.ps(<4 x float>)
declare <4 x float> @llvm.x86.sse.rsqrt.ss(<4 x float>)
declare void @llvm.x86.sse.sfence()
declare void @llvm.x86.sse.stmxcsr(ptr)
declare i32 @llvm.x86.sse.ucomieq.ss(<4 x float>, <4 x float>)
declare i32 @llvm.x86.sse.ucomige.ss(<4 x float>, <4 x float>)
declare i32 @llvm.x86.sse.ucomigt.ss(<4 x float>, <4 x float>)
declare i32 @llvm.x86.sse.ucomile.ss(<4 x float>, <4 x float>)
declare i32 @llvm.x86.sse.ucomilt.ss(<4 x float>, <4 x float>)
declare i32 @llvm.x86.sse.ucomineq.ss(<4 x float>, <4 x float>)
declare void @llvm.x86.sse2.clflush(ptr)
declare <2 x double> @llvm.x86.sse2.cmp.pd(<2 x double>, <2 x double>, i8)
declare <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double>, <2 x double>, i8)
declare i32 @llvm.x86.sse2.comieq.sd(<2 x double>, <2 x double>)
declare i32 @llvm.x86.sse2.comige.sd(<2 x double>, <2 x double>)
declare i32 @llvm.x86.sse2.comigt.sd(<2 x double>, <2 x double>)
declare i32 @llvm.x86.sse2.comile.sd(<2 x double>, <2 x double>)
declare i32 @llvm.x86.sse2.comilt.sd(<2 x double>, <2 x double>)
declare i32 @llvm.x86.sse2.comineq.sd(<2 x double>, <2 x double>)
declare <4 x i32> @llvm.x86.sse2.cvtpd2dq(<2 x double>)
declare <4 x float> @llvm.x86.sse2.cvtpd2ps(<2 x double>)
declare <4 x i32> @llvm.x86.sse2.cvtps2dq(<4 x float>)
declare i32 @llvm.x86.sse2.cvtsd2si(<2 x double>)
declare i64 @llvm.x86.sse2.cvtsd2si64(<2 x double>)
declare <4 x float> @llvm.x86.sse2.cvtsd2ss(<4 x float>, <2 x double>)
declare <4 x i32> @llvm.x86.sse2.cvttpd2dq(<2 x double>)
declare <4 x i32> @llvm.x86.sse2.cvttps2dq(<4 x float>)
declare i32 @llvm.x86.sse2.cvttsd2si(<2 x double>)
declare i64 @llvm.x86.sse2.cvttsd2si64(<2 x double>)
declare void @llvm.x86.sse2.lfence()
declare void @llvm.x86.sse2.maskmov.dqu(<16 x i8>, <16 x i8>, ptr)
declare <2 x double> @llvm.x86.sse2.max.pd(<2 x double>, <2 x double>)
declare <2 x double> @llvm.x86.sse2.max.sd(<2 x double>, <2 x double>)
declare void @llvm.x86.sse2.mfence()
declare <2 x double> @llvm.x86.sse2.min.pd(<2 x double>, <2 x double>)
declare <2 x double> @llvm.x86.sse2.min.sd(<2 x double>, <2 x double>)
declare i32 @llvm.x86.sse2.movmsk.pd(<2 x double>)
declare <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32>, <4 x i32>)
declare <16 x i8> @llvm.x86.sse2.packsswb.128(<8 x i16>, <8 x i16>)
declare <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16>, <8 x i16>)
declare void @llvm.x86.sse2.pause()
declare <16 x i8> @llvm.x86.sse2.pavg.b(<16 x i8>, <16 x i8>)
declare <8 x i16> @llvm.x86.sse2.pavg.w(<8 x i16>, <8 x i16>)
declare <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16>, <8 x i16>)
declare i32 @llvm.x86.sse2.pmovmskb.128(<16 x i8>)
declare <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.x86.sse2.pmulhu.w(<8 x i16>, <8 x i16>)
declare <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8>, <16 x i8>)
declare <4 x i32> @llvm.x86.sse2.psll.d(<4 x i32>, <4 x i32>)
declare <2 x i64> @llvm.x86.sse2.psll.q(<2 x i64>, <2 x i64>)
declare <8 x i16> @llvm.x86.sse2.psll.w(<8 x i16>, <8 x i16>)
declare <4 x i32> @llvm.x86.sse2.pslli.d(<4 x i32>, i32)
declare <2 x i64> @llvm.x86.sse2.pslli.q(<2 x i64>, i32)
declare <8 x i16> @llvm.x86.sse2.pslli.w(<8 x i16>, i32)
declare <4 x i32> @llvm.x86.sse2.psra.d(<4 x i32>, <4 x i32>)
declare <8 x i16> @llvm.x86.sse2.psra.w(<8 x i16>, <8 x i16>)
declare <4 x i32> @llvm.x86.sse2.psrai.d(<4 x i32>, i32)
declare <8 x i16> @llvm.x86.sse2.psrai.w(<8 x i16>, i32)
declare <4 x i32> @llvm.x86.sse2.psrl.d(<4 x i32>, <4 x i32>)
declare <2 x i64> @llvm.x86.sse2.psrl.q(<2 x i64>, <2 x i64>)
declare <8 x i16> @llvm.x86.sse2.psrl.w(<8 x i16>, <8 x i16>)
declare <4 x i32> @llvm.x86.sse2.psrli.d(<4 x i32>, i32)
declare <2 x i64> @llvm.x86.sse2.psrli.q(<2 x i64>, i32)
declare <8 x i16> @llvm.x86.sse2.psrli.w(<8 x i16>, i32)
declare i32 @llvm.x86.sse2.ucomieq.sd(<2 x double>, <2 x double>)
declare i32 @llvm.x86.sse2.ucomige.sd(<2 x double>, <2 x double>)
declare i32 @llvm.x86.sse2.ucomigt.sd(<2 x double>, <2 x double>)
declare i32 @llvm.x86.sse2.ucomile.sd(<2 x double>, <2 x double>)
declare i32 @llvm.x86.sse2.ucomilt.sd(<2 x double>, <2 x double>)
declare i32 @llvm.x86.sse2.ucomineq.sd(<2 x double>, <2 x double>)

define void @t0(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <4 x float>, ptr %p, align 16
  %a1 = load <4 x float>, ptr %q, align 16
  %r0 = call <4 x float> @llvm.x86.sse.cmp.ps(<4 x float> %a0, <4 x float> %a1, i8 0)
  %b0 = bitcast <4 x float> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  %r1 = call <4 x float> @llvm.x86.sse.cmp.ps(<4 x float> %a0, <4 x float> %a1, i8 1)
  %b1 = bitcast <4 x float> %r1 to <2 x i64>
  %l1 = extractelement <2 x i64> %b1, i32 0
  %h1 = extractelement <2 x i64> %b1, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l1, i64 %h1)
  %r2 = call <4 x float> @llvm.x86.sse.cmp.ps(<4 x float> %a0, <4 x float> %a1, i8 2)
  %b2 = bitcast <4 x float> %r2 to <2 x i64>
  %l2 = extractelement <2 x i64> %b2, i32 0
  %h2 = extractelement <2 x i64> %b2, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l2, i64 %h2)
  %r3 = call <4 x float> @llvm.x86.sse.cmp.ps(<4 x float> %a0, <4 x float> %a1, i8 3)
  %b3 = bitcast <4 x float> %r3 to <2 x i64>
  %l3 = extractelement <2 x i64> %b3, i32 0
  %h3 = extractelement <2 x i64> %b3, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l3, i64 %h3)
  %r4 = call <4 x float> @llvm.x86.sse.cmp.ps(<4 x float> %a0, <4 x float> %a1, i8 4)
  %b4 = bitcast <4 x float> %r4 to <2 x i64>
  %l4 = extractelement <2 x i64> %b4, i32 0
  %h4 = extractelement <2 x i64> %b4, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l4, i64 %h4)
  %r5 = call <4 x float> @llvm.x86.sse.cmp.ps(<4 x float> %a0, <4 x float> %a1, i8 5)
  %b5 = bitcast <4 x float> %r5 to <2 x i64>
  %l5 = extractelement <2 x i64> %b5, i32 0
  %h5 = extractelement <2 x i64> %b5, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l5, i64 %h5)
  %r6 = call <4 x float> @llvm.x86.sse.cmp.ps(<4 x float> %a0, <4 x float> %a1, i8 6)
  %b6 = bitcast <4 x float> %r6 to <2 x i64>
  %l6 = extractelement <2 x i64> %b6, i32 0
  %h6 = extractelement <2 x i64> %b6, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l6, i64 %h6)
  %r7 = call <4 x float> @llvm.x86.sse.cmp.ps(<4 x float> %a0, <4 x float> %a1, i8 7)
  %b7 = bitcast <4 x float> %r7 to <2 x i64>
  %l7 = extractelement <2 x i64> %b7, i32 0
  %h7 = extractelement <2 x i64> %b7, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l7, i64 %h7)
  call i32 @putchar(i32 10)
  ret void
}

define void @t1(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <4 x float>, ptr %p, align 16
  %a1 = load <4 x float>, ptr %q, align 16
  %r0 = call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> %a0, <4 x float> %a1, i8 0)
  %b0 = bitcast <4 x float> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  %r1 = call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> %a0, <4 x float> %a1, i8 1)
  %b1 = bitcast <4 x float> %r1 to <2 x i64>
  %l1 = extractelement <2 x i64> %b1, i32 0
  %h1 = extractelement <2 x i64> %b1, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l1, i64 %h1)
  %r2 = call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> %a0, <4 x float> %a1, i8 2)
  %b2 = bitcast <4 x float> %r2 to <2 x i64>
  %l2 = extractelement <2 x i64> %b2, i32 0
  %h2 = extractelement <2 x i64> %b2, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l2, i64 %h2)
  %r3 = call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> %a0, <4 x float> %a1, i8 3)
  %b3 = bitcast <4 x float> %r3 to <2 x i64>
  %l3 = extractelement <2 x i64> %b3, i32 0
  %h3 = extractelement <2 x i64> %b3, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l3, i64 %h3)
  %r4 = call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> %a0, <4 x float> %a1, i8 4)
  %b4 = bitcast <4 x float> %r4 to <2 x i64>
  %l4 = extractelement <2 x i64> %b4, i32 0
  %h4 = extractelement <2 x i64> %b4, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l4, i64 %h4)
  %r5 = call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> %a0, <4 x float> %a1, i8 5)
  %b5 = bitcast <4 x float> %r5 to <2 x i64>
  %l5 = extractelement <2 x i64> %b5, i32 0
  %h5 = extractelement <2 x i64> %b5, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l5, i64 %h5)
  %r6 = call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> %a0, <4 x float> %a1, i8 6)
  %b6 = bitcast <4 x float> %r6 to <2 x i64>
  %l6 = extractelement <2 x i64> %b6, i32 0
  %h6 = extractelement <2 x i64> %b6, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l6, i64 %h6)
  %r7 = call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> %a0, <4 x float> %a1, i8 7)
  %b7 = bitcast <4 x float> %r7 to <2 x i64>
  %l7 = extractelement <2 x i64> %b7, i32 0
  %h7 = extractelement <2 x i64> %b7, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l7, i64 %h7)
  call i32 @putchar(i32 10)
  ret void
}

define void @t2(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <4 x float>, ptr %p, align 16
  %a1 = load <4 x float>, ptr %q, align 16
  %r0 = call i32 @llvm.x86.sse.comieq.ss(<4 x float> %a0, <4 x float> %a1)
  %z0 = zext i32 %r0 to i64
  call i32 (ptr, ...) @printf(ptr @one, i64 %z0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t3(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <4 x float>, ptr %p, align 16
  %a1 = load <4 x float>, ptr %q, align 16
  %r0 = call i32 @llvm.x86.sse.comige.ss(<4 x float> %a0, <4 x float> %a1)
  %z0 = zext i32 %r0 to i64
  call i32 (ptr, ...) @printf(ptr @one, i64 %z0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t4(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <4 x float>, ptr %p, align 16
  %a1 = load <4 x float>, ptr %q, align 16
  %r0 = call i32 @llvm.x86.sse.comigt.ss(<4 x float> %a0, <4 x float> %a1)
  %z0 = zext i32 %r0 to i64
  call i32 (ptr, ...) @printf(ptr @one, i64 %z0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t5(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <4 x float>, ptr %p, align 16
  %a1 = load <4 x float>, ptr %q, align 16
  %r0 = call i32 @llvm.x86.sse.comile.ss(<4 x float> %a0, <4 x float> %a1)
  %z0 = zext i32 %r0 to i64
  call i32 (ptr, ...) @printf(ptr @one, i64 %z0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t6(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <4 x float>, ptr %p, align 16
  %a1 = load <4 x float>, ptr %q, align 16
  %r0 = call i32 @llvm.x86.sse.comilt.ss(<4 x float> %a0, <4 x float> %a1)
  %z0 = zext i32 %r0 to i64
  call i32 (ptr, ...) @printf(ptr @one, i64 %z0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t7(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <4 x float>, ptr %p, align 16
  %a1 = load <4 x float>, ptr %q, align 16
  %r0 = call i32 @llvm.x86.sse.comineq.ss(<4 x float> %a0, <4 x float> %a1)
  %z0 = zext i32 %r0 to i64
  call i32 (ptr, ...) @printf(ptr @one, i64 %z0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t8(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <4 x float>, ptr %p, align 16
  %r0 = call i32 @llvm.x86.sse.cvtss2si(<4 x float> %a0)
  %z0 = zext i32 %r0 to i64
  call i32 (ptr, ...) @printf(ptr @one, i64 %z0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t9(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <4 x float>, ptr %p, align 16
  %r0 = call i64 @llvm.x86.sse.cvtss2si64(<4 x float> %a0)
  call i32 (ptr, ...) @printf(ptr @one, i64 %r0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t10(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <4 x float>, ptr %p, align 16
  %r0 = call i32 @llvm.x86.sse.cvttss2si(<4 x float> %a0)
  %z0 = zext i32 %r0 to i64
  call i32 (ptr, ...) @printf(ptr @one, i64 %z0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t11(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <4 x float>, ptr %p, align 16
  %r0 = call i64 @llvm.x86.sse.cvttss2si64(<4 x float> %a0)
  call i32 (ptr, ...) @printf(ptr @one, i64 %r0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t12(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <4 x float>, ptr %p, align 16
  %a1 = load <4 x float>, ptr %q, align 16
  %r0 = call <4 x float> @llvm.x86.sse.max.ps(<4 x float> %a0, <4 x float> %a1)
  %b0 = bitcast <4 x float> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t13(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <4 x float>, ptr %p, align 16
  %a1 = load <4 x float>, ptr %q, align 16
  %r0 = call <4 x float> @llvm.x86.sse.max.ss(<4 x float> %a0, <4 x float> %a1)
  %b0 = bitcast <4 x float> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t14(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <4 x float>, ptr %p, align 16
  %a1 = load <4 x float>, ptr %q, align 16
  %r0 = call <4 x float> @llvm.x86.sse.min.ps(<4 x float> %a0, <4 x float> %a1)
  %b0 = bitcast <4 x float> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t15(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <4 x float>, ptr %p, align 16
  %a1 = load <4 x float>, ptr %q, align 16
  %r0 = call <4 x float> @llvm.x86.sse.min.ss(<4 x float> %a0, <4 x float> %a1)
  %b0 = bitcast <4 x float> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t16(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <4 x float>, ptr %p, align 16
  %r0 = call i32 @llvm.x86.sse.movmsk.ps(<4 x float> %a0)
  %z0 = zext i32 %r0 to i64
  call i32 (ptr, ...) @printf(ptr @one, i64 %z0)
  call i32 @putchar(i32 10)
  ret void
}

define <2 x i64> @rounded(<4 x float> %r) noinline {
  %bits = bitcast <4 x float> %r to <4 x i32>
  %half = add <4 x i32> %bits, <i32 262144, i32 262144, i32 262144, i32 262144>
  %kept = and <4 x i32> %half, <i32 -524288, i32 -524288, i32 -524288, i32 -524288>
  %words = bitcast <4 x i32> %kept to <2 x i64>
  ret <2 x i64> %words
}

define void @t17(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <4 x float>, ptr %p, align 16
  %r0 = call <4 x float> @llvm.x86.sse.rcp.ps(<4 x float> %a0)
  %b0 = call <2 x i64> @rounded(<4 x float> %r0)
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t18(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <4 x float>, ptr %p, align 16
  %r0 = call <4 x float> @llvm.x86.sse.rcp.ss(<4 x float> %a0)
  %b0 = call <2 x i64> @rounded(<4 x float> %r0)
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t19(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <4 x float>, ptr %p, align 16
  %r0 = call <4 x float> @llvm.x86.sse.rsqrt.ps(<4 x float> %a0)
  %b0 = call <2 x i64> @rounded(<4 x float> %r0)
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t20(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <4 x float>, ptr %p, align 16
  %r0 = call <4 x float> @llvm.x86.sse.rsqrt.ss(<4 x float> %a0)
  %b0 = call <2 x i64> @rounded(<4 x float> %r0)
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t21(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <4 x float>, ptr %p, align 16
  %a1 = load <4 x float>, ptr %q, align 16
  %r0 = call i32 @llvm.x86.sse.ucomieq.ss(<4 x float> %a0, <4 x float> %a1)
  %z0 = zext i32 %r0 to i64
  call i32 (ptr, ...) @printf(ptr @one, i64 %z0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t22(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <4 x float>, ptr %p, align 16
  %a1 = load <4 x float>, ptr %q, align 16
  %r0 = call i32 @llvm.x86.sse.ucomige.ss(<4 x float> %a0, <4 x float> %a1)
  %z0 = zext i32 %r0 to i64
  call i32 (ptr, ...) @printf(ptr @one, i64 %z0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t23(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <4 x float>, ptr %p, align 16
  %a1 = load <4 x float>, ptr %q, align 16
  %r0 = call i32 @llvm.x86.sse.ucomigt.ss(<4 x float> %a0, <4 x float> %a1)
  %z0 = zext i32 %r0 to i64
  call i32 (ptr, ...) @printf(ptr @one, i64 %z0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t24(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <4 x float>, ptr %p, align 16
  %a1 = load <4 x float>, ptr %q, align 16
  %r0 = call i32 @llvm.x86.sse.ucomile.ss(<4 x float> %a0, <4 x float> %a1)
  %z0 = zext i32 %r0 to i64
  call i32 (ptr, ...) @printf(ptr @one, i64 %z0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t25(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <4 x float>, ptr %p, align 16
  %a1 = load <4 x float>, ptr %q, align 16
  %r0 = call i32 @llvm.x86.sse.ucomilt.ss(<4 x float> %a0, <4 x float> %a1)
  %z0 = zext i32 %r0 to i64
  call i32 (ptr, ...) @printf(ptr @one, i64 %z0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t26(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <4 x float>, ptr %p, align 16
  %a1 = load <4 x float>, ptr %q, align 16
  %r0 = call i32 @llvm.x86.sse.ucomineq.ss(<4 x float> %a0, <4 x float> %a1)
  %z0 = zext i32 %r0 to i64
  call i32 (ptr, ...) @printf(ptr @one, i64 %z0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t27(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <2 x double>, ptr %p, align 16
  %a1 = load <2 x double>, ptr %q, align 16
  %r0 = call <2 x double> @llvm.x86.sse2.cmp.pd(<2 x double> %a0, <2 x double> %a1, i8 0)
  %b0 = bitcast <2 x double> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  %r1 = call <2 x double> @llvm.x86.sse2.cmp.pd(<2 x double> %a0, <2 x double> %a1, i8 1)
  %b1 = bitcast <2 x double> %r1 to <2 x i64>
  %l1 = extractelement <2 x i64> %b1, i32 0
  %h1 = extractelement <2 x i64> %b1, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l1, i64 %h1)
  %r2 = call <2 x double> @llvm.x86.sse2.cmp.pd(<2 x double> %a0, <2 x double> %a1, i8 2)
  %b2 = bitcast <2 x double> %r2 to <2 x i64>
  %l2 = extractelement <2 x i64> %b2, i32 0
  %h2 = extractelement <2 x i64> %b2, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l2, i64 %h2)
  %r3 = call <2 x double> @llvm.x86.sse2.cmp.pd(<2 x double> %a0, <2 x double> %a1, i8 3)
  %b3 = bitcast <2 x double> %r3 to <2 x i64>
  %l3 = extractelement <2 x i64> %b3, i32 0
  %h3 = extractelement <2 x i64> %b3, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l3, i64 %h3)
  %r4 = call <2 x double> @llvm.x86.sse2.cmp.pd(<2 x double> %a0, <2 x double> %a1, i8 4)
  %b4 = bitcast <2 x double> %r4 to <2 x i64>
  %l4 = extractelement <2 x i64> %b4, i32 0
  %h4 = extractelement <2 x i64> %b4, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l4, i64 %h4)
  %r5 = call <2 x double> @llvm.x86.sse2.cmp.pd(<2 x double> %a0, <2 x double> %a1, i8 5)
  %b5 = bitcast <2 x double> %r5 to <2 x i64>
  %l5 = extractelement <2 x i64> %b5, i32 0
  %h5 = extractelement <2 x i64> %b5, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l5, i64 %h5)
  %r6 = call <2 x double> @llvm.x86.sse2.cmp.pd(<2 x double> %a0, <2 x double> %a1, i8 6)
  %b6 = bitcast <2 x double> %r6 to <2 x i64>
  %l6 = extractelement <2 x i64> %b6, i32 0
  %h6 = extractelement <2 x i64> %b6, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l6, i64 %h6)
  %r7 = call <2 x double> @llvm.x86.sse2.cmp.pd(<2 x double> %a0, <2 x double> %a1, i8 7)
  %b7 = bitcast <2 x double> %r7 to <2 x i64>
  %l7 = extractelement <2 x i64> %b7, i32 0
  %h7 = extractelement <2 x i64> %b7, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l7, i64 %h7)
  call i32 @putchar(i32 10)
  ret void
}

define void @t28(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <2 x double>, ptr %p, align 16
  %a1 = load <2 x double>, ptr %q, align 16
  %r0 = call <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double> %a0, <2 x double> %a1, i8 0)
  %b0 = bitcast <2 x double> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  %r1 = call <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double> %a0, <2 x double> %a1, i8 1)
  %b1 = bitcast <2 x double> %r1 to <2 x i64>
  %l1 = extractelement <2 x i64> %b1, i32 0
  %h1 = extractelement <2 x i64> %b1, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l1, i64 %h1)
  %r2 = call <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double> %a0, <2 x double> %a1, i8 2)
  %b2 = bitcast <2 x double> %r2 to <2 x i64>
  %l2 = extractelement <2 x i64> %b2, i32 0
  %h2 = extractelement <2 x i64> %b2, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l2, i64 %h2)
  %r3 = call <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double> %a0, <2 x double> %a1, i8 3)
  %b3 = bitcast <2 x double> %r3 to <2 x i64>
  %l3 = extractelement <2 x i64> %b3, i32 0
  %h3 = extractelement <2 x i64> %b3, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l3, i64 %h3)
  %r4 = call <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double> %a0, <2 x double> %a1, i8 4)
  %b4 = bitcast <2 x double> %r4 to <2 x i64>
  %l4 = extractelement <2 x i64> %b4, i32 0
  %h4 = extractelement <2 x i64> %b4, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l4, i64 %h4)
  %r5 = call <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double> %a0, <2 x double> %a1, i8 5)
  %b5 = bitcast <2 x double> %r5 to <2 x i64>
  %l5 = extractelement <2 x i64> %b5, i32 0
  %h5 = extractelement <2 x i64> %b5, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l5, i64 %h5)
  %r6 = call <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double> %a0, <2 x double> %a1, i8 6)
  %b6 = bitcast <2 x double> %r6 to <2 x i64>
  %l6 = extractelement <2 x i64> %b6, i32 0
  %h6 = extractelement <2 x i64> %b6, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l6, i64 %h6)
  %r7 = call <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double> %a0, <2 x double> %a1, i8 7)
  %b7 = bitcast <2 x double> %r7 to <2 x i64>
  %l7 = extractelement <2 x i64> %b7, i32 0
  %h7 = extractelement <2 x i64> %b7, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l7, i64 %h7)
  call i32 @putchar(i32 10)
  ret void
}

define void @t29(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <2 x double>, ptr %p, align 16
  %a1 = load <2 x double>, ptr %q, align 16
  %r0 = call i32 @llvm.x86.sse2.comieq.sd(<2 x double> %a0, <2 x double> %a1)
  %z0 = zext i32 %r0 to i64
  call i32 (ptr, ...) @printf(ptr @one, i64 %z0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t30(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <2 x double>, ptr %p, align 16
  %a1 = load <2 x double>, ptr %q, align 16
  %r0 = call i32 @llvm.x86.sse2.comige.sd(<2 x double> %a0, <2 x double> %a1)
  %z0 = zext i32 %r0 to i64
  call i32 (ptr, ...) @printf(ptr @one, i64 %z0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t31(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <2 x double>, ptr %p, align 16
  %a1 = load <2 x double>, ptr %q, align 16
  %r0 = call i32 @llvm.x86.sse2.comigt.sd(<2 x double> %a0, <2 x double> %a1)
  %z0 = zext i32 %r0 to i64
  call i32 (ptr, ...) @printf(ptr @one, i64 %z0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t32(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <2 x double>, ptr %p, align 16
  %a1 = load <2 x double>, ptr %q, align 16
  %r0 = call i32 @llvm.x86.sse2.comile.sd(<2 x double> %a0, <2 x double> %a1)
  %z0 = zext i32 %r0 to i64
  call i32 (ptr, ...) @printf(ptr @one, i64 %z0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t33(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <2 x double>, ptr %p, align 16
  %a1 = load <2 x double>, ptr %q, align 16
  %r0 = call i32 @llvm.x86.sse2.comilt.sd(<2 x double> %a0, <2 x double> %a1)
  %z0 = zext i32 %r0 to i64
  call i32 (ptr, ...) @printf(ptr @one, i64 %z0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t34(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <2 x double>, ptr %p, align 16
  %a1 = load <2 x double>, ptr %q, align 16
  %r0 = call i32 @llvm.x86.sse2.comineq.sd(<2 x double> %a0, <2 x double> %a1)
  %z0 = zext i32 %r0 to i64
  call i32 (ptr, ...) @printf(ptr @one, i64 %z0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t35(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <2 x double>, ptr %p, align 16
  %r0 = call <4 x i32> @llvm.x86.sse2.cvtpd2dq(<2 x double> %a0)
  %b0 = bitcast <4 x i32> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t36(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <2 x double>, ptr %p, align 16
  %r0 = call <4 x float> @llvm.x86.sse2.cvtpd2ps(<2 x double> %a0)
  %b0 = bitcast <4 x float> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t37(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <4 x float>, ptr %p, align 16
  %r0 = call <4 x i32> @llvm.x86.sse2.cvtps2dq(<4 x float> %a0)
  %b0 = bitcast <4 x i32> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t38(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <2 x double>, ptr %p, align 16
  %r0 = call i32 @llvm.x86.sse2.cvtsd2si(<2 x double> %a0)
  %z0 = zext i32 %r0 to i64
  call i32 (ptr, ...) @printf(ptr @one, i64 %z0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t39(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <2 x double>, ptr %p, align 16
  %r0 = call i64 @llvm.x86.sse2.cvtsd2si64(<2 x double> %a0)
  call i32 (ptr, ...) @printf(ptr @one, i64 %r0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t40(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <4 x float>, ptr %p, align 16
  %a1 = load <2 x double>, ptr %q, align 16
  %r0 = call <4 x float> @llvm.x86.sse2.cvtsd2ss(<4 x float> %a0, <2 x double> %a1)
  %b0 = bitcast <4 x float> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t41(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <2 x double>, ptr %p, align 16
  %r0 = call <4 x i32> @llvm.x86.sse2.cvttpd2dq(<2 x double> %a0)
  %b0 = bitcast <4 x i32> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t42(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <4 x float>, ptr %p, align 16
  %r0 = call <4 x i32> @llvm.x86.sse2.cvttps2dq(<4 x float> %a0)
  %b0 = bitcast <4 x i32> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t43(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <2 x double>, ptr %p, align 16
  %r0 = call i32 @llvm.x86.sse2.cvttsd2si(<2 x double> %a0)
  %z0 = zext i32 %r0 to i64
  call i32 (ptr, ...) @printf(ptr @one, i64 %z0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t44(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <2 x double>, ptr %p, align 16
  %r0 = call i64 @llvm.x86.sse2.cvttsd2si64(<2 x double> %a0)
  call i32 (ptr, ...) @printf(ptr @one, i64 %r0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t45(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <2 x double>, ptr %p, align 16
  %a1 = load <2 x double>, ptr %q, align 16
  %r0 = call <2 x double> @llvm.x86.sse2.max.pd(<2 x double> %a0, <2 x double> %a1)
  %b0 = bitcast <2 x double> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t46(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <2 x double>, ptr %p, align 16
  %a1 = load <2 x double>, ptr %q, align 16
  %r0 = call <2 x double> @llvm.x86.sse2.max.sd(<2 x double> %a0, <2 x double> %a1)
  %b0 = bitcast <2 x double> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t47(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <2 x double>, ptr %p, align 16
  %a1 = load <2 x double>, ptr %q, align 16
  %r0 = call <2 x double> @llvm.x86.sse2.min.pd(<2 x double> %a0, <2 x double> %a1)
  %b0 = bitcast <2 x double> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t48(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <2 x double>, ptr %p, align 16
  %a1 = load <2 x double>, ptr %q, align 16
  %r0 = call <2 x double> @llvm.x86.sse2.min.sd(<2 x double> %a0, <2 x double> %a1)
  %b0 = bitcast <2 x double> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t49(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <2 x double>, ptr %p, align 16
  %r0 = call i32 @llvm.x86.sse2.movmsk.pd(<2 x double> %a0)
  %z0 = zext i32 %r0 to i64
  call i32 (ptr, ...) @printf(ptr @one, i64 %z0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t50(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <4 x i32>, ptr %p, align 16
  %a1 = load <4 x i32>, ptr %q, align 16
  %r0 = call <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32> %a0, <4 x i32> %a1)
  %b0 = bitcast <8 x i16> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t51(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <8 x i16>, ptr %p, align 16
  %a1 = load <8 x i16>, ptr %q, align 16
  %r0 = call <16 x i8> @llvm.x86.sse2.packsswb.128(<8 x i16> %a0, <8 x i16> %a1)
  %b0 = bitcast <16 x i8> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t52(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <8 x i16>, ptr %p, align 16
  %a1 = load <8 x i16>, ptr %q, align 16
  %r0 = call <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16> %a0, <8 x i16> %a1)
  %b0 = bitcast <16 x i8> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t53(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <16 x i8>, ptr %p, align 16
  %a1 = load <16 x i8>, ptr %q, align 16
  %r0 = call <16 x i8> @llvm.x86.sse2.pavg.b(<16 x i8> %a0, <16 x i8> %a1)
  %b0 = bitcast <16 x i8> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t54(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <8 x i16>, ptr %p, align 16
  %a1 = load <8 x i16>, ptr %q, align 16
  %r0 = call <8 x i16> @llvm.x86.sse2.pavg.w(<8 x i16> %a0, <8 x i16> %a1)
  %b0 = bitcast <8 x i16> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t55(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <8 x i16>, ptr %p, align 16
  %a1 = load <8 x i16>, ptr %q, align 16
  %r0 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %a0, <8 x i16> %a1)
  %b0 = bitcast <4 x i32> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t56(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <16 x i8>, ptr %p, align 16
  %r0 = call i32 @llvm.x86.sse2.pmovmskb.128(<16 x i8> %a0)
  %z0 = zext i32 %r0 to i64
  call i32 (ptr, ...) @printf(ptr @one, i64 %z0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t57(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <8 x i16>, ptr %p, align 16
  %a1 = load <8 x i16>, ptr %q, align 16
  %r0 = call <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16> %a0, <8 x i16> %a1)
  %b0 = bitcast <8 x i16> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t58(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <8 x i16>, ptr %p, align 16
  %a1 = load <8 x i16>, ptr %q, align 16
  %r0 = call <8 x i16> @llvm.x86.sse2.pmulhu.w(<8 x i16> %a0, <8 x i16> %a1)
  %b0 = bitcast <8 x i16> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t59(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <16 x i8>, ptr %p, align 16
  %a1 = load <16 x i8>, ptr %q, align 16
  %r0 = call <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8> %a0, <16 x i8> %a1)
  %b0 = bitcast <2 x i64> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t60(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <4 x i32>, ptr %p, align 16
  %a1 = load <4 x i32>, ptr %q, align 16
  %r0 = call <4 x i32> @llvm.x86.sse2.psll.d(<4 x i32> %a0, <4 x i32> %a1)
  %b0 = bitcast <4 x i32> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t61(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <2 x i64>, ptr %p, align 16
  %a1 = load <2 x i64>, ptr %q, align 16
  %r0 = call <2 x i64> @llvm.x86.sse2.psll.q(<2 x i64> %a0, <2 x i64> %a1)
  %b0 = bitcast <2 x i64> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t62(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <8 x i16>, ptr %p, align 16
  %a1 = load <8 x i16>, ptr %q, align 16
  %r0 = call <8 x i16> @llvm.x86.sse2.psll.w(<8 x i16> %a0, <8 x i16> %a1)
  %b0 = bitcast <8 x i16> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t63(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <4 x i32>, ptr %p, align 16
  %r0 = call <4 x i32> @llvm.x86.sse2.pslli.d(<4 x i32> %a0, i32 3)
  %b0 = bitcast <4 x i32> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  %r1 = call <4 x i32> @llvm.x86.sse2.pslli.d(<4 x i32> %a0, i32 %n)
  %b1 = bitcast <4 x i32> %r1 to <2 x i64>
  %l1 = extractelement <2 x i64> %b1, i32 0
  %h1 = extractelement <2 x i64> %b1, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l1, i64 %h1)
  %r2 = call <4 x i32> @llvm.x86.sse2.pslli.d(<4 x i32> %a0, i32 200)
  %b2 = bitcast <4 x i32> %r2 to <2 x i64>
  %l2 = extractelement <2 x i64> %b2, i32 0
  %h2 = extractelement <2 x i64> %b2, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l2, i64 %h2)
  call i32 @putchar(i32 10)
  ret void
}

define void @t64(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <2 x i64>, ptr %p, align 16
  %r0 = call <2 x i64> @llvm.x86.sse2.pslli.q(<2 x i64> %a0, i32 3)
  %b0 = bitcast <2 x i64> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  %r1 = call <2 x i64> @llvm.x86.sse2.pslli.q(<2 x i64> %a0, i32 %n)
  %b1 = bitcast <2 x i64> %r1 to <2 x i64>
  %l1 = extractelement <2 x i64> %b1, i32 0
  %h1 = extractelement <2 x i64> %b1, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l1, i64 %h1)
  %r2 = call <2 x i64> @llvm.x86.sse2.pslli.q(<2 x i64> %a0, i32 200)
  %b2 = bitcast <2 x i64> %r2 to <2 x i64>
  %l2 = extractelement <2 x i64> %b2, i32 0
  %h2 = extractelement <2 x i64> %b2, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l2, i64 %h2)
  call i32 @putchar(i32 10)
  ret void
}

define void @t65(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <8 x i16>, ptr %p, align 16
  %r0 = call <8 x i16> @llvm.x86.sse2.pslli.w(<8 x i16> %a0, i32 3)
  %b0 = bitcast <8 x i16> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  %r1 = call <8 x i16> @llvm.x86.sse2.pslli.w(<8 x i16> %a0, i32 %n)
  %b1 = bitcast <8 x i16> %r1 to <2 x i64>
  %l1 = extractelement <2 x i64> %b1, i32 0
  %h1 = extractelement <2 x i64> %b1, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l1, i64 %h1)
  %r2 = call <8 x i16> @llvm.x86.sse2.pslli.w(<8 x i16> %a0, i32 200)
  %b2 = bitcast <8 x i16> %r2 to <2 x i64>
  %l2 = extractelement <2 x i64> %b2, i32 0
  %h2 = extractelement <2 x i64> %b2, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l2, i64 %h2)
  call i32 @putchar(i32 10)
  ret void
}

define void @t66(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <4 x i32>, ptr %p, align 16
  %a1 = load <4 x i32>, ptr %q, align 16
  %r0 = call <4 x i32> @llvm.x86.sse2.psra.d(<4 x i32> %a0, <4 x i32> %a1)
  %b0 = bitcast <4 x i32> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t67(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <8 x i16>, ptr %p, align 16
  %a1 = load <8 x i16>, ptr %q, align 16
  %r0 = call <8 x i16> @llvm.x86.sse2.psra.w(<8 x i16> %a0, <8 x i16> %a1)
  %b0 = bitcast <8 x i16> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t68(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <4 x i32>, ptr %p, align 16
  %r0 = call <4 x i32> @llvm.x86.sse2.psrai.d(<4 x i32> %a0, i32 3)
  %b0 = bitcast <4 x i32> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  %r1 = call <4 x i32> @llvm.x86.sse2.psrai.d(<4 x i32> %a0, i32 %n)
  %b1 = bitcast <4 x i32> %r1 to <2 x i64>
  %l1 = extractelement <2 x i64> %b1, i32 0
  %h1 = extractelement <2 x i64> %b1, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l1, i64 %h1)
  %r2 = call <4 x i32> @llvm.x86.sse2.psrai.d(<4 x i32> %a0, i32 200)
  %b2 = bitcast <4 x i32> %r2 to <2 x i64>
  %l2 = extractelement <2 x i64> %b2, i32 0
  %h2 = extractelement <2 x i64> %b2, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l2, i64 %h2)
  call i32 @putchar(i32 10)
  ret void
}

define void @t69(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <8 x i16>, ptr %p, align 16
  %r0 = call <8 x i16> @llvm.x86.sse2.psrai.w(<8 x i16> %a0, i32 3)
  %b0 = bitcast <8 x i16> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  %r1 = call <8 x i16> @llvm.x86.sse2.psrai.w(<8 x i16> %a0, i32 %n)
  %b1 = bitcast <8 x i16> %r1 to <2 x i64>
  %l1 = extractelement <2 x i64> %b1, i32 0
  %h1 = extractelement <2 x i64> %b1, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l1, i64 %h1)
  %r2 = call <8 x i16> @llvm.x86.sse2.psrai.w(<8 x i16> %a0, i32 200)
  %b2 = bitcast <8 x i16> %r2 to <2 x i64>
  %l2 = extractelement <2 x i64> %b2, i32 0
  %h2 = extractelement <2 x i64> %b2, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l2, i64 %h2)
  call i32 @putchar(i32 10)
  ret void
}

define void @t70(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <4 x i32>, ptr %p, align 16
  %a1 = load <4 x i32>, ptr %q, align 16
  %r0 = call <4 x i32> @llvm.x86.sse2.psrl.d(<4 x i32> %a0, <4 x i32> %a1)
  %b0 = bitcast <4 x i32> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t71(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <2 x i64>, ptr %p, align 16
  %a1 = load <2 x i64>, ptr %q, align 16
  %r0 = call <2 x i64> @llvm.x86.sse2.psrl.q(<2 x i64> %a0, <2 x i64> %a1)
  %b0 = bitcast <2 x i64> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t72(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <8 x i16>, ptr %p, align 16
  %a1 = load <8 x i16>, ptr %q, align 16
  %r0 = call <8 x i16> @llvm.x86.sse2.psrl.w(<8 x i16> %a0, <8 x i16> %a1)
  %b0 = bitcast <8 x i16> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t73(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <4 x i32>, ptr %p, align 16
  %r0 = call <4 x i32> @llvm.x86.sse2.psrli.d(<4 x i32> %a0, i32 3)
  %b0 = bitcast <4 x i32> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  %r1 = call <4 x i32> @llvm.x86.sse2.psrli.d(<4 x i32> %a0, i32 %n)
  %b1 = bitcast <4 x i32> %r1 to <2 x i64>
  %l1 = extractelement <2 x i64> %b1, i32 0
  %h1 = extractelement <2 x i64> %b1, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l1, i64 %h1)
  %r2 = call <4 x i32> @llvm.x86.sse2.psrli.d(<4 x i32> %a0, i32 200)
  %b2 = bitcast <4 x i32> %r2 to <2 x i64>
  %l2 = extractelement <2 x i64> %b2, i32 0
  %h2 = extractelement <2 x i64> %b2, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l2, i64 %h2)
  call i32 @putchar(i32 10)
  ret void
}

define void @t74(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <2 x i64>, ptr %p, align 16
  %r0 = call <2 x i64> @llvm.x86.sse2.psrli.q(<2 x i64> %a0, i32 3)
  %b0 = bitcast <2 x i64> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  %r1 = call <2 x i64> @llvm.x86.sse2.psrli.q(<2 x i64> %a0, i32 %n)
  %b1 = bitcast <2 x i64> %r1 to <2 x i64>
  %l1 = extractelement <2 x i64> %b1, i32 0
  %h1 = extractelement <2 x i64> %b1, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l1, i64 %h1)
  %r2 = call <2 x i64> @llvm.x86.sse2.psrli.q(<2 x i64> %a0, i32 200)
  %b2 = bitcast <2 x i64> %r2 to <2 x i64>
  %l2 = extractelement <2 x i64> %b2, i32 0
  %h2 = extractelement <2 x i64> %b2, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l2, i64 %h2)
  call i32 @putchar(i32 10)
  ret void
}

define void @t75(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <8 x i16>, ptr %p, align 16
  %r0 = call <8 x i16> @llvm.x86.sse2.psrli.w(<8 x i16> %a0, i32 3)
  %b0 = bitcast <8 x i16> %r0 to <2 x i64>
  %l0 = extractelement <2 x i64> %b0, i32 0
  %h0 = extractelement <2 x i64> %b0, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l0, i64 %h0)
  %r1 = call <8 x i16> @llvm.x86.sse2.psrli.w(<8 x i16> %a0, i32 %n)
  %b1 = bitcast <8 x i16> %r1 to <2 x i64>
  %l1 = extractelement <2 x i64> %b1, i32 0
  %h1 = extractelement <2 x i64> %b1, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l1, i64 %h1)
  %r2 = call <8 x i16> @llvm.x86.sse2.psrli.w(<8 x i16> %a0, i32 200)
  %b2 = bitcast <8 x i16> %r2 to <2 x i64>
  %l2 = extractelement <2 x i64> %b2, i32 0
  %h2 = extractelement <2 x i64> %b2, i32 1
  call i32 (ptr, ...) @printf(ptr @two, i64 %l2, i64 %h2)
  call i32 @putchar(i32 10)
  ret void
}

define void @t76(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <2 x double>, ptr %p, align 16
  %a1 = load <2 x double>, ptr %q, align 16
  %r0 = call i32 @llvm.x86.sse2.ucomieq.sd(<2 x double> %a0, <2 x double> %a1)
  %z0 = zext i32 %r0 to i64
  call i32 (ptr, ...) @printf(ptr @one, i64 %z0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t77(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <2 x double>, ptr %p, align 16
  %a1 = load <2 x double>, ptr %q, align 16
  %r0 = call i32 @llvm.x86.sse2.ucomige.sd(<2 x double> %a0, <2 x double> %a1)
  %z0 = zext i32 %r0 to i64
  call i32 (ptr, ...) @printf(ptr @one, i64 %z0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t78(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <2 x double>, ptr %p, align 16
  %a1 = load <2 x double>, ptr %q, align 16
  %r0 = call i32 @llvm.x86.sse2.ucomigt.sd(<2 x double> %a0, <2 x double> %a1)
  %z0 = zext i32 %r0 to i64
  call i32 (ptr, ...) @printf(ptr @one, i64 %z0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t79(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <2 x double>, ptr %p, align 16
  %a1 = load <2 x double>, ptr %q, align 16
  %r0 = call i32 @llvm.x86.sse2.ucomile.sd(<2 x double> %a0, <2 x double> %a1)
  %z0 = zext i32 %r0 to i64
  call i32 (ptr, ...) @printf(ptr @one, i64 %z0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t80(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <2 x double>, ptr %p, align 16
  %a1 = load <2 x double>, ptr %q, align 16
  %r0 = call i32 @llvm.x86.sse2.ucomilt.sd(<2 x double> %a0, <2 x double> %a1)
  %z0 = zext i32 %r0 to i64
  call i32 (ptr, ...) @printf(ptr @one, i64 %z0)
  call i32 @putchar(i32 10)
  ret void
}

define void @t81(ptr %p, ptr %q, i32 %n) noinline {
  %a0 = load <2 x double>, ptr %p, align 16
  %a1 = load <2 x double>, ptr %q, align 16
  %r0 = call i32 @llvm.x86.sse2.ucomineq.sd(<2 x double> %a0, <2 x double> %a1)
  %z0 = zext i32 %r0 to i64
  call i32 (ptr, ...) @printf(ptr @one, i64 %z0)
  call i32 @putchar(i32 10)
  ret void
}

define i32 @main() {
  call void @t0(ptr @singles, ptr getelementptr (i8, ptr @singles, i64 16), i32 5)
  call void @t1(ptr @singles, ptr getelementptr (i8, ptr @singles, i64 16), i32 5)
  call void @t2(ptr @singles, ptr getelementptr (i8, ptr @singles, i64 16), i32 5)
  call void @t3(ptr @singles, ptr getelementptr (i8, ptr @singles, i64 16), i32 5)
  call void @t4(ptr @singles, ptr getelementptr (i8, ptr @singles, i64 16), i32 5)
  call void @t5(ptr @singles, ptr getelementptr (i8, ptr @singles, i64 16), i32 5)
  call void @t6(ptr @singles, ptr getelementptr (i8, ptr @singles, i64 16), i32 5)
  call void @t7(ptr @singles, ptr getelementptr (i8, ptr @singles, i64 16), i32 5)
  call void @t8(ptr @singles, ptr getelementptr (i8, ptr @singles, i64 16), i32 5)
  call void @t9(ptr @singles, ptr getelementptr (i8, ptr @singles, i64 16), i32 5)
  call void @t10(ptr @singles, ptr getelementptr (i8, ptr @singles, i64 16), i32 5)
  call void @t11(ptr @singles, ptr getelementptr (i8, ptr @singles, i64 16), i32 5)
  call void @t12(ptr @singles, ptr getelementptr (i8, ptr @singles, i64 16), i32 5)
  call void @t13(ptr @singles, ptr getelementptr (i8, ptr @singles, i64 16), i32 5)
  call void @t14(ptr @singles, ptr getelementptr (i8, ptr @singles, i64 16), i32 5)
  call void @t15(ptr @singles, ptr getelementptr (i8, ptr @singles, i64 16), i32 5)
  call void @t16(ptr @singles, ptr getelementptr (i8, ptr @singles, i64 16), i32 5)
  call void @t17(ptr @singles, ptr getelementptr (i8, ptr @singles, i64 16), i32 5)
  call void @t18(ptr @singles, ptr getelementptr (i8, ptr @singles, i64 16), i32 5)
  call void @t19(ptr @singles, ptr getelementptr (i8, ptr @singles, i64 16), i32 5)
  call void @t20(ptr @singles, ptr getelementptr (i8, ptr @singles, i64 16), i32 5)
  call void @t21(ptr @singles, ptr getelementptr (i8, ptr @singles, i64 16), i32 5)
  call void @t22(ptr @singles, ptr getelementptr (i8, ptr @singles, i64 16), i32 5)
  call void @t23(ptr @singles, ptr getelementptr (i8, ptr @singles, i64 16), i32 5)
  call void @t24(ptr @singles, ptr getelementptr (i8, ptr @singles, i64 16), i32 5)
  call void @t25(ptr @singles, ptr getelementptr (i8, ptr @singles, i64 16), i32 5)
  call void @t26(ptr @singles, ptr getelementptr (i8, ptr @singles, i64 16), i32 5)
  call void @t27(ptr @doubles, ptr getelementptr (i8, ptr @doubles, i64 16), i32 5)
  call void @t27(ptr getelementptr (i8, ptr @doubles, i64 32), ptr @doubles, i32 0)
  call void @t28(ptr @doubles, ptr getelementptr (i8, ptr @doubles, i64 16), i32 5)
  call void @t28(ptr getelementptr (i8, ptr @doubles, i64 32), ptr @doubles, i32 0)
  call void @t29(ptr @doubles, ptr getelementptr (i8, ptr @doubles, i64 16), i32 5)
  call void @t29(ptr getelementptr (i8, ptr @doubles, i64 32), ptr @doubles, i32 0)
  call void @t30(ptr @doubles, ptr getelementptr (i8, ptr @doubles, i64 16), i32 5)
  call void @t30(ptr getelementptr (i8, ptr @doubles, i64 32), ptr @doubles, i32 0)
  call void @t31(ptr @doubles, ptr getelementptr (i8, ptr @doubles, i64 16), i32 5)
  call void @t31(ptr getelementptr (i8, ptr @doubles, i64 32), ptr @doubles, i32 0)
  call void @t32(ptr @doubles, ptr getelementptr (i8, ptr @doubles, i64 16), i32 5)
  call void @t32(ptr getelementptr (i8, ptr @doubles, i64 32), ptr @doubles, i32 0)
  call void @t33(ptr @doubles, ptr getelementptr (i8, ptr @doubles, i64 16), i32 5)
  call void @t33(ptr getelementptr (i8, ptr @doubles, i64 32), ptr @doubles, i32 0)
  call void @t34(ptr @doubles, ptr getelementptr (i8, ptr @doubles, i64 16), i32 5)
  call void @t34(ptr getelementptr (i8, ptr @doubles, i64 32), ptr @doubles, i32 0)
  call void @t35(ptr @doubles, ptr getelementptr (i8, ptr @doubles, i64 16), i32 5)
  call void @t35(ptr getelementptr (i8, ptr @doubles, i64 32), ptr @doubles, i32 0)
  call void @t36(ptr @doubles, ptr getelementptr (i8, ptr @doubles, i64 16), i32 5)
  call void @t36(ptr getelementptr (i8, ptr @doubles, i64 32), ptr @doubles, i32 0)
  call void @t37(ptr @singles, ptr getelementptr (i8, ptr @singles, i64 16), i32 5)
  call void @t38(ptr @doubles, ptr getelementptr (i8, ptr @doubles, i64 16), i32 5)
  call void @t38(ptr getelementptr (i8, ptr @doubles, i64 32), ptr @doubles, i32 0)
  call void @t39(ptr @doubles, ptr getelementptr (i8, ptr @doubles, i64 16), i32 5)
  call void @t39(ptr getelementptr (i8, ptr @doubles, i64 32), ptr @doubles, i32 0)
  call void @t40(ptr @singles, ptr getelementptr (i8, ptr @singles, i64 16), i32 5)
  call void @t41(ptr @doubles, ptr getelementptr (i8, ptr @doubles, i64 16), i32 5)
  call void @t41(ptr getelementptr (i8, ptr @doubles, i64 32), ptr @doubles, i32 0)
  call void @t42(ptr @singles, ptr getelementptr (i8, ptr @singles, i64 16), i32 5)
  call void @t43(ptr @doubles, ptr getelementptr (i8, ptr @doubles, i64 16), i32 5)
  call void @t43(ptr getelementptr (i8, ptr @doubles, i64 32), ptr @doubles, i32 0)
  call void @t44(ptr @doubles, ptr getelementptr (i8, ptr @doubles, i64 16), i32 5)
  call void @t44(ptr getelementptr (i8, ptr @doubles, i64 32), ptr @doubles, i32 0)
  call void @t45(ptr @doubles, ptr getelementptr (i8, ptr @doubles, i64 16), i32 5)
  call void @t45(ptr getelementptr (i8, ptr @doubles, i64 32), ptr @doubles, i32 0)
  call void @t46(ptr @doubles, ptr getelementptr (i8, ptr @doubles, i64 16), i32 5)
  call void @t46(ptr getelementptr (i8, ptr @doubles, i64 32), ptr @doubles, i32 0)
  call void @t47(ptr @doubles, ptr getelementptr (i8, ptr @doubles, i64 16), i32 5)
  call void @t47(ptr getelementptr (i8, ptr @doubles, i64 32), ptr @doubles, i32 0)
  call void @t48(ptr @doubles, ptr getelementptr (i8, ptr @doubles, i64 16), i32 5)
  call void @t48(ptr getelementptr (i8, ptr @doubles, i64 32), ptr @doubles, i32 0)
  call void @t49(ptr @doubles, ptr getelementptr (i8, ptr @doubles, i64 16), i32 5)
  call void @t49(ptr getelementptr (i8, ptr @doubles, i64 32), ptr @doubles, i32 0)
  call void @t50(ptr @bytes, ptr getelementptr (i8, ptr @bytes, i64 16), i32 5)
  call void @t51(ptr @bytes, ptr getelementptr (i8, ptr @bytes, i64 16), i32 5)
  call void @t52(ptr @bytes, ptr getelementptr (i8, ptr @bytes, i64 16), i32 5)
  call void @t53(ptr @bytes, ptr getelementptr (i8, ptr @bytes, i64 16), i32 5)
  call void @t54(ptr @bytes, ptr getelementptr (i8, ptr @bytes, i64 16), i32 5)
  call void @t55(ptr @bytes, ptr getelementptr (i8, ptr @bytes, i64 16), i32 5)
  call void @t56(ptr @bytes, ptr getelementptr (i8, ptr @bytes, i64 16), i32 5)
  call void @t57(ptr @bytes, ptr getelementptr (i8, ptr @bytes, i64 16), i32 5)
  call void @t58(ptr @bytes, ptr getelementptr (i8, ptr @bytes, i64 16), i32 5)
  call void @t59(ptr @bytes, ptr getelementptr (i8, ptr @bytes, i64 16), i32 5)
  call void @t60(ptr @bytes, ptr getelementptr (i8, ptr @bytes, i64 16), i32 5)
  call void @t61(ptr @bytes, ptr getelementptr (i8, ptr @bytes, i64 16), i32 5)
  call void @t62(ptr @bytes, ptr getelementptr (i8, ptr @bytes, i64 16), i32 5)
  call void @t63(ptr @bytes, ptr getelementptr (i8, ptr @bytes, i64 16), i32 5)
  call void @t64(ptr @bytes, ptr getelementptr (i8, ptr @bytes, i64 16), i32 5)
  call void @t65(ptr @bytes, ptr getelementptr (i8, ptr @bytes, i64 16), i32 5)
  call void @t66(ptr @bytes, ptr getelementptr (i8, ptr @bytes, i64 16), i32 5)
  call void @t67(ptr @bytes, ptr getelementptr (i8, ptr @bytes, i64 16), i32 5)
  call void @t68(ptr @bytes, ptr getelementptr (i8, ptr @bytes, i64 16), i32 5)
  call void @t69(ptr @bytes, ptr getelementptr (i8, ptr @bytes, i64 16), i32 5)
  call void @t70(ptr @bytes, ptr getelementptr (i8, ptr @bytes, i64 16), i32 5)
  call void @t71(ptr @bytes, ptr getelementptr (i8, ptr @bytes, i64 16), i32 5)
  call void @t72(ptr @bytes, ptr getelementptr (i8, ptr @bytes, i64 16), i32 5)
  call void @t73(ptr @bytes, ptr getelementptr (i8, ptr @bytes, i64 16), i32 5)
  call void @t74(ptr @bytes, ptr getelementptr (i8, ptr @bytes, i64 16), i32 5)
  call void @t75(ptr @bytes, ptr getelementptr (i8, ptr @bytes, i64 16), i32 5)
  call void @t76(ptr @doubles, ptr getelementptr (i8, ptr @doubles, i64 16), i32 5)
  call void @t76(ptr getelementptr (i8, ptr @doubles, i64 32), ptr @doubles, i32 0)
  call void @t77(ptr @doubles, ptr getelementptr (i8, ptr @doubles, i64 16), i32 5)
  call void @t77(ptr getelementptr (i8, ptr @doubles, i64 32), ptr @doubles, i32 0)
  call void @t78(ptr @doubles, ptr getelementptr (i8, ptr @doubles, i64 16), i32 5)
  call void @t78(ptr getelementptr (i8, ptr @doubles, i64 32), ptr @doubles, i32 0)
  call void @t79(ptr @doubles, ptr getelementptr (i8, ptr @doubles, i64 16), i32 5)
  call void @t79(ptr getelementptr (i8, ptr @doubles, i64 32), ptr @doubles, i32 0)
  call void @t80(ptr @doubles, ptr getelementptr (i8, ptr @doubles, i64 16), i32 5)
  call void @t80(ptr getelementptr (i8, ptr @doubles, i64 32), ptr @doubles, i32 0)
  call void @t81(ptr @doubles, ptr getelementptr (i8, ptr @doubles, i64 16), i32 5)
  call void @t81(ptr getelementptr (i8, ptr @doubles, i64 32), ptr @doubles, i32 0)
  call void @llvm.x86.sse.stmxcsr(ptr @control)
  %was = load i32, ptr @control
  %rounding = and i32 %was, 65472
  %up = or i32 %rounding, 16384
  store i32 %up, ptr @control
  call void @llvm.x86.sse.ldmxcsr(ptr @control)
  %half = load <4 x float>, ptr @singles, align 16
  %two = call i32 @llvm.x86.sse.cvtss2si(<4 x float> %half)
  %two.wide = zext i32 %two to i64
  store i32 %was, ptr @control
  call void @llvm.x86.sse.ldmxcsr(ptr @control)
  call i32 (ptr, ...) @printf(ptr @one, i64 %two.wide)
  %text = load <16 x i8>, ptr @bytes, align 16
  call void @llvm.x86.sse2.maskmov.dqu(<16 x i8> %text, <16 x i8> <i8 -1, i8 0, i8 127, i8 -128, i8 1, i8 -1, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 -1>, ptr @copied)
  call void @llvm.x86.sse.sfence()
  call void @llvm.x86.sse2.lfence()
  call void @llvm.x86.sse2.mfence()
  call void @llvm.x86.sse2.pause()
  call void @llvm.x86.sse2.clflush(ptr @copied)
  %low = load i64, ptr @copied
  %high = load i64, ptr getelementptr (i8, ptr @copied, i64 8)
  call i32 (ptr, ...) @printf(ptr @two, i64 %low, i64 %high)
  call i32 @putchar(i32 10)
  ret i32 0
}
