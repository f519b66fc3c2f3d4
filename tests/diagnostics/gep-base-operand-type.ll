; error: 3:33: %p
define i64 @f(i64* %p) {
  %q = getelementptr [2 x i64]* %p, i32 0, i32 1
  ret i64 0
}
