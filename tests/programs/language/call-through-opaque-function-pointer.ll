; exit: 49
define i64 @square(i64 %x) {
  %r = mul i64 %x, %x
  ret i64 %r
}
define i64 @apply(ptr %f, i64 %x) {
  %r = call i64 %f(i64 %x)
  ret i64 %r
}
define i64 @main() {
  %r = call i64 @apply(ptr @square, i64 7)
  ret i64 %r
}
