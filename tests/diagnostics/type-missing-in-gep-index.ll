; error: 3:36: a type is missing before '0'
define i64 @f(i64 %a, i1 %c, i64* %p) {
  %x = getelementptr i64, i64* %p, 0
  ret i64 0
}
