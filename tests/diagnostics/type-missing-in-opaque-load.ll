; error: 3:18: write 'ptr %p'
define i64 @f(ptr %p) {
  %x = load i64, %p
  ret i64 %x
}
