; A state machine whose states jump to each other in a triangle; the input decides where it begins.
; exit: 64
; output: 7562420288
define i64 @machine(i64 %from, i64 %bits) {
  %s = alloca i64
  %w = alloca i64
  store i64 1, i64* %s
  store i64 %bits, i64* %w
  %is0 = icmp eq i64 %from, 0
  br i1 %is0, label %zero, label %other
other:
  %is1 = icmp eq i64 %from, 1
  br i1 %is1, label %one, label %two
zero:
  %b0 = call i64 @take(i64* %w)
  %s0 = load i64* %s
  %t0 = mul i64 %s0, 5
  store i64 %t0, i64* %s
  %c0 = icmp eq i64 %b0, 2
  br i1 %c0, label %end, label %z2
z2:
  %d0 = icmp eq i64 %b0, 0
  br i1 %d0, label %one, label %two
one:
  %b1 = call i64 @take(i64* %w)
  %s1 = load i64* %s
  %t1 = add i64 %s1, 3
  store i64 %t1, i64* %s
  %c1 = icmp eq i64 %b1, 2
  br i1 %c1, label %end, label %o2
o2:
  %d1 = icmp eq i64 %b1, 0
  br i1 %d1, label %two, label %zero
two:
  %b2 = call i64 @take(i64* %w)
  %s2 = load i64* %s
  %t2 = xor i64 %s2, 85
  store i64 %t2, i64* %s
  %c2 = icmp eq i64 %b2, 2
  br i1 %c2, label %end, label %w2
w2:
  %d2 = icmp eq i64 %b2, 0
  br i1 %d2, label %zero, label %one
end:
  %r = load i64* %s
  ret i64 %r
}
; The next bit, 2 when the word holds only its end marker.
define i64 @take(i64* %w) {
  %v = load i64* %w
  %last = icmp eq i64 %v, 1
  br i1 %last, label %end, label %more
end:
  ret i64 2
more:
  %b = and i64 %v, 1
  %u = lshr i64 %v, 1
  store i64 %u, i64* %w
  ret i64 %b
}
define i64 @main() {
  %a = call i64 @machine(i64 0, i64 1234567)
  %b = call i64 @machine(i64 1, i64 1234567)
  %c = call i64 @machine(i64 2, i64 7654321)
  %d = mul i64 %a, 31
  %e = add i64 %d, %b
  %f = mul i64 %e, 31
  %g = add i64 %f, %c
  %str = call i8* @ll_ltoa(i64 %g)
  call void @ll_puts(i8* %str)
  ret i64 %g
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
