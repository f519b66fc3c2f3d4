; error: 3:16: %x
define i64 @main() {
  %x = add i64 %x, 1
  ret i64 %x
}
