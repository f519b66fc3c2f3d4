; interpret-error: 3: shift-amount
define i64 @shift(i64 %x, i64 %by) {
  %r = shl i64 %x, %by
  ret i64 %r
}
define i64 @main() {
  %a = call i64 @shift(i64 1, i64 63)
  %b = call i64 @shift(i64 1, i64 64)
  %c = add i64 %a, %b
  ret i64 %c
}
