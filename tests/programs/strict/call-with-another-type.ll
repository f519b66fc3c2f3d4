; call: "If OP1 does not evaluate to a function pointer that identifies a function with return type S1 and argument
; types S2, ... , SN, then the operation raises an error".
; strict: error 9: bad-call
define i64 @f(i64 %a) {
  ret i64 %a
}
define i64 @main() {
  %g = bitcast i64 (i64)* @f to i64 (i1)*
  %r = call i64 %g(i1 true)
  ret i64 %r
}
