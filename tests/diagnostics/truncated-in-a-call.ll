; error: 3:26: end of
define i64 @f() {
  %x = call i64 @f(i64 1,