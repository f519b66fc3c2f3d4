; Functions of the C library that programs of courses call, beyond those of other programs here.
; output: 255 1f 3 2 1 0 -1 ab abc
; output: 3.75 6 -3 0.375 5 7
; output: 1 0 1 0 12
; exit: 9
@format.strings = constant [29 x i8] c"%lu %s %lu %lu %d %d %d %s \00\00"
@format.string = constant [4 x i8] c"%s\0A\00"
@format.numbers = constant [22 x i8] c"%g %g %ld %g %d %lld\0A\00"
@format.integers = constant [16 x i8] c"%d %d %d %d %d\0A\00"
@hexadecimal = constant [5 x i8] c"ff1f\00"
@word = constant [7 x i8] c"aabbcc\00"
@upper = constant [4 x i8] c"ABC\00"
@lower = constant [4 x i8] c"abc\00"
@number = constant [5 x i8] c"3.75\00"
@a = constant [2 x i8] c"a\00"
@ab = constant [3 x i8] c"ab\00"
@c = constant [2 x i8] c"c\00"
@end = global ptr null
@exponent = global i32 0

declare i32 @printf(ptr, ...)
declare i64 @strtoul(ptr, ptr, i32)
declare double @strtod(ptr, ptr)
declare i64 @strspn(ptr, ptr)
declare i64 @strcspn(ptr, ptr)
declare ptr @strpbrk(ptr, ptr)
declare i64 @strnlen(ptr, i64)
declare i32 @strcasecmp(ptr, ptr)
declare i32 @strncasecmp(ptr, ptr, i64)
declare ptr @strndup(ptr, i64)
declare ptr @stpcpy(ptr, ptr)
declare i32 @isxdigit(i32)
declare i32 @isblank(i32)
declare i32 @isgraph(i32)
declare i32 @iscntrl(i32)
declare double @fma(double, double, double)
declare i64 @lround(double)
declare double @frexp(double, ptr)
declare double @ldexp(double, i32)
declare i64 @llrint(double)
declare i64 @imaxabs(i64)
declare void @bzero(ptr, i64)
declare ptr @aligned_alloc(i64, i64)
declare void @free(ptr)
declare void @_Exit(i32)
declare i32 @fflush(ptr)

define i64 @main() {
  %two = alloca [3 x i8]
  %first = getelementptr i8, ptr @hexadecimal, i64 0
  %copy = call ptr @strndup(ptr %first, i64 2)
  %value = call i64 @strtoul(ptr %copy, ptr @end, i32 16)
  %rest = getelementptr i8, ptr @hexadecimal, i64 2
  %as = call i64 @strspn(ptr @word, ptr @ab)
  %span = sub i64 %as, 1
  %before = call i64 @strcspn(ptr @word, ptr @c)
  %half = sub i64 %before, 2
  %found = call ptr @strpbrk(ptr @word, ptr @c)
  %is.c = load i8, ptr %found
  %is = icmp eq i8 %is.c, 99
  %one = zext i1 %is to i32
  %same = call i32 @strcasecmp(ptr @upper, ptr @lower)
  %less = call i32 @strncasecmp(ptr @ab, ptr @upper, i64 3)
  %sign = ashr i32 %less, 31
  %at = call ptr @stpcpy(ptr %two, ptr @a)
  store i8 98, ptr %at
  %after = getelementptr i8, ptr %at, i64 1
  store i8 0, ptr %after
  %p0 = call i32 (ptr, ...) @printf(ptr @format.strings, i64 %value, ptr %rest, i64 %span, i64 %half, i32 %one, i32 %same, i32 %sign, ptr %two)
  %p1 = call i32 (ptr, ...) @printf(ptr @format.string, ptr @lower)
  %number = call double @strtod(ptr @number, ptr @end)
  %six = call double @fma(double 2.0, double 2.5, double 1.0)
  %round = call i64 @lround(double -2.5)
  %fraction = call double @frexp(double 12.0, ptr @exponent)
  %quarter = call double @ldexp(double %fraction, i32 -1)
  %e = load i32, ptr @exponent
  %five = add i32 %e, 1
  %seven = call i64 @llrint(double 7.4)
  %p2 = call i32 (ptr, ...) @printf(ptr @format.numbers, double %number, double %six, i64 %round, double %quarter, i32 %five, i64 %seven)
  %x = call i32 @isxdigit(i32 102)
  %x0 = icmp ne i32 %x, 0
  %x1 = zext i1 %x0 to i32
  %b = call i32 @isblank(i32 65)
  %g = call i32 @isgraph(i32 33)
  %g0 = icmp ne i32 %g, 0
  %g1 = zext i1 %g0 to i32
  %k = call i32 @iscntrl(i32 65)
  %abs = call i64 @imaxabs(i64 -9)
  %length = call i64 @strnlen(ptr @lower, i64 9)
  %sum = add i64 %abs, %length
  %sum32 = trunc i64 %sum to i32
  %p3 = call i32 (ptr, ...) @printf(ptr @format.integers, i32 %x1, i32 %b, i32 %g1, i32 %k, i32 %sum32)
  %block = call ptr @aligned_alloc(i64 64, i64 64)
  call void @bzero(ptr %block, i64 64)
  %zero = load i64, ptr %block
  call void @free(ptr %block)
  call void @free(ptr %copy)
  %status = add i64 %zero, 9
  %status32 = trunc i64 %status to i32
  %flushed = call i32 @fflush(ptr null)
  call void @_Exit(i32 %status32)
  ret i64 0
}
