; error: 2:1: $
$ main
define i64 @main() {
  ret i64 0
}
