; strict: error 5: bad-call
@x = global i64 5
define i64 @main() {
  %f = bitcast i64* @x to i64 ()*
  %r = call i64 %f()
  ret i64 %r
}
