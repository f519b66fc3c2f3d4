; error: 6:12: a type is missing before '1'
; error: 7:3: did you mean 'ret'?
; error: 9:3: did you mean 'br'?
; errors: 3
define i64 @f(i64 %a) {
  %x = add 1, 2
  return i64 %x
l:
  goto l
}
