; exit: 132
; error: 6:3: ended by SIGILL (illegal instruction): 'unreachable' was reached, or llvm.trap was called, in @main
source_filename = "trap.c"
declare void @llvm.trap()
define i64 @main() {
  call void @llvm.trap()
  ret i64 0
}
