; interpret-error: 5: read-only
@limit = constant i64 10
define i64 @main() {
  %v = load i64* @limit
  store i64 11, i64* @limit
  ret i64 %v
}
