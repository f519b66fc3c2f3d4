; A dump whose registers are allocated has nothing to explain.
; lilt: explain --start-after=isel --text
; message: must be in SSA form for the passes that are to run; its registers are allocated already
source_filename = ""

define dso_local i64 @f(i64) {
  unreachable
}

machine function @f {
  properties allocated
bb.0 freq 1:
  rax = MOV64rr rdi
  RET rax
}
