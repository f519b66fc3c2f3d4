; A label's name is written before the colon without percent sign.
; error: 5:1: %next
define i64 @main() {
  br label %next
%next:
  ret i64 0
}
