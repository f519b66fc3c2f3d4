; interpret-error: 4: shift-amount
define i64 @main() {
  %n = sub i64 0, 1
  %r = ashr i64 100, %n
  ret i64 %r
}
