; error: 4:17: 'declare i64 @unknown(i64)'
; error: 5:17: did you mean '@f'?
define i64 @f() {
  %x = call i64 @unknown(i64 1)
  %y = call i64 @g()
  ret i64 %x
}
