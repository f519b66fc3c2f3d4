; A cascade of tests, each with its own return.
; exit: 133
; output: 22917
define i64 @classify(i64 %n) {
  %c0 = icmp slt i64 %n, -100
  br i1 %c0, label %r0, label %t1
r0:
  ret i64 0
t1:
  %c1 = icmp slt i64 %n, 0
  br i1 %c1, label %r1, label %t2
r1:
  ret i64 1
t2:
  %c2 = icmp eq i64 %n, 0
  br i1 %c2, label %r2, label %t3
r2:
  ret i64 2
t3:
  %c3 = icmp sle i64 %n, 9
  br i1 %c3, label %r3, label %t4
r3:
  ret i64 3
t4:
  %c4 = icmp sge i64 %n, 1000
  br i1 %c4, label %r4, label %t5
r4:
  ret i64 4
t5:
  %c5 = icmp ne i64 %n, 500
  br i1 %c5, label %r5, label %r6
r5:
  ret i64 5
r6:
  ret i64 6
}
define i64 @add(i64 %acc, i64 %n) {
  %a = mul i64 %acc, 7
  %c = call i64 @classify(i64 %n)
  %r = add i64 %a, %c
  ret i64 %r
}
define i64 @main() {
  %1 = call i64 @add(i64 0, i64 -101)
  %2 = call i64 @add(i64 %1, i64 -100)
  %3 = call i64 @add(i64 %2, i64 0)
  %4 = call i64 @add(i64 %3, i64 9)
  %5 = call i64 @add(i64 %4, i64 10)
  %6 = call i64 @add(i64 %5, i64 1000)
  %7 = call i64 @add(i64 %6, i64 500)
  %str = call i8* @ll_ltoa(i64 %7)
  call void @ll_puts(i8* %str)
  ret i64 %7
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
