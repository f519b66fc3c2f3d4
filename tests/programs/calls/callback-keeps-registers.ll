; Values alive across a call into C that calls back.
; exit: 190
define i64 @f(i64 %a, i64 %b) {
  %1 = mul i64 %a, 3
  %2 = mul i64 %b, 5
  %3 = xor i64 %1, %2
  %4 = mul i64 %3, %3
  %5 = sub i64 %4, %1
  %6 = add i64 %5, %2
  %7 = mul i64 %6, %a
  %8 = add i64 %7, %3
  ret i64 %8
}
define i64 @g(i64 %x) {
  %a = mul i64 %x, 3
  %b = mul i64 %x, 5
  %c = mul i64 %x, 7
  %d = mul i64 %x, 11
  %e = mul i64 %x, 13
  %f = mul i64 %x, 17
  %r = call i64 @ll_callback(i64 (i64, i64)* @f)
  %s1 = add i64 %r, %a
  %s2 = xor i64 %s1, %b
  %s3 = add i64 %s2, %c
  %s4 = xor i64 %s3, %d
  %s5 = add i64 %s4, %e
  %s6 = xor i64 %s5, %f
  ret i64 %s6
}
define i64 @main() {
  %r = call i64 @g(i64 1001)
  ret i64 %r
}
declare i64 @ll_callback(i64 (i64, i64)*)
