; Vectors of 32 bytes, with AVX2 and FMA: instructions of three operands on ymm registers, whose operand in memory has any
; alignment. A product and a sum are one instruction, with a negated factor, too. vzeroupper stands before the call and the
; return, but not where a ymm register is passed.
; lilt: -O2 -S --mattr=+avx2,+fma --disable-pass=mark-tail-calls
; sum: instructions: 5
; sum: has: vaddps (%rsi), %ymm0, %ymm0
; sum: has: vzeroupper
; fused: has: vfnmadd213ps
; shifts: has: vpsllvd
; choice: has: vpblendvb
; maximum: has: vpmaxsd (%rsi), %ymm0, %ymm0
; wider: has: vpmovzxwd
; reversed: has: vpermq $27
; chosen: has: vmaskmovps
; chosen: lacks: vzeroupper
; calls: count: 1 vzeroupper
define void @sum(ptr %p, ptr %q) {
  %a = load <8 x float>, ptr %p, align 4
  %b = load <8 x float>, ptr %q, align 4
  %s = fadd <8 x float> %a, %b
  store <8 x float> %s, ptr %p, align 4
  ret void
}

define void @fused(ptr %p, ptr %q, ptr %r) {
  %a = load <8 x float>, ptr %p, align 4
  %b = load <8 x float>, ptr %q, align 4
  %c = load <8 x float>, ptr %r, align 4
  %n = fneg <8 x float> %a
  %s = call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %n, <8 x float> %b, <8 x float> %c)
  store <8 x float> %s, ptr %r, align 4
  ret void
}

define void @shifts(ptr %p, ptr %q) {
  %a = load <8 x i32>, ptr %p, align 4
  %n = load <8 x i32>, ptr %q, align 4
  %t = and <8 x i32> %n, <i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>
  %s = shl <8 x i32> %a, %t
  store <8 x i32> %s, ptr %p, align 4
  ret void
}

define void @choice(ptr %p, ptr %q, ptr %r) {
  %a = load <8 x i32>, ptr %p, align 4
  %b = load <8 x i32>, ptr %q, align 4
  %c = load <8 x i32>, ptr %r, align 4
  %m = icmp sgt <8 x i32> %a, %b
  %x = select <8 x i1> %m, <8 x i32> %a, <8 x i32> %c
  store <8 x i32> %x, ptr %r, align 4
  ret void
}

define void @maximum(ptr %p, ptr %q) {
  %a = load <8 x i32>, ptr %p, align 4
  %b = load <8 x i32>, ptr %q, align 4
  %x = call <8 x i32> @llvm.smax.v8i32(<8 x i32> %a, <8 x i32> %b)
  store <8 x i32> %x, ptr %p, align 4
  ret void
}

define void @wider(ptr %p, ptr %q) {
  %a = load <8 x i16>, ptr %p, align 2
  %w = zext <8 x i16> %a to <8 x i32>
  store <8 x i32> %w, ptr %q, align 4
  ret void
}

define void @reversed(ptr %p) {
  %a = load <4 x double>, ptr %p, align 8
  %r = shufflevector <4 x double> %a, <4 x double> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  store <4 x double> %r, ptr %p, align 8
  ret void
}

define void @chosen(ptr %p, <8 x float> %v, <8 x i32> %n) {
  %m = icmp slt <8 x i32> %n, zeroinitializer
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v, ptr %p, i32 4, <8 x i1> %m)
  ret void
}

define void @calls(ptr %p) {
  %a = load <8 x i32>, ptr %p, align 4
  %s = add <8 x i32> %a, %a
  store <8 x i32> %s, ptr %p, align 4
  call void @other()
  ret void
}

declare void @other()
declare <8 x float> @llvm.fmuladd.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare <8 x i32> @llvm.smax.v8i32(<8 x i32>, <8 x i32>)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, i32, <8 x i1>)
