; error: 3:7: void
define i64 @main() {
  ret void
}
