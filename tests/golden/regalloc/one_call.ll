; One value alive across one call, on a cold path: better in memory there than in a saved register.
; lilt: -S
; lacks: %rbx
; max-spills: 1
; max-reloads: 0 in hot
declare i64 @f(i64)
define i64 @one_call(i64 %a, i64 %b) {
  %1 = icmp eq i64 %b, 0
  br i1 %1, label %cold, label %hot
hot:
  %2 = mul i64 %a, %b
  ret i64 %2
cold:
  %3 = call i64 @f(i64 %b)
  %4 = add i64 %a, %3
  ret i64 %4
}
