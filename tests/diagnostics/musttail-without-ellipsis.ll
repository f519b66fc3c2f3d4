; error: 4:37: passes the variable arguments on
declare i32 @printf(ptr, ...)
define i32 @main(ptr %p, ...) {
  %r = musttail call i32 (ptr, ...) @printf(ptr %p)
  ret i32 %r
}
