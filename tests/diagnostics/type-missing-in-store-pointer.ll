; error: 3:16: a type is missing before '%p': write 'i64* %p'
define i64 @f(i64 %a, i1 %c, i64* %p) {
  store i64 1, %p
  ret i64 0
}
