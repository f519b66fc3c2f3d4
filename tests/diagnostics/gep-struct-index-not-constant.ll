; error: 3:51: constant
define i64 @f({ i64, i64 }* %p, i64 %i) {
  %q = getelementptr { i64, i64 }* %p, i32 0, i32 %i
  ret i64 0
}
