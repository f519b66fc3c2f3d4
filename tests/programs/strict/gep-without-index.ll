; A getelementptr without an index, of an instruction or in a constant, is its pointer.
; strict: exit 42
@x = global i64 40
@y = global i64* getelementptr (i64, i64* @x)
define i64 @main() {
  %q = getelementptr i64, i64* @x
  %a = load i64, i64* %q
  %p = load i64*, i64** @y
  %b = load i64, i64* %p
  %c = sub i64 %b, 38
  %d = add i64 %a, %c
  ret i64 %d
}
