; error: 7:1: next
; note: 5: next
define i64 @main() {
  br label %next
next:
  br label %next
next:
  ret i64 0
}
