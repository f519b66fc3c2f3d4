; error: 3:13: void
define i64 @main() {
  %v = load void, i64* null
  ret i64 0
}
