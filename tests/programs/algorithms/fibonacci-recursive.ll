; exit: 144
; output: 75025
define i64 @fib(i64 %n) {
  %c = icmp slt i64 %n, 2
  br i1 %c, label %base, label %rec
base:
  ret i64 %n
rec:
  %n1 = sub i64 %n, 1
  %a = call i64 @fib(i64 %n1)
  %n2 = sub i64 %n, 2
  %b = call i64 @fib(i64 %n2)
  %r = add i64 %a, %b
  ret i64 %r
}
define i64 @main() {
  %a = call i64 @fib(i64 25)
  %s = call i8* @ll_ltoa(i64 %a)
  call void @ll_puts(i8* %s)
  %b = call i64 @fib(i64 12)
  ret i64 %b
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
