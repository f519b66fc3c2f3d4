; Prints some powers, for the tests of the exercise.
@format = private constant [6 x i8] c"%lld \00"
declare i32 @printf(ptr, ...)
declare i64 @power(i64, i64)

define i32 @main() {
  %a = call i64 @power(i64 2, i64 10)
  %b = call i64 @power(i64 3, i64 5)
  %c = call i64 @power(i64 -7, i64 3)
  %d = call i64 @power(i64 5, i64 0)
  %e = call i64 @power(i64 10, i64 18)
  call i32 (ptr, ...) @printf(ptr @format, i64 %a)
  call i32 (ptr, ...) @printf(ptr @format, i64 %b)
  call i32 (ptr, ...) @printf(ptr @format, i64 %c)
  call i32 (ptr, ...) @printf(ptr @format, i64 %d)
  call i32 (ptr, ...) @printf(ptr @format, i64 %e)
  ret i32 0
}
