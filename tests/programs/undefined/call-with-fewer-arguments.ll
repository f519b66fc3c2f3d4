; A function of two arguments called with one, through a cast.
; interpret-error: 9: signature-mismatch
define i64 @f(i64 %a, i64 %b) {
  %c = add i64 %a, %b
  ret i64 %c
}
define i64 @main() {
  %f = bitcast i64 (i64, i64)* @f to i64 (i64)*
  %r = call i64 %f(i64 1)
  ret i64 %r
}
