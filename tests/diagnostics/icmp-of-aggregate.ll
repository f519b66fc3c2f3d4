; error: 3:16: {
define i64 @main() {
  %c = icmp eq { i64, i64 } zeroinitializer, zeroinitializer
  ret i64 0
}
