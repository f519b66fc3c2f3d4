; exit: 137
; error: the program was ended by SIGKILL (killed)
source_filename = "killed.c"
@command = constant [14 x i8] c"kill -9 $PPID\00"
declare i32 @system(ptr)
define i64 @main() {
  %r = call i32 @system(ptr @command)
  ret i64 0
}
