; error: 2:24: @f
@g = global i64 (i64)* @f
define i64 @f(i64 %a, i64 %b) {
  ret i64 %a
}
