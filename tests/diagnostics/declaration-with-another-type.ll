; error: 4:12: @f
; note: 3: @f
declare i64 @f(i64)
define i64 @f(i64 %a, i64 %b) {
  ret i64 %a
}
