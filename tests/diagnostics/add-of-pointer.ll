; error: 4:16: %p
define i64 @main() {
  %p = alloca i64
  %x = add i64 %p, 1
  ret i64 %x
}
