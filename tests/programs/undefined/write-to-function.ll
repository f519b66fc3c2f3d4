; interpret-error: 7: read-only
define i64 @f() {
  ret i64 1
}
define i64 @main() {
  %p = bitcast i64 ()* @f to i64*
  store i64 1, i64* %p
  ret i64 0
}
