; error: 2:15: void
define i64 @f(void %x) {
  ret i64 0
}
