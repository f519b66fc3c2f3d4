; args: hello
; exit: 2
; output: hello
declare void @ll_puts(ptr)
define i64 @main(i64 %argc, ptr %argv) {
  %p = getelementptr ptr, ptr %argv, i64 1
  %s = load ptr, ptr %p
  call void @ll_puts(ptr %s)
  ret i64 %argc
}
