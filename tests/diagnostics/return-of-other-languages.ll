; error: 3:3: did you mean 'ret'?
define i64 @f(i64 %a, i1 %c, i64* %p) {
  return i64 1
}
