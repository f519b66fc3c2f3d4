; ll_strcat, ll_ltoa and ll_puts together.
; exit: 0
; output: x = -17, y = 9223372036854775807
@x = global [5 x i8] c"x = \00"
@y = global [7 x i8] c", y = \00"
declare void @ll_puts(i8*)
declare i8* @ll_strcat(i8*, i8*)
declare i8* @ll_ltoa(i64)
define i64 @main() {
  %px = getelementptr [5 x i8]* @x, i32 0, i32 0
  %py = getelementptr [7 x i8]* @y, i32 0, i32 0
  %n = call i8* @ll_ltoa(i64 -17)
  %m = call i8* @ll_ltoa(i64 9223372036854775807)
  %a = call i8* @ll_strcat(i8* %px, i8* %n)
  %b = call i8* @ll_strcat(i8* %py, i8* %m)
  %c = call i8* @ll_strcat(i8* %a, i8* %b)
  call void @ll_puts(i8* %c)
  ret i64 0
}
