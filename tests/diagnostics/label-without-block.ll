; error: 4:1: last
define i64 @main() {
  ret i64 0
last:
}
