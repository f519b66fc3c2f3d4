; A value spilled around several calls is stored once.
; lilt: --ra-regs=3 -S
; max-spills: 1
; max-reloads: 3
; lacks: %rbx
declare i64 @f(i64)
define i64 @store_once(i64 %a, i64 %b) {
  %1 = call i64 @f(i64 %a)
  %2 = add i64 %1, %b
  %3 = call i64 @f(i64 %2)
  %4 = add i64 %3, %b
  %5 = call i64 @f(i64 %4)
  %6 = add i64 %5, %b
  ret i64 %6
}
