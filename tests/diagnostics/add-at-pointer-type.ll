; error: 4:12: i64*
define i64 @main() {
  %p = alloca i64
  %x = add i64* %p, %p
  ret i64 0
}
