; exit: 111
define i64 @pick(i64 %n) {
  %r = alloca i64
  %c = icmp slt i64 %n, 10
  br i1 %c, label %small, label %big
small:
  store i64 1, i64* %r
  br label %join
big:
  store i64 100, i64* %r
  br label %join
join:
  %v = load i64* %r
  %w = mul i64 %v, 1
  ret i64 %w
}
define i64 @main() {
  %a = call i64 @pick(i64 3)
  %b = call i64 @pick(i64 30)
  %c = call i64 @pick(i64 10)
  %d = sub i64 %c, 90
  %e = add i64 %a, %b
  %f = add i64 %e, %d
  ret i64 %f
}
