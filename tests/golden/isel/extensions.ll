; Extensions and truncations, of registers and of loads.
; lilt: --stop-after=isel
define i64 @zero_register(i32 %a) {
  %1 = zext i32 %a to i64
  ret i64 %1
}
define i64 @zero_known(i32 %a) {
  %1 = add i32 %a, 1
  %2 = zext i32 %1 to i64
  ret i64 %2
}
define i64 @sign_register(i32 %a) {
  %1 = sext i32 %a to i64
  ret i64 %1
}
define i64 @loads(i8* %p, i16* %q) {
  %1 = load i8, i8* %p
  %2 = zext i8 %1 to i64
  %3 = load i16, i16* %q
  %4 = sext i16 %3 to i64
  %5 = add i64 %2, %4
  ret i64 %5
}
define i8 @narrowed(i64* %p) {
  %1 = load i64, i64* %p
  %2 = lshr i64 %1, 16
  %3 = trunc i64 %2 to i8
  ret i8 %3
}
