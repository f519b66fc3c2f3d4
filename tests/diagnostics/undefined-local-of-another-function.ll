; Locals are known in their own function only.
; error: 8:11: %x
define i64 @f() {
  %x = add i64 1, 2
  ret i64 %x
}
define i64 @main() {
  ret i64 %x
}
