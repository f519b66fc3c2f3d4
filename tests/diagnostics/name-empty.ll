; error: 3:16: name
define i64 @main() {
  %x = add i64 % , 1
  ret i64 0
}
