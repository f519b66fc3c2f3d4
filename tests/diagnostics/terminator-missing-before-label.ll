; error: 4:1: terminator
define i64 @main() {
  %x = add i64 1, 2
next:
  ret i64 %x
}
