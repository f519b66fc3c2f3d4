; A factor that two terms of a sum share multiplies their sum, constants move outwards through products and shifts, and
; the low bits of a sum are computed from low bits.
; lilt: --stop-after=dce
; products: count: 1 mul
; shifts: count: 1 shl
; products, shifts, terms: instructions: 4
; constants: instructions: 5
; used_twice: count: 2 mul
; narrow: lacks: zext
; narrow: lacks: trunc
; halves, kept: count: 1 trunc
; Indices that are extended keep the promise not to wrap, by which their terms leave loops; constants stay that an
; instruction has no room for beside their product.
; index: count: 3 nsw i32
; same_factor: count: 3 nsw i32
; large: has: add i64 %x, 100000
define i32 @products(i32 %s, i32 %a, i32 %b) {
  %x = mul i32 %a, 6
  %y = mul i32 %b, 6
  %s1 = add i32 %s, %x
  %s2 = add i32 %s1, %y
  ret i32 %s2
}
define i32 @shifts(i32 %s, i32 %a, i32 %b) {
  %x = shl i32 %a, 3
  %y = shl i32 %b, 3
  %s1 = add i32 %x, %s
  %s2 = add i32 %y, %s1
  ret i32 %s2
}
; (a * 2 + 4) * 3 is 6 * a + 12.
define i32 @terms(i32 %s, i32 %a, i32 %b) {
  %x = mul nsw i32 %a, 2
  %x1 = add nsw i32 %x, 4
  %x2 = mul nsw i32 %x1, 3
  %r = add nsw i32 %s, %x2
  ret i32 %r
}
define i32 @constants(i32 %s, i32 %a, i32 %b) {
  %x = mul nsw i32 %a, 2
  %x1 = add nsw i32 %x, 4
  %x2 = mul nsw i32 %x1, 3
  %y = mul nsw i32 %b, 2
  %y1 = add nsw i32 %y, 4
  %y2 = mul nsw i32 %y1, 3
  %s1 = add nsw i32 %s, %x2
  %s2 = add nsw i32 %s1, %y2
  ret i32 %s2
}
define i32 @used_twice(i32 %a, i32 %b, ptr %p) {
  %x = mul i32 %a, 6
  %y = mul i32 %b, 6
  store i32 %x, ptr %p
  %s = add i32 %x, %y
  ret i32 %s
}
; A sum of short numbers, as C promotes them.
define i16 @narrow(i16 %s, i16 %a, i16 %b) {
  %a1 = zext i16 %a to i32
  %b1 = sext i16 %b to i32
  %s1 = zext i16 %s to i32
  %x = mul nsw i32 %a1, %b1
  %y = add nsw i32 %x, 12
  %z = sub nsw i32 %s1, %y
  %r = trunc i32 %z to i16
  ret i16 %r
}
define i8 @halves(i32 %a) {
  %x = and i32 %a, 7
  %y = xor i32 %x, 2
  %z = or i32 %y, 16
  %r = trunc i32 %z to i8
  ret i8 %r
}
; A sum that others read stays one sum.
define i8 @kept(i32 %a, ptr %p) {
  %x = add i32 %a, 7
  store i32 %x, ptr %p
  %r = trunc i32 %x to i8
  ret i8 %r
}
define ptr @index(ptr %p, i32 %i, i32 %j) {
  %above = add nsw i32 %i, -1
  %row = mul nsw i32 %above, 257
  %at = add nsw i32 %row, %j
  %wide = sext i32 %at to i64
  %r = getelementptr i32, ptr %p, i64 %wide
  ret ptr %r
}
define ptr @same_factor(ptr %p, i32 %i, i32 %j) {
  %row = mul nsw i32 %i, 257
  %column = mul nsw i32 %j, 257
  %at = add nsw i32 %row, %column
  %wide = sext i32 %at to i64
  %r = getelementptr i32, ptr %p, i64 %wide
  ret ptr %r
}
define i64 @large(i64 %x) {
  %s = add i64 %x, 100000
  %r = mul i64 %s, 100001
  ret i64 %r
}
