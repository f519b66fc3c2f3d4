; va_arg of aggregates and vectors: in general registers, in one vector register, on the stack.
; exit: 0
; output: 1 2 2.5 7 13
; output: 1 2 2.5 7 13
source_filename = "aggregates-of-variable-arguments.ll"
target triple = "x86_64-pc-linux-gnu"
%list = type { i32, i32, ptr, ptr }
%big = type { i64, i64, i64 }
@format = private constant [19 x i8] c"%ld %ld %g %ld %g\0A\00"
declare void @llvm.va_start(ptr)
declare void @llvm.va_end(ptr)
declare i32 @printf(ptr, ...)
define void @show(i64 %n, ...) {
  %ap = alloca %list
  call void @llvm.va_start(ptr %ap)
  br label %head
head:
  %i = phi i64 [ 0, %0 ], [ %next, %head ]
  %pair = va_arg ptr %ap, { i64, i64 }
  %number = va_arg ptr %ap, { double }
  %object = va_arg ptr %ap, %big
  %vector = va_arg ptr %ap, <4 x float>
  %a = extractvalue { i64, i64 } %pair, 0
  %b = extractvalue { i64, i64 } %pair, 1
  %d = extractvalue { double } %number, 0
  %c = extractvalue %big %object, 2
  %first = extractelement <4 x float> %vector, i32 0
  %last = extractelement <4 x float> %vector, i32 3
  %sum = fadd float %first, %last
  %wide = fpext float %sum to double
  call i32 (ptr, ...) @printf(ptr @format, i64 %a, i64 %b, double %d, i64 %c, double %wide)
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %head, label %done
done:
  call void @llvm.va_end(ptr %ap)
  ret void
}
define i32 @main() {
  %o = alloca %big
  store %big { i64 5, i64 6, i64 7 }, ptr %o
  call void (i64, ...) @show(i64 2, i64 1, i64 2, double 2.5, ptr byval(%big) align 8 %o, <4 x float> <float 3.0, float 1.0, float 2.0, float 10.0>, i64 1, i64 2, double 2.5, ptr byval(%big) align 8 %o, <4 x float> <float 3.0, float 1.0, float 2.0, float 10.0>)
  ret i32 0
}
