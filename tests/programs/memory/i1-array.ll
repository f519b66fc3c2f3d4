; An array of i1: a sieve of flags, one byte each.
; exit: 25
define i64 @main() {
  %flags = alloca [100 x i1]
  %i = alloca i64
  %j = alloca i64
  %count = alloca i64
  store i64 0, i64* %i
  br label %init
init:
  %a = load i64* %i
  %ap = getelementptr [100 x i1]* %flags, i32 0, i64 %a
  store i1 true, i1* %ap
  %a1 = add i64 %a, 1
  store i64 %a1, i64* %i
  %ac = icmp slt i64 %a1, 100
  br i1 %ac, label %init, label %start
start:
  store i64 2, i64* %i
  store i64 0, i64* %count
  br label %outer
outer:
  %n = load i64* %i
  %c = icmp slt i64 %n, 100
  br i1 %c, label %test, label %done
test:
  %fp = getelementptr [100 x i1]* %flags, i32 0, i64 %n
  %f = load i1* %fp
  br i1 %f, label %prime, label %next
prime:
  %k = load i64* %count
  %k1 = add i64 %k, 1
  store i64 %k1, i64* %count
  %sq = mul i64 %n, %n
  store i64 %sq, i64* %j
  br label %strike
strike:
  %m = load i64* %j
  %d = icmp slt i64 %m, 100
  br i1 %d, label %clear, label %next
clear:
  %mp = getelementptr [100 x i1]* %flags, i32 0, i64 %m
  store i1 false, i1* %mp
  %m1 = add i64 %m, %n
  store i64 %m1, i64* %j
  br label %strike
next:
  %n1 = add i64 %n, 1
  store i64 %n1, i64* %i
  br label %outer
done:
  %r = load i64* %count
  ret i64 %r
}
