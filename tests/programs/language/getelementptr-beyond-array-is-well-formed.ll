; "A GEP instruction that indexes beyond the size of an array is well-formed": here it stays inside the block.
; exit: 6
@m = global [2 x [3 x i64]] [[3 x i64] [i64 1, i64 2, i64 3], [3 x i64] [i64 4, i64 5, i64 6]]
define i64 @main() {
  %p = getelementptr [2 x [3 x i64]]* @m, i32 0, i32 0, i32 5
  %v = load i64* %p
  ret i64 %v
}
