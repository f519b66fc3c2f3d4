; The parallel way, against counting one by one.
; exit: 97
define i64 @parallel(i64 %x) {
  %a = lshr i64 %x, 1
  %b = and i64 %a, 6148914691236517205
  %c = sub i64 %x, %b
  %d = and i64 %c, 3689348814741910323
  %e = lshr i64 %c, 2
  %f = and i64 %e, 3689348814741910323
  %g = add i64 %d, %f
  %h = lshr i64 %g, 4
  %i = add i64 %g, %h
  %j = and i64 %i, 1085102592571150095
  %k = mul i64 %j, 72340172838076673
  %l = lshr i64 %k, 56
  ret i64 %l
}
define i64 @slow(i64 %x) {
  %z = icmp eq i64 %x, 0
  br i1 %z, label %zero, label %more
zero:
  ret i64 0
more:
  %y = sub i64 %x, 1
  %w = and i64 %x, %y
  %r = call i64 @slow(i64 %w)
  %s = add i64 %r, 1
  ret i64 %s
}
define i64 @check(i64 %x) {
  %a = call i64 @parallel(i64 %x)
  %b = call i64 @slow(i64 %x)
  %c = icmp eq i64 %a, %b
  br i1 %c, label %good, label %bad
good:
  ret i64 %a
bad:
  ret i64 1000
}
define i64 @main() {
  %a = call i64 @check(i64 0)
  %b = call i64 @check(i64 -1)
  %c = call i64 @check(i64 1311768467463790320)
  %d = call i64 @check(i64 -9223372036854775808)
  %s = add i64 %a, %b
  %t = add i64 %s, %c
  %u = add i64 %t, %d
  ret i64 %u
}
