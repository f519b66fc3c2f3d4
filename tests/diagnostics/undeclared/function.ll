; error: 4:17: 'declare i64 @unknown(i64)'
; error: 5:17: did you mean '@square'?
define i64 @square(i64 %a) {
  %x = call i64 @unknown(i64 1)
  %y = call i64 @sqaure(i64 1)
  ret i64 %x
}
