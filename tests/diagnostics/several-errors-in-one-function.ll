; Three independent errors, all of them reported.
; error: 6:16: %one
; error: 7:23: @two
; error: 8:12: %three
define i64 @main() {
  %a = add i64 %one, 1
  %b = load i64, i64* @two
  br label %three
}
