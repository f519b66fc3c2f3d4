; error: 2:22: ','
define i64 @f(i64 %a i64 %b) {
  ret i64 %a
}
