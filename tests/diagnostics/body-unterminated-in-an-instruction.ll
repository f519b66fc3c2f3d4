; error: 4:1: end of
define i64 @main() {
  %x = add i64 1,
