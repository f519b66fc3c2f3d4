; error: 4:3: store
define i64 @main() {
  %p = alloca i64
  %x = store i64 1, i64* %p
  ret i64 0
}
