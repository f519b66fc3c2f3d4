; \XX is a byte in hexadecimal, in either case; \\ is a backslash.
; exit: 0
; output: tab	here "quoted" back\slash A1~
@s = global [36 x i8] c"tab\09here \22quoted\22 back\\slash \41\31\7e\00\00\00\00"
define i64 @main() {
  %p = getelementptr [36 x i8]* @s, i32 0, i32 0
  call void @ll_puts(i8* %p)
  ret i64 0
}
declare void @ll_puts(i8*)
