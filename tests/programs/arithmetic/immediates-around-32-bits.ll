; Constants that fit a sign-extended 32-bit immediate and their neighbours that do not, in every operation.
; exit: 59
; output: 3671851497354317627
@acc = global i64 0
define void @note(i64 %v) {
  %a = load i64* @acc
  %b = mul i64 %a, 1000003
  %c = xor i64 %b, %v
  store i64 %c, i64* @acc
  ret void
}
define void @all(i64 %x) {
  %a1 = add i64 %x, 2147483647
  call void @note(i64 %a1)
  %a2 = add i64 %x, 2147483648
  call void @note(i64 %a2)
  %a3 = add i64 %x, -2147483648
  call void @note(i64 %a3)
  %a4 = add i64 %x, -2147483649
  call void @note(i64 %a4)
  %a5 = add i64 %x, 4294967295
  call void @note(i64 %a5)
  %a6 = add i64 %x, 4294967296
  call void @note(i64 %a6)
  %b1 = sub i64 %x, 2147483648
  call void @note(i64 %b1)
  %b2 = sub i64 2147483648, %x
  call void @note(i64 %b2)
  %b3 = sub i64 %x, -2147483648
  call void @note(i64 %b3)
  %c1 = and i64 %x, 4294967295
  call void @note(i64 %c1)
  %c2 = and i64 %x, 2147483648
  call void @note(i64 %c2)
  %c3 = and i64 %x, -4294967296
  call void @note(i64 %c3)
  %d1 = or i64 %x, 2147483648
  call void @note(i64 %d1)
  %d2 = or i64 %x, -2147483648
  call void @note(i64 %d2)
  %e1 = xor i64 %x, 4294967295
  call void @note(i64 %e1)
  %e2 = xor i64 %x, -1
  call void @note(i64 %e2)
  %f1 = mul i64 %x, 2147483647
  call void @note(i64 %f1)
  %f2 = mul i64 %x, 2147483648
  call void @note(i64 %f2)
  %f3 = mul i64 %x, 4294967297
  call void @note(i64 %f3)
  ret void
}
define i64 @main() {
  call void @all(i64 0)
  call void @all(i64 1)
  call void @all(i64 -1)
  call void @all(i64 2147483648)
  call void @all(i64 1311768467463790320)
  %r = load i64* @acc
  %t = call i8* @ll_ltoa(i64 %r)
  call void @ll_puts(i8* %t)
  ret i64 %r
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
