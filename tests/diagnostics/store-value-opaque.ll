; error: 5:13: %b
define i64 @main() {
  %p = alloca i64
  %b = icmp eq i64 1, 1
  store i64 %b, ptr %p
  ret i64 0
}
