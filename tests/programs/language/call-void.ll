; A void call names no result.
; exit: 8
@g = global i64 0
define void @set(i64 %v) {
  store i64 %v, i64* @g
  ret void
}
define i64 @main() {
  call void @set(i64 8)
  %v = load i64* @g
  ret i64 %v
}
