; On the first turn the value is not there yet.
; error: 7:16: %next
; note: 8: %next
define i64 @main() {
  br label %loop
loop:
  %x = add i64 %next, 1
  %next = add i64 2, 3
  %c = icmp eq i64 %x, 3
  br i1 %c, label %loop, label %end
end:
  ret i64 %x
}
