; Ten values made before a loop of calls and used only after it.
; exit: 90
; output: 355930
@t = global i64 0
define void @tick(i64 %n) {
  %a = load i64* @t
  %b = add i64 %a, %n
  store i64 %b, i64* @t
  ret void
}
define i64 @f(i64 %x) {
  %v0 = mul i64 %x, 7
  %v1 = mul i64 %x, 107
  %v2 = mul i64 %x, 207
  %v3 = mul i64 %x, 307
  %v4 = mul i64 %x, 407
  %v5 = mul i64 %x, 507
  %v6 = mul i64 %x, 607
  %v7 = mul i64 %x, 707
  %v8 = mul i64 %x, 807
  %v9 = mul i64 %x, 907
  %i = alloca i64
  store i64 0, i64* %i
  br label %loop
loop:
  %n = load i64* %i
  call void @tick(i64 %n)
  %m = add i64 %n, 1
  store i64 %m, i64* %i
  %c = icmp slt i64 %m, %x
  br i1 %c, label %loop, label %done
done:
  %s0 = load i64* @t
  %s1 = add i64 %s0, %v0
  %s2 = xor i64 %s1, %v1
  %s3 = add i64 %s2, %v2
  %s4 = xor i64 %s3, %v3
  %s5 = add i64 %s4, %v4
  %s6 = xor i64 %s5, %v5
  %s7 = add i64 %s6, %v6
  %s8 = xor i64 %s7, %v7
  %s9 = add i64 %s8, %v8
  %s10 = xor i64 %s9, %v9
  ret i64 %s10
}
define i64 @main() {
  %a = call i64 @f(i64 9)
  %b = call i64 @f(i64 100)
  %r = add i64 %a, %b
  %str = call i8* @ll_ltoa(i64 %r)
  call void @ll_puts(i8* %str)
  ret i64 %r
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
