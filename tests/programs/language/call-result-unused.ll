; A value may be computed and dropped, with and without a name.
; exit: 3
@count = global i64 0
define i64 @tick() {
  %v = load i64* @count
  %w = add i64 %v, 1
  store i64 %w, i64* @count
  ret i64 %w
}
define i64 @main() {
  %unused = call i64 @tick()
  call i64 @tick()
  call i64 @tick()
  %v = load i64* @count
  ret i64 %v
}
