; error: 5:1: which closes nothing
define i64 @f(i64 %a, i1 %c, i64* %p) {
  ret i64 0
}
}
