; error: 2:15: ptr
define i64 @f(ptr* %p) {
  ret i64 0
}
