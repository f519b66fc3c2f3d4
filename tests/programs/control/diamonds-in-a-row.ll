; Eight diamonds, each of which sets or leaves one bit: 256 ways through.
; exit: 104
; output: 1053293956700778600
define i64 @f(i64 %n) {
  %r = alloca i64
  store i64 0, i64* %r
  %a0 = and i64 %n, 1
  %c0 = icmp ne i64 %a0, 0
  br i1 %c0, label %t0, label %j0
t0:
  store i64 3, i64* %r
  br label %j0
j0:
  %a1 = and i64 %n, 2
  %c1 = icmp ne i64 %a1, 0
  br i1 %c1, label %t1, label %e1
t1:
  %v1 = load i64* %r
  %w1 = mul i64 %v1, 7
  store i64 %w1, i64* %r
  br label %j1
e1:
  %x1 = load i64* %r
  %y1 = add i64 %x1, 5
  store i64 %y1, i64* %r
  br label %j1
j1:
  %a2 = and i64 %n, 4
  %c2 = icmp ne i64 %a2, 0
  br i1 %c2, label %j2, label %e2
e2:
  %x2 = load i64* %r
  %y2 = xor i64 %x2, 123
  store i64 %y2, i64* %r
  br label %j2
j2:
  %a3 = and i64 %n, 8
  %c3 = icmp ne i64 %a3, 0
  br i1 %c3, label %t3, label %e3
t3:
  %v3 = load i64* %r
  %w3 = shl i64 %v3, 2
  store i64 %w3, i64* %r
  br label %j3
e3:
  %x3 = load i64* %r
  %y3 = sub i64 %x3, 9
  store i64 %y3, i64* %r
  br label %j3
j3:
  %z = load i64* %r
  ret i64 %z
}
define i64 @main() {
  %i = alloca i64
  %h = alloca i64
  store i64 0, i64* %i
  store i64 0, i64* %h
  br label %loop
loop:
  %n = load i64* %i
  %v = call i64 @f(i64 %n)
  %x = load i64* %h
  %y = mul i64 %x, 131
  %z = add i64 %y, %v
  store i64 %z, i64* %h
  %m = add i64 %n, 1
  store i64 %m, i64* %i
  %c = icmp slt i64 %m, 16
  br i1 %c, label %loop, label %done
done:
  %r = load i64* %h
  %str = call i8* @ll_ltoa(i64 %r)
  call void @ll_puts(i8* %str)
  ret i64 %r
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
