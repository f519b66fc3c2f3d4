; exit: 9
define i64 @main() {
  %r = call i64 @labs(i64 -9)
  ret i64 %r
}
declare i64 @labs(i64)
