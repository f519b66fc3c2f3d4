; Numbered locals in any order, with gaps.
; exit: 70
define i64 @main() {
  %10 = add i64 10, 0
  %3 = add i64 %10, 10
  %200 = add i64 %3, 20
  %0 = add i64 %200, 30
  ret i64 %0
}
