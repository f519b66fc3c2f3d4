; Calls: registers, stack, through a pointer and through memory, variable arguments, callees not defined here.
; lilt: --stop-after=isel
declare i64 @outside(i64, i64)
declare i32 @printf(i8*, ...)
@hook = global i64 (i64)* null
@text = global [3 x i8] c"%d\00"
define i64 @many(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h) {
  %1 = sub i64 %g, %h
  ret i64 %1
}
define i64 @caller(i64 %a, i64 (i64)* %f) {
  %1 = call i64 @outside(i64 %a, i64 0)
  %2 = call i64 %f(i64 %1)
  %3 = load i64 (i64)*, i64 (i64)** @hook
  %4 = call i64 %3(i64 %2)
  %5 = call i64 @many(i64 1, i64 %a, i64 3, i64 4, i64 5, i64 6, i64 %4, i64 8)
  ret i64 %5
}
define void @variadic(i32 %x) {
  %1 = getelementptr [3 x i8], [3 x i8]* @text, i64 0, i64 0
  %2 = call i32 (i8*, ...) @printf(i8* %1, i32 %x)
  ret void
}
