; Runtime functions need no declaration: the call's own types serve.
; exit: 38
define i64 @f(i64 %a, i64 %b) {
  %p = add i64 %a, %b
  ret i64 %p
}
define i64 @main() {
  %r = call i64 @ll_callback(i64 (i64, i64)* @f)
  ret i64 %r
}
