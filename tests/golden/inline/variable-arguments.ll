; A body that reads no variable argument comes in, and those of the call go: C++ ends sets of overloads by `(...)`. One
; that reads them, or jumps to a function that gets them, stays.
; lilt: -O2 --stop-after=inline --filter-print-funcs=caller
; caller: lacks: @ignores
; caller: lacks: @nothing
; caller: has: call i32 (i32, ...) @reads
; caller: has: call i32 (i32, ...) @forwards
%pair = type { i64, i64, i64 }
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
declare i32 @elsewhere(i32, ...)

define linkonce_odr void @nothing(ptr %x, ...) {
  ret void
}

define internal i32 @ignores(i32 %x, ...) {
  %s = mul i32 %x, 3
  ret i32 %s
}

define internal i32 @reads(i32 %x, ...) {
  %list = alloca [24 x i8], align 16
  call void @llvm.va_start.p0(ptr %list)
  %r = va_arg ptr %list, i32
  call void @llvm.va_end.p0(ptr %list)
  ret i32 %r
}

define internal i32 @forwards(i32 %x, ...) {
  %r = musttail call i32 (i32, ...) @elsewhere(i32 %x, ...)
  ret i32 %r
}

define i32 @caller(i32 %x, double %d, ptr %p) {
  call void (ptr, ...) @nothing(ptr %p)
  %a = call i32 (i32, ...) @ignores(i32 %x, double %d, ptr byval(%pair) align 8 %p, i64 5)
  %b = call i32 (i32, ...) @reads(i32 %a, i32 7)
  %c = call i32 (i32, ...) @forwards(i32 %b, i32 8)
  ret i32 %c
}
