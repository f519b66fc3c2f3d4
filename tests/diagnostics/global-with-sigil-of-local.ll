; error: 4:23: did you mean '@g'?
@g = global i64 1
define i64 @f(i64 %a, i1 %c, i64* %p) {
  %x = load i64, i64* %g
  ret i64 0
}
