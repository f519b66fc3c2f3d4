; exit: 52
define i64 @main() {
  ret i64 1311768467463790132
}
