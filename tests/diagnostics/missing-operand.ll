; error: 3:27: ')'
define i64 @main() {
  %x = call i64 @labs(i64 )
  ret i64 0
}
