; error: 3:21: %p
define i64 @main() {
  store i64 1, i64* %p
  ret i64 0
}
