; interpret-error: 10: null-pointer
; output: before
@s = global [7 x i8] c"before\00"
define i64 @main() {
  %s = getelementptr [7 x i8]* @s, i32 0, i32 0
  call void @ll_puts(i8* %s)
  %p = alloca i64*
  store i64* null, i64** %p
  %q = load i64** %p
  %v = load i64* %q
  ret i64 %v
}
declare void @ll_puts(i8*)
