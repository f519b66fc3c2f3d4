; sqrt sets errno to EDOM (33) below zero and for nothing else; -0.0 stays -0.0. Prints each root and errno.
; exit: 0
; output: 3 0
; output: 1.5 0
; output: -nan 33
; output: -0 0
; output: inf 0
; output: 5 0
; output: hello is 5 long, 1 0 1
@format = private constant [7 x i8] c"%g %d\0A\00"
@text = private constant [6 x i8] c"hello\00"
@same = global [6 x i8] c"help!\00"
@last = private constant [27 x i8] c"hello is %d long, %d %d %d\00"
declare double @sqrt(double)
declare float @sqrtf(float)
declare i64 @strlen(ptr)
declare i32 @memcmp(ptr, ptr, i64)
declare i32 @isdigit(i32)
declare ptr @__errno_location()
declare i32 @printf(ptr, ...)
declare i32 @puts(ptr)
declare i32 @putchar(i32)

define void @show(double %x) noinline {
  %place = call ptr @__errno_location()
  store i32 0, ptr %place
  %root = call double @sqrt(double %x)
  %error = load i32, ptr %place
  call i32 (ptr, ...) @printf(ptr @format, double %root, i32 %error)
  ret void
}
define void @show_single(float %x) noinline {
  %place = call ptr @__errno_location()
  store i32 0, ptr %place
  %root = call float @sqrtf(float %x)
  %error = load i32, ptr %place
  %wide = fpext float %root to double
  call i32 (ptr, ...) @printf(ptr @format, double %wide, i32 %error)
  ret void
}
define double @length(double %x, double %y) noinline {
  %xx = fmul double %x, %x
  %yy = fmul double %y, %y
  %sum = fadd double %xx, %yy
  %root = call double @sqrt(double %sum)
  ret double %root
}
define i32 @main() {
  call void @show(double 9.0)
  call void @show_single(float 2.25)
  call void @show(double -4.0)
  call void @show(double -0.0)
  call void @show(double 0x7FF0000000000000)
  %length = call double @length(double 3.0, double -4.0)
  call i32 (ptr, ...) @printf(ptr @format, double %length, i32 0)
  %n = call i64 @strlen(ptr @text)
  %n32 = trunc i64 %n to i32
  %order = call i32 @memcmp(ptr @text, ptr @same, i64 3)
  %equal = icmp eq i32 %order, 0
  %e = zext i1 %equal to i32
  %order5 = call i32 @memcmp(ptr @text, ptr @same, i64 5)
  %equal5 = icmp eq i32 %order5, 0
  %e5 = zext i1 %equal5 to i32
  %digit = call i32 @isdigit(i32 55)
  %is = icmp ne i32 %digit, 0
  %d = zext i1 %is to i32
  call i32 (ptr, ...) @printf(ptr @last, i32 %n32, i32 %e, i32 %e5, i32 %d)
  call i32 @putchar(i32 10)
  ret i32 0
}
