; exit: 132
; error: 8: the program was ended by SIGILL (illegal instruction): 'unreachable' was reached, or llvm.trap was called, in @main
source_filename = "unreachable.c"
define i64 @main(i64 %argc, ptr %argv) {
  %one = icmp eq i64 %argc, 1
  br i1 %one, label %bad, label %good
bad:
  unreachable
good:
  ret i64 0
}
