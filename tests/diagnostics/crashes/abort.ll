; The fault is in the library: the call in the program is named.
; exit: 134
; error: 7:3: the program was ended by SIGABRT (aborted): abort was called, in @give_up
source_filename = "abort.c"
declare void @abort()
define void @give_up() {
  call void @abort()
  unreachable
}
define i64 @main() {
  call void @give_up()
  ret i64 0
}
