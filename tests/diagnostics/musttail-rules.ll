; error: 25:26: a 'musttail' call has as many parameters as its function, 1
; error: 29:26: parameter 1 of a 'musttail' call has the type of its function's, 'i64'
; error: 33:26: a 'musttail' call has the type of its function's result, 'i64'
; error: 37:42: a 'musttail' call has the convention of its function, 'ccc'
; error: 41:26: a 'ret' follows a 'musttail' call
; error: 46:26: the 'ret' after a 'musttail' call returns its result
; error: 50:22: parameter 1 of a 'musttail' call is not passed as its function's: attributes differ
; error: 54:22: parameter 1 of a 'musttail' call is not passed as its function's: attributes differ
; error: 58:22: parameter 1 of a 'musttail' call is not passed as its function's: attributes differ
; error: 62:37: a 'musttail' call has variable arguments where its function has, and only there
; error: 66:40: a 'musttail' call of 'tailcc' or 'swifttailcc' has no variable arguments
; error: 70:22: inline assembly cannot be called by 'musttail'
; error: 74:22: a 'ret' follows a 'musttail' call
; errors: 13
source_filename = "musttail.c"
declare i64 @two(i64, i64)
declare i64 @pointer(ptr)
declare i32 @narrow(i64)
declare preserve_mostcc i64 @preserves(i64)
declare i64 @one(i64)
declare void @object(ptr)
declare i64 @variable(i64, ...)
declare tailcc void @tail(ptr, ...)
define i64 @count(i64 %x) {
  %r = musttail call i64 @two(i64 %x, i64 %x)
  ret i64 %r
}
define i64 @types(i64 %x) {
  %r = musttail call i64 @pointer(ptr null)
  ret i64 %r
}
define i64 @results(i64 %x) {
  %r = musttail call i32 @narrow(i64 %x)
  ret i64 undef
}
define i64 @conventions(i64 %x) {
  %r = musttail call preserve_mostcc i64 @preserves(i64 %x)
  ret i64 %r
}
define i64 @computes(i64 %x) {
  %r = musttail call i64 @one(i64 %x)
  %s = add i64 %r, 1
  ret i64 %s
}
define i64 @returns_another(i64 %x) {
  %r = musttail call i64 @one(i64 %x)
  ret i64 %x
}
define void @objects(ptr byval(i64) %p) {
  musttail call void @object(ptr %p)
  ret void
}
define void @objects_of_another_type(ptr byval(i64) %p) {
  musttail call void @object(ptr byval([2 x i64]) %p)
  ret void
}
define void @objects_of_another_alignment(ptr byval(i64) align 16 %p) {
  musttail call void @object(ptr byval(i64) align 32 %p)
  ret void
}
define i64 @variables(i64 %x) {
  %r = musttail call i64 (i64, ...) @variable(i64 %x)
  ret i64 %r
}
define tailcc void @variables_of_tail(ptr %x, ...) {
  musttail call tailcc void (ptr, ...) @tail(ptr %x, ...)
  ret void
}
define void @assembly() {
  musttail call void asm "", ""()
  ret void
}
define void @falls(ptr %p) {
  musttail call void @object(ptr %p)
  br label %out
out:
  ret void
}
