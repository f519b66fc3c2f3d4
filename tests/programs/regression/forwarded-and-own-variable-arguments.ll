; A musttail call that passes variable arguments on: its own, which would stand in their places, are dropped, as llc's code
; does. Whether they would be in registers or on the stack does not matter.
; exit: 36
@other = global i64 99
declare void @llvm.va_start(ptr)
declare void @llvm.va_end(ptr)
define i64 @sum(i64 %n, ...) noinline {
entry:
  %list = alloca [24 x i8], align 16
  call void @llvm.va_start(ptr %list)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %t, %loop ]
  %x = va_arg ptr %list, i64
  %t = add i64 %s, %x
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %out
out:
  call void @llvm.va_end(ptr %list)
  ret i64 %t
}
define i64 @one(i64 %n, ...) noinline {
  %r = musttail call i64 (i64, ...) @sum(i64 %n, ptr @other, double 9.0, ...)
  ret i64 %r
}
define i64 @many(i64 %n, ...) {
  %r = musttail call i64 (i64, ...) @one(i64 %n, i64 9, i64 9, i64 9, i64 9, i64 9, i64 9, i64 9, i64 9, ...)
  ret i64 %r
}
define i64 @main() {
  %r = call i64 (i64, ...) @many(i64 8, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8)
  ret i64 %r
}
