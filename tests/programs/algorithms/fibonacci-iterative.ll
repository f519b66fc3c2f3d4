; The 90th, which needs 62 bits.
; exit: 120
; output: 2880067194370816120
define i64 @main() {
  %a = alloca i64
  %b = alloca i64
  %i = alloca i64
  store i64 0, i64* %a
  store i64 1, i64* %b
  store i64 0, i64* %i
  br label %loop
loop:
  %x = load i64* %a
  %y = load i64* %b
  %z = add i64 %x, %y
  store i64 %y, i64* %a
  store i64 %z, i64* %b
  %n = load i64* %i
  %m = add i64 %n, 1
  store i64 %m, i64* %i
  %c = icmp slt i64 %m, 90
  br i1 %c, label %loop, label %done
done:
  %r = load i64* %a
  %s = call i8* @ll_ltoa(i64 %r)
  call void @ll_puts(i8* %s)
  ret i64 %r
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
