; What a convention preserves is pushed, or stored if it is an xmm register; ghccc preserves nothing.
; lilt: -O1 --stop-after=prologue-epilogue
; haskell: lacks: PUSH
; most: has: PUSH rdi
declare void @use(i64)
declare ghccc void @next(i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)
define ghccc void @haskell(i64 %base, i64 %sp, i64 %hp, i64 %r1, i64 %r2, i64 %r3, i64 %r4, i64 %r5, i64 %r6, i64 %lim) {
  %new = add i64 %hp, 16
  tail call ghccc void @next(i64 %base, i64 %sp, i64 %new, i64 %r2, i64 %r1, i64 %r3, i64 %r4, i64 %r5, i64 %r6, i64 %lim)
  ret void
}
define preserve_mostcc i64 @most(i64 %a, i64 %b) {
  call void @use(i64 %a)
  %c = mul i64 %a, %b
  ret i64 %c
}
define win64cc double @windows(i64 %a, double %b, i64 %c, double %d, double %e) {
  call void @use(i64 %c)
  %f = fadd double %b, %d
  %g = fadd double %f, %e
  ret double %g
}
