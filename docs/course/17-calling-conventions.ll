declare i64 @next(i64)
declare i32 @printf(ptr, ...)
@format = private constant [8 x i8] c"%ld %f\0A\00"

; Eight whole numbers and a real one: six and one of them arrive in registers.
define double @mix(i64 %a, i64 %b, double %x, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h) {
  %difference = sub i64 %g, %h
  %number = sitofp i64 %difference to double
  %result = fadd double %x, %number
  ret double %result
}

; A value lives across a call: a callee-saved register, and a stack pointer that stays aligned.
define i64 @twice(i64 %n) {
  %first = call i64 @next(i64 %n)
  %second = call i64 @next(i64 %n)
  %sum = add i64 %first, %second
  ret i64 %sum
}

; A leaf with an array: below the stack pointer is room.
define i64 @digit(i64 %index) {
  %digits = alloca [4 x i64]
  store i64 7, ptr %digits
  %second = getelementptr i64, ptr %digits, i64 1
  store i64 5, ptr %second
  %third = getelementptr i64, ptr %digits, i64 2
  store i64 3, ptr %third
  %fourth = getelementptr i64, ptr %digits, i64 3
  store i64 1, ptr %fourth
  %low = and i64 %index, 3
  %place = getelementptr i64, ptr %digits, i64 %low
  %digit = load i64, ptr %place
  ret i64 %digit
}

; A function with any number of arguments wants to know how many are in xmm registers.
define void @show(i64 %n, double %x) {
  call i32 (ptr, ...) @printf(ptr @format, i64 %n, double %x)
  ret void
}

; Two results.
define { i64, i64 } @divide(i64 %a, i64 %b) {
  %quotient = udiv i64 %a, %b
  %rest = urem i64 %a, %b
  %half = insertvalue { i64, i64 } poison, i64 %quotient, 0
  %both = insertvalue { i64, i64 } %half, i64 %rest, 1
  ret { i64, i64 } %both
}
