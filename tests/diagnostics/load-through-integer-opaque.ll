; error: 4:22: %n
define i64 @main() {
  %n = add i64 1, 2
  %v = load i64, ptr %n
  ret i64 %v
}
