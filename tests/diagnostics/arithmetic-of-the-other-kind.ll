; error: 6:12: did you mean 'fadd'?
; error: 7:13: did you mean 'add'?
; error: 8:16: did you mean 'fcmp'?
; error: 9:14: did you mean '1.0'?
define double @f(double %a, i64 %b) {
  %x = add double %a, %a
  %y = fadd i64 %b, %b
  %z = icmp eq double %a, %a
  ret double 1
}
