; Declarations with and without parameter names, of unused and variadic functions, repeated.
; exit: 3
declare i64 @labs(i64)
declare i64 @labs(i64)
declare void @never_defined(i64 %x, i8* %y)
declare i32 @sprintf(i8*, i8*, ...)
declare i8* @memchr(i8*, i32, i64)
declare void @unused()
define i64 @main() {
  %r = call i64 @labs(i64 -3)
  ret i64 %r
}
