; A dump of machine IR has no way from LLVM IR to show.
; lilt: explain --start-after=isel --text
; message: holds machine IR
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

