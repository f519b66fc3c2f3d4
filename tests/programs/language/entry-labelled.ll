; exit: 1
define i64 @main() {
entry:
  ret i64 1
}
