; exit: 128
define i64 @main() {
  %p = alloca i64
  store i64 1, i64* %p
  br label %self
self:
  %a = load i64* %p
  %b = shl i64 %a, 1
  store i64 %b, i64* %p
  %c = icmp slt i64 %b, 128
  br i1 %c, label %self, label %done
done:
  %r = load i64* %p
  ret i64 %r
}
