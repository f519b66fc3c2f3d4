; C called from frames of odd and even size, below calls with odd numbers of stack arguments.
; exit: 0
; output: 28.
; output: 36.
; output: 45.
@dot = global [2 x i8] c".\00"
declare void @ll_puts(i8*)
declare i8* @ll_ltoa(i64)
declare i8* @ll_strcat(i8*, i8*)
define void @show(i64 %v) {
  %pad = alloca i64
  store i64 %v, i64* %pad
  %w = load i64* %pad
  %s = call i8* @ll_ltoa(i64 %w)
  %d = getelementptr [2 x i8]* @dot, i32 0, i32 0
  %t = call i8* @ll_strcat(i8* %s, i8* %d)
  call void @ll_puts(i8* %t)
  ret void
}
define void @f7(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g) {
  %1 = add i64 %a, %b
  %2 = add i64 %1, %c
  %3 = add i64 %2, %d
  %4 = add i64 %3, %e
  %5 = add i64 %4, %f
  %6 = add i64 %5, %g
  call void @show(i64 %6)
  ret void
}
define void @f8(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h) {
  %x = add i64 %g, %h
  call void @f7(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %x)
  ret void
}
define void @f9(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i) {
  %p = alloca i64
  store i64 %i, i64* %p
  %y = load i64* %p
  %x = add i64 %h, %y
  call void @f8(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %x)
  ret void
}
define i64 @main() {
  call void @f7(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7)
  call void @f8(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8)
  call void @f9(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9)
  ret i64 0
}
