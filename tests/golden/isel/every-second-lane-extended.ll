; Every second lane of a vector, extended, is in a half of a lane of twice the width: a shift or a mask.
; lilt: -O2 -S
; even: has: pslld $16
; even: lacks: pack
; odd: has: psrad $16
; odd: lacks: pslld
; low_bytes: has: pand
; low_bytes: lacks: pack
; high_bytes: has: psrlw $8
; every_third: lacks: psrad $16, %xmm0
define <4 x i32> @even(<8 x i16> %a) {
  %e = shufflevector <8 x i16> %a, <8 x i16> poison, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %r = sext <4 x i16> %e to <4 x i32>
  ret <4 x i32> %r
}
define <4 x i32> @odd(<8 x i16> %a) {
  %e = shufflevector <8 x i16> %a, <8 x i16> poison, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
  %r = sext <4 x i16> %e to <4 x i32>
  ret <4 x i32> %r
}
define <8 x i16> @low_bytes(<16 x i8> %a) {
  %e = shufflevector <16 x i8> %a, <16 x i8> poison, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %r = zext <8 x i8> %e to <8 x i16>
  ret <8 x i16> %r
}
define <8 x i16> @high_bytes(<16 x i8> %a) {
  %e = shufflevector <16 x i8> %a, <16 x i8> poison, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %r = zext <8 x i8> %e to <8 x i16>
  ret <8 x i16> %r
}
define <4 x i32> @every_third(<8 x i16> %a) {
  %e = shufflevector <8 x i16> %a, <8 x i16> poison, <4 x i32> <i32 0, i32 3, i32 6, i32 7>
  %r = zext <4 x i16> %e to <4 x i32>
  ret <4 x i32> %r
}
