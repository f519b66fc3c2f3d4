; The message names the trap, not what follows it.
; exit: 133
; error: 7:3: ended by SIGTRAP (trace/breakpoint trap): llvm.debugtrap was called, in @main
source_filename = "debug-trap.c"
declare void @llvm.debugtrap()
define i64 @main(i64 %argc, ptr %argv) {
  call void @llvm.debugtrap()
  store volatile i64 %argc, ptr %argv
  ret i64 0
}
