; error: 3:6: character
define i64 @main() {
  %größe = add i64 1, 2
  ret i64 0
}
