; error: 4:21: %p
define i64 @main() {
  %p = alloca i1
  store i64 1, i64* %p
  ret i64 0
}
