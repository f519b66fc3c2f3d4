; error: 4:18: %p
define i64 @main() {
  %p = alloca i1
  %v = load i64* %p
  ret i64 %v
}
