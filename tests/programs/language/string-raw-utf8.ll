; The same bytes written raw.
; exit: 11
; output: größe ✓
@s = global [12 x i8] c"größe ✓\00"
declare void @ll_puts(i8*)
declare i64 @strlen(i8*)
define i64 @main() {
  %p = getelementptr [12 x i8]* @s, i32 0, i32 0
  call void @ll_puts(i8* %p)
  %n = call i64 @strlen(i8* %p)
  ret i64 %n
}
