; load T, ptr p
; exit: 21
@g = global i64 21
define i64 @main() {
  %v = load i64, ptr @g
  %p = alloca i64
  store i64 %v, ptr %p
  %w = load i64, ptr %p
  ret i64 %w
}
