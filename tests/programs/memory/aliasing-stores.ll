; Two pointers to one slot: a load between stores sees the latest.
; exit: 123
define i64 @f(i64* %p, i64* %q) {
  store i64 1, i64* %p
  %a = load i64* %q
  store i64 2, i64* %q
  %b = load i64* %p
  store i64 3, i64* %p
  %c = load i64* %q
  %d = mul i64 %a, 100
  %e = mul i64 %b, 10
  %g = add i64 %d, %e
  %h = add i64 %g, %c
  ret i64 %h
}
define i64 @main() {
  %x = alloca i64
  store i64 0, i64* %x
  %r = call i64 @f(i64* %x, i64* %x)
  ret i64 %r
}
