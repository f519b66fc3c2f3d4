; error: 3:15: i64 (i64)
define i64 @main() {
  %p = alloca i64 (i64)
  ret i64 0
}
