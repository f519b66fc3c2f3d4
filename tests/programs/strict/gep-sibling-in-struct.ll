; … and here they are not: two fields of a struct.
; strict: error 7: out-of-bounds
@s = global { i64, i64 } { i64 10, i64 20 }
define i64 @main() {
  %p = getelementptr { i64, i64 }* @s, i32 0, i32 0
  %q = getelementptr i64* %p, i32 1
  %v = load i64* %q
  ret i64 %v
}
