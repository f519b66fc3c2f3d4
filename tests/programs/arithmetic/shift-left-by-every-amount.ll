; 1 << n for n from 0 to 63, summed: all bits set.
; exit: 255
; output: -1
define i64 @main() {
  %i = alloca i64
  %s = alloca i64
  store i64 0, i64* %i
  store i64 0, i64* %s
  br label %loop
loop:
  %n = load i64* %i
  %b = shl i64 1, %n
  %t = load i64* %s
  %u = add i64 %t, %b
  store i64 %u, i64* %s
  %m = add i64 %n, 1
  store i64 %m, i64* %i
  %c = icmp slt i64 %m, 64
  br i1 %c, label %loop, label %done
done:
  %r = load i64* %s
  %str = call i8* @ll_ltoa(i64 %r)
  call void @ll_puts(i8* %str)
  ret i64 %r
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
