; Stein's algorithm: shifts and subtractions.
; exit: 132
; output: 900
define i64 @gcd(i64 %a0, i64 %b0) {
  %a = alloca i64
  %b = alloca i64
  %k = alloca i64
  store i64 %a0, i64* %a
  store i64 %b0, i64* %b
  store i64 0, i64* %k
  br label %both
both:
  %x = load i64* %a
  %y = load i64* %b
  %o = or i64 %x, %y
  %ob = and i64 %o, 1
  %even = icmp eq i64 %ob, 0
  br i1 %even, label %halve, label %main
halve:
  %x1 = lshr i64 %x, 1
  %y1 = lshr i64 %y, 1
  store i64 %x1, i64* %a
  store i64 %y1, i64* %b
  %k0 = load i64* %k
  %k1 = add i64 %k0, 1
  store i64 %k1, i64* %k
  br label %both
main:
  %p = load i64* %a
  %q = load i64* %b
  %z = icmp eq i64 %p, 0
  br i1 %z, label %done, label %odd
odd:
  %pb = and i64 %p, 1
  %pe = icmp eq i64 %pb, 0
  br i1 %pe, label %halfa, label %odd2
halfa:
  %p1 = lshr i64 %p, 1
  store i64 %p1, i64* %a
  br label %main
odd2:
  %qb = and i64 %q, 1
  %qe = icmp eq i64 %qb, 0
  br i1 %qe, label %halfb, label %reduce
halfb:
  %q1 = lshr i64 %q, 1
  store i64 %q1, i64* %b
  br label %main
reduce:
  %c = icmp sge i64 %p, %q
  br i1 %c, label %suba, label %subb
suba:
  %p2 = sub i64 %p, %q
  store i64 %p2, i64* %a
  br label %main
subb:
  %q2 = sub i64 %q, %p
  store i64 %q2, i64* %b
  br label %main
done:
  %kk = load i64* %k
  %r = shl i64 %q, %kk
  ret i64 %r
}
define i64 @main() {
  %a = call i64 @gcd(i64 1306069401600, i64 98765432100)
  %s = call i8* @ll_ltoa(i64 %a)
  call void @ll_puts(i8* %s)
  ret i64 %a
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
