; exit: 132
; error: 5:3: the program was ended by SIGILL (illegal instruction): 'unreachable' was reached, or llvm.trap was called, in @main
source_filename = "unreachable.c"
define i64 @main() {
  unreachable
}
