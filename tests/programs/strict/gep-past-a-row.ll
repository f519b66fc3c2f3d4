; The end of a row is the end of an array, though the next row follows in any layout.
; strict: error 6: out-of-bounds
@m = global [2 x [3 x i64]] [[3 x i64] [i64 1, i64 2, i64 3], [3 x i64] [i64 4, i64 5, i64 6]]
define i64 @main() {
  %p = getelementptr [2 x [3 x i64]]* @m, i32 0, i32 0, i32 5
  %v = load i64* %p
  ret i64 %v
}
