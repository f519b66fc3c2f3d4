; A musttail call with an argument by value that is passed on, others on the stack, and a result in memory.
; exit: 0
; output: 300010 6
source_filename = "musttail-by-value.c"
target triple = "x86_64-pc-linux-gnu"
%big = type { [5 x i64] }
@format = private constant [9 x i8] c"%ld %ld\0A\00"
define void @walk(ptr sret(%big) %result, ptr byval(%big) align 8 %b, i64 %n, i64 %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5) {
  %done = icmp eq i64 %n, 0
  br i1 %done, label %last, label %more
more:
  %first = load i64, ptr %b
  %next = add i64 %first, 1
  store i64 %next, ptr %b
  %less = sub i64 %n, 1
  musttail call void @walk(ptr sret(%big) %result, ptr byval(%big) align 8 %b, i64 %less, i64 %a5, i64 %a1, i64 %a2, i64 %a3, i64 %a4)
  ret void
last:
  %value = load %big, ptr %b
  store %big %value, ptr %result
  %sum = add i64 %a1, %a5
  %place = getelementptr %big, ptr %result, i64 0, i32 0, i64 4
  store i64 %sum, ptr %place
  ret void
}
declare i32 @printf(ptr, ...)
define i32 @main() {
  %b = alloca %big
  %r = alloca %big
  store %big { [5 x i64] [i64 10, i64 1, i64 2, i64 3, i64 4] }, ptr %b
  call void @walk(ptr sret(%big) %r, ptr byval(%big) align 8 %b, i64 300000, i64 1, i64 2, i64 3, i64 4, i64 5)
  %p4 = getelementptr %big, ptr %r, i64 0, i32 0, i64 4
  %x = load i64, ptr %r
  %y = load i64, ptr %p4
  call i32 (ptr, ...) @printf(ptr @format, i64 %x, i64 %y)
  ret i32 0
}
