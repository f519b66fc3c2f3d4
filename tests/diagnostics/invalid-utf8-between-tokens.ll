; error: 3:16: character
define i64 @main() {
  %x = add i64 Ã( 1, 2
  ret i64 0
}
