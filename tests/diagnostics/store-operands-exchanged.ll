; error: 3:18: the value comes first, then the pointer
define i64 @f(i64 %a, i1 %c, i64* %p) {
  store i64* %p, i64 1
  ret i64 0
}
