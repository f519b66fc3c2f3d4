; error: 3:13: lt
define i64 @main() {
  %c = icmp lt i64 1, 1
  ret i64 0
}
