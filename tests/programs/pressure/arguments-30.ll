; 30 arguments, all alive together, then permuted into a second call.
; exit: 167
; output: -6915140695819153241
define i64 @g(i64 %a0, i64 %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i64 %a6, i64 %a7, i64 %a8, i64 %a9, i64 %a10, i64 %a11, i64 %a12, i64 %a13, i64 %a14, i64 %a15, i64 %a16, i64 %a17, i64 %a18, i64 %a19, i64 %a20, i64 %a21, i64 %a22, i64 %a23, i64 %a24, i64 %a25, i64 %a26, i64 %a27, i64 %a28, i64 %a29) {
  %s0 = add i64 0, 0
  %m0 = mul i64 %s0, 17
  %s1 = add i64 %m0, %a0
  %m1 = mul i64 %s1, 17
  %s2 = sub i64 %m1, %a1
  %m2 = mul i64 %s2, 17
  %s3 = xor i64 %m2, %a2
  %m3 = mul i64 %s3, 17
  %s4 = add i64 %m3, %a3
  %m4 = mul i64 %s4, 17
  %s5 = sub i64 %m4, %a4
  %m5 = mul i64 %s5, 17
  %s6 = xor i64 %m5, %a5
  %m6 = mul i64 %s6, 17
  %s7 = add i64 %m6, %a6
  %m7 = mul i64 %s7, 17
  %s8 = sub i64 %m7, %a7
  %m8 = mul i64 %s8, 17
  %s9 = xor i64 %m8, %a8
  %m9 = mul i64 %s9, 17
  %s10 = add i64 %m9, %a9
  %m10 = mul i64 %s10, 17
  %s11 = sub i64 %m10, %a10
  %m11 = mul i64 %s11, 17
  %s12 = xor i64 %m11, %a11
  %m12 = mul i64 %s12, 17
  %s13 = add i64 %m12, %a12
  %m13 = mul i64 %s13, 17
  %s14 = sub i64 %m13, %a13
  %m14 = mul i64 %s14, 17
  %s15 = xor i64 %m14, %a14
  %m15 = mul i64 %s15, 17
  %s16 = add i64 %m15, %a15
  %m16 = mul i64 %s16, 17
  %s17 = sub i64 %m16, %a16
  %m17 = mul i64 %s17, 17
  %s18 = xor i64 %m17, %a17
  %m18 = mul i64 %s18, 17
  %s19 = add i64 %m18, %a18
  %m19 = mul i64 %s19, 17
  %s20 = sub i64 %m19, %a19
  %m20 = mul i64 %s20, 17
  %s21 = xor i64 %m20, %a20
  %m21 = mul i64 %s21, 17
  %s22 = add i64 %m21, %a21
  %m22 = mul i64 %s22, 17
  %s23 = sub i64 %m22, %a22
  %m23 = mul i64 %s23, 17
  %s24 = xor i64 %m23, %a23
  %m24 = mul i64 %s24, 17
  %s25 = add i64 %m24, %a24
  %m25 = mul i64 %s25, 17
  %s26 = sub i64 %m25, %a25
  %m26 = mul i64 %s26, 17
  %s27 = xor i64 %m26, %a26
  %m27 = mul i64 %s27, 17
  %s28 = add i64 %m27, %a27
  %m28 = mul i64 %s28, 17
  %s29 = sub i64 %m28, %a28
  %m29 = mul i64 %s29, 17
  %s30 = xor i64 %m29, %a29
  ret i64 %s30
}
define i64 @f(i64 %a0, i64 %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i64 %a6, i64 %a7, i64 %a8, i64 %a9, i64 %a10, i64 %a11, i64 %a12, i64 %a13, i64 %a14, i64 %a15, i64 %a16, i64 %a17, i64 %a18, i64 %a19, i64 %a20, i64 %a21, i64 %a22, i64 %a23, i64 %a24, i64 %a25, i64 %a26, i64 %a27, i64 %a28, i64 %a29) {
  %x = call i64 @g(i64 %a3, i64 %a10, i64 %a17, i64 %a24, i64 %a1, i64 %a8, i64 %a15, i64 %a22, i64 %a29, i64 %a6, i64 %a13, i64 %a20, i64 %a27, i64 %a4, i64 %a11, i64 %a18, i64 %a25, i64 %a2, i64 %a9, i64 %a16, i64 %a23, i64 %a0, i64 %a7, i64 %a14, i64 %a21, i64 %a28, i64 %a5, i64 %a12, i64 %a19, i64 %a26)
  %y = call i64 @g(i64 %a29, i64 %a28, i64 %a27, i64 %a26, i64 %a25, i64 %a24, i64 %a23, i64 %a22, i64 %a21, i64 %a20, i64 %a19, i64 %a18, i64 %a17, i64 %a16, i64 %a15, i64 %a14, i64 %a13, i64 %a12, i64 %a11, i64 %a10, i64 %a9, i64 %a8, i64 %a7, i64 %a6, i64 %a5, i64 %a4, i64 %a3, i64 %a2, i64 %a1, i64 %a0)
  %z = sub i64 %x, %y
  %w = add i64 %z, %a29
  ret i64 %w
}
define i64 @main() {
  %r = call i64 @f(i64 -50, i64 -49, i64 -46, i64 -41, i64 -34, i64 -25, i64 -14, i64 -1, i64 14, i64 31, i64 50, i64 71, i64 94, i64 119, i64 146, i64 175, i64 206, i64 239, i64 274, i64 311, i64 350, i64 391, i64 434, i64 479, i64 526, i64 575, i64 626, i64 679, i64 734, i64 791)
  %str = call i8* @ll_ltoa(i64 %r)
  call void @ll_puts(i8* %str)
  ret i64 %r
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
