; Vectors of 64 bytes, with AVX-512: instructions on zmm registers, comparisons to mask registers that choose lanes, bits of
; masks as integers, memory under a mask, orders of lanes from memory. A function that needs no such vectors has registers of
; 32 bytes, with what AVX-512 adds to these. vzeroupper stands before the return, but not where a zmm register is passed.
; lilt: -O2 -S --mcpu=x86-64-v4 --disable-pass=mark-tail-calls
; sum: has: vaddps (%rsi), %zmm0, %zmm0
; sum: has: vzeroupper
; logic: has: vpxorq
; choice: has: {%k1}
; choice: lacks: vpmovm2d
; zeros: has: {z}
; both: has: kandq
; bits: has: kmovw
; chosen: has: vmovdqu32 (%rdi), %zmm0 {%k1} {z}
; reversed: has: vpermd
; gathered: has: vpgatherdd
; narrow: lacks: zmm
; narrow: has: vpmullq
; calls: lacks: vzeroupper
define void @sum(ptr %p, ptr %q) {
  %a = load <16 x float>, ptr %p, align 4
  %b = load <16 x float>, ptr %q, align 4
  %s = fadd <16 x float> %a, %b
  store <16 x float> %s, ptr %p, align 4
  ret void
}

define void @logic(ptr %p, ptr %q) {
  %a = load <8 x i64>, ptr %p, align 4
  %b = load <8 x i64>, ptr %q, align 4
  %s = xor <8 x i64> %a, %b
  store <8 x i64> %s, ptr %p, align 4
  ret void
}

define void @choice(ptr %p, ptr %q) {
  %a = load <16 x i32>, ptr %p, align 4
  %b = load <16 x i32>, ptr %q, align 4
  %c = icmp slt <16 x i32> %a, %b
  %d = add <16 x i32> %a, %a
  %s = select <16 x i1> %c, <16 x i32> %d, <16 x i32> %b
  store <16 x i32> %s, ptr %p, align 4
  ret void
}

define void @zeros(ptr %p, ptr %q) {
  %a = load <16 x float>, ptr %p, align 4
  %b = load <16 x float>, ptr %q, align 4
  %c = fcmp ogt <16 x float> %a, %b
  %s = select <16 x i1> %c, <16 x float> %a, <16 x float> zeroinitializer
  store <16 x float> %s, ptr %p, align 4
  ret void
}

define void @both(ptr %p, ptr %q) {
  %a = load <8 x double>, ptr %p, align 4
  %b = load <8 x double>, ptr %q, align 4
  %c = fcmp olt <8 x double> %a, %b
  %d = fcmp olt <8 x double> %a, zeroinitializer
  %e = and <8 x i1> %c, %d
  %s = select <8 x i1> %e, <8 x double> %a, <8 x double> %b
  store <8 x double> %s, ptr %p, align 4
  ret void
}

define i16 @bits(ptr %p, ptr %q) {
  %a = load <16 x i32>, ptr %p, align 4
  %b = load <16 x i32>, ptr %q, align 4
  %c = icmp ule <16 x i32> %a, %b
  %s = bitcast <16 x i1> %c to i16
  ret i16 %s
}

define <16 x i32> @chosen(ptr %p, i16 %m) {
  %c = bitcast i16 %m to <16 x i1>
  %a = call <16 x i32> @llvm.masked.load.v16i32.p0(ptr %p, i32 4, <16 x i1> %c, <16 x i32> zeroinitializer)
  ret <16 x i32> %a
}

define <16 x i32> @reversed(<16 x i32> %a) {
  %r = shufflevector <16 x i32> %a, <16 x i32> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  ret <16 x i32> %r
}

define <16 x i32> @gathered(ptr %p, <16 x i32> %i, <16 x i32> %k) {
  %c = icmp ne <16 x i32> %k, zeroinitializer
  %at = getelementptr i32, ptr %p, <16 x i32> %i
  %a = call <16 x i32> @llvm.masked.gather.v16i32.v16p0(<16 x ptr> %at, i32 4, <16 x i1> %c, <16 x i32> %k)
  ret <16 x i32> %a
}

define void @narrow(ptr %p, ptr %q) "min-legal-vector-width"="256" {
  %a = load <8 x i64>, ptr %p, align 4
  %b = load <8 x i64>, ptr %q, align 4
  %s = mul <8 x i64> %a, %b
  store <8 x i64> %s, ptr %p, align 4
  ret void
}

define <8 x double> @calls(<8 x double> %a, <8 x double> %b) {
  %c = call <8 x double> @calls(<8 x double> %b, <8 x double> %a)
  %s = fadd <8 x double> %c, %a
  ret <8 x double> %s
}

declare <16 x i32> @llvm.masked.load.v16i32.p0(ptr, i32, <16 x i1>, <16 x i32>)
declare <16 x i32> @llvm.masked.gather.v16i32.v16p0(<16 x ptr>, i32, <16 x i1>, <16 x i32>)
