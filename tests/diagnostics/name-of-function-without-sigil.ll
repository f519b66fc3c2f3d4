; error: 2:12: did you mean '@f'?
define i64 f(i64 %a) {
  ret i64 1
}
