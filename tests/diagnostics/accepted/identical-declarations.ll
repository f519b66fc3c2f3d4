declare i64 @f(i64)
declare i64 @f(i64)
define i64 @f(i64 %x) {
  ret i64 %x
}
declare i64 @f(i64 %y)
