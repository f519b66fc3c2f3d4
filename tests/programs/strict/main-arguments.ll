; "Execution is started by invoking interp_call with … main, passing in the number of arguments supplied and pointers
; to each string on the heap."
; args: one two
; strict: exit 3
; output: two
define i64 @main(i64 %argc, i8** %argv) {
  %p = getelementptr i8** %argv, i32 2
  %s = load i8** %p
  call void @ll_puts(i8* %s)
  ret i64 %argc
}
declare void @ll_puts(i8*)
