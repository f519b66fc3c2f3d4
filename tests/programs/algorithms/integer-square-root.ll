; Newton's way needs division; bit by bit does not.
; exit: 167
; output: 1072742823
define i64 @root(i64 %n) {
  %r = alloca i64
  %b = alloca i64
  store i64 0, i64* %r
  store i64 1073741824, i64* %b
  br label %loop
loop:
  %k = load i64* %b
  %z = icmp eq i64 %k, 0
  br i1 %z, label %done, label %try
try:
  %x = load i64* %r
  %y = or i64 %x, %k
  %q = mul i64 %y, %y
  %c = icmp sle i64 %q, %n
  br i1 %c, label %keep, label %next
keep:
  store i64 %y, i64* %r
  br label %next
next:
  %k1 = lshr i64 %k, 1
  store i64 %k1, i64* %b
  br label %loop
done:
  %v = load i64* %r
  ret i64 %v
}
define i64 @main() {
  %a = call i64 @root(i64 1000000)
  %b = call i64 @root(i64 999999)
  %c = call i64 @root(i64 1152921504606846975)
  %d = mul i64 %a, %b
  %e = xor i64 %d, %c
  %s = call i8* @ll_ltoa(i64 %e)
  call void @ll_puts(i8* %s)
  ret i64 %e
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
