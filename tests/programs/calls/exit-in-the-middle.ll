; exit does not return; what comes after it does not happen, buffered output still does.
; exit: 17
; output: first
@a = global [6 x i8] c"first\00"
@b = global [7 x i8] c"second\00"
declare void @exit(i64)
declare void @ll_puts(i8*)
define void @leave() {
  call void @exit(i64 17)
  ret void
}
define i64 @main() {
  %p = getelementptr [6 x i8]* @a, i32 0, i32 0
  call void @ll_puts(i8* %p)
  call void @leave()
  %q = getelementptr [7 x i8]* @b, i32 0, i32 0
  call void @ll_puts(i8* %q)
  ret i64 0
}
