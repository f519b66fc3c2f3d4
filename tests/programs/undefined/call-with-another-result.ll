; A void function called for its value.
; interpret-error: 8: signature-mismatch
define void @f(i64 %a) {
  ret void
}
define i64 @main() {
  %f = bitcast void (i64)* @f to i64 (i64)*
  %r = call i64 %f(i64 1)
  ret i64 %r
}
