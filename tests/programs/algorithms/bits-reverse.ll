; Swapping halves, quarters and so on, down to bits.
; exit: 239
; output: -9223372036854775808
; output: -597899502893742976
; output: 81985529216486895
define i64 @swap(i64 %x, i64 %mask, i64 %n) {
  %a = lshr i64 %x, %n
  %b = and i64 %a, %mask
  %c = and i64 %x, %mask
  %d = shl i64 %c, %n
  %e = or i64 %b, %d
  ret i64 %e
}
define i64 @reverse(i64 %x) {
  %a = call i64 @swap(i64 %x, i64 6148914691236517205, i64 1)
  %b = call i64 @swap(i64 %a, i64 3689348814741910323, i64 2)
  %c = call i64 @swap(i64 %b, i64 1085102592571150095, i64 4)
  %d = call i64 @swap(i64 %c, i64 71777214294589695, i64 8)
  %e = call i64 @swap(i64 %d, i64 281470681808895, i64 16)
  %f = call i64 @swap(i64 %e, i64 4294967295, i64 32)
  ret i64 %f
}
define i64 @main() {
  %a = call i64 @reverse(i64 1)
  %s = call i8* @ll_ltoa(i64 %a)
  call void @ll_puts(i8* %s)
  %b = call i64 @reverse(i64 81985529216486895)
  %t = call i8* @ll_ltoa(i64 %b)
  call void @ll_puts(i8* %t)
  %c = call i64 @reverse(i64 %b)
  %u = call i8* @ll_ltoa(i64 %c)
  call void @ll_puts(i8* %u)
  ret i64 %c
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
