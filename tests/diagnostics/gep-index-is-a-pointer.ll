; error: 3:44: i64*
define i64 @f([2 x i64]* %p, i64* %i) {
  %q = getelementptr [2 x i64]* %p, i32 0, i64* %i
  ret i64 0
}
