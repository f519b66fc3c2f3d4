; error: 3:11: the name of a parameter is written with '%', too
define i64 @f(i64 a, i64 %b) {
  ret i64 %a
}
