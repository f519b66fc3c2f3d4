; Integers in vectors: quotients by constants are products with reciprocals, products of narrow numbers take one
; instruction, magnitudes and bits are counted without a loop over lanes, lanes become wider from memory and narrower by
; packing, and a mask is subtracted where its bits would be added.
; lilt: -O2 -S --mattr=+avx2
; tenths: count: 2 vpmuludq
; tenths: lacks: call
; words: has: vpmulhuw
; halves: lacks: vpmul
; longs: count: 1 vpmuldq
; shorts: has: vpmaddwd
; magnitude: has: vpabsd
; bits: count: 2 vpshufb
; wider: has: vpmovzxbd (%rdi), %ymm0
; narrower: has: vpackusdw
; matches: has: vpsubd
; strided: count: 2 vblendps
; strided: has: vpermps
; numbers: lacks: cvtsi2sd
; rotated: has: vpshufb
; rotated: lacks: vpslld
; window: has: vpalignr
define <8 x i32> @tenths(<8 x i32> %x) {
  %q = udiv <8 x i32> %x, <i32 10, i32 10, i32 10, i32 10, i32 10, i32 10, i32 10, i32 10>
  ret <8 x i32> %q
}

define <8 x i16> @words(<8 x i16> %x) {
  %q = urem <8 x i16> %x, <i16 100, i16 100, i16 100, i16 100, i16 100, i16 100, i16 100, i16 100>
  ret <8 x i16> %q
}

define <4 x i32> @halves(<4 x i32> %x) {
  %q = sdiv <4 x i32> %x, <i32 -8, i32 -8, i32 -8, i32 -8>
  ret <4 x i32> %q
}

define <4 x i64> @longs(<4 x i32> %x, <4 x i32> %y) {
  %a = sext <4 x i32> %x to <4 x i64>
  %b = sext <4 x i32> %y to <4 x i64>
  %p = mul <4 x i64> %a, %b
  ret <4 x i64> %p
}

define <8 x i32> @shorts(<8 x i8> %x, <8 x i16> %y) {
  %a = zext <8 x i8> %x to <8 x i32>
  %b = sext <8 x i16> %y to <8 x i32>
  %p = mul <8 x i32> %a, %b
  ret <8 x i32> %p
}

define <8 x i32> @magnitude(<8 x i32> %x) {
  %a = call <8 x i32> @llvm.abs.v8i32(<8 x i32> %x, i1 false)
  ret <8 x i32> %a
}

define <8 x i32> @bits(<8 x i32> %x) {
  %n = call <8 x i32> @llvm.ctpop.v8i32(<8 x i32> %x)
  ret <8 x i32> %n
}

define <8 x i32> @wider(ptr %p) {
  %x = load <8 x i8>, ptr %p, align 1
  %w = zext <8 x i8> %x to <8 x i32>
  ret <8 x i32> %w
}

define void @narrower(ptr %p, ptr %q) {
  %x = load <16 x i32>, ptr %p, align 4
  %n = trunc <16 x i32> %x to <16 x i16>
  store <16 x i16> %n, ptr %q, align 2
  ret void
}

define <8 x i32> @matches(<8 x i32> %n, <8 x i32> %x, <8 x i32> %y) {
  %m = icmp eq <8 x i32> %x, %y
  %b = zext <8 x i1> %m to <8 x i32>
  %s = add <8 x i32> %n, %b
  ret <8 x i32> %s
}

define <8 x float> @strided(ptr %p) {
  %x = load <24 x float>, ptr %p, align 4
  %s = shufflevector <24 x float> %x, <24 x float> poison, <8 x i32> <i32 0, i32 3, i32 6, i32 9, i32 12, i32 15, i32 18, i32 21>
  ret <8 x float> %s
}

define <4 x double> @numbers(<4 x i64> %x) {
  %d = sitofp <4 x i64> %x to <4 x double>
  ret <4 x double> %d
}

define <8 x i32> @rotated(<8 x i32> %x) {
  %r = call <8 x i32> @llvm.fshl.v8i32(<8 x i32> %x, <8 x i32> %x, <8 x i32> <i32 24, i32 24, i32 24, i32 24, i32 24, i32 24, i32 24, i32 24>)
  ret <8 x i32> %r
}

define <16 x i8> @window(<16 x i8> %x, <16 x i8> %y) {
  %w = shufflevector <16 x i8> %x, <16 x i8> %y, <16 x i32> <i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20>
  ret <16 x i8> %w
}

declare <8 x i32> @llvm.fshl.v8i32(<8 x i32>, <8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.abs.v8i32(<8 x i32>, i1)
declare <8 x i32> @llvm.ctpop.v8i32(<8 x i32>)
