; Dominance counts, not the order in the text: %x is used above the place that defines it.
; exit: 9
define i64 @main() {
  br label %define
use:
  %y = add i64 %x, 4
  ret i64 %y
define:
  %x = add i64 2, 3
  br label %use
}
