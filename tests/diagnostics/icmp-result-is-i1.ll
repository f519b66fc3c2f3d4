; error: 4:11: %c
define i64 @main() {
  %c = icmp eq i64 1, 1
  ret i64 %c
}
