; A first index of zero needs no array around it.
; strict: exit 20
@s = global { i64, { i64, i64 } } { i64 10, { i64, i64 } { i64 20, i64 30 } }
define i64 @main() {
  %p = getelementptr { i64, { i64, i64 } }* @s, i32 0, i32 1
  %q = getelementptr { i64, i64 }* %p, i32 0, i32 0
  %v = load i64* %q
  ret i64 %v
}
