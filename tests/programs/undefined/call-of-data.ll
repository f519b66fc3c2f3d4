; A global variable called as if it were a function.
; interpret-error: 6: not-a-function
@data = global i64 5
define i64 @main() {
  %f = bitcast i64* @data to i64 (i64)*
  %r = call i64 %f(i64 1)
  ret i64 %r
}
