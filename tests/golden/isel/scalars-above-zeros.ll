; A scalar in the lowest lanes of zeros is one move, from memory or from a general register.
; lilt: -O2 -S
; loaded: has: movsd (%rdi), %xmm0
; loaded: lacks: punpck
; four: has: movss (%rdi), %xmm0
; four: lacks: pand
; number: has: movd %edi, %xmm0
; number: lacks: movss
; floating: has: movss %xmm0
define <16 x i8> @loaded(ptr %p) {
  %a = load <8 x i8>, ptr %p, align 1
  %v = shufflevector <8 x i8> %a, <8 x i8> zeroinitializer, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x i8> %v
}
define <16 x i8> @four(ptr %p) {
  %a = load <4 x i8>, ptr %p, align 1
  %v = shufflevector <4 x i8> %a, <4 x i8> zeroinitializer, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>
  ret <16 x i8> %v
}
define <4 x i32> @number(i32 %x) {
  %v = insertelement <4 x i32> zeroinitializer, i32 %x, i64 0
  ret <4 x i32> %v
}
define <4 x float> @floating(float %x) {
  %v = insertelement <4 x float> zeroinitializer, float %x, i64 0
  ret <4 x float> %v
}
