; error: 2:8: int
define int @main() {
  ret i64 0
}
