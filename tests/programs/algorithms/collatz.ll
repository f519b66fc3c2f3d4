; The start below 300 with the longest chain, and its length.
; exit: 128
; output: 231
define i64 @length(i64 %start) {
  %n = alloca i64
  %l = alloca i64
  store i64 %start, i64* %n
  store i64 1, i64* %l
  br label %loop
loop:
  %x = load i64* %n
  %one = icmp eq i64 %x, 1
  br i1 %one, label %done, label %step
step:
  %k = load i64* %l
  %k1 = add i64 %k, 1
  store i64 %k1, i64* %l
  %b = and i64 %x, 1
  %odd = icmp eq i64 %b, 1
  br i1 %odd, label %up, label %down
up:
  %t = mul i64 %x, 3
  %u = add i64 %t, 1
  store i64 %u, i64* %n
  br label %loop
down:
  %d = ashr i64 %x, 1
  store i64 %d, i64* %n
  br label %loop
done:
  %r = load i64* %l
  ret i64 %r
}
define i64 @main() {
  %i = alloca i64
  %best = alloca i64
  %at = alloca i64
  store i64 1, i64* %i
  store i64 0, i64* %best
  store i64 0, i64* %at
  br label %loop
loop:
  %n = load i64* %i
  %l = call i64 @length(i64 %n)
  %b = load i64* %best
  %c = icmp sgt i64 %l, %b
  br i1 %c, label %better, label %next
better:
  store i64 %l, i64* %best
  store i64 %n, i64* %at
  br label %next
next:
  %m = add i64 %n, 1
  store i64 %m, i64* %i
  %d = icmp slt i64 %m, 300
  br i1 %d, label %loop, label %done
done:
  %x = load i64* %at
  %s = call i8* @ll_ltoa(i64 %x)
  call void @ll_puts(i8* %s)
  %r = load i64* %best
  ret i64 %r
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
