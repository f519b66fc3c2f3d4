; load T, T* p
; exit: 20
@g = global i64 20
define i64 @main() {
  %v = load i64, i64* @g
  %p = alloca i64
  store i64 %v, i64* %p
  %w = load i64, i64* %p
  ret i64 %w
}
