; lilt: --start-after=isel -S
; lilt: --start-after=regalloc -S
; lilt: --start-after=unwind -S
declare i64 @f(i64)

machine function @f {
  properties ssa
bb.0 freq 1:
  %0.a:gpr @rdi = ENTRY
  RET %0.a @rax
}
