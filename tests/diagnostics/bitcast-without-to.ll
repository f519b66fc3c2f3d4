; error: 3:24: to
define i64 @f(i64* %p) {
  %q = bitcast i64* %p as i8*
  ret i64 0
}
