; Bytes above 127 as escapes: UTF-8 on the way out.
; exit: 6
; output: größe ✓
@s = global [12 x i8] c"gr\C3\B6\c3\9fe \E2\9C\93\00"
declare void @ll_puts(i8*)
define i64 @main() {
  %p = getelementptr [12 x i8]* @s, i32 0, i32 0
  call void @ll_puts(i8* %p)
  ret i64 6
}
