; Labels and locals of a function share one name space.
; error: 7:1: again
; note: 5: again
define i64 @main() {
  %again = add i64 1, 2
  br label %again
again:
  ret i64 0
}
