; error: 2:8: type
define @main() {
  ret i64 0
}
