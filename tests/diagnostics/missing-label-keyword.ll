; error: 3:6: label
define i64 @main() {
  br %next
next:
  ret i64 0
}
