; snprintf with five values: variadic, arguments in registers and on the stack. A multiple of 16 at the call matters here.
; exit: 19
; output: 1-22-333-4444-55555
@fmt = global [20 x i8] c"%ld-%ld-%ld-%ld-%ld\00"
declare i64 @snprintf(i8*, i64, i8*, ...)
declare i8* @ll_malloc(i64, i64)
declare void @ll_puts(i8*)
define i64 @main() {
  %f = getelementptr [20 x i8], [20 x i8]* @fmt, i32 0, i32 0
  %b = call i8* @ll_malloc(i64 64, i64 1)
  %n = call i64 (i8*, i64, i8*, ...) @snprintf(i8* %b, i64 64, i8* %f, i64 1, i64 22, i64 333, i64 4444, i64 55555)
  call void @ll_puts(i8* %b)
  ret i64 %n
}
