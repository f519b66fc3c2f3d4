; error: 3:23: quote
define i64 @main() {
  %x = load i64, i64* @"abc
  ret i64 0
}
