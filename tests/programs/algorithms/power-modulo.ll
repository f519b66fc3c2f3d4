; Exponentiation by squaring modulo a Mersenne prime, whose remainder needs shifts only.
; exit: 1
; output: 1771024152
define i64 @reduce(i64 %x) {
  %lo = and i64 %x, 2147483647
  %hi = lshr i64 %x, 31
  %s = add i64 %lo, %hi
  %c = icmp sge i64 %s, 2147483647
  br i1 %c, label %less, label %fine
less:
  %t = sub i64 %s, 2147483647
  %d = icmp sge i64 %t, 2147483647
  br i1 %d, label %again, label %ok
again:
  %u = call i64 @reduce(i64 %t)
  ret i64 %u
ok:
  ret i64 %t
fine:
  ret i64 %s
}
define i64 @power(i64 %b, i64 %e) {
  %z = icmp eq i64 %e, 0
  br i1 %z, label %one, label %more
one:
  ret i64 1
more:
  %h = lshr i64 %e, 1
  %r = call i64 @power(i64 %b, i64 %h)
  %q = mul i64 %r, %r
  %s = call i64 @reduce(i64 %q)
  %o = and i64 %e, 1
  %odd = icmp eq i64 %o, 1
  br i1 %odd, label %times, label %plain
times:
  %t = mul i64 %s, %b
  %u = call i64 @reduce(i64 %t)
  ret i64 %u
plain:
  ret i64 %s
}
define i64 @main() {
  %a = call i64 @power(i64 7, i64 1000)
  %b = call i64 @power(i64 7, i64 2147483646)
  %s = call i8* @ll_ltoa(i64 %a)
  call void @ll_puts(i8* %s)
  ret i64 %b
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
