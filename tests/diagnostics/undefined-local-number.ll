; error: 4:11: %2
define i64 @main() {
  %1 = add i64 1, 1
  ret i64 %2
}
