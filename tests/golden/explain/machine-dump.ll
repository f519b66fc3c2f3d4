; A dump of machine IR is explained from there on: its lines are the source. It must come from before the allocation.
; lilt: explain --start-after=isel --text
; lilt: explain --text
; lilt: explain --start-after=regalloc --text
; message: holds machine IR, but LLVM IR is needed; --start-after names the pass that a dump was made after
; message: registers are allocated after 'regalloc', so there is nothing to explain
source_filename = ""

define dso_local i64 @f(i64) {
  unreachable
}

machine function @f {
  properties ssa
  values %a=0
bb.0 freq 1:
  %a:gpr @rdi = ENTRY
  RET %a @rax
}

