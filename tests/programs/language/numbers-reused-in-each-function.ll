; exit: 6
define i64 @f(i64 %0) {
  %2 = add i64 %0, 1
  ret i64 %2
}
define i64 @g(i64 %0) {
  %2 = add i64 %0, 2
  ret i64 %2
}
define i64 @main() {
  %1 = call i64 @f(i64 3)
  %2 = call i64 @g(i64 %1)
  ret i64 %2
}
