; exit: 0
; output:
; output: end
@empty = global [1 x i8] c"\00"
@end = global [4 x i8] c"end\00"
declare void @ll_puts(i8*)
define i64 @main() {
  %p = getelementptr [1 x i8]* @empty, i32 0, i32 0
  call void @ll_puts(i8* %p)
  %q = getelementptr [4 x i8]* @end, i32 0, i32 0
  call void @ll_puts(i8* %q)
  ret i64 0
}
