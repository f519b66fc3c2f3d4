; A value alive across many calls belongs in a callee-saved register.
; lilt: -S
; has: pushq %rbx
; max-spills: 0
; max-reloads: 0
declare i64 @f(i64)
define i64 @many_calls(i64 %a) {
  %1 = call i64 @f(i64 %a)
  %2 = call i64 @f(i64 %a)
  %3 = call i64 @f(i64 %a)
  %4 = call i64 @f(i64 %a)
  %5 = add i64 %a, %4
  ret i64 %5
}
