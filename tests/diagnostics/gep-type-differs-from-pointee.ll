; error: 3:27: i1
define i64 @f(i1* %p) {
  %q = getelementptr i64, i1* %p, i32 0
  ret i64 0
}
