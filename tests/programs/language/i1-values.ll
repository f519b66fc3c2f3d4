; i1 through parameters, returns, memory, comparison and branch.
; exit: 27
define i1 @negate(i1 %b) {
  %r = icmp eq i1 %b, 0
  ret i1 %r
}
define i1 @both(i1 %a, i1 %b) {
  br i1 %a, label %x, label %no
x:
  ret i1 %b
no:
  ret i1 false
}
define i64 @number(i1 %b) {
  br i1 %b, label %t, label %f
t:
  ret i64 1
f:
  ret i64 0
}
define i64 @main() {
  %p = alloca i1
  %lt = icmp slt i64 3, 4
  store i1 %lt, i1* %p
  %a = load i1* %p
  %b = call i1 @negate(i1 %a)
  %c = call i1 @negate(i1 %b)
  %d = call i1 @both(i1 %a, i1 %c)
  store i1 %d, i1* %p
  %e = load i1* %p
  %n1 = call i64 @number(i1 %a)
  %n2 = call i64 @number(i1 %b)
  %n3 = call i64 @number(i1 %c)
  %n4 = call i64 @number(i1 %d)
  %n5 = call i64 @number(i1 %e)
  %s1 = shl i64 %n1, 4
  %s2 = shl i64 %n2, 2
  %s3 = shl i64 %n3, 3
  %s4 = shl i64 %n4, 1
  %t1 = or i64 %s1, %s2
  %t2 = or i64 %t1, %s3
  %t3 = or i64 %t2, %s4
  %t4 = or i64 %t3, %n5
  ret i64 %t4
}
