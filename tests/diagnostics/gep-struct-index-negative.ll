; error: 3:51: -1
define i64 @f({ i64, i64 }* %p) {
  %q = getelementptr { i64, i64 }* %p, i32 0, i32 -1
  ret i64 0
}
