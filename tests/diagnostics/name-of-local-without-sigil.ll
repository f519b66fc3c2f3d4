; error: 3:16: a local is written '%a'
define i64 @f(i64 %a, i1 %c, i64* %p) {
  %x = add i64 a, 2
  ret i64 0
}
