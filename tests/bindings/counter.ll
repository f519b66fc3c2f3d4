@seen = external global i64
define i64 @count() {
  %old = load i64, ptr @seen
  %new = add i64 %old, 1
  store i64 %new, ptr @seen
  ret i64 %new
}
