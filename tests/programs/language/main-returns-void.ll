; A void main leaves with status 0.
; exit: 0
; output: done
@s = global [5 x i8] c"done\00"
declare void @ll_puts(i8*)
define void @main() {
  %p = getelementptr [5 x i8]* @s, i32 0, i32 0
  call void @ll_puts(i8* %p)
  ret void
}
