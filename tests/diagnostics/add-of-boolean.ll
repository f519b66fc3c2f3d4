; error: 4:16: %b
define i64 @main() {
  %b = icmp eq i64 1, 1
  %x = add i64 %b, 1
  ret i64 %x
}
