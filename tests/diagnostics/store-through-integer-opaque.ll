; error: 4:20: %n
define i64 @main() {
  %n = add i64 1, 2
  store i64 1, ptr %n
  ret i64 0
}
