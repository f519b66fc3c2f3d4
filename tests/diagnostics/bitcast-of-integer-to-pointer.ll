; error: 3:8: bitcast
define i64 @f(i64 %n) {
  %p = bitcast i64 %n to i8*
  ret i64 0
}
