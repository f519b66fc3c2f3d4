; Calls to libc functions that LLVMlite programs never declare.
; exit: 22
; output: plain puts
@s = global [11 x i8] c"plain puts\00"
define i64 @main() {
  %p = getelementptr [11 x i8]* @s, i32 0, i32 0
  %r = call i64 @puts(i8* %p)
  %n = call i64 @strlen(i8* %p)
  %m = call i64 @labs(i64 -12)
  %t = add i64 %n, %m
  ret i64 %t
}
