; Arguments handed on in every other order: parallel moves with cycles.
; exit: 142
; output: -302962
define i64 @show(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f) {
  %1 = mul i64 %a, 10
  %2 = add i64 %1, %b
  %3 = mul i64 %2, 10
  %4 = add i64 %3, %c
  %5 = mul i64 %4, 10
  %6 = add i64 %5, %d
  %7 = mul i64 %6, 10
  %8 = add i64 %7, %e
  %9 = mul i64 %8, 10
  %10 = add i64 %9, %f
  ret i64 %10
}
define i64 @rotate(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f) {
  %r = call i64 @show(i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %a)
  ret i64 %r
}
define i64 @reverse(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f) {
  %r = call i64 @rotate(i64 %f, i64 %e, i64 %d, i64 %c, i64 %b, i64 %a)
  ret i64 %r
}
define i64 @doubled(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f) {
  %r = call i64 @show(i64 %c, i64 %c, i64 %a, i64 %a, i64 %f, i64 %c)
  %s = call i64 @reverse(i64 %b, i64 %a, i64 %d, i64 %c, i64 %f, i64 %e)
  %t = sub i64 %r, %s
  ret i64 %t
}
define i64 @main() {
  %r = call i64 @doubled(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6)
  %t = call i8* @ll_ltoa(i64 %r)
  call void @ll_puts(i8* %t)
  ret i64 %r
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
