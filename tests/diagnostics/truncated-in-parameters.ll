; error: 2:22: end of
define i64 @f(i64 %a,