; error: 4:16: i64
define i64 @main() {
  %n = add i64 1, 2
  store i64 1, i64 %n
  ret i64 0
}
