; error: 4:12: a type is missing before '1'
; error: 5:12: a type is missing before '%a'
define i64 @f(i64 %a, i1 %c, i64* %p) {
  %x = add 1, 2
  %y = add %a, 2
  ret i64 0
}
