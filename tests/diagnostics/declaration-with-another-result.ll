; error: 4:14: @f
; note: 3: @f
declare i64 @f(i64)
declare void @f(i64)
