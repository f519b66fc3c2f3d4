; Remarks say of each call of a function that the module defines whether its body came in, and why.
; lilt: --disable-pass=loop-vectorize --remarks -c -o /dev/null --filter-print-funcs=caller,untouched,twice
; message: @short is inlined: its size of 2 is within the limit of 45 [inline]
; message: @short is inlined: its size of 2 is within the limit of 45 (into @caller) [inline]
; message: @always is inlined: it is `alwaysinline` [inline]
; message: @never is not inlined: it is `noinline` [inline]
; message: @weak is not inlined: another definition may take its place [inline]
; message: @many is inlined: its size of 1 is within the limit of 45 [inline]
; message: @framed is not inlined: its body is large, or needs a frame or labels of its own [inline]
; message: @twice is not inlined: it is recursive [inline]
; message: @short is not inlined: the call is `noinline` [inline]
; message: @short is not inlined: only `alwaysinline` functions come in here [inline]
declare void @llvm.stackrestore.p0(ptr)
declare ptr @elsewhere(i32)
define internal i32 @short(i32 %x) {
  %r = add i32 %x, 1
  ret i32 %r
}
define internal i32 @outer(i32 %x) {
  %r = call i32 @short(i32 %x)
  ret i32 %r
}
define internal i32 @always(i32 %x) alwaysinline {
  ret i32 %x
}
define internal i32 @never(i32 %x) noinline {
  ret i32 %x
}
define weak i32 @weak(i32 %x) {
  ret i32 %x
}
define internal i32 @many(i32 %x, ...) {
  ret i32 %x
}
define internal i32 @framed(ptr %x) {
  call void @llvm.stackrestore.p0(ptr %x)
  ret i32 1
}
define i32 @twice(i32 %x) {
  %r = call i32 @twice(i32 %x)
  %s = add i32 %r, 1
  ret i32 %s
}
define i32 @caller(i32 %x, ptr %p) {
  %a = call i32 @short(i32 %x)
  %b = call i32 @outer(i32 %a)
  %c = call i32 @always(i32 %b)
  %d = call i32 @never(i32 %c)
  %e = call i32 @weak(i32 %d)
  %f = call i32 (i32, ...) @many(i32 %e)
  %g = call i32 @framed(ptr %p)
  %h = call i32 @short(i32 %g) noinline
  %i = call ptr @elsewhere(i32 %h)
  ret i32 %f
}
define i32 @untouched(i32 %x) noinline optnone {
  %a = call i32 @short(i32 %x)
  %b = call i32 @always(i32 %a)
  ret i32 %b
}
