; A dump is taken by the pass that comes next only: others name what it lacks.
; lilt: --start-after=isel -S
; lilt: --start-after=regalloc -S
; lilt: --start-after=unwind -S
; message: error: the machine function must be allocated and its frame not laid out
; message: error: the machine function must be allocated and its frame laid out
declare i64 @f(i64)

machine function @f {
  properties ssa
  values %a=0
bb.0 freq 1:
  %a:gpr @rdi = ENTRY
  RET %a @rax
}
