; After a terminator only a label or the end may come.
; error: 5:3: terminator
define i64 @main() {
  ret i64 0
  %x = add i64 1, 2
  ret i64 %x
}
