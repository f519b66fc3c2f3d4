; error: 3:16: true
define i64 @main() {
  %x = add i64 true, 1
  ret i64 %x
}
