; error: 4:11: %p
define i64 @main() {
  %p = alloca i64
  ret i64 %p
}
