; Variable arguments that calls marked musttail pass on, as thunks of C++ do: directly, through two functions and a
; pointer, behind a call that uses them, with more of them than registers.
; exit: 0
; output: 1 2.5 3 4.5 5 6.5 7 8.5 9 10 end.
; output: tail
; output: 1 2.5 3 4.5 5 6.5 7 8.5 9 10 end.
; output: 1 2.5 3 4.5 5 6.5 7 8.5 9 10 end.
; output: 1 2.5 3 4.5 5 6.5 7 8.5 9 10 end.
@.s = private constant [35 x i8] c"%d %g %d %g %d %g %d %g %d %d %s.\0A\00"
@.t = private constant [5 x i8] c"tail\00"
@.w = private constant [4 x i8] c"end\00"
@n = global i32 0
declare i32 @vprintf(ptr, ptr)
declare i32 @puts(ptr)
declare void @llvm.va_start(ptr)
declare void @llvm.va_end(ptr)
define i32 @print(ptr %format, ...) noinline {
  %list = alloca [24 x i8], align 16
  call void @llvm.va_start(ptr %list)
  %r = call i32 @vprintf(ptr %format, ptr %list)
  call void @llvm.va_end(ptr %list)
  ret i32 %r
}
define i32 @thunk(ptr %format, ...) noinline {
  %f = getelementptr i8, ptr %format, i64 1
  %r = musttail call i32 (ptr, ...) @print(ptr %f, ...)
  ret i32 %r
}
@which = global ptr @thunk
define i32 @busy(ptr %format, ...) noinline {
entry:
  %old = load i32, ptr @n
  %new = add i32 %old, 1
  store i32 %new, ptr @n
  %c = icmp eq i32 %new, 2
  br i1 %c, label %one, label %two
one:
  %p = call i32 @puts(ptr @.t)
  %list = alloca [24 x i8], align 16
  call void @llvm.va_start(ptr %list)
  %v = call i32 @vprintf(ptr %format, ptr %list)
  call void @llvm.va_end(ptr %list)
  br label %two
two:
  %f = getelementptr i8, ptr %format, i64 -1
  %g = load ptr, ptr @which
  %r = musttail call i32 (ptr, ...) %g(ptr %f, ...)
  ret i32 %r
}
define i32 @main() {
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %i1, %loop ]
  %r = call i32 (ptr, ...) @busy(ptr @.s, i32 1, double 2.5, i32 3, double 4.5, i32 5, double 6.5, i32 7, double 8.5, i32 9, i32 10, ptr @.w)
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, 3
  br i1 %c, label %loop, label %end
end:
  ret i32 0
}
