; A loop written as a tail call, with its arguments rotated.
; exit: 75
; output: 191819
define i64 @loop(i64 %n, i64 %a, i64 %b, i64 %c) {
  %z = icmp sle i64 %n, 0
  br i1 %z, label %end, label %more
end:
  %x = mul i64 %a, 10000
  %y = mul i64 %b, 100
  %w = add i64 %x, %y
  %v = add i64 %w, %c
  ret i64 %v
more:
  %m = sub i64 %n, 1
  %d = add i64 %a, 1
  %r = call i64 @loop(i64 %m, i64 %b, i64 %c, i64 %d)
  ret i64 %r
}
define i64 @main() {
  %r = call i64 @loop(i64 50, i64 1, i64 2, i64 3)
  %str = call i8* @ll_ltoa(i64 %r)
  call void @ll_puts(i8* %str)
  ret i64 %r
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
