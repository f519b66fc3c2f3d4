; Parameters and labels may be numbers too.
; exit: 15
define i64 @f(i64 %7, i64 %3) {
  %99 = add i64 %7, %3
  br label %12
12:
  %1 = add i64 %99, 5
  ret i64 %1
}
define i64 @main() {
  %42 = call i64 @f(i64 4, i64 6)
  ret i64 %42
}
