; Bits merged by a mask, a common factor of two ands, and steps of a linear sequence.
; lilt: --stop-after=dce
; merged, flipped, majority: instructions: 4
; merged, flipped, steps: lacks: -1
; steps: instructions: 6
; last: instructions: 3
; wide: instructions: 5
define i32 @merged(i32 %e, i32 %f, i32 %g) {
  %1 = and i32 %f, %e
  %2 = xor i32 %e, -1
  %3 = and i32 %g, %2
  %4 = or i32 %3, %1
  ret i32 %4
}
define i32 @flipped(i32 %e, i32 %f, i32 %g) {
  %1 = xor i32 %e, -1
  %2 = and i32 %1, %f
  %3 = and i32 %e, %g
  %4 = xor i32 %2, %3
  ret i32 %4
}
; The complement is needed anyway.
define i32 @shared(i32 %e, i32 %f, i32 %g, ptr %p) {
  %1 = and i32 %f, %e
  %2 = xor i32 %e, -1
  store i32 %2, ptr %p
  %3 = and i32 %g, %2
  %4 = or i32 %3, %1
  ret i32 %4
}
define i32 @majority(i32 %a, i32 %b, i32 %c) {
  %1 = and i32 %a, %b
  %2 = and i32 %c, %a
  %3 = xor i32 %1, %2
  %4 = xor i32 %3, %c
  ret i32 %4
}
; Each step depends on %x only.
define i32 @steps(i32 %x, ptr %p) {
  %1 = mul i32 %x, 1664525
  %2 = add i32 %1, 1013904223
  store i32 %2, ptr %p
  %3 = mul i32 %2, 1664525
  %4 = add i32 %3, 1013904223
  ret i32 %4
}
define i32 @last(i32 %x) {
  %1 = mul i32 %x, 1664525
  %2 = add i32 %1, 1013904223
  %3 = mul i32 %2, 1664525
  %4 = add i32 %3, 1013904223
  ret i32 %4
}
; A larger factor would need a register of its own.
define i64 @wide(i64 %x) {
  %1 = mul i64 %x, 6364136
  %2 = add i64 %1, 5
  %3 = mul i64 %2, 6364137
  %4 = add i64 %3, 1
  ret i64 %4
}
