; error: 3:11: %result
define i64 @main() {
  ret i64 %result
}
