; Traps in inline assembly are the program's own.
; exit: 133
; error: 6:3: ended by SIGTRAP (trace/breakpoint trap)
source_filename = "assembly-trap.c"
define i64 @main() {
  call void asm sideeffect "nop; int3; nop", ""()
  ret i64 0
}
