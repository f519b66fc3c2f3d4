; error: 3:17: %f
define i64 @g(i64 (i64)* %f) {
  %x = call i64 %f(i64 1, i64 2)
  ret i64 %x
}
