; error: 4:19: %b
define i64 @main() {
  %b = icmp eq i64 1, 1
  %x = add i64 1, %b
  ret i64 %x
}
