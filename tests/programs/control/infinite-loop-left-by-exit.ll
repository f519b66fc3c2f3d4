; A function without a return: the loop is left through libc's exit.
; exit: 33
declare void @exit(i32)
@n = global i64 0
define i64 @main() {
  br label %forever
forever:
  %a = load i64* @n
  %b = add i64 %a, 1
  store i64 %b, i64* @n
  %c = icmp eq i64 %b, 33
  br i1 %c, label %leave, label %forever
leave:
  call void @exit(i32 33)
  br label %forever
}
