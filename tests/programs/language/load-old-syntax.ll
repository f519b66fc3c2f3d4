; load T* p, store as ever, the syntax of 2015.
; exit: 19
@g = global i64 19
define i64 @main() {
  %v = load i64* @g
  %p = alloca i64
  store i64 %v, i64* %p
  %w = load i64* %p
  ret i64 %w
}
