define i64 @"ÿÃ("() {
  ret i64 1
}
