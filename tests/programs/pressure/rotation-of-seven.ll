; Loop variables exchanged on every turn (rotation of seven): phi cycles once memory is promoted.
; exit: 128
; output: 4687316608
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
  store i64 %a1, i64* %p0
  store i64 %a2, i64* %p1
  store i64 %a3, i64* %p2
  store i64 %a4, i64* %p3
  store i64 %a5, i64* %p4
  store i64 %a6, i64* %p5
  store i64 %a0, i64* %p6
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
  ret i64 %s7
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
