; error: 4:44: '...' is for a 'musttail' call
declare i32 @printf(ptr, ...)
define i32 @main(ptr %p, ...) {
  %r = call i32 (ptr, ...) @printf(ptr %p, ...)
  ret i32 %r
}
