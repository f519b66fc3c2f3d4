; error: 8:32: argument has type 'i64', expected 'i32'
; error: 11:29: with 2 arguments, but its type is
; errors: 2
; With opaque pointers a call may have another type than its callee; its arguments are of the call's.
declare void @callee(ptr, i64)
declare void @variadic(i64, ...)
define void @f(ptr %p) {
  call void (i32) @callee(     i64 1)
  call void (i64, i64) @callee(i64 1, i64 2)
  call void (i32, ptr) @callee(i32 1, ptr %p)
  call void (ptr, i64, i64) @callee(ptr %p, i64 1)
  ret void
}
