; A quotient by one of a negative 32-bit constant, widened without its sign.
; exit: 139
; output: 4294967179
define i64 @f() {
  %q = sdiv i32 -117, 1
  %z = zext i32 %q to i64
  ret i64 %z
}
define i64 @g(i64 %x) {
  %t = trunc i64 %x to i32
  %q = sdiv i32 %t, 1
  %z = zext i32 %q to i64
  ret i64 %z
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
define i64 @main() {
  %a = call i64 @f()
  %s = call i8* @ll_ltoa(i64 %a)
  call void @ll_puts(i8* %s)
  %b = call i64 @g(i64 -117)
  ret i64 %b
}
