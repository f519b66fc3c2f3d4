; error: 3:11: did you mean 'u0x10'?
define i64 @f(i64 %a, i1 %c, i64* %p) {
  ret i64 0x10
}
