; A sum of small numbers does not wrap: its extension learns that, and a mask of its bits goes.
; lilt: --stop-after=dce
; next_of_eight: has: add nuw nsw
; masked: instructions: 5
define i64 @next_of_eight(i32 %x, ptr %p) {
  %1 = and i32 %x, 7
  %2 = add i32 %1, 1
  %3 = zext i32 %2 to i64
  ret i64 %3
}
define i32 @masked(i32 %x, i32 %y) {
  %1 = and i32 %x, 15
  %2 = lshr i32 %y, 28
  %3 = add i32 %1, %2
  %4 = and i32 %3, 31
  %5 = icmp ult i32 %4, 32
  %6 = zext i1 %5 to i32
  %7 = add i32 %4, %6
  ret i32 %7
}
