; Trial division without a division instruction: remainder by repeated doubling and subtraction.
; exit: 0
; output: 2
; output: 2
; output: 3
; output: 3
; output: 7
; output: 11
; output: 101
define i64 @divide(i64 %n, i64 %d, i64* %rest) {
  %r = alloca i64
  %q = alloca i64
  %t = alloca i64
  %b = alloca i64
  store i64 %n, i64* %r
  store i64 0, i64* %q
  store i64 %d, i64* %t
  store i64 1, i64* %b
  br label %up
up:
  %t0 = load i64* %t
  %b0 = load i64* %b
  %t1 = shl i64 %t0, 1
  %fits = icmp sle i64 %t1, %n
  br i1 %fits, label %double, label %down
double:
  %b1 = shl i64 %b0, 1
  store i64 %t1, i64* %t
  store i64 %b1, i64* %b
  br label %up
down:
  %t2 = load i64* %t
  %b2 = load i64* %b
  %end = icmp eq i64 %b2, 0
  br i1 %end, label %done, label %test
test:
  %r2 = load i64* %r
  %c = icmp sge i64 %r2, %t2
  br i1 %c, label %take, label %halve
take:
  %r3 = sub i64 %r2, %t2
  store i64 %r3, i64* %r
  %q2 = load i64* %q
  %q3 = or i64 %q2, %b2
  store i64 %q3, i64* %q
  br label %halve
halve:
  %t3 = lshr i64 %t2, 1
  %b3 = lshr i64 %b2, 1
  store i64 %t3, i64* %t
  store i64 %b3, i64* %b
  br label %down
done:
  %rr = load i64* %r
  store i64 %rr, i64* %rest
  %qq = load i64* %q
  ret i64 %qq
}
define i64 @main() {
  %n = alloca i64
  %d = alloca i64
  %r = alloca i64
  store i64 279972, i64* %n
  store i64 2, i64* %d
  br label %loop
loop:
  %x = load i64* %n
  %one = icmp sle i64 %x, 1
  br i1 %one, label %done, label %try
try:
  %y = load i64* %d
  %q = call i64 @divide(i64 %x, i64 %y, i64* %r)
  %m = load i64* %r
  %z = icmp eq i64 %m, 0
  br i1 %z, label %factor, label %next
factor:
  %s = call i8* @ll_ltoa(i64 %y)
  call void @ll_puts(i8* %s)
  store i64 %q, i64* %n
  br label %loop
next:
  %y1 = add i64 %y, 1
  store i64 %y1, i64* %d
  br label %loop
done:
  ret i64 0
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
