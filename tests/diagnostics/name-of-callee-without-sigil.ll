; error: 3:17: did you mean '@g'?
define i64 @f(i64 %a, i1 %c, i64* %p) {
  %x = call i64 g(i64 1)
  ret i64 0
}
