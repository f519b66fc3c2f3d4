; exit: 61
define i64 @a(i64 %m, i64 %n) {
  %mz = icmp eq i64 %m, 0
  br i1 %mz, label %zero, label %more
zero:
  %r0 = add i64 %n, 1
  ret i64 %r0
more:
  %m1 = sub i64 %m, 1
  %nz = icmp eq i64 %n, 0
  br i1 %nz, label %one, label %both
one:
  %r1 = call i64 @a(i64 %m1, i64 1)
  ret i64 %r1
both:
  %n1 = sub i64 %n, 1
  %x = call i64 @a(i64 %m, i64 %n1)
  %r2 = call i64 @a(i64 %m1, i64 %x)
  ret i64 %r2
}
define i64 @main() {
  %r = call i64 @a(i64 3, i64 3)
  ret i64 %r
}
