; Two floats in one register, as a struct of them is passed, never go through a general register: a half is the register
; itself or a shuffle of it, two floats are joined.
; lilt: -O2 -S
; halves: count: 2 pshufd
; halves: has: unpcklps
; halves: lacks: %r
; low_half: lacks: xmm
; kept: lacks: unpcklps
; kept: lacks: pshufd
define <2 x float> @halves(<2 x float> %a, <2 x float> %b) {
  %a0 = extractelement <2 x float> %a, i64 0
  %a1 = extractelement <2 x float> %a, i64 1
  %b0 = extractelement <2 x float> %b, i64 0
  %b1 = extractelement <2 x float> %b, i64 1
  %s0 = fadd float %a0, %b0
  %s1 = fadd float %a1, %b1
  %r0 = insertelement <2 x float> poison, float %s0, i64 0
  %r1 = insertelement <2 x float> %r0, float %s1, i64 1
  ret <2 x float> %r1
}

define float @low_half(<2 x float> %a) {
  %a0 = extractelement <2 x float> %a, i64 0
  ret float %a0
}

define <2 x float> @kept(<2 x float> %a) {
  ret <2 x float> %a
}
