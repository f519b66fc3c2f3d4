; Quotient and remainder bit by bit, both written through pointers; the divisor's shift is in memory.
; exit: 241
define void @divide(i64 %n, i64 %d, i64* %quotient, i64* %remainder) {
  %place = alloca i64
  store i64 0, i64* %quotient
  store i64 0, i64* %remainder
  store i64 62, i64* %place
  br label %bit
bit:
  %at = load i64, i64* %place
  %r0 = load i64, i64* %remainder
  %r1 = shl i64 %r0, 1
  %n1 = lshr i64 %n, %at
  %n2 = and i64 %n1, 1
  %r2 = or i64 %r1, %n2
  store i64 %r2, i64* %remainder
  %small = icmp slt i64 %r2, %d
  br i1 %small, label %next, label %fits
fits:
  %r3 = sub i64 %r2, %d
  store i64 %r3, i64* %remainder
  %mark = shl i64 1, %at
  %q0 = load i64, i64* %quotient
  %q1 = xor i64 %q0, %mark
  store i64 %q1, i64* %quotient
  br label %next
next:
  %lower = sub i64 %at, 1
  store i64 %lower, i64* %place
  %last = icmp eq i64 %at, 0
  br i1 %last, label %done, label %bit
done:
  ret void
}
define i64 @main() {
  %q = alloca i64
  %r = alloca i64
  call void @divide(i64 4611686018427387847, i64 1000003, i64* %q, i64* %r)
  %a = load i64, i64* %q
  %b = load i64, i64* %r
  call void @divide(i64 %a, i64 977, i64* %r, i64* %q)
  %c = load i64, i64* %q
  %d = load i64, i64* %r
  %x = xor i64 %b, %c
  %y = add i64 %x, %d
  ret i64 %y
}
