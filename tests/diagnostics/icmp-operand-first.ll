; error: 4:21: %b
define i64 @main() {
  %b = icmp eq i64 1, 1
  %c = icmp slt i64 %b, 4
  ret i64 0
}
