; a && (b || c), with a side effect in each that shows which were evaluated.
; exit: 6
; output: 1112123123
@trace = global i64 1
define i1 @see(i64 %digit, i1 %v) {
  %t = load i64* @trace
  %u = mul i64 %t, 10
  %w = add i64 %u, %digit
  store i64 %w, i64* @trace
  ret i1 %v
}
define i64 @test(i1 %a, i1 %b, i1 %c) {
  %x = call i1 @see(i64 1, i1 %a)
  br i1 %x, label %or, label %no
or:
  %y = call i1 @see(i64 2, i1 %b)
  br i1 %y, label %yes, label %last
last:
  %z = call i1 @see(i64 3, i1 %c)
  br i1 %z, label %yes, label %no
yes:
  ret i64 1
no:
  ret i64 0
}
define i64 @main() {
  %a = call i64 @test(i1 0, i1 1, i1 1)
  %b = call i64 @test(i1 1, i1 1, i1 0)
  %c = call i64 @test(i1 1, i1 0, i1 1)
  %d = call i64 @test(i1 1, i1 0, i1 0)
  %t = load i64* @trace
  %s = call i8* @ll_ltoa(i64 %t)
  call void @ll_puts(i8* %s)
  %b2 = shl i64 %b, 1
  %c2 = shl i64 %c, 2
  %d2 = shl i64 %d, 3
  %e = or i64 %a, %b2
  %f = or i64 %c2, %d2
  %g = or i64 %e, %f
  ret i64 %g
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
