; Vectors of 16 bytes are in xmm registers: one instruction for an operation, a few for what SSE2 lacks.
; lilt: -O2 -S
; sum: instructions: 2
; sum: has: paddd
; folded: has: paddd (%rdi), %xmm0
; unaligned: has: movups (%rdi)
; maximum: instructions: 2
; maximum: has: pmaxsw
; chosen: lacks: movmsk
; chosen: has: pandn
; wide_mask: lacks: shufps
; square_root: has: sqrtps
; splat: has: pshufd
; total: lacks: movq
; narrowed: has: packuswb
; any: has: pmovmskb
; evens: count: 1 shufps
; reversed: has: pshufd
; halves: has: cvtdq2pd
; scaled: has: mulps %xmm
; scaled: lacks: mulps .LC
; insertion: count: 2 shufps
; lane: has: pextrw $5
; signs: has: movmskps
define <4 x i32> @sum(<4 x i32> %a, <4 x i32> %b) {
  %r = add <4 x i32> %a, %b
  ret <4 x i32> %r
}
define <4 x i32> @folded(<4 x i32> %a, ptr %p) {
  %l = load <4 x i32>, ptr %p, align 16
  %r = add <4 x i32> %a, %l
  ret <4 x i32> %r
}
define <4 x i32> @unaligned(<4 x i32> %a, ptr %p) {
  %l = load <4 x i32>, ptr %p, align 4
  %r = add <4 x i32> %a, %l
  ret <4 x i32> %r
}
define <8 x i16> @maximum(<8 x i16> %a, <8 x i16> %b) {
  %c = icmp sgt <8 x i16> %a, %b
  %r = select <8 x i1> %c, <8 x i16> %a, <8 x i16> %b
  ret <8 x i16> %r
}
define <4 x float> @chosen(<4 x float> %a, <4 x float> %b, <4 x float> %x, <4 x float> %y) {
  %c = fcmp olt <4 x float> %a, %b
  %r = select <4 x i1> %c, <4 x float> %x, <4 x float> %y
  ret <4 x float> %r
}
define void @wide_mask(ptr %a, ptr %b) {
  %x = load <4 x double>, ptr %a, align 16
  %y = load <4 x double>, ptr %b, align 16
  %c = fcmp olt <4 x double> %x, zeroinitializer
  %r = select <4 x i1> %c, <4 x double> %y, <4 x double> %x
  store <4 x double> %r, ptr %a, align 16
  ret void
}
define <4 x float> @square_root(<4 x float> %a) {
  %r = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %a)
  ret <4 x float> %r
}
define <4 x i32> @splat(i32 %x) {
  %v = insertelement <4 x i32> poison, i32 %x, i64 0
  %r = shufflevector <4 x i32> %v, <4 x i32> poison, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}
define i32 @total(<8 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %a)
  ret i32 %r
}
define void @narrowed(<8 x i32> %a, ptr %p) {
  %r = trunc <8 x i32> %a to <8 x i8>
  store <8 x i8> %r, ptr %p
  ret void
}
define i1 @any(<16 x i8> %a, <16 x i8> %b) {
  %c = icmp eq <16 x i8> %a, %b
  %r = call i1 @llvm.vector.reduce.or.v16i1(<16 x i1> %c)
  ret i1 %r
}
define <4 x i32> @evens(<8 x i32> %a) {
  %r = shufflevector <8 x i32> %a, <8 x i32> poison, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  ret <4 x i32> %r
}
define <8 x i16> @reversed(<8 x i16> %a) {
  %r = shufflevector <8 x i16> %a, <8 x i16> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  ret <8 x i16> %r
}
define <2 x double> @halves(<2 x i32> %a) {
  %r = sitofp <2 x i32> %a to <2 x double>
  ret <2 x double> %r
}
define void @scaled(ptr %p, i64 %n) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %j, %head ]
  %at = getelementptr float, ptr %p, i64 %i
  %x = load <4 x float>, ptr %at, align 4
  %y = fmul <4 x float> %x, <float 1.0, float 2.0, float 3.0, float 4.0>
  store <4 x float> %y, ptr %at, align 4
  %j = add i64 %i, 4
  %more = icmp ult i64 %j, %n
  br i1 %more, label %head, label %behind
behind:
  ret void
}
define <4 x float> @insertion(<4 x float> %v, float %x) {
  %r = insertelement <4 x float> %v, float %x, i64 2
  ret <4 x float> %r
}
define i16 @lane(<8 x i16> %v) {
  %r = extractelement <8 x i16> %v, i64 5
  ret i16 %r
}
define i4 @signs(<4 x float> %v) {
  %bits = bitcast <4 x float> %v to <4 x i32>
  %c = icmp slt <4 x i32> %bits, zeroinitializer
  %r = bitcast <4 x i1> %c to i4
  ret i4 %r
}
declare <4 x float> @llvm.sqrt.v4f32(<4 x float>)
declare i32 @llvm.vector.reduce.add.v8i32(<8 x i32>)
declare i1 @llvm.vector.reduce.or.v16i1(<16 x i1>)
