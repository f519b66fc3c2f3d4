; A program that handles its own faults is left alone.
; exit: 7
; machine: error: @handler: it handles a signal of an interpreted instruction
source_filename = "own-handler.c"
declare ptr @signal(i32, ptr)
declare void @_exit(i32)
define void @handler(i32 %signal) {
  call void @_exit(i32 7)
  unreachable
}
define i64 @main() {
  %old = call ptr @signal(i32 11, ptr @handler)
  %v = load volatile i64, ptr null
  ret i64 %v
}
