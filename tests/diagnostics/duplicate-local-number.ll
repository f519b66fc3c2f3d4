; error: 5:3: %1
; note: 4: %1
define i64 @main() {
  %1 = add i64 1, 2
  %1 = add i64 3, 4
  ret i64 %1
}
