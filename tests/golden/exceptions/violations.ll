; A call with a landing pad names its block and its number; ENTRY is what such a call leaves, or the function's arguments.
; lilt: check --start-after=isel
; message: the call does not name its landing pad
; message: ENTRY in a block that no call with a landing pad leads to
; message: successors of bb.0 are not the targets of its terminators
declare void @g()
declare void @f()
declare void @e()
declare void @h()

machine function @f {
  properties ssa
  frame calls
bb.0 freq 1 to bb.1 bb.2:
  INVOKE @g, bb.2, 0
  JMP bb.1
bb.1 freq 1 from bb.0:
  RET
bb.2 freq 1 from bb.0:
  RET
}

machine function @e {
  properties ssa
bb.0 freq 1 to bb.1:
  JMP bb.1
bb.1 freq 1 from bb.0:
  %t0:gpr @rax = ENTRY
  RET %t0 @rax
}

machine function @h {
  properties ssa
  frame calls
  landing cleanup
bb.0 freq 1 to bb.1:
  INVOKE @g, bb.2, 0
  JMP bb.1
bb.1 freq 1 from bb.0:
  RET
bb.2 freq 1:
  RET
}
