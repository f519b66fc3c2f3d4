; error: 3:55: 5
define i64 @f(ptr %p) {
  %q = getelementptr { i64, i64 }, ptr %p, i32 0, i32 5
  ret i64 0
}
