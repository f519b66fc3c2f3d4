; ll_callback gives what the function gives for (19, 19).
; exit: 105
define i64 @f(i64 %a, i64 %b) {
  %p = mul i64 %a, %b
  %q = sub i64 %p, 256
  ret i64 %q
}
declare i64 @ll_callback(i64 (i64, i64)*)
define i64 @main() {
  %r = call i64 @ll_callback(i64 (i64, i64)* @f)
  ret i64 %r
}
