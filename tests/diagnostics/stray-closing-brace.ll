; error: 5:1: }
define i64 @main() {
  ret i64 0
}
}
