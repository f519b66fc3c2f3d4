; error: 4:18: i64
define i64 @main() {
  %n = add i64 1, 2
  %v = load i64, i64 %n
  ret i64 %v
}
