; A string is a leaf; a pointer to its first character is what the runtime takes.
; strict: exit 4
; output: text
@s = global [5 x i8] c"text\00"
define i64 @main() {
  %p = getelementptr [5 x i8]* @s, i32 0, i32 0
  call void @ll_puts(i8* %p)
  ret i64 4
}
declare void @ll_puts(i8*)
