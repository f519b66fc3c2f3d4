; A signal that the program sends to itself, which debuggers and interpreters use, too.
; exit: 133
; error: 6:3: the program was ended by SIGTRAP (trace/breakpoint trap): it sent the signal to itself, in @main
source_filename = "self-sent-trap.c"
define i64 @main() {
  %r = call i32 @raise(i32 5)
  ret i64 0
}
declare i32 @raise(i32)
