; A funnel shift of all lanes by one constant is two shifts and an or; by different ones these join.
; lilt: -O2 -S
; rotl: has: pslld $7
; rotl: has: psrld $25
; fshr: has: pslld $27
; fshr: has: psrld $5
; mixed: has: psllq $3
; mixed: has: psllq $4
; mixed: lacks: shldq
define <4 x i32> @rotl(<4 x i32> %a) {
  %r = call <4 x i32> @llvm.fshl.v4i32(<4 x i32> %a, <4 x i32> %a, <4 x i32> <i32 7, i32 7, i32 7, i32 7>)
  ret <4 x i32> %r
}
define <4 x i32> @fshr(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.fshr.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i32> <i32 37, i32 37, i32 37, i32 37>)
  ret <4 x i32> %r
}
define <2 x i64> @mixed(<2 x i64> %a, <2 x i64> %b) {
  %r = call <2 x i64> @llvm.fshl.v2i64(<2 x i64> %a, <2 x i64> %b, <2 x i64> <i64 3, i64 4>)
  ret <2 x i64> %r
}
declare <4 x i32> @llvm.fshl.v4i32(<4 x i32>, <4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.fshr.v4i32(<4 x i32>, <4 x i32>, <4 x i32>)
declare <2 x i64> @llvm.fshl.v2i64(<2 x i64>, <2 x i64>, <2 x i64>)
