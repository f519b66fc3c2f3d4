; error: 3:22: pointer
define i64 @f(i64 %n) {
  %q = getelementptr i64 %n, i32 0
  ret i64 0
}
