; What a block does side by side becomes one operation on vectors: stores of consecutive memory with all that leads to
; them, sums that alternate with differences (both are done, and a shuffle chooses), loads in another order, one value in
; all lanes, products that are added up. What something else needs is extracted.
; lilt: -O2 --mcpu=x86-64-v2 --stop-after=slp-vectorize
; sums: has: add <4 x i32>
; sums: lacks: add nsw
; alternating: has: fsub <4 x float>
; alternating: has: <i32 0, i32 5, i32 2, i32 7>
; reversed: has: <i32 3, i32 2, i32 1, i32 0>
; scaled: has: fmul <2 x double>
; added_up: has: mul <8 x i32>
; in_any_order: has: fadd reassoc <4 x float>
; needed: has: extractelement <4 x i32>
; operands_exchanged: has: mul <4 x i32>
define void @sums(ptr noalias %o, ptr %a, ptr %b) {
  %a1 = getelementptr i32, ptr %a, i64 1
  %a2 = getelementptr i32, ptr %a, i64 2
  %a3 = getelementptr i32, ptr %a, i64 3
  %b1 = getelementptr i32, ptr %b, i64 1
  %b2 = getelementptr i32, ptr %b, i64 2
  %b3 = getelementptr i32, ptr %b, i64 3
  %o1 = getelementptr i32, ptr %o, i64 1
  %o2 = getelementptr i32, ptr %o, i64 2
  %o3 = getelementptr i32, ptr %o, i64 3
  %x0 = load i32, ptr %a
  %y0 = load i32, ptr %b
  %s0 = add nsw i32 %x0, %y0
  store i32 %s0, ptr %o
  %x1 = load i32, ptr %a1
  %y1 = load i32, ptr %b1
  %s1 = add nuw i32 %x1, %y1
  store i32 %s1, ptr %o1
  %x2 = load i32, ptr %a2
  %y2 = load i32, ptr %b2
  %s2 = add nuw nsw i32 %x2, %y2
  store i32 %s2, ptr %o2
  %x3 = load i32, ptr %a3
  %y3 = load i32, ptr %b3
  %s3 = add nsw i32 %x3, %y3
  store i32 %s3, ptr %o3
  ret void
}
define void @alternating(ptr noalias %o, ptr %a, ptr %b) {
  %a1 = getelementptr float, ptr %a, i64 1
  %a2 = getelementptr float, ptr %a, i64 2
  %a3 = getelementptr float, ptr %a, i64 3
  %b1 = getelementptr float, ptr %b, i64 1
  %b2 = getelementptr float, ptr %b, i64 2
  %b3 = getelementptr float, ptr %b, i64 3
  %o1 = getelementptr float, ptr %o, i64 1
  %o2 = getelementptr float, ptr %o, i64 2
  %o3 = getelementptr float, ptr %o, i64 3
  %x0 = load float, ptr %a
  %x1 = load float, ptr %a1
  %x2 = load float, ptr %a2
  %x3 = load float, ptr %a3
  %y0 = load float, ptr %b
  %y1 = load float, ptr %b1
  %y2 = load float, ptr %b2
  %y3 = load float, ptr %b3
  %s0 = fsub float %x0, %y0
  %s1 = fadd float %x1, %y1
  %s2 = fsub float %x2, %y2
  %s3 = fadd float %x3, %y3
  store float %s0, ptr %o
  store float %s1, ptr %o1
  store float %s2, ptr %o2
  store float %s3, ptr %o3
  ret void
}
define void @reversed(ptr noalias %o, ptr %a) {
  %a1 = getelementptr i32, ptr %a, i64 1
  %a2 = getelementptr i32, ptr %a, i64 2
  %a3 = getelementptr i32, ptr %a, i64 3
  %o1 = getelementptr i32, ptr %o, i64 1
  %o2 = getelementptr i32, ptr %o, i64 2
  %o3 = getelementptr i32, ptr %o, i64 3
  %x0 = load i32, ptr %a
  %x1 = load i32, ptr %a1
  %x2 = load i32, ptr %a2
  %x3 = load i32, ptr %a3
  store i32 %x3, ptr %o
  store i32 %x2, ptr %o1
  store i32 %x1, ptr %o2
  store i32 %x0, ptr %o3
  ret void
}
define void @scaled(ptr %p, double %s) {
  %p1 = getelementptr i8, ptr %p, i64 8
  %x0 = load double, ptr %p
  %x1 = load double, ptr %p1
  %y0 = fmul double %x0, %s
  %y1 = fmul double %s, %x1
  store double %y1, ptr %p1
  store double %y0, ptr %p
  ret void
}
define i32 @added_up(ptr %a, ptr %b) {
  %a1 = getelementptr i16, ptr %a, i64 1
  %a2 = getelementptr i16, ptr %a, i64 2
  %a3 = getelementptr i16, ptr %a, i64 3
  %a4 = getelementptr i16, ptr %a, i64 4
  %a5 = getelementptr i16, ptr %a, i64 5
  %a6 = getelementptr i16, ptr %a, i64 6
  %a7 = getelementptr i16, ptr %a, i64 7
  %x0 = load i16, ptr %a
  %x1 = load i16, ptr %a1
  %x2 = load i16, ptr %a2
  %x3 = load i16, ptr %a3
  %x4 = load i16, ptr %a4
  %x5 = load i16, ptr %a5
  %x6 = load i16, ptr %a6
  %x7 = load i16, ptr %a7
  %e0 = sext i16 %x0 to i32
  %e1 = sext i16 %x1 to i32
  %e2 = sext i16 %x2 to i32
  %e3 = sext i16 %x3 to i32
  %e4 = sext i16 %x4 to i32
  %e5 = sext i16 %x5 to i32
  %e6 = sext i16 %x6 to i32
  %e7 = sext i16 %x7 to i32
  %m0 = mul i32 %e0, %e0
  %m1 = mul i32 %e1, %e1
  %m2 = mul i32 %e2, %e2
  %m3 = mul i32 %e3, %e3
  %m4 = mul i32 %e4, %e4
  %m5 = mul i32 %e5, %e5
  %m6 = mul i32 %e6, %e6
  %m7 = mul i32 %e7, %e7
  %s1 = add nsw i32 %m0, %m1
  %s2 = add nsw i32 %s1, %m2
  %s3 = add nsw i32 %s2, %m3
  %s4 = add nsw i32 %s3, %m4
  %s5 = add nsw i32 %s4, %m5
  %s6 = add nsw i32 %s5, %m6
  %s7 = add nsw i32 %s6, %m7
  ret i32 %s7
}
define float @in_any_order(ptr %a, ptr %b) {
  %a1 = getelementptr float, ptr %a, i64 1
  %a2 = getelementptr float, ptr %a, i64 2
  %a3 = getelementptr float, ptr %a, i64 3
  %a4 = getelementptr float, ptr %a, i64 4
  %a5 = getelementptr float, ptr %a, i64 5
  %a6 = getelementptr float, ptr %a, i64 6
  %a7 = getelementptr float, ptr %a, i64 7
  %x0 = load float, ptr %a
  %x1 = load float, ptr %a1
  %x2 = load float, ptr %a2
  %x3 = load float, ptr %a3
  %x4 = load float, ptr %a4
  %x5 = load float, ptr %a5
  %x6 = load float, ptr %a6
  %x7 = load float, ptr %a7
  %s1 = fadd reassoc float %x0, %x1
  %s2 = fadd reassoc float %s1, %x2
  %s3 = fadd reassoc float %s2, %x3
  %s4 = fadd reassoc float %s3, %x4
  %s5 = fadd reassoc float %s4, %x5
  %s6 = fadd reassoc float %s5, %x6
  %s7 = fadd reassoc float %s6, %x7
  ret float %s7
}
define i32 @needed(ptr %p) {
  %p1 = getelementptr i32, ptr %p, i64 1
  %p2 = getelementptr i32, ptr %p, i64 2
  %p3 = getelementptr i32, ptr %p, i64 3
  %x0 = load i32, ptr %p
  %x1 = load i32, ptr %p1
  %x2 = load i32, ptr %p2
  %x3 = load i32, ptr %p3
  %y0 = xor i32 %x0, 12
  %y1 = xor i32 %x1, 34
  %z = add i32 %y0, %y1
  %y2 = xor i32 %x2, 56
  %y3 = xor i32 %x3, 78
  store i32 %y0, ptr %p
  store i32 %y1, ptr %p1
  store i32 %y2, ptr %p2
  store i32 %y3, ptr %p3
  ret i32 %z
}
define void @operands_exchanged(ptr noalias %o, ptr %a, ptr %b) {
  %a1 = getelementptr i32, ptr %a, i64 1
  %a2 = getelementptr i32, ptr %a, i64 2
  %a3 = getelementptr i32, ptr %a, i64 3
  %o1 = getelementptr i32, ptr %o, i64 1
  %o2 = getelementptr i32, ptr %o, i64 2
  %o3 = getelementptr i32, ptr %o, i64 3
  %b0 = load i32, ptr %b
  %x0 = load i32, ptr %a
  %x1 = load i32, ptr %a1
  %x2 = load i32, ptr %a2
  %x3 = load i32, ptr %a3
  %y0 = xor i32 %x0, %b0
  %y1 = xor i32 %b0, %x1
  %y2 = xor i32 %x2, %b0
  %y3 = xor i32 %b0, %x3
  %z0 = mul i32 %x0, %y0
  %z1 = mul i32 %y1, %x1
  %z2 = mul i32 %x2, %y2
  %z3 = mul i32 %y3, %x3
  store i32 %z0, ptr %o
  store i32 %z1, ptr %o1
  store i32 %z2, ptr %o2
  store i32 %z3, ptr %o3
  ret void
}
