; A signal that the program sends to itself.
; exit: 139
; error: 6:3: the program was ended by SIGSEGV (segmentation fault): it sent the signal to itself, in @main
source_filename = "self-sent.c"
define i64 @main() {
  %r = call i32 @raise(i32 11)
  ret i64 0
}
declare i32 @raise(i32)
