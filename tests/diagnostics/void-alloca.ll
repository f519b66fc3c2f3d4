; error: 3:15: void
define i64 @main() {
  %p = alloca void
  ret i64 0
}
