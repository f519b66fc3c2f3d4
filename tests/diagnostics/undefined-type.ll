; error: 3:15: %missing
define i64 @main() {
  %p = alloca %missing
  ret i64 0
}
