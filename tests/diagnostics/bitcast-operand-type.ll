; error: 3:20: %p
define i64 @f(i64* %p) {
  %q = bitcast i8* %p to i64*
  ret i64 0
}
