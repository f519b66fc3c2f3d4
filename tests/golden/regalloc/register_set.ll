; A set of registers: values are in these, operands of instructions where they must be; xmm registers are not restricted
; by general ones. The frame pointer of a function that keeps one is not available, whatever the set says.
; lilt: --ra-regs=r12,rbx --stop-after=regalloc
; lilt: --ra-regs=rbp --frame-pointer=all --stop-after=regalloc --filter-print-funcs=f
; lilt: --ra-regs=xmm5 -S
define i64 @f(i64 %a, i64 %b) {
  %c = mul i64 %a, %b
  %d = add i64 %c, %a
  %e = sub i64 %d, %b
  ret i64 %e
}
define double @g(double %x, double %y, i64 %n) {
  %s = fadd double %x, %y
  %i = sitofp i64 %n to double
  %p = fmul double %s, %i
  ret double %p
}
