; error: 3:12: %there
define i64 @main() {
  br label %there
}
