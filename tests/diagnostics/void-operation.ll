; error: 3:12: void
define i64 @main() {
  %x = add void 1, 2
  ret i64 0
}
