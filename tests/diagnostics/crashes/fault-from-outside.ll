; exit: 139
; error: the program was ended by SIGSEGV (segmentation fault): process
; error:  sent it
source_filename = "fault-from-outside.c"
declare i32 @system(ptr)
declare i32 @sleep(i32)
@line = constant [17 x i8] c"kill -SEGV $PPID\00"
define i64 @main() {
  %r = call i32 @system(ptr @line)
  %s = call i32 @sleep(i32 5)
  ret i64 0
}
