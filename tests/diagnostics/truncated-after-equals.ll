; error: 3:7: end of
define i64 @f() {
  %x =