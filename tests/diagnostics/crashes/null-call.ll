; A call of a null pointer, and what was called before returned.
; exit: 139
; error: 9: a jump to address 0x0, where there is no code, in @jump
define i64 @nothing() noinline {
  ret i64 0
}
define i64 @jump(ptr %f) noinline {
  %n = call i64 @nothing()
  %v = call i64 %f()
  %w = add i64 %v, %n
  ret i64 %w
}
define i64 @main() {
  %v = call i64 @jump(ptr null)
  ret i64 %v
}
