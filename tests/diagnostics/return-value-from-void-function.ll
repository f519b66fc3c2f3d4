; error: 3:7: i64
define void @main() {
  ret i64 0
}
