; error: 4:17: %n
define i64 @main() {
  %n = add i64 1, 2
  %x = call i64 %n()
  ret i64 %x
}
