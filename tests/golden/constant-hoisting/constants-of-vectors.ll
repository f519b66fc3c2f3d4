; Vectors of 16 and 32 bytes that would be read from memory in each round come in registers. The constant that inverts
; signs stays, since a fused product and sum inverts them itself.
; lilt: -O2 -S --mattr=+avx2,+fma
; scaled: count: 0 .LC in loops
; scaled: count: 2 .LC
; fused: has: vfnmadd
; fused: lacks: vxorps
define void @scaled(ptr noalias %p, ptr noalias %q) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr float, ptr %p, i64 %i
  %x = load <8 x float>, ptr %a, align 4
  %s = fmul <8 x float> %x, <float 3.5, float 3.5, float 3.5, float 3.5, float 3.5, float 3.5, float 3.5, float 3.5>
  store <8 x float> %s, ptr %a, align 4
  %b = getelementptr i32, ptr %q, i64 %i
  %y = load <4 x i32>, ptr %b, align 4
  %t = add <4 x i32> %y, <i32 7, i32 7, i32 7, i32 7>
  store <4 x i32> %t, ptr %b, align 4
  %next = add i64 %i, 8
  %more = icmp ult i64 %next, 4096
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define void @fused(ptr noalias %p, ptr noalias %q) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr float, ptr %p, i64 %i
  %b = getelementptr float, ptr %q, i64 %i
  %x = load <8 x float>, ptr %a, align 4
  %y = load <8 x float>, ptr %b, align 4
  %n = fneg <8 x float> %x
  %s = call <8 x float> @llvm.fma.v8f32(<8 x float> %n, <8 x float> %x, <8 x float> %y)
  store <8 x float> %s, ptr %b, align 4
  %next = add i64 %i, 8
  %more = icmp ult i64 %next, 4096
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
