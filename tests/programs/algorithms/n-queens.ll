; The number of ways for eight queens, with bit masks.
; exit: 92
define i64 @place(i64 %all, i64 %cols, i64 %left, i64 %right) {
  %full = icmp eq i64 %cols, %all
  br i1 %full, label %one, label %search
one:
  ret i64 1
search:
  %free = alloca i64
  %count = alloca i64
  %t1 = or i64 %cols, %left
  %t2 = or i64 %t1, %right
  %t3 = xor i64 %t2, -1
  %t4 = and i64 %t3, %all
  store i64 %t4, i64* %free
  store i64 0, i64* %count
  br label %loop
loop:
  %f = load i64* %free
  %none = icmp eq i64 %f, 0
  br i1 %none, label %done, label %try
try:
  %neg = sub i64 0, %f
  %bit = and i64 %f, %neg
  %rest = xor i64 %f, %bit
  store i64 %rest, i64* %free
  %c = or i64 %cols, %bit
  %l0 = or i64 %left, %bit
  %l = shl i64 %l0, 1
  %r0 = or i64 %right, %bit
  %r = lshr i64 %r0, 1
  %n = call i64 @place(i64 %all, i64 %c, i64 %l, i64 %r)
  %o = load i64* %count
  %p = add i64 %o, %n
  store i64 %p, i64* %count
  br label %loop
done:
  %res = load i64* %count
  ret i64 %res
}
define i64 @main() {
  %r = call i64 @place(i64 255, i64 0, i64 0, i64 0)
  ret i64 %r
}
