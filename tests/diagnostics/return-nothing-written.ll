; error: 4:1: type
define i64 @main() {
  ret
}
