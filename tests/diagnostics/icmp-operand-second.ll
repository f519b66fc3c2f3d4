; error: 4:23: %p
define i64 @main() {
  %p = alloca i64
  %c = icmp eq i64 3, %p
  ret i64 0
}
