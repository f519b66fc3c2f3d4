; Shifts and rotations of lanes by different amounts, counts of zeros and reversed orders stay in registers.
; lilt: -O2 -S
; right: has: psrld
; right: lacks: movd
; left: has: cvttps2dq
; left: lacks: movd
; long: has: psrlq
; words: has: psraw
; words: lacks: pextrw
; rotated: has: pmuludq
; rotated: lacks: movd
; words_rotated: has: pmulhuw
; swapped: has: pshufhw
; swapped: lacks: bswap
; swapped_by_table: has: pshufb
; reversed_by_table: has: pshufb
; trailing: lacks: bsf
; leading: lacks: bsr
; wide_words: has: vpsrlvd
; to_unsigned: has: cvttpd2dq
; to_unsigned: lacks: cvttsd2si
define <4 x i32> @right(<4 x i32> %a, <4 x i32> %b) {
  %r = lshr <4 x i32> %a, %b
  ret <4 x i32> %r
}
define <4 x i32> @left(<4 x i32> %a, <4 x i32> %b) {
  %r = shl <4 x i32> %a, %b
  ret <4 x i32> %r
}
define <2 x i64> @long(<2 x i64> %a, <2 x i64> %b) {
  %r = ashr <2 x i64> %a, %b
  ret <2 x i64> %r
}
define <8 x i16> @words(<8 x i16> %a, <8 x i16> %b) {
  %r = ashr <8 x i16> %a, %b
  ret <8 x i16> %r
}
define <8 x i16> @wide_words(<8 x i16> %a, <8 x i16> %b) "target-features"="+avx2" {
  %r = lshr <8 x i16> %a, %b
  ret <8 x i16> %r
}
define <4 x i32> @rotated(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.fshl.v4i32(<4 x i32> %a, <4 x i32> %a, <4 x i32> %b)
  ret <4 x i32> %r
}
define <8 x i16> @words_rotated(<8 x i16> %a, <8 x i16> %b) {
  %r = call <8 x i16> @llvm.fshr.v8i16(<8 x i16> %a, <8 x i16> %a, <8 x i16> %b)
  ret <8 x i16> %r
}
define <4 x i32> @swapped(<4 x i32> %a) {
  %r = call <4 x i32> @llvm.bswap.v4i32(<4 x i32> %a)
  ret <4 x i32> %r
}
define <4 x i32> @swapped_by_table(<4 x i32> %a) "target-features"="+ssse3" {
  %r = call <4 x i32> @llvm.bswap.v4i32(<4 x i32> %a)
  ret <4 x i32> %r
}
define <16 x i8> @reversed_by_table(<16 x i8> %a) "target-features"="+ssse3" {
  %r = call <16 x i8> @llvm.bitreverse.v16i8(<16 x i8> %a)
  ret <16 x i8> %r
}
define <4 x i32> @trailing(<4 x i32> %a) {
  %r = call <4 x i32> @llvm.cttz.v4i32(<4 x i32> %a, i1 false)
  ret <4 x i32> %r
}
define <4 x i32> @leading(<4 x i32> %a) {
  %r = call <4 x i32> @llvm.ctlz.v4i32(<4 x i32> %a, i1 false)
  ret <4 x i32> %r
}
define <4 x i32> @to_unsigned(<4 x double> %a) {
  %r = fptoui <4 x double> %a to <4 x i32>
  ret <4 x i32> %r
}
declare <4 x i32> @llvm.fshl.v4i32(<4 x i32>, <4 x i32>, <4 x i32>)
declare <8 x i16> @llvm.fshr.v8i16(<8 x i16>, <8 x i16>, <8 x i16>)
declare <4 x i32> @llvm.bswap.v4i32(<4 x i32>)
declare <16 x i8> @llvm.bitreverse.v16i8(<16 x i8>)
declare <4 x i32> @llvm.cttz.v4i32(<4 x i32>, i1)
declare <4 x i32> @llvm.ctlz.v4i32(<4 x i32>, i1)
