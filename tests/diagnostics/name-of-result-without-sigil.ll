; error: 3:3: did you mean '%x'?
define i64 @f(i64 %a, i1 %c, i64* %p) {
  x = add i64 1, 2
  ret i64 %x
}
