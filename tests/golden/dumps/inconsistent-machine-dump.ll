; A register is read before it is made.
; lilt: --start-after=isel -S
; message: error: use is not dominated by its definition: %t2
declare i64 @f(i64)

machine function @f {
  properties ssa
  values %a=0
bb.0 freq 1:
  %a:gpr @rdi = ENTRY
  %t1:gpr = ADD64rr tied %t2, %a
  %t2:gpr = MOV64ri 1
  RET %t1 @rax
}
