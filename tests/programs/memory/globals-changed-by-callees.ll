; A global must be loaded again after a call.
; exit: 62
@g = global i64 1
define void @twice() {
  %v = load i64* @g
  %w = shl i64 %v, 1
  store i64 %w, i64* @g
  ret void
}
define i64 @main() {
  %a = load i64* @g
  call void @twice()
  %b = load i64* @g
  call void @twice()
  call void @twice()
  %c = load i64* @g
  call void @twice()
  call void @twice()
  %d = load i64* @g
  %s = mul i64 %b, 10
  %t = add i64 %s, %c
  %u = add i64 %t, %d
  %v = add i64 %u, %a
  %w = add i64 %v, 1
  ret i64 %w
}
