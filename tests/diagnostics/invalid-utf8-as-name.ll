; error: 3:3: name
define i64 @main() {
  %ÿþ = add i64 1, 2
  ret i64 0
}
