; error: 4:3: ')'
define i64 @main() {
  %x = call i64 @labs(i64 -3
  ret i64 0
}
