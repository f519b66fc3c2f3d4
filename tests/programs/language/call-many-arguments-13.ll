; Each argument has its own weight, so that a swap shows.
; exit: 125
define i64 @weigh(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i, i64 %j, i64 %k, i64 %l, i64 %m) {
  %a1 = mul i64 %a, 1
  %b1 = mul i64 %b, 3
  %c1 = mul i64 %c, 5
  %d1 = mul i64 %d, 7
  %e1 = mul i64 %e, 11
  %f1 = mul i64 %f, 13
  %g1 = mul i64 %g, 17
  %h1 = mul i64 %h, 19
  %i1 = mul i64 %i, 23
  %j1 = mul i64 %j, 29
  %k1 = mul i64 %k, 31
  %l1 = mul i64 %l, 37
  %m1 = mul i64 %m, 41
  %s1 = add i64 %a1, %b1
  %s2 = sub i64 %s1, %c1
  %s3 = add i64 %s2, %d1
  %s4 = sub i64 %s3, %e1
  %s5 = add i64 %s4, %f1
  %s6 = sub i64 %s5, %g1
  %s7 = add i64 %s6, %h1
  %s8 = sub i64 %s7, %i1
  %s9 = add i64 %s8, %j1
  %s10 = sub i64 %s9, %k1
  %s11 = add i64 %s10, %l1
  %s12 = sub i64 %s11, %m1
  ret i64 %s12
}
define i64 @main() {
  %r = call i64 @weigh(i64 13, i64 12, i64 11, i64 10, i64 9, i64 8, i64 7, i64 6, i64 5, i64 4, i64 3, i64 2, i64 1)
  %s = call i64 @weigh(i64 %r, i64 1, i64 %r, i64 2, i64 %r, i64 3, i64 %r, i64 4, i64 %r, i64 5, i64 %r, i64 6, i64 %r)
  %t = xor i64 %r, %s
  ret i64 %t
}
