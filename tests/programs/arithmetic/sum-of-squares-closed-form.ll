; Without division: 6 times the sum of squares up to n against n(n+1)(2n+1).
; exit: 100
define i64 @main() {
  %i = alloca i64
  %s = alloca i64
  store i64 1, i64* %i
  store i64 0, i64* %s
  br label %loop
loop:
  %n = load i64* %i
  %q = mul i64 %n, %n
  %t = load i64* %s
  %u = add i64 %t, %q
  store i64 %u, i64* %s
  %lhs = mul i64 %u, 6
  %n1 = add i64 %n, 1
  %n2 = add i64 %n, %n1
  %p = mul i64 %n, %n1
  %rhs = mul i64 %p, %n2
  %same = icmp eq i64 %lhs, %rhs
  br i1 %same, label %good, label %bad
good:
  store i64 %n1, i64* %i
  %more = icmp sle i64 %n1, 100
  br i1 %more, label %loop, label %end
end:
  ret i64 %n
bad:
  ret i64 0
}
