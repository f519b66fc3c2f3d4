; Among variable arguments, values of size 0 take no place, in registers or on the stack.
; exit: 45
%none = type { {}, [0 x i64] }
declare void @llvm.va_start(ptr)
declare void @llvm.va_end(ptr)

define i64 @sum(i64 %count, {} %named, ...) {
  %list = alloca [24 x i8], align 8
  call void @llvm.va_start(ptr %list)
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %total = phi i64 [ 0, %0 ], [ %more, %loop ]
  %nothing = va_arg ptr %list, {}
  %value = va_arg ptr %list, i64
  %array = va_arg ptr %list, [4 x {}]
  %struct = va_arg ptr %list, %none
  %more = add i64 %total, %value
  %next = add i64 %i, 1
  %again = icmp ult i64 %next, %count
  br i1 %again, label %loop, label %out
out:
  call void @llvm.va_end(ptr %list)
  ret i64 %more
}

define i64 @main() {
  %r = call i64 (i64, {}, ...) @sum(i64 9, {} undef, {} undef, i64 1, [4 x {}] undef, %none undef, {} undef, i64 2,
    i64 3, {} undef, i64 4, i64 5, %none undef, i64 6, i64 7, [4 x {}] undef, i64 8, i64 9)
  ret i64 %r
}
