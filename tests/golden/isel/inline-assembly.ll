; Inline assembly behind selection: the text with a register for each operand; what it overwrites; flags and
; the x87 stack by text of ours.
; lilt: --stop-after=isel
@counter = global i64 0
define { i32, i32, i32, i32 } @cpuid(i32 %leaf) {
  %r = call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 %leaf, i32 0)
  ret { i32, i32, i32, i32 } %r
}
define i64 @add(i64 %x) {
  %r = call i64 asm sideeffect "lock; xaddq $0, $1\0A\09addq $$3, ${0:q}", "=r,=*m,0,*m,~{memory},~{r8}"(ptr elementtype(i64) @counter, i64 %x, ptr elementtype(i64) @counter)
  ret i64 %r
}
define i1 @less(i32 %x) {
  %r = call i32 asm "cmpl $2, $1", "={@ccl},r,i"(i32 %x, i32 7)
  %b = icmp ne i32 %r, 0
  ret i1 %b
}
define double @angle(double %y, double %x) {
  %r = call double asm "fpatan", "={st},0,{st(1)},~{st(1)}"(double %x, double %y)
  ret double %r
}
