; A pointer that was never stored is followed.
; interpret-error: 6: uninitialised
define i64 @main() {
  %p = alloca i64*
  %q = load i64** %p
  %v = load i64* %q
  ret i64 %v
}
