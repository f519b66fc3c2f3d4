; A move of 32 bits zeroes the upper half: it takes part in no copy, and needs none beside it.
; lilt: --stop-after=regalloc
; extend: instructions: 2
; extend: has: rax = MOV32rr rsi
; at_once: instructions: 3
define i64 @extend(i64 %a, i32 %b) {
  %1 = zext i32 %b to i64
  ret i64 %1
}
define i64 @at_once(i64 %a, i32 %b) {
  %1 = zext i32 %b to i64
  %2 = add i64 %1, 5
  ret i64 %2
}
