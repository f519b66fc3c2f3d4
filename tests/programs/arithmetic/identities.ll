; Each of these folds to its operand or to a constant; the answers must be those of the plain operations.
; exit: 241
; output: -9999
define i64 @f(i64 %x) {
  %a = add i64 %x, 0
  %b = sub i64 %a, 0
  %c = mul i64 %b, 1
  %d = shl i64 %c, 0
  %e = lshr i64 %d, 0
  %f = ashr i64 %e, 0
  %g = and i64 %f, -1
  %h = or i64 %g, 0
  %i = xor i64 %h, 0
  %j = and i64 %i, %i
  %k = or i64 %j, %j
  %l = xor i64 %k, %k
  %m = sub i64 %k, %k
  %n = mul i64 %k, 0
  %o = and i64 %k, 0
  %p = or i64 %k, -1
  %q = add i64 %l, %m
  %r = add i64 %q, %n
  %s = add i64 %r, %o
  %t = add i64 %s, %p
  %u = add i64 %t, %k
  ret i64 %u
}
define i64 @main() {
  %a = call i64 @f(i64 100)
  %b = call i64 @f(i64 -100)
  %c = mul i64 %a, %b
  %t = call i8* @ll_ltoa(i64 %c)
  call void @ll_puts(i8* %t)
  ret i64 %c
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
