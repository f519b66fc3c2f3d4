; error: 3:23: @nothing
define i64 @main() {
  %x = load i64, i64* @nothing
  ret i64 %x
}
