; error: 4:13: pointer
define i64 @main() {
  %n = add i64 1, 2
  %v = load i64 %n
  ret i64 %v
}
