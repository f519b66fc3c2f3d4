; error: 5:19: the type stands once, before the first operand
; error: 6:24: the type stands once, before the first operand
; errors: 2
define i64 @f(i64 %a, double %d) {
  %x = add i64 1, i64 %a
  %y = fadd double %d, double 1.0
  ret i64 %x
}
