; A function pointer does not point to data.
; error: 7:23: @f
define i64 @f() {
  ret i64 1
}
define i64 @main() {
  %v = load i64, i64* @f
  ret i64 %v
}
