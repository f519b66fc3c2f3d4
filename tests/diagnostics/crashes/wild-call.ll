; A call of what is not code.
; exit: 139
; error: 6: a jump to address 0x4D2, where there is no code, in @jump
define i64 @jump(i64 %a) noinline {
  %f = inttoptr i64 %a to i64 ()*
  %v = call i64 %f()
  %w = add i64 %v, 1
  ret i64 %w
}
define i64 @main() {
  %v = call i64 @jump(i64 1234)
  ret i64 %v
}
