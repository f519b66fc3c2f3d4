; error: 4:1: a type and a value after 'ret'
define i64 @f(i64 %a, i1 %c, i64* %p) {
  ret
}
