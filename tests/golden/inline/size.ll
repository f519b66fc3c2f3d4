; With `optsize` or `minsize` nothing larger than the call comes in, nor does a large `cold` function anywhere.
; lilt: --stop-after=inline --filter-print-funcs=small,smallest,fast
; small: count: 1 call
; small: has: call i32 @medium
; smallest: count: 1 call
; fast: count: 1 call
; fast: has: call i32 @seldom
define internal i32 @short(i32 %x) {
  %r = add i32 %x, 1
  ret i32 %r
}
define internal i32 @medium(i32 %x) {
  %a = mul i32 %x, %x
  %b = xor i32 %a, 12
  %c = shl i32 %b, %x
  %d = sub i32 %c, %a
  %e = lshr i32 %d, 3
  %f = mul i32 %e, %d
  %g = or i32 %f, %x
  %h = add i32 %g, %c
  %i = xor i32 %h, %b
  ret i32 %i
}
define internal i32 @seldom(i32 %x) cold {
  %a = mul i32 %x, %x
  %b = xor i32 %a, 12
  %c = shl i32 %b, %x
  %d = sub i32 %c, %a
  %e = lshr i32 %d, 3
  %f = mul i32 %e, %d
  %g = or i32 %f, %x
  %h = add i32 %g, %c
  %i = xor i32 %h, %b
  ret i32 %i
}
define i32 @small(i32 %x) optsize {
  %a = call i32 @short(i32 %x)
  %b = call i32 @medium(i32 %a)
  ret i32 %b
}
define i32 @smallest(i32 %x) minsize {
  %a = call i32 @short(i32 %x)
  %b = call i32 @medium(i32 %a)
  ret i32 %b
}
define i32 @fast(i32 %x) {
  %a = call i32 @medium(i32 %x)
  %b = call i32 @seldom(i32 %a)
  ret i32 %b
}
