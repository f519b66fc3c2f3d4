; error: 3:7: i1
define i64 @main() {
  ret i1 true
}
