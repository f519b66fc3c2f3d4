; The result points to the field, not to the struct.
; error: 5:18: %q
define i64 @f({ i64, i1 }* %p) {
  %q = getelementptr { i64, i1 }* %p, i32 0, i32 1
  %v = load i64* %q
  ret i64 %v
}
