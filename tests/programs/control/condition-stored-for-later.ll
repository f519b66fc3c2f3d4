; A comparison's result used twice, far from the comparison, with flags overwritten between.
; exit: 200
; output: 29640
define i64 @f(i64 %a, i64 %b) {
  %less = icmp slt i64 %a, %b
  %s = add i64 %a, %b
  %p = mul i64 %s, %a
  br i1 %less, label %one, label %two
one:
  %q = sub i64 %p, 1
  %also = icmp eq i64 %q, 0
  br i1 %also, label %two, label %three
two:
  br i1 %less, label %three, label %four
three:
  ret i64 %p
four:
  %r = sub i64 %s, %p
  ret i64 %r
}
define i64 @main() {
  %a = call i64 @f(i64 1, i64 2)
  %b = call i64 @f(i64 2, i64 1)
  %c = call i64 @f(i64 -5, i64 -5)
  %d = mul i64 %a, 100
  %e = add i64 %d, %b
  %f = mul i64 %e, 100
  %g = add i64 %f, %c
  %str = call i8* @ll_ltoa(i64 %g)
  call void @ll_puts(i8* %str)
  ret i64 %g
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
