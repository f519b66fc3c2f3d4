; error: 3:48: %b
define i64 @f([2 x i64]* %p, i1 %b) {
  %q = getelementptr [2 x i64]* %p, i32 0, i32 %b
  ret i64 0
}
