; A crash of the program's own child is the program's affair.
; exit: 3
source_filename = "forked-child.c"
declare i32 @fork()
declare i32 @wait(ptr)
define i64 @main() {
  %pid = call i32 @fork()
  %is_child = icmp eq i32 %pid, 0
  br i1 %is_child, label %child, label %parent
child:
  %v = load volatile i64, ptr null
  ret i64 %v
parent:
  %r = call i32 @wait(ptr null)
  ret i64 3
}
