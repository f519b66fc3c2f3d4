; A register is read before it is made.
; lilt: --start-after=isel -S
; message: error: use is not dominated by its definition: %2
declare i64 @f(i64)

machine function @f {
  properties ssa
bb.0 freq 1:
  %0.a:gpr @rdi = ENTRY
  %1:gpr = ADD64rr tied %2, %0.a
  %2:gpr = MOV64ri 1
  RET %1 @rax
}
