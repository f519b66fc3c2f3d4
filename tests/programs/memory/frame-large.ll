; 64 KiB of locals in one frame.
; exit: 0
; output: 183218384896
define i64 @main() {
  %a = alloca [8192 x i64]
  %i = alloca i64
  store i64 0, i64* %i
  br label %fill
fill:
  %n = load i64* %i
  %p = getelementptr [8192 x i64]* %a, i32 0, i64 %n
  %sq = mul i64 %n, %n
  store i64 %sq, i64* %p
  %m = add i64 %n, 1
  store i64 %m, i64* %i
  %c = icmp slt i64 %m, 8192
  br i1 %c, label %fill, label %sum
sum:
  %s = alloca i64
  store i64 0, i64* %s
  store i64 0, i64* %i
  br label %loop
loop:
  %k = load i64* %i
  %q = getelementptr [8192 x i64]* %a, i32 0, i64 %k
  %v = load i64* %q
  %x = load i64* %s
  %y = add i64 %x, %v
  store i64 %y, i64* %s
  %l = add i64 %k, 1
  store i64 %l, i64* %i
  %d = icmp slt i64 %l, 8192
  br i1 %d, label %loop, label %done
done:
  %r = load i64* %s
  %t = call i8* @ll_ltoa(i64 %r)
  call void @ll_puts(i8* %t)
  ret i64 %r
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
