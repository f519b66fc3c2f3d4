; error: 9:3: %x
; note: 6: %x
define i64 @main() {
  br i1 true, label %a, label %b
a:
  %x = add i64 1, 2
  ret i64 %x
b:
  %x = add i64 3, 4
  ret i64 %x
}
