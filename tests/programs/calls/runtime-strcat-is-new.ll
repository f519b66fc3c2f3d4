; ll_strcat leaves both of its arguments as they were.
; exit: 0
; output: abab
; output: ab
@ab = global [3 x i8] c"ab\00"
declare void @ll_puts(i8*)
declare i8* @ll_strcat(i8*, i8*)
define i64 @main() {
  %p = getelementptr [3 x i8]* @ab, i32 0, i32 0
  %q = call i8* @ll_strcat(i8* %p, i8* %p)
  call void @ll_puts(i8* %q)
  call void @ll_puts(i8* %p)
  ret i64 0
}
