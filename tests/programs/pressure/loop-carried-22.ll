; 22 variables carried round a loop, each updated from its neighbours.
; exit: 4
; output: 4695923236981885444
define i64 @main() {
  %n = alloca i64
  store i64 50, i64* %n
  %p0 = alloca i64
  store i64 1, i64* %p0
  %p1 = alloca i64
  store i64 2, i64* %p1
  %p2 = alloca i64
  store i64 5, i64* %p2
  %p3 = alloca i64
  store i64 10, i64* %p3
  %p4 = alloca i64
  store i64 17, i64* %p4
  %p5 = alloca i64
  store i64 26, i64* %p5
  %p6 = alloca i64
  store i64 37, i64* %p6
  %p7 = alloca i64
  store i64 50, i64* %p7
  %p8 = alloca i64
  store i64 65, i64* %p8
  %p9 = alloca i64
  store i64 82, i64* %p9
  %p10 = alloca i64
  store i64 101, i64* %p10
  %p11 = alloca i64
  store i64 122, i64* %p11
  %p12 = alloca i64
  store i64 145, i64* %p12
  %p13 = alloca i64
  store i64 170, i64* %p13
  %p14 = alloca i64
  store i64 197, i64* %p14
  %p15 = alloca i64
  store i64 226, i64* %p15
  %p16 = alloca i64
  store i64 257, i64* %p16
  %p17 = alloca i64
  store i64 290, i64* %p17
  %p18 = alloca i64
  store i64 325, i64* %p18
  %p19 = alloca i64
  store i64 362, i64* %p19
  %p20 = alloca i64
  store i64 401, i64* %p20
  %p21 = alloca i64
  store i64 442, i64* %p21
  br label %loop
loop:
  %a0 = load i64* %p0
  %a1 = load i64* %p1
  %a2 = load i64* %p2
  %a3 = load i64* %p3
  %a4 = load i64* %p4
  %a5 = load i64* %p5
  %a6 = load i64* %p6
  %a7 = load i64* %p7
  %a8 = load i64* %p8
  %a9 = load i64* %p9
  %a10 = load i64* %p10
  %a11 = load i64* %p11
  %a12 = load i64* %p12
  %a13 = load i64* %p13
  %a14 = load i64* %p14
  %a15 = load i64* %p15
  %a16 = load i64* %p16
  %a17 = load i64* %p17
  %a18 = load i64* %p18
  %a19 = load i64* %p19
  %a20 = load i64* %p20
  %a21 = load i64* %p21
  %b0 = add i64 %a0, %a5
  store i64 %b0, i64* %p1
  %b1 = sub i64 %a1, %a6
  store i64 %b1, i64* %p2
  %b2 = xor i64 %a2, %a7
  store i64 %b2, i64* %p3
  %b3 = add i64 %a3, %a8
  store i64 %b3, i64* %p4
  %b4 = sub i64 %a4, %a9
  store i64 %b4, i64* %p5
  %b5 = xor i64 %a5, %a10
  store i64 %b5, i64* %p6
  %b6 = add i64 %a6, %a11
  store i64 %b6, i64* %p7
  %b7 = sub i64 %a7, %a12
  store i64 %b7, i64* %p8
  %b8 = xor i64 %a8, %a13
  store i64 %b8, i64* %p9
  %b9 = add i64 %a9, %a14
  store i64 %b9, i64* %p10
  %b10 = sub i64 %a10, %a15
  store i64 %b10, i64* %p11
  %b11 = xor i64 %a11, %a16
  store i64 %b11, i64* %p12
  %b12 = add i64 %a12, %a17
  store i64 %b12, i64* %p13
  %b13 = sub i64 %a13, %a18
  store i64 %b13, i64* %p14
  %b14 = xor i64 %a14, %a19
  store i64 %b14, i64* %p15
  %b15 = add i64 %a15, %a20
  store i64 %b15, i64* %p16
  %b16 = sub i64 %a16, %a21
  store i64 %b16, i64* %p17
  %b17 = xor i64 %a17, %a0
  store i64 %b17, i64* %p18
  %b18 = add i64 %a18, %a1
  store i64 %b18, i64* %p19
  %b19 = sub i64 %a19, %a2
  store i64 %b19, i64* %p20
  %b20 = xor i64 %a20, %a3
  store i64 %b20, i64* %p21
  %b21 = add i64 %a21, %a4
  store i64 %b21, i64* %p0
  %k = load i64* %n
  %k1 = sub i64 %k, 1
  store i64 %k1, i64* %n
  %c = icmp sgt i64 %k1, 0
  br i1 %c, label %loop, label %done
done:
  %s0 = add i64 0, 0
  %d0 = load i64* %p0
  %e0 = mul i64 %s0, 31
  %s1 = add i64 %e0, %d0
  %d1 = load i64* %p1
  %e1 = mul i64 %s1, 31
  %s2 = add i64 %e1, %d1
  %d2 = load i64* %p2
  %e2 = mul i64 %s2, 31
  %s3 = add i64 %e2, %d2
  %d3 = load i64* %p3
  %e3 = mul i64 %s3, 31
  %s4 = add i64 %e3, %d3
  %d4 = load i64* %p4
  %e4 = mul i64 %s4, 31
  %s5 = add i64 %e4, %d4
  %d5 = load i64* %p5
  %e5 = mul i64 %s5, 31
  %s6 = add i64 %e5, %d5
  %d6 = load i64* %p6
  %e6 = mul i64 %s6, 31
  %s7 = add i64 %e6, %d6
  %d7 = load i64* %p7
  %e7 = mul i64 %s7, 31
  %s8 = add i64 %e7, %d7
  %d8 = load i64* %p8
  %e8 = mul i64 %s8, 31
  %s9 = add i64 %e8, %d8
  %d9 = load i64* %p9
  %e9 = mul i64 %s9, 31
  %s10 = add i64 %e9, %d9
  %d10 = load i64* %p10
  %e10 = mul i64 %s10, 31
  %s11 = add i64 %e10, %d10
  %d11 = load i64* %p11
  %e11 = mul i64 %s11, 31
  %s12 = add i64 %e11, %d11
  %d12 = load i64* %p12
  %e12 = mul i64 %s12, 31
  %s13 = add i64 %e12, %d12
  %d13 = load i64* %p13
  %e13 = mul i64 %s13, 31
  %s14 = add i64 %e13, %d13
  %d14 = load i64* %p14
  %e14 = mul i64 %s14, 31
  %s15 = add i64 %e14, %d14
  %d15 = load i64* %p15
  %e15 = mul i64 %s15, 31
  %s16 = add i64 %e15, %d15
  %d16 = load i64* %p16
  %e16 = mul i64 %s16, 31
  %s17 = add i64 %e16, %d16
  %d17 = load i64* %p17
  %e17 = mul i64 %s17, 31
  %s18 = add i64 %e17, %d17
  %d18 = load i64* %p18
  %e18 = mul i64 %s18, 31
  %s19 = add i64 %e18, %d18
  %d19 = load i64* %p19
  %e19 = mul i64 %s19, 31
  %s20 = add i64 %e19, %d19
  %d20 = load i64* %p20
  %e20 = mul i64 %s20, 31
  %s21 = add i64 %e20, %d20
  %d21 = load i64* %p21
  %e21 = mul i64 %s21, 31
  %s22 = add i64 %e21, %d21
  %str = call i8* @ll_ltoa(i64 %s22)
  call void @ll_puts(i8* %str)
  ret i64 %s22
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
