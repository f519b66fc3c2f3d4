; Operations as constant expressions, as clang 14 wrote them, do what instructions do; counts of stack objects have any width.
; exit: 22
; output: 1.5 1.5 3.75 -3 93 10
source_filename = "constant-expressions-of-all-operations"

@format = constant [22 x i8] c"%g %g %g %ld %ld %ld\0A\00"

declare i32 @printf(i8*, ...)

define double @remainder() {
  ret double frem (double 7.5, double 2.0)
}

define float @remainder_of_floats() {
  ret float frem (float 7.5, float 2.0)
}

define i32 @counts() {
  %a = alloca i32, i128 3
  %b = getelementptr i32, i32* %a, i64 2
  store i32 9, i32* %b
  %c = alloca i32, i7 65
  %d = getelementptr i32, i32* %c, i64 64
  store i32 13, i32* %d
  %e = load i32, i32* %b
  %f = load i32, i32* %d
  %g = add i32 %e, %f
  ret i32 %g
}

define i32 @main() {
  %a = call double @remainder()
  %b = call float @remainder_of_floats()
  %c = fpext float %b to double
  %s = call i32 @counts()
  %r = call i32 (i8*, ...) @printf(i8* getelementptr ([22 x i8], [22 x i8]* @format, i64 0, i64 0), double %a, double %c,
    double fdiv (double 7.5, double 2.0), i64 sdiv (i64 -7, i64 2),
    i64 trunc (i128 sub (i128 100, i128 7) to i64),
    i64 select (i1 icmp slt (i32 -1, i32 0), i64 10, i64 20))
  ret i32 %s
}
