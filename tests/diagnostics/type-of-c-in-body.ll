; error: 4:12: did you mean 'i32' or 'i64'?
; error: 5:15: did you mean 'double'?
define i64 @f(i64 %a, i1 %c, i64* %p) {
  %x = add int 1, 2
  %y = alloca float64
  ret i64 0
}
