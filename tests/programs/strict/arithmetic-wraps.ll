; Arithmetic is 64-bit two's complement in the abstract machine too.
; strict: exit 255
define i64 @main() {
  %a = shl i64 1, 63
  %b = sub i64 %a, 1
  %c = add i64 %b, %b
  %d = add i64 %c, 1
  ret i64 %d
}
