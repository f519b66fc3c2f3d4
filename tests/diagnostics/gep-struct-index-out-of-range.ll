; error: 3:51: 2
define i64 @f({ i64, i64 }* %p) {
  %q = getelementptr { i64, i64 }* %p, i32 0, i32 2
  ret i64 0
}
