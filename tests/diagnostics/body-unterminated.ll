; error: 5:1: }
; note: 3:
define i64 @main() {
  ret i64 0
