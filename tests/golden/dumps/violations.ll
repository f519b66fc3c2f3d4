; The verifier points at the instruction of a dump that breaks a rule, in every function; check does the same as compiling.
; lilt: check --start-after=isel
; lilt: check
; lilt: -S --start-after=isel
; lilt: run --start-after=isel
; lilt: run
; lilt: interpret
; lilt: interpret --strict
; lilt: check --start-after=mem2reg
; message: error: tie does not agree with the row: 'tied' is missing
; message: error: successors of bb.0 are not the targets of its terminators
; message: but LLVM IR is needed; --start-after
; message: --strict runs LLVM IR only
; message: LLVM IR is needed for the pass 'instruction-simplify'
declare i64 @f(i64)
declare i64 @g(i64)

machine function @f {
  properties ssa
  values %a=0
bb.0 freq 1:
  %a:gpr @rdi = ENTRY
  %t1:gpr = ADD64rr %a, %a
  CMP64ri %t9, 1
  RET %t1
}

machine function @g {
  properties ssa
  values %a=0
bb.0 freq 1 to bb.1:
  %a:gpr @rdi = ENTRY
  RET %a @rax
bb.1 freq 1 from bb.0:
  RET %a @rax
}
