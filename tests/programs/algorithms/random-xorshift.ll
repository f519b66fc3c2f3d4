; Marsaglia's xorshift, a thousand steps.
; exit: 37
; output: 1363160026601443621
define i64 @next(i64 %x) {
  %a = shl i64 %x, 13
  %b = xor i64 %x, %a
  %c = lshr i64 %b, 7
  %d = xor i64 %b, %c
  %e = shl i64 %d, 17
  %f = xor i64 %d, %e
  ret i64 %f
}
define i64 @main() {
  %s = alloca i64
  %i = alloca i64
  store i64 88172645463325252, i64* %s
  store i64 0, i64* %i
  br label %loop
loop:
  %x = load i64* %s
  %y = call i64 @next(i64 %x)
  store i64 %y, i64* %s
  %n = load i64* %i
  %m = add i64 %n, 1
  store i64 %m, i64* %i
  %c = icmp slt i64 %m, 1000
  br i1 %c, label %loop, label %done
done:
  %str = call i8* @ll_ltoa(i64 %y)
  call void @ll_puts(i8* %str)
  ret i64 %y
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
