; A handler that gives the signal its default effect again: only the signal is known.
; exit: 139
; error: the program was ended by SIGSEGV (segmentation fault)
; machine: error: @handler: it handles a signal of an interpreted instruction
source_filename = "default-again.c"
declare ptr @signal(i32, ptr)
define void @handler(i32 %signal) {
  %old = call ptr @signal(i32 11, ptr null)
  ret void
}
define i64 @main() {
  %old = call ptr @signal(i32 11, ptr @handler)
  %v = load volatile i64, ptr null
  ret i64 %v
}
