; error: 3:9: a type is missing before '%a': write 'i64 %a'
define i64 @f(i64 %a, i1 %c, i64* %p) {
  store %a, i64* %p
  ret i64 0
}
