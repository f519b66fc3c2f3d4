; Binary operations on i1: add is xor, mul is and.
; exit: 15
define i64 @bit(i1 %b, i64 %w) {
  br i1 %b, label %t, label %f
t:
  ret i64 %w
f:
  ret i64 0
}
define i64 @main() {
  %a = add i1 true, true
  %b = xor i1 %a, true
  %c = and i1 %b, true
  %d = or i1 %a, %c
  %e = mul i1 %d, %b
  %f = sub i1 %a, %e
  %w1 = call i64 @bit(i1 %b, i64 1)
  %w2 = call i64 @bit(i1 %c, i64 2)
  %w3 = call i64 @bit(i1 %e, i64 4)
  %w4 = call i64 @bit(i1 %f, i64 8)
  %w5 = call i64 @bit(i1 %a, i64 16)
  %s1 = add i64 %w1, %w2
  %s2 = add i64 %s1, %w3
  %s3 = add i64 %s2, %w4
  %s4 = add i64 %s3, %w5
  ret i64 %s4
}
