; error: 3:7: a type is missing before '%a': write 'i64 %a'
define i64 @f(i64 %a, i1 %c, i64* %p) {
  ret %a
}
