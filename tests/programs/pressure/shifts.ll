; Variable shifts while 16 values are alive: the count wants one certain register.
; exit: 126
; output: 1152851117202094718
define i64 @f(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f) {
  %v0 = add i64 %a, 0
  %v1 = add i64 %b, 3
  %v2 = add i64 %c, 6
  %v3 = add i64 %d, 9
  %v4 = add i64 %e, 12
  %v5 = add i64 %f, 15
  %v6 = add i64 %a, 18
  %v7 = add i64 %b, 21
  %v8 = add i64 %c, 24
  %v9 = add i64 %d, 27
  %v10 = add i64 %e, 30
  %v11 = add i64 %f, 33
  %v12 = add i64 %a, 36
  %v13 = add i64 %b, 39
  %v14 = add i64 %c, 42
  %v15 = add i64 %d, 45
  %k0 = and i64 %v0, 31
  %k1 = and i64 %v1, 31
  %k2 = and i64 %v2, 31
  %k3 = and i64 %v3, 31
  %k4 = and i64 %v4, 31
  %k5 = and i64 %v5, 31
  %k6 = and i64 %v6, 31
  %k7 = and i64 %v7, 31
  %k8 = and i64 %v8, 31
  %k9 = and i64 %v9, 31
  %k10 = and i64 %v10, 31
  %k11 = and i64 %v11, 31
  %k12 = and i64 %v12, 31
  %k13 = and i64 %v13, 31
  %k14 = and i64 %v14, 31
  %k15 = and i64 %v15, 31
  %h0 = shl i64 %v0, %k3
  %h1 = lshr i64 %v5, %k4
  %h2 = ashr i64 %v10, %k5
  %h3 = shl i64 %v15, %k6
  %h4 = lshr i64 %v4, %k7
  %h5 = ashr i64 %v9, %k8
  %h6 = shl i64 %v14, %k9
  %h7 = lshr i64 %v3, %k10
  %h8 = ashr i64 %v8, %k11
  %h9 = shl i64 %v13, %k12
  %h10 = lshr i64 %v2, %k13
  %h11 = ashr i64 %v7, %k14
  %h12 = shl i64 %v12, %k15
  %h13 = lshr i64 %v1, %k0
  %h14 = ashr i64 %v6, %k1
  %h15 = shl i64 %v11, %k2
  %s0 = xor i64 %a, %d
  %x0 = add i64 %s0, %h0
  %s1 = xor i64 %x0, %v0
  %x1 = add i64 %s1, %h1
  %s2 = xor i64 %x1, %v1
  %x2 = add i64 %s2, %h2
  %s3 = xor i64 %x2, %v2
  %x3 = add i64 %s3, %h3
  %s4 = xor i64 %x3, %v3
  %x4 = add i64 %s4, %h4
  %s5 = xor i64 %x4, %v4
  %x5 = add i64 %s5, %h5
  %s6 = xor i64 %x5, %v5
  %x6 = add i64 %s6, %h6
  %s7 = xor i64 %x6, %v6
  %x7 = add i64 %s7, %h7
  %s8 = xor i64 %x7, %v7
  %x8 = add i64 %s8, %h8
  %s9 = xor i64 %x8, %v8
  %x9 = add i64 %s9, %h9
  %s10 = xor i64 %x9, %v9
  %x10 = add i64 %s10, %h10
  %s11 = xor i64 %x10, %v10
  %x11 = add i64 %s11, %h11
  %s12 = xor i64 %x11, %v11
  %x12 = add i64 %s12, %h12
  %s13 = xor i64 %x12, %v12
  %x13 = add i64 %s13, %h13
  %s14 = xor i64 %x13, %v13
  %x14 = add i64 %s14, %h14
  %s15 = xor i64 %x14, %v14
  %x15 = add i64 %s15, %h15
  %s16 = xor i64 %x15, %v15
  ret i64 %s16
}
define i64 @main() {
  %x = call i64 @f(i64 100, i64 -200, i64 300, i64 -400, i64 500, i64 -600)
  %y = call i64 @f(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6)
  %r = sub i64 %x, %y
  %str = call i8* @ll_ltoa(i64 %r)
  call void @ll_puts(i8* %str)
  ret i64 %r
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
