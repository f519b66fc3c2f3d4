; error: 3:23:
define i64 @main() {
  %x = load i64, i64* @"abc
  ret i64 0
}
