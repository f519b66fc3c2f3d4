; error: 2:18: void
define i64 @main(void* %p) {
  ret i64 0
}
