; error: 4:15: ','
define i64 @main() {
  %p = alloca i64
  store i64 1 i64* %p
  ret i64 0
}
