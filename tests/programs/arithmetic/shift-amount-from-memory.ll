; Three shifts whose amount is not a constant, all amounts 0..63, folded into a checksum.
; exit: 218
; output: -7699440889648141606
define i64 @main() {
  %i = alloca i64
  %acc = alloca i64
  store i64 0, i64* %i
  store i64 0, i64* %acc
  br label %loop
loop:
  %n = load i64* %i
  %c = icmp slt i64 %n, 64
  br i1 %c, label %body, label %done
body:
  %a = shl i64 -81985529216486896, %n
  %b = lshr i64 -81985529216486896, %n
  %d = ashr i64 -81985529216486896, %n
  %x = load i64* %acc
  %y = mul i64 %x, 31
  %e = xor i64 %a, %b
  %f = add i64 %e, %d
  %z = add i64 %y, %f
  store i64 %z, i64* %acc
  %m = add i64 %n, 1
  store i64 %m, i64* %i
  br label %loop
done:
  %r = load i64* %acc
  %s = call i8* @ll_ltoa(i64 %r)
  call void @ll_puts(i8* %s)
  ret i64 %r
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
