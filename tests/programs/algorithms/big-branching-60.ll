; A function of 60 blocks in shuffled order, each a step of a forward graph (generated).
; exit: 241
; output: -4279684182429732879
define i64 @f(i64 %a, i64 %b) {
  %m0 = alloca i64
  store i64 %a, i64* %m0
  %m1 = alloca i64
  store i64 %b, i64* %m1
  %m2 = alloca i64
  store i64 198, i64* %m2
  %m3 = alloca i64
  store i64 %a, i64* %m3
  %m4 = alloca i64
  store i64 %b, i64* %m4
  %m5 = alloca i64
  store i64 495, i64* %m5
  %m6 = alloca i64
  store i64 %a, i64* %m6
  %m7 = alloca i64
  store i64 %b, i64* %m7
  br label %b0
b0:
  %x0.0 = load i64* %m7
  %y0.0 = load i64* %m7
  %z0.0 = sub i64 %x0.0, %y0.0
  store i64 %z0.0, i64* %m3
  %x0.1 = load i64* %m7
  %y0.1 = load i64* %m2
  %z0.1 = xor i64 %x0.1, %y0.1
  store i64 %z0.1, i64* %m1
  %x0.2 = load i64* %m4
  %y0.2 = load i64* %m2
  %z0.2 = or i64 %x0.2, %y0.2
  store i64 %z0.2, i64* %m1
  %x0.3 = load i64* %m0
  %y0.3 = load i64* %m6
  %z0.3 = or i64 %x0.3, %y0.3
  store i64 %z0.3, i64* %m7
  %x0.4 = load i64* %m2
  %y0.4 = load i64* %m0
  %z0.4 = add i64 %x0.4, %y0.4
  store i64 %z0.4, i64* %m1
  %u0 = load i64* %m3
  %w0 = and i64 %u0, 2
  %c0 = icmp eq i64 %w0, 0
  br i1 %c0, label %b1, label %b2
b44:
  %x44.0 = load i64* %m5
  %y44.0 = load i64* %m1
  %z44.0 = add i64 %x44.0, %y44.0
  store i64 %z44.0, i64* %m4
  %x44.1 = load i64* %m5
  %y44.1 = load i64* %m1
  %z44.1 = sub i64 %x44.1, %y44.1
  store i64 %z44.1, i64* %m0
  %u44 = load i64* %m6
  %w44 = and i64 %u44, 2
  %c44 = icmp eq i64 %w44, 0
  br i1 %c44, label %b45, label %b46
b34:
  %x34.0 = load i64* %m6
  %y34.0 = load i64* %m4
  %z34.0 = or i64 %x34.0, %y34.0
  store i64 %z34.0, i64* %m6
  %x34.1 = load i64* %m4
  %y34.1 = load i64* %m5
  %z34.1 = xor i64 %x34.1, %y34.1
  store i64 %z34.1, i64* %m4
  %x34.2 = load i64* %m4
  %y34.2 = load i64* %m4
  %z34.2 = add i64 %x34.2, %y34.2
  store i64 %z34.2, i64* %m4
  %x34.3 = load i64* %m0
  %y34.3 = load i64* %m3
  %z34.3 = sub i64 %x34.3, %y34.3
  store i64 %z34.3, i64* %m0
  %x34.4 = load i64* %m6
  %y34.4 = load i64* %m6
  %z34.4 = mul i64 %x34.4, %y34.4
  store i64 %z34.4, i64* %m0
  %u34 = load i64* %m0
  %w34 = and i64 %u34, 16
  %c34 = icmp eq i64 %w34, 0
  br i1 %c34, label %b35, label %b39
b56:
  %x56.0 = load i64* %m0
  %y56.0 = load i64* %m2
  %z56.0 = xor i64 %x56.0, %y56.0
  store i64 %z56.0, i64* %m1
  %x56.1 = load i64* %m6
  %y56.1 = load i64* %m1
  %z56.1 = xor i64 %x56.1, %y56.1
  store i64 %z56.1, i64* %m5
  %x56.2 = load i64* %m2
  %y56.2 = load i64* %m3
  %z56.2 = xor i64 %x56.2, %y56.2
  store i64 %z56.2, i64* %m2
  %u56 = load i64* %m5
  %w56 = and i64 %u56, 8
  %c56 = icmp eq i64 %w56, 0
  br i1 %c56, label %b57, label %b59
b28:
  %x28.0 = load i64* %m2
  %y28.0 = load i64* %m1
  %z28.0 = sub i64 %x28.0, %y28.0
  store i64 %z28.0, i64* %m3
  %x28.1 = load i64* %m2
  %y28.1 = load i64* %m4
  %z28.1 = or i64 %x28.1, %y28.1
  store i64 %z28.1, i64* %m1
  %x28.2 = load i64* %m0
  %y28.2 = load i64* %m2
  %z28.2 = add i64 %x28.2, %y28.2
  store i64 %z28.2, i64* %m7
  %u28 = load i64* %m5
  %w28 = and i64 %u28, 8
  %c28 = icmp eq i64 %w28, 0
  br i1 %c28, label %b29, label %b30
b32:
  %x32.0 = load i64* %m6
  %y32.0 = load i64* %m0
  %z32.0 = or i64 %x32.0, %y32.0
  store i64 %z32.0, i64* %m1
  %x32.1 = load i64* %m1
  %y32.1 = load i64* %m3
  %z32.1 = xor i64 %x32.1, %y32.1
  store i64 %z32.1, i64* %m4
  %u32 = load i64* %m0
  %w32 = and i64 %u32, 2
  %c32 = icmp eq i64 %w32, 0
  br i1 %c32, label %b33, label %b37
b41:
  %x41.0 = load i64* %m4
  %y41.0 = load i64* %m7
  %z41.0 = mul i64 %x41.0, %y41.0
  store i64 %z41.0, i64* %m5
  %x41.1 = load i64* %m2
  %y41.1 = load i64* %m3
  %z41.1 = mul i64 %x41.1, %y41.1
  store i64 %z41.1, i64* %m5
  %u41 = load i64* %m1
  %w41 = and i64 %u41, 4
  %c41 = icmp eq i64 %w41, 0
  br i1 %c41, label %b42, label %b45
b21:
  %x21.0 = load i64* %m4
  %y21.0 = load i64* %m4
  %z21.0 = or i64 %x21.0, %y21.0
  store i64 %z21.0, i64* %m6
  %x21.1 = load i64* %m3
  %y21.1 = load i64* %m4
  %z21.1 = or i64 %x21.1, %y21.1
  store i64 %z21.1, i64* %m2
  %x21.2 = load i64* %m4
  %y21.2 = load i64* %m7
  %z21.2 = xor i64 %x21.2, %y21.2
  store i64 %z21.2, i64* %m3
  %u21 = load i64* %m1
  %w21 = and i64 %u21, 16
  %c21 = icmp eq i64 %w21, 0
  br i1 %c21, label %b22, label %b27
b14:
  %x14.0 = load i64* %m1
  %y14.0 = load i64* %m7
  %z14.0 = mul i64 %x14.0, %y14.0
  store i64 %z14.0, i64* %m7
  %x14.1 = load i64* %m0
  %y14.1 = load i64* %m5
  %z14.1 = sub i64 %x14.1, %y14.1
  store i64 %z14.1, i64* %m4
  %x14.2 = load i64* %m3
  %y14.2 = load i64* %m2
  %z14.2 = xor i64 %x14.2, %y14.2
  store i64 %z14.2, i64* %m5
  %u14 = load i64* %m3
  %w14 = and i64 %u14, 4
  %c14 = icmp eq i64 %w14, 0
  br i1 %c14, label %b15, label %b19
b45:
  %x45.0 = load i64* %m7
  %y45.0 = load i64* %m5
  %z45.0 = xor i64 %x45.0, %y45.0
  store i64 %z45.0, i64* %m7
  %x45.1 = load i64* %m5
  %y45.1 = load i64* %m5
  %z45.1 = sub i64 %x45.1, %y45.1
  store i64 %z45.1, i64* %m5
  %x45.2 = load i64* %m7
  %y45.2 = load i64* %m7
  %z45.2 = or i64 %x45.2, %y45.2
  store i64 %z45.2, i64* %m1
  %u45 = load i64* %m6
  %w45 = and i64 %u45, 32
  %c45 = icmp eq i64 %w45, 0
  br i1 %c45, label %b46, label %b47
b13:
  %x13.0 = load i64* %m0
  %y13.0 = load i64* %m6
  %z13.0 = or i64 %x13.0, %y13.0
  store i64 %z13.0, i64* %m6
  %x13.1 = load i64* %m0
  %y13.1 = load i64* %m1
  %z13.1 = add i64 %x13.1, %y13.1
  store i64 %z13.1, i64* %m1
  %x13.2 = load i64* %m1
  %y13.2 = load i64* %m4
  %z13.2 = mul i64 %x13.2, %y13.2
  store i64 %z13.2, i64* %m6
  %x13.3 = load i64* %m6
  %y13.3 = load i64* %m7
  %z13.3 = xor i64 %x13.3, %y13.3
  store i64 %z13.3, i64* %m7
  %x13.4 = load i64* %m1
  %y13.4 = load i64* %m0
  %z13.4 = or i64 %x13.4, %y13.4
  store i64 %z13.4, i64* %m4
  %u13 = load i64* %m7
  %w13 = and i64 %u13, 1
  %c13 = icmp eq i64 %w13, 0
  br i1 %c13, label %b14, label %b15
b53:
  %x53.0 = load i64* %m4
  %y53.0 = load i64* %m7
  %z53.0 = mul i64 %x53.0, %y53.0
  store i64 %z53.0, i64* %m1
  %x53.1 = load i64* %m1
  %y53.1 = load i64* %m2
  %z53.1 = xor i64 %x53.1, %y53.1
  store i64 %z53.1, i64* %m1
  %u53 = load i64* %m1
  %w53 = and i64 %u53, 32
  %c53 = icmp eq i64 %w53, 0
  br i1 %c53, label %b54, label %b58
b31:
  %x31.0 = load i64* %m4
  %y31.0 = load i64* %m7
  %z31.0 = add i64 %x31.0, %y31.0
  store i64 %z31.0, i64* %m1
  %x31.1 = load i64* %m5
  %y31.1 = load i64* %m0
  %z31.1 = mul i64 %x31.1, %y31.1
  store i64 %z31.1, i64* %m3
  %x31.2 = load i64* %m4
  %y31.2 = load i64* %m5
  %z31.2 = xor i64 %x31.2, %y31.2
  store i64 %z31.2, i64* %m3
  %x31.3 = load i64* %m2
  %y31.3 = load i64* %m1
  %z31.3 = or i64 %x31.3, %y31.3
  store i64 %z31.3, i64* %m6
  %u31 = load i64* %m3
  %w31 = and i64 %u31, 32
  %c31 = icmp eq i64 %w31, 0
  br i1 %c31, label %b32, label %b36
b20:
  %x20.0 = load i64* %m5
  %y20.0 = load i64* %m6
  %z20.0 = xor i64 %x20.0, %y20.0
  store i64 %z20.0, i64* %m4
  %x20.1 = load i64* %m0
  %y20.1 = load i64* %m3
  %z20.1 = xor i64 %x20.1, %y20.1
  store i64 %z20.1, i64* %m1
  %x20.2 = load i64* %m0
  %y20.2 = load i64* %m2
  %z20.2 = sub i64 %x20.2, %y20.2
  store i64 %z20.2, i64* %m5
  %x20.3 = load i64* %m7
  %y20.3 = load i64* %m2
  %z20.3 = xor i64 %x20.3, %y20.3
  store i64 %z20.3, i64* %m7
  %x20.4 = load i64* %m1
  %y20.4 = load i64* %m3
  %z20.4 = or i64 %x20.4, %y20.4
  store i64 %z20.4, i64* %m7
  %u20 = load i64* %m4
  %w20 = and i64 %u20, 32
  %c20 = icmp eq i64 %w20, 0
  br i1 %c20, label %b21, label %b26
b6:
  %x6.0 = load i64* %m3
  %y6.0 = load i64* %m3
  %z6.0 = or i64 %x6.0, %y6.0
  store i64 %z6.0, i64* %m0
  %x6.1 = load i64* %m5
  %y6.1 = load i64* %m5
  %z6.1 = sub i64 %x6.1, %y6.1
  store i64 %z6.1, i64* %m7
  %u6 = load i64* %m7
  %w6 = and i64 %u6, 16
  %c6 = icmp eq i64 %w6, 0
  br i1 %c6, label %b7, label %b12
b22:
  %x22.0 = load i64* %m6
  %y22.0 = load i64* %m0
  %z22.0 = or i64 %x22.0, %y22.0
  store i64 %z22.0, i64* %m0
  %x22.1 = load i64* %m6
  %y22.1 = load i64* %m1
  %z22.1 = add i64 %x22.1, %y22.1
  store i64 %z22.1, i64* %m7
  %u22 = load i64* %m1
  %w22 = and i64 %u22, 16
  %c22 = icmp eq i64 %w22, 0
  br i1 %c22, label %b23, label %b25
b17:
  %x17.0 = load i64* %m1
  %y17.0 = load i64* %m7
  %z17.0 = or i64 %x17.0, %y17.0
  store i64 %z17.0, i64* %m1
  %x17.1 = load i64* %m5
  %y17.1 = load i64* %m1
  %z17.1 = sub i64 %x17.1, %y17.1
  store i64 %z17.1, i64* %m3
  %u17 = load i64* %m4
  %w17 = and i64 %u17, 2
  %c17 = icmp eq i64 %w17, 0
  br i1 %c17, label %b18, label %b22
b50:
  %x50.0 = load i64* %m0
  %y50.0 = load i64* %m7
  %z50.0 = xor i64 %x50.0, %y50.0
  store i64 %z50.0, i64* %m5
  %x50.1 = load i64* %m3
  %y50.1 = load i64* %m6
  %z50.1 = xor i64 %x50.1, %y50.1
  store i64 %z50.1, i64* %m2
  %x50.2 = load i64* %m2
  %y50.2 = load i64* %m5
  %z50.2 = mul i64 %x50.2, %y50.2
  store i64 %z50.2, i64* %m2
  %u50 = load i64* %m2
  %w50 = and i64 %u50, 32
  %c50 = icmp eq i64 %w50, 0
  br i1 %c50, label %b51, label %b56
b40:
  %x40.0 = load i64* %m6
  %y40.0 = load i64* %m5
  %z40.0 = xor i64 %x40.0, %y40.0
  store i64 %z40.0, i64* %m1
  %x40.1 = load i64* %m5
  %y40.1 = load i64* %m1
  %z40.1 = xor i64 %x40.1, %y40.1
  store i64 %z40.1, i64* %m1
  %x40.2 = load i64* %m7
  %y40.2 = load i64* %m7
  %z40.2 = add i64 %x40.2, %y40.2
  store i64 %z40.2, i64* %m4
  %u40 = load i64* %m4
  %w40 = and i64 %u40, 2
  %c40 = icmp eq i64 %w40, 0
  br i1 %c40, label %b41, label %b42
b27:
  %x27.0 = load i64* %m5
  %y27.0 = load i64* %m3
  %z27.0 = xor i64 %x27.0, %y27.0
  store i64 %z27.0, i64* %m1
  %x27.1 = load i64* %m1
  %y27.1 = load i64* %m0
  %z27.1 = or i64 %x27.1, %y27.1
  store i64 %z27.1, i64* %m0
  %u27 = load i64* %m7
  %w27 = and i64 %u27, 2
  %c27 = icmp eq i64 %w27, 0
  br i1 %c27, label %b28, label %b33
b7:
  %x7.0 = load i64* %m6
  %y7.0 = load i64* %m2
  %z7.0 = mul i64 %x7.0, %y7.0
  store i64 %z7.0, i64* %m2
  %x7.1 = load i64* %m3
  %y7.1 = load i64* %m3
  %z7.1 = sub i64 %x7.1, %y7.1
  store i64 %z7.1, i64* %m3
  %x7.2 = load i64* %m3
  %y7.2 = load i64* %m6
  %z7.2 = or i64 %x7.2, %y7.2
  store i64 %z7.2, i64* %m7
  %u7 = load i64* %m6
  %w7 = and i64 %u7, 1
  %c7 = icmp eq i64 %w7, 0
  br i1 %c7, label %b8, label %b9
b59:
  %x59.0 = load i64* %m6
  %y59.0 = load i64* %m5
  %z59.0 = add i64 %x59.0, %y59.0
  store i64 %z59.0, i64* %m5
  %x59.1 = load i64* %m5
  %y59.1 = load i64* %m4
  %z59.1 = add i64 %x59.1, %y59.1
  store i64 %z59.1, i64* %m7
  %x59.2 = load i64* %m7
  %y59.2 = load i64* %m2
  %z59.2 = or i64 %x59.2, %y59.2
  store i64 %z59.2, i64* %m3
  %x59.3 = load i64* %m1
  %y59.3 = load i64* %m4
  %z59.3 = mul i64 %x59.3, %y59.3
  store i64 %z59.3, i64* %m2
  %x59.4 = load i64* %m2
  %y59.4 = load i64* %m1
  %z59.4 = mul i64 %x59.4, %y59.4
  store i64 %z59.4, i64* %m0
  br label %end
b55:
  %x55.0 = load i64* %m4
  %y55.0 = load i64* %m7
  %z55.0 = xor i64 %x55.0, %y55.0
  store i64 %z55.0, i64* %m5
  %x55.1 = load i64* %m6
  %y55.1 = load i64* %m1
  %z55.1 = sub i64 %x55.1, %y55.1
  store i64 %z55.1, i64* %m1
  %x55.2 = load i64* %m1
  %y55.2 = load i64* %m2
  %z55.2 = sub i64 %x55.2, %y55.2
  store i64 %z55.2, i64* %m2
  %x55.3 = load i64* %m3
  %y55.3 = load i64* %m6
  %z55.3 = xor i64 %x55.3, %y55.3
  store i64 %z55.3, i64* %m0
  %u55 = load i64* %m1
  %w55 = and i64 %u55, 1
  %c55 = icmp eq i64 %w55, 0
  br i1 %c55, label %b56, label %b59
b30:
  %x30.0 = load i64* %m5
  %y30.0 = load i64* %m4
  %z30.0 = add i64 %x30.0, %y30.0
  store i64 %z30.0, i64* %m4
  %x30.1 = load i64* %m2
  %y30.1 = load i64* %m6
  %z30.1 = mul i64 %x30.1, %y30.1
  store i64 %z30.1, i64* %m2
  %x30.2 = load i64* %m5
  %y30.2 = load i64* %m6
  %z30.2 = xor i64 %x30.2, %y30.2
  store i64 %z30.2, i64* %m2
  %u30 = load i64* %m2
  %w30 = and i64 %u30, 1
  %c30 = icmp eq i64 %w30, 0
  br i1 %c30, label %b31, label %b33
b54:
  %x54.0 = load i64* %m0
  %y54.0 = load i64* %m6
  %z54.0 = sub i64 %x54.0, %y54.0
  store i64 %z54.0, i64* %m7
  %x54.1 = load i64* %m4
  %y54.1 = load i64* %m1
  %z54.1 = add i64 %x54.1, %y54.1
  store i64 %z54.1, i64* %m7
  %x54.2 = load i64* %m3
  %y54.2 = load i64* %m2
  %z54.2 = xor i64 %x54.2, %y54.2
  store i64 %z54.2, i64* %m4
  %x54.3 = load i64* %m4
  %y54.3 = load i64* %m5
  %z54.3 = or i64 %x54.3, %y54.3
  store i64 %z54.3, i64* %m6
  %x54.4 = load i64* %m1
  %y54.4 = load i64* %m4
  %z54.4 = sub i64 %x54.4, %y54.4
  store i64 %z54.4, i64* %m3
  %u54 = load i64* %m1
  %w54 = and i64 %u54, 4
  %c54 = icmp eq i64 %w54, 0
  br i1 %c54, label %b55, label %b59
b5:
  %x5.0 = load i64* %m0
  %y5.0 = load i64* %m2
  %z5.0 = xor i64 %x5.0, %y5.0
  store i64 %z5.0, i64* %m3
  %x5.1 = load i64* %m4
  %y5.1 = load i64* %m0
  %z5.1 = mul i64 %x5.1, %y5.1
  store i64 %z5.1, i64* %m5
  %u5 = load i64* %m1
  %w5 = and i64 %u5, 1
  %c5 = icmp eq i64 %w5, 0
  br i1 %c5, label %b6, label %b10
b33:
  %x33.0 = load i64* %m0
  %y33.0 = load i64* %m1
  %z33.0 = mul i64 %x33.0, %y33.0
  store i64 %z33.0, i64* %m4
  %x33.1 = load i64* %m4
  %y33.1 = load i64* %m5
  %z33.1 = or i64 %x33.1, %y33.1
  store i64 %z33.1, i64* %m6
  %x33.2 = load i64* %m1
  %y33.2 = load i64* %m7
  %z33.2 = or i64 %x33.2, %y33.2
  store i64 %z33.2, i64* %m1
  %x33.3 = load i64* %m0
  %y33.3 = load i64* %m6
  %z33.3 = xor i64 %x33.3, %y33.3
  store i64 %z33.3, i64* %m2
  %x33.4 = load i64* %m7
  %y33.4 = load i64* %m2
  %z33.4 = or i64 %x33.4, %y33.4
  store i64 %z33.4, i64* %m7
  %u33 = load i64* %m0
  %w33 = and i64 %u33, 8
  %c33 = icmp eq i64 %w33, 0
  br i1 %c33, label %b34, label %b39
b18:
  %x18.0 = load i64* %m7
  %y18.0 = load i64* %m0
  %z18.0 = sub i64 %x18.0, %y18.0
  store i64 %z18.0, i64* %m2
  %x18.1 = load i64* %m4
  %y18.1 = load i64* %m5
  %z18.1 = xor i64 %x18.1, %y18.1
  store i64 %z18.1, i64* %m2
  %u18 = load i64* %m1
  %w18 = and i64 %u18, 8
  %c18 = icmp eq i64 %w18, 0
  br i1 %c18, label %b19, label %b21
b3:
  %x3.0 = load i64* %m6
  %y3.0 = load i64* %m6
  %z3.0 = add i64 %x3.0, %y3.0
  store i64 %z3.0, i64* %m6
  %x3.1 = load i64* %m3
  %y3.1 = load i64* %m4
  %z3.1 = add i64 %x3.1, %y3.1
  store i64 %z3.1, i64* %m5
  %x3.2 = load i64* %m4
  %y3.2 = load i64* %m5
  %z3.2 = xor i64 %x3.2, %y3.2
  store i64 %z3.2, i64* %m0
  %x3.3 = load i64* %m1
  %y3.3 = load i64* %m2
  %z3.3 = add i64 %x3.3, %y3.3
  store i64 %z3.3, i64* %m3
  %x3.4 = load i64* %m0
  %y3.4 = load i64* %m0
  %z3.4 = xor i64 %x3.4, %y3.4
  store i64 %z3.4, i64* %m7
  %u3 = load i64* %m3
  %w3 = and i64 %u3, 8
  %c3 = icmp eq i64 %w3, 0
  br i1 %c3, label %b4, label %b6
b49:
  %x49.0 = load i64* %m7
  %y49.0 = load i64* %m3
  %z49.0 = add i64 %x49.0, %y49.0
  store i64 %z49.0, i64* %m6
  %x49.1 = load i64* %m3
  %y49.1 = load i64* %m2
  %z49.1 = or i64 %x49.1, %y49.1
  store i64 %z49.1, i64* %m6
  %u49 = load i64* %m4
  %w49 = and i64 %u49, 1
  %c49 = icmp eq i64 %w49, 0
  br i1 %c49, label %b50, label %b55
b16:
  %x16.0 = load i64* %m6
  %y16.0 = load i64* %m7
  %z16.0 = or i64 %x16.0, %y16.0
  store i64 %z16.0, i64* %m5
  %x16.1 = load i64* %m7
  %y16.1 = load i64* %m5
  %z16.1 = add i64 %x16.1, %y16.1
  store i64 %z16.1, i64* %m1
  %x16.2 = load i64* %m4
  %y16.2 = load i64* %m0
  %z16.2 = or i64 %x16.2, %y16.2
  store i64 %z16.2, i64* %m4
  %x16.3 = load i64* %m5
  %y16.3 = load i64* %m4
  %z16.3 = sub i64 %x16.3, %y16.3
  store i64 %z16.3, i64* %m0
  %x16.4 = load i64* %m6
  %y16.4 = load i64* %m7
  %z16.4 = add i64 %x16.4, %y16.4
  store i64 %z16.4, i64* %m3
  %u16 = load i64* %m3
  %w16 = and i64 %u16, 2
  %c16 = icmp eq i64 %w16, 0
  br i1 %c16, label %b17, label %b20
b9:
  %x9.0 = load i64* %m1
  %y9.0 = load i64* %m2
  %z9.0 = xor i64 %x9.0, %y9.0
  store i64 %z9.0, i64* %m3
  %x9.1 = load i64* %m1
  %y9.1 = load i64* %m4
  %z9.1 = sub i64 %x9.1, %y9.1
  store i64 %z9.1, i64* %m3
  %x9.2 = load i64* %m0
  %y9.2 = load i64* %m1
  %z9.2 = xor i64 %x9.2, %y9.2
  store i64 %z9.2, i64* %m4
  %u9 = load i64* %m3
  %w9 = and i64 %u9, 1
  %c9 = icmp eq i64 %w9, 0
  br i1 %c9, label %b10, label %b14
b46:
  %x46.0 = load i64* %m0
  %y46.0 = load i64* %m6
  %z46.0 = xor i64 %x46.0, %y46.0
  store i64 %z46.0, i64* %m1
  %x46.1 = load i64* %m0
  %y46.1 = load i64* %m5
  %z46.1 = add i64 %x46.1, %y46.1
  store i64 %z46.1, i64* %m0
  %x46.2 = load i64* %m6
  %y46.2 = load i64* %m6
  %z46.2 = sub i64 %x46.2, %y46.2
  store i64 %z46.2, i64* %m2
  %x46.3 = load i64* %m2
  %y46.3 = load i64* %m6
  %z46.3 = mul i64 %x46.3, %y46.3
  store i64 %z46.3, i64* %m2
  %u46 = load i64* %m6
  %w46 = and i64 %u46, 8
  %c46 = icmp eq i64 %w46, 0
  br i1 %c46, label %b47, label %b49
b47:
  %x47.0 = load i64* %m4
  %y47.0 = load i64* %m0
  %z47.0 = mul i64 %x47.0, %y47.0
  store i64 %z47.0, i64* %m7
  %x47.1 = load i64* %m1
  %y47.1 = load i64* %m4
  %z47.1 = sub i64 %x47.1, %y47.1
  store i64 %z47.1, i64* %m2
  %x47.2 = load i64* %m0
  %y47.2 = load i64* %m7
  %z47.2 = or i64 %x47.2, %y47.2
  store i64 %z47.2, i64* %m0
  %x47.3 = load i64* %m7
  %y47.3 = load i64* %m0
  %z47.3 = add i64 %x47.3, %y47.3
  store i64 %z47.3, i64* %m5
  %u47 = load i64* %m2
  %w47 = and i64 %u47, 4
  %c47 = icmp eq i64 %w47, 0
  br i1 %c47, label %b48, label %b50
b26:
  %x26.0 = load i64* %m1
  %y26.0 = load i64* %m4
  %z26.0 = add i64 %x26.0, %y26.0
  store i64 %z26.0, i64* %m6
  %x26.1 = load i64* %m6
  %y26.1 = load i64* %m6
  %z26.1 = sub i64 %x26.1, %y26.1
  store i64 %z26.1, i64* %m2
  %x26.2 = load i64* %m6
  %y26.2 = load i64* %m0
  %z26.2 = sub i64 %x26.2, %y26.2
  store i64 %z26.2, i64* %m1
  %u26 = load i64* %m5
  %w26 = and i64 %u26, 4
  %c26 = icmp eq i64 %w26, 0
  br i1 %c26, label %b27, label %b32
b12:
  %x12.0 = load i64* %m7
  %y12.0 = load i64* %m5
  %z12.0 = sub i64 %x12.0, %y12.0
  store i64 %z12.0, i64* %m0
  %x12.1 = load i64* %m5
  %y12.1 = load i64* %m5
  %z12.1 = xor i64 %x12.1, %y12.1
  store i64 %z12.1, i64* %m1
  %u12 = load i64* %m6
  %w12 = and i64 %u12, 1
  %c12 = icmp eq i64 %w12, 0
  br i1 %c12, label %b13, label %b14
b52:
  %x52.0 = load i64* %m7
  %y52.0 = load i64* %m3
  %z52.0 = or i64 %x52.0, %y52.0
  store i64 %z52.0, i64* %m0
  %x52.1 = load i64* %m6
  %y52.1 = load i64* %m7
  %z52.1 = mul i64 %x52.1, %y52.1
  store i64 %z52.1, i64* %m2
  %u52 = load i64* %m4
  %w52 = and i64 %u52, 8
  %c52 = icmp eq i64 %w52, 0
  br i1 %c52, label %b53, label %b56
b1:
  %x1.0 = load i64* %m7
  %y1.0 = load i64* %m5
  %z1.0 = or i64 %x1.0, %y1.0
  store i64 %z1.0, i64* %m7
  %x1.1 = load i64* %m3
  %y1.1 = load i64* %m3
  %z1.1 = xor i64 %x1.1, %y1.1
  store i64 %z1.1, i64* %m4
  %u1 = load i64* %m1
  %w1 = and i64 %u1, 8
  %c1 = icmp eq i64 %w1, 0
  br i1 %c1, label %b2, label %b3
b37:
  %x37.0 = load i64* %m5
  %y37.0 = load i64* %m4
  %z37.0 = or i64 %x37.0, %y37.0
  store i64 %z37.0, i64* %m4
  %x37.1 = load i64* %m3
  %y37.1 = load i64* %m4
  %z37.1 = sub i64 %x37.1, %y37.1
  store i64 %z37.1, i64* %m3
  %x37.2 = load i64* %m3
  %y37.2 = load i64* %m3
  %z37.2 = add i64 %x37.2, %y37.2
  store i64 %z37.2, i64* %m0
  %x37.3 = load i64* %m0
  %y37.3 = load i64* %m4
  %z37.3 = xor i64 %x37.3, %y37.3
  store i64 %z37.3, i64* %m4
  %u37 = load i64* %m0
  %w37 = and i64 %u37, 1
  %c37 = icmp eq i64 %w37, 0
  br i1 %c37, label %b38, label %b39
b39:
  %x39.0 = load i64* %m7
  %y39.0 = load i64* %m3
  %z39.0 = xor i64 %x39.0, %y39.0
  store i64 %z39.0, i64* %m7
  %x39.1 = load i64* %m4
  %y39.1 = load i64* %m6
  %z39.1 = mul i64 %x39.1, %y39.1
  store i64 %z39.1, i64* %m2
  %u39 = load i64* %m5
  %w39 = and i64 %u39, 4
  %c39 = icmp eq i64 %w39, 0
  br i1 %c39, label %b40, label %b42
b24:
  %x24.0 = load i64* %m5
  %y24.0 = load i64* %m5
  %z24.0 = or i64 %x24.0, %y24.0
  store i64 %z24.0, i64* %m3
  %x24.1 = load i64* %m7
  %y24.1 = load i64* %m1
  %z24.1 = or i64 %x24.1, %y24.1
  store i64 %z24.1, i64* %m7
  %x24.2 = load i64* %m1
  %y24.2 = load i64* %m4
  %z24.2 = or i64 %x24.2, %y24.2
  store i64 %z24.2, i64* %m3
  %x24.3 = load i64* %m6
  %y24.3 = load i64* %m0
  %z24.3 = xor i64 %x24.3, %y24.3
  store i64 %z24.3, i64* %m6
  %u24 = load i64* %m2
  %w24 = and i64 %u24, 16
  %c24 = icmp eq i64 %w24, 0
  br i1 %c24, label %b25, label %b30
b19:
  %x19.0 = load i64* %m2
  %y19.0 = load i64* %m7
  %z19.0 = sub i64 %x19.0, %y19.0
  store i64 %z19.0, i64* %m7
  %x19.1 = load i64* %m0
  %y19.1 = load i64* %m6
  %z19.1 = xor i64 %x19.1, %y19.1
  store i64 %z19.1, i64* %m5
  %x19.2 = load i64* %m5
  %y19.2 = load i64* %m3
  %z19.2 = add i64 %x19.2, %y19.2
  store i64 %z19.2, i64* %m1
  %x19.3 = load i64* %m3
  %y19.3 = load i64* %m3
  %z19.3 = add i64 %x19.3, %y19.3
  store i64 %z19.3, i64* %m6
  %x19.4 = load i64* %m4
  %y19.4 = load i64* %m5
  %z19.4 = add i64 %x19.4, %y19.4
  store i64 %z19.4, i64* %m4
  %u19 = load i64* %m1
  %w19 = and i64 %u19, 1
  %c19 = icmp eq i64 %w19, 0
  br i1 %c19, label %b20, label %b23
b8:
  %x8.0 = load i64* %m1
  %y8.0 = load i64* %m0
  %z8.0 = sub i64 %x8.0, %y8.0
  store i64 %z8.0, i64* %m4
  %x8.1 = load i64* %m6
  %y8.1 = load i64* %m4
  %z8.1 = or i64 %x8.1, %y8.1
  store i64 %z8.1, i64* %m6
  %u8 = load i64* %m4
  %w8 = and i64 %u8, 16
  %c8 = icmp eq i64 %w8, 0
  br i1 %c8, label %b9, label %b13
b42:
  %x42.0 = load i64* %m4
  %y42.0 = load i64* %m7
  %z42.0 = xor i64 %x42.0, %y42.0
  store i64 %z42.0, i64* %m4
  %x42.1 = load i64* %m5
  %y42.1 = load i64* %m3
  %z42.1 = or i64 %x42.1, %y42.1
  store i64 %z42.1, i64* %m6
  %x42.2 = load i64* %m3
  %y42.2 = load i64* %m1
  %z42.2 = mul i64 %x42.2, %y42.2
  store i64 %z42.2, i64* %m5
  %x42.3 = load i64* %m0
  %y42.3 = load i64* %m5
  %z42.3 = or i64 %x42.3, %y42.3
  store i64 %z42.3, i64* %m6
  %x42.4 = load i64* %m6
  %y42.4 = load i64* %m3
  %z42.4 = xor i64 %x42.4, %y42.4
  store i64 %z42.4, i64* %m5
  %u42 = load i64* %m2
  %w42 = and i64 %u42, 16
  %c42 = icmp eq i64 %w42, 0
  br i1 %c42, label %b43, label %b48
b51:
  %x51.0 = load i64* %m0
  %y51.0 = load i64* %m2
  %z51.0 = add i64 %x51.0, %y51.0
  store i64 %z51.0, i64* %m2
  %x51.1 = load i64* %m3
  %y51.1 = load i64* %m2
  %z51.1 = add i64 %x51.1, %y51.1
  store i64 %z51.1, i64* %m2
  %x51.2 = load i64* %m5
  %y51.2 = load i64* %m4
  %z51.2 = xor i64 %x51.2, %y51.2
  store i64 %z51.2, i64* %m1
  %x51.3 = load i64* %m7
  %y51.3 = load i64* %m1
  %z51.3 = add i64 %x51.3, %y51.3
  store i64 %z51.3, i64* %m4
  %u51 = load i64* %m6
  %w51 = and i64 %u51, 2
  %c51 = icmp eq i64 %w51, 0
  br i1 %c51, label %b52, label %b54
b25:
  %x25.0 = load i64* %m3
  %y25.0 = load i64* %m3
  %z25.0 = sub i64 %x25.0, %y25.0
  store i64 %z25.0, i64* %m2
  %x25.1 = load i64* %m5
  %y25.1 = load i64* %m2
  %z25.1 = or i64 %x25.1, %y25.1
  store i64 %z25.1, i64* %m5
  %x25.2 = load i64* %m5
  %y25.2 = load i64* %m3
  %z25.2 = sub i64 %x25.2, %y25.2
  store i64 %z25.2, i64* %m3
  %u25 = load i64* %m2
  %w25 = and i64 %u25, 2
  %c25 = icmp eq i64 %w25, 0
  br i1 %c25, label %b26, label %b27
b2:
  %x2.0 = load i64* %m6
  %y2.0 = load i64* %m1
  %z2.0 = mul i64 %x2.0, %y2.0
  store i64 %z2.0, i64* %m4
  %x2.1 = load i64* %m3
  %y2.1 = load i64* %m4
  %z2.1 = add i64 %x2.1, %y2.1
  store i64 %z2.1, i64* %m0
  %x2.2 = load i64* %m1
  %y2.2 = load i64* %m6
  %z2.2 = mul i64 %x2.2, %y2.2
  store i64 %z2.2, i64* %m1
  %x2.3 = load i64* %m6
  %y2.3 = load i64* %m1
  %z2.3 = add i64 %x2.3, %y2.3
  store i64 %z2.3, i64* %m0
  %u2 = load i64* %m3
  %w2 = and i64 %u2, 1
  %c2 = icmp eq i64 %w2, 0
  br i1 %c2, label %b3, label %b5
b29:
  %x29.0 = load i64* %m6
  %y29.0 = load i64* %m5
  %z29.0 = sub i64 %x29.0, %y29.0
  store i64 %z29.0, i64* %m6
  %x29.1 = load i64* %m5
  %y29.1 = load i64* %m0
  %z29.1 = sub i64 %x29.1, %y29.1
  store i64 %z29.1, i64* %m0
  %x29.2 = load i64* %m2
  %y29.2 = load i64* %m6
  %z29.2 = mul i64 %x29.2, %y29.2
  store i64 %z29.2, i64* %m7
  %x29.3 = load i64* %m5
  %y29.3 = load i64* %m6
  %z29.3 = or i64 %x29.3, %y29.3
  store i64 %z29.3, i64* %m3
  %x29.4 = load i64* %m2
  %y29.4 = load i64* %m1
  %z29.4 = mul i64 %x29.4, %y29.4
  store i64 %z29.4, i64* %m0
  %u29 = load i64* %m6
  %w29 = and i64 %u29, 16
  %c29 = icmp eq i64 %w29, 0
  br i1 %c29, label %b30, label %b31
b4:
  %x4.0 = load i64* %m2
  %y4.0 = load i64* %m6
  %z4.0 = add i64 %x4.0, %y4.0
  store i64 %z4.0, i64* %m6
  %x4.1 = load i64* %m6
  %y4.1 = load i64* %m6
  %z4.1 = add i64 %x4.1, %y4.1
  store i64 %z4.1, i64* %m3
  %x4.2 = load i64* %m4
  %y4.2 = load i64* %m4
  %z4.2 = sub i64 %x4.2, %y4.2
  store i64 %z4.2, i64* %m0
  %u4 = load i64* %m6
  %w4 = and i64 %u4, 16
  %c4 = icmp eq i64 %w4, 0
  br i1 %c4, label %b5, label %b7
b35:
  %x35.0 = load i64* %m1
  %y35.0 = load i64* %m3
  %z35.0 = xor i64 %x35.0, %y35.0
  store i64 %z35.0, i64* %m6
  %x35.1 = load i64* %m4
  %y35.1 = load i64* %m3
  %z35.1 = or i64 %x35.1, %y35.1
  store i64 %z35.1, i64* %m0
  %x35.2 = load i64* %m1
  %y35.2 = load i64* %m7
  %z35.2 = sub i64 %x35.2, %y35.2
  store i64 %z35.2, i64* %m2
  %x35.3 = load i64* %m1
  %y35.3 = load i64* %m0
  %z35.3 = xor i64 %x35.3, %y35.3
  store i64 %z35.3, i64* %m6
  %u35 = load i64* %m3
  %w35 = and i64 %u35, 1
  %c35 = icmp eq i64 %w35, 0
  br i1 %c35, label %b36, label %b37
b38:
  %x38.0 = load i64* %m4
  %y38.0 = load i64* %m1
  %z38.0 = sub i64 %x38.0, %y38.0
  store i64 %z38.0, i64* %m1
  %x38.1 = load i64* %m3
  %y38.1 = load i64* %m5
  %z38.1 = xor i64 %x38.1, %y38.1
  store i64 %z38.1, i64* %m7
  %x38.2 = load i64* %m5
  %y38.2 = load i64* %m3
  %z38.2 = mul i64 %x38.2, %y38.2
  store i64 %z38.2, i64* %m5
  %u38 = load i64* %m2
  %w38 = and i64 %u38, 1
  %c38 = icmp eq i64 %w38, 0
  br i1 %c38, label %b39, label %b43
b11:
  %x11.0 = load i64* %m0
  %y11.0 = load i64* %m0
  %z11.0 = mul i64 %x11.0, %y11.0
  store i64 %z11.0, i64* %m7
  %x11.1 = load i64* %m4
  %y11.1 = load i64* %m0
  %z11.1 = or i64 %x11.1, %y11.1
  store i64 %z11.1, i64* %m0
  %x11.2 = load i64* %m1
  %y11.2 = load i64* %m7
  %z11.2 = mul i64 %x11.2, %y11.2
  store i64 %z11.2, i64* %m1
  %u11 = load i64* %m2
  %w11 = and i64 %u11, 1
  %c11 = icmp eq i64 %w11, 0
  br i1 %c11, label %b12, label %b15
b10:
  %x10.0 = load i64* %m2
  %y10.0 = load i64* %m4
  %z10.0 = or i64 %x10.0, %y10.0
  store i64 %z10.0, i64* %m5
  %x10.1 = load i64* %m2
  %y10.1 = load i64* %m1
  %z10.1 = sub i64 %x10.1, %y10.1
  store i64 %z10.1, i64* %m5
  %u10 = load i64* %m5
  %w10 = and i64 %u10, 32
  %c10 = icmp eq i64 %w10, 0
  br i1 %c10, label %b11, label %b15
b58:
  %x58.0 = load i64* %m1
  %y58.0 = load i64* %m6
  %z58.0 = or i64 %x58.0, %y58.0
  store i64 %z58.0, i64* %m3
  %x58.1 = load i64* %m5
  %y58.1 = load i64* %m4
  %z58.1 = or i64 %x58.1, %y58.1
  store i64 %z58.1, i64* %m1
  %x58.2 = load i64* %m2
  %y58.2 = load i64* %m4
  %z58.2 = or i64 %x58.2, %y58.2
  store i64 %z58.2, i64* %m4
  %x58.3 = load i64* %m3
  %y58.3 = load i64* %m5
  %z58.3 = or i64 %x58.3, %y58.3
  store i64 %z58.3, i64* %m2
  %x58.4 = load i64* %m3
  %y58.4 = load i64* %m3
  %z58.4 = sub i64 %x58.4, %y58.4
  store i64 %z58.4, i64* %m0
  %u58 = load i64* %m2
  %w58 = and i64 %u58, 2
  %c58 = icmp eq i64 %w58, 0
  br i1 %c58, label %b59, label %b59
b36:
  %x36.0 = load i64* %m2
  %y36.0 = load i64* %m1
  %z36.0 = xor i64 %x36.0, %y36.0
  store i64 %z36.0, i64* %m5
  %x36.1 = load i64* %m2
  %y36.1 = load i64* %m6
  %z36.1 = or i64 %x36.1, %y36.1
  store i64 %z36.1, i64* %m7
  %x36.2 = load i64* %m4
  %y36.2 = load i64* %m6
  %z36.2 = or i64 %x36.2, %y36.2
  store i64 %z36.2, i64* %m5
  %x36.3 = load i64* %m2
  %y36.3 = load i64* %m4
  %z36.3 = sub i64 %x36.3, %y36.3
  store i64 %z36.3, i64* %m2
  %u36 = load i64* %m1
  %w36 = and i64 %u36, 16
  %c36 = icmp eq i64 %w36, 0
  br i1 %c36, label %b37, label %b41
b48:
  %x48.0 = load i64* %m3
  %y48.0 = load i64* %m7
  %z48.0 = xor i64 %x48.0, %y48.0
  store i64 %z48.0, i64* %m3
  %x48.1 = load i64* %m2
  %y48.1 = load i64* %m4
  %z48.1 = sub i64 %x48.1, %y48.1
  store i64 %z48.1, i64* %m6
  %x48.2 = load i64* %m4
  %y48.2 = load i64* %m7
  %z48.2 = xor i64 %x48.2, %y48.2
  store i64 %z48.2, i64* %m4
  %u48 = load i64* %m5
  %w48 = and i64 %u48, 32
  %c48 = icmp eq i64 %w48, 0
  br i1 %c48, label %b49, label %b53
b15:
  %x15.0 = load i64* %m4
  %y15.0 = load i64* %m3
  %z15.0 = sub i64 %x15.0, %y15.0
  store i64 %z15.0, i64* %m6
  %x15.1 = load i64* %m3
  %y15.1 = load i64* %m6
  %z15.1 = or i64 %x15.1, %y15.1
  store i64 %z15.1, i64* %m3
  %x15.2 = load i64* %m5
  %y15.2 = load i64* %m3
  %z15.2 = sub i64 %x15.2, %y15.2
  store i64 %z15.2, i64* %m2
  %x15.3 = load i64* %m7
  %y15.3 = load i64* %m5
  %z15.3 = add i64 %x15.3, %y15.3
  store i64 %z15.3, i64* %m0
  %x15.4 = load i64* %m4
  %y15.4 = load i64* %m2
  %z15.4 = xor i64 %x15.4, %y15.4
  store i64 %z15.4, i64* %m1
  %u15 = load i64* %m4
  %w15 = and i64 %u15, 2
  %c15 = icmp eq i64 %w15, 0
  br i1 %c15, label %b16, label %b20
b23:
  %x23.0 = load i64* %m6
  %y23.0 = load i64* %m6
  %z23.0 = sub i64 %x23.0, %y23.0
  store i64 %z23.0, i64* %m4
  %x23.1 = load i64* %m7
  %y23.1 = load i64* %m7
  %z23.1 = mul i64 %x23.1, %y23.1
  store i64 %z23.1, i64* %m2
  %x23.2 = load i64* %m6
  %y23.2 = load i64* %m7
  %z23.2 = add i64 %x23.2, %y23.2
  store i64 %z23.2, i64* %m5
  %x23.3 = load i64* %m3
  %y23.3 = load i64* %m6
  %z23.3 = mul i64 %x23.3, %y23.3
  store i64 %z23.3, i64* %m0
  %x23.4 = load i64* %m2
  %y23.4 = load i64* %m0
  %z23.4 = sub i64 %x23.4, %y23.4
  store i64 %z23.4, i64* %m0
  %u23 = load i64* %m3
  %w23 = and i64 %u23, 1
  %c23 = icmp eq i64 %w23, 0
  br i1 %c23, label %b24, label %b26
b57:
  %x57.0 = load i64* %m6
  %y57.0 = load i64* %m5
  %z57.0 = or i64 %x57.0, %y57.0
  store i64 %z57.0, i64* %m3
  %x57.1 = load i64* %m0
  %y57.1 = load i64* %m4
  %z57.1 = sub i64 %x57.1, %y57.1
  store i64 %z57.1, i64* %m5
  %u57 = load i64* %m4
  %w57 = and i64 %u57, 32
  %c57 = icmp eq i64 %w57, 0
  br i1 %c57, label %b58, label %b59
b43:
  %x43.0 = load i64* %m2
  %y43.0 = load i64* %m1
  %z43.0 = mul i64 %x43.0, %y43.0
  store i64 %z43.0, i64* %m7
  %x43.1 = load i64* %m0
  %y43.1 = load i64* %m3
  %z43.1 = or i64 %x43.1, %y43.1
  store i64 %z43.1, i64* %m0
  %x43.2 = load i64* %m2
  %y43.2 = load i64* %m4
  %z43.2 = xor i64 %x43.2, %y43.2
  store i64 %z43.2, i64* %m0
  %u43 = load i64* %m4
  %w43 = and i64 %u43, 16
  %c43 = icmp eq i64 %w43, 0
  br i1 %c43, label %b44, label %b45
end:
  %s0 = add i64 0, 0
  %e0 = load i64* %m0
  %q0 = mul i64 %s0, 31
  %s1 = add i64 %q0, %e0
  %e1 = load i64* %m1
  %q1 = mul i64 %s1, 31
  %s2 = add i64 %q1, %e1
  %e2 = load i64* %m2
  %q2 = mul i64 %s2, 31
  %s3 = add i64 %q2, %e2
  %e3 = load i64* %m3
  %q3 = mul i64 %s3, 31
  %s4 = add i64 %q3, %e3
  %e4 = load i64* %m4
  %q4 = mul i64 %s4, 31
  %s5 = add i64 %q4, %e4
  %e5 = load i64* %m5
  %q5 = mul i64 %s5, 31
  %s6 = add i64 %q5, %e5
  %e6 = load i64* %m6
  %q6 = mul i64 %s6, 31
  %s7 = add i64 %q6, %e6
  %e7 = load i64* %m7
  %q7 = mul i64 %s7, 31
  %s8 = add i64 %q7, %e7
  ret i64 %s8
}
define i64 @main() {
  %i = alloca i64
  %h = alloca i64
  store i64 0, i64* %i
  store i64 0, i64* %h
  br label %loop
loop:
  %n = load i64* %i
  %n2 = mul i64 %n, 12345
  %v = call i64 @f(i64 %n, i64 %n2)
  %x = load i64* %h
  %y = mul i64 %x, 33
  %z = xor i64 %y, %v
  store i64 %z, i64* %h
  %m = add i64 %n, 1
  store i64 %m, i64* %i
  %c = icmp slt i64 %m, 40
  br i1 %c, label %loop, label %done
done:
  %r = load i64* %h
  %str = call i8* @ll_ltoa(i64 %r)
  call void @ll_puts(i8* %str)
  ret i64 %r
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
