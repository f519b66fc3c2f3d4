; error: 3:8: addd
define i64 @main() {
  %x = addd i64 1, 2
  ret i64 0
}
