; error: 3:13: write 'load i64, i64* %p'
define i64 @f(i64 %a, i1 %c, i64* %p) {
  %x = load i64 %p
  ret i64 0
}
