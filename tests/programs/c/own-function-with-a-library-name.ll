; A function of the module with a library function's name and another type is not called in the place of `printf`.
; exit: 0
; output: hi
@s = private constant [4 x i8] c"%s\0A\00"
@h = private constant [3 x i8] c"hi\00"
declare i32 @printf(ptr, ...)
@out = internal global i64 0
define internal void @puts(i64 %a, ptr %p) noinline {
  %v = load i8, ptr %p
  %z = zext i8 %v to i64
  %s = add i64 %a, %z
  store volatile i64 %s, ptr @out
  ret void
}
define i32 @main(i32 %n, ptr %arguments) {
  %z = zext i32 %n to i64
  call void @puts(i64 %z, ptr @h)
  call i32 (ptr, ...) @printf(ptr @s, ptr @h)
  ret i32 0
}
