; Loop variables exchanged on every turn (rotation of eighteen): phi cycles once memory is promoted.
; exit: 151
; output: 112995535863655575
define i64 @run(i64 %turns) {
  %n = alloca i64
  store i64 %turns, i64* %n
  %p0 = alloca i64
  store i64 1, i64* %p0
  %p1 = alloca i64
  store i64 2, i64* %p1
  %p2 = alloca i64
  store i64 3, i64* %p2
  %p3 = alloca i64
  store i64 4, i64* %p3
  %p4 = alloca i64
  store i64 5, i64* %p4
  %p5 = alloca i64
  store i64 6, i64* %p5
  %p6 = alloca i64
  store i64 7, i64* %p6
  %p7 = alloca i64
  store i64 8, i64* %p7
  %p8 = alloca i64
  store i64 9, i64* %p8
  %p9 = alloca i64
  store i64 10, i64* %p9
  %p10 = alloca i64
  store i64 11, i64* %p10
  %p11 = alloca i64
  store i64 12, i64* %p11
  %p12 = alloca i64
  store i64 13, i64* %p12
  %p13 = alloca i64
  store i64 14, i64* %p13
  %p14 = alloca i64
  store i64 15, i64* %p14
  %p15 = alloca i64
  store i64 16, i64* %p15
  %p16 = alloca i64
  store i64 17, i64* %p16
  %p17 = alloca i64
  store i64 18, i64* %p17
  br label %head
head:
  %k = load i64* %n
  %c = icmp sgt i64 %k, 0
  br i1 %c, label %body, label %done
body:
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
  store i64 %a1, i64* %p0
  store i64 %a2, i64* %p1
  store i64 %a3, i64* %p2
  store i64 %a4, i64* %p3
  store i64 %a5, i64* %p4
  store i64 %a6, i64* %p5
  store i64 %a7, i64* %p6
  store i64 %a8, i64* %p7
  store i64 %a9, i64* %p8
  store i64 %a10, i64* %p9
  store i64 %a11, i64* %p10
  store i64 %a12, i64* %p11
  store i64 %a13, i64* %p12
  store i64 %a14, i64* %p13
  store i64 %a15, i64* %p14
  store i64 %a16, i64* %p15
  store i64 %a17, i64* %p16
  store i64 %a0, i64* %p17
  %k1 = sub i64 %k, 1
  store i64 %k1, i64* %n
  br label %head
done:
  %s0 = add i64 0, 0
  %d0 = load i64* %p0
  %e0 = mul i64 %s0, 21
  %s1 = add i64 %e0, %d0
  %d1 = load i64* %p1
  %e1 = mul i64 %s1, 21
  %s2 = add i64 %e1, %d1
  %d2 = load i64* %p2
  %e2 = mul i64 %s2, 21
  %s3 = add i64 %e2, %d2
  %d3 = load i64* %p3
  %e3 = mul i64 %s3, 21
  %s4 = add i64 %e3, %d3
  %d4 = load i64* %p4
  %e4 = mul i64 %s4, 21
  %s5 = add i64 %e4, %d4
  %d5 = load i64* %p5
  %e5 = mul i64 %s5, 21
  %s6 = add i64 %e5, %d5
  %d6 = load i64* %p6
  %e6 = mul i64 %s6, 21
  %s7 = add i64 %e6, %d6
  %d7 = load i64* %p7
  %e7 = mul i64 %s7, 21
  %s8 = add i64 %e7, %d7
  %d8 = load i64* %p8
  %e8 = mul i64 %s8, 21
  %s9 = add i64 %e8, %d8
  %d9 = load i64* %p9
  %e9 = mul i64 %s9, 21
  %s10 = add i64 %e9, %d9
  %d10 = load i64* %p10
  %e10 = mul i64 %s10, 21
  %s11 = add i64 %e10, %d10
  %d11 = load i64* %p11
  %e11 = mul i64 %s11, 21
  %s12 = add i64 %e11, %d11
  %d12 = load i64* %p12
  %e12 = mul i64 %s12, 21
  %s13 = add i64 %e12, %d12
  %d13 = load i64* %p13
  %e13 = mul i64 %s13, 21
  %s14 = add i64 %e13, %d13
  %d14 = load i64* %p14
  %e14 = mul i64 %s14, 21
  %s15 = add i64 %e14, %d14
  %d15 = load i64* %p15
  %e15 = mul i64 %s15, 21
  %s16 = add i64 %e15, %d15
  %d16 = load i64* %p16
  %e16 = mul i64 %s16, 21
  %s17 = add i64 %e16, %d16
  %d17 = load i64* %p17
  %e17 = mul i64 %s17, 21
  %s18 = add i64 %e17, %d17
  ret i64 %s18
}
define i64 @main() {
  %a = call i64 @run(i64 1)
  %b = call i64 @run(i64 10)
  %c = call i64 @run(i64 0)
  %d = mul i64 %a, 3
  %e = add i64 %d, %b
  %f = mul i64 %e, 5
  %r = add i64 %f, %c
  %str = call i8* @ll_ltoa(i64 %r)
  call void @ll_puts(i8* %str)
  ret i64 %r
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
