; error: 3:16: null
define i64 @main() {
  %x = sub i64 null, 1
  ret i64 %x
}
