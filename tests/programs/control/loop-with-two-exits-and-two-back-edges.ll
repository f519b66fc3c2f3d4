; exit: 104
; output: 1000026000110962792
define i64 @f(i64 %n) {
  %x = alloca i64
  %k = alloca i64
  store i64 %n, i64* %x
  store i64 0, i64* %k
  br label %head
head:
  %a = load i64* %x
  %big = icmp sgt i64 %a, 1000
  br i1 %big, label %exit1, label %body
body:
  %k0 = load i64* %k
  %k1 = add i64 %k0, 1
  store i64 %k1, i64* %k
  %bit = and i64 %a, 1
  %odd = icmp eq i64 %bit, 1
  br i1 %odd, label %back1, label %test
back1:
  %b = mul i64 %a, 3
  store i64 %b, i64* %x
  br label %head2
head2:
  %t = icmp sgt i64 %k1, 20
  br i1 %t, label %exit2, label %more
more:
  %c = load i64* %x
  %d = add i64 %c, 1
  store i64 %d, i64* %x
  br label %head
test:
  %e = icmp eq i64 %a, 0
  br i1 %e, label %exit2, label %back2
back2:
  %f = ashr i64 %a, 1
  store i64 %f, i64* %x
  br label %head
exit1:
  %r1 = add i64 %a, 100000
  ret i64 %r1
exit2:
  %k2 = load i64* %k
  ret i64 %k2
}
define i64 @main() {
  %a = call i64 @f(i64 0)
  %b = call i64 @f(i64 7)
  %c = call i64 @f(i64 64)
  %d = call i64 @f(i64 999)
  %s1 = mul i64 %a, 1000003
  %s2 = xor i64 %s1, %b
  %s3 = mul i64 %s2, 1000003
  %s4 = xor i64 %s3, %c
  %s5 = mul i64 %s4, 1000003
  %s6 = xor i64 %s5, %d
  %s = call i8* @ll_ltoa(i64 %s6)
  call void @ll_puts(i8* %s)
  ret i64 %s6
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
